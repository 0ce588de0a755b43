//! What is to be reached, and what is.

use std::fs;
use std::path::Path;

use phalanx::{Level, families};
use phalanx_bench::{Job, Machine, NotYet, Row, Target, Targets};

use super::jobs::{Asked, family, fits, many_keys};
use super::show::{heading, number, width};
use super::{Args, Line, Outcome, parse_op};
use crate::failure::{Failure, shown};

pub(super) fn read(path: &Path) -> Result<Targets, Failure> {
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
        && among(&args.level, |level| level.names(&target.level))
        && among(&args.op, |op| op.name() == target.op)
        && among(&args.bytes, |bytes| *bytes == target.bytes)
        && (args.keys == 1 || args.keys == target.keys)
}

/// What to measure for the targets that the options ask for.
pub(super) fn asked(args: &Args, targets: &Targets, levels: &[Level]) -> Result<Vec<Asked>, Failure> {
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
        let job = Job { keys: target.keys, ..Job::new(family, op, level, count) };
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
    Asked { target: Some(target.clone()), ..Asked::of(job) }
}

/// How much more than its target a row may take: what differs from one start of the process to the next.
const TOLERANCE: f64 = 1.05;

pub(super) fn table(targets: &Targets, machine: &Machine, lines: &[Line]) -> String {
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
