//! Encryption without authentication: blocks, streams, chained blocks.

use std::ffi::{c_char, c_int};
use std::sync::Arc;

use phalanx_catalogue::Role;
use phalanx_catalogue::roles::{BlockMode, Blocks, Direction, RunningBlockMode, RunningStream, Stream};
use zeroize::Zeroizing;

use crate::catalogue::{keyed, tried};
use crate::memory::{InPlace, Span, check, free, give, give_bytes, handle, handle_mut};
use crate::status::{Outcome, guard, refuse};

/// For phalanx_stream_new and phalanx_chain_new: a plaintext becomes a ciphertext.
pub const PHALANX_ENCRYPT: c_int = 0;
/// For phalanx_stream_new and phalanx_chain_new: a ciphertext becomes a plaintext.
pub const PHALANX_DECRYPT: c_int = 1;

/// A key of a cipher that does not authenticate, with its options.
#[allow(non_camel_case_types, reason = "a name of C")]
pub struct phalanx_cipher {
    pub(crate) name: &'static str,
    pub(crate) mode: Mode,
}

pub(crate) enum Mode {
    Blocks(Arc<Blocks>),
    Stream(Arc<Stream>),
    Chain(Arc<BlockMode>, usize),
}

/// A message in pieces that keeps its length.
#[allow(non_camel_case_types, reason = "a name of C")]
pub struct phalanx_stream(RunningStream);

/// A message in pieces of whole blocks, with padding or without.
#[allow(non_camel_case_types, reason = "a name of C")]
pub struct phalanx_chain {
    block: usize,
    state: Option<RunningBlockMode>,
}

fn direction(direction: c_int) -> Outcome<Direction> {
    match direction {
        PHALANX_ENCRYPT => Ok(Direction::Encrypt),
        PHALANX_DECRYPT => Ok(Direction::Decrypt),
        other => refuse!(PHALANX_E_PARAMETER, "{other} is no direction: give PHALANX_ENCRYPT or PHALANX_DECRYPT"),
    }
}

/// Makes a key of a cipher that does not authenticate: an algorithm of the role PHALANX_ROLE_BLOCKS, PHALANX_ROLE_STREAM or
/// PHALANX_ROLE_CHAIN, by name, alias or OID. **Whoever changes the ciphertext changes the plaintext, unnoticed**: where nothing else
/// authenticates it, take phalanx_aead_new.
///
/// `key` has `key_bytes` of phalanx_describe; it is copied, and wiped when the handle is freed. `options` is NULL or a text such as
/// "section=4096;level=avx2". `*out` is the new handle, which phalanx_cipher_free ends, or NULL if that fails.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH for the key, PHALANX_E_PARAMETER and PHALANX_E_LEVEL for options, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_cipher_new(
    out: *mut *mut phalanx_cipher,
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const c_char,
) -> c_int {
    // SAFETY: the caller gives what the documentation says.
    unsafe {
        keyed(out, name, key, key_len, options, |algorithm, key, options| {
            let iv = vec![0; algorithm.nonce.bytes];
            let mode = match algorithm.role() {
                Role::Stream => {
                    let mode = algorithm.stream(key, options)?;
                    tried(mode.start(Direction::Encrypt, &iv))?;
                    Mode::Stream(mode.into())
                }
                Role::Chain => {
                    let mode = algorithm.chain(key, options)?;
                    tried(mode.start(Direction::Encrypt, &iv))?;
                    Mode::Chain(mode.into(), algorithm.block_bytes)
                }
                // Anything else is refused there.
                _ => Mode::Blocks(algorithm.blocks(key, options)?.into()),
            };
            Ok(phalanx_cipher { name: algorithm.name(), mode })
        })
    }
}

/// Ends a key and wipes it. NULL is nothing. No other thread may use it any more; messages that were started keep what they need.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_cipher_free(cipher: *mut phalanx_cipher) {
    // SAFETY: the caller gives what the documentation says.
    unsafe { free(cipher) }
}

/// Encrypts a whole message, without padding.
///
/// `src` and `dst` have `len` bytes each, and are the same or apart; `iv` has `nonce_bytes` of phalanx_describe, or is NULL with length 0 where
/// that is 0. What an IV has to be says `nonce_rule` there. Blocks by themselves (ECB) show which of them are equal.
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_LENGTH, also for what is not whole blocks where it has to be, PHALANX_E_LIMIT, PHALANX_E_ALGORITHM with the option
/// "padding" (take phalanx_chain_new), PHALANX_E_NULL; `dst` is zero or untouched then.
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
    // SAFETY: the caller gives what the documentation says.
    unsafe { crypt(Direction::Encrypt, cipher, iv, iv_len, src, dst, len) }
}

