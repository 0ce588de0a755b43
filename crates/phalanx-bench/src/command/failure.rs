//! The command's errors, messages and output.

use std::fmt::Display;
use std::io::{self, Write};

use phalanx_terminal::{FileError, plain};

/// Why the command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The command line asks for something that we don't know or that would have no effect.
    #[error("{0}")]
    Usage(String),
    /// Reading or writing failed.
    #[error("{0}")]
    Io(#[from] FileError),
    /// A file or a result is invalid.
    #[error("{0}")]
    Wrong(String),
}

impl Failure {
    /// For use with `map_err`. Names the file and the operation.
    pub(crate) fn io(name: &str, what: &str) -> impl FnOnce(io::Error) -> Self + use<> {
        let (name, what) = (name.to_owned(), what.to_owned());
        move |source| Self::Io(FileError { name, what, source })
    }

    /// The exit code.
    pub(crate) fn status(&self) -> u8 {
        match self {
            Self::Wrong(_) => 1,
            Self::Usage(_) => 2,
            Self::Io(_) => 3,
        }
    }
}

/// Writes a one-line message to standard error. If that is closed, we ignore it.
pub(crate) fn say(what: impl Display) {
    let _ = writeln!(io::stderr(), "phalanx-bench: {}", plain(&what.to_string()));
}

/// Writes to standard output. A broken pipe isn't an error, since that's what happens with `head`.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = io::stdout();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        outcome => outcome.map_err(Failure::io("standard output", "cannot write")),
    }
}
