//! One step: what an instruction does to the abstract state, and whether it may do it.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use iced_x86::{
    Code, ConditionCode, Decoder, DecoderOptions, EncodingKind, FlowControl, Instruction, InstructionInfo,
    InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register, RflagsBits, UsedMemory, UsedRegister,
};
use rustc_hash::FxHashMap;

use crate::arithmetic::{add, binary, bit, condition, of_itself};
use crate::contract::{Argument, Content, Contract, Vectors};
use crate::image::Image;
use crate::report::Reason;
use crate::state::{Bit, Call, Compared, Copies, Flags, Frame, Place, State};
use crate::timing;
use crate::value::{Class, Entry, Region, Span, Value, mask, sign_extend};
use crate::widening::Widening;

/// The registers of the arguments, in order.
const ARGUMENTS: [Register; 6] =
    [Register::RDI, Register::RSI, Register::RDX, Register::RCX, Register::R8, Register::R9];

/// The general registers that a callee may change.
const SCRATCH: [Register; 9] = [
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

/// A decoded instruction, with what is looked up again and again.
pub(crate) struct Decoded {
    pub(crate) instruction: Instruction,
    pub(crate) registers: Vec<UsedRegister>,
    pub(crate) memory: Vec<UsedMemory>,
    accesses: [OpAccess; 5],
    /// The registers that it computes with, beside those that are written in it.
    implied: Vec<Register>,
    /// Whether a memory operand is written in it, is read, is written to.
    explicit: bool,
    reads_operand: bool,
    writes_operand: bool,
    /// What it does to flags, as bits of RFLAGS.
    flags: FlagBits,
    /// Whether its time is the same for all data.
    independent: bool,
    /// Whether its result is.
    constant: bool,
}

/// What an instruction does to flags.
struct FlagBits {
    read: u32,
    written: u32,
    cleared: u32,
    set: u32,
    undefined: u32,
    modified: u32,
}

impl Decoded {
    fn new(instruction: Instruction, info: &InstructionInfo) -> Self {
        let i = &instruction;
        let accesses = [0, 1, 2, 3, 4].map(|op| info.op_access(op));
        let memory_operand = |access: fn(OpAccess) -> bool| {
            (0..i.op_count()).any(|op| i.op_kind(op) == OpKind::Memory && access(accesses[op as usize]))
        };
        // A register that is both address and implied operand is both written and read, or RDX of MULX.
        let implied = info.used_registers().iter().filter(|r| reads(r.access())).filter(|used| {
            let register = used.register();
            // Of a register that is named, only the part that is named is an operand.
            let covers = |part: Register| {
                part != Register::None
                    && part.full_register() == register.full_register()
                    && (part == register || part.size() > register.size())
            };
            let only_address = register.is_gpr()
                && (covers(i.memory_base()) || covers(i.memory_index()))
                && !writes(used.access())
                && i.mnemonic() != Mnemonic::Mulx;
            // MULX may write the register that it also reads unsaid.
            let named = (0..i.op_count()).any(|op| {
                i.op_kind(op) == OpKind::Register && reads(accesses[op as usize]) && covers(i.op_register(op))
            });
            !only_address && !named
        });
        // Where the number of bits makes a whole turn, some processors leave the flags alone and some do not.
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
            independent: timing::is_independent(i.mnemonic()),
            constant: writes_constant(i),
            accesses,
            instruction,
        }
    }
}

/// The instruction at the beginning of `code`, if all processors agree which one it is.
pub(crate) fn decode(code: &[u8], ip: u64) -> Option<Instruction> {
    let by = |options| Decoder::with_ip(64, code, ip, options).decode();
    let (instruction, by_amd) = (by(DecoderOptions::NONE), by(DecoderOptions::AMD));
    // Before 0x90 a prefix F3 makes PAUSE of it, and REX.B an exchange: of both, processors believe one or the other.
    let rex = instruction.len().checked_sub(2).and_then(|at| code.get(at));
    let pause_or_exchange = instruction.code() == Code::Pause && rex.is_some_and(|rex| rex & 0xf1 == 0x41);
    // A repeat prefix before LOOPE and LOOPNE: some processors take the condition from it.
    let repeated = instruction.has_repe_prefix() || instruction.has_repne_prefix();
    let loop_or_repeat = matches!(instruction.mnemonic(), Mnemonic::Loope | Mnemonic::Loopne) && repeated;
    let agreed = instruction.code() == by_amd.code() && instruction.len() == by_amd.len();
    (agreed && !instruction.is_invalid() && !pause_or_exchange && !loop_or_repeat).then_some(instruction)
}

/// Where it goes on.
pub(crate) enum Next {
    Follow,
    Jump(u64),
    /// To both places: the condition is not known.
    Fork(u64, u64),
    /// To all of these.
    Switch(Vec<u64>),
    End,
}

/// Memory behind an argument.
struct Memory {
    fields: Vec<(std::ops::Range<i64>, Cell)>,
    rest: Cell,
}

#[derive(Clone, Copy, PartialEq)]
enum Cell {
    Class(Class),
    Pointer(usize),
}

/// The analysis of one function.
pub(crate) struct Machine<'a> {
    pub(crate) image: &'a Image,
    pub(crate) widening: Widening<'a>,
    pub(crate) contract: &'a Contract,
    summaries: &'a [Contract],
    memories: Vec<Memory>,
    /// Variables of the file, and the memories that a contract makes of them.
    variables: Vec<(std::ops::Range<u64>, usize)>,
    /// The tables that a contract names, and their sections.
    tables: Vec<(std::ops::Range<u64>, usize)>,
    /// The values of the arguments.
    pub(crate) arguments: Vec<Value>,
    decoded: FxHashMap<u64, Rc<Decoded>>,
    factory: InstructionInfoFactory,
    pub(crate) findings: BTreeMap<u64, BTreeSet<Reason>>,
    /// Local functions that were entered, other than the first.
    pub(crate) follows: BTreeSet<u64>,
    pub(crate) believes: BTreeSet<String>,
    /// The first vector register or general register that holds a secret after each instruction, for the mutation tests.
    pub(crate) watch: Option<BTreeMap<u64, Register>>,
}

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

impl<'a> Machine<'a> {
    pub(crate) fn new(image: &'a Image, contract: &'a Contract, summaries: &'a [Contract]) -> Self {
        Self {
            image,
            widening: Widening { image, limits: BTreeSet::new() },
            contract,
            summaries,
            memories: Vec::new(),
            variables: Vec::new(),
            tables: Vec::new(),
            arguments: Vec::new(),
            decoded: FxHashMap::default(),
            factory: InstructionInfoFactory::new(),
            findings: BTreeMap::new(),
            follows: BTreeSet::new(),
            believes: BTreeSet::new(),
            watch: None,
        }
    }

