//! AVX-512 without VBMI and GFNI: 64-byte registers.
//!
//! Substitutions and products are those of [`nibbles`](super::nibbles).

use super::registers::{isa_moves, zmm};
use super::{nibbles, token};
use crate::isa::{Factor, Isa, Logic, Sbox};

token!(
    /// The CPU has AVX-512 F, BW, VL, DQ.
    Avx512
);

// SAFETY of every block below: a value of `Avx512` exists only where the CPU has its features; pointers are as the
// trait asks.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Isa for Avx512 {
    isa_moves!(zmm);
    #[inline(always)]
    fn xor3(self, a: zmm::V, b: zmm::V, c: zmm::V) -> zmm::V {
        Logic::xor3(self, a, b, c)
    }
    #[inline(always)]
    fn mul<F: Factor>(self, v: zmm::V) -> zmm::V {
        nibbles::mul::<F, _>(self, v)
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: zmm::V) -> zmm::V {
        nibbles::sub::<S, _>(self, v)
    }
}
