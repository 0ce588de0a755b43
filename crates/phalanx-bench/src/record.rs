//! Results as they are written.

use phalanx::kernel::Op;
use phalanx_terminal::short_symbol;
use serde::{Deserialize, Serialize};

use crate::{Job, Machine, Mode, Paper, Timing, age, sheet};

/// A file of schema `phalanx-bench-1`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Always [`Record::SCHEMA`].
    pub schema: String,
    /// The machine.
    pub machine: Machine,
    /// How it was measured.
    #[serde(default)]
    pub method: Option<Method>,
    /// What was measured.
    pub results: Vec<Row>,
    /// Whole programs, on a file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub programs: Vec<Program>,
    /// What was asked for and cannot be measured.
    pub not_yet: Vec<NotYet>,
}

/// One result: the least of many samples, and the medians.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The cipher, or the field of a hash.
    pub cipher: String,
    /// `ecb` for whole blocks, `ghash` for a multiplication-accumulation, `key` for what is done once for a key; else the mode
    /// with its standard, as `gost3413-ctr`.
    pub mode: String,
    /// `encrypt`, `decrypt`, `ghash`, `schedule` or `prepare` (key forms of both directions).
    pub op: String,
    /// The level under which kernels were chosen.
    #[serde(default)]
    pub level: String,
    /// The kernels that ran, joined by ` + `.
    #[serde(default)]
    pub kernel: String,
    /// The beginnings of the hashes of their code, joined alike, with `-` for one that is no assembly. None if nobody
    /// recorded any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The library that was measured with its version, as `openssl-3.0.19`, where it is another one; the level and the
    /// kernels are then without meaning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub peer: Option<String>,
    /// The table of a paper, as `K5`, whose technique this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paper: Option<String>,
    /// The row of that table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<String>,
    /// The blocks that the technique takes at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ways: Option<usize>,
    /// The figure that the paper printed, in cycles for a byte, where it has such.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub published_cpb: Option<f64>,
    /// What the paper printed, in its own unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub published: Option<String>,
    /// Bytes in a call: of the data, in place, in the cache; of the key where the mode is `key`.
    pub bytes: usize,
    /// Keys in a call.
    pub keys: usize,
    /// Threads that shared the work.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub threads: usize,
    /// Ticks of the time-stamp counter for a byte.
    pub tsc_cpb: Option<f64>,
    /// Cycles of the core for a byte.
    pub core_cpb: Option<f64>,
    /// Billions of bytes in a second.
    pub gbps: f64,
    /// Cycles of the core for a call.
    pub core_cycles: Option<f64>,
    /// The median in place of the least.
    pub tsc_cpb_median: Option<f64>,
    /// The median in place of the least.
    pub core_cpb_median: Option<f64>,
    /// The median in place of the highest.
    pub gbps_median: f64,
    /// How much longer than the fastest pass the slowest took, each by its least, in percent.
    #[serde(default)]
    pub spread_percent: f64,
    /// Whether the clocks of the row disagree ([`mark_clocks`]); worked out, not written.
    #[serde(skip)]
    pub clocks_disagree: bool,
    /// For another library, or the technique of a paper: how many times as long as Phalanx it takes for the same, on the same
    /// buffers in the same run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ratio: Option<Ratio>,
}

/// How many times as long as something else.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ratio {
    /// Of the least times of all passes.
    pub of_least: f64,
    /// The least of the passes, each by itself.
    pub from: f64,
    /// The greatest.
    pub to: f64,
}

/// How a record was measured.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Method {
    /// How often all rows were gone through, in turn.
    pub passes: usize,
    /// Milliseconds for each row, over all passes.
    pub milliseconds: u64,
    /// Whether the data began at another offset in its page in each pass.
    pub wander: bool,
    /// What counted cycles of the core: `chain of additions`, or `perf`.
    pub core_clock: String,
    /// The median of the rows' medians above their least, in percent: what else the machine did meanwhile.
    pub noise_percent: f64,
    /// The day, as `2026-11-22`, by the clock of the machine in UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
}

/// A whole program, on a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Program {
    /// The program and what it did, as `phalanx encrypt --suite kalyna-256/256-gcm`.
    pub name: String,
    /// Its version, as it says.
    pub version: String,
    /// `encrypt` or `decrypt`.
    pub op: String,
    /// The threads that it was given; none where it was not told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threads: Option<usize>,
    /// Bytes of the file.
    pub bytes: u64,
    /// The median of seconds by the clock on the wall.
    pub wall_seconds: f64,
    /// The median of seconds of all cores, in the program itself and in the system.
    pub cpu_seconds: f64,
    /// The most memory that it had, in MiB.
    pub peak_mib: f64,
}

fn one() -> usize {
    1
}

fn is_one(n: &usize) -> bool {
    *n == 1
}

/// Something that cannot be measured yet.
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
    /// What is missing.
    pub why: String,
}

/// What could not be measured, by what is missing; names of rows in front of that are left out.
pub fn reasons<'a>(rows: impl Iterator<Item = &'a NotYet>) -> Vec<(&'a str, Vec<&'a NotYet>)> {
    let mut reasons: Vec<(&str, Vec<&NotYet>)> = Vec::new();
    for row in rows {
        let named = row.why.split_once(": ").filter(|(name, _)| Paper::of(name).is_some());
        let reason = named.map_or(row.why.as_str(), |(_, reason)| reason);
        match reasons.iter_mut().find(|(there, _)| *there == reason) {
            Some((_, rows)) => rows.push(row),
            None => reasons.push((reason, vec![row])),
        }
    }
    reasons
}

