//! Encrypted files: whole ones, and reading here and there.

use std::ffi::{c_char, c_int, c_void};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::num::NonZeroUsize;
use std::path::Path;

use phalanx::Level;
use phalanx_file::{
    ChunkSize, Cost, Existing, Identity, Options, Passphrase, Progress, Recipient, Secret, SecretKey, SeekReader,
    Suite, SystemRandom, Transfer, decrypt_path, encrypt_path, verify_path,
};
use zeroize::Zeroizing;

use crate::memory::{Sized32, Span, check, free, give, give_bytes, handle, handle_mut, pairs, structure, text};
use crate::status::{
    Failure, Outcome, PHALANX_E_AUTH, PHALANX_E_IO, PHALANX_E_LEVEL, PHALANX_E_PARAMETER, guard, quoted, refuse, system,
};

/// What locks and opens files: key files, passphrases, public keys, identities. A file is locked so that each of them opens it.
#[allow(non_camel_case_types, reason = "a name of C")]
pub struct phalanx_file_secrets(pub(crate) Vec<Secret>);

/// An encrypted file that is read here and there.
#[allow(non_camel_case_types, reason = "a name of C")]
pub struct phalanx_file_reader(SeekReader<Box<dyn Input>>);

/// What an encrypted file is read from.
trait Input: Read + Seek {}
impl<T: Read + Seek> Input for T {}

/// Told how many of how many plaintext bytes are done, UINT64_MAX if that is not known; from another thread than the caller's, but never after the
/// call has returned. NULL is nobody.
#[allow(non_camel_case_types, reason = "a name of C")]
pub type phalanx_progress = Option<unsafe extern "C" fn(user: *mut c_void, done: u64, total: u64)>;

/// Reads at most `len` bytes from a place of the encrypted file to `dst`: gives how many they were, 0 only at the end, or -1 if that failed.
#[allow(non_camel_case_types, reason = "a name of C")]
pub type phalanx_read_at =
    Option<unsafe extern "C" fn(user: *mut c_void, offset: u64, dst: *mut u8, len: usize) -> i64>;

/// An encrypted file that the caller reads: an object in a store, a part of another file. Set `struct_bytes` to the sizeof.
#[allow(non_camel_case_types, reason = "a name of C")]
#[derive(Clone, Copy)]
#[repr(C)]
pub struct phalanx_file_io {
    /// Bytes of this structure.
    pub struct_bytes: u32,
    /// Zero: anything else is refused.
    pub reserved: u32,
    /// Bytes of the encrypted file.
    pub size: u64,
    /// Called for every part that is needed, on the thread that calls phalanx_file_read_at.
    pub read_at: phalanx_read_at,
    /// Given back to `read_at`.
    pub user: *mut c_void,
}

// SAFETY: plain data that may be zero, `struct_bytes` in front.
unsafe impl Sized32 for phalanx_file_io {
    const FIRST: usize = std::mem::offset_of!(Self, user) + size_of::<*mut c_void>();
}

/// Makes an empty set of secrets. phalanx_file_secrets_free ends it.
///
/// Threads: one at a time adds; then any number may use it. Errors: PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_secrets_new(out: *mut *mut phalanx_file_secrets) -> c_int {
    // SAFETY: the caller gives what the documentation says.
    guard(|| unsafe { give(out, || Ok(phalanx_file_secrets(Vec::new()))) })
}

/// Ends a set of secrets and wipes them. NULL is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_file_secrets_free(secrets: *mut phalanx_file_secrets) {
    // SAFETY: the caller gives what the documentation says.
    unsafe { free(secrets) }
}