    /// The state at the function's first instruction, as its contract says.
    pub(crate) fn entry(&mut self) -> State {
        let contract = self.contract;
        let mut values = Vec::new();
        for (i, argument) in contract.arguments.iter().enumerate() {
            values.push(match argument {
                Argument::Public => Value::Argument(i),
                Argument::Below(end) => Value::within(Class::Number, 0, end.saturating_sub(1), 0),
                Argument::Secret => Value::Secret,
                Argument::Pointer(content) => Value::pointer(Region::Memory(self.memory(content)), 0),
            });
        }
        for data in self.summaries.iter().filter(|summary| summary.data) {
            if data.arguments == [Argument::Pointer(Content::Public)] {
                self.tables.extend(self.image.tables(data));
            }
            for range in self.image.variables(&data.symbol) {
                if let [Argument::Pointer(content)] = &data.arguments[..] {
                    let memory = self.memory(content);
                    self.variables.push((range, memory));
                }
            }
        }
        let mut state = State::new(self.memories.len());
        let on_stack = values.len().saturating_sub(ARGUMENTS.len());
        let mut frame = Frame::new(8 + 8 * on_stack as i64);
        for (i, value) in values.iter().enumerate().skip(ARGUMENTS.len()) {
            let _ = frame.store(8 + 8 * (i - ARGUMENTS.len()) as i64, 8, *value, true);
        }
        let _ = frame.store(0, 8, Value::Address, true);
        state.frames.push(frame);
        state.set_general(Register::RSP, Value::pointer(Region::Frame(0), 0));
        for (register, value) in ARGUMENTS.into_iter().zip(&values) {
            state.set_general(register, *value);
        }
        self.arguments = values;
        state.wiped = contract.wipes.is_none();
        state
    }

    /// The number of the memory that holds this.
    fn memory(&mut self, content: &Content) -> usize {
        let (fields, rest) = match content {
            Content::Fields(fields, rest) => (fields.as_slice(), rest.as_ref()),
            other => (&[][..], other),
        };
        let rest = self.cell(rest);
        let fields = fields.iter().map(|(range, content)| (range.clone(), self.cell(content))).collect();
        self.memories.push(Memory { fields, rest });
        self.memories.len() - 1
    }

    fn cell(&mut self, content: &Content) -> Cell {
        match content {
            Content::Public => Cell::Class(Class::Number),
            Content::Secret => Cell::Class(Class::Secret),
            Content::Pointer(content) => Cell::Pointer(self.memory(content)),
            // Fields in fields do not come out of the grammar; to be safe:
            Content::Fields(..) => Cell::Class(Class::Secret),
        }
    }

    /// The instruction at an address.
    pub(crate) fn decode(&mut self, ip: u64) -> Option<Rc<Decoded>> {
        if let Some(decoded) = self.decoded.get(&ip) {
            return Some(decoded.clone());
        }
        let code = self.image.code_at(ip)?;
        let instruction = decode(code, ip)?;
        if self.image.is_relocated(ip, instruction.len()) {
            return None;
        }
        let decoded = Rc::new(self.examine(instruction));
        self.decoded.insert(ip, decoded.clone());
        Some(decoded)
    }

    /// An instruction with what it reads and writes.
    pub(crate) fn examine(&mut self, instruction: Instruction) -> Decoded {
        Decoded::new(instruction, self.factory.info(&instruction))
    }

    /// All instructions that were reached.
    pub(crate) fn reached(&self) -> impl Iterator<Item = &Decoded> {
        self.decoded.values().map(|decoded| &**decoded)
    }

    pub(crate) fn refuse(&mut self, ip: u64, reason: Reason) {
        self.findings.entry(ip).or_default().insert(reason);
    }

