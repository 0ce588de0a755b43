//! `phalanx bench`: cycles per byte.

mod calibrate;
mod calls;
mod costs;
mod fronts;
mod jobs;
mod paper;
mod regret;
mod short_rows;
mod show;
mod summary;
mod targets;
mod write;

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::ArgGroup;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use indicatif::{ProgressBar, ProgressStyle};
use phalanx::Level;
use phalanx::kernel::Op;
use phalanx_bench::{
    Effort, Job, Key, Machine, Method, NotYet, PAPERS, Program, ProgramError, Record, Row, Subject, Target, Timing,
    core_clock, mark_clocks, measure, measure_programs, measure_threads, noise, peer_names, pin, program_names,
};

use crate::failure::{Failure, say, shown};
use crate::interrupt::TemporaryFolder;
use crate::levels;
use crate::streams::print;
use jobs::Asked;

const EXAMPLES: &str = "\
Examples:
  phalanx bench                                    every cipher, usual modes
  phalanx bench --level all                        whole blocks on every level
  phalanx bench --cipher kalyna-128/128,magma --level avx512-vbmi
  phalanx bench --cipher kalyna-128/128 --op encrypt --blocks 1,4,16,64,1024
  phalanx bench --cipher kuznyechik --sizes        from a block to 1 MiB
  phalanx bench --mode ctr,mgm                     modes beside whole blocks
  phalanx bench --mode many-cbc --streams 1,4,64   messages side by side
  phalanx bench --rows 1000000 --bytes 16          short messages in one call
  phalanx bench --fresh --bytes 64,256             a key made, one message
  phalanx bench --short=ctr,mgm --cipher magma     one short message
  phalanx bench --fronts=libphalanx.so.0           the C interface beside Rust
  phalanx bench --threads 1,2 --cipher magma
  phalanx bench --compare all                      other libraries, same run
  phalanx bench --compare age,gpg                  whole programs on a file
  phalanx bench --paper K --latex tables           a paper's tables, and here
  phalanx bench --paper all --html report.html
  phalanx bench --calibrate                        which kernel is best, here
  phalanx bench --calibrate --write my.costs       for PHALANX_COSTS=my.costs
  phalanx bench --regret --level all               is the choice the best one?
  phalanx bench --targets docs/targets.json        what is to be reached
  phalanx bench --from record.json --html report.html --svg charts --csv data

