//! Counter mode, section 5.2.

use super::{Gost, check_segment, first_block, sequence};
use crate::modes::counter::Counter;
use crate::modes::keyed::keyed;
#[cfg(feature = "rayon")]
use crate::modes::parallel;
use crate::modes::{BlockCipher, CtrStream};
use crate::steps::Steps;
use crate::{Cipher, Error};

/// Gamma of GOST R 34.13-2015, section 5.2 (CTR). **No authentication**: a changed message decrypts to a changed one.
///
/// The nonce is **half a block**: 8 bytes for Kuznyechik, 4 for Magma and GOST 28147-89; the standard calls it the
/// initialisation vector. It must never repeat under one key. The counter is a whole block, the nonce and zeros at first, read as
/// a big-endian number: software that takes a nonce of a whole block wants [`Ctr::start_at_counter`].
///
/// ```
/// use phalanx::{Error, Magma, modes::gost3413::Ctr};
///
/// let ctr = Ctr::<Magma>::new(&[7; 32]);
/// let mut data = *b"attack at dawn";
/// ctr.apply(&[1, 2, 3, 4], &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// // From the eighth byte on.
/// let mut stream = ctr.start(&[1, 2, 3, 4])?;
/// stream.seek(7)?;
/// stream.apply(&mut data[7..])?;
/// assert_eq!(&data[7..], b"at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct Ctr<C: Gost> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Ctr, Gost);

impl<C: Gost> Ctr<C> {
    const BLOCK: usize = Cipher::<C::Standard>::BLOCK_BYTES;
    /// Bytes of a nonce.
    pub const NONCE_BYTES: usize = Self::BLOCK / 2;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TooLong`] beyond 2^(n/2) blocks of n bits; nothing is written then.
    pub fn apply(&self, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.start(nonce)?.apply(data)
    }

    /// [`Ctr::apply`] on the threads of the `rayon` pool that this is called in, if there are 512 KiB or more.
    ///
    /// # Errors
    /// As [`Ctr::apply`].
    #[cfg(feature = "rayon")]
    pub fn par_apply(&self, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        parallel::apply(|| self.start(nonce), data)
    }

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start(&self, nonce: &[u8]) -> Result<CtrStream, Error> {
        self.start_with_segment(nonce, Self::BLOCK)
    }

    /// The same with the parameter s of the standard: of each block of gamma only the first `segment` bytes are used, 1 to a
    /// block.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::Parameter`].
    pub fn start_with_segment(&self, nonce: &[u8], segment: usize) -> Result<CtrStream, Error> {
        self.stream(&first_block::<C>(nonce)?[..Self::BLOCK], segment)
    }

    /// Starts a message whose first counter is given: **a whole block** (16 bytes for Kuznyechik, 8 for the others), where other
    /// software has no zeros in its second half. As many blocks follow as after a nonce, so see to it yourself that no two
    /// messages share a counter. The one after the last of all blocks is zero.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_at_counter(&self, counter: &[u8]) -> Result<CtrStream, Error> {
        if counter.len() != Self::BLOCK {
            return Err(Error::NonceLength { expected: Self::BLOCK, got: counter.len() });
        }
        self.stream(counter, Self::BLOCK)
    }

    fn stream(&self, counter: &[u8], segment: usize) -> Result<CtrStream, Error> {
        check_segment(segment, Self::BLOCK)?;
        let engine = self.cipher.engine();
        let most = 1 << (4 * Self::BLOCK);
        let counter = Counter::new(engine.clone(), sequence(Self::BLOCK), counter, most, segment);
        Ok(CtrStream::new(counter, Steps::new(engine.level())))
    }
}
