//! Memory that belongs to Python objects. This is the only module that turns its addresses into
//! slices.
//!
//! `bytes` objects never change, but other threads may write to any other object that supports the
//! buffer protocol while the lock is released, and native threads can do so even while it is held.
//! Because of that, we never make a decision that depends on reading such memory twice.
//! Verification uses a private copy ([`Source::copied`], [`start`]). Encryption may end up
//! returning the ciphertext of a mixture of old and new data, which only harms the program that was
//! writing at the same time. Kernels read and write bytes, but never branch on them.

use std::borrow::Cow;
use std::ffi::CStr;
use std::marker::PhantomData;
use std::ptr::NonNull;
use std::slice;

use pyo3::exceptions::{PyBufferError, PyMemoryError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use zeroize::Zeroizing;

use crate::error::Outcome;
use crate::thread::{detached, get_buffer};

/// As in hashlib, we only release the lock if there are at least this many bytes.
pub(crate) const RELEASE: usize = 2048;

/// Runs `work`, releasing the lock if there is enough of it to be worthwhile.
pub(crate) fn run<T: Send>(py: Python<'_>, bytes: usize, work: impl FnOnce() -> Outcome<T> + Send) -> PyResult<T> {
    if bytes < RELEASE { Ok(work()?) } else { detached(py, work) }
}

/// The contiguous memory of an object that supports the buffer protocol. Its lifetime ensures that it is released while the thread is attached.
pub(crate) struct Memory<'py> {
    view: NonNull<ffi::Py_buffer>,
    attached: PhantomData<Python<'py>>,
}

impl Drop for Memory<'_> {
    fn drop(&mut self) {
        // SAFETY: `of` leaked this box, nothing else frees it, and the thread is attached.
        // Releasing a view that was never filled does nothing.
        unsafe {
            ffi::PyBuffer_Release(self.view.as_ptr());
            drop(Box::from_raw(self.view.as_ptr()));
        }
    }
}

impl<'py> Memory<'py> {
    /// The memory of an object, unless it holds addresses of other objects or is not contiguous.
    fn borrow(object: Borrowed<'_, 'py, PyAny>, name: &str) -> PyResult<Self> {
        // With some exporters, the view points into itself, so we can't move it.
        let memory = Self { view: NonNull::from(Box::leak(Box::new(ffi::Py_buffer::new()))), attached: PhantomData };
        // SAFETY: we pass an object and an empty view to fill, and the thread is attached.
        let status = unsafe { get_buffer(object.as_ptr(), memory.view.as_ptr(), ffi::PyBUF_FULL_RO) };
        if status != 0 {
            return Err(PyErr::fetch(object.py()));
        }
        if memory.view().len < 0 || (memory.view().buf.is_null() && memory.view().len > 0) {
            return Err(PyBufferError::new_err(format!("{name}: the object exports no memory: pass bytes")));
        }
        if holds_addresses(memory.format()) {
            return Err(PyBufferError::new_err(format!(
                "{name} is an array of objects: its memory holds their addresses, not their contents: pass bytes, an array of fixed-width items, or \
                 (data, offsets)"
            )));
        }
        if !memory.is_contiguous() {
            return Err(PyBufferError::new_err(format!(
                "{name} is not contiguous: pass a copy, such as bytes(data) or numpy.ascontiguousarray(data)"
            )));
        }
        Ok(memory)
    }

    fn view(&self) -> &ffi::Py_buffer {
        // SAFETY: the view lives as long as `self`, and nothing writes to it once `of` has
        // returned.
        unsafe { self.view.as_ref() }
    }

    /// The types of its items, written as in `struct` and PEP 3118.
    fn format(&self) -> &[u8] {
        let format = self.view().format;
        if format.is_null() {
            return b"B";
        }
        // SAFETY: this is a NUL-terminated string that the exporter keeps for as long as the view
        // lives.
        unsafe { CStr::from_ptr(format) }.to_bytes()
    }

    /// Whether the bytes are contiguous in C order. If there are no strides, they are by
    /// definition, and if there is no shape, they are just `len` plain bytes.
    fn is_contiguous(&self) -> bool {
        let view = self.view();
        if view.suboffsets.is_null() && (view.strides.is_null() || view.shape.is_null()) {
            return true;
        }
        // SAFETY: the view has been filled, and it has strides and a shape.
        unsafe { ffi::PyBuffer_IsContiguous(view, b'C' as _) != 0 }
    }

    fn address(&self) -> *mut u8 {
        self.view().buf.cast()
    }

