//! The toolchain: bodies to text, text to machine code.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use object::{Object as _, ObjectSection as _, ObjectSymbol as _, SectionKind, SymbolKind};

use crate::{Architecture, Result};

/// Flags for the code of kernels: nothing below the stack pointer, which other systems overwrite; a stack that is aligned for spills; calls
/// that name their target; no calls to copy or to fill; loops that begin with a line of instructions.
const FLAGS: [&str; 4] = [
    "-Cno-redzone=yes",
    "-Cforce-frame-pointers=yes",
    "-Crelocation-model=pie",
    "-Cllvm-args=--max-store-memcpy=1024 --max-store-memset=1024 --max-store-memmove=1024 --align-loops=32",
];
/// The same for x86-64: a gather reads addresses that were computed in vectors, of which the prover knows nothing.
const X86_64_FLAGS: [&str; 1] = ["-Ctarget-feature=+prefer-no-gather,+prefer-no-scatter"];
/// The same for AArch64: systems keep x18 for themselves.
const AARCH64_FLAGS: [&str; 1] = ["-Ctarget-feature=+reserve-x18"];

/// A compiler by its version.
pub(crate) struct Toolchain {
    version: String,
    /// Whether it is the one in use, or rustup has to be asked.
    in_use: bool,
}

/// A function of an object, or a constant.
pub(crate) struct Code {
    pub(crate) is_function: bool,
    pub(crate) bytes: Vec<u8>,
    /// Where the linker puts something in.
    pub(crate) relocations: Vec<usize>,
}

impl Toolchain {
    /// The toolchain of a version, as `1.95.0`.
    pub(crate) fn named(version: &str) -> Result<Self> {
        let output = Command::new("rustc").arg("--version").output().map_err(|error| format!("rustc: {error}"))?;
        let in_use = String::from_utf8_lossy(&output.stdout).split_whitespace().nth(1) == Some(version);
        let toolchain = Self { version: version.to_owned(), in_use };
        if !in_use && toolchain.description().is_err() {
            return Err(format!("Rust {version} is missing: rustup toolchain install {version}").into());
        }
        Ok(toolchain)
    }

    /// Whether the standard library of an architecture's target is there.
    pub(crate) fn check_target(&self, architecture: Architecture) -> Result<()> {
        let (version, target) = (&self.version, architecture.target());
        let output = run(self.command("rustc").args(["--print", "target-libdir", "--target", target]))?;
        if Path::new(String::from_utf8_lossy(&output).trim()).is_dir() {
            return Ok(());
        }
        Err(format!("Rust {version} has no library for {target}: rustup target add --toolchain {version} {target}")
            .into())
    }

    /// What it calls itself.
    pub(crate) fn description(&self) -> Result<String> {
        let output = run(self.command("rustc").arg("--version"))?;
        Ok(String::from_utf8_lossy(&output).trim().to_owned())
    }

    fn command(&self, program: &str) -> Command {
        let mut command = if self.in_use {
            Command::new(program)
        } else {
            let mut command = Command::new("rustup");
            command.args(["run", &self.version, program]);
            command
        };
        for variable in ["CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS", "RUSTC_WRAPPER", "RUSTC"] {
            command.env_remove(variable);
        }
        command
    }

    /// The text of all kernels, from their bodies. It stays in the target folder, and Cargo knows whether it is up to date.
    pub(crate) fn compile(&self, kernels: &Path, architecture: Architecture) -> Result<String> {
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| kernels.join("../../target"), PathBuf::from);
        let folder = std::path::absolute(target.join("assembly"))?;
        let text = folder.join(format!("{}.s", architecture.name()));
        // Cargo does not look at it, and would find everything else up to date.
        if !text.exists() && folder.join(architecture.target()).exists() {
            std::fs::remove_dir_all(folder.join(architecture.target()))?;
        }
        std::fs::create_dir_all(&folder)?;
        let mut command = self.command("cargo");
        command.current_dir(kernels).args([
            "rustc",
            "--release",
            "--locked",
            // Of such a library the compiler compiles only what has a symbol of its own: kernels and routines. What else the crate has, engine and
            // tables, would make LLVM number stack slots of kernels in another way with every change.
            "--crate-type=staticlib",
            "--target",
            architecture.target(),
        ]);
        command.args(["--config", "profile.release.lto=\"off\"", "--config", "profile.release.codegen-units=1"]);
        command.arg("--target-dir").arg(&folder);
        command.arg("--").arg(format!("--emit=asm={}", text.display())).args(FLAGS);
        command.args(match architecture {
            Architecture::X86_64 => X86_64_FLAGS,
            Architecture::Aarch64 => AARCH64_FLAGS,
        });
        command.env("RUSTFLAGS", "--cfg phalanx_source");
        run(&mut command)?;
        Ok(std::fs::read_to_string(text)?)
    }

    /// The functions and constants that the compiler's assembler makes of texts.
    pub(crate) fn assemble(&self, texts: &[&str], architecture: Architecture) -> Result<BTreeMap<String, Code>> {
        let folder = tempfile::tempdir()?;
        let options = match architecture {
            Architecture::X86_64 => "options(att_syntax, raw)",
            Architecture::Aarch64 => "options(raw)",
        };
        let mut source = String::from("#![no_std]\n");
        for (number, text) in texts.iter().enumerate() {
            let name = format!("{number}.s");
            std::fs::write(folder.path().join(&name), text)?;
            source.push_str(&format!("core::arch::global_asm!(include_str!(\"{name}\"), {options});\n"));
        }
        let (file, object) = (folder.path().join("lib.rs"), folder.path().join("lib.o"));
        std::fs::write(&file, source)?;
        let mut command = self.command("rustc");
        // Parts of the object are written there first.
        command.current_dir(folder.path());
        command.args(["--edition=2024", "--crate-type=lib", "--crate-name=assembled", "-Ccodegen-units=1"]);
        command.args(["--target", architecture.target()]).arg(format!("--emit=obj={}", object.display())).arg(&file);
        run(&mut command)?;
        symbols(&std::fs::read(object)?)
    }
}

/// Runs a command, and gives its output.
fn run(command: &mut Command) -> Result<Vec<u8>> {
    let output =
        command.stderr(std::process::Stdio::piped()).output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let first: Vec<&str> = said.lines().take(40).collect();
    Err(format!("{command:?}: {}:\n{}", output.status, first.join("\n")).into())
}

/// The functions and constants of an object, by symbol.
fn symbols(object: &[u8]) -> Result<BTreeMap<String, Code>> {
    let file = object::File::parse(object)?;
    let mut found = BTreeMap::new();
    for symbol in file.symbols().filter(|symbol| symbol.size() > 0) {
        let is_function = symbol.kind() == SymbolKind::Text;
        if !is_function && symbol.kind() != SymbolKind::Data {
            continue;
        }
        let Some(index) = symbol.section_index() else { continue };
        let section = file.section_by_index(index)?;
        // Variables have no bytes in the file.
        if section.kind() == SectionKind::UninitializedData {
            continue;
        }
        let start = symbol.address() - section.address();
        let end = start + symbol.size();
        let bytes = section.data()?.get(start as usize..end as usize).ok_or("a symbol reaches out of its section")?;
        let places = section.relocations().map(|(place, _)| place);
        let relocations =
            places.filter(|place| (start..end).contains(place)).map(|place| (place - start) as usize).collect();
        found.insert(symbol.name()?.to_owned(), Code { is_function, bytes: bytes.to_vec(), relocations });
    }
    Ok(found)
}
