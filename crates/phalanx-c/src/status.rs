//! Status codes, each thread's last error, and the boundary that stops panics.

use std::any::Any;
use std::cell::RefCell;
use std::ffi::{c_char, c_int};
use std::panic::{AssertUnwindSafe, catch_unwind};

use phalanx::many::rows::RowsError;
use phalanx_catalogue::Parameter;

use crate::memory::{Sized32, stated_bytes};

/// Success.
pub const PHALANX_OK: c_int = 0;
/// A required pointer is NULL.
pub const PHALANX_E_NULL: c_int = -1;
/// Unknown algorithm, or it does not support this operation.
pub const PHALANX_E_ALGORITHM: c_int = -2;
/// Invalid length, overlapping buffers, or an output buffer that is too small. An invalid length in
/// an option is PHALANX_E_PARAMETER.
pub const PHALANX_E_LENGTH: c_int = -3;
/// Authentication failed: a message, tag, wrapped key or file was modified, or the key is wrong.
/// Also returned for invalid padding.
pub const PHALANX_E_AUTH: c_int = -4;
/// More bytes than the algorithm allows under one nonce or key.
pub const PHALANX_E_LIMIT: c_int = -5;
/// Invalid option or parameter.
pub const PHALANX_E_PARAMETER: c_int = -6;
/// The handle's message has ended, or the handle was created for another purpose.
pub const PHALANX_E_STATE: c_int = -7;
/// Input, output, memory, threads or randomness failed. phalanx_last_error names the file and
/// suggests what to do.
pub const PHALANX_E_IO: c_int = -8;
/// Unknown level, or this CPU does not support it.
pub const PHALANX_E_LEVEL: c_int = -9;
/// Cancelled with phalanx_file_cancel.
pub const PHALANX_E_CANCELLED: c_int = -10;
/// A defect in the library. Please report it.
pub const PHALANX_E_INTERNAL: c_int = -99;

/// Every status with its text.
const TEXTS: &[(c_int, &std::ffi::CStr)] = &[
    (PHALANX_OK, c"success"),
    (PHALANX_E_NULL, c"a required pointer is NULL"),
    (PHALANX_E_ALGORITHM, c"unknown algorithm, or it does not support this operation"),
    (PHALANX_E_LENGTH, c"invalid length, overlapping buffers, or output buffer too small"),
    (PHALANX_E_AUTH, c"authentication failed: the data was modified, or the key is wrong"),
    (PHALANX_E_LIMIT, c"too many bytes for the algorithm"),
    (PHALANX_E_PARAMETER, c"invalid option or parameter"),
    (PHALANX_E_STATE, c"the message has ended, or the handle is for another purpose"),
    (PHALANX_E_IO, c"input, output, memory, threads or randomness failed"),
    (PHALANX_E_LEVEL, c"unknown level, or this CPU does not support it"),
    (PHALANX_E_CANCELLED, c"cancelled with phalanx_file_cancel"),
    (PHALANX_E_INTERNAL, c"defect in the library: please report it"),
];

/// Why a call failed.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) status: c_int,
    pub(crate) text: String,
}

/// The result of a call.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    pub(crate) fn new(status: c_int, text: impl Into<String>) -> Self {
        Self { status, text: text.into() }
    }
}

/// Returns a failure with a formatted message.
macro_rules! refuse {
    ($status:ident, $($text:tt)+) => {
        return Err($crate::status::Failure::new($crate::status::$status, format!($($text)+)))
    };
}
pub(crate) use refuse;

/// Quotes an argument for an error message: on one line, without terminal control characters, and
/// truncated to the length of a name.
pub(crate) fn quoted(given: &[u8]) -> String {
    const MAX_LETTERS: usize = 64;
    let mut text = String::from("\"");
    let mut left = MAX_LETTERS;
    for part in given.utf8_chunks() {
        for letter in part.valid().chars() {
            if left == 0 {
                return text + "...\"";
            }
            escape(letter, &mut text);
            left -= 1;
        }
        for byte in part.invalid() {
            if left == 0 {
                return text + "...\"";
            }
            text += &format!("\\x{byte:02x}");
            left -= 1;
        }
    }
    text + "\""
}

