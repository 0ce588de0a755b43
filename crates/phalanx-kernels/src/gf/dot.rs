//! Sums of products `Σ h_i · x_i` in GF(2^64) and GF(2^128), for MGM.
//!
//! Blocks are big-endian numbers, i.e. bit 0 of the last byte is the coefficient of x^0. The
//! factors `h_i` are outputs of the cipher, one for each message block.
//!
//! We sum up all products of a call before we reduce them, so there is only one reduction. The
//! bytes of every 64-bit word are reversed on load, so that a lane holds one block with the high
//! word first, or two blocks:
//!
//! ```text
//! 16 bytes   low += second · second,  high += first · first,  mid += first · second + second · first
//!  8 bytes   low += first · first + second · second
//! ```
//!
//! A short message only has a few products, so we compute the products of several messages in
//! parallel, with block `i` of each message in its own column, and reduce them in registers with
//! two multiplications by the low terms of the polynomial. For 16-byte blocks, the first one
//! multiplies the highest word, and the second one the word below it, including the overflow from
//! the first. For 8-byte blocks, the first one multiplies the high word, and the second one its
//! overflow.

use super::reduce;
use super::words::carryless;
use crate::isa::{Carryless, one_by_one};

/// The field with `WORDS` words per block, high word first, which knows how to reduce products.
pub(super) trait Field<const WORDS: usize> {
    /// Reduces a double-width product, which is given low word first.
    fn reduce(product: [u64; 4]) -> [u64; WORDS];
}

pub(super) struct Mgm;

impl Field<1> for Mgm {
    /// Modulo x^64 + x^4 + x^3 + x + 1.
    #[inline(always)]
    fn reduce([low, high, ..]: [u64; 4]) -> [u64; 1] {
        let times = |x: u64| x ^ x << 1 ^ x << 3 ^ x << 4;
        // The overflow is at most four bits long.
        let over = high >> 63 ^ high >> 61 ^ high >> 60;
        [low ^ times(high) ^ times(over)]
    }
}

impl Field<2> for Mgm {
    /// Modulo x^128 + x^7 + x^2 + x + 1, as in DSTU 7624:2014.
    #[inline(always)]
    fn reduce([a, b, c, d]: [u64; 4]) -> [u64; 2] {
        let zero = [0; 2];
        let [[low, high], ..] = reduce::<1>([[a, b], [c, d], zero, zero, zero, zero, zero, zero]);
        [high, low]
    }
}

/// # Safety
/// `p` must be readable for `8 * WORDS` bytes.
#[inline(always)]
unsafe fn read<const WORDS: usize>(p: *const u8) -> [u64; WORDS] {
    let mut words = [0; WORDS];
    for w in 0..WORDS {
        // SAFETY: this accesses word `w` of the block.
        words[w] = u64::from_be_bytes(unsafe { p.cast::<[u8; 8]>().add(w).read() });
    }
    words
}

/// Adds the reduced sum to `acc`.
///
/// # Safety
/// `acc` must be valid for `8 * WORDS` bytes.
#[inline(always)]
unsafe fn finish<const WORDS: usize>(acc: *mut u8, product: [u64; 4])
where
    Mgm: Field<WORDS>,
{
    // SAFETY: this accesses one block.
    unsafe {
        let (old, sum) = (read::<WORDS>(acc), <Mgm as Field<WORDS>>::reduce(product));
        for w in 0..WORDS {
            acc.cast::<[u8; 8]>().add(w).write((old[w] ^ sum[w]).to_be_bytes());
        }
    }
}

/// Computes a sum of products using integer multiplication.
///
/// # Safety
/// Same as for [`Ghash`](crate::abi::Ghash), except that `factors` must hold `n` blocks.
#[inline(always)]
pub(super) unsafe fn words<I, const WORDS: usize>(_isa: I, factors: *const u8, src: *const u8, acc: *mut u8, n: usize)
where
    Mgm: Field<WORDS>,
{
    let mut product = [0; 4];
    // SAFETY: this accesses block `i` of `n` of both, and `acc`.
    unsafe {
        for i in 0..n {
            let (h, x) = (read::<WORDS>(factors.add(8 * WORDS * i)), read::<WORDS>(src.add(8 * WORDS * i)));
            for j in 0..WORDS {
                for k in 0..WORDS {
                    let p = carryless(h[j], x[k]);
                    // The last word is the lowest one.
                    let place = 2 * (WORDS - 1) - j - k;
                    product[place] ^= p as u64;
                    product[place + 1] ^= (p >> 64) as u64;
                }
            }
        }
        finish::<WORDS>(acc, product);
    }
}

