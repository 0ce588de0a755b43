//! The bit-sliced layout, with one block per bit of a word.
//!
//! The linear map is a byte shift register. We use a buffer of 32 bytes, each of which consists of
//! eight planes. One half of this buffer holds the block, and sixteen steps fill the other half:
//!
//! ```text
//! encrypt    s[p] = s[p + 16] ^ c_1·s[p + 1] ^ … ^ c_15·s[p + 15]    for p = 15 … 0     from the upper half to the lower
//! decrypt    s[p + 16] = s[p] ^ c_1·s[p + 1] ^ … ^ c_15·s[p + 15]    for p = 0 … 15     and back
//! ```
//!
//! Each step processes the planes from the most significant one down, multiplying a running sum by
//! x in between (3 XORs). A plane takes 7 XORs for pairs of bytes with equal coefficients, 10 to
//! combine these pairs according to the bits of the coefficients, and 8 to update the sum. If there
//! are 32 registers, we run two steps at once, so that they share their loads.
//!
//! Gates per round and byte: 148 (inverse: 139) for the S-box, or 92 (87) with three inputs, 8 for
//! the key, and 213 for the linear map. It is possible to do a step in 165 XORs, but only in an
//! order with long dependency chains, which ends up being slower.

use super::linear::{Coefficient, add, times_x};
pub(super) use super::sizes::sliced::*;
use crate::isa::bitslice::{Planes, add_masks, read, write, zeros};
use crate::isa::{Bitslice, product};
use crate::kuznyechik::circuits;

/// Applies the S-box or its inverse, using the circuit that best suits the available gates.
#[inline(always)]
pub(super) fn substitute<B: Bitslice, const DECRYPT: bool>(b: B, x: [B::W; 8]) -> [B::W; 8] {
    match (B::TERNARY, DECRYPT) {
        (false, false) => circuits::pi(b, x),
        (false, true) => circuits::inv_pi(b, x),
        (true, false) => circuits::pi_ternary(b, x),
        (true, true) => circuits::inv_pi_ternary(b, x),
    }
}

/// Both halves of the shift register.
type Register<B> = [Planes<B, 16>; 2];

/// The XOR of plane `bit` of two bytes with the same coefficient, `d` positions from either end of
/// the window at `s`.
///
/// # Safety
/// The window of 16 bytes must be readable.
#[inline(always)]
unsafe fn pair<B: Bitslice>(b: B, s: *const [B::W; 8], bit: usize, d: usize) -> B::W {
    // SAFETY: `d` is 1 to 7.
    unsafe { b.xor((*s.add(d))[bit], (*s.add(16 - d))[bit]) }
}

/// The terms that plane `bit` of the window `s[1]` … `s[15]` and of `first` contributes to each
/// plane of a step's sum. `ends` is the same plane of `s[1]` + `s[15]`.
///
/// The coefficients are symmetric: 148, 32, 133, 16, 194, 192 and 1 from either end, 251 in the
/// middle, and 1 for `first`.
///
/// # Safety
/// The window must be readable.
#[inline(always)]
unsafe fn weighted<B: Bitslice>(b: B, first: B::W, ends: B::W, s: *const [B::W; 8], bit: usize) -> [B::W; 8] {
    // SAFETY: guaranteed by the caller.
    let (middle, p32, p133, p16, p194, p192, p1) = unsafe {
        let middle = (*s.add(8))[bit];
        let (p32, p133, p16) = (pair(b, s, bit, 2), pair(b, s, bit, 3), pair(b, s, bit, 4));
        (middle, p32, p133, p16, pair(b, s, bit, 5), pair(b, s, bit, 6), pair(b, s, bit, 7))
    };
    let both = b.xor(ends, p133);
    let low = b.xor(p194, middle);
    let high = b.xor(low, p192);
    [
        b.xor(b.xor(p133, middle), b.xor(p1, first)),
        low,
        both,
        middle,
        b.xor(b.xor(ends, middle), p16),
        b.xor(p32, middle),
        high,
        b.xor(high, both),
    ]
}

/// The positions of the operands and the result of the step for byte `p` of the block: the byte
/// with coefficient 1, the byte just before the window `s[1]` … `s[15]`, and the sum.
pub(super) const fn places<const DECRYPT: bool>(p: usize) -> [usize; 3] {
    if DECRYPT { [p, p, p + 16] } else { [p + 16, p, p] }
}

