//! Operations of modes on buffers, other than the cipher itself: XOR, counters, tweaks, padding,
//! and block conversions. All of these are compiled for every register width and verified like
//! kernels.
//!
//! This is the table of these routines, which the crate `phalanx` calls.

#[cfg(bodies)]
mod counter;
#[cfg(bodies)]
mod padding;
#[cfg(bodies)]
mod tweak;
#[cfg(bodies)]
mod words;
#[cfg(bodies)]
mod xor;

use crate::abi::Routine;
use crate::isa::{routine, routines};

/// A sequence of blocks, each derived from the previous one.
pub struct Sequence {
    /// Bytes in a block.
    pub block: usize,
    /// Writes the next blocks.
    pub fill: &'static [Routine],
    /// The counter operations, if this is a counter.
    pub counter: Option<Counting>,
}

/// Counter operations that work on any CPU.
pub struct Counting {
    /// Skips ahead.
    pub skip: Routine,
    /// Computes the successor of each of several counters.
    pub next: Routine,
}

/// XORs buffers.
pub static XOR: &[Routine] = routines!(Xor, "xor", xor::xor);
/// Reverses the bits of every byte.
pub static REVERSE_BITS: &[Routine] = routines!(Map, "reverse_bits", xor::reverse_bits);
/// Multiplies big-endian 8-byte blocks by x, modulo x^64 + x^4 + x^3 + x + 1.
pub static DOUBLE_8: Routine = routine!(Map, "double_8", tweak::double::<1>);
/// Multiplies big-endian 16-byte blocks by x, modulo x^128 + x^7 + x^2 + x + 1.
pub static DOUBLE_16: Routine = routine!(Map, "double_16", tweak::double::<2>);
/// Checks PKCS#7 padding. Blocks must be shorter than 256 bytes.
pub static UNPAD_PKCS7: Routine = routine!(Unpad, "unpad_pkcs7", padding::unpad_pkcs7);
/// Checks padding that consists of a 1 bit followed by zeros.
pub static UNPAD_ONE_ZEROS: Routine = routine!(Unpad, "unpad_one_zeros", padding::unpad_one_zeros);

/// All routines in this table.
pub(crate) fn routines() -> impl Iterator<Item = &'static Routine> {
    let sequences = || SEQUENCES.iter();
    let fills = sequences().flat_map(|sequence| sequence.fill);
    let counters = sequences().filter_map(|sequence| sequence.counter.as_ref());
    let counters = counters.flat_map(|counter| [&counter.skip, &counter.next]);
    let single = [&DOUBLE_8, &DOUBLE_16, &UNPAD_PKCS7, &UNPAD_ONE_ZEROS];
    XOR.iter().chain(REVERSE_BITS).chain(single).chain(fills).chain(counters)
}

