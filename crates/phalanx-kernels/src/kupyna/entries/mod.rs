//! Table entries for Kupyna.

#[cfg(vectors = "aarch64")]
pub(super) mod aarch64;
pub(super) mod portable;
#[cfg(vectors = "x86_64")]
pub(super) mod x86_64;
