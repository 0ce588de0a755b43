//! What can be timed.

use phalanx::Level;
use phalanx::costs::Cost;
use phalanx::gost28147::NamedSet;
use phalanx::kernel::{Entry, Expand, Family, Ghash, Kernel, KernelRun, Keyed, ManyKeyed, Op, Parameter, RowsRun};

use crate::clock::{Sample, elsewhere, sample};
use crate::modes::{Make, Mode, Remote, Run};

/// A thing to time: an operation of a family under a level on so many bytes.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// The cipher, or the field.
    pub family: &'static Family,
    /// What is done.
    pub op: Op,
    /// The level under which kernels are chosen.
    pub level: Level,
    /// Blocks in the buffer; for key schedules and forms, keys. With many keys a multiple of their number.
    pub count: usize,
    /// One row by itself, in place of what dispatch chooses; it has the operation and the level of the job.
    pub row: Option<&'static Kernel>,
    /// The keys of blocks, in turn: block `i` is under key `i` modulo this number.
    pub keys: usize,
    /// A mode of operation over the blocks, in place of each by itself.
    pub mode: Option<&'static Mode>,
    /// Messages side by side, in modes that have several.
    pub streams: usize,
}

/// Why a [`Job`] cannot be made ready.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SubjectError {
    /// The family has no kernel for the operation under the level, or this CPU lacks the level.
    #[error("no kernel")]
    NoKernel,
    /// The buffers would be larger than [`Job::MAX_BYTES`].
    #[error("too large")]
    TooLarge,
    /// The other library, or its process, refuses.
    #[error("the other library refuses")]
    Peer,
    /// The system has no memory for the buffers.
    #[error("not enough memory")]
    Memory,
}

impl Job {
    /// The most bytes that the buffers of a job may have: 1 GiB.
    pub const MAX_BYTES: usize = 1 << 30;

    /// The most keys that blocks are encrypted under in turn.
    pub const MOST_KEYS: usize = 1 << 16;

    /// An operation under one key, as dispatch does it.
    pub fn new(family: &'static Family, op: Op, level: Level, count: usize) -> Self {
        Self { family, op, level, count, row: None, keys: 1, mode: None, streams: 64 }
    }

    /// A mode in place of whole blocks.
    pub fn with_mode(self, mode: &'static Mode) -> Self {
        Self { mode: Some(mode), ..self }
    }

    /// The named S-box set that is measured where the cipher takes any.
    pub fn parameter(&self) -> Option<&'static Parameter> {
        parameter(self.family)
    }

    /// Whether both are the same.
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

    /// The bytes that one call works on: the data, or the keys. `usize::MAX` if there are more.
    pub fn bytes(&self) -> usize {
        self.count.saturating_mul(match self.op {
            Op::Encrypt | Op::Decrypt | Op::Ghash | Op::Dot => self.family.block,
            _ => self.family.key,
        })
    }

    /// The bytes of the buffers that grow with the count.
    ///
    /// # Errors
    /// [`SubjectError::TooLarge`] if they are more than [`Job::MAX_BYTES`].
    pub fn buffers(&self) -> Result<usize, SubjectError> {
        let (read, written) = self.each();
        let bytes = self.count.checked_mul(read + written).filter(|bytes| *bytes <= Self::MAX_BYTES);
        bytes.ok_or(SubjectError::TooLarge)
    }

    /// The highest count that fits into [`Job::MAX_BYTES`].
    pub fn most(&self) -> usize {
        let (read, written) = self.each();
        Self::MAX_BYTES / (read + written).max(1)
    }

    /// The bytes that are read, and written elsewhere, for each of the count.
    fn each(&self) -> (usize, usize) {
        let family = self.family;
        match self.op {
            Op::Encrypt | Op::Decrypt | Op::Ghash => (family.block, 0),
            // A factor for each block.
            Op::Dot => (family.block, family.block),
            // Forms are made of what the schedule writes.
            _ => (family.key.max(family.schedule), largest(family)),
        }
    }

    /// The kernels that one call runs, each once; none where the job is too large.
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
            // What runs inside.
            let inner = Self { mode: None, ..*self };
            return match mode.name {
                _ if mode.has_streams() => {
                    let many = Self { keys: self.streams, count: self.streams, ..inner }.kernels();
                    // Without kernels for many keys it is one block after the other.
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
                // Without the level there is no kernel.
                for (kernel, batches) in ran.unwrap_or_default() {
                    if batches > 0 && !kernels.iter().any(|known| known.symbol == kernel.symbol) {
                        kernels.push(kernel);
                    }
                }
            }
            // The forms that bulk data needs.
            Op::Prepare => {
                for op in [Op::Encrypt, Op::Decrypt, Op::Ghash] {
                    let form = best(self.family, op, self.level).map(|kernel| kernel.form);
                    kernels.extend(form.and_then(|form| self.family.maker(Op::Prepare, form, self.level, 1)));
                }
                kernels.dedup_by_key(|kernel| kernel.symbol);
            }
            Op::Schedule => kernels.extend(self.family.maker(Op::Schedule, 0, self.level, self.count)),
            op => kernels.extend(best(self.family, op, self.level)),
        }
        kernels
    }
}

