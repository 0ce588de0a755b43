//! Checks abstract states against pairs of concrete ones, where public values must be equal and
//! known numbers must match.

use fastrand::Rng;
use iced_x86::{ConditionCode, Register};

use super::cpu::{CODE, Memory, PAGE, Registers, WINDOW, region};
use crate::arithmetic::condition;
use crate::contract::{Contract, ContractError};
use crate::image::Image;
use crate::machine::x86::{Machine, meaning};
use crate::machine::{self, Instruction};
use crate::state::{Bit, Lane, Shifted, Source, State};
use crate::value::{Class, Region, Span, TableEntry, Value, mask, sign_extend};

/// Arguments and memories of every kind.
const CONTRACT: &str = "f(public, secret, &secret, &public, &&secret, \
    &{0..64: public, 64..96: &public, 96..104: &secret, ..: secret}, public, &public)";

// The regions.
const CONSTANTS: usize = 0;
const DATA: usize = 1;
pub(super) const STACK: usize = 2;
const MEMORIES: usize = 3;
/// Number of the contract's memories.
const MEMORY_COUNT: usize = 8;
pub(super) const REGIONS: usize = MEMORIES + MEMORY_COUNT;
/// Memories that consist of several objects according to the contract, because they are the targets
/// of an array of pointers.
const SEVERAL: [usize; 2] = [2, 4];

/// The offset of a memory within its region.
const MEMORY_START: u64 = 256;
/// The offset of the stack pointer within its region at entry. There are two arguments on the
/// stack.
pub(super) const ENTRY: u64 = WINDOW as u64 - 64;
const STACKED: u64 = 2;

/// The flags to compare.
const FLAGS: [u32; 6] = [0, 2, 4, 6, 7, 11];

/// Both states.
#[derive(Clone)]
pub(super) struct Pair {
    pub(super) registers: [Registers; 2],
    pub(super) memory: [Memory; 2],
    /// The addresses of the abstract state's frames.
    pub(super) frames: Vec<u64>,
}

/// The parts that are the same for all states.
pub(super) struct World {
    image: Image,
    contract: Contract,
    arguments: Vec<u64>,
    /// Initial contents of the regions.
    memory: [Memory; 2],
    /// Regions that contain only secrets.
    secret: Vec<usize>,
}

impl World {
    pub(super) fn new(rng: &mut Rng) -> Result<Self, ContractError> {
        let mut image = Image::without_file(std::path::Path::new("random instructions"));
        let whole = |index| region(index)..region(index) + WINDOW as u64;
        // It isn't writable, and we know nothing about values loaded from it.
        image.add_section(CODE..CODE + PAGE as u64, Vec::new(), true, true);
        let constants = (0..WINDOW).map(|_| if rng.bool() { rng.u8(..) } else { rng.u8(..4) }).collect();
        image.add_section(whole(CONSTANTS), constants, false, true);
        image.add_section(whole(DATA), vec![0; WINDOW], false, false);
        let contract = Contract::parse(CONTRACT)?;
        let arguments = contract.arguments.iter().map(|_| rng.u64(..5)).collect();
        let memory = [vec![[0; WINDOW]; REGIONS], vec![[0; WINDOW]; REGIONS]];
        let mut world = Self { image, contract, arguments, memory, secret: vec![STACK] };
        world.fill(rng);
        Ok(world)
    }

    /// Fills all regions except the stack as the contract says.
    fn fill(&mut self, rng: &mut Rng) {
        let mut machine: Machine<'_> = self.machine();
        let s = machine.entry();
        let (mut filled, mut secret) = (self.memory.clone(), Vec::new());
        for (index, of) in (0..REGIONS).filter_map(|i| Some((i, self.of_region(&s, i)?))) {
            let start = region(index);
            let origin = self.address(&[], of).unwrap_or(start);
            let mut public = false;
            for at in (0..WINDOW).step_by(8) {
                let offset = (start + at as u64).wrapping_sub(origin) as i64;
                let whole = machine.load(&s, Value::pointer(of, offset), 8);
                let mut bytes = self.choose(rng, &[], whole).map(u64::to_le_bytes);
                if whole.class() == Class::Secret {
                    for byte in 0..8 {
                        let value = machine.load(&s, Value::pointer(of, offset + byte as i64), 1);
                        let chosen = self.choose(rng, &[], value);
                        [bytes[0][byte], bytes[1][byte]] = chosen.map(|number| number as u8);
                        public |= value.class() != Class::Secret;
                    }
                }
                public |= whole.class() != Class::Secret;
                for (memory, bytes) in filled.iter_mut().zip(bytes) {
                    memory[index][at..at + 8].copy_from_slice(&bytes);
                }
            }
            if !public {
                secret.push(index);
            }
        }
        self.memory = filled;
        self.secret.extend(secret);
    }

