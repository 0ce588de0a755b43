//! What to measure.

use phalanx::kernel::{Family, Op};
use phalanx::{Level, families};
use phalanx_bench::{AES_256, Job, Mode, NotYet, Target, modes, peers, rows_of_level};
use phalanx_papers::Published;

use super::Args;
use crate::failure::{Failure, say};

/// Bytes of data where none are asked for.
const BYTES: usize = 16384;

/// The largest buffer of a curve over sizes, and of single calls: 1 MiB.
pub(super) const LARGEST: usize = 1 << 20;

/// A row that is asked for: what to measure, or why that is not possible; and what is shown beside it.
pub(super) struct Asked {
    pub(super) job: Result<Job, NotYet>,
    pub(super) threads: usize,
    pub(super) target: Option<Target>,
    pub(super) published: Option<&'static Published>,
    /// What it is compared with, measured in the same run.
    pub(super) against: Option<Job>,
}

impl Asked {
    pub(super) fn new(job: Job) -> Self {
        Self::of(Ok(job))
    }

    pub(super) fn of(job: Result<Job, NotYet>) -> Self {
        Self { job, threads: 1, target: None, published: None, against: None }
    }
}

/// What is asked for, within the memory that all buffers together may take.
#[derive(Default)]
pub(super) struct Plan {
    pub(super) asked: Vec<Asked>,
    bytes: usize,
}

impl Plan {
    pub(super) fn push(&mut self, asked: Asked) -> Result<(), Failure> {
        if let Ok(job) = &asked.job {
            self.bytes = fits(job, self.bytes).ok_or_else(too_large)?;
        }
        self.asked.push(asked);
        Ok(())
    }

    /// Adds a job that is not there yet.
    pub(super) fn push_once(&mut self, job: Job) -> Result<(), Failure> {
        if self.asked.iter().any(|asked| asked.threads == 1 && asked.job.as_ref().is_ok_and(|there| there.is(&job))) {
            return Ok(());
        }
        self.push(Asked::new(job))
    }
}

pub(super) fn family(name: &str) -> Result<&'static Family, Failure> {
    families().iter().copied().find(|family| family.name == name).ok_or_else(|| {
        let names: Vec<_> = families().iter().map(|family| family.name).collect();
        Failure::Usage(format!("unknown cipher '{name}'; valid: {}", names.join(" ")))
    })
}

/// The bytes of all buffers with those of one more job; nothing if they are more than a job may have.
pub(super) fn fits(job: &Job, sum: usize) -> Option<usize> {
    job.buffers().ok()?.checked_add(sum).filter(|sum| *sum <= Job::MAX_BYTES)
}

fn too_large() -> Failure {
    Failure::Usage(format!(
        "bytes: at most {} in all rows together; ask for fewer ciphers, levels, operations or sizes",
        Job::MAX_BYTES
    ))
}

/// Refuses numbers above what a job may have, before there is a buffer of that size.
pub(super) fn within(what: &str, numbers: impl IntoIterator<Item = usize>, most: usize) -> Result<(), Failure> {
    if numbers.into_iter().any(|number| number > most) {
        return Err(Failure::Usage(format!("{what}: at most {most}")));
    }
    Ok(())
}

fn is_data(op: Op) -> bool {
    matches!(op, Op::Encrypt | Op::Decrypt | Op::Hash | Op::Dot)
}

pub(super) fn many_keys(job: &Job, keys: usize) -> NotYet {
    NotYet {
        cipher: job.family.name.into(),
        op: job.op.name().into(),
        level: job.level.name().into(),
        bytes: job.bytes(),
        keys,
        why: "no kernels for many keys".into(),
    }
}

/// How many blocks, or keys, to measure an operation with.
fn counts(args: &Args, family: &Family, op: Op) -> Vec<usize> {
    let sizes_named = !args.blocks.is_empty() || !args.bytes.is_empty();
    match (is_data(op), sizes_named) {
        (true, _) if args.sizes => {
            let doubled = std::iter::successors(Some(1), |count| Some(2 * count));
            doubled.take_while(|count| count * family.block <= LARGEST).collect()
        }
        (true, true) => {
            let blocks = args.bytes.iter().map(|bytes| bytes.div_ceil(family.block));
            distinct(blocks.chain(args.blocks.iter().copied()))
        }
        (true, false) => vec![BYTES.div_ceil(family.block), 1],
        (false, _) if (sizes_named || args.sizes) && args.op.is_empty() => Vec::new(),
        (false, _) => vec![args.keys],
    }
}

