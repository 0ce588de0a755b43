//! Reference counting on all targets.

#[cfg(target_has_atomic = "ptr")]
pub use alloc::sync::Arc;
/// The standard library has no `Arc` for targets without compare-and-swap.
#[cfg(not(target_has_atomic = "ptr"))]
pub use portable_atomic_util::Arc;
