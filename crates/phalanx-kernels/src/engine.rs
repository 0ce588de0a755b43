//! A keyed cipher without its type: round keys, key forms, and the run through the table.

use alloc::boxed::Box;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use once_cell::race::OnceBox;

use crate::abi::{Crypt, Entry};
use crate::frames::Frame;
use crate::isa::Steady;
use crate::level::Level;
use crate::table::{Family, Kernel, MAX_FORMS, Op, Parameter, Plan, PlanByForms};
use crate::wipe::{BATCH, FEW, SHORT, Secret, wipe, with_room};
use crate::wipe_after::{wipe_behind, wipe_behind_modes};

/// A key, expanded; forms for the kernels are made when first needed.
pub struct Engine {
    family: &'static Family,
    level: Level,
    /// The named parameter, which is public.
    parameter: Option<&'static Parameter>,
    /// Whether the stack is wiped behind it; a mode that changes keys every few blocks wipes once for all of them.
    wipes: bool,
    /// How deep modes have gone.
    modes: Modes,
    /// Form 0.
    schedule: Secret,
    /// The others, from form 1 on.
    forms: [Made; MAX_FORMS - 1],
}

/// Set once and never reset. Only the first that sets it writes: threads that share a key would wait for each other's writes.
#[derive(Default)]
pub struct Flag(AtomicBool);

impl Flag {
    /// Sets it.
    #[inline]
    pub fn set(&self) {
        if !self.is_set() {
            self.0.store(true, Ordering::Relaxed);
        }
    }

    /// Whether it is set.
    #[inline]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clone for Flag {
    fn clone(&self) -> Self {
        Self(AtomicBool::new(self.is_set()))
    }
}

/// How long messages of modes were, or pieces of them: modes go deeper for longer ones.
#[derive(Clone, Default)]
struct Modes {
    /// A mode has the key.
    any: Flag,
    /// More than [`FEW`] bytes, more than [`SHORT`].
    short: Flag,
    long: Flag,
}

impl Modes {
    #[inline]
    fn went(&self, bytes: usize) {
        self.any.set();
        if bytes > FEW {
            self.short.set();
        }
        if bytes > SHORT {
            self.long.set();
        }
    }

    /// Bytes of the longest, rounded up; none where no mode has the key.
    fn longest(&self) -> Option<usize> {
        let lengths = [(&self.long, BATCH), (&self.short, SHORT), (&self.any, FEW)];
        lengths.into_iter().find(|(flag, _)| flag.is_set()).map(|(_, bytes)| bytes)
    }
}

/// A form, once it is made.
struct Made {
    form: OnceBox<Secret>,
    /// What calls have cost more because it is not there, in cycles. When that is what it costs to make it, it is made.
    lost: AtomicU32,
}

impl Engine {
    /// Expands a key of the cipher's length, with a named parameter where it takes one, for kernels up to `level`, which
    /// this CPU has.
    pub fn new(family: &'static Family, level: Level, parameter: Option<&'static Parameter>, key: &[u8]) -> Self {
        match parameter {
            None => Self::from_parts(family, level, None, key),
            Some(named) => Self::whole(family, level, parameter, named.bytes, key),
        }
    }

    /// The same with the bytes of a parameter that is as secret as the key.
    pub fn with_secret(family: &'static Family, level: Level, parameter: &[u8], key: &[u8]) -> Self {
        Self::whole(family, level, None, parameter, key)
    }

    /// With the bytes of a parameter in front of the key.
    fn whole(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        bytes: &[u8],
        key: &[u8],
    ) -> Self {
        let mut whole = Secret::zeros(bytes.len() + key.len());
        let (first, second) = whole.bytes_mut().split_at_mut(bytes.len());
        first.copy_from_slice(bytes);
        second.copy_from_slice(key);
        Self::from_parts(family, level, parameter, whole.bytes())
    }

    /// [`Engine::new`] with a key as the family's schedule reads it; the bytes in front of it are those of `parameter`,
    /// if there is one.
    pub fn from_parts(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        key: &[u8],
    ) -> Self {
        Self::expanded(family, level, parameter, key, true)
    }

