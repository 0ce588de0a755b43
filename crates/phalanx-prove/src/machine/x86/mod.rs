//! For x86-64, executes instructions on the abstract state and checks whether they are allowed.

mod inject;
mod lanes;
mod registers;
mod shifted;
mod timing;

use iced_x86::{
    Code, ConditionCode, Decoder, DecoderOptions, EncodingKind, FlowControl, Formatter, Instruction,
    InstructionInfoFactory, IntelFormatter, Mnemonic, OpAccess, OpKind, Register, RflagsBits, UsedMemory, UsedRegister,
};

use super::{Branch, Convention, Next, Register as Held, carry_sign};
use crate::arithmetic::{Operation, add, binary, bit, condition, of_itself};
use crate::contract::Vectors;
use crate::image::Image;
use crate::leak::{Leak, MutateError};
use crate::report::Reason;
use crate::state::{Bit, Compared, Condition, Copies, Flags, Place, State};
use crate::value::{Class, Region, Value, mask, sign_extend};

/// The analysis of a function for x86-64.
pub(crate) type Machine<'a> = super::Machine<'a, Decoded>;

/// A decoded instruction, with cached properties.
pub(crate) struct Decoded {
    pub(crate) instruction: Instruction,
    pub(crate) registers: Vec<UsedRegister>,
    pub(crate) memory: Vec<UsedMemory>,
    accesses: [OpAccess; 5],
    /// Implicit input registers.
    implied: Vec<Register>,
    /// Whether it has an explicit memory operand, reads memory, and writes memory.
    explicit: bool,
    reads_operand: bool,
    writes_operand: bool,
    /// Its effect on flags, as bits of RFLAGS.
    flags: FlagBits,
    /// Whether its time doesn't depend on its data.
    independent: bool,
    /// Whether its result doesn't.
    constant: bool,
    /// Whether it keeps parts of vectors whole.
    moves: bool,
    /// Bit mask of the vector registers that it writes.
    vectors: u32,
    /// Whether it may add a secret to a value, and whether it may compute a small secret.
    adds: bool,
    narrows: bool,
}

/// The effect of an instruction on flags.
struct FlagBits {
    read: u32,
    written: u32,
    cleared: u32,
    set: u32,
    undefined: u32,
    modified: u32,
}

impl Decoded {
    /// An instruction with its inputs and outputs.
    pub(crate) fn new(instruction: Instruction) -> Self {
        let mut factory = InstructionInfoFactory::new();
        let info = factory.info(&instruction);
        let i = &instruction;
        let accesses = [0, 1, 2, 3, 4].map(|op| info.op_access(op));
        let memory_operand = |access: fn(OpAccess) -> bool| {
            (0..i.op_count()).any(|op| i.op_kind(op) == OpKind::Memory && access(accesses[op as usize]))
        };
        // If a register is both an address and an implicit operand, it is either both written and
        // read, or it is RDX in MULX.
        let implied = info.used_registers().iter().filter(|r| reads(r.access())).filter(|used| {
            let register = used.register();
            // Only the named part of a register is an operand.
            let covers = |part: Register| {
                part != Register::None
                    && part.full_register() == register.full_register()
                    && (part == register || part.size() > register.size())
            };
            let only_address = register.is_gpr()
                && (covers(i.memory_base()) || covers(i.memory_index()))
                && !writes(used.access())
                && i.mnemonic() != Mnemonic::Mulx;
            // MULX may write to the register that it also reads implicitly.
            let named = (0..i.op_count()).any(|op| {
                i.op_kind(op) == OpKind::Register && reads(accesses[op as usize]) && covers(i.op_register(op))
            });
            !only_address && !named
        });
        // For a full rotation, some processors leave the flags unchanged and others don't.
        let turned = match i.mnemonic() {
            Mnemonic::Rcl | Mnemonic::Rcr => RflagsBits::CF | RflagsBits::OF,
            _ => 0,
        };
        Self {
            registers: info.used_registers().to_vec(),
            memory: info.used_memory().to_vec(),
            implied: implied.map(UsedRegister::register).collect(),
            explicit: memory_operand(|_| true),
            reads_operand: memory_operand(reads),
            writes_operand: memory_operand(writes),
            flags: FlagBits {
                read: i.rflags_read() | turned & RflagsBits::CF,
                written: i.rflags_written(),
                cleared: i.rflags_cleared(),
                set: i.rflags_set(),
                undefined: i.rflags_undefined() | turned,
                modified: i.rflags_modified(),
            },
            independent: timing::is_independent(i.mnemonic()) || rotates_by_one(i),
            constant: writes_constant(i),
            moves: lanes::moves(i.mnemonic()),
            vectors: written_vectors(info.used_registers()),
            adds: shifted::adds(i),
            narrows: shifted::narrows(i),
            accesses,
            instruction,
        }
    }
}

pub(crate) use phalanx_equal::decode_x86 as decode;

fn reads(access: OpAccess) -> bool {
    use OpAccess::{CondRead, Read, ReadCondWrite, ReadWrite};
    matches!(access, Read | CondRead | ReadWrite | ReadCondWrite)
}

pub(crate) fn writes(access: OpAccess) -> bool {
    use OpAccess::{CondWrite, ReadCondWrite, ReadWrite, Write};
    matches!(access, Write | CondWrite | ReadWrite | ReadCondWrite)
}

fn is_certain(access: OpAccess) -> bool {
    matches!(access, OpAccess::Write | OpAccess::ReadWrite)
}

/// For LOOP, JRCXZ and the like, the register that is tested and, if it is decremented, a flag that
/// must be set in order to continue.
fn counted(i: &Instruction) -> Option<(Register, Option<OfFlags>)> {
    use Mnemonic as M;
    let narrow = matches!(
        i.code(),
        Code::Loop_rel8_64_ECX | Code::Loope_rel8_64_ECX | Code::Loopne_rel8_64_ECX | Code::Jecxz_rel8_64
    );
    let register = if narrow { Register::ECX } else { Register::RCX };
    let flag: Option<OfFlags> = match i.mnemonic() {
        M::Loop => Some(|_| Bit::Known(true)),
        M::Loope => Some(|flags| flags.zero),
        M::Loopne => Some(|flags| match flags.zero {
            Bit::Known(zero) => Bit::Known(!zero),
            other => Bit::Unknown(other.class()),
        }),
        M::Jrcxz | M::Jecxz => None,
        _ => return None,
    };
    Some((register, flag))
}