/// Adds the secret of a key file, by its name: what `phalanx keygen` and phalanx_file_generate_key make.
///
/// Errors: PHALANX_E_IO if it cannot be read, PHALANX_E_PARAMETER if it is no key file or its name is not UTF-8, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_secrets_add_key_file(
    secrets: *mut phalanx_file_secrets,
    path: *const c_char,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let secrets = unsafe { handle_mut(secrets) }?;
        check(&[Span::text("path", path)])?;
        // SAFETY: as above, and it was checked.
        let path = unsafe { text("path", path) }?;
        let failed = |error: io::Error| Failure::new(PHALANX_E_IO, format!("cannot read {path}: {}", system(&error)));
        let most = SecretKey::MAX_TEXT as u64 + 1;
        // In one piece: a buffer that grows would leave copies of the secret behind.
        let mut contents = Zeroizing::new(Vec::with_capacity(most as usize + 1));
        File::open(path).map_err(failed)?.take(most).read_to_end(&mut contents).map_err(failed)?;
        let key = SecretKey::from_text(&contents);
        secrets.0.push(Secret::Key(key.map_err(|error| Failure::of_parameter(error).about(path))?));
        Ok(())
    })
}

/// Adds the secret of the text of a key file, of `len` bytes.
///
/// Errors: PHALANX_E_PARAMETER if it is none, PHALANX_E_LENGTH, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_secrets_add_key(
    secrets: *mut phalanx_file_secrets,
    text: *const c_char,
    len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let (secrets, text) = (unsafe { handle_mut(secrets) }?, Span::read("text", text.cast(), len));
        check(&[text])?;
        // SAFETY: as above, and it was checked.
        let key = SecretKey::from_text(unsafe { text.bytes() }).map_err(Failure::of_parameter)?;
        secrets.0.push(Secret::Key(key));
        Ok(())
    })
}

/// Adds a passphrase of `len` bytes. If they are UTF-8, they are brought into Unicode's normalization form C.
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
        // SAFETY: the caller gives what the documentation says.
        let (secrets, bytes) = (unsafe { handle_mut(secrets) }?, Span::read("passphrase", passphrase, len));
        check(&[bytes])?;
        // SAFETY: as above, and it was checked.
        secrets.0.push(Secret::Passphrase(Passphrase::from_bytes(unsafe { bytes.bytes() })?));
        Ok(())
    })
}

/// Adds public keys, of a text of `len` bytes that has one to a line: a file is locked with each, and the identity that belongs to it opens the file.
/// They open nothing.
///
/// Errors: PHALANX_E_PARAMETER if a line is no public key, PHALANX_E_LENGTH, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_secrets_add_recipients(
    secrets: *mut phalanx_file_secrets,
    text: *const c_char,
    len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let (secrets, text) = (unsafe { handle_mut(secrets) }?, Span::read("text", text.cast(), len));
        check(&[text])?;
        // SAFETY: as above, and it was checked.
        let recipients = Recipient::list(unsafe { text.bytes() }).map_err(Failure::of_parameter)?;
        secrets.0.extend(recipients.into_iter().map(Secret::Recipient));
        Ok(())
    })
}

/// Adds an identity, of the bytes of its file, `len` of them: it opens what was locked with its public key, and locks as that does. An identity that is
/// locked itself takes its passphrase, of `passphrase_len` bytes; else `passphrase` is not looked at, and may be NULL with length 0.
///
/// Errors: PHALANX_E_PARAMETER if it is none, or locked and there is no passphrase; PHALANX_E_AUTH for another passphrase or a changed file,
/// PHALANX_E_LIMIT if the passphrase costs more to try than is allowed, PHALANX_E_IO without memory, PHALANX_E_LENGTH, PHALANX_E_NULL.
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
        // SAFETY: the caller gives what the documentation says.
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

/// Makes a new identity with the randomness of the system, and writes the text of its file to `identity`, which has room for `cap` bytes; 512 are
/// enough. Its public key, which may be given to anybody, goes to `recipient`, which has room for `recipient_cap` bytes; 4096 are enough. `*written` and
/// `*recipient_written` are how many bytes they have; there is no NUL behind them.
///
/// Threads: any. Errors: PHALANX_E_IO if there is no randomness, PHALANX_E_LENGTH if it does not fit, PHALANX_E_NULL.
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
        // SAFETY: the caller gives what the documentation says, and all were checked.
        unsafe {
            give_bytes(public.as_bytes(), recipient, recipient_written)?;
            give_bytes(new.to_text().as_bytes(), identity, written)
        }
    })
}

