//! For AArch64, executes instructions on the abstract state and checks whether they are allowed.

mod inject;
pub(crate) mod operand;
pub(crate) mod table;

use exarmo_aarch64::{Mnemonic, decode_word};

use self::operand::{Change, LINK, Offset, Operand, Place, SP, Update, opposite};
use self::table::{Extent, Role, Timing, rule};
use super::{Branch, Convention, Next, Register as Held, carry_sign};
use crate::arithmetic::{Operation, add, binary, bit, condition, of_itself};
use crate::contract::Vectors;
use crate::image::Image;
use crate::leak::{Leak, MutateError};
use crate::report::Reason;
use crate::state::{Bit, Compared, Condition, Copies, Flags, Place as Kept, State};
use crate::value::{Class, Region, Span, TableEntry, Value, mask};

/// The analysis of a function for AArch64.
type Machine<'a> = super::Machine<'a, Decoded>;

/// Size of an instruction in bytes.
const SIZE: usize = 4;
const PAGE: i64 = 4096;

/// A decoded instruction, with cached properties.
pub(crate) struct Decoded {
    ip: u64,
    pub(crate) mnemonic: Mnemonic,
    pub(crate) operands: Vec<Operand>,
    pub(crate) role: Role,
    timing: Timing,
    /// Whether flags are an input.
    reads_flags: bool,
    writes_flags: bool,
}

impl super::Instruction for Decoded {
    /// Arm's AAPCS64.
    const CONVENTION: Convention = Convention {
        stack: SP,
        arguments: &[0, 1, 2, 3, 4, 5, 6, 7],
        result: 0,
        scratch: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
        link: Some(LINK),
        align: 16,
        narrow_tables: true,
        stub: 24,
    };

    fn decode(code: &[u8], ip: u64) -> Option<Self> {
        let instruction = decode_word(u32::from_le_bytes(*code.first_chunk()?)).ok()?;
        // Processors may not behave the same way for these.
        if instruction.unpredictable() || !ip.is_multiple_of(SIZE as u64) {
            return None;
        }
        let mnemonic = instruction.mnemonic();
        let (role, timing) = rule(mnemonic)?;
        let operands = instruction.operands();
        let operands: Vec<Operand> = operands.as_slice().iter().map(|o| Operand::new(o, ip)).collect::<Option<_>>()?;
        let flags = instruction.flags();
        let is_vector = matches!(operands.first(), Some(Operand::Register(Place::Vector(..), _)));
        let role = match (role, operands.get(1)) {
            // BIC and ORR of a vector and an immediate.
            (Role::Sets, Some(Operand::Number(_)))
                if is_vector && matches!(mnemonic, Mnemonic::Bic | Mnemonic::Orr) =>
            {
                Role::Changes
            }
            _ => role,
        };
        Some(Self {
            ip,
            mnemonic,
            operands,
            role,
            timing,
            reads_flags: !flags.reads.is_empty(),
            writes_flags: !flags.writes.is_empty(),
        })
    }

    fn ip(&self) -> u64 {
        self.ip
    }

    fn size(&self) -> usize {
        SIZE
    }

    fn step(&self, machine: &mut Machine<'_>, s: &mut State) -> Next {
        machine.step(s, self)
    }

    fn text(code: &[u8], address: u64) -> String {
        let Some(bytes) = code.first_chunk() else { return "nothing".into() };
        let word = u32::from_le_bytes(*bytes);
        match decode_word(word) {
            Ok(instruction) => instruction.at(address).to_string().replace('\t', " "),
            Err(_) => format!(".word {word:#010x}"),
        }
    }

    fn unplaced(&self, bytes: &[u8], inside: impl Fn(u64) -> bool, placed: bool) -> Vec<u8> {
        let Some(bytes) = bytes.first_chunk() else { return bytes.to_vec() };
        let mut word = u32::from_le_bytes(*bytes);
        let label = self.operands.iter().find_map(|operand| match operand {
            Operand::Label(target) => Some(*target),
            _ => None,
        });
        word &= match (self.mnemonic, label) {
            (Mnemonic::Adr | Mnemonic::Adrp, _) => 0x9f00_001f,
            (Mnemonic::Ldr | Mnemonic::Ldrsw, Some(_)) => 0xff00_001f,
            (Mnemonic::B | Mnemonic::Bl, Some(target)) if self.operands.len() == 1 && !inside(target) => 0xfc00_0000,
            // The low bits of an address, in a 12-bit field.
            _ if placed => !(0xfff << 10),
            _ => u32::MAX,
        };
        word.to_le_bytes().to_vec()
    }

    fn leaves_secret(s: &State, vectors: Vectors) -> bool {
        let mut halves = s.vectors.iter().enumerate();
        match vectors {
            Vectors::Neon => halves
                .any(|(number, [low, high])| *high == Class::Secret || *low == Class::Secret && !is_callers(number)),
            // Registers of another architecture.
            Vectors::Xmm | Vectors::Ymm | Vectors::Zmm => true,
        }
    }

    fn clobber_vectors(s: &mut State) {
        for (number, vector) in s.vectors.iter_mut().enumerate() {
            vector[1] = Class::Secret;
            if !is_callers(number) {
                vector[0] = Class::Secret;
            }
        }
    }

