//! Shared values and atomics that work on all targets.

#[cfg(target_has_atomic = "ptr")]
pub use alloc::sync::Arc;
#[cfg(target_has_atomic = "ptr")]
pub(crate) use core::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, AtomicUsize, Ordering, fence};
/// The standard library doesn't provide these on targets without compare-and-swap.
#[cfg(not(target_has_atomic = "ptr"))]
pub(crate) use portable_atomic::{AtomicBool, AtomicPtr, AtomicU32, AtomicUsize, Ordering, fence};
#[cfg(not(target_has_atomic = "ptr"))]
pub use portable_atomic_util::Arc;
