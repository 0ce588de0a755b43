//! Statements about hashes.
//!
//! A kernel absorbs any number of blocks, by induction. The *cut* is the first instruction of its
//! loop. At the cut, bits of registers, the stack and the states in memory are bits of the states so
//! far, in any order, or are known, or may be anything. As in [`induction`](super::induction), units
//! of 64 bits can also stay the same, or move by the same amount with each block. Three runs show the
//! statement, each for all states and blocks:
//!
//! 1. From the start to the cut, with any number of at least one block.
//! 2. From the cut to the cut, with any number of blocks that are done, and at least two that are left.
//!    Bits of the states must become the same bits of the states behind the block.
//! 3. From the cut to the end, with one block that is left.

use rustc_hash::FxHashMap;

use super::induction::{Begin, Unit, describe, no_induction, state_of, weaken};
use super::{OUTPUT, PLACES, Prover, SOURCE};
use crate::Error;
use crate::forms::Bit;
use crate::machine::{ALL, Address, BUFFERS, DONE, Domain, Kept, LARGEST, Machine, Number, Numbers, State, Stop, Tag};
use crate::memory::{Byte, Memory};
use crate::table::Kernel;

/// Blocks of messages, and the states.
struct Messages {
    /// Block `i` of message `m` is block `i · width + m`.
    source: Vec<Byte>,
    /// The states of all messages, before the first block and behind each of them.
    states: Vec<Vec<Byte>>,
}

/// A run between the start, the cut and the end.
struct Run<'r> {
    symbol: &'r str,
    /// How many blocks of each message are done, and the blocks from there on.
    done: Number,
    source: &'r [Byte],
    /// The states in memory at the start. Later ones belong to the state at the cut.
    output: &'r [Byte],
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

