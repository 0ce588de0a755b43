//! Message sections that each have a separate key, which is derived from the previous one.

use crate::abi::{Crypt, Entry, Expand, Load};
use crate::engine::Engine;
use crate::frames::Frame;
use crate::isa::Steady;
use crate::table::{Kernel, Op};
use crate::wipe::Secret;
use crate::wipe_after::wipe_behind;

/// A cipher whose key changes every few blocks. Kernels are only selected once, and each new key
/// reuses the previous key's memory.
#[derive(Clone)]
pub struct Changing {
    expand: Expand,
    /// The key in the format that the schedule reads, i.e. with the parameter, if any, prepended.
    key: Secret,
    /// Form 0.
    schedule: Secret,
    steps: [Option<Step>; 2],
    frame: Frame,
}

/// An operation on a few blocks.
#[derive(Clone)]
struct Step {
    op: Op,
    crypt: Crypt,
    prepare: Option<Expand>,
    form: Secret,
    /// A buffer of whole batches.
    room: Secret,
    batches: usize,
}

impl Step {
    fn find(steps: &mut [Option<Self>; 2], op: Op) -> &mut Self {
        let Some(step) = steps.iter_mut().flatten().find(|step| step.op == op) else {
            unreachable!("modes declare the operations that they use")
        };
        step
    }

    /// Processes some blocks and returns the result.
    fn run(&mut self, blocks: &[u8]) -> &[u8] {
        let room = self.room.bytes_mut();
        room[..blocks.len()].copy_from_slice(blocks);
        let p = room.as_mut_ptr();
        // SAFETY: the buffer holds that many batches, this CPU supports the kernel, and the form is
        // the one it reads.
        unsafe { (self.crypt)(self.form.bytes().as_ptr(), p, p, self.batches) }
        &self.room.bytes()[..blocks.len()]
    }
}

impl Changing {
    /// Takes the cipher and the key from an engine, for up to two operations, each with a maximum
    /// number of blocks.
    pub fn new(engine: &Engine, steps: [Option<(Op, usize)>; 2]) -> Self {
        let (family, level) = (engine.family(), engine.level());
        let Some((expand, frame)) = family.expand(0, level) else {
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
            let Entry::Crypt(crypt) = kernel.entry else { unreachable!("block kernels have this type") };
            let made = (kernel.form > 0).then(|| family.expand(kernel.form, level)).flatten();
            let batches = blocks.div_ceil(kernel.width);
            let (form, room) = (family.forms[kernel.form].bytes, batches * kernel.width * family.block);
            let (form, room) = (Secret::zeros(form), Secret::zeros(room));
            *slot = Some(Step { op, crypt, prepare: made.map(|(prepare, _)| prepare), form, room, batches });
            changing.frame = changing.frame.max(kernel.frame).max(made.map_or(Frame::MIN, |(_, frame)| frame));
        }
        changing.take_key_of(engine);
        changing
    }

    /// Sets the key to the key of an engine of the same family.
    pub fn take_key_of(&mut self, engine: &Engine) {
        self.schedule.bytes_mut().copy_from_slice(engine.schedule());
        self.prepare();
    }

    /// Sets the key to the result of encrypting (or decrypting) `constant`.
    pub fn renew(&mut self, op: Op, constant: &[u8]) {
        let _steady = Steady::begin();
        let at = self.key.bytes().len() - constant.len();
        let (prefix, key) = self.key.bytes_mut().split_at_mut(at);
        // If the cipher takes a parameter, both the schedule and the key begin with it.
        prefix.copy_from_slice(&self.schedule.bytes()[..at]);
        key.copy_from_slice(Step::find(&mut self.steps, op).run(constant));
        // SAFETY: both are the size that the family specifies, and this CPU supports the kernel.
        unsafe { (self.expand)(self.key.bytes().as_ptr(), self.schedule.bytes_mut().as_mut_ptr(), 1) }
        self.prepare();
    }

    fn prepare(&mut self) {
        let _steady = Steady::begin();
        for step in self.steps.iter_mut().flatten() {
            match step.prepare {
                // SAFETY: both are the size that the family specifies, and this CPU supports the
                // kernel.
                Some(prepare) => unsafe {
                    prepare(self.schedule.bytes().as_ptr(), step.form.bytes_mut().as_mut_ptr(), 1)
                },
                None => step.form.bytes_mut().copy_from_slice(self.schedule.bytes()),
            }
        }
    }

    /// The key schedule's output.
    pub fn schedule(&self) -> &[u8] {
        self.schedule.bytes()
    }

    /// Encrypts or decrypts blocks in place. There must be no more of them than the maximum
    /// specified on creation.
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

/// A batch of several sections, for single-key kernels whose form can also hold a separate key for
/// each run of blocks in a batch.
#[derive(Clone)]
pub struct SectionBatch {
    crypt: Crypt,
    load: Load,
    form: Secret,
    frame: Frame,
    /// Number of runs in a section.
    runs: usize,
    /// Number of sections in a batch.
    sections: usize,
    /// Bytes in a batch.
    bytes: usize,
}

impl SectionBatch {
    /// Creates a batch for sections of `blocks` blocks each, if this is cheaper than processing the
    /// sections one by one.
    pub fn choose(engine: &Engine, op: Op, blocks: usize) -> Option<Self> {
        let (family, level, parameter) = (engine.family(), engine.level(), engine.parameter());
        let loader = |form| family.candidates(Op::Load, level).filter(|k| k.form == form).min_by_key(|k| k.cost());
        let kernels = family.candidates_with(op, level, parameter).filter_map(|kernel| {
            let load = loader(kernel.form)?;
            let fits = kernel.width.is_multiple_of(blocks) && blocks.is_multiple_of(kernel.width / load.width);
            fits.then_some((kernel, load))
        });
        let sections = |kernel: &Kernel| kernel.width / blocks;
        // The cost per section.
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

    /// Bytes in a batch.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Processes whole batches in place, and leaves the rest unchanged. For every section, `enter`
    /// is called to write the data to encrypt and to update the key in `keys`, which must belong to
    /// the same family.
    pub fn run(&mut self, keys: &mut Changing, data: &mut [u8], mut enter: impl FnMut(&mut Changing, &mut [u8])) {
        let _steady = Steady::begin();
        for batch in data.chunks_exact_mut(self.bytes) {
            let sections = batch.chunks_exact_mut(self.bytes / self.sections);
            for (section, first) in sections.zip((0..).step_by(self.runs)) {
                enter(keys, section);
                for run in first..first + self.runs {
                    // SAFETY: the form is the correct size and has that many runs. This CPU
                    // supports the kernel, and the key belongs to the family.
                    unsafe { (self.load)(keys.schedule().as_ptr(), self.form.bytes_mut().as_mut_ptr(), run) }
                }
            }
            let p = batch.as_mut_ptr();
            // SAFETY: the buffer holds one batch, this CPU supports the kernel, and the form is the
            // one it reads.
            unsafe { (self.crypt)(self.form.bytes().as_ptr(), p, p, 1) }
        }
        wipe_behind(self.frame.max(keys.frame));
    }
}