    fn inject(
        image: &Image,
        code: &[u8],
        address: u64,
        behind: u64,
        register: Held,
        leak: Leak,
        place: u64,
    ) -> Result<(Vec<u8>, u64), MutateError> {
        inject::inject(image, code, address, behind, register, leak, place)
    }
}

/// Whether a callee must preserve the low half of a vector register.
fn is_callers(vector: usize) -> bool {
    (8..16).contains(&vector)
}

impl Decoded {
    /// For arithmetic, the operation and whether the second operand is inverted.
    fn operation(&self) -> Option<(Operation, bool)> {
        use Mnemonic as M;
        Some(match self.mnemonic {
            M::Add | M::Adds | M::Cmn => (Operation::Add, false),
            M::Adc | M::Adcs => (Operation::Adc, false),
            M::Sub | M::Subs | M::Cmp | M::Neg | M::Negs => (Operation::Sub, false),
            M::Sbc | M::Sbcs | M::Ngc | M::Ngcs => (Operation::Sbb, false),
            M::And | M::Ands | M::Tst => (Operation::And, false),
            M::Bic | M::Bics => (Operation::And, true),
            M::Orr => (Operation::Or, false),
            M::Orn => (Operation::Or, true),
            M::Eor => (Operation::Xor, false),
            M::Eon => (Operation::Xor, true),
            M::Lsl | M::Lslv => (Operation::Shl, false),
            M::Lsr | M::Lsrv => (Operation::Shr, false),
            M::Asr | M::Asrv => (Operation::Sar, false),
            M::Ror | M::Rorv => (Operation::Ror, false),
            M::Mul => (Operation::Mul, false),
            _ => return None,
        })
    }

    /// The indices of the two arithmetic operands. None means zero.
    fn sources(&self) -> Option<(Option<usize>, usize)> {
        use Mnemonic as M;
        match (self.mnemonic, self.operands.len()) {
            (M::Cmp | M::Cmn | M::Tst, 2) => Some((Some(0), 1)),
            (M::Neg | M::Negs | M::Ngc | M::Ngcs, 2) => Some((None, 1)),
            (_, 3) => Some((Some(1), 2)),
            _ => None,
        }
    }

    fn condition(&self) -> Option<Option<Condition>> {
        self.operands.iter().find_map(|operand| match operand {
            Operand::Condition(condition) => Some(*condition),
            _ => None,
        })
    }

    /// Whether the result is always zero.
    fn is_zero(&self) -> bool {
        let sources = (self.operands.get(1), self.operands.get(2));
        let (Some(Operand::Register(a, None)), Some(Operand::Register(b, None))) = sources else { return false };
        a == b && self.operands.len() == 3 && matches!(self.mnemonic, Mnemonic::Eor | Mnemonic::Sub)
    }
}

