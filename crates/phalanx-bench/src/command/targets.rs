//! `phalanx-bench targets`: checks whether this machine reaches a set of performance targets.

use std::path::PathBuf;

use phalanx::kernel::{Family, Op};
use phalanx::{Level, families};
use phalanx_bench::{Goal, Job, Key, Machine, Mode, NotYet, Row, Target, Targets, calls, modes, short_rows};
use phalanx_catalogue::all;
use phalanx_terminal::{plain, shown};

use crate::failure::Failure;
use crate::options::{Effort, Selection, family, parse_op, positive};
use crate::outputs::{self, Outputs};
use crate::plan::{Asked, Line, Outcome, Plan};
use crate::tables::{columns, heading, number};

const EXAMPLES: &str = "\
Examples:
  phalanx-bench targets tools/targets.json
  phalanx-bench targets tools/targets.json --cipher magma --op encrypt
  phalanx-bench targets tools/targets.json --level avx2 --bytes 16384

The last line counts the targets that are reached, missed, and not measurable on this machine.";

/// Compare measurements with the targets in a file
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Target file (schema phalanx-targets-2)
    file: PathBuf,
    #[command(flatten)]
    selection: Selection,
    /// Only targets for these numbers of bytes, comma-separated
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = positive())]
    bytes: Vec<usize>,
    /// Only targets for this number of keys
    #[arg(long, value_name = "N", value_parser = positive())]
    keys: Option<usize>,
    #[command(flatten)]
    effort: Effort,
    #[command(flatten)]
    outputs: Outputs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.outputs.check(std::slice::from_ref(&args.file))?;
    let levels = args.selection.levels.chosen()?;
    let targets = Targets::parse(&outputs::read(&args.file)?)
        .map_err(|error| Failure::Wrong(format!("{}: {error}", shown(&args.file))))?;
    let plan = plan(args, &targets, &levels)?;
    plan.check()?;
    let mut measured = plan.measure(&args.effort)?;
    call(&mut measured.lines, &levels);
    let table = table(&targets, &measured.machine, &measured.lines);
    measured.report(&table, Vec::new(), &args.outputs)
}

/// Whether the options select a target.
fn wanted(args: &Args, target: &Target) -> bool {
    let Selection { ciphers, levels, ops } = &args.selection;
    ciphers.includes(&target.cipher)
        && levels.includes(&target.level)
        && (ops.op.is_empty() || ops.op.iter().any(|op| op.name() == target.op))
        && (args.bytes.is_empty() || args.bytes.contains(&target.bytes))
        && args.keys.is_none_or(|keys| keys == target.keys)
}

/// Plans the selected targets.
fn plan(args: &Args, targets: &Targets, levels: &[Level]) -> Result<Plan, Failure> {
    for name in &args.selection.ciphers.cipher {
        if !targets.rows.iter().any(|target| target.cipher == *name) {
            family(name)?;
        }
    }
    let mut plan = Plan::default();
    for target in targets.rows.iter().filter(|target| wanted(args, target)) {
        plan.push_if_it_fits(of_target(target, levels));
    }
    Ok(plan)
}

/// The mode of a target. None for whole blocks.
fn mode_of(target: &Target, op: Op) -> Result<Option<&'static Mode>, &'static str> {
    let name = target.mode.strip_prefix(Target::ROWS).unwrap_or(&target.mode);
    let is = |mode: &&Mode| mode.cipher == target.cipher && mode.name == name && mode.op == op;
    if name == Target::BLOCKS {
        Ok(None)
    } else {
        modes().find(is).map(Some).ok_or("unknown mode, or both directions are the same")
    }
}

