//! `phalanx-bench choice calibrate`: finds the best kernels for each number of blocks, according to
//! both costs measured here and the built-in costs.

use std::path::PathBuf;

use phalanx::costs::Cost;
use phalanx::kernel::{Kernel, choose};
use phalanx_bench::Job;
use phalanx_terminal::short_name;

use super::{candidates, costs, jobs, shown};
use crate::failure::{Failure, print};
use crate::options::{Effort, Selection};
use crate::plan::{Line, Plan, rows};
use crate::tables::{columns, heading};

const EXAMPLES: &str = "\
Examples:
  phalanx-bench choice calibrate --cipher magma     a table of its kernels
  phalanx-bench choice calibrate --write my.costs   all kernels, into a file
  PHALANX_COSTS=my.costs phalanx info --costs       uses the file
  phalanx-bench choice calibrate --write            into the source

--write FILE takes some minutes. Use a quiet machine. The environment variable PHALANX_COSTS makes every program with Phalanx use the file.";

/// Measure the best kernel for each number of blocks
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    selection: Selection,
    /// Measure every kernel that this CPU can run and write the costs to FILE (`-`: standard
    /// output) for PHALANX_COSTS. Without FILE, write this CPU's column into the library's source,
    /// which the working folder must be in
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["cipher", "level", "op", "processes"])]
    write: Option<Option<PathBuf>>,
    /// Name for a new column in the source
    #[arg(long, value_name = "NAME", requires = "write")]
    column: Option<String>,
    #[command(flatten)]
    effort: Effort,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match (&args.write, &args.column) {
        (Some(Some(_)), Some(_)) => {
            Err(Failure::Usage("--column: only for the source of the library: use --write without a FILE".into()))
        }
        (Some(Some(path)), None) => costs::write_own(path, &args.effort.get()),
        (Some(None), column) => costs::write_source(column.as_deref(), &args.effort.get()),
        (None, _) => show(args),
    }
}

/// The numbers of blocks to show.
const COUNTS: [usize; 18] = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 512, 1024];

/// The number of batches per call, chosen so that a kernel's overhead per call becomes negligible.
const BATCHES: usize = 16;

fn show(args: &Args) -> Result<(), Failure> {
    let jobs = jobs(&args.selection)?;
    let mut plan = Plan::default();
    for job in &jobs {
        for row in candidates(job) {
            for batches in [BATCHES, 1] {
                plan.push_once(of_row(job, row, batches))?;
            }
        }
    }
    let measured = plan.measure(&args.effort)?;
    print(&(heading(&measured.machine) + &table(&jobs, &measured.lines)))
}

/// A job that runs one kernel on a number of batches.
fn of_row(job: &Job, row: &'static Kernel, batches: usize) -> Job {
    Job { row: Some(row), count: batches * row.width, level: row.level, ..*job }
}

/// A kernel's measured cycles per batch.
fn cost(lines: &[Line], job: &Job, row: &'static Kernel, batches: usize) -> Option<f64> {
    let wanted = of_row(job, row, batches);
    let line = lines.iter().find(|line| line.job.as_ref().is_some_and(|there| there.is(&wanted)))?;
    let row = rows(std::slice::from_ref(line)).next()?;
    row.core_cycles.map(|cycles| cycles / batches as f64)
}

fn table(jobs: &[Job], lines: &[Line]) -> String {
    let mut out = String::new();
    for job in jobs {
        let (rows, cipher) = (candidates(job), job.family.name);
        let own = |row: &'static Kernel| {
            let built_in = row.costs_here();
            let [each, last] = [(BATCHES, built_in.each), (1, built_in.last)]
                .map(|(batches, built_in)| cost(lines, job, row, batches).unwrap_or(f64::from(built_in)));
            [each, last.max(each)]
        };
        let whole = |[each, last]: [f64; 2]| Cost { each: each.round() as u32, last: last.round() as u32 };
        let cells = |row: &&'static Kernel| {
            let ([each, last], built_in) = (own(row), row.costs_here());
            vec![
                short_name(row, cipher).to_owned(),
                row.level.to_string(),
                row.width.to_string(),
                built_in.each.to_string(),
                format!("{each:.0}"),
                format!("{:.2}", each / f64::from(built_in.each.max(1))),
                built_in.last.to_string(),
                format!("{last:.0}"),
            ]
        };
        out += &format!("# {cipher} {} {}: cycles per batch\n", job.op, job.level);
        let costs: Vec<_> = rows.iter().map(cells).collect();
        out += &columns(
            &["kernel", "level", " blocks", " built-in", " here", " ratio", " last, built-in", " here"],
            &costs,
        );
        let sum = |chosen: &[(&'static Kernel, usize)]| {
            let all = chosen.iter().map(|(row, n)| own(row)[0] * *n as f64).sum::<f64>();
            all + chosen.last().map_or(0.0, |(row, _)| own(row)[1] - own(row)[0])
        };
        let choices: Vec<_> = COUNTS
            .iter()
            .map(|n| {
                let built_in = choose(rows.clone(), Kernel::costs_here, *n);
                let here = choose(rows.clone(), |row| whole(own(row)), *n);
                let (ours, theirs) = (sum(&built_in), sum(&here));
                let gain = if theirs < 0.995 * ours {
                    format!("{:.1} %", (1.0 - theirs / ours) * 100.0)
                } else {
                    String::new()
                };
                let same = shown(cipher, &built_in) == shown(cipher, &here);
                let here = if same { "the same".into() } else { shown(cipher, &here) };
                vec![n.to_string(), shown(cipher, &built_in), here, gain]
            })
            .collect();
        out += &columns(&[" blocks", "built-in choice", "choice by costs here", "saves"], &choices);
        out.push('\n');
    }
    out
}
