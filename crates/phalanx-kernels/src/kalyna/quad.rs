//! The quad-sliced layout, which works with any register width, including bit planes.
//!
//! There are four registers, and register j holds rows j and j + 4 of all columns in a group of
//! blocks. These two rows use the same S-box, and swapping the halves of the register moves byte
//! x_(i+4) of a column to where x_i was. With a = row j and b = row j + 4, each 16-byte lane looks
//! like this:
//!
//! ```text
//! 128-bit blocks   a0 a1 b0 b1 | a0 a1 b0 b1 | a0 a1 b0 b1 | a0 a1 b0 b1       four blocks
//! 256-bit blocks   a0 a1 b0 b1 a2 a3 b2 b3 | a0 a1 b0 b1 a2 a3 b2 b3           two blocks
//! 512-bit blocks   a0 a1 b0 b1 a2 a3 b2 b3 a4 a5 b4 b5 a6 a7 b6 b7             one block
//! ```
//!
//! For 128-bit blocks, `shift_rows` is free: since it moves row b by one of only two columns, we
//! let the layout alternate between a0 a1 b0 b1 and a0 a1 b1 b0, with keys and swap masks to match.
//! Wider blocks need two shuffles (`shift_rows`, and `shift_rows` with the swap) rather than one.
//!
//! Instructions per round and four registers: encryption takes four S-boxes, 8 multiplications, 12
//! three-input and 4 two-input XORs, and 8 (12) shuffles. Decryption takes four S-boxes, 24
//! multiplications, 12 three-input and 12 two-input XORs, and 4 (8) shuffles.

use super::rounds::{InvPi, KeyFactor, Pi, inv_mix_halves, mix_flat, mix_inner, mix_outer, shift};
pub(super) use super::sizes::quad::*;
use crate::isa::{Isa, Logic, OwnKeys, Pairs, Permutation};

/// Returns the half (0 for row j, 1 for row j + 4) and the column of byte `p` in a lane.
const fn place(columns: usize, p: usize) -> (usize, usize) {
    let q = p % (2 * columns);
    (q / 2 % 2, q / 4 * 2 + q % 2)
}

/// Returns the index of the byte in a lane that holds the given half and column of the same block
/// as byte `p`.
const fn byte_of(columns: usize, p: usize, half: usize, column: usize) -> u8 {
    (p / (2 * columns) * 2 * columns + column / 2 * 4 + 2 * half + column % 2) as u8
}

/// Converts a lane of two columns into quads of rows j and j + 4.
struct ToQuads;
/// The inverse of [`ToQuads`].
struct FromQuads;
/// Swaps the halves. If `TWIST` is set, this is for the twisted layout (128-bit blocks only).
struct Exchange<const COLUMNS: usize, const TWIST: bool>;
/// `shift_rows` on register `J`. If `SWAP` is set, the halves are swapped first.
struct Shift<const COLUMNS: usize, const J: usize, const SWAP: bool>;
/// The inverse of `shift_rows` on register `J`.
struct InvShift<const COLUMNS: usize, const J: usize>;
/// Converts 128-bit blocks from the twisted to the plain layout.
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

/// Returns the row and column of the key byte that belongs to byte `p` of register `j`.
pub(super) const fn key_place(columns: usize, twist: bool, j: usize, p: usize) -> (usize, usize) {
    let (half, column) = place(columns, p);
    (j + 4 * half, if columns == 2 && twist && half == 1 { 1 - column } else { column })
}

