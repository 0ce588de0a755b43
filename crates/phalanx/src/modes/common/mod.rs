//! What modes have in common, whichever standard defines them: one machine for each kind of mode. Where standards differ under one
//! name, the machine asks the rules of one: [`rules`](super::rules).

pub(crate) mod aead;
pub(crate) mod chain;
mod checks;
pub(crate) mod counter;
mod direction;
pub(crate) mod ghash;
mod keyed;
pub(crate) mod mac;
mod opaque;
pub(crate) mod sections;
pub(crate) mod stream;
pub(crate) mod xts;

pub(crate) use checks::{block, check_segment, nonce_length, tag_length};
pub use direction::Direction;
pub use keyed::{Keyed, KeyedMode, Mode};
pub(crate) use opaque::opaque;
