//! Runs the prover on AArch64 functions that leak and functions that don't, in assembly, C and
//! Rust, cross-compiled on this machine. This uses the tools that `tools/emulate.sh` unpacks, or
//! the system's. If there are none, the tests say so.
#![cfg(all(feature = "aarch64", target_os = "linux"))]

mod common;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::{accepted, contracts, expected, pairs, run, tests};
use object::{Object, ObjectSymbol};
use phalanx_prove::{Architecture, Contract, Function, Image, prove, prove_within};

const TARGET: &str = "aarch64-unknown-linux-gnu";

/// Cross-compilers for AArch64.
struct Cross {
    /// The folder to which `tools/emulate.sh` unpacks tools. It may not exist.
    folder: PathBuf,
}

impl Cross {
    fn new() -> Self {
        let folder = std::env::var_os("PHALANX_EMULATE").map_or_else(|| "/tmp/emulate".into(), PathBuf::from);
        Self { folder }
    }

    /// The C compiler, which also assembles and links.
    fn gcc(&self) -> Option<Command> {
        let unpacked = self.folder.join("ld-aarch64");
        let mut command = Command::new(if unpacked.exists() { unpacked } else { "aarch64-linux-gnu-gcc".into() });
        command.env("LD_LIBRARY_PATH", self.folder.join("root/usr/lib/x86_64-linux-gnu"));
        runs(&mut command).then_some(())?;
        Some(command)
    }

    /// The Rust compiler, with a standard library for the target.
    fn rustc(&self) -> Option<Command> {
        let unpacked = self.folder.join("rustc");
        let program = if unpacked.exists() { unpacked } else { "rustc".into() };
        let mut ask = Command::new(&program);
        let library = ask.args(["--print", "target-libdir", "--target", TARGET]).output().ok()?;
        let library = PathBuf::from(String::from_utf8_lossy(&library.stdout).trim());
        library.read_dir().ok()?.next()?.ok()?;
        let linker = self.folder.join("ld-aarch64");
        let linker = if linker.exists() { linker } else { "aarch64-linux-gnu-gcc".into() };
        let mut command = Command::new(program);
        command.env("LD_LIBRARY_PATH", self.folder.join("root/usr/lib/x86_64-linux-gnu"));
        command.args(["--target", TARGET, &format!("-Clinker={}", linker.display())]);
        Some(command)
    }
}

