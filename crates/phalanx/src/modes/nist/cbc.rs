//! Cipher block chaining, SP 800-38A section 6.2.

use super::ciphers::Block128Or256;
use crate::modes::common::{Keyed, block};
use crate::modes::rules::{Nist, mode};

/// Cipher block chaining of SP 800-38A, section 6.2 (CBC). **No authentication**: whoever can have changed messages decrypted and
/// sees whether their padding was right reads the message. Authenticate the ciphertext and check that first.
///
/// The initialisation vector is one block, which nobody can guess before the message is fixed. How a message becomes whole blocks
/// is told by [`Padding`](crate::modes::Padding); most protocols have [`Padding::Pkcs7`](crate::modes::Padding::Pkcs7). Decryption is many times faster than encryption, whose blocks
/// wait for each other.
///
/// ```
/// use phalanx::modes::{Padding, nist::Cbc};
/// use phalanx::{Error, Ublock128_128};
///
/// let cbc = Cbc::<Ublock128_128>::new(&[7; 16]);
/// let iv = [1; 16];
/// let ciphertext = cbc.encrypt(&iv, Padding::Pkcs7, b"attack at dawn")?;
/// assert_eq!(ciphertext.len(), 16);
///
/// let mut stream = cbc.start_decryption(&iv, Padding::Pkcs7)?;
/// let mut message = Vec::new();
/// stream.update(&ciphertext[..5], &mut message);
/// stream.update(&ciphertext[5..], &mut message);
/// stream.finish(&mut message)?;
/// assert_eq!(message, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub type Cbc<C> = Keyed<C, mode::Cbc<Nist>>;

impl<C: Block128Or256> Cbc<C> {
    /// Bytes of an initialisation vector: a block.
    pub const IV_BYTES: usize = block::<C>();
}
