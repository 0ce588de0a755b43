//! Analysis of x86-64 machine code: loop alignment, stack use and changed registers.

use std::collections::{BTreeMap, BTreeSet};

use iced_x86::{
    Code, Decoder, DecoderOptions, FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind,
    Register,
};

use crate::Result;
use crate::shape::Item;

/// Decodes a function that begins at address 0.
pub(crate) fn decode(bytes: &[u8]) -> Result<Vec<Instruction>> {
    let all: Vec<Instruction> = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE).iter().collect();
    if all.iter().any(|instruction| instruction.is_invalid()) {
        return Err("unknown machine code".into());
    }
    Ok(all)
}

/// Computes the padding that each alignment in a function needs, given the code currently before
/// it.
pub(crate) fn paddings(items: &[Item], bytes: &[u8]) -> Result<Vec<usize>> {
    let code = decode(bytes)?;
    let (mut at, mut address, mut paddings) = (0, 0, Vec::new());
    let mut items = items.iter().peekable();
    while let Some(item) = items.next() {
        match item {
            Item::Align(to) => {
                let padding = (address as u64).next_multiple_of(*to) as usize - address;
                paddings.push(padding);
                // If there is padding already, it is the next item.
                if matches!(items.peek(), Some(Item::Padding(_))) {
                    continue;
                }
                address += padding;
                while at < code.len() && (code[at].ip() as usize) < address {
                    at += 1;
                }
            }
            Item::Instruction(text) => {
                let instruction = code.get(at).ok_or("the text has more instructions than the machine code")?;
                if instruction.ip() as usize != address {
                    return Err(format!("{text} begins inside an instruction").into());
                }
                address += instruction.len();
                at += 1;
            }
            Item::Call(_) => {
                address += code.get(at).ok_or("the text has more instructions than the machine code")?.len();
                at += 1;
            }
            Item::Padding(length) => {
                address += length;
                while at < code.len() && (code[at].ip() as usize) < address {
                    at += 1;
                }
            }
            Item::Label(_) => {}
        }
    }
    if address != bytes.len() {
        return Err("the machine code has more instructions than the text".into());
    }
    Ok(paddings)
}

/// Padding instructions of this total length. Each has only one encoding.
pub(crate) fn fill(mut length: usize) -> Vec<&'static str> {
    const BY_LENGTH: [&str; 10] = [
        "nop",
        "xchgw %ax,%ax",
        "nopl (%rax)",
        "nopl 8(%rax)",
        "nopl 8(%rax,%rax)",
        "nopw 8(%rax,%rax)",
        "nopl 512(%rax)",
        "nopl 512(%rax,%rax)",
        "nopw 512(%rax,%rax)",
        "nopw %cs:512(%rax,%rax)",
    ];
    let mut all = Vec::new();
    while length > 0 {
        let take = length.min(BY_LENGTH.len());
        all.push(BY_LENGTH[take - 1]);
        length -= take;
    }
    all
}

/// Describes the first difference between two functions, ignoring padding and addresses.
pub(crate) fn same(a: &[u8], b: &[u8]) -> Result<Option<String>> {
    let (a, b) = (real(a)?, real(b)?);
    let place = |all: &[Instruction], target: u64| all.iter().position(|instruction| instruction.ip() >= target);
    for (x, y) in a.iter().zip(&b) {
        let jumps = matches!(x.op0_kind(), OpKind::NearBranch64) && x.mnemonic() != Mnemonic::Call;
        let equal = if jumps {
            x.mnemonic() == y.mnemonic() && place(&a, x.near_branch64()) == place(&b, y.near_branch64())
        } else {
            let near = x.is_ip_rel_memory_operand();
            // The compiler reads these addresses from the linker's table (GOT), whereas we compute
            // them.
            let direct = near && (x.code(), y.code()) == (Code::Lea_r64_m, Code::Mov_r64_rm64);
            (x.code() == y.code() || direct)
                && (near || x.memory_displacement64() == y.memory_displacement64())
                && (x.memory_base(), x.memory_index(), x.memory_index_scale())
                    == (y.memory_base(), y.memory_index(), y.memory_index_scale())
                && (x.op_mask(), x.zeroing_masking(), x.is_broadcast())
                    == (y.op_mask(), y.zeroing_masking(), y.is_broadcast())
                && (0..x.op_count())
                    .all(|op| x.op_register(op) == y.op_register(op) && immediate(x, op) == immediate(y, op))
        };
        if !equal {
            return Ok(Some(format!("{x} instead of the compiler's {y}")));
        }
    }
    Ok((a.len() != b.len()).then(|| format!("{} instructions instead of the compiler's {}", a.len(), b.len())))
}