/// The named S-box set that is measured where a cipher takes any: that of Magma.
fn parameter(family: &Family) -> Option<&'static Parameter> {
    let set = NamedSet::find("id-tc26-gost-28147-param-Z").filter(|_| family.name == "gost28147");
    set.map(NamedSet::parameter)
}

/// Key `index` as the family reads it, with the S-box of [`set`] in front.
pub(crate) fn whole_key(family: &Family, index: usize) -> Vec<u8> {
    let mut key = parameter(family).map_or_else(Vec::new, |parameter| parameter.bytes.to_vec());
    let rest = family.key - key.len();
    key.extend((0..rest).map(|i| (index * 31 + i * 7) as u8));
    key
}

/// The keys of a job in the lanes of kernels.
fn many(job: &Job) -> Result<ManyKeyed, SubjectError> {
    let keys: Vec<Vec<u8>> = (0..job.keys).map(|index| whole_key(job.family, index)).collect();
    let keys: Vec<&[u8]> = keys.iter().map(Vec::as_slice).collect();
    ManyKeyed::new(job.family, job.level, parameter(job.family), job.op, &keys).map_err(|_| SubjectError::NoKernel)
}

/// The bytes of the largest form of a family, or of what its schedule writes.
fn largest(family: &Family) -> usize {
    family.forms.iter().map(|form| form.bytes).max().unwrap_or(0).max(family.schedule)
}

/// The kernel of least cost for a block, or a key.
fn best(family: &'static Family, op: Op, level: Level) -> Option<&'static Kernel> {
    family.candidates(op, level).min_by_key(|kernel| u64::from(kernel.cost()) * 4096 / kernel.width.max(1) as u64)
}

/// The operations that a family has rows for and a benchmark shows.
pub fn rows_of_level(family: &'static Family, level: Level) -> impl Iterator<Item = Op> {
    [Op::Encrypt, Op::Decrypt, Op::Ghash, Op::Dot, Op::Schedule, Op::Prepare]
        .into_iter()
        .filter(move |op| !Job::new(family, *op, level, 1).kernels().is_empty())
}

/// A page of memory.
#[derive(Clone, Copy)]
#[repr(C, align(4096))]
struct Page([u8; Page::BYTES]);

impl Page {
    const BYTES: usize = 4096;
}

/// Bytes that begin at a page, with room to begin a little later.
struct Buffer(Vec<Page>);

impl Buffer {
    /// Room for `bytes` bytes at any offset in a page, filled with nibbles that look random: keys of GOST 28147-89 begin
    /// with an S-box, and the other ciphers do not mind.
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

    /// Where the bytes at an offset below a page begin.
    fn at(&mut self, offset: usize) -> *mut u8 {
        self.0.as_mut_ptr().cast::<u8>().wrapping_add(offset % Page::BYTES)
    }
}

/// A [`Job`] made ready: keys expanded, buffers there.
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
    Rows(Box<RowsRun>, Option<bool>),
    /// Powers of the key, or factors.
    Ghash {
        entry: Ghash,
        powers: Buffer,
        sum: Buffer,
    },
    /// Entry points, and how many inputs each of them takes at once.
    Expand {
        entries: Vec<Expand>,
        at_once: usize,
        out: Buffer,
    },
    /// A kernel of any shape, and the form that it reads or makes.
    Alone {
        entry: Entry,
        batches: usize,
        form: Buffer,
        sum: Buffer,
    },
}

