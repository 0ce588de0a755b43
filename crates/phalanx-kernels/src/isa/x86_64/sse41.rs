//! SSSE3 and SSE4.1: 16-byte registers.
//!
//! Substitutions and products are those of [`nibbles`].

use super::registers::{isa_moves, lanes, registers, single, xmm};
use super::token;
use crate::isa::{Factor, Isa, Sbox, nibbles};

token!(
    /// The CPU has SSSE3 and SSE4.1.
    Sse41
);

registers!(Sse41, xmm, Shuffles);
lanes!(Sse41, xmm);
single!(Sse41, Sse41);

// SAFETY of every block below: a value of `Sse41` exists only where the CPU has its features; pointers are as the trait
// asks.
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
