//! The substitution of nibbles as a circuit of four steps in place.
//!
//! With x3 x2 x1 x0 the bits of a nibble, s(x) is `x0 ^= !(x2 & x3); x3 ^= x1 | x2; x2 ^= !(x0 & x1); x1 ^= x0 | x3`. Both
//! complements move into the round keys: that of x0 to the key before the substitution, that of x2 to the key behind it,
//! since the linear layer keeps a plane that is all ones in both halves. What is left takes eight gates.

use crate::isa::Logic;

/// What the complements add to every byte of round key `r`, in both directions.
#[inline(always)]
pub(super) const fn complements(r: usize, rounds: usize) -> u8 {
    let before = if r < rounds { 0x11 } else { 0 };
    let behind = if r > 0 { 0x44 } else { 0 };
    before | behind
}

/// The substitution without its complements.
#[inline(always)]
pub(super) fn sub<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4]) -> [L::W; 4] {
    let x0 = l.xor_and(x0, x2, x3);
    let x3 = l.xor_or(x3, x1, x2);
    let x2 = l.xor_and(x2, x0, x1);
    let x1 = l.xor_or(x1, x0, x3);
    [x0, x1, x2, x3]
}

/// The inverse: the same steps backwards.
#[inline(always)]
pub(super) fn inv_sub<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4]) -> [L::W; 4] {
    let x1 = l.xor_or(x1, x0, x3);
    let x2 = l.xor_and(x2, x0, x1);
    let x3 = l.xor_or(x3, x1, x2);
    let x0 = l.xor_and(x0, x2, x3);
    [x0, x1, x2, x3]
}
