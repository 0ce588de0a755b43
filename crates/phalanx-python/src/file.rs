//! Encrypted files: whole ones, streams, ranges, and parts for several machines.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::ops::Range;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use phalanx_file::{
    ChunkSize, Draft, Existing, Header, Identity, Layout, Options, Passphrase, Payload, Progress, Recipient, Secret,
    SecretKey, SystemRandom, Transfer, Writer, decrypt_path, encrypt_path, verify_path,
};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::buffer::{Source, Wiped, made, start as new};
use crate::cipher::locked;
use crate::error::{broken, of_file, wrong};

/// What locks and opens files. It shows nothing of it, and is not pickled: `phalanx.keys` is.
#[pyclass(frozen, module = "phalanx")]
pub(crate) struct Secrets(Vec<Secret>);

#[pymethods]
impl Secrets {
    /// Of the contents of key files, passphrases, the contents of identities, and texts of public keys.
    #[new]
    #[pyo3(signature = (keys = Vec::new(), passphrases = Vec::new(), identities = Vec::new(), recipients = Vec::new()))]
    fn new(
        py: Python<'_>,
        keys: Vec<Source<'_>>,
        passphrases: Vec<Source<'_>>,
        identities: Vec<Source<'_>>,
        recipients: Vec<String>,
    ) -> PyResult<Self> {
        let phrases = passphrases.iter().map(|text| Passphrase::from_bytes(&text.secret()).map_err(of_file));
        let phrases: Vec<_> = phrases.collect::<PyResult<_>>()?;
        let mut secrets = Vec::new();
        for key in &keys {
            secrets.push(Secret::Key(SecretKey::from_text(&key.secret()).map_err(of_file)?));
        }
        for identity in &identities {
            let text = identity.secret();
            let identity = if Identity::is_locked(&text) {
                // Argon2id takes a second.
                py.detach(|| Identity::unlock(&text, &phrases))
            } else {
                Identity::from_text(&text)
            };
            secrets.push(Secret::Identity(identity.map_err(of_file)?));
        }
        for recipient in &recipients {
            secrets.extend(Recipient::list(recipient.as_bytes()).map_err(of_file)?.into_iter().map(Secret::Recipient));
        }
        if identities.is_empty() {
            secrets.extend(phrases.into_iter().map(Secret::Passphrase));
        }
        Ok(Self(secrets))
    }

    fn __repr__(&self) -> String {
        format!("<{} secrets>", self.0.len())
    }
}

/// Makes the text of a new key file.
#[pyfunction]
pub(crate) fn generate_key_file(py: Python<'_>) -> PyResult<Bound<'_, PyBytes>> {
    Ok(PyBytes::new(py, SecretKey::generate(&mut SystemRandom).map_err(of_file)?.to_text().as_bytes()))
}

/// How a new file is made.
fn new_options(suite: Option<&str>, chunk: Option<usize>, length: Option<u64>) -> PyResult<Options> {
    let mut options = Options::for_length(length);
    if let Some(suite) = suite {
        options.suite = suite.parse().map_err(of_file)?;
    }
    if let Some(chunk) = chunk {
        options.chunk_size = ChunkSize::new(chunk).map_err(of_file)?;
    }
    Ok(options)
}

/// What unwinds through a transfer that is to stop.
struct Stopped;

/// How often a thread that waits looks for signals.
const LOOK: Duration = Duration::from_millis(50);

/// Goes through a whole file, in a thread of its own, while this one waits and looks for signals: Python runs their handlers in its main thread alone. What
/// a handler or the callback raises stops the transfer.
fn transfer<T: Send>(
    py: Python<'_>,
    threads: Option<NonZeroUsize>,
    progress: Option<Py<PyAny>>,
    run: impl FnOnce(Transfer<'_>) -> phalanx_file::Result<T> + Send,
) -> PyResult<T> {
    let (stop, raised) = (AtomicBool::new(false), Mutex::new(None));
    let mut tell = |at: Progress| {
        if let (Some(progress), false) = (&progress, stop.load(Ordering::Relaxed))
            && let Err(error) = Python::attach(|py| progress.call1(py, (at.done, at.total)))
        {
            raised.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
            stop.store(true, Ordering::Relaxed);
        }
        if stop.load(Ordering::Relaxed) {
            // A callback returns nothing: a transfer ends early by unwinding, as it would after a panic, and drops what it has not finished.
            resume_unwind(Box::new(Stopped));
        }
    };
    let tell: &mut (dyn FnMut(Progress) + Send) = &mut tell;
    let outcome = py.detach(|| {
        thread::scope(|scope| {
            let (ended, end) = channel::<()>();
            let work = thread::Builder::new().spawn_scoped(scope, move || {
                let outcome = run(Transfer { threads, progress: Some(tell), ..Transfer::default() });
                drop(ended);
                outcome
            });
            let work = work.map_err(|error| PyRuntimeError::new_err(format!("no thread can be started: {error}")))?;
            while end.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
                if let Err(error) = Python::attach(|py| py.check_signals()) {
                    raised.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                    stop.store(true, Ordering::Relaxed);
                }
            }
            match work.join() {
                Ok(outcome) => outcome.map(Some).map_err(of_file),
                Err(unwound) if unwound.is::<Stopped>() => Ok(None),
                Err(panic) => resume_unwind(panic),
            }
        })
    });
    match raised.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(error) => Err(error),
        // It stops for nothing but what was raised.
        None => outcome?.ok_or_else(broken),
    }
}

