//! The table of kernels: at once the run-time dispatch, the list of what the tests check, what the benchmark measures,
//! and what the prover proves. A kernel that is not in the table does not exist.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use once_cell::race::OnceBox;

use crate::engine::Engine;
use crate::gost28147::NamedSet;
pub use crate::isa::Features;
use crate::isa::{Level, LevelError};

/// Encrypts or decrypts `n` batches of the kernel's width.
///
/// # Safety
/// `keys` holds the key form that the kernel names; `src` and `dst` hold `n` batches each and are equal or disjoint;
/// the CPU has the kernel's features.
pub type Crypt = unsafe extern "C" fn(keys: *const u8, src: *const u8, dst: *mut u8, n: usize);

/// Makes a key schedule or a key form from each of `n` keys.
///
/// What it leaves on the stack is wiped by its caller.
///
/// # Safety
/// `key` and `out` hold `n` inputs and outputs of the sizes that the row names, and are disjoint; the CPU has the
/// kernel's features.
pub type Expand = unsafe extern "C" fn(key: *const u8, out: *mut u8, n: usize);

/// Writes one key, as the schedule of the cipher has it, into lane `lane` of a form for many keys.
///
/// # Safety
/// `schedule` holds one schedule, `form` a form that is overwritten at this lane; `lane` is less than the number of keys of
/// the form; the CPU has the kernel's features.
pub type Place = unsafe extern "C" fn(schedule: *const u8, form: *mut u8, lane: usize);

/// Takes blocks into a sum: `acc = f(…f(f(acc + b_1) + b_2) … + b_n)`, where `f` is the multiplication by H in GF(2^n), or the
/// sixteen rounds of a MAC; or, for [`Op::Dot`], `acc = acc + h_1·b_1 + … + h_n·b_n`.
///
/// # Safety
/// `powers` holds the key form that the kernel names (for a field, powers of H), or for [`Op::Dot`] the `n` blocks `h_i`; `src`
/// holds `n` blocks, `acc` one; the CPU has the kernel's features.
pub type Hash = unsafe extern "C" fn(powers: *const u8, src: *const u8, acc: *mut u8, n: usize);

/// Overwrites `n` bytes with zeros.
///
/// # Safety
/// `p` is writable for `n` bytes.
pub type Wipe = unsafe extern "C" fn(p: *mut u8, n: usize);

/// 1 if `n` bytes at `a` and `b` are the same, otherwise 0.
///
/// # Safety
/// Both are readable for `n` bytes.
pub type Equal = unsafe extern "C" fn(a: *const u8, b: *const u8, n: usize) -> u32;

/// `dst = a ^ b`, `n` bytes.
///
/// # Safety
/// All are valid for `n` bytes; `dst` is `a`, or disjoint from both.
pub type Xor = unsafe extern "C" fn(a: *const u8, b: *const u8, dst: *mut u8, n: usize);

/// Writes the next `n` blocks of a sequence, and moves `state` on by as many.
///
/// # Safety
/// `state` holds one block, `dst` has room for `n`, and they are disjoint; `n` is less than 2^32.
pub type Sequence = unsafe extern "C" fn(state: *mut u8, dst: *mut u8, n: usize);

/// Moves the state of a sequence on by `n`.
///
/// # Safety
/// `state` holds one block; `n` is less than 2^39.
pub type Skip = unsafe extern "C" fn(state: *mut u8, n: usize);

/// Rewrites `n` blocks, each by itself.
///
/// # Safety
/// `src` is readable and `dst` writable for `n` blocks; they are equal or disjoint.
pub type Map = unsafe extern "C" fn(src: *const u8, dst: *mut u8, n: usize);

/// The number of bytes that pad a block of `n` bytes, or 0 if the padding is not right.
///
/// # Safety
/// `block` is readable for `n` bytes.
pub type Unpad = unsafe extern "C" fn(block: *const u8, n: usize) -> u32;

/// Overwrites the vector registers and the others that a callee may change with zeros.
///
/// # Safety
/// The CPU has the features that the routine needs.
#[cfg(target_arch = "x86_64")]
pub type Clear = unsafe extern "sysv64" fn();

/// What handles secrets beside the kernels, as a function of its own whose machine code can be proved.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Routine {
    /// The symbol of its entry point.
    pub symbol: &'static str,
    /// What it needs of the CPU.
    pub needs: Features,
    /// Its entry point.
    pub entry: RoutineEntry,
}

