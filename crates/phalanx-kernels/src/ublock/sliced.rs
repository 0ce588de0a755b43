//! The bit-sliced layout, with one block per bit of a word.
//!
//! Word `[p][b]` holds bit b of byte p of all blocks, so rotations and permutations merely renumber
//! words:
//!
//! ```text
//! [0][7..4]  [0][3..0]  [1][7..4]  …        nibbles 0, 1, 2, … of the left half, four words each, then the right half
//! bit i of a word: block i
//! ```
//!
//! Each round makes two passes over the state. The first pass goes nibble by nibble, with four key
//! XORs and eight gates for each. The second pass goes plane by plane through groups of eight
//! nibbles, because rotations stay within such a group. It takes 48 XORs for eight nibbles in both
//! halves, and stores every nibble where the byte permutation moves it.
//!
//! For 128-bit blocks, a round takes 256 gates for the S-box, 128 key XORs, 384 other XORs, 256
//! loads and 256 stores. 256-bit blocks need twice as many.

use super::circuit::{inv_sub, sub};
pub(super) use super::sizes::sliced::*;
use super::tables::{PL128, PL256, PR128, PR256};
use crate::isa::Bitslice;
use crate::isa::bitslice::{MASK, Planes, add_masks, read, write, zeros};

/// The position to which the permutation moves byte `p` of a block.
pub(super) const fn sent(block: usize, p: usize) -> usize {
    let half = block / 2;
    let table: &[u8] = match (block, p < half) {
        (16, true) => &PL128,
        (16, false) => &PR128,
        (_, true) => &PL256,
        (_, false) => &PR256,
    };
    let mut q = 0;
    while table[q] as usize != p % half {
        q += 1;
    }
    p / half * half + q
}

/// The permutation of a whole block, given as destination positions.
struct Sent<const BLOCK: usize>;

impl<const BLOCK: usize> Sent<BLOCK> {
    const TO: [usize; BLOCK] = {
        let (mut to, mut p) = ([0; BLOCK], 0);
        while p < BLOCK {
            to[p] = sent(BLOCK, p);
            p += 1;
        }
        to
    };
}

/// Applies the S-box to all nibbles, reading them from `from` and writing them to `to`. Adds the
/// key at `key` before the S-box (or after it in decryption).
///
/// # Safety
/// `key` must hold `8 * BLOCK` masks.
#[inline(always)]
unsafe fn sub_nibbles<B: Bitslice, const BLOCK: usize, const DECRYPT: bool>(
    b: B,
    from: &Planes<B, BLOCK>,
    to: &mut Planes<B, BLOCK>,
    key: *const u8,
) {
    let (from, to) = (from.as_flattened().as_chunks::<4>().0, to.as_flattened_mut().as_chunks_mut::<4>().0);
    for n in 0..2 * BLOCK {
        // SAFETY: this accesses four masks for each nibble of a block.
        to[n] = unsafe {
            if DECRYPT {
                add_masks(b, inv_sub(b, from[n]), key, 4 * n)
            } else {
                sub(b, add_masks(b, from[n], key, 4 * n))
            }
        };
    }
}

/// The index of the word for bit `bit` of nibble `i` in a group that begins at byte `at`, either in
/// block order or after the permutation. The high nibble of a byte comes first.
#[inline(always)]
fn place<const BLOCK: usize, const MOVED: bool>(at: usize, i: usize, bit: usize) -> usize {
    let (byte, sent) = (at + i / 2, const { &Sent::<BLOCK>::TO });
    // The modulo has no effect except to get rid of the bounds check.
    let byte = if MOVED { sent[byte % BLOCK] } else { byte };
    8 * byte + 4 * (1 - i % 2) + bit
}

/// Loads one plane of a group of eight nibbles.
///
/// # Safety
/// `from` must be readable for the planes of a block, which contains the group.
#[inline(always)]
unsafe fn gather<B: Bitslice, const BLOCK: usize, const MOVED: bool>(
    b: B,
    from: *const B::W,
    at: usize,
    bit: usize,
) -> [B::W; 8] {
    let mut x = [b.splat_64(0); 8];
    for i in 0..8 {
        // SAFETY: guaranteed by the caller. The permutation stays within the block.
        x[i] = unsafe { from.add(place::<BLOCK, MOVED>(at, i, bit)).read() };
    }
    x
}

/// Stores one plane of a group of eight nibbles.
///
/// # Safety
/// `to` must be writable for the planes of a block, which contains the group.
#[inline(always)]
unsafe fn scatter<B: Bitslice, const BLOCK: usize, const MOVED: bool>(
    _: B,
    x: &[B::W; 8],
    to: *mut B::W,
    at: usize,
    bit: usize,
) {
    for i in 0..8 {
        // SAFETY: guaranteed by the caller. The permutation stays within the block.
        unsafe { to.add(place::<BLOCK, MOVED>(at, i, bit)).write(x[i]) }
    }
}

