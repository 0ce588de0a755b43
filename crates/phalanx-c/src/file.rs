//! Encrypted files: whole files and random access.

use std::cell::Cell;
use std::ffi::{c_char, c_int, c_void};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use phalanx::Level;
use phalanx_file::{
    ChunkSize, Cost, Existing, Identity, Options, Passphrase, Progress, Recipient, Secret, SecretKey, SeekReader,
    Suite, SystemRandom, Transfer, decrypt_path, encrypt_path, verify_path,
};
use zeroize::Zeroizing;

use crate::file_status::system;
use crate::memory::{Sized32, Span, check, free, give, give_bytes, handle, handle_mut, pairs, structure, text};
use crate::status::{
    Failure, Outcome, PHALANX_E_AUTH, PHALANX_E_CANCELLED, PHALANX_E_IO, PHALANX_E_LEVEL, PHALANX_E_PARAMETER, guard,
    quoted, refuse,
};

/// Secrets that lock and open files: key files, passphrases, public keys, identities. A locked file
/// can be opened with any one of its secrets.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_file_secrets(pub(crate) Vec<Secret>);

/// An encrypted file with random access.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_file_reader(SeekReader<Box<dyn Input>>);

/// The source of an encrypted file.
trait Input: Read + Seek {}
impl<T: Read + Seek> Input for T {}

/// Reports progress: how many plaintext bytes have been processed, and how many there are in total,
/// or UINT64_MAX if that is unknown. It is called after each chunk or mebibyte, usually on a
/// different thread from the caller's, but never on two threads at once or after the call has
/// returned. To cancel the call, use phalanx_file_cancel. Pass NULL if you don't need progress
/// reports.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub type phalanx_progress = Option<unsafe extern "C" fn(user: *mut c_void, done: u64, total: u64)>;

/// Reads up to `len` bytes into `dst`, starting at `offset` in the encrypted file. Returns the
/// number of bytes read, 0 only at the end, or -1 on failure.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub type phalanx_read_at =
    Option<unsafe extern "C" fn(user: *mut c_void, offset: u64, dst: *mut u8, len: usize) -> i64>;

/// An encrypted file that the caller reads for us, such as an object in a store or a section of
/// another file. Set `struct_bytes` to sizeof(phalanx_file_io).
#[allow(non_camel_case_types, reason = "C naming convention")]
#[derive(Clone, Copy)]
#[repr(C)]
pub struct phalanx_file_io {
    /// Size of this structure, in bytes.
    pub struct_bytes: u32,
    /// Must be zero.
    pub reserved: u32,
    /// Size of the encrypted file, in bytes.
    pub size: u64,
    /// Called whenever a part of the file is needed, on the thread that calls phalanx_file_read_at.
    pub read_at: phalanx_read_at,
    /// Passed to `read_at`.
    pub user: *mut c_void,
}

// SAFETY: plain data, may be zero, `struct_bytes` comes first.
unsafe impl Sized32 for phalanx_file_io {
    const FIRST: usize = std::mem::offset_of!(Self, user) + size_of::<*mut c_void>();
}

/// Creates an empty set of secrets, to be freed with phalanx_file_secrets_free.
///
/// Threads: one at a time while secrets are added, then any number. Errors: PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_secrets_new(out: *mut *mut phalanx_file_secrets) -> c_int {
    // SAFETY: the caller upholds the documented contract.
    guard(|| unsafe { give(out, || Ok(phalanx_file_secrets(Vec::new()))) })
}

/// Frees a set of secrets and wipes them. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_file_secrets_free(secrets: *mut phalanx_file_secrets) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(secrets) }
}

