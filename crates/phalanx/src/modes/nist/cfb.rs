//! Cipher feedback, SP 800-38A section 6.3.

use super::ciphers::Block128Or256;
use crate::modes::common::{Keyed, block};
use crate::modes::rules::{Nist, mode};

/// Cipher feedback of SP 800-38A, section 6.3, with segments of a whole block (CFB128 where a block has 16 bytes). **No
/// authentication**: a changed message decrypts to a changed one.
///
/// The initialisation vector is one block, which nobody can guess before the message is fixed. Messages have any length: the last
/// segment may be short. Decryption is many times faster than encryption, whose segments wait for each other.
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
    /// Bytes of an initialisation vector: a block.
    pub const IV_BYTES: usize = block::<C>();
}
