//! Converts C pointers, lengths, strings and handles into Rust types.

use std::ffi::{CStr, c_char};
use std::slice;

use phalanx::wipe;
use phalanx_catalogue::Options;

use crate::status::{Failure, Outcome, PHALANX_E_LENGTH, PHALANX_E_NULL, quoted, refuse};

/// The memory behind one argument. We don't create a slice from it until [`check`] has seen all the
/// arguments of the call.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    at: *mut u8,
    len: usize,
    what: &'static str,
    written: bool,
}

impl Span {
    /// An absent argument.
    pub(crate) const NONE: Self = Self { at: std::ptr::null_mut(), len: 0, what: "", written: false };

    /// A buffer that is read.
    #[inline(always)]
    pub(crate) const fn read(what: &'static str, at: *const u8, len: usize) -> Self {
        Self { at: at.cast_mut(), len, what, written: false }
    }

    /// A buffer that is written.
    #[inline(always)]
    pub(crate) const fn written(what: &'static str, at: *mut u8, len: usize) -> Self {
        Self { at, len, what, written: true }
    }

    /// The source of a message, or an empty span if it is the same buffer as `dst`.
    #[inline(always)]
    pub(crate) fn source(src: *const u8, dst: *mut u8, len: usize) -> Self {
        let len = if std::ptr::eq(src, dst) && !src.is_null() { 0 } else { len };
        Self::read("src", src, len)
    }

    /// The place for one result.
    #[inline(always)]
    pub(crate) const fn result<T>(what: &'static str, at: *mut T) -> Self {
        Self::written(what, at.cast(), size_of::<T>())
    }

    /// A string. It is at least one byte long because of the NUL.
    #[inline(always)]
    pub(crate) const fn text(what: &'static str, at: *const c_char) -> Self {
        Self::read(what, at.cast(), 1)
    }

    /// A structure. It begins with its size.
    #[inline(always)]
    pub(crate) const fn structure<T: Sized32>(what: &'static str, at: *const T) -> Self {
        Self::read(what, at.cast(), size_of::<u32>())
    }

    /// A structure that is written.
    #[inline(always)]
    pub(crate) const fn written_structure<T: Sized32>(what: &'static str, at: *mut T) -> Self {
        Self::written(what, at.cast(), size_of::<u32>())
    }

    /// The same span, or [`Span::NONE`] if the pointer is NULL.
    #[inline(always)]
    pub(crate) fn or_none(self) -> Self {
        if self.at.is_null() { Self::NONE } else { self }
    }

    /// The bytes. NULL with length 0 becomes an empty slice, since creating a slice from NULL would
    /// be undefined behaviour.
    ///
    /// # Safety
    /// It was checked together with all other arguments of the call, and the bytes stay readable
    /// for as long as the slice is used.
    #[inline(always)]
    pub(crate) unsafe fn bytes<'a>(self) -> &'a [u8] {
        if self.len == 0 {
            return &[];
        }
        // SAFETY: the pointer isn't NULL, there are at most `isize::MAX` bytes, and the caller
        // vouches for them. Nothing in this call writes to them.
        unsafe { slice::from_raw_parts(self.at, self.len) }
    }

    /// The bytes, to be written.
    ///
    /// # Safety
    /// It was created by [`Span::written`] and checked together with all other arguments of the
    /// call. The bytes stay readable and writable for as long as the slice is used, and nothing
    /// else accesses them in the meantime.
    #[inline(always)]
    pub(crate) unsafe fn bytes_mut<'a>(self) -> &'a mut [u8] {
        if self.len == 0 {
            return &mut [];
        }
        // SAFETY: as above, and no other slice of this call overlaps it.
        unsafe { slice::from_raw_parts_mut(self.at, self.len) }
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// Whether two spans overlap, provided that neither is NULL or extends beyond the address
    /// space.
    #[inline(always)]
    fn overlaps(&self, other: &Self) -> bool {
        let behind = (self.at as usize).wrapping_sub(other.at as usize);
        self.len != 0 && other.len != 0 && (behind < other.len || behind.wrapping_neg() < self.len)
    }
}

/// Checks whether the arguments of a call can be used together: first for NULL, then for overlaps.
/// This comes before every other check.
///
/// Since this runs even for the shortest message, it has to be small. It gets inlined where the
/// number of arguments is known, and error messages are built elsewhere.
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

// Passed by value because a reference would force every call to keep its spans in memory.
#[cold]
#[inline(never)]
fn null(what: &str) -> Failure {
    Failure::new(PHALANX_E_NULL, format!("{what} is NULL: NULL is only allowed with length 0"))
}

#[cold]
#[inline(never)]
fn beyond(what: &str, len: usize) -> Failure {
    Failure::new(PHALANX_E_LENGTH, format!("{what}: {len} bytes reach beyond the address space: check its length"))
}

#[cold]
#[inline(never)]
fn overlapping(what: &str, other: &str) -> Failure {
    let text = format!("{what} overlaps {other}: use separate buffers, or the same one as source and destination");
    Failure::new(PHALANX_E_LENGTH, text)
}

/// A message to be processed in place.
pub(crate) struct InPlace<'a> {
    data: &'a mut [u8],
    source: Option<&'a [u8]>,
}

