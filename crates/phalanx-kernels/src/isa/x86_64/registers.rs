//! 16-byte, 32-byte and 64-byte registers: the instructions they have in common, and the tokens
//! that make these instructions safe to use.

use core::arch::asm;
use core::arch::x86_64::*;

/// 32-byte registers with the instructions of a wider token. On some CPUs, using two of these is
/// faster than using a single wide register.
#[derive(Clone, Copy, Debug)]
pub struct Ymm<T>(pub(super) T);

/// 16-byte registers with the instructions of a wider token.
#[derive(Clone, Copy, Debug)]
pub struct Xmm<T>(pub(super) T);

/// Defines the token for narrow registers.
macro_rules! narrow {
    ($narrow:ident, $token:ident) => {
        impl $crate::isa::$narrow<$token> {
            /// Creates the token without checking the CPU.
            ///
            /// # Safety
            /// The CPU must support the wide token's features.
            #[inline(always)]
            pub const unsafe fn assume() -> Self {
                // SAFETY: guaranteed by the caller.
                Self(unsafe { $token::assume() })
            }
        }
    };
}
pub(super) use narrow;

/// See [`in_turn`](crate::isa::Bytes::in_turn). This takes a single lane because naming wider
/// registers in the asm block would require their target feature, which we can't enable for this
/// function.
// The asm block intentionally doesn't access what the pointer points to.
#[allow(clippy::pointers_in_nomem_asm_block)]
#[inline(always)]
pub(super) fn in_turn<T>(p: &'static T, lane: __m128i) -> &'static T {
    let mut q: *const T = p;
    // SAFETY: this emits no instruction and leaves the pointer unchanged.
    unsafe {
        asm!("/* {0} {1} */", inout(reg) q, in(xmm_reg) lane, options(pure, nomem, nostack, preserves_flags));
        &*q
    }
}

/// The instructions for one width, under names that are the same for all widths.
pub(super) mod xmm {
    use core::arch::x86_64::*;
    pub(in super::super) use core::arch::x86_64::{
        __m128i as V, _mm_add_epi8 as add_8, _mm_add_epi32 as add_32, _mm_add_epi64 as add_64, _mm_and_si128 as and,
        _mm_andnot_si128 as and_not, _mm_avg_epu8 as average_8, _mm_cmpeq_epi8 as equal_8,
        _mm_gf2p8affine_epi64_epi8 as affine, _mm_gf2p8mul_epi8 as multiply, _mm_maddubs_epi16 as multiply_add_8,
        _mm_max_epu8 as max_8, _mm_or_si128 as or, _mm_packus_epi16 as pack_16, _mm_permutex2var_epi8 as permute_two,
        _mm_permutexvar_epi8 as permute, _mm_rol_epi32 as rol_32, _mm_set1_epi8 as set1_8, _mm_set1_epi16 as set1_16,
        _mm_set1_epi32 as set1_32, _mm_set1_epi64x as set1_64, _mm_shuffle_epi8 as shuffle, _mm_sll_epi64 as shl_64,
        _mm_slli_si128 as up, _mm_srl_epi32 as shr_32, _mm_srl_epi64 as shr_64, _mm_srli_si128 as down,
        _mm_sub_epi8 as sub_8, _mm_sub_epi64 as sub_64, _mm_ternarylogic_epi64 as ternary,
        _mm_unpackhi_epi8 as unpack_high_8, _mm_unpackhi_epi32 as unpack_high_32, _mm_unpackhi_epi64 as unpack_high_64,
        _mm_unpacklo_epi8 as unpack_low_8, _mm_unpacklo_epi32 as unpack_low_32, _mm_unpacklo_epi64 as unpack_low_64,
        _mm_xor_si128 as xor,
    };

    pub(in super::super) const LANES: usize = 1;

    #[inline(always)]
    pub(in super::super) unsafe fn first_lane(v: V) -> __m128i {
        v
    }

    #[inline(always)]
    pub(in super::super) unsafe fn load_32(p: *const u8) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_loadu_si128(p.cast()) }
    }

    /// Loads lane `i` from the 16 bytes at `p + i * stride`.
    #[inline(always)]
    pub(in super::super) unsafe fn gather(p: *const u8, _stride: usize) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_loadu_si128(p.cast()) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn scatter(p: *mut u8, _stride: usize, v: V) {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_storeu_si128(p.cast(), v) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn repeat(lane: __m128i) -> V {
        lane
    }
    #[inline(always)]
    pub(in super::super) unsafe fn first(a: V) -> __m128i {
        a
    }
    #[inline(always)]
    pub(in super::super) unsafe fn alone(lane: __m128i) -> V {
        lane
    }
    /// XORs all lanes and returns the result in every lane.
    #[inline(always)]
    pub(in super::super) unsafe fn sum_lanes(a: V) -> V {
        a
    }
    #[inline(always)]
    pub(in super::super) unsafe fn swap_lanes(a: V) -> V {
        a
    }
    #[inline(always)]
    pub(in super::super) unsafe fn swap_halves(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_shuffle_epi32::<0x4e>(a) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn interleave_halves_32(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_shuffle_epi32::<0xd8>(a) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn interleave_halves_64(a: V) -> V {
        a
    }
    /// Selects bytes of `b` where the top bit of `m` is set, and bytes of `a` elsewhere.
    #[inline(always)]
    pub(in super::super) unsafe fn blend(a: V, b: V, m: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_blendv_epi8(a, b, m) }
    }
    /// All ones in bytes whose top bit is set, and zero elsewhere.
    #[inline(always)]
    pub(in super::super) unsafe fn spread_top(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_cmpgt_epi8(_mm_setzero_si128(), a) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn even_32(a: V, b: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_castps_si128(_mm_shuffle_ps::<0x88>(_mm_castsi128_ps(a), _mm_castsi128_ps(b))) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn odd_32(a: V, b: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm_castps_si128(_mm_shuffle_ps::<0xdd>(_mm_castsi128_ps(a), _mm_castsi128_ps(b))) }
    }
}

/// See [`xmm`].
pub(super) mod ymm {
    use core::arch::x86_64::*;
    pub(in super::super) use core::arch::x86_64::{
        __m256i as V, _mm256_add_epi8 as add_8, _mm256_add_epi32 as add_32, _mm256_add_epi64 as add_64,
        _mm256_and_si256 as and, _mm256_andnot_si256 as and_not, _mm256_avg_epu8 as average_8,
        _mm256_blendv_epi8 as blend, _mm256_broadcastsi128_si256 as repeat, _mm256_castsi256_si128 as first,
        _mm256_cmpeq_epi8 as equal_8, _mm256_gf2p8affine_epi64_epi8 as affine, _mm256_gf2p8mul_epi8 as multiply,
        _mm256_maddubs_epi16 as multiply_add_8, _mm256_max_epu8 as max_8, _mm256_or_si256 as or,
        _mm256_packus_epi16 as pack_16, _mm256_permutex2var_epi8 as permute_two, _mm256_permutexvar_epi8 as permute,
        _mm256_rol_epi32 as rol_32, _mm256_set1_epi8 as set1_8, _mm256_set1_epi16 as set1_16,
        _mm256_set1_epi32 as set1_32, _mm256_set1_epi64x as set1_64, _mm256_shuffle_epi8 as shuffle,
        _mm256_sll_epi64 as shl_64, _mm256_slli_si256 as up, _mm256_srl_epi32 as shr_32, _mm256_srl_epi64 as shr_64,
        _mm256_srli_si256 as down, _mm256_sub_epi8 as sub_8, _mm256_sub_epi64 as sub_64,
        _mm256_ternarylogic_epi64 as ternary, _mm256_unpackhi_epi8 as unpack_high_8,
        _mm256_unpackhi_epi32 as unpack_high_32, _mm256_unpackhi_epi64 as unpack_high_64,
        _mm256_unpacklo_epi8 as unpack_low_8, _mm256_unpacklo_epi32 as unpack_low_32,
        _mm256_unpacklo_epi64 as unpack_low_64, _mm256_xor_si256 as xor, _mm256_zextsi128_si256 as alone,
    };

    pub(in super::super) const LANES: usize = 2;

    #[inline(always)]
    pub(in super::super) unsafe fn first_lane(v: V) -> __m128i {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm256_castsi256_si128(v) }
    }

    #[inline(always)]
    pub(in super::super) unsafe fn load_32(p: *const u8) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm256_loadu_si256(p.cast()) }
    }

    #[inline(always)]
    pub(in super::super) unsafe fn gather(p: *const u8, stride: usize) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe {
            if stride == 16 {
                return _mm256_loadu_si256(p.cast());
            }
            let low = _mm256_castsi128_si256(_mm_loadu_si128(p.cast()));
            _mm256_inserti128_si256::<1>(low, _mm_loadu_si128(p.add(stride).cast()))
        }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn scatter(p: *mut u8, stride: usize, v: V) {
        // SAFETY: guaranteed by the caller.
        unsafe {
            if stride == 16 {
                return _mm256_storeu_si256(p.cast(), v);
            }
            _mm_storeu_si128(p.cast(), _mm256_castsi256_si128(v));
            _mm_storeu_si128(p.add(stride).cast(), _mm256_extracti128_si256::<1>(v));
        }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn sum_lanes(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm256_xor_si256(a, _mm256_permute2x128_si256::<1>(a, a)) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn swap_lanes(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { swap_halves(a) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn swap_halves(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm256_permute4x64_epi64::<0x4e>(a) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn interleave_halves_32(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm256_permutevar8x32_epi32(a, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7)) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn interleave_halves_64(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm256_permute4x64_epi64::<0xd8>(a) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn spread_top(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm256_cmpgt_epi8(_mm256_setzero_si256(), a) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn even_32(a: V, b: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm256_castps_si256(_mm256_shuffle_ps::<0x88>(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b))) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn odd_32(a: V, b: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm256_castps_si256(_mm256_shuffle_ps::<0xdd>(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b))) }
    }
}

/// See [`xmm`].
pub(super) mod zmm {
    use core::arch::x86_64::*;
    pub(in super::super) use core::arch::x86_64::{
        __m512i as V, _mm512_add_epi8 as add_8, _mm512_add_epi32 as add_32, _mm512_add_epi64 as add_64,
        _mm512_and_si512 as and, _mm512_andnot_si512 as and_not, _mm512_avg_epu8 as average_8,
        _mm512_broadcast_i32x4 as repeat, _mm512_bslli_epi128 as up, _mm512_bsrli_epi128 as down,
        _mm512_castsi512_si128 as first, _mm512_gf2p8affine_epi64_epi8 as affine, _mm512_gf2p8mul_epi8 as multiply,
        _mm512_maddubs_epi16 as multiply_add_8, _mm512_or_si512 as or, _mm512_packus_epi16 as pack_16,
        _mm512_permutex2var_epi8 as permute_two, _mm512_permutexvar_epi8 as permute, _mm512_rol_epi32 as rol_32,
        _mm512_set1_epi8 as set1_8, _mm512_set1_epi16 as set1_16, _mm512_set1_epi32 as set1_32,
        _mm512_set1_epi64 as set1_64, _mm512_shuffle_epi8 as shuffle, _mm512_sll_epi64 as shl_64,
        _mm512_srl_epi32 as shr_32, _mm512_srl_epi64 as shr_64, _mm512_sub_epi8 as sub_8, _mm512_sub_epi64 as sub_64,
        _mm512_ternarylogic_epi64 as ternary, _mm512_unpackhi_epi8 as unpack_high_8,
        _mm512_unpackhi_epi32 as unpack_high_32, _mm512_unpackhi_epi64 as unpack_high_64,
        _mm512_unpacklo_epi8 as unpack_low_8, _mm512_unpacklo_epi32 as unpack_low_32,
        _mm512_unpacklo_epi64 as unpack_low_64, _mm512_xor_si512 as xor, _mm512_zextsi128_si512 as alone,
    };

    pub(in super::super) const LANES: usize = 4;

    #[inline(always)]
    pub(in super::super) unsafe fn first_lane(v: V) -> __m128i {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm512_castsi512_si128(v) }
    }

    #[inline(always)]
    pub(in super::super) unsafe fn load_32(p: *const u8) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm512_broadcast_i64x4(_mm256_loadu_si256(p.cast())) }
    }

    #[inline(always)]
    pub(in super::super) unsafe fn gather(p: *const u8, stride: usize) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe {
            if stride == 16 {
                return _mm512_loadu_si512(p.cast());
            }
            let v = _mm512_castsi128_si512(_mm_loadu_si128(p.cast()));
            let v = _mm512_inserti32x4::<1>(v, _mm_loadu_si128(p.add(stride).cast()));
            let v = _mm512_inserti32x4::<2>(v, _mm_loadu_si128(p.add(2 * stride).cast()));
            _mm512_inserti32x4::<3>(v, _mm_loadu_si128(p.add(3 * stride).cast()))
        }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn scatter(p: *mut u8, stride: usize, v: V) {
        // SAFETY: guaranteed by the caller.
        unsafe {
            if stride == 16 {
                return _mm512_storeu_si512(p.cast(), v);
            }
            _mm_storeu_si128(p.cast(), _mm512_castsi512_si128(v));
            _mm_storeu_si128(p.add(stride).cast(), _mm512_extracti32x4_epi32::<1>(v));
            _mm_storeu_si128(p.add(2 * stride).cast(), _mm512_extracti32x4_epi32::<2>(v));
            _mm_storeu_si128(p.add(3 * stride).cast(), _mm512_extracti32x4_epi32::<3>(v));
        }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn sum_lanes(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let (b, c) = (_mm512_shuffle_i64x2::<0x4e>(a, a), _mm512_shuffle_i64x2::<0xb1>(a, a));
            let d = _mm512_shuffle_i64x2::<0x1b>(a, a);
            _mm512_ternarylogic_epi64::<0x96>(_mm512_xor_si512(a, b), c, d)
        }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn swap_lanes(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm512_shuffle_i64x2::<0xb1>(a, a) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn swap_halves(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm512_shuffle_i64x2::<0x4e>(a, a) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn interleave_halves_32(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let index = _mm512_setr_epi32(0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
            _mm512_permutexvar_epi32(index, a)
        }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn interleave_halves_64(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm512_permutexvar_epi64(_mm512_setr_epi64(0, 4, 1, 5, 2, 6, 3, 7), a) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn blend(a: V, b: V, m: V) -> V {
        // We don't use a masked move here because if `b` were spilled, the compiler would load it
        // under the mask, which is secret. SAFETY: guaranteed by the caller.
        unsafe { _mm512_ternarylogic_epi64::<0xca>(spread_top(m), b, a) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn spread_top(a: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm512_movm_epi8(_mm512_movepi8_mask(a)) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn max_8(a: V, b: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm512_max_epu8(a, b) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn equal_8(a: V, b: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm512_movm_epi8(_mm512_cmpeq_epi8_mask(a, b)) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn even_32(a: V, b: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm512_castps_si512(_mm512_shuffle_ps::<0x88>(_mm512_castsi512_ps(a), _mm512_castsi512_ps(b))) }
    }
    #[inline(always)]
    pub(in super::super) unsafe fn odd_32(a: V, b: V) -> V {
        // SAFETY: guaranteed by the caller.
        unsafe { _mm512_castps_si512(_mm512_shuffle_ps::<0xdd>(_mm512_castsi512_ps(a), _mm512_castsi512_ps(b))) }
    }
}

/// Three-input gates as single instructions.
macro_rules! ternary_gates {
    ($w:ident) => {
        const TERNARY: bool = true;
        #[inline(always)]
        fn xor3(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
            unsafe { $w::ternary::<0x96>(a, b, c) }
        }
        #[inline(always)]
        fn xor_and(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
            unsafe { $w::ternary::<0x78>(a, b, c) }
        }
        #[inline(always)]
        fn xor_or(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
            unsafe { $w::ternary::<0x1e>(a, b, c) }
        }
        #[inline(always)]
        fn majority(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
            unsafe { $w::ternary::<0xe8>(a, b, c) }
        }
        #[inline(always)]
        fn select(self, mask: Self::W, a: Self::W, b: Self::W) -> Self::W {
            unsafe { $w::ternary::<0xca>(mask, a, b) }
        }
        #[inline(always)]
        fn ternary<const TABLE: i32>(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
            unsafe { $w::ternary::<TABLE>(a, b, c) }
        }
    };
}
pub(super) use ternary_gates;

/// Implements gates, shifts, moves and byte operations for a token, on registers of one width.
macro_rules! registers {
    ($token:ty, $w:ident, $kit:ident $(, $gates:ident)?) => {
        // SAFETY for every block below: a value of the token only exists if the CPU supports its
        // features, and the caller guarantees that pointers are valid.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl $crate::isa::Logic for $token {
            type W = $w::V;
            #[inline(always)]
            fn xor(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::xor(a, b) }
            }
            #[inline(always)]
            fn and(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::and(a, b) }
            }
            #[inline(always)]
            fn or(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::or(a, b) }
            }
            #[inline(always)]
            fn and_not(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::and_not(a, b) }
            }
            #[inline(always)]
            fn not(self, a: $w::V) -> $w::V {
                unsafe { $w::xor(a, $w::set1_64(-1)) }
            }
            $($crate::isa::x86_64::registers::$gates!($w);)?
        }

        #[allow(clippy::undocumented_unsafe_blocks)]
        impl $crate::isa::Shifts for $token {
            #[inline(always)]
            fn splat_64(self, x: u64) -> $w::V {
                unsafe { $w::set1_64(x.cast_signed()) }
            }
            #[inline(always)]
            fn shl_64(self, a: $w::V, n: u32) -> $w::V {
                unsafe { $w::shl_64(a, core::arch::x86_64::_mm_cvtsi32_si128(n.cast_signed())) }
            }
            #[inline(always)]
            fn shr_64(self, a: $w::V, n: u32) -> $w::V {
                unsafe { $w::shr_64(a, core::arch::x86_64::_mm_cvtsi32_si128(n.cast_signed())) }
            }
        }

        #[allow(clippy::undocumented_unsafe_blocks)]
        impl $crate::isa::Unpack for $token {
            const LANES: usize = $w::LANES;
            #[inline(always)]
            fn unpack_low_8(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::unpack_low_8(a, b) }
            }
            #[inline(always)]
            fn unpack_high_8(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::unpack_high_8(a, b) }
            }
            #[inline(always)]
            fn unpack_low_32(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::unpack_low_32(a, b) }
            }
            #[inline(always)]
            fn unpack_high_32(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::unpack_high_32(a, b) }
            }
            #[inline(always)]
            fn unpack_low_64(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::unpack_low_64(a, b) }
            }
            #[inline(always)]
            fn unpack_high_64(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::unpack_high_64(a, b) }
            }
        }

        #[allow(clippy::undocumented_unsafe_blocks)]
        impl $crate::isa::Bitslice for $token {
            #[inline(always)]
            unsafe fn load(self, p: *const u8, stride: usize) -> $w::V {
                unsafe { if stride == 0 { $w::repeat(core::arch::x86_64::_mm_loadu_si128(p.cast())) } else { $w::gather(p, stride) } }
            }
            #[inline(always)]
            unsafe fn store(self, p: *mut u8, stride: usize, w: $w::V) {
                unsafe { $w::scatter(p, stride, w) }
            }
            #[inline(always)]
            fn splat_32(self, x: u32) -> $w::V {
                unsafe { $w::set1_32(x.cast_signed()) }
            }
            #[inline(always)]
            fn up_8(self, a: $w::V) -> $w::V {
                unsafe { $w::up::<1>(a) }
            }
            #[inline(always)]
            fn down_8(self, a: $w::V) -> $w::V {
                unsafe { $w::down::<1>(a) }
            }
        }

        #[allow(clippy::undocumented_unsafe_blocks)]
        impl $crate::isa::Bytes for $token {
            type Kit = $crate::isa::kit::$kit;

            #[inline(always)]
            fn splat_8(self, x: u8) -> $w::V {
                unsafe { $w::set1_8(x.cast_signed()) }
            }
            #[inline(always)]
            fn shuffle(self, table: $w::V, index: $w::V) -> $w::V {
                unsafe { $w::shuffle(table, index) }
            }
            #[inline(always)]
            fn add_8(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::add_8(a, b) }
            }
            #[inline(always)]
            fn sub_8(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::sub_8(a, b) }
            }
            #[inline(always)]
            fn average_8(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::average_8(a, b) }
            }
            #[inline(always)]
            fn add_64(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::add_64(a, b) }
            }
            #[inline(always)]
            fn at_least_8(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::equal_8($w::max_8(a, b), a) }
            }
            #[inline(always)]
            fn spread_top(self, a: $w::V) -> $w::V {
                unsafe { $w::spread_top(a) }
            }
            #[inline(always)]
            fn blend(self, a: $w::V, b: $w::V, m: $w::V) -> $w::V {
                unsafe { $w::blend(a, b, m) }
            }
            #[inline(always)]
            fn join_8(self, a: $w::V) -> $w::V {
                unsafe { $w::multiply_add_8(a, $w::set1_16(0x0110)) }
            }
            #[inline(always)]
            fn pack_16(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::pack_16(a, b) }
            }
            #[inline(always)]
            fn in_turn<T>(self, p: &'static T, w: $w::V) -> &'static T {
                $crate::isa::x86_64::registers::in_turn(p, unsafe { $w::first_lane(w) })
            }
        }
    };
}
pub(super) use registers;

