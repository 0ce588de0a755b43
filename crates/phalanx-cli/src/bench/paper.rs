//! The tables of the papers: what they printed, their techniques here, and Phalanx.

use phalanx::{Level, Op};
use phalanx_bench::{Job, Machine, NotYet, Paper, Row, counterpart, our_mode, own_tables, reasons, technique};
use phalanx_papers::{Figure, Published, published};

use super::jobs::{Asked, Plan, family};
use super::show::{columns, heading, measured, number};
use super::{Args, Line, Outcome};
use crate::failure::Failure;

/// The figures that the options ask for, table by table.
fn wanted(args: &Args) -> Result<Vec<&'static Published>, Failure> {
    args.cipher.iter().try_for_each(|name| family(name).map(drop))?;
    let is = |word: &str, table: &str| {
        let word = word.to_ascii_uppercase();
        word == "ALL" || (!word.is_empty() && table.starts_with(&word))
    };
    for word in &args.paper {
        if !published().any(|figure| is(word, figure.table)) {
            let mut tables: Vec<_> = published().map(|figure| figure.table).collect();
            tables.sort();
            tables.dedup();
            return Err(Failure::Usage(format!("unknown table '{word}'; valid: all K U Z {}", tables.join(" "))));
        }
    }
    let cipher = |figure: &Published| args.cipher.is_empty() || args.cipher.iter().any(|name| name == figure.cipher);
    let op =
        |figure: &Published| args.op.is_empty() || args.op.iter().any(|op| figure.op.name().starts_with(op.name()));
    let figures = published().filter(|figure| cipher(figure) && op(figure));
    let figures = figures.filter(|figure| args.paper.iter().any(|word| is(word, figure.table)));
    let mut figures: Vec<_> = figures.collect();
    figures.sort_by_key(|figure| figure.table);
    Ok(figures)
}

/// Ours for the same: at the highest level, at that of the technique, and for as many blocks at once as it takes.
struct Ours {
    best: Option<Job>,
    same: Option<Job>,
    few: Option<Job>,
}

impl Ours {
    fn of(figure: &'static Published, highest: Level) -> Self {
        let is_blocks = figure.mode == "ecb" && figure.keys == 1 && !figure.rekeyed && figure.op != Op::Schedule;
        Self {
            best: counterpart(figure, highest, None),
            same: figure.kernel().and_then(|kernel| counterpart(figure, kernel.level, None)),
            few: is_blocks.then(|| counterpart(figure, highest, Some(figure.ways))).flatten(),
        }
    }
}

pub(super) fn asked(args: &Args, levels: &[Level]) -> Result<Vec<Asked>, Failure> {
    let highest = levels.last().copied().unwrap_or(Level::Portable);
    let mut plan = Plan::default();
    for figure in wanted(args)? {
        let job = technique(figure).map_err(|why| NotYet {
            cipher: figure.cipher.into(),
            op: figure.op.name().into(),
            level: figure.kernel().map_or("", |kernel| kernel.level.name()).into(),
            bytes: figure.bytes.unwrap_or(0),
            keys: figure.keys,
            why: format!("{} {}: {why}", figure.table, figure.row),
        });
        let ours = Ours::of(figure, highest);
        for job in [ours.best, ours.same, ours.few].into_iter().flatten() {
            plan.push_once(job)?;
        }
        plan.push(Asked { published: Some(figure), against: ours.best, ..Asked::of(job) })?;
    }
    Ok(plan.asked)
}

/// Names the figure in the row of its technique.
pub(super) fn fill(row: &mut Row, figure: &Published) {
    row.paper = Some(figure.table.into());
    row.row = Some(figure.row.into());
    row.ways = Some(figure.ways);
    row.keys = figure.keys;
    row.published = figure.figure.map(|figure| figure.to_string());
    row.published_cpb = match figure.figure {
        Some(Figure::CyclesPerByte(cycles)) => Some(cycles),
        _ => None,
    };
    if figure.op != Op::Schedule {
        row.mode = our_mode(figure).into();
    }
}

/// A line of a table, and whether Phalanx is ahead.
struct Shown {
    cells: Vec<String>,
    /// Cycles for a byte: ours, the technique's.
    cycles: Option<(f64, f64)>,
    /// Whether ours is ahead of what was printed, in its unit, if that can be told.
    printed: Option<bool>,
}

