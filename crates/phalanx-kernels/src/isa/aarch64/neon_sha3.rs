//! Advanced SIMD with the sums of FEAT_SHA3: EOR3 adds three registers, BCAX adds one to the AND of another with a complement.
//!
//! The registers are those of [`Neon`](super::Neon). What is compiled with the feature has EOR3 and BCAX wherever the compiler finds a sum
//! of three or an AND of a complement in a sum, so that nothing is written for it here but how bodies are to add.

use super::neon::Simd;

/// The CPU has Advanced SIMD, EOR3 and BCAX.
pub type NeonSha3 = Simd<true>;

#[cfg(test)]
crate::isa::tests::checks!(neon_sha3, NeonSha3: NeonSha3 => words, words_32);
