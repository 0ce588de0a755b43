//! GF(2^n): DSTU 7624:2014 for GCM and GMAC, GOST R 34.13 (R 1323565.1.026) for MGM. Bit `i` is the
//! coefficient of x^i.

use crate::forms::{Bit, Forms};

/// Binary polynomials of less than `bits` terms, modulo x^bits + x^a + x^b + x^c + 1.
#[derive(Clone, Copy)]
pub struct Field {
    bits: usize,
    terms: [usize; 3],
}

impl Field {
    /// The field of so many bits. None: no standard has it.
    pub fn new(bits: usize) -> Option<Self> {
        let terms = match bits {
            64 => [4, 3, 1],
            128 => [7, 2, 1],
            256 => [10, 5, 2],
            512 => [8, 5, 2],
            _ => return None,
        };
        Some(Self { bits, terms })
    }

    /// A sum of products.
    pub fn dot(&self, forms: &mut Forms, pairs: &[(&[Bit], &[Bit])]) -> Vec<Bit> {
        let mut sums = vec![Vec::new(); 2 * self.bits];
        for (a, b) in pairs {
            for (i, a) in a.iter().enumerate() {
                for (j, b) in b.iter().enumerate() {
                    sums[i + j].push(forms.multiply(*a, *b));
                }
            }
        }
        let mut product: Vec<Bit> = sums.into_iter().map(|sum| forms.sum(sum)).collect();
        for i in (self.bits..2 * self.bits).rev() {
            for term in [0].into_iter().chain(self.terms) {
                let at = i - self.bits + term;
                product[at] = forms.xor(product[at], product[i]);
            }
        }
        product.truncate(self.bits);
        product
    }
}
