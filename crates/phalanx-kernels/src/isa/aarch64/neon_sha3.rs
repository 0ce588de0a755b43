//! Advanced SIMD with two instructions of FEAT_SHA3: EOR3 is a three-input XOR, and BCAX computes
//! the XOR of a register with the AND of another and a complement.
//!
//! The registers are those of [`Neon`](super::Neon). With the feature enabled, the compiler emits
//! EOR3 and BCAX wherever they apply. The separate token only tells kernel bodies how to arrange
//! XORs.

use super::neon::Simd;

/// The CPU supports Advanced SIMD, EOR3 and BCAX.
pub type NeonSha3 = Simd<true>;

#[cfg(test)]
crate::isa::tests::checks!(neon_sha3, NeonSha3: NeonSha3 => words, words_32);
