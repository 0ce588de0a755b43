//! The byte-sliced layout, which works with any S-box on any CPU that has byte shuffles.
//!
//! Word `[h][p]` holds byte p of half h, with one block per byte of the word. Byte p = 0 is the
//! least significant. For byte 0, we use a comparison to compute the carry, and for the others, we
//! derive it from the top bits of the operands and the sum. Nibbles are looked up in 16-byte tables
//! whose entries are already rotated by 11: the low nibble of byte p goes to byte p + 1, and the
//! high nibble goes to bytes p + 1 (its lowest bit) and p + 2.
//!
//! Instructions per round: 19 for the addition, 12 to split nibbles, 12 shuffles and 12 XORs.

use super::order::{WORDS, word_of};
pub(super) use super::sizes::bytes::*;
use crate::isa::{Bytes, one_by_one};

/// Loads lane `i` at `p` and repeats it in every lane.
///
/// # Safety
/// `p` must be readable for more than `i` lanes.
#[inline(always)]
unsafe fn lane<B: Bytes>(b: B, p: *const u8, i: usize) -> B::W {
    // SAFETY: guaranteed by the caller.
    unsafe { b.load(p.add(LANE * i), 0) }
}

/// Sets bytes to all ones where `r + k` plus the carry-in produces a carry, given the sum `s`.
#[inline(always)]
fn carry<B: Bytes>(b: B, r: B::W, k: B::W, s: B::W) -> B::W {
    b.spread_top(b.or(b.and(r, k), b.and_not(s, b.or(r, k))))
}

/// Row `i` of the key for round `r`, for the blocks in group `g`.
///
/// # Safety
/// `keys` must be readable for the form of one key or `MANY` keys.
#[inline(always)]
unsafe fn key_byte<B: Bytes, const KEYS: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    [r, i, g]: [usize; 3],
) -> B::W {
    // SAFETY: guaranteed by the caller.
    unsafe {
        if KEYS == 1 {
            lane(b, keys, TABLES + ROUND * r + i)
        } else {
            let row = ROUND * word_of(r, DECRYPT) + i;
            b.load(keys.add(LANE * TABLES + KEYS * row + LANE * B::LANES * g), 16)
        }
    }
}

/// Performs round `r` on group `g`, i.e. returns `to` XORed with the round function of `from`.
///
/// # Safety
/// `keys` must be readable for the form of `KEYS` keys.
#[inline(always)]
unsafe fn round<B: Bytes, const KEYS: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    [r, g]: [usize; 2],
    from: &[B::W; 4],
    to: &mut [B::W; 4],
) {
    let low = b.splat_8(0x0f);
    let tables = keys;
    // SAFETY: guaranteed by the caller.
    unsafe {
        let k0 = key_byte::<B, KEYS, DECRYPT>(b, keys, [r, 0, g]);
        let k1 = key_byte::<B, KEYS, DECRYPT>(b, keys, [r, 1, g]);
        let k2 = key_byte::<B, KEYS, DECRYPT>(b, keys, [r, 2, g]);
        let k3 = key_byte::<B, KEYS, DECRYPT>(b, keys, [r, 3, g]);
        let next = key_byte::<B, KEYS, DECRYPT>(b, keys, [r, 4, g]);
        let s0 = b.add_8(from[0], k0);
        // This is all ones (-1) where there is no carry.
        let none = b.at_least_8(s0, k0);
        let s1 = b.add_8(b.add_8(from[1], next), none);
        let s2 = b.sub_8(b.add_8(from[2], k2), carry(b, from[1], k1, s1));
        let s3 = b.sub_8(b.add_8(from[3], k3), carry(b, from[2], k2, s2));
        let s = [s0, s1, s2, s3];
        for p in 0..4 {
            let (n0, n1) = (b.and(s[p], low), b.high_nibbles(s[p]));
            let (next, behind) = ((p + 1) % 4, (p + 2) % 4);
            let image = b.shuffle(lane(b, tables, 3 * p), n0);
            to[next] = b.xor3(to[next], image, b.shuffle(lane(b, tables, 3 * p + 1), n1));
            to[behind] = b.xor(to[behind], b.shuffle(lane(b, tables, 3 * p + 2), n1));
        }
    }
}

/// Unpacks pairs of words whose indices differ in the bit `place`.
#[inline(always)]
fn unpack<B: Bytes>(b: B, x: [B::W; 8], place: usize, halves: bool) -> [B::W; 8] {
    let mut y = x;
    for i in 0..8 {
        if i & place == 0 {
            let (low, high) = (x[i], x[i | place]);
            if halves {
                (y[i], y[i | place]) = (b.unpack_low_64(low, high), b.unpack_high_64(low, high));
            } else {
                (y[i], y[i | place]) = (b.unpack_low_8(low, high), b.unpack_high_8(low, high));
            }
        }
    }
    y
}

/// The position of byte `p` of a block after unpacking.
const fn unpacked(p: usize) -> usize {
    p & 1 | (p >> 2 & 1) << 1 | (p >> 1 & 1) << 2
}

/// The position of byte `p` of half `half`. Half 0 comes first in memory.
const fn byte(big_endian: bool, half: usize, p: usize) -> usize {
    unpacked(4 * half + if big_endian { 3 - p } else { p })
}

/// Encrypts or decrypts `n` batches of `G` groups, depending on the order of the keys.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<B: Bytes, const BIG_ENDIAN: bool, const G: usize>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { run::<B, BIG_ENDIAN, G, 1, false>(b, keys, src, dst, n) }
}