impl Subject {
    /// Makes a job ready.
    ///
    /// # Errors
    /// If no kernel can do it, or its buffers are too large.
    pub fn new(job: Job) -> Result<Self, SubjectError> {
        let Job { family, op, level, count, keys, row, mode, streams } = job;
        job.buffers()?;
        let (read, written) = job.each();
        let kernels = job.kernels();
        // Both products are parts of the sum that was checked.
        let mut data = Buffer::new(count * read)?;
        if let Some(mode) = mode {
            let work = match &mode.make {
                Make::Level(make) => Work::Mode(make(level)),
                Make::Streams(make) => Work::Mode(make(level, streams)),
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
                    // SAFETY: the buffer holds `count` blocks; in place.
                    unsafe { row.run(data.at(0), data.at(0), count) };
                    return Ok(Self { job, work: Work::Kernel(row), data, offset: 0 });
                }
                let keyed = Keyed::with_parameter(family, level, parameter(family), &key);
                let keyed = Box::new(keyed.map_err(|_| SubjectError::NoKernel)?);
                // SAFETY: the buffer holds `count` blocks; in place.
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
                // A schedule of several keys at once writes their form together.
                let together = row.filter(|row| row.op == Op::Schedule && row.form != 0);
                let at_once = together.map_or(1, |row| row.width.max(1));
                Work::Expand { entries, at_once, out: Buffer::new(count * written)? }
            }
        };
        Ok(Self { job, work, data, offset: 0 })
    }

    /// A job under one key, by what dispatch would run if kernels cost as much as `cost` says.
    ///
    /// # Errors
    /// As of [`Subject::new`].
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

    /// Rows of blocks under many keys by one call, as dispatch does it, in lanes, or one block after the other.
    ///
    /// # Errors
    /// As of [`Subject::new`].
    pub fn rows(job: Job, in_lanes: Option<bool>) -> Result<Self, SubjectError> {
        let Job { family, op, level, count, keys, .. } = job;
        job.buffers()?;
        if !count.is_multiple_of(keys.max(1)) || family.candidates_with(op, level, job.parameter()).next().is_none() {
            return Err(SubjectError::NoKernel);
        }
        let keys: Vec<Vec<u8>> = (0..keys).map(|index| whole_key(family, index)).collect();
        let keys: Vec<&[u8]> = keys.iter().map(Vec::as_slice).collect();
        let run = RowsRun::new((family, op, level), job.parameter(), &keys).map_err(|_| SubjectError::NoKernel)?;
        Ok(Self { job, work: Work::Rows(Box::new(run), in_lanes), data: Buffer::new(count * family.block)?, offset: 0 })
    }

    /// One kernel by itself, of any shape, as its cost is counted: a call takes [`Subject::batches`] times as long; or for one batch, where
    /// it is for blocks.
    ///
    /// # Errors
    /// If this CPU cannot run it, or there is no memory for its buffers; or there is no last batch.
    pub fn alone(family: &'static Family, kernel: &'static Kernel, last: bool) -> Result<Self, SubjectError> {
        if !kernel.is_available() || last && !matches!(kernel.op, Op::Encrypt | Op::Decrypt) {
            return Err(SubjectError::NoKernel);
        }
        let batches = if last { 1 } else { Self::batches(kernel) };
        let count = batches * kernel.width;
        let job = Job { row: Some(kernel), ..Job::new(family, kernel.op, kernel.level, count) };
        let bytes = count * family.block.max(family.key).max(family.schedule);
        // A schedule of many keys writes as many.
        let form = family.forms[kernel.form].bytes.max(kernel.width * family.schedule).max(count * family.block);
        // A sum of its own for each product.
        let sum = if kernel.op == Op::Products { count * family.block } else { family.block };
        let (form, sum) = (Buffer::new(form)?, Buffer::new(sum)?);
        let work = Work::Alone { entry: kernel.entry, batches, form, sum };
        Ok(Self { job, work, data: Buffer::new(bytes)?, offset: 0 })
    }

    /// Batches in a call of [`Subject::alone`]: what a kernel does once for a call shall not count.
    const BATCHES: usize = 16;

    /// How many times the cost of a kernel a call of [`Subject::alone`] takes.
    pub fn batches(kernel: &Kernel) -> usize {
        match kernel.entry {
            Entry::Crypt(_) => Self::BATCHES,
            Entry::Ghash(_) => 16 * Self::BATCHES,
            _ => 1,
        }
    }

    /// What it is.
    pub fn job(&self) -> &Job {
        &self.job
    }

    /// Moves the data to another offset in its page.
    pub fn place(&mut self, offset: usize) {
        self.offset = offset;
    }

    /// Times so many calls; none if they could not be made.
    pub(crate) fn sample(&mut self, calls: usize) -> Option<Sample> {
        match &mut self.work {
            Work::Remote(remote) => remote(calls).map(|nanoseconds| elsewhere(calls, nanoseconds)),
            _ => Some(sample(calls, || self.call())),
        }
    }

    /// Does the work once, here.
    #[inline]
    pub fn call(&mut self) {
        let (data, count) = (self.data.at(self.offset), self.job.count);
        // SAFETY: every buffer was made for `count` of what the operation reads and writes, at any offset in a page;
        // the entries were chosen from rows that this CPU can run.
        unsafe {
            match &mut self.work {
                Work::Remote(_) => {}
                Work::Mode(run) => run(core::slice::from_raw_parts_mut(data, count * self.job.family.block)),
                Work::Crypt(keyed) => keyed.run(self.job.op, data, data, count),
                Work::Kernel(row) => row.run(data, data, count),
                Work::Many(many) => {
                    many.run(core::slice::from_raw_parts_mut(data, count * self.job.family.block));
                }
                Work::Rows(rows, in_lanes) => {
                    rows.run(*in_lanes, core::slice::from_raw_parts_mut(data, count * self.job.family.block));
                }
                Work::Ghash { entry, powers, sum } => entry(powers.at(0), data, sum.at(0), count),
                Work::Alone { entry, batches, form, sum } => {
                    let form = form.at(5 * self.offset);
                    match entry {
                        Entry::Crypt(crypt) => crypt(form, data, data, *batches),
                        Entry::Expand(expand) => expand(data, form, count),
                        Entry::Ghash(hash) => hash(form, data, sum.at(0), count),
                        Entry::Load(load) => load(data, form, 0),
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
