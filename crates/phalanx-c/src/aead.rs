//! Authenticated encryption: whole messages and pieces.

use std::ffi::{c_char, c_int};
use std::sync::Arc;

use phalanx_catalogue::roles::{Aead, RunningEncryption, UnverifiedDecryption};
use zeroize::Zeroizing;

use crate::catalogue::keyed;
use crate::memory::{InPlace, Span, check, free, give, handle, handle_mut};
use crate::status::{Outcome, guard, refuse};

/// A key of authenticated encryption, with its options.
#[allow(non_camel_case_types, reason = "a name of C")]
pub struct phalanx_aead {
    pub(crate) key: Arc<Aead>,
    /// Bytes of the nonce of a row.
    pub(crate) nonce: usize,
}

/// A message of authenticated encryption in pieces.
#[allow(non_camel_case_types, reason = "a name of C")]
pub struct phalanx_aead_stream {
    key: Arc<Aead>,
    nonce: Vec<u8>,
    aad: Zeroizing<Vec<u8>>,
    state: AeadProgress,
}

enum AeadProgress {
    /// Associated data may still come.
    Seal(RunningEncryption),
    Open(UnverifiedDecryption),
    SealData(RunningEncryption),
    OpenData(UnverifiedDecryption),
    Ended,
}

impl phalanx_aead_stream {
    /// Ends the associated data, if that has not happened, and gives the state.
    fn data(&mut self) -> Outcome<&mut AeadProgress> {
        self.state = match std::mem::replace(&mut self.state, AeadProgress::Ended) {
            // Most messages have none, or all at once.
            AeadProgress::Seal(fresh) if self.aad.is_empty() => AeadProgress::SealData(fresh),
            AeadProgress::Open(fresh) if self.aad.is_empty() => AeadProgress::OpenData(fresh),
            AeadProgress::Seal(_) => AeadProgress::SealData(self.key.start_seal(&self.nonce, &self.aad)?),
            AeadProgress::Open(_) => AeadProgress::OpenData(self.key.start_open_unverified(&self.nonce, &self.aad)?),
            other => other,
        };
        Ok(&mut self.state)
    }
}

/// Makes a key of authenticated encryption: an algorithm of the role PHALANX_ROLE_AEAD, by name, alias or OID.
///
/// `key` has `key_bytes` of phalanx_describe; it is copied, and wiped when the handle is freed. `options` is NULL or a text such as
/// "level=avx2;tag=12". `*out` is the new handle, which phalanx_aead_free ends, or NULL if that fails.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH for the key, PHALANX_E_PARAMETER and PHALANX_E_LEVEL for options, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_new(
    out: *mut *mut phalanx_aead,
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const c_char,
) -> c_int {
    // SAFETY: the caller gives what the documentation says.
    unsafe {
        keyed(out, name, key, key_len, options, |algorithm, key, options| {
            Ok(phalanx_aead { key: algorithm.aead(key, options)?.into(), nonce: algorithm.nonce.bytes })
        })
    }
}

/// Ends a key and wipes it. NULL is nothing. No other thread may use it any more; messages that were started keep what they need.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_aead_free(aead: *mut phalanx_aead) {
    // SAFETY: the caller gives what the documentation says.
    unsafe { free(aead) }
}

/// Encrypts a whole message and writes its tag.
///
/// `src` and `dst` have `len` bytes each, and are the same or apart; `nonce` has `nonce_bytes`, and `tag` room for `tag_bytes` (or those of the
/// option "tag"), both of phalanx_describe. A nonce must never be used twice under a key. `aad` is authenticated, not encrypted; it may be NULL
/// with length 0, and so may an empty message.
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_LENGTH, PHALANX_E_LIMIT, PHALANX_E_PARAMETER for a nonce that the standard forbids, PHALANX_E_NULL; `dst` is zero or
/// untouched then.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_seal(
    aead: *const phalanx_aead,
    nonce: *const u8,
    nonce_len: usize,
    aad: *const u8,
    aad_len: usize,
    src: *const u8,
    dst: *mut u8,
    len: usize,
    tag: *mut u8,
    tag_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let aead = unsafe { handle(aead) }?;
        let (nonce, aad) = (Span::read("nonce", nonce, nonce_len), Span::read("aad", aad, aad_len));
        let (src, dst) = (Span::source(src, dst, len), Span::written("dst", dst, len));
        let tag = Span::written("tag", tag, tag_len);
        check(&[nonce, aad, src, dst, tag])?;
        // SAFETY: as above, and all were checked.
        let (nonce, aad, message, tag) =
            unsafe { (nonce.bytes(), aad.bytes(), InPlace::new(src, dst), tag.bytes_mut()) };
        message.run(|data| aead.key.seal(nonce, aad, data, tag))
    })
}

