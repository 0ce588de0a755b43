//! What modes do to buffers beside the cipher: sums, counters, tweaks, paddings, other representations of blocks. Compiled once for
//! each width of registers, and proved like kernels.

mod at_level;
mod counter;
mod padding;
mod sequence;
#[cfg(test)]
mod tests;
mod tweak;
mod words;
mod xor;

use phalanx_kernels::kernel::Routine;

pub(crate) use at_level::Steps;
pub(crate) use counter::{
    BIG_8, BIG_8_FIRST_4, BIG_8_LAST_4, BIG_16, BIG_16_FIRST_8, BIG_16_LAST_4, BIG_16_LAST_8, BIG_32, GAMMA, LITTLE_16,
    LITTLE_16_LOW, LITTLE_32, LITTLE_32_LOW, LITTLE_32_LOW_8, LITTLE_64, LITTLE_64_LOW, LITTLE_64_LOW_8,
};
pub(crate) use padding::pad;
pub use padding::{Padding, unpadded};
pub(crate) use sequence::Sequence;
pub(crate) use tweak::{TWEAKS_16, TWEAKS_32, TWEAKS_64, double_big_endian};

use xor::{REVERSE_BITS, XOR};

/// All routines of this folder.
pub(crate) fn routines() -> impl Iterator<Item = &'static Routine> {
    let sequences = || counter::SEQUENCES.iter().chain(tweak::SEQUENCES);
    let fills = sequences().flat_map(|sequence| sequence.fill);
    let counters = sequences().filter_map(|sequence| sequence.counter.as_ref());
    let counters = counters.flat_map(|counter| [&counter.skip, &counter.next]);
    let single = tweak::DOUBLES.iter().chain(padding::UNPADS);
    XOR.iter().chain(REVERSE_BITS).chain(single).chain(fills).chain(counters)
}
