//! Rows: many short messages in one call.

use std::collections::HashMap;
use std::ffi::{c_char, c_int, c_void};
use std::slice;

use phalanx::many::rows::{Aad, Nonces, Rows, RowsError};
use phalanx_catalogue::Error;

use crate::aead::phalanx_aead;
use crate::catalogue::find;
use crate::memory::{Sized32, Span, check, handle, options, structure};
use crate::status::{Failure, Outcome, guard, refuse};

/// All rows have the same width.
pub const PHALANX_ROWS_FIXED: u32 = 0;
/// 32-bit offsets say where rows begin, as in Arrow columns.
pub const PHALANX_ROWS_OFFSETS32: u32 = 4;
/// 64-bit offsets say where rows begin, as in large Arrow columns.
pub const PHALANX_ROWS_OFFSETS64: u32 = 8;

/// Short messages in one buffer. Set `struct_bytes` to sizeof(phalanx_rows).
#[allow(non_camel_case_types, reason = "C naming convention")]
#[derive(Clone, Copy)]
#[repr(C)]
pub struct phalanx_rows {
    /// Size of this structure, in bytes.
    pub struct_bytes: u32,
    /// PHALANX_ROWS_FIXED, PHALANX_ROWS_OFFSETS32 or PHALANX_ROWS_OFFSETS64.
    pub kind: u32,
    /// Number of rows.
    pub count: usize,
    /// Bytes per row for PHALANX_ROWS_FIXED. Otherwise ignored.
    pub width: usize,
    /// For offsets: `count` + 1 aligned 32-bit or 64-bit integers, in non-decreasing order. Row i
    /// consists of the bytes from offset i to offset i + 1.
    pub offsets: *const c_void,
    /// The bytes of the rows.
    pub bytes: *const u8,
    /// Size of `bytes`: at least `count` times `width`, or the last offset.
    pub bytes_len: usize,
}

// SAFETY: plain data, may be zero, `struct_bytes` comes first.
unsafe impl Sized32 for phalanx_rows {
    const FIRST: usize = std::mem::offset_of!(Self, bytes_len) + size_of::<usize>();
}

/// The nonces for a set of rows. Set `struct_bytes` to sizeof(phalanx_nonces).
#[allow(non_camel_case_types, reason = "C naming convention")]
#[derive(Clone, Copy)]
#[repr(C)]
pub struct phalanx_nonces {
    /// Size of this structure, in bytes.
    pub struct_bytes: u32,
    /// 0 if `bytes` contains the nonces for all rows, concatenated. 1 if `bytes` is a common prefix
    /// of all nonces, and the rest of each nonce is a big-endian row number, counted from `first`.
    /// Never reuse a number with the same key: for the next call, continue with `first` plus the
    /// number of rows.
    pub counted: u32,
    /// The nonces, or their common prefix.
    pub bytes: *const u8,
    /// Size of `bytes`.
    pub bytes_len: usize,
    /// The number of the first row if nonces are counted. Otherwise ignored.
    pub first: u64,
}

// SAFETY: plain data, may be zero, `struct_bytes` comes first.
unsafe impl Sized32 for phalanx_nonces {
    const FIRST: usize = std::mem::offset_of!(Self, first) + size_of::<u64>();
}

/// Rows, as read from their C structure.
#[derive(Clone, Copy)]
struct Table {
    what: &'static str,
    count: usize,
    width: usize,
    /// Bytes per offset. 0 if there are no offsets.
    each: usize,
    bytes: Span,
    offsets: Span,
}

