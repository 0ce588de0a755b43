//! CFB, SP 800-38A, section 6.3.

use super::ciphers::Block128Or256;
use crate::modes::common::{Keyed, block};
use crate::modes::rules::{Nist, mode};

/// Cipher feedback (CFB) as specified in SP 800-38A, section 6.3, with full-block segments (i.e.
/// CFB128 for 16-byte blocks). **No authentication:** tampering goes undetected.
///
/// The initialisation vector is one block and must be unpredictable. Messages may be of any length.
/// Decryption is many times faster than encryption, which cannot process segments in parallel.
///
/// ```
/// use phalanx::{Error, Ublock256_256, modes::nist::Cfb};
///
/// let cfb = Cfb::<Ublock256_256>::new(&[7; 32]);
/// let (iv, mut data) = ([1; 32], *b"attack at dawn");
/// cfb.encrypt_in_place(&iv, &mut data)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// let mut stream = cfb.start_decryption(&iv)?;
/// stream.apply(&mut data[..6]);
/// stream.apply(&mut data[6..]);
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub type Cfb<C> = Keyed<C, mode::Cfb<Nist>>;

impl<C: Block128Or256> Cfb<C> {
    /// The length of an initialisation vector in bytes: one block.
    pub const IV_BYTES: usize = block::<C>();
}
