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
    /// Bytes of a row, if that is fixed; else it is not looked at.
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
    /// The number of the first row, if they are counted; else it is not looked at.
    pub first: u64,
}

// SAFETY: plain data that may be zero, `struct_bytes` in front.
unsafe impl Sized32 for phalanx_nonces {
    const FIRST: usize = std::mem::offset_of!(Self, first) + size_of::<u64>();
}

/// Rows of C, whose structure was read.
#[derive(Clone, Copy)]
struct Table {
    what: &'static str,
    count: usize,
    width: usize,
    /// Bytes of an offset; 0 if there are none.
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
        // SAFETY: as the caller says.
        let phalanx_rows { kind, count, width, offsets, bytes, bytes_len, .. } = unsafe { structure(what, at) }?;
        let each = match kind {
            PHALANX_ROWS_FIXED => 0,
            PHALANX_ROWS_OFFSETS32 | PHALANX_ROWS_OFFSETS64 => kind as usize,
            other => refuse!(
                PHALANX_E_PARAMETER,
                "{other} is no kind of rows: take PHALANX_ROWS_FIXED or one of the offsets"
            ),
        };
        // More than there can be is refused where all spans are.
        let len = if each == 0 { 0 } else { count.saturating_add(1).saturating_mul(each) };
        let (bytes, offsets) = (Span::read(what, bytes, bytes_len), Span::read(of_offsets, offsets.cast(), len));
        Ok(Self { what, count, width, each, bytes, offsets })
    }

    /// Rows that are not there.
    const NONE: Self = Self { what: "", count: 0, width: 0, each: 0, bytes: Span::NONE, offsets: Span::NONE };

    /// What it is to the library. Offsets are aligned, or refused.
    ///
    /// # Safety
    /// Its spans were checked, and what they point to is as the structure said.
    unsafe fn rows<'a>(&self) -> Outcome<Rows<'a>> {
        // SAFETY: as the caller says.
        let (bytes, offsets) = unsafe { (self.bytes.bytes(), self.offsets.bytes()) };
        let Self { what, count, width, each, .. } = *self;
        let place = offsets.as_ptr();
        match each {
            0 if count == 0 && bytes.is_empty() => Ok(Rows::Offsets32 { offsets: &[0], bytes }),
            0 => {
                if count.checked_mul(width) != Some(bytes.len()) {
                    let got = bytes.len();
                    refuse!(PHALANX_E_LENGTH, "{what} has {got} bytes: {count} rows of {width} bytes were said");
                }
                Ok(Rows::Fixed { width, bytes })
            }
            _ if !(place as usize).is_multiple_of(each) => {
                refuse!(PHALANX_E_LENGTH, "the offsets of {what} are not aligned to {each} bytes")
            }
            4 => {
                // SAFETY: aligned, not NULL, and of as many bytes.
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
    /// NULL where nobody asks.
    first_bad: *mut usize,
}

impl Raw {
    /// What they are; `others` are what a call has besides.
    ///
    /// # Safety
    /// As the documentation of the calls says.
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
        // SAFETY: as the caller says.
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
                    // One is for all rows, whatever number these have.
                    Rows::Fixed { width, bytes } if width == bytes.len() => Aad::Shared(bytes),
                    each => Aad::Each(each),
                },
            };
            Ok(Call { nonces, aad, data: data.rows()?, out: out.bytes_mut() })
        }
    }
}

/// Nothing besides.
const NOTHING: [Span; 3] = [Span::NONE; 3];

/// A number that is the same for the same nonce, and for others hardly ever.
fn number(nonce: &[u8]) -> u64 {
    nonce.chunks(8).fold(0_u64, |number, part| {
        let mut word = [0; 8];
        word[..part.len()].copy_from_slice(part);
        number.rotate_left(13) ^ u64::from_le_bytes(word)
    })
}

/// The first two rows that have the same nonce, of so many bytes each.
fn repeated(nonces: &[u8], each: usize) -> Option<[usize; 2]> {
    let all = || nonces.chunks_exact(each);
    // Big-endian numbers that go up, as most nonces are: no two are the same, and nothing has to be kept.
    if all().zip(all().skip(1)).all(|(one, next)| one < next) {
        return None;
    }
    // Else by a number for each, in order: where no number comes twice, no nonce does. That is far faster than a table of nonces, for many rows.
    let mut numbers: Vec<u64> = all().map(number).collect();
    numbers.sort_unstable();
    if numbers.windows(2).all(|pair| pair[0] != pair[1]) {
        return None;
    }
    let mut seen = HashMap::with_capacity(nonces.len() / each);
    all().enumerate().find_map(|(row, nonce)| seen.insert(nonce, row).map(|first| [first, row]))
}