What is measured: data in place in the cache, keys ready; the least of many samples, taken in several passes over all entries. \
`TSC cpb` are ticks of the time-stamp counter for a byte, `core cpb` cycles of the core itself: read from the CPU where the \
system allows it, else found by a chain of additions before and after each sample. GB/s are 10^9 bytes a second by the clock \
on the wall. `cycles` are cycles of the core for one call: of interest for a single block, and for what is done once for a \
key (`schedule`: the standard's round keys; `prepare`: the forms in which the kernels read them, both directions). \
docs/benchmarks.md explains the method and its limits.";

/// The same, and the papers.
fn examples() -> String {
    let papers: String = PAPERS.iter().map(|paper| format!("\n  {}  {paper}.", paper.letter)).collect();
    format!("{EXAMPLES}\n\nPapers:{papers}")
}

/// Measure cycles per byte
#[derive(clap::Args)]
#[command(after_help = examples(), group(ArgGroup::new("records").args(["json", "svg", "csv", "latex", "html"]).multiple(true)))]
pub(crate) struct Args {
    /// Only these ciphers, by commas
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    cipher: Vec<String>,
    #[arg(long, value_name = "L", value_delimiter = ',', value_parser = level_parser(), hide_possible_values = true,
          help = format!("These levels, by commas: {}, or `all` [default: all of this CPU; the highest for the summary without options, \
                          and for --compare]", levels::names()))]
    level: Vec<Levels>,
    /// Only these operations, by commas: encrypt, decrypt, hash, dot, schedule, prepare
    #[arg(long, value_name = "OP", value_delimiter = ',', value_parser = parse_op)]
    op: Vec<Op>,
    /// Modes over the ciphers in place of whole blocks, by commas: names such as gost3413-ctr, parts of them such as ctr, or `all`
    #[arg(long, value_name = "M,N", value_delimiter = ',', group = "what")]
    mode: Vec<String>,
    /// Other libraries and programs in the same run, by commas: rustcrypto, dstu-core, openssl (AES-256, the yardstick),
    /// gost-engine, botan, cryptopp, libgcrypt, bouncycastle, or `all` of these; age, rage, gpg, openssl-enc, cp
    #[arg(long, value_name = "P,Q", value_delimiter = ',', group = "what")]
    compare: Vec<String>,
    /// The tables of papers K, U and Z (below), by commas: a letter, one table as K5, or `all`; first as the paper has it, with what its
    /// techniques do here. Those of K4, K6 and Z look tables up and are in builds with the feature `leaky` alone
    #[arg(long, value_name = "K,U5", value_delimiter = ',', group = "what", conflicts_with_all = ["blocks", "bytes", "sizes", "keys"])]
    paper: Vec<String>,
    /// The techniques of the papers, row by row
    #[arg(long, group = "what", conflicts_with_all = ["keys", "streams"])]
    techniques: bool,
    /// So many short messages in one call, beside a call for each; --bytes is the width of a row [default: 16]
    #[arg(long, value_name = "N", group = "what", conflicts_with_all = [
        "blocks", "sizes", "keys", "streams", "threads", "op", "records"
    ])]
    rows: Option<usize>,
    /// Single calls under fresh keys: a key made, one message, the key dropped; beside crates of others with the feature `peers`. Of all modes,
    /// or those of these names and `ecb`, whole blocks (shown by a standard's name). A table, no record, as with --short, --rows, --fronts and --regret
    #[arg(long, value_name = "M,N", value_delimiter = ',', num_args = 0..=1, require_equals = true, default_missing_value = "all", group = "what",
          conflicts_with_all = ["blocks", "sizes", "keys", "streams", "threads", "records"])]
    fresh: Vec<String>,
    /// Single calls under a key that is ready, in the same way
    #[arg(long, value_name = "M,N", value_delimiter = ',', num_args = 0..=1, require_equals = true, default_missing_value = "all", group = "what",
          conflicts_with_all = ["blocks", "sizes", "keys", "streams", "threads", "records"])]
    short: Vec<String>,
    /// Calls through the C interface, by the library of this file, beside the same calls in Rust
    #[arg(long, value_name = "LIBRARY", num_args = 0..=1, require_equals = true, default_missing_value = "libphalanx.so.0", group = "what",
          conflicts_with_all = [
              "blocks", "sizes", "keys", "streams", "threads", "op", "level", "records"
          ])]
    fronts: Option<PathBuf>,
    /// Measure which kernel is best for how many blocks on this CPU
    #[arg(long, group = "what", conflicts_with_all = ["blocks", "bytes", "sizes", "keys", "streams"])]
    calibrate: bool,
    /// Measure every kernel of this CPU, and write what it costs into FILE (`-`: standard output), for the environment variable PHALANX_COSTS.
    /// Without FILE: into the library's source that the working folder is in, as the column of this family and model
    #[arg(long, value_name = "FILE", num_args = 0..=1, requires = "calibrate", conflicts_with_all = [
        "cipher", "level", "op", "records"
    ])]
    write: Option<Option<PathBuf>>,
    /// The name of a column that is new
    #[arg(long, value_name = "NAME", requires = "write")]
    column: Option<String>,
    /// For 1 to 512 blocks under one key, what dispatch chooses beside what would be best by costs measured now, and for 2 to 128 keys, beside
    /// other ways to run them: all are timed, and points that lose more than 5 % are timed again. Exit status 1 if more than 0.5 % of the
    /// points do, of either kind
    #[arg(long, group = "what", conflicts_with_all = [
        "blocks", "bytes", "sizes", "keys", "streams", "threads", "records"
    ])]
    regret: bool,
    /// Show the targets of a file (schema phalanx-targets-2) beside what is measured
    #[arg(long, value_name = "FILE", group = "what")]
    targets: Option<PathBuf>,
    /// Measure nothing: make reports of records that `--json` wrote on one machine, by commas
    #[arg(long, value_name = "FILE", value_delimiter = ',', group = "what", conflicts_with_all = [
        "cipher", "level", "op", "blocks", "bytes", "sizes", "keys", "streams", "threads", "time", "still"
    ])]
    from: Vec<PathBuf>,
    /// Blocks of data (1 GiB at most), one or several numbers by commas
    #[arg(long, value_name = "N", value_delimiter = ',', conflicts_with_all = ["bytes", "targets"])]
    blocks: Vec<usize>,
    /// Bytes of data, one or several numbers by commas, rounded up to whole blocks; 1 GiB at most [default: 16384, and a block]
    #[arg(long, value_name = "N", value_delimiter = ',')]
    bytes: Vec<usize>,
    /// A curve: from one block to 1 MiB, doubling
    #[arg(long, conflicts_with_all = ["blocks", "bytes", "targets"])]
    sizes: bool,
    /// Keys: block i is under key i modulo this number
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with_all = ["compare", "mode"])]
    keys: usize,
    /// Messages side by side, each with a key of its own, in the modes many-cbc and many-ofb, which it stands for without --mode; by commas [default: 64]
    #[arg(long, value_name = "N", value_delimiter = ',', conflicts_with_all = ["compare", "paper", "targets"])]
    streams: Vec<usize>,
    /// Threads at once, each with a buffer of its own, by commas
    #[arg(long, value_name = "N", value_delimiter = ',', conflicts_with_all = ["what", "streams"])]
    threads: Vec<usize>,
    /// Write a record (schema phalanx-bench-1), in place of what is there; `-` for standard output, in place of the table
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write charts into a folder
    #[arg(long, value_name = "DIR")]
    svg: Option<PathBuf>,
    /// Write everything into a folder as tables with commas
    #[arg(long, value_name = "DIR")]
    csv: Option<PathBuf>,
    /// Write tables (booktabs) and curves (pgfplots) for LaTeX into a folder; phalanx.tex there has all of them
    #[arg(long, value_name = "DIR")]
    latex: Option<PathBuf>,
    /// Write a report that needs no other file, in place of what is there
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Milliseconds for each row
    #[arg(long, value_name = "MS", default_value_t = 150)]
    time: u64,
    /// Leave the data at the beginning of its page, in place of another offset in each pass
    #[arg(long)]
    still: bool,
    /// The folder for the file of whole programs, with room for three of it [default: that of temporary files]
    #[arg(long, value_name = "DIR", requires = "compare")]
    folder: Option<PathBuf>,
    /// Bytes of that file
    #[arg(long, value_name = "N", default_value_t = 1 << 30, requires = "compare")]
    file_bytes: u64,
    /// Rounds over whole programs
    #[arg(long, value_name = "N", default_value_t = 3, requires = "compare")]
    rounds: usize,
}