fn immediate(instruction: &Instruction, op: u32) -> Option<u64> {
    instruction.try_immediate(op).ok()
}

/// Returns all instructions except padding.
fn real(bytes: &[u8]) -> Result<Vec<Instruction>> {
    let is_filling =
        |i: &Instruction| i.mnemonic() == Mnemonic::Nop || matches!(i.code(), Code::Xchg_r16_AX | Code::Xchg_rm16_r16);
    Ok(decode(bytes)?.into_iter().filter(|instruction| !is_filling(instruction)).collect())
}

/// The number of instructions, the bytes of stack, and the changed registers. `called` gives the
/// stack and registers for the functions in the same file that it calls.
pub(crate) fn facts(bytes: &[u8], calls: &[(u64, BTreeSet<Register>)]) -> Result<(usize, u64, BTreeSet<Register>)> {
    let code = decode(bytes)?;
    let mut factory = InstructionInfoFactory::new();
    let mut changed = BTreeSet::new();
    for instruction in &code {
        for used in factory.info(instruction).used_registers() {
            let writes = matches!(
                used.access(),
                OpAccess::Write | OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite
            );
            if writes {
                changed.insert(used.register().full_register());
            }
        }
        for memory in factory.info(instruction).used_memory() {
            let fixed = memory.base() == Register::RSP && memory.index() == Register::None;
            if fixed && (memory.displacement() as i64) < 0 && !is_push(instruction) {
                return Err(format!("{instruction} accesses memory below the stack pointer").into());
            }
        }
    }
    for (_, registers) in calls {
        changed.extend(registers);
    }
    let deepest = depth(&code)?;
    let calls = calls.iter().map(|(stack, _)| stack + 8).max().unwrap_or(0);
    // Callee-saved registers are pushed and popped.
    for kept in
        [Register::RSP, Register::RBP, Register::RBX, Register::R12, Register::R13, Register::R14, Register::R15]
    {
        if changed.remove(&kept)
            && kept != Register::RSP
            && !code.iter().any(|i| i.mnemonic() == Mnemonic::Push && i.op0_register() == kept)
        {
            return Err(format!("{kept:?} is changed, but not saved").into());
        }
    }
    changed.remove(&Register::RIP);
    Ok((code.len(), deepest + calls, changed))
}

fn is_push(instruction: &Instruction) -> bool {
    matches!(instruction.mnemonic(), Mnemonic::Push | Mnemonic::Call)
}

/// The stack before an instruction: the distances of the stack pointer and RBP below the return
/// address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Depth {
    stack: u64,
    frame: Option<u64>,
    /// End of a stack-probing loop.
    probes: Option<u64>,
}

