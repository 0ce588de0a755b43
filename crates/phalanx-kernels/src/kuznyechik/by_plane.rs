//! The bit-sliced layout, processed plane by plane, for CPUs with instructions that load or store
//! two registers at once.
//!
//! ```text
//! word [b][p]      bit b of byte p of both halves of the shift register, bit i of the word: block i
//! ```
//!
//! The steps are the same as in [`sliced`](super::sliced), but we do two at a time and go from the
//! most significant plane down. For each plane, we need nearly all of the bytes, which are
//! contiguous. Multiplying the running sum by x is merged into the sums, which leaves 25 XORs per
//! plane, or 17 if some of them can have three inputs.
//!
//! Gates per round and byte: 148 (inverse: 139) for the S-box, 8 for the key, and 208 (144 with
//! three inputs) for the linear map. Including everything else, this comes to 35 (30) instructions
//! per message byte.

use super::linear::{Coefficient, add};
use super::sliced::{KEY_BYTES, places, substitute};
use crate::isa::bitslice::{Planes, add_masks, read, write, zeros};
use crate::isa::{Bitslice, one_by_one, product};

/// The distance in words from one plane to the next, i.e. the number of bytes in both halves.
const STRIDE: usize = 32;

type Register<B> = [Planes<B, 16>; 2];

/// Loads all planes of the byte at `s`.
///
/// # Safety
/// `s` must point to its first plane.
#[inline(always)]
unsafe fn planes<B: Bitslice>(s: *const B::W) -> [B::W; 8] {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let mut x = [*s; 8];
        for bit in 1..8 {
            x[bit] = *s.add(STRIDE * bit);
        }
        x
    }
}

/// Stores all planes of a byte.
///
/// # Safety
/// `s` must point to its first plane.
#[inline(always)]
unsafe fn put<B: Bitslice>(s: *mut B::W, x: [B::W; 8]) {
    for bit in 0..8 {
        // SAFETY: guaranteed by the caller.
        unsafe { s.add(STRIDE * bit).write(x[bit]) }
    }
}

/// Multiplies the sum `a` by x, and adds the terms that one plane of the window `s[1]` … `s[15]`
/// and of `first` contributes. `ends` is the same plane of `s[1]` + `s[15]`.
///
/// The coefficients are symmetric: 148, 32, 133, 16, 194, 192 and 1 from either end, 251 in the
/// middle, and 1 for `first`.
///
/// # Safety
/// The window must be readable.
#[inline(always)]
unsafe fn times_x_and<B: Bitslice>(
    b: B,
    a: [B::W; 8],
    first: B::W,
    ends: B::W,
    s: *const B::W,
    bit: usize,
) -> [B::W; 8] {
    let mut at = [first; 16];
    for d in 1..16 {
        // SAFETY: guaranteed by the caller.
        at[d] = unsafe { *s.add(STRIDE * bit + d) };
    }
    let p133 = b.xor(at[3], at[13]);
    let both = b.xor(ends, p133);
    let middle = b.xor(a[7], at[8]);
    let low = b.xor3(middle, at[5], at[11]);
    let high = b.xor3(low, at[6], at[10]);
    [
        b.xor3(b.xor3(middle, p133, first), at[7], at[9]),
        b.xor(a[0], low),
        b.xor(a[1], both),
        b.xor(a[2], at[8]),
        b.xor3(b.xor3(a[3], ends, at[8]), at[4], at[12]),
        b.xor(b.xor3(a[4], at[8], at[2]), at[14]),
        b.xor(a[5], high),
        b.xor3(a[6], high, both),
    ]
}

/// Computes one plane of both sums, `x` and `y`, given the byte with coefficient 1 and the window
/// for each of them. `end` is the byte with coefficient 148 that `y` adds at this point.
///
/// # Safety
/// The windows must be readable.
#[inline(always)]
unsafe fn next<B: Bitslice>(
    b: B,
    [x, y]: [[B::W; 8]; 2],
    [first_p, first_q]: [*const B::W; 2],
    [window_p, window_q]: [*const B::W; 2],
    end: *const B::W,
    bit: usize,
) -> [[B::W; 8]; 2] {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let plane = STRIDE * bit;
        let ends = b.xor(*window_p.add(plane + 1), *window_p.add(plane + 15));
        let x = times_x_and(b, x, *first_p.add(plane), ends, window_p, bit);
        let y = times_x_and(b, y, *first_q.add(plane), *end.add(plane), window_q, bit);
        [b.in_order(x), b.in_order(y)]
    }
}

