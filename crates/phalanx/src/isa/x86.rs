//! x86-64: one file per register width and feature set.

mod avx2;
mod avx512vbmi;
mod clear;
mod clmul;

pub use avx2::Avx2;
pub use avx512vbmi::Avx512Vbmi;
pub(crate) use clear::{CLEAR, clear_registers};
pub use clmul::{Clmul, Vpclmul};
