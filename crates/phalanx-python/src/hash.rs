//! Hash functions, message authentication with them, and key derivation.

use std::sync::Mutex;

use phalanx::roles::{RunningHash, RunningMac};
use phalanx_catalogue::hashes::{self, KdfInputs};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

use crate::buffer::{Source, run};
use crate::cipher::locked;
use crate::error::{refused, wrong};

fn joined(names: impl Iterator<Item = &'static str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

fn finished() -> PyErr {
    wrong("the message has ended: start a new one")
}

/// A hash object, with the same interface as those of `hashlib`. Threads may share it.
#[pyclass(frozen, subclass, module = "phalanx.hashes")]
pub(crate) struct Hash {
    state: Mutex<Box<dyn RunningHash>>,
    hash: &'static hashes::Hash,
}

#[pymethods]
impl Hash {
    #[new]
    #[pyo3(signature = (name, data = None))]
    fn new(py: Python<'_>, name: &str, data: Option<Source<'_>>) -> PyResult<Self> {
        let Some(hash) = hashes::find_hash(name) else {
            let known = joined(hashes::HASHES.iter().map(|hash| hash.name));
            return Err(wrong(format_args!("unknown hash function {name:?}: choose one of {known}")));
        };
        let new = Self { state: Mutex::new(hash.function().start()), hash };
        if let Some(data) = data {
            new.update(py, data)?;
        }
        Ok(new)
    }

    /// Adds the next piece of the message.
    fn update(&self, py: Python<'_>, data: Source<'_>) -> PyResult<()> {
        let piece = data.bytes();
        run(py, piece.len(), || {
            locked(&self.state)?.update(piece);
            Ok(())
        })
    }

    /// Returns the digest of the message so far. You can continue afterwards.
    fn digest<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &self.bytes()?))
    }

    /// Returns the digest of the message so far in lower-case hex.
    fn hexdigest(&self) -> PyResult<String> {
        Ok(self.bytes()?.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Returns a copy of the current state.
    fn copy(&self) -> PyResult<Self> {
        Ok(Self { state: Mutex::new(locked(&self.state)?.clone_box()), hash: self.hash })
    }

    /// The name, such as "streebog-256".
    #[getter]
    fn name(&self) -> &str {
        self.hash.name
    }

    /// The length of the digest in bytes.
    #[getter]
    fn digest_size(&self) -> usize {
        self.hash.digest_bytes
    }

    /// The length of a block in bytes.
    #[getter]
    fn block_size(&self) -> usize {
        self.hash.block_bytes
    }
}

impl Hash {
    fn bytes(&self) -> PyResult<Vec<u8>> {
        let state = locked(&self.state)?.clone_box();
        let mut digest = vec![0; self.hash.digest_bytes];
        state.finish(&mut digest).map_err(|error| PyErr::from(refused(error.into())))?;
        Ok(digest)
    }
}

/// Message authentication with a hash function, computed piece by piece, with the same interface as `cryptography`'s HMAC. Threads may share
/// it.
#[pyclass(frozen, subclass, module = "phalanx.hashes")]
pub(crate) struct HashMac {
    state: Mutex<Option<Box<dyn RunningMac>>>,
    keyed: &'static hashes::KeyedHash,
}

#[pymethods]
impl HashMac {
    #[new]
    fn new(name: &str, key: Source<'_>) -> PyResult<Self> {
        let Some(keyed) = hashes::find_keyed(name) else {
            let known = joined(hashes::KEYED.iter().map(|keyed| keyed.name));
            return Err(wrong(format_args!("unknown keyed hash {name:?}: choose one of {known}")));
        };
        let key = keyed.key(&key.secret()).map_err(|error| PyErr::from(refused(error)))?;
        let state = key.start(&[]).map_err(|error| PyErr::from(refused(error.into())))?;
        Ok(Self { state: Mutex::new(Some(state)), keyed })
    }

    /// Adds the next piece of the message.
    fn update(&self, py: Python<'_>, data: Source<'_>) -> PyResult<()> {
        let piece = data.bytes();
        run(py, piece.len(), || {
            locked(&self.state)?.as_mut().ok_or_else(finished)?.update(piece).map_err(|error| refused(error.into()))
        })
    }

    /// Ends the message and returns the tag. To check a tag that you received, call `verify` rather than comparing with `==`.
    fn finalize<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let mut tag = vec![0; self.keyed.tag_bytes[1]];
        let state = locked(&self.state)?.take().ok_or_else(finished)?;
        state.finish(&mut tag).map_err(|error| PyErr::from(refused(error.into())))?;
        Ok(PyBytes::new(py, &tag))
    }

    /// Ends the message and compares its full tag in constant time. Raises InvalidTag if the tags differ.
    fn verify(&self, signature: Source<'_>) -> PyResult<()> {
        let (tag, expected) = (signature.copied(), self.keyed.tag_bytes[1]);
        if tag.len() != expected {
            let (name, got) = (self.keyed.name, tag.len());
            return Err(wrong(format_args!("{name}: invalid tag length: {got} bytes (expected {expected})")));
        }
        let state = locked(&self.state)?.take().ok_or_else(finished)?;
        state.verify(&tag).map_err(|error| PyErr::from(refused(error.into())))
    }

    /// Returns a copy of the current state.
    fn copy(&self) -> PyResult<Self> {
        let state = locked(&self.state)?.as_ref().ok_or_else(finished)?.clone_box();
        Ok(Self { state: Mutex::new(Some(state)), keyed: self.keyed })
    }

    /// The length of the tag in bytes.
    #[getter]
    fn tag_bytes(&self) -> usize {
        self.keyed.tag_bytes[1]
    }
}

