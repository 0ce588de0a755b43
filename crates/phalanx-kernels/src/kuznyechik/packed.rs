//! The layout for a single block, whose eight bit planes fit in one word.
//!
//! ```text
//! 16-bit word    7     6     5     4     3     2     1     0
//! plane          x7    x6    x5    x4    x3    x2    x1    x0       bit p of each: that bit of byte p of the block
//! ```
//!
//! The S-box circuit runs once, on the separated planes. The linear map computes the two sums from
//! [`planes`](super::planes) on all planes at once: for each bit of a factor, we collect the
//! shifted words whose factors have that bit set. The eight collected words are then multiplied by
//! powers of x and added up using Horner's method, which takes 4 instructions each.
//!
//! Instructions per round: 148 (inverse: 139) gates for the S-box and 15 instructions around it, 21
//! for the key, and for the linear map, 30 shifts, 96 XORs to collect words and 70 instructions for
//! Horner's method.

use super::circuits::{inv_pi, pi};
use super::linear::{INV_STEP, STEP};
use super::tables::FIELD;
use crate::isa::{Logic, Portable, Word64, Word128, exchange_index};

/// The planes in which x^8 has a coefficient of 1 once it's reduced by the field's polynomial.
const REDUCTION: [u8; 16] = {
    let (mut mask, mut b) = ([0; 16], 0);
    while b < 8 {
        if FIELD.reduction() >> b & 1 == 1 {
            mask[2 * b] = 0xff;
            mask[2 * b + 1] = 0xff;
        }
        b += 1;
    }
    mask
};

/// Interleaves the bytes of both halves. Doing this four times is a no-op.
#[inline(always)]
fn shuffle(x: Word128) -> Word128 {
    x.unpack_low_8(x.swap_64())
}

/// Transposes 8 × 8 bits in both halves.
#[inline(always)]
fn transpose(b: Portable, x: Word128) -> Word128 {
    exchange_index::<_, 5, 2>(b, exchange_index::<_, 4, 1>(b, exchange_index::<_, 3, 0>(b, x)))
}

/// Loads a block at `p` as planes.
///
/// # Safety
/// `p` must be readable for 16 bytes.
#[inline(always)]
pub(super) unsafe fn load(b: Portable, p: *const u8) -> Word128 {
    // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
    shuffle(transpose(b, Word128::from_bytes(unsafe { p.cast::<[u8; 16]>().read() })))
}

/// Stores planes as a block at `p`.
///
/// # Safety
/// `p` must be writable for 16 bytes.
#[inline(always)]
pub(super) unsafe fn store(b: Portable, p: *mut u8, x: Word128) {
    let block = transpose(b, shuffle(shuffle(shuffle(x)))).to_bytes();
    // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
    unsafe { p.cast::<[u8; 16]>().write(block) }
}

/// Joins four planes into half a block.
#[inline(always)]
fn join(planes: [u64; 4]) -> u64 {
    let low = planes[0] & 0xffff | (planes[1] & 0xffff) << 16;
    let high = planes[2] & 0xffff | planes[3] << 16;
    low | high << 32
}

/// The S-box or its inverse.
#[inline(always)]
fn substitute<const DECRYPT: bool>(x: Word128) -> Word128 {
    let [low, high] = x.to_halves();
    let planes = [low, low >> 16, low >> 32, low >> 48, high, high >> 16, high >> 32, high >> 48];
    let [y0, y1, y2, y3, y4, y5, y6, y7] = if DECRYPT { inv_pi(Word64, planes) } else { pi(Word64, planes) };
    Word128::from_halves([join([y0, y1, y2, y3]), join([y4, y5, y6, y7])])
}

/// Term `D` of a sum of shifted words. Adds `v` to the sums that the bits of the factor select, and
/// then shifts it.
#[inline(always)]
fn term<const INVERSE: bool, const UP: bool, const D: usize>(b: Portable, sums: &mut [Word128; 8], v: &mut Word128) {
    let factor = const { if INVERSE { INV_STEP[D] } else { STEP[D] } };
    for j in 0..8 {
        if factor >> j & 1 == 1 {
            sums[j] = b.xor(sums[j], *v);
        }
    }
    *v = if UP { v.double_16() } else { v.halve_16() };
}

/// Sums up the block shifted by 0 to 15 bytes, each multiplied by its factor.
#[inline(always)]
pub(super) fn sum<const INVERSE: bool, const UP: bool>(b: Portable, x: Word128) -> Word128 {
    let mut sums = [Word128::splat_64(0); 8];
    let mut v = x;
    macro_rules! terms {
        ($($d:literal)*) => { $(term::<INVERSE, UP, $d>(b, &mut sums, &mut v);)* };
    }
    terms!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
    let mut sum = sums[7];
    for j in (0..7).rev() {
        let reduced = b.and(sum.splat_top_16(), Word128::from_bytes(REDUCTION));
        sum = b.xor(b.xor(sum.up_16(), sums[j]), reduced);
    }
    sum
}

/// Applies L or its inverse. The register runs through a block starting at the last byte for L, and
/// at the first byte for the inverse.
#[inline(always)]
fn linear<const DECRYPT: bool>(b: Portable, x: Word128) -> Word128 {
    if DECRYPT {
        sum::<true, true>(b, sum::<false, false>(b, x))
    } else {
        sum::<true, false>(b, sum::<false, true>(b, x))
    }
}

/// The S and L parts of LSX, on planes.
#[inline(always)]
pub(super) fn ls(b: Portable, x: Word128) -> Word128 {
    linear::<false>(b, substitute::<false>(x))
}

/// Encrypts or decrypts `n` blocks.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold the standard's round keys.
#[inline(always)]
pub(super) unsafe fn crypt<const DECRYPT: bool>(b: Portable, keys: *const u8, src: *const u8, dst: *mut u8, n: usize) {
    for i in 0..n {
        // SAFETY: this accesses block `i` of `n`, and keys 0 to 9.
        unsafe {
            let mut x = load(b, src.add(16 * i));
            if DECRYPT {
                x = b.xor(x, load(b, keys.add(16 * 9)));
                for r in (0..9).rev() {
                    x = b.xor(substitute::<true>(linear::<true>(b, x)), load(b, keys.add(16 * r)));
                }
            } else {
                for r in 0..9 {
                    x = ls(b, b.xor(x, load(b, keys.add(16 * r))));
                }
                x = b.xor(x, load(b, keys.add(16 * 9)));
            }
            store(b, dst.add(16 * i), x);
        }
    }
}