/// Makes a new key with the randomness of the system, and writes the text of its key file to `text`, which has room for `cap` bytes; 128 are
/// enough. `*written` is how many bytes it has; there is no NUL behind it. Keep it where the data is not.
///
/// Threads: any. Errors: PHALANX_E_IO if there is no randomness, PHALANX_E_LENGTH if it does not fit, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_generate_key(text: *mut c_char, cap: usize, written: *mut usize) -> c_int {
    guard(|| {
        let text = Span::written("text", text.cast(), cap);
        check(&[text, Span::result("written", written)])?;
        let key = SecretKey::generate(&mut SystemRandom)?.to_text();
        // SAFETY: the caller gives what the documentation says, and both were checked.
        unsafe { give_bytes(key.as_bytes(), text, written) }
    })
}

/// How a file is to be handled.
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
    /// What a new file takes.
    const NEW: &[&str] = &["suite", "chunk", "threads", "existing", "level", "memory", "passes", "lanes"];
    /// What the draft of a new file takes.
    pub(crate) const DRAFT: &[&str] = &["suite", "chunk", "level", "memory", "passes", "lanes"];
    /// What the decryption of a file takes: the rest is in its header.
    const DECRYPT: &[&str] = &["threads", "existing", "level"];
    /// What its verification takes.
    const VERIFY: &[&str] = &["threads", "level"];
    /// What reading here and there takes.
    pub(crate) const READ: &[&str] = &["level"];

    /// As the options of algorithms are written; `takes` are those that the call has.
    ///
    /// # Safety
    /// `options` is NUL-terminated, or NULL.
    pub(crate) unsafe fn read(options: *const c_char, takes: &[&str]) -> Outcome<Self> {
        // SAFETY: as the caller says.
        let pairs = unsafe { pairs(options) }?;
        let mut options = Self::default();
        let mut cost = [options.cost.memory_kib(), options.cost.passes(), options.cost.lanes()];
        for (name, value) in pairs {
            if !takes.contains(&name) {
                let (name, takes) = (quoted(name.as_bytes()), takes.join(", "));
                refuse!(PHALANX_E_PARAMETER, "there is no option {name} here; their names are {takes}");
            }
            let wrong = |takes: &str| {
                let value = quoted(value.as_bytes());
                Failure::new(PHALANX_E_PARAMETER, format!("{value} is no value of the option {name}: it takes {takes}"))
            };
            let number = || value.parse::<u32>().map_err(|_| wrong("a number"));
            match name {
                "suite" => options.suite = value.parse()?,
                "chunk" => {
                    let takes = "a power of two from 4096 to 16777216";
                    let bytes = value.parse::<usize>().ok().and_then(|bytes| ChunkSize::new(bytes).ok());
                    options.chunk = Some(bytes.ok_or_else(|| wrong(takes))?);
                }
                "threads" => options.threads = Some(value.parse().map_err(|_| wrong("a number from 1 on"))?),
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
                // The last that there is.
                _ => cost[2] = number()?,
            }
        }
        options.cost = Cost::new(cost[0], cost[1], cost[2])
            .map_err(|error| Failure::new(PHALANX_E_PARAMETER, error.to_string()))?;
        Ok(options)
    }

    /// Those of a new file.
    pub(crate) fn of_new(&self, plain: Option<u64>) -> Options {
        let chunk_size = self.chunk.unwrap_or_else(|| ChunkSize::for_length(plain));
        Options { suite: self.suite, chunk_size, cost: self.cost, level: self.level, ..Options::default() }
    }
}

/// Whom to tell of progress, from any thread.
struct Listener(phalanx_progress, *mut c_void);

