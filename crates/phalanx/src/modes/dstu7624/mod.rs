//! The modes of DSTU 7624:2014, for every variant of Kalyna.

mod gcm;

use phalanx_kernels::kernel::Family;
use phalanx_kernels::parts::{GF2_128, GF2_256, GF2_512};

use super::BlockCipher;
use crate::KeyOnly;

pub use super::Key;
pub use gcm::{Gcm, StandardGcmWithUnboundNonce};

/// A block cipher that DSTU 7624:2014 defines its modes for: the five variants of Kalyna.
pub trait Kalyna: BlockCipher<Standard: KeyOnly> {
    /// The field of its blocks.
    #[doc(hidden)]
    const FIELD: &'static Family;
}

macro_rules! variants {
    ($($cipher:ident: $field:ident),*) => {$(
        impl Kalyna for crate::$cipher {
            const FIELD: &'static Family = &$field;
        }
    )*};
}

variants!(
    Kalyna128_128: GF2_128,
    Kalyna128_256: GF2_128,
    Kalyna256_256: GF2_256,
    Kalyna256_512: GF2_256,
    Kalyna512_512: GF2_512
);
