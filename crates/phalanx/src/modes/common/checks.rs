//! Length checks.

use crate::modes::cipher::BlockCipher;
use crate::{Error, Standard};

/// The block size in bytes.
pub(crate) const fn block<C: BlockCipher>() -> usize {
    size_of::<<C::Standard as Standard>::Block>()
}

/// Checks the length of an initialisation vector, nonce or counter.
pub(crate) fn nonce_length(expected: usize, nonce: &[u8]) -> Result<(), Error> {
    if nonce.len() == expected { Ok(()) } else { Err(Error::NonceLength { expected, got: nonce.len() }) }
}

/// Checks the length of a tag.
pub(crate) fn tag_length(least: usize, most: usize, got: usize) -> Result<(), Error> {
    if (least..=most).contains(&got) { Ok(()) } else { Err(Error::TagLength { min: least, max: most, got }) }
}

/// Checks the parameter s, the number of bytes that are used from each keystream block.
pub(crate) fn check_segment<C: BlockCipher>(segment: usize) -> Result<(), Error> {
    if segment == 0 || segment > block::<C>() {
        return Err(Error::Parameter { what: "segment", allowed: "1 byte to a block", got: segment as u64 });
    }
    Ok(())
}