/// Adds the secret from a key file, given by its path. Key files are created by `phalanx keygen`
/// and phalanx_file_generate_key.
///
/// Errors: PHALANX_E_IO if it cannot be read, PHALANX_E_PARAMETER if it is not a key file or the
/// path is not UTF-8, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_secrets_add_key_file(
    secrets: *mut phalanx_file_secrets,
    path: *const c_char,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let secrets = unsafe { handle_mut(secrets) }?;
        check(&[Span::text("path", path)])?;
        // SAFETY: as above, and it was checked.
        let path = unsafe { text("path", path) }?;
        let failed = |error: io::Error| Failure::new(PHALANX_E_IO, format!("cannot read {path}: {}", system(&error)));
        let most = SecretKey::MAX_TEXT as u64 + 1;
        // We allocate this only once because a growing buffer would leave copies of the secret
        // behind.
        let mut contents = Zeroizing::new(Vec::with_capacity(most as usize + 1));
        File::open(path).map_err(failed)?.take(most).read_to_end(&mut contents).map_err(failed)?;
        let key = SecretKey::from_text(&contents);
        secrets.0.push(Secret::Key(key.map_err(|error| Failure::of_parameter(error).about(path))?));
        Ok(())
    })
}

/// Adds the secret from the contents of a key file, which are `len` bytes long.
///
/// Errors: PHALANX_E_PARAMETER if it is not a key file, PHALANX_E_LENGTH, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_secrets_add_key(
    secrets: *mut phalanx_file_secrets,
    text: *const c_char,
    len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (secrets, text) = (unsafe { handle_mut(secrets) }?, Span::read("text", text.cast(), len));
        check(&[text])?;
        // SAFETY: as above, and it was checked.
        let key = SecretKey::from_text(unsafe { text.bytes() }).map_err(Failure::of_parameter)?;
        secrets.0.push(Secret::Key(key));
        Ok(())
    })
}

/// Adds a passphrase of `len` bytes. If it is valid UTF-8, it is converted to Unicode normalization
/// form C.
///
/// Errors: PHALANX_E_PARAMETER if it is empty, PHALANX_E_LENGTH, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_secrets_add_passphrase(
    secrets: *mut phalanx_file_secrets,
    passphrase: *const u8,
    len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (secrets, bytes) = (unsafe { handle_mut(secrets) }?, Span::read("passphrase", passphrase, len));
        check(&[bytes])?;
        // SAFETY: as above, and it was checked.
        secrets.0.push(Secret::Passphrase(Passphrase::from_bytes(unsafe { bytes.bytes() })?));
        Ok(())
    })
}

/// Adds public keys from `len` bytes of text, with one public key per line. Files are locked with
/// each of them, and can then be opened with a matching identity. A public key cannot open a file.
///
/// Errors: PHALANX_E_PARAMETER if a line is not a public key, PHALANX_E_LENGTH, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_secrets_add_recipients(
    secrets: *mut phalanx_file_secrets,
    text: *const c_char,
    len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (secrets, text) = (unsafe { handle_mut(secrets) }?, Span::read("text", text.cast(), len));
        check(&[text])?;
        // SAFETY: as above, and it was checked.
        let recipients = Recipient::list(unsafe { text.bytes() }).map_err(Failure::of_parameter)?;
        secrets.0.extend(recipients.into_iter().map(Secret::Recipient));
        Ok(())
    })
}

/// Adds an identity from the contents of its file, which are `len` bytes long. An identity opens
/// files that were locked with its public key, and locks files just as the public key would. If the
/// identity is itself locked, `passphrase`, of `passphrase_len` bytes, unlocks it. Otherwise
/// `passphrase` is ignored and may be NULL with length 0.
///
/// Errors: PHALANX_E_PARAMETER if it is not an identity, or it is locked and there is no
/// passphrase, PHALANX_E_AUTH if the passphrase is wrong or the file was modified, PHALANX_E_LIMIT
/// if trying the passphrase would cost more than is allowed, PHALANX_E_IO if memory runs out,
/// PHALANX_E_LENGTH, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_secrets_add_identity(
    secrets: *mut phalanx_file_secrets,
    bytes: *const u8,
    len: usize,
    passphrase: *const u8,
    passphrase_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (secrets, bytes) = (unsafe { handle_mut(secrets) }?, Span::read("bytes", bytes, len));
        let passphrase = Span::read("passphrase", passphrase, passphrase_len);
        check(&[bytes, passphrase])?;
        // SAFETY: as above, and both were checked.
        let (bytes, passphrase) = unsafe { (bytes.bytes(), passphrase.bytes()) };
        let identity = if Identity::is_locked(bytes) {
            Identity::unlock(bytes, &[Passphrase::from_bytes(passphrase)?])?
        } else {
            Identity::from_text(bytes).map_err(Failure::of_parameter)?
        };
        secrets.0.push(Secret::Identity(identity));
        Ok(())
    })
}

