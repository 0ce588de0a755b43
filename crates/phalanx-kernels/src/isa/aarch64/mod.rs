//! AArch64, little-endian: Advanced SIMD in `neon`, with sums of three in `neon_sha3`; products of polynomials in `pmull`; `dit`
//! asks for time that does not depend on data.

mod clear;
mod dit;
mod neon;
mod neon_sha3;
mod pmull;
mod wipe;

pub use super::elsewhere::CLEARED_STACK;
pub(super) use super::elsewhere::word;
use super::token;
pub(crate) use clear::CLEAR;
pub use clear::clear_registers;
pub use dit::Steady;
pub use neon::Neon;
pub use neon_sha3::NeonSha3;
pub use pmull::Pmull;
pub(crate) use wipe::{wipe_below, wipe_bytes};

/// The counter of a loop whose steps the compiler shall not join.
#[inline(always)]
pub fn one_by_one(mut step: usize) -> usize {
    // SAFETY: no instruction is emitted; the counter stays what it was.
    unsafe { core::arch::asm!("/* {0} */", inout(reg) step, options(nomem, nostack, preserves_flags)) }
    step
}

/// The same number, of which the compiler knows nothing: it would make branches of masks.
#[inline(always)]
pub fn opaque(x: u64) -> u64 {
    one_by_one(x as usize) as u64
}