/// Implements operations across lanes.
macro_rules! lanes {
    ($token:ty, $w:ident) => {
        // SAFETY for every block below: as above.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl $crate::isa::Lanes for $token {
            #[inline(always)]
            fn sum_lanes(self, a: $w::V) -> $w::V {
                unsafe { $w::sum_lanes(a) }
            }
            #[inline(always)]
            fn swap_lanes(self, a: $w::V) -> $w::V {
                unsafe { $w::swap_lanes(a) }
            }
            #[inline(always)]
            fn swap_halves(self, a: $w::V) -> $w::V {
                unsafe { $w::swap_halves(a) }
            }
            #[inline(always)]
            fn interleave_halves_32(self, a: $w::V) -> $w::V {
                unsafe { $w::interleave_halves_32(a) }
            }
            #[inline(always)]
            fn interleave_halves_64(self, a: $w::V) -> $w::V {
                unsafe { $w::interleave_halves_64(a) }
            }
            #[inline(always)]
            unsafe fn load_first(self, p: *const u8) -> $w::V {
                unsafe { $w::alone(core::arch::x86_64::_mm_loadu_si128(p.cast())) }
            }
            #[inline(always)]
            fn keep_first(self, a: $w::V) -> $w::V {
                unsafe { $w::alone($w::first(a)) }
            }
            #[inline(always)]
            unsafe fn store_first(self, p: *mut u8, a: $w::V) {
                unsafe { core::arch::x86_64::_mm_storeu_si128(p.cast(), $w::first(a)) }
            }
        }
    };
}
pub(super) use lanes;

