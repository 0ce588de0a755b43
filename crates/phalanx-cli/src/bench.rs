//! `phalanx bench`: cycles per byte.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use phalanx::kernel::{Family, Op};
use phalanx::{Level, families};
use phalanx_bench::{
    Effort, Job, Machine, Method, Mode, NotYet, Record, Row, Subject, Target, Targets, core_clock, measure, modes,
    noise, pin, rows_of_level,
};

use crate::failure::{Failure, say, shown};
use crate::levels;
use crate::streams::print;

const EXAMPLES: &str = "\
Examples:
  phalanx bench                                       every cipher on every level of this CPU
  phalanx bench --cipher kalyna-128/128,kalyna-256/256 --level avx512-vbmi
  phalanx bench --cipher kalyna-128/128 --op encrypt --blocks 1,4,16,64,1024
  phalanx bench --targets docs/targets.json           what is to be reached, and what is
  phalanx bench --json - > record.json

What is measured: whole blocks (ECB) in place in the cache, keys ready; the least of many samples, taken in several passes
over all rows. `TSC cpb` are ticks of the time-stamp counter for a byte, `core cpb` cycles of the core itself, whose clock
is measured before and after each sample by a chain of additions. GB/s are 10^9 bytes a second by the clock on the wall.
`cycles` are cycles of the core for one call: of interest for a single block, and for what is done once for a key
(`schedule`: the standard's round keys; `prepare`: the forms in which the kernels read them, both directions).";

/// Bytes of data where none are asked for.
const BYTES: usize = 16384;

/// Measure cycles per byte
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Only these ciphers, by commas
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    cipher: Vec<String>,
    /// Only these levels, by commas: portable, sse41, avx2, avx2-gfni, avx512, avx512-vbmi
    #[arg(long, value_name = "L", value_delimiter = ',')]
    level: Vec<Level>,
    /// Only these operations, by commas: encrypt, decrypt, hash, dot, schedule, prepare
    #[arg(long, value_name = "OP", value_delimiter = ',', value_parser = parse_op)]
    op: Vec<Op>,
    /// Modes over the ciphers in place of whole blocks, by commas: names such as gost3413-ctr, parts of them such as ctr, or `all`
    #[arg(long, value_name = "M,N", value_delimiter = ',', conflicts_with = "targets")]
    mode: Vec<String>,
    /// Other libraries in the same run, by commas: parts of their names, such as rustcrypto or dstu-core, or `all`
    #[cfg(feature = "peers")]
    #[arg(long, value_name = "P,Q", value_delimiter = ',', conflicts_with_all = ["targets", "mode"])]
    compare: Vec<String>,
    /// Blocks of data (1 GiB at most), one or several numbers by commas
    #[arg(long, value_name = "N", value_delimiter = ',', conflicts_with_all = ["bytes", "targets"])]
    blocks: Vec<usize>,
    /// Bytes of data, one or several numbers by commas, rounded up to whole blocks; 1 GiB at most [default: 16384]
    #[arg(long, value_name = "N", value_delimiter = ',')]
    bytes: Vec<usize>,
    /// Keys: block i is under key i modulo this number
    #[arg(long, value_name = "N", default_value_t = 1)]
    keys: usize,
    /// Show the targets of a file (schema phalanx-targets-1) beside what is measured
    #[arg(long, value_name = "FILE")]
    targets: Option<PathBuf>,
    /// Write a record (schema phalanx-bench-1); `-` for standard output, in place of the table
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Milliseconds for each row
    #[arg(long, value_name = "MS", default_value_t = 150)]
    time: u64,
    /// Move the data to another offset in its page before each pass
    #[arg(long)]
    wander: bool,
    /// Measure table code, which is not constant time and never runs otherwise, row by row
    #[cfg(feature = "leaky")]
    #[arg(long, conflicts_with = "targets")]
    leaky: bool,
}

