//! Message sections that each have a separate key, which is derived from the previous one.

use crate::abi::{Crypt, Entry, Expand, Load};
use crate::engine::Engine;
use crate::frames::Frame;
use crate::isa::Steady;
use crate::table::{ByForm, Op, Runs};
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

/// A batch of one or more whole sections. The form of some single-key kernels can also hold a
/// separate key for each run of blocks in a batch. Others get one section at a time.
#[derive(Clone)]
pub struct SectionBatch {
    crypt: Crypt,
    maker: Maker,
    form: Secret,
    frame: Frame,
    /// Number of runs in a section.
    runs: usize,
    /// Number of sections in a batch.
    sections: usize,
    /// Number of the kernel's batches in a batch.
    batches: usize,
    /// Bytes in a batch.
    bytes: usize,
}

/// How a key gets into the form.
#[derive(Clone, Copy)]
enum Maker {
    /// For each run.
    Load(Load),
    Prepare(Expand),
    /// The form is the schedule.
    Copy,
}

/// How to process sections in batches.
#[derive(Clone, Copy)]
enum Way<'p> {
    /// Several sections in one batch of a kernel.
    Several(&'p Runs),
    /// One section, with the only kernel of a plan.
    One(&'p ByForm),
}

impl Way<'_> {
    /// The cost of a section of `blocks` blocks, if it can be processed like this.
    fn cost(self, blocks: usize) -> Option<u64> {
        match self {
            Way::Several(Runs { kernel, load, cost }) => {
                let fits = kernel.width.is_multiple_of(blocks) && blocks.is_multiple_of(kernel.width / load.width);
                fits.then(|| cost / (kernel.width / blocks) as u64)
            }
            Way::One(ByForm { making, plan, .. }) => {
                plan.only(blocks).map(|_| plan.cost(blocks).saturating_add((*making).into()))
            }
        }
    }
}

/// About how many cycles an engine costs that is only used for one section: it allocates memory, and
/// wipes it afterwards.
const ENGINE: u64 = 500;

impl SectionBatch {
    /// Creates a batch for sections of `blocks` blocks each, if this is cheaper than an engine for
    /// each section.
    pub fn choose(engine: &Engine, op: Op, blocks: usize) -> Option<Self> {
        let (family, level, parameter) = (engine.family(), engine.level(), engine.parameter());
        let ways = &family.plans(op, level, parameter).by_form;
        let engines = ways.iter().map(|way| u64::from(way.making) + way.plan.cost(blocks)).min()? + ENGINE;
        let all = family.runs(op, level, parameter).iter().map(Way::Several).chain(ways.iter().map(Way::One));
        let possible = all.filter_map(|way| Some((way.cost(blocks)?, way)));
        let (_, best) = possible.min_by_key(|(cost, _)| *cost).filter(|(cost, _)| *cost < engines)?;
        let (kernel, maker, making, runs, sections) = match best {
            Way::Several(Runs { kernel, load, .. }) => {
                let (Entry::Load(place), sections) = (load.entry, kernel.width / blocks) else { return None };
                (*kernel, Maker::Load(place), load.frame, load.width / sections, sections)
            }
            Way::One(way) => {
                let kernel = way.plan.only(blocks)?;
                let (maker, making) = match family.expand(kernel.form, level) {
                    _ if kernel.form == 0 => (Maker::Copy, Frame::MIN),
                    made => made.map(|(prepare, frame)| (Maker::Prepare(prepare), frame))?,
                };
                (kernel, maker, making, 1, 1)
            }
        };
        let Entry::Crypt(crypt) = kernel.entry else { return None };
        let batches = sections * blocks / kernel.width;
        Some(Self {
            crypt,
            maker,
            form: Secret::zeros(family.forms[kernel.form].bytes),
            frame: kernel.frame.max(making),
            runs,
            sections,
            batches,
            bytes: batches * kernel.width * family.block,
        })
    }

    /// Bytes in a batch.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Processes whole batches in place, and leaves the rest unchanged. For every section, `enter`
    /// is called to write the data to process and to update the key in `keys`, which must belong to
    /// the same family.
    pub fn run(&mut self, keys: &mut Changing, data: &mut [u8], mut enter: impl FnMut(&mut Changing, &mut [u8])) {
        let _steady = Steady::begin();
        for batch in data.chunks_exact_mut(self.bytes) {
            let sections = batch.chunks_exact_mut(self.bytes / self.sections);
            for (section, first) in sections.zip((0..).step_by(self.runs)) {
                enter(keys, section);
                self.take_key(keys.schedule(), first);
            }
            let p = batch.as_mut_ptr();
            // SAFETY: the buffer holds that many batches, this CPU supports the kernel, and the form
            // is the one it reads.
            unsafe { (self.crypt)(self.form.bytes().as_ptr(), p, p, self.batches) }
        }
        wipe_behind(self.frame.max(keys.frame));
    }

    /// Writes the key of a section into the form. Its first run in the batch is `first`.
    fn take_key(&mut self, schedule: &[u8], first: usize) {
        let form = self.form.bytes_mut();
        let p = form.as_mut_ptr();
        // SAFETY: the form is the correct size and has that many runs. This CPU supports the kernels,
        // and the schedule belongs to the family.
        unsafe {
            match self.maker {
                Maker::Load(load) => (first..first + self.runs).for_each(|run| load(schedule.as_ptr(), p, run)),
                Maker::Prepare(prepare) => prepare(schedule.as_ptr(), p, 1),
                Maker::Copy => form.copy_from_slice(schedule),
            }
        }
    }
}
