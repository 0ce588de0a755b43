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
use super::core::{block, nonce_length};
use crate::steps::{BIG_8, BIG_16, Sequence};
use crate::{Error, Standard};

pub use acpkm::{CtrAcpkm, OmacAcpkm, OmacAcpkmStream};
pub use cbc::Cbc;
pub use cfb::Cfb;
pub use ctr::Ctr;
pub use kexp15::{kexp15, kimp15};
pub use mgm::{Mgm, MgmEncryptor, UnverifiedMgmDecryptor};
pub use ofb::Ofb;
pub use omac::Omac;

/// The ciphers that these modes are defined for.
#[diagnostic::on_unimplemented(
    message = "the modes of GOST R 34.13-2015 take Kuznyechik, Magma or GOST 28147-89, and `{Self}` is none of them",
    label = "not a cipher of this standard",
    note = "Kalyna: `modes::dstu7624`, with `Gcm` to encrypt and authenticate",
    note = "uBlock: `modes::nist`, with `Gcm` to encrypt and authenticate"
)]
pub trait Gost: BlockCipher {
    /// Half a block as a size type of `cipher`.
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

/// The counter of a whole block.
fn sequence(block: usize) -> &'static Sequence {
    if block == 8 { &BIG_8 } else { &BIG_16 }
}

/// The first counter: a nonce of half a block, then zeros.
fn first_block<C: Gost>(nonce: &[u8]) -> Result<[u8; 16], Error> {
    let half = const { block::<C>() / 2 };
    nonce_length(half, nonce)?;
    let mut counter = [0; 16];
    counter[..half].copy_from_slice(nonce);
    Ok(counter)
}
