//! Little-endian AArch64, with Advanced SIMD in `neon`, three-input XORs in `neon_sha3`, polynomial
//! multiplication in `pmull`, and data-independent timing in `dit`.

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

/// Returns the loop counter unchanged, but prevents the compiler from vectorising the loop.
#[inline(always)]
pub fn one_by_one(mut step: usize) -> usize {
    // SAFETY: this emits no instruction and leaves the counter unchanged.
    unsafe { core::arch::asm!("/* {0} */", inout(reg) step, options(nomem, nostack, preserves_flags)) }
    step
}

/// Returns `x` unchanged, but hides its value from the compiler, which might otherwise turn masks
/// into branches.
#[inline(always)]
pub fn opaque(x: u64) -> u64 {
    one_by_one(x as usize) as u64
}
