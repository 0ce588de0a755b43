//! A keyed cipher whose type is only known at run time: its round keys, key forms, and kernel
//! dispatch.

use alloc::boxed::Box;
use core::ops::Deref;
use core::ptr::null_mut;
use once_cell::race::OnceBox;

use crate::abi::{Crypt, Entry};
use crate::frames::Frame;
use crate::isa::Steady;
use crate::level::Level;
use crate::shared::{OnceShared, Shared};
use crate::sync::{AtomicBool, AtomicPtr, AtomicU32, Ordering};
use crate::table::{Family, Kernel, MAX_FORMS, Op, Parameter, Plan, PlanByForms};
use crate::wipe::{BATCH, FEW, SHORT, Secret, wipe, with_room};
use crate::wipe_after::{wipe_behind, wipe_behind_modes};

/// An expanded key. Forms are computed on first use. Clones share the key.
#[derive(Clone)]
#[repr(transparent)]
pub struct Engine(Shared<Key>);

/// A key without its schedule, which follows it in memory.
pub struct Key {
    family: &'static Family,
    level: Level,
    /// The named parameter, which is public.
    parameter: Option<&'static Parameter>,
    /// Whether the caller wipes the stack, rather than each call. Modes that change keys every few
    /// blocks wipe it once at the end.
    leaves_stack: Flag,
    /// How long the messages have been so far, which determines how much of the stack we have to
    /// wipe.
    modes: Modes,
    /// Forms 1 and up, or null.
    forms: [AtomicPtr<u8>; MAX_FORMS - 1],
    /// How many cycles calls have lost so far because each form was missing. Once this reaches the
    /// cost of computing the form, we compute it.
    lost: [AtomicU32; MAX_FORMS - 1],
    /// Whether a form exists, or a call has lost cycles.
    has_past: Flag,
    /// Whether a form occupies the room behind the schedule.
    room_is_used: AtomicBool,
    /// All other forms.
    others: OnceBox<Other>,
    /// The hash keys of GCM. There are two standards for it, each with a field for this block size.
    hashes: [OnceShared<Self>; 2],
}

/// A form with its own memory.
struct Other {
    form: Secret,
    next: OnceBox<Other>,
}

impl Deref for Engine {
    type Target = Key;

    #[inline]
    fn deref(&self) -> &Key {
        &self.0
    }
}

/// A flag that is set once and never reset. Setting it again doesn't write to memory, so threads
/// that share a key don't contend for the cache line.
#[derive(Default)]
pub struct Flag(AtomicBool);

impl Flag {
    /// Sets the flag.
    #[inline]
    pub fn set(&self) {
        if !self.is_set() {
            self.0.store(true, Ordering::Relaxed);
        }
    }

    /// Whether the flag is set.
    #[inline]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The size class of the longest message that modes have processed. Longer messages use more stack.
#[derive(Default)]
struct Modes {
    /// A mode uses the key.
    any: Flag,
    /// A message, or one chunk of it, was longer than [`FEW`] or [`SHORT`] bytes.
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

    /// The length of the longest message, rounded up, or `None` if no mode uses the key.
    fn longest(&self) -> Option<usize> {
        let lengths = [(&self.long, BATCH), (&self.short, SHORT), (&self.any, FEW)];
        lengths.into_iter().find(|(flag, _)| flag.is_set()).map(|(_, bytes)| bytes)
    }
}

impl Engine {
    /// Expands a key of the cipher's length, to be used with kernels up to `level`, which this CPU
    /// must support. If the cipher requires a named parameter, pass it as `parameter`.
    pub fn new(family: &'static Family, level: Level, parameter: Option<&'static Parameter>, key: &[u8]) -> Self {
        match parameter {
            None => Self::from_parts(family, level, None, key),
            Some(named) => Self::whole(family, level, parameter, named.bytes, key),
        }
    }

    /// Like [`Engine::new`], but takes the parameter as bytes, which are treated as secret like the
    /// key.
    pub fn with_secret(family: &'static Family, level: Level, parameter: &[u8], key: &[u8]) -> Self {
        Self::whole(family, level, None, parameter, key)
    }

