//! GMAC, SP 800-38D: GCM of no data.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::fmt;

use phalanx_kernels::equal;
use phalanx_kernels::parts::{Secret, wipe, wiped_beside};

use super::Block128;
use super::gcm::{MOST_AAD, Message, check_tag};
use super::ghash::{Ghash, HashKey};
use crate::modes::BlockCipher;
use crate::modes::keyed::keyed;
use crate::steps::Steps;
use crate::{Cipher, Error};

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
pub struct Gmac<C: Block128> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
    hash: Arc<HashKey>,
}

keyed!(Gmac, Block128, hash);

impl<C: Block128> Gmac<C> {
    /// Bytes of a nonce as it should be.
    pub const NONCE_BYTES: usize = 12;
    /// Bytes of a whole tag.
    pub const TAG_BYTES: usize = 16;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        let hash = HashKey::new(cipher.engine());
        Self { cipher, hash }
    }

    /// Writes the tag of a message, as many bytes of it as `tag` has: 12 to 16.
    ///
    /// # Errors
    /// [`Error::NonceLength`] if the nonce is empty, [`Error::TagLength`], [`Error::TooLong`]; nothing is written then.
    pub fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        let mut stream = self.start(nonce)?;
        stream.update(message)?;
        stream.finish(tag)
    }

    /// Verifies the tag of a message in constant time. As many bytes are verified as `tag` has: do not let whoever sends it
    /// choose how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Gmac::mac`].
    pub fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        let mut stream = self.start(nonce)?;
        stream.update(message)?;
        stream.verify(tag)
    }

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`] if the nonce is empty.
    pub fn start(&self, nonce: &[u8]) -> Result<GmacStream, Error> {
        let mut message = Message::new(&self.hash, nonce, &[])?;
        let mask = wiped_beside(0, || message.mask());
        Ok(GmacStream { hash: Box::new(message.hash), steps: self.hash.steps, mask, bytes: 0 })
    }
}

/// A message that GMAC authenticates in pieces of any size.
pub struct GmacStream {
    hash: Box<Ghash>,
    steps: Steps,
    /// The mask of the tag.
    mask: Secret,
    bytes: u64,
}

impl GmacStream {
    /// Takes the next piece.
    ///
    /// # Errors
    /// [`Error::TooLong`]; the piece is not taken then.
    pub fn update(&mut self, piece: &[u8]) -> Result<(), Error> {
        let got = self.bytes.saturating_add(piece.len() as u64);
        if got > MOST_AAD {
            return Err(Error::TooLong { most: MOST_AAD, got });
        }
        self.bytes = got;
        wiped_beside(piece.len(), || self.hash.update(piece));
        Ok(())
    }

    /// Ends the message and writes its tag, as many bytes of it as `tag` has: 12 to 16.
    ///
    /// # Errors
    /// [`Error::TagLength`]; nothing is written then.
    pub fn finish(mut self, tag: &mut [u8]) -> Result<(), Error> {
        check_tag(tag)?;
        wiped_beside(0, || tag.copy_from_slice(&self.tag()[..tag.len()]));
        Ok(())
    }

    /// Ends the message and verifies its tag in constant time. As many bytes are verified as `tag` has.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::TagLength`].
    pub fn verify(mut self, tag: &[u8]) -> Result<(), Error> {
        check_tag(tag)?;
        let authentic = wiped_beside(0, || {
            let mut whole = self.tag();
            let authentic = equal(&whole[..tag.len()], tag);
            wipe(&mut whole);
            authentic
        });
        if authentic { Ok(()) } else { Err(Error::NotAuthentic) }
    }

    fn tag(&mut self) -> [u8; 16] {
        self.hash.end();
        let mut tag = self.hash.finish([self.bytes, 0]);
        self.steps.xor(&mut tag, self.mask.bytes());
        tag
    }
}

impl fmt::Debug for GmacStream {
    /// Nothing of the state.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GmacStream").finish_non_exhaustive()
    }
}
