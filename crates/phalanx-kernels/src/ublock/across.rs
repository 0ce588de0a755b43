//! The layout for one or a few 256-bit blocks, on CPUs that can permute bytes across lanes, with
//! one nibble per byte and one half per 32 bytes.
//!
//! ```text
//! word a, b        the left and the right half; byte i of 32 is nibble i; a wide word holds two blocks
//! ```
//!
//! This is latency-bound, so we arrange the XORs of a round to minimise dependencies, with three
//! terms at a time, and merge the last rotation into the permutations. With x and y as the halves
//! after the S-box:
//!
//! ```text
//! x1 = x + (x + y <<< 1)      x2 = x1 + (x1 <<< 4) + (x + y <<< 2)      a = PL(x2) + PL(x2 <<< 5) + PL(y2)
//! y1 = x + y                  y2 = y1 + (x1 <<< 2)                      b = PR(y2) + PR(x2 <<< 5)
//! ```
//!
//! Key words are added to x2 and y2, after moving them back through the permutations and the last
//! two XORs. Decryption adds them at the same points, so both directions can read the same form. In
//! decryption, the permutations come before the S-box, and the XORs are
//!
//! ```text
//! m = y + key     z = x + y     y2 = m + (z <<< 5)     x1 = z + key + (z <<< 7) + (m <<< 2)     t = (m <<< 1) + (z <<< 6)
//! x = x1 + (x1 <<< 3) + t       y = x1 + y2 + t + (x1 <<< 2) + (x1 <<< 3)
//! ```
//!
//! In both directions, the dependency chain of a round consists of an S-box, two rotations, a
//! permutation across lanes, and three three-input XORs.

use super::frames::{Gather, inverse, permutation, rotation, then};
pub(super) use super::sizes::across::*;
use super::tables::SBOX;
use crate::isa::{Bytes, CacheAligned, Logic, Permute};

const LANE: usize = 16;

/// The indices of a permutation across the lanes of a word, for one or two blocks.
type Mask = [u8; 64];

const fn mask(gather: &Gather<32>) -> Mask {
    let (mut mask, mut i) = ([0; 64], 0);
    while i < 64 {
        mask[i] = gather[i % 32] + (i / 32 * 32) as u8;
        i += 1;
    }
    mask
}

/// The left permutation, its combination with the rotation by 5, and then the same two for the
/// right permutation.
static FORWARD: CacheAligned<[Mask; 4]> = {
    let (five, left, right) = (rotation(5), permutation(false), permutation(true));
    CacheAligned([mask(&left), mask(&then(&five, &left)), mask(&right), mask(&then(&five, &right))])
};

/// The inverse permutations as gathers.
const BACK: [Gather<32>; 2] = [inverse(&permutation(false)), inverse(&permutation(true))];
static BACKWARD: CacheAligned<[Mask; 2]> = CacheAligned([mask(&BACK[0]), mask(&BACK[1])]);

/// Rotations by 0 to 7 nibbles.
static TURNS: CacheAligned<[Gather<16>; 8]> = CacheAligned([
    rotation(0),
    rotation(1),
    rotation(2),
    rotation(3),
    rotation(4),
    rotation(5),
    rotation(6),
    rotation(7),
]);

/// The S-box and its inverse.
static SUBSTITUTIONS: [[u8; 16]; 2] = [SBOX, inverse(&SBOX)];

/// The source bytes of all nibbles in both halves, and the permutation that joins the quarters of
/// both halves into bytes.
static BYTES: CacheAligned<[Mask; 3]> = {
    let (mut halves, mut bytes, mut i) = ([[0; 32]; 2], [0; 32], 0);
    while i < 32 {
        halves[0][i] = i as u8 / 2;
        halves[1][i] = 16 + i as u8 / 2;
        bytes[i] = [0, 16, 8, 24][i / 8] + i as u8 % 8;
        i += 1;
    }
    CacheAligned([mask(&halves[0]), mask(&halves[1]), mask(&bytes)])
};

#[inline(always)]
fn across<B: Permute>(b: B, x: B::W, mask: &'static Mask) -> B::W {
    // SAFETY: the mask is as long as the widest word.
    b.permute(x, unsafe { b.load(mask.as_ptr(), LANE) })
}

#[inline(always)]
fn turn<B: Bytes, const BY: usize>(b: B, x: B::W) -> B::W {
    // SAFETY: this accesses 16 bytes.
    b.shuffle(x, unsafe { b.load(TURNS.0[BY].as_ptr(), 0) })
}

/// Both halves of the blocks in a word.
type Halves<B> = [<B as Logic>::W; 2];

#[inline(always)]
fn read<B: Permute>(b: B, bytes: B::W) -> Halves<B> {
    let nibbles = |twice: B::W| {
        let even = b.splat_64(0x00ff_00ff_00ff_00ff);
        b.and(b.select(even, b.shr_64(twice, 4), twice), b.splat_8(0x0f))
    };
    [nibbles(across(b, bytes, &BYTES.0[0])), nibbles(across(b, bytes, &BYTES.0[1]))]
}

#[inline(always)]
fn write<B: Permute>(b: B, [left, right]: Halves<B>) -> B::W {
    across(b, b.pack_16(b.join_8(left), b.join_8(right)), &BYTES.0[2])
}

#[inline(always)]
fn add<B: Logic>(b: B, x: Halves<B>, key: Halves<B>) -> Halves<B> {
    [b.xor(x[0], key[0]), b.xor(x[1], key[1])]
}

