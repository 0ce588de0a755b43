//! The layout for a small number of blocks, which stores the bit planes of 16 nibbles in 64 bits.
//!
//! ```text
//! bit      63 … 48    47 … 32    31 … 16    15 … 0
//! plane    x3         x2         x1         x0            of nibbles 0 … 15, nibble 0 at bit 0 of each plane
//! ```
//!
//! Each half of a 128-bit block is one such word, and each half of a 256-bit block is two. A
//! 128-bit register holds the same word of two blocks. To rotate by nibbles, we rotate the bytes of
//! a word (5 instructions). A byte permutation gathers pairs of bits that move by the same
//! distance. The S-box shifts planes so that they line up, and then does two steps at once.
//!
//! Instructions per round of two 128-bit blocks: 38 for the S-box, 2 for the key, 26 for the linear
//! layer, and 37 for the permutations (85 for two 256-bit blocks).

pub(super) use super::sizes::packed::*;
use super::sliced::sent;
use crate::isa::{Bitslice, Shifts, exchange_index};

/// The lowest bit of every plane.
const EVERY: u64 = 0x0001_0001_0001_0001;

/// A mask that covers plane `b` of a word.
pub(super) const fn plane(b: usize) -> u64 {
    0xffff << (16 * b)
}

/// Swaps the nibbles of every byte. In a block, the high nibble comes first.
#[inline(always)]
fn swap_nibbles<L: Shifts>(l: L, x: L::W) -> L::W {
    let low = l.splat_64(0x0f0f_0f0f_0f0f_0f0f);
    l.or(l.shl_64(l.and(x, low), 4), l.and(l.shr_64(x, 4), low))
}

/// Converts eight bytes, least significant first, to planes.
#[inline(always)]
pub(super) fn slice<L: Shifts>(l: L, x: L::W) -> L::W {
    let x = exchange_index::<L, 5, 1>(l, exchange_index::<L, 5, 3>(l, swap_nibbles(l, x)));
    exchange_index::<L, 4, 0>(l, exchange_index::<L, 4, 2>(l, x))
}

/// Converts planes back to eight bytes.
#[inline(always)]
pub(super) fn unslice<L: Shifts>(l: L, x: L::W) -> L::W {
    let x = exchange_index::<L, 4, 2>(l, exchange_index::<L, 4, 0>(l, x));
    swap_nibbles(l, exchange_index::<L, 5, 3>(l, exchange_index::<L, 5, 1>(l, x)))
}

/// A permutation of the nibbles in `WORDS` words. For each pair of output and input words, it lists
/// bit masks and the distance by which these bits move, where a positive distance means left.
/// `TERMS` is the maximum number of distances.
#[derive(Clone, Copy)]
pub(super) struct Gather<const WORDS: usize, const TERMS: usize>([[[(u64, i32); TERMS]; WORDS]; WORDS]);

impl<const WORDS: usize, const TERMS: usize> Gather<WORDS, TERMS> {
    /// Creates a gather from a table of nibbles, where nibble `n` of the output is nibble `from[n]`
    /// of the input.
    pub(super) const fn new(from: &[usize]) -> Self {
        let (mut terms, mut n) = ([[[(0, 0); TERMS]; WORDS]; WORDS], 0);
        while n < 16 * WORDS {
            let term = &mut terms[n / 16][from[n] / 16];
            let distance = (n % 16) as i32 - (from[n] % 16) as i32;
            let mut k = 0;
            while term[k].0 != 0 && term[k].1 != distance {
                k += 1;
            }
            term[k] = (term[k].0 | EVERY << (n % 16), distance);
            n += 1;
        }
        Self(terms)
    }

    #[inline(always)]
    pub(super) fn apply<L: Shifts>(&self, l: L, x: &mut [L::W; WORDS]) {
        const { assert!(TERMS <= 16) };
        let mut y = [l.splat_64(0); WORDS];
        for i in 0..WORDS {
            for j in 0..WORDS {
                // This is unrolled by hand because in a loop of this length, the masks and
                // distances would be loaded from memory.
                macro_rules! terms {
                    ($($k:literal)*) => { $(y[i] = self.term::<L, $k>(l, i, j, x[j], y[i]);)* };
                }
                terms!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
            }
        }
        *x = y;
    }

