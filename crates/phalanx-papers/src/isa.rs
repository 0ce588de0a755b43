//! Register operations that are only needed by the techniques. All of this crate's intrinsics are
//! in here.

mod columns;
#[cfg(feature = "leaky")]
pub(crate) mod gather_32;
#[cfg(feature = "leaky")]
mod gather_64;
mod halves;
#[cfg(feature = "leaky")]
mod look_up;
mod ranges;
pub(crate) mod words;

pub(crate) use columns::Columns;
#[cfg(feature = "leaky")]
pub(crate) use gather_64::{Gathers, Half};
pub(crate) use halves::Halves;
#[cfg(feature = "leaky")]
pub(crate) use look_up::LookUp;
pub(crate) use ranges::Ranges;