/// Implements the single-lane counterpart of a token.
macro_rules! single {
    ($token:ty, $one:ty) => {
        impl $crate::isa::Single for $token {
            type One = $one;
            #[inline(always)]
            fn one(self) -> $one {
                // SAFETY: a value of the wide token only exists if the CPU supports the features of
                // both tokens.
                unsafe { <$one>::assume() }
            }
        }
    };
}
pub(super) use single;

/// Implements the additional operations that AVX-512 provides.
macro_rules! registers_512 {
    ($token:ty, $w:ident, $kit:ident) => {
        $crate::isa::x86_64::registers::registers!($token, $w, $kit, ternary_gates);

        // SAFETY for every block below: as above.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl $crate::isa::Words32 for $token {
            #[inline(always)]
            fn add_32(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::add_32(a, b) }
            }
            #[inline(always)]
            fn shr_32(self, a: $w::V, n: u32) -> $w::V {
                unsafe { $w::shr_32(a, core::arch::x86_64::_mm_cvtsi32_si128(n.cast_signed())) }
            }
            #[inline(always)]
            fn rol_32<const N: i32>(self, a: $w::V) -> $w::V {
                unsafe { $w::rol_32::<N>(a) }
            }
            #[inline(always)]
            fn even_32(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::even_32(a, b) }
            }
            #[inline(always)]
            fn odd_32(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::odd_32(a, b) }
            }
        }
    };
}
pub(super) use registers_512;

