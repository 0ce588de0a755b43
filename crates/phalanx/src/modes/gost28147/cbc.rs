//! Cipher block chaining, RFC 4357 section 2.1.

use alloc::vec::Vec;

use super::any_set::{AnySet, BLOCK};
use super::meshing::KeyMeshing;
use crate::Error;
use crate::modes::common::Direction;
use crate::modes::common::chain::{self, CbcStream};
use crate::modes::common::{Keyed, nonce_length};
use crate::modes::rules::{Gost28147, mode};
use crate::steps::Padding;

/// Cipher block chaining of GOST 28147-89 (CBC), which RFC 4357 adds to the standard. **No authentication**: whoever can have changed
/// messages decrypted and sees whether their padding was right reads the message. Authenticate the ciphertext and check that first.
///
/// The initialisation vector has **8 bytes**, which nobody can guess before the message is fixed. Of the paddings of RFC 4357,
/// PKCS#5 is [`Padding::Pkcs7`]; those of zeros and of random bytes cannot be undone and are left to the caller.
///
/// ```
/// use phalanx::modes::{Padding, gost28147::{Cbc, KeyMeshing}};
/// use phalanx::{Error, Gost28147, gost28147::CryptoProA};
///
/// let cbc = Cbc::<Gost28147<CryptoProA>>::new(&[7; 32]);
/// let (iv, meshing) = ([1; 8], KeyMeshing::CryptoPro);
/// let ciphertext = cbc.encrypt(&iv, meshing, Padding::Pkcs7, b"attack at dawn")?;
/// assert_eq!(ciphertext.len(), 16);
/// assert_eq!(cbc.decrypt(&iv, meshing, Padding::Pkcs7, &ciphertext)?, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub type Cbc<C> = Keyed<C, mode::Cbc<Gost28147>>;

impl<C: AnySet> Cbc<C> {
    /// Bytes of an initialisation vector.
    pub const IV_BYTES: usize = BLOCK;

    /// Encrypts a whole message.
    ///
    /// # Errors
    /// [`Error::NonceLength`]; [`Error::PartialBlock`] if without padding the message is no whole blocks.
    pub fn encrypt(&self, iv: &[u8], meshing: KeyMeshing, padding: Padding, message: &[u8]) -> Result<Vec<u8>, Error> {
        self.start_encryption(iv, meshing, padding)?.whole(message)
    }

    /// Decrypts a whole message.
    ///
    /// # Errors
    /// [`Error::Padding`], which the sender of the message must not learn; and those of [`Cbc::encrypt`].
    pub fn decrypt(
        &self,
        iv: &[u8],
        meshing: KeyMeshing,
        padding: Padding,
        ciphertext: &[u8],
    ) -> Result<Vec<u8>, Error> {
        self.start_decryption(iv, meshing, padding)?.whole(ciphertext)
    }

    /// Encrypts whole blocks in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::PartialBlock`]; nothing is written then.
    pub fn encrypt_in_place(&self, iv: &[u8], meshing: KeyMeshing, blocks: &mut [u8]) -> Result<(), Error> {
        self.chain(Direction::Encrypt, iv, meshing)?.run_checked(blocks)
    }

    /// Decrypts whole blocks in place.
    ///
    /// # Errors
    /// As [`Cbc::encrypt_in_place`].
    pub fn decrypt_in_place(&self, iv: &[u8], meshing: KeyMeshing, blocks: &mut [u8]) -> Result<(), Error> {
        self.chain(Direction::Decrypt, iv, meshing)?.run_checked(blocks)
    }

    /// Starts the encryption of a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_encryption(&self, iv: &[u8], meshing: KeyMeshing, padding: Padding) -> Result<CbcStream, Error> {
        Ok(CbcStream::new(self.chain(Direction::Encrypt, iv, meshing)?, padding))
    }

    /// Starts the decryption of a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_decryption(&self, iv: &[u8], meshing: KeyMeshing, padding: Padding) -> Result<CbcStream, Error> {
        Ok(CbcStream::new(self.chain(Direction::Decrypt, iv, meshing)?, padding))
    }

    pub(crate) fn chain(&self, direction: Direction, iv: &[u8], meshing: KeyMeshing) -> Result<chain::Cbc, Error> {
        nonce_length(BLOCK, iv)?;
        Ok(chain::Cbc::new(self.engine().clone(), direction, iv).meshed(meshing.keys()))
    }
}
