//! Carry-less multiplication, using PMULL and PMULL2.

use core::arch::aarch64::*;
use core::arch::asm;

use super::token;
use crate::isa::Carryless;

token! {
    /// Proof that the CPU supports PMULL on 64-bit polynomials (FEAT_PMULL).
    Pmull
}

/// The product of the low halves.
///
/// We don't use the intrinsic because it is only guaranteed to be inlined into functions that
/// enable this target feature, which trait methods can't do.
///
/// # Safety
/// The CPU must support PMULL.
#[inline(always)]
unsafe fn low(a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
    let product: uint64x2_t;
    // SAFETY: this is a single instruction that only accesses registers.
    unsafe {
        asm!(
            "pmull {0:v}.1q, {1:v}.1d, {2:v}.1d",
            out(vreg) product, in(vreg) a, in(vreg) b,
            options(pure, nomem, nostack, preserves_flags)
        );
    }
    product
}

/// The product of the high halves.
///
/// # Safety
/// See [`low`].
#[inline(always)]
unsafe fn high(a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
    let product: uint64x2_t;
    // SAFETY: this is a single instruction that only accesses registers.
    unsafe {
        asm!(
            "pmull2 {0:v}.1q, {1:v}.2d, {2:v}.2d",
            out(vreg) product, in(vreg) a, in(vreg) b,
            options(pure, nomem, nostack, preserves_flags)
        );
    }
    product
}

// SAFETY for every block below: a `Pmull` value only exists if the CPU supports its features, and
// the caller guarantees that pointers are valid.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Carryless for Pmull {
    type V = uint64x2_t;
    const LANES: usize = 1;

    #[inline(always)]
    fn zero(self) -> uint64x2_t {
        unsafe { vdupq_n_u64(0) }
    }
    #[inline(always)]
    unsafe fn load(self, p: *const u8, _stride: usize) -> uint64x2_t {
        unsafe { vreinterpretq_u64_u8(vld1q_u8(p)) }
    }
    #[inline(always)]
    unsafe fn store(self, p: *mut u8, v: uint64x2_t) {
        unsafe { vst1q_u8(p, vreinterpretq_u8_u64(v)) }
    }
    #[inline(always)]
    fn up(self, v: uint64x2_t) -> uint64x2_t {
        unsafe { vextq_u64::<1>(vdupq_n_u64(0), v) }
    }
    #[inline(always)]
    fn down(self, v: uint64x2_t) -> uint64x2_t {
        unsafe { vextq_u64::<1>(v, vdupq_n_u64(0)) }
    }
    #[inline(always)]
    fn xor(self, a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
        unsafe { veorq_u64(a, b) }
    }
    #[inline(always)]
    fn reverse_bits(self, v: uint64x2_t) -> uint64x2_t {
        unsafe { vreinterpretq_u64_u8(vrbitq_u8(vreinterpretq_u8_u64(v))) }
    }
    #[inline(always)]
    fn reverse_words(self, v: uint64x2_t) -> uint64x2_t {
        unsafe { vreinterpretq_u64_u8(vrev64q_u8(vreinterpretq_u8_u64(v))) }
    }
    #[inline(always)]
    fn carryless<const HALVES: i32>(self, a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
        unsafe {
            match HALVES {
                0x00 => low(a, b),
                0x01 => low(vdupq_laneq_u64::<1>(a), b),
                0x10 => low(a, vdupq_laneq_u64::<1>(b)),
                _ => high(a, b),
            }
        }
    }
    #[inline(always)]
    fn sum_lanes(self, v: uint64x2_t) -> [u64; 2] {
        unsafe { [vgetq_lane_u64::<0>(v), vgetq_lane_u64::<1>(v)] }
    }
}
