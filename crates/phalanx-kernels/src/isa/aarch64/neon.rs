//! Advanced SIMD: 32 registers of 16 bytes each, and an instruction that looks up bytes in a
//! 64-byte table.
//!
//! An S-box takes ten instructions, including four lookups in a quarter of the table each, i.e.
//! four registers. Looking up an index outside that quarter returns zero. When substituting several
//! registers, we go through the table quarter by quarter, so that it only occupies four registers
//! at a time rather than sixteen. TBX, which keeps the previous byte if the index is out of range,
//! would save the ORs, but it's slower than TBL on most CPUs, and each lookup would depend on the
//! previous one.
//!
//! Multiplication by a constant takes five instructions, using two nibble tables, or three to four
//! if the constant is 2 or 3.

use core::arch::aarch64::*;
use core::arch::asm;

use crate::isa::{
    Bitslice, Bytes, Factor, Isa, Lanes, Logic, OwnKeys, Permutation, Sbox, Shifts, Single, Unpack, Words32, kit,
    nibbles,
};

/// Proof that the CPU supports Advanced SIMD and, if `SHA3` is set, also EOR3 and BCAX.
#[derive(Clone, Copy, Debug)]
pub struct Simd<const SHA3: bool>(());

impl<const SHA3: bool> Simd<SHA3> {
    /// Creates the token without checking the CPU.
    ///
    /// # Safety
    /// The CPU must support these features.
    #[inline(always)]
    pub const unsafe fn assume() -> Self {
        Self(())
    }
}

/// Proof that the CPU supports Advanced SIMD.
pub type Neon = Simd<false>;

type V = uint8x16_t;

/// The lookup table of an S-box. Constant promotion turns it into a static, so all uses of a type
/// share it.
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

/// Selects `a` where `mask` is set and `b` elsewhere, using BSL, BIF or BIT so that operand `LAST`
/// is the one that gets overwritten. We don't use the intrinsic because compilers expand it into
/// three gates, simplify those, and then fail to recognise the selection.
///
/// # Safety
/// The CPU must support Advanced SIMD.
#[inline(always)]
unsafe fn select<const LAST: usize>(mut mask: V, mut a: V, mut b: V) -> V {
    // SAFETY: this is a single instruction that only accesses registers.
    unsafe {
        match LAST {
            0 => {
                asm!(
                    "bsl {0:v}.16b, {1:v}.16b, {2:v}.16b",
                    inout(vreg) mask, in(vreg) a, in(vreg) b,
                    options(pure, nomem, nostack, preserves_flags)
                );
                mask
            }
            1 => {
                asm!(
                    "bif {0:v}.16b, {1:v}.16b, {2:v}.16b",
                    inout(vreg) a, in(vreg) b, in(vreg) mask,
                    options(pure, nomem, nostack, preserves_flags)
                );
                a
            }
            _ => {
                asm!(
                    "bit {0:v}.16b, {1:v}.16b, {2:v}.16b",
                    inout(vreg) b, in(vreg) a, in(vreg) mask,
                    options(pure, nomem, nostack, preserves_flags)
                );
                b
            }
        }
    }
}

/// Looks up bytes in one quarter of a table. The result is zero for an index outside that quarter.
#[inline(always)]
fn look_up(quarter: &'static [u8; 64], index: V) -> V {
    // SAFETY: the CPU supports Advanced SIMD, or we wouldn't have a vector. The quarter is 64 bytes
    // long.
    unsafe { vqtbl4q_u8(vld1q_u8_x4(quarter.as_ptr()), index) }
}

/// Converts indices into `quarter` to indices into the next quarter by flipping one or two bits.
#[inline(always)]
fn next_quarter(quarter: usize, index: V) -> V {
    // SAFETY: as above.
    unsafe { veorq_u8(index, vdupq_n_u8(if quarter == 1 { 0xc0 } else { 0x40 })) }
}

