//! AVX2: 32-byte registers.
//!
//! A substitution of bytes takes 39 instructions: 16 `vpshufb` by the low nibble, merged over bits 7 and 4 by their
//! algebraic normal form and over bits 6 and 5 by blends. A product takes four (`2x`, `3x`: five) or six.

use core::arch::asm;
use core::arch::x86_64::*;

use crate::isa::{Factor, Isa, Permutation, Sbox};

/// The CPU has AVX2.
#[derive(Clone, Copy, Debug)]
pub struct Avx2(());

impl Avx2 {
    /// The token, unasked.
    ///
    /// # Safety
    /// The CPU has AVX2.
    #[inline(always)]
    pub const unsafe fn assume() -> Self {
        Self(())
    }
}

/// A table of 16 bytes, once per lane.
#[repr(C, align(32))]
struct Lanes([u8; 32]);

const fn lanes(lane: [u8; 16]) -> Lanes {
    let (mut out, mut i) = ([0; 32], 0);
    while i < 32 {
        out[i] = lane[i % 16];
        i += 1;
    }
    Lanes(out)
}

/// Derived constants. They are promoted to statics, so every use of the same type reads the same memory.
struct Derived<T>(core::marker::PhantomData<T>);

impl<P: Permutation> Derived<P> {
    const INDEX: &'static Lanes = &lanes(P::INDEX);
}

/// With `T(b7, b4)` the row of the table for these two bits, and `g` bits 6 and 5, in this order:
/// `T(1,1)`, `T(0,1) ^ T(1,1)`, `T(1,0) ^ T(1,1)`, the sum of all four. A shuffle gives 0 where its index has bit 7
/// set, which makes each term appear exactly for the right bits.
struct NormalForm([[Lanes; 4]; 4]);

struct SboxRows<S>(core::marker::PhantomData<S>);

impl<S: Sbox> SboxRows<S> {
    const ROWS: &'static NormalForm = &NormalForm([
        normal_form(&S::TABLE, 0),
        normal_form(&S::TABLE, 1),
        normal_form(&S::TABLE, 2),
        normal_form(&S::TABLE, 3),
    ]);
}

const fn normal_form(table: &[u8; 256], g: usize) -> [Lanes; 4] {
    let (mut rows, mut k) = ([[0; 16]; 4], 0);
    while k < 16 {
        let t00 = table[g * 32 + k];
        let t01 = table[g * 32 + 16 + k];
        let t10 = table[128 + g * 32 + k];
        let t11 = table[128 + g * 32 + 16 + k];
        rows[0][k] = t11;
        rows[1][k] = t01 ^ t11;
        rows[2][k] = t10 ^ t11;
        rows[3][k] = t00 ^ t01 ^ t10 ^ t11;
        k += 1;
    }
    [lanes(rows[0]), lanes(rows[1]), lanes(rows[2]), lanes(rows[3])]
}

/// The products of the low and of the high nibbles.
struct Products<F>(core::marker::PhantomData<F>);

impl<F: Factor> Products<F> {
    const LOW: &'static Lanes = &lanes(products::<F>(0));
    const HIGH: &'static Lanes = &lanes(products::<F>(4));
}

const fn products<F: Factor>(shift: u32) -> [u8; 16] {
    let (mut t, mut i) = ([0; 16], 0);
    while i < 16 {
        t[i] = F::FIELD.mul(F::C, (i as u8) << shift);
        i += 1;
    }
    t
}

/// Hides where a pointer comes from, so that the compiler reads tables where they are used instead of keeping more of
/// them in registers than there are.
// The assembler does nothing with the pointer, which is the point.
#[allow(clippy::pointers_in_nomem_asm_block)]
#[inline(always)]
fn opaque<T>(p: &'static T) -> &'static T {
    let mut q: *const T = p;
    // SAFETY: no instruction is emitted; the pointer stays what it was.
    unsafe {
        asm!("/* {0} */", inout(reg) q, options(pure, nomem, nostack, preserves_flags));
        &*q
    }
}

// SAFETY of every block below: a value of `Avx2` exists only where the CPU has AVX2; pointers are as the trait asks.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Avx2 {
    #[inline(always)]
    fn table(self, t: &'static Lanes) -> __m256i {
        unsafe { _mm256_load_si256(t.0.as_ptr().cast()) }
    }
    #[inline(always)]
    fn splat(self, b: u8) -> __m256i {
        unsafe { _mm256_set1_epi8(b as i8) }
    }
    #[inline(always)]
    fn shuffle(self, t: __m256i, i: __m256i) -> __m256i {
        unsafe { _mm256_shuffle_epi8(t, i) }
    }
    #[inline(always)]
    fn and(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_and_si256(a, b) }
    }
    #[inline(always)]
    fn or(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_or_si256(a, b) }
    }
    /// Shifts every byte left by one.
    #[inline(always)]
    fn double(self, a: __m256i) -> __m256i {
        unsafe { _mm256_add_epi8(a, a) }
    }
    /// `b` where the top bit of `m` is set, else `a`.
    #[inline(always)]
    fn blend(self, a: __m256i, b: __m256i, m: __m256i) -> __m256i {
        unsafe { _mm256_blendv_epi8(a, b, m) }
    }
}

