//! Multiplication in GF(2^128), GF(2^256) and GF(2^512) as DSTU 7624:2014 represents them: bit `b` of byte `a` is the
//! coefficient of x^(8a + b). For GCM and GMAC.
//!
//! Sums of products, for MGM, read blocks as big-endian numbers, in GF(2^64) and GF(2^128): see [`Dot`].

mod clmul;
mod dot;
mod words;

use crate::isa::{Level, clear_registers};
use crate::kernel::{Entry, Family, Form, Hash, Kernel, Op, Plans, kernel, rows};

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

/// The rows of sums of products: start of the symbols, 64-bit words of a block, measured costs per block.
macro_rules! dots {
    ($symbol:literal, $words:literal, $costs:expr) => {
        &[
            kernel!(Hash Dot, Portable, "words", 1, $costs[0], KEY,
                concat!($symbol, "_dot_portable"), dot::words::<_, $words>),
            #[cfg(target_arch = "x86_64")]
            kernel!(Hash Dot, Sse41 + CLMUL, "one lane", 1, $costs[1], KEY,
                concat!($symbol, "_dot_clmul"), dot::clmul::<_, $words>),
            #[cfg(target_arch = "x86_64")]
            kernel!(Hash Dot, Avx2 + VPCLMUL, "two lanes", 1, $costs[2], KEY,
                concat!($symbol, "_dot_vpclmul_avx2"), dot::clmul::<_, $words>),
            #[cfg(target_arch = "x86_64")]
            kernel!(Hash Dot, Avx512 + VPCLMUL, "four lanes", 1, $costs[3], KEY,
                concat!($symbol, "_dot_vpclmul"), dot::clmul::<_, $words>),
        ]
    };
}

/// The rows of a hash: start of the symbols, width in 128 bits, measured costs per block.
macro_rules! hashes {
    ($symbol:literal, $pairs:literal, $costs:expr) => {
        &[
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
        ]
    };
}

/// The rows of one field: name, start of the symbols, width in 128 bits, measured costs per block; and those of sums.
macro_rules! field {
    ($family:ident, $name:literal, $symbol:literal, $pairs:literal, $costs:expr, $dots:expr) => {
        /// The table of this field.
        pub static $family: Family = Family {
            name: $name,
            block: 16 * $pairs,
            key: 16 * $pairs,
            schedule: 16 * $pairs,
            forms: &[Form { name: "key", bytes: 16 * $pairs }, Form { name: "powers", bytes: POWERS_BYTES }],
            plans: Plans::new(),
            named: &[],
            kernels: rows![hashes!($symbol, $pairs, $costs), $dots],
        };
    };
}

field!(GF2_128, "gf2-128", "gf2_128", 1, [230, 9, 3], dots!("gf2_128", 2, [132, 7, 5, 2]));
field!(GF2_256, "gf2-256", "gf2_256", 2, [890, 34, 10], &[]);
field!(GF2_512, "gf2-512", "gf2_512", 4, [3660, 131, 38], &[]);

/// GF(2^64) modulo x^64 + x^4 + x^3 + x + 1, for sums of products alone: nothing has a key.
pub(crate) static GF2_64: Family = Family {
    name: "gf2-64",
    block: 8,
    key: 0,
    schedule: 0,
    forms: &[Form { name: "none", bytes: 0 }],
    plans: Plans::new(),
    named: &[],
    kernels: dots!("gf2_64", 1, [32, 3, 2, 1]),
};

/// Sums of products, `Σ h_i · x_i`, of blocks of 8 or 16 bytes as big-endian numbers.
#[derive(Clone, Copy)]
pub struct Dot {
    block: usize,
    entry: Hash,
}

impl Dot {
    /// The best kernel of a level, which this CPU has, for blocks of 8 or 16 bytes.
    pub fn new(block: usize, level: Level) -> Self {
        let family = if block == 8 { &GF2_64 } else { &GF2_128 };
        let best = family.candidates(Op::Dot, level).min_by_key(|kernel| kernel.cost);
        let Some(Kernel { entry: Entry::Hash(entry), .. }) = best else {
            unreachable!("both fields have a portable row of this shape")
        };
        Self { block: family.block, entry: *entry }
    }

    /// Adds the products of the blocks of `factors` and of `blocks`, which are as many, to `acc`.
    pub fn add(&self, acc: &mut [u8], factors: &[u8], blocks: &[u8]) {
        let n = blocks.len() / self.block;
        assert!(acc.len() == self.block && factors.len() >= n * self.block, "the modes pass as many factors as blocks");
        // SAFETY: both have `n` blocks and `acc` one; the kernel is available here.
        unsafe { (self.entry)(factors.as_ptr(), blocks.as_ptr(), acc.as_mut_ptr(), n) }
        clear_registers();
    }
}
