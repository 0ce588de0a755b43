//! What the layouts share of the linear map: its constants, derived from those of the standard.

use super::tables::{FIELD, L};
use crate::isa::Logic;

/// Planes of bytes multiplied by x.
#[inline(always)]
pub(super) fn times_x<B: Logic>(b: B, a: [B::W; 8]) -> [B::W; 8] {
    let mut product = [a[7]; 8];
    for j in 1..8 {
        product[j] = if const { FIELD.reduction() } >> j & 1 == 1 { b.xor(a[j - 1], a[7]) } else { a[j - 1] };
    }
    product
}

/// The sum of planes of bytes.
#[inline(always)]
pub(super) fn add<B: Logic>(b: B, mut x: [B::W; 8], y: [B::W; 8]) -> [B::W; 8] {
    for j in 0..8 {
        x[j] = b.xor(x[j], y[j]);
    }
    x
}

/// Coefficients of 1, z, …, z^15 of the map as a power series: byte i of the sum takes `STEP[d]` times byte i + d.
pub(super) const STEP: [u8; 16] = {
    let (mut step, mut d) = ([1; 16], 1);
    while d < 16 {
        step[d] = L[d - 1];
        d += 1;
    }
    step
};

/// The inverse of the series [`STEP`].
pub(super) const INV_STEP: [u8; 16] = {
    let (mut inverse, mut i) = ([1; 16], 1);
    while i < 16 {
        let (mut sum, mut d) = (0, 1);
        while d <= i {
            sum ^= FIELD.mul(STEP[d], inverse[i - d]);
            d += 1;
        }
        inverse[i] = sum;
        i += 1;
    }
    inverse
};

/// The linear map L of a block: sixteen steps of a register of bytes.
pub(crate) const fn linear_map(block: [u8; 16]) -> [u8; 16] {
    // The register as it grows, a_15 last; a block has a_15 first.
    let (mut s, mut i) = ([0; 32], 0);
    while i < 16 {
        s[15 - i] = block[i];
        i += 1;
    }
    while i < 32 {
        let mut d = 0;
        while d < 16 {
            s[i] ^= FIELD.mul(STEP[d], s[i - 16 + d]);
            d += 1;
        }
        i += 1;
    }
    let mut image = [0; 16];
    while i > 16 {
        image[32 - i] = s[i - 1];
        i -= 1;
    }
    image
}

/// The constants C_1 to C_32 of the key schedule: L of the numbers 1 to 32.
pub(super) const CONSTANTS: [[u8; 16]; 32] = {
    let (mut constants, mut n) = ([[0; 16]; 32], 0);
    while n < 32 {
        constants[n][15] = n as u8 + 1;
        constants[n] = linear_map(constants[n]);
        n += 1;
    }
    constants
};