/// Appends a character, escaped if it is not printable.
fn escape(letter: char, to: &mut String) {
    match letter {
        '"' | '\'' | '\\' => to.push(letter),
        _ => to.extend(letter.escape_debug()),
    }
}

impl From<phalanx::Error> for Failure {
    #[cold]
    fn from(error: phalanx::Error) -> Self {
        use phalanx::Error as E;
        let status = match error {
            E::NotAuthentic | E::Padding => PHALANX_E_AUTH,
            E::TooLong { .. } | E::NoNonceLeft { .. } => PHALANX_E_LIMIT,
            E::Level(_) => PHALANX_E_LEVEL,
            E::Parameter { .. } | E::SameKeys | E::NoSuchKey { .. } => PHALANX_E_PARAMETER,
            // This can only come from the option "tag", since the length of an actual tag is
            // checked earlier.
            E::TagLength { .. } => PHALANX_E_PARAMETER,
            _ => PHALANX_E_LENGTH,
        };
        Self::new(status, error.to_string())
    }
}

impl From<phalanx_catalogue::Error> for Failure {
    #[cold]
    fn from(error: phalanx_catalogue::Error) -> Self {
        use phalanx_catalogue::Error as E;
        let status = match &error {
            E::Refused(error) => return error.clone().into(),
            E::Rows(error) => return error.clone().into(),
            E::Role { .. } | E::Unsupported { .. } => PHALANX_E_ALGORITHM,
            E::Key { .. } | E::Nonce { .. } | E::Tag { .. } | E::Message { .. } => PHALANX_E_LENGTH,
            E::OptionValue { option: Parameter::Level, .. } => PHALANX_E_LEVEL,
            _ => PHALANX_E_PARAMETER,
        };
        Self::new(status, error.to_string())
    }
}

/// The failure of a mode whose only parameter is a length, namely that of the key to wrap or of the
/// data unit.
#[cold]
pub(crate) fn of_length(error: phalanx_catalogue::Error) -> Failure {
    let mut failure = Failure::from(error.clone());
    if let phalanx_catalogue::Error::Refused(phalanx::Error::Parameter { .. }) = error {
        failure.status = PHALANX_E_LENGTH;
    }
    failure
}

impl From<RowsError> for Failure {
    fn from(error: RowsError) -> Self {
        let status = match &error {
            RowsError::NotAuthentic { .. } => PHALANX_E_AUTH,
            RowsError::Exhausted { .. } => PHALANX_E_LIMIT,
            RowsError::Row { error, .. } => Self::from(error.clone()).status,
            RowsError::NotCounted => PHALANX_E_PARAMETER,
            _ => PHALANX_E_LENGTH,
        };
        Self::new(status, error.to_string())
    }
}

thread_local! {
    /// This thread's last error.
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs a call. We can't let a panic unwind into a caller written in another language because that
/// would abort the process.
#[inline]
pub(crate) fn guard(body: impl FnOnce() -> Outcome) -> c_int {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => PHALANX_OK,
        Ok(Err(failure)) => failed(failure),
        Err(panic) => failed(Failure::new(PHALANX_E_INTERNAL, panicked(&*panic))),
    }
}

/// Maximum length of an error message. We need a limit because the file names in it can be
/// arbitrarily long.
const LONGEST: usize = 8 << 10;

#[cold]
fn failed(Failure { status, text: said }: Failure) -> c_int {
    // File names can contain any character, so we escape them. That way the message stays on one
    // line, contains no NUL and is safe to print on a terminal.
    let mut text = String::with_capacity(said.len());
    for letter in said.chars() {
        if text.len() >= LONGEST {
            text += "...";
            break;
        }
        escape(letter, &mut text);
    }
    // When a thread is exiting, its storage may already be gone. That's fine because nobody can ask
    // for the error any more.
    let _ = LAST.try_with(|last| last.replace(text));
    status
}

fn panicked(panic: &(dyn Any + Send)) -> String {
    let what = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    format!("defect in phalanx, please report it: {}", what.unwrap_or("panic without a message"))
}

