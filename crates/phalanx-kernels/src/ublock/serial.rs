//! The layout for one or a few blocks, with one nibble per byte and as many blocks as a word has
//! lanes.
//!
//! ```text
//! word a, b        the left and the right half; byte i of a lane is nibble i
//! ```
//!
//! A single block is one long dependency chain, so only latency matters. The S-box is a shuffle.
//! The left permutation is never executed (see [`frames`](super::frames)), and the right one is
//! merged with the first rotation: if x and y are the halves after the S-box, and y hasn't been
//! permuted yet, then `a1 = x ^ (x <<< 1) ^ y'`, where y' only takes one shuffle. Keys are added to
//! values that are available early. Assuming that shuffles take two cycles and XORs take one, the
//! latency of a round is 15 cycles (16 for decryption). A round has about 18 instructions, or 27 if
//! it reads its key from the schedule, but the chain leaves enough time for those.
//!
//! ```text
//! encrypt:  b3 → S → right, <<< 1 → ^ → <<< 2 → ^ → <<< 2 → ^ → <<< 5 → ^ → b3
//! ```

use super::frames::{Gather, Round, frame, inverse, rotation, round, then};
pub(super) use super::sizes::serial::*;
use super::tables::SBOX;
use super::{FROM_SCHEDULE, FROM_SCHEDULES, nibbles};
use crate::isa::{Bytes, CacheAligned, Logic};

/// The S-box and its inverse.
static SUBSTITUTIONS: [[u8; 16]; 2] = [SBOX, inverse(&SBOX)];
/// The gathers of a round: the right permutation, its combination with a rotation, and the
/// rotations by 1, 2 and 5.
type Masks = [Gather<16>; 5];

/// The right permutation that is merged into round `r` of encryption, i.e. the one from the
/// previous round.
const fn right(r: usize) -> Gather<16> {
    if r == 0 { rotation(0) } else { round(r - 1).right[0] }
}

/// The masks for encryption, where the rotation by 1 is merged into the permutation. The additional
/// entry is for the output of the last round.
static ENCRYPTION: CacheAligned<[Masks; 25]> = CacheAligned({
    let (mut masks, mut r) = ([[[0; 16]; 5]; 25], 0);
    while r < 25 {
        let Round { turn: [one, two, five], .. } = round(r);
        masks[r] = [right(r), then(&right(r), &one), one, two, five];
        r += 1;
    }
    masks
});
/// The masks for decryption, where the rotation by 5 is merged into the inverse permutation.
static DECRYPTION: CacheAligned<[Masks; 24]> = CacheAligned({
    let (mut masks, mut r) = ([[[0; 16]; 5]; 24], 0);
    while r < 24 {
        let Round { turn: [one, two, five], right: [_, back] } = round(r);
        masks[r] = [back, then(&back, &five), one, two, five];
        r += 1;
    }
    masks
});

/// Both halves of the blocks in every word.
type Halves<B, const G: usize> = [[<B as Logic>::W; 2]; G];

/// # Safety
/// `src` must be readable for a batch.
#[inline(always)]
unsafe fn read<B: Bytes, const G: usize>(b: B, src: *const u8) -> Halves<B, G> {
    let mut x = [[b.splat_64(0); 2]; G];
    for g in 0..G {
        // SAFETY: this accesses word `g` of `G`.
        x[g] = nibbles(b, unsafe { b.load(src.add(LANE * B::LANES * g), 16) });
    }
    x
}

/// The nibbles at even positions, followed by those at odd positions.
static EVEN_ODD: Gather<16> = [0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15];

/// # Safety
/// `dst` must be writable for a batch.
#[inline(always)]
unsafe fn write<B: Bytes, const G: usize>(b: B, dst: *mut u8, x: &Halves<B, G>) {
    for g in 0..G {
        // SAFETY: this accesses 16 bytes, and word `g` of `G`.
        unsafe {
            let even_odd = b.load(EVEN_ODD.as_ptr(), 0);
            let (left, right) = (b.shuffle(x[g][0], even_odd), b.shuffle(x[g][1], even_odd));
            let (even, odd) = (b.unpack_low_64(left, right), b.unpack_high_64(left, right));
            b.store(dst.add(LANE * B::LANES * g), 16, b.or(b.shl_64(even, 4), odd));
        }
    }
}

