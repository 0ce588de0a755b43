//! What the papers printed.

use phalanx_kernels::kernel::{Kernel, Op};

use crate::families;

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

/// Everything that the papers printed, table by table.
pub fn published() -> impl Iterator<Item = &'static Published> {
    const TABLES: &[&[Published]] = &[
        #[cfg(feature = "leaky")]
        crate::kuznyechik_tables::PUBLISHED,
        #[cfg(target_arch = "x86_64")]
        crate::ublock_avx2::PUBLISHED,
    ];
    TABLES.iter().copied().flatten()
}
