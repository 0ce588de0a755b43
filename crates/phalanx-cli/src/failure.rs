//! What the command says when it fails, in one line, and its exit status.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use phalanx_file::Error;

/// Says something on standard error, in one line whatever it quotes. Where nobody listens, that is lost, and nothing else.
pub(crate) fn say(what: impl Display) {
    // In one piece: several processes may share the terminal.
    let _ = io::stderr().write_all(format!("phalanx: {}\n", plain(&what.to_string())).as_bytes());
}

/// Says why something failed, unless whoever read the output went away and so wants to hear no more; the exit status.
pub(crate) fn report(failure: &Failure) -> u8 {
    if !failure.is_reader_gone() {
        say(failure);
    }
    failure.status()
}

/// A file's name for messages, which stay one line and never command the terminal.
pub(crate) fn shown(path: &Path) -> String {
    plain(&path.to_string_lossy())
}

/// Whether a letter could begin a line, command the terminal, or show what follows it in another order.
pub(crate) fn commands(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Text from outside, with everything escaped that [`commands`].
pub(crate) fn plain(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars() {
        if commands(letter) {
            plain.extend(letter.escape_debug());
        } else {
            plain.push(letter);
        }
    }
    plain
}

/// The exit status where the reader of the output went away: that of a program which SIGPIPE ends, 128 and the signal's number.
const READER_GONE: u8 = 141;

/// The beginning of something that may be very long.
pub(crate) fn short(text: &str) -> String {
    const MOST: usize = 60;
    if text.chars().count() <= MOST { text.to_owned() } else { text.chars().take(MOST).chain(['…']).collect() }
}

/// Why the command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The command was called wrongly.
    #[error("{0}")]
    Usage(String),
    /// The system refused to read or write.
    #[error("{name}: {what}: {source}{}", advice(.source))]
    Io {
        /// The file.
        name: String,
        /// What was tried.
        what: String,
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
        note: String,
    },
    /// A file is not what it should be, or an answer came out wrong.
    #[error("{0}")]
    Wrong(String),
    /// The input did not stay as it was.
    #[error("{name}: changed while it was read; {outcome}, try again")]
    Changed {
        /// The file.
        name: String,
        /// What became of it.
        outcome: &'static str,
    },
}

impl Failure {
    /// A directory is where a file is wanted.
    pub(crate) fn directory(name: &str) -> Self {
        Self::Usage(format!("{name}: is a directory; give the name of a file"))
    }

    /// For `map_err`: names the file and what was tried.
    pub(crate) fn io(name: &str, what: &str) -> impl FnOnce(io::Error) -> Self + use<> {
        let (name, what) = (name.to_owned(), what.to_owned());
        move |source| Self::Io { name, what, source }
    }

    /// For `map_err`: names the file that the library refused.
    pub(crate) fn file(name: &str) -> impl FnOnce(Error) -> Self + use<> {
        let name = name.to_owned();
        move |source| match source {
            Error::Read { offset, source } => Self::Io { name, what: format!("cannot read at byte {offset}"), source },
            source => Self::File { name, source, note: String::new() },
        }
    }

    /// Something more to be known, if the library refused a file.
    pub(crate) fn with_note(self, more: &str) -> Self {
        match self {
            Self::File { name, source, note } => Self::File { name, source, note: format!("{note}; {more}") },
            other => other,
        }
    }

    /// Whether whoever read the output has seen enough, as `head` has.
    fn is_reader_gone(&self) -> bool {
        matches!(self, Self::Io { source, .. } if source.kind() == io::ErrorKind::BrokenPipe)
    }

    /// 1 for what is not authentic, 2 for usage, 3 for input and output, 141 if the reader of the output went away.
    pub(crate) fn status(&self) -> u8 {
        match self {
            _ if self.is_reader_gone() => READER_GONE,
            Self::Wrong(_) => 1,
            Self::Usage(_) => 2,
            Self::Io { .. } | Self::Changed { .. } => 3,
            Self::File { source, .. } => match source {
                Error::Read { .. } | Error::Write { .. } => 3,
                Error::Memory(_) | Error::Random(_) => 3,
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

/// What to do about an error of the system, where it does not say so itself.
fn advice(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "; make room there and try again",
        io::ErrorKind::FileTooLarge => "; the limit on the size of files is too low",
        io::ErrorKind::PermissionDenied => "; ask its owner, or use another place",
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => "; check the name",
        io::ErrorKind::IsADirectory => "; give the name of a file",
        io::ErrorKind::InvalidFilename => "; take a shorter name",
        io::ErrorKind::ReadOnlyFilesystem => "; use another place",
        _ => "",
    }
}

/// Does the same for each of several inputs. Those that fail do not keep the others from being done; the status is that of the
/// first failure.
pub(crate) fn for_each<T>(
    inputs: impl IntoIterator<Item = T>,
    mut run: impl FnMut(T) -> Result<(), Failure>,
) -> ExitCode {
    let mut status = 0;
    for input in inputs {
        if let Err(failure) = run(input) {
            let of_this = report(&failure);
            status = if status == 0 { of_this } else { status };
        }
    }
    ExitCode::from(status)
}