/// The shapes of a routine.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum RoutineEntry {
    /// Wiping.
    Wipe(Wipe),
    /// Comparison.
    Equal(Equal),
    /// Sums.
    Xor(Xor),
    /// Counters and tweaks.
    Sequence(Sequence),
    /// Counters far ahead.
    Skip(Skip),
    /// Other representations of blocks.
    Map(Map),
    /// Padding.
    Unpad(Unpad),
    /// Clearing of registers.
    #[cfg(target_arch = "x86_64")]
    Clear(Clear),
}

impl Routine {
    /// A routine.
    pub const fn new(symbol: &'static str, needs: Features, entry: RoutineEntry) -> Self {
        Self { symbol, needs, entry }
    }

    /// Whether this CPU can run it.
    pub fn is_available(&self) -> bool {
        Features::detected().contains(self.needs)
    }
}

impl RoutineEntry {
    /// The name of the shape.
    pub const fn shape(self) -> &'static str {
        match self {
            Self::Wipe(_) => "wipe",
            Self::Equal(_) => "equal",
            Self::Xor(_) => "xor",
            Self::Sequence(_) => "sequence",
            Self::Skip(_) => "skip",
            Self::Map(_) => "map",
            Self::Unpad(_) => "unpad",
            #[cfg(target_arch = "x86_64")]
            Self::Clear(_) => "clear",
        }
    }
}

/// The shapes of an entry point.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Entry {
    /// Block encryption or decryption.
    Crypt(Crypt),
    /// Key schedules and key forms.
    Expand(Expand),
    /// Multiplication-accumulation, and MACs.
    Hash(Hash),
    /// A key into a form for many.
    Place(Place),
}

impl Entry {
    /// The name of the shape.
    pub const fn shape(self) -> &'static str {
        match self {
            Self::Crypt(_) => "crypt",
            Self::Expand(_) => "expand",
            Self::Hash(_) => "hash",
            Self::Place(_) => "place",
        }
    }
}

/// What a kernel computes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Op {
    /// Whole blocks, encrypted.
    Encrypt,
    /// Whole blocks, decrypted.
    Decrypt,
    /// The standard's round keys from the key.
    Schedule,
    /// A key form from the standard's round keys.
    Prepare,
    /// Multiplication by the hash key and accumulation.
    Hash,
    /// Sums of products.
    Dot,
    /// The MAC of GOST 28147-89: sixteen rounds on the sum with each block.
    Mac16,
    /// Whole blocks, encrypted: block `i` of every batch under key `i` of the form.
    EncryptMany,
    /// Whole blocks, decrypted in the same way.
    DecryptMany,
    /// One key of a form for many.
    Place,
}

impl Op {
    /// The name, as the benchmark writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Encrypt => "encrypt",
            Self::Decrypt => "decrypt",
            Self::Schedule => "schedule",
            Self::Prepare => "prepare",
            Self::Hash => "hash",
            Self::Dot => "dot",
            Self::Mac16 => "mac16",
            Self::EncryptMany => "encrypt-many",
            Self::DecryptMany => "decrypt-many",
            Self::Place => "place",
        }
    }
}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A row of the table.
#[derive(Clone, Copy)]
pub struct Kernel {
    /// What it computes.
    pub op: Op,
    /// The level that it belongs to.
    pub level: Level,
    /// What it needs beside the level.
    pub needs: Features,
    /// How the registers are laid out, in a few words.
    pub layout: &'static str,
    /// Blocks in a batch, or keys.
    pub width: usize,
    /// The time of one batch in core cycles, measured; orders kernels against each other.
    pub cost: u32,
    /// The key form that it reads (or, for [`Op::Prepare`], makes): an index into [`Family::forms`].
    pub form: usize,
    /// Whether its time is independent of secrets. A kernel that is not is never chosen by dispatch.
    pub constant_time: bool,
    /// The named S-box set that is built into it; a kernel without one takes any as data.
    pub set: Option<&'static NamedSet>,
    /// The symbol of its entry point.
    pub symbol: &'static str,
    /// Its entry point.
    pub entry: Entry,
}

