//! Multiplication in GF(2^128), GF(2^256) and GF(2^512), for the GCM and GMAC modes of DSTU
//! 7624:2014. Bit `b` of byte `a` is the coefficient of x^(8a + b), but x^(8a + 7 - b) in the GCM of
//! SP 800-38D, so its kernels reverse the bits of every byte that they read or write.
//!
//! For MGM, [`Dot`] computes sums of products in GF(2^64) and GF(2^128), whose blocks are
//! big-endian numbers.

#[cfg(bodies)]
mod clmul;
#[cfg(bodies)]
mod dot;
mod entries;
#[cfg(bodies)]
mod words;

use alloc::boxed::Box;
use once_cell::race::OnceBox;

use crate::abi::{Entry, Ghash};
use crate::entry_macros::family;
use crate::frames::Frame;
use crate::isa::Steady;
use crate::level::Level;
use crate::table::{Family, Kernel, Op};
use crate::wipe_after::wipe_behind;

/// How many bytes of powers of a hash key we store, from the highest power down to H. This is also
/// how many bytes of blocks can share one reduction.
const POWERS_BYTES: usize = 512;

/// The field of polynomials over GF(2) of `16 * PAIRS` bytes modulo x^(128·PAIRS) + x^`TERMS[0]` +
/// x^`TERMS[1]` + x^`TERMS[2]` + 1.
#[cfg(bodies)]
trait Modulus<const PAIRS: usize> {
    const TERMS: [u32; 3];
}

#[cfg(bodies)]
struct Dstu;

#[cfg(bodies)]
impl Modulus<1> for Dstu {
    const TERMS: [u32; 3] = [7, 2, 1];
}
#[cfg(bodies)]
impl Modulus<2> for Dstu {
    const TERMS: [u32; 3] = [10, 5, 2];
}
#[cfg(bodies)]
impl Modulus<4> for Dstu {
    const TERMS: [u32; 3] = [8, 5, 2];
}

/// Reduces a double-width product. `PAIRS` is the field's width in units of 128 bits, and
/// `product[i]` holds the low and high half of the `i`-th unit.
#[cfg(bodies)]
#[inline(always)]
fn reduce<const PAIRS: usize>(product: [[u64; 2]; 8]) -> [[u64; 2]; 4]
where
    Dstu: Modulus<PAIRS>,
{
    let limbs = const { 2 * PAIRS };
    let mut low = [[0; 2]; 4];
    let mut over = 0;
    for i in 0..limbs {
        // The modulo has no effect except to get rid of the bounds check.
        let (word, high) = (product[i / 2 % 8][i % 2], product[(limbs + i) / 2 % 8][i % 2]);
        low[i / 2][i % 2] ^= word ^ high ^ over;
        over = 0;
        for term in <Dstu as Modulus<PAIRS>>::TERMS {
            low[i / 2][i % 2] ^= high << term;
            over ^= high >> (64 - term);
        }
    }
    // The overflow is at most ten bits long.
    low[0][0] ^= over;
    for term in <Dstu as Modulus<PAIRS>>::TERMS {
        low[0][0] ^= over << term;
    }
    low
}

family! {
    schedule: form "key";
    block: BLOCK, key: KEY, schedule: KEY;
    /// Modulo x^64 + x^4 + x^3 + x + 1. This field has no keys because it is only used for sums of
    /// products.
    pub(crate) static GF2_64 = gf2_64: "gf2-64" {
        pub(crate) const BLOCK: usize = 8;
        pub(crate) const KEY: usize = 0;
        pub(crate) const WORDS: usize = 1;
    }
    pub static GF2_128 = gf2_128: "gf2-128" {
        pub(crate) const REVERSED: bool = false;
        pub(crate) const PAIRS: usize = 1;
        pub(crate) const WORDS: usize = 2 * PAIRS;
        pub(crate) const BLOCK: usize = 16 * PAIRS;
        pub(crate) const KEY: usize = BLOCK;
    }
    /// In the bit order of SP 800-38D. The form with powers has the order of the other fields.
    pub static GF2_128_NIST = gf2_128_nist: "gf2-128-nist" {
        pub(crate) const REVERSED: bool = true;
        pub(crate) const PAIRS: usize = 1;
        pub(crate) const BLOCK: usize = 16 * PAIRS;
        pub(crate) const KEY: usize = BLOCK;
    }
    pub static GF2_256 = gf2_256: "gf2-256" {
        pub(crate) const REVERSED: bool = false;
        pub(crate) const PAIRS: usize = 2;
        pub(crate) const BLOCK: usize = 16 * PAIRS;
        pub(crate) const KEY: usize = BLOCK;
    }
    pub static GF2_512 = gf2_512: "gf2-512" {
        pub(crate) const REVERSED: bool = false;
        pub(crate) const PAIRS: usize = 4;
        pub(crate) const BLOCK: usize = 16 * PAIRS;
        pub(crate) const KEY: usize = BLOCK;
    }
}

/// Computes sums of products `Σ h_i · x_i`, where blocks are big-endian numbers of 8 or 16 bytes.
#[derive(Clone, Copy)]
pub struct Dot {
    block: usize,
    sum: (Ghash, Frame),
    products: (Ghash, Frame),
}

impl Dot {
    /// Selects the fastest kernels of a level for 8-byte or 16-byte blocks. This CPU must support
    /// the level. The result is cached.
    pub fn new(block: usize, level: Level) -> Self {
        static CHOSEN: [[OnceBox<Dot>; Level::ALL.len()]; 2] =
            [const { [const { OnceBox::new() }; Level::ALL.len()] }; 2];
        let chosen = &CHOSEN[usize::from(block == 8)][level as usize];
        *chosen.get_or_init(|| Box::new(Self::choose(if block == 8 { &GF2_64 } else { &GF2_128 }, level)))
    }

    fn choose(family: &'static Family, level: Level) -> Self {
        let best = |op| {
            let best = family.candidates(op, level).min_by_key(|kernel| kernel.cost());
            let Some(Kernel { entry: Entry::Ghash(entry), frame, .. }) = best else {
                unreachable!("both fields have portable kernels of this type")
            };
            (*entry, *frame)
        };
        Self { block: family.block, sum: best(Op::Dot), products: best(Op::Products) }
    }

    /// Multiplies each block of `factors` by the block of `blocks` at the same index, and adds all
    /// products to `acc`. Both must contain the same number of blocks.
    pub fn add(&self, acc: &mut [u8], factors: &[u8], blocks: &[u8]) {
        let n = blocks.len() / self.block;
        assert!(acc.len() == self.block && factors.len() >= n * self.block, "modes pass a factor for each block");
        let _steady = Steady::begin();
        // SAFETY: both contain `n` blocks, `acc` contains one, and this CPU supports the kernel.
        unsafe { (self.sum.0)(factors.as_ptr(), blocks.as_ptr(), acc.as_mut_ptr(), n) }
        wipe_behind(self.sum.1);
    }

    /// Multiplies each block of `factors` by the block of `blocks` at the same index, and adds the
    /// product to the block of `accs` at that index. All three must be the same length.
    pub fn add_each(&self, accs: &mut [u8], factors: &[u8], blocks: &[u8]) {
        let (n, bytes) = (accs.len() / self.block, accs.len());
        assert!(factors.len() == bytes && blocks.len() == bytes, "modes pass buffers of equal length");
        let _steady = Steady::begin();
        // SAFETY: all three contain `n` blocks, and this CPU supports the kernel.
        unsafe { (self.products.0)(factors.as_ptr(), blocks.as_ptr(), accs.as_mut_ptr(), n) }
        wipe_behind(self.products.1);
    }
}
