//! Runs a function on bits that are functions of the inputs. This part is the same for all
//! processors.
//!
//! The run ends with a fault if a branch or an address depends on the inputs. Flags and registers
//! without arguments start as inputs of their own, so a result that depends on them differs from
//! every reference. Bytes below the stack pointer start as unwritten.

mod a64;
mod arithmetic;
pub(crate) mod numbers;
mod single;
mod state;
mod x86;

pub use self::x86::decode as decode_x86;

pub(crate) use numbers::{ALL, Address, BUFFERS, DONE, Domain, FILE, LARGEST, Number, Numbers, PAGE, Tag};
pub use single::{Known, Region, Registers, single};
pub(crate) use state::State;
pub use x86::Features;

use rustc_hash::FxHashMap;

use crate::forms::{Bit, Forms};
use crate::image::{Architecture, Image};
use crate::memory::{Alignment, Memory, STACK};
use crate::{Error, Fault};

/// The limits of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most instructions of a call.
    pub instructions: u64,
    /// The approximate maximum of memory for forms, in bytes.
    pub memory: usize,
    /// The instructions that the processor has, on x86-64.
    pub features: Features,
}

impl Default for Limits {
    fn default() -> Self {
        Self { instructions: 2_000_000, memory: 1600 << 20, features: Features::ALL }
    }
}

/// Bytes of stack that a function finds below its frame.
const STACK_BYTES: u64 = 1 << 17;
/// Where a callee's part of the stack ends, above its return address: a multiple of 16, as the
/// conventions have it. On x86-64, it may be at any such address.
const STACK_TOP: u64 = 0x7fff_0000_0000;

/// The registers of a processor, and what a callee does with them.
struct Convention {
    /// The numbers of general, mask and vector registers.
    general: usize,
    masks: usize,
    vectors: usize,
    /// Bits of a vector register.
    vector_bits: usize,
    /// The general registers of arguments, in their order.
    arguments: [usize; 4],
    /// The general registers that a callee must preserve.
    kept: &'static [(usize, &'static str)],
    /// The vector registers whose low 64 bits it must preserve.
    kept_low_halves: &'static [(usize, &'static str)],
    /// The stack pointer.
    stack: usize,
    stack_name: &'static str,
    /// The register of the return address. Without it, the return address is on the stack.
    link: Option<usize>,
    /// The register of the returned value.
    result: usize,
}

impl Architecture {
    const fn convention(self) -> &'static Convention {
        match self {
            Self::X86_64 => &x86::CONVENTION,
            Self::Aarch64 => &a64::CONVENTION,
        }
    }

    /// Bits of general, mask and vector registers.
    pub(crate) const fn bits(self) -> usize {
        let Convention { general, masks, vectors, vector_bits, .. } = *self.convention();
        64 * (general + masks) + vectors * vector_bits
    }
}

/// A function that inspects the state after every instruction.
pub type Watch<'w> = dyn FnMut(&mut Machine<'_>) -> Result<(), Error> + 'w;

/// Flags. Conditions are computed only when an instruction asks for them.
struct Flags {
    /// On AArch64, this is 1 after a difference without a borrow.
    carry: Bit,
    overflow: Bit,
    sign: Bit,
    /// The result that is zero or not.
    result: Vec<Bit>,
    /// Numbers whose sum carries exactly if the result has a carry and is not zero, if they are known.
    addends: Option<[Vec<Bit>; 2]>,
}

/// Registers that a callee must preserve: their bits and names.
pub(crate) type Kept = Vec<(Vec<Bit>, &'static str)>;

/// The state of a run.
pub struct Machine<'a> {
    /// All functions that have been computed.
    pub forms: &'a mut Forms,
    /// The memory that the function may use.
    pub memory: Memory<'a>,
    image: &'a Image,
    general: Vec<[Bit; 64]>,
    vectors: Vec<Vec<Bit>>,
    masks: Vec<[Bit; 64]>,
    flags: Flags,
    /// Instructions that have run.
    pub count: u64,
    /// The most that may, and the memory for forms.
    pub limits: Limits,
    /// Whether functions are freed that are neither pinned nor in the state.
    pub(crate) forgets: bool,
    /// An argument of [`Machine::call`] that is no number, and its bits.
    pub(crate) free_argument: Option<(usize, [Bit; 64])>,
    /// The address to return to, on AArch64.
    caller: Option<[Bit; 64]>,
    /// Numbers that depend on symbols.
    pub(crate) numbers: Numbers,
    /// A place that somebody looks for.
    pub(crate) search: Option<Search>,
    /// The addresses of all instructions that have run, if somebody needs them.
    pub(crate) trace: Option<Vec<u64>>,
    /// Whether the file is at the addresses in it, as for comparison with a processor. Otherwise, it may be
    /// at any address.
    is_at_its_place: bool,
    /// Whether buffers are at the places where they are in this run, instead of anywhere.
    pub(crate) fixes_places: bool,
    /// Where the calls that have not returned yet return to.
    calls: Vec<u64>,
    code: FxHashMap<u64, Instruction>,
    /// For the maximum of two bytes, these two bytes.
    maxima: FxHashMap<[Bit; 8], [[Bit; 8]; 2]>,
    /// For a number that is 0 or another one, this other one, and the bit that is 1 if it is that.
    masked: FxHashMap<Vec<Bit>, (Vec<Bit>, Bit)>,
}

