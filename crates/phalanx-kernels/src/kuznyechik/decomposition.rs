//! The S-box, using the decomposition by A. Biryukov, L. Perrin and A. Udovenko
//! (*Reverse-Engineering the S-Box of Streebog, Kuznyechik and STRIBOBr1*, 2016), for registers
//! that can multiply in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1.
//!
//! Let `(l, r) = alpha(x)` in GF(2^4)^2, modulo x^4 + x^3 + 1, where 1/0 is defined as 0:
//!
//! ```text
//! l' = nu1(l / r), or nu0(l) if r is 0          r' = sigma(r phi(l'))          pi(x) = omega(l', r')
//! ```
//!
//! We represent GF(2^4) by the subfield V of GF(2^8), so that we can multiply with one instruction.
//! Among the 17 sets cV, 5V is the only one whose elements all have bit 7 clear, and they also
//! differ in their low four bits, so an element of 5V can serve both as a factor and as a shuffle
//! index. All linear maps around the S-box are matrices anyway, so we are free to keep bytes in a
//! basis ([`BASIS`]) in which neither part of the result needs another map:
//!
//! ```text
//! to encrypt    l' in the low half of a byte, r' in the high one         13 instructions
//! to decrypt    r + 5 l, both in V                                        12 instructions
//! ```

use super::linear::Map;
use super::tables::FIELD;
use crate::field::Field;
use crate::isa::{Affine, Bytes};

/// The field of the multiplication instruction.
const BYTES: Field = Field::new(0x11b);

const NU0: [u8; 16] = [2, 5, 3, 11, 6, 9, 14, 10, 0, 4, 15, 1, 8, 13, 12, 7];
const NU1: [u8; 16] = [7, 6, 12, 9, 0, 15, 8, 1, 4, 5, 11, 14, 13, 2, 3, 10];
const PHI: [u8; 16] = [11, 2, 11, 8, 12, 4, 1, 12, 6, 3, 5, 8, 14, 3, 6, 11];
const SIGMA: [u8; 16] = [12, 13, 0, 4, 8, 11, 10, 14, 3, 9, 5, 2, 15, 1, 6, 7];
/// `l` is the high half.
const ALPHA: Map = Map::from_rows([0x08, 0x41, 0x43, 0xef, 0x8a, 0x44, 0x1a, 0x20]);
/// `l'` is the high half.
const OMEGA: Map = Map::from_rows([0x0a, 0x04, 0x20, 0x9a, 0x08, 0x44, 0x82, 0x01]);

/// Embeds an element of GF(2^4) in V. x maps to a root of x^4 + x^3 + 1.
const fn embed(a: u8) -> u8 {
    let mut root = 2;
    loop {
        let cube = BYTES.mul(root, BYTES.mul(root, root));
        if BYTES.mul(cube, root) ^ cube == 1 {
            break;
        }
        root += 1;
    }
    let (mut sum, mut power, mut i) = (0, 1, 0);
    while i < 4 {
        if a >> i & 1 == 1 {
            sum ^= power;
        }
        power = BYTES.mul(power, root);
        i += 1;
    }
    sum
}

/// Embeds an element of GF(2^4) in 5V.
const fn index(a: u8) -> u8 {
    BYTES.mul(5, embed(a))
}

/// The maps that extract the high and the low half of a byte as elements of 5V.
const PICK: [Map; 2] = {
    let (mut high, mut low, mut i) = ([0; 8], [0; 8], 0);
    while i < 4 {
        (high[4 + i], low[i]) = (index(1 << i), index(1 << i));
        i += 1;
    }
    [Map::new(high), Map::new(low)]
};

/// The maps to the basis of the bytes, for encryption and for decryption.
pub(super) const BASIS: [Map; 2] = {
    let (mut swap, mut sum, mut i) = ([0; 8], [0; 8], 0);
    while i < 4 {
        (swap[i], swap[4 + i]) = (0x10 << i, 1 << i);
        (sum[i], sum[4 + i]) = (embed(1 << i), index(1 << i));
        i += 1;
    }
    [Map::new(swap).after(OMEGA.inverse()), Map::new(sum).after(ALPHA)]
};

/// The inverses of [`BASIS`].
pub(super) const FROM_BASIS: [Map; 2] = [BASIS[0].inverse(), BASIS[1].inverse()];

