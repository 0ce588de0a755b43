//! The proof of Phalanx: the contract of every row of its table of kernels and of every routine beside it, the build, and the
//! page that says what was proved.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use phalanx::kernel::{Entry, Family, Features, Kernel, RoutineEntry};
use phalanx_prove::mutate::mutate;
use phalanx_prove::{Argument, Content, Contract, Function, Image, Vectors, Verdict, prove};
use rayon::prelude::*;

use crate::failure::Failure;

/// A function that must be proved.
pub(crate) struct Claim {
    /// What it belongs to: a cipher, a field, or the routines.
    pub(crate) family: &'static str,
    pub(crate) contract: Contract,
}

/// The contract of a shape: pointers to secrets, then a public number: of batches, keys, blocks, bytes, or of a lane.
fn contract(symbol: &str, pointers: usize, number: bool) -> Contract {
    let mut arguments = vec![Argument::Pointer(Content::Secret); pointers];
    if number {
        arguments.push(Argument::Public);
    }
    Contract::new(symbol, arguments)
}

fn of_kernel(kernel: &Kernel) -> Result<Contract, Failure> {
    match kernel.entry {
        Entry::Crypt(_) | Entry::Hash(_) => Ok(contract(kernel.symbol, 3, true)),
        Entry::Expand(_) | Entry::Load(_) => Ok(contract(kernel.symbol, 2, true)),
        other => Err(Failure::Shape { symbol: kernel.symbol, shape: other.shape() }),
    }
}

/// The table of kernels, and the techniques of the literature, which the command can measure; but for table code, which is not in
/// the command as it is shipped.
fn families() -> impl Iterator<Item = &'static Family> {
    let shipped = |family: &&&Family| family.kernels.iter().all(|kernel| kernel.constant_time);
    phalanx::families().iter().chain(phalanx_papers::families().iter().filter(shipped)).copied()
}

/// Everything that must be proved: the table is the list, so that nothing can be left out.
pub(crate) fn claims() -> Result<Vec<Claim>, Failure> {
    let mut claims = Vec::new();
    for family in families() {
        for kernel in family.kernels.iter().filter(|kernel| kernel.constant_time) {
            // Encryption and decryption may be one function.
            if !claims.iter().any(|claim: &Claim| claim.contract.symbol == kernel.symbol) {
                claims.push(Claim { family: family.name, contract: of_kernel(kernel)? });
            }
        }
    }
    for routine in phalanx::routines() {
        let symbol = routine.symbol;
        let contract = match routine.entry {
            RoutineEntry::Wipe(_) => {
                let mut contract = contract(symbol, 1, true);
                contract.wipes = Some((0, 1));
                contract
            }
            RoutineEntry::Xor(_) => contract(symbol, 3, true),
            RoutineEntry::Equal(_) | RoutineEntry::Sequence(_) | RoutineEntry::Map(_) => contract(symbol, 2, true),
            RoutineEntry::Skip(_) | RoutineEntry::Unpad(_) => contract(symbol, 1, true),
            RoutineEntry::Clear(_) => {
                let mut contract = contract(symbol, 0, false);
                contract.clears = Some(match routine.needs {
                    needs if needs.contains(Features::AVX512) => Vectors::Zmm,
                    needs if needs.contains(Features::AVX2) => Vectors::Ymm,
                    _ => Vectors::Xmm,
                });
                contract
            }
            other => return Err(Failure::Shape { symbol, shape: other.shape() }),
        };
        claims.push(Claim { family: "routines", contract });
    }
    Ok(claims)
}

/// What the proof found.
pub(crate) struct Proof {
    /// The verdicts, in the order of the claims.
    pub(crate) verdicts: Vec<(&'static str, Verdict)>,
    /// What is wrong with the file as a whole.
    pub(crate) objections: Vec<String>,
    /// What a file that is not the command does without: techniques of the literature, and steps of modes that it does not have.
    pub(crate) absent: Vec<String>,
}

impl Proof {
    pub(crate) fn refused(&self) -> usize {
        self.verdicts.iter().filter(|(_, verdict)| !verdict.is_proved()).count() + self.objections.len()
    }

