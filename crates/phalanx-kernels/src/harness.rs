//! What the tests, the benchmark and the proof need of the table, and nobody else: ciphers and single kernels without types.

use alloc::vec::Vec;

use crate::abi::{Crypt, Entry};
use crate::bank::Bank;
use crate::costs::Cost;
use crate::engine::Engine;
use crate::level::{Level, LevelError};
use crate::table::{Family, Kernel, Op, Parameter, PlanByForms};

/// A cipher with a key and without its type: for the benchmark and the self-test, which walk the table.
pub struct Keyed(Engine);

impl Keyed {
    /// Expands `key`, as long as [`Family::key`] says, for kernels up to `level`. All of its forms are made.
    ///
    /// # Errors
    /// This CPU lacks the level.
    pub fn new(family: &'static Family, level: Level, key: &[u8]) -> Result<Self, LevelError> {
        Self::with_parameter(family, level, None, key)
    }

    /// The same without any form: those are made when they are worth it.
    ///
    /// # Errors
    /// This CPU lacks the level.
    pub fn fresh(family: &'static Family, level: Level, key: &[u8]) -> Result<Self, LevelError> {
        Ok(Self(Engine::from_parts(family, level.check()?, None, key)))
    }

    /// The same with the bytes of `parameter` in front of the key in `key`.
    ///
    /// # Errors
    /// This CPU lacks the level.
    pub fn with_parameter(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        key: &[u8],
    ) -> Result<Self, LevelError> {
        Ok(Self(Engine::from_parts(family, level.check()?, parameter, key).with_forms()))
    }

    /// Encrypts or decrypts `n` blocks.
    ///
    /// # Safety
    /// `src` is readable and `dst` writable for `n` blocks; they are equal or disjoint.
    pub unsafe fn run(&self, op: Op, src: *const u8, dst: *mut u8, n: usize) {
        // SAFETY: as the caller promises.
        unsafe { self.0.run(op, src, dst, n, |_, _| {}) }
    }

    /// The kernels that run for `n` blocks, with their numbers of batches: recorded where they are called.
    ///
    /// # Panics
    /// If the family has no kernel for `op`, or so many blocks do not fit the memory.
    pub fn trace(&self, op: Op, n: usize) -> Vec<(&'static Kernel, usize)> {
        let bytes = n.saturating_mul(self.0.family().block);
        let (mut buffer, mut ran) = (alloc::vec![0; bytes], Vec::new());
        let p: *mut u8 = buffer.as_mut_ptr();
        // SAFETY: the buffer has `n` blocks.
        unsafe { self.0.run(op, p, p, n, |kernel, batches| ran.push((kernel, batches))) }
        ran
    }
}

/// Many keys of a cipher without its type: for the benchmark.
pub struct ManyKeyed {
    op: Op,
    engines: alloc::boxed::Box<[Engine]>,
    bank: Option<Bank<'static>>,
}

impl ManyKeyed {
    /// Expands `keys`, each as long as [`Family::key`] says, with the bytes of `parameter` in them; and puts them into
    /// the lanes of kernels up to `level`.
    ///
    /// # Errors
    /// This CPU lacks the level.
    pub fn new(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        op: Op,
        keys: &[&[u8]],
    ) -> Result<Self, LevelError> {
        let level = level.check()?;
        let engines = Engine::batch(family, level, parameter, &[], keys.iter().copied());
        Ok(Self { op, bank: Bank::kept(op, family.block, &engines), engines })
    }

    /// The kernel that runs; none where the family has none for many keys.
    pub fn kernel(&self) -> Option<&'static Kernel> {
        self.bank.as_ref()?.kernel()
    }

    /// Runs whole rows of blocks, block `i` of each under key `i`.
    pub fn run(&mut self, rows: &mut [u8]) {
        match (&self.bank, self.engines.first()) {
            (Some(bank), _) => bank.run_rows(rows),
            (None, Some(first)) => {
                Bank::forced(self.op, first.family().block, &self.engines, 1, false).run_rows(rows);
            }
            (None, None) => {}
        }
    }
}