/// The maps to `l` and `r` (`l'` and `r'` for decryption) as elements of 5V.
pub(crate) const PARTS: [[Map; 2]; 2] =
    [[PICK[0].after(ALPHA), PICK[1].after(ALPHA)], [PICK[0].after(OMEGA.inverse()), PICK[1].after(OMEGA.inverse())]];

/// The same maps from the basis.
pub(super) const SPLIT: [[Map; 2]; 2] = [
    [PARTS[0][0].after(FROM_BASIS[0]), PARTS[0][1].after(FROM_BASIS[0])],
    [PARTS[1][0].after(FROM_BASIS[1]), PARTS[1][1].after(FROM_BASIS[1])],
];

/// Multiplication by a constant in the field of the linear map, in the basis.
pub(super) const fn product(decrypt: bool, c: u8) -> Map {
    let direction = decrypt as usize;
    BASIS[direction].after(Map::product(FIELD, c)).after(FROM_BASIS[direction])
}

/// A shuffle table.
#[repr(C, align(16))]
pub(crate) struct Table(pub(super) [u8; 16]);

/// The inverse in GF(2^4), or 0 for 0.
const fn inverse(a: u8) -> u8 {
    let (e, mut b) = (embed(a), 0);
    while b < 16 {
        if BYTES.mul(e, embed(b)) == 1 {
            return b;
        }
        b += 1;
    }
    0
}

/// The preimage of `y`.
const fn preimage(t: &[u8; 16], y: u8) -> u8 {
    let mut x = 0;
    while t[x as usize] != y {
        x += 1;
    }
    x
}

macro_rules! table {
    ($a:ident => $value:expr) => {{
        let (mut t, mut $a) = ([0; 16], 0u8);
        while $a < 16 {
            t[index($a) as usize & 15] = $value;
            $a += 1;
        }
        Table(t)
    }};
}

/// 1 / r, in V.
pub(super) static INVERSE: Table = table!(r => embed(inverse(r)));
/// nu1, and the correction that turns it into nu0, which is added if r is 0 because the quotient is
/// 0 in that case.
pub(super) static NU: [Table; 2] = [table!(p => NU1[p as usize]), table!(l => NU0[l as usize] ^ NU1[0])];
/// phi, in V, indexed by l'.
pub(super) static PHI_OF: Table = {
    let (mut t, mut a) = ([0; 16], 0);
    while a < 16 {
        t[a] = embed(PHI[a]);
        a += 1;
    }
    Table(t)
};
/// sigma, in the high half.
pub(super) static SIGMA_OF: Table = table!(q => SIGMA[q as usize] << 4);
/// Nonzero unless r is 0.
pub(super) static NOT_ZERO: Table = table!(r => if r == 0 { 0 } else { 0x80 });

/// Both parts of the result after another linear map: the part from l', and the part from the index
/// into [`SIGMA_OF`].
pub(crate) const fn results(behind: Map) -> [Table; 2] {
    let (mut high, mut low, mut a) = ([0; 16], [0; 16], 0u8);
    while a < 16 {
        high[a as usize] = behind.image(OMEGA.image(a << 4));
        low[index(a) as usize & 15] = behind.image(OMEGA.image(SIGMA[a as usize]));
        a += 1;
    }
    [Table(high), Table(low)]
}

/// sigma^-1, in V.
pub(super) static INV_SIGMA: Table = table!(r => embed(preimage(&SIGMA, r)));
/// 1 / phi, in V.
pub(super) static INV_PHI: Table = table!(l => embed(inverse(PHI[l as usize])));
/// nu1^-1 in 5V, and nu0^-1 in 5V.
pub(super) static INV_NU: [Table; 2] = [table!(l => index(preimage(&NU1, l))), table!(l => index(preimage(&NU0, l)))];
/// Nonzero unless sigma^-1 is 0.
pub(super) static INV_NOT_ZERO: Table = table!(r => if preimage(&SIGMA, r) == 0 { 0 } else { 0x80 });

/// Looks up bytes in a table with a shuffle.
#[inline(always)]
pub(crate) fn look_up<B: Bytes>(b: B, table: &'static Table, index: B::W) -> B::W {
    // SAFETY: a table is 16 bytes long.
    b.shuffle(unsafe { b.load(table.0.as_ptr(), 0) }, index)
}

/// Applies a linear map to bytes.
#[inline(always)]
pub(crate) fn map<B: Affine>(b: B, x: B::W, matrix: u64) -> B::W {
    b.affine(x, b.splat_64(matrix))
}

