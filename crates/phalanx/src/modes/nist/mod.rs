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
pub(super) mod gmac;
mod ofb;
mod xts;

use super::BlockCipher;
use crate::KeyOnly;

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
#[diagnostic::on_unimplemented(
    message = "this mode of `modes::nist` takes a cipher with blocks of 16 bytes, and `{Self}` is none",
    label = "not a cipher of this mode",
    note = "Kalyna with larger blocks: `modes::dstu7624`, with `Gcm` to encrypt and authenticate",
    note = "Magma and GOST 28147-89: `modes::gost3413`, with `Mgm` to encrypt and authenticate",
    note = "uBlock-256/256: `Ctr256Be`, `Cbc`, `Cfb` or `Ofb` of `modes::nist`"
)]
pub trait Block128: Block128Or256 {}

/// A cipher with blocks of 32 bytes: CTR, CBC, CFB and OFB.
#[diagnostic::on_unimplemented(
    message = "this mode of `modes::nist` takes a cipher with blocks of 32 bytes, and `{Self}` is none",
    label = "not a cipher of this mode",
    note = "Kalyna with larger blocks: `modes::dstu7624`, with `Gcm` to encrypt and authenticate",
    note = "Magma and GOST 28147-89: `modes::gost3413`, with `Mgm` to encrypt and authenticate",
    note = "blocks of 16 bytes: `Ctr128Be`"
)]
pub trait Block256: Block128Or256 {}

/// A cipher with blocks of 16 or 32 bytes.
#[diagnostic::on_unimplemented(
    message = "this mode of `modes::nist` takes a cipher with blocks of 16 or 32 bytes, and `{Self}` is none",
    label = "not a cipher of this mode",
    note = "Kalyna with larger blocks: `modes::dstu7624`, with `Gcm` to encrypt and authenticate",
    note = "Magma and GOST 28147-89: `modes::gost3413`, with `Mgm` to encrypt and authenticate"
)]
pub trait Block128Or256: BlockCipher<Standard: KeyOnly> {}

macro_rules! ciphers {
    ($($family:literal $size:ident: $($cipher:ident),*;)*) => {$($(
        #[cfg(feature = $family)]
        impl Block128Or256 for crate::$cipher {}
        #[cfg(feature = $family)]
        impl $size for crate::$cipher {}
    )*)*};
}

ciphers! {
    "kalyna" Block128: Kalyna128_128, Kalyna128_256;
    "kuznyechik" Block128: Kuznyechik;
    "ublock" Block128: Ublock128_128, Ublock128_256;
    "ublock" Block256: Ublock256_256;
}
