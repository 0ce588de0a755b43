//! Registers of 64-bit columns, with operations that move whole columns and 128-bit lanes.

use core::arch::x86_64::*;

use phalanx_kernels::isa::{Avx2, Avx512, Avx512Vbmi, Bytes, Sse41, Xmm, Ymm};

/// Registers of 64-bit columns. After inlining, every plain number argument is a compile-time
/// constant.
pub(crate) trait Columns: Bytes {
    /// How many columns a register holds.
    const COLUMNS: usize = 2 * Self::LANES;
    fn sub_64(self, a: Self::W, b: Self::W) -> Self::W;
    /// Returns the last `by` columns of `before`, followed by the first ones of `a`. `by` is
    /// between 1 and [`Self::COLUMNS`] - 1.
    fn slide(self, before: Self::W, a: Self::W, by: usize) -> Self::W;
    /// Rotates each group of `columns` columns up by `by` columns. A register holds several groups.
    fn turn(self, a: Self::W, columns: usize, by: usize) -> Self::W;
    /// Moves lane `i ^ distance` to lane `i`.
    fn swap_lanes(self, a: Self::W, distance: usize) -> Self::W;
    /// Returns the first of the `columns` columns at `p`, or all of them repeated to fill the
    /// register.
    ///
    /// # Safety
    /// The columns are readable.
    unsafe fn repeat(self, p: *const u8, columns: usize) -> Self::W;
    /// Fills the register with lanes from `p`, each repeated `copies` times.
    ///
    /// # Safety
    /// These lanes are readable.
    unsafe fn load_copies(self, p: *const u8, copies: usize) -> Self::W;
    /// Stores one copy of each lane.
    ///
    /// # Safety
    /// These lanes are writable.
    unsafe fn store_copy(self, p: *mut u8, copies: usize, a: Self::W);
}

/// 16 bytes, where rotations, swaps and copies do nothing.
mod two {
    use super::*;
    pub(super) use core::arch::x86_64::_mm_sub_epi64 as sub_64;

    #[inline(always)]
    pub(super) unsafe fn slide(before: __m128i, a: __m128i, _by: usize) -> __m128i {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_alignr_epi8::<8>(a, before) }
    }
    #[inline(always)]
    pub(super) unsafe fn turn(a: __m128i, _columns: usize, _by: usize) -> __m128i {
        a
    }
    #[inline(always)]
    pub(super) unsafe fn swap_lanes(a: __m128i, _distance: usize) -> __m128i {
        a
    }
    #[inline(always)]
    pub(super) unsafe fn repeat(p: *const u8, _columns: usize) -> __m128i {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_loadu_si128(p.cast()) }
    }
    #[inline(always)]
    pub(super) unsafe fn load_copies(p: *const u8, _copies: usize) -> __m128i {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_loadu_si128(p.cast()) }
    }
    #[inline(always)]
    pub(super) unsafe fn store_copy(p: *mut u8, _copies: usize, a: __m128i) {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_storeu_si128(p.cast(), a) }
    }
}

/// 32 bytes.
mod four {
    use super::*;
    pub(super) use core::arch::x86_64::_mm256_sub_epi64 as sub_64;

    #[inline(always)]
    pub(super) unsafe fn slide(before: __m256i, a: __m256i, by: usize) -> __m256i {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let middle = _mm256_permute2x128_si256::<0x21>(before, a);
            match by {
                1 => _mm256_alignr_epi8::<8>(a, middle),
                2 => middle,
                _ => _mm256_alignr_epi8::<8>(middle, before),
            }
        }
    }
    #[inline(always)]
    pub(super) unsafe fn turn(a: __m256i, _columns: usize, _by: usize) -> __m256i {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm256_shuffle_epi32::<0x4e>(a) }
    }
    #[inline(always)]
    pub(super) unsafe fn swap_lanes(a: __m256i, _distance: usize) -> __m256i {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm256_permute4x64_epi64::<0x4e>(a) }
    }
    #[inline(always)]
    pub(super) unsafe fn repeat(p: *const u8, columns: usize) -> __m256i {
        // SAFETY: guaranteed by the caller.
        unsafe { if columns == 2 { load_copies(p, 2) } else { _mm256_loadu_si256(p.cast()) } }
    }
    #[inline(always)]
    pub(super) unsafe fn load_copies(p: *const u8, copies: usize) -> __m256i {
        // SAFETY: guaranteed by the caller.
        unsafe {
            match copies {
                1 => _mm256_loadu_si256(p.cast()),
                _ => _mm256_broadcastsi128_si256(_mm_loadu_si128(p.cast())),
            }
        }
    }
    #[inline(always)]
    pub(super) unsafe fn store_copy(p: *mut u8, copies: usize, a: __m256i) {
        // SAFETY: guaranteed by the caller.
        unsafe {
            match copies {
                1 => _mm256_storeu_si256(p.cast(), a),
                _ => _mm_storeu_si128(p.cast(), _mm256_castsi256_si128(a)),
            }
        }
    }
}

