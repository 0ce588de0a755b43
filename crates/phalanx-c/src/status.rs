//! Status codes, the last error of a thread, and the boundary that no panic crosses.

use std::any::Any;
use std::cell::RefCell;
use std::ffi::{c_char, c_int};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};

use phalanx::many::rows::RowsError;
use phalanx_catalogue::Parameter;

/// It worked.
pub const PHALANX_OK: c_int = 0;
/// A pointer is NULL where there has to be something.
pub const PHALANX_E_NULL: c_int = -1;
/// There is no such algorithm, or it cannot do this.
pub const PHALANX_E_ALGORITHM: c_int = -2;
/// A length is not one that the algorithm takes, buffers overlap, or an output is too small. (A length in an option is PHALANX_E_PARAMETER.)
pub const PHALANX_E_LENGTH: c_int = -3;
/// Not authentic: a message, tag, wrapped key or file was changed, or the key is another. Padding that is wrong, too.
pub const PHALANX_E_AUTH: c_int = -4;
/// More bytes than the algorithm allows under one nonce or key.
pub const PHALANX_E_LIMIT: c_int = -5;
/// An option, or another parameter, has a value that it cannot have.
pub const PHALANX_E_PARAMETER: c_int = -6;
/// A handle was used after its message ended, or for something else than it was made for.
pub const PHALANX_E_STATE: c_int = -7;
/// Reading, writing, memory, threads or randomness failed: phalanx_last_error says which file, and what to do.
pub const PHALANX_E_IO: c_int = -8;
/// There is no such level, or this CPU does not support it.
pub const PHALANX_E_LEVEL: c_int = -9;
/// A defect of the library. Please report it.
pub const PHALANX_E_INTERNAL: c_int = -99;

/// Every status with its text.
const TEXTS: &[(c_int, &std::ffi::CStr)] = &[
    (PHALANX_OK, c"it worked"),
    (PHALANX_E_NULL, c"a pointer is NULL where there has to be something"),
    (PHALANX_E_ALGORITHM, c"there is no such algorithm, or it cannot do this"),
    (PHALANX_E_LENGTH, c"a length is not one that the algorithm takes, buffers overlap, or an output is too small"),
    (PHALANX_E_AUTH, c"not authentic: the data was changed, or the key is another"),
    (PHALANX_E_LIMIT, c"more bytes than the algorithm allows"),
    (PHALANX_E_PARAMETER, c"an option or parameter has a value that it cannot have"),
    (PHALANX_E_STATE, c"the handle's message has ended, or the handle is for something else"),
    (PHALANX_E_IO, c"reading, writing, memory, threads or randomness failed"),
    (PHALANX_E_LEVEL, c"there is no such level, or this CPU does not support it"),
    (PHALANX_E_INTERNAL, c"a defect of the library: please report it"),
];

/// Why a call failed.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) status: c_int,
    pub(crate) text: String,
}

/// What a call gives.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    pub(crate) fn new(status: c_int, text: impl Into<String>) -> Self {
        Self { status, text: text.into() }
    }

    /// The same, with the name of the file that it is said of.
    pub(crate) fn about(self, file: &str) -> Self {
        Self { text: format!("{file}: {}", self.text), ..self }
    }

    /// Why secrets or options were refused, where no encrypted file was read: what is said of such a file elsewhere is said of a parameter here.
    #[cold]
    pub(crate) fn of_parameter(error: phalanx_file::Error) -> Self {
        use phalanx_file::Error as E;
        let of_file = !matches!(error, E::ByteOrderMark(_) | E::Cost(_));
        let failure = Self::from(error);
        if of_file { failure } else { Self { status: PHALANX_E_PARAMETER, ..failure } }
    }

    /// The status of an error of files.
    fn status_of(error: &phalanx_file::Error) -> c_int {
        use phalanx_file::Error as E;
        match error {
            E::SuiteName { .. } => PHALANX_E_ALGORITHM,
            E::Level(_) => PHALANX_E_LEVEL,
            E::TooLong { .. } => PHALANX_E_LIMIT,
            E::Read { .. } | E::Write { .. } | E::Path { .. } | E::Changed(_) | E::Changing => PHALANX_E_IO,
            E::Memory(_) | E::Random(_) => PHALANX_E_IO,
            E::ChunkSize
            | E::NoSecret
            | E::TooMany { .. }
            | E::HeaderFull
            | E::NoPublicKeys
            | E::EmptyPassphrase
            | E::Layout
            | E::NotDraft
            | E::KeyFile(_)
            | E::Identity(_)
            | E::PublicKey { .. } => PHALANX_E_PARAMETER,
            E::Guesses { .. } => PHALANX_E_LIMIT,
            E::Short { .. } => PHALANX_E_LENGTH,
            E::Failed => PHALANX_E_STATE,
            E::Internal(_) => PHALANX_E_INTERNAL,
            // What is left is said of a file: it is no such file, it was changed or cut, or the secret is another.
            _ => PHALANX_E_AUTH,
        }
    }
}

/// A failure with a text.
macro_rules! refuse {
    ($status:ident, $($text:tt)+) => {
        return Err($crate::status::Failure::new($crate::status::$status, format!($($text)+)))
    };
}
pub(crate) use refuse;

/// What a caller gave, in quotes: in one line, nothing in it commands a terminal, and no more of it than a name has.
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

/// A letter, or how it is written where it would not be seen as one.
fn escape(letter: char, to: &mut String) {
    match letter {
        '"' | '\'' | '\\' => to.push(letter),
        _ => to.extend(letter.escape_debug()),
    }
}

