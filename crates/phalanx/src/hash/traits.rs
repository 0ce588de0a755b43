//! The traits of hash functions.

use core::fmt;

use super::rules::Rules;

/// A hash function: the parameter of [`Hasher`](super::Hasher). All of them have a type alias,
/// such as [`Streebog256`](super::Streebog256).
pub trait HashFunction: Copy + Default + Send + Sync + 'static {
    /// The name, such as `streebog-256`.
    const NAME: &'static str;
    /// The length of a digest in bytes.
    const DIGEST_BYTES: usize;
    /// The length of a block in bytes.
    const BLOCK_BYTES: usize;
    /// A digest.
    type Digest: AsRef<[u8]> + AsMut<[u8]> + Copy + PartialEq + Eq + fmt::Debug;
    /// The length of a digest.
    #[cfg(feature = "digest")]
    type DigestSize: ::digest::array::ArraySize;
    /// The length of a block.
    #[cfg(feature = "digest")]
    type BlockSize: ::digest::array::ArraySize;
    #[doc(hidden)]
    const RULES: &'static Rules;
    #[doc(hidden)]
    const ZEROS: Self::Digest;
}

/// Streebog, the hash function that [`Hmac`](super::Hmac) and the key derivation functions are
/// defined for.
#[diagnostic::on_unimplemented(
    message = "HMAC and the key derivation functions are defined for Streebog, but `{Self}` isn't Streebog",
    note = "for Kupyna, use `Kmac`"
)]
pub trait Streebog: HashFunction {}

/// Kupyna, the hash function that [`Kmac`](super::Kmac) is defined for.
#[diagnostic::on_unimplemented(
    message = "KMAC of DSTU 7564 is defined for Kupyna, but `{Self}` isn't Kupyna",
    note = "for Streebog, use `Hmac`"
)]
pub trait Kupyna: HashFunction {}
