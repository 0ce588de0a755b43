//! Advanced SIMD: 32 registers of 16 bytes, and tables of 64 bytes that one instruction reads whole.
//!
//! A substitution of bytes takes four look-ups in four registers each, ten instructions: the whole table is in sixteen registers,
//! and an index outside its quarter gives zero. (TBX, which keeps a byte there, would spare the sums; it takes longer than TBL on
//! most CPUs, and each waits for the one before.) A product with a constant takes two tables of nibbles, five instructions, or
//! three to four for twice or three times a byte.

use core::arch::aarch64::*;
use core::arch::asm;

use super::token;
use crate::isa::{
    Bitslice, Bytes, Factor, Isa, Lanes, Logic, OwnKeys, Permutation, Sbox, Shifts, Single, Unpack, Words32, kit,
    nibbles,
};

token!(
    /// The CPU has Advanced SIMD.
    Neon
);

type V = uint8x16_t;

/// The table of a substitution. It is promoted to a static, so every use of the same type reads the same memory.
#[repr(C, align(64))]
struct Whole([[u8; 64]; 4]);

struct Table<S>(core::marker::PhantomData<S>);

impl<S: Sbox> Table<S> {
    const WHOLE: &'static Whole = &{
        let (mut quarters, mut i) = ([[0; 64]; 4], 0);
        while i < 256 {
            quarters[i / 64][i % 64] = S::TABLE[i];
            i += 1;
        }
        Whole(quarters)
    };
}

/// BSL: `a` where `mask` has ones, else `b`. Not by the intrinsic: to the compiler that is three gates, which it simplifies, and then
/// it finds no selection any more.
///
/// # Safety
/// The CPU has Advanced SIMD.
#[inline(always)]
unsafe fn bsl(mut mask: V, a: V, b: V) -> V {
    // SAFETY: one instruction, on registers.
    unsafe {
        asm!(
            "bsl {0:v}.16b, {1:v}.16b, {2:v}.16b",
            inout(vreg) mask, in(vreg) a, in(vreg) b,
            options(pure, nomem, nostack, preserves_flags)
        );
    }
    mask
}

/// An operation on integers of another size.
macro_rules! sized {
    ($of:ident, $to:ident, $op:ident($($x:expr),*)) => { $of($op($($to($x)),*)) };
}

/// Sums of 64-bit integers, or differences.
///
/// # Safety
/// The CPU has Advanced SIMD.
#[inline(always)]
unsafe fn keyed<const SUBTRACT: bool>(v: V, key: V) -> V {
    // SAFETY: as the caller promises.
    unsafe {
        if SUBTRACT {
            sized!(vreinterpretq_u8_u64, vreinterpretq_u64_u8, vsubq_u64(v, key))
        } else {
            sized!(vreinterpretq_u8_u64, vreinterpretq_u64_u8, vaddq_u64(v, key))
        }
    }
}

