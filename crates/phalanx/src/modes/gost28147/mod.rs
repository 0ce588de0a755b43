//! Modes of GOST 28147-89 (RFC 5830), key meshing, CBC and key wraps of RFC 4357, and the Ukrainian
//! key wrap.
//!
//! The modes of GOST R 34.13-2015 are different and also available for this cipher: see
//! [`gost3413`](super::gost3413). The S-box set is part of the cipher:
//! [`Gost28147<CryptoProA>`](crate::Gost28147), or [`Gost28147`](crate::Gost28147) with a set
//! selected at run time.

mod any_set;
mod cbc;
mod cfb;
mod cnt;
mod imit;
mod meshing;
mod wrap;

pub use any_set::AnySet;
pub use cbc::Cbc;
pub use cfb::Cfb;
pub use cnt::Cnt;
pub use imit::{Imit, ImitRules, ImitStream, OneBlock};
pub use meshing::KeyMeshing;
pub use wrap::KeyWrap;