/// What the system said, and what to do about it, behind what was tried.
pub(crate) fn system(error: &io::Error) -> String {
    use io::ErrorKind as K;
    let known = match error.kind() {
        K::NotFound => "there is no file or folder of this name; check the name",
        K::AlreadyExists => {
            "there is a file of this name already; give another name, or replace it by the option existing=replace"
        }
        K::PermissionDenied => "permission denied; ask its owner, or use another place",
        K::StorageFull | K::QuotaExceeded => "there is no room left; make room there and try again",
        K::FileTooLarge => "the file would be larger than is allowed here; use another place, or raise the limit",
        K::ReadOnlyFilesystem => "the file system is read-only; use another place",
        K::IsADirectory => "it is a folder; give the name of a file",
        K::NotADirectory => "a part of the path is a file, not a folder; check the name",
        K::InvalidFilename => "the file system takes no such name, or none so long; give another name",
        K::ResourceBusy | K::ExecutableFileBusy => "another program uses it; end that program and try again",
        // Without a number that means something to the system alone, where it has words.
        _ => {
            let said = error.to_string();
            return match (error.raw_os_error(), said.rfind(" (os error ")) {
                (Some(_), Some(end)) => format!("the system says \"{}\"", &said[..end]),
                _ => said,
            };
        }
    };
    known.to_owned()
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
            // The option "tag" is refused like this; tags themselves, before they come so far.
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

/// Why a mode refused, where all that it may call a parameter is a length: that of a key to wrap, of a data unit.
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

impl From<phalanx_file::Error> for Failure {
    fn from(error: phalanx_file::Error) -> Self {
        use phalanx_file::Error as E;
        let status = Self::status_of(&error);
        let text = match &error {
            E::Path { path, what, source } => format!("{what} {}: {}", path.display(), system(source)),
            E::Read { offset, source } => format!("cannot read at byte {offset}: {}", system(source)),
            E::Write { offset, source } => format!("cannot write at byte {offset}: {}", system(source)),
            E::SuiteName { name, known } => {
                format!("there is no cipher suite {}; their names are {known}", quoted(name.as_bytes()))
            }
            E::NoSecret => "no key file, passphrase or public key to encrypt with: add one by a function \
                            phalanx_file_secrets_add_..."
                .to_owned(),
            E::NotDraft => {
                "this is not the draft of a new file, which phalanx_file_draft_new makes; what is encrypted \
                            already cannot be written into"
                    .to_owned()
            }
            E::Guesses { slots, gib } => format!(
                "it has {slots} passphrases that take {gib} GiB of memory times passes to try, as only format version 1 \
                 allows; if you know who made it, decrypt it by the command phalanx with --trust-costs"
            ),
            _ => error.to_string(),
        };
        Self::new(status, text)
    }
}

thread_local! {
    /// What went wrong last on this thread.
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs a call. A panic must not go on into a program in another language, where it would end the process.
#[inline]
pub(crate) fn guard(body: impl FnOnce() -> Outcome) -> c_int {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => PHALANX_OK,
        Ok(Err(failure)) => failed(failure),
        Err(panic) => failed(Failure::new(PHALANX_E_INTERNAL, panicked(&*panic))),
    }
}

/// The longest sentence: the name of a file may be long, and has no end of its own.
const LONGEST: usize = 8 << 10;

#[cold]
fn failed(Failure { status, text: said }: Failure) -> c_int {
    // One line without a NUL, that a terminal or a log may show: names of files have any letters.
    let mut text = String::with_capacity(said.len());
    for letter in said.chars() {
        if text.len() >= LONGEST {
            text += "...";
            break;
        }
        escape(letter, &mut text);
    }
    // A thread that ends has none any more; then there is nobody to ask for it either.
    let _ = LAST.try_with(|last| last.replace(text));
    status
}

fn panicked(panic: &(dyn Any + Send)) -> String {
    let what = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    format!("a defect of phalanx, please report it: {}", what.unwrap_or("a panic without a message"))
}

/// The text of a status: a few words, NUL-terminated, of the library; "unknown status" for other numbers. Never NULL.
///
/// Threads: any. What exactly was wrong with which argument says phalanx_last_error.
#[unsafe(no_mangle)]
pub extern "C" fn phalanx_status_text(status: c_int) -> *const c_char {
    let text = TEXTS.iter().find(|(known, _)| *known == status).map_or(c"unknown status", |(_, text)| text);
    text.as_ptr()
}

/// The last error of this thread, a whole sentence such as "kuznyechik-mgm: invalid nonce or IV length: 15 bytes (expected 16)".
///
/// Writes at most `cap` bytes to `out`, the last of them NUL, and returns the bytes of the whole sentence without the NUL: 0 if no call of
/// this thread has failed yet. `out` may be NULL if `cap` is 0. A call that works leaves the sentence as it is.
///
/// Threads: each has its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_last_error(out: *mut c_char, cap: usize) -> usize {
    let copy = |last: &RefCell<String>| {
        let Ok(text) = last.try_borrow() else { return 0 };
        if !out.is_null() && cap > 0 {
            let mut end = text.len().min(cap - 1);
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            // SAFETY: there is room for `cap` bytes, of which these are some, and our text does not lie in it.
            unsafe {
                out.copy_from_nonoverlapping(text.as_ptr().cast(), end);
                *out.add(end) = 0;
            }
        }
        text.len()
    };
    LAST.try_with(copy).unwrap_or(0)
}
