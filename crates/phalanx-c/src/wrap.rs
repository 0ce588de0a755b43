//! Protection and derivation of keys.

use std::ffi::{c_char, c_int};

use phalanx_catalogue::Error;
use phalanx_catalogue::roles::KeyWrap;
use zeroize::Zeroizing;

use crate::catalogue::{find, keyed};
use crate::memory::{Span, check, free, give_bytes, handle, options};
use crate::status::{Failure, PHALANX_E_LENGTH, guard, of_length};

/// A key that protects keys, with its options.
#[allow(non_camel_case_types, reason = "a name of C")]
pub struct phalanx_wrap {
    key: KeyWrap,
    /// Bytes of a nonce.
    nonce: usize,
}

impl phalanx_wrap {
    /// Bytes of the shortest wrapped key: of none, if there is one, or of the shortest key that has a form.
    fn shortest(&self) -> usize {
        let (nonce, keys) = (vec![0; self.nonce], [0; 256]);
        (0..keys.len()).find_map(|len| Some(self.key.wrap(&nonce, &keys[..len]).ok()?.len())).unwrap_or(0)
    }

    /// Why a wrapped key of so many bytes was refused. The modes differ in what they say of one that is too short.
    #[cold]
    fn refused(&self, len: usize, error: Error) -> Failure {
        let shortest = if error.is_not_authentic() { self.shortest() } else { 0 };
        if len < shortest {
            let text = format!("{len} bytes are no wrapped key: the shortest has {shortest}");
            return Failure::new(PHALANX_E_LENGTH, text);
        }
        of_length(error)
    }
}

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
    // SAFETY: the caller gives what the documentation says.
    unsafe {
        keyed(out, name, key, key_len, options, |algorithm, key, options| {
            Ok(phalanx_wrap { key: algorithm.wrap(key, options)?, nonce: algorithm.nonce.bytes })
        })
    }
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
/// `nonce` has `nonce_bytes` of phalanx_describe, or is NULL with length 0 where that is 0. Which lengths a key may have, `message_least` and the
/// fields after it say.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_LENGTH if it does not fit, for the nonce, and for a key of another length; PHALANX_E_LIMIT for one that is longer
/// than the mode encrypts, PHALANX_E_NULL; `dst` is untouched then.
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
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            let wrap = handle(wrap)?;
            check(&[nonce, key, dst, Span::result("written", written)])?;
            give_bytes(&wrap.key.wrap(nonce.bytes(), key.bytes()).map_err(of_length)?, dst, written)
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
/// PHALANX_E_LIMIT, PHALANX_E_NULL; `dst` is untouched then.
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
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            let wrap = handle(wrap)?;
            check(&[nonce, wrapped, dst, Span::result("written", written)])?;
            let key = wrap.key.unwrap(nonce.bytes(), wrapped.bytes()).map_err(|error| wrap.refused(len, error))?;
            give_bytes(&Zeroizing::new(key), dst, written)
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
        let (key, seed) = (Span::read("key", key, key_len), Span::read("seed", seed, seed_len));
        let (text, dst) = (Span::text("options", options).or_none(), Span::written("dst", dst, cap));
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            check(&[Span::text("name", name), key, text, seed, dst, Span::result("written", written)])?;
            let (algorithm, options) = (find(name)?, self::options(options)?);
            let derived = algorithm.key_derivation(key.bytes(), &options)?.derive(seed.bytes())?;
            give_bytes(&Zeroizing::new(derived), dst, written)
        }
    })
}
