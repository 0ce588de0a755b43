//! What C gives: pointers, lengths, texts and handles, as what Rust may use.

use std::ffi::{CStr, c_char};
use std::slice;

use phalanx::wipe;
use phalanx_catalogue::Options;

use crate::status::{Failure, Outcome, PHALANX_E_LENGTH, PHALANX_E_NULL, quoted, refuse};

/// Where an argument of a call lies. No slice is made of it before [`check`] has seen all arguments of the call.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    at: *mut u8,
    len: usize,
    what: &'static str,
    written: bool,
}

impl Span {
    /// An argument that is not there.
    pub(crate) const NONE: Self = Self { at: std::ptr::null_mut(), len: 0, what: "", written: false };

    /// Bytes that are read.
    #[inline(always)]
    pub(crate) const fn read(what: &'static str, at: *const u8, len: usize) -> Self {
        Self { at: at.cast_mut(), len, what, written: false }
    }

    /// Bytes that are written.
    #[inline(always)]
    pub(crate) const fn written(what: &'static str, at: *mut u8, len: usize) -> Self {
        Self { at, len, what, written: true }
    }

    /// The source of a message on its way to `dst`: nothing to look at if it is there already.
    #[inline(always)]
    pub(crate) fn source(src: *const u8, dst: *mut u8, len: usize) -> Self {
        let len = if std::ptr::eq(src, dst) && !src.is_null() { 0 } else { len };
        Self::read("src", src, len)
    }

    /// A place for one result.
    #[inline(always)]
    pub(crate) const fn result<T>(what: &'static str, at: *mut T) -> Self {
        Self::written(what, at.cast(), size_of::<T>())
    }

    /// A text, which has one byte at least.
    #[inline(always)]
    pub(crate) const fn text(what: &'static str, at: *const c_char) -> Self {
        Self::read(what, at.cast(), 1)
    }

    /// A structure, which begins with its size.
    #[inline(always)]
    pub(crate) const fn structure<T: Sized32>(what: &'static str, at: *const T) -> Self {
        Self::read(what, at.cast(), size_of::<u32>())
    }

    /// A structure that is written.
    #[inline(always)]
    pub(crate) const fn written_structure<T: Sized32>(what: &'static str, at: *mut T) -> Self {
        Self::written(what, at.cast(), size_of::<u32>())
    }

    /// The same, or nothing where it is NULL.
    #[inline(always)]
    pub(crate) fn or_none(self) -> Self {
        if self.at.is_null() { Self::NONE } else { self }
    }

    /// The bytes. NULL of length 0 is nothing, of which a slice must not be made.
    ///
    /// # Safety
    /// It was checked, together with all others of the call; the bytes are readable for as long as the slice is used.
    #[inline(always)]
    pub(crate) unsafe fn bytes<'a>(self) -> &'a [u8] {
        if self.len == 0 {
            return &[];
        }
        // SAFETY: not NULL, not longer than there can be, and the caller vouches for the bytes. Nothing of this call writes there.
        unsafe { slice::from_raw_parts(self.at, self.len) }
    }

    /// The bytes, to be written.
    ///
    /// # Safety
    /// It was made by [`Span::written`], and checked together with all others of the call; the bytes are readable and writable for as long as
    /// the slice is used, and nobody else uses them meanwhile.
    #[inline(always)]
    pub(crate) unsafe fn bytes_mut<'a>(self) -> &'a mut [u8] {
        if self.len == 0 {
            return &mut [];
        }
        // SAFETY: as above, and no other slice of this call is there.
        unsafe { slice::from_raw_parts_mut(self.at, self.len) }
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// Whether it has bytes in common with another. None of them is NULL or reaches beyond the address space.
    #[inline(always)]
    fn overlaps(&self, other: &Self) -> bool {
        let behind = (self.at as usize).wrapping_sub(other.at as usize);
        self.len != 0 && other.len != 0 && (behind < other.len || behind.wrapping_neg() < self.len)
    }
}

/// Whether the arguments of a call may be used together: the first thing that is asked, whatever else may be wrong. First NULL, then overlaps.
///
/// Lean, since it comes before each short message: it is inlined where the number of arguments and what is written are known, and sentences are
/// made elsewhere.
#[inline(always)]
pub(crate) fn check<const N: usize>(spans: &[Span; N]) -> Outcome {
    for span in spans {
        if span.at.is_null() && span.len != 0 {
            return Err(null(span.what));
        }
    }
    for span in spans {
        if span.len > isize::MAX as usize || (span.at as usize).checked_add(span.len).is_none() {
            return Err(beyond(span.what, span.len));
        }
    }
    for (i, span) in spans.iter().enumerate() {
        for other in &spans[..i] {
            if (span.written || other.written) && span.overlaps(other) {
                return Err(overlapping(span.what, other.what));
            }
        }
    }
    Ok(())
}

// By value: what a reference leads to would have to be written down for every call.
#[cold]
#[inline(never)]
fn null(what: &str) -> Failure {
    Failure::new(
        PHALANX_E_NULL,
        format!("{what} is NULL where there has to be something: NULL goes with length 0 alone"),
    )
}

#[cold]
#[inline(never)]
fn beyond(what: &str, len: usize) -> Failure {
    Failure::new(PHALANX_E_LENGTH, format!("{what} cannot have {len} bytes: it would reach beyond the address space"))
}

#[cold]
#[inline(never)]
fn overlapping(what: &str, other: &str) -> Failure {
    let text = format!("{what} overlaps {other}: they have to be apart, or source and destination the same");
    Failure::new(PHALANX_E_LENGTH, text)
}

/// A message that is worked on in place.
pub(crate) struct InPlace<'a> {
    data: &'a mut [u8],
    source: Option<&'a [u8]>,
}

