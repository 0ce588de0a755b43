//! `phalanx-bench choice regret`: compares the kernels that dispatch chooses with the best ones
//! according to costs measured now.

use std::collections::BTreeMap;

use phalanx::Level;
use phalanx::costs::Cost;
use phalanx::kernel::{Kernel, PADDED, choose};
use phalanx_bench::{Effort, Job, Machine, Subject, Timing, measure};

use super::{candidates, costs, jobs, shown};
use crate::failure::{Failure, print};
use crate::options::{self, Selection};
use crate::plan::{machine, progress_bar};
use crate::tables::{columns, heading};

/// The numbers of blocks to check.
const BLOCKS: std::ops::RangeInclusive<usize> = 1..=512;

/// A slowdown of this many percent counts as a loss.
const LOSS: f64 = 5.0;

/// Since costs aren't exact, we time all points that lose at least this many percent according to
/// the costs.
const DOUBT: f64 = 3.0;

/// The maximum share of losing points, in percent.
const GOAL: f64 = 0.5;

/// Numbers of keys, and of rows with one block each. Half of the numbers fill no batch, because
/// that is where plans differ most.
const KEYS: [usize; 20] = [2, 3, 4, 5, 6, 8, 11, 16, 17, 24, 32, 37, 48, 64, 65, 80, 100, 128, 129, 200];
const ROWS: [usize; 3] = [1, 4, 32];

/// A losing point, with the smaller of two measured losses in percent, and the better alternative.
struct Point {
    job: Job,
    loss: f64,
    better: usize,
}

/// The number of points at a level, and how many of them lose.
type Counts = BTreeMap<Level, [usize; 2]>;

const EXAMPLES: &str = "\
Examples:
  phalanx-bench choice regret --level all
  phalanx-bench choice regret --cipher kuznyechik --op encrypt
  PHALANX_COSTS=my.costs phalanx-bench choice regret

Points are 1 to 512 blocks under one key, and 2 to 200 keys with 1, 4 and 32 blocks each. Points that seem to lose more than 5 % are measured \
twice. The exit code is 1 if more than 0.5 % of the points lose, of either kind.";

/// Measure how much slower the chosen kernels are than the best ones
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    selection: Selection,
    #[command(flatten)]
    effort: options::Effort,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let jobs = jobs(&args.selection)?;
    let machine = machine();
    let effort = args.effort.get();
    let mut out = heading(&machine);
    let lost = [one_key(&effort, &machine, &jobs, &mut out), many_keys(&effort, &jobs, &mut out)];
    print(&out)?;
    if lost.into_iter().any(|percent| percent > GOAL) {
        let hint = if machine.own_costs.is_some() {
            "PHALANX_COSTS is in use: check that its costs were measured on an idle machine, and that this one is idle"
        } else {
            "measure the costs of this CPU with `phalanx-bench choice calibrate --write FILE` and use them with PHALANX_COSTS=FILE"
        };
        return Err(Failure::Wrong(format!("more than {GOAL} % of the points lose: {hint}")));
    }
    Ok(())
}

/// Whole blocks under one key. Returns the share of losing points, in percent.
fn one_key(effort: &Effort, machine: &Machine, jobs: &[Job], out: &mut String) -> f64 {
    let wanted = |kernel: &Kernel| jobs.iter().any(|job| candidates(job).iter().any(|row| core::ptr::eq(*row, kernel)));
    let measured = costs::measured(effort, machine, wanted);
    let here = |kernel: &'static Kernel| measured.get(kernel.symbol).copied().unwrap_or_else(|| kernel.costs_here());
    let plans = |job: &Job| {
        let kernels = candidates(job);
        [choose(kernels.clone(), Kernel::costs_here, job.count), choose(kernels, here, job.count)]
    };
    let (mut all, mut doubtful) = (Counts::new(), Vec::new());
    for job in jobs.iter().flat_map(|job| BLOCKS.map(|count| Job { count, ..*job })) {
        all.entry(job.level).or_default()[0] += 1;
        let sum = |chosen: Vec<(&'static Kernel, usize)>| -> f64 {
            let blocks: usize = chosen.iter().map(|(kernel, batches)| kernel.width * batches).sum();
            let batches: f64 =
                chosen.iter().map(|(kernel, batches)| f64::from(here(kernel).each) * *batches as f64).sum();
            let last = chosen.last().map_or(Cost { each: 0, last: 0 }, |(kernel, _)| here(kernel));
            batches + f64::from(last.last - last.each) + if blocks > job.count { PADDED as f64 } else { 0.0 }
        };
        let [ours, best] = plans(&job).map(sum);
        if (ours / best - 1.0) * 100.0 > DOUBT {
            doubtful.push(job);
        }
    }
    let lost = confirmed(effort, doubtful, |job| {
        Some(vec![Subject::by_costs(*job, Kernel::costs_here).ok()?, Subject::by_costs(*job, here).ok()?])
    });
    let shown = |job: &Job| plans(job).map(|plan| shown(job.family.name, &plan));
    let same = |a: &Job, b: &Job| {
        core::ptr::eq(a.family, b.family) && (a.op, a.level) == (b.op, b.level) && shown(a) == shown(b)
    };
    for (i, Point { job, loss, .. }) in lost.iter().enumerate() {
        all.entry(job.level).or_default()[1] += 1;
        // If neighbouring points use the same kernels, we only look at the first.
        if i == 0 || !same(&lost[i - 1].job, job) {
            let [ours, best] = shown(job);
            let Job { family, op, level, count, .. } = job;
            *out +=
                &format!("{} {op} {level}, {count} blocks: {ours} takes {loss:.0} % more than {best}\n", family.name);
        }
    }
    table(out, "whole blocks", &all)
}

