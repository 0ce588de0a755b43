//! Carry-less multiplication, using PCLMULQDQ for one lane and VPCLMULQDQ for two or four.

use core::arch::x86_64::*;

use super::token;
use crate::isa::Carryless;

token! {
    /// Proof that the CPU supports SSE4.1 and PCLMULQDQ.
    Clmul
}
token! {
    /// Proof that the CPU supports AVX2 and VPCLMULQDQ.
    Vpclmul256
}
token! {
    /// Proof that the CPU supports AVX-512 F, BW, VL and DQ, as well as VPCLMULQDQ.
    Vpclmul
}

/// A shuffle index that reverses the bytes of each 64-bit word.
static REVERSED: [u8; 16] = [7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8];

/// Each nibble with its bits reversed: as the high half of a byte, then as the low half.
static NIBBLES: [[u8; 16]; 2] = {
    let (mut tables, mut i) = ([[0; 16]; 2], 0);
    while i < 16 {
        tables[0][i] = (i as u8).reverse_bits();
        tables[1][i] = tables[0][i] >> 4;
        i += 1;
    }
    tables
};

/// # Safety
/// The CPU must support SSE2, as every x86-64 CPU does.
#[inline(always)]
unsafe fn words(v: __m128i) -> [u64; 2] {
    // SAFETY: both types are 16 plain bytes.
    unsafe { core::mem::transmute(v) }
}

// SAFETY for every block below: a `Clmul` value only exists if the CPU supports its features, and
// the caller guarantees that pointers are valid.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Carryless for Clmul {
    type V = __m128i;
    const LANES: usize = 1;

    #[inline(always)]
    fn zero(self) -> __m128i {
        unsafe { _mm_setzero_si128() }
    }
    #[inline(always)]
    unsafe fn load(self, p: *const u8, _stride: usize) -> __m128i {
        unsafe { _mm_loadu_si128(p.cast()) }
    }
    #[inline(always)]
    unsafe fn store(self, p: *mut u8, v: __m128i) {
        unsafe { _mm_storeu_si128(p.cast(), v) }
    }
    #[inline(always)]
    fn up(self, v: __m128i) -> __m128i {
        unsafe { _mm_slli_si128::<8>(v) }
    }
    #[inline(always)]
    fn down(self, v: __m128i) -> __m128i {
        unsafe { _mm_srli_si128::<8>(v) }
    }
    #[inline(always)]
    fn xor(self, a: __m128i, b: __m128i) -> __m128i {
        unsafe { _mm_xor_si128(a, b) }
    }
    #[inline(always)]
    fn reverse_bits(self, v: __m128i) -> __m128i {
        unsafe {
            let [high, low] = NIBBLES.each_ref().map(|table| _mm_loadu_si128(table.as_ptr().cast()));
            let nibble = _mm_set1_epi8(15);
            let upper = _mm_and_si128(_mm_srli_epi16::<4>(v), nibble);
            let lower = _mm_and_si128(v, nibble);
            _mm_or_si128(_mm_shuffle_epi8(high, lower), _mm_shuffle_epi8(low, upper))
        }
    }
    #[inline(always)]
    fn reverse_words(self, v: __m128i) -> __m128i {
        unsafe { _mm_shuffle_epi8(v, _mm_loadu_si128(REVERSED.as_ptr().cast())) }
    }
    #[inline(always)]
    fn carryless<const HALVES: i32>(self, a: __m128i, b: __m128i) -> __m128i {
        unsafe { _mm_clmulepi64_si128::<HALVES>(a, b) }
    }
    #[inline(always)]
    fn sum_lanes(self, v: __m128i) -> [u64; 2] {
        unsafe { words(v) }
    }
}

