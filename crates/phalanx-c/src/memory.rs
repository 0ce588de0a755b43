//! What C gives: pointers, lengths, texts and handles, as what Rust may use.

use std::ffi::{CStr, c_char};
use std::slice;

use phalanx::wipe;
use phalanx_catalogue::Options;

use crate::status::{Failure, Outcome, PHALANX_E_NULL, refuse};

/// Where an argument of a call lies.
#[derive(Clone, Copy)]
struct Span {
    what: &'static str,
    at: usize,
    len: usize,
    written: bool,
}

/// The most buffers of a call.
const MOST: usize = 12;

/// The buffers of one call, which may not overlap if one of them is written.
pub(crate) struct Buffers {
    spans: [Span; MOST],
    count: usize,
}

impl Buffers {
    pub(crate) fn new() -> Self {
        Self { spans: [Span { what: "", at: 0, len: 0, written: false }; MOST], count: 0 }
    }

    /// Whether a buffer may be used beside the others.
    fn check(&mut self, what: &'static str, at: usize, len: usize, written: bool) -> Outcome {
        if at == 0 {
            refuse!(PHALANX_E_NULL, "{what} is NULL, but its length is {len}");
        }
        if len > isize::MAX as usize || at.checked_add(len).is_none() {
            refuse!(PHALANX_E_LENGTH, "{what} cannot have {len} bytes: it would reach beyond the address space");
        }
        for other in &self.spans[..self.count] {
            if (written || other.written) && at < other.at + other.len && other.at < at + len {
                let other = other.what;
                refuse!(
                    PHALANX_E_LENGTH,
                    "{what} overlaps {other}: they have to be apart, or source and destination the same"
                );
            }
        }
        self.spans[self.count] = Span { what, at, len, written };
        self.count += 1;
        Ok(())
    }

    /// Bytes that are read. NULL of length 0 is nothing, of which a slice must not be made.
    ///
    /// # Safety
    /// `at` has `len` readable bytes, for as long as the slice is used.
    #[inline]
    pub(crate) unsafe fn input<'a>(&mut self, what: &'static str, at: *const u8, len: usize) -> Outcome<&'a [u8]> {
        if len == 0 {
            return Ok(&[]);
        }
        self.check(what, at as usize, len, false)?;
        // SAFETY: not NULL, not longer than there can be, and the caller vouches for the bytes. Nothing of this call writes there.
        Ok(unsafe { slice::from_raw_parts(at, len) })
    }

    /// Bytes that are written.
    ///
    /// # Safety
    /// `at` has `len` readable and writable bytes, for as long as the slice is used, and nobody else uses them meanwhile.
    #[inline]
    pub(crate) unsafe fn output<'a>(&mut self, what: &'static str, at: *mut u8, len: usize) -> Outcome<&'a mut [u8]> {
        if len == 0 {
            return Ok(&mut []);
        }
        self.check(what, at as usize, len, true)?;
        // SAFETY: as above, and no other slice of this call is there.
        Ok(unsafe { slice::from_raw_parts_mut(at, len) })
    }

    /// A message on its way from `src` to `dst`, which are the same or apart.
    ///
    /// # Safety
    /// As [`Buffers::input`] of `src`, and [`Buffers::output`] of `dst`.
    #[inline]
    pub(crate) unsafe fn message<'a>(&mut self, src: *const u8, dst: *mut u8, len: usize) -> Outcome<Message<'a>> {
        // SAFETY: as the caller says.
        let data = unsafe { self.output("dst", dst, len) }?;
        let source = if std::ptr::eq(src, dst) {
            None
        } else {
            // SAFETY: as the caller says; it does not overlap `dst`.
            Some(unsafe { self.input("src", src, len) }?)
        };
        Ok(Message { data, source })
    }
}

/// A message that is worked on in place.
pub(crate) struct Message<'a> {
    data: &'a mut [u8],
    source: Option<&'a [u8]>,
}

