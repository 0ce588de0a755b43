//! Statements about any number of blocks that change a state one after another, by induction.
//!
//! A kernel takes as many blocks with each pass of its loop, after the rest, if there is one, of which
//! it takes fewer in the first pass. The *cut* is the first instruction of the loop. At the cut, bits of
//! registers, the stack and the states in memory are bits of the states so far, in any order, or are
//! known, or may be anything. As in [`induction`](super::induction), units of 64 bits can also stay the
//! same, or move by the same amount with each pass. Three runs show the statement for a rest, each for
//! all states and blocks:
//!
//! 1. From the start to the cut behind the rest, with any number of at least one pass that is left.
//! 2. From the cut to the cut, with any number of passes that are done, and at least two that are left.
//!    Bits of the states must become the same bits of the states behind the pass.
//! 3. From the cut to the end, with one pass that is left.

use rustc_hash::FxHashMap;

use super::induction::{Begin, Unit, describe, no_induction, state_of, weaken};
use super::{KEY, OUTPUT, PLACES, Prover, SOURCE};
use crate::Error;
use crate::forms::Bit;
use crate::image::Image;
use crate::machine::{ALL, Address, BUFFERS, DONE, Domain, Kept, LARGEST, Machine, Number, Numbers, State, Stop, Tag};
use crate::memory::{Byte, Memory};

/// A function with arguments `(key, source, states, n)`, and the blocks of a pass.
pub(super) struct Chain<'c> {
    pub(super) symbol: &'c str,
    /// Without it, the arguments are `(source, states, n)`.
    pub(super) key: Option<Vec<Byte>>,
    pub(super) source: Vec<Byte>,
    /// The states before the blocks and behind each of them.
    pub(super) states: Vec<Vec<Byte>>,
}

/// A run between the start, the cut and the end.
struct Run<'r> {
    chain: &'r Chain<'r>,
    /// Blocks that are done, and those from there on.
    done: Number,
    source: Vec<Byte>,
    begin: Begin<'r>,
    /// The cut, and how often to come to it.
    cut: Option<(u64, usize)>,
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

impl Chain<'_> {
    /// The number of blocks of a pass.
    fn count(&self) -> usize {
        self.states.len() - 1
    }

    /// Bytes of the source that are a block, or a block of each message.
    fn row(&self) -> usize {
        self.source.len() / self.count()
    }

    /// A rest before passes.
    fn behind(&self, rest: usize, passes: usize) -> Vec<Byte> {
        let mut source = self.source[..rest * self.row()].to_vec();
        (0..passes).for_each(|_| source.extend_from_slice(&self.source));
        source
    }

    /// Its blocks, of so many passes and a rest.
    fn blocks(&self, passes: Number, rest: usize) -> Number {
        passes.times(self.count() as u64).plus(Number::known(rest as u64))
    }

    /// The symbols of a run: the least numbers of passes, and how these go on.
    fn domain(&self, done: u64, all: u64, steps: &[[u64; 2]]) -> Domain {
        let mut start = Tag::default();
        (start[DONE], start[ALL]) = (done, all);
        start[BUFFERS..].iter_mut().zip(PLACES).for_each(|(at, place)| *at = place + 1);
        Domain { start, steps: steps.to_vec(), most: LARGEST / self.source.len().max(1) as u64 }
    }

    /// The buffers that it reads, each with its bytes, and the start of the source.
    fn inputs(&self, done: Number, source: &[Byte]) -> Vec<(&'static str, Number, Vec<Byte>)> {
        let at = |i: usize| Number::symbol(BUFFERS + i);
        let mut buffers: Vec<_> = self.key.iter().map(|key| (KEY, at(0), key.clone())).collect();
        let start = at(buffers.len()).plus(done.times(self.row() as u64));
        buffers.push((SOURCE, start, source.to_vec()));
        buffers
    }
}

