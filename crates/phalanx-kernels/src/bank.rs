//! Many keys of a cipher side by side: in the lanes of kernels that read a key for each block.

use alloc::boxed::Box;
use alloc::vec::Vec;

use once_cell::race::OnceBox;

use crate::engine::{Engine, Flag};
use crate::table::{Kernel, Lanes, Op};
use crate::wipe::Secret;

/// Keys in the lanes of kernels, or, where a family has none for many keys, one after the other.
pub struct Bank<'k> {
    op: Op,
    block: usize,
    /// How many keys there are.
    keys: usize,
    lanes: Option<&'static Lanes>,
    /// One for each `capacity` keys.
    forms: Vec<Secret>,
    /// The keys, where there are no lanes: one after the other.
    engines: Vec<&'k Engine>,
}

impl<'k> Bank<'k> {
    /// Room for `n` keys, of the family and level of `sample`, but in `most` forms at most: for `blocks` blocks, with
    /// `loaded` keys put into lanes in all. Where lanes cost more than one key after the other, there are none.
    pub fn new(op: Op, block: usize, sample: Option<&Engine>, work: [usize; 3], most: usize) -> Self {
        let lanes = sample.and_then(|engine| {
            let lanes = choose(engine, op, work, most)?;
            (lanes.total(work, most) <= one_by_one(engine, op, work)).then_some(lanes)
        });
        Self::with(op, block, lanes, work[0], most)
    }

    fn with(op: Op, block: usize, lanes: Option<&'static Lanes>, n: usize, most: usize) -> Self {
        let forms = lanes.map_or_else(Vec::new, |lanes| {
            (0..n.div_ceil(lanes.capacity()).min(most)).map(|_| Secret::zeros(lanes.form_bytes)).collect()
        });
        Self { op, block, keys: n, lanes, forms, engines: Vec::new() }
    }

    /// The keys of all engines, for so many rows.
    pub fn filled(op: Op, block: usize, engines: &'k [Engine], rows: usize) -> Self {
        let n = engines.len();
        let bank = Self::new(op, block, engines.first(), [n, n, n.saturating_mul(rows)], usize::MAX);
        bank.loaded(engines)
    }

    /// The same for keys that are used again and again: what it costs to put them into lanes does not count. None where they are better
    /// run one after the other.
    pub(crate) fn kept(op: Op, block: usize, engines: &'k [Engine]) -> Option<Bank<'static>> {
        /// Rows enough for the time of a row to decide.
        const ROWS: usize = 1 << 16;
        let n = engines.len();
        let bank = Self::new(op, block, engines.first(), [n, 0, n.saturating_mul(ROWS)], usize::MAX).loaded(engines);
        let Self { keys, lanes: Some(lanes), forms, .. } = bank else { return None };
        Some(Bank { op, block, keys, lanes: Some(lanes), forms, engines: Vec::new() })
    }

    /// What a block for each of the first `n` lanes of a form costs.
    pub fn cost(&self, n: usize) -> u64 {
        self.lanes.map_or(u64::MAX, |lanes| lanes.cost(n))
    }

    /// What it would cost to put as many keys as `work` says into lanes such as these, form by form, and to run its blocks there.
    pub fn cost_anew(&self, work: [usize; 3]) -> u64 {
        self.lanes.map_or(u64::MAX, |lanes| lanes.total(work, 1))
    }

    /// The same, in lanes where the family has any, whatever that costs; or in none.
    pub(crate) fn forced(op: Op, block: usize, engines: &'k [Engine], rows: usize, in_lanes: bool) -> Self {
        let n = engines.len();
        let work = [n, n, n.saturating_mul(rows)];
        let lanes = engines.first().and_then(|engine| choose(engine, op, work, usize::MAX));
        Self::with(op, block, lanes.filter(|_| in_lanes), n, usize::MAX).loaded(engines)
    }

    fn loaded(mut self, engines: &'k [Engine]) -> Self {
        for (lane, engine) in engines.iter().enumerate() {
            self.load(lane, engine);
        }
        self
    }

    /// How many lanes a form has: so many keys run at once.
    pub fn capacity(&self) -> usize {
        self.lanes.map_or(1, Lanes::capacity)
    }

    /// How much of the stack kernels use, which are not wiped behind one by one. (Keys one after the other are.)
    pub fn frame(&self) -> usize {
        self.lanes.map_or(0, |lanes| lanes.frame.bytes())
    }

    /// The kernel for the first form, if it is full.
    pub fn kernel(&self) -> Option<&'static Kernel> {
        let lanes = self.lanes?;
        lanes.kernel(self.keys.min(lanes.capacity()))
    }

