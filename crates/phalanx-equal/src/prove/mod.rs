//! The statement about each shape of function, and its proof.

mod chain;
mod field;
mod hash;
mod induction;
mod routine;

use std::collections::BTreeSet;
use std::hash::{BuildHasher as _, RandomState};

use rustc_hash::FxHashMap;

use self::chain::{Chain, Read};
use self::induction::Batches;
use crate::Error;
use crate::cipher::{Cipher, Front};
use crate::forms::{Bit, Dependence, Forms, Size};
use crate::image::{Architecture, Image};
use crate::machine::{Features, Limits, Machine, Watch};
use crate::memory::{Byte, Memory, byte};
use crate::standard::gost28147;
use crate::table::{Family, Kernel, Op};

/// The result of a proof.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The free inputs, or the reason why there is no proof.
    pub outcome: Result<String, Error>,
    /// Why the proof is not one for any number of batches, where one was tried.
    pub note: Option<Error>,
    /// Instructions that have run, in all runs.
    pub instructions: u64,
    /// The forms that were made.
    pub size: Size,
    /// Addresses of constants of the file that were read.
    pub constants: BTreeSet<u64>,
    /// The symbols of all functions that ran: the kernel, and makers of forms and loaders.
    pub functions: BTreeSet<String>,
}

/// The name of the family with a substitution in its keys.
const GOST28147: &str = "gost28147";

/// Kernels for at most as many blocks are also tried with a function for each block.
const FEW_BLOCKS: usize = 16;

/// Where arguments are.
const PLACES: [u64; 4] = [0x10_0000_0000, 0x20_0000_0000, 0x30_0000_0000, 0x40_0000_0000];

const KEY: &str = "the key";
const SOURCE: &str = "the source";
const OUTPUT: &str = "the output";

/// How the buffers of a run lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// Apart from one another, each one byte behind a multiple of 64.
    Apart,
    /// The output is the source, at a multiple of 64.
    InPlace,
}

/// How a statement is proved.
#[derive(Clone, Copy)]
struct Way {
    /// Inputs are random numbers, from this seed, instead of free.
    random: Option<u64>,
    /// Functions of one block are written once for all blocks.
    shares_functions: bool,
    /// The functions whose buffers are at two places instead of any.
    fixed: Fixed,
}

/// Functions of a statement.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fixed {
    None,
    /// All but the function that the statement is about. Others only make the form that it reads or
    /// read the one that it makes, and have their own statements.
    Others,
    All,
}

struct Prover<'a> {
    image: &'a Image,
    family: &'a Family,
    /// The function that the statement is about.
    symbol: &'a str,
    cipher: Cipher,
    forms: Forms,
    instructions: u64,
    /// The state of a generator, where inputs are random numbers instead of free.
    random: Option<u64>,
    limits: Limits,
    /// Constants of the file that were read.
    constants: BTreeSet<u64>,
    /// Functions that ran.
    functions: BTreeSet<String>,
    /// The first bytes of every key: the S-box of GOST 28147-89.
    front: Option<Vec<Byte>>,
    /// The undefined registers of all calls. Without them, each call has its own.
    undefined: Option<Vec<Bit>>,
    /// Those of calls of loaders.
    undefined_of_loaders: Option<Vec<Bit>>,
    /// An argument that the next call has instead of a number, and its bits.
    free_argument: Option<(usize, [Bit; 64])>,
    /// The value that the last call returned.
    returned: Vec<Bit>,
    /// Why there is no proof for any number of batches.
    note: Option<Error>,
    way: Way,
    /// Whether free bytes are those of any block.
    is_of_any_block: bool,
}

/// Proves a kernel.
pub fn prove(image: &Image, family: &Family, kernel: &Kernel) -> Verdict {
    prove_within(Limits::default(), image, family, kernel)
}

/// Proves a kernel within limits.
pub fn prove_within(limits: Limits, image: &Image, family: &Family, kernel: &Kernel) -> Verdict {
    let mut verdict = run(image, family, kernel, None, limits);
    if image.architecture() == Architecture::Aarch64 {
        verdict.outcome = verdict.outcome.map(|free| format!("{free}, at fixed addresses"));
    }
    verdict
}

/// Runs the same as [`prove`] on known random numbers, to test the executor, the references and
/// mutants.
pub fn try_out(image: &Image, family: &Family, kernel: &Kernel, seed: u64) -> Verdict {
    run(image, family, kernel, Some(seed), Limits::default())
}

