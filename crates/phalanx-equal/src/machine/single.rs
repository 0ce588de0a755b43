//! One instruction alone, for comparison with a processor.

use iced_x86::{Code, Decoder, DecoderOptions, OpKind};
use rustc_hash::FxHashMap;

use super::{Flags, Machine, Next, UNDEFINED};
use crate::Fault;
use crate::forms::{Bit, Forms};
use crate::image::Image;
use crate::memory::{Byte, Memory, byte};

/// The registers, by number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Registers {
    /// RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI, R8 to R15.
    pub general: [u64; 16],
    /// ZMM0 to ZMM31.
    pub vectors: [[u8; 64]; 32],
    /// K0 to K7.
    pub masks: [u64; 8],
    /// RFLAGS.
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

/// Places of flags in RFLAGS: carry, sign, overflow, zero.
const FLAGS: [u32; 4] = [0, 7, 11, 6];
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
    code: &[u8],
    at: u64,
    before: &Registers,
    memory: &[Region<'_>],
    mut is_free: impl FnMut() -> bool,
) -> Result<Known, Fault> {
    let instruction = Decoder::with_ip(64, code, at, DecoderOptions::NONE).decode();
    if instruction.code() == Code::INVALID {
        return Err(Fault::Code);
    }
    let (image, mut forms) = (Image::default(), Forms::new());
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
    // Registers, branches and immediates come first.
    let touches_memory =
        instruction.is_stack_instruction() || instruction.op_kinds().any(|kind| kind >= OpKind::MemorySegSI);
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
    let vectors: Vec<[Bit; 512]> = (before.vectors.iter())
        .map(|bytes| {
            let is_free = is_free();
            let bytes: Vec<Byte> = bytes.iter().map(|value| known_byte(&mut forms, *value, is_free)).collect();
            std::array::from_fn(|i| bytes[i / 8][i % 8])
        })
        .collect();
    // All registers have values.
    let undefined = vec![Bit::ZERO; UNDEFINED];
    let mut machine = Machine::with_undefined(&image, &mut forms, space, &undefined);
    machine.general.copy_from_slice(&general);
    machine.masks.copy_from_slice(&masks);
    machine.vectors = vectors;
    let [carry, sign, overflow, zero] = FLAGS.map(|place| flags[place as usize]);
    machine.flags = Flags { carry, overflow, sign, result: vec![!zero] };
    let next = match machine.step(&instruction)? {
        Next::Follows => instruction.next_ip(),
        Next::At(target) => target,
        Next::Returns => return Err(Fault::Branch),
    };
    let (general, masks, vectors) = (machine.general, machine.masks, std::mem::take(&mut machine.vectors));
    let flags = [machine.flags.carry, machine.flags.sign, machine.flags.overflow];
    let result = std::mem::take(&mut machine.flags.result);
    let memory: Vec<Vec<Byte>> = machine.memory.contents(REGION).map(<[Byte]>::to_vec).collect();
    let mut evaluate = |bits: &[Bit]| -> (u64, u64) {
        bits.iter().enumerate().fold((0, 0), |(value, known), (i, bit)| match forms.evaluate(*bit, &mut values) {
            Some(is_set) => (value | u64::from(is_set) << i, known | 1 << i),
            None => (value, known),
        })
    };
    let mut registers = before.clone();
    let mut is_known = Registers { general: [0; 16], vectors: [[0; 64]; 32], masks: [0; 8], flags: 0 };
    for i in 0..16 {
        (registers.general[i], is_known.general[i]) = evaluate(&general[i]);
    }
    for i in 0..8 {
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
    for (place, (value, known)) in FLAGS.into_iter().zip(flags) {
        registers.flags = registers.flags & !(1 << place) | value << place;
        is_known.flags |= known << place;
    }
    for i in 0..32 {
        for (j, bits) in vectors[i].chunks(8).enumerate() {
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