/// A level, or all that there are.
#[derive(Clone, Copy)]
enum Levels {
    One(Level),
    All,
}

impl Levels {
    /// Whether this level is meant.
    fn names(self, name: &str) -> bool {
        match self {
            Self::One(level) => level.name() == name,
            Self::All => true,
        }
    }
}

fn level_parser() -> impl TypedValueParser<Value = Levels> {
    let names = Level::ALL.iter().map(|level| level.name()).chain(["all"]);
    let parse = |name: String| if name == "all" { Ok(Levels::All) } else { name.parse().map(Levels::One) };
    PossibleValuesParser::new(names).try_map(parse)
}

fn parse_op(name: &str) -> Result<Op, String> {
    let all = [Op::Encrypt, Op::Decrypt, Op::Hash, Op::Dot, Op::Schedule, Op::Prepare];
    all.into_iter().find(|op| op.name() == name).ok_or_else(|| {
        let names: Vec<_> = all.iter().map(|op| op.name()).collect();
        format!("valid are {}", names.join(", "))
    })
}

impl Args {
    /// The levels to measure, lowest first.
    fn levels(&self) -> Result<Vec<Level>, Failure> {
        let named = self.level.iter().filter_map(|level| match level {
            Levels::One(level) => Some(*level),
            Levels::All => None,
        });
        let named: Vec<Level> = named.collect();
        let mut levels = levels::chosen(if named.len() == self.level.len() { &named } else { &[] })?;
        levels.sort();
        levels.dedup();
        Ok(levels)
    }

