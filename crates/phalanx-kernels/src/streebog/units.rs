//! The layout for registers with shuffles: a 16-byte lane, or unit, for each byte of the rows, with
//! eight bytes of the message and eight of the key.
//!
//! ```text
//!                  lane 0                               | lane 1
//! one lane:   j    byte j of rows 0 to 7: message, key
//! two lanes:  0    byte 0: message, key                 | byte 2
//!             1    byte 1                               | byte 3
//!             2    byte 4                               | byte 6
//!             3    byte 5                               | byte 7
//! ```
//!
//! The message and the key run through the same maps. P turns rows into bytes, which takes 32
//! interleaving instructions (16 with two lanes, in which rows end up in another order). L
//! multiplies units by 8 × 8 maps of bytes, with two lookups by nibbles for each. With two lanes,
//! each looks up the unit that it has, and half of the sums move to the other lane.
//!
//! Instructions per round, one lane: 8 S-boxes of 39, 32 for P, 24 for nibbles, 128 lookups, 120
//! XORs, 32 to add the key and the constant. Two lanes: half of them, and 8 for the sums.

use super::maps::{IMAGES, Pi};
use super::sums::add_block;
use super::tables::C;
use crate::isa::bitslice::interleaved;
use crate::isa::{CacheAligned, Isa, Lanes, one_by_one};

/// The constants of a layout.
struct Layout<const LANES: usize>;

/// The images of a nibble's values.
type Table = [u8; 16];

impl<const LANES: usize> Layout<LANES> {
    /// The unit of a lane.
    const fn unit(register: usize, lane: usize) -> usize {
        if LANES == 1 { register } else { register % 2 + 2 * lane + register / 2 * 4 }
    }

    /// The row of each byte in a unit.
    const ROWS: [usize; 8] = if LANES == 1 { [0, 1, 2, 3, 4, 5, 6, 7] } else { [0, 4, 1, 5, 2, 6, 3, 7] };

    /// The tables of L: for each sum, register and half of a byte, the images of nibbles. The sums
    /// are those of the registers, followed by those for the registers with lanes exchanged.
    const TABLES: &'static CacheAligned<[[[[Table; LANES]; 2]; 8]; 8]> = &CacheAligned({
        let (mut tables, mut k) = ([[[[[0; 16]; LANES]; 2]; 8]; 8], 0);
        while k < 8 * 8 * 2 * 16 {
            let (sum, unit, half, nibble) = (k / 256, k / 32 % 8, k / 16 % 2, k % 16);
            let (register, lane) = if LANES == 1 { (unit, 0) } else { (unit / 2, unit % 2) };
            let to = match (LANES, sum / 4) {
                (1, _) => sum,
                (_, 0) => Self::unit(sum, lane),
                _ => Self::unit(sum - 4, 1 - lane),
            };
            let images = &IMAGES[to][Self::ROWS[Self::unit(register, lane)]];
            let mut bit = 0;
            while bit < 4 {
                if nibble >> bit & 1 == 1 {
                    tables[sum][register][half][lane][nibble] ^= images[4 * half + bit];
                }
                bit += 1;
            }
            k += 1;
        }
        tables
    });

    /// The round constants, in the half of the key, followed by zeros.
    const CONSTANTS: &'static CacheAligned<[[[[u8; 16]; LANES]; 8]; 16]> = &CacheAligned({
        let (mut lines, mut k) = ([[[[0; 16]; LANES]; 8]; 16], 0);
        while k < 12 * 64 {
            let (round, unit, i) = (k / 64, k / 8 % 8, k % 8);
            let (register, lane) = if LANES == 1 { (unit, 0) } else { (unit / 2, unit % 2) };
            let byte = 8 * Self::unit(register, lane);
            lines[round][register][lane][8 + i] = (C[round][Self::ROWS[i]] >> byte) as u8;
            k += 1;
        }
        lines
    });

    /// The order of the bytes in a unit of the key when it is a row, in the first half.
    const POSITIONS: [u8; 16] = {
        let (mut index, mut i) = ([0x80; 16], 0);
        while i < 8 {
            index[Self::ROWS[i]] = 8 + i as u8;
            i += 1;
        }
        index
    };
}

/// Moves the first half of a lane to the second, which leaves zeros, and the second to the first.
static UP: [u8; 16] = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0, 1, 2, 3, 4, 5, 6, 7];
static DOWN: [u8; 16] = [8, 9, 10, 11, 12, 13, 14, 15, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80];

#[inline(always)]
fn lanes<I: Isa + Lanes, const LANES: usize>(i: I, lanes: &'static [[u8; 16]; LANES]) -> I::W {
    const { assert!(I::LANES == LANES) }
    // SAFETY: there are 16 bytes for each lane.
    unsafe { i.load(lanes.as_ptr().cast(), 16) }
}

#[inline(always)]
fn repeated<I: Isa + Lanes>(i: I, lane: &'static [u8; 16]) -> I::W {
    // SAFETY: these are 16 bytes.
    unsafe { i.load(lane.as_ptr(), 0) }
}

