//! The key schedule and the form of masks.

use super::linear::CONSTANTS;
use super::planes::{add, lsx};
use super::sliced;
use crate::isa::Portable;
use crate::isa::bitslice::{Bitslice, MASK, slice, write_masks};

/// The round keys K_1 … K_10 of `n` keys, eight at a time in the layout of planes.
///
/// # Safety
/// As [`Expand`](crate::kernel::Expand) asks: 32 bytes to 160 per key.
#[inline(always)]
pub(super) unsafe fn expand(b: Portable, key: *const u8, out: *mut u8, n: usize) {
    for first in (0..n).step_by(8) {
        // Places beyond the last key repeat it.
        let index = |k: usize| if first + k < n { first + k } else { n - 1 };
        // SAFETY: half `half` of a key of `n`.
        let load =
            |half: usize| unsafe { slice(b, core::array::from_fn(|k| b.load(key.add(32 * index(k) + 16 * half), 0))) };
        let put = |i: usize, x| {
            for (k, x) in slice(b, x).into_iter().enumerate() {
                // SAFETY: round key `i` of ten of a key of `n`.
                unsafe { b.store(out.add(160 * index(k) + 16 * i), 0, x) }
            }
        };
        let (mut a1, mut a0) = (load(0), load(1));
        put(0, a1);
        put(1, a0);
        for (i, constant) in CONSTANTS.iter().enumerate() {
            // SAFETY: a constant has 16 bytes.
            let t = unsafe { lsx(b, a1, constant.as_ptr()) };
            (a1, a0) = (add(b, t, a0), a1);
            if i % 8 == 7 {
                put(i / 4 + 1, a1);
                put(i / 4 + 2, a0);
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