impl Kernel {
    /// Whether this CPU can run it.
    pub fn is_available(&self) -> bool {
        Features::detected().contains(self.level.features().union(self.needs))
    }
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.symbol)
    }
}

/// A way to lay out the round keys (or the powers of a hash key) that one or more kernels read.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// A short name.
    pub name: &'static str,
    /// Its size in bytes.
    pub bytes: usize,
}

/// The rows of one cipher, or of one field.
#[non_exhaustive]
pub struct Family {
    /// The name, as in the vectors: `kalyna-128/128`, `magma`, `gf2-256`.
    pub name: &'static str,
    /// Bytes in a block.
    pub block: usize,
    /// Bytes that the key schedule reads. For GOST 28147-89 the S-box is among them.
    pub key: usize,
    /// Bytes that it writes.
    pub schedule: usize,
    /// The key forms. Form 0 is what the schedule writes.
    pub forms: &'static [Form],
    /// The kernels.
    pub kernels: &'static [Kernel],
    /// Chosen sequences, made when first asked for.
    pub(crate) plans: Plans,
    /// The same for each named S-box set, where kernels have one built in.
    pub(crate) named: &'static [Plans],
}

impl fmt::Debug for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Family {
    /// The kernels that dispatch may use under a level: constant time, allowed, and there on this CPU; with any S-box.
    pub fn candidates(&self, op: Op, level: Level) -> impl Iterator<Item = &'static Kernel> {
        self.candidates_with(op, level, None)
    }

    /// [`Family::candidates`], and the kernels of a named S-box set.
    pub fn candidates_with(
        &self,
        op: Op,
        level: Level,
        set: Option<&'static NamedSet>,
    ) -> impl Iterator<Item = &'static Kernel> {
        let (kernels, set): (&'static [Kernel], _) = (self.kernels, set.map(|set| set.index));
        let serves = move |k: &Kernel| k.set.is_none_or(|own| Some(own.index) == set);
        kernels
            .iter()
            .filter(move |k| k.op == op && k.constant_time && serves(k) && level.allows(k.level) && k.is_available())
    }

    /// The cheapest kernel that makes form `form` (or the schedule) of `n` keys under a level.
    pub fn maker(&self, op: Op, form: usize, level: Level, n: usize) -> Option<&'static Kernel> {
        let makers = self.candidates(op, level).filter(|k| k.form == form);
        let cost = |k: &&Kernel| u64::from(k.cost).saturating_mul(n.div_ceil(k.width.max(1)) as u64);
        makers.min_by_key(cost).or_else(|| self.maker_outside(op, form, level))
    }

    /// Its entry point.
    pub(crate) fn expand(&self, op: Op, form: usize, level: Level, n: usize) -> Option<Expand> {
        match self.maker(op, form, level, n)?.entry {
            Entry::Expand(f) => Some(f),
            _ => None,
        }
    }

    /// The same for a family outside the table, which may take time that depends on its key, and which takes from its namesake
    /// in the table what it has no row for.
    fn maker_outside(&self, op: Op, form: usize, level: Level) -> Option<&'static Kernel> {
        let table = crate::families();
        if table.iter().any(|family| core::ptr::eq(*family, self)) {
            return None;
        }
        let makes = |k: &&Kernel| k.op == op && k.form == form && level.allows(k.level) && k.is_available();
        self.kernels.iter().find(makes).or_else(|| {
            let namesake = table.iter().find(|family| family.name == self.name)?;
            namesake.candidates(op, level).filter(makes).min_by_key(|k| k.cost)
        })
    }

    /// A family of rows outside the table: techniques to compare with, which dispatch cannot reach. Form 0 is the schedule of
    /// the family of the same name in the table. The sizes are of a block, a key and a schedule, in bytes.
    pub const fn outside(
        name: &'static str,
        [block, key, schedule]: [usize; 3],
        forms: &'static [Form],
        kernels: &'static [Kernel],
    ) -> Self {
        Self { name, block, key, schedule, forms, kernels, plans: Plans::new(), named: &[] }
    }

    /// The plan of one row by itself.
    fn single(&'static self, kernel: &'static Kernel, ops: &[Op]) -> Plan {
        let row = self.kernels.iter().any(|k| core::ptr::eq(k, kernel)) && ops.contains(&kernel.op);
        assert!(row && kernel.is_available(), "{kernel:?} is no such row of {self:?} that this CPU can run");
        Plan::new(alloc::vec![kernel])
    }

    /// The plan for an operation on blocks under a level; empty for the others.
    pub(crate) fn plan(&self, op: Op, level: Level, set: Option<&'static NamedSet>) -> &Plan {
        static NONE: Plan = Plan { kernels: Vec::new(), first: Vec::new(), bulk: 0 };
        let plans = set.and_then(|set| self.named.get(set.index)).unwrap_or(&self.plans);
        let slot = match op {
            Op::Encrypt => &plans.encrypt,
            Op::Decrypt => &plans.decrypt,
            Op::Hash => &plans.hash,
            Op::Mac16 => &plans.mac,
            Op::Dot | Op::Schedule | Op::Prepare | Op::EncryptMany | Op::DecryptMany | Op::Place => return &NONE,
        };
        slot[level as usize].get_or_init(|| Box::new(Plan::new(self.candidates_with(op, level, set).collect())))
    }
}