/// Both halves of the key for step `step`. If there are many keys, these are the ones for the
/// blocks in word `g`.
///
/// # Safety
/// `keys` must be readable for the form of `KEYS` keys, for the schedule of a single key, or for the
/// schedules of the blocks in all words.
#[inline(always)]
unsafe fn key_halves<B: Bytes, const ROUNDS: usize, const KEYS: usize, const INVERSE: bool>(
    b: B,
    keys: *const u8,
    step: usize,
    g: usize,
) -> [B::W; 2] {
    // SAFETY: guaranteed by the caller.
    let half = |half| unsafe {
        let row = keys.add(LANE * KEYS * (2 * step + half));
        if KEYS == 1 { b.load(row, 0) } else { b.load(row.add(LANE * B::LANES * g), 16) }
    };
    let schedule = LANE * (ROUNDS + 1);
    match KEYS {
        // SAFETY: guaranteed by the caller.
        FROM_SCHEDULE => unsafe { moved::<B, ROUNDS, INVERSE>(b, keys, 0, step) },
        // SAFETY: guaranteed by the caller.
        FROM_SCHEDULES => unsafe { moved::<B, ROUNDS, INVERSE>(b, keys.add(schedule * B::LANES * g), schedule, step) },
        _ => [half(0), half(1)],
    }
}

/// Applies one of the masks to a word.
#[inline(always)]
fn shuffle<B: Bytes>(b: B, x: B::W, mask: &'static Gather<16>) -> B::W {
    // SAFETY: this accesses 16 bytes.
    b.shuffle(x, unsafe { b.load(mask.as_ptr(), 0) })
}

/// Encrypts or decrypts a batch of `G` words, using one key or a separate key for each block.
///
/// # Safety
/// `keys` must point to this layout's form of `KEYS` keys for the direction, to the schedule of a
/// single key, or to one schedule per block. The batch must be readable at `src` and writable at
/// `dst`.
#[inline(always)]
unsafe fn batch<B: Bytes, const ROUNDS: usize, const G: usize, const KEYS: usize, const INVERSE: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
) {
    // SAFETY: guaranteed by the caller. Round keys 0 to `ROUNDS` are in order of use.
    unsafe {
        let substitution = b.load(SUBSTITUTIONS[usize::from(INVERSE)].as_ptr(), 0);
        let mut x = read::<B, G>(b, src);
        for g in 0..G {
            let key = key_halves::<B, ROUNDS, KEYS, INVERSE>(b, keys, 0, g);
            x[g] = [b.xor(x[g][0], key[0]), b.xor(x[g][1], key[1])];
        }
        if INVERSE {
            // There's no S-box before the first round.
            for g in 0..G {
                x[g] = inv_round::<B, true>(b, x[g], substitution, &DECRYPTION.0[ROUNDS - 1], [x[g][0]; 2]);
            }
            for step in 1..ROUNDS {
                let masks = &DECRYPTION.0[ROUNDS - 1 - step];
                for g in 0..G {
                    let key = key_halves::<B, ROUNDS, KEYS, INVERSE>(b, keys, step, g);
                    x[g] = inv_round::<B, false>(b, x[g], substitution, masks, key);
                }
            }
            for g in 0..G {
                let key = key_halves::<B, ROUNDS, KEYS, INVERSE>(b, keys, ROUNDS, g);
                for h in 0..2 {
                    x[g][h] = b.xor(b.shuffle(substitution, x[g][h]), key[h]);
                }
            }
        } else {
            for r in 0..ROUNDS {
                let masks = &ENCRYPTION.0[r];
                for g in 0..G {
                    let key = key_halves::<B, ROUNDS, KEYS, INVERSE>(b, keys, r + 1, g);
                    x[g] = forward_round(b, x[g], substitution, masks, key);
                }
            }
            for g in 0..G {
                x[g][1] = shuffle(b, x[g][1], &ENCRYPTION.0[ROUNDS][0]);
            }
        }
        write::<B, G>(b, dst, &x);
    }
}

/// One encryption round, from just before its S-box to just before the next one.
#[inline(always)]
fn forward_round<B: Bytes>(
    b: B,
    [a, right]: [B::W; 2],
    substitution: B::W,
    [permute, permute_turn, one, two, five]: &'static Masks,
    [key_sum, key_right]: [B::W; 2],
) -> [B::W; 2] {
    let (x, y) = (b.shuffle(substitution, a), b.shuffle(substitution, right));
    let a1 = b.xor(b.xor(x, shuffle(b, x, one)), shuffle(b, y, permute_turn));
    let b1 = b.xor(x, shuffle(b, y, permute));
    let b2 = b.xor(b1, shuffle(b, a1, two));
    let a2 = b.xor(a1, shuffle(b, b2, two));
    let b3 = b.xor(b.xor(b2, key_right), shuffle(b, a2, five));
    [b.xor(b.xor(a2, key_sum), b3), b3]
}