/// Defines sequences by name, and a list of all of them.
macro_rules! sequences {
    ($($(#[$doc:meta])* $name:ident = $sequence:expr;)*) => {
        $($(#[$doc])* pub static $name: Sequence = $sequence;)*
        /// All sequences.
        pub static SEQUENCES: &[&Sequence] = &[$(&$name),*];
    };
}

/// The operations of a counter, given its symbol, the number of words in a block, whether it is
/// big-endian, and the type that computes successors.
macro_rules! counting {
    ($symbol:expr, $words:literal, $big:literal, $after:ty) => {
        Some(Counting {
            skip: routine!(Skip, concat!($symbol, "_skip"), counter::skip::<$words, $big, $after>),
            next: routine!(Map, concat!($symbol, "_next"), counter::next::<$words, $big, $after>),
        })
    };
}

/// Defines a counter, given its symbol, the number of words in a block, whether it is big-endian,
/// its lowest bit, and how many bits it has.
macro_rules! counter {
    ($symbol:literal, 2, $big:literal, $from:literal, $bits:literal) => {
        Sequence {
            block: 16,
            fill: routines!(
                Sequence,
                $symbol,
                counter::count::<2, $big, counter::Number<2, $big, $from, $bits>>,
                counter::count_lanes::<_, $big, $from, $bits>
            ),
            counter: counting!($symbol, 2, $big, counter::Number<2, $big, $from, $bits>),
        }
    };
    ($symbol:literal, large $words:literal, $big:literal, $bits:literal) => {
        Sequence {
            block: 8 * $words,
            fill: routines!(Sequence, $symbol, counter::count_large::<$words, $big, $bits>),
            counter: counting!($symbol, $words, $big, counter::Number<$words, $big, 0, $bits>),
        }
    };
    ($symbol:literal, $words:literal, $big:literal, $from:literal, $bits:literal) => {
        Sequence {
            block: 8 * $words,
            fill: routines!(Sequence, $symbol, counter::count::<$words, $big, counter::Number<$words, $big, $from, $bits>>),
            counter: counting!($symbol, $words, $big, counter::Number<$words, $big, $from, $bits>),
        }
    };
}

sequences! {
    /// 16-byte blocks as little-endian numbers.
    LITTLE_16 = counter!("little_16", 2, false, 0, 128);
    /// 32-byte blocks as little-endian numbers.
    LITTLE_32 = counter!("little_32", large 4, false, 256);
    /// 64-byte blocks as little-endian numbers.
    LITTLE_64 = counter!("little_64", large 8, false, 512);
    /// The low half of little-endian 16-byte blocks.
    LITTLE_16_LOW = counter!("little_16_low", 2, false, 0, 64);
    /// The low half of little-endian 32-byte blocks.
    LITTLE_32_LOW = counter!("little_32_low", large 4, false, 128);
    /// The low half of little-endian 64-byte blocks.
    LITTLE_64_LOW = counter!("little_64_low", large 8, false, 256);
    /// The low eight bytes of little-endian 32-byte blocks.
    LITTLE_32_LOW_8 = counter!("little_32_low_8", large 4, false, 64);
    /// The low eight bytes of little-endian 64-byte blocks.
    LITTLE_64_LOW_8 = counter!("little_64_low_8", large 8, false, 64);
    /// 8-byte blocks as big-endian numbers.
    BIG_8 = counter!("big_8", 1, true, 0, 64);
    /// 16-byte blocks as big-endian numbers.
    BIG_16 = counter!("big_16", 2, true, 0, 128);
    /// 32-byte blocks as big-endian numbers.
    BIG_32 = counter!("big_32", large 4, true, 256);
    /// The last four bytes of 16-byte blocks, big-endian.
    BIG_16_LAST_4 = counter!("big_16_last_4", 2, true, 0, 32);
    /// The last eight bytes of 16-byte blocks, big-endian.
    BIG_16_LAST_8 = counter!("big_16_last_8", 2, true, 0, 64);
    /// The first eight bytes of 16-byte blocks, big-endian.
    BIG_16_FIRST_8 = counter!("big_16_first_8", 2, true, 64, 64);
    /// The last four bytes of 8-byte blocks, big-endian.
    BIG_8_LAST_4 = counter!("big_8_last_4", 1, true, 0, 32);
    /// The first four bytes of 8-byte blocks, big-endian.
    BIG_8_FIRST_4 = counter!("big_8_first_4", 1, true, 32, 32);
    /// The two additive counters from section 3 of GOST 28147-89.
    GAMMA = Sequence {
        block: 8,
        fill: routines!(Sequence, "gamma", counter::count::<1, false, counter::Gamma>),
        counter: counting!("gamma", 1, false, counter::Gamma),
    };
    /// Multiplication by x in the 128-bit field.
    TWEAKS_16 = Sequence { block: 16, fill: routines!(Sequence, "tweaks_16", tweak::tweaks::<2>, tweak::tweaks_lanes), counter: None };
    /// Multiplication by x in the 256-bit field.
    TWEAKS_32 = Sequence { block: 32, fill: routines!(Sequence, "tweaks_32", tweak::tweaks::<4>), counter: None };
    /// Multiplication by x in the 512-bit field.
    TWEAKS_64 = Sequence { block: 64, fill: routines!(Sequence, "tweaks_64", tweak::tweaks::<8>), counter: None };
}
