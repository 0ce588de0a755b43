//! Modes without a nonce.

use crate::Error;

/// Refuses a nonce, because ignoring it would let a caller believe that it matters.
pub(super) fn no_nonce(nonce: &[u8]) -> Result<(), Error> {
    if nonce.is_empty() { Ok(()) } else { Err(Error::NonceLength { expected: 0, got: nonce.len() }) }
}
