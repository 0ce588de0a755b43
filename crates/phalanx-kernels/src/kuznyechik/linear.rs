//! The linear map: constants that all layouts share, derived from those in the standard.

use super::tables::{FIELD, L};
use crate::field::Field;
use crate::isa::{Factor, Logic};

/// Multiplies planes of bytes by x.
#[inline(always)]
pub(super) fn times_x<B: Logic>(b: B, a: [B::W; 8]) -> [B::W; 8] {
    let mut product = [a[7]; 8];
    for j in 1..8 {
        product[j] = if const { FIELD.reduction() } >> j & 1 == 1 { b.xor(a[j - 1], a[7]) } else { a[j - 1] };
    }
    product
}

/// Adds planes of bytes.
#[inline(always)]
pub(super) fn add<B: Logic>(b: B, mut x: [B::W; 8], y: [B::W; 8]) -> [B::W; 8] {
    for j in 0..8 {
        x[j] = b.xor(x[j], y[j]);
    }
    x
}

/// Multiplication by a constant of the linear map's field.
pub(super) struct Coefficient<const C: u8>;

impl<const C: u8> Factor for Coefficient<C> {
    const FIELD: Field = FIELD;
    const C: u8 = C;
}

/// The coefficients of 1, z, …, z^15 when the map is written as a power series. Byte i of the sum
/// includes `STEP[d]` times byte i + d.
pub(super) const STEP: [u8; 16] = {
    let (mut step, mut d) = ([1; 16], 1);
    while d < 16 {
        step[d] = L[d - 1];
        d += 1;
    }
    step
};

/// The inverse of the power series [`STEP`].
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

/// Applies the linear map L to a block, as sixteen steps of a byte shift register.
pub const fn linear_map(block: [u8; 16]) -> [u8; 16] {
    register(block, false)
}

/// Applies the inverse of L.
pub const fn inv_linear_map(block: [u8; 16]) -> [u8; 16] {
    register(block, true)
}

