//! The format that results are stored in.

use phalanx::kernel::Op;
use phalanx_terminal::short_symbol;
use serde::{Deserialize, Serialize};

use crate::{Job, Machine, Mode, Paper, Timing, age, sheet};

/// A file with the schema `phalanx-bench-1`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Always [`Record::SCHEMA`].
    pub schema: String,
    /// The machine.
    pub machine: Machine,
    /// How it was measured.
    #[serde(default)]
    pub method: Option<Method>,
    /// The results.
    pub results: Vec<Row>,
    /// Results for whole programs that process a file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub programs: Vec<Program>,
    /// Rows that were requested but couldn't be measured.
    pub not_yet: Vec<NotYet>,
}

/// A single result: the minimum, and the median and 90th percentile over the places of data.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The cipher, or a hash's field.
    pub cipher: String,
    /// `ecb` for whole blocks, `ghash` for a multiply-accumulate, `key` for work that is done once
    /// per key, or else the mode with its standard, such as `gost3413-ctr`.
    pub mode: String,
    /// `encrypt`, `decrypt`, `ghash`, `absorb` (everything with a hash function), `schedule` or
    /// `prepare` (key forms for both directions).
    pub op: String,
    /// The level that kernels were chosen for.
    #[serde(default)]
    pub level: String,
    /// The kernels, joined by ` + `.
    #[serde(default)]
    pub kernel: String,
    /// Prefixes of their code hashes, joined in the same way, with `-` for a kernel that has no
    /// assembly. None if they weren't recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Another library with its version, such as `openssl-3.0.19`. In this case, the level and
    /// kernels are meaningless.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub peer: Option<String>,
    /// The table in a paper that contains this technique, such as `K5`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paper: Option<String>,
    /// The row in that table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<String>,
    /// How many blocks the technique processes in parallel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ways: Option<usize>,
    /// The figure printed in the paper, if it is in cycles per byte.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub published_cpb: Option<f64>,
    /// The figure printed in the paper, in its own unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub published: Option<String>,
    /// Bytes per call, either of data, which is in place and in the cache, or of the key if the
    /// mode is `key`.
    pub bytes: usize,
    /// Keys per call.
    pub keys: usize,
    /// Number of threads.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub threads: usize,
    /// Ticks of the time-stamp counter per byte.
    pub tsc_cpb: Option<f64>,
    /// Core cycles per byte.
    pub core_cpb: Option<f64>,
    /// Gigabytes per second.
    pub gbps: f64,
    /// Core cycles per call.
    pub core_cycles: Option<f64>,
    /// The median instead of the minimum.
    pub tsc_cpb_median: Option<f64>,
    /// The median instead of the minimum.
    pub core_cpb_median: Option<f64>,
    /// The median instead of the maximum.
    pub gbps_median: f64,
    /// The 90th percentile instead of the minimum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tsc_cpb_high: Option<f64>,
    /// The 90th percentile instead of the minimum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub core_cpb_high: Option<f64>,
    /// By how many percent the minimum of the slowest pass exceeds that of the fastest.
    #[serde(default)]
    pub spread_percent: f64,
    /// Whether the row's clocks disagree ([`mark_clocks`]). This is computed rather than stored.
    #[serde(skip)]
    pub clocks_disagree: bool,
    /// For another library or a technique from a paper, its time divided by Phalanx's for the same
    /// work, on the same buffers in the same run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ratio: Option<Ratio>,
}

/// A ratio of times.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ratio {
    /// The ratio of the overall minimum times.
    pub of_least: f64,
    /// The ratio of the medians over the places of data. None in older records.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of_medians: Option<f64>,
    /// The minimum over the passes.
    pub from: f64,
    /// The maximum over the passes.
    pub to: f64,
}

/// How a record was measured.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Method {
    /// Number of passes over all rows.
    pub passes: usize,
    /// Number of processes that measured in turn, with stacks and keys elsewhere.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub processes: usize,
    /// Milliseconds that each process spent on each row, over all passes.
    pub milliseconds: u64,
    /// Whether the data started at a different offset in its page in each pass.
    pub wander: bool,
    /// Where core cycles came from: `chain of additions` or `perf`.
    pub core_clock: String,
    /// How busy the machine was: the median of how far the rows' medians of all samples exceed their
    /// minimum, in percent.
    pub noise_percent: f64,
    /// The date in UTC, such as `2026-11-22`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
}

