//! The key schedule for registers of one lane, using shuffles, with one nibble per byte.
//!
//! ```text
//! word y, w        the first and the second quarter of the key register; byte i is nibble i
//! ```
//!
//! The third and fourth quarters are permuted copies of the first two from the previous step. As in
//! the block layouts, we never execute the permutation of the first quarter: if a denotes its
//! nibbles at round key r, we store y with a = P^r(y) instead. Nibbles only move when they leave
//! the frame, which happens for round keys and for values that are added two steps later, and
//! nothing depends on either of these immediately. This reduces the dependency chain of a step to a
//! lookup and an XOR.
//!
//! With 128-bit keys, one half of the quarter goes through the S-box and the other half is
//! multiplied. We use lookups for both, with the top bit set in the indices of the wrong half, so
//! the chain contains two XORs (one with ternary logic). With 256-bit keys, the second quarter,
//! whose halves are swapped in every step, has a frame of its own.

use super::frames::{Gather, inverse, rotation, then};
use super::nibbles;
use super::tables::{PK1, PK2, PK3, ROUND_CONSTANTS, SBOX};
use crate::isa::{Bytes, CacheAligned};

const LANE: usize = 16;

/// T: doubles nibbles modulo x^4 + x + 1.
pub(super) const DOUBLES: Gather<16> = {
    let (mut doubles, mut x) = ([0; 16], 0);
    while x < 16u8 {
        doubles[x as usize] = ((x << 1) & 15) ^ (x / 8 * 3);
        x += 1;
    }
    doubles
};

/// The tables for the S-box and for T.
static TABLES: CacheAligned<[Gather<16>; 2]> = CacheAligned([SBOX, DOUBLES]);

/// Swaps the halves of a quarter.
pub(super) const EXCHANGE: Gather<16> = [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7];

/// The constants for a step.
#[derive(Clone, Copy)]
struct Step {
    /// The round constant, both in the frame and at its position in the quarter that is added to
    /// the first one, one step earlier.
    constant: [[u8; LANE]; 2],
    /// Top bits that disable lookups in the S-box and in T, respectively.
    blank: [[u8; LANE]; 2],
    /// Moves the quarters of the previous step into the first and into the second quarter of the
    /// next step.
    cross: [Gather<16>; 2],
    /// Moves the first quarter out of its frame, and into the second quarter of the round key.
    out: [Gather<16>; 2],
}

/// The steps for a key length, plus one more for the output of the last step.
const fn steps(permutation: &[u8], short: bool) -> CacheAligned<[Step; 25]> {
    let (still, mut p, mut i) = (rotation(0), [0; 16], 0);
    while i < 16 {
        p[i] = permutation[i];
        i += 1;
    }
    let none = Step { constant: [[0; LANE]; 2], blank: [[0; LANE]; 2], cross: [still; 2], out: [still; 2] };
    let (mut steps, mut frame, mut r) = ([none; 25], still, 0);
    while r < 25 {
        let next = then(&frame, &p);
        let back = inverse(&next);
        let (even, odd) = if r % 2 == 0 { (still, EXCHANGE) } else { (EXCHANGE, still) };
        let (cross, out) = if !short {
            ([even, then(&frame, &odd)], [frame, even])
        } else if r > 0 {
            ([then(&frame, &EXCHANGE), still], [frame, then(&frame, &EXCHANGE)])
        } else {
            // The second quarter belongs to the key.
            ([still; 2], [still; 2])
        };
        steps[r] = Step { cross: [then(&cross[0], &back), cross[1]], out, ..none };
        let (mut constant, mut blank, mut i) = ([0; LANE], [[0; LANE]; 2], 0);
        while i < 16 {
            if i < 8 && r < 24 {
                constant[i] = (ROUND_CONSTANTS[r] >> (28 - 4 * i) & 15) as u8;
            }
            blank[(i < 8) as usize][i] = 0x80;
            i += 1;
        }
        steps[r].blank = [then(&blank[0], &back), then(&blank[1], &back)];
        steps[r].constant[0] = then(&constant, &back);
        if r > 0 {
            steps[r - 1].constant[1] = then(&steps[r].constant[0], &inverse(&steps[r - 1].cross[0]));
        }
        (frame, r) = (next, r + 1);
    }
    CacheAligned(steps)
}