impl Args {
    /// Whether leaky rows are wanted; they are there with the feature alone.
    fn leaky(&self) -> bool {
        #[cfg(feature = "leaky")]
        let leaky = self.leaky;
        #[cfg(not(feature = "leaky"))]
        let leaky = false;
        leaky
    }
}

fn parse_op(name: &str) -> Result<Op, String> {
    let all = [Op::Encrypt, Op::Decrypt, Op::Hash, Op::Dot, Op::Schedule, Op::Prepare];
    all.into_iter().find(|op| op.name() == name).ok_or_else(|| {
        let names: Vec<_> = all.iter().map(|op| op.name()).collect();
        format!("valid are {}", names.join(", "))
    })
}

/// A row that is asked for: what to measure, or why that is not possible.
struct Asked {
    job: Result<Job, NotYet>,
    target: Option<Target>,
}

/// A row of the output: what was asked for, its target, and what became of it.
struct Line {
    job: Option<Job>,
    target: Option<Target>,
    outcome: Outcome,
}

enum Outcome {
    Measured(Box<Row>),
    NotYet(NotYet),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.keys == 0 || args.blocks.contains(&0) || args.bytes.contains(&0) || args.time == 0 {
        return Err(Failure::Usage("numbers of keys, blocks, bytes and milliseconds begin at 1".into()));
    }
    let levels = levels::chosen(&args.level)?;
    let targets = args.targets.as_deref().map(read_targets).transpose()?;
    let asked = match &targets {
        Some(targets) => of_targets(args, targets, &levels)?,
        None if !args.mode.is_empty() => modes_asked(args, &levels)?,
        #[cfg(feature = "peers")]
        None if !args.compare.is_empty() => compared(args, &levels)?,
        #[cfg(feature = "leaky")]
        None if args.leaky() => leaky(args, &levels)?,
        None => asked(args, &levels)?,
    };
    if asked.is_empty() {
        return Err(Failure::Usage("nothing matches: no such operation of these ciphers at these levels".into()));
    }

    let pinned = pin();
    if !pinned {
        say("the system does not let the thread stay on one core: expect noise");
    }
    let machine = Machine::this(pinned);
    if !machine.release {
        say("this is a debug build, many times slower than `cargo build --release` makes");
    }
    let (lines, noise) = measured(asked, args);
    if args.json.as_deref() != Some(Path::new("-")) {
        let table = if let Some(targets) = &targets {
            target_table(targets, &machine, &lines)
        } else {
            table(&machine, &lines, args.level.is_empty() && args.mode.is_empty() && !args.leaky())
        };
        print(&table)?;
    }
    args.json.as_deref().map_or(Ok(()), |path| write_record(path, machine, method(args, noise), lines))
}

fn family(name: &str) -> Result<&'static Family, Failure> {
    families().iter().copied().find(|family| family.name == name).ok_or_else(|| {
        let names: Vec<_> = families().iter().map(|family| family.name).collect();
        Failure::Usage(format!("unknown cipher '{name}'; valid: {}", names.join(" ")))
    })
}

fn read_targets(path: &Path) -> Result<Targets, Failure> {
    let name = shown(path);
    let bytes = fs::read(path).map_err(Failure::io(&name, "cannot read"))?;
    let text =
        String::from_utf8(bytes).map_err(|error| Failure::Wrong(format!("{name}: not a file of targets: {error}")))?;
    Targets::parse(&text).map_err(|error| Failure::Wrong(format!("{name}: {error}")))
}

/// Whether the options ask for a target.
fn wanted(args: &Args, target: &Target) -> bool {
    fn among<T>(list: &[T], is: impl Fn(&T) -> bool) -> bool {
        list.is_empty() || list.iter().any(is)
    }
    among(&args.cipher, |name| *name == target.cipher)
        && among(&args.level, |level| level.name() == target.level)
        && among(&args.op, |op| op.name() == target.op)
        && among(&args.bytes, |bytes| *bytes == target.bytes)
        && (args.keys == 1 || args.keys == target.keys)
}

