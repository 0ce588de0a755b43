//! The record of a proof, `records/proof-ARCHITECTURE.csv`, and its summary in `docs`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use phalanx::costs;
use phalanx_prove::Verdict;

use crate::claims::{Claim, Proof, root};
use crate::failure::Failure;

/// A record's header line.
const HEAD: &str = "function,family,level,kind,source,code,instructions,stack_bytes,sha256,believes,leaks_caught\n";

/// Rust's name for the architecture whose summary is the main one.
const X86_64: &str = "x86_64";

/// The record for a proved function.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Line {
    pub(crate) function: String,
    family: String,
    level: String,
    kind: String,
    shipped: bool,
    /// The beginning of a hash over the function's entire assembly, including instructions,
    /// constants and callees.
    pub(crate) code: String,
    instructions: Option<usize>,
    stack_bytes: Option<u64>,
    /// A hash of its instructions, without the fields that a linker fills in.
    sha256: String,
    believes: Vec<String>,
    leaks_caught: Option<usize>,
}

impl Line {
    fn new(claim: &Claim, verdict: &Verdict) -> Self {
        Self {
            function: verdict.symbol.clone(),
            family: claim.family.clone(),
            level: claim.level.clone(),
            kind: claim.shape.clone(),
            shipped: claim.shipped,
            code: String::new(),
            instructions: Some(verdict.instructions),
            stack_bytes: verdict.stack_bytes,
            sha256: verdict.sha256.clone(),
            believes: verdict.believes.iter().map(ToString::to_string).collect(),
            leaks_caught: None,
        }
    }

    fn text(&self) -> String {
        fn cell(value: Option<impl ToString>) -> String {
            value.map_or_else(String::new, |value| value.to_string())
        }
        let cells: [&str; 11] = [
            &self.function,
            &self.family,
            &self.level,
            &self.kind,
            if self.shipped { "assembly" } else { "Rust" },
            &self.code,
            &cell(self.instructions),
            &cell(self.stack_bytes),
            &self.sha256,
            &self.believes.join(" "),
            &cell(self.leaks_caught),
        ];
        cells.join(",") + "\n"
    }

    #[cfg(test)]
    fn parse(line: &str) -> Option<Self> {
        let cells: Vec<&str> = line.split(',').collect();
        let [function, family, level, kind, source, code, instructions, stack_bytes, sha256, believes, leaks_caught] =
            cells[..]
        else {
            return None;
        };
        Some(Self {
            function: function.into(),
            family: family.into(),
            level: level.into(),
            kind: kind.into(),
            shipped: source == "assembly",
            code: code.into(),
            instructions: instructions.parse().ok(),
            stack_bytes: stack_bytes.parse().ok(),
            sha256: sha256.into(),
            believes: believes.split_whitespace().map(str::to_owned).collect(),
            leaks_caught: leaks_caught.parse().ok(),
        })
    }

    /// For the checked-in record, leaves out the properties that depend on the compiler.
    fn of_any_compiler(self) -> Self {
        if self.shipped {
            return self;
        }
        Self { instructions: None, stack_bytes: None, sha256: String::new(), ..self }
    }
}

/// One line per proved function. `code` holds the hashes of the assembly, and `caught` the number
/// of leaks for each function.
pub(crate) fn lines(proof: &Proof<'_>, code: &BTreeMap<String, String>, caught: &BTreeMap<String, usize>) -> Vec<Line> {
    let line = |(claim, verdict): &(&Claim, Verdict)| {
        let code = code.get(costs::name(&verdict.symbol)).filter(|_| claim.shipped).cloned().unwrap_or_default();
        Line { code, leaks_caught: caught.get(&verdict.symbol).copied(), ..Line::new(claim, verdict) }
    };
    proof.verdicts.iter().map(line).collect()
}

/// The file with these lines.
pub(crate) fn csv(lines: &[Line]) -> String {
    HEAD.to_owned() + &lines.iter().map(Line::text).collect::<String>()
}

/// A proof's checked-in results, i.e. the record and its summary, with their paths.
pub(crate) fn files(lines: Vec<Line>, architecture: &str) -> [(PathBuf, String); 2] {
    let lines: Vec<Line> = lines.into_iter().map(Line::of_any_compiler).collect();
    let page = summary(&lines, architecture);
    [(record_path(architecture), csv(&lines)), (root().join("docs").join(page_name(architecture)), page)]
}

fn record_path(architecture: &str) -> PathBuf {
    root().join(format!("records/proof-{}.csv", architecture))
}

