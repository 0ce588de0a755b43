//! Functions of at most eight variables: truth tables, and their algebraic normal forms, as 256
//! bits.

use std::ops::{BitAnd, BitXor, BitXorAssign, Not};

/// The most variables of a function.
pub(crate) const MOST: usize = 8;

/// A truth table, or the coefficients of an algebraic normal form. Point, or monomial, `p` is bit
/// `p`.
///
/// A function of fewer than eight variables is one of eight that ignores the others, so that tables
/// of functions of any number of variables are combined without a look at that number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Truth(pub(crate) [u64; 4]);

/// For each variable of the first six, the points of a word where it is 1.
const IN_WORD: [u64; 6] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

impl Truth {
    pub(crate) const ZERO: Self = Self([0; 4]);
    pub(crate) const ONES: Self = Self([!0; 4]);

    /// The function that is variable `i`.
    pub(crate) const fn variable(i: usize) -> Self {
        match i {
            6 => Self([0, !0, 0, !0]),
            7 => Self([0, 0, !0, !0]),
            _ => Self([IN_WORD[i]; 4]),
        }
    }

    pub(crate) fn constant(value: bool) -> Self {
        if value { Self::ONES } else { Self::ZERO }
    }

    /// The sum of the variables of a mask.
    pub(crate) fn sum(variables: u8) -> Self {
        ones(variables).fold(Self::ZERO, |sum, i| sum ^ Self::variable(i))
    }

    pub(crate) const fn at(&self, point: usize) -> bool {
        self.0[point >> 6] >> (point & 63) & 1 == 1
    }

    pub(crate) const fn set(&mut self, point: usize) {
        self.0[point >> 6] |= 1 << (point & 63);
    }

    pub(crate) fn flip(&mut self, point: usize) {
        self.0[point >> 6] ^= 1 << (point & 63);
    }

    pub(crate) fn is_zero(&self) -> bool {
        *self == Self::ZERO
    }

    /// From a truth table to the algebraic normal form, and back: the transform is its own inverse.
    pub(crate) fn transformed(self) -> Self {
        let mut words = self.0;
        for word in &mut words {
            for (i, mask) in IN_WORD.iter().enumerate() {
                *word ^= (*word & !mask) << (1 << i);
            }
        }
        words[1] ^= words[0];
        words[3] ^= words[2];
        words[2] ^= words[0];
        words[3] ^= words[1];
        Self(words)
    }

    /// The points, or monomials, of a set.
    pub(crate) fn members(self) -> impl Iterator<Item = usize> {
        let word = |(w, mut word): (usize, u64)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some(64 * w + bit)
            })
        };
        self.0.into_iter().enumerate().flat_map(word)
    }
}

/// The positions of ones in a mask.
pub(crate) fn ones(mask: u8) -> impl Iterator<Item = usize> {
    (0..8).filter(move |i| mask >> i & 1 == 1)
}

impl BitXor for Truth {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] ^ other.0[i]))
    }
}

impl BitXorAssign for Truth {
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl BitAnd for Truth {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl Not for Truth {
    type Output = Self;
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_normal_form_evaluates_to_the_function() {
        let truth = Truth([0x0123_4567_89ab_cdef, 0xfedc_ba98_7654_3210, 0x0f1e_2d3c_4b5a_6978, 0x8796_a5b4_c3d2_e1f0]);
        let form = truth.transformed();
        for point in 0..256 {
            let value = form.members().filter(|monomial| monomial & point == *monomial).count() & 1 == 1;
            assert_eq!(value, truth.at(point), "{point}");
        }
        assert_eq!(form.transformed(), truth);
    }
}