impl InPlace<'_> {
    /// A message from a [`Span::source`] to its destination.
    ///
    /// # Safety
    /// As [`Span::bytes`] for `src`, and [`Span::bytes_mut`] for `dst`.
    #[inline(always)]
    pub(crate) unsafe fn new(src: Span, dst: Span) -> Self {
        // SAFETY: the caller guarantees it.
        unsafe { Self { data: dst.bytes_mut(), source: (src.len != 0).then(|| src.bytes()) } }
    }

    /// Runs `work` on the message. If that fails and the destination isn't the source, we zero the
    /// destination so that neither plaintext nor unverified data is left there.
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

/// The bytes of a C string. Empty if it is NULL.
///
/// # Safety
/// It is NULL, or NUL-terminated and unchanged while the result is used.
pub(crate) unsafe fn text_bytes<'a>(at: *const c_char) -> &'a [u8] {
    // SAFETY: the pointer isn't NULL, and the caller guarantees the rest.
    if at.is_null() { &[] } else { unsafe { CStr::from_ptr(at) }.to_bytes() }
}

/// A C string in UTF-8. Empty if it is NULL.
///
/// # Safety
/// As [`text_bytes`].
pub(crate) unsafe fn text<'a>(what: &str, at: *const c_char) -> Outcome<&'a str> {
    // SAFETY: the caller guarantees it.
    let bytes = unsafe { text_bytes(at) };
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(_) => refuse!(PHALANX_E_PARAMETER, "{what}: not valid UTF-8: {}", quoted(bytes)),
    }
}

/// Maximum length of an option. Anything longer is invalid anyway, and would make the error message
/// too long.
const LONGEST: usize = 100;

/// Parses algorithm or file options, which are written `name=value` and separated by single
/// semicolons. Numbers that Rust would accept are rejected unless they are plain decimal.
///
/// # Safety
/// As [`text_bytes`].
pub(crate) unsafe fn pairs<'a>(at: *const c_char) -> Outcome<Vec<(&'a str, &'a str)>> {
    // SAFETY: the caller guarantees it.
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
                "empty option in {}: separate options with a single semicolon",
                quoted(text.as_bytes())
            );
        }
        if part.len() > LONGEST {
            refuse!(PHALANX_E_PARAMETER, "invalid option {}: longer than {LONGEST} bytes", shown());
        }
        if part.contains(|letter: char| letter.is_whitespace() || letter.is_control()) {
            refuse!(PHALANX_E_PARAMETER, "invalid option {}: remove the space", shown());
        }
        let Some((name, value)) = part.split_once('=').filter(|(name, value)| !name.is_empty() && !value.is_empty())
        else {
            refuse!(PHALANX_E_PARAMETER, "invalid option {}: write options as in \"level=avx2;section=4096\"", shown());
        };
        if pairs.iter().any(|(known, _)| *known == name) {
            refuse!(PHALANX_E_PARAMETER, "option {}: given twice: remove one", quoted(name.as_bytes()));
        }
        if let Some(number) = value.parse::<u128>().ok().filter(|number| number.to_string() != value) {
            let value = quoted(value.as_bytes());
            refuse!(PHALANX_E_PARAMETER, "{value}: not a plain decimal number: write {number}");
        }
        pairs.push((name, value));
    }
    Ok(pairs)
}

/// Algorithm options. NULL means none.
///
/// # Safety
/// As [`text_bytes`].
pub(crate) unsafe fn options(at: *const c_char) -> Outcome<Options> {
    let mut options = Options::default();
    // SAFETY: the caller guarantees it.
    for (name, value) in unsafe { pairs(at) }? {
        options.set(name, value)?;
    }
    Ok(options)
}

/// A handle that several threads may share.
///
/// # Safety
/// It came from the library function that creates such handles, and hasn't been freed.
#[inline]
pub(crate) unsafe fn handle<'a, T>(at: *const T) -> Outcome<&'a T> {
    // SAFETY: the caller guarantees it.
    unsafe { at.as_ref() }.ok_or_else(no_handle)
}

/// A handle that one thread uses at a time.
///
/// # Safety
/// As for [`handle`], and no other thread uses it in the meantime.
#[inline]
pub(crate) unsafe fn handle_mut<'a, T>(at: *mut T) -> Outcome<&'a mut T> {
    // SAFETY: the caller guarantees it.
    unsafe { at.as_mut() }.ok_or_else(no_handle)
}

#[cold]
fn no_handle() -> Failure {
    Failure::new(PHALANX_E_NULL, "the handle is NULL: check the status of the call that creates it")
}

