//! The modes of GOST 28147-89 itself (RFC 5830), with key meshing, CBC and key wrapping of RFC 4357, and the Ukrainian key wrapping.
//!
//! Those of GOST R 34.13-2015 can be had with this cipher too, and are others: [`gost3413`](super::gost3413). Which S-box set is used
//! is part of the cipher: [`Gost28147<CryptoProA>`](crate::Gost28147), or [`Gost28147`](crate::Gost28147) with one that is chosen at run time.

mod cbc;
mod cfb;
mod cnt;
mod imit;
mod meshing;
mod wrap;

use super::BlockCipher;

pub use cbc::Cbc;
pub use cfb::Cfb;
pub use cnt::Cnt;
pub use imit::{Imit, ImitRules, ImitStream, OneBlock};
pub use meshing::KeyMeshing;
pub use wrap::KeyWrap;

/// GOST 28147-89 with any S-box set.
#[diagnostic::on_unimplemented(
    message = "the modes of GOST 28147-89 take that cipher, with any set of S-boxes, and `{Self}` is another",
    label = "not a cipher of this standard",
    note = "Kuznyechik and Magma: `modes::gost3413`, with `Mgm` to encrypt and authenticate",
    note = "Kalyna: `modes::dstu7624`; uBlock: `modes::nist`; with `Gcm` to encrypt and authenticate"
)]
pub trait AnySet: BlockCipher {}

#[cfg(feature = "gost")]
impl<P> AnySet for crate::Gost28147<P> where crate::gost28147::Gost28147_89<P>: crate::Standard {}

/// Bytes of a block.
const BLOCK: usize = 8;
