//! Table entries for GOST 28147-89 and Magma.

#[cfg(vectors = "aarch64")]
pub(super) mod aarch64;
pub(super) mod portable;
#[cfg(vectors = "x86_64")]
pub(super) mod x86_64;
