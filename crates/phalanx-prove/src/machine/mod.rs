//! Analyses a single function, covering memory, calls and contracts. The submodules implement the
//! instructions for each architecture.

#[cfg(feature = "aarch64")]
pub(crate) mod a64;
pub(crate) mod x86;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::arithmetic::add;
use crate::contract::{Argument, Content, Contract, Vectors};
use crate::flow::{Flow, flow};
use crate::image::{Function, Image};
use crate::leak::{Leak, MutateError};
use crate::report::Reason;
use crate::state::{Alignment, Bit, Call, Compared, Condition, Copies, Flags, Frame, Place, State};
use crate::value::{Class, Region, Span, TableEntry, Value, mask, sign_extend};
use crate::widening::Widening;

/// Evaluates an expression for an architecture's instructions.
macro_rules! on_architecture {
    ($architecture:expr, $instruction:ident => $value:expr) => {
        match $architecture {
            $crate::flow::Architecture::X86 => {
                type $instruction = $crate::machine::x86::Decoded;
                $value
            }
            #[cfg(feature = "aarch64")]
            $crate::flow::Architecture::A64 => {
                type $instruction = $crate::machine::a64::Decoded;
                $value
            }
        }
    };
}
pub(crate) use on_architecture;

/// An architecture's instruction, along with its calling convention. This is our entire interface
/// to a processor.
pub(crate) trait Instruction: Sized {
    const CONVENTION: Convention;

    /// Decodes the instruction at the beginning of `code`. None if processors don't agree on how to
    /// decode it.
    fn decode(code: &[u8], ip: u64) -> Option<Self>;

    fn ip(&self) -> u64;

    /// Its size in bytes.
    fn size(&self) -> usize;

    /// Executes it on the state, after checking that it is allowed.
    fn step(&self, machine: &mut Machine<'_, Self>, s: &mut State) -> Next;

    /// Its disassembly, at an address in the form of other tools.
    fn text(code: &[u8], address: u64) -> String;

    /// Its bytes, without the parts that change when the linker moves code. `inside` says whether a
    /// code address is in the same function, and `placed` whether the linker has written part of an
    /// address into the instruction.
    fn unplaced(&self, bytes: &[u8], inside: impl Fn(u64) -> bool, placed: bool) -> Vec<u8>;

    /// What the calling convention says about a function that starts like a variadic one.
    fn at_entry(_image: &Image, _start: u64, _s: &mut State) {}

    /// Whether there is still a secret in one of these vector registers, or in the registers that
    /// go with them.
    fn leaves_secret(s: &State, vectors: Vectors) -> bool;

    /// The state of vector registers and the like after a call that we don't analyse.
    fn clobber_vectors(s: &mut State);

    /// Copies a function, given as `code` at `address`, to `place`, and injects a leak of
    /// `register` after one of its instructions. Also returns the leak's address.
    fn inject(
        image: &Image,
        code: &[u8],
        address: u64,
        behind: u64,
        register: Register,
        leak: Leak,
        place: u64,
    ) -> Result<(Vec<u8>, u64), MutateError>;
}

/// Where arguments, results and return addresses are. Registers are given by their numbers in
/// [`State::general`].
pub(crate) struct Convention {
    /// The stack pointer.
    pub(crate) stack: usize,
    /// The arguments, in order.
    pub(crate) arguments: &'static [usize],
    /// The result.
    pub(crate) result: usize,
    /// Registers that a callee may change.
    pub(crate) scratch: &'static [usize],
    /// The register where a call leaves the return address. None if it is pushed.
    pub(crate) link: Option<usize>,
    /// The alignment of the stack pointer wherever it is used.
    pub(crate) align: u64,
    /// Whether jump tables have entries shorter than four bytes.
    pub(crate) narrow_tables: bool,
    /// The maximum size of a linker stub for a function in another file.
    pub(crate) stub: u64,
}

impl Convention {
    /// The distance from the stack pointer at entry to the arguments on the stack.
    fn pushed(&self) -> i64 {
        if self.link.is_none() { 8 } else { 0 }
    }

    /// The stack's alignment at entry. Arguments on the stack start at a multiple of 16.
    fn at_entry(&self) -> Alignment {
        Alignment { to: 16, at: self.pushed() }
    }
}

/// A register that can hold a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Register {
    /// By its number.
    General(usize),
    /// By its number.
    Vector(usize),
}

