//! CFB, section 5.5.

use super::gost::Gost;
use crate::Error;
use crate::modes::common::Direction;
use crate::modes::common::Keyed;
use crate::modes::common::chain::CfbStream;
use crate::modes::rules::{Gost3413, mode};

/// Cipher feedback (CFB) as specified in GOST R 34.13-2015, section 5.5. **No authentication:**
/// tampering goes undetected.
///
/// The initialisation vector is the shift register, which is **at least one block** long but can
/// otherwise be of any length (m ≥ n bits). The first segments are encrypted with its contents.
/// **No whole block of it may repeat under one key**, neither within it nor in another message.
/// Messages may be of any length. Decryption is many times faster than encryption, which cannot
/// process segments in parallel.
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
    /// [`Cfb::start_encryption`] with the standard's parameter s: only the first `segment` bytes (1
    /// to a block) of each keystream block are used, and the register is shifted by that many
    /// bytes. Pieces may be of any length.
    ///
    /// # Errors
    /// [`Error::Parameter`].
    pub fn start_encryption_with_segment(&self, iv: &[u8], segment: usize) -> Result<CfbStream, Error> {
        self.start_feedback(Direction::Encrypt, iv, segment)
    }

    /// [`Cfb::start_decryption`] with the standard's parameter s.
    ///
    /// # Errors
    /// [`Error::Parameter`].
    pub fn start_decryption_with_segment(&self, iv: &[u8], segment: usize) -> Result<CfbStream, Error> {
        self.start_feedback(Direction::Decrypt, iv, segment)
    }
}
