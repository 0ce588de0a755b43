//! Statements about any number of batches, by induction.
//!
//! A *cut* is where a run is when the output of a batch has been written. Three runs show the
//! statement. The first one goes from the start of the function to the cut. It covers all
//! runs with at least one batch. The second one goes from the cut to the cut behind the next batch,
//! for any number of batches that are done and at least one that is left. The third one goes from the
//! cut behind the last batch to the end.
//!
//! A state at the cut is described unit by unit. A unit stays the same, moves by the same amount in
//! each round, or may be anything. The first run must reach such a state, the second one must lead
//! from such a state to the next one, and the third one starts in one.
//!
//! The description is found with runs on random numbers. It needs no trust, since the three runs show
//! that it holds.

use rustc_hash::FxHashMap;

use super::{KEY, OUTPUT, PLACES, Prover, SOURCE};
use crate::Error;
use crate::forms::{Bit, Dependence, Forms};
use crate::image::{Architecture, Image};
use crate::machine::{
    ALL, Address, BUFFERS, DONE, Domain, Kept, LARGEST, Machine, Number, Numbers, Search, State, Stop, Tag,
};
use crate::memory::{Byte, Memory, is_written};

/// How a function uses a buffer.
#[derive(Clone)]
pub(super) enum Content {
    /// It reads these bytes.
    Read(Vec<Byte>),
    /// It writes so many.
    Write(usize),
}

/// A buffer.
#[derive(Clone)]
pub(super) struct Buffer {
    name: &'static str,
    /// By how many bytes it moves with each batch.
    step: usize,
    /// The part for the last batch, and the rest behind it.
    content: Content,
}

impl Buffer {
    /// Parts of a buffer that become parts of the output.
    pub(super) fn read(name: &'static str, step: usize, bytes: &[Byte]) -> Self {
        Self { name, step, content: Content::Read(bytes.to_vec()) }
    }
}

/// A function with arguments `(buffers…, n)`, and the last batch for it.
#[derive(Clone)]
pub(super) struct Batches<'b> {
    symbol: &'b str,
    /// The last one is the output.
    buffers: Vec<Buffer>,
    /// The expected output.
    expected: &'b [Byte],
    /// The buffer that may be the output.
    may_overlap: Option<&'static str>,
    /// The last argument counts so many in a batch, and so many behind the last one.
    units: [u64; 2],
}

/// The batches that a run may access.
#[derive(Clone, Copy)]
enum Window {
    /// One, when so many are done.
    One(Number),
    /// All behind so many.
    All(Number),
    /// The rest behind the last batch, when so many are done.
    Rest(Number),
}

impl<'b> Batches<'b> {
    /// Buffers, the output behind them, and the name of the buffer that it may be.
    pub(super) fn new(
        symbol: &'b str,
        mut buffers: Vec<Buffer>,
        step: usize,
        expected: &'b [Byte],
        may_overlap: Option<&'static str>,
    ) -> Self {
        buffers.push(Buffer { name: OUTPUT, step, content: Content::Write(expected.len()) });
        Self { symbol, buffers, expected, may_overlap, units: [1, 0] }
    }

    /// The same where the last argument counts smaller units: those of a batch, and those behind the
    /// last one.
    pub(super) fn of_units(mut self, batch: usize, rest: usize) -> Self {
        self.units = [batch as u64, rest as u64];
        self
    }

    /// Blocks under a key.
    pub(super) fn of_blocks(symbol: &'b str, key: &[Byte], source: &[Byte], expected: &'b [Byte]) -> Self {
        let buffers = vec![Buffer::read(KEY, 0, key), Buffer::read(SOURCE, source.len(), source)];
        Self::new(symbol, buffers, expected.len(), expected, Some(SOURCE))
    }

    /// Keys, each of which becomes a part of the output.
    pub(super) fn of_keys(symbol: &'b str, key: &[Byte], expected: &'b [Byte]) -> Self {
        Self::new(symbol, vec![Buffer::read(KEY, key.len(), key)], expected.len(), expected, None)
    }

    /// The same with other bytes, for so many batches.
    fn with(&self, count: usize, mut any: impl FnMut() -> Byte) -> Self {
        let mut batches = self.clone();
        for Buffer { step, content, .. } in &mut batches.buffers {
            match content {
                Content::Read(bytes) if *step == 0 => bytes.iter_mut().for_each(|byte| *byte = any()),
                Content::Read(bytes) => {
                    let length = bytes.len() + count * *step - *step;
                    *bytes = (0..length).map(|_| any()).collect();
                }
                Content::Write(length) => *length += count * *step - *step,
            }
        }
        batches
    }

