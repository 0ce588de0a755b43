//! Renders a record as a page or as charts.

mod charts;
mod tables;

pub(crate) use charts::{Curve, curves};
pub(crate) use tables::{BESIDE, beside};
pub use tables::{Faster, Standing, behind, standing};

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::svg::{Picture, STYLE};
use crate::{Age, Method, Record, Row};

/// If noise exceeds this many percent, a page shows a warning.
const NOISY: f64 = 5.0;

/// A record's charts, as unique file names and their SVG.
pub fn charts(record: &Record) -> Vec<(String, String)> {
    let view = View::new(record);
    let mut files: Vec<(String, String)> = Vec::new();
    for (name, picture) in view.charts().into_iter().flat_map(|(_, pictures)| pictures) {
        let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
        let name: String = name.chars().map(plain).collect();
        let mut names = (1..).map(|n| if n == 1 { format!("{name}.svg") } else { format!("{name}-{n}.svg") });
        let new = names.find(|name| files.iter().all(|(there, _)| there != name));
        files.extend(new.map(|name| (name, picture.file())));
    }
    files
}

/// A record as a self-contained page with no scripts.
pub fn html(record: &Record) -> String {
    let view = View { widths: [charts::PAGE; 2], ..View::new(record) };
    let charts = view.charts().into_iter().map(|(part, pictures)| (part, view.figures(part, &pictures)));
    let all: Vec<(Part, Markup)> = charts.chain(view.tables()).collect();
    let parts = distinct(all.iter().map(|(part, _)| *part));
    let title = format!("Phalanx {} on {}", record.machine.phalanx, record.machine.cpu);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(include_str!("report.css"))) (PreEscaped(STYLE)) }
            }
            body {
                header {
                    h1 { (title) }
                    (warnings(record))
                    @if parts.is_empty() { p.empty { "This record contains no results because nothing was measured." } }
                    @else { nav { ul { @for part in &parts { li { a href={ "#" (part.id) } { (part.title) } } } } } }
                    (facts(record))
                }
                main {
                    @for part in &parts {
                        section id=(part.id) {
                            h2 { (part.title) }
                            @for (_, body) in all.iter().filter(|(of, _)| of == part) { (body) }
                        }
                    }
                }
            }
        }
    };
    page.into_string() + "\n"
}

/// A section of the page.
#[derive(Clone, Copy, PartialEq)]
struct Part {
    id: &'static str,
    title: &'static str,
}

/// The section that contains both charts and a table.
const PROGRAMS: Part = Part { id: "programs", title: "Complete programs" };

/// A record, and the clock used for comparisons.
struct View<'a> {
    record: &'a Record,
    clock: Clock,
    /// The width of a single chart, and of one of several.
    widths: [f64; 2],
}

/// The clock for comparing rows, which is the best one that the machine supports.
#[derive(Clone, Copy, PartialEq)]
enum Clock {
    Core,
    Tsc,
    Wall,
}

impl Clock {
    /// A row's value, if it was measured and can be drawn.
    fn value(self, row: &Row) -> Option<f64> {
        let value = match self {
            Self::Core => row.core_cpb,
            Self::Tsc => row.tsc_cpb,
            Self::Wall => Some(row.gbps),
        };
        value.filter(|value| value.is_finite() && *value > 0.0)
    }

    fn unit(self) -> &'static str {
        match self {
            Self::Core => "core cycles per byte",
            Self::Tsc => "TSC ticks per byte",
            Self::Wall => "GB/s",
        }
    }

    /// The same, but for a column heading.
    fn short(self) -> &'static str {
        match self {
            Self::Core => "core cpb",
            Self::Tsc => "TSC cpb",
            Self::Wall => "GB/s",
        }
    }

    /// How to read a chart.
    fn reading(self) -> &'static str {
        match self {
            Self::Core => "Core cycles per byte. Lower is better.",
            Self::Tsc => "Time-stamp counter ticks per byte. Lower is better.",
            Self::Wall => "Gigabytes per second, since this machine does not report cycles. Higher is better.",
        }
    }

    /// The time of the first divided by that of the second.
    fn ratio(self, of: f64, to: f64) -> f64 {
        if self == Self::Wall { to / of } else { of / to }
    }
}

impl<'a> View<'a> {
    fn new(record: &'a Record) -> Self {
        let clocks = [Clock::Core, Clock::Tsc];
        let told = |clock: &Clock| record.results.iter().any(|row| clock.value(row).is_some());
        let clock = clocks.into_iter().find(told).unwrap_or(Clock::Wall);
        Self { record, clock, widths: [charts::WIDE, charts::NARROW] }
    }