impl InPlace<'_> {
    /// A message on its way from a [`Span::source`] to its destination.
    ///
    /// # Safety
    /// As [`Span::bytes`] of `src`, and [`Span::bytes_mut`] of `dst`.
    #[inline(always)]
    pub(crate) unsafe fn new(src: Span, dst: Span) -> Self {
        // SAFETY: as the caller says.
        unsafe { Self { data: dst.bytes_mut(), source: (src.len != 0).then(|| src.bytes()) } }
    }

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

/// The bytes of a text of C; none if it is NULL.
///
/// # Safety
/// It is NULL or ends with a NUL, and stays as it is while the text is used.
pub(crate) unsafe fn text_bytes<'a>(at: *const c_char) -> &'a [u8] {
    // SAFETY: not NULL, and as the caller says.
    if at.is_null() { &[] } else { unsafe { CStr::from_ptr(at) }.to_bytes() }
}

/// A text of C in UTF-8; nothing if it is NULL.
///
/// # Safety
/// As [`text_bytes`].
pub(crate) unsafe fn text<'a>(what: &str, at: *const c_char) -> Outcome<&'a str> {
    // SAFETY: as the caller says.
    let bytes = unsafe { text_bytes(at) };
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(_) => refuse!(PHALANX_E_PARAMETER, "{what} is not text in UTF-8: {}", quoted(bytes)),
    }
}

/// The longest option: longer ones are no options, and would make a long sentence.
const LONGEST: usize = 100;

/// Options as they are written, those of algorithms and those of files: `name=value`, with semicolons between them and nothing else. What Rust
/// would read as a number besides plain decimal is refused.
///
/// # Safety
/// As [`text_bytes`].
pub(crate) unsafe fn pairs<'a>(at: *const c_char) -> Outcome<Vec<(&'a str, &'a str)>> {
    // SAFETY: as the caller says.
    let text = unsafe { text("options", at) }?;
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    if text.is_empty() {
        return Ok(pairs);
    }
    for part in text.split(';') {
        let shown = || quoted(part.as_bytes());
        if part.is_empty() {
            refuse!(
                PHALANX_E_PARAMETER,
                "there is an empty option in {}: one ; stands between two",
                quoted(text.as_bytes())
            );
        }
        if part.len() > LONGEST {
            refuse!(PHALANX_E_PARAMETER, "{} is no option: none has more than {LONGEST} bytes", shown());
        }
        if part.contains(|letter: char| letter.is_whitespace() || letter.is_control()) {
            refuse!(PHALANX_E_PARAMETER, "there is a space in the option {}: options have none", shown());
        }
        let Some((name, value)) = part.split_once('=').filter(|(name, value)| !name.is_empty() && !value.is_empty())
        else {
            refuse!(
                PHALANX_E_PARAMETER,
                "{} is no option: they are written as in \"level=avx2;section=4096\"",
                shown()
            );
        };
        if pairs.iter().any(|(known, _)| *known == name) {
            refuse!(PHALANX_E_PARAMETER, "the option {} was given twice", quoted(name.as_bytes()));
        }
        if let Some(number) = value.parse::<u128>().ok().filter(|number| number.to_string() != value) {
            let value = quoted(value.as_bytes());
            refuse!(PHALANX_E_PARAMETER, "{value} is not a plain decimal number: write {number}");
        }
        pairs.push((name, value));
    }
    Ok(pairs)
}

/// Options of an algorithm; NULL is none.
///
/// # Safety
/// As [`text_bytes`].
pub(crate) unsafe fn options(at: *const c_char) -> Outcome<Options> {
    let mut options = Options::default();
    // SAFETY: as the caller says.
    for (name, value) in unsafe { pairs(at) }? {
        options.set(name, value)?;
    }
    Ok(options)
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

/// Writes bytes of a length that the caller may not know, and how many they are, even if they do not fit.
///
/// # Safety
/// `dst` and `written` were checked, together with all others of the call; both are writable.
pub(crate) unsafe fn give_bytes(bytes: &[u8], dst: Span, written: *mut usize) -> Outcome {
    // SAFETY: as the caller says.
    unsafe { written.write(bytes.len()) };
    // SAFETY: as above.
    let room = unsafe { dst.bytes_mut() };
    let cap = room.len();
    let Some(room) = room.get_mut(..bytes.len()) else {
        refuse!(PHALANX_E_LENGTH, "{} has room for {cap} bytes, and {} are to be written", dst.what, bytes.len());
    };
    room.copy_from_slice(bytes);
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

/// Writes a structure, as much of it as the caller has room for; what only the caller knows becomes zero.
///
/// # Safety
/// As [`structure`], and it is writable.
pub(crate) unsafe fn give_structure<T: Sized32>(what: &str, at: *mut T, value: &T) -> Outcome {
    // SAFETY: as the caller says.
    let stated = unsafe { stated_bytes(what, at) }?;
    // SAFETY: as many bytes as both have; `struct_bytes` in front stays what it was.
    unsafe {
        let (to, from) = (at.cast::<u8>().add(4), (&raw const *value).cast::<u8>().add(4));
        let both = stated.min(size_of::<T>()) - 4;
        to.copy_from_nonoverlapping(from, both);
        to.add(both).write_bytes(0, stated - 4 - both);
    }
    Ok(())
}

/// What a structure says of its length.
///
/// # Safety
/// As [`structure`].
pub(crate) unsafe fn stated_bytes<T: Sized32>(what: &str, at: *const T) -> Outcome<usize> {
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
