//! Multiplication in GF(2^128), GF(2^256) and GF(2^512) as DSTU 7624:2014 represents them: bit `b` of byte `a` is the
//! coefficient of x^(8a + b). For GCM and GMAC.

mod clmul;
mod words;

use crate::kernel::{Family, Form, Plans, kernel};

/// The hash key, and its powers from the highest to the first.
const KEY: usize = 0;
const POWERS: usize = 1;

/// Bytes of the powers of a hash key: as many blocks share one reduction.
const POWERS_BYTES: usize = 512;

/// A field of binary polynomials of `16 * PAIRS` bytes modulo x^(128·PAIRS) + x^`TERMS[0]` + x^`TERMS[1]` + x^`TERMS[2]` + 1.
trait Modulus<const PAIRS: usize> {
    const TERMS: [u32; 3];
}

struct Dstu;

impl Modulus<1> for Dstu {
    const TERMS: [u32; 3] = [7, 2, 1];
}
impl Modulus<2> for Dstu {
    const TERMS: [u32; 3] = [10, 5, 2];
}
impl Modulus<4> for Dstu {
    const TERMS: [u32; 3] = [8, 5, 2];
}

/// Reduces a product of twice the width. `PAIRS` is the width in 128 bits; `product[2i]`, `product[2i + 1]` are the low
/// and high 64 bits of its `i`-th 128 bits.
#[inline(always)]
fn reduce<const PAIRS: usize>(product: [[u64; 2]; 8]) -> [[u64; 2]; 4]
where
    Dstu: Modulus<PAIRS>,
{
    let limbs = const { 2 * PAIRS };
    let mut low = [[0; 2]; 4];
    let mut over = 0;
    for i in 0..limbs {
        let (word, high) = (product[i / 2][i % 2], product[(limbs + i) / 2][i % 2]);
        low[i / 2][i % 2] ^= word ^ high ^ over;
        over = 0;
        for term in <Dstu as Modulus<PAIRS>>::TERMS {
            low[i / 2][i % 2] ^= high << term;
            over ^= high >> (64 - term);
        }
    }
    // What ran over the top has at most ten bits.
    low[0][0] ^= over;
    for term in <Dstu as Modulus<PAIRS>>::TERMS {
        low[0][0] ^= over << term;
    }
    low
}

/// The rows of one field: name, start of the symbols, width in 128 bits, measured costs per block.
macro_rules! field {
    ($family:ident, $name:literal, $symbol:literal, $pairs:literal, $costs:expr) => {
        /// The table of this field.
        pub static $family: Family = Family {
            name: $name,
            block: 16 * $pairs,
            key: 16 * $pairs,
            schedule: 16 * $pairs,
            forms: &[Form { name: "key", bytes: 16 * $pairs }, Form { name: "powers", bytes: POWERS_BYTES }],
            plans: Plans::new(),
            named: &[],
            kernels: &[
        kernel!(Expand Schedule, Portable, "words", 1, 10, KEY,
                    concat!($symbol, "_key"), words::copy::<_, $pairs>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Expand Prepare, Portable, "words", 1, 15000, POWERS,
                    concat!($symbol, "_powers_portable"), words::powers::<_, $pairs>),
        kernel!(Hash Hash, Portable, "words", 1, $costs[0], KEY,
                    concat!($symbol, "_hash_portable"), words::hash::<_, $pairs>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Expand Prepare, Sse41 + CLMUL, "carry-less products", 1, 1000, POWERS,
                    concat!($symbol, "_powers_clmul"), clmul::powers::<_, $pairs>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Hash Hash, Sse41 + CLMUL, "one block a register", 1, $costs[1], POWERS,
                    concat!($symbol, "_hash_clmul"), clmul::hash::<_, $pairs>),
                #[cfg(target_arch = "x86_64")]
        kernel!(Hash Hash, Avx512 + VPCLMUL, "four blocks a register", 1, $costs[2], POWERS,
                    concat!($symbol, "_hash_vpclmul"), clmul::hash::<_, $pairs>),
            ],
        };
    };
}

field!(GF2_128, "gf2-128", "gf2_128", 1, [230, 9, 3]);
field!(GF2_256, "gf2-256", "gf2_256", 2, [890, 34, 10]);
field!(GF2_512, "gf2-512", "gf2_512", 4, [3660, 131, 38]);
