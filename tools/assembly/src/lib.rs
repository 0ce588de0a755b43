//! Generates the assembly of the kernels from their bodies.
//!
//! The toolchain named in `asm/TOOLCHAIN` compiles the bodies of `crates/phalanx-kernels`. Each
//! kernel is extracted from the compiler's text together with its constants. It is then normalised
//! so that all LLVM assemblers produce the same bytes, and written to
//! `asm/<architecture>/<cipher>/<level>.s`. To check the result, we assemble it and compare it with
//! the compiler's text.
//!
//! ```text
//! text      parses the compiler's listing into functions and constants
//! shape     normalises a function: labels, constants, calls
//! share     turns repeated runs of lines into macros
//! write     writes the text of a file
//! assemble  runs the compiler and the assembler
//! binary    compares programs and libraries with the files
//! x86       analyses x86-64 machine code: stack, registers
//! aarch64   the same for AArch64
//! ```

mod aarch64;
mod assemble;
mod binary;
mod shape;
mod share;
mod text;
mod write;
mod x86;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::Parser;

use crate::assemble::Toolchain;

pub(crate) type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Generates the assembly of the kernels from their bodies, or checks it
#[derive(Parser, Debug)]
#[command(
    version,
    after_help = "Examples:
  phalanx-assembly --check                                 compare the files with what the bodies compile to
  phalanx-assembly --write --architecture x86_64           write the files that differ
  phalanx-assembly --write --family kupyna                 compile only Kupyna, in a minute
  phalanx-assembly --all --binary target/debug/phalanx     compare the kernels in a program with the files

--check and --write compile all kernels with the toolchain that asm/TOOLCHAIN names: ten minutes of CPU time.
Families are compiled one by one, so that the assembly of a family depends on its own bodies only. The result stays in target/assembly, so a second run without a change takes seconds.

Exit codes: 0 success, 1 files or binaries differ or something failed, 2 usage error."
)]
#[command(group = clap::ArgGroup::new("action").required(true).args(["check", "write", "binary"]).multiple(false))]
pub struct Args {
    /// Compare the files with the compiled bodies, and write nothing
    #[arg(long)]
    check: bool,
    /// Write files that differ, and remove files that have no kernels
    #[arg(long)]
    write: bool,
    /// Only this architecture: x86_64 or aarch64
    #[arg(long, conflicts_with = "binary")]
    architecture: Option<Architecture>,
    /// Only the files of this folder in asm/. Nothing else is compiled. May be repeated
    #[arg(long, conflicts_with = "binary", value_parser = clap::builder::PossibleValuesParser::new(write::folders()))]
    family: Vec<String>,
    /// Compare the kernels in a program, library or object with the files, byte by byte. The file
    /// must not be stripped. May be repeated
    #[arg(long, value_name = "FILE")]
    binary: Vec<PathBuf>,
    /// With --binary: fail if a kernel is missing
    #[arg(long, conflicts_with_all = ["check", "write"])]
    all: bool,
}

/// An architecture with assembly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Architecture {
    X86_64,
    Aarch64,
}

impl std::str::FromStr for Architecture {
    type Err = String;
    fn from_str(name: &str) -> std::result::Result<Self, String> {
        let all = [Self::X86_64, Self::Aarch64];
        all.into_iter().find(|one| one.name() == name).ok_or_else(|| "x86_64 or aarch64".to_owned())
    }
}

impl Architecture {
    /// Returns the name of its folder.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::X86_64 => "x86_64",
            Self::Aarch64 => "aarch64",
        }
    }

    /// Returns the Rust target that its text is compiled for.
    pub(crate) fn target(self) -> &'static str {
        match self {
            Self::X86_64 => "x86_64-unknown-linux-gnu",
            Self::Aarch64 => "aarch64-unknown-linux-gnu",
        }
    }

    pub(crate) fn comment(self) -> &'static str {
        match self {
            Self::X86_64 => "#",
            Self::Aarch64 => "//",
        }
    }

    pub(crate) fn call_instruction(self) -> &'static str {
        match self {
            Self::X86_64 => "callq",
            Self::Aarch64 => "bl",
        }
    }

    /// Returns the function that an instruction calls, if it is a call.
    pub(crate) fn call(self, text: &str) -> Option<std::result::Result<&str, String>> {
        let (mnemonic, operand) = text.split_once(' ')?;
        let is_call = match self {
            Self::X86_64 => {
                mnemonic == "call" || mnemonic == "callq" || (mnemonic.starts_with("jmp") && !operand.starts_with(".L"))
            }
            Self::Aarch64 => {
                mnemonic == "bl"
                    || mnemonic == "blr"
                    || mnemonic == "br"
                    || (mnemonic == "b" && !operand.starts_with(".L"))
            }
        };
        let direct =
            operand.starts_with("_ZN") && !operand.contains('@') && !mnemonic.starts_with("jmp") && mnemonic != "b";
        is_call.then(|| {
            if direct { Ok(operand) } else { Err(format!("a kernel may only call functions of its own file: {text}")) }
        })
    }
}

