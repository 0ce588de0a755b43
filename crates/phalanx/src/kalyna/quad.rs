//! The quad-sliced layout: any register width, bit planes included.
//!
//! Register j of four holds rows j and j + 4 of all columns of a group of blocks, so that it meets one substitution, and
//! byte x_(i+4) of a column is byte x_i of the same register with the two halves exchanged. In each lane of 16 bytes,
//! with a = row j and b = row j + 4:
//!
//! ```text
//! 128-bit blocks   a0 a1 b0 b1 | a0 a1 b0 b1 | a0 a1 b0 b1 | a0 a1 b0 b1       four blocks
//! 256-bit blocks   a0 a1 b0 b1 a2 a3 b2 b3 | a0 a1 b0 b1 a2 a3 b2 b3           two blocks
//! 512-bit blocks   a0 a1 b0 b1 a2 a3 b2 b3 a4 a5 b4 b5 a6 a7 b6 b7             one block
//! ```
//!
//! `shift_rows` costs nothing for 128-bit blocks: row b moves by one column of two, so the layout alternates between
//! a0 a1 b0 b1 and a0 a1 b1 b0, and keys and exchange masks follow. Wider blocks take two shuffles where the others take
//! one (`shift_rows`, and `shift_rows` with the exchange).
//!
//! Instructions per round and four registers: four substitutions, 8 products, 8 three-way and 8 two-way sums, 7 (11)
//! shuffles to encrypt; four substitutions, 24 products, 12 three-way and 8 two-way sums, 4 (8) shuffles to decrypt.

use super::rounds::{InvPi, Pi, inv_mix_columns, mix_inner, mix_outer, shift};
use crate::isa::{Isa, Permutation};

/// Half (0: row j, 1: row j + 4) and column of byte `p` of a lane.
const fn place(columns: usize, p: usize) -> (usize, usize) {
    let q = p % (2 * columns);
    (q / 2 % 2, q / 4 * 2 + q % 2)
}

/// The byte of a lane that holds a half and column of the block that byte `p` belongs to.
const fn byte_of(columns: usize, p: usize, half: usize, column: usize) -> u8 {
    (p / (2 * columns) * 2 * columns + column / 2 * 4 + 2 * half + column % 2) as u8
}

/// The bytes of a lane of two columns, from rows to quads of rows j and j + 4.
struct ToQuads;
/// The way back.
struct FromQuads;
/// Exchanges the halves, in the layout that has `TWIST` (128-bit blocks only).
struct Exchange<const COLUMNS: usize, const TWIST: bool>;
/// `shift_rows` on register `J`, and the exchange of halves before it if `SWAP`.
struct Shift<const COLUMNS: usize, const J: usize, const SWAP: bool>;
/// The inverse of `shift_rows` on register `J`.
struct InvShift<const COLUMNS: usize, const J: usize>;
/// From the twisted layout of 128-bit blocks to the plain one.
struct Untwist;

macro_rules! permutation {
    ([$($generics:tt)*] $name:ty, |$p:ident| $source:expr) => {
        impl<$($generics)*> Permutation for $name {
            const INDEX: [u8; 16] = {
                let (mut index, mut $p) = ([0; 16], 0);
                while $p < 16 {
                    index[$p] = $source;
                    $p += 1;
                }
                index
            };
        }
    };
}
permutation!([] ToQuads, |p| (8 * (p % 2) + p / 4 + 4 * (p / 2 % 2)) as u8);
permutation!([] FromQuads, |p| (p % 8 % 4 * 4 + p % 8 / 4 * 2 + p / 8) as u8);
permutation!([] Untwist, |p| if p % 4 < 2 { p } else { p ^ 1 } as u8);
permutation!([const COLUMNS: usize, const TWIST: bool] Exchange<COLUMNS, TWIST>, |p| {
    let (half, column) = place(COLUMNS, p);
    byte_of(COLUMNS, p, 1 - half, if TWIST { column ^ 1 } else { column })
});
permutation!([const COLUMNS: usize, const J: usize, const SWAP: bool] Shift<COLUMNS, J, SWAP>, |p| {
    let (half, column) = place(COLUMNS, p);
    let half = if SWAP { 1 - half } else { half };
    byte_of(COLUMNS, p, half, (column + COLUMNS - shift(COLUMNS, J + 4 * half)) % COLUMNS)
});
permutation!([const COLUMNS: usize, const J: usize] InvShift<COLUMNS, J>, |p| {
    let (half, column) = place(COLUMNS, p);
    byte_of(COLUMNS, p, half, (column + shift(COLUMNS, J + 4 * half)) % COLUMNS)
});