impl Table {
    /// Reads the structure.
    ///
    /// # Safety
    /// As [`structure`].
    unsafe fn read(what: [&'static str; 2], at: *const phalanx_rows) -> Outcome<Self> {
        let [what, of_offsets] = what;
        // SAFETY: the caller guarantees it.
        let phalanx_rows { kind, count, width, offsets, bytes, bytes_len, .. } = unsafe { structure(what, at) }?;
        let each = match kind {
            PHALANX_ROWS_FIXED => 0,
            PHALANX_ROWS_OFFSETS32 | PHALANX_ROWS_OFFSETS64 => kind as usize,
            other => refuse!(
                PHALANX_E_PARAMETER,
                "invalid kind of rows {other}: use PHALANX_ROWS_FIXED, PHALANX_ROWS_OFFSETS32 or PHALANX_ROWS_OFFSETS64"
            ),
        };
        // If the length ends up too large, the common check of all spans rejects it.
        let len = if each == 0 { 0 } else { count.saturating_add(1).saturating_mul(each) };
        let (bytes, offsets) = (Span::read(what, bytes, bytes_len), Span::read(of_offsets, offsets.cast(), len));
        Ok(Self { what, count, width, each, bytes, offsets })
    }

    /// Absent rows.
    const NONE: Self = Self { what: "", count: 0, width: 0, each: 0, bytes: Span::NONE, offsets: Span::NONE };

    /// Converts the rows to the Rust type, and rejects unaligned offsets.
    ///
    /// # Safety
    /// Its spans were checked, and the structure describes them correctly.
    unsafe fn rows<'a>(&self) -> Outcome<Rows<'a>> {
        // SAFETY: the caller guarantees it.
        let (bytes, offsets) = unsafe { (self.bytes.bytes(), self.offsets.bytes()) };
        let Self { what, count, width, each, .. } = *self;
        let place = offsets.as_ptr();
        match each {
            0 if count == 0 && bytes.is_empty() => Ok(Rows::Offsets32 { offsets: &[0], bytes }),
            0 => {
                if count.checked_mul(width) != Some(bytes.len()) {
                    let got = bytes.len();
                    refuse!(
                        PHALANX_E_LENGTH,
                        "{what}: {got} bytes are not {count} rows of {width} bytes: check bytes_len"
                    );
                }
                Ok(Rows::Fixed { width, bytes })
            }
            _ if !(place as usize).is_multiple_of(each) => {
                refuse!(PHALANX_E_LENGTH, "{what}: offsets are not aligned to {each} bytes")
            }
            4 => {
                // SAFETY: the offsets are aligned, not NULL, and long enough.
                let offsets = unsafe { slice::from_raw_parts(place.cast(), count + 1) };
                Ok(Rows::Offsets32 { offsets, bytes })
            }
            _ => {
                // SAFETY: as above.
                let offsets = unsafe { slice::from_raw_parts(place.cast(), count + 1) };
                Ok(Rows::Offsets64 { offsets, bytes })
            }
        }
    }
}

/// The arguments of a call that processes rows.
struct Call<'a> {
    nonces: Nonces<'a>,
    aad: Aad<'a>,
    data: Rows<'a>,
    out: &'a mut [u8],
}

/// The arguments as passed from C.
struct Raw {
    nonces: *const phalanx_nonces,
    aad: *const phalanx_rows,
    data: *const phalanx_rows,
    out: *mut u8,
    out_len: usize,
    /// NULL if the caller isn't interested.
    first_bad: *mut usize,
}

impl Raw {
    /// Reads and checks the arguments. `others` are the other arguments of the call.
    ///
    /// # Safety
    /// As documented for the calls.
    unsafe fn read<'a>(&self, others: [Span; 3]) -> Outcome<Call<'a>> {
        let Self { nonces, aad, data, out, out_len, first_bad } = *self;
        let first_bad = Span::result("first_bad", first_bad).or_none();
        check(&[
            others[0],
            others[1],
            others[2],
            Span::structure("nonces", nonces),
            Span::structure("aad", aad).or_none(),
            Span::structure("data", data),
            first_bad,
        ])?;
        // SAFETY: the caller guarantees it.
        let (nonces, data) =
            unsafe { (structure("nonces", nonces)?, Table::read(["data", "the offsets of data"], data)?) };
        if nonces.counted > 1 {
            refuse!(PHALANX_E_PARAMETER, "nonces->counted is {}: it is 0 or 1", nonces.counted);
        }
        let with_aad = !aad.is_null();
        // SAFETY: as above.
        let aad = if with_aad { unsafe { Table::read(["aad", "the offsets of aad"], aad) }? } else { Table::NONE };
        let bytes = Span::read("the bytes of nonces", nonces.bytes, nonces.bytes_len);
        let out = Span::written("out", out, out_len);
        let [one, two, three] = others;
        check(&[one, two, three, bytes, aad.bytes, aad.offsets, data.bytes, data.offsets, out, first_bad])?;
        // SAFETY: as above, and all were checked.
        unsafe {
            let bytes = bytes.bytes();
            let nonces = if nonces.counted == 0 {
                Nonces::Given(bytes)
            } else {
                Nonces::Counted { prefix: bytes, first: nonces.first }
            };
            let aad = match with_aad {
                false => Aad::None,
                true => match aad.rows()? {
                    // If there's only a single row of associated data, it applies to every message.
                    Rows::Fixed { width, bytes } if width == bytes.len() => Aad::Shared(bytes),
                    each => Aad::Each(each),
                },
            };
            Ok(Call { nonces, aad, data: data.rows()?, out: out.bytes_mut() })
        }
    }
}

