//! What the command says when it fails, in one line, and its exit status.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use phalanx_file::Error;

/// Says something on standard error. Where nobody listens, that is lost, and nothing else.
pub(crate) fn say(what: impl Display) {
    let _ = writeln!(io::stderr(), "phalanx: {what}");
}

/// A file's name for messages, which stay one line and never command the terminal.
pub(crate) fn shown(path: &Path) -> String {
    let mut shown = String::new();
    for letter in path.to_string_lossy().chars() {
        if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') {
            shown.extend(letter.escape_debug());
        } else {
            shown.push(letter);
        }
    }
    shown
}

/// Why the command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The command was called wrongly.
    #[error("{0}")]
    Usage(String),
    /// The system refused to read or write.
    #[error("{name}: {what}: {source}")]
    Io {
        /// The file.
        name: String,
        /// What was tried.
        what: &'static str,
        /// Why it failed.
        source: io::Error,
    },
    /// The library refused a file.
    #[error("{name}: {source}{note}")]
    File {
        /// The file.
        name: String,
        /// Why it was refused.
        source: Error,
        /// What else is to be known.
        note: &'static str,
    },
    /// A file is not what it should be, or an answer came out wrong.
    #[error("{0}")]
    Wrong(String),
    /// The input did not stay as it was.
    #[error("{name}: changed while it was read: {have} bytes instead of {expected}; nothing was written, try again")]
    Changed {
        /// The file.
        name: String,
        /// Bytes that were read.
        have: u64,
        /// Bytes that it had at first.
        expected: u64,
    },
}

impl Failure {
    /// For `map_err`: names the file and what was tried.
    pub(crate) fn io(name: &str, what: &'static str) -> impl FnOnce(io::Error) -> Self {
        let name = name.to_owned();
        move |source| Self::Io { name, what, source }
    }

    /// For `map_err`: names the file that the library refused.
    pub(crate) fn file(name: &str) -> impl FnOnce(Error) -> Self {
        let name = name.to_owned();
        move |source| Self::File { name, source, note: "" }
    }

    /// 1 for what is not authentic, 2 for usage, 3 for input and output.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Wrong(_) => 1,
            Self::Usage(_) => 2,
            Self::Io { .. } | Self::Changed { .. } => 3,
            Self::File { source, .. } => match source {
                Error::Read(_) | Error::Write(_) | Error::Memory(_) | Error::Random(_) | Error::Threads(_) => 3,
                Error::NoSecret | Error::TooManySlots(_) | Error::EmptyPassphrase => 2,
                _ => 1,
            },
        })
    }
}