    /// Prepends the bytes of a parameter to the key.
    fn whole(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        bytes: &[u8],
        key: &[u8],
    ) -> Self {
        with_room(bytes, bytes.len() + key.len(), |whole| {
            whole[bytes.len()..].copy_from_slice(key);
            Self::from_parts(family, level, parameter, whole)
        })
    }

    /// Like [`Engine::new`], but takes the key in the format that the key schedule reads. If
    /// `parameter` is given, the key must begin with its bytes.
    pub fn from_parts(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        key: &[u8],
    ) -> Self {
        let (engine, frame) = Self::expanded(family, level, parameter, key);
        wipe_behind(frame);
        engine
    }

    /// Expands a key. Returns the frame of the key schedule, whose stack the caller must wipe. Always
    /// inlined, so that the key schedule runs at the depth of the caller, where the wiping begins.
    #[inline(always)]
    fn expanded(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        key: &[u8],
    ) -> (Self, Frame) {
        let engine = Self::empty(family, level, parameter, family.first_form_bytes(level, parameter));
        // SAFETY: nobody else has the engine yet.
        let schedule = unsafe { engine.0.zeroed(0, family.schedule) };
        let frame = expand(family, level, key, schedule);
        (engine, frame)
    }

    /// An engine without room for a form.
    pub(crate) fn of_schedule(
        family: &'static Family,
        level: Level,
        parameter: Option<&'static Parameter>,
        schedule: &[u8],
    ) -> Self {
        let engine = Self::empty(family, level, parameter, 0);
        // SAFETY: nobody else has the engine yet.
        unsafe { engine.0.zeroed(0, family.schedule) }.copy_from_slice(schedule);
        engine
    }

    /// An engine without a schedule, with room for a form of that many bytes.
    #[inline]
    fn empty(family: &'static Family, level: Level, parameter: Option<&'static Parameter>, room: usize) -> Self {
        let key = Key {
            family,
            level,
            parameter,
            leaves_stack: Flag::default(),
            modes: Modes::default(),
            forms: [const { AtomicPtr::new(null_mut()) }; MAX_FORMS - 1],
            lost: [const { AtomicU32::new(0) }; MAX_FORMS - 1],
            has_past: Flag::default(),
            room_is_used: AtomicBool::new(room == 0),
            others: OnceBox::new(),
            hashes: [const { OnceShared::new() }; 2],
        };
        Self(Shared::new(key, room_at(family) + room))
    }

    /// The cipher's family.
    pub fn family(&self) -> &'static Family {
        self.family
    }