/// Says that all rows are authentic, until something else is known.
///
/// # Safety
/// `first_bad` is writable, or NULL.
unsafe fn begin(first_bad: *mut usize) {
    if !first_bad.is_null() {
        // SAFETY: as the caller says.
        unsafe { first_bad.write(usize::MAX) };
    }
}

/// Tells which row is the first that is not authentic.
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
        // SAFETY: as the caller says.
        unsafe { first_bad.write(row) };
    }
    result.map_err(Failure::from)
}

/// Encrypts many short messages under one key, each with its own nonce and tag: row i of `out` is the ciphertext of row i, then its tag. So `out_len` is
/// the bytes of all rows and a tag for each. Far faster than a call for each.
///
/// `aad` is NULL, or one row that is for all (PHALANX_ROWS_FIXED with `count` 1), or one for each. `out` is apart from everything else. The order of the
/// nonces is that of the rows. **Two rows with one nonce under one key give both away** (and in GCM and MGM the key of the tags): nonces that are
/// given are compared, and a call in which one comes twice is refused. Whether an earlier call had it, only the caller knows.
///
/// Threads: any number may use the key at once.
///
/// Errors: PHALANX_E_LENGTH, also for offsets that descend or reach beyond the bytes, PHALANX_E_LIMIT if counted nonces would repeat or a row is
/// too long, PHALANX_E_PARAMETER for given nonces of which two are the same, for a nonce that the standard forbids and for a value in a
/// structure, PHALANX_E_NULL; `out` is zero or untouched then.
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
        // SAFETY: the caller gives what the documentation says.
        let (aead, call) = unsafe { (handle(aead)?, raw.read(NOTHING)?) };
        if let Nonces::Given(bytes) = call.nonces
            && call.data.len().checked_mul(aead.nonce) == Some(bytes.len())
            && let Some([first, second]) = repeated(bytes, aead.nonce)
        {
            refuse!(
                PHALANX_E_PARAMETER,
                "rows {first} and {second} have the same nonce: under one key no nonce comes twice"
            );
        }
        Ok(aead.key.seal_rows(call.nonces, call.aad, call.data, call.out)?)
    })
}

/// Verifies the tags of many short messages in constant time, and decrypts: row i of `out` is the message of row i of `data`, whose last bytes are its
/// tag. Rows that are not authentic are zeros in `out`, and all others are what was sealed. (A row that is shorter than a tag makes all of `data`
/// something that was never sealed: `out` is untouched then.)
///
/// `*first_bad` is the number of the first row that is not authentic after PHALANX_E_AUTH, and SIZE_MAX after everything else, PHALANX_OK among
/// it; `first_bad` may be NULL.
///
/// Arguments and threads as phalanx_aead_seal_rows; nonces may come twice here.
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
            begin(first_bad);
            let aead = handle(aead)?;
            let call = Raw { nonces, aad, data, out, out_len, first_bad }.read(NOTHING)?;
            verdict(aead.key.open_rows(call.nonces, call.aad, call.data, call.out), first_bad)
        }
    })
}

/// phalanx_aead_seal_rows with row i under key i: `keys` has the keys of all rows, one behind the other, `keys_len` bytes in all. `options` as in
/// phalanx_aead_new. Nonces may come twice under different keys, and so they are not compared.
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
        let raw = Raw { nonces, aad, data, out, out_len, first_bad: std::ptr::null_mut() };
        let keys = Span::read("keys", keys, keys_len);
        // SAFETY: the caller gives what the documentation says.
        unsafe {
            let call = raw.read([Span::text("name", name), Span::text("options", options).or_none(), keys])?;
            let (algorithm, options) = (find(name)?, self::options(options)?);
            let keys = Rows::Fixed { width: algorithm.key_bytes, bytes: keys.bytes() };
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
        let raw = Raw { nonces, aad, data, out, out_len, first_bad };
        let keys = Span::read("keys", keys, keys_len);
        // SAFETY: the caller gives what the documentation says.
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