fn existing(replace: bool) -> Existing {
    if replace { Existing::Replace } else { Existing::Keep }
}

/// Encrypts a file to another, which appears whole or not at all; the number of plaintext bytes.
#[pyfunction]
#[pyo3(signature = (input, output, secrets, suite = None, chunk = None, replace = false, threads = None, progress = None))]
#[allow(clippy::too_many_arguments, reason = "the Python side has them as keywords")]
pub(crate) fn encrypt_file(
    py: Python<'_>,
    input: PathBuf,
    output: PathBuf,
    secrets: PyRef<'_, Secrets>,
    suite: Option<&str>,
    chunk: Option<usize>,
    replace: bool,
    threads: Option<NonZeroUsize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<u64> {
    let length = input.metadata().ok().map(|metadata| metadata.len());
    let (options, secrets) = (new_options(suite, chunk, length)?, &secrets.0[..]);
    transfer(py, threads, progress, |transfer| {
        encrypt_path(&input, &output, existing(replace), secrets, &options, transfer)
    })
}

/// Decrypts a file to another, which appears when all was verified; the number of plaintext bytes.
#[pyfunction]
#[pyo3(signature = (input, output, secrets, replace = false, threads = None, progress = None))]
pub(crate) fn decrypt_file(
    py: Python<'_>,
    input: PathBuf,
    output: PathBuf,
    secrets: PyRef<'_, Secrets>,
    replace: bool,
    threads: Option<NonZeroUsize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<u64> {
    let secrets = &secrets.0[..];
    transfer(py, threads, progress, |transfer| {
        decrypt_path(&input, &output, existing(replace), secrets, None, transfer)
    })
}

/// Verifies a whole file and writes nothing; the number of plaintext bytes.
#[pyfunction]
#[pyo3(signature = (input, secrets, threads = None, progress = None))]
pub(crate) fn verify_file(
    py: Python<'_>,
    input: PathBuf,
    secrets: PyRef<'_, Secrets>,
    threads: Option<NonZeroUsize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<u64> {
    let secrets = &secrets.0[..];
    transfer(py, threads, progress, |transfer| verify_path(&input, secrets, None, transfer))
}

/// What the beginning of a file says, without a key; none of it is authentic.
#[pyclass(frozen, get_all, module = "phalanx")]
pub(crate) struct Info {
    /// The cipher suite.
    suite: String,
    /// Version of the format.
    version: u16,
    /// Plaintext bytes of a chunk.
    chunk_bytes: usize,
    /// Bytes of the header.
    header_bytes: usize,
    /// What opens it, in words.
    slots: Vec<String>,
}

/// Bytes of the header, by its first 56 bytes or more.
#[pyfunction]
pub(crate) fn header_bytes(start: Source<'_>) -> PyResult<usize> {
    match Header::read(&*start.copied()) {
        Ok(header) => Ok(header.as_bytes().len()),
        Err(phalanx_file::Error::Cut { at_least, .. }) => Ok(at_least as usize),
        Err(error) => Err(of_file(error)),
    }
}

/// Reads the header at the beginning of a file.
#[pyfunction]
pub(crate) fn inspect_header(start: Source<'_>) -> PyResult<Info> {
    let header = Header::read(&*start.copied()).map_err(of_file)?;
    Ok(Info {
        suite: header.suite().name().to_owned(),
        version: header.version(),
        chunk_bytes: header.chunk_size().bytes(),
        header_bytes: header.as_bytes().len(),
        slots: header.slots().iter().map(ToString::to_string).collect(),
    })
}

/// Plaintext bytes of a file with this header and this length, if it is whole. Not authentic.
#[pyfunction]
pub(crate) fn plain_bytes(start: Source<'_>, file_bytes: u64) -> PyResult<u64> {
    let header = Header::read(&*start.copied()).map_err(of_file)?;
    Ok(header.layout_of_file(file_bytes).map_err(of_file)?.plain_len())
}

/// Decrypts any ranges of a file: it says which bytes of the file it needs, and is given them. Any number of threads may use it.
#[pyclass(frozen, module = "phalanx.file")]
pub(crate) struct Reader {
    payload: Payload,
    layout: Layout,
    chunk: usize,
}

#[pymethods]
impl Reader {
    /// `start` is the header, and may have more behind it.
    #[new]
    fn new(py: Python<'_>, start: Source<'_>, secrets: PyRef<'_, Secrets>, file_bytes: u64) -> PyResult<Self> {
        let (start, secrets) = (start.copied(), &secrets.0[..]);
        py.detach(|| {
            let header = Header::read(&*start)?;
            Ok(Self {
                layout: header.layout_of_file(file_bytes)?,
                chunk: header.chunk_size().bytes(),
                payload: header.unlock(secrets)?,
            })
        })
        .map_err(of_file)
    }

    /// Bytes of the plaintext. Authentic once the end was read.
    #[getter]
    fn size(&self) -> u64 {
        self.layout.plain_len()
    }

    /// Plaintext bytes of a chunk.
    #[getter]
    fn chunk_bytes(&self) -> usize {
        self.chunk
    }

    /// Which bytes of the file the plaintext from `start` to before `end` is in: from, to before. Nothing, if the range is empty; a range that reaches the
    /// end includes the last chunk, which alone says that the plaintext ends there.
    fn locate(&self, start: u64, end: u64) -> PyResult<(u64, u64)> {
        let file = self.layout.file_range(self.layout.chunks_of(self.range(start, end)?));
        Ok((file.start, file.end))
    }

    /// The plaintext from `start` to before `end`, of the bytes that `locate` says, after verifying them.
    fn decrypt<'py>(&self, py: Python<'py>, start: u64, end: u64, sealed: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        let range = self.range(start, end)?;
        let chunks = self.layout.chunks_of(range.clone());
        self.given(&chunks, &sealed)?;
        // Read once, into memory of the library's own, and verified there.
        let sealed = sealed.bytes();
        made(py, &[], (end - start) as usize, |out| self.open(chunks, sealed, range, out))
    }

    /// The plaintext from `start` to before `end`: `fetch(from, to)` gives bytes of the file, some mebibytes at a time, which are verified and decrypted
    /// before the next. Nothing comes out unless all of it is authentic.
    fn read<'py>(
        &self,
        py: Python<'py>,
        start: u64,
        end: u64,
        fetch: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let range = self.range(start, end)?;
        let chunks = self.layout.chunks_of(range.clone());
        let (object, mut out) = new(py, &[], (end - start) as usize)?;
        let each = (PIECE / self.chunk).max(1);
        for first in chunks.clone().step_by(each) {
            let part = first..chunks.end.min(first + each as u64);
            let (file, plain) = (self.layout.file_range(part.clone()), self.layout.plain_range(part.clone()));
            let sealed: Source<'_> = fetch.call1((file.start, file.end))?.extract()?;
            self.given(&part, &sealed)?;
            let own = plain.start.max(start)..plain.end.min(end);
            let place = out.split_off_mut(..(own.end - own.start) as usize).unwrap_or_default();
            let bytes = sealed.bytes();
            py.detach(|| self.open(part, bytes, own, place))?;
        }
        Ok(object)
    }
}

/// Bytes that are fetched and decrypted together: they stay in the cache between the two.
const PIECE: usize = 4 << 20;

impl Reader {
    /// A range within the plaintext.
    fn range(&self, start: u64, end: u64) -> PyResult<Range<u64>> {
        let size = self.layout.plain_len();
        if start > end || end > size {
            return Err(wrong(format_args!("the plaintext has {size} bytes: there is no range from {start} to {end}")));
        }
        Ok(start..end)
    }

    /// Refuses other bytes than those that chunks have in the file.
    fn given(&self, chunks: &Range<u64>, sealed: &Source<'_>) -> PyResult<()> {
        let file = self.layout.file_range(chunks.clone());
        if sealed.len() as u64 == file.end - file.start {
            return Ok(());
        }
        Err(wrong(format_args!(
            "{} bytes of the file were given, and {} are needed, from {} on: locate says which",
            sealed.len(),
            file.end - file.start,
            file.start
        )))
    }

    /// Decrypts chunks, and puts what is wanted of them into `out`.
    fn open(&self, chunks: Range<u64>, mut sealed: &[u8], wanted: Range<u64>, mut out: &mut [u8]) -> PyResult<()> {
        let plain_of = |chunk| self.layout.plain_range(chunk..chunk + 1);
        // All between the first and the last are wanted whole, and decrypted where they belong.
        let (mut from, mut to) = (chunks.start, chunks.end);
        if from < to && plain_of(from).start < wanted.start {
            from += 1;
        }
        if from < to && plain_of(to - 1).end > wanted.end {
            to -= 1;
        }
        for (part, whole) in [(chunks.start..from, false), (from..to, true), (to..chunks.end, false)] {
            if part.is_empty() {
                continue;
            }
            let (file, plain) = (self.layout.file_range(part.clone()), self.layout.plain_range(part.clone()));
            let own = plain.start.max(wanted.start)..plain.end.min(wanted.end);
            let place = out.split_off_mut(..(own.end - own.start) as usize).unwrap_or_default();
            let text = sealed.split_off(..(file.end - file.start) as usize).unwrap_or_default();
            let open =
                |out: &mut [u8]| self.payload.decrypt_slice(&self.layout, part, text, out, None).map_err(of_file);
            if whole {
                open(place)?;
            } else {
                let mut all = Wiped(vec![0; (plain.end - plain.start) as usize]);
                open(&mut all)?;
                let at = (own.start - plain.start) as usize;
                place.copy_from_slice(&all[at..at + place.len()]);
            }
        }
        Ok(())
    }
}

/// Where a stream is written: what is ready is taken from here.
#[derive(Clone, Default)]
struct Ready(Arc<Mutex<Vec<u8>>>);

impl Write for Ready {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().map_err(|_| io::Error::other("failed before"))?.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Ready {
    fn take(&self) -> PyResult<Vec<u8>> {
        Ok(std::mem::take(&mut *locked(&self.0)?))
    }
}

/// Encrypts a stream of any length: gives what is ready of the file, the header first.
#[pyclass(frozen, module = "phalanx.file")]
pub(crate) struct StreamSealer {
    writer: Mutex<Option<Writer<Ready>>>,
    ready: Ready,
}

#[pymethods]
impl StreamSealer {
    #[new]
    #[pyo3(signature = (secrets, suite = None, chunk = None))]
    fn new(py: Python<'_>, secrets: PyRef<'_, Secrets>, suite: Option<&str>, chunk: Option<usize>) -> PyResult<Self> {
        let (options, secrets, ready) = (new_options(suite, chunk, None)?, &secrets.0[..], Ready::default());
        let to = ready.clone();
        let writer = py.detach(|| Writer::new(to, secrets, &options)).map_err(of_file)?;
        Ok(Self { writer: Mutex::new(Some(writer)), ready })
    }

    /// Takes the next piece; what is ready of the file.
    fn update<'py>(&self, py: Python<'py>, data: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        let piece = data.bytes();
        let ready = py.detach(|| {
            let mut writer = locked(&self.writer)?;
            writer.as_mut().ok_or_else(broken)?.write_all(piece)?;
            self.ready.take()
        })?;
        Ok(PyBytes::new(py, &ready))
    }

    /// Ends the file; the rest of it.
    fn finalize<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let ready = py.detach(|| {
            let writer = locked(&self.writer)?.take().ok_or_else(broken)?;
            writer.finish().map_err(of_file)?;
            self.ready.take()
        })?;
        Ok(PyBytes::new(py, &ready))
    }
}

