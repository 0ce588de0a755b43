//! Encryption without authentication, sectors, key wrapping and key derivation.

use std::sync::{Mutex, MutexGuard};

use phalanx_catalogue::roles::{self, Direction};
use phalanx_catalogue::{self as catalogue, Options, Role};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

use crate::algorithm::{Algorithm, find};
use crate::buffer::{Source, Target, Wiped, made, run};
use crate::error::{broken, refused, wrong};

/// Options as text.
pub(crate) fn options(text: &str) -> PyResult<Options> {
    text.parse().map_err(refused)
}

/// The state of an object that several threads may hold: they take turns. To be called with the lock released where what is done may take long.
pub(crate) fn locked<T>(state: &Mutex<T>) -> PyResult<MutexGuard<'_, T>> {
    state.lock().map_err(|_| broken())
}

/// What a cipher without authentication is under a key.
pub(crate) enum Key {
    Blocks(Box<dyn roles::Blocks>),
    Stream(Box<dyn roles::StreamCipher>),
    Chain(Box<dyn roles::ChainCipher>),
}

/// A key of an algorithm of the role "stream", "chain" or "blocks". It serves any number of messages and threads. **Nothing notices a changed message.**
#[pyclass(frozen, subclass, module = "phalanx.ciphers")]
pub(crate) struct CipherKey {
    pub(crate) algorithm: &'static catalogue::Algorithm,
    pub(crate) key: Key,
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
        made(py, data.bytes(), 0, |out| {
            match &self.key {
                Key::Blocks(_) if !iv.is_empty() => {
                    return Err(wrong(format_args!("{} takes no IV", self.algorithm.name())));
                }
                Key::Blocks(key) => key.crypt(direction, out),
                Key::Stream(key) => key.crypt(direction, &iv, out),
                Key::Chain(key) => key.crypt(direction, &iv, out),
            }
            .map_err(refused)
        })
    }

    fn start(&self, direction: Direction, iv: &Source<'_>) -> PyResult<Context> {
        let state = match &self.key {
            Key::Blocks(_) => {
                return Err(wrong(format_args!("{} has no pieces: take encrypt and decrypt", self.algorithm.name())));
            }
            Key::Stream(key) => State::Stream(key.start(direction, &iv.copied()).map_err(refused)?),
            Key::Chain(key) => State::Chain(key.start(direction, &iv.copied()).map_err(refused)?),
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
            Role::Blocks => algorithm.blocks(&key, &options).map(Key::Blocks),
            Role::Chain => algorithm.chain(&key, &options).map(Key::Chain),
            _ => algorithm.stream(&key, &options).map(Key::Stream),
        };
        Ok(Self { algorithm, key: key.map_err(refused)? })
    }

    /// Encrypts a whole message, without padding.
    fn encrypt<'py>(&self, py: Python<'py>, iv: Source<'_>, data: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        self.crypt(py, Direction::Encrypt, &iv, &data)
    }

    /// Decrypts a whole message, without padding.
    fn decrypt<'py>(&self, py: Python<'py>, iv: Source<'_>, data: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        self.crypt(py, Direction::Decrypt, &iv, &data)
    }

    /// Starts to encrypt a message that comes in pieces.
    fn encryptor(&self, iv: Source<'_>) -> PyResult<Context> {
        self.start(Direction::Encrypt, &iv)
    }

    /// Starts to decrypt a message that comes in pieces.
    fn decryptor(&self, iv: Source<'_>) -> PyResult<Context> {
        self.start(Direction::Decrypt, &iv)
    }

    /// The algorithm.
    #[getter]
    fn algorithm(&self) -> Algorithm {
        Algorithm(self.algorithm)
    }

    fn __repr__(&self) -> String {
        format!("<{} with a key>", self.algorithm.name())
    }
}

enum State {
    Stream(Box<dyn roles::Stream>),
    Chain(Box<dyn roles::Chain>),
}

/// A message in pieces. Threads that share it take turns.
#[pyclass(frozen, module = "phalanx.ciphers")]
pub(crate) struct Context(Mutex<Option<State>>);

impl Context {
    /// The next piece in place, of a mode that gives as much as it takes.
    fn apply(&self, piece: &mut [u8]) -> PyResult<()> {
        match locked(&self.0)?.as_mut().ok_or_else(finished)? {
            State::Stream(stream) => stream.apply(piece).map_err(refused),
            State::Chain(_) => Err(broken()),
        }
    }

    /// What is ready of a mode that chains blocks.
    fn chained(&self, piece: &[u8]) -> PyResult<Wiped> {
        let mut out = Wiped(Vec::with_capacity(piece.len() + 64));
        match locked(&self.0)?.as_mut().ok_or_else(finished)? {
            State::Stream(_) => return Err(broken()),
            State::Chain(chain) => chain.update(piece, &mut out),
        }
        Ok(out)
    }