/// A cipher with a key and without its type: for the benchmark and the self-test, which walk the table.
pub struct Keyed(Engine);

impl Keyed {
    /// Expands `key`, as long as [`Family::key`] says, for kernels up to `level`.
    ///
    /// # Errors
    /// This CPU lacks the level.
    pub fn new(family: &'static Family, level: Level, key: &[u8]) -> Result<Self, LevelError> {
        Self::with_set(family, level, None, key)
    }

    /// The same with an S-box in `key` that is that of `set`.
    ///
    /// # Errors
    /// This CPU lacks the level.
    pub fn with_set(
        family: &'static Family,
        level: Level,
        set: Option<&'static NamedSet>,
        key: &[u8],
    ) -> Result<Self, LevelError> {
        Ok(Self(Engine::from_parts(family, level.check()?, set, key)))
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
pub struct ManyKeyed(crate::many::Bank);

impl ManyKeyed {
    /// Expands `keys`, each as long as [`Family::key`] says, with an S-box in them that is that of `set`; and puts them into
    /// the lanes of kernels up to `level`.
    ///
    /// # Errors
    /// This CPU lacks the level.
    pub fn new(
        family: &'static Family,
        level: Level,
        set: Option<&'static NamedSet>,
        op: Op,
        keys: &[&[u8]],
    ) -> Result<Self, LevelError> {
        let level = level.check()?;
        let engines = Engine::batch(family, level, set, &[], keys.iter().copied());
        Ok(Self(crate::many::Bank::filled(op, family.block, &engines, 1 << 16)))
    }

    /// The kernel that runs; none where the family has none for many keys.
    pub fn kernel(&self) -> Option<&'static Kernel> {
        self.0.kernel()
    }

    /// Runs whole rows of blocks, block `i` of each under key `i`.
    pub fn run(&mut self, rows: &mut [u8]) {
        self.0.run_rows(rows);
    }
}

/// One row by itself, with a key: what the tests, the benchmark and nobody else needs.
pub struct Row {
    engine: Engine,
    plan: Plan,
}

impl Row {
    /// Expands `key` for `kernel`.
    ///
    /// # Panics
    /// If `kernel` is no row of `family` for block operations, or this CPU cannot run it.
    pub fn new(family: &'static Family, kernel: &'static Kernel, key: &[u8]) -> Self {
        let plan = family.single(kernel, &[Op::Encrypt, Op::Decrypt]);
        Self { engine: Engine::from_parts(family, kernel.level, None, key), plan }
    }

    /// Runs the row on `n` blocks; the last batch may be padded.
    ///
    /// # Safety
    /// `src` is readable and `dst` writable for `n` blocks; they are equal or disjoint.
    pub unsafe fn run(&self, src: *const u8, dst: *mut u8, n: usize) {
        // SAFETY: as the caller promises.
        unsafe { self.engine.run_plan(&self.plan, src, dst, n, |_, _| {}) }
    }
}

/// One row for hashing or a MAC by itself, with a key.
pub struct HashRow(Engine, Plan);

impl HashRow {
    /// Prepares `key` for `kernel`.
    ///
    /// # Panics
    /// If `kernel` is no row of `family` for these, or this CPU cannot run it.
    pub fn new(family: &'static Family, kernel: &'static Kernel, key: &[u8]) -> Self {
        let plan = family.single(kernel, &[Op::Hash, Op::Mac16]);
        Self(Engine::from_parts(family, Level::best(), None, key), plan)
    }

