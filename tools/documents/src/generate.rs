//! Generates the parts of documents that show measurements. `phalanx-tools figures` generates those
//! that need the library.

use std::error::Error;
use std::fs;
use std::path::Path;

use crate::arm;

/// All generated parts, which are between `<!-- NAME:begin -->` and `<!-- NAME:end -->`, and the
/// program that writes each of them.
pub const GENERATED: [(&str, &str); 17] = [
    ("arm", "phalanx-documents generate"),
    ("bench", "phalanx-tools figures"),
    ("go-names", "go test"),
    ("go-speed", "phalanx-documents generate"),
    ("java-names", "phalanx-documents generate"),
    ("java-spark", "phalanx-documents generate"),
    ("java-speed", "phalanx-documents generate"),
    ("javascript-load", "phalanx-documents generate"),
    ("javascript-names", "phalanx-documents generate"),
    ("javascript-speed", "phalanx-documents generate"),
    ("limits", "phalanx-tools figures"),
    ("modes-speed", "phalanx-tools figures"),
    ("openssl-clients", "crates/phalanx-openssl/tests/interpreters"),
    ("openssl-speed", "phalanx-documents generate"),
    ("papers-speed", "phalanx-tools figures"),
    ("python-speed", "phalanx-documents generate"),
    ("spark-speed", "phalanx-documents generate"),
];

/// Writes the parts, or compares them.
pub fn run(root: &Path, check: bool) -> Result<(), Box<dyn Error>> {
    let read = |name: &str| fs::read_to_string(root.join(name)).map_err(|error| format!("{name}: {error}"));
    let arm = arm::table(&read("tools/steps-aarch64.txt")?, &read("crates/phalanx-kernels/src/costs/aarch64.rs")?);
    let openssl = without(&read("docs/benchmarks/openssl-speed.txt")?, &["64", "256", "8192"]);
    let javascript = read("docs/benchmarks/javascript-speed.txt")?;
    let parts = [
        ("docs/arm.md", "arm", arm.ok_or("a kernel of docs/arm.md is not in the records")?),
        ("docs/go.md", "go-speed", read("docs/benchmarks/go-speed.txt")?),
        ("docs/java.md", "java-names", java_names(&read("crates/phalanx-c/include/phalanx.h")?)),
        ("docs/java.md", "java-spark", read("docs/benchmarks/java-spark.txt")?),
        ("docs/java.md", "java-speed", read("docs/benchmarks/java-speed.txt")?),
        ("docs/javascript.md", "javascript-load", first_table(behind_first_table(&javascript))),
        ("docs/javascript.md", "javascript-names", names(&read("crates/phalanx-js/js/index.d.ts")?)),
        ("docs/javascript.md", "javascript-speed", first_table(&javascript)),
        ("docs/openssl.md", "openssl-speed", below_one(&openssl)),
        ("docs/python.md", "python-speed", first_table(&read("docs/benchmarks/python-speed.txt")?)),
        ("docs/spark.md", "spark-speed", read("docs/benchmarks/spark-speed.txt")?),
    ];
    for (document, name, part) in parts {
        let text = read(document)?;
        let new = between(&text, name, &part).ok_or_else(|| format!("{document}: no part `{name}`"))?;
        if check && new != text {
            return Err(format!(
                "{document}: the part `{name}` is out of date: run cargo run -p phalanx-documents -- generate"
            )
            .into());
        }
        if new != text {
            fs::write(root.join(document), new)?;
        }
    }
    Ok(())
}

/// Makes a table of the names that Java's provider has for the algorithms of `phalanx.h`, which lists
/// the catalogue.
fn java_names(header: &str) -> String {
    // #define PHALANX_MAGMA_MGM "magma-mgm" /* key 32, nonce 8, tag 8; aead; the standard */
    let algorithms: Vec<(&str, &str)> = header
        .lines()
        .filter_map(|line| {
            let (_, rest) = line.strip_prefix("#define PHALANX_")?.split_once('"')?;
            let (name, about) = rest.split_once("\" /* ")?;
            Some((name, about.split("; ").nth(1)?))
        })
        .collect();
    let rows = [
        ("`Cipher`, with `updateAAD`", "aead"),
        ("`Cipher`, **without authentication**", "stream block-mode blocks xts"),
        ("`Cipher`, for `wrap` and `unwrap`", "wrap"),
        ("`Mac`", "mac"),
        ("`Derivation`", "derivation"),
    ];
    let mut table = "| class | names |\n|---|---|\n".to_owned();
    for (class, roles) in rows {
        let of_class = algorithms.iter().filter(|(_, role)| roles.split(' ').any(|each| each == *role));
        let names: Vec<String> = of_class.map(|(name, _)| format!("`{}`", name.replace('/', "-"))).collect();
        table += &format!("| {class} | {} |\n", names.join(", "));
    }
    table
}

/// Replaces the text between the marks.
fn between(text: &str, name: &str, new: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name}:begin -->\n"), format!("<!-- {name}:end -->\n"));
    let start = text.find(&begin)? + begin.len();
    let stop = start + text[start..].find(&end)?;
    Some(format!("{}{new}{}", &text[..start], &text[stop..]))
}

/// Returns the text up to its first empty line.
fn first_table(text: &str) -> String {
    text.split_inclusive('\n').take_while(|line| *line != "\n").collect()
}

/// Returns the text after its first empty line.
fn behind_first_table(text: &str) -> &str {
    text.split_once("\n\n").map_or("", |(_, rest)| rest)
}

