//! What modes do to buffers beside the cipher: sums, counters, tweaks, paddings, other representations of blocks. Once for each width of
//! registers, and proved like kernels.
//!
//! This is the table of the routines. The crate `phalanx` calls them.

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

/// A sequence of blocks, each made from the one before.
pub struct Sequence {
    /// Bytes in a block.
    pub block: usize,
    /// Writes the next blocks.
    pub fill: &'static [Routine],
    /// What counters can do besides.
    pub counter: Option<Counting>,
}

/// What counters can do besides, on any CPU.
pub struct Counting {
    /// Moves a counter on.
    pub skip: Routine,
    /// What comes after each of some counters.
    pub next: Routine,
}

/// Sums of buffers.
pub static XOR: &[Routine] = routines!(Xor, "xor", xor::xor);
/// The bits of bytes in the other order.
pub static REVERSE_BITS: &[Routine] = routines!(Map, "reverse_bits", xor::reverse_bits);
/// Big-endian blocks of 8 bytes times x, modulo x^64 + x^4 + x^3 + x + 1.
pub static DOUBLE_8: Routine = routine!(Map, "double_8", tweak::double::<1>);
/// Big-endian blocks of 16 bytes times x, modulo x^128 + x^7 + x^2 + x + 1.
pub static DOUBLE_16: Routine = routine!(Map, "double_16", tweak::double::<2>);
/// The padding of PKCS#7. Blocks have fewer than 256 bytes.
pub static UNPAD_PKCS7: Routine = routine!(Unpad, "unpad_pkcs7", padding::unpad_pkcs7);
/// A one bit, then zeros.
pub static UNPAD_ONE_ZEROS: Routine = routine!(Unpad, "unpad_one_zeros", padding::unpad_one_zeros);

/// Every routine of this table.
pub(crate) fn routines() -> impl Iterator<Item = &'static Routine> {
    let sequences = || SEQUENCES.iter();
    let fills = sequences().flat_map(|sequence| sequence.fill);
    let counters = sequences().filter_map(|sequence| sequence.counter.as_ref());
    let counters = counters.flat_map(|counter| [&counter.skip, &counter.next]);
    let single = [&DOUBLE_8, &DOUBLE_16, &UNPAD_PKCS7, &UNPAD_ONE_ZEROS];
    XOR.iter().chain(REVERSE_BITS).chain(single).chain(fills).chain(counters)
}

/// Sequences of blocks by name, and the list of them.
macro_rules! sequences {
    ($($(#[$doc:meta])* $name:ident = $sequence:expr;)*) => {
        $($(#[$doc])* pub static $name: Sequence = $sequence;)*
        /// Every sequence.
        pub static SEQUENCES: &[&Sequence] = &[$(&$name),*];
    };
}

/// That of a counter: its symbol, words of a block, whether big-endian, and what comes after a block.
macro_rules! counting {
    ($symbol:expr, $words:literal, $big:literal, $after:ty) => {
        Some(Counting {
            skip: routine!(Skip, concat!($symbol, "_skip"), counter::skip::<$words, $big, $after>),
            next: routine!(Map, concat!($symbol, "_next"), counter::next::<$words, $big, $after>),
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
        fill: routines!(Sequence, "gamma", counter::count::<1, false, counter::Gamma>),
        counter: counting!("gamma", 1, false, counter::Gamma),
    };
    /// Times x in the field of 128 bits.
    TWEAKS_16 = Sequence { block: 16, fill: routines!(Sequence, "tweaks_16", tweak::tweaks::<2>, tweak::tweaks_lanes), counter: None };
    /// Times x in the field of 256 bits.
    TWEAKS_32 = Sequence { block: 32, fill: routines!(Sequence, "tweaks_32", tweak::tweaks::<4>), counter: None };
    /// Times x in the field of 512 bits.
    TWEAKS_64 = Sequence { block: 64, fill: routines!(Sequence, "tweaks_64", tweak::tweaks::<8>), counter: None };
}
