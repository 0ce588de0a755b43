//! Code for any CPU: 128-bit words, and byte registers that consist of eight such words as bit
//! planes.

mod planes;
mod word;
#[allow(dead_code, reason = "some architectures have better versions")]
pub(super) mod words;

pub use planes::Planes;
pub use word::{Word128, Words128};

use super::{Bitslice, Logic, Shifts, Unpack, token};

token!(
    /// A token that needs no proof, because every CPU supports this.
    Portable
);

impl Logic for Portable {
    type W = Word128;
    #[inline(always)]
    fn xor(self, a: Word128, b: Word128) -> Word128 {
        Words128.xor(a, b)
    }
    #[inline(always)]
    fn and(self, a: Word128, b: Word128) -> Word128 {
        Words128.and(a, b)
    }
    #[inline(always)]
    fn or(self, a: Word128, b: Word128) -> Word128 {
        Words128.or(a, b)
    }
    #[inline(always)]
    fn and_not(self, a: Word128, b: Word128) -> Word128 {
        Words128.and_not(a, b)
    }
    #[inline(always)]
    fn not(self, a: Word128) -> Word128 {
        Words128.not(a)
    }
}

impl Shifts for Portable {
    #[inline(always)]
    fn splat_64(self, x: u64) -> Word128 {
        Word128::splat_64(x)
    }
    #[inline(always)]
    fn shl_64(self, a: Word128, n: u32) -> Word128 {
        a.shl_64_by(n)
    }
    #[inline(always)]
    fn shr_64(self, a: Word128, n: u32) -> Word128 {
        a.shr_64_by(n)
    }
}

impl Unpack for Portable {
    const LANES: usize = 1;
    #[inline(always)]
    fn unpack_low_8(self, a: Word128, b: Word128) -> Word128 {
        a.unpack_low_8(b)
    }
    #[inline(always)]
    fn unpack_high_8(self, a: Word128, b: Word128) -> Word128 {
        a.unpack_high_8(b)
    }
    #[inline(always)]
    fn unpack_low_32(self, a: Word128, b: Word128) -> Word128 {
        a.unpack_low_32(b)
    }
    #[inline(always)]
    fn unpack_high_32(self, a: Word128, b: Word128) -> Word128 {
        a.swap_64().unpack_low_32(b.swap_64())
    }
    #[inline(always)]
    fn unpack_low_64(self, a: Word128, b: Word128) -> Word128 {
        a.low_64(b)
    }
    #[inline(always)]
    fn unpack_high_64(self, a: Word128, b: Word128) -> Word128 {
        a.high_64(b)
    }
}

impl Bitslice for Portable {
    #[inline(always)]
    unsafe fn load(self, p: *const u8, _stride: usize) -> Word128 {
        // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
        Word128::from_bytes(unsafe { p.cast::<[u8; 16]>().read() })
    }
    #[inline(always)]
    unsafe fn store(self, p: *mut u8, _stride: usize, w: Word128) {
        // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
        unsafe { p.cast::<[u8; 16]>().write(w.to_bytes()) }
    }
    #[inline(always)]
    fn splat_32(self, x: u32) -> Word128 {
        Word128::splat_32(x)
    }
    #[inline(always)]
    fn up_8(self, a: Word128) -> Word128 {
        a.up_8()
    }
    #[inline(always)]
    fn down_8(self, a: Word128) -> Word128 {
        a.down_8()
    }
}
