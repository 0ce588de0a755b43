//! Output feedback, SP 800-38A section 6.4.

use super::{Block128Or256, one_block};
use crate::modes::keyed::keyed;
use crate::modes::{BlockCipher, Stream, chain};
use crate::steps::Steps;
use crate::{Cipher, Error};

/// Output feedback of SP 800-38A, section 6.4 (OFB). **No authentication**: a changed message decrypts to a changed one.
///
/// The initialisation vector is one block and must never repeat under one key. Each block of keystream is the encryption of the
/// one before, so that there is no way to a place but from the beginning: [`Ctr128Be`](super::Ctr128Be) is faster in all ways.
///
/// ```
/// use phalanx::{Error, Kuznyechik, modes::nist::Ofb};
///
/// let ofb = Ofb::<Kuznyechik>::new(&[7; 32]);
/// let (iv, mut data) = ([1; 16], *b"attack at dawn");
/// ofb.apply(&iv, &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// let mut stream = ofb.start(&iv)?;
/// stream.apply(&mut data[..6])?;
/// stream.apply(&mut data[6..])?;
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct Ofb<C: Block128Or256> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Ofb, Block128Or256);

impl<C: Block128Or256> Ofb<C> {
    /// Bytes of an initialisation vector: a block.
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
        one_block(iv, Self::IV_BYTES)?;
        let engine = self.cipher.engine();
        Ok(Stream::new(chain::Ofb::new(engine.clone(), iv, Self::IV_BYTES), Steps::new(engine.level())))
    }
}
