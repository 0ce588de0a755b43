//! `phalanx-bench choice`: shows which kernels dispatch chooses on this CPU, and whether others
//! would be faster.

mod calibrate;
mod costs;
mod regret;

use phalanx::Op;
use phalanx::kernel::Kernel;
use phalanx_bench::Job;
use phalanx_terminal::short_name;

use crate::failure::Failure;
use crate::options::Selection;

const EXAMPLES: &str = "\
Examples:
  phalanx-bench choice calibrate                    which kernel is best here
  phalanx-bench choice calibrate --write my.costs   for PHALANX_COSTS=my.costs
  phalanx-bench choice regret --level all           is the choice the best one?";

/// Measure kernel costs, and how good the choices based on them are
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    Calibrate(calibrate::Args),
    Regret(regret::Args),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Command::Calibrate(args) => calibrate::run(args),
        Command::Regret(args) => regret::run(args),
    }
}

/// The operations where dispatch depends on the number of blocks.
fn jobs(selection: &Selection) -> Result<Vec<Job>, Failure> {
    let (families, levels) = (selection.ciphers.families()?, selection.levels.chosen()?);
    let mut jobs = Vec::new();
    for family in families {
        for level in &levels {
            for op in [Op::Encrypt, Op::Decrypt].into_iter().filter(|op| selection.ops.includes(*op)) {
                let job = Job::new(family, op, *level, 1);
                if !candidates(&job).is_empty() {
                    jobs.push(job);
                }
            }
        }
    }
    if jobs.is_empty() {
        let why = "nothing matches: none of these ciphers encrypts or decrypts blocks at these levels: use --op encrypt or --op decrypt";
        return Err(Failure::Usage(why.into()));
    }
    Ok(jobs)
}

/// The kernels that dispatch can choose from.
fn candidates(job: &Job) -> Vec<&'static Kernel> {
    job.family.candidates_with(job.op, job.level, job.parameter()).collect()
}

/// The kernels and how many batches each runs, such as `2 avx2_x4 + avx2_x1`.
fn shown(cipher: &str, chosen: &[(&'static Kernel, usize)]) -> String {
    let mut together: Vec<(&'static Kernel, usize)> = Vec::new();
    for (kernel, batches) in chosen {
        match together.last_mut().filter(|(last, _)| core::ptr::eq(*last, *kernel)) {
            Some((_, sum)) => *sum += batches,
            None => together.push((kernel, *batches)),
        }
    }
    let part = |(kernel, batches): &(&'static Kernel, usize)| {
        let name = short_name(kernel, cipher);
        if *batches == 1 { name.to_owned() } else { format!("{batches} {name}") }
    };
    together.iter().map(part).collect::<Vec<_>>().join(" + ")
}
