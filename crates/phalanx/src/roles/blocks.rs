//! Single blocks.

use crate::hazmat::RawBlocks;
use crate::modes::common::Direction;
use crate::{Cipher, Error, Standard};

/// Encryption of single blocks (ECB). Note that ECB reveals which blocks are equal.
///
/// ```
/// use phalanx::roles::{Blocks, Direction};
/// use phalanx::{Error, Magma};
///
/// let key: Box<dyn Blocks> = Box::new(Magma::new(&[7; 32]));
/// let mut blocks = [5; 8 * 100];
/// key.crypt(Direction::Encrypt, &mut blocks)?;
/// key.crypt(Direction::Decrypt, &mut blocks)?;
/// assert_eq!(blocks, [5; 8 * 100]);
/// # Ok::<(), Error>(())
/// ```
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
