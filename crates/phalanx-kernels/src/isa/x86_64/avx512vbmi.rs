//! AVX-512 with VBMI and GFNI, which has 64-byte registers.
//!
//! An S-box takes four instructions: two `vpermi2b`, `vgf2p8affineqb` and `vpternlogq`.
//! Multiplications (`vgf2p8affineqb`) and three-input XORs (`vpternlogq`) take one instruction each.

use core::arch::x86_64::*;

use super::registers::{affine, isa_moves, lanes, narrow, own_keys, permute, registers_512, xmm, ymm, zmm};
use super::{Xmm, Ymm, token};
use crate::isa::{Affine, Bitslice, Factor, Isa, Logic, Permute, Sbox, Shifts, matrix};

token!(
    /// Proof that the CPU supports AVX-512 F, BW, VL, DQ, VBMI and VBMI2, as well as GFNI.
    Avx512Vbmi
);
narrow!(Xmm, Avx512Vbmi);
narrow!(Ymm, Avx512Vbmi);

registers_512!(Avx512Vbmi, zmm, ProductsAndTables);
registers_512!(Ymm<Avx512Vbmi>, ymm, ProductsAndTables);
registers_512!(Xmm<Avx512Vbmi>, xmm, ProductsAndTables);
lanes!(Avx512Vbmi, zmm);
lanes!(Ymm<Avx512Vbmi>, ymm);
affine!(Avx512Vbmi, zmm);
affine!(Ymm<Avx512Vbmi>, ymm);
affine!(Xmm<Avx512Vbmi>, xmm);
permute!(Avx512Vbmi, zmm);
permute!(Ymm<Avx512Vbmi>, ymm);
permute!(Xmm<Avx512Vbmi>, xmm);
own_keys!(Avx512Vbmi, zmm);

#[repr(C, align(64))]
struct Register([u8; 64]);

/// Derived constants. Constant promotion turns them into statics, so all uses of a type share them.
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

// SAFETY for every block below: an `Avx512Vbmi` value only exists if the CPU supports its features,
// and the caller guarantees that pointers are valid.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Isa for Avx512Vbmi {
    isa_moves!(zmm);
    const PREFER_LATENCY: bool = true;
    #[inline(always)]
    fn mul<F: Factor>(self, v: zmm::V) -> zmm::V {
        if F::C == 1 { v } else { self.affine(v, self.splat_64(const { matrix::<F>() })) }
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: zmm::V) -> zmm::V {
        self.sub_unmasked::<S>(v)
    }
    #[inline(always)]
    fn sub_unmasked<S: Sbox>(self, v: zmm::V) -> zmm::V {
        /// The matrix that copies bit 7 to all bits.
        const SPREAD_TOP: u64 = u64::from_ne_bytes([0x80; 8]);
        let (low, high) = self.halves::<S>(v);
        self.ternary::<0xca>(self.affine(v, self.splat_64(SPREAD_TOP)), high, low)
    }
}

impl Avx512Vbmi {
    /// Looks up the low seven bits in each half of the table.
    #[inline(always)]
    fn halves<S: Sbox>(self, v: zmm::V) -> (zmm::V, zmm::V) {
        let [q0, q1, q2, q3] = Quarters::<S>::TABLE;
        // SAFETY: each of the four tables is 64 bytes long.
        let (q0, q1, q2, q3) = unsafe {
            (
                Bitslice::load(self, q0.0.as_ptr(), 16),
                Bitslice::load(self, q1.0.as_ptr(), 16),
                Bitslice::load(self, q2.0.as_ptr(), 16),
                Bitslice::load(self, q3.0.as_ptr(), 16),
            )
        };
        (self.permute_two(q0, q1, v), self.permute_two(q2, q3, v))
    }
}

/// The same for half-width and quarter-width registers, whose S-boxes use a full-width register.
macro_rules! halved {
    ($narrow:ident, $w:ident, $widen:ident, $cut:ident) => {
        // SAFETY for every block below: as above.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl Isa for $narrow<Avx512Vbmi> {
            isa_moves!($w);
            const PREFER_LATENCY: bool = true;
            #[inline(always)]
            fn mul<F: Factor>(self, v: $w::V) -> $w::V {
                if F::C == 1 { v } else { self.affine(v, self.splat_64(const { matrix::<F>() })) }
            }
            #[inline(always)]
            fn sub<S: Sbox>(self, v: $w::V) -> $w::V {
                unsafe { $cut(Avx512Vbmi::assume().sub::<S>($widen(v))) }
            }
            #[inline(always)]
            fn sub_unmasked<S: Sbox>(self, v: $w::V) -> $w::V {
                unsafe { $cut(Avx512Vbmi::assume().sub_unmasked::<S>($widen(v))) }
            }
        }
    };
}
halved!(Ymm, ymm, _mm512_castsi256_si512, _mm512_castsi512_si256);
halved!(Xmm, xmm, _mm512_castsi128_si512, _mm512_castsi512_si128);

#[cfg(test)]
crate::isa::tests::checks!(
    avx512_vbmi, Avx512Vbmi:
    Avx512Vbmi => words_512, affine, permute;
    Ymm<Avx512Vbmi> => words_512, affine, permute;
    Xmm<Avx512Vbmi> => words_512, affine, permute
);
