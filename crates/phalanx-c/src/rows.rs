//! Rows: many short messages in one call.

use std::ffi::{c_char, c_int, c_void};
use std::slice;

use phalanx::many::rows::{Aad, Nonces, Rows, RowsError};
use phalanx_catalogue::Error;

use crate::aead::phalanx_aead;
use crate::catalogue::find;
use crate::memory::{Buffers, Sized32, handle, options, structure, text};
use crate::status::{Failure, Outcome, guard, refuse};

/// All rows are as wide as the others.
pub const PHALANX_ROWS_FIXED: u32 = 0;
/// Offsets of 32 bits say where rows begin, as in columns of Arrow.
pub const PHALANX_ROWS_OFFSETS32: u32 = 4;
/// Offsets of 64 bits do.
pub const PHALANX_ROWS_OFFSETS64: u32 = 8;

/// Short messages in one buffer. Set `struct_bytes` to the sizeof.
#[allow(non_camel_case_types, reason = "a name of C")]
#[derive(Clone, Copy)]
#[repr(C)]
pub struct phalanx_rows {
    /// Bytes of this structure.
    pub struct_bytes: u32,
    /// PHALANX_ROWS_FIXED, PHALANX_ROWS_OFFSETS32 or PHALANX_ROWS_OFFSETS64.
    pub kind: u32,
    /// How many rows there are.
    pub count: usize,
    /// Bytes of a row, if that is fixed.
    pub width: usize,
    /// Else `count` + 1 numbers of 32 or 64 bits, aligned, none less than the one before: row i is the bytes from offset i to offset i + 1.
    pub offsets: *const c_void,
    /// The rows.
    pub bytes: *const u8,
    /// Bytes of all rows: `count` times `width`, or as many as the last offset says, or more.
    pub bytes_len: usize,
}

// SAFETY: plain data that may be zero, `struct_bytes` in front.
unsafe impl Sized32 for phalanx_rows {
    const FIRST: usize = std::mem::offset_of!(Self, bytes_len) + size_of::<usize>();
}

/// The nonces of rows. Set `struct_bytes` to the sizeof.
#[allow(non_camel_case_types, reason = "a name of C")]
#[derive(Clone, Copy)]
#[repr(C)]
pub struct phalanx_nonces {
    /// Bytes of this structure.
    pub struct_bytes: u32,
    /// 0 if `bytes` has the nonces of all rows, one behind the other; 1 if `bytes` is what all begin with, and the rest of each counts the rows from
    /// `first` on, as a big-endian number. No number may come twice under a key: go on with `first` plus the number of rows.
    pub counted: u32,
    /// Nonces, or what all begin with.
    pub bytes: *const u8,
    /// How many bytes that are.
    pub bytes_len: usize,
    /// The number of the first row, if they are counted.
    pub first: u64,
}

// SAFETY: plain data that may be zero, `struct_bytes` in front.
unsafe impl Sized32 for phalanx_nonces {
    const FIRST: usize = std::mem::offset_of!(Self, first) + size_of::<u64>();
}

