//! The layout with eight nibbles per byte, for 128-bit blocks on CPUs that can multiply bytes by
//! bit matrices (GFNI).
//!
//! ```text
//! word [h][g][w]     bit w of the nibbles of group g (0 … 7 or 8 … 15) of half h
//! byte of a word     one block
//! bit of the byte    one nibble of the group, in the order of a frame
//! ```
//!
//! Rotations stay within a group, so the linear layer amounts to four 8 × 8 bit matrices per group
//! (from the left and right half to the left and right half), whose products are XORed with the
//! key. Both permutations keep four nibbles of each group in that group and move the other four to
//! the other group. We choose the matrices so that the nibbles that stay end up at bits 0 … 3 and
//! the others at bits 4 … 7. A permutation then only takes two selections, and the matrices of the
//! next round take care of the remaining reordering of bits.
//!
//! Instructions per round: 16 for the S-box, 32 multiplications, 16 three-input XORs and 16
//! selections. This adds up to 80 (128 without ternary logic), and each round processes one block
//! per byte of the word. Loading and storing take another 16 multiplications to transpose 8 × 8
//! bits, 64 unpack instructions, and 24 instructions to reorder the groups.

use super::circuit::{complements, inv_sub, sub};
use super::frames::{Gather, permutation, rotation};
pub(super) use super::sizes::affine::*;
use crate::isa::{Affine, Bitslice, Logic, Shifts};

/// The nibble at each bit, for each half and group.
type Order = [[[u8; 8]; 2]; 2];

/// The order that loading produces and storing expects.
const PLAIN: Order = [[PLAIN_GROUPS[0], PLAIN_GROUPS[1]], [PLAIN_GROUPS[0], PLAIN_GROUPS[1]]];
/// Loading leaves the nibbles at even positions in one half of a byte, and those at odd positions
/// in the other half.
const PLAIN_GROUPS: [[u8; 8]; 2] = [[7, 5, 3, 1, 6, 4, 2, 0], [14, 12, 10, 8, 15, 13, 11, 9]];

/// The orders before and after a permutation, for decryption if `inverse` is set and for encryption
/// otherwise.
const fn around(inverse: bool) -> [Order; 2] {
    let (mut before, mut behind, mut h) = ([[[0; 8]; 2]; 2], [[[0; 8]; 2]; 2], 0);
    while h < 2 {
        let forward = permutation::<16>(h == 1);
        let from = if inverse { super::frames::inverse(&forward) } else { forward };
        let to = super::frames::inverse(&from);
        let mut g = 0;
        while g < 2 {
            // Nibbles that stay in the group come first.
            let (mut stay, mut leave, mut n) = (0, 4, 8 * g);
            while n < 8 * g + 8 {
                if to[n] as usize / 8 == g {
                    before[h][g][stay] = n as u8;
                    stay += 1;
                } else {
                    before[h][g][leave] = n as u8;
                    leave += 1;
                }
                n += 1;
            }
            g += 1;
        }
        let mut i = 0;
        while i < 16 {
            let (g, bit) = (i / 8, i % 8);
            behind[h][g][bit] = to[before[h][if bit < 4 { g } else { 1 - g }][bit] as usize];
            i += 1;
        }
        h += 1;
    }
    [before, behind]
}

/// `a ^ (b <<< 4 * by)` on sets of nibbles.
const fn add(a: u32, b: u32, by: usize) -> u32 {
    let (turn, mut out, mut n): (Gather<16>, _, _) = (rotation(by), a, 0);
    while n < 16 {
        out ^= (b >> turn[n] & 1) << n;
        n += 1;
    }
    out
}

/// Applies the linear layer or its inverse to sets of nibbles, left half first.
const fn linear([mut a, mut b]: [u32; 2], inverse: bool) -> [u32; 2] {
    if inverse {
        a = add(a, b, 0);
        b = add(b, a, 5);
        a = add(a, b, 2);
        b = add(b, a, 2);
        a = add(a, b, 1);
        b = add(b, a, 0);
    } else {
        b = add(b, a, 0);
        a = add(a, b, 1);
        b = add(b, a, 2);
        a = add(a, b, 2);
        b = add(b, a, 5);
        a = add(a, b, 0);
    }
    [a, b]
}

