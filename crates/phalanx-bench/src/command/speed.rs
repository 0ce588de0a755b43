//! `phalanx-bench speed`: whole blocks, key schedules and modes.

use phalanx::Level;
use phalanx::kernel::{Family, Op};
use phalanx_bench::{Job, Mode, modes, rows_of_level};

use crate::failure::Failure;
use crate::options::{Effort, LevelOrAll, Selection, Sizes, distinct, family, is_data, known, named, positive, within};
use crate::outputs::Outputs;
use crate::plan::{Asked, Plan, not_yet};
use crate::{summary, tables};

/// Maximum number of threads.
const MAX_THREADS: usize = 1024;

/// How many messages to process in parallel by default.
const DEFAULT_STREAMS: usize = 64;

const EXAMPLES: &str = "\
Examples:
  phalanx-bench speed                              every cipher, usual modes
  phalanx-bench speed --level all                  whole blocks on every level
  phalanx-bench speed --cipher kalyna-128/128,magma --level avx512-vbmi
  phalanx-bench speed --cipher magma --op encrypt --blocks 1,4,16,64,1024
  phalanx-bench speed --cipher kuznyechik --sizes  from a block to 1 MiB
  phalanx-bench speed --mode ctr,mgm               modes beside whole blocks
  phalanx-bench speed --mode many-cbc --streams 1,4,64
  phalanx-bench speed --mode hash,hmac,kdf --bytes 64,1024,16384
  phalanx-bench speed --threads 1,2 --cipher magma
  phalanx-bench speed --html report.html --json record.json

Without --level, a table of the usual modes has the highest level of this CPU. Other tables have every level.

Columns: TSC cpb, ticks of the time-stamp counter per byte; core cpb, cycles of the core per byte; GB/s, 10^9 bytes per second; cycles, core \
cycles of one call. The data is in the cache, keys are ready, and the minimum of many samples counts. docs/benchmarks.md explains the method and \
its limits.";

/// Measure whole blocks, key schedules and modes
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    selection: Selection,
    /// Measure modes instead of whole blocks: names such as gost3413-ctr, parts of names such as
    /// ctr, or all
    #[arg(long, value_name = "M,N", value_delimiter = ',')]
    mode: Vec<String>,
    #[command(flatten)]
    sizes: Sizes,
    /// Number of keys, where block i uses key i modulo this number
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = positive(), conflicts_with_all = ["mode", "streams"])]
    keys: usize,
    /// Number of messages to process in parallel, each with its own key, for the modes many-cbc and
    /// many-ofb, or number of keys to make, for many-keys, comma-separated [default: 64]
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = positive())]
    streams: Vec<usize>,
    /// Number of threads, each with its own buffer, comma-separated
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = positive(), conflicts_with_all = ["mode", "streams"])]
    threads: Vec<usize>,
    #[command(flatten)]
    effort: Effort,
    #[command(flatten)]
    outputs: Outputs,
}

