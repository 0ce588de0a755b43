//! SSSE3 and SSE4.1, which have 16-byte registers.
//!
//! S-boxes and multiplications are implemented in [`nibbles`].

use super::registers::{isa_moves, lanes, registers, single, xmm};
use super::token;
use crate::isa::{Factor, Isa, Sbox, nibbles};

token!(
    /// Proof that the CPU supports SSSE3 and SSE4.1.
    Sse41
);

registers!(Sse41, xmm, Shuffles);
lanes!(Sse41, xmm);
single!(Sse41, Sse41);

// SAFETY for every block below: an `Sse41` value only exists if the CPU supports its features, and
// the caller guarantees that pointers are valid.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Isa for Sse41 {
    isa_moves!(xmm);
    #[inline(always)]
    fn mul<F: Factor>(self, v: xmm::V) -> xmm::V {
        nibbles::mul::<F, _>(self, v)
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: xmm::V) -> xmm::V {
        nibbles::sub::<S, _>(self, v)
    }
}

#[cfg(test)]
crate::isa::tests::checks!(sse41, Sse41: Sse41 => words);
