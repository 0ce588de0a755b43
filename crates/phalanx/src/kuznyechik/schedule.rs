//! The key schedule and the form of masks.

use super::linear::CONSTANTS;
use super::packed::{load, ls, store};
use super::sliced;
use crate::isa::bitslice::{MASK, write_masks};
use crate::isa::{Logic, Portable};

/// The round keys K_1 … K_10 of `n` keys.
///
/// # Safety
/// As [`Expand`](crate::kernel::Expand) asks: 32 bytes to 160 per key.
#[inline(always)]
pub(super) unsafe fn expand(b: Portable, key: *const u8, out: *mut u8, n: usize) {
    for index in 0..n {
        // SAFETY: the halves of key `index` of `n`.
        let (mut a1, mut a0) = unsafe { (load(b, key.add(32 * index)), load(b, key.add(32 * index + 16))) };
        for i in (0..10).step_by(2) {
            // SAFETY: round keys `i` and `i + 1` of ten of key `index`.
            unsafe {
                store(b, out.add(160 * index + 16 * i), a1);
                store(b, out.add(160 * index + 16 * (i + 1)), a0);
            }
            if i == 8 {
                break;
            }
            for constant in &CONSTANTS[4 * i..4 * i + 8] {
                // SAFETY: a constant has 16 bytes.
                let c = unsafe { load(b, constant.as_ptr()) };
                (a1, a0) = (b.xor(ls(b, b.xor(a1, c)), a0), a1);
            }
        }
    }
}

/// The bit-sliced form: a mask for every bit.
///
/// # Safety
/// As [`Expand`](crate::kernel::Expand) asks.
#[inline(always)]
pub(super) unsafe fn prepare_sliced<I>(_isa: I, schedule: *const u8, out: *mut u8, n: usize) {
    const { assert!(sliced::FORM_BYTES == MASK * 8 * 160) };
    for p in 0..160 * n {
        // SAFETY: byte `p` of the 160 of each of `n` keys, and its eight masks.
        unsafe { write_masks(out.add(MASK * 8 * p), schedule.add(p).read()) }
    }
}