    pub(crate) fn proved(&self) -> usize {
        self.verdicts.iter().filter(|(_, verdict)| verdict.is_proved()).count()
    }
}

/// The constants of uBlock's key schedule, which some kernels index by the number of a block modulo the number of rounds.
const STEPS: &str = "*6ublock6serial5STEPS*";

/// A table of which pointers do not leave it.
fn table(symbol: &str) -> Contract {
    let mut contract = Contract::new(symbol, vec![Argument::Pointer(Content::Public)]);
    (contract.summary, contract.data) = (true, true);
    contract
}

/// Whether a program or library may be without it: what is no kernel of the library, and neither wipes, clears nor compares. What is in none of
/// its functions runs nowhere.
fn may_be_absent(claim: &Claim) -> bool {
    let of_papers = phalanx_papers::families().iter().any(|family| family.name == claim.family);
    let symbol = claim.contract.symbol.as_str();
    let step = |routine: &phalanx::kernel::Routine| {
        matches!(routine.entry, RoutineEntry::Sequence(_) | RoutineEntry::Map(_) | RoutineEntry::Skip(_))
            && routine.symbol == symbol
    };
    (of_papers && !phalanx::families().iter().flat_map(|family| family.kernels).any(|kernel| kernel.symbol == symbol))
        || phalanx::routines().any(step)
}

/// Proves every claim in a file; `whole` is the command, which has to have all of them.
pub(crate) fn check(image: &Image, whole: bool) -> Result<Proof, Failure> {
    let claims = claims()?;
    let functions: BTreeMap<&str, &Function> = image.functions().map(|f| (f.symbol.as_str(), f)).collect();
    let (mut objections, mut absent) = (Vec::new(), Vec::new());
    let mut found = Vec::new();
    for claim in &claims {
        match functions.get(claim.contract.symbol.as_str()) {
            Some(function) => found.push((claim, *function)),
            None if !whole && may_be_absent(claim) => absent.push(claim.contract.symbol.clone()),
            None => objections.push(format!("{} is in the table and not in the file", claim.contract.symbol)),
        }
    }
    // A symbol of the library that no claim is about.
    let prefix = prefix(&claims);
    let claimed: BTreeSet<&str> = claims.iter().map(|claim| claim.contract.symbol.as_str()).collect();
    for symbol in functions.keys().filter(|symbol| symbol.starts_with(&prefix) && !claimed.contains(*symbol)) {
        objections.push(format!("{symbol} is in the file and not in the table of what is proved"));
    }
    let tables = [table(STEPS)];
    let verdicts: Vec<_> = found
        .into_par_iter()
        .map(|(claim, function)| (claim.family, prove(image, function, &claim.contract, &tables)))
        .collect();
    // A wiping routine that nobody calls would be proved in vain.
    for claim in claims.iter().filter(|claim| claim.contract.wipes.is_some()) {
        let called = functions.get(claim.contract.symbol.as_str()).map_or(0, |function| image.callers(function));
        if called == 0 {
            objections.push(format!("{} is called from nowhere: what should be wiped is not", claim.contract.symbol));
        }
    }
    Ok(Proof { verdicts, objections, absent })
}

/// Injects leaks into copies of all functions that are proved, and gives how many were caught, and which were not.
pub(crate) fn mutants(image: &mut Image) -> Result<(usize, Vec<String>), Failure> {
    let end = image.functions().map(|f| f.address.saturating_add(f.size)).max().unwrap_or(0);
    let (mut place, mut caught, mut missed) = (end.next_multiple_of(1 << 24), 0, Vec::new());
    for claim in claims()? {
        let found = image.functions().find(|f| f.symbol == claim.contract.symbol).cloned();
        // Its absence is an objection of the proof.
        let Some(function) = found else { continue };
        let mutants = mutate(image, &function, &claim.contract, &mut place);
        for mutant in mutants.map_err(|error| Failure::Mutant { symbol: function.symbol.clone(), error })? {
            if mutant.caught {
                caught += 1;
            } else {
                missed.push(format!("{}: {mutant:?}", function.symbol));
            }
        }
    }
    Ok((caught, missed))
}

/// What all symbols of the library begin with: `phalanx_`, its version, and `_`.
fn prefix(claims: &[Claim]) -> String {
    let symbol = claims.first().map_or("", |claim| claim.contract.symbol.as_str());
    symbol.split_inclusive('_').take(3).collect()
}

/// The root of the repository that this program was built from.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Builds the command `phalanx`, which has the whole library in it, as it is shipped.
pub(crate) fn build() -> Result<PathBuf, Failure> {
    let mut command = cargo();
    command.args(["build", "--release", "--package", "phalanx-cli", "--message-format=json-render-diagnostics"]);
    let output = command.stderr(Stdio::inherit()).output().map_err(Failure::Cargo)?;
    if !output.status.success() {
        return Err(Failure::Build);
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    let executable = messages.lines().rev().find_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        let named = message["target"]["name"] == "phalanx" && message["reason"] == "compiler-artifact";
        named.then(|| message["executable"].as_str().map(PathBuf::from))?
    });
    executable.ok_or(Failure::Build)
}