/// For each group, the matrices from left to left, right to left, left to right, and right to
/// right.
type Matrices = [[u64; 4]; 2];

/// The matrices of the linear layer or its inverse, which also convert from one order to another.
const fn matrices(from: &Order, to: &Order, inverse: bool) -> Matrices {
    let (mut out, mut g) = ([[0; 4]; 2], 0);
    while g < 2 {
        let mut column = 0;
        while column < 16 {
            let (half, bit) = (column / 8, column % 8);
            let mut unit = [0; 2];
            unit[half] = 1 << from[half][g][bit];
            let image = linear(unit, inverse);
            let mut row = 0;
            while row < 16 {
                let (to_half, to_bit) = (row / 8, row % 8);
                let set = image[to_half] >> to[to_half][g][to_bit] & 1;
                out[g][2 * to_half + half] |= (set as u64) << (8 * (7 - to_bit) + bit);
                row += 1;
            }
            column += 1;
        }
        g += 1;
    }
    out
}

/// The matrices that convert from one order to another, for each half and group.
const fn reorder(from: &Order, to: &Order) -> [[u64; 2]; 2] {
    let (mut out, mut i) = ([[0; 2]; 2], 0);
    while i < 256 {
        let (h, g, row, column) = (i / 128, i / 64 % 2, i / 8 % 8, i % 8);
        if to[h][g][row] == from[h][g][column] {
            out[h][g] |= 1 << (8 * (7 - row) + column);
        }
        i += 1;
    }
    out
}

const ENCRYPT: [Order; 2] = around(false);
const DECRYPT: [Order; 2] = around(true);

/// The matrices for one direction: those for the first round (the last one in decryption), those
/// for all other rounds, and those that convert from or to the plain order.
struct Direction {
    rounds: [Matrices; 2],
    plain: [[u64; 2]; 2],
}

static ENCRYPTION: Direction = Direction {
    rounds: [matrices(&PLAIN, &ENCRYPT[0], false), matrices(&ENCRYPT[1], &ENCRYPT[0], false)],
    plain: reorder(&ENCRYPT[1], &PLAIN),
};
static DECRYPTION: Direction = Direction {
    rounds: [matrices(&DECRYPT[1], &PLAIN, true), matrices(&DECRYPT[1], &DECRYPT[0], true)],
    plain: reorder(&PLAIN, &DECRYPT[0]),
};

/// The state's words, indexed by half, group, and bit of a nibble.
type State<B> = [[[<B as Logic>::W; 4]; 2]; 2];

/// Matrices that transpose the 8 × 8 bits of every eight bytes, so that byte `i` becomes the set of
/// bits `i`, or vice versa.
const TURN: [u64; 2] = [0x8040_2010_0804_0201, 0x0102_0408_1020_4080];
/// Swaps the nibbles of a byte.
const SWAP: u64 = u64::from_le_bytes([8, 4, 2, 1, 128, 64, 32, 16]);

/// Unpacks the bytes of sixteen words, going through the bits of their index one by one.
#[inline(always)]
fn unpack<B: Bitslice>(b: B, x: &mut [B::W; 16]) {
    unpack_place::<B, 1>(b, x);
    unpack_place::<B, 2>(b, x);
    unpack_place::<B, 4>(b, x);
    unpack_place::<B, 8>(b, x);
}

/// Unpacks pairs of words whose indices differ in one bit.
#[inline(always)]
fn unpack_place<B: Bitslice, const PLACE: usize>(b: B, x: &mut [B::W; 16]) {
    for i in 0..16 {
        if i & PLACE == 0 {
            let (low, high) = (x[i], x[i | PLACE]);
            x[i] = b.unpack_low_8(low, high);
            x[i | PLACE] = b.unpack_high_8(low, high);
        }
    }
}