    /// The symbols of a run: the least number of batches, and how these numbers go on.
    fn domain(&self, done: u64, all: u64, steps: &[[u64; 2]]) -> Domain {
        let mut start = Tag::default();
        (start[DONE], start[ALL]) = (done, all);
        start[BUFFERS..].iter_mut().zip(PLACES).for_each(|(at, place)| *at = place + 1);
        let step = self.buffers.iter().map(|buffer| buffer.step).max().unwrap_or(0).max(1);
        Domain { start, steps: steps.to_vec(), most: LARGEST / step as u64 }
    }

    /// Its memory. Batches outside the window are inaccessible.
    fn memory<'a>(&self, image: &'a Image, domain: &Domain, window: Window) -> Memory<'a> {
        let (Window::One(done) | Window::All(done) | Window::Rest(done)) = window;
        let mut memory = Memory::new(image);
        for (i, Buffer { name, step, content }) in self.buffers.iter().enumerate() {
            let start = Number::symbol(BUFFERS + i).plus(done.times(*step as u64));
            let address = Address { at: domain.value(&start), tag: start.of };
            let part = |length: usize| match window {
                Window::One(_) if *step > 0 => 0..*step,
                Window::Rest(_) => *step..length,
                _ => 0..length,
            };
            match content {
                Content::Read(bytes) => memory.add(name, address, bytes[part(bytes.len())].to_vec(), false),
                Content::Write(length) => memory.unwritten_at(name, address, part(*length).len()),
            }
        }
        if let Some(source) = self.may_overlap {
            memory.may_overlap(source, OUTPUT);
        }
        memory
    }

    /// The bits of buffers that move.
    fn moving(&self) -> Vec<Bit> {
        let moving = self.buffers.iter().filter(|buffer| buffer.step > 0);
        let bytes = moving.flat_map(|buffer| match &buffer.content {
            Content::Read(bytes) => bytes.as_slice(),
            Content::Write(_) => &[],
        });
        bytes.flatten().copied().collect()
    }

    fn arguments(&self, all: Number) -> Vec<Number> {
        let [batch, rest] = self.units;
        let all = all.times(batch).plus(Number::known(rest));
        (0..self.buffers.len()).map(|i| Number::symbol(BUFFERS + i)).chain([all]).collect()
    }

    /// The expected output of one batch, and the rest behind the last one.
    fn expected_of_one(&self) -> (&'b [Byte], &'b [Byte]) {
        self.expected.split_at(self.buffers.last().map_or(0, |output| output.step))
    }
}

/// A unit of the state at the cut.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Unit {
    /// It is the same each time.
    Same,
    /// It is this number.
    Number(Number),
    /// It may be anything, as far as bytes are written.
    Any([bool; 8]),
    /// Each bit is one of the state that batches change, or its complement, or known. None: it may be
    /// anything.
    Linked(Box<[Option<Bit>; 64]>),
}

fn written(unit: &[Bit; 64]) -> [bool; 8] {
    let bytes: &[Byte] = unit.as_chunks().0;
    std::array::from_fn(|i| is_written(&bytes[i]))
}

/// Describes states one batch after another, of which the first one is behind so many batches.
pub(super) fn describe(numbers: &Numbers, states: &[State], done: u64) -> Option<Vec<Unit>> {
    let [first, second] = states else { return None };
    if first.units.len() != second.units.len() {
        return None;
    }
    let unit = |(a, b): (&[Bit; 64], &[Bit; 64])| {
        if let [Some(x), Some(y)] = [a, b].map(|unit| numbers.number(unit)) {
            let moves = y.minus(x);
            if moves.is_known() && (moves.constant != 0 || !x.is_known()) {
                return Unit::Number(x.minus(moves.times(done)).plus(Number::symbol(DONE).times(moves.constant)));
            }
        }
        match a == b {
            true => Unit::Same,
            false => {
                let [a, b] = [a, b].map(written);
                Unit::Any(std::array::from_fn(|i| a[i] && b[i]))
            }
        }
    };
    Some(first.units.iter().zip(&second.units).map(unit).collect())
}

