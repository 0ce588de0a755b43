//! Registers of 32-bit words that may only be partly used.

use core::arch::x86_64::*;

use phalanx_kernels::isa::{Avx2, Avx512, Bytes, Sse41};

/// A vector register as 32-bit words.
pub(crate) trait Words: Bytes {
    /// Loads the first `bytes` bytes (8, 16, 32 or 64) from `p` and clears the others.
    ///
    /// # Safety
    /// They are readable and fit in the register.
    unsafe fn load_first(self, p: *const u8, bytes: usize) -> Self::W;
    /// Stores the first `bytes` bytes at `p`.
    ///
    /// # Safety
    /// They are writable and fit in the register.
    unsafe fn store_first(self, p: *mut u8, bytes: usize, w: Self::W);
    fn add_32(self, a: Self::W, b: Self::W) -> Self::W;
    fn shr_32(self, a: Self::W, n: usize) -> Self::W;
    fn rol_11(self, a: Self::W) -> Self::W;
    /// Words 0 and 2 of each lane of `a`, then of `b`.
    fn even_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// Words 1 and 3 of each lane of `a`, then of `b`.
    fn odd_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// Shuffles the low half of every word with the first 16-byte table, and the high half with the
    /// second.
    fn shuffle_halves(self, tables: [Self::W; 2], index: Self::W) -> Self::W;
}

/// Operations whose intrinsics only differ in their names.
macro_rules! words {
    ($add:ident, $shr:ident, $shuffle_ps:ident, $to_ps:ident, $from_ps:ident) => {
        #[inline(always)]
        fn add_32(self, a: Self::W, b: Self::W) -> Self::W {
            unsafe { $add(a, b) }
        }
        #[inline(always)]
        fn shr_32(self, a: Self::W, n: usize) -> Self::W {
            unsafe { $shr(a, _mm_cvtsi64_si128(n as i64)) }
        }
        #[inline(always)]
        fn even_32(self, a: Self::W, b: Self::W) -> Self::W {
            unsafe { $from_ps($shuffle_ps::<0x88>($to_ps(a), $to_ps(b))) }
        }
        #[inline(always)]
        fn odd_32(self, a: Self::W, b: Self::W) -> Self::W {
            unsafe { $from_ps($shuffle_ps::<0xdd>($to_ps(a), $to_ps(b))) }
        }
    };
}

// SAFETY of every block below: a token exists only if the CPU has its features. Pointers meet the
// traits' contracts.

#[allow(clippy::undocumented_unsafe_blocks)]
impl Words for Sse41 {
    words!(_mm_add_epi32, _mm_srl_epi32, _mm_shuffle_ps, _mm_castsi128_ps, _mm_castps_si128);
    #[inline(always)]
    unsafe fn load_first(self, p: *const u8, bytes: usize) -> __m128i {
        unsafe { if bytes == 8 { _mm_loadl_epi64(p.cast()) } else { _mm_loadu_si128(p.cast()) } }
    }
    #[inline(always)]
    unsafe fn store_first(self, p: *mut u8, bytes: usize, w: __m128i) {
        unsafe { if bytes == 8 { _mm_storel_epi64(p.cast(), w) } else { _mm_storeu_si128(p.cast(), w) } }
    }
    #[inline(always)]
    fn rol_11(self, a: __m128i) -> __m128i {
        unsafe { _mm_or_si128(_mm_slli_epi32::<11>(a), _mm_srli_epi32::<21>(a)) }
    }
    #[inline(always)]
    fn shuffle_halves(self, [low, high]: [__m128i; 2], index: __m128i) -> __m128i {
        unsafe { _mm_blend_epi16::<0xaa>(_mm_shuffle_epi8(low, index), _mm_shuffle_epi8(high, index)) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Words for Avx2 {
    words!(_mm256_add_epi32, _mm256_srl_epi32, _mm256_shuffle_ps, _mm256_castsi256_ps, _mm256_castps_si256);
    #[inline(always)]
    unsafe fn load_first(self, p: *const u8, bytes: usize) -> __m256i {
        unsafe {
            match bytes {
                8 => _mm256_zextsi128_si256(_mm_loadl_epi64(p.cast())),
                16 => _mm256_zextsi128_si256(_mm_loadu_si128(p.cast())),
                _ => _mm256_loadu_si256(p.cast()),
            }
        }
    }
    #[inline(always)]
    unsafe fn store_first(self, p: *mut u8, bytes: usize, w: __m256i) {
        unsafe {
            match bytes {
                8 => _mm_storel_epi64(p.cast(), _mm256_castsi256_si128(w)),
                16 => _mm_storeu_si128(p.cast(), _mm256_castsi256_si128(w)),
                _ => _mm256_storeu_si256(p.cast(), w),
            }
        }
    }
    #[inline(always)]
    fn rol_11(self, a: __m256i) -> __m256i {
        unsafe { _mm256_or_si256(_mm256_slli_epi32::<11>(a), _mm256_srli_epi32::<21>(a)) }
    }
    #[inline(always)]
    fn shuffle_halves(self, [low, high]: [__m256i; 2], index: __m256i) -> __m256i {
        unsafe { _mm256_blend_epi16::<0xaa>(_mm256_shuffle_epi8(low, index), _mm256_shuffle_epi8(high, index)) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Words for Avx512 {
    words!(_mm512_add_epi32, _mm512_srl_epi32, _mm512_shuffle_ps, _mm512_castsi512_ps, _mm512_castps_si512);
    #[inline(always)]
    unsafe fn load_first(self, p: *const u8, bytes: usize) -> __m512i {
        unsafe {
            match bytes {
                8 => _mm512_zextsi128_si512(_mm_loadl_epi64(p.cast())),
                16 => _mm512_zextsi128_si512(_mm_loadu_si128(p.cast())),
                32 => _mm512_zextsi256_si512(_mm256_loadu_si256(p.cast())),
                _ => _mm512_loadu_si512(p.cast()),
            }
        }
    }
    #[inline(always)]
    unsafe fn store_first(self, p: *mut u8, bytes: usize, w: __m512i) {
        unsafe {
            match bytes {
                8 => _mm_storel_epi64(p.cast(), _mm512_castsi512_si128(w)),
                16 => _mm_storeu_si128(p.cast(), _mm512_castsi512_si128(w)),
                32 => _mm256_storeu_si256(p.cast(), _mm512_castsi512_si256(w)),
                _ => _mm512_storeu_si512(p.cast(), w),
            }
        }
    }
    #[inline(always)]
    fn rol_11(self, a: __m512i) -> __m512i {
        unsafe { _mm512_rol_epi32::<11>(a) }
    }
    #[inline(always)]
    fn shuffle_halves(self, [low, high]: [__m512i; 2], index: __m512i) -> __m512i {
        unsafe { _mm512_mask_shuffle_epi8(_mm512_shuffle_epi8(low, index), 0xcccc_cccc_cccc_cccc, high, index) }
    }
}
