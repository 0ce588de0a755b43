//! Memory of Python objects: the only place where its addresses become slices.
//!
//! `bytes` never change. Everything else with the buffer protocol may be written by other threads while the lock is released, and by native ones
//! even while it is held. So nothing is decided by such memory that is read twice: what is verified is a copy of its own
//! ([`Source::copied`], [`start`]), and what is encrypted may come out as the ciphertext of a mixture, which harms nobody but the thread that
//! wrote meanwhile. Kernels read and write bytes, and do not branch on them.

use std::borrow::Cow;
use std::ops::{Deref, DerefMut};
use std::slice;

use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyBufferError, PyMemoryError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

/// From this length on the lock is released, as hashlib does.
pub(crate) const RELEASE: usize = 2048;

/// Runs with the lock released, if there is enough to do.
pub(crate) fn run<T: Send>(py: Python<'_>, bytes: usize, work: impl FnOnce() -> T + Send) -> T {
    if bytes < RELEASE { work() } else { py.detach(work) }
}

/// Bytes of a message, wiped when they are dropped, by the library's routine. `Zeroizing` goes byte by byte, which takes as long as some ciphers.
#[derive(Default)]
pub(crate) struct Wiped(pub(crate) Vec<u8>);

impl Deref for Wiped {
    type Target = Vec<u8>;

    fn deref(&self) -> &Vec<u8> {
        &self.0
    }
}

impl DerefMut for Wiped {
    fn deref_mut(&mut self) -> &mut Vec<u8> {
        &mut self.0
    }
}

impl Drop for Wiped {
    fn drop(&mut self) {
        // What was longer once left something behind the end.
        self.0.resize(self.0.capacity(), 0);
        phalanx::wipe(&mut self.0);
    }
}

/// The memory of an object, unless what is in it are addresses: of an array of objects, say.
fn memory(object: &Bound<'_, PyAny>) -> PyResult<PyUntypedBuffer> {
    let buffer = PyUntypedBuffer::get(object)?;
    let mut named = false;
    // Names of fields stand between colons.
    let has_pointers = buffer.format().to_bytes().iter().any(|letter| {
        named ^= *letter == b':';
        !named && matches!(letter, b'O' | b'P' | b'&')
    });
    if has_pointers {
        return Err(PyBufferError::new_err(
            "this is an array of objects: its memory has their addresses, and not what they are. Give bytes, an array of fixed-width items, or \
             (data, offsets)",
        ));
    }
    Ok(buffer)
}

/// Bytes that are read.
pub(crate) enum Source<'py> {
    Bytes(Bound<'py, PyBytes>),
    Buffer(PyUntypedBuffer),
}

impl<'py> FromPyObject<'_, 'py> for Source<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(bytes) = object.cast_exact::<PyBytes>() {
            return Ok(Self::Bytes(bytes.to_owned()));
        }
        let buffer = memory(&object)?;
        if !buffer.is_c_contiguous() {
            return Err(PyBufferError::new_err(
                "the data is strided: give contiguous memory (bytes(data), numpy.ascontiguousarray(data))",
            ));
        }
        Ok(Self::Buffer(buffer))
    }
}

impl Source<'_> {
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Bytes(bytes) => bytes.as_bytes().len(),
            Self::Buffer(buffer) => buffer.len_bytes(),
        }
    }

    /// The number of rows, if it has more than one dimension, or items of more than a byte.
    pub(crate) fn rows(&self) -> Option<usize> {
        match self {
            Self::Buffer(buffer) if buffer.dimensions() > 1 || buffer.item_size() > 1 => {
                buffer.shape().first().copied()
            }
            _ => None,
        }
    }

    /// The bytes, which other threads may write meanwhile: for what is encrypted.
    pub(crate) fn bytes(&self) -> &[u8] {
        match self {
            Self::Bytes(bytes) => bytes.as_bytes(),
            Self::Buffer(buffer) if buffer.len_bytes() == 0 => &[],
            // SAFETY: contiguous memory of that length, which the buffer keeps alive and in place. That other threads may write there is what
            // the head of this file is about: the slice is passed to kernels and memcpy, and nothing is decided by what is read twice.
            Self::Buffer(buffer) => unsafe { slice::from_raw_parts(buffer.buf_ptr().cast(), buffer.len_bytes()) },
        }
    }

    /// The bytes as they are now: nobody can change them any more.
    pub(crate) fn copied(&self) -> Cow<'_, [u8]> {
        match self {
            Self::Bytes(bytes) => Cow::Borrowed(bytes.as_bytes()),
            Self::Buffer(_) => Cow::Owned(self.bytes().to_vec()),
        }
    }

    /// The same for secrets: a copy is wiped.
    pub(crate) fn secret(&self) -> Zeroizing<Vec<u8>> {
        Zeroizing::new(self.bytes().to_vec())
    }

    fn address(&self) -> usize {
        self.bytes().as_ptr() as usize
    }
}

/// Writable bytes.
pub(crate) struct Target(PyUntypedBuffer);

impl<'a, 'py> FromPyObject<'a, 'py> for Target {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let buffer = memory(&object)?;
        if buffer.readonly() {
            return Err(PyBufferError::new_err(
                "the output is read-only: give a bytearray, a NumPy array or other writable memory",
            ));
        }
        if !buffer.is_c_contiguous() {
            return Err(PyBufferError::new_err("the output is strided: give contiguous memory"));
        }
        Ok(Self(buffer))
    }
}

