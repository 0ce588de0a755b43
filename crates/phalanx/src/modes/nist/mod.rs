//! The modes of NIST SP 800-38A (CTR, CBC, CFB, OFB), 38B (CMAC) and 38D (GCM), and XTS of IEEE 1619, which name AES and are
//! defined for any cipher with blocks of 16 bytes; those of SP 800-38A for blocks of 32 bytes too.
//!
//! Where the cipher's own standard has modes ([`dstu7624`](super::dstu7624), [`gost3413`](super::gost3413)), what has the same name
//! is not the same; for uBlock these here are the usual ones.

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