/// The index of the word that holds bit `bit` of the bytes of half `h` after unpacking.
const fn row(h: usize, bit: usize) -> usize {
    h | (bit >> 2 & 1) << 1 | (bit >> 1 & 1) << 2 | (bit & 1) << 3
}

/// Swaps the upper halves of the bytes of two words.
#[inline(always)]
fn mix<B: Shifts>(b: B, p: B::W, q: B::W) -> (B::W, B::W) {
    let low = b.splat_64(0x0f0f_0f0f_0f0f_0f0f);
    if B::CHEAP_SELECT {
        (b.select(low, p, q), b.select(low, q, p))
    } else {
        let t = b.and_not(low, b.xor(p, q));
        (b.xor(p, t), b.xor(q, t))
    }
}

/// # Safety
/// `src` must be readable for a batch.
#[inline(always)]
unsafe fn read<B: Affine>(b: B, src: *const u8) -> State<B> {
    let mut x = [b.splat_64(0); 16];
    for i in 0..16 {
        // SAFETY: this accesses word `i` of sixteen.
        x[i] = b.affine(b.splat_64(TURN[0]), unsafe { b.load(src.add(16 * B::LANES * i), 16) });
    }
    unpack(b, &mut x);
    let mut s = [[[x[0]; 4]; 2]; 2];
    for h in 0..2 {
        for w in 0..4 {
            // The nibbles at odd positions are the low nibbles of bytes, and those at even
            // positions are the high ones.
            let odd = b.affine(x[row(h, w)], b.splat_64(SWAP));
            (s[h][1][w], s[h][0][w]) = mix(b, x[row(h, 4 + w)], odd);
        }
    }
    s
}

/// # Safety
/// `dst` must be writable for a batch.
#[inline(always)]
unsafe fn write<B: Affine>(b: B, dst: *mut u8, s: State<B>) {
    let mut x = [s[0][0][0]; 16];
    for h in 0..2 {
        for w in 0..4 {
            let (even, odd) = mix(b, s[h][1][w], s[h][0][w]);
            x[row(h, 7 - (4 + w))] = even;
            x[row(h, 7 - w)] = b.affine(odd, b.splat_64(SWAP));
        }
    }
    unpack(b, &mut x);
    for i in 0..16 {
        // SAFETY: this accesses word `i` of sixteen.
        unsafe { b.store(dst.add(16 * B::LANES * i), 16, b.affine(b.splat_64(TURN[1]), x[i])) }
    }
}

/// Multiplies every word by the matrix of its half and group.
#[inline(always)]
fn reorder_bits<B: Affine>(b: B, s: &mut State<B>, matrices: &[[u64; 2]; 2]) {
    for h in 0..2 {
        for g in 0..2 {
            let m = b.splat_64(matrices[h][g]);
            for w in 0..4 {
                s[h][g][w] = b.affine(s[h][g][w], m);
            }
        }
    }
}

/// The mask for one word in round key `step`.
///
/// # Safety
/// `keys` must be readable for the form of `KEYS` keys.
#[inline(always)]
unsafe fn mask<B: Bitslice, const KEYS: usize>(b: B, keys: *const u8, step: usize, [h, g, w]: [usize; 3]) -> B::W {
    let word = 16 * step + 4 * (2 * h + g) + w;
    // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
    unsafe {
        if KEYS == 1 {
            b.splat_32(u32::from_le_bytes(keys.cast::<[u8; MASK]>().add(word).read()))
        } else {
            b.load(keys.add(KEYS * word), 16)
        }
    }
}

/// # Safety
/// See [`mask`].
#[inline(always)]
unsafe fn add_key<B: Bitslice, const KEYS: usize>(b: B, s: &mut State<B>, keys: *const u8, step: usize) {
    for h in 0..2 {
        for g in 0..2 {
            for w in 0..4 {
                // SAFETY: guaranteed by the caller.
                s[h][g][w] = b.xor(s[h][g][w], unsafe { mask::<B, KEYS>(b, keys, step, [h, g, w]) });
            }
        }
    }
}