/// The rows of a group, held in `R` registers. There are either four registers with one row and its
/// partner in each, or fewer registers with the rows stacked by lane.
pub(super) trait Rows<const R: usize>: Isa {
    /// Loads `BLOCKS` blocks, at most one group, and adds (or subtracts) the 64-byte key at `key`
    /// as 64-bit words.
    ///
    /// # Safety
    /// `src` must be readable for the blocks, and `key` for 64 bytes.
    unsafe fn load_rows<const COLUMNS: usize, const BLOCKS: usize, const SUBTRACT: bool>(
        self,
        src: *const u8,
        key: *const u8,
    ) -> [Self::W; R];
    /// Adds (or subtracts) a key and stores `BLOCKS` blocks.
    ///
    /// # Safety
    /// `dst` must be writable for the blocks, and `key` must be readable for 64 bytes.
    unsafe fn store_rows<const COLUMNS: usize, const BLOCKS: usize, const SUBTRACT: bool>(
        self,
        dst: *mut u8,
        key: *const u8,
        x: [Self::W; R],
    );
    /// The round key of register `r`.
    ///
    /// # Safety
    /// `key` must be readable for 64 bytes.
    unsafe fn key(self, key: *const u8, r: usize) -> Self::W;
    /// Returns all eight rows of the columns. Register `k` of the result begins with row `k`, and
    /// its other lanes hold the rows that follow.
    fn complete<const COLUMNS: usize>(self, x: [Self::W; R], twisted: bool) -> [Self::W; 8];
    /// [`Rows::complete`] after `shift_rows`, for more than two columns.
    fn shift_rows<const COLUMNS: usize>(self, x: [Self::W; R]) -> [Self::W; 8];
    /// The inverse of `shift_rows`, for more than two columns.
    fn inv_shift_rows<const COLUMNS: usize>(self, x: [Self::W; R]) -> [Self::W; R];
    /// Converts between the twisted and the plain layout of 128-bit blocks.
    fn twist(self, x: [Self::W; R]) -> [Self::W; R];
    /// Applies `sub_bytes` or its inverse to all groups.
    fn sub_bytes<const DECRYPT: bool, const G: usize>(self, x: &mut Groups<Self, R, G>);
}

type Groups<I, const R: usize, const G: usize> = [[<I as Logic>::W; R]; G];

#[inline(always)]
fn transpose<I: Isa>(i: I, r: [I::W; 4]) -> [I::W; 4] {
    let (a, b) = (i.unpack_low_32(r[0], r[1]), i.unpack_high_32(r[0], r[1]));
    let (c, d) = (i.unpack_low_32(r[2], r[3]), i.unpack_high_32(r[2], r[3]));
    [i.unpack_low_64(a, c), i.unpack_high_64(a, c), i.unpack_low_64(b, d), i.unpack_high_64(b, d)]
}

/// Before transposition, the offset of the 16-byte pieces in register `r`, and the offset of the
/// key words for these pieces.
#[inline(always)]
const fn piece<I: Isa>(columns: usize, r: usize) -> (usize, usize) {
    let halves = columns / 2;
    (r / halves * 16 * I::LANES * halves + 16 * (r % halves), 16 * (r % halves))
}

/// How many registers the given number of blocks takes up before transposition. A partial group
/// only has one lane.
const fn pieces<I: Isa>(columns: usize, blocks: usize) -> usize {
    blocks * columns / 2 / I::LANES
}

