//! Key derivation with Streebog, as protocols for the GOST ciphers need it.
//!
//! | name | standard | for |
//! |---|---|---|
//! | [`KdfKey::derive`] | KDF_GOSTR3411_2012_256: RFC 7836, section 4.5 | one key of 32 bytes |
//! | [`KdfKey::derive_tree`] | KDF_TREE_GOSTR3411_2012_256: RFC 7836, section 4.4 | keys of any length |
//! | [`hkdf`], [`hkdf_extract`], [`hkdf_expand`] | RFC 5869, used by RFC 9367 | TLS 1.3 |
//! | [`pbkdf2`], [`pbkdf2_many`] | RFC 9337, R 50.1.111-2016 | keys from passwords: CMS, PFX |
//! | [`TlsTree`] | RFC 9189, section 8.1; RFC 9367 | keys of TLS records |
//! | [`EspTree`] | RFC 9227 | keys of ESP packets |
//!
//! Every function checks all of its inputs first. On error, nothing is written, and the error names
//! the limit. Keys and intermediate values are wiped. Derived keys belong to you: wipe them after
//! use.
//!
//! ```
//! use phalanx::{Error, kdf::KdfKey};
//!
//! let key = KdfKey::new(&[7; 32])?;
//! let mut keys = [0; 64];
//! key.derive_tree(b"label", b"seed", 1, &mut keys)?;
//! let (encryption, authentication) = keys.split_at(32);
//! assert_ne!(encryption, authentication);
//!
//! assert!(matches!(KdfKey::new(b""), Err(Error::Parameter { .. })));
//! # Ok::<(), Error>(())
//! ```

#![forbid(unsafe_code)]

mod gost;
mod hkdf;
mod limits;
mod pbkdf2;
mod tree;

pub use gost::KdfKey;
pub use hkdf::{hkdf, hkdf_expand, hkdf_extract};
pub use pbkdf2::{pbkdf2, pbkdf2_many};
pub use tree::{EspTree, TlsTree, TlsTreeParameters};