#[inline(always)]
fn mixed<B: Shifts>(b: B, mut s: [[B::W; 2]; 2]) -> [[B::W; 2]; 2] {
    for h in 0..2 {
        (s[h][0], s[h][1]) = mix(b, s[h][0], s[h][1]);
    }
    s
}

/// Applies the linear layer, the key and the permutation. In decryption, the permutation comes
/// first.
///
/// # Safety
/// See [`mask`].
#[inline(always)]
unsafe fn linear_layer<B: Affine, const KEYS: usize, const INVERSE: bool>(
    b: B,
    s: &mut State<B>,
    matrices: &Matrices,
    keys: *const u8,
    step: usize,
) {
    let mut m = [[b.splat_64(0); 4]; 2];
    for g in 0..2 {
        for i in 0..4 {
            m[g][i] = b.splat_64(matrices[g][i]);
        }
    }
    for w in 0..4 {
        let mut x = [[s[0][0][w], s[0][1][w]], [s[1][0][w], s[1][1][w]]];
        if INVERSE {
            x = mixed(b, x);
        }
        let mut y = x;
        for g in 0..2 {
            for h in 0..2 {
                // SAFETY: guaranteed by the caller.
                let k = unsafe { mask::<B, KEYS>(b, keys, step, [h, g, w]) };
                y[h][g] = b.xor3(b.affine(x[0][g], m[g][2 * h]), b.affine(x[1][g], m[g][2 * h + 1]), k);
            }
        }
        if !INVERSE {
            y = mixed(b, y);
        }
        for h in 0..2 {
            for g in 0..2 {
                s[h][g][w] = y[h][g];
            }
        }
    }
}

/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to this layout's form of `KEYS` keys for the
/// direction.
#[inline(always)]
unsafe fn run<B: Affine, const ROUNDS: usize, const KEYS: usize, const INVERSE: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let direction = if INVERSE { &DECRYPTION } else { &ENCRYPTION };
    for batch in 0..n {
        let at = 256 * B::LANES * batch;
        // SAFETY: this accesses batch `batch` of `n`, and round keys 0 to `ROUNDS` in order of use.
        unsafe {
            let mut s = read(b, src.add(at));
            if INVERSE {
                reorder_bits(b, &mut s, &direction.plain);
                for r in 0..ROUNDS {
                    let matrices = &direction.rounds[usize::from(r < ROUNDS - 1)];
                    linear_layer::<B, KEYS, true>(b, &mut s, matrices, keys, r);
                    s = [[inv_sub(b, s[0][0]), inv_sub(b, s[0][1])], [inv_sub(b, s[1][0]), inv_sub(b, s[1][1])]];
                }
                add_key::<B, KEYS>(b, &mut s, keys, ROUNDS);
            } else {
                add_key::<B, KEYS>(b, &mut s, keys, 0);
                for r in 0..ROUNDS {
                    s = [[sub(b, s[0][0]), sub(b, s[0][1])], [sub(b, s[1][0]), sub(b, s[1][1])]];
                    let matrices = &direction.rounds[usize::from(r > 0)];
                    linear_layer::<B, KEYS, false>(b, &mut s, matrices, keys, r + 1);
                }
                reorder_bits(b, &mut s, &direction.plain);
            }
            write(b, dst.add(at), s);
        }
    }
}

/// Encrypts or decrypts `n` batches, each of which contains as many blocks as a word has bytes.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to this layout's form for the direction.
#[inline(always)]
pub(super) unsafe fn crypt<B: Affine, const ROUNDS: usize, const INVERSE: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { run::<B, ROUNDS, 1, INVERSE>(b, keys, src, dst, n) }
}

/// Like [`crypt`], but with a separate key for every block.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to the form of many keys for the direction.
#[inline(always)]
pub(super) unsafe fn crypt_many<B: Affine, const ROUNDS: usize, const INVERSE: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    const { assert!(16 * B::LANES == MANY) };
    // SAFETY: guaranteed by the caller.
    unsafe { run::<B, ROUNDS, MANY, INVERSE>(b, keys, src, dst, n) }
}

