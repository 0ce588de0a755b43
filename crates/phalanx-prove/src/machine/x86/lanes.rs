//! Vector instructions that move eight-byte parts as a whole. Compilers keep pointers and counters
//! in vector registers, and copy them to and from the stack in pairs.

use iced_x86::{EncodingKind, Instruction, Mnemonic as M, OpKind, Register};

use super::{Decoded, Machine, writes};
use crate::arithmetic::add;
use crate::state::{Lane, Source, State};
use crate::value::{Class, Region, Value};

/// The effect of a move, as far as we know it.
pub(super) enum Moved {
    /// A move to a vector register, with its parts, lowest first.
    Vector(usize, Vec<Option<Value>>, Option<Source>),
    /// A move to memory, with offsets from the operand's address.
    Memory(Vec<(u64, Value)>),
    General(Register, Value),
}

/// Bytes of a part.
const PART: usize = 8;

impl Machine<'_> {
    /// The effect of an instruction, if we know anything about its source.
    pub(super) fn moved(&self, s: &State, decoded: &Decoded) -> Option<Moved> {
        let i = &decoded.instruction;
        if i.op_mask() != Register::None || !writes(decoded.accesses[0]) {
            return None;
        }
        let vector =
            |op: u32| Some(i.op_register(op)).filter(|r| i.op_kind(op) == OpKind::Register && r.is_vector_register());
        if let Some(to) = vector(0) {
            let tracked = s.is_tracked(to.number());
            if !decoded.moves && !tracked {
                return None;
            }
            let address = match decoded.moves && decoded.explicit {
                true if i.is_ip_rel_memory_operand() => Some(self.image.locate(i.ip_rel_memory_address())),
                true if is_near(s, i) => Some(self.address(s, i)),
                _ => None,
            };
            let memory = address.and_then(|address| on_stack(s, address, i.memory_size().size()));
            let source = self.source(s, i, address);
            let is_known = |op: u32| match i.op_kind(op) {
                OpKind::Register if i.op_register(op).is_vector_register() => s.is_tracked(i.op_register(op).number()),
                OpKind::Register => i.op_register(op).is_gpr64(),
                OpKind::Memory => memory.is_some(),
                _ => false,
            };
            let any_known = (0..i.op_count()).any(is_known);
            if source.is_none() && !any_known {
                return None;
            }
            let parts = if decoded.moves && any_known { self.parts(s, i, to, memory) } else { None };
            let mut parts = parts.unwrap_or_default();
            // Legacy encodings leave the upper parts unchanged.
            let stays = |lane: &&Lane| lane.register == to.number() && lane.part >= 2;
            if i.encoding() == EncodingKind::Legacy && tracked && s.lanes.iter().any(|lane| stays(&lane)) {
                parts.resize(2, None);
                parts.extend((2..8).map(|part| s.lane(to.number(), part)));
            }
            let known = source.is_some() || parts.iter().any(Option::is_some);
            return known.then_some(Moved::Vector(to.number(), parts, source));
        }
        let from = vector(1)?;
        let number = from.number();
        if !s.is_tracked(number) {
            return None;
        }
        let first = match i.mnemonic() {
            M::Movq | M::Vmovq | M::Movlps | M::Movlpd | M::Vmovlps | M::Vmovlpd | M::Movsd | M::Vmovsd => 0,
            M::Movhps | M::Movhpd | M::Vmovhps | M::Vmovhpd => 1,
            M::Pextrq | M::Vpextrq => usize::from(i.immediate8() & 1),
            mnemonic if is_move(mnemonic) => 0,
            M::Vextracti128 | M::Vextractf128 => 2 * usize::from(i.immediate8() & 1),
            M::Vextracti64x2 | M::Vextractf64x2 | M::Vextracti32x4 | M::Vextractf32x4 => {
                2 * usize::from(i.immediate8() & 3)
            }
            M::Vextracti64x4 | M::Vextractf64x4 | M::Vextracti32x8 | M::Vextractf32x8 => {
                4 * usize::from(i.immediate8() & 1)
            }
            _ => return None,
        };
        if i.op0_kind() == OpKind::Register {
            let to = i.op0_register();
            let value = s.lane(number, first)?;
            return to.is_gpr64().then_some(Moved::General(to, value));
        }
        let count = i.memory_size().size() / PART;
        let source = s.source(number).filter(|source| first == 0 && usize::from(source.size) >= count * PART);
        let part = |n: usize| {
            let constant = || self.image.constant(source?.address + (PART * n) as u64, PART);
            Some(((PART * n) as u64, s.lane(number, first + n).or_else(constant)?))
        };
        let stored: Vec<_> = (0..count).filter_map(part).collect();
        (!stored.is_empty()).then_some(Moved::Memory(stored))
    }

    /// The parts of a vector register after an instruction. None if we know nothing.
    fn parts(
        &self,
        s: &State,
        i: &Instruction,
        to: Register,
        memory: Option<(usize, i64)>,
    ) -> Option<Vec<Option<Value>>> {
        let of = |op: u32, part: usize| -> Option<Value> {
            match i.op_kind(op) {
                OpKind::Register if i.op_register(op).is_vector_register() => s.lane(i.op_register(op).number(), part),
                OpKind::Register if part == 0 && i.op_register(op).is_gpr64() => {
                    Some(s.general(i.op_register(op))).filter(|value| value.class() < Class::Secret)
                }
                OpKind::Memory => part_of_memory(s, i, memory?, part),
                _ => None,
            }
        };
        // The sources. In legacy encoding, the target is the first one.
        let last = (0..i.op_count()).rev().find(|op| !matches!(i.op_kind(*op), OpKind::Immediate8))?;
        let first = last.saturating_sub(1);
        let zero = Some(Value::Constant(0));
        let width = to.size() / PART;
        let immediate = || usize::from(i.immediate8());
        Some(match i.mnemonic() {
            M::Movq | M::Vmovq => vec![of(1, 0), zero],
            M::Movsd | M::Vmovsd if i.op1_kind() == OpKind::Memory => vec![of(1, 0), zero],
            mnemonic if is_move(mnemonic) => (0..width).map(|part| of(1, part)).collect(),
            M::Movhps
            | M::Movhpd
            | M::Vmovhps
            | M::Vmovhpd
            | M::Movlhps
            | M::Vmovlhps
            | M::Punpcklqdq
            | M::Unpcklpd => {
                vec![of(first, 0), of(last, 0)]
            }
            M::Movlps | M::Movlpd | M::Vmovlps | M::Vmovlpd => vec![of(last, 0), of(first, 1)],
            M::Movhlps | M::Vmovhlps => vec![of(last, 1), of(first, 1)],
            M::Vpunpcklqdq | M::Vunpcklpd => (0..width).map(|part| of([first, last][part % 2], part & !1)).collect(),
            M::Punpckhqdq | M::Unpckhpd | M::Vpunpckhqdq | M::Vunpckhpd => {
                (0..width).map(|part| of([first, last][part % 2], part | 1)).collect()
            }
            M::Pinsrq | M::Vpinsrq => {
                let at = immediate() & 1;
                (0..2).map(|part| if part == at { of(last, 0) } else { of(first, part) }).collect()
            }
            M::Pshufd | M::Vpshufd if width == 2 => match immediate() {
                0x44 => vec![of(1, 0), of(1, 0)],
                0x4e => vec![of(1, 1), of(1, 0)],
                0xe4 => vec![of(1, 0), of(1, 1)],
                0xee => vec![of(1, 1), of(1, 1)],
                _ => return None,
            },
            M::Psrldq | M::Vpsrldq if width == 2 && immediate() == 8 => vec![of(last, 1), zero],
            M::Vpermq | M::Vpermpd if width == 4 && i.op2_kind() == OpKind::Immediate8 => {
                (0..4).map(|part| of(1, immediate() >> (2 * part) & 3)).collect()
            }
            M::Movddup | M::Vpbroadcastq | M::Vbroadcastsd => vec![of(1, 0); width],
            M::Vmovddup => (0..width).map(|part| of(1, part & !1)).collect(),
            M::Vinserti128 | M::Vinsertf128 | M::Vinserti64x2 | M::Vinsertf64x2 | M::Vinserti32x4 | M::Vinsertf32x4 => {
                let at = 2 * (immediate() & if width == 8 { 3 } else { 1 });
                (0..width)
                    .map(|part| if (at..at + 2).contains(&part) { of(last, part - at) } else { of(first, part) })
                    .collect()
            }
            M::Vinserti64x4 | M::Vinsertf64x4 | M::Vinserti32x8 | M::Vinsertf32x8 => {
                let at = 4 * (immediate() & 1);
                (0..width)
                    .map(|part| if (at..at + 4).contains(&part) { of(last, part - at) } else { of(first, part) })
                    .collect()
            }
            M::Vextracti128 | M::Vextractf128 => (0..2).map(|part| of(1, part + 2 * (immediate() & 1))).collect(),
            _ => return None,
        })
    }

    /// The constants from the file that a move loads, or copies from another register.
    fn source(&self, s: &State, i: &Instruction, address: Option<Value>) -> Option<Source> {
        if !is_move(i.mnemonic()) {
            return None;
        }
        match i.op1_kind() {
            OpKind::Register => {
                let source = s.source(i.op_register(1).number())?;
                Some(Source { size: source.size.min(i.op0_register().size() as u8), ..source })
            }
            _ => {
                let address = match address? {
                    Value::Pointer(Region::File, span) => span.offset()? as u64,
                    Value::Constant(address) => address,
                    _ => return None,
                };
                let size = i.memory_size().size();
                // Compilers rarely use longer vectors to copy tables.
                (size <= 32).then_some(Source { address, size: size as u8 })
            }
        }
    }

    /// Applies the result of [`moved`](Self::moved) after the instruction.
    pub(super) fn move_parts(&mut self, s: &mut State, i: &Instruction, moved: Moved) {
        match moved {
            Moved::Vector(number, parts, source) => {
                let lanes = parts.into_iter().enumerate().filter_map(|(part, value)| Some((part, value?)));
                let lanes = lanes.filter(|(_, value)| value.class() < Class::Secret);
                lanes.for_each(|(part, value)| s.add_lane(Lane { register: number, part, value }));
                if let Some(source) = source {
                    s.add_source(number, source);
                }
            }
            Moved::Memory(parts) => {
                let base = self.address(s, i);
                let Value::Pointer(Region::Frame(_), span) = base else { return };
                if span.offset().is_some() {
                    for (at, value) in parts {
                        self.store(s, i.ip(), add(self.image, base, Value::Constant(at)), PART, value, true);
                    }
                }
            }
            Moved::General(to, value) => s.set_general(to, value),
        }
    }
}