/// Generates an identity from system randomness, and writes the contents of its file to `identity`,
/// which has room for `cap` bytes; 512 are always enough. Its public key, which isn't secret, is
/// written to `recipient`, which has room for `recipient_cap` bytes; 4096 are always enough.
/// `*written` and `*recipient_written` receive their lengths. There is no terminating NUL.
///
/// Threads: any. Errors: PHALANX_E_IO if there is no randomness, PHALANX_E_LENGTH if it does not
/// fit, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_generate_identity(
    identity: *mut c_char,
    cap: usize,
    written: *mut usize,
    recipient: *mut c_char,
    recipient_cap: usize,
    recipient_written: *mut usize,
) -> c_int {
    guard(|| {
        let identity = Span::written("identity", identity.cast(), cap);
        let recipient = Span::written("recipient", recipient.cast(), recipient_cap);
        let places = [Span::result("written", written), Span::result("recipient_written", recipient_written)];
        check(&[identity, places[0], recipient, places[1]])?;
        let new = Identity::generate(&mut SystemRandom)?;
        let public = new.recipient().to_string();
        // SAFETY: the caller upholds the documented contract, and all were checked.
        unsafe {
            give_bytes(public.as_bytes(), recipient, recipient_written)?;
            give_bytes(new.to_text().as_bytes(), identity, written)
        }
    })
}

/// Generates a key from system randomness, and writes the contents of its key file to `text`, which
/// has room for `cap` bytes; 128 are always enough. `*written` receives the length. There is no
/// terminating NUL. Store the key separately from the data.
///
/// Threads: any. Errors: PHALANX_E_IO if there is no randomness, PHALANX_E_LENGTH if it does not
/// fit, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_generate_key(text: *mut c_char, cap: usize, written: *mut usize) -> c_int {
    guard(|| {
        let text = Span::written("text", text.cast(), cap);
        check(&[text, Span::result("written", written)])?;
        let key = SecretKey::generate(&mut SystemRandom)?.to_text();
        // SAFETY: the caller upholds the documented contract, and both were checked.
        unsafe { give_bytes(key.as_bytes(), text, written) }
    })
}

/// File options.
#[derive(Default)]
pub(crate) struct FileOptions {
    suite: Suite,
    chunk: Option<ChunkSize>,
    threads: Option<NonZeroUsize>,
    existing: Existing,
    pub(crate) level: Option<Level>,
    cost: Cost,
}

impl FileOptions {
    /// Options for encrypting a file.
    const NEW: &[&str] = &["suite", "chunk", "threads", "existing", "level", "memory", "passes", "lanes"];
    /// Options for the draft of a file.
    pub(crate) const DRAFT: &[&str] = &["suite", "chunk", "level", "memory", "passes", "lanes"];
    /// Options for decrypting a file. Everything else is determined by the header.
    const DECRYPT: &[&str] = &["threads", "existing", "level"];
    /// Options for verifying a file.
    const VERIFY: &[&str] = &["threads", "level"];
    /// Options for random access.
    pub(crate) const READ: &[&str] = &["level"];