    /// Takes whole blocks into `acc`, one block.
    pub fn run(&self, acc: &mut [u8], data: &[u8]) {
        self.0.hash_plan(&self.1, acc, data);
    }
}

/// What runs a block for each of many keys: kernels that read one form, and what writes a key into it.
pub(crate) struct Lanes {
    /// By width.
    kernels: Vec<&'static Kernel>,
    /// Bytes of the form.
    pub(crate) form_bytes: usize,
    place: Place,
    /// The cost of placing a key.
    place_cost: u32,
}

impl Lanes {
    /// The best to run `blocks` blocks in `n` lanes, into which `placed` keys are put in all; none if the family has no such
    /// kernels under the level.
    pub(crate) fn choose(
        family: &'static Family,
        level: Level,
        set: Option<&'static NamedSet>,
        op: Op,
        [n, placed, blocks]: [usize; 3],
    ) -> Option<Self> {
        let forms = 0..family.forms.len();
        let all = forms.filter_map(|form| {
            let mut kernels: Vec<_> = family.candidates_with(op, level, set).filter(|k| k.form == form).collect();
            kernels.sort_by_key(|k| (k.width, k.cost));
            let place = family.candidates(Op::Place, level).find(|k| k.form == form)?;
            let place_cost = place.cost;
            let Entry::Place(place) = place.entry else { return None };
            let form_bytes = family.forms[form].bytes;
            (!kernels.is_empty()).then_some(Self { kernels, form_bytes, place, place_cost })
        });
        all.min_by_key(|lanes| {
            let rows = blocks.div_ceil(n.max(1)) as u64;
            lanes.cost(n).saturating_mul(rows).saturating_add(u64::from(lanes.place_cost).saturating_mul(placed as u64))
        })
    }

    /// The most keys that a form is used for.
    pub(crate) fn capacity(&self) -> usize {
        self.kernels.last().map_or(0, |k| k.width)
    }

    fn cost(&self, n: usize) -> u64 {
        let (full, rest) = (n / self.capacity(), n % self.capacity());
        let cost = |n: usize| self.kernel(n).map_or(0, |k| u64::from(k.cost));
        full as u64 * cost(self.capacity()) + if rest > 0 { cost(rest) } else { 0 }
    }

    /// The cheapest kernel for the first `n` keys of a form.
    pub(crate) fn kernel(&self, n: usize) -> Option<&'static Kernel> {
        self.kernels.iter().filter(|k| k.width >= n).min_by_key(|k| k.cost).copied()
    }

    /// Writes a key into a form.
    pub(crate) fn place(&self, schedule: &[u8], form: &mut [u8], lane: usize) {
        assert!(form.len() == self.form_bytes && lane < self.capacity(), "lanes are counted by the caller");
        // SAFETY: the form has its size, and at least as many keys as a kernel that reads it has blocks; candidates are
        // available here; schedules come from engines of the family.
        unsafe { (self.place)(schedule.as_ptr(), form.as_mut_ptr(), lane) }
    }

    /// Runs `kernel` on `n` batches in place.
    pub(crate) fn run(&self, kernel: &Kernel, form: &[u8], blocks: &mut [u8], block: usize, n: usize) {
        let Entry::Crypt(crypt) = kernel.entry else { unreachable!("rows of block operations have this shape") };
        assert!(form.len() == self.form_bytes && blocks.len() >= n * kernel.width * block, "whole batches");
        let p = blocks.as_mut_ptr();
        // SAFETY: the form is the one that the kernel reads, the buffer has the batches, and the kernel is available here.
        unsafe { crypt(form.as_ptr(), p, p, n) }
    }
}

/// The plans of a family, by level.
pub(crate) struct Plans {
    encrypt: [OnceBox<Plan>; Level::ALL.len()],
    decrypt: [OnceBox<Plan>; Level::ALL.len()],
    /// Of hashes and MACs: no family has both.
    hash: [OnceBox<Plan>; Level::ALL.len()],
    mac: [OnceBox<Plan>; Level::ALL.len()],
}