/// Four registers, in which every lane holds rows j and j + 4 of some of the blocks.
impl<I: Isa> Rows<4> for I {
    #[inline(always)]
    unsafe fn load_rows<const COLUMNS: usize, const BLOCKS: usize, const SUBTRACT: bool>(
        self,
        src: *const u8,
        key: *const u8,
    ) -> [I::W; 4] {
        // SAFETY: together, the pieces make up the blocks.
        unsafe {
            let mut x = [self.rearrange::<ToQuads>(self.load_keyed::<SUBTRACT>(src, 8 * COLUMNS, key)); 4];
            for r in 1..4 {
                if r < const { pieces::<I>(COLUMNS, BLOCKS) } {
                    let (at, words) = piece::<I>(COLUMNS, r);
                    let v = self.load_keyed::<SUBTRACT>(src.add(at), 8 * COLUMNS, key.add(words));
                    x[r] = self.rearrange::<ToQuads>(v);
                }
            }
            transpose(self, x)
        }
    }
    #[inline(always)]
    unsafe fn store_rows<const COLUMNS: usize, const BLOCKS: usize, const SUBTRACT: bool>(
        self,
        dst: *mut u8,
        key: *const u8,
        x: [I::W; 4],
    ) {
        let x = transpose(self, x);
        for r in 0..4 {
            if r < const { pieces::<I>(COLUMNS, BLOCKS) } {
                let (at, words) = piece::<I>(COLUMNS, r);
                let v = self.rearrange::<FromQuads>(x[r]);
                // SAFETY: together, the pieces make up the blocks.
                unsafe { self.store_keyed::<SUBTRACT>(dst.add(at), 8 * COLUMNS, key.add(words), v) }
            }
        }
    }
    #[inline(always)]
    unsafe fn key(self, key: *const u8, r: usize) -> I::W {
        // SAFETY: this accesses 16 bytes four times.
        unsafe { self.broadcast_lane(key.add(16 * r)) }
    }
    #[inline(always)]
    fn complete<const COLUMNS: usize>(self, x: [I::W; 4], twisted: bool) -> [I::W; 8] {
        let mut all = [x[0], x[1], x[2], x[3], x[0], x[1], x[2], x[3]];
        for k in 0..4 {
            all[4 + k] = if twisted {
                self.rearrange::<Exchange<COLUMNS, true>>(x[k])
            } else {
                self.rearrange::<Exchange<COLUMNS, false>>(x[k])
            };
        }
        all
    }
    #[inline(always)]
    fn shift_rows<const COLUMNS: usize>(self, x: [I::W; 4]) -> [I::W; 8] {
        [
            self.rearrange::<Shift<COLUMNS, 0, false>>(x[0]),
            self.rearrange::<Shift<COLUMNS, 1, false>>(x[1]),
            self.rearrange::<Shift<COLUMNS, 2, false>>(x[2]),
            self.rearrange::<Shift<COLUMNS, 3, false>>(x[3]),
            self.rearrange::<Shift<COLUMNS, 0, true>>(x[0]),
            self.rearrange::<Shift<COLUMNS, 1, true>>(x[1]),
            self.rearrange::<Shift<COLUMNS, 2, true>>(x[2]),
            self.rearrange::<Shift<COLUMNS, 3, true>>(x[3]),
        ]
    }
    #[inline(always)]
    fn inv_shift_rows<const COLUMNS: usize>(self, x: [I::W; 4]) -> [I::W; 4] {
        [
            self.rearrange::<InvShift<COLUMNS, 0>>(x[0]),
            self.rearrange::<InvShift<COLUMNS, 1>>(x[1]),
            self.rearrange::<InvShift<COLUMNS, 2>>(x[2]),
            self.rearrange::<InvShift<COLUMNS, 3>>(x[3]),
        ]
    }
    #[inline(always)]
    fn twist(self, mut x: [I::W; 4]) -> [I::W; 4] {
        for k in 0..4 {
            x[k] = self.rearrange::<Untwist>(x[k]);
        }
        x
    }
    #[inline(always)]
    fn sub_bytes<const DECRYPT: bool, const G: usize>(self, x: &mut Groups<I, 4, G>) {
        // We go S-box by S-box so that the tables are only loaded into registers once.
        sub_row::<I, 0, DECRYPT, G>(self, x);
        sub_row::<I, 1, DECRYPT, G>(self, x);
        sub_row::<I, 2, DECRYPT, G>(self, x);
        sub_row::<I, 3, DECRYPT, G>(self, x);
    }
}

#[inline(always)]
fn sub_row<I: Isa, const J: usize, const DECRYPT: bool, const G: usize>(i: I, x: &mut Groups<I, 4, G>) {
    let mut row = [x[0][J]; G];
    for g in 0..G {
        row[g] = x[g][J];
    }
    let row = if DECRYPT { i.sub_each::<InvPi<J>, G>(row) } else { i.sub_each::<Pi<J>, G>(row) };
    for g in 0..G {
        x[g][J] = row[g];
    }
}

