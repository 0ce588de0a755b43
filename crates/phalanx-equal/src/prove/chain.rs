//! Statements about any number of blocks that change a state one after another, by induction.
//!
//! Each pass of a kernel's loop handles the same number of blocks. The *cut* is the first instruction of
//! the loop. At the cut, bits of registers, the stack and the states in memory are bits of the states so
//! far, in any order, or are known, or may be anything. As in [`induction`](super::induction), units of
//! 64 bits can also stay the same, or move by the same amount with each pass.
//!
//! If there is a rest of fewer blocks, the first pass handles it. Three runs show the statement for a
//! rest, each for all states and blocks:
//!
//! 1. From the start to the cut behind the rest, with any number of at least one pass that is left.
//! 2. From the cut to the cut, with any number of passes that are done, and at least two that are left.
//!    Bits of the states must become the same bits of the states behind the pass.
//! 3. From the cut to the end, with one pass that is left.
//!
//! Kernels for sums keep a sum in registers that is no state, because it will be reduced at the end.
//! They handle a rest behind the last pass. In run 2, such registers may be anything, and become some
//! functions of that. Run 3 is made three times, and its outputs differ as the standard says:
//!
//! * With the registers of run 1, the output is the sum of all blocks.
//! * With the registers of run 2 before its pass and behind it, and any other block in the second of
//!   these, the sum of both outputs is the sum of the other pass. So each pass adds its blocks.

use std::ops::Range;
use std::slice::from_ref;

use rustc_hash::FxHashMap;

use super::induction::{Begin, Unit, describe, no_induction, state_of, weaken};
use super::{KEY, OUTPUT, PLACES, Prover};
use crate::Error;
use crate::forms::{Bit, Dependence};
use crate::image::Image;
use crate::machine::{ALL, Address, BUFFERS, DONE, Domain, Kept, LARGEST, Machine, Number, Numbers, State, Stop, Tag};
use crate::memory::{Byte, Memory};

/// A buffer that a function reads.
pub(super) struct Read {
    name: &'static str,
    /// The bytes of a block. 0: all blocks read the same.
    block: usize,
    bytes: Vec<Byte>,
}

impl Read {
    /// The same for all blocks.
    pub(super) fn key(bytes: &[Byte]) -> Self {
        Self { name: KEY, block: 0, bytes: bytes.to_vec() }
    }

    /// Blocks of so many bytes.
    pub(super) fn blocks(name: &'static str, block: usize, bytes: &[Byte]) -> Self {
        Self { name, block, bytes: bytes.to_vec() }
    }
}

/// A function with arguments `(what it reads…, states, n)`.
pub(super) struct Chain<'c> {
    pub(super) symbol: &'c str,
    pub(super) reads: Vec<Read>,
    /// The blocks of a pass.
    pub(super) count: usize,
    /// The states before all blocks.
    pub(super) before: Vec<Byte>,
}

/// A run between the start, the cut and the end.
struct Run<'r> {
    chain: &'r Chain<'r>,
    /// Blocks that are done, and the numbers of those from there on.
    done: Number,
    blocks: &'r [Range<usize>],
    begin: Begin<'r>,
    /// The cut, and how often to come to it.
    cut: (u64, usize),
    kept: &'r Kept,
}

/// The result of a run.
struct Ran {
    has_returned: bool,
    /// The state at the cut, with the states in memory behind it, each time.
    states: Vec<State>,
    kept: Kept,
    output: Vec<Byte>,
}

/// The invariant at the cut, for a rest.
struct Loop<'c> {
    chain: &'c Chain<'c>,
    cut: u64,
    /// Blocks before the first whole pass.
    before: usize,
    units: Vec<Unit>,
    /// The state at the first pass.
    start: State,
    kept: Kept,
    numbers: Numbers,
}