/// Whether a memory operand is on the stack or in the file.
fn is_near(s: &State, i: &Instruction) -> bool {
    !i.memory_base().is_gpr()
        || matches!(
            s.general[i.memory_base().full_register().number()],
            Value::Constant(_) | Value::Pointer(Region::Frame(_) | Region::File, _)
        )
}

/// The frame and offset of a memory operand at a known place on the stack that isn't all secret.
fn on_stack(s: &State, address: Value, size: usize) -> Option<(usize, i64)> {
    let Value::Pointer(Region::Frame(frame), span) = address else { return None };
    let offset = span.offset()?;
    s.frames.get(frame)?.has_public(offset, size).then_some((frame, offset))
}

/// Eight public bytes in a memory operand on the stack.
fn part_of_memory(s: &State, i: &Instruction, (frame, offset): (usize, i64), part: usize) -> Option<Value> {
    if (part + 1) * PART > i.memory_size().size() {
        return None;
    }
    let value = s.frames.get(frame)?.load(offset.checked_add((PART * part) as i64)?, PART);
    (value.class() < Class::Secret).then_some(value)
}

/// Whether an instruction keeps eight-byte parts whole.
pub(super) fn moves(mnemonic: M) -> bool {
    is_move(mnemonic)
        || matches!(
            mnemonic,
            M::Movq
                | M::Vmovq
                | M::Movsd
                | M::Vmovsd
                | M::Movhps
                | M::Movhpd
                | M::Vmovhps
                | M::Vmovhpd
                | M::Movlps
                | M::Movlpd
                | M::Vmovlps
                | M::Vmovlpd
                | M::Movlhps
                | M::Vmovlhps
                | M::Movhlps
                | M::Vmovhlps
                | M::Punpcklqdq
                | M::Vpunpcklqdq
                | M::Unpcklpd
                | M::Vunpcklpd
                | M::Punpckhqdq
                | M::Vpunpckhqdq
                | M::Unpckhpd
                | M::Vunpckhpd
                | M::Pinsrq
                | M::Vpinsrq
                | M::Pshufd
                | M::Vpshufd
                | M::Psrldq
                | M::Vpsrldq
                | M::Vpermq
                | M::Vpermpd
                | M::Movddup
                | M::Vmovddup
                | M::Vpbroadcastq
                | M::Vbroadcastsd
                | M::Vinserti128
                | M::Vinsertf128
                | M::Vinserti64x2
                | M::Vinsertf64x2
                | M::Vinserti32x4
                | M::Vinsertf32x4
                | M::Vinserti64x4
                | M::Vinsertf64x4
                | M::Vinserti32x8
                | M::Vinsertf32x8
                | M::Vextracti128
                | M::Vextractf128
                | M::Pextrq
                | M::Vpextrq
        )
}

/// Moves of whole vectors, aligned or not, of any element type.
fn is_move(mnemonic: M) -> bool {
    matches!(
        mnemonic,
        M::Movdqa
            | M::Movdqu
            | M::Movaps
            | M::Movups
            | M::Movapd
            | M::Movupd
            | M::Lddqu
            | M::Vmovdqa
            | M::Vmovdqu
            | M::Vmovaps
            | M::Vmovups
            | M::Vmovapd
            | M::Vmovupd
            | M::Vlddqu
            | M::Vmovdqa32
            | M::Vmovdqa64
            | M::Vmovdqu8
            | M::Vmovdqu16
            | M::Vmovdqu32
            | M::Vmovdqu64
    )
}