/// Verifies the tag of a whole message in constant time, and only then decrypts.
///
/// Sizes and threads as phalanx_aead_seal.
///
/// Errors: PHALANX_E_AUTH if the message, tag, nonce or associated data was changed or the key is another; the others of phalanx_aead_seal.
/// The algorithms "...-gcm-dstu" are the standard's, whose tag does not cover the nonce: with another one they give another message.
/// `dst` is zero or untouched then: nothing unverified is ever given.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_open(
    aead: *const phalanx_aead,
    nonce: *const u8,
    nonce_len: usize,
    aad: *const u8,
    aad_len: usize,
    src: *const u8,
    dst: *mut u8,
    len: usize,
    tag: *const u8,
    tag_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let aead = unsafe { handle(aead) }?;
        let (nonce, aad) = (Span::read("nonce", nonce, nonce_len), Span::read("aad", aad, aad_len));
        let (src, dst) = (Span::source(src, dst, len), Span::written("dst", dst, len));
        let tag = Span::read("tag", tag, tag_len);
        check(&[nonce, aad, src, dst, tag])?;
        // SAFETY: as above, and all were checked.
        let (nonce, aad, message, tag) = unsafe { (nonce.bytes(), aad.bytes(), InPlace::new(src, dst), tag.bytes()) };
        message.run(|data| aead.key.open(nonce, aad, data, tag))
    })
}

/// Starts to encrypt a message in pieces: then phalanx_aead_stream_aad, phalanx_aead_stream_update, phalanx_aead_stream_finish.
///
/// `nonce` as in phalanx_aead_seal. `*out` is the new handle, which phalanx_aead_stream_free ends, or NULL if that fails; the key may be freed
/// before it.
///
/// Threads: one at a time uses a message.
///
/// Errors: those of phalanx_aead_seal; PHALANX_E_ALGORITHM where the length has to come first (CCM).
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_seal_new(
    out: *mut *mut phalanx_aead_stream,
    aead: *const phalanx_aead,
    nonce: *const u8,
    nonce_len: usize,
) -> c_int {
    // SAFETY: the caller gives what the documentation says.
    unsafe { start(out, aead, nonce, nonce_len, |key, nonce| Ok(AeadProgress::Seal(key.start_seal(nonce, &[])?))) }
}

/// Starts to decrypt a message in pieces. **What it gives is not authentic before phalanx_aead_stream_verify has said so**: keep it to yourself
/// until then. A whole message is better opened by phalanx_aead_open.
///
/// Sizes, ownership, threads and errors as phalanx_aead_stream_seal_new.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_open_unverified_new(
    out: *mut *mut phalanx_aead_stream,
    aead: *const phalanx_aead,
    nonce: *const u8,
    nonce_len: usize,
) -> c_int {
    // SAFETY: the caller gives what the documentation says.
    unsafe {
        start(out, aead, nonce, nonce_len, |key, nonce| Ok(AeadProgress::Open(key.start_open_unverified(nonce, &[])?)))
    }
}

/// Starts a message in pieces.
///
/// # Safety
/// As [`phalanx_aead_stream_seal_new`].
unsafe fn start(
    out: *mut *mut phalanx_aead_stream,
    aead: *const phalanx_aead,
    nonce: *const u8,
    nonce_len: usize,
    state: impl FnOnce(&Aead, &[u8]) -> Outcome<AeadProgress>,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            give(out, || {
                let (aead, nonce) = (handle(aead)?, Span::read("nonce", nonce, nonce_len));
                check(&[nonce])?;
                let (key, nonce) = (aead.key.clone(), nonce.bytes());
                let state = state(&key, nonce)?;
                Ok(phalanx_aead_stream { key, nonce: nonce.to_vec(), aad: Zeroizing::default(), state })
            })
        }
    })
}

/// Adds associated data, in pieces of any size, before the first phalanx_aead_stream_update. It is kept in memory until then.
///
/// Threads: one at a time. Errors: PHALANX_E_STATE after the first piece of the message, PHALANX_E_LIMIT for more than there is memory for,
/// PHALANX_E_LENGTH, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_aad(
    stream: *mut phalanx_aead_stream,
    aad: *const u8,
    aad_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let (stream, aad) = (unsafe { handle_mut(stream) }?, Span::read("aad", aad, aad_len));
        check(&[aad])?;
        // SAFETY: as above, and it was checked.
        let aad = unsafe { aad.bytes() };
        match stream.state {
            AeadProgress::Seal(_) | AeadProgress::Open(_) => {
                if stream.aad.try_reserve(aad.len()).is_err() {
                    refuse!(
                        PHALANX_E_LIMIT,
                        "{} more bytes of associated data are more than there is memory for",
                        aad.len()
                    );
                }
                stream.aad.extend_from_slice(aad);
            }
            _ => refuse!(PHALANX_E_STATE, "all associated data comes before the first piece of the message"),
        }
        Ok(())
    })
}