impl Plans {
    pub(crate) const fn new() -> Self {
        Self {
            encrypt: [const { OnceBox::new() }; Level::ALL.len()],
            decrypt: [const { OnceBox::new() }; Level::ALL.len()],
            hash: [const { OnceBox::new() }; Level::ALL.len()],
            mac: [const { OnceBox::new() }; Level::ALL.len()],
        }
    }
}

/// Which kernel to run for how many blocks: the cheapest sequence by the measured cost of a batch.
///
/// What is left of fewer blocks than a batch may go to a padded batch of a wide kernel or to a sequence of narrow ones,
/// whichever the costs favour.
pub(crate) struct Plan {
    kernels: Vec<&'static Kernel>,
    /// `first[n]`: the kernel to begin with when `n` blocks are left, up to twice the widest kernel.
    first: Vec<u8>,
    /// The kernel of least cost per block.
    bulk: u8,
}

/// What a plan by other costs than those of the table would run for `n` blocks: the kernels, with their numbers of batches. For the
/// benchmark, which measures the costs here.
pub fn choose(
    kernels: Vec<&'static Kernel>,
    cost: impl Fn(&'static Kernel) -> u32,
    mut n: usize,
) -> Vec<(&'static Kernel, usize)> {
    let (plan, mut chosen) = (Plan::by(kernels, cost), Vec::new());
    while n > 0 {
        let Some((kernel, batches)) = plan.step(n) else { break };
        n = n.saturating_sub(batches * kernel.width);
        chosen.push((kernel, batches));
    }
    chosen
}

impl Plan {
    fn new(kernels: Vec<&'static Kernel>) -> Self {
        Self::by(kernels, |kernel| kernel.cost)
    }

    fn by(kernels: Vec<&'static Kernel>, cost: impl Fn(&'static Kernel) -> u32) -> Self {
        debug_assert!(kernels.len() < 256);
        let widest = kernels.iter().map(|k| k.width).max().unwrap_or(0);
        let mut best: Vec<(u64, u8)> = alloc::vec![(0, 0)];
        for n in 1..=2 * widest {
            let costs = kernels.iter().zip(0u8..).map(|(k, i)| {
                let rest = best[n.saturating_sub(k.width)].0;
                (u64::from(cost(k)) + rest, i)
            });
            best.extend(costs.min());
        }
        let per_block = |k: &&'static Kernel| u64::from(cost(k)) * 4096 / k.width as u64;
        let bulk = kernels.iter().zip(0u8..).min_by_key(|(k, _)| per_block(k)).map_or(0, |(_, i)| i);
        Self { kernels, first: best.into_iter().map(|(_, i)| i).collect(), bulk }
    }

    /// The largest number of blocks whose sequence is exact; beyond it the kernel of least cost per block comes first.
    pub(crate) fn horizon(&self) -> usize {
        self.first.len().saturating_sub(1)
    }

    /// The kernel to begin with when `n > 0` blocks are left, and how many batches of it to run; the last batch may be
    /// only partly filled.
    #[inline]
    pub(crate) fn step(&self, n: usize) -> Option<(&'static Kernel, usize)> {
        let bulk = *self.kernels.get(usize::from(self.bulk))?;
        if n >= self.first.len() {
            // Leave at least one batch's worth to the exact choice.
            return Some((bulk, n / bulk.width - 1));
        }
        let kernel = *self.kernels.get(usize::from(*self.first.get(n)?))?;
        Some((kernel, 1))
    }
}

/// A row of the table: shape and operation, level (and what it needs besides), layout, width, cost, form, symbol without
/// the prefix, body.
#[doc(hidden)]
#[macro_export]
macro_rules! __kernel {
    ($shape:ident $op:ident, $level:ident $(as $narrow:ident)? $(+ $needs:ident)?, $layout:expr, $width:expr, $cost:expr, $form:expr,
     $symbol:expr, $($body:tt)*) => {
        $crate::kernel::Kernel {
            op: $crate::kernel::Op::$op,
            level: $crate::isa::Level::$level,
            needs: $crate::isa::Features::NONE$(.union($crate::isa::Features::$needs))?,
            layout: $layout,
            width: $width,
            cost: $cost,
            form: $form,
            constant_time: true,
            set: None,
            symbol: $crate::kernel::symbol!($symbol),
            entry: $crate::isa::stamp!($shape, $level $(as $narrow)? $(+ $needs)?, $crate::kernel::symbol!($symbol), $($body)*),
        }
    };
}
pub use __kernel as kernel;