/// The number of elements in a masked move, if the instruction and the register determine it.
fn elements(i: &Instruction) -> Option<usize> {
    use Mnemonic as M;
    let size = match i.mnemonic() {
        M::Vmovdqa64
        | M::Vmovdqu64
        | M::Vmovapd
        | M::Vmovupd
        | M::Vpbroadcastq
        | M::Vbroadcastsd
        | M::Vpternlogq
        | M::Vpxorq
        | M::Vpandq
        | M::Vporq
        | M::Vpandnq
        | M::Vpaddq
        | M::Vpsubq
        | M::Vpblendmq
        | M::Vblendmpd => 8,
        M::Vmovdqa32
        | M::Vmovdqu32
        | M::Vmovaps
        | M::Vmovups
        | M::Vpbroadcastd
        | M::Vbroadcastss
        | M::Vpternlogd
        | M::Vpxord
        | M::Vpandd
        | M::Vpord
        | M::Vpandnd
        | M::Vpaddd
        | M::Vpsubd
        | M::Vpblendmd
        | M::Vblendmps => 4,
        _ => return None,
    };
    let vector = (0..i.op_count()).map(|op| i.op_register(op)).find(|register| register.is_vector_register())?;
    Some(vector.size() / size)
}

/// The bits of RFLAGS, in the order of [`Flags::each`].
const BITS: [u32; 6] = [RflagsBits::CF, RflagsBits::PF, RflagsBits::AF, RflagsBits::ZF, RflagsBits::SF, RflagsBits::OF];

/// Moves under a mask in a vector register. Such a store only changes some of the bytes.
fn is_masked_by_vector(mnemonic: Mnemonic) -> bool {
    use Mnemonic::{Vmaskmovpd, Vmaskmovps, Vpmaskmovd, Vpmaskmovq};
    matches!(mnemonic, Vmaskmovps | Vmaskmovpd | Vpmaskmovd | Vpmaskmovq)
}

/// Shifts that leave flags unchanged if their count is zero.
fn may_keep_flags(mnemonic: Mnemonic) -> bool {
    use Mnemonic::{Rcl, Rcr, Sal, Shld, Shrd};
    matches!(mnemonic, Sal | Shld | Shrd | Rcl | Rcr)
}

/// Rotating through the carry by one bit isn't one of the slow cases.
fn rotates_by_one(i: &Instruction) -> bool {
    matches!(i.mnemonic(), Mnemonic::Rcl | Mnemonic::Rcr) && i.try_immediate(1).is_ok_and(|count| count == 1)
}

/// Accesses a bit in memory whose number is in a register, so it may be outside the operand.
pub(crate) fn is_bit_string(i: &Instruction) -> bool {
    use Mnemonic::{Bt, Btc, Btr, Bts};
    matches!(i.mnemonic(), Bt | Btc | Btr | Bts) && i.op0_kind() == OpKind::Memory && i.op1_kind() == OpKind::Register
}

/// Whether the result is the same for all operands, as with x ^ x and the like, and ternary logic
/// that ignores its operands.
fn writes_constant(i: &Instruction) -> bool {
    use Mnemonic as M;
    let register = |op| i.op_kind(op) == OpKind::Register;
    if matches!(i.mnemonic(), M::Vpternlogd | M::Vpternlogq) {
        // All ones under a mask equal the mask.
        return match i.immediate8() {
            0 => i.op_mask() == Register::None || i.zeroing_masking(),
            0xff => i.op_mask() == Register::None,
            _ => false,
        };
    }
    // The last two operands are the sources.
    let Some(last) = i.op_count().checked_sub(1) else { return false };
    if last == 0
        || !register(last)
        || !register(last - 1)
        || i.op_register(last) != i.op_register(last - 1)
        || i.op_mask() != Register::None
    {
        return false;
    }
    let legacy = matches!(
        i.mnemonic(),
        M::Pxor
            | M::Xorps
            | M::Xorpd
            | M::Psubb
            | M::Psubw
            | M::Psubd
            | M::Psubq
            | M::Pandn
            | M::Andnps
            | M::Andnpd
            | M::Pcmpeqb
            | M::Pcmpeqw
            | M::Pcmpeqd
            | M::Pcmpeqq
            | M::Pcmpgtb
            | M::Pcmpgtw
            | M::Pcmpgtd
            | M::Pcmpgtq
    );
    let vector = matches!(
        i.mnemonic(),
        M::Vpxor
            | M::Vpxord
            | M::Vpxorq
            | M::Vxorps
            | M::Vxorpd
            | M::Vpsubb
            | M::Vpsubw
            | M::Vpsubd
            | M::Vpsubq
            | M::Vpandn
            | M::Vpandnd
            | M::Vpandnq
            | M::Vpcmpeqb
            | M::Vpcmpeqw
            | M::Vpcmpeqd
            | M::Vpcmpeqq
            | M::Vpcmpgtb
            | M::Vpcmpgtw
            | M::Vpcmpgtd
            | M::Vpcmpgtq
            | M::Kxorb
            | M::Kxorw
            | M::Kxord
            | M::Kxorq
            | M::Kxnorb
            | M::Kxnorw
            | M::Kxnord
            | M::Kxnorq
    );
    legacy || vector
}

/// Legacy-encoded instructions that overwrite all 16 bytes of their target.
fn replaces(i: &Instruction) -> bool {
    use Mnemonic as M;
    // A load clears the rest.
    if matches!(i.mnemonic(), M::Movss | M::Movsd) {
        return i.op1_kind() == OpKind::Memory;
    }
    matches!(
        i.mnemonic(),
        M::Movdqa
            | M::Movdqu
            | M::Movaps
            | M::Movups
            | M::Movapd
            | M::Movupd
            | M::Movd
            | M::Movq
            | M::Lddqu
            | M::Movddup
            | M::Movshdup
            | M::Movsldup
            | M::Pshufd
            | M::Pshufhw
            | M::Pshuflw
            | M::Pabsb
            | M::Pabsw
            | M::Pabsd
            | M::Pmovzxbw
            | M::Pmovzxbd
            | M::Pmovzxbq
            | M::Pmovzxwd
            | M::Pmovzxwq
            | M::Pmovzxdq
            | M::Pmovsxbw
            | M::Pmovsxbd
            | M::Pmovsxbq
            | M::Pmovsxwd
            | M::Pmovsxwq
            | M::Pmovsxdq
            | M::Pxor
            | M::Xorps
            | M::Xorpd
            | M::Psubb
            | M::Psubw
            | M::Psubd
            | M::Psubq
            | M::Pandn
            | M::Andnps
            | M::Andnpd
            | M::Pcmpeqb
            | M::Pcmpeqw
            | M::Pcmpeqd
            | M::Pcmpeqq
            | M::Pcmpgtb
            | M::Pcmpgtw
            | M::Pcmpgtd
            | M::Pcmpgtq
            | M::Pand
            | M::Por
            | M::Andps
            | M::Orps
            | M::Andpd
            | M::Orpd
            | M::Paddb
            | M::Paddw
            | M::Paddd
            | M::Paddq
    )
}

