//! Gamma with feedback by gamma.

use super::{Kalyna, one_block};
use crate::modes::keyed::keyed;
use crate::modes::{BlockCipher, Stream, chain};
use crate::steps::Steps;
use crate::{Cipher, Error};

/// Gamma with feedback by gamma of DSTU 7624:2014 (OFB). **No authentication**: a changed message decrypts to a changed one.
///
/// The initialisation vector is one block (16, 32 or 64 bytes) and must never repeat under one key. One block waits for another:
/// [`Ctr`](super::Ctr) does the same job many times faster.
///
/// ```
/// use phalanx::{Error, Kalyna512_512, modes::dstu7624::Ofb};
///
/// let ofb = Ofb::<Kalyna512_512>::new(&[7; 64]);
/// let mut data = *b"attack at dawn";
/// ofb.apply(&[1; 64], &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
/// ofb.apply(&[1; 64], &mut data)?;
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct Ofb<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Ofb, Kalyna);

impl<C: Kalyna> Ofb<C> {
    /// Bytes of an initialisation vector.
    pub const IV_BYTES: usize = Cipher::<C::Standard>::BLOCK_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`]; nothing is written then.
    pub fn apply(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.start(iv)?.apply(data)
    }

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start(&self, iv: &[u8]) -> Result<Stream, Error> {
        one_block(Self::IV_BYTES, iv)?;
        let engine = self.cipher.engine();
        let keystream = chain::Ofb::new(engine.clone(), iv, Self::IV_BYTES);
        Ok(Stream::new(keystream, Steps::new(engine.level())))
    }
}
