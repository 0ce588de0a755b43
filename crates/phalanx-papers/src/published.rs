//! What the papers printed.

use phalanx_kernels::kernel::{Kernel, Op};

use crate::{families, gost};
use crate::families;
#[cfg(target_arch = "x86_64")]
use crate::kalyna_shuffles;
#[cfg(feature = "leaky")]
use crate::kalyna_tables;

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
    /// 10^6 bits per second.
    MegabitsPerSecond(f64),
    /// 10^6 bytes per second, on each of the machines of the paper.
    MegabytesPerSecond(&'static [f64]),
    /// Faster than the code that the paper begins with, by so many percent.
    PercentFaster(f64),
}

impl Published {
    /// The row; none if this build lacks it.
    pub fn kernel(&self) -> Option<&'static Kernel> {
        let mut kernels =
            families().iter().filter(|family| family.name == self.cipher).flat_map(|family| family.kernels);
        let ends = |kernel: &&Kernel| kernel.symbol.split_once("papers_").is_some_and(|(_, rest)| rest == self.symbol);
        kernels.find(ends)
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
#[cfg(any(feature = "leaky", target_arch = "x86_64"))]
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
    Published { table, row, cipher, ways, op, mode: "ecb", keys: 1, bytes: None, figure, symbol }
}

/// Everything that the papers printed, table by table.
pub fn published() -> impl Iterator<Item = &'static Published> {
    const TABLES: &[&[Published]] = &[gost::PUBLISHED];
    TABLES.iter().copied().flatten()
}

#[cfg(test)]
    static TABLES: &[&[Published]] = &[
        #[cfg(feature = "leaky")]
        kalyna_tables::PUBLISHED,
        #[cfg(target_arch = "x86_64")]
        kalyna_shuffles::PUBLISHED,
    ];
    TABLES.iter().copied().flatten()
}

#[cfg(all(test, feature = "leaky", target_arch = "x86_64"))]
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
                assert_eq!((kernel.op, kernel.width), (published.op, published.ways), "{published:?}");
        for p in published() {
            let kernel = p.kernel().unwrap_or_else(|| panic!("{} has no row {}", p.cipher, p.symbol));
            assert_eq!((kernel.op, kernel.width), (p.op, p.ways), "{}", p.symbol);
        }
    }

    #[test]
    fn every_row_is_of_a_paper() {
        for family in families().iter().filter(|family| published().any(|p| p.cipher == family.name)) {
            for kernel in family.kernels.iter().filter(|k| !matches!(k.op, Op::Prepare | Op::Place)) {
                let names = |p: &Published| p.kernel().is_some_and(|named| named.symbol == kernel.symbol);
                assert!(published().any(names), "{kernel:?} is of no paper");
            }
        }
    }
}
