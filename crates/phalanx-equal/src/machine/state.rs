//! The state between two instructions, in units of 64 bits.

use super::{Machine, STACK_BYTES, STACK_TOP, value};
use crate::forms::Bit;
use crate::memory::STACK;

/// The contents of all registers, and of the stack that a function may read. Flags are not among them.
#[derive(Clone)]
pub(crate) struct State {
    /// General, mask and vector registers, then the stack from the lowest address on. Bytes of the
    /// stack may be unwritten.
    pub(crate) units: Vec<[Bit; 64]>,
    /// How many units are no stack.
    pub(crate) registers: usize,
}

impl Machine<'_> {
    /// The state, if the stack pointer is known.
    pub(crate) fn state(&self) -> Option<State> {
        let pointer = value(&self.general[self.image.architecture().convention().stack])?;
        let mut units: Vec<[Bit; 64]> = self.general.iter().chain(&self.masks).copied().collect();
        units.extend(self.vectors.iter().flat_map(|vector| vector.as_chunks().0));
        let registers = units.len();
        // Bytes below the stack pointer belong to the function as far as its red zone reaches.
        let skipped = pointer.checked_sub(STACK_TOP - STACK_BYTES + 128)? / 8 * 8;
        let stack = self.memory.region(STACK)?.as_flattened();
        units.extend(stack.get(8 * skipped as usize..)?.as_chunks().0);
        Some(State { units, registers })
    }

    /// Puts the machine in a state. Its stack must be new.
    pub(crate) fn set_state(&mut self, state: &State) {
        let (registers, stack) = state.units.split_at(state.registers);
        let (general, rest) = registers.split_at(self.general.len());
        let (masks, vectors) = rest.split_at(self.masks.len());
        self.general.copy_from_slice(general);
        self.masks.copy_from_slice(masks);
        let mut vectors = vectors.iter().flatten();
        self.vectors.iter_mut().flatten().zip(&mut vectors).for_each(|(bit, new)| *bit = *new);
        self.memory.set_top_of_stack(stack.as_flattened().as_chunks().0);
    }
}
