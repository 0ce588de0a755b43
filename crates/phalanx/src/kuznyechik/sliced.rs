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

use super::linear::times_x;
use crate::isa::Bitslice;
use crate::isa::bitslice::{MASK, Planes, mask, read, wipe_planes, write, zeros};
use crate::kuznyechik::circuits::{inv_pi, pi};

/// Bytes of this key form.
pub(super) const FORM_BYTES: usize = MASK * 8 * 16 * 10;

/// Both halves of the shift register.
type Register<B> = [Planes<B, 16>; 2];

/// The sixteen steps.
#[inline(always)]
fn linear<B: Bitslice>(b: B, s: &mut Register<B>) {
    let s = s.as_mut_ptr().cast::<[B::W; 8]>();
    for i in 0..16 {
        let mut sum: Option<[B::W; 8]> = None;
        for bit in (0..8).rev() {
            // SAFETY: `d` is at most 15, so this is one of the first 31 of 32 bytes.
            let at = |d: usize| unsafe { (*s.add(i + d))[bit] };
            let xor = |x: B::W, y: B::W| b.xor(x, y);
            // The coefficients are symmetric: 148, 32, 133, 16, 194, 192, 1 from both ends, 251 in the middle, 1 for s[i].
            let pair = |d: usize| xor(at(d), at(16 - d));
            let middle = at(8);
            let (p148, p133) = (pair(1), pair(3));
            let both = xor(p148, p133);
            let low = xor(pair(5), middle);
            let high = xor(low, pair(6));
            let wanted = [
                xor(xor(p133, middle), xor(pair(7), at(0))),
                low,
                both,
                middle,
                xor(xor(p148, middle), pair(4)),
                xor(pair(2), middle),
                high,
                xor(high, both),
            ];
            sum = Some(match sum {
                None => wanted,
                Some(sum) => {
                    let sum = times_x(b, sum);
                    core::array::from_fn(|j| xor(sum[j], wanted[j]))
                }
            });
        }
        if let Some(sum) = sum {
            // SAFETY: one of the last 16 of 32 bytes.
            unsafe { s.add(16 + i).write(sum) }
        }
    }
}

/// Adds the masks of byte `p` of the key at `key`.
///
/// # Safety
/// `key` holds 128 masks, and `p` is less than 16.
#[inline(always)]
unsafe fn add_key<B: Bitslice>(b: B, x: [B::W; 8], key: *const u8, p: usize) -> [B::W; 8] {
    // SAFETY: as the caller promises.
    core::array::from_fn(|bit| b.xor(x[bit], unsafe { mask(b, key, 8 * p + bit) }))
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
    // SAFETY: `r` is at most 9.
    let key = |r: usize| unsafe { keys.add(MASK * 128 * r) };
    for batch in 0..n {
        let at = 128 * B::LANES * 16 * batch;
        // SAFETY: batch `batch` of `n`; keys 0 to 9 and bytes 0 to 15 of each.
        unsafe {
            if DECRYPT {
                read(b, src.add(at), &mut s[0]);
                for (p, x) in s[0].iter_mut().enumerate() {
                    *x = add_key(b, *x, key(9), p);
                }
                for r in (0..9).rev() {
                    linear(b, &mut s);
                    let [low, high] = &mut s;
                    for (p, (low, high)) in low.iter_mut().zip(high).enumerate() {
                        *low = add_key(b, inv_pi(b, *high), key(r), p);
                    }
                }
                write(b, dst.add(at), &mut s[0]);
            } else {
                read(b, src.add(at), &mut s[1]);
                s[1].reverse();
                for r in 0..9 {
                    let [low, high] = &mut s;
                    for (i, (low, high)) in low.iter_mut().zip(high).enumerate() {
                        *low = pi(b, add_key(b, *high, key(r), 15 - i));
                    }
                    linear(b, &mut s);
                }
                s[1].reverse();
                for (p, x) in s[1].iter_mut().enumerate() {
                    *x = add_key(b, *x, key(9), p);
                }
                write(b, dst.add(at), &mut s[1]);
            }
        }
    }
    for half in &mut s {
        wipe_planes(b, half);
    }
}
