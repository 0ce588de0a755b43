//! The layout for a small number of blocks: eight words hold the bit planes of eight blocks per
//! lane.
//!
//! ```text
//! word b:   byte 0 | byte 1 | … | byte 15      bit b of that byte of the blocks;  bit k of each: block k of the lane
//! ```
//!
//! A single circuit computes the S-box of all blocks. The linear map solves
//! `(1 + a(z)) n(z) = s(z) + …` for the sixteen new bytes n, given the old bytes s: every n_i is
//! s_i, plus the terms c_d·s_{i+d} from old bytes, plus the terms c_d·n_{i-d} from new bytes. This
//! amounts to two sums of shifted words with constant factors: first we shift down, with the
//! coefficients c_d, and then up, with the inverse of `1 + Σ c_d z^d` as a power series.
//!
//! Instructions per round: 148 (inverse: 139) gates for the S-box, 80 for the key, and 240 shifts
//! and about 980 XORs for the linear map.

use super::circuits::{inv_pi, pi};
use super::linear::{INV_STEP, STEP, add, times_x};
pub(super) use super::sizes::planes::*;
use crate::isa::Bitslice;
use crate::isa::bitslice::slice;

/// Term `D` of a sum of shifted planes with constant factors. Adds `v` to the planes that the bits
/// of the factor select, and then shifts it.
#[inline(always)]
fn term<B: Bitslice, const INVERSE: bool, const UP: bool, const D: usize>(b: B, sum: &mut [B::W; 8], v: &mut B::W) {
    let factor = const { if INVERSE { INV_STEP[D] } else { STEP[D] } };
    for j in 0..8 {
        if factor >> j & 1 == 1 {
            sum[j] = b.xor(sum[j], *v);
        }
    }
    *v = if UP { b.up_8(*v) } else { b.down_8(*v) };
}

/// Sums up the planes shifted by 0 to 15 bytes, each multiplied by its factor.
#[inline(always)]
fn sum<B: Bitslice, const INVERSE: bool, const UP: bool>(b: B, x: [B::W; 8]) -> [B::W; 8] {
    let mut sum = [b.splat_32(0); 8];
    for bit in (0..8).rev() {
        sum = times_x(b, sum);
        let mut v = x[bit];
        macro_rules! terms {
            ($($d:literal)*) => { $(term::<B, INVERSE, UP, $d>(b, &mut sum, &mut v);)* };
        }
        terms!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
    }
    sum
}

/// Applies L or its inverse. The register runs through a block starting at the last byte for L, and
/// at the first byte for the inverse.
#[inline(always)]
fn linear<B: Bitslice, const DECRYPT: bool>(b: B, x: [B::W; 8]) -> [B::W; 8] {
    if DECRYPT {
        sum::<B, true, true>(b, sum::<B, false, false>(b, x))
    } else {
        sum::<B, true, false>(b, sum::<B, false, true>(b, x))
    }
}

/// Adds the 16-byte key at `key` to every block.
///
/// # Safety
/// These bytes must be readable.
#[inline(always)]
unsafe fn add_key<B: Bitslice>(b: B, x: [B::W; 8], key: *const u8) -> [B::W; 8] {
    // SAFETY: guaranteed by the caller.
    let key = slice(b, [unsafe { b.load(key, 0) }; 8]);
    add(b, x, key)
}

/// Applies LSX, using the 16 bytes at `key`.
///
/// # Safety
/// These bytes must be readable.
#[inline(always)]
unsafe fn lsx<B: Bitslice>(b: B, x: [B::W; 8], key: *const u8) -> [B::W; 8] {
    // SAFETY: guaranteed by the caller.
    linear::<B, false>(b, pi(b, unsafe { add_key(b, x, key) }))
}

/// Encrypts or decrypts `n` batches of `8 * LANES` blocks.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold the standard's round keys.
#[inline(always)]
pub(super) unsafe fn crypt<B: Bitslice, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    for batch in 0..n {
        // SAFETY: this accesses batch `batch` of `n`, and keys 0 to 9.
        unsafe {
            let (src, dst) = (src.add(16 * width::<B>() * batch), dst.add(16 * width::<B>() * batch));
            let mut x = [b.splat_32(0); 8];
            for k in 0..8 {
                x[k] = b.load(src.add(16 * B::LANES * k), 16);
            }
            x = slice(b, x);
            if DECRYPT {
                x = add_key(b, x, keys.add(16 * 9));
                for r in (0..9).rev() {
                    x = inv_pi(b, linear::<B, true>(b, x));
                    x = add_key(b, x, keys.add(16 * r));
                }
            } else {
                for r in 0..9 {
                    x = lsx(b, x, keys.add(16 * r));
                }
                x = add_key(b, x, keys.add(16 * 9));
            }
            x = slice(b, x);
            for k in 0..8 {
                b.store(dst.add(16 * B::LANES * k), 16, x[k]);
            }
        }
    }
}
