//! DSTU 7624:2014 modes for every variant of Kalyna. To encrypt messages, use [`Gcm`].
//!
//! | mode in the standard | type |
//! |---|---|
//! | simple replacement (ECB) | [`RawBlocks::encrypt_bytes`](crate::hazmat::RawBlocks::encrypt_bytes) |
//! | gamma (CTR) | [`Ctr`] |
//! | gamma with feedback by ciphertext (CFB-q) | [`Cfb`] |
//! | authentication code (CMAC) | [`Cmac`] |
//! | chained blocks (CBC) | [`Cbc`] |
//! | gamma with feedback by gamma (OFB) | [`Ofb`] |
//! | selective gamma with fast authentication (GCM, GMAC) | [`StandardGcmWithUnboundNonce`], [`Gmac`]. [`Gcm`] ([`GcmWithBoundNonce`]) is safer, but isn't in the standard |
//! | authentication code and gamma (CCM) | [`Ccm`] |
//! | indexed replacement (XTS) | [`Xts`] |
//! | protection of keys (KW) | [`Kw`], [`KwPadded`] |
//!
//! [`CmsKeyWrap`] wraps content keys for Ukrainian CMS, and [`uapki`] decrypts legacy formats.
//!
//! Except for ECB, CBC and OFB, all of these differ from the NIST modes of the same name.

mod cbc;
mod ccm;
mod cfb;
mod cmac;
#[cfg(feature = "kalyna")]
mod cms;
mod ctr;
mod gcm;
mod gmac;
mod kalyna;
mod kw;
mod ofb;
#[path = "legacy_uapki.rs"]
pub mod uapki;
mod xts;

pub use super::cipher::Key;
pub use cbc::Cbc;
pub use ccm::{Ccm, CcmWithParameters};
pub use cfb::{Cfb, CfbStream};
pub use cmac::{Cmac, CmacStream};
#[cfg(feature = "kalyna")]
pub use cms::CmsKeyWrap;
pub use ctr::Ctr;
pub use gcm::{Gcm, GcmEncryptor, GcmWithBoundNonce, StandardGcmWithUnboundNonce, UnverifiedGcmDecryptor};
pub use gmac::{Gmac, GmacStream};
pub use kalyna::Kalyna;
pub use kw::{Kw, KwPadded};
pub use ofb::Ofb;
pub use xts::Xts;