/// What to measure for the targets that the options ask for.
fn of_targets(args: &Args, targets: &Targets, levels: &[Level]) -> Result<Vec<Asked>, Failure> {
    for name in &args.cipher {
        if !targets.rows.iter().any(|target| target.cipher == *name) {
            family(name)?;
        }
    }
    let wanted = targets.rows.iter().filter(|target| wanted(args, target));
    let mut asked: Vec<Asked> = wanted.map(|target| of_target(target, levels)).collect();
    let mut sum = 0;
    for Asked { job, .. } in &mut asked {
        let Ok(ready) = *job else { continue };
        match fits(&ready, sum) {
            Some(larger) => sum = larger,
            None => *job = Err(NotYet { why: "too large".into(), ..many_keys(&ready, 1) }),
        }
    }
    Ok(asked)
}

/// The bytes of all buffers with those of one more job; nothing if they are more than a job may have.
fn fits(job: &Job, sum: usize) -> Option<usize> {
    job.buffers().ok()?.checked_add(sum).filter(|sum| *sum <= Job::MAX_BYTES)
}

/// What to measure for a target, or why that is not possible.
fn of_target(target: &Target, levels: &[Level]) -> Asked {
    let job = || {
        let family = families().iter().copied().find(|f| f.name == target.cipher).ok_or("unknown cipher")?;
        let op = parse_op(&target.op).map_err(|_| "unknown operation")?;
        let level: Level = target.level.parse().map_err(|_| "unknown level")?;
        if !level.is_available() {
            return Err("this CPU lacks the level");
        }
        if !levels.contains(&level) {
            return Err("PHALANX_LEVEL does not allow the level");
        }
        if target.bytes == 0 || target.keys == 0 {
            return Err("no bytes");
        }
        let count = target.bytes.div_ceil(family.block).checked_next_multiple_of(target.keys).ok_or("too large")?;
        let job = Job { family, op, level, count, keys: target.keys, row: None, mode: None };
        job.buffers().map_err(|_| "too large")?;
        if target.keys != 1 && job.kernels().is_empty() {
            return Err("no kernels for many keys");
        }
        // What runs must be of the level, or as good as what the target asks for: that is seen in the measurement.
        if job.kernels().is_empty() { Err("no kernel") } else { Ok(job) }
    };
    let job = job().map_err(|why| NotYet {
        cipher: target.cipher.clone(),
        op: target.op.clone(),
        level: target.level.clone(),
        bytes: target.bytes,
        keys: target.keys,
        why: why.into(),
    });
    Asked { job, target: Some(target.clone()) }
}

/// What to measure without targets: by default bulk data, a single block, and what is done once for a key.
fn asked(args: &Args, levels: &[Level]) -> Result<Vec<Asked>, Failure> {
    let chosen: Vec<&'static Family> = match args.cipher.as_slice() {
        [] => families().to_vec(),
        names => names.iter().map(|name| family(name)).collect::<Result<_, _>>()?,
    };
    within("bytes", args.bytes.iter().copied(), Job::MAX_BYTES)?;
    let (mut asked, mut sum) = (Vec::new(), 0);
    for family in chosen {
        for level in levels.iter().copied() {
            for op in rows_of_level(family, level).filter(|op| args.op.is_empty() || args.op.contains(op)) {
                let most = Job { family, op, level, count: 1, keys: 1, row: None, mode: None }.most();
                if is_data(op) {
                    within("blocks", args.blocks.iter().copied(), most)?;
                }
                within("keys", [args.keys], most)?;
                for count in counts(args, family, op) {
                    let mut job = Job { family, op, level, count, keys: 1, row: None, mode: None };
                    let one = job.kernels();
                    if args.keys != 1 && matches!(op, Op::Encrypt | Op::Decrypt) {
                        (job.keys, job.count) = (args.keys, count.next_multiple_of(args.keys));
                    }
                    let kernels = job.kernels();
                    // Levels that bring nothing new are shown only to who asks for them.
                    let mut new = if kernels.is_empty() { &one } else { &kernels }.iter();
                    if new.any(|kernel| kernel.level == level) || !args.level.is_empty() {
                        let job = if args.keys != 1 && is_data(op) && (kernels.is_empty() || job.keys == 1) {
                            Err(many_keys(&job, args.keys))
                        } else {
                            sum = fits(&job, sum).ok_or_else(too_large)?;
                            Ok(job)
                        };
                        asked.push(Asked { job, target: None });
                    }
                }
            }
        }
    }
    Ok(asked)
}

