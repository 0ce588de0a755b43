//! 128-bit words on any CPU. These consist of two `u64`s or, on x86-64, an SSE2 register, because
//! all of these CPUs support SSE2.

use crate::isa::Logic;
use crate::isa::here::word as imp;

/// 128 bits. Regardless of the CPU, byte 0 is the least significant byte of the first half.
#[derive(Clone, Copy)]
pub struct Word128(imp::Inner);

/// The operations of [`Word128`].
#[derive(Clone, Copy, Debug)]
pub struct Words128;

impl Word128 {
    /// Creates a word from its bytes.
    #[inline(always)]
    pub fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(imp::from_bytes(bytes))
    }
    /// The bytes of the word.
    #[inline(always)]
    pub fn to_bytes(self) -> [u8; 16] {
        imp::to_bytes(self.0)
    }
    /// Creates a word from its halves, low half first.
    #[inline(always)]
    pub fn from_halves(halves: [u64; 2]) -> Self {
        Self(imp::from_halves(halves))
    }
    /// The halves, low half first.
    #[inline(always)]
    pub fn to_halves(self) -> [u64; 2] {
        imp::to_halves(self.0)
    }
    /// Repeats the same 64 bits twice.
    #[inline(always)]
    pub fn splat_64(x: u64) -> Self {
        Self(imp::splat_64(x))
    }
    /// Repeats the same 32 bits four times.
    #[inline(always)]
    pub fn splat_32(x: u32) -> Self {
        Self::splat_64(u64::from(x) << 32 | u64::from(x))
    }
    /// Adds 32-bit words.
    #[inline(always)]
    pub fn add_32(self, other: Self) -> Self {
        Self(imp::add_32(self.0, other.0))
    }
    /// Subtracts 64-bit words.
    #[inline(always)]
    pub fn sub_64(self, other: Self) -> Self {
        Self(imp::sub_64(self.0, other.0))
    }
    /// Shifts 32-bit words left.
    #[inline(always)]
    pub fn shl_32<const N: i32>(self) -> Self {
        Self(imp::shl_32::<N>(self.0))
    }
    /// Shifts 32-bit words right.
    #[inline(always)]
    pub fn shr_32<const N: i32>(self) -> Self {
        Self(imp::shr_32::<N>(self.0))
    }
    /// Shifts 64-bit words left.
    #[inline(always)]
    pub fn shl_64<const N: i32>(self) -> Self {
        Self(imp::shl_64::<N>(self.0))
    }
    /// Shifts 64-bit words right.
    #[inline(always)]
    pub fn shr_64<const N: i32>(self) -> Self {
        Self(imp::shr_64::<N>(self.0))
    }
    /// Shifts 64-bit words left by a public number of bits less than 64.
    #[inline(always)]
    pub fn shl_64_by(self, n: u32) -> Self {
        Self(imp::shl_64_by(self.0, n))
    }
    /// Shifts 64-bit words right by a public number of bits less than 64.
    #[inline(always)]
    pub fn shr_64_by(self, n: u32) -> Self {
        Self(imp::shr_64_by(self.0, n))
    }
    /// All ones in bytes whose top bit is set, and zero elsewhere.
    #[inline(always)]
    pub fn spread_top(self) -> Self {
        Self(imp::spread_top(self.0))
    }
    /// Swaps the halves.
    #[inline(always)]
    pub fn swap_64(self) -> Self {
        Self(imp::swap_64(self.0))
    }
    /// Combines the low halves of `self` and `other`.
    #[inline(always)]
    pub fn low_64(self, other: Self) -> Self {
        Self(imp::low_64(self.0, other.0))
    }
    /// Combines the high halves of `self` and `other`.
    #[inline(always)]
    pub fn high_64(self, other: Self) -> Self {
        self.swap_64().low_64(other.swap_64())
    }
    /// Interleaves the 32-bit words of the low halves.
    #[inline(always)]
    pub fn unpack_low_32(self, other: Self) -> Self {
        Self(imp::unpack_low_32(self.0, other.0))
    }
    /// Interleaves the bytes of the low halves.
    #[inline(always)]
    pub fn unpack_low_8(self, other: Self) -> Self {
        Self(imp::unpack_low_8(self.0, other.0))
    }
    /// Interleaves the bytes of the high halves.
    #[inline(always)]
    pub fn unpack_high_8(self, other: Self) -> Self {
        Self(imp::unpack_high_8(self.0, other.0))
    }
    /// Shifts 16-bit words left by one.
    #[inline(always)]
    pub fn double_16(self) -> Self {
        Self(imp::double_16(self.0))
    }
    /// Shifts 16-bit words right by one.
    #[inline(always)]
    pub fn halve_16(self) -> Self {
        Self(imp::halve_16(self.0))
    }
    /// Moves every 16-bit word up by one, with zero in word 0.
    #[inline(always)]
    pub fn up_16(self) -> Self {
        Self(imp::up_16(self.0))
    }
    /// Repeats 16-bit word 7.
    #[inline(always)]
    pub fn splat_top_16(self) -> Self {
        Self(imp::splat_top_16(self.0))
    }
    /// Moves every byte up by one, with zero in byte 0.
    #[inline(always)]
    pub fn up_8(self) -> Self {
        Self(imp::up_8(self.0))
    }
    /// Moves every byte down by one, with zero in byte 15.
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
