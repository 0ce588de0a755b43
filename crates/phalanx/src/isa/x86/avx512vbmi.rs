//! AVX-512 with VBMI and GFNI: 64-byte registers.
//!
//! A substitution of bytes takes four instructions (`vpmovb2m`, two `vpermi2b`, `vpblendmb`), a product one
//! (`vgf2p8affineqb`), a sum of three one (`vpternlogq`).

use super::registers::{isa_moves, zmm};
use super::token;
use crate::isa::{Affine, Bitslice, Bytes, Factor, Isa, Logic, Permute, Sbox, Shifts, matrix};

token!(
    /// The CPU has AVX-512 F, BW, VL, DQ, VBMI, VBMI2, and GFNI.
    Avx512Vbmi
);

#[repr(C, align(64))]
struct Register([u8; 64]);

/// Derived constants. They are promoted to statics, so every use of the same type reads the same memory.
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

// SAFETY of every block below: a value of `Avx512Vbmi` exists only where the CPU has its features; pointers are as the
// trait asks.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Isa for Avx512Vbmi {
    isa_moves!(zmm);
    #[inline(always)]
    fn xor3(self, a: zmm::V, b: zmm::V, c: zmm::V) -> zmm::V {
        Logic::xor3(self, a, b, c)
    }
    #[inline(always)]
    fn mul<F: Factor>(self, v: zmm::V) -> zmm::V {
        if F::C == 1 { v } else { self.affine(v, self.splat_64(const { matrix::<F>() })) }
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: zmm::V) -> zmm::V {
        let [q0, q1, q2, q3] = Quarters::<S>::TABLE;
        // SAFETY: four tables of 64 bytes.
        let (q0, q1, q2, q3) = unsafe {
            (
                Bitslice::load(self, q0.0.as_ptr(), 16),
                Bitslice::load(self, q1.0.as_ptr(), 16),
                Bitslice::load(self, q2.0.as_ptr(), 16),
                Bitslice::load(self, q3.0.as_ptr(), 16),
            )
        };
        self.blend(self.permute_two(q0, q1, v), self.permute_two(q2, q3, v), v)
    }
}
