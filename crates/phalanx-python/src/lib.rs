//! The native half of the Python package `phalanx`, over the catalogue. Python programs read `docs/python.md`.
//!
//! No algorithm is named here: classes stand for roles of the catalogue, and Python gives them names.

mod aead;
mod algorithm;
mod arrow;
mod buffer;
mod cipher;
mod error;
mod file;
mod mac;
mod rows;

use phalanx::Level;
use phalanx_catalogue::answering;
use phalanx_catalogue::known::{Problem, check};
use pyo3::prelude::*;

/// The level whose kernels run, as "avx512-vbmi".
#[pyfunction]
fn level() -> String {
    Level::active().to_string()
}

/// Whether this CPU has a level.
#[pyfunction]
fn level_available(name: &str) -> PyResult<bool> {
    let level = name.parse::<Level>().map_err(error::wrong)?;
    Ok(level.check().is_ok())
}

/// The levels that this CPU has.
#[pyfunction]
fn levels() -> Vec<String> {
    Level::available().map(|level| level.to_string()).collect()
}

/// Whether two byte strings are the same, in time that depends on their lengths alone.
#[pyfunction]
fn equal(a: buffer::Source<'_>, b: buffer::Source<'_>) -> bool {
    a.len() == b.len() && phalanx::equal(a.bytes(), b.bytes())
}

/// Iterations of a chain of known answers that are left out: they would take minutes.
const LONG: u64 = 10_000;

/// Computes the known answers that are built in, on every level of this CPU; how many there were. RuntimeError if one came out wrong.
#[pyfunction]
fn selftest(py: Python<'_>) -> PyResult<usize> {
    py.detach(|| {
        let defect = |what: String| pyo3::exceptions::PyRuntimeError::new_err(what);
        let files = phalanx_vectors::vector_files().map_err(|error| defect(error.to_string()))?;
        let groups = files.iter().flat_map(|(_, file)| &file.test_groups);
        let tests = groups.flat_map(|group| group.tests.iter().map(move |test| (group, test)));
        let mut passed = 0;
        for (group, test) in tests.filter(|(_, test)| test.iterations.is_none_or(|times| times <= LONG)) {
            for (algorithm, answers) in answering(&group.cipher, &group.mode) {
                for level in Level::available() {
                    match check(algorithm, answers, test, level) {
                        Ok(()) => passed += 1,
                        Err(Problem::Skipped(_)) => {}
                        Err(Problem::Failed(why)) => {
                            let number = test.id;
                            return Err(defect(format!(
                                "{algorithm}, known answer {number}, level {level}: {why} came out wrong"
                            )));
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
        equal,
        error::{ChunkError, Error, InvalidTag, RowError},
        file::{
            FileDraft, Info, Reader, Secrets, StreamSealer, decrypt_file, encrypt_file, generate_key_file,
            header_bytes, inspect_header, plain_bytes, verify_file,
        },
        level, level_available, levels,
        mac::Mac,
        rows::{Counted, apply_rows, each_rows, open_rows, seal_rows},
        selftest,
    };

    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
