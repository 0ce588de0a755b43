//! Many keys of one cipher, processed in parallel by kernels that read a separate key for each
//! block.

use alloc::boxed::Box;
use alloc::vec::Vec;

use once_cell::race::OnceBox;

use crate::engine::{Engine, Flag};
use crate::table::{Kernel, Lanes, Op};
use crate::wipe::Secret;

/// Keys in the lanes of kernels. If the family has no kernels for many keys, they are processed one
/// by one.
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
    /// Space for a number of keys of the family and level of `sample`, in at most `most` forms.
    ///
    /// `work` lists the numbers of keys, of key loads and of blocks. The keys are processed one by
    /// one if lanes would cost more.
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

    /// A bank with the keys of all engines, for `rows` rows.
    pub fn filled(op: Op, block: usize, engines: &'k [Engine], rows: usize) -> Self {
        let n = engines.len();
        let bank = Self::new(op, block, engines.first(), [n, n, n.saturating_mul(rows)], usize::MAX);
        bank.loaded(engines)
    }

    /// A bank for keys that will be used many times, so that the cost of loading them is ignored.
    /// Returns `None` if processing the keys one by one is cheaper.
    pub(crate) fn kept(op: Op, block: usize, engines: &'k [Engine]) -> Option<Bank<'static>> {
        /// Large enough that only the cost per row matters.
        const ROWS: usize = 1 << 16;
        let n = engines.len();
        let bank = Self::new(op, block, engines.first(), [n, 0, n.saturating_mul(ROWS)], usize::MAX).loaded(engines);
        let Self { keys, lanes: Some(lanes), forms, .. } = bank else { return None };
        Some(Bank { op, block, keys, lanes: Some(lanes), forms, engines: Vec::new() })
    }

    /// Cost of one block in each of the first `n` lanes of a form.
    pub fn cost(&self, n: usize) -> u64 {
        self.lanes.map_or(u64::MAX, |lanes| lanes.cost(n))
    }

    /// Cost of loading keys into one form after another and processing their blocks there, where
    /// `work` is as in [`Bank::new`].
    pub fn cost_anew(&self, work: [usize; 3]) -> u64 {
        self.lanes.map_or(u64::MAX, |lanes| lanes.total(work, 1))
    }

    /// A bank that uses lanes if `in_lanes` is set and the family has any, regardless of cost.
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

    /// Number of lanes in a form, which are processed in parallel.
    pub fn capacity(&self) -> usize {
        self.lanes.map_or(1, Lanes::capacity)
    }

    /// Stack size of kernels whose stack is not wiped call by call. Without lanes, every call wipes
    /// its stack.
    pub fn frame(&self) -> usize {
        self.lanes.map_or(0, |lanes| lanes.frame.bytes())
    }

    /// The kernel for a full first form.
    pub fn kernel(&self) -> Option<&'static Kernel> {
        let lanes = self.lanes?;
        lanes.kernel(self.keys.min(lanes.capacity()))
    }

    /// Loads the key of an engine into lane `lane`. All lanes before it must be loaded already.
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

    /// Number of blocks that the kernel for the first `n` lanes reads and writes.
    pub fn width(&self, n: usize) -> usize {
        self.lanes.and_then(|lanes| lanes.kernel(n)).map_or(n, |kernel| kernel.width)
    }

    /// Processes one block in each of the first `n` lanes of a form. The buffer holds
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

    /// Processes whole rows, each with one block per key.
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
    /// Set on the first request.
    asked: Flag,
    /// `None` if processing the keys one by one is cheaper.
    bank: OnceBox<Option<Bank<'static>>>,
}

impl KeptBank {
    /// The bank for these engines, which must be the same in every call.
    ///
    /// The first call returns `None`, so keys that are used only once do not pay for loading.
    pub fn get(&self, op: Op, block: usize, engines: &[Engine]) -> Option<&Bank<'static>> {
        if !self.asked.is_set() {
            self.asked.set();
            return None;
        }
        self.bank.get_or_init(|| Box::new(Bank::kept(op, block, engines))).as_ref()
    }
}

/// Cost of processing all blocks one by one, with a call for each.
fn one_by_one(engine: &Engine, op: Op, [_, _, blocks]: [usize; 3]) -> u64 {
    /// Overhead per block, in cycles.
    const AROUND: u64 = 90;
    let one = engine.family().plan(op, engine.level(), engine.parameter()).cost(1);
    (one + AROUND).saturating_mul(blocks as u64)
}

/// The cheapest lanes for `work` (as in [`Bank::new`]) in at most `most` forms, or `None` if the
/// family has no such kernels at this level.
fn choose(engine: &Engine, op: Op, work: [usize; 3], most: usize) -> Option<&'static Lanes> {
    let all = engine.family().lanes(op, engine.level(), engine.parameter());
    all.iter().min_by_key(|lanes| lanes.total(work, most))
}