/// The families that the options name; all of them if they name none.
pub(super) fn chosen(args: &Args) -> Result<Vec<&'static Family>, Failure> {
    match args.cipher.as_slice() {
        [] => Ok(families().to_vec()),
        names => distinct(names.iter()).into_iter().map(|name| family(name)).collect(),
    }
}

/// The values in order, each once.
pub(super) fn distinct<T: PartialEq>(values: impl Iterator<Item = T>) -> Vec<T> {
    let mut seen = Vec::new();
    for value in values {
        if !seen.contains(&value) {
            seen.push(value);
        }
    }
    seen
}

/// Adds a job, once for each number of threads.
fn push_threads(plan: &mut Plan, args: &Args, job: Job) -> Result<(), Failure> {
    for threads in if args.threads.is_empty() { vec![1] } else { distinct(args.threads.iter().copied()) } {
        plan.push(Asked { threads, ..Asked::new(job) })?;
    }
    Ok(())
}

/// Whole blocks: by default bulk data, a single block, and what is done once for a key.
pub(super) fn blocks(args: &Args, levels: &[Level]) -> Result<Vec<Asked>, Failure> {
    within("bytes", args.bytes.iter().copied(), Job::MAX_BYTES)?;
    let mut plan = Plan::default();
    for family in chosen(args)? {
        for level in levels.iter().copied() {
            for op in rows_of_level(family, level).filter(|op| args.op.is_empty() || args.op.contains(op)) {
                let most = Job::new(family, op, level, 1).most();
                if is_data(op) {
                    within("blocks", args.blocks.iter().copied(), most)?;
                }
                within("keys", [args.keys], most)?;
                for count in counts(args, family, op) {
                    let mut job = Job::new(family, op, level, count);
                    let one = job.kernels();
                    if args.keys != 1 && matches!(op, Op::Encrypt | Op::Decrypt) {
                        (job.keys, job.count) = (args.keys, count.next_multiple_of(args.keys));
                    }
                    let kernels = job.kernels();
                    // Levels that bring nothing new are shown only to who asks for them.
                    let mut new = if kernels.is_empty() { &one } else { &kernels }.iter();
                    if !new.any(|kernel| kernel.level == level) && args.level.is_empty() {
                        continue;
                    }
                    if args.keys != 1 && is_data(op) && (kernels.is_empty() || job.keys == 1) {
                        plan.push(Asked::of(Err(many_keys(&job, args.keys))))?;
                    } else {
                        push_threads(&mut plan, args, job)?;
                    }
                }
            }
        }
    }
    Ok(plan.asked)
}

/// The modes that the options ask for, each compared with the whole blocks of its cipher.
pub(super) fn of_modes(args: &Args, levels: &[Level]) -> Result<Vec<Asked>, Failure> {
    let names = distinct(modes().map(|mode| mode.name));
    known("mode", &args.mode, &names)?;
    args.cipher.iter().try_for_each(|name| family(name).map(drop))?;
    within("bytes", args.bytes.iter().copied(), Job::MAX_BYTES)?;
    if !args.streams.is_empty() && !args.mode.is_empty() {
        let several = modes().filter(|mode| mode.has_streams()).any(|mode| named(&args.mode, mode.name));
        if !several {
            return Err(Failure::Usage(
                "--streams: none of these modes has several messages; many-cbc and many-ofb have".into(),
            ));
        }
    }
    let streams = if args.streams.is_empty() { &[64][..] } else { &args.streams };
    within("streams", streams.iter().copied(), Job::MOST_KEYS)?;
    // Without a mode, those that have several messages side by side.
    let wanted = |mode: &&Mode| {
        if args.mode.is_empty() { mode.has_streams() } else { named(&args.mode, mode.name) }
    };
    let mut plan = Plan::default();
    for mode in modes().filter(wanted).filter(|mode| asks_for(args, mode)) {
        let family = family(mode.cipher)?;
        for count in counts(args, family, mode.op) {
            for level in levels {
                let streams = if mode.has_streams() { streams } else { &[1] };
                for streams in streams {
                    // A block for each message, at least.
                    let blocks = Job::new(family, mode.op, *level, count.max(*streams));
                    within("blocks", [count], blocks.most())?;
                    plan.push_once(blocks)?;
                    let job = Job { streams: *streams, ..blocks.with_mode(mode) };
                    plan.push(Asked { against: Some(blocks), ..Asked::new(job) })?;
                }
            }
        }
    }
    Ok(plan.asked)
}

