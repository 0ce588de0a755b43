//! Sequences of blocks, each made from the one before.

use phalanx_kernels::kernel::Routine;

/// A sequence of blocks.
pub(crate) struct Sequence {
    /// Bytes in a block.
    pub(super) block: usize,
    pub(super) fill: &'static [Routine],
    pub(super) counter: Option<Counting>,
}

/// What counters can do besides, on any CPU.
pub(super) struct Counting {
    pub(super) skip: Routine,
    pub(super) next: Routine,
}

/// Sequences of blocks by name, and the list of them.
macro_rules! sequences {
    ($($(#[$doc:meta])* $name:ident = $sequence:expr;)*) => {
        $($(#[$doc])* pub(crate) static $name: Sequence = $sequence;)*
        pub(super) static SEQUENCES: &[&Sequence] = &[$(&$name),*];
    };
}
pub(super) use sequences;
