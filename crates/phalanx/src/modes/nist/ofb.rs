//! OFB, SP 800-38A, section 6.4.

use super::ciphers::Block128Or256;
use crate::modes::common::{Keyed, block};
use crate::modes::rules::{Nist, mode};

/// Output feedback (OFB) as specified in SP 800-38A, section 6.4. **No authentication:** tampering
/// goes undetected.
///
/// The initialisation vector is one block and must never repeat under one key. Each block of
/// keystream is the encryption of the previous one, so OFB is sequential and not seekable.
/// [`Ctr128Be`](super::Ctr128Be) is faster and seekable.
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
pub type Ofb<C> = Keyed<C, mode::Ofb<Nist>>;

impl<C: Block128Or256> Ofb<C> {
    /// The length of an initialisation vector in bytes: one block.
    pub const IV_BYTES: usize = block::<C>();
}