/// 128/128, 128/256, 256/256.
static STEPS: [CacheAligned<[Step; 25]>; 3] = [steps(&PK1, true), steps(&PK2, false), steps(&PK3, false)];

#[inline(always)]
fn load<B: Bytes>(b: B, lane: &'static [u8; LANE]) -> B::W {
    // SAFETY: this accesses 16 bytes.
    unsafe { b.load(lane.as_ptr(), 0) }
}

#[inline(always)]
fn shuffle<B: Bytes>(b: B, x: B::W, mask: &'static Gather<16>) -> B::W {
    b.shuffle(x, load(b, mask))
}

/// Loads the four quarters of a 256-bit register, or two of a 128-bit register, from `key`.
///
/// # Safety
/// `key` must be readable for `KEY` bytes for each lane.
#[inline(always)]
pub(super) unsafe fn read<B: Bytes, const KEY: usize>(b: B, key: *const u8) -> [[B::W; 2]; 2] {
    let mut quarters = [[b.splat_64(0); 2]; 2];
    for half in 0..KEY / LANE {
        // SAFETY: this accesses one half of the key of every lane.
        quarters[half] = nibbles(b, unsafe { b.load(key.add(LANE * half), KEY) });
    }
    quarters
}

/// The state between steps.
#[derive(Clone, Copy)]
struct State<W> {
    /// The first and the second quarter.
    now: [W; 2],
    /// Their values one step earlier. Short keys don't need this, because their second quarter is
    /// the previous first quarter.
    before: [W; 2],
    /// The indices for lookups in the S-box and in T.
    index: [W; 2],
}

/// Stores the round key in every lane at intervals of `stride` bytes. The second quarter of a long
/// key isn't in its frame in even rounds.
///
/// # Safety
/// `out` must be writable for these round keys.
#[inline(always)]
unsafe fn write<B: Bytes, const G: usize, const BLOCK: usize, const KEY: usize>(
    b: B,
    out: *mut u8,
    stride: usize,
    states: &[State<B::W>; G],
    Step { out: [first, second], .. }: &'static Step,
    even: bool,
) {
    let still = KEY == 2 * LANE && even;
    for g in 0..G {
        let State { now, before, .. } = states[g];
        // SAFETY: this accesses the lanes of word `g` of `G`.
        unsafe {
            let out = out.add(stride * B::LANES * g);
            let right = b.join_8(if still { now[1] } else { shuffle(b, now[1], second) });
            b.store(out, stride, b.pack_16(b.join_8(shuffle(b, now[0], first)), right));
            if BLOCK == 2 * LANE {
                let left = b.join_8(if still { before[1] } else { shuffle(b, before[1], second) });
                b.store(out.add(LANE), stride, b.pack_16(left, b.join_8(shuffle(b, before[0], first))));
            }
        }
    }
}

/// One step.
#[inline(always)]
fn step<B: Bytes, const KEY: usize>(
    b: B,
    tables: [B::W; 2],
    State { now, before, index }: State<B::W>,
    Step { constant: [_, early], cross, .. }: &'static Step,
    Step { constant: [late, _], blank, .. }: &'static Step,
) -> State<B::W> {
    let (image, double) = (b.shuffle(tables[0], index[0]), b.shuffle(tables[1], index[1]));
    // We add the constant before a shuffle. If it were part of a three-input XOR, the compiler
    // might start with the operand that becomes available last.
    let third = shuffle(b, b.xor(if KEY == LANE { now[1] } else { before[1] }, load(b, early)), &cross[0]);
    if KEY == LANE {
        let indices = [b.or(third, load(b, &blank[0])), b.or(third, load(b, &blank[1]))];
        let y = b.xor(b.xor3(image, double, third), load(b, late));
        let index = [b.xor3(image, double, indices[0]), b.xor3(image, double, indices[1])];
        State { now: [y, now[0]], before, index }
    } else {
        let index = [b.xor(image, third), b.xor(double, shuffle(b, before[0], &cross[1]))];
        State { now: [b.xor(index[0], load(b, late)), index[1]], before: now, index }
    }
}

