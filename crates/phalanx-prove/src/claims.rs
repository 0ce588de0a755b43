//! The proof of Phalanx itself, with the contracts for all kernels and routines, and the build.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use phalanx::kernel::{Family, Features};
use phalanx::{costs, frames};
use phalanx_prove::mutate::mutate;
use phalanx_prove::{Argument, Content, Contract, Function, Image, Vectors, Verdict, prove};
use rayon::prelude::*;

use crate::failure::Failure;

/// A function that must be proved.
pub(crate) struct Claim {
    /// Its family, which is a cipher, a field, or the routines.
    pub(crate) family: String,
    /// The level of a kernel. Empty for a routine.
    pub(crate) level: String,
    /// The shape of its entry point.
    pub(crate) shape: String,
    /// Whether it ships as assembly, in which case its machine code doesn't depend on the compiler.
    pub(crate) shipped: bool,
    pub(crate) contract: Contract,
    /// How many bytes of stack are wiped after the kernel, which mustn't use more than that.
    wiped: Option<u64>,
    /// Whether it belongs to the library. Techniques from the literature are only part of the
    /// benchmark.
    of_library: bool,
    /// Whether it may be missing from programs other than the command. This is the case for a step
    /// in a mode that the program doesn't use.
    may_be_absent: bool,
}

/// An entry in the tables, which is a constant-time kernel or a routine.
struct KernelEntry {
    family: String,
    symbol: String,
    shape: String,
    /// The level of a kernel. Empty for a routine.
    level: String,
    shipped: bool,
    /// Names of the CPU features that it needs.
    needs: Vec<String>,
    /// How many bytes of stack are wiped after a kernel.
    wiped: Option<u64>,
    /// Whether it belongs to the library rather than to the techniques from the literature.
    of_library: bool,
}

/// Everything that must be proved. Since it is generated from the table, nothing can be left out.
pub(crate) struct Claims(Vec<Claim>);

/// A line of `phalanx info --entries`.
pub(crate) type Columns<'a> = [&'a str; 16];

/// Splits the output of `phalanx info --entries`, which has at least one line.
pub(crate) fn columns<'a>(text: &'a str, path: &Path) -> Result<Vec<Columns<'a>>, Failure> {
    let wrong = |line: usize| Failure::Entries { path: path.to_owned(), line: line + 1 };
    let lines = text.lines().enumerate();
    let lines = lines.map(|(number, line)| line.split('\t').collect::<Vec<_>>().try_into().map_err(|_| wrong(number)));
    let lines: Vec<Columns<'a>> = lines.collect::<Result<_, _>>()?;
    if lines.is_empty() { Err(wrong(0)) } else { Ok(lines) }
}

/// Checks that the symbols of a file name the code that the command calls. `address` is that of a symbol,
/// unless the file lacks it.
pub(crate) fn places(lines: &[Columns<'_>], path: &Path, address: impl Fn(&str) -> Option<u64>) -> Result<(), Failure> {
    for (number, [_, symbol, .., code]) in lines.iter().enumerate() {
        let code: u64 = code.parse().map_err(|_| Failure::Entries { path: path.to_owned(), line: number + 1 })?;
        if address(symbol).is_some_and(|address| address != code) {
            return Err(Failure::Place { symbol: (*symbol).to_owned() });
        }
    }
    Ok(())
}

/// Runs `phalanx info --entries` of a command that this prover has built.
pub(crate) fn entries(binary: &Path) -> Result<String, Failure> {
    let output = Command::new(binary).args(["info", "--entries"]).stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| Failure::File { path: binary.to_owned(), error })?;
    match String::from_utf8(output.stdout) {
        Ok(text) if output.status.success() => Ok(text),
        _ => Err(Failure::Entries { path: binary.to_owned(), line: 1 }),
    }
}

