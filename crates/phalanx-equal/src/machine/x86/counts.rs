//! Instructions on numbers that depend on symbols. All others see their bits as inputs.

use iced_x86::{Instruction, Mnemonic, OpKind, Register};

use super::super::numbers::{FRAME, PAGE, STACK};
use super::super::{Address, Flags, Machine, Number};
use crate::Fault;
use crate::forms::Bit;
use crate::memory::FRAME_TOP;

impl Machine<'_> {
    /// The sum of the displacement, the base and the scaled index of a memory operand. None: a part is
    /// no number.
    fn sum_of_parts(&self, instruction: &Instruction) -> Result<Option<Number>, Fault> {
        let mut sum = Number::known(instruction.memory_displacement64());
        for (register, scale) in
            [(instruction.memory_base(), 1), (instruction.memory_index(), u64::from(instruction.memory_index_scale()))]
        {
            if register == Register::None {
                continue;
            }
            if !register.is_gpr64() {
                return Err(Fault::Unmodelled);
            }
            let Some(part) = self.numbers.number(&self.general[register.number()]) else { return Ok(None) };
            sum = sum.plus(part.times(scale));
        }
        Ok(Some(sum))
    }

    /// The address of the memory operand.
    pub(super) fn address(&self, instruction: &Instruction) -> Result<Address, Fault> {
        if instruction.is_ip_rel_memory_operand() {
            return Ok(self.numbers.address(&self.in_file(instruction.ip_rel_memory_address())));
        }
        let sum = self.sum_of_parts(instruction)?.ok_or(Fault::Address)?;
        Ok(self.numbers.address(&sum))
    }

    /// The result of LEA, if it is a number.
    pub(super) fn number_of_address(&mut self, instruction: &Instruction) -> Result<Option<[Bit; 64]>, Fault> {
        let sum = self.sum_of_parts(instruction)?;
        Ok(sum.map(|sum| self.numbers.bits(self.forms, sum)))
    }

    /// Runs an AND that aligns the stack pointer. Returns whether it does.
    ///
    /// The result is the top of a frame at an address of its own, of which nobody knows how far it is below
    /// the stack pointer before. Bytes between both are inaccessible.
    pub(super) fn aligns_stack(&mut self, instruction: &Instruction) -> Result<bool, Fault> {
        if instruction.mnemonic() != Mnemonic::And || instruction.op0_register() != Register::RSP {
            return Ok(false);
        }
        let before = self.numbers.number(&self.general[Register::RSP.number()]).ok_or(Fault::Address)?;
        let size = instruction.immediate(1).wrapping_neg();
        if before.is_known() || instruction.op1_kind() == OpKind::Register || !size.is_power_of_two() {
            return Ok(false);
        }
        let is_aligned = before.of.iter().all(|of| of.is_multiple_of(size));
        let after = match is_aligned {
            true => Number { constant: before.constant & size.wrapping_neg(), ..before },
            false if before.is_of(STACK) && size <= PAGE => {
                let top = FRAME_TOP & size.wrapping_neg();
                self.memory.open_frame(self.numbers.address(&before).at, size)?;
                Number::symbol(FRAME).times(size).plus(Number::known(top))
            }
            false => return Err(Fault::Unmodelled),
        };
        let bits = self.numbers.bits(self.forms, after);
        self.general[Register::RSP.number()] = bits;
        // Nobody asks for the flags.
        let [carry, overflow, sign, zero] = self.forms.inputs();
        self.flags = Flags { carry, overflow, sign, result: vec![zero], addends: None };
        Ok(true)
    }

    /// Runs an addition or a shift if it makes a number from numbers that are not all known. Returns
    /// whether it does.
    pub(super) fn counts(&mut self, instruction: &Instruction) -> Result<bool, Fault> {
        use Mnemonic::*;
        let mnemonic = instruction.mnemonic();
        if self.numbers.is_empty() || !matches!(mnemonic, Add | Sub | Cmp | Inc | Dec | Neg | Shl | Shr | Imul) {
            return Ok(false);
        }
        let one = match (mnemonic, instruction.op_count()) {
            (Imul, 3) => 1,
            (Imul, 1) => return Ok(false),
            _ => 0,
        };
        // A location that is also written is read once.
        let bits = self.read(instruction, one)?;
        let Some(a) = self.numbers.number(&bits) else { return Ok(false) };
        let b = match mnemonic {
            Inc | Dec => Number::known(1),
            Neg => Number::known(0),
            _ => {
                let mut bits = self.read(instruction, one + 1)?;
                if matches!(mnemonic, Shl | Shr) {
                    bits.truncate(8);
                    bits.resize(64, Bit::ZERO);
                }
                let Some(b) = self.numbers.number(&bits) else { return Ok(false) };
                b
            }
        };
        if a.is_known() && b.is_known() {
            return Ok(false);
        }
        let (result, compared) = match mnemonic {
            Add => (a.plus(b), None),
            Inc => (a.plus(b), None),
            Neg => (b.minus(a), Some((b, a))),
            Shl if b.is_known() && b.constant & 63 != 0 => (a.times(1 << (b.constant & 63)), None),
            Shr if b.is_known() && b.constant & 63 != 0 => {
                match self.numbers.shifted_right(a, b.constant as u32 & 63) {
                    Some(result) => (result, None),
                    None => return Ok(false),
                }
            }
            Imul if a.is_known() => (b.times(a.constant), None),
            Imul if b.is_known() => (a.times(b.constant), None),
            Sub | Cmp | Dec => (a.minus(b), Some((a, b))),
            _ => return Ok(false),
        };
        let bits = self.numbers.bits(self.forms, result);
        if mnemonic != Cmp {
            self.set_operand(instruction, &bits)?;
        }
        // Without a comparison, nobody knows the flags.
        let [carry, overflow, sign] = match compared {
            Some((a, b)) => self.numbers.compare(self.forms, a, b),
            None => self.forms.inputs(),
        };
        match mnemonic {
            Inc | Dec => {}
            _ => self.flags.carry = carry,
        }
        (self.flags.overflow, self.flags.sign) = (overflow, sign);
        self.flags.result = match mnemonic {
            Imul => vec![self.forms.input()],
            _ => bits.to_vec(),
        };
        Ok(true)
    }

    fn set_operand(&mut self, instruction: &Instruction, bits: &[Bit; 64]) -> Result<(), Fault> {
        match instruction.op0_kind() {
            OpKind::Register => self.set_general_register(instruction.op0_register(), bits),
            _ => self.write(instruction, 0, bits),
        }
    }
}
