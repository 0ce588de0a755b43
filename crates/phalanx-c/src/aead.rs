//! Authenticated encryption of whole messages or piece by piece.

use std::ffi::{c_char, c_int};
use std::sync::Arc;

use phalanx::Wiped;
use phalanx_catalogue::roles::{Aead, RunningEncryption, UnverifiedDecryption};

use crate::catalogue::keyed;
use crate::memory::{InPlace, Span, check, free, give, handle, handle_mut};
use crate::status::{Outcome, guard, refuse};

/// An AEAD key with its options.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_aead {
    pub(crate) key: Arc<Aead>,
    /// Nonce length of a row, in bytes.
    pub(crate) nonce: usize,
}

/// A message that is sealed or opened piece by piece.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_aead_stream {
    key: Arc<Aead>,
    nonce: Vec<u8>,
    aad: Wiped,
    state: AeadProgress,
}

enum AeadProgress {
    /// Still accepts associated data.
    Seal(RunningEncryption),
    Open(UnverifiedDecryption),
    SealData(RunningEncryption),
    OpenData(UnverifiedDecryption),
    Ended,
}

impl phalanx_aead_stream {
    /// Ends the associated data if that hasn't happened yet, and returns the state.
    fn data(&mut self) -> Outcome<&mut AeadProgress> {
        self.state = match std::mem::replace(&mut self.state, AeadProgress::Ended) {
            AeadProgress::Seal(fresh) if self.aad.is_empty() => AeadProgress::SealData(fresh),
            AeadProgress::Open(fresh) if self.aad.is_empty() => AeadProgress::OpenData(fresh),
            AeadProgress::Seal(_) => AeadProgress::SealData(self.key.start_seal(&self.nonce, &self.aad)?),
            AeadProgress::Open(_) => AeadProgress::OpenData(self.key.start_open_unverified(&self.nonce, &self.aad)?),
            other => other,
        };
        Ok(&mut self.state)
    }
}

/// Creates an AEAD key: an algorithm of the role PHALANX_ROLE_AEAD, by name, alias or OID.
///
/// `key` is `key_bytes` long, as reported by phalanx_describe. It is copied, and the copy is wiped
/// when the handle is freed. `options` is NULL or a string such as "level=avx2;tag=12". `*out`
/// receives the new handle, or NULL on failure. Free it with phalanx_aead_free.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH for the key, PHALANX_E_PARAMETER and
/// PHALANX_E_LEVEL for options, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_new(
    out: *mut *mut phalanx_aead,
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const c_char,
) -> c_int {
    // SAFETY: the caller upholds the documented contract.
    unsafe {
        keyed(out, name, key, key_len, options, |algorithm, key, options| {
            Ok(phalanx_aead { key: algorithm.aead(key, options)?.into(), nonce: algorithm.nonce.bytes })
        })
    }
}

/// Frees a key and wipes it. NULL is allowed. No other thread may be using it. Messages in progress are
/// not affected.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_aead_free(aead: *mut phalanx_aead) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(aead) }
}

/// Encrypts a whole message and writes its tag.
///
/// `src` and `dst` are `len` bytes each, and must either be the same buffer or not overlap. `nonce`
/// is `nonce_bytes` long, as reported by phalanx_describe, and `tag` must have room for
/// `tag_bytes`, or for the size set with the option "tag". Never reuse a nonce with the same key.
/// `aad` is authenticated but not encrypted. An empty `aad` or message may be NULL with length 0.
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_LENGTH, PHALANX_E_LIMIT, PHALANX_E_PARAMETER for a nonce that the standard
/// forbids, PHALANX_E_NULL. On error, `dst` is zero or unchanged.
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
        // SAFETY: the caller upholds the documented contract.
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

/// Verifies the tag of a whole message in constant time, and decrypts the message only if the tag
/// is valid.
///
/// Sizes and threads are as in phalanx_aead_seal.
///
/// Errors: PHALANX_E_AUTH if the message, tag, nonce or associated data was modified or the key is
/// wrong, and those of phalanx_aead_seal. The algorithms "...-gcm-dstu" follow the standard, in
/// which the tag does not cover the nonce, so a wrong nonce yields a wrong message without an
/// error. On error, `dst` is zero or unchanged. Unverified data is never released.
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
        // SAFETY: the caller upholds the documented contract.
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

