//! Sections of a message that are each under a key of their own, where the keys follow from each other.

use crate::abi::{Crypt, Entry, Expand, Load};
use crate::engine::Engine;
use crate::frames::Frame;
use crate::isa::Steady;
use crate::table::{Kernel, Op};
use crate::wipe::Secret;
use crate::wipe_after::wipe_behind;

/// A cipher whose key changes after a few blocks: its kernels are chosen once, and every key takes the memory of the one before.
#[derive(Clone)]
pub struct Changing {
    expand: Expand,
    /// A key as the schedule reads it: behind a parameter, if there is one.
    key: Secret,
    /// Form 0.
    schedule: Secret,
    steps: [Option<Step>; 2],
    frame: Frame,
}

/// An operation on few blocks.
#[derive(Clone)]
struct Step {
    op: Op,
    crypt: Crypt,
    prepare: Option<Expand>,
    form: Secret,
    /// Whole batches.
    room: Secret,
    batches: usize,
}

impl Step {
    fn find(steps: &mut [Option<Self>; 2], op: Op) -> &mut Self {
        let Some(step) = steps.iter_mut().flatten().find(|step| step.op == op) else {
            unreachable!("the modes name the operations that they use")
        };
        step
    }

    /// What becomes of some blocks.
    fn run(&mut self, blocks: &[u8]) -> &[u8] {
        let room = self.room.bytes_mut();
        room[..blocks.len()].copy_from_slice(blocks);
        let p = room.as_mut_ptr();
        // SAFETY: so many batches, by a kernel that is available here and the form that it reads.
        unsafe { (self.crypt)(self.form.bytes().as_ptr(), p, p, self.batches) }
        &self.room.bytes()[..blocks.len()]
    }
}

impl Changing {
    /// The cipher of an engine, with its key, for up to two operations, each on so many blocks.
    pub fn new(engine: &Engine, steps: [Option<(Op, usize)>; 2]) -> Self {
        let (family, level) = (engine.family(), engine.level());
        let Some((expand, frame)) = family.expand(Op::Schedule, 0, level, 1) else {
            unreachable!("every family has a portable key schedule")
        };
        let mut changing = Self {
            expand,
            key: Secret::zeros(family.key),
            schedule: Secret::zeros(family.schedule),
            steps: [None, None],
            frame,
        };
        for (slot, (op, blocks)) in changing.steps.iter_mut().zip(steps.into_iter().flatten()) {
            let Some(kernel) = family.plans(op, level, engine.parameter()).first_fresh(blocks) else {
                unreachable!("every family has a portable kernel")
            };
            let Entry::Crypt(crypt) = kernel.entry else { unreachable!("kernels of block operations have this shape") };
            let made = (kernel.form > 0).then(|| family.expand(Op::Prepare, kernel.form, level, 1)).flatten();
            let batches = blocks.div_ceil(kernel.width);
            let (form, room) = (family.forms[kernel.form].bytes, batches * kernel.width * family.block);
            let (form, room) = (Secret::zeros(form), Secret::zeros(room));
            *slot = Some(Step { op, crypt, prepare: made.map(|(prepare, _)| prepare), form, room, batches });
            changing.frame = changing.frame.max(kernel.frame).max(made.map_or(Frame::MIN, |(_, frame)| frame));
        }
        changing.take_key_of(engine);
        changing
    }

    /// Takes the key of an engine of the same family.
    pub fn take_key_of(&mut self, engine: &Engine) {
        self.schedule.bytes_mut().copy_from_slice(engine.schedule());
        self.prepare();
    }

    /// Takes what becomes of `constant` for its key.
    pub fn renew(&mut self, op: Op, constant: &[u8]) {
        let _steady = Steady::begin();
        let at = self.key.bytes().len() - constant.len();
        let (prefix, key) = self.key.bytes_mut().split_at_mut(at);
        // The schedule of a cipher with a parameter begins with its bytes, as the key does.
        prefix.copy_from_slice(&self.schedule.bytes()[..at]);
        key.copy_from_slice(Step::find(&mut self.steps, op).run(constant));
        // SAFETY: both have the sizes that the family names; the maker is available here.
        unsafe { (self.expand)(self.key.bytes().as_ptr(), self.schedule.bytes_mut().as_mut_ptr(), 1) }
        self.prepare();
    }

