//! Errors that prevent a verdict, as opposed to findings.

use std::path::PathBuf;

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
use phalanx_prove::fuzz::CpuError;
#[cfg(feature = "phalanx")]
use phalanx_prove::mutate::MutateError;
use phalanx_prove::{ContractError, Image, ImageError};

/// The reason why there is no verdict.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error(transparent)]
    Image(#[from] ImageError),
    #[error(transparent)]
    Contract(#[from] ContractError),
    #[error("{}: {error}", .path.display())]
    File { path: PathBuf, error: std::io::Error },
    #[error("{place}no function of {} matches `{symbol}`: {reason}", .path.display())]
    NoFunction { place: String, path: PathBuf, symbol: String, reason: &'static str },
    #[error("{}: too long for a contract file: check the path", .path.display())]
    Long { path: PathBuf },
    #[error("cannot start threads ({0}): allow more processes, or set a lower RAYON_NUM_THREADS")]
    Threads(rayon::ThreadPoolBuildError),
    #[error("{0}")]
    Idle(String),
    #[error("no contract to prove: use --contract or --contracts")]
    NoContract,
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    #[error(transparent)]
    Cpu(#[from] CpuError),
    #[cfg(feature = "phalanx")]
    #[error("cannot start cargo or rustc: {0}")]
    Cargo(std::io::Error),
    #[cfg(feature = "phalanx")]
    #[error("the build failed, so nothing was proved")]
    Build,
    #[cfg(feature = "phalanx")]
    #[error("{symbol}: unknown shape `{shape}`: use the prover of the same version")]
    Shape { symbol: String, shape: String },
    #[cfg(feature = "phalanx")]
    #[error("no function in the table has `{0}` in its name: `phalanx info --entries` prints the table")]
    Unmatched(String),
    #[cfg(feature = "phalanx")]
    #[error("no function to prove: --without-layout skips all of these")]
    NoFunctions,
    #[cfg(feature = "phalanx")]
    #[error("no kernel in the table has a layout with `{0}` in it: `phalanx info --entries` prints the table")]
    NoLayout(String),
    #[cfg(feature = "phalanx")]
    #[error("{}:{line}: not a list of entries: use the output of `phalanx info --entries`", .path.display())]
    Entries { path: PathBuf, line: usize },
    #[cfg(feature = "phalanx")]
    #[error(
        "{}: compiled for a different architecture than this prover: run `phalanx info --entries` there and pass its output with --entries",
        .path.display()
    )]
    Foreign { path: PathBuf },
    #[cfg(feature = "phalanx")]
    #[error(
        "{symbol}: the file has this symbol elsewhere than the table of entries says: pass the output of `phalanx info --entries` of this very file, as the linker wrote it and with its symbols"
    )]
    Place { symbol: String },
    #[cfg(feature = "phalanx")]
    #[error("{symbol}: the list of entries contradicts this prover: use the prover of the same version")]
    Table { symbol: String },
    #[cfg(feature = "phalanx")]
    #[error("cannot inject a leak into {symbol}: {error}")]
    Mutant { symbol: String, error: MutateError },
    #[cfg(feature = "phalanx")]
    #[error("{}: out of date: regenerate it with --write: it says\n  {is}\nbut should say\n  {should_be}", .path.display())]
    Outdated { path: PathBuf, is: String, should_be: String },
    #[cfg(feature = "phalanx")]
    #[error("{}: not a list of verdicts", .path.display())]
    List { path: PathBuf },
    #[cfg(feature = "phalanx")]
    #[error("{}: {error}: pass an unstripped build of the command `phalanx`", .path.display())]
    Unreadable { path: PathBuf, error: phalanx_equal::Error },
    #[cfg(feature = "phalanx")]
    #[error(transparent)]
    Equal(phalanx_equal::Error),
    #[error("cannot write the output: {0}")]
    Output(std::io::Error),
}

impl Failure {
    /// Creates the error for a symbol that doesn't match any function.
    pub(crate) fn absent(image: &Image, place: String, symbol: &str) -> Self {
        let (path, reason) = (image.path().to_owned(), image.why_absent(symbol));
        Self::NoFunction { place, path, symbol: symbol.to_owned(), reason }
    }
}