/// One decryption round, from just before the S-box of the previous round (unless `FIRST` is set)
/// to just before its own.
#[inline(always)]
fn inv_round<B: Bytes, const FIRST: bool>(
    b: B,
    [a, right]: [B::W; 2],
    substitution: B::W,
    [back, back_turn, one, two, five]: &'static Masks,
    [key_left, key_right]: [B::W; 2],
) -> [B::W; 2] {
    let (x, y, k_left, k_right) = if FIRST {
        (a, right, b.splat_64(0), b.splat_64(0))
    } else {
        (b.shuffle(substitution, a), b.shuffle(substitution, right), key_left, key_right)
    };
    let b3 = shuffle(b, y, back);
    let a2 = b.xor(b.xor(x, k_left), b3);
    let b2 = b.xor(b.xor(b.xor(shuffle(b, x, five), k_right), b3), shuffle(b, y, back_turn));
    let a1 = b.xor(a2, shuffle(b, b2, two));
    let b1 = b.xor(b2, shuffle(b, a1, two));
    let a0 = b.xor(a1, shuffle(b, b1, one));
    [a0, b.xor(b1, a0)]
}

/// Encrypts or decrypts `n` batches of `G` words, using one key or a separate key for each block.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to this layout's form of `KEYS` keys for the
/// direction, to the schedule of a single key, or to one schedule per block.
#[inline(always)]
pub(super) unsafe fn crypt<B: Bytes, const ROUNDS: usize, const G: usize, const KEYS: usize, const INVERSE: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    for i in 0..n {
        let at = LANE * width::<B>(G) * i;
        // SAFETY: this accesses batch `i` of `n`. A form for many keys holds at least as many keys
        // as the batch has blocks.
        unsafe { batch::<B, ROUNDS, G, KEYS, INVERSE>(b, keys, src.add(at), dst.add(at)) }
    }
}

#[inline(always)]
fn gathered(x: &[u8; 16], gather: &Gather<16>) -> [u8; 16] {
    let mut out = [0; 16];
    for i in 0..16 {
        out[i] = x[gather[i] as usize % 16];
    }
    out
}

#[inline(always)]
fn sum(x: &[u8; 16], y: &[u8; 16]) -> [u8; 16] {
    let mut out = *x;
    for i in 0..16 {
        out[i] ^= y[i];
    }
    out
}

/// How a step's keys move.
#[derive(Clone, Copy)]
struct Step {
    /// Moves the left half to its frame.
    left: Gather<16>,
    /// Moves the right half to the point where it is added, or even further.
    right: Gather<16>,
    /// The rotation by 5, for decryption.
    five: Gather<16>,
}

/// The encryption steps after the first key, and the decryption steps before the last key.
static STEPS: [[Step; 25]; 2] = {
    let still = rotation(0);
    let (mut steps, mut r) = ([[Step { left: still, right: still, five: still }; 25]; 2], 1);
    while r < 25 {
        // This key comes after round r - 1, whose right permutation follows it.
        let left = inverse(&frame(r));
        let right = then(&left, &inverse(&round::<16>(r - 1).right[0]));
        steps[0][r] = Step { left, right, five: still };
        // This key comes before the inverse permutations of round r - 1.
        steps[1][r] = Step { left, right, five: round(r - 1).turn[2] };
        r += 1;
    }
    steps
};

/// How the key of step `step` moves. The first key doesn't move, and neither does the last key in
/// decryption.
#[inline(always)]
fn moves<const ROUNDS: usize, const INVERSE: bool>(step: usize) -> Option<&'static Step> {
    let r = if INVERSE { ROUNDS - step } else { step };
    (step > 0 && !(INVERSE && step == ROUNDS)).then(|| &STEPS[usize::from(INVERSE)][r])
}