// SAFETY: the caller was told that it is called from another thread.
unsafe impl Send for Listener {}

impl Listener {
    fn tell(&mut self, progress: Progress) {
        if let Some(tell) = self.0 {
            // SAFETY: what the caller gave, with what belongs to it.
            unsafe { tell(self.1, progress.done, progress.total.unwrap_or(u64::MAX)) };
        }
    }
}

/// Goes through a whole file, from `input` to `output`; `why` makes a failure of an error.
fn transfer<T>(
    [input, output]: [&str; 2],
    options: &FileOptions,
    progress: phalanx_progress,
    user: *mut c_void,
    why: fn(phalanx_file::Error) -> Failure,
    run: impl FnOnce(Transfer<'_>) -> phalanx_file::Result<T>,
) -> Outcome {
    use phalanx_file::Error as E;
    let mut listener = Listener(progress, user);
    let mut tell = move |progress| listener.tell(progress);
    let transfer = Transfer { threads: options.threads, progress: Some(&mut tell), ..Transfer::default() };
    let Err(error) = run(transfer) else { return Ok(()) };
    let (written, read) = (matches!(error, E::Write { .. }), matches!(error, E::Read { .. }));
    let failure = why(error);
    Err(if written {
        failure.about(output)
    } else if read || failure.status == PHALANX_E_AUTH {
        // What is not authentic is said of the file that was read.
        failure.about(input)
    } else {
        failure
    })
}

/// The arguments of a call on whole files.
fn of_paths(input: *const c_char, output: *const c_char, options: *const c_char) -> [Span; 3] {
    [Span::text("input", input), Span::text("output", output), Span::text("options", options).or_none()]
}

/// Encrypts the file `input` to the file `output`, both named in UTF-8: each of `secrets` opens it.
///
/// The output is written under another name in its folder, made durable, and renamed when it is whole: whatever fails, nothing appears, and what
/// was there stays. It gets the mode of the input. `options` is NULL or a text such as
/// "suite=kuznyechik-mgm;chunk=65536;threads=2;existing=replace;level=avx2", and for passphrases "memory=262144;passes=3;lanes=4" (KiB).
/// Without "existing=replace" an output that exists is refused. `progress` may be NULL; `user` is given to it.
///
/// Threads: any number, and it starts some itself.
///
/// Errors: PHALANX_E_IO, PHALANX_E_PARAMETER for options, names that are not UTF-8 and where there is no secret, PHALANX_E_ALGORITHM for the suite,
/// PHALANX_E_LEVEL, PHALANX_E_LIMIT if the file is too long for the suite, PHALANX_E_NULL.
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
        // SAFETY: the caller gives what the documentation says, and all were checked.
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

/// Decrypts the file `input`, which one of `secrets` opens, to the file `output`. Every byte is verified before it is written, and an output appears
/// when all of it was.
///
/// Arguments and threads as phalanx_file_encrypt; of the options "threads", "existing" and "level".
///
/// Errors: PHALANX_E_AUTH if it is no encrypted file, was changed or cut, or no secret opens it; else as phalanx_file_encrypt.
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
        // SAFETY: the caller gives what the documentation says, and all were checked.
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

/// Verifies the whole file `input`, which one of `secrets` opens, and writes nothing.
///
/// Arguments, threads and errors as phalanx_file_decrypt; of the options "threads" and "level".
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
        // SAFETY: the caller gives what the documentation says, and all were checked.
        let (input, secrets, options) =
            unsafe { (text("input", input)?, handle(secrets)?, FileOptions::read(options, FileOptions::VERIFY)?) };
        transfer([input; 2], &options, progress, user, Failure::from, |transfer| {
            verify_path(Path::new(input), &secrets.0, options.level, transfer)
        })
    })
}

/// An encrypted file behind a callback of the caller.
struct Callback {
    io: phalanx_file_io,
    place: u64,
}

