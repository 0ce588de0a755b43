//! Encryption of sectors.

use std::ffi::{c_char, c_int};

use phalanx_catalogue::roles::{Direction, Xts};

use crate::catalogue::keyed;
use crate::memory::{InPlace, Span, check, free, handle};
use crate::status::{guard, of_length, refuse};

/// A key of XTS, with its options.
#[allow(non_camel_case_types, reason = "a name of C")]
pub struct phalanx_xts {
    key: Xts,
    block: usize,
}

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
    // SAFETY: the caller gives what the documentation says.
    unsafe {
        keyed(out, name, key, key_len, options, |algorithm, key, options| {
            Ok(phalanx_xts { key: algorithm.xts(key, options)?, block: algorithm.block_bytes })
        })
    }
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
/// last sector may be shorter, but not than a block; no sector at all (`len` 0) is nothing to do. A whole run in one call is faster than one by one.
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_PARAMETER for the size of a sector, PHALANX_E_LENGTH for a last sector that is shorter than a block, PHALANX_E_LIMIT for a
/// sector that is too long, PHALANX_E_NULL; `dst` is zero or untouched then.
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
        let xts = unsafe { handle(xts) }?;
        let (src, dst) = (Span::source(src, dst, len), Span::written("dst", dst, len));
        check(&[src, dst])?;
        let (block, last) = (xts.block, len.checked_rem(sector_bytes).unwrap_or(0));
        if sector_bytes < block {
            refuse!(PHALANX_E_PARAMETER, "a sector cannot have {sector_bytes} bytes: it has a block, {block}, or more");
        }
        if (1..block).contains(&last) {
            let text = "bytes are left for the last sector: it may be shorter than the others, but not than a block";
            refuse!(PHALANX_E_LENGTH, "{last} {text}, {block}");
        }
        // SAFETY: as above, and both were checked.
        let message = unsafe { InPlace::new(src, dst) };
        message.run(|data| xts.key.crypt_sectors(direction, first.into(), sector_bytes, data))
    })
}

/// Encrypts one data unit that is named by `tweak`, `nonce_bytes` of phalanx_describe, in place of a number.
///
/// `src` and `dst` have `len` bytes each, a block at least, and are the same or apart.
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_LENGTH for less than a block (nothing at all, too) and for the tweak, PHALANX_E_LIMIT for a unit that is too long,
/// PHALANX_E_NULL; `dst` is zero or untouched then.
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
        // SAFETY: the caller gives what the documentation says.
        let (xts, tweak) = (unsafe { handle(xts) }?, Span::read("tweak", tweak, tweak_len));
        let (src, dst) = (Span::source(src, dst, len), Span::written("dst", dst, len));
        check(&[tweak, src, dst])?;
        // SAFETY: as above, and all were checked.
        let (tweak, message) = unsafe { (tweak.bytes(), InPlace::new(src, dst)) };
        message.run(|data| xts.key.crypt(direction, tweak, data).map_err(of_length))
    })
}