/// `x ^ (y <<< 4 * turn)` on eight nibbles.
#[inline(always)]
fn add<B: Bitslice>(b: B, x: &mut [B::W; 8], y: &[B::W; 8], turn: usize) {
    for i in 0..8 {
        x[i] = b.xor(x[i], y[(i + turn) % 8]);
    }
}

/// Applies the linear layer and the byte permutations to group `GROUP` of eight nibbles in each
/// half.
///
/// This is a separate function so that all positions are constants.
#[inline(always)]
fn mix_group<B: Bitslice, const BLOCK: usize, const DECRYPT: bool, const GROUP: usize>(
    b: B,
    from: &Planes<B, BLOCK>,
    to: &mut Planes<B, BLOCK>,
) {
    let (from, to) = (from.as_ptr().cast(), to.as_mut_ptr().cast());
    let (left, right) = const { (4 * GROUP, 4 * GROUP + BLOCK / 2) };
    for bit in 0..4 {
        // SAFETY: this accesses four bytes of each half, from the group numbers in `mix`.
        unsafe {
            if DECRYPT {
                let mut x = gather::<B, BLOCK, true>(b, from, left, bit);
                let mut y = gather::<B, BLOCK, true>(b, from, right, bit);
                add(b, &mut x, &y, 0);
                add(b, &mut y, &x, 5);
                add(b, &mut x, &y, 2);
                add(b, &mut y, &x, 2);
                add(b, &mut x, &y, 1);
                add(b, &mut y, &x, 0);
                scatter::<B, BLOCK, false>(b, &x, to, left, bit);
                scatter::<B, BLOCK, false>(b, &y, to, right, bit);
            } else {
                let mut x = gather::<B, BLOCK, false>(b, from, left, bit);
                let mut y = gather::<B, BLOCK, false>(b, from, right, bit);
                add(b, &mut y, &x, 0);
                add(b, &mut x, &y, 1);
                add(b, &mut y, &x, 2);
                add(b, &mut x, &y, 2);
                add(b, &mut y, &x, 5);
                add(b, &mut x, &y, 0);
                scatter::<B, BLOCK, true>(b, &x, to, left, bit);
                scatter::<B, BLOCK, true>(b, &y, to, right, bit);
            }
        }
    }
}

/// Applies the linear layer and the byte permutations, or their inverses.
#[inline(always)]
fn mix<B: Bitslice, const BLOCK: usize, const DECRYPT: bool>(b: B, from: &Planes<B, BLOCK>, to: &mut Planes<B, BLOCK>) {
    mix_group::<B, BLOCK, DECRYPT, 0>(b, from, to);
    mix_group::<B, BLOCK, DECRYPT, 1>(b, from, to);
    if BLOCK == 32 {
        mix_group::<B, BLOCK, DECRYPT, 2>(b, from, to);
        mix_group::<B, BLOCK, DECRYPT, 3>(b, from, to);
    }
}

/// Adds the key at `key` to all planes.
///
/// # Safety
/// `key` must hold `8 * BLOCK` masks.
#[inline(always)]
unsafe fn add_key<B: Bitslice, const BLOCK: usize>(b: B, s: &mut Planes<B, BLOCK>, key: *const u8) {
    for p in 0..BLOCK {
        // SAFETY: `p` is the index of a byte in a block.
        s[p] = unsafe { add_masks(b, s[p], key, 8 * p) };
    }
}

/// Encrypts or decrypts `n` batches of `128 * LANES` blocks.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<B: Bitslice, const BLOCK: usize, const ROUNDS: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let (mut s, mut t): (Planes<B, BLOCK>, Planes<B, BLOCK>) = (zeros(b), zeros(b));
    let key_bytes = MASK * 8 * BLOCK;
    for batch in 0..n {
        let at = 128 * B::LANES * BLOCK * batch;
        // SAFETY: this accesses batch `batch` of `n`, and keys 0 to `ROUNDS`.
        unsafe {
            read(b, src.add(at), &mut s);
            if DECRYPT {
                add_key(b, &mut s, keys.add(key_bytes * ROUNDS));
                for r in (0..ROUNDS).rev() {
                    mix::<B, BLOCK, true>(b, &s, &mut t);
                    sub_nibbles::<B, BLOCK, true>(b, &t, &mut s, keys.add(key_bytes * r));
                }
            } else {
                for r in 0..ROUNDS {
                    sub_nibbles::<B, BLOCK, false>(b, &s, &mut t, keys.add(key_bytes * r));
                    mix::<B, BLOCK, false>(b, &t, &mut s);
                }
                add_key(b, &mut s, keys.add(key_bytes * ROUNDS));
            }
            write(b, dst.add(at), &mut s);
        }
    }
}
