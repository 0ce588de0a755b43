//! Generates random instructions, using every opcode in every map with every prefix and random
//! operands.

use std::collections::BTreeMap;

use fastrand::Rng;
use iced_x86::{Code, Decoder, DecoderOptions, FlowControl, Instruction, Mnemonic, OpKind};

use super::cpu::{self, CODE};
use crate::machine::x86::decode;

/// Maximum length of an instruction.
const LONGEST: usize = 15;

/// The part before the opcode.
#[derive(Clone, Copy)]
enum Head {
    /// The mandatory prefix, or zero, and REX.W.
    Legacy {
        map: u8,
        prefix: u8,
        w: bool,
    },
    Vex {
        map: u8,
        prefix: u8,
        w: bool,
        l: u8,
    },
    /// `b`: broadcast, rounding or suppressed exceptions.
    Evex {
        map: u8,
        prefix: u8,
        w: bool,
        l: u8,
        b: bool,
    },
}

/// An opcode, and the part of its ModRM byte that may be part of it.
#[derive(Clone, Copy)]
struct Template {
    head: Head,
    opcode: u8,
    reg: u8,
    rm: u8,
    in_memory: bool,
}

/// The operand that may be in memory.
#[derive(Clone, Copy)]
enum Place {
    Register(u8),
    Memory {
        base: Option<u8>,
        index: Option<(u8, u8)>,
        displacement: i32,
        long: bool,
    },
    /// Relative to the end of the instruction.
    Relative(u64),
}

/// An instruction before encoding.
struct Shape {
    extra: Vec<u8>,
    head: Head,
    opcode: u8,
    reg: u8,
    place: Place,
    other: u8,
    mask: u8,
    zeroing: bool,
    /// Immediate bytes, of which as many are used as needed.
    tail: [u8; 8],
}

impl Shape {
    /// The bytes, with the whole tail and without a relative displacement.
    fn bytes(&self) -> Vec<u8> {
        let bit = |number: u8, bit: u8| number >> bit & 1;
        let (x, b, x4) = match self.place {
            Place::Register(n) => (bit(n, 4), bit(n, 3), 0),
            Place::Memory { base, index, .. } => {
                let index = index.map_or(4, |(index, _)| index);
                (bit(index, 3), base.map_or(0, |base| bit(base, 3)), bit(index, 4))
            }
            Place::Relative(_) => (0, 0, 0),
        };
        let r = bit(self.reg, 3);
        let mut bytes = self.extra.clone();
        match self.head {
            Head::Legacy { map, prefix, w } => {
                if prefix != 0 {
                    bytes.push(prefix);
                }
                // Even if none of its bits are set, it turns AH to BH into other registers.
                let rex =
                    u8::from(w) << 3 | r << 2 | (x & u8::from(!matches!(self.place, Place::Register(_)))) << 1 | b;
                if rex != 0 || self.tail[7] & 1 != 0 {
                    bytes.push(0x40 | rex);
                }
                bytes.extend_from_slice(match map {
                    0 => &[],
                    1 => &[0x0f],
                    2 => &[0x0f, 0x38],
                    _ => &[0x0f, 0x3a],
                });
            }
            Head::Vex { map, prefix, w, l } => {
                let x = if matches!(self.place, Place::Register(_)) { 0 } else { x };
                bytes.push(0xc4);
                bytes.push((r ^ 1) << 7 | (x ^ 1) << 6 | (b ^ 1) << 5 | map);
                bytes.push(u8::from(w) << 7 | (!self.other & 15) << 3 | l << 2 | number(prefix));
            }
            Head::Evex { map, prefix, w, l, b: flag } => {
                bytes.push(0x62);
                bytes.push((r ^ 1) << 7 | (x ^ 1) << 6 | (b ^ 1) << 5 | (bit(self.reg, 4) ^ 1) << 4 | map);
                bytes.push(u8::from(w) << 7 | (!self.other & 15) << 3 | 4 | number(prefix));
                let other = bit(self.other, 4) | x4;
                bytes.push(
                    u8::from(self.zeroing) << 7 | l << 5 | u8::from(flag) << 4 | (other ^ 1) << 3 | self.mask & 7,
                );
            }
        }
        bytes.push(self.opcode);
        let reg = (self.reg & 7) << 3;
        match self.place {
            Place::Register(n) => bytes.push(0xc0 | reg | n & 7),
            Place::Relative(_) => bytes.extend_from_slice(&[reg | 5, 0, 0, 0, 0]),
            Place::Memory { base, index, displacement, long } => {
                let short = i8::try_from(displacement).is_ok() && !long;
                let form = match base {
                    None => 0,
                    Some(base) if displacement == 0 && !long && base & 7 != 5 => 0,
                    Some(_) if short => 0x40,
                    Some(_) => 0x80,
                };
                match (base, index) {
                    (Some(base), None) if base & 7 != 4 => bytes.push(form | reg | base & 7),
                    _ => {
                        let (index, scale) = index.unwrap_or((4, 0));
                        bytes.push(form | reg | 4);
                        bytes.push(scale << 6 | (index & 7) << 3 | base.map_or(5, |base| base & 7));
                    }
                }
                match form {
                    0x40 => bytes.push(displacement as u8),
                    0 if base.is_some() => {}
                    _ => bytes.extend_from_slice(&displacement.to_le_bytes()),
                }
            }
        }
        bytes.extend_from_slice(&self.tail);
        bytes
    }