    fn expanded(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        key: &[u8],
        wipes: bool,
    ) -> Self {
        let (schedule, frame) = schedules(family, level, key, 1);
        if wipes {
            wipe_behind(frame);
        }
        Self::of_schedule(family, level, parameter, schedule, wipes)
    }

    /// Many keys, whose schedules are made together: each as long as the cipher's, `prefix`, the bytes of a parameter, in
    /// front of all that have none.
    pub fn batch<'k>(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        prefix: &[u8],
        keys: impl ExactSizeIterator<Item = &'k [u8]>,
    ) -> Box<[Self]> {
        let n = keys.len();
        let mut whole = Secret::zeros(n * family.key);
        for (slot, key) in whole.bytes_mut().chunks_exact_mut(family.key).zip(keys) {
            let (first, second) = slot.split_at_mut(family.key - key.len());
            first.copy_from_slice(prefix);
            second.copy_from_slice(key);
        }
        let (together, frame) = schedules(family, level, whole.bytes(), n);
        wipe_behind(frame);
        let each = together.bytes().chunks_exact(family.schedule);
        each.map(|schedule| Self::of_schedule(family, level, parameter, Secret::from_slice(schedule), true)).collect()
    }

    fn of_schedule(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        schedule: Secret,
        wipes: bool,
    ) -> Self {
        let forms = [const { Made { form: OnceBox::new(), lost: AtomicU32::new(0) } }; MAX_FORMS - 1];
        Self { family, level, parameter, wipes, modes: Modes::default(), schedule, forms }
    }

    /// The table of the cipher.
    pub fn family(&self) -> &'static Family {
        self.family
    }

    /// The named parameter.
    pub fn parameter(&self) -> Option<&'static Parameter> {
        self.parameter
    }

    /// What the key schedule wrote.
    pub fn schedule(&self) -> &[u8] {
        self.schedule.bytes()
    }

    /// The level whose kernels, and those of the levels that it contains, are used.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Encrypts or decrypts whole blocks in place; a partial block at the end stays as it is.
    #[inline]
    pub fn in_place(&self, op: Op, blocks: &mut [u8]) {
        let (p, n) = (blocks.as_mut_ptr(), blocks.len() / self.family.block);
        // SAFETY: the buffer has `n` blocks.
        unsafe { self.run(op, p, p, n, |_, _| {}) }
    }

    /// The cipher for one block after another, where each waits for the one before: the choice of a kernel is made once, for as many
    /// blocks as are expected.
    #[inline]
    pub fn one(&self, op: Op, blocks: usize) -> One<'_> {
        let plan = self.plan(self.family.plans(op, self.level, self.parameter), 1, blocks);
        let Some((kernel, _)) = plan.step(1) else { unreachable!("every family has a portable kernel") };
        let Entry::Crypt(crypt) = kernel.entry else { unreachable!("kernels of block operations have this shape") };
        let (block, batch) = (self.family.block, kernel.width * self.family.block);
        let run = match (crypt, self.form(kernel.form).bytes()) {
            (crypt, form) if batch == block => Chain::Direct(crypt, form),
            (crypt, form) if batch <= size_of::<Room>() => Chain::Padded(crypt, form),
            _ => Chain::Planned(self, op),
        };
        One { run, block, batch, frame: kernel.frame, room: Room([0; ROOM]) }
    }

    /// The same cipher with another key, which is as long as the cipher's; a parameter is kept. The stack is not wiped
    /// behind it: whoever calls this does, and the engine that it came from, which a mode has, does when it is dropped.
    pub fn rekeyed(&self, key: &[u8]) -> Self {
        let prefix = self.family.key - key.len();
        let mut whole = Secret::zeros(self.family.key);
        let (first, second) = whole.bytes_mut().split_at_mut(prefix);
        // The schedule of a cipher with a parameter begins with its bytes, as the key does.
        first.copy_from_slice(&self.schedule()[..prefix]);
        second.copy_from_slice(key);
        Self::expanded(self.family, self.level, self.parameter, whole.bytes(), false)
    }

    /// [`Engine::rekeyed`] with what the key schedule wrote.
    pub fn rescheduled(&self, schedule: &[u8]) -> Self {
        assert_eq!(schedule.len(), self.family.schedule, "a schedule of this cipher");
        Self::of_schedule(self.family, self.level, self.parameter, Secret::from_slice(schedule), false)
    }

    /// Multiplies and accumulates the whole blocks of `data`: the key is a hash key.
    #[inline]
    pub fn hash(&self, acc: &mut [u8], data: &[u8]) {
        self.accumulate(self.family.plans(Op::Ghash, self.level, None), acc, data);
    }

    /// Takes the whole blocks of `data` into the MAC of sixteen rounds whose state is `acc`.
    #[inline]
    pub fn mac_16(&self, acc: &mut [u8], data: &[u8]) {
        self.accumulate(self.family.plans(Op::Mac16, self.level, None), acc, data);
    }

    /// [`Engine::hash`] or [`Engine::mac_16`] by a given plan, of kernels of this family that this CPU can run.
    #[inline]
    pub(crate) fn accumulate(&self, ways: &PlanByForms, acc: &mut [u8], data: &[u8]) {
        let _steady = Steady::begin();
        let n = data.len() / self.family.block;
        assert_eq!(acc.len(), self.family.block, "the modes pass one block");
        self.went(data.len());
        let plan = self.plan(ways, n.max(1), 1);
        let Some((kernel, _)) = plan.step(n.max(1)) else { unreachable!("the modes ask families with such kernels") };
        let Entry::Ghash(hash) = kernel.entry else { unreachable!("kernels of this operation have this shape") };
        let powers = self.form(kernel.form).bytes().as_ptr();
        // SAFETY: `data` has `n` blocks and `acc` one; plans hold kernels that are available here.
        unsafe { hash(powers, data.as_ptr(), acc.as_mut_ptr(), n) }
        wipe_behind(kernel.frame);
    }

    /// The plan for `n` blocks, so many times: of all kernels, if the form that it begins with is there. Otherwise what is cheapest with the
    /// cost of a form that it needs, from which is taken what its absence has cost before.
    #[inline]
    fn plan<'w>(&self, ways: &'w PlanByForms, n: usize, times: usize) -> &'w Plan {
        match ways.all.step(n) {
            Some((kernel, _)) if !self.has(kernel.form) => self.plan_without(ways, n, times, kernel.form),
            _ => &ways.all,
        }
    }

    fn plan_without<'w>(&self, ways: &'w PlanByForms, n: usize, times: usize, missing: usize) -> &'w Plan {
        let lost = |form: usize| if form == 0 { 0 } else { self.forms[form - 1].lost.load(Ordering::Relaxed) };
        let is_new = ways.by_form.iter().all(|way| way.form == 0 || !self.has(way.form) && lost(way.form) == 0);
        let best = if is_new && times == 1 {
            ways.cheapest_fresh(n)
        } else {
            let share = u32::try_from(times).unwrap_or(u32::MAX).max(1);
            let making = |form, cost: u32| if self.has(form) { 0 } else { cost.saturating_sub(lost(form)) / share };
            ways.cheapest(n, |way| making(way.form, way.making))
        };
        let Some(best) = best.map(|way| &ways.by_form[way]) else { return &ways.all };
        if self.has(best.form) {
            let more = best.plan.cost(n).saturating_sub(ways.all.cost(n)).saturating_mul(times as u64);
            let more = more.try_into().unwrap_or(u32::MAX);
            // Two threads may both count it: then the form is made a little earlier.
            self.forms[missing - 1].lost.store(lost(missing).saturating_add(more), Ordering::Relaxed);
        }
        &best.plan
    }

    /// Leaves the stack to `other`, which is dropped behind it, if that wipes it.
    pub fn leave_stack_to(&mut self, other: &Self) {
        if other.wipes {
            other.modes.went(self.modes.longest().unwrap_or(0));
            self.wipes = false;
        }
    }

    /// Takes note that a mode has the key: what modes leave on the stack is wiped when it is dropped. Blocks by themselves leave nothing.
    #[inline]
    pub fn serve_mode(&self) {
        self.modes.any.set();
    }

    /// Takes note of a message of so many bytes, or a piece of one.
    #[inline]
    fn went(&self, bytes: usize) {
        if bytes > FEW && self.modes.any.is_set() {
            self.modes.went(bytes);
        }
    }

    /// Whether a form is there.
    #[inline]
    fn has(&self, form: usize) -> bool {
        form == 0 || self.forms[form - 1].form.get().is_some()
    }

    /// Makes every form of one key, so that calls take what is best for a key that has been used for long.
    pub(crate) fn with_forms(self) -> Self {
        for index in 1..self.family.forms.len() {
            if self.family.expand(Op::Prepare, index, self.level, 1).is_some() {
                self.form(index);
            }
        }
        self
    }

    /// The form that a kernel reads.
    #[inline]
    pub(crate) fn form(&self, index: usize) -> &Secret {
        match index {
            0 => &self.schedule,
            _ => self.forms[index - 1].form.get_or_init(|| self.make(index)),
        }
    }

    #[cold]
    fn make(&self, index: usize) -> Box<Secret> {
        let _steady = Steady::begin();
        let mut out = Secret::zeros(self.family.forms[index].bytes);
        let Some((prepare, frame)) = self.family.expand(Op::Prepare, index, self.level, 1) else {
            unreachable!("every form has a portable maker")
        };
        // SAFETY: both have the sizes that the family names; the maker is available here.
        unsafe { prepare(self.schedule.bytes().as_ptr(), out.bytes_mut().as_mut_ptr(), 1) }
        if self.wipes {
            wipe_behind(frame);
        }
        Box::new(out)
    }

    /// Encrypts or decrypts `n` blocks from `src` to `dst`. `ran` is told of every kernel and its number of batches.
    ///
    /// # Safety
    /// `src` is readable and `dst` writable for `n` blocks; they are equal or disjoint.
    #[inline]
    pub unsafe fn run(&self, op: Op, src: *const u8, dst: *mut u8, n: usize, ran: impl FnMut(&'static Kernel, usize)) {
        // SAFETY: as the caller promises.
        unsafe { self.run_ways(self.family.plans(op, self.level, self.parameter), src, dst, n, ran) }
    }

    /// [`Engine::run`] by given plans.
    ///
    /// # Safety
    /// The same; and the plans are of kernels of this family that this CPU can run.
    #[inline]
    pub(crate) unsafe fn run_ways(
        &self,
        ways: &PlanByForms,
        src: *const u8,
        dst: *mut u8,
        n: usize,
        mut ran: impl FnMut(&'static Kernel, usize),
    ) {
        let _steady = Steady::begin();
        let (block, plan) = (self.family.block, self.plan(ways, n, 1));
        self.went(n * block);
        let (mut done, mut frame) = (0, None);
        while done < n {
            let Some((kernel, batches)) = plan.step(n - done) else {
                unreachable!("every family has a portable kernel")
            };
            let Entry::Crypt(crypt) = kernel.entry else { unreachable!("kernels of block operations have this shape") };
            ran(kernel, batches);
            let keys = self.form(kernel.form).bytes().as_ptr();
            let blocks = batches * kernel.width;
            // SAFETY: `done < n`, so both stay inside the buffers.
            let (from, to) = unsafe { (src.add(done * block), dst.add(done * block)) };
            if blocks <= n - done {
                // SAFETY: that many whole blocks are left; plans hold kernels that are available here.
                unsafe { crypt(keys, from, to, batches) };
                (done, frame) = (done + blocks, frame.max(Some(kernel.frame)));
            } else {
                // SAFETY: that many blocks are left in both buffers, fewer than a batch.
                unsafe { padded(crypt, kernel.frame, keys, from, to, (n - done) * block, kernel.width * block) };
                done = n;
            }
        }
        // A padded batch is wiped behind by itself.
        if let Some(frame) = frame {
            wipe_behind(frame);
        }
    }
}

/// A cipher for one block after another. Registers and stack are wiped behind the last.
pub struct One<'k> {
    run: Chain<'k>,
    /// Bytes of a block, and of a batch of the kernel.
    block: usize,
    batch: usize,
    frame: Frame,
    /// A batch of a kernel for several blocks, of which the first counts.
    room: Room,
}