/// Computes separate products, and adds each one to its own block of `acc`.
///
/// # Safety
/// Same as for [`words`], except that `acc` must hold `n` blocks.
#[inline(always)]
pub(super) unsafe fn products_words<I: Copy, const WORDS: usize>(
    isa: I,
    factors: *const u8,
    src: *const u8,
    acc: *mut u8,
    n: usize,
) where
    Mgm: Field<WORDS>,
{
    for i in 0..n {
        // Prevent vectorisation, since a vectorised loop would start by checking whether the
        // buffers overlap.
        let at = 8 * WORDS * one_by_one(i);
        // SAFETY: this accesses block `i` of `n` of all three.
        unsafe { words::<I, WORDS>(isa, factors.add(at), src.add(at), acc.add(at), 1) }
    }
}

/// Sums of products, with 128 bits in every lane.
struct Sums<I: Carryless> {
    low: I::V,
    mid: I::V,
    high: I::V,
}

/// Adds up the products for one register of blocks.
#[inline(always)]
fn accumulate<I: Carryless, const WORDS: usize>(i: I, sums: &mut Sums<I>, h: I::V, x: I::V) {
    let (h, x) = (i.reverse_words(h), i.reverse_words(x));
    let (first, second) = (i.carryless::<0x00>(h, x), i.carryless::<0x11>(h, x));
    if WORDS == 1 {
        sums.low = i.xor(sums.low, i.xor(first, second));
    } else {
        sums.low = i.xor(sums.low, second);
        sums.high = i.xor(sums.high, first);
        sums.mid = i.xor(sums.mid, i.xor(i.carryless::<0x01>(h, x), i.carryless::<0x10>(h, x)));
    }
}

/// The blocks of one register, which has up to four lanes.
#[repr(C, align(64))]
struct Lanes([u8; 64]);

impl Lanes {
    /// Loads `n` blocks, which must be fewer than a register holds, and pads them with zeros.
    ///
    /// # Safety
    /// `src` must be readable for `n` blocks.
    #[inline(always)]
    unsafe fn partial<I: Carryless, const WORDS: usize>(i: I, src: *const u8, n: usize) -> I::V {
        let mut lanes = Self([0; 64]);
        let p: *mut u8 = lanes.0.as_mut_ptr();
        // This is unrolled by block so that all stack offsets are constant.
        for b in 0..2 * I::LANES / WORDS {
            if b < n {
                for w in 0..WORDS {
                    let at = 8 * (WORDS * b + w);
                    // SAFETY: this copies word `w` of block `b` of `n`, and a register is at most
                    // 64 bytes long.
                    unsafe { p.add(at).cast::<[u8; 8]>().write(src.add(at).cast::<[u8; 8]>().read()) }
                }
            }
        }
        // SAFETY: the array holds `LANES` lanes of 16 bytes.
        unsafe { i.load(p, 16) }
    }

    /// Writes the first `n` blocks, which must be fewer than a register holds.
    ///
    /// # Safety
    /// `dst` must be writable for `n` blocks.
    #[inline(always)]
    unsafe fn first<I: Carryless, const WORDS: usize>(&self, dst: *mut u8, n: usize) {
        let p = self.0.as_ptr();
        for b in 0..2 * I::LANES / WORDS {
            if b < n {
                for w in 0..WORDS {
                    let at = 8 * (WORDS * b + w);
                    // SAFETY: this copies word `w` of block `b` of `n`, and a register is at most
                    // 64 bytes long.
                    unsafe { dst.add(at).cast::<[u8; 8]>().write(p.add(at).cast::<[u8; 8]>().read()) }
                }
            }
        }
    }
}

