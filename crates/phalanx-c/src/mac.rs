//! Message authentication codes.

use std::ffi::{c_char, c_int};
use std::sync::Arc;

use phalanx_catalogue::roles::{Mac, RunningMac};

use crate::catalogue::{keyed, tried};
use crate::memory::{Span, check, free, give, handle, handle_mut};
use crate::status::{Outcome, guard, refuse};

/// A MAC key with its options.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_mac(Arc<Mac>);

/// A message that is authenticated piece by piece.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_mac_stream(Option<RunningMac>);

/// Creates a MAC key: an algorithm of the role PHALANX_ROLE_MAC, by name, alias or OID.
///
/// `key` is `key_bytes` long, as reported by phalanx_describe. It is copied, and the copy is wiped
/// when the handle is freed. `options` is NULL or a string such as "tag=8". `*out` receives the new
/// handle, or NULL on failure. Free it with phalanx_mac_free.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH for the key, PHALANX_E_PARAMETER and
/// PHALANX_E_LEVEL for options, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_mac_new(
    out: *mut *mut phalanx_mac,
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const c_char,
) -> c_int {
    // SAFETY: the caller upholds the documented contract.
    unsafe {
        keyed(out, name, key, key_len, options, |algorithm, key, options| {
            let mac = algorithm.mac(key, options)?;
            tried(mac.start(&vec![0; algorithm.nonce.bytes]))?;
            Ok(phalanx_mac(mac.into()))
        })
    }
}

/// Frees a key and wipes it. NULL is allowed. No other thread may be using it. Messages in progress are
/// not affected.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_mac_free(mac: *mut phalanx_mac) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(mac) }
}

/// Computes the tag of a whole message.
///
/// `tag` must have room for `tag_bytes`, as reported by phalanx_describe, or for the size set with
/// the option "tag". `nonce` is NULL with length 0, except for SP 800-38D GMAC and for the GOST
/// 28147-89 MAC with a UKM (8 bytes).
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_LENGTH (which includes an empty message that the algorithm cannot
/// authenticate), PHALANX_E_LIMIT, PHALANX_E_NULL. On error, `tag` is unchanged.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_mac_compute(
    mac: *const phalanx_mac,
    nonce: *const u8,
    nonce_len: usize,
    message: *const u8,
    len: usize,
    tag: *mut u8,
    tag_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let mac = unsafe { handle(mac) }?;
        let (nonce, message) = (Span::read("nonce", nonce, nonce_len), Span::read("message", message, len));
        let tag = Span::written("tag", tag, tag_len);
        check(&[nonce, message, tag])?;
        // SAFETY: as above, and all were checked.
        unsafe { Ok(mac.0.mac(nonce.bytes(), message.bytes(), tag.bytes_mut())?) }
    })
}

/// Verifies the tag of a whole message in constant time.
///
/// Sizes and threads are as in phalanx_mac_compute. Errors: PHALANX_E_AUTH if authentication fails,
/// and those of phalanx_mac_compute.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_mac_verify(
    mac: *const phalanx_mac,
    nonce: *const u8,
    nonce_len: usize,
    message: *const u8,
    len: usize,
    tag: *const u8,
    tag_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let mac = unsafe { handle(mac) }?;
        let (nonce, message) = (Span::read("nonce", nonce, nonce_len), Span::read("message", message, len));
        let tag = Span::read("tag", tag, tag_len);
        check(&[nonce, message, tag])?;
        // SAFETY: as above, and all were checked.
        unsafe { Ok(mac.0.verify(nonce.bytes(), message.bytes(), tag.bytes())?) }
    })
}

/// Starts a message that arrives in pieces. Call phalanx_mac_stream_update, then
/// phalanx_mac_stream_finish or phalanx_mac_stream_verify.
///
/// `nonce` is as in phalanx_mac_compute. `*out` receives the new handle, or NULL on failure. Free
/// it with phalanx_mac_stream_free. You may free the key first.
///
/// Threads: one at a time. Errors: PHALANX_E_LENGTH for the nonce, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_mac_stream_new(
    out: *mut *mut phalanx_mac_stream,
    mac: *const phalanx_mac,
    nonce: *const u8,
    nonce_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            give(out, || {
                let (mac, nonce) = (handle(mac)?, Span::read("nonce", nonce, nonce_len));
                check(&[nonce])?;
                Ok(phalanx_mac_stream(Some(mac.0.start(nonce.bytes())?)))
            })
        }
    })
}

fn ended() -> Outcome<RunningMac> {
    refuse!(PHALANX_E_STATE, "the message has ended: start a new one")
}

/// Adds the next piece of the message, of any size.
///
/// Threads: one at a time. Errors: PHALANX_E_LIMIT if the message becomes too long, PHALANX_E_STATE
/// after its end, PHALANX_E_LENGTH, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_mac_stream_update(
    stream: *mut phalanx_mac_stream,
    piece: *const u8,
    len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (stream, piece) = (unsafe { handle_mut(stream) }?, Span::read("piece", piece, len));
        check(&[piece])?;
        match &mut stream.0 {
            // SAFETY: as above, and it was checked.
            Some(state) => Ok(state.update(unsafe { piece.bytes() })?),
            None => ended().map(drop),
        }
    })
}

/// Ends the message and writes its tag, which is the same size as in phalanx_mac_compute. You still
/// have to free the handle.
///
/// Threads: one at a time. Errors: PHALANX_E_LENGTH, PHALANX_E_STATE after the end of the message,
/// PHALANX_E_NULL. PHALANX_E_LENGTH also ends the message.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_mac_stream_finish(
    stream: *mut phalanx_mac_stream,
    tag: *mut u8,
    tag_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (stream, tag) = (unsafe { handle_mut(stream) }?, Span::written("tag", tag, tag_len));
        check(&[tag])?;
        // SAFETY: as above, and it was checked.
        Ok(stream.0.take().map_or_else(ended, Ok)?.finish(unsafe { tag.bytes_mut() })?)
    })
}

/// Ends the message and verifies its tag in constant time. You still have to free the handle.
///
/// Threads: one at a time. Errors: PHALANX_E_AUTH if authentication fails, and those of
/// phalanx_mac_stream_finish.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_mac_stream_verify(
    stream: *mut phalanx_mac_stream,
    tag: *const u8,
    tag_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        let (stream, tag) = (unsafe { handle_mut(stream) }?, Span::read("tag", tag, tag_len));
        check(&[tag])?;
        // SAFETY: as above, and it was checked.
        Ok(stream.0.take().map_or_else(ended, Ok)?.verify(unsafe { tag.bytes() })?)
    })
}

/// Copies the current state of a message, so that you can continue it in two different ways. `*out`
/// receives a separate handle, or NULL on failure.
///
/// Threads: one at a time. Errors: PHALANX_E_STATE after the end of the message, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_mac_stream_dup(
    out: *mut *mut phalanx_mac_stream,
    stream: *const phalanx_mac_stream,
) -> c_int {
    guard(|| {
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            give(out, || {
                let copy = handle(stream)?.0.as_ref().map_or_else(ended, |state| Ok(state.clone()))?;
                Ok(phalanx_mac_stream(Some(copy)))
            })
        }
    })
}

/// Frees a message handle and wipes its state. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_mac_stream_free(stream: *mut phalanx_mac_stream) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(stream) }
}