/// One side of a branch, and the facts that hold there.
#[derive(Clone, Copy)]
pub(crate) struct Branch {
    pub(crate) target: u64,
    /// A comparison and its result, for both a number and a copy of it.
    pub(crate) learned: [Option<(Compared, Condition)>; 2],
    /// An argument that is zero.
    pub(crate) zero: Option<usize>,
}

/// Where execution continues.
pub(crate) enum Next {
    Follow,
    Jump(u64),
    /// On both sides, since we don't know the condition.
    Fork(Box<[Branch; 2]>),
    /// At all of these addresses.
    Switch(Vec<u64>),
    End,
}

/// Memory that an argument points to.
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
pub(crate) struct Machine<'a, I> {
    pub(crate) image: &'a Image,
    pub(crate) widening: Widening,
    pub(crate) contract: &'a Contract,
    summaries: &'a [Contract],
    memories: Vec<Memory>,
    /// Variables in the file that a contract describes, and their memories.
    variables: Vec<(std::ops::Range<u64>, usize)>,
    /// Tables that a contract names, and their sections.
    tables: Vec<(std::ops::Range<u64>, usize)>,
    /// The values of the arguments.
    pub(crate) arguments: Vec<Value>,
    /// Decoded instructions, grouped by piece of code, and the piece that was used last, since code
    /// is usually executed in order.
    decoded: FxHashMap<u64, usize>,
    pieces: Vec<[Option<Rc<I>>; PIECE as usize]>,
    last: (u64, usize),
    pub(crate) findings: BTreeMap<u64, BTreeSet<Reason>>,
    /// All local functions that were entered, except for the first.
    pub(crate) follows: BTreeSet<u64>,
    pub(crate) believes: BTreeSet<String>,
    /// Instructions where the linker has written part of an address, if we can't tell from the
    /// instruction itself.
    pub(crate) placed: BTreeSet<u64>,
    /// The register that each instruction leaves a secret in, for the mutation tests.
    pub(crate) watch: Option<BTreeMap<u64, Register>>,
    /// The maximum stack use in bytes. None if we don't know it.
    deepest: Option<u64>,
    /// Whether there has been a store to an unknown place.
    anywhere: bool,
}

impl<'a, I: Instruction> Machine<'a, I> {
    pub(crate) fn new(image: &'a Image, contract: &'a Contract, summaries: &'a [Contract]) -> Self {
        Self {
            image,
            widening: Widening { limits: BTreeSet::new() },
            contract,
            summaries,
            memories: Vec::new(),
            variables: Vec::new(),
            tables: Vec::new(),
            arguments: Vec::new(),
            decoded: FxHashMap::default(),
            pieces: Vec::new(),
            last: (u64::MAX, 0),
            findings: BTreeMap::new(),
            follows: BTreeSet::new(),
            believes: BTreeSet::new(),
            placed: BTreeSet::new(),
            watch: None,
            deepest: Some(0),
            anywhere: false,
        }
    }

