//! Streebog (GOST R 34.11-2012): the compression of blocks.
//!
//! The state consists of h, N and Σ. [`hash`](crate::hash) is the interface.

#[cfg(bodies)]
#[allow(dead_code, reason = "needs GFNI")]
mod affine;
mod entries;
#[cfg(bodies)]
mod maps;
#[cfg(bodies)]
mod planes;
#[cfg(bodies)]
mod sums;
#[cfg(any(bodies, feature = "reference"))]
pub(crate) mod tables;
#[cfg(bodies)]
mod units;
#[cfg(bodies)]
#[allow(dead_code, reason = "needs GFNI")]
mod wide;

use crate::entry_macros::family;

/// Size of the state in bytes.
pub(crate) const STATE: usize = 3 * 64;

family! {
    schedule: form "state";
    block: 64, key: 0, schedule: STATE;
    pub(crate) static STREEBOG = streebog: "streebog" {}
}