impl Args {
    /// Whether there are no options, in which case we show the default table.
    fn is_plain(&self) -> bool {
        let Selection { ciphers, levels, ops } = &self.selection;
        ciphers.cipher.is_empty()
            && ops.op.is_empty()
            && matches!(levels.level[..], [] | [LevelOrAll::One(_)])
            && self.sizes.are_default()
            && self.threads.is_empty()
            && self.keys == 1
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.outputs.check(&[])?;
    args.sizes.check()?;
    within("threads", args.threads.iter().copied(), MAX_THREADS)?;
    let levels = args.selection.levels.chosen()?;
    let of_modes = !args.mode.is_empty() || !args.streams.is_empty();
    let summary = (!of_modes && args.is_plain()).then(|| levels.last().copied().unwrap_or(Level::Portable));
    let plan = match summary {
        Some(highest) => summary::plan(highest)?,
        None if of_modes => plan_modes(args, &levels)?,
        None => plan_blocks(args, &levels)?,
    };
    plan.check()?;
    let measured = plan.measure(&args.effort)?;
    let table = match summary {
        Some(highest) => summary::table(&measured.machine, highest, &measured.lines),
        None => {
            let skips_levels = !of_modes && args.selection.levels.level.is_empty();
            tables::table(&measured.machine, &measured.lines, skips_levels)
        }
    };
    measured.report(&table, Vec::new(), &args.outputs)
}

/// The numbers of blocks or keys to measure an operation with.
fn counts(args: &Args, family: &Family, op: Op) -> Vec<usize> {
    if is_data(op) {
        args.sizes.counts(family)
    } else if args.sizes.are_default() || !args.selection.ops.op.is_empty() {
        vec![args.keys]
    } else {
        Vec::new()
    }
}

/// Whole blocks. By default, this measures bulk data, a single block, and the work that is done
/// once per key.
fn plan_blocks(args: &Args, levels: &[Level]) -> Result<Plan, Failure> {
    let mut plan = Plan::default();
    for family in args.selection.ciphers.families()? {
        for level in levels.iter().copied() {
            for op in rows_of_level(family, level).filter(|op| args.selection.ops.includes(*op)) {
                let most = Job::new(family, op, level, 1).most();
                if is_data(op) {
                    within("blocks", args.sizes.blocks.iter().copied(), most)?;
                }
                within("keys", [args.keys], most)?;
                for count in counts(args, family, op) {
                    plan_block(args, &mut plan, Job::new(family, op, level, count))?;
                }
            }
        }
    }
    Ok(plan)
}

/// Plans one number of blocks or keys.
fn plan_block(args: &Args, plan: &mut Plan, mut job: Job) -> Result<(), Failure> {
    let one = job.kernels();
    if args.keys != 1 && matches!(job.op, Op::Encrypt | Op::Decrypt) {
        (job.keys, job.count) = (args.keys, job.count.next_multiple_of(args.keys));
    }
    let kernels = job.kernels();
    // We only show levels that have no kernels of their own if the user selects them.
    let mut new = if kernels.is_empty() { &one } else { &kernels }.iter();
    if !new.any(|kernel| kernel.level == job.level) && args.selection.levels.level.is_empty() {
        return Ok(());
    }
    if args.keys != 1 && is_data(job.op) && (kernels.is_empty() || job.keys == 1) {
        return plan.push(Asked::from_result(Err(not_yet(&job, args.keys, "no kernels for many keys"))));
    }
    for threads in if args.threads.is_empty() { vec![1] } else { distinct(args.threads.iter().copied()) } {
        plan.push(Asked { threads, ..Asked::new(job) })?;
    }
    Ok(())
}

/// Modes, each compared with whole blocks of the same cipher, if it has a cipher.
fn plan_modes(args: &Args, levels: &[Level]) -> Result<Plan, Failure> {
    known("mode", &args.mode, &distinct(modes().map(|mode| mode.name)))?;
    args.selection.ciphers.check()?;
    if !args.streams.is_empty() && !args.mode.is_empty() {
        let several = modes().filter(|mode| mode.has_streams()).any(|mode| named(&args.mode, mode.name));
        if !several {
            return Err(Failure::Usage(
                "--streams: none of these modes processes messages in parallel: use many-cbc or many-ofb".into(),
            ));
        }
    }
    let streams = if args.streams.is_empty() { &[DEFAULT_STREAMS][..] } else { &args.streams };
    within("streams", streams.iter().copied(), Job::MOST_KEYS)?;
    // On its own, --streams selects all modes that process several messages in parallel.
    let wanted = |mode: &&Mode| {
        if args.mode.is_empty() { mode.has_streams() } else { named(&args.mode, mode.name) }
    };
    let mut plan = Plan::default();
    for mode in modes().filter(wanted).filter(|mode| args.selection.includes(mode)) {
        let family = family(mode.cipher)?;
        for count in if mode.derives_a_key() { vec![1] } else { args.sizes.counts(family) } {
            for level in levels {
                if mode.derives_a_key() && *level != Level::active() {
                    continue;
                }
                let streams = if mode.has_streams() { streams } else { &[1] };
                for streams in streams {
                    // All messages have the same number of blocks, at least one.
                    let count = count.max(*streams) / streams * streams;
                    let blocks = Job::new(family, mode.op, *level, count);
                    within("blocks", [count], blocks.most())?;
                    // Hash functions have no blocks to compare them with.
                    let against = Some(blocks).filter(|_| mode.op != Op::Absorb);
                    if let Some(blocks) = against {
                        plan.push_once(blocks)?;
                    }
                    let job = Job { streams: *streams, ..blocks.with_mode(mode) };
                    plan.push(Asked { against, ..Asked::new(job) })?;
                }
            }
        }
    }
    Ok(plan)
}
