//! What can go wrong outside the proof.

use std::path::PathBuf;

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
use phalanx_prove::fuzz::CpuError;
#[cfg(feature = "phalanx")]
use phalanx_prove::mutate::MutateError;
use phalanx_prove::{ContractError, Image, ImageError};

/// Why there is no verdict.
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
    #[error("{}: too long for a file of contracts: give the file that you wrote", .path.display())]
    Long { path: PathBuf },
    #[error("the system gives no threads ({0}): allow more processes, or set RAYON_NUM_THREADS to fewer")]
    Threads(rayon::ThreadPoolBuildError),
    #[error("{0}")]
    Idle(String),
    #[error("no contract to prove: give one by --contract, or a file of them by --contracts")]
    NoContract,
    #[cfg(all(target_arch = "x86_64", target_os = "linux"))]
    #[error(transparent)]
    Cpu(#[from] CpuError),
    #[cfg(feature = "phalanx")]
    #[error("cargo or rustc cannot be started: {0}")]
    Cargo(std::io::Error),
    #[cfg(feature = "phalanx")]
    #[error("the build failed; nothing was proved")]
    Build,
    #[cfg(feature = "phalanx")]
    #[error("the contract of {symbol}, of shape `{shape}`, is not known to this prover")]
    Shape { symbol: String, shape: String },
    #[cfg(feature = "phalanx")]
    #[error("{}:{line}: no list of entries: take what `phalanx info --entries` prints", .path.display())]
    Entries { path: PathBuf, line: usize },
    #[cfg(feature = "phalanx")]
    #[error(
        "{} is for another architecture than this prover, whose table of kernels is for its own: give the list of what is to be proved by \
         --entries, as `phalanx info --entries` prints it there",
        .path.display()
    )]
    Foreign { path: PathBuf },
    #[cfg(feature = "phalanx")]
    #[error("no leak can be injected into {symbol}: {error}")]
    Mutant { symbol: String, error: MutateError },
    #[cfg(feature = "phalanx")]
    #[error("{}: out of date: regenerate it with --write: it says\n  {is}\nand should say\n  {should_be}", .path.display())]
    Outdated { path: PathBuf, is: String, should_be: String },
    #[error("the output cannot be written: {0}")]
    Output(std::io::Error),
}

impl Failure {
    /// No function has a symbol like this one.
    pub(crate) fn absent(image: &Image, place: String, symbol: &str) -> Self {
        let (path, reason) = (image.path().to_owned(), image.why_absent(symbol));
        Self::NoFunction { place, path, symbol: symbol.to_owned(), reason }
    }
}
