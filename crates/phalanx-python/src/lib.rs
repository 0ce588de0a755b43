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
use phalanx_catalogue::answering;
use phalanx_catalogue::known::{Problem, check, check_hash, is_hash};
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

/// We only compute known answers with at most this many iterations, because longer chains take
/// minutes.
const LONG: u64 = 10_000;

/// Computes the built-in known answers at every level that this CPU supports, and returns how many there were. Raises RuntimeError if any of them is
/// wrong.
#[pyfunction]
fn selftest(py: Python<'_>) -> PyResult<usize> {
    thread::detached(py, || {
        let defect = |what: String| pyo3::exceptions::PyRuntimeError::new_err(what);
        let file = phalanx_vectors::built_in_vectors().map_err(|error| defect(error.to_string()))?;
        let tests = file.test_groups.iter().flat_map(|group| group.tests.iter().map(move |test| (group, test)));
        let mut passed = 0;
        for (group, test) in tests.filter(|(_, test)| test.iterations.is_none_or(|times| times <= LONG)) {
            for level in Level::available().filter(|_| is_hash(&group.cipher)) {
                match check_hash(&group.cipher, &group.mode, test, level) {
                    Ok(()) => passed += 1,
                    Err(Problem::Skipped(_)) => {}
                    Err(Problem::Failed(why)) => {
                        let (cipher, mode, number) = (&group.cipher, &group.mode, test.id);
                        return Err(defect(format!(
                            "{cipher} {mode}, known answer {number}, level {level}: wrong {why}"
                        ))
                        .into());
                    }
                }
            }
            for (algorithm, answers) in answering(&group.cipher, &group.mode) {
                for level in Level::available() {
                    match check(algorithm, answers, test, level) {
                        Ok(()) => passed += 1,
                        Err(Problem::Skipped(_)) => {}
                        Err(Problem::Failed(why)) => {
                            let number = test.id;
                            return Err(defect(format!(
                                "{algorithm}, known answer {number}, level {level}: wrong {why}"
                            ))
                            .into());
                        }
                    }
                }
            }
        }
        Ok(passed)
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
