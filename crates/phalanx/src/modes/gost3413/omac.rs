//! OMAC, section 5.6.

use super::gost::Gost;
use crate::modes::common::mac::{self, IsMac, Mac};
use crate::modes::common::{Keyed, block};
use crate::modes::rules::{Gost3413, mode};

/// OMAC (also known as OMAC1, CMAC or *imitovstavka*) as specified in GOST R 34.13-2015, section
/// 5.6.
///
/// The tag is **between 4 bytes and a whole block** long. The standard allows shorter tags, but
/// those are easy to guess. Empty messages have a tag too.
///
/// ```
/// use phalanx::{Error, Kuznyechik, modes::gost3413::Omac};
///
/// let omac = Omac::<Kuznyechik>::new(&[7; 32]);
/// let mut tag = [0; 8];
/// omac.mac(b"attack at dawn", &mut tag)?;
///
/// let mut stream = omac.start();
/// stream.update(b"attack at ");
/// stream.update(b"dawn");
/// stream.verify(&tag)?;
/// assert_eq!(omac.verify(b"attack at noon", &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
#[doc(alias = "cmac")]
pub type Omac<C> = Keyed<C, mode::Omac<Gost3413>>;

impl<C: Gost> Omac<C> {
    /// The length of a full tag in bytes.
    pub const TAG_BYTES: usize = block::<C>();
}

impl IsMac for mode::Omac<Gost3413> {}

impl<C: Gost> Mac<C> for mode::Omac<Gost3413> {
    const TAG_BYTES: usize = Omac::<C>::TAG_BYTES;
    type State = mac::Cmac;

    fn state(key: &Omac<C>) -> mac::Cmac {
        mac::Cmac::new(&key.extra)
    }
}