/// Implements multiplication by bit matrices.
macro_rules! affine {
    ($token:ty, $w:ident) => {
        // SAFETY for every block below: as above.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl $crate::isa::Affine for $token {
            #[inline(always)]
            fn affine(self, x: $w::V, m: $w::V) -> $w::V {
                unsafe { $w::affine::<0>(x, m) }
            }
            #[inline(always)]
            fn multiply(self, a: $w::V, b: $w::V) -> $w::V {
                unsafe { $w::multiply(a, b) }
            }
        }
    };
}
pub(super) use affine;

/// Implements permutations of whole registers.
macro_rules! permute {
    ($token:ty, $w:ident) => {
        // SAFETY for every block below: as above.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl $crate::isa::Permute for $token {
            #[inline(always)]
            fn permute(self, table: $w::V, index: $w::V) -> $w::V {
                unsafe { $w::permute(index, table) }
            }
            #[inline(always)]
            unsafe fn load_32(self, p: *const u8) -> $w::V {
                unsafe { $w::load_32(p) }
            }
            #[inline(always)]
            fn permute_two(self, a: $w::V, b: $w::V, index: $w::V) -> $w::V {
                unsafe { $w::permute_two(a, index, b) }
            }
        }
    };
}
pub(super) use permute;

/// The methods of [`Isa`](crate::isa::Isa) that are the same for all tokens of one width.
macro_rules! isa_moves {
    ($w:ident) => {
        #[inline(always)]
        unsafe fn load_keyed<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> $w::V {
            unsafe {
                let (v, key) = ($w::gather(p, stride), self.broadcast_lane(key));
                if SUBTRACT { $w::sub_64(v, key) } else { $w::add_64(v, key) }
            }
        }
        #[inline(always)]
        unsafe fn store_keyed<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: $w::V) {
            unsafe {
                let key = self.broadcast_lane(key);
                let v = if SUBTRACT { $w::sub_64(v, key) } else { $w::add_64(v, key) };
                $w::scatter(p, stride, v)
            }
        }
        #[inline(always)]
        unsafe fn broadcast_lane(self, p: *const u8) -> $w::V {
            unsafe { $w::repeat(core::arch::x86_64::_mm_loadu_si128(p.cast())) }
        }
        #[inline(always)]
        unsafe fn broadcast_4(self, p: *const u8) -> $w::V {
            unsafe { $w::set1_32(p.cast::<i32>().read_unaligned()) }
        }
        #[inline(always)]
        fn rearrange<P: $crate::isa::Permutation>(self, v: $w::V) -> $w::V {
            unsafe { $w::shuffle(v, $w::repeat(core::arch::x86_64::_mm_loadu_si128(P::INDEX.as_ptr().cast()))) }
        }
    };
}
pub(super) use isa_moves;

