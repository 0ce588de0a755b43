//! The ciphers of these modes, by block size.

use crate::KeyOnly;
use crate::modes::cipher::BlockCipher;

/// A cipher with 16-byte blocks, for all modes.
#[diagnostic::on_unimplemented(
    message = "this mode of `modes::nist` requires a cipher with blocks of 16 bytes, and `{Self}` is not one",
    label = "not a cipher of this mode",
    note = "Kalyna with larger blocks: `modes::dstu7624`, with `Gcm` to encrypt and authenticate",
    note = "Magma and GOST 28147-89: `modes::gost3413`, with `Mgm` to encrypt and authenticate",
    note = "uBlock-256/256: `Ctr256Be`, `Cbc`, `Cfb` or `Ofb` of `modes::nist`"
)]
pub trait Block128: Block128Or256 {}

/// A cipher with 32-byte blocks, for CTR, CBC, CFB and OFB.
#[diagnostic::on_unimplemented(
    message = "this mode of `modes::nist` requires a cipher with blocks of 32 bytes, and `{Self}` is not one",
    label = "not a cipher of this mode",
    note = "Kalyna with larger blocks: `modes::dstu7624`, with `Gcm` to encrypt and authenticate",
    note = "Magma and GOST 28147-89: `modes::gost3413`, with `Mgm` to encrypt and authenticate",
    note = "blocks of 16 bytes: `Ctr128Be`"
)]
pub trait Block256: Block128Or256 {}

/// A cipher with blocks of 16 or 32 bytes.
#[diagnostic::on_unimplemented(
    message = "this mode of `modes::nist` requires a cipher with blocks of 16 or 32 bytes, and `{Self}` is not one",
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
