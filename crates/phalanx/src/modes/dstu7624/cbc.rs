//! CBC.

use super::kalyna::Kalyna;
use crate::modes::common::{Keyed, block};
use crate::modes::rules::{Dstu7624, mode};

/// Cipher block chaining (CBC) as specified in DSTU 7624:2014.
///
/// **No authentication.** An attacker who can submit ciphertexts and learn whether their padding is
/// valid can decrypt messages (a padding oracle). Authenticate the ciphertext, and verify it before
/// you decrypt.
///
/// The initialisation vector is one block (16, 32 or 64 bytes) and must be unpredictable. The
/// standard uses [`Padding::OneZeros`](crate::modes::Padding::OneZeros). Ukrainian key containers
/// (PKCS#8 and PKCS#12) use [`Padding::Pkcs7`](crate::modes::Padding::Pkcs7).
///
/// ```
/// use phalanx::modes::{Padding, dstu7624::Cbc};
/// use phalanx::{Error, Kalyna256_256};
///
/// let cbc = Cbc::<Kalyna256_256>::new(&[7; 32]);
/// let sealed = cbc.encrypt(&[1; 32], Padding::Pkcs7, b"attack at dawn")?;
/// assert_eq!(sealed.len(), 32);
/// assert_eq!(cbc.decrypt(&[1; 32], Padding::Pkcs7, &sealed)?, b"attack at dawn");
///
/// // In pieces. Invalid padding is only reported at the end.
/// let (mut stream, mut message) = (cbc.start_decryption(&[1; 32], Padding::OneZeros)?, Vec::new());
/// stream.update(&sealed[..20], &mut message);
/// stream.update(&sealed[20..], &mut message);
/// assert_eq!(stream.finish(&mut message), Err(Error::Padding));
/// # Ok::<(), Error>(())
/// ```
pub type Cbc<C> = Keyed<C, mode::Cbc<Dstu7624>>;

impl<C: Kalyna> Cbc<C> {
    /// The length of an initialisation vector in bytes: one block.
    pub const IV_BYTES: usize = block::<C>();
}
