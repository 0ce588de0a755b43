//! Everything that modes do other than calling the cipher: XOR, counters, tweaks and padding. The
//! routines themselves are in `phalanx_kernels`.

mod at_level;
mod padding;
#[cfg(test)]
mod tests;

pub(crate) use phalanx_kernels::steps::{
    BIG_8, BIG_8_FIRST_4, BIG_8_LAST_4, BIG_16, BIG_16_FIRST_8, BIG_16_LAST_4, BIG_16_LAST_8, BIG_32, GAMMA, LITTLE_16,
    LITTLE_16_LOW, LITTLE_32, LITTLE_32_LOW, LITTLE_32_LOW_8, LITTLE_64, LITTLE_64_LOW, LITTLE_64_LOW_8, Sequence,
    TWEAKS_16, TWEAKS_32, TWEAKS_64,
};

pub(crate) use at_level::{Steps, double_big_endian, in_blocks, whole_blocks};
pub(crate) use padding::pad;
pub use padding::{Padding, unpadded};