/// P: turns the bytes of units into units.
#[inline(always)]
fn transpose<I: Isa + Lanes, const N: usize>(i: I, x: [I::W; N]) -> [I::W; N] {
    let mut y = [x[0]; 8];
    #[allow(clippy::manual_memcpy, reason = "copied as slices, registers would go through memory")]
    for k in 0..N {
        y[k] = x[k];
    }
    if N == 8 {
        y = interleaved::<I, 8, 3>(i, y);
    } else {
        // Rows 0 to 3 and 4 to 7 of the message, then those of the key.
        let (a, b) = (i.unpack_low_8(y[0], y[1]), i.unpack_low_8(y[2], y[3]));
        let (c, d) = (i.unpack_high_8(y[0], y[1]), i.unpack_high_8(y[2], y[3]));
        y[0] = i.interleave_halves_32(i.unpack_low_8(a, b));
        y[1] = i.interleave_halves_32(i.unpack_high_8(a, b));
        y[2] = i.interleave_halves_32(i.unpack_low_8(c, d));
        y[3] = i.interleave_halves_32(i.unpack_high_8(c, d));
    }
    let mut units = x;
    for k in 0..N / 2 {
        units[2 * k] = i.unpack_low_64(y[k], y[N / 2 + k]);
        units[2 * k + 1] = i.unpack_high_64(y[k], y[N / 2 + k]);
    }
    units
}

/// One sum of L.
#[inline(always)]
fn sum<I: Isa + Lanes, const LANES: usize, const N: usize>(
    i: I,
    nibbles: &[[I::W; 2]; N],
    tables: &'static [[[[u8; 16]; LANES]; 2]; 8],
) -> I::W {
    let mut sum = i.shuffle(lanes(i, &tables[0][0]), nibbles[0][0]);
    for k in 0..N {
        let high = i.shuffle(lanes(i, &tables[k][1]), nibbles[k][1]);
        sum = if k == 0 {
            i.xor(sum, high)
        } else {
            i.xor3(sum, high, i.shuffle(lanes(i, &tables[k][0]), nibbles[k][0]))
        };
    }
    sum
}

/// L
#[inline(always)]
fn linear<I: Isa + Lanes, const LANES: usize, const N: usize>(i: I, x: [I::W; N]) -> [I::W; N] {
    let mut nibbles = [[x[0]; 2]; N];
    for k in 0..N {
        nibbles[k] = [i.and(x[k], i.splat_8(0x0f)), i.high_nibbles(x[k])];
    }
    let mut tables = &Layout::<LANES>::TABLES.0;
    let mut y = x;
    for k in 0..N {
        y[k] = sum::<I, LANES, N>(i, &nibbles, &tables[k]);
        if LANES == 2 {
            tables = i.in_turn(tables, y[k]);
            let other = sum::<I, LANES, N>(i, &nibbles, &tables[N + k]);
            y[k] = i.xor(y[k], i.swap_halves(other));
        }
        tables = i.in_turn(tables, y[k]);
    }
    y
}

/// Loads eight rows for the message and as many for the key.
///
/// # Safety
/// Both must be readable for 64 bytes.
#[inline(always)]
unsafe fn load<I: Isa + Lanes, const N: usize>(i: I, message: *const u8, key: *const u8) -> [I::W; N] {
    let mut rows = [i.splat_64(0); N];
    for k in 0..N / 2 {
        // SAFETY: guaranteed by the caller.
        let (m, k_) = unsafe { (i.load(message.add(128 / N * k), 16), i.load(key.add(128 / N * k), 16)) };
        rows[2 * k] = i.unpack_low_64(m, k_);
        rows[2 * k + 1] = i.unpack_high_64(m, k_);
    }
    transpose(i, rows)
}

/// # Safety
/// See [`Absorb`](crate::abi::Absorb). Blocks are 64 bytes long and states 192. The CPU must support
/// the token's features.
#[inline(always)]
pub(super) unsafe fn absorb<I: Isa + Lanes, const LANES: usize, const N: usize>(
    i: I,
    src: *const u8,
    state: *mut u8,
    n: usize,
) {
    const { assert!(N * LANES == 8) }
    // SAFETY: the caller guarantees that the state and the blocks are there.
    unsafe {
        let (up, down) = (repeated(i, &UP), repeated(i, &DOWN));
        // h as the key, with zeros as the message.
        let mut h: [I::W; N] = load(i, state, state);
        for k in 0..N {
            h[k] = i.shuffle(i.shuffle(h[k], down), up);
        }
        for block in 0..n {
            let block = src.add(64 * block);
            let first: [I::W; N] = load(i, block, state.add(64));
            let (mut x, mut message) = (first, first);
            for k in 0..N {
                x[k] = i.xor(x[k], h[k]);
                message[k] = i.shuffle(i.shuffle(first[k], up), down);
            }
            for round in 0..13 {
                let round = one_by_one(round) % 16;
                x = i.sub_each::<Pi, N>(x);
                x = linear::<I, LANES, N>(i, transpose(i, x));
                for k in 0..N {
                    let key = i.shuffle(x[k], down);
                    // After the first round, only the key has a meaning.
                    let own = if round == 0 { i.xor(message[k], i.shuffle(key, up)) } else { x[k] };
                    x[k] = i.xor3(own, key, lanes(i, &Layout::<LANES>::CONSTANTS.0[round][k]));
                }
            }
            for k in 0..N {
                h[k] = i.xor(h[k], i.shuffle(i.xor(x[k], message[k]), up));
            }
            add_block(state, block);
        }
        // Back to rows.
        let rows = transpose(i, h);
        let mut bytes = CacheAligned([[0_u8; 16]; 8]);
        for k in 0..N {
            let row = i.shuffle(rows[k], repeated(i, &Layout::<LANES>::POSITIONS));
            i.store(bytes.0.as_mut_ptr().cast::<u8>().add(16 * LANES * k), 16, row);
        }
        for k in 0..8 {
            let row = Layout::<LANES>::ROWS[Layout::<LANES>::unit(k / LANES, k % LANES)];
            let words = bytes.0[k].as_ptr().cast::<[u8; 8]>();
            state.cast::<[u8; 8]>().add(row).write(words.read());
        }
    }
}