/// Encrypts or decrypts `n` batches of `G` groups, with a separate key for every block.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold the form of many keys.
#[inline(always)]
pub(super) unsafe fn crypt_many<B: Bytes, const BIG_ENDIAN: bool, const G: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller. The form holds at least as many keys as a batch has blocks.
    unsafe { run::<B, BIG_ENDIAN, G, MANY, DECRYPT>(b, keys, src, dst, n) }
}

/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to this layout's form of `KEYS` keys. A form
/// for one key is in round order, while a form for many keys is in key order.
#[inline(always)]
unsafe fn run<B: Bytes, const BIG_ENDIAN: bool, const G: usize, const KEYS: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let word = 16 * B::LANES;
    for batch in 0..n {
        let (mut from, mut to) = ([[b.splat_64(0); 4]; G], [[b.splat_64(0); 4]; G]);
        // SAFETY: this accesses word `i` of group `g` of batch `batch` of `n`, and the 32 round
        // keys that follow the tables.
        unsafe {
            for g in 0..G {
                let mut x = [b.splat_64(0); 8];
                for i in 0..8 {
                    x[i] = b.load(src.add(word * (8 * (G * batch + g) + i)), 16);
                }
                let x = unpack(b, unpack(b, unpack(b, x, 1, false), 2, false), 4, false);
                let x = unpack(b, x, 1, true);
                for p in 0..4 {
                    from[g][p] = x[byte(BIG_ENDIAN, BIG_ENDIAN as usize, p)];
                    to[g][p] = x[byte(BIG_ENDIAN, 1 - BIG_ENDIAN as usize, p)];
                }
            }
            for pair in 0..16 {
                for g in 0..G {
                    round::<B, KEYS, DECRYPT>(b, keys, [2 * pair, g], &from[g], &mut to[g]);
                }
                for g in 0..G {
                    round::<B, KEYS, DECRYPT>(b, keys, [2 * pair + 1, g], &to[g], &mut from[g]);
                }
            }
            for g in 0..G {
                let mut x = [b.splat_64(0); 8];
                for p in 0..4 {
                    // The last round doesn't swap the halves.
                    x[byte(BIG_ENDIAN, 1 - BIG_ENDIAN as usize, p)] = from[g][p];
                    x[byte(BIG_ENDIAN, BIG_ENDIAN as usize, p)] = to[g][p];
                }
                let x = unpack(b, unpack(b, unpack(b, x, 2, false), 4, false), 1, false);
                let x = unpack(b, x, 2, true);
                for i in 0..8 {
                    let at = (i & 1) << 1 | (i >> 1 & 1) << 2 | i >> 2 & 1;
                    b.store(dst.add(word * (8 * (G * batch + g) + at)), 16, x[i]);
                }
            }
        }
    }
}

/// The lookup tables for the S-box `rows`.
#[inline(always)]
fn tables(rows: &[[u8; 16]; 8]) -> [[u8; LANE]; TABLES] {
    let mut lanes = [[0; LANE]; TABLES];
    for p in 0..4 {
        for n in 0..16 {
            lanes[3 * p][n] = rows[2 * p][n] << 3;
            lanes[3 * p + 1][n] = rows[2 * p + 1][n] << 7;
            lanes[3 * p + 2][n] = rows[2 * p + 1][n] >> 1;
        }
    }
    lanes
}

/// The rows of a key word.
#[inline(always)]
fn key_rows(word: u32) -> [u8; ROUND] {
    let [k0, k1, k2, k3] = word.to_le_bytes();
    [k0, k1, k2, k3, k1.wrapping_add(1)]
}

/// Writes the form of one key.
///
/// # Safety
/// `out` must be writable for [`FORM_BYTES`].
#[inline(always)]
pub(super) unsafe fn prepare(rows: &[[u8; 16]; 8], key: &[u32; WORDS], decrypt: bool, out: *mut u8) {
    // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
    unsafe {
        out.cast::<[[u8; LANE]; TABLES]>().write(tables(rows));
        for round in 0..32 {
            let bytes = key_rows(key[word_of(round, decrypt)]);
            for i in 0..ROUND {
                out.cast::<[u8; LANE]>().add(TABLES + ROUND * round + i).write([bytes[i]; LANE]);
            }
        }
    }
}

/// Writes one key into a form for many keys, for words of `LANES` lanes.
///
/// # Safety
/// `form` must be writable for [`MANY_BYTES`], and `lane` must be less than [`MANY`].
#[inline(always)]
pub(super) unsafe fn place<const LANES: usize>(rows: &[[u8; 16]; 8], key: &[u32; WORDS], form: *mut u8, lane: usize) {
    // Unpacking moves block 2 (LANES w + l) + b of a group to this byte in lane l.
    let (group, i) = (lane / (16 * LANES), lane % (16 * LANES));
    // Hide this from the compiler, which would otherwise add the top bit of `w` as a carry.
    // Memcheck would then complain about the flags, because an earlier instruction set them from a
    // secret.
    let (w, l, b) = (one_by_one(i / 2 / LANES), i / 2 % LANES, i % 2);
    let at = 16 * (LANES * group + l) + (b << 3 | (w & 1) << 2 | w & 2 | w >> 2);
    // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
    unsafe {
        form.cast::<[[u8; LANE]; TABLES]>().write(tables(rows));
        for word in 0..WORDS {
            let bytes = key_rows(key[word]);
            for i in 0..ROUND {
                form.add(LANE * TABLES + MANY * (ROUND * word + i) + at).write(bytes[i]);
            }
        }
    }
}