    /// Decodes the instruction at an address.
    fn decode(&self, ip: u64) -> Option<(Instruction, Vec<u8>)> {
        let mut bytes = self.bytes();
        bytes.resize(bytes.len().max(LONGEST), 0);
        let mut instruction = decode(&bytes, ip)?;
        if let Place::Relative(target) = self.place {
            let mut decoder = Decoder::with_ip(64, &bytes, ip, DecoderOptions::NONE);
            let again = decoder.decode();
            let at = decoder.get_constant_offsets(&again).displacement_offset();
            let displacement = target.wrapping_sub(ip + instruction.len() as u64) as u32;
            bytes[at..at + 4].copy_from_slice(&displacement.to_le_bytes());
            instruction = decode(&bytes, ip)?;
        }
        bytes.truncate(instruction.len());
        Some((instruction, bytes))
    }
}

/// The two bits that encode a prefix.
fn number(prefix: u8) -> u8 {
    match prefix {
        0x66 => 1,
        0xf3 => 2,
        0xf2 => 3,
        _ => 0,
    }
}

const PREFIXES: [u8; 4] = [0, 0x66, 0xf3, 0xf2];

/// All opcodes, by their decoded instruction.
pub(super) struct Opcodes {
    templates: Vec<(Code, Vec<Template>)>,
    /// Indices into `templates`. Instructions that the prover treats individually appear several
    /// times.
    weighted: Vec<usize>,
}

impl Opcodes {
    pub(super) fn new() -> Self {
        let mut heads = Vec::new();
        for prefix in PREFIXES {
            for w in [false, true] {
                heads.extend((0..4).map(|map| Head::Legacy { map, prefix, w }));
                for l in 0..2 {
                    heads.extend((1..4).map(|map| Head::Vex { map, prefix, w, l }));
                }
                for (l, b) in (0..4).flat_map(|l| [(l, false), (l, true)]) {
                    heads.extend([1, 2, 3, 5, 6].map(|map| Head::Evex { map, prefix, w, l, b }));
                }
            }
        }
        let mut found: BTreeMap<usize, Vec<Template>> = BTreeMap::new();
        for head in heads {
            for opcode in 0..=255 {
                // A prefix, or the head of another encoding.
                if matches!(head, Head::Legacy { map: 0, .. })
                    && matches!(opcode, 0x0f | 0x26 | 0x2e | 0x36 | 0x3e | 0x40..=0x4f | 0x62 | 0x64..=0x67 | 0xc4 | 0xc5 | 0xf0 | 0xf2 | 0xf3)
                {
                    continue;
                }
                for reg in 0..8 {
                    // Some opcodes extend into all of ModRM. For the others, it makes no difference
                    // which register is used.
                    let numbers = if matches!(head, Head::Legacy { map: 0 | 1, .. }) { 8 } else { 1 };
                    for (rm, in_memory) in (0..numbers).map(|rm| (rm, false)).chain([(1, true)]) {
                        let template = Template { head, opcode, reg, rm, in_memory };
                        let index = in_memory.then_some((2, 0));
                        let place = match in_memory {
                            true => Place::Memory { base: Some(1), index, displacement: 0, long: false },
                            false => Place::Register(rm),
                        };
                        let vector = !matches!(head, Head::Legacy { .. });
                        // Some need a mask, some a third register, and some neither.
                        for (mask, other) in if vector { &[(0, 3), (1, 3), (0, 0), (1, 0)][..] } else { &[(0, 0)] } {
                            let (mask, other) = (*mask, *other);
                            if mask != 0 && !matches!(head, Head::Evex { .. }) {
                                continue;
                            }
                            let shape = Shape {
                                extra: Vec::new(),
                                head,
                                opcode,
                                reg,
                                place,
                                other,
                                mask,
                                zeroing: false,
                                tail: [0; 8],
                            };
                            let Some((instruction, _)) = shape.decode(CODE) else { continue };
                            if !is_excluded(&instruction) {
                                let of_code = found.entry(instruction.code() as usize).or_default();
                                if of_code.len() < 64 {
                                    of_code.push(template);
                                }
                                break;
                            }
                        }
                    }
                }
            }
        }
        let templates: Vec<(Code, Vec<Template>)> =
            found.into_iter().filter_map(|(code, templates)| Some((Code::try_from(code).ok()?, templates))).collect();
        let mut weighted = Vec::new();
        for (i, (_, templates)) in templates.iter().enumerate() {
            let scalar = matches!(templates[0].head, Head::Legacy { map: 0 | 1, .. });
            weighted.extend(std::iter::repeat_n(i, if scalar { 3 } else { 1 }));
        }
        Self { templates, weighted }
    }