/// A measurement of a whole program processing a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Program {
    /// The program and its arguments, such as `phalanx encrypt --suite kalyna-256/256-gcm`.
    pub name: String,
    /// Its version, as reported by the program itself.
    pub version: String,
    /// `encrypt`, `decrypt` or `hash`.
    pub op: String,
    /// Number of threads, if it was set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threads: Option<usize>,
    /// Size of the file.
    pub bytes: u64,
    /// Median wall-clock seconds.
    pub wall_seconds: f64,
    /// Median CPU seconds on all cores, both in the program and in the system.
    pub cpu_seconds: f64,
    /// Peak memory, in MiB.
    pub peak_mib: f64,
}

fn one() -> usize {
    1
}

fn is_one(n: &usize) -> bool {
    *n == 1
}

/// A row that couldn't be measured.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NotYet {
    /// The cipher.
    pub cipher: String,
    /// The operation.
    pub op: String,
    /// The level.
    #[serde(default)]
    pub level: String,
    /// Bytes of data.
    pub bytes: usize,
    /// Number of keys.
    pub keys: usize,
    /// The reason.
    pub why: String,
}

/// Rows that couldn't be measured, grouped by reason. If a reason starts with the row's name, that
/// is removed.
pub fn reasons<'a>(rows: impl Iterator<Item = &'a NotYet>) -> Vec<(&'a str, Vec<&'a NotYet>)> {
    let mut reasons: Vec<(&str, Vec<&NotYet>)> = Vec::new();
    for row in rows {
        let named = row.why.split_once(": ").filter(|(name, _)| Paper::of_table(name).is_some());
        let reason = named.map_or(row.why.as_str(), |(_, reason)| reason);
        match reasons.iter_mut().find(|(there, _)| *there == reason) {
            Some((_, rows)) => rows.push(row),
            None => reasons.push((reason, vec![row])),
        }
    }
    reasons
}

/// Why a record can't be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// The file has a different schema.
    #[error("unknown schema `{0}` (expected `{expected}`)", expected = Record::SCHEMA)]
    Schema(String),
    /// The text isn't JSON, or doesn't match the schema.
    #[error("not a record: {0}")]
    Json(#[from] serde_json::Error),
    /// The text isn't CSV.
    #[error("not a record: {0}")]
    Csv(#[from] csv::Error),
    /// A line above the CSV table isn't of the form `# NAME = VALUE`.
    #[error("not a record: invalid line `# {0}` (expected `# NAME = VALUE`)")]
    Head(String),
    /// A line in the CSV table doesn't name its list.
    #[error("not a record: line {0} does not name its list")]
    Line(u64),
}

/// The schema that a text names. We check this first so that the error message for other schemas is
/// helpful.
pub(crate) fn schema_of(text: &str) -> serde_json::Result<String> {
    #[derive(Deserialize)]
    struct Header {
        schema: String,
    }
    serde_json::from_str(text).map(|Header { schema }| schema)
}

/// A row's two clocks, cycles and seconds, imply a core frequency. This is the most it may deviate
/// from that of other rows, as a fraction.
const CLOCKS: f64 = 0.03;

/// Which of these frequencies differ from the others because a calibration was disturbed.
pub(crate) fn odd_rates(rates: &[Option<f64>]) -> Vec<bool> {
    let mut known: Vec<f64> = rates.iter().flatten().copied().collect();
    known.sort_by(f64::total_cmp);
    let median = known.get(known.len() / 2).copied();
    let is_odd =
        |rate: &Option<f64>| rate.zip(median).is_some_and(|(rate, median)| (rate / median - 1.0).abs() > CLOCKS);
    rates.iter().map(is_odd).collect()
}

/// Marks rows whose clocks disagree. Cycles per byte times bytes per second gives the core
/// frequency, which must be within 3 % of the other rows.
pub fn mark_clocks(rows: &mut [&mut Row]) {
    // Lower rates don't have enough digits.
    let rate = |row: &&mut Row| row.core_cpb.filter(|_| row.gbps >= 0.005).map(|cpb| cpb * row.gbps);
    let rates: Vec<Option<f64>> = rows.iter().map(rate).collect();
    for (row, odd) in rows.iter_mut().zip(odd_rates(&rates)) {
        row.clocks_disagree = odd;
    }
}

impl Record {
    /// The schema.
    pub const SCHEMA: &str = "phalanx-bench-1";

    /// Creates a record.
    pub fn new(machine: Machine, method: Method, results: Vec<Row>, not_yet: Vec<NotYet>) -> Self {
        Self { schema: Self::SCHEMA.into(), machine, method: Some(method), results, programs: Vec::new(), not_yet }
            .marked()
    }

    fn marked(mut self) -> Self {
        mark_clocks(&mut self.results.iter_mut().collect::<Vec<_>>());
        self
    }

    /// Parses JSON or CSV.
    ///
    /// # Errors
    /// The text is neither of the two, or doesn't match the schema.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        if text.starts_with('#') {
            return sheet::read(text).map(Self::marked);
        }
        match schema_of(text)? {
            schema if schema == Self::SCHEMA => Ok(serde_json::from_str::<Self>(text)?.marked()),
            other => Err(RecordError::Schema(other)),
        }
    }

    /// Adds the results from another record if it is for the same machine and build. Otherwise, it
    /// returns false and changes nothing.
    pub fn add(&mut self, other: Self) -> bool {
        let of = |machine: &Machine| {
            let Machine { cpu, cpu_family, rustc, phalanx, commit, release, own_costs, .. } = machine.clone();
            (cpu, cpu_family, rustc, phalanx, commit, release, own_costs)
        };
        if of(&self.machine) != of(&other.machine) {
            return false;
        }
        if let (Some(method), Some(other)) = (&mut self.method, other.method) {
            method.noise_percent = method.noise_percent.max(other.noise_percent);
        }
        self.results.extend(other.results);
        self.programs.extend(other.programs);
        self.not_yet.extend(other.not_yet);
        true
    }

    /// Formats the record as CSV.
    ///
    /// # Errors
    /// None that we know of, but in principle the JSON and CSV writers can report errors.
    pub fn to_csv(&self) -> Result<String, RecordError> {
        sheet::write(self)
    }

    /// Formats the record as JSON.
    ///
    /// # Errors
    /// None that we know of, but in principle the JSON writer can report errors.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(self).map(|text| text + "\n")
    }
}

