//! SSSE3 and SSE4.1: 16-byte registers.
//!
//! Substitutions and products are those of [`nibbles`](super::nibbles).

use super::registers::{isa_moves, xmm};
use super::{nibbles, token};
use crate::isa::{Factor, Isa, Sbox};

token!(
    /// The CPU has SSSE3 and SSE4.1.
    Sse41
);

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