    /// The read-only region.
    pub(super) fn constants(&self) -> &[u8; WINDOW] {
        &self.memory[0][CONSTANTS]
    }

    pub(super) fn machine<I: Instruction>(&self) -> crate::machine::Machine<'_, I> {
        crate::machine::Machine::new(&self.image, &self.contract, &[])
    }

    /// The address of a region, if known.
    fn address(&self, frames: &[u64], of: Region) -> Option<u64> {
        match of {
            Region::Frame(frame) => frames.get(frame).copied(),
            Region::Memory(memory) => Some(region(MEMORIES + memory) + MEMORY_START),
            Region::File => Some(0),
            Region::OneOf(_) | Region::Choice(_) | Region::Table(_) => None,
        }
    }

    /// Chooses two numbers for a value.
    pub(super) fn choose(&self, rng: &mut Rng, frames: &[u64], value: Value) -> [u64; 2] {
        match value {
            Value::Constant(c) => [c; 2],
            Value::Argument(i) => [self.arguments[i]; 2],
            Value::Pointer(of, span) => {
                let all: Vec<_> = of.each().collect();
                let of = all[rng.usize(..all.len())];
                let start = match of {
                    // All objects are the same.
                    Region::OneOf(memory) if SEVERAL.contains(&memory) => {
                        region(MEMORIES + memory) + 64 * rng.u64(2..9)
                    }
                    // Fields are at the offsets of the contract.
                    Region::OneOf(memory) => region(MEMORIES + memory) + MEMORY_START,
                    Region::Table(_) => region(CONSTANTS) + rng.u64(..WINDOW as u64),
                    of => self.address(frames, of).unwrap_or(0),
                };
                [start.wrapping_add_signed(offset(rng, of, span)); 2]
            }
            Value::Number => [number(rng); 2],
            Value::External(_) | Value::Address | Value::Canary(_) | Value::Return(..) => {
                let some = if rng.bool() { region(rng.usize(..REGIONS)) + rng.u64(..512) } else { number(rng) };
                [some; 2]
            }
            Value::Within(class, lo, hi, step) => {
                let mut one = || {
                    let steps = (hi - lo) >> step;
                    let n = match rng.u8(..4) {
                        0 => 0,
                        1 => steps,
                        _ => rng.u64(..=steps),
                    };
                    lo + (n << step)
                };
                let a = one();
                if class == Class::Secret { [a, one()] } else { [a; 2] }
            }
            Value::Low { rest, size, class, lo, hi } => {
                let size = usize::from(size);
                let high = self.choose(rng, frames, rest.into());
                let low = self.choose(rng, frames, Value::within(class, lo.into(), hi.into(), 0));
                [0, 1].map(|i| high[i] & !mask(size) | low[i] & mask(size))
            }
            Value::Entry(entry) => {
                let all = self.entries(entry);
                [all[rng.usize(..all.len())]; 2]
            }
            Value::Secret => {
                let a = number(rng);
                // They may differ in a single bit, in all bits, or not at all.
                match rng.u8(..8) {
                    0 | 1 => [a, a ^ 1 << rng.u8(..64)],
                    2 => [a, !a],
                    3 => [0, a],
                    _ => [a, number(rng)],
                }
            }
        }
    }

    /// Whether an argument is zero, in both states.
    #[cfg(feature = "aarch64")]
    pub(super) fn is_zero(&self, argument: usize) -> [bool; 2] {
        [self.arguments[argument] == 0; 2]
    }

    /// All entries of a table.
    fn entries(&self, entry: TableEntry) -> Vec<u64> {
        let size = usize::from(entry.size);
        let numbers = (0..u64::from(entry.count)).filter_map(|n| {
            let Some(Value::Constant(c)) = self.image.constant(entry.first + (n << entry.step), size) else {
                return None;
            };
            let c = if entry.signed { sign_extend(c, size) } else { c };
            Some((c << entry.scale).wrapping_add(entry.plus.unwrap_or(0)))
        });
        numbers.collect()
    }

    /// Whether two numbers of `size` bytes match the value.
    pub(super) fn holds(&self, frames: &[u64], value: Value, [a, b]: [u64; 2], size: usize) -> bool {
        let is = |c: u64| a == c & mask(size) && a == b;
        match value {
            Value::Constant(c) => is(c),
            Value::Argument(i) => is(self.arguments[i]),
            Value::Pointer(of, span) if size == 8 => {
                let known = self.address(frames, of).is_none_or(|start| {
                    let offset = a.wrapping_sub(start) as i64;
                    // If a span is unbounded, it has no steps.
                    let steps = span == Span::ALL || offset.wrapping_sub(span.lo) as u64 & ((1 << span.step) - 1) == 0;
                    span.lo <= offset && offset <= span.hi && steps
                });
                a == b && known
            }
            Value::Pointer(..) | Value::External(_) | Value::Number | Value::Address => a == b,
            Value::Canary(stored) | Value::Return(_, stored) => stored == Class::Secret || a == b,
            Value::Within(class, lo, hi, step) => {
                let fits = |x: u64| lo <= x && x <= hi && (x - lo) & ((1 << step) - 1) == 0;
                fits(a) && fits(b) && (class == Class::Secret || a == b)
            }
            Value::Low { rest, size: low, class, lo, hi } => {
                let low = usize::from(low);
                let fits = |x: u64| (u64::from(lo)..=u64::from(hi)).contains(&(x & mask(low)));
                let equal = |mask: u64| (a ^ b) & mask == 0;
                fits(a)
                    && fits(b)
                    && (class == Class::Secret || equal(mask(low)))
                    && (rest == Class::Secret || equal(!mask(low)))
            }
            Value::Entry(entry) => a == b && self.entries(entry).iter().any(|c| a == c & mask(size)),
            Value::Secret => true,
        }
    }

    /// A random abstract state and two concrete states that match it.
    pub(super) fn random(&self, rng: &mut Rng, machine: &Machine<'_>, entry: &State) -> (State, Pair) {
        let mut s = entry.clone();
        let frames = vec![region(STACK) + ENTRY];
        let mut registers = [Registers::ZERO; 2];
        let mut memory = self.memory.clone();
        for n in 0..16 {
            let value = random_value(rng, self);
            self.set(rng, &mut s, &mut registers, &frames, n, value);
        }
        let depth = rng.i64(0..40);
        let stack = Value::pointer(Region::Frame(0), -8 * depth);
        self.set(rng, &mut s, &mut registers, &frames, 4, stack);
        for n in 0..32 {
            for half in 0..2 {
                let class = random_class(rng);
                set_vector(rng, &mut s, &mut registers, n, half, class);
            }
        }
        self.add_lanes(rng, &mut s, &mut registers, &frames);
        self.add_shifted(rng, &mut s, &mut registers, &frames);
        for n in 0..8 {
            for part in 0..2 {
                let class = random_class(rng);
                set_mask(rng, &mut s, &mut registers, n, part, class);
            }
            let mmx = self.choose(rng, &frames, Value::Secret);
            registers.iter_mut().zip(mmx).for_each(|(r, value)| r.mmx[n] = value);
        }
        // Bit 1 is always set.
        registers.iter_mut().for_each(|r| r.flags = 2);
        for (bit, flag) in FLAGS.into_iter().zip(s.flags.each()) {
            *flag = match rng.u8(..8) {
                0 => Bit::Known(false),
                1 => Bit::Known(true),
                2 | 3 => Bit::Unknown(Class::Number),
                4 => Bit::Unknown(Class::Address),
                _ => Bit::Unknown(Class::Secret),
            };
            let values = match *flag {
                Bit::Known(value) => [value; 2],
                Bit::Unknown(Class::Secret) => [rng.bool(), rng.bool()],
                _ => [rng.bool(); 2],
            };
            registers.iter_mut().zip(values).for_each(|(r, value)| r.flags |= u64::from(value) << bit);
        }
        for index in &self.secret {
            memory.iter_mut().for_each(|memory| rng.fill(&mut memory[*index]));
        }
        for number in 0..s.spoilt.len() {
            if rng.u8(..8) != 0 {
                continue;
            }
            s.spoilt[number] = 1 << rng.u8(..5);
            let index = MEMORIES + number;
            for at in (0..WINDOW).step_by(8) {
                let offset = at as i64 - MEMORY_START as i64;
                if machine.load(&s, Value::pointer(Region::Memory(number), offset), 8) == Value::Secret {
                    memory.iter_mut().for_each(|memory| rng.fill(&mut memory[index][at..at + 8]));
                }
            }
        }
        // The arguments on the stack are already in its frame.
        for offset in (0..=STACKED).map(|i| 8 * i as i64) {
            let value = machine.load(&s, Value::pointer(Region::Frame(0), offset), 8);
            let numbers = self.choose(rng, &frames, value);
            place(&mut memory, offset, &numbers.map(|n| n.to_le_bytes()), 8);
        }
        for _ in 0..rng.usize(..24) {
            let size = [1, 2, 4, 8, 8, 8, 16, 32][rng.usize(..8)];
            let offset = match rng.u8(..3) {
                0 => -rng.i64(1..400),
                _ => -8 * rng.i64(1..48),
            };
            if offset + size as i64 > 0 {
                continue;
            }
            let value = if size <= 8 { random_value(rng, self).truncate(size) } else { random_class(rng).into() };
            let mut bytes = [[0; 32]; 2];
            for at in (0..size).step_by(8) {
                for (bytes, number) in bytes.iter_mut().zip(self.choose(rng, &frames, value)) {
                    bytes[at..at + 8].copy_from_slice(&number.to_le_bytes());
                }
            }
            if s.frames[0].store(offset, size, value, true) {
                place(&mut memory, offset, &bytes, size);
            }
        }
        (s, Pair { registers, memory, frames })
    }

    /// Sets parts of vector registers to values, and some registers to constants from the file.
    fn add_lanes(&self, rng: &mut Rng, s: &mut State, registers: &mut [Registers; 2], frames: &[u64]) {
        for _ in 0..rng.usize(..24) {
            let (register, part) = (rng.usize(..32), rng.usize(..8) >> rng.u8(..3));
            let value = random_value(rng, self);
            if value.class() == Class::Secret || s.lane(register, part).is_some() || s.source(register).is_some() {
                continue;
            }
            if rng.u8(..8) == 0 {
                let (at, size) = (16 * rng.usize(..8), [16, 32, 64][rng.usize(..3)]);
                s.forget_lanes(1 << register);
                s.add_source(register, Source { address: region(CONSTANTS) + at as u64, size: size as u8 });
                for r in registers.iter_mut() {
                    r.vectors[register][..size].copy_from_slice(&self.constants()[at..at + size]);
                }
                continue;
            }
            s.add_lane(Lane { register, part, value });
            let half = &mut s.vectors[register][usize::from(part >= 2)];
            *half = (*half).max(value.class());
            for (r, number) in registers.iter_mut().zip(self.choose(rng, frames, value)) {
                r.vectors[register][8 * part..8 * part + 8].copy_from_slice(&number.to_le_bytes());
            }
        }
    }

    /// Sets registers to multiples of a small secret plus a public value.
    fn add_shifted(&self, rng: &mut Rng, s: &mut State, registers: &mut [Registers; 2], frames: &[u64]) {
        if rng.bool() {
            return;
        }
        let secrets = [rng.u64(..16), rng.u64(..16)];
        for _ in 0..rng.usize(1..6) {
            let register = rng.usize(..16);
            let base = random_value(rng, self);
            if register == 4 || base.class() == Class::Secret {
                continue;
            }
            let factor = [1, -1, 1, -1, 8, -8, 3][rng.usize(..7)];
            let bases = self.choose(rng, frames, base);
            s.set(register, Value::Secret);
            s.shifted.push(Shifted { register, of: 1, factor, base });
            for ((r, base), secret) in registers.iter_mut().zip(bases).zip(secrets) {
                r.general[register] = base.wrapping_add(secret.wrapping_mul(factor as u64));
            }
        }
    }

    /// The first thing that the state gets wrong about parts of vectors and sums with secrets.
    fn wrong_parts(&self, s: &State, [a, b]: &[Registers; 2], frames: &[u64]) -> Option<String> {
        for lane in &s.lanes {
            let part = |r: &Registers| {
                r.vectors[lane.register][8 * lane.part..].first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
            };
            if !self.holds(frames, lane.value, [part(a), part(b)], 8) {
                return Some(format!("part {} of vector {} should be {:x?}", lane.part, lane.register, lane.value));
            }
        }
        for register in 0..32 {
            let Some(Source { address, size }) = s.source(register) else { continue };
            let (at, size) = (address.wrapping_sub(region(CONSTANTS)) as usize, usize::from(size));
            // We don't treat loads from elsewhere in the file as constants.
            let Some(constants) = self.constants().get(at..at.saturating_add(size)) else { continue };
            if [a, b].iter().any(|r| r.vectors[register][..size] != *constants) {
                return Some(format!("vector {register} should be what is at {address:x}"));
            }
        }
        for (n, x) in s.shifted.iter().enumerate() {
            for y in s.shifted[n + 1..].iter().filter(|y| y.of == x.of) {
                let (Value::Constant(of_x), Value::Constant(of_y)) = (x.base, y.base) else { continue };
                let product = |r: &Registers, register: usize, base: u64, factor: i64| {
                    r.general[register].wrapping_sub(base).wrapping_mul(factor as u64)
                };
                let right =
                    |r: &Registers| product(r, x.register, of_x, y.factor) == product(r, y.register, of_y, x.factor);
                if !right(a) || !right(b) {
                    return Some(format!("{x:x?} and {y:x?} are not of one secret"));
                }
            }
        }
        None
    }

    /// Initial contents of the regions, with different secrets.
    #[cfg(feature = "aarch64")]
    pub(super) fn contents(&self, rng: &mut Rng) -> [Memory; 2] {
        let mut memory = self.memory.clone();
        for index in &self.secret {
            memory.iter_mut().for_each(|memory| rng.fill(&mut memory[*index]));
        }
        memory
    }

    /// Whether these bytes are writable.
    pub(super) fn is_writable(&self, at: u64, size: usize) -> bool {
        (0..REGIONS).any(|index| index != CONSTANTS && is_within(index, at, size))
    }

    /// Whether these bytes are in the object.
    pub(super) fn contains(&self, frames: &[u64], of: Region, at: u64, size: usize) -> bool {
        let within = |index: usize| is_within(index, at, size);
        of.each().any(|of| match of {
            Region::Memory(memory) | Region::OneOf(memory) => within(MEMORIES + memory),
            Region::Frame(frame) => frame < frames.len() && within(STACK),
            Region::File => within(CONSTANTS) || within(DATA),
            Region::Table(_) => within(CONSTANTS),
            Region::Choice(_) => false,
        })
    }

    /// How the prover sees a region.
    fn of_region(&self, s: &State, index: usize) -> Option<Region> {
        match index {
            CONSTANTS | DATA => Some(Region::File),
            // Its contents are chosen when it is written.
            STACK => None,
            memory if memory - MEMORIES < s.spoilt.len() => Some(Region::Memory(memory - MEMORIES)),
            _ => None,
        }
    }

    /// Changes a general register, as by a move.
    pub(super) fn set(
        &self,
        rng: &mut Rng,
        s: &mut State,
        registers: &mut [Registers; 2],
        frames: &[u64],
        number: usize,
        value: Value,
    ) {
        s.set_general(GENERAL[number], value);
        let numbers = self.choose(rng, frames, value);
        registers.iter_mut().zip(numbers).for_each(|(r, n)| r.general[number] = n);
    }

    /// The first thing that the abstract state gets wrong. `before` is the pair with the initial
    /// memory.
    pub(super) fn violation(
        &self,
        rng: &mut Rng,
        machine: &Machine<'_>,
        s: &State,
        pair: &Pair,
        before: Option<&Pair>,
    ) -> Option<String> {
        let [a, b] = &pair.registers;
        let frames = &pair.frames;
        for (n, whole) in GENERAL.into_iter().enumerate() {
            let both = [a.general[n], b.general[n]];
            if !self.holds(frames, s.general[n], both, 8) {
                return Some(format!("{whole:?} is {both:x?}, and should be {:x?}", s.general[n]));
            }
            for (part, shift) in parts(n) {
                let part_of = both.map(|x| x >> shift & mask(part.size()));
                if !self.holds(frames, s.general(part), part_of, part.size()) {
                    return Some(format!("{part:?} is {part_of:x?}, and should be {:x?}", s.general(part)));
                }
            }
        }
        for (n, [low, high]) in s.vectors.iter().enumerate() {
            let (x, y) = (&a.vectors[n], &b.vectors[n]);
            if *low != Class::Secret && x[..16] != y[..16] {
                return Some(format!("XMM{n} is {:02x?} and {:02x?}, and should be {low:?}", &x[..16], &y[..16]));
            }
            if *high != Class::Secret && x[16..] != y[16..] {
                let (x, y) = (&x[16..], &y[16..]);
                return Some(format!("the upper part of ZMM{n} is {x:02x?} and {y:02x?}, and should be {high:?}"));
            }
        }
        if let Some(wrong) = self.wrong_parts(s, &pair.registers, frames) {
            return Some(wrong);
        }
        for (n, [low, high]) in s.masks.iter().enumerate() {
            let differs = a.masks[n] ^ b.masks[n];
            let (x, y) = (a.masks[n], b.masks[n]);
            if *low != Class::Secret && differs as u8 != 0 {
                return Some(format!("the lowest byte of K{n} ({x:x}, {y:x}) should be {low:?}"));
            }
            if *high != Class::Secret && differs >> 8 != 0 {
                return Some(format!("the upper bytes of K{n} ({x:x}, {y:x}) should be {high:?}"));
            }
        }
        let mut flags = s.flags;
        for (bit, flag) in FLAGS.into_iter().zip(flags.each()) {
            let values = [a.flags, b.flags].map(|flags| flags >> bit & 1 == 1);
            let right = match *flag {
                Bit::Known(value) => values == [value; 2],
                Bit::IsZero(argument) => values == [self.arguments[argument] == 0; 2],
                Bit::Unknown(Class::Secret) | Bit::Protector => true,
                Bit::Unknown(_) => values[0] == values[1],
            };
            if !right {
                return Some(format!("the flag of bit {bit} is {values:?}, and should be {flag:?}"));
            }
        }
        for code in CONDITIONS {
            let values = [a.flags, b.flags].map(|flags| is_true(code, flags));
            let Some(meaning) = meaning(code) else { continue };
            let right = match condition(s.flags, meaning) {
                (Some(known), _) => values == [known; 2],
                (None, Class::Secret) => true,
                (None, _) => values[0] == values[1],
            };
            if !right {
                return Some(format!("the condition {code:?} is {values:?}, of {:?}", s.flags));
            }
        }
        self.violation_in_memory(rng, machine, s, (&pair.frames, &pair.memory), before.map(|before| &before.memory))
    }

    /// The same, for memory only.
    pub(super) fn violation_in_memory<I: Instruction>(
        &self,
        rng: &mut Rng,
        machine: &crate::machine::Machine<'_, I>,
        s: &State,
        (frames, memory): (&[u64], &[Memory; 2]),
        before: Option<&[Memory; 2]>,
    ) -> Option<String> {
        let check = |address: Value, at: u64, size: usize| {
            let value = machine.load(s, address, size);
            let numbers = [read(&memory[0], at, size)?, read(&memory[1], at, size)?];
            let right = self.holds(frames, value, numbers, size);
            (!right).then(|| format!("{size} bytes at {address:?} are {numbers:x?}, and should be {value:x?}"))
        };
        // Our knowledge of memories only changes through stores.
        let has_changed = |index: usize, at: usize| {
            before.is_none_or(|before| (0..2).any(|i| before[i][index][at] != memory[i][index][at]))
        };
        for index in 0..REGIONS {
            let start = region(index);
            let Some(of) = self.of_region(s, index) else { continue };
            if before.is_some_and(|before| (0..2).all(|i| before[i][index] == memory[i][index])) {
                continue;
            }
            let origin = self.address(frames, of).unwrap_or(start);
            let (x, y) = (&memory[0][index], &memory[1][index]);
            let somewhere = machine.load(s, Value::Pointer(of, Span::ALL), 1).class();
            for at in (0..WINDOW).filter(|at| x[*at] != y[*at] && has_changed(index, *at)) {
                if somewhere != Class::Secret {
                    return Some(format!(
                        "a byte in {of:?} is {:x} and {:x}, and should be {somewhere:?}",
                        x[at], y[at]
                    ));
                }
                let at = start + at as u64;
                let found = check(Value::pointer(of, at.wrapping_sub(origin) as i64), at, 1);
                if found.is_some() {
                    return found;
                }
            }
        }
        let start = region(STACK);
        // Checks every byte that was written, and others at random.
        let written: Vec<_> = (0..WINDOW).filter(|at| has_changed(STACK, *at)).collect();
        let words = written.iter().flat_map(|at| [(*at, 1), (*at & !7, 8), (*at & !3, 4)]);
        let others: Vec<_> = (0..48).map(|_| (rng.usize(WINDOW / 2..WINDOW - 8), 1 << rng.u8(..4))).collect();
        for (at, size) in words.chain(others) {
            let at = start + at as u64;
            for (frame, origin) in frames.iter().enumerate().take(s.frames.len()) {
                let offset = at.wrapping_sub(*origin) as i64;
                let found = check(Value::pointer(Region::Frame(frame), offset), at, size);
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }
}

/// Whether these bytes are in a region.
fn is_within(index: usize, at: u64, size: usize) -> bool {
    let low = region(index);
    low <= at && at.checked_add(size as u64).is_some_and(|behind| behind <= low + WINDOW as u64)
}

/// The first part of a state that has a higher class than in another state.
pub(super) fn higher_class(machine: &Machine<'_>, a: &State, b: &State) -> Option<String> {
    let parts = (0..16).flat_map(|n| parts(n).map(|(part, _)| part).chain([GENERAL[n]]));
    let mut registers = parts.filter(|part| a.general(*part).class() > b.general(*part).class());
    if let Some(part) = registers.next() {
        return Some(format!("{part:?} ({:x?}, {:x?})", a.general(part), b.general(part)));
    }
    higher_class_beside(machine, a, b)
}

/// The same, without general registers.
pub(super) fn higher_class_beside<I: Instruction>(
    machine: &machine::Machine<'_, I>,
    a: &State,
    b: &State,
) -> Option<String> {
    let higher =
        |a: &[[Class; 2]], b: &[[Class; 2]]| a.as_flattened().iter().zip(b.as_flattened()).position(|(a, b)| a > b);
    if let Some(half) = higher(&a.vectors, &b.vectors) {
        return Some(format!("half {} of vector {}", half % 2, half / 2));
    }
    if let Some(part) = higher(&a.masks, &b.masks) {
        return Some(format!("part {} of mask {}", part % 2, part / 2));
    }
    let (mut flags, mut others) = (a.flags, b.flags);
    if flags.each().iter().zip(others.each()).any(|(a, b)| a.class() > b.class()) {
        return Some(format!("a flag ({flags:?}, {others:?})"));
    }
    if a.spoilt.iter().zip(&b.spoilt).any(|(a, b)| a & !b != 0) {
        return Some("a memory".into());
    }
    for frame in 0..b.frames.len() {
        for offset in -(WINDOW as i64)..64 {
            let load = |s| machine.load(s, Value::pointer(Region::Frame(frame), offset), 1).class();
            if load(a) > load(b) {
                return Some(format!("the byte at {offset} of frame {frame}"));
            }
        }
    }
    None
}

/// Writes to the stack, at an offset from the first frame.
fn place<const N: usize>(memory: &mut [Memory; 2], offset: i64, bytes: &[[u8; N]; 2], size: usize) {
    let at = ENTRY.wrapping_add_signed(offset) as usize;
    for (memory, bytes) in memory.iter_mut().zip(bytes) {
        memory[STACK][at..at + size].copy_from_slice(&bytes[..size]);
    }
}

/// Changes half of a vector register.
pub(super) fn set_vector(
    rng: &mut Rng,
    s: &mut State,
    registers: &mut [Registers; 2],
    n: usize,
    half: usize,
    class: Class,
) {
    s.forget_lanes(1 << n);
    s.vectors[n][half] = class;
    let range = [0..16, 16..64][half].clone();
    let style = rng.u8(..4);
    let mut fill = |bytes: &mut [u8]| match style {
        0 => bytes.fill(if rng.bool() { 0xff } else { 0 }),
        1 => bytes.chunks_mut(4).for_each(|word| word.copy_from_slice(&[rng.u8(..32), 0, 0, 0])),
        _ => rng.fill(bytes),
    };
    let [a, b] = registers;
    fill(&mut a.vectors[n][range.clone()]);
    match class {
        Class::Secret if style == 3 => {
            b.vectors[n] = a.vectors[n];
            let at = range.start + usize::from(a.vectors[n][range.start]) % range.len();
            b.vectors[n][at] ^= 1;
        }
        Class::Secret => fill(&mut b.vectors[n][range]),
        _ => b.vectors[n][range.clone()].copy_from_slice(&a.vectors[n][range]),
    }
}

/// Changes the lowest byte of a mask, or the rest.
pub(super) fn set_mask(
    rng: &mut Rng,
    s: &mut State,
    registers: &mut [Registers; 2],
    n: usize,
    part: usize,
    class: Class,
) {
    s.masks[n][part] = class;
    let bits = [0xff, !0xff][part];
    let (x, y) = (number(rng) << 8 | rng.u64(..256), rng.u64(..));
    let y = if class == Class::Secret { y } else { x };
    for (r, new) in registers.iter_mut().zip([x, y]) {
        r.masks[n] = r.masks[n] & !bits | new & bits;
    }
}

/// The general registers, by number.
pub(super) const GENERAL: [Register; 16] = [
    Register::RAX,
    Register::RCX,
    Register::RDX,
    Register::RBX,
    Register::RSP,
    Register::RBP,
    Register::RSI,
    Register::RDI,
    Register::R8,
    Register::R9,
    Register::R10,
    Register::R11,
    Register::R12,
    Register::R13,
    Register::R14,
    Register::R15,
];

/// The parts of a general register, and their offsets.
fn parts(n: usize) -> impl Iterator<Item = (Register, u32)> {
    let high = [Register::AH, Register::CH, Register::DH, Register::BH].get(n).map(|high| (*high, 8));
    // When byte registers are numbered, AH to BH come in between.
    let byte = if n < 4 { Register::AL as u32 + n as u32 } else { Register::SPL as u32 + n as u32 - 4 };
    let low = [byte, Register::AX as u32 + n as u32, Register::EAX as u32 + n as u32];
    low.into_iter().filter_map(|part| Some((Register::try_from(part as usize).ok()?, 0))).chain(high)
}

const CONDITIONS: [ConditionCode; 16] = {
    use ConditionCode as C;
    [C::o, C::no, C::b, C::ae, C::e, C::ne, C::be, C::a, C::s, C::ns, C::p, C::np, C::l, C::ge, C::le, C::g]
};

/// Whether a condition holds, according to the processor's manual.
fn is_true(code: ConditionCode, flags: u64) -> bool {
    use ConditionCode as C;
    let bit = |n: u32| flags >> n & 1 == 1;
    let (carry, parity, zero, sign, overflow) = (bit(0), bit(2), bit(6), bit(7), bit(11));
    match code {
        C::None => true,
        C::o => overflow,
        C::no => !overflow,
        C::b => carry,
        C::ae => !carry,
        C::e => zero,
        C::ne => !zero,
        C::be => carry || zero,
        C::a => !(carry || zero),
        C::s => sign,
        C::ns => !sign,
        C::p => parity,
        C::np => !parity,
        C::l => sign != overflow,
        C::ge => sign == overflow,
        C::le => zero || sign != overflow,
        C::g => !(zero || sign != overflow),
    }
}

/// A typical number.
pub(super) fn number(rng: &mut Rng) -> u64 {
    match rng.u8(..8) {
        0 => rng.u64(..8),
        1 => rng.u64(..64),
        2 => 1 << rng.u8(..64),
        3 => u64::MAX << rng.u8(..64),
        4 => rng.u64(..) & 0xffff_ffff,
        5 => u64::from(rng.u8(..)),
        _ => rng.u64(..),
    }
}

pub(super) fn random_class(rng: &mut Rng) -> Class {
    match rng.u8(..8) {
        0..=2 => Class::Number,
        3 => Class::Address,
        _ => Class::Secret,
    }
}

/// The little-endian number at an address. None outside the regions.
pub(super) fn read(memory: &Memory, at: u64, size: usize) -> Option<u64> {
    let index = (at.checked_sub(CODE)? / super::cpu::STRIDE).checked_sub(1)? as usize;
    let start = at.checked_sub(region(index))? as usize;
    let bytes = memory.get(index)?.get(start..start + size)?;
    Some(bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)))
}