/// Starts encrypting a message piece by piece. Call phalanx_aead_stream_aad, then
/// phalanx_aead_stream_update, then phalanx_aead_stream_finish.
///
/// `nonce` is as in phalanx_aead_seal. `*out` receives the new handle, or NULL on failure. Free it
/// with phalanx_aead_stream_free. You may free the key first.
///
/// Threads: one at a time.
///
/// Errors: those of phalanx_aead_seal, and PHALANX_E_ALGORITHM for modes that need to know the
/// message length up front (CCM).
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_seal_new(
    out: *mut *mut phalanx_aead_stream,
    aead: *const phalanx_aead,
    nonce: *const u8,
    nonce_len: usize,
) -> c_int {
    // SAFETY: the caller upholds the documented contract.
    unsafe { start(out, aead, nonce, nonce_len, |key, nonce| Ok(AeadProgress::Seal(key.start_seal(nonce, &[])?))) }
}

/// Starts decrypting a message piece by piece. **Do not use the plaintext until
/// phalanx_aead_stream_verify succeeds**, because until then it isn't authenticated. If you have
/// the whole message, prefer phalanx_aead_open.
///
/// Sizes, ownership, threads and errors are the same as those of phalanx_aead_stream_seal_new.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_open_unverified_new(
    out: *mut *mut phalanx_aead_stream,
    aead: *const phalanx_aead,
    nonce: *const u8,
    nonce_len: usize,
) -> c_int {
    // SAFETY: the caller upholds the documented contract.
    unsafe {
        start(out, aead, nonce, nonce_len, |key, nonce| Ok(AeadProgress::Open(key.start_open_unverified(nonce, &[])?)))
    }
}

/// Starts a message that is processed piece by piece.
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
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            give(out, || {
                let (aead, nonce) = (handle(aead)?, Span::read("nonce", nonce, nonce_len));
                check(&[nonce])?;
                let (key, nonce) = (aead.key.clone(), nonce.bytes());
                let state = state(&key, nonce)?;
                Ok(phalanx_aead_stream { key, nonce: nonce.to_vec(), aad: Wiped::default(), state })
            })
        }
    })
}

/// Adds associated data, in pieces of any size. This must come before the first
/// phalanx_aead_stream_update, and the data is kept in memory until then.
///
/// Threads: one at a time. Errors: PHALANX_E_STATE after the first piece of the message,
/// PHALANX_E_LIMIT if memory runs out, PHALANX_E_LENGTH, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_aad(
    stream: *mut phalanx_aead_stream,
    aad: *const u8,
    aad_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (stream, aad) = (unsafe { handle_mut(stream) }?, Span::read("aad", aad, aad_len));
        check(&[aad])?;
        // SAFETY: as above, and it was checked.
        let aad = unsafe { aad.bytes() };
        match stream.state {
            AeadProgress::Seal(_) | AeadProgress::Open(_) => {
                if stream.aad.try_reserve(aad.len()).is_err() {
                    refuse!(
                        PHALANX_E_LIMIT,
                        "aad: not enough memory for {} more bytes: use less associated data",
                        aad.len()
                    );
                }
                stream.aad.extend_from_slice(aad);
            }
            _ => refuse!(
                PHALANX_E_STATE,
                "aad: the message has already started: add all associated data before its first piece"
            ),
        }
        Ok(())
    })
}

/// Encrypts or decrypts the next piece, of any size. `src` and `dst` are `len` bytes each, and must
/// either be the same buffer or not overlap.
///
/// Threads: one at a time. Errors: PHALANX_E_LIMIT if the message becomes too long, PHALANX_E_STATE
/// after its end, PHALANX_E_LENGTH, PHALANX_E_NULL. On error, `dst` is zero or unchanged.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_update(
    stream: *mut phalanx_aead_stream,
    src: *const u8,
    dst: *mut u8,
    len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let stream = unsafe { handle_mut(stream) }?;
        let (src, dst) = (Span::source(src, dst, len), Span::written("dst", dst, len));
        check(&[src, dst])?;
        // SAFETY: as above, and both were checked.
        let message = unsafe { InPlace::new(src, dst) };
        match stream.data()? {
            AeadProgress::SealData(sealer) => message.run(|data| sealer.update(data)),
            AeadProgress::OpenData(opener) => message.run(|data| opener.update(data)),
            _ => refuse!(PHALANX_E_STATE, "the message has ended: start a new one"),
        }
    })
}