/// Two registers with two lanes each, which hold rows 0 and 1 and rows 2 and 3, along with their
/// partners. Compared to single-lane registers, this halves the number of instructions per group.
impl<I: Pairs> Rows<2> for I {
    #[inline(always)]
    unsafe fn load_rows<const COLUMNS: usize, const BLOCKS: usize, const SUBTRACT: bool>(
        self,
        src: *const u8,
        key: *const u8,
    ) -> [I::W; 2] {
        // SAFETY: guaranteed by the caller.
        let x = unsafe { Rows::<4>::load_rows::<COLUMNS, BLOCKS, SUBTRACT>(self.half(), src, key) };
        [self.join(x[0], x[1]), self.join(x[2], x[3])]
    }
    #[inline(always)]
    unsafe fn store_rows<const COLUMNS: usize, const BLOCKS: usize, const SUBTRACT: bool>(
        self,
        dst: *mut u8,
        key: *const u8,
        x: [I::W; 2],
    ) {
        let x = [self.low(x[0]), self.high(x[0]), self.low(x[1]), self.high(x[1])];
        // SAFETY: guaranteed by the caller.
        unsafe { Rows::<4>::store_rows::<COLUMNS, BLOCKS, SUBTRACT>(self.half(), dst, key, x) }
    }
    #[inline(always)]
    unsafe fn key(self, key: *const u8, r: usize) -> I::W {
        // SAFETY: this accesses 32 bytes twice.
        unsafe { OwnKeys::load_lanes(self, key.add(32 * r)) }
    }
    #[inline(always)]
    fn complete<const COLUMNS: usize>(self, x: [I::W; 2], twisted: bool) -> [I::W; 8] {
        let mut y = x;
        for k in 0..2 {
            y[k] = if twisted {
                self.rearrange::<Exchange<COLUMNS, true>>(x[k])
            } else {
                self.rearrange::<Exchange<COLUMNS, false>>(x[k])
            };
        }
        let (a, b, c, d) =
            (self.middle(x[0], x[1]), self.middle(x[1], y[0]), self.middle(y[0], y[1]), self.middle(y[1], x[0]));
        [x[0], a, x[1], b, y[0], c, y[1], d]
    }
    #[inline(always)]
    fn shift_rows<const COLUMNS: usize>(self, x: [I::W; 2]) -> [I::W; 8] {
        let x = [
            self.permute_pair::<Shift<COLUMNS, 0, false>, Shift<COLUMNS, 1, false>>(x[0]),
            self.permute_pair::<Shift<COLUMNS, 2, false>, Shift<COLUMNS, 3, false>>(x[1]),
        ];
        Rows::<2>::complete::<COLUMNS>(self, x, false)
    }
    #[inline(always)]
    fn inv_shift_rows<const COLUMNS: usize>(self, x: [I::W; 2]) -> [I::W; 2] {
        [
            self.permute_pair::<InvShift<COLUMNS, 0>, InvShift<COLUMNS, 1>>(x[0]),
            self.permute_pair::<InvShift<COLUMNS, 2>, InvShift<COLUMNS, 3>>(x[1]),
        ]
    }
    #[inline(always)]
    fn twist(self, x: [I::W; 2]) -> [I::W; 2] {
        [self.rearrange::<Untwist>(x[0]), self.rearrange::<Untwist>(x[1])]
    }
    #[inline(always)]
    fn sub_bytes<const DECRYPT: bool, const G: usize>(self, x: &mut Groups<I, 2, G>) {
        for g in 0..G {
            x[g] = if DECRYPT {
                [self.sub_pair::<InvPi<0>, InvPi<1>>(x[g][0]), self.sub_pair::<InvPi<2>, InvPi<3>>(x[g][1])]
            } else {
                [self.sub_pair::<Pi<0>, Pi<1>>(x[g][0]), self.sub_pair::<Pi<2>, Pi<3>>(x[g][1])]
            };
        }
    }
}

/// One encryption round: `sub_bytes`, `shift_rows`, `mix_columns`, and adding the key. If `TWIST`
/// is set, the layout of 128-bit blocks is twisted before the round and plain after it, or else the
/// other way round.
///
/// # Safety
/// `key` must be readable for 64 bytes.
#[inline(always)]
unsafe fn round<I: Rows<R>, const R: usize, const COLUMNS: usize, const TWIST: bool, const G: usize>(
    i: I,
    x: &mut Groups<I, R, G>,
    key: *const u8,
) {
    i.sub_bytes::<false, G>(x);
    for g in 0..G {
        // For 128-bit blocks, the swap already uses the layout that follows the round.
        let rows = if COLUMNS == 2 { i.complete::<COLUMNS>(x[g], !TWIST) } else { i.shift_rows::<COLUMNS>(x[g]) };
        if G == 1 && I::PREFER_LATENCY {
            for r in 0..R {
                // SAFETY: guaranteed by the caller.
                x[g][r] = mix_flat(i, &rows, 4 / R * r, unsafe { i.key(key, r) });
            }
            continue;
        }
        let mut w = x[g];
        for r in 0..R {
            w[r] = mix_inner(i, &rows, 4 / R * r);
        }
        let w = i.complete::<COLUMNS>(w, COLUMNS == 2 && !TWIST);
        for r in 0..R {
            // SAFETY: guaranteed by the caller.
            x[g][r] = mix_outer(i, &rows, &w, 4 / R * r, unsafe { i.key(key, r) });
        }
    }
}