impl Chain<'_> {
    /// The bytes of some blocks, of each buffer.
    fn bytes_of(&self, blocks: &[Range<usize>]) -> Vec<Vec<Byte>> {
        let bytes = |Read { block, bytes, .. }: &Read| match block {
            0 => bytes.clone(),
            _ => blocks.iter().flat_map(|Range { start, end }| &bytes[start * block..end * block]).copied().collect(),
        };
        self.reads.iter().map(bytes).collect()
    }

    /// So many passes, and some blocks.
    fn all(&self, passes: Number, more: usize) -> Number {
        passes.times(self.count as u64).plus(Number::known(more as u64))
    }

    /// The symbols of a run: the least numbers of passes, and how these go on.
    fn domain(&self, done: u64, all: u64, steps: &[[u64; 2]]) -> Domain {
        let mut start = Tag::default();
        (start[DONE], start[ALL]) = (done, all);
        start[BUFFERS..].iter_mut().zip(PLACES).for_each(|(at, place)| *at = place + 1);
        let block = self.reads.iter().map(|read| read.block).max().unwrap_or(0).max(1);
        Domain { start, steps: steps.to_vec(), most: LARGEST / (self.count * block) as u64 }
    }
}

impl Prover<'_> {
    /// Shows any number of at least one pass, behind each rest. `states` are those behind each number of
    /// the last blocks of a pass, from none to all.
    pub(super) fn any_blocks(&mut self, chain: &Chain<'_>, states: &[Vec<Byte>]) -> Result<(), Error> {
        self.has_induction()?;
        let (cut, pass) = (self.start_of_loop(chain)?, 0..chain.count);
        let (before, after) = (&states[0], &states[chain.count]);
        for (rest, behind) in states.iter().take(chain.count).enumerate() {
            // The next state of each bit behind the rest, and of each one at the cut.
            let (own, links) = (pairs(behind, before), pairs(before, after));
            let mut around = self.first_pass(chain, cut, [rest, 0], &own)?;
            let (from, _) = self.whole_pass(&mut around, &links)?;
            let output = self.last_pass(&mut around, &from, from_ref(&pass))?;
            self.compare(&output, after, &format!("the last pass behind {rest} blocks"))?;
            self.forget();
        }
        Ok(())
    }

    /// Shows any number of at least one pass of a function that adds something of each block to its state,
    /// with each rest behind it. `sum` returns the summand of some blocks. There must be blocks for three
    /// passes.
    pub(super) fn any_sum(
        &mut self,
        chain: &Chain<'_>,
        cut: u64,
        mut sum: impl FnMut(&mut Self, &[Range<usize>]) -> Vec<Byte>,
    ) -> Result<(), Error> {
        self.has_induction()?;
        let count = chain.count;
        let stays = pairs(&chain.before, &chain.before);
        for rest in 0..count {
            let [one, other] = [0, count].map(|start| [start..start + count, 2 * count..2 * count + rest]);
            let mut around = self.first_pass(chain, cut, [0, rest], &stays)?;
            let (from, mut to) = self.whole_pass(&mut around, &stays)?;
            self.free_numbers(&mut to, &around.numbers);
            let start = around.start.clone();
            let output = self.last_pass(&mut around, &start, &one)?;
            let all = sum(self, &one);
            let expected = self.sum_of(&chain.before, &all);
            self.compare(&output, &expected, &format!("one pass and {rest} blocks"))?;
            let without = self.last_pass(&mut around, &from, &one)?;
            let with = self.last_pass(&mut around, &to, &other)?;
            let (difference, expected) = (self.sum_of(&without, &with), sum(self, &other[..1]));
            self.compare(&difference, &expected, &format!("a pass before {rest} blocks"))?;
            self.forget();
        }
        Ok(())
    }

    /// Frees bits that depend on numbers of passes, which are others behind a pass.
    fn free_numbers(&mut self, state: &mut State, numbers: &Numbers) {
        let bits: Vec<Bit> = numbers.all().copied().filter(|bit| bit.known().is_none()).collect();
        let mut dependence = Dependence::on(&mut self.forms, &bits);
        for bit in state.units.iter_mut().flatten().filter(|bit| **bit != Bit::NONE) {
            if dependence.holds(&self.forms, *bit) {
                *bit = self.forms.input();
            }
        }
    }

    fn sum_of(&mut self, a: &[Byte], b: &[Byte]) -> Vec<Byte> {
        a.iter().zip(b).map(|(a, b)| self.sum_of_bytes(*a, *b)).collect()
    }

    /// Frees the functions of earlier runs, if that is worth its time. Later runs need none of them.
    fn forget(&mut self) {
        if self.forms.is_full() {
            self.forms.collect([]);
        }
    }

    /// Makes a run.
    fn chained(&mut self, numbers: &mut Numbers, run: &Run<'_>) -> Result<Ran, Error> {
        let symbol = run.chain.symbol;
        self.functions.insert(symbol.to_owned());
        let (memory, limits) = (run.memory(self.image, numbers), self.limits_of(symbol));
        let mut machine = match run.begin {
            Begin::Start(_) => Machine::new(self.image, &mut self.forms, memory),
            Begin::Cut(_) => Machine::blank(self.image, &mut self.forms, memory),
        };
        machine.numbers = std::mem::take(numbers);
        (machine.limits, machine.forgets) = (limits, true);
        let ran = run.run(&mut machine);
        *numbers = std::mem::take(&mut machine.numbers);
        self.instructions += machine.count;
        self.constants.extend(machine.memory.constants_read());
        ran
    }

    /// The same function on so many blocks of random numbers.
    fn random_chain<'c>(&mut self, chain: &'c Chain<'_>, blocks: usize) -> Chain<'c> {
        let before = self.random.replace(blocks as u64);
        let mut random = |count: usize| (0..count).map(|_| self.free_byte()).collect::<Vec<Byte>>();
        let read = |Read { name, block, bytes }: &Read, random: &mut dyn FnMut(usize) -> Vec<Byte>| {
            let length = if *block == 0 { bytes.len() } else { blocks * block };
            Read { name, block: *block, bytes: random(length) }
        };
        let reads = chain.reads.iter().map(|of| read(of, &mut random)).collect();
        let states = random(chain.before.len());
        self.random = before;
        Chain { symbol: chain.symbol, reads, count: chain.count, before: states }
    }

    /// The first instruction that runs once for each pass: the start of the loop.
    pub(super) fn start_of_loop(&mut self, chain: &Chain<'_>) -> Result<u64, Error> {
        const PASSES: [usize; 2] = [3, 4];
        let mut traces = Vec::new();
        for passes in PASSES {
            let n = passes * chain.count;
            let Chain { symbol, reads, before, .. } = self.random_chain(chain, n);
            let mut memory = Memory::new(self.image);
            let mut arguments = Vec::new();
            for (Read { name, bytes, .. }, place) in reads.into_iter().zip(PLACES) {
                memory.readable(name, place + 1, bytes);
                arguments.push(place + 1);
            }
            let place = PLACES[arguments.len()] + 1;
            memory.writable(OUTPUT, place, before);
            arguments.extend([place, n as u64]);
            let limits = self.limits_of(symbol);
            let mut machine = Machine::new(self.image, &mut self.forms, memory);
            (machine.limits, machine.trace) = (limits, Some(Vec::new()));
            machine.call(symbol, &arguments, &mut |_| Ok(()))?;
            let trace = machine.trace.take().unwrap_or_default();
            let mut visits = FxHashMap::<u64, usize>::default();
            trace.iter().for_each(|at| *visits.entry(*at).or_default() += 1);
            traces.push((trace, visits));
        }
        let is_once = |at: &&u64| traces.iter().zip(PASSES).all(|((_, visits), count)| visits.get(*at) == Some(&count));
        traces[0].0.iter().find(is_once).copied().ok_or_else(|| no_induction("there is no loop over blocks"))
    }

    /// Describes the state at the cut, from the start and a rest. `own` has the bits of states at the cut
    /// by those that this rest leads to.
    fn first_pass<'c>(
        &mut self,
        chain: &'c Chain<'_>,
        cut: u64,
        [before, behind]: [usize; 2],
        own: &FxHashMap<Bit, Bit>,
    ) -> Result<Loop<'c>, Error> {
        let (none, kept) = (Number::known(0), Kept::new());
        let all = chain.all(Number::symbol(ALL), before + behind);
        let visits = 1 + usize::from(before > 0);
        // Random numbers say which units move.
        let count = 3 * chain.count + before + behind;
        let random = self.random_chain(chain, count);
        let mut numbers = Numbers::over(chain.domain(0, 3, &[[0, 1]]));
        let (begin, blocks) = (Begin::Start(all), 0..count);
        let blocks = from_ref(&blocks);
        let run = Run { chain: &random, done: none, blocks, begin, cut: (cut, visits + 1), kept: &kept };
        let ran = self.chained(&mut numbers, &run)?;
        let units = describe(&numbers, ran.states.get(visits - 1..).unwrap_or_default(), 0);
        let mut units = units.ok_or_else(|| no_induction("the stack differs from pass to pass"))?;
        // The start, and the rest, whose blocks are the last ones of a pass. Blocks behind it are those of a pass
        // with the same numbers, so they must not be read yet.
        numbers.domain = chain.domain(0, 1, &[[0, 1]]);
        let first = if before > 0 { chain.count - before..chain.count } else { 0..chain.count };
        let (begin, blocks) = (Begin::Start(all), from_ref(&first));
        let run = Run { chain, done: none, blocks, begin, cut: (cut, visits), kept: &kept };
        let mut ran = self.chained(&mut numbers, &run)?;
        let start = ran.states.pop().filter(|state| ran.states.len() + 1 == visits && state.units.len() == units.len());
        let start = start.ok_or_else(|| no_induction("it returns before the first pass"))?;
        weaken(&mut units, &start, None, none, &FxHashMap::default(), &mut self.forms, &mut numbers);
        let moving = chain.reads.iter().filter(|read| read.block > 0).flat_map(|read| &read.bytes);
        let inputs: Vec<Bit> = moving.chain(&chain.before).flatten().copied().collect();
        self.forget_the_first(&mut units, &start, &inputs);
        let link = |bit: Bit| match bit.known() {
            Some(_) => Some(bit),
            None => own.get(&bit).copied().or_else(|| own.get(&!bit).map(|bit| !*bit)),
        };
        for (unit, bits) in units.iter_mut().zip(&start.units) {
            if *unit == Unit::Any([true; 8]) {
                *unit = Unit::Linked(Box::new(bits.map(link)));
            }
        }
        Ok(Loop { chain, cut, before, units, start, kept: ran.kept, numbers })
    }

    /// A pass from the cut to the cut, which weakens the description until it stays. Returns the states
    /// before the pass and behind it.
    fn whole_pass(&mut self, around: &mut Loop<'_>, links: &FxHashMap<Bit, Bit>) -> Result<(State, State), Error> {
        const TRIES: usize = 6;
        let Loop { chain, cut, before, ref mut units, ref start, ref kept, ref mut numbers, .. } = *around;
        numbers.domain = chain.domain(0, 2, &[[1, 1], [0, 1]]);
        let done = Number::symbol(DONE);
        let next = done.plus(Number::known(1));
        for _ in 0..=TRIES {
            let state = state_of(units, start, None, &mut self.forms, numbers);
            let (begin, blocks) = (Begin::Cut(&state), 0..chain.count);
            let blocks = from_ref(&blocks);
            let run = Run { chain, done: chain.all(done, before), blocks, begin, cut: (cut, 1), kept };
            let mut ran = self.chained(numbers, &run)?;
            let Some(after) = ran.states.pop().filter(|state| state.is_like(start)) else {
                return Err(no_induction("it returns before the last pass"));
            };
            if weaken(units, &after, Some(start), next, links, &mut self.forms, numbers) == 0 {
                return Ok((state, after));
            }
        }
        Err(no_induction("the state differs from pass to pass"))
    }

    /// The output of the last pass, with these blocks, from a state whose units that may be anything are
    /// those of another.
    fn last_pass(&mut self, around: &mut Loop<'_>, from: &State, blocks: &[Range<usize>]) -> Result<Vec<Byte>, Error> {
        let Loop { chain, cut, before, ref units, ref start, ref kept, ref mut numbers, .. } = *around;
        numbers.domain = chain.domain(0, 1, &[[1, 1]]);
        let done = Number::symbol(DONE);
        let next = done.plus(Number::known(1));
        let mut state = state_of(units, start, Some(next), &mut self.forms, numbers);
        for (i, unit) in units.iter().enumerate() {
            let is_any = |bit: usize| match unit {
                Unit::Any(bytes) => bytes[bit / 8],
                Unit::Linked(linked) => linked[bit].is_none(),
                Unit::Same | Unit::Number(_) => false,
            };
            (0..64).filter(|bit| is_any(*bit)).for_each(|bit| state.units[i][bit] = from.units[i][bit]);
        }
        let run = Run { chain, done: chain.all(done, before), blocks, begin: Begin::Cut(&state), cut: (cut, 1), kept };
        let ran = self.chained(numbers, &run)?;
        match ran.has_returned {
            true => Ok(ran.output),
            false => Err(no_induction("it goes on behind the last pass")),
        }
    }
}

