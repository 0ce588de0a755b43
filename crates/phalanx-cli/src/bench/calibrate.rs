//! Which kernel is best for how many blocks, by costs measured here; beside it the built-in table.

use phalanx::costs::Cost;
use phalanx::kernel::{Kernel, choose};
use phalanx::{Level, Op};
use phalanx_bench::{Job, Row, short_name};

use super::jobs::{Asked, Plan};
use super::show::{columns, measured};
use super::{Args, Line};
use crate::failure::Failure;

/// The numbers of blocks that are shown.
const COUNTS: [usize; 18] = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 512, 1024];

/// Batches in a call: what a kernel does once for a call shall not count.
const BATCHES: usize = 16;

/// The rows that dispatch chooses among, each by itself.
pub(super) fn candidates(job: &Job) -> Vec<&'static Kernel> {
    job.family.candidates_with(job.op, job.level, job.parameter()).collect()
}

/// The operations that are dispatched by the number of blocks.
pub(super) fn jobs(args: &Args, levels: &[Level]) -> Result<Vec<Job>, Failure> {
    let mut jobs = Vec::new();
    for family in super::jobs::chosen(args)? {
        for level in levels {
            for op in [Op::Encrypt, Op::Decrypt].into_iter().filter(|op| args.op.is_empty() || args.op.contains(op)) {
                let job = Job::new(family, op, *level, 1);
                if !candidates(&job).is_empty() {
                    jobs.push(job);
                }
            }
        }
    }
    Ok(jobs)
}

/// A job for one row, so many batches at once.
fn of_row(job: &Job, row: &'static Kernel, batches: usize) -> Job {
    Job { row: Some(row), count: batches * row.width, level: row.level, ..*job }
}

pub(super) fn asked(args: &Args, levels: &[Level]) -> Result<Vec<Asked>, Failure> {
    let mut plan = Plan::default();
    for job in jobs(args, levels)? {
        for row in candidates(&job) {
            for batches in [BATCHES, 1] {
                plan.push_once(of_row(&job, row, batches))?;
            }
        }
    }
    Ok(plan.asked)
}

/// Cycles of a batch of a row among so many, as measured.
fn cost(lines: &[Line], job: &Job, row: &'static Kernel, batches: usize) -> Option<f64> {
    let wanted = of_row(job, row, batches);
    let line = lines.iter().find(|line| line.job.as_ref().is_some_and(|there| there.is(&wanted)))?;
    let row: &Row = measured(std::slice::from_ref(line)).next()?;
    row.core_cycles.map(|cycles| cycles / batches as f64)
}

/// The kernels with their numbers of batches, in short.
pub(super) fn shown(cipher: &str, chosen: &[(&'static Kernel, usize)]) -> String {
    let part = |(kernel, batches): &(&'static Kernel, usize)| {
        let name = short_name(kernel, cipher);
        if *batches == 1 { name } else { format!("{batches} {name}") }
    };
    let mut together: Vec<(&'static Kernel, usize)> = Vec::new();
    for (kernel, batches) in chosen {
        match together.last_mut().filter(|(last, _)| core::ptr::eq(*last, *kernel)) {
            Some((_, sum)) => *sum += batches,
            None => together.push((kernel, *batches)),
        }
    }
    together.iter().map(part).collect::<Vec<_>>().join(" + ")
}

pub(super) fn table(args: &Args, levels: &[Level], lines: &[Line]) -> Result<String, Failure> {
    let mut out = String::new();
    for job in jobs(args, levels)? {
        let (rows, cipher) = (candidates(&job), job.family.name);
        let own = |row: &'static Kernel| {
            let built_in = row.costs_here();
            let [each, last] = [(BATCHES, built_in.each), (1, built_in.last)]
                .map(|(batches, built_in)| cost(lines, &job, row, batches).unwrap_or(f64::from(built_in)));
            [each, last.max(each)]
        };
        let whole = |[each, last]: [f64; 2]| Cost { each: each.round() as u32, last: last.round() as u32 };
        let cells = |row: &&'static Kernel| {
            let ([each, last], built_in) = (own(row), row.costs_here());
            vec![
                short_name(row, cipher),
                row.level.to_string(),
                row.width.to_string(),
                built_in.each.to_string(),
                format!("{each:.0}"),
                format!("{:.2}", each / f64::from(built_in.each.max(1))),
                built_in.last.to_string(),
                format!("{last:.0}"),
            ]
        };
        out += &format!("# {cipher} {} {}: cycles of a batch\n", job.op, job.level);
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
        out += &columns(&[" blocks", "built-in choice", "choice by the costs here", "saves"], &choices);
        out.push('\n');
    }
    Ok(out)
}
