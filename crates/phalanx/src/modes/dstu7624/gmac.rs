//! GMAC, i.e. GCM without data.

use alloc::borrow::Cow;

use phalanx_kernels::parts::wiped_beside;

use super::kalyna::Kalyna;
use crate::Error;
use crate::modes::common::ghash::{Ghash, HashKey};
use crate::modes::common::mac::{IsMac, Mac, MacState, MacStream};
use crate::modes::common::{Keyed, block, tag_length};
use crate::modes::rules::{Dstu7624, mode};
use crate::steps::Padding;

/// GMAC as in DSTU 7624:2014. It is fast and doesn't use a nonce, so equal messages have equal
/// tags.
///
/// **Never use the key in another mode:** these tags are also valid GCM tags for messages without
/// data.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Gmac};
///
/// let gmac = Gmac::<Kalyna256_256>::new(&[7; 32]);
/// let mut tag = [0; 32];
/// gmac.mac(b"attack at dawn", &mut tag)?;
///
/// let mut stream = gmac.start();
/// stream.update(b"attack at ")?;
/// stream.update(b"dawn")?;
/// stream.verify(&tag)?;
/// assert_eq!(gmac.verify(b"attack at noon", &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
pub type Gmac<C> = Keyed<C, mode::Gmac<Dstu7624>>;

impl<C: Kalyna> Gmac<C> {
    /// The length of a full tag in bytes.
    pub const TAG_BYTES: usize = block::<C>();
}

impl IsMac for mode::Gmac<Dstu7624> {}

impl<C: Kalyna> Mac<C> for mode::Gmac<Dstu7624> {
    const TAG_BYTES: usize = Gmac::<C>::TAG_BYTES;
    type State = GmacState;

    fn state(key: &Gmac<C>) -> GmacState {
        GmacState(Ghash::new(HashKey::dstu(Cow::Owned(key.engine().clone()))))
    }
}

/// A message that is being authenticated with GMAC in pieces of any size. Its tag is between 8
/// bytes and a whole block long.
pub type GmacStream = MacStream<GmacState>;

/// The GMAC state for a message.
#[derive(Clone)]
pub struct GmacState(Ghash<'static>);

impl MacState for GmacState {
    fn take(&mut self, piece: &[u8]) -> Result<(), Error> {
        self.0.check(piece.len() as u64)?;
        self.0.update(piece);
        Ok(())
    }

    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        tag_length(8, self.0.block(), bytes)?;
        match self.0.end(Padding::OneZeros) {
            // Otherwise, the tag would be the hash key.
            0 => Err(Error::Empty),
            message => Ok(&self.0.encrypted_sum([message, 0])[..bytes]),
        }
    }
}

impl GmacStream {
    /// Processes the next piece.
    ///
    /// # Errors
    /// [`Error::TooLong`]. On error, the piece is ignored.
    pub fn update(&mut self, piece: &[u8]) -> Result<(), Error> {
        wiped_beside(piece.len(), || self.0.take(piece))
    }
}
