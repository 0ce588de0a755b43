//! Single blocks.

use crate::hazmat::RawBlocks;
use crate::modes::common::Direction;
use crate::{Cipher, Error, Standard};

/// Encryption of single blocks (ECB). It reveals which blocks are equal.
pub trait Blocks: Send + Sync {
    /// Encrypts or decrypts whole blocks in place.
    ///
    /// # Errors
    /// [`Error::PartialBlock`]. On error, nothing is written.
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