impl Machine<'_> {
    /// Executes one instruction.
    fn step(&mut self, s: &mut State, i: &Decoded) -> Next {
        self.check_addresses(s, i);
        let compared = self.compared(s, i);
        let copies = self.copies(s, i);
        match i.role {
            Role::Jumps => return self.jump(s, i),
            Role::Stops => return Next::End,
            Role::Nothing | Role::Prefetches => {}
            Role::ReadsSystem if self.read_system(s, i) => {}
            Role::ReadsSystem | Role::System => {
                self.refuse(i.ip, Reason::Call(format!("the system ({})", i.mnemonic.name())));
                return Next::End;
            }
            Role::Loads(extent) => self.loads(s, i, extent),
            Role::Stores(extent) => self.stores(s, i, extent),
            Role::Sets | Role::Changes | Role::Compares => {
                let class = if i.is_zero() { Class::Number } else { self.inputs(s, i) };
                match i.timing {
                    Timing::Unlisted if class == Class::Secret => self.refuse(i.ip, Reason::Unlisted),
                    Timing::Dependent if class == Class::Secret => self.refuse(i.ip, Reason::Timing),
                    _ => {}
                }
                if !self.scalar(s, i) {
                    self.general(s, i, class);
                }
            }
        }
        if compared.is_some() || i.writes_flags {
            s.compared = compared;
            if let Some(Compared { with, .. }) = compared {
                self.widening.limits.extend([with.saturating_sub(1), with]);
            }
        }
        if let Some(copies) = copies {
            s.copies = copies;
        }
        if let Some(watch) = &mut self.watch {
            let held = match i.operands.first() {
                _ if i.role == Role::Compares || matches!(i.role, Role::Stores(_)) => None,
                Some(Operand::Register(Place::General(number, 8), _))
                    if *number != SP && s.general[*number].class() == Class::Secret =>
                {
                    Some(Held::General(*number))
                }
                Some(Operand::Register(Place::Vector(number, 16), _)) if s.vectors[*number][0] == Class::Secret => {
                    Some(Held::Vector(*number))
                }
                _ => None,
            };
            watch.extend(held.map(|held| (i.ip, held)));
        }
        Next::Follow
    }

    /// A number that the instruction compares with a known one without changing it.
    fn compared(&self, s: &State, i: &Decoded) -> Option<Compared> {
        let Some(Operand::Register(Place::General(number, size), None)) = i.operands.first() else { return None };
        let (number, size) = (*number, *size);
        let with = match (i.mnemonic, i.operands.get(1)?) {
            (Mnemonic::Cmp, second) => match self.value(s, second, size) {
                Value::Constant(c) => c & mask(size),
                _ => return None,
            },
            (Mnemonic::Tst, Operand::Register(Place::General(other, _), None)) if *other == number => 0,
            _ => return None,
        };
        let place = Kept::General(number);
        let wipes = self.contract.wipes.is_some() && matches!(s.at(place, size), Value::Argument(_));
        (!wipes && number != SP).then_some(Compared { place, size, with })
    }

    /// Updates which locations hold equal numbers, for a move or a store of a whole register.
    fn copies(&self, s: &State, i: &Decoded) -> Option<Copies> {
        match (i.mnemonic, &i.operands[..]) {
            (
                Mnemonic::Mov,
                [Operand::Register(Place::General(to, size), None), Operand::Register(Place::General(from, _), None)],
            ) if *to != SP && *from != SP => s.copies.moved(*to, *from, *size),
            (
                Mnemonic::Str | Mnemonic::Stur | Mnemonic::Ldr | Mnemonic::Ldur,
                [Operand::Register(Place::General(number, size), None), Operand::Memory { update: Update::Never, .. }],
            ) => {
                let slot = match self.address(s, i)? {
                    Value::Pointer(Region::Frame(frame), span) => (frame, span.offset()?),
                    _ => return None,
                };
                match (i.role, size) {
                    (Role::Loads(_), 4 | 8) => Some(Copies::loaded(*number, slot, *size)),
                    (Role::Stores(_), 8) => Some(s.copies.stored(*number, slot)),
                    (Role::Stores(_), 4) => Some(Copies::loaded(*number, slot, 4)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    // Addresses.

    /// Rejects memory accesses whose address depends on a secret.
    fn check_addresses(&mut self, s: &State, i: &Decoded) {
        for operand in &i.operands {
            let Operand::Memory { base, offset, update } = operand else { continue };
            let secret = |class: Class| class == Class::Secret;
            let by_offset = match offset {
                Offset::Number(_) => false,
                // It is added once the access is done.
                Offset::Register(..) if *update == Update::After => false,
                Offset::Register(place, change) => secret(self.register(s, *place, *change, 8).class()),
            };
            if secret(s.general[*base].class()) || by_offset {
                self.refuse(i.ip, Reason::Address);
            }
        }
    }

    /// The address of the memory access.
    fn address(&self, s: &State, i: &Decoded) -> Option<Value> {
        i.operands.iter().find_map(|operand| match operand {
            Operand::Memory { base, update: Update::After, .. } => Some(s.general[*base]),
            Operand::Memory { base, offset, .. } => Some(self.advanced(s, *base, *offset)),
            Operand::Label(target) => Some(self.image.locate(*target)),
            _ => None,
        })
    }

    /// The base of an address plus its offset.
    fn advanced(&self, s: &State, base: usize, offset: Offset) -> Value {
        let by = match offset {
            Offset::Number(number) => Value::Constant(number as u64),
            Offset::Register(place, change) => self.register(s, place, change, 8),
        };
        add(self.image, s.general[base], by)
    }

    /// Updates the base.
    fn update(&self, s: &mut State, i: &Decoded) {
        for operand in &i.operands {
            if let Operand::Memory { base, offset, update: Update::Before | Update::After } = operand {
                let advanced = self.advanced(s, *base, *offset);
                s.set(*base, advanced);
            }
        }
    }

    /// Records an access or a sum whose immediate is the low part of an address, which is the case
    /// if its base is a page in the file.
    fn note_place(&mut self, s: &State, i: &Decoded) {
        let base = match &i.operands[..] {
            [_, Operand::Register(Place::General(base, 8), None), Operand::Number(_)]
                if i.mnemonic == Mnemonic::Add =>
            {
                *base
            }
            [.., Operand::Memory { base, offset: Offset::Number(_), update: Update::Never }] => *base,
            _ => return,
        };
        if matches!(s.general[base], Value::Pointer(Region::File, span) if span.offset().is_some_and(|o| o % PAGE == 0))
        {
            self.placed.insert(i.ip);
        }
    }

    // Operands.

    /// The number in a register once its modifier has been applied, for an instruction of `size`
    /// bytes.
    fn register(&self, s: &State, place: Place, change: Option<(Change, u32)>, size: usize) -> Value {
        let value = match place {
            Place::General(number, width) => s.general[number].truncate(width),
            Place::Zero(_) => Value::Constant(0),
            Place::Vector(..) | Place::Element(..) => self.class(s, place).into(),
        };
        let Some((change, amount)) = change else { return value };
        let shift = |operation, value| self.compute(s, operation, value, Value::Constant(amount.into()), size).0;
        match change {
            Change::ShiftLeft => self.scaled(s, value, amount, size),
            Change::ShiftRight => shift(Operation::Shr, value),
            Change::ShiftArithmetic => shift(Operation::Sar, value),
            Change::Rotate => shift(Operation::Ror, value),
            Change::Unsigned(width) => self.scaled(s, value.truncate(width), amount, size),
            Change::Signed(8) => self.scaled(s, value, amount, size),
            Change::Signed(width) => self.scaled(s, carry_sign(value.truncate(width), width), amount, size),
        }
    }

    /// Shifts a number left, in such a way that jump table entries stay recognizable.
    fn scaled(&self, s: &State, value: Value, amount: u32, size: usize) -> Value {
        match value {
            value if amount == 0 => value,
            Value::Entry(entry) if entry.plus.is_none() && entry.scale == 0 && amount <= 3 => {
                Value::Entry(TableEntry { scale: amount as u8, ..entry })
            }
            value => self.compute(s, Operation::Shl, value, Value::Constant(amount.into()), size).0,
        }
    }

    fn value(&self, s: &State, operand: &Operand, size: usize) -> Value {
        match operand {
            Operand::Register(place, change) => self.register(s, *place, *change, size),
            Operand::Number(number) => Value::Constant(number & mask(size)),
            Operand::Label(target) => self.image.locate(*target),
            _ => Value::Secret,
        }
    }

    /// The class of a register.
    fn class(&self, s: &State, place: Place) -> Class {
        match place {
            Place::General(number, size) => s.general[number].truncate(size).class(),
            Place::Zero(_) => Class::Number,
            Place::Vector(number, ..=8) => s.vectors[number][0],
            Place::Vector(number, _) => s.vectors[number][0].max(s.vectors[number][1]),
            Place::Element(number, at, size) => {
                let [low, high] = s.vectors[number];
                match at {
                    _ if at + size <= 8 => low,
                    8.. => high,
                    _ => low.max(high),
                }
            }
        }
    }

    /// The class of all inputs.
    fn inputs(&self, s: &State, i: &Decoded) -> Class {
        let skipped = usize::from(i.role == Role::Sets);
        let of_operands = i.operands.iter().skip(skipped).map(|operand| match operand {
            Operand::Register(place, _) => self.class(s, *place),
            Operand::List(places) => places.iter().map(|place| self.class(s, *place)).max().unwrap_or_default(),
            _ => Class::Number,
        });
        let class = of_operands.max().unwrap_or(Class::Number);
        let of_flags = match i.condition() {
            Some(Some(code)) => condition(s.flags, code).1,
            Some(None) => Class::Number,
            None if i.reads_flags => s.flags.carry.class(),
            None => Class::Number,
        };
        class.max(of_flags)
    }

    /// Writes a general register, or the class of a vector.
    fn write(&self, s: &mut State, place: Place, value: Value) {
        let class = value.class();
        match place {
            Place::General(number, size) => s.set(number, value.truncate(size)),
            Place::Zero(_) => {}
            Place::Vector(number, ..=8) => s.vectors[number] = [class, Class::Number],
            Place::Vector(number, _) => s.vectors[number] = [class; 2],
            Place::Element(number, at, size) => {
                let half = &mut s.vectors[number][(at / 8) & 1];
                *half = if size == 8 { class } else { (*half).max(class) };
            }
        }
    }

    /// The result and the flags. `carry` is the inverse of C.
    fn compute(&self, s: &State, operation: Operation, a: Value, b: Value, size: usize) -> (Value, Flags) {
        let not = |bit: Bit| match bit {
            Bit::Known(bit) => Bit::Known(!bit),
            other => Bit::Unknown(other.class()),
        };
        let mut before = s.flags;
        if operation == Operation::Adc {
            before.carry = not(before.carry);
        }
        let (value, mut flags) = binary(self.image, operation, a, b, size, before);
        match operation {
            Operation::Add | Operation::Adc => flags.carry = not(flags.carry),
            // C is cleared.
            Operation::And => flags.carry = Bit::Known(true),
            _ => {}
        }
        // These flags don't exist on AArch64.
        (flags.parity, flags.adjust) = (Bit::Known(false), Bit::Known(false));
        (value, flags)
    }

    // Instructions with special rules, in addition to their inputs and outputs. Returns false for others.

    fn scalar(&mut self, s: &mut State, i: &Decoded) -> bool {
        use Mnemonic as M;
        let place = match i.operands.first() {
            Some(Operand::Register(place @ (Place::General(..) | Place::Zero(_)), _)) => *place,
            Some(Operand::Register(place @ Place::Vector(..), None)) if i.mnemonic == M::Mov => *place,
            _ => return false,
        };
        let size = place.size();
        if i.mnemonic == M::Mov && matches!(place, Place::Vector(..)) {
            // Each half separately.
            return match i.operands.get(1).and_then(Operand::place) {
                Some(Place::Vector(from, 16)) if size == 16 => {
                    let Place::Vector(to, _) = place else { return false };
                    s.vectors[to] = s.vectors[from];
                    true
                }
                _ => false,
            };
        }
        let of_vector = |operand: &Operand| matches!(operand.place(), Some(Place::Vector(..) | Place::Element(..)));
        if i.operands.iter().any(of_vector) {
            return false;
        }
        if let (Some((operation, inverted)), Some((first, second))) = (i.operation(), i.sources()) {
            self.note_place(s, i);
            let a = first.map_or(Value::Constant(0), |n| self.value(s, &i.operands[n], size));
            let b = self.value(s, &i.operands[second], size);
            let b = if inverted { not(b, size) } else { b };
            self.arithmetic(s, i, operation, (a, b), place);
            return true;
        }
        if (i.mnemonic, place) == (M::Mov, Place::General(SP, 8)) {
            // It was rounded down in a different register.
            let value = self.register(s, i.operands[1].place().unwrap_or(Place::Zero(8)), None, 8);
            let from = i.operands[1].place();
            if let Some((register, align)) = s.rounded
                && from == Some(Place::General(register, 8))
                && self.align_stack(s, value, align)
            {
                return true;
            }
        }
        let read = |s: &State, n: usize| i.operands.get(n).map_or(Value::Secret, |o| self.value(s, o, size));
        let number = |n: usize| i.operands.get(n).and_then(Operand::number).unwrap_or(0);
        let value = match i.mnemonic {
            M::Mov | M::Movz | M::Adr | M::Adrp => self.of_table(read(s, 1), i.mnemonic == M::Adr),
            M::Movn | M::Mvn => not(read(s, 1), size),
            M::Movk => match (read(s, 0), i.operands.get(1)) {
                (Value::Constant(old), Some(Operand::Number(new))) => {
                    // The immediate replaces one of four parts. If that part is zero, we can't tell
                    // which one.
                    return self.movk(s, i, place, old, *new);
                }
                (old, _) => old.class().into(),
            },
            M::Bfi => {
                let field = self.compute(s, Operation::And, read(s, 1), Value::Constant(ones(number(3))), size).0;
                let field = self.scaled(s, field, number(2) as u32, size);
                match self.fits(s, read(s, 0), ones(number(2).saturating_add(number(3)))) {
                    true => self.compute(s, Operation::Add, read(s, 0), field, size).0,
                    false => return false,
                }
            }
            M::Uxtb => read(s, 1).truncate(1),
            M::Uxth => read(s, 1).truncate(2),
            M::Sxtb => carry_sign(read(s, 1).truncate(1), 1),
            M::Sxth => carry_sign(read(s, 1).truncate(2), 2),
            M::Sxtw => carry_sign(read(s, 1).truncate(4), 4),
            M::Ubfx => {
                let field = Value::Constant(ones(number(3)));
                let shifted = self.compute(s, Operation::Shr, read(s, 1), Value::Constant(number(2)), size).0;
                self.compute(s, Operation::And, shifted, field, size).0
            }
            M::Ubfiz => {
                let field = self.compute(s, Operation::And, read(s, 1), Value::Constant(ones(number(3))), size).0;
                self.scaled(s, field, number(2) as u32, size)
            }
            M::Sbfiz if matches!(number(3), 8 | 16 | 32) => {
                let width = number(3) as usize / 8;
                self.scaled(s, carry_sign(read(s, 1).truncate(width), width), number(2) as u32, size)
            }
            M::Madd | M::Umaddl | M::Umull => {
                let product = self.compute(s, Operation::Mul, read(s, 1), read(s, 2), size).0;
                match i.mnemonic {
                    M::Umull => product,
                    _ => self.compute(s, Operation::Add, product, read(s, 3), size).0,
                }
            }
            M::Clz | M::Cls | M::Ctz | M::Cnt => {
                let class = if read(s, 1).class() == Class::Secret { Class::Secret } else { Class::Number };
                Value::within(class, 0, 64, 0)
            }
            M::Cset | M::Csetm | M::Csel | M::Csinc | M::Cinc | M::Csinv | M::Cinv | M::Csneg | M::Cneg => {
                self.select(s, i, size)
            }
            M::Ccmp | M::Ccmn => {
                self.compare_if(s, i, size);
                return true;
            }
            _ => return false,
        };
        self.write(s, place, value);
        true
    }

    /// Instructions with two operands, and their flags.
    fn arithmetic(&mut self, s: &mut State, i: &Decoded, operation: Operation, (a, b): (Value, Value), to: Place) {
        let size = to.size();
        let of_table = i.mnemonic == Mnemonic::Add && matches!(i.operands.get(2), Some(Operand::Number(_)));
        // Rounds the stack pointer down, either directly or in another register first.
        let align = match (operation, b) {
            (Operation::And, Value::Constant(mask)) => (mask as i64).checked_neg().filter(|align| *align > 0),
            _ => None,
        };
        let align = align.map(|align| align as u64).filter(|align| align.is_power_of_two());
        let rounds = align.filter(|_| matches!(a, Value::Pointer(Region::Frame(_), _)));
        if let (Place::General(SP, 8), Some(align)) = (to, rounds)
            && self.align_stack(s, a, align)
        {
            return;
        }
        let same = i.operands.len() == 2 && matches!(i.mnemonic, Mnemonic::Tst)
            || i.operands.len() == 3 && i.mnemonic == Mnemonic::Ands;
        let both = i.sources().map(|(first, second)| (first.map(|n| &i.operands[n]), &i.operands[second]));
        let same = same && both.is_some_and(|(first, second)| first == Some(second));
        let operation = match operation {
            // If no bits overlap, OR is the same as an addition.
            Operation::Or if matches!(a, Value::Pointer(..)) && self.fits(s, a, possible_bits(b)) => Operation::Add,
            other => other,
        };
        let (value, flags) = if i.is_zero() {
            self.compute(s, Operation::Sub, Value::Constant(0), Value::Constant(0), size)
        } else if let (Operation::Shl, Value::Constant(amount)) = (operation, b) {
            (self.scaled(s, a, amount as u32 & (8 * size as u32 - 1), size), s.flags)
        } else {
            self.compute(s, operation, a, b, size)
        };
        if i.writes_flags {
            s.flags = flags;
            if same {
                s.flags = Flags { carry: Bit::Known(true), ..of_itself(a, size) };
                (s.flags.parity, s.flags.adjust) = (Bit::Known(false), Bit::Known(false));
            }
        }
        if i.role != Role::Compares {
            let value = self.of_table(value, of_table && is_page(a));
            self.write(s, to, value);
            if let (Place::General(number, 8), Some(align)) = (to, rounds) {
                s.rounded = Some((number, align));
            }
        }
    }

    /// An address in the file may be that of a table that a contract names. ADR computes the
    /// address in one go, while ADRP computes its page and an addition does the rest.
    fn of_table(&self, value: Value, complete: bool) -> Value {
        let address = match value {
            Value::Pointer(Region::File, span) if complete => span.offset(),
            _ => None,
        };
        let table = address.and_then(|at| self.tables.iter().find(|(range, _)| range.contains(&(at as u64))));
        table.map_or(value, |(_, section)| Value::pointer(Region::Table(*section), 0))
    }

    /// Two bytes of a known number are replaced.
    fn movk(&mut self, s: &mut State, i: &Decoded, place: Place, old: u64, new: u64) -> bool {
        let code = self.image.code_at(i.ip).and_then(|code| code.first_chunk()).map(|bytes| u32::from_le_bytes(*bytes));
        let Some(shift) = code.map(|word| 16 * (word >> 21 & 3)) else { return false };
        self.write(s, place, Value::Constant(old & !(0xffff << shift) | new));
        true
    }

    /// Whether these bits of a value are zero, so that inserting is the same as adding.
    fn fits(&self, s: &State, value: Value, bits: u64) -> bool {
        match value {
            Value::Pointer(Region::Frame(frame), span) => {
                s.frames.get(frame).is_some_and(|frame| frame.has_zeros(span, bits))
            }
            Value::Constant(_) | Value::Within(Class::Number, ..) => {
                let (lo, _, step) = value.bounds();
                lo & bits == 0 && bits < 1 << step
            }
            _ => false,
        }
    }

    /// Conditional selection.
    fn select(&self, s: &State, i: &Decoded, size: usize) -> Value {
        use Mnemonic as M;
        let (known, class) = match i.condition() {
            Some(Some(code)) => condition(s.flags, code),
            _ => (Some(true), Class::Number),
        };
        let read = |n: usize| i.operands.get(n).map_or(Value::Secret, |operand| self.value(s, operand, size));
        let plus_one = |value| self.compute(s, Operation::Add, value, Value::Constant(1), size).0;
        let negative = |value| self.compute(s, Operation::Sub, Value::Constant(0), value, size).0;
        let (then, other) = match i.mnemonic {
            M::Cset => return known.map_or(bit(class), |set| Value::Constant(set.into())),
            M::Csetm => (Value::Constant(mask(size)), Value::Constant(0)),
            M::Csel => (read(1), read(2)),
            M::Csinc => (read(1), plus_one(read(2))),
            M::Csinv => (read(1), not(read(2), size)),
            M::Csneg => (read(1), negative(read(2))),
            M::Cinc => (plus_one(read(1)), read(1)),
            M::Cinv => (not(read(1), size), read(1)),
            _ => (negative(read(1)), read(1)),
        };
        match known {
            Some(true) => then,
            Some(false) => other,
            // The bounds of both.
            None if class == Class::Secret => {
                let (lo, hi, _) = then.join(other).bounds();
                Value::within(Class::Secret, lo, hi, 0)
            }
            None => then.join(other),
        }
    }

    /// A conditional comparison. If the condition doesn't hold, the flags come from an immediate.
    fn compare_if(&mut self, s: &mut State, i: &Decoded, size: usize) {
        let (known, class) = match i.condition() {
            Some(Some(code)) => condition(s.flags, code),
            _ => (Some(true), Class::Number),
        };
        let [a, b] = [0, 1].map(|n| i.operands.get(n).map_or(Value::Secret, |operand| self.value(s, operand, size)));
        let operation = if i.mnemonic == Mnemonic::Ccmp { Operation::Sub } else { Operation::Add };
        let compared = self.compute(s, operation, a, b, size).1;
        let nzcv = i.operands.get(2).and_then(Operand::number).unwrap_or(0);
        let flag = |bit: u32| Bit::Known(nzcv >> bit & 1 == 1);
        let given = Flags {
            sign: flag(3),
            zero: flag(2),
            carry: Bit::Known(nzcv >> 1 & 1 == 0),
            overflow: flag(0),
            parity: Bit::Known(false),
            adjust: Bit::Known(false),
        };
        s.flags = match known {
            Some(true) => compared,
            Some(false) => given,
            None => {
                let (mut either, mut given) = (compared, given);
                for (flag, given) in either.each().into_iter().zip(given.each()) {
                    if flag != given {
                        *flag = Bit::Unknown(class.max(flag.class()));
                    }
                }
                either
            }
        };
    }

    // Memory.

    fn loads(&mut self, s: &mut State, i: &Decoded, extent: Extent) {
        self.note_place(s, i);
        let Some(address) = self.address(s, i) else { return };
        let mut at = 0;
        let mut loaded = Vec::new();
        let whole: usize = i
            .operands
            .iter()
            .map(|operand| match operand {
                Operand::List(places) => places.iter().map(|place| place.size()).sum(),
                _ => 0,
            })
            .sum();
        for place in registers(i) {
            let size = match extent {
                Extent::Register | Extent::Vectors | Extent::Interleaved | Extent::Repeated => place.size(),
                Extent::Bytes(size) | Extent::Signed(size) => size,
            };
            let from = add(self.image, address, Value::Constant(at));
            let load = |offset: u64, size: usize| self.load(s, add(self.image, from, Value::Constant(offset)), size);
            let part = match (extent, place) {
                // Any part of it could be anywhere in them.
                (Extent::Interleaved | Extent::Repeated, _) => {
                    let class = self.load(s, address, whole).class();
                    [class.into(); 2]
                }
                (_, Place::Vector(_, 16)) => [load(0, 8), load(8, 8)],
                (Extent::Signed(size), _) => [carry_sign(load(0, size), size), Value::Constant(0)],
                _ => [load(0, size), Value::Constant(0)],
            };
            loaded.push((place, part));
            at += size as u64;
        }
        self.update(s, i);
        for (place, [low, high]) in loaded {
            match place {
                Place::Vector(number, 16) => s.vectors[number] = [low.class(), high.class()],
                place => self.write(s, place, low),
            }
        }
    }

    fn stores(&mut self, s: &mut State, i: &Decoded, extent: Extent) {
        self.note_place(s, i);
        let Some(address) = self.address(s, i) else { return };
        let all = registers(i).map(|place| self.class(s, place)).max().unwrap_or_default();
        let mut at = 0;
        for place in registers(i) {
            let size = match extent {
                Extent::Bytes(size) | Extent::Signed(size) => size,
                _ => place.size(),
            };
            let value = match place {
                _ if extent == Extent::Interleaved => all.into(),
                place => self.register(s, place, None, 8),
            };
            let mut store = |machine: &mut Self, offset: u64, size: usize, value: Value| {
                let to = add(machine.image, address, Value::Constant(at + offset));
                machine.store(s, i.ip, to, size, if size == 8 { value } else { value.truncate(size) }, true);
            };
            match place {
                Place::Vector(number, 16) if extent != Extent::Interleaved => {
                    let [low, high] = s.vectors[number];
                    let mut store = |offset: u64, class: Class| {
                        let to = add(self.image, address, Value::Constant(at + offset));
                        self.store(s, i.ip, to, 8, class.into(), true);
                    };
                    store(0, low);
                    store(8, high);
                }
                Place::Vector(_, 16) => {
                    store(self, 0, 8, value);
                    store(self, 8, 8, value);
                }
                _ => store(self, 0, size, value),
            }
            at += size as u64;
        }
        self.update(s, i);
    }

    // Control.

    fn jump(&mut self, s: &mut State, i: &Decoded) -> Next {
        use Mnemonic as M;
        let next = i.ip + SIZE as u64;
        let label = i.operands.iter().find_map(|operand| match operand {
            Operand::Label(target) => Some(*target),
            _ => None,
        });
        let register = i.operands.first().map(|operand| self.value(s, operand, 8)).unwrap_or(Value::Secret);
        match (i.mnemonic, label) {
            (M::B, Some(target)) => match i.condition() {
                Some(Some(code)) => self.branch(s, i.ip, code, target, next),
                _ => self.go(s, i.ip, Value::Constant(target)),
            },
            (M::Bl, Some(target)) => self.call(s, i.ip, next, Value::Constant(target)),
            (M::Cbz | M::Cbnz | M::Tbz | M::Tbnz, Some(target)) => self.test(s, i, target, next),
            (M::Br, _) => self.go(s, i.ip, register),
            (M::Blr, _) => self.call(s, i.ip, next, register),
            (M::Ret, _) if i.operands.first().and_then(Operand::place) == Some(Place::General(LINK, 8)) => {
                self.give_back(s, i.ip)
            }
            (M::Retaa | M::Retab, _) => self.give_back(s, i.ip),
            _ => {
                self.refuse(i.ip, Reason::Indirect);
                Next::End
            }
        }
    }

    /// B.cond
    fn branch(&mut self, s: &State, ip: u64, code: Condition, target: u64, next: u64) -> Next {
        match condition(s.flags, code) {
            (Some(true), _) => Next::Jump(target),
            (Some(false), _) => Next::Follow,
            (None, class) => {
                if class == Class::Secret && !self.is_protector(s, code, target, next) {
                    self.refuse(ip, Reason::Branch);
                }
                let zero = match s.flags.zero {
                    Bit::IsZero(argument) => Some(argument),
                    _ => None,
                };
                fork(s, s.compared, zero, code, target, next)
            }
        }
    }

    /// CBZ, CBNZ, TBZ and TBNZ test whether a register, or a bit in it, is zero.
    fn test(&mut self, s: &State, i: &Decoded, target: u64, next: u64) -> Next {
        let (place, on_zero) = match (i.operands.first().and_then(Operand::place), i.mnemonic) {
            (Some(place), Mnemonic::Cbz | Mnemonic::Tbz) => (place, true),
            (Some(place), _) => (place, false),
            (None, _) => {
                self.refuse(i.ip, Reason::Unlisted);
                return Next::End;
            }
        };
        let size = place.size();
        let value = self.register(s, place, None, size);
        let number = if i.operands.len() == 3 { i.operands[1].number() } else { None };
        // For a single bit, we use the byte that contains it.
        let tested = match number {
            Some(bit) => self.compute(s, Operation::And, value, Value::Constant(1 << (bit & 63)), size).0,
            None => value,
        };
        let class = match number {
            Some(bit) => value.low_class([1, 2, 4, 8].into_iter().find(|n| bit < 8 * n).unwrap_or(8) as usize),
            None => value.class(),
        };
        let flags = of_itself(tested, size);
        if let Bit::Known(zero) = flags.zero {
            return if zero == on_zero { Next::Jump(target) } else { Next::Follow };
        }
        if class == Class::Secret {
            self.refuse(i.ip, Reason::Branch);
        }
        let zero = match flags.zero {
            Bit::IsZero(argument) if number.is_none() => Some(argument),
            _ => None,
        };
        let is_sign = number.map(|bit| bit as usize == 8 * size - 1);
        let wipes = self.contract.wipes.is_some() && matches!(value, Value::Argument(_));
        let compared = match place {
            Place::General(number, _) if is_sign != Some(false) && !wipes && number != SP => {
                Some(Compared { place: Kept::General(number), size, with: 0 })
            }
            _ => None,
        };
        let code = match (is_sign, on_zero) {
            (Some(_), true) => Condition::NotNegative,
            (Some(_), false) => Condition::Negative,
            (None, true) => Condition::Equal,
            (None, false) => Condition::NotEqual,
        };
        fork(s, compared, zero, code, target, next)
    }

    // Everything else.

    /// MRS. Returns false for an unknown system register.
    fn read_system(&mut self, s: &mut State, i: &Decoded) -> bool {
        let [Operand::Register(place, _), Operand::System(register)] = i.operands[..] else { return false };
        let value = match exarmo_aarch64::SysReg::read(register).name() {
            Some("tpidr_el0" | "tpidrro_el0") => Value::Address,
            // Processor identification, floating-point modes, and the time.
            Some("ctr_el0" | "dczid_el0" | "midr_el1" | "fpcr" | "fpsr" | "cntvct_el0" | "cntfrq_el0" | "dit") => {
                Value::Number
            }
            Some("nzcv") => {
                let mut flags = s.flags;
                let class = flags.each().into_iter().map(|flag| flag.class()).max();
                class.unwrap_or_default().into()
            }
            _ => return false,
        };
        self.write(s, place, value);
        true
    }

    /// Other instructions, by their inputs and outputs: the outputs have the class of all inputs.
    fn general(&mut self, s: &mut State, i: &Decoded, class: Class) {
        if i.role != Role::Compares
            && let Some(place) = i.operands.first().and_then(Operand::place)
        {
            // We know the size of an element in a general register.
            let element = i.operands.get(1).and_then(Operand::place);
            let value = match (i.mnemonic, element) {
                (Mnemonic::Mov | Mnemonic::Umov, Some(Place::Element(_, _, size))) => Value::from(class).truncate(size),
                _ => class.into(),
            };
            self.write(s, place, value);
        }
        if i.writes_flags {
            s.flags = Flags::all(Bit::Unknown(class));
            (s.flags.parity, s.flags.adjust) = (Bit::Known(false), Bit::Known(false));
        }
    }
}

/// Both sides of a branch that is taken if `code` holds.
fn fork(s: &State, compared: Option<Compared>, zero: Option<usize>, code: Condition, target: u64, next: u64) -> Next {
    // If both sides have the same target, nothing is learned.
    let known = target != next;
    let compared = compared.filter(|_| known);
    let copy = compared.and_then(|compared| match compared.place {
        Kept::General(number) => Some(Compared { place: s.copies.slot(number, compared.size)?, ..compared }),
        Kept::Stack(..) => None,
    });
    let way = |target, code| Branch {
        target,
        learned: [compared, copy].map(|compared| Some((compared?, code))),
        zero: zero.filter(|_| known && code == Condition::Equal),
    };
    Next::Fork([way(target, code), way(next, opposite(code))].into())
}

/// The registers to load or store.
fn registers(i: &Decoded) -> impl Iterator<Item = Place> + '_ {
    i.operands
        .iter()
        .flat_map(|operand| match operand {
            Operand::Register(place, _) => std::slice::from_ref(place),
            Operand::List(places) => places,
            _ => &[],
        })
        .copied()
}

/// Whether this is the address of a page in the file, as computed by ADRP.
fn is_page(value: Value) -> bool {
    matches!(value, Value::Pointer(Region::File, Span { lo, hi, .. }) if lo == hi && lo % PAGE == 0)
}

/// A number that consists of this many ones.
fn ones(count: u64) -> u64 {
    if count >= 64 { u64::MAX } else { (1 << count) - 1 }
}

/// The bits that may be set in a number. Even if a number is smaller than the maximum, it may have
/// bits set that the maximum doesn't.
fn possible_bits(value: Value) -> u64 {
    match value.bounds() {
        (lo, hi, _) if lo == hi => hi,
        (_, hi, _) => ones(u64::from(u64::BITS - hi.leading_zeros())),
    }
}

/// The inverted number.
fn not(value: Value, size: usize) -> Value {
    match value {
        Value::Constant(c) => Value::Constant(!c & mask(size)),
        value => Value::from(value.class()).truncate(size),
    }
}
