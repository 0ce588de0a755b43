//! Advanced SIMD with two instructions from FEAT_SHA3: EOR3 is a three-input XOR, and BCAX XORs one
//! register with the AND of another register and the complement of a third.
//!
//! The registers are the same as for [`Neon`](super::Neon). Once the feature is enabled, the
//! compiler emits EOR3 and BCAX on its own wherever it can, so the only purpose of a separate token
//! is to tell kernel bodies how to arrange their XORs.

use super::neon::Simd;

/// Proof that the CPU supports Advanced SIMD, EOR3 and BCAX.
pub type NeonSha3 = Simd<true>;

#[cfg(test)]
crate::isa::tests::checks!(neon_sha3, NeonSha3: NeonSha3 => words, words_32);
