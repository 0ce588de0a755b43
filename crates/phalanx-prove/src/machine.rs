//! One step: what an instruction does to the abstract state, and whether it may do it.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use iced_x86::{
    Code, ConditionCode, Decoder, DecoderOptions, EncodingKind, FlowControl, Instruction, InstructionInfoFactory,
    Mnemonic, OpAccess, OpKind, Register, RflagsBits, UsedMemory, UsedRegister,
};
use rustc_hash::FxHashMap;

use crate::arithmetic::{add, binary, condition};
use crate::contract::{Argument, Content, Contract, Vectors};
use crate::image::Image;
use crate::report::Reason;
use crate::state::{Bit, Call, Flags, Frame, State};
use crate::timing;
use crate::value::{Class, Region, Value, sign_extend};

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
    registers: Vec<UsedRegister>,
    memory: Vec<UsedMemory>,
    accesses: [OpAccess; 5],
}

impl Decoded {
    /// Whether memory is an operand that is written in the instruction, and accessed so.
    fn has_memory_operand(&self, access: fn(OpAccess) -> bool) -> bool {
        let i = &self.instruction;
        (0..i.op_count()).any(|op| i.op_kind(op) == OpKind::Memory && access(self.accesses[op as usize]))
    }
}

/// Where it goes on.
pub(crate) enum Next {
    Follow,
    Jump(u64),
    /// To both places: the condition is not known.
    Fork(u64, u64),
    End,
}

/// Memory behind an argument.
struct Memory {
    fields: Vec<(std::ops::Range<i64>, Cell)>,
    rest: Cell,
}

#[derive(Clone, Copy)]
enum Cell {
    Class(Class),
    Pointer(usize),
}

/// The analysis of one function.
pub(crate) struct Machine<'a> {
    pub(crate) image: &'a Image,
    contract: &'a Contract,
    summaries: &'a [Contract],
    memories: Vec<Memory>,
    /// The values of the arguments.
    arguments: Vec<Value>,
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

