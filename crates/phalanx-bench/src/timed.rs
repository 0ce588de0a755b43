//! Operations that can be timed.

use std::iter;

use phalanx::Level;
use phalanx::costs::Cost;
use phalanx::gost28147::NamedSet;
use phalanx::kernel::{Entry, Expand, Family, Ghash, Kernel, KernelRun, Keyed, ManyKeyed, Op, Parameter, RowsRun};

use crate::clock::{Sample, elsewhere, sample};
use crate::hashes::PASSWORDS;
use crate::modes::{Make, Mode, Remote, Run};

/// An operation to time, for a given family, level and number of bytes.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// The cipher, or the field.
    pub family: &'static Family,
    /// The operation.
    pub op: Op,
    /// The level to choose kernels for.
    pub level: Level,
    /// The number of blocks in the buffer, or the number of keys for key schedules and forms. If
    /// there are several keys, this is a multiple of their number.
    pub count: usize,
    /// A single kernel to run instead of the ones that dispatch would choose. Its operation and
    /// level match the job's.
    pub row: Option<&'static Kernel>,
    /// Number of keys. Block `i` uses key number `i` modulo this.
    pub keys: usize,
    /// A mode of operation to use instead of individual blocks.
    pub mode: Option<&'static Mode>,
    /// How many messages to process in parallel, for modes that support it.
    pub streams: usize,
}

/// Why a [`Job`] cannot be prepared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SubjectError {
    /// The family has no kernel for the operation at this level, or this CPU doesn't support the
    /// level.
    #[error("no kernel")]
    NoKernel,
    /// The buffers would be larger than [`Job::MAX_BYTES`].
    #[error("too large")]
    TooLarge,
    /// The other library or its process failed.
    #[error("the other library failed")]
    Peer,
    /// Not enough memory for the buffers.
    #[error("not enough memory")]
    Memory,
}

impl Job {
    /// Maximum size of a job's buffers: 1 GiB.
    pub const MAX_BYTES: usize = 1 << 30;

    /// Maximum number of keys.
    pub const MOST_KEYS: usize = 1 << 16;

    /// An operation under one key, using the kernels that dispatch chooses.
    pub fn new(family: &'static Family, op: Op, level: Level, count: usize) -> Self {
        Self { family, op, level, count, row: None, keys: 1, mode: None, streams: 64 }
    }

    /// Uses a mode instead of whole blocks.
    pub fn with_mode(self, mode: &'static Mode) -> Self {
        Self { mode: Some(mode), ..self }
    }

