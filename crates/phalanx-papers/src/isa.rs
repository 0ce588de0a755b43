//! Instructions that the kernels of the library have no use for, as traits over its tokens.

#[cfg(feature = "leaky")]
pub(crate) mod gather;
pub(crate) mod words;
