//! What the command says when it fails, in one line, and its exit status.

use std::io;
use std::process::ExitCode;

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
    /// A file is not what it should be, or an answer came out wrong.
    #[error("{0}")]
    Wrong(String),
}

impl Failure {
    /// For `map_err`: names the file and what was tried.
    pub(crate) fn io(name: &str, what: &'static str) -> impl FnOnce(io::Error) -> Self {
        let name = name.to_owned();
        move |source| Self::Io { name, what, source }
    }

    /// 1 for what is wrong, 2 for usage, 3 for input and output.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Wrong(_) => 1,
            Self::Usage(_) => 2,
            Self::Io { .. } => 3,
        })
    }
}
