//! Modes of operation, by the standard that defines them: what has the same name is not the same.
//!
//! | module | standard | for |
//! |---|---|---|
//! | [`dstu7624`] | DSTU 7624:2014 | Kalyna |
//! | [`gost3413`] | GOST R 34.13-2015, R 1323565.1.017-2018, R 1323565.1.026-2019 | Kuznyechik, Magma, GOST 28147-89 |
//! | [`gost28147`] | GOST 28147-89, RFC 4357, RFC 5830 | GOST 28147-89 |
//! | [`nist`] | NIST SP 800-38A, B, D; IEEE 1619 | every cipher with blocks of 16 bytes; in part others |
//!
//! A value of a mode is a key in one role: `Ctr::<Kuznyechik>::new(&key)`. It serves any number of messages, each with its own
//! initialisation vector or nonce, which has no default. Messages are processed whole, in place, or in pieces of any size: a
//! stream that is started from the key gives the same bytes for every way to cut the message.
//!
//! ```
//! use phalanx::{Error, Kuznyechik, modes::gost3413::Ctr};
//!
//! let ctr = Ctr::<Kuznyechik>::new(&[7; 32]);
//! let mut message = *b"attack at dawn, in two pieces";
//! ctr.apply(&[1; 8], &mut message)?;
//!
//! let (first, second) = message.split_at_mut(5);
//! let mut stream = ctr.start(&[1; 8])?;
//! stream.apply(first)?;
//! stream.apply(second)?;
//! assert_eq!(&message, b"attack at dawn, in two pieces");
//! # Ok::<(), Error>(())
//! ```
//!
//! A mode takes the ciphers that its standard names; another one is refused when the program is compiled, with a word about the mode to
//! take:
//!
//! ```compile_fail,E0277
//! phalanx::modes::dstu7624::Gcm::<phalanx::Kuznyechik>::new(&[7; 32]);
//! ```
//!
//! Everything is constant time but for lengths and verdicts.

#![forbid(unsafe_code)]

mod cipher;
pub(crate) mod common;
pub mod dstu7624;
pub mod gost28147;
pub mod gost3413;
pub mod nist;
mod nonces;
#[cfg(feature = "rayon")]
mod parallel;
pub mod rules;
#[cfg(feature = "cipher")]
pub mod rustcrypto;
mod table;

pub use self::cipher::{BlockCipher, Key};
pub use self::common::aead::{Encryptor, UnverifiedDecryptor};
pub use self::common::chain::{CbcStream, CfbStream};
pub use self::common::counter::CtrStream;
pub use self::common::mac::{CmacStream, MacStream};
pub use self::common::stream::Stream;
pub use self::common::{Keyed, KeyedMode, Mode};
pub use crate::steps::Padding;
#[doc(hidden)]
pub use crate::steps::unpadded;
pub use nonces::NonceCounter;
