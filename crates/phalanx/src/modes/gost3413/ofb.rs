//! OFB, section 5.3.

use super::gost::Gost;
use crate::Error;
use crate::modes::common::Keyed;
use crate::modes::common::stream::Stream;
use crate::modes::rules::{Gost3413, mode};

/// Output feedback (OFB) as specified in GOST R 34.13-2015, section 5.3. **No authentication:**
/// tampering goes undetected.
///
/// The initialisation vector is the shift register: **one or more whole blocks** (m = z·n bits).
/// Each of its blocks starts a chain, and the chains are processed in parallel. **No block of it
/// may repeat under one key**, neither within it nor in another message. Each block of keystream is
/// the encryption of an earlier one, so OFB is not seekable. [`Ctr`](super::Ctr) is faster and
/// seekable.
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
pub type Ofb<C> = Keyed<C, mode::Ofb<Gost3413>>;

impl<C: Gost> Ofb<C> {
    /// [`Ofb::start`] with the standard's parameter s: only the first `segment` bytes (1 to a
    /// block) of each keystream block are used. The register still advances by whole blocks.
    ///
    /// # Errors
    /// [`Error::Parameter`].
    pub fn start_with_segment(&self, iv: &[u8], segment: usize) -> Result<Stream, Error> {
        self.start_gamma(iv, segment)
    }
}