/// Decrypts a whole message, without padding. **Nothing says whether it was changed.**
///
/// Sizes, threads and errors as phalanx_cipher_encrypt.
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
    // SAFETY: the caller gives what the documentation says.
    unsafe { crypt(Direction::Decrypt, cipher, iv, iv_len, src, dst, len) }
}

/// A whole message.
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
        // SAFETY: the caller gives what the documentation says.
        let (cipher, iv) = (unsafe { handle(cipher) }?, Span::read("iv", iv, iv_len));
        let (src, dst) = (Span::source(src, dst, len), Span::written("dst", dst, len));
        check(&[iv, src, dst])?;
        // SAFETY: as above, and all were checked.
        let (iv, message) = unsafe { (iv.bytes(), InPlace::new(src, dst)) };
        match &cipher.mode {
            Mode::Blocks(_) if !iv.is_empty() => {
                refuse!(PHALANX_E_LENGTH, "{} takes no IV, got {iv_len} bytes", cipher.name)
            }
            Mode::Blocks(mode) => message.run(|data| mode.crypt(direction, data)),
            Mode::Stream(mode) => message.run(|data| mode.crypt(direction, iv, data)),
            Mode::Chain(mode, _) => message.run(|data| mode.crypt(direction, iv, data)),
        }
    })
}

/// Starts a message in pieces, with a key of the role PHALANX_ROLE_STREAM.
///
/// `direction` is PHALANX_ENCRYPT or PHALANX_DECRYPT, `iv` as in phalanx_cipher_encrypt. `*out` is the new handle, which phalanx_stream_free
/// ends, or NULL if that fails; the key may be freed before it.
///
/// Threads: one at a time uses a message.
///
/// Errors: PHALANX_E_ALGORITHM for a key of another role, PHALANX_E_LENGTH for the IV, PHALANX_E_PARAMETER for the direction, PHALANX_E_NULL.
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
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            give(out, || {
                let (cipher, iv) = (handle(cipher)?, Span::read("iv", iv, iv_len));
                check(&[iv])?;
                let Mode::Stream(mode) = &cipher.mode else {
                    refuse!(PHALANX_E_ALGORITHM, "{} is no stream: see the role in phalanx_describe", cipher.name);
                };
                Ok(phalanx_stream(mode.start(self::direction(direction)?, iv.bytes())?))
            })
        }
    })
}

/// Encrypts or decrypts the next piece, of any size: `src` and `dst` have `len` bytes each, and are the same or apart.
///
/// Threads: one at a time. Errors: PHALANX_E_LIMIT if the message becomes too long, PHALANX_E_LENGTH, PHALANX_E_NULL; `dst` is zero or untouched
/// then.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_stream_apply(
    stream: *mut phalanx_stream,
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
        message.run(|data| stream.0.apply(data))
    })
}

/// Goes to a place of the message, in bytes from its beginning. Where keys change on the way (ACPKM, meshing), it takes time for each of them: a
/// place far away takes long.
///
/// Threads: one at a time. Errors: PHALANX_E_ALGORITHM where every byte depends on those before (CFB, OFB), PHALANX_E_LIMIT beyond the longest
/// message, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_stream_seek(stream: *mut phalanx_stream, place: u64) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let stream = unsafe { handle_mut(stream) }?;
        Ok(stream.0.seek(place)?)
    })
}

/// Copies a message as it is now: `*out` is a handle of its own, or NULL if that fails. **Two messages that go on differently from one place
/// give both away.**
///
/// Threads: one at a time. Errors: PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_stream_dup(out: *mut *mut phalanx_stream, stream: *const phalanx_stream) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        unsafe { give(out, || Ok(phalanx_stream(handle(stream)?.0.clone()))) }
    })
}

/// Ends the handle of a message and wipes it. NULL is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_stream_free(stream: *mut phalanx_stream) {
    // SAFETY: the caller gives what the documentation says.
    unsafe { free(stream) }
}

/// Starts a message of chained blocks in pieces, with a key of the role PHALANX_ROLE_CHAIN: CBC with the padding of the option "padding"
/// ("none", "10*" or "pkcs7"), CFB of DSTU 7624 with its segments.
///
/// Sizes, ownership, threads and errors as phalanx_stream_new.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_chain_new(
    out: *mut *mut phalanx_chain,
    cipher: *const phalanx_cipher,
    direction: c_int,
    iv: *const u8,
    iv_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            give(out, || {
                let (cipher, iv) = (handle(cipher)?, Span::read("iv", iv, iv_len));
                check(&[iv])?;
                let Mode::Chain(mode, block) = &cipher.mode else {
                    refuse!(PHALANX_E_ALGORITHM, "{} chains no blocks: see the role in phalanx_describe", cipher.name);
                };
                let state = mode.start(self::direction(direction)?, iv.bytes())?;
                Ok(phalanx_chain { block: *block, state: Some(state) })
            })
        }
    })
}

