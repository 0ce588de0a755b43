//! Cipher feedback, section 5.5.

use super::gost::Gost;
use crate::Error;
use crate::modes::common::Direction;
use crate::modes::common::Keyed;
use crate::modes::common::chain::CfbStream;
use crate::modes::rules::{Gost3413, mode};

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
pub type Cfb<C> = Keyed<C, mode::Cfb<Gost3413>>;

impl<C: Gost> Cfb<C> {
    /// [`Cfb::start_encryption`] with the parameter s of the standard: of each block of gamma only the first `segment` bytes
    /// are used, 1 to a block, and the register moves by as many. The pieces need not be segments.
    ///
    /// # Errors
    /// [`Error::Parameter`].
    pub fn start_encryption_with_segment(&self, iv: &[u8], segment: usize) -> Result<CfbStream, Error> {
        self.start_feedback(Direction::Encrypt, iv, segment)
    }

    /// [`Cfb::start_decryption`] with the parameter s of the standard.
    ///
    /// # Errors
    /// [`Error::Parameter`].
    pub fn start_decryption_with_segment(&self, iv: &[u8], segment: usize) -> Result<CfbStream, Error> {
        self.start_feedback(Direction::Decrypt, iv, segment)
    }
}
