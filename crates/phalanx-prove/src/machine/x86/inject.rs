//! Injects leaks into a copy of a function.

use iced_x86::code_asm::{CodeAssembler, byte_ptr, get_gpr64, get_xmm, rax, rcx};
use iced_x86::{BlockEncoder, BlockEncoderOptions, Decoder, DecoderOptions, Instruction, InstructionBlock, Register};

use super::Held;
use crate::leak::{Leak, MutateError};

/// The instructions that leak `register`. The last one is the actual leak, and `next` is the
/// address that follows it.
fn leaking(leak: Leak, register: Held, next: u64) -> Result<Vec<Instruction>, MutateError> {
    let mut a = CodeAssembler::new(64)?;
    let impossible = MutateError::Impossible("neither a general nor a vector register");
    let general = match register {
        Held::General(number) => get_gpr64(Register::RAX + number as u32).ok_or(impossible)?,
        Held::Vector(number) => {
            // The upper sixteen registers require EVEX encoding.
            a.set_prefer_vex(number < 16);
            a.vmovq(rax, get_xmm(Register::XMM0 + number as u32).ok_or(impossible)?)?;
            rax
        }
    };
    match leak {
        Leak::LookUp => a.movzx(rcx, byte_ptr(general + 0x100))?,
        Leak::Branch => {
            a.test(general, general)?;
            a.jz(next)?;
        }
        Leak::Division => a.div(general)?,
    }
    Ok(a.take_instructions())
}

/// Copies a function to `place` with a leak after one of its instructions. Also returns the address
/// of the leak.
pub(super) fn inject(
    code: &[u8],
    address: u64,
    behind: u64,
    register: Held,
    leak: Leak,
    place: u64,
) -> Result<(Vec<u8>, u64), MutateError> {
    let mut instructions: Vec<Instruction> =
        Decoder::with_ip(64, code, address, DecoderOptions::NONE).into_iter().collect();
    let after = instructions.iter().position(|i| i.ip() > behind);
    let at = after.ok_or(MutateError::Impossible("the leak would be the last instruction of the function"))?;
    let mut injected = leaking(leak, register, instructions[at].ip())?;
    let leaking = at + injected.len() - 1;
    // These are unique addresses, which the encoder uses to identify the instructions.
    for (i, instruction) in injected.iter_mut().enumerate() {
        instruction.set_ip(u64::MAX - 16 + i as u64);
    }
    instructions.splice(at..at, injected);
    let block = InstructionBlock::new(&instructions, place);
    let result = BlockEncoder::encode(64, block, BlockEncoderOptions::RETURN_NEW_INSTRUCTION_OFFSETS)?;
    let offset = result.new_instruction_offsets.get(leaking).copied();
    let offset = offset.filter(|offset| *offset != u32::MAX);
    let offset = offset.ok_or(MutateError::Impossible("the encoder replaced the leak"))?;
    Ok((result.code_buffer, place + u64::from(offset)))
}
