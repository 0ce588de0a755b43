//! Output feedback, SP 800-38A section 6.4.

use super::ciphers::Block128Or256;
use crate::modes::common::{Keyed, block};
use crate::modes::rules::{Nist, mode};

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
pub type Ofb<C> = Keyed<C, mode::Ofb<Nist>>;

impl<C: Block128Or256> Ofb<C> {
    /// Bytes of an initialisation vector: a block.
    pub const IV_BYTES: usize = block::<C>();
}
