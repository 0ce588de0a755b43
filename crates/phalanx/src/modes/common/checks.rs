//! Sizes, and whether what a caller gives has them.

use crate::modes::cipher::BlockCipher;
use crate::{Error, Standard};

/// Bytes of a block.
pub(crate) const fn block<C: BlockCipher>() -> usize {
    size_of::<<C::Standard as Standard>::Block>()
}

/// An initialisation vector, nonce or counter of so many bytes.
pub(crate) fn nonce_length(expected: usize, nonce: &[u8]) -> Result<(), Error> {
    if nonce.len() == expected { Ok(()) } else { Err(Error::NonceLength { expected, got: nonce.len() }) }
}

/// A tag of one of the lengths that a mode allows.
pub(crate) fn tag_length(least: usize, most: usize, got: usize) -> Result<(), Error> {
    if (least..=most).contains(&got) { Ok(()) } else { Err(Error::TagLength { least, most, got }) }
}

/// The parameter s: bytes of each block of gamma that are used.
pub(crate) fn check_segment<C: BlockCipher>(segment: usize) -> Result<(), Error> {
    if segment == 0 || segment > block::<C>() {
        return Err(Error::Parameter { what: "segment", allowed: "1 byte to a block", got: segment as u64 });
    }
    Ok(())
}
