//! Protection and derivation of keys.

use std::ffi::{c_char, c_int};

use phalanx_catalogue::roles::Wrap;
use zeroize::Zeroizing;

use crate::catalogue::find;
use crate::memory::{Buffers, free, give, give_bytes, handle, options, text};
use crate::status::guard;

/// A key that protects keys, with its options.
#[allow(non_camel_case_types, reason = "a name of C")]
pub struct phalanx_wrap(Box<dyn Wrap>);

/// Makes a key that protects keys: an algorithm of the role PHALANX_ROLE_WRAP, by name, alias or OID.
///
/// `key` has `key_bytes` of phalanx_describe (for KExp15 that of the MAC, then that of encryption); it is copied, and wiped when the handle is
/// freed. `options` is NULL or "level=avx2". `*out` is the new handle, which phalanx_wrap_free ends, or NULL if that fails.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH for the key, PHALANX_E_PARAMETER and PHALANX_E_LEVEL for options, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_wrap_new(
    out: *mut *mut phalanx_wrap,
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const c_char,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            give(out, || {
                let (name, key) = (text("name", name)?, Buffers::new().input("key", key, key_len)?);
                Ok(phalanx_wrap(find(name)?.wrap(key, &self::options(options)?)?))
            })
        }
    })
}

/// Ends a key and wipes it. NULL is nothing. No other thread may use it any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_wrap_free(wrap: *mut phalanx_wrap) {
    // SAFETY: the caller gives what the documentation says.
    unsafe { free(wrap) }
}

/// Wraps a key of `len` bytes: writes it to `dst`, which has room for `cap` bytes.
///
/// `*written` is how many bytes the wrapped key has, even if they do not fit: at most `len` and two blocks more, and call it with `cap` 0 to ask.
/// `nonce` has `nonce_bytes` of phalanx_describe, or is NULL with length 0 where that is 0.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_LENGTH if it does not fit, for the nonce, and for a key of a length that has no form; PHALANX_E_PARAMETER, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_wrap_wrap(
    wrap: *const phalanx_wrap,
    nonce: *const u8,
    nonce_len: usize,
    key: *const u8,
    len: usize,
    dst: *mut u8,
    cap: usize,
    written: *mut usize,
) -> c_int {
    guard(|| {
        let mut buffers = Buffers::new();
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            let (wrap, nonce) = (handle(wrap)?, buffers.input("nonce", nonce, nonce_len)?);
            let key = buffers.input("key", key, len)?;
            buffers.output("dst", dst, cap)?;
            give_bytes(&wrap.0.wrap(nonce, key)?, dst, cap, written)
        }
    })
}

/// Verifies a wrapped key of `len` bytes in constant time, and writes the key to `dst`, which has room for `cap` bytes: `len` are always enough.
/// Wipe it after use.
///
/// `*written` is how many bytes the key has, even if they do not fit. `nonce` as in phalanx_wrap_wrap; NULL with length 0 where
/// `nonce_carried` of phalanx_describe says that the wrapped key has it inside.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_AUTH if it was changed or the key is another, PHALANX_E_LENGTH if it does not fit or has no length of a wrapped key,
/// PHALANX_E_NULL; `dst` is untouched then.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_wrap_unwrap(
    wrap: *const phalanx_wrap,
    nonce: *const u8,
    nonce_len: usize,
    wrapped: *const u8,
    len: usize,
    dst: *mut u8,
    cap: usize,
    written: *mut usize,
) -> c_int {
    guard(|| {
        let mut buffers = Buffers::new();
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            let (wrap, nonce) = (handle(wrap)?, buffers.input("nonce", nonce, nonce_len)?);
            let wrapped = buffers.input("wrapped", wrapped, len)?;
            buffers.output("dst", dst, cap)?;
            give_bytes(&Zeroizing::new(wrap.0.unwrap(nonce, wrapped)?), dst, cap, written)
        }
    })
}

/// Derives a key of a key and something public (a UKM): an algorithm of the role PHALANX_ROLE_DERIVATION, by name, alias or OID.
///
/// `key` has `key_bytes` of phalanx_describe, `seed` `nonce_bytes`. The new key goes to `dst`, which has room for `cap` bytes; `*written`
/// is how many it has, even if they do not fit. Wipe it after use. `options` as in phalanx_aead_new.
///
/// Threads: any.
///
/// Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH, PHALANX_E_PARAMETER, PHALANX_E_LEVEL, PHALANX_E_NULL; `dst` is untouched then.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_derive(
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const c_char,
    seed: *const u8,
    seed_len: usize,
    dst: *mut u8,
    cap: usize,
    written: *mut usize,
) -> c_int {
    guard(|| {
        let mut buffers = Buffers::new();
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            let (name, options) = (text("name", name)?, self::options(options)?);
            let (key, seed) = (buffers.input("key", key, key_len)?, buffers.input("seed", seed, seed_len)?);
            buffers.output("dst", dst, cap)?;
            let derived = Zeroizing::new(find(name)?.key_derivation(key, &options)?.derive(seed)?);
            give_bytes(&derived, dst, cap, written)
        }
    })
}