    /// Gives lane `lane` the key of an engine; the lanes before it have one.
    pub fn load(&mut self, lane: usize, engine: &'k Engine) {
        let Some(lanes) = self.lanes else {
            match self.engines.get_mut(lane) {
                Some(slot) => *slot = engine,
                None => self.engines.push(engine),
            }
            return;
        };
        let (form, lane) = (lane / lanes.capacity(), lane % lanes.capacity());
        lanes.load(engine.schedule(), self.forms[form].bytes_mut(), lane);
    }

    /// How many blocks the kernel for the first `n` lanes reads and writes.
    pub fn width(&self, n: usize) -> usize {
        self.lanes.and_then(|lanes| lanes.kernel(n)).map_or(n, |kernel| kernel.width)
    }

    /// One block for each of the first `n` lanes of a form; the buffer has room for [`Bank::width`] blocks.
    pub fn run(&self, form: usize, n: usize, blocks: &mut [u8]) {
        match self.lanes {
            Some(lanes) => {
                let Some(kernel) = lanes.kernel(n) else { unreachable!("no more lanes are active than there are") };
                lanes.run(kernel, self.forms[form].bytes(), blocks, self.block, 1);
            }
            None => {
                for (engine, block) in self.engines.iter().zip(blocks.chunks_exact_mut(self.block)).take(n) {
                    engine.in_place(self.op, block);
                }
            }
        }
    }

    /// Whole rows with a block for each key.
    pub fn run_rows(&self, rows: &mut [u8]) {
        let keys = self.keys;
        let Some(lanes) = self.lanes else {
            for row in rows.chunks_exact_mut(self.block * keys) {
                self.run(0, keys, row);
            }
            return;
        };
        let (capacity, mut padded) = (lanes.capacity(), Secret::zeros(lanes.capacity() * self.block));
        for (form, first) in self.forms.iter().zip((0..keys).step_by(capacity)) {
            let n = capacity.min(keys - first);
            let Some(kernel) = lanes.kernel(n) else { unreachable!("a form has as many keys as the widest kernel") };
            if kernel.width == keys {
                lanes.run(kernel, form.bytes(), rows, self.block, rows.len() / (keys * self.block));
                return;
            }
            for row in rows.chunks_exact_mut(self.block * keys) {
                let blocks = &mut row[first * self.block..(first + n) * self.block];
                if kernel.width == n {
                    lanes.run(kernel, form.bytes(), blocks, self.block, 1);
                } else {
                    padded.bytes_mut()[..blocks.len()].copy_from_slice(blocks);
                    lanes.run(kernel, form.bytes(), padded.bytes_mut(), self.block, 1);
                    blocks.copy_from_slice(&padded.bytes()[..blocks.len()]);
                }
            }
        }
    }
}

/// All keys of a batch in lanes, for whoever uses them again and again.
#[derive(Default)]
pub struct KeptBank {
    /// Whether they would have been of use before.
    asked: Flag,
    /// None where the keys are better run one after the other.
    bank: OnceBox<Option<Bank<'static>>>,
}

impl KeptBank {
    /// The bank of these engines, always the same ones, from the second time on that this is asked for: whoever uses keys once does not pay for
    /// more.
    pub fn get(&self, op: Op, block: usize, engines: &[Engine]) -> Option<&Bank<'static>> {
        if !self.asked.is_set() {
            self.asked.set();
            return None;
        }
        self.bank.get_or_init(|| Box::new(Bank::kept(op, block, engines))).as_ref()
    }
}

/// What the same costs one block after the other, each by a call.
fn one_by_one(engine: &Engine, op: Op, [_, _, blocks]: [usize; 3]) -> u64 {
    /// Cycles around a block.
    const AROUND: u64 = 90;
    let one = engine.family().plan(op, engine.level(), engine.parameter()).cost(1);
    (one + AROUND).saturating_mul(blocks as u64)
}

/// The best to run `blocks` blocks in `n` lanes of `most` forms at most, into which `loaded` keys are put in all; none if the family has no
/// such kernels under the level.
fn choose(engine: &Engine, op: Op, work: [usize; 3], most: usize) -> Option<&'static Lanes> {
    let all = engine.family().lanes(op, engine.level(), engine.parameter());
    all.iter().min_by_key(|lanes| lanes.total(work, most))
}
