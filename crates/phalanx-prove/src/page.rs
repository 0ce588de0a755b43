//! The page that sums up the proof, `docs/proof.md` or `docs/proof-aarch64.md`, and the list of all functions for a release.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use phalanx_prove::{Architecture, Verdict};

use crate::claims::{Claim, Proof};
use crate::sha256;

/// A line of the list for each function, by tabs.
const COLUMNS: &str = "function\tcipher\tlevel\tkind\tinstructions\tbytes of stack\tSHA-256\n";

/// The shapes of kernels and of routines, and what so many of them do.
const KINDS: [&[(&str, &str)]; 2] = [
    &[
        ("crypt", "encrypt or decrypt blocks"),
        ("expand", "expand keys"),
        ("load", "place keys for many messages"),
        ("hash", "compute universal hashes or MACs"),
    ],
    &[
        ("sequence", "write counters or tweaks"),
        ("skip", "skip counters"),
        ("map", "convert blocks"),
        ("xor", "XOR messages"),
        ("unpad", "remove padding"),
        ("equal", "compares tags"),
        ("clear", "clear registers (proved to leave no secret in them)"),
        ("wipe", "wipes memory (proved to fill all of it with zeros)"),
    ],
];

/// All functions that were proved.
pub(crate) fn list(proof: &Proof<'_>) -> String {
    let mut list = COLUMNS.to_owned();
    list.extend(proof.verdicts.iter().map(|(claim, verdict)| line(claim, verdict)));
    list
}

fn line(claim: &Claim, verdict: &Verdict) -> String {
    let Claim { family, level, shape, .. } = claim;
    let Verdict { symbol, instructions, sha256, .. } = verdict;
    let stack = verdict.stack_bytes.map_or(String::new(), |bytes| bytes.to_string());
    format!("{symbol}\t{family}\t{level}\t{shape}\t{instructions}\t{stack}\t{sha256}\n")
}

/// The page. `compiler` built the file that was proved.
pub(crate) fn page(proof: &Proof<'_>, architecture: Architecture, compiler: &str) -> String {
    let claims: Vec<&Claim> = proof.verdicts.iter().map(|(claim, _)| *claim).collect();
    let believed: BTreeSet<&String> = proof.verdicts.iter().flat_map(|(_, verdict)| &verdict.believes).collect();
    let believed: Vec<String> = believed.into_iter().map(|name| format!("`{name}`")).collect();
    let (introduction, run) = match architecture {
        Architecture::X86 => (X86_64, RUN_X86_64),
        _ => (AARCH64, RUN_AARCH64),
    };
    let mut page = format!("{introduction}\n{}\n{}", summary(&claims), sources(proof, architecture));
    let _ = writeln!(
        page,
        "{COMPILER}{compiler}. Profile: `release` of this workspace.\n\n## Exceptions and assumptions\n"
    );
    let _ = writeln!(page, "* No contract grants an exception.");
    if !believed.is_empty() {
        let link = "prove-your-own.md#what-is-believed-by-name";
        let _ = writeln!(page, "* [Believed to do what their names say]({link}): {}.", believed.join(", "));
    }
    page + ASSUMPTIONS + run
}

/// Which functions ship as assembly, and which are compiled.
fn sources(proof: &Proof<'_>, architecture: Architecture) -> String {
    let (shipped, compiled): (Vec<_>, Vec<_>) = proof.verdicts.iter().partition(|(claim, _)| claim.shipped);
    let mut text = String::new();
    if !shipped.is_empty() {
        let (name, count) = (architecture.name(), shipped.len());
        let instructions: usize = shipped.iter().map(|(_, verdict)| verdict.instructions).sum();
        let lines: String = shipped.iter().map(|(claim, verdict)| line(claim, verdict)).collect();
        let _ = writeln!(
            text,
            "{count} of these functions, {instructions} instructions, ship as machine code in `crates/phalanx-kernels/asm/{name}`. \
             Builds for {name} link it\nunchanged, whatever the compiler and its options. Targets without shipped machine code and builds \
             with\n`--cfg phalanx_source` compile the functions from Rust; the proof does not cover those. SHA-256 of the {count} lines in \
             the list of functions:\n`{}`.\n",
            sha256(lines.as_bytes())
        );
    }
    if !compiled.is_empty() {
        let _ = writeln!(
            text,
            "{} are Rust, and proved in the command `phalanx` as the compiler below built it. Other compilers and options make other code.\n",
            compiled.len()
        );
    }
    text
}

/// How many functions there are of each cipher at each level, and of each kind.
pub(crate) fn summary(claims: &[&Claim]) -> String {
    let kernels: Vec<(&str, &str)> =
        claims.iter().filter(|claim| claim.is_kernel()).map(|claim| (cipher(claim), claim.level.as_str())).collect();
    let (mut ciphers, mut levels): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
    for (cipher, level) in &kernels {
        if !ciphers.contains(cipher) {
            ciphers.push(cipher);
        }
        if !levels.contains(level) {
            levels.push(level);
        }
    }
    let row = |name: &str, is_of: &dyn Fn(&str) -> bool| {
        let count = |level: &dyn Fn(&str) -> bool| kernels.iter().filter(|(c, l)| is_of(c) && level(l)).count();
        let each = levels.iter().map(|level| format!(" {} |", count(&|of| of == *level))).collect::<String>();
        format!("| {name} |{each} {} |\n", count(&|_| true))
    };
    let mut text =
        format!("| kernels | {} | all levels |\n|---{}|---:|\n", levels.join(" | "), "|---:".repeat(levels.len()));
    text.extend(ciphers.iter().map(|cipher| row(cipher, &|of| of == *cipher)));
    text += &row("all", &|_| true);
    for (kinds, name) in KINDS.into_iter().zip(["kernels", "routines"]) {
        let count = |shape: &str| claims.iter().filter(|claim| claim.shape == shape).count();
        let all: usize = kinds.iter().map(|(shape, _)| count(shape)).sum();
        let each: Vec<String> = kinds.iter().map(|(shape, what)| format!("{} {what}", count(shape))).collect();
        let _ = writeln!(text, "\n{all} {name}: {}.", each.join(", "));
    }
    text
}

