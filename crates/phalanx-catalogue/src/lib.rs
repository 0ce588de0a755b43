//! All algorithms of Phalanx by name, alias or OID.
//!
//! An algorithm is a cipher in a mode defined by a standard. The catalogue contains one entry per
//! algorithm, with sizes in bytes, limits, options, status, and a constructor for its role. Use it
//! to choose an algorithm at run time. If you know the algorithm at compile time, use the types of
//! `phalanx`.
//!
//! ```
//! use phalanx_catalogue::{Options, Role, find};
//!
//! let algorithm = find("kuznyechik-mgm").ok_or("no such algorithm")?;
//! assert_eq!((algorithm.role(), algorithm.key_bytes, algorithm.nonce.bytes), (Role::Aead, 32, 16));
//!
//! let aead = algorithm.aead(&[7; 32], &Options::default())?;
//! let (nonce, mut data, mut tag) = ([1; 16], *b"attack at dawn", [0; 16]);
//! aead.seal(&nonce, b"header", &mut data, &mut tag)?;
//! aead.open(&nonce, b"header", &mut data, &tag)?;
//! assert_eq!(&data, b"attack at dawn");
//!
//! // By OID, and with options as text.
//! let ctr = find("1.2.643.7.1.1.5.2.1").ok_or("no such algorithm")?;
//! assert_eq!(ctr.name(), "kuznyechik-ctr-acpkm");
//! let ctr = ctr.stream(&[7; 32], &"section=8192;level=portable".parse()?)?;
//! assert!(algorithm.aead(&[7; 32], &"section=8192".parse()?).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]
// If a family is missing, some parts are unused.
#![cfg_attr(
    not(all(
        feature = "kalyna",
        feature = "gost",
        feature = "kuznyechik",
        feature = "ublock",
        feature = "streebog",
        feature = "kupyna"
    )),
    allow(dead_code, unused_imports, unused_macros)
)]

extern crate alloc;

mod algorithm;
mod each;
mod entries;
mod error;
pub mod hashes;
#[cfg(feature = "known")]
pub mod known;
mod options;
pub mod roles;
mod text;

pub use algorithm::{Algorithm, Answers, Lengths, Limits, Nonce, NonceRule, Role, Standard, Status, Tag};
pub use error::Error;
pub use options::{Iv, Options, Parameter};

/// The result type of the catalogue's functions.
pub type Result<T = ()> = core::result::Result<T, Error>;

/// The cipher families in this build, named like their features.
pub const FAMILIES: &[&str] = &[
    #[cfg(feature = "kalyna")]
    "kalyna",
    #[cfg(feature = "gost")]
    "gost",
    #[cfg(feature = "kuznyechik")]
    "kuznyechik",
    #[cfg(feature = "ublock")]
    "ublock",
];

/// The algorithms in this build, separated by spaces, if the environment variable
/// `PHALANX_ALGORITHMS` selected them when it was compiled. Otherwise, all algorithms of its families
/// are included.
pub const ALGORITHMS: Option<&str> = option_env!("PHALANX_ALGORITHMS");

/// Whether this build has all algorithms.
pub const HAS_ALL: bool = FAMILIES.len() == 4 && ALGORITHMS.is_none();

/// All algorithms, ordered by standard and cipher.
pub fn all() -> &'static [Algorithm] {
    entries::ALL
}

/// Finds an algorithm by name, alias or OID, in upper or lower case.
pub fn find(name_alias_or_oid: &str) -> Option<&'static Algorithm> {
    all().iter().find(|algorithm| algorithm.is_called(name_alias_or_oid))
}

/// Finds an algorithm by its exact name, for use in constants, where an unknown name does not
/// compile.
///
/// ```
/// use phalanx_catalogue::{Algorithm, named};
///
/// const MGM: &Algorithm = named("kuznyechik-mgm");
/// assert_eq!(MGM.key_bytes, 32);
/// ```
///
/// # Panics
/// If there is no such algorithm.
pub const fn named(name: &str) -> &'static Algorithm {
    let (all, mut i) = (entries::ALL, 0);
    while i < all.len() {
        if all[i].name.is(name) {
            return &all[i];
        }
        i += 1;
    }
    panic!("no algorithm has this name")
}

/// The algorithms that must reproduce the known answers for a cipher and a mode, which are named as
/// in the files of known answers.
pub fn answering(cipher: &str, mode: &str) -> impl Iterator<Item = (&'static Algorithm, &'static Answers)> {
    let of_cipher = all().iter().filter(move |algorithm| algorithm.cipher == cipher);
    let answers = of_cipher.flat_map(|algorithm| algorithm.answers.iter().map(move |answers| (algorithm, answers)));
    answers.filter(move |(_, answers)| answers.mode == mode)
}