/// Encrypts or decrypts the next piece, of any size: `src` and `dst` have `len` bytes each, and are the same or apart.
///
/// Threads: one at a time. Errors: PHALANX_E_LIMIT if the message becomes too long, PHALANX_E_STATE after its end, PHALANX_E_LENGTH,
/// PHALANX_E_NULL; `dst` is zero or untouched then.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_update(
    stream: *mut phalanx_aead_stream,
    src: *const u8,
    dst: *mut u8,
    len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let stream = unsafe { handle_mut(stream) }?;
        let (src, dst) = (Span::source(src, dst, len), Span::written("dst", dst, len));
        check(&[src, dst])?;
        // SAFETY: as above, and both were checked.
        let message = unsafe { InPlace::new(src, dst) };
        match stream.data()? {
            AeadProgress::SealData(sealer) => message.run(|data| sealer.update(data)),
            AeadProgress::OpenData(opener) => message.run(|data| opener.update(data)),
            _ => refuse!(PHALANX_E_STATE, "the message has ended: start another one"),
        }
    })
}

/// Ends a message that was encrypted, and writes its tag, of as many bytes as in phalanx_aead_seal. The handle remains to be freed.
///
/// Threads: one at a time. Errors: PHALANX_E_LENGTH for the tag or a message that may not be empty, PHALANX_E_STATE for a message that was
/// decrypted or has ended, PHALANX_E_LIMIT for associated data that is too long, PHALANX_E_NULL. It has ended after PHALANX_E_LENGTH and
/// PHALANX_E_LIMIT, too.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_finish(
    stream: *mut phalanx_aead_stream,
    tag: *mut u8,
    tag_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let (stream, tag) = (unsafe { handle_mut(stream) }?, Span::written("tag", tag, tag_len));
        check(&[tag])?;
        if matches!(stream.data()?, AeadProgress::OpenData(_)) {
            refuse!(PHALANX_E_STATE, "this message is decrypted: phalanx_aead_stream_verify ends it");
        }
        let AeadProgress::SealData(sealer) = std::mem::replace(&mut stream.state, AeadProgress::Ended) else {
            refuse!(PHALANX_E_STATE, "the message has ended: start another one");
        };
        // SAFETY: as above, and it was checked.
        Ok(sealer.finish(unsafe { tag.bytes_mut() })?)
    })
}

/// Ends a message that was decrypted, and verifies its tag in constant time. Only PHALANX_OK says that what was given is authentic. The handle
/// remains to be freed.
///
/// Threads: one at a time. Errors: PHALANX_E_AUTH, after which it has ended, too; and as phalanx_aead_stream_finish.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_verify(
    stream: *mut phalanx_aead_stream,
    tag: *const u8,
    tag_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let (stream, tag) = (unsafe { handle_mut(stream) }?, Span::read("tag", tag, tag_len));
        check(&[tag])?;
        if matches!(stream.data()?, AeadProgress::SealData(_)) {
            refuse!(PHALANX_E_STATE, "this message is encrypted: phalanx_aead_stream_finish ends it");
        }
        let AeadProgress::OpenData(opener) = std::mem::replace(&mut stream.state, AeadProgress::Ended) else {
            refuse!(PHALANX_E_STATE, "the message has ended: start another one");
        };
        // SAFETY: as above, and it was checked.
        Ok(opener.verify(unsafe { tag.bytes() })?)
    })
}

/// Copies a message as it is now, to go on with in another way: `*out` is a handle of its own, or NULL if that fails. **Two messages that go on
/// differently from one nonce give both away**: it is for programs that look ahead.
///
/// Threads: one at a time. Errors: PHALANX_E_STATE after the end of the message, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_dup(
    out: *mut *mut phalanx_aead_stream,
    stream: *const phalanx_aead_stream,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            give(out, || {
                let phalanx_aead_stream { key, nonce, aad, state } = handle(stream)?;
                let state = match state {
                    AeadProgress::Seal(state) => AeadProgress::Seal(state.clone()),
                    AeadProgress::Open(state) => AeadProgress::Open(state.clone()),
                    AeadProgress::SealData(state) => AeadProgress::SealData(state.clone()),
                    AeadProgress::OpenData(state) => AeadProgress::OpenData(state.clone()),
                    AeadProgress::Ended => refuse!(PHALANX_E_STATE, "the message has ended: start another one"),
                };
                Ok(phalanx_aead_stream { key: key.clone(), nonce: nonce.clone(), aad: aad.clone(), state })
            })
        }
    })
}

/// Ends the handle of a message and wipes it. NULL is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_aead_stream_free(stream: *mut phalanx_aead_stream) {
    // SAFETY: the caller gives what the documentation says.
    unsafe { free(stream) }
}