impl Message<'_> {
    /// Does it. If that fails, a destination apart from the source is zero: neither plaintext nor anything unverified stays there.
    #[inline]
    pub(crate) fn run<E: Into<Failure>>(self, work: impl FnOnce(&mut [u8]) -> Result<(), E>) -> Outcome {
        if let Some(source) = self.source {
            self.data.copy_from_slice(source);
        }
        let result = work(self.data).map_err(Into::into);
        if result.is_err() && self.source.is_some() {
            wipe(self.data);
        }
        result
    }
}

/// A text of C.
///
/// # Safety
/// It ends with a NUL, and stays as it is while the text is used.
pub(crate) unsafe fn text<'a>(what: &str, at: *const c_char) -> Outcome<&'a str> {
    if at.is_null() {
        refuse!(PHALANX_E_NULL, "{what} is NULL: give a text");
    }
    // SAFETY: not NULL, and as the caller says.
    let text = unsafe { CStr::from_ptr(at) };
    text.to_str().map_err(|_| Failure::new(crate::status::PHALANX_E_PARAMETER, format!("{what} is not text in UTF-8")))
}

/// A text that may be NULL.
///
/// # Safety
/// As [`text`].
pub(crate) unsafe fn text_or_none<'a>(what: &str, at: *const c_char) -> Outcome<&'a str> {
    // SAFETY: as the caller says.
    if at.is_null() { Ok("") } else { unsafe { text(what, at) } }
}

/// Options as text; NULL is none.
///
/// # Safety
/// As [`text`].
pub(crate) unsafe fn options(at: *const c_char) -> Outcome<Options> {
    // SAFETY: as the caller says.
    Ok(unsafe { text_or_none("options", at) }?.parse()?)
}

/// A handle that may be shared.
///
/// # Safety
/// It came from a function of ours that makes such handles, and was not freed.
#[inline]
pub(crate) unsafe fn handle<'a, T>(at: *const T) -> Outcome<&'a T> {
    // SAFETY: as the caller says.
    unsafe { at.as_ref() }.ok_or_else(no_handle)
}

/// A handle of one thread at a time.
///
/// # Safety
/// As [`handle`], and no other thread uses it meanwhile.
#[inline]
pub(crate) unsafe fn handle_mut<'a, T>(at: *mut T) -> Outcome<&'a mut T> {
    // SAFETY: as the caller says.
    unsafe { at.as_mut() }.ok_or_else(no_handle)
}

#[cold]
fn no_handle() -> Failure {
    Failure::new(PHALANX_E_NULL, "the handle is NULL: was it made, and did that work?")
}

/// Makes a handle; `out` is NULL if that fails.
///
/// # Safety
/// `out` is writable, or NULL.
pub(crate) unsafe fn give<T>(out: *mut *mut T, make: impl FnOnce() -> Outcome<T>) -> Outcome {
    if out.is_null() {
        refuse!(PHALANX_E_NULL, "out is NULL: the new handle is written there");
    }
    // SAFETY: not NULL, and as the caller says.
    unsafe { out.write(std::ptr::null_mut()) };
    let new = Box::into_raw(Box::new(make()?));
    // SAFETY: as above.
    unsafe { out.write(new) };
    Ok(())
}

/// Ends a handle, and wipes what is secret in it. NULL is nothing.
///
/// # Safety
/// As [`handle`]; it must not be used again.
pub(crate) unsafe fn free<T>(at: *mut T) {
    if at.is_null() {
        return;
    }
    crate::status::guard(|| {
        // SAFETY: it was made by `give`, and nobody uses it any more.
        drop(unsafe { Box::from_raw(at) });
        Ok(())
    });
}

