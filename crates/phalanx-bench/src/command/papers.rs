//! `phalanx-bench papers`: compares the techniques in the papers with their printed figures and
//! with Phalanx.

use phalanx::{Level, Op};
use phalanx_bench::{
    Job, Machine, NotYet, PAPERS, Paper, Record, Row, Standing, counterpart, our_mode, own_tables, reasons, standing,
    technique,
};
use phalanx_papers::{Figure, Published, published};

use crate::failure::Failure;
use crate::options::{Effort, Selection, Sizes, is_data};
use crate::outputs::Outputs;
use crate::plan::{Asked, Line, Outcome, Plan, rows};
use crate::tables::{self, columns, heading, number};

const EXAMPLES: &str = "\
Examples:
  phalanx-bench papers                       all tables of all papers
  phalanx-bench papers K --latex tables      the tables of paper K
  phalanx-bench papers K5 U7 --cipher kalyna-128/128
  phalanx-bench papers --techniques --cipher kuznyechik --sizes
  phalanx-bench papers --html report.html

Each table is shown twice: as the paper has it, with the speed of its techniques on this machine, and compared with Phalanx at its highest level. \
The techniques in K4, K6 and Z read tables at secret addresses, so they are only included in builds with the feature `leaky`.";

/// Examples, and the titles of the papers.
fn examples() -> String {
    let papers: String = PAPERS.iter().map(|paper| format!("\n  {}  {paper}.", paper.letter)).collect();
    format!("{EXAMPLES}\n\nPapers:{papers}")
}

/// Measure techniques from papers and compare them with their printed figures and with Phalanx
#[derive(clap::Args)]
#[command(after_help = examples())]
pub(crate) struct Args {
    /// Papers (K, U, Z) or single tables such as K5
    #[arg(value_name = "TABLE", default_value = "all", value_delimiter = ',', conflicts_with = "techniques")]
    tables: Vec<String>,
    /// Measure each technique on its own instead of producing the tables
    #[arg(long)]
    techniques: bool,
    #[command(flatten)]
    selection: Selection,
    #[command(flatten)]
    sizes: Sizes,
    #[command(flatten)]
    effort: Effort,
    #[command(flatten)]
    outputs: Outputs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if !args.techniques && !args.sizes.are_default() {
        return Err(Failure::Usage("--blocks, --bytes, --sizes: the tables have fixed sizes: add --techniques".into()));
    }
    args.outputs.check(&[])?;
    args.sizes.check()?;
    args.selection.ciphers.check()?;
    let levels = args.selection.levels.chosen()?;
    let plan = if args.techniques { plan_techniques(args, &levels)? } else { plan_tables(args, &levels)? };
    plan.check()?;
    let measured = plan.measure(&args.effort)?;
    let table = if args.techniques {
        tables::table(&measured.machine, &measured.lines, false)
    } else {
        table(&levels, &measured.machine, &measured.lines)
    };
    measured.report(&table, Vec::new(), &args.outputs)
}

/// Plans every technique, kernel by kernel.
fn plan_techniques(args: &Args, levels: &[Level]) -> Result<Plan, Failure> {
    let mut plan = Plan::default();
    for family in phalanx_papers::families().iter().filter(|family| args.selection.ciphers.includes(family.name)) {
        for row in family.kernels.iter().filter(|row| args.selection.ops.includes(row.op)) {
            let counts = match row.op {
                op if is_data(op) => args.sizes.counts(family),
                // Work that is done once per key has no size.
                Op::Prepare if args.sizes.are_default() || !args.selection.ops.op.is_empty() => vec![1],
                _ => continue,
            };
            if !levels.contains(&row.level) || !row.is_available() {
                continue;
            }
            for count in counts {
                plan.push(Asked::new(Job { row: Some(row), ..Job::new(family, row.op, row.level, count) }))?;
            }
        }
    }
    Ok(plan)
}

/// The selected figures, table by table.
fn wanted(args: &Args) -> Result<Vec<&'static Published>, Failure> {
    let is = |word: &str, table: &str| {
        let word = word.to_ascii_uppercase();
        word == "ALL" || (!word.is_empty() && table.starts_with(&word))
    };
    for word in &args.tables {
        if !published().any(|figure| is(word, figure.table)) {
            let mut tables: Vec<_> = published().map(|figure| figure.table).collect();
            tables.sort();
            tables.dedup();
            return Err(Failure::Usage(format!("unknown table '{word}'; valid: all K U Z {}", tables.join(" "))));
        }
    }
    let Selection { ciphers, ops, .. } = &args.selection;
    let op = |figure: &Published| ops.op.is_empty() || ops.op.iter().any(|op| figure.op.name().starts_with(op.name()));
    let figures = published().filter(|figure| ciphers.includes(figure.cipher) && op(figure));
    let mut figures: Vec<_> = figures.filter(|figure| args.tables.iter().any(|word| is(word, figure.table))).collect();
    figures.sort_by_key(|figure| figure.table);
    Ok(figures)
}