/// Finishes encrypting a message and writes its tag, which is the same size as in
/// phalanx_aead_seal. You still have to free the handle.
///
/// Threads: one at a time. Errors: PHALANX_E_LENGTH for the tag or if the message is empty and the
/// algorithm does not allow that, PHALANX_E_STATE if the message is being decrypted or has ended,
/// PHALANX_E_LIMIT if the associated data is too long, PHALANX_E_NULL. PHALANX_E_LENGTH and
/// PHALANX_E_LIMIT also end the message.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_finish(
    stream: *mut phalanx_aead_stream,
    tag: *mut u8,
    tag_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (stream, tag) = (unsafe { handle_mut(stream) }?, Span::written("tag", tag, tag_len));
        check(&[tag])?;
        if matches!(stream.data()?, AeadProgress::OpenData(_)) {
            refuse!(PHALANX_E_STATE, "the message is being decrypted: end it with phalanx_aead_stream_verify");
        }
        let AeadProgress::SealData(sealer) = std::mem::replace(&mut stream.state, AeadProgress::Ended) else {
            refuse!(PHALANX_E_STATE, "the message has ended: start a new one");
        };
        // SAFETY: as above, and it was checked.
        Ok(sealer.finish(unsafe { tag.bytes_mut() })?)
    })
}

/// Finishes decrypting a message and verifies its tag in constant time. The plaintext is authentic
/// only if this returns PHALANX_OK. You still have to free the handle.
///
/// Threads: one at a time. Errors: PHALANX_E_AUTH, which also ends the message, and those of
/// phalanx_aead_stream_finish.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_verify(
    stream: *mut phalanx_aead_stream,
    tag: *const u8,
    tag_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (stream, tag) = (unsafe { handle_mut(stream) }?, Span::read("tag", tag, tag_len));
        check(&[tag])?;
        if matches!(stream.data()?, AeadProgress::SealData(_)) {
            refuse!(PHALANX_E_STATE, "the message is being encrypted: end it with phalanx_aead_stream_finish");
        }
        let AeadProgress::OpenData(opener) = std::mem::replace(&mut stream.state, AeadProgress::Ended) else {
            refuse!(PHALANX_E_STATE, "the message has ended: start a new one");
        };
        // SAFETY: as above, and it was checked.
        Ok(opener.verify(unsafe { tag.bytes() })?)
    })
}

/// Copies the current state of a message, for programs that need to look ahead. `*out` receives a
/// separate handle, or NULL on failure. **Continuing both with different data reuses the nonce**,
/// which reveals both messages.
///
/// Threads: one at a time. Errors: PHALANX_E_STATE after the end of the message, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_stream_dup(
    out: *mut *mut phalanx_aead_stream,
    stream: *const phalanx_aead_stream,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            give(out, || {
                let phalanx_aead_stream { key, nonce, aad, state } = handle(stream)?;
                let state = match state {
                    AeadProgress::Seal(state) => AeadProgress::Seal(state.clone()),
                    AeadProgress::Open(state) => AeadProgress::Open(state.clone()),
                    AeadProgress::SealData(state) => AeadProgress::SealData(state.clone()),
                    AeadProgress::OpenData(state) => AeadProgress::OpenData(state.clone()),
                    AeadProgress::Ended => refuse!(PHALANX_E_STATE, "the message has ended: start a new one"),
                };
                Ok(phalanx_aead_stream { key: key.clone(), nonce: nonce.clone(), aad: aad.clone(), state })
            })
        }
    })
}

/// Frees a message handle and wipes its state. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_aead_stream_free(stream: *mut phalanx_aead_stream) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(stream) }
}
