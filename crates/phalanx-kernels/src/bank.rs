//! Many keys for one cipher, which are processed in parallel by kernels that read a separate key
//! for each block.

use alloc::boxed::Box;
use alloc::vec::Vec;

use once_cell::race::OnceBox;

use crate::engine::{Engine, Flag};
use crate::table::{Kernel, Lanes, Op};
use crate::wipe::Secret;

/// Keys that are loaded into kernel lanes. If the family has no kernels for many keys, the keys are
/// processed one by one.
pub struct Bank<'k> {
    op: Op,
    block: usize,
    /// Number of keys.
    keys: usize,
    lanes: Option<&'static Lanes>,
    /// One form for every `capacity` keys.
    forms: Vec<Secret>,
    /// The keys, if there are no lanes.
    engines: Vec<&'k Engine>,
}

impl<'k> Bank<'k> {
    /// Makes room for a number of keys, in at most `most` forms. The keys have the same family and
    /// level as `sample`.
    ///
    /// `work` contains the number of keys, the number of key loads, and the number of blocks. If
    /// lanes would cost more, the keys are processed one by one.
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

    /// Creates a bank with the keys of all engines, to process `rows` rows.
    pub fn filled(op: Op, block: usize, engines: &'k [Engine], rows: usize) -> Self {
        let n = engines.len();
        let bank = Self::new(op, block, engines.first(), [n, n, n.saturating_mul(rows)], usize::MAX);
        bank.loaded(engines)
    }

    /// Creates a bank for keys that will be used many times, so the cost of loading them is
    /// ignored. Returns `None` if it's cheaper to process the keys one by one.
    pub(crate) fn kept(op: Op, block: usize, engines: &'k [Engine]) -> Option<Bank<'static>> {
        /// This is large enough that only the cost per row matters.
        const ROWS: usize = 1 << 16;
        let n = engines.len();
        let bank = Self::new(op, block, engines.first(), [n, 0, n.saturating_mul(ROWS)], usize::MAX).loaded(engines);
        let Self { keys, lanes: Some(lanes), forms, .. } = bank else { return None };
        Some(Bank { op, block, keys, lanes: Some(lanes), forms, engines: Vec::new() })
    }

    /// What it costs to process one block in each of the first `n` lanes of a form.
    pub fn cost(&self, n: usize) -> u64 {
        self.lanes.map_or(u64::MAX, |lanes| lanes.cost(n))
    }

    /// What it costs to load keys into one form after another and process their blocks there.
    /// `work` is as in [`Bank::new`].
    pub fn cost_anew(&self, work: [usize; 3]) -> u64 {
        self.lanes.map_or(u64::MAX, |lanes| lanes.total(work, 1))
    }

    /// Creates a bank that, regardless of cost, uses lanes if `in_lanes` is set and the family has
    /// any.
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

    /// Number of lanes in a form. All of them are processed in parallel.
    pub fn capacity(&self) -> usize {
        self.lanes.map_or(1, Lanes::capacity)
    }

    /// The stack size of those kernels whose stack isn't wiped after each call. If there are no
    /// lanes, every call wipes its own stack.
    pub fn frame(&self) -> usize {
        self.lanes.map_or(0, |lanes| lanes.frame.bytes())
    }

    /// The kernel to use when the first form is full.
    pub fn kernel(&self) -> Option<&'static Kernel> {
        let lanes = self.lanes?;
        lanes.kernel(self.keys.min(lanes.capacity()))
    }

    /// Loads an engine's key into lane `lane`. All lanes before this one must already be loaded.
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

    /// Processes one block in each of the first `n` lanes of a form. The buffer must hold
    /// [`Bank::width`] blocks.
    pub fn run(&self, form: usize, n: usize, blocks: &mut [u8]) {
        match self.lanes {
            Some(lanes) => {
                let Some(kernel) = lanes.kernel(n) else { unreachable!("at most all lanes are active") };
                lanes.run(kernel, self.forms[form].bytes(), blocks, self.block, 1);
            }
            None => {
                for (engine, block) in self.engines.iter().zip(blocks.chunks_exact_mut(self.block)).take(n) {
                    engine.in_place(self.op, block);
                }
            }
        }
    }

    /// Processes whole rows, each of which contains one block per key.
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

/// A bank for keys that are used repeatedly.
#[derive(Default)]
pub struct KeptBank {
    /// Set once the bank has been requested for the first time.
    asked: Flag,
    /// `None` if it's cheaper to process the keys one by one.
    bank: OnceBox<Option<Bank<'static>>>,
}

impl KeptBank {
    /// Returns the bank for these engines, which must be the same in every call.
    ///
    /// The first call returns `None`, so that keys that are only used once don't pay for loading.
    pub fn get(&self, op: Op, block: usize, engines: &[Engine]) -> Option<&Bank<'static>> {
        if !self.asked.is_set() {
            self.asked.set();
            return None;
        }
        self.bank.get_or_init(|| Box::new(Bank::kept(op, block, engines))).as_ref()
    }
}

/// What it costs to process all blocks one by one, with a call for each.
fn one_by_one(engine: &Engine, op: Op, [_, _, blocks]: [usize; 3]) -> u64 {
    /// The overhead per block in cycles.
    const AROUND: u64 = 90;
    let one = engine.family().plan(op, engine.level(), engine.parameter()).cost(1);
    (one + AROUND).saturating_mul(blocks as u64)
}

/// Returns the cheapest lanes for `work` (as in [`Bank::new`]) in at most `most` forms, or `None`
/// if the family has no such kernels at this level.
fn choose(engine: &Engine, op: Op, work: [usize; 3], most: usize) -> Option<&'static Lanes> {
    let all = engine.family().lanes(op, engine.level(), engine.parameter());
    all.iter().min_by_key(|lanes| lanes.total(work, most))
}
