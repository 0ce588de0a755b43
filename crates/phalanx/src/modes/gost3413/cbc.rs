//! Cipher block chaining, section 5.4.

use crate::modes::common::Keyed;
use crate::modes::rules::{Gost3413, mode};

/// Cipher block chaining of GOST R 34.13-2015, section 5.4 (CBC). **No authentication**: whoever can have changed messages
/// decrypted and sees whether their padding was right reads the message. Authenticate the ciphertext and check that first.
///
/// The initialisation vector is the shift register: **one or more whole blocks** (m = z·n bits), which nobody can guess before the
/// message is fixed. With more than one block, as many go side by side. Padding is that of [`Padding`](crate::modes::Padding): the standard's
/// procedure 2 is [`Padding::OneZeros`](crate::modes::Padding::OneZeros). Its procedure 1, zeros where there is room, cannot be undone and is left to the caller.
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