    /// Parses options, which use the same syntax as algorithm options. `takes` lists the ones that
    /// the call supports.
    ///
    /// # Safety
    /// `options` is NUL-terminated, or NULL.
    pub(crate) unsafe fn read(options: *const c_char, takes: &[&str]) -> Outcome<Self> {
        // SAFETY: the caller guarantees it.
        let pairs = unsafe { pairs(options) }?;
        let mut options = Self::default();
        let mut cost = [options.cost.memory_kib(), options.cost.passes(), options.cost.lanes()];
        for (name, value) in pairs {
            if !takes.contains(&name) {
                let (name, takes) = (quoted(name.as_bytes()), takes.join(", "));
                refuse!(PHALANX_E_PARAMETER, "unknown option {name}: choose one of {takes}");
            }
            let wrong = |takes: &str| {
                let value = quoted(value.as_bytes());
                Failure::new(PHALANX_E_PARAMETER, format!("invalid value {value} for option {name} (expected {takes})"))
            };
            let number = || value.parse::<u32>().map_err(|_| wrong("a number"));
            match name {
                "suite" => options.suite = value.parse()?,
                "chunk" => {
                    let takes = "a power of two from 4096 to 16777216";
                    let bytes = value.parse::<usize>().ok().and_then(|bytes| ChunkSize::new(bytes).ok());
                    options.chunk = Some(bytes.ok_or_else(|| wrong(takes))?);
                }
                "threads" => options.threads = Some(value.parse().map_err(|_| wrong("a number of at least 1"))?),
                "existing" => {
                    options.existing = match value {
                        "keep" => Existing::Keep,
                        "replace" => Existing::Replace,
                        _ => return Err(wrong("keep or replace")),
                    }
                }
                "level" => {
                    let level = value.parse::<Level>().and_then(Level::check);
                    options.level = Some(level.map_err(|error| Failure::new(PHALANX_E_LEVEL, error.to_string()))?);
                }
                "memory" => cost[0] = number()?,
                "passes" => cost[1] = number()?,
                // This can only be "lanes".
                _ => cost[2] = number()?,
            }
        }
        options.cost = Cost::new(cost[0], cost[1], cost[2])
            .map_err(|error| Failure::new(PHALANX_E_PARAMETER, error.to_string()))?;
        Ok(options)
    }

    /// The options of a new file.
    pub(crate) fn of_new(&self, plain: Option<u64>) -> Options {
        let chunk_size = self.chunk.unwrap_or_else(|| ChunkSize::for_length(plain));
        Options { suite: self.suite, chunk_size, cost: self.cost, level: self.level, ..Options::default() }
    }
}

thread_local! {
    /// Whether the progress callback that this thread is in has called phalanx_file_cancel.
    static CANCELLED: Cell<bool> = const { Cell::new(false) };
}

/// Cancels the call whose progress callback calls this function. To cancel it from elsewhere, e.g.
/// from a signal handler or another thread, set a flag of your own that the callback reads. Outside
/// of progress callbacks, this function does nothing.
///
/// The cancelled call fails with PHALANX_E_CANCELLED, even at the last progress report. No output
/// appears, the temporary file is removed, and an existing file stays unchanged. Since there is no
/// report before the first chunk is done, a call cannot be cancelled while it tries a passphrase.
///
/// Threads: the one that the callback runs on.
#[unsafe(no_mangle)]
pub extern "C" fn phalanx_file_cancel() {
    // When a thread is exiting, its storage may already be gone. It's not in a callback then.
    let _ = CANCELLED.try_with(|cancelled| cancelled.set(true));
}

/// A progress callback, to be called from any thread.
struct Listener<'a> {
    callback: phalanx_progress,
    user: *mut c_void,
    cancel: &'a AtomicBool,
}

// SAFETY: the documentation says that the callback is called on other threads.
unsafe impl Send for Listener<'_> {}