impl Claims {
    /// The claims for the code in this program, for its own architecture.
    pub(crate) fn native() -> Result<Self, Failure> {
        let named = |needs: Features| needs.names().map(str::to_owned).collect();
        let mut entries = Vec::new();
        for (family, of_library) in families() {
            for kernel in family.kernels {
                entries.push(KernelEntry {
                    family: family.name.into(),
                    symbol: kernel.symbol.into(),
                    shape: kernel.entry.shape().into(),
                    level: kernel.level.name().into(),
                    shipped: is_shipped(kernel.symbol),
                    needs: named(kernel.needs),
                    // The value in an optimised build. If the prover was built without
                    // optimisation, its own value is larger.
                    wiped: Some(kernel.frame.bytes() as u64),
                    of_library,
                });
            }
        }
        for routine in phalanx::routines() {
            entries.push(KernelEntry {
                family: "routines".into(),
                symbol: routine.symbol.into(),
                shape: routine.entry.shape().into(),
                level: String::new(),
                shipped: is_shipped(routine.symbol),
                needs: named(routine.needs),
                wiped: None,
                of_library: true,
            });
        }
        Self::new(entries)
    }

    /// Parses the output of `phalanx info --entries`, for another architecture.
    pub(crate) fn parse(text: &str, path: &Path) -> Result<Self, Failure> {
        let entry = |(number, [family, symbol, shape, level, source, needs, wiped, ..]): (usize, Columns<'_>)| {
            let wrong = || Failure::Entries { path: path.to_owned(), line: number + 1 };
            let shipped = match source {
                "assembly" => true,
                "Rust" => false,
                _ => return Err(wrong()),
            };
            let needs = needs.split_whitespace().map(str::to_owned).collect();
            let wiped = if wiped.is_empty() { None } else { Some(wiped.parse().map_err(|_| wrong())?) };
            Ok(KernelEntry {
                family: family.into(),
                symbol: symbol.into(),
                shape: shape.into(),
                level: level.into(),
                shipped,
                needs,
                wiped,
                of_library: true,
            })
        };
        Self::new(columns(text, path)?.into_iter().enumerate().map(entry).collect::<Result<_, _>>()?)
    }

    fn new(entries: Vec<KernelEntry>) -> Result<Self, Failure> {
        let mut claims: BTreeMap<String, usize> = BTreeMap::new();
        let mut all: Vec<Claim> = Vec::new();
        for entry in entries {
            // Encryption and decryption may share a function, and so may a technique and a kernel
            // in the library.
            if let Some(known) = claims.get(&entry.symbol) {
                all[*known].of_library |= entry.of_library;
                continue;
            }
            claims.insert(entry.symbol.clone(), all.len());
            let contract = of_shape(&entry)?;
            let may_be_absent = matches!(entry.shape.as_str(), "sequence" | "map" | "skip");
            let KernelEntry { family, level, shape, shipped, wiped, of_library, .. } = entry;
            all.push(Claim { family, level, shape, shipped, contract, wiped, of_library, may_be_absent });
        }
        Ok(Self(all))
    }

    /// The claims about the library.
    #[cfg(test)]
    pub(crate) fn of_library(&self) -> impl Iterator<Item = &Claim> {
        self.0.iter().filter(|claim| claim.of_library)
    }
}

/// Pointers to secrets, followed by a public number, which is either a number of batches, keys,
/// blocks or bytes, or the index of a lane.
fn of_shape(entry: &KernelEntry) -> Result<Contract, Failure> {
    let contract = |pointers: usize, number: bool| {
        let mut arguments = vec![Argument::Pointer(Content::Secret); pointers];
        if number {
            arguments.push(Argument::Public);
        }
        Contract::new(&entry.symbol, arguments)
    };
    let needs = |name: &str| entry.needs.iter().any(|feature| feature == name);
    Ok(match entry.shape.as_str() {
        "crypt" | "ghash" | "xor" => contract(3, true),
        "expand" | "load" | "absorb" | "equal" | "sequence" | "map" => contract(2, true),
        "skip" | "unpad" => contract(1, true),
        "wipe" => {
            let mut contract = contract(1, true);
            contract.wipes = Some((0, 1));
            contract
        }
        "clear" => {
            let mut contract = contract(0, false);
            contract.clears = Some(match () {
                () if needs("neon") => Vectors::Neon,
                () if needs("avx512") => Vectors::Zmm,
                () if needs("avx2") => Vectors::Ymm,
                () => Vectors::Xmm,
            });
            contract
        }
        _ => return Err(Failure::Shape { symbol: entry.symbol.clone(), shape: entry.shape.clone() }),
    })
}

