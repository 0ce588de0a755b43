//! [`Word128`](crate::isa::Word128) as an SSE2 register.

// SAFETY for every block below: this module is only compiled for targets with SSE2.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::arch::x86_64::*;
pub(crate) type Inner = __m128i;
#[inline(always)]
pub(crate) fn from_bytes(b: [u8; 16]) -> Inner {
    // SAFETY: both types are 16 plain bytes.
    unsafe { core::mem::transmute(b) }
}
#[inline(always)]
pub(crate) fn from_halves([low, high]: [u64; 2]) -> Inner {
    unsafe { _mm_set_epi64x(high as i64, low as i64) }
}
#[inline(always)]
pub(crate) fn to_halves(a: Inner) -> [u64; 2] {
    unsafe { [_mm_cvtsi128_si64(a) as u64, _mm_cvtsi128_si64(swap_64(a)) as u64] }
}
#[inline(always)]
pub(crate) fn splat_64(x: u64) -> Inner {
    unsafe { _mm_set1_epi64x(x as i64) }
}
#[inline(always)]
pub(crate) fn to_bytes(a: Inner) -> [u8; 16] {
    // SAFETY: both types are 16 plain bytes.
    unsafe { core::mem::transmute(a) }
}
#[inline(always)]
pub(crate) fn xor(a: Inner, b: Inner) -> Inner {
    unsafe { _mm_xor_si128(a, b) }
}
#[inline(always)]
pub(crate) fn and(a: Inner, b: Inner) -> Inner {
    unsafe { _mm_and_si128(a, b) }
}
#[inline(always)]
pub(crate) fn or(a: Inner, b: Inner) -> Inner {
    unsafe { _mm_or_si128(a, b) }
}
#[inline(always)]
pub(crate) fn and_not(a: Inner, b: Inner) -> Inner {
    unsafe { _mm_andnot_si128(a, b) }
}
#[inline(always)]
pub(crate) fn add_32(a: Inner, b: Inner) -> Inner {
    unsafe { _mm_add_epi32(a, b) }
}
#[inline(always)]
pub(crate) fn sub_64(a: Inner, b: Inner) -> Inner {
    unsafe { _mm_sub_epi64(a, b) }
}
#[inline(always)]
pub(crate) fn shl_32<const N: i32>(a: Inner) -> Inner {
    unsafe { _mm_slli_epi32::<N>(a) }
}
#[inline(always)]
pub(crate) fn shr_32<const N: i32>(a: Inner) -> Inner {
    unsafe { _mm_srli_epi32::<N>(a) }
}
#[inline(always)]
pub(crate) fn shl_64<const N: i32>(a: Inner) -> Inner {
    unsafe { _mm_slli_epi64::<N>(a) }
}
#[inline(always)]
pub(crate) fn shr_64<const N: i32>(a: Inner) -> Inner {
    unsafe { _mm_srli_epi64::<N>(a) }
}
#[inline(always)]
pub(crate) fn shl_64_by(a: Inner, n: u32) -> Inner {
    unsafe { _mm_sll_epi64(a, _mm_cvtsi32_si128(n as i32)) }
}
#[inline(always)]
pub(crate) fn shr_64_by(a: Inner, n: u32) -> Inner {
    unsafe { _mm_srl_epi64(a, _mm_cvtsi32_si128(n as i32)) }
}
#[inline(always)]
pub(crate) fn spread_top(a: Inner) -> Inner {
    unsafe { _mm_cmpgt_epi8(_mm_setzero_si128(), a) }
}
#[inline(always)]
pub(crate) fn swap_64(a: Inner) -> Inner {
    unsafe { _mm_shuffle_epi32::<0x4e>(a) }
}
#[inline(always)]
pub(crate) fn low_64(a: Inner, b: Inner) -> Inner {
    unsafe { _mm_unpacklo_epi64(a, b) }
}
#[inline(always)]
pub(crate) fn unpack_low_32(a: Inner, b: Inner) -> Inner {
    unsafe { _mm_unpacklo_epi32(a, b) }
}
#[inline(always)]
pub(crate) fn unpack_low_8(a: Inner, b: Inner) -> Inner {
    unsafe { _mm_unpacklo_epi8(a, b) }
}
#[inline(always)]
pub(crate) fn unpack_high_8(a: Inner, b: Inner) -> Inner {
    unsafe { _mm_unpackhi_epi8(a, b) }
}
#[inline(always)]
pub(crate) fn double_16(a: Inner) -> Inner {
    unsafe { _mm_slli_epi16::<1>(a) }
}
#[inline(always)]
pub(crate) fn halve_16(a: Inner) -> Inner {
    unsafe { _mm_srli_epi16::<1>(a) }
}
#[inline(always)]
pub(crate) fn up_16(a: Inner) -> Inner {
    unsafe { _mm_slli_si128::<2>(a) }
}
#[inline(always)]
pub(crate) fn splat_top_16(a: Inner) -> Inner {
    unsafe { _mm_shuffle_epi32::<0xff>(_mm_shufflehi_epi16::<0xff>(a)) }
}
#[inline(always)]
pub(crate) fn up_8(a: Inner) -> Inner {
    unsafe { _mm_slli_si128::<1>(a) }
}
#[inline(always)]
pub(crate) fn down_8(a: Inner) -> Inner {
    unsafe { _mm_srli_si128::<1>(a) }
}
