//! x86-64: one file per feature set; what the registers of each width have in common is in `registers`.

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

/// The counter of a loop whose steps the compiler shall not join: it would gather and scatter the words of several, which
/// takes longer than one after the other.
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