/// No other arguments.
const NOTHING: [Span; 3] = [Span::NONE; 3];

/// A simple hash of a nonce. Collisions are rare.
fn number(nonce: &[u8]) -> u64 {
    nonce.chunks(8).fold(0_u64, |number, part| {
        let mut word = [0; 8];
        word[..part.len()].copy_from_slice(part);
        number.rotate_left(13) ^ u64::from_le_bytes(word)
    })
}

/// The first two rows with the same nonce, where each nonce is `each` bytes long.
fn repeated(nonces: &[u8], each: usize) -> Option<[usize; 2]> {
    let all = || nonces.chunks_exact(each);
    // Nonces are usually ascending big-endian numbers. In that case no two of them can be equal,
    // and we can tell without allocating memory.
    if all().zip(all().skip(1)).all(|(one, next)| one < next) {
        return None;
    }
    // Otherwise we sort the hashes of all nonces. If no hash occurs twice, no nonce does either.
    // With many rows, this is much faster than building a hash table of nonces.
    let mut numbers: Vec<u64> = all().map(number).collect();
    numbers.sort_unstable();
    if numbers.windows(2).all(|pair| pair[0] != pair[1]) {
        return None;
    }
    let mut seen = HashMap::with_capacity(nonces.len() / each);
    all().enumerate().find_map(|(row, nonce)| seen.insert(nonce, row).map(|first| [first, row]))
}

/// Sets `*first_bad` to "none" before the rows are verified.
///
/// # Safety
/// `first_bad` is writable, or NULL.
unsafe fn begin(first_bad: *mut usize) {
    if !first_bad.is_null() {
        // SAFETY: the caller guarantees it.
        unsafe { first_bad.write(usize::MAX) };
    }
}

/// Reports the first row that failed authentication.
///
/// # Safety
/// `first_bad` is writable, or NULL.
unsafe fn verdict(result: Result<(), Error>, first_bad: *mut usize) -> Outcome {
    let bad = match &result {
        Err(Error::Rows(RowsError::NotAuthentic { row, .. })) => Some(*row),
        // A row that is shorter than a tag.
        Err(Error::Rows(RowsError::Row { row, error: phalanx::Error::NotAuthentic })) => Some(*row),
        _ => None,
    };
    if let (Some(row), false) = (bad, first_bad.is_null()) {
        // SAFETY: the caller guarantees it.
        unsafe { first_bad.write(row) };
    }
    result.map_err(Failure::from)
}