fn writes(access: OpAccess) -> bool {
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
            contract,
            summaries,
            memories: Vec::new(),
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
                Argument::Secret => Value::Secret,
                Argument::Pointer(content) => Value::Pointer(Region::Memory(self.memory(content)), Some(0)),
            });
        }
        let mut state = State::new(self.memories.len());
        let on_stack = values.len().saturating_sub(ARGUMENTS.len());
        let mut frame = Frame::new(8 + 8 * on_stack as i64);
        for (i, value) in values.iter().enumerate().skip(ARGUMENTS.len()) {
            let _ = frame.store(8 + 8 * (i - ARGUMENTS.len()) as i64, 8, *value, true);
        }
        let _ = frame.store(0, 8, Value::Address, true);
        state.frames.push(frame);
        state.set_general(Register::RSP, Value::Pointer(Region::Frame(0), Some(0)));
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
        let instruction = Decoder::with_ip(64, code, ip, DecoderOptions::NONE).decode();
        if instruction.is_invalid() || self.image.is_relocated(ip, instruction.len()) {
            return None;
        }
        let info = self.factory.info(&instruction);
        let decoded = Rc::new(Decoded {
            instruction,
            registers: info.used_registers().to_vec(),
            memory: info.used_memory().to_vec(),
            accesses: [0, 1, 2, 3, 4].map(|i| info.op_access(i)),
        });
        self.decoded.insert(ip, decoded.clone());
        Some(decoded)
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
            FlowControl::IndirectBranch => {
                let target = self.read(s, i, 0);
                return self.go(s, ip, target);
            }
            FlowControl::Call if mnemonic == Mnemonic::Call => {
                return self.call(s, i, Value::Constant(i.near_branch_target()));
            }
            FlowControl::IndirectCall => {
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
        if i.is_save_restore_instruction() {
            // More registers than the decoder lists.
            self.refuse(ip, Reason::Unlisted);
            return Next::End;
        }
        if (i.rflags_modified() & !i.rflags_cleared()) & RflagsBits::DF != 0 {
            // Strings would go backwards.
            self.refuse(ip, Reason::Call(format!("the system ({mnemonic:?})").to_lowercase()));
            return Next::End;
        }
        if i.is_string_instruction() {
            self.string(s, i);
        } else if !self.scalar(s, decoded) {
            self.general(s, decoded);
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

    // Addresses.

    /// Refuses what accesses memory at a place, or under a mask, that depends on a secret.
    fn check_addresses(&mut self, s: &State, decoded: &Decoded) {
        let (i, ip) = (&decoded.instruction, decoded.instruction.ip());
        if matches!(i.mnemonic(), Mnemonic::Lea | Mnemonic::Nop) {
            return;
        }
        let explicit = (0..i.op_count()).any(|op| i.op_kind(op) == OpKind::Memory);
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
        let elements = i.op0_register().size() / i.memory_size().element_size().max(1);
        let secret = |mask: Register| match mask {
            mask if mask.is_k() && explicit && i.op0_register().is_vector_register() && elements <= 8 => {
                s.masks[mask.number()][0] == Class::Secret
            }
            mask => secret(mask),
        };
        let accesses_memory = decoded.memory.iter().any(|m| m.access() != OpAccess::NoMemAccess);
        if accesses_memory && secret(mask) {
            self.refuse(ip, Reason::Mask);
        }
    }

    /// The address of the memory operand.
    fn address(&self, s: &State, i: &Instruction) -> Value {
        if matches!(i.memory_segment(), Register::FS | Register::GS) {
            return Value::Address;
        }
        let address = self.effective_address(s, i);
        if is_bit_string(i) { add(self.image, address, Value::Number) } else { address }
    }

    fn effective_address(&self, s: &State, i: &Instruction) -> Value {
        if i.is_ip_rel_memory_operand() {
            return self.image.locate(i.ip_rel_memory_address());
        }
        let general = |register: Register| match register {
            Register::None => Value::Constant(0),
            r if r.is_gpr64() => s.general(r),
            // Cut to 32 bits, or a vector.
            r => s.class(r).into(),
        };
        let index = match (general(i.memory_index()), u64::from(i.memory_index_scale())) {
            (Value::Constant(c), scale) => Value::Constant(c.wrapping_mul(scale)),
            (value, 1) => value,
            (value, _) => value.class().into(),
        };
        let base = add(self.image, general(i.memory_base()), Value::Constant(i.memory_displacement64()));
        add(self.image, base, index)
    }

    fn load(&self, s: &State, address: Value, size: usize) -> Value {
        match address {
            Value::Constant(address) => self.image.constant(address, size).unwrap_or(Value::Secret),
            Value::Pointer(Region::Frame(frame), offset) => match (s.frames.get(frame), offset) {
                (Some(frame), Some(offset)) => frame.load(offset, size),
                (Some(frame), None) => frame.class_anywhere().into(),
                (None, _) => Value::Secret,
            },
            Value::Pointer(Region::Section(section), Some(offset)) => {
                self.image.constant_in(section, offset, size).unwrap_or(Value::Secret)
            }
            Value::Pointer(Region::Section(section), None) => match self.image.is_constant(section) {
                true if self.image.has_addresses(section) => Value::Address,
                true => Value::Number,
                false => Value::Secret,
            },
            Value::Pointer(Region::Memory(memory), offset) if !s.spoilt[memory] => {
                self.memories[memory].load(offset, size, false)
            }
            Value::Pointer(Region::OneOf(memory), offset) if !s.spoilt[memory] => {
                self.memories[memory].load(offset, size, true)
            }
            _ => Value::Secret,
        }
    }

    fn store(&mut self, s: &mut State, ip: u64, address: Value, size: usize, value: Value, certain: bool) {
        if overwrites_return_address(s, address, size) {
            self.refuse(ip, Reason::Indirect);
        }
        let known = match address {
            Value::Pointer(Region::Frame(frame), offset) => match (s.frames.get_mut(frame), offset) {
                (Some(frame), Some(offset)) => frame.store(offset, size, value, certain),
                (Some(frame), None) => {
                    frame.store_anywhere(value.class());
                    true
                }
                (None, _) => false,
            },
            Value::Pointer(Region::Memory(memory) | Region::OneOf(memory), _) => {
                if self.contract.wipes.is_some_and(|(pointer, _)| address.region() == self.arguments[pointer].region())
                {
                    s.wiped &= value.class() == Class::Number;
                }
                s.spoilt[memory] |= value.class() > Class::Number || self.memories[memory].has_pointers();
                true
            }
            // What is loaded from there counts as secret.
            Value::Pointer(Region::Section(section), _) => !self.image.is_constant(section),
            Value::Constant(address) => {
                self.image.section(address).is_some_and(|section| !self.image.is_constant(section))
            }
            // What depends on a secret is refused already.
            other => other.class() == Class::Secret,
        };
        if !known {
            self.refuse(ip, Reason::Store);
        }
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
                let value = match self.read(s, i, 1) {
                    Value::Constant(c) => Value::Constant(sign_extend(c, Self::size(i, 1))),
                    other => other.class().into(),
                };
                self.write(s, i, 0, value);
            }
            M::Lea => {
                let value = self.address(s, i);
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
            M::Leave if i.code() == Code::Leaveq => {
                s.set_general(Register::RSP, s.general(Register::RBP));
                let value = self.pop(s);
                s.set_general(Register::RBP, value);
            }
            M::And if register(0) && i.op0_register() == Register::RSP => self.align_stack(s, i),
            M::Xor | M::Sub if same => {
                let (value, flags) = binary(self.image, M::Sub, Value::Constant(0), Value::Constant(0), 8, s.flags);
                s.flags = flags;
                self.write(s, i, 0, value);
            }
            // Only the carry enters.
            M::Sbb if same => {
                let class = s.flags.carry.class();
                self.write(s, i, 0, class.into());
                s.flags = Flags { carry: s.flags.carry, ..Flags::all(Bit::Unknown(class)) };
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
                let low = if value.low_byte().is_some() { Class::Number } else { value.class() };
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
                    known.map_or(class.into(), |set| Value::Constant(set.into()))
                } else {
                    let (old, new) = (self.read(s, i, 0), self.read(s, i, 1));
                    match known {
                        Some(true) => new,
                        Some(false) => old,
                        None if class == Class::Secret => Value::Secret,
                        None => old.join(new),
                    }
                };
                self.write(s, i, 0, value);
            }
        }
        true
    }

    fn binary(&mut self, s: &mut State, i: &Instruction, a: Value, b: Value) {
        let (value, flags) = binary(self.image, i.mnemonic(), a, b, Self::size(i, 0), s.flags);
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

    /// The stack pointer rounded down: a frame of its own begins, because the distance to the old one is not known.
    fn align_stack(&mut self, s: &mut State, i: &Instruction) {
        s.flags = Flags::all(Bit::Unknown(Class::Address));
        let (Value::Pointer(Region::Frame(frame), Some(offset)), Ok(mask)) =
            (s.general(Register::RSP), i.try_immediate(1))
        else {
            s.set_general(Register::RSP, Value::Address);
            return;
        };
        if !(mask as i64).checked_neg().is_some_and(|align| align > 0 && align.count_ones() == 1) {
            s.set_general(Register::RSP, Value::Address);
            return;
        }
        // What the old frame has not used yet is the new one's.
        let free = s.frames[frame].lowest().max(offset);
        s.drop_frames(frame + 1);
        s.frames[frame].end_below(free);
        s.frames.push(Frame::new(free - offset));
        s.set_general(Register::RSP, Value::Pointer(Region::Frame(frame + 1), Some(0)));
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
        let (to, from) = (s.general(Register::RDI), s.general(Register::RSI));
        if source {
            match (to, from, length) {
                // What was copied is copied again.
                (Value::Pointer(r, Some(to_offset)), Value::Pointer(q, Some(offset)), Value::Constant(n))
                    if r == q && offset < to_offset && to_offset < offset.saturating_add_unsigned(n) =>
                {
                    let class = self.load_anywhere(s, from);
                    self.store_range(s, ip, to, class);
                }
                _ => self.copy(s, ip, to, from, length),
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
            let class = self.load_anywhere(s, from);
            self.store_range(s, ip, to, class);
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
            _ => self.store_range(s, ip, to, class),
        }
    }

    fn load_anywhere(&self, s: &State, from: Value) -> Class {
        let somewhere = match from {
            Value::Pointer(region, _) => Value::Pointer(region, None),
            Value::Constant(c) => {
                self.image.section(c).map_or(Value::Address, |i| Value::Pointer(Region::Section(i), None))
            }
            other => other,
        };
        self.load(s, somewhere, 1).class()
    }

    /// A store of a number of bytes that is not known.
    fn store_range(&mut self, s: &mut State, ip: u64, to: Value, class: Class) {
        let somewhere = match to {
            Value::Pointer(region, _) => Value::Pointer(region, None),
            other => other,
        };
        self.store(s, ip, somewhere, 1, class.into(), false);
    }

    // Control.

    fn branch(&mut self, s: &mut State, i: &Instruction) -> Next {
        let (ip, target, next) = (i.ip(), i.near_branch_target(), i.next_ip());
        let code = i.condition_code();
        if code == ConditionCode::None {
            // LOOP, JRCXZ and their like: the count, and for two of them a flag.
            if s.general(Register::RCX).class() == Class::Secret
                || i.rflags_read() != 0 && self.flags_class(s, i.rflags_read()) == Class::Secret
            {
                self.refuse(ip, Reason::Branch);
            }
            if !matches!(i.mnemonic(), Mnemonic::Jrcxz | Mnemonic::Jecxz | Mnemonic::Jcxz) {
                s.set_general(Register::RCX, s.general(Register::RCX).class().into());
            }
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

    fn go(&mut self, s: &mut State, ip: u64, target: Value) -> Next {
        match self.image.number(target) {
            Value::Constant(target) => match self.image.function_at(target).map(|f| f.symbol.clone()) {
                Some(name) if self.has_summary(&name) => self.tail(s, ip, &name),
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
                Some(name) if self.has_summary(&name) => name,
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
            if top != slot || !matches!(slot, Value::Pointer(Region::Frame(_), Some(_))) {
                self.refuse(ip, Reason::Indirect);
            }
            s.drop_frames(frames);
            return Next::Jump(back);
        }
        if top != Value::Pointer(Region::Frame(0), Some(0)) {
            self.refuse(ip, Reason::Indirect);
        }
        if self.contract.public_result && s.general(Register::RAX).class() == Class::Secret {
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

    fn has_summary(&self, name: &str) -> bool {
        builtin(name).is_some() || self.summaries.iter().any(|c| c.matches(name))
    }

    /// The effect of a function that is believed; those arguments that are not in registers lie at `stacked`. False: it does
    /// not return.
    fn summary(&mut self, s: &mut State, ip: u64, name: &str, stacked: Value) -> bool {
        let plain = rustc_demangle::demangle(name).to_string();
        let [to, from, length] = [Register::RDI, Register::RSI, Register::RDX].map(|r| s.general(r));
        let public = |values: &[Value]| values.iter().all(|v| v.class() < Class::Secret);
        if let Some(contract) = self.summaries.iter().find(|c| c.matches(name)) {
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
                    Argument::Public => value.class() < Class::Secret,
                    Argument::Pointer(content) => value.class() < Class::Secret && self.holds(s, value, content, None),
                };
                if !fits {
                    self.refuse(ip, Reason::Argument(plain.clone()));
                } else if let Argument::Pointer(content) = argument {
                    written.push((value, content));
                }
            }
            for (pointer, content) in written {
                self.overwrite(s, ip, pointer, content);
            }
            let result = if contract.public_result { Value::Address } else { Value::Secret };
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
                let contents = self.load_anywhere(s, to).max(self.load_anywhere(s, from));
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
        let load = |size: usize| match &range {
            Some(range) => self.load(s, add(self.image, pointer, Value::Constant(range.start as u64)), size),
            None => self.load(s, pointer, size),
        };
        match content {
            Content::Secret => true,
            Content::Public => match &range {
                Some(range) => load((range.end - range.start) as usize).class() < Class::Secret,
                None => self.load_anywhere(s, pointer) < Class::Secret,
            },
            Content::Pointer(content) => {
                let pointer = load(8);
                pointer.class() < Class::Secret && self.holds(s, pointer, content, None)
            }
            Content::Fields(fields, rest) => {
                fields.iter().all(|(range, content)| self.holds(s, pointer, content, Some(range.clone())))
                    && self.holds(s, pointer, rest, None)
            }
        }
    }

    /// A function that is believed writes to all that it can reach from a pointer.
    fn overwrite(&mut self, s: &mut State, ip: u64, pointer: Value, content: &Content) {
        let mut reached = Vec::new();
        match content {
            Content::Public | Content::Secret => {}
            Content::Pointer(content) => reached.push((self.load(s, pointer, 8), content.as_ref())),
            Content::Fields(fields, _) => {
                for (range, content) in fields {
                    if let Content::Pointer(content) = content {
                        let field = add(self.image, pointer, Value::Constant(range.start as u64));
                        reached.push((self.load(s, field, 8), content.as_ref()));
                    }
                }
            }
        }
        for (pointer, content) in reached {
            self.overwrite(s, ip, pointer, content);
        }
        self.store_range(s, ip, pointer, Class::Secret);
    }

    /// What the calling convention lets a function change.
    fn clobber(&self, s: &mut State) {
        // It has its own frame below.
        match s.general(Register::RSP) {
            Value::Pointer(Region::Frame(frame), Some(offset)) if frame < s.frames.len() => {
                s.frames[frame].forget_below(offset);
            }
            _ => s.frames.iter_mut().for_each(|frame| frame.forget_below(i64::MAX)),
        }
        for register in SCRATCH {
            s.set_general(register, Value::Secret);
        }
        s.vectors = [[Class::Secret; 2]; 32];
        s.masks = [[Class::Secret; 2]; 8];
        s.flags = Flags::all(Bit::Unknown(Class::Secret));
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
        let mut class = if writes_constant(i) { Class::Number } else { self.inputs(s, decoded) };
        // The time of gathers and scatters is that of their addresses.
        if class == Class::Secret && !i.is_vsib() && !timing::is_independent(i.mnemonic()) {
            self.refuse(ip, if timing::is_dependent(i.mnemonic()) { Reason::Timing } else { Reason::Unlisted });
        }
        // A gather loads from where nothing is known.
        if i.is_vsib() {
            class = Class::Secret;
        }
        for memory in decoded.memory.iter().filter(|m| writes(m.access())) {
            let address = if decoded.has_memory_operand(writes) { self.address(s, i) } else { Value::Address };
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
        let (written, cleared, set, undefined) =
            (i.rflags_written(), i.rflags_cleared(), i.rflags_set(), i.rflags_undefined());
        for (bit, flag) in BITS.into_iter().zip(s.flags.each()) {
            *flag = match bit {
                _ if cleared & bit != 0 => Bit::Known(false),
                _ if set & bit != 0 => Bit::Known(true),
                _ if (written | undefined) & bit == 0 => *flag,
                _ if may_keep_flags(i.mnemonic()) => Bit::Unknown(class.max(flag.class())),
                _ => Bit::Unknown(class),
            };
        }
    }

    /// The class of everything that an instruction computes with; addresses are not among it.
    fn inputs(&self, s: &State, decoded: &Decoded) -> Class {
        let i = &decoded.instruction;
        let mut class = self.flags_class(s, i.rflags_read());
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
        if decoded.memory.iter().any(|m| reads(m.access())) && !decoded.has_memory_operand(reads) {
            class = Class::Secret;
        }
        // Implied registers. A register that is both address and implied operand is both written and read, or RDX of MULX.
        for used in decoded.registers.iter().filter(|r| reads(r.access())) {
            let register = used.register();
            let in_address =
                |part: Register| part != Register::None && part.full_register() == register.full_register();
            let only_address = register.is_gpr()
                && (in_address(i.memory_base()) || in_address(i.memory_index()))
                && !writes(used.access())
                && i.mnemonic() != Mnemonic::Mulx;
            // MULX may write the register that it also reads unsaid.
            let explicit = (0..i.op_count()).any(|op| {
                i.op_kind(op) == OpKind::Register
                    && reads(decoded.accesses[op as usize])
                    && i.op_register(op).full_register() == register.full_register()
            });
            if !only_address && !explicit && register != Register::RSP {
                class = class.max(s.class(register));
            }
        }
        class
    }
}

impl Memory {
    /// `several`: it is not known of which of several memories of this kind.
    fn load(&self, offset: Option<i64>, size: usize, several: bool) -> Value {
        let value = |cell: Cell, several: bool| match cell {
            Cell::Class(class) => class.into(),
            Cell::Pointer(memory) if several => Value::Pointer(Region::OneOf(memory), Some(0)),
            Cell::Pointer(memory) => Value::Pointer(Region::Memory(memory), Some(0)),
        };
        let all = || self.fields.iter().map(|(_, cell)| *cell).chain([self.rest]);
        if let Some(start) = offset {
            let Some(end) = start.checked_add(size as i64) else { return Value::Secret };
            let mut whole = self.fields.iter().filter(|(range, _)| range.start < end && start < range.end);
            match (whole.next(), whole.next()) {
                (None, _) if size == 8 || !matches!(self.rest, Cell::Pointer(_)) => return value(self.rest, true),
                (Some((range, cell @ Cell::Class(_))), None) if range.start <= start && end <= range.end => {
                    return value(*cell, several);
                }
                (Some((range, cell)), None)
                    if size == 8 && range.start <= start && end <= range.end && (start - range.start) % 8 == 0 =>
                {
                    return value(*cell, several || range.end - range.start > 8);
                }
                _ => {}
            }
        }
        all().map(|cell| value(cell, true).class()).max().unwrap_or(Class::Secret).into()
    }

    fn has_pointers(&self) -> bool {
        self.fields.iter().map(|(_, cell)| cell).chain([&self.rest]).any(|cell| matches!(cell, Cell::Pointer(_)))
    }
}

/// The bits of RFLAGS, in the order of [`Flags::each`].
const BITS: [u32; 6] = [RflagsBits::CF, RflagsBits::PF, RflagsBits::AF, RflagsBits::ZF, RflagsBits::SF, RflagsBits::OF];

/// Whether a store of `size` bytes hits where an open call, or the proved function, returns to.
fn overwrites_return_address(s: &State, address: Value, size: usize) -> bool {
    let Value::Pointer(Region::Frame(frame), Some(offset)) = address else { return false };
    let entry = Value::Pointer(Region::Frame(0), Some(0));
    s.calls.iter().map(|call| call.slot).chain([entry]).any(|slot| match slot {
        Value::Pointer(Region::Frame(other), Some(slot)) => {
            other == frame && offset < slot.saturating_add(8) && slot < offset.saturating_add(size as i64)
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
    matches!(mnemonic, Mnemonic::Shld | Mnemonic::Shrd | Mnemonic::Rcl | Mnemonic::Rcr)
}

/// A bit of memory whose number is in a register: it may lie outside the operand.
fn is_bit_string(i: &Instruction) -> bool {
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
