//! The layout for 64-byte registers with byte permutations and products by bit matrices: T+ in the
//! low half of every lane, T⊕ in the high half.
//!
//! ```text
//! 2, 4 or 8 registers: each half of a lane of register j holds
//!     2     rows j, j + 2, j + 4, j + 6 of two columns        kupyna-256
//!     4     rows j, j + 4 of four columns                     two messages, or kupyna-512
//!     8     row j of eight columns                            four messages, or two
//! ```
//!
//! A *part* is 64 bytes of blocks or states: eight columns, two in each lane. Interleaving the bytes
//! of the low halves of the registers gives the parts of T+, whose 64-bit additions are then single
//! instructions. Shuffles within lanes lead back.
//!
//! `x_(r+N)` in the formula for `mix_columns` (see [`rounds`](crate::kalyna::rounds)) is the next row
//! in the same register, so the rows of a column rotate. The permutations that shift the columns do
//! that for `x`.
//!
//! Instructions per round with 2, 4 and 8 registers: 16, 16 and 32 for the S-boxes (half of them are
//! lookups in two registers), 6, 7 and 8 permutations, 21, 28 and 48 for the rest of `mix_columns`, 6,
//! 15 and 37 for the constants.

use super::constants::{added, shift, xored};
use crate::isa::bitslice::interleaved;
use crate::isa::{Bytes, CacheAligned, Isa, Permute, one_by_one};
use crate::kalyna::rounds::{K, Pi};

type Line = [u8; 64];

/// The number of rounds, beyond which tables are empty.
const fn rounds(columns: usize) -> usize {
    if columns == 8 { 10 } else { 14 }
}

/// The constants that are the same for all layouts.
struct Sums<const COLUMNS: usize>;

impl<const COLUMNS: usize> Sums<COLUMNS> {
    /// The constants of T+ for the parts of a message in each round.
    const ADDED: &'static CacheAligned<[Line; 32]> = &CacheAligned({
        let (mut lines, mut k) = ([[0; 64]; 32], 0);
        while k < 8 * COLUMNS * rounds(COLUMNS) {
            let (round, byte) = (k / (8 * COLUMNS), k % (8 * COLUMNS));
            let number = if byte % 8 == 7 { round as u8 } else { 0 };
            lines[k / 64][k % 64] = added(COLUMNS, byte % 8, byte / 8) ^ number;
            k += 1;
        }
        lines
    });
}

/// The constants of a layout with `N` registers.
struct Layout<const COLUMNS: usize, const N: usize>;

impl<const COLUMNS: usize, const N: usize> Layout<COLUMNS, N> {
    /// How many parts a message has.
    const OWN: usize = COLUMNS / 8;
    /// How many rows of a column a register has.
    const ROWS: usize = 8 / N;

    /// The number of a part among those of its message, and the column of one of its lanes: the
    /// first or second.
    const fn column(part: usize, lane: usize, second: usize) -> usize {
        8 * (part % Self::OWN) + 2 * lane + second
    }

    /// Where a register has byte `i`, which is row `i / N` of a column.
    const fn place(byte: usize) -> (usize, usize, usize, usize) {
        let (lane, half, k, step) = (byte / 16, byte / 8 % 2, byte % 8 / Self::ROWS, byte % Self::ROWS);
        (half, k / 2, Self::column(k / 2, lane, k % 2), step)
    }

    /// The indices that shift the columns of the rows in register `r % N`, and put row `r + N * n`
    /// of a column in the place of row `r`.
    const SHIFTS: &'static CacheAligned<[Line; 8]> = &CacheAligned({
        let (mut lines, mut k) = ([[0; 64]; 8], 0);
        while k < 64 * 8 {
            let (r, to) = (k / 64, k % 64);
            let (half, part, column, step) = Self::place(to);
            let step = (step + r / N) % Self::ROWS;
            let from = (column + COLUMNS - shift(COLUMNS, r % N + N * step)) % COLUMNS;
            let part = part / Self::OWN * Self::OWN + from / 8;
            let second = 2 * part + from % 2;
            lines[r][to] = (from % 8 / 2 * 16 + 8 * half + second * Self::ROWS + step) as u8;
            k += 1;
        }
        lines
    });

    /// The constants of T⊕ for the first register in a round.
    const XORED: &'static CacheAligned<[Line; 16]> = &CacheAligned({
        let (mut lines, mut k) = ([[0; 64]; 16], 0);
        while k < 64 * rounds(COLUMNS) {
            let (round, i) = (k / 64, k % 64);
            let (half, _, column, step) = Self::place(i);
            if half == 1 && step == 0 {
                lines[round][i] = xored(column) ^ round as u8;
            }
            k += 1;
        }
        lines
    });

    /// The shuffle of a lane of a part that separates the rows of each pair of registers, and those
    /// of the two registers.
    const APART: &'static CacheAligned<Line> = &CacheAligned({
        let (mut line, mut i) = ([0; 64], 0);
        while i < 64 {
            // With 2 registers, the new index is row bit 0, column, row bits 2 and 1. With 4, it is
            // row bits 1 and 0, column, row bit 2.
            let to = [i / 8 % 2, i / 4 % 2, i / 2 % 2, i % 2];
            line[i] = if N == 2 {
                8 * to[1] + 4 * to[2] + 2 * to[3] + to[0]
            } else {
                8 * to[2] + 4 * to[3] + 2 * to[0] + to[1]
            } as u8;
            i += 1;
        }
        line
    });

    /// The shuffles that put row `r + N * n` of a column in the place of row `r`.
    const LATER: &'static CacheAligned<[Line; 4]> = &CacheAligned({
        let (mut lines, mut k) = ([[0; 64]; 4], 0);
        while k < 64 * 4 {
            let (n, i) = (k / 64, k % 16);
            lines[n][k % 64] = (i / Self::ROWS * Self::ROWS + (i + n) % Self::ROWS) as u8;
            k += 1;
        }
        lines
    });

    /// Masks of the low halves of the lanes, and of every second byte.
    const MASKS: &'static CacheAligned<[Line; 2]> = &CacheAligned({
        let (mut lines, mut i) = ([[0; 64]; 2], 0);
        while i < 64 {
            lines[0][i] = if i % 16 < 8 { 0xff } else { 0 };
            lines[1][i] = if i % 2 == 1 { 0xff } else { 0 };
            i += 1;
        }
        lines
    });
}