impl Listener<'_> {
    fn tell(&mut self, progress: Progress) {
        let Some(callback) = self.callback else { return };
        // The callback of another transfer may have called us, if it processes a file itself.
        let outer = CANCELLED.replace(false);
        // SAFETY: the caller passed this function and its `user` pointer.
        unsafe { callback(self.user, progress.done, progress.total.unwrap_or(u64::MAX)) };
        if CANCELLED.replace(outer) {
            self.cancel.store(true, Ordering::Relaxed);
        }
    }
}

/// Processes a whole file, reading `input` and writing `output`. `why` converts an error into a
/// failure.
fn transfer<T>(
    [input, output]: [&str; 2],
    options: &FileOptions,
    progress: phalanx_progress,
    user: *mut c_void,
    why: fn(phalanx_file::Error) -> Failure,
    run: impl FnOnce(Transfer<'_>) -> phalanx_file::Result<T>,
) -> Outcome {
    use phalanx_file::Error as E;
    let cancel = AtomicBool::new(false);
    let mut listener = Listener { callback: progress, user, cancel: &cancel };
    let mut tell = move |progress| listener.tell(progress);
    let transfer =
        Transfer { threads: options.threads, progress: Some(&mut tell), cancel: Some(&cancel), ..Transfer::default() };
    let Err(error) = run(transfer) else { return Ok(()) };
    let (written, read) = (matches!(error, E::Write { .. }), matches!(error, E::Read { .. }));
    let failure = why(error);
    Err(if written {
        failure.about(output)
    } else if read || [PHALANX_E_AUTH, PHALANX_E_CANCELLED].contains(&failure.status) {
        // If authentication fails, it's the input that is at fault.
        failure.about(input)
    } else {
        failure
    })
}

/// The arguments of a call that processes whole files.
fn of_paths(input: *const c_char, output: *const c_char, options: *const c_char) -> [Span; 3] {
    [Span::text("input", input), Span::text("output", output), Span::text("options", options).or_none()]
}

/// Encrypts the file `input` to the file `output`, which each of `secrets` can then open. Paths are
/// UTF-8.
///
/// The output is written under a temporary name in the same folder, flushed to disk, and renamed
/// once it is complete. If the call fails, no output appears and an existing file stays unchanged.
/// The output gets the same file mode as the input. `options` is NULL or a string such as
/// "suite=kuznyechik-mgm;chunk=65536;threads=2;existing=replace;level=avx2", plus, for passphrases,
/// "memory=262144;passes=3;lanes=4" (memory in KiB). Without "existing=replace", it is an error if
/// the output already exists. `progress` may be NULL. Otherwise `user` is passed on to it.
///
/// Threads: any number. The call starts more threads of its own.
///
/// Errors: PHALANX_E_IO, PHALANX_E_CANCELLED, PHALANX_E_PARAMETER if an option is invalid, a path is
/// not UTF-8 or there are no secrets, PHALANX_E_ALGORITHM for the suite, PHALANX_E_LEVEL,
/// PHALANX_E_LIMIT if the file is too long for the suite, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_encrypt(
    input: *const c_char,
    output: *const c_char,
    secrets: *const phalanx_file_secrets,
    options: *const c_char,
    progress: phalanx_progress,
    user: *mut c_void,
) -> c_int {
    guard(|| {
        check(&of_paths(input, output, options))?;
        // SAFETY: the caller upholds the documented contract, and all were checked.
        let (names, secrets, options) = unsafe {
            (
                [text("input", input)?, text("output", output)?],
                handle(secrets)?,
                FileOptions::read(options, FileOptions::NEW)?,
            )
        };
        let [input, output] = names.map(Path::new);
        let length = input.metadata().ok().map(|metadata| metadata.len());
        transfer(names, &options, progress, user, Failure::of_parameter, |transfer| {
            encrypt_path(input, output, options.existing, &secrets.0, &options.of_new(length), transfer)
        })
    })
}