/// Makes a table of the documented functions, classes and methods that TypeScript declares.
fn names(declarations: &str) -> String {
    let mut table = "| name | |\n|---|---|\n".to_owned();
    let (mut about, mut class, mut in_interface) = ("", "", false);
    for line in declarations.lines() {
        let text = line.trim();
        if let Some(comment) = text.strip_prefix("/** ").and_then(|rest| rest.strip_suffix(" */")) {
            about = comment;
            continue;
        }
        let opens = text.starts_with("export interface") && text.ends_with('{');
        in_interface = !line.starts_with('}') && (in_interface || opens);
        let row = if in_interface || about.is_empty() && !text.starts_with("export class") {
            None
        } else if let Some(rest) = text.strip_prefix("export class ") {
            class = rest.split([' ', '{']).next().unwrap_or_default();
            rest.ends_with("{}").then(|| class.to_owned())
        } else if let Some(rest) = text.strip_prefix("export function ") {
            Some(without_types(rest))
        } else if let Some(rest) = text.strip_prefix("constructor") {
            Some(format!("new {class}{}", without_types(rest)))
        } else if text.starts_with("readonly ") {
            // A class without a constructor, such as an error.
            Some(class.to_owned())
        } else {
            (line.starts_with("    ") && text.contains('(')).then(|| format!(".{}", without_types(text)))
        };
        if let Some(row) = row {
            table += &format!("| `{row}` | {about} |\n");
        }
        // The comment of a class describes its constructor.
        if !text.starts_with("export class") {
            about = "";
        }
    }
    table
}

/// The name of a function and its parameters.
fn without_types(declaration: &str) -> String {
    let Some((name, rest)) = declaration.split_once('(') else { return declaration.to_owned() };
    let parameters =
        rest.rsplit_once("):").or_else(|| rest.rsplit_once(')')).map_or(rest, |(parameters, _)| parameters);
    let names: Vec<&str> = parameters.split(", ").map(|each| each.split(':').next().unwrap_or_default()).collect();
    format!("{name}({})", names.join(", "))
}

/// Removes the columns with these titles.
fn without(table: &str, titles: &[&str]) -> String {
    let first: Vec<&str> = table.lines().next().unwrap_or_default().split('|').map(str::trim).collect();
    let kept = |line: &str| {
        let cells = line.split('|').zip(&first).filter(|(_, title)| !titles.contains(title)).map(|(cell, _)| cell);
        cells.collect::<Vec<_>>().join("|") + "\n"
    };
    table.lines().map(kept).collect()
}

/// Makes cells below 1 bold, except in the last column.
fn below_one(table: &str) -> String {
    let line = |line: &str| {
        let mut cells: Vec<String> = line.split('|').map(str::to_owned).collect();
        let last = cells.len().saturating_sub(2);
        for cell in &mut cells[..last] {
            let number = cell.trim();
            if number.parse::<f64>().is_ok_and(|value| value < 1.0) {
                *cell = format!(" **{number}** ");
            }
        }
        cells.join("|") + "\n"
    };
    table.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_replaced() {
        let text = "a\n<!-- x:begin -->\nold\n<!-- x:end -->\nb\n";
        assert_eq!(between(text, "x", "new\n").unwrap(), text.replace("old", "new"));
        assert_eq!(between(text, "y", ""), None);
    }

    #[test]
    fn columns_are_left_out() {
        assert_eq!(
            without("| a | 64 | b |\n|---|---|---|\n| 1 | 2 | 3 |\n", &["64"]),
            "| a | b |\n|---|---|\n| 1 | 3 |\n"
        );
    }

    #[test]
    fn first_tables_end_at_an_empty_line() {
        assert_eq!(first_table("| a |\n| 1 |\n\n| b |\n"), "| a |\n| 1 |\n");
    }

    #[test]
    fn declarations_become_a_table() {
        let declarations = "/** A. */\nexport class A {\n    constructor(name: string, key?: Uint8Array);\n    \
            readonly size: number;\n    /** Runs. */\n    run(a: number | bigint, b?: X): Y<Z>;\n}\n\
            export interface A extends I {}\n/** I. */\nexport interface I {\n    /** No. */\n    no(): void;\n}\n\
            /** F. */\nexport function f(x: string): Promise<void>;\n/** E. */\nexport class E extends Error {}\n\
            /** C. */\nexport class C extends E {\n    readonly chunk: number;\n}\n";
        let rows =
            "| `new A(name, key?)` | A. |\n| `.run(a, b?)` | Runs. |\n| `f(x)` | F. |\n| `E` | E. |\n| `C` | C. |\n";
        assert_eq!(names(declarations), format!("| name | |\n|---|---|\n{rows}"));
    }

    #[test]
    fn java_has_hyphens_instead_of_slashes() {
        let header = "#define PHALANX_A \"a-1/2-gcm\" /* key 16, nonce 16; aead; S */\n#define PHALANX_OK 0\n";
        assert!(java_names(header).contains("| `Cipher`, with `updateAAD` | `a-1-2-gcm` |\n"));
    }

    #[test]
    fn tables_are_separated_by_empty_lines() {
        let text = "| a |\n\n| b |\n\nc\n";
        assert_eq!((first_table(text), first_table(behind_first_table(text))), ("| a |\n".into(), "| b |\n".into()));
    }

    #[test]
    fn what_is_slower_is_bold() {
        assert_eq!(below_one("| `a` | 0.98 | 1.2 | 0.5 |\n"), "| `a` | **0.98** | 1.2 | 0.5 |\n");
    }
}