/// Other libraries that the options ask for, each compared with the same of ours at the highest level.
pub(super) fn compared(args: &Args, levels: &[Level]) -> Result<Vec<Asked>, Failure> {
    args.cipher.iter().filter(|name| *name != AES_256.name).try_for_each(|name| family(name).map(drop))?;
    within("bytes", args.bytes.iter().copied(), Job::MAX_BYTES)?;
    let chosen = || peers(|name| named(&args.compare, name));
    for peer in chosen() {
        if let Err(why) = &peer.modes {
            say(format!("{}: not here: {why}", peer.name));
        }
    }
    // Levels that are not asked for by name are left to who asks.
    let levels = if args.level.is_empty() { &levels[levels.len().saturating_sub(1)..] } else { levels };
    let mut plan = Plan::default();
    for theirs in chosen().flat_map(|peer| peer.modes.iter().flatten()).filter(|mode| asks_for(args, mode)) {
        let ours = families().iter().copied().find(|family| family.name == theirs.cipher);
        let family = ours.unwrap_or(&AES_256);
        for count in counts(args, family, theirs.op) {
            let (mut best, mode) = (None, modes().find(|mode| mode.is(theirs)));
            for level in levels.iter().filter(|_| ours.is_some()) {
                let blocks = Job::new(family, theirs.op, *level, count);
                within("blocks", [count], blocks.most())?;
                let same = match mode {
                    Some(mode) => blocks.with_mode(mode),
                    None if theirs.name == "ecb" => blocks,
                    None => continue,
                };
                plan.push_once(same)?;
                best = Some(same);
            }
            let level = levels.last().copied().unwrap_or(Level::Portable);
            let job = Job::new(family, theirs.op, level, count).with_mode(theirs);
            plan.push(Asked { against: best, ..Asked::new(job) })?;
        }
    }
    Ok(plan.asked)
}

/// The techniques of the papers that the options ask for, row by row.
pub(super) fn techniques(args: &Args, levels: &[Level]) -> Result<Vec<Asked>, Failure> {
    args.cipher.iter().try_for_each(|name| family(name).map(drop))?;
    let mut plan = Plan::default();
    for family in phalanx_papers::families() {
        for row in family.kernels {
            let named = args.cipher.is_empty() || args.cipher.iter().any(|name| name == family.name);
            let op = args.op.is_empty() || args.op.contains(&row.op);
            let alone = is_data(row.op) || row.op == Op::Prepare;
            if !(named && op && alone && levels.contains(&row.level) && row.is_available()) {
                continue;
            }
            for count in counts(args, family, row.op) {
                plan.push(Asked::new(Job { row: Some(row), ..Job::new(family, row.op, row.level, count) }))?;
            }
        }
    }
    Ok(plan.asked)
}

/// Whether cipher and direction of a mode are among those that the options name.
pub(super) fn asks_for(args: &Args, mode: &Mode) -> bool {
    (args.cipher.is_empty() || args.cipher.iter().any(|name| name == mode.cipher))
        && (args.op.is_empty() || args.op.contains(&mode.op))
}

/// Whether one of the words is a part of a name.
pub(super) fn named(words: &[String], name: &str) -> bool {
    words.iter().any(|word| word == "all" || name.contains(word.as_str()))
}

/// Refuses words that are a part of no name.
pub(super) fn known(what: &str, words: &[String], names: &[&str]) -> Result<(), Failure> {
    for word in words {
        if word.is_empty() || !names.iter().any(|name| named(std::slice::from_ref(word), name)) {
            return Err(Failure::Usage(format!("unknown {what} '{word}'; valid: {}", names.join(", "))));
        }
    }
    Ok(())
}