/// How a block is run.
#[derive(Clone, Copy)]
enum Chain<'k> {
    /// By a kernel for one, with the form that it reads.
    Direct(Crypt, &'k [u8]),
    /// By a kernel for a few.
    Padded(Crypt, &'k [u8]),
    /// By what a call with one block would run.
    Planned(&'k Engine, Op),
}

/// Bytes of a batch of few blocks.
const ROOM: usize = 256;

#[repr(align(64))]
struct Room([u8; ROOM]);

impl Drop for One<'_> {
    #[inline]
    fn drop(&mut self) {
        if let Chain::Padded(..) = self.run {
            wipe(&mut self.room.0[..self.batch]);
        }
        wipe_behind(self.frame);
    }
}

impl One<'_> {
    /// Encrypts or decrypts one block in place.
    #[inline]
    pub fn run(&mut self, block: &mut [u8]) {
        assert_eq!(block.len(), self.block, "the modes pass one block");
        let _steady = Steady::begin();
        match self.run {
            Chain::Direct(crypt, form) => {
                let p = block.as_mut_ptr();
                // SAFETY: one block, by a kernel that is available here and the form that it reads.
                unsafe { crypt(form.as_ptr(), p, p, 1) }
            }
            Chain::Padded(crypt, form) => {
                // The others are what the calls before have left.
                self.room.0[..block.len()].copy_from_slice(block);
                let p = self.room.0.as_mut_ptr();
                // SAFETY: one batch, which has room, by a kernel that is available here and the form that it reads.
                unsafe { crypt(form.as_ptr(), p, p, 1) }
                block.copy_from_slice(&self.room.0[..block.len()]);
            }
            Chain::Planned(engine, op) => engine.in_place(op, block),
        }
    }
}

