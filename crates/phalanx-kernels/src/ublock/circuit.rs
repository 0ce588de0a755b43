//! The 4-bit S-box as an in-place circuit with four steps.
//!
//! With x3 x2 x1 x0 as the bits of a nibble, s(x) is `x0 ^= !(x2 & x3); x3 ^= x1 | x2; x2 ^= !(x0 &
//! x1); x1 ^= x0 | x3`. Both complements can be merged into the round keys because the linear layer
//! preserves a plane that is all ones in both halves: the one for x0 goes into the key before the
//! S-box, and the one for x2 into the key after it. This leaves eight gates.

use crate::isa::Logic;

/// The complements to add to every byte of round key `r`, which are the same for both directions.
#[inline(always)]
pub(super) const fn complements(r: usize, rounds: usize) -> u8 {
    let before = if r < rounds { 0x11 } else { 0 };
    let behind = if r > 0 { 0x44 } else { 0 };
    before | behind
}

/// The S-box without its complements.
#[inline(always)]
pub(super) fn sub<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4]) -> [L::W; 4] {
    let x0 = l.xor_and(x0, x2, x3);
    let x3 = l.xor_or(x3, x1, x2);
    let x2 = l.xor_and(x2, x0, x1);
    let x1 = l.xor_or(x1, x0, x3);
    [x0, x1, x2, x3]
}

/// The inverse, which performs the same steps in reverse order.
#[inline(always)]
pub(super) fn inv_sub<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4]) -> [L::W; 4] {
    let x1 = l.xor_or(x1, x0, x3);
    let x2 = l.xor_and(x2, x0, x1);
    let x3 = l.xor_or(x3, x1, x2);
    let x0 = l.xor_and(x0, x2, x3);
    [x0, x1, x2, x3]
}
