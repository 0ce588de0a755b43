//! One block, in general registers: the bit planes of 16 nibbles in one word of 64 bits.
//!
//! ```text
//! bit      63 … 48    47 … 32    31 … 16    15 … 0
//! plane    x3         x2         x1         x0            of nibbles 0 … 15, nibble 0 at the top of each plane
//! ```
//!
//! A half of a 128-bit block is one word, of a 256-bit block two. A rotation by nibbles turns the bytes of a word (5
//! instructions), a byte permutation gathers the pairs of bits that move equally far, and the substitution moves planes
//! over each other, two steps at once. Instructions per round of 128-bit blocks: 38 for the substitution, 2 for the key,
//! 26 for the linear layer, 37 for the permutations.

use super::sliced::sent;

/// One bit of every plane.
const EVERY: u64 = 0x0001_0001_0001_0001;

/// Plane `b` of a word.
pub(super) const fn plane(b: usize) -> u64 {
    0xffff << (16 * b)
}

/// The places whose index has bit `low` and lacks bit `high`.
const fn places(high: usize, low: usize) -> u64 {
    let (mut mask, mut i) = (0, 0);
    while i < 64 {
        if i >> low & 1 == 1 && i >> high & 1 == 0 {
            mask |= 1 << i;
        }
        i += 1;
    }
    mask
}

/// Exchanges bits `high` and `low` of the index of every bit of a word.
#[inline(always)]
const fn exchange(x: u64, high: usize, low: usize) -> u64 {
    let (shift, mask) = ((1 << high) - (1 << low), places(high, low));
    let t = (x ^ x >> shift) & mask;
    x ^ t ^ t << shift
}

/// From 16 nibbles, nibble 0 at the top, to planes.
#[inline(always)]
pub(super) const fn slice(x: u64) -> u64 {
    exchange(exchange(exchange(exchange(x, 5, 3), 5, 1), 4, 2), 4, 0)
}

/// From planes to 16 nibbles.
#[inline(always)]
pub(super) const fn unslice(x: u64) -> u64 {
    exchange(exchange(exchange(exchange(x, 4, 0), 4, 2), 5, 1), 5, 3)
}

/// A permutation of the nibbles of `WORDS` words: for every word of the output and of the input, which bits are taken
/// after which rotation. `TERMS` bounds the number of rotations.
#[derive(Clone, Copy)]
pub(super) struct Gather<const WORDS: usize, const TERMS: usize>([[[(u64, u32); TERMS]; WORDS]; WORDS]);

impl<const WORDS: usize, const TERMS: usize> Gather<WORDS, TERMS> {
    /// From a table of nibbles: nibble `n` of the output is nibble `from[n]` of the input.
    pub(super) const fn new(from: &[usize]) -> Self {
        let (mut terms, mut n) = ([[[(0, 0); TERMS]; WORDS]; WORDS], 0);
        while n < 16 * WORDS {
            let term = &mut terms[n / 16][from[n] / 16];
            let turn = (from[n] % 16 + 64 - n % 16) as u32 % 64;
            let mut k = 0;
            while term[k].0 != 0 && term[k].1 != turn {
                k += 1;
            }
            term[k] = (term[k].0 | EVERY << (15 - n % 16), turn);
            n += 1;
        }
        Self(terms)
    }

    #[inline(always)]
    pub(super) fn apply(&self, x: [u64; WORDS]) -> [u64; WORDS] {
        core::array::from_fn(|to| {
            let mut sum = 0;
            for from in 0..WORDS {
                for (mask, turn) in self.0[to][from] {
                    sum |= x[from].rotate_left(turn) & mask;
                }
            }
            sum
        })
    }
}

/// The byte permutations of the halves, and their inverses.
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

/// The substitution without its complements: first x0 and x3 from the others, then x2 and x1.
#[inline(always)]
pub(super) const fn sub(x: u64) -> u64 {
    let x = x ^ (x >> 32 & x >> 48 & plane(0) | (x << 32 | x << 16) & plane(3));
    x ^ (x << 32 & x << 16 & plane(2) | (x << 16 | x >> 32) & plane(1))
}

/// The inverse. Where a step needs a plane as the step before leaves it, that is written out: with `x1 ^ (x0 | x3)` for
/// x1, `x0 & x1` is `x0 & !x1`.
#[inline(always)]
const fn inv_sub(x: u64) -> u64 {
    let x = x ^ (x << 32 & !(x << 16) & plane(2) | (x << 16 | x >> 32) & plane(1));
    x ^ ((x << 32 | x << 16) & plane(3) | x >> 32 & !(x >> 48) & plane(0))
}

