//! The key schedule and the form of masks.

use super::linear::CONSTANTS;
use super::packed::{load, ls, store};
use super::{bytes, lanes::Blocks, sliced};
use crate::isa::bitslice::{MASK, write_masks};
use crate::isa::{Logic, Portable};

/// The round keys K_1 … K_10 of `n` keys.
///
/// # Safety
/// As [`Expand`](crate::abi::Expand) asks: 32 bytes to 160 per key.
#[inline(always)]
pub unsafe fn expand(b: Portable, key: *const u8, out: *mut u8, n: usize) {
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

/// One key in all lanes of a register.
///
/// # Safety
/// `key` is readable for 32 bytes, `out` writable for 160.
#[inline(always)]
unsafe fn expand_one<B: Blocks>(b: B, key: *const u8, out: *mut u8) {
    // SAFETY: the halves of the key, ten round keys, and 32 constants.
    unsafe {
        let (mut a1, mut a0) = (b.enter(b.load(key, 0)), b.enter(b.load(key.add(16), 0)));
        b.store_first(out, b.leave(a1));
        b.store_first(out.add(16), b.leave(a0));
        for i in 0..4 {
            for j in 0..8 {
                let constant = b.load(B::CONSTANTS.as_ptr().add(8 * i + j).cast(), 0);
                let x = b.substitute::<false>(b.xor(a1, constant));
                (a1, a0) = (b.linear_of_one::<false>(x, b.keep_first(a0)), a1);
            }
            b.store_first(out.add(32 * i + 32), b.leave(a1));
            b.store_first(out.add(32 * i + 48), b.leave(a0));
        }
    }
}

/// The round keys of `n` keys, one at a time.
///
/// # Safety
/// As [`Expand`](crate::abi::Expand) asks: 32 bytes to 160 per key.
#[inline(always)]
pub(super) unsafe fn expand_each<B: Blocks>(b: B, key: *const u8, out: *mut u8, n: usize) {
    for index in 0..n {
        // SAFETY: key `index` of `n`.
        unsafe { expand_one(b, key.add(32 * index), out.add(160 * index)) }
    }
}

/// The same byte-sliced, as many at once as there are bytes in a register; fewer one at a time.
///
/// # Safety
/// As [`Expand`](crate::abi::Expand) asks: 32 bytes to 160 per key.
#[inline(always)]
pub(super) unsafe fn expand_many<B: Blocks + bytes::Maps>(b: B, key: *const u8, out: *mut u8, n: usize) {
    let width = bytes::width::<B>();
    if n < width {
        // SAFETY: guaranteed by the caller.
        return unsafe { expand_each(b, key, out, n) };
    }
    for first in (0..n).step_by(width) {
        // The last batch has keys of the one before where the others are too few.
        let first = first.min(n - width);
        // SAFETY: the keys from `first` on, of `n`.
        unsafe { bytes::expand(b, key.add(32 * first), out.add(160 * first)) }
    }
}

/// The bit-sliced form: a mask for every bit.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_sliced<I>(_isa: I, schedule: *const u8, out: *mut u8, n: usize) {
    const { assert!(sliced::FORM_BYTES == MASK * 8 * 160) };
    for p in 0..160 * n {
        // SAFETY: byte `p` of the 160 of each of `n` keys, and its eight masks.
        unsafe { write_masks(out.add(MASK * 8 * p), schedule.add(p).read()) }
    }
}
