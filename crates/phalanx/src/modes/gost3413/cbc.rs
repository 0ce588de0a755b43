//! Cipher block chaining, section 5.4.

use alloc::vec::Vec;

use super::{Gost, check_register};
use crate::modes::chain::{self, Way};
use crate::modes::keyed::keyed;
use crate::modes::{BlockCipher, CbcStream, Padding};
use crate::{Cipher, Error};

/// Cipher block chaining of GOST R 34.13-2015, section 5.4 (CBC). **No authentication**: whoever can have changed messages
/// decrypted and sees whether their padding was right reads the message. Authenticate the ciphertext and check that first.
///
/// The initialisation vector is the shift register: **one or more whole blocks** (m = z·n bits), which nobody can guess before the
/// message is fixed. With more than one block, as many go side by side. Padding is that of [`Padding`]: the standard's
/// procedure 2 is [`Padding::OneZeros`]. Its procedure 1, zeros where there is room, cannot be undone and is left to the caller.
///
/// ```
/// use phalanx::modes::{Padding, gost3413::Cbc};
/// use phalanx::{Error, Magma};
///
/// let cbc = Cbc::<Magma>::new(&[7; 32]);
/// let iv = [1; 24];
/// let ciphertext = cbc.encrypt(&iv, Padding::OneZeros, b"attack at dawn")?;
/// assert_eq!(ciphertext.len(), 16);
///
/// let mut stream = cbc.start_decryption(&iv, Padding::OneZeros)?;
/// let mut message = Vec::new();
/// stream.update(&ciphertext[..5], &mut message);
/// stream.update(&ciphertext[5..], &mut message);
/// stream.finish(&mut message)?;
/// assert_eq!(message, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct Cbc<C: Gost> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Cbc, Gost);

impl<C: Gost> Cbc<C> {
    const BLOCK: usize = Cipher::<C::Standard>::BLOCK_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Encrypts a whole message.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the initialisation vector is not one or more whole blocks, [`Error::PartialBlock`] if without
    /// padding the message is no whole blocks.
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
    /// As [`Cbc::encrypt`]; nothing is written then.
    pub fn encrypt_in_place(&self, iv: &[u8], blocks: &mut [u8]) -> Result<(), Error> {
        self.chain(Way::Encrypt, iv)?.run_checked(blocks)
    }

    /// Decrypts whole blocks in place.
    ///
    /// # Errors
    /// As [`Cbc::encrypt`]; nothing is written then.
    pub fn decrypt_in_place(&self, iv: &[u8], blocks: &mut [u8]) -> Result<(), Error> {
        self.chain(Way::Decrypt, iv)?.run_checked(blocks)
    }

    /// Starts the encryption of a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the initialisation vector is not one or more whole blocks.
    pub fn start_encryption(&self, iv: &[u8], padding: Padding) -> Result<CbcStream, Error> {
        self.start(Way::Encrypt, iv, padding)
    }

    /// Starts the decryption of a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the initialisation vector is not one or more whole blocks.
    pub fn start_decryption(&self, iv: &[u8], padding: Padding) -> Result<CbcStream, Error> {
        self.start(Way::Decrypt, iv, padding)
    }

    fn chain(&self, way: Way, iv: &[u8]) -> Result<chain::Cbc, Error> {
        check_register(iv, Self::BLOCK)?;
        Ok(chain::Cbc::new(self.cipher.engine().clone(), way, iv))
    }

    fn start(&self, way: Way, iv: &[u8], padding: Padding) -> Result<CbcStream, Error> {
        Ok(CbcStream::new(self.chain(way, iv)?, padding))
    }
}