/// The same within limits.
///
/// The substitution of GOST 28147-89 is free, or, where that is too much, each of those with a
/// name.
pub(crate) fn run(image: &Image, family: &Family, kernel: &Kernel, random: Option<u64>, limits: Limits) -> Verdict {
    let set = kernel.set.as_deref();
    let way = Way { random, shares_functions: true, fixed: Fixed::None };
    let mut whole = run_with(image, family, kernel, set, limits, way);
    // Code that adds keys while blocks are being exchanged computes functions of several blocks. If there
    // are few blocks, we can write all of their functions.
    let is_small = random.is_none() && kernel.width <= FEW_BLOCKS;
    if is_small && matches!(whole.outcome, Err(Error::Differs { .. })) {
        let separate = run_with(image, family, kernel, set, limits, Way { shares_functions: false, ..way });
        whole.instructions += separate.instructions;
        if separate.outcome.is_ok() {
            whole = Verdict { instructions: whole.instructions, ..separate };
        }
    }
    let is_any = family.name == GOST28147 && kernel.set.is_none();
    if !is_any {
        return whole;
    }
    if whole.outcome.is_ok() || random.is_some() {
        whole.outcome = whole.outcome.map(|free| format!("S-box, {free}"));
        return whole;
    }
    for name in gost28147::names() {
        let Verdict { outcome, note, instructions, size, .. } =
            run_with(image, family, kernel, Some(name), limits, way);
        whole.instructions += instructions;
        (whole.outcome, whole.note, whole.size) = (outcome, note, size);
        if whole.outcome.is_err() {
            return whole;
        }
    }
    whole.outcome = whole.outcome.map(|free| format!("{free}, each of {} S-boxes", gost28147::names().count()));
    whole
}

/// The same with one substitution. Code that branches on addresses of buffers is proved for two places.
fn run_with(image: &Image, family: &Family, kernel: &Kernel, set: Option<&str>, limits: Limits, way: Way) -> Verdict {
    let mut whole = run_once(image, family, kernel, set, limits, way);
    for fixed in [Fixed::Others, Fixed::All] {
        let is_about_places = whole.outcome.as_ref().is_err_and(Error::is_about_places);
        if !is_about_places || image.architecture() != Architecture::X86_64 {
            break;
        }
        let mut next = run_once(image, family, kernel, set, limits, Way { fixed, ..way });
        next.instructions += whole.instructions;
        if fixed == Fixed::All {
            next.note = next.note.or(whole.outcome.err());
            next.outcome = next.outcome.map(|free| format!("{free}, buffers at two places"));
        }
        whole = next;
    }
    whole
}

fn run_once(image: &Image, family: &Family, kernel: &Kernel, set: Option<&str>, limits: Limits, way: Way) -> Verdict {
    let functions = BTreeSet::from([kernel.symbol.clone()]);
    let Some(cipher) = Cipher::new(&family.name, set) else {
        let outcome = Err(Error::NoStatement { what: "this family" });
        let (size, constants) = Default::default();
        return Verdict { outcome, note: None, instructions: 0, size, constants, functions };
    };
    let mut prover = Prover {
        image,
        family,
        symbol: &kernel.symbol,
        cipher,
        forms: Forms::new(),
        instructions: 0,
        random: way.random,
        limits,
        constants: BTreeSet::new(),
        functions,
        front: None,
        undefined: None,
        undefined_of_loaders: None,
        free_argument: None,
        returned: Vec::new(),
        note: None,
        way,
        is_of_any_block: false,
    };
    let outcome = match kernel.op {
        Op::Encrypt | Op::Decrypt => prover.blocks(kernel),
        Op::EncryptMany | Op::DecryptMany => prover.blocks_of_many(kernel),
        Op::Schedule => prover.schedule(kernel),
        Op::Prepare if prover.field().is_ok() => prover.powers(kernel),
        Op::Prepare => prover.form(kernel),
        Op::Load => prover.load(kernel),
        Op::Mac => prover.mac(kernel),
        Op::Ghash => prover.ghash(kernel),
        Op::Dot | Op::Products => prover.dot(kernel),
        Op::Absorb => prover.absorb(kernel),
        Op::Xor => prover.sum(kernel),
        Op::Map => prover.map(kernel),
        Op::Sequence => prover.sequence(kernel),
        Op::Skip => prover.skip(kernel),
        Op::Equal => prover.comparison(kernel),
        Op::Unpad => prover.padding(kernel),
        Op::Other => Err(Error::NoStatement { what: "wiping and clearing" }),
    };
    let size = prover.forms.size();
    let Prover { note, instructions, constants, functions, .. } = prover;
    Verdict { outcome, note, instructions, size, constants, functions }
}

