//! The ciphers for this standard's modes, and their counters.

use crate::Standard;
use crate::modes::cipher::BlockCipher;
use crate::modes::common::block;
use crate::steps::{BIG_8, BIG_16, Sequence};

/// A cipher that these modes are defined for.
#[diagnostic::on_unimplemented(
    message = "the GOST R 34.13-2015 modes require Kuznyechik, Magma or GOST 28147-89, but `{Self}` isn't one of them",
    label = "this standard's modes aren't defined for this cipher",
    note = "Kalyna: `modes::dstu7624`, with `Gcm` to encrypt and authenticate",
    note = "uBlock: `modes::nist`, with `Gcm` to encrypt and authenticate"
)]
pub trait Gost: BlockCipher {
    /// Half a block as a `cipher` size type.
    #[cfg(feature = "cipher")]
    #[doc(hidden)]
    type HalfBlock: ::cipher::array::ArraySize;
}

#[cfg(feature = "kuznyechik")]
impl Gost for crate::Kuznyechik {
    #[cfg(feature = "cipher")]
    type HalfBlock = ::cipher::consts::U8;
}

#[cfg(feature = "gost")]
impl Gost for crate::Magma {
    #[cfg(feature = "cipher")]
    type HalfBlock = ::cipher::consts::U4;
}

#[cfg(feature = "gost")]
impl<P> Gost for crate::Gost28147<P>
where
    crate::gost28147::Gost28147_89<P>: Standard,
{
    #[cfg(feature = "cipher")]
    type HalfBlock = ::cipher::consts::U4;
}

/// Returns the counter that fills a whole block.
pub(super) fn sequence(block: usize) -> &'static Sequence {
    if block == 8 { &BIG_8 } else { &BIG_16 }
}

/// Returns the first counter: a nonce of half a block, followed by zeros.
#[inline]
pub(super) fn first_block<C: Gost>(nonce: &[u8]) -> [u8; 16] {
    let mut counter = [0; 16];
    counter[..const { block::<C>() / 2 }].copy_from_slice(nonce);
    counter
}