/// A search for the instruction that runs when the first bytes of a region are written.
#[derive(Default)]
pub(crate) struct Search {
    pub(crate) region: &'static str,
    pub(crate) length: usize,
    pub(crate) found: Option<u64>,
}

/// Where a run stops: at an address, when the first bytes of a region are written.
#[derive(Clone, Copy)]
pub(crate) struct Stop {
    pub(crate) at: u64,
    pub(crate) region: &'static str,
    pub(crate) length: usize,
}

enum Next {
    Follows,
    At(u64),
    Returns,
}

/// An instruction of any processor.
#[derive(Clone, Copy)]
enum Instruction {
    X86(iced_x86::Instruction),
    A64(a64::Instruction),
}

impl Instruction {
    fn decode(architecture: Architecture, code: &[u8], at: u64) -> Option<Self> {
        match architecture {
            Architecture::X86_64 => x86::decode(code, at).map(Self::X86),
            Architecture::Aarch64 => a64::Instruction::decode(code, at).map(Self::A64),
        }
    }

    /// The address behind it.
    fn next(&self) -> u64 {
        match self {
            Self::X86(instruction) => instruction.next_ip(),
            Self::A64(instruction) => instruction.next(),
        }
    }

    fn text(&self) -> String {
        match self {
            Self::X86(instruction) => instruction.to_string(),
            Self::A64(instruction) => instruction.text(),
        }
    }

    fn touches_memory(&self) -> bool {
        match self {
            Self::X86(instruction) => x86::touches_memory(instruction),
            Self::A64(instruction) => instruction.touches_memory(),
        }
    }
}

fn number(value: u64) -> [Bit; 64] {
    std::array::from_fn(|i| Bit::constant(value >> i & 1 == 1))
}

/// The number that bits are, if they are known.
fn value(bits: &[Bit]) -> Option<u64> {
    bits.iter().enumerate().try_fold(0, |sum, (i, bit)| Some(sum | u64::from(bit.known()?) << i))
}

impl<'a> Machine<'a> {
    /// The state before a call of a function.
    pub fn new(image: &'a Image, forms: &'a mut Forms, memory: Memory<'a>) -> Self {
        let undefined = Self::undefined(image.architecture(), forms);
        Self::with_undefined(image, forms, memory, &undefined)
    }

    /// A state that the caller sets, with registers that are 0 and any flags.
    pub(crate) fn blank(image: &'a Image, forms: &'a mut Forms, memory: Memory<'a>) -> Self {
        let undefined = vec![Bit::ZERO; image.architecture().bits()];
        Self::with_undefined(image, forms, memory, &undefined)
    }

    /// Inputs for the registers and flags without defined values.
    pub(crate) fn undefined(architecture: Architecture, forms: &mut Forms) -> Vec<Bit> {
        (0..architecture.bits()).map(|_| forms.input()).collect()
    }

