//! AVX2: 32-byte registers; with GFNI a product takes one instruction.
//!
//! Substitutions, and products without GFNI, are those of [`nibbles`](super::nibbles).

use core::arch::x86_64::*;

use super::registers::{isa_moves, own_keys, ymm};
use super::{Sse41, nibbles, token};
use crate::isa::{Affine, Factor, Isa, Pairs, Permutation, Sbox, Shifts, matrix};

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

/// The indices of two permutations.
#[repr(C, align(32))]
struct Indices([[u8; 16]; 2]);

struct Both<P, Q>(core::marker::PhantomData<(P, Q)>);

impl<P: Permutation, Q: Permutation> Both<P, Q> {
    const INDEX: &'static Indices = &Indices([P::INDEX, Q::INDEX]);
}

macro_rules! pairs {
    ($token:ident) => {
        // SAFETY of every block below: a value of the token exists only where the CPU has AVX2, and so SSE4.1.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl Pairs for $token {
            type Half = Sse41;
            #[inline(always)]
            fn half(self) -> Sse41 {
                unsafe { Sse41::assume() }
            }
            #[inline(always)]
            fn join(self, low: __m128i, high: __m128i) -> __m256i {
                unsafe { _mm256_set_m128i(high, low) }
            }
            #[inline(always)]
            fn low(self, v: __m256i) -> __m128i {
                unsafe { _mm256_castsi256_si128(v) }
            }
            #[inline(always)]
            fn high(self, v: __m256i) -> __m128i {
                unsafe { _mm256_extracti128_si256::<1>(v) }
            }
            #[inline(always)]
            fn middle(self, a: __m256i, b: __m256i) -> __m256i {
                unsafe { _mm256_permute2x128_si256::<0x21>(a, b) }
            }
            #[inline(always)]
            fn permute_pair<P: Permutation, Q: Permutation>(self, v: __m256i) -> __m256i {
                unsafe { _mm256_shuffle_epi8(v, _mm256_load_si256(Both::<P, Q>::INDEX.0.as_ptr().cast())) }
            }
            #[inline(always)]
            fn sub_pair<S: Sbox, T: Sbox>(self, v: __m256i) -> __m256i {
                nibbles::sub_pair::<S, T, _>(self, v)
            }
        }
    };
}
own_keys!(Avx2, ymm);
own_keys!(Avx2Gfni, ymm);
pairs!(Avx2);
pairs!(Avx2Gfni);