fn is_shipped(symbol: &str) -> bool {
    frames::code().any(|(name, _)| name == costs::name(symbol))
}

/// The families of kernels, and of constant-time techniques in the benchmark, each with whether it
/// belongs to the library.
fn families() -> impl Iterator<Item = (&'static Family, bool)> {
    let shipped = |family: &&&Family| !family.kernels.iter().any(phalanx_papers::is_leaky);
    let papers = phalanx_papers::families().iter().filter(shipped);
    phalanx::families().iter().map(|family| (*family, true)).chain(papers.map(|family| (*family, false)))
}

/// The result of the proof.
pub(crate) struct Proof<'a> {
    /// The verdicts, in the order of the claims.
    pub(crate) verdicts: Vec<(&'a Claim, Verdict)>,
    /// Problems with the file as a whole.
    pub(crate) objections: Vec<String>,
    /// Steps in modes that are missing from a file other than the command.
    pub(crate) absent: Vec<String>,
}

impl Proof<'_> {
    pub(crate) fn refused(&self) -> usize {
        self.verdicts.iter().filter(|(_, verdict)| !verdict.is_proved()).count() + self.objections.len()
    }

    pub(crate) fn proved(&self) -> usize {
        self.verdicts.iter().filter(|(_, verdict)| verdict.is_proved()).count()
    }
}

/// The constants in uBlock's key schedule, which some kernels index by the block number modulo the
/// number of rounds. The patterns match their names both in the assembly and in compiled code.
const STEPS: [&str; 2] = ["local_ublock_*_STEPS_*", "*6ublock6serial5STEPS*"];

/// Declares a table that pointers never leave.
fn table(symbol: &str) -> Contract {
    let mut contract = Contract::new(symbol, vec![Argument::Pointer(Content::Public)]);
    (contract.summary, contract.data, contract.stays) = (true, true, true);
    contract
}

/// Proves every claim in a file. If `whole` is set, the file is the command, which must contain all
/// of them.
pub(crate) fn check<'a>(image: &Image, Claims(claims): &'a Claims, whole: bool) -> Proof<'a> {
    let functions: BTreeMap<&str, &Function> = image.functions().map(|f| (f.symbol.as_str(), f)).collect();
    let (mut objections, mut absent) = (Vec::new(), Vec::new());
    let mut found = Vec::new();
    for claim in claims {
        match functions.get(claim.contract.symbol.as_str()) {
            Some(function) => found.push((claim, *function)),
            None if !claim.of_library => {}
            None if !whole && claim.may_be_absent => absent.push(claim.contract.symbol.clone()),
            None => objections.push(format!("{} is in the table but not in the file", claim.contract.symbol)),
        }
    }
    // Symbols in the library that have no claim.
    let prefix = prefix(claims);
    let claimed: BTreeSet<&str> = claims.iter().map(|claim| claim.contract.symbol.as_str()).collect();
    for symbol in functions.keys().filter(|symbol| symbol.starts_with(&prefix) && !claimed.contains(*symbol)) {
        objections.push(format!("{symbol} is in the file but not in the table"));
    }
    let tables = STEPS.map(table);
    let verdicts: Vec<_> = found
        .into_par_iter()
        .map(|(claim, function)| (claim, prove(image, function, &claim.contract, &tables)))
        .collect();
    let too_deep = |(claim, verdict): &(&Claim, Verdict)| too_deep(&verdict.symbol, verdict.stack_bytes, claim.wiped?);
    objections.extend(verdicts.iter().filter_map(too_deep));
    // There'd be no point in proving a wiping routine that is never called.
    for claim in claims.iter().filter(|claim| claim.contract.wipes.is_some()) {
        let called = functions.get(claim.contract.symbol.as_str()).map_or(0, |function| image.callers(function));
        if called == 0 {
            objections.push(format!("{} is never called, so nothing is wiped", claim.contract.symbol));
        }
    }
    Proof { verdicts, objections, absent }
}

