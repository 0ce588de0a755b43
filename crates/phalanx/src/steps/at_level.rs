//! The steps as modes call them: of each the widest routine that a level allows.

use phalanx_kernels::kernel::{Routine, RoutineEntry, Xor};
use phalanx_kernels::steps::{DOUBLE_8, DOUBLE_16, REVERSE_BITS, Sequence, XOR};

use crate::Level;

/// The widest routine that a level allows.
fn widest(routines: &'static [Routine], level: Level) -> RoutineEntry {
    let mut allowed = routines.iter().rev().filter(|routine| level.features().contains(routine.needs));
    allowed.next().unwrap_or(&routines[0]).entry
}

/// The routines that a level allows.
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    level: Level,
    xor: Xor,
}

impl Steps {
    /// `level` is one that this CPU has.
    pub(crate) fn new(level: Level) -> Self {
        let RoutineEntry::Xor(xor) = widest(XOR, level) else { unreachable!("rows of one shape") };
        Self { level, xor }
    }

    /// `data ^= other`, as long as the shorter one.
    #[inline]
    pub(crate) fn xor(&self, data: &mut [u8], other: &[u8]) {
        let (p, n) = (data.as_mut_ptr(), data.len().min(other.len()));
        // SAFETY: both have that many bytes and are disjoint; the CPU has the level.
        unsafe { (self.xor)(p, other.as_ptr(), p, n) }
    }

    /// The next blocks of a sequence; as many as fill `blocks`.
    #[inline]
    pub(crate) fn fill(&self, sequence: &'static Sequence, state: &mut [u8], blocks: &mut [u8]) {
        let RoutineEntry::Sequence(fill) = widest(sequence.fill, self.level) else { unreachable!("rows of one shape") };
        assert_eq!(state.len(), sequence.block, "the modes pass one block");
        // Fewer than 2^32 at a time, so that no product overflows.
        for blocks in blocks.chunks_mut(sequence.block.saturating_mul(1 << 30)) {
            // SAFETY: the state is a block, and there is room for as many; the CPU has the level.
            unsafe { fill(state.as_mut_ptr(), blocks.as_mut_ptr(), blocks.len() / sequence.block) }
        }
    }

    /// Moves a counter on by `n`, less than 2^39.
    pub(crate) fn skip(&self, sequence: &'static Sequence, state: &mut [u8], n: u64) {
        let Some(RoutineEntry::Skip(skip)) = sequence.counter.as_ref().map(|counter| counter.skip.entry) else {
            unreachable!("tweaks are not counters")
        };
        assert_eq!(state.len(), sequence.block, "the modes pass one block");
        // Far steps in several, so that no product overflows.
        let (mut left, most) = (n, ((1u64 << 39) - 1).min(usize::MAX as u64));
        while left > 0 {
            let step = left.min(most);
            // SAFETY: the state is a block.
            unsafe { skip(state.as_mut_ptr(), step as usize) }
            left -= step;
        }
    }

    /// Writes what comes after each of some counters.
    pub(crate) fn next(&self, sequence: &'static Sequence, counters: &[u8], next: &mut [u8]) {
        let routine = sequence.counter.as_ref().map(|counter| counter.next.entry);
        let Some(RoutineEntry::Map(map)) = routine else { unreachable!("tweaks are not counters") };
        assert_eq!(counters.len(), next.len(), "the modes pass as many");
        // SAFETY: both have that many blocks and are disjoint.
        unsafe { map(counters.as_ptr(), next.as_mut_ptr(), next.len() / sequence.block) }
    }

    /// The bits of every byte in the other order, in place; whole blocks of 16 bytes.
    pub(crate) fn reverse_bits(&self, blocks: &mut [u8]) {
        let RoutineEntry::Map(reverse) = widest(REVERSE_BITS, self.level) else { unreachable!("rows of one shape") };
        let p = blocks.as_mut_ptr();
        // SAFETY: the buffer has that many blocks; the CPU has the level.
        unsafe { reverse(p, p, blocks.len() / 16) }
    }
}

/// A block times x, read as a big-endian number, modulo x^64 + x^4 + x^3 + x + 1 or x^128 + x^7 + x^2 + x + 1. In place.
pub(crate) fn double_big_endian(block: &mut [u8]) {
    let routine = match block.len() {
        8 => &DOUBLE_8,
        16 => &DOUBLE_16,
        _ => unreachable!("these modes have blocks of 8 or 16 bytes"),
    };
    let RoutineEntry::Map(double) = routine.entry else { unreachable!("a row of this shape") };
    let p = block.as_mut_ptr();
    // SAFETY: one block.
    unsafe { double(p, p, 1) }
}