    /// The state before a call of a function with such inputs.
    pub(crate) fn with_undefined(
        image: &'a Image,
        forms: &'a mut Forms,
        mut memory: Memory<'a>,
        undefined: &[Bit],
    ) -> Self {
        let convention = image.architecture().convention();
        let (general, undefined) = undefined.split_at(64 * convention.general);
        let (masks, undefined) = undefined.split_at(64 * convention.masks);
        let (general, masks) = (general.as_chunks().0.to_vec(), masks.as_chunks().0.to_vec());
        let vectors = undefined.chunks(convention.vector_bits).take(convention.vectors).map(<[Bit]>::to_vec).collect();
        let [carry, overflow, sign, zero] = forms.inputs();
        let flags = Flags { carry, overflow, sign, result: vec![zero], addends: None };
        let stack = Self::on_stack(image.architecture(), STACK_TOP - STACK_BYTES);
        memory.unwritten_at(STACK, Address { at: stack.constant, tag: stack.of }, STACK_BYTES as usize);
        let (calls, code, maxima, masked) = Default::default();
        Self {
            forms,
            memory,
            image,
            general,
            vectors,
            masks,
            flags,
            count: 0,
            limits: Limits::default(),
            forgets: false,
            free_argument: None,
            caller: None,
            fixes_places: false,
            numbers: Numbers::default(),
            search: None,
            trace: None,
            is_at_its_place: image.architecture() != Architecture::X86_64,
            calls,
            code,
            maxima,
            masked,
        }
    }

    /// Calls a function. `watch` sees the state after every instruction.
    ///
    /// # Errors
    ///
    /// If an instruction is not accepted, or registers of the caller have changed.
    pub fn call(&mut self, symbol: &str, arguments: &[u64], watch: &mut Watch<'_>) -> Result<(), Error> {
        let places = self.free_places();
        let number = |argument: &u64| match places.iter().position(|place| place == argument) {
            Some(i) => Number::symbol(numbers::BUFFERS + i),
            None => Number::known(*argument),
        };
        let (start, before) = self.enter(symbol, &arguments.iter().map(number).collect::<Vec<_>>())?;
        if let Some((i, bits)) = self.free_argument {
            self.general[self.image.architecture().convention().arguments[i]] = bits;
        }
        self.run(start, None, watch)?;
        self.leave(&before)
    }

    /// Makes the addresses of buffers symbols. Returns their values in this run.
    fn free_places(&mut self) -> Vec<u64> {
        match self.image.architecture() {
            Architecture::X86_64 if !self.fixes_places => {
                let places = self.memory.free_places(numbers::BUFFERS..numbers::FILE);
                self.numbers.domain.start[numbers::BUFFERS..]
                    .iter_mut()
                    .zip(&places)
                    .for_each(|(at, place)| *at = *place);
                places
            }
            // Instructions of AArch64 do not compute with symbols.
            _ => Vec::new(),
        }
    }

    /// An address on the stack.
    fn on_stack(architecture: Architecture, at: u64) -> Number {
        match architecture {
            Architecture::X86_64 => Number::symbol(numbers::STACK).times(16).plus(Number::known(at)),
            Architecture::Aarch64 => Number::known(at),
        }
    }

    /// An address in the file.
    fn in_file(&self, at: u64) -> Number {
        match self.is_at_its_place {
            true => Number::known(at),
            false => Number::symbol(FILE).times(PAGE).plus(Number::known(at)),
        }
    }

    /// Prepares a call: returns where the function starts, and the registers of its caller.
    pub(crate) fn enter(&mut self, symbol: &str, arguments: &[Number]) -> Result<(u64, Kept), Error> {
        let (start, _) = self.image.function(symbol)?;
        if self.memory.meets_file() {
            return Err(Error::Image { what: "its segments are where the proof places buffers and the stack".into() });
        }
        let convention = self.image.architecture().convention();
        for (register, argument) in convention.arguments.into_iter().zip(arguments) {
            self.general[register] = self.numbers.bits(self.forms, *argument);
        }
        match convention.link {
            Some(link) => {
                // The caller may be anywhere.
                self.caller = Some(self.general[link]);
                self.general[convention.stack] = number(STACK_TOP);
            }
            None => {
                let top = Self::on_stack(self.image.architecture(), STACK_TOP - 8);
                self.general[convention.stack] = self.numbers.bits(self.forms, top);
                let fault = |fault| Error::Instruction { at: start, text: String::new(), fault };
                let caller = self.numbers.bits(self.forms, Number::symbol(numbers::CALLER));
                let top = self.numbers.address(&top);
                self.memory.write(top, &caller, Alignment::Any).map_err(fault)?;
            }
        }
        if self.forgets {
            // The caller's bits, and those of its registers.
            self.forms.pin();
        }
        Ok((start, self.kept()))
    }

