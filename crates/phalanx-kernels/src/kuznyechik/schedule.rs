//! The key schedule, and the form with masks.

use super::linear::CONSTANTS;
use super::packed::{load, ls, store};
use super::{bytes, lanes::Blocks, sliced};
use crate::isa::bitslice::{MASK, write_masks};
use crate::isa::{Logic, Portable};

/// Computes the round keys K_1 … K_10 of `n` keys.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand). Each key is 32 bytes long, and its round keys take up 160
/// bytes.
#[inline(always)]
pub unsafe fn expand(b: Portable, key: *const u8, out: *mut u8, n: usize) {
    for index in 0..n {
        // SAFETY: this accesses the halves of key `index` of `n`.
        let (mut a1, mut a0) = unsafe { (load(b, key.add(32 * index)), load(b, key.add(32 * index + 16))) };
        for i in (0..10).step_by(2) {
            // SAFETY: this accesses round keys `i` and `i + 1` of ten, for key `index`.
            unsafe {
                store(b, out.add(160 * index + 16 * i), a1);
                store(b, out.add(160 * index + 16 * (i + 1)), a0);
            }
            if i == 8 {
                break;
            }
            for constant in &CONSTANTS[4 * i..4 * i + 8] {
                // SAFETY: a constant is 16 bytes long.
                let c = unsafe { load(b, constant.as_ptr()) };
                (a1, a0) = (b.xor(ls(b, b.xor(a1, c)), a0), a1);
            }
        }
    }
}

/// Expands a single key, which is repeated in all lanes of a register.
///
/// # Safety
/// `key` must be readable for 32 bytes, and `out` must be writable for 160.
#[inline(always)]
unsafe fn expand_one<B: Blocks>(b: B, key: *const u8, out: *mut u8) {
    // SAFETY: this accesses the halves of the key, ten round keys, and 32 constants.
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

/// Computes the round keys of `n` keys, one at a time.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand). Each key is 32 bytes long, and its round keys take up 160
/// bytes.
#[inline(always)]
pub(super) unsafe fn expand_each<B: Blocks>(b: B, key: *const u8, out: *mut u8, n: usize) {
    for index in 0..n {
        // SAFETY: this accesses key `index` of `n`.
        unsafe { expand_one(b, key.add(32 * index), out.add(160 * index)) }
    }
}

/// Computes round keys in the byte-sliced layout, processing as many keys at once as a register has
/// bytes. If there aren't that many keys, they are expanded one at a time.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand). Each key is 32 bytes long, and its round keys take up 160
/// bytes.
#[inline(always)]
pub(super) unsafe fn expand_many<B: Blocks + bytes::Maps>(b: B, key: *const u8, out: *mut u8, n: usize) {
    let width = bytes::width::<B>();
    if n < width {
        // SAFETY: guaranteed by the caller.
        return unsafe { expand_each(b, key, out, n) };
    }
    for first in (0..n).step_by(width) {
        // If there aren't enough keys left, the last batch overlaps the previous one.
        let first = first.min(n - width);
        // SAFETY: this accesses a batch of keys starting at `first`, out of `n`.
        unsafe { bytes::expand(b, key.add(32 * first), out.add(160 * first)) }
    }
}

/// Computes the bit-sliced form, with a mask for every bit.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_sliced<I>(_isa: I, schedule: *const u8, out: *mut u8, n: usize) {
    const { assert!(sliced::FORM_BYTES == MASK * 8 * 160) };
    for p in 0..160 * n {
        // SAFETY: this accesses byte `p` of the 160 of each of `n` keys, and its eight masks.
        unsafe { write_masks(out.add(MASK * 8 * p), schedule.add(p).read()) }
    }
}
