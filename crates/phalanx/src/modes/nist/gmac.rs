//! GMAC, SP 800-38D: GCM of no data.

use phalanx_kernels::parts::{Secret, wiped_beside};

use super::ciphers::Block128;
use super::gcm::{MIN_TAG_BYTES, keystream, mask};
use crate::Error;
use crate::modes::common::ghash::Ghash;
use crate::modes::common::mac::{self, MacState, MacStream};
use crate::modes::common::{Keyed, block, tag_length};
use crate::modes::rules::{Nist, mode};
use crate::steps::Padding;

/// The message authentication code of SP 800-38D (GMAC): the tag that [`Gcm`](super::Gcm) gives the message as associated data of no data. Fast;
/// but **a nonce that repeats under one key lets others forge**, so that [`Cmac`](super::Cmac), which has none, is the safer one.
///
/// ```
/// use phalanx::{Error, Ublock128_128, modes::nist::Gmac};
///
/// let gmac = Gmac::<Ublock128_128>::new(&[7; 16]);
/// let (nonce, mut tag) = ([1; 12], [0; 16]);
/// gmac.mac(&nonce, b"attack at dawn", &mut tag)?;
/// gmac.verify(&nonce, b"attack at dawn", &tag)?;
/// assert_eq!(gmac.verify(&nonce, b"attack at noon", &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
pub type Gmac<C> = Keyed<C, mode::Gmac<Nist>>;

impl<C: Block128> Gmac<C> {
    /// Bytes of a nonce as it should be.
    pub const NONCE_BYTES: usize = 12;
    /// Bytes of a whole tag.
    pub const TAG_BYTES: usize = block::<C>();

    /// Writes the tag of a message, as many bytes of it as `tag` has: 12 to 16.
    ///
    /// # Errors
    /// [`Error::NonceLength`] if the nonce is empty, [`Error::TagLength`], [`Error::TooLong`]; nothing is written then.
    pub fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        mac::mac(|| self.state(nonce), message, tag)
    }

    /// Verifies the tag of a message in constant time. As many bytes are verified as `tag` has: do not let whoever sends it
    /// choose how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Gmac::mac`].
    pub fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        mac::verify(|| self.state(nonce), message, tag)
    }

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`] if the nonce is empty.
    pub fn start(&self, nonce: &[u8]) -> Result<GmacStream, Error> {
        Ok(MacStream::new(wiped_beside(0, || self.state(nonce))?))
    }

    fn state(&self, nonce: &[u8]) -> Result<GmacState, Error> {
        let mask = mask(&self.extra, &mut keystream(&self.extra, nonce)?);
        Ok(GmacState { hash: Ghash::new(&self.extra), mask })
    }
}

/// A message that GMAC authenticates in pieces of any size.
pub type GmacStream = MacStream<GmacState>;

/// GMAC of a message so far.
#[derive(Clone)]
pub struct GmacState {
    hash: Ghash,
    /// The mask of the tag.
    mask: Secret,
}

impl MacState for GmacState {
    fn take(&mut self, piece: &[u8]) -> Result<(), Error> {
        self.hash.check(piece.len() as u64)?;
        self.hash.update(piece);
        Ok(())
    }

    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        tag_length(MIN_TAG_BYTES, self.hash.block(), bytes)?;
        let message = self.hash.end(Padding::None);
        Ok(&self.hash.masked_sum([message, 0], self.mask.bytes())[..bytes])
    }
}

impl GmacStream {
    /// Takes the next piece.
    ///
    /// # Errors
    /// [`Error::TooLong`]; the piece is not taken then.
    pub fn update(&mut self, piece: &[u8]) -> Result<(), Error> {
        wiped_beside(piece.len(), || self.0.take(piece))
    }
}
