//! Two-lane registers whose lanes can be exchanged.

use core::arch::x86_64::*;

use phalanx_kernels::isa::{Avx2, Bytes};

/// 256-bit registers as two lanes.
pub(crate) trait Halves: Bytes {
    fn swap_lanes(self, a: Self::W) -> Self::W;
    fn low_lanes(self, a: Self::W, b: Self::W) -> Self::W;
    fn high_lanes(self, a: Self::W, b: Self::W) -> Self::W;
}

// SAFETY of every block below: a value of `Avx2` exists only if the CPU has AVX2.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Halves for Avx2 {
    #[inline(always)]
    fn swap_lanes(self, a: __m256i) -> __m256i {
        unsafe { _mm256_permute4x64_epi64::<0x4e>(a) }
    }
    #[inline(always)]
    fn low_lanes(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_permute2x128_si256::<0x20>(a, b) }
    }
    #[inline(always)]
    fn high_lanes(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_permute2x128_si256::<0x31>(a, b) }
    }
}
