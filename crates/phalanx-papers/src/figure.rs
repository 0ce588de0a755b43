//! A figure of a paper, in the paper's own unit.

use std::fmt;

use phalanx_kernels::kernel::Op;

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
            $crate::figure::entry($table, $row, $cipher, $ways, phalanx_kernels::kernel::Op::Encrypt, &[$($encrypt)?],
                                     concat!($symbol, "_encrypt_", $rest, "_x", $ways)),
            $crate::figure::entry($table, $row, $cipher, $ways, phalanx_kernels::kernel::Op::Decrypt, &[$($decrypt)?],
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