/// The indices of two permutations.
#[repr(C, align(32))]
pub(super) struct Indices(pub(super) [[u8; 16]; 2]);

pub(super) struct Both<P, Q>(core::marker::PhantomData<(P, Q)>);

impl<P: crate::isa::Permutation, Q: crate::isa::Permutation> Both<P, Q> {
    pub(super) const INDEX: &'static Indices = &Indices([P::INDEX, Q::INDEX]);
}

/// Implements pairs, i.e. 32-byte registers that are treated as two 16-byte registers.
macro_rules! pairs {
    ($token:ident) => {
        // SAFETY for every block below: a value of the token only exists if the CPU supports AVX2,
        // which implies SSE4.1.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl $crate::isa::Pairs for $token {
            type Half = $crate::isa::Sse41;
            #[inline(always)]
            fn half(self) -> $crate::isa::Sse41 {
                unsafe { $crate::isa::Sse41::assume() }
            }
            #[inline(always)]
            fn join(
                self,
                low: core::arch::x86_64::__m128i,
                high: core::arch::x86_64::__m128i,
            ) -> core::arch::x86_64::__m256i {
                unsafe { core::arch::x86_64::_mm256_set_m128i(high, low) }
            }
            #[inline(always)]
            fn low(self, v: core::arch::x86_64::__m256i) -> core::arch::x86_64::__m128i {
                unsafe { core::arch::x86_64::_mm256_castsi256_si128(v) }
            }
            #[inline(always)]
            fn high(self, v: core::arch::x86_64::__m256i) -> core::arch::x86_64::__m128i {
                unsafe { core::arch::x86_64::_mm256_extracti128_si256::<1>(v) }
            }
            #[inline(always)]
            fn middle(
                self,
                a: core::arch::x86_64::__m256i,
                b: core::arch::x86_64::__m256i,
            ) -> core::arch::x86_64::__m256i {
                unsafe { core::arch::x86_64::_mm256_permute2x128_si256::<0x21>(a, b) }
            }
            #[inline(always)]
            fn permute_pair<P: $crate::isa::Permutation, Q: $crate::isa::Permutation>(
                self,
                v: core::arch::x86_64::__m256i,
            ) -> core::arch::x86_64::__m256i {
                unsafe {
                    core::arch::x86_64::_mm256_shuffle_epi8(
                        v,
                        core::arch::x86_64::_mm256_load_si256(
                            $crate::isa::x86_64::registers::Both::<P, Q>::INDEX.0.as_ptr().cast(),
                        ),
                    )
                }
            }
            #[inline(always)]
            fn sub_pair<S: $crate::isa::Sbox, T: $crate::isa::Sbox>(
                self,
                v: core::arch::x86_64::__m256i,
            ) -> core::arch::x86_64::__m256i {
                $crate::isa::nibbles::sub_pair::<S, T, _>(self, v)
            }
        }
    };
}
pub(super) use pairs;

/// Implements separate keys for each lane.
macro_rules! own_keys {
    ($token:ty, $w:ident) => {
        // SAFETY for every block below: a value of the token only exists if the CPU supports its
        // features, and the caller guarantees that pointers are valid.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl $crate::isa::OwnKeys for $token {
            #[inline(always)]
            unsafe fn load_own<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> $w::V {
                unsafe {
                    let (v, key) = ($w::gather(p, stride), $w::gather(key, stride));
                    if SUBTRACT { $w::sub_64(v, key) } else { $w::add_64(v, key) }
                }
            }
            #[inline(always)]
            unsafe fn store_own<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: $w::V) {
                unsafe {
                    let key = $w::gather(key, stride);
                    let v = if SUBTRACT { $w::sub_64(v, key) } else { $w::add_64(v, key) };
                    $w::scatter(p, stride, v)
                }
            }
            #[inline(always)]
            unsafe fn load_lanes(self, p: *const u8) -> $w::V {
                unsafe { $w::gather(p, 16) }
            }
        }
    };
}
pub(super) use own_keys;