/// The objection if a kernel's stack use is unknown or exceeds the `wiped` bytes.
fn too_deep(symbol: &str, used: Option<u64>, wiped: u64) -> Option<String> {
    match used {
        None => Some(format!("{symbol}: unknown stack use")),
        Some(used) if used > wiped => {
            Some(format!("{symbol} may use {used} bytes of stack, but only {wiped} are wiped"))
        }
        Some(_) => None,
    }
}

/// Injects leaks into copies of all proved functions. Returns how many were caught for each symbol,
/// and the ones that were missed.
pub(crate) fn mutants(
    image: &mut Image,
    Claims(claims): &Claims,
) -> Result<(BTreeMap<String, usize>, Vec<String>), Failure> {
    let end = image.functions().map(|f| f.address.saturating_add(f.size)).max().unwrap_or(0);
    let (mut place, mut caught, mut missed) = (end.next_multiple_of(1 << 24), BTreeMap::new(), Vec::new());
    for claim in claims {
        let found = image.functions().find(|f| f.symbol == claim.contract.symbol).cloned();
        // The proof already reports that it is missing.
        let Some(function) = found else { continue };
        let count = caught.entry(function.symbol.clone()).or_insert(0);
        let mutants = mutate(image, &function, &claim.contract, &mut place);
        for mutant in mutants.map_err(|error| Failure::Mutant { symbol: function.symbol.clone(), error })? {
            if mutant.caught {
                *count += 1;
            } else {
                missed.push(format!("{}: {mutant:?}", function.symbol));
            }
        }
    }
    Ok((caught, missed))
}

/// The prefix that all of the library's symbols share, which is `phalanx_`, its version, and `_`.
fn prefix(claims: &[Claim]) -> String {
    let symbol = claims.first().map_or("", |claim| claim.contract.symbol.as_str());
    symbol.split_inclusive('_').take(3).collect()
}

/// The root of the repository that this program was built from.
pub(crate) fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().nth(2).unwrap_or(package)
}

fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Builds the command `phalanx` as shipped. It contains the whole library.
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