    fn random(&self, rng: &mut Rng, ip: u64, regions: usize) -> (Instruction, Vec<u8>) {
        loop {
            let (_, templates) = &self.templates[self.weighted[rng.usize(..self.weighted.len())]];
            let template = templates[rng.usize(..templates.len())];
            let shape = random_shape(template, rng, regions);
            let Some((instruction, bytes)) = shape.decode(ip) else { continue };
            if !is_excluded(&instruction) {
                return (instruction, bytes);
            }
        }
    }
}

/// Where instructions come from.
pub(super) enum Source {
    All(Opcodes),
    #[cfg(test)]
    These(Vec<Vec<u8>>),
}

impl Source {
    /// Number of different instructions.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::All(opcodes) => opcodes.templates.len(),
            #[cfg(test)]
            Self::These(these) => these.len(),
        }
    }

    /// A random instruction at an address. `regions` is how many regions its memory operand may
    /// address without a register.
    pub(super) fn random(&self, rng: &mut Rng, ip: u64, regions: usize) -> (Instruction, Vec<u8>) {
        match self {
            Self::All(opcodes) => opcodes.random(rng, ip, regions),
            #[cfg(test)]
            Self::These(these) => {
                let bytes = these[rng.usize(..these.len())].clone();
                (Decoder::with_ip(64, &bytes, ip, DecoderOptions::NONE).decode(), bytes)
            }
        }
    }
}

