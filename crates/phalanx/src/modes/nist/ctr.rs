//! Counter mode, SP 800-38A, section 6.5.

use phalanx_kernels::parts::Engine;

use super::ciphers::Block128Or256;
use crate::modes::common::counter::CounterMode;
use crate::modes::common::{Keyed, Mode, block};
use crate::modes::rules::{Nist32, Nist64, Nist128, Nist256, mode};
use crate::steps::{BIG_16, BIG_16_LAST_4, BIG_16_LAST_8, BIG_32, Sequence};

/// Counter mode (CTR) as specified in SP 800-38A, section 6.5, with a 16-byte big-endian counter.
/// This is what most libraries call CTR. **No authentication:** tampering goes undetected.
///
/// A message starts at a given counter block. **Never use the same counter twice under one key**,
/// not even in different messages. A message uses as many counters as it has blocks, and the
/// library can't check for overlaps between messages.
///
/// ```
/// use phalanx::{Error, Ublock128_256, modes::nist::Ctr128Be};
///
/// let ctr = Ctr128Be::<Ublock128_256>::new(&[7; 32]);
/// let (counter, mut data) = ([1; 16], *b"attack at dawn");
/// ctr.apply(&counter, &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// // Decrypt from the eighth byte only.
/// let mut stream = ctr.start(&counter)?;
/// stream.seek(7)?;
/// stream.apply(&mut data[7..])?;
/// assert_eq!(&data[7..], b"at dawn");
/// # Ok::<(), Error>(())
/// ```
#[doc(alias = "ctr")]
#[doc(alias = "counter mode")]
pub type Ctr128Be<C> = Keyed<C, mode::Ctr<Nist128>>;

/// [`Ctr128Be`] with a nonce in the first 8 bytes and a counter in the last 8. The counter wraps
/// around, so a message may be 2^64 blocks long no matter where its counter starts.
pub type Ctr64Be<C> = Keyed<C, mode::Ctr<Nist64>>;

/// [`Ctr128Be`] with a nonce in the first 12 bytes and a counter in the last 4, as in
/// [`Gcm`](super::Gcm): at most 2^32 blocks (64 GiB).
pub type Ctr32Be<C> = Keyed<C, mode::Ctr<Nist32>>;

/// [`Ctr128Be`] for 32-byte blocks, with a 32-byte counter.
pub type Ctr256Be<C> = Keyed<C, mode::Ctr<Nist256>>;

/// The size of the big-endian counter at the end of a block.
pub trait Counting {
    #[doc(hidden)]
    const BITS: u32;
}

impl Counting for Nist32 {
    const BITS: u32 = 32;
}

impl Counting for Nist64 {
    const BITS: u32 = 64;
}

impl Counting for Nist128 {
    const BITS: u32 = 128;
}

impl Counting for Nist256 {
    const BITS: u32 = 256;
}

impl<C: Block128Or256, R: Counting> CounterMode<C> for mode::Ctr<R>
where
    Self: Mode<C>,
{
    const NONCE_BYTES: usize = block::<C>();
    #[cfg(feature = "cipher")]
    type NonceSize = <C::Standard as crate::Standard>::BlockSize;

    const MAX_BLOCKS: u128 = 1 << if R::BITS < 64 { R::BITS } else { 64 };

    #[inline]
    fn sequence() -> &'static Sequence {
        match R::BITS {
            32 => &BIG_16_LAST_4,
            64 => &BIG_16_LAST_8,
            128 => &BIG_16,
            _ => &BIG_32,
        }
    }

    #[inline]
    fn first(_: &Engine, counter: &[u8], block: &mut [u8]) {
        block.copy_from_slice(counter);
    }
}

impl<C: Block128Or256, R: Counting> Keyed<C, mode::Ctr<R>>
where
    mode::Ctr<R>: Mode<C>,
{
    /// The length of a counter in bytes: one block.
    pub const COUNTER_BYTES: usize = block::<C>();
}
