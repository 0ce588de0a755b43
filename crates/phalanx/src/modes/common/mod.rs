//! Implementations shared by the modes of all standards. Where the standards differ, this code
//! calls the [`rules`](super::rules) for the one in use.

pub(crate) mod aead;
pub(crate) mod chain;
mod checks;
pub(crate) mod counter;
mod direction;
pub(crate) mod ghash;
mod keyed;
pub(crate) mod mac;
pub(crate) mod meshing;
mod opaque;
pub(crate) mod sections;
pub(crate) mod stream;
pub(crate) mod xts;

pub(crate) use checks::{block, check_segment, nonce_length, tag_length};
pub use direction::Direction;
pub use keyed::{Keyed, KeyedMode, Mode};
pub(crate) use opaque::opaque;
