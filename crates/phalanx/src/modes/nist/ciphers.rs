//! The ciphers for these modes, by block size.

use crate::KeyOnly;
use crate::modes::cipher::BlockCipher;

/// A cipher with 16-byte blocks, for all modes.
#[diagnostic::on_unimplemented(
    message = "this mode of `modes::nist` requires a cipher with 16-byte blocks, but `{Self}` isn't one",
    label = "this mode isn't defined for this cipher",
    note = "Kalyna with larger blocks: `modes::dstu7624`, with `Gcm` to encrypt and authenticate",
    note = "Magma and GOST 28147-89: `modes::gost3413`, with `Mgm` to encrypt and authenticate",
    note = "uBlock-256/256: `Ctr256Be`, `Cbc`, `Cfb` or `Ofb` of `modes::nist`"
)]
pub trait Block128: Block128Or256 {}

/// A cipher with 32-byte blocks, for CTR, CBC, CFB and OFB.
#[diagnostic::on_unimplemented(
    message = "this mode of `modes::nist` requires a cipher with 32-byte blocks, but `{Self}` isn't one",
    label = "this mode isn't defined for this cipher",
    note = "Kalyna with larger blocks: `modes::dstu7624`, with `Gcm` to encrypt and authenticate",
    note = "Magma and GOST 28147-89: `modes::gost3413`, with `Mgm` to encrypt and authenticate",
    note = "ciphers with 16-byte blocks: `Ctr128Be`"
)]
pub trait Block256: Block128Or256 {}

/// A cipher with 16-byte or 32-byte blocks.
#[diagnostic::on_unimplemented(
    message = "this mode of `modes::nist` requires a cipher with 16-byte or 32-byte blocks, but `{Self}` isn't one",
    label = "this mode isn't defined for this cipher",
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