impl Prover<'_> {
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

    /// The same function on random numbers: a rest and so many passes.
    fn random_chain<'c>(&mut self, chain: &'c Chain<'_>, rest: usize, passes: usize) -> Chain<'c> {
        let before = self.random.replace((passes + rest) as u64);
        let mut bytes = |count: usize| (0..count).map(|_| self.free_byte()).collect::<Vec<Byte>>();
        let key = chain.key.as_ref().map(|key| bytes(key.len()));
        let source = bytes(passes * chain.source.len() + rest * chain.row());
        let states = vec![bytes(chain.states[0].len()), Vec::new()];
        self.random = before;
        Chain { symbol: chain.symbol, key, source, states }
    }

    /// The first instruction that runs once for each pass: the start of the loop.
    fn start_of_loop(&mut self, chain: &Chain<'_>) -> Result<u64, Error> {
        const COUNTS: [usize; 2] = [3, 4];
        let mut traces = Vec::new();
        for passes in COUNTS {
            let Chain { symbol, key, source, states } = self.random_chain(chain, 0, passes);
            let mut memory = Memory::new(self.image);
            let mut places = PLACES.into_iter().map(|place| place + 1);
            let mut arguments = Vec::new();
            for (name, bytes) in key.map(|key| (KEY, key)).into_iter().chain([(SOURCE, source)]) {
                arguments.extend(places.next());
                memory.readable(name, arguments[arguments.len() - 1], bytes);
            }
            arguments.extend(places.next());
            memory.writable(OUTPUT, arguments[arguments.len() - 1], states[0].clone());
            arguments.push((passes * chain.count()) as u64);
            let limits = self.limits_of(symbol);
            let mut machine = Machine::new(self.image, &mut self.forms, memory);
            (machine.limits, machine.trace) = (limits, Some(Vec::new()));
            machine.call(symbol, &arguments, &mut |_| Ok(()))?;
            let trace = machine.trace.take().unwrap_or_default();
            let mut visits = FxHashMap::<u64, usize>::default();
            trace.iter().for_each(|at| *visits.entry(*at).or_default() += 1);
            traces.push((trace, visits));
        }
        let is_once = |at: &&u64| traces.iter().zip(COUNTS).all(|((_, visits), count)| visits.get(*at) == Some(&count));
        traces[0].0.iter().find(is_once).copied().ok_or_else(|| no_induction("there is no loop over blocks"))
    }

    /// Shows any number of at least one pass, behind any rest.
    pub(super) fn any_blocks(&mut self, chain: &Chain<'_>) -> Result<(), Error> {
        self.has_induction()?;
        let cut = self.start_of_loop(chain)?;
        for rest in 0..chain.count() {
            self.behind_rest(chain, cut, rest)?;
            // Later runs need nothing that this one has made.
            if self.forms.is_full() {
                self.forms.collect([]);
            }
        }
        Ok(())
    }

    /// Shows any number of at least one pass behind a rest.
    fn behind_rest(&mut self, chain: &Chain<'_>, at: u64, rest: usize) -> Result<(), Error> {
        const TRIES: usize = 6;
        let kept = Kept::new();
        let (none, done) = (Number::known(0), Number::symbol(DONE));
        let begin = Begin::Start(chain.blocks(Number::symbol(ALL), rest));
        let visits = 1 + usize::from(rest > 0);
        let (before, behind, after) = (&chain.states[0], &chain.states[rest], &chain.states[chain.count()]);
        // Random numbers say which units move.
        let random = self.random_chain(chain, rest, 3);
        let mut numbers = Numbers::over(chain.domain(0, 3, &[[0, 1]]));
        let source = random.source.clone();
        let run = Run { chain: &random, done: none, source, begin, cut: Some((at, visits + 1)), kept: &kept };
        let ran = self.chained(&mut numbers, &run)?;
        let units = describe(&numbers, ran.states.get(visits - 1..).unwrap_or_default(), 0);
        let mut units = units.ok_or_else(|| no_induction("the stack differs from pass to pass"))?;
        // The start, and the rest.
        numbers.domain = chain.domain(0, 1, &[[0, 1]]);
        let source = chain.behind(rest, 1);
        let begin = Begin::Start(chain.blocks(Number::symbol(ALL), rest));
        let run = Run { chain, done: none, source, begin, cut: Some((at, visits)), kept: &kept };
        let start = self.chained(&mut numbers, &run)?;
        let same = start.states.get(visits - 1).filter(|state| state.units.len() == units.len());
        let same = same.ok_or_else(|| no_induction("it returns before the first pass"))?;
        weaken(&mut units, same, None, none, &FxHashMap::default(), &mut self.forms, &mut numbers);
        let inputs: Vec<Bit> = before.iter().chain(&chain.source).flatten().copied().collect();
        self.forget_the_first(&mut units, same, &inputs);
        // Bits of the state behind the rest are those of the state before the next pass.
        let pairs = |from: &[Byte], to: &[Byte]| -> FxHashMap<Bit, Bit> {
            from.as_flattened().iter().copied().zip(to.as_flattened().iter().copied()).collect()
        };
        let (own, links) = (pairs(behind, before), pairs(before, after));
        let link = |bit: Bit| match bit.known() {
            Some(_) => Some(bit),
            None => own.get(&bit).copied().or_else(|| own.get(&!bit).map(|bit| !*bit)),
        };
        for (unit, bits) in units.iter_mut().zip(&same.units) {
            if *unit == Unit::Any([true; 8]) {
                *unit = Unit::Linked(Box::new(bits.map(link)));
            }
        }
        // A pass from the cut to the cut.
        numbers.domain = chain.domain(0, 2, &[[1, 1], [0, 1]]);
        let next = done.plus(Number::known(1));
        for attempt in 0.. {
            let state = state_of(&units, same, None, &mut self.forms, &mut numbers);
            let run = Run {
                chain,
                done: chain.blocks(done, rest),
                source: chain.source.clone(),
                begin: Begin::Cut(&state),
                cut: Some((at, 1)),
                kept: &start.kept,
            };
            let ran = self.chained(&mut numbers, &run)?;
            let Some(state) = ran.states.first().filter(|state| state.units.len() == units.len()) else {
                return Err(no_induction("it returns before the last pass"));
            };
            if weaken(&mut units, state, Some(same), next, &links, &mut self.forms, &mut numbers) == 0 {
                break;
            }
            if attempt == TRIES {
                return Err(no_induction("the state differs from pass to pass"));
            }
        }
        // The last pass.
        numbers.domain = chain.domain(0, 1, &[[1, 1]]);
        let state = state_of(&units, same, Some(next), &mut self.forms, &mut numbers);
        let run = Run {
            chain,
            done: chain.blocks(done, rest),
            source: chain.source.clone(),
            begin: Begin::Cut(&state),
            cut: Some((at, 1)),
            kept: &start.kept,
        };
        let ran = self.chained(&mut numbers, &run)?;
        if !ran.has_returned {
            return Err(no_induction("it goes on behind the last pass"));
        }
        self.compare(&ran.output, after, &format!("the last pass behind {rest} blocks"))
    }
}

