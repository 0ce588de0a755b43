//! [`Word128`](crate::isa::Word128) as two 64-bit words.

pub(crate) type Inner = [u64; 2];
/// Joins the 32-bit words of each half. The high word comes first in each pair.
#[inline(always)]
fn join_32(words: [[u32; 2]; 2]) -> Inner {
    [u64::from(words[0][0]) << 32 | u64::from(words[0][1]), u64::from(words[1][0]) << 32 | u64::from(words[1][1])]
}
#[inline(always)]
fn split_32(a: Inner) -> [[u32; 2]; 2] {
    [[(a[0] >> 32) as u32, a[0] as u32], [(a[1] >> 32) as u32, a[1] as u32]]
}
#[inline(always)]
pub(crate) fn from_bytes(b: [u8; 16]) -> Inner {
    let x = u128::from_le_bytes(b);
    [x as u64, (x >> 64) as u64]
}
#[inline(always)]
pub(crate) fn from_halves(halves: [u64; 2]) -> Inner {
    halves
}
#[inline(always)]
pub(crate) fn to_halves(a: Inner) -> [u64; 2] {
    a
}
#[inline(always)]
pub(crate) fn splat_64(x: u64) -> Inner {
    [x, x]
}
#[inline(always)]
pub(crate) fn to_bytes(a: Inner) -> [u8; 16] {
    (u128::from(a[1]) << 64 | u128::from(a[0])).to_le_bytes()
}
#[inline(always)]
pub(crate) fn xor(a: Inner, b: Inner) -> Inner {
    [a[0] ^ b[0], a[1] ^ b[1]]
}
#[inline(always)]
pub(crate) fn and(a: Inner, b: Inner) -> Inner {
    [a[0] & b[0], a[1] & b[1]]
}
#[inline(always)]
pub(crate) fn or(a: Inner, b: Inner) -> Inner {
    [a[0] | b[0], a[1] | b[1]]
}
#[inline(always)]
pub(crate) fn and_not(a: Inner, b: Inner) -> Inner {
    [!a[0] & b[0], !a[1] & b[1]]
}
#[inline(always)]
pub(crate) fn add_32(a: Inner, b: Inner) -> Inner {
    let ([[a, b], [c, d]], [[e, f], [g, h]]) = (split_32(a), split_32(b));
    join_32([[a.wrapping_add(e), b.wrapping_add(f)], [c.wrapping_add(g), d.wrapping_add(h)]])
}
#[inline(always)]
pub(crate) fn sub_64(a: Inner, b: Inner) -> Inner {
    [a[0].wrapping_sub(b[0]), a[1].wrapping_sub(b[1])]
}
#[inline(always)]
pub(crate) fn shl_32<const N: i32>(a: Inner) -> Inner {
    let [[a, b], [c, d]] = split_32(a);
    join_32([[a << N, b << N], [c << N, d << N]])
}
#[inline(always)]
pub(crate) fn shr_32<const N: i32>(a: Inner) -> Inner {
    let [[a, b], [c, d]] = split_32(a);
    join_32([[a >> N, b >> N], [c >> N, d >> N]])
}
#[inline(always)]
pub(crate) fn shl_64<const N: i32>(a: Inner) -> Inner {
    [a[0] << N, a[1] << N]
}
#[inline(always)]
pub(crate) fn shr_64<const N: i32>(a: Inner) -> Inner {
    [a[0] >> N, a[1] >> N]
}
#[inline(always)]
pub(crate) fn shl_64_by(a: Inner, n: u32) -> Inner {
    [a[0] << n, a[1] << n]
}
#[inline(always)]
pub(crate) fn shr_64_by(a: Inner, n: u32) -> Inner {
    [a[0] >> n, a[1] >> n]
}
#[inline(always)]
pub(crate) fn spread_top(a: Inner) -> Inner {
    // Each byte ends up as 256 - 1 = 255 or 0. No borrow crosses into the next byte overall.
    let (low, high) = (a[0] >> 7 & 0x0101_0101_0101_0101, a[1] >> 7 & 0x0101_0101_0101_0101);
    [(low << 8).wrapping_sub(low), (high << 8).wrapping_sub(high)]
}
#[inline(always)]
pub(crate) fn swap_64(a: Inner) -> Inner {
    [a[1], a[0]]
}
#[inline(always)]
pub(crate) fn low_64(a: Inner, b: Inner) -> Inner {
    [a[0], b[0]]
}
#[inline(always)]
pub(crate) fn unpack_low_32(a: Inner, b: Inner) -> Inner {
    [a[0] & 0xffff_ffff | b[0] << 32, a[0] >> 32 | b[0] & 0xffff_ffff_0000_0000]
}
/// Spreads four bytes to every second byte.
#[inline(always)]
fn spread(bytes: u32) -> u64 {
    let x = u64::from(bytes);
    let x = (x | x << 16) & 0x0000_ffff_0000_ffff;
    (x | x << 8) & 0x00ff_00ff_00ff_00ff
}
#[inline(always)]
pub(crate) fn unpack_low_8(a: Inner, b: Inner) -> Inner {
    let ([[a1, a0], _], [[b1, b0], _]) = (split_32(a), split_32(b));
    [spread(a0) | spread(b0) << 8, spread(a1) | spread(b1) << 8]
}
#[inline(always)]
pub(crate) fn unpack_high_8(a: Inner, b: Inner) -> Inner {
    unpack_low_8(swap_64(a), swap_64(b))
}
#[inline(always)]
pub(crate) fn double_16(a: Inner) -> Inner {
    [a[0] << 1 & 0xfffe_fffe_fffe_fffe, a[1] << 1 & 0xfffe_fffe_fffe_fffe]
}
#[inline(always)]
pub(crate) fn halve_16(a: Inner) -> Inner {
    [a[0] >> 1 & 0x7fff_7fff_7fff_7fff, a[1] >> 1 & 0x7fff_7fff_7fff_7fff]
}
#[inline(always)]
pub(crate) fn up_16(a: Inner) -> Inner {
    [a[0] << 16, a[1] << 16 | a[0] >> 48]
}
#[inline(always)]
pub(crate) fn splat_top_16(a: Inner) -> Inner {
    [(a[1] >> 48) * 0x0001_0001_0001_0001; 2]
}
#[inline(always)]
pub(crate) fn up_8(a: Inner) -> Inner {
    [a[0] << 8, a[1] << 8 | a[0] >> 56]
}
#[inline(always)]
pub(crate) fn down_8(a: Inner) -> Inner {
    [a[0] >> 8 | a[1] << 56, a[1] >> 8]
}
