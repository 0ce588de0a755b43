//! Carry-less multiplication, on one lane (PCLMULQDQ) and on four (VPCLMULQDQ).

use core::arch::x86_64::*;

use crate::isa::Carryless;

/// The CPU has SSE4.1 and PCLMULQDQ.
#[derive(Clone, Copy, Debug)]
pub struct Clmul(());

/// The CPU has AVX-512 F, BW, VL, DQ and VPCLMULQDQ.
#[derive(Clone, Copy, Debug)]
pub struct Vpclmul(());

impl Clmul {
    /// The token, unasked.
    ///
    /// # Safety
    /// The CPU has these features.
    #[inline(always)]
    pub const unsafe fn assume() -> Self {
        Self(())
    }
}

impl Vpclmul {
    /// The token, unasked.
    ///
    /// # Safety
    /// The CPU has these features.
    #[inline(always)]
    pub const unsafe fn assume() -> Self {
        Self(())
    }
}

/// # Safety
/// The CPU has SSE2, as every x86-64 CPU.
#[inline(always)]
unsafe fn words(v: __m128i) -> [u64; 2] {
    // SAFETY: both are 16 plain bytes.
    unsafe { core::mem::transmute(v) }
}

// SAFETY of every block below: a value of `Clmul` exists only where the CPU has its features; pointers are as the trait
// asks.
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
    fn xor(self, a: __m128i, b: __m128i) -> __m128i {
        unsafe { _mm_xor_si128(a, b) }
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

// SAFETY of every block below: a value of `Vpclmul` exists only where the CPU has its features; pointers are as the
// trait asks.
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
    fn xor(self, a: __m512i, b: __m512i) -> __m512i {
        unsafe { _mm512_xor_si512(a, b) }
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
