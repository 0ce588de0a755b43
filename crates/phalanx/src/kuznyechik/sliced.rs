//! The bit-sliced layout: one block in every bit of a word.
//!
//! The linear map is a shift register over bytes. Its sixteen steps fill the upper half of a buffer of 32 bytes, eight
//! planes each, from the lower:
//!
//! ```text
//! s[0] … s[15]      bytes behind the substitution       to encrypt in reverse order, to decrypt as in the block
//! s[16] … s[31]     s[16 + i] = s[i] ^ c_1·s[i + 1] ^ … ^ c_15·s[i + 15]
//! ```
//!
//! The inverse runs the same register the other way, so that both directions share one step. In a step the planes enter
//! from the most significant down, and a running sum is multiplied by x in between (3 XORs): for each plane 7 XORs of the
//! pairs that have equal coefficients, 10 that gather what the bits of the coefficients ask for, 8 into the sum.
//!
//! Gates per round and byte: 148 (inverse: 139) of the substitution, 8 of the key, 213 of the linear map.

use super::linear::{add, times_x};
use crate::isa::Bitslice;
use crate::isa::bitslice::{MASK, Planes, add_masks, read, wipe_planes, write, zeros};
use crate::kuznyechik::circuits::{inv_pi, pi};

/// Bytes of this key form.
pub(super) const FORM_BYTES: usize = KEY_BYTES * 10;
/// Bytes of a round key in it.
const KEY_BYTES: usize = MASK * 8 * 16;

/// Both halves of the shift register.
type Register<B> = [Planes<B, 16>; 2];

/// What plane `bit` of s[i] … s[i + 15] adds to each plane of s[16 + i].
///
/// The coefficients are symmetric: 148, 32, 133, 16, 194, 192, 1 from both ends, 251 in the middle, 1 for s[i].
#[inline(always)]
fn weighted<B: Bitslice>(b: B, s: &Planes<B, 16>, bit: usize) -> [B::W; 8] {
    let (p148, p133) = (pair(b, s, bit, 1), pair(b, s, bit, 3));
    let (first, middle) = (s[0][bit], s[8][bit]);
    let both = b.xor(p148, p133);
    let low = b.xor(pair(b, s, bit, 5), middle);
    let high = b.xor(low, pair(b, s, bit, 6));
    [
        b.xor(b.xor(p133, middle), b.xor(pair(b, s, bit, 7), first)),
        low,
        both,
        middle,
        b.xor(b.xor(p148, middle), pair(b, s, bit, 4)),
        b.xor(pair(b, s, bit, 2), middle),
        high,
        b.xor(high, both),
    ]
}

/// The sum of two planes with equal coefficients.
#[inline(always)]
fn pair<B: Bitslice>(b: B, s: &Planes<B, 16>, bit: usize, d: usize) -> B::W {
    b.xor(s[d][bit], s[16 - d][bit])
}

/// The bytes of the blocks in reverse order.
#[inline(always)]
fn reverse<W: Copy>(s: &mut [W; 16]) {
    for p in 0..8 {
        (s[p], s[15 - p]) = (s[15 - p], s[p]);
    }
}

/// The sixteen steps.
#[inline(always)]
fn linear<B: Bitslice>(b: B, s: &mut Register<B>) {
    let s = s.as_mut_ptr().cast::<[B::W; 8]>();
    for i in 0..16 {
        // SAFETY: sixteen of the first 31 of 32 bytes, while none is written.
        let window = unsafe { &*s.add(i).cast::<Planes<B, 16>>() };
        let mut sum = weighted(b, window, 7);
        for bit in (0..7).rev() {
            sum = add(b, times_x(b, sum), weighted(b, window, bit));
        }
        // SAFETY: one of the last 16 of 32 bytes.
        unsafe { s.add(16 + i).write(sum) }
    }
}

/// Encrypts (or decrypts) `n` batches of `128 * LANES` blocks.
///
/// # Safety
/// As [`Crypt`](crate::kernel::Crypt) asks; `keys` holds this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<B: Bitslice, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let mut s: Register<B> = [zeros(b), zeros(b)];
    for batch in 0..n {
        let at = 128 * B::LANES * 16 * batch;
        // SAFETY: batch `batch` of `n`; keys 0 to 9 and bytes 0 to 15 of each.
        unsafe {
            if DECRYPT {
                read(b, src.add(at), &mut s[0]);
                for p in 0..16 {
                    s[0][p] = add_masks(b, s[0][p], keys.add(KEY_BYTES * 9), 8 * p);
                }
                for r in (0..9).rev() {
                    linear(b, &mut s);
                    for p in 0..16 {
                        s[0][p] = add_masks(b, inv_pi(b, s[1][p]), keys.add(KEY_BYTES * r), 8 * p);
                    }
                }
                write(b, dst.add(at), &mut s[0]);
            } else {
                read(b, src.add(at), &mut s[1]);
                reverse(&mut s[1]);
                for r in 0..9 {
                    for i in 0..16 {
                        s[0][i] = pi(b, add_masks(b, s[1][i], keys.add(KEY_BYTES * r), 8 * (15 - i)));
                    }
                    linear(b, &mut s);
                }
                reverse(&mut s[1]);
                for p in 0..16 {
                    s[1][p] = add_masks(b, s[1][p], keys.add(KEY_BYTES * 9), 8 * p);
                }
                write(b, dst.add(at), &mut s[1]);
            }
        }
    }
    for half in &mut s {
        wipe_planes(b, half);
    }
}
