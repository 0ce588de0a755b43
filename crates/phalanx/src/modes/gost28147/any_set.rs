//! The cipher for this standard's modes.

use crate::modes::cipher::BlockCipher;

/// GOST 28147-89 with any S-box set.
#[diagnostic::on_unimplemented(
    message = "the GOST 28147-89 modes require that cipher, with any S-box set, but got `{Self}`",
    label = "this standard's modes aren't defined for this cipher",
    note = "Kuznyechik and Magma: `modes::gost3413`, with `Mgm` to encrypt and authenticate",
    note = "Kalyna: `modes::dstu7624`; uBlock: `modes::nist`; with `Gcm` to encrypt and authenticate"
)]
pub trait AnySet: BlockCipher {}

#[cfg(feature = "gost")]
impl<P> AnySet for crate::Gost28147<P> where crate::gost28147::Gost28147_89<P>: crate::Standard {}

/// The block size in bytes.
pub(super) const BLOCK: usize = 8;
