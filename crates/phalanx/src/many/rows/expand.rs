//! Keys that come as rows.

use alloc::boxed::Box;
use core::ops::Range;

use phalanx_kernels::parts::Engine;

use super::input::{Rows, RowsError};
use crate::modes::BlockCipher;
use crate::{Cipher, Error, KeyOnly, Level, Standard};

/// Keys that are expanded together: with their forms they stay in the second-level cache.
pub(super) const KEYS: usize = 256;

/// Whether there is a key of the right length for each of so many rows.
pub(super) fn check_keys<C: BlockCipher<Standard: KeyOnly>>(keys: Rows<'_>, rows: usize) -> Result<(), RowsError> {
    keys.check()?;
    if keys.len() != rows {
        return Err(RowsError::Count { what: "keys", rows, got: keys.len() });
    }
    let (cipher, expected) = (Cipher::<C::Standard>::NAME, Cipher::<C::Standard>::KEY_BYTES);
    match (0..rows).map(|row| (row, keys.row(row).len())).find(|(_, got)| *got != expected) {
        Some((row, got)) => Err(RowsError::Row { row, error: Error::KeyLength { cipher, expected, got } }),
        None => Ok(()),
    }
}

/// The keys of a batch.
pub(super) fn expand<C: BlockCipher<Standard: KeyOnly>>(
    keys: Rows<'_>,
    rows: Range<usize>,
    level: Level,
) -> Box<[Engine]> {
    let parameter = <C::Standard as KeyOnly>::PARAMETER;
    let prefix = parameter.map_or(&[][..], |parameter| parameter.bytes);
    Engine::batch(<C::Standard as Standard>::FAMILY, level, parameter, prefix, rows.map(|row| keys.row(row)))
}
