//! The tables for a record.

use std::fmt;

use maud::{Markup, html};

use super::{PROGRAMS, Part, View, distinct, is_ours, whose};
use crate::{NotYet, OwnTable, Paper, Program, Record, Row, own_tables, reasons};

const PAPERS: Part = Part { id: "papers", title: "Techniques from papers" };
const PRINTED: Part = Part { id: "printed", title: "The papers' tables, with figures from this machine" };
const BEHIND: Part = Part { id: "behind", title: "Faster than Phalanx" };
const PEERS: Part = Part { id: "peers", title: "Other libraries" };
const MODES: Part = Part { id: "modes", title: "Modes" };
const KEYS: Part = Part { id: "keys", title: "Key setup" };
const ROWS: Part = Part { id: "rows", title: "All results" };
const NOT_YET: Part = Part { id: "not-yet", title: "Not measured" };

/// A column, given as its heading, whether it is numeric, and the value for a row, if any.
type Column<'a, T> = (&'a str, Kind, &'a dyn Fn(&T) -> Option<String>);

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Text,
    Number,
    /// A number that is nearly always 1.
    Count,
}
use Kind::{Count, Number, Text};

/// Shown for a missing value.
const DASH: &str = "–";

/// A scrollable table. Columns that are empty, and counts that are all 1, are left out.
fn table<T>(caption: &str, things: &[T], columns: &[Column<T>]) -> Markup {
    let rows: Vec<Vec<_>> =
        things.iter().map(|thing| columns.iter().map(|(_, _, cell)| cell(thing)).collect()).collect();
    let says = |i: usize, cell: &str| columns[i].1 != Count || cell != "1";
    let shown =
        (0..columns.len()).filter(|i| rows.iter().any(|row| row[*i].as_ref().is_some_and(|cell| says(*i, cell))));
    let shown: Vec<usize> = shown.collect();
    let class = |i: &usize| (columns[*i].1 != Text).then_some("n");
    html! {
        div.box tabindex="0" role="region" aria-label=(caption) {
            table {
                caption { (caption) }
                thead { tr { @for i in &shown { th scope="col" class=[class(i)] { (columns[*i].0) } } } }
                tbody {
                    @for row in &rows {
                        tr { @for i in &shown { td class=[class(i)] { (row[*i].as_deref().unwrap_or(DASH)) } } }
                    }
                }
            }
        }
        @if rows.iter().any(|row| shown.iter().any(|i| row[*i].is_none())) {
            p.note { (DASH) ": not printed in the paper, not measured, or not applicable." }
        }
    }
}

/// A number with this many decimals.
fn number(value: Option<f64>, digits: usize) -> Option<String> {
    value.map(|value| format!("{value:.digits$}"))
}

fn cipher(row: &&Row) -> Option<String> {
    Some(row.cipher.clone())
}

fn mode(row: &&Row) -> Option<String> {
    Some(row.mode.clone())
}

fn op(row: &&Row) -> Option<String> {
    Some(row.op.clone())
}

fn bytes(row: &&Row) -> Option<String> {
    Some(row.bytes.to_string())
}

fn keys(row: &&Row) -> Option<String> {
    Some(row.keys.to_string())
}

fn threads(row: &&Row) -> Option<String> {
    Some(row.threads.to_string())
}

fn gbps(row: &&Row) -> Option<String> {
    number(Some(row.gbps), 3)
}

fn cycles(row: &&Row) -> Option<String> {
    number(row.core_cycles, 0)
}

fn spread(row: &&Row) -> Option<String> {
    row.ratio.map(|ratio| format!("{:.2} – {:.2}", ratio.from, ratio.to))
}

