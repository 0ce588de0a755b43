//! Keys. GOST 28147-89 has no key schedule: its rounds take the words of the key themselves, and form 0 is the key.

use zeroize::Zeroize;

use super::params::{ParamSet, Tc26Z};
use super::words;

/// Bytes of an S-box in front of a key: eight rows of sixteen, row 0 first.
const SBOX_BYTES: usize = 128;
/// Bytes of the key itself.
const KEY_BYTES: usize = 32;

/// Bytes that a key takes: Magma's S-box is fixed, that of GOST 28147-89 is part of the key.
pub(super) const fn bytes(magma: bool) -> usize {
    if magma { KEY_BYTES } else { SBOX_BYTES + KEY_BYTES }
}

/// Copies `n` keys.
///
/// # Safety
/// As [`Expand`](crate::kernel::Expand) asks.
#[inline(always)]
pub(super) unsafe fn copy<I, const MAGMA: bool>(_isa: I, key: *const u8, out: *mut u8, n: usize) {
    // SAFETY: both hold `n` keys and are disjoint.
    unsafe { out.copy_from_nonoverlapping(key, n * bytes(MAGMA)) }
}

/// The word-sliced form, for both directions.
///
/// # Safety
/// As [`Expand`](crate::kernel::Expand) asks.
#[inline(always)]
pub(super) unsafe fn prepare_words<I, const MAGMA: bool>(_isa: I, schedule: *const u8, out: *mut u8, n: usize) {
    let tc26_z = const { words::coefficients(Tc26Z::SET.sbox.rows()) };
    for index in 0..n {
        // SAFETY: key `index` of `n`; the words of the key are its last 32 bytes, and the S-box, if any, stands before
        // them. The form has its size.
        unsafe {
            let schedule = schedule.add(bytes(MAGMA) * index);
            let mut key = [0; 8];
            for i in 0..8 {
                let word = schedule.add(bytes(MAGMA) - KEY_BYTES + 4 * i).cast::<[u8; 4]>().read();
                key[i] = if MAGMA { u32::from_be_bytes(word) } else { u32::from_le_bytes(word) };
            }
            let mut sbox = if MAGMA { tc26_z } else { words::coefficients(&schedule.cast::<[[u8; 16]; 8]>().read()) };
            words::prepare(&sbox, &key, out.add(words::FORM_BYTES * index));
            key.zeroize();
            sbox.zeroize();
        }
    }
}