/// The compiler that builds here: its version and the machine that it compiles for.
pub(crate) fn compiler() -> Result<String, Failure> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-vV").current_dir(root()).output().map_err(Failure::Cargo)?;
    let text = String::from_utf8_lossy(&output.stdout);
    let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("unknown").to_owned();
    let version = text.lines().next().unwrap_or("unknown");
    Ok(format!("{version}, LLVM {}, for {}", field("LLVM version: "), field("host: ")))
}

/// The page `docs/proof.md`.
pub(crate) fn page(proof: &Proof, compiler: &str) -> String {
    let mut page = String::from(INTRODUCTION);
    let instructions: usize = proof.verdicts.iter().map(|(_, v)| v.instructions).sum();
    let _ = writeln!(page, "\nCompiler: {compiler}. Profile: `release` of this workspace.\n");
    let _ = writeln!(page, "{} functions, {instructions} instructions.", proof.proved());
    let mut family = "";
    for (of, verdict) in &proof.verdicts {
        if *of != family {
            family = of;
            let _ = write!(page, "\n## {family}\n\n| function | instructions | SHA-256 |\n|---|---:|---|\n");
        }
        let _ = writeln!(page, "| `{}` | {} | `{}` |", verdict.symbol, verdict.instructions, verdict.sha256);
    }
    page
}

/// The rows of a page: symbols, instructions, and hashes.
pub(crate) fn rows(page: &str) -> BTreeMap<String, String> {
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `phalanx_"));
    rows.filter_map(|row| row.split_once("` | "))
        .map(|(symbol, rest)| (format!("phalanx_{symbol}"), rest.to_owned()))
        .collect()
}

const INTRODUCTION: &str = "\
# What is proved

Each function below was proved constant-time on its machine code by [phalanx-prove](../crates/phalanx-prove/README.md): on every path
through it, no branch, no address and no mask of a memory access depends on a key, a message, or anything else behind its pointers, and
every instruction that handles them takes the same time for all operands. The functions are all constant-time entries of the table of
kernels (dispatch reads the same table and nothing else), the comparison of tags, the routine that wipes memory (which is also proved to
fill exactly what it is given with zeros) and those that clear registers (proved to leave no secret in them).

The statement is about one build: the command `phalanx`, by the compiler named below. Other builds have other machine code;
prove yours, any program or shared library that has Phalanx in it and still has its symbols:

    cargo run --release -p phalanx-prove -- phalanx                    # builds the command, proves it
    cargo run --release -p phalanx-prove -- phalanx --binary PROGRAM   # proves yours
    cargo run --release -p phalanx-prove -- phalanx --write docs/proof.md

The hash is of the instructions that were proved, those of called functions of the same file included, without what depends on where the
linker put things. What is assumed, and what is not claimed, is in the prover's documentation and in [SOUNDNESS.md](../SOUNDNESS.md).
What they call and what is not followed (`memcpy`, `memset` and the like, panics) is believed to do what its name says:
[the list](prove-your-own.md#what-is-believed-by-name).
";

#[cfg(test)]
mod tests {
    use super::*;

    /// The table and the published list agree, so that no kernel is forgotten.
    #[test]
    fn the_page_lists_the_table() {
        let page = std::fs::read_to_string(root().join("docs/proof.md")).unwrap();
        let listed: BTreeSet<String> = rows(&page).into_keys().collect();
        let claimed: BTreeSet<String> = claims().unwrap().into_iter().map(|claim| claim.contract.symbol).collect();
        let hint = "cargo run --release -p phalanx-prove -- phalanx --write docs/proof.md";
        assert_eq!(listed, claimed, "regenerate the page: {hint}");
    }

    /// Every function of a row and every routine has exactly one claim.
    #[test]
    fn the_claims_are_the_table() {
        let kernels = families().flat_map(|family| family.kernels).filter(|kernel| kernel.constant_time);
        let table: BTreeSet<&str> = kernels.map(|k| k.symbol).chain(phalanx::routines().map(|r| r.symbol)).collect();
        let claims: Vec<String> = claims().unwrap().into_iter().map(|claim| claim.contract.symbol).collect();
        assert_eq!(claims.iter().map(String::as_str).collect::<BTreeSet<_>>(), table);
        assert_eq!(claims.len(), table.len());
        assert!(claims.iter().all(|symbol| symbol.starts_with(&prefix(&super::claims().unwrap()))));
    }
}