/// A flag, as a function of all flags.
type OfFlags = fn(&Flags) -> Bit;

/// Register numbers, as in instructions.
const RAX: usize = 0;
const RCX: usize = 1;
const RDX: usize = 2;
const RSP: usize = 4;
const RSI: usize = 6;
const RDI: usize = 7;

impl super::Instruction for Decoded {
    /// System V.
    const CONVENTION: Convention = Convention {
        stack: RSP,
        arguments: &[RDI, RSI, RDX, RCX, 8, 9],
        result: RAX,
        scratch: &[RAX, RCX, RDX, RSI, RDI, 8, 9, 10, 11],
        link: None,
        align: 1,
        narrow_tables: false,
        stub: 16,
    };

    fn decode(code: &[u8], ip: u64) -> Option<Self> {
        decode(code, ip).map(Self::new)
    }

    fn ip(&self) -> u64 {
        self.instruction.ip()
    }

    fn size(&self) -> usize {
        self.instruction.len()
    }

    fn step(&self, machine: &mut Machine<'_>, s: &mut State) -> Next {
        machine.step(s, self)
    }

    fn text(code: &[u8], address: u64) -> String {
        let mut text = String::new();
        let shown = Decoder::with_ip(64, code, address, DecoderOptions::NONE).decode();
        IntelFormatter::new().format(&shown, &mut text);
        text
    }

    fn unplaced(&self, bytes: &[u8], inside: impl Fn(u64) -> bool, _: bool) -> Vec<u8> {
        let i = &self.instruction;
        let mut bytes = bytes.to_vec();
        let offsets = {
            let mut decoder = Decoder::with_ip(64, &bytes, i.ip(), DecoderOptions::NONE);
            let again = decoder.decode();
            decoder.get_constant_offsets(&again)
        };
        if i.is_ip_rel_memory_operand() {
            let at = offsets.displacement_offset();
            bytes[at..at + offsets.displacement_size()].fill(0);
        }
        if i.op0_kind() == OpKind::NearBranch64 && !inside(i.near_branch_target()) {
            let at = offsets.immediate_offset();
            bytes[at..at + offsets.immediate_size()].fill(0);
        }
        bytes
    }

    /// AL tells a variadic function how many vector registers hold arguments, and it saves them if
    /// there are any.
    fn at_entry(image: &Image, start: u64, s: &mut State) {
        const LONGEST: usize = 32;
        let decoder = Decoder::with_ip(64, image.code_at(start).unwrap_or(&[]), start, DecoderOptions::NONE);
        let first: Vec<Instruction> = decoder.into_iter().take(LONGEST).collect();
        let tests = first.iter().position(|i| i.mnemonic() == Mnemonic::Test && i.op0_register() == Register::AL);
        let Some([test, branch, save]) = tests.and_then(|at| first.get(at..at + 3)) else { return };
        let saves =
            matches!(save.mnemonic(), Mnemonic::Movaps | Mnemonic::Movups | Mnemonic::Vmovaps | Mnemonic::Vmovups)
                && save.op0_kind() == OpKind::Memory
                && save.op1_register() == Register::XMM0;
        let straight = first.iter().take_while(|i| i.ip() < test.ip()).all(|i| i.flow_control() == FlowControl::Next);
        if test.op1_register() == Register::AL && branch.mnemonic() == Mnemonic::Je && saves && straight {
            s.set(RAX, Value::low(Class::Secret, 1, Class::Number, 0, 0xff));
        }
    }

    fn leaves_secret(s: &State, vectors: Vectors) -> bool {
        let mut left = s.vectors.iter().enumerate().flat_map(|(number, [low, high])| match vectors {
            Vectors::Zmm => [*low, *high],
            _ if number >= 16 => [Class::Number; 2],
            Vectors::Ymm => [*low, *high],
            Vectors::Xmm => [*low, Class::Number],
            // Registers of another architecture.
            Vectors::Neon => [Class::Secret; 2],
        });
        let masks = if vectors == Vectors::Zmm { &s.masks[..] } else { &[] };
        left.any(|class| class == Class::Secret) || masks.as_flattened().contains(&Class::Secret)
    }

    fn clobber_vectors(s: &mut State) {
        s.vectors = [[Class::Secret; 2]; 32];
        s.forget_lanes(u32::MAX);
        s.masks = [[Class::Secret; 2]; 8];
    }

    fn inject(
        _: &Image,
        code: &[u8],
        address: u64,
        behind: u64,
        register: Held,
        leak: Leak,
        place: u64,
    ) -> Result<(Vec<u8>, u64), MutateError> {
        inject::inject(code, address, behind, register, leak, place)
    }
}

/// The meaning of a condition code.
pub(crate) fn meaning(code: ConditionCode) -> Option<Condition> {
    use ConditionCode as C;
    Some(match code {
        C::None => return None,
        C::o => Condition::Overflow,
        C::no => Condition::NoOverflow,
        C::b => Condition::Below,
        C::ae => Condition::NotBelow,
        C::e => Condition::Equal,
        C::ne => Condition::NotEqual,
        C::be => Condition::NotAbove,
        C::a => Condition::Above,
        C::s => Condition::Negative,
        C::ns => Condition::NotNegative,
        C::p => Condition::Parity,
        C::np => Condition::NoParity,
        C::l => Condition::Less,
        C::ge => Condition::NotLess,
        C::le => Condition::NotGreater,
        C::g => Condition::Greater,
    })
}

/// Bit mask of written vector registers.
fn written_vectors(registers: &[UsedRegister]) -> u32 {
    let written = registers.iter().filter(|used| writes(used.access())).map(UsedRegister::register);
    written.filter(|register| register.is_vector_register()).fold(0, |mask, register| mask | 1 << register.number())
}

/// What an instruction with two operands does.
fn operation(mnemonic: Mnemonic) -> Option<Operation> {
    use Mnemonic as M;
    Some(match mnemonic {
        M::Add => Operation::Add,
        M::Adc => Operation::Adc,
        M::Sub | M::Cmp => Operation::Sub,
        M::Sbb => Operation::Sbb,
        M::And | M::Test => Operation::And,
        M::Or => Operation::Or,
        M::Xor => Operation::Xor,
        M::Shl => Operation::Shl,
        M::Shr => Operation::Shr,
        M::Sar => Operation::Sar,
        M::Rol => Operation::Rol,
        M::Ror => Operation::Ror,
        _ => return None,
    })
}

