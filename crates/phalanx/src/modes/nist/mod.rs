//! Modes from NIST SP 800-38A (CTR, CBC, CFB, OFB), 38B (CMAC) and 38D (GCM, GMAC), and XTS from
//! IEEE 1619.
//!
//! These standards were written for AES, but here the modes accept any cipher with 16-byte blocks.
//! The SP 800-38A modes also accept 32-byte blocks.
//!
//! For uBlock, these are the usual modes. Kalyna and the GOST ciphers have their own standards
//! ([`dstu7624`](super::dstu7624), [`gost3413`](super::gost3413)), which define different modes
//! under the same names.

mod cbc;
mod cfb;
mod ciphers;
mod cmac;
mod ctr;
mod gcm;
pub(super) mod gmac;
mod ofb;
mod xts;

pub use super::cipher::Key;
pub use cbc::Cbc;
pub use cfb::Cfb;
pub use ciphers::{Block128, Block128Or256, Block256};
pub use cmac::Cmac;
pub use ctr::{Ctr32Be, Ctr64Be, Ctr128Be, Ctr256Be};
pub use gcm::{Gcm, GcmEncryptor, UnverifiedGcmDecryptor};
pub use gmac::{Gmac, GmacStream};
pub use ofb::Ofb;
pub use xts::{TweakKey, Xts};