/// An offset in a span, no more than a small distance away.
fn offset(rng: &mut Rng, of: Region, span: Span) -> i64 {
    let near = match of {
        Region::Frame(_) => -8 * rng.i64(1..100),
        Region::File => region(rng.usize(..2)) as i64 + rng.i64(0..512),
        _ => rng.i64(-64..256),
    };
    if span == Span::ALL {
        return near;
    }
    let most = span.hi.saturating_sub(span.lo).min(512) >> span.step;
    span.lo + (rng.i64(0..=most) << span.step)
}

/// A pointer into a random object.
pub(super) fn random_pointer(rng: &mut Rng, world: &World) -> Value {
    let memory = |rng: &mut Rng| rng.usize(..MEMORY_COUNT);
    let of = match rng.u8(..10) {
        0..=2 => Region::Frame(0),
        3..=5 => Region::Memory(memory(rng)),
        6 => Region::OneOf(SEVERAL[rng.usize(..SEVERAL.len())]),
        7 if rng.bool() => Region::Choice(1 << rng.u8(..MEMORY_COUNT as u8) | 1 << 48),
        7 => world.image.section(region(CONSTANTS)).map_or(Region::File, Region::Table),
        _ => Region::File,
    };
    let start = match of {
        Region::Frame(_) | Region::Choice(_) if rng.bool() => -8 * rng.i64(1..64),
        Region::Frame(_) => -rng.i64(1..400),
        Region::File => region([CONSTANTS, DATA][rng.usize(..2)]) as i64 + 8 * rng.i64(0..64),
        _ if rng.bool() => 8 * rng.i64(0..32),
        _ => rng.i64(-16..256),
    };
    let span = match rng.u8(..8) {
        _ if matches!(of, Region::Table(_)) => Span::ALL,
        0 => Span::ALL,
        1 => {
            let step = rng.u8(..5);
            Span { lo: start, hi: start + (rng.i64(1..20) << step), step }
        }
        2 if matches!(of, Region::Frame(_)) => Span { lo: start, hi: i64::MAX, step: 0 },
        _ => Span::exactly(start),
    };
    Value::Pointer(of, span)
}