/// Facts about a function's machine code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    /// Number of instructions, including padding.
    pub(crate) instructions: usize,
    /// Bytes of stack below the caller's frame, without the return address.
    pub(crate) stack: u64,
    /// The registers it changes, as text.
    pub(crate) clobbers: String,
    /// The first bytes of the SHA-256 of its code, without relocated fields, and its constants.
    pub(crate) hash: u32,
}

/// Runs the command.
///
/// # Errors
/// Fails if a file differs, a kernel breaks a rule, or the compiler cannot be run.
pub fn run(args: &Args) -> std::result::Result<(), Box<dyn std::error::Error>> {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/phalanx-kernels");
    let toolchain = Toolchain::named(std::fs::read_to_string(kernels.join("asm/TOOLCHAIN"))?.trim())?;
    for path in &args.binary {
        let found = binary::compare(path, &kernels, &toolchain)?;
        let (functions, constants) = (found.functions.len(), found.constants.len());
        println!("{}: {functions} functions and {constants} constants match the assembly", path.display());
        if !found.different.is_empty() {
            return Err(format!("{}: other bytes: {}", path.display(), found.different.join(" ")).into());
        }
        if functions == 0 {
            return Err(format!("{}: no kernels found; is it stripped?", path.display()).into());
        }
        if args.all && !found.missing.is_empty() {
            return Err(format!("{}: missing: {}", path.display(), found.missing.join(" ")).into());
        }
    }
    if !args.binary.is_empty() {
        return Ok(());
    }
    let all = [Architecture::X86_64, Architecture::Aarch64];
    let wanted: Vec<_> = all.into_iter().filter(|one| args.architecture.is_none_or(|only| only == *one)).collect();
    // Fail early, because compiling needs minutes.
    for architecture in &wanted {
        toolchain.check_target(*architecture)?;
    }
    let all_folders = args.family.is_empty();
    let folders =
        write::folders().into_iter().filter(|folder| all_folders || args.family.iter().any(|one| one == folder));
    let folders: Vec<_> = folders.collect();
    let mut different = 0;
    for architecture in wanted {
        let (mut files, mut rows) = (BTreeMap::new(), BTreeMap::new());
        for folder in &folders {
            let text = toolchain.compile(&kernels, architecture, folder)?;
            let written = write::files(&text, &kernels, &toolchain, architecture, folder)?;
            files.extend(written.0);
            rows.extend(written.1);
        }
        let path = Path::new("src/frames").join(format!("{}.rs", architecture.name()));
        let old = std::fs::read_to_string(kernels.join(&path))?;
        files.insert(path, write::frames(rows, &old, &folders, architecture));
        different += compare(&kernels, &files, architecture, args.write, &folders)?;
    }
    if different == 0 || args.write {
        return Ok(());
    }
    Err(format!("{different} files differ from the compiled bodies; use --write to update them").into())
}

/// Compares the files of an architecture and reports and counts the differences. With `write` it
/// updates them.
fn compare(
    kernels: &Path,
    files: &BTreeMap<PathBuf, String>,
    architecture: Architecture,
    write: bool,
    folders: &[&str],
) -> Result<usize> {
    let mut different = 0;
    for (path, text) in files {
        let there = kernels.join(path);
        if std::fs::read_to_string(&there).is_ok_and(|old| old == *text) {
            continue;
        }
        different += 1;
        println!("{}: {}", if write { "written" } else { "differs" }, path.display());
        if write {
            std::fs::create_dir_all(there.parent().ok_or("a file has no parent folder")?)?;
            std::fs::write(&there, text)?;
        }
    }
    // Handle files whose kernels no longer exist.
    for folder in folders {
        let folder = Path::new("asm").join(architecture.name()).join(folder);
        // A new family doesn't have a folder before it is written.
        if !kernels.join(&folder).exists() {
            continue;
        }
        for file in std::fs::read_dir(kernels.join(&folder))? {
            let path = folder.join(file?.file_name());
            if !files.contains_key(&path) {
                different += 1;
                println!("{}: {}", if write { "removed" } else { "no longer has kernels" }, path.display());
                if write {
                    std::fs::remove_file(kernels.join(&path))?;
                }
            }
        }
    }
    Ok(different)
}