/// Applies L or its inverse, which runs the same steps from the other end of the block.
const fn register(block: [u8; 16], inverse: bool) -> [u8; 16] {
    // The register, which grows with every step. For L, the block's last byte enters first.
    let flip = if inverse { 0 } else { 15 };
    let (mut s, mut i) = ([0; 32], 0);
    while i < 16 {
        s[i] = block[i ^ flip];
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
    let (mut image, mut i) = ([0; 16], 0);
    while i < 16 {
        image[i ^ flip] = s[16 + i];
        i += 1;
    }
    image
}

/// The matrices of L and its inverse. The factor of byte `j` in byte `i` of the image is
/// `MATRIX[…][i][j]`.
pub(super) const MATRIX: [[[u8; 16]; 16]; 2] = {
    let (mut matrix, mut k) = ([[[0; 16]; 16]; 2], 0);
    while k < 32 {
        let mut unit = [0; 16];
        unit[k % 16] = 1;
        let (image, mut i) = (register(unit, k >= 16), 0);
        while i < 16 {
            matrix[k / 16][i][k % 16] = image[i];
            i += 1;
        }
        k += 1;
    }
    matrix
};

/// The key schedule's constants C_1 to C_32, which result from applying L to the numbers 1 to 32.
pub(super) const CONSTANTS: [[u8; 16]; 32] = {
    let (mut constants, mut n) = ([[0; 16]; 32], 0);
    while n < 32 {
        constants[n][15] = n as u8 + 1;
        constants[n] = linear_map(constants[n]);
        n += 1;
    }
    constants
};

/// A linear map on bytes, given by the images of the eight bits.
#[derive(Clone, Copy)]
pub(crate) struct Map([u8; 8]);

impl Map {
    pub(crate) const IDENTITY: Self = Self([1, 2, 4, 8, 16, 32, 64, 128]);

    /// Creates a map from the images of bits 0 to 7.
    pub(super) const fn new(images: [u8; 8]) -> Self {
        Self(images)
    }

    /// Multiplication by a constant.
    pub(super) const fn product(field: Field, c: u8) -> Self {
        let (mut images, mut i) = ([0; 8], 0);
        while i < 8 {
            images[i] = field.mul(c, 1 << i);
            i += 1;
        }
        Self(images)
    }

    /// Creates a map from its rows. Bit 7 of the image is the parity of the byte ANDed with the
    /// first row.
    pub(super) const fn from_rows(rows: [u8; 8]) -> Self {
        let (mut images, mut i) = ([0; 8], 0);
        while i < 64 {
            images[i % 8] |= (rows[i / 8] >> (i % 8) & 1) << (7 - i / 8);
            i += 1;
        }
        Self(images)
    }

    /// The image of `x`. This is not constant-time.
    pub(super) const fn image(self, x: u8) -> u8 {
        let (mut y, mut i) = (0, 0);
        while i < 8 {
            if x >> i & 1 == 1 {
                y ^= self.0[i];
            }
            i += 1;
        }
        y
    }

    /// Maps all bytes of a block, in constant time.
    #[inline(always)]
    pub(super) fn of_block(self, block: [u8; 16]) -> [u8; 16] {
        const ONES: u128 = u128::from_le_bytes([1; 16]);
        let (block, mut sum) = (u128::from_le_bytes(block), 0);
        for i in 0..8 {
            sum ^= (block >> i & ONES) * u128::from(self.0[i]);
        }
        sum.to_le_bytes()
    }

    /// Composes two maps, applying `first` and then this one.
    pub(super) const fn after(self, first: Self) -> Self {
        let (mut images, mut i) = ([0; 8], 0);
        while i < 8 {
            images[i] = self.image(first.0[i]);
            i += 1;
        }
        Self(images)
    }

    pub(super) const fn inverse(self) -> Self {
        let (mut images, mut x) = ([0; 8], 255u8);
        while x > 0 {
            let y = self.image(x);
            assert!(y != 0, "the map has no inverse");
            if y.is_power_of_two() {
                images[y.trailing_zeros() as usize] = x;
            }
            x -= 1;
        }
        Self(images)
    }

    /// The matrix, in the format that [`Affine`](crate::isa::Affine) uses.
    pub(crate) const fn matrix(self) -> u64 {
        let (mut m, mut i) = (0, 0);
        while i < 64 {
            m |= (self.0[i % 8] as u64 >> (i / 8) & 1) << (8 * (7 - i / 8) + i % 8);
            i += 1;
        }
        m
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mul(a: u8, b: u8) -> u8 {
        FIELD.mul(a, b)
    }

    /// Blocks that together cover every byte at every position.
    fn blocks() -> impl Iterator<Item = [u8; 16]> {
        (0..=255u8)
            .map(|x| core::array::from_fn(|p| x.wrapping_mul(2 * p as u8 + 1).wrapping_add(37u8.wrapping_mul(p as u8))))
    }

    /// Sums up a block shifted up or down by d bytes, multiplied by the coefficients of a series.
    fn sum(series: &[u8; 16], block: &[u8; 16], up: bool) -> [u8; 16] {
        let at = |p: usize, d: usize| if up { p.checked_sub(d) } else { Some(p + d).filter(|q| *q < 16) };
        let terms = |p: usize| (0..16).filter_map(move |d| at(p, d).map(|q| mul(series[d], block[q])));
        core::array::from_fn(|p| terms(p).fold(0, |a, b| a ^ b))
    }

    #[test]
    fn the_map_is_a_product_of_two_series() {
        for block in blocks() {
            assert_eq!(linear_map(block), sum(&INV_STEP, &sum(&STEP, &block, true), false));
            assert_eq!(register(block, true), sum(&INV_STEP, &sum(&STEP, &block, false), true));
            assert_eq!(register(linear_map(block), true), block);
        }
    }

    #[test]
    fn the_matrix_is_the_map() {
        for block in blocks() {
            for (matrix, image) in MATRIX.iter().zip([linear_map(block), register(block, true)]) {
                let row = |i: usize| (0..16).fold(0, |a, j| a ^ mul(matrix[i][j], block[j]));
                assert_eq!(core::array::from_fn::<_, 16, _>(row), image);
            }
        }
    }

    /// `step` in the byte-sliced layout uses this to save a multiplication.
    #[test]
    fn one_coefficient_is_a_sum() {
        assert_eq!((STEP[3], STEP[1] ^ STEP[4] ^ 1), (133, 133));
        assert!((1..16).all(|d| STEP[d] == STEP[16 - d]), "the pairs have equal coefficients");
    }

    /// `first = a + 148 x`, `second = … + 148 first + 32 x`.
    #[test]
    fn two_steps_at_once() {
        for x in 0..=255 {
            for a in 0..=255 {
                let second = mul(148, a ^ mul(148, x)) ^ mul(32, x);
                assert_eq!(second, mul(148, a) ^ mul(mul(148, 148) ^ 32, x));
            }
        }
    }

    /// If the register starts out as zeros, the added values become the key, in either direction.
    #[test]
    fn keys_within_the_steps() {
        for key in blocks() {
            let added = sum(&STEP, &key, false);
            let mut m = [0; 16];
            for p in (0..16).rev() {
                m[p] = (1..16).fold(m[p] ^ added[p], |a, d| a ^ mul(STEP[d], m[(p + 16 - d) % 16]));
            }
            assert_eq!(m, key);

            // In decryption, the inverse of a sum is the sum of the inverses.
            let mut m = [0; 16];
            for p in 0..16 {
                m[p] = (1..16).fold(m[p] ^ added[p], |a, d| a ^ mul(STEP[d], m[(p + 16 - d) % 16]));
            }
            assert_eq!(m, register(key, true));
        }
    }

    #[test]
    fn maps() {
        let map = Map::product(FIELD, 148);
        for x in 0..=255 {
            assert_eq!((map.image(x), map.inverse().image(map.image(x)), Map::IDENTITY.image(x)), (mul(148, x), x, x));
            assert_eq!(map.after(map).image(x), mul(148, mul(148, x)));
            // This is how the instruction interprets its matrix.
            let row = |i: usize| ((map.matrix() >> (8 * (7 - i))) as u8 & x).count_ones() as u8 & 1;
            assert_eq!((0..8).fold(0, |y, i| y | row(i) << i), map.image(x));
        }
        for block in blocks() {
            assert_eq!(map.of_block(block), block.map(|x| map.image(x)));
        }
    }
}