pub(super) fn random_value(rng: &mut Rng, world: &World) -> Value {
    match rng.u8(..18) {
        0 | 1 => Value::Constant(number(rng)),
        2 => Value::Argument([0, 6][rng.usize(..2)]),
        3..=5 => Value::Number,
        6..=8 => random_pointer(rng, world),
        9 => [Value::Address, Value::Canary(Class::Address)][rng.usize(..2)],
        10 | 11 => {
            let (rest, class, size) = (random_class(rng), random_class(rng), [1, 2, 4][rng.usize(..3)]);
            let (a, b) = (number(rng) & mask(size), number(rng) & mask(size));
            Value::low(rest, size, class, a.min(b), a.max(b))
        }
        12 | 13 => {
            let (a, b) = (number(rng), number(rng));
            let (lo, hi, step) = (a.min(b), a.max(b), rng.u8(..8));
            Value::within(random_class(rng), lo, lo + ((hi - lo) >> step << step), step)
        }
        _ => Value::Secret,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every object that a pointer may point into has these fields.
    #[test]
    fn pointers_lead_to_what_the_contract_has_there() {
        let mut rng = Rng::with_seed(1);
        let world = World::new(&mut rng).unwrap();
        let mut machine: Machine<'_> = world.machine();
        let entry = machine.entry();
        let places = (0..MEMORY_COUNT).flat_map(|memory| (0..128).step_by(8).map(move |offset| (memory, offset)));
        for (memory, offset) in places.flat_map(|place| [place; 20]) {
            for of in [Region::OneOf(memory), Region::Memory(memory)] {
                let pointer = Value::pointer(of, offset);
                let at = (world.choose(&mut rng, &[], pointer)[0] - region(MEMORIES + memory)) as usize;
                let word = |memory: &[u8; WINDOW]| u64::from_le_bytes(memory[at..at + 8].try_into().unwrap());
                let numbers = [0, 1].map(|i: usize| word(&world.memory[i][MEMORIES + memory]));
                let value = machine.load(&entry, pointer, 8);
                assert!(world.holds(&[], value, numbers, 8), "{pointer:?}: {numbers:x?} and {value:?}");
            }
        }
    }
}