    /// Whether nothing is asked for but the usual.
    fn is_plain(&self) -> bool {
        let lists = self.cipher.is_empty() && self.op.is_empty() && self.blocks.is_empty() && self.bytes.is_empty();
        lists && self.threads.is_empty() && self.level.len() < 2 && !self.sizes && self.keys == 1
    }

    /// Folders that are written into.
    fn folders(&self) -> impl Iterator<Item = &Path> {
        [&self.svg, &self.csv, &self.latex].into_iter().flatten().map(PathBuf::as_path)
    }

    fn effort(&self) -> Effort {
        Effort { time: Duration::from_millis(self.time), wander: !self.still, ..Effort::default() }
    }
}

/// A row of the output: what was asked for, what is beside it, and what became of it.
struct Line {
    job: Option<Job>,
    target: Option<Target>,
    published: Option<&'static phalanx_papers::Published>,
    outcome: Outcome,
}

enum Outcome {
    Measured(Box<Row>),
    /// Of a target that is for single calls or rows.
    Called(f64),
    NotYet(NotYet),
}

/// What to measure, and how it is shown.
enum What {
    Summary(Level),
    Targets(phalanx_bench::Targets),
    Paper,
    Calibrate,
    Rows,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let lists = [&args.blocks, &args.bytes, &args.streams, &args.threads];
    if args.keys == 0
        || args.time == 0
        || args.rounds == 0
        || args.file_bytes == 0
        || lists.iter().any(|list| list.contains(&0))
    {
        return Err(Failure::Usage(
            "numbers of keys, blocks, bytes, streams, threads, rounds and milliseconds begin at 1".into(),
        ));
    }
    if args.time > LONGEST {
        return Err(Failure::Usage(format!("time: at most {LONGEST} milliseconds for a row")));
    }
    write::check(args)?;
    if args.threads.iter().any(|threads| *threads > MOST_THREADS) {
        return Err(Failure::Usage(format!("threads: at most {MOST_THREADS}")));
    }
    if let [first, others @ ..] = &args.from[..] {
        if args.json.is_none() && args.html.is_none() && args.folders().next().is_none() {
            return Err(Failure::Usage(
                "--from needs --html, --svg, --csv, --latex or --json, which say what to make of it".into(),
            ));
        }
        let mut record = write::read(first)?;
        for path in others {
            let other = write::read(path)?;
            if !record.add(other) {
                let [a, b] = [first, path].map(|path| shown(path));
                return Err(Failure::Wrong(format!("{b}: measured on another machine, or of another build, than {a}")));
            }
        }
        return write::outputs(args, &record);
    }
    if let Some(file) = &args.write {
        return costs::write(args, file.as_deref());
    }
    if let Some(library) = &args.fronts {
        return fronts::run(args, library);
    }
    let levels = args.levels()?;
    if args.regret {
        return regret::run(args, &levels);
    }
    if let Some(rows) = args.rows {
        return short_rows::run(args, rows, &levels);
    }
    for (names, key) in [(&args.fresh, Key::Fresh), (&args.short, Key::Kept)] {
        if !names.is_empty() {
            return calls::run(args, key, names, &levels);
        }
    }
    let highest = levels.last().copied().unwrap_or(Level::Portable);
    let (what, asked) = if let Some(path) = &args.targets {
        let targets = targets::read(path)?;
        let asked = targets::asked(args, &targets, &levels)?;
        (What::Targets(targets), asked)
    } else if !args.paper.is_empty() {
        (What::Paper, paper::asked(args, &levels)?)
    } else if args.calibrate {
        (What::Calibrate, calibrate::asked(args, &levels)?)
    } else if !args.compare.is_empty() {
        let names: Vec<&str> = peer_names().chain(program_names().iter().copied()).collect();
        jobs::known("library", &args.compare, &names)?;
        (What::Rows, jobs::compared(args, &levels)?)
    } else if args.techniques {
        (What::Rows, jobs::techniques(args, &levels)?)
    } else if !args.mode.is_empty() || !args.streams.is_empty() {
        (What::Rows, jobs::of_modes(args, &levels)?)
    } else if args.is_plain() && matches!(args.level[..], [] | [Levels::One(_)]) {
        (What::Summary(highest), summary::asked(highest)?)
    } else {
        (What::Rows, jobs::blocks(args, &levels)?)
    };
    let programs = whole_programs(args)?;
    if asked.is_empty() && programs.is_empty() {
        return Err(Failure::Usage(
            "nothing matches: none of these ciphers has such an operation, mode, library or technique at these levels"
                .into(),
        ));
    }

