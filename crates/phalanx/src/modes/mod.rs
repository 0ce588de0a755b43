//! Modes of operation, grouped by standard. Modes of the same name differ from one standard to
//! another.
//!
//! | module | standard | ciphers |
//! |---|---|---|
//! | [`dstu7624`] | DSTU 7624:2014 | Kalyna |
//! | [`gost3413`] | GOST R 34.13-2015, R 1323565.1.017-2018, R 1323565.1.026-2019 | Kuznyechik, Magma, GOST 28147-89 |
//! | [`gost28147`] | GOST 28147-89, RFC 4357, RFC 5830 | GOST 28147-89 |
//! | [`nist`] | NIST SP 800-38A, B, D; IEEE 1619 | every cipher with 16-byte blocks. Some modes also accept 32-byte blocks |
//!
//! Create a key for one mode, such as `Ctr::<Kuznyechik>::new(&key)`, and use it for any number of
//! messages. Every message needs its own initialisation vector or nonce. You can process a whole
//! message in place, or feed it in pieces of any size. Both ways produce the same bytes:
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
//! A mode only accepts the ciphers that its standard specifies. Code that uses any other cipher
//! doesn't compile, and the compiler error suggests which mode to use instead:
//!
//! ```compile_fail,E0277
//! phalanx::modes::dstu7624::Gcm::<phalanx::Kuznyechik>::new(&[7; 32]);
//! ```
//!
//! Running times only depend on lengths, and on whether a tag or padding turns out to be valid.

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
