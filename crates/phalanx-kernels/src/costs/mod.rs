//! What kernels cost: core cycles of a batch (of a key, for schedules, forms and places; of a block, for sums), by symbol, with a column
//! for each generation of CPUs. They order kernels against each other and are nothing else.
//!
//! The files of figures are written by `phalanx bench --calibrate --write`, which measures every kernel of the CPU that it runs on.

use core::sync::atomic::{AtomicU8, Ordering};

use crate::level::Features;

#[cfg(vectors = "aarch64")]
#[path = "aarch64.rs"]
mod figures;
#[cfg(vectors = "none")]
#[path = "other.rs"]
mod figures;
#[cfg(vectors = "x86_64")]
#[path = "x86_64.rs"]
mod figures;

/// The columns of this architecture.
pub static COLUMNS: &[Column] = &figures::COLUMNS;
/// Every symbol, without the name of the library and its version, with its cost in each column (see [`ESTIMATED`]); in the order of
/// symbols.
pub static FIGURES: &[(&str, Costs)] = &figures::FIGURES;
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

/// The mark of a figure that was not measured for its column: a guess, or what another column has.
pub const ESTIMATED: u32 = 1 << 31;

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
    pub basis: Basis,
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

/// Where figures come from.
#[derive(Clone, Copy, Debug)]
pub enum Basis {
    /// Measured on a machine.
    Measured {
        /// The machine, and what is to be known about it.
        on: &'static str,
        /// The day, or the month.
        date: &'static str,
    },
    /// Not measured.
    Estimated {
        /// How they were estimated.
        how: &'static str,
    },
}

impl Column {
    /// How many of its figures are estimates.
    fn estimates(&self) -> usize {
        let column = COLUMNS.iter().position(|column| column.name == self.name);
        column.map_or(0, |column| FIGURES.iter().filter(|(_, costs)| costs[column] & ESTIMATED != 0).count())
    }
}

impl core::fmt::Display for Column {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.basis {
            Basis::Measured { on, date } => write!(f, "{}, measured on {on}, {date}", self.name)?,
            Basis::Estimated { how } => return write!(f, "{}, estimated: {how}", self.name),
        }
        match self.estimates() {
            0 => Ok(()),
            some => write!(f, " ({some} of {} figures estimated)", FIGURES.len()),
        }
    }
}

/// The costs of a symbol.
pub(crate) const fn of(symbol: &str) -> Costs {
    match find(&figures::FIGURES, symbol) {
        Some(costs) => without_marks(costs),
        None => NONE,
    }
}

/// What a table in the order of its names says of a symbol.
pub(crate) const fn find<T: Copy>(table: &[(&str, T)], symbol: &str) -> Option<T> {
    let (mut low, mut high) = (0, table.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        match order(table[middle].0, symbol) {
            0 => return Some(table[middle].1),
            1 => high = middle,
            _ => low = middle + 1,
        }
    }
    None
}

const fn without_marks(mut costs: Costs) -> Costs {
    let mut i = 0;
    while i < costs.len() {
        costs[i] &= !ESTIMATED;
        i += 1;
    }
    costs
}

/// What stands in front of every symbol.
const PREFIX: &str = crate::abi::symbol!("");

/// A symbol as the figures have it.
pub fn name(symbol: &'static str) -> &'static str {
    symbol.strip_prefix(PREFIX).unwrap_or(symbol)
}

/// Whether a name is the same as a symbol behind the prefix (0), comes behind it (1) or before it (-1).
const fn order(name: &str, symbol: &str) -> i32 {
    let (name, symbol, skip, mut i) = (name.as_bytes(), symbol.as_bytes(), PREFIX.len(), 0);
    while i < name.len() && skip + i < symbol.len() {
        if name[i] != symbol[skip + i] {
            return if name[i] > symbol[skip + i] { 1 } else { -1 };
        }
        i += 1;
    }
    (name.len() > i) as i32 - (symbol.len() > skip + i) as i32
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

/// The column that is nearest to a CPU. Of the same maker: the nearest family, then model, for these number the generations. Of another:
/// the most features in common. Where that leaves several, the first.
pub fn nearest(cpu: Cpu<'_>, features: Features) -> usize {
    let distance = |column: &Column| {
        let theirs = || column.features.split_whitespace();
        let missing = features.names().filter(|name| !theirs().any(|other| other == *name)).count();
        let more = theirs().filter(|name| !features.names().any(|own| own == *name)).count();
        if column.cpu.vendor == cpu.vendor {
            (0, column.cpu.family.abs_diff(cpu.family) as usize, column.cpu.model.abs_diff(cpu.model) as usize)
        } else {
            (1, missing + more, 0)
        }
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