#[inline(always)]
fn line<I: Bytes>(i: I, line: &'static Line) -> I::W {
    // SAFETY: no register is longer than a line.
    unsafe { i.load(line.as_ptr(), 16) }
}

/// Separates the rows of parts. The low and high halves of word `m` are those of the registers `2m`
/// and `2m + 1`.
#[inline(always)]
fn separated<I: Isa + Bytes, const COLUMNS: usize, const N: usize>(i: I, mut parts: [I::W; 8]) -> [I::W; 8] {
    if N == 8 {
        return interleaved::<I, 4, 3>(i, parts);
    }
    let apart = line(i, &Layout::<COLUMNS, N>::APART.0);
    for t in 0..N / 2 {
        parts[t] = i.shuffle(parts[t], apart);
    }
    let mut pairs = parts;
    if N == 4 {
        pairs[0] = i.unpack_low_32(parts[0], parts[1]);
        pairs[1] = i.unpack_high_32(parts[0], parts[1]);
    }
    pairs
}

/// The parts of T+.
#[inline(always)]
fn parts<I: Isa + Bytes, const N: usize>(i: I, x: [I::W; N]) -> [I::W; 8] {
    let mut low = [x[0]; 8];
    for t in 0..N / 2 {
        low[t] = i.unpack_low_8(x[t], x[t + N / 2]);
    }
    match N {
        2 => low,
        4 => interleaved::<I, 2, 1>(i, low),
        _ => interleaved::<I, 4, 2>(i, low),
    }
}

/// Adds the constants of a round to the parts of T+.
#[inline(always)]
fn add<I: Isa + Bytes, const COLUMNS: usize, const N: usize>(i: I, plus: &mut [I::W; 8], round: usize) {
    let own = Layout::<COLUMNS, N>::OWN;
    for t in 0..N / 2 {
        plus[t] = i.add_64(plus[t], line(i, &Sums::<COLUMNS>::ADDED.0[own * round + t % own]));
    }
}

/// S-box `J` for register `r`. With two registers, `NEXT` is the S-box for every second of its rows.
#[inline(always)]
fn substitute_register<I: Isa + Bytes, const COLUMNS: usize, const N: usize, const J: usize, const NEXT: usize>(
    i: I,
    x: &mut [I::W; N],
    r: usize,
) {
    let mut y = i.sub_unmasked::<Pi<J>>(x[r]);
    if J != NEXT {
        let next = line(i, &Layout::<COLUMNS, N>::MASKS.0[1]);
        y = i.select(next, i.sub_unmasked::<Pi<NEXT>>(x[r]), y);
    }
    x[r] = y;
}

/// S-boxes
#[inline(always)]
fn substitute<I: Isa + Bytes, const COLUMNS: usize, const N: usize>(i: I, x: &mut [I::W; N]) {
    if N == 2 {
        substitute_register::<I, COLUMNS, N, 0, 2>(i, x, 0);
        substitute_register::<I, COLUMNS, N, 1, 3>(i, x, 1);
        return;
    }
    for r in [0, 4] {
        if r < N {
            substitute_register::<I, COLUMNS, N, 0, 0>(i, x, r);
            substitute_register::<I, COLUMNS, N, 1, 1>(i, x, r + 1);
            substitute_register::<I, COLUMNS, N, 2, 2>(i, x, r + 2);
            substitute_register::<I, COLUMNS, N, 3, 3>(i, x, r + 3);
        }
    }
}

