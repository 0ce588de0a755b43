//! The layout for any CPU: bit planes of T⊕ and T+ together, one word for each S-box and bit.
//!
//! ```text
//! word [j][b] of kupyna-512    T⊕ 16 columns | T+ 16 columns | T⊕ 16 columns | T+ 16 columns     bit b of the bytes
//!             of kupyna-256    T⊕ 8 | T+ 8   | T⊕ 8 | T+ 8   | the same again
//!                              row j                         | row j + 4
//! ```
//!
//! The S-boxes are Kalyna's circuits. The columns of a row are shifted with four shifts and four
//! masks. With `x_(j+4)` as the rotated words of `x_j`, `mix_columns` is the formula of
//! [`rounds`](crate::kalyna::rounds). The constants of T+ are added bit by bit, row after row.
//!
//! Instructions per round: about 1400 gates for the S-boxes, 350 for shifts, 450 for `mix_columns`,
//! 320 for the additions.

use super::constants::{added, shift, xored};
use crate::isa::bitslice::slice;
use crate::isa::{Portable, Sbox, Word64, one_by_one, product};
use crate::kalyna::rounds::{K, Pi};

/// The planes of the rows `j` and `j + 4`.
type Rows = [u64; 8];
type State = [Rows; 4];

/// The number of bits from a row to the one four rows below.
const fn half(columns: usize) -> u32 {
    2 * columns as u32
}

/// Repeats the planes of small states.
const fn whole(columns: usize, bits: u64) -> u64 {
    if columns == 8 { bits | bits << 32 } else { bits }
}

/// The bits of the given columns of a row, in T⊕ or T+.
const fn place(columns: usize, row: usize, plus: bool, mask: u64) -> u64 {
    whole(columns, mask << (row / 4 * 2 * columns + if plus { columns } else { 0 }))
}

/// The mask of the columns of which a byte has a given bit.
const fn columns_with<const COLUMNS: usize>(plus: bool, row: usize, bit: usize) -> u64 {
    let (mut mask, mut c) = (0, 0);
    while c < COLUMNS {
        let byte = if plus { added(COLUMNS, row, c) } else { xored(c) };
        mask |= (byte as u64 >> bit & 1) << c;
        c += 1;
    }
    place(COLUMNS, row, plus, mask)
}

/// Copies the rows of eight columns, a byte of `plane` for each, to a part of the state.
#[inline(always)]
fn spread<const COLUMNS: usize>(s: &mut State, bit: usize, plane: u64, part: usize) {
    for row in 0..8 {
        let byte = plane >> (8 * row) & 0xff;
        s[row % 4][bit] |= byte << (row / 4 * 2 * COLUMNS + part);
    }
}

/// # Safety
/// `block` and `state` must be as long as a state.
#[inline(always)]
unsafe fn load<const COLUMNS: usize>(block: *const u8, state: *const u8) -> State {
    let mut s = [[0; 8]; 4];
    for group in 0..COLUMNS / 8 {
        let group = one_by_one(group);
        let (mut xored, mut plus) = ([0; 8], [0; 8]);
        for c in 0..8 {
            // SAFETY: this accesses column `8 * group + c`. Byte arrays don't need to be aligned.
            unsafe {
                plus[c] = u64::from_le_bytes(block.cast::<[u8; 8]>().add(8 * group + c).read());
                xored[c] = plus[c] ^ u64::from_le_bytes(state.cast::<[u8; 8]>().add(8 * group + c).read());
            }
        }
        let (xored, plus) = (slice(Word64, xored), slice(Word64, plus));
        for bit in 0..8 {
            let bit = one_by_one(bit) % 8;
            spread::<COLUMNS>(&mut s, bit, xored[bit], 8 * group);
            spread::<COLUMNS>(&mut s, bit, plus[bit], COLUMNS + 8 * group);
        }
    }
    for rows in &mut s {
        for plane in rows {
            *plane = whole(COLUMNS, *plane);
        }
    }
    s
}

/// Adds the results of T⊕ and T+ to the state.
///
/// # Safety
/// `state` must hold a state.
#[inline(always)]
unsafe fn add_to<const COLUMNS: usize>(state: *mut u8, s: &State) {
    for group in 0..COLUMNS / 8 {
        let group = one_by_one(group);
        let mut planes = [0; 8];
        for bit in 0..8 {
            let bit = one_by_one(bit) % 8;
            for row in 0..8 {
                let word = s[row % 4][bit] >> (row / 4 * 2 * COLUMNS + 8 * group);
                planes[bit] |= ((word ^ word >> COLUMNS) & 0xff) << (8 * row);
            }
        }
        let columns = slice(Word64, planes);
        for c in 0..8 {
            // SAFETY: this accesses column `8 * group + c`. Byte arrays don't need to be aligned.
            unsafe {
                let column = state.cast::<[u8; 8]>().add(8 * group + c);
                column.write((u64::from_le_bytes(column.read()) ^ columns[c]).to_le_bytes());
            }
        }
    }
}

