//! Unauthenticated encryption: blocks, streams and block modes.

use std::ffi::{c_char, c_int};
use std::sync::Arc;

use phalanx::Wiped;
use phalanx_catalogue::Role;
use phalanx_catalogue::roles::{BlockMode, Blocks, Direction, RunningBlockMode, RunningStream, Stream};

use crate::catalogue::{keyed, tried};
use crate::memory::{InPlace, Span, check, free, give, give_bytes, handle, handle_mut};
use crate::status::{Outcome, guard, refuse};

/// For phalanx_stream_new and phalanx_block_mode_new: encrypt.
pub const PHALANX_ENCRYPT: c_int = 0;
/// For phalanx_stream_new and phalanx_block_mode_new: decrypt.
pub const PHALANX_DECRYPT: c_int = 1;

/// A key of an unauthenticated mode with its options.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_cipher {
    pub(crate) name: &'static str,
    pub(crate) mode: KeyByRole,
}

pub(crate) enum KeyByRole {
    Blocks(Arc<Blocks>),
    Stream(Arc<Stream>),
    BlockMode(Arc<BlockMode>, usize),
}

/// A message that is processed piece by piece, with a ciphertext as long as its plaintext.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_stream(RunningStream);

/// A message that is processed piece by piece in blocks, with or without padding.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_block_mode {
    block: usize,
    state: Option<RunningBlockMode>,
}

fn direction(direction: c_int) -> Outcome<Direction> {
    match direction {
        PHALANX_ENCRYPT => Ok(Direction::Encrypt),
        PHALANX_DECRYPT => Ok(Direction::Decrypt),
        other => refuse!(PHALANX_E_PARAMETER, "invalid direction {other}: use PHALANX_ENCRYPT or PHALANX_DECRYPT"),
    }
}

/// Creates a key of an unauthenticated mode: an algorithm of the role PHALANX_ROLE_BLOCKS,
/// PHALANX_ROLE_STREAM or PHALANX_ROLE_BLOCK_MODE, by name, alias or OID. **Anyone who can modify the
/// ciphertext can modify the plaintext without being detected.** Unless something else
/// authenticates it, use phalanx_aead_new.
///
/// `key` is `key_bytes` long, as reported by phalanx_describe. It is copied, and the copy is wiped
/// when the handle is freed. `options` is NULL or a string such as "section=4096;level=avx2".
/// `*out` receives the new handle, or NULL on failure. Free it with phalanx_cipher_free.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH for the key, PHALANX_E_PARAMETER and
/// PHALANX_E_LEVEL for options, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_cipher_new(
    out: *mut *mut phalanx_cipher,
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const c_char,
) -> c_int {
    // SAFETY: the caller upholds the documented contract.
    unsafe {
        keyed(out, name, key, key_len, options, |algorithm, key, options| {
            let iv = vec![0; algorithm.nonce.bytes];
            let mode = match algorithm.role() {
                Role::Stream => {
                    let mode = algorithm.stream(key, options)?;
                    tried(mode.start(Direction::Encrypt, &iv))?;
                    KeyByRole::Stream(mode.into())
                }
                Role::BlockMode => {
                    let mode = algorithm.block_mode(key, options)?;
                    tried(mode.start(Direction::Encrypt, &iv))?;
                    KeyByRole::BlockMode(mode.into(), algorithm.block_bytes)
                }
                // This also rejects all other roles.
                _ => KeyByRole::Blocks(algorithm.blocks(key, options)?.into()),
            };
            Ok(phalanx_cipher { name: algorithm.name(), mode })
        })
    }
}

/// Frees a key and wipes it. NULL is allowed. No other thread may be using it. Messages in progress are
/// not affected.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_cipher_free(cipher: *mut phalanx_cipher) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(cipher) }
}

/// Encrypts a whole message, without padding.
///
/// `src` and `dst` are `len` bytes each, and must either be the same buffer or not overlap. `iv` is
/// `nonce_bytes` long, as reported by phalanx_describe; if that is 0, `iv` may be NULL with length
/// 0. `nonce_rule` tells you how to choose an IV. Encrypting individual blocks (ECB) reveals which
/// of them are equal.
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_LENGTH (also if the mode requires a multiple of the block size),
/// PHALANX_E_LIMIT, PHALANX_E_ALGORITHM with the option "padding" (use phalanx_block_mode_new),
/// PHALANX_E_NULL. On error, `dst` is zero or unchanged.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_cipher_encrypt(
    cipher: *const phalanx_cipher,
    iv: *const u8,
    iv_len: usize,
    src: *const u8,
    dst: *mut u8,
    len: usize,
) -> c_int {
    // SAFETY: the caller upholds the documented contract.
    unsafe { crypt(Direction::Encrypt, cipher, iv, iv_len, src, dst, len) }
}