/// Rows of blocks, each block under a key of its own, as one call of `many::Keys` does them: for the benchmark.
pub struct RowsRun {
    engines: alloc::boxed::Box<[Engine]>,
    op: Op,
}

impl RowsRun {
    /// Expands `keys`, as [`ManyKeyed::new`] takes them.
    ///
    /// # Errors
    /// This CPU lacks the level.
    pub fn new(
        (family, op, level): (&'static Family, Op, Level),
        parameter: Option<&'static Parameter>,
        keys: &[&[u8]],
    ) -> Result<Self, LevelError> {
        Ok(Self { engines: Engine::batch(family, level.check()?, parameter, &[], keys.iter().copied()), op })
    }

    /// Runs whole rows: as dispatch does, in lanes, or one block after the other.
    pub fn run(&self, in_lanes: Option<bool>, rows: &mut [u8]) {
        let Some(block) = self.engines.first().map(|engine| engine.family().block) else { return };
        let count = rows.len() / (block * self.engines.len());
        let bank = match in_lanes {
            None => Bank::filled(self.op, block, &self.engines, count),
            Some(in_lanes) => Bank::forced(self.op, block, &self.engines, count, in_lanes),
        };
        bank.run_rows(rows);
    }
}

/// One kernel by itself, or those that a plan by given costs chooses, with a key.
pub struct KernelRun {
    engine: Engine,
    plan: PlanByForms,
    /// The kernel, if it is one alone.
    kernel: Option<&'static Kernel>,
}

impl KernelRun {
    /// Expands `key` for `kernel`.
    ///
    /// # Panics
    /// If `kernel` is none of `family` for block operations, or this CPU cannot run it.
    pub fn new(family: &'static Family, kernel: &'static Kernel, key: &[u8]) -> Self {
        let plan = family.single(kernel, &[Op::Encrypt, Op::Decrypt]);
        Self { engine: Engine::from_parts(family, kernel.level, None, key), plan, kernel: Some(kernel) }
    }

    /// The entry point of the kernel, and the form of the key that it reads. Whoever calls it gives it whole batches, and what it leaves is wiped by nobody:
    /// so published code runs, which is measured.
    pub fn bare(&self) -> Option<(Crypt, &[u8])> {
        let kernel = self.kernel?;
        let Entry::Crypt(crypt) = kernel.entry else { return None };
        Some((crypt, self.engine.form(kernel.form).bytes()))
    }

    /// Expands `key` for what dispatch would run if kernels cost as much as `cost` says. All forms are made.
    ///
    /// # Errors
    /// This CPU lacks the level.
    pub fn by_costs(
        (family, op, level): (&'static Family, Op, Level),
        parameter: Option<&'static Parameter>,
        cost: impl Fn(&'static Kernel) -> Cost,
        key: &[u8],
    ) -> Result<Self, LevelError> {
        let engine = Engine::from_parts(family, level.check()?, parameter, key).with_forms();
        let plan = PlanByForms::by(family.candidates_with(op, level, parameter).collect(), cost, |_| 0);
        Ok(Self { engine, plan, kernel: None })
    }

    /// Runs it on `n` blocks; the last batch may be padded.
    ///
    /// # Safety
    /// `src` is readable and `dst` writable for `n` blocks; they are equal or disjoint.
    pub unsafe fn run(&self, src: *const u8, dst: *mut u8, n: usize) {
        // SAFETY: as the caller promises.
        unsafe { self.engine.run_ways(&self.plan, src, dst, n, |_, _| {}) }
    }
}

/// One kernel for hashing or a MAC by itself, with a key.
pub struct GhashRun(Engine, PlanByForms);

impl GhashRun {
    /// Prepares `key` for `kernel`.
    ///
    /// # Panics
    /// If `kernel` is none of `family` for these, or this CPU cannot run it.
    pub fn new(family: &'static Family, kernel: &'static Kernel, key: &[u8]) -> Self {
        let plan = family.single(kernel, &[Op::Ghash, Op::Mac16]);
        Self(Engine::from_parts(family, Level::best(), None, key), plan)
    }

    /// Takes whole blocks into `acc`, one block.
    pub fn run(&self, acc: &mut [u8], data: &[u8]) {
        self.0.accumulate(&self.1, acc, data);
    }
}
