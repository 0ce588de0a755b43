//! Counters: blocks of which some bits are a number, and the gamma of GOST 28147-89.
//!
//! Blocks of 16 bytes stand in the lanes of registers (1, 2 or 4); larger ones are words:
//!
//! ```text
//!              lane 0       lane 1       lane 2       lane 3        instructions for a register
//! counters  | c     0    | c+1    0   | c+2    0   | c+3    0   |   add, and-not, shift, shuffle, add, shuffle, store; next offset
//! ```
//!
//! A carry out of the lowest word is seen in the top bits: the sum lost the one that the base had. No more than one carry
//! leaves it in 2^63 blocks; so the words above are those of the base or the same plus one, and the carry picks.

use phalanx_kernels::isa::{Bytes, routine, routines};
use phalanx_kernels::parts::{one_by_one, opaque};

use super::sequence::{Counting, Sequence, sequences};
use super::words::{EXCHANGED, read, write};

/// What comes after a block of `W` words.
trait After<const W: usize> {
    /// A start.
    unsafe fn new(state: *const u8) -> Self;
    /// The block `j` after the start.
    fn at(&self, j: u64) -> [u64; W];
}

/// A number within a block: `BITS` bits from bit `FROM` on, which count; the others stay.
struct Number<const W: usize, const BIG: bool, const FROM: u32, const BITS: u32> {
    base: [u64; W],
    /// What a carry out of the lowest word that counts changes.
    carry: [u64; W],
}

impl<const W: usize, const BIG: bool, const FROM: u32, const BITS: u32> After<W> for Number<W, BIG, FROM, BITS> {
    #[inline(always)]
    unsafe fn new(state: *const u8) -> Self {
        // SAFETY: as the caller promises.
        let base = unsafe { read::<W, BIG>(state) };
        let (mut carry, mut over) = ([0; W], 1);
        for w in 1..BITS.div_ceil(64) as usize {
            let sum = base[w].wrapping_add(over);
            // Zero after adding one: the carry goes on.
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
                // All ones if the top bit fell.
                let over = opaque((((self.base[word] & !low) as i64) >> 63) as u64);
                for w in 1..(BITS / 64) as usize {
                    block[w] = self.base[w] ^ (self.carry[w] & over);
                }
            }
        }
        block
    }
}

/// The counter of GOST 28147-89: N3 and N4, to which 0x01010101 modulo 2^32 and 0x01010104 modulo 2^32 - 1 are added.
struct Gamma([u64; 1]);

impl After<1> for Gamma {
    #[inline(always)]
    unsafe fn new(state: *const u8) -> Self {
        // SAFETY: as the caller promises.
        Self(unsafe { read::<1, false>(state) })
    }

    #[inline(always)]
    fn at(&self, j: u64) -> [u64; 1] {
        let low = self.0[0].wrapping_add(j.wrapping_mul(0x0101_0101)) & 0xffff_ffff;
        // Folding keeps a sum that is 2^32 - 1 as it is, as adding the carry at the other end does.
        let mut high = (self.0[0] >> 32).wrapping_add(j.wrapping_mul(0x0101_0104));
        for _ in 0..2 {
            high = (high & 0xffff_ffff).wrapping_add(high >> 32);
        }
        [low | high << 32]
    }
}

/// # Safety
/// As [`Sequence`](phalanx_kernels::kernel::Sequence) asks.
#[inline(always)]
unsafe fn count<const W: usize, const BIG: bool, A: After<W>>(state: *mut u8, dst: *mut u8, n: usize) {
    // SAFETY: the state, and block `i` of `n`.
    unsafe {
        let start = A::new(state);
        for i in 0..n {
            // Small blocks side by side; the words of large ones are enough for a register.
            let i = if W == 1 { i } else { one_by_one(i) };
            write::<W, BIG>(dst.add(8 * W * i), start.at(i as u64));
        }
        write::<W, BIG>(state, start.at(n as u64));
    }
}

/// [`count`] for larger blocks, all of whose words fill a register: the ones above the lowest are picked together, and the lowest is
/// written over what is there.
///
/// # Safety
/// As [`Sequence`](phalanx_kernels::kernel::Sequence) asks.
#[inline(always)]
unsafe fn count_large<const W: usize, const BIG: bool, const BITS: u32>(state: *mut u8, dst: *mut u8, n: usize) {
    // SAFETY: the state, and block `i` of `n`.
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

/// The numbers from 0 on in the low halves of lanes.
static LANES: [[u64; 2]; 4] = [[0, 0], [1, 0], [2, 0], [3, 0]];
/// The bytes of a lane in the other order.
static REVERSED: [u8; 16] = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
/// The low half of a lane in the high one, and zeros.
static UP: [u8; 16] = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0, 1, 2, 3, 4, 5, 6, 7];

