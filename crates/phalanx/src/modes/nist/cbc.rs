//! CBC, SP 800-38A, section 6.2.

use super::ciphers::Block128Or256;
use crate::modes::common::{Keyed, block};
use crate::modes::rules::{Nist, mode};

/// Cipher block chaining (CBC) as specified in SP 800-38A, section 6.2.
///
/// **No authentication.** An attacker who can submit ciphertexts and learn whether their padding is
/// valid can decrypt messages (a padding oracle). Authenticate the ciphertext, and verify it before
/// you decrypt.
///
/// The initialisation vector is one block and must be unpredictable.
/// [`Padding`](crate::modes::Padding) selects the padding. Most protocols use
/// [`Padding::Pkcs7`](crate::modes::Padding::Pkcs7). Decryption is many times faster than
/// encryption, which cannot process the blocks of a message in parallel.
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
    /// The length of an initialisation vector in bytes: one block.
    pub const IV_BYTES: usize = block::<C>();
}
