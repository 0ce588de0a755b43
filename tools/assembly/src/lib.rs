//! Writes the assembly of the kernels from their bodies.
//!
//! The bodies of kernels in `crates/phalanx-kernels` are compiled by the toolchain that `asm/TOOLCHAIN` names. Every kernel is taken out of
//! the compiler's text with the constants that it reads, brought into a form that all assemblers of LLVM turn into the same bytes, and
//! written to `asm/<architecture>/<cipher>/<level>.s`. What was written is assembled again and compared with the compiler's text.
//!
//! ```text
//! text      the compiler's listing: functions and constants
//! shape     a function as it ships: labels, constants, calls
//! share     what functions of a file have in common
//! write     the text of a file
//! assemble  compiler and assembler
//! binary    the same bytes in programs and libraries
//! x86       what machine code of x86-64 does: stack, registers
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
use crate::text::Listing;

pub(crate) type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Write the assembly of the kernels from their bodies, or check it
#[derive(Parser, Debug)]
#[command(
    version,
    after_help = "Examples:
  phalanx-assembly --check                                 compare the files with what the bodies compile to
  phalanx-assembly --write --architecture x86_64           write the files that differ
  phalanx-assembly --all --binary target/debug/phalanx     compare the kernels in a program with the files

--check and --write compile all kernels with the toolchain that asm/TOOLCHAIN names: ten minutes of CPU time for each architecture.
The result stays in target/assembly, so a second run without a change takes seconds.

Exit codes: 0 done, 1 files or binaries differ or something failed, 2 wrong usage."
)]
#[command(group = clap::ArgGroup::new("action").required(true).args(["check", "write", "binary"]).multiple(false))]
pub struct Args {
    /// Compare the files with what the bodies compile to, and write nothing
    #[arg(long)]
    check: bool,
    /// Write the files that differ, and remove files without kernels
    #[arg(long)]
    write: bool,
    /// Only this architecture: x86_64 or aarch64
    #[arg(long, conflicts_with = "binary")]
    architecture: Option<Architecture>,
    /// Compare the kernels in a program, library or object with the files, byte for byte. Needs its symbols. May be given several times
    #[arg(long, value_name = "FILE")]
    binary: Vec<PathBuf>,
    /// With --binary: fail if a kernel is missing
    #[arg(long, conflicts_with_all = ["check", "write"])]
    all: bool,
}

/// An architecture that has assembly.
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
    /// The name of its folder.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::X86_64 => "x86_64",
            Self::Aarch64 => "aarch64",
        }
    }

    /// The target whose text is taken.
    pub(crate) fn target(self) -> &'static str {
        match self {
            Self::X86_64 => "x86_64-unknown-linux-gnu",
            Self::Aarch64 => "aarch64-unknown-linux-gnu",
        }
    }

    /// What begins a comment.
    pub(crate) fn comment(self) -> &'static str {
        match self {
            Self::X86_64 => "#",
            Self::Aarch64 => "//",
        }
    }

    /// The instruction that calls.
    pub(crate) fn call_instruction(self) -> &'static str {
        match self {
            Self::X86_64 => "callq",
            Self::Aarch64 => "bl",
        }
    }

    /// The function that an instruction calls, if it is a call.
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
            if direct { Ok(operand) } else { Err(format!("a kernel calls only functions of its own file: {text}")) }
        })
    }
}

/// What is known of a function from its machine code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    /// Instructions, those that only fill included.
    pub(crate) instructions: usize,
    /// Bytes of stack below the caller's frame, the return address not counted.
    pub(crate) stack: u64,
    /// The registers that it leaves changed, as prose has them.
    pub(crate) clobbers: String,
    /// The first bytes of SHA-256 of its code, without what a linker puts in, and of its constants.
    pub(crate) hash: u32,
}

/// Does what was asked for.
///
/// # Errors
/// A file differs, a kernel does what kernels must not, or the compiler cannot be run.
pub fn run(args: &Args) -> std::result::Result<(), Box<dyn std::error::Error>> {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/phalanx-kernels");
    let toolchain = Toolchain::named(std::fs::read_to_string(kernels.join("asm/TOOLCHAIN"))?.trim())?;
    for path in &args.binary {
        let found = binary::compare(path, &kernels, &toolchain)?;
        let (functions, constants) = (found.functions.len(), found.constants.len());
        println!("{}: {functions} functions and {constants} constants as in the assembly", path.display());
        if !found.different.is_empty() {
            return Err(format!("{}: other bytes: {}", path.display(), found.different.join(" ")).into());
        }
        if functions == 0 {
            return Err(format!("{}: no kernels. Are the symbols stripped?", path.display()).into());
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
    // Before minutes of compiling.
    for architecture in &wanted {
        toolchain.check_target(*architecture)?;
    }
    let mut different = 0;
    for architecture in wanted {
        let text = toolchain.compile(&kernels, architecture)?;
        let files = write::files(&Listing::parse(&text, architecture)?, &text, &kernels, &toolchain, architecture)?;
        different += compare(&kernels, &files, architecture, args.write)?;
    }
    if different == 0 || args.write {
        return Ok(());
    }
    Err(format!("{different} files differ from what the bodies compile to. --write writes them").into())
}

/// Compares the files of an architecture with what is there, and writes what differs if it is to be written. Says which, and returns how many.
fn compare(
    kernels: &Path,
    files: &BTreeMap<PathBuf, String>,
    architecture: Architecture,
    write: bool,
) -> Result<usize> {
    if !files.keys().any(|path| path.extension().is_some_and(|extension| extension == "s")) {
        return Err(format!("the compiler's text for {} has no kernels", architecture.name()).into());
    }
    let mut different = 0;
    for (path, text) in files {
        let there = kernels.join(path);
        if std::fs::read_to_string(&there).is_ok_and(|old| old == *text) {
            continue;
        }
        different += 1;
        println!("{}: {}", if write { "written" } else { "differs" }, path.display());
        if write {
            std::fs::create_dir_all(there.parent().ok_or("a file without a folder")?)?;
            std::fs::write(&there, text)?;
        }
    }
    // Files of kernels that are gone.
    let folder = Path::new("asm").join(architecture.name());
    let Ok(ciphers) = std::fs::read_dir(kernels.join(&folder)) else { return Ok(different) };
    for cipher in ciphers {
        let cipher = cipher?;
        if cipher.file_name() == "manual" || !cipher.file_type()?.is_dir() {
            continue;
        }
        for file in std::fs::read_dir(cipher.path())? {
            let path = folder.join(cipher.file_name()).join(file?.file_name());
            if !files.contains_key(&path) {
                different += 1;
                println!("{}: {}", if write { "removed" } else { "has no kernels any more" }, path.display());
                if write {
                    std::fs::remove_file(kernels.join(&path))?;
                }
            }
        }
    }
    Ok(different)
}