impl Row {
    /// The result of a job.
    pub fn new(job: &Job, timing: &Timing) -> Self {
        let bytes = job.bytes();
        let per_byte = |cycles: f64| round(cycles / bytes as f64);
        let [minimum, median, high] = [timing.minimum(), timing.median(), timing.high()];
        let symbols: Vec<_> = job.kernels().iter().map(|kernel| kernel.symbol).collect();
        Self {
            cipher: job.family.name.into(),
            mode: match (job.mode, job.op) {
                (Some(mode), _) => mode.name,
                (None, Op::Encrypt | Op::Decrypt) => "ecb",
                (None, Op::Ghash | Op::Dot) => "ghash",
                (None, _) => "key",
            }
            .into(),
            op: job.op.name().into(),
            level: job.level.name().into(),
            kernel: symbols.join(" + "),
            code: age::code(&symbols),
            peer: job.mode.and_then(|mode| mode.peer).map(str::to_owned),
            bytes,
            keys: match job.op {
                _ if job.mode.is_some_and(Mode::has_streams) => job.streams,
                Op::Encrypt | Op::Decrypt | Op::Ghash | Op::Dot | Op::Absorb => job.keys,
                _ => job.count,
            },
            tsc_cpb: minimum.tsc.map(per_byte),
            core_cpb: minimum.core.map(per_byte),
            gbps: round(bytes as f64 / minimum.nanoseconds),
            core_cycles: minimum.core.map(f64::round),
            tsc_cpb_median: median.tsc.map(per_byte),
            core_cpb_median: median.core.map(per_byte),
            gbps_median: round(bytes as f64 / median.nanoseconds),
            tsc_cpb_high: high.tsc.map(per_byte),
            core_cpb_high: high.core.map(per_byte),
            spread_percent: round(timing.spread_percent()),
            clocks_disagree: false,
            paper: None,
            row: None,
            ways: None,
            published_cpb: None,
            published: None,
            threads: 1,
            ratio: None,
        }
    }

    /// Cycles per byte as text, or `-`. Prefixed with `~` if the clocks disagree.
    pub fn cycles_a_byte(&self, digits: usize) -> String {
        let mark = if self.clocks_disagree { "~" } else { "" };
        self.core_cpb.map_or_else(|| "-".into(), |cpb| format!("{mark}{cpb:.digits$}"))
    }

    /// The kernels in short form: `avx2_x4 + avx2_x1`. Kernels that several hash functions share keep
    /// the name of their family.
    pub fn short_kernel(&self) -> String {
        let short = |symbol| match short_symbol(symbol, &self.cipher, &self.op) {
            whole if whole == symbol => phalanx::costs::name(symbol),
            short => short,
        };
        let parts: Vec<_> = self.kernel.split(" + ").map(short).collect();
        parts.join(" + ")
    }
}

/// Rounds to four decimals, which is more than any measurement is accurate to.
fn round(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}
