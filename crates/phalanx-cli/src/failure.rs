//! One-line error messages, and exit codes.

use std::fmt::Display;
use std::io::{self, Write};

use phalanx_file::Error;
use phalanx_terminal::FileError;
pub(crate) use phalanx_terminal::{controls_terminal, plain, shown};

use crate::progress::aside;

/// Prints a message on standard error, on a single line no matter what it quotes. Failures to print
/// are ignored.
pub(crate) fn say(what: impl Display) {
    let line = format!("phalanx: {}\n", plain(&what.to_string()));
    // Use a single write, because several processes may share the terminal.
    let _ = aside(|| io::stderr().write_all(line.as_bytes()));
}

/// Prints why something failed, except for a broken pipe, and returns the exit code.
pub(crate) fn report(failure: &Failure) -> u8 {
    if !failure.is_reader_gone() {
        say(failure);
    }
    failure.status()
}

/// The exit code after a broken pipe: 128 plus the number of SIGPIPE.
const READER_GONE: u8 = 141;

/// The exit codes and their meanings, for `--help`, the manual page and docs/command.md.
pub(crate) const STATUSES: [(&str, &str); 7] = [
    ("0", "success"),
    (
        "1",
        "authentication failed, the file is truncated or malformed, a digest differs, or selftest found a wrong answer",
    ),
    ("2", "usage error: an invalid argument, no secret, the wrong kind of file, or a malformed list of digests"),
    ("3", "read or write error"),
    ("4", "no given secret opens the file (damage inside a key slot looks the same)"),
    ("129, 130, 131, 143", "ended by SIGHUP, SIGINT, SIGQUIT or SIGTERM (128 plus the signal number, as for others)"),
    ("141", "broken pipe, as in phalanx cat … | head"),
];

/// How [`STATUSES`] apply to several inputs.
pub(crate) const SEVERAL: &str = "With several inputs, the command continues after a failure, and the exit code is the first of 1, 3, 4, 2 that occurred.";

/// The combined exit code for two inputs.
pub(crate) fn together(one: u8, other: u8) -> u8 {
    let occurred = |status: &u8| [one, other].contains(status);
    [1, 3, 4, 2].into_iter().find(occurred).unwrap_or(one.max(other))
}

/// Shortens a text that may be of any length.
pub(crate) fn short(text: &str) -> String {
    const MAX_LETTERS: usize = 60;
    if text.chars().count() <= MAX_LETTERS {
        text.to_owned()
    } else {
        text.chars().take(MAX_LETTERS).chain(['…']).collect()
    }
}

/// Why the command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// Invalid usage.
    #[error("{0}")]
    Usage(String),
    /// A system call failed.
    #[error("{0}")]
    Io(FileError),
    /// The library rejected a file.
    #[error("{name}: {source}{note}")]
    File {
        /// The file.
        name: String,
        /// The cause.
        source: Error,
        /// Further notes.
        note: String,
    },
    /// No given secret opens the file.
    #[error("{0}")]
    Unopened(String),
    /// A file is invalid, or an answer is wrong.
    #[error("{0}")]
    Wrong(String),
    /// The input changed while it was read.
    #[error("{name}: changed while it was read, {outcome}: run the command again")]
    Changed {
        /// The file.
        name: String,
        /// The consequence.
        outcome: &'static str,
    },
}

impl Failure {
    /// The failure for a directory given instead of a file.
    pub(crate) fn directory(name: &str) -> Self {
        Self::Usage(format!("{name}: is a directory: specify a file"))
    }

    /// For use with `map_err`: adds the file and the failed operation.
    pub(crate) fn io<'a>(name: &'a str, what: &'a str) -> impl FnOnce(io::Error) -> Self + use<'a> {
        move |source| Self::Io(FileError { name: name.to_owned(), what: what.to_owned(), source })
    }

    /// For use with `map_err`: adds the file that the library rejected.
    pub(crate) fn file(name: &str) -> impl FnOnce(Error) -> Self + use<'_> {
        move |source| match source {
            Error::Read { offset, source } => Self::io(name, &format!("cannot read at byte {offset}"))(source),
            source => Self::File { name: name.to_owned(), source, note: String::new() },
        }
    }

    /// Appends a note, if the library rejected a file.
    pub(crate) fn with_note(self, more: &str) -> Self {
        match self {
            Self::File { name, source, note } => Self::File { name, source, note: format!("{note}; {more}") },
            other => other,
        }
    }

    /// Whether the reader of the output has stopped reading, as `head` does.
    fn is_reader_gone(&self) -> bool {
        matches!(self, Self::Io(error) if error.source.kind() == io::ErrorKind::BrokenPipe)
    }

    /// The exit code according to [`STATUSES`].
    pub(crate) fn status(&self) -> u8 {
        match self {
            _ if self.is_reader_gone() => READER_GONE,
            Self::Wrong(_) => 1,
            Self::Usage(_) => 2,
            Self::Io(_) | Self::Changed { .. } => 3,
            Self::Unopened(_) => 4,
            Self::File { source, .. } => match source {
                Error::Read { .. } | Error::Write { .. } | Error::Path { .. } | Error::Changed(_) | Error::Changing => {
                    3
                }
                Error::Memory(_) | Error::Random(_) => 3,
                Error::WrongKey
                | Error::WrongPassphrase
                | Error::WrongIdentity
                | Error::WrongSecrets
                | Error::OtherLock(_) => 4,
                // The argument is not the kind of file that its option expects.
                Error::KeyFile(_)
                | Error::Identity(_)
                | Error::PublicKey { .. }
                | Error::PassphraseFile(_)
                | Error::SuiteName { .. }
                | Error::Level(_) => 2,
                Error::NoSecret
                | Error::TooMany { .. }
                | Error::HeaderFull
                | Error::NoPublicKeys
                | Error::EmptyPassphrase
                | Error::NoRoom
                | Error::NoSuchSlot { .. }
                | Error::LastSlot => 2,
                _ => 1,
            },
        }
    }
}