/// Computes step `step` of the form for one direction from its round key, as a left lane and a
/// right lane.
#[inline(always)]
fn prepared<const ROUNDS: usize, const INVERSE: bool>(bytes: &[u8; 16], step: usize) -> [[u8; LANE]; 2] {
    let (mut left, mut right) = ([0; 16], [0; 16]);
    for i in 0..16 {
        let shift = 4 * (1 - i % 2);
        left[i] = bytes[i / 2] >> shift & 15;
        right[i] = bytes[8 + i / 2] >> shift & 15;
    }
    if let Some(Step { left: to_left, right: to_right, five }) = moves::<ROUNDS, INVERSE>(step) {
        left = gathered(&left, to_left);
        right = gathered(&right, to_right);
        // Decryption adds the left lane to a2, and the right half plus the rotated left lane to b2.
        // Encryption adds the lanes to a3, which includes b3, and to b3.
        left = sum(&left, &right);
        if INVERSE {
            right = sum(&right, &gathered(&left, five));
        }
    }
    [left, right]
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
    for index in 0..n * (ROUNDS + 1) {
        let (key, step) = (index / (ROUNDS + 1), index % (ROUNDS + 1));
        let r = if INVERSE { ROUNDS - step } else { step };
        // SAFETY: this accesses round key `r` of key `key` of `n`, and step `step` of the form.
        unsafe {
            let bytes = schedule.add(16 * ((ROUNDS + 1) * key + r)).cast::<[u8; 16]>().read();
            let lanes = prepared::<ROUNDS, INVERSE>(&bytes, step);
            out.add(2 * LANE * index).cast::<[[u8; LANE]; 2]>().write(lanes);
        }
    }
}

/// Computes the result of [`prepared`] in every lane, for round keys that are read from schedules.
///
/// # Safety
/// `step` must be at most `ROUNDS`. For each lane, round keys 0 to `ROUNDS` must be readable, at
/// intervals of `stride` bytes from `schedule`.
#[inline(always)]
unsafe fn moved<B: Bytes, const ROUNDS: usize, const INVERSE: bool>(
    b: B,
    schedule: *const u8,
    stride: usize,
    step: usize,
) -> [B::W; 2] {
    let r = if INVERSE { ROUNDS - step } else { step };
    // SAFETY: guaranteed by the caller.
    let [mut left, mut right] = nibbles(b, unsafe { b.load(schedule.add(LANE * r), stride) });
    if let Some(Step { left: to_left, right: to_right, five }) = moves::<ROUNDS, INVERSE>(step) {
        right = shuffle(b, right, to_right);
        left = b.xor(shuffle(b, left, to_left), right);
        if INVERSE {
            right = b.xor(right, shuffle(b, left, five));
        }
    }
    [left, right]
}

/// [`prepare`] using shuffles.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_shuffled<B: Bytes, const ROUNDS: usize, const INVERSE: bool>(
    b: B,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    const { assert!(B::LANES == 1) };
    for (key, step) in (0..n).flat_map(|key| (0..=ROUNDS).map(move |step| (key, step))) {
        // SAFETY: this accesses the schedule of key `key` of `n`, and step `step` of its form.
        unsafe {
            let [left, right] = moved::<B, ROUNDS, INVERSE>(b, schedule.add(LANE * (ROUNDS + 1) * key), LANE, step);
            let out = out.add(2 * LANE * ((ROUNDS + 1) * key + step));
            b.store(out, LANE, left);
            b.store(out.add(LANE), LANE, right);
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
    for step in 0..=ROUNDS {
        let r = if INVERSE { ROUNDS - step } else { step };
        // SAFETY: this accesses round key `r`, and lane `lane` of both halves in step `step`.
        unsafe {
            let bytes = schedule.add(16 * r).cast::<[u8; 16]>().read();
            let [left, right] = prepared::<ROUNDS, INVERSE>(&bytes, step);
            let lanes = form.cast::<[u8; LANE]>();
            lanes.add(MANY * 2 * step + lane).write(left);
            lanes.add(MANY * (2 * step + 1) + lane).write(right);
        }
    }
}

/// [`place`] using shuffles.
///
/// # Safety
/// See [`Load`](crate::abi::Load).
#[inline(always)]
pub(super) unsafe fn place_shuffled<B: Bytes, const ROUNDS: usize, const INVERSE: bool>(
    b: B,
    schedule: *const u8,
    form: *mut u8,
    lane: usize,
) {
    const { assert!(B::LANES == 1) };
    for step in 0..=ROUNDS {
        // SAFETY: this accesses round keys 0 to `ROUNDS`, and lane `lane` of both halves in step
        // `step`.
        unsafe {
            let [left, right] = moved::<B, ROUNDS, INVERSE>(b, schedule, LANE, step);
            let lane = form.add(LANE * (MANY * 2 * step + lane));
            b.store(lane, LANE, left);
            b.store(lane.add(LANE * MANY), LANE, right);
        }
    }
}