    /// Runs to the end of the function, or to a stop that is not the start. Returns whether the function
    /// has returned.
    pub(crate) fn run(&mut self, start: u64, stop: Option<Stop>, watch: &mut Watch<'_>) -> Result<bool, Error> {
        let stack = self.image.architecture().convention().stack;
        let mut at = start;
        loop {
            let instruction = self.fetch(at)?;
            if let Some(trace) = &mut self.trace {
                trace.push(at);
            }
            let failure = |fault| Error::Instruction { at, text: instruction.text(), fault };
            self.count += 1;
            if self.count > self.limits.instructions {
                return Err(failure(Fault::Endless));
            }
            let memory = self.limits.memory;
            let mut limit = memory;
            if self.forgets && (self.forms.is_full() || self.forms.size().bytes() > memory) {
                self.collect();
                // There must be some space until the next time.
                limit = memory / 8 * 7;
            }
            if self.forms.size().bytes() > limit {
                return Err(failure(Fault::TooLarge { limit: memory }));
            }
            let pointer = self.numbers.number(&self.general[stack]).ok_or_else(|| failure(Fault::Address))?;
            self.memory.set_stack_pointer(self.numbers.address(&pointer)).map_err(failure)?;
            let next = self.step(&instruction).map_err(failure)?;
            watch(self)?;
            let to = match next {
                Next::Follows => instruction.next(),
                Next::At(target) => target,
                Next::Returns => return Ok(true),
            };
            if let Some(search) = &mut self.search
                && search.found.is_none()
                && self.memory.starts_written(search.region, search.length)
            {
                search.found = Some(to);
            }
            if let Some(stop) = stop.filter(|stop| stop.at == to)
                && self.memory.starts_written(stop.region, stop.length)
            {
                return Ok(false);
            }
            at = to;
        }
    }

    /// Checks the registers of the caller when a function has returned.
    pub(crate) fn leave(&self, before: &Kept) -> Result<(), Error> {
        for ((before, register), (after, _)) in before.iter().zip(self.kept()) {
            if after != *before {
                return Err(Error::Register { register });
            }
        }
        let architecture = self.image.architecture();
        let convention = architecture.convention();
        match self.numbers.number(&self.general[convention.stack]) == Some(Self::on_stack(architecture, STACK_TOP)) {
            true => Ok(()),
            false => Err(Error::Register { register: convention.stack_name }),
        }
    }

    /// The bits of registers that a callee must preserve, and the names of these.
    fn kept(&self) -> Kept {
        let convention = self.image.architecture().convention();
        let general = convention.kept.iter().map(|(register, name)| (self.general[*register].to_vec(), *name));
        let halves = convention.kept_low_halves.iter();
        general.chain(halves.map(|(register, name)| (self.vectors[*register][..64].to_vec(), *name))).collect()
    }

    /// Frees functions that the state does not contain.
    fn collect(&mut self) {
        let state = self.general.iter().flatten().chain(self.vectors.iter().flatten());
        let state = state.chain(self.masks.iter().flatten()).chain(self.memory.bits());
        let Flags { carry, overflow, sign, result, addends } = &self.flags;
        let state = state.chain([carry, overflow, sign]).chain(result).chain(addends.iter().flatten().flatten());
        let state =
            state.chain(self.maxima.iter().flat_map(|(greater, pair)| greater.iter().chain(pair.as_flattened())));
        let masked = self.masked.iter().flat_map(|(result, (number, bit))| result.iter().chain(number).chain([bit]));
        self.forms.collect(state.chain(masked).chain(self.numbers.all()).copied());
    }

    /// The value that a function returns.
    pub(crate) fn returned(&self) -> [Bit; 32] {
        let result = self.general[self.image.architecture().convention().result];
        std::array::from_fn(|i| result[i])
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
        let instruction = Instruction::decode(self.image.architecture(), code, at).ok_or_else(nothing)?;
        self.code.insert(at, instruction);
        Ok(instruction)
    }

    fn step(&mut self, instruction: &Instruction) -> Result<Next, Fault> {
        match instruction {
            Instruction::X86(instruction) => self.step_x86(instruction),
            Instruction::A64(instruction) => instruction.run(self),
        }
    }

    /// Whether the last result was zero.
    fn zero(&mut self) -> Result<Bit, Fault> {
        if let Some(is_zero) = self.numbers.is_zero(&self.flags.result) {
            return Ok(Bit::constant(is_zero.ok_or(Fault::Batches)?));
        }
        let result = self.flags.result.clone();
        Ok(self.forms.is_zero(&result)?)
    }
}
