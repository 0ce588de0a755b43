//! The algorithms in the catalogue.

use phalanx_catalogue as catalogue;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::error::wrong;

/// An algorithm in the catalogue, i.e. a cipher in a mode that a standard defines.
#[pyclass(frozen, module = "phalanx", eq, hash)]
#[derive(Clone, Copy)]
pub(crate) struct Algorithm(pub(crate) &'static catalogue::Algorithm);

impl PartialEq for Algorithm {
    fn eq(&self, other: &Self) -> bool {
        self.0.name() == other.0.name()
    }
}

impl std::hash::Hash for Algorithm {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.name().hash(state);
    }
}

/// Finds an algorithm by its name, an alias or its object identifier.
pub(crate) fn find(name: &str) -> PyResult<&'static catalogue::Algorithm> {
    catalogue::find(name).ok_or_else(|| {
        wrong(format_args!("unknown algorithm {name:?}: phalanx.algorithms() lists all, such as \"kuznyechik-mgm\""))
    })
}

#[pymethods]
impl Algorithm {
    /// The name, such as "kalyna-256/256-gcm".
    #[getter]
    fn name(&self) -> &str {
        self.0.name()
    }

    /// Alternative names.
    #[getter]
    fn aliases(&self) -> Vec<String> {
        self.0.aliases()
    }

    /// The object identifier in dotted form, or None.
    #[getter]
    fn oid(&self) -> Option<&str> {
        self.0.oid()
    }

    /// The kind of algorithm: "blocks", "stream", "block-mode", "aead", "mac", "xts", "wrap" or "derivation".
    #[getter]
    fn role(&self) -> &str {
        self.0.role().name()
    }

    /// The cipher, such as "kalyna-256/256".
    #[getter]
    fn cipher(&self) -> &str {
        self.0.cipher
    }

    /// The standard that defines the mode, such as "dstu7624".
    #[getter]
    fn standard(&self) -> &str {
        self.0.standard.name()
    }

    /// The mode, such as "gcm".
    #[getter]
    fn mode(&self) -> &str {
        self.0.mode
    }

    /// The section of the standard.
    #[getter]
    fn section(&self) -> &str {
        self.0.section
    }

    /// The status: "standard", "ours" or "compatibility".
    #[getter]
    fn status(&self) -> String {
        self.0.status.to_string()
    }

    /// The length of a key in bytes.
    #[getter]
    fn key_bytes(&self) -> usize {
        self.0.key_bytes
    }

    /// The length of a block in bytes.
    #[getter]
    fn block_bytes(&self) -> usize {
        self.0.block_bytes
    }

    /// The length of a nonce or initialization vector in bytes, or 0 if the algorithm has none.
    #[getter]
    fn nonce_bytes(&self) -> usize {
        self.0.nonce.bytes
    }

    /// What nonces have to satisfy, such as "unique".
    #[getter]
    fn nonce_rule(&self) -> String {
        self.0.nonce.rule.to_string()
    }

    /// Whether the output contains the nonce, as is the case for some wrapped keys.
    #[getter]
    fn nonce_carried(&self) -> bool {
        self.0.nonce.carried
    }

    /// The length of a tag in bytes, or 0 if the algorithm has none.
    #[getter]
    fn tag_bytes(&self) -> usize {
        self.0.tag.map_or(0, |tag| tag.bytes)
    }

    /// The maximum length of a message in bytes.
    #[getter]
    fn max_bytes(&self) -> u64 {
        self.0.limits.message_bytes
    }

    /// The recommended maximum number of bytes under one key, across all messages.
    #[getter]
    fn max_bytes_per_key(&self) -> u64 {
        self.0.limits.key_bytes
    }

    /// Whether modified messages are rejected.
    #[getter]
    fn authenticated(&self) -> bool {
        self.0.is_authenticated()
    }

    /// The names of its options. All algorithms also have "level".
    #[getter]
    fn options(&self) -> Vec<&str> {
        self.0.options.iter().map(|option| option.name()).collect()
    }

    /// The options that have no default, with example values. Empty for most algorithms.
    #[getter]
    fn needs(&self) -> &str {
        self.0.needs
    }

    /// The known answers that test it, as pairs of a mode in the known-answer files and the options
    /// to use.
    #[getter]
    fn answers(&self) -> Vec<(&str, &str)> {
        self.0.answers.iter().map(|answers| (answers.mode, answers.options)).collect()
    }

    fn __repr__(&self) -> String {
        format!("<Algorithm {}>", self.0.name())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (&str,))> {
        Ok((py.import("phalanx")?.getattr("find")?, (self.0.name(),)))
    }
}

/// Returns all algorithms.
#[pyfunction]
pub(crate) fn algorithms(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, catalogue::all().iter().map(Algorithm))
}

/// Finds an algorithm by its name, an alias or its object identifier. Case does not matter.
#[pyfunction(name = "find")]
pub(crate) fn find_algorithm(name: &str) -> PyResult<Algorithm> {
    find(name).map(Algorithm)
}