    /// The named parameter.
    pub fn parameter(&self) -> Option<&'static Parameter> {
        self.parameter
    }

    /// The key schedule's output.
    pub fn schedule(&self) -> &[u8] {
        // SAFETY: constructors initialise the schedule, and it is never written again after that.
        unsafe { self.0.bytes(0, self.family.schedule) }
    }

    /// The highest level whose kernels are used.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Encrypts or decrypts whole blocks in place. A partial block at the end is not modified.
    #[inline]
    pub fn in_place(&self, op: Op, blocks: &mut [u8]) {
        let (p, n) = (blocks.as_mut_ptr(), self.in_blocks(blocks.len()));
        // SAFETY: the buffer contains `n` blocks.
        unsafe { self.run(op, p, p, n, |_, _| {}) }
    }

    /// Encrypts or decrypts the first `n` blocks of `room` in place. The bytes behind them may be
    /// overwritten: if there is room for as many blocks as [`Engine::reach`] returns, no partial
    /// batch has to be copied.
    #[inline]
    pub fn in_place_within(&self, op: Op, room: &mut [u8], n: usize) {
        let (p, blocks) = (room.as_mut_ptr(), self.in_blocks(room.len()));
        assert!(n <= blocks, "modes pass enough room");
        // SAFETY: the buffer contains `blocks` blocks.
        unsafe { self.run_ways(self.family.plans(op, self.level, self.parameter), p, p, [n, blocks], |_, _| {}) }
    }

    /// How many blocks the kernels for `n` blocks process, including those that fill up the last
    /// batch.
    #[inline]
    pub fn reach(&self, op: Op, n: usize) -> usize {
        self.family.plan(op, self.level, self.parameter).reach(n)
    }

    /// Returns the cipher for blocks that depend on each other, as in CBC encryption. The kernel is
    /// selected once, based on the number of blocks to expect.
    #[inline]
    pub fn one(&self, op: Op, blocks: usize) -> One<'_> {
        let plan = self.plan(self.family.plans(op, self.level, self.parameter), 1, blocks);
        let Some((kernel, _)) = plan.step(1) else { unreachable!("every family has a portable kernel") };
        let Entry::Crypt(crypt) = kernel.entry else { unreachable!("block kernels have this type") };
        let (block, batch) = (self.family.block, kernel.width * self.family.block);
        let run = match (crypt, self.form(kernel.form)) {
            (crypt, form) if batch == block => Chain::Direct(crypt, form),
            (crypt, form) if batch <= size_of::<Room>() => Chain::Padded(crypt, form),
            _ => Chain::Planned(self, op),
        };
        One { run, block, batch, frame: kernel.frame, room: Room([0; ROOM]) }
    }

    /// Returns an engine for the same cipher and parameter with another key of the same length.
    ///
    /// The new engine doesn't wipe the stack, so the caller must do so. If a mode uses the original
    /// engine, dropping that engine wipes the stack too.
    pub fn rekeyed(&self, key: &[u8]) -> Self {
        // If the cipher takes a parameter, both the schedule and the key begin with it.
        let prefix = &self.schedule()[..self.family.key - key.len()];
        with_room(prefix, self.family.key, |whole| {
            whole[prefix.len()..].copy_from_slice(key);
            let (engine, _) = Self::expanded(self.family, self.level, self.parameter, whole);
            engine.leaves_stack.set();
            engine
        })
    }

    /// Like [`Engine::rekeyed`], but takes a schedule that has already been computed.
    pub fn rescheduled(&self, schedule: &[u8]) -> Self {
        let engine = Self::of_schedule(self.family, self.level, self.parameter, schedule);
        engine.leaves_stack.set();
        engine
    }

    /// Multiplies and accumulates the whole blocks of `data`, using the key as a hash key.
    #[inline]
    pub fn hash(&self, acc: &mut [u8], data: &[u8]) {
        self.accumulate(self.family.plans(Op::Ghash, self.level, None), acc, data);
    }

    /// Absorbs the whole blocks of `data` into `acc`, the state of the sixteen-round MAC.
    #[inline]
    pub fn mac_16(&self, acc: &mut [u8], data: &[u8]) {
        self.accumulate(self.family.plans(Op::Mac16, self.level, None), acc, data);
    }

    /// [`Engine::hash`] or [`Engine::mac_16`] with a given plan. The kernels in the plan must
    /// belong to this family, and this CPU must support them.
    #[inline]
    pub(crate) fn accumulate(&self, ways: &PlanByForms, acc: &mut [u8], data: &[u8]) {
        let _steady = Steady::begin();
        let n = self.in_blocks(data.len());
        assert_eq!(acc.len(), self.family.block, "modes pass a single block");
        self.went(data.len());
        let plan = self.plan(ways, n.max(1), 1);
        let Some((kernel, _)) = plan.step(n.max(1)) else { unreachable!("modes only use families with such kernels") };
        let Entry::Ghash(hash) = kernel.entry else { unreachable!("kernels of this operation have this type") };
        let powers = self.form(kernel.form).as_ptr();
        // SAFETY: `data` contains `n` blocks and `acc` contains one. This CPU supports all kernels
        // in plans.
        unsafe { hash(powers, data.as_ptr(), acc.as_mut_ptr(), n) }
        wipe_behind(kernel.frame);
    }

    /// Returns the plan for processing `n` blocks, `times` times in a row.
    ///
    /// This is the plan with all kernels if the first form it needs already exists. Otherwise, it
    /// is the cheapest plan, where a missing form is charged the cost of computing it, minus the
    /// cycles lost so far because it was missing.
    #[inline]
    fn plan<'w>(&self, ways: &'w PlanByForms, n: usize, times: usize) -> &'w Plan {
        match ways.all.step(n) {
            Some((kernel, _)) if !self.has(kernel.form) => self.plan_without(ways, n, times, kernel.form),
            _ => &ways.all,
        }
    }

    fn plan_without<'w>(&self, ways: &'w PlanByForms, n: usize, times: usize, missing: usize) -> &'w Plan {
        let lost = |form: usize| if form == 0 { 0 } else { self.lost[form - 1].load(Ordering::Relaxed) };
        let best = if times == 1 && !self.has_past.is_set() {
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
            // If two threads race here, the form merely ends up being computed a little earlier or
            // later.
            self.lost[missing - 1].store(lost(missing).saturating_add(more), Ordering::Relaxed);
            self.has_past.set();
        }
        &best.plan
    }

    /// The hash key that was [kept](Engine::keep_hash_key) for this field.
    #[inline]
    pub fn hash_key(&self, field: &'static Family) -> Option<&Self> {
        let hash = self.hashes.iter().filter_map(OnceShared::get).find(|hash| core::ptr::eq(hash.family, field))?;
        // SAFETY: an engine is nothing but the shared key.
        Some(unsafe { &*core::ptr::from_ref(hash).cast::<Self>() })
    }

    /// Keeps E(0), the hash key of GCM, as long as there is a clone of this engine. If another
    /// thread has already done so, this does nothing.
    pub fn keep_hash_key(&self, field: &'static Family, key: &[u8]) {
        let Self(mut hash) = Self::new(field, self.level, None, key);
        hash.modes.any.set();
        for place in &self.hashes {
            match place.set(hash) {
                Err(rejected) if place.get().is_some_and(|there| !core::ptr::eq(there.family, field)) => {
                    hash = rejected
                }
                _ => return,
            }
        }
    }

    /// Records that a mode uses the key, so that the stack is wiped on drop. Processing single
    /// blocks leaves nothing behind that would need wiping.
    #[inline]
    pub fn serve_mode(&self) {
        self.modes.any.set();
    }

    /// Records the length of a message, or of one chunk of it.
    #[inline]
    fn went(&self, bytes: usize) {
        if bytes > FEW && self.modes.any.is_set() {
            self.modes.went(bytes);
        }
    }

    /// The number of whole blocks in `bytes` bytes. A block is a power of two, so that short messages
    /// don't have to wait for a division.
    #[inline]
    fn in_blocks(&self, bytes: usize) -> usize {
        bytes >> self.family.block.trailing_zeros()
    }

    /// Whether a form exists.
    #[inline]
    fn has(&self, form: usize) -> bool {
        form == 0 || !self.forms[form - 1].load(Ordering::Relaxed).is_null()
    }

    /// Computes all single-key forms up front, so that calls run the fastest kernels, just as they
    /// would with a key that has been in use for a while.
    pub(crate) fn with_forms(self) -> Self {
        for index in 1..self.family.forms.len() {
            if self.family.expand(index, self.level).is_some() {
                self.form(index);
            }
        }
        self
    }

    /// Returns the form that a kernel reads, computing it first if necessary.
    #[inline]
    pub(crate) fn form(&self, index: usize) -> &[u8] {
        if index == 0 {
            return self.schedule();
        }
        let mut form = self.forms[index - 1].load(Ordering::Acquire).cast_const();
        if form.is_null() {
            form = self.make(index);
        }
        // SAFETY: the form has this size, is only published once it is complete, and is never
        // written or moved as long as there is an engine.
        unsafe { core::slice::from_raw_parts(form, self.family.forms[index].bytes) }
    }

    /// Computes a form. If several threads do this at once, each of them has its own copy, and it
    /// doesn't matter which one is used later.
    #[cold]
    fn make(&self, index: usize) -> *const u8 {
        let (bytes, at) = (self.family.forms[index].bytes, room_at(self.family));
        if at + bytes <= self.0.len() && !self.room_is_used.swap(true, Ordering::Relaxed) {
            // SAFETY: only the thread that claimed the room gets here, and nobody reads the room
            // before the form is complete.
            return self.publish(index, unsafe { self.0.zeroed(at, bytes) });
        }
        let mut form = Secret::zeros(bytes);
        let complete = self.publish(index, form.bytes_mut());
        let (mut other, mut place) = (Box::new(Other { form, next: OnceBox::new() }), &self.others);
        while let Err(rejected) = place.set(other) {
            let Some(there) = place.get() else { unreachable!("a cell only rejects a value if it has one") };
            (other, place) = (rejected, &there.next);
        }
        complete
    }

    /// Computes a form in memory that lives as long as the key.
    fn publish(&self, index: usize, form: &mut [u8]) -> *const u8 {
        let _steady = Steady::begin();
        let Some((prepare, frame)) = self.family.expand(index, self.level) else {
            unreachable!("every form has a portable kernel that computes it")
        };
        let p = form.as_mut_ptr();
        // SAFETY: both buffers are the size that the family specifies, and this CPU supports the
        // kernel.
        unsafe { prepare(self.schedule().as_ptr(), p, 1) }
        if !self.leaves_stack.is_set() {
            wipe_behind(frame);
        }
        self.forms[index - 1].store(p, Ordering::Release);
        self.has_past.set();
        p
    }

    /// Encrypts or decrypts `n` blocks from `src` to `dst`, and calls `ran` with each kernel used
    /// and the number of batches it processes.
    ///
    /// # Safety
    /// `src` must be readable and `dst` writable for `n` blocks. They must be either equal or
    /// disjoint.
    #[inline]
    pub unsafe fn run(&self, op: Op, src: *const u8, dst: *mut u8, n: usize, ran: impl FnMut(&'static Kernel, usize)) {
        // SAFETY: guaranteed by the caller.
        unsafe { self.run_ways(self.family.plans(op, self.level, self.parameter), src, dst, [n, n], ran) }
    }

    /// [`Engine::run`] with given plans. The buffers have room for `room` blocks, and the bytes
    /// behind the `n` blocks in `dst` may be overwritten.
    ///
    /// # Safety
    /// Same as for [`Engine::run`], but for `room` blocks. In addition, every kernel in the plans
    /// must belong to this family and be supported by this CPU.
    #[inline]
    pub(crate) unsafe fn run_ways(
        &self,
        ways: &PlanByForms,
        src: *const u8,
        dst: *mut u8,
        [n, room]: [usize; 2],
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
            let Entry::Crypt(crypt) = kernel.entry else { unreachable!("block kernels have this type") };
            ran(kernel, batches);
            let keys = self.form(kernel.form).as_ptr();
            let blocks = batches * kernel.width;
            // SAFETY: `done < n`, so both pointers stay inside their buffers.
            let (from, to) = unsafe { (src.add(done * block), dst.add(done * block)) };
            if blocks <= room - done {
                // SAFETY: there is room for at least `blocks` blocks, and plans only contain kernels
                // that this CPU supports.
                unsafe { crypt(keys, from, to, batches) };
                (done, frame) = (done + blocks, frame.max(Some(kernel.frame)));
            } else {
                // SAFETY: both buffers have that many bytes left, which is less than a full batch.
                unsafe { padded(crypt, kernel.frame, keys, from, to, (n - done) * block, kernel.width * block) };
                done = n;
            }
        }
        // Note that `padded` wipes the stack itself.
        if let Some(frame) = frame {
            wipe_behind(frame);
        }
    }
}

