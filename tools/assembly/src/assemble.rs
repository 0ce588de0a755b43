//! The toolchain: compiles bodies to text and assembles text to machine code.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use object::{Object as _, ObjectSection as _, ObjectSymbol as _, SectionKind, SymbolKind};

use crate::{Architecture, Result};

/// Flags for kernels. There is no red zone, because some systems overwrite it, and there is a frame
/// pointer, so that the stack can be aligned for spills. Calls are direct, there are no calls to
/// memcpy or memset, and loops are aligned to 32 bytes.
const FLAGS: [&str; 4] = [
    "-Cno-redzone=yes",
    "-Cforce-frame-pointers=yes",
    "-Crelocation-model=pie",
    "-Cllvm-args=--max-store-memcpy=1024 --max-store-memset=1024 --max-store-memmove=1024 --align-loops=32",
];
/// On x86-64, avoid gathers, because the prover cannot follow addresses in vectors.
const X86_64_FLAGS: [&str; 1] = ["-Ctarget-feature=+prefer-no-gather,+prefer-no-scatter"];
/// On AArch64, reserve x18, because some systems do.
const AARCH64_FLAGS: [&str; 1] = ["-Ctarget-feature=+reserve-x18"];

/// A compiler of a given version.
pub(crate) struct Toolchain {
    version: String,
    /// Whether it is the current compiler. If not, rustup runs it.
    in_use: bool,
}

/// A function or constant of an object file.
pub(crate) struct Code {
    pub(crate) is_function: bool,
    pub(crate) bytes: Vec<u8>,
    /// Offsets of relocations.
    pub(crate) relocations: Vec<usize>,
}

impl Toolchain {
    /// Finds the toolchain of a version such as `1.95.0`.
    pub(crate) fn named(version: &str) -> Result<Self> {
        let output = Command::new("rustc").arg("--version").output().map_err(|error| format!("rustc: {error}"))?;
        let in_use = String::from_utf8_lossy(&output.stdout).split_whitespace().nth(1) == Some(version);
        let toolchain = Self { version: version.to_owned(), in_use };
        if !in_use && toolchain.description().is_err() {
            return Err(format!("Rust {version} is not installed: run rustup toolchain install {version}").into());
        }
        Ok(toolchain)
    }

    /// Checks that the standard library for an architecture's target is installed.
    pub(crate) fn check_target(&self, architecture: Architecture) -> Result<()> {
        let (version, target) = (&self.version, architecture.target());
        let output = run(self.command("rustc").args(["--print", "target-libdir", "--target", target]))?;
        if Path::new(String::from_utf8_lossy(&output).trim()).is_dir() {
            return Ok(());
        }
        Err(format!(
            "Rust {version} has no standard library for {target}: run rustup target add --toolchain {version} {target}"
        )
        .into())
    }

    /// Returns the version as the compiler prints it.
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

    /// Compiles the bodies of a folder of the assembly to text. Cargo decides whether the file in the
    /// target folder is up to date.
    ///
    /// Each folder is compiled alone. Otherwise, a change to one family would renumber LLVM's stack
    /// slots in the kernels of another.
    pub(crate) fn compile(&self, kernels: &Path, architecture: Architecture, folder: &str) -> Result<String> {
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| kernels.join("../../target"), PathBuf::from);
        let place = std::path::absolute(target.join("assembly").join(folder))?;
        let text = place.join(format!("{}.s", architecture.name()));
        // Cargo does not check the text file, so it would consider everything up to date.
        if !text.exists() && place.join(architecture.target()).exists() {
            std::fs::remove_dir_all(place.join(architecture.target()))?;
        }
        std::fs::create_dir_all(&place)?;
        let mut command = self.command("cargo");
        command.current_dir(kernels).args([
            "rustc",
            "--release",
            "--locked",
            // For a static library, the compiler only emits exported symbols, i.e. kernels and
            // routines. Otherwise, every change to the rest of the crate, such as the engine and
            // the tables, would have the same effect.
            "--crate-type=staticlib",
            "--target",
            architecture.target(),
        ]);
        command.args(["--config", "profile.release.lto=\"off\"", "--config", "profile.release.codegen-units=1"]);
        command.arg("--target-dir").arg(&place);
        // A static library needs the standard library.
        let features = match folder {
            // They are part of every build.
            "gf" | "steps" => "std",
            "gost28147" => "std,gost",
            family => &format!("std,{family}"),
        };
        command.args(["--no-default-features", "--features", features]);
        command.arg("--").arg(format!("--emit=asm={}", text.display())).args(FLAGS);
        command.args(match architecture {
            Architecture::X86_64 => X86_64_FLAGS,
            Architecture::Aarch64 => AARCH64_FLAGS,
        });
        command.env("RUSTFLAGS", "--cfg phalanx_source");
        run(&mut command)?;
        Ok(std::fs::read_to_string(text)?)
    }

    /// Assembles texts with the compiler's assembler and returns their functions and constants.
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
        // The compiler writes parts of the object to the current folder first.
        command.current_dir(folder.path());
        command.args(["--edition=2024", "--crate-type=lib", "--crate-name=assembled", "-Ccodegen-units=1"]);
        command.args(["--target", architecture.target()]).arg(format!("--emit=obj={}", object.display())).arg(&file);
        run(&mut command)?;
        symbols(&std::fs::read(object)?)
    }
}

/// Runs a command and returns its output.
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

/// Returns the functions and constants of an object, by symbol.
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
        // Sections for uninitialised variables don't have any bytes in the file.
        if section.kind() == SectionKind::UninitializedData {
            continue;
        }
        let start = symbol.address() - section.address();
        let end = start + symbol.size();
        let bytes = section.data()?.get(start as usize..end as usize).ok_or("a symbol extends beyond its section")?;
        let places = section.relocations().map(|(place, _)| place);
        let relocations =
            places.filter(|place| (start..end).contains(place)).map(|place| (place - start) as usize).collect();
        found.insert(symbol.name()?.to_owned(), Code { is_function, bytes: bytes.to_vec(), relocations });
    }
    Ok(found)
}
