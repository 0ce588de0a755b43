//! System errors for a file.

use std::io;

/// An operation on a file has failed.
#[derive(Debug, thiserror::Error)]
#[error("{name}: {what}: {source}{}", advice(source))]
pub struct FileError {
    /// The file.
    pub name: String,
    /// What failed, e.g. `cannot read`.
    pub what: String,
    /// The cause.
    pub source: io::Error,
}

/// Returns advice for the user, if there is any that the error doesn't already give.
fn advice(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => ": free some space and try again",
        io::ErrorKind::FileTooLarge => ": raise the limit on the size of files",
        io::ErrorKind::PermissionDenied => ": ask its owner for access, or use another place",
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => ": check the name",
        io::ErrorKind::IsADirectory => ": specify a file",
        io::ErrorKind::InvalidFilename => ": use a shorter name",
        io::ErrorKind::ReadOnlyFilesystem => ": use another place",
        _ => "",
    }
}