    fn is_stream(&self) -> PyResult<bool> {
        Ok(matches!(locked(&self.0)?.as_ref().ok_or_else(finished)?, State::Stream(_)))
    }
}

fn finished() -> PyErr {
    PyRuntimeError::new_err("the message was finished: start another")
}

#[pymethods]
impl Context {
    /// Takes the next piece, and gives what is ready.
    fn update<'py>(&self, py: Python<'py>, data: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        let piece = data.bytes();
        if self.is_stream()? {
            return made(py, piece, 0, |out| self.apply(out));
        }
        let out = run(py, piece.len(), || self.chained(piece))?;
        Ok(PyBytes::new(py, &out))
    }

    /// Takes the next piece, and writes what is ready to a buffer with room for that: as many bytes as the piece has, and 63 more where blocks are
    /// chained. Gives how many there were.
    fn update_into(&self, py: Python<'_>, data: Source<'_>, out: Target) -> PyResult<usize> {
        out.apart(&data, true)?;
        let stream = self.is_stream()?;
        let need = data.len() + if stream { 0 } else { 63 };
        if out.len() < need {
            return Err(wrong(format_args!("the output has {} bytes; {need} are needed", out.len())));
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

    /// Ends the message: what is left, with padding added or taken away.
    fn finalize<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let mut out = Zeroizing::new(Vec::with_capacity(256));
        if let State::Chain(chain) = locked(&self.0)?.take().ok_or_else(finished)? {
            chain.finish(&mut out).map_err(refused)?;
        }
        Ok(PyBytes::new(py, &out))
    }

    /// Goes to a place, in bytes from the beginning of the message: counter modes.
    fn seek(&self, place: u64) -> PyResult<()> {
        match locked(&self.0)?.as_mut().ok_or_else(finished)? {
            State::Stream(stream) => stream.seek(place).map_err(refused),
            State::Chain(_) => Err(wrong("this mode cannot seek: every block depends on those before")),
        }
    }

    /// The message as it is now, to go on with in another way.
    fn copy(&self) -> PyResult<Self> {
        Ok(Self(Mutex::new(Some(match locked(&self.0)?.as_ref().ok_or_else(finished)? {
            State::Stream(stream) => State::Stream(stream.clone_box()),
            State::Chain(chain) => State::Chain(chain.clone_box()),
        }))))
    }
}

/// A key of an algorithm of the role "xts": sectors, without authentication.
#[pyclass(frozen, subclass, module = "phalanx.xts")]
pub(crate) struct Xts(Box<dyn roles::Xts>);

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
        find(name)?.xts(&key.secret(), &self::options(options)?).map(Self).map_err(refused)
    }

    /// Encrypts a sector that a block of bytes names.
    fn encrypt<'py>(&self, py: Python<'py>, tweak: Source<'_>, data: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        self.crypt(py, Direction::Encrypt, &tweak, &data)
    }

    /// Decrypts a sector that a block of bytes names.
    fn decrypt<'py>(&self, py: Python<'py>, tweak: Source<'_>, data: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        self.crypt(py, Direction::Decrypt, &tweak, &data)
    }

    /// Encrypts sectors of `sector_bytes` bytes that are numbered from `first` on.
    fn encrypt_sectors<'py>(
        &self,
        py: Python<'py>,
        first: u128,
        sector_bytes: usize,
        data: Source<'_>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        self.sectors(py, Direction::Encrypt, first, sector_bytes, &data)
    }

    /// Decrypts sectors of `sector_bytes` bytes that are numbered from `first` on.
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

/// A key of an algorithm of the role "wrap": protection of keys.
#[pyclass(frozen, subclass, module = "phalanx.wrap")]
pub(crate) struct Wrap(Box<dyn roles::Wrap>);

#[pymethods]
impl Wrap {
    #[new]
    #[pyo3(signature = (name, key, options = ""))]
    fn new(name: &str, key: Source<'_>, options: &str) -> PyResult<Self> {
        find(name)?.wrap(&key.secret(), &self::options(options)?).map(Self).map_err(refused)
    }

    /// Wraps a key. The nonce is b"" where the algorithm has none.
    #[pyo3(signature = (key, nonce = None))]
    fn wrap<'py>(&self, py: Python<'py>, key: Source<'_>, nonce: Option<Source<'_>>) -> PyResult<Bound<'py, PyBytes>> {
        let nonce = nonce.map(|nonce| nonce.bytes().to_vec()).unwrap_or_default();
        Ok(PyBytes::new(py, &self.0.wrap(&nonce, &key.secret()).map_err(refused)?))
    }

    /// Verifies a wrapped key, and gives it. The nonce is b"" where the wrapped key carries it.
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

/// The key that an algorithm of the role "derivation" makes of a key and something public.
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
