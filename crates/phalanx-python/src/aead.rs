//! Authenticated encryption.

use phalanx_catalogue::{self as catalogue, NonceRule, Options, roles};
use phalanx_file::{Randomness, SystemRandom};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::algorithm::{Algorithm, find};
use crate::buffer::{Source, Target, made, run};
use crate::error::{InvalidTag, of_file, refused, wrong};
use phalanx::Wiped;

/// A key for authenticated encryption. Any number of threads can use it at the same time.
#[pyclass(frozen, subclass, module = "phalanx.aead")]
pub(crate) struct Aead {
    pub(crate) algorithm: &'static catalogue::Algorithm,
    pub(crate) aead: roles::Aead,
    pub(crate) tag: usize,
}

impl Aead {
    pub(crate) fn make(name: &str, key: &[u8], options: &str) -> PyResult<Self> {
        let algorithm = find(name)?;
        let options: Options = options.parse().map_err(refused)?;
        let aead = algorithm.aead(key, &options).map_err(refused)?;
        let tag = options.tag.or(algorithm.tag.map(|tag| tag.bytes)).unwrap_or(0);
        Ok(Self { algorithm, aead, tag })
    }

    /// The length of the plaintext of a sealed message.
    fn opened(&self, sealed: usize) -> PyResult<usize> {
        sealed.checked_sub(self.tag).ok_or_else(|| {
            InvalidTag::new_err(format!("invalid message length: {sealed} bytes, shorter than its tag of {}", self.tag))
        })
    }
}

fn aad<'a>(aad: &'a Option<Source<'_>>) -> std::borrow::Cow<'a, [u8]> {
    aad.as_ref().map(Source::copied).unwrap_or_default()
}

#[pymethods]
impl Aead {
    #[new]
    #[pyo3(signature = (name, key, options = ""))]
    fn new(name: &str, key: Source<'_>, options: &str) -> PyResult<Self> {
        Self::make(name, &key.secret(), options)
    }

    /// Encrypts a message and returns the ciphertext followed by its tag. Never use a nonce twice with the same key.
    #[pyo3(signature = (nonce, data, associated_data = None))]
    fn encrypt<'py>(
        &self,
        py: Python<'py>,
        nonce: Source<'_>,
        data: Source<'_>,
        associated_data: Option<Source<'_>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (nonce, aad, len) = (nonce.copied(), aad(&associated_data), data.len());
        made(py, data.bytes(), self.tag, |out| {
            let (text, tag) = out.split_at_mut(len);
            self.aead.seal(&nonce, &aad, text, tag).map_err(refused)
        })
    }

    /// Verifies a message, decrypts it and returns the plaintext. Raises InvalidTag if authentication fails.
    #[pyo3(signature = (nonce, data, associated_data = None))]
    fn decrypt<'py>(
        &self,
        py: Python<'py>,
        nonce: Source<'_>,
        data: Source<'_>,
        associated_data: Option<Source<'_>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (nonce, aad) = (nonce.copied(), aad(&associated_data));
        let (text, tag) = data.bytes().split_at(self.opened(data.len())?);
        let tag = tag.to_vec();
        // We verify and then decrypt a private copy.
        made(py, text, 0, |out| self.aead.open(&nonce, &aad, out, &tag).map_err(refused))
    }

    /// Encrypts into a writable buffer that is exactly `len(data)` bytes plus the tag long, and returns that length. `data` may be at the beginning
    /// of the buffer.
    #[pyo3(signature = (nonce, data, out, associated_data = None))]
    fn encrypt_into(
        &self,
        py: Python<'_>,
        nonce: Source<'_>,
        data: Source<'_>,
        out: Target<'_>,
        associated_data: Option<Source<'_>>,
    ) -> PyResult<usize> {
        let (nonce, aad, len) = (nonce.copied(), aad(&associated_data), data.len());
        out.expect(len + self.tag)?;
        out.apart(&data, true)?;
        out.fill(&data);
        let bytes = out.bytes();
        run(py, len, || {
            let (text, tag) = bytes.split_at_mut(len);
            self.aead.seal(&nonce, &aad, text, tag).map_err(refused)
        })?;
        Ok(len + self.tag)
    }

    /// Verifies a message and decrypts it into a writable buffer that is exactly as long as the plaintext, and returns that length. The buffer may be
    /// at the beginning of `data`. If authentication fails, it raises InvalidTag and writes nothing.
    #[pyo3(signature = (nonce, data, out, associated_data = None))]
    fn decrypt_into(
        &self,
        py: Python<'_>,
        nonce: Source<'_>,
        data: Source<'_>,
        out: Target<'_>,
        associated_data: Option<Source<'_>>,
    ) -> PyResult<usize> {
        let (nonce, aad) = (nonce.copied(), aad(&associated_data));
        let (text, tag) = data.bytes().split_at(self.opened(data.len())?);
        out.expect(text.len())?;
        out.apart(&data, true)?;
        let (mut copy, tag) = (Wiped(text.to_vec()), tag.to_vec());
        let bytes = out.bytes();
        // This happens in private memory because other threads could write to the output between
        // verification and decryption.
        run(py, copy.len(), || {
            self.aead.open(&nonce, &aad, &mut copy, &tag).map_err(refused)?;
            bytes.copy_from_slice(&copy);
            Ok(copy.len())
        })
    }

    /// Returns a new random nonce in the form that the algorithm requires. Since 8-byte nonces are too short to be random, use a counter for those.
    fn generate_nonce<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let nonce = self.algorithm.nonce;
        if nonce.bytes < 12 {
            return Err(wrong(format_args!(
                "nonces of {} bytes are too short to be random: use a counter that never repeats under a key",
                nonce.bytes
            )));
        }
        let mut bytes = vec![0; nonce.bytes];
        SystemRandom.fill(&mut bytes).map_err(of_file)?;
        if nonce.rule == NonceRule::UniqueFirstBitZero {
            bytes[0] &= 0x7f;
        }
        Ok(PyBytes::new(py, &bytes))
    }

    /// The algorithm that the key is for.
    #[getter]
    fn algorithm(&self) -> Algorithm {
        Algorithm(self.algorithm)
    }

    /// The length of a key in bytes.
    #[getter]
    fn key_bytes(&self) -> usize {
        self.algorithm.key_bytes
    }

    /// The length of a nonce in bytes.
    #[getter]
    fn nonce_bytes(&self) -> usize {
        self.algorithm.nonce.bytes
    }

    /// The length of a tag in bytes.
    #[getter]
    fn tag_bytes(&self) -> usize {
        self.tag
    }

    fn __repr__(&self) -> String {
        format!("<{} with a key>", self.algorithm.name())
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(pyo3::exceptions::PyTypeError::new_err(
            "keys cannot be pickled: give workers a phalanx.keys.File, Env or Call, which says where the key is",
        ))
    }
}