    fn len(&self) -> usize {
        self.view().len as usize
    }

    fn readonly(&self) -> bool {
        self.view().readonly != 0
    }

    /// The number of rows, if there is more than one dimension or items are longer than a byte. A
    /// single item doesn't count as a row.
    fn rows(&self) -> Option<usize> {
        let view = self.view();
        let dimensions = usize::try_from(view.ndim).unwrap_or(0);
        let item = usize::try_from(view.itemsize).unwrap_or(0);
        if dimensions == 0 || (dimensions == 1 && item <= 1) {
            None
        } else if view.shape.is_null() {
            Some(self.len() / item.max(1))
        } else {
            // SAFETY: a shape contains a length for each dimension, and there is at least one
            // dimension.
            usize::try_from(unsafe { *view.shape }).ok()
        }
    }
}

/// Whether items in this format contain addresses. In addition to the letters from `struct`, ctypes
/// uses `z` and `Z` for strings, and `X` for functions.
fn holds_addresses(format: &[u8]) -> bool {
    // Field names are enclosed in colons.
    let mut in_name = false;
    format.iter().enumerate().any(|(at, letter)| {
        in_name ^= *letter == b':';
        let complex = || matches!(format.get(at + 1), Some(b'f' | b'd' | b'g'));
        !in_name && (matches!(letter, b'O' | b'P' | b'&' | b'X' | b'z') || (*letter == b'Z' && !complex()))
    })
}

/// An input.
pub(crate) enum Source<'py> {
    Bytes(Bound<'py, PyBytes>),
    Buffer(Memory<'py>),
}

impl<'py> FromPyObject<'_, 'py> for Source<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(bytes) = object.cast_exact::<PyBytes>() {
            return Ok(Self::Bytes(bytes.to_owned()));
        }
        Memory::borrow(object, "the data").map(Self::Buffer)
    }
}

impl Source<'_> {
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Bytes(bytes) => bytes.as_bytes().len(),
            Self::Buffer(memory) => memory.len(),
        }
    }

    /// The number of rows, if there is more than one dimension or items are longer than a byte.
    pub(crate) fn rows(&self) -> Option<usize> {
        match self {
            Self::Bytes(_) => None,
            Self::Buffer(memory) => memory.rows(),
        }
    }

    /// The bytes, which other threads may change in the meantime. Only use this for data to
    /// encrypt.
    pub(crate) fn bytes(&self) -> &[u8] {
        match self {
            Self::Bytes(bytes) => bytes.as_bytes(),
            Self::Buffer(memory) if memory.len() == 0 => &[],
            // SAFETY: this is contiguous memory of that length, which the view keeps alive and in
            // place. Other threads may write to it, as described at the top of this file. We only
            // pass the slice to kernels and memcpy, so no decision depends on reading it twice.
            Self::Buffer(memory) => unsafe { slice::from_raw_parts(memory.address(), memory.len()) },
        }
    }

    /// A copy of the current bytes, so that no other thread can change them.
    pub(crate) fn copied(&self) -> Cow<'_, [u8]> {
        match self {
            Self::Bytes(bytes) => Cow::Borrowed(bytes.as_bytes()),
            Self::Buffer(_) => Cow::Owned(self.bytes().to_vec()),
        }
    }

    /// A copy of a secret, which is wiped after use.
    pub(crate) fn secret(&self) -> Zeroizing<Vec<u8>> {
        Zeroizing::new(self.bytes().to_vec())
    }

    fn address(&self) -> usize {
        self.bytes().as_ptr() as usize
    }
}

/// An output.
pub(crate) struct Target<'py>(Memory<'py>);

impl<'a, 'py> FromPyObject<'a, 'py> for Target<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let memory = Memory::borrow(object, "the output")?;
        if memory.readonly() {
            return Err(PyBufferError::new_err(
                "the output is read-only: pass a bytearray, a NumPy array or other writable memory",
            ));
        }
        Ok(Self(memory))
    }
}

