//! Key wrapping and key derivation.

use std::ffi::{c_char, c_int};

use phalanx_catalogue::Error;
use phalanx_catalogue::roles::KeyWrap;
use zeroize::Zeroizing;

use crate::catalogue::{find, keyed};
use crate::memory::{Span, check, free, give_bytes, handle, options};
use crate::status::{Failure, PHALANX_E_LENGTH, guard, of_length};

/// A key-wrapping key with its options.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_wrap {
    key: KeyWrap,
    /// Nonce size in bytes.
    nonce: usize,
}

impl phalanx_wrap {
    /// Size of the shortest wrapped key, in bytes.
    fn shortest(&self) -> usize {
        let (nonce, keys) = (vec![0; self.nonce], [0; 256]);
        (0..keys.len()).find_map(|len| Some(self.key.wrap(&nonce, &keys[..len]).ok()?.len())).unwrap_or(0)
    }

    /// The failure for a wrapped key of `len` bytes. Each mode has its own way of reporting a
    /// wrapped key that is too short, so we unify them here.
    #[cold]
    fn refused(&self, len: usize, error: Error) -> Failure {
        let shortest = if error.is_not_authentic() { self.shortest() } else { 0 };
        if len < shortest {
            let text = format!("wrapped: invalid length {len}: a wrapped key has at least {shortest} bytes");
            return Failure::new(PHALANX_E_LENGTH, text);
        }
        of_length(error)
    }
}

/// Creates a key-wrapping key: an algorithm of the role PHALANX_ROLE_WRAP, by name, alias or OID.
///
/// `key` is `key_bytes` long, as reported by phalanx_describe. For KExp15, the MAC key comes first,
/// followed by the encryption key. It is copied, and the copy is wiped when the handle is freed.
/// `options` is NULL or a string such as "level=avx2". `*out` receives the new handle, or NULL on
/// failure. Free it with phalanx_wrap_free.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH for the key, PHALANX_E_PARAMETER and
/// PHALANX_E_LEVEL for options, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_wrap_new(
    out: *mut *mut phalanx_wrap,
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const c_char,
) -> c_int {
    // SAFETY: the caller upholds the documented contract.
    unsafe {
        keyed(out, name, key, key_len, options, |algorithm, key, options| {
            Ok(phalanx_wrap { key: algorithm.key_wrap(key, options)?, nonce: algorithm.nonce.bytes })
        })
    }
}

/// Frees a key and wipes it. NULL is allowed. No other thread may be using it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_wrap_free(wrap: *mut phalanx_wrap) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(wrap) }
}

/// Wraps a key of `len` bytes and writes the result to `dst`, which has room for `cap` bytes.
///
/// `*written` receives the length of the wrapped key, even if it does not fit. It is at most `len`
/// plus two blocks. To query it, pass 0 for `cap`. `nonce` is `nonce_bytes` long, as reported by
/// phalanx_describe; if that is 0, `nonce` may be NULL with length 0. `message_min_bytes` and the
/// fields that follow it describe which key lengths are allowed.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_LENGTH if the result does not fit or the nonce or key is the wrong length,
/// PHALANX_E_LIMIT if the key is too long for the mode, PHALANX_E_NULL. On error, `dst` is
/// unchanged.
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
        let (nonce, key) = (Span::read("nonce", nonce, nonce_len), Span::read("key", key, len));
        let dst = Span::written("dst", dst, cap);
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            let wrap = handle(wrap)?;
            check(&[nonce, key, dst, Span::result("written", written)])?;
            give_bytes(&wrap.key.wrap(nonce.bytes(), key.bytes()).map_err(of_length)?, dst, written)
        }
    })
}

/// Verifies a wrapped key of `len` bytes in constant time and writes the unwrapped key to `dst`,
/// which has room for `cap` bytes. `len` bytes are always enough. Wipe the key after use.
///
/// `*written` receives the length of the key, even if it does not fit. `nonce` is as in
/// phalanx_wrap_wrap. If phalanx_describe reports that `nonce_carried` is 1, the wrapped key
/// contains the nonce, so pass NULL with length 0.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_AUTH if the wrapped key was modified or the wrapping key is wrong,
/// PHALANX_E_LENGTH if the key does not fit or `len` is not the length of a wrapped key,
/// PHALANX_E_LIMIT, PHALANX_E_NULL. On error, `dst` is unchanged.
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
        let (nonce, wrapped) = (Span::read("nonce", nonce, nonce_len), Span::read("wrapped", wrapped, len));
        let dst = Span::written("dst", dst, cap);
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            let wrap = handle(wrap)?;
            check(&[nonce, wrapped, dst, Span::result("written", written)])?;
            let key = wrap.key.unwrap(nonce.bytes(), wrapped.bytes()).map_err(|error| wrap.refused(len, error))?;
            give_bytes(&Zeroizing::new(key), dst, written)
        }
    })
}

/// Derives a key from a key and a public value (a UKM): an algorithm of the role
/// PHALANX_ROLE_DERIVATION, by name, alias or OID.
///
/// `key` is `key_bytes` and `seed` is `nonce_bytes` long, as reported by phalanx_describe. The new
/// key is written to `dst`, which has room for `cap` bytes. `*written` receives its length, even if
/// it does not fit. Wipe the new key after use. `options` is as in phalanx_aead_new.
///
/// Threads: any.
///
/// Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH, PHALANX_E_PARAMETER, PHALANX_E_LEVEL,
/// PHALANX_E_NULL. On error, `dst` is unchanged.
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
        let (key, seed) = (Span::read("key", key, key_len), Span::read("seed", seed, seed_len));
        let (text, dst) = (Span::text("options", options).or_none(), Span::written("dst", dst, cap));
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            check(&[Span::text("name", name), key, text, seed, dst, Span::result("written", written)])?;
            let (algorithm, options) = (find(name)?, self::options(options)?);
            let derived = algorithm.key_derivation(key.bytes(), &options)?.derive(seed.bytes())?;
            give_bytes(&Zeroizing::new(derived), dst, written)
        }
    })
}