/// Adapts a description to a state after `done` batches, where `links` has the new functions of bits.
/// Returns how many units it changes.
pub(super) fn weaken(
    units: &mut [Unit],
    state: &State,
    same: Option<&State>,
    done: Number,
    links: &FxHashMap<Bit, Bit>,
    forms: &mut Forms,
    numbers: &mut Numbers,
) -> usize {
    let image = |bit: Bit| match bit.known() {
        Some(_) => Some(bit),
        None => links.get(&bit).copied().or_else(|| links.get(&!bit).map(|bit| !*bit)),
    };
    let mut count = 0;
    for (i, (unit, bits)) in units.iter_mut().zip(&state.units).enumerate() {
        let is_written = written(bits);
        if let Unit::Linked(linked) = unit {
            let before = linked.clone();
            for (link, bit) in linked.iter_mut().zip(bits) {
                let is_right =
                    |own: &Bit| *bit != Bit::NONE && image(*own).is_some_and(|own| forms.is_equal(own, *bit));
                *link = link.filter(is_right);
            }
            if !is_written.contains(&false) {
                count += usize::from(before != *linked);
                continue;
            }
        }
        let holds = match unit {
            Unit::Same => same.is_none_or(|same| {
                let pairs = bits.iter().zip(&same.units[i]);
                let mut is_equal = |a: Bit, b: Bit| a == b || a != Bit::NONE && b != Bit::NONE && forms.is_equal(a, b);
                pairs.into_iter().all(|(a, b)| is_equal(*a, *b))
            }),
            Unit::Number(number) => numbers.bits(forms, number.with(DONE, done)) == *bits,
            Unit::Any(bytes) => bytes.iter().zip(is_written).all(|(is_read, is_written)| is_written || !is_read),
            Unit::Linked(_) => false,
        };
        if !holds {
            count += 1;
            let before = match unit {
                Unit::Any(bytes) => *bytes,
                Unit::Number(_) | Unit::Linked(_) => [true; 8],
                Unit::Same => same.map_or([true; 8], |same| written(&same.units[i])),
            };
            *unit = Unit::Any(std::array::from_fn(|i| before[i] && is_written[i]));
        }
    }
    count
}

/// A state that fits a description, with inputs where it may be anything. The number of all batches
/// may be known by that of those that are done.
pub(super) fn state_of(
    units: &[Unit],
    same: &State,
    all: Option<Number>,
    forms: &mut Forms,
    numbers: &mut Numbers,
) -> State {
    let mut state = same.clone();
    for (unit, bits) in units.iter().zip(&mut state.units) {
        match unit {
            Unit::Same => {}
            Unit::Number(number) => {
                let number = all.map_or(*number, |all| number.with(ALL, all));
                *bits = numbers.bits(forms, number);
            }
            Unit::Linked(linked) => *bits = linked.map(|bit| bit.unwrap_or_else(|| forms.input())),
            Unit::Any(bytes) => {
                for (i, bit) in bits.iter_mut().enumerate() {
                    *bit = if bytes[i / 8] { forms.input() } else { Bit::NONE };
                }
            }
        }
    }
    state
}

/// Where a run begins.
pub(super) enum Begin<'s> {
    /// With the function, for so many batches.
    Start(Number),
    /// At the cut, in a state.
    Cut(&'s State),
}

/// A run.
struct Pass {
    has_returned: bool,
    /// The states at the cut.
    states: Vec<State>,
    /// The registers of the caller.
    kept: Kept,
    output: Vec<Byte>,
    /// The search for the cut.
    search: Option<Search>,
}

pub(super) fn no_induction(what: &str) -> Error {
    Error::Induction { what: what.to_owned() }
}

