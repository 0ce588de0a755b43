//! AVX2: 32-byte registers; with GFNI a product takes one instruction.
//!
//! Substitutions, and products without GFNI, are those of [`nibbles`](super::nibbles).

use super::registers::{isa_moves, ymm};
use super::{nibbles, token};
use crate::isa::{Affine, Factor, Isa, Sbox, Shifts, matrix};

token!(
    /// The CPU has AVX2.
    Avx2
);
token!(
    /// The CPU has AVX2 and GFNI.
    Avx2Gfni
);

// SAFETY of every block below: a value of `Avx2` exists only where the CPU has AVX2; pointers are as the trait asks.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Isa for Avx2 {
    isa_moves!(ymm);
    #[inline(always)]
    fn mul<F: Factor>(self, v: ymm::V) -> ymm::V {
        nibbles::mul::<F, _>(self, v)
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: ymm::V) -> ymm::V {
        nibbles::sub::<S, _>(self, v)
    }
}

// SAFETY of every block below: a value of `Avx2Gfni` exists only where the CPU has its features; pointers are as the
// trait asks.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Isa for Avx2Gfni {
    isa_moves!(ymm);
    #[inline(always)]
    fn mul<F: Factor>(self, v: ymm::V) -> ymm::V {
        if F::C == 1 { v } else { self.affine(v, self.splat_64(const { matrix::<F>() })) }
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: ymm::V) -> ymm::V {
        nibbles::sub::<S, _>(self, v)
    }
}
