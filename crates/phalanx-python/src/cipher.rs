//! Unauthenticated encryption, sector encryption, key wrapping and key derivation.

use std::sync::{Mutex, MutexGuard};

use phalanx_catalogue::roles::{self, Direction};
use phalanx_catalogue::{self as catalogue, Options, Role};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

use crate::algorithm::{Algorithm, find};
use crate::buffer::{Source, Target, made, run};
use crate::error::{Outcome, broken, refused, wrong};
use phalanx::Wiped;

/// Parses options.
pub(crate) fn options(text: &str) -> PyResult<Options> {
    Ok(text.parse().map_err(refused)?)
}

/// Locks the state of an object that is shared between threads. If another thread might hold the lock for a long time, detach from the interpreter
/// first.
pub(crate) fn locked<T>(state: &Mutex<T>) -> PyResult<MutexGuard<'_, T>> {
    state.lock().map_err(|_| broken())
}

/// The keyed cipher, by its role.
pub(crate) enum KeyByRole {
    Blocks(roles::Blocks),
    Stream(roles::Stream),
    BlockMode(roles::BlockMode),
}

/// A key for unauthenticated encryption. **Modified messages are not detected.** Any number of threads can use it at the same time.
#[pyclass(frozen, subclass, module = "phalanx.ciphers")]
pub(crate) struct CipherKey {
    pub(crate) algorithm: &'static catalogue::Algorithm,
    pub(crate) key: KeyByRole,
}

impl CipherKey {
    fn crypt<'py>(
        &self,
        py: Python<'py>,
        direction: Direction,
        iv: &Source<'_>,
        data: &Source<'_>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let iv = iv.copied();
        if let (KeyByRole::Blocks(_), false) = (&self.key, iv.is_empty()) {
            return Err(wrong(format_args!("{} has no IV: pass b\"\"", self.algorithm.name())));
        }
        made(py, data.bytes(), 0, |out| {
            match &self.key {
                KeyByRole::Blocks(key) => key.crypt(direction, out),
                KeyByRole::Stream(key) => key.crypt(direction, &iv, out),
                KeyByRole::BlockMode(key) => key.crypt(direction, &iv, out),
            }
            .map_err(refused)
        })
    }

    fn start(&self, direction: Direction, iv: &Source<'_>) -> PyResult<Context> {
        let state = match &self.key {
            KeyByRole::Blocks(_) => {
                return Err(wrong(format_args!(
                    "{} cannot process pieces: use encrypt and decrypt",
                    self.algorithm.name()
                )));
            }
            KeyByRole::Stream(key) => CipherState::Stream(key.start(direction, &iv.copied()).map_err(refused)?),
            KeyByRole::BlockMode(key) => CipherState::BlockMode(key.start(direction, &iv.copied()).map_err(refused)?),
        };
        Ok(Context(Mutex::new(Some(state))))
    }
}

#[pymethods]
impl CipherKey {
    #[new]
    #[pyo3(signature = (name, key, options = ""))]
    fn new(name: &str, key: Source<'_>, options: &str) -> PyResult<Self> {
        let (algorithm, options, key) = (find(name)?, self::options(options)?, key.secret());
        let key = match algorithm.role() {
            Role::Blocks => algorithm.blocks(&key, &options).map(KeyByRole::Blocks),
            Role::BlockMode => algorithm.block_mode(&key, &options).map(KeyByRole::BlockMode),
            _ => algorithm.stream(&key, &options).map(KeyByRole::Stream),
        };
        Ok(Self { algorithm, key: key.map_err(refused)? })
    }

    /// Encrypts a whole message without padding.
    fn encrypt<'py>(&self, py: Python<'py>, iv: Source<'_>, data: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        self.crypt(py, Direction::Encrypt, &iv, &data)
    }

    /// Decrypts a whole message without padding.
    fn decrypt<'py>(&self, py: Python<'py>, iv: Source<'_>, data: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        self.crypt(py, Direction::Decrypt, &iv, &data)
    }

    /// Starts encrypting a message piece by piece.
    fn encryptor(&self, iv: Source<'_>) -> PyResult<Context> {
        self.start(Direction::Encrypt, &iv)
    }

    /// Starts decrypting a message piece by piece.
    fn decryptor(&self, iv: Source<'_>) -> PyResult<Context> {
        self.start(Direction::Decrypt, &iv)
    }

    /// The algorithm that the key is for.
    #[getter]
    fn algorithm(&self) -> Algorithm {
        Algorithm(self.algorithm)
    }

    fn __repr__(&self) -> String {
        format!("<{} with a key>", self.algorithm.name())
    }
}

