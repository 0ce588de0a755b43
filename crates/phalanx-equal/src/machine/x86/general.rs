//! Instructions on general registers.

use iced_x86::{ConditionCode, Instruction, Mnemonic, OpKind, Register};

use super::{Machine, Next, number, value};
use crate::Fault;
use crate::forms::Bit;
use crate::machine::numbers::CALLER;
use crate::machine::{Flags, Number};
use crate::memory::Alignment;

impl Machine<'_> {
    pub(super) fn general(&mut self, instruction: &Instruction) -> Result<Next, Fault> {
        use Mnemonic::*;
        if self.counts(instruction)? || self.aligns_stack(instruction)? {
            return Ok(Next::Follows);
        }
        match instruction.mnemonic() {
            Mov | Movzx | Movsx | Movsxd | Movbe => self.moves(instruction)?,
            Lea => {
                let address = self.sum_of_address(instruction)?;
                self.set_general_register(instruction.op0_register(), &address)?;
            }
            Push => {
                let bits = self.read(instruction, 0)?;
                // With the prefix 66, it pushes 16 bits, also of an immediate number.
                if bits.len() != 64 || instruction.stack_pointer_increment() != -8 {
                    return Err(Fault::Unmodelled);
                }
                self.push(&bits)?;
            }
            Pop => {
                if !instruction.op0_register().is_gpr64() {
                    return Err(Fault::Unmodelled);
                }
                let bits = self.pop()?;
                self.set_general_register(instruction.op0_register(), &bits)?;
            }
            Xchg => {
                let (a, b) = (self.read(instruction, 0)?, self.read(instruction, 1)?);
                self.write(instruction, 0, &b)?;
                self.write(instruction, 1, &a)?;
            }
            Add | Sub | Adc | Sbb | Cmp | Inc | Dec | Neg => self.adds(instruction)?,
            And | Or | Xor | Test | Andn => self.gates(instruction)?,
            Not => {
                let bits: Vec<Bit> = self.read(instruction, 0)?.into_iter().map(|bit| !bit).collect();
                self.write(instruction, 0, &bits)?;
            }
            Shl | Shr | Sar | Rol | Ror | Rorx | Shld | Shrd | Shlx | Shrx | Sarx => self.shifts(instruction)?,
            Bswap => {
                let bits = self.read(instruction, 0)?;
                // With a 16-bit operand, the result is undefined.
                if bits.len() == 16 {
                    return Err(Fault::Unmodelled);
                }
                let bits: Vec<Bit> = bits.chunks(8).rev().flatten().copied().collect();
                self.write(instruction, 0, &bits)?;
            }
            Bt => {
                let (bits, place) = (self.read(instruction, 0)?, self.read(instruction, 1)?);
                if instruction.op0_kind() == OpKind::Memory {
                    return Err(Fault::Unmodelled);
                }
                let place = value(&place[..6]).ok_or(Fault::Known("the place of a bit"))? as usize;
                // Vendors leave the other flags undefined.
                self.undefined_flags();
                self.flags.carry = bits[place % bits.len()];
            }
            Imul | Mul | Mulx => self.multiplies(instruction)?,
            Cdqe | Cwde | Cdq | Cqo => return Err(Fault::Unmodelled),
            Jmp => return self.target(instruction).map(Next::At),
            Call => {
                let target = self.target(instruction)?;
                let behind = self.in_file(instruction.next_ip());
                let behind = self.numbers.bits(self.forms, behind);
                self.push(&behind)?;
                self.calls.push(instruction.next_ip());
                return Ok(Next::At(target));
            }
            Ret => {
                if instruction.op_count() > 0 {
                    return Err(Fault::Unmodelled);
                }
                let target = self.pop()?;
                // Processors with a shadow stack return only to where the last call was.
                let is_caller = self.numbers.number(&target) == Some(Number::symbol(CALLER));
                return match self.calls.pop() {
                    None if is_caller => Ok(Next::Returns),
                    Some(call) if self.place_in_file(&target) == Ok(call) => Ok(Next::At(call)),
                    _ => Err(Fault::Return),
                };
            }
            _ if instruction.is_jcc_short_or_near() => {
                let condition = self.condition(instruction.condition_code())?;
                let is_taken = condition.known().ok_or(Fault::Branch)?;
                return Ok(if is_taken { Next::At(instruction.near_branch_target()) } else { Next::Follows });
            }
            _ if instruction.condition_code() != ConditionCode::None && instruction.op_count() == 1 => {
                let condition = self.condition(instruction.condition_code())?;
                let mut bits = [Bit::ZERO; 8];
                bits[0] = condition;
                self.write(instruction, 0, &bits)?;
            }
            _ if instruction.condition_code() != ConditionCode::None && instruction.op_count() == 2 => {
                let condition = self.condition(instruction.condition_code())?;
                let (old, new) = (self.read(instruction, 0)?, self.read(instruction, 1)?);
                let mut bits = Vec::with_capacity(old.len());
                for (old, new) in old.into_iter().zip(new) {
                    bits.push(self.forms.select(condition, new, old)?);
                }
                self.write(instruction, 0, &bits)?;
            }
            _ => return Err(Fault::Unmodelled),
        }
        Ok(Next::Follows)
    }

    pub(super) fn write(&mut self, instruction: &Instruction, operand: u32, bits: &[Bit]) -> Result<(), Fault> {
        match instruction.op_kind(operand) {
            OpKind::Register => self.set_general_register(instruction.op_register(operand), bits),
            OpKind::Memory => {
                let address = self.address(instruction)?;
                self.memory.write(address, &bits[..8 * instruction.memory_size().size()], Alignment::Any)
            }
            _ => Err(Fault::Unmodelled),
        }
    }

    fn moves(&mut self, instruction: &Instruction) -> Result<(), Fault> {
        let mut bits = self.read(instruction, 1)?;
        let size = match instruction.op0_kind() {
            OpKind::Register => 8 * instruction.op0_register().size(),
            _ => 8 * instruction.memory_size().size(),
        };
        let is_signed = matches!(instruction.mnemonic(), Mnemonic::Movsx | Mnemonic::Movsxd);
        if instruction.mnemonic() == Mnemonic::Movbe {
            bits = bits.chunks(8).rev().flatten().copied().collect();
        }
        let fill = if is_signed { bits[bits.len() - 1] } else { Bit::ZERO };
        bits.resize(size.max(bits.len()), fill);
        self.write(instruction, 0, &bits)
    }

    /// The result of LEA, which may depend on the inputs.
    fn sum_of_address(&mut self, instruction: &Instruction) -> Result<Vec<Bit>, Fault> {
        if instruction.is_ip_rel_memory_operand() {
            let place = self.in_file(instruction.ip_rel_memory_address());
            return Ok(self.numbers.bits(self.forms, place).to_vec());
        }
        if let Some(sum) = self.number_of_address(instruction)? {
            return Ok(sum.to_vec());
        }
        let mut sum = number(instruction.memory_displacement64()).to_vec();
        for (register, scale) in
            [(instruction.memory_base(), 1), (instruction.memory_index(), instruction.memory_index_scale())]
        {
            if register == Register::None {
                continue;
            }
            if !register.is_gpr64() {
                return Err(Fault::Unmodelled);
            }
            let mut part = vec![Bit::ZERO; scale.trailing_zeros() as usize];
            part.extend_from_slice(&self.general[register.number()]);
            sum = self.forms.add_modular(&part[..64], &sum, Bit::ZERO, false)?;
        }
        Ok(sum)
    }

    fn push(&mut self, bits: &[Bit]) -> Result<(), Fault> {
        let top = self.stack_pointer()?.minus(Number::known(8));
        self.memory.write(self.numbers.address(&top), bits, Alignment::Any)?;
        self.general[Register::RSP.number()] = self.numbers.bits(self.forms, top);
        Ok(())
    }

    fn stack_pointer(&self) -> Result<Number, Fault> {
        self.numbers.number(&self.general[Register::RSP.number()]).ok_or(Fault::Address)
    }

    fn pop(&mut self) -> Result<Vec<Bit>, Fault> {
        let top = self.stack_pointer()?;
        let bits = self.memory.read(self.numbers.address(&top), 8, Alignment::Any)?;
        self.general[Register::RSP.number()] = self.numbers.bits(self.forms, top.plus(Number::known(8)));
        Ok(bits)
    }

    fn target(&mut self, instruction: &Instruction) -> Result<u64, Fault> {
        match instruction.op0_kind() {
            OpKind::NearBranch64 => Ok(instruction.near_branch_target()),
            OpKind::Register | OpKind::Memory => {
                let bits = self.read(instruction, 0)?;
                self.place_in_file(&bits)
            }
            _ => Err(Fault::Unmodelled),
        }
    }

    /// The address of code, as the file has it.
    fn place_in_file(&self, bits: &[Bit]) -> Result<u64, Fault> {
        let number = self.numbers.number(bits).ok_or(Fault::Branch)?;
        if number == self.in_file(number.constant) { Ok(number.constant) } else { Err(Fault::Branch) }
    }

    fn adds(&mut self, instruction: &Instruction) -> Result<(), Fault> {
        use Mnemonic::*;
        let mnemonic = instruction.mnemonic();
        let mut a = self.read(instruction, 0)?;
        let size = a.len();
        let mut b = match mnemonic {
            Inc | Dec => number(1)[..size].to_vec(),
            Neg => std::mem::replace(&mut a, vec![Bit::ZERO; size]),
            _ => self.read(instruction, 1)?[..size].to_vec(),
        };
        let is_difference = matches!(mnemonic, Sub | Sbb | Cmp | Dec | Neg);
        if is_difference {
            b.iter_mut().for_each(|bit| *bit = !*bit);
        }
        let carry = match mnemonic {
            Adc => self.flags.carry,
            Sbb => !self.flags.carry,
            _ => Bit::constant(is_difference),
        };
        let sum = self.forms.add_modular(&a, &b, carry, false)?;
        let (_, into) = self.forms.add(&a[..size - 1], &b[..size - 1], carry, false)?;
        let out = self.forms.carry(a[size - 1], b[size - 1], into, false)?;
        if !matches!(mnemonic, Inc | Dec) {
            self.flags.carry = if is_difference { !out } else { out };
        }
        self.flags.overflow = self.forms.xor(into, out);
        self.flags.sign = sum[size - 1];
        if mnemonic != Cmp {
            self.write(instruction, 0, &sum)?;
        }
        self.flags.result = sum;
        Ok(())
    }

    fn gates(&mut self, instruction: &Instruction) -> Result<(), Fault> {
        use Mnemonic::*;
        let mnemonic = instruction.mnemonic();
        let places = if mnemonic == Andn { (1, 2) } else { (0, 1) };
        let (a, b) = (self.read(instruction, places.0)?, self.read(instruction, places.1)?);
        let mut bits = Vec::with_capacity(a.len());
        for (a, b) in a.into_iter().zip(b) {
            bits.push(match mnemonic {
                And | Test => self.forms.and(a, b)?,
                Andn => self.forms.and(!a, b)?,
                Or => self.forms.or(a, b)?,
                _ => self.forms.xor(a, b),
            });
        }
        (self.flags.carry, self.flags.overflow) = (Bit::ZERO, Bit::ZERO);
        self.flags.sign = bits[bits.len() - 1];
        if mnemonic != Test {
            self.write(instruction, 0, &bits)?;
        }
        self.flags.result = bits;
        Ok(())
    }

    fn shifts(&mut self, instruction: &Instruction) -> Result<(), Fault> {
        use Mnemonic::*;
        let mnemonic = instruction.mnemonic();
        let is_new = matches!(mnemonic, Rorx | Shlx | Shrx | Sarx);
        let bits = self.read(instruction, u32::from(is_new))?;
        let size = bits.len();
        let count = self.read(instruction, instruction.op_count() - 1)?;
        let count =
            value(&count[..if size == 64 { 6 } else { 5 }]).ok_or(Fault::Known("the count of a shift"))? as usize;
        let zeros = || std::iter::repeat_n(Bit::ZERO, count);
        let shifted: Vec<Bit> = match mnemonic {
            Shl | Shlx => zeros().chain(bits.iter().copied()).take(size).collect(),
            Shr | Shrx => bits.iter().copied().chain(zeros()).skip(count).take(size).collect(),
            Sar | Sarx => {
                let sign = std::iter::repeat_n(bits[size - 1], count);
                bits.iter().copied().chain(sign).skip(count).take(size).collect()
            }
            Rol => (0..size).map(|i| bits[(i + size - count % size) % size]).collect(),
            Ror | Rorx => (0..size).map(|i| bits[(i + count) % size]).collect(),
            Shld | Shrd if count < size => {
                let other = self.read(instruction, 1)?;
                match mnemonic {
                    Shld => other[size - count..].iter().chain(&bits).take(size).copied().collect(),
                    _ => bits.iter().chain(&other).skip(count).take(size).copied().collect(),
                }
            }
            _ => return Err(Fault::Unmodelled),
        };
        self.write(instruction, 0, &shifted)?;
        if !is_new && count > 0 {
            // Overflow is defined for counts of 1 only, and the carry of rotations is asked for by
            // nobody.
            self.flags.overflow = self.forms.input();
            self.flags.carry = match mnemonic {
                // Where all bits are shifted out, it is undefined.
                Shl | Shld if count < size => bits[size - count],
                Shr | Sar | Shrd if count < size => bits[count - 1],
                Rol => shifted[0],
                Ror => shifted[size - 1],
                _ => self.forms.input(),
            };
            if !matches!(mnemonic, Rol | Ror) {
                self.flags.sign = shifted[size - 1];
                self.flags.result = shifted;
            }
        }
        Ok(())
    }

    fn multiplies(&mut self, instruction: &Instruction) -> Result<(), Fault> {
        let count = instruction.op_count();
        let is_double = instruction.mnemonic() != Mnemonic::Imul || count == 1;
        if instruction.mnemonic() == Mnemonic::Imul && is_double {
            return Err(Fault::Unmodelled);
        }
        let (a, b) = match (instruction.mnemonic(), count) {
            (Mnemonic::Imul, 2) => (self.read(instruction, 0)?, self.read(instruction, 1)?),
            (Mnemonic::Imul, _) => (self.read(instruction, 1)?, self.read(instruction, 2)?),
            (Mnemonic::Mul, _) => {
                let b = self.read(instruction, 0)?;
                if b.len() < 32 {
                    return Err(Fault::Unmodelled);
                }
                (self.general[Register::RAX.number()][..b.len()].to_vec(), b)
            }
            _ => {
                let b = self.read(instruction, 2)?;
                (self.general[Register::RDX.number()][..b.len()].to_vec(), b)
            }
        };
        let size = a.len();
        let product = self.product(&a, &b[..size], if is_double { 2 * size } else { size })?;
        let of_size = |size| if size == 64 { (Register::RAX, Register::RDX) } else { (Register::EAX, Register::EDX) };
        match instruction.mnemonic() {
            Mnemonic::Imul => self.set_general_register(instruction.op0_register(), &product)?,
            Mnemonic::Mul => {
                let (low, high) = of_size(size);
                self.set_general_register(low, &product[..size])?;
                self.set_general_register(high, &product[size..])?;
            }
            _ => {
                self.set_general_register(instruction.op1_register(), &product[..size])?;
                return self.set_general_register(instruction.op0_register(), &product[size..]);
            }
        }
        // Nobody asks for flags behind a multiplication.
        self.undefined_flags();
        Ok(())
    }

    fn undefined_flags(&mut self) {
        let [carry, overflow, sign, zero] = self.forms.inputs();
        self.flags = Flags { carry, overflow, sign, result: vec![zero], addends: None };
    }

    fn condition(&mut self, code: ConditionCode) -> Result<Bit, Fault> {
        let Flags { carry, overflow, sign, .. } = self.flags;
        let [carry, overflow, sign] = [carry, overflow, sign].map(|flag| self.numbers.resolved(flag));
        Ok(match code {
            ConditionCode::b => carry,
            ConditionCode::ae => !carry,
            ConditionCode::e => self.zero()?,
            ConditionCode::ne => !self.zero()?,
            ConditionCode::be => {
                let zero = self.zero()?;
                self.forms.or(carry, zero)?
            }
            ConditionCode::a => {
                let zero = self.zero()?;
                self.forms.and(!carry, !zero)?
            }
            ConditionCode::s => sign,
            ConditionCode::ns => !sign,
            ConditionCode::o => overflow,
            ConditionCode::no => !overflow,
            ConditionCode::l => self.forms.xor(sign, overflow),
            ConditionCode::ge => !self.forms.xor(sign, overflow),
            ConditionCode::le => {
                let (zero, less) = (self.zero()?, self.forms.xor(sign, overflow));
                self.forms.or(zero, less)?
            }
            ConditionCode::g => {
                let (zero, less) = (self.zero()?, self.forms.xor(sign, overflow));
                self.forms.and(!zero, !less)?
            }
            _ => return Err(Fault::Unmodelled),
        })
    }
}