/// Returns the same pointer, but only once `w` and the pointers from all previous calls are
/// available.
#[inline(always)]
#[allow(clippy::pointers_in_nomem_asm_block, reason = "the block contains no instructions")]
fn kept_in_turn<T>(p: &'static T, w: V) -> &'static T {
    let mut q: *const T = p;
    // SAFETY: this emits no instruction and leaves the pointer unchanged.
    unsafe {
        asm!("/* {0} {1:v} */", inout(reg) q, in(vreg) w, options(nomem, nostack, preserves_flags));
        &*q
    }
}

/// Applies an operation that works on integers of another size.
macro_rules! sized {
    ($of:ident, $to:ident, $op:ident($($x:expr),*)) => { $of($op($($to($x)),*)) };
}

/// Adds or subtracts 64-bit integers.
///
/// # Safety
/// The CPU must support Advanced SIMD.
#[inline(always)]
unsafe fn keyed<const SUBTRACT: bool>(v: V, key: V) -> V {
    // SAFETY: guaranteed by the caller.
    unsafe {
        if SUBTRACT {
            sized!(vreinterpretq_u8_u64, vreinterpretq_u64_u8, vsubq_u64(v, key))
        } else {
            sized!(vreinterpretq_u8_u64, vreinterpretq_u64_u8, vaddq_u64(v, key))
        }
    }
}

// SAFETY for every block below: a `Simd` value only exists if the CPU supports Advanced SIMD, and
// the caller guarantees that pointers are valid.
#[allow(clippy::undocumented_unsafe_blocks)]
impl<const SHA3: bool> Logic for Simd<SHA3> {
    type W = V;
    const CHEAP_SELECT: bool = true;
    #[inline(always)]
    fn in_order<const N: usize>(self, mut v: [V; N]) -> [V; N] {
        for n in 0..N {
            // This emits no instruction and leaves the word unchanged.
            unsafe { asm!("/* {0:v} */", inout(vreg) v[n], options(nomem, nostack, preserves_flags)) }
        }
        v
    }
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
    fn or_not(self, a: V, b: V) -> V {
        unsafe { vornq_u8(b, a) }
    }
    // If the sum is also needed, it can share the XOR of `a` and `b` with this.
    #[inline(always)]
    fn majority(self, a: V, b: V, c: V) -> V {
        unsafe { select::<2>(veorq_u8(a, b), c, a) }
    }
    #[inline(always)]
    fn select(self, mask: V, a: V, b: V) -> V {
        unsafe { select::<0>(mask, a, b) }
    }
    #[inline(always)]
    fn select_over<const LAST: usize>(self, mask: V, a: V, b: V) -> V {
        unsafe { select::<LAST>(mask, a, b) }
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl<const SHA3: bool> Shifts for Simd<SHA3> {
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
impl<const SHA3: bool> Unpack for Simd<SHA3> {
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
impl<const SHA3: bool> Bitslice for Simd<SHA3> {
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
    const NEIGHBOURS: bool = true;
    #[inline(always)]
    unsafe fn splat_four(self, p: *const u8) -> [V; 4] {
        unsafe { self.broadcast_four(p) }
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
impl<const SHA3: bool> Bytes for Simd<SHA3> {
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
    // URHADD is not in Arm's list of data-independent-time instructions.
    const AVERAGE_ROUNDS_UP: bool = false;
    #[inline(always)]
    fn average_8(self, a: V, b: V) -> V {
        unsafe { vhaddq_u8(a, b) }
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
        // This computes 16 times the even byte plus the odd one.
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
    // The asm block intentionally doesn't access what the pointer points to.
    #[allow(clippy::pointers_in_nomem_asm_block)]
    #[inline(always)]
    fn in_turn<T>(self, p: &'static T, w: V) -> &'static T {
        let mut q: *const T = p;
        // This emits no instruction and leaves the pointer unchanged.
        unsafe {
            asm!("/* {0} {1:v} */", inout(reg) q, in(vreg) w, options(pure, nomem, nostack, preserves_flags));
            &*q
        }
    }
}

impl<const SHA3: bool> Single for Simd<SHA3> {
    type One = Self;
    #[inline(always)]
    fn one(self) -> Self {
        self
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl<const SHA3: bool> Lanes for Simd<SHA3> {
    #[inline(always)]
    fn sum_lanes(self, a: V) -> V {
        a
    }
    #[inline(always)]
    fn swap_lanes(self, a: V) -> V {
        a
    }
    #[inline(always)]
    fn swap_halves(self, a: V) -> V {
        unsafe { vextq_u8::<8>(a, a) }
    }
    #[inline(always)]
    fn interleave_halves_32(self, a: V) -> V {
        self.unpack_low_32(a, self.swap_halves(a))
    }
    #[inline(always)]
    fn interleave_halves_64(self, a: V) -> V {
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
impl<const SHA3: bool> Words32 for Simd<SHA3> {
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
impl<const SHA3: bool> Isa for Simd<SHA3> {
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
    const FOUR: bool = true;
    #[inline(always)]
    unsafe fn broadcast_four(self, p: *const u8) -> [V; 4] {
        unsafe {
            let uint32x4x4_t(a, b, c, d) = vld4q_dup_u32(p.cast());
            [vreinterpretq_u8_u32(a), vreinterpretq_u8_u32(b), vreinterpretq_u8_u32(c), vreinterpretq_u8_u32(d)]
        }
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
        // If this is used several times, the compiler loads the quarters only once.
        let table: &'static Whole = Table::<S>::WHOLE;
        let (mut index, mut sum) = (v, v);
        for quarter in 0..4 {
            let there = look_up(&table.0[quarter], index);
            sum = if quarter == 0 { there } else { self.or(sum, there) };
            index = next_quarter(quarter, index);
        }
        sum
    }
    const TOGETHER: bool = true;
    // We go quarter by quarter because holding the whole table would leave too few registers for
    // everything else.
    #[inline(always)]
    fn sub_each<S: Sbox, const N: usize>(self, v: [V; N]) -> [V; N] {
        let (mut table, mut index, mut sum) = (kept_in_turn(Table::<S>::WHOLE, v[0]), v, v);
        for quarter in 0..4 {
            for n in 0..N {
                let there = look_up(&table.0[quarter], index[n]);
                sum[n] = if quarter == 0 { there } else { self.or(sum[n], there) };
                index[n] = next_quarter(quarter, index[n]);
            }
            for n in 0..N {
                table = kept_in_turn(table, sum[n]);
            }
        }
        sum
    }
}

#[allow(clippy::undocumented_unsafe_blocks)]
impl<const SHA3: bool> OwnKeys for Simd<SHA3> {
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