enum CipherState {
    Stream(roles::RunningStream),
    BlockMode(roles::RunningBlockMode),
}

/// The state of a message that is encrypted or decrypted piece by piece. Threads that share it take turns.
#[pyclass(frozen, module = "phalanx.ciphers")]
pub(crate) struct Context(Mutex<Option<CipherState>>);

impl Context {
    /// Processes the next piece in place, which only stream modes can do.
    fn apply(&self, piece: &mut [u8]) -> Outcome<()> {
        match locked(&self.0)?.as_mut().ok_or_else(finished)? {
            CipherState::Stream(stream) => stream.apply(piece).map_err(refused),
            CipherState::BlockMode(_) => Err(broken().into()),
        }
    }

    /// Processes the next piece in a mode that chains blocks, and returns the output that is ready.
    fn chained(&self, piece: &[u8]) -> Outcome<Wiped> {
        let mut out = Wiped(Vec::with_capacity(piece.len() + 64));
        match locked(&self.0)?.as_mut().ok_or_else(finished)? {
            CipherState::Stream(_) => return Err(broken().into()),
            CipherState::BlockMode(chain) => chain.update(piece, &mut out),
        }
        Ok(out)
    }

    fn is_stream(&self) -> PyResult<bool> {
        Ok(matches!(locked(&self.0)?.as_ref().ok_or_else(finished)?, CipherState::Stream(_)))
    }
}

fn finished() -> PyErr {
    PyRuntimeError::new_err("the message has ended: start a new one")
}

#[pymethods]
impl Context {
    /// Processes the next piece and returns the output that is ready.
    fn update<'py>(&self, py: Python<'py>, data: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        let piece = data.bytes();
        if self.is_stream()? {
            return made(py, piece, 0, |out| self.apply(out));
        }
        let out = run(py, piece.len(), || self.chained(piece))?;
        Ok(PyBytes::new(py, &out))
    }

    /// Processes the next piece, writes the output that is ready to a buffer, and returns its length. The buffer must be at least as long as the
    /// piece, plus 63 bytes for modes that chain blocks.
    fn update_into(&self, py: Python<'_>, data: Source<'_>, out: Target) -> PyResult<usize> {
        out.apart(&data, true)?;
        let stream = self.is_stream()?;
        let need = data.len() + if stream { 0 } else { 63 };
        if out.len() < need {
            return Err(wrong(format_args!("invalid output length: {} bytes (expected at least {need})", out.len())));
        }
        if stream {
            out.fill(&data);
            let bytes = &mut out.bytes()[..data.len()];
            let len = bytes.len();
            run(py, len, || self.apply(bytes))?;
            return Ok(len);
        }
        let (piece, bytes) = (data.bytes(), out.bytes());
        let ready = run(py, piece.len(), || self.chained(piece))?;
        bytes[..ready.len()].copy_from_slice(&ready);
        Ok(ready.len())
    }

    /// Ends the message and returns the remaining output. If the mode uses padding, it is added or removed.
    fn finalize<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let mut out = Zeroizing::new(Vec::with_capacity(256));
        if let CipherState::BlockMode(chain) = locked(&self.0)?.take().ok_or_else(finished)? {
            chain.finish(&mut out).map_err(refused)?;
        }
        Ok(PyBytes::new(py, &out))
    }

    /// Moves to an offset in the message, in bytes from the beginning. Only counter modes can do this.
    fn seek(&self, place: u64) -> PyResult<()> {
        match locked(&self.0)?.as_mut().ok_or_else(finished)? {
            CipherState::Stream(stream) => Ok(stream.seek(place).map_err(refused)?),
            CipherState::BlockMode(_) => {
                Err(wrong("this mode cannot seek: each block depends on the blocks before it"))
            }
        }
    }

    /// Returns a copy of the current state.
    fn copy(&self) -> PyResult<Self> {
        Ok(Self(Mutex::new(Some(match locked(&self.0)?.as_ref().ok_or_else(finished)? {
            CipherState::Stream(stream) => CipherState::Stream(stream.clone()),
            CipherState::BlockMode(chain) => CipherState::BlockMode(chain.clone()),
        }))))
    }
}

/// A key for encrypting disk sectors. **Modified sectors are not detected.**
#[pyclass(frozen, subclass, module = "phalanx.xts")]
pub(crate) struct Xts(roles::Xts);

