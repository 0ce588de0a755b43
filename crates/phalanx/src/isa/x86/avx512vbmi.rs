//! AVX-512 with VBMI and GFNI: 64-byte registers.
//!
//! A substitution of bytes takes four instructions (`vpmovb2m`, two `vpermi2b`, `vpblendmb`), a product one
//! (`vgf2p8affineqb`), a sum of three one (`vpternlogq`).

use core::arch::x86_64::*;

use crate::isa::{Factor, Isa, Permutation, Sbox, product_rows};

/// The CPU has AVX-512 F, BW, VL, DQ, VBMI, VBMI2, and GFNI.
#[derive(Clone, Copy, Debug)]
pub struct Avx512Vbmi(());

impl Avx512Vbmi {
    /// The token, unasked.
    ///
    /// # Safety
    /// The CPU has these features.
    #[inline(always)]
    pub const unsafe fn assume() -> Self {
        Self(())
    }
}

#[repr(C, align(64))]
struct Register([u8; 64]);

impl Register {
    /// # Safety
    /// The CPU has AVX-512.
    #[inline(always)]
    unsafe fn load(&'static self) -> __m512i {
        // SAFETY: 64 bytes, aligned.
        unsafe { _mm512_load_si512(self.0.as_ptr().cast()) }
    }
}

/// Derived constants. They are promoted to statics, so every use of the same type reads the same memory.
struct Derived<T>(core::marker::PhantomData<T>);

impl<P: Permutation> Derived<P> {
    const INDEX: &'static Register = &{
        let (mut r, mut i) = ([0; 64], 0);
        while i < 64 {
            r[i] = P::INDEX[i % 16];
            i += 1;
        }
        Register(r)
    };
}

struct Quarters<S>(core::marker::PhantomData<S>);

impl<S: Sbox> Quarters<S> {
    const TABLE: &'static [Register; 4] = &{
        let (mut t, mut i) = ([[0; 64]; 4], 0);
        while i < 256 {
            t[i / 64][i % 64] = S::TABLE[i];
            i += 1;
        }
        [Register(t[0]), Register(t[1]), Register(t[2]), Register(t[3])]
    };
}

/// The matrix of `vgf2p8affineqb`: bit `i` of the result is the parity of byte `7 - i` of the matrix and the argument.
struct Matrix<F>(core::marker::PhantomData<F>);

impl<F: Factor> Matrix<F> {
    const M: i64 = u64::from_be_bytes(product_rows(F::FIELD, F::C)).cast_signed();
}

// SAFETY of every block below: a value of `Avx512Vbmi` exists only where the CPU has its features; pointers are as the
// trait asks.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Isa for Avx512Vbmi {
    type V = __m512i;
    const LANES: usize = 4;

    #[inline(always)]
    unsafe fn load<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> __m512i {
        unsafe {
            let v = if stride == 16 {
                _mm512_loadu_si512(p.cast())
            } else {
                let v = _mm512_castsi128_si512(_mm_loadu_si128(p.cast()));
                let v = _mm512_inserti32x4::<1>(v, _mm_loadu_si128(p.add(stride).cast()));
                let v = _mm512_inserti32x4::<2>(v, _mm_loadu_si128(p.add(2 * stride).cast()));
                _mm512_inserti32x4::<3>(v, _mm_loadu_si128(p.add(3 * stride).cast()))
            };
            let key = self.broadcast_lane(key);
            if SUBTRACT { _mm512_sub_epi64(v, key) } else { _mm512_add_epi64(v, key) }
        }
    }
    #[inline(always)]
    unsafe fn store<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: __m512i) {
        unsafe {
            let key = self.broadcast_lane(key);
            let v = if SUBTRACT { _mm512_sub_epi64(v, key) } else { _mm512_add_epi64(v, key) };
            if stride == 16 {
                _mm512_storeu_si512(p.cast(), v);
            } else {
                _mm_storeu_si128(p.cast(), _mm512_castsi512_si128(v));
                _mm_storeu_si128(p.add(stride).cast(), _mm512_extracti32x4_epi32::<1>(v));
                _mm_storeu_si128(p.add(2 * stride).cast(), _mm512_extracti32x4_epi32::<2>(v));
                _mm_storeu_si128(p.add(3 * stride).cast(), _mm512_extracti32x4_epi32::<3>(v));
            }
        }
    }
    #[inline(always)]
    unsafe fn broadcast_lane(self, p: *const u8) -> __m512i {
        unsafe { _mm512_broadcast_i32x4(_mm_loadu_si128(p.cast())) }
    }
    #[inline(always)]
    unsafe fn broadcast_4(self, p: *const u8) -> __m512i {
        unsafe { _mm512_set1_epi32(p.cast::<i32>().read_unaligned()) }
    }

    #[inline(always)]
    fn xor(self, a: __m512i, b: __m512i) -> __m512i {
        unsafe { _mm512_xor_si512(a, b) }
    }
    #[inline(always)]
    fn xor3(self, a: __m512i, b: __m512i, c: __m512i) -> __m512i {
        unsafe { _mm512_ternarylogic_epi64::<0x96>(a, b, c) }
    }
    #[inline(always)]
    fn permute<P: Permutation>(self, v: __m512i) -> __m512i {
        unsafe { _mm512_shuffle_epi8(v, Derived::<P>::INDEX.load()) }
    }
    #[inline(always)]
    fn unpack_low_8(self, a: __m512i, b: __m512i) -> __m512i {
        unsafe { _mm512_unpacklo_epi8(a, b) }
    }
    #[inline(always)]
    fn unpack_high_8(self, a: __m512i, b: __m512i) -> __m512i {
        unsafe { _mm512_unpackhi_epi8(a, b) }
    }
    #[inline(always)]
    fn unpack_low_32(self, a: __m512i, b: __m512i) -> __m512i {
        unsafe { _mm512_unpacklo_epi32(a, b) }
    }
    #[inline(always)]
    fn unpack_high_32(self, a: __m512i, b: __m512i) -> __m512i {
        unsafe { _mm512_unpackhi_epi32(a, b) }
    }
    #[inline(always)]
    fn unpack_low_64(self, a: __m512i, b: __m512i) -> __m512i {
        unsafe { _mm512_unpacklo_epi64(a, b) }
    }
    #[inline(always)]
    fn unpack_high_64(self, a: __m512i, b: __m512i) -> __m512i {
        unsafe { _mm512_unpackhi_epi64(a, b) }
    }
    #[inline(always)]
    fn mul<F: Factor>(self, v: __m512i) -> __m512i {
        if F::C == 1 {
            return v;
        }
        unsafe { _mm512_gf2p8affine_epi64_epi8::<0>(v, _mm512_set1_epi64(Matrix::<F>::M)) }
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: __m512i) -> __m512i {
        let [q0, q1, q2, q3] = Quarters::<S>::TABLE;
        unsafe {
            let high = _mm512_movepi8_mask(v);
            let a = _mm512_permutex2var_epi8(q0.load(), v, q1.load());
            let b = _mm512_permutex2var_epi8(q2.load(), v, q3.load());
            _mm512_mask_blend_epi8(high, a, b)
        }
    }
}