impl Prover<'_> {
    /// So many blocks of each message, from any state.
    fn messages(&mut self, kernel: &Kernel, blocks: usize) -> Result<Messages, Error> {
        let length = self.family.forms[kernel.form];
        let before: Vec<Byte> = (0..kernel.width * length).map(|_| self.free_byte()).collect();
        let mut messages = Messages { source: Vec::new(), states: vec![before] };
        for _ in 0..blocks {
            self.one_more(kernel, &mut messages)?;
        }
        Ok(messages)
    }

    /// One more block of each message.
    fn one_more(&mut self, kernel: &Kernel, messages: &mut Messages) -> Result<(), Error> {
        let row = self.free_blocks(kernel.width);
        let states = messages.states.last().cloned().unwrap_or_default();
        let mut after = Vec::new();
        for (state, block) in states.chunks(self.family.forms[kernel.form]).zip(&row) {
            let state = self.cipher.absorb(&mut self.forms, state, block);
            after.extend(state.ok_or(Error::NoStatement { what: "this is no hash" })??);
        }
        messages.source.extend(row.concat());
        messages.states.push(after);
        Ok(())
    }

    /// Blocks, compressed into states.
    pub(super) fn absorb(&mut self, kernel: &Kernel) -> Result<String, Error> {
        if self.random.is_some() {
            let messages = self.messages(kernel, 4)?;
            self.absorb_some(kernel, &messages)?;
            return Ok("states, 4 blocks of each message".into());
        }
        // Wrong functions fail here, where their forms need no memory. This also tests the induction.
        self.random = Some(4);
        let messages = self.messages(kernel, 4)?;
        self.absorb_some(kernel, &messages)?;
        self.random = None;
        let mut messages = self.messages(kernel, 1)?;
        self.absorb_some(kernel, &messages)?;
        self.note = self.absorb_any(kernel, &messages).err();
        if self.note.is_some() {
            self.one_more(kernel, &mut messages)?;
            self.absorb_some(kernel, &messages)?;
        }
        let count = if self.note.is_none() { "any number of" } else { "up to 2" };
        Ok(format!("states, {count} blocks of each message"))
    }

    /// Runs a kernel on no block, on one, and so on, and on all of them at multiples of 64.
    fn absorb_some(&mut self, kernel: &Kernel, messages: &Messages) -> Result<(), Error> {
        let row = kernel.width * self.family.block;
        let count = messages.states.len() - 1;
        for (n, offset) in (0..=count).map(|n| (n, 1)).chain([(count, 0)]) {
            let [source_at, state_at, ..] = PLACES.map(|place| place + offset);
            let mut memory = Memory::new(self.image);
            memory.readable(SOURCE, source_at, messages.source[..n * row].to_vec());
            memory.writable(OUTPUT, state_at, messages.states[0].clone());
            let out = self.call_on(&kernel.symbol, memory, &[source_at, state_at, n as u64], &[OUTPUT])?;
            self.compare(&out, &messages.states[n], &format!("{n} blocks"))?;
        }
        Ok(())
    }

    /// The symbols of a run: the least numbers of blocks, and how these go on.
    fn blocks_from(&self, kernel: &Kernel, done: u64, all: u64, steps: &[[u64; 2]]) -> Domain {
        let mut start = Tag::default();
        (start[DONE], start[ALL]) = (done, all);
        start[BUFFERS..].iter_mut().zip(PLACES).for_each(|(at, place)| *at = place + 1);
        let row = kernel.width * self.family.block;
        Domain { start, steps: steps.to_vec(), most: LARGEST / row as u64 }
    }

    /// Makes a run.
    fn absorbing(&mut self, kernel: &Kernel, numbers: &mut Numbers, run: &Run<'_>) -> Result<Ran, Error> {
        let row = (kernel.width * self.family.block) as u64;
        let mut memory = Memory::new(self.image);
        let source = Number::symbol(BUFFERS).plus(run.done.times(row));
        let place = |number: &Number| Address { at: numbers.domain.value(number), tag: number.of };
        memory.add(SOURCE, place(&source), run.source.to_vec(), false);
        let mut output = run.output.to_vec();
        if let Begin::Cut(State { units, .. }) = run.begin {
            let bits = &units.as_flattened()[64 * units.len() - 8 * output.len()..];
            output = bits.as_chunks::<8>().0.to_vec();
        }
        memory.add(OUTPUT, place(&Number::symbol(BUFFERS + 1)), output, true);
        let limits = self.limits_of(&kernel.symbol);
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

    /// The first instruction that runs once for each block: the start of the loop.
    fn start_of_loop(&mut self, kernel: &Kernel) -> Result<u64, Error> {
        const COUNTS: [usize; 2] = [3, 4];
        let mut traces = Vec::new();
        for count in COUNTS {
            let before = self.random.replace(count as u64);
            let messages = self.messages(kernel, count);
            self.random = before;
            let Messages { source, states } = messages?;
            let mut memory = Memory::new(self.image);
            let [source_at, state_at, ..] = PLACES.map(|place| place + 1);
            memory.readable(SOURCE, source_at, source);
            memory.writable(OUTPUT, state_at, states[0].clone());
            let limits = self.limits_of(&kernel.symbol);
            let mut machine = Machine::new(self.image, &mut self.forms, memory);
            (machine.limits, machine.trace) = (limits, Some(Vec::new()));
            machine.call(&kernel.symbol, &[source_at, state_at, count as u64], &mut |_| Ok(()))?;
            let trace = machine.trace.take().unwrap_or_default();
            let mut visits = FxHashMap::<u64, usize>::default();
            trace.iter().for_each(|at| *visits.entry(*at).or_default() += 1);
            traces.push((trace, visits));
        }
        let is_once = |at: &&u64| traces.iter().zip(COUNTS).all(|((_, visits), count)| visits.get(*at) == Some(&count));
        traces[0].0.iter().find(is_once).copied().ok_or_else(|| no_induction("there is no loop over blocks"))
    }

    /// Shows any number of blocks of each message.
    fn absorb_any(&mut self, kernel: &Kernel, messages: &Messages) -> Result<(), Error> {
        const TRIES: usize = 6;
        self.has_induction()?;
        let (symbol, kept) = (kernel.symbol.as_str(), Kept::new());
        let (none, all, done) = (Number::known(0), Number::symbol(ALL), Number::symbol(DONE));
        let [before, after] = &messages.states[..] else { return Err(no_induction("one block is expected")) };
        let at = self.start_of_loop(kernel)?;
        // Random numbers say which units move.
        let saved = self.random.replace(5);
        let random = self.messages(kernel, 3);
        self.random = saved;
        let random = random?;
        let mut numbers = Numbers::over(self.blocks_from(kernel, 0, 3, &[[0, 1]]));
        let (source, output, begin) = (random.source.as_slice(), random.states[0].as_slice(), Begin::Start(all));
        let run = Run { symbol, done: none, source, output, begin, cut: Some((at, 2)), kept: &kept };
        let ran = self.absorbing(kernel, &mut numbers, &run)?;
        let units = describe(&numbers, &ran.states, 0);
        let mut units = units.ok_or_else(|| no_induction("the stack differs from block to block"))?;
        // The start.
        let (source, output) = (messages.source.as_slice(), before.as_slice());
        numbers.domain = self.blocks_from(kernel, 0, 1, &[[0, 1]]);
        let run = Run { symbol, done: none, source, output, begin: Begin::Start(all), cut: Some((at, 1)), kept: &kept };
        let start = self.absorbing(kernel, &mut numbers, &run)?;
        let Some(same) = start.states.first().filter(|state| state.units.len() == units.len()) else {
            return Err(no_induction("it returns before the first block"));
        };
        let pairs = before.as_flattened().iter().zip(after.as_flattened());
        let links: FxHashMap<Bit, Bit> = pairs.map(|(before, after)| (*before, *after)).collect();
        weaken(&mut units, same, None, none, &FxHashMap::default(), &mut self.forms, &mut numbers);
        let inputs: Vec<Bit> = before.iter().chain(source).flatten().copied().collect();
        self.forget_the_first(&mut units, same, &inputs);
        for (unit, bits) in units.iter_mut().zip(&same.units) {
            if let Unit::Any([true, true, true, true, true, true, true, true]) = unit {
                let is_link =
                    |bit: &Bit| bit.known().is_some() || links.contains_key(bit) || links.contains_key(&!*bit);
                *unit = Unit::Linked(Box::new(bits.map(|bit| Some(bit).filter(is_link))));
            }
        }
        // A block from the cut to the cut.
        numbers.domain = self.blocks_from(kernel, 0, 2, &[[1, 1], [0, 1]]);
        let next = done.plus(Number::known(1));
        for attempt in 0.. {
            let state = state_of(&units, same, None, &mut self.forms, &mut numbers);
            let begin = Begin::Cut(&state);
            let run = Run { symbol, done, source, output, begin, cut: Some((at, 1)), kept: &start.kept };
            let ran = self.absorbing(kernel, &mut numbers, &run)?;
            let Some(state) = ran.states.first().filter(|state| state.units.len() == units.len()) else {
                return Err(no_induction("it returns before the last block"));
            };
            if weaken(&mut units, state, Some(same), next, &links, &mut self.forms, &mut numbers) == 0 {
                break;
            }
            if attempt == TRIES {
                return Err(no_induction("the state differs from block to block"));
            }
        }
        // The last block, and the rest behind it.
        numbers.domain = self.blocks_from(kernel, 0, 1, &[[1, 1]]);
        let state = state_of(&units, same, Some(next), &mut self.forms, &mut numbers);
        let begin = Begin::Cut(&state);
        let run = Run { symbol, done, source, output, begin, cut: Some((at, 1)), kept: &start.kept };
        let ran = self.absorbing(kernel, &mut numbers, &run)?;
        if !ran.has_returned {
            return Err(no_induction("it goes on behind the last block"));
        }
        self.compare(&ran.output, after, "the last block")
    }
}

impl Run<'_> {
    fn run(&self, machine: &mut Machine<'_>) -> Result<Ran, Error> {
        let (cut, count) = self.cut.map_or((None, 1), |(cut, count)| (Some(cut), count));
        let (mut at, kept) = match self.begin {
            Begin::Start(all) => {
                let arguments = [Number::symbol(BUFFERS), Number::symbol(BUFFERS + 1), all];
                machine.enter(self.symbol, &arguments)?
            }
            Begin::Cut(state) => {
                machine
                    .set_state(&self.without_output(state))
                    .map_err(|_| no_induction("the stack is aligned twice"))?;
                machine.forms.pin();
                (cut.unwrap_or_default(), self.kept.clone())
            }
        };
        let (mut states, mut has_returned) = (Vec::new(), false);
        for _ in 0..count {
            let stop = cut.map(|at| Stop { at, region: OUTPUT, length: self.output.len() });
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

    /// Registers and stack.
    fn without_output(&self, state: &State) -> State {
        let mut state = state.clone();
        state.units.truncate(state.units.len() - self.output.len() / 8);
        state
    }
}
