//! Kuznyechik (GOST R 34.12-2015).

#[cfg(bodies)]
#[cfg_attr(not(vectors = "aarch64"), allow(dead_code, reason = "needs many registers"))]
mod by_plane;
#[cfg(bodies)]
mod bytes;
#[cfg(bodies)]
pub(crate) mod circuits;
#[cfg(bodies)]
pub(crate) mod decomposition;
mod entries;
#[cfg(bodies)]
mod lanes;
#[cfg(bodies)]
pub(crate) mod linear;
#[cfg(bodies)]
mod packed;
#[cfg(bodies)]
mod planes;
#[cfg(bodies)]
pub(crate) mod schedule;
mod sizes;
#[cfg(bodies)]
mod sliced;
#[cfg(any(bodies, feature = "reference"))]
pub(crate) mod tables;

#[cfg(not(bodies))]
#[allow(unused_imports, reason = "each architecture only uses some layouts")]
use sizes::{bytes, lanes, planes, sliced};

use crate::cipher::{Cipher, standard};
use crate::entry_macros::family;

family! {
    block: 16, key: 32, schedule: 160;
    pub(crate) static KUZNYECHIK = kuznyechik: "kuznyechik" {}
}

standard!(
    /// Kuznyechik, as a type parameter for [`Cipher`].
    Kuznyechik2015, "kuznyechik", KUZNYECHIK, 16, U16, 32, U32
);

/// Kuznyechik (GOST R 34.12-2015), which has 16-byte blocks, 32-byte keys and 10 rounds.
///
/// ```
/// use phalanx::{Kuznyechik, hazmat::RawBlocks};
/// // RFC 7801, section 5.
/// let mut key = [0; 32];
/// key[..16].copy_from_slice(&0x8899aabbccddeeff0011223344556677_u128.to_be_bytes());
/// key[16..].copy_from_slice(&0xfedcba98765432100123456789abcdef_u128.to_be_bytes());
/// let mut block = 0x1122334455667700ffeeddccbbaa9988_u128.to_be_bytes();
/// Kuznyechik::new(&key).encrypt_one(&mut block);
/// assert_eq!(block, 0x7f679d90bebc24305a468d42b9d4edcd_u128.to_be_bytes());
/// ```
pub type Kuznyechik = Cipher<Kuznyechik2015>;