impl<'a> View<'a> {
    /// All sections that contain tables.
    pub(super) fn tables(&self) -> Vec<(Part, Markup)> {
        let rows = |of: &dyn Fn(&Row) -> bool| self.record.results.iter().filter(|row| of(row)).collect::<Vec<_>>();
        let all = rows(&|_| true);
        let peers = rows(&|row| row.peer.is_some());
        let modes = rows(&|row| is_ours(row) && !["ecb", "ghash", "key"].contains(&row.mode.as_str()));
        let keys = rows(&|row| is_ours(row) && row.mode == "key");
        let papers = rows(&|row| row.paper.is_some());
        let behind = behind(self.record);
        let (programs, not_yet) = (&self.record.programs, &self.record.not_yet);
        let part = |part, there: bool, body: &dyn Fn() -> Markup| there.then(|| (part, body()));
        let parts = [
            part(PRINTED, !papers.is_empty(), &|| printed(&papers)),
            part(PAPERS, !papers.is_empty(), &|| self.papers(&papers)),
            part(PEERS, !peers.is_empty(), &|| self.peers(&peers)),
            part(BEHIND, !behind.is_empty(), &|| self.behind(&behind)),
            part(MODES, !modes.is_empty(), &|| self.modes(&modes)),
            part(KEYS, !keys.is_empty(), &|| once(&keys)),
            part(PROGRAMS, !programs.is_empty(), &|| whole(programs)),
            part(ROWS, !all.is_empty(), &|| every(&all)),
            part(NOT_YET, !not_yet.is_empty(), &|| missing(not_yet)),
        ];
        parts.into_iter().flatten().collect()
    }

    fn cost(&self, row: &Row) -> Option<String> {
        number(self.clock.value(row), 3)
    }

    fn ours(&self, row: &Row) -> Option<String> {
        self.cost(self.best_of_ours(row)?)
    }

    /// The level of Phalanx's best row, and its number of bytes if that is different.
    fn whence(&self, row: &Row) -> Option<String> {
        let ours = self.best_of_ours(row)?;
        let others = (ours.bytes != row.bytes).then(|| format!(" ({} bytes)", ours.bytes));
        Some(format!("{}{}", ours.level, others.unwrap_or_default()))
    }

    /// How many times as long a row takes as one of ours.
    fn times(&self, row: &Row, ours: Option<&Row>) -> Option<f64> {
        Some(self.clock.ratio(self.clock.value(row)?, self.clock.value(ours?)?))
    }

    /// The same for Phalanx's best row, either measured pass by pass or computed from the record.
    fn times_best(&self, row: &Row) -> Option<f64> {
        row.ratio.map(|ratio| ratio.of_least).or_else(|| self.times(row, self.best_of_ours(row)))
    }

    fn ratio(&self, row: &Row) -> Option<String> {
        number(self.times_best(row), 2)
    }

    fn papers(&self, rows: &[&Row]) -> Markup {
        let tables = distinct(rows.iter().filter_map(|row| row.paper.as_deref()));
        html! {
            p.lead {
                "Each technique as measured on this machine, next to the figure printed in its paper and Phalanx's best result for the same "
                "cipher, mode, operation and number of keys. cpb is cycles per byte. The ratio is the technique's time divided by Phalanx's. "
                "In the column \"as few blocks\", Phalanx is called with only as many blocks as the technique processes at once (only for ECB with one key)."
            }
            @for paper in tables {
                @let rows: Vec<_> = rows.iter().copied().filter(|row| row.paper.as_deref() == Some(paper)).collect();
                (table(&format!("Table {paper}"), &rows, &[
                    ("row", Text, &|row| row.row.clone()),
                    ("cipher", Text, &cipher),
                    ("blocks", Number, &|row| row.ways.map(|ways| ways.to_string())),
                    ("keys", Count, &keys),
                    ("mode", Text, &mode),
                    ("operation", Text, &op),
                    ("bytes", Number, &bytes),
                    ("printed", Text, &|row| row.published.clone()),
                    ("printed cpb", Number, &|row| number(row.published_cpb, 2)),
                    (self.clock.short(), Number, &|row| self.cost(row)),
                    ("Phalanx, same instructions", Number, &|row| self.cost(self.same_level(row)?)),
                    ("as few blocks", Number, &|row| self.cost(self.as_few(row)?)),
                    ("Phalanx at its best", Number, &|row| self.ours(row)),
                    ("at level", Text, &|row| self.whence(row)),
                    ("ratio", Number, &|row| self.ratio(row)),
                    ("spread over passes", Number, &spread),
                ]))
            }
        }
    }

