//! The charts for a record.

use super::{Clock, PROGRAMS, Part, View, distinct, is_ours, whose};
use crate::axis::Axis;
use crate::hashes::HASH;
use crate::svg::{Bar, Bars, Lines, Picture};
use crate::{Program, Record, Row};

/// The width of a single chart, and of one of several, in standalone files.
pub(super) const WIDE: f64 = 760.0;
pub(super) const NARROW: f64 = 480.0;
/// The width of all charts on a page, which fits on a phone without scaling.
pub(super) const PAGE: f64 = 345.0;

const OVERVIEW: Part = Part { id: "overview", title: "Overview" };
const CIPHERS: Part = Part { id: "ciphers", title: "By cipher" };
const SIZES: Part = Part { id: "sizes", title: "By message size" };
const THREADS: Part = Part { id: "threads", title: "By number of threads" };

const LEGEND: [(&str, &str); 4] = [
    ("ours", "Phalanx"),
    ("peer", "another library"),
    ("paper", "technique from a paper, measured here"),
    ("printed", "figure printed in the paper"),
];

/// A chart and its file name.
type Named = (String, Picture);

/// Lines and their names.
type Series = Vec<(String, Vec<(f64, f64)>)>;

/// A chart with sizes on the x axis.
pub(crate) struct Curve {
    /// The cipher, the mode, the operation.
    pub(crate) name: String,
    /// The axis for the values.
    pub(crate) unit: &'static str,
    /// Lines.
    pub(crate) series: Series,
}

/// A record's curves over sizes.
pub(crate) fn curves(record: &Record) -> Vec<Curve> {
    View::new(record).over_sizes()
}

impl<'a> View<'a> {
    /// All sections that contain charts.
    pub(super) fn charts(&self) -> Vec<(Part, Vec<Named>)> {
        let parts = [
            (OVERVIEW, self.overview()),
            (CIPHERS, self.ciphers()),
            (SIZES, self.sizes()),
            (THREADS, self.threads()),
            (PROGRAMS, self.programs()),
        ];
        parts.into_iter().filter(|(_, pictures)| !pictures.is_empty()).collect()
    }

    pub(super) fn explanation(&self, part: Part) -> String {
        let blocks = "ECB encryption in place, on one thread, with one expanded key. Hash functions: a whole message.";
        let printed = match self.record.results.iter().any(|row| row.published_cpb.is_some()) {
            true => " The papers used other machines, so their printed figures are only a rough guide.",
            false => "",
        };
        let reading = self.clock.reading();
        let spread = " The thin line at the end of a bar extends to the slowest pass. Without an end stroke, that pass is off the scale. Axes with tick marks are logarithmic.";
        let spread = if self.record.results.iter().any(|row| row.spread_percent > 0.0) { spread } else { "" };
        let clocks = match self.record.results.iter().any(|row| row.clocks_disagree) {
            true => " If clocks disagree, something disturbed one of them, and the cycles are less certain.",
            false => "",
        };
        match part.id {
            "overview" => {
                format!("{blocks} {reading} Each bar shows the fastest result of its kind.{printed}{spread}{clocks}")
            }
            "ciphers" => {
                format!(
                    "{blocks} {reading} Levels are compared at the most common message size.{printed}{spread}{clocks}"
                )
            }
            "sizes" => format!(
                "The cost of a call, from a few bytes to more than fits in the caches. {reading} The size axis is logarithmic, and so is the cost axis unless it starts at zero."
            ),
            "threads" => "Gigabytes per second. Higher is better.".into(),
            _ => "Wall-clock seconds. Lower is better.".into(),
        }
    }

