//! Encryption of disk sectors.

use crate::Error;
use crate::modes::common::Direction;
use crate::modes::common::block;
use crate::modes::dstu7624::{self, Kalyna};
use crate::modes::nist::{self, Block128};

/// Encrypts sectors in place, without authentication. An altered block decrypts to garbage, but
/// restoring an old block goes undetected.
///
/// ```
/// use phalanx::roles::{Direction, Xts};
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624};
///
/// let key: Box<dyn Xts> = Box::new(dstu7624::Xts::<Kalyna256_256>::new(&[7; 32]));
/// let mut tweak = vec![0; key.tweak_bytes()];
/// tweak[0] = 3;
/// let mut sector = [5; 512];
/// key.crypt(Direction::Encrypt, &tweak, &mut sector)?;
/// key.crypt(Direction::Decrypt, &tweak, &mut sector)?;
/// assert_eq!(sector, [5; 512]);
/// # Ok::<(), Error>(())
/// ```
pub trait Xts: Send + Sync {
    /// The length of a tweak in bytes: one block.
    fn tweak_bytes(&self) -> usize;

    /// Encrypts or decrypts the sector identified by `tweak`.
    ///
    /// # Errors
    /// [`Error::NonceLength`] or [`Error::TooLong`]. [`Error::Parameter`] if the sector is shorter
    /// than a block. On error, nothing is written.
    fn crypt(&self, direction: Direction, tweak: &[u8], sector: &mut [u8]) -> Result<(), Error>;
}

impl<C: Kalyna> Xts for dstu7624::Xts<C> {
    fn tweak_bytes(&self) -> usize {
        block::<C>()
    }

    fn crypt(&self, direction: Direction, tweak: &[u8], sector: &mut [u8]) -> Result<(), Error> {
        self.run(direction, tweak, sector)
    }
}

impl<C: Block128> Xts for nist::Xts<C> {
    fn tweak_bytes(&self) -> usize {
        block::<C>()
    }

    fn crypt(&self, direction: Direction, tweak: &[u8], sector: &mut [u8]) -> Result<(), Error> {
        self.run(direction, tweak, sector)
    }
}
