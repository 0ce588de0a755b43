//! The key schedule for registers of several lanes, with one nibble per byte.
//!
//! ```text
//! several keys          word a, b, c, d: a quarter of the key register, with a key in every lane
//! one 128-bit key       word a, b: the same, with a single lane
//! one 256-bit key       word [a b], [c d]: two quarters, one per lane
//! ```
//!
//! With several keys, only the number of instructions matters, so we execute the standard's steps
//! without [frames](super::schedule_simd). A single key depends on latency, so we add the round
//! constant before the permutation, to a quarter that is available early. We remove it from the
//! round keys at the very end. A step of a 256-bit key substitutes one quarter and multiplies the
//! other with the same lookup.

use core::sync::atomic::{Ordering, compiler_fence};

use super::frames::{inverse, then};
use super::nibbles;
use super::schedule_simd::{DOUBLES, EXCHANGE, read};
use super::tables::{PK1, PK2, PK3, ROUND_CONSTANTS, SBOX};
use crate::isa::{Bytes, CacheAligned, Lanes, Single, one_by_one};

const LANE: usize = 16;

/// How many steps each pass of a loop has. Counting uses the same execution units as the steps.
const AT_ONCE: usize = 4;

/// The contents of a word with two lanes.
type Two = [[u8; LANE]; 2];

/// The nibbles of round constant `r`, counting from 0. Zero if there is none.
const fn constant(r: usize, rounds: usize) -> [u8; LANE] {
    let (mut constant, mut i) = ([0; LANE], 0);
    while i < 8 && r < rounds {
        constant[i] = (ROUND_CONSTANTS[r] >> (28 - 4 * i) & 15) as u8;
        i += 1;
    }
    constant
}

/// Packs nibbles into bytes, starting at byte `at`. All other bytes are zero.
const fn packed(nibbles: &[u8; LANE], at: usize) -> [u8; LANE] {
    let (mut out, mut i) = ([0; LANE], 0);
    while i < 8 {
        out[at + i] = nibbles[2 * i] << 4 | nibbles[2 * i + 1];
        i += 1;
    }
    out
}

/// Adds nibbles.
const fn sum(x: &[u8; LANE], y: &[u8; LANE]) -> [u8; LANE] {
    let (mut sum, mut i) = (*x, 0);
    while i < LANE {
        sum[i] ^= y[i];
        i += 1;
    }
    sum
}

/// The constants for all steps.
struct Constants {
    /// The lookup tables for the S-box and for T.
    tables: Two,
    /// The permutation of the first quarter and that of the second.
    moves: Two,
    /// Ones in the half that is multiplied if the key is short.
    second: [u8; LANE],
    /// The round constants.
    rounds: [[u8; LANE]; 24],
    /// A single 128-bit key: the constants that each step adds to the second quarter, so that its
    /// result includes the next constant. A single 256-bit key: the constants that each step adds
    /// to the quarters that it moves, so that the result of the next step includes the constant
    /// after that.
    early: [Two; 24],
    /// A single key: the constants in the round key of each step, or in those of two steps.
    late: [Two; 24],
    /// A single 256-bit key: the constants that we add to the first indices, and to the other half
    /// of the key.
    start: [Two; 2],
}

const fn constants(permutation: &[u8], block: usize, key: usize) -> CacheAligned<Constants> {
    let (mut p, mut i) = ([0; 16], 0);
    while i < 16 {
        p[i] = permutation[i];
        i += 1;
    }
    let mut all = Constants {
        tables: [SBOX, DOUBLES],
        moves: [p, EXCHANGE],
        second: [0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255],
        rounds: [[0; LANE]; 24],
        early: [[[0; LANE]; 2]; 24],
        late: [[[0; LANE]; 2]; 24],
        start: [[constant(0, 24), [0; LANE]], [then(&constant(1, 24), &inverse(&p)), [0; LANE]]],
    };
    let rounds = if key == LANE { 16 } else { 24 };
    let mut r = 0;
    while r < rounds {
        let here = constant(r, rounds);
        let (next, exchanged) = (then(&constant(r + 1, rounds), &inverse(&p)), then(&here, &EXCHANGE));
        all.rounds[r] = here;
        if key == LANE {
            let before = if r > 0 { constant(r - 1, rounds) } else { [0; LANE] };
            all.early[r][0] = sum(&next, &then(&before, &EXCHANGE));
            all.late[r][0] = sum(&packed(&next, 0), &packed(&exchanged, 8));
        } else {
            let after_next = then(&constant(r + 2, rounds), &inverse(&p));
            all.early[r] = [here, after_next];
            if block == LANE {
                all.late[r / 2][r % 2] = packed(&next, 0);
            } else {
                all.late[r] = [packed(&next, 0), packed(&after_next, 0)];
            }
        }
        r += 1;
    }
    CacheAligned(all)
}