/// Rows of C. Offsets are aligned, or refused.
///
/// # Safety
/// What the structure points to is as it says.
unsafe fn rows<'a>(buffers: &mut Buffers, what: &'static str, at: *const phalanx_rows) -> Outcome<Rows<'a>> {
    // SAFETY: as the caller says.
    let rows = unsafe { structure(what, at) }?;
    // SAFETY: as the caller says.
    let bytes = unsafe { buffers.input(what, rows.bytes, rows.bytes_len) }?;
    let bytes_of_offsets = |each: usize| {
        let size = rows.count.checked_add(1).and_then(|count| count.checked_mul(each));
        let Some(size) = size.filter(|size| *size <= isize::MAX as usize) else {
            refuse!(PHALANX_E_LENGTH, "{what} cannot have {} rows", rows.count);
        };
        if !(rows.offsets as usize).is_multiple_of(each) {
            refuse!(PHALANX_E_LENGTH, "the offsets of {what} are not aligned to {each} bytes");
        }
        Ok(size)
    };
    match rows.kind {
        PHALANX_ROWS_FIXED if rows.count == 0 && bytes.is_empty() => Ok(Rows::Offsets32 { offsets: &[0], bytes }),
        PHALANX_ROWS_FIXED => {
            if rows.count.checked_mul(rows.width) != Some(bytes.len()) {
                let phalanx_rows { count, width, bytes_len, .. } = rows;
                refuse!(PHALANX_E_LENGTH, "{what} has {bytes_len} bytes: {count} rows of {width} bytes were said");
            }
            Ok(Rows::Fixed { width: rows.width, bytes })
        }
        PHALANX_ROWS_OFFSETS32 => {
            // SAFETY: as the caller says; aligned, not NULL, and of as many bytes.
            let offsets = unsafe {
                buffers.input("offsets", rows.offsets.cast(), bytes_of_offsets(4)?)?;
                slice::from_raw_parts(rows.offsets.cast::<u32>(), rows.count + 1)
            };
            Ok(Rows::Offsets32 { offsets, bytes })
        }
        PHALANX_ROWS_OFFSETS64 => {
            // SAFETY: as above.
            let offsets = unsafe {
                buffers.input("offsets", rows.offsets.cast(), bytes_of_offsets(8)?)?;
                slice::from_raw_parts(rows.offsets.cast::<u64>(), rows.count + 1)
            };
            Ok(Rows::Offsets64 { offsets, bytes })
        }
        other => {
            refuse!(PHALANX_E_PARAMETER, "{other} is no kind of rows: take PHALANX_ROWS_FIXED or one of the offsets")
        }
    }
}

/// The arguments of a call on rows.
struct Call<'a> {
    nonces: Nonces<'a>,
    aad: Aad<'a>,
    data: Rows<'a>,
    out: &'a mut [u8],
}

/// The arguments as C gives them.
struct Raw {
    nonces: *const phalanx_nonces,
    aad: *const phalanx_rows,
    data: *const phalanx_rows,
    out: *mut u8,
    out_len: usize,
}

impl Raw {
    /// What they are.
    ///
    /// # Safety
    /// As the documentation of the calls says.
    unsafe fn read<'a>(&self, buffers: &mut Buffers) -> Outcome<Call<'a>> {
        // SAFETY: as the caller says.
        unsafe {
            let nonces = structure("nonces", self.nonces)?;
            let bytes = buffers.input("nonces", nonces.bytes, nonces.bytes_len)?;
            let nonces = match nonces.counted {
                0 => Nonces::Given(bytes),
                1 => Nonces::Counted { prefix: bytes, first: nonces.first },
                other => refuse!(PHALANX_E_PARAMETER, "nonces->counted is {other}: it is 0 or 1"),
            };
            let data = rows(buffers, "data", self.data)?;
            let aad = match self.aad.is_null() {
                true => Aad::None,
                false => match rows(buffers, "aad", self.aad)? {
                    // One is for all rows, whatever number these have.
                    Rows::Fixed { width, bytes } if width == bytes.len() => Aad::Shared(bytes),
                    each => Aad::Each(each),
                },
            };
            Ok(Call { nonces, aad, data, out: buffers.output("out", self.out, self.out_len)? })
        }
    }
}

/// Tells which row is the first that is not authentic.
///
/// # Safety
/// `first_bad` is writable, or NULL.
unsafe fn verdict(result: Result<(), Error>, first_bad: *mut usize) -> Outcome {
    if let (Err(Error::Rows(RowsError::NotAuthentic { row, .. })), false) = (&result, first_bad.is_null()) {
        // SAFETY: as the caller says.
        unsafe { first_bad.write(*row) };
    }
    result.map_err(Failure::from)
}