    let pinned = pin();
    if !pinned {
        say("the system does not let the thread stay on one core: expect noise");
    }
    let machine = Machine::this(pinned);
    if !machine.release {
        say("this is a debug build, many times slower than `cargo build --release` makes");
    }
    let (mut lines, noise_percent) = measured(asked, args);
    if let What::Targets(_) = what {
        targets::call(&mut lines, &levels);
    }
    if noise_percent > NOISY {
        say(format!(
            "the machine was busy: the median is {noise_percent:.0} % above the least; the least is what counts"
        ));
    }
    if args.json.as_deref() != Some(Path::new("-")) {
        let table = match &what {
            What::Summary(level) => summary::table(&machine, *level, &lines),
            What::Targets(targets) => targets::table(targets, &machine, &lines),
            What::Paper => paper::table(&levels, &machine, &lines),
            What::Calibrate => show::heading(&machine) + &calibrate::table(args, &levels, &lines)?,
            What::Rows => {
                let partial = args.level.iter().all(|level| matches!(level, Levels::All));
                show::table(&machine, &lines, partial && args.mode.is_empty() && args.compare.is_empty())
            }
        };
        print(&table)?;
        if !programs.is_empty() {
            print(&show::programs(&programs))?;
        }
    }
    let Effort { passes, wander, .. } = args.effort();
    let core_clock = core_clock().into();
    let date = Some(jiff::Timestamp::now().strftime("%Y-%m-%d").to_string());
    let method = Method { passes, milliseconds: args.time, wander, core_clock, noise_percent, date };
    let (mut results, mut not_yet) = (Vec::new(), Vec::new());
    for line in lines {
        match line.outcome {
            Outcome::Measured(row) => results.push(*row),
            Outcome::NotYet(row) => not_yet.push(row),
            // No record has these.
            Outcome::Called(_) => {}
        }
    }
    write::outputs(args, &Record { programs, ..Record::new(machine, method, results, not_yet) })
}

/// An hour for a row, in milliseconds.
const LONGEST: u64 = 3_600_000;

/// More threads than any machine has cores.
const MOST_THREADS: usize = 1024;

/// From how many percent on a machine counts as noisy.
const NOISY: f64 = 20.0;

/// Measures the whole programs that the options ask for: before this thread is bound to a core, which they would be, too.
fn whole_programs(args: &Args) -> Result<Vec<Program>, Failure> {
    let names: Vec<&str> =
        program_names().iter().copied().filter(|name| args.compare.iter().any(|word| word == name)).collect();
    if names.is_empty() {
        return Ok(Vec::new());
    }
    let wrong = |why: String| Failure::Wrong(format!("whole programs: {why}"));
    let phalanx = std::env::current_exe().map_err(|error| wrong(error.to_string()))?;
    let parent = args.folder.clone().unwrap_or_else(std::env::temp_dir);
    std::fs::metadata(&parent).map_err(Failure::io(&shown(&parent), "no folder for whole programs"))?;
    let folder = TemporaryFolder::new(&parent).map_err(Failure::io(&shown(&parent), "cannot make a folder there"))?;
    let bar = progress_bar(0);
    bar.set_message("whole programs");
    let measured = measure_programs(&phalanx, &names, args.file_bytes, args.rounds, folder.path(), || bar.inc(1));
    bar.finish_and_clear();
    let (programs, absent) = measured.map_err(|error| match error {
        ProgramError::Io { path, source } => Failure::io(&shown(&path), "cannot be used for whole programs")(source),
        other => wrong(other.to_string()),
    })?;
    for why in absent {
        say(format!("not measured: {why}"));
    }
    Ok(programs)
}

