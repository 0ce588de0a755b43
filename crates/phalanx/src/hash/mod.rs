//! Hash functions, and message authentication with them.
//!
//! | type | standard | digest, block (bytes) |
//! |---|---|---|
//! | [`Streebog256`], [`Streebog512`] | GOST R 34.11-2012, RFC 6986 | 32, 64; 64, 64 |
//! | [`Kupyna256`] | DSTU 7564:2014 | 32, 64 |
//! | [`Kupyna384`], [`Kupyna512`] | DSTU 7564:2014 | 48, 128; 64, 128 |
//! | [`Hmac`] of Streebog | RFC 7836, section 4.1; R 50.1.113-2016 | tags of 16 to 32, or 32 to 64 |
//! | [`Kmac`] of Kupyna | DSTU 7564:2014 | tags of 32, 48 or 64 |
//!
//! Hash a whole message at once or in pieces of any size. You can clone a message at any point, and
//! continue both copies:
//!
//! ```
//! use phalanx::hash::Streebog256;
//!
//! let mut hasher = Streebog256::new();
//! hasher.update(b"attack ");
//! let mut other = hasher.clone();
//! hasher.update(b"at dawn");
//! other.update(b"at noon");
//! assert_eq!(hasher.finish(), Streebog256::hash(b"attack at dawn"));
//! assert_eq!(other.finish(), Streebog256::hash(b"attack at noon"));
//! ```
//!
//! Messages may be secret: no branch or address depends on their bytes, and states are wiped on
//! drop. With the `digest` feature, the types implement the traits of the crate `digest`, so you can
//! use them instead of those from the crates `streebog` and `kupyna`.
//!
//! Digests are in the byte order of RFC 6986's implementations and `openssl dgst`. The RFC prints
//! its examples in the opposite order.
//!
//! **A hash is not a password hash.** To derive a key from a password, use
//! [`pbkdf2`](crate::kdf::pbkdf2).

#![forbid(unsafe_code)]

pub mod functions;
mod hasher;
#[cfg(feature = "streebog")]
mod hmac;
#[cfg(feature = "kupyna")]
mod kmac;
mod many;
mod message;
mod rules;
#[cfg(feature = "digest")]
mod rustcrypto;
mod traits;

pub use hasher::Hasher;
#[cfg(feature = "streebog")]
pub use hmac::{Hmac, HmacState, HmacStream};
#[cfg(feature = "kupyna")]
pub use kmac::{Kmac, KmacState, KmacStream};
#[doc(hidden)]
pub use rules::Rules;
pub use traits::{HashFunction, Kupyna, Streebog};

pub(crate) use hasher::hash_many;
#[cfg(feature = "streebog")]
pub(crate) use hmac::HmacKey;
#[cfg(feature = "streebog")]
pub(crate) use many::Lanes;

/// Streebog, GOST R 34.11-2012 (RFC 6986), with a digest of 32 bytes.
///
/// ```
/// use phalanx::hash::Streebog256;
///
/// let digest = Streebog256::hash(b"");
/// assert_eq!(digest[..4], [0x3f, 0x53, 0x9a, 0x21]);
/// ```
#[doc(alias = "GOST R 34.11-2012")]
#[cfg(feature = "streebog")]
pub type Streebog256 = Hasher<functions::Streebog256>;

/// Streebog, GOST R 34.11-2012 (RFC 6986), with a digest of 64 bytes.
#[doc(alias = "GOST R 34.11-2012")]
#[cfg(feature = "streebog")]
pub type Streebog512 = Hasher<functions::Streebog512>;

/// Kupyna, DSTU 7564:2014, with a digest of 32 bytes.
///
/// ```
/// use phalanx::hash::Kupyna256;
///
/// let messages: [&[u8]; 3] = [b"first", b"second", b"third"];
/// let mut digests = [0; 3 * 32];
/// Kupyna256::hash_many(&messages, &mut digests)?;
/// assert_eq!(digests[32..64], Kupyna256::hash(b"second"));
/// # Ok::<(), phalanx::Error>(())
/// ```
#[doc(alias = "DSTU 7564")]
#[cfg(feature = "kupyna")]
pub type Kupyna256 = Hasher<functions::Kupyna256>;

/// Kupyna, DSTU 7564:2014, with a digest of 48 bytes.
#[doc(alias = "DSTU 7564")]
#[cfg(feature = "kupyna")]
pub type Kupyna384 = Hasher<functions::Kupyna384>;

/// Kupyna, DSTU 7564:2014, with a digest of 64 bytes.
#[doc(alias = "DSTU 7564")]
#[cfg(feature = "kupyna")]
pub type Kupyna512 = Hasher<functions::Kupyna512>;
