//! Writes the assembly of the kernels from their bodies.
//!
//! The bodies of kernels in `crates/phalanx-kernels` are compiled by the toolchain that `asm/TOOLCHAIN` names. Every kernel is taken out of
//! the compiler's text with the constants that it reads, brought into a form that all assemblers of LLVM turn into the same bytes, and
//! written to `asm/<architecture>/<cipher>/<level>.s`. What was written is assembled again and compared with the compiler's text.
//!
//! ```text
//! text      the compiler's listing: functions and constants
//! shape     a function as it ships: labels, constants, calls
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
mod text;
mod write;
mod x86;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::Parser;

use crate::assemble::Toolchain;
use crate::text::Listing;

pub(crate) type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Writes the assembly of the kernels from their bodies, or compares it.
#[derive(Parser, Debug)]
pub struct Args {
    /// Writes the files that differ.
    #[arg(long, required_unless_present_any = ["check", "binary"])]
    write: bool,
    /// Compares, and writes nothing.
    #[arg(long, conflicts_with = "write")]
    check: bool,
    /// One architecture: x86_64 or aarch64; without it both.
    #[arg(long)]
    architecture: Option<Architecture>,
    /// Compares the kernels in a program, a library or an object with the assembly, byte for byte. Its symbols must not be stripped.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["write", "check"])]
    binary: Vec<PathBuf>,
    /// With `--binary`: no kernel may be missing.
    #[arg(long, requires = "binary")]
    all: bool,
    /// Keeps the compiler's text in this folder, and takes it from there if it is there.
    #[arg(long, value_name = "FOLDER")]
    keep: Option<PathBuf>,
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
            return Err(format!("{}: no kernels: are the symbols stripped?", path.display()).into());
        }
        if args.all && !found.missing.is_empty() {
            return Err(format!("{}: missing: {}", path.display(), found.missing.join(" ")).into());
        }
    }
    if !args.binary.is_empty() {
        return Ok(());
    }
    let mut different = Vec::new();
    for architecture in [Architecture::X86_64, Architecture::Aarch64] {
        if args.architecture.is_some_and(|only| only != architecture) {
            continue;
        }
        let text = match &args.keep {
            Some(folder) => {
                let path = folder.join(format!("{}.s", architecture.name()));
                if !path.exists() {
                    std::fs::create_dir_all(folder)?;
                    std::fs::write(&path, toolchain.compile(&kernels, architecture)?)?;
                }
                std::fs::read_to_string(path)?
            }
            None => toolchain.compile(&kernels, architecture)?,
        };
        let files = write::files(&Listing::parse(&text, architecture)?, &text, &kernels, &toolchain, architecture)?;
        compare(&kernels, &files, architecture, args.write, &mut different)?;
    }
    if different.is_empty() {
        return Ok(());
    }
    let list = different.iter().map(|path| format!("\n  {}", path.display())).collect::<String>();
    if args.write {
        println!("written:{list}");
        return Ok(());
    }
    Err(format!("these files differ from what the bodies are compiled to; write them by --write:{list}").into())
}

/// Compares the files of an architecture with what is there, and writes what differs if it is to be written.
fn compare(
    kernels: &Path,
    files: &BTreeMap<PathBuf, String>,
    architecture: Architecture,
    write: bool,
    different: &mut Vec<PathBuf>,
) -> Result<()> {
    for (path, text) in files {
        let there = kernels.join(path);
        if std::fs::read_to_string(&there).is_ok_and(|old| old == *text) {
            continue;
        }
        different.push(path.clone());
        if write {
            std::fs::create_dir_all(there.parent().ok_or("a file without a folder")?)?;
            std::fs::write(&there, text)?;
        }
    }
    // Files of kernels that are gone.
    let folder = Path::new("asm").join(architecture.name());
    let Ok(ciphers) = std::fs::read_dir(kernels.join(&folder)) else { return Ok(()) };
    for cipher in ciphers {
        let cipher = cipher?;
        if cipher.file_name() == "manual" || !cipher.file_type()?.is_dir() {
            continue;
        }
        for file in std::fs::read_dir(cipher.path())? {
            let path = folder.join(cipher.file_name()).join(file?.file_name());
            if !files.contains_key(&path) {
                if write {
                    std::fs::remove_file(kernels.join(&path))?;
                }
                different.push(path);
            }
        }
    }
    Ok(())
}
