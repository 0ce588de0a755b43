//! Words of 128 bits on any machine: two `u64`, or the SSE2 register that every x86-64 CPU has.

use super::Logic;

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

// SAFETY of every block inside: the module is compiled only where SSE2 is part of the target.
#[allow(clippy::undocumented_unsafe_blocks)]
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod imp {
    use core::arch::x86_64::*;
    pub(super) type Inner = __m128i;
    #[inline(always)]
    pub(super) fn from_bytes(b: [u8; 16]) -> Inner {
        // SAFETY: both are 16 plain bytes.
        unsafe { core::mem::transmute(b) }
    }
    #[inline(always)]
    pub(super) fn from_halves([low, high]: [u64; 2]) -> Inner {
        unsafe { _mm_set_epi64x(high as i64, low as i64) }
    }
    #[inline(always)]
    pub(super) fn to_halves(a: Inner) -> [u64; 2] {
        unsafe { [_mm_cvtsi128_si64(a) as u64, _mm_cvtsi128_si64(swap_64(a)) as u64] }
    }
    #[inline(always)]
    pub(super) fn splat_64(x: u64) -> Inner {
        unsafe { _mm_set1_epi64x(x as i64) }
    }
    #[inline(always)]
    pub(super) fn to_bytes(a: Inner) -> [u8; 16] {
        // SAFETY: both are 16 plain bytes.
        unsafe { core::mem::transmute(a) }
    }
    #[inline(always)]
    pub(super) fn xor(a: Inner, b: Inner) -> Inner {
        unsafe { _mm_xor_si128(a, b) }
    }
    #[inline(always)]
    pub(super) fn and(a: Inner, b: Inner) -> Inner {
        unsafe { _mm_and_si128(a, b) }
    }
    #[inline(always)]
    pub(super) fn or(a: Inner, b: Inner) -> Inner {
        unsafe { _mm_or_si128(a, b) }
    }
    #[inline(always)]
    pub(super) fn and_not(a: Inner, b: Inner) -> Inner {
        unsafe { _mm_andnot_si128(a, b) }
    }
    #[inline(always)]
    pub(super) fn add_32(a: Inner, b: Inner) -> Inner {
        unsafe { _mm_add_epi32(a, b) }
    }
    #[inline(always)]
    pub(super) fn sub_64(a: Inner, b: Inner) -> Inner {
        unsafe { _mm_sub_epi64(a, b) }
    }
    #[inline(always)]
    pub(super) fn shl_32<const N: i32>(a: Inner) -> Inner {
        unsafe { _mm_slli_epi32::<N>(a) }
    }
    #[inline(always)]
    pub(super) fn shr_32<const N: i32>(a: Inner) -> Inner {
        unsafe { _mm_srli_epi32::<N>(a) }
    }
    #[inline(always)]
    pub(super) fn shl_64<const N: i32>(a: Inner) -> Inner {
        unsafe { _mm_slli_epi64::<N>(a) }
    }
    #[inline(always)]
    pub(super) fn shr_64<const N: i32>(a: Inner) -> Inner {
        unsafe { _mm_srli_epi64::<N>(a) }
    }
    #[inline(always)]
    pub(super) fn shl_64_by(a: Inner, n: u32) -> Inner {
        unsafe { _mm_sll_epi64(a, _mm_cvtsi32_si128(n as i32)) }
    }
    #[inline(always)]
    pub(super) fn shr_64_by(a: Inner, n: u32) -> Inner {
        unsafe { _mm_srl_epi64(a, _mm_cvtsi32_si128(n as i32)) }
    }
    #[inline(always)]
    pub(super) fn spread_top(a: Inner) -> Inner {
        unsafe { _mm_cmpgt_epi8(_mm_setzero_si128(), a) }
    }
    #[inline(always)]
    pub(super) fn swap_64(a: Inner) -> Inner {
        unsafe { _mm_shuffle_epi32::<0x4e>(a) }
    }
    #[inline(always)]
    pub(super) fn low_64(a: Inner, b: Inner) -> Inner {
        unsafe { _mm_unpacklo_epi64(a, b) }
    }
    #[inline(always)]
    pub(super) fn unpack_low_32(a: Inner, b: Inner) -> Inner {
        unsafe { _mm_unpacklo_epi32(a, b) }
    }
    #[inline(always)]
    pub(super) fn unpack_low_8(a: Inner, b: Inner) -> Inner {
        unsafe { _mm_unpacklo_epi8(a, b) }
    }
    #[inline(always)]
    pub(super) fn unpack_high_8(a: Inner, b: Inner) -> Inner {
        unsafe { _mm_unpackhi_epi8(a, b) }
    }
    #[inline(always)]
    pub(super) fn double_16(a: Inner) -> Inner {
        unsafe { _mm_slli_epi16::<1>(a) }
    }
    #[inline(always)]
    pub(super) fn halve_16(a: Inner) -> Inner {
        unsafe { _mm_srli_epi16::<1>(a) }
    }
    #[inline(always)]
    pub(super) fn up_16(a: Inner) -> Inner {
        unsafe { _mm_slli_si128::<2>(a) }
    }
    #[inline(always)]
    pub(super) fn splat_top_16(a: Inner) -> Inner {
        unsafe { _mm_shuffle_epi32::<0xff>(_mm_shufflehi_epi16::<0xff>(a)) }
    }
    #[inline(always)]
    pub(super) fn up_8(a: Inner) -> Inner {
        unsafe { _mm_slli_si128::<1>(a) }
    }
    #[inline(always)]
    pub(super) fn down_8(a: Inner) -> Inner {
        unsafe { _mm_srli_si128::<1>(a) }
    }
}