fn random_shape(template: Template, rng: &mut Rng, regions: usize) -> Shape {
    let evex = matches!(template.head, Head::Evex { .. });
    let numbers = if evex { 32 } else { 16 };
    let reg = if rng.u8(..4) == 0 { template.reg } else { rng.u8(..numbers) };
    let place = match template.in_memory {
        false if rng.u8(..4) == 0 => Place::Register(if rng.bool() { template.rm } else { reg }),
        false => Place::Register(rng.u8(..numbers)),
        true => {
            let displacement = match rng.u8(..6) {
                0 | 1 => 0,
                2 | 3 => rng.i32(-3..4),
                4 => rng.i32(-64..64),
                _ => rng.i32(-300..300),
            };
            let base = Some(rng.u8(..16));
            // 4 means no index.
            let index = Some((if evex && rng.bool() { rng.u8(..32) } else { rng.u8(..16) }, rng.u8(..4)));
            let somewhere = cpu::region(rng.usize(..regions)) + rng.u64(..900);
            match rng.u8(..8) {
                0..=3 => Place::Memory { base, index: None, displacement, long: rng.u8(..8) == 0 },
                4 | 5 => Place::Memory { base, index, displacement, long: false },
                6 if rng.bool() => Place::Memory { base: None, index, displacement: somewhere as i32, long: true },
                6 => Place::Memory { base: None, index: None, displacement: somewhere as i32, long: true },
                _ => Place::Relative(somewhere),
            }
        }
    };
    let other = match place {
        Place::Register(n) if rng.u8(..4) == 0 => n,
        _ if rng.u8(..4) == 0 => 0,
        _ => rng.u8(..numbers),
    };
    let mut extra = Vec::new();
    while rng.u8(..16) == 0 {
        const ANY: [u8; 11] = [0x66, 0x66, 0x67, 0xf2, 0xf3, 0xf0, 0x2e, 0x3e, 0x36, 0x64, 0x65];
        extra.push(ANY[rng.usize(..ANY.len())]);
    }
    // Strings.
    if matches!(template.head, Head::Legacy { map: 0, .. }) && matches!(template.opcode, 0xa4..=0xaf) && rng.bool() {
        extra.push(0xf3);
    }
    // Operations that compare and add in memory.
    if template.in_memory && matches!(template.head, Head::Legacy { .. }) && rng.u8(..16) == 0 {
        extra.push(0xf0);
    }
    let mut tail = rng.u64(..).to_le_bytes();
    match rng.u8(..4) {
        0 => tail[..4].copy_from_slice(&rng.i32(-40..40).to_le_bytes()),
        1 => tail[0] = [0, 1, 7, 8, 15, 16, 31, 32, 63, 64, 0x7f, 0x80, 0xff][rng.usize(..13)],
        _ => {}
    }
    Shape {
        extra,
        head: template.head,
        opcode: template.opcode,
        reg,
        place,
        other,
        mask: if rng.bool() { 0 } else { rng.u8(..8) },
        zeroing: rng.u8(..4) == 0,
        tail,
    }
}

/// Instructions that we don't execute. These are system instructions, ones whose result is
/// different every time, ones that change how the processor works, and ones that no program uses.
fn is_excluded(i: &Instruction) -> bool {
    use Mnemonic as M;
    let segment = |op| i.op_kind(op) == OpKind::Register && i.op_register(op).is_segment_register();
    // Written by MOV, POP and far pointer loads.
    let writes_segment =
        i.op_count() > 0 && segment(0) || matches!(i.mnemonic(), M::Lds | M::Les | M::Lfs | M::Lgs | M::Lss);
    let control = (0..i.op_count()).any(|op| {
        i.op_kind(op) == OpKind::Register
            && (i.op_register(op).is_cr() || i.op_register(op).is_dr() || i.op_register(op).is_tmm())
    });
    writes_segment
        || control
        || i.is_privileged()
        || !matches!(
            i.flow_control(),
            FlowControl::Next
                | FlowControl::ConditionalBranch
                | FlowControl::UnconditionalBranch
                | FlowControl::IndirectBranch
                | FlowControl::Call
                | FlowControl::IndirectCall
                | FlowControl::Return
        )
        || matches!(
            i.mnemonic(),
            M::Rdtsc
                | M::Rdtscp
                | M::Rdrand
                | M::Rdseed
                | M::Rdpmc
                | M::Rdpid
                | M::Cpuid
                | M::Rdpru
                | M::Wrfsbase
                | M::Wrgsbase
                | M::Rdfsbase
                | M::Rdgsbase
                | M::Wrpkru
                | M::Rdpkru
                | M::Xgetbv
                | M::Xsetbv
                | M::Sgdt
                | M::Sidt
                | M::Sldt
                | M::Smsw
                | M::Str
                | M::Lsl
                | M::Lar
                | M::Verr
                | M::Verw
                | M::Umonitor
                | M::Umwait
                | M::Tpause
                | M::Monitor
                | M::Monitorx
                | M::Mwait
                | M::Mwaitx
                | M::Enqcmd
                | M::Enqcmds
                | M::Senduipi
                | M::Clui
                | M::Stui
                | M::Testui
                | M::Uiret
                | M::Xbegin
                | M::Xabort
                | M::Xend
                | M::Xtest
                | M::Syscall
                | M::Sysenter
                | M::Hreset
                | M::Int
                | M::Int1
                | M::Int3
                | M::Into
                | M::Iret
                | M::Iretd
                | M::Iretq
                | M::Pconfig
                | M::Encls
                | M::Enclu
                | M::Ldtilecfg
                | M::Sttilecfg
                | M::Tilerelease
                | M::Loadiwkey
                | M::Ptwrite
                | M::Serialize
        )
        || i.is_save_restore_instruction()
}
