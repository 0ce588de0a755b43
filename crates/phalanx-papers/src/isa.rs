//! Instructions that the techniques need beside those of the library, as traits over its tokens. Intrinsics appear here and in
//! the files below alone.

mod halves;
#[cfg(feature = "leaky")]
mod look_up;

pub(crate) use halves::Halves;
#[cfg(feature = "leaky")]
pub(crate) use look_up::LookUp;