/// The cipher for blocks that depend on each other. The registers and the stack are wiped at the
/// end.
pub struct One<'k> {
    run: Chain<'k>,
    /// Size in bytes of a block, and of a batch of the kernel.
    block: usize,
    batch: usize,
    frame: Frame,
    /// A batch for a kernel that processes several blocks, of which we only use the first.
    room: Room,
}

/// How to process a block.
#[derive(Clone, Copy)]
enum Chain<'k> {
    /// With a kernel for one block, using the form that the kernel reads.
    Direct(Crypt, &'k [u8]),
    /// With a kernel for a few blocks.
    Padded(Crypt, &'k [u8]),
    /// With whichever kernel a call with a single block would run.
    Planned(&'k Engine, Op),
}

/// Maximum size of a padded batch.
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
        assert_eq!(block.len(), self.block, "modes pass a single block");
        let _steady = Steady::begin();
        match self.run {
            Chain::Direct(crypt, form) => {
                let p = block.as_mut_ptr();
                // SAFETY: `p` points to one block, this CPU supports the kernel, and `form` is the
                // form it reads.
                unsafe { crypt(form.as_ptr(), p, p, 1) }
            }
            Chain::Padded(crypt, form) => {
                // We leave the output of earlier calls in the other blocks.
                self.room.0[..block.len()].copy_from_slice(block);
                let p = self.room.0.as_mut_ptr();
                // SAFETY: the buffer has room for one batch, this CPU supports the kernel, and
                // `form` is the form it reads.
                unsafe { crypt(form.as_ptr(), p, p, 1) }
                block.copy_from_slice(&self.room.0[..block.len()]);
            }
            Chain::Planned(engine, op) => engine.in_place(op, block),
        }
    }
}

