//! Safe wrappers around the routines that modes need in addition to the cipher. Each call uses the
//! widest level allowed.

use phalanx_kernels::kernel::{Routine, RoutineEntry, Xor};
use phalanx_kernels::steps::{DOUBLE_8, DOUBLE_16, REVERSE_BITS, Sequence, XOR};

use crate::Level;

/// Rounds a length in bytes up to whole blocks. All blocks are a power of two, so that short messages
/// don't have to wait for divisions.
#[inline]
pub(crate) const fn whole_blocks(block: usize, bytes: usize) -> usize {
    (bytes + block - 1) & !(block - 1)
}

/// The number of whole blocks in `bytes` bytes.
#[inline]
pub(crate) const fn in_blocks(block: usize, bytes: usize) -> usize {
    bytes >> block.trailing_zeros()
}

#[inline]
fn widest(routines: &'static [Routine], level: Level) -> RoutineEntry {
    let mut allowed = routines.iter().rev().filter(|routine| level.features().contains(routine.needs));
    allowed.next().unwrap_or(&routines[0]).entry
}

/// The routines selected for one level.
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    level: Level,
    xor: Xor,
}

impl Steps {
    /// `level` must be supported by this CPU.
    #[inline]
    pub(crate) fn new(level: Level) -> Self {
        let RoutineEntry::Xor(xor) = widest(XOR, level) else { unreachable!("a list has routines of one type") };
        Self { level, xor }
    }

    /// `data ^= other`, up to the shorter length.
    #[inline]
    pub(crate) fn xor(&self, data: &mut [u8], other: &[u8]) {
        let (p, n) = (data.as_mut_ptr(), data.len().min(other.len()));
        // SAFETY: both buffers are valid for `n` bytes and don't overlap, and the CPU supports the
        // level.
        unsafe { (self.xor)(p, other.as_ptr(), p, n) }
    }

    /// Fills `blocks` with the next blocks of a sequence.
    #[inline]
    pub(crate) fn fill(&self, sequence: &'static Sequence, state: &mut [u8], blocks: &mut [u8]) {
        let RoutineEntry::Sequence(fill) = widest(sequence.fill, self.level) else {
            unreachable!("a list has routines of one type")
        };
        assert_eq!(state.len(), sequence.block, "modes pass exactly one block");
        // We process fewer than 2^32 blocks at a time, so that no product overflows.
        for blocks in blocks.chunks_mut(sequence.block.saturating_mul(1 << 30)) {
            // SAFETY: the state is one block, the buffer has room for exactly this many blocks, and
            // the CPU supports the level.
            unsafe { fill(state.as_mut_ptr(), blocks.as_mut_ptr(), in_blocks(sequence.block, blocks.len())) }
        }
    }

    /// Advances a counter by `n`.
    pub(crate) fn skip(&self, sequence: &'static Sequence, state: &mut [u8], n: u64) {
        let Some(RoutineEntry::Skip(skip)) = sequence.counter.as_ref().map(|counter| counter.skip.entry) else {
            unreachable!("tweaks are not counters")
        };
        assert_eq!(state.len(), sequence.block, "modes pass exactly one block");
        // We split large steps, so that no product overflows.
        let (mut left, most) = (n, ((1u64 << 39) - 1).min(usize::MAX as u64));
        while left > 0 {
            let step = left.min(most);
            // SAFETY: the state is one block, as asserted above.
            unsafe { skip(state.as_mut_ptr(), step as usize) }
            left -= step;
        }
    }

    /// Writes the successor of each counter to `next`.
    pub(crate) fn next(&self, sequence: &'static Sequence, counters: &[u8], next: &mut [u8]) {
        let routine = sequence.counter.as_ref().map(|counter| counter.next.entry);
        let Some(RoutineEntry::Map(map)) = routine else { unreachable!("tweaks are not counters") };
        assert_eq!(counters.len(), next.len(), "modes pass buffers of equal length");
        // SAFETY: both buffers consist of this many blocks and don't overlap.
        unsafe { map(counters.as_ptr(), next.as_mut_ptr(), next.len() / sequence.block) }
    }

    /// Reverses the bits in every byte in place. `blocks` consists of whole 16-byte blocks.
    pub(crate) fn reverse_bits(&self, blocks: &mut [u8]) {
        let RoutineEntry::Map(reverse) = widest(REVERSE_BITS, self.level) else {
            unreachable!("a list has routines of one type")
        };
        let p = blocks.as_mut_ptr();
        // SAFETY: the buffer consists of this many blocks, and the CPU supports the level.
        unsafe { reverse(p, p, blocks.len() / 16) }
    }
}

/// Multiplies a big-endian block by x in place, modulo x^64 + x^4 + x^3 + x + 1 or x^128 + x^7 +
/// x^2 + x + 1.
pub(crate) fn double_big_endian(block: &mut [u8]) {
    let routine = match block.len() {
        8 => &DOUBLE_8,
        16 => &DOUBLE_16,
        _ => unreachable!("these modes only have 8-byte or 16-byte blocks"),
    };
    let RoutineEntry::Map(double) = routine.entry else { unreachable!("this routine always has this type") };
    let p = block.as_mut_ptr();
    // SAFETY: the buffer is one block.
    unsafe { double(p, p, 1) }
}
