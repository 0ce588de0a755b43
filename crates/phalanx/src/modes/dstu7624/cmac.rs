//! The authentication code.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::fmt;

use phalanx_kernels::equal;
use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, wipe, wiped_beside};

use super::blocks::{Blocks, CbcMac};
use super::{Kalyna, tag_length};
use crate::modes::keyed::keyed;
use crate::modes::stream::MOST;
use crate::modes::{BlockCipher, Padding};
use crate::{Cipher, Error};

/// The authentication code of DSTU 7624:2014 (CMAC). It is not the CMAC of NIST.
///
/// **A tag of a whole block is forged by whoever may choose messages**: the code of a zero block and another block X is E(X), the
/// cipher itself, and three codes give one of a message that was never asked for. Shorter tags withstand this; [`Gmac`](super::Gmac)
/// of a message with a counter in front, or [`Gcm`](super::Gcm), is the better choice, and never use the key for anything else.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Cmac};
///
/// let cmac = Cmac::<Kalyna256_256>::new(&[7; 32]);
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
pub struct Cmac<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Cmac, Kalyna);

impl<C: Kalyna> Cmac<C> {
    /// Bytes of the longest tag.
    pub const MOST_TAG_BYTES: usize = Cipher::<C::Standard>::BLOCK_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Writes the tag of a message, as many bytes of it as `tag` has: 8 to a whole block.
    ///
    /// # Errors
    /// [`Error::TagLength`]; [`Error::Empty`] if the message is.
    pub fn mac(&self, message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(message.len(), || self.whole(message).finish(tag))
    }

    /// Verifies a tag in constant time. As many bytes are verified as `tag` has: do not let whoever sends it choose how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Cmac::mac`].
    pub fn verify(&self, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        wiped_beside(message.len(), || self.whole(message).verify(tag))
    }

    /// Starts a message that comes in pieces.
    pub fn start(&self) -> CmacStream {
        CmacStream(Box::new(Message::new(self.cipher.engine().clone())))
    }

    fn whole(&self, message: &[u8]) -> Message {
        let mut whole = Message::new(self.cipher.engine().clone());
        whole.update(message);
        whole
    }
}

/// The authentication code of a message in pieces of any size.
pub struct CmacStream(Box<Message>);

impl CmacStream {
    /// Takes the next piece.
    pub fn update(&mut self, piece: &[u8]) {
        wiped_beside(piece.len(), || self.0.update(piece));
    }

    /// Ends the message, and writes its tag, as many bytes of it as `tag` has: 8 to a whole block.
    ///
    /// # Errors
    /// [`Error::TagLength`]; [`Error::Empty`] if the message is.
    pub fn finish(mut self, tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(0, || self.0.finish(tag))
    }

    /// Ends the message, and verifies its tag in constant time.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`CmacStream::finish`].
    pub fn verify(mut self, tag: &[u8]) -> Result<(), Error> {
        wiped_beside(0, || self.0.verify(tag))
    }
}

impl fmt::Debug for CmacStream {
    /// Nothing of the state.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CmacStream").finish_non_exhaustive()
    }
}

/// A message that has begun.
pub(super) struct Message {
    engine: Arc<Engine>,
    mac: CbcMac,
    blocks: Blocks,
}

impl Message {
    pub(super) fn new(engine: Arc<Engine>) -> Self {
        let blocks = Blocks::new(engine.family().block, true);
        Self { mac: CbcMac::new(engine.clone()), engine, blocks }
    }

    pub(super) fn update(&mut self, piece: &[u8]) {
        let mac = &mut self.mac;
        self.blocks.update(piece, |blocks| mac.absorb(blocks));
    }

    pub(super) fn finish(&mut self, tag: &mut [u8]) -> Result<(), Error> {
        tag.copy_from_slice(self.end(tag.len())?);
        Ok(())
    }

    pub(super) fn verify(&mut self, tag: &[u8]) -> Result<(), Error> {
        if equal(self.end(tag.len())?, tag) { Ok(()) } else { Err(Error::NotAuthentic) }
    }

    /// The first bytes of the tag.
    fn end(&mut self, bytes: usize) -> Result<&[u8], Error> {
        let block = self.engine.family().block;
        tag_length(8, block, bytes)?;
        // The last block waits, so that nothing waits if nothing came.
        let filled = self.blocks.filled();
        if filled == 0 {
            return Err(Error::Empty);
        }
        let mut mask = [0; MOST];
        mask[0] = u8::from(filled < block);
        self.engine.in_place(Op::Encrypt, &mut mask[..block]);
        self.mac.add(&mask[..block]);
        wipe(&mut mask);
        self.mac.absorb(self.blocks.last(Padding::OneZeros));
        Ok(&self.mac.sum()[..bytes])
    }
}