/// The modes that the options ask for, each behind the whole blocks of its cipher, to which it is compared.
fn modes_asked(args: &Args, levels: &[Level]) -> Result<Vec<Asked>, Failure> {
    let mut names: Vec<_> = modes().map(|mode| mode.name).collect();
    names.dedup();
    known("mode", &args.mode, &names)?;
    beside(args, levels, modes().filter(|mode| named(&args.mode, mode.name)))
}

/// Other libraries that the options ask for, each behind ours.
#[cfg(feature = "peers")]
fn compared(args: &Args, levels: &[Level]) -> Result<Vec<Asked>, Failure> {
    let all = phalanx_bench::peers();
    let mut names: Vec<_> = all.iter().filter_map(|mode| mode.peer).collect();
    names.dedup();
    known("library", &args.compare, &names)?;
    beside(args, levels, all.iter().filter(|mode| mode.peer.is_some_and(|peer| named(&args.compare, peer))))
}

/// Whether one of the words is a part of a name.
fn named(words: &[String], name: &str) -> bool {
    words.iter().any(|word| word == "all" || name.contains(word.as_str()))
}

fn known(what: &str, words: &[String], names: &[&str]) -> Result<(), Failure> {
    for word in words {
        if !names.iter().any(|name| named(std::slice::from_ref(word), name)) {
            return Err(Failure::Usage(format!("unknown {what} '{word}'; valid: {}", names.join(", "))));
        }
    }
    Ok(())
}

/// Modes or peers, each behind our own whole blocks on every level; a peer has no levels and comes once.
fn beside(args: &Args, levels: &[Level], chosen: impl Iterator<Item = &'static Mode>) -> Result<Vec<Asked>, Failure> {
    args.cipher.iter().try_for_each(|name| family(name).map(drop))?;
    within("bytes", args.bytes.iter().copied(), Job::MAX_BYTES)?;
    let (mut asked, mut sum): (Vec<Asked>, usize) = (Vec::new(), 0);
    for mode in chosen {
        let cipher = args.cipher.is_empty() || args.cipher.iter().any(|name| name == mode.cipher);
        if !cipher || !(args.op.is_empty() || args.op.contains(&mode.op)) {
            continue;
        }
        let family = family(mode.cipher)?;
        for count in counts(args, family, mode.op) {
            for (level, last) in levels.iter().zip((0..levels.len()).rev()) {
                let blocks = Job { family, op: mode.op, level: *level, count, keys: 1, row: None, mode: None };
                let other = Job { mode: Some(mode), ..blocks };
                let wanted = mode.peer.is_none() || last == 0;
                for job in [Some(blocks), wanted.then_some(other)].into_iter().flatten() {
                    let is_there = |there: &Job| {
                        (there.family.name, there.op, there.level, there.count)
                            == (family.name, job.op, job.level, count)
                            && there.mode.map(|mode| (mode.name, mode.peer))
                                == job.mode.map(|mode| (mode.name, mode.peer))
                    };
                    if !asked.iter().any(|asked| asked.job.as_ref().is_ok_and(is_there)) {
                        within("blocks", [count], job.most())?;
                        sum = fits(&job, sum).ok_or_else(too_large)?;
                        asked.push(Asked { job: Ok(job), target: None });
                    }
                }
            }
        }
    }
    Ok(asked)
}