    /// Adds the nibbles of word `j` that term `K` moves to word `i`.
    #[inline(always)]
    fn term<L: Shifts, const K: usize>(&self, l: L, i: usize, j: usize, x: L::W, y: L::W) -> L::W {
        let (mask, distance) = if K < TERMS { self.0[i][j][K % TERMS] } else { (0, 0) };
        if mask == 0 {
            return y;
        }
        let n = distance.unsigned_abs();
        let moved = if distance < 0 { l.shr_64(x, n) } else { l.shl_64(x, n) };
        l.or(y, l.and(moved, l.splat_64(mask)))
    }
}

/// The byte permutations of the halves and their inverses.
struct Halves<const WORDS: usize>;

impl<const WORDS: usize> Halves<WORDS> {
    const LEFT: Gather<WORDS, 8> = Self::gather(0, false);
    const RIGHT: Gather<WORDS, 8> = Self::gather(1, false);
    const INV_LEFT: Gather<WORDS, 8> = Self::gather(0, true);
    const INV_RIGHT: Gather<WORDS, 8> = Self::gather(1, true);

    const fn gather(half: usize, inverse: bool) -> Gather<WORDS, 8> {
        let (mut from, mut n) = ([0; 32], 0);
        while n < 16 * WORDS {
            let to = 2 * (sent(16 * WORDS, 8 * WORDS * half + n / 2) - 8 * WORDS * half) + n % 2;
            if inverse {
                from[n] = to;
            } else {
                from[to] = n;
            }
            n += 1;
        }
        Gather::new(&from)
    }
}

/// Extracts plane `b` of a word.
#[inline(always)]
fn only<L: Shifts>(l: L, x: L::W, b: usize) -> L::W {
    l.and(x, l.splat_64(plane(b)))
}

/// The S-box without its complements. It computes x0 and x3 first, then x2 and x1.
#[inline(always)]
pub(super) fn sub<L: Shifts>(l: L, x: L::W) -> L::W {
    let x0 = l.and(l.shr_64(x, 32), l.shr_64(x, 48));
    let x3 = l.or(l.shl_64(x, 32), l.shl_64(x, 16));
    let x = l.xor(x, l.or(only(l, x0, 0), only(l, x3, 3)));
    let up = l.shl_64(x, 16);
    let x2 = l.and(l.shl_64(x, 32), up);
    let x1 = l.or(l.shr_64(x, 32), up);
    l.xor(x, l.or(only(l, x2, 2), only(l, x1, 1)))
}

/// The inverse. If a step depends on a plane that the previous step computes, we substitute the
/// expression for it. For example, if x1 is replaced with `x1 ^ (x0 | x3)`, `x0 & x1` becomes
/// `x0 & !x1`.
#[inline(always)]
fn inv_sub<L: Shifts>(l: L, x: L::W) -> L::W {
    let up = l.shl_64(x, 16);
    let x2 = l.and_not(up, l.shl_64(x, 32));
    let x1 = l.or(l.shr_64(x, 32), up);
    let x = l.xor(x, l.or(only(l, x2, 2), only(l, x1, 1)));
    let x0 = l.and_not(l.shr_64(x, 48), l.shr_64(x, 32));
    let x3 = l.or(l.shl_64(x, 32), l.shl_64(x, 16));
    l.xor(x, l.or(only(l, x0, 0), only(l, x3, 3)))
}

/// `x ^ (y <<< 4 * NIBBLES)` on 32-bit words of nibbles.
#[inline(always)]
fn add<L: Shifts, const WORDS: usize, const NIBBLES: u32>(l: L, x: &mut [L::W; WORDS], y: &[L::W; WORDS]) {
    for i in 0..WORDS {
        let turned = if NIBBLES == 0 {
            y[i]
        } else {
            let low = l.splat_64(0x0101_0101_0101_0101 * (0xff >> NIBBLES));
            l.or(l.and(l.shr_64(y[i], NIBBLES), low), l.and_not(low, l.shl_64(y[i], 8 - NIBBLES)))
        };
        x[i] = l.xor(x[i], turned);
    }
}

