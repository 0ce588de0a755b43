//! Sector encryption with XTS.

use std::ffi::{c_char, c_int};

use phalanx_catalogue::roles::{Direction, Xts};

use crate::catalogue::keyed;
use crate::memory::{InPlace, Span, check, free, handle};
use crate::status::{guard, of_length, refuse};

/// An XTS key with its options.
#[allow(non_camel_case_types, reason = "C naming convention")]
pub struct phalanx_xts {
    key: Xts,
    block: usize,
}

/// Creates an XTS key: an algorithm of the role PHALANX_ROLE_XTS, by name, alias or OID. **XTS does
/// not authenticate**: a modified block simply decrypts to noise, and nobody notices if an old
/// block is restored.
///
/// `key` is `key_bytes` long, as reported by phalanx_describe. For IEEE 1619, pass both keys,
/// concatenated. They are copied, and the copy is wiped when the handle is freed. `options` is NULL
/// or a string such as "level=avx2". `*out` receives the new handle, or NULL on failure. Free it
/// with phalanx_xts_free.
///
/// Threads: any number may use the handle at once.
///
/// Errors: PHALANX_E_ALGORITHM, PHALANX_E_LENGTH for the key, PHALANX_E_PARAMETER for options and
/// for two equal keys, PHALANX_E_LEVEL, PHALANX_E_NULL.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_xts_new(
    out: *mut *mut phalanx_xts,
    name: *const c_char,
    key: *const u8,
    key_len: usize,
    options: *const c_char,
) -> c_int {
    // SAFETY: the caller upholds the documented contract.
    unsafe {
        keyed(out, name, key, key_len, options, |algorithm, key, options| {
            Ok(phalanx_xts { key: algorithm.xts(key, options)?, block: algorithm.block_bytes })
        })
    }
}

/// Frees a key and wipes it. NULL is allowed. No other thread may be using it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn phalanx_xts_free(xts: *mut phalanx_xts) {
    // SAFETY: the caller upholds the documented contract.
    unsafe { free(xts) }
}

/// Encrypts consecutive sectors, numbered from `first`. Numbers are little-endian, as in IEEE 1619.
///
/// `sector_bytes` is the sector size, usually 512 or 4096, and must be at least one block. `src`
/// and `dst` are `len` bytes each, and must either be the same buffer or not overlap. The last
/// sector may be shorter than the others, but not shorter than a block. If `len` is 0, nothing
/// happens. Passing many sectors at once is faster than making one call per sector.
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_PARAMETER for the sector size, PHALANX_E_LENGTH for a last sector shorter than
/// a block, PHALANX_E_LIMIT for a sector that is too long, PHALANX_E_NULL. On error, `dst` is zero
/// or unchanged.
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
    // SAFETY: the caller upholds the documented contract.
    unsafe { sectors(Direction::Encrypt, xts, first, sector_bytes, src, dst, len) }
}

/// Decrypts consecutive sectors.
///
/// Sizes, threads and errors are the same as those of phalanx_xts_encrypt_sectors.
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
    // SAFETY: the caller upholds the documented contract.
    unsafe { sectors(Direction::Decrypt, xts, first, sector_bytes, src, dst, len) }
}

/// Encrypts or decrypts consecutive sectors.
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
        // SAFETY: the caller upholds the documented contract.
        let xts = unsafe { handle(xts) }?;
        let (src, dst) = (Span::source(src, dst, len), Span::written("dst", dst, len));
        check(&[src, dst])?;
        let (block, last) = (xts.block, len.checked_rem(sector_bytes).unwrap_or(0));
        if sector_bytes < block {
            refuse!(PHALANX_E_PARAMETER, "sector_bytes: {sector_bytes} is less than a block: use at least {block}");
        }
        if (1..block).contains(&last) {
            refuse!(PHALANX_E_LENGTH, "len: the last sector has only {last} bytes: it needs at least a block, {block}");
        }
        // SAFETY: as above, and both were checked.
        let message = unsafe { InPlace::new(src, dst) };
        message.run(|data| xts.key.crypt_sectors(direction, first.into(), sector_bytes, data))
    })
}

/// Encrypts one data unit, which is identified by a tweak rather than a number. `tweak` is
/// `nonce_bytes` long, as reported by phalanx_describe.
///
/// `src` and `dst` are `len` bytes each, which must be at least one block, and must either be the
/// same buffer or not overlap.
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_LENGTH if the unit is empty or shorter than a block, and for the tweak,
/// PHALANX_E_LIMIT for a unit that is too long, PHALANX_E_NULL. On error, `dst` is zero or
/// unchanged.
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
    // SAFETY: the caller upholds the documented contract.
    unsafe { unit(Direction::Encrypt, xts, tweak, tweak_len, src, dst, len) }
}

/// Decrypts one data unit, identified by `tweak`.
///
/// Sizes, threads and errors are the same as those of phalanx_xts_encrypt.
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
    // SAFETY: the caller upholds the documented contract.
    unsafe { unit(Direction::Decrypt, xts, tweak, tweak_len, src, dst, len) }
}

/// Encrypts or decrypts a data unit.
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
        // SAFETY: the caller upholds the documented contract.
        let (xts, tweak) = (unsafe { handle(xts) }?, Span::read("tweak", tweak, tweak_len));
        let (src, dst) = (Span::source(src, dst, len), Span::written("dst", dst, len));
        check(&[tweak, src, dst])?;
        // SAFETY: as above, and all were checked.
        let (tweak, message) = unsafe { (tweak.bytes(), InPlace::new(src, dst)) };
        message.run(|data| xts.key.crypt(direction, tweak, data).map_err(of_length))
    })
}
