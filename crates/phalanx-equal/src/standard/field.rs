//! GF(2^n): DSTU 7624:2014 for GCM and GMAC, SP 800-38D for the same modes of NIST, GOST R 34.13
//! (R 1323565.1.026) for MGM. Bit `i` of an element is the coefficient of x^i.

use crate::forms::{Bit, Forms};
use crate::memory::Byte;

/// Where the coefficients of an element are in its bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// DSTU 7624:2014: the first byte has the lowest ones, its lowest bit the first.
    Little,
    /// SP 800-38D, section 6.3: the first byte has the lowest ones, its highest bit the first.
    Nist,
    /// R 1323565.1.026: the last byte has the lowest ones, its lowest bit the first.
    Big,
}

impl Order {
    /// The bits of an element, the lowest one first.
    pub fn element(self, bytes: &[Byte]) -> Vec<Bit> {
        match self {
            Self::Little => bytes.concat(),
            Self::Nist => bytes.iter().flat_map(|byte| byte.iter().rev()).copied().collect(),
            Self::Big => bytes.iter().rev().flatten().copied().collect(),
        }
    }

    /// The bytes of an element.
    pub fn bytes(self, element: &[Bit]) -> Vec<Byte> {
        let mut bytes = element.as_chunks::<8>().0.to_vec();
        match self {
            Self::Little => {}
            Self::Nist => bytes.iter_mut().for_each(|byte| byte.reverse()),
            Self::Big => bytes.reverse(),
        }
        bytes
    }
}

/// Binary polynomials of less than `bits` terms, modulo x^bits + x^a + x^b + x^c + 1.
#[derive(Clone, Copy)]
pub struct Field {
    bits: usize,
    terms: [usize; 3],
    /// The order of keys, blocks and hashes.
    pub order: Order,
}

impl Field {
    /// The field of so many bits, in NIST's order or in that of DSTU 7624. None: no standard has it.
    pub fn new(bits: usize, is_nist: bool) -> Option<Self> {
        let terms = match bits {
            64 => [4, 3, 1],
            128 => [7, 2, 1],
            256 => [10, 5, 2],
            512 => [8, 5, 2],
            _ => return None,
        };
        let order = if is_nist { Order::Nist } else { Order::Little };
        (bits == 128 || !is_nist).then_some(Self { bits, terms, order })
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
