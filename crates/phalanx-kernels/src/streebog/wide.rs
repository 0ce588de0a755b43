//! The layout for 64-byte registers with byte permutations and products by bit matrices: a register
//! each for the message and the key.
//!
//! ```text
//! 64-bit word k:      row 0 | row 1 | … | row 7        byte k of each row
//! ```
//!
//! P exchanges rows and bytes, so it turns word `k` into byte `k` of each word, and a permutation
//! that copies words to where L needs them does that for free. L multiplies word `k ^ d` by a matrix
//! for word `k`, for each distance `d`. The distances 4 to 7 are those from 0 to 3 on the sums in the
//! other half.
//!
//! Instructions per round and register: 4 for the S-box, 4 permutations, 8 products, 1 exchange of
//! halves, 4 XORs.

use super::maps::{IMAGES, Pi};
use super::sums::add_block;
use super::tables::C;
use crate::isa::{Affine, Bitslice, CacheAligned, Isa, Lanes, Permute, one_by_one};

type Line = [u8; 64];

/// The permutation that exchanges rows and bytes.
const fn transposed(line: Line) -> Line {
    let (mut image, mut i) = ([0; 64], 0);
    while i < 64 {
        image[i] = line[i % 8 * 8 + i / 8];
        i += 1;
    }
    image
}

static TRANSPOSE: CacheAligned<Line> = CacheAligned({
    let (mut index, mut i) = ([0; 64], 0);
    while i < 64 {
        index[i] = i as u8;
        i += 1;
    }
    transposed(index)
});

/// The words at each distance, with P.
static DISTANCES: CacheAligned<[Line; 4]> = CacheAligned({
    let (mut index, mut i) = ([[0; 64]; 4], 0);
    while i < 256 {
        let (distance, word, byte) = (i / 64, i / 8 % 8, i % 8);
        index[distance][i % 64] = (8 * byte + (word ^ distance)) as u8;
        i += 1;
    }
    index
});

/// The matrices for each distance: those for the words of the sum, and those for the words in the
/// other half.
static MATRICES: CacheAligned<[[[u64; 8]; 4]; 2]> = CacheAligned({
    let (mut matrices, mut i) = ([[[0; 8]; 4]; 2], 0);
    while i < 64 * 64 {
        let (other, distance, word, bit, from) = (i / 2048, i / 512 % 4, i / 64 % 8, i / 8 % 8, i % 8);
        let to = word ^ (4 * other);
        let image = IMAGES[to][word ^ distance][from];
        matrices[other][distance][word] |= (image as u64 >> bit & 1) << (8 * (7 - bit) + from);
        i += 1;
    }
    matrices
});

/// The round constants.
static CONSTANTS: CacheAligned<[Line; 16]> = CacheAligned({
    let (mut lines, mut k) = ([[0; 64]; 16], 0);
    while k < 12 * 64 {
        lines[k / 64][k % 64] = (C[k / 64][k % 8] >> (k % 64 / 8 * 8)) as u8;
        k += 1;
    }
    lines
});

/// # Safety
/// `p` must be readable for 64 bytes.
#[inline(always)]
unsafe fn load<B: Bitslice>(b: B, p: *const u8) -> B::W {
    // SAFETY: guaranteed by the caller.
    unsafe { b.load(p, 16) }
}

/// LPS, and the XOR with `also`.
#[inline(always)]
fn lps<B: Isa + Lanes + Affine + Permute>(b: B, x: B::W, also: B::W) -> B::W {
    let s = b.sub_unmasked::<Pi>(x);
    let mut there = [s; 4];
    for d in 0..4 {
        // SAFETY: these are 64 bytes.
        there[d] = b.permute(s, unsafe { load(b, DISTANCES.0[d].as_ptr()) });
    }
    let (mut own, mut other) = (there, there);
    for d in 0..4 {
        // SAFETY: these are 64 bytes.
        unsafe {
            own[d] = b.affine(there[d], load(b, MATRICES.0[0][d].as_ptr().cast()));
            other[d] = b.affine(there[d], load(b, MATRICES.0[1][d].as_ptr().cast()));
        }
    }
    let moved = b.swap_halves(b.xor(b.xor3(other[0], other[1], other[2]), other[3]));
    b.xor3(b.xor3(own[0], own[1], also), b.xor(own[2], own[3]), moved)
}

/// # Safety
/// See [`Absorb`](crate::abi::Absorb). Blocks are 64 bytes long and states 192. The CPU must support
/// the token's features.
#[inline(always)]
pub(super) unsafe fn absorb<B: Isa + Lanes + Affine + Permute, const MESSAGES: usize>(
    b: B,
    src: *const u8,
    state: *mut u8,
    n: usize,
) {
    const { assert!(B::LANES == 4) }
    // SAFETY: the caller guarantees that the states and blocks are there.
    unsafe {
        let transpose = load(b, TRANSPOSE.0.as_ptr());
        let zero = b.splat_64(0);
        let mut h = [zero; MESSAGES];
        for m in 0..MESSAGES {
            h[m] = b.permute(load(b, state.add(192 * m)), transpose);
        }
        for block in 0..n {
            let block = src.add(64 * MESSAGES * block);
            let (mut key, mut x) = (h, h);
            for m in 0..MESSAGES {
                let number = b.permute(load(b, state.add(192 * m + 64)), transpose);
                key[m] = lps(b, b.xor(h[m], number), zero);
                let message = b.permute(load(b, block.add(64 * m)), transpose);
                h[m] = b.xor(h[m], message);
                x[m] = b.xor(message, key[m]);
            }
            for round in 0..12 {
                let constant = load(b, CONSTANTS.0[one_by_one(round) % 16].as_ptr());
                for m in 0..MESSAGES {
                    key[m] = lps(b, b.xor(key[m], constant), zero);
                }
                for m in 0..MESSAGES {
                    x[m] = lps(b, x[m], key[m]);
                }
            }
            for m in 0..MESSAGES {
                h[m] = b.xor(h[m], x[m]);
                add_block(state.add(192 * m), block.add(64 * m));
            }
        }
        for m in 0..MESSAGES {
            b.store(state.add(192 * m), 16, b.permute(h[m], transpose));
        }
    }
}