/// Encrypts many short messages under one key, each with its own nonce and tag. Row i of `out` is
/// the ciphertext of row i, followed by its tag, so `out_len` is the size of all rows plus a tag
/// for each. This is much faster than making one call per message.
///
/// `aad` is NULL, or has one row for all messages (PHALANX_ROWS_FIXED with `count` 1) or one row
/// per message. `out` must not overlap any other argument. Nonces are in the same order as the
/// rows. **Two rows with the same nonce under one key reveal both messages**, and in GCM and MGM
/// also the authentication key. The call compares the nonces that you pass and rejects duplicates,
/// but it cannot know whether an earlier call has already used them.
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_LENGTH (also if offsets decrease or point beyond the bytes), PHALANX_E_LIMIT
/// if counted nonces would repeat or a row is too long, PHALANX_E_PARAMETER for duplicate nonces,
/// for nonces that the standard forbids and for invalid values in a structure, PHALANX_E_NULL. On
/// error, `out` is zero or unchanged.
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
        let raw = Raw { nonces, aad, data, out, out_len, first_bad: std::ptr::null_mut() };
        // SAFETY: the caller upholds the documented contract.
        let (aead, call) = unsafe { (handle(aead)?, raw.read(NOTHING)?) };
        if let Nonces::Given(bytes) = call.nonces
            && call.data.len().checked_mul(aead.nonce) == Some(bytes.len())
            && let Some([first, second]) = repeated(bytes, aead.nonce)
        {
            refuse!(
                PHALANX_E_PARAMETER,
                "rows {first} and {second} have the same nonce: use a unique nonce for each row"
            );
        }
        Ok(aead.key.seal_rows(call.nonces, call.aad, call.data, call.out)?)
    })
}

/// Verifies the tags of many short messages in constant time and decrypts the messages. Row i of
/// `out` is the message from row i of `data`, which ends with its tag. Rows that fail authentication
/// are set to zero in `out`, and all others are still decrypted. If a row is shorter than a tag,
/// `out` is unchanged.
///
/// After PHALANX_E_AUTH, `*first_bad` is the index of the first row that fails authentication. After
/// any other status, including PHALANX_OK, it is SIZE_MAX. `first_bad` may be NULL.
///
/// Arguments and threads are as in phalanx_aead_seal_rows, except that nonces may repeat.
///
/// Errors: PHALANX_E_AUTH if a row fails authentication, and those of phalanx_aead_seal_rows.
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
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            begin(first_bad);
            let aead = handle(aead)?;
            let call = Raw { nonces, aad, data, out, out_len, first_bad }.read(NOTHING)?;
            verdict(aead.key.open_rows(call.nonces, call.aad, call.data, call.out), first_bad)
        }
    })
}

/// Encrypts like phalanx_aead_seal_rows, with a separate key for each row. `keys` contains the keys
/// for all rows, concatenated, `keys_len` bytes in total. `options` is as in phalanx_aead_new.
/// Since nonces may repeat under different keys, they are not compared.
///
/// Threads: any. Errors: those of phalanx_aead_new and phalanx_aead_seal_rows.
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
        let raw = Raw { nonces, aad, data, out, out_len, first_bad: std::ptr::null_mut() };
        let keys = Span::read("keys", keys, keys_len);
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            let call = raw.read([Span::text("name", name), Span::text("options", options).or_none(), keys])?;
            let (algorithm, options) = (find(name)?, self::options(options)?);
            let keys = Rows::Fixed { width: algorithm.key_bytes, bytes: keys.bytes() };
            Ok(algorithm.seal_rows_each(keys, &options, call.nonces, call.aad, call.data, call.out)?)
        }
    })
}

/// Decrypts like phalanx_aead_open_rows, with a separate key for each row. Keys and options are as
/// in phalanx_aead_seal_rows_each.
///
/// Threads: any. Errors: those of phalanx_aead_new and phalanx_aead_open_rows.
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
        let raw = Raw { nonces, aad, data, out, out_len, first_bad };
        let keys = Span::read("keys", keys, keys_len);
        // SAFETY: the caller upholds the documented contract.
        unsafe {
            begin(first_bad);
            let call = raw.read([Span::text("name", name), Span::text("options", options).or_none(), keys])?;
            let (algorithm, options) = (find(name)?, self::options(options)?);
            let keys = Rows::Fixed { width: algorithm.key_bytes, bytes: keys.bytes() };
            let opened = algorithm.open_rows_each(keys, &options, call.nonces, call.aad, call.data, call.out);
            verdict(opened, first_bad)
        }
    })
}