/// Bits by those of others.
fn pairs(from: &[Byte], to: &[Byte]) -> FxHashMap<Bit, Bit> {
    from.as_flattened().iter().copied().zip(to.as_flattened().iter().copied()).collect()
}

impl Run<'_> {
    fn memory<'i>(&self, image: &'i Image, numbers: &Numbers) -> Memory<'i> {
        let mut memory = Memory::new(image);
        let place = |number: &Number| Address { at: numbers.domain.value(number), tag: number.of };
        for (i, (read, bytes)) in self.chain.reads.iter().zip(self.chain.bytes_of(self.blocks)).enumerate() {
            let at = Number::symbol(BUFFERS + i).plus(self.done.times(read.block as u64));
            memory.add(read.name, place(&at), bytes, false);
        }
        let at = Number::symbol(BUFFERS + self.chain.reads.len());
        memory.add(OUTPUT, place(&at), self.output(), true);
        memory
    }

    /// The states in memory: those before all blocks, or at the cut.
    fn output(&self) -> Vec<Byte> {
        let before = &self.chain.before;
        match self.begin {
            Begin::Start(_) => before.clone(),
            Begin::Cut(State { units, .. }) => {
                let bits = &units.as_flattened()[64 * units.len() - 8 * before.len()..];
                bits.as_chunks::<8>().0.to_vec()
            }
        }
    }

    fn run(&self, machine: &mut Machine<'_>) -> Result<Ran, Error> {
        let (cut, count) = self.cut;
        let length = self.chain.before.len();
        let (mut at, kept) = match self.begin {
            Begin::Start(all) => {
                let buffers = (0..=self.chain.reads.len()).map(|i| Number::symbol(BUFFERS + i));
                machine.enter(self.chain.symbol, &buffers.chain([all]).collect::<Vec<_>>())?
            }
            Begin::Cut(state) => {
                let mut state = state.clone();
                state.units.truncate(state.units.len() - length / 8);
                machine.set_state(&state).map_err(|_| no_induction("the stack is aligned twice"))?;
                machine.forms.pin();
                (cut, self.kept.clone())
            }
        };
        let (mut states, mut has_returned) = (Vec::new(), false);
        for _ in 0..count {
            let stop = Some(Stop { at: cut, region: OUTPUT, length });
            has_returned = machine.run(at, stop, &mut |_| Ok(()))?;
            if has_returned {
                machine.leave(&kept)?;
                break;
            }
            at = cut;
            let mut state = machine.state().ok_or_else(|| no_induction("the stack pointer is not known"))?;
            let output = machine.memory.region(OUTPUT).unwrap_or_default();
            state.units.extend_from_slice(output.as_flattened().as_chunks().0);
            states.push(state);
        }
        let output = if has_returned { machine.memory.output(OUTPUT)?.to_vec() } else { Vec::new() };
        Ok(Ran { has_returned, states, kept, output })
    }
}
