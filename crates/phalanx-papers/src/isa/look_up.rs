//! Look-ups of 16-byte entries at offsets from a register. **Not constant time.**

use core::arch::asm;
use core::arch::x86_64::*;

use phalanx_kernels::isa::{Avx2, Bitslice, Sse41};

/// Registers whose 16-bit words are offsets into tables.
pub(crate) trait LookUp: Bitslice {
    /// Looks up the eight 16-bit words of each lane, word `i` in table `i`. Lane `l` of result `i`
    /// is the entry at the offset in word `i` of lane `l`. Tables are `stride` bytes apart.
    ///
    /// # Safety
    /// All these entries are readable and aligned to 16 bytes.
    unsafe fn look_up(self, tables: *const u8, stride: usize, offsets: Self::W) -> [Self::W; 8];
    /// Returns `a` unchanged, but keeps the compiler from merging the computations before and after
    /// it.
    fn apart(self, a: Self::W) -> Self::W;
}

// SAFETY of every block below: a value of `Sse41` exists only if the CPU has its features. Pointers
// meet the trait's contract.
#[allow(clippy::undocumented_unsafe_blocks)]
impl LookUp for Sse41 {
    #[inline(always)]
    unsafe fn look_up(self, tables: *const u8, stride: usize, offsets: __m128i) -> [__m128i; 8] {
        unsafe {
            [
                load(tables, stride, 0, _mm_extract_epi16::<0>(offsets)),
                load(tables, stride, 1, _mm_extract_epi16::<1>(offsets)),
                load(tables, stride, 2, _mm_extract_epi16::<2>(offsets)),
                load(tables, stride, 3, _mm_extract_epi16::<3>(offsets)),
                load(tables, stride, 4, _mm_extract_epi16::<4>(offsets)),
                load(tables, stride, 5, _mm_extract_epi16::<5>(offsets)),
                load(tables, stride, 6, _mm_extract_epi16::<6>(offsets)),
                load(tables, stride, 7, _mm_extract_epi16::<7>(offsets)),
            ]
        }
    }
    #[inline(always)]
    fn apart(self, mut a: __m128i) -> __m128i {
        // This emits no instruction, and the register keeps its value.
        unsafe { asm!("/* {0} */", inout(xmm_reg) a, options(nomem, nostack, preserves_flags, pure)) }
        a
    }
}

// SAFETY of every block below: a value of `Avx2` exists only if the CPU has AVX2. Pointers meet the
// trait's contract.
#[allow(clippy::undocumented_unsafe_blocks)]
impl LookUp for Avx2 {
    #[inline(always)]
    unsafe fn look_up(self, tables: *const u8, stride: usize, offsets: __m256i) -> [__m256i; 8] {
        unsafe {
            [
                load_two(tables, stride, 0, _mm256_extract_epi16::<0>(offsets), _mm256_extract_epi16::<8>(offsets)),
                load_two(tables, stride, 1, _mm256_extract_epi16::<1>(offsets), _mm256_extract_epi16::<9>(offsets)),
                load_two(tables, stride, 2, _mm256_extract_epi16::<2>(offsets), _mm256_extract_epi16::<10>(offsets)),
                load_two(tables, stride, 3, _mm256_extract_epi16::<3>(offsets), _mm256_extract_epi16::<11>(offsets)),
                load_two(tables, stride, 4, _mm256_extract_epi16::<4>(offsets), _mm256_extract_epi16::<12>(offsets)),
                load_two(tables, stride, 5, _mm256_extract_epi16::<5>(offsets), _mm256_extract_epi16::<13>(offsets)),
                load_two(tables, stride, 6, _mm256_extract_epi16::<6>(offsets), _mm256_extract_epi16::<14>(offsets)),
                load_two(tables, stride, 7, _mm256_extract_epi16::<7>(offsets), _mm256_extract_epi16::<15>(offsets)),
            ]
        }
    }
    #[inline(always)]
    fn apart(self, a: __m256i) -> __m256i {
        unsafe { apart_256(a) }
    }
}

/// # Safety
/// The 16 bytes at that offset of table `table` are readable and aligned.
#[inline(always)]
unsafe fn load(tables: *const u8, stride: usize, table: usize, offset: i32) -> __m128i {
    // SAFETY: guaranteed by the caller. An extracted word is never negative.
    unsafe { _mm_load_si128(tables.add(stride * table).add(offset as usize).cast()) }
}

/// # Safety
/// Same contract as [`load`], for both offsets. The CPU has AVX2.
#[inline(always)]
unsafe fn load_two(tables: *const u8, stride: usize, table: usize, low: i32, high: i32) -> __m256i {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let low = _mm256_castsi128_si256(load(tables, stride, table, low));
        // We load both halves before adding, since the compiler would otherwise add each lane
        // separately.
        Avx2::assume().apart(_mm256_inserti128_si256::<1>(low, load(tables, stride, table, high)))
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn apart_256(mut a: __m256i) -> __m256i {
    // SAFETY: no instruction is emitted, and the register keeps its value.
    unsafe { asm!("/* {0} */", inout(ymm_reg) a, options(nomem, nostack, preserves_flags, pure)) }
    a
}
