//! x86-64: one file per register width and feature set.

mod avx2;
mod avx512vbmi;
mod clmul;

pub use avx2::Avx2;
pub use avx512vbmi::Avx512Vbmi;
pub use clmul::{Clmul, Vpclmul};