/// The leaky rows that the options ask for.
#[cfg(feature = "leaky")]
fn leaky(args: &Args, levels: &[Level]) -> Result<Vec<Asked>, Failure> {
    args.cipher.iter().try_for_each(|name| family(name).map(drop))?;
    let (mut asked, mut sum) = (Vec::new(), 0);
    for family in phalanx_papers::families() {
        for row in family.kernels {
            let named = args.cipher.is_empty() || args.cipher.iter().any(|name| name == family.name);
            let op = args.op.is_empty() || args.op.contains(&row.op);
            if !(named && op && levels.contains(&row.level) && row.is_available()) {
                continue;
            }
            for count in counts(args, family, row.op) {
                let job = Job { family, op: row.op, level: row.level, count, keys: 1, row: Some(row), mode: None };
                let job = if args.keys != 1 && is_data(row.op) {
                    Err(many_keys(&job, args.keys))
                } else {
                    sum = fits(&job, sum).ok_or_else(too_large)?;
                    Ok(job)
                };
                asked.push(Asked { job, target: None });
            }
        }
    }
    Ok(asked)
}

/// Refuses numbers above what a job may have, before there is a buffer of that size.
fn within(what: &str, numbers: impl IntoIterator<Item = usize>, most: usize) -> Result<(), Failure> {
    if numbers.into_iter().any(|number| number > most) {
        return Err(Failure::Usage(format!("{what}: at most {most}")));
    }
    Ok(())
}

fn too_large() -> Failure {
    Failure::Usage(format!(
        "bytes: at most {} in all rows together; ask for fewer ciphers, levels, operations or sizes",
        Job::MAX_BYTES
    ))
}

fn is_data(op: Op) -> bool {
    matches!(op, Op::Encrypt | Op::Decrypt | Op::Hash | Op::Dot)
}

fn many_keys(job: &Job, keys: usize) -> NotYet {
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
        (true, true) => {
            let blocks = args.bytes.iter().map(|bytes| bytes.div_ceil(family.block));
            blocks.chain(args.blocks.iter().copied()).collect()
        }
        (true, false) => vec![BYTES.div_ceil(family.block), 1],
        (false, _) if sizes_named && args.op.is_empty() => Vec::new(),
        (false, _) => vec![args.keys],
    }
}

/// Measures all that can be.
fn measured(asked: Vec<Asked>, args: &Args) -> (Vec<Line>, f64) {
    let (mut subjects, mut ready) = (Vec::new(), Vec::new());
    for Asked { job, target } in asked {
        let job = job.and_then(|job| match Subject::new(job) {
            Ok(subject) => {
                subjects.push(subject);
                Ok(job)
            }
            Err(why) => Err(NotYet { why: why.to_string(), ..many_keys(&job, 1) }),
        });
        ready.push(Asked { job, target });
    }
    let effort = effort(args);
    let bar = progress_bar((subjects.len() * effort.passes) as u64);
    let timings = measure(&mut subjects, effort, || bar.inc(1));
    bar.finish_and_clear();
    let noise = noise(timings.iter().flatten());
    let mut timings = timings.into_iter();
    let line = |Asked { job, target }| match job {
        Err(not_yet) => Line { job: None, target, outcome: Outcome::NotYet(not_yet) },
        // Subjects were made of the same jobs in the same order.
        Ok(job) => match timings.next().flatten() {
            Some(timing) => Line { job: Some(job), target, outcome: Outcome::Measured(Box::new(Row::new(&job, &timing))) },
            None => Line {
                job: None,
                target,
                outcome: Outcome::NotYet(NotYet { why: "no sample".into(), ..many_keys(&job, 1) }),
            },
        },
    };
    (ready.into_iter().map(line).collect(), noise)
}

fn effort(args: &Args) -> Effort {
    Effort { time: Duration::from_millis(args.time), wander: args.wander, ..Effort::default() }
}

/// How it was measured.
fn method(args: &Args, noise_percent: f64) -> Method {
    let Effort { passes, wander, .. } = effort(args);
    Method { passes, milliseconds: args.time, wander, core_clock: core_clock().into(), noise_percent }
}

