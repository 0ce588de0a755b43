//! The layout for registers with shuffles: a register for each row, or for each pair of rows that
//! share an S-box.
//!
//! ```text
//!                        lane 0           | lane 1           | lane 2           | lane 3
//! kupyna-256 apart       T⊕ row r, T+ row r                     a message in each lane
//!            joined      T⊕, T+ row r     | T⊕, T+ row r + 4
//! kupyna-512 apart       T⊕ row r, and a register for T+
//!                        T⊕ row r         | T+ row r
//!            joined      T⊕ row r         | T+ row r         | T⊕ row r + 4     | T+ row r + 4
//! ```
//!
//! Blocks are transposed to rows, while h stays in rows. `x_(r+4)` in the formula for `mix_columns`
//! (see [`rounds`](crate::kalyna::rounds)) is another register or the other half of the same.
//!
//! The 64-bit additions of T+ run through the rows. Half of the sum of a byte and a constant has the
//! carry in bit 7, and rounding up adds 1: the average with `constant - 1` says whether a row
//! generates a carry, and the one with `constant` whether it passes one on. If averages round down,
//! these are `constant` and `constant + 1`. With ternary logic, it's a gate on the summands and the
//! sum. If rows are joined, a second run passes the carry of row 3 on to the rows 4 to 7.
//!
//! Instructions per round and register: an S-box, 2 for the carries, 2 (4 if joined) to pass them
//! on, 4 for the sum, 1 to shift the columns, 2 products and 4 to 6 XORs (apart: with ternary logic
//! 4), 1 swap if joined and 2 products of one XOR each.

use super::constants::{added, shift, xored};
use crate::isa::bitslice::interleaved;
use crate::isa::{Bytes, CacheAligned, Isa, Lanes, one_by_one};
use crate::kalyna::rounds::{K, Pi};

/// The bytes of a register.
type Line = [[u8; 16]; 4];

/// The constants of a layout.
struct Layout<const COLUMNS: usize, const JOINED: bool, const LANES: usize>;

impl<const COLUMNS: usize, const JOINED: bool, const LANES: usize> Layout<COLUMNS, JOINED, LANES> {
    /// How many rows a register has in between two of its own.
    const REGISTERS: usize = if JOINED { 4 } else { 8 };
    /// Whether T⊕ and T+ have registers of their own.
    const ALONE: bool = COLUMNS == 16 && LANES == 1;

    /// The row of a lane in register `register`.
    const fn row(register: usize, lane: usize) -> usize {
        if JOINED && 2 * lane >= LANES { register + 4 } else { register }
    }

    /// Whether a byte belongs to T+. If T+ has registers of its own, this describes those.
    const fn plus(lane: usize, i: usize) -> bool {
        if COLUMNS == 8 { i >= 8 } else { lane % 2 == 1 || Self::ALONE }
    }