/// Writes a value where C wants it.
///
/// # Safety
/// `at` is writable, or NULL.
pub(crate) unsafe fn put<T>(what: &str, at: *mut T, value: T) -> Outcome {
    if at.is_null() {
        refuse!(PHALANX_E_NULL, "{what} is NULL: a result is written there");
    }
    // SAFETY: not NULL, and as the caller says.
    unsafe { at.write(value) };
    Ok(())
}

/// Writes bytes of a length that the caller may not know, and how many they are, even if they do not fit.
///
/// # Safety
/// `dst` has room for `cap` bytes; `written` is writable, or NULL.
pub(crate) unsafe fn give_bytes(bytes: &[u8], dst: *mut u8, cap: usize, written: *mut usize) -> Outcome {
    let mut buffers = Buffers::new();
    // SAFETY: as the caller says.
    unsafe { put("written", written, bytes.len()) }?;
    if bytes.len() > cap {
        refuse!(PHALANX_E_LENGTH, "dst has room for {cap} bytes, and {} are to be written", bytes.len());
    }
    // SAFETY: as the caller says; these are not more than there is room for.
    unsafe { buffers.output("dst", dst, bytes.len()) }?.copy_from_slice(bytes);
    Ok(())
}

/// A structure of C, whose first member says how long it is: one that is shorter than ours is an older one.
///
/// # Safety
/// It is a structure of plain data with `struct_bytes` in front, which may all be zero.
pub(crate) unsafe trait Sized32: Copy {
    /// Bytes of the first version of the structure.
    const FIRST: usize;
}

/// Reads a structure: what an older one does not have is zero, and what a newer one has more has to be.
///
/// # Safety
/// `at` points to as many bytes as the structure says, or is NULL.
pub(crate) unsafe fn structure<T: Sized32>(what: &str, at: *const T) -> Outcome<T> {
    // SAFETY: as the caller says.
    let stated = unsafe { stated_bytes(what, at) }?;
    // SAFETY: all of it may be zero, says the trait.
    let mut copy: T = unsafe { std::mem::zeroed() };
    let ours = size_of::<T>();
    // SAFETY: as many bytes as both have; plain data.
    unsafe { (&raw mut copy).cast::<u8>().copy_from_nonoverlapping(at.cast(), stated.min(ours)) };
    if stated > ours {
        // SAFETY: it has that many bytes, says its first member.
        let rest = unsafe { slice::from_raw_parts(at.cast::<u8>().add(ours), stated - ours) };
        if rest.iter().any(|byte| *byte != 0) {
            refuse!(PHALANX_E_PARAMETER, "{what} has members that this version of the library does not know");
        }
    }
    Ok(copy)
}

/// Writes a structure, as much of it as the caller has room for.
///
/// # Safety
/// As [`structure`], and it is writable.
pub(crate) unsafe fn give_structure<T: Sized32>(what: &str, at: *mut T, value: &T) -> Outcome {
    // SAFETY: as the caller says.
    let stated = unsafe { stated_bytes(what, at) }?;
    // SAFETY: as many bytes as both have; `struct_bytes` in front stays what it was.
    unsafe {
        let (to, from) = (at.cast::<u8>().add(4), (&raw const *value).cast::<u8>().add(4));
        to.copy_from_nonoverlapping(from, stated.min(size_of::<T>()) - 4);
    }
    Ok(())
}

/// What a structure says of its length.
///
/// # Safety
/// As [`structure`].
unsafe fn stated_bytes<T: Sized32>(what: &str, at: *const T) -> Outcome<usize> {
    if at.is_null() {
        refuse!(PHALANX_E_NULL, "{what} is NULL: give a structure");
    }
    // SAFETY: not NULL, and it begins with a number of 32 bits.
    let stated = unsafe { at.cast::<u32>().read() } as usize;
    if !(T::FIRST..=4096).contains(&stated) {
        refuse!(
            PHALANX_E_LENGTH,
            "{what} says that it has {stated} bytes: set struct_bytes to its sizeof, which is {}",
            T::FIRST
        );
    }
    Ok(stated)
}
