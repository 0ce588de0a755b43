//! Hash functions, message authentication with them, and key derivation.

use std::ffi::{c_char, c_int};

use phalanx::roles::RunningHash;
use phalanx_catalogue::hashes::{self, Hash, Kdf, KdfInput, KdfInputs, KeyedHash};

use crate::memory::{Sized32, Span, check, free, give, handle, handle_mut, structure, text_bytes};
use crate::status::{Failure, Outcome, guard, quoted, refuse};

/// A message that is hashed piece by piece.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_hash_stream {
    state: Option<Box<dyn RunningHash>>,
    hash: &'static Hash,
}

/// Finds an entry by name, alias or OID.
///
/// # Safety
/// `name` ends with a NUL.
unsafe fn find<T>(
    name: *const c_char,
    what: &str,
    known: &str,
    find: fn(&str) -> Option<&'static T>,
) -> Outcome<&'static T> {
    // SAFETY: the caller guarantees it.
    let name = unsafe { text_bytes(name) };
    match std::str::from_utf8(name).ok().and_then(find) {
        Some(entry) => Ok(entry),
        None => refuse!(PHALANX_E_ALGORITHM, "unknown {what} {}: choose one of {known}", quoted(name)),
    }
}

fn joined(names: impl Iterator<Item = &'static str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// # Safety
/// As [`find`].
unsafe fn find_hash(name: *const c_char) -> Outcome<&'static Hash> {
    // SAFETY: the caller guarantees it.
    unsafe { find(name, "hash function", &joined(hashes::HASHES.iter().map(|hash| hash.name)), hashes::find_hash) }
}

/// # Safety
/// As [`find`].
unsafe fn find_keyed(name: *const c_char) -> Outcome<&'static KeyedHash> {
    // SAFETY: the caller guarantees it.
    unsafe { find(name, "keyed hash", &joined(hashes::KEYED.iter().map(|keyed| keyed.name)), hashes::find_keyed) }
}

/// # Safety
/// As [`find`].
unsafe fn find_kdf(name: *const c_char) -> Outcome<&'static Kdf> {
    // SAFETY: the caller guarantees it.
    unsafe { find(name, "key derivation", &joined(hashes::KDFS.iter().map(|kdf| kdf.name)), hashes::find_kdf) }
}

fn digest_length(hash: &Hash, got: usize) -> Outcome {
    if got == hash.digest_bytes {
        return Ok(());
    }
    let Hash { name, digest_bytes, .. } = *hash;
    refuse!(PHALANX_E_LENGTH, "{name}: invalid digest length: {got} bytes (expected {digest_bytes})")
}

/// Gets the size of a digest and of a block, in bytes, of a hash function: "streebog-256",
/// "streebog-512", "kupyna-256", "kupyna-384" or "kupyna-512", or by alias or OID.
///
/// Threads: any. Errors: PHALANX_E_ALGORITHM, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_hash_sizes(
    name: *const c_char,
    digest_bytes: *mut usize,
    block_bytes: *mut usize,
) -> c_int {
    guard(|| {
        let spans = [Span::result("digest_bytes", digest_bytes), Span::result("block_bytes", block_bytes)];
        check(&[Span::text("name", name), spans[0], spans[1]])?;
        // SAFETY: the caller upholds the documented contract.
        let hash = unsafe { find_hash(name) }?;
        // SAFETY: as above, and all were checked.
        unsafe {
            digest_bytes.write_unaligned(hash.digest_bytes);
            block_bytes.write_unaligned(hash.block_bytes);
        }
        Ok(())
    })
}

/// Computes the digest of a whole message. `digest_len` must be the size of a digest, as reported by
/// phalanx_hash_sizes. The message may be secret.
///
/// Threads: any. Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH, PHALANX_E_NULL. On error, `digest`
/// is unchanged.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_hash_compute(
    name: *const c_char,
    message: *const u8,
    len: usize,
    digest: *mut u8,
    digest_len: usize,
) -> c_int {
    guard(|| {
        let (message, digest) = (Span::read("message", message, len), Span::written("digest", digest, digest_len));
        check(&[Span::text("name", name), message, digest])?;
        // SAFETY: the caller upholds the documented contract.
        let hash = unsafe { find_hash(name) }?;
        digest_length(hash, digest.len())?;
        // SAFETY: as above, and all were checked.
        unsafe { Ok(hash.function().hash(message.bytes(), digest.bytes_mut())?) }
    })
}

