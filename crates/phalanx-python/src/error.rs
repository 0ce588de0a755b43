//! Python exceptions, and the library errors that are turned into them.

use std::fmt::Display;
use std::io;

use phalanx::many::rows::RowsError;
use pyo3::PyTypeInfo;
use pyo3::exceptions::{PyMemoryError, PyOSError, PyOverflowError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;

pyo3::create_exception!(
    phalanx,
    Error,
    PyValueError,
    "A value that Phalanx rejects. The message names the value, the problem and a remedy."
);
pyo3::create_exception!(
    phalanx,
    InvalidTag,
    Error,
    "Authentication failed: the data was modified, or the key, nonce or associated data is wrong."
);
pyo3::create_exception!(
    phalanx,
    ChunkError,
    InvalidTag,
    "Authentication of a file's chunk failed. `chunk` is its number and `offset` its first byte."
);
pyo3::create_exception!(
    phalanx,
    RowError,
    InvalidTag,
    "Authentication of rows failed. `row` is the first such row and `bad` the number of them."
);

/// The error for an invalid value.
pub(crate) fn wrong(message: impl Display) -> PyErr {
    Error::new_err(message.to_string())
}

/// Why an operation failed. This can be created by a thread that is detached from the interpreter,
/// and `?` turns it into an exception once the thread is attached again.
pub(crate) enum Failure {
    /// An exception that doesn't need the interpreter until it is raised.
    Exception(PyErr),
    /// The first row that failed authentication, and how many of them there are.
    Row { message: String, row: usize, bad: usize },
    /// A chunk of a file that failed authentication, and its offset.
    Chunk { message: String, chunk: u64, offset: u64 },
}

/// The result of work that may run while detached from the interpreter.
pub(crate) type Outcome<T> = Result<T, Failure>;

impl From<PyErr> for Failure {
    fn from(error: PyErr) -> Self {
        Self::Exception(error)
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Exception(error) => error,
            Failure::Row { message, row, bad } => {
                with_numbers::<RowError, _>(&message, [("row", row as u64), ("bad", bad as u64)])
            }
            Failure::Chunk { message, chunk, offset } => {
                with_numbers::<ChunkError, _>(&message, [("chunk", chunk), ("offset", offset)])
            }
        }
    }
}

/// An exception with numbers as attributes. The thread is attached at this point, because [`crate::thread::detached`] returns failures as they are.
///
/// We create the exception right away. PyO3 would detach in order to create a postponed one, and couldn't attach again while the interpreter is
/// finalizing.
fn with_numbers<T: PyTypeInfo, const N: usize>(message: &str, numbers: [(&str, u64); N]) -> PyErr {
    Python::attach(|py| {
        let make = || {
            let error = T::type_object(py).call1((message,))?;
            for (name, number) in numbers {
                error.setattr(name, number)?;
            }
            Ok(PyErr::from_value(error))
        };
        // If we can't even create the exception, that is more serious than the exception itself.
        make().unwrap_or_else(|error| error)
    })
}

/// The error for a row that failed authentication.
pub(crate) fn bad_row(message: impl Display, row: usize, bad: usize) -> Failure {
    Failure::Row { message: message.to_string(), row, bad }
}

/// An error from the catalogue.
pub(crate) fn refused(error: phalanx_catalogue::Error) -> Failure {
    use phalanx_catalogue::Error as E;
    let message = error.to_string();
    Failure::Exception(match error {
        E::Rows(RowsError::NotAuthentic { row, bad }) => return bad_row(message, row, bad),
        E::Rows(RowsError::Row { row, error: phalanx::Error::NotAuthentic }) => return bad_row(message, row, 1),
        ref error if error.is_not_authentic() => InvalidTag::new_err(message),
        E::Refused(phalanx::Error::TooLong { .. })
        | E::Rows(RowsError::Exhausted { .. } | RowsError::Row { error: phalanx::Error::TooLong { .. }, .. }) => {
            PyOverflowError::new_err(message)
        }
        _ => wrong(message),
    })
}

/// The `errno` for an error, which makes Python raise FileNotFoundError and the like. Errors that come with a path only have a kind, not the number
/// itself.
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

/// An error from the operating system.
fn of_system(message: String, source: &io::Error) -> PyErr {
    match number(source) {
        Some(number) => PyOSError::new_err((number, message)),
        None => PyOSError::new_err(message),
    }
}

/// An error in the file format.
pub(crate) fn of_file(error: phalanx_file::Error) -> Failure {
    use phalanx_file::Error as E;
    let message = error.to_string();
    Failure::Exception(match error {
        E::Chunk { chunk, offset } | E::LastChunk { chunk, offset, .. } => {
            return Failure::Chunk { message, chunk, offset };
        }
        E::HeaderNotAuthentic
        | E::WrongKey
        | E::WrongPassphrase
        | E::WrongSecrets
        | E::WrongIdentity
        | E::Cut { .. }
        | E::Length { .. }
        | E::Trailing { .. } => InvalidTag::new_err(message),
        E::TooLong { .. } => PyOverflowError::new_err(message),
        E::Memory(_) => PyMemoryError::new_err(message),
        E::Path { ref source, .. } | E::Read { ref source, .. } | E::Write { ref source, .. } => {
            of_system(message, source)
        }
        E::Changed(_) | E::Changing | E::Random(_) => PyOSError::new_err(message),
        E::Internal(_) => PyRuntimeError::new_err(message),
        _ => wrong(message),
    })
}

/// The error for an object on which an earlier call failed halfway.
pub(crate) fn broken() -> PyErr {
    PyRuntimeError::new_err("an earlier call of this object failed: create a new object")
}
