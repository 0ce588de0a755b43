//! Cipher block chaining, SP 800-38A section 6.2.

use alloc::vec::Vec;

use super::{Block128Or256, one_block};
use crate::modes::chain::{self, Way};
use crate::modes::keyed::keyed;
use crate::modes::{BlockCipher, CbcStream, Padding};
use crate::{Cipher, Error};

/// Cipher block chaining of SP 800-38A, section 6.2 (CBC). **No authentication**: whoever can have changed messages decrypted and
/// sees whether their padding was right reads the message. Authenticate the ciphertext and check that first.
///
/// The initialisation vector is one block, which nobody can guess before the message is fixed. How a message becomes whole blocks
/// is told by [`Padding`]; most protocols have [`Padding::Pkcs7`]. Decryption is many times faster than encryption, whose blocks
/// wait for each other.
///
/// ```
/// use phalanx::modes::{Padding, nist::Cbc};
/// use phalanx::{Error, Ublock128_128};
///
/// let cbc = Cbc::<Ublock128_128>::new(&[7; 16]);
/// let iv = [1; 16];
/// let ciphertext = cbc.encrypt(&iv, Padding::Pkcs7, b"attack at dawn")?;
/// assert_eq!(ciphertext.len(), 16);
///
/// let mut stream = cbc.start_decryption(&iv, Padding::Pkcs7)?;
/// let mut message = Vec::new();
/// stream.update(&ciphertext[..5], &mut message);
/// stream.update(&ciphertext[5..], &mut message);
/// stream.finish(&mut message)?;
/// assert_eq!(message, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct Cbc<C: Block128Or256> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Cbc, Block128Or256);

impl<C: Block128Or256> Cbc<C> {
    /// Bytes of an initialisation vector: a block.
    pub const IV_BYTES: usize = Cipher::<C::Standard>::BLOCK_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Encrypts a whole message.
    ///
    /// # Errors
    /// [`Error::NonceLength`]; [`Error::PartialBlock`] if without padding the message is no whole blocks.
    pub fn encrypt(&self, iv: &[u8], padding: Padding, message: &[u8]) -> Result<Vec<u8>, Error> {
        self.start(Way::Encrypt, iv, padding)?.whole(message)
    }

    /// Decrypts a whole message.
    ///
    /// # Errors
    /// [`Error::Padding`], which the sender of the message must not learn; and those of [`Cbc::encrypt`].
    pub fn decrypt(&self, iv: &[u8], padding: Padding, ciphertext: &[u8]) -> Result<Vec<u8>, Error> {
        self.start(Way::Decrypt, iv, padding)?.whole(ciphertext)
    }

    /// Encrypts whole blocks in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::PartialBlock`]; nothing is written then.
    pub fn encrypt_in_place(&self, iv: &[u8], blocks: &mut [u8]) -> Result<(), Error> {
        self.chain(Way::Encrypt, iv)?.run_checked(blocks)
    }

    /// Decrypts whole blocks in place.
    ///
    /// # Errors
    /// As [`Cbc::encrypt_in_place`].
    pub fn decrypt_in_place(&self, iv: &[u8], blocks: &mut [u8]) -> Result<(), Error> {
        self.chain(Way::Decrypt, iv)?.run_checked(blocks)
    }

    /// Starts the encryption of a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_encryption(&self, iv: &[u8], padding: Padding) -> Result<CbcStream, Error> {
        self.start(Way::Encrypt, iv, padding)
    }

    /// Starts the decryption of a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_decryption(&self, iv: &[u8], padding: Padding) -> Result<CbcStream, Error> {
        self.start(Way::Decrypt, iv, padding)
    }

    fn chain(&self, way: Way, iv: &[u8]) -> Result<chain::Cbc, Error> {
        one_block(iv, Self::IV_BYTES)?;
        Ok(chain::Cbc::new(self.cipher.engine().clone(), way, iv))
    }

    fn start(&self, way: Way, iv: &[u8], padding: Padding) -> Result<CbcStream, Error> {
        Ok(CbcStream::new(self.chain(way, iv)?, padding))
    }
}
