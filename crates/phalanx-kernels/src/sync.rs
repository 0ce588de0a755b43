//! Reference counting on every target.

#[cfg(target_has_atomic = "ptr")]
pub use alloc::sync::Arc;
/// The standard library has no `Arc` for cores without compare-and-swap.
#[cfg(not(target_has_atomic = "ptr"))]
pub use portable_atomic_util::Arc;