    /// Which named S-box set to measure if the cipher accepts any.
    pub fn parameter(&self) -> Option<&'static Parameter> {
        parameter(self.family)
    }

    /// Whether both are the same job.
    pub fn is(&self, other: &Self) -> bool {
        fn place<T>(thing: Option<&T>) -> Option<*const T> {
            thing.map(std::ptr::from_ref)
        }
        fn parts(job: &Job) -> impl PartialEq {
            let Job { family, op, level, count, row, keys, mode, streams } = *job;
            (std::ptr::from_ref(family), op, level, count, place(row), keys, place(mode), streams)
        }
        parts(self) == parts(other)
    }

    /// How many bytes of data or keys a single call processes. `usize::MAX` if there are more.
    pub fn bytes(&self) -> usize {
        self.count.saturating_mul(match self.op {
            Op::Encrypt | Op::Decrypt | Op::Ghash | Op::Dot | Op::Absorb => self.family.block,
            _ => self.family.key,
        })
    }

    /// The total size of all buffers that grow with the count.
    ///
    /// # Errors
    /// [`SubjectError::TooLarge`] if it exceeds [`Job::MAX_BYTES`].
    pub fn buffers(&self) -> Result<usize, SubjectError> {
        let (read, written) = self.each();
        let bytes = self.count.checked_mul(read + written).filter(|bytes| *bytes <= Self::MAX_BYTES);
        bytes.ok_or(SubjectError::TooLarge)
    }

    /// The maximum count within [`Job::MAX_BYTES`].
    pub fn most(&self) -> usize {
        let (read, written) = self.each();
        Self::MAX_BYTES / (read + written).max(1)
    }

    /// Bytes read, and bytes written elsewhere, per unit of the count.
    fn each(&self) -> (usize, usize) {
        let family = self.family;
        match self.op {
            Op::Encrypt | Op::Decrypt | Op::Ghash | Op::Absorb => (family.block, 0),
            // A factor for each block.
            Op::Dot => (family.block, family.block),
            // Forms are created from the output of the key schedule.
            _ => (family.key.max(family.schedule), largest(family)),
        }
    }

    /// The distinct kernels that a single call runs. Empty if the job is too large.
    pub fn kernels(&self) -> Vec<&'static Kernel> {
        let mut kernels: Vec<&'static Kernel> = Vec::new();
        if self.buffers().is_err() {
            return kernels;
        }
        if let Some(row) = self.row {
            kernels.extend(Some(row).filter(|row| row.is_available()));
            return kernels;
        }
        if let Some(mode) = self.mode {
            // The inner blocks.
            let inner = Self { mode: None, ..*self };
            return match mode.name {
                _ if mode.op == Op::Absorb => {
                    let messages = match mode.make {
                        Make::Streams(_) => self.streams,
                        Make::Key(_) if mode.name.starts_with("many-") => PASSWORDS,
                        _ => 1,
                    };
                    let fitting = self.family.candidates(Op::Absorb, self.level).filter(|row| row.width <= messages);
                    fitting.min_by_key(|row| u64::from(row.cost()) * 4096 / row.width as u64).into_iter().collect()
                }
                _ if mode.has_streams() => {
                    let many = Self { keys: self.streams, count: self.streams, ..inner }.kernels();
                    // If there are no kernels for many keys, blocks are processed one at a time.
                    if many.is_empty() { Self { count: 1, ..inner }.kernels() } else { many }
                }
                "gost28147-imit" | "gost28147-imit-mesh" => Self { op: Op::Mac16, ..inner }.kernels(),
                _ if mode.is_serial() => Self { count: 1, op: Op::Encrypt, ..inner }.kernels(),
                _ => inner.kernels(),
            };
        }
        match self.op {
            Op::Encrypt | Op::Decrypt if self.keys != 1 && (self.keys == 0 || self.keys > Self::MOST_KEYS) => {}
            Op::Encrypt | Op::Decrypt if self.keys != 1 => {
                kernels.extend(many(self).ok().and_then(|many| many.kernel()));
            }
            Op::Encrypt | Op::Decrypt if self.family.candidates(self.op, self.level).next().is_some() => {
                let key = whole_key(self.family, 0);
                let keyed = Keyed::with_parameter(self.family, self.level, parameter(self.family), &key);
                let ran = keyed.map(|keyed| keyed.trace(self.op, self.count));
                // If the level isn't available, there is no kernel.
                for (kernel, batches) in ran.unwrap_or_default() {
                    if batches > 0 && !kernels.iter().any(|known| known.symbol == kernel.symbol) {
                        kernels.push(kernel);
                    }
                }
            }
            // The forms for bulk data.
            Op::Prepare => {
                for op in [Op::Encrypt, Op::Decrypt, Op::Ghash] {
                    let form = best(self.family, op, self.level).map(|kernel| kernel.form);
                    kernels.extend(form.and_then(|form| self.family.maker(Op::Prepare, form, self.level, 1)));
                }
                kernels.dedup_by_key(|kernel| kernel.symbol);
            }
            Op::Schedule => kernels.extend(self.family.schedule_of_many(self.level, self.count)),
            op => kernels.extend(best(self.family, op, self.level)),
        }
        kernels
    }
}

/// The named S-box set to measure if a cipher accepts any, which is Magma's.
fn parameter(family: &Family) -> Option<&'static Parameter> {
    let set = NamedSet::find("id-tc26-gost-28147-param-Z").filter(|_| family.name == "gost28147");
    set.map(NamedSet::parameter)
}

/// Key number `index` in the family's format, prefixed with the S-box of [`set`].
pub(crate) fn whole_key(family: &Family, index: usize) -> Vec<u8> {
    let mut key = parameter(family).map_or_else(Vec::new, |parameter| parameter.bytes.to_vec());
    let rest = family.key - key.len();
    key.extend((0..rest).map(|i| (index * 31 + i * 7) as u8));
    key
}

/// A job's keys, distributed over the lanes of its kernels.
fn many(job: &Job) -> Result<ManyKeyed, SubjectError> {
    let keys: Vec<Vec<u8>> = (0..job.keys).map(|index| whole_key(job.family, index)).collect();
    let keys: Vec<&[u8]> = keys.iter().map(Vec::as_slice).collect();
    ManyKeyed::new(job.family, job.level, parameter(job.family), job.op, &keys).map_err(|_| SubjectError::NoKernel)
}

