//! The authentication code that is GCM of no data.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::fmt;

use phalanx_kernels::equal;
use phalanx_kernels::parts::wiped_beside;

use super::hash::{Hash, HashKey};
use super::{Kalyna, tag_length};
use crate::modes::keyed::keyed;
use crate::modes::{BlockCipher, Padding};
use crate::{Cipher, Error};

/// The authentication code of DSTU 7624:2014 that belongs to GCM (GMAC). Fast, and without a nonce: equal messages have equal tags.
///
/// **Never use the key in another mode**: these tags are those of GCM for messages without data.
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
pub struct Gmac<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
    hash: Arc<HashKey>,
}

keyed!(Gmac, Kalyna, hash);

impl<C: Kalyna> Gmac<C> {
    /// Bytes of the longest tag.
    pub const MOST_TAG_BYTES: usize = Cipher::<C::Standard>::BLOCK_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        let hash = HashKey::new(cipher.engine(), C::FIELD);
        Self { cipher, hash }
    }

    /// Writes the tag of a message, as many bytes of it as `tag` has: 8 to a whole block.
    ///
    /// # Errors
    /// [`Error::TagLength`], [`Error::TooLong`]; [`Error::Empty`] if the message is.
    pub fn mac(&self, message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(message.len(), || finish(&mut self.whole(message)?, tag))
    }

    /// Verifies a tag in constant time. As many bytes are verified as `tag` has: do not let whoever sends it choose how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Gmac::mac`].
    pub fn verify(&self, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        wiped_beside(message.len(), || verify(&mut self.whole(message)?, tag))
    }

    /// Starts a message that comes in pieces.
    pub fn start(&self) -> GmacStream {
        GmacStream(Box::new(Hash::new(&self.hash)))
    }

    fn whole(&self, message: &[u8]) -> Result<Hash, Error> {
        let mut hash = Hash::new(&self.hash);
        hash.check(message.len() as u64)?;
        hash.update(message);
        Ok(hash)
    }
}

/// The authentication code of a message in pieces of any size.
pub struct GmacStream(Box<Hash>);

impl GmacStream {
    /// Takes the next piece.
    ///
    /// # Errors
    /// [`Error::TooLong`]; the piece is not taken then.
    pub fn update(&mut self, piece: &[u8]) -> Result<(), Error> {
        self.0.check(piece.len() as u64)?;
        wiped_beside(piece.len(), || self.0.update(piece));
        Ok(())
    }

    /// Ends the message, and writes its tag, as many bytes of it as `tag` has: 8 to a whole block.
    ///
    /// # Errors
    /// [`Error::TagLength`]; [`Error::Empty`] if the message is.
    pub fn finish(mut self, tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(0, || finish(&mut self.0, tag))
    }

    /// Ends the message, and verifies its tag in constant time.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`GmacStream::finish`].
    pub fn verify(mut self, tag: &[u8]) -> Result<(), Error> {
        wiped_beside(0, || verify(&mut self.0, tag))
    }
}

fn finish(hash: &mut Hash, tag: &mut [u8]) -> Result<(), Error> {
    tag.copy_from_slice(end(hash, tag.len())?);
    Ok(())
}

fn verify(hash: &mut Hash, tag: &[u8]) -> Result<(), Error> {
    if equal(end(hash, tag.len())?, tag) { Ok(()) } else { Err(Error::NotAuthentic) }
}

/// The first bytes of the tag.
fn end(hash: &mut Hash, tag: usize) -> Result<&[u8], Error> {
    tag_length(8, hash.block(), tag)?;
    match hash.end(Padding::OneZeros) {
        // It would be the hash key.
        0 => Err(Error::Empty),
        bytes => Ok(&hash.tag([bytes, 0])[..tag]),
    }
}

impl fmt::Debug for GmacStream {
    /// Nothing of the state.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GmacStream").finish_non_exhaustive()
    }
}
