//! Access to ciphers and single kernels without static types, for the tests, the benchmarks and the
//! prover.

use alloc::vec::Vec;

use crate::abi::{Crypt, Entry};
use crate::bank::{Bank, crypt_once};
use crate::costs::Cost;
use crate::engine::Engine;
use crate::level::{Level, LevelError};
use crate::schedules::Schedules;
use crate::table::{Family, Kernel, Op, Parameter, PlanByForms};

/// A keyed cipher whose type is only known at run time. This is for the benchmarks and the
/// self-test, which iterate over the table.
pub struct Keyed(Engine);

impl Keyed {
    /// Expands `key`, which must be [`Family::key`] bytes long, for kernels up to `level`, and
    /// computes all forms.
    ///
    /// # Errors
    /// Fails if this CPU does not support the level.
    pub fn new(family: &'static Family, level: Level, key: &[u8]) -> Result<Self, LevelError> {
        Self::with_parameter(family, level, None, key)
    }

    /// Like [`Keyed::new`], but doesn't compute any forms yet. They are computed once they pay off.
    ///
    /// # Errors
    /// Fails if this CPU does not support the level.
    pub fn fresh(family: &'static Family, level: Level, key: &[u8]) -> Result<Self, LevelError> {
        Ok(Self(Engine::from_parts(family, level.check()?, None, key)))
    }

    /// Like [`Keyed::new`], but with a `parameter`. `key` must begin with the parameter's bytes.
    ///
    /// # Errors
    /// Fails if this CPU does not support the level.
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
    /// `src` must be readable and `dst` writable for `n` blocks. They must be either equal or
    /// disjoint.
    pub unsafe fn run(&self, op: Op, src: *const u8, dst: *mut u8, n: usize) {
        // SAFETY: guaranteed by the caller.
        unsafe { self.0.run(op, src, dst, n, |_, _| {}) }
    }

    /// Returns the kernels that actually run for `n` blocks, and how many batches each of them
    /// processes.
    ///
    /// # Panics
    /// Panics if the family has no kernel for `op`, or there isn't enough memory for `n` blocks.
    pub fn trace(&self, op: Op, n: usize) -> Vec<(&'static Kernel, usize)> {
        let bytes = n.saturating_mul(self.0.family().block);
        let (mut buffer, mut ran) = (alloc::vec![0; bytes], Vec::new());
        let p: *mut u8 = buffer.as_mut_ptr();
        // SAFETY: the buffer contains `n` blocks.
        unsafe { self.0.run(op, p, p, n, |kernel, batches| ran.push((kernel, batches))) }
        ran
    }
}

/// Many keys for a cipher whose type is only known at run time, for the benchmarks.
pub struct ManyKeyed(Bank);

impl ManyKeyed {
    /// Expands `keys`, each of which is [`Family::key`] bytes long, including the bytes of
    /// `parameter`, and loads them into the forms of kernels up to `level`, to be used many times.
    ///
    /// # Errors
    /// Fails if this CPU does not support the level.
    pub fn new(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        op: Op,
        keys: &[&[u8]],
    ) -> Result<Self, LevelError> {
        let keys = Schedules::new(family, level.check()?, parameter, &[], keys.iter().copied());
        Ok(Self(Bank::kept(op, &keys)))
    }

    /// The kernel that processes the first keys, or `None` if it isn't a kernel for many keys.
    pub fn kernel(&self) -> Option<&'static Kernel> {
        let (kernel, _) = self.0.kernels().next()?;
        Some(kernel).filter(|kernel| matches!(kernel.op, Op::EncryptMany | Op::DecryptMany))
    }

    /// Processes whole rows of blocks. Block `i` of each row uses key `i`.
    pub fn run(&self, rows: &mut [u8]) {
        self.0.run_rows(rows);
    }
}

/// Rows of blocks, with a separate key for each block in a row. They are processed as in a single
/// call to `many::Keys`. This is for the benchmarks.
pub struct RowsRun {
    keys: Schedules,
    op: Op,
}