impl Machine<'_> {
    /// Executes one instruction.
    pub(crate) fn step(&mut self, s: &mut State, decoded: &Decoded) -> Next {
        let i = &decoded.instruction;
        let (ip, mnemonic) = (i.ip(), i.mnemonic());
        match mnemonic {
            // These terminate the program, assuming that no signal handler resumes after them. UD1
            // has an operand but doesn't access it.
            Mnemonic::Ud0 | Mnemonic::Ud1 | Mnemonic::Ud2 => return Next::End,
            // A debugger or signal handler resumes after these.
            Mnemonic::Int3 | Mnemonic::Int1 => return Next::Follow,
            _ => {}
        }
        self.check_addresses(s, decoded);
        match i.flow_control() {
            FlowControl::Next => {}
            FlowControl::ConditionalBranch => return self.branch(s, i),
            FlowControl::UnconditionalBranch => return self.go(s, ip, Value::Constant(i.near_branch_target())),
            FlowControl::IndirectBranch if i.code() == Code::Jmp_rm64 => {
                let target = self.read(s, i, 0);
                return self.go(s, ip, target);
            }
            FlowControl::Call if mnemonic == Mnemonic::Call => {
                return self.call(s, ip, i.next_ip(), Value::Constant(i.near_branch_target()));
            }
            FlowControl::IndirectCall if i.code() == Code::Call_rm64 => {
                let target = self.read(s, i, 0);
                return self.call(s, ip, i.next_ip(), target);
            }
            FlowControl::Return if i.code() == Code::Retnq => return self.give_back(s, ip),
            _ => {
                self.refuse(ip, Reason::Call(format!("the system ({mnemonic:?})").to_lowercase()));
                return Next::End;
            }
        }
        let moves_segment = |used: &UsedRegister| used.register().is_segment_register() && writes(used.access());
        if i.is_save_restore_instruction()
            || matches!(mnemonic, Mnemonic::Clzero | Mnemonic::Wrfsbase | Mnemonic::Wrgsbase)
            || decoded.registers.iter().any(moves_segment)
        {
            // They access more registers or memory than the decoder lists, or they change segments.
            self.refuse(ip, Reason::Call(format!("the system ({mnemonic:?})").to_lowercase()));
            return Next::End;
        }
        if (decoded.flags.modified & !decoded.flags.cleared) & RflagsBits::DF != 0 {
            // String instructions would run backwards.
            self.refuse(ip, Reason::Call(format!("the system ({mnemonic:?})").to_lowercase()));
            return Next::End;
        }
        let compared = self.compared(s, i);
        let copy = self.copy_of(s, i);
        let shifts = if decoded.adds && !s.shifted.is_empty() { self.shifts(s, i) } else { None };
        if i.is_string_instruction() {
            self.string(s, i);
        } else if !self.scalar(s, decoded) {
            let moved = if decoded.moves || !s.lanes.is_empty() { self.moved(s, decoded) } else { None };
            self.general(s, decoded);
            s.forget_lanes(decoded.vectors);
            if let Some(moved) = moved {
                self.move_parts(s, i, moved);
            }
        }
        if compared.is_some() || decoded.flags.modified != 0 {
            s.compared = compared;
            if let Some(Compared { with, .. }) = compared {
                self.widening.limits.extend([with.saturating_sub(1), with]);
            }
        }
        if let Some(copies) = copy {
            s.copies = copies;
        }
        if decoded.narrows || shifts.is_some() {
            self.shift(s, i, shifts);
        }
        if let Some(watch) = &mut self.watch {
            let target = i.op0_register();
            if i.op0_kind() == OpKind::Register && s.class(target) == Class::Secret {
                let number = target.number();
                let held = match target {
                    target if target.is_vector_register() => Some(Held::Vector(number)),
                    target if target.is_gpr64() => Some(Held::General(number)),
                    _ => None,
                };
                watch.extend(held.map(|held| (ip, held)));
            }
        }
        Next::Follow
    }

    /// Updates which locations hold equal numbers, for a move.
    fn copy_of(&self, s: &State, i: &Instruction) -> Option<Copies> {
        let register = |op| Some(i.op_register(op)).filter(|r| i.op_kind(op) == OpKind::Register && r.is_gpr());
        if i.mnemonic() != Mnemonic::Mov {
            return None;
        }
        let (from, size) = (register(1)?, Self::size(i, 0));
        match register(0) {
            Some(to) => s.copies.moved(to.full_register().number(), from.full_register().number(), size),
            None => match self.address(s, i) {
                Value::Pointer(Region::Frame(frame), span) if size == 8 => {
                    Some(s.copies.stored(from.full_register().number(), (frame, span.offset()?)))
                }
                _ => None,
            },
        }
    }

    /// A number that the instruction compares with a known one without changing it, or that it
    /// subtracts down to zero.
    fn compared(&self, s: &State, i: &Instruction) -> Option<Compared> {
        use Mnemonic::{And, Cmp, Or, Sub, Test};
        let same = i.op1_kind() == OpKind::Register
            && i.op0_kind() == OpKind::Register
            && i.op0_register() == i.op1_register();
        // Clang subtracts from the number, and keeps a copy on the stack.
        let kept = match i.op0_kind() {
            OpKind::Register if i.mnemonic() == Sub => {
                let register = i.op0_register();
                Some(s.copies.slot(register.full_register().number(), register.size())?)
            }
            _ => None,
        };
        let with = match i.mnemonic() {
            Cmp | Sub => match self.read(s, i, 1) {
                Value::Constant(c) => c & mask(Self::size(i, 0)),
                _ => return None,
            },
            Test | And | Or if same => 0,
            _ => return None,
        };
        let place = match i.op0_kind() {
            _ if kept.is_some() => kept?,
            _ if i.mnemonic() == Sub => return None,
            // The second lowest byte is not supported.
            OpKind::Register
                if !matches!(i.op0_register(), Register::AH | Register::BH | Register::CH | Register::DH) =>
            {
                Place::General(i.op0_register().full_register().number())
            }
            OpKind::Memory => match self.address(s, i) {
                Value::Pointer(Region::Frame(frame), span) => Place::Stack(frame, span.offset()?),
                _ => return None,
            },
            _ => return None,
        };
        let size = Self::size(i, 0);
        let wipes = self.contract.wipes.is_some() && matches!(s.at(place, size), Value::Argument(_));
        (!wipes).then_some(Compared { place, size, with })
    }

    // Addresses.

    /// Rejects memory accesses whose address or mask depends on a secret.
    fn check_addresses(&mut self, s: &State, decoded: &Decoded) {
        let (i, ip) = (&decoded.instruction, decoded.instruction.ip());
        if matches!(i.mnemonic(), Mnemonic::Lea | Mnemonic::Nop) {
            return;
        }
        let explicit = decoded.explicit;
        // Most instructions do not access memory.
        if !explicit && decoded.memory.is_empty() {
            return;
        }
        let secret = |register: Register| register != Register::None && s.class(register) == Class::Secret;
        let is_address = |register: Register| register.is_gpr() && secret(register);
        let used = |m: &UsedMemory| is_address(m.base()) || is_address(m.index());
        let depends = explicit && (is_address(i.memory_base()) || is_address(i.memory_index()))
            || decoded.memory.iter().any(used);
        if depends && (decoded.memory.len() != 1 || self.cancelled(s, i).is_none()) {
            self.refuse(ip, Reason::Address);
        }
        if explicit && i.is_vsib() && secret(i.memory_index()) {
            self.refuse(ip, Reason::Index);
        }
        // The bit could be anywhere in memory.
        if is_bit_string(i) && secret(i.op1_register()) {
            self.refuse(ip, Reason::Address);
        }
        let mask = match i.mnemonic() {
            _ if i.op_mask() != Register::None => i.op_mask(),
            mnemonic if is_masked_by_vector(mnemonic) => i.op1_register(),
            Mnemonic::Maskmovdqu | Mnemonic::Maskmovq | Mnemonic::Vmaskmovdqu => i.op2_register(),
            _ if explicit && i.is_vsib() => i.op2_register(),
            _ => Register::None,
        };
        // A mask for at most eight elements is in the lowest byte.
        let few = mask.is_k() && explicit && elements(i).is_some_and(|elements| elements <= 8);
        let secret = |mask: Register| if few { s.masks[mask.number()][0] == Class::Secret } else { secret(mask) };
        let accesses_memory = decoded.memory.iter().any(|m| m.access() != OpAccess::NoMemAccess);
        if accesses_memory && secret(mask) {
            self.refuse(ip, Reason::Mask);
        }
    }

    /// The address of the memory operand.
    fn address(&self, s: &State, i: &Instruction) -> Value {
        let address = self.effective_address(s, i);
        if matches!(i.memory_segment(), Register::FS | Register::GS) {
            return address.class().max(Class::Address).into();
        }
        if !is_bit_string(i) {
            return address;
        }
        let size = i.memory_size().size();
        let distance = match s.general(i.op1_register()) {
            // In units of the operand size.
            Value::Constant(bit) => {
                let word = sign_extend(bit, size) as i64 >> (8 * size).trailing_zeros();
                Value::Constant((word * size as i64) as u64)
            }
            other => other.class().into(),
        };
        add(self.image, address, distance)
    }

    fn effective_address(&self, s: &State, i: &Instruction) -> Value {
        if i.is_ip_rel_memory_operand() {
            let address = i.ip_rel_memory_address();
            let table = self.tables.iter().find(|(range, _)| range.contains(&address) && i.mnemonic() == Mnemonic::Lea);
            return table.map_or(self.image.locate(address), |(_, section)| Value::pointer(Region::Table(*section), 0));
        }
        if let Some(address) = self.cancelled(s, i) {
            return address;
        }
        let general = |register: Register| match register {
            Register::None => Value::Constant(0),
            r if r.is_gpr64() => s.general(r),
            // Truncated to 32 bits, or a vector.
            r => s.class(r).into(),
        };
        let scale = u64::from(i.memory_index_scale());
        let index = match general(i.memory_index()) {
            value if scale == 1 => value,
            value => binary(self.image, Operation::Mul, value, Value::Constant(scale), 8, s.flags).0,
        };
        let base = add(self.image, general(i.memory_base()), Value::Constant(i.memory_displacement64()));
        add(self.image, base, index)
    }

    // Operands.

    fn size(i: &Instruction, op: u32) -> usize {
        match i.op_kind(op) {
            OpKind::Register => i.op_register(op).size(),
            OpKind::Memory => i.memory_size().size(),
            _ => 8,
        }
    }

    fn read(&self, s: &State, i: &Instruction, op: u32) -> Value {
        match i.op_kind(op) {
            OpKind::Register => {
                let register = i.op_register(op);
                if register.is_gpr() { s.general(register) } else { s.class(register).into() }
            }
            // The stack protector's word.
            OpKind::Memory
                if i.memory_segment() == Register::FS
                    && i.memory_base() == Register::None
                    && i.memory_index() == Register::None
                    && i.memory_displacement64() == 0x28
                    && i.memory_size().size() == 8 =>
            {
                Value::Canary(Class::Address)
            }
            OpKind::Memory => self.load(s, self.address(s, i), i.memory_size().size()),
            _ => i.try_immediate(op).map_or(Value::Secret, Value::Constant),
        }
    }

    /// Writes operand 0, a general register or memory.
    fn write(&mut self, s: &mut State, i: &Instruction, op: u32, value: Value) {
        match i.op_kind(op) {
            OpKind::Register => s.set_general(i.op_register(op), value),
            _ => {
                let (address, size) = (self.address(s, i), i.memory_size().size());
                self.store(s, i.ip(), address, size, if size == 8 { value } else { value.truncate(size) }, true);
            }
        }
    }

    // Instructions with special rules, in addition to their inputs and outputs. Returns false for others.

    fn scalar(&mut self, s: &mut State, decoded: &Decoded) -> bool {
        use Mnemonic as M;
        let i = &decoded.instruction;
        let register = |op| i.op_kind(op) == OpKind::Register;
        // Segments and control registers.
        let special = |op| register(op) && !i.op_register(op).is_gpr();
        let same = i.op_count() >= 2 && register(0) && register(1) && i.op0_register() == i.op1_register();
        match i.mnemonic() {
            // It was lowered in a different register, which points to the same place.
            M::Mov if self.is_lowered(s, i) && self.lower_stack(s, Value::Number) => {
                s.set_general(i.op1_register(), s.general(Register::RSP));
            }
            M::Mov if !special(0) && !special(1) => {
                let value = self.read(s, i, 1);
                self.write(s, i, 0, value);
            }
            M::Sub if self.lowers_stack(s, i) => {
                let by = self.read(s, i, 1);
                let is_stack = i.op0_register() == Register::RSP;
                if is_stack && by.class() == Class::Number && self.lower_stack(s, by) {
                    s.flags = Flags::all(Bit::Unknown(Class::Address));
                    return true;
                }
                if let (true, Value::Pointer(Region::Frame(frame), span)) = (is_stack, s.general(Register::RSP)) {
                    // For any other value too, the frame below ends.
                    if let Some(frame) = s.frames.get_mut(frame) {
                        frame.forget_below(span.lo);
                    }
                }
                self.binary(s, i, Operation::Sub, self.read(s, i, 0), by);
                if !is_stack && by.class() == Class::Number {
                    s.rounded = Some((i.op0_register().number(), 1));
                }
            }
            M::Movzx => {
                let value = self.read(s, i, 1).truncate(Self::size(i, 1));
                self.write(s, i, 0, value);
            }
            M::Movsx | M::Movsxd => {
                let value = carry_sign(self.read(s, i, 1), Self::size(i, 1));
                self.write(s, i, 0, value);
            }
            M::Cdqe => {
                let value = carry_sign(s.general(Register::EAX), 4);
                s.set_general(Register::RAX, value);
            }
            M::Lea => {
                // Ignores the segment.
                let value = self.effective_address(s, i);
                self.write(s, i, 0, value);
            }
            M::Push if i.stack_pointer_increment() == -8 => {
                let value = self.read(s, i, 0);
                self.push(s, i.ip(), value);
            }
            M::Pop if i.stack_pointer_increment() == 8 && !special(0) => {
                let value = self.pop(s);
                self.write(s, i, 0, value);
            }
            // Its address uses the stack pointer after the pop. No compiler generates this.
            M::Pop if i.op0_kind() == OpKind::Memory => self.refuse(i.ip(), Reason::Store),
            M::Leave if i.code() == Code::Leaveq => {
                s.set_general(Register::RSP, s.general(Register::RBP));
                let value = self.pop(s);
                s.set_general(Register::RBP, value);
            }
            M::And if self.aligns_stack(s, i) => {
                s.flags = Flags::all(Bit::Unknown(Class::Address));
                let align = i.try_immediate(1).map_or(1, u64::wrapping_neg);
                self.align_stack(s, s.general(Register::RSP), align);
            }
            M::Xor | M::Sub if same => {
                let (value, flags) =
                    binary(self.image, Operation::Sub, Value::Constant(0), Value::Constant(0), 8, s.flags);
                s.flags = flags;
                self.write(s, i, 0, value);
            }
            // Only the carry is an input.
            M::Sbb if same => {
                // Zero or all ones. For an address, this is just a single bit.
                let class = match s.flags.carry.class() {
                    Class::Address => Class::Number,
                    class => class,
                };
                self.write(s, i, 0, class.into());
                s.flags = Flags { carry: s.flags.carry, ..Flags::all(Bit::Unknown(class)) };
            }
            M::And | M::Or | M::Test if same => {
                let value = self.read(s, i, 0);
                s.flags = of_itself(value, Self::size(i, 0));
                if i.mnemonic() != M::Test {
                    self.write(s, i, 0, value);
                }
            }
            M::Imul if i.op_count() == 3 => self.binary(s, i, Operation::Mul, self.read(s, i, 1), self.read(s, i, 2)),
            M::Inc => self.binary(s, i, Operation::Inc, self.read(s, i, 0), Value::Constant(1)),
            M::Dec => self.binary(s, i, Operation::Dec, self.read(s, i, 0), Value::Constant(1)),
            M::Neg => {
                let (value, flags) = binary(
                    self.image,
                    Operation::Sub,
                    Value::Constant(0),
                    self.read(s, i, 0),
                    Self::size(i, 0),
                    s.flags,
                );
                s.flags = flags;
                self.write(s, i, 0, value);
            }
            M::Xchg if register(0) && register(1) => {
                let (a, b) = (self.read(s, i, 0), self.read(s, i, 1));
                self.write(s, i, 0, b);
                self.write(s, i, 1, a);
            }
            M::Kmovb | M::Kmovw | M::Kmovd | M::Kmovq
                if register(0) && i.op0_register().is_k() && register(1) && i.op1_register().is_gpr() =>
            {
                let value = s.general(i.op1_register());
                let low = value.low_class(1);
                let high = if i.mnemonic() == M::Kmovb { Class::Number } else { value.class() };
                s.masks[i.op0_register().number()] = [low, high];
            }
            // The random number may become a key. Whether there was one is public.
            M::Rdrand | M::Rdseed => {
                self.write(s, i, 0, Value::Secret);
                s.flags = Flags { carry: Bit::Unknown(Class::Number), ..Flags::all(Bit::Known(false)) };
            }
            M::Vzeroupper => {
                s.vectors[..16].iter_mut().for_each(|v| v[1] = Class::Number);
                s.cut_lanes();
            }
            M::Vzeroall => {
                s.vectors[..16].fill([Class::Number; 2]);
                s.forget_lanes(0xffff);
            }
            _ if i.op_count() == 2 && operation(i.mnemonic()).is_some() => {
                let operation = operation(i.mnemonic()).unwrap_or(Operation::Add);
                self.binary(s, i, operation, self.read(s, i, 0), self.read(s, i, 1));
            }
            _ => {
                let Some(code) = meaning(i.condition_code()).filter(|_| i.op_count() <= 2) else { return false };
                // SETcc or CMOVcc.
                let (known, class) = condition(s.flags, code);
                let value = if i.op_count() == 1 {
                    known.map_or(bit(class), |set| Value::Constant(set.into()))
                } else {
                    let (old, new) = (self.read(s, i, 0), self.read(s, i, 1));
                    match known {
                        Some(true) => new,
                        Some(false) => old,
                        // The bounds of both.
                        None if class == Class::Secret => {
                            let (lo, hi, _) = old.join(new).bounds();
                            Value::within(Class::Secret, lo, hi, 0)
                        }
                        None => old.join(new),
                    }
                };
                self.write(s, i, 0, value);
            }
        }
        true
    }

    fn binary(&mut self, s: &mut State, i: &Instruction, operation: Operation, a: Value, b: Value) {
        let (value, mut flags) = binary(self.image, operation, a, b, Self::size(i, 0), s.flags);
        // Some processors leave undefined flags unchanged.
        let flag_before = s.flags.each().map(|flag| flag.class());
        for ((bit, flag), before) in BITS.into_iter().zip(flags.each()).zip(flag_before) {
            if i.rflags_undefined() & bit != 0 {
                *flag = Bit::Unknown(flag.class().max(before));
            }
        }
        s.flags = flags;
        if !matches!(i.mnemonic(), Mnemonic::Cmp | Mnemonic::Test) {
            self.write(s, i, 0, value);
        }
    }

    /// Whether this rounds the stack pointer down to a power of two while it is at a known place in
    /// a frame.
    fn aligns_stack(&self, s: &State, i: &Instruction) -> bool {
        let known =
            matches!(s.general(Register::RSP), Value::Pointer(Region::Frame(_), span) if span.offset().is_some());
        let align = i.try_immediate(1).ok().and_then(|mask| (mask as i64).checked_neg());
        i.op0_kind() == OpKind::Register
            && i.op0_register() == Register::RSP
            && known
            && align.is_some_and(|align| align > 0 && align.count_ones() == 1)
    }

    /// Whether this subtracts an unknown number from the stack pointer, or from a copy of it, while
    /// it is at a known place in a frame.
    fn lowers_stack(&self, s: &State, i: &Instruction) -> bool {
        let stack = s.general(Register::RSP);
        let known = matches!(stack, Value::Pointer(Region::Frame(_), span) if span.offset().is_some());
        let by = |value: Value| !matches!(value, Value::Constant(_));
        known
            && i.op0_kind() == OpKind::Register
            && i.op0_register().is_gpr64()
            && s.general(i.op0_register()) == stack
            && i.op1_kind() == OpKind::Register
            && by(s.general(i.op1_register()))
    }

    /// Whether this moves the lowered copy of the stack pointer back to it.
    fn is_lowered(&self, s: &State, i: &Instruction) -> bool {
        i.op0_kind() == OpKind::Register
            && i.op0_register() == Register::RSP
            && i.op1_kind() == OpKind::Register
            && s.rounded == Some((i.op1_register().full_register().number(), 1))
    }

    /// REP MOVS, REP STOS, and the same without REP.
    fn string(&mut self, s: &mut State, i: &Instruction) {
        use Mnemonic as M;
        let ip = i.ip();
        let narrow = |op| {
            use OpKind::{MemoryESDI, MemoryESEDI, MemorySegESI, MemorySegSI};
            matches!(i.op_kind(op), MemoryESDI | MemoryESEDI | MemorySegESI | MemorySegSI)
        };
        if (0..i.op_count()).any(narrow) || matches!(i.memory_segment(), Register::FS | Register::GS) {
            self.refuse(ip, Reason::Store);
        }
        let repeated = i.has_rep_prefix() || i.has_repe_prefix() || i.has_repne_prefix();
        let (width, source) = match i.mnemonic() {
            M::Movsb => (1, true),
            M::Movsw => (2, true),
            M::Movsd => (4, true),
            M::Movsq => (8, true),
            M::Stosb => (1, false),
            M::Stosw => (2, false),
            M::Stosd => (4, false),
            M::Stosq => (8, false),
            M::Lodsb | M::Lodsw | M::Lodsd | M::Lodsq if !repeated => {
                let (to, from) = (i.op0_register(), s.general(Register::RSI));
                let loaded = self.load(s, from, to.size());
                s.set_general(to, loaded);
                s.set_general(Register::RSI, add(self.image, from, Value::Constant(to.size() as u64)));
                return;
            }
            M::Scasb | M::Scasw | M::Scasd | M::Scasq if self.searches_public(s, i, repeated) => return,
            // Comparisons, searches, input and output.
            _ => {
                self.refuse(ip, Reason::Timing);
                s.flags = Flags::all(Bit::Unknown(Class::Secret));
                for register in [Register::RAX, Register::RCX, Register::RSI, Register::RDI] {
                    s.set_general(register, Value::Secret);
                }
                return;
            }
        };
        let count = if repeated { s.general(Register::RCX) } else { Value::Constant(1) };
        let length = match count {
            Value::Constant(n) => Value::Constant(n.saturating_mul(width)),
            other => other.class().into(),
        };
        if count.class() == Class::Secret {
            self.refuse(ip, Reason::Timing);
        }
        if count == Value::Constant(0) {
            // If there are zero bytes, the address doesn't matter.
            return;
        }
        let (to, from) = (s.general(Register::RDI), s.general(Register::RSI));
        if source {
            let apart = match (to, from, length) {
                (Value::Pointer(r, a), Value::Pointer(q, b), Value::Constant(n)) if r == q => {
                    a.offset().zip(b.offset()).is_some_and(|(a, b)| a <= b || b.saturating_add_unsigned(n) <= a)
                }
                (Value::Pointer(r, _), Value::Pointer(q, _), _) => !r.may_be(q),
                _ => false,
            };
            if apart {
                self.copy(s, ip, to, from, length);
            } else {
                // Bytes that were copied may get copied again.
                let class = self.load_anywhere(s, from, length);
                self.store_range(s, ip, to, class, length);
            }
            s.set_general(Register::RSI, add(self.image, from, length));
        } else {
            let class = s.general(Register::RAX).class();
            self.fill(s, ip, to, class, length);
        }
        s.set_general(Register::RDI, add(self.image, to, length));
        if repeated {
            s.set_general(Register::RCX, Value::Constant(0));
        }
    }

    /// A search for a public value in public memory. For anything else, this does nothing and
    /// returns false.
    fn searches_public(&self, s: &mut State, i: &Instruction, repeated: bool) -> bool {
        let (sought, from) = (i.op0_register(), s.general(Register::RDI));
        let width = Value::Constant(sought.size() as u64);
        let (count, length) = match repeated {
            true => {
                let count = s.general(Register::RCX);
                (count, binary(self.image, Operation::Mul, count, width, 8, s.flags).0)
            }
            false => (Value::Constant(1), width),
        };
        let class = self.load_anywhere(s, from, length).max(s.general(sought).class()).max(count.class());
        // If there are zero bytes, nothing is compared and the flags are unchanged.
        let before = s.flags.each().map(|flag| flag.class()).into_iter().max().unwrap_or_default();
        let class = if repeated && count.bounds().0 == 0 { class.max(before) } else { class };
        if class == Class::Secret || from.class() == Class::Secret {
            return false;
        }
        s.flags = Flags::all(Bit::Unknown(class));
        let end = if repeated { add(self.image, from, Value::Number) } else { add(self.image, from, width) };
        s.set_general(Register::RDI, end);
        if repeated {
            s.set_general(Register::RCX, class.into());
        }
        true
    }

    // Control.

    fn branch(&mut self, s: &mut State, i: &Instruction) -> Next {
        let (ip, target, next) = (i.ip(), i.near_branch_target(), i.next_ip());
        let vague = [target, next].map(|target| Branch { target, learned: [None; 2], zero: None });
        if let Some((register, flag)) = counted(i) {
            let mut count = s.general(register);
            if let Some(flag) = flag {
                count = add(self.image, count, Value::Constant(u64::MAX)).truncate(register.size());
                s.set_general(register, count);
                if count.class().max(flag(&s.flags).class()) == Class::Secret {
                    self.refuse(ip, Reason::Branch);
                }
                // At zero, the loop ends regardless of the flag.
                return match (count, flag(&s.flags).known()) {
                    (Value::Constant(0), _) | (_, Some(false)) => Next::Follow,
                    (Value::Constant(_), Some(true)) => Next::Jump(target),
                    _ => Next::Fork(vague.into()),
                };
            }
            if count.class() == Class::Secret {
                self.refuse(ip, Reason::Branch);
            }
            return match count {
                Value::Constant(0) => Next::Jump(target),
                Value::Constant(_) => Next::Follow,
                _ => Next::Fork(vague.into()),
            };
        }
        let mut opposite = *i;
        opposite.negate_condition_code();
        let (Some(taken), Some(passed)) = (meaning(i.condition_code()), meaning(opposite.condition_code())) else {
            self.refuse(ip, Reason::Unlisted);
            return Next::Fork(vague.into());
        };
        match condition(s.flags, taken) {
            (Some(true), _) => Next::Jump(target),
            (Some(false), _) => Next::Follow,
            (None, class) => {
                if class == Class::Secret && !self.is_protector(s, taken, target, next) {
                    self.refuse(ip, Reason::Branch);
                }
                let zero = match s.flags.zero {
                    // If both sides have the same target, we learn nothing.
                    Bit::IsZero(argument) if target != next => Some(argument),
                    _ => None,
                };
                let way = |target, condition| Branch {
                    target,
                    learned: [s.compared.map(|compared| (compared, condition)), None],
                    zero: zero.filter(|_| condition == Condition::Equal),
                };
                Next::Fork([way(target, taken), way(next, passed)].into())
            }
        }
    }

    // Everything else.

    fn flags_class(&self, s: &State, read: u32) -> Class {
        let mut flags = s.flags;
        let bits = BITS.iter().zip(flags.each());
        bits.filter(|(bit, _)| read & **bit != 0).map(|(_, flag)| flag.class()).max().unwrap_or(Class::Number)
    }

    /// All other instructions, based on their inputs and outputs. The outputs get the class of all
    /// inputs combined.
    fn general(&mut self, s: &mut State, decoded: &Decoded) {
        let (i, ip) = (&decoded.instruction, decoded.instruction.ip());
        let mut class = if decoded.constant { Class::Number } else { self.inputs(s, decoded) };
        // How long gathers and scatters run is checked along with their addresses.
        if class == Class::Secret && !i.is_vsib() && !decoded.independent {
            self.refuse(ip, if timing::is_dependent(i.mnemonic()) { Reason::Timing } else { Reason::Unlisted });
        }
        // A gather loads from unknown addresses.
        if i.is_vsib() {
            class = Class::Secret;
        }
        for memory in decoded.memory.iter().filter(|m| writes(m.access())) {
            let address = if decoded.writes_operand { self.address(s, i) } else { Value::Address };
            let certain = is_certain(memory.access()) && !is_masked_by_vector(i.mnemonic());
            self.store(s, ip, address, memory.memory_size().size(), class.into(), certain);
        }
        for used in decoded.registers.iter().filter(|r| writes(r.access())) {
            // If there are no shadow stacks, RDSSP has no effect.
            let nothing = matches!(i.mnemonic(), Mnemonic::Rdsspd | Mnemonic::Rdsspq);
            let (register, certain) = (used.register(), is_certain(used.access()) && !nothing);
            let number = register.number();
            if register.is_gpr() {
                let joined = if certain { class } else { class.max(s.general(register).class()) };
                s.set_general(register, joined.into());
            } else if register.is_k() {
                let [low, high] = s.masks[number];
                s.masks[number] = if certain { [class; 2] } else { [low.max(class), high.max(class)] };
            } else if register.is_vector_register() {
                let [low, high] = s.vectors[number];
                let legacy = i.encoding() == EncodingKind::Legacy;
                s.vectors[number] = match legacy {
                    // The upper part stays unchanged, and so may parts of the lower one.
                    true if certain && replaces(i) => [class, high],
                    true => [low.max(class), high],
                    false if !certain => [low.max(class), high.max(class)],
                    // A shorter vector clears the rest.
                    false if i.op0_register().is_xmm() => [class, Class::Number],
                    false => [class, class],
                };
            } else if (register.is_mm() || register.is_st()) && self.contract.clears.is_some() && class == Class::Secret
            {
                // We don't track these registers.
                self.refuse(ip, Reason::Uncleared);
            }
        }
        let FlagBits { written, cleared, set, undefined, modified, .. } = decoded.flags;
        if modified | undefined == 0 {
            return;
        }
        for (bit, flag) in BITS.into_iter().zip(s.flags.each()) {
            *flag = match bit {
                _ if cleared & bit != 0 => Bit::Known(false),
                _ if set & bit != 0 => Bit::Known(true),
                _ if (written | undefined) & bit == 0 => *flag,
                // Some processors leave undefined flags unchanged.
                _ if undefined & bit != 0 || may_keep_flags(i.mnemonic()) => Bit::Unknown(class.max(flag.class())),
                _ => Bit::Unknown(class),
            };
        }
    }

    /// The class of all inputs, without addresses.
    fn inputs(&self, s: &State, decoded: &Decoded) -> Class {
        let i = &decoded.instruction;
        let mut class = if decoded.flags.read == 0 { Class::Number } else { self.flags_class(s, decoded.flags.read) };
        for op in 0..i.op_count() {
            if reads(decoded.accesses[op as usize]) {
                class = class.max(match i.op_kind(op) {
                    OpKind::Register => s.class(i.op_register(op)),
                    OpKind::Memory => self.load(s, self.address(s, i), i.memory_size().size()).class(),
                    _ => Class::Number,
                });
            }
        }
        // Implicit memory, such as the stack for POPF.
        if !decoded.reads_operand && decoded.memory.iter().any(|m| reads(m.access())) {
            class = Class::Secret;
        }
        // Implicit registers.
        for register in &decoded.implied {
            if *register != Register::RSP || s.class(*register) == Class::Secret {
                class = class.max(s.class(*register));
            }
        }
        class
    }
}
