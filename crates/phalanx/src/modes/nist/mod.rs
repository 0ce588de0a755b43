//! Modes of NIST SP 800-38A (CTR, CBC, CFB, OFB), 38B (CMAC) and 38D (GCM, GMAC), and XTS of IEEE
//! 1619.
//!
//! The standards are written for AES. Here the modes accept any cipher with 16-byte blocks. Those
//! of SP 800-38A also accept 32-byte blocks.
//!
//! For uBlock, these are the usual modes. Kalyna and the GOST ciphers have their own standards
//! ([`dstu7624`](super::dstu7624), [`gost3413`](super::gost3413)), in which modes with the same
//! names are different.

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
