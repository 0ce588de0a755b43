//! Magma (GOST R 34.12-2015, n = 64), which is GOST 28147-89 with big-endian words and the S-box
//! set [`Tc26Z`](super::Tc26Z).

use super::MAGMA;
use crate::cipher::{Cipher, standard};

standard!(
    /// Magma, as a type parameter for [`Cipher`].
    Magma2015, "magma", MAGMA, 8, U8, 32, U32
);

/// Magma (GOST R 34.12-2015), which has 8-byte blocks, 32-byte keys and 32 rounds. It is the same
/// as GOST 28147-89 with big-endian words and the S-box set id-tc26-gost-28147-param-Z.
///
/// ```
/// use phalanx::{Magma, hazmat::RawBlocks};
/// // RFC 8891, annex A.
/// let mut key = [0; 32];
/// key[..16].copy_from_slice(&0xffeeddccbbaa99887766554433221100_u128.to_be_bytes());
/// key[16..].copy_from_slice(&0xf0f1f2f3f4f5f6f7f8f9fafbfcfdfeff_u128.to_be_bytes());
/// let mut block = 0xfedcba9876543210_u64.to_be_bytes();
/// Magma::new(&key).encrypt_one(&mut block);
/// assert_eq!(block, 0x4ee901e5c2d8ca3d_u64.to_be_bytes());
/// ```
pub type Magma = Cipher<Magma2015>;
