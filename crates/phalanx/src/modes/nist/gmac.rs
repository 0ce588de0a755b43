//! GMAC, SP 800-38D, i.e. GCM without data.

use alloc::borrow::Cow;

use phalanx_kernels::parts::wiped_beside;

use super::ciphers::Block128;
use super::gcm::{MIN_TAG_BYTES, Mask, begin, keystream};
use crate::Error;
use crate::modes::common::ghash::{Ghash, HashKey};
use crate::modes::common::mac::{self, MacState, MacStream};
use crate::modes::common::{Keyed, block, tag_length};
use crate::modes::rules::{Nist, mode};
use crate::steps::Padding;

/// GMAC, SP 800-38D: the [`Gcm`](super::Gcm) tag with the message as the associated data. It is
/// fast, but **reusing a nonce under one key allows forgeries**. [`Cmac`](super::Cmac) doesn't need
/// a nonce, which makes it safer.
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
    /// The recommended nonce length in bytes.
    pub const NONCE_BYTES: usize = 12;
    /// The length of a full tag in bytes.
    pub const TAG_BYTES: usize = block::<C>();

    /// Writes the tag of a message, truncated to the length of `tag`, which is 12 to 16 bytes.
    ///
    /// # Errors
    /// [`Error::NonceLength`] if the nonce is empty, [`Error::TagLength`] or [`Error::TooLong`]. On
    /// error, nothing is written.
    pub fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        mac::mac(|| self.state(nonce), message, tag)
    }

    /// Verifies the tag of a message in constant time. Only the bytes present in `tag` are
    /// compared, so do not let the sender choose its length.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], or any error from [`Gmac::mac`].
    pub fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        mac::verify(|| self.state(nonce), message, tag)
    }

    /// Starts processing a message in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`] if the nonce is empty.
    pub fn start(&self, nonce: &[u8]) -> Result<GmacStream, Error> {
        Ok(MacStream::new(wiped_beside(0, || self.state(nonce))?))
    }

    fn state(&self, nonce: &[u8]) -> Result<GmacState, Error> {
        let key = HashKey::nist(Cow::Owned(self.engine().clone()));
        let mut keystream = keystream(&key);
        begin(&mut keystream, &key, nonce)?;
        let mask = Mask::new(&key, &mut keystream);
        Ok(GmacState { hash: Ghash::new(key), mask })
    }
}

/// A message that is being authenticated with GMAC in pieces of any size.
pub type GmacStream = MacStream<GmacState>;

/// The GMAC state for a message.
#[derive(Clone)]
pub struct GmacState {
    hash: Ghash<'static>,
    mask: Mask,
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
    /// Processes the next piece.
    ///
    /// # Errors
    /// [`Error::TooLong`]. On error, the piece is ignored.
    pub fn update(&mut self, piece: &[u8]) -> Result<(), Error> {
        wiped_beside(piece.len(), || self.0.take(piece))
    }
}
