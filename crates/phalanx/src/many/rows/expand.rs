//! Keys that are given as rows.

use core::ops::Range;

use phalanx_kernels::kernel::{Family, Parameter};
use phalanx_kernels::parts::Schedules;

use super::input::{Rows, RowsError};
use crate::modes::BlockCipher;
use crate::{Cipher, Error, KeyOnly, Level, Standard};

/// How many keys we expand together. They fit in the L2 cache, together with their forms.
const KEYS: usize = 256;

/// One key per row. We don't make the cipher a type parameter, so that the code for rows is only
/// compiled once.
pub(super) struct KeyRows<'a> {
    keys: Rows<'a>,
    family: &'static Family,
    parameter: Option<&'static Parameter>,
}

impl<'a> KeyRows<'a> {
    /// Checks that there is a key of the correct length for each of the `rows` rows.
    pub(super) fn new<C: BlockCipher<Standard: KeyOnly>>(keys: Rows<'a>, rows: usize) -> Result<Self, RowsError> {
        check(keys, rows, Cipher::<C::Standard>::NAME, Cipher::<C::Standard>::KEY_BYTES)?;
        let (family, parameter) = (<C::Standard as Standard>::FAMILY, <C::Standard as KeyOnly>::PARAMETER);
        Ok(Self { keys, family, parameter })
    }

    /// Returns the keys in batches that fit in the cache, together with their row numbers.
    pub(super) fn batches(&self, level: Level) -> impl Iterator<Item = (Range<usize>, Schedules)> {
        (0..self.keys.len()).step_by(KEYS).map(move |first| {
            let rows = first..self.keys.len().min(first + KEYS);
            let prefix = self.parameter.map_or(&[][..], |parameter| parameter.bytes);
            let own = rows.clone().map(|row| self.keys.row(row));
            (rows, Schedules::new(self.family, level, self.parameter, prefix, own))
        })
    }
}

fn check(keys: Rows<'_>, rows: usize, cipher: &'static str, expected: usize) -> Result<(), RowsError> {
    keys.check()?;
    if keys.len() != rows {
        return Err(RowsError::Count { what: "keys", rows, got: keys.len() });
    }
    match (0..rows).map(|row| (row, keys.row(row).len())).find(|(_, got)| *got != expected) {
        Some((row, got)) => Err(RowsError::Row { row, error: Error::KeyLength { cipher, expected, got } }),
        None => Ok(()),
    }
}
