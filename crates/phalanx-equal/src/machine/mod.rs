//! Runs a function of x86-64 on bits that are functions of the inputs.
//!
//! The run ends with a fault if a branch or an address depends on the inputs. Flags and registers
//! without arguments start as inputs of their own, so a result that depends on them differs from
//! every reference. Bytes below the stack pointer start as unwritten.

mod aes;
mod general;
mod single;
mod vector;

pub use single::{Known, Region, Registers, single};

use iced_x86::{Code, Decoder, DecoderOptions, EncodingKind, Instruction, MemorySize, Mnemonic, OpKind, Register};
use rustc_hash::FxHashMap;

use crate::forms::{Bit, Forms};
use crate::image::Image;
use crate::memory::{Alignment, Memory, STACK};
use crate::{Error, Fault};

/// Where the caller's code is.
const CALLER: u64 = 0x1000;
/// The most instructions of a run, if nobody says less.
pub(crate) const MOST: u64 = 2_000_000;
/// The approximate maximum of memory for forms in one proof, in bytes.
pub(crate) const MEMORY: usize = 1600 << 20;
/// Bytes of stack that a function finds below its frame.
const STACK_BYTES: u64 = 1 << 17;
/// Where a callee's part of the stack ends, above its return address: a multiple of 16, as the
/// convention has it.
const STACK_TOP: u64 = 0x7fff_0000_0000;

/// The registers that a callee must preserve.
const KEPT: [(Register, &str); 6] = [
    (Register::RBX, "rbx"),
    (Register::RBP, "rbp"),
    (Register::R12, "r12"),
    (Register::R13, "r13"),
    (Register::R14, "r14"),
    (Register::R15, "r15"),
];

/// Bits of general, mask and vector registers.
const UNDEFINED: usize = 16 * 64 + 8 * 64 + 32 * 512;

/// Registers of arguments, in their order.
const ARGUMENTS: [Register; 4] = [Register::RDI, Register::RSI, Register::RDX, Register::RCX];

/// A function that inspects the state after every instruction.
pub type Watch<'w> = dyn FnMut(&mut Machine<'_>) -> Result<(), Error> + 'w;

/// Flags. Conditions are computed only when an instruction asks for them.
struct Flags {
    carry: Bit,
    overflow: Bit,
    sign: Bit,
    /// The result that is zero or not.
    result: Vec<Bit>,
}

/// The state of a run.
pub struct Machine<'a> {
    /// All functions that have been computed.
    pub forms: &'a mut Forms,
    /// The memory that the function may use.
    pub memory: Memory<'a>,
    image: &'a Image,
    general: [[Bit; 64]; 16],
    vectors: Vec<[Bit; 512]>,
    masks: [[Bit; 64]; 8],
    flags: Flags,
    /// Instructions that have run.
    pub count: u64,
    /// The most that may.
    pub limit: u64,
    /// Whether functions are freed that are neither pinned nor in the state.
    pub(crate) forgets: bool,
    code: FxHashMap<u64, Instruction>,
    /// For the maximum of two bytes, these two bytes.
    maxima: FxHashMap<[Bit; 8], [[Bit; 8]; 2]>,
}

enum Next {
    Follows,
    At(u64),
    Returns,
}

fn number(value: u64) -> [Bit; 64] {
    std::array::from_fn(|i| Bit::constant(value >> i & 1 == 1))
}

/// The number that bits are, if they are known.
fn value(bits: &[Bit]) -> Option<u64> {
    bits.iter().enumerate().try_fold(0, |sum, (i, bit)| Some(sum | u64::from(bit.known()?) << i))
}

/// The last operand of an instruction, which must be an immediate byte.
fn immediate(instruction: &Instruction) -> Result<usize, Fault> {
    let last = instruction.op_count() - 1;
    match instruction.op_kind(last) {
        OpKind::Immediate8 => Ok(instruction.immediate8().into()),
        _ => Err(Fault::Unmodelled),
    }
}

