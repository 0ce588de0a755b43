//! What can be timed.

use phalanx::Level;
use phalanx::kernel::{Entry, Expand, Family, Hash, Kernel, Keyed, Op};

/// A thing to time: an operation of a family under a level on so many bytes.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// The cipher, or the field.
    pub family: &'static Family,
    /// What is done.
    pub op: Op,
    /// The level under which kernels are chosen.
    pub level: Level,
    /// Blocks in the buffer; for key schedules and forms, keys.
    pub count: usize,
}

impl Job {
    /// The bytes that one call works on: the data, or the keys.
    pub fn bytes(&self) -> usize {
        self.count
            * match self.op {
                Op::Encrypt | Op::Decrypt | Op::Hash => self.family.block,
                _ => self.family.key,
            }
    }

    /// The kernels that one call runs, each once.
    pub fn kernels(&self) -> Vec<&'static Kernel> {
        let mut kernels: Vec<&'static Kernel> = Vec::new();
        match self.op {
            Op::Encrypt | Op::Decrypt if self.family.candidates(self.op, self.level).next().is_some() => {
                let key = vec![0; self.family.key];
                let ran = Keyed::new(self.family, self.level, &key).map(|keyed| keyed.trace(self.op, self.count));
                // Without the level there is no kernel.
                for (kernel, batches) in ran.unwrap_or_default() {
                    if batches > 0 && !kernels.iter().any(|known| known.symbol == kernel.symbol) {
                        kernels.push(kernel);
                    }
                }
            }
            // The forms that bulk data needs.
            Op::Prepare => {
                for op in [Op::Encrypt, Op::Decrypt, Op::Hash] {
                    let form = best(self.family, op, self.level).map(|kernel| kernel.form);
                    let makers = self.family.candidates(Op::Prepare, self.level).filter(|k| Some(k.form) == form);
                    kernels.extend(makers.min_by_key(|k| k.cost));
                }
                kernels.dedup_by_key(|kernel| kernel.symbol);
            }
            op => kernels.extend(best(self.family, op, self.level)),
        }
        kernels
    }
}

/// The kernel of least cost for a block, or a key.
fn best(family: &'static Family, op: Op, level: Level) -> Option<&'static Kernel> {
    family.candidates(op, level).min_by_key(|kernel| u64::from(kernel.cost) * 4096 / kernel.width.max(1) as u64)
}

/// The operations that a family has rows for and a benchmark shows.
pub fn rows_of_level(family: &'static Family, level: Level) -> impl Iterator<Item = Op> {
    [Op::Encrypt, Op::Decrypt, Op::Hash, Op::Schedule, Op::Prepare]
        .into_iter()
        .filter(move |op| !Job { family, op: *op, level, count: 1 }.kernels().is_empty())
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
    fn new(bytes: usize) -> Self {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut pages = vec![Page([0; Page::BYTES]); bytes.div_ceil(Page::BYTES) + 1];
        for byte in pages.iter_mut().flat_map(|page| &mut page.0) {
            // xorshift64
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            *byte = (state & 15) as u8;
        }
        Self(pages)
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
    Crypt(Box<Keyed>),
    Hash { entry: Hash, powers: Buffer, sum: Buffer },
    Expand { entries: Vec<Expand>, out: Buffer },
}

impl Subject {
    /// Makes a job ready; `None` if the family has no kernel for it under this level.
    pub fn new(job: Job) -> Option<Self> {
        let Job { family, op, level, count } = job;
        let kernels = job.kernels();
        let first = kernels.first()?;
        let mut data = Buffer::new(job.bytes().max(count * family.schedule));
        let largest = family.forms.iter().map(|form| form.bytes).max().unwrap_or(0).max(family.schedule);
        let work = match (op, first.entry) {
            (Op::Encrypt | Op::Decrypt, _) => {
                // Nibbles, as in the buffers.
                let key: Vec<u8> = (0..family.key).map(|i| (i * 7 % 16) as u8).collect();
                let keyed = Box::new(Keyed::new(family, level, &key).ok()?);
                // SAFETY: the buffer holds `count` blocks; in place.
                unsafe { keyed.run(op, data.at(0), data.at(0), count) };
                Work::Crypt(keyed)
            }
            (Op::Hash, Entry::Hash(entry)) => {
                Work::Hash { entry, powers: Buffer::new(largest), sum: Buffer::new(family.block) }
            }
            _ => {
                let entries = kernels.iter().filter_map(|kernel| match kernel.entry {
                    Entry::Expand(entry) => Some(entry),
                    _ => None,
                });
                Work::Expand { entries: entries.collect(), out: Buffer::new(count * largest) }
            }
        };
        Some(Self { job, work, data, offset: 0 })
    }

    /// What it is.
    pub fn job(&self) -> &Job {
        &self.job
    }

    /// Moves the data to another offset in its page.
    pub fn place(&mut self, offset: usize) {
        self.offset = offset;
    }

    /// Does the work once.
    #[inline]
    pub(crate) fn call(&mut self) {
        let (data, count) = (self.data.at(self.offset), self.job.count);
        // SAFETY: every buffer was made for `count` of what the operation reads and writes, at any offset in a page;
        // the entries were chosen from rows that this CPU can run.
        unsafe {
            match &mut self.work {
                Work::Crypt(keyed) => keyed.run(self.job.op, data, data, count),
                Work::Hash { entry, powers, sum } => entry(powers.at(0), data, sum.at(0), count),
                Work::Expand { entries, out } => entries.iter().for_each(|entry| entry(data, out.at(0), count)),
            }
        }
    }
}
