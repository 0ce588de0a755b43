//! Encryption in whole blocks or segments.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::configured::Configured;
use crate::Error;
use crate::modes::common::Direction;
use crate::modes::common::block;
use crate::modes::dstu7624::{self, Kalyna};
use crate::modes::gost28147::{self, AnySet, KeyMeshing};
use crate::modes::rules::{Chained, mode};
use crate::modes::{BlockCipher, CbcStream, Keyed, Mode};
use crate::steps::Padding;

/// Unauthenticated encryption in whole blocks or segments. The output lags behind the input until a
/// block or segment is complete, and padding can make the message longer.
pub trait BlockMode: Send + Sync {
    /// The recommended length of an initialisation vector in bytes.
    fn iv_bytes(&self) -> usize;

    /// Starts processing a message in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`] or [`Error::Parameter`].
    fn start(&self, direction: Direction, iv: &[u8]) -> Result<Box<dyn RunningBlockMode>, Error>;

    /// Encrypts or decrypts a whole message in place. No padding is added or removed, even if the
    /// parameters specify one.
    ///
    /// # Errors
    /// [`Error::PartialBlock`], or any error from [`BlockMode::start`]. On error, nothing is
    /// written.
    fn crypt_unpadded(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error>;
}

/// The state of a message that is processed in pieces of any size. The output is appended to a
/// vector.
pub trait RunningBlockMode: Send {
    /// Processes the next piece and appends all output that is ready.
    fn update(&mut self, piece: &[u8], out: &mut Vec<u8>);

    /// Ends the message. Appends the remaining output, with padding added or removed.
    ///
    /// # Errors
    /// [`Error::PartialBlock`], or [`Error::Padding`], which you must not reveal to the sender of
    /// the message (that would be a padding oracle).
    fn finish(self: Box<Self>, out: &mut Vec<u8>) -> Result<(), Error>;

    /// Returns a boxed copy of the state.
    fn clone_box(&self) -> Box<dyn RunningBlockMode>;
}

impl RunningBlockMode for CbcStream {
    fn update(&mut self, piece: &[u8], out: &mut Vec<u8>) {
        self.update(piece, out);
    }

    fn finish(self: Box<Self>, out: &mut Vec<u8>) -> Result<(), Error> {
        (*self).finish(out)
    }

    fn clone_box(&self) -> Box<dyn RunningBlockMode> {
        Box::new(self.clone())
    }
}

impl RunningBlockMode for dstu7624::CfbStream {
    fn update(&mut self, piece: &[u8], out: &mut Vec<u8>) {
        self.update(piece, out);
    }

    fn finish(self: Box<Self>, out: &mut Vec<u8>) -> Result<(), Error> {
        (*self).finish(out);
        Ok(())
    }

    fn clone_box(&self) -> Box<dyn RunningBlockMode> {
        Box::new(self.clone())
    }
}

/// The initialisation vector is one block.
impl<C: BlockCipher, R: Chained> BlockMode for Configured<Keyed<C, mode::Cbc<R>>, Padding>
where
    mode::Cbc<R>: Mode<C>,
{
    fn iv_bytes(&self) -> usize {
        block::<C>()
    }

    fn start(&self, direction: Direction, iv: &[u8]) -> Result<Box<dyn RunningBlockMode>, Error> {
        Ok(Box::new(CbcStream::new(self.0.chain(direction, iv)?, self.1)))
    }

    fn crypt_unpadded(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.0.chain(direction, iv)?.run_checked(data)
    }
}

impl<C: AnySet> BlockMode for Configured<gost28147::Cbc<C>, (KeyMeshing, Padding)> {
    fn iv_bytes(&self) -> usize {
        gost28147::Cbc::<C>::IV_BYTES
    }

    fn start(&self, direction: Direction, iv: &[u8]) -> Result<Box<dyn RunningBlockMode>, Error> {
        let Self(cbc, (meshing, padding)) = self;
        Ok(Box::new(CbcStream::new(cbc.chain(direction, iv, *meshing)?, *padding)))
    }

    fn crypt_unpadded(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.0.chain(direction, iv, self.1.0)?.run_checked(data)
    }
}

impl<C: Kalyna> BlockMode for Configured<dstu7624::Cfb<C>, usize> {
    fn iv_bytes(&self) -> usize {
        dstu7624::Cfb::<C>::IV_BYTES
    }

    fn start(&self, direction: Direction, iv: &[u8]) -> Result<Box<dyn RunningBlockMode>, Error> {
        Ok(Box::new(self.0.start(direction, iv, self.1)?))
    }

    fn crypt_unpadded(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.0.crypt(direction, iv, self.1, data)
    }
}
