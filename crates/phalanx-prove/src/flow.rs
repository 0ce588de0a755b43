//! Architectures, and the control flow of single instructions regardless of any state.

use iced_x86::{Decoder, DecoderOptions, FlowControl, Mnemonic, OpKind};

/// The architecture of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Architecture {
    /// x86-64.
    X86,
    /// AArch64, little-endian.
    #[cfg(feature = "aarch64")]
    A64,
}

impl Architecture {
    /// What Rust calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::X86 => "x86_64",
            #[cfg(feature = "aarch64")]
            Self::A64 => "aarch64",
        }
    }
}

/// What an instruction leads to and refers to.
pub(crate) struct Flow {
    pub(crate) kind: FlowKind,
    /// The address of the next instruction.
    pub(crate) next: u64,
    /// The target of a direct jump or call.
    pub(crate) target: Option<u64>,
    /// An address in the file that it loads from or computes.
    pub(crate) refers: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FlowKind {
    Next,
    Branch,
    Jump,
    /// Through a register or memory.
    IndirectJump,
    Call,
    /// Terminates the program.
    Stop,
    /// A return, a system call, or an invalid instruction.
    Other,
}

/// The flow of the instruction at the beginning of `code`.
pub(crate) fn flow(architecture: Architecture, code: &[u8], ip: u64) -> Flow {
    match architecture {
        Architecture::X86 => on_x86(code, ip),
        #[cfg(feature = "aarch64")]
        Architecture::A64 => on_a64(code, ip),
    }
}

fn on_x86(code: &[u8], ip: u64) -> Flow {
    let i = Decoder::with_ip(64, code, ip, DecoderOptions::NONE).decode();
    let target = Some(i.near_branch_target()).filter(|_| i.op0_kind() == OpKind::NearBranch64);
    let kind = match i.flow_control() {
        _ if i.is_invalid() => FlowKind::Other,
        FlowControl::Next => FlowKind::Next,
        FlowControl::ConditionalBranch => FlowKind::Branch,
        FlowControl::UnconditionalBranch => FlowKind::Jump,
        FlowControl::IndirectBranch => FlowKind::IndirectJump,
        FlowControl::Call | FlowControl::IndirectCall => FlowKind::Call,
        FlowControl::Exception => FlowKind::Stop,
        FlowControl::Interrupt if matches!(i.mnemonic(), Mnemonic::Int3 | Mnemonic::Int1) => FlowKind::Next,
        _ => FlowKind::Other,
    };
    let refers = i.is_ip_rel_memory_operand().then(|| i.ip_rel_memory_address());
    Flow { kind, next: i.next_ip(), target, refers }
}

#[cfg(feature = "aarch64")]
fn on_a64(code: &[u8], ip: u64) -> Flow {
    use exarmo_aarch64::{BranchKind, Mnemonic, decode_word};

    let mut flow = Flow { kind: FlowKind::Other, next: ip.wrapping_add(4), target: None, refers: None };
    let Some(Ok(instruction)) = code.first_chunk().map(|bytes| decode_word(u32::from_le_bytes(*bytes))) else {
        return flow;
    };
    let branch = instruction.at(ip).branch();
    flow.target = branch.target;
    flow.kind = match branch.kind {
        BranchKind::None => FlowKind::Next,
        BranchKind::Direct if branch.conditional => FlowKind::Branch,
        BranchKind::Direct => FlowKind::Jump,
        BranchKind::Indirect => FlowKind::IndirectJump,
        BranchKind::DirectCall | BranchKind::IndirectCall => FlowKind::Call,
        BranchKind::Exception => match instruction.mnemonic() {
            Mnemonic::Brk => FlowKind::Next,
            Mnemonic::Udf => FlowKind::Stop,
            _ => FlowKind::Other,
        },
        _ => FlowKind::Other,
    };
    flow
}

/// The GOT entry through which a PLT stub jumps.
pub(crate) fn stub(architecture: Architecture, code: &[u8], ip: u64) -> Option<u64> {
    match architecture {
        Architecture::X86 => {
            let mut decoder = Decoder::with_ip(64, code, ip, DecoderOptions::NONE);
            let first = decoder.decode();
            let jump = if first.mnemonic() == Mnemonic::Endbr64 { decoder.decode() } else { first };
            let is_jump = jump.flow_control() == FlowControl::IndirectBranch && jump.is_ip_rel_memory_operand();
            is_jump.then(|| jump.ip_rel_memory_address())
        }
        #[cfg(feature = "aarch64")]
        Architecture::A64 => {
            let words: Vec<u32> = code.as_chunks().0.iter().take(3).map(|bytes| u32::from_le_bytes(*bytes)).collect();
            // Optionally BTI C, then ADRP X16 and LDR X17, [X16, #...].
            let skipped = u64::from(words.first() == Some(&0xd503_245f));
            let (page, load) = (*words.get(skipped as usize)?, *words.get(skipped as usize + 1)?);
            if page & 0x9f00_001f != 0x9000_0010 || load & 0xffc0_03ff != 0xf940_0211 {
                return None;
            }
            let distance = (page >> 5 & 0x7_ffff) << 2 | page >> 29 & 3;
            let distance = i64::from((distance << 11) as i32 >> 11) << 12;
            let start = (ip + 4 * skipped) & !0xfff;
            Some(start.wrapping_add_signed(distance) + u64::from(load >> 10 & 0xfff) * 8)
        }
    }
}