impl<'a> Machine<'a> {
    /// The state before a call of a function.
    pub fn new(image: &'a Image, forms: &'a mut Forms, memory: Memory<'a>) -> Self {
        let undefined = Self::undefined(forms);
        Self::with_undefined(image, forms, memory, &undefined)
    }

    /// Inputs for the registers and flags without defined values.
    pub(crate) fn undefined(forms: &mut Forms) -> Vec<Bit> {
        (0..UNDEFINED).map(|_| forms.input()).collect()
    }

    /// The state before a call of a function with such inputs.
    pub(crate) fn with_undefined(
        image: &'a Image,
        forms: &'a mut Forms,
        mut memory: Memory<'a>,
        undefined: &[Bit],
    ) -> Self {
        let (general, undefined) = undefined.as_chunks::<64>().0.split_at(16);
        let (masks, undefined) = undefined.split_at(8);
        let general = std::array::from_fn(|i| general[i]);
        let masks = std::array::from_fn(|i| masks[i]);
        let vectors =
            undefined.chunks(8).take(32).map(|parts| std::array::from_fn(|i| parts[i / 64][i % 64])).collect();
        let [carry, overflow, sign, zero] = forms.inputs();
        let flags = Flags { carry, overflow, sign, result: vec![zero] };
        memory.unwritten(STACK, STACK_TOP - STACK_BYTES, STACK_BYTES as usize);
        let (code, maxima) = Default::default();
        Self {
            forms,
            memory,
            image,
            general,
            vectors,
            masks,
            flags,
            count: 0,
            limit: MOST,
            forgets: false,
            code,
            maxima,
        }
    }

    /// Calls a function. `watch` sees the state after every instruction.
    ///
    /// # Errors
    ///
    /// If an instruction is not accepted, or registers of the caller have changed.
    pub fn call(&mut self, symbol: &str, arguments: &[u64], watch: &mut Watch<'_>) -> Result<(), Error> {
        let (start, _) = self.image.function(symbol).ok_or_else(|| Error::Absent { symbol: symbol.to_owned() })?;
        for (register, argument) in ARGUMENTS.into_iter().zip(arguments) {
            self.general[register.number()] = number(*argument);
        }
        let top = STACK_TOP - 8;
        self.general[Register::RSP.number()] = number(top);
        let fault = |fault| Error::Instruction { at: start, text: String::new(), fault };
        self.memory.write(top, &number(CALLER), Alignment::Any).map_err(fault)?;
        let before = KEPT.map(|(register, _)| self.general[register.number()]);
        if self.forgets {
            // The caller's bits, and those in `before`.
            self.forms.pin();
        }
        let mut at = start;
        loop {
            let instruction = self.fetch(at)?;
            let failure = |fault| Error::Instruction { at, text: instruction.to_string(), fault };
            self.count += 1;
            if self.count > self.limit {
                return Err(failure(Fault::Endless));
            }
            let mut limit = MEMORY;
            if self.forgets && (self.forms.is_full() || self.forms.size().bytes() > MEMORY) {
                self.collect();
                // There must be some space until the next time.
                limit = MEMORY / 8 * 7;
            }
            if self.forms.size().bytes() > limit {
                return Err(failure(Fault::TooLarge));
            }
            let pointer = value(&self.general[Register::RSP.number()]).ok_or_else(|| failure(Fault::Address))?;
            self.memory.set_stack_pointer(pointer);
            let next = self.step(&instruction).map_err(failure)?;
            watch(self)?;
            match next {
                Next::Follows => at = instruction.next_ip(),
                Next::At(target) => at = target,
                Next::Returns => break,
            }
        }
        for ((register, name), before) in KEPT.into_iter().zip(before) {
            if self.general[register.number()] != before {
                return Err(Error::Register { register: name });
            }
        }
        match self.general[Register::RSP.number()] == number(top + 8) {
            true => Ok(()),
            false => Err(Error::Register { register: "rsp" }),
        }
    }

