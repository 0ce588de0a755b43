//! Chained blocks.

use alloc::vec::Vec;

use super::{Kalyna, one_block};
use crate::modes::chain::{self, Way};
use crate::modes::keyed::keyed;
use crate::modes::{BlockCipher, CbcStream, Padding};
use crate::{Cipher, Error};

/// Chained blocks of DSTU 7624:2014 (CBC). **No authentication**: and whoever tells a stranger which of many ciphertexts have the
/// right padding tells him the message.
///
/// The initialisation vector is one block (16, 32 or 64 bytes); it has to be unpredictable. The padding of the standard is
/// [`Padding::OneZeros`]; Ukrainian key containers (PKCS#8, PKCS#12) use [`Padding::Pkcs7`].
///
/// ```
/// use phalanx::modes::{Padding, dstu7624::Cbc};
/// use phalanx::{Error, Kalyna256_256};
///
/// let cbc = Cbc::<Kalyna256_256>::new(&[7; 32]);
/// let sealed = cbc.encrypt(&[1; 32], Padding::Pkcs7, b"attack at dawn")?;
/// assert_eq!(sealed.len(), 32);
/// assert_eq!(cbc.decrypt(&[1; 32], Padding::Pkcs7, &sealed)?, b"attack at dawn");
///
/// // In pieces; the padding that is not there is noticed at the end.
/// let (mut stream, mut message) = (cbc.start_decryption(&[1; 32], Padding::OneZeros)?, Vec::new());
/// stream.update(&sealed[..20], &mut message);
/// stream.update(&sealed[20..], &mut message);
/// assert_eq!(stream.finish(&mut message), Err(Error::Padding));
/// # Ok::<(), Error>(())
/// ```
pub struct Cbc<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Cbc, Kalyna);

impl<C: Kalyna> Cbc<C> {
    /// Bytes of an initialisation vector.
    pub const IV_BYTES: usize = Cipher::<C::Standard>::BLOCK_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Encrypts whole blocks in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::PartialBlock`]; nothing is written then.
    pub fn encrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.chain(Way::Encrypt, iv)?.run_checked(data)
    }

    /// Decrypts whole blocks in place.
    ///
    /// # Errors
    /// As [`Cbc::encrypt_in_place`].
    pub fn decrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.chain(Way::Decrypt, iv)?.run_checked(data)
    }

    /// Encrypts a message with padding.
    ///
    /// # Errors
    /// [`Error::NonceLength`]; [`Error::PartialBlock`] without padding.
    pub fn encrypt(&self, iv: &[u8], padding: Padding, message: &[u8]) -> Result<Vec<u8>, Error> {
        self.start_encryption(iv, padding)?.whole(message)
    }

    /// Decrypts a message, and takes its padding away.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::PartialBlock`], [`Error::Padding`].
    pub fn decrypt(&self, iv: &[u8], padding: Padding, ciphertext: &[u8]) -> Result<Vec<u8>, Error> {
        self.start_decryption(iv, padding)?.whole(ciphertext)
    }

    /// Starts to encrypt a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_encryption(&self, iv: &[u8], padding: Padding) -> Result<CbcStream, Error> {
        Ok(CbcStream::new(self.chain(Way::Encrypt, iv)?, padding))
    }

    /// Starts to decrypt a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_decryption(&self, iv: &[u8], padding: Padding) -> Result<CbcStream, Error> {
        Ok(CbcStream::new(self.chain(Way::Decrypt, iv)?, padding))
    }

    fn chain(&self, way: Way, iv: &[u8]) -> Result<chain::Cbc, Error> {
        one_block(Self::IV_BYTES, iv)?;
        Ok(chain::Cbc::new(self.cipher.engine().clone(), way, iv))
    }
}