/// `x ^ (y <<< 4 * NIBBLES)` on 32-bit words of nibbles.
#[inline(always)]
fn add<const WORDS: usize, const NIBBLES: u32>(x: &mut [u64; WORDS], y: [u64; WORDS]) {
    let stays = 0x0101_0101_0101_0101 * (0xff_u64 << NIBBLES & 0xff);
    for (x, y) in x.iter_mut().zip(y) {
        *x ^= if NIBBLES == 0 { y } else { y.rotate_left(NIBBLES) & stays | y.rotate_right(8 - NIBBLES) & !stays };
    }
}

/// A block, or a key: the words of the left and of the right half.
type Pair<const WORDS: usize> = [[u64; WORDS]; 2];

#[inline(always)]
fn add_key<const WORDS: usize>(x: Pair<WORDS>, key: Pair<WORDS>) -> Pair<WORDS> {
    core::array::from_fn(|half| core::array::from_fn(|i| x[half][i] ^ key[half][i]))
}

#[inline(always)]
fn round<const WORDS: usize>(x: Pair<WORDS>, key: Pair<WORDS>) -> Pair<WORDS> {
    let [mut x, mut y] = add_key(x, key).map(|half| half.map(sub));
    add::<WORDS, 0>(&mut y, x);
    add::<WORDS, 1>(&mut x, y);
    add::<WORDS, 2>(&mut y, x);
    add::<WORDS, 2>(&mut x, y);
    add::<WORDS, 5>(&mut y, x);
    add::<WORDS, 0>(&mut x, y);
    [const { Halves::<WORDS>::LEFT }.apply(x), const { Halves::<WORDS>::RIGHT }.apply(y)]
}

#[inline(always)]
fn inv_round<const WORDS: usize>([x, y]: Pair<WORDS>, key: Pair<WORDS>) -> Pair<WORDS> {
    let mut x = const { Halves::<WORDS>::INV_LEFT }.apply(x);
    let mut y = const { Halves::<WORDS>::INV_RIGHT }.apply(y);
    add::<WORDS, 0>(&mut x, y);
    add::<WORDS, 5>(&mut y, x);
    add::<WORDS, 2>(&mut x, y);
    add::<WORDS, 2>(&mut y, x);
    add::<WORDS, 1>(&mut x, y);
    add::<WORDS, 0>(&mut y, x);
    add_key([x, y].map(|half| half.map(inv_sub)), key)
}

/// Encrypts (or decrypts) `n` batches of `BLOCKS` blocks of `16 * WORDS` bytes.
///
/// # Safety
/// As [`Crypt`](crate::kernel::Crypt) asks; `keys` holds this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<I, const WORDS: usize, const ROUNDS: usize, const DECRYPT: bool, const BLOCKS: usize>(
    _isa: I,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: the form has keys 0 to `ROUNDS`.
    let key =
        |r: usize| unsafe { keys.cast::<[[[u8; 8]; WORDS]; 2]>().add(r).read() }.map(|h| h.map(u64::from_le_bytes));
    for batch in 0..n {
        // SAFETY: batch `batch` of `n`.
        let blocks = unsafe { src.cast::<[[[[u8; 8]; WORDS]; 2]; BLOCKS]>().add(batch).read() };
        let mut x = blocks.map(|block| block.map(|half| half.map(|bytes| slice(u64::from_be_bytes(bytes)))));
        if DECRYPT {
            let k = key(ROUNDS);
            x = x.map(|x| add_key(x, k));
            for r in (0..ROUNDS).rev() {
                let k = key(r);
                x = x.map(|x| inv_round(x, k));
            }
        } else {
            for r in 0..ROUNDS {
                let k = key(r);
                x = x.map(|x| round(x, k));
            }
            let k = key(ROUNDS);
            x = x.map(|x| add_key(x, k));
        }
        let out = x.map(|block| block.map(|half| half.map(|word| unslice(word).to_be_bytes())));
        // SAFETY: batch `batch` of `n`.
        unsafe { dst.cast::<[[[[u8; 8]; WORDS]; 2]; BLOCKS]>().add(batch).write(out) }
    }
}
