//! The hash functions, for use as parameters: `Hmac<functions::Streebog512>`.

#[cfg(feature = "kupyna")]
use super::traits::Kupyna;
#[cfg(feature = "streebog")]
use super::traits::Streebog;
use super::{rules::Rules, traits::HashFunction};

macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident: $family:ident, $feature:literal, $text:literal, $digest:literal $digest_size:ident,
        $block:literal $block_size:ident, $rules:expr;)*) => {$(
        $(#[$doc])*
        #[cfg(feature = $feature)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name;

        #[cfg(feature = $feature)]
        impl HashFunction for $name {
            const NAME: &'static str = $text;
            const DIGEST_BYTES: usize = $digest;
            const BLOCK_BYTES: usize = $block;
            type Digest = [u8; $digest];
            #[cfg(feature = "digest")]
            type DigestSize = ::digest::consts::$digest_size;
            #[cfg(feature = "digest")]
            type BlockSize = ::digest::consts::$block_size;
            const RULES: &'static Rules = &$rules;
            const ZEROS: [u8; $digest] = [0; $digest];
        }

        #[cfg(feature = $feature)]
        impl $family for $name {}
    )*};
}

functions! {
    /// Streebog with a digest of 32 bytes.
    Streebog256: Streebog, "streebog", "streebog-256", 32 U32, 64 U64, Rules::streebog(32);
    /// Streebog with a digest of 64 bytes.
    Streebog512: Streebog, "streebog", "streebog-512", 64 U64, 64 U64, Rules::streebog(64);
    /// Kupyna with a digest of 32 bytes.
    Kupyna256: Kupyna, "kupyna", "kupyna-256", 32 U32, 64 U64, Rules::kupyna(32);
    /// Kupyna with a digest of 48 bytes.
    Kupyna384: Kupyna, "kupyna", "kupyna-384", 48 U48, 128 U128, Rules::kupyna(48);
    /// Kupyna with a digest of 64 bytes.
    Kupyna512: Kupyna, "kupyna", "kupyna-512", 64 U64, 128 U128, Rules::kupyna(64);
}