// SAFETY for every block below: a `Vpclmul256` value only exists if the CPU supports its features,
// and the caller guarantees that pointers are valid.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Carryless for Vpclmul256 {
    type V = __m256i;
    const LANES: usize = 2;

    #[inline(always)]
    fn zero(self) -> __m256i {
        unsafe { _mm256_setzero_si256() }
    }
    #[inline(always)]
    unsafe fn load(self, p: *const u8, stride: usize) -> __m256i {
        unsafe {
            let low = _mm256_castsi128_si256(_mm_loadu_si128(p.cast()));
            _mm256_inserti128_si256::<1>(low, _mm_loadu_si128(p.add(stride).cast()))
        }
    }
    #[inline(always)]
    unsafe fn store(self, p: *mut u8, v: __m256i) {
        unsafe { _mm256_storeu_si256(p.cast(), v) }
    }
    #[inline(always)]
    fn up(self, v: __m256i) -> __m256i {
        unsafe { _mm256_bslli_epi128::<8>(v) }
    }
    #[inline(always)]
    fn down(self, v: __m256i) -> __m256i {
        unsafe { _mm256_bsrli_epi128::<8>(v) }
    }
    #[inline(always)]
    fn xor(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_xor_si256(a, b) }
    }
    #[inline(always)]
    fn reverse_bits(self, v: __m256i) -> __m256i {
        unsafe {
            let [high, low] =
                NIBBLES.each_ref().map(|table| _mm256_broadcastsi128_si256(_mm_loadu_si128(table.as_ptr().cast())));
            let nibble = _mm256_set1_epi8(15);
            let upper = _mm256_and_si256(_mm256_srli_epi16::<4>(v), nibble);
            let lower = _mm256_and_si256(v, nibble);
            _mm256_or_si256(_mm256_shuffle_epi8(high, lower), _mm256_shuffle_epi8(low, upper))
        }
    }
    #[inline(always)]
    fn reverse_words(self, v: __m256i) -> __m256i {
        unsafe { _mm256_shuffle_epi8(v, _mm256_broadcastsi128_si256(_mm_loadu_si128(REVERSED.as_ptr().cast()))) }
    }
    #[inline(always)]
    fn carryless<const HALVES: i32>(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_clmulepi64_epi128::<HALVES>(a, b) }
    }
    #[inline(always)]
    fn sum_lanes(self, v: __m256i) -> [u64; 2] {
        unsafe { words(_mm_xor_si128(_mm256_castsi256_si128(v), _mm256_extracti128_si256::<1>(v))) }
    }
}

// SAFETY for every block below: a `Vpclmul` value only exists if the CPU supports its features, and
// the caller guarantees that pointers are valid.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Carryless for Vpclmul {
    type V = __m512i;
    const LANES: usize = 4;

    #[inline(always)]
    fn zero(self) -> __m512i {
        unsafe { _mm512_setzero_si512() }
    }
    #[inline(always)]
    unsafe fn load(self, p: *const u8, stride: usize) -> __m512i {
        unsafe {
            if stride == 16 {
                return _mm512_loadu_si512(p.cast());
            }
            let v = _mm512_castsi128_si512(_mm_loadu_si128(p.cast()));
            let v = _mm512_inserti32x4::<1>(v, _mm_loadu_si128(p.add(stride).cast()));
            let v = _mm512_inserti32x4::<2>(v, _mm_loadu_si128(p.add(2 * stride).cast()));
            _mm512_inserti32x4::<3>(v, _mm_loadu_si128(p.add(3 * stride).cast()))
        }
    }
    #[inline(always)]
    unsafe fn store(self, p: *mut u8, v: __m512i) {
        unsafe { _mm512_storeu_si512(p.cast(), v) }
    }
    #[inline(always)]
    fn up(self, v: __m512i) -> __m512i {
        unsafe { _mm512_bslli_epi128::<8>(v) }
    }
    #[inline(always)]
    fn down(self, v: __m512i) -> __m512i {
        unsafe { _mm512_bsrli_epi128::<8>(v) }
    }
    #[inline(always)]
    fn xor(self, a: __m512i, b: __m512i) -> __m512i {
        unsafe { _mm512_xor_si512(a, b) }
    }
    #[inline(always)]
    fn reverse_bits(self, v: __m512i) -> __m512i {
        unsafe {
            let [high, low] =
                NIBBLES.each_ref().map(|table| _mm512_broadcast_i32x4(_mm_loadu_si128(table.as_ptr().cast())));
            let nibble = _mm512_set1_epi8(15);
            let upper = _mm512_and_si512(_mm512_srli_epi16::<4>(v), nibble);
            let lower = _mm512_and_si512(v, nibble);
            _mm512_or_si512(_mm512_shuffle_epi8(high, lower), _mm512_shuffle_epi8(low, upper))
        }
    }
    #[inline(always)]
    fn reverse_words(self, v: __m512i) -> __m512i {
        unsafe { _mm512_shuffle_epi8(v, _mm512_broadcast_i32x4(_mm_loadu_si128(REVERSED.as_ptr().cast()))) }
    }
    #[inline(always)]
    fn carryless<const HALVES: i32>(self, a: __m512i, b: __m512i) -> __m512i {
        unsafe { _mm512_clmulepi64_epi128::<HALVES>(a, b) }
    }
    #[inline(always)]
    fn sum_lanes(self, v: __m512i) -> [u64; 2] {
        unsafe {
            let half = _mm256_xor_si256(_mm512_castsi512_si256(v), _mm512_extracti64x4_epi64::<1>(v));
            words(_mm_xor_si128(_mm256_castsi256_si128(half), _mm256_extracti128_si256::<1>(half)))
        }
    }
}
