//! GOST 28147-89 and Magma.

#[cfg(bodies)]
mod bytes;
#[cfg(bodies)]
#[cfg_attr(
    not(vectors = "aarch64"),
    allow(dead_code, reason = "only used by architectures where selection is a single instruction")
)]
mod circuits;
mod entries;
mod keyed;
#[cfg(bodies)]
mod lookup;
mod magma;
mod named_sets;
mod order;
mod sboxes;
#[cfg(bodies)]
pub(crate) mod schedule;
mod sizes;
#[cfg(bodies)]
mod sliced;
#[cfg(bodies)]
mod words;

#[cfg(not(bodies))]
#[allow(unused_imports, reason = "each architecture only uses some layouts")]
use sizes::{bytes, lookup, schedule, sliced, words};

use core::fmt;

use crate::entry_macros::family;
use crate::table::Plans;

pub use keyed::{Gost28147, Gost28147_89, RunTime};
pub use magma::{Magma, Magma2015};
pub use named_sets::*;
pub use sboxes::{NAMED_SETS, NamedSet};

/// The plans for every named set.
static NAMED_PLANS: [Plans; NAMED_SETS.len()] = [const { Plans::new() }; NAMED_SETS.len()];

family! {
    schedule: form "key";
    block: 8, key: schedule::bytes(MAGMA), schedule: schedule::bytes(MAGMA);
    pub(crate) static GOST28147 = gost28147: "gost28147", sets: NAMED_PLANS {
        pub(crate) const MAGMA: bool = false;
    }
    pub(crate) static MAGMA = magma: "magma" {
        pub(crate) const MAGMA: bool = true;
        pub(crate) type Set = Tc26Z;
    }
}

/// The eight S-boxes of GOST 28147-89, each with sixteen 4-bit entries.
///
/// Row 0, which RFC 4357 calls K1 or pi1, applies to the least significant nibble. Rows don't have
/// to be permutations, since the cipher is invertible no matter what they contain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sbox {
    rows: [[u8; 16]; 8],
}

impl Sbox {
    /// Parses eight groups of sixteen hexadecimal digits.
    const fn from_hex(text: &str) -> Self {
        let (text, mut rows, mut at, mut n) = (text.as_bytes(), [[0; 16]; 8], 0, 0);
        while at < text.len() {
            let digit = match text[at] {
                b' ' => None,
                c @ b'0'..=b'9' => Some(c - b'0'),
                c @ b'a'..=b'f' => Some(c - b'a' + 10),
                _ => panic!("not a hexadecimal digit"),
            };
            if let Some(digit) = digit {
                rows[n / 16][n % 16] = digit;
                n += 1;
            }
            at += 1;
        }
        assert!(n == 128, "expected eight rows of sixteen digits");
        Self { rows }
    }

    /// Creates an S-box from eight rows. The first applies to the least significant nibble.
    ///
    /// # Errors
    ///
    /// Fails if an entry is not a nibble.
    pub fn from_rows(rows: [[u8; 16]; 8]) -> Result<Self, SboxError> {
        for (row, entries) in rows.iter().enumerate() {
            if let Some(entry) = entries.iter().position(|value| *value > 15) {
                return Err(SboxError::NotANibble { row, entry, value: entries[entry] });
            }
        }
        Ok(Self { rows })
    }

    /// Unpacks the octet string `eUZ` from RFC 4357, which has four bytes per entry, with one
    /// nibble for each row. Row 0 is the high nibble of the first byte.
    pub const fn from_rfc4357(packed: &[u8; 64]) -> Self {
        let (mut rows, mut i) = ([[0; 16]; 8], 0);
        while i < 64 {
            let (entry, row) = (i / 4, 2 * (i % 4));
            rows[row][entry] = packed[i] >> 4;
            rows[row + 1][entry] = packed[i] & 15;
            i += 1;
        }
        Self { rows }
    }

    /// Unpacks the compressed long-term key element (DKE) from Ukrainian certificates, which is
    /// stored row by row, with two entries per byte. The first entry is the high nibble.
    pub const fn from_dstu(packed: &[u8; 64]) -> Self {
        let (mut rows, mut i) = ([[0; 16]; 8], 0);
        while i < 64 {
            let (row, entry) = (i / 8, 2 * (i % 8));
            rows[row][entry] = packed[i] >> 4;
            rows[row][entry + 1] = packed[i] & 15;
            i += 1;
        }
        Self { rows }
    }

    /// Finds a set in [`NAMED_SETS`] by name or dotted object identifier.
    pub fn named(name_or_oid: &str) -> Option<&'static Self> {
        NamedSet::find(name_or_oid).map(|set| &set.sbox)
    }

    /// The rows. The first applies to the least significant nibble.
    pub const fn rows(&self) -> &[[u8; 16]; 8] {
        &self.rows
    }
}

impl NamedSet {
    /// Finds a set in [`NAMED_SETS`] by name or dotted object identifier.
    pub fn find(name_or_oid: &str) -> Option<&'static Self> {
        const SETS: &[NamedSet] = &NAMED_SETS;
        SETS.iter().find(|set| set.name == name_or_oid || set.oid == name_or_oid)
    }
}

/// The reason why eight rows are not a valid S-box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SboxError {
    /// An entry is larger than 15.
    NotANibble {
        /// The row, 0 to 7.
        row: usize,
        /// The entry in the row, 0 to 15.
        entry: usize,
        /// Its value.
        value: u8,
    },
}

impl core::error::Error for SboxError {}

impl fmt::Display for SboxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::NotANibble { row, entry, value } = self;
        write!(f, "entry {entry} of row {row} of the S-box is {value}, which is not below 16")
    }
}
