//! XTS, IEEE 1619 and SP 800-38E.

use core::fmt;

use phalanx_kernels::equal;

use super::ciphers::Block128;
use crate::modes::cipher::{BlockCipher, Key};
use crate::modes::common::Direction;
use crate::modes::common::xts::{self, First};
use crate::{Cipher, Error, Level};

/// The second key for [`Xts`], which encrypts data unit numbers.
pub struct TweakKey<'k, C: Block128>(pub &'k Key<C>);

/// XTS as specified in IEEE 1619 and SP 800-38E, for disk sectors (called *data units* in the
/// standard). The ciphertext is as long as the data. **No authentication:** an altered block
/// decrypts to garbage, and restoring an old block goes undetected.
///
/// There are **two keys, which must differ**: one for the data and one for the data unit numbers. A
/// data unit is between 16 bytes and 2^20 blocks (16 MiB) long, and doesn't have to consist of
/// whole blocks. This is not the same as Kalyna's [`dstu7624::Xts`](crate::modes::dstu7624::Xts).
///
/// ```
/// use phalanx::modes::nist::{TweakKey, Xts};
/// use phalanx::{Error, Kuznyechik};
///
/// let xts = Xts::<Kuznyechik>::new(&[7; 32], TweakKey(&[8; 32]))?;
/// let mut sector = [5; 512];
/// xts.encrypt_unit(3, &mut sector)?;
/// assert_ne!(sector[..16], sector[16..32]);
///
/// // Sectors 2 and 3 in one call.
/// let mut sectors = [5; 2 * 512];
/// xts.encrypt_sectors(2, 512, &mut sectors)?;
/// assert_eq!(sectors[512..], sector);
/// xts.decrypt_unit(3, &mut sector)?;
/// assert_eq!(sector, [5; 512]);
///
/// assert_eq!(Xts::<Kuznyechik>::new(&[7; 32], TweakKey(&[7; 32])).err(), Some(Error::SameKeys));
/// # Ok::<(), Error>(())
/// ```
#[doc(alias = "disk")]
#[doc(alias = "sector")]
pub struct Xts<C: Block128> {
    data: Cipher<<C as BlockCipher>::Standard>,
    tweaks: Cipher<<C as BlockCipher>::Standard>,
}

impl<C: Block128> phalanx_kernels::parts::ZeroizeOnDrop for Xts<C> {}

impl<C: Block128> Xts<C> {
    /// The length of both keys together, in bytes.
    pub const KEY_BYTES: usize = 2 * Cipher::<C::Standard>::KEY_BYTES;
    /// The maximum length of a data unit in bytes: 2^20 blocks.
    pub const MAX_SECTOR_BYTES: usize = 16 << 20;

    /// Expands both keys for the best kernels that [`Level::active`] allows.
    ///
    /// # Errors
    /// [`Error::SameKeys`]. The keys are compared in constant time.
    pub fn new(data: &Key<C>, tweaks: TweakKey<'_, C>) -> Result<Self, Error> {
        Self::from_ciphers(Cipher::new(data), Cipher::new(tweaks.0))
    }

    /// Expands both keys, which are given as one slice with the data key first, as in IEEE 1619.
    ///
    /// # Errors
    /// [`Error::KeyLength`] or [`Error::SameKeys`].
    pub fn new_from_slice(keys: &[u8]) -> Result<Self, Error> {
        if keys.len() != Self::KEY_BYTES {
            let (cipher, expected) = (Cipher::<C::Standard>::NAME, Self::KEY_BYTES);
            return Err(Error::KeyLength { cipher, expected, got: keys.len() });
        }
        let (data, tweaks) = keys.split_at(keys.len() / 2);
        Self::from_ciphers(Cipher::new_from_slice(data)?, Cipher::new_from_slice(tweaks)?)
    }

    /// Expands both keys for the best kernels that `level` allows.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level, or [`Error::SameKeys`].
    pub fn with_level(data: &Key<C>, tweaks: TweakKey<'_, C>, level: Level) -> Result<Self, Error> {
        Self::from_ciphers(Cipher::with_level(data, level)?, Cipher::with_level(tweaks.0, level)?)
    }

    /// Creates the mode from two ciphers that already have keys: one for the data, and one for the
    /// data unit numbers.
    ///
    /// # Errors
    /// [`Error::SameKeys`].
    pub fn from_ciphers(data: Cipher<C::Standard>, tweaks: Cipher<C::Standard>) -> Result<Self, Error> {
        // If the schedules are equal, so are the keys.
        if equal(data.engine().schedule(), tweaks.engine().schedule()) {
            return Err(Error::SameKeys);
        }
        for cipher in [&data, &tweaks] {
            cipher.engine().serve_mode();
        }
        Ok(Self { data, tweaks })
    }

