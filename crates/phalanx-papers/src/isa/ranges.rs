//! Constant-time look-ups that go through a table one row at a time, using a shuffle to read the
//! row for all indices in its range.

use core::arch::asm;
use core::arch::x86_64::*;

use phalanx_kernels::isa::{Avx2, Avx512, Avx512Vbmi, Bytes, Logic, Sse41, Xmm, Ymm};

use super::Columns;

/// Registers that can look up bytes in one table row at a time.
pub(crate) trait Ranges: Columns {
    /// Bytes per row.
    const ROW: usize;
    /// A row.
    type Row: Copy;
    /// Marks the bytes below [`Self::ROW`].
    type Range: Copy;
    /// Loads the row at `p`. If there are `copies` copies of each lane, loads the same row from
    /// `copies` tables, one for each copy.
    ///
    /// # Safety
    /// The rows are readable.
    unsafe fn row(self, p: *const u8, copies: usize) -> Self::Row;
    /// Returns the bytes of `x` in the range of row 0.
    fn range(self, x: Self::W) -> Self::Range;
    /// For the bytes of `x` in the range, where `sum` is still zero, adds the entries of `row` to
    /// `sum`. All other bytes stay the same.
    fn look_up(self, sum: Self::W, row: Self::Row, x: Self::W, range: Self::Range) -> Self::W;
}

/// Hides the value of a register from the compiler.
macro_rules! opaque {
    ($name:ident, $feature:literal, $class:ident, $w:ty) => {
        #[inline]
        #[target_feature(enable = $feature)]
        fn $name(mut w: $w) -> $w {
            // SAFETY: this emits no instruction, and the register keeps its value.
            unsafe { asm!("/* {0} */", inout($class) w, options(pure, nomem, nostack, preserves_flags)) }
            w
        }
    };
}
opaque!(opaque_16, "sse4.1", xmm_reg, __m128i);
opaque!(opaque_32, "avx2", ymm_reg, __m256i);
opaque!(opaque_64, "avx512f", zmm_reg, __m512i);

/// Look-ups without masks. If an index is beyond the row, we set its top bit, so that the shuffle
/// returns zero. An index before the row has wrapped around, so either it has this bit set already
/// or it is greater than the row.
macro_rules! indices {
    ($token:ty, $greater:ident, $opaque:ident) => {
        // SAFETY of every block below: a token exists only if the CPU has its features. Pointers
        // meet the trait's contract.
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
                // We hide the comparison because the compiler would otherwise merge it with the OR
                // into a blend, which is two instructions on many CPUs.
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

// SAFETY of every block below: a value of `Avx512` exists only if the CPU has its features.
// Pointers meet the trait's contract.
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

/// Look-ups with a masked permutation of two table registers. Registers shorter than 64 bytes use
/// the first bytes of the result.
macro_rules! permutes {
    ($token:ty, $range:ty, $less:ident, $widen:expr, $cut:expr) => {
        // SAFETY of every block below: a token exists only if the CPU has its features. Pointers
        // meet the trait's contract.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl Ranges for $token {
            const ROW: usize = 128;
            type Row = [__m512i; 2];
            type Range = $range;
            #[inline(always)]
            unsafe fn row(self, p: *const u8, _copies: usize) -> [__m512i; 2] {
                // We hide the table because the compiler would otherwise read it from memory in the
                // masked permutation, and the mask is secret.
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