    /// Phalanx with the instructions of a technique.
    fn same_level(&self, row: &Row) -> Option<&'a Row> {
        let same = |of: &Row| (of.cipher.clone(), of.mode.clone(), of.op.clone(), of.level.clone(), of.keys, of.bytes);
        self.best(self.record.results.iter().filter(|other| is_ours(other) && same(other) == same(row)))
    }

    /// Phalanx with no more blocks than a technique processes in parallel, provided that these are
    /// whole blocks.
    fn as_few(&self, row: &Row) -> Option<&'a Row> {
        let block = phalanx::families().iter().find(|family| family.name == row.cipher)?.block;
        let bytes = row.ways.filter(|_| row.mode == "ecb" && row.keys == 1)? * block;
        let same = |of: &Row| (of.cipher.clone(), of.mode.clone(), of.op.clone(), of.keys);
        self.best(
            self.record
                .results
                .iter()
                .filter(|other| is_ours(other) && other.bytes == bytes && same(other) == same(row)),
        )
    }

    fn peers(&self, rows: &[&Row]) -> Markup {
        html! {
            p.lead { "Measured in the same run, on the same buffers. The ratio is the other library's time divided by Phalanx's." }
            (table(&format!("Other libraries, in {}", self.clock.unit()), rows, &[
                ("library", Text, &|row| row.peer.clone()),
                ("cipher", Text, &cipher),
                ("mode", Text, &mode),
                ("operation", Text, &op),
                ("bytes", Number, &bytes),
                ("keys", Count, &keys),
                ("threads", Count, &threads),
                ("measured", Number, &|row| self.cost(row)),
                ("Phalanx", Number, &|row| self.ours(row)),
                ("at level", Text, &|row| self.whence(row)),
                ("ratio", Number, &|row| self.ratio(row)),
                ("spread over passes", Number, &spread),
            ]))
        }
    }

    fn behind(&self, rows: &[&Row]) -> Markup {
        html! {
            p.lead {
                "Other libraries and techniques from papers that beat Phalanx at the same work in the same run, and techniques whose printed "
                "figure beats ours. The ratio is their time divided by Phalanx's."
            }
            (table("Faster than Phalanx", rows, &[
                ("library or technique", Text, &|row| Some(whose(row))),
                ("cipher", Text, &cipher),
                ("mode", Text, &mode),
                ("operation", Text, &op),
                ("bytes", Number, &bytes),
                ("keys", Count, &keys),
                (self.clock.short(), Number, &|row| self.cost(row)),
                ("printed", Text, &|row| row.published.clone()),
                ("ratio", Number, &|row| self.ratio(row)),
            ]))
        }
    }

    fn modes(&self, rows: &[&Row]) -> Markup {
        let of_blocks = |row: &&Row| {
            let same = |of: &Row| (of.cipher.clone(), of.level.clone(), of.op.clone(), of.bytes, of.keys, of.threads);
            let blocks = |other: &&Row| is_ours(other) && other.mode == "ecb" && same(other) == same(row);
            let blocks = self.clock.value(self.record.results.iter().find(blocks)?)?;
            number(Some(self.clock.ratio(self.clock.value(row)?, blocks)), 2)
        };
        html! {
            p.lead { "The last column is the time relative to ECB at the same level, if the record contains it." }
            (table("Phalanx modes", rows, &[
                ("cipher", Text, &cipher),
                ("mode", Text, &mode),
                ("operation", Text, &op),
                ("level", Text, &|row| Some(row.level.clone())),
                ("bytes", Number, &bytes),
                ("keys", Count, &keys),
                ("threads", Count, &threads),
                (self.clock.short(), Number, &|row| self.cost(row)),
                ("cycles per call", Number, &cycles),
                ("GB/s", Number, &gbps),
                ("relative to ECB", Number, &of_blocks),
            ]))
        }
    }
}

/// Other libraries and techniques from papers that are faster than Phalanx at the same work, or
/// whose printed figure is better.
pub fn behind(record: &Record) -> Vec<&Row> {
    let is_behind = |row: &&Row| {
        let Some(ratio) = row.ratio.filter(|_| !is_ours(row)) else { return false };
        let ours = row.core_cpb.map(|cpb| cpb / ratio.of_least);
        ratio.of_least < 1.0 || row.published_cpb.zip(ours).is_some_and(|(printed, ours)| printed < ours)
    };
    record.results.iter().filter(is_behind).collect()
}

