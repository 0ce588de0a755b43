//! What algorithms do, without their types: one object-safe trait for each role.
//!
//! A key of every mode is a value of one of these traits, so a program can choose the algorithm while it runs:
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
//! let nonce = vec![1; aead.nonce_bytes()];
//! let sealed = aead.seal(&nonce, b"header", b"attack at dawn")?;
//! assert_eq!(aead.open(&nonce, b"header", &sealed)?, b"attack at dawn");
//! # Ok::<(), Error>(())
//! ```
//!
//! | trait | role | keys |
//! |---|---|---|
//! | [`Aead`] | authenticated encryption | GCM, MGM, CCM |
//! | [`Mac`] | message authentication | CMAC, OMAC, GMAC, OMAC-ACPKM, IMIT |
//! | [`Stream`] | encryption that keeps the length | CTR, CTR-ACPKM, CNT, OFB, CFB |
//! | [`BlockMode`] | encryption of whole blocks or segments | CBC, CFB of DSTU 7624:2014 |
//! | [`Xts`] | encryption of disk sectors | XTS |
//! | [`KeyWrap`] | protection of keys | KW, KExp15, the wraps of GOST 28147-89 |
//! | [`KeyDerivation`] | a key made of a key | the KEK diversification of RFC 4357 |
//! | [`Blocks`] | single blocks (ECB) | every [`Cipher`] |
//!
//! Some modes take parameters on which both sides have to agree, such as the padding of CBC. [`Configured`] puts a key and its
//! parameters together. What a key starts is a message in pieces of any size: a `Running…`.

mod aead;
mod block_mode;
mod blocks;
mod configured;
mod keys;
mod mac;
mod no_nonce;
mod stream;
mod xts;

pub use aead::{Aead, AeadInPieces, RunningEncryption, UnverifiedDecryption};
pub use block_mode::{BlockMode, RunningBlockMode};
pub use blocks::Blocks;
pub use configured::Configured;
pub use keys::{KeyDerivation, KeyWrap, Wrapping};
pub use mac::{Mac, RunningMac};
pub use stream::{FirstCounter, RunningStream, Stream};
pub use xts::Xts;

pub use crate::modes::common::Direction;

#[cfg(doc)]
use crate::Cipher;
