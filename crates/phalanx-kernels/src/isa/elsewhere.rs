//! What an architecture without a folder of its own has in place of it; one that has a folder takes from here what it has
//! no better way for.

pub(super) use super::portable::words as word;
use crate::abi::Routine;

/// Other architectures keep what is in their registers.
pub(crate) static CLEAR: [Routine; 0] = [];

/// Bytes of the stack below the caller's frame that [`clear_registers`] overwrites, too.
pub const CLEARED_STACK: usize = 0;

/// Does nothing: see `CLEAR`.
pub fn clear_registers() {}

/// As long as it lives, the CPU is asked for time that does not depend on data. Here nobody asks.
pub struct Steady;

impl Steady {
    /// From now on.
    #[inline(always)]
    #[must_use]
    pub fn begin() -> Self {
        Self
    }
}

/// The counter of a loop whose steps the compiler shall not join.
#[inline(always)]
pub fn one_by_one(step: usize) -> usize {
    core::hint::black_box(step)
}

/// The same number, of which the compiler knows nothing: it would make branches of masks.
#[inline(always)]
pub fn opaque(x: u64) -> u64 {
    core::hint::black_box(x)
}