/// Encrypts many short messages under one key, each with its own nonce and tag: row i of `out` is the ciphertext of row i, then its tag. So `out_len` is
/// the bytes of all rows and a tag for each. Far faster than a call for each.
///
/// `aad` is NULL, or one row that is for all (PHALANX_ROWS_FIXED with `count` 1), or one for each. `out` is apart from everything else. The order of the
/// nonces is that of the rows.
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_LENGTH, also for offsets that descend or reach beyond the bytes, PHALANX_E_LIMIT if counted nonces would repeat,
/// PHALANX_E_PARAMETER, PHALANX_E_NULL; `out` is zero or untouched then.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_seal_rows(
    aead: *const phalanx_aead,
    nonces: *const phalanx_nonces,
    aad: *const phalanx_rows,
    data: *const phalanx_rows,
    out: *mut u8,
    out_len: usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        let (key, call) =
            unsafe { (handle(aead)?, Raw { nonces, aad, data, out, out_len }.read(&mut Buffers::new())?) };
        Ok(key.0.seal_rows(call.nonces, call.aad, call.data, call.out)?)
    })
}

/// Verifies the tags of many short messages in constant time, and decrypts: row i of `out` is the message of row i of `data`, whose last bytes are its
/// tag. Rows that are not authentic are zeros in `out`, all others are what was sealed, and `*first_bad` is the first that is not; `first_bad` may
/// be NULL.
///
/// Arguments and threads as phalanx_aead_seal_rows.
///
/// Errors: PHALANX_E_AUTH if a row is not authentic; else as phalanx_aead_seal_rows.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_open_rows(
    aead: *const phalanx_aead,
    nonces: *const phalanx_nonces,
    aad: *const phalanx_rows,
    data: *const phalanx_rows,
    out: *mut u8,
    out_len: usize,
    first_bad: *mut usize,
) -> c_int {
    guard(|| {
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            let key = handle(aead)?;
            let call = Raw { nonces, aad, data, out, out_len }.read(&mut Buffers::new())?;
            verdict(key.0.open_rows(call.nonces, call.aad, call.data, call.out), first_bad)
        }
    })
}

/// phalanx_aead_seal_rows with row i under key i: `keys` has the keys of all rows, one behind the other, `keys_len` bytes in all. `options` as in
/// phalanx_aead_new.
///
/// Threads: any. Errors: as phalanx_aead_new and phalanx_aead_seal_rows.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_seal_rows_each(
    name: *const c_char,
    options: *const c_char,
    keys: *const u8,
    keys_len: usize,
    nonces: *const phalanx_nonces,
    aad: *const phalanx_rows,
    data: *const phalanx_rows,
    out: *mut u8,
    out_len: usize,
) -> c_int {
    guard(|| {
        let mut buffers = Buffers::new();
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            let (algorithm, options) = (find(text("name", name)?)?, self::options(options)?);
            let keys = buffers.input("keys", keys, keys_len)?;
            let keys = Rows::Fixed { width: algorithm.key_bytes, bytes: keys };
            let call = Raw { nonces, aad, data, out, out_len }.read(&mut buffers)?;
            Ok(algorithm.seal_rows_each(keys, &options, call.nonces, call.aad, call.data, call.out)?)
        }
    })
}

/// phalanx_aead_open_rows with row i under key i: keys and options as in phalanx_aead_seal_rows_each.
///
/// Threads: any. Errors: as phalanx_aead_new and phalanx_aead_open_rows.
#[unsafe(no_mangle)]
#[must_use]
pub unsafe extern "C" fn phalanx_aead_open_rows_each(
    name: *const c_char,
    options: *const c_char,
    keys: *const u8,
    keys_len: usize,
    nonces: *const phalanx_nonces,
    aad: *const phalanx_rows,
    data: *const phalanx_rows,
    out: *mut u8,
    out_len: usize,
    first_bad: *mut usize,
) -> c_int {
    guard(|| {
        let mut buffers = Buffers::new();
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            let (algorithm, options) = (find(text("name", name)?)?, self::options(options)?);
            let keys = buffers.input("keys", keys, keys_len)?;
            let keys = Rows::Fixed { width: algorithm.key_bytes, bytes: keys };
            let call = Raw { nonces, aad, data, out, out_len }.read(&mut buffers)?;
            let opened = algorithm.open_rows_each(keys, &options, call.nonces, call.aad, call.data, call.out);
            verdict(opened, first_bad)
        }
    })
}