/// A new file that several workers encrypt: its header and the length of its plaintext. `to_bytes` is for those who share the work, and not secret.
#[pyclass(frozen, module = "phalanx.file", name = "Draft")]
pub(crate) struct FileDraft(Draft);

#[pymethods]
impl FileDraft {
    /// Makes the draft of a new file of `plain_bytes` bytes of plaintext.
    #[staticmethod]
    #[pyo3(signature = (secrets, plain_bytes, suite = None, chunk = None))]
    fn create(
        py: Python<'_>,
        secrets: PyRef<'_, Secrets>,
        plain_bytes: u64,
        suite: Option<&str>,
        chunk: Option<usize>,
    ) -> PyResult<Self> {
        let (options, secrets) = (new_options(suite, chunk, Some(plain_bytes))?, &secrets.0[..]);
        py.detach(|| Draft::create(&options, secrets, plain_bytes, &mut SystemRandom)).map(Self).map_err(of_file)
    }

    /// Takes what `to_bytes` gave.
    #[staticmethod]
    fn from_bytes(draft: Source<'_>) -> PyResult<Self> {
        Draft::from_bytes(&draft.copied()).map(Self).map_err(of_file)
    }

    /// The draft as bytes.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.to_bytes())
    }

    /// The header: the beginning of the file.
    #[getter]
    fn header<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.0.header().as_bytes())
    }

    /// Chunks of the file.
    #[getter]
    fn chunks(&self) -> u64 {
        self.0.layout().chunks()
    }

    /// Bytes of the whole file.
    #[getter]
    fn file_bytes(&self) -> u64 {
        self.0.layout().file_len()
    }

    /// Where the chunks from `first` to before `end` lie in the plaintext: from, to before.
    fn plain_range(&self, first: u64, end: u64) -> (u64, u64) {
        let range = self.0.layout().plain_range(first..end);
        (range.start, range.end)
    }

    /// Where they lie in the file.
    fn file_range(&self, first: u64, end: u64) -> (u64, u64) {
        let range = self.0.layout().file_range(first..end);
        (range.start, range.end)
    }

    /// Encrypts the chunks from `first` to before `end`. **Each chunk once**, or again the same plaintext.
    fn seal<'py>(
        &self,
        py: Python<'py>,
        secrets: PyRef<'_, Secrets>,
        first: u64,
        end: u64,
        plain: Source<'_>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let (layout, secrets, data) = (self.0.layout(), &secrets.0[..], plain.bytes());
        if first > end || end > layout.chunks() {
            return Err(wrong(format_args!(
                "the file has {} chunks: there are none from {first} to {end}",
                layout.chunks()
            )));
        }
        let (from, to) = (layout.plain_range(first..end), layout.file_range(first..end));
        if data.len() as u64 != from.end - from.start {
            return Err(wrong(format_args!(
                "{} bytes were given; these chunks have {}: plain_range says which",
                data.len(),
                from.end - from.start
            )));
        }
        made(py, &[], (to.end - to.start) as usize, |out| {
            let sealer = self.0.sealer(secrets, first..end).map_err(of_file)?;
            sealer.encrypt(data, out, Transfer::default()).map(drop).map_err(of_file)
        })
    }
}
