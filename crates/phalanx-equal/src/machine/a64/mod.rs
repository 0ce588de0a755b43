//! The processor AArch64, in the encodings that Phalanx's kernels use.

mod elements;
mod general;
mod memory;
mod table;
mod vector;

use super::{Convention, Machine, Next};
use crate::Fault;
use crate::forms::Bit;

/// The calling convention, AAPCS64. X18 is left alone: a write to it is a fault.
pub(super) const CONVENTION: Convention = Convention {
    general: 32,
    masks: 0,
    vectors: 32,
    vector_bits: 128,
    arguments: [0, 1, 2, 3],
    kept: &[
        (18, "x18"),
        (19, "x19"),
        (20, "x20"),
        (21, "x21"),
        (22, "x22"),
        (23, "x23"),
        (24, "x24"),
        (25, "x25"),
        (26, "x26"),
        (27, "x27"),
        (28, "x28"),
        (29, "x29"),
    ],
    kept_low_halves: &[
        (8, "d8"),
        (9, "d9"),
        (10, "d10"),
        (11, "d11"),
        (12, "d12"),
        (13, "d13"),
        (14, "d14"),
        (15, "d15"),
    ],
    stack: SP,
    stack_name: "sp",
    link: Some(LINK),
    result: 0,
};

/// The number of the stack pointer among the general registers. In most fields of instructions, it
/// means the register that is always 0.
const SP: usize = 31;
/// The register of return addresses.
const LINK: usize = 30;
/// The register that belongs to the operating system.
const PLATFORM: usize = 18;
/// Bytes of an instruction.
const SIZE: u64 = 4;

type Run = fn(&mut Step<'_, '_>) -> Result<(), Fault>;

/// A decoded instruction.
#[derive(Clone, Copy)]
pub(super) struct Instruction {
    at: u64,
    word: u32,
    name: &'static str,
    run: Run,
}

/// An instruction that is being run.
struct Step<'m, 'a> {
    machine: &'m mut Machine<'a>,
    word: u32,
    at: u64,
    next: Next,
}

impl Instruction {
    /// Decodes an instruction. Those that the table lacks are decoded as unknown.
    pub(super) fn decode(code: &[u8], at: u64) -> Option<Self> {
        let word = u32::from_le_bytes(*code.first_chunk()?);
        if !at.is_multiple_of(SIZE) {
            return None;
        }
        let (name, run) = table::find(word).unwrap_or((".word", |_| Err(Fault::Unmodelled)));
        Some(Self { at, word, name, run })
    }

    pub(super) fn next(&self) -> u64 {
        self.at.wrapping_add(SIZE)
    }

    pub(super) fn text(&self) -> String {
        format!("{} {:08x}", self.name, self.word)
    }

    /// Whether it is a load or a store.
    pub(super) fn touches_memory(&self) -> bool {
        self.word >> 25 & 0b0101 == 0b0100
    }

    pub(super) fn run(&self, machine: &mut Machine<'_>) -> Result<Next, Fault> {
        let mut step = Step { machine, word: self.word, at: self.at, next: Next::Follows };
        (self.run)(&mut step)?;
        Ok(step.next)
    }
}

impl Step<'_, '_> {
    /// So many bits of the instruction from a place on.
    fn field(&self, low: u32, count: u32) -> usize {
        (self.word >> low & ((1 << count) - 1)) as usize
    }

    fn flag(&self, place: u32) -> bool {
        self.word >> place & 1 == 1
    }

    /// The same as a signed number.
    fn signed(&self, low: u32, count: u32) -> i64 {
        let shift = 64 - count;
        (self.field(low, count) as i64) << shift >> shift
    }

    /// Fields of registers: the first operand, the second, the third and the fourth.
    fn d(&self) -> usize {
        self.field(0, 5)
    }

    fn n(&self) -> usize {
        self.field(5, 5)
    }

    fn m(&self) -> usize {
        self.field(16, 5)
    }

    fn a(&self) -> usize {
        self.field(10, 5)
    }

    /// Bits of the general registers of an instruction.
    fn size(&self) -> usize {
        if self.flag(31) { 64 } else { 32 }
    }

    /// The low bits of a general register or of zero.
    fn x(&self, register: usize, size: usize) -> Vec<Bit> {
        match register {
            SP => vec![Bit::ZERO; size],
            _ => self.x_or_sp(register, size),
        }
    }

    /// The low bits of a general register or of the stack pointer.
    fn x_or_sp(&self, register: usize, size: usize) -> Vec<Bit> {
        self.machine.general[register][..size].to_vec()
    }

    /// Writes a general register, and clears its other bits. The zero register takes nothing.
    fn set_x(&mut self, register: usize, bits: &[Bit]) -> Result<(), Fault> {
        if register == SP { Ok(()) } else { self.set_x_or_sp(register, bits) }
    }

    fn set_x_or_sp(&mut self, register: usize, bits: &[Bit]) -> Result<(), Fault> {
        if register == PLATFORM {
            return Err(Fault::Platform);
        }
        let all = &mut self.machine.general[register];
        all[..bits.len()].copy_from_slice(bits);
        all[bits.len()..].fill(Bit::ZERO);
        Ok(())
    }

    /// The low bits of a vector register.
    fn v(&self, register: usize, size: usize) -> Vec<Bit> {
        self.machine.vectors[register][..size].to_vec()
    }

    /// Writes a vector register, and clears its other bits.
    fn set_v(&mut self, register: usize, bits: &[Bit]) {
        let all = &mut self.machine.vectors[register];
        all[..bits.len()].copy_from_slice(bits);
        all[bits.len()..].fill(Bit::ZERO);
    }
}

/// A fault if an instruction is reserved, or does something else on each processor.
fn require(is_defined: bool) -> Result<(), Fault> {
    if is_defined { Ok(()) } else { Err(Fault::Unmodelled) }
}
