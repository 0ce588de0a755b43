//! Instructions that the kernels of the library have no use for, as traits over its tokens.

#[cfg(feature = "leaky")]
pub(crate) mod gather;
pub(crate) mod words;
//! What the techniques need of registers beyond what the library has. Intrinsics appear below here and nowhere else.

mod columns;
#[cfg(feature = "leaky")]
mod gathers;
mod ranges;

pub(crate) use columns::Columns;
#[cfg(feature = "leaky")]
pub(crate) use gathers::{Gathers, Half};
pub(crate) use ranges::Ranges;
