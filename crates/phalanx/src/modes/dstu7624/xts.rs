//! XTS.

use super::kalyna::Kalyna;
use crate::Error;
use crate::modes::common::Direction;
use crate::modes::common::xts::{self, First};
use crate::modes::common::{Keyed, block};
use crate::modes::rules::{Dstu7624, mode};

/// XTS (called *indexed replacement* in the standard) as specified in DSTU 7624:2014, for disk
/// sectors. The ciphertext is as long as the message. **No authentication:** an altered block
/// decrypts to garbage, and restoring an old block goes undetected.
///
/// The initialisation vector is one block (16, 32 or 64 bytes) that identifies the position of the
/// message, such as the sector number. It doesn't have to be secret. A message must be at least one
/// block long. Unlike IEEE 1619 XTS, there is only one key, and the tweak is also doubled before
/// the first block.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Xts};
///
/// let xts = Xts::<Kalyna256_256>::new(&[7; 32]);
/// let (mut sector, mut number) = ([5; 512], [0; 32]);
/// number[0] = 3;
/// xts.encrypt_in_place(&number, &mut sector)?;
/// assert_ne!(sector[..32], sector[32..64]);
///
/// // Sectors 2 and 3 in one call.
/// let mut sectors = [5; 2 * 512];
/// xts.encrypt_sectors(2, 512, &mut sectors)?;
/// assert_eq!(sectors[512..], sector);
/// # Ok::<(), Error>(())
/// ```
#[doc(alias = "disk")]
#[doc(alias = "sector")]
pub type Xts<C> = Keyed<C, mode::Xts<Dstu7624>>;

impl<C: Kalyna> Xts<C> {
    /// The length of an initialisation vector in bytes: one block.
    pub const IV_BYTES: usize = block::<C>();

    /// Encrypts a message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`]. [`Error::Parameter`] if the message is shorter than a block. On
    /// error, nothing is written.
    pub fn encrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.run(Direction::Encrypt, iv, data)
    }

    /// Decrypts a message in place.
    ///
    /// # Errors
    /// Same as [`Xts::encrypt_in_place`].
    pub fn decrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.run(Direction::Decrypt, iv, data)
    }

    /// Encrypts consecutive sectors of `sector_bytes` bytes each in place, like one call of
    /// [`Xts::encrypt_in_place`] per sector. `first_sector` is the number of the first one. A
    /// sector's initialisation vector is its number as **16 bytes, little-endian**, zero-padded to
    /// a block. The standard leaves this format up to the application.
    ///
    /// # Errors
    /// [`Error::Parameter`] if a sector is shorter than a block, if `data` doesn't consist of whole
    /// sectors, or if the sector numbers overflow. On error, nothing is written.
    pub fn encrypt_sectors(&self, first_sector: u128, sector_bytes: usize, data: &mut [u8]) -> Result<(), Error> {
        self.inner().run_sectors(Direction::Encrypt, first_sector, sector_bytes, data)
    }

    /// Decrypts consecutive sectors of `sector_bytes` bytes each in place.
    ///
    /// # Errors
    /// Same as [`Xts::encrypt_sectors`].
    pub fn decrypt_sectors(&self, first_sector: u128, sector_bytes: usize, data: &mut [u8]) -> Result<(), Error> {
        self.inner().run_sectors(Direction::Decrypt, first_sector, sector_bytes, data)
    }

    /// [`Xts::encrypt_in_place`] on the current `rayon` thread pool, for data of 512 KiB or more.
    ///
    /// # Errors
    /// Same as [`Xts::encrypt_in_place`].
    #[cfg(feature = "rayon")]
    pub fn par_encrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.inner().par_run(Direction::Encrypt, iv, data)
    }

    /// [`Xts::decrypt_in_place`] on the current `rayon` thread pool, for data of 512 KiB or more.
    ///
    /// # Errors
    /// Same as [`Xts::encrypt_in_place`].
    #[cfg(feature = "rayon")]
    pub fn par_decrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.inner().par_run(Direction::Decrypt, iv, data)
    }

    pub(crate) fn run(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.inner().run(direction, iv, data)
    }

    fn inner(&self) -> xts::Xts<'_> {
        let engine = self.engine();
        xts::Xts { engine, tweaks: engine, first: First::Doubled }
    }
}
