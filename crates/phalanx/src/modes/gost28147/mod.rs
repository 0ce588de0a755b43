//! The modes of GOST 28147-89 itself (RFC 5830), with key meshing, CBC and key wrapping of RFC 4357, and the Ukrainian key wrapping.
//!
//! Those of GOST R 34.13-2015 can be had with this cipher too, and are others: [`gost3413`](super::gost3413). Which S-box set is used
//! is part of the cipher: [`Gost28147<CryptoProA>`](crate::Gost28147), or [`Gost28147`] with one that is chosen at run time.

mod cbc;
mod cfb;
mod cnt;
mod imit;
mod meshing;
mod wrap;

use super::BlockCipher;
use crate::gost28147::Gost28147_89;
use crate::{Error, Gost28147};

pub use cbc::Cbc;
pub use cfb::Cfb;
pub use cnt::Cnt;
pub use imit::{Imit, ImitRules, ImitStream, OneBlock};
pub use meshing::KeyMeshing;
pub use wrap::KeyWrap;

/// GOST 28147-89 with any S-box set.
pub trait AnySet: BlockCipher {}

impl<P> AnySet for Gost28147<P> where Gost28147_89<P>: crate::Standard {}

/// Bytes of a block.
const BLOCK: usize = 8;

/// An initialisation vector is a block.
fn one_block(iv: &[u8]) -> Result<(), Error> {
    if iv.len() == BLOCK { Ok(()) } else { Err(Error::NonceLength { expected: BLOCK, got: iv.len() }) }
}
