//! A test of the prover itself: leaks injected into copies of real functions must be found where they are.

use iced_x86::code_asm::{CodeAssembler, byte_ptr, get_gpr64, get_xmm, rax, rcx};
use iced_x86::{
    BlockEncoder, BlockEncoderOptions, Decoder, DecoderOptions, IcedError, Instruction, InstructionBlock, Register,
};
use sha2::{Digest, Sha256};

use crate::contract::Contract;
use crate::image::{Function, Image};
use crate::prove::{prove, secrets};
use crate::report::Reason;

/// What is injected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Leak {
    /// A load at a secret address.
    LookUp,
    /// A conditional jump on a secret.
    Branch,
    /// A division by a secret.
    Division,
}

impl Leak {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::LookUp, Self::Branch, Self::Division];

    fn reason(self) -> Reason {
        match self {
            Self::LookUp => Reason::Address,
            Self::Branch => Reason::Branch,
            Self::Division => Reason::Timing,
        }
    }

    /// The instructions that leak `register`, the last of them being the one; `next` is where it goes on.
    fn instructions(self, register: Register, next: u64) -> Result<Vec<Instruction>, MutateError> {
        let mut a = CodeAssembler::new(64)?;
        // The upper sixteen registers have no other encoding.
        a.set_prefer_vex(register.number() < 16);
        let general = match get_gpr64(register) {
            Some(general) => general,
            None => {
                let vector = get_xmm(Register::XMM0 + register.number() as u32);
                a.vmovq(rax, vector.ok_or(MutateError::Impossible("neither a general nor a vector register"))?)?;
                rax
            }
        };
        match self {
            Self::LookUp => a.movzx(rcx, byte_ptr(general + 0x100))?,
            Self::Branch => {
                a.test(general, general)?;
                a.jz(next)?;
            }
            Self::Division => a.div(general)?,
        }
        Ok(a.take_instructions())
    }
}

/// Why no leak can be injected.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MutateError {
    /// The encoder cannot do it.
    #[error(transparent)]
    Encoder(#[from] IcedError),
    /// There is nothing to change, or no place for it.
    #[error("{0}")]
    Impossible(&'static str),
}

/// What became of one injected leak.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Mutant {
    /// What was injected.
    pub leak: Leak,
    /// Behind which instruction of the function.
    pub behind: u64,
    /// The register that was leaked.
    pub register: Register,
    /// Whether the prover refused that instruction for that reason.
    pub caught: bool,
}

/// Injects each kind of leak at a place of a function that depends on its name, and looks whether it is found. Empty if no
/// register of the function ever holds a secret. `place` is an address without code, and is moved on.
///
/// # Errors
/// The function cannot be decoded and encoded again.
pub fn mutate(
    image: &mut Image,
    function: &Function,
    contract: &Contract,
    place: &mut u64,
) -> Result<Vec<Mutant>, MutateError> {
    let unreadable = || MutateError::Impossible("the function has no code");
    let code = image.code(function).ok_or_else(unreadable)?.to_vec();
    let own = function.address..function.address + function.size;
    let points: Vec<_> = secrets(image, function, contract).into_iter().filter(|(at, _)| own.contains(at)).collect();
    let choices = Sha256::digest(&function.symbol);
    let mut mutants = Vec::new();
    for (leak, choice) in Leak::ALL.into_iter().zip(choices.chunks_exact(8)) {
        let choice = choice.iter().fold(0, |n, byte| n << 8 | usize::from(*byte));
        let Some((behind, register)) = choice.checked_rem(points.len()).map(|i| points[i]) else { break };
        let (mutant, at) = inject(&code, function.address, behind, register, leak, *place)?;
        let name = format!("{} with a leak", function.symbol);
        let copy = Function::new(&name, *place, mutant.len() as u64);
        image
            .add_code(&name, *place, mutant)
            .map_err(|_| MutateError::Impossible("there is code at that place already"))?;
        *place = (*place + copy.size).next_multiple_of(64);
        let verdict = prove(image, &copy, contract, &[]);
        let caught = verdict.findings.iter().any(|f| f.address == at && f.reason == leak.reason());
        mutants.push(Mutant { leak, behind, register, caught });
    }
    Ok(mutants)
}

/// A copy of a function with a leak behind one of its instructions, at `place`; and the address of the leak.
fn inject(
    code: &[u8],
    address: u64,
    behind: u64,
    register: Register,
    leak: Leak,
    place: u64,
) -> Result<(Vec<u8>, u64), MutateError> {
    let mut instructions: Vec<Instruction> =
        Decoder::with_ip(64, code, address, DecoderOptions::NONE).into_iter().collect();
    let after = instructions.iter().position(|i| i.ip() > behind);
    let at = after.ok_or(MutateError::Impossible("the function ends with its leak"))?;
    let mut injected = leak.instructions(register, instructions[at].ip())?;
    let leaking = at + injected.len() - 1;
    // Addresses of their own, by which the encoder knows them.
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