impl Run<'_> {
    fn memory<'i>(&self, image: &'i Image, numbers: &Numbers) -> Memory<'i> {
        let mut memory = Memory::new(image);
        let place = |number: &Number| Address { at: numbers.domain.value(number), tag: number.of };
        let inputs = self.chain.inputs(self.done, &self.source);
        let output = Number::symbol(BUFFERS + inputs.len());
        for (name, at, bytes) in inputs {
            memory.add(name, place(&at), bytes, false);
        }
        memory.add(OUTPUT, place(&output), self.output(), true);
        memory
    }

    /// The states in memory: those before all blocks, or at the cut.
    fn output(&self) -> Vec<Byte> {
        let states = &self.chain.states[0];
        match self.begin {
            Begin::Start(_) => states.clone(),
            Begin::Cut(State { units, .. }) => {
                let bits = &units.as_flattened()[64 * units.len() - 8 * states.len()..];
                bits.as_chunks::<8>().0.to_vec()
            }
        }
    }

    fn run(&self, machine: &mut Machine<'_>) -> Result<Ran, Error> {
        let length = self.chain.states[0].len();
        let (cut, count) = self.cut.map_or((None, 1), |(cut, count)| (Some(cut), count));
        let (mut at, kept) = match self.begin {
            Begin::Start(all) => {
                let buffers = (0..2 + usize::from(self.chain.key.is_some())).map(|i| Number::symbol(BUFFERS + i));
                machine.enter(self.chain.symbol, &buffers.chain([all]).collect::<Vec<_>>())?
            }
            Begin::Cut(state) => {
                machine
                    .set_state(&without_output(state, length))
                    .map_err(|_| no_induction("the stack is aligned twice"))?;
                machine.forms.pin();
                (cut.unwrap_or_default(), self.kept.clone())
            }
        };
        let (mut states, mut has_returned) = (Vec::new(), false);
        for _ in 0..count {
            let stop = cut.map(|at| Stop { at, region: OUTPUT, length });
            has_returned = machine.run(at, stop, &mut |_| Ok(()))?;
            if has_returned {
                machine.leave(&kept)?;
                break;
            }
            at = cut.unwrap_or(at);
            let mut state = machine.state().ok_or_else(|| no_induction("the stack pointer is not known"))?;
            let output = machine.memory.region(OUTPUT).unwrap_or_default();
            state.units.extend_from_slice(output.as_flattened().as_chunks().0);
            states.push(state);
        }
        let output = if has_returned { machine.memory.output(OUTPUT)?.to_vec() } else { Vec::new() };
        Ok(Ran { has_returned, states, kept, output })
    }
}

/// Registers and stack.
fn without_output(state: &State, length: usize) -> State {
    let mut state = state.clone();
    state.units.truncate(state.units.len() - length / 8);
    state
}