    fn prepare(&mut self) {
        let _steady = Steady::begin();
        for step in self.steps.iter_mut().flatten() {
            match step.prepare {
                // SAFETY: both have the sizes that the family names; the maker is available here.
                Some(prepare) => unsafe {
                    prepare(self.schedule.bytes().as_ptr(), step.form.bytes_mut().as_mut_ptr(), 1)
                },
                None => step.form.bytes_mut().copy_from_slice(self.schedule.bytes()),
            }
        }
    }

    /// What the key schedule wrote.
    pub fn schedule(&self) -> &[u8] {
        self.schedule.bytes()
    }

    /// Encrypts or decrypts blocks in place: no more than were named.
    pub fn in_place(&mut self, op: Op, blocks: &mut [u8]) {
        let _steady = Steady::begin();
        let done = Step::find(&mut self.steps, op).run(blocks);
        blocks.copy_from_slice(done);
    }
}

impl Drop for Changing {
    fn drop(&mut self) {
        wipe_behind(self.frame);
    }
}

/// A batch of several sections: a kernel for one key, in whose form a run of the batch may have a key of its own.
#[derive(Clone)]
pub struct SectionBatch {
    crypt: Crypt,
    load: Load,
    form: Secret,
    frame: Frame,
    /// Runs of a section.
    runs: usize,
    /// Sections of a batch.
    sections: usize,
    /// Bytes of a batch.
    bytes: usize,
}

impl SectionBatch {
    /// For sections of `blocks` blocks, if that costs less than one section after the other.
    pub fn choose(engine: &Engine, op: Op, blocks: usize) -> Option<Self> {
        let (family, level, parameter) = (engine.family(), engine.level(), engine.parameter());
        let loader = |form| family.candidates(Op::Load, level).filter(|k| k.form == form).min_by_key(|k| k.cost());
        let kernels = family.candidates_with(op, level, parameter).filter_map(|kernel| {
            let load = loader(kernel.form)?;
            let fits = kernel.width.is_multiple_of(blocks) && blocks.is_multiple_of(kernel.width / load.width);
            fits.then_some((kernel, load))
        });
        let sections = |kernel: &Kernel| kernel.width / blocks;
        // Of one section.
        let cost = |(kernel, load): &(&Kernel, &Kernel)| {
            (u64::from(kernel.cost()) + u64::from(load.cost()) * load.width as u64) / sections(kernel) as u64
        };
        let best = kernels.min_by_key(cost)?;
        let (kernel, load) = best;
        let (Entry::Crypt(crypt), Entry::Load(place)) = (kernel.entry, load.entry) else { return None };
        (cost(&best) < family.plan(op, level, parameter).cost(blocks)).then(|| Self {
            crypt,
            load: place,
            form: Secret::zeros(family.forms[kernel.form].bytes),
            frame: kernel.frame.max(load.frame),
            runs: load.width / sections(kernel),
            sections: sections(kernel),
            bytes: kernel.width * family.block,
        })
    }

    /// Bytes of a batch.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Runs whole batches in place; what is left over stays as it is. `enter` is called for every section, writes what is encrypted, and
    /// gives `keys`, which are of the same family, its key.
    pub fn run(&mut self, keys: &mut Changing, data: &mut [u8], mut enter: impl FnMut(&mut Changing, &mut [u8])) {
        let _steady = Steady::begin();
        for batch in data.chunks_exact_mut(self.bytes) {
            let sections = batch.chunks_exact_mut(self.bytes / self.sections);
            for (section, first) in sections.zip((0..).step_by(self.runs)) {
                enter(keys, section);
                for run in first..first + self.runs {
                    // SAFETY: the form has its size, and so many runs; the loader is available here, and the key is of the family.
                    unsafe { (self.load)(keys.schedule().as_ptr(), self.form.bytes_mut().as_mut_ptr(), run) }
                }
            }
            let p = batch.as_mut_ptr();
            // SAFETY: one batch, by a kernel that is available here and the form that it reads.
            unsafe { (self.crypt)(self.form.bytes().as_ptr(), p, p, 1) }
        }
        wipe_behind(self.frame.max(keys.frame));
    }
}
