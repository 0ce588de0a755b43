//! Output feedback, section 5.3.

use super::gost::Gost;
use crate::Error;
use crate::modes::common::Keyed;
use crate::modes::common::stream::Stream;
use crate::modes::rules::{Gost3413, mode};

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
pub type Ofb<C> = Keyed<C, mode::Ofb<Gost3413>>;

impl<C: Gost> Ofb<C> {
    /// [`Ofb::start`] with the parameter s of the standard: of each block of gamma only the first `segment` bytes are used, 1 to a
    /// block. The register moves by whole blocks all the same.
    ///
    /// # Errors
    /// [`Error::Parameter`].
    pub fn start_with_segment(&self, iv: &[u8], segment: usize) -> Result<Stream, Error> {
        self.start_gamma(iv, segment)
    }
}
