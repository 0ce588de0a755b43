//! Gathers of 64-bit entries: look-ups at addresses that depend on data.

use core::arch::x86_64::*;

use phalanx_kernels::isa::{Avx2, Avx512, Bytes, Logic, Pairs, Sse41, Xmm, Ymm};

use super::Columns;

/// Tokens that can gather into column registers.
pub(crate) trait Gathers: Copy {
    /// The token for those registers.
    type Registers: Columns;
    fn registers(self) -> Self::Registers;
    /// Looks up byte `row` of every column of `x`.
    fn look_up(
        self,
        table: &'static [u64; 256],
        x: <Self::Registers as Logic>::W,
        row: usize,
    ) -> <Self::Registers as Logic>::W;
}

/// AVX2 with 16-byte registers.
#[derive(Clone, Copy)]
pub(crate) struct Half(Avx2);

impl From<Avx2> for Half {
    fn from(token: Avx2) -> Self {
        Self(token)
    }
}

/// A shuffle that moves the bytes of a row to the low byte of their columns and clears the rest.
struct Row([u8; 16]);

static ROWS: [Row; 8] = {
    let (mut rows, mut row) = ([const { Row([0xff; 16]) }; 8], 0);
    while row < 8 {
        rows[row].0[0] = row as u8;
        rows[row].0[8] = 8 + row as u8;
        row += 1;
    }
    rows
};

macro_rules! gathers {
    ($token:ty, $registers:ty, $self:ident => $make:expr, |$table:ident, $index:ident| $gather:expr) => {
        // SAFETY of every block below: a token only exists if the CPU has its features. Indices are
        // bytes, and tables have 256 entries.
        #[allow(clippy::undocumented_unsafe_blocks)]
        impl Gathers for $token {
            type Registers = $registers;
            #[inline(always)]
            fn registers($self) -> $registers {
                $make
            }
            #[inline(always)]
            fn look_up(
                self,
                table: &'static [u64; 256],
                x: <$registers as Logic>::W,
                row: usize,
            ) -> <$registers as Logic>::W {
                let l = self.registers();
                let $table = table.as_ptr().cast();
                let $index = l.shuffle(x, unsafe { l.repeat(ROWS[row].0.as_ptr(), 2) });
                unsafe { $gather }
            }
        }
    };
}
gathers!(Half, Sse41, self => self.0.half(), |table, index| _mm_i64gather_epi64::<8>(table, index));
gathers!(Avx2, Avx2, self => self, |table, index| _mm256_i64gather_epi64::<8>(table, index));
gathers!(Xmm<Avx512>, Self, self => self,
         |table, index| _mm_mmask_i64gather_epi64::<8>(_mm_setzero_si128(), 0xff, index, table));
gathers!(Ymm<Avx512>, Self, self => self,
         |table, index| _mm256_mmask_i64gather_epi64::<8>(_mm256_setzero_si256(), 0xff, index, table));
gathers!(Avx512, Self, self => self, |table, index| _mm512_i64gather_epi64::<8>(index, table));
