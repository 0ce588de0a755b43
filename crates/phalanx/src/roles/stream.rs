//! Encryption that keeps the length.

use alloc::boxed::Box;

use super::configured::Configured;
use crate::Error;
use crate::many::rows::{CtrRows, Nonces, Rows, RowsError, apply_rows, apply_rows_singly};
use crate::modes::common::Direction;
use crate::modes::common::counter::CounterMode;
use crate::modes::gost3413::{self, CtrAcpkm, Gost};
use crate::modes::gost28147::{self, AnySet, Cnt, KeyMeshing};
use crate::modes::rules::{Chained, FedBack, mode};
use crate::modes::{self, BlockCipher, CfbStream, CtrStream, Keyed, Mode};

/// Encryption without authentication that keeps the length: a changed message decrypts to a changed one.
pub trait Stream: Send + Sync {
    /// The usual length of a nonce or initialisation vector in bytes.
    fn nonce_bytes(&self) -> usize;

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::Parameter`].
    fn start(&self, direction: Direction, nonce: &[u8]) -> Result<Box<dyn RunningStream>, Error>;

    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::TooLong`], and those of [`Stream::start`]. Nothing is written then.
    fn crypt(&self, direction: Direction, nonce: &[u8], data: &mut [u8]) -> Result<(), Error>;

    /// Encrypts or decrypts many short messages, each with a nonce of the usual length. `out` has as many bytes as all of them.
    /// Counter modes process rows side by side, other modes one after the other.
    ///
    /// # Errors
    /// [`RowsError`]. `out` is unchanged or zeros then.
    fn crypt_rows(
        &self,
        direction: Direction,
        nonces: Nonces<'_>,
        data: Rows<'_>,
        out: &mut [u8],
    ) -> Result<(), RowsError> {
        apply_rows_singly(self.nonce_bytes(), nonces, data, out, &mut |row, data| {
            self.crypt(direction, row.nonce, data)
        })
    }
}

/// A message in pieces of any size, each in place.
pub trait RunningStream: Send {
    /// Encrypts or decrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]; nothing is written then.
    fn apply(&mut self, piece: &mut [u8]) -> Result<(), Error>;

    /// The message as one that can be entered at any place; none if each block depends on those before.
    fn seekable(&mut self) -> Option<&mut CtrStream> {
        None
    }

    /// A copy of the message so far.
    fn clone_box(&self) -> Box<dyn RunningStream>;
}

impl RunningStream for CtrStream {
    fn apply(&mut self, piece: &mut [u8]) -> Result<(), Error> {
        self.apply(piece)
    }

    fn seekable(&mut self) -> Option<&mut CtrStream> {
        Some(self)
    }

    fn clone_box(&self) -> Box<dyn RunningStream> {
        Box::new(self.clone())
    }
}

impl RunningStream for modes::Stream {
    fn apply(&mut self, piece: &mut [u8]) -> Result<(), Error> {
        self.apply(piece)
    }

    fn clone_box(&self) -> Box<dyn RunningStream> {
        Box::new(self.clone())
    }
}

impl RunningStream for CfbStream {
    fn apply(&mut self, piece: &mut [u8]) -> Result<(), Error> {
        self.apply(piece);
        Ok(())
    }

    fn clone_box(&self) -> Box<dyn RunningStream> {
        Box::new(self.clone())
    }
}

impl<C: BlockCipher, R> Stream for Keyed<C, mode::Ctr<R>>
where
    mode::Ctr<R>: CounterMode<C>,
    Self: CtrRows,
{
    fn nonce_bytes(&self) -> usize {
        <mode::Ctr<R> as CounterMode<C>>::NONCE_BYTES
    }

    fn start(&self, _: Direction, nonce: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        Ok(Box::new(self.start(nonce)?))
    }

    fn crypt(&self, _: Direction, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.apply(nonce, data)
    }

    fn crypt_rows(&self, _: Direction, nonces: Nonces<'_>, data: Rows<'_>, out: &mut [u8]) -> Result<(), RowsError> {
        apply_rows(self, nonces, data, out)
    }
}

/// The parameter is s of the standard, in bytes.
impl<C: Gost> Stream for Configured<gost3413::Ctr<C>, usize> {
    fn nonce_bytes(&self) -> usize {
        gost3413::Ctr::<C>::NONCE_BYTES
    }

    fn start(&self, _: Direction, nonce: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        Ok(Box::new(self.0.start_with_segment(nonce, self.1)?))
    }

    fn crypt(&self, _: Direction, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.0.start_with_segment(nonce, self.1)?.apply(data)
    }
}

/// The nonce is the whole first counter, a block: see [`gost3413::Ctr::start_at_counter`].
#[derive(Clone, Copy, Debug)]
pub struct FirstCounter;

