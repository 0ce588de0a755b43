//! The modes of DSTU 7624:2014, for every variant of Kalyna.
//!
//! | mode of the standard | type |
//! |---|---|
//! | simple replacement (ECB) | [`Cipher::encrypt_blocks`](crate::Cipher::encrypt_blocks) |
//! | gamma (CTR) | [`Ctr`] |
//! | gamma with feedback by ciphertext (CFB-q) | [`Cfb`] |
//! | authentication code (CMAC) | [`Cmac`] |
//! | chained blocks (CBC) | [`Cbc`] |
//! | gamma with feedback by gamma (OFB) | [`Ofb`] |
//! | selective gamma with fast authentication (GCM, GMAC) | [`Gcm`], [`StandardGcmWithUnboundNonce`], [`Gmac`] |
//! | authentication code and gamma (CCM) | [`Ccm`] |
//! | indexed replacement (XTS) | [`Xts`] |
//! | protection of keys (KW) | [`Kw`], [`KwPadded`] |
//!
//! [`CmsKeyWrap`] wraps content keys in Ukrainian CMS. [`uapki`] reads what older software wrote by other rules.
//!
//! All but ECB, CBC and OFB differ from the modes of NIST that have these names.

mod blocks;
mod cbc;
mod ccm;
mod cfb;
mod cmac;
mod cms;
mod ctr;
mod gcm;
mod gmac;
mod hash;
mod kw;
mod ofb;
pub mod uapki;
mod xts;

use phalanx_kernels::kernel::Family;
use phalanx_kernels::parts::{GF2_128, GF2_256, GF2_512};

use super::BlockCipher;
use crate::steps::{LITTLE_16_LOW, LITTLE_32_LOW, LITTLE_64_LOW, Sequence};
use crate::{Error, KeyOnly};

pub use super::Key;
pub use cbc::Cbc;
pub use ccm::{Ccm, CcmWithParameters};
pub use cfb::{Cfb, CfbStream};
pub use cmac::{Cmac, CmacStream};
pub use cms::CmsKeyWrap;
pub use ctr::Ctr;
pub use gcm::{Gcm, GcmEncryptor, StandardGcmWithUnboundNonce, UnverifiedGcmDecryptor};
pub use gmac::{Gmac, GmacStream};
pub use kw::{Kw, KwPadded};
pub use ofb::Ofb;
pub use xts::Xts;

/// A block cipher that DSTU 7624:2014 defines its modes for: the five variants of Kalyna.
pub trait Kalyna: BlockCipher<Standard: KeyOnly> {
    /// The field of its blocks.
    #[doc(hidden)]
    const FIELD: &'static Family;
    /// What CCM takes by default: bytes of a tag, and of the length of a message.
    #[doc(hidden)]
    const CCM: (usize, usize);
    /// That tag as a size type of `aead`.
    #[cfg(feature = "aead")]
    #[doc(hidden)]
    type CcmTagSize: ::aead::array::ArraySize;
}

macro_rules! variants {
    ($($cipher:ident: $field:ident, $tag:literal $tag_size:ident, $lengths:literal;)*) => {$(
        impl Kalyna for crate::$cipher {
            const FIELD: &'static Family = &$field;
            const CCM: (usize, usize) = ($tag, $lengths);
            #[cfg(feature = "aead")]
            type CcmTagSize = ::aead::consts::$tag_size;
        }
    )*};
}

variants! {
    Kalyna128_128: GF2_128, 16 U16, 4;
    Kalyna128_256: GF2_128, 16 U16, 4;
    Kalyna256_256: GF2_256, 16 U16, 4;
    Kalyna256_512: GF2_256, 32 U32, 6;
    Kalyna512_512: GF2_512, 64 U64, 8;
}

/// Whether an initialisation vector or nonce is a block.
fn one_block(block: usize, iv: &[u8]) -> Result<(), Error> {
    if iv.len() == block { Ok(()) } else { Err(Error::NonceLength { expected: block, got: iv.len() }) }
}

/// Whether a tag has one of the lengths that a mode allows.
fn tag_length(least: usize, most: usize, got: usize) -> Result<(), Error> {
    if (least..=most).contains(&got) { Ok(()) } else { Err(Error::TagLength { least, most, got }) }
}

/// Little-endian counters of which only the low half of the block counts: those of GCM and CCM.
fn low_half(block: usize) -> &'static Sequence {
    match block {
        16 => &LITTLE_16_LOW,
        32 => &LITTLE_32_LOW,
        _ => &LITTLE_64_LOW,
    }
}