/// Bytes of a round key in this layout, and of the first and last key, which are repeated to fill as much.
pub(super) const KEY_BYTES: usize = 64;

/// Bytes of this key form: the first key, one behind the substitution of each round, the last.
pub(super) const fn form_bytes(rounds: usize) -> usize {
    KEY_BYTES * (rounds + 2)
}

/// The row and column of a block whose key byte stands at byte `p` of register `j`, after the round keys' place:
/// behind the substitution of an encryption round and before its `shift_rows`.
pub(super) const fn encrypt_key_place(columns: usize, twist: bool, j: usize, p: usize) -> (usize, usize) {
    let (half, column) = place(columns, p);
    let row = j + 4 * half;
    if columns == 2 {
        (row, if twist && half == 1 { 1 - column } else { column })
    } else {
        (row, (column + shift(columns, row)) % columns)
    }
}

/// The same behind the substitution of a decryption round.
pub(super) const fn decrypt_key_place(columns: usize, twist: bool, j: usize, p: usize) -> (usize, usize) {
    let (half, column) = place(columns, p);
    (j + 4 * half, if columns == 2 && twist && half == 1 { 1 - column } else { column })
}

/// Blocks in one group of four registers.
pub(super) const fn group<I: Isa>(columns: usize) -> usize {
    8 * I::LANES / columns
}

#[inline(always)]
fn transpose<I: Isa>(i: I, r: [I::V; 4]) -> [I::V; 4] {
    let (a, b) = (i.unpack_low_32(r[0], r[1]), i.unpack_high_32(r[0], r[1]));
    let (c, d) = (i.unpack_low_32(r[2], r[3]), i.unpack_high_32(r[2], r[3]));
    [i.unpack_low_64(a, c), i.unpack_high_64(a, c), i.unpack_low_64(b, d), i.unpack_high_64(b, d)]
}

/// Where the pieces of 16 bytes that register `r` takes lie, before the transposition, and which words of the key
/// belong to them.
const fn piece<I: Isa>(columns: usize, r: usize) -> (usize, usize) {
    let halves = columns / 2;
    (r / halves * 16 * I::LANES * halves + 16 * (r % halves), 16 * (r % halves))
}

/// Loads a group, adding (or subtracting) the key of 64 bytes at `key` word by word.
///
/// # Safety
/// `src` is readable for a group, `key` for 64 bytes.
#[inline(always)]
unsafe fn load<I: Isa, const COLUMNS: usize, const SUBTRACT: bool>(i: I, src: *const u8, key: *const u8) -> [I::V; 4] {
    // SAFETY: the pieces make up the group.
    unsafe {
        let mut x = [i.load::<SUBTRACT>(src, 8 * COLUMNS, key); 4];
        for r in 1..4 {
            let (at, words) = piece::<I>(COLUMNS, r);
            x[r] = i.load::<SUBTRACT>(src.add(at), 8 * COLUMNS, key.add(words));
        }
        transpose(
            i,
            [
                i.permute::<ToQuads>(x[0]),
                i.permute::<ToQuads>(x[1]),
                i.permute::<ToQuads>(x[2]),
                i.permute::<ToQuads>(x[3]),
            ],
        )
    }
}

