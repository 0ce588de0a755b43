//! Errors, messages and output of the command.

use std::fmt::Display;
use std::io::{self, Write};

use phalanx_terminal::{FileError, plain};

/// Why the command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The command line asks for something that does not exist or has no effect.
    #[error("{0}")]
    Usage(String),
    /// The system refused to read or write.
    #[error("{0}")]
    Io(#[from] FileError),
    /// A file or a result is not what it should be.
    #[error("{0}")]
    Wrong(String),
}

impl Failure {
    /// For `map_err`: names the file and what failed.
    pub(crate) fn io(name: &str, what: &str) -> impl FnOnce(io::Error) -> Self + use<> {
        let (name, what) = (name.to_owned(), what.to_owned());
        move |source| Self::Io(FileError { name, what, source })
    }

    /// The exit status.
    pub(crate) fn status(&self) -> u8 {
        match self {
            Self::Wrong(_) => 1,
            Self::Usage(_) => 2,
            Self::Io(_) => 3,
        }
    }
}

/// Writes a message to standard error, in one line whatever it quotes. A closed standard error is no failure.
pub(crate) fn say(what: impl Display) {
    let _ = writeln!(io::stderr(), "phalanx-bench: {}", plain(&what.to_string()));
}

/// Writes a text to standard output. A reader that went away, as `head` does, has seen enough.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut stdout = io::stdout();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        outcome => outcome.map_err(Failure::io("standard output", "cannot write")),
    }
}
