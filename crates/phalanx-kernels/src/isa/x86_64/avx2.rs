//! AVX2, which has 32-byte registers. With GFNI, a multiplication takes a single instruction.
//!
//! S-boxes, and multiplications without GFNI, are implemented in [`nibbles`].

use super::registers::{affine, isa_moves, lanes, own_keys, pairs, registers, single, ymm};
use super::{Sse41, token};
use crate::isa::{Affine, Factor, Isa, Sbox, Shifts, matrix, nibbles};

token!(
    /// Proof that the CPU supports AVX2.
    Avx2
);
token!(
    /// Proof that the CPU supports AVX2 and GFNI.
    Avx2Gfni
);

registers!(Avx2, ymm, Shuffles);
lanes!(Avx2, ymm);
single!(Avx2, Sse41);
own_keys!(Avx2, ymm);
pairs!(Avx2);

registers!(Avx2Gfni, ymm, Products);
lanes!(Avx2Gfni, ymm);
affine!(Avx2Gfni, ymm);
own_keys!(Avx2Gfni, ymm);
pairs!(Avx2Gfni);

// SAFETY for every block below: an `Avx2` value only exists if the CPU supports AVX2, and the
// caller guarantees that pointers are valid.
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

// SAFETY for every block below: an `Avx2Gfni` value only exists if the CPU supports its features,
// and the caller guarantees that pointers are valid.
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

#[cfg(test)]
crate::isa::tests::checks!(avx2, Avx2: Avx2 => words);
#[cfg(test)]
crate::isa::tests::checks!(avx2_gfni, Avx2Gfni: Avx2Gfni => words, affine);
