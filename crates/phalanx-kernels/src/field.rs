//! Compile-time arithmetic in GF(2^8), which we use to derive the ciphers' constants.
//!
//! Never use this on secrets, because the functions branch on their arguments.

/// GF(2^8) modulo a polynomial of degree eight.
#[derive(Clone, Copy)]
pub struct Field(u16);

impl Field {
    /// The field modulo `polynomial`, where bit `i` is the coefficient of x^i.
    pub const fn new(polynomial: u16) -> Self {
        assert!(polynomial >> 8 == 1, "the polynomial has degree eight");
        Self(polynomial)
    }

    /// The product of `a` and `b`.
    pub const fn mul(self, a: u8, b: u8) -> u8 {
        let (mut a, mut b, mut r) = (a as u16, b, 0u16);
        while b != 0 {
            if b & 1 == 1 {
                r ^= a;
            }
            a <<= 1;
            if a & 0x100 != 0 {
                a ^= self.0;
            }
            b >>= 1;
        }
        r as u8
    }

    /// x^8 modulo the polynomial, i.e. the polynomial's low eight coefficients.
    pub const fn reduction(self) -> u8 {
        self.0 as u8
    }

    /// The inverse of `a`, or 0 if `a` is 0.
    pub const fn inv(self, a: u8) -> u8 {
        // a^254
        let (mut r, mut i) = (a, 0);
        while i < 6 {
            r = self.mul(self.mul(r, r), a);
            i += 1;
        }
        self.mul(r, r)
    }
}

/// The inverse of a permutation of byte values.
pub const fn invert(permutation: &[u8; 256]) -> [u8; 256] {
    let (mut inverse, mut seen, mut i) = ([0; 256], [false; 256], 0);
    while i < 256 {
        let y = permutation[i] as usize;
        assert!(!seen[y], "not a permutation");
        seen[y] = true;
        inverse[y] = i as u8;
        i += 1;
    }
    inverse
}