/// The words for step `r` of the form, which apply to all blocks.
///
/// # Safety
/// `keys` must be readable for the form.
#[inline(always)]
unsafe fn key<B: Permute>(b: B, keys: *const u8, r: usize) -> Halves<B> {
    // SAFETY: guaranteed by the caller.
    unsafe { [b.load_32(keys.add(2 * BLOCK * r)), b.load_32(keys.add(2 * BLOCK * r + BLOCK))] }
}

/// An encryption round, after the S-box.
#[inline(always)]
fn forward<B: Permute>(b: B, [x, y]: Halves<B>, key: Halves<B>, masks: &'static [Mask; 4]) -> Halves<B> {
    let y1 = b.xor(x, y);
    let x1 = b.xor3(x, turn::<_, 1>(b, x), turn::<_, 1>(b, y));
    let x2 = b.xor3(x1, turn::<_, 4>(b, x1), b.xor(turn::<_, 2>(b, y1), key[0]));
    let y2 = b.xor3(y1, turn::<_, 2>(b, x1), key[1]);
    let [left, left_turned, right, right_turned] = masks;
    [
        b.xor3(across(b, x2, left), across(b, x2, left_turned), across(b, y2, left)),
        b.xor(across(b, y2, right), across(b, x2, right_turned)),
    ]
}

/// A decryption round, from the inverse permutations to just before the S-box.
#[inline(always)]
fn backward<B: Permute>(b: B, [x, y]: Halves<B>, key: Halves<B>) -> Halves<B> {
    let (m, z) = (b.xor(y, key[1]), b.xor(x, y));
    // The critical path comes first, because CPUs rotate two words at a time and start with the
    // oldest ones.
    let x1 = b.xor3(b.xor3(x, y, key[0]), turn::<_, 7>(b, z), turn::<_, 2>(b, m));
    let t = b.xor(turn::<_, 1>(b, m), turn::<_, 6>(b, z));
    let y2 = b.xor(m, turn::<_, 5>(b, z));
    let three = turn::<_, 3>(b, x1);
    [b.xor3(x1, three, t), b.xor3(b.xor3(x1, y2, t), turn::<_, 2>(b, x1), three)]
}

/// Encrypts or decrypts `n` batches of `G` words.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold the form.
#[inline(always)]
pub(super) unsafe fn crypt<B: Permute, const G: usize, const INVERSE: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let word = LANE * B::LANES;
    for batch in 0..n {
        // SAFETY: this accesses batch `batch` of `n`, and round keys 0 to `ROUNDS`.
        unsafe {
            let (src, dst) = (src.add(word * G * batch), dst.add(word * G * batch));
            let substitution = b.load(SUBSTITUTIONS[usize::from(INVERSE)].as_ptr(), 0);
            let substitute = |[x, y]: Halves<B>| [b.shuffle(substitution, x), b.shuffle(substitution, y)];
            // Hide the permutations from the compiler, which would otherwise expand some of them
            // into several instructions.
            let masks = b.in_turn(&FORWARD.0, substitution);
            let [left, right] = b.in_turn(&BACKWARD.0, substitution);
            let mut x = [[substitution; 2]; G];
            for g in 0..G {
                x[g] = read(b, b.load(src.add(word * g), LANE));
                x[g] = if INVERSE {
                    [across(b, x[g][0], left), across(b, x[g][1], right)]
                } else {
                    add(b, x[g], key(b, keys, 0))
                };
            }
            for step in 0..ROUNDS {
                let step = step + 1;
                for g in 0..G {
                    x[g] = if !INVERSE {
                        forward(b, substitute(x[g]), key(b, keys, step), masks)
                    } else if step < ROUNDS {
                        let [p, q] = backward(b, x[g], key(b, keys, ROUNDS + 1 - step));
                        substitute([across(b, p, left), across(b, q, right)])
                    } else {
                        add(b, substitute(backward(b, x[g], key(b, keys, 1))), key(b, keys, 0))
                    };
                }
            }
            for g in 0..G {
                b.store(dst.add(word * g), LANE, write(b, x[g]));
            }
        }
    }
}

/// Computes the form of `n` keys. On wide registers, the loops compile to just a few instructions.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare<I>(_isa: I, schedule: *const u8, out: *mut u8, n: usize) {
    for index in 0..n * (ROUNDS + 1) {
        // SAFETY: this accesses a round key, and twice as many bytes for its nibbles.
        unsafe {
            let bytes = schedule.add(BLOCK * index).cast::<[u8; BLOCK]>().read();
            let mut words = [[0; 32]; 2];
            for i in 0..32 {
                let shift = 4 * (1 - i % 2);
                words[0][i] = bytes[i / 2] >> shift & 15;
                words[1][i] = bytes[16 + i / 2] >> shift & 15;
            }
            if index % (ROUNDS + 1) > 0 {
                let [left, right] = words;
                for i in 0..32 {
                    words[1][i] = right[usize::from(BACK[1][i]) % 32];
                    words[0][i] = left[usize::from(BACK[0][i]) % 32] ^ words[1][i];
                }
                let sum = words[0];
                for i in 0..32 {
                    words[1][i] ^= sum[i / 8 * 8 + (i + 5) % 8];
                }
            }
            out.cast::<[[u8; 32]; 2]>().add(index).write(words);
        }
    }
}