/// Row `r`, given the first `N`.
#[inline(always)]
fn row<I: Bytes, const N: usize>(i: I, own: &[I::W; N], r: usize, later: &'static [Line; 4]) -> I::W {
    let x = own[r % N];
    if r < N { x } else { i.shuffle(x, line(i, &later[r / N])) }
}

/// Shifts of the columns, and `mix_columns`.
#[inline(always)]
fn mix<I: Isa + Permute, const COLUMNS: usize, const N: usize>(i: I, own: &mut [I::W; N]) {
    // The tables of the S-boxes leave no registers for these.
    let shifts = &i.in_turn(Layout::<COLUMNS, N>::SHIFTS, own[0]).0;
    let later = &i.in_turn(Layout::<COLUMNS, N>::LATER, own[0]).0;
    let (mut x, mut w) = ([own[0]; 8], *own);
    for r in 0..8 {
        x[r] = i.permute(own[r % N], line(i, &shifts[r]));
    }
    let mut sums = w;
    for r in 0..N {
        let (x, next) = (x[r], [x[(r + 1) % 8], x[(r + 2) % 8], x[(r + 3) % 8]]);
        if N == 2 {
            sums[r] = i.xor3(next[0], next[1], next[2]);
            w[r] = i.xor(i.mul::<K<3>>(x), sums[r]);
        } else {
            w[r] = i.xor3(i.mul::<K<3>>(x), next[0], i.xor(next[1], next[2]));
        }
    }
    let mut v = x;
    for r in 0..8 {
        v[r] = row(i, &w, r, later);
    }
    for r in 0..N {
        let others = [v[(r + 2) % 8], v[(r + 7) % 8]];
        own[r] = if N == 2 {
            // With so few registers, latency matters: 7 · 3 = 9, without waiting for the product by 3.
            let sum = i.xor(row(i, &sums, r + 4, later), x[(r + 2) % 8]);
            i.xor(i.xor3(i.mul::<K<9>>(x[(r + 4) % 8]), others[0], others[1]), i.mul::<K<7>>(sum))
        } else {
            i.xor3(i.mul::<K<7>>(i.xor(v[(r + 4) % 8], x[(r + 2) % 8])), others[0], others[1])
        };
    }
}

/// # Safety
/// See [`Absorb`](crate::abi::Absorb). Blocks and states have `COLUMNS` columns. The CPU must support
/// the token's features.
#[inline(always)]
pub(super) unsafe fn absorb<I: Isa + Permute, const COLUMNS: usize, const ROUNDS: usize, const N: usize>(
    i: I,
    src: *const u8,
    state: *mut u8,
    n: usize,
) {
    const { assert!(I::LANES == 4 && 4 * N >= COLUMNS) }
    // SAFETY: the caller guarantees that the states and blocks are there, `N / 2` parts of 64 bytes
    // each.
    unsafe {
        let low = line(i, &Layout::<COLUMNS, N>::MASKS.0[0]);
        let mut h = [i.splat_64(0); 8];
        for t in 0..N / 2 {
            h[t] = i.load(state.add(64 * t), 16);
        }
        for block in 0..n {
            let block = src.add(32 * N * block);
            let (mut plus, mut sum) = (h, h);
            for t in 0..N / 2 {
                plus[t] = i.load(block.add(64 * t), 16);
                sum[t] = i.xor(h[t], plus[t]);
            }
            let (plus, sum) = (separated::<I, COLUMNS, N>(i, plus), separated::<I, COLUMNS, N>(i, sum));
            let mut x = [low; N];
            for m in 0..N / 2 {
                x[2 * m] = i.unpack_low_64(plus[m], sum[m]);
                x[2 * m + 1] = i.unpack_high_64(plus[m], sum[m]);
            }
            for round in 0..ROUNDS {
                let round = one_by_one(round) % 16;
                let mut plus = parts(i, x);
                add::<I, COLUMNS, N>(i, &mut plus, round);
                let plus = separated::<I, COLUMNS, N>(i, plus);
                x[0] = i.xor(x[0], line(i, &Layout::<COLUMNS, N>::XORED.0[round]));
                for m in 0..N / 2 {
                    x[2 * m] = i.select(low, plus[m], x[2 * m]);
                    x[2 * m + 1] = i.unpack_high_64(plus[m], x[2 * m + 1]);
                }
                substitute::<I, COLUMNS, N>(i, &mut x);
                mix::<I, COLUMNS, N>(i, &mut x);
            }
            for r in 0..N {
                x[r] = i.xor(x[r], i.unpack_high_64(x[r], x[r]));
            }
            let sum = parts(i, x);
            for t in 0..N / 2 {
                h[t] = i.xor(h[t], sum[t]);
            }
        }
        for t in 0..N / 2 {
            i.store(state.add(64 * t), 16, h[t]);
        }
    }
}