/// Stores a group, adding (or subtracting) a key.
///
/// # Safety
/// `dst` is writable for a group, `key` readable for 64 bytes.
#[inline(always)]
unsafe fn store<I: Isa, const COLUMNS: usize, const SUBTRACT: bool>(i: I, dst: *mut u8, key: *const u8, x: [I::V; 4]) {
    let x = transpose(i, x);
    for r in 0..4 {
        let (at, words) = piece::<I>(COLUMNS, r);
        // SAFETY: the pieces make up the group.
        unsafe { i.store::<SUBTRACT>(dst.add(at), 8 * COLUMNS, key.add(words), i.permute::<FromQuads>(x[r])) }
    }
}

type Groups<I, const G: usize> = [[<I as Isa>::V; 4]; G];

/// The registers of all four substitutions, as a type each.
macro_rules! sub_bytes {
    ($isa:ident, $x:ident, $key:ident, $sbox:ident) => {{
        sub_bytes!(@ $isa, $x, $key, $sbox, 0);
        sub_bytes!(@ $isa, $x, $key, $sbox, 1);
        sub_bytes!(@ $isa, $x, $key, $sbox, 2);
        sub_bytes!(@ $isa, $x, $key, $sbox, 3);
    }};
    (@ $isa:ident, $x:ident, $key:ident, $sbox:ident, $j:literal) => {
        for x in $x.iter_mut() {
            x[$j] = $isa.sub::<$sbox<$j>>(x[$j]);
        }
        // After all substitutions, which need the registers. SAFETY: round keys have 64 bytes.
        let key = unsafe { $isa.broadcast_lane($key.add(16 * $j)) };
        for x in $x.iter_mut() {
            x[$j] = $isa.xor(x[$j], key);
        }
    };
}

/// One round of encryption: `sub_bytes`, the key, `shift_rows`, `mix_columns`. `TWIST`: the layout of
/// 128-bit blocks is twisted before it (and so is not behind it).
///
/// # Safety
/// `key` is readable for 64 bytes.
#[inline(always)]
unsafe fn round<I: Isa, const COLUMNS: usize, const TWIST: bool, const G: usize>(
    i: I,
    x: &mut Groups<I, G>,
    key: *const u8,
) {
    sub_bytes!(i, x, key, Pi);
    for g in 0..G {
        x[g] = linear::<I, COLUMNS, TWIST>(i, x[g]);
    }
}

/// `shift_rows` and `mix_columns`.
#[inline(always)]
fn linear<I: Isa, const COLUMNS: usize, const TWIST: bool>(i: I, s: [I::V; 4]) -> [I::V; 4] {
    // For 128-bit blocks the exchange belongs to the layout behind the round.
    let rows = if COLUMNS == 2 {
        complete::<I, COLUMNS>(i, s, !TWIST)
    } else {
        [
            i.permute::<Shift<COLUMNS, 0, false>>(s[0]),
            i.permute::<Shift<COLUMNS, 1, false>>(s[1]),
            i.permute::<Shift<COLUMNS, 2, false>>(s[2]),
            i.permute::<Shift<COLUMNS, 3, false>>(s[3]),
            i.permute::<Shift<COLUMNS, 0, true>>(s[0]),
            i.permute::<Shift<COLUMNS, 1, true>>(s[1]),
            i.permute::<Shift<COLUMNS, 2, true>>(s[2]),
            i.permute::<Shift<COLUMNS, 3, true>>(s[3]),
        ]
    };
    let mut w = s;
    for k in 0..4 {
        w[k] = mix_inner(i, &rows, k);
    }
    let w = complete::<I, COLUMNS>(i, w, COLUMNS == 2 && !TWIST);
    [mix_outer(i, &rows, &w, 0), mix_outer(i, &rows, &w, 1), mix_outer(i, &rows, &w, 2), mix_outer(i, &rows, &w, 3)]
}

/// All eight bytes of the columns from the registers that hold two each.
#[inline(always)]
fn complete<I: Isa, const COLUMNS: usize>(i: I, x: [I::V; 4], twisted: bool) -> [I::V; 8] {
    let mut all = [x[0], x[1], x[2], x[3], x[0], x[1], x[2], x[3]];
    for k in 0..4 {
        all[4 + k] = if twisted {
            i.permute::<Exchange<COLUMNS, true>>(x[k])
        } else {
            i.permute::<Exchange<COLUMNS, false>>(x[k])
        };
    }
    all
}