/// Performs one step.
///
/// # Safety
/// `s` must hold 32 bytes. `p` must be less than 16.
#[inline(always)]
unsafe fn step<B: Bitslice, const DECRYPT: bool>(b: B, s: *mut [B::W; 8], p: usize) {
    let [first, window, to] = places::<DECRYPT>(p);
    // SAFETY: guaranteed by the caller.
    unsafe {
        let (first, window) = (s.add(first), s.add(window));
        let mut sum = weighted(b, (*first)[7], pair(b, window, 7, 1), window, 7);
        for bit in (0..7).rev() {
            sum = add(b, times_x(b, sum), weighted(b, (*first)[bit], pair(b, window, bit, 1), window, bit));
        }
        s.add(to).write(sum);
    }
}

/// Performs the steps for position `p` and the next one, which share their loads. The second step
/// only adds the result of the first one at the very end.
///
/// # Safety
/// `s` must hold 32 bytes. `p` must be even to decrypt, odd to encrypt, and less than 16.
#[inline(always)]
unsafe fn two_steps<B: Bitslice, const DECRYPT: bool>(b: B, s: *mut [B::W; 8], p: usize) {
    let q = if DECRYPT { p + 1 } else { p - 1 };
    let ([first_p, window_p, to_p], [first_q, window_q, to_q]) = (places::<DECRYPT>(p), places::<DECRYPT>(q));
    // The other byte with coefficient 148.
    let end = if DECRYPT { q + 1 } else { q + 15 };
    // SAFETY: guaranteed by the caller.
    unsafe {
        let (first_p, window_p) = (s.add(first_p), s.add(window_p));
        let (first_q, window_q, end) = (s.add(first_q), s.add(window_q), s.add(end));
        let mut x = weighted(b, (*first_p)[7], pair(b, window_p, 7, 1), window_p, 7);
        let mut y = weighted(b, (*first_q)[7], (*end)[7], window_q, 7);
        for bit in (0..7).rev() {
            x = add(b, times_x(b, x), weighted(b, (*first_p)[bit], pair(b, window_p, bit, 1), window_p, bit));
            y = add(b, times_x(b, y), weighted(b, (*first_q)[bit], (*end)[bit], window_q, bit));
        }
        s.add(to_p).write(x);
        s.add(to_q).write(add(b, y, product::<Coefficient<148>, _>(b, x)));
    }
}

/// Performs the sixteen steps from one half to the other.
#[inline(always)]
fn linear<B: Bitslice, const DECRYPT: bool>(b: B, s: &mut Register<B>) {
    let s = s.as_mut_ptr().cast::<[B::W; 8]>();
    // Compute two sums at once if there are enough registers.
    if B::CHEAP_SELECT {
        for i in 0..8 {
            // SAFETY: this accesses both halves. The positions in a block are processed in pairs.
            unsafe { two_steps::<_, DECRYPT>(b, s, if DECRYPT { 2 * i } else { 15 - 2 * i }) }
        }
    } else {
        for i in 0..16 {
            // SAFETY: this accesses both halves, at the positions in a block.
            unsafe { step::<_, DECRYPT>(b, s, if DECRYPT { i } else { 15 - i }) }
        }
    }
}

/// Encrypts or decrypts `n` batches of `128 * LANES` blocks.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
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
        // SAFETY: this accesses batch `batch` of `n`, and bytes 0 to 15 of keys 0 to 9.
        unsafe {
            read(b, src.add(at), &mut s[0]);
            if DECRYPT {
                let [low, _] = &mut s;
                for p in 0..16 {
                    low[p] = add_masks(b, low[p], keys.add(KEY_BYTES * 9), 8 * p);
                }
                for r in (0..9).rev() {
                    linear::<_, true>(b, &mut s);
                    let [low, high] = &mut s;
                    for p in 0..16 {
                        low[p] = add_masks(b, substitute::<_, true>(b, high[p]), keys.add(KEY_BYTES * r), 8 * p);
                    }
                }
            } else {
                for r in 0..9 {
                    let [low, high] = &mut s;
                    for p in 0..16 {
                        high[p] = substitute::<_, false>(b, add_masks(b, low[p], keys.add(KEY_BYTES * r), 8 * p));
                    }
                    linear::<_, false>(b, &mut s);
                }
                let [low, _] = &mut s;
                for p in 0..16 {
                    low[p] = add_masks(b, low[p], keys.add(KEY_BYTES * 9), 8 * p);
                }
            }
            write(b, dst.add(at), &mut s[0]);
        }
    }
}