/// Takes the next piece, of `len` bytes, and writes what is ready to `dst`, which has room for `cap`: `len` and a block (`block_bytes` of
/// phalanx_describe) at least. `*written` is how much it was. `src` and `dst` are the same or apart.
///
/// Threads: one at a time. Errors: PHALANX_E_LENGTH if `dst` is too small, PHALANX_E_STATE after the end of the message, PHALANX_E_NULL; nothing was
/// taken or written then.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_chain_update(
    chain: *mut phalanx_chain,
    src: *const u8,
    len: usize,
    dst: *mut u8,
    cap: usize,
    written: *mut usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let (chain, room) = (unsafe { handle_mut(chain) }?, Span::written("dst", dst, cap));
        check(&[Span::source(src, dst, len), room, Span::result("written", written)])?;
        // SAFETY: as above, and all were checked.
        unsafe {
            step(chain, len, room, written, |state, out| {
                // What is ready goes through a buffer of ours, so that `src` may be `dst`: nothing is written there before the piece was taken, and
                // there is room for more than it has.
                state.update(Span::read("src", src, len).bytes(), out);
                Ok(())
            })
        }
    })
}

/// A step of a message: what it gives fits, since more than a block does not wait.
///
/// # Safety
/// `dst` and `written` were checked.
unsafe fn step(
    chain: &mut phalanx_chain,
    len: usize,
    dst: Span,
    written: *mut usize,
    work: impl FnOnce(&mut RunningBlockMode, &mut Vec<u8>) -> Outcome,
) -> Outcome {
    let Some(state) = &mut chain.state else {
        refuse!(PHALANX_E_STATE, "the message has ended: start another one");
    };
    let (cap, most) = (dst.len(), len.saturating_add(chain.block));
    if cap < most {
        refuse!(PHALANX_E_LENGTH, "dst has room for {cap} bytes: it takes {most}, a block more than there are");
    }
    // SAFETY: as the caller says.
    unsafe { written.write(0) };
    let mut out = Zeroizing::new(Vec::with_capacity(most));
    work(state, &mut out)?;
    // SAFETY: as the caller says.
    unsafe { give_bytes(&out, dst, written) }
}

/// Ends a message: writes what is left, with padding added or taken away, to `dst`, which has room for a block at least. `*written` is how much
/// it was. The handle remains to be freed.
///
/// Threads: one at a time. Errors: PHALANX_E_LENGTH if the message is not whole blocks where it has to be, or `dst` is too small,
/// PHALANX_E_AUTH if the padding is wrong (tell nobody who may try many ciphertexts: a padding oracle gives the plaintext away),
/// PHALANX_E_STATE after the end of the message, PHALANX_E_NULL. It has ended after PHALANX_E_AUTH, too, and after PHALANX_E_LENGTH if `dst` had
/// room for a block.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_chain_finish(
    chain: *mut phalanx_chain,
    dst: *mut u8,
    cap: usize,
    written: *mut usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let (chain, dst) = (unsafe { handle_mut(chain) }?, Span::written("dst", dst, cap));
        check(&[dst, Span::result("written", written)])?;
        if chain.state.is_some() && cap < chain.block {
            refuse!(PHALANX_E_LENGTH, "dst has room for {cap} bytes: it takes a block, {}", chain.block);
        }
        let mut ended = phalanx_chain { block: chain.block, state: chain.state.take() };
        // SAFETY: as above, and both were checked.
        unsafe { step(&mut ended, 0, dst, written, |state, out| Ok(state.clone().finish(out)?)) }
    })
}

/// Copies a message as it is now: `*out` is a handle of its own, or NULL if that fails.
///
/// Threads: one at a time. Errors: PHALANX_E_STATE after the end of the message, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_chain_dup(out: *mut *mut phalanx_chain, chain: *const phalanx_chain) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            give(out, || {
                let phalanx_chain { block, state } = handle(chain)?;
                let Some(state) = state else {
                    refuse!(PHALANX_E_STATE, "the message has ended: start another one");
                };
                Ok(phalanx_chain { block: *block, state: Some(state.clone()) })
            })
        }
    })
}

/// Ends the handle of a message and wipes it. NULL is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_chain_free(chain: *mut phalanx_chain) {
    // SAFETY: the caller gives what the documentation says.
    unsafe { free(chain) }
}
