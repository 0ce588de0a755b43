//! Kernel costs in core cycles, listed by symbol, with a column for each CPU generation.
//!
//! Costs are only used to rank kernels. They are per batch for encryption and decryption, per key
//! for schedules, forms and loads, and per block for hashes and sums. The last batch of a call
//! costs more because there is no next batch to overlap with it, so encryption and decryption
//! kernels have a separate cost for this batch.
//!
//! `phalanx-bench choice calibrate --write` produces these figures by measuring all kernels on the
//! CPU it runs on.

mod families;
mod own;

use core::sync::atomic::{AtomicU8, Ordering};

use self::families::FAMILIES;
pub use self::own::{CostsError, HEADER, load, loaded};

use crate::abi::{PREFIX, find};
use crate::level::Features;

#[cfg(vectors = "aarch64")]
#[rustfmt::skip]
#[path = "aarch64.rs"]
mod figures;
#[cfg(vectors = "none")]
#[rustfmt::skip]
#[path = "other.rs"]
mod figures;
#[cfg(vectors = "x86_64")]
#[rustfmt::skip]
#[path = "x86_64.rs"]
mod figures;

/// The columns of this architecture.
pub static COLUMNS: &[Column] = &figures::COLUMNS;
/// The cost of every symbol of this library in each column (see [`ESTIMATED`]), sorted by symbol.
/// Symbols don't include the library name and version.
pub static FIGURES: &[(&str, Costs)] = &of_families::<{ count(&figures::FIGURES) }>(&figures::FIGURES);
/// The cost of the last batch, for encryption and decryption kernels.
pub static LAST: &[(&str, Costs)] = &of_families::<{ count(&figures::LAST) }>(&figures::LAST);
/// For each column, the leading bytes of the hash of the code that was measured, or 0 if this is
/// unknown. This only lists kernels with at least one known hash.
pub static MEASURED_CODE: &[(&str, Costs)] =
    &of_families::<{ count(&figures::MEASURED_CODE) }>(&figures::MEASURED_CODE);
/// The name of this architecture as it appears in text.
pub const ARCHITECTURE: &str = HERE[0];
/// The file name used for this architecture, both here and in other directories that have one file
/// per architecture.
pub const FILE: &str = HERE[1];

const HERE: [&str; 2] = if cfg!(vectors = "x86_64") {
    ["x86-64", "x86_64.rs"]
} else if cfg!(vectors = "aarch64") {
    ["AArch64", "aarch64.rs"]
} else {
    ["architectures that have no file of their own", "other.rs"]
};

/// A cost in each column.
pub type Costs = [u32; figures::COLUMNS.len()];

/// The cost of kernels that aren't listed in the file, which is the maximum.
pub const NONE: Costs = [!ESTIMATED; figures::COLUMNS.len()];

/// Whether the family of a symbol is in this library.
const fn is_of_families(symbol: &str) -> bool {
    let mut i = 0;
    while i < FAMILIES.len() {
        let (family, is_here) = FAMILIES[i];
        if let Some((start, _)) = symbol.as_bytes().split_at_checked(family.len())
            && equal_text(start, family.as_bytes())
        {
            return is_here;
        }
        i += 1;
    }
    true
}

const fn equal_text(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// How many rows are about kernels of this library.
const fn count(rows: &[(&str, Costs)]) -> usize {
    let (mut i, mut count) = (0, 0);
    while i < rows.len() {
        count += is_of_families(rows[i].0) as usize;
        i += 1;
    }
    count
}

/// The rows about kernels of this library. A library of one family is smaller without the others.
const fn of_families<const N: usize>(rows: &[(&'static str, Costs)]) -> [(&'static str, Costs); N] {
    let mut chosen = [("", NONE); N];
    let (mut i, mut count) = (0, 0);
    while i < rows.len() {
        if is_of_families(rows[i].0) {
            chosen[count] = rows[i];
            count += 1;
        }
        i += 1;
    }
    chosen
}

/// The cost of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// If it is followed by another batch.
    pub each: u32,
    /// If it is the last batch of the call.
    pub last: u32,
}

/// Marks a figure that wasn't measured for this column, but is either an estimate or copied from
/// another column.
pub const ESTIMATED: u32 = 1 << 31;

/// Marks a figure as an estimate.
const fn e(cost: u32) -> u32 {
    cost | ESTIMATED
}

/// A CPU generation for which costs are known.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// The name of the generation.
    pub name: &'static str,
    /// The CPU that represents this generation.
    pub cpu: Cpu<'static>,
    /// Its features, named as in [`Features::names`].
    pub features: &'static str,
    /// How the figures were obtained.
    pub basis: Basis<'static>,
}

/// A CPU as identified by CPUID, e.g. `AuthenticAMD`, 25, 17. On other architectures, this is
/// empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cpu<'a> {
    /// The vendor.
    pub vendor: &'a str,
    /// The family, including the extended family.
    pub family: u32,
    /// The model, including the extended model.
    pub model: u32,
}

impl core::fmt::Display for Cpu<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} {} {}", self.vendor.trim(), self.family, self.model)
    }
}

/// How a column's figures were obtained.
#[derive(Clone, Copy, Debug)]
pub enum Basis<'a> {
    /// Measured on a machine.
    Measured {
        /// The machine, and anything notable about it.
        on: &'a str,
        /// The day or month.
        date: &'a str,
    },
    /// Not measured.
    Estimated {
        /// How they were estimated.
        how: &'a str,
    },
}