/// Starts a message that arrives in pieces. Call phalanx_hash_stream_update, then
/// phalanx_hash_stream_finish. `*out` receives the new handle, or NULL on failure. Free it with
/// phalanx_hash_stream_free.
///
/// Threads: one at a time. Errors: PHALANX_E_ALGORITHM, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_hash_stream_new(out: *mut *mut phalanx_hash_stream, name: *const c_char) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            give(out, || {
                check(&[Span::text("name", name)])?;
                let hash = find_hash(name)?;
                Ok(phalanx_hash_stream { state: Some(hash.function().start()), hash })
            })
        }
    })
}

fn ended() -> Outcome<Box<dyn RunningHash>> {
    refuse!(PHALANX_E_STATE, "the message has ended: start a new one")
}

/// Adds the next piece of the message, of any size.
///
/// Threads: one at a time. Errors: PHALANX_E_STATE after the end of the message, PHALANX_E_LENGTH,
/// PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_hash_stream_update(
    stream: *mut phalanx_hash_stream,
    piece: *const u8,
    len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (stream, piece) = (unsafe { handle_mut(stream) }?, Span::read("piece", piece, len));
        check(&[piece])?;
        let Some(state) = &mut stream.state else { return ended().map(drop) };
        // SAFETY: as above, and it was checked.
        state.update(unsafe { piece.bytes() });
        Ok(())
    })
}

/// Ends the message and writes its digest, as in phalanx_hash_compute. You still have to free the
/// handle.
///
/// Threads: one at a time. Errors: PHALANX_E_LENGTH, which doesn't end the message, PHALANX_E_STATE
/// after the end of the message, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_hash_stream_finish(
    stream: *mut phalanx_hash_stream,
    digest: *mut u8,
    digest_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (stream, digest) = (unsafe { handle_mut(stream) }?, Span::written("digest", digest, digest_len));
        check(&[digest])?;
        if stream.state.is_some() {
            digest_length(stream.hash, digest.len())?;
        }
        // SAFETY: as above, and it was checked.
        Ok(stream.state.take().map_or_else(ended, Ok)?.finish(unsafe { digest.bytes_mut() })?)
    })
}

/// Copies the current state of a message, so that you can continue it in two different ways. `*out`
/// receives a separate handle, or NULL on failure.
///
/// Threads: one at a time. Errors: PHALANX_E_STATE after the end of the message, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_hash_stream_dup(
    out: *mut *mut phalanx_hash_stream,
    stream: *const phalanx_hash_stream,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            give(out, || {
                let stream = handle(stream)?;
                let copy = stream.state.as_ref().map_or_else(ended, |state| Ok(state.clone_box()))?;
                Ok(phalanx_hash_stream { state: Some(copy), hash: stream.hash })
            })
        }
    })
}

/// Frees a message handle and wipes its state. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_hash_stream_free(stream: *mut phalanx_hash_stream) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(stream) }
}

/// The failure of a keyed hash. Its only parameter is the length of the tag.
fn of_tag(error: phalanx::Error) -> Failure {
    let is_length = matches!(error, phalanx::Error::TagLength { .. });
    let failure = Failure::from(error);
    if is_length { Failure { status: crate::status::PHALANX_E_LENGTH, ..failure } } else { failure }
}

/// Computes the tag of a whole message with "hmac-streebog-256", "hmac-streebog-512",
/// "kmac-kupyna-256", "kmac-kupyna-384" or "kmac-kupyna-512", or by alias or OID.
///
/// The key of HMAC may have any length, and that of KMAC is as long as the digest. The tag of HMAC
/// may be truncated to half a digest.
///
/// Threads: any. Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH, PHALANX_E_NULL. On error, `tag` is
/// unchanged.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_hash_mac_compute(
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    message: *const u8,
    len: usize,
    tag: *mut u8,
    tag_len: usize,
) -> c_int {
    guard(|| {
        let (key, message) = (Span::read("key", key, key_len), Span::read("message", message, len));
        let tag = Span::written("tag", tag, tag_len);
        check(&[Span::text("name", name), key, message, tag])?;
        // SAFETY: the caller upholds the documented contract, and all were checked.
        unsafe {
            let key = find_keyed(name)?.key(key.bytes())?;
            key.mac(&[], message.bytes(), tag.bytes_mut()).map_err(of_tag)
        }
    })
}

