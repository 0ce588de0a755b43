//! Encryption without padding or authentication.

use alloc::boxed::Box;

use super::configured::Configured;
use crate::Error;
use crate::many::rows::{CtrRows, Nonces, Rows, RowsError, apply_rows, apply_rows_singly};
use crate::modes::common::counter::CounterMode;
use crate::modes::common::{Direction, block};
use crate::modes::gost3413::{self, CtrAcpkm, Gost};
use crate::modes::gost28147::{self, AnySet, Cnt, KeyMeshing};
use crate::modes::rules::{Chained, FedBack, mode};
use crate::modes::{self, BlockCipher, CfbStream, CtrStream, Keyed, Mode};

/// Encryption without padding or authentication. The ciphertext is as long as the message, and
/// tampering goes undetected.
///
/// ```
/// use phalanx::roles::{Direction, Stream};
/// use phalanx::{Error, Kuznyechik, modes::gost3413::Ctr};
///
/// let key: Box<dyn Stream> = Box::new(Ctr::<Kuznyechik>::new(&[7; 32]));
/// let nonce = vec![1; key.nonce_bytes()];
/// let mut data = *b"attack at dawn";
/// key.crypt(Direction::Encrypt, &nonce, &mut data)?;
///
/// let mut message = key.start(Direction::Decrypt, &nonce)?;
/// let (first, second) = data.split_at_mut(6);
/// message.apply(first)?;
/// message.apply(second)?;
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub trait Stream: Send + Sync {
    /// The recommended length of a nonce or initialisation vector in bytes.
    fn nonce_bytes(&self) -> usize;

    /// Starts processing a message in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`] or [`Error::Parameter`].
    fn start(&self, direction: Direction, nonce: &[u8]) -> Result<Box<dyn RunningStream>, Error>;

    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::TooLong`], or any error from [`Stream::start`]. On error, nothing is written.
    fn crypt(&self, direction: Direction, nonce: &[u8], data: &mut [u8]) -> Result<(), Error>;

    /// Encrypts or decrypts many short messages, each with a nonce of the recommended length. `out`
    /// must be exactly as long as all the messages together. Counter modes process rows in
    /// parallel, while other modes process one row at a time.
    ///
    /// # Errors
    /// [`RowsError`]. On error, `out` is either unchanged or all zeros.
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

/// The state of a message that is processed in pieces of any size.
pub trait RunningStream: Send {
    /// Encrypts or decrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]. On error, nothing is written.
    fn apply(&mut self, piece: &mut [u8]) -> Result<(), Error>;

    /// Random access to the same message. Modes in which a block depends on earlier blocks return
    /// `None`.
    fn seekable(&mut self) -> Option<&mut CtrStream> {
        None
    }

    /// Returns a boxed copy of the state.
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

/// Starts messages with the parameters `P`. Implementing this trait makes [`Configured`] a
/// [`Stream`].
trait Start<P>: Send + Sync {
    type Running: RunningStream + 'static;
    const NONCE_BYTES: usize;

    fn start_with(&self, parameters: P, direction: Direction, nonce: &[u8]) -> Result<Self::Running, Error>;
}

impl<K: Start<P>, P: Copy + Send + Sync> Stream for Configured<K, P> {
    fn nonce_bytes(&self) -> usize {
        K::NONCE_BYTES
    }

    fn start(&self, direction: Direction, nonce: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        Ok(Box::new(self.0.start_with(self.1, direction, nonce)?))
    }

    fn crypt(&self, direction: Direction, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.0.start_with(self.1, direction, nonce)?.apply(data)
    }
}

impl<C: Gost> Start<usize> for gost3413::Ctr<C> {
    type Running = CtrStream;
    const NONCE_BYTES: usize = gost3413::Ctr::<C>::NONCE_BYTES;

    fn start_with(&self, segment: usize, _: Direction, nonce: &[u8]) -> Result<CtrStream, Error> {
        self.start_with_segment(nonce, segment)
    }
}

/// The nonce is the first counter, which is a whole block: see [`gost3413::Ctr::start_at_counter`].
#[derive(Clone, Copy, Debug)]
pub struct FirstCounter;

impl<C: Gost> Start<FirstCounter> for gost3413::Ctr<C> {
    type Running = CtrStream;
    const NONCE_BYTES: usize = block::<C>();

    fn start_with(&self, _: FirstCounter, _: Direction, counter: &[u8]) -> Result<CtrStream, Error> {
        self.start_at_counter(counter)
    }
}

impl<C: Gost> Start<[usize; 2]> for CtrAcpkm<C> {
    type Running = CtrStream;
    const NONCE_BYTES: usize = CtrAcpkm::<C>::NONCE_BYTES;

    fn start_with(&self, [section, segment]: [usize; 2], _: Direction, nonce: &[u8]) -> Result<CtrStream, Error> {
        self.start_with_segment(nonce, section, segment)
    }
}

impl<C: Gost> Start<usize> for gost3413::Ofb<C> {
    type Running = modes::Stream;
    const NONCE_BYTES: usize = block::<C>();

    fn start_with(&self, segment: usize, _: Direction, iv: &[u8]) -> Result<modes::Stream, Error> {
        self.start_with_segment(iv, segment)
    }
}

impl<C: Gost> Start<usize> for gost3413::Cfb<C> {
    type Running = CfbStream;
    const NONCE_BYTES: usize = block::<C>();

    fn start_with(&self, segment: usize, direction: Direction, iv: &[u8]) -> Result<CfbStream, Error> {
        self.start_feedback(direction, iv, segment)
    }
}

impl<C: AnySet> Start<KeyMeshing> for gost28147::Cfb<C> {
    type Running = CfbStream;
    const NONCE_BYTES: usize = gost28147::Cfb::<C>::IV_BYTES;

    fn start_with(&self, meshing: KeyMeshing, direction: Direction, iv: &[u8]) -> Result<CfbStream, Error> {
        self.start(direction, iv, meshing)
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

/// The initialisation vector is one block.
impl<C: BlockCipher, R: Chained> Stream for Keyed<C, mode::Ofb<R>>
where
    mode::Ofb<R>: Mode<C>,
{
    fn nonce_bytes(&self) -> usize {
        block::<C>()
    }

    fn start(&self, _: Direction, iv: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        Ok(Box::new(self.start(iv)?))
    }

    fn crypt(&self, _: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.apply(iv, data)
    }
}

/// The initialisation vector is one block.
impl<C: BlockCipher, R: FedBack> Stream for Keyed<C, mode::Cfb<R>>
where
    mode::Cfb<R>: Mode<C>,
{
    fn nonce_bytes(&self) -> usize {
        block::<C>()
    }

    fn start(&self, direction: Direction, iv: &[u8]) -> Result<Box<dyn RunningStream>, Error> {
        Ok(Box::new(self.start_feedback(direction, iv, block::<C>())?))
    }

    fn crypt(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.start_feedback(direction, iv, block::<C>())?.apply(data);
        Ok(())
    }
}
