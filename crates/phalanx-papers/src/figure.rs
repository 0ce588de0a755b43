//! Published figures, each in the unit that its paper uses.

use std::fmt;

use phalanx_kernels::kernel::Op;

/// A published figure and the entry that implements its technique.
#[derive(Clone, Copy, Debug)]
pub struct Published {
    /// The table or figure in the paper: `K4` to `K7`, `U1` to `U7`, `Z1` to `Z5`.
    pub table: &'static str,
    /// The technique, such as `gather, avx2, 12-bit tables`.
    pub row: &'static str,
    /// The cipher's family.
    pub cipher: &'static str,
    /// How many blocks are processed at once.
    pub ways: usize,
    /// The operation, which is either on blocks or that of the mode.
    pub op: Op,
    /// The mode: `ecb`, `cbc`, `cfb`, `ofb`.
    pub mode: &'static str,
    /// How many keys are used in turn.
    pub keys: usize,
    /// Message length in bytes. `None` if the paper measured whole batches.
    pub bytes: Option<usize>,
    /// Whether each message includes the key schedule.
    pub rekeyed: bool,
    /// The printed figure. `None` if the paper only contains a bar chart or a proposal.
    pub figure: Option<Figure>,
    /// The entry's symbol without `papers_`. `leaky` ones only exist if the feature is enabled.
    pub symbol: &'static str,
}

/// A figure in its paper's unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Figure {
    /// Cycles per byte.
    CyclesPerByte(f64),
    /// 10^6 bits per second, with the speed-up over the paper's baseline in percent.
    MegabitsPerSecond(f64, f64),
    /// 10^6 bytes per second on each of the paper's machines.
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
/// Each line contains the table, the technique, the cipher, and the first and last part of the
/// symbol. This is followed by each number of blocks processed at once, with the figures for
/// encryption and decryption in brackets, if there are any.
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