/// Performs the steps for position `p` and the next one, which share their loads. The second step
/// only adds the result of the first one at the very end.
///
/// # Safety
/// `s` must hold 32 bytes. `p` must be even to decrypt, odd to encrypt, and less than 16.
#[inline(always)]
unsafe fn two_steps<B: Bitslice, const DECRYPT: bool>(b: B, s: *mut B::W, p: usize) {
    let q = if DECRYPT { p + 1 } else { p - 1 };
    let ([first_p, window_p, to_p], [first_q, window_q, to_q]) = (places::<DECRYPT>(p), places::<DECRYPT>(q));
    // SAFETY: guaranteed by the caller.
    unsafe {
        let firsts: [*const B::W; 2] = [s.add(first_p), s.add(first_q)];
        let windows: [*const B::W; 2] = [s.add(window_p), s.add(window_q)];
        // The other byte with coefficient 148.
        let end = s.add(if DECRYPT { q + 1 } else { q + 15 });
        let mut sums = [[b.splat_32(0); 8]; 2];
        // In a loop, we'd have to move every sum for the next plane. And if the compiler knew which
        // planes these are, it would load them up front, one word at a time because they are so far
        // apart.
        sums = next(b, sums, firsts, windows, end, one_by_one(7));
        sums = next(b, sums, firsts, windows, end, one_by_one(6));
        sums = next(b, sums, firsts, windows, end, one_by_one(5));
        sums = next(b, sums, firsts, windows, end, one_by_one(4));
        sums = next(b, sums, firsts, windows, end, one_by_one(3));
        sums = next(b, sums, firsts, windows, end, one_by_one(2));
        sums = next(b, sums, firsts, windows, end, one_by_one(1));
        sums = next(b, sums, firsts, windows, end, one_by_one(0));
        let [x, y] = sums;
        put::<B>(s.add(to_p), x);
        put::<B>(s.add(to_q), add(b, y, product::<Coefficient<148>, _>(b, x)));
    }
}

/// Performs the sixteen steps from one half to the other.
///
/// # Safety
/// `s` must be the shift register.
#[inline(always)]
unsafe fn linear<B: Bitslice, const DECRYPT: bool>(b: B, s: *mut B::W) {
    for i in 0..8 {
        // SAFETY: this accesses both halves. The positions in a block are processed in pairs.
        unsafe { two_steps::<_, DECRYPT>(b, s, if DECRYPT { 2 * i } else { 15 - 2 * i }) }
    }
}

/// Encrypts or decrypts `n` batches of `128 * LANES` blocks.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to the form of the bit-sliced layout.
#[inline(always)]
pub(super) unsafe fn crypt<B: Bitslice, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let (mut register, mut blocks): (Register<B>, Planes<B, 16>) = ([zeros(b), zeros(b)], zeros(b));
    for batch in 0..n {
        let at = 128 * B::LANES * 16 * batch;
        let s: *mut B::W = register.as_mut_ptr().cast();
        // SAFETY: this accesses batch `batch` of `n`, and bytes 0 to 15 of keys 0 to 9, in either
        // half.
        unsafe {
            read(b, src.add(at), &mut blocks);
            if DECRYPT {
                for p in 0..16 {
                    put::<B>(s.add(p), add_masks(b, blocks[p], keys.add(KEY_BYTES * 9), 8 * p));
                }
                for r in (0..9).rev() {
                    linear::<_, true>(b, s);
                    for p in 0..16 {
                        let x = substitute::<_, true>(b, planes::<B>(s.add(16 + p)));
                        put::<B>(s.add(p), add_masks(b, x, keys.add(KEY_BYTES * r), 8 * p));
                    }
                }
                for p in 0..16 {
                    blocks[p] = planes::<B>(s.add(p));
                }
            } else {
                for p in 0..16 {
                    put::<B>(s.add(p), blocks[p]);
                }
                for r in 0..9 {
                    for p in 0..16 {
                        let x = add_masks(b, planes::<B>(s.add(p)), keys.add(KEY_BYTES * r), 8 * p);
                        put::<B>(s.add(16 + p), substitute::<_, false>(b, x));
                    }
                    linear::<_, false>(b, s);
                }
                for p in 0..16 {
                    blocks[p] = add_masks(b, planes::<B>(s.add(p)), keys.add(KEY_BYTES * 9), 8 * p);
                }
            }
            write(b, dst.add(at), &mut blocks);
        }
    }
}