impl Drop for Key {
    /// The key and its forms wipe themselves, and the stack is wiped after each kernel. What
    /// remains is the data that modes leave on the stack for short messages, which we wipe here.
    fn drop(&mut self) {
        // We wipe the stack for the hash keys too.
        for hash in self.hashes.iter().filter_map(OnceShared::get).filter(|_| !self.leaves_stack.is_set()) {
            self.modes.went(hash.modes.longest().unwrap_or(0));
            hash.leaves_stack.set();
        }
        if let Some(longest) = self.modes.longest().filter(|_| !self.leaves_stack.is_set()) {
            wipe_behind_modes(longest);
        }
    }
}

/// Encrypts or decrypts `bytes` bytes as part of a batch of `size` bytes.
///
/// # Safety
/// Same as for the kernel, except that both buffers only need to hold `bytes` bytes, which must be
/// at most `size`.
unsafe fn padded(crypt: Crypt, frame: Frame, keys: *const u8, from: *const u8, to: *mut u8, bytes: usize, size: usize) {
    // SAFETY: the caller guarantees that `from` is readable for `bytes` bytes.
    let data = unsafe { core::slice::from_raw_parts(from, bytes) };
    with_room(data, size, |batch| {
        let p = batch.as_mut_ptr();
        // SAFETY: the buffer holds one batch, and the caller guarantees that `to` has room for
        // `bytes` bytes.
        unsafe {
            crypt(keys, p, p, 1);
            to.copy_from_nonoverlapping(p, bytes);
        }
        wipe_behind(frame);
    });
}

/// Computes a schedule. Returns the kernel's frame.
#[inline(always)]
fn expand(family: &'static Family, level: Level, key: &[u8], schedule: &mut [u8]) -> Frame {
    assert!(key.len() == family.key, "typed constructors pass keys of the right length");
    let _steady = Steady::begin();
    let Some((expand, frame)) = family.expand(0, level) else {
        unreachable!("every family has a portable key schedule")
    };
    // SAFETY: `key` and `schedule` are the size that the family specifies, and this CPU supports
    // the kernel.
    unsafe { expand(key.as_ptr(), schedule.as_mut_ptr(), 1) }
    frame
}

/// The offset of the room for a form, which is aligned to a cache line.
#[inline]
fn room_at(family: &Family) -> usize {
    family.schedule.next_multiple_of(64)
}