impl Prover<'_> {
    /// Runs a function to its end, or until it has come to the cut so many times. Without a cut, it
    /// looks for one.
    fn pass(
        &mut self,
        batches: &Batches<'_>,
        numbers: &mut Numbers,
        window: Window,
        begin: &Begin<'_>,
        cut: Option<(u64, usize)>,
        kept: &Kept,
    ) -> Result<Pass, Error> {
        self.functions.insert(batches.symbol.to_owned());
        let limits = self.limits_of(batches.symbol);
        let memory = batches.memory(self.image, &numbers.domain, window);
        let mut machine = match begin {
            Begin::Start(_) => Machine::new(self.image, &mut self.forms, memory),
            Begin::Cut(_) => Machine::blank(self.image, &mut self.forms, memory),
        };
        machine.numbers = std::mem::take(numbers);
        (machine.limits, machine.forgets) = (limits, true);
        let length = batches.expected_of_one().0.len();
        machine.search = cut.is_none().then_some(Search { region: OUTPUT, length, found: None });
        let ran = Self::run_pass(&mut machine, batches, window, begin, cut, kept);
        *numbers = std::mem::take(&mut machine.numbers);
        self.instructions += machine.count;
        self.constants.extend(machine.memory.constants_read());
        ran
    }

    fn run_pass(
        machine: &mut Machine<'_>,
        batches: &Batches<'_>,
        window: Window,
        begin: &Begin<'_>,
        cut: Option<(u64, usize)>,
        kept: &Kept,
    ) -> Result<Pass, Error> {
        let (cut, count) = cut.map_or((None, 1), |(cut, count)| (Some(cut), count));
        let length = batches.expected_of_one().0.len();
        let (mut at, kept) = match begin {
            Begin::Start(all) => machine.enter(batches.symbol, &batches.arguments(*all))?,
            Begin::Cut(state) => {
                machine.set_state(state).map_err(|_| no_induction("the stack is aligned twice"))?;
                machine.forms.pin();
                (cut.unwrap_or_default(), kept.clone())
            }
        };
        let mut states = Vec::new();
        let mut has_returned = false;
        for i in 1..=count {
            let stop = cut.map(|at| Stop { at, region: OUTPUT, length: i * length });
            has_returned = machine.run(at, stop, &mut |_| Ok(()))?;
            if has_returned {
                machine.leave(&kept)?;
                break;
            }
            at = cut.unwrap_or(at);
            states.push(machine.state().ok_or_else(|| no_induction("the stack pointer is not known"))?);
        }
        // Batches that a run on several has not come to are not written.
        let is_whole = has_returned || matches!(window, Window::One(_));
        let output = if is_whole { machine.memory.output(OUTPUT)?.to_vec() } else { Vec::new() };
        Ok(Pass { has_returned, states, kept, output, search: machine.search.take() })
    }

    /// No batch, wherever the buffers are.
    fn no_batch(&mut self, batches: &Batches<'_>) -> Result<(), Error> {
        let mut none = batches.clone();
        for Buffer { step, content, .. } in &mut none.buffers {
            match content {
                Content::Read(bytes) if *step > 0 => bytes.clear(),
                Content::Read(_) => {}
                Content::Write(length) => *length = 0,
            }
        }
        let mut numbers = Numbers::over(batches.domain(0, 0, &[]));
        let (window, begin) = (Window::All(Number::known(0)), Begin::Start(Number::known(0)));
        let never = Some((u64::MAX, 1));
        self.pass(&none, &mut numbers, window, &begin, never, &Kept::new())?;
        Ok(())
    }

    /// The cut, as a run on two batches shows it.
    fn cut(&mut self, batches: &Batches<'_>) -> Result<u64, Error> {
        let two = self.random_batches(batches, 2);
        let mut numbers = Numbers::over(two.domain(0, 2, &[]));
        let (window, begin) = (Window::All(Number::known(0)), Begin::Start(Number::known(2)));
        let pass = self.pass(&two, &mut numbers, window, &begin, None, &Kept::new())?;
        pass.search.and_then(|search| search.found).ok_or_else(|| no_induction("there is no cut"))
    }

    /// Batches of random numbers.
    fn random_batches<'b>(&mut self, batches: &Batches<'b>, count: usize) -> Batches<'b> {
        let before = self.random.replace(count as u64);
        let random = batches.with(count, || self.free_byte());
        self.random = before;
        random
    }

    /// Shows any number of batches. Returns why not, if only the loop is the reason.
    pub(super) fn all_batches(&mut self, batches: &Batches<'_>) -> Result<Option<Error>, Error> {
        if let Err(error) = self.has_induction() {
            return Ok(Some(error));
        }
        match self.no_batch(batches) {
            Err(error) if error.is_about_places() => return Ok(Some(error)),
            other => other?,
        }
        let shown = self.cut(batches).and_then(|cut| self.around(batches, cut));
        Ok(shown.err())
    }

    /// The executor must know how to compute with symbols.
    pub(super) fn has_induction(&self) -> Result<(), Error> {
        match self.image.architecture() {
            Architecture::X86_64 => Ok(()),
            Architecture::Aarch64 => Err(no_induction("not for AArch64")),
        }
    }

    /// Shows any number of at least one batch of a function that works on units, of which it takes
    /// several at a time: the first of `sizes` for which this is so. `batches` makes a batch of so many units, and so many behind
    /// the last one. Returns how many units a batch has.
    pub(super) fn any_units<'b>(
        &mut self,
        sizes: &[usize],
        batches: impl Fn(usize, usize) -> Batches<'b>,
    ) -> Result<usize, Error> {
        self.has_induction()?;
        let mut last = no_induction("there is no size of a batch");
        for size in sizes {
            let cut = self.cut(&batches(*size, 0));
            let mut rests = 0..*size;
            match cut.and_then(|cut| rests.try_for_each(|rest| self.around(&batches(*size, rest), cut))) {
                Ok(()) => return Ok(*size),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    /// Shows any number of at least one batch.
    fn around(&mut self, batches: &Batches<'_>, cut: u64) -> Result<(), Error> {
        const TRIES: usize = 4;
        let (none, all, kept) = (Number::known(0), Number::symbol(ALL), Kept::new());
        let returned = || no_induction("it returns before the last batch");
        let mut numbers = Numbers::default();
        // Random numbers say which units move.
        let random = self.random_batches(batches, 2);
        numbers.domain = batches.domain(0, 2, &[[0, 1]]);
        let pass = self.pass(&random, &mut numbers, Window::All(none), &Begin::Start(all), Some((cut, 2)), &kept)?;
        let units = describe(&numbers, &pass.states, 1);
        let mut units = units.ok_or_else(|| no_induction("the stack differs from batch to batch"))?;
        // The first batch.
        let (one, rest) = batches.expected_of_one();
        numbers.domain = batches.domain(0, 1, &[[0, 1]]);
        let start = self.pass(batches, &mut numbers, Window::One(none), &Begin::Start(all), Some((cut, 1)), &kept)?;
        let Some(same) = start.states.first().filter(|state| state.units.len() == units.len()) else {
            return Err(returned());
        };
        self.compare(&start.output, one, "the first batch")?;
        let links = FxHashMap::default();
        weaken(&mut units, same, None, Number::known(1), &links, &mut self.forms, &mut numbers);
        self.forget_the_first(&mut units, same, &batches.moving());
        // A batch from the cut to the cut.
        numbers.domain = batches.domain(1, 2, &[[1, 1], [0, 1]]);
        let (done, next) = (Number::symbol(DONE), Number::symbol(DONE).plus(Number::known(1)));
        for attempt in 0.. {
            self.tidy(&units, same, &start.kept, &numbers);
            let state = state_of(&units, same, None, &mut self.forms, &mut numbers);
            let begin = Begin::Cut(&state);
            let pass = self.pass(batches, &mut numbers, Window::One(done), &begin, Some((cut, 1)), &start.kept)?;
            let Some(after) = pass.states.first().filter(|state| state.is_like(same)) else {
                return Err(returned());
            };
            let changes = weaken(&mut units, after, Some(same), next, &links, &mut self.forms, &mut numbers);
            if changes == 0 {
                self.compare(&pass.output, one, "a batch between others")?;
                break;
            }
            if attempt == TRIES {
                return Err(no_induction("the state differs from batch to batch"));
            }
        }
        // The rest behind the last batch.
        numbers.domain = batches.domain(1, 1, &[[1, 1]]);
        self.tidy(&units, same, &start.kept, &numbers);
        let state = state_of(&units, same, Some(done), &mut self.forms, &mut numbers);
        let begin = Begin::Cut(&state);
        let pass = self.pass(batches, &mut numbers, Window::Rest(done), &begin, Some((cut, 1)), &start.kept)?;
        if !pass.has_returned {
            return Err(no_induction("it goes on behind the last batch"));
        }
        self.compare(&pass.output, rest, "the end")
    }

    /// Units that stay the same must not depend on the first batch. The other runs use the same inputs for
    /// another one.
    pub(super) fn forget_the_first(&mut self, units: &mut [Unit], same: &State, inputs: &[Bit]) {
        let mut dependence = Dependence::on(&mut self.forms, inputs);
        for (unit, bits) in units.iter_mut().zip(&same.units).filter(|(unit, _)| **unit == Unit::Same) {
            if bits.iter().any(|bit| *bit != Bit::NONE && dependence.holds(&self.forms, *bit)) {
                *unit = Unit::Any(written(bits));
            }
        }
    }

    /// Frees functions that nobody needs any more, if that is worth its time.
    pub(super) fn tidy(&mut self, units: &[Unit], same: &State, kept: &Kept, numbers: &Numbers) {
        const LARGE: usize = 256 << 20;
        if self.forms.is_full() || self.forms.size().bytes() > LARGE {
            let same = units.iter().zip(&same.units).filter(|(unit, _)| **unit == Unit::Same);
            let bits = same.flat_map(|(_, bits)| bits).chain(kept.iter().flat_map(|(bits, _)| bits));
            self.forms.collect(bits.chain(numbers.all()).copied());
        }
    }
}