/// Computes l' and the index of r' for [`SIGMA_OF`], given l and r as elements of 5V.
#[inline(always)]
pub(crate) fn forward<B: Affine + Bytes>(b: B, l: B::W, r: B::W) -> [B::W; 2] {
    let quotient = b.multiply(l, look_up(b, &INVERSE, r));
    let only_zero = b.or(l, look_up(b, &NOT_ZERO, r));
    let l1 = b.xor(look_up(b, &NU[0], quotient), look_up(b, &NU[1], only_zero));
    [l1, b.multiply(r, look_up(b, &PHI_OF, l1))]
}

/// Computes r + 5 l, given l' and r' as elements of 5V.
#[inline(always)]
pub(super) fn backward<B: Affine + Bytes>(b: B, l1: B::W, r1: B::W) -> B::W {
    let r = b.multiply(look_up(b, &INV_SIGMA, r1), look_up(b, &INV_PHI, l1));
    let l = b.multiply(look_up(b, &INV_NU[0], l1), r);
    let only_zero = b.or(l1, look_up(b, &INV_NOT_ZERO, r1));
    b.xor(b.xor(l, r), look_up(b, &INV_NU[1], only_zero))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kuznyechik::tables::{INV_PI, PI};

    /// Tests the decomposition as published, in GF(2^4).
    #[test]
    fn the_decomposition_is_the_substitution() {
        let product = |a: u8, b: u8| (0..16).find(|&c| embed(c) == BYTES.mul(embed(a), embed(b))).expect("a subfield");
        for x in 0..=255 {
            let y = ALPHA.image(x);
            let (l, r) = (y >> 4, y & 15);
            let new = if r == 0 { NU0[usize::from(l)] } else { NU1[usize::from(product(l, inverse(r)))] };
            let other = SIGMA[usize::from(product(r, PHI[usize::from(new)]))];
            assert_eq!(OMEGA.image(new << 4 | other), PI[usize::from(x)]);
        }
    }

    /// What the embedding must satisfy: it has to be a subfield, and yield valid shuffle indices.
    #[test]
    fn elements_are_factors_and_indices() {
        let mut seen = [false; 16];
        for a in 0..16 {
            assert!(index(a) < 0x80 && !core::mem::replace(&mut seen[usize::from(index(a) & 15)], true));
            for b in 0..16 {
                assert_eq!(embed(a) ^ embed(b), embed(a ^ b));
                assert!((0..16).any(|c| embed(c) == BYTES.mul(embed(a), embed(b))));
            }
        }
    }

    /// Looks up bytes in a table with a shuffle.
    fn look_up(table: &Table, i: u8) -> u8 {
        if i >= 0x80 { 0 } else { table.0[usize::from(i & 15)] }
    }

    /// Tests the instructions for both directions, in their bases.
    #[test]
    fn substitutions_in_the_bases() {
        for x in 0..=255 {
            let [l, r] = SPLIT[0].map(|map| map.image(BASIS[0].image(x)));
            let quotient = BYTES.mul(l, look_up(&INVERSE, r));
            let l1 = look_up(&NU[0], quotient) ^ look_up(&NU[1], l | look_up(&NOT_ZERO, r));
            let y = l1 ^ look_up(&SIGMA_OF, BYTES.mul(r, look_up(&PHI_OF, l1)));
            assert_eq!(FROM_BASIS[0].image(y), PI[usize::from(x)]);

            let [l, r] = SPLIT[1].map(|map| map.image(BASIS[1].image(x)));
            let r0 = BYTES.mul(look_up(&INV_SIGMA, r), look_up(&INV_PHI, l));
            let l0 = BYTES.mul(look_up(&INV_NU[0], l), r0);
            let y = l0 ^ r0 ^ look_up(&INV_NU[1], l | look_up(&INV_NOT_ZERO, r));
            assert_eq!(FROM_BASIS[1].image(y), INV_PI[usize::from(x)]);
        }
    }

    #[test]
    fn products_in_the_bases() {
        for decrypt in [false, true] {
            for (c, x) in (0..=255).flat_map(|c| (0..=255).map(move |x| (c, x))) {
                let basis = BASIS[usize::from(decrypt)];
                assert_eq!(product(decrypt, c).image(basis.image(x)), basis.image(FIELD.mul(c, x)));
            }
        }
    }
}