impl core::fmt::Display for Column {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.basis {
            Basis::Measured { on, date } => write!(f, "{}, measured on {on}, {date}", self.name),
            Basis::Estimated { how } => write!(f, "{}, estimated: {how}", self.name),
        }
    }
}

/// The user's cost for a symbol.
pub(crate) use self::own::own_cost;

/// Where the cost that dispatch uses for a kernel on this CPU comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Source {
    /// Measured by the user.
    Own,
    /// Measured on the CPU that the column represents.
    Measured,
    /// Measured on that CPU, but the code has changed since then.
    MeasuredBefore,
    /// Estimated, or copied from another column.
    Estimated,
}

impl Source {
    /// Returns where a symbol's cost comes from.
    pub fn of_symbol(symbol: &str) -> Self {
        if own_cost(symbol).is_some() {
            return Self::Own;
        }
        let each = find(FIGURES, symbol);
        let costs = [each, find(LAST, symbol).or(each)];
        let is_measured = |costs: Option<Costs>| costs.is_some_and(|costs| costs[column()] & ESTIMATED == 0);
        if !costs.into_iter().all(is_measured) {
            return Self::Estimated;
        }
        let measured = find(MEASURED_CODE, symbol).map(|code| code[column()]);
        // If a kernel is compiled from its body, we don't know its code.
        let is_same = crate::frames::code_of(symbol).is_none_or(|code| Some(code) == measured);
        if is_same { Self::Measured } else { Self::MeasuredBefore }
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Own => "PHALANX_COSTS",
            Self::Measured => "measured",
            Self::MeasuredBefore => "measured, other code",
            Self::Estimated => "estimated",
        }
    }
}

/// The cost of a batch, and the cost of the last batch. If the table has no separate cost for the
/// last batch, they are equal.
pub(crate) const fn costs_of(symbol: &str) -> [Costs; 2] {
    let Some(costs) = find(&figures::FIGURES, symbol) else { return [NONE; 2] };
    let costs = without_marks(costs);
    match find(&figures::LAST, symbol) {
        Some(last) => [costs, without_marks(last)],
        None => [costs; 2],
    }
}

const fn without_marks(mut costs: Costs) -> Costs {
    let mut i = 0;
    while i < costs.len() {
        costs[i] &= !ESTIMATED;
        i += 1;
    }
    costs
}

/// A symbol without its prefix, as it appears in the table.
pub fn name(symbol: &str) -> &str {
    symbol.strip_prefix(PREFIX).unwrap_or(symbol)
}

/// The column that applies to this CPU. This is only determined once.
pub fn column() -> usize {
    const UNKNOWN: u8 = u8::MAX;
    static CHOSEN: AtomicU8 = AtomicU8::new(UNKNOWN);
    let known = CHOSEN.load(Ordering::Relaxed);
    if known != UNKNOWN {
        return usize::from(known);
    }
    let mut vendor = [0; 12];
    let chosen = nearest(detect(&mut vendor), Features::detected());
    CHOSEN.store(chosen as u8, Ordering::Relaxed);
    chosen
}

/// The column for a CPU or, failing that, the nearest one. We look for the same vendor first, then
/// for the most features in common, then for the nearest family and model. If there's a tie, the
/// first column wins.
pub fn nearest(cpu: Cpu<'_>, features: Features) -> usize {
    nearest_of(cpu, || features.names())
}

/// Like [`nearest`], but takes feature names, which may be those of another architecture.
pub fn nearest_column(cpu: Cpu<'_>, features: &str) -> usize {
    nearest_of(cpu, || features.split_whitespace())
}

fn nearest_of<'f, I: Iterator<Item = &'f str>>(cpu: Cpu<'_>, features: impl Fn() -> I) -> usize {
    let distance = |column: &Column| {
        let theirs = || column.features.split_whitespace();
        let missing = features().filter(|name| !theirs().any(|other| other == *name)).count();
        let more = theirs().filter(|name| !features().any(|own| own == *name)).count();
        let Cpu { vendor, family, model } = column.cpu;
        let same = vendor == cpu.vendor;
        // Family and model numbers aren't comparable across vendors.
        let apart = if same { (family.abs_diff(cpu.family), model.abs_diff(cpu.model)) } else { (0, 0) };
        (column.cpu != cpu, !same, missing + more, apart)
    };
    (0..COLUMNS.len()).min_by_key(|i| distance(&COLUMNS[*i])).unwrap_or(0)
}

/// Identifies this CPU, and writes its vendor to `vendor`.
#[cfg(target_arch = "x86_64")]
pub fn detect(vendor: &mut [u8; 12]) -> Cpu<'_> {
    use core::arch::x86_64::__cpuid;
    // SAFETY: every x86-64 CPU supports CPUID with these leaves. (These functions are safe in newer
    // toolchains.)
    #[allow(unused_unsafe)]
    let (zero, one) = unsafe { (__cpuid(0), __cpuid(1).eax) };
    for (part, word) in vendor.chunks_exact_mut(4).zip([zero.ebx, zero.edx, zero.ecx]) {
        part.copy_from_slice(&word.to_le_bytes());
    }
    let base = one >> 8 & 15;
    let family = if base == 15 { base + (one >> 20 & 0xff) } else { base };
    let extended = if base == 15 || base == 6 { one >> 16 & 15 } else { 0 };
    Cpu { vendor: core::str::from_utf8(vendor).unwrap_or(""), family, model: extended << 4 | one >> 4 & 15 }
}

/// CPUs on other architectures can't be identified.
#[cfg(not(target_arch = "x86_64"))]
pub fn detect(_: &mut [u8; 12]) -> Cpu<'_> {
    Cpu { vendor: "", family: 0, model: 0 }
}