/// Decrypts a whole message, without padding. **Modifications are not detected.**
///
/// Sizes, threads and errors are the same as those of phalanx_cipher_encrypt.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_cipher_decrypt(
    cipher: *const phalanx_cipher,
    iv: *const u8,
    iv_len: usize,
    src: *const u8,
    dst: *mut u8,
    len: usize,
) -> c_int {
    // SAFETY: the caller upholds the documented contract.
    unsafe { crypt(Direction::Decrypt, cipher, iv, iv_len, src, dst, len) }
}

/// Encrypts or decrypts a whole message.
///
/// # Safety
/// As [`phalanx_cipher_encrypt`].
unsafe fn crypt(
    direction: Direction,
    cipher: *const phalanx_cipher,
    iv: *const u8,
    iv_len: usize,
    src: *const u8,
    dst: *mut u8,
    len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (cipher, iv) = (unsafe { handle(cipher) }?, Span::read("iv", iv, iv_len));
        let (src, dst) = (Span::source(src, dst, len), Span::written("dst", dst, len));
        check(&[iv, src, dst])?;
        // SAFETY: as above, and all were checked.
        let (iv, message) = unsafe { (iv.bytes(), InPlace::new(src, dst)) };
        match &cipher.mode {
            KeyByRole::Blocks(_) if !iv.is_empty() => {
                refuse!(PHALANX_E_LENGTH, "{} takes no IV, got {iv_len} bytes", cipher.name)
            }
            KeyByRole::Blocks(mode) => message.run(|data| mode.crypt(direction, data)),
            KeyByRole::Stream(mode) => message.run(|data| mode.crypt(direction, iv, data)),
            KeyByRole::BlockMode(mode, _) => message.run(|data| mode.crypt(direction, iv, data)),
        }
    })
}

/// Starts a message that is processed piece by piece. The key must have the role
/// PHALANX_ROLE_STREAM.
///
/// `direction` is PHALANX_ENCRYPT or PHALANX_DECRYPT. `iv` is as in phalanx_cipher_encrypt. `*out`
/// receives the new handle, or NULL on failure. Free it with phalanx_stream_free. You may free the
/// key first.
///
/// Threads: one at a time.
///
/// Errors: PHALANX_E_ALGORITHM if the key has a different role, PHALANX_E_LENGTH for the IV,
/// PHALANX_E_PARAMETER for the direction, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_stream_new(
    out: *mut *mut phalanx_stream,
    cipher: *const phalanx_cipher,
    direction: c_int,
    iv: *const u8,
    iv_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            give(out, || {
                let (cipher, iv) = (handle(cipher)?, Span::read("iv", iv, iv_len));
                check(&[iv])?;
                let KeyByRole::Stream(mode) = &cipher.mode else {
                    refuse!(
                        PHALANX_E_ALGORITHM,
                        "{}: not a stream mode: use an algorithm of the role PHALANX_ROLE_STREAM",
                        cipher.name
                    );
                };
                Ok(phalanx_stream(mode.start(self::direction(direction)?, iv.bytes())?))
            })
        }
    })
}

/// Encrypts or decrypts the next piece, of any size. `src` and `dst` are `len` bytes each, and must
/// either be the same buffer or not overlap.
///
/// Threads: one at a time. Errors: PHALANX_E_LIMIT if the message becomes too long,
/// PHALANX_E_LENGTH, PHALANX_E_NULL. On error, `dst` is zero or unchanged.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_stream_apply(
    stream: *mut phalanx_stream,
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
        message.run(|data| stream.0.apply(data))
    })
}

/// Seeks to a position in the message, in bytes from the beginning. Seeking far is slow in modes
/// that change keys along the way (ACPKM, meshing), because every key change takes time.
///
/// Threads: one at a time. Errors: PHALANX_E_ALGORITHM for modes in which every byte depends on the
/// bytes before it (CFB, OFB), PHALANX_E_LIMIT beyond the maximum message length, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_stream_seek(stream: *mut phalanx_stream, place: u64) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let stream = unsafe { handle_mut(stream) }?;
        Ok(stream.0.seek(place)?)
    })
}

/// Copies the current state of a message. `*out` receives a separate handle, or NULL on failure.
/// **Continuing both with different data reuses the key stream**, which reveals both messages.
///
/// Threads: one at a time. Errors: PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_stream_dup(out: *mut *mut phalanx_stream, stream: *const phalanx_stream) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe { give(out, || Ok(phalanx_stream(handle(stream)?.0.clone()))) }
    })
}

/// Frees a message handle and wipes its state. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_stream_free(stream: *mut phalanx_stream) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(stream) }
}

