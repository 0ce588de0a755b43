//! CMAC, SP 800-38B.

use super::ciphers::Block128;
use crate::modes::common::Keyed;
use crate::modes::common::mac::{self, IsMac, Mac};
use crate::modes::rules::{Nist, mode};

/// CMAC (OMAC1), SP 800-38B. With Kuznyechik, this is the same as GOST R 34.13-2015
/// [`Omac`](crate::modes::gost3413::Omac).
///
/// The tag is the first **4 to 16 bytes** of a block. The standard recommends at least 8, because
/// shorter tags are easy to guess. Empty messages have a tag too.
///
/// ```
/// use phalanx::{Error, Ublock128_128, modes::nist::Cmac};
///
/// let cmac = Cmac::<Ublock128_128>::new(&[7; 16]);
/// let mut tag = [0; 16];
/// cmac.mac(b"attack at dawn", &mut tag)?;
///
/// let mut stream = cmac.start();
/// stream.update(b"attack at ");
/// stream.update(b"dawn");
/// stream.verify(&tag)?;
/// assert_eq!(cmac.verify(b"attack at noon", &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
pub type Cmac<C> = Keyed<C, mode::Cmac<Nist>>;

impl<C: Block128> Cmac<C> {
    /// The length of a full tag in bytes.
    pub const TAG_BYTES: usize = 16;
}

impl IsMac for mode::Cmac<Nist> {}

impl<C: Block128> Mac<C> for mode::Cmac<Nist> {
    const TAG_BYTES: usize = Cmac::<C>::TAG_BYTES;
    type State = mac::Cmac;

    fn state(key: &Cmac<C>) -> mac::Cmac {
        mac::Cmac::new(&key.extra)
    }
}