impl Read for Callback {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let left = self.io.size.saturating_sub(self.place);
        let len = out.len().min(usize::try_from(left).unwrap_or(usize::MAX));
        let (Some(read_at), 1..) = (self.io.read_at, len) else { return Ok(0) };
        // SAFETY: the function that the caller gave, with what belongs to it, and room for `len` bytes.
        let got = unsafe { read_at(self.io.user, self.place, out.as_mut_ptr(), len) };
        match usize::try_from(got) {
            Ok(got) if got <= len => {
                self.place += got as u64;
                Ok(got)
            }
            Ok(_) => Err(io::Error::other("the callback read_at says that it read more than there was room for")),
            Err(_) => Err(io::Error::other("the callback read_at says that it failed")),
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

/// Opens an encrypted file that the caller reads, to read it here and there: only the chunks that are needed are asked for, and each is verified.
///
/// `io` is copied; what its `user` points to stays the caller's, and has to stay until phalanx_file_free. `options` is NULL or "level=avx2". `*out`
/// is the new handle, or NULL if that fails.
///
/// Threads: one at a time uses the handle.
///
/// Errors: PHALANX_E_AUTH if it is no encrypted file, was changed or cut, or no secret opens it; PHALANX_E_IO if `read_at` fails,
/// PHALANX_E_PARAMETER for options and for members of `io` that have to be zero, PHALANX_E_LEVEL, PHALANX_E_LIMIT if it is longer than a file may
/// be or its passphrases cost more to try than is allowed, PHALANX_E_LENGTH for struct_bytes, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_open(
    out: *mut *mut phalanx_file_reader,
    io: *const phalanx_file_io,
    secrets: *const phalanx_file_secrets,
    options: *const c_char,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            give(out, || {
                let secrets = handle(secrets)?;
                check(&[Span::structure("io", io), Span::text("options", options).or_none()])?;
                let io = structure("io", io)?;
                if io.reserved != 0 {
                    refuse!(PHALANX_E_PARAMETER, "io->reserved is {}: it has to be 0", io.reserved);
                }
                if io.read_at.is_none() {
                    refuse!(PHALANX_E_NULL, "io->read_at is NULL: the file is read by it");
                }
                let options = FileOptions::read(options, FileOptions::READ)?;
                let input: Box<dyn Input> = Box::new(Callback { io, place: 0 });
                Ok(phalanx_file_reader(SeekReader::open(input, &secrets.0, options.level)?))
            })
        }
    })
}

/// Opens the encrypted file of a name in UTF-8, to read it here and there.
///
/// Arguments, threads and errors as phalanx_file_open; PHALANX_E_IO if it cannot be opened, PHALANX_E_PARAMETER for a name that is not UTF-8.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_open_path(
    out: *mut *mut phalanx_file_reader,
    path: *const c_char,
    secrets: *const phalanx_file_secrets,
    options: *const c_char,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
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

/// Bytes of the plaintext, once the last chunk was verified: a file that was cut is noticed here.
///
/// Threads: one at a time. Errors: PHALANX_E_AUTH, PHALANX_E_IO, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_file_size(file: *mut phalanx_file_reader, size: *mut u64) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let file = unsafe { handle_mut(file) }?;
        check(&[Span::result("size", size)])?;
        let bytes = file.0.len()?;
        // SAFETY: as above, and it was checked.
        unsafe { size.write(bytes) };
        Ok(())
    })
}

/// Reads plaintext from a place on, to `dst`, which has room for `len` bytes. `*got` is how many there were: less than `len` only at the verified
/// end.
///
/// Threads: one at a time. Errors: PHALANX_E_AUTH if a chunk was changed, PHALANX_E_IO, PHALANX_E_LENGTH, PHALANX_E_NULL; `dst` is zero or untouched
/// then.
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
        // SAFETY: the caller gives what the documentation says.
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

/// Ends a file and wipes what is secret. NULL is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_file_free(file: *mut phalanx_file_reader) {
    // SAFETY: the caller gives what the documentation says.
    unsafe { free(file) }
}
