//! The modes of GOST R 34.13-2015, and those that the R 1323565.1 series adds to them.
//!
//! | mode | where it is defined | what it is |
//! |---|---|---|
//! | [`Ctr`] | GOST R 34.13-2015, 5.2 | encryption with a counter |
//! | [`Ofb`] | 5.3 | encryption with output feedback |
//! | [`Cbc`] | 5.4 | chained blocks |
//! | [`Cfb`] | 5.5 | encryption with feedback from the ciphertext |
//! | [`Omac`] | 5.6 | authentication |
//! | [`CtrAcpkm`], [`OmacAcpkm`] | R 1323565.1.017-2018, RFC 8645 | the same under keys that change with the sections of a message |
//! | [`kexp15`], [`kimp15`] | R 1323565.1.017-2018, RFC 9189 | export and import of keys |
//! | [`Mgm`] | R 1323565.1.026-2019, RFC 9058 | authenticated encryption: **the one to use** |
//!
//! The standards count bits; here all sizes are bytes. They define these modes for Kuznyechik and Magma. GOST 28147-89 is Magma
//! with another order of bytes and other S-boxes, and takes them as well; its own modes are another module.

mod acpkm;
mod cbc;
mod cfb;
mod ctr;
mod kexp15;
mod mgm;
mod ofb;
mod omac;

use super::BlockCipher;
use crate::gost28147::Gost28147_89;
use crate::steps::{BIG_8, BIG_16, Sequence};
use crate::{Error, Gost28147, Kuznyechik, Magma, Standard};

pub use acpkm::{CtrAcpkm, OmacAcpkm, OmacAcpkmStream};
pub use cbc::Cbc;
pub use cfb::Cfb;
pub use ctr::Ctr;
pub use kexp15::{kexp15, kimp15};
pub use mgm::{Mgm, MgmEncryptor, UnverifiedMgmDecryptor};
pub use ofb::Ofb;
pub use omac::Omac;

/// The ciphers that these modes are defined for.
pub trait Gost: BlockCipher {}

impl Gost for Kuznyechik {}
impl Gost for Magma {}
impl<P> Gost for Gost28147<P> where Gost28147_89<P>: Standard {}

/// Bytes in a block.
const fn block<C: Gost>() -> usize {
    size_of::<<C::Standard as Standard>::Block>()
}

/// The counter of a whole block.
fn sequence(block: usize) -> &'static Sequence {
    if block == 8 { &BIG_8 } else { &BIG_16 }
}

/// The first counter: a nonce of half a block, then zeros.
fn first_block<C: Gost>(nonce: &[u8]) -> Result<[u8; 16], Error> {
    let expected = const { block::<C>() / 2 };
    if nonce.len() != expected {
        return Err(Error::NonceLength { expected, got: nonce.len() });
    }
    let mut counter = [0; 16];
    counter[..expected].copy_from_slice(nonce);
    Ok(counter)
}

/// A shift register of whole blocks.
fn check_register(iv: &[u8], block: usize) -> Result<(), Error> {
    if iv.is_empty() || !iv.len().is_multiple_of(block) {
        let (what, allowed) = ("length of an initialisation vector", "one or more whole blocks");
        return Err(Error::Parameter { what, allowed, got: iv.len() as u64 });
    }
    Ok(())
}

/// The parameter s.
fn check_segment(segment: usize, block: usize) -> Result<(), Error> {
    if segment == 0 || segment > block {
        return Err(Error::Parameter { what: "segment", allowed: "1 byte to a block", got: segment as u64 });
    }
    Ok(())
}
