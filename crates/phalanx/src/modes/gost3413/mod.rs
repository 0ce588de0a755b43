//! Modes from GOST R 34.13-2015 and the R 1323565.1 series. To encrypt messages, use [`Mgm`].
//!
//! | mode | standard | use |
//! |---|---|---|
//! | [`Mgm`] | R 1323565.1.026-2019, RFC 9058 | authenticated encryption |
//! | [`Ctr`] | GOST R 34.13-2015, 5.2 | encryption with a counter |
//! | [`Ofb`] | 5.3 | encryption with output feedback |
//! | [`Cbc`] | 5.4 | encryption with block chaining |
//! | [`Cfb`] | 5.5 | encryption with ciphertext feedback |
//! | [`Omac`] | 5.6 | authentication |
//! | [`CtrAcpkm`], [`OmacAcpkm`] | R 1323565.1.017-2018, RFC 8645 | CTR and OMAC with a new key for each section of a message |
//! | [`kexp15`], [`kimp15`] | R 1323565.1.017-2018, RFC 9189 | key export and import |
//!
//! All sizes are in bytes, although the standards count bits. These modes also accept GOST 28147-89
//! with any S-box set, using that cipher's byte order, even though no standard defines this
//! combination. The cipher's own modes are in [`gost28147`](super::gost28147).

mod acpkm;
mod cbc;
mod cfb;
mod ctr;
mod gost;
mod kexp15;
mod mgm;
mod ofb;
mod omac;

pub use acpkm::{CtrAcpkm, OmacAcpkm, OmacAcpkmStream};
pub use cbc::Cbc;
pub use cfb::Cfb;
pub use ctr::Ctr;
pub use gost::Gost;
pub use kexp15::{kexp15, kimp15};
pub use mgm::{Mgm, MgmEncryptor, UnverifiedMgmDecryptor};
pub use ofb::Ofb;
pub use omac::Omac;