/// The Phalanx jobs that we compare a technique with: one at the highest level, one at the
/// technique's level, and one with as many blocks as the technique processes in parallel.
struct Ours {
    best: Option<Job>,
    same: Option<Job>,
    few: Option<Job>,
}

impl Ours {
    fn new(figure: &'static Published, highest: Level) -> Self {
        let is_blocks = figure.mode == "ecb" && figure.keys == 1 && !figure.rekeyed && figure.op != Op::Schedule;
        Self {
            best: counterpart(figure, highest, None),
            same: figure.kernel().and_then(|kernel| counterpart(figure, kernel.level, None)),
            few: is_blocks.then(|| counterpart(figure, highest, Some(figure.ways))).flatten(),
        }
    }
}

fn plan_tables(args: &Args, levels: &[Level]) -> Result<Plan, Failure> {
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
        let ours = Ours::new(figure, highest);
        for job in [ours.best, ours.same, ours.few].into_iter().flatten() {
            plan.push_once(job)?;
        }
        plan.push(Asked { published: Some(figure), against: ours.best, ..Asked::from_result(job) })?;
    }
    Ok(plan)
}

/// Adds the figure to the row of its technique.
pub(crate) fn fill(row: &mut Row, figure: &Published) {
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

/// A line in a table, and whether Phalanx is faster.
struct Shown {
    cells: Vec<String>,
    /// Cycles per byte, first for Phalanx and then for the technique.
    cycles: Option<(f64, f64)>,
    /// Whether Phalanx is faster than the printed figure, if they can be compared in that unit.
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
        rows(std::slice::from_ref(lines.iter().find(is)?)).next()
    };
    let cpb = |job: Option<Job>| ours_of(job)?.core_cpb;
    let ours = Ours::new(figure, highest);
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

fn table(levels: &[Level], machine: &Machine, lines: &[Line]) -> String {
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
    let (mut behind, mut absent) = (Vec::new(), Vec::new());
    for line in lines {
        let Some(figure) = line.published else { continue };
        let Shown { cells, cycles, printed } = shown(figure, &line.outcome, lines, highest);
        if let Outcome::NotYet(row) = &line.outcome {
            absent.push(row);
        }
        if let Some((ours, theirs)) = cycles.filter(|(ours, theirs)| ours >= theirs || printed == Some(false)) {
            behind.push(format!(
                "{} {}, {} {} {}, {} blocks, {} keys: {theirs:.2} here, {} printed, {ours:.2} for Phalanx",
                figure.table, figure.row, figure.cipher, figure.mode, figure.op, figure.ways, figure.keys, cells[6]
            ));
        }
        match tables.last_mut().filter(|(table, _)| *table == figure.table) {
            Some((_, rows)) => rows.push(cells),
            None => tables.push((figure.table, vec![cells])),
        }
    }
    let mut out = heading(machine);
    let papers = lines.iter().filter_map(|line| Paper::of_table(line.published?.table));
    let mut papers: Vec<_> = papers.collect();
    papers.dedup();
    for paper in papers {
        out += &format!("#\n# {}: {paper}\n#    measured on {}\n", paper.letter, paper.machine);
        for own in own_tables(rows(lines)).iter().filter(|own| own.table.starts_with(paper.letter)) {
            let cells: Vec<Vec<String>> = own.rows.iter().map(|row| row.to_vec()).collect();
            out += &format!(
                "#\n# {}, as the paper has it, and here in its unit\n{}",
                own.table,
                columns(&own.head, &cells)
            );
        }
        for (table, rows) in tables.iter().filter(|(table, _)| table.starts_with(paper.letter)) {
            // Rows that are missing from this build are reported at the end.
            let rows: Vec<_> = rows.iter().filter(|cells| cells.len() > 8).cloned().collect();
            if !rows.is_empty() {
                out += &format!("#\n# {table}, compared with Phalanx\n{}", columns(&TITLES, &rows));
            }
        }
    }
    out += &format!(
        "#\n# `core cpb`, `MB/s`: the technique on this machine. `same level`: Phalanx with the same instructions; `Phalanx`: on {highest};\n\
         # `times`: the technique's time divided by Phalanx's. `as few blocks`: a call to Phalanx with as many blocks as the technique processes at\n\
         # once, where it processes the whole message that way. `+N %`: faster than the code that the paper starts from. `-`: the paper printed no figure.\n\
         # `faster`: faster than Phalanx on this machine, or as printed for the paper's machine, in cycles per byte.\n"
    );
    behind.iter().for_each(|row| out += &format!("  faster: {row}\n"));
    for (reason, rows) in reasons(absent.iter().copied()) {
        out += &format!("  not here: {reason} ({} rows)\n", rows.len());
    }
    let record = Record {
        schema: Record::SCHEMA.into(),
        machine: machine.clone(),
        method: None,
        results: rows(lines).cloned().collect(),
        programs: Vec::new(),
        not_yet: Vec::new(),
    };
    let Standing { best, same_level, few_blocks } = standing(&record, |_| true);
    out + &format!(
        "Phalanx is faster than {best} techniques, {same_level} with the same instructions, and {few_blocks} with as few blocks. {} are not here.\n",
        absent.len()
    )
}