/// Computes a sum of products using carry-less multiplication.
///
/// # Safety
/// Same as for [`words`].
#[inline(always)]
pub(super) unsafe fn clmul<I: Carryless, const WORDS: usize>(
    i: I,
    factors: *const u8,
    src: *const u8,
    acc: *mut u8,
    n: usize,
) where
    Mgm: Field<WORDS>,
{
    let (blocks, zero) = (2 * I::LANES / WORDS, i.zero());
    let mut sums = Sums::<I> { low: zero, mid: zero, high: zero };
    let registers = n / blocks;
    // SAFETY: this accesses register `r` of the blocks, then the partial register, and `acc`.
    unsafe {
        for r in 0..registers {
            let at = 16 * I::LANES * r;
            accumulate::<I, WORDS>(i, &mut sums, i.load(factors.add(at), 16), i.load(src.add(at), 16));
        }
        let (at, rest) = (16 * I::LANES * registers, n % blocks);
        if rest > 0 {
            let h = Lanes::partial::<I, WORDS>(i, factors.add(at), rest);
            let x = Lanes::partial::<I, WORDS>(i, src.add(at), rest);
            accumulate::<I, WORDS>(i, &mut sums, h, x);
        }
        let ([a, b], [c, d], [low, high]) = (i.sum_lanes(sums.low), i.sum_lanes(sums.high), i.sum_lanes(sums.mid));
        finish::<WORDS>(acc, [a, b ^ low, c ^ high, d]);
    }
}

/// Computes the reduced products of one register of blocks, in memory byte order.
#[inline(always)]
fn product<I: Carryless, const WORDS: usize>(i: I, polynomial: I::V, h: I::V, x: I::V) -> I::V {
    let (h, x) = (i.reverse_words(h), i.reverse_words(x));
    let (first, second) = (i.carryless::<0x00>(h, x), i.carryless::<0x11>(h, x));
    if WORDS == 1 {
        let [first, second] = [reduced(i, polynomial, first), reduced(i, polynomial, second)];
        // The low half of each product.
        return i.reverse_words(i.xor(i.down(i.up(first)), i.up(second)));
    }
    let mid = i.xor(i.carryless::<0x01>(h, x), i.carryless::<0x10>(h, x));
    let (low, high) = (i.xor(second, i.up(mid)), i.xor(first, i.down(mid)));
    // Reduce the highest word. Multiplying it overflows into the word below.
    let top = i.carryless::<0x01>(high, polynomial);
    let (low, high) = (i.xor(low, i.up(top)), i.xor(high, i.down(top)));
    let sum = i.xor(low, i.carryless::<0x00>(high, polynomial));
    i.reverse_words(i.xor(i.up(sum), i.down(sum)))
}

/// Reduces the two-word product in each lane. The result is in the low half.
#[inline(always)]
fn reduced<I: Carryless>(i: I, polynomial: I::V, product: I::V) -> I::V {
    let top = i.carryless::<0x01>(product, polynomial);
    i.xor(i.xor(product, top), i.carryless::<0x01>(top, polynomial))
}

/// The polynomials without their leading terms.
static POLYNOMIALS: [[u64; 2]; 2] = [[0x1b, 0], [0x87, 0]];

/// [`products_words`] using carry-less multiplication.
///
/// # Safety
/// Same as for [`products_words`].
#[inline(always)]
pub(super) unsafe fn products<I: Carryless, const WORDS: usize>(
    i: I,
    factors: *const u8,
    src: *const u8,
    acc: *mut u8,
    n: usize,
) {
    let blocks = 2 * I::LANES / WORDS;
    let registers = n / blocks;
    // SAFETY: this accesses register `r` of the blocks in all three buffers, then the partial
    // register.
    unsafe {
        let polynomial = i.load(POLYNOMIALS[WORDS - 1].as_ptr().cast(), 0);
        for r in 0..registers {
            let at = 16 * I::LANES * r;
            let product = product::<I, WORDS>(i, polynomial, i.load(factors.add(at), 16), i.load(src.add(at), 16));
            i.store(acc.add(at), i.xor(i.load(acc.add(at), 16), product));
        }
        let (at, rest) = (16 * I::LANES * registers, n % blocks);
        if rest > 0 {
            let h = Lanes::partial::<I, WORDS>(i, factors.add(at), rest);
            let x = Lanes::partial::<I, WORDS>(i, src.add(at), rest);
            let old = Lanes::partial::<I, WORDS>(i, acc.add(at), rest);
            let mut lanes = Lanes([0; 64]);
            i.store(lanes.0.as_mut_ptr(), i.xor(old, product::<I, WORDS>(i, polynomial, h, x)));
            lanes.first::<I, WORDS>(acc.add(at), rest);
        }
    }
}