/// The words of the left and of the right half.
type Halved<L, const WORDS: usize> = [[<L as crate::isa::Logic>::W; WORDS]; 2];

/// # Safety
/// `key` must be readable for `2 * WORDS` words of this layout's form.
#[inline(always)]
unsafe fn add_key<B: Bitslice, const WORDS: usize>(b: B, x: &mut Halved<B, WORDS>, key: *const u8) {
    for half in 0..2 {
        for i in 0..WORDS {
            // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
            let word = u64::from_le_bytes(unsafe { key.cast::<[u8; 8]>().add(WORDS * half + i).read() });
            x[half][i] = b.xor(x[half][i], b.splat_64(word));
        }
    }
}

#[inline(always)]
fn round<L: Shifts, const WORDS: usize>(l: L, x: &mut Halved<L, WORDS>) {
    for word in x.as_flattened_mut() {
        *word = sub(l, *word);
    }
    let [x, y] = x;
    add::<L, WORDS, 0>(l, y, x);
    add::<L, WORDS, 1>(l, x, y);
    add::<L, WORDS, 2>(l, y, x);
    add::<L, WORDS, 2>(l, x, y);
    add::<L, WORDS, 5>(l, y, x);
    add::<L, WORDS, 0>(l, x, y);
    const { Halves::<WORDS>::LEFT }.apply(l, x);
    const { Halves::<WORDS>::RIGHT }.apply(l, y);
}

#[inline(always)]
fn inv_round<L: Shifts, const WORDS: usize>(l: L, s: &mut Halved<L, WORDS>) {
    let [x, y] = s;
    const { Halves::<WORDS>::INV_LEFT }.apply(l, x);
    const { Halves::<WORDS>::INV_RIGHT }.apply(l, y);
    add::<L, WORDS, 0>(l, x, y);
    add::<L, WORDS, 5>(l, y, x);
    add::<L, WORDS, 2>(l, x, y);
    add::<L, WORDS, 2>(l, y, x);
    add::<L, WORDS, 1>(l, x, y);
    add::<L, WORDS, 0>(l, y, x);
    for word in s.as_flattened_mut() {
        *word = inv_sub(l, *word);
    }
}

/// Encrypts or decrypts `n` batches of `2 * LANES` blocks of `16 * WORDS` bytes.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<B: Bitslice, const WORDS: usize, const ROUNDS: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let block = 16 * WORDS;
    for batch in 0..n {
        let (first, second) = (2 * batch * B::LANES * block, (2 * batch + 1) * B::LANES * block);
        let mut x: Halved<B, WORDS> = [[b.splat_64(0); WORDS]; 2];
        let words = x.as_flattened_mut();
        for piece in 0..WORDS {
            // SAFETY: this accesses 16 bytes of each of `LANES` blocks, in batch `batch` of `n`.
            let (one, two) =
                unsafe { (b.load(src.add(first + 16 * piece), block), b.load(src.add(second + 16 * piece), block)) };
            words[2 * piece] = slice(b, b.unpack_low_64(one, two));
            words[2 * piece + 1] = slice(b, b.unpack_high_64(one, two));
        }
        // SAFETY: this accesses keys 0 to `ROUNDS`.
        unsafe {
            if DECRYPT {
                add_key(b, &mut x, keys.add(block * ROUNDS));
                for r in (0..ROUNDS).rev() {
                    inv_round(b, &mut x);
                    add_key(b, &mut x, keys.add(block * r));
                }
            } else {
                for r in 0..ROUNDS {
                    add_key(b, &mut x, keys.add(block * r));
                    round(b, &mut x);
                }
                add_key(b, &mut x, keys.add(block * ROUNDS));
            }
        }
        let words = x.as_flattened();
        for piece in 0..WORDS {
            let (low, high) = (unslice(b, words[2 * piece]), unslice(b, words[2 * piece + 1]));
            // SAFETY: as above.
            unsafe {
                b.store(dst.add(first + 16 * piece), block, b.unpack_low_64(low, high));
                b.store(dst.add(second + 16 * piece), block, b.unpack_high_64(low, high));
            }
        }
    }
}