    /// The state at the function's first instruction, according to its contract.
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
            if data.stays {
                self.tables.extend(self.image.tables(data));
            }
            for range in self.image.variables(&data.symbol) {
                if let [Argument::Pointer(content)] = &data.arguments[..] {
                    let memory = self.memory(content);
                    self.variables.push((range, memory));
                }
            }
        }
        let mut state = State::new(self.memories.len(), I::CONVENTION.stack);
        let (arguments, pushed) = (I::CONVENTION.arguments, I::CONVENTION.pushed());
        let on_stack = values.len().saturating_sub(arguments.len());
        let mut frame = Frame::new(pushed + 8 * on_stack as i64, I::CONVENTION.at_entry(), Some(0));
        for (i, value) in values.iter().enumerate().skip(arguments.len()) {
            let _ = frame.store(pushed + 8 * (i - arguments.len()) as i64, 8, *value, true);
        }
        match I::CONVENTION.link {
            Some(link) => state.set(link, Value::Return(None, Class::Address)),
            None => drop(frame.store(0, 8, Value::Address, true)),
        }
        state.frames.push(frame);
        state.set(I::CONVENTION.stack, Value::pointer(Region::Frame(0), 0));
        for (register, value) in arguments.iter().zip(&values) {
            state.set(*register, *value);
        }
        self.arguments = values;
        state.wiped = contract.wipes.is_none();
        state
    }

    /// The index of a memory with these contents, which is created if necessary.
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
            // The grammar doesn't allow nested fields, but we treat them as secret just in case.
            Content::Fields(..) => Cell::Class(Class::Secret),
        }
    }

    /// The instruction at an address, or why there is none.
    pub(crate) fn decode(&mut self, ip: u64) -> Result<Rc<I>, Reason> {
        let piece = ip / PIECE;
        if piece != self.last.0 {
            let next = self.pieces.len();
            let index = *self.decoded.entry(piece).or_insert(next);
            if index == next {
                self.pieces.push([const { None }; PIECE as usize]);
            }
            self.last = (piece, index);
        }
        if let Some(decoded) = &self.pieces[self.last.1][(ip % PIECE) as usize] {
            return Ok(decoded.clone());
        }
        let code = self.image.code_at(ip).ok_or(Reason::Undecodable)?;
        let decoded = Rc::new(I::decode(code, ip).ok_or(Reason::Undecodable)?);
        if self.image.is_relocated(ip, decoded.size()) {
            return Err(Reason::Relocated);
        }
        self.pieces[self.last.1][(ip % PIECE) as usize] = Some(decoded.clone());
        Ok(decoded)
    }

    /// The flow of the instruction at an address.
    pub(crate) fn flow(&self, ip: u64) -> Flow {
        flow(self.image.architecture(), self.image.code_at(ip).unwrap_or(&[]), ip)
    }

    /// All reached instructions.
    pub(crate) fn reached(&self) -> impl Iterator<Item = &I> {
        self.pieces.iter().flat_map(|piece| piece.iter().flatten()).map(|decoded| &**decoded)
    }

    pub(crate) fn refuse(&mut self, ip: u64, reason: Reason) {
        // The code that follows these wasn't analysed.
        if matches!(
            reason,
            Reason::Endless | Reason::Undecodable | Reason::Relocated | Reason::Indirect | Reason::Call(_)
        ) {
            self.deepest = None;
        }
        self.findings.entry(ip).or_default().insert(reason);
    }

    // Memory.

    pub(crate) fn load(&self, s: &State, address: Value, size: usize) -> Value {
        match address {
            Value::Constant(_) | Value::Within(Class::Number, ..) => self.load_file(s, address.span(), size),
            Value::Pointer(Region::File, span) => self.load_file(s, span, size),
            // The stack protector's word, if it is a variable in the C library.
            Value::External(index)
                if size == 8 && I::CONVENTION.link.is_some() && self.image.external(index) == "__stack_chk_guard" =>
            {
                Value::Canary(Class::Address)
            }
            Value::Pointer(Region::Table(section), _) => self.constants(section),
            Value::Pointer(region, span) => {
                let loads = region.each().map(|region| self.load_region(s, region, span, size));
                loads.reduce(Value::join).unwrap_or(Value::Secret)
            }
            _ => Value::Secret,
        }
    }

    /// A load from a region other than a choice.
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

    /// Constants at an unknown place in a section.
    fn constants(&self, section: usize) -> Value {
        if self.image.has_addresses(section) { Value::Address } else { Value::Number }
    }

    /// A load from the file. If memory is writable at run time, we don't know its contents.
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
                numbers
                    if size == 8 && addresses
                        || numbers.is_some() && (size == 4 || size < 4 && I::CONVENTION.narrow_tables) =>
                {
                    let (first, size) = (range.start, size as u8);
                    return Value::Entry(TableEntry {
                        first,
                        count,
                        step: span.step,
                        size,
                        signed: false,
                        scale: 0,
                        plus: None,
                    });
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

    /// The variables in the contract that contain all of these addresses, with the offsets in them.
    /// Symbols may overlap.
    fn around(&self, span: Span, size: usize) -> Vec<(usize, Span)> {
        let Some(end) = span.hi.checked_add(size as i64) else { return Vec::new() };
        let around =
            self.variables.iter().filter(|(range, _)| range.start as i64 <= span.lo && end <= range.end as i64);
        around.map(|(range, memory)| (*memory, span.add(Span::exactly(-(range.start as i64))))).collect()
    }

    fn store(&mut self, s: &mut State, ip: u64, address: Value, size: usize, value: Value, certain: bool) {
        if I::CONVENTION.link.is_none() && overwrites_return_address(s, address, size) {
            self.refuse(ip, Reason::Indirect);
        }
        if matches!(s.compared, Some(Compared { place: Place::Stack(..), .. })) {
            s.compared = None;
        }
        s.copies.slot = None;
        // Where a store goes reveals its address. We reject this, but an exception may allow it.
        let value = if address.class() == Class::Secret { Value::Secret } else { value };
        let known = match address {
            Value::Constant(_) | Value::Within(Class::Number, ..) => {
                self.store_file(s, address.span(), size, value, true)
            }
            Value::Pointer(Region::File, span) => self.store_file(s, span, size, value, false),
            Value::Pointer(region, span) => {
                let certain = certain && !matches!(region, Region::Choice(_)) && span.offset().is_some();
                region.each().all(|region| self.store_region(s, region, span, size, value, certain))
            }
            // It could be anywhere.
            other if other.class() == Class::Secret => {
                self.anywhere = true;
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

    /// A store to a region that isn't a choice. Returns false if there is no such place in the
    /// region.
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
                let top = s.general[I::CONVENTION.stack];
                let Some(frame) = s.frames.get_mut(number) else { return false };
                if frame.is_in_array(span, size) {
                    return true;
                }
                if let (Some(offset), Value::Constant(0), 8, true) = (span.offset(), value, size, certain)
                    && top == Value::pointer(region, offset)
                {
                    return frame.probe(offset);
                }
                match (span.offset(), frame.bounds(span, size)) {
                    (Some(offset), _) => frame.store(offset, size, value, certain),
                    (None, Some((offset, whole))) => match span.few() {
                        // Only one of these places changes.
                        Some(mut offsets) => offsets.all(|offset| frame.store(offset, size, value, false)),
                        None => frame.store(offset, whole, value.class().into(), false),
                    },
                    // As for a single offset.
                    (None, None) if frame.excludes(span, size) => false,
                    // It goes upwards from here, or anywhere, so it may also hit other frames.
                    (None, None) => {
                        let start = if span.lo >= frame.bottom() { span.lo } else { i64::MIN };
                        self.anywhere |= start == i64::MIN;
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

    /// A store to the file.
    fn store_file(&mut self, s: &mut State, span: Span, size: usize, value: Value, number: bool) -> bool {
        let end = span.hi.checked_add(size as i64);
        if let Some(end) = end.filter(|end| self.image.all_constant(span.lo as u64..*end as u64, false)) {
            // We treat loads from there as secret, except for variables that a contract describes.
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
        // All of it is constant or unmapped.
        let nowhere = end.is_some_and(|end| !self.image.has_writable(span.lo.max(0) as u64..end.max(0) as u64));
        if number || span.offset().is_some() || nowhere {
            return false;
        }
        // Anywhere in writable memory.
        let all: Vec<_> = self.variables.iter().map(|(_, memory)| *memory).collect();
        all.into_iter().all(|memory| self.store_region(s, Region::Memory(memory), Span::ALL, size, value, false))
    }

    /// `memmove`
    fn copy(&mut self, s: &mut State, ip: u64, to: Value, from: Value, length: Value) {
        let Value::Constant(n @ 0..=0xffff) = length else {
            let class = self.load_anywhere(s, from, length);
            self.store_range(s, ip, to, class, length);
            return;
        };
        // We copy in pieces of eight bytes so that values that were stored as a whole stay whole.
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

    /// A call to `memset` or something similar.
    fn fill_by_call(&mut self, s: &mut State, ip: u64, to: Value, with: Value, length: Value) {
        let zero = matches!(with, Value::Constant(c) if c as u8 == 0);
        self.fill(s, ip, to, with.class(), length);
        if let Some((pointer, count)) = self.contract.wipes {
            s.wiped |= zero && to == self.arguments[pointer] && length == self.arguments[count];
        }
        self.clobber(s);
    }

    /// The class of a number of bytes, which may not be known.
    fn load_anywhere(&self, s: &State, from: Value, length: Value) -> Class {
        self.load(s, reach(from, length), 1).class()
    }

    /// A store of an unknown number of bytes.
    fn store_range(&mut self, s: &mut State, ip: u64, to: Value, class: Class, length: Value) {
        // Its extent reveals the length.
        self.store(s, ip, reach(to, length), 1, class.max(length.class()).into(), false);
    }

    // Control.

    /// The targets in a jump table, all of which must be constant and point to code.
    fn places(&self, table: TableEntry) -> Option<Vec<u64>> {
        let TableEntry { first, count, step, size, signed, scale, plus } = table;
        let mut places = Vec::new();
        for n in 0..u64::from(count) {
            let Value::Constant(entry) = self.image.number(self.image.constant(first + (n << step), size.into())?)
            else {
                return None;
            };
            let entry = if signed { sign_extend(entry, size.into()) } else { entry };
            let place = (entry << scale).wrapping_add(plus.unwrap_or(0));
            self.image.code_at(place)?;
            places.push(place);
        }
        places.sort_unstable();
        places.dedup();
        Some(places)
    }

    /// Whether a branch belongs to the stack protector, which aborts the program if the words
    /// differ. That can't happen unless a store has left its object.
    pub(crate) fn is_protector(&self, s: &State, taken: Condition, target: u64, next: u64) -> bool {
        let differs = match taken {
            Condition::Equal => next,
            Condition::NotEqual => target,
            _ => return false,
        };
        s.flags.zero == Bit::Protector && self.image.fails_protector(differs)
    }

    fn go(&mut self, s: &mut State, ip: u64, target: Value) -> Next {
        if let Value::Entry(table) = target
            && let Some(places) = self.places(table)
        {
            return Next::Switch(places);
        }
        match self.image.number(target) {
            Value::Constant(target) => match self.believed_at(target) {
                Some(name) => self.tail(s, ip, &name),
                None => {
                    if self.image.functions_at(target).next().is_some() {
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

    /// A jump to a function that we believe, and its return.
    fn tail(&mut self, s: &mut State, ip: u64, name: &str) -> Next {
        let pushed = Value::Constant(I::CONVENTION.pushed() as u64);
        let arguments = add(self.image, s.general[I::CONVENTION.stack], pushed);
        if !self.summary(s, ip, name, arguments) {
            return Next::End;
        }
        self.give_back(s, ip)
    }

    /// A call from `ip` that returns to `back`.
    fn call(&mut self, s: &mut State, ip: u64, back: u64, target: Value) -> Next {
        let stack = I::CONVENTION.stack;
        // Through a table at a public index: all entries.
        if let Value::Entry(table) = target
            && let Some(places) = self.places(table)
            && places.iter().all(|place| self.believed_at(*place).is_none())
        {
            self.enter(s, ip, back);
            self.follows.extend(&places);
            return Next::Switch(places);
        }
        let name = match self.image.number(target) {
            Value::Constant(target) => match self.believed_at(target) {
                Some(name) => name,
                None => {
                    self.enter(s, ip, back);
                    self.follows.insert(target);
                    return Next::Jump(target);
                }
            },
            Value::External(index) => self.image.external(index).to_owned(),
            _ => {
                self.refuse(ip, Reason::Indirect);
                self.clobber(s);
                if let Some(link) = I::CONVENTION.link {
                    s.set(link, self.image.locate(back));
                }
                return Next::Follow;
            }
        };
        let arguments = s.general[stack];
        let goes_on = self.summary(s, ip, &name, arguments);
        if let Some(link) = I::CONVENTION.link {
            s.set(link, self.image.locate(back));
        }
        if goes_on { Next::Follow } else { Next::End }
    }

    /// Enters a call that we analyse.
    fn enter(&mut self, s: &mut State, ip: u64, back: u64) {
        let frames = s.frames.len();
        match I::CONVENTION.link {
            Some(link) => s.set(link, Value::Return(Some(back), Class::Address)),
            None => self.push(s, ip, self.image.locate(back)),
        }
        s.calls.push(Call { back, slot: s.general[I::CONVENTION.stack], frames });
    }

    /// The maximum stack use in bytes. Stores to unknown places may go below the stack pointer, but
    /// only into the red zone, which signal handlers preserve. Data any further down couldn't be
    /// used again.
    pub(crate) fn stack_bytes(&self) -> Option<u64> {
        /// The red zone in System V for x86-64. All others are smaller.
        const RED_ZONE: u64 = 128;
        self.deepest.map(|deepest| deepest + if self.anywhere { RED_ZONE } else { 0 })
    }

    /// Records the current stack depth.
    pub(crate) fn note_depth(&mut self, s: &State) {
        let depth = match s.general[I::CONVENTION.stack] {
            Value::Pointer(Region::Frame(frame), span) => s.frames.get(frame).and_then(|frame| frame.depth(span.lo)),
            _ => None,
        };
        // This is slightly higher than after a return.
        let deepest = self.deepest.zip(depth);
        self.deepest = deepest.map(|(deepest, depth)| deepest.max(u64::try_from(depth).unwrap_or(0)));
    }

    pub(crate) fn push(&mut self, s: &mut State, ip: u64, value: Value) {
        let stack = I::CONVENTION.stack;
        let top = add(self.image, s.general[stack], Value::Constant(8u64.wrapping_neg()));
        s.set(stack, top);
        self.store(s, ip, top, 8, value, true);
    }

    pub(crate) fn pop(&mut self, s: &mut State) -> Value {
        let stack = I::CONVENTION.stack;
        let top = s.general[stack];
        let value = self.load(s, top, 8);
        s.set(stack, add(self.image, top, Value::Constant(8)));
        value
    }

    /// Sets the stack pointer to `before`, rounded down to a multiple of `align`. Since we don't
    /// know how far that is from the old frame, this starts a new one. Returns false if `before`
    /// wasn't at a known place in a frame.
    fn align_stack(&mut self, s: &mut State, before: Value, align: u64) -> bool {
        let Value::Pointer(Region::Frame(frame), span) = before else { return false };
        // If it could be at several offsets, the highest one is an upper bound.
        let offset = span.hi;
        if frame >= s.frames.len() || offset == i64::MAX || span == Span::ALL {
            return false;
        }
        // The unused part of the old frame now belongs to the new one.
        let free = s.frames[frame].lowest().max(offset);
        let Some(distance) = free.checked_sub(offset) else { return false };
        // The lower bound is the lowest offset, rounded down.
        let depth = s.frames[frame].depth_rounded(span, align);
        s.drop_frames(frame + 1);
        s.frames[frame].end_below(free);
        s.frames.push(Frame::new(distance, Alignment { to: align, at: 0 }, depth));
        s.set(I::CONVENTION.stack, Value::pointer(Region::Frame(frame + 1), 0));
        true
    }

    /// Lowers the stack pointer by an unknown public number to make room for an array of that size.
    /// This starts a new frame, where the bytes above the stack pointer are the array. Returns
    /// false if the stack pointer wasn't at a known place in a frame.
    fn lower_stack(&mut self, s: &mut State, by: Value) -> bool {
        let Value::Pointer(Region::Frame(frame), span) = s.general[I::CONVENTION.stack] else { return false };
        let (Some(offset), true) = (span.offset(), frame < s.frames.len()) else { return false };
        let most = by.bounds().1;
        let depth = s.frames[frame].depth(offset).and_then(|depth| depth.checked_add_unsigned(most));
        s.drop_frames(frame + 1);
        s.frames[frame].end_below(offset);
        s.frames.push(Frame::below_array(Alignment { to: I::CONVENTION.align, at: 0 }, depth, most));
        s.set(I::CONVENTION.stack, Value::pointer(Region::Frame(frame + 1), 0));
        true
    }

    /// A return, which either goes from an analysed call to its caller or leaves the function.
    fn give_back(&mut self, s: &mut State, ip: u64) -> Next {
        let top = s.general[I::CONVENTION.stack];
        match I::CONVENTION.link {
            // The return address is in a register, and must not have changed since the call.
            Some(link) => {
                let back = s.calls.last().map(|call| call.back);
                if !matches!(s.general[link], Value::Return(to, _) if to == back) {
                    self.refuse(ip, Reason::Indirect);
                }
            }
            None => drop(self.pop(s)),
        }
        if let Some(Call { back, slot, frames }) = s.calls.pop() {
            // We don't need to check the return address itself because stores to it are rejected.
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
            && s.general[I::CONVENTION.result].low_class(size) == Class::Secret
        {
            self.refuse(ip, Reason::Result);
        }
        if !s.wiped {
            self.refuse(ip, Reason::Unwiped);
        }
        if let Some(vectors) = self.contract.clears {
            let general = I::CONVENTION.scratch.iter().any(|number| s.general[*number].class() == Class::Secret);
            if general || I::leaves_secret(s, vectors) {
                self.refuse(ip, Reason::Uncleared);
            }
        }
        Next::End
    }

    // Calls by summary.

    /// The summary for a name. Descriptions of unnamed functions don't have one.
    fn believed(&self, name: &str) -> Option<&'a Contract> {
        let all = self.summaries.iter().filter(|contract| !contract.data && !name.contains(' '));
        all.into_iter().find(|contract| contract.matches(name))
    }

    /// If we believe a function in this file rather than analysing it, this is its name. We do so
    /// if there is a `call` line, or if both its name and its instructions say that it doesn't
    /// return. A name alone isn't enough, since anyone can define a `memcpy`.
    fn believed_at(&self, address: u64) -> Option<String> {
        let is_believed = |function: &&Function| {
            // Programs use the ones from the C library, unless it is linked into them.
            let of_c = matches!(function.symbol.as_str(), "abort" | "__stack_chk_fail");
            self.believed(&function.symbol).is_some()
                || returns_twice(&function.symbol)
                || matches!(builtin(&function.symbol), Some(Builtin::End))
                    && !(of_c && self.image.needs_libraries())
                    && self.image.never_returns(function)
        };
        self.image.functions_at(address).find(is_believed).map(|function| function.symbol.clone())
    }

    /// Applies the effect of a believed function. Arguments that aren't in registers are at
    /// `stacked`. Returns false if the function doesn't return.
    fn summary(&mut self, s: &mut State, ip: u64, name: &str, stacked: Value) -> bool {
        let plain = rustc_demangle::demangle(name).to_string();
        let arguments = I::CONVENTION.arguments;
        let [to, from, length] = [0, 1, 2].map(|n| s.general[arguments[n]]);
        let public = |values: &[Value]| values.iter().all(|v| v.class() < Class::Secret);
        if returns_twice(name) {
            self.refuse(ip, Reason::Twice(plain));
            self.clobber(s);
            return true;
        }
        if let Some(contract) = self.believed(name) {
            // It may throw an exception through open calls, up to the first one that has a landing
            // pad.
            let mut calls = s.calls.iter().map(|call| call.back.wrapping_sub(1)).chain([ip]);
            if calls.any(|call| self.image.has_landing_pad(call)) {
                self.refuse(ip, Reason::Throws(plain.clone()));
            }
            let mut written = Vec::new();
            for (number, argument) in contract.arguments.iter().enumerate() {
                let value = match arguments.get(number) {
                    Some(register) => s.general[*register],
                    None => {
                        let offset = Value::Constant(8 * (number - arguments.len()) as u64);
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
            // A callee owns the arguments on the stack, so it may overwrite them.
            for number in arguments.len()..contract.arguments.len() {
                let offset = Value::Constant(8 * (number - arguments.len()) as u64);
                self.store(s, ip, add(self.image, stacked, offset), 8, Value::Secret, true);
            }
            let result = contract.public_result.map_or(Value::Secret, |size| match size {
                8 => Value::Address,
                size => Value::low(Class::Secret, size, Class::Number, 0, u64::MAX),
            });
            self.clobber(s);
            s.set(I::CONVENTION.result, result);
            self.believes.insert(plain);
            return true;
        }
        // Fortified functions compare the length with the size of the object, their last argument.
        let fits = |number: usize| if name.ends_with("_chk") { s.general[arguments[number]] } else { Value::Number };
        match builtin(name) {
            Some(Builtin::Copy) => {
                if !public(&[to, from, length, fits(3)]) {
                    self.refuse(ip, Reason::Argument(plain.clone()));
                }
                self.copy(s, ip, to, from, length);
                self.clobber(s);
                s.set(I::CONVENTION.result, to);
            }
            Some(Builtin::Fill) => {
                if !public(&[to, length, fits(3)]) {
                    self.refuse(ip, Reason::Argument(plain.clone()));
                }
                self.fill_by_call(s, ip, to, from, length);
                s.set(I::CONVENTION.result, to);
            }
            Some(Builtin::Wipe) => {
                let length = from;
                if !public(&[to, length, fits(2)]) {
                    self.refuse(ip, Reason::Argument(plain.clone()));
                }
                self.fill_by_call(s, ip, to, Value::Constant(0), length);
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
                s.set(I::CONVENTION.result, contents.into());
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

    /// Whether memory that a summary says is public really is, either in its whole region or in a
    /// range of bytes.
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

    /// All pointers in a range of bytes that follows a pointer, or consecutive pointers if the
    /// range has no end. None if we don't know them.
    fn pointers(&self, s: &State, pointer: Value, range: Option<std::ops::Range<i64>>) -> Option<Vec<Value>> {
        let (start, end) = range.map_or((0, i64::MAX), |range| (range.start, range.end));
        // After this many pointers, we assume that the rest are the same.
        const MAX_POINTERS: i64 = 512;
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
        while at < end && (end != i64::MAX || at - start < 8 * MAX_POINTERS) {
            if object.is_some_and(|object| base.saturating_add(at) >= object as i64) {
                break;
            }
            let place = add(self.image, pointer, Value::Constant(at as u64));
            // Memory above belongs to the caller.
            if end == i64::MAX && matches!(place, Value::Pointer(Region::Frame(0), span) if span.lo >= 0) {
                break;
            }
            let value = match self.load(s, place, 8) {
                // An address in the file, if it isn't position-independent.
                Value::Constant(c) if self.image.section(c).is_some() => self.image.locate(c),
                value => value,
            };
            // If there is no end, we skip values that aren't pointers, including NULL, because
            // pointers may follow.
            let counts = end != i64::MAX || at == start || value.class() == Class::Address;
            if counts && !matches!(value, Value::Canary(_)) && !found.contains(&value) {
                found.push(value);
            }
            at += 8;
        }
        Some(found)
    }

    /// A believed function may write to any memory that can be reached from a pointer.
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

    /// Changes everything that a function may change according to the calling convention.
    fn clobber(&self, s: &mut State) {
        // Its own frame is below.
        match s.general[I::CONVENTION.stack] {
            Value::Pointer(Region::Frame(frame), Span { lo, hi, .. }) if frame < s.frames.len() && lo == hi => {
                s.frames[frame].forget_below(lo);
            }
            _ => s.frames.iter_mut().for_each(|frame| frame.forget_below(i64::MAX)),
        }
        for register in I::CONVENTION.scratch {
            s.set(*register, Value::Secret);
        }
        I::clobber_vectors(s);
        s.flags = Flags::all(Bit::Unknown(Class::Secret));
        s.compared = None;
        s.copies = Copies::default();
    }
}

/// Size of a piece of code in bytes.
const PIECE: u64 = 256;

/// The bit for memory that isn't in any field.
const REST: usize = 63;

impl Memory {
    /// The fields that any of the `size` bytes at any of these offsets may be in, with their bits.
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

    /// `several` means that we don't know which of several memories of this kind is accessed.
    fn load(&self, span: Span, size: usize, several: bool, spoilt: u64) -> Value {
        // Fast path: usually everything is secret.
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

    /// The bits for fields that no longer match the contract after a store.
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

/// Gaps between fields and after the last one, which may have no end.
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

/// The range from a pointer to the end of a number of bytes that start there.
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

/// Sign-extends a number of `size` bytes to 64 bits.
fn carry_sign(value: Value, size: usize) -> Value {
    match value {
        Value::Constant(c) => Value::Constant(sign_extend(c, size)),
        Value::Within(class, lo, hi, step) if hi <= mask(size) >> 1 => Value::within(class, lo, hi, step),
        Value::Entry(entry) if size == usize::from(entry.size) && entry.is_as_loaded() => {
            Value::Entry(TableEntry { signed: true, ..entry })
        }
        other => other.class().into(),
    }
}

/// Whether a store of `size` bytes hits the return address of an open call or of the function being
/// proved, no matter where in its span it goes.
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

/// Functions from the C library and from Rust, grouped by what they do. Except for comparisons, how
/// long they run depends only on addresses and lengths.
enum Builtin {
    Copy,
    Fill,
    /// Fills with zeros: the address, then the length.
    Wipe,
    Compare,
    /// Doesn't return, like a panic with a public condition.
    End,
}

/// Whether a function may return to its caller a second time, with later stores visible.
fn returns_twice(name: &str) -> bool {
    matches!(name.trim_start_matches('_'), "setjmp" | "sigsetjmp" | "savectx" | "getcontext" | "swapcontext" | "vfork")
}

fn builtin(name: &str) -> Option<Builtin> {
    match name {
        "memcpy" | "memmove" | "__memcpy_chk" | "__memmove_chk" => return Some(Builtin::Copy),
        "memset" | "__memset_chk" | "memset_explicit" => return Some(Builtin::Fill),
        "bzero"
        | "explicit_bzero"
        | "__explicit_bzero_chk"
        | "OPENSSL_cleanse"
        | "mbedtls_platform_zeroize"
        | "sodium_memzero" => return Some(Builtin::Wipe),
        "memcmp" | "bcmp" => return Some(Builtin::Compare),
        "abort" | "__stack_chk_fail" => return Some(Builtin::End),
        _ => {}
    }
    // The name without the hash. Names that aren't mangled don't come from Rust.
    let path = format!("{:#}", rustc_demangle::try_demangle(name).ok()?);
    let panics = path.starts_with("core::panicking::")
        || (path.starts_with("core::option::") || path.starts_with("core::result::")) && path.contains("_failed")
        || path.starts_with("core::slice::index::") && path.contains("_fail");
    panics.then_some(Builtin::End)
}
