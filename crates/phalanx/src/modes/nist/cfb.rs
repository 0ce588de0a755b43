//! Cipher feedback, SP 800-38A section 6.3.

use super::{Block128Or256, one_block};
use crate::modes::chain::{self, Way};
use crate::modes::keyed::keyed;
use crate::modes::{BlockCipher, CfbStream};
use crate::{Cipher, Error};

/// Cipher feedback of SP 800-38A, section 6.3, with segments of a whole block (CFB128 where a block has 16 bytes). **No
/// authentication**: a changed message decrypts to a changed one.
///
/// The initialisation vector is one block, which nobody can guess before the message is fixed. Messages have any length: the last
/// segment may be short. Decryption is many times faster than encryption, whose segments wait for each other.
///
/// ```
/// use phalanx::{Error, Ublock256_256, modes::nist::Cfb};
///
/// let cfb = Cfb::<Ublock256_256>::new(&[7; 32]);
/// let (iv, mut data) = ([1; 32], *b"attack at dawn");
/// cfb.encrypt_in_place(&iv, &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// let mut stream = cfb.start_decryption(&iv)?;
/// stream.apply(&mut data[..6]);
/// stream.apply(&mut data[6..]);
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct Cfb<C: Block128Or256> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Cfb, Block128Or256);

impl<C: Block128Or256> Cfb<C> {
    /// Bytes of an initialisation vector: a block.
    pub const IV_BYTES: usize = Cipher::<C::Standard>::BLOCK_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Encrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`]; nothing is written then.
    pub fn encrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.start_encryption(iv)?.apply(data);
        Ok(())
    }

    /// Decrypts a whole message in place.
    ///
    /// # Errors
    /// As [`Cfb::encrypt_in_place`].
    pub fn decrypt_in_place(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.start_decryption(iv)?.apply(data);
        Ok(())
    }

    /// Starts the encryption of a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_encryption(&self, iv: &[u8]) -> Result<CfbStream, Error> {
        self.start(Way::Encrypt, iv)
    }

    /// Starts the decryption of a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_decryption(&self, iv: &[u8]) -> Result<CfbStream, Error> {
        self.start(Way::Decrypt, iv)
    }

    fn start(&self, way: Way, iv: &[u8]) -> Result<CfbStream, Error> {
        one_block(iv, Self::IV_BYTES)?;
        Ok(CfbStream::new(chain::Cfb::new(self.cipher.engine().clone(), way, iv, Self::IV_BYTES)))
    }
}