/// Decrypts the file `input` to the file `output`, with one of `secrets`. Every byte is verified
/// before it is written, and the output only appears once all of them have been verified.
///
/// Arguments and threads are as in phalanx_file_encrypt. The supported options are "threads",
/// "existing" and "level".
///
/// Errors: PHALANX_E_AUTH if it is not an encrypted file, was modified or truncated, or no secret
/// opens it, and those of phalanx_file_encrypt.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_decrypt(
    input: *const c_char,
    output: *const c_char,
    secrets: *const phalanx_file_secrets,
    options: *const c_char,
    progress: phalanx_progress,
    user: *mut c_void,
) -> c_int {
    guard(|| {
        check(&of_paths(input, output, options))?;
        // SAFETY: the caller upholds the documented contract, and all were checked.
        let (names, secrets, options) = unsafe {
            (
                [text("input", input)?, text("output", output)?],
                handle(secrets)?,
                FileOptions::read(options, FileOptions::DECRYPT)?,
            )
        };
        let [input, output] = names.map(Path::new);
        transfer(names, &options, progress, user, Failure::from, |transfer| {
            decrypt_path(input, output, options.existing, &secrets.0, options.level, transfer)
        })
    })
}

/// Verifies the whole file `input` with one of `secrets`, without writing anything.
///
/// Arguments, threads and errors are the same as those of phalanx_file_decrypt. The supported
/// options are "threads" and "level".
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_verify(
    input: *const c_char,
    secrets: *const phalanx_file_secrets,
    options: *const c_char,
    progress: phalanx_progress,
    user: *mut c_void,
) -> c_int {
    guard(|| {
        check(&of_paths(input, input, options))?;
        // SAFETY: the caller upholds the documented contract, and all were checked.
        let (input, secrets, options) =
            unsafe { (text("input", input)?, handle(secrets)?, FileOptions::read(options, FileOptions::VERIFY)?) };
        transfer([input; 2], &options, progress, user, Failure::from, |transfer| {
            verify_path(Path::new(input), &secrets.0, options.level, transfer)
        })
    })
}

/// An encrypted file that is read through a callback.
struct Callback {
    io: phalanx_file_io,
    place: u64,
}

impl Read for Callback {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let left = self.io.size.saturating_sub(self.place);
        let len = out.len().min(usize::try_from(left).unwrap_or(usize::MAX));
        let (Some(read_at), 1..) = (self.io.read_at, len) else { return Ok(0) };
        // SAFETY: the caller passed this function and its `user` pointer, and `out` has room for
        // `len` bytes.
        let got = unsafe { read_at(self.io.user, self.place, out.as_mut_ptr(), len) };
        match usize::try_from(got) {
            Ok(got) if got <= len => {
                self.place += got as u64;
                Ok(got)
            }
            Ok(_) => Err(io::Error::other("read_at: returned more bytes than requested")),
            Err(_) => Err(io::Error::other("read_at: returned an error")),
        }
    }
}

impl Seek for Callback {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let place = match to {
            SeekFrom::Start(place) => Some(place),
            SeekFrom::End(by) => self.io.size.checked_add_signed(by),
            SeekFrom::Current(by) => self.place.checked_add_signed(by),
        };
        self.place = place.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.place)
    }
}

