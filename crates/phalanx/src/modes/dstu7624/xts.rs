//! Indexed replacement.

use super::Kalyna;
use crate::modes::BlockCipher;
use crate::modes::chain::Way;
use crate::modes::keyed::keyed;
use crate::modes::xts::{self, First};
use crate::{Cipher, Error};

/// Indexed replacement of DSTU 7624:2014 (XTS), for sectors of disks: ciphertext as long as the message. **No authentication**: a
/// changed block decrypts to noise, and an old one put back is not noticed.
///
/// The initialisation vector is one block (16, 32 or 64 bytes), the number of the sector for example; it may be known, and names the
/// place of the message. A message has a block or more. There is one key, and the tweak is doubled before the first block: this is not
/// the XTS of IEEE 1619.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Xts};
///
/// let xts = Xts::<Kalyna256_256>::new(&[7; 32]);
/// let (mut sector, mut number) = ([5; 512], [0; 32]);
/// number[0] = 3;
/// xts.encrypt_in_place(&number, &mut sector)?;
/// assert_ne!(sector[..32], sector[32..64]);
/// xts.decrypt_in_place(&number, &mut sector)?;
/// assert_eq!(sector, [5; 512]);
/// # Ok::<(), Error>(())
/// ```
pub struct Xts<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Xts, Kalyna);

impl<C: Kalyna> Xts<C> {
    /// Bytes of an initialisation vector.
    pub const IV_BYTES: usize = Cipher::<C::Standard>::BLOCK_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Encrypts a message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`]; [`Error::Parameter`] if the message is shorter than a block. Nothing is written then.
    pub fn encrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.inner().run(Way::Encrypt, iv, data)
    }

    /// Decrypts a message in place.
    ///
    /// # Errors
    /// As [`Xts::encrypt_in_place`].
    pub fn decrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.inner().run(Way::Decrypt, iv, data)
    }

    /// [`Xts::encrypt_in_place`] on the threads of the `rayon` pool that this is called in, if there are 512 KiB or more.
    ///
    /// # Errors
    /// As [`Xts::encrypt_in_place`].
    #[cfg(feature = "rayon")]
    pub fn par_encrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.inner().par_run(Way::Encrypt, iv, data)
    }

    /// [`Xts::decrypt_in_place`] likewise.
    ///
    /// # Errors
    /// As [`Xts::encrypt_in_place`].
    #[cfg(feature = "rayon")]
    pub fn par_decrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.inner().par_run(Way::Decrypt, iv, data)
    }

    fn inner(&self) -> xts::Xts<'_> {
        let engine = self.cipher.engine();
        xts::Xts { engine, tweaks: engine, first: First::Doubled }
    }
}
