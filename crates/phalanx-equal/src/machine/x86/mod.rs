//! The processor x86-64.

mod aes;
mod counts;
mod features;
mod general;
mod vector;

pub use features::Features;
use iced_x86::{Code, Decoder, DecoderOptions, EncodingKind, Instruction, MemorySize, Mnemonic, OpKind, Register};

use super::{Address, Convention, Machine, Next, number, value};
use crate::Fault;
use crate::forms::Bit;
use crate::memory::{Alignment, Memory};

/// The calling convention of the System V ABI.
pub(super) const CONVENTION: Convention = Convention {
    general: 16,
    masks: 8,
    vectors: 32,
    vector_bits: 512,
    arguments: [7, 6, 2, 1],
    kept: &[(3, "rbx"), (5, "rbp"), (12, "r12"), (13, "r13"), (14, "r14"), (15, "r15")],
    kept_low_halves: &[],
    stack: 4,
    stack_name: "rsp",
    link: None,
    result: 0,
};

/// The last operand of an instruction, which must be an immediate byte.
fn immediate(instruction: &Instruction) -> Result<usize, Fault> {
    let last = instruction.op_count() - 1;
    match instruction.op_kind(last) {
        OpKind::Immediate8 => Ok(instruction.immediate8().into()),
        _ => Err(Fault::Unmodelled),
    }
}

/// Decodes the instruction at the beginning of `code`. None if there is none, if processors decode it
/// differently, or if it truncates an address in the file to 32 bits.
pub fn decode(code: &[u8], at: u64) -> Option<Instruction> {
    let by = |options| Decoder::with_ip(64, &code[..code.len().min(16)], at, options).decode();
    // With the prefix 66, AMD truncates the target of a branch, for example.
    let (instruction, by_amd) = (by(DecoderOptions::NONE), by(DecoderOptions::AMD));
    // Before 0x90, the prefix F3 means PAUSE and REX.B means an exchange. If both are present,
    // processors disagree.
    let rex = instruction.len().checked_sub(2).and_then(|at| code.get(at));
    let pause_or_exchange = instruction.code() == Code::Pause && rex.is_some_and(|rex| rex & 0xf1 == 0x41);
    // With a repeat prefix before LOOPE and LOOPNE, some processors use the prefix as the
    // condition.
    let repeated = instruction.has_repe_prefix() || instruction.has_repne_prefix();
    let loop_or_repeat = matches!(instruction.mnemonic(), Mnemonic::Loope | Mnemonic::Loopne) && repeated;
    let agreed = instruction.code() == by_amd.code() && instruction.len() == by_amd.len();
    let is_truncated = instruction.memory_base() == Register::EIP;
    // Intel's manual says that scalar moves with another vector length differ from processor to processor.
    let is_scalar = matches!(instruction.mnemonic(), Mnemonic::Vmovss | Mnemonic::Vmovsd);
    let is_long = is_scalar && has_vector_length(code);
    let is_refused = instruction.is_invalid()
        || pause_or_exchange
        || loop_or_repeat
        || is_truncated
        || is_long
        || has_both_repeats(&code[..instruction.len()]);
    (agreed && !is_refused).then_some(instruction)
}

/// Whether an instruction has the prefixes F2 and F3. AMD's manual does not say which of them counts.
fn has_both_repeats(code: &[u8]) -> bool {
    let is_prefix = |byte: &&u8| matches!(byte, 0x26 | 0x2e | 0x36 | 0x3e | 0x64..=0x67 | 0xf0 | 0xf2 | 0xf3);
    let prefixes = &code[..code.iter().take_while(is_prefix).count()];
    prefixes.contains(&0xf2) && prefixes.contains(&0xf3)
}

/// Whether an instruction with VEX or EVEX says that its vectors are longer than 128 bits.
fn has_vector_length(code: &[u8]) -> bool {
    // Segments, and addresses of 32 bits. VEX allows no other prefixes.
    let is_prefix = |byte: &&u8| matches!(byte, 0x26 | 0x2e | 0x36 | 0x3e | 0x64 | 0x65 | 0x67);
    let prefixes = code.iter().take_while(is_prefix).count();
    match code[prefixes..] {
        [0xc5, last, ..] | [0xc4, _, last, ..] => last & 4 != 0,
        [0x62, _, _, last, ..] => last & 0x60 != 0,
        _ => false,
    }
}

/// Whether an instruction may access memory. Registers, branches and immediates come first.
pub(super) fn touches_memory(instruction: &Instruction) -> bool {
    instruction.is_stack_instruction() || instruction.op_kinds().any(|kind| kind >= OpKind::MemorySegSI)
}

