//! Counters, i.e. blocks in which some of the bits are a number, and the gamma sequence of GOST
//! 28147-89.
//!
//! Larger blocks are processed as words, and 16-byte blocks in 1, 2 or 4 register lanes:
//!
//! ```text
//!              lane 0       lane 1       lane 2       lane 3        instructions for a register
//! counters  | c     0    | c+1    0   | c+2    0   | c+3    0   |   add, and-not, shift, shuffle, add, shuffle, store; next offset
//! ```
//!
//! If there's a carry out of the lowest word, its top bit is set in the base but not in the sum.
//! There's at most one carry within 2^63 blocks, so the higher words are either the same as in the
//! base or one higher, and we use the carry to select between the two.

use crate::isa::{Bytes, one_by_one, opaque};

use super::words::{EXCHANGED, read, write};

/// The sequence of blocks that follow a block of `W` words.
pub(super) trait After<const W: usize> {
    /// The start of the sequence.
    unsafe fn new(state: *const u8) -> Self;
    /// The block `j` positions after the start.
    fn at(&self, j: u64) -> [u64; W];
}

/// A number within a block. The counter consists of `BITS` bits starting at bit `FROM`, and the
/// other bits never change.
pub(super) struct Number<const W: usize, const BIG: bool, const FROM: u32, const BITS: u32> {
    base: [u64; W],
    /// The bits that change if there is a carry out of the counter's lowest word.
    carry: [u64; W],
}

impl<const W: usize, const BIG: bool, const FROM: u32, const BITS: u32> After<W> for Number<W, BIG, FROM, BITS> {
    #[inline(always)]
    unsafe fn new(state: *const u8) -> Self {
        // SAFETY: guaranteed by the caller.
        let base = unsafe { read::<W, BIG>(state) };
        let (mut carry, mut over) = ([0; W], 1);
        for w in 1..BITS.div_ceil(64) as usize {
            let sum = base[w].wrapping_add(over);
            // If adding one makes the word zero, the carry propagates.
            over &= opaque(u64::from(sum == 0));
            carry[w] = sum ^ base[w];
        }
        Self { base, carry }
    }

    #[inline(always)]
    fn at(&self, j: u64) -> [u64; W] {
        let mut block = self.base;
        let word = (FROM / 64) as usize;
        let low = self.base[word].wrapping_add(j << (FROM % 64));
        if BITS < 64 {
            let mask = ((1 << BITS) - 1) << (FROM % 64);
            block[word] = (self.base[word] & !mask) | (low & mask);
        } else {
            block[word] = low;
            if BITS > 64 {
                // All ones if the top bit was cleared.
                let over = opaque((((self.base[word] & !low) as i64) >> 63) as u64);
                for w in 1..(BITS / 64) as usize {
                    block[w] = self.base[w] ^ (self.carry[w] & over);
                }
            }
        }
        block
    }
}

/// The counter of GOST 28147-89, which consists of N3 and N4. Each step adds 0x01010101 to N3
/// modulo 2^32, and 0x01010104 to N4 modulo 2^32 - 1.
pub(super) struct Gamma([u64; 1]);

impl After<1> for Gamma {
    #[inline(always)]
    unsafe fn new(state: *const u8) -> Self {
        // SAFETY: guaranteed by the caller.
        Self(unsafe { read::<1, false>(state) })
    }

    #[inline(always)]
    fn at(&self, j: u64) -> [u64; 1] {
        let low = self.0[0].wrapping_add(j.wrapping_mul(0x0101_0101)) & 0xffff_ffff;
        // Folding doesn't change a sum of 2^32 - 1, and neither does an end-around carry.
        let mut high = (self.0[0] >> 32).wrapping_add(j.wrapping_mul(0x0101_0104));
        for _ in 0..2 {
            high = (high & 0xffff_ffff).wrapping_add(high >> 32);
        }
        [low | high << 32]
    }
}

/// # Safety
/// See [`Sequence`](crate::abi::Sequence).
#[inline(always)]
pub(super) unsafe fn count<const W: usize, const BIG: bool, A: After<W>>(state: *mut u8, dst: *mut u8, n: usize) {
    // SAFETY: this only accesses the state and block `i` of `n`.
    unsafe {
        let start = A::new(state);
        for i in 0..n {
            // Small blocks are worth vectorising, but the words of a large block fill a register on
            // their own.
            let i = if W == 1 { i } else { one_by_one(i) };
            write::<W, BIG>(dst.add(8 * W * i), start.at(i as u64));
        }
        write::<W, BIG>(state, start.at(n as u64));
    }
}

