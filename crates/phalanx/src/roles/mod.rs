//! Object-safe traits for selecting an algorithm at run time, one for each role that a key can
//! have.
//!
//! Every mode implements one of these traits:
//!
//! ```
//! use phalanx::modes::{dstu7624::Gcm, gost3413::Mgm};
//! use phalanx::{Error, Kalyna256_256, Kuznyechik, roles::Aead};
//!
//! fn key(name: &str, key: &[u8]) -> Result<Box<dyn Aead>, Error> {
//!     Ok(match name {
//!         "mgm" => Box::new(Mgm::<Kuznyechik>::new_from_slice(key)?),
//!         _ => Box::new(Gcm::<Kalyna256_256>::new_from_slice(key)?),
//!     })
//! }
//!
//! let aead = key("gcm", &[7; 32])?;
//! let nonce = aead.generate_nonce()?;
//! let sealed = aead.seal(&nonce, b"header", b"attack at dawn")?;
//! assert_eq!(aead.open(&nonce, b"header", &sealed)?, b"attack at dawn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | trait | role | modes |
//! |---|---|---|
//! | [`Aead`] | authenticated encryption | GCM, MGM, CCM |
//! | [`Mac`] | message authentication | CMAC, OMAC, GMAC, OMAC-ACPKM, IMIT, HMAC, KMAC |
//! | [`Stream`] | encryption without padding | CTR, CTR-ACPKM, CNT, OFB, CFB |
//! | [`BlockMode`] | encryption of whole blocks or segments | CBC, DSTU 7624:2014 CFB |
//! | [`Xts`] | encryption of disk sectors | XTS |
//! | [`KeyWrap`] | encryption of keys | KW, KExp15, the GOST 28147-89 key wraps |
//! | [`KeyDerivation`] | derivation of keys | KEK diversification as in RFC 4357 |
//! | `Hash` | digests without a key | Streebog, Kupyna |
//! | [`Blocks`] | single blocks (ECB) | every [`Cipher`] |
//!
//! Some modes take parameters that both sides must agree on, such as the padding for CBC.
//! [`Configured`] combines a key with its parameters. All lengths are in bytes:
//!
//! | key | parameters | role |
//! |---|---|---|
//! | `Cbc` of [`nist`], [`gost3413`] and [`dstu7624`] | [`Padding`] | [`BlockMode`] |
//! | [`gost28147::Cbc`] | ([`KeyMeshing`], [`Padding`]) | [`BlockMode`] |
//! | [`dstu7624::Cfb`] | q of the standard | [`BlockMode`] |
//! | [`gost3413::Ctr`], [`gost3413::Ofb`], [`gost3413::Cfb`] | s of the standard | [`Stream`] |
//! | [`gost3413::Ctr`] | [`FirstCounter`] | [`Stream`] |
//! | [`gost3413::CtrAcpkm`] | \[N, a section under one key; s, a segment\] | [`Stream`] |
//! | [`gost28147::Cnt`], [`gost28147::Cfb`] | [`KeyMeshing`] | [`Stream`] |
//! | [`gost3413::OmacAcpkm`] | \[N, a section under one key; T*, a section under one master key\] | [`Mac`] |
//! | [`gost28147::Imit`] | [`ImitRules`] | [`Mac`] |
//! | [`gost28147::KeyWrap`] | [`Wrapping`] | [`KeyWrap`] |
//! | [`gost3413::Omac`], which authenticates | [`gost3413::Ctr`], which encrypts | [`KeyWrap`]: KExp15 and KImp15 |
//!
//! To process a message in pieces of any size, call one of the key's `start…` methods.

mod aead;
mod block_mode;
mod blocks;
mod configured;
mod hash;
mod keys;
mod mac;
mod stream;
mod xts;

pub use aead::{Aead, AeadInPieces, RunningEncryption, UnverifiedDecryption};
pub use block_mode::{BlockMode, RunningBlockMode};
pub use blocks::Blocks;
pub use configured::Configured;
pub use hash::{Hash, RunningHash};
pub use keys::{KeyDerivation, KeyWrap, Wrapping};
pub use mac::{Mac, RunningMac};
pub use stream::{FirstCounter, RunningStream, Stream};
pub use xts::Xts;

pub use crate::modes::common::Direction;

#[cfg(doc)]
use crate::Cipher;
#[cfg(doc)]
use crate::modes::gost28147::{ImitRules, KeyMeshing};
#[cfg(doc)]
use crate::modes::{Padding, dstu7624, gost3413, gost28147, nist};