impl Prover<'_> {
    /// The limits for a run of a kernel: the instructions of its level.
    fn limits_of(&self, symbol: &str) -> Limits {
        let kernel = self.family.kernels.iter().find(|kernel| kernel.symbol == symbol);
        let names = kernel.map(|kernel| format!("{} {}", kernel.level, kernel.needs)).unwrap_or_default();
        let features = match self.image.architecture() {
            // An unknown name allows nothing more than the first processors had.
            Architecture::X86_64 => Features::of(&names).unwrap_or(Features::NONE),
            Architecture::Aarch64 => Features::ALL,
        };
        Limits { features, ..self.limits }
    }

    /// Calls a function with arguments `(key, source, output, n)`, or, without source, `(key,
    /// output, n)`, and returns its output.
    fn call(
        &mut self,
        symbol: &str,
        key: &[Byte],
        source: Option<&[Byte]>,
        output: Output<'_>,
        n: u64,
        layout: Layout,
    ) -> Result<Vec<Byte>, Error> {
        let offset = u64::from(layout == Layout::Apart);
        let [key_at, source_at, output_at, _] = PLACES.map(|place| place + offset);
        let mut memory = Memory::new(self.image);
        memory.readable(KEY, key_at, key.to_vec());
        let mut arguments = vec![key_at];
        match (source, layout) {
            (Some(source), Layout::InPlace) => {
                memory.writable(OUTPUT, source_at, source.to_vec());
                arguments.extend([source_at, source_at]);
            }
            (source, _) => {
                if let Some(source) = source {
                    memory.readable(SOURCE, source_at, source.to_vec());
                    arguments.push(source_at);
                }
                match output {
                    Output::New(length) => memory.unwritten(OUTPUT, output_at, length),
                    Output::Changed(bytes) => memory.writable(OUTPUT, output_at, bytes.to_vec()),
                }
                arguments.push(output_at);
            }
        }
        arguments.push(n);
        self.call_on(symbol, memory, &arguments, &[OUTPUT])
    }

    /// Calls a function with this memory and returns the contents of some regions.
    fn call_on(
        &mut self,
        symbol: &str,
        memory: Memory<'_>,
        arguments: &[u64],
        outputs: &[&'static str],
    ) -> Result<Vec<Byte>, Error> {
        let bytes = self.call_with(symbol, memory, arguments, outputs, None)?;
        if self.forms.is_full() {
            self.forms.collect(bytes.iter().flatten().chain(&self.returned).copied());
        }
        Ok(bytes)
    }

    /// The same, while `watch` inspects the state after every instruction. Functions are freed only
    /// without it, since it may refer to some.
    fn call_with(
        &mut self,
        symbol: &str,
        memory: Memory<'_>,
        arguments: &[u64],
        outputs: &[&'static str],
        watch: Option<&mut Watch<'_>>,
    ) -> Result<Vec<Byte>, Error> {
        self.functions.insert(symbol.to_owned());
        let limits = self.limits_of(symbol);
        let mut machine = match &self.undefined {
            Some(undefined) => Machine::with_undefined(self.image, &mut self.forms, memory, undefined),
            None => Machine::new(self.image, &mut self.forms, memory),
        };
        machine.limits = limits;
        machine.fixes_places = match self.way.fixed {
            Fixed::None => false,
            Fixed::Others => symbol != self.symbol,
            Fixed::All => true,
        };
        machine.forgets = watch.is_none();
        machine.free_argument = self.free_argument.take();
        let called = machine.call(symbol, arguments, watch.unwrap_or(&mut |_| Ok(())));
        self.instructions += machine.count;
        called?;
        self.returned = machine.returned().to_vec();
        self.constants.extend(machine.memory.constants_read());
        let mut bytes = Vec::new();
        for name in outputs {
            bytes.extend_from_slice(machine.memory.output(name)?);
        }
        Ok(bytes)
    }

    /// The outputs must be those expected.
    fn compare(&mut self, outputs: &[Byte], expected: &[Byte], case: &str) -> Result<(), Error> {
        let length = expected.len();
        let mut differing = Vec::new();
        for (i, (output, expected)) in outputs.iter().zip(expected).enumerate() {
            if !(0..8).all(|bit| self.forms.is_equal(output[bit], expected[bit])) {
                differing.push(i);
            }
        }
        match differing.first() {
            None if outputs.len() == length => Ok(()),
            first => {
                let offset = first.copied().unwrap_or(0);
                Err(Error::Differs { name: OUTPUT, offset, count: differing.len(), length, case: case.to_owned() })
            }
        }
    }

    /// The first kernel in the table that makes, or fills, a form.
    fn maker(&self, form: usize, op: Op) -> Result<Kernel, Error> {
        let maker = self.family.kernels.iter().find(|kernel| kernel.op == op && kernel.form == form);
        maker.cloned().ok_or(Error::NoStatement { what: "the form has no maker" })
    }

    /// A form of one key.
    fn form_of(&mut self, form: usize, schedule: &[Byte]) -> Result<Vec<Byte>, Error> {
        if form == 0 {
            return Ok(schedule.to_vec());
        }
        let maker = self.maker(form, Op::Prepare)?;
        self.call(&maker.symbol, schedule, None, Output::New(self.family.forms[form]), 1, Layout::Apart)
    }

    /// Any byte.
    fn free_byte(&mut self) -> Byte {
        let Some(state) = &mut self.random else {
            return match self.is_of_any_block {
                true => std::array::from_fn(|_| self.forms.parameter()),
                false => self.forms.inputs(),
            };
        };
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        byte(((mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb) >> 56) as u8)
    }

    /// Any key, or any round keys, of so many bytes. The bytes in front are those of all keys.
    fn free_key(&mut self, length: usize) -> Vec<Byte> {
        let mut key = self.front();
        while key.len() < length {
            key.push(self.free_byte());
        }
        key
    }

    fn front(&mut self) -> Vec<Byte> {
        if let Some(front) = &self.front {
            return front.clone();
        }
        let front = match self.cipher.front() {
            Front::Fixed(bytes) => bytes,
            Front::Nibbles(count) => (0..count).map(|_| self.free_nibble()).collect(),
        };
        self.front = Some(front.clone());
        front
    }

    fn free_nibble(&mut self) -> Byte {
        let mut byte = self.free_byte();
        byte[4..].fill(Bit::ZERO);
        byte
    }

    fn free_schedule(&mut self) -> Vec<Byte> {
        self.free_key(self.family.forms[0])
    }

    /// Whether functions of one block are written once. Random blocks are all different.
    fn shares(&self) -> bool {
        self.way.shares_functions && self.random.is_none()
    }

    /// The same of any block, for the functions of one block.
    fn of_any_block(&mut self, free: impl FnOnce(&mut Self) -> Vec<Byte>) -> Vec<Byte> {
        // All keys have the same front.
        self.front();
        self.is_of_any_block = self.shares();
        let bytes = free(self);
        self.is_of_any_block = false;
        bytes
    }

    /// Functions of any block, applied to the one of a number in its batch.
    fn at(&self, bytes: &[Byte], number: usize) -> Vec<Byte> {
        bytes.iter().map(|byte| byte.map(|bit| self.forms.at(bit, number as u32 + 1))).collect()
    }

    /// The functions of any block that bytes are, which depend on no other block.
    fn of_parameters(&self, bytes: &[Byte], number: usize) -> Result<Vec<Byte>, Error> {
        let bit = |bit: &Bit| self.forms.of_parameters(*bit, number as u32 + 1);
        let bits: Option<Vec<Bit>> = bytes.as_flattened().iter().map(bit).collect();
        Ok(bits.ok_or(Error::Reference)?.as_chunks().0.to_vec())
    }

    /// As many free schedules. If there is one for each block of a batch, they are bits of this block.
    fn free_schedules(&mut self, count: usize, width: usize) -> Vec<Vec<Byte>> {
        if count != width || !self.shares() {
            return (0..count).map(|_| self.free_schedule()).collect();
        }
        let any = self.of_any_block(Self::free_schedule);
        (0..count).map(|number| self.at(&any, number)).collect()
    }

    fn free_block(&mut self) -> Vec<Byte> {
        (0..self.family.block).map(|_| self.free_byte()).collect()
    }

    fn free_blocks(&mut self, count: usize) -> Vec<Vec<Byte>> {
        (0..count).map(|_| self.free_block()).collect()
    }

    /// Blocks under one key. If a loader fills the form, runs of blocks can also have a key each.
    fn blocks(&mut self, kernel: &Kernel) -> Result<String, Error> {
        let free = self.blocks_under_one(kernel)?;
        let Ok(loader) = self.maker(kernel.form, Op::Load) else { return Ok(free) };
        let note = self.note.take();
        let runs = self.blocks_under(kernel, loader.width)?;
        self.note = note.or(self.note.take());
        Ok(format!("{free}, and {} keys: {runs}", loader.width))
    }

    fn blocks_under_one(&mut self, kernel: &Kernel) -> Result<String, Error> {
        self.take_set_of(kernel);
        let schedule = self.free_schedule();
        let form = |prover: &mut Self, schedules: &[Vec<Byte>]| prover.form_of(kernel.form, &schedules[0]);
        let count = self.crypt(kernel, form, std::slice::from_ref(&schedule))?;
        Ok(format!("round keys, blocks of {count}"))
    }

    /// The substitution that is built into a kernel.
    fn take_set_of(&mut self, kernel: &Kernel) {
        if let Some(cipher) = kernel.set.as_deref().and_then(|set| Cipher::new(&self.family.name, Some(set))) {
            (self.cipher, self.front) = (cipher, None);
        }
    }

    /// Blocks under a key for each of a batch.
    fn blocks_of_many(&mut self, kernel: &Kernel) -> Result<String, Error> {
        self.blocks_under(kernel, kernel.width)
    }

    /// Blocks under so many keys, each of which has as many blocks of a batch.
    fn blocks_under(&mut self, kernel: &Kernel, keys: usize) -> Result<String, Error> {
        self.take_set_of(kernel);
        let loader = self.maker(kernel.form, Op::Load)?;
        let schedules = self.free_schedules(keys, kernel.width);
        let length = self.family.forms[kernel.form];
        // The form has had any other contents.
        let before: Vec<Byte> = (0..length).map(|_| self.free_byte()).collect();
        let form = |prover: &mut Self, schedules: &[Vec<Byte>]| {
            let lanes: Vec<(usize, &Vec<Byte>)> = schedules.iter().enumerate().collect();
            prover.loaded_all(&loader, &lanes, &before)
        };
        let count = self.crypt(kernel, form, &schedules)?;
        self.some_lanes(kernel, &loader, keys)?;
        Ok(format!("round keys of each block of a batch, blocks of {count}"))
    }

    /// Loads random keys into some lanes of a form of zeros, and compares the blocks of these lanes.
    fn some_lanes(&mut self, kernel: &Kernel, loader: &Kernel, keys: usize) -> Result<(), Error> {
        let (before, front) = (self.random, self.front.take());
        self.random = Some(before.unwrap_or_else(any_seed));
        let schedules = self.free_schedules(keys, kernel.width);
        let (blocks, expected) = self.crypted(kernel, &schedules, 1)?;
        let zeros = vec![byte(0); self.family.forms[kernel.form]];
        let (parts, all) = (expected.len() / keys, 0..keys);
        let any: Vec<usize> = all.clone().filter(|_| self.free_byte()[0] == Bit::ONE).collect();
        for chosen in [vec![0], all.clone().take(keys.div_ceil(2)).collect(), all.skip(1).collect(), any] {
            let lanes: Vec<(usize, &Vec<Byte>)> = chosen.iter().map(|lane| (*lane, &schedules[*lane])).collect();
            let form = self.loaded_all(loader, &lanes, &zeros)?;
            let output = Output::New(expected.len());
            let out = self.call(&kernel.symbol, &form, Some(&blocks), output, 1, Layout::Apart)?;
            for (lane, _) in lanes {
                let own = lane * parts..(lane + 1) * parts;
                self.compare(&out[own.clone()], &expected[own], &format!("lane {lane}, with keys in some lanes"))?;
            }
        }
        (self.random, self.front) = (before, front);
        Ok(())
    }

    /// A form with these keys, which are loaded one after another.
    fn loaded_all(
        &mut self,
        loader: &Kernel,
        lanes: &[(usize, &Vec<Byte>)],
        before: &[Byte],
    ) -> Result<Vec<Byte>, Error> {
        let mut form = before.to_vec();
        for (lane, schedule) in lanes {
            form = self.loaded(loader, schedule, &form, *lane)?;
        }
        Ok(form)
    }

    /// A form with one more key.
    ///
    /// A form for hundreds of keys needs as many calls, so they share their undefined registers. That
    /// is no restriction, since no bit of the form depends on these.
    fn loaded(&mut self, loader: &Kernel, schedule: &[Byte], form: &[Byte], lane: usize) -> Result<Vec<Byte>, Error> {
        let undefined = match self.undefined_of_loaders.take() {
            Some(undefined) => undefined,
            None => (0..self.image.architecture().bits()).map(|_| self.forms.undefined()).collect(),
        };
        self.undefined = Some(undefined);
        let output = Output::Changed(form);
        let called = self.call(&loader.symbol, schedule, None, output, lane as u64, Layout::Apart);
        self.undefined_of_loaders = self.undefined.take();
        let form = called?;
        match form.iter().position(|byte| !byte.iter().all(|bit| bit.is_of_one_block())) {
            Some(offset) => Err(Error::Undefined { name: OUTPUT, offset, case: format!("lane {lane}") }),
            None => Ok(form),
        }
    }

    /// Runs a kernel on blocks. The blocks of a batch are divided evenly among the schedules, in
    /// order. Returns for how many batches.
    fn crypt(
        &mut self,
        kernel: &Kernel,
        mut form: impl FnMut(&mut Self, &[Vec<Byte>]) -> Result<Vec<Byte>, Error>,
        schedules: &[Vec<Byte>],
    ) -> Result<&'static str, Error> {
        if self.random.is_some() {
            let (blocks, expected) = self.crypted(kernel, schedules, 4)?;
            let form = form(self, schedules)?;
            return self.crypt_some(kernel, &form, &blocks, &expected);
        }
        let (mut blocks, mut expected) = self.crypted(kernel, schedules, 1)?;
        let made = form(self, schedules)?;
        self.note = self.all_batches(&Batches::of_blocks(&kernel.symbol, &made, &blocks, &expected))?;
        if self.note.is_some() {
            let (more, expected_more) = self.crypted(kernel, schedules, 1)?;
            blocks.extend(more);
            expected.extend(expected_more);
            self.crypt_some(kernel, &made, &blocks, &expected)?;
        }
        // Some more batches of random numbers, which also tests the induction.
        let front = self.front.take();
        self.random = Some(any_seed());
        let schedules = self.free_schedules(schedules.len(), kernel.width);
        let (blocks, expected) = self.crypted(kernel, &schedules, 4)?;
        let form = form(self, &schedules)?;
        self.crypt_some(kernel, &form, &blocks, &expected)?;
        (self.random, self.front) = (None, front);
        Ok(if self.note.is_none() { "any number of batches" } else { "2 batches" })
    }

    /// So many batches of blocks, and what a kernel makes of them.
    fn crypted(
        &mut self,
        kernel: &Kernel,
        schedules: &[Vec<Byte>],
        batches: usize,
    ) -> Result<(Vec<Byte>, Vec<Byte>), Error> {
        let decrypts = matches!(kernel.op, Op::Decrypt | Op::DecryptMany);
        let (mut blocks, mut expected) = (Vec::new(), Vec::new());
        for _ in 0..batches {
            // All blocks are any block under some key. The standard runs once for each key.
            let mut any = self.of_any_block(Self::free_block);
            let mut last = None;
            for number in 0..kernel.width {
                let schedule = &schedules[number * schedules.len() / kernel.width];
                let schedule = self.of_parameters(schedule, number)?;
                if !self.shares() {
                    (any, last) = (self.free_block(), None);
                }
                let crypt = match last {
                    Some((of, crypt)) if of == schedule => crypt,
                    _ => {
                        let crypt = self.cipher.crypt(&mut self.forms, &any, &schedule, decrypts);
                        crypt.ok_or(Error::NoStatement { what: "this is no cipher" })??
                    }
                };
                blocks.extend(self.at(&any, number));
                expected.extend(self.at(&crypt, number));
                last = Some((schedule, crypt));
                let limit = self.limits.memory;
                if self.forms.size().bytes() > limit {
                    return Err(Error::TooLarge { limit });
                }
            }
        }
        Ok((blocks, expected))
    }

    /// Runs a kernel on each number of batches up to all that are there, from one buffer to another and
    /// in place.
    fn crypt_some(
        &mut self,
        kernel: &Kernel,
        form: &[Byte],
        source: &[Byte],
        expected: &[Byte],
    ) -> Result<&'static str, Error> {
        let batch = kernel.width * self.family.block;
        for count in 0..=source.len() / batch {
            let length = count * batch;
            for (layout, how) in [(Layout::Apart, ""), (Layout::InPlace, " in place")] {
                let output = Output::New(length);
                let out = self.call(&kernel.symbol, form, Some(&source[..length]), output, count as u64, layout)?;
                self.compare(&out, &expected[..length], &format!("{count} batches{how}"))?;
            }
        }
        Ok("2 batches")
    }

    /// Key schedules.
    fn schedule(&mut self, kernel: &Kernel) -> Result<String, Error> {
        let length = self.family.key;
        let key = |prover: &mut Self| {
            let key = prover.free_key(length);
            let schedule = prover.cipher.schedule(&mut prover.forms, &key)?;
            let form = prover.form_of(kernel.form, &schedule)?;
            Ok((key, form))
        };
        let width = kernel.width;
        // Kernels for a few keys may have other code for two batches. More keys would be too slow.
        let batches = if (2..=8).contains(&width) { 2 } else { 1 };
        self.keys(kernel, key, &[0, 1, width, width + 1, batches * width + 1])
    }

    /// A function of keys: `key` makes one, and what is to become of it. Returns of how many keys, the
    /// last of `counts` if not of any number.
    fn keys(
        &mut self,
        kernel: &Kernel,
        mut key: impl FnMut(&mut Self) -> Result<(Vec<Byte>, Vec<Byte>), Error>,
        counts: &[usize],
    ) -> Result<String, Error> {
        let most = counts.iter().copied().max().unwrap_or(0);
        // All up to two batches in tests on random numbers.
        let more: Vec<usize> = (0..=most.max(2 * kernel.width + 1).max(4)).collect();
        if self.random.is_some() {
            return self.some_keys(kernel, &mut key, &more);
        }
        if kernel.width == 1 {
            let (key, expected) = key(self)?;
            self.note = self.all_batches(&Batches::of_keys(&kernel.symbol, &key, &expected))?;
        } else {
            self.note = Some(Error::Induction { what: "it works on several keys at a time".into() });
        }
        if self.note.is_some() {
            self.some_keys(kernel, &mut key, counts)?;
        }
        let front = self.front.take();
        self.random = Some(any_seed());
        self.some_keys(kernel, &mut key, &more)?;
        (self.random, self.front) = (None, front);
        Ok(if self.note.is_none() { "any number of keys".into() } else { format!("{most} keys") })
    }

    fn some_keys(
        &mut self,
        kernel: &Kernel,
        key: &mut impl FnMut(&mut Self) -> Result<(Vec<Byte>, Vec<Byte>), Error>,
        counts: &[usize],
    ) -> Result<String, Error> {
        let most = counts.iter().copied().max().unwrap_or(0);
        let (mut keys, mut expected) = (Vec::new(), Vec::new());
        for _ in 0..most {
            let (key, form) = key(self)?;
            keys.push(key);
            expected.push(form);
        }
        for n in counts {
            let (keys, expected) = (keys[..*n].concat(), expected[..*n].concat());
            let output = Output::New(expected.len());
            let out = self.call(&kernel.symbol, &keys, None, output, *n as u64, Layout::Apart)?;
            self.compare(&out, &expected, &format!("{n} keys"))?;
        }
        Ok(format!("{most} keys"))
    }

    /// A kernel that reads a form: the one of the narrowest, or of the widest, batch.
    fn reader(&self, form: usize, ops: [Op; 2], is_widest: bool) -> Result<Kernel, Error> {
        let readers = self.family.kernels.iter().filter(|kernel| kernel.form == form && ops.contains(&kernel.op));
        let by_width = |kernel: &&Kernel| kernel.width;
        let reader = if is_widest { readers.max_by_key(by_width) } else { readers.min_by_key(by_width) };
        reader.cloned().ok_or(Error::NoStatement { what: "no kernel reads the form" })
    }

    /// A form, which is that of the first maker, with which kernels are proved. Of the first one it
    /// is shown with a kernel.
    fn form(&mut self, kernel: &Kernel) -> Result<String, Error> {
        let key = |prover: &mut Self| {
            let schedule = prover.free_schedule();
            let form = prover.form_of(kernel.form, &schedule)?;
            Ok((schedule, form))
        };
        let count = self.keys(kernel, key, &[0, 1, 2])?;
        if self.maker(kernel.form, Op::Prepare)?.symbol != kernel.symbol {
            return Ok(format!("round keys of {count}"));
        }
        let reader = match self.reader(kernel.form, [Op::Encrypt, Op::Decrypt], false) {
            Ok(reader) => reader,
            Err(error) => return self.mac_of_form(kernel, &count).map_err(|_| error),
        };
        let note = self.note.take();
        self.blocks_under_one(&reader)?;
        self.note = note;
        Ok(format!("round keys of {count}, as {} reads it", reader.symbol))
    }

    fn mac_of_form(&mut self, kernel: &Kernel, count: &str) -> Result<String, Error> {
        let reader = self.reader(kernel.form, [Op::Mac, Op::Mac], false)?;
        self.mac(&reader)?;
        Ok(format!("round keys of {count}, as {} reads it", reader.symbol))
    }

    /// A key in every lane of a form for many, which is as the first loader does it, with which
    /// kernels are proved. Of the first one it is shown with the kernel that reads the most lanes.
    fn load(&mut self, kernel: &Kernel) -> Result<String, Error> {
        let first = self.maker(kernel.form, Op::Load)?;
        let schedule = self.free_schedule();
        // Other lanes keep their contents.
        let before: Vec<Byte> = (0..self.family.forms[kernel.form]).map(|_| self.free_byte()).collect();
        let own = &schedule[self.front().len()..];
        let mut lanes = Lanes::new(&mut self.forms, &before, own);
        let (is_first, is_free) = (first.symbol == kernel.symbol, self.random.is_none());
        for lane in 0..kernel.width {
            let expected = self.loaded(&first, &schedule, &before, lane)?;
            match is_first {
                // Otherwise the order would matter in which lanes are loaded, and how often.
                true if is_free => lanes.add(&self.forms, &expected, lane)?,
                true => {}
                false => {
                    let out = self.loaded(kernel, &schedule, &before, lane)?;
                    self.compare(&out, &expected, &format!("lane {lane}"))?;
                }
            }
        }
        let mut free = format!("round keys and what is in the form, in {} lanes", kernel.width);
        if is_first && is_free && !lanes.finish(&mut self.forms, own, kernel.width)? {
            free += " with keys";
        }
        if !is_first {
            return Ok(free);
        }
        let reader = match self.reader(kernel.form, [Op::EncryptMany, Op::DecryptMany], true) {
            Ok(reader) if reader.width <= kernel.width => reader,
            Ok(_) => return Err(Error::NoStatement { what: "a kernel reads more lanes than this loads" }),
            // Kernels for one key, of which each lane is that of some blocks of a batch.
            Err(_) => self.reader(kernel.form, [Op::Encrypt, Op::Decrypt], false)?,
        };
        // No kernel reads the lanes behind.
        let is_many = matches!(reader.op, Op::EncryptMany | Op::DecryptMany);
        let keys = if is_many { reader.width } else { kernel.width };
        self.blocks_under(&reader, keys)?;
        self.note = None;
        let lanes = if keys < kernel.width { format!("the first {keys}") } else { "them".into() };
        Ok(format!("{free}, as {} reads {lanes}", reader.symbol))
    }

    /// The authentication code of GOST 28147-89 over no block, one, and any number, or else two.
    fn mac(&mut self, kernel: &Kernel) -> Result<String, Error> {
        let schedule = self.free_schedule();
        let form = self.form_of(kernel.form, &schedule)?;
        let source = self.free_blocks(2);
        let mut states = vec![self.free_block()];
        for (i, block) in source.iter().enumerate() {
            let sum: Vec<Byte> = (0..8).map(|at| self.sum_of_bytes(states[i][at], block[at])).collect();
            let step = self.cipher.mac_step(&mut self.forms, &sum, &schedule);
            states.push(step.ok_or(Error::NoStatement { what: "an authentication code of this cipher" })??);
        }
        let chain = Chain {
            symbol: &kernel.symbol,
            reads: vec![Read::key(&form), Read::blocks(SOURCE, 8, &source[0])],
            count: 1,
            before: states[0].clone(),
        };
        let is_any = self.random.is_none() && {
            self.note = self.any_blocks(&chain, &states).err();
            self.note.is_none()
        };
        for (n, expected) in states.iter().enumerate().take(if is_any { 2 } else { 3 }) {
            let source = source[..n].concat();
            let output = Output::Changed(&states[0]);
            let out = self.call(&kernel.symbol, &form, Some(&source), output, n as u64, Layout::Apart)?;
            self.compare(&out, expected, &format!("{n} blocks"))?;
        }
        let count = if is_any { "any number of" } else { "up to 2" };
        Ok(format!("round keys, the sum before, {count} blocks"))
    }

    fn sum_of_bytes(&mut self, a: Byte, b: Byte) -> [Bit; 8] {
        std::array::from_fn(|i| self.forms.xor(a[i], b[i]))
    }
}

