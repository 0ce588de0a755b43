//! AVX-512 without VBMI and GFNI, which has 64-byte registers.
//!
//! An S-box takes 28 instructions, including 16 shuffles indexed by the low nibble and seven
//! blends. Eight of the shuffles only write bytes whose bit 4 is set. Multiplications are
//! implemented in [`nibbles`].

use core::arch::x86_64::*;

use super::registers::{isa_moves, lanes, narrow, registers_512, single, xmm, ymm, zmm};
use super::{Xmm, Ymm, token};
use crate::isa::{Bitslice, Bytes, Factor, Isa, Logic, Sbox, nibbles};

token!(
    /// Proof that the CPU supports AVX-512 F, BW, VL and DQ.
    Avx512
);
narrow!(Xmm, Avx512);
narrow!(Ymm, Avx512);

registers_512!(Avx512, zmm, Shuffles);
registers_512!(Ymm<Avx512>, ymm, Shuffles);
registers_512!(Xmm<Avx512>, xmm, Shuffles);
lanes!(Avx512, zmm);
lanes!(Ymm<Avx512>, ymm);
single!(Avx512, Xmm<Avx512>);

/// The lookup table of an S-box as 16 rows of 16 bytes. Constant promotion turns it into a static,
/// so all uses of a type share it.
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

// SAFETY for every block below: an `Avx512` value only exists if the CPU supports its features, and
// the caller guarantees that pointers are valid.
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
        // We turn bit 4 into a mask for the shuffles, but expand bits 5 to 7 to full bytes, because
        // if the operand of a masked move were spilled, the move would read memory under a secret
        // mask.
        let (mut index, mut first, mut bits, mut out) = (v, [0; N], [v; 3], [v; 8]);
        for k in 0..N {
            // Shuffles also look at bit 7, so we have to clear it.
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

// SAFETY for every block below: as above.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Isa for Ymm<Avx512> {
    isa_moves!(ymm);
    #[inline(always)]
    fn mul<F: Factor>(self, v: ymm::V) -> ymm::V {
        nibbles::mul::<F, _>(self, v)
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: ymm::V) -> ymm::V {
        nibbles::sub::<S, _>(self, v)
    }
}

#[cfg(test)]
crate::isa::tests::checks!(avx512, Avx512: Avx512 => words_512; Ymm<Avx512> => words_512; Xmm<Avx512> => words_512);
