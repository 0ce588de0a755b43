//! AVX-512 without VBMI and GFNI: 64-byte registers.
//!
//! A substitution of bytes takes 16 shuffles by the low nibble, eight of them into the bytes where bit 4 is set, and seven
//! blends: 28 instructions. Products are those of [`nibbles`].

use core::arch::x86_64::*;

use super::registers::{isa_moves, lanes, narrow, registers_512, single, xmm, ymm, zmm};
use super::{Xmm, Ymm, token};
use crate::isa::{Bitslice, Bytes, Factor, Isa, Logic, Sbox, nibbles};

token!(
    /// The CPU has AVX-512 F, BW, VL, DQ.
    Avx512
);
narrow!(Xmm, Avx512);
narrow!(Ymm, Avx512);

registers_512!(Avx512, zmm, Shuffles);
registers_512!(Ymm<Avx512>, ymm, Shuffles);
registers_512!(Xmm<Avx512>, xmm, Shuffles);
lanes!(Avx512, zmm);
single!(Avx512, Xmm<Avx512>);

/// The table of a substitution as 16 rows of 16 bytes. They are promoted to statics, so every use of the same type reads the
/// same memory.
struct Rows<S>(core::marker::PhantomData<S>);

impl<S: Sbox> Rows<S> {
    const TABLE: &'static [[u8; 16]; 16] = &{
        let (mut rows, mut i) = ([[0; 16]; 16], 0);
        while i < 256 {
            rows[i / 16][i % 16] = S::TABLE[i];
            i += 1;
        }
        rows
    };
}

// SAFETY of every block below: a value of `Avx512` exists only where the CPU has its features; pointers are as the
// trait asks.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Isa for Avx512 {
    isa_moves!(zmm);
    #[inline(always)]
    fn mul<F: Factor>(self, v: zmm::V) -> zmm::V {
        nibbles::mul::<F, _>(self, v)
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: zmm::V) -> zmm::V {
        let [v] = self.sub_each::<S, 1>([v]);
        v
    }
    #[inline(always)]
    fn sub_each<S: Sbox, const N: usize>(self, v: [zmm::V; N]) -> [zmm::V; N] {
        let rows: &'static [[u8; 16]; 16] = Rows::<S>::TABLE;
        // Bit 4 as a mask for shuffles; bits 5 to 7 as bytes that are all ones where the bit is set: what a masked move takes
        // from memory, because it was spilled, it would load under a secret mask.
        let (mut index, mut first, mut bits, mut out) = (v, [0; N], [v; 3], [v; 8]);
        for k in 0..N {
            // A shuffle looks at bit 7 too.
            index[k] = self.and(v[k], self.splat_8(0x0f));
            first[k] = unsafe { _mm512_test_epi8_mask(v[k], self.splat_8(0x10)) };
            for bit in 0..3 {
                let mask = unsafe { _mm512_test_epi8_mask(v[k], self.splat_8(0x20 << bit)) };
                bits[bit][k] = unsafe { _mm512_movm_epi8(mask) };
            }
        }
        for pair in 0..8 {
            let (low, high) = unsafe {
                (Bitslice::load(self, rows[2 * pair].as_ptr(), 0), Bitslice::load(self, rows[2 * pair + 1].as_ptr(), 0))
            };
            for k in 0..N {
                let x = self.shuffle(low, index[k]);
                out[pair][k] = unsafe { _mm512_mask_shuffle_epi8(x, first[k], high, index[k]) };
            }
        }
        for k in 0..N {
            for level in 0..3 {
                for i in 0..4 >> level {
                    let (a, b) = (out[2 * i][k], out[2 * i + 1][k]);
                    out[i][k] = unsafe { _mm512_ternarylogic_epi64::<0xca>(bits[level][k], b, a) };
                }
            }
        }
        out[0]
    }
}

#[cfg(test)]
crate::isa::tests::checks!(avx512, Avx512: Avx512 => words_512; Ymm<Avx512> => words_512; Xmm<Avx512> => words_512);
