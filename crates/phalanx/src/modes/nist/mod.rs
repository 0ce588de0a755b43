//! The modes of NIST SP 800-38A (CTR, CBC, CFB, OFB), 38B (CMAC) and 38D (GCM), and XTS of IEEE 1619, which name AES and are
//! defined for any cipher with blocks of 16 bytes; those of SP 800-38A for blocks of 32 bytes too.
//!
//! Where the cipher's own standard has modes ([`dstu7624`](super::dstu7624), [`gost3413`](super::gost3413)), what has the same name
//! is not the same; for uBlock these here are the usual ones.

mod cbc;
mod cfb;
mod cmac;
mod ctr;
mod gcm;
mod ghash;
mod gmac;
mod ofb;
mod xts;

use super::BlockCipher;
use crate::{Error, Kalyna128_128, Kalyna128_256, KeyOnly, Kuznyechik, Ublock128_128, Ublock128_256, Ublock256_256};

pub use super::Key;
pub use cbc::Cbc;
pub use cfb::Cfb;
pub use cmac::Cmac;
pub use ctr::{Ctr32Be, Ctr64Be, Ctr128Be, Ctr256Be};
pub use gcm::{Gcm, GcmEncryptor, UnverifiedGcmDecryptor};
pub use gmac::{Gmac, GmacStream};
pub use ofb::Ofb;
pub use xts::{TweakKey, Xts};

/// A cipher with blocks of 16 bytes: all modes.
pub trait Block128: Block128Or256 {}

/// A cipher with blocks of 32 bytes: CTR, CBC, CFB and OFB.
pub trait Block256: Block128Or256 {}

/// A cipher with blocks of 16 or 32 bytes.
pub trait Block128Or256: BlockCipher<Standard: KeyOnly> {}

macro_rules! ciphers {
    ($($size:ident: $($cipher:ty),*;)*) => {$($(
        impl Block128Or256 for $cipher {}
        impl $size for $cipher {}
    )*)*};
}

ciphers! {
    Block128: Kalyna128_128, Kalyna128_256, Kuznyechik, Ublock128_128, Ublock128_256;
    Block256: Ublock256_256;
}

/// An initialisation vector or a counter is one block.
fn one_block(iv: &[u8], block: usize) -> Result<(), Error> {
    if iv.len() == block { Ok(()) } else { Err(Error::NonceLength { expected: block, got: iv.len() }) }
}