    /// The constants of T⊕ in a round.
    const XORED: &'static CacheAligned<[Line; 16]> = &CacheAligned({
        let (mut lines, mut k) = ([[[0; 16]; 4]; 16], 0);
        while k < 16 * LANES * 16 {
            let (round, lane, i) = (k / (16 * LANES), k / 16 % LANES, k % 16);
            if Self::row(0, lane) == 0 && (Self::ALONE || !Self::plus(lane, i)) {
                lines[round][lane][i] = xored(i % COLUMNS) ^ round as u8;
            }
            k += 1;
        }
        lines
    });

    /// The constants of T+ for the last register in a round.
    const ADDED_LAST: &'static CacheAligned<[Line; 16]> = &CacheAligned({
        let (mut lines, mut k) = ([[[0; 16]; 4]; 16], 0);
        while k < 16 * LANES * 16 {
            let (round, lane, i) = (k / (16 * LANES), k / 16 % LANES, k % 16);
            let row = Self::row(Self::REGISTERS - 1, lane);
            if Self::plus(lane, i) {
                lines[round][lane][i] = added(COLUMNS, row, i % COLUMNS) ^ if row == 7 { round as u8 } else { 0 };
            }
            k += 1;
        }
        lines
    });

    /// The constants of T+ for the first register, for those between it and the last, and the
    /// latter less 1.
    const ADDED: &'static CacheAligned<[Line; 4]> = &CacheAligned({
        let (mut lines, mut k) = ([[[0; 16]; 4]; 4], 0);
        while k < 2 * LANES * 16 {
            let (register, lane, i) = (k / (16 * LANES), k / 16 % LANES, k % 16);
            if Self::plus(lane, i) {
                let constant = added(COLUMNS, Self::row(register, lane), i % COLUMNS);
                lines[register][lane][i] = constant;
                lines[2 + register][lane][i] = constant - 1;
            }
            k += 1;
        }
        lines
    });

    /// The constants of T+ for the first register and for those between it and the last, plus 1.
    const ADDED_NEXT: &'static CacheAligned<[Line; 2]> = &CacheAligned({
        let (mut lines, mut k) = ([[[0; 16]; 4]; 2], 0);
        while k < 2 * LANES * 16 {
            let (register, lane, i) = (k / (16 * LANES), k / 16 % LANES, k % 16);
            lines[register][lane][i] = Self::ADDED.0[register][lane][i] + 1;
            k += 1;
        }
        lines
    });

    /// The shuffle indices that shift the columns.
    const SHIFTS: &'static CacheAligned<[Line; 8]> = &CacheAligned({
        let (mut lines, mut k) = ([[[0; 16]; 4]; 8], 0);
        while k < Self::REGISTERS * LANES * 16 {
            let (register, lane, i) = (k / (16 * LANES), k / 16 % LANES, k % 16);
            let by = shift(COLUMNS, Self::row(register, lane));
            lines[register][lane][i] = (i / COLUMNS * COLUMNS + (i % COLUMNS + COLUMNS - by) % COLUMNS) as u8;
            k += 1;
        }
        lines
    });

    /// Masks of the second half, of the bytes of T⊕, and of bit 0 of those of T+.
    const MASKS: &'static CacheAligned<[Line; 3]> = &CacheAligned({
        let (mut lines, mut k) = ([[[0; 16]; 4]; 3], 0);
        while k < LANES * 16 {
            let (lane, i) = (k / 16, k % 16);
            lines[0][lane][i] = if 2 * lane >= LANES { 0xff } else { 0 };
            lines[1][lane][i] = if Self::plus(lane, i) { 0 } else { 0xff };
            lines[2][lane][i] = if Self::plus(lane, i) { 1 } else { 0 };
            k += 1;
        }
        lines
    });
}

#[inline(always)]
fn line<I: Bytes>(i: I, line: &'static Line) -> I::W {
    // SAFETY: no register is longer than a line.
    unsafe { i.load(line.as_ptr().cast(), 16) }
}

/// Loads 16 bytes of each message to the lanes.
///
/// # Safety
/// The bytes at `p` and, for each further message, at multiples of `stride` must be readable.
#[inline(always)]
unsafe fn load<I: Isa + Lanes, const COLUMNS: usize, const JOINED: bool, const LANES: usize, const MESSAGES: usize>(
    i: I,
    p: *const u8,
    stride: usize,
) -> I::W {
    // SAFETY: guaranteed by the caller.
    unsafe { if MESSAGES == 1 { i.load(p, 0) } else { i.load(p, stride) } }
}

/// Loads the rows of blocks or states, `8 * COLUMNS` bytes for each message, the same for T⊕ and T+.
///
/// # Safety
/// All of these bytes must be readable.
#[inline(always)]
unsafe fn load_rows<
    I: Isa + Lanes,
    const COLUMNS: usize,
    const JOINED: bool,
    const LANES: usize,
    const MESSAGES: usize,
    const N: usize,
>(
    i: I,
    p: *const u8,
) -> [I::W; N] {
    let mut x = [i.splat_64(0); 8];
    for k in 0..COLUMNS / 2 {
        // SAFETY: guaranteed by the caller.
        x[k] = unsafe { load::<I, COLUMNS, JOINED, LANES, MESSAGES>(i, p.add(16 * k), 8 * COLUMNS) };
    }
    let mut rows = x;
    if COLUMNS == 8 {
        let pairs = interleaved::<I, 4, 3>(i, x);
        for k in 0..4 {
            rows[2 * k] = i.unpack_low_64(pairs[k], pairs[k]);
            rows[2 * k + 1] = i.unpack_high_64(pairs[k], pairs[k]);
        }
    } else {
        rows = interleaved::<I, 8, 4>(i, x);
    }
    let mut own = [rows[0]; N];
    for r in 0..N {
        let upper = line(i, &Layout::<COLUMNS, JOINED, LANES>::MASKS.0[0]);
        own[r] = if JOINED { i.select(upper, rows[(r + 4) % 8], rows[r]) } else { rows[r] };
    }
    own
}

