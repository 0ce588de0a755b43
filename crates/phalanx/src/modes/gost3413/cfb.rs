//! Cipher feedback, section 5.5.

use super::{Gost, check_segment};
use crate::modes::chain::{self, Way};
use crate::modes::keyed::keyed;
use crate::modes::{BlockCipher, CfbStream};
use crate::{Cipher, Error};

/// Gamma with feedback from the ciphertext of GOST R 34.13-2015, section 5.5 (CFB). **No authentication**: a changed message
/// decrypts to a changed one.
///
/// The initialisation vector is the shift register: **a block or more**, of any length (m ≥ n bits). The first segments are encrypted
/// with what stands in it from its beginning on: **none of its whole blocks may repeat under one key**, neither in it nor in that of
/// another message. Messages have any length. Decryption is many times faster than encryption, whose segments wait for each other.
///
/// ```
/// use phalanx::{Error, Kuznyechik, modes::gost3413::Cfb};
///
/// let cfb = Cfb::<Kuznyechik>::new(&[7; 32]);
/// let (iv, mut data) = ([1; 16], *b"attack at dawn");
/// cfb.encrypt_in_place(&iv, &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// let mut stream = cfb.start_decryption(&iv)?;
/// stream.apply(&mut data[..6]);
/// stream.apply(&mut data[6..]);
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct Cfb<C: Gost> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Cfb, Gost);

impl<C: Gost> Cfb<C> {
    const BLOCK: usize = Cipher::<C::Standard>::BLOCK_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Encrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the initialisation vector is shorter than a block; nothing is written then.
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
    /// As [`Cfb::encrypt_in_place`].
    pub fn start_encryption(&self, iv: &[u8]) -> Result<CfbStream, Error> {
        self.start_encryption_with_segment(iv, Self::BLOCK)
    }

    /// Starts the decryption of a message that comes in pieces.
    ///
    /// # Errors
    /// As [`Cfb::encrypt_in_place`].
    pub fn start_decryption(&self, iv: &[u8]) -> Result<CfbStream, Error> {
        self.start_decryption_with_segment(iv, Self::BLOCK)
    }

    /// [`Cfb::start_encryption`] with the parameter s of the standard: of each block of gamma only the first `segment` bytes
    /// are used, 1 to a block, and the register moves by as many. The pieces need not be segments.
    ///
    /// # Errors
    /// [`Error::Parameter`].
    pub fn start_encryption_with_segment(&self, iv: &[u8], segment: usize) -> Result<CfbStream, Error> {
        self.start(Way::Encrypt, iv, segment)
    }

    /// [`Cfb::start_decryption`] with the parameter s of the standard.
    ///
    /// # Errors
    /// [`Error::Parameter`].
    pub fn start_decryption_with_segment(&self, iv: &[u8], segment: usize) -> Result<CfbStream, Error> {
        self.start(Way::Decrypt, iv, segment)
    }

    fn start(&self, way: Way, iv: &[u8], segment: usize) -> Result<CfbStream, Error> {
        if iv.len() < Self::BLOCK {
            let (what, allowed) = ("length of an initialisation vector", "a block or more");
            return Err(Error::Parameter { what, allowed, got: iv.len() as u64 });
        }
        check_segment(segment, Self::BLOCK)?;
        Ok(CfbStream::new(chain::Cfb::new(self.cipher.engine().clone(), way, iv, segment)))
    }
}