    /// The row with the minimum per byte. Rows whose clocks disagree only count if there are no
    /// others.
    fn best(&self, rows: impl Iterator<Item = &'a Row>) -> Option<&'a Row> {
        let order = |a: &&Row, b: &&Row| {
            a.clocks_disagree.cmp(&b.clocks_disagree).then(self.cost_of(a).total_cmp(&self.cost_of(b)))
        };
        rows.min_by(order).filter(|row| self.clock.value(row).is_some())
    }

    /// The row with the minimum per byte, even if its clocks disagree.
    fn fastest(&self, rows: impl Iterator<Item = &'a Row>) -> Option<&'a Row> {
        let known = rows.filter(|row| self.clock.value(row).is_some());
        known.min_by(|a, b| self.cost_of(a).total_cmp(&self.cost_of(b)))
    }

    fn cost_of(&self, row: &Row) -> f64 {
        self.clock.value(row).map_or(f64::INFINITY, |value| self.clock.ratio(value, 1.0))
    }

    /// Phalanx's best row for the same work. If possible, it has the same number of bytes.
    fn best_of_ours(&self, row: &Row) -> Option<&'a Row> {
        let same = |of: &Row| (of.cipher.clone(), of.mode.clone(), of.op.clone(), of.keys, of.threads);
        let (this, bytes) = (same(row), row.bytes);
        let ours = self.record.results.iter().filter(move |other| is_ours(other) && same(other) == this);
        self.best(ours.clone().filter(|other| other.bytes == bytes)).or_else(|| self.best(ours))
    }
}

/// Whether it comes from neither another library nor a paper.
fn is_ours(row: &Row) -> bool {
    row.peer.is_none() && row.paper.is_none()
}

/// Where a row comes from: a Phalanx level, another library, or a technique in a paper.
fn whose(row: &Row) -> String {
    match (&row.peer, &row.paper) {
        (Some(peer), _) => peer.clone(),
        (_, Some(paper)) => {
            let ways = row.ways.map(|ways| format!(", {ways}-way"));
            format!("{paper} {}{}", row.row.as_deref().unwrap_or_default(), ways.unwrap_or_default())
        }
        _ => row.level.clone(),
    }
}

/// Distinct values in order of appearance.
fn distinct<T: PartialEq>(values: impl Iterator<Item = T>) -> Vec<T> {
    values.fold(Vec::new(), |mut seen, value| {
        if !seen.contains(&value) {
            seen.push(value);
        }
        seen
    })
}

impl View<'_> {
    fn figures(&self, part: Part, pictures: &[(String, Picture)]) -> Markup {
        html! {
            p.lead { (self.explanation(part)) }
            div.charts {
                @for (_, picture) in pictures {
                    figure { (picture.inline()) }
                }
            }
        }
    }
}

/// Warnings about how reliable the figures are.
fn warnings(record: &Record) -> Markup {
    html! {
        @if !record.machine.release {
            p.warning role="note" { "Compiled without optimisation or with run-time checks, so these times are meaningless." }
        }
        @if let Some(noise) = noise_warning(record) {
            p.warning role="note" {
                (noise) " Treat the speeds as lower bounds, and measure again when the machine is idle."
            }
        }
    }
}

/// The sentence that warns about a noisy record.
pub fn noise_warning(record: &Record) -> Option<String> {
    let noise = record.method.as_ref().map_or(0.0, |method| method.noise_percent);
    (noise > NOISY).then(|| format!("The machine was noisy: typical samples are {noise:.1} % above the minimums."))
}

/// The machine and the method.
fn facts(record: &Record) -> Markup {
    let (machine, method) = (&record.machine, record.method.as_ref());
    let age = |age: Age| match age.is_recorded {
        true => [&[age.to_string()], &age.changed[..]].concat().join(" "),
        false => age.to_string(),
    };
    let ghz = |ghz: Option<f64>| ghz.map(|ghz| format!("{ghz:.3} GHz"));
    let pinned = if machine.pinned { "measured on one of them" } else { "thread not pinned" };
    let how = |method: &Method| {
        let Method { passes, processes, milliseconds, wander, .. } = method;
        let place = if *wander { "data at a different page offset in each pass" } else { "data at a fixed address" };
        let (minimum, total) =
            (format!("minimum of {passes} passes"), format!("with {milliseconds} ms per row in total"));
        match processes {
            1 => format!("{minimum} {total}; {place}"),
            _ => format!("{minimum} in each of {processes} processes, {total} in each; {place}"),
        }
    };
    let facts = [
        ("CPU", Some(machine.cpu.clone())),
        ("Model", machine.cpu_family.clone()),
        ("Microcode", machine.microcode.clone()),
        ("Features", Some(machine.features.join(", ")).filter(|features| !features.is_empty())),
        ("Core clock", ghz(machine.core_ghz)),
        ("Time-stamp counter", ghz(machine.tsc_ghz)),
        ("Processors", Some(format!("{}, {pinned}", machine.processors))),
        ("System", Some(machine.os.clone())),
        ("Compiler", Some(machine.rustc.clone())),
        ("Commit", machine.commit.clone()),
        ("Kernels", record.age().map(age)),
        ("Date", method.and_then(|method| method.date.clone())),
        ("Method", method.map(how)),
        ("Cycle source", method.map(|method| method.core_clock.clone())),
        ("Noise", method.map(|method| format!("typical samples are {:.1} % above the minimums", method.noise_percent))),
    ];
    html! { dl { @for (name, text) in facts { @if let Some(text) = text { dt { (name) } dd { (text) } } } } }
}