/// The bits of a form that belong to each lane.
struct Lanes<'f> {
    before: &'f [Byte],
    /// Where each bit was.
    places: FxHashMap<Bit, usize>,
    old: Dependence,
    own: Dependence,
    /// The last lane that has written a bit, how many lanes have, and the bit.
    written: Vec<Option<Written>>,
    /// Bits that a lane has copied from one place to another.
    copies: Vec<(usize, [usize; 2])>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Written {
    lane: usize,
    lanes: usize,
    bit: Bit,
}

impl<'f> Lanes<'f> {
    /// `own` are the bits that each key has for itself.
    fn new(forms: &mut Forms, before: &'f [Byte], own: &[Byte]) -> Self {
        let bits = before.as_flattened();
        let places = bits.iter().enumerate().map(|(place, bit)| (*bit, place)).collect();
        let (old, own) = (Dependence::on(forms, bits), Dependence::on(forms, own.as_flattened()));
        Self { before, places, old, own, written: vec![None; bits.len()], copies: Vec::new() }
    }

    /// Shows that the bits that a key writes are functions of this key alone and belong to no other lane,
    /// or are the same for all keys. `form` is the form with this key.
    fn add(&mut self, forms: &Forms, form: &[Byte], lane: usize) -> Result<(), Error> {
        let bits = self.before.as_flattened().iter().zip(form.as_flattened());
        for (place, (_, bit)) in bits.enumerate().filter(|(_, (before, bit))| before != bit) {
            if let Some(from) = self.places.get(bit) {
                self.copies.push((lane, [*from, place]));
                continue;
            }
            let before = self.written[place];
            let is_other = before.is_some_and(|before| before.bit != *bit || self.own.holds(forms, *bit));
            if is_other || self.old.holds(forms, *bit) {
                return Err(Error::Lanes { offset: place / 8, lane });
            }
            self.written[place] = Some(Written { lane, lanes: 1 + before.map_or(0, |before| before.lanes), bit: *bit });
        }
        Ok(())
    }

