//! Gathers of 32-bit entries: look-ups at addresses that depend on data.

use core::arch::x86_64::*;

use phalanx_kernels::isa::{Avx2, Avx512};

use super::words::Words;

/// Registers whose words can be used as table indices.
pub(crate) trait Gather: Words {
    /// Looks up all words of the register, or its first `WAYS` words, with the narrowest gather
    /// that has enough words.
    ///
    /// # Safety
    /// All indices of the register are within the table.
    unsafe fn gather<const WAYS: usize>(self, table: *const u8, index: Self::W) -> Self::W;
}

// SAFETY of every block below: a token only exists if the CPU has its features, and indices meet
// the trait's contract.

#[allow(clippy::undocumented_unsafe_blocks)]
impl Gather for Avx2 {
    #[inline(always)]
    unsafe fn gather<const WAYS: usize>(self, table: *const u8, index: __m256i) -> __m256i {
        unsafe {
            if WAYS <= 4 {
                _mm256_zextsi128_si256(_mm_i32gather_epi32::<4>(table.cast(), _mm256_castsi256_si128(index)))
            } else {
                _mm256_i32gather_epi32::<4>(table.cast(), index)
            }
        }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Gather for Avx512 {
    #[inline(always)]
    unsafe fn gather<const WAYS: usize>(self, table: *const u8, index: __m512i) -> __m512i {
        unsafe {
            if WAYS <= 4 {
                _mm512_zextsi128_si512(_mm_i32gather_epi32::<4>(table.cast(), _mm512_castsi512_si128(index)))
            } else if WAYS <= 8 {
                _mm512_zextsi256_si512(_mm256_i32gather_epi32::<4>(table.cast(), _mm512_castsi512_si256(index)))
            } else {
                _mm512_i32gather_epi32::<4>(index, table.cast())
            }
        }
    }
}