/// The keys of a job for [`Subject::rows`].
fn rows_run(job: &Job) -> Result<RowsRun, SubjectError> {
    let Job { family, op, level, count, keys, .. } = *job;
    job.buffers()?;
    if !count.is_multiple_of(keys.max(1)) || family.candidates_with(op, level, job.parameter()).next().is_none() {
        return Err(SubjectError::NoKernel);
    }
    let keys: Vec<Vec<u8>> = (0..keys).map(|index| whole_key(family, index)).collect();
    let keys: Vec<&[u8]> = keys.iter().map(Vec::as_slice).collect();
    RowsRun::new((family, op, level), job.parameter(), &keys).map_err(|_| SubjectError::NoKernel)
}

/// Size of the largest form of a family, or of the output of its schedule.
fn largest(family: &Family) -> usize {
    family.forms.iter().map(|form| form.bytes).max().unwrap_or(0).max(family.schedule)
}

/// The cheapest kernel for one block or key.
fn best(family: &'static Family, op: Op, level: Level) -> Option<&'static Kernel> {
    family.candidates(op, level).min_by_key(|kernel| u64::from(kernel.cost()) * 4096 / kernel.width.max(1) as u64)
}

/// The operations of a family to benchmark.
pub fn rows_of_level(family: &'static Family, level: Level) -> impl Iterator<Item = Op> {
    [Op::Encrypt, Op::Decrypt, Op::Ghash, Op::Dot, Op::Schedule, Op::Prepare]
        .into_iter()
        .filter(move |op| !Job::new(family, *op, level, 1).kernels().is_empty())
}

/// A memory page.
#[derive(Clone, Copy)]
#[repr(C, align(4096))]
struct Page([u8; Page::BYTES]);

impl Page {
    const BYTES: usize = 4096;
}

/// Page-aligned bytes, with space to start at an offset.
struct Buffer(Vec<Page>);

impl Buffer {
    /// Space for `bytes` bytes at any offset in a page, filled with pseudorandom nibbles. These are
    /// also valid as S-boxes, which GOST 28147-89 keys begin with.
    fn new(bytes: usize) -> Result<Self, SubjectError> {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let needed = bytes.div_ceil(Page::BYTES) + 1;
        let mut pages = Vec::new();
        pages.try_reserve_exact(needed).map_err(|_| SubjectError::Memory)?;
        pages.resize(needed, Page([0; Page::BYTES]));
        for byte in pages.iter_mut().flat_map(|page| &mut page.0) {
            // xorshift64
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            *byte = (state & 15) as u8;
        }
        Ok(Self(pages))
    }

    /// A pointer to the bytes at an offset below the page size.
    fn at(&mut self, offset: usize) -> *mut u8 {
        self.0.as_mut_ptr().cast::<u8>().wrapping_add(offset % Page::BYTES)
    }
}

/// A [`Job`] that has been prepared, i.e. its keys are expanded and its buffers allocated.
pub struct Subject {
    job: Job,
    work: Work,
    data: Buffer,
    offset: usize,
}

enum Work {
    Mode(Run),
    Remote(Remote),
    Crypt(Box<Keyed>),
    Kernel(Box<KernelRun>),
    Many(Box<ManyKeyed>),
    Rows(Box<RowsRun>, Option<usize>),
    /// Powers of the key, or other factors.
    Ghash {
        entry: Ghash,
        powers: Buffer,
        sum: Buffer,
    },
    /// Entry points, each with the number of inputs that it processes at once.
    Expand {
        entries: Vec<Expand>,
        at_once: usize,
        out: Buffer,
    },
    /// A single kernel of any shape, and the form that it reads or writes.
    Alone {
        entry: Entry,
        batches: usize,
        form: Buffer,
        sum: Buffer,
    },
}

impl Subject {
    /// Prepares a job.
    ///
    /// # Errors
    /// No kernel can do this, or the buffers would be too large.
    pub fn new(job: Job) -> Result<Self, SubjectError> {
        let Job { family, op, level, count, keys, row, mode, streams } = job;
        job.buffers()?;
        let (read, written) = job.each();
        let kernels = job.kernels();
        // Both products are part of the sum that was checked.
        let mut data = Buffer::new(count * read)?;
        if let Some(mode) = mode {
            let work = match &mode.make {
                Make::Level(make) => Work::Mode(make(level)),
                Make::Streams(make) => Work::Mode(make(level, streams)),
                Make::Key(make) => Work::Mode(make()),
                Make::Peer(make) => Work::Mode(make().map_err(|_| SubjectError::Peer)?),
                Make::Remote(make) => Work::Remote(make(job.bytes()).map_err(|_| SubjectError::Peer)?),
            };
            return Ok(Self { job, work, data, offset: 0 });
        }
        let first = kernels.first().ok_or(SubjectError::NoKernel)?;
        let work = match (op, first.entry) {
            (Op::Encrypt | Op::Decrypt, _) if keys != 1 => Work::Many(Box::new(many(&job)?)),
            (Op::Encrypt | Op::Decrypt, _) => {
                let key = whole_key(family, 0);
                if let Some(row) = row {
                    let row = Box::new(KernelRun::new(family, row, &key));
                    // SAFETY: the buffer holds `count` blocks, which are processed in place.
                    unsafe { row.run(data.at(0), data.at(0), count) };
                    return Ok(Self { job, work: Work::Kernel(row), data, offset: 0 });
                }
                let keyed = Keyed::with_parameter(family, level, parameter(family), &key);
                let keyed = Box::new(keyed.map_err(|_| SubjectError::NoKernel)?);
                // SAFETY: the buffer holds `count` blocks, which are processed in place.
                unsafe { keyed.run(op, data.at(0), data.at(0), count) };
                Work::Crypt(keyed)
            }
            (Op::Dot, Entry::Ghash(entry)) => {
                Work::Ghash { entry, powers: Buffer::new(count * written)?, sum: Buffer::new(family.block)? }
            }
            (Op::Ghash, Entry::Ghash(entry)) => {
                Work::Ghash { entry, powers: Buffer::new(largest(family))?, sum: Buffer::new(family.block)? }
            }
            _ => {
                let entries = kernels.iter().filter_map(|kernel| match kernel.entry {
                    Entry::Expand(entry) => Some(entry),
                    _ => None,
                });
                let entries: Vec<_> = entries.collect();
                if entries.is_empty() {
                    return Err(SubjectError::NoKernel);
                }
                // A schedule for several keys writes their common form.
                let together = row.filter(|row| row.op == Op::Schedule && row.form != 0);
                let at_once = together.map_or(1, |row| row.width.max(1));
                Work::Expand { entries, at_once, out: Buffer::new(count * written)? }
            }
        };
        Ok(Self { job, work, data, offset: 0 })
    }

    /// A job under one key, using the kernels that dispatch would choose if costs were given by
    /// `cost`.
    ///
    /// # Errors
    /// As for [`Subject::new`].
    pub fn by_costs(job: Job, cost: impl Fn(&'static Kernel) -> Cost) -> Result<Self, SubjectError> {
        let Job { family, op, level, count, .. } = job;
        job.buffers()?;
        if family.candidates_with(op, level, job.parameter()).next().is_none() {
            return Err(SubjectError::NoKernel);
        }
        let run = KernelRun::by_costs((family, op, level), job.parameter(), cost, &whole_key(family, 0));
        let work = Work::Kernel(Box::new(run.map_err(|_| SubjectError::NoKernel)?));
        Ok(Self { job, work, data: Buffer::new(count * family.block)?, offset: 0 })
    }

    /// Rows of blocks under many keys in one call, processed as dispatch chooses or, if it isn't
    /// `None`, in one of the [ways](RowsRun::run) that [`Subject::ways`] returns.
    ///
    /// # Errors
    /// As for [`Subject::new`].
    pub fn rows(job: Job, way: Option<usize>) -> Result<Self, SubjectError> {
        let run = rows_run(&job)?;
        let data = Buffer::new(job.count * job.family.block)?;
        Ok(Self { job, work: Work::Rows(Box::new(run), way), data, offset: 0 })
    }

    /// The kernels that process a row of a job for [`Subject::rows`], with the number of their
    /// batches: first as dispatch chooses, with no number, and then in every way with other kernels.
    ///
    /// # Errors
    /// As for [`Subject::new`].
    #[allow(clippy::type_complexity, reason = "a number and kernels")]
    pub fn ways(job: &Job) -> Result<Vec<(Option<usize>, Vec<(&'static Kernel, usize)>)>, SubjectError> {
        let run = rows_run(job)?;
        let kernels = |way| run.kernels(way, job.count / job.keys);
        let chosen = kernels(None).unwrap_or_default();
        let symbols = |kernels: &[(&'static Kernel, usize)]| {
            kernels.iter().map(|(kernel, batches)| (kernel.symbol, *batches)).collect::<Vec<_>>()
        };
        let others = (0..run.ways()).filter_map(|way| Some((Some(way), kernels(Some(way))?)));
        let others = others.filter(|(_, kernels)| symbols(kernels) != symbols(&chosen));
        Ok(iter::once((None, chosen.clone())).chain(others).collect())
    }

    /// A single kernel of any shape, whose cost we want to measure. A call takes
    /// [`Subject::batches`] times that cost. If `last` is set, a kernel for blocks only processes a
    /// single batch.
    ///
    /// # Errors
    /// This CPU can't run it, there isn't enough memory, or the kernel has no last batch.
    pub fn alone(family: &'static Family, kernel: &'static Kernel, last: bool) -> Result<Self, SubjectError> {
        if !kernel.is_available() || last && !matches!(kernel.op, Op::Encrypt | Op::Decrypt) {
            return Err(SubjectError::NoKernel);
        }
        let batches = if last { 1 } else { Self::batches(kernel) };
        let count = batches * kernel.width;
        let job = Job { row: Some(kernel), ..Job::new(family, kernel.op, kernel.level, count) };
        let bytes = count * family.block.max(family.key).max(family.schedule);
        // A schedule for many keys writes that many of them.
        let form = family.forms[kernel.form].bytes.max(kernel.width * family.schedule).max(count * family.block);
        // Each product has its own sum.
        let sum = if kernel.op == Op::Products { count * family.block } else { family.block };
        let (form, sum) = (Buffer::new(form)?, Buffer::new(sum)?);
        let work = Work::Alone { entry: kernel.entry, batches, form, sum };
        Ok(Self { job, work, data: Buffer::new(bytes)?, offset: 0 })
    }

    /// The number of batches per call of [`Subject::alone`], chosen so that a kernel's overhead per
    /// call becomes negligible.
    const BATCHES: usize = 16;

    /// How long a call of [`Subject::alone`] takes, as a multiple of the kernel's cost.
    pub fn batches(kernel: &Kernel) -> usize {
        match kernel.entry {
            Entry::Crypt(_) | Entry::Absorb(_) => Self::BATCHES,
            Entry::Ghash(_) => 16 * Self::BATCHES,
            _ => 1,
        }
    }

    /// The job.
    pub fn job(&self) -> &Job {
        &self.job
    }

    /// Moves the data to another offset in its page.
    pub fn place(&mut self, offset: usize) {
        self.offset = offset;
    }

    /// Times a number of calls. None if they fail.
    pub(crate) fn sample(&mut self, calls: usize) -> Option<Sample> {
        match &mut self.work {
            Work::Remote(remote) => remote(calls).map(|nanoseconds| elsewhere(calls, nanoseconds)),
            _ => Some(sample(calls, || self.call())),
        }
    }

    /// Does the work once in this process.
    #[inline]
    pub fn call(&mut self) {
        let (data, count) = (self.data.at(self.offset), self.job.count);
        // SAFETY: every buffer has room for `count` units of the operation's input and output at
        // any offset in a page, and the entry points belong to kernels that this CPU can run.
        unsafe {
            match &mut self.work {
                Work::Remote(_) => {}
                Work::Mode(run) => run(core::slice::from_raw_parts_mut(data, count * self.job.family.block)),
                Work::Crypt(keyed) => keyed.run(self.job.op, data, data, count),
                Work::Kernel(row) => row.run(data, data, count),
                Work::Many(many) => {
                    many.run(core::slice::from_raw_parts_mut(data, count * self.job.family.block));
                }
                Work::Rows(rows, way) => {
                    rows.run(*way, core::slice::from_raw_parts_mut(data, count * self.job.family.block));
                }
                Work::Ghash { entry, powers, sum } => entry(powers.at(0), data, sum.at(0), count),
                Work::Alone { entry, batches, form, sum } => {
                    let form = form.at(5 * self.offset);
                    match entry {
                        Entry::Crypt(crypt) => crypt(form, data, data, *batches),
                        Entry::Expand(expand) => expand(data, form, count),
                        Entry::Ghash(hash) => hash(form, data, sum.at(0), count),
                        Entry::Load(load) => load(data, form, 0),
                        Entry::Absorb(absorb) => absorb(data, form, *batches),
                        _ => {}
                    }
                }
                Work::Expand { entries, at_once, out } => {
                    entries.iter().for_each(|entry| entry(data, out.at(0), count / *at_once));
                }
            }
        }
    }
}