    /// Shows that bits are only copied from a lane to itself, where a key of this lane writes the same, and
    /// that bits which not all lanes write depend on a key or are 0. Returns whether some key makes all of
    /// these 0. If so, a form of zeros is one with such keys, but for the bits that all lanes write, and some
    /// lanes may stay without a key.
    fn finish(mut self, forms: &mut Forms, own: &[Byte], lanes: usize) -> Result<bool, Error> {
        let own = own.as_flattened();
        let zeros: FxHashMap<Bit, bool> = own.iter().map(|bit| (*bit, false)).collect();
        let of_some = |(place, written): (usize, &Option<Written>)| {
            written.filter(|written| written.lanes < lanes).map(|Written { lane, bit, .. }| (place, lane, bit))
        };
        let of_some: Vec<(usize, usize, Bit)> = self.written.iter().enumerate().filter_map(of_some).collect();
        // Loaders also write complements of bits.
        let mut keys = vec![zeros; lanes];
        for (_, lane, bit) in &of_some {
            if let Some(value) = keys[*lane].get_mut(&!*bit) {
                *value = true;
            }
        }
        let mut has_zeros = true;
        for (place, lane, bit) in of_some {
            if forms.evaluate(bit, &mut keys[lane]) != Some(false) {
                if !self.own.holds(forms, bit) {
                    return Err(Error::Lanes { offset: place / 8, lane });
                }
                has_zeros = false;
            }
        }
        let is_same = |[from, to]: [usize; 2]| self.written[from].is_some() && self.written[from] == self.written[to];
        match self.copies.iter().find(|(_, places)| !is_same(*places)) {
            Some((lane, [_, to])) => Err(Error::Lanes { offset: to / 8, lane: *lane }),
            None => Ok(has_zeros),
        }
    }
}