/// Adds the constants of a round.
#[inline(always)]
fn add_constants<const COLUMNS: usize>(s: &mut State, round: usize) {
    let all = const { (1 << COLUMNS) - 1 };
    for bit in 0..8 {
        let number = (round as u64 >> bit & 1).wrapping_neg() & place(COLUMNS, 0, false, all);
        s[0][bit] ^= columns_with::<COLUMNS>(false, 0, bit) ^ number;
    }
    let mut carry = 0_u64;
    for row in 0..8 {
        if row == 4 {
            carry = carry.rotate_left(half(COLUMNS));
        }
        for bit in 0..8 {
            let mut constant = columns_with::<COLUMNS>(true, row, bit);
            if row == 7 {
                constant ^= (round as u64 >> bit & 1).wrapping_neg() & place(COLUMNS, row, true, all);
            }
            let x = s[row % 4][bit];
            s[row % 4][bit] = x ^ constant ^ carry;
            carry = x & constant | carry & (x ^ constant);
        }
    }
}

/// Shifts the columns of the rows `J` and `J + 4`.
#[inline(always)]
fn shift_rows<const COLUMNS: usize, const J: usize>(rows: &mut Rows) {
    for bit in 0..8 {
        let bit = one_by_one(bit) % 8;
        let (x, mut shifted) = (rows[bit], 0);
        for row in [J, J + 4] {
            let n = shift(COLUMNS, row);
            let (mut stay, mut wrap, mut p) = (0, 0, 0);
            while p < 2 {
                stay |= place(COLUMNS, row, p == 1, ((1 << COLUMNS) - 1) >> n << n);
                wrap |= place(COLUMNS, row, p == 1, (1 << n) - 1);
                p += 1;
            }
            shifted |= x << n & stay | x >> (COLUMNS - n) & wrap;
        }
        rows[bit] = shifted;
    }
}

/// An S-box. This isn't inlined, so that its gates exist once.
#[inline(never)]
fn substitute<const J: usize>(rows: &mut Rows) {
    *rows = <Pi<J> as Sbox>::circuit(Word64, *rows);
}

#[inline(always)]
fn xor(mut a: Rows, b: &Rows) -> Rows {
    for bit in 0..8 {
        a[bit] ^= b[bit];
    }
    a
}

/// `mix_columns`
#[inline(always)]
fn mix<const COLUMNS: usize>(s: &State) -> State {
    let (mut x, mut w) = ([[0; 8]; 8], [[0; 8]; 8]);
    for i in 0..8 {
        for bit in 0..8 {
            x[i][bit] = if i < 4 { s[i][bit] } else { s[i - 4][bit].rotate_left(half(COLUMNS)) };
        }
    }
    for i in 0..4 {
        w[i] = xor(xor(product::<K<3>, _>(Word64, x[i]), &x[i + 1]), &xor(x[i + 2], &x[i + 3]));
        for bit in 0..8 {
            w[i + 4][bit] = w[i][bit].rotate_left(half(COLUMNS));
        }
    }
    let mut y = *s;
    for i in 0..4 {
        let product = product::<K<7>, _>(Word64, xor(w[i + 4], &x[i + 2]));
        y[i] = xor(product, &xor(w[i + 2], &w[(i + 7) % 8]));
    }
    y
}

/// # Safety
/// See [`Absorb`](crate::abi::Absorb). Blocks and states have `COLUMNS` columns.
#[inline(always)]
pub(super) unsafe fn absorb<const COLUMNS: usize, const ROUNDS: usize>(
    _: Portable,
    src: *const u8,
    state: *mut u8,
    n: usize,
) {
    for i in 0..n {
        // SAFETY: this accesses block `i` of `n`, and the state.
        let mut s = unsafe { load::<COLUMNS>(src.add(8 * COLUMNS * i), state) };
        for round in 0..ROUNDS {
            add_constants::<COLUMNS>(&mut s, one_by_one(round));
            substitute::<0>(&mut s[0]);
            substitute::<1>(&mut s[1]);
            substitute::<2>(&mut s[2]);
            substitute::<3>(&mut s[3]);
            shift_rows::<COLUMNS, 0>(&mut s[0]);
            shift_rows::<COLUMNS, 1>(&mut s[1]);
            shift_rows::<COLUMNS, 2>(&mut s[2]);
            shift_rows::<COLUMNS, 3>(&mut s[3]);
            s = mix::<COLUMNS>(&s);
        }
        // SAFETY: as above.
        unsafe { add_to::<COLUMNS>(state, &s) }
    }
}
