//! CBC, section 5.4.

use crate::modes::common::Keyed;
use crate::modes::rules::{Gost3413, mode};

/// Cipher block chaining (CBC) as specified in GOST R 34.13-2015, section 5.4.
///
/// **No authentication.** An attacker who can submit ciphertexts and learn whether their padding is
/// valid can decrypt messages (a padding oracle). Authenticate the ciphertext, and verify it before
/// you decrypt.
///
/// The initialisation vector is the shift register: **one or more whole blocks** (m = z·n bits). It
/// must be unpredictable. If it consists of several blocks, there are just as many chains, which
/// are processed in parallel. [`Padding`](crate::modes::Padding) selects the padding. Procedure 2
/// in the standard is [`Padding::OneZeros`](crate::modes::Padding::OneZeros). Procedure 1 (zeros)
/// can't be removed unambiguously, so you have to add it yourself.
///
/// ```
/// use phalanx::modes::{Padding, gost3413::Cbc};
/// use phalanx::{Error, Magma};
///
/// let cbc = Cbc::<Magma>::new(&[7; 32]);
/// let iv = [1; 24];
/// let ciphertext = cbc.encrypt(&iv, Padding::OneZeros, b"attack at dawn")?;
/// assert_eq!(ciphertext.len(), 16);
///
/// let mut stream = cbc.start_decryption(&iv, Padding::OneZeros)?;
/// let mut message = Vec::new();
/// stream.update(&ciphertext[..5], &mut message);
/// stream.update(&ciphertext[5..], &mut message);
/// stream.finish(&mut message)?;
/// assert_eq!(message, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub type Cbc<C> = Keyed<C, mode::Cbc<Gost3413>>;
