//! Table entries for Streebog.

#[cfg(vectors = "aarch64")]
pub(super) mod aarch64;
pub(super) mod portable;
#[cfg(vectors = "x86_64")]
pub(super) mod x86_64;
