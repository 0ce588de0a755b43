//! Exceptions, and which of them an error becomes.

use std::fmt::Display;
use std::io;

use phalanx::many::rows::RowsError;
use pyo3::exceptions::{PyMemoryError, PyOSError, PyOverflowError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;

pyo3::create_exception!(
    phalanx,
    Error,
    PyValueError,
    "What Phalanx refuses. The message says what was wrong, and with what."
);
pyo3::create_exception!(
    phalanx,
    InvalidTag,
    Error,
    "It is not authentic: it was changed, or key, nonce or associated data are others."
);
pyo3::create_exception!(
    phalanx,
    ChunkError,
    InvalidTag,
    "A chunk of a file is not authentic. `chunk` is its number, `offset` where it begins."
);
pyo3::create_exception!(
    phalanx,
    RowError,
    InvalidTag,
    "A row is not authentic. `row` is the first such row, `bad` how many there are."
);

/// A value that cannot be.
pub(crate) fn wrong(message: impl Display) -> PyErr {
    Error::new_err(message.to_string())
}

/// An exception with numbers as attributes.
fn numbered<const N: usize>(py: Python<'_>, error: PyErr, numbers: [(&str, u64); N]) -> PyErr {
    for (name, number) in numbers {
        // What fails here is worse than the error itself.
        if let Err(other) = error.value(py).setattr(name, number) {
            return other;
        }
    }
    error
}

/// A row that is not authentic.
pub(crate) fn bad_row(message: impl Display, row: usize, bad: usize) -> PyErr {
    Python::attach(|py| {
        numbered(py, RowError::new_err(message.to_string()), [("row", row as u64), ("bad", bad as u64)])
    })
}

/// What the catalogue says.
pub(crate) fn refused(error: phalanx_catalogue::Error) -> PyErr {
    use phalanx_catalogue::Error as E;
    let message = error.to_string();
    match error {
        E::Rows(RowsError::NotAuthentic { row, bad }) => bad_row(message, row, bad),
        E::Rows(RowsError::Row { row, error: phalanx::Error::NotAuthentic }) => bad_row(message, row, 1),
        ref error if error.is_not_authentic() => InvalidTag::new_err(message),
        E::Refused(phalanx::Error::TooLong { .. })
        | E::Rows(RowsError::Exhausted { .. } | RowsError::Row { error: phalanx::Error::TooLong { .. }, .. }) => {
            PyOverflowError::new_err(message)
        }
        _ => wrong(message),
    }
}

/// The number of an error by C's `errno`, which makes it FileNotFoundError and the like. Libraries that say where it was keep its kind alone.
fn number(error: &io::Error) -> Option<i32> {
    error.raw_os_error().or(match error.kind() {
        io::ErrorKind::NotFound => Some(2),
        io::ErrorKind::PermissionDenied => Some(13),
        io::ErrorKind::AlreadyExists => Some(17),
        io::ErrorKind::NotADirectory => Some(20),
        io::ErrorKind::IsADirectory => Some(21),
        io::ErrorKind::StorageFull => Some(28),
        io::ErrorKind::ReadOnlyFilesystem => Some(30),
        _ => None,
    })
}

/// What the system says of a file.
fn of_system(message: String, source: &io::Error) -> PyErr {
    match number(source) {
        Some(number) => PyOSError::new_err((number, message)),
        None => PyOSError::new_err(message),
    }
}

/// What the file format says.
pub(crate) fn of_file(error: phalanx_file::Error) -> PyErr {
    use phalanx_file::Error as E;
    let message = error.to_string();
    match error {
        E::Chunk { chunk, offset } | E::LastChunk { chunk, offset, .. } => {
            Python::attach(|py| numbered(py, ChunkError::new_err(message), [("chunk", chunk), ("offset", offset)]))
        }
        E::HeaderNotAuthentic
        | E::WrongKey
        | E::WrongPassphrase
        | E::WrongSecrets
        | E::WrongIdentity
        | E::Cut { .. }
        | E::Trailing { .. } => InvalidTag::new_err(message),
        E::TooLong { .. } => PyOverflowError::new_err(message),
        E::Memory(_) => PyMemoryError::new_err(message),
        E::Path { ref source, .. } | E::Read { ref source, .. } | E::Write { ref source, .. } => {
            of_system(message, source)
        }
        E::Changed(_) | E::Random(_) => PyOSError::new_err(message),
        E::Internal(_) => PyRuntimeError::new_err(message),
        _ => wrong(message),
    }
}

/// An object that failed in the middle of something.
pub(crate) fn broken() -> PyErr {
    PyRuntimeError::new_err("this object failed before; make a new one")
}