/// 64 bytes.
mod eight {
    use super::*;
    pub(super) use core::arch::x86_64::_mm512_sub_epi64 as sub_64;

    /// Selects columns from `a` followed by `b`. The function maps each place to a source column.
    macro_rules! columns {
        ($a:expr, $b:expr, $place:expr) => {{
            let mut index = [0i64; 8];
            for i in 0..8 {
                index[i] = $place(i) as i64;
            }
            _mm512_permutex2var_epi64($a, _mm512_loadu_si512(index.as_ptr().cast()), $b)
        }};
    }

    #[inline(always)]
    pub(super) unsafe fn slide(before: __m512i, a: __m512i, by: usize) -> __m512i {
        // SAFETY: guaranteed by the caller.
        unsafe { columns!(before, a, |i| 8 - by + i) }
    }
    #[inline(always)]
    pub(super) unsafe fn turn(a: __m512i, columns: usize, by: usize) -> __m512i {
        // SAFETY: guaranteed by the caller.
        unsafe { columns!(a, a, |i| (i / columns) * columns + (i + columns - by) % columns) }
    }
    #[inline(always)]
    pub(super) unsafe fn swap_lanes(a: __m512i, distance: usize) -> __m512i {
        // SAFETY: guaranteed by the caller.
        unsafe { columns!(a, a, |i| i ^ (2 * distance)) }
    }
    #[inline(always)]
    pub(super) unsafe fn repeat(p: *const u8, columns: usize) -> __m512i {
        // SAFETY: guaranteed by the caller.
        unsafe {
            match columns {
                2 => load_copies(p, 4),
                4 => _mm512_broadcast_i64x4(_mm256_loadu_si256(p.cast())),
                _ => _mm512_loadu_si512(p.cast()),
            }
        }
    }
    #[inline(always)]
    pub(super) unsafe fn load_copies(p: *const u8, copies: usize) -> __m512i {
        // SAFETY: guaranteed by the caller.
        unsafe {
            match copies {
                1 => _mm512_loadu_si512(p.cast()),
                2 => {
                    let a = _mm512_castsi256_si512(_mm256_loadu_si256(p.cast()));
                    columns!(a, a, |i| i / 4 * 2 + i % 2)
                }
                _ => _mm512_broadcast_i32x4(_mm_loadu_si128(p.cast())),
            }
        }
    }
    #[inline(always)]
    pub(super) unsafe fn store_copy(p: *mut u8, copies: usize, a: __m512i) {
        // SAFETY: guaranteed by the caller.
        unsafe {
            match copies {
                1 => _mm512_storeu_si512(p.cast(), a),
                2 => {
                    let a = columns!(a, a, |i| i / 2 % 2 * 4 + i % 2);
                    _mm256_storeu_si256(p.cast(), _mm512_castsi512_si256(a))
                }
                _ => _mm_storeu_si128(p.cast(), _mm512_castsi512_si128(a)),
            }
        }
    }
}

macro_rules! columns {
    ($token:ty, $width:ident) => {
        // SAFETY of every block below: a token exists only if the CPU has its features. Pointers
        // meet the trait's contract.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl Columns for $token {
            #[inline(always)]
            fn sub_64(self, a: Self::W, b: Self::W) -> Self::W {
                unsafe { $width::sub_64(a, b) }
            }
            #[inline(always)]
            fn slide(self, before: Self::W, a: Self::W, by: usize) -> Self::W {
                unsafe { $width::slide(before, a, by) }
            }
            #[inline(always)]
            fn turn(self, a: Self::W, columns: usize, by: usize) -> Self::W {
                unsafe { $width::turn(a, columns, by) }
            }
            #[inline(always)]
            fn swap_lanes(self, a: Self::W, distance: usize) -> Self::W {
                unsafe { $width::swap_lanes(a, distance) }
            }
            #[inline(always)]
            unsafe fn repeat(self, p: *const u8, columns: usize) -> Self::W {
                unsafe { $width::repeat(p, columns) }
            }
            #[inline(always)]
            unsafe fn load_copies(self, p: *const u8, copies: usize) -> Self::W {
                unsafe { $width::load_copies(p, copies) }
            }
            #[inline(always)]
            unsafe fn store_copy(self, p: *mut u8, copies: usize, a: Self::W) {
                unsafe { $width::store_copy(p, copies, a) }
            }
        }
    };
}
columns!(Sse41, two);
columns!(Xmm<Avx512>, two);
columns!(Xmm<Avx512Vbmi>, two);
columns!(Avx2, four);
columns!(Ymm<Avx512>, four);
columns!(Ymm<Avx512Vbmi>, four);
columns!(Avx512, eight);
columns!(Avx512Vbmi, eight);