// SAFETY of every block below: a value of `Avx2` exists only where the CPU has AVX2; pointers are as the trait asks.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Isa for Avx2 {
    type V = __m256i;
    const LANES: usize = 2;

    #[inline(always)]
    unsafe fn load<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> __m256i {
        unsafe {
            let v = if stride == 16 {
                _mm256_loadu_si256(p.cast())
            } else {
                let low = _mm256_castsi128_si256(_mm_loadu_si128(p.cast()));
                _mm256_inserti128_si256::<1>(low, _mm_loadu_si128(p.add(stride).cast()))
            };
            let key = self.broadcast_lane(key);
            if SUBTRACT { _mm256_sub_epi64(v, key) } else { _mm256_add_epi64(v, key) }
        }
    }
    #[inline(always)]
    unsafe fn store<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: __m256i) {
        unsafe {
            let key = self.broadcast_lane(key);
            let v = if SUBTRACT { _mm256_sub_epi64(v, key) } else { _mm256_add_epi64(v, key) };
            if stride == 16 {
                _mm256_storeu_si256(p.cast(), v);
            } else {
                _mm_storeu_si128(p.cast(), _mm256_castsi256_si128(v));
                _mm_storeu_si128(p.add(stride).cast(), _mm256_extracti128_si256::<1>(v));
            }
        }
    }
    #[inline(always)]
    unsafe fn broadcast_lane(self, p: *const u8) -> __m256i {
        unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(p.cast())) }
    }
    #[inline(always)]
    unsafe fn broadcast_4(self, p: *const u8) -> __m256i {
        unsafe { _mm256_set1_epi32(p.cast::<i32>().read_unaligned()) }
    }

    #[inline(always)]
    fn xor(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_xor_si256(a, b) }
    }
    #[inline(always)]
    fn permute<P: Permutation>(self, v: __m256i) -> __m256i {
        self.shuffle(v, self.table(Derived::<P>::INDEX))
    }
    #[inline(always)]
    fn unpack_low_8(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_unpacklo_epi8(a, b) }
    }
    #[inline(always)]
    fn unpack_high_8(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_unpackhi_epi8(a, b) }
    }
    #[inline(always)]
    fn unpack_low_32(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_unpacklo_epi32(a, b) }
    }
    #[inline(always)]
    fn unpack_high_32(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_unpackhi_epi32(a, b) }
    }
    #[inline(always)]
    fn unpack_low_64(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_unpacklo_epi64(a, b) }
    }
    #[inline(always)]
    fn unpack_high_64(self, a: __m256i, b: __m256i) -> __m256i {
        unsafe { _mm256_unpackhi_epi64(a, b) }
    }
    #[inline(always)]
    fn mul<F: Factor>(self, v: __m256i) -> __m256i {
        match F::C {
            1 => v,
            2 | 3 => {
                let carry = unsafe { _mm256_cmpgt_epi8(_mm256_setzero_si256(), v) };
                let twice = self.xor(self.double(v), self.and(carry, self.splat(F::FIELD.reduction())));
                if F::C == 2 { twice } else { self.xor(twice, v) }
            }
            _ => {
                let low = self.and(v, self.splat(0x0f));
                let high = self.and(unsafe { _mm256_srli_epi16::<4>(v) }, self.splat(0x0f));
                let low = self.shuffle(self.table(Products::<F>::LOW), low);
                self.xor(low, self.shuffle(self.table(Products::<F>::HIGH), high))
            }
        }
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: __m256i) -> __m256i {
        let rows = opaque(SboxRows::<S>::ROWS);
        let none = self.and(v, self.splat(0x0f));
        let bit7 = self.and(v, self.splat(0x8f));
        let by6 = self.double(v);
        let by5 = self.double(by6);
        let not4 = self.and(self.double(by5), self.splat(0x80));
        let (bit4, both) = (self.or(none, not4), self.or(bit7, not4));
        let mut row = [none; 4];
        for g in 0..4 {
            let t: &'static [Lanes; 4] = &rows.0[g];
            let x = self.xor(self.shuffle(self.table(&t[0]), none), self.shuffle(self.table(&t[1]), bit7));
            let y = self.xor(self.shuffle(self.table(&t[2]), bit4), self.shuffle(self.table(&t[3]), both));
            row[g] = self.xor(x, y);
        }
        let low = self.blend(row[0], row[1], by5);
        let high = self.blend(row[2], row[3], by5);
        self.blend(low, high, by6)
    }
}