    /// Bulk encryption rows, or digests of a hash function, from all sources, for the most common number of bytes, then for the
    /// largest. If techniques from papers only differ in how many blocks they process in parallel,
    /// we use the fastest.
    fn bulk(&self, cipher: &str) -> Vec<&'a Row> {
        let bulk = |row: &&Row| {
            let is_bulk = is_digest(row) || row.mode == "ecb" && row.op == "encrypt";
            row.cipher == cipher && is_bulk && (row.keys, row.threads) == (1, 1)
        };
        let rows: Vec<_> =
            self.record.results.iter().filter(bulk).filter(|row| self.clock.value(row).is_some()).collect();
        let kind = |row: &'a Row| {
            let level = Some(&row.level).filter(|_| is_ours(row));
            (level, row.peer.as_ref(), row.paper.as_ref(), row.row.as_ref())
        };
        let kinds_with = |bytes| distinct(rows.iter().filter(|row| row.bytes == bytes).map(|row| kind(row))).len();
        let common = rows.iter().map(|row| row.bytes).max_by_key(|bytes| (kinds_with(*bytes), *bytes));
        let best_of = |of| {
            let rows = rows.iter().copied().filter(move |row| kind(row) == of);
            let bytes = rows.clone().map(|row| row.bytes).max_by_key(|bytes| (Some(*bytes) == common, *bytes));
            self.best(rows.filter(move |row| Some(row.bytes) == bytes))
        };
        distinct(rows.iter().map(|row| kind(row))).into_iter().filter_map(best_of).collect()
    }

    /// The bar for a row, and one for the figure printed in its paper.
    fn bars(&self, row: &Row) -> Vec<Bar> {
        let class = match (&row.peer, &row.paper) {
            (Some(_), _) => "peer",
            (_, Some(_)) => "paper",
            _ => "ours",
        };
        let bar = |label, class, value: Option<f64>| value.map(|value| Bar { label, value, class, spread: 0.0 });
        let printed = row.published_cpb.filter(|cpb| *cpb > 0.0 && cpb.is_finite() && self.clock != Clock::Wall);
        let printed = bar(format!("{} as printed", row.paper.as_deref().unwrap_or_default()), "printed", printed);
        // For GB/s, the slowest pass has the shorter bar.
        let spread = row.spread_percent / 100.0;
        let spread = if self.clock == Clock::Wall { -spread / (1.0 + spread) } else { spread };
        let mark = if row.clocks_disagree { ", clocks disagree" } else { "" };
        let this = bar(whose(row) + mark, class, self.clock.value(row)).map(|bar| Bar { spread, ..bar });
        [this, printed].into_iter().flatten().collect()
    }

    fn all_ciphers(&self) -> Vec<&'a str> {
        distinct(self.record.results.iter().map(|row| row.cipher.as_str()))
    }

    /// The best row of each kind, for each cipher and for each hash function. Others also get the
    /// benefit of the doubt if their clocks disagree.
    fn overview(&self) -> Vec<Named> {
        let group = |cipher: &str| {
            let rows = self.bulk(cipher);
            let of = |is_kind: fn(&Row) -> bool| rows.iter().copied().filter(move |row| is_kind(row));
            let best = [
                self.best(of(is_ours)),
                self.fastest(of(|row| row.peer.is_some())),
                self.fastest(of(|row| row.paper.is_some())),
            ];
            let bars: Vec<_> = best.into_iter().flatten().flat_map(|row| self.bars(row)).collect();
            (cipher.to_owned(), bars)
        };
        let (hashes, ciphers): (Vec<&str>, Vec<&str>) = self
            .all_ciphers()
            .into_iter()
            .partition(|name| self.record.results.iter().any(|row| row.cipher == *name && is_digest(row)));
        let chart = |(name, work, ciphers): (&str, &str, Vec<&str>)| {
            let groups: Vec<_> = ciphers.into_iter().map(group).filter(|(_, bars)| !bars.is_empty()).collect();
            let title = format!("{work}, {}", self.clock.unit());
            let picture = (!groups.is_empty())
                .then(|| Bars { title, width: self.widths[0], log: true, legend: &LEGEND, groups }.picture());
            Some((name.to_owned(), picture?))
        };
        [("overview", "Encryption", ciphers), ("hashes", "Hash functions", hashes)]
            .into_iter()
            .filter_map(chart)
            .collect()
    }

    /// Every level, library and technique for a cipher.
    fn ciphers(&self) -> Vec<Named> {
        let chart = |cipher: &str| {
            let bars: Vec<Bar> = self.bulk(cipher).into_iter().flat_map(|row| self.bars(row)).collect();
            let title = format!("{cipher}, {}", self.clock.unit());
            let groups = vec![(String::new(), bars)];
            (format!("cipher-{cipher}"), Bars { title, width: self.widths[1], log: true, legend: &LEGEND, groups })
        };
        let charts = self.all_ciphers().into_iter().map(chart).filter(|(_, bars)| !bars.groups[0].1.is_empty());
        charts.map(|(name, bars)| (name, bars.picture())).collect()
    }

    /// Line charts. Rows with the same `chart` share a chart, and rows with the same `line` share a
    /// line, provided that it has at least two points.
    fn curves<C: PartialEq>(
        &self,
        rows: &[&'a Row],
        chart: impl Fn(&'a Row) -> C,
        line: impl Fn(&Row) -> String,
        point: impl Fn(&Row) -> Option<(f64, f64)>,
    ) -> Vec<(C, Series)> {
        let series = |of: &C| {
            let rows = || rows.iter().filter(|row| chart(row) == *of);
            let names = distinct(rows().map(|row| line(row)));
            let points = |name: &String| {
                let mut points: Vec<_> = rows().filter(|row| line(row) == *name).filter_map(|row| point(row)).collect();
                points.sort_by(|a, b| a.0.total_cmp(&b.0));
                points.dedup_by(|a, b| a.0 == b.0);
                points
            };
            let series = names.into_iter().map(|name| (points(&name), name)).filter(|(points, _)| points.len() > 1);
            series.map(|(points, name)| (name, points)).collect::<Vec<_>>()
        };
        let charts = distinct(rows.iter().map(|row| chart(row))).into_iter().map(|of| (series(&of), of));
        charts.filter(|(series, _)| !series.is_empty()).map(|(series, of)| (of, series)).collect()
    }

    /// Costs over bytes per call.
    fn sizes(&self) -> Vec<Named> {
        let chart = |curve: Curve| {
            let points = || curve.series.iter().flat_map(|(_, points)| points);
            let x = Axis::powers("bytes in a call", 2, points().map(|point| point.0));
            let y = Axis::numbers(self.clock.unit(), false, points().map(|point| point.1));
            let name = format!("sizes-{}", curve.name.replace(", ", "-"));
            (name, Lines { title: curve.name, width: self.widths[1], x, y, series: curve.series }.picture())
        };
        self.over_sizes().into_iter().map(chart).collect()
    }

    /// Costs over bytes per call, with one chart for each cipher, mode and operation.
    fn over_sizes(&self) -> Vec<Curve> {
        let rows: Vec<_> = self.record.results.iter().filter(|row| row.threads == 1 && row.mode != "key").collect();
        let curves = self.curves(
            &rows,
            |row| (&row.cipher, &row.mode, &row.op),
            |row| if row.keys == 1 { whose(row) } else { format!("{}, {} keys", whose(row), row.keys) },
            |row| Some((row.bytes as f64, self.clock.value(row)?)).filter(|_| row.bytes > 0),
        );
        // Two points don't make a curve.
        let is_curve = |(_, series): &(_, Series)| series.iter().any(|(_, points)| points.len() > 2);
        let named = |((cipher, mode, op), series): ((&String, &String, &String), Series)| Curve {
            name: format!("{cipher}, {mode}, {op}"),
            unit: self.clock.unit(),
            series,
        };
        curves.into_iter().filter(is_curve).map(named).collect()
    }

    /// Throughput over threads.
    fn threads(&self) -> Vec<Named> {
        let rows: Vec<_> = self.record.results.iter().filter(|row| row.mode != "key").collect();
        let curves = self.curves(
            &rows,
            |row| &row.cipher,
            |row| format!("{}, {}, {}, {}", row.mode, row.op, whose(row), size(row.bytes as u64)),
            |row| {
                Some((row.threads as f64, row.gbps))
                    .filter(|_| row.threads > 0 && row.gbps > 0.0 && row.gbps.is_finite())
            },
        );
        let chart = |(cipher, series): (_, Series)| {
            let points = || series.iter().flat_map(|(_, points)| points);
            let x = Axis::powers("threads", 1, points().map(|point| point.0));
            let y = Axis::numbers("GB/s", true, points().map(|point| point.1));
            let title = format!("{cipher}, several threads");
            (format!("threads-{cipher}"), Lines { title, width: self.widths[1], x, y, series }.picture())
        };
        curves.into_iter().map(chart).collect()
    }

    /// How many seconds whole programs take.
    fn programs(&self) -> Vec<Named> {
        let programs = || {
            self.record.programs.iter().filter(|program| program.wall_seconds > 0.0 && program.wall_seconds.is_finite())
        };
        let chart = |(op, bytes): (&String, u64)| {
            let rows = programs().filter(|program| (&program.op, program.bytes) == (op, bytes));
            let bar = |program: &Program| {
                let threads = program.threads.map(|threads| match threads {
                    1 => ", 1 thread".to_owned(),
                    more => format!(", {more} threads"),
                });
                let class = if program.name.starts_with("phalanx") { "ours" } else { "peer" };
                let label = format!("{}{}", program.name, threads.unwrap_or_default());
                Bar { label, value: program.wall_seconds, class, spread: 0.0 }
            };
            let groups = vec![(String::new(), rows.map(bar).collect())];
            let title = format!("{op}, {}: seconds", size(bytes));
            let legend = [("ours", "Phalanx"), ("peer", "another program")];
            (
                format!("programs-{op}-{bytes}"),
                Bars { title, width: self.widths[0], log: false, legend: &legend, groups }.picture(),
            )
        };
        distinct(programs().map(|program| (&program.op, program.bytes))).into_iter().map(chart).collect()
    }
}

/// Whether a row is the digest of one message.
fn is_digest(row: &Row) -> bool {
    row.mode == HASH
}

/// A number of bytes in the largest unit that doesn't require a fraction.
fn size(bytes: u64) -> String {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
    let fits = units.into_iter().find(|(bits, _)| bytes > 0 && bytes.trailing_zeros() >= *bits);
    fits.map_or_else(|| format!("{bytes} bytes"), |(bits, unit)| format!("{} {unit}", bytes >> bits))
}
