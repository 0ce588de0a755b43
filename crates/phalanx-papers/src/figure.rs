//! Published figures, each in its paper's own unit.

use std::fmt;

use phalanx_kernels::kernel::Op;

/// A published figure and the entry that implements its technique.
#[derive(Clone, Copy, Debug)]
pub struct Published {
    /// The table or figure of the paper: `K4` to `K7`, `U1` to `U7`, `Z1` to `Z5`.
    pub table: &'static str,
    /// The technique: `gather, avx2, 12-bit tables`.
    pub row: &'static str,
    /// The cipher's family.
    pub cipher: &'static str,
    /// Blocks processed at once.
    pub ways: usize,
    /// The operation: on blocks, or of the mode.
    pub op: Op,
    /// The mode: `ecb`, `cbc`, `cfb`, `ofb`.
    pub mode: &'static str,
    /// Number of keys used in turn.
    pub keys: usize,
    /// Message length in bytes. `None` if the paper measured whole batches.
    pub bytes: Option<usize>,
    /// Whether each message includes the key schedule.
    pub rekeyed: bool,
    /// The printed figure. `None` if the paper only has a bar chart or a proposal.
    pub figure: Option<Figure>,
    /// The entry's symbol without `papers_`. A `leaky` one exists only with the feature.
    pub symbol: &'static str,
}

/// A figure in the unit of its paper.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Figure {
    /// Cycles per byte.
    CyclesPerByte(f64),
    /// 10^6 bits per second, and the speed-up over the paper's baseline in percent.
    MegabitsPerSecond(f64, f64),
    /// 10^6 bytes per second on each machine of the paper.
    MegabytesPerSecond(&'static [f64]),
    /// Speed-up over the paper's baseline, in percent.
    PercentFaster(f64),
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

/// Figures for whole blocks in cycles per byte.
///
/// Each line has the table, the technique, the cipher, and the first and last part of the symbol.
/// Then, for each number of blocks at once, the figures for encryption and decryption follow in
/// brackets, if there are any.
macro_rules! cycles {
    ($($table:literal, $row:literal, $cipher:literal, $symbol:literal, $rest:literal:
       $($ways:literal [$($encrypt:literal, $decrypt:literal)?]),*;)*) => {
        &[$($(
            $crate::figure::entry($table, $row, $cipher, $ways, phalanx_kernels::kernel::Op::Encrypt, &[$($encrypt)?],
                                     concat!($symbol, "_encrypt_", $rest, "_x", $ways)),
            $crate::figure::entry($table, $row, $cipher, $ways, phalanx_kernels::kernel::Op::Decrypt, &[$($decrypt)?],
                                     concat!($symbol, "_decrypt_", $rest, "_x", $ways)),
        )*)*]
    };
}
pub(crate) use cycles;

/// Builds one entry of [`cycles`].
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