/// Maximum stack depth.
fn depth(code: &[Instruction]) -> Result<u64> {
    let index: BTreeMap<u64, usize> = code.iter().enumerate().map(|(at, instruction)| (instruction.ip(), at)).collect();
    let mut known: Vec<Option<Depth>> = vec![None; code.len()];
    let (mut todo, mut deepest) = (vec![(0, Depth { stack: 0, frame: None, probes: None })], 0);
    while let Some((at, before)) = todo.pop() {
        let Some(instruction) = code.get(at) else { return Err("execution runs past the end of the function".into()) };
        if let Some(other) = known[at] {
            if other.stack != before.stack {
                return Err(
                    format!("{instruction}: conflicting stack depths, {} and {}", other.stack, before.stack).into()
                );
            }
            continue;
        }
        known[at] = Some(before);
        let mut after = before;
        let stack_is = |op: u32| instruction.op_register(op) == Register::RSP;
        let writes_stack = instruction.op_count() > 0 && instruction.op0_kind() == OpKind::Register && stack_is(0);
        match instruction.mnemonic() {
            Mnemonic::Push => after.stack += 8,
            Mnemonic::Pop => {
                after.stack = before.stack.checked_sub(8).ok_or("pop without push")?;
                if instruction.op0_register() == Register::RBP {
                    after.frame = None;
                }
            }
            Mnemonic::Sub if writes_stack => {
                after.stack = before.stack.wrapping_add(immediate(instruction, 1).ok_or("unknown frame size")?)
            }
            Mnemonic::Add if writes_stack => {
                after.stack = before.stack.wrapping_sub(immediate(instruction, 1).ok_or("unknown frame size")?)
            }
            Mnemonic::And if writes_stack => {
                let mask = immediate(instruction, 1).ok_or("unknown alignment")?;
                let align = mask.wrapping_neg();
                // All we know is that the caller's stack pointer is 16-byte aligned, before the
                // return address is pushed.
                after.stack = before.stack + (align - 16) + (16 - (8 + before.stack) % 16) % 16;
            }
            Mnemonic::Mov if writes_stack => {
                let frame = (instruction.op1_register() == Register::RBP).then_some(before.frame).flatten();
                after.stack = frame.ok_or_else(|| format!("{instruction}: unknown stack depth"))?;
            }
            Mnemonic::Mov
                if instruction.op0_kind() == OpKind::Register
                    && instruction.op0_register() == Register::RBP
                    && stack_is(1) =>
            {
                after.frame = Some(before.stack);
            }
            Mnemonic::Lea
                if instruction.memory_index() == Register::None
                    && (writes_stack || instruction.memory_base() == Register::RSP) =>
            {
                let base = match instruction.memory_base() {
                    Register::RSP => Some(before.stack),
                    Register::RBP => before.frame,
                    _ => None,
                };
                let stack = base.map(|base| base.wrapping_sub(instruction.memory_displacement64()));
                if writes_stack {
                    after.stack = stack.ok_or_else(|| format!("{instruction}: unknown stack depth"))?;
                } else if instruction.op0_register() == Register::R11 {
                    after.probes = stack;
                }
            }
            Mnemonic::Leave => {
                after.stack =
                    before.frame.and_then(|frame| frame.checked_sub(8)).ok_or("leave without frame pointer")?;
                after.frame = None;
            }
            // A stack-probing loop ends at the address in R11.
            Mnemonic::Cmp if writes_stack => {
                after.stack = before.probes.ok_or_else(|| format!("{instruction}: unknown stack depth"))?;
                deepest = deepest.max(after.stack);
                todo.push((at + 2, after));
                continue;
            }
            _ if writes_stack && instruction.mnemonic() != Mnemonic::Test => {
                return Err(format!("{instruction}: unknown stack depth").into());
            }
            _ => {}
        }
        if after.stack > 1 << 20 {
            return Err(format!("{instruction}: the stack grows too much").into());
        }
        deepest = deepest.max(after.stack);
        match instruction.flow_control() {
            FlowControl::Next | FlowControl::Call => todo.push((at + 1, after)),
            FlowControl::Return if after.stack == 0 => {}
            FlowControl::Return => return Err("the stack pointer differs on return".into()),
            FlowControl::UnconditionalBranch | FlowControl::ConditionalBranch => {
                let target = index
                    .get(&instruction.near_branch64())
                    .ok_or_else(|| format!("{instruction}: jumps out of the function"))?;
                todo.push((*target, after));
                if instruction.flow_control() == FlowControl::ConditionalBranch {
                    todo.push((at + 1, after));
                }
            }
            _ => return Err(format!("{instruction}: not allowed in kernels").into()),
        }
    }
    Ok(deepest)
}

