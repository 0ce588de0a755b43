//! Gamma.

use alloc::sync::Arc;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, wipe, wiped_beside};

use super::{Kalyna, one_block};
use crate::modes::counter::Counter;
use crate::modes::keyed::keyed;
#[cfg(feature = "rayon")]
use crate::modes::parallel;
use crate::modes::stream::{Buffered, MOST};
use crate::modes::{BlockCipher, CtrStream};
use crate::steps::{LITTLE_16, LITTLE_32, LITTLE_64, Sequence, Steps};
use crate::{Cipher, Error};

/// Gamma of DSTU 7624:2014 (CTR). **No authentication**: a changed message decrypts to a changed one.
///
/// The initialisation vector is one block (16, 32 or 64 bytes) and must never repeat under one key. The counter starts from its
/// *encryption* plus one and is a little-endian number: another mode than the counter modes of NIST and of GOST.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Ctr};
///
/// let ctr = Ctr::<Kalyna256_256>::new(&[7; 32]);
/// let mut data = *b"attack at dawn";
/// ctr.apply(&[1; 32], &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// // From the eighth byte on.
/// let mut stream = ctr.start(&[1; 32])?;
/// stream.seek(7)?;
/// stream.apply(&mut data[7..])?;
/// assert_eq!(&data[7..], b"at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct Ctr<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Ctr, Kalyna);

impl<C: Kalyna> Ctr<C> {
    /// Bytes of an initialisation vector.
    pub const IV_BYTES: usize = Cipher::<C::Standard>::BLOCK_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`]; nothing is written then.
    pub fn apply(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        // Around the start as well, whose frames have the counter.
        wiped_beside(data.len(), || {
            let counter = self.counter(iv)?;
            Buffered::new(counter, Steps::new(self.cipher.level())).apply_unwiped(data)
        })
    }

    /// [`Ctr::apply`] on the threads of the `rayon` pool that this is called in, if there are 512 KiB or more.
    ///
    /// # Errors
    /// As [`Ctr::apply`].
    #[cfg(feature = "rayon")]
    pub fn par_apply(&self, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        parallel::apply(|| self.start(iv), data)
    }

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start(&self, iv: &[u8]) -> Result<CtrStream, Error> {
        Ok(CtrStream::new(self.counter(iv)?, Steps::new(self.cipher.level())))
    }

    fn counter(&self, iv: &[u8]) -> Result<Counter, Error> {
        one_block(Self::IV_BYTES, iv)?;
        // The counter comes back after 2^128 blocks or more, which is more than a counter counts.
        Ok(counter_after(self.cipher.engine(), whole(Self::IV_BYTES), iv, u128::MAX))
    }
}

/// Little-endian counters of a whole block.
pub(super) fn whole(block: usize) -> &'static Sequence {
    match block {
        16 => &LITTLE_16,
        32 => &LITTLE_32,
        _ => &LITTLE_64,
    }
}

/// E(iv) + 1, E(iv) + 2, …
pub(super) fn counter_after(engine: &Arc<Engine>, sequence: &'static Sequence, iv: &[u8], most: u128) -> Counter {
    let mut start = [0; MOST];
    let block = &mut start[..iv.len()];
    block.copy_from_slice(iv);
    engine.in_place(Op::Encrypt, block);
    Steps::new(engine.level()).skip(sequence, block, 1);
    let counter = Counter::new(engine.clone(), sequence, block, most, iv.len());
    wipe(&mut start);
    counter
}