    /// Frees functions that the state does not contain.
    fn collect(&mut self) {
        let state = self.general.iter().flatten().chain(self.vectors.iter().flatten());
        let state = state.chain(self.masks.iter().flatten()).chain(self.memory.bits());
        let Flags { carry, overflow, sign, result } = &self.flags;
        let state = state.chain([carry, overflow, sign]).chain(result);
        let state =
            state.chain(self.maxima.iter().flat_map(|(greater, pair)| greater.iter().chain(pair.as_flattened())));
        self.forms.collect(state.copied());
    }

    /// The value that a function returns.
    pub(crate) fn returned(&self) -> [Bit; 32] {
        std::array::from_fn(|i| self.general[Register::RAX.number()][i])
    }

    /// Replaces bits everywhere. The new bits must have the same values.
    pub(crate) fn replace(&mut self, others: &FxHashMap<Bit, Bit>) {
        let all = self.general.iter_mut().flatten();
        let all = all.chain(self.vectors.iter_mut().flatten()).chain(self.memory.bits_mut());
        for bit in all {
            match (others.get(bit), others.get(&!*bit)) {
                (Some(other), _) => *bit = *other,
                (_, Some(other)) => *bit = !*other,
                _ => {}
            }
        }
    }

    fn fetch(&mut self, at: u64) -> Result<Instruction, Error> {
        if let Some(instruction) = self.code.get(&at) {
            return Ok(*instruction);
        }
        let nothing = || Error::Instruction { at, text: String::new(), fault: Fault::Code };
        let code = self.image.code(at).ok_or_else(nothing)?;
        let code = &code[..code.len().min(16)];
        let instruction = Decoder::with_ip(64, code, at, DecoderOptions::NONE).decode();
        if instruction.code() == Code::INVALID {
            return Err(nothing());
        }
        self.code.insert(at, instruction);
        Ok(instruction)
    }

    fn step(&mut self, instruction: &Instruction) -> Result<Next, Fault> {
        let is_prefixed =
            instruction.has_rep_prefix() || instruction.has_repne_prefix() || instruction.has_lock_prefix();
        let segment = instruction.segment_prefix();
        if is_prefixed && !vector::is_vector(instruction) || matches!(segment, Register::FS | Register::GS) {
            return Err(Fault::Unmodelled);
        }
        match instruction.mnemonic() {
            Mnemonic::Nop | Mnemonic::Endbr64 => Ok(Next::Follows),
            _ if vector::is_vector(instruction) => self.vector(instruction).map(|()| Next::Follows),
            _ => self.general(instruction),
        }
    }

    /// The address of the memory operand.
    fn address(&self, instruction: &Instruction) -> Result<u64, Fault> {
        if instruction.is_ip_rel_memory_operand() {
            return Ok(instruction.ip_rel_memory_address());
        }
        let mut address = instruction.memory_displacement64();
        for (register, scale) in
            [(instruction.memory_base(), 1), (instruction.memory_index(), u64::from(instruction.memory_index_scale()))]
        {
            if register == Register::None {
                continue;
            }
            if !register.is_gpr64() {
                return Err(Fault::Unmodelled);
            }
            let part = value(&self.general[register.number()]).ok_or(Fault::Address)?;
            address = address.wrapping_add(part.wrapping_mul(scale));
        }
        Ok(address)
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
                if instruction.is_broadcast() {
                    let element = self.memory.read(address, size.element_size(), Alignment::Any)?;
                    let registers = (0..instruction.op_count()).filter(|i| instruction.op_kind(*i) == OpKind::Register);
                    let vectors = registers.map(|i| instruction.op_register(i)).filter(|r| r.is_vector_register());
                    let whole = vectors.map(Register::size).max().ok_or(Fault::Unmodelled)?;
                    return Ok(element.repeat(whole / size.element_size()));
                }
                if instruction.has_op_mask() && operand != 0 && Self::is_masked_load(instruction) {
                    return self.read_masked(instruction, address);
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

    /// Whether a mask says which elements are loaded. Others must be able to load all.
    fn is_masked_load(instruction: &Instruction) -> bool {
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
    fn read_masked(&mut self, instruction: &Instruction, address: u64) -> Result<Vec<Bit>, Fault> {
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

    fn set_general_register(&mut self, register: Register, bits: &[Bit]) {
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
    }
}