/// Verifies the tag of a whole message in constant time.
///
/// Sizes and threads are as in phalanx_hash_mac_compute. Only the `tag_len` bytes are compared, so
/// do not let the sender choose the length. Errors: PHALANX_E_AUTH if authentication fails, and those
/// of phalanx_hash_mac_compute.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_hash_mac_verify(
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    message: *const u8,
    len: usize,
    tag: *const u8,
    tag_len: usize,
) -> c_int {
    guard(|| {
        let (key, message) = (Span::read("key", key, key_len), Span::read("message", message, len));
        let tag = Span::read("tag", tag, tag_len);
        check(&[Span::text("name", name), key, message, tag])?;
        // SAFETY: the caller upholds the documented contract, and all were checked.
        unsafe {
            let key = find_keyed(name)?.key(key.bytes())?;
            key.verify(&[], message.bytes(), tag.bytes()).map_err(of_tag)
        }
    })
}

/// The public inputs of a key derivation. Set `struct_bytes` to sizeof(phalanx_kdf_inputs), and
/// unused members to 0 or NULL.
#[allow(non_camel_case_types, reason = "C naming convention")]
#[derive(Clone, Copy)]
#[repr(C)]
pub struct phalanx_kdf_inputs {
    /// Size of this structure, in bytes.
    pub struct_bytes: u32,
    /// R of RFC 7836, 1 to 4: "kdf-tree-gostr3411-2012-256".
    pub counter_bytes: u32,
    /// The number of iterations, at least 1: "pbkdf2-...".
    pub iterations: u64,
    /// The number of a TLS record: "tlstree-...". For "esptree", i1, i2 and i3 in one number of 8, 16
    /// and 16 bits.
    pub record: u64,
    /// "hkdf-..." and "pbkdf2-...".
    pub salt: *const u8,
    /// Size of `salt`.
    pub salt_len: usize,
    /// "kdf-...".
    pub label: *const u8,
    /// Size of `label`.
    pub label_len: usize,
    /// "kdf-...".
    pub seed: *const u8,
    /// Size of `seed`.
    pub seed_len: usize,
    /// "hkdf-...".
    pub info: *const u8,
    /// Size of `info`.
    pub info_len: usize,
}

// SAFETY: plain data, may be zero, `struct_bytes` comes first.
unsafe impl Sized32 for phalanx_kdf_inputs {
    const FIRST: usize = std::mem::offset_of!(Self, info_len) + size_of::<usize>();
}

/// Derives `out_len` bytes from `key`, which is a key, secret or password.
///
/// The names are "kdf-gostr3411-2012-256", "kdf-tree-gostr3411-2012-256", "hkdf-streebog-256",
/// "pbkdf2-streebog-512", "tlstree-kuznyechik-mgm-s" and others: see docs/hashes.md.
///
/// Threads: any. Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH for the key, PHALANX_E_PARAMETER for
/// an input or an output length outside the limits of the standard, or an input that the function
/// doesn't have. PHALANX_E_NULL. On error, `out` is unchanged.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_kdf(
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    inputs: *const phalanx_kdf_inputs,
    out: *mut u8,
    out_len: usize,
) -> c_int {
    guard(|| {
        let (key, out) = (Span::read("key", key, key_len), Span::written("out", out, out_len));
        let given = Span::structure("inputs", inputs);
        check(&[Span::text("name", name), key, given, out])?;
        // SAFETY: the caller upholds the documented contract.
        let given = unsafe { structure("inputs", inputs) }?;
        let salt = Span::read("inputs.salt", given.salt, given.salt_len);
        let label = Span::read("inputs.label", given.label, given.label_len);
        let seed = Span::read("inputs.seed", given.seed, given.seed_len);
        let info = Span::read("inputs.info", given.info, given.info_len);
        check(&[key, salt, label, seed, info, out])?;
        // SAFETY: as above.
        let kdf = unsafe { find_kdf(name) }?;
        let takes = |input| kdf.takes.contains(&input);
        // SAFETY: as above, and all were checked.
        let bytes = |span: Span| unsafe { span.bytes() };
        // Inputs that the function has are always given. Others are given if they aren't empty or 0.
        let string = |input, span: Span| Some(bytes(span)).filter(|bytes| !bytes.is_empty() || takes(input));
        let number = |input, value: u64| Some(value).filter(|value| *value != 0 || takes(input));
        let inputs = KdfInputs {
            key: bytes(key),
            salt: string(KdfInput::Salt, salt),
            label: string(KdfInput::Label, label),
            seed: string(KdfInput::Seed, seed),
            info: string(KdfInput::Info, info),
            counter_bytes: number(KdfInput::CounterBytes, given.counter_bytes.into()).map(|value| value as usize),
            iterations: number(KdfInput::Iterations, given.iterations),
            record: number(KdfInput::Record, given.record),
        };
        // SAFETY: as above.
        Ok(kdf.derive(&inputs, unsafe { out.bytes_mut() })?)
    })
}
