//! Preparing keys. GOST 28147-89 has no key schedule because its rounds use the key's words
//! directly, so form 0 is the key itself.

use super::named_sets::{ParamSet, Tc26Z};
use super::order::WORDS;
pub(super) use super::sizes::schedule::*;
use super::{sliced, words};
use crate::isa::copy_words;
use zeroize::Zeroize;

/// Copies `n` keys.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub unsafe fn copy<I, const MAGMA: bool>(_isa: I, key: *const u8, out: *mut u8, n: usize) {
    // SAFETY: both hold `n` keys, and they don't overlap.
    unsafe { copy_words(key, out, n * bytes(MAGMA) / 8) }
}

/// Computes the word-sliced form, which works for both directions.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_words<I, const MAGMA: bool>(_isa: I, schedule: *const u8, out: *mut u8, n: usize) {
    let tc26_z = const { words::coefficients(Tc26Z::SET.sbox.rows()) };
    for index in 0..n {
        // SAFETY: this accesses key `index` of `n`. The key is the last 32 bytes, preceded by the
        // S-box, if any. The form is the required size.
        unsafe {
            let schedule = schedule.add(bytes(MAGMA) * index);
            let key = words_of::<MAGMA>(schedule);
            let sbox = if MAGMA { tc26_z } else { words::coefficients(&schedule.cast::<[[u8; 16]; 8]>().read()) };
            words::prepare(&sbox, &key, out.add(words::FORM_BYTES * index));
        }
    }
}

/// Reads the key's words, which are the last 32 bytes of form 0.
///
/// # Safety
/// `schedule` must be readable for a key.
#[inline(always)]
unsafe fn words_of<const MAGMA: bool>(schedule: *const u8) -> [u32; WORDS] {
    let mut key = [0; WORDS];
    for i in 0..WORDS {
        // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
        let word = unsafe { schedule.add(bytes(MAGMA) - KEY_BYTES + 4 * i).cast::<[u8; 4]>().read() };
        key[i] = if MAGMA { u32::from_be_bytes(word) } else { u32::from_le_bytes(word) };
    }
    key
}

/// Returns the S-box, i.e. the first 128 bytes of form 0, or the fixed one in the case of Magma.
///
/// # Safety
/// `schedule` must be readable for a key.
#[inline(always)]
unsafe fn rows_of<const MAGMA: bool>(schedule: *const u8) -> [[u8; 16]; 8] {
    // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
    if MAGMA { const { *Tc26Z::SET.sbox.rows() } } else { unsafe { schedule.cast::<[[u8; 16]; 8]>().read() } }
}

/// Computes the bit-sliced form, with keys in the order that one direction uses.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_sliced<I, const MAGMA: bool, const DECRYPT: bool>(
    _isa: I,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    for index in 0..n {
        // SAFETY: this accesses key `index` of `n`, and its form.
        unsafe {
            let key = words_of::<MAGMA>(schedule.add(bytes(MAGMA) * index));
            sliced::prepare(&key, DECRYPT, out.add(sliced::FORM_BYTES * index));
        }
    }
}

/// Defines functions that compute a form with lookup tables for the S-box.
macro_rules! prepare_tables {
    ($($name:ident: $layout:ident;)*) => {$(
        /// Computes this layout's form, with keys in the order that one direction uses.
        ///
        /// # Safety
        /// See [`Expand`](crate::abi::Expand).
                #[inline(always)]
        pub(super) unsafe fn $name<I, const MAGMA: bool, const DECRYPT: bool>(
            _isa: I,
            schedule: *const u8,
            out: *mut u8,
            n: usize,
        ) {
            for index in 0..n {
                // SAFETY: this accesses key `index` of `n`, and its form.
                unsafe {
                    let schedule = schedule.add(bytes(MAGMA) * index);
                    let (rows, key) = (rows_of::<MAGMA>(schedule), words_of::<MAGMA>(schedule));
                    super::$layout::prepare(&rows, &key, DECRYPT, out.add(super::$layout::FORM_BYTES * index));
                }
            }
        }
    )*};
}
prepare_tables! {
    prepare_bytes: bytes;
    prepare_lookup: lookup;
}

/// Defines functions that load one key into a form for many keys.
macro_rules! place_tables {
    ($($name:ident: $($place:ident)::+ $(<$lanes:literal>)?;)*) => {$(
        /// Loads one key into this form for many keys.
        ///
        /// # Safety
        /// See [`Load`](crate::abi::Load).
                #[inline(always)]
        pub(super) unsafe fn $name<I, const MAGMA: bool>(_isa: I, schedule: *const u8, form: *mut u8, lane: usize) {
            // SAFETY: guaranteed by the caller.
            unsafe {
                let (rows, key) = (rows_of::<MAGMA>(schedule), words_of::<MAGMA>(schedule));
                super::$($place)::+ $(::<$lanes>)?(&rows, &key, form, lane);
            }
        }
    )*};
}
place_tables! {
    place_bytes_16: bytes::place<1>;
    place_bytes_32: bytes::place<2>;
    place_lookup: lookup::place;
}

/// Loads one key into the bit-sliced form for many keys, for words of `LANES` lanes.
///
/// # Safety
/// See [`Load`](crate::abi::Load).
#[inline(always)]
pub(super) unsafe fn place_sliced<I, const MAGMA: bool, const LANES: usize>(
    _isa: I,
    schedule: *const u8,
    form: *mut u8,
    lane: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let mut key = words_of::<MAGMA>(schedule);
        sliced::place::<LANES>(&key, form, lane);
        key.zeroize();
    }
}

/// Loads one key into a quarter of the single-key bit-sliced form.
///
/// # Safety
/// See [`Load`](crate::abi::Load).
#[inline(always)]
pub(super) unsafe fn place_quarter<I, const MAGMA: bool>(_isa: I, schedule: *const u8, form: *mut u8, lane: usize) {
    // SAFETY: guaranteed by the caller.
    unsafe { sliced::place_quarter(&words_of::<MAGMA>(schedule), form, lane) }
}