impl Xts {
    fn crypt<'py>(
        &self,
        py: Python<'py>,
        direction: Direction,
        tweak: &Source<'_>,
        data: &Source<'_>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let tweak = tweak.copied();
        made(py, data.bytes(), 0, |out| self.0.crypt(direction, &tweak, out).map_err(refused))
    }

    fn sectors<'py>(
        &self,
        py: Python<'py>,
        direction: Direction,
        first: u128,
        bytes: usize,
        data: &Source<'_>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        made(py, data.bytes(), 0, |out| self.0.crypt_sectors(direction, first, bytes, out).map_err(refused))
    }
}

#[pymethods]
impl Xts {
    #[new]
    #[pyo3(signature = (name, key, options = ""))]
    fn new(name: &str, key: Source<'_>, options: &str) -> PyResult<Self> {
        Ok(Self(find(name)?.xts(&key.secret(), &self::options(options)?).map_err(refused)?))
    }

    /// Encrypts a sector under a tweak that is one block long.
    fn encrypt<'py>(&self, py: Python<'py>, tweak: Source<'_>, data: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        self.crypt(py, Direction::Encrypt, &tweak, &data)
    }

    /// Decrypts a sector under a tweak that is one block long.
    fn decrypt<'py>(&self, py: Python<'py>, tweak: Source<'_>, data: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        self.crypt(py, Direction::Decrypt, &tweak, &data)
    }

    /// Encrypts sectors of `sector_bytes` bytes each, numbered consecutively from `first`.
    fn encrypt_sectors<'py>(
        &self,
        py: Python<'py>,
        first: u128,
        sector_bytes: usize,
        data: Source<'_>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        self.sectors(py, Direction::Encrypt, first, sector_bytes, &data)
    }

    /// Decrypts sectors of `sector_bytes` bytes each, numbered consecutively from `first`.
    fn decrypt_sectors<'py>(
        &self,
        py: Python<'py>,
        first: u128,
        sector_bytes: usize,
        data: Source<'_>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        self.sectors(py, Direction::Decrypt, first, sector_bytes, &data)
    }
}

/// A key that protects other keys.
#[pyclass(frozen, subclass, module = "phalanx.wrap")]
pub(crate) struct Wrap(roles::KeyWrap);

#[pymethods]
impl Wrap {
    #[new]
    #[pyo3(signature = (name, key, options = ""))]
    fn new(name: &str, key: Source<'_>, options: &str) -> PyResult<Self> {
        Ok(Self(find(name)?.key_wrap(&key.secret(), &self::options(options)?).map_err(refused)?))
    }

    /// Encrypts and authenticates a key. Leave out the nonce if the algorithm has none.
    #[pyo3(signature = (key, nonce = None))]
    fn wrap<'py>(&self, py: Python<'py>, key: Source<'_>, nonce: Option<Source<'_>>) -> PyResult<Bound<'py, PyBytes>> {
        let nonce = nonce.map(|nonce| nonce.bytes().to_vec()).unwrap_or_default();
        Ok(PyBytes::new(py, &self.0.wrap(&nonce, &key.secret()).map_err(refused)?))
    }

    /// Verifies a wrapped key and returns the key. Leave out the nonce if the wrapped key contains it. Raises InvalidTag if authentication fails.
    #[pyo3(signature = (wrapped, nonce = None))]
    fn unwrap<'py>(
        &self,
        py: Python<'py>,
        wrapped: Source<'_>,
        nonce: Option<Source<'_>>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let nonce = nonce.map(|nonce| nonce.bytes().to_vec()).unwrap_or_default();
        let key = Zeroizing::new(self.0.unwrap(&nonce, &wrapped.copied()).map_err(refused)?);
        Ok(PyBytes::new(py, &key))
    }
}

/// Derives a key from a key and public data.
#[pyfunction]
#[pyo3(signature = (name, key, public, options = ""))]
pub(crate) fn derive<'py>(
    py: Python<'py>,
    name: &str,
    key: Source<'_>,
    public: Source<'_>,
    options: &str,
) -> PyResult<Bound<'py, PyBytes>> {
    let derivation = find(name)?.key_derivation(&key.secret(), &self::options(options)?).map_err(refused)?;
    let derived = Zeroizing::new(derivation.derive(&public.copied()).map_err(refused)?);
    Ok(PyBytes::new(py, &derived))
}
