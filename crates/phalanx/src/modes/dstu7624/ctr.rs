//! Counter mode.

use alloc::borrow::Cow;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::Engine;

use super::kalyna::Kalyna;
use crate::modes::common::counter::{Counter, CounterMode};
use crate::modes::common::{Keyed, block};
use crate::modes::rules::{Dstu7624, mode};
use crate::steps::{LITTLE_16, LITTLE_32, LITTLE_64, Sequence, Steps};

/// Counter mode (CTR, called *gamma* in the standard) as specified in DSTU 7624:2014. **No
/// authentication:** tampering goes undetected.
///
/// The initialisation vector is one block (16, 32 or 64 bytes) and must never repeat under one key.
/// The counter is a little-endian number that starts at the *encryption* of the initialisation
/// vector, plus one. This is not the same as NIST or GOST CTR.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Ctr};
///
/// let ctr = Ctr::<Kalyna256_256>::new(&[7; 32]);
/// let mut data = *b"attack at dawn";
/// ctr.apply(&[1; 32], &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// // Decrypt from the eighth byte only.
/// let mut stream = ctr.start(&[1; 32])?;
/// stream.seek(7)?;
/// stream.apply(&mut data[7..])?;
/// assert_eq!(&data[7..], b"at dawn");
/// # Ok::<(), Error>(())
/// ```
#[doc(alias = "counter mode")]
pub type Ctr<C> = Keyed<C, mode::Ctr<Dstu7624>>;

impl<C: Kalyna> Ctr<C> {
    /// The length of an initialisation vector in bytes: one block.
    pub const IV_BYTES: usize = block::<C>();
}

impl<C: Kalyna> CounterMode<C> for mode::Ctr<Dstu7624> {
    const NONCE_BYTES: usize = block::<C>();
    #[cfg(feature = "cipher")]
    type NonceSize = <C::Standard as crate::Standard>::BlockSize;

    /// The counter only repeats after 2^128 blocks or more, which is more than a `u128` can count.
    const MAX_BLOCKS: u128 = u128::MAX;

    #[inline]
    fn sequence() -> &'static Sequence {
        whole(block::<C>())
    }

    #[inline]
    fn first(engine: &Engine, iv: &[u8], block: &mut [u8]) {
        encrypted(engine, whole(block.len()), iv, block);
    }
}

/// Little-endian counters that fill the whole block.
pub(super) fn whole(block: usize) -> &'static Sequence {
    match block {
        16 => &LITTLE_16,
        32 => &LITTLE_32,
        _ => &LITTLE_64,
    }
}

/// E(iv) + 1, E(iv) + 2, …
pub(super) fn counter_after<'k>(
    engine: Cow<'k, Engine>,
    sequence: &'static Sequence,
    iv: &[u8],
    most: u128,
) -> Counter<'k> {
    let mut counter = Counter::new(engine, sequence, most, iv.len());
    counter.begin(|engine, block| encrypted(engine, sequence, iv, block));
    counter
}

/// E(iv) + 1
fn encrypted(engine: &Engine, sequence: &'static Sequence, iv: &[u8], block: &mut [u8]) {
    block.copy_from_slice(iv);
    engine.in_place(Op::Encrypt, block);
    Steps::new(engine.level()).skip(sequence, block, 1);
}
