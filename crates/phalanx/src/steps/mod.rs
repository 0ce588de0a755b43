//! What modes do to buffers beside the cipher: sums, counters, tweaks, paddings, other representations of blocks. Compiled once for
//! each width of registers, and proved like kernels.

mod counter;
mod padding;
mod tweak;
mod words;
mod xor;

use phalanx_kernels::kernel::{Routine, RoutineEntry, Xor};

use crate::Level;

pub(crate) use counter::{
    BIG_8, BIG_8_FIRST_4, BIG_8_LAST_4, BIG_16, BIG_16_FIRST_8, BIG_16_LAST_4, BIG_16_LAST_8, BIG_32, GAMMA, LITTLE_16,
    LITTLE_16_LOW, LITTLE_32, LITTLE_32_LOW, LITTLE_32_LOW_8, LITTLE_64, LITTLE_64_LOW, LITTLE_64_LOW_8,
};
pub use padding::unpadded;
pub(crate) use tweak::{TWEAKS_16, TWEAKS_32, TWEAKS_64, double_big_endian};

use xor::{REVERSE_BITS, XOR};

/// Sequences of blocks by name, and the list of them.
macro_rules! sequences {
    ($($(#[$doc:meta])* $name:ident = $sequence:expr;)*) => {
        $($(#[$doc])* pub(crate) static $name: Sequence = $sequence;)*
        pub(super) static SEQUENCES: &[&Sequence] = &[$(&$name),*];
    };
}
use sequences;

/// The widest routine that a level allows.
fn widest(routines: &'static [Routine], level: Level) -> RoutineEntry {
    let mut allowed = routines.iter().rev().filter(|routine| level.features().contains(routine.needs));
    allowed.next().unwrap_or(&routines[0]).entry
}

/// A sequence of blocks.
pub(crate) struct Sequence {
    /// Bytes in a block.
    block: usize,
    fill: &'static [Routine],
    counter: Option<Counting>,
}

/// What counters can do besides, on any CPU.
struct Counting {
    skip: Routine,
    next: Routine,
}

/// All routines of this folder.
pub(crate) fn routines() -> impl Iterator<Item = &'static Routine> {
    let sequences = || counter::SEQUENCES.iter().chain(tweak::SEQUENCES);
    let fills = sequences().flat_map(|sequence| sequence.fill);
    let counters = sequences().filter_map(|sequence| sequence.counter.as_ref());
    let counters = counters.flat_map(|counter| [&counter.skip, &counter.next]);
    let single = tweak::DOUBLES.iter().chain(padding::UNPADS);
    XOR.iter().chain(REVERSE_BITS).chain(single).chain(fills).chain(counters)
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
        let n = blocks.len() / sequence.block;
        assert!(state.len() == sequence.block && (n as u64) < 1 << 32, "the modes pass one block, and short buffers");
        // SAFETY: the state is a block, and there is room for `n`; the CPU has the level.
        unsafe { fill(state.as_mut_ptr(), blocks.as_mut_ptr(), n) }
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

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;
    use alloc::vec::Vec;

    pub(super) fn random(seed: u64, n: usize) -> Vec<u8> {
        let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut byte = || {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            (x >> 32) as u8
        };
        (0..n).map(|_| byte()).collect()
    }

    /// A sequence, its plain form, and states that reach its edges.
    pub(super) fn check(sequence: &'static Sequence, next: impl Fn(&mut [u8])) {
        let n = sequence.block;
        let mut states = vec![vec![0; n], vec![0xff; n]];
        states.extend((0..20).map(|seed| random(seed, n)));
        for at in 0..n {
            // Carries from every byte on, in both orders.
            let mut state = random(at as u64, n);
            state[at..].fill(0xff);
            states.push(state.clone());
            state.reverse();
            states.push(state);
        }
        // A little below an edge.
        for mut state in states.clone() {
            for byte in [0, n - 1, n / 2, n / 2 - 1] {
                state[byte] = state[byte].wrapping_sub(5);
                states.push(state.clone());
            }
        }
        for level in Level::available() {
            let steps = Steps::new(level);
            for state in &states {
                for count in (0..40).chain([64, 127]) {
                    let (mut got, mut out) = (state.clone(), vec![0; count * n]);
                    steps.fill(sequence, &mut got, &mut out);
                    let mut want = state.clone();
                    for block in out.chunks_exact(n) {
                        assert_eq!(block, want, "{level} {state:x?} {count}");
                        next(&mut want);
                    }
                    assert_eq!(got, want, "{level} {state:x?} {count}");
                    if sequence.counter.is_some() {
                        let mut skipped = state.clone();
                        steps.skip(sequence, &mut skipped, count as u64);
                        assert_eq!(skipped, want, "{state:x?} {count}");
                        // As many counters that have nothing to do with each other but what they are.
                        let mut after = vec![0; count * n];
                        steps.next(sequence, &out, &mut after);
                        let behind = [out.get(n..).unwrap_or_default(), &got[..n * count.min(1)]].concat();
                        assert_eq!(after, behind, "{level} {state:x?} {count}");
                    }
                }
            }
        }
    }
}