    /// Encrypts data unit `number` in place.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the data unit is shorter than a block, or [`Error::TooLong`]. On
    /// error, nothing is written.
    pub fn encrypt_unit(&self, number: u128, data: &mut [u8]) -> Result<(), Error> {
        self.run(Direction::Encrypt, &number.to_le_bytes(), data)
    }

    /// Decrypts data unit `number` in place.
    ///
    /// # Errors
    /// Same as [`Xts::encrypt_unit`].
    pub fn decrypt_unit(&self, number: u128, data: &mut [u8]) -> Result<(), Error> {
        self.run(Direction::Decrypt, &number.to_le_bytes(), data)
    }

    /// Encrypts consecutive sectors of `sector_bytes` bytes each in place, like one call of
    /// [`Xts::encrypt_unit`] per sector. `first_sector` is the number of the first one. A sector's
    /// initialisation vector is its number as **16 bytes, little-endian**, as in IEEE 1619.
    ///
    /// # Errors
    /// [`Error::Parameter`] if a sector is shorter than a block, if `data` doesn't consist of whole
    /// sectors, or if the sector numbers overflow. [`Error::TooLong`] if a sector is too long. On
    /// error, nothing is written.
    pub fn encrypt_sectors(&self, first_sector: u128, sector_bytes: usize, data: &mut [u8]) -> Result<(), Error> {
        self.inner(sector_bytes)?.run_sectors(Direction::Encrypt, first_sector, sector_bytes, data)
    }

    /// Decrypts consecutive sectors of `sector_bytes` bytes each in place.
    ///
    /// # Errors
    /// Same as [`Xts::encrypt_sectors`].
    pub fn decrypt_sectors(&self, first_sector: u128, sector_bytes: usize, data: &mut [u8]) -> Result<(), Error> {
        self.inner(sector_bytes)?.run_sectors(Direction::Decrypt, first_sector, sector_bytes, data)
    }

    /// Encrypts a data unit in place with a 16-byte tweak, for systems that number data units
    /// differently.
    ///
    /// # Errors
    /// [`Error::NonceLength`], or any error from [`Xts::encrypt_unit`].
    pub fn encrypt_in_place(&self, tweak: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.run(Direction::Encrypt, tweak, data)
    }

    /// Decrypts a data unit in place with a 16-byte tweak.
    ///
    /// # Errors
    /// Same as [`Xts::encrypt_in_place`].
    pub fn decrypt_in_place(&self, tweak: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.run(Direction::Decrypt, tweak, data)
    }

    /// [`Xts::encrypt_in_place`] on the current `rayon` thread pool, for data of 512 KiB or more.
    ///
    /// # Errors
    /// Same as [`Xts::encrypt_in_place`].
    #[cfg(feature = "rayon")]
    pub fn par_encrypt_in_place(&self, tweak: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.inner(data.len())?.par_run(Direction::Encrypt, tweak, data)
    }

    /// [`Xts::decrypt_in_place`] on the current `rayon` thread pool, for data of 512 KiB or more.
    ///
    /// # Errors
    /// Same as [`Xts::encrypt_in_place`].
    #[cfg(feature = "rayon")]
    pub fn par_decrypt_in_place(&self, tweak: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.inner(data.len())?.par_run(Direction::Decrypt, tweak, data)
    }

    pub(crate) fn run(&self, direction: Direction, tweak: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.inner(data.len())?.run(direction, tweak, data)
    }

    /// Checks the length of a data unit, and returns the implementation to process it with.
    fn inner(&self, bytes: usize) -> Result<xts::Xts<'_>, Error> {
        if bytes > Self::MAX_SECTOR_BYTES {
            return Err(Error::TooLong { max: Self::MAX_SECTOR_BYTES as u64, got: bytes as u64 });
        }
        let (engine, tweaks) = (self.data.engine(), self.tweaks.engine());
        Ok(xts::Xts { engine, tweaks, first: First::Plain })
    }
}

impl<C: Block128> Clone for Xts<C> {
    fn clone(&self) -> Self {
        Self { data: self.data.clone(), tweaks: self.tweaks.clone() }
    }
}

impl<C: Block128> fmt::Debug for Xts<C> {
    /// Shows the cipher and level, but never a key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Xts").field("cipher", &self.data).finish_non_exhaustive()
    }
}