/// Measures all that can be, and how noisy the machine was.
fn measured(asked: Vec<Asked>, args: &Args) -> (Vec<Line>, f64) {
    let why = |job: &Job, why: String| NotYet { why, ..jobs::many_keys(job, job.keys) };
    let (mut subjects, mut ready) = (Vec::new(), Vec::new());
    for mut row in asked {
        if let (Ok(job), 1) = (&row.job, row.threads) {
            match Subject::new(*job) {
                Ok(subject) => subjects.push(subject),
                Err(error) => row.job = Err(why(job, error.to_string())),
            }
        }
        ready.push(row);
    }
    let effort = args.effort();
    let several = ready.iter().filter(|row| row.threads > 1).count();
    let bar = progress_bar((subjects.len() * effort.passes + several) as u64);
    let mut timings = measure(&mut subjects, effort, || bar.inc(1)).into_iter();
    let mut timed: Vec<(Asked, Option<Timing>)> = Vec::new();
    for row in ready {
        let timing = match (&row.job, row.threads) {
            (Err(_), _) => None,
            // Subjects were made of the same jobs in the same order.
            (Ok(_), 1) => timings.next().flatten(),
            (Ok(job), threads) => {
                bar.inc(1);
                measure_threads(job, threads, effort)
            }
        };
        timed.push((row, timing));
    }
    bar.finish_and_clear();
    let noise = noise(timed.iter().filter_map(|(_, timing)| timing.as_ref()));
    let of = |job: &Job| {
        let is = |(asked, _): &&(Asked, _)| asked.threads == 1 && asked.job.as_ref().is_ok_and(|other| other.is(job));
        timed.iter().find(is).and_then(|(_, timing)| timing.as_ref())
    };
    let line = |(asked, timing): &(Asked, Option<Timing>)| {
        let (job, outcome) = match (&asked.job, timing) {
            (Err(not_yet), _) => (None, Outcome::NotYet(not_yet.clone())),
            (Ok(job), None) => (None, Outcome::NotYet(why(job, "no sample".into()))),
            (Ok(job), Some(timing)) => {
                let mut row = Row { threads: asked.threads, ..Row::new(job, timing) };
                // A call of several threads is none of a core.
                row.core_cycles = row.core_cycles.filter(|_| asked.threads == 1);
                row.ratio = asked.against.as_ref().and_then(of).map(|against| timing.ratio(against));
                if let Some(published) = asked.published {
                    paper::fill(&mut row, published);
                }
                (Some(*job), Outcome::Measured(Box::new(row)))
            }
        };
        Line { job, target: asked.target.clone(), published: asked.published, outcome }
    };
    let mut lines: Vec<Line> = timed.iter().map(line).collect();
    let rows = lines.iter_mut().filter_map(|line| match &mut line.outcome {
        Outcome::Measured(row) => Some(&mut **row),
        Outcome::NotYet(_) | Outcome::Called(_) => None,
    });
    mark_clocks(&mut rows.collect::<Vec<_>>());
    (lines, noise)
}

/// A bar on the terminal, nothing in a pipe.
fn progress_bar(total: u64) -> ProgressBar {
    let bar = if total == 0 { ProgressBar::new_spinner() } else { ProgressBar::new(total) };
    let template = if total == 0 { "{spinner} {msg}: run {pos}, {elapsed}" } else { "measuring {wide_bar} {eta} left" };
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar, // the default style shows as much
    }
}
