//! What kernels cost: core cycles of a batch (of a key, for forms, places, and schedules of one; of a block, for sums), by symbol, with a column
//! for each generation of CPUs. They order kernels against each other and are nothing else. A batch that is the last takes longer than
//! one that others follow, on which the CPU works meanwhile: what encrypts and decrypts has a figure for each.
//!
//! The files of figures are written by `phalanx-bench choice calibrate --write`, which measures every kernel of the CPU that it runs on.

mod own;

use core::sync::atomic::{AtomicU8, Ordering};

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
/// Every symbol, without the name of the library and its version, with its cost in each column (see [`ESTIMATED`]); in the order of
/// symbols.
pub static FIGURES: &[(&str, Costs)] = &figures::FIGURES;
/// The same for the last batch, of kernels for blocks.
pub static LAST: &[(&str, Costs)] = &figures::LAST;
/// The beginning of the hash of the code that was measured, in each column: 0 where it is not known. Only of kernels of which some column
/// knows it.
pub static MEASURED_CODE: &[(&str, Costs)] = &figures::MEASURED_CODE;
/// The name of this architecture, as prose has it.
pub const ARCHITECTURE: &str = HERE[0];
/// The file of this architecture, here and in other folders of what is known by architecture.
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

/// The costs of what the file does not have: nothing is dearer.
pub const NONE: Costs = [!ESTIMATED; figures::COLUMNS.len()];

/// What a batch of a kernel costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// If others follow.
    pub each: u32,
    /// If it is the last.
    pub last: u32,
}

/// The mark of a figure that was not measured for its column: a guess, or what another column has.
pub const ESTIMATED: u32 = 1 << 31;

/// A figure that was not measured.
const fn e(cost: u32) -> u32 {
    cost | ESTIMATED
}

/// A generation of CPUs whose costs are known.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// The name of the generation.
    pub name: &'static str,
    /// The CPU that stands for it.
    pub cpu: Cpu<'static>,
    /// Its features, as [`Features::names`] has them.
    pub features: &'static str,
    /// Where the figures come from.
    pub basis: Basis<'static>,
}

/// How CPUID names a CPU: `AuthenticAMD`, 25, 17. Other architectures have no such name, and it is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cpu<'a> {
    /// The maker.
    pub vendor: &'a str,
    /// The family, the extended one added.
    pub family: u32,
    /// The model, with its extension.
    pub model: u32,
}

impl core::fmt::Display for Cpu<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} {} {}", self.vendor.trim(), self.family, self.model)
    }
}

/// Where figures come from.
#[derive(Clone, Copy, Debug)]
pub enum Basis<'a> {
    /// Measured on a machine.
    Measured {
        /// The machine, and what is to be known about it.
        on: &'a str,
        /// The day, or the month.
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

/// What a user has measured of a symbol.
pub(crate) use self::own::of as own;

/// Where the cost of a kernel comes from that counts on this CPU.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Source {
    /// The user measured it.
    Own,
    /// It was measured on a CPU of the column.
    Measured,
    /// The same, but the code has changed since.
    MeasuredBefore,
    /// It is an estimate, or what another column has.
    Estimated,
}

impl Source {
    /// That of a symbol.
    pub fn of(symbol: &str) -> Self {
        if own(symbol).is_some() {
            return Self::Own;
        }
        let each = find(FIGURES, symbol);
        let costs = [each, find(LAST, symbol).or(each)];
        let is_measured = |costs: Option<Costs>| costs.is_some_and(|costs| costs[column()] & ESTIMATED == 0);
        if !costs.into_iter().all(is_measured) {
            return Self::Estimated;
        }
        let measured = find(MEASURED_CODE, symbol).map(|code| code[column()]);
        // Nobody knows the code of a kernel that is compiled from its body.
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

/// The costs of a symbol, and those where it is the last, which are the same for what has none of its own.
pub(crate) const fn of(symbol: &str) -> [Costs; 2] {
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

/// A symbol as the figures have it.
pub fn name(symbol: &str) -> &str {
    symbol.strip_prefix(PREFIX).unwrap_or(symbol)
}

/// The column whose costs count on this CPU, found once.
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

/// The column of a CPU, or the nearest: of the same maker, with the most features in common, then of the nearest family and model.
/// Where that leaves several, the first.
pub fn nearest(cpu: Cpu<'_>, features: Features) -> usize {
    nearest_of(cpu, || features.names())
}

/// [`nearest`], with the names of features, which need not be those of a CPU of this architecture.
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
        // Another maker's numbers mean something else.
        let apart = if same { (family.abs_diff(cpu.family), model.abs_diff(cpu.model)) } else { (0, 0) };
        (column.cpu != cpu, !same, missing + more, apart)
    };
    (0..COLUMNS.len()).min_by_key(|i| distance(&COLUMNS[*i])).unwrap_or(0)
}

/// This CPU. The name of its maker is written to `vendor`.
#[cfg(target_arch = "x86_64")]
pub fn detect(vendor: &mut [u8; 12]) -> Cpu<'_> {
    use core::arch::x86_64::__cpuid;
    // SAFETY: every x86-64 CPU has CPUID with these leaves. (The functions became safe in later toolchains.)
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

/// Nothing is known of other CPUs.
#[cfg(not(target_arch = "x86_64"))]
pub fn detect(_: &mut [u8; 12]) -> Cpu<'_> {
    Cpu { vendor: "", family: 0, model: 0 }
}
