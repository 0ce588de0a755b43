//! Rules that every document must follow.

use std::collections::HashSet;
use std::error::Error;
use std::path::{Component, Path, PathBuf};
use std::{env, fs};

use pulldown_cmark::{Event, Tag, TagEnd};

use crate::blocks::{Block, blocks, code_lines, documents, parser};
use crate::generate::GENERATED;
use crate::{names, source};

/// Blocks that other tests compile or run: the document, the kind of block, and the test, whose
/// source mentions the document.
const TESTED: [(&str, &str, &str); 11] = [
    ("docs/c.md", "c", "crates/phalanx-c/tests/clients"),
    ("docs/go.md", "go", "go/documents_test.go"),
    ("docs/hashes.md", "c", "crates/phalanx-c/tests/clients"),
    ("docs/hashes.md", "python", "crates/phalanx-python/tests/test_documents.py"),
    ("docs/java.md", "java", ".ci/steps/java"),
    ("docs/javascript.md", "js", "crates/phalanx-js/tests/document.test.js"),
    ("docs/prove-your-own.md", "c", "crates/phalanx-prove/tests/prove_your_own.rs"),
    ("docs/prove-your-own.md", "console", "crates/phalanx-prove/tests/prove_your_own.rs"),
    ("docs/python.md", "python", "crates/phalanx-python/tests/test_documents.py"),
    ("crates/phalanx-python/README.md", "python", "crates/phalanx-python/tests/test_documents.py"),
    ("docs/spark.md", "python", "crates/phalanx-python/tests/test_spark.py"),
];

/// Prefixes of documents that are entirely generated. Only their links are checked.
const WRITTEN: [&str; 2] = ["docs/benchmarks/results", "docs/proof"];

/// Programs that no line of an indented block may start with. Indented blocks are for drawings and
/// formulas, so nothing runs them.
const PROGRAMS: [&str; 15] = [
    "phalanx",
    "phalanx-bench",
    "phalanx-prove",
    "cargo",
    "openssl",
    "make",
    "python",
    "pip",
    "sudo",
    "apt",
    "docker",
    "git",
    "fuzz/smoke",
    "tools/",
    "$",
];

/// Returns the root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .expect("the repository has not moved since the build")
}

/// Fails if any document breaks a rule.
pub fn run(root: &Path) -> Result<(), Box<dyn Error>> {
    let complaints = complaints(root)?;
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n").into()) }
}

/// Returns all complaints, one per line.
pub fn complaints(root: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut all = names::complaints(&source::files(root)?);
    let summary = fs::read_to_string(root.join("docs/SUMMARY.md"))?;
    for path in documents(root)?.0 {
        let text = fs::read_to_string(&path)?;
        let name = path.strip_prefix(root)?.display().to_string().trim_start_matches("./").to_owned();
        let mut complain = |line: usize, what: String| all.push(format!("{name}:{line}: {what}"));
        let is_written = WRITTEN.iter().any(|begin| name.starts_with(begin));
        for block in blocks(&text).iter().filter(|_| !is_written) {
            if let Err(what) = of_block(root, &name, block)? {
                complain(block.line, what);
            }
        }
        for (line, what) in dead_links(root, &path, &text)? {
            complain(line, what);
        }
        if !is_written {
            for (line, figure) in figures(&text)? {
                complain(line, format!("a hand-written figure: {figure}; generate it from a record, or remove it"));
            }
        }
        // Every page in docs must be in the book.
        let page = name.strip_prefix("docs/").filter(|page| *page != "SUMMARY.md");
        if page.is_some_and(|page| !summary.contains(&format!("]({page})"))) {
            complain(1, "missing in docs/SUMMARY.md".into());
        }
    }
    Ok(all)
}