impl Machine<'_> {
    /// Runs an instruction.
    pub(super) fn step_x86(&mut self, instruction: &Instruction) -> Result<Next, Fault> {
        let is_prefixed =
            instruction.has_rep_prefix() || instruction.has_repne_prefix() || instruction.has_lock_prefix();
        let segment = instruction.segment_prefix();
        if is_prefixed && !vector::is_vector(instruction) || matches!(segment, Register::FS | Register::GS) {
            return Err(Fault::Unmodelled);
        }
        if !self.limits.features.have(instruction) {
            return Err(Fault::Feature);
        }
        match instruction.mnemonic() {
            Mnemonic::Nop | Mnemonic::Endbr64 => Ok(Next::Follows),
            _ if vector::is_vector(instruction) => self.vector(instruction).map(|()| Next::Follows),
            _ => self.general(instruction),
        }
    }

    /// How a memory operand must be aligned.
    fn alignment(instruction: &Instruction) -> Alignment {
        use Mnemonic::*;
        let is_aligned_move = matches!(
            instruction.mnemonic(),
            Movdqa | Movaps | Movapd | Vmovdqa | Vmovaps | Vmovapd | Vmovdqa32 | Vmovdqa64
        );
        let any = matches!(instruction.mnemonic(), Movdqu | Movups | Movupd | Lddqu);
        let is_legacy = instruction.code().encoding() == EncodingKind::Legacy;
        let is_whole = instruction.memory_size().size() == 16 && vector::is_vector(instruction);
        match is_aligned_move || is_legacy && is_whole && !any {
            true => Alignment::Required,
            false => Alignment::Any,
        }
    }

    /// The bits of an operand.
    fn read(&mut self, instruction: &Instruction, operand: u32) -> Result<Vec<Bit>, Fault> {
        match instruction.op_kind(operand) {
            OpKind::Register => {
                let register = instruction.op_register(operand);
                let size = 8 * register.size();
                match () {
                    () if register.is_vector_register() => Ok(self.vectors[register.number()][..size].to_vec()),
                    () if register.is_gpr() => Ok(self.general_register(register).to_vec()),
                    () if register.is_k() => Ok(self.masks[register.number()].to_vec()),
                    () => Err(Fault::Unmodelled),
                }
            }
            OpKind::Memory => {
                let address = self.address(instruction)?;
                let size = instruction.memory_size();
                if size == MemorySize::Unknown {
                    return Err(Fault::Unmodelled);
                }
                let registers = (0..instruction.op_count()).filter(|i| instruction.op_kind(*i) == OpKind::Register);
                let vectors = registers.map(|i| instruction.op_register(i)).filter(|r| r.is_vector_register());
                let whole = vectors.map(Register::size).max();
                if instruction.has_op_mask() && operand != 0 {
                    if Self::is_masked_move(instruction) {
                        return self.read_masked(instruction, address);
                    }
                    // Whether memory is read may depend on the mask.
                    let count = whole.ok_or(Fault::Unmodelled)? / size.element_size();
                    let mask = &self.masks[instruction.op_mask().number()][..count];
                    value(mask).ok_or(Fault::Known("the mask of a memory access"))?;
                }
                if instruction.is_broadcast() {
                    let element = self.memory.read(address, size.element_size(), Alignment::Any)?;
                    return Ok(element.repeat(whole.ok_or(Fault::Unmodelled)? / size.element_size()));
                }
                self.memory.read(address, size.size(), Self::alignment(instruction))
            }
            OpKind::Immediate8 | OpKind::Immediate16 | OpKind::Immediate32 | OpKind::Immediate64 => {
                Ok(number(instruction.immediate(operand)).to_vec())
            }
            OpKind::Immediate8to16 | OpKind::Immediate8to32 | OpKind::Immediate8to64 | OpKind::Immediate32to64 => {
                Ok(number(instruction.immediate(operand)).to_vec())
            }
            _ => Err(Fault::Unmodelled),
        }
    }

    /// Whether a mask says which elements are accessed. Other instructions must be able to access all.
    fn is_masked_move(instruction: &Instruction) -> bool {
        use Mnemonic::*;
        matches!(
            instruction.mnemonic(),
            Vmovdqu8
                | Vmovdqu16
                | Vmovdqu32
                | Vmovdqu64
                | Vmovdqa32
                | Vmovdqa64
                | Vmovups
                | Vmovupd
                | Vmovaps
                | Vmovapd
        )
    }

    /// A load of the elements that a known mask selects. The caller ignores the other elements.
    fn read_masked(&mut self, instruction: &Instruction, address: Address) -> Result<Vec<Bit>, Fault> {
        let size = instruction.memory_size();
        let element = size.element_size();
        Memory::check(address, size.size(), Self::alignment(instruction))?;
        let mask = self.masks[instruction.op_mask().number()];
        let mut bits = Vec::new();
        for i in 0..size.element_count() {
            match mask[i].known().ok_or(Fault::Known("the mask of a memory access"))? {
                true => bits.extend(self.memory.read(address + (i * element) as u64, element, Alignment::Any)?),
                false => bits.extend(std::iter::repeat_n(Bit::ZERO, 8 * element)),
            }
        }
        Ok(bits)
    }

    fn general_register(&self, register: Register) -> &[Bit] {
        let all = &self.general[register.full_register().number()];
        match register {
            Register::AH | Register::CH | Register::DH | Register::BH => &all[8..16],
            _ => &all[..8 * register.size()],
        }
    }

    /// Others that instructions write, such as segments and control registers, have no model.
    fn set_general_register(&mut self, register: Register, bits: &[Bit]) -> Result<(), Fault> {
        if !register.is_gpr() {
            return Err(Fault::Unmodelled);
        }
        let all = &mut self.general[register.full_register().number()];
        match register {
            Register::AH | Register::CH | Register::DH | Register::BH => all[8..16].copy_from_slice(&bits[..8]),
            _ => {
                let size = 8 * register.size();
                all[..size].copy_from_slice(&bits[..size]);
                if size == 32 {
                    all[32..].fill(Bit::ZERO);
                }
            }
        }
        Ok(())
    }
}
