//! The state between two instructions, in units of 64 bits.

use super::{Machine, STACK_BYTES, STACK_TOP};
use crate::Fault;
use crate::forms::Bit;
use crate::memory::{FRAME, FRAME_TOP, Frame, STACK};

/// The contents of all registers, and of the stack that a function may read. Flags are not among them.
#[derive(Clone)]
pub(crate) struct State {
    /// General, mask and vector registers, then the aligned frame and the stack, each from its lowest
    /// address on. Their bytes may be unwritten.
    pub(crate) units: Vec<[Bit; 64]>,
    /// How many units are no stack.
    registers: usize,
    /// The frame, and how many units it has.
    frame: Option<(Frame, usize)>,
    /// Where calls return to that have not returned yet.
    calls: Vec<u64>,
}

impl State {
    /// Whether another state has the same units, the same frame and the same calls.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let frame = |state: &Self| state.frame.map(|(Frame { size, before, .. }, count)| (size, before, count));
        self.units.len() == other.units.len() && frame(self) == frame(other) && self.calls == other.calls
    }
}

impl Machine<'_> {
    /// The state, if the stack pointer is known.
    pub(crate) fn state(&self) -> Option<State> {
        let pointer = self.numbers.number(&self.general[self.image.architecture().convention().stack])?;
        let pointer = self.numbers.address(&pointer);
        let mut units: Vec<[Bit; 64]> = self.general.iter().chain(&self.masks).copied().collect();
        units.extend(self.vectors.iter().flat_map(|vector| vector.as_chunks().0));
        let registers = units.len();
        // Bytes below the stack pointer belong to the function as far as its red zone reaches.
        let above = |name: &str, top: u64, pointer: u64| -> Option<&[[Bit; 64]]> {
            let skipped = pointer.checked_sub(128)?.checked_sub(top - STACK_BYTES)? / 8 * 8;
            Some(self.memory.region(name)?.as_flattened().get(8 * skipped as usize..)?.as_chunks().0)
        };
        let calls = self.calls.clone();
        let frame = self.memory.frame().filter(|_| pointer.tag[super::numbers::FRAME] != 0);
        if let Some(Frame { before, .. }) = frame {
            units.extend(above(FRAME, FRAME_TOP, pointer.at)?);
            let count = units.len() - registers;
            units.extend(above(STACK, STACK_TOP, before)?);
            return Some(State { units, registers, frame: frame.map(|frame| (frame, count)), calls });
        }
        units.extend(above(STACK, STACK_TOP, pointer.at)?);
        Some(State { units, registers, frame: None, calls })
    }

    /// Puts the machine in a state. Its stack must be new.
    pub(crate) fn set_state(&mut self, state: &State) -> Result<(), Fault> {
        let (registers, stack) = state.units.split_at(state.registers);
        self.calls.clone_from(&state.calls);
        let (general, rest) = registers.split_at(self.general.len());
        let (masks, vectors) = rest.split_at(self.masks.len());
        self.general.copy_from_slice(general);
        self.masks.copy_from_slice(masks);
        let mut vectors = vectors.iter().flatten();
        self.vectors.iter_mut().flatten().zip(&mut vectors).for_each(|(bit, new)| *bit = *new);
        let (frame, stack) = stack.split_at(state.frame.map_or(0, |(_, count)| count));
        self.memory.set_top_of(STACK, stack.as_flattened().as_chunks().0);
        if let Some((Frame { size, before, .. }, _)) = state.frame {
            self.memory.open_frame(before, size)?;
            self.memory.set_top_of(FRAME, frame.as_flattened().as_chunks().0);
        }
        Ok(())
    }
}