/// Checks that something compiles or runs a block, or that it says why not.
fn of_block(root: &Path, name: &str, block: &Block) -> Result<Result<(), String>, Box<dyn Error>> {
    let Some(kind) = block.kind() else {
        let command = |line: &&str| {
            PROGRAMS.iter().any(|program| {
                line.split(' ')
                    .next()
                    .is_some_and(|first| first == *program || program.ends_with('/') && first.starts_with(program))
            })
        };
        return Ok(match block.body.lines().find(command) {
            Some(line) => Err(format!("a command in an indented block is never run: {line}")),
            None => Ok(()),
        });
    };
    if !block.closed {
        return Ok(Err("unclosed block".into()));
    }
    if let Some(reason) = block.not_run() {
        return Ok(if reason.len() < 8 { Err("not run, but without a real reason".into()) } else { Ok(()) });
    }
    Ok(match kind {
        // These are drawings, formats and output.
        "text" => Ok(()),
        "rust" if block.info.as_ref().is_some_and(|info| info.contains("ignore")) => {
            Err("Rust that is not compiled; write `rust not run: REASON`".into())
        }
        "rust" => Ok(()),
        // These are run by `shell`.
        "sh" => Ok(()),
        _ => match TESTED.iter().find(|(document, of, _)| (*document, *of) == (name, kind)) {
            Some((_, _, by)) if fs::read_to_string(root.join(by))?.contains(name) => Ok(()),
            Some((_, _, by)) => Err(format!("{by} should test this block, but does not mention {name}")),
            None => Err(format!(
                "nothing compiles or runs this block of {kind}; test it, or write `{kind} not run: REASON`"
            )),
        },
    })
}

/// Broken links, i.e. missing files and missing headings, with their lines.
fn dead_links(root: &Path, document: &Path, text: &str) -> Result<Vec<(usize, String)>, Box<dyn Error>> {
    let mut dead = Vec::new();
    for (event, range) in parser(text).into_offset_iter() {
        let (Event::Start(Tag::Link { dest_url, .. }) | Event::Start(Tag::Image { dest_url, .. })) = event else {
            continue;
        };
        if dest_url.contains("://") || dest_url.starts_with("mailto:") {
            continue;
        }
        let (file, heading) = match dest_url.split_once('#') {
            Some((file, heading)) => (file, Some(heading)),
            None => (&*dest_url, None),
        };
        let line = text[..range.start].matches('\n').count() + 1;
        let folder = document.parent().unwrap_or(root);
        let target = if file.is_empty() { document.to_owned() } else { plain(&folder.join(file)) };
        if !target.exists() || !target.starts_with(plain(root)) {
            dead.push((line, format!("file not found: {dest_url}")));
        } else if let Some(heading) = heading
            && !headings(&fs::read_to_string(&target)?).contains(heading)
        {
            dead.push((line, format!("heading not found: {dest_url}")));
        }
    }
    Ok(dead)
}

/// Removes `.` and `..` from a path.
pub(crate) fn plain(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut plain, component| {
        match component {
            Component::CurDir => {}
            Component::ParentDir => drop(plain.pop()),
            other => plain.push(other),
        }
        plain
    })
}

/// Returns the anchors of a page's headings.
fn headings(text: &str) -> HashSet<String> {
    let (mut names, mut open) = (HashSet::new(), None::<String>);
    for event in parser(text) {
        match event {
            Event::Start(Tag::Heading { .. }) => open = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => {
                let Some(title) = open.take() else { continue };
                let kept = title.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
                let name: String = kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect();
                names.extend(
                    (1..)
                        .map(|n| format!("{name}-{n}"))
                        .take_while(|_| names.contains(&name))
                        .find(|name| !names.contains(name)),
                );
                names.insert(name);
            }
            Event::Text(text) | Event::Code(text) => {
                if let Some(title) = &mut open {
                    *title += &text;
                }
            }
            _ => {}
        }
    }
    names
}