/// Two rows, encryption and decryption: level, layout, width, both costs, form, cipher and rest of the symbol, and the
/// body, whose last parameter says which.
#[doc(hidden)]
#[macro_export]
macro_rules! __pair {
    ($level:ident $(as $narrow:ident)?, $layout:expr, $width:expr, $costs:expr, $form:expr, $cipher:expr, $rest:expr,
     $($body:ident)::+ [$($arg:expr),*]) => {
        $crate::kernel::pair!(Encrypt Decrypt, $level $(as $narrow)?, $layout, $width, $costs, $form, $cipher, $rest,
                              $($body)::+[$($arg),*])
    };
    ($encrypt:ident $decrypt:ident, $level:ident $(as $narrow:ident)?, $layout:expr, $width:expr, $costs:expr, $form:expr,
     $cipher:expr, $rest:expr, $($body:ident)::+ [$($arg:expr),*]) => {
        &[
            $crate::kernel::kernel!(Crypt $encrypt, $level $(as $narrow)?, $layout, $width, $costs[0], $form,
                concat!($cipher, "_encrypt_", $rest), $($body)::+::<_, $({ $arg },)* false>),
            $crate::kernel::kernel!(Crypt $decrypt, $level $(as $narrow)?, $layout, $width, $costs[1], $form,
                concat!($cipher, "_decrypt_", $rest), $($body)::+::<_, $({ $arg },)* true>),
        ]
    };
}
pub use __pair as pair;

/// The same for many keys.
#[doc(hidden)]
#[macro_export]
macro_rules! __many_pair {
    ($($rest:tt)*) => { $crate::kernel::pair!(EncryptMany DecryptMany, $($rest)*) };
}
pub use __many_pair as many_pair;

/// Two rows that share an entry point, because the forms alone make the difference: that of decryption is the next one.
#[doc(hidden)]
#[macro_export]
macro_rules! __twins {
    ($level:ident $(as $narrow:ident)?, $layout:expr, $width:expr, $cost:expr, $form:expr, $set:expr, $symbol:expr,
     $($body:tt)*) => {{
        const ENCRYPT: $crate::kernel::Kernel = $crate::kernel::Kernel {
            set: $set,
            ..$crate::kernel::kernel!(Crypt Encrypt, $level $(as $narrow)?, $layout, $width, $cost, $form, $symbol,
                                      $($body)*)
        };
        &[ENCRYPT, $crate::kernel::Kernel { op: $crate::kernel::Op::Decrypt, form: ENCRYPT.form + 1, ..ENCRYPT }]
    }};
}
pub use __twins as twins;

/// The rows of a table from several groups of them.
#[doc(hidden)]
#[macro_export]
macro_rules! __rows {
    ($($groups:tt)*) => {{
        const GROUPS: &[&[$crate::kernel::Kernel]] = &[$($groups)*];
        const ROWS: [$crate::kernel::Kernel; $crate::kernel::count(GROUPS)] = $crate::kernel::join(GROUPS);
        &ROWS
    }};
}
pub use __rows as rows;

/// How many rows there are.
pub const fn count(groups: &[&[Kernel]]) -> usize {
    let (mut n, mut i) = (0, 0);
    while i < groups.len() {
        n += groups[i].len();
        i += 1;
    }
    n
}

/// All rows in one array.
pub const fn join<const N: usize>(groups: &[&[Kernel]]) -> [Kernel; N] {
    let mut first = 0;
    while groups[first].is_empty() {
        first += 1;
    }
    let (mut rows, mut n, mut i) = ([groups[first][0]; N], 0, 0);
    while i < groups.len() {
        let mut k = 0;
        while k < groups[i].len() {
            rows[n] = groups[i][k];
            n += 1;
            k += 1;
        }
        i += 1;
    }
    rows
}

/// The whole symbol of an entry point: the name of the library, its version, and the rest.
#[doc(hidden)]
#[macro_export]
macro_rules! __symbol {
    ($rest:expr) => {
        concat!("phalanx_", env!("CARGO_PKG_VERSION_MAJOR"), "_", env!("CARGO_PKG_VERSION_MINOR"), "_", $rest)
    };
}
pub use __symbol as symbol;