/// [`count`] for larger blocks, whose words fill a register. We select all words at once and then
/// overwrite the lowest one.
///
/// # Safety
/// See [`Sequence`](crate::abi::Sequence).
#[inline(always)]
pub(super) unsafe fn count_large<const W: usize, const BIG: bool, const BITS: u32>(
    state: *mut u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: this only accesses the state and block `i` of `n`.
    unsafe {
        let start = Number::<W, BIG, 0, BITS>::new(state);
        for i in 0..n {
            let low = start.base[0].wrapping_add(one_by_one(i) as u64);
            let over = opaque((((start.base[0] & !low) as i64) >> 63) as u64);
            let mut block = [0; W];
            for w in 0..W {
                block[w] = start.base[w] ^ (start.carry[w] & over);
            }
            let block_at = dst.add(8 * W * i);
            write::<W, BIG>(block_at, block);
            write::<1, BIG>(if BIG { block_at.add(8 * (W - 1)) } else { block_at }, [low]);
        }
        write::<W, BIG>(state, start.at(n as u64));
    }
}

/// Numbers from 0 in the low halves of lanes.
static LANES: [[u64; 2]; 4] = [[0, 0], [1, 0], [2, 0], [3, 0]];
/// Reverses the bytes of a lane.
static REVERSED: [u8; 16] = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
/// Moves the low half of a lane to the high half, and zeroes the low half.
static UP: [u8; 16] = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0, 1, 2, 3, 4, 5, 6, 7];

/// [`count`] for 16-byte blocks, with one block in each lane of a register.
///
/// # Safety
/// See [`Sequence`](crate::abi::Sequence). The CPU must support the token's features.
#[inline(always)]
pub(super) unsafe fn count_lanes<L: Bytes, const BIG: bool, const FROM: u32, const BITS: u32>(
    l: L,
    state: *mut u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: this accesses the state, register `r` of those that `n` blocks fill, and then the
    // remaining blocks.
    unsafe {
        let start = Number::<2, BIG, FROM, BITS>::new(state);
        let whole = n / L::LANES;
        let base = l.load(start.base.as_ptr().cast(), 0);
        let [reversed, up, exchanged] = [&REVERSED, &UP, &EXCHANGED].map(|index| l.load(index.as_ptr(), 0));
        let mut offset = l.load(LANES.as_ptr().cast(), 16);
        let mut step = l.load([L::LANES as u64, 0].as_ptr().cast(), 0);
        // A mask of the bits that belong to the counter.
        let mut mask = [u64::MAX; 2];
        if BITS < 128 {
            mask[(1 - FROM / 64) as usize] = 0;
            mask[(FROM / 64) as usize] >>= 64 - BITS.min(64);
        }
        let mask = l.load(mask.as_ptr().cast(), 0);
        if FROM == 64 {
            (offset, step) = (l.shuffle(offset, exchanged), l.shuffle(step, exchanged));
        }
        for r in 0..whole {
            let mut sum = l.add_64(base, offset);
            if BITS == 128 {
                let lost = l.shr_64(l.and_not(sum, base), 63);
                sum = l.add_64(sum, l.shuffle(lost, up));
            } else if BITS < 64 {
                sum = l.select(mask, sum, base);
            }
            l.store(dst.add(16 * L::LANES * r), 16, if BIG { l.shuffle(sum, reversed) } else { sum });
            offset = l.add_64(offset, step);
        }
        for i in whole * L::LANES..n {
            write::<2, BIG>(dst.add(16 * i), start.at(i as u64));
        }
        write::<2, BIG>(state, start.at(n as u64));
    }
}

/// # Safety
/// See [`Skip`](crate::abi::Skip).
#[inline(always)]
pub(super) unsafe fn skip<const W: usize, const BIG: bool, A: After<W>>(state: *mut u8, n: usize) {
    // SAFETY: this only accesses the state.
    unsafe { write::<W, BIG>(state, A::new(state).at(n as u64)) }
}

/// Computes the successor of each of `n` blocks.
///
/// # Safety
/// See [`Map`](crate::abi::Map). Blocks are `8 * W` bytes long.
#[inline(always)]
pub(super) unsafe fn next<const W: usize, const BIG: bool, A: After<W>>(src: *const u8, dst: *mut u8, n: usize) {
    for i in 0..n {
        let at = 8 * W * one_by_one(i);
        // SAFETY: this accesses block `i` of `n`. If compilers know the step, they branch on
        // carries, so `opaque` hides it.
        unsafe { write::<W, BIG>(dst.add(at), A::new(src.add(at)).at(opaque(1))) }
    }
}