/// [`count`] for blocks of 16 bytes, a block in each lane of a register.
///
/// # Safety
/// As [`Sequence`](phalanx_kernels::kernel::Sequence) asks; the CPU has what the token says.
#[inline(always)]
unsafe fn count_lanes<L: Bytes, const BIG: bool, const FROM: u32, const BITS: u32>(
    l: L,
    state: *mut u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: the state, register `r` of as many as `n` fills, then the blocks behind them.
    unsafe {
        let start = Number::<2, BIG, FROM, BITS>::new(state);
        let whole = n / L::LANES;
        let base = l.load(start.base.as_ptr().cast(), 0);
        let [reversed, up, exchanged] = [&REVERSED, &UP, &EXCHANGED].map(|index| l.load(index.as_ptr(), 0));
        let mut offset = l.load(LANES.as_ptr().cast(), 16);
        let mut step = l.load([L::LANES as u64, 0].as_ptr().cast(), 0);
        // Which bits count.
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
/// As [`Skip`](phalanx_kernels::kernel::Skip) asks.
#[inline(always)]
unsafe fn skip<const W: usize, const BIG: bool, A: After<W>>(state: *mut u8, n: usize) {
    // SAFETY: the state.
    unsafe { write::<W, BIG>(state, A::new(state).at(n as u64)) }
}

/// What comes after each of `n` blocks.
///
/// # Safety
/// As [`Map`](phalanx_kernels::kernel::Map) asks, for blocks of `8 * W` bytes.
#[inline(always)]
unsafe fn next<const W: usize, const BIG: bool, A: After<W>>(src: *const u8, dst: *mut u8, n: usize) {
    for i in 0..n {
        let at = 8 * W * one_by_one(i);
        // SAFETY: block `i` of `n`. Of a step that it knows the compiler makes branches on the words that carry.
        unsafe { write::<W, BIG>(dst.add(at), A::new(src.add(at)).at(opaque(1))) }
    }
}

/// That of a counter: its symbol, words of a block, whether big-endian, and what comes after a block.
macro_rules! counting {
    ($symbol:expr, $words:literal, $big:literal, $after:ty) => {
        Some(Counting {
            skip: routine!(Skip, concat!($symbol, "_skip"), skip::<$words, $big, $after>),
            next: routine!(Map, concat!($symbol, "_next"), next::<$words, $big, $after>),
        })
    };
}

/// Counters: name, words of a block, whether big-endian, the lowest bit that counts, and how many count.
macro_rules! counter {
    ($symbol:literal, 2, $big:literal, $from:literal, $bits:literal) => {
        Sequence {
            block: 16,
            fill: routines!(
                Sequence,
                $symbol,
                count::<2, $big, Number<2, $big, $from, $bits>>,
                count_lanes::<_, $big, $from, $bits>
            ),
            counter: counting!($symbol, 2, $big, Number<2, $big, $from, $bits>),
        }
    };
    ($symbol:literal, large $words:literal, $big:literal, $bits:literal) => {
        Sequence {
            block: 8 * $words,
            fill: routines!(Sequence, $symbol, count_large::<$words, $big, $bits>),
            counter: counting!($symbol, $words, $big, Number<$words, $big, 0, $bits>),
        }
    };
    ($symbol:literal, $words:literal, $big:literal, $from:literal, $bits:literal) => {
        Sequence {
            block: 8 * $words,
            fill: routines!(Sequence, $symbol, count::<$words, $big, Number<$words, $big, $from, $bits>>),
            counter: counting!($symbol, $words, $big, Number<$words, $big, $from, $bits>),
        }
    };
}

sequences! {
    /// Blocks of 16 bytes as little-endian numbers.
    LITTLE_16 = counter!("little_16", 2, false, 0, 128);
    /// Blocks of 32 bytes as little-endian numbers.
    LITTLE_32 = counter!("little_32", large 4, false, 256);
    /// Blocks of 64 bytes as little-endian numbers.
    LITTLE_64 = counter!("little_64", large 8, false, 512);
    /// The low half of little-endian blocks of 16 bytes.
    LITTLE_16_LOW = counter!("little_16_low", 2, false, 0, 64);
    /// The low half of little-endian blocks of 32 bytes.
    LITTLE_32_LOW = counter!("little_32_low", large 4, false, 128);
    /// The low half of little-endian blocks of 64 bytes.
    LITTLE_64_LOW = counter!("little_64_low", large 8, false, 256);
    /// The low eight bytes of little-endian blocks of 32.
    LITTLE_32_LOW_8 = counter!("little_32_low_8", large 4, false, 64);
    /// The low eight bytes of little-endian blocks of 64.
    LITTLE_64_LOW_8 = counter!("little_64_low_8", large 8, false, 64);
    /// Blocks of 8 bytes as big-endian numbers.
    BIG_8 = counter!("big_8", 1, true, 0, 64);
    /// Blocks of 16 bytes as big-endian numbers.
    BIG_16 = counter!("big_16", 2, true, 0, 128);
    /// Blocks of 32 bytes as big-endian numbers.
    BIG_32 = counter!("big_32", large 4, true, 256);
    /// The last four bytes of blocks of 16, big-endian.
    BIG_16_LAST_4 = counter!("big_16_last_4", 2, true, 0, 32);
    /// The last eight bytes of blocks of 16, big-endian.
    BIG_16_LAST_8 = counter!("big_16_last_8", 2, true, 0, 64);
    /// The first eight bytes of blocks of 16, big-endian.
    BIG_16_FIRST_8 = counter!("big_16_first_8", 2, true, 64, 64);
    /// The last four bytes of blocks of 8, big-endian.
    BIG_8_LAST_4 = counter!("big_8_last_4", 1, true, 0, 32);
    /// The first four bytes of blocks of 8, big-endian.
    BIG_8_FIRST_4 = counter!("big_8_first_4", 1, true, 32, 32);
    /// The two sums of GOST 28147-89, section 3.
    GAMMA = Sequence {
        block: 8,
        fill: routines!(Sequence, "gamma", count::<1, false, Gamma>),
        counter: counting!("gamma", 1, false, Gamma),
    };
}

#[cfg(test)]
mod tests {
    use super::super::Steps;
    use super::super::tests::{check, random};
    use super::*;
    use crate::Level;

    /// One more, in `bits` bits from bit `from` on, bit by bit.
    fn plus_one(block: &mut [u8], big: bool, from: usize, bits: usize) {
        let bytes = block.len();
        for bit in from..from + bits {
            let byte = if big { bytes - 1 - bit / 8 } else { bit / 8 };
            block[byte] ^= 1 << (bit % 8);
            if block[byte] >> (bit % 8) & 1 == 1 {
                return;
            }
        }
    }

    /// As the standard says it: two sums, the second with the carry at the other end.
    fn gamma(block: &mut [u8]) {
        let word = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        let low = word(block).wrapping_add(0x0101_0101);
        let (sum, over) = word(&block[4..]).overflowing_add(0x0101_0104);
        block[..4].copy_from_slice(&low.to_le_bytes());
        block[4..].copy_from_slice(&(sum + u32::from(over)).to_le_bytes());
    }

    #[test]
    fn counters() {
        for (sequence, big, from, bits) in [
            (&LITTLE_16, false, 0, 128),
            (&LITTLE_32, false, 0, 256),
            (&LITTLE_64, false, 0, 512),
            (&LITTLE_16_LOW, false, 0, 64),
            (&LITTLE_32_LOW, false, 0, 128),
            (&LITTLE_64_LOW, false, 0, 256),
            (&BIG_8, true, 0, 64),
            (&BIG_16, true, 0, 128),
            (&BIG_32, true, 0, 256),
            (&BIG_16_LAST_4, true, 0, 32),
            (&BIG_16_LAST_8, true, 0, 64),
            (&BIG_16_FIRST_8, true, 64, 64),
            (&BIG_8_LAST_4, true, 0, 32),
            (&BIG_8_FIRST_4, true, 32, 32),
        ] {
            check(sequence, |block| plus_one(block, big, from, bits));
        }
        check(&GAMMA, gamma);
    }

    /// Far steps are near steps, one after the other.
    #[test]
    fn skips_add_up() {
        let steps = Steps::new(Level::Portable);
        for sequence in SEQUENCES.iter().filter(|sequence| sequence.counter.is_some()) {
            for (a, b) in [(1 << 38, (1 << 38) + 12345), (u64::MAX - 7, 7), (1 << 63, 1 << 62)] {
                let mut once = random(1, sequence.block);
                let mut twice = once.clone();
                steps.skip(sequence, &mut once, a + b);
                steps.skip(sequence, &mut twice, a);
                steps.skip(sequence, &mut twice, b);
                assert_eq!(once, twice);
            }
        }
    }
}