impl RowsRun {
    /// Expands `keys` as in [`ManyKeyed::new`].
    ///
    /// # Errors
    /// Fails if this CPU does not support the level.
    pub fn new(
        (family, op, level): (&'static Family, Op, Level),
        parameter: Option<&'static Parameter>,
        keys: &[&[u8]],
    ) -> Result<Self, LevelError> {
        Ok(Self { keys: Schedules::new(family, level.check()?, parameter, &[], keys.iter().copied()), op })
    }

    /// The number of ways to process these keys, for [`RowsRun::run`].
    pub fn ways(&self) -> usize {
        Bank::ways(self.op, &self.keys)
    }

    /// Returns the kernels that process a row, and for how many batches. `None` if this way is the
    /// same as another one. See [`RowsRun::run`].
    pub fn kernels(&self, way: Option<usize>, rows: usize) -> Option<Vec<(&'static Kernel, usize)>> {
        Some(self.bank(way, rows)?.kernels().collect())
    }

    /// Processes whole rows, in the given way or, if it is `None`, as dispatch decides.
    pub fn run(&self, way: Option<usize>, rows: &mut [u8]) {
        let row = self.keys.len() * self.keys.family().block;
        if let Some(bank) = self.bank(way, rows.len() / row.max(1)) {
            bank.run_rows(rows);
        }
    }

    fn bank(&self, way: Option<usize>, rows: usize) -> Option<Bank> {
        match way {
            None => Some(Bank::filled(self.op, &self.keys, 0..self.keys.len(), rows)),
            Some(way) => Bank::forced(self.op, &self.keys, way),
        }
    }
}

/// Processes one block under each key, as in a single call to `many::Keys::encrypt_each_once`. This
/// is for the benchmarks.
///
/// # Errors
/// Fails if this CPU does not support the level.
///
/// # Panics
/// Panics if `keys` is not whole keys, or there isn't one block for each.
pub fn row_once(
    (family, op, level): (&'static Family, Op, Level),
    keys: &[u8],
    row: &mut [u8],
) -> Result<(), LevelError> {
    let level = level.check()?;
    if !crypt_once((family, op, level), None, &[], keys, row) {
        let keys = Schedules::new(family, level, None, &[], keys.chunks_exact(family.key));
        Bank::filled(op, &keys, 0..keys.len(), 1).run_rows(row);
    }
    Ok(())
}

/// A key with a single kernel, or with the kernels that the given costs select, for the benchmarks.
pub struct KernelRun {
    engine: Engine,
    plan: PlanByForms,
    /// The kernel, if there is only one.
    kernel: Option<&'static Kernel>,
}

impl KernelRun {
    /// Expands `key` for `kernel`.
    ///
    /// # Panics
    /// Panics if `kernel` isn't an encryption or decryption kernel of `family`, or this CPU does
    /// not support it.
    pub fn new(family: &'static Family, kernel: &'static Kernel, key: &[u8]) -> Self {
        let plan = family.single(kernel, &[Op::Encrypt, Op::Decrypt]);
        Self { engine: Engine::from_parts(family, kernel.level, None, key), plan, kernel: Some(kernel) }
    }

    /// Returns the kernel's entry point, and the key form it reads.
    ///
    /// The caller must pass whole batches. This doesn't wipe the stack, and neither does the
    /// published code that we compare it with.
    pub fn bare(&self) -> Option<(Crypt, &[u8])> {
        let kernel = self.kernel?;
        let Entry::Crypt(crypt) = kernel.entry else { return None };
        Some((crypt, self.engine.form(kernel.form)))
    }

    /// Expands `key` for the kernels that dispatch would select with the given costs, and computes
    /// all forms.
    ///
    /// # Errors
    /// Fails if this CPU does not support the level.
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

    /// Processes `n` blocks. The last batch may be padded.
    ///
    /// # Safety
    /// `src` must be readable and `dst` writable for `n` blocks. They must be either equal or
    /// disjoint.
    pub unsafe fn run(&self, src: *const u8, dst: *mut u8, n: usize) {
        // SAFETY: guaranteed by the caller.
        unsafe { self.engine.run_ways(&self.plan, src, dst, [n, n], |_, _| {}) }
    }
}

/// A key with a single kernel for a hash or MAC.
pub struct GhashRun(Engine, PlanByForms);

impl GhashRun {
    /// Prepares `key` for `kernel`.
    ///
    /// # Panics
    /// Panics if `kernel` isn't a hash or MAC kernel of `family`, or this CPU does not support it.
    pub fn new(family: &'static Family, kernel: &'static Kernel, key: &[u8]) -> Self {
        let plan = family.single(kernel, &[Op::Ghash, Op::Mac16]);
        Self(Engine::from_parts(family, Level::best(), None, key), plan)
    }

    /// Absorbs whole blocks into `acc`, which is one block long.
    pub fn run(&self, acc: &mut [u8], data: &[u8]) {
        self.0.accumulate(&self.1, acc, data);
    }
}
