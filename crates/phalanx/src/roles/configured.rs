//! Keys for modes that take parameters.

/// A key, together with the parameters that both sides have agreed on. The module documentation
/// lists the combinations.
///
/// ```
/// use phalanx::modes::{Padding, gost3413::Cbc};
/// use phalanx::roles::{BlockMode, Configured, Direction};
/// use phalanx::{Error, Kuznyechik};
///
/// let cbc = Configured(Cbc::<Kuznyechik>::new(&[7; 32]), Padding::Pkcs7);
/// let mut message = cbc.start(Direction::Encrypt, &[1; 16])?;
/// let mut ciphertext = Vec::new();
/// message.update(b"attack at dawn", &mut ciphertext);
/// message.finish(&mut ciphertext)?;
/// assert_eq!(ciphertext.len(), 16);
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Configured<K, P>(pub K, pub P);
