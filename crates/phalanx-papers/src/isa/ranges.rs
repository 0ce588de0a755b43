//! Look-ups of bytes row by row: a shuffle reads a row of the table where the index is in the range of the row.

use core::arch::asm;
use core::arch::x86_64::*;

use phalanx_kernels::isa::{Avx2, Avx512, Avx512Vbmi, Bytes, Logic, Sse41, Xmm, Ymm};

use super::Columns;

/// Registers in which bytes are looked up in one row of a table at a time.
pub(crate) trait Ranges: Columns {
    /// Bytes of a row.
    const ROW: usize;
    /// A row.
    type Row: Copy;
    /// Which bytes are less than [`Self::ROW`].
    type Range: Copy;
    /// The row at `p`, or, if there are `copies` of a lane, the rows of as many tables, one for each.
    ///
    /// # Safety
    /// They are readable.
    unsafe fn row(self, p: *const u8, copies: usize) -> Self::Row;
    /// The range of row 0.
    fn range(self, x: Self::W) -> Self::Range;
    /// What `row` has for the bytes of `x` in the range; elsewhere `sum`, which is still zero in the range.
    fn look_up(self, sum: Self::W, row: Self::Row, x: Self::W, range: Self::Range) -> Self::W;
}

/// A register that the compiler knows nothing about.
macro_rules! opaque {
    ($name:ident, $feature:literal, $class:ident, $w:ty) => {
        #[inline]
        #[target_feature(enable = $feature)]
        fn $name(mut w: $w) -> $w {
            // SAFETY: no instruction is emitted; the register stays what it was.
            unsafe { asm!("/* {0} */", inout($class) w, options(pure, nomem, nostack, preserves_flags)) }
            w
        }
    };
}
opaque!(opaque_16, "sse4.1", xmm_reg, __m128i);
opaque!(opaque_32, "avx2", ymm_reg, __m256i);
opaque!(opaque_64, "avx512f", zmm_reg, __m512i);

/// Without masks: an index beyond the row gets its top bit set, for which a shuffle gives zero. (An index before the row has
/// wrapped around, so that it has this bit or is greater again.)
macro_rules! indices {
    ($token:ty, $greater:ident, $opaque:ident) => {
        // SAFETY of every block below: a value of the token exists only where the CPU has its features; pointers are as
        // the trait asks.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl Ranges for $token {
            const ROW: usize = 16;
            type Row = Self::W;
            type Range = Self::W;
            #[inline(always)]
            unsafe fn row(self, p: *const u8, copies: usize) -> Self::W {
                unsafe { self.repeat(p, 2 * copies) }
            }
            #[inline(always)]
            fn range(self, x: Self::W) -> Self::W {
                // Of the comparison and the gate behind it the compiler would make a blend, which is two instructions on many
                // CPUs.
                self.or(x, unsafe { $opaque($greater(x, self.splat_8(15))) })
            }
            #[inline(always)]
            fn look_up(self, sum: Self::W, row: Self::W, _: Self::W, range: Self::W) -> Self::W {
                self.xor(sum, self.shuffle(row, range))
            }
        }
    };
}
indices!(Sse41, _mm_cmpgt_epi8, opaque_16);
indices!(Avx2, _mm256_cmpgt_epi8, opaque_32);

// SAFETY of every block below: a value of `Avx512` exists only where the CPU has its features; pointers are as the trait
// asks.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Ranges for Avx512 {
    const ROW: usize = 16;
    type Row = Self::W;
    type Range = __mmask64;
    #[inline(always)]
    unsafe fn row(self, p: *const u8, copies: usize) -> Self::W {
        unsafe { self.repeat(p, 2 * copies) }
    }
    #[inline(always)]
    fn range(self, x: Self::W) -> __mmask64 {
        unsafe { _mm512_cmplt_epu8_mask(x, self.splat_8(16)) }
    }
    #[inline(always)]
    fn look_up(self, sum: Self::W, row: Self::W, x: Self::W, range: __mmask64) -> Self::W {
        unsafe { _mm512_mask_shuffle_epi8(sum, range, row, x) }
    }
}

/// Two registers of table, permuted under a mask. Registers of less than 64 bytes take the first ones of the result.
macro_rules! permutes {
    ($token:ty, $range:ty, $less:ident, $widen:expr, $cut:expr) => {
        // SAFETY of every block below: a value of the token exists only where the CPU has its features; pointers are as
        // the trait asks.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl Ranges for $token {
            const ROW: usize = 128;
            type Row = [__m512i; 2];
            type Range = $range;
            #[inline(always)]
            unsafe fn row(self, p: *const u8, _copies: usize) -> [__m512i; 2] {
                // What the compiler knew to be in memory it would read there when it permutes, under the mask, which is secret.
                unsafe { [_mm512_loadu_si512(p.cast()), opaque_64(_mm512_loadu_si512(p.add(64).cast()))] }
            }
            #[inline(always)]
            fn range(self, x: Self::W) -> $range {
                unsafe { $less(x, self.splat_8(128)) }
            }
            #[inline(always)]
            fn look_up(self, sum: Self::W, [low, high]: [__m512i; 2], x: Self::W, range: $range) -> Self::W {
                self.or(sum, unsafe { $cut(_mm512_maskz_permutex2var_epi8(range.into(), low, $widen(x), high)) })
            }
        }
    };
}
permutes!(Avx512Vbmi, __mmask64, _mm512_cmplt_epu8_mask, core::convert::identity, core::convert::identity);
permutes!(Ymm<Avx512Vbmi>, __mmask32, _mm256_cmplt_epu8_mask, _mm512_castsi256_si512, _mm512_castsi512_si256);
permutes!(Xmm<Avx512Vbmi>, __mmask16, _mm_cmplt_epu8_mask, _mm512_castsi128_si512, _mm512_castsi512_si128);
