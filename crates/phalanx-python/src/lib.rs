//! The native half of the Python package `phalanx`, which is built on the catalogue. If you just
//! want to use the package, read `docs/python.md`.
//!
//! This crate doesn't name any algorithm. It has one class for each role in the catalogue, and the
//! Python half adds the names.

mod aead;
mod algorithm;
mod arrow;
mod buffer;
mod cipher;
mod error;
mod file;
mod hash;
mod mac;
mod rows;
mod thread;
mod values;

use phalanx::Level;
use phalanx_catalogue::known;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// Returns the level of the kernels in use, such as "avx512-vbmi".
#[pyfunction]
fn level() -> String {
    Level::active().to_string()
}

/// Checks whether this CPU supports a level.
#[pyfunction]
fn level_available(name: &str) -> PyResult<bool> {
    let level = name.parse::<Level>().map_err(error::wrong)?;
    Ok(level.check().is_ok())
}

/// Returns the levels that this CPU supports.
#[pyfunction]
fn levels() -> Vec<String> {
    Level::available().map(|level| level.to_string()).collect()
}

/// Copies a buffer, following the same rules as every function that accepts one. Unlike `bytes(data)`, it rejects numbers and lists.
#[pyfunction]
fn contents<'py>(py: Python<'py>, data: buffer::Source<'_>) -> Bound<'py, PyBytes> {
    PyBytes::new(py, data.bytes())
}

/// Counts the bytes in a buffer, following the same rules.
#[pyfunction]
fn nbytes(data: buffer::Source<'_>) -> usize {
    data.len()
}

/// Compares two byte strings in a time that only depends on their lengths.
#[pyfunction]
fn equal(a: buffer::Source<'_>, b: buffer::Source<'_>) -> bool {
    a.len() == b.len() && phalanx::equal(a.bytes(), b.bytes())
}

/// Computes the built-in known answers at every level that this CPU supports, and returns how many
/// there were. Raises RuntimeError if any of them is wrong.
#[pyfunction]
fn selftest(py: Python<'_>) -> PyResult<usize> {
    thread::detached(py, || {
        known::check_built_in().map_err(|why| pyo3::exceptions::PyRuntimeError::new_err(why).into())
    })
}

#[pymodule(gil_used = false)]
mod _phalanx {
    #[pymodule_export]
    use crate::{
        aead::Aead,
        algorithm::{Algorithm, algorithms, find_algorithm},
        arrow::{Chunks, Column, open_column, seal_column},
        cipher::{CipherKey, Context, Wrap, Xts, derive},
        contents, equal,
        error::{ChunkError, Error, InvalidTag, RowError},
        file::{
            FileDraft, Info, Reader, Secrets, StreamSealer, decrypt_file, encrypt_file, generate_key_file,
            header_bytes, inspect_header, plain_bytes, verify_file,
        },
        hash::{Hash, HashMac, derive_key},
        level, level_available, levels,
        mac::Mac,
        nbytes,
        rows::{Counted, apply_rows, each_rows, open_rows, seal_rows},
        selftest,
    };

    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
