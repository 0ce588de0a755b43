//! The bit-sliced layout: one block in every bit of a word.
//!
//! Word `[p][b]` holds bit b of byte p of all blocks, so that rotations and permutations are renamings:
//!
//! ```text
//! [0][7..4]  [0][3..0]  [1][7..4]  …        nibbles 0, 1, 2, … of the left half, four words each, then the right half
//! bit i of a word: block i
//! ```
//!
//! A round goes over the state twice: nibble by nibble (four keys and eight gates each), then plane by plane of the groups
//! of eight nibbles in which the rotations turn (48 XORs for eight nibbles of both halves), storing every nibble where the
//! byte permutation wants it. Per round of 128-bit blocks: 256 gates of substitution, 128 keys, 384 XORs, 256 loads and
//! as many stores; twice as many for 256-bit blocks.

use super::circuit::{inv_sub, sub};
use super::tables::{PL128, PL256, PR128, PR256};
use crate::isa::Bitslice;
use crate::isa::bitslice::{MASK, Planes, mask, read, wipe_planes, write, zeros};

/// Bytes of this key form.
pub(super) const fn form_bytes(block: usize, rounds: usize) -> usize {
    MASK * 8 * block * (rounds + 1)
}

/// Where the permutation sends byte `p` of a block.
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

/// The permutation of a whole block, as it sends bytes.
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

/// Substitutes all nibbles from `from` to `to`, and adds the key at `key` before (or behind) it.
///
/// # Safety
/// `key` holds `8 * BLOCK` masks.
#[inline(always)]
unsafe fn sub_nibbles<B: Bitslice, const BLOCK: usize, const DECRYPT: bool>(
    b: B,
    from: &Planes<B, BLOCK>,
    to: &mut Planes<B, BLOCK>,
    key: *const u8,
) {
    let nibbles = from.as_flattened().as_chunks::<4>().0.iter().zip(to.as_flattened_mut().as_chunks_mut::<4>().0);
    for (n, (x, y)) in nibbles.enumerate() {
        // SAFETY: `n` counts the nibbles of a block.
        let keyed = |x: [B::W; 4]| core::array::from_fn(|i| b.xor(x[i], unsafe { mask(b, key, 4 * n + i) }));
        *y = if DECRYPT { keyed(inv_sub(b, *x)) } else { sub(b, keyed(*x)) };
    }
}

/// The linear layer and the byte permutations, or their inverse.
#[inline(always)]
fn mix<B: Bitslice, const BLOCK: usize, const DECRYPT: bool>(b: B, from: &Planes<B, BLOCK>, to: &mut Planes<B, BLOCK>) {
    let places = const { &Sent::<BLOCK>::TO };
    let (from, to) = (from.as_ptr().cast::<B::W>(), to.as_mut_ptr().cast::<B::W>());
    // The words of nibble i of a group that begins at byte `at`, before and behind the permutation; the high nibble of a
    // byte is the first of two.
    let word = |at: usize, i: usize, bit: usize| 8 * (at + i / 2) + 4 * (1 - i % 2) + bit;
    // SAFETY: `places` holds bytes of a block, as `at + i / 2` counts them.
    let moved =
        |at: usize, i: usize, bit: usize| unsafe { 8 * *places.get_unchecked(at + i / 2) + 4 * (1 - i % 2) + bit };
    for at in (0..BLOCK / 2).step_by(4) {
        for bit in 0..4 {
            let right = at + BLOCK / 2;
            // SAFETY: words of `8 * BLOCK`.
            let put =
                |at: usize, i: usize| unsafe { to.add(if DECRYPT { word(at, i, bit) } else { moved(at, i, bit) }) };
            // SAFETY: as above.
            let get = |at: usize, i: usize| unsafe {
                from.add(if DECRYPT { moved(at, i, bit) } else { word(at, i, bit) }).read()
            };
            let mut x: [B::W; 8] = core::array::from_fn(|i| get(at, i));
            let mut y: [B::W; 8] = core::array::from_fn(|i| get(right, i));
            let add = |x: &mut [B::W; 8], y: &[B::W; 8], turn: usize| {
                for i in 0..8 {
                    x[i] = b.xor(x[i], y[(i + turn) % 8]);
                }
            };
            if DECRYPT {
                add(&mut x, &y, 0);
                add(&mut y, &x, 5);
                add(&mut x, &y, 2);
                add(&mut y, &x, 2);
                add(&mut x, &y, 1);
                add(&mut y, &x, 0);
            } else {
                add(&mut y, &x, 0);
                add(&mut x, &y, 1);
                add(&mut y, &x, 2);
                add(&mut x, &y, 2);
                add(&mut y, &x, 5);
                add(&mut x, &y, 0);
            }
            for i in 0..8 {
                // SAFETY: as above.
                unsafe {
                    put(at, i).write(x[i]);
                    put(right, i).write(y[i]);
                }
            }
        }
    }
}

/// Adds the key at `key` to all planes.
///
/// # Safety
/// `key` holds `8 * BLOCK` masks.
#[inline(always)]
unsafe fn add_key<B: Bitslice, const BLOCK: usize>(b: B, s: &mut Planes<B, BLOCK>, key: *const u8) {
    for (i, x) in s.as_flattened_mut().iter_mut().enumerate() {
        // SAFETY: `i` counts the planes.
        *x = b.xor(*x, unsafe { mask(b, key, i) });
    }
}

/// Encrypts (or decrypts) `n` batches of `128 * LANES` blocks.
///
/// # Safety
/// As [`Crypt`](crate::kernel::Crypt) asks; `keys` holds this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<B: Bitslice, const BLOCK: usize, const ROUNDS: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let (mut s, mut t): (Planes<B, BLOCK>, Planes<B, BLOCK>) = (zeros(b), zeros(b));
    // SAFETY: `r` is at most `ROUNDS`.
    let key = |r: usize| unsafe { keys.add(MASK * 8 * BLOCK * r) };
    for batch in 0..n {
        let at = 128 * B::LANES * BLOCK * batch;
        // SAFETY: batch `batch` of `n`; keys 0 to `ROUNDS`.
        unsafe {
            read(b, src.add(at), &mut s);
            if DECRYPT {
                add_key(b, &mut s, key(ROUNDS));
                for r in (0..ROUNDS).rev() {
                    mix::<B, BLOCK, true>(b, &s, &mut t);
                    sub_nibbles::<B, BLOCK, true>(b, &t, &mut s, key(r));
                }
            } else {
                for r in 0..ROUNDS {
                    sub_nibbles::<B, BLOCK, false>(b, &s, &mut t, key(r));
                    mix::<B, BLOCK, false>(b, &t, &mut s);
                }
                add_key(b, &mut s, key(ROUNDS));
            }
            write(b, dst.add(at), &mut s);
        }
    }
    wipe_planes(b, &mut s);
    wipe_planes(b, &mut t);
}
