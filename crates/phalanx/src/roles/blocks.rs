//! Single blocks.

use crate::hazmat::RawBlocks;
use crate::modes::common::Direction;
use crate::{Cipher, Error, Standard};

/// Whole blocks by themselves (ECB), which reveals equal blocks.
pub trait Blocks: Send + Sync {
    /// Encrypts or decrypts whole blocks in place.
    ///
    /// # Errors
    /// [`Error::PartialBlock`]; nothing is written then.
    fn crypt(&self, direction: Direction, blocks: &mut [u8]) -> Result<(), Error>;
}

impl<S: Standard> Blocks for Cipher<S> {
    fn crypt(&self, direction: Direction, blocks: &mut [u8]) -> Result<(), Error> {
        match direction {
            Direction::Encrypt => self.encrypt_bytes(blocks),
            Direction::Decrypt => self.decrypt_bytes(blocks),
        }
    }
}