/// Speed figures that are not in generated parts, with their lines.
fn figures(text: &str) -> Result<Vec<(usize, String)>, String> {
    let code = code_lines(text);
    let (mut found, mut inside) = (Vec::new(), None);
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(name) = line.strip_prefix("<!-- ").and_then(|rest| rest.split_once(":begin").map(|(name, _)| name))
        {
            if !GENERATED.iter().any(|(known, _)| *known == name) {
                return Err(format!("line {number}: no program generates the part `{name}`"));
            }
            inside = Some(name);
        }
        if inside.is_some_and(|name| line == format!("<!-- {name}:end -->")) {
            inside = None;
        }
        if inside.is_none() && !code.contains(&number) {
            found.extend(figure(line).map(|figure| (number, figure)));
        }
    }
    Ok(found)
}

/// Returns the first speed figure in a line, i.e. a number with its unit.
fn figure(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_number = |word: &str| {
        let word = word.trim_start_matches(['(', '|', '*', '~', '+', '-']);
        word.starts_with(|c: char| c.is_ascii_digit()) && word.chars().all(|c| c.is_ascii_digit() || ".,".contains(c))
    };
    for (at, word) in words.iter().enumerate() {
        let next = |n: usize| words.get(at + n).copied().unwrap_or_default();
        let rate = ["cpb", "GB/s", "MB/s", "GiB/s", "MiB/s", "Gbit/s", "Mbit/s", "ns"];
        let unit = next(1).trim_end_matches(['.', ',', ';', ':', ')', '*']);
        let speed = rate.contains(&unit)
            || unit == "cycles"
                && ["a", "per", "for"].contains(&next(2))
                && ["byte", "block", "a"].iter().any(|of| next(3).starts_with(of))
            || unit == "times" && ["as", "slower", "faster", "the"].contains(&next(2));
        let factor = *word == "×" && next(1).contains('.') && is_number(next(1));
        if is_number(word) && speed || factor {
            return Some(words[at..words.len().min(at + 4)].join(" "));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_found() {
        for line in [
            "it takes 1.24 cpb.",
            "| 3.2 GB/s |",
            "(0.57 cycles a byte)",
            "11.0 times as fast",
            "+118 ns, × 1.15",
            "× 1.15",
            "0.8 to 1.5 times the time",
        ] {
            assert!(figure(line).is_some(), "{line}");
        }
        for line in [
            "32 bytes",
            "16 × 16 bytes",
            "822 times, by strace",
            "a chain of 13 cycles",
            "IEEE 1619",
            "several times as fast",
        ] {
            assert_eq!(figure(line), None, "{line}");
        }
        assert!(
            figures("a\n<!-- bench:begin -->\n1 cpb\n<!-- bench:end -->\n2 cpb\n").unwrap()
                == vec![(5, "2 cpb".to_owned())]
        );
        assert!(figures("<!-- nobody:begin -->\n").is_err());
    }

    #[test]
    fn headings_have_the_names_that_links_use() {
        let names = headings("# One `two`: three\n## Same\n## Same\n");
        assert_eq!(names, ["one-two-three", "same", "same-1"].map(str::to_owned).into());
    }

    #[test]
    fn blocks_that_nobody_runs_are_found() {
        let root = root();
        let judged = |text: &str| of_block(&root, "docs/faq.md", &blocks(text)[0]).unwrap();
        assert!(judged("```c\nint x;\n```\n").is_err());
        assert!(judged("```c not run: an excerpt of a header\nint x;\n```\n").is_ok());
        assert!(judged("```c not run: no\nint x;\n```\n").is_err());
        assert!(judged("```sh\nphalanx list\n```\n").is_ok());
        assert!(judged("```rust,ignore\nx\n```\n").is_err());
        assert!(judged("    cargo test\n").is_err());
        assert!(judged("    x = a + b\n").is_ok());
        assert!(judged("```sh\nphalanx list\n").is_err());
    }

    #[test]
    fn dead_links_are_found() {
        let (root, text) = (
            root(),
            "[a](README.md) [b](nothing.md) [c](README.md#nothing) [d](README.md#the-command) <https://example.org>\n",
        );
        let dead = dead_links(&root, &root.join("SECURITY.md"), text).unwrap();
        assert_eq!(dead.len(), 2, "{dead:?}");
    }
}