/// Computes the round keys of as many keys as `G` words have lanes.
///
/// # Safety
/// `key` must be readable for these keys, and `out` must be writable for their round keys.
#[inline(always)]
unsafe fn batch<B: Bytes, const G: usize, const BLOCK: usize, const KEY: usize, const ROUNDS: usize>(
    b: B,
    key: *const u8,
    out: *mut u8,
) {
    let steps: &'static [Step; 25] = &STEPS[if KEY == LANE { 0 } else { BLOCK / LANE }].0;
    let tables = [load(b, &TABLES.0[0]), load(b, &TABLES.0[1])];
    let mut states = [State { now: tables, before: tables, index: tables }; G];
    for g in 0..G {
        // SAFETY: this accesses the keys of word `g` of `G`.
        let [now, [c, d]] = unsafe { read::<B, KEY>(b, key.add(KEY * B::LANES * g)) };
        let sum = b.xor(now[0], load(b, &steps[0].constant[0]));
        let [first, second] = &steps[0].blank;
        let index = if KEY == LANE { [b.or(sum, load(b, first)), b.or(sum, load(b, second))] } else { [sum, now[1]] };
        states[g] = State { now, before: [d, c], index };
    }
    let schedule = BLOCK * (ROUNDS + 1);
    // SAFETY: this accesses `ROUNDS + 1` round keys of every lane.
    unsafe {
        for pair in 0..ROUNDS / 2 {
            let [here, odd, next] = [&steps[2 * pair], &steps[2 * pair + 1], &steps[2 * pair + 2]];
            let out = out.add(2 * BLOCK * pair);
            write::<B, G, BLOCK, KEY>(b, out, schedule, &states, here, true);
            for g in 0..G {
                states[g] = step::<B, KEY>(b, tables, states[g], here, odd);
            }
            write::<B, G, BLOCK, KEY>(b, out.add(BLOCK), schedule, &states, odd, false);
            for g in 0..G {
                states[g] = step::<B, KEY>(b, tables, states[g], odd, next);
            }
        }
        write::<B, G, BLOCK, KEY>(b, out.add(BLOCK * ROUNDS), schedule, &states, &steps[ROUNDS], true);
    }
}

/// Computes the round keys RK_0 … RK_r of `n` keys.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand). Each key is `KEY` bytes long, and its round keys take up
/// `BLOCK * (ROUNDS + 1)` bytes.
#[inline(always)]
pub(super) unsafe fn expand<B: Bytes, const BLOCK: usize, const KEY: usize, const ROUNDS: usize>(
    b: B,
    key: *const u8,
    out: *mut u8,
    n: usize,
) {
    const { assert!(B::LANES == 1) };
    let mut i = 0;
    while i < n {
        // SAFETY: this accesses the keys starting at `i`, out of `n`.
        unsafe {
            let (key, out) = (key.add(KEY * i), out.add(BLOCK * (ROUNDS + 1) * i));
            // For long keys, two words need more registers than SSE4.1 has.
            if n - i >= 2 && KEY == LANE {
                batch::<B, 2, BLOCK, KEY, ROUNDS>(b, key, out);
                i += 2;
            } else {
                batch::<B, 1, BLOCK, KEY, ROUNDS>(b, key, out);
                i += 1;
            }
        }
    }
}