/// Many keys, processed as dispatch chooses, with all keys in one kind of form, and with the keys
/// that fill no form one by one.
fn many_keys(effort: &Effort, jobs: &[Job], out: &mut String) -> f64 {
    let points = jobs.iter().flat_map(|job| KEYS.map(|keys| (job, keys)));
    let points = points.flat_map(|(job, keys)| ROWS.map(|rows| Job { count: keys * rows, keys, ..*job }));
    let points: Vec<Job> = points.collect();
    let mut all = Counts::new();
    for job in &points {
        all.entry(job.level).or_default()[0] += 1;
    }
    let lost = confirmed(effort, points, |job| {
        let ways = Subject::ways(job).ok()?;
        ways.into_iter().map(|(way, _)| Subject::rows(*job, way).ok()).collect()
    });
    for Point { job, loss, better } in &lost {
        all.entry(job.level).or_default()[1] += 1;
        let Job { family, op, level, keys, count, .. } = job;
        let rows = count / keys;
        let ways = Subject::ways(job).unwrap_or_default();
        let shown = |way: usize| ways.get(way).map_or_else(String::new, |(_, kernels)| shown(family.name, kernels));
        *out += &format!(
            "{} {op} {level}, {keys} keys, {rows} rows: {} takes {loss:.0} % more than {}\n",
            family.name,
            shown(0),
            shown(better + 1)
        );
    }
    table(out, "many keys", &all)
}

/// The points where the first subject is slower than the best of the others, as confirmed by a
/// second measurement.
fn confirmed(effort: &Effort, points: Vec<Job>, subjects: impl Fn(&Job) -> Option<Vec<Subject>>) -> Vec<Point> {
    let effort = Effort { passes: 3, time: effort.time / 20, ..*effort };
    let bar = progress_bar(points.len() as u64);
    let mut lost = Vec::new();
    for job in points {
        bar.inc(1);
        let loss = |effort| {
            let timings: Option<Vec<Timing>> = measure(&mut subjects(&job)?, effort, || {}).into_iter().collect();
            let timings = timings?;
            let ratios = timings.iter().skip(1).map(|other| timings[0].ratio(other).of_least);
            let most = ratios.enumerate().max_by(|(_, one), (_, other)| one.total_cmp(other));
            most.map(|(way, ratio)| (way, (ratio - 1.0) * 100.0)).filter(|(_, loss)| *loss > LOSS)
        };
        if let Some((_, once)) = loss(effort)
            && let Some((better, again)) = loss(Effort { time: 4 * effort.time, ..effort })
        {
            lost.push(Point { job, loss: once.min(again), better });
        }
    }
    bar.finish_and_clear();
    lost
}

/// Adds the counts to a table and returns the share of losing points, in percent.
fn table(out: &mut String, what: &str, all: &Counts) -> f64 {
    let percent = |[points, lost]: [usize; 2]| lost as f64 / points.max(1) as f64 * 100.0;
    let total = all.values().fold([0, 0], |[a, b], [c, d]| [a + c, b + d]);
    let rows = all.iter().map(|(level, counts)| (level.name(), *counts)).chain([("all", total)]);
    let cells = rows.map(|(name, [points, lost])| {
        vec![name.into(), points.to_string(), lost.to_string(), format!("{:.2} %", percent([points, lost]))]
    });
    *out += &columns(&[what, " points", " lose over 5 %", " of all"], &cells.collect::<Vec<_>>());
    out.push('\n');
    percent(total)
}
