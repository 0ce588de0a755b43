//! Registers of 64-bit columns: moves of whole columns, and of lanes of two.

use core::arch::x86_64::*;

use phalanx_kernels::isa::{Avx2, Avx512, Avx512Vbmi, Bytes, Sse41, Xmm, Ymm};

/// Registers of 64-bit columns. What is a plain number here is known to the compiler wherever it is used.
pub(crate) trait Columns: Bytes {
    /// Columns in a register.
    const COLUMNS: usize = 2 * Self::LANES;
    /// Differences of columns.
    fn sub_64(self, a: Self::W, b: Self::W) -> Self::W;
    /// The last `by` columns of `before`, then the first ones of `a`; `by` is less than [`Self::COLUMNS`] and not zero.
    fn slide(self, before: Self::W, a: Self::W, by: usize) -> Self::W;
    /// Groups of `columns`, of which a register has several, each turned up by `by` columns.
    fn turn(self, a: Self::W, columns: usize, by: usize) -> Self::W;
    /// Lane `i ^ distance` in the place of lane `i`.
    fn swap_lanes(self, a: Self::W, distance: usize) -> Self::W;
    /// The first of the `columns` columns at `p`, or all as often as they fit.
    ///
    /// # Safety
    /// They are readable.
    unsafe fn repeat(self, p: *const u8, columns: usize) -> Self::W;
    /// As many lanes from `p` as fit, each `copies` times, side by side.
    ///
    /// # Safety
    /// They are readable.
    unsafe fn load_copies(self, p: *const u8, copies: usize) -> Self::W;
    /// One of the copies of each lane.
    ///
    /// # Safety
    /// As many lanes are writable.
    unsafe fn store_copy(self, p: *mut u8, copies: usize, a: Self::W);
}

/// 16 bytes. There is nothing to turn, swap, or copy.
mod two {
    use super::*;
    pub(super) use core::arch::x86_64::_mm_sub_epi64 as sub_64;

    #[inline(always)]
    pub(super) unsafe fn slide(before: __m128i, a: __m128i, _by: usize) -> __m128i {
        // SAFETY: as the caller promises.
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
        // SAFETY: as the caller promises.
        unsafe { _mm_loadu_si128(p.cast()) }
    }
    #[inline(always)]
    pub(super) unsafe fn load_copies(p: *const u8, _copies: usize) -> __m128i {
        // SAFETY: as the caller promises.
        unsafe { _mm_loadu_si128(p.cast()) }
    }
    #[inline(always)]
    pub(super) unsafe fn store_copy(p: *mut u8, _copies: usize, a: __m128i) {
        // SAFETY: as the caller promises.
        unsafe { _mm_storeu_si128(p.cast(), a) }
    }
}

/// 32 bytes.
mod four {
    use super::*;
    pub(super) use core::arch::x86_64::_mm256_sub_epi64 as sub_64;

    #[inline(always)]
    pub(super) unsafe fn slide(before: __m256i, a: __m256i, by: usize) -> __m256i {
        // SAFETY: as the caller promises.
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
        // SAFETY: as the caller promises.
        unsafe { _mm256_shuffle_epi32::<0x4e>(a) }
    }
    #[inline(always)]
    pub(super) unsafe fn swap_lanes(a: __m256i, _distance: usize) -> __m256i {
        // SAFETY: as the caller promises.
        unsafe { _mm256_permute4x64_epi64::<0x4e>(a) }
    }
    #[inline(always)]
    pub(super) unsafe fn repeat(p: *const u8, columns: usize) -> __m256i {
        // SAFETY: as the caller promises.
        unsafe { if columns == 2 { load_copies(p, 2) } else { _mm256_loadu_si256(p.cast()) } }
    }
    #[inline(always)]
    pub(super) unsafe fn load_copies(p: *const u8, copies: usize) -> __m256i {
        // SAFETY: as the caller promises.
        unsafe {
            match copies {
                1 => _mm256_loadu_si256(p.cast()),
                _ => _mm256_broadcastsi128_si256(_mm_loadu_si128(p.cast())),
            }
        }
    }
    #[inline(always)]
    pub(super) unsafe fn store_copy(p: *mut u8, copies: usize, a: __m256i) {
        // SAFETY: as the caller promises.
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

    /// The columns of `a` and then of `b` that these functions of the place say.
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
        // SAFETY: as the caller promises.
        unsafe { columns!(before, a, |i| 8 - by + i) }
    }
    #[inline(always)]
    pub(super) unsafe fn turn(a: __m512i, columns: usize, by: usize) -> __m512i {
        // SAFETY: as the caller promises.
        unsafe { columns!(a, a, |i| (i / columns) * columns + (i + columns - by) % columns) }
    }
    #[inline(always)]
    pub(super) unsafe fn swap_lanes(a: __m512i, distance: usize) -> __m512i {
        // SAFETY: as the caller promises.
        unsafe { columns!(a, a, |i| i ^ (2 * distance)) }
    }
    #[inline(always)]
    pub(super) unsafe fn repeat(p: *const u8, columns: usize) -> __m512i {
        // SAFETY: as the caller promises.
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
        // SAFETY: as the caller promises.
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
        // SAFETY: as the caller promises.
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
        // SAFETY of every block below: a value of the token exists only where the CPU has its features; pointers are as
        // the trait asks.
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
