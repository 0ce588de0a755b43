//! The modes of GOST 28147-89 itself (RFC 5830), with key meshing, CBC and key wrapping of RFC 4357, and the Ukrainian key wrapping.
//!
//! Those of GOST R 34.13-2015 can be had with this cipher too, and are others: [`gost3413`](super::gost3413). Which S-box set is used
//! is part of the cipher: [`Gost28147<CryptoProA>`](crate::Gost28147), or [`Gost28147`](crate::Gost28147) with one that is chosen at run time.

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