/// A short description of a status, or "unknown status" if there is no such status. Never NULL. The
/// library owns the string.
///
/// Threads: any. For details, call phalanx_last_error.
#[unsafe(no_mangle)]
pub extern "C" fn phalanx_status_text(status: c_int) -> *const c_char {
    let text = TEXTS.iter().find(|(known, _)| *known == status).map_or(c"unknown status", |(_, text)| text);
    text.as_ptr()
}

/// Copies this thread's last error message, as much of it as fits, with a NUL. Returns the length of
/// the whole message.
///
/// # Safety
/// `out` is NULL, or has room for `cap` bytes.
unsafe fn copy_last(out: *mut c_char, cap: usize) -> usize {
    let copy = |last: &RefCell<String>| {
        let Ok(text) = last.try_borrow() else { return 0 };
        if !out.is_null() && cap > 0 {
            let mut end = text.len().min(cap - 1);
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            // SAFETY: `out` has room for `cap` bytes, `end` is less than `cap`, and `text` is our
            // own memory.
            unsafe {
                out.copy_from_nonoverlapping(text.as_ptr().cast(), end);
                *out.add(end) = 0;
            }
        }
        text.len()
    };
    LAST.try_with(copy).unwrap_or(0)
}

/// Gets the last error message of this thread, such as "kuznyechik-mgm: invalid nonce or IV length:
/// 15 bytes (expected 16)".
///
/// Writes at most `cap` bytes to `out`, including the terminating NUL. Returns the length of the
/// whole message without the NUL, which is 0 if no call on this thread has failed yet. `out` may be
/// NULL if `cap` is 0. Successful calls don't clear the message.
///
/// Threads: each thread of the operating system has its own message. Goroutines, virtual threads
/// and fibers may move to another thread between two calls, and would get someone else's message.
/// Use the functions that end in _e there, which return the message in a phalanx_error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_last_error(out: *mut c_char, cap: usize) -> usize {
    // SAFETY: the caller upholds the documented contract.
    unsafe { copy_last(out, cap) }
}

/// Why a call failed: its status and error message. Every function that returns a status also
/// exists with the suffix _e and a phalanx_error as its last parameter, which may be NULL and must not
/// overlap any other argument. Set `struct_bytes` to sizeof(phalanx_error) before the call, or the
/// status is PHALANX_E_LENGTH and nothing else is done. To make room for longer messages, such as
/// those with long file names, allocate up to 4096 bytes and set `struct_bytes` to that size.
#[allow(non_camel_case_types, reason = "C naming convention")]
#[derive(Clone, Copy)]
#[repr(C)]
pub struct phalanx_error {
    /// Size of this structure, set by the caller.
    pub struct_bytes: u32,
    /// The status that the call returned.
    pub status: i32,
    /// Length of the whole message in bytes, without the NUL. If it doesn't fit, `text` has its
    /// beginning.
    pub text_bytes: u32,
    /// The message in UTF-8, on one line and NUL-terminated. Empty if the call succeeded.
    pub text: [c_char; 1012],
}

// SAFETY: plain data, may be zero, `struct_bytes` comes first.
unsafe impl Sized32 for phalanx_error {
    const FIRST: usize = size_of::<Self>();
}

/// Runs a call and describes its outcome in `error`, unless that is NULL. Nothing else can run on
/// this thread in between, so the message is that of this call.
///
/// # Safety
/// `error` is NULL, or as large as it claims and writable.
#[inline]
pub(crate) unsafe fn described(error: *mut phalanx_error, call: impl FnOnce() -> c_int) -> c_int {
    if error.is_null() {
        return call();
    }
    let mut bytes = 0;
    // SAFETY: the caller guarantees it.
    let stated = guard(|| unsafe { stated_bytes("error", error) }.map(|stated| bytes = stated));
    if stated != PHALANX_OK {
        return stated;
    }
    let status = call();
    // SAFETY: as above. The text fills the rest of the structure.
    unsafe {
        let text = (&raw mut (*error).text).cast::<c_char>();
        let cap = bytes - std::mem::offset_of!(phalanx_error, text);
        let whole = if status == PHALANX_OK { 0 } else { copy_last(text, cap) };
        if whole == 0 {
            *text = 0;
        }
        (*error).status = status;
        (*error).text_bytes = u32::try_from(whole).unwrap_or(u32::MAX);
    }
    status
}
