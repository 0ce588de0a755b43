//! GOST 28147-89 modes (RFC 5830), key meshing, CBC and key wraps as in RFC 4357, and the Ukrainian
//! key wrap.
//!
//! The GOST R 34.13-2015 modes are different. You can use them with this cipher too: see
//! [`gost3413`](super::gost3413). The S-box set is part of the cipher type:
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
