//! What the papers printed.

mod k6;
mod z;

use std::fmt;

use phalanx_kernels::kernel::{Family, Kernel, Op};

use crate::{families, gost};
#[cfg(target_arch = "x86_64")]
use crate::{kalyna_shuffles, ublock_avx2};

/// A published figure, and the row here that is its technique.
#[derive(Clone, Copy, Debug)]
pub struct Published {
    /// The table or figure: `K4` to `K7`, `U1` to `U7`, `Z1` to `Z5`.
    pub table: &'static str,
    /// The technique: `gather, avx2, 12-bit tables`.
    pub row: &'static str,
    /// The family of the cipher.
    pub cipher: &'static str,
    /// Blocks abreast.
    pub ways: usize,
    /// The operation: on blocks, or of the mode.
    pub op: Op,
    /// The mode: `ecb`, `cbc`, `cfb`, `ofb`.
    pub mode: &'static str,
    /// How many keys take turns.
    pub keys: usize,
    /// Bytes of the message; none where the paper measured whole batches.
    pub bytes: Option<usize>,
    /// Whether the key schedule is a part of every message.
    pub rekeyed: bool,
    /// What was printed; none where the paper has bars or a proposal alone.
    pub figure: Option<Figure>,
    /// The symbol of the row behind `papers_`; a `leaky` one is there with the feature alone.
    pub symbol: &'static str,
}

/// A figure in the unit of its paper.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Figure {
    /// Cycles per byte.
    CyclesPerByte(f64),
    /// 10^6 bits per second; and faster than the code that the paper begins with, by so many percent.
    MegabitsPerSecond(f64, f64),
    /// 10^6 bytes per second, on each of the machines of the paper.
    MegabytesPerSecond(&'static [f64]),
    /// Faster than the code that the paper begins with, by so many percent.
    PercentFaster(f64),
}

impl Published {
    /// The row and its family; none if this build lacks it.
    pub fn row(&self) -> Option<(&'static Family, &'static Kernel)> {
        let families = families().iter().copied().filter(|family| family.name == self.cipher);
        let mut rows = families.flat_map(|family| family.kernels.iter().map(move |kernel| (family, kernel)));
        rows.find(|(_, kernel)| kernel.symbol.split_once("papers_").is_some_and(|(_, rest)| rest == self.symbol))
    }

    /// The row; none if this build lacks it.
    pub fn kernel(&self) -> Option<&'static Kernel> {
        self.row().map(|(_, kernel)| kernel)
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CyclesPerByte(cycles) => write!(f, "{cycles} cpb"),
            Self::MegabitsPerSecond(rate, percent) => write!(f, "{rate} Mbit/s, +{percent} %"),
            Self::MegabytesPerSecond(rates) => {
                let rates: Vec<_> = rates.iter().map(f64::to_string).collect();
                write!(f, "{} MB/s", rates.join(" / "))
            }
            Self::PercentFaster(percent) => write!(f, "+{percent} %"),
        }
    }
}

/// The figures of blocks in cycles per byte, at the end of lines of table, technique, cipher, start of the symbols, rest of the
/// symbols: for each number of blocks abreast in brackets that of encryption, and that of decryption, if there are any.
macro_rules! cycles {
    ($($table:literal, $row:literal, $cipher:literal, $symbol:literal, $rest:literal:
       $($ways:literal [$($encrypt:literal, $decrypt:literal)?]),*;)*) => {
        &[$($(
            $crate::published::entry($table, $row, $cipher, $ways, phalanx_kernels::kernel::Op::Encrypt, &[$($encrypt)?],
                                     concat!($symbol, "_encrypt_", $rest, "_x", $ways)),
            $crate::published::entry($table, $row, $cipher, $ways, phalanx_kernels::kernel::Op::Decrypt, &[$($decrypt)?],
                                     concat!($symbol, "_decrypt_", $rest, "_x", $ways)),
        )*)*]
    };
}
pub(crate) use cycles;

/// One line of [`cycles`].
pub(crate) const fn entry(
    table: &'static str,
    row: &'static str,
    cipher: &'static str,
    ways: usize,
    op: Op,
    cycles: &[f64],
    symbol: &'static str,
) -> Published {
    let figure = match cycles {
        [cycles, ..] => Some(Figure::CyclesPerByte(*cycles)),
        [] => None,
    };
    Published { table, row, cipher, ways, op, mode: "ecb", keys: 1, bytes: None, rekeyed: false, figure, symbol }
}

/// Everything that the papers printed, table by table.
pub fn published() -> impl Iterator<Item = &'static Published> {
    const TABLES: &[&[Published]] = &[
        gost::PUBLISHED,
        k6::PUBLISHED,
        #[cfg(target_arch = "x86_64")]
        kalyna_shuffles::PUBLISHED,
        #[cfg(target_arch = "x86_64")]
        ublock_avx2::PUBLISHED,
        z::PUBLISHED,
    ];
    TABLES.iter().copied().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_has_a_row() {
        for published in published() {
            let kernel = published.kernel();
            // Rows for vector registers are those of x86-64, tables those of the feature.
            let here = cfg!(target_arch = "x86_64") && (cfg!(feature = "leaky") || !published.symbol.contains("leaky"));
            assert!(kernel.is_some() || !here, "{published:?}");
            if let Some(kernel) = kernel {
                assert_eq!(kernel.width, published.ways, "{published:?}");
                // A mode may run the other direction of blocks.
                assert!(kernel.op == published.op || published.mode != "ecb", "{published:?}: {}", kernel.op);
                assert!(["ecb", "cbc", "cfb", "ofb"].contains(&published.mode), "{published:?}");
            }
        }
    }

    #[test]
    fn every_row_is_of_a_paper() {
        for kernel in families().iter().flat_map(|family| family.kernels) {
            if !matches!(kernel.op, Op::Prepare | Op::Place) {
                let named = |p: &Published| p.kernel().is_some_and(|named| named.symbol == kernel.symbol);
                assert!(published().any(named), "{kernel:?} is of no paper");
            }
        }
    }
}