/// 128/128, 128/256, 256/256.
static CONSTANTS: [CacheAligned<Constants>; 3] =
    [constants(&PK1, 16, 16), constants(&PK2, 16, 32), constants(&PK3, 32, 32)];

/// Repeats 16 bytes in every lane.
#[inline(always)]
fn repeat<B: Bytes>(b: B, lane: &'static [u8; LANE]) -> B::W {
    // SAFETY: this accesses 16 bytes.
    unsafe { b.load(lane.as_ptr(), 0) }
}

/// Element `i`, without a check that the compiler couldn't remove.
///
/// # Safety
/// There must be such an element.
#[inline(always)]
unsafe fn element<T, const N: usize>(array: &'static [T; N], i: usize) -> &'static T {
    // SAFETY: guaranteed by the caller.
    unsafe { &*array.as_ptr().add(i) }
}

/// Completes the last store. Otherwise, the compiler would rearrange lanes in order to store two
/// round keys at a time.
#[inline(always)]
fn store_alone() {
    compiler_fence(Ordering::Release);
}

/// Looks up the first halves in the S-box and multiplies the second halves.
#[inline(always)]
fn images<B: Bytes>(b: B, [s, t]: [B::W; 2], index: B::W, second: &'static [u8; LANE]) -> B::W {
    let (image, double, second) = (b.shuffle(s, index), b.shuffle(t, index), repeat(b, second));
    // Without ternary logic, the compiler turns a blend with a constant mask into a cheap one.
    if B::TERNARY { b.select(second, double, image) } else { b.blend(image, double, second) }
}

/// Computes the round keys of as many keys as `G` words have lanes.
///
/// # Safety
/// `key` must be readable for these keys, and `out` must be writable for their round keys.
#[inline(always)]
unsafe fn many<B: Bytes, const G: usize, const BLOCK: usize, const KEY: usize, const ROUNDS: usize>(
    b: B,
    key: *const u8,
    out: *mut u8,
) {
    let Constants { tables: [s, t], moves: [p, exchange], second, rounds, .. } =
        &CONSTANTS[if KEY == LANE { 0 } else { BLOCK / LANE }].0;
    let (tables, p, exchange) = ([repeat(b, s), repeat(b, t)], repeat(b, p), repeat(b, exchange));
    let schedule = BLOCK * (ROUNDS + 1);
    let mut quarters = [[[p; 2]; 2]; G];
    for g in 0..G {
        // SAFETY: this accesses the keys of word `g` of `G`, and their first round keys.
        unsafe {
            let (key, out) = (key.add(KEY * B::LANES * g), out.add(schedule * B::LANES * g));
            quarters[g] = read::<B, KEY>(b, key);
            for half in 0..BLOCK / LANE {
                b.store(out.add(LANE * half), schedule, b.load(key.add(LANE * half), KEY));
            }
        }
    }
    for batch in 0..ROUNDS / AT_ONCE {
        let batch = one_by_one(batch);
        for i in 0..AT_ONCE {
            let r = AT_ONCE * batch + i;
            // SAFETY: every round has a constant.
            let constant = unsafe { element(rounds, r) };
            for g in 0..G {
                quarters[g] = step::<B, KEY>(b, quarters[g], tables, [p, exchange], constant, second);
                for half in 0..BLOCK / LANE {
                    let [left, right] = quarters[g][half];
                    // SAFETY: this accesses round key `r + 1` of the keys of word `g`.
                    unsafe {
                        let out = out.add(schedule * B::LANES * g + BLOCK * (r + 1) + LANE * half);
                        b.store(out, schedule, b.pack_16(b.join_8(left), b.join_8(right)));
                    }
                    store_alone();
                }
            }
        }
    }
}

/// One step.
#[inline(always)]
fn step<B: Bytes, const KEY: usize>(
    b: B,
    [[first, other], [third, fourth]]: [[B::W; 2]; 2],
    tables: [B::W; 2],
    [p, exchange]: [B::W; 2],
    constant: &'static [u8; LANE],
    second: &'static [u8; LANE],
) -> [[B::W; 2]; 2] {
    let first = b.shuffle(first, p);
    let index = b.xor(first, repeat(b, constant));
    if KEY == LANE {
        [[b.xor(other, images(b, tables, index, second)), b.shuffle(first, exchange)], [third, fourth]]
    } else {
        let other = b.shuffle(other, exchange);
        let sums = [b.xor(third, b.shuffle(tables[0], index)), b.xor(fourth, b.shuffle(tables[1], other))];
        [sums, [other, first]]
    }
}

/// Computes the round keys of a single 128-bit key.
///
/// # Safety
/// `key` must be readable for a key, and `out` must be writable for its round keys.
#[inline(always)]
unsafe fn short<B: Bytes>(b: B, key: *const u8, out: *mut u8) {
    const { assert!(B::LANES == 1) };
    let Constants { tables: [s, t], moves: [p, exchange], second, rounds, early, late, .. } = &CONSTANTS[0].0;
    let (tables, p, exchange) = ([repeat(b, s), repeat(b, t)], repeat(b, p), repeat(b, exchange));
    // SAFETY: this accesses the key and the first round key.
    let [first, mut other] = unsafe {
        let bytes = b.load(key, LANE);
        b.store(out, LANE, bytes);
        nibbles(b, bytes)
    };
    let mut index = b.xor(b.shuffle(first, p), repeat(b, &rounds[0]));
    for batch in 0..16 / AT_ONCE {
        let batch = one_by_one(batch);
        for i in 0..AT_ONCE {
            let r = AT_ONCE * batch + i;
            // SAFETY: there are more than 16 of each.
            let ([early, _], [late, _]) = unsafe { (element(early, r), element(late, r)) };
            let now = b.xor(images(b, tables, index, second), b.xor(other, repeat(b, early)));
            other = b.shuffle(index, exchange);
            index = b.shuffle(now, p);
            let round_key = b.xor(b.pack_16(b.join_8(now), b.join_8(other)), repeat(b, late));
            // SAFETY: this accesses round key `r + 1`.
            unsafe { b.store(out.add(LANE * (r + 1)), LANE, round_key) }
            store_alone();
        }
    }
}

/// Computes the round keys of a single 256-bit key, in both lanes of a word.
///
/// # Safety
/// `key` must be readable for a key, and `out` must be writable for its round keys.
#[inline(always)]
unsafe fn long<B: Lanes, const BLOCK: usize>(b: B, key: *const u8, out: *mut u8) {
    // SAFETY: this accesses both lanes.
    let load = |lanes: &'static Two| unsafe { b.load(lanes.as_ptr().cast(), LANE) };
    let Constants { tables, moves, start, early, late, .. } = &CONSTANTS[BLOCK / LANE].0;
    let (tables, moves) = (load(tables), load(moves));
    // SAFETY: this accesses the key and the first round key.
    let [first, other] = unsafe {
        let bytes = b.load(key, LANE);
        if BLOCK == LANE {
            b.store_first(out, bytes)
        } else {
            b.store(out, LANE, bytes)
        }
        nibbles(b, b.interleave_halves_64(bytes))
    };
    let (mut index, mut other) = (b.xor(b.shuffle(first, moves), load(&start[0])), b.xor(other, load(&start[1])));
    let per_store = 2 * LANE / BLOCK;
    for batch in 0..24 / AT_ONCE {
        let batch = one_by_one(batch);
        for i in 0..AT_ONCE / per_store {
            let store = AT_ONCE / per_store * batch + i;
            let mut words = [index; 2];
            for word in 0..per_store {
                // SAFETY: there are 24 rounds.
                let early = unsafe { element(early, per_store * store + word) };
                let now = b.xor(b.shuffle(tables, index), other);
                other = b.swap_lanes(b.xor(index, load(early)));
                index = b.shuffle(now, moves);
                words[word] = b.join_8(now);
            }
            if BLOCK == 2 * LANE {
                words[1] = b.join_8(other);
            }
            let round_keys = b.interleave_halves_64(b.pack_16(words[0], words[1]));
            // SAFETY: this accesses the round key of this step, or those of two steps.
            unsafe {
                let late = load(element(late, store));
                b.store(out.add(BLOCK + 2 * LANE * store), LANE, b.xor(round_keys, late));
            }
        }
    }
}

/// Computes the round keys RK_0 … RK_r of `n` keys.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand). Each key is `KEY` bytes long, and its round keys take up
/// `BLOCK * (ROUNDS + 1)` bytes.
#[inline(always)]
pub(super) unsafe fn expand<B: Single + Lanes, const BLOCK: usize, const KEY: usize, const ROUNDS: usize>(
    b: B,
    key: *const u8,
    out: *mut u8,
    n: usize,
) {
    let mut i = 0;
    while i < n {
        // SAFETY: this accesses the keys starting at `i`, out of `n`.
        unsafe {
            let (key, out) = (key.add(KEY * i), out.add(BLOCK * (ROUNDS + 1) * i));
            if n - i >= 2 * B::LANES {
                many::<B, 2, BLOCK, KEY, ROUNDS>(b, key, out);
                i += 2 * B::LANES;
            } else if n - i >= B::LANES {
                many::<B, 1, BLOCK, KEY, ROUNDS>(b, key, out);
                i += B::LANES;
            } else {
                if KEY == LANE {
                    short(b.one(), key, out);
                } else if B::LANES == 2 {
                    long::<B, BLOCK>(b, key, out);
                } else {
                    many::<B::One, 1, BLOCK, KEY, ROUNDS>(b.one(), key, out);
                }
                i += 1;
            }
        }
    }
}