impl Target {
    pub(crate) fn len(&self) -> usize {
        self.0.len_bytes()
    }

    /// Refuses an output of another length.
    pub(crate) fn expect(&self, bytes: usize) -> PyResult<()> {
        if self.len() == bytes {
            return Ok(());
        }
        Err(crate::error::wrong(format_args!("the output has {} bytes; {bytes} are needed", self.len())))
    }

    /// Refuses an output that overlaps an input, other than beginning where it begins, if that is allowed.
    pub(crate) fn apart(&self, input: &Source<'_>, same: bool) -> PyResult<()> {
        let (at, other) = (self.0.buf_ptr() as usize, input.address());
        let overlap = at < other + input.len() && other < at + self.len();
        if !overlap || (same && at == other) {
            return Ok(());
        }
        Err(PyBufferError::new_err(if same {
            "input and output overlap: they have to be apart, or begin at the same place"
        } else {
            "input and output overlap: they have to be apart"
        }))
    }

    /// The memory. Whoever calls this has no other slice of it.
    #[allow(clippy::mut_from_ref, reason = "the buffer is a handle of memory that Python owns")]
    pub(crate) fn bytes(&self) -> &mut [u8] {
        if self.len() == 0 {
            return &mut [];
        }
        // SAFETY: writable contiguous memory of that length, which the buffer keeps alive and in place. Inputs were checked to be apart, or are
        // copied in by `fill`. That other threads may use it meanwhile is what the head of this file is about.
        unsafe { slice::from_raw_parts_mut(self.0.buf_ptr().cast(), self.len()) }
    }

    /// Copies an input to the beginning, which it may overlap.
    pub(crate) fn fill(&self, input: &Source<'_>) {
        // SAFETY: both have that many bytes: an output is never shorter than its input, which callers have checked. `copy` allows overlaps.
        unsafe { self.0.buf_ptr().cast::<u8>().copy_from(input.bytes().as_ptr(), input.len().min(self.len())) };
    }
}

/// From this length on memory is asked for in large pages, as NumPy does: to get it 4 KiB at a time takes as long as some ciphers.
const LARGE: usize = 4 << 20;

/// Tells the system that so much memory, of which nothing was used yet, will be. What it makes of that changes nothing but the time it takes.
pub(crate) fn will_be_used(at: *mut u8, len: usize) {
    #[cfg(target_os = "linux")]
    if len >= LARGE {
        const PAGE: usize = 4096;
        let skipped = at.addr().next_multiple_of(PAGE) - at.addr();
        // SAFETY: pages that are wholly within memory of the caller's; the advice does not change what is in them.
        let advised = unsafe {
            rustix::mm::madvise(
                at.add(skipped).cast(),
                (len - skipped) / PAGE * PAGE,
                rustix::mm::Advice::LinuxHugepage,
            )
        };
        // Systems without large pages refuse, and do as they always do.
        let _ = advised;
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (at, len);
}

/// Room for so many items.
pub(crate) fn room<T>(items: usize) -> PyResult<Vec<T>> {
    let mut room = Vec::<T>::new();
    room.try_reserve_exact(items).map_err(|error| PyMemoryError::new_err(error.to_string()))?;
    will_be_used(room.as_mut_ptr().cast(), items * size_of::<T>());
    Ok(room)
}

/// New `bytes` that begin with a copy, and end with `extra` zeros; and their memory, which nobody else has seen yet.
pub(crate) fn start<'py, 'b>(
    py: Python<'py>,
    begin: &[u8],
    extra: usize,
) -> PyResult<(Bound<'py, PyBytes>, &'b mut [u8])> {
    let len = begin.len().checked_add(extra).and_then(|len| isize::try_from(len).ok());
    let len = len.ok_or_else(|| PyMemoryError::new_err("more bytes than there can be"))?;
    // SAFETY: NULL asks for an object whose bytes are not set yet; they are below, before anybody sees it.
    let object = unsafe { Bound::from_owned_ptr_or_err(py, ffi::PyBytes_FromStringAndSize(std::ptr::null(), len))? };
    // SAFETY: that function gives bytes.
    let object = unsafe { object.cast_into_unchecked::<PyBytes>() };
    let at = object.as_bytes().as_ptr().cast_mut();
    will_be_used(at, len as usize);
    // SAFETY: the object has as many bytes, and this is the only reference to it: until it is returned to Python they may be written. The slice does
    // not outlive the object where it is used: callers keep both together.
    let bytes = unsafe {
        at.copy_from_nonoverlapping(begin.as_ptr(), begin.len());
        at.add(begin.len()).write_bytes(0, extra);
        slice::from_raw_parts_mut(at, len as usize)
    };
    Ok((object, bytes))
}

/// New `bytes` of a length, filled with the lock released.
pub(crate) fn made<'py>(
    py: Python<'py>,
    begin: &[u8],
    extra: usize,
    work: impl FnOnce(&mut [u8]) -> PyResult<()> + Send,
) -> PyResult<Bound<'py, PyBytes>> {
    let (object, bytes) = start(py, begin, extra)?;
    run(py, begin.len() + extra, || work(bytes))?;
    Ok(object)
}
