//! The layout for 32-byte registers with products by bit matrices: two registers each for the
//! message and the key.
//!
//! ```text
//!              64-bit word 0 | word 1          | word 2          | word 3
//! register 0   byte 0        | byte 1          | byte 2          | byte 3         of rows 0, 4, 1, 5, 2, 6, 3, 7
//! register 1   byte 4        | byte 5          | byte 6          | byte 7
//! ```
//!
//! The S-box is decomposed as in Kuznyechik, P is six instructions, and L multiplies word
//! `k ^ d` by a matrix for word `k`. The distances 2 and 3 are 0 and 1 on the sums in the other half.
//!
//! Instructions per round for two registers: 2 × 13 for the S-box, 6 for P, 16 products, 2 exchanges
//! of words, 2 of halves, 14 XORs.

use super::maps::IMAGES;
use super::sums::add_block;
use super::tables::C;
use crate::isa::{Affine, CacheAligned, Isa, Lanes, one_by_one};
use crate::kuznyechik::decomposition as split;
use crate::kuznyechik::linear::Map;

/// The row of each byte in a word.
const ROWS: [usize; 8] = [0, 4, 1, 5, 2, 6, 3, 7];

/// The two parts of the S-box output.
static RESULTS: [split::Table; 2] = split::results(Map::IDENTITY);

/// A matrix for each word of a register.
type Matrices = [u64; 4];

/// The matrices: for the sum, the half it is in (or the other one), the
/// register and the distance.
static MATRICES: CacheAligned<[[[[Matrices; 2]; 2]; 2]; 2]> = CacheAligned({
    let (mut matrices, mut i) = ([[[[[0; 4]; 2]; 2]; 2]; 2], 0);
    while i < 64 * 64 {
        let (sum, other, register, distance) = (i / 2048, i / 1024 % 2, i / 512 % 2, i / 256 % 2);
        let (word, bit, from) = (i / 64 % 4, i / 8 % 8, i % 8);
        let to = 4 * sum + (word ^ (2 * other));
        let image = IMAGES[to][ROWS[4 * register + (word ^ distance)]][from];
        matrices[sum][other][register][distance][word] |= (image as u64 >> bit & 1) << (8 * (7 - bit) + from);
        i += 1;
    }
    matrices
});

/// The round constants.
static CONSTANTS: CacheAligned<[[[u8; 32]; 2]; 16]> = CacheAligned({
    let (mut lines, mut k) = ([[[0; 32]; 2]; 16], 0);
    while k < 12 * 64 {
        lines[k / 64][k / 32 % 2][k % 32] = (C[k / 64][ROWS[k % 8]] >> (k % 64 / 8 * 8)) as u8;
        k += 1;
    }
    lines
});

/// Interleaves the bytes of the halves of a lane.
static PAIRS: [u8; 16] = [0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15];
/// Exchanges the halves of a lane.
static EXCHANGE: [u8; 16] = [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7];
/// Turns the order of the bytes of a word into that of the rows.
static POSITIONS: [u8; 16] = [0, 2, 4, 6, 1, 3, 5, 7, 8, 10, 12, 14, 9, 11, 13, 15];

type Both<I> = [<I as crate::isa::Logic>::W; 2];

#[inline(always)]
fn repeated<I: Isa + Lanes>(i: I, lane: &'static [u8; 16]) -> I::W {
    // SAFETY: these are 16 bytes.
    unsafe { i.load(lane.as_ptr(), 0) }
}

/// The S-box.
#[inline(always)]
fn substitute<I: Isa + Lanes + Affine>(i: I, x: I::W) -> I::W {
    let l = split::map(i, x, const { split::PARTS[0][0].matrix() });
    let r = split::map(i, x, const { split::PARTS[0][1].matrix() });
    let [l1, r1] = split::forward(i, l, r);
    i.xor(split::look_up(i, &RESULTS[0], l1), split::look_up(i, &RESULTS[1], r1))
}