/// A target's subject, if it can be measured here: the cipher, operation, level and number of
/// blocks.
fn subject(target: &Target, levels: &[Level]) -> Result<(&'static Family, Op, Level, usize), &'static str> {
    let family = families().iter().copied().find(|f| f.name == target.cipher).ok_or("unknown cipher")?;
    let op = parse_op(&target.op).map_err(|_| "unknown operation")?;
    let level: Level = target.level.parse().map_err(|_| "unknown level")?;
    if !level.is_available() {
        return Err("this CPU does not support the level");
    }
    if !levels.contains(&level) {
        return Err("PHALANX_LEVEL does not allow the level");
    }
    if target.bytes == 0 || target.keys == 0 {
        return Err("no bytes");
    }
    let count = target.bytes.div_ceil(family.block).checked_next_multiple_of(target.keys).ok_or("too large")?;
    Job::new(family, op, level, count).buffers().map_err(|_| "too large")?;
    Ok((family, op, level, count))
}

/// The job for a target, or why it can't be measured.
fn of_target(target: &Target, levels: &[Level]) -> Asked {
    let job = || {
        let (family, op, level, count) = subject(target, levels)?;
        if !matches!(target.goal, Goal::CoreCpb(_)) {
            return Err("no single calls");
        }
        let blocks = Job::new(family, op, level, count);
        let job = match mode_of(target, op)? {
            Some(mode) if mode.has_streams() => Job { streams: target.keys, ..blocks.with_mode(mode) },
            Some(mode) => blocks.with_mode(mode),
            None => Job { keys: target.keys, ..blocks },
        };
        job.buffers().map_err(|_| "too large")?;
        if target.keys > Job::MOST_KEYS {
            return Err("too many keys");
        }
        if job.mode.is_none() && job.kernels().is_empty() {
            // We accept kernels from a lower level as long as they reach the target, which the
            // measurement will tell.
            return Err(if target.keys == 1 { "no kernel" } else { "no kernels for many keys" });
        }
        Ok(job)
    };
    let job = job().map_err(|why| NotYet {
        cipher: target.cipher.clone(),
        op: target.op.clone(),
        level: target.level.clone(),
        bytes: target.bytes,
        keys: target.keys,
        why: why.into(),
    });
    Asked { target: Some(target.clone()), ..Asked::from_result(job) }
}

/// Measures the targets that have no jobs, i.e. single calls and rows.
fn call(lines: &mut [Line], levels: &[Level]) {
    for line in lines {
        let Some(target) = line.target.as_ref().filter(|target| !matches!(target.goal, Goal::CoreCpb(_))) else {
            continue;
        };
        let measured = called(target, levels);
        match (measured, &mut line.outcome) {
            (Ok(number), outcome) => *outcome = Outcome::Called(number),
            (Err(why), Outcome::NotYet(not_yet)) => not_yet.why = why.into(),
            (Err(_), _) => {}
        }
    }
}

/// The figure for a target that is about single calls or rows.
fn called(target: &Target, levels: &[Level]) -> Result<f64, &'static str> {
    let (family, op, level, _) = subject(target, levels)?;
    let mode = mode_of(target, op)?;
    if let Goal::NsPerRow(_) = target.goal {
        let is_asked = |mode: &Mode| {
            all().iter().find(|algorithm| {
                algorithm.cipher == family.name
                    && format!("{}-{}", algorithm.standard.name(), algorithm.mode) == mode.name
            })
        };
        let algorithm = mode.and_then(is_asked).ok_or("no rows of this mode")?;
        let measured = short_rows(level, &[family.name.into()], target.bytes / ROW, ROW);
        let rows = measured.into_iter().find(|rows| rows.algorithm == algorithm.name() && rows.how.is_empty());
        return rows.map(|rows| rows.together).ok_or("no rows of this mode");
    }
    let is_asked = |other: &Mode| match mode {
        Some(mode) => mode.is(other),
        None => (other.cipher, other.op) == (family.name, op) && other.name.ends_with(Target::BLOCKS),
    };
    let measured = calls(level, target.key, is_asked, &[target.bytes]);
    let own = measured.into_iter().find(|call| call.peer.is_none()).ok_or("no single calls of this mode")?;
    own.minimum.core.ok_or("this machine does not measure cycles")
}

/// Bytes per row.
const ROW: usize = 16;

/// The tolerance for rows, which we need because times vary each time the process is started.
const TOLERANCE: f64 = 1.05;

fn table(targets: &Targets, machine: &Machine, lines: &[Line]) -> String {
    let mut out = heading(machine);
    out += &format!("# targets set on: {}\n", plain(&targets.machine));
    let (mut reached, mut missed, mut not_yet) = (0, 0, 0);
    let mut cells = Vec::new();
    for line in lines {
        let Some(target) = &line.target else { continue };
        let (measured, outcome) = match &line.outcome {
            Outcome::NotYet(row) => (None, format!("not yet: {}", row.why)),
            Outcome::Called(number) => (Some(*number), is_reached(*number, target).into()),
            Outcome::Measured(row) => (row.core_cpb, verdict(line, target, row)),
        };
        match outcome.as_str() {
            REACHED => reached += 1,
            MISSED => missed += 1,
            _ => not_yet += 1,
        }
        let digits = if matches!(target.goal, Goal::CoreCpb(_)) { 3 } else { 0 };
        cells.push(vec![
            plain(&target.cipher),
            plain(&target.mode),
            plain(&target.op),
            plain(&target.level),
            target.bytes.to_string(),
            target.keys.to_string(),
            if target.key == Key::Fresh { "fresh".into() } else { "kept".into() },
            target.goal.number().to_string(),
            target.goal.unit().into(),
            target.basis.name().into(),
            number(measured, digits),
            number(measured.map(|measured| measured / target.goal.number()), 2),
            outcome,
        ]);
    }
    let titles = [
        "cipher",
        "mode",
        "op",
        "level",
        " bytes",
        " keys",
        "key",
        " target",
        "unit",
        "basis",
        " measured",
        " ratio",
        "outcome",
    ];
    out += &columns(&titles, &cells);
    out + &format!(
        "{reached} reached (within {:.0} %), {missed} missed, {not_yet} not yet\n",
        (TOLERANCE - 1.0) * 100.0
    )
}

const REACHED: &str = "reached";
const MISSED: &str = "missed";

fn is_reached(number: f64, target: &Target) -> &'static str {
    if number <= target.goal.number() * TOLERANCE { REACHED } else { MISSED }
}

/// The verdict on a target: reached, missed, or waiting for a kernel.
fn verdict(line: &Line, target: &Target, row: &Row) -> String {
    let Some(cpb) = row.core_cpb else { return "not yet: this machine does not measure cycles".into() };
    let word = is_reached(cpb, target);
    if word == REACHED || target.mode != Target::BLOCKS {
        return word.into();
    }
    let kernels = line.job.as_ref().map(Job::kernels).unwrap_or_default();
    if kernels.iter().any(|kernel| kernel.level.name() == target.level) {
        word.into()
    } else {
        format!("not yet: no kernel at this level; {} ran", row.short_kernel())
    }
}