impl Drop for Engine {
    /// The forms wipe themselves, and kernels are wiped behind at once; this wipes what modes have left of short messages.
    fn drop(&mut self) {
        if let Some(longest) = self.modes.longest().filter(|_| self.wipes) {
            wipe_behind_modes(longest);
        }
    }
}

/// Encrypts or decrypts `bytes` bytes as a part of a batch of `size`.
///
/// # Safety
/// As the kernel asks, but for the length of the buffers: both have `bytes`, at most `size`.
unsafe fn padded(crypt: Crypt, frame: Frame, keys: *const u8, from: *const u8, to: *mut u8, bytes: usize, size: usize) {
    // SAFETY: that many bytes are left at `from`.
    let data = unsafe { core::slice::from_raw_parts(from, bytes) };
    with_room(data, size, |batch| {
        let p = batch.as_mut_ptr();
        // SAFETY: the buffer holds one batch, and `to` has room for the bytes.
        unsafe {
            crypt(keys, p, p, 1);
            to.copy_from_nonoverlapping(p, bytes);
        }
        wipe_behind(frame);
    });
}

/// The schedules of `n` keys, which are one behind the other, and the frame of what made them.
#[inline(always)]
fn schedules(family: &'static Family, level: Level, keys: &[u8], n: usize) -> (Secret, Frame) {
    assert_eq!(keys.len(), n * family.key, "the typed constructors pass keys of the right length");
    let _steady = Steady::begin();
    let mut schedules = Secret::zeros(n * family.schedule);
    let Some((expand, frame)) = family.expand(Op::Schedule, 0, level, n) else {
        unreachable!("every family has a portable key schedule")
    };
    // SAFETY: `keys` and `schedules` have the sizes that the family names; the maker is available here.
    unsafe { expand(keys.as_ptr(), schedules.bytes_mut().as_mut_ptr(), n) }
    (schedules, frame)
}

impl Clone for Engine {
    fn clone(&self) -> Self {
        let copy = |made: &Made| {
            let form = OnceBox::new();
            if let Some(there) = made.form.get() {
                // The cell is new, so this cannot fail.
                let _ = form.set(Box::new(there.clone()));
            }
            Made { form, lost: AtomicU32::new(made.lost.load(Ordering::Relaxed)) }
        };
        Self {
            family: self.family,
            level: self.level,
            parameter: self.parameter,
            wipes: self.wipes,
            modes: self.modes.clone(),
            schedule: self.schedule.clone(),
            forms: self.forms.each_ref().map(copy),
        }
    }
}
