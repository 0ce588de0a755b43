//! Words of 128 bits on any machine: two `u64`, or the SSE2 register that every x86-64 CPU has.

use crate::isa::Logic;
use crate::isa::here::word as imp;

/// 128 bits; byte 0 is the least significant of the first half on every machine.
#[derive(Clone, Copy)]
pub struct Word128(imp::Inner);

/// The operations of [`Word128`].
#[derive(Clone, Copy, Debug)]
pub struct Words128;

impl Word128 {
    /// A word from its bytes.
    #[inline(always)]
    pub fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(imp::from_bytes(bytes))
    }
    /// The bytes of the word.
    #[inline(always)]
    pub fn to_bytes(self) -> [u8; 16] {
        imp::to_bytes(self.0)
    }
    /// A word from its halves, the low one first.
    #[inline(always)]
    pub fn from_halves(halves: [u64; 2]) -> Self {
        Self(imp::from_halves(halves))
    }
    /// The halves, the low one first.
    #[inline(always)]
    pub fn to_halves(self) -> [u64; 2] {
        imp::to_halves(self.0)
    }
    /// The same 64 bits twice.
    #[inline(always)]
    pub fn splat_64(x: u64) -> Self {
        Self(imp::splat_64(x))
    }
    /// The same 32 bits four times.
    #[inline(always)]
    pub fn splat_32(x: u32) -> Self {
        Self::splat_64(u64::from(x) << 32 | u64::from(x))
    }
    /// Sums of 32-bit words.
    #[inline(always)]
    pub fn add_32(self, other: Self) -> Self {
        Self(imp::add_32(self.0, other.0))
    }
    /// Differences of 64-bit words.
    #[inline(always)]
    pub fn sub_64(self, other: Self) -> Self {
        Self(imp::sub_64(self.0, other.0))
    }
    /// 32-bit words shifted left.
    #[inline(always)]
    pub fn shl_32<const N: i32>(self) -> Self {
        Self(imp::shl_32::<N>(self.0))
    }
    /// 32-bit words shifted right.
    #[inline(always)]
    pub fn shr_32<const N: i32>(self) -> Self {
        Self(imp::shr_32::<N>(self.0))
    }
    /// 64-bit words shifted left.
    #[inline(always)]
    pub fn shl_64<const N: i32>(self) -> Self {
        Self(imp::shl_64::<N>(self.0))
    }
    /// 64-bit words shifted right.
    #[inline(always)]
    pub fn shr_64<const N: i32>(self) -> Self {
        Self(imp::shr_64::<N>(self.0))
    }
    /// 64-bit words shifted left by a public number of bits less than 64.
    #[inline(always)]
    pub fn shl_64_by(self, n: u32) -> Self {
        Self(imp::shl_64_by(self.0, n))
    }
    /// 64-bit words shifted right.
    #[inline(always)]
    pub fn shr_64_by(self, n: u32) -> Self {
        Self(imp::shr_64_by(self.0, n))
    }
    /// Bytes of ones where a byte has its top bit set, else of zeros.
    #[inline(always)]
    pub fn spread_top(self) -> Self {
        Self(imp::spread_top(self.0))
    }
    /// The halves exchanged.
    #[inline(always)]
    pub fn swap_64(self) -> Self {
        Self(imp::swap_64(self.0))
    }
    /// The low halves of `self` and `other`.
    #[inline(always)]
    pub fn low_64(self, other: Self) -> Self {
        Self(imp::low_64(self.0, other.0))
    }
    /// The high halves of `self` and `other`.
    #[inline(always)]
    pub fn high_64(self, other: Self) -> Self {
        self.swap_64().low_64(other.swap_64())
    }
    /// The 32-bit words of the low halves, alternately.
    #[inline(always)]
    pub fn unpack_low_32(self, other: Self) -> Self {
        Self(imp::unpack_low_32(self.0, other.0))
    }
    /// The bytes of the low halves, alternately.
    #[inline(always)]
    pub fn unpack_low_8(self, other: Self) -> Self {
        Self(imp::unpack_low_8(self.0, other.0))
    }
    /// The bytes of the high halves, alternately.
    #[inline(always)]
    pub fn unpack_high_8(self, other: Self) -> Self {
        Self(imp::unpack_high_8(self.0, other.0))
    }
    /// 16-bit words shifted left by one.
    #[inline(always)]
    pub fn double_16(self) -> Self {
        Self(imp::double_16(self.0))
    }
    /// 16-bit words shifted right by one.
    #[inline(always)]
    pub fn halve_16(self) -> Self {
        Self(imp::halve_16(self.0))
    }
    /// Every 16-bit word one place up; word 0 becomes zero.
    #[inline(always)]
    pub fn up_16(self) -> Self {
        Self(imp::up_16(self.0))
    }
    /// 16-bit word 7 everywhere.
    #[inline(always)]
    pub fn splat_top_16(self) -> Self {
        Self(imp::splat_top_16(self.0))
    }
    /// Every byte one place up; byte 0 becomes zero.
    #[inline(always)]
    pub fn up_8(self) -> Self {
        Self(imp::up_8(self.0))
    }
    /// Every byte one place down; byte 15 becomes zero.
    #[inline(always)]
    pub fn down_8(self) -> Self {
        Self(imp::down_8(self.0))
    }
}

impl Logic for Words128 {
    type W = Word128;
    #[inline(always)]
    fn xor(self, a: Word128, b: Word128) -> Word128 {
        Word128(imp::xor(a.0, b.0))
    }
    #[inline(always)]
    fn and(self, a: Word128, b: Word128) -> Word128 {
        Word128(imp::and(a.0, b.0))
    }
    #[inline(always)]
    fn or(self, a: Word128, b: Word128) -> Word128 {
        Word128(imp::or(a.0, b.0))
    }
    #[inline(always)]
    fn and_not(self, a: Word128, b: Word128) -> Word128 {
        Word128(imp::and_not(a.0, b.0))
    }
    #[inline(always)]
    fn not(self, a: Word128) -> Word128 {
        self.xor(a, Word128::splat_64(!0))
    }
}
