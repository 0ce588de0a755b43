//! OFB.

use super::kalyna::Kalyna;
use crate::modes::common::{Keyed, block};
use crate::modes::rules::{Dstu7624, mode};

/// Output feedback (OFB) as specified in DSTU 7624:2014. **No authentication:** tampering goes
/// undetected.
///
/// The initialisation vector is one block (16, 32 or 64 bytes) and must never repeat under one key.
/// Blocks cannot be processed in parallel, so [`Ctr`](super::Ctr) is many times faster.
///
/// ```
/// use phalanx::{Error, Kalyna512_512, modes::dstu7624::Ofb};
///
/// let ofb = Ofb::<Kalyna512_512>::new(&[7; 64]);
/// let mut data = *b"attack at dawn";
/// ofb.apply(&[1; 64], &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
/// ofb.apply(&[1; 64], &mut data)?;
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub type Ofb<C> = Keyed<C, mode::Ofb<Dstu7624>>;

impl<C: Kalyna> Ofb<C> {
    /// The length of an initialisation vector in bytes: one block.
    pub const IV_BYTES: usize = block::<C>();
}