    /// Executes one instruction.
    pub(crate) fn step(&mut self, s: &mut State, decoded: &Decoded) -> Next {
        let i = &decoded.instruction;
        let (ip, mnemonic) = (i.ip(), i.mnemonic());
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
                return self.call(s, i, Value::Constant(i.near_branch_target()));
            }
            FlowControl::IndirectCall if i.code() == Code::Call_rm64 => {
                let target = self.read(s, i, 0);
                return self.call(s, i, target);
            }
            FlowControl::Return if i.code() == Code::Retnq => return self.give_back(s, ip),
            // UD2 and the like end the program.
            FlowControl::Exception | FlowControl::Interrupt if matches!(mnemonic, Mnemonic::Ud2 | Mnemonic::Int3) => {
                return Next::End;
            }
            _ => {
                self.refuse(ip, Reason::Call(format!("the system ({mnemonic:?})").to_lowercase()));
                return Next::End;
            }
        }
        if i.is_save_restore_instruction() || mnemonic == Mnemonic::Clzero {
            // More registers, or more memory, than the decoder lists.
            self.refuse(ip, Reason::Call(format!("the system ({mnemonic:?})").to_lowercase()));
            return Next::End;
        }
        if (decoded.flags.modified & !decoded.flags.cleared) & RflagsBits::DF != 0 {
            // Strings would go backwards.
            self.refuse(ip, Reason::Call(format!("the system ({mnemonic:?})").to_lowercase()));
            return Next::End;
        }
        let compared = self.compared(s, i);
        let copy = self.copy_of(s, i);
        if i.is_string_instruction() {
            self.string(s, i);
        } else if !self.scalar(s, decoded) {
            self.general(s, decoded);
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
        if let Some(watch) = &mut self.watch {
            let target = i.op0_register();
            if i.op0_kind() == OpKind::Register
                && s.class(target) == Class::Secret
                && (target.is_vector_register() || target.is_gpr64())
            {
                watch.insert(ip, target);
            }
        }
        Next::Follow
    }

    /// What holds the same number after a move that held it before.
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

    /// What an instruction compares with a known number and leaves as it is, or makes zero of by subtraction.
    fn compared(&self, s: &State, i: &Instruction) -> Option<Compared> {
        use Mnemonic::{And, Cmp, Or, Sub, Test};
        let same = i.op1_kind() == OpKind::Register
            && i.op0_kind() == OpKind::Register
            && i.op0_register() == i.op1_register();
        // Clang subtracts from the number, of which it has kept a copy on the stack.
        let kept = match i.op0_kind() {
            OpKind::Register if i.mnemonic() == Sub => Some(s.copies.slot(i.op0_register())?),
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
            // The second lowest byte is no place.
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

    /// Refuses what accesses memory at a place, or under a mask, that depends on a secret.
    fn check_addresses(&mut self, s: &State, decoded: &Decoded) {
        let (i, ip) = (&decoded.instruction, decoded.instruction.ip());
        if matches!(i.mnemonic(), Mnemonic::Lea | Mnemonic::Nop) {
            return;
        }
        let explicit = decoded.explicit;
        // Most have nothing to do with memory.
        if !explicit && decoded.memory.is_empty() {
            return;
        }
        let secret = |register: Register| register != Register::None && s.class(register) == Class::Secret;
        let is_address = |register: Register| register.is_gpr() && secret(register);
        let used = |m: &UsedMemory| is_address(m.base()) || is_address(m.index());
        if explicit && (is_address(i.memory_base()) || is_address(i.memory_index())) || decoded.memory.iter().any(used)
        {
            self.refuse(ip, Reason::Address);
        }
        if explicit && i.is_vsib() && secret(i.memory_index()) {
            self.refuse(ip, Reason::Index);
        }
        // The bit of memory that these pick may lie anywhere.
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
        // Of a mask for eight elements or fewer, the lowest byte counts.
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
            // In words of the operand's size.
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
        let general = |register: Register| match register {
            Register::None => Value::Constant(0),
            r if r.is_gpr64() => s.general(r),
            // Cut to 32 bits, or a vector.
            r => s.class(r).into(),
        };
        let scale = u64::from(i.memory_index_scale());
        let index = match general(i.memory_index()) {
            value if scale == 1 => value,
            value => binary(self.image, Mnemonic::Imul, value, Value::Constant(scale), 8, s.flags).0,
        };
        let base = add(self.image, general(i.memory_base()), Value::Constant(i.memory_displacement64()));
        add(self.image, base, index)
    }

    pub(crate) fn load(&self, s: &State, address: Value, size: usize) -> Value {
        match address {
            Value::Constant(_) | Value::Within(Class::Number, ..) => self.load_file(s, address.span(), size),
            Value::Pointer(Region::File, span) => self.load_file(s, span, size),
            Value::Pointer(Region::Constants(section) | Region::Table(section), _) => self.constants(section),
            Value::Pointer(region, span) => {
                let loads = region.each().map(|region| self.load_region(s, region, span, size));
                loads.reduce(Value::join).unwrap_or(Value::Secret)
            }
            _ => Value::Secret,
        }
    }

    /// What lies in a region that is no choice of several.
    fn load_region(&self, s: &State, region: Region, span: Span, size: usize) -> Value {
        match region {
            Region::Frame(frame) => match (s.frames.get(frame), span.offset()) {
                (Some(frame), Some(offset)) => frame.load(offset, size),
                (Some(frame), None) => match span.few() {
                    Some(offsets) => {
                        offsets.map(|offset| frame.load(offset, size)).reduce(Value::join).unwrap_or(Value::Secret)
                    }
                    None => frame.class_within(span, size).into(),
                },
                (None, _) => Value::Secret,
            },
            Region::Memory(memory) => self.memories[memory].load(span, size, false, s.spoilt[memory]),
            Region::OneOf(memory) => self.memories[memory].load(span, size, true, s.spoilt[memory]),
            _ => Value::Secret,
        }
    }

    /// Constants that lie somewhere in a section.
    fn constants(&self, section: usize) -> Value {
        if self.image.has_addresses(section) { Value::Address } else { Value::Number }
    }

    /// What lies at addresses of the file. Nothing is known of what may be written to while the program runs.
    fn load_file(&self, s: &State, span: Span, size: usize) -> Value {
        let of_variables = self.around(span, size).into_iter();
        let of_variables =
            of_variables.map(|(memory, at)| self.memories[memory].load(at, size, false, s.spoilt[memory]));
        if let Some(value) = of_variables.reduce(Value::join) {
            return value;
        }
        if let Some(address) = span.offset() {
            return self.image.constant(address as u64, size).unwrap_or(Value::Secret);
        }
        let end = span.hi.checked_add(size as i64);
        let Some(range) =
            end.map(|end| span.lo as u64..end as u64).filter(|r| self.image.all_constant(r.clone(), true))
        else {
            return Value::Secret;
        };
        let count = ((span.hi - span.lo) >> span.step) as u64 + 1;
        if let Ok(count @ ..=512) = u16::try_from(count) {
            let values = (0..u64::from(count)).map(|n| self.image.constant(range.start + (n << span.step), size));
            let numbers: Option<Vec<u64>> = values
                .map(|value| {
                    value.and_then(|v| match v {
                        Value::Constant(c) => Some(c),
                        _ => None,
                    })
                })
                .collect();
            let addresses =
                numbers.is_none() || size == 8 && numbers.iter().flatten().all(|c| self.image.code_at(*c).is_some());
            match numbers {
                numbers if size == 8 && addresses || size == 4 && numbers.is_some() => {
                    let (first, size) = (range.start, size as u8);
                    return Value::Entry(Entry { first, count, step: span.step, size, signed: false, plus: None });
                }
                Some(numbers) if size <= 8 => {
                    let (lo, hi) = (numbers.iter().min(), numbers.iter().max());
                    return Value::within(Class::Number, *lo.unwrap_or(&0), *hi.unwrap_or(&u64::MAX), 0);
                }
                _ => {}
            }
        }
        if self.image.are_addresses(range) { Value::Address } else { Value::Number }
    }

    /// The memories of a contract that are variables of the file and have all of these addresses, with the offsets there: symbols may
    /// overlap.
    fn around(&self, span: Span, size: usize) -> Vec<(usize, Span)> {
        let Some(end) = span.hi.checked_add(size as i64) else { return Vec::new() };
        let around =
            self.variables.iter().filter(|(range, _)| range.start as i64 <= span.lo && end <= range.end as i64);
        around.map(|(range, memory)| (*memory, span.add(Span::exactly(-(range.start as i64))))).collect()
    }

    fn store(&mut self, s: &mut State, ip: u64, address: Value, size: usize, value: Value, certain: bool) {
        if overwrites_return_address(s, address, size) {
            self.refuse(ip, Reason::Indirect);
        }
        if matches!(s.compared, Some(Compared { place: Place::Stack(..), .. })) {
            s.compared = None;
        }
        s.copies.slot = None;
        let known = match address {
            Value::Constant(_) | Value::Within(Class::Number, ..) => {
                self.store_file(s, address.span(), size, value, true)
            }
            Value::Pointer(Region::File, span) => self.store_file(s, span, size, value, false),
            Value::Pointer(region, span) => {
                let certain = certain && !matches!(region, Region::Choice(_)) && span.offset().is_some();
                region.each().all(|region| self.store_region(s, region, span, size, value, certain))
            }
            // Refused already, because the address depends on a secret: if that is excepted, it may be anywhere.
            other if other.class() == Class::Secret => {
                s.frames.iter_mut().for_each(|frame| frame.store_above(i64::MIN, value.class()));
                let all: Vec<_> = (0..self.memories.len()).collect();
                all.into_iter().all(|memory| self.store_region(s, Region::OneOf(memory), Span::ALL, size, value, false))
            }
            _ => false,
        };
        if !known {
            self.refuse(ip, Reason::Store);
        }
    }

    /// A store to a region that is no choice of several. False: it has no such place.
    fn store_region(
        &mut self,
        s: &mut State,
        region: Region,
        span: Span,
        size: usize,
        value: Value,
        certain: bool,
    ) -> bool {
        match region {
            Region::Frame(number) => {
                let Some(frame) = s.frames.get_mut(number) else { return false };
                match (span.offset(), frame.bounds(span, size)) {
                    (Some(offset), _) => frame.store(offset, size, value, certain),
                    (None, Some((offset, whole))) => match span.few() {
                        // Only what is in one of these places changes.
                        Some(mut offsets) => offsets.all(|offset| frame.store(offset, size, value, false)),
                        None => frame.store(offset, whole, value.class().into(), false),
                    },
                    // As at one offset.
                    (None, None) if frame.excludes(span, size) => false,
                    // Upwards from here, or anywhere: other frames are not out of reach.
                    (None, None) => {
                        let start = if span.lo >= frame.bottom() { span.lo } else { i64::MIN };
                        for (other, frame) in s.frames.iter_mut().enumerate() {
                            if other <= number || start == i64::MIN {
                                frame.store_above(if other == number { start } else { i64::MIN }, value.class());
                            }
                        }
                        true
                    }
                }
            }
            Region::Memory(memory) | Region::OneOf(memory) => {
                let wipes = self.contract.wipes.and_then(|(pointer, _)| self.arguments[pointer].region());
                if matches!(wipes, Some(Region::Memory(wiped)) if wiped == memory) {
                    s.wiped &= value.class() == Class::Number;
                }
                s.spoilt[memory] |= self.memories[memory].spoils(span, size, value);
                true
            }
            _ => false,
        }
    }

    /// A store to addresses of the file.
    fn store_file(&mut self, s: &mut State, span: Span, size: usize, value: Value, number: bool) -> bool {
        let end = span.hi.checked_add(size as i64);
        if let Some(end) = end.filter(|end| self.image.all_constant(span.lo as u64..*end as u64, false)) {
            // What is loaded from there counts as secret; but for variables that a contract knows.
            let touched: Vec<_> = self
                .variables
                .iter()
                .filter(|(r, _)| (r.start as i64) < end && span.lo < r.end as i64)
                .cloned()
                .collect();
            for (range, memory) in touched {
                self.store_region(
                    s,
                    Region::Memory(memory),
                    span.add(Span::exactly(-(range.start as i64))),
                    size,
                    value,
                    false,
                );
            }
            return true;
        }
        // All of it is constant, or nothing.
        let nowhere = end.is_some_and(|end| !self.image.has_writable(span.lo.max(0) as u64..end.max(0) as u64));
        if number || span.offset().is_some() || nowhere {
            return false;
        }
        // Somewhere in what may be written to.
        let all: Vec<_> = self.variables.iter().map(|(_, memory)| *memory).collect();
        all.into_iter().all(|memory| self.store_region(s, Region::Memory(memory), Span::ALL, size, value, false))
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
            // The word of the stack protector.
            OpKind::Memory
                if i.memory_segment() == Register::FS
                    && i.memory_base() == Register::None
                    && i.memory_index() == Register::None
                    && i.memory_displacement64() == 0x28
                    && i.memory_size().size() == 8 =>
            {
                Value::Canary
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

    // Instructions of which more is known than what they read and write. False: this is none of them.

    fn scalar(&mut self, s: &mut State, decoded: &Decoded) -> bool {
        use Mnemonic as M;
        let i = &decoded.instruction;
        let register = |op| i.op_kind(op) == OpKind::Register;
        // Segments and control registers.
        let special = |op| register(op) && !i.op_register(op).is_gpr();
        let same = i.op_count() >= 2 && register(0) && register(1) && i.op0_register() == i.op1_register();
        match i.mnemonic() {
            M::Mov if !special(0) && !special(1) => {
                let value = self.read(s, i, 1);
                self.write(s, i, 0, value);
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
                // Without regard to the segment.
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
            // Its address is that of the stack pointer behind it; no compiler has a use for it.
            M::Pop if i.op0_kind() == OpKind::Memory => self.refuse(i.ip(), Reason::Store),
            M::Leave if i.code() == Code::Leaveq => {
                s.set_general(Register::RSP, s.general(Register::RBP));
                let value = self.pop(s);
                s.set_general(Register::RBP, value);
            }
            M::And if self.aligns_stack(s, i) => self.align_stack(s, i),
            M::Xor | M::Sub if same => {
                let (value, flags) = binary(self.image, M::Sub, Value::Constant(0), Value::Constant(0), 8, s.flags);
                s.flags = flags;
                self.write(s, i, 0, value);
            }
            // Only the carry enters.
            M::Sbb if same => {
                // Zero or all ones: of an address no more than a bit.
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
            M::Add
            | M::Adc
            | M::Sub
            | M::Sbb
            | M::Cmp
            | M::And
            | M::Test
            | M::Or
            | M::Xor
            | M::Shl
            | M::Shr
            | M::Sar
            | M::Rol
            | M::Ror
                if i.op_count() == 2 =>
            {
                self.binary(s, i, self.read(s, i, 0), self.read(s, i, 1));
            }
            M::Imul if i.op_count() == 3 => self.binary(s, i, self.read(s, i, 1), self.read(s, i, 2)),
            M::Inc | M::Dec => self.binary(s, i, self.read(s, i, 0), Value::Constant(1)),
            M::Neg => {
                let (value, flags) =
                    binary(self.image, M::Sub, Value::Constant(0), self.read(s, i, 0), Self::size(i, 0), s.flags);
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
            M::Vzeroupper => s.vectors[..16].iter_mut().for_each(|v| v[1] = Class::Number),
            M::Vzeroall => s.vectors[..16].fill([Class::Number; 2]),
            _ => {
                let code = i.condition_code();
                if code == ConditionCode::None || i.op_count() > 2 {
                    return false;
                }
                // SETcc or CMOVcc.
                let (known, class) = condition(s.flags, code);
                let value = if i.op_count() == 1 {
                    known.map_or(bit(class), |set| Value::Constant(set.into()))
                } else {
                    let (old, new) = (self.read(s, i, 0), self.read(s, i, 1));
                    match known {
                        Some(true) => new,
                        Some(false) => old,
                        // Of both, the bounds.
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

    fn binary(&mut self, s: &mut State, i: &Instruction, a: Value, b: Value) {
        let (value, mut flags) = binary(self.image, i.mnemonic(), a, b, Self::size(i, 0), s.flags);
        // What is undefined is left alone by some processors.
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

    fn push(&mut self, s: &mut State, ip: u64, value: Value) {
        let top = add(self.image, s.general(Register::RSP), Value::Constant(8u64.wrapping_neg()));
        s.set_general(Register::RSP, top);
        self.store(s, ip, top, 8, value, true);
    }

    fn pop(&mut self, s: &mut State) -> Value {
        let top = s.general(Register::RSP);
        let value = self.load(s, top, 8);
        s.set_general(Register::RSP, add(self.image, top, Value::Constant(8)));
        value
    }

    /// Whether this rounds the stack pointer, at a known place of a frame, down to a power of two.
    fn aligns_stack(&self, s: &State, i: &Instruction) -> bool {
        let known =
            matches!(s.general(Register::RSP), Value::Pointer(Region::Frame(_), span) if span.offset().is_some());
        let align = i.try_immediate(1).ok().and_then(|mask| (mask as i64).checked_neg());
        i.op0_kind() == OpKind::Register
            && i.op0_register() == Register::RSP
            && known
            && align.is_some_and(|align| align > 0 && align.count_ones() == 1)
    }

    /// The stack pointer rounded down: a frame of its own begins, because the distance to the old one is not known.
    fn align_stack(&mut self, s: &mut State, i: &Instruction) {
        let _ = i;
        s.flags = Flags::all(Bit::Unknown(Class::Address));
        let Value::Pointer(Region::Frame(frame), Span { lo: offset, .. }) = s.general(Register::RSP) else { return };
        // What the old frame has not used yet is the new one's.
        let free = s.frames[frame].lowest().max(offset);
        s.drop_frames(frame + 1);
        s.frames[frame].end_below(free);
        s.frames.push(Frame::new(free - offset));
        s.set_general(Register::RSP, Value::pointer(Region::Frame(frame + 1), 0));
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
            // Comparisons, searches, and input and output.
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
            // Nothing is stored, wherever that would be.
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
                // What was copied may be copied again.
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

    /// `memmove`
    fn copy(&mut self, s: &mut State, ip: u64, to: Value, from: Value, length: Value) {
        let Value::Constant(n @ 0..=0xffff) = length else {
            let class = self.load_anywhere(s, from, length);
            self.store_range(s, ip, to, class, length);
            return;
        };
        // Pieces of eight bytes, so that what was stored whole stays whole.
        let at = |base: Value, offset: u64| add(self.image, base, Value::Constant(offset));
        let piece = |offset: u64| if n - offset >= 8 { 8 } else { 1 };
        let mut pieces = Vec::new();
        let mut offset = 0;
        while offset < n {
            pieces.push((offset, self.load(s, at(from, offset), piece(offset))));
            offset += piece(offset) as u64;
        }
        for (offset, value) in pieces {
            let address = add(self.image, to, Value::Constant(offset));
            self.store(s, ip, address, piece(offset), value, true);
        }
    }

    /// `memset`
    fn fill(&mut self, s: &mut State, ip: u64, to: Value, class: Class, length: Value) {
        match length {
            Value::Constant(n @ 0..=0xffff) => self.store(s, ip, to, n as usize, class.into(), true),
            _ => self.store_range(s, ip, to, class, length),
        }
    }

    /// The class of a number of bytes that may not be known.
    fn load_anywhere(&self, s: &State, from: Value, length: Value) -> Class {
        self.load(s, reach(from, length), 1).class()
    }

    /// A store of a number of bytes that is not known.
    fn store_range(&mut self, s: &mut State, ip: u64, to: Value, class: Class, length: Value) {
        self.store(s, ip, reach(to, length), 1, class.into(), false);
    }

    // Control.

    fn branch(&mut self, s: &mut State, i: &Instruction) -> Next {
        let (ip, target, next) = (i.ip(), i.near_branch_target(), i.next_ip());
        let code = i.condition_code();
        if let Some((register, flag)) = counted(i) {
            let mut count = s.general(register);
            if let Some(flag) = flag {
                count = add(self.image, count, Value::Constant(u64::MAX)).truncate(register.size());
                s.set_general(register, count);
                if count.class().max(flag(&s.flags).class()) == Class::Secret {
                    self.refuse(ip, Reason::Branch);
                }
                // Whatever the flag is, at zero it ends.
                return match (count, flag(&s.flags).known()) {
                    (Value::Constant(0), _) | (_, Some(false)) => Next::Follow,
                    (Value::Constant(_), Some(true)) => Next::Jump(target),
                    _ => Next::Fork(target, next),
                };
            }
            if count.class() == Class::Secret {
                self.refuse(ip, Reason::Branch);
            }
            return match count {
                Value::Constant(0) => Next::Jump(target),
                Value::Constant(_) => Next::Follow,
                _ => Next::Fork(target, next),
            };
        }
        if code == ConditionCode::None {
            self.refuse(ip, Reason::Unlisted);
            return Next::Fork(target, next);
        }
        match condition(s.flags, code) {
            (Some(true), _) => Next::Jump(target),
            (Some(false), _) => Next::Follow,
            (None, class) => {
                if class == Class::Secret {
                    self.refuse(ip, Reason::Branch);
                }
                Next::Fork(target, next)
            }
        }
    }

    /// Whether a branch to `target` is taken only if the length to be wiped is zero.
    pub(crate) fn nothing_to_wipe(&self, s: &State, i: &Instruction, target: u64) -> bool {
        let Some((_, length)) = self.contract.wipes else { return false };
        let taken = target == i.near_branch_target();
        // Where both ways are one, nothing is known.
        i.near_branch_target() != i.next_ip()
            && s.flags.zero == Bit::IsZero(length)
            && match i.condition_code() {
                ConditionCode::e => taken,
                ConditionCode::ne => !taken,
                _ => false,
            }
    }

    /// The places that a jump table leads to, which is all constants and code.
    fn places(&self, table: Entry) -> Option<Vec<u64>> {
        let Entry { first, count, step, size, signed, plus } = table;
        let mut places = Vec::new();
        for n in 0..u64::from(count) {
            let Value::Constant(entry) = self.image.number(self.image.constant(first + (n << step), size.into())?)
            else {
                return None;
            };
            let entry = if signed { sign_extend(entry, size.into()) } else { entry };
            let place = entry.wrapping_add(plus.unwrap_or(0));
            self.image.code_at(place)?;
            places.push(place);
        }
        places.sort_unstable();
        places.dedup();
        Some(places)
    }

    fn go(&mut self, s: &mut State, ip: u64, target: Value) -> Next {
        if let Value::Entry(table) = target
            && let Some(places) = self.places(table)
        {
            return Next::Switch(places);
        }
        match self.image.number(target) {
            Value::Constant(target) => match self.image.function_at(target).map(|f| f.symbol.clone()) {
                Some(name) if self.is_believed(target, &name) => self.tail(s, ip, &name),
                name => {
                    if name.is_some() {
                        self.follows.insert(target);
                    }
                    Next::Jump(target)
                }
            },
            Value::External(index) => {
                let name = self.image.external(index).to_owned();
                self.tail(s, ip, &name)
            }
            _ => {
                self.refuse(ip, Reason::Indirect);
                Next::End
            }
        }
    }

    /// A jump to a function that is believed, and its return.
    fn tail(&mut self, s: &mut State, ip: u64, name: &str) -> Next {
        // The return address lies below the arguments.
        let arguments = add(self.image, s.general(Register::RSP), Value::Constant(8));
        if !self.summary(s, ip, name, arguments) {
            return Next::End;
        }
        self.give_back(s, ip)
    }

    fn call(&mut self, s: &mut State, i: &Instruction, target: Value) -> Next {
        let ip = i.ip();
        let name = match self.image.number(target) {
            Value::Constant(target) => match self.image.function_at(target).map(|f| f.symbol.clone()) {
                Some(name) if self.is_believed(target, &name) => name,
                _ => {
                    let (back, frames) = (i.next_ip(), s.frames.len());
                    self.push(s, ip, self.image.locate(back));
                    s.calls.push(Call { back, slot: s.general(Register::RSP), frames });
                    self.follows.insert(target);
                    return Next::Jump(target);
                }
            },
            Value::External(index) => self.image.external(index).to_owned(),
            _ => {
                self.refuse(ip, Reason::Indirect);
                self.clobber(s);
                return Next::Follow;
            }
        };
        let arguments = s.general(Register::RSP);
        if self.summary(s, ip, &name, arguments) { Next::Follow } else { Next::End }
    }

    /// RET: from a followed call to where it came from, or out of the function.
    fn give_back(&mut self, s: &mut State, ip: u64) -> Next {
        let top = s.general(Register::RSP);
        self.pop(s);
        if let Some(Call { back, slot, frames }) = s.calls.pop() {
            // What lies there need not be looked at: stores to it are refused.
            if top != slot || !matches!(slot, Value::Pointer(Region::Frame(_), span) if span.offset().is_some()) {
                self.refuse(ip, Reason::Indirect);
            }
            s.drop_frames(frames);
            return Next::Jump(back);
        }
        if top != Value::pointer(Region::Frame(0), 0) {
            self.refuse(ip, Reason::Indirect);
        }
        if let Some(size) = self.contract.public_result
            && s.general(Register::RAX).low_class(size) == Class::Secret
        {
            self.refuse(ip, Reason::Result);
        }
        if !s.wiped {
            self.refuse(ip, Reason::Unwiped);
        }
        if let Some(vectors) = self.contract.clears {
            let general = SCRATCH.iter().map(|register| s.general(*register).class());
            let cleared = s.vectors.iter().enumerate().flat_map(|(number, [low, high])| match vectors {
                Vectors::Zmm => [*low, *high],
                _ if number >= 16 => [Class::Number; 2],
                Vectors::Ymm => [*low, *high],
                Vectors::Xmm => [*low, Class::Number],
            });
            let masks = if vectors == Vectors::Zmm { &s.masks[..] } else { &[] };
            if general.chain(cleared).chain(masks.as_flattened().iter().copied()).any(|class| class == Class::Secret) {
                self.refuse(ip, Reason::Uncleared);
            }
        }
        Next::End
    }

    // Calls by summary.

    /// The summary of a contract. Words that stand for what has no name are none.
    fn believed(&self, name: &str) -> Option<&'a Contract> {
        let all = self.summaries.iter().filter(|contract| !contract.data && !name.contains(' '));
        all.into_iter().find(|contract| contract.matches(name))
    }

    /// Whether a function of this file is not followed: by a contract's word, or because it does not return, as its name says and its
    /// instructions show. (A name alone is no reason: anybody may write a `memcpy`.)
    fn is_believed(&self, address: u64, name: &str) -> bool {
        let ends = || self.image.function_at(address).is_some_and(|function| self.image.never_returns(function));
        self.believed(name).is_some() || matches!(builtin(name), Some(Builtin::End)) && ends()
    }

    /// The effect of a function that is believed; those arguments that are not in registers lie at `stacked`. False: it does
    /// not return.
    fn summary(&mut self, s: &mut State, ip: u64, name: &str, stacked: Value) -> bool {
        let plain = rustc_demangle::demangle(name).to_string();
        let [to, from, length] = [Register::RDI, Register::RSI, Register::RDX].map(|r| s.general(r));
        let public = |values: &[Value]| values.iter().all(|v| v.class() < Class::Secret);
        if let Some(contract) = self.believed(name) {
            let mut written = Vec::new();
            for (number, argument) in contract.arguments.iter().enumerate() {
                let value = match ARGUMENTS.get(number) {
                    Some(register) => s.general(*register),
                    None => {
                        let offset = Value::Constant(8 * (number - ARGUMENTS.len()) as u64);
                        self.load(s, add(self.image, stacked, offset), 8)
                    }
                };
                let fits = match argument {
                    Argument::Secret => true,
                    Argument::Public | Argument::Below(_) => value.class() < Class::Secret,
                    Argument::Pointer(content) => value.class() < Class::Secret && self.holds(s, value, content, None),
                };
                if !fits {
                    self.refuse(ip, Reason::Argument(plain.clone()));
                }
                if let Argument::Pointer(content) = argument {
                    written.push((value, content));
                }
            }
            for (pointer, content) in written {
                self.overwrite(s, ip, pointer, content);
            }
            // Arguments on the stack are the callee's, which may have written over them.
            for number in ARGUMENTS.len()..contract.arguments.len() {
                let offset = Value::Constant(8 * (number - ARGUMENTS.len()) as u64);
                self.store(s, ip, add(self.image, stacked, offset), 8, Value::Secret, true);
            }
            let result = contract.public_result.map_or(Value::Secret, |size| match size {
                8 => Value::Address,
                size => Value::low(Class::Secret, size, Class::Number, 0, u64::MAX),
            });
            self.clobber(s);
            s.set_general(Register::RAX, result);
            self.believes.insert(plain);
            return true;
        }
        match builtin(name) {
            Some(Builtin::Copy) => {
                if !public(&[to, from, length]) {
                    self.refuse(ip, Reason::Argument(plain.clone()));
                }
                self.copy(s, ip, to, from, length);
                self.clobber(s);
                s.set_general(Register::RAX, to);
            }
            Some(Builtin::Fill) => {
                if !public(&[to, length]) {
                    self.refuse(ip, Reason::Argument(plain.clone()));
                }
                let zero = matches!(from, Value::Constant(c) if c as u8 == 0);
                self.fill(s, ip, to, from.class(), length);
                if let Some((pointer, count)) = self.contract.wipes {
                    s.wiped |= zero && to == self.arguments[pointer] && length == self.arguments[count];
                }
                self.clobber(s);
                s.set_general(Register::RAX, to);
            }
            Some(Builtin::Compare) => {
                let contents = self.load_anywhere(s, to, length).max(self.load_anywhere(s, from, length));
                if !public(&[to, from, length]) {
                    self.refuse(ip, Reason::Argument(plain.clone()));
                }
                if contents == Class::Secret {
                    self.refuse(ip, Reason::Timing);
                }
                self.clobber(s);
                s.set_general(Register::RAX, contents.into());
            }
            Some(Builtin::End) => {
                self.believes.insert(plain);
                return false;
            }
            None => {
                self.refuse(ip, Reason::Call(plain));
                self.clobber(s);
                return true;
            }
        }
        self.believes.insert(plain);
        true
    }

    /// Whether what a summary calls public behind a pointer is so, in all of its region or in a range of bytes.
    fn holds(&self, s: &State, pointer: Value, content: &Content, range: Option<std::ops::Range<i64>>) -> bool {
        match content {
            Content::Secret => true,
            Content::Public => match &range {
                Some(range) => {
                    let start = add(self.image, pointer, Value::Constant(range.start as u64));
                    self.load(s, start, (range.end - range.start) as usize).class() < Class::Secret
                }
                None => self.load_anywhere(s, pointer, Value::Number) < Class::Secret,
            },
            Content::Pointer(content) => self.pointers(s, pointer, range).is_some_and(|pointers| {
                pointers
                    .into_iter()
                    .all(|pointer| pointer.class() < Class::Secret && self.holds(s, pointer, content, None))
            }),
            Content::Fields(fields, rest) => {
                let rest_holds = match rest.as_ref() {
                    Content::Pointer(_) => between(fields).into_iter().all(|range| self.holds(s, pointer, rest, range)),
                    rest => self.holds(s, pointer, rest, None),
                };
                rest_holds && fields.iter().all(|(range, content)| self.holds(s, pointer, content, Some(range.clone())))
            }
        }
    }

    /// All pointers in a range of bytes from a pointer on; where the range has no end, one after the other as long as there are pointers.
    /// None: it is not known which.
    fn pointers(&self, s: &State, pointer: Value, range: Option<std::ops::Range<i64>>) -> Option<Vec<Value>> {
        let (start, end) = range.map_or((0, i64::MAX), |range| (range.start, range.end));
        // So many pointers are as good as all: they are the same over and over.
        const MOST: i64 = 512;
        let object = match pointer {
            Value::Constant(address) => self.image.end_of_object(address),
            Value::Pointer(Region::File, span) => span.offset().and_then(|at| self.image.end_of_object(at as u64)),
            _ => None,
        };
        let base = match pointer {
            Value::Constant(address) => address as i64,
            Value::Pointer(_, span) => span.offset()?,
            _ => return None,
        };
        let mut found: Vec<Value> = Vec::new();
        let mut at = start;
        while at < end && (end != i64::MAX || at - start < 8 * MOST) {
            if object.is_some_and(|object| base.saturating_add(at) >= object as i64) {
                break;
            }
            let place = add(self.image, pointer, Value::Constant(at as u64));
            // Above lies what belongs to the caller.
            if end == i64::MAX && matches!(place, Value::Pointer(Region::Frame(0), span) if span.lo >= 0) {
                break;
            }
            let value = match self.load(s, place, 8) {
                // An address of the file, where it lies at a fixed place.
                Value::Constant(c) if self.image.section(c).is_some() => self.image.locate(c),
                value => value,
            };
            // What is no pointer, NULL among it, is passed over where there is no end: others may come behind it.
            let counts = end != i64::MAX || at == start || value.class() == Class::Address;
            if counts && value != Value::Canary && !found.contains(&value) {
                found.push(value);
            }
            at += 8;
        }
        Some(found)
    }

    /// A function that is believed writes to all that it can reach from a pointer.
    fn overwrite(&mut self, s: &mut State, ip: u64, pointer: Value, content: &Content) {
        let mut ranges = Vec::new();
        match content {
            Content::Public | Content::Secret => {}
            Content::Pointer(content) => ranges.push((None, content)),
            Content::Fields(fields, rest) => {
                let of_fields = fields.iter().map(|(range, content)| (Some(range.clone()), content));
                let of_rest = between(fields).into_iter().map(|range| (range, rest.as_ref()));
                for (range, content) in of_fields.chain(of_rest) {
                    if let Content::Pointer(content) = content {
                        ranges.push((range, content));
                    }
                }
            }
        }
        let mut reached = Vec::new();
        for (range, content) in ranges {
            match self.pointers(s, pointer, range) {
                Some(pointers) => reached.extend(pointers.into_iter().map(|pointer| (pointer, content))),
                None => self.refuse(ip, Reason::Store),
            }
        }
        for (pointer, content) in reached {
            self.overwrite(s, ip, pointer, content);
        }
        self.store_range(s, ip, pointer, Class::Secret, Value::Number);
    }

    /// What the calling convention lets a function change.
    fn clobber(&self, s: &mut State) {
        // It has its own frame below.
        match s.general(Register::RSP) {
            Value::Pointer(Region::Frame(frame), Span { lo, hi, .. }) if frame < s.frames.len() && lo == hi => {
                s.frames[frame].forget_below(lo);
            }
            _ => s.frames.iter_mut().for_each(|frame| frame.forget_below(i64::MAX)),
        }
        for register in SCRATCH {
            s.set_general(register, Value::Secret);
        }
        s.vectors = [[Class::Secret; 2]; 32];
        s.masks = [[Class::Secret; 2]; 8];
        s.flags = Flags::all(Bit::Unknown(Class::Secret));
        s.compared = None;
        s.copies = Copies::default();
    }

    // Everything else.

    fn flags_class(&self, s: &State, read: u32) -> Class {
        let mut flags = s.flags;
        let bits = BITS.iter().zip(flags.each());
        bits.filter(|(bit, _)| read & **bit != 0).map(|(_, flag)| flag.class()).max().unwrap_or(Class::Number)
    }

    /// An instruction by what it reads and writes: the outputs are of the class of all inputs.
    fn general(&mut self, s: &mut State, decoded: &Decoded) {
        let (i, ip) = (&decoded.instruction, decoded.instruction.ip());
        let mut class = if decoded.constant { Class::Number } else { self.inputs(s, decoded) };
        // The time of gathers and scatters is that of their addresses.
        if class == Class::Secret && !i.is_vsib() && !decoded.independent {
            self.refuse(ip, if timing::is_dependent(i.mnemonic()) { Reason::Timing } else { Reason::Unlisted });
        }
        // A gather loads from where nothing is known.
        if i.is_vsib() {
            class = Class::Secret;
        }
        for memory in decoded.memory.iter().filter(|m| writes(m.access())) {
            let address = if decoded.writes_operand { self.address(s, i) } else { Value::Address };
            let certain = is_certain(memory.access()) && !is_masked_by_vector(i.mnemonic());
            self.store(s, ip, address, memory.memory_size().size(), class.into(), certain);
        }
        for used in decoded.registers.iter().filter(|r| writes(r.access())) {
            // Without shadow stacks RDSSP does nothing.
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
                    // The upper part stays; and of the lower one some may.
                    true if certain && replaces(i.mnemonic()) => [class, high],
                    true => [low.max(class), high],
                    false if !certain => [low.max(class), high.max(class)],
                    // What a shorter vector does not reach is cleared.
                    false if i.op0_register().is_xmm() => [class, Class::Number],
                    false => [class, class],
                };
            } else if (register.is_mm() || register.is_st()) && self.contract.clears.is_some() && class == Class::Secret
            {
                // Nothing is known of these later on.
                self.refuse(ip, Reason::Uncleared);
            } else if register.is_segment_register() && class == Class::Secret {
                self.refuse(ip, Reason::Unlisted);
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
                // What is undefined is left alone by some processors.
                _ if undefined & bit != 0 || may_keep_flags(i.mnemonic()) => Bit::Unknown(class.max(flag.class())),
                _ => Bit::Unknown(class),
            };
        }
    }

    /// The class of everything that an instruction computes with; addresses are not among it.
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
        // Implied memory, like the stack under POPF.
        if !decoded.reads_operand && decoded.memory.iter().any(|m| reads(m.access())) {
            class = Class::Secret;
        }
        // Implied registers.
        for register in &decoded.implied {
            if *register != Register::RSP || s.class(*register) == Class::Secret {
                class = class.max(s.class(*register));
            }
        }
        class
    }
}

/// The number of the bit that stands for what is in no field.
const REST: usize = 63;

impl Memory {
    /// The fields that any of `size` bytes at any of these offsets are in, with their bits.
    fn touched(&self, span: Span, size: usize) -> Vec<(u64, &std::ops::Range<i64>, Cell)> {
        const ALL: &std::ops::Range<i64> = &(i64::MIN..i64::MAX);
        let end = span.hi.saturating_add(size as i64);
        let fields = self.fields.iter().enumerate();
        let mut touched: Vec<_> = fields
            .filter(|(_, (range, _))| range.start < end && span.lo < range.end)
            .map(|(n, (range, cell))| (1 << n.min(REST - 1), range, *cell))
            .collect();
        let whole = matches!(&touched[..], [(_, range, _)] if range.start <= span.lo && end <= range.end);
        if !whole {
            touched.push((1 << REST, ALL, self.rest));
        }
        touched
    }

    /// `several`: it is not known of which of several memories of this kind.
    fn load(&self, span: Span, size: usize, several: bool, spoilt: u64) -> Value {
        // All of it is secret, mostly.
        if self.fields.is_empty() && self.rest == Cell::Class(Class::Secret) {
            return Value::Secret.truncate(size);
        }
        if !self.fields.is_empty()
            && span.offset().is_none()
            && let Some(offsets) = span.few()
        {
            let loads = offsets.map(|offset| self.load(Span::exactly(offset), size, several, spoilt));
            return loads.reduce(Value::join).unwrap_or(Value::Secret);
        }
        let touched = self.touched(span, size);
        if touched.iter().any(|(bit, ..)| spoilt & bit != 0) {
            return Value::Secret;
        }
        let pointer = |memory: usize, several: bool| match several {
            true => Value::pointer(Region::OneOf(memory), 0),
            false => Value::pointer(Region::Memory(memory), 0),
        };
        match touched[..] {
            [(_, range, Cell::Pointer(memory))] if size == 8 => {
                let aligned = range.start == i64::MIN
                    || span.lo.wrapping_sub(range.start) % 8 == 0 && (span.offset().is_some() || span.step >= 3);
                let one = range.end.saturating_sub(range.start) == 8;
                if aligned { pointer(memory, several || !one) } else { Value::Address }
            }
            _ => {
                let class = |cell: Cell| if let Cell::Class(class) = cell { class } else { Class::Address };
                let class = touched.iter().map(|(_, _, cell)| class(*cell)).max().unwrap_or_default();
                Value::from(class).truncate(size)
            }
        }
    }

    /// The bits of the fields that are not any more what the contract says after a store.
    fn spoils(&self, span: Span, size: usize, value: Value) -> u64 {
        if span.offset().is_none()
            && let Some(offsets) = span.few()
        {
            return offsets.map(|offset| self.spoils(Span::exactly(offset), size, value)).fold(0, |a, b| a | b);
        }
        let keeps = |cell: Cell| match cell {
            Cell::Class(class) => value.class() <= class,
            Cell::Pointer(_) => false,
        };
        self.touched(span, size)
            .into_iter()
            .filter(|(.., cell)| !keeps(*cell))
            .map(|(bit, ..)| bit)
            .fold(0, |a, b| a | b)
    }
}

/// What is in no field: between them, and behind the last, where it has no end.
fn between(fields: &[(std::ops::Range<i64>, Content)]) -> Vec<Option<std::ops::Range<i64>>> {
    let mut taken: Vec<_> = fields.iter().map(|(range, _)| range.clone()).collect();
    taken.sort_by_key(|range| range.start);
    let (mut free, mut at) = (Vec::new(), 0);
    for range in taken {
        if at < range.start {
            free.push(Some(at..range.start));
        }
        at = at.max(range.end);
    }
    free.push(Some(at..i64::MAX));
    free
}

/// From a pointer to where a number of bytes that begin there end.
fn reach(pointer: Value, length: Value) -> Value {
    let most = match length.class() {
        Class::Secret => i64::MAX,
        _ => i64::try_from(length.bounds().1).unwrap_or(i64::MAX),
    };
    let reached = |span: Span| match span == Span::ALL {
        true => span,
        false => Span {
            hi: if span.hi == i64::MAX { span.hi } else { span.hi.saturating_add((most - 1).max(0)) },
            step: 0,
            ..span
        },
    };
    match pointer {
        Value::Pointer(region, span) => Value::Pointer(region, reached(span)),
        Value::Constant(c) if (c as i64) >= 0 => Value::Pointer(Region::File, reached(Span::exactly(c as i64))),
        other => other,
    }
}

/// A number of `size` bytes, with its sign carried to 64 bits.
fn carry_sign(value: Value, size: usize) -> Value {
    match value {
        Value::Constant(c) => Value::Constant(sign_extend(c, size)),
        Value::Within(class, lo, hi, step) if hi <= mask(size) >> 1 => Value::within(class, lo, hi, step),
        Value::Entry(entry) if size == usize::from(entry.size) && entry.plus.is_none() => {
            Value::Entry(Entry { signed: true, ..entry })
        }
        other => other.class().into(),
    }
}

/// A flag, or what is known of it.
type OfFlags = fn(&Flags) -> Bit;

/// LOOP, JRCXZ and their like: the register that is looked at; and, if it counts down, a flag that must be set to go on.
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

/// The number of elements that a mask of a move has bits for, where instruction and register tell that without doubt.
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

/// Whether a store of `size` bytes hits where an open call, or the proved function, returns to, wherever in its span it is.
fn overwrites_return_address(s: &State, address: Value, size: usize) -> bool {
    let Value::Pointer(Region::Frame(frame), span) = address else { return false };
    let entry = Value::pointer(Region::Frame(0), 0);
    s.calls.iter().map(|call| call.slot).chain([entry]).any(|slot| match slot {
        Value::Pointer(Region::Frame(other), Span { lo: slot, .. }) => {
            other == frame && span.hi < slot.saturating_add(8) && slot < span.lo.saturating_add(size as i64)
        }
        _ => false,
    })
}

/// Moves under a mask in a vector register: a store changes some of the bytes.
fn is_masked_by_vector(mnemonic: Mnemonic) -> bool {
    use Mnemonic::{Vmaskmovpd, Vmaskmovps, Vpmaskmovd, Vpmaskmovq};
    matches!(mnemonic, Vmaskmovps | Vmaskmovpd | Vpmaskmovd | Vpmaskmovq)
}

/// Shifts that leave flags alone if their count is zero.
fn may_keep_flags(mnemonic: Mnemonic) -> bool {
    use Mnemonic::{Rcl, Rcr, Sal, Shld, Shrd};
    matches!(mnemonic, Sal | Shld | Shrd | Rcl | Rcr)
}

/// A bit of memory whose number is in a register: it may lie outside the operand.
pub(crate) fn is_bit_string(i: &Instruction) -> bool {
    use Mnemonic::{Bt, Btc, Btr, Bts};
    matches!(i.mnemonic(), Bt | Btc | Btr | Bts) && i.op0_kind() == OpKind::Memory && i.op1_kind() == OpKind::Register
}

/// Whether the result is the same for all operands: x ^ x and its like, and ternary logic that ignores them.
fn writes_constant(i: &Instruction) -> bool {
    use Mnemonic as M;
    let register = |op| i.op_kind(op) == OpKind::Register;
    if matches!(i.mnemonic(), M::Vpternlogd | M::Vpternlogq) {
        // All ones under a mask are the mask.
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

/// Instructions in legacy encoding that write all 16 bytes of their target without regard to what was there.
fn replaces(mnemonic: Mnemonic) -> bool {
    use Mnemonic as M;
    matches!(
        mnemonic,
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

/// Functions that every program has, by what they do. Their time depends on addresses and lengths alone, except that of
/// comparisons.
enum Builtin {
    Copy,
    Fill,
    Compare,
    /// Does not return: a panic, whose condition was public.
    End,
}

fn builtin(name: &str) -> Option<Builtin> {
    match name {
        "memcpy" | "memmove" => return Some(Builtin::Copy),
        "memset" => return Some(Builtin::Fill),
        "memcmp" | "bcmp" => return Some(Builtin::Compare),
        "abort" | "__stack_chk_fail" => return Some(Builtin::End),
        _ => {}
    }
    // Without the hash at its end. Names that are not mangled are not Rust's.
    let path = format!("{:#}", rustc_demangle::try_demangle(name).ok()?);
    let panics = path.starts_with("core::panicking::")
        || (path.starts_with("core::option::") || path.starts_with("core::result::")) && path.contains("_failed")
        || path.starts_with("core::slice::index::") && path.contains("_fail");
    panics.then_some(Builtin::End)
}