/// Gathers a set of nibbles.
#[inline(always)]
fn gathered(x: u32, gather: &Gather<16>) -> u32 {
    let mut out = 0;
    for n in 0..16 {
        out |= (x >> gather[n] & 1) << n;
    }
    out
}

/// Computes step `step` of the form for one direction from its round key, which is moved to where
/// the linear layer adds it and includes the complements of the S-box. The result has one byte for
/// each word.
#[inline(always)]
fn prepared<const ROUNDS: usize, const INVERSE: bool>(bytes: &[u8; 16], step: usize) -> [u8; 16] {
    const BACK: [Gather<16>; 2] =
        [super::frames::inverse(&permutation(false)), super::frames::inverse(&permutation(true))];
    let r = if INVERSE { ROUNDS - step } else { step };
    let plain = if INVERSE { step == ROUNDS } else { step == 0 };
    let order = match (plain || INVERSE && step == ROUNDS - 1, INVERSE) {
        (true, _) => &PLAIN,
        (false, false) => &ENCRYPT[0],
        (false, true) => &DECRYPT[0],
    };
    let mut out = [0; 16];
    for w in 0..4 {
        let mut halves = [0; 2];
        for h in 0..2 {
            for n in 0..16 {
                let bit = bytes[8 * h + n / 2] >> (4 * (1 - n % 2) + w) & 1;
                halves[h] |= u32::from(bit) << n;
            }
            // If a plane is all ones in both halves, the layers keep it that way.
            halves[h] ^= 0xffff * u32::from(complements(r, ROUNDS) >> w & 1);
            if !plain {
                halves[h] = gathered(halves[h], &BACK[h]);
            }
        }
        if INVERSE && !plain {
            halves = linear(halves, true);
        }
        for h in 0..2 {
            for g in 0..2 {
                for bit in 0..8 {
                    out[4 * (2 * h + g) + w] |= ((halves[h] >> order[h][g][bit]) as u8 & 1) << bit;
                }
            }
        }
    }
    out
}

/// Computes the form of `n` keys for one direction.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare<I, const ROUNDS: usize, const INVERSE: bool>(
    _isa: I,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    for key in 0..n {
        for step in 0..=ROUNDS {
            let r = if INVERSE { ROUNDS - step } else { step };
            let index = (ROUNDS + 1) * key + step;
            // SAFETY: this accesses round key `r` of key `key` of `n`, and step `step` of its form.
            unsafe {
                let bytes = schedule.add(16 * ((ROUNDS + 1) * key + r)).cast::<[u8; 16]>().read();
                let words = prepared::<ROUNDS, INVERSE>(&bytes, step);
                for i in 0..16 {
                    out.add(ROUND * index).cast::<[u8; MASK]>().add(i).write([words[i]; MASK]);
                }
            }
        }
    }
}

/// Loads one key into the form for many keys.
///
/// # Safety
/// See [`Load`](crate::abi::Load).
#[inline(always)]
pub(super) unsafe fn place<I, const ROUNDS: usize, const INVERSE: bool>(
    _isa: I,
    schedule: *const u8,
    form: *mut u8,
    lane: usize,
) {
    // Loading moves block 4 q + l to lane l, and to the byte whose index is q with its bits
    // reversed.
    let (q, l) = (lane / 4, lane % 4);
    let at = 16 * l + (q >> 3 & 1 | (q >> 2 & 1) << 1 | (q >> 1 & 1) << 2 | (q & 1) << 3);
    for step in 0..=ROUNDS {
        let r = if INVERSE { ROUNDS - step } else { step };
        // SAFETY: this accesses round key `r`, and one byte of each word in step `step`.
        unsafe {
            let bytes = schedule.add(16 * r).cast::<[u8; 16]>().read();
            let words = prepared::<ROUNDS, INVERSE>(&bytes, step);
            for i in 0..16 {
                form.add(MANY * (16 * step + i) + at).write(words[i]);
            }
        }
    }
}