impl<C: Gost> Stream for Configured<gost3413::Ctr<C>, FirstCounter> {
    fn nonce_bytes(&self) -> usize {
        2 * gost3413::Ctr::<C>::NONCE_BYTES
    }

    fn start(&self, _: Direction, counter: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        Ok(Box::new(self.0.start_at_counter(counter)?))
    }

    fn crypt(&self, _: Direction, counter: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.0.start_at_counter(counter)?.apply(data)
    }
}

/// The parameters are the lengths in bytes of a section, N of ACPKM, and of a segment, s of the standard.
impl<C: Gost> Stream for Configured<CtrAcpkm<C>, [usize; 2]> {
    fn nonce_bytes(&self) -> usize {
        CtrAcpkm::<C>::NONCE_BYTES
    }

    fn start(&self, _: Direction, nonce: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        let Self(ctr, [section, segment]) = self;
        Ok(Box::new(ctr.start_with_segment(nonce, *section, *segment)?))
    }

    fn crypt(&self, _: Direction, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        let Self(ctr, [section, segment]) = self;
        ctr.start_with_segment(nonce, *section, *segment)?.apply(data)
    }
}

impl<C: AnySet> Stream for Configured<Cnt<C>, KeyMeshing> {
    fn nonce_bytes(&self) -> usize {
        Cnt::<C>::IV_BYTES
    }

    fn start(&self, _: Direction, iv: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        Ok(match self.1 {
            KeyMeshing::None => Box::new(self.0.start_seekable(iv)?),
            meshing => Box::new(self.0.start(iv, meshing)?),
        })
    }

    fn crypt(&self, _: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.0.apply(iv, self.1, data)
    }

    fn crypt_rows(
        &self,
        direction: Direction,
        nonces: Nonces<'_>,
        data: Rows<'_>,
        out: &mut [u8],
    ) -> Result<(), RowsError> {
        match self.1 {
            KeyMeshing::None => apply_rows(&self.0, nonces, data, out),
            _ => apply_rows_singly(self.nonce_bytes(), nonces, data, out, &mut |row, data| {
                self.crypt(direction, row.nonce, data)
            }),
        }
    }
}

/// A register of one block.
impl<C: BlockCipher, R: Chained> Stream for Keyed<C, mode::Ofb<R>>
where
    mode::Ofb<R>: Mode<C>,
{
    fn nonce_bytes(&self) -> usize {
        modes::common::block::<C>()
    }

    fn start(&self, _: Direction, iv: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        Ok(Box::new(self.start(iv)?))
    }

    fn crypt(&self, _: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.apply(iv, data)
    }
}

/// The parameter is s of the standard, in bytes.
impl<C: Gost> Stream for Configured<gost3413::Ofb<C>, usize> {
    fn nonce_bytes(&self) -> usize {
        self.0.nonce_bytes()
    }

    fn start(&self, _: Direction, iv: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        Ok(Box::new(self.0.start_with_segment(iv, self.1)?))
    }

    fn crypt(&self, _: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.0.start_with_segment(iv, self.1)?.apply(data)
    }
}

/// A register of one block.
impl<C: BlockCipher, R: FedBack> Stream for Keyed<C, mode::Cfb<R>>
where
    mode::Cfb<R>: Mode<C>,
{
    fn nonce_bytes(&self) -> usize {
        modes::common::block::<C>()
    }

    fn start(&self, direction: Direction, iv: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        Ok(Box::new(self.start_feedback(direction, iv, modes::common::block::<C>())?))
    }

    fn crypt(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.start_feedback(direction, iv, modes::common::block::<C>())?.apply(data);
        Ok(())
    }
}

/// The parameter is s of the standard, in bytes.
impl<C: Gost> Stream for Configured<gost3413::Cfb<C>, usize> {
    fn nonce_bytes(&self) -> usize {
        self.0.nonce_bytes()
    }

    fn start(&self, direction: Direction, iv: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        Ok(Box::new(self.0.start_feedback(direction, iv, self.1)?))
    }

    fn crypt(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.0.start_feedback(direction, iv, self.1)?.apply(data);
        Ok(())
    }
}

impl<C: AnySet> Stream for Configured<gost28147::Cfb<C>, KeyMeshing> {
    fn nonce_bytes(&self) -> usize {
        gost28147::Cfb::<C>::IV_BYTES
    }

    fn start(&self, direction: Direction, iv: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        Ok(Box::new(match direction {
            Direction::Encrypt => self.0.start_encryption(iv, self.1)?,
            Direction::Decrypt => self.0.start_decryption(iv, self.1)?,
        }))
    }

    fn crypt(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        match direction {
            Direction::Encrypt => self.0.encrypt_in_place(iv, self.1, data),
            Direction::Decrypt => self.0.decrypt_in_place(iv, self.1, data),
        }
    }
}