impl Target<'_> {
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Rejects an output that is any other length.
    pub(crate) fn expect(&self, bytes: usize) -> PyResult<()> {
        if self.len() == bytes {
            return Ok(());
        }
        Err(crate::error::wrong(format_args!("invalid output length: {} bytes (expected {bytes})", self.len())))
    }

    /// Rejects an output that overlaps an input. If `same` is set, both may begin at the same
    /// address.
    pub(crate) fn apart(&self, input: &Source<'_>, same: bool) -> PyResult<()> {
        let (at, other) = (self.0.address() as usize, input.address());
        let overlap = at < other + input.len() && other < at + self.len();
        if !overlap || (same && at == other) {
            return Ok(());
        }
        Err(PyBufferError::new_err(if same {
            "input and output overlap: use separate memory, or let both begin at the same address"
        } else {
            "input and output overlap: use separate memory"
        }))
    }

    /// The memory. The caller must not have any other slice of it.
    #[allow(clippy::mut_from_ref, reason = "the buffer is a handle for memory owned by Python")]
    pub(crate) fn bytes(&self) -> &mut [u8] {
        if self.len() == 0 {
            return &mut [];
        }
        // SAFETY: this is writable contiguous memory of that length, which the view keeps alive and
        // in place. Inputs either don't overlap it, or are copied into it by `fill`. Other threads
        // may use it at the same time, as described at the top of this file.
        unsafe { slice::from_raw_parts_mut(self.0.address(), self.len()) }
    }

    /// Copies an input to the beginning of the output, even if they overlap.
    pub(crate) fn fill(&self, input: &Source<'_>) {
        // SAFETY: both are at least that many bytes long because the caller has checked that the
        // output isn't shorter than its input, and `copy` allows overlaps.
        unsafe { self.0.address().copy_from(input.bytes().as_ptr(), input.len().min(self.len())) };
    }
}

/// From this length on, we request large pages, like NumPy does. Taking a page fault every 4 KiB
/// would take as long as some of the ciphers do.
const LARGE: usize = 4 << 20;

/// Tells the system that this new memory is about to be used, which only affects speed.
pub(crate) fn will_be_used(at: *mut u8, len: usize) {
    #[cfg(target_os = "linux")]
    if len >= LARGE {
        const PAGE: usize = 4096;
        let skipped = at.addr().next_multiple_of(PAGE) - at.addr();
        // SAFETY: the pages lie completely within the caller's memory, and the advice doesn't
        // change their contents.
        let advised = unsafe {
            rustix::mm::madvise(
                at.add(skipped).cast(),
                (len - skipped) / PAGE * PAGE,
                rustix::mm::Advice::LinuxHugepage,
            )
        };
        // Systems without large pages reject the advice, but that does no harm.
        let _ = advised;
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (at, len);
}

/// Reserves space for that many items.
pub(crate) fn room<T>(items: usize) -> PyResult<Vec<T>> {
    let mut room = Vec::<T>::new();
    room.try_reserve_exact(items).map_err(|error| PyMemoryError::new_err(error.to_string()))?;
    will_be_used(room.as_mut_ptr().cast(), items * size_of::<T>());
    Ok(room)
}

/// Creates a `bytes` object that starts with a copy of the input and ends with `extra` zeros. Also
/// returns its memory, which nothing else has accessed yet.
pub(crate) fn start<'py, 'b>(
    py: Python<'py>,
    begin: &[u8],
    extra: usize,
) -> PyResult<(Bound<'py, PyBytes>, &'b mut [u8])> {
    let len = begin.len().checked_add(extra).and_then(|len| isize::try_from(len).ok());
    let len = len.ok_or_else(|| PyMemoryError::new_err("too many bytes"))?;
    // SAFETY: passing NULL leaves the contents uninitialized. We initialize them below, before
    // anything can read them.
    let object = unsafe { Bound::from_owned_ptr_or_err(py, ffi::PyBytes_FromStringAndSize(std::ptr::null(), len))? };
    // SAFETY: that function returns a `bytes` object.
    let object = unsafe { object.cast_into_unchecked::<PyBytes>() };
    let at = object.as_bytes().as_ptr().cast_mut();
    will_be_used(at, len as usize);
    // SAFETY: the object is that many bytes long, and this is the only reference to it, so we may
    // write to it until it is returned to Python. The slice doesn't outlive the object because
    // callers keep both together.
    let bytes = unsafe {
        at.copy_from_nonoverlapping(begin.as_ptr(), begin.len());
        at.add(begin.len()).write_bytes(0, extra);
        slice::from_raw_parts_mut(at, len as usize)
    };
    Ok((object, bytes))
}

/// Creates a `bytes` object of a given length, and fills it with the lock released.
pub(crate) fn made<'py>(
    py: Python<'py>,
    begin: &[u8],
    extra: usize,
    work: impl FnOnce(&mut [u8]) -> Outcome<()> + Send,
) -> PyResult<Bound<'py, PyBytes>> {
    let (object, bytes) = start(py, begin, extra)?;
    run(py, begin.len() + extra, || work(bytes))?;
    Ok(object)
}