/// Some techniques, and how many of them Phalanx is faster than.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Faster {
    /// How many were compared.
    pub of: usize,
    /// How many take longer than Phalanx.
    pub count: usize,
}

impl Faster {
    fn new(times: impl Iterator<Item = Option<f64>>) -> Self {
        times.flatten().fold(Self::default(), |Self { of, count }, times| Self {
            of: of + 1,
            count: count + usize::from(times > 1.0),
        })
    }
}

impl fmt::Display for Faster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.count, self.of)
    }
}

/// Techniques from papers compared with Phalanx in three ways.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// With Phalanx's best kernel.
    pub best: Faster,
    /// With the best kernel that uses the same instructions.
    pub same_level: Faster,
    /// With a call that has only as many blocks as the technique processes at once.
    pub few_blocks: Faster,
}

/// How Phalanx compares with the techniques in a record whose table is wanted.
pub fn standing(record: &Record, is_wanted: impl Fn(&str) -> bool) -> Standing {
    let view = View::new(record);
    let rows = || record.results.iter().filter(|row| row.paper.as_deref().is_some_and(&is_wanted));
    Standing {
        best: Faster::new(rows().map(|row| view.times_best(row))),
        same_level: Faster::new(rows().map(|row| view.times(row, view.same_level(row)))),
        few_blocks: Faster::new(rows().map(|row| view.times(row, view.as_few(row)))),
    }
}

/// The headings of [`beside`]. Numbers are right-aligned.
pub(crate) const BESIDE: [&str; 11] =
    ["technique", "cipher", " blocks", " keys", "mode", "op", " bytes", " here", " same level", " few blocks", " best"];

/// The techniques in a paper's table compared with Phalanx, using the record's clock.
pub(crate) fn beside(record: &Record, table: &str) -> Vec<[String; 11]> {
    let view = View::new(record);
    let cell = |row: Option<&Row>| number(row.and_then(|row| view.clock.value(row)), 2).unwrap_or_else(|| "-".into());
    let of_table = record.results.iter().filter(|row| row.paper.as_deref() == Some(table));
    of_table
        .map(|row| {
            [
                row.row.clone().unwrap_or_default(),
                row.cipher.clone(),
                row.ways.map_or_else(String::new, |ways| ways.to_string()),
                if row.keys == 1 { String::new() } else { row.keys.to_string() },
                row.mode.clone(),
                row.op.clone(),
                row.bytes.to_string(),
                cell(Some(row)),
                cell(view.same_level(row)),
                cell(view.as_few(row)),
                cell(view.best_of_ours(row)),
            ]
        })
        .collect()
}

/// All tables, laid out as in their papers, with an extra column for this machine.
fn printed(rows: &[&Row]) -> Markup {
    let papers = distinct(rows.iter().filter_map(|row| row.paper.as_deref().and_then(Paper::of_table)));
    html! {
        @for paper in &papers {
            p.paper { strong { (paper.letter) } " " (paper.to_string()) ". Measured on " (paper.machine) "." }
        }
        p.lead {
            "Each table as printed in its paper, next to the same techniques measured on this machine, in the paper's unit. +N % is a speed-up over "
            "the paper's baseline. For those rows, we show the rate on this machine."
        }
        @for own in own_tables(rows.iter().copied()) { (owned(&own)) }
    }
}

/// A table, laid out as in its paper.
fn owned(own: &OwnTable) -> Markup {
    let used: Vec<usize> = (0..own.head.len()).filter(|i| own.rows.iter().any(|row| !row[*i].is_empty())).collect();
    let class = |i: &usize| own.head[*i].starts_with(' ').then_some("n");
    let caption = format!("Table {}, as printed and as measured here", own.table);
    html! {
        div.box tabindex="0" role="region" aria-label=(caption) {
            table {
                caption { (caption) }
                thead { tr { @for i in &used { th scope="col" class=[class(i)] { (own.head[*i].trim()) } } } }
                tbody { @for row in &own.rows { tr { @for i in &used { td class=[class(i)] { (row[*i]) } } } } }
            }
        }
        @if own.rows.iter().flatten().any(|cell| cell == "-") { p.note { "-: the paper printed no figure." } }
    }
}

