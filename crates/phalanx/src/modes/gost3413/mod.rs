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
