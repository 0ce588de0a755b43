//! Counter mode, section 5.2.

use alloc::borrow::Cow;

use phalanx_kernels::parts::Engine;

use super::gost::{Gost, first_block, sequence};
use crate::Error;
use crate::modes::common::counter::{Counter, CounterMode, CtrStream};
use crate::modes::common::{Keyed, block, check_segment, nonce_length};
use crate::modes::rules::{Gost3413, mode};
use crate::steps::Sequence;

/// Counter mode (CTR, called *gamma* in the standard) as specified in GOST R 34.13-2015, section
/// 5.2. **No authentication:** tampering goes undetected.
///
/// The nonce (called the *initialisation vector* in the standard) is **half a block**, i.e. 8 bytes
/// for Kuznyechik and 4 for Magma and GOST 28147-89. It must never repeat under one key. The
/// counter is a whole big-endian block that starts as the nonce followed by zeros. If you need to
/// work with other software whose nonce is a whole block, call [`Ctr::start_at_counter`].
///
/// ```
/// use phalanx::{Error, Magma, modes::gost3413::Ctr};
///
/// let ctr = Ctr::<Magma>::new(&[7; 32]);
/// let mut data = *b"attack at dawn";
/// ctr.apply(&[1, 2, 3, 4], &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// // Decrypt from the eighth byte only.
/// let mut stream = ctr.start(&[1, 2, 3, 4])?;
/// stream.seek(7)?;
/// stream.apply(&mut data[7..])?;
/// assert_eq!(&data[7..], b"at dawn");
/// # Ok::<(), Error>(())
/// ```
#[doc(alias = "counter mode")]
#[doc(alias = "gamma")]
pub type Ctr<C> = Keyed<C, mode::Ctr<Gost3413>>;

impl<C: Gost> Ctr<C> {
    /// The length of a nonce in bytes.
    pub const NONCE_BYTES: usize = block::<C>() / 2;

    /// [`Ctr::start`] with the standard's parameter s: only the first `segment` bytes (1 to a
    /// block) of each keystream block are used.
    ///
    /// # Errors
    /// [`Error::NonceLength`] or [`Error::Parameter`].
    pub fn start_with_segment(&self, nonce: &[u8], segment: usize) -> Result<CtrStream, Error> {
        <mode::Ctr<Gost3413> as CounterMode<C>>::check_nonce(nonce)?;
        self.stream(&first_block::<C>(nonce)[..block::<C>()], segment)
    }

    /// Starts a message at a given counter, which is **a whole block** (16 bytes for Kuznyechik, 8
    /// for the others). This is for working with software whose first counter doesn't end with
    /// zeros. You must ensure that no two messages share a counter, given that each message may use
    /// as many blocks as it could with a nonce. The counter wraps around to zero.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start_at_counter(&self, counter: &[u8]) -> Result<CtrStream, Error> {
        nonce_length(block::<C>(), counter)?;
        self.stream(counter, block::<C>())
    }

    fn stream(&self, counter: &[u8], segment: usize) -> Result<CtrStream, Error> {
        check_segment::<C>(segment)?;
        let engine = Cow::Owned(self.engine().clone());
        let most = <mode::Ctr<Gost3413> as CounterMode<C>>::MAX_BLOCKS;
        let stream = Counter::new(engine, sequence(counter.len()), most, segment).begun(counter);
        Ok(CtrStream::new(stream, self.steps()))
    }
}

impl<C: Gost> CounterMode<C> for mode::Ctr<Gost3413> {
    const NONCE_BYTES: usize = block::<C>() / 2;
    #[cfg(feature = "cipher")]
    type NonceSize = C::HalfBlock;

    /// 2^(n/2) blocks of n bits.
    const MAX_BLOCKS: u128 = 1 << (4 * block::<C>());

    #[inline]
    fn sequence() -> &'static Sequence {
        sequence(block::<C>())
    }

    #[inline]
    fn first(_: &Engine, nonce: &[u8], block: &mut [u8]) {
        block[..nonce.len()].copy_from_slice(nonce);
    }
}