/// Why a record cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// The file follows another schema.
    #[error("the schema is `{0}` where `{expected}` is needed", expected = Record::SCHEMA)]
    Schema(String),
    /// The text is not JSON, or does not fit the schema.
    #[error("not a record: {0}")]
    Json(#[from] serde_json::Error),
    /// The text is not CSV.
    #[error("not a record: {0}")]
    Csv(#[from] csv::Error),
    /// A line above the table of a file of CSV is not `# NAME = VALUE`.
    #[error("not a record: `# {0}` is not `# NAME = VALUE`")]
    Head(String),
    /// A line of a file of CSV does not say which list it belongs to.
    #[error("not a record: line {0} is of no list")]
    Line(u64),
}

/// The schema that a text names; looked at first, since one that follows another schema had better be told so.
pub(crate) fn schema_of(text: &str) -> serde_json::Result<String> {
    #[derive(Deserialize)]
    struct Header {
        schema: String,
    }
    serde_json::from_str(text).map(|Header { schema }| schema)
}

/// How far the rate of the core that a row's two clocks imply, cycles and seconds, may be from that of the others, as a part of it.
const CLOCKS: f64 = 0.03;

/// Which of these rates are not those of the others: a calibration was disturbed.
pub(crate) fn odd_rates(rates: &[Option<f64>]) -> Vec<bool> {
    let mut known: Vec<f64> = rates.iter().flatten().copied().collect();
    known.sort_by(f64::total_cmp);
    let median = known.get(known.len() / 2).copied();
    let is_odd =
        |rate: &Option<f64>| rate.zip(median).is_some_and(|(rate, median)| (rate / median - 1.0).abs() > CLOCKS);
    rates.iter().map(is_odd).collect()
}

/// Marks those of the rows of a run whose clocks disagree: cycles for a byte times bytes in a second are the rate of the core, which should be that
/// of the others within three in a hundred.
pub fn mark_clocks(rows: &mut [&mut Row]) {
    // Fewer bytes in a second have too few digits.
    let rate = |row: &&mut Row| row.core_cpb.filter(|_| row.gbps >= 0.005).map(|cpb| cpb * row.gbps);
    let rates: Vec<Option<f64>> = rows.iter().map(rate).collect();
    for (row, odd) in rows.iter_mut().zip(odd_rates(&rates)) {
        row.clocks_disagree = odd;
    }
}

impl Record {
    /// The schema.
    pub const SCHEMA: &str = "phalanx-bench-1";

    /// A record of the given results.
    pub fn new(machine: Machine, method: Method, results: Vec<Row>, not_yet: Vec<NotYet>) -> Self {
        Self { schema: Self::SCHEMA.into(), machine, method: Some(method), results, programs: Vec::new(), not_yet }
            .marked()
    }

    fn marked(mut self) -> Self {
        mark_clocks(&mut self.results.iter_mut().collect::<Vec<_>>());
        self
    }

    /// Reads a file, JSON or CSV.
    ///
    /// # Errors
    /// If the text is neither, or does not follow the schema.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        if text.starts_with('#') {
            return sheet::read(text).map(Self::marked);
        }
        match schema_of(text)? {
            schema if schema == Self::SCHEMA => Ok(serde_json::from_str::<Self>(text)?.marked()),
            other => Err(RecordError::Schema(other)),
        }
    }

    /// Adds what another record of the same machine and build has; false, and nothing, if it is not.
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

    /// The text of a file of CSV.
    ///
    /// # Errors
    /// None are known; the writers of JSON and CSV can report some in principle.
    pub fn to_csv(&self) -> Result<String, RecordError> {
        sheet::write(self)
    }

    /// The text of a file of JSON.
    ///
    /// # Errors
    /// None are known; the JSON writer can report some in principle.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(self).map(|text| text + "\n")
    }
}

impl Row {
    /// The result of a job.
    pub fn new(job: &Job, timing: &Timing) -> Self {
        let bytes = job.bytes();
        let per_byte = |cycles: f64| round(cycles / bytes as f64);
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
                Op::Encrypt | Op::Decrypt | Op::Ghash | Op::Dot => job.keys,
                _ => job.count,
            },
            tsc_cpb: timing.least.tsc.map(per_byte),
            core_cpb: timing.least.core.map(per_byte),
            gbps: round(bytes as f64 / timing.least.nanoseconds),
            core_cycles: timing.least.core.map(f64::round),
            tsc_cpb_median: timing.median.tsc.map(per_byte),
            core_cpb_median: timing.median.core.map(per_byte),
            gbps_median: round(bytes as f64 / timing.median.nanoseconds),
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

    /// Cycles for a byte as text, or `-`; behind `~` where the clocks disagree.
    pub fn cycles_a_byte(&self, digits: usize) -> String {
        let mark = if self.clocks_disagree { "~" } else { "" };
        self.core_cpb.map_or_else(|| "-".into(), |cpb| format!("{mark}{cpb:.digits$}"))
    }

    /// The kernels in short: `avx2_x4 + avx2_x1`.
    pub fn short_kernel(&self) -> String {
        let parts: Vec<_> =
            self.kernel.split(" + ").map(|symbol| short_symbol(symbol, &self.cipher, &self.op)).collect();
        parts.join(" + ")
    }
}

/// Four digits behind the point: more than any measurement is worth.
fn round(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}
