//! Kalyna with the columns of blocks side by side in registers. Tables and shuffles share this
//! code.
//!
//! ```text
//! 128-bit blocks in 32 bytes | b.1 | b.0 | a.1 | a.0 |        512-bit blocks | a.3 | a.2 | a.1 | a.0 |
//!                                                                             | a.7 | a.6 | a.5 | a.4 |
//! ```
//!
//! `shift_rows` moves row i right by s_i columns. To do so, we rotate the whole block one, two or
//! three times, once for each bit of s_i, and use masks to select the rows that each rotation
//! moves. For 128-bit blocks, a single shuffle of 32-bit words is enough.

use phalanx_kernels::constants::kalyna::shift;

use crate::isa::Columns;

/// The number of registers per block, which is at least one.
#[inline(always)]
const fn of_block<L: Columns>(columns: usize) -> usize {
    if columns > L::COLUMNS { columns / L::COLUMNS } else { 1 }
}

/// Returns the part of the `columns` columns at `p` that goes into register `k`.
///
/// # Safety
/// The columns are readable.
#[inline(always)]
pub(crate) unsafe fn key<L: Columns>(l: L, p: *const u8, columns: usize, k: usize) -> L::W {
    // SAFETY: this reads some or all of the columns.
    unsafe { l.repeat(p.add(8 * L::COLUMNS * (k % of_block::<L>(columns))), columns) }
}

/// `a + b` or `a - b`, column by column.
#[inline(always)]
pub(crate) fn add<L: Columns, const SUBTRACT: bool>(l: L, a: L::W, b: L::W) -> L::W {
    if SUBTRACT { l.sub_64(a, b) } else { l.add_64(a, b) }
}

/// Ones in the rows whose shift has bit `by`.
const fn rows(columns: usize, by: usize) -> u64 {
    let (mut mask, mut row) = (0, 0);
    while row < 8 {
        if shift(columns, row) & by != 0 {
            mask |= 0xff << (8 * row);
        }
        row += 1;
    }
    mask
}

/// Register `k` of blocks rotated by `by` columns.
#[inline(always)]
fn turned<L: Columns, const REGISTERS: usize>(
    l: L,
    s: &[L::W; REGISTERS],
    k: usize,
    columns: usize,
    by: usize,
) -> L::W {
    if columns < L::COLUMNS {
        return l.turn(s[k], columns, by);
    }
    let (n, whole, rest) = (of_block::<L>(columns), by / L::COLUMNS, by % L::COLUMNS);
    let a = s[k - k % n + (k + n - whole) % n];
    if rest == 0 { a } else { l.slide(s[k - k % n + (k + 2 * n - whole - 1) % n], a, rest) }
}

/// `shift_rows`, or its inverse.
#[inline(always)]
pub(crate) fn shift_rows<L: Columns, const COLUMNS: usize, const REGISTERS: usize, const BACK: bool>(
    l: L,
    mut s: [L::W; REGISTERS],
) -> [L::W; REGISTERS] {
    for bit in 0..3 {
        let by = 1 << bit;
        if by < COLUMNS {
            let (before, mask) = (s, l.splat_64(rows(COLUMNS, by)));
            for k in 0..REGISTERS {
                let turned = turned(l, &before, k, COLUMNS, if BACK { COLUMNS - by } else { by });
                s[k] = l.or(l.and(mask, turned), l.and_not(mask, s[k]));
            }
        }
    }
    s
}

/// Shuffles that rotate the bytes of every column down by 0 to 7 places.
static TURNS: [[u8; 16]; 8] = {
    let (mut turns, mut i) = ([[0; 16]; 8], 0);
    while i < 128 {
        turns[i / 16][i % 16] = ((i & 8) | ((i + i / 16) % 8)) as u8;
        i += 1;
    }
    turns
};

/// Rotates the bytes of every column down by `places` modulo eight.
#[inline(always)]
pub(crate) fn turn<L: Columns>(l: L, x: L::W, places: usize) -> L::W {
    // SAFETY: each entry is 16 bytes long.
    l.shuffle(x, unsafe { l.repeat(TURNS[places % 8].as_ptr(), 2) })
}