fn page_name(architecture: &str) -> &'static str {
    if architecture == X86_64 { "proof.md" } else { "proof-aarch64.md" }
}

/// The hashes of all functions in an architecture's assembly, from the table that is generated
/// along with it.
pub(crate) fn code(architecture: &str) -> Result<BTreeMap<String, String>, Failure> {
    let path = root().join(format!("crates/phalanx-kernels/src/frames/{}.rs", architecture));
    let text = std::fs::read_to_string(&path).map_err(|error| Failure::File { path, error })?;
    let entry = |line: &str| {
        let (name, rest) = line.trim().strip_prefix("(\"")?.split_once("\", [")?;
        let hash = rest.split_once(", 0x")?.1.strip_suffix("]),")?;
        Some((name.to_owned(), format!("{hash:0>8}")))
    };
    Ok(text.lines().filter_map(entry).collect())
}

/// A short page that says how many functions of each kind were proved, with links.
fn summary(lines: &[Line], architecture: &str) -> String {
    let (introduction, run) =
        if architecture == X86_64 { (ON_X86_64, RUN_ON_X86_64) } else { (ON_AARCH64, RUN_ON_AARCH64) };
    let shipped: Vec<&Line> = lines.iter().filter(|line| line.shipped).collect();
    let instructions: usize = shipped.iter().filter_map(|line| line.instructions).sum();
    let compiled = match lines.len() - shipped.len() {
        0 => String::new(),
        count => format!("{count} more are Rust, as CI compiles them. "),
    };
    let believed: BTreeSet<String> = lines.iter().flat_map(|line| &line.believes).map(|s| format!("`{s}`")).collect();
    let believed = match believed.is_empty() {
        true => String::new(),
        false => format!(
            " [Believed by name](prove-your-own.md#what-is-believed-by-name): {}.",
            believed.into_iter().collect::<Vec<_>>().join(", ")
        ),
    };
    format!(
        "{introduction}\n{}\n\
         {} functions, {instructions} instructions, ship as machine code that builds link unchanged.\n\
         {compiled}The proof does not cover builds without that machine code.\n\n\
         * [The record](../records/proof-{architecture}.csv) has each function with the hash of its code. {run}\n\
         * No contract grants an exception.{believed}\n{ASSUMPTIONS}",
        table(lines),
        shipped.len()
    )
}

/// How many functions there are for each cipher at each level, and how many leaks were caught in
/// them.
fn table(lines: &[Line]) -> String {
    let mut levels: Vec<&str> = Vec::new();
    let mut ciphers: Vec<&str> = Vec::new();
    for line in lines {
        if !ciphers.contains(&line.cipher()) {
            ciphers.push(line.cipher());
        }
        if !line.level.is_empty() && !levels.contains(&line.level.as_str()) {
            levels.push(&line.level);
        }
    }
    let row = |name: &str, of: &[&Line]| {
        let count = |level: &&str| of.iter().filter(|line| line.level == **level).count().to_string();
        let each = levels.iter().map(count).collect::<Vec<_>>().join(" | ");
        let leaks: usize = of.iter().filter_map(|line| line.leaks_caught).sum();
        format!("| {name} | {each} | {} | 0 | {leaks} |\n", of.len())
    };
    let mut text = format!(
        "| functions | {} | proved | refused | leaks caught |\n|---{}|\n",
        levels.join(" | "),
        "|---:".repeat(levels.len() + 3)
    );
    for cipher in ciphers {
        text += &row(cipher, &lines.iter().filter(|line| line.cipher() == cipher).collect::<Vec<_>>());
    }
    text + &row("all", &lines.iter().collect::<Vec<_>>())
}

impl Line {
    /// The cipher of a family, without sizes.
    fn cipher(&self) -> &str {
        self.family.split('-').next().unwrap_or(&self.family)
    }
}

/// The first line that differs, both as it is and as it should be.
pub(crate) fn difference<'a>(there: &'a str, expected: &'a str) -> Option<(&'a str, &'a str)> {
    let (mut there, mut expected) = (there.lines(), expected.lines());
    loop {
        match (there.next(), expected.next()) {
            (None, None) => return None,
            (a, b) if a != b => return Some((a.unwrap_or("nothing"), b.unwrap_or("nothing"))),
            _ => {}
        }
    }
}

const ON_X86_64: &str = "\
# Proof of constant time

[phalanx-prove](../crates/phalanx-prove/README.md) proves the machine code of Phalanx for x86-64. No
branch, address or mask of a memory access depends on a key, a message or anything computed from
them. Every instruction that handles a secret takes the same time for all operands.
";