/// Opens an encrypted file for random access, with the caller doing the actual reading. Only the
/// chunks that are needed are read, and each of them is verified.
///
/// `io` is copied. The caller owns the memory that its `user` points to, and must keep it alive
/// until phalanx_file_free. `options` is NULL or a string such as "level=avx2". `*out` receives the
/// new handle, or NULL on failure.
///
/// Threads: one at a time.
///
/// Errors: PHALANX_E_AUTH if it is not an encrypted file, was modified or truncated, or no secret
/// opens it, PHALANX_E_IO if `read_at` fails, PHALANX_E_PARAMETER if an option is invalid or a
/// member of `io` that must be zero is not, PHALANX_E_LEVEL, PHALANX_E_LIMIT if it is too long for
/// a file or trying its passphrases would cost more than is allowed, PHALANX_E_LENGTH for
/// struct_bytes, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_open(
    out: *mut *mut phalanx_file_reader,
    io: *const phalanx_file_io,
    secrets: *const phalanx_file_secrets,
    options: *const c_char,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            give(out, || {
                let secrets = handle(secrets)?;
                check(&[Span::structure("io", io), Span::text("options", options).or_none()])?;
                let io = structure("io", io)?;
                if io.reserved != 0 {
                    refuse!(PHALANX_E_PARAMETER, "io->reserved: invalid value {}: set it to 0", io.reserved);
                }
                if io.read_at.is_none() {
                    refuse!(PHALANX_E_NULL, "io->read_at is NULL: set it to a function that reads the file");
                }
                let options = FileOptions::read(options, FileOptions::READ)?;
                let input: Box<dyn Input> = Box::new(Callback { io, place: 0 });
                Ok(phalanx_file_reader(SeekReader::open(input, &secrets.0, options.level)?))
            })
        }
    })
}

/// Opens an encrypted file for random access, given its path in UTF-8.
///
/// Arguments, threads and errors are the same as those of phalanx_file_open, plus PHALANX_E_IO if
/// it cannot be opened, and PHALANX_E_PARAMETER for a path that is not UTF-8.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_open_path(
    out: *mut *mut phalanx_file_reader,
    path: *const c_char,
    secrets: *const phalanx_file_secrets,
    options: *const c_char,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            give(out, || {
                let secrets = handle(secrets)?;
                check(&[Span::text("path", path), Span::text("options", options).or_none()])?;
                let (path, options) = (text("path", path)?, FileOptions::read(options, FileOptions::READ)?);
                let failed = |error| Failure::new(PHALANX_E_IO, format!("cannot open {path}: {}", system(&error)));
                let file = File::open(path).map_err(failed)?;
                let boxed = |file| -> Box<dyn Input> { Box::new(file) };
                let reader = SeekReader::open_file(file, boxed, &secrets.0, options.level);
                Ok(phalanx_file_reader(reader.map_err(|error| Failure::from(error).about(path))?))
            })
        }
    })
}

/// Gets the size of the plaintext. The last chunk is verified first, so this call detects truncated
/// files.
///
/// Threads: one at a time. Errors: PHALANX_E_AUTH, PHALANX_E_IO, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_size(file: *mut phalanx_file_reader, size: *mut u64) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let file = unsafe { handle_mut(file) }?;
        check(&[Span::result("size", size)])?;
        let bytes = file.0.len()?;
        // SAFETY: as above, and it was checked.
        unsafe { size.write(bytes) };
        Ok(())
    })
}

/// Reads plaintext into `dst`, which has room for `len` bytes, starting at a given position. `*got`
/// receives the number of bytes read, which is only less than `len` at the verified end of the
/// file.
///
/// Threads: one at a time. Errors: PHALANX_E_AUTH if a chunk was modified, PHALANX_E_IO,
/// PHALANX_E_LENGTH, PHALANX_E_NULL. On error, `dst` is zero or unchanged.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_read_at(
    file: *mut phalanx_file_reader,
    offset: u64,
    dst: *mut u8,
    len: usize,
    got: *mut usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (file, dst) = (unsafe { handle_mut(file) }?, Span::written("dst", dst, len));
        check(&[dst, Span::result("got", got)])?;
        // SAFETY: as above, and both were checked.
        let dst = unsafe {
            got.write(0);
            dst.bytes_mut()
        };
        match file.0.read_at(offset, dst) {
            Ok(bytes) => {
                // SAFETY: as above.
                unsafe { got.write(bytes) };
                Ok(())
            }
            Err(error) => {
                phalanx::wipe(dst);
                Err(error.into())
            }
        }
    })
}

/// Frees a file and wipes its secrets. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_file_free(file: *mut phalanx_file_reader) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(file) }
}