/// Key schedules and key forms.
fn once(rows: &[&Row]) -> Markup {
    table(
        "Key schedules and key forms",
        rows,
        &[
            ("cipher", Text, &cipher),
            ("operation", Text, &op),
            ("level", Text, &|row| Some(row.level.clone())),
            ("keys per call", Number, &|row| Some(row.keys.to_string())),
            ("cycles per call", Number, &cycles),
        ],
    )
}

/// Whole programs.
fn whole(programs: &[Program]) -> Markup {
    table(
        "Medians of several runs on one file",
        programs,
        &[
            ("program", Text, &|program| Some(program.name.clone())),
            ("version", Text, &|program| Some(program.version.clone())),
            ("operation", Text, &|program| Some(program.op.clone())),
            ("threads", Number, &|program| program.threads.map(|threads| threads.to_string())),
            ("bytes", Number, &|program| Some(program.bytes.to_string())),
            ("wall, s", Number, &|program| number(Some(program.wall_seconds), 3)),
            ("GB/s", Number, &|program| number(Some(program.bytes as f64 / program.wall_seconds / 1e9), 3)),
            ("CPU, s", Number, &|program| number(Some(program.cpu_seconds), 3)),
            ("peak memory, MiB", Number, &|program| number(Some(program.peak_mib), 1)),
        ],
    )
}

/// All rows, exactly as measured.
fn every(rows: &[&Row]) -> Markup {
    table(
        "Minimums, medians and 90th percentiles as measured (~: cycles and GB/s disagree by more than 3 %)",
        rows,
        &[
            ("cipher", Text, &cipher),
            ("mode", Text, &mode),
            ("operation", Text, &op),
            ("level or source", Text, &|row| Some(whose(row))),
            ("bytes", Number, &bytes),
            ("keys", Count, &keys),
            ("threads", Count, &threads),
            ("core cpb", Number, &|row| row.core_cpb.map(|_| row.cycles_a_byte(3))),
            ("median", Number, &|row| number(row.core_cpb_median, 3)),
            ("90 %", Number, &|row| number(row.core_cpb_high, 3)),
            ("TSC cpb", Number, &|row| number(row.tsc_cpb, 3)),
            ("median", Number, &|row| number(row.tsc_cpb_median, 3)),
            ("90 %", Number, &|row| number(row.tsc_cpb_high, 3)),
            ("GB/s", Number, &gbps),
            ("median", Number, &|row| number(Some(row.gbps_median), 3)),
            ("spread %", Number, &|row| number(Some(row.spread_percent), 1)),
            ("cycles per call", Number, &cycles),
            ("kernels", Text, &|row| Some(row.short_kernel()).filter(|_| row.peer.is_none())),
        ],
    )
}

/// If at least this many rows have the same reason, we summarize them.
const SEVERAL: usize = 4;

/// Rows that couldn't be measured, along with the reasons.
fn missing(rows: &[NotYet]) -> Markup {
    let (many, few): (Vec<_>, Vec<_>) = reasons(rows.iter()).into_iter().partition(|(_, rows)| rows.len() >= SEVERAL);
    let few: Vec<&NotYet> = few.into_iter().flat_map(|(_, rows)| rows).collect();
    html! {
        @for (reason, rows) in &many { p { (rows.len()) " rows: " (reason) "." } }
        @if !few.is_empty() { (one_by_one(&few)) }
    }
}

fn one_by_one(rows: &[&NotYet]) -> Markup {
    table(
        "Requested but not measured",
        rows,
        &[
            ("cipher", Text, &|row| Some(row.cipher.clone())),
            ("operation", Text, &|row| Some(row.op.clone())),
            ("level", Text, &|row| Some(row.level.clone())),
            ("bytes", Number, &|row| Some(row.bytes.to_string())),
            ("keys", Number, &|row| Some(row.keys.to_string())),
            ("reason", Text, &|row| Some(row.why.clone())),
        ],
    )
}
