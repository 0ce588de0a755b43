//! The entries of GOST 28147-89 and Magma in the table of kernels.

pub(super) mod portable;
#[cfg(target_arch = "x86_64")]
pub(super) mod x86_64;