/// Stores the rows of T⊕ to states.
///
/// # Safety
/// `p` must hold a state for each message.
#[inline(always)]
unsafe fn store_rows<
    I: Isa + Lanes,
    const COLUMNS: usize,
    const JOINED: bool,
    const LANES: usize,
    const MESSAGES: usize,
    const N: usize,
>(
    i: I,
    p: *mut u8,
    own: [I::W; N],
) {
    let mut rows = [own[0]; 8];
    for r in 0..8 {
        rows[r] = if JOINED && r >= 4 { i.swap_halves(own[r % N]) } else { own[r % N] };
    }
    if COLUMNS == 8 {
        for k in 0..4 {
            rows[k] = i.unpack_low_64(rows[2 * k], rows[2 * k + 1]);
        }
        rows = interleaved::<I, 4, 3>(i, rows);
    } else {
        rows = interleaved::<I, 8, 3>(i, rows);
    }
    for k in 0..COLUMNS / 2 {
        // SAFETY: guaranteed by the caller.
        unsafe {
            if MESSAGES == LANES {
                i.store(p.add(16 * k), 8 * COLUMNS, rows[k]);
            } else {
                i.store_first(p.add(16 * k), rows[k]);
            }
        }
    }
}

/// The gate for the carry of the top bit, given both summands and the sum.
const CARRY: i32 = 0b1101_0100;

/// Adds the constants of T+.
#[inline(always)]
fn add<I: Isa + Lanes, const COLUMNS: usize, const JOINED: bool, const LANES: usize, const N: usize>(
    i: I,
    x: &mut [I::W; N],
    round: usize,
) {
    let (constants, masks) = (&Layout::<COLUMNS, JOINED, LANES>::ADDED.0, &Layout::<COLUMNS, JOINED, LANES>::MASKS.0);
    // Bit 7 is the carry. The carries of the last row are lost.
    let (mut generated, mut passed) = (*x, *x);
    for r in 0..N {
        let kind = if r == 0 { 0 } else { 1 };
        let constant = line(i, &constants[kind]);
        // LLVM has no averages of 64 bytes.
        if I::TERNARY && LANES == 4 {
            let sum = i.add_8(x[r], constant);
            generated[r] = i.ternary::<CARRY>(x[r], constant, sum);
            passed[r] = i.ternary::<CARRY>(x[r], constant, i.add_8(sum, line(i, &masks[2])));
        } else if I::AVERAGE_ROUNDS_UP {
            generated[r] = i.average_8(x[r], line(i, &constants[2 + kind]));
            passed[r] = i.average_8(x[r], constant);
        } else {
            generated[r] = i.average_8(x[r], constant);
            passed[r] = i.average_8(x[r], line(i, &Layout::<COLUMNS, JOINED, LANES>::ADDED_NEXT.0[kind]));
        }
    }
    let mut carry = generated[0];
    if JOINED {
        for r in 1..N {
            carry = i.or(generated[r], i.and(passed[r], carry));
        }
        carry = i.and(i.swap_halves(carry), line(i, &masks[0]));
    }
    for r in 0..N {
        let bit = i.and(i.shr_64(carry, 7), line(i, &masks[2]));
        if r == N - 1 {
            let constant = line(i, &Layout::<COLUMNS, JOINED, LANES>::ADDED_LAST.0[round]);
            x[r] = i.add_8(i.add_8(x[r], constant), bit);
        } else if r == 0 && !JOINED {
            x[r] = i.add_8(x[r], line(i, &constants[0]));
            carry = generated[0];
            continue;
        } else {
            // The constant is even, except in row 0, which no carry reaches.
            x[r] = i.add_8(x[r], i.or(bit, line(i, &constants[if r == 0 { 0 } else { 1 }])));
        }
        carry = i.or(generated[r], i.and(passed[r], carry));
    }
}

/// S-box `J` and the shifts of the columns, for the rows that it applies to.
#[inline(always)]
fn substitute_row<
    I: Isa + Lanes,
    const COLUMNS: usize,
    const JOINED: bool,
    const LANES: usize,
    const N: usize,
    const J: usize,
>(
    i: I,
    x: &mut [I::W; N],
) {
    let shifts = &Layout::<COLUMNS, JOINED, LANES>::SHIFTS.0;
    if JOINED {
        x[J] = i.shuffle(i.sub_unmasked::<Pi<J>>(x[J]), line(i, &shifts[J]));
    } else {
        let [upper, lower] = i.sub_each::<Pi<J>, 2>([x[J], x[(J + 4) % N]]);
        x[J] = i.shuffle(upper, line(i, &shifts[J]));
        x[(J + 4) % N] = i.shuffle(lower, line(i, &shifts[J + 4]));
    }
}

