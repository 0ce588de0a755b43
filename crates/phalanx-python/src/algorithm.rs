//! What the catalogue has.

use phalanx_catalogue as catalogue;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::error::wrong;

/// An algorithm of the catalogue: a cipher in a mode of a standard.
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

/// The algorithm of a name, an alias or an OID.
pub(crate) fn find(name: &str) -> PyResult<&'static catalogue::Algorithm> {
    catalogue::find(name).ok_or_else(|| {
        wrong(format_args!("there is no algorithm {name:?}: phalanx.algorithms() has all, as \"kuznyechik-mgm\""))
    })
}

#[pymethods]
impl Algorithm {
    /// The name, as "kalyna-256/256-gcm".
    #[getter]
    fn name(&self) -> &str {
        self.0.name()
    }

    /// Other names.
    #[getter]
    fn aliases(&self) -> Vec<String> {
        self.0.aliases()
    }

    /// The object identifier, dotted.
    #[getter]
    fn oid(&self) -> Option<&str> {
        self.0.oid()
    }

    /// What it can do: "blocks", "stream", "chain", "aead", "mac", "xts", "wrap" or "derivation".
    #[getter]
    fn role(&self) -> &str {
        self.0.role().name()
    }

    /// The cipher, as "kalyna-256/256".
    #[getter]
    fn cipher(&self) -> &str {
        self.0.cipher
    }

    /// The standard of the mode, as "dstu7624".
    #[getter]
    fn standard(&self) -> &str {
        self.0.standard.name()
    }

    /// The mode, as "gcm".
    #[getter]
    fn mode(&self) -> &str {
        self.0.mode
    }

    /// Where the standard defines it.
    #[getter]
    fn section(&self) -> &str {
        self.0.section
    }

    /// "standard", "ours" or "compatibility".
    #[getter]
    fn status(&self) -> String {
        self.0.status.to_string()
    }

    /// Bytes of a key.
    #[getter]
    fn key_bytes(&self) -> usize {
        self.0.key_bytes
    }

    /// Bytes of a block.
    #[getter]
    fn block_bytes(&self) -> usize {
        self.0.block_bytes
    }

    /// Bytes of a nonce or initialisation vector; 0 if there is none.
    #[getter]
    fn nonce_bytes(&self) -> usize {
        self.0.nonce.bytes
    }

    /// What a nonce has to be, as "unique".
    #[getter]
    fn nonce_rule(&self) -> String {
        self.0.nonce.rule.to_string()
    }

    /// Whether what is sent has the nonce inside already, as wrapped keys do.
    #[getter]
    fn nonce_carried(&self) -> bool {
        self.0.nonce.carried
    }

    /// Bytes of a tag; 0 if there is none.
    #[getter]
    fn tag_bytes(&self) -> usize {
        self.0.tag.map_or(0, |tag| tag.bytes)
    }

    /// The longest message in bytes.
    #[getter]
    fn max_bytes(&self) -> u64 {
        self.0.limits.message_bytes
    }

    /// Bytes under one key, over all messages: advice.
    #[getter]
    fn max_bytes_per_key(&self) -> u64 {
        self.0.limits.key_bytes
    }

    /// Whether a changed message is noticed.
    #[getter]
    fn authenticated(&self) -> bool {
        self.0.is_authenticated()
    }

    /// Names of the options that it has, beside "level".
    #[getter]
    fn options(&self) -> Vec<&str> {
        self.0.options.iter().map(|option| option.name()).collect()
    }

    /// Options that have no default, with values as an example; mostly "".
    #[getter]
    fn needs(&self) -> &str {
        self.0.needs
    }

    /// The known answers that it has to give: the mode that these have in their files, and the options for it.
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

/// All algorithms.
#[pyfunction]
pub(crate) fn algorithms(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, catalogue::all().iter().map(Algorithm))
}

/// The algorithm of a name, an alias or an OID; case does not matter.
#[pyfunction(name = "find")]
pub(crate) fn find_algorithm(name: &str) -> PyResult<Algorithm> {
    find(name).map(Algorithm)
}