/// P: turns the bytes of words into words.
#[inline(always)]
fn transpose<I: Isa + Lanes>(i: I, x: Both<I>) -> Both<I> {
    let pairs = repeated(i, &PAIRS);
    let (a, b) = (i.shuffle(x[0], pairs), i.shuffle(x[1], pairs));
    [i.interleave_halves_32(i.unpack_low_8(a, b)), i.interleave_halves_32(i.unpack_high_8(a, b))]
}

/// The sum of the products of both registers.
#[inline(always)]
fn sum<I: Isa + Lanes + Affine>(i: I, x: &[Both<I>; 2], matrices: &'static [[[u64; 4]; 2]; 2]) -> I::W {
    let mut products = *x;
    for register in 0..2 {
        for distance in 0..2 {
            // SAFETY: there is a matrix for each word.
            let matrix = unsafe { i.load(matrices[register][distance].as_ptr().cast(), 16) };
            products[register][distance] = i.affine(x[register][distance], matrix);
        }
    }
    i.xor(i.xor(products[0][0], products[0][1]), i.xor(products[1][0], products[1][1]))
}

/// LPS
#[inline(always)]
fn lps<I: Isa + Lanes + Affine>(i: I, x: Both<I>) -> Both<I> {
    let x = transpose(i, [substitute(i, x[0]), substitute(i, x[1])]);
    let exchange = repeated(i, &EXCHANGE);
    let x = [[x[0], i.shuffle(x[0], exchange)], [x[1], i.shuffle(x[1], exchange)]];
    let mut y = x[0];
    for k in 0..2 {
        let other = i.swap_halves(sum(i, &x, &MATRICES.0[k][1]));
        y[k] = i.xor(sum(i, &x, &MATRICES.0[k][0]), other);
    }
    y
}

#[inline(always)]
fn xor<I: Isa + Lanes>(i: I, a: Both<I>, b: Both<I>) -> Both<I> {
    [i.xor(a[0], b[0]), i.xor(a[1], b[1])]
}

/// Loads rows as words.
///
/// # Safety
/// `p` must be readable for 64 bytes.
#[inline(always)]
unsafe fn load<I: Isa + Lanes>(i: I, p: *const u8) -> Both<I> {
    // SAFETY: guaranteed by the caller.
    transpose(i, unsafe { [i.load(p, 16), i.load(p.add(32), 16)] })
}

/// # Safety
/// See [`Absorb`](crate::abi::Absorb). Blocks are 64 bytes long and states 192. The CPU must support
/// the token's features.
#[inline(always)]
pub(super) unsafe fn absorb<I: Isa + Lanes + Affine>(i: I, src: *const u8, state: *mut u8, n: usize) {
    const { assert!(I::LANES == 2) }
    // SAFETY: the caller guarantees that the state and the blocks are there.
    unsafe {
        let mut h = load(i, state);
        for block in 0..n {
            let block = src.add(64 * block);
            let mut key = lps(i, xor(i, h, load(i, state.add(64))));
            let message = load(i, block);
            h = xor(i, h, message);
            let mut x = xor(i, message, key);
            for round in 0..12 {
                let constants = CONSTANTS.0[one_by_one(round) % 16].as_ptr().cast::<u8>();
                let constants = [i.load(constants, 16), i.load(constants.add(32), 16)];
                key = lps(i, xor(i, key, constants));
                x = xor(i, lps(i, x), key);
            }
            h = xor(i, h, x);
            add_block(state, block);
        }
        // P turns words into rows whose bytes have the order of rows, and the rows have it too.
        let rows = transpose(i, h);
        let mut bytes = CacheAligned([[0_u8; 8]; 8]);
        for k in 0..2 {
            let row = i.shuffle(rows[k], repeated(i, &POSITIONS));
            i.store(bytes.0.as_mut_ptr().cast::<u8>().add(32 * k), 16, row);
        }
        for k in 0..8 {
            state.cast::<[u8; 8]>().add(ROWS[k]).write(bytes.0[k]);
        }
    }
}