/// A seed that no code can know.
fn any_seed() -> u64 {
    RandomState::new().hash_one(0)
}

/// The contents of the output before a call.
enum Output<'a> {
    /// So many bytes that nobody has written.
    New(usize),
    /// These.
    Changed(&'a [Byte]),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_are_apart() {
        let mut forms = Forms::new();
        let (before, own, common): (Byte, Byte, Byte) = (forms.inputs(), forms.inputs(), forms.inputs());
        let sum = forms.xor(own[0], before[0]);
        let bits = |changes: &[(usize, Bit)]| {
            let mut form = before;
            changes.iter().for_each(|(place, bit)| form[*place] = *bit);
            [form]
        };
        let shown = |forms: &mut Forms, keys: &[&[(usize, Bit)]]| {
            let (before, own) = ([before], [own]);
            let mut lanes = Lanes::new(forms, &before, &own);
            let all = keys.iter().enumerate();
            all.into_iter().try_for_each(|(lane, changes)| lanes.add(forms, &bits(changes), lane)).is_ok()
                && lanes.finish(forms, &own, keys.len()) == Ok(true)
        };
        let [key, other, shared] = [own[0], own[1], common[0]];
        assert!(shown(&mut forms, &[&[(0, key), (7, shared)], &[(1, key), (7, shared)], &[(2, other), (7, shared)]]));
        assert!(shown(&mut forms, &[&[(0, key), (3, key)], &[(1, key), (3, before[0])]]), "a copy in a lane");
        assert!(shown(&mut forms, &[&[(0, key), (3, Bit::ZERO)], &[(1, !key)]]), "zeros, and a complement");
        for wrong in [
            &[&[(0, key)][..], &[(0, key)], &[(2, key)]][..],
            &[&[(0, key), (7, shared)], &[(1, key), (7, shared)], &[(2, key)]],
            &[&[(0, key)], &[(1, key)], &[(2, key), (7, shared)]],
            &[&[(0, key)], &[(1, key)], &[(2, key), (7, Bit::ONE)]],
            &[&[(0, key), (3, !key)], &[(1, key)], &[(2, key)]],
            &[&[(0, key), (7, shared)], &[(1, key), (7, !shared)], &[(2, key), (7, shared)]],
            &[&[(0, sum)], &[(1, key)]],
            &[&[(0, key)], &[(1, key), (0, !before[0])]],
            &[&[(0, key), (3, other)], &[(1, key), (3, before[0])]],
            &[&[(0, key)], &[(1, key), (0, before[1])]],
        ] {
            assert!(!shown(&mut forms, wrong), "{wrong:?}");
        }
    }
}
