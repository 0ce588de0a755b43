//! Encrypted files, which can be processed as a whole, as streams, by range, or in parts on several
//! machines.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::ops::Range;
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use phalanx_file::{
    ChunkSize, Draft, Existing, Header, Identity, Layout, Options, Passphrase, Payload, Progress, Recipient, Secret,
    SecretKey, SystemRandom, Transfer, Writer, decrypt_path, encrypt_path, verify_path,
};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::buffer::{Source, made, start as new};
use crate::cipher::locked;
use crate::error::{Outcome, broken, of_file, wrong};
use crate::thread::{call, detached};
use phalanx::Wiped;

/// Secrets that lock and open files. The object never shows them, and cannot be pickled. If you need to pickle something, use the references in
/// `phalanx.keys`.
#[pyclass(frozen, module = "phalanx")]
pub(crate) struct Secrets(Vec<Secret>);

#[pymethods]
impl Secrets {
    /// Takes the contents of key files, passphrases, the contents of identity files, and public keys as text.
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
        let phrases: Vec<_> = phrases.collect::<Outcome<_>>()?;
        let mut secrets = Vec::new();
        for key in &keys {
            secrets.push(Secret::Key(SecretKey::from_text(&key.secret()).map_err(of_file)?));
        }
        for identity in &identities {
            let text = identity.secret();
            let identity = if Identity::is_locked(&text) {
                // Argon2id runs for about a second, so we release the lock.
                detached(py, || Identity::unlock(&text, &phrases).map_err(of_file))?
            } else {
                Identity::from_text(&text).map_err(of_file)?
            };
            secrets.push(Secret::Identity(identity));
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

/// Returns the contents of a new key file.
#[pyfunction]
pub(crate) fn generate_key_file(py: Python<'_>) -> PyResult<Bound<'_, PyBytes>> {
    Ok(PyBytes::new(py, SecretKey::generate(&mut SystemRandom).map_err(of_file)?.to_text().as_bytes()))
}

/// The options for a new file.
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

/// How often a waiting thread checks for signals.
const SIGNAL_INTERVAL: Duration = Duration::from_millis(50);

/// Transfers a whole file in a new thread. Meanwhile, the calling thread waits, calls `progress`,
/// and checks for signals, because Python only runs signal handlers in its main thread. If a
/// handler or `progress` raises an exception, the transfer stops.
///
/// The new thread never attaches to the interpreter because the interpreter may be finalizing.
fn transfer<T: Send>(
    py: Python<'_>,
    threads: Option<NonZeroUsize>,
    progress: Option<Bound<'_, PyAny>>,
    run: impl FnOnce(Transfer<'_>) -> phalanx_file::Result<T> + Send,
) -> PyResult<T> {
    let stop = AtomicBool::new(false);
    // The transfer waits until each call to `progress` has returned.
    let (reports, mut reported) = sync_channel::<Progress>(0);
    let (continues, continued) = sync_channel::<()>(0);
    let watched = progress.is_some();
    let mut raised = None;
    let outcome = thread::scope(|scope| {
        let stop = &stop;
        let work = thread::Builder::new().spawn_scoped(scope, move || {
            let mut tell = move |at: Progress| {
                if watched && !stop.load(Ordering::Relaxed) {
                    // Both ends stay open until this thread ends, unless the calling thread fails.
                    let told = reports.send(at).is_ok() && continued.recv().is_ok();
                    if !told {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
            };
            run(Transfer { threads, progress: Some(&mut tell), cancel: Some(stop), ..Transfer::default() })
        });
        let work = work.map_err(|error| PyRuntimeError::new_err(format!("cannot start a thread: {error}")))?;
        loop {
            let received;
            (reported, received) = detached(py, move || {
                let received = reported.recv_timeout(SIGNAL_INTERVAL);
                Ok((reported, received))
            })?;
            let checked = match (received, &progress) {
                (Err(RecvTimeoutError::Disconnected), _) => break,
                (Ok(at), Some(progress)) => call(progress, (at.done, at.total)).map(drop),
                _ => py.check_signals(),
            };
            if let Err(error) = checked {
                raised.get_or_insert(error);
                stop.store(true, Ordering::Relaxed);
            }
            if received.is_ok() {
                // The transfer is waiting for this. If it has already ended, the next iteration
                // will notice.
                let _ended = continues.send(());
            }
        }
        detached(py, move || Ok(work.join()))
    })?;
    match (raised, outcome) {
        (Some(error), _) => Err(error),
        (None, Ok(done)) => Ok(done.map_err(of_file)?),
        (None, Err(panic)) => resume_unwind(panic),
    }
}

fn existing(replace: bool) -> Existing {
    if replace { Existing::Replace } else { Existing::Keep }
}

/// Encrypts a file and returns the number of plaintext bytes. The output either appears in full or not at all.
#[pyfunction]
#[pyo3(signature = (input, output, secrets, suite = None, chunk = None, replace = false, threads = None, progress = None))]
#[allow(clippy::too_many_arguments, reason = "keyword arguments in Python")]
pub(crate) fn encrypt_file(
    py: Python<'_>,
    input: PathBuf,
    output: PathBuf,
    secrets: PyRef<'_, Secrets>,
    suite: Option<&str>,
    chunk: Option<usize>,
    replace: bool,
    threads: Option<NonZeroUsize>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<u64> {
    let length = input.metadata().ok().map(|metadata| metadata.len());
    let (options, secrets) = (new_options(suite, chunk, length)?, &secrets.0[..]);
    transfer(py, threads, progress, |transfer| {
        encrypt_path(&input, &output, existing(replace), secrets, &options, transfer)
    })
}

/// Decrypts a file and returns the number of plaintext bytes. The output doesn't appear until all of it has been verified.
#[pyfunction]
#[pyo3(signature = (input, output, secrets, replace = false, threads = None, progress = None))]
pub(crate) fn decrypt_file(
    py: Python<'_>,
    input: PathBuf,
    output: PathBuf,
    secrets: PyRef<'_, Secrets>,
    replace: bool,
    threads: Option<NonZeroUsize>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<u64> {
    let secrets = &secrets.0[..];
    transfer(py, threads, progress, |transfer| {
        decrypt_path(&input, &output, existing(replace), secrets, None, transfer)
    })
}

/// Verifies a whole file without writing anything, and returns the number of plaintext bytes.
#[pyfunction]
#[pyo3(signature = (input, secrets, threads = None, progress = None))]
pub(crate) fn verify_file(
    py: Python<'_>,
    input: PathBuf,
    secrets: PyRef<'_, Secrets>,
    threads: Option<NonZeroUsize>,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<u64> {
    let secrets = &secrets.0[..];
    transfer(py, threads, progress, |transfer| verify_path(&input, secrets, None, transfer))
}

/// A file's header, read without a key. None of it is authenticated.
#[pyclass(frozen, get_all, module = "phalanx")]
pub(crate) struct Info {
    /// The cipher suite.
    suite: String,
    /// The version of the format.
    version: u16,
    /// The number of plaintext bytes in a chunk.
    chunk_bytes: usize,
    /// The length of the header in bytes.
    header_bytes: usize,
    /// Descriptions of the secrets that open the file.
    slots: Vec<String>,
}

/// Returns the length of the header, given at least its first 56 bytes.
#[pyfunction]
pub(crate) fn header_bytes(start: Source<'_>) -> PyResult<usize> {
    match Header::read(&*start.copied()) {
        Ok(header) => Ok(header.as_bytes().len()),
        Err(phalanx_file::Error::Cut { at_least, .. }) => Ok(at_least as usize),
        Err(error) => Err(of_file(error).into()),
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

/// Computes how many bytes of plaintext a complete file contains, given its header and length. The result is not authenticated.
#[pyfunction]
pub(crate) fn plain_bytes(start: Source<'_>, file_bytes: u64) -> PyResult<u64> {
    let header = Header::read(&*start.copied()).map_err(of_file)?;
    Ok(header.layout_of_file(file_bytes).map_err(of_file)?.plain_len())
}

/// Decrypts ranges of a file. The caller fetches the parts of the file that `locate` asks for. Any number of threads can use it at the same time.
#[pyclass(frozen, module = "phalanx.file")]
pub(crate) struct Reader {
    payload: Payload,
    layout: Layout,
    chunk: usize,
}

#[pymethods]
impl Reader {
    /// `start` is the beginning of the file, which must contain the whole header and may contain
    /// more.
    #[new]
    fn new(py: Python<'_>, start: Source<'_>, secrets: PyRef<'_, Secrets>, file_bytes: u64) -> PyResult<Self> {
        let (start, secrets) = (start.copied(), &secrets.0[..]);
        detached(py, || {
            let header = Header::read(&*start).map_err(of_file)?;
            Ok(Self {
                layout: header.layout_of_file(file_bytes).map_err(of_file)?,
                chunk: header.chunk_size().bytes(),
                payload: header.unlock(secrets).map_err(of_file)?,
            })
        })
    }

    /// The length of the plaintext in bytes. It is authenticated once the end of the file has been read.
    #[getter]
    fn size(&self) -> u64 {
        self.layout.plain_len()
    }

    /// The number of plaintext bytes in a chunk.
    #[getter]
    fn chunk_bytes(&self) -> usize {
        self.chunk
    }

    /// Returns the start and end of the range in the file that contains the plaintext from `start` to `end`. If the plaintext range is empty, so is
    /// this one, except at the end of the file, where the last chunk authenticates the length.
    fn locate(&self, start: u64, end: u64) -> PyResult<(u64, u64)> {
        let file = self.layout.file_range(self.layout.chunks_of(self.range(start, end)?));
        Ok((file.start, file.end))
    }

    /// Verifies and decrypts the plaintext from `start` to `end`. `sealed` contains the bytes of the file that `locate` asks for.
    fn decrypt<'py>(&self, py: Python<'py>, start: u64, end: u64, sealed: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        let range = self.range(start, end)?;
        let chunks = self.layout.chunks_of(range.clone());
        self.given(&chunks, &sealed)?;
        // We copy this into private memory once, and verify it there.
        let sealed = sealed.bytes();
        made(py, &[], (end - start) as usize, |out| self.open(chunks, sealed, range, out))
    }

    /// Verifies and decrypts the plaintext from `start` to `end`. `fetch(start, end)` returns bytes from the file, and is called for a few mebibytes
    /// at a time. Nothing is returned unless all of it is authentic.
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
            let sealed: Source<'_> = call(fetch, (file.start, file.end))?.extract()?;
            self.given(&part, &sealed)?;
            let own = plain.start.max(start)..plain.end.min(end);
            let place = out.split_off_mut(..(own.end - own.start) as usize).unwrap_or_default();
            let bytes = sealed.bytes();
            detached(py, || self.open(part, bytes, own, place))?;
        }
        Ok(object)
    }
}

/// How many bytes to fetch and decrypt together. This is small enough for them to stay in the CPU's
/// cache in between.
const PIECE: usize = 4 << 20;

impl Reader {
    /// Checks a range of the plaintext.
    fn range(&self, start: u64, end: u64) -> PyResult<Range<u64>> {
        let size = self.layout.plain_len();
        if start > end || end > size {
            return Err(wrong(format_args!("invalid range {start} to {end}: the plaintext has {size} bytes")));
        }
        Ok(start..end)
    }

    /// Rejects input unless it is exactly as long as these chunks are in the file.
    fn given(&self, chunks: &Range<u64>, sealed: &Source<'_>) -> PyResult<()> {
        let file = self.layout.file_range(chunks.clone());
        if sealed.len() as u64 == file.end - file.start {
            return Ok(());
        }
        Err(wrong(format_args!(
            "invalid input length: {} bytes (expected {} from offset {}): call locate for the range",
            sealed.len(),
            file.end - file.start,
            file.start
        )))
    }

    /// Decrypts chunks and copies the part that was requested to `out`.
    fn open(&self, chunks: Range<u64>, mut sealed: &[u8], wanted: Range<u64>, mut out: &mut [u8]) -> Outcome<()> {
        let plain_of = |chunk| self.layout.plain_range(chunk..chunk + 1);
        // All chunks between the first and the last are needed in full, so we decrypt them straight
        // into `out`.
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

/// The output of a stream. Python picks up the bytes as they become ready.
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

/// Encrypts a stream of any length. Each method returns the next bytes of the file, starting with the header.
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
        let writer = detached(py, || Writer::new(to, secrets, &options).map_err(of_file))?;
        Ok(Self { writer: Mutex::new(Some(writer)), ready })
    }

    /// Encrypts the next piece and returns the bytes of the file that are ready.
    fn update<'py>(&self, py: Python<'py>, data: Source<'_>) -> PyResult<Bound<'py, PyBytes>> {
        let piece = data.bytes();
        let ready = detached(py, || {
            let mut writer = locked(&self.writer)?;
            writer.as_mut().ok_or_else(broken)?.write_all(piece).map_err(PyErr::from)?;
            Ok(self.ready.take()?)
        })?;
        Ok(PyBytes::new(py, &ready))
    }

    /// Finishes the file and returns the remaining bytes.
    fn finalize<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let ready = detached(py, || {
            let writer = locked(&self.writer)?.take().ok_or_else(broken)?;
            writer.finish().map_err(of_file)?;
            Ok(self.ready.take()?)
        })?;
        Ok(PyBytes::new(py, &ready))
    }
}

/// A new file that several workers encrypt in parts. It consists of the header and the plaintext length, neither of which is secret. Send
/// `to_bytes()` to the workers.
#[pyclass(frozen, module = "phalanx.file", name = "Draft")]
pub(crate) struct FileDraft(Draft);

#[pymethods]
impl FileDraft {
    /// Creates the draft of a new file with `plain_bytes` bytes of plaintext.
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
        detached(py, || Draft::create(&options, secrets, plain_bytes, &mut SystemRandom).map(Self).map_err(of_file))
    }

    /// Restores a draft from what `to_bytes` returned.
    #[staticmethod]
    fn from_bytes(draft: Source<'_>) -> PyResult<Self> {
        Ok(Self(Draft::from_bytes(&draft.copied()).map_err(of_file)?))
    }

    /// Returns the draft as bytes.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.to_bytes())
    }

    /// The header, which the file starts with.
    #[getter]
    fn header<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.0.header().as_bytes())
    }

    /// The number of chunks in the file.
    #[getter]
    fn chunks(&self) -> u64 {
        self.0.layout().chunks()
    }

    /// The length of the whole file in bytes.
    #[getter]
    fn file_bytes(&self) -> u64 {
        self.0.layout().file_len()
    }

    /// Returns where the chunks from `first` to `end` start and end in the plaintext.
    fn plain_range(&self, first: u64, end: u64) -> (u64, u64) {
        let range = self.0.layout().plain_range(first..end);
        (range.start, range.end)
    }

    /// Returns where the chunks from `first` to `end` start and end in the file.
    fn file_range(&self, first: u64, end: u64) -> (u64, u64) {
        let range = self.0.layout().file_range(first..end);
        (range.start, range.end)
    }

    /// Encrypts the chunks from `first` to `end`. **Only encrypt each chunk once**, unless the plaintext is exactly the same.
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
            return Err(wrong(format_args!("invalid chunks {first} to {end}: the file has {}", layout.chunks())));
        }
        let (from, to) = (layout.plain_range(first..end), layout.file_range(first..end));
        if data.len() as u64 != from.end - from.start {
            return Err(wrong(format_args!(
                "invalid input length: {} bytes (expected {}): call plain_range for the range",
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
