//! CBC, RFC 4357, section 2.1.

use alloc::vec::Vec;

use super::any_set::{AnySet, BLOCK};
use super::meshing::KeyMeshing;
use crate::Error;
use crate::modes::common::Direction;
use crate::modes::common::chain::{self, CbcStream};
use crate::modes::common::{Keyed, nonce_length};
use crate::modes::rules::{Gost28147, mode};
use crate::steps::Padding;

/// Cipher block chaining (CBC) for GOST 28147-89 as in RFC 4357, section 2.1.
///
/// **No authentication.** An attacker who can submit ciphertexts and learn whether their padding is
/// valid can decrypt messages (a padding oracle). Authenticate the ciphertext, and verify it before
/// you decrypt.
///
/// The initialisation vector is **8 bytes** long and must be unpredictable. For the PKCS#5 padding
/// of RFC 4357, use [`Padding::Pkcs7`]. RFC 4357 also allows padding with zeros or random bytes,
/// but since neither can be removed unambiguously, you have to add such padding yourself.
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
    /// The length of an initialisation vector in bytes.
    pub const IV_BYTES: usize = BLOCK;

    /// Encrypts a whole message.
    ///
    /// # Errors
    /// [`Error::NonceLength`]. [`Error::PartialBlock`] if there is no padding and the message
    /// doesn't consist of whole blocks.
    pub fn encrypt(&self, iv: &[u8], meshing: KeyMeshing, padding: Padding, message: &[u8]) -> Result<Vec<u8>, Error> {
        self.start_encryption(iv, meshing, padding)?.whole(message)
    }

    /// Decrypts a whole message.
    ///
    /// # Errors
    /// [`Error::Padding`], which you must not reveal to the sender of the message (that would be a
    /// padding oracle), or any error from [`Cbc::encrypt`].
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
    /// [`Error::NonceLength`] or [`Error::PartialBlock`]. On error, nothing is written.
    pub fn encrypt_in_place(&self, iv: &[u8], meshing: KeyMeshing, blocks: &mut [u8]) -> Result<(), Error> {
        self.chain(Direction::Encrypt, iv, meshing)?.run_checked(blocks)
    }

    /// Decrypts whole blocks in place.
    ///
    /// # Errors
    /// Same as [`Cbc::encrypt_in_place`].
    pub fn decrypt_in_place(&self, iv: &[u8], meshing: KeyMeshing, blocks: &mut [u8]) -> Result<(), Error> {
        self.chain(Direction::Decrypt, iv, meshing)?.run_checked(blocks)
    }

    /// Starts encrypting a message in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_encryption(&self, iv: &[u8], meshing: KeyMeshing, padding: Padding) -> Result<CbcStream, Error> {
        Ok(CbcStream::new(self.chain(Direction::Encrypt, iv, meshing)?, padding))
    }

    /// Starts decrypting a message in pieces.
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