/// The version and host of the compiler that is used here.
pub(crate) fn compiler() -> Result<String, Failure> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("-vV").current_dir(root()).output().map_err(Failure::Cargo)?;
    let text = String::from_utf8_lossy(&output.stdout);
    let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("unknown").to_owned();
    let version = text.lines().next().unwrap_or("unknown");
    Ok(format!("{version}, LLVM {}, for {}", field("LLVM version: "), field("host: ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// There is exactly one claim for every function in a row and every routine.
    #[test]
    fn the_claims_are_the_table() {
        let kernels = families().flat_map(|(family, _)| family.kernels);
        let table: BTreeSet<&str> = kernels.map(|k| k.symbol).chain(phalanx::routines().map(|r| r.symbol)).collect();
        let Claims(all) = Claims::native().unwrap();
        let claims: Vec<&str> = all.iter().map(|claim| claim.contract.symbol.as_str()).collect();
        assert_eq!(claims.iter().copied().collect::<BTreeSet<_>>(), table);
        assert_eq!(claims.len(), table.len());
        assert!(claims.iter().all(|symbol| symbol.starts_with(&prefix(&all))));
    }

    #[test]
    fn kernels_that_go_too_deep_are_refused() {
        assert_eq!(too_deep("kernel", Some(512), 512), None);
        assert!(
            too_deep("kernel", Some(513), 512)
                .unwrap()
                .contains("kernel may use 513 bytes of stack, but only 512 are wiped")
        );
        assert!(too_deep("kernel", None, 512).unwrap().contains("unknown stack use"));
    }

    #[test]
    fn symbols_that_name_other_code_are_refused() {
        let path = Path::new("entries");
        let line =
            |symbol, code| std::array::from_fn(|i| [symbol, code].get(i.wrapping_sub(1)).copied().unwrap_or(code));
        let mut lines: Vec<Columns<'_>> = vec![line("a", "32"), line("b", "96"), line("a", "32")];
        let check = |lines: &[Columns<'_>], of: &[(&str, u64)]| {
            let of: BTreeMap<_, _> = of.iter().copied().collect();
            places(lines, path, |symbol| of.get(symbol).copied())
        };
        check(&lines, &[("a", 32), ("b", 96)]).unwrap();
        check(&lines, &[("a", 32)]).unwrap();
        let error = check(&lines, &[("a", 32), ("b", 32)]).unwrap_err();
        assert!(matches!(&error, Failure::Place { symbol } if symbol == "b"), "{error}");
        // All are moved.
        assert!(check(&lines, &[("a", 4128), ("b", 4192)]).is_err());
        lines[1][15] = "";
        assert!(check(&lines, &[]).unwrap_err().to_string().starts_with("entries:2: "));
    }

    #[test]
    fn lists_of_other_architectures_are_read() {
        let parse = |text: &str| Claims::parse(text, Path::new("entries"));
        // Without the columns for `phalanx-prove equal`.
        let lines = |text: &str| text.lines().map(|line| format!("{line}{}\n", "\t".repeat(9))).collect::<String>();
        let text = "k\tphalanx_0_1_a\tcrypt\tneon\tassembly\t\t512\nroutines\tphalanx_0_1_c\tclear\t\tRust\tneon\t\n\
            h\tphalanx_0_1_b\tghash\tneon\tassembly\tA B\t768\nk\tphalanx_0_1_a\tcrypt\tneon\tassembly\t\t512\n";
        let Claims(claims) = parse(&lines(text)).unwrap();
        let symbols: Vec<_> = claims.iter().map(|claim| claim.contract.symbol.as_str()).collect();
        assert_eq!(symbols, ["phalanx_0_1_a", "phalanx_0_1_c", "phalanx_0_1_b"]);
        assert_eq!(claims.iter().map(|claim| claim.shipped).collect::<Vec<_>>(), [true, false, true]);
        assert_eq!(claims.iter().map(|claim| !claim.level.is_empty()).collect::<Vec<_>>(), [true, false, true]);
        assert_eq!(claims[1].contract.clears, Some(Vectors::Neon));
        assert_eq!(claims.iter().map(|claim| claim.wiped).collect::<Vec<_>>(), [Some(512), None, Some(768)]);
        let wrong = [
            ("", 1),
            ("a\tb\tcrypt\t\tRust\t\n", 1),
            ("a\tb\tcrypt\t\tC\t\t512", 1),
            ("a\tb\tcrypt\t\tRust\t\tall", 1),
            ("a\tb\tcrypt\t\tRust\t\t512\na\tb\tcrypt\t\tRust\t\t512\tlibrary", 2),
        ];
        for (wrong, line) in wrong {
            let error = parse(&lines(wrong)).err().unwrap().to_string();
            assert!(error.starts_with(&format!("entries:{line}: ")), "{error}");
        }
        assert!(parse(text).is_err(), "too few columns");
        assert!(parse(&lines("a\tb\tspell\t\tRust\t\t")).err().unwrap().to_string().contains("`spell`"));
    }
}
