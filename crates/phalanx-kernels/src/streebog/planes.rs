//! The layout for any CPU: the eight bit planes of the message and of the key, which run through
//! the same maps.
//!
//! ```text
//! 128-bit word b:     byte 0 | byte 1 | … | byte 7        bit b of that byte of the rows;  bit i of each: row i
//!                     message in the low half, key in the high half
//! ```
//!
//! The S-box is Kuznyechik's circuit. P exchanges rows and bytes, that is, it transposes the halves
//! of each word. L is a sum over the eight distances between bytes: byte `p` of the image includes
//! byte `p + d`, and a mask for each pair of planes says whether it has the one bit in the other.
//!
//! Instructions per round: 148 gates for the S-box, 144 for P, and for L, 8 × 8 rotations of 3
//! instructions and 8 × 64 masks with 2.

use super::maps::IMAGES;
use super::sums::add_block;
use super::tables::C;
use crate::isa::bitslice::slice;
use crate::isa::{CacheAligned, Logic, Portable, Shifts, Unpack, Word128, exchange_index, one_by_one};
use crate::kuznyechik::circuits::pi;

type Word = Word128;
type State = [Word; 8];

/// For each distance, image plane and plane, the bytes whose bit contributes. Both halves are the
/// same.
static MASKS: CacheAligned<[[[[u8; 16]; 8]; 8]; 8]> = CacheAligned({
    let (mut masks, mut i) = ([[[[0; 16]; 8]; 8]; 8], 0);
    while i < 8 * 8 * 8 * 16 {
        let (distance, to, from, byte) = (i / 1024, i / 128 % 8, i / 16 % 8, i % 8);
        if IMAGES[byte][(byte + distance) % 8][from] >> to & 1 == 1 {
            masks[distance][to][from][i % 16] = 0xff;
        }
        i += 1;
    }
    masks
});

/// The planes of the round constants, in the half of the key, followed by zeros.
static CONSTANTS: CacheAligned<[[[u8; 16]; 8]; 16]> = CacheAligned({
    let (mut planes, mut i) = ([[[0; 16]; 8]; 16], 0);
    while i < 12 * 8 * 64 {
        let (round, row, bit) = (i / 512, i / 64 % 8, i % 64);
        planes[round][bit % 8][8 + bit / 8] |= ((C[round][row] >> bit & 1) as u8) << row;
        i += 1;
    }
    planes
});

/// Loads the planes of a message and a key of 64 bytes each.
///
/// # Safety
/// Both must be readable.
#[inline(always)]
unsafe fn load(b: Portable, message: *const u8, key: [u64; 8]) -> State {
    let mut rows = [b.splat_64(0); 8];
    for i in 0..8 {
        // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
        let row = u64::from_le_bytes(unsafe { message.cast::<[u8; 8]>().add(i).read() });
        rows[i] = b.unpack_low_64(b.splat_64(row), b.splat_64(key[i]));
    }
    slice(b, rows)
}

/// S and P.
#[inline(always)]
fn substitute(b: Portable, x: State) -> State {
    let mut y = pi(b, x);
    for plane in &mut y {
        *plane = exchange_index::<_, 5, 2>(b, exchange_index::<_, 4, 1>(b, exchange_index::<_, 3, 0>(b, *plane)));
    }
    y
}

/// L. This isn't unrolled, because it would not fit in the instruction cache.
#[inline(always)]
fn linear(b: Portable, mut x: State) -> State {
    let mut sum = [b.splat_64(0); 8];
    for distance in 0..8 {
        let masks = &MASKS.0[one_by_one(distance) % 8];
        for to in 0..8 {
            for from in 0..8 {
                sum[to] = b.xor_and(sum[to], x[from], Word::from_bytes(masks[to][from]));
            }
        }
        for plane in &mut x {
            *plane = b.or(b.shr_64(*plane, 8), b.shl_64(*plane, 56));
        }
    }
    sum
}

/// # Safety
/// See [`Absorb`](crate::abi::Absorb). Blocks are 64 bytes long and states 192.
#[inline(always)]
pub(super) unsafe fn absorb(b: Portable, src: *const u8, state: *mut u8, n: usize) {
    for i in 0..n {
        // SAFETY: this accesses block `i` of `n` and the state. Byte arrays don't need to be
        // aligned.
        unsafe {
            let block = src.add(64 * i);
            let words = state.cast::<[u8; 8]>();
            let (mut h, mut key) = ([0; 8], [0; 8]);
            for w in 0..8 {
                h[w] = u64::from_le_bytes(words.add(w).read());
                key[w] = h[w] ^ u64::from_le_bytes(words.add(8 + w).read());
            }
            let mut x = load(b, block, key);
            let message = x;
            for round in 0..13 {
                let round = one_by_one(round);
                x = linear(b, substitute(b, x));
                for plane in 0..8 {
                    // The key of the round, which also remains after the last one.
                    let key = b.unpack_high_64(x[plane], x[plane]);
                    let low = if round == 0 { message[plane] } else { x[plane] };
                    let mixed = b.xor(low, key);
                    x[plane] = b.xor(b.unpack_low_64(mixed, key), Word::from_bytes(CONSTANTS.0[round % 16][plane]));
                }
            }
            let rows = slice(b, x);
            for w in 0..8 {
                let row = rows[w].to_halves()[0];
                let block = u64::from_le_bytes(block.cast::<[u8; 8]>().add(w).read());
                words.add(w).write((row ^ h[w] ^ block).to_le_bytes());
            }
            add_block(state, block);
        }
    }
}
