//! The ciphers for this standard's modes, and their counters.

use crate::KeyOnly;
use crate::modes::cipher::BlockCipher;
use crate::steps::{LITTLE_16_LOW, LITTLE_32_LOW, LITTLE_64_LOW, Sequence};

/// A cipher that the DSTU 7624:2014 modes are defined for, i.e. one of the five variants of Kalyna.
#[diagnostic::on_unimplemented(
    message = "the DSTU 7624:2014 modes require a variant of Kalyna, but `{Self}` isn't one",
    label = "this standard's modes aren't defined for this cipher",
    note = "Kuznyechik, Magma and GOST 28147-89: `modes::gost3413`, with `Mgm` to encrypt and authenticate",
    note = "uBlock and Kuznyechik: `modes::nist`, with `Gcm` to encrypt and authenticate"
)]
pub trait Kalyna: BlockCipher<Standard: KeyOnly> {
    /// The default CCM parameters: the lengths of the tag and of the message length field, in
    /// bytes.
    #[doc(hidden)]
    const CCM: (usize, usize);
    /// The default tag length as an `aead` size type.
    #[cfg(feature = "aead")]
    #[doc(hidden)]
    type CcmTagSize: ::aead::array::ArraySize;
}

macro_rules! variants {
    ($($cipher:ident: $tag:literal $tag_size:ident, $lengths:literal;)*) => {$(
        impl Kalyna for crate::$cipher {
            const CCM: (usize, usize) = ($tag, $lengths);
            #[cfg(feature = "aead")]
            type CcmTagSize = ::aead::consts::$tag_size;
        }
    )*};
}

#[cfg(feature = "kalyna")]
variants! {
    Kalyna128_128: 16 U16, 4;
    Kalyna128_256: 16 U16, 4;
    Kalyna256_256: 16 U16, 4;
    Kalyna256_512: 32 U32, 6;
    Kalyna512_512: 64 U64, 8;
}

/// Little-endian counters in the low half of a block, for GCM and CCM.
pub(super) fn low_half(block: usize) -> &'static Sequence {
    match block {
        16 => &LITTLE_16_LOW,
        32 => &LITTLE_32_LOW,
        _ => &LITTLE_64_LOW,
    }
}
