//! Output feedback, section 5.3.

use super::{Gost, check_register, check_segment};
use crate::modes::chain;
use crate::modes::keyed::keyed;
use crate::modes::{BlockCipher, Stream};
use crate::steps::Steps;
use crate::{Cipher, Error};

/// Gamma with output feedback of GOST R 34.13-2015, section 5.3 (OFB). **No authentication**: a changed message decrypts to a
/// changed one.
///
/// The initialisation vector is the shift register: **one or more whole blocks** (m = z·n bits). Each block of it starts a chain of its
/// own: **none of them may repeat under one key**, neither in it nor in that of another message. With more than one block, as many go
/// side by side. Each block of gamma is the encryption of an earlier one, so there is
/// no way to a place but from the beginning: [`Ctr`](super::Ctr) is faster in all ways.
///
/// ```
/// use phalanx::{Error, Kuznyechik, modes::gost3413::Ofb};
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
pub struct Ofb<C: Gost> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Ofb, Gost);

impl<C: Gost> Ofb<C> {
    const BLOCK: usize = Cipher::<C::Standard>::BLOCK_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the initialisation vector is not one or more whole blocks; nothing is written then.
    pub fn apply(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.start(iv)?.apply(data)
    }

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// As [`Ofb::apply`].
    pub fn start(&self, iv: &[u8]) -> Result<Stream, Error> {
        self.start_with_segment(iv, Self::BLOCK)
    }

    /// The same with the parameter s of the standard: of each block of gamma only the first `segment` bytes are used, 1 to a
    /// block. The register moves by whole blocks all the same.
    ///
    /// # Errors
    /// [`Error::Parameter`].
    pub fn start_with_segment(&self, iv: &[u8], segment: usize) -> Result<Stream, Error> {
        check_register(iv, Self::BLOCK)?;
        check_segment(segment, Self::BLOCK)?;
        let engine = self.cipher.engine();
        Ok(Stream::new(chain::Ofb::new(engine.clone(), iv, segment), Steps::new(engine.level())))
    }
}
