//! One instruction alone, for comparison with a processor.

use rustc_hash::FxHashMap;

use super::{Flags, Instruction, Machine, Next};
use crate::Fault;
use crate::forms::{Bit, Forms};
use crate::image::{Architecture, Image};
use crate::memory::{Byte, Memory, byte};

/// The registers, by number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Registers {
    /// RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI, R8 to R15, or X0 to X30 and SP.
    pub general: Vec<u64>,
    /// ZMM0 to ZMM31 or V0 to V31, byte by byte.
    pub vectors: Vec<Vec<u8>>,
    /// K0 to K7, or none.
    pub masks: Vec<u64>,
    /// RFLAGS, or N, Z, C and V in bits 31 to 28.
    pub flags: u64,
}

/// The state after an instruction, as far as the executor knows it. Undefined bits are unknown.
#[derive(Clone, Debug)]
pub struct Known {
    /// Where execution continues.
    pub next: u64,
    /// Values of the registers, and which bits of them are known.
    pub registers: Registers,
    /// See above.
    pub is_known: Registers,
    /// The memory, region by region, or nothing if the instruction has no memory operand. None: bits
    /// of the byte are not known.
    pub memory: Vec<Vec<Option<u8>>>,
}

/// Places of flags: carry, sign, overflow, zero.
const fn places(architecture: Architecture) -> [u32; 4] {
    match architecture {
        Architecture::X86_64 => [0, 7, 11, 6],
        Architecture::Aarch64 => [29, 31, 28, 30],
    }
}

const REGION: &str = "a region";

/// Memory before an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Region<'a> {
    /// The address of its first byte.
    pub start: u64,
    /// The bytes.
    pub bytes: &'a [u8],
    /// Whether it may be written to.
    pub is_writable: bool,
}

/// Runs an instruction on registers and memory.
///
/// Registers and regions for which `is_free` says so are inputs, so that the symbolic rules are
/// tested. Their values are put in afterwards. Instructions without memory operands see no memory.
///
/// # Errors
///
/// The fault, if the executor does not accept the instruction or its operands.
pub fn single(
    architecture: Architecture,
    code: &[u8],
    at: u64,
    before: &Registers,
    memory: &[Region<'_>],
    mut is_free: impl FnMut() -> bool,
) -> Result<Known, Fault> {
    let instruction = Instruction::decode(architecture, code, at).ok_or(Fault::Code)?;
    let (image, mut forms) = (Image::empty(architecture), Forms::new());
    let mut values = FxHashMap::default();
    let mut known_byte = |forms: &mut Forms, value: u8, is_free: bool| -> Byte {
        let bits = byte(value);
        match is_free {
            false => bits,
            true => bits.map(|bit| {
                let input = forms.input();
                values.insert(input, bit == Bit::ONE);
                input
            }),
        }
    };
    let mut space = Memory::new(&image);
    let touches_memory = instruction.touches_memory();
    for Region { start, bytes, is_writable } in memory.iter().filter(|_| touches_memory) {
        let is_free = is_free();
        let bytes = bytes.iter().map(|value| known_byte(&mut forms, *value, is_free)).collect();
        match is_writable {
            true => space.writable(REGION, *start, bytes),
            false => space.readable(REGION, *start, bytes),
        }
    }
    let mut number_of = |forms: &mut Forms, value: u64, is_free: bool| -> [Bit; 64] {
        let bytes: Vec<Byte> = value.to_le_bytes().into_iter().map(|value| known_byte(forms, value, is_free)).collect();
        std::array::from_fn(|i| bytes[i / 8][i % 8])
    };
    let general: Vec<_> = before.general.iter().map(|value| number_of(&mut forms, *value, is_free())).collect();
    let masks: Vec<_> = before.masks.iter().map(|value| number_of(&mut forms, *value, is_free())).collect();
    let flags = number_of(&mut forms, before.flags, is_free());
    let vectors: Vec<Vec<Bit>> = (before.vectors.iter())
        .map(|bytes| {
            let is_free = is_free();
            bytes.iter().flat_map(|value| known_byte(&mut forms, *value, is_free)).collect()
        })
        .collect();
    // All registers have values.
    let undefined = vec![Bit::ZERO; architecture.bits()];
    let mut machine = Machine::with_undefined(&image, &mut forms, space, &undefined);
    machine.is_at_its_place = true;
    (machine.general, machine.masks, machine.vectors) = (general, masks, vectors);
    let [carry, sign, overflow, zero] = places(architecture).map(|place| flags[place as usize]);
    machine.flags = Flags { carry, overflow, sign, result: vec![!zero], addends: None };
    let next = match machine.step(&instruction)? {
        Next::Follows => instruction.next(),
        Next::At(target) => target,
        Next::Returns => return Err(Fault::Branch),
    };
    let (general, masks, vectors) = (machine.general, machine.masks, machine.vectors);
    let flags = [machine.flags.carry, machine.flags.sign, machine.flags.overflow];
    let result = machine.flags.result;
    let memory: Vec<Vec<Byte>> = machine.memory.contents(REGION).map(<[Byte]>::to_vec).collect();
    let mut evaluate = |bits: &[Bit]| -> (u64, u64) {
        bits.iter().enumerate().fold((0, 0), |(value, known), (i, bit)| match forms.evaluate(*bit, &mut values) {
            Some(is_set) => (value | u64::from(is_set) << i, known | 1 << i),
            None => (value, known),
        })
    };
    let mut registers = before.clone();
    let mut is_known = before.clone();
    is_known.flags = 0;
    for i in 0..general.len() {
        (registers.general[i], is_known.general[i]) = evaluate(&general[i]);
    }
    for i in 0..masks.len() {
        (registers.masks[i], is_known.masks[i]) = evaluate(&masks[i]);
    }
    let zero = {
        let parts: Vec<(u64, u64)> = result.chunks(64).map(&mut evaluate).collect();
        let is_one = parts.iter().any(|(value, _)| *value != 0);
        let is_all =
            parts.iter().zip(result.chunks(64)).all(|((_, known), bits)| known.count_ones() as usize == bits.len());
        (u64::from(!is_one), u64::from(is_one || is_all))
    };
    let flags: Vec<(u64, u64)> = flags.iter().map(|flag| evaluate(&[*flag])).chain([zero]).collect();
    for (place, (value, known)) in places(architecture).into_iter().zip(flags) {
        registers.flags = registers.flags & !(1 << place) | value << place;
        is_known.flags |= known << place;
    }
    for (i, vector) in vectors.iter().enumerate() {
        for (j, bits) in vector.chunks(8).enumerate() {
            let (value, known) = evaluate(bits);
            (registers.vectors[i][j], is_known.vectors[i][j]) = (value as u8, known as u8);
        }
    }
    let mut known_value = |byte: &Byte| {
        let (value, known) = evaluate(byte);
        (known == 0xff).then_some(value as u8)
    };
    let memory = memory.iter().map(|bytes| bytes.iter().map(&mut known_value).collect()).collect();
    Ok(Known { next, registers, is_known, memory })
}
