//! Kuznyechik (GOST R 34.12-2015).

#[cfg_attr(not(vectors = "aarch64"), allow(dead_code, reason = "it is for many registers"))]
mod by_plane;
mod bytes;
pub(crate) mod circuits;
mod decomposition;
mod entries;
mod lanes;
pub(crate) mod linear;
mod packed;
mod planes;
mod schedule;
mod sliced;
pub(crate) mod tables;

use crate::cipher::{Cipher, standard};
use crate::entry_macros::family;

family! {
    block: 16, key: 32, schedule: 160;
    pub(crate) static KUZNYECHIK = kuznyechik: "kuznyechik" {}
}

standard!(
    /// Kuznyechik, as a parameter of [`Cipher`].
    Kuznyechik2015, "kuznyechik", KUZNYECHIK, 16, U16, 32, U32
);

/// Kuznyechik (GOST R 34.12-2015): blocks of 16 bytes, keys of 32 bytes, 10 rounds.
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
