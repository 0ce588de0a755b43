//! Keys of modes with parameters.

#[cfg(doc)]
use super::{BlockMode, FirstCounter, KeyWrap, Mac, Stream, Wrapping};
#[cfg(doc)]
use crate::modes::gost28147::{ImitRules, KeyMeshing};
#[cfg(doc)]
use crate::modes::{Padding, dstu7624, gost3413, gost28147, nist};

/// A key and the parameters that both sides have agreed on. Lengths are in bytes.
///
/// | key | parameters | role |
/// |---|---|---|
/// | `Cbc` of [`nist`], [`gost3413`] and [`dstu7624`] | [`Padding`] | [`BlockMode`] |
/// | [`gost28147::Cbc`] | ([`KeyMeshing`], [`Padding`]) | [`BlockMode`] |
/// | [`dstu7624::Cfb`] | q of the standard | [`BlockMode`] |
/// | [`gost3413::Ctr`], [`gost3413::Ofb`], [`gost3413::Cfb`] | s of the standard | [`Stream`] |
/// | [`gost3413::Ctr`] | [`FirstCounter`] | [`Stream`] |
/// | [`gost3413::CtrAcpkm`] | \[N, a section under one key; s, a segment\] | [`Stream`] |
/// | [`gost28147::Cnt`], [`gost28147::Cfb`] | [`KeyMeshing`] | [`Stream`] |
/// | [`gost3413::OmacAcpkm`] | \[N, a section under one key; T*, a section under one master key\] | [`Mac`] |
/// | [`gost28147::Imit`] | [`ImitRules`] | [`Mac`] |
/// | [`gost28147::KeyWrap`] | [`Wrapping`] | [`KeyWrap`] |
/// | [`gost3413::Omac`], which authenticates | [`gost3413::Ctr`], which encrypts | [`KeyWrap`]: KExp15 and KImp15 |
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