const ON_AARCH64: &str = "\
# Proof of constant time on AArch64

The same as [on x86-64](proof.md). Every instruction that handles a secret is FMOV, MOVK or in
Arm's list of data-independent-time instructions (ARM DDI 0487, C5.2.4). That list holds while
PSTATE.DIT is 1, which the library's feature `dit` sets. The proved build does not have it.
";

const ASSUMPTIONS: &str = "\
* [Believed](../crates/phalanx-prove/README.md#what-stays-refused): pointers to uBlock's table stay in it.
* Modes, dispatch and the command are [not proved](limits.md#not-proved). Memcheck watches them.
* `phalanx-prove equal` proves that the same code [computes the standards](../crates/phalanx-equal/README.md).
* [What it cannot know](prove-your-own.md#what-it-cannot-know), [its tests](../SOUNDNESS.md#constant-time).
";

const RUN_ON_X86_64: &str = "\
CI proves all
  of them again (`cargo run --release -p phalanx-prove -- phalanx --mutate --check`) and fails if one
  is missing, new, refused or has other code. Releases have it as `phalanx.proved.csv`.";

const RUN_ON_AARCH64: &str = "\
`tools/emulate.sh
  prove` compiles the command, proves all of them again and fails if one is missing, new, refused or
  has other code.";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::claims::Claims;

    fn recorded(architecture: &str) -> Vec<Line> {
        let text = std::fs::read_to_string(record_path(architecture)).unwrap();
        let lines = text.strip_prefix(HEAD).unwrap().lines();
        lines.map(|line| Line::parse(line).unwrap_or_else(|| panic!("{line}"))).collect()
    }

    /// A proof takes minutes. Without running one, this test detects if a kernel is missing from
    /// the record or has changed.
    #[test]
    fn records_have_the_code_that_ships() {
        for architecture in [X86_64, "aarch64"] {
            let lines = recorded(architecture);
            let mut code = code(architecture).unwrap();
            let hint = "prove the assembly again as described in CONTRIBUTING.md";
            for line in lines.iter().filter(|line| line.shipped) {
                let now = code.remove(costs::name(&line.function));
                assert_eq!(now.as_ref(), Some(&line.code), "{architecture}, {}: {hint}", line.function);
            }
            // These are in the assembly for AArch64, but no kernel there uses them.
            code.retain(|name, _| !(name.starts_with("ublock_") && name.ends_with("_prepare_sliced")));
            assert!(code.is_empty(), "{architecture} ships what the record lacks: {code:?}: {hint}");
        }
    }

    /// The record must have as many lines as the table, which ensures that no kernel is missing.
    #[test]
    #[cfg(target_arch = "x86_64")]
    fn the_record_has_the_whole_table() {
        let claims = Claims::native().unwrap();
        let claimed: BTreeSet<&str> = claims.of_library().map(|claim| claim.contract.symbol.as_str()).collect();
        let lines = recorded(X86_64);
        assert_eq!(lines.iter().map(|line| line.function.as_str()).collect::<BTreeSet<_>>(), claimed);
    }

    #[test]
    fn pages_are_short_and_fit_their_records() {
        for architecture in [X86_64, "aarch64"] {
            let lines = recorded(architecture);
            let [(path, record), (page_path, page)] = files(lines, architecture);
            assert_eq!(std::fs::read_to_string(path).unwrap(), record);
            assert_eq!(std::fs::read_to_string(page_path).unwrap(), page);
            assert!(page.lines().count() <= 30, "{page}");
        }
    }

    #[test]
    fn every_function_is_counted() {
        let line = |family: &str, level: &str, leaks| Line {
            family: family.into(),
            level: level.into(),
            shipped: true,
            leaks_caught: Some(leaks),
            ..Line::default()
        };
        let lines = [line("kalyna-128/128", "avx2", 3), line("kalyna-256/256", "portable", 2), line("routines", "", 1)];
        let text = table(&lines);
        assert!(text.contains("| kalyna | 1 | 1 | 2 | 0 | 5 |\n"), "{text}");
        assert!(text.ends_with("| routines | 0 | 0 | 1 | 0 | 1 |\n| all | 1 | 1 | 3 | 0 | 6 |\n"), "{text}");
    }

    #[test]
    fn a_difference_is_found() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(difference("a\nb\n", "a\nc\n"), Some(("b", "c")));
        assert_eq!(difference("a\n", "a\nb\n"), Some(("nothing", "b")));
        assert_eq!(difference("a\nb\n", "a\n"), Some(("b", "nothing")));
    }
}
