//! x86-64, with one file per feature set. `registers` contains the code that they share.

mod avx2;
mod avx512;
mod avx512vbmi;
mod clear;
mod clmul;
mod registers;
mod sse41;
mod wipe;
#[cfg(target_feature = "sse2")]
pub(super) mod word;

pub use super::elsewhere::Steady;
#[cfg(not(target_feature = "sse2"))]
pub(super) use super::elsewhere::word;
pub use avx2::{Avx2, Avx2Gfni};
pub use avx512::Avx512;
pub use avx512vbmi::Avx512Vbmi;
pub(crate) use clear::CLEAR;
pub use clear::{CLEARED_STACK, clear_registers};
pub use clmul::{Clmul, Vpclmul, Vpclmul256};
pub use registers::{Xmm, Ymm};
pub use sse41::Sse41;

pub(crate) use wipe::{wipe_below, wipe_bytes};

use super::token;

/// Returns the loop counter unchanged, but prevents the compiler from vectorising the loop. A
/// vectorised loop would gather and scatter words, which is slower.
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
