//! Encryption of sectors.

use std::ffi::{c_char, c_int};

use phalanx_catalogue::roles::{Direction, Xts};

use crate::catalogue::find;
use crate::memory::{Buffers, free, give, handle, options, text};
use crate::status::guard;

/// A key of XTS, with its options.
#[allow(non_camel_case_types, reason = "a name of C")]
pub struct phalanx_xts(Box<dyn Xts>);

/// Makes a key of XTS: an algorithm of the role PHALANX_ROLE_XTS, by name, alias or OID. **It does not authenticate**: a changed block decrypts
/// to noise, and an old one that is put back is not noticed.
///
/// `key` has `key_bytes` of phalanx_describe: both keys, one behind the other, for IEEE 1619; it is copied, and wiped when the handle is freed.
/// `options` is NULL or "level=avx2". `*out` is the new handle, which phalanx_xts_free ends, or NULL if that fails.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH for the key, PHALANX_E_PARAMETER for options and for two keys that are the same,
/// PHALANX_E_LEVEL, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_xts_new(
    out: *mut *mut phalanx_xts,
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
                Ok(phalanx_xts(find(name)?.xts(key, &self::options(options)?)?))
            })
        }
    })
}

/// Ends a key and wipes it. NULL is nothing. No other thread may use it any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_xts_free(xts: *mut phalanx_xts) {
    // SAFETY: the caller gives what the documentation says.
    unsafe { free(xts) }
}

/// Encrypts a run of sectors, numbered from `first` on (little-endian, as IEEE 1619 has them).
///
/// `sector_bytes` is the size of each, 512 or 4096 mostly, a block at least; `src` and `dst` have `len` bytes each, and are the same or apart. The
/// last sector may be shorter, but not than a block. A whole run in one call is faster than one by one.
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_PARAMETER for the size of a sector, PHALANX_E_LIMIT for one that is too long, PHALANX_E_LENGTH, PHALANX_E_NULL; `dst` is zero or
/// untouched then.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_xts_encrypt_sectors(
    xts: *const phalanx_xts,
    first: u64,
    sector_bytes: usize,
    src: *const u8,
    dst: *mut u8,
    len: usize,
) -> c_int {
    // SAFETY: the caller gives what the documentation says.
    unsafe { sectors(Direction::Encrypt, xts, first, sector_bytes, src, dst, len) }
}

/// Decrypts a run of sectors.
///
/// Sizes, threads and errors as phalanx_xts_encrypt_sectors.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_xts_decrypt_sectors(
    xts: *const phalanx_xts,
    first: u64,
    sector_bytes: usize,
    src: *const u8,
    dst: *mut u8,
    len: usize,
) -> c_int {
    // SAFETY: the caller gives what the documentation says.
    unsafe { sectors(Direction::Decrypt, xts, first, sector_bytes, src, dst, len) }
}

/// A run of sectors.
///
/// # Safety
/// As [`phalanx_xts_encrypt_sectors`].
unsafe fn sectors(
    direction: Direction,
    xts: *const phalanx_xts,
    first: u64,
    sector_bytes: usize,
    src: *const u8,
    dst: *mut u8,
    len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let (xts, message) = unsafe { (handle(xts)?, Buffers::new().message(src, dst, len)?) };
        message.run(|data| xts.0.crypt_sectors(direction, first.into(), sector_bytes, data))
    })
}

/// Encrypts one data unit that is named by `tweak`, `nonce_bytes` of phalanx_describe, in place of a number.
///
/// `src` and `dst` have `len` bytes each, a block at least, and are the same or apart. Threads and errors as phalanx_xts_encrypt_sectors.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_xts_encrypt(
    xts: *const phalanx_xts,
    tweak: *const u8,
    tweak_len: usize,
    src: *const u8,
    dst: *mut u8,
    len: usize,
) -> c_int {
    // SAFETY: the caller gives what the documentation says.
    unsafe { unit(Direction::Encrypt, xts, tweak, tweak_len, src, dst, len) }
}

/// Decrypts one data unit that is named by `tweak`.
///
/// Sizes, threads and errors as phalanx_xts_encrypt.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_xts_decrypt(
    xts: *const phalanx_xts,
    tweak: *const u8,
    tweak_len: usize,
    src: *const u8,
    dst: *mut u8,
    len: usize,
) -> c_int {
    // SAFETY: the caller gives what the documentation says.
    unsafe { unit(Direction::Decrypt, xts, tweak, tweak_len, src, dst, len) }
}

/// A data unit.
///
/// # Safety
/// As [`phalanx_xts_encrypt`].
unsafe fn unit(
    direction: Direction,
    xts: *const phalanx_xts,
    tweak: *const u8,
    tweak_len: usize,
    src: *const u8,
    dst: *mut u8,
    len: usize,
) -> c_int {
    guard(|| {
        let mut buffers = Buffers::new();
        // SAFETY: the caller gives what the documentation says.
        let (xts, tweak, message) =
            unsafe { (handle(xts)?, buffers.input("tweak", tweak, tweak_len)?, buffers.message(src, dst, len)?) };
        message.run(|data| xts.0.crypt(direction, tweak, data))
    })
}
