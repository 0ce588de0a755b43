//! Message authentication.

use std::sync::Mutex;

use phalanx_catalogue::roles;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::algorithm::find;
use crate::buffer::{Source, run};
use crate::cipher::{locked, options};
use crate::error::{refused, wrong};

/// A message authentication code, computed piece by piece, with the same interface as `cryptography`'s CMAC. Threads that share it take turns.
#[pyclass(frozen, subclass, module = "phalanx.mac")]
pub(crate) struct Mac {
    state: Mutex<Option<roles::RunningMac>>,
    tag: usize,
}

fn finished() -> PyErr {
    wrong("the message has ended: start a new one")
}

impl Mac {
    fn take(&self) -> PyResult<roles::RunningMac> {
        locked(&self.state)?.take().ok_or_else(finished)
    }
}

#[pymethods]
impl Mac {
    #[new]
    #[pyo3(signature = (name, key, options = "", nonce = None))]
    fn new(name: &str, key: Source<'_>, options: &str, nonce: Option<Source<'_>>) -> PyResult<Self> {
        let (algorithm, options) = (find(name)?, self::options(options)?);
        let mac = algorithm.mac(&key.secret(), &options).map_err(refused)?;
        let nonce = nonce.map(|nonce| nonce.bytes().to_vec()).unwrap_or_default();
        let tag = options.tag.or(algorithm.tag.map(|tag| tag.bytes)).unwrap_or(0);
        Ok(Self { state: Mutex::new(Some(mac.start(&nonce).map_err(refused)?)), tag })
    }

    /// Adds the next piece of the message.
    fn update(&self, py: Python<'_>, data: Source<'_>) -> PyResult<()> {
        let piece = data.bytes();
        run(py, piece.len(), || locked(&self.state)?.as_mut().ok_or_else(finished)?.update(piece).map_err(refused))
    }

    /// Ends the message and returns the tag. To check a tag that you received, call `verify` rather than comparing with `==`.
    fn finalize<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let mut tag = vec![0; self.tag];
        self.take()?.finish(&mut tag).map_err(refused)?;
        Ok(PyBytes::new(py, &tag))
    }

    /// Ends the message and compares its tag in constant time. Raises InvalidTag if the tags differ.
    fn verify(&self, signature: Source<'_>) -> PyResult<()> {
        Ok(self.take()?.verify(&signature.copied()).map_err(refused)?)
    }

    /// Returns a copy of the current state.
    fn copy(&self) -> PyResult<Self> {
        let state = locked(&self.state)?.as_ref().ok_or_else(finished)?.clone();
        Ok(Self { state: Mutex::new(Some(state)), tag: self.tag })
    }

    /// The length of the tag in bytes.
    #[getter]
    fn tag_bytes(&self) -> usize {
        self.tag
    }
}