/// One round of decryption: the inverses of `mix_columns`, `shift_rows`, `sub_bytes`, then the key.
///
/// # Safety
/// `key` is readable for 64 bytes.
#[inline(always)]
unsafe fn inv_round<I: Isa, const COLUMNS: usize, const TWIST: bool, const G: usize>(
    i: I,
    x: &mut Groups<I, G>,
    key: *const u8,
) {
    for x in x.iter_mut() {
        let rows = complete::<I, COLUMNS>(i, *x, COLUMNS == 2 && TWIST);
        let y: [I::V; 4] = inv_mix_columns(i, &rows);
        *x = if COLUMNS == 2 {
            y
        } else {
            [
                i.permute::<InvShift<COLUMNS, 0>>(y[0]),
                i.permute::<InvShift<COLUMNS, 1>>(y[1]),
                i.permute::<InvShift<COLUMNS, 2>>(y[2]),
                i.permute::<InvShift<COLUMNS, 3>>(y[3]),
            ]
        };
    }
    sub_bytes!(i, x, key, InvPi);
}

/// A round in either direction.
///
/// # Safety
/// `key` is readable for 64 bytes.
#[inline(always)]
unsafe fn step<I: Isa, const COLUMNS: usize, const DECRYPT: bool, const TWIST: bool, const G: usize>(
    i: I,
    x: &mut Groups<I, G>,
    key: *const u8,
) {
    // SAFETY: as the caller promises.
    unsafe {
        if DECRYPT { inv_round::<I, COLUMNS, TWIST, G>(i, x, key) } else { round::<I, COLUMNS, TWIST, G>(i, x, key) }
    }
}

/// Encrypts (or decrypts) `n` batches of `G` groups with `ROUNDS` rounds.
///
/// # Safety
/// As [`Crypt`](crate::kernel::Crypt) asks; `keys` holds this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<I: Isa, const COLUMNS: usize, const ROUNDS: usize, const DECRYPT: bool, const G: usize>(
    i: I,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let size = 64 * I::LANES;
    for batch in 0..n {
        // SAFETY: batch `batch` of `n`, group `g` of `G`; the keys are as `form_bytes` counts them.
        unsafe {
            let (src, dst) = (src.add(batch * G * size), dst.add(batch * G * size));
            let mut x = [load::<I, COLUMNS, DECRYPT>(i, src, keys); G];
            for g in 1..G {
                x[g] = load::<I, COLUMNS, DECRYPT>(i, src.add(g * size), keys);
            }
            // An even number of rounds.
            let mut key = keys.add(KEY_BYTES);
            for _ in 0..ROUNDS / 2 {
                step::<I, COLUMNS, DECRYPT, false, G>(i, &mut x, key);
                step::<I, COLUMNS, DECRYPT, true, G>(i, &mut x, key.add(KEY_BYTES));
                key = key.add(2 * KEY_BYTES);
            }
            let last = keys.add((ROUNDS + 1) * KEY_BYTES);
            for g in 0..G {
                store::<I, COLUMNS, DECRYPT>(i, dst.add(g * size), last, x[g]);
            }
        }
    }
}

/// One round without a key on one group of packed blocks in place: the step of the key schedule.
///
/// # Safety
/// `p` is readable and writable for a group.
#[inline(always)]
pub(super) unsafe fn keyless_round<I: Isa, const COLUMNS: usize>(i: I, p: *mut u8) {
    const ZERO: [u8; KEY_BYTES] = [0; KEY_BYTES];
    // SAFETY: as the caller promises.
    unsafe {
        let mut x = [load::<I, COLUMNS, false>(i, p, ZERO.as_ptr())];
        round::<I, COLUMNS, false, 1>(i, &mut x, ZERO.as_ptr());
        let [mut x] = x;
        if COLUMNS == 2 {
            for k in 0..4 {
                x[k] = i.permute::<Untwist>(x[k]);
            }
        }
        store::<I, COLUMNS, false>(i, p, ZERO.as_ptr(), x);
    }
}