/// The cipher of a family, whatever its sizes.
fn cipher(claim: &Claim) -> &str {
    claim.family.split('-').next().unwrap_or(&claim.family)
}

/// The first line in which a page differs from what it should be: how it is, and how it should be. Compilers may differ, because the
/// page says nothing of what one of them makes.
pub(crate) fn difference<'a>(page: &'a str, expected: &'a str) -> Option<(&'a str, &'a str)> {
    let lines = |text: &'a str| text.lines().filter(|line| !line.starts_with(COMPILER));
    let (mut page, mut expected) = (lines(page), lines(expected));
    loop {
        match (page.next(), expected.next()) {
            (None, None) => return None,
            (a, b) if a != b => return Some((a.unwrap_or("nothing"), b.unwrap_or("nothing"))),
            _ => {}
        }
    }
}

const COMPILER: &str = "Compiler: ";

const X86_64: &str = "\
# Proof of constant time

[phalanx-prove](../crates/phalanx-prove/README.md) proves the machine code of Phalanx for x86-64. On every path through the functions counted
here, no branch, no memory address and no mask of a memory access depends on a key, a message or anything computed from them. Every
instruction that handles a secret takes the same time for all operands. The functions are all kernels that dispatch can choose and all routines
that handle secrets beside them.
";

const AARCH64: &str = "\
# Proof of constant time on AArch64

The same as [on x86-64](proof.md), for the command `phalanx` on AArch64. Every instruction that handles a secret is in the list of
data-independent-time instructions of Arm's manual (ARM DDI 0487, section C5.2.4), or is FMOV or MOVK, which move bits between registers and
are not in the list. That list holds while PSTATE.DIT is 1, which the library sets with its feature `dit`. The command was built without it.
";

const ASSUMPTIONS: &str = "\
* Pointers to uBlock's table of round steps are [believed to stay in it](../crates/phalanx-prove/README.md#what-stays-refused).
* Modes, dispatch, key derivation and the command are [not proved](../SOUNDNESS.md#not-checked-by-a-command). Memcheck watches them.
* [The prover's documentation](../crates/phalanx-prove/src/lib.rs) lists what a proof assumes, [Prove your own code](prove-your-own.md#what-it-cannot-know)
  explains it, and [SOUNDNESS.md](../SOUNDNESS.md#constant-time) has the tests behind it.

## Run it

";

const RUN_X86_64: &str = "\
```sh not run: proves all functions, minutes; .ci/run does it
cargo run --release -p phalanx-prove -- phalanx --check docs/proof.md      # builds the command, proves it, compares this page
cargo run --release -p phalanx-prove -- phalanx --list FILE                # lists all functions
cargo run --release -p phalanx-prove -- phalanx --binary PROGRAM           # proves a program that contains Phalanx
```

The list has the SHA-256 of the instructions of each function, without fields that a linker fills. Releases contain it: `phalanx.proved.tsv`.
";

const RUN_AARCH64: &str = "\
`tools/emulate.sh prove` compiles the command, takes the list of its functions in emulation, proves them and compares this page.
";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::claims::{Claims, root};

    /// The published page counts the table, so that no kernel is forgotten.
    #[test]
    #[cfg(target_arch = "x86_64")]
    fn the_page_counts_the_table() {
        let page = std::fs::read_to_string(root().join("docs/proof.md")).unwrap();
        let claims = Claims::native().unwrap();
        let summary = summary(&claims.of_library().collect::<Vec<_>>());
        let hint = "cargo run --release -p phalanx-prove -- phalanx --write docs/proof.md";
        assert!(page.contains(&summary), "regenerate the page: {hint}\n{summary}");
    }

    #[test]
    fn every_function_is_counted_by_cipher_and_kind() {
        let claims = Claims::native().unwrap();
        let claims: Vec<&Claim> = claims.of_library().collect();
        let text = summary(&claims);
        let kernels = claims.iter().filter(|claim| claim.is_kernel()).count();
        let routines = claims.len() - kernels;
        assert!(text.contains(&format!("\n{kernels} kernels: ")), "{text}");
        assert!(text.contains(&format!("\n{routines} routines: ")), "{text}");
        assert!(text.lines().any(|line| line.starts_with("| all |") && line.ends_with(&format!(" {kernels} |"))));
    }

    #[test]
    fn pages_differ_but_for_the_compiler() {
        assert_eq!(difference("a\nCompiler: x\nb\n", "a\nCompiler: y\nb\n"), None);
        assert_eq!(difference("a\nb\n", "a\nc\n"), Some(("b", "c")));
        assert_eq!(difference("a\n", "a\nb\n"), Some(("nothing", "b")));
        assert_eq!(difference("a\nb\n", "a\n"), Some(("b", "nothing")));
    }
}