/// One decryption round: the inverse of `mix_columns`, adding the key, and the inverses of
/// `shift_rows` and `sub_bytes`.
///
/// # Safety
/// `key` must be readable for 64 bytes.
#[inline(always)]
unsafe fn inv_round<I: Rows<R>, const R: usize, const COLUMNS: usize, const TWIST: bool, const G: usize>(
    i: I,
    x: &mut Groups<I, R, G>,
    key: *const u8,
) {
    for g in 0..G {
        let rows = i.complete::<COLUMNS>(x[g], COLUMNS == 2 && TWIST);
        // If registers hold several rows, the other results are never used, so their keys don't
        // matter.
        let mut keys = [x[g][0]; 4];
        for r in 0..R {
            // SAFETY: guaranteed by the caller.
            keys[4 / R * r] = unsafe { i.key(key, r) };
        }
        let y = inv_mix_halves(i, &rows, keys);
        for r in 0..R {
            x[g][r] = y[4 / R * r];
        }
        if COLUMNS != 2 {
            x[g] = i.inv_shift_rows::<COLUMNS>(x[g]);
        }
    }
    i.sub_bytes::<true, G>(x);
}

/// Performs one round in either direction.
///
/// # Safety
/// `key` must be readable for 64 bytes.
#[inline(always)]
unsafe fn step<
    I: Rows<R>,
    const R: usize,
    const COLUMNS: usize,
    const DECRYPT: bool,
    const TWIST: bool,
    const G: usize,
>(
    i: I,
    x: &mut Groups<I, R, G>,
    key: *const u8,
) {
    // SAFETY: guaranteed by the caller.
    unsafe {
        if I::ROUNDS_APART {
            step_apart::<I, R, COLUMNS, DECRYPT, TWIST, G>(i, x, key)
        } else {
            step_here::<I, R, COLUMNS, DECRYPT, TWIST, G>(i, x, key)
        }
    }
}

/// [`step`], but not inlined.
///
/// # Safety
/// `key` must be readable for 64 bytes.
#[inline(never)]
unsafe fn step_apart<
    I: Rows<R>,
    const R: usize,
    const COLUMNS: usize,
    const DECRYPT: bool,
    const TWIST: bool,
    const G: usize,
>(
    i: I,
    x: &mut Groups<I, R, G>,
    key: *const u8,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { step_here::<I, R, COLUMNS, DECRYPT, TWIST, G>(i, x, key) }
}

/// [`step`], but inlined.
///
/// # Safety
/// `key` must be readable for 64 bytes.
#[inline(always)]
unsafe fn step_here<
    I: Rows<R>,
    const R: usize,
    const COLUMNS: usize,
    const DECRYPT: bool,
    const TWIST: bool,
    const G: usize,
>(
    i: I,
    x: &mut Groups<I, R, G>,
    key: *const u8,
) {
    // SAFETY: guaranteed by the caller.
    unsafe {
        if DECRYPT {
            inv_round::<I, R, COLUMNS, TWIST, G>(i, x, key)
        } else {
            round::<I, R, COLUMNS, TWIST, G>(i, x, key)
        }
    }
}

/// Encrypts or decrypts `n` batches of `G` groups with `BLOCKS` blocks each, using `ROUNDS` rounds.
/// If registers have a single lane, groups may be partial.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<
    I: Rows<R>,
    const R: usize,
    const COLUMNS: usize,
    const ROUNDS: usize,
    const G: usize,
    const BLOCKS: usize,
    const DECRYPT: bool,
