//! Instruction sets.

/// Bitwise operations on a word of some width: all that a bit-sliced circuit needs.
///
/// A circuit is written once over this trait and serves `u64`, SSE, AVX2 and AVX-512 words alike. There is no
/// indexing and no comparison, so a circuit cannot depend on a secret in time.
pub trait Logic: Copy {
    /// The word.
    type W: Copy;
    /// `a ^ b`
    fn xor(self, a: Self::W, b: Self::W) -> Self::W;
    /// `a & b`
    fn and(self, a: Self::W, b: Self::W) -> Self::W;
    /// `a | b`
    fn or(self, a: Self::W, b: Self::W) -> Self::W;
    /// `!a & b`
    fn and_not(self, a: Self::W, b: Self::W) -> Self::W;
    /// `!a`
    fn not(self, a: Self::W) -> Self::W;
}

/// Words of 64 bits, on any machine.
#[derive(Clone, Copy, Debug)]
pub struct Word64;

impl Logic for Word64 {
    type W = u64;
    #[inline(always)]
    fn xor(self, a: u64, b: u64) -> u64 {
        a ^ b
    }
    #[inline(always)]
    fn and(self, a: u64, b: u64) -> u64 {
        a & b
    }
    #[inline(always)]
    fn or(self, a: u64, b: u64) -> u64 {
        a | b
    }
    #[inline(always)]
    fn and_not(self, a: u64, b: u64) -> u64 {
        !a & b
    }
    #[inline(always)]
    fn not(self, a: u64) -> u64 {
        !a
    }
}