fn shown(figure: &'static Published, outcome: &Outcome, lines: &[Line], highest: Level) -> Shown {
    let mut cells = vec![
        figure.row.to_owned(),
        figure.cipher.to_owned(),
        figure.ways.to_string(),
        if figure.keys == 1 { String::new() } else { figure.keys.to_string() },
        figure.mode.to_owned(),
        figure.op.to_string(),
        figure.figure.map_or_else(|| "-".into(), |figure| figure.to_string()),
    ];
    let Outcome::Measured(row) = outcome else {
        cells.push("not here".into());
        return Shown { cells, cycles: None, printed: None };
    };
    let ours_of = |job: Option<Job>| {
        let is =
            |line: &&Line| line.published.is_none() && line.job.zip(job).is_some_and(|(there, job)| there.is(&job));
        measured(std::slice::from_ref(lines.iter().find(is)?)).next()
    };
    let cpb = |job: Option<Job>| ours_of(job)?.core_cpb;
    let ours = Ours::of(figure, highest);
    let (best, same) = (cpb(ours.best), cpb(ours.same));
    let times = |ours: Option<f64>| number(row.core_cpb.zip(ours).map(|(theirs, ours)| theirs / ours), 2);
    cells.extend([
        number(row.core_cpb, 2),
        format!("{:.0}", row.gbps * 1000.0),
        number(same, 2),
        times(same),
        number(best, 2),
        times(best),
        ours.few.map_or_else(String::new, |few| number(cpb(Some(few)), 2)),
    ]);
    let printed = figure.figure.zip(ours_of(ours.best)).and_then(|(printed, ours)| match printed {
        Figure::CyclesPerByte(cycles) => Some(ours.core_cpb? < cycles),
        Figure::MegabitsPerSecond(rate, _) => Some(ours.gbps * 8e3 > rate),
        Figure::MegabytesPerSecond(rates) => Some(rates.iter().all(|rate| ours.gbps * 1e3 > *rate)),
        Figure::PercentFaster(_) => None,
    });
    Shown { cells, cycles: best.zip(row.core_cpb), printed }
}

pub(super) fn table(levels: &[Level], machine: &Machine, lines: &[Line]) -> String {
    const TITLES: [&str; 14] = [
        "technique",
        "cipher",
        " blocks",
        " keys",
        "mode",
        "op",
        " published",
        " core cpb",
        " MB/s",
        " same level",
        " times",
        " Phalanx",
        " times",
        " as few blocks",
    ];
    let highest = levels.last().copied().unwrap_or(Level::Portable);
    let mut tables: Vec<(&str, Vec<Vec<String>>)> = Vec::new();
    let (mut ahead, mut behind, mut absent) = (0, Vec::new(), Vec::new());
    for line in lines {
        let Some(figure) = line.published else { continue };
        let Shown { cells, cycles, printed } = shown(figure, &line.outcome, lines, highest);
        if let Outcome::NotYet(row) = &line.outcome {
            absent.push(row);
        }
        match cycles {
            Some((ours, theirs)) if ours < theirs && printed != Some(false) => ahead += 1,
            Some((ours, theirs)) => behind.push(format!(
                "{} {}, {} {} {}, {} blocks, {} keys: {ours:.2} here, {theirs:.2} the technique, {} printed",
                figure.table, figure.row, figure.cipher, figure.mode, figure.op, figure.ways, figure.keys, cells[6]
            )),
            None => {}
        }
        match tables.last_mut().filter(|(table, _)| *table == figure.table) {
            Some((_, rows)) => rows.push(cells),
            None => tables.push((figure.table, vec![cells])),
        }
    }
    let mut out = heading(machine);
    let papers = lines.iter().filter_map(|line| Paper::of(line.published?.table));
    let mut papers: Vec<_> = papers.collect();
    papers.dedup();
    for paper in papers {
        out += &format!("#\n# {}: {paper}\n#    measured on {}\n", paper.letter, paper.machine);
        for own in own_tables(measured(lines)).iter().filter(|own| own.table.starts_with(paper.letter)) {
            let rows: Vec<Vec<String>> = own.rows.iter().map(|row| row.to_vec()).collect();
            out += &format!(
                "#\n# {}, as the paper has it, and here in its unit\n{}",
                own.table,
                columns(&own.head, &rows)
            );
        }
        for (table, rows) in tables.iter().filter(|(table, _)| table.starts_with(paper.letter)) {
            // What is not in this build is said at the end.
            let rows: Vec<_> = rows.iter().filter(|cells| cells.len() > 8).cloned().collect();
            if !rows.is_empty() {
                out += &format!("#\n# {table}, beside Phalanx\n{}", columns(&TITLES, &rows));
            }
        }
    }
    out += &format!(
        "#\n# `core cpb`, `MB/s`: the technique here. `same level`: Phalanx with the same instructions; `Phalanx`: on {highest};\n\
         # `times`: as long as these the technique takes. `as few blocks`: a call of Phalanx with as many blocks as the technique takes at once,\n\
         # where the technique goes over the whole message. `+N %`: faster than the code that the paper begins with.\n\
         {ahead} rows: Phalanx is ahead of the technique, and of what was printed for another machine, in its unit (not of percentages); {} rows: not;\n\
         {} rows are not here\n",
        behind.len(),
        absent.len()
    );
    behind.iter().for_each(|row| out += &format!("  not ahead: {row}\n"));
    for (reason, rows) in reasons(absent.iter().copied()) {
        out += &format!("  not here: {reason} ({} rows)\n", rows.len());
    }
    out
}
