//! Reference counting that works on all targets.

#[cfg(target_has_atomic = "ptr")]
pub use alloc::sync::Arc;
/// The standard library doesn't provide `Arc` on targets without compare-and-swap.
#[cfg(not(target_has_atomic = "ptr"))]
pub use portable_atomic_util::Arc;