>(
    i: I,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let size = 8 * COLUMNS * BLOCKS;
    for batch in 0..n {
        // SAFETY: this accesses group `g` of `G` in batch `batch` of `n`. The keys are laid out as
        // `form_bytes` assumes.
        unsafe {
            let (src, dst) = (src.add(batch * G * size), dst.add(batch * G * size));
            let mut x = [i.load_rows::<COLUMNS, BLOCKS, DECRYPT>(src, keys); G];
            for g in 1..G {
                x[g] = i.load_rows::<COLUMNS, BLOCKS, DECRYPT>(src.add(g * size), keys);
            }
            // Do two rounds at a time, since the number of rounds is always even.
            let mut key = keys.add(KEY_BYTES);
            for _ in 0..ROUNDS / 2 {
                step::<I, R, COLUMNS, DECRYPT, false, G>(i, &mut x, key);
                step::<I, R, COLUMNS, DECRYPT, true, G>(i, &mut x, key.add(KEY_BYTES));
                key = key.add(2 * KEY_BYTES);
            }
            let last = keys.add((ROUNDS + 1) * KEY_BYTES);
            for g in 0..G {
                i.store_rows::<COLUMNS, BLOCKS, DECRYPT>(dst.add(g * size), last, x[g]);
            }
        }
    }
}

/// A key of zeros.
static ZERO: [u8; KEY_BYTES] = [0; KEY_BYTES];

/// Performs one keyless round in place on a group of `BLOCKS` packed blocks. The key schedule uses
/// this.
///
/// # Safety
/// `p` must be readable and writable for them.
#[inline(always)]
pub(super) unsafe fn keyless_round<I: Isa, const COLUMNS: usize, const BLOCKS: usize>(i: I, p: *mut u8) {
    // SAFETY: guaranteed by the caller.
    unsafe {
        if I::ROUNDS_APART {
            keyless_round_apart::<I, COLUMNS, BLOCKS>(i, p)
        } else {
            keyless_round_here::<I, COLUMNS, BLOCKS>(i, p)
        }
    }
}

/// [`keyless_round`], but not inlined, because a schedule contains five of them.
///
/// # Safety
/// `p` must be valid for the blocks.
#[inline(never)]
unsafe fn keyless_round_apart<I: Isa, const COLUMNS: usize, const BLOCKS: usize>(i: I, p: *mut u8) {
    // SAFETY: guaranteed by the caller.
    unsafe { keyless_round_here::<I, COLUMNS, BLOCKS>(i, p) }
}

/// [`keyless_round`], but inlined.
///
/// # Safety
/// `p` must be valid for the blocks.
#[inline(always)]
unsafe fn keyless_round_here<I: Isa, const COLUMNS: usize, const BLOCKS: usize>(i: I, p: *mut u8) {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let mut x = [Rows::<4>::load_rows::<COLUMNS, BLOCKS, false>(i, p, ZERO.as_ptr())];
        step::<I, 4, COLUMNS, false, false, 1>(i, &mut x, ZERO.as_ptr());
        let [x] = x;
        let x = if COLUMNS == 2 { i.twist(x) } else { x };
        Rows::<4>::store_rows::<COLUMNS, BLOCKS, false>(i, p, ZERO.as_ptr(), x);
    }
}

/// Writes a round key in this layout. It is divided by the outer factor for encryption, and
/// multiplied by the inverse of `mix_columns` for decryption.
///
/// # Safety
/// `key` must be readable for a block, and `out` must be writable for 64 bytes.
#[inline(always)]
pub(super) unsafe fn write_key<I: Isa, const COLUMNS: usize, const DECRYPT: bool, const TWIST: bool>(
    i: I,
    key: *const u8,
    out: *mut u8,
) {
    // SAFETY: this accesses 16-byte pieces of the block, and 16 bytes for each register.
    unsafe {
        let mut x = [i.load_keyed::<false>(key, 0, ZERO.as_ptr()); 4];
        for r in 1..4 {
            x[r] = i.load_keyed::<false>(key.add(16 * (r % (COLUMNS / 2))), 0, ZERO.as_ptr());
        }
        for r in 0..4 {
            x[r] = i.rearrange::<ToQuads>(if DECRYPT { x[r] } else { i.mul::<KeyFactor>(x[r]) });
        }
        let mut x = transpose(i, x);
        if DECRYPT {
            let rows = Rows::<4>::complete::<COLUMNS>(i, x, false);
            let zero = i.broadcast_lane(ZERO.as_ptr());
            x = inv_mix_halves(i, &rows, [zero; 4]);
        }
        let x = if COLUMNS == 2 && TWIST { i.twist(x) } else { x };
        for r in 0..4 {
            i.store_keyed::<false>(out.add(16 * r), 0, ZERO.as_ptr(), x[r]);
        }
    }
}