/// Derives `length` bytes from a key, secret or password. phalanx.kdf has a function for each name.
#[pyfunction]
#[pyo3(signature = (name, key, length, *, salt = None, label = None, seed = None, info = None, counter_bytes = None, iterations = None, record = None))]
#[allow(clippy::too_many_arguments, reason = "keyword arguments")]
pub(crate) fn derive_key<'py>(
    py: Python<'py>,
    name: &str,
    key: Source<'_>,
    length: usize,
    salt: Option<Source<'_>>,
    label: Option<Source<'_>>,
    seed: Option<Source<'_>>,
    info: Option<Source<'_>>,
    counter_bytes: Option<usize>,
    iterations: Option<u64>,
    record: Option<u64>,
) -> PyResult<Bound<'py, PyBytes>> {
    /// More than any protocol needs. Longer keys would only exhaust memory.
    const MAX_BYTES: usize = 1 << 26;
    let Some(kdf) = hashes::find_kdf(name) else {
        let known = joined(hashes::KDFS.iter().map(|kdf| kdf.name));
        return Err(wrong(format_args!("unknown key derivation {name:?}: choose one of {known}")));
    };
    if length > MAX_BYTES {
        return Err(wrong(format_args!("{name}: invalid length: {length} bytes (at most {MAX_BYTES} at once)")));
    }
    let secret = key.secret();
    let inputs = KdfInputs {
        key: &secret,
        salt: salt.as_ref().map(|bytes| bytes.bytes()),
        label: label.as_ref().map(|bytes| bytes.bytes()),
        seed: seed.as_ref().map(|bytes| bytes.bytes()),
        info: info.as_ref().map(|bytes| bytes.bytes()),
        counter_bytes,
        iterations,
        record,
    };
    let mut out = Zeroizing::new(vec![0; length]);
    // Iterations are slower than bytes.
    let work = length.saturating_add(usize::try_from(iterations.unwrap_or(0)).unwrap_or(usize::MAX));
    run(py, work, || kdf.derive(&inputs, &mut out).map_err(refused))?;
    Ok(PyBytes::new(py, &out))
}