/// Creates a handle. `*out` is NULL on failure.
///
/// # Safety
/// `out` is writable, or NULL.
pub(crate) unsafe fn give<T>(out: *mut *mut T, make: impl FnOnce() -> Outcome<T>) -> Outcome {
    if out.is_null() {
        refuse!(PHALANX_E_NULL, "out is NULL: pass a pointer for the new handle");
    }
    // SAFETY: it isn't NULL, and the caller guarantees the rest.
    unsafe { out.write(std::ptr::null_mut()) };
    let new = Box::into_raw(Box::new(make()?));
    // SAFETY: as above.
    unsafe { out.write(new) };
    Ok(())
}

/// Frees a handle and wipes its secrets. NULL is allowed.
///
/// # Safety
/// As [`handle`], and it must not be used again.
pub(crate) unsafe fn free<T>(at: *mut T) {
    if at.is_null() {
        return;
    }
    crate::status::guard(|| {
        // SAFETY: it was created by `give`, and nothing uses it any more.
        drop(unsafe { Box::from_raw(at) });
        Ok(())
    });
}

/// Writes bytes when the caller may not know how many to expect. Their number is written even if
/// they don't fit.
///
/// # Safety
/// `dst` and `written` were checked, together with all other arguments of the call. Both are
/// writable.
pub(crate) unsafe fn give_bytes(bytes: &[u8], dst: Span, written: *mut usize) -> Outcome {
    // SAFETY: the caller guarantees it.
    unsafe { written.write(bytes.len()) };
    // SAFETY: as above.
    let room = unsafe { dst.bytes_mut() };
    let cap = room.len();
    let Some(room) = room.get_mut(..bytes.len()) else {
        refuse!(PHALANX_E_LENGTH, "{}: room for only {cap} bytes: provide {}", dst.what, bytes.len());
    };
    room.copy_from_slice(bytes);
    Ok(())
}

/// A C structure whose first member is its size. Callers compiled with an older header pass a
/// smaller size.
///
/// # Safety
/// It is plain data, may be all zero, and has `struct_bytes` as its first member.
pub(crate) unsafe trait Sized32: Copy {
    /// Size of the first version of the structure, in bytes.
    const FIRST: usize;
}

/// Reads a structure. Members that are missing from an older structure are read as zero, and
/// members that only exist in a newer one must be zero.
///
/// # Safety
/// `at` is NULL, or points to as many bytes as the structure claims.
pub(crate) unsafe fn structure<T: Sized32>(what: &str, at: *const T) -> Outcome<T> {
    // SAFETY: the caller guarantees it.
    let stated = unsafe { stated_bytes(what, at) }?;
    // SAFETY: the trait guarantees that all bytes may be zero.
    let mut copy: T = unsafe { std::mem::zeroed() };
    let ours = size_of::<T>();
    // SAFETY: it is plain data, and both are at least that many bytes long.
    unsafe { (&raw mut copy).cast::<u8>().copy_from_nonoverlapping(at.cast(), stated.min(ours)) };
    if stated > ours {
        // SAFETY: its first member says that it is that many bytes long.
        let rest = unsafe { slice::from_raw_parts(at.cast::<u8>().add(ours), stated - ours) };
        if rest.iter().any(|byte| *byte != 0) {
            refuse!(
                PHALANX_E_PARAMETER,
                "{what}: has members that this version of the library does not know: use a newer library, or set them to 0"
            );
        }
    }
    Ok(copy)
}

/// Writes as much of a structure as the caller has room for. Members that only exist in the
/// caller's version are set to zero.
///
/// # Safety
/// As [`structure`], and it is writable.
pub(crate) unsafe fn give_structure<T: Sized32>(what: &str, at: *mut T, value: &T) -> Outcome {
    // SAFETY: the caller guarantees it.
    let stated = unsafe { stated_bytes(what, at) }?;
    // SAFETY: both are at least that many bytes long. `struct_bytes` itself is not overwritten.
    unsafe {
        let (to, from) = (at.cast::<u8>().add(4), (&raw const *value).cast::<u8>().add(4));
        let both = stated.min(size_of::<T>()) - 4;
        to.copy_from_nonoverlapping(from, both);
        to.add(both).write_bytes(0, stated - 4 - both);
    }
    Ok(())
}

/// The size that a structure claims to be.
///
/// # Safety
/// As [`structure`].
pub(crate) unsafe fn stated_bytes<T: Sized32>(what: &str, at: *const T) -> Outcome<usize> {
    if at.is_null() {
        refuse!(PHALANX_E_NULL, "{what} is NULL: pass a structure");
    }
    // SAFETY: it isn't NULL, and it begins with a 32-bit number.
    let stated = unsafe { at.cast::<u32>().read() } as usize;
    if !(T::FIRST..=4096).contains(&stated) {
        refuse!(PHALANX_E_LENGTH, "{what}: invalid struct_bytes {stated}: set it to its sizeof, {}", T::FIRST);
    }
    Ok(stated)
}