fn runs(command: &mut Command) -> bool {
    let status = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// The C compiler. If there is none, prints what is not tested.
fn gcc(what: &str) -> Option<Cross> {
    let cross = Cross::new();
    if cross.gcc().is_none() {
        println!("NOT TESTED: {what}, because there is no compiler for C (tools/emulate.sh, or aarch64-linux-gnu-gcc)");
        return None;
    }
    Some(cross)
}

impl Cross {
    /// Builds a shared library from an assembly source.
    fn assembled(&self, name: &str, directory: &Path) -> Image {
        let (source, to) = (tests().join("aarch64").join(name), directory.join(format!("{name}.so")));
        let arguments = ["-shared", "-nostdlib", "-Wl,-z,now", "-o"];
        run(self.again().args(arguments).arg(&to).arg(source), &to)
    }

    /// The C compiler, without checking it again.
    fn again(&self) -> Command {
        let unpacked = self.folder.join("ld-aarch64");
        let mut command = Command::new(if unpacked.exists() { unpacked } else { "aarch64-linux-gnu-gcc".into() });
        command.env("LD_LIBRARY_PATH", self.folder.join("root/usr/lib/x86_64-linux-gnu"));
        command
    }

    /// The builds of a C source.
    fn builds(&self, source: &Path, directory: &Path) -> Vec<(String, Image)> {
        let build = |level: &str| {
            let to = directory.join(format!("c{level}"));
            let arguments = ["-g", "-w", "-fno-strict-aliasing", "-fPIC", "-shared", level, "-o"];
            (format!("gcc{level}"), run(self.again().args(arguments).arg(&to).arg(source), &to))
        };
        ["-O0", "-O2", "-O3"].map(build).into()
    }

    /// The builds of a Rust source, if there is a compiler.
    fn rust_builds(&self, source: &Path, directory: &Path) -> Vec<(String, Image)> {
        let build = |level: u8| {
            let to = directory.join(format!("rust{level}.so"));
            let option = format!("-Copt-level={level}");
            let arguments = ["--edition=2024", "--crate-type=cdylib", "-Cpanic=abort", "-g", &option, "-o"];
            Some((format!("rustc-O{level}"), run(self.rustc()?.args(arguments).arg(&to).arg(source), &to)))
        };
        let builds: Vec<_> = [0, 2, 3].into_iter().filter_map(build).collect();
        if builds.is_empty() {
            println!("NOT TESTED: what rustc makes for AArch64, because it has no standard library for {TARGET}");
        }
        builds
    }
}

/// Summaries of external functions that some of them call.
fn summaries() -> Vec<Contract> {
    Contract::parse_all("call tests_helper(&secret, public) -> public\ncall tests_reader(&public)").unwrap()
}

fn text(name: &str) -> String {
    std::fs::read_to_string(tests().join("aarch64").join(name)).unwrap()
}

#[test]
fn every_planted_leak_is_refused_at_its_instruction() {
    let Some(cross) = gcc("planted leaks for AArch64") else { return };
    let directory = tempfile::tempdir().unwrap();
    let (image, source) = (cross.assembled("leaks.s", directory.path()), text("leaks.s"));
    let contracts = contracts(&source);
    let expected: BTreeMap<_, _> = expected(&source).into_iter().collect();
    assert_eq!(contracts.len(), expected.len());
    assert!(contracts.len() >= 150, "{}", contracts.len());
    // Every reason except those of gathers, masks, and an analysis that does not terminate.
    let kinds: HashSet<_> = expected.values().map(std::mem::discriminant).collect();
    assert_eq!(kinds.len(), 12);
    let bytes = std::fs::read(image.path()).unwrap();
    let file = object::File::parse(&*bytes).unwrap();
    let address = |symbol: &str| file.symbols().find(|s| s.name() == Ok(symbol)).map(|s| s.address());
    let (summaries, mut wrong) = (summaries(), Vec::new());
    for (function, contract) in pairs(&image, &contracts) {
        let label = contract.symbol.replace("leak_", "here_");
        let (at, reason) = (address(&label).expect(&label), expected.get(&label).expect(&label));
        let verdict = prove(&image, function, contract, &summaries);
        let found: Vec<_> = verdict.findings.iter().map(|f| (f.address, &f.reason)).collect();
        if found != [(at, reason)] {
            wrong.push(format!("{}, {reason:?} at {at:x}: {:#?}", contract.symbol, verdict.findings));
        }
    }
    println!("{} planted leaks", contracts.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn honest_functions_are_proved() {
    let Some(cross) = gcc("honest functions for AArch64") else { return };
    let directory = tempfile::tempdir().unwrap();
    let (image, source) = (cross.assembled("honest.s", directory.path()), text("honest.s"));
    let (contracts, summaries, mut wrong) = (contracts(&source), summaries(), Vec::new());
    assert!(contracts.len() >= 20, "{}", contracts.len());
    for (function, contract) in pairs(&image, &contracts) {
        let verdict = prove(&image, function, contract, &summaries);
        if !verdict.is_proved() {
            wrong.push(format!("{}: {:#?}", contract.symbol, verdict.findings));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The same sources as for x86-64.
#[test]
fn leaks_that_compilers_make_are_refused() {
    let Some(cross) = gcc("leaks of C and Rust for AArch64") else { return };
    let directory = tempfile::tempdir().unwrap();
    let (mut count, mut missed) = (0, Vec::new());
    for (name, is_rust) in [("leaks/leaks.c", false), ("leaks/leaks.rs", true)] {
        let source = tests().join(name);
        let contracts = contracts(&std::fs::read_to_string(&source).unwrap());
        let builds = match is_rust {
            true => cross.rust_builds(&source, directory.path()),
            false => cross.builds(&source, directory.path()),
        };
        let (looked_at, accepted) = accepted(&builds, &contracts);
        count += looked_at;
        missed.extend(accepted);
    }
    println!("{count} leaks, {} of them accepted", missed.len());
    assert!(missed.is_empty(), "{}", missed.join("\n"));
    assert!(count >= 100, "{count}");
}

/// Name prefixes of correct C and Rust functions that are refused in some build, and the reasons.
/// Two of them are leaks introduced by the compiler.
const REFUSED: [(&str, &str, &str); 9] = [
    ("w_fe_multiply", "gcc-O0", SPILLED),
    ("w_fe_invert", "gcc-O0", SPILLED),
    ("w_ladder", "gcc-O0", SPILLED),
    ("q_select", "rustc-O0", SPILLED),
    ("q_chunks", "rustc-O0", SPILLED),
    ("q_matched", "rustc-O0", SPILLED),
    ("q_bytes", "rustc-O0", SPILLED),
    ("q_multiply", "rustc-O0", "sums of secrets are checked for overflow by a branch: a leak"),
    ("q_ladder", "rustc-O0", "sums of secrets are checked for overflow by a branch: a leak"),
];

const SPILLED: &str = "a secret is stored in an array on the stack, at an index of which nothing is known: it may have replaced a pointer or a \
                       counter that is kept beside";

#[test]
fn honest_functions_of_compilers_are_proved() {
    let Some(cross) = gcc("honest functions of C and Rust for AArch64") else { return };
    let directory = tempfile::tempdir().unwrap();
    let data = Contract::parse_all(&std::fs::read_to_string(tests().join("honest/data.contracts")).unwrap()).unwrap();
    let (mut count, mut refused, mut wrong) = (0, BTreeSet::new(), Vec::new());
    for name in ["honest.c", "written.c", "honest.rs"] {
        let source = tests().join("honest").join(name);
        let contracts = contracts(&std::fs::read_to_string(&source).unwrap());
        let builds = match name.ends_with(".rs") {
            true => cross.rust_builds(&source, directory.path()),
            false => cross.builds(&source, directory.path()),
        };
        // Only the first file has variables.
        let data = if name == "honest.c" { &data[..] } else { &[] };
        for (build, image) in &builds {
            for (function, contract) in pairs(image, &contracts) {
                count += 1;
                let verdict = prove(image, function, contract, data);
                if verdict.is_proved() {
                    continue;
                }
                let symbol = &function.symbol;
                refused.insert(symbol.clone());
                if !REFUSED.iter().any(|(name, of, _)| name == symbol && build.starts_with(of)) {
                    wrong.push(format!("{symbol} of {build}: {:#?}", verdict.findings));
                }
            }
        }
    }
    println!("{count} honest functions, {} of them refused in some build", refused.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The analysis terminates without a panic for arbitrary bytes. `fuzz/targets/prover.rs` tests more
/// of them.
#[test]
fn any_code_comes_to_an_end() {
    let mut rng = fastrand::Rng::with_seed(1);
    let contract = Contract::parse("f(&secret, &public, public, secret, &{0..8: public, 8..16: &secret})").unwrap();
    let mut refused = 0;
    for _ in 0..3000 {
        let words = (0..rng.usize(1..40)).flat_map(|_| {
            let word = rng.u32(..);
            // Makes most words valid instructions.
            let group =
                [0b1000, 0b1001, 0b0101, 0b1101, 0b0111, 0b1111, 0b0100, 0b1100, 0b1010, 0b1011][rng.usize(..10)];
            (word & !(0xf << 25) | group << 25).to_le_bytes()
        });
        let code: Vec<u8> = words.collect();
        let mut image = Image::without_file(Path::new("input")).for_architecture(Architecture::A64);
        let function = Function::new("f", 0x1000, code.len() as u64);
        image.add_code("f", 0x1000, code).unwrap();
        let verdict = prove_within(20_000, &image, &function, &contract, &[]);
        refused += usize::from(!verdict.is_proved());
        image.callers(&function);
    }
    assert!(refused > 2900, "{refused}");
}

/// Compares the abstract step with an emulator on random instructions. `phalanx-prove fuzz
/// --runner` tests more of them.
#[cfg(target_arch = "x86_64")]
#[test]
fn random_instructions_do_what_the_step_says() {
    let Some(cross) = gcc("what the prover says of instructions of AArch64") else { return };
    let directory = tempfile::tempdir().unwrap();
    let (source, to) = (tests().join("aarch64/runner.s"), directory.path().join("runner"));
    let arguments = ["-static", "-nostdlib", "-Wl,-Ttext=0x51000000,--defsym=code=0x50000400", "-o"];
    let built = cross.again().args(arguments).arg(&to).arg(source).output().unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let unpacked = cross.folder.join("root/usr/bin/qemu-aarch64-static");
    let emulator = if unpacked.exists() { unpacked } else { "qemu-aarch64-static".into() };
    if !runs(&mut Command::new(&emulator)) {
        println!(
            "NOT TESTED: what the prover says of instructions of AArch64, because there is no emulator (qemu-user-static)"
        );
        return;
    }
    let plan = phalanx_prove::fuzz::Plan { seed: 1, first: 0, cases: 1500, time: std::time::Duration::from_secs(600) };
    let outcome = phalanx_prove::fuzz::run_aarch64(plan, Command::new(emulator).args(["-cpu", "max"]).arg(to)).unwrap();
    println!("{outcome}");
    assert!(outcome.faults.is_empty(), "{outcome}");
    assert!(outcome.executed > 4000 && outcome.joins > 300, "{outcome}");
    assert!(outcome.covered["A64 mnemonics"] > 150, "{outcome}");
}