/// A bar on the terminal, nothing in a pipe.
fn progress_bar(total: u64) -> ProgressBar {
    let bar = ProgressBar::new(total);
    match ProgressStyle::with_template("measuring {wide_bar} {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar, // the default style shows as much
    }
}

/// A number, or a dash where this machine cannot tell it.
fn number(value: Option<f64>, digits: usize) -> String {
    value.map_or("-".into(), |value| format!("{value:.digits$}"))
}

fn heading(machine: &Machine) -> String {
    format!(
        "# {}, TSC {} GHz, core {} GHz; {}; {}\n",
        machine.cpu,
        number(machine.tsc_ghz, 2),
        number(machine.core_ghz, 2),
        machine.os,
        machine.rustc
    )
}

/// The width of the longest text of a column.
fn width<'a>(column: impl Iterator<Item = &'a str>, title: &str) -> usize {
    column.map(str::len).max().unwrap_or(0).max(title.len())
}

/// What a row is compared with in the same run: a mode with its whole blocks, as a multiple of their time; whole blocks with
/// another library's, as the multiple of ours that it takes.
fn comparison(row: &Row, rows: &[(&Row, String)]) -> Option<f64> {
    let find = |is: fn(&Row, &Row) -> bool| {
        let same = |other: &Row| (&other.cipher, &other.op, other.bytes) == (&row.cipher, &row.op, row.bytes);
        rows.iter().map(|(other, _)| *other).find(|other| same(other) && is(other, row))
    };
    if row.peer.is_some() {
        return None;
    }
    if row.mode == "ecb" {
        return Some(find(|other, _| other.peer.is_some())?.core_cpb? / row.core_cpb?);
    }
    Some(row.core_cpb? / find(|other, row| other.mode == "ecb" && other.level == row.level)?.core_cpb?)
}

fn table(machine: &Machine, lines: &[Line], partial: bool) -> String {
    let mut out = heading(machine);
    let rows: Vec<(&Row, String)> = lines
        .iter()
        .filter_map(|line| match &line.outcome {
            Outcome::Measured(row) => Some((&**row, row.peer.clone().unwrap_or_else(|| row.short_kernel()))),
            Outcome::NotYet(_) => None,
        })
        .collect();
    if !rows.is_empty() {
        let cipher = width(rows.iter().map(|(row, _)| row.cipher.as_str()), "cipher");
        let mode = width(rows.iter().map(|(row, _)| row.mode.as_str()), "mode");
        let kernel = width(rows.iter().map(|(_, short)| short.as_str()), "kernel");
        let peers = rows.iter().any(|(row, _)| row.peer.is_some());
        let compared = rows.iter().any(|(row, _)| comparison(row, &rows).is_some());
        out += &format!(
            "# {:cipher$} | {:mode$} | {:8} | {:11} | {:kernel$} | {:>7} | {:>8} | {:>8} | {:>8} | {:>8}{}\n",
            "cipher",
            "mode",
            "op",
            "level",
            "kernel",
            "bytes",
            "TSC cpb",
            "core cpb",
            "GB/s",
            "cycles",
            match (compared, peers) {
                (false, _) => "",
                (_, false) => " | of ecb",
                (_, true) => " | faster",
            }
        );
        for (row, short) in &rows {
            out += &format!(
                "  {:cipher$} | {:mode$} | {:8} | {:11} | {short:kernel$} | {:>7} | {:>8} | {:>8} | {:>8.3} | {:>8}{}\n",
                row.cipher,
                row.mode,
                row.op,
                if row.peer.is_some() { "-" } else { &row.level },
                row.bytes,
                number(row.tsc_cpb, 3),
                number(row.core_cpb, 3),
                row.gbps,
                number(row.core_cycles, 0),
                if compared { format!(" | {:>6}", number(comparison(row, &rows), 2)) } else { String::new() }
            );
        }
    }
    if partial {
        out += "# Where a level is not listed, it runs the kernels of a lower one; --level shows it all the same.\n";
    }
    for line in lines {
        if let Outcome::NotYet(row) = &line.outcome {
            out += &format!(
                "  not yet: {} {} {} {} bytes, {} keys: {}\n",
                row.cipher, row.op, row.level, row.bytes, row.keys, row.why
            );
        }
    }
    out
}