// SAFETY of every block below: a value of `Neon` exists only where the CPU has Advanced SIMD; pointers are as the traits ask.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Logic for Neon {
    type W = V;
    const CHEAP_SELECT: bool = true;
    #[inline(always)]
    fn xor(self, a: V, b: V) -> V {
        unsafe { veorq_u8(a, b) }
    }
    #[inline(always)]
    fn and(self, a: V, b: V) -> V {
        unsafe { vandq_u8(a, b) }
    }
    #[inline(always)]
    fn or(self, a: V, b: V) -> V {
        unsafe { vorrq_u8(a, b) }
    }
    #[inline(always)]
    fn and_not(self, a: V, b: V) -> V {
        unsafe { vbicq_u8(b, a) }
    }
    #[inline(always)]
    fn not(self, a: V) -> V {
        unsafe { vmvnq_u8(a) }
    }
    #[inline(always)]
    fn majority(self, a: V, b: V, c: V) -> V {
        unsafe { bsl(veorq_u8(a, b), c, a) }
    }
    #[inline(always)]
    fn select(self, mask: V, a: V, b: V) -> V {
        unsafe { bsl(mask, a, b) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Shifts for Neon {
    #[inline(always)]
    fn splat_64(self, x: u64) -> V {
        unsafe { vreinterpretq_u8_u64(vdupq_n_u64(x)) }
    }
    #[inline(always)]
    fn shl_64(self, a: V, n: u32) -> V {
        unsafe { vreinterpretq_u8_u64(vshlq_u64(vreinterpretq_u64_u8(a), vdupq_n_s64(i64::from(n)))) }
    }
    #[inline(always)]
    fn shr_64(self, a: V, n: u32) -> V {
        unsafe { vreinterpretq_u8_u64(vshlq_u64(vreinterpretq_u64_u8(a), vdupq_n_s64(-i64::from(n)))) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Unpack for Neon {
    const LANES: usize = 1;
    #[inline(always)]
    fn unpack_low_8(self, a: V, b: V) -> V {
        unsafe { vzip1q_u8(a, b) }
    }
    #[inline(always)]
    fn unpack_high_8(self, a: V, b: V) -> V {
        unsafe { vzip2q_u8(a, b) }
    }
    #[inline(always)]
    fn unpack_low_32(self, a: V, b: V) -> V {
        unsafe { sized!(vreinterpretq_u8_u32, vreinterpretq_u32_u8, vzip1q_u32(a, b)) }
    }
    #[inline(always)]
    fn unpack_high_32(self, a: V, b: V) -> V {
        unsafe { sized!(vreinterpretq_u8_u32, vreinterpretq_u32_u8, vzip2q_u32(a, b)) }
    }
    #[inline(always)]
    fn unpack_low_64(self, a: V, b: V) -> V {
        unsafe { sized!(vreinterpretq_u8_u64, vreinterpretq_u64_u8, vzip1q_u64(a, b)) }
    }
    #[inline(always)]
    fn unpack_high_64(self, a: V, b: V) -> V {
        unsafe { sized!(vreinterpretq_u8_u64, vreinterpretq_u64_u8, vzip2q_u64(a, b)) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Bitslice for Neon {
    #[inline(always)]
    unsafe fn load(self, p: *const u8, _stride: usize) -> V {
        unsafe { vld1q_u8(p) }
    }
    #[inline(always)]
    unsafe fn store(self, p: *mut u8, _stride: usize, w: V) {
        unsafe { vst1q_u8(p, w) }
    }
    #[inline(always)]
    fn splat_32(self, x: u32) -> V {
        unsafe { vreinterpretq_u8_u32(vdupq_n_u32(x)) }
    }
    #[inline(always)]
    fn up_8(self, a: V) -> V {
        unsafe { vextq_u8::<15>(vdupq_n_u8(0), a) }
    }
    #[inline(always)]
    fn down_8(self, a: V) -> V {
        unsafe { vextq_u8::<1>(a, vdupq_n_u8(0)) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Bytes for Neon {
    type Kit = kit::Shuffles;

    #[inline(always)]
    fn splat_8(self, x: u8) -> V {
        unsafe { vdupq_n_u8(x) }
    }
    #[inline(always)]
    fn shuffle(self, table: V, index: V) -> V {
        unsafe { vqtbl1q_u8(table, index) }
    }
    #[inline(always)]
    fn high_nibbles(self, a: V) -> V {
        unsafe { vshrq_n_u8::<4>(a) }
    }
    #[inline(always)]
    fn add_8(self, a: V, b: V) -> V {
        unsafe { vaddq_u8(a, b) }
    }
    #[inline(always)]
    fn sub_8(self, a: V, b: V) -> V {
        unsafe { vsubq_u8(a, b) }
    }
    #[inline(always)]
    fn add_64(self, a: V, b: V) -> V {
        unsafe { keyed::<false>(a, b) }
    }
    #[inline(always)]
    fn at_least_8(self, a: V, b: V) -> V {
        unsafe { vcgeq_u8(a, b) }
    }
    #[inline(always)]
    fn spread_top(self, a: V) -> V {
        unsafe { vcltzq_s8(vreinterpretq_s8_u8(a)) }
    }
    #[inline(always)]
    fn blend(self, a: V, b: V, m: V) -> V {
        self.select(self.spread_top(m), b, a)
    }
    #[inline(always)]
    fn join_8(self, a: V) -> V {
        // 16 times the even byte, plus the odd one.
        unsafe {
            let pairs = vreinterpretq_u16_u8(a);
            let even = vandq_u16(pairs, vdupq_n_u16(0x00ff));
            vreinterpretq_u8_u16(vaddq_u16(vshlq_n_u16::<4>(even), vshrq_n_u16::<8>(pairs)))
        }
    }
    #[inline(always)]
    fn pack_16(self, a: V, b: V) -> V {
        unsafe { vuzp1q_u8(a, b) }
    }
    // The assembler does nothing with the pointer, which is the point.
    #[allow(clippy::pointers_in_nomem_asm_block)]
    #[inline(always)]
    fn in_turn<T>(self, p: &'static T, w: V) -> &'static T {
        let mut q: *const T = p;
        // No instruction is emitted; the pointer stays what it was.
        unsafe {
            asm!("/* {0} {1:v} */", inout(reg) q, in(vreg) w, options(pure, nomem, nostack, preserves_flags));
            &*q
        }
    }
}

impl Single for Neon {
    type One = Self;
    #[inline(always)]
    fn one(self) -> Self {
        self
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Lanes for Neon {
    #[inline(always)]
    fn sum_lanes(self, a: V) -> V {
        a
    }
    #[inline(always)]
    unsafe fn load_first(self, p: *const u8) -> V {
        unsafe { vld1q_u8(p) }
    }
    #[inline(always)]
    fn keep_first(self, a: V) -> V {
        a
    }
    #[inline(always)]
    unsafe fn store_first(self, p: *mut u8, a: V) {
        unsafe { vst1q_u8(p, a) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Words32 for Neon {
    #[inline(always)]
    fn add_32(self, a: V, b: V) -> V {
        unsafe { sized!(vreinterpretq_u8_u32, vreinterpretq_u32_u8, vaddq_u32(a, b)) }
    }
    #[inline(always)]
    fn shr_32(self, a: V, n: u32) -> V {
        unsafe { vreinterpretq_u8_u32(vshlq_u32(vreinterpretq_u32_u8(a), vdupq_n_s32(-n.cast_signed()))) }
    }
    #[inline(always)]
    fn rol_32<const N: i32>(self, a: V) -> V {
        unsafe {
            let a = vreinterpretq_u32_u8(a);
            let (left, right) = (vshlq_u32(a, vdupq_n_s32(N)), vshlq_u32(a, vdupq_n_s32(N - 32)));
            vreinterpretq_u8_u32(vorrq_u32(left, right))
        }
    }
    #[inline(always)]
    fn even_32(self, a: V, b: V) -> V {
        unsafe { sized!(vreinterpretq_u8_u32, vreinterpretq_u32_u8, vuzp1q_u32(a, b)) }
    }
    #[inline(always)]
    fn odd_32(self, a: V, b: V) -> V {
        unsafe { sized!(vreinterpretq_u8_u32, vreinterpretq_u32_u8, vuzp2q_u32(a, b)) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl Isa for Neon {
    #[inline(always)]
    unsafe fn load_keyed<const SUBTRACT: bool>(self, p: *const u8, _stride: usize, key: *const u8) -> V {
        unsafe { keyed::<SUBTRACT>(vld1q_u8(p), vld1q_u8(key)) }
    }
    #[inline(always)]
    unsafe fn store_keyed<const SUBTRACT: bool>(self, p: *mut u8, _stride: usize, key: *const u8, v: V) {
        unsafe { vst1q_u8(p, keyed::<SUBTRACT>(v, vld1q_u8(key))) }
    }
    #[inline(always)]
    unsafe fn broadcast_lane(self, p: *const u8) -> V {
        unsafe { vld1q_u8(p) }
    }
    #[inline(always)]
    unsafe fn broadcast_4(self, p: *const u8) -> V {
        unsafe { self.splat_32(p.cast::<u32>().read_unaligned()) }
    }
    #[inline(always)]
    fn rearrange<P: Permutation>(self, v: V) -> V {
        unsafe { vqtbl1q_u8(v, vld1q_u8(P::INDEX.as_ptr())) }
    }
    #[inline(always)]
    fn mul<F: Factor>(self, v: V) -> V {
        nibbles::mul::<F, _>(self, v)
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: V) -> V {
        let [v] = self.sub_each::<S, 1>([v]);
        v
    }
    #[inline(always)]
    fn sub_each<S: Sbox, const N: usize>(self, mut v: [V; N]) -> [V; N] {
        let table: &'static Whole = Table::<S>::WHOLE;
        unsafe {
            let quarters = [
                vld1q_u8_x4(table.0[0].as_ptr()),
                vld1q_u8_x4(table.0[1].as_ptr()),
                vld1q_u8_x4(table.0[2].as_ptr()),
                vld1q_u8_x4(table.0[3].as_ptr()),
            ];
            for n in 0..N {
                let first = vqtbl4q_u8(quarters[0], v[n]);
                let second = vqtbl4q_u8(quarters[1], veorq_u8(v[n], vdupq_n_u8(0x40)));
                let third = vqtbl4q_u8(quarters[2], veorq_u8(v[n], vdupq_n_u8(0x80)));
                let fourth = vqtbl4q_u8(quarters[3], veorq_u8(v[n], vdupq_n_u8(0xc0)));
                v[n] = vorrq_u8(vorrq_u8(first, second), vorrq_u8(third, fourth));
            }
        }
        v
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl OwnKeys for Neon {
    #[inline(always)]
    unsafe fn load_own<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> V {
        unsafe { self.load_keyed::<SUBTRACT>(p, stride, key) }
    }
    #[inline(always)]
    unsafe fn store_own<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: V) {
        unsafe { self.store_keyed::<SUBTRACT>(p, stride, key, v) }
    }
    #[inline(always)]
    unsafe fn load_lanes(self, p: *const u8) -> V {
        unsafe { vld1q_u8(p) }
    }
}

#[cfg(test)]
crate::isa::tests::checks!(neon, Neon: Neon => words, words_32);