/// Starts a message in a block mode (CBC or CFB) that is processed piece by piece. The key must have the role
/// PHALANX_ROLE_BLOCK_MODE, which is either CBC, with padding chosen by the option "padding" ("none",
/// "10*" or "pkcs7"), or DSTU 7624 CFB with its segments.
///
/// Sizes, ownership, threads and errors are the same as those of phalanx_stream_new.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_block_mode_new(
    out: *mut *mut phalanx_block_mode,
    cipher: *const phalanx_cipher,
    direction: c_int,
    iv: *const u8,
    iv_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            give(out, || {
                let (cipher, iv) = (handle(cipher)?, Span::read("iv", iv, iv_len));
                check(&[iv])?;
                let KeyByRole::BlockMode(mode, block) = &cipher.mode else {
                    refuse!(
                        PHALANX_E_ALGORITHM,
                        "{}: not a block mode: use an algorithm of the role PHALANX_ROLE_BLOCK_MODE",
                        cipher.name
                    );
                };
                let state = mode.start(self::direction(direction)?, iv.bytes())?;
                Ok(phalanx_block_mode { block: *block, state: Some(state) })
            })
        }
    })
}

/// Processes the next piece, of `len` bytes, and writes all finished bytes to `dst`. Its capacity
/// `cap` must be at least `len` plus one block (`block_bytes` in phalanx_info). `*written` receives
/// the number of bytes written. `src` and `dst` must be the same or not overlap.
///
/// Threads: one at a time. Errors: PHALANX_E_LENGTH if `dst` is too small, PHALANX_E_STATE after
/// the end of the message, PHALANX_E_NULL. On error, nothing is read or written.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_block_mode_update(
    mode: *mut phalanx_block_mode,
    src: *const u8,
    len: usize,
    dst: *mut u8,
    cap: usize,
    written: *mut usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (mode, room) = (unsafe { handle_mut(mode) }?, Span::written("dst", dst, cap));
        check(&[Span::source(src, dst, len), room, Span::result("written", written)])?;
        // SAFETY: as above, and all were checked.
        unsafe {
            step(mode, len, room, written, |state, out| {
                // Since `src` may be `dst`, the output goes through an internal buffer. We don't
                // write to `dst`, which is large enough, until the whole piece has been read.
                state.update(Span::read("src", src, len).bytes(), out);
                Ok(())
            })
        }
    })
}

/// A single step of a message. The output always fits because at most one block is held back.
///
/// # Safety
/// `dst` and `written` were checked.
unsafe fn step(
    mode: &mut phalanx_block_mode,
    len: usize,
    dst: Span,
    written: *mut usize,
    work: impl FnOnce(&mut RunningBlockMode, &mut Vec<u8>) -> Outcome,
) -> Outcome {
    let Some(state) = &mut mode.state else {
        refuse!(PHALANX_E_STATE, "the message has ended: start a new one");
    };
    let (cap, most) = (dst.len(), len.saturating_add(mode.block));
    if cap < most {
        refuse!(PHALANX_E_LENGTH, "dst: room for only {cap} bytes: provide {most}, the length of src plus one block");
    }
    // SAFETY: the caller guarantees it.
    unsafe { written.write(0) };
    let mut out = Wiped(Vec::with_capacity(most));
    work(state, &mut out)?;
    // SAFETY: the caller guarantees it.
    unsafe { give_bytes(&out, dst, written) }
}

/// Ends a message by writing the remaining bytes to `dst`, with padding added or removed. `dst`
/// must have room for at least one block. `*written` receives the number of bytes written. You
/// still have to free the handle.
///
/// Threads: one at a time. Errors: PHALANX_E_LENGTH if the mode requires a multiple of the block
/// size or `dst` is too small, PHALANX_E_AUTH if the padding is invalid, PHALANX_E_STATE after the
/// end of the message, PHALANX_E_NULL. PHALANX_E_AUTH also ends the message, and so does
/// PHALANX_E_LENGTH if `dst` had room for a block. Do not let anyone who can submit ciphertexts see
/// PHALANX_E_AUTH, because a padding oracle reveals the plaintext.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_block_mode_finish(
    mode: *mut phalanx_block_mode,
    dst: *mut u8,
    cap: usize,
    written: *mut usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (mode, dst) = (unsafe { handle_mut(mode) }?, Span::written("dst", dst, cap));
        check(&[dst, Span::result("written", written)])?;
        if mode.state.is_some() && cap < mode.block {
            refuse!(PHALANX_E_LENGTH, "dst: room for only {cap} bytes: provide one block, {}", mode.block);
        }
        let mut ended = phalanx_block_mode { block: mode.block, state: mode.state.take() };
        // SAFETY: as above, and both were checked.
        unsafe { step(&mut ended, 0, dst, written, |state, out| Ok(state.clone().finish(out)?)) }
    })
}

/// Copies the current state of a message. `*out` receives a separate handle, or NULL on failure.
///
/// Threads: one at a time. Errors: PHALANX_E_STATE after the end of the message, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_block_mode_dup(
    out: *mut *mut phalanx_block_mode,
    mode: *const phalanx_block_mode,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            give(out, || {
                let phalanx_block_mode { block, state } = handle(mode)?;
                let Some(state) = state else {
                    refuse!(PHALANX_E_STATE, "the message has ended: start a new one");
                };
                Ok(phalanx_block_mode { block: *block, state: Some(state.clone()) })
            })
        }
    })
}

/// Frees a message handle and wipes its state. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_block_mode_free(mode: *mut phalanx_block_mode) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(mode) }
}