/// How much more than its target a row may take: what differs from one start of the process to the next.
const TOLERANCE: f64 = 1.05;

fn target_table(targets: &Targets, machine: &Machine, lines: &[Line]) -> String {
    let mut out = heading(machine);
    out += &format!("# targets set on: {}\n", targets.machine);
    let cipher = width(lines.iter().filter_map(|line| line.target.as_ref()).map(|t| t.cipher.as_str()), "cipher");
    out += &format!(
        "# {:cipher$} | {:8} | {:11} | {:>6} | {:>4} | {:>8} | {:8} | {:>8} | {:>5} | {}\n",
        "cipher", "op", "level", "bytes", "keys", "target", "basis", "measured", "ratio", "outcome"
    );
    let (mut reached, mut missed, mut not_yet) = (0, 0, 0);
    for line in lines {
        let Some(target) = &line.target else { continue };
        let (measured, outcome) = match &line.outcome {
            Outcome::NotYet(row) => (None, format!("not yet: {}", row.why)),
            Outcome::Measured(row) => (row.core_cpb, verdict(line, target, row)),
        };
        match outcome.as_str() {
            "reached" => reached += 1,
            "missed" => missed += 1,
            _ => not_yet += 1,
        }
        out += &format!(
            "  {:cipher$} | {:8} | {:11} | {:>6} | {:>4} | {:>8} | {:8} | {:>8} | {:>5} | {outcome}\n",
            target.cipher,
            target.op,
            target.level,
            target.bytes,
            target.keys,
            target.core_cpb,
            target.basis.name(),
            number(measured, 3),
            number(measured.map(|cpb| cpb / target.core_cpb), 2),
        );
    }
    out + &format!(
        "{reached} reached (within {:.0} %), {missed} missed, {not_yet} not yet\n",
        (TOLERANCE - 1.0) * 100.0
    )
}

/// What became of a target: reached, missed, or waiting for a kernel.
fn verdict(line: &Line, target: &Target, row: &Row) -> String {
    let Some(cpb) = row.core_cpb else { return "not yet: cycles cannot be told on this machine".into() };
    if cpb <= target.core_cpb * TOLERANCE {
        return "reached".into();
    }
    let kernels = line.job.as_ref().map(Job::kernels).unwrap_or_default();
    if kernels.iter().any(|kernel| kernel.level.name() == target.level) {
        "missed".into()
    } else {
        format!("not yet: no kernel at this level; {} ran", row.short_kernel())
    }
}

fn write_record(path: &Path, machine: Machine, method: Method, lines: Vec<Line>) -> Result<(), Failure> {
    let (mut results, mut not_yet) = (Vec::new(), Vec::new());
    for line in lines {
        match line.outcome {
            Outcome::Measured(row) => results.push(*row),
            Outcome::NotYet(row) => not_yet.push(row),
        }
    }
    let name = shown(path);
    let text = Record::new(machine, method, results, not_yet)
        .to_json()
        .map_err(|error| Failure::Wrong(format!("{name}: cannot make a record: {error}")))?;
    if path == Path::new("-") {
        return print(&text);
    }
    // What is no file, as /dev/null or a pipe, cannot be replaced by one.
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return fs::write(path, text).map_err(Failure::io(&name, "cannot write"));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".phalanx-").suffix(".part");
    // A record is no secret: what the umask leaves.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut temporary =
        builder.tempfile_in(folder).map_err(Failure::io(&name, "cannot create a file in its folder"))?;
    temporary.write_all(text.as_bytes()).map_err(Failure::io(&name, "cannot write"))?;
    let renamed = temporary.persist(path);
    renamed.map(drop).map_err(|error| Failure::io(&name, "cannot rename the finished file")(error.error))
}