/// S-boxes and shifts of the columns.
#[inline(always)]
fn substitute<I: Isa + Lanes, const COLUMNS: usize, const JOINED: bool, const LANES: usize, const N: usize>(
    i: I,
    x: &mut [I::W; N],
) {
    substitute_row::<I, COLUMNS, JOINED, LANES, N, 0>(i, x);
    substitute_row::<I, COLUMNS, JOINED, LANES, N, 1>(i, x);
    substitute_row::<I, COLUMNS, JOINED, LANES, N, 2>(i, x);
    substitute_row::<I, COLUMNS, JOINED, LANES, N, 3>(i, x);
}

/// `mix_columns`
#[inline(always)]
fn mix<I: Isa + Lanes, const JOINED: bool, const N: usize>(i: I, own: &mut [I::W; N]) {
    let mut x = [own[0]; 8];
    for r in 0..8 {
        x[r] = if JOINED && r >= 4 { i.swap_halves(own[r % N]) } else { own[r % N] };
    }
    let mut w = x;
    for r in 0..N {
        w[r] = i.xor(i.mul::<K<3>>(x[r]), i.xor3(x[(r + 1) % 8], x[(r + 2) % 8], x[(r + 3) % 8]));
    }
    if JOINED {
        for r in 4..8 {
            w[r] = i.swap_halves(w[r - 4]);
        }
    }
    for r in 0..N {
        let product = i.mul::<K<7>>(i.xor(w[(r + 4) % 8], x[(r + 2) % 8]));
        own[r] = i.xor3(product, w[(r + 2) % 8], w[(r + 7) % 8]);
    }
}

/// # Safety
/// See [`Absorb`](crate::abi::Absorb). Blocks and states have `COLUMNS` columns. The CPU must support
/// the token's features.
#[inline(always)]
pub(super) unsafe fn absorb<
    I: Isa + Lanes,
    const COLUMNS: usize,
    const ROUNDS: usize,
    const JOINED: bool,
    const LANES: usize,
    const MESSAGES: usize,
    const N: usize,
>(
    i: I,
    src: *const u8,
    state: *mut u8,
    n: usize,
) {
    const { assert!(I::LANES == LANES && N == Layout::<COLUMNS, JOINED, LANES>::REGISTERS) }
    const { assert!(MESSAGES == 1 || MESSAGES == LANES) }
    let alone = const { Layout::<COLUMNS, JOINED, LANES>::ALONE };
    // SAFETY: the caller guarantees that the states and blocks are there.
    unsafe {
        let own = line(i, &Layout::<COLUMNS, JOINED, LANES>::MASKS.0[1]);
        let mut h = load_rows::<I, COLUMNS, JOINED, LANES, MESSAGES, N>(i, state);
        if !alone {
            for r in 0..N {
                h[r] = i.and(h[r], own);
            }
        }
        for block in 0..n {
            let block = src.add(8 * COLUMNS * MESSAGES * block);
            // The registers of T+, if it has its own.
            let mut plus = load_rows::<I, COLUMNS, JOINED, LANES, MESSAGES, N>(i, block);
            let mut x = plus;
            for r in 0..N {
                x[r] = i.xor(x[r], h[r]);
            }
            for round in 0..ROUNDS {
                let round = one_by_one(round) % 16;
                x[0] = i.xor(x[0], line(i, &Layout::<COLUMNS, JOINED, LANES>::XORED.0[round]));
                if alone {
                    add::<I, COLUMNS, JOINED, LANES, N>(i, &mut plus, round);
                    substitute::<I, COLUMNS, JOINED, LANES, N>(i, &mut plus);
                    mix::<I, JOINED, N>(i, &mut plus);
                } else {
                    add::<I, COLUMNS, JOINED, LANES, N>(i, &mut x, round);
                }
                substitute::<I, COLUMNS, JOINED, LANES, N>(i, &mut x);
                mix::<I, JOINED, N>(i, &mut x);
            }
            for r in 0..N {
                h[r] = if alone {
                    i.xor3(h[r], x[r], plus[r])
                } else if COLUMNS == 8 {
                    // T+ cancels out in its own half.
                    i.xor3(h[r], x[r], i.unpack_high_64(x[r], x[r]))
                } else {
                    i.xor(h[r], i.and(i.xor(x[r], i.swap_lanes(x[r])), own))
                };
            }
        }
        store_rows::<I, COLUMNS, JOINED, LANES, MESSAGES, N>(i, state, h);
    }
}