/// Formats a short list of registers: `rax rcx xmm0-15`. Vector registers are named after their
/// width at this level.
pub(crate) fn list(registers: &BTreeSet<Register>, level: &str) -> String {
    let general = [
        Register::RAX,
        Register::RCX,
        Register::RDX,
        Register::RSI,
        Register::RDI,
        Register::R8,
        Register::R9,
        Register::R10,
        Register::R11,
    ];
    let mut parts: Vec<String> =
        general.iter().filter(|r| registers.contains(r)).map(|r| format!("{r:?}").to_lowercase()).collect();
    let numbers =
        |is: fn(Register) -> bool| registers.iter().filter(move |r| is(**r)).map(|r| r.number()).collect::<Vec<_>>();
    let vector = match level {
        "portable" | "sse41" => "xmm",
        "avx2" | "avx2-gfni" => "ymm",
        _ => "zmm",
    };
    for (name, numbers) in [(vector, numbers(Register::is_vector_register)), ("k", numbers(Register::is_k))] {
        let mut rest = &numbers[..];
        while let Some(first) = rest.first() {
            let run = rest.iter().enumerate().take_while(|(i, n)| **n == first + i).count();
            parts.push(if run == 1 { format!("{name}{first}") } else { format!("{name}{first}-{}", rest[run - 1]) });
            rest = &rest[run..];
        }
    }
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_of_known_depth() {
        // push rbp; mov rbp, rsp; push rbx; and rsp, -64; sub rsp, 128; lea rsp, [rbp-8]; pop rbx; pop rbp; ret
        let code = [
            0x55, 0x48, 0x89, 0xe5, 0x53, 0x48, 0x83, 0xe4, 0xc0, 0x48, 0x81, 0xec, 0x80, 0, 0, 0, 0x48, 0x8d, 0x65,
            0xf8, 0x5b, 0x5d, 0xc3,
        ];
        let (instructions, stack, changed) = facts(&code, &[]).unwrap();
        // After 16 bytes have been pushed, the stack pointer is 8 bytes off a multiple of 16, so
        // aligning it skips 8 to 56 bytes.
        assert_eq!((instructions, stack, changed.len()), (9, 16 + 8 + 48 + 128, 0));
        let called = [(100, BTreeSet::from([Register::RAX]))];
        let (_, stack, changed) = facts(&code, &called).unwrap();
        assert_eq!((stack, list(&changed, "avx2").as_str()), (16 + 8 + 48 + 128 + 108, "rax"));
        // mov [rsp-8], rax; ret
        assert!(facts(&[0x48, 0x89, 0x44, 0x24, 0xf8, 0xc3], &[]).unwrap_err().to_string().contains("below"));
        // mov rbx, rax; ret
        assert!(facts(&[0x48, 0x89, 0xc3, 0xc3], &[]).unwrap_err().to_string().contains("not saved"));
    }

    #[test]
    fn registers_have_the_names_of_their_level() {
        let registers = BTreeSet::from([Register::RAX, Register::ZMM0, Register::ZMM1, Register::ZMM7]);
        let names = ["portable", "avx2-gfni", "avx512-vbmi"].map(|level| list(&registers, level));
        assert_eq!(names, ["rax xmm0-1 xmm7", "rax ymm0-1 ymm7", "rax zmm0-1 zmm7"]);
    }

    #[test]
    fn padding_has_its_length() {
        for length in 0..64 {
            let pieces = fill(length);
            assert!(pieces.len() == length.div_ceil(10), "{length}");
        }
    }

    #[test]
    fn differences_are_seen() {
        // A jump over a nop in two encodings, then the same code without the nop.
        let short = [0x74, 0x01, 0x90, 0xc3];
        let bare = [0x74, 0x00, 0xc3];
        assert_eq!(same(&short, &bare).unwrap(), None);
        assert!(same(&short, &[0x75, 0x00, 0xc3]).unwrap().is_some());
        assert!(same(&short, &[0x74, 0x00, 0xf3, 0xc3, 0xc3]).unwrap().is_some());
    }
}