#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
mod imp {
    pub(super) type Inner = [u64; 2];
    /// From the 32-bit words of both halves, the high one of each first.
    #[inline(always)]
    fn join_32(words: [[u32; 2]; 2]) -> Inner {
        [u64::from(words[0][0]) << 32 | u64::from(words[0][1]), u64::from(words[1][0]) << 32 | u64::from(words[1][1])]
    }
    #[inline(always)]
    fn split_32(a: Inner) -> [[u32; 2]; 2] {
        [[(a[0] >> 32) as u32, a[0] as u32], [(a[1] >> 32) as u32, a[1] as u32]]
    }
    #[inline(always)]
    pub(super) fn from_bytes(b: [u8; 16]) -> Inner {
        let x = u128::from_le_bytes(b);
        [x as u64, (x >> 64) as u64]
    }
    #[inline(always)]
    pub(super) fn from_halves(halves: [u64; 2]) -> Inner {
        halves
    }
    #[inline(always)]
    pub(super) fn to_halves(a: Inner) -> [u64; 2] {
        a
    }
    #[inline(always)]
    pub(super) fn splat_64(x: u64) -> Inner {
        [x, x]
    }
    #[inline(always)]
    pub(super) fn to_bytes(a: Inner) -> [u8; 16] {
        (u128::from(a[1]) << 64 | u128::from(a[0])).to_le_bytes()
    }
    #[inline(always)]
    pub(super) fn xor(a: Inner, b: Inner) -> Inner {
        [a[0] ^ b[0], a[1] ^ b[1]]
    }
    #[inline(always)]
    pub(super) fn and(a: Inner, b: Inner) -> Inner {
        [a[0] & b[0], a[1] & b[1]]
    }
    #[inline(always)]
    pub(super) fn or(a: Inner, b: Inner) -> Inner {
        [a[0] | b[0], a[1] | b[1]]
    }
    #[inline(always)]
    pub(super) fn and_not(a: Inner, b: Inner) -> Inner {
        [!a[0] & b[0], !a[1] & b[1]]
    }
    #[inline(always)]
    pub(super) fn add_32(a: Inner, b: Inner) -> Inner {
        let ([[a, b], [c, d]], [[e, f], [g, h]]) = (split_32(a), split_32(b));
        join_32([[a.wrapping_add(e), b.wrapping_add(f)], [c.wrapping_add(g), d.wrapping_add(h)]])
    }
    #[inline(always)]
    pub(super) fn sub_64(a: Inner, b: Inner) -> Inner {
        [a[0].wrapping_sub(b[0]), a[1].wrapping_sub(b[1])]
    }
    #[inline(always)]
    pub(super) fn shl_32<const N: i32>(a: Inner) -> Inner {
        let [[a, b], [c, d]] = split_32(a);
        join_32([[a << N, b << N], [c << N, d << N]])
    }
    #[inline(always)]
    pub(super) fn shr_32<const N: i32>(a: Inner) -> Inner {
        let [[a, b], [c, d]] = split_32(a);
        join_32([[a >> N, b >> N], [c >> N, d >> N]])
    }
    #[inline(always)]
    pub(super) fn shl_64<const N: i32>(a: Inner) -> Inner {
        [a[0] << N, a[1] << N]
    }
    #[inline(always)]
    pub(super) fn shr_64<const N: i32>(a: Inner) -> Inner {
        [a[0] >> N, a[1] >> N]
    }
    #[inline(always)]
    pub(super) fn shl_64_by(a: Inner, n: u32) -> Inner {
        [a[0] << n, a[1] << n]
    }
    #[inline(always)]
    pub(super) fn shr_64_by(a: Inner, n: u32) -> Inner {
        [a[0] >> n, a[1] >> n]
    }
    #[inline(always)]
    pub(super) fn spread_top(a: Inner) -> Inner {
        // 255 in each byte, as 256 - 1: the subtraction borrows nothing across bytes in the end.
        let (low, high) = (a[0] >> 7 & 0x0101_0101_0101_0101, a[1] >> 7 & 0x0101_0101_0101_0101);
        [(low << 8).wrapping_sub(low), (high << 8).wrapping_sub(high)]
    }
    #[inline(always)]
    pub(super) fn swap_64(a: Inner) -> Inner {
        [a[1], a[0]]
    }
    #[inline(always)]
    pub(super) fn low_64(a: Inner, b: Inner) -> Inner {
        [a[0], b[0]]
    }
    #[inline(always)]
    pub(super) fn unpack_low_32(a: Inner, b: Inner) -> Inner {
        [a[0] & 0xffff_ffff | b[0] << 32, a[0] >> 32 | b[0] & 0xffff_ffff_0000_0000]
    }
    /// Four bytes at every second place.
    #[inline(always)]
    fn spread(bytes: u32) -> u64 {
        let x = u64::from(bytes);
        let x = (x | x << 16) & 0x0000_ffff_0000_ffff;
        (x | x << 8) & 0x00ff_00ff_00ff_00ff
    }
    #[inline(always)]
    pub(super) fn unpack_low_8(a: Inner, b: Inner) -> Inner {
        let ([[a1, a0], _], [[b1, b0], _]) = (split_32(a), split_32(b));
        [spread(a0) | spread(b0) << 8, spread(a1) | spread(b1) << 8]
    }
    #[inline(always)]
    pub(super) fn unpack_high_8(a: Inner, b: Inner) -> Inner {
        unpack_low_8(swap_64(a), swap_64(b))
    }
    #[inline(always)]
    pub(super) fn double_16(a: Inner) -> Inner {
        [a[0] << 1 & 0xfffe_fffe_fffe_fffe, a[1] << 1 & 0xfffe_fffe_fffe_fffe]
    }
    #[inline(always)]
    pub(super) fn halve_16(a: Inner) -> Inner {
        [a[0] >> 1 & 0x7fff_7fff_7fff_7fff, a[1] >> 1 & 0x7fff_7fff_7fff_7fff]
    }
    #[inline(always)]
    pub(super) fn up_16(a: Inner) -> Inner {
        [a[0] << 16, a[1] << 16 | a[0] >> 48]
    }
    #[inline(always)]
    pub(super) fn splat_top_16(a: Inner) -> Inner {
        [(a[1] >> 48) * 0x0001_0001_0001_0001; 2]
    }
    #[inline(always)]
    pub(super) fn up_8(a: Inner) -> Inner {
        [a[0] << 8, a[1] << 8 | a[0] >> 56]
    }
    #[inline(always)]
    pub(super) fn down_8(a: Inner) -> Inner {
        [a[0] >> 8 | a[1] << 56, a[1] >> 8]
    }
}
