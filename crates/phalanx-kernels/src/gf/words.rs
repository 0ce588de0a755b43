//! Field multiplication using integer multiplication, for any CPU whose multiplier is
//! constant-time.
//!
//! We assemble the carry-less product from integer products of operands in which only every fourth
//! bit can be set. Since one operand has at most 16 such bits and the other has at most 8, no
//! position ever sums up to more than 8, so carries never reach the next bit in use. A 64 × 64-bit
//! product takes 32 multiplications.

use super::{Dstu, Modulus, POWERS_BYTES, reduce};
use crate::isa::copy_words;

const HOLES: u64 = 0x1111_1111_1111_1111;

/// Computes the carry-less product of two 64-bit words.
#[inline(always)]
pub(super) fn carryless(a: u64, b: u64) -> u128 {
    let (mut sum, holes) = (0, u128::from(HOLES) << 64 | u128::from(HOLES));
    for half in 0..2 {
        let b = b >> (32 * half) & 0xffff_ffff;
        for class in 0..4 {
            let mut products = 0;
            for i in 0..4 {
                products ^= u128::from(a & HOLES << i) * u128::from(b & HOLES << ((4 + class - i) % 4));
            }
            sum ^= (products & holes << class) << (32 * half);
        }
    }
    sum
}

/// The product of two field elements.
#[inline(always)]
fn multiply<const PAIRS: usize>(a: &[[u64; 2]; 4], b: &[[u64; 2]; 4]) -> [[u64; 2]; 4]
where
    Dstu: Modulus<PAIRS>,
{
    let limbs = const { 2 * PAIRS };
    let mut product = [[0u64; 2]; 8];
    for i in 0..limbs {
        for j in 0..limbs {
            let p = carryless(a[i / 2][i % 2], b[j / 2][j % 2]);
            for (k, word) in [(i + j, p as u64), (i + j + 1, (p >> 64) as u64)] {
                // The modulo has no effect except to get rid of the bounds check.
                product[k / 2 % 8][k % 2] ^= word;
            }
        }
    }
    reduce::<PAIRS>(product)
}

/// Reads an element, in which the bits of every byte may be reversed.
///
/// # Safety
/// `p` must be readable for `16 * PAIRS` bytes.
#[inline(always)]
pub(super) unsafe fn read<const PAIRS: usize, const REVERSED: bool>(p: *const u8) -> [[u64; 2]; 4] {
    let mut x = [[0; 2]; 4];
    for i in 0..2 * PAIRS {
        // SAFETY: this accesses word `i` of the element.
        let word = u64::from_le_bytes(unsafe { p.cast::<[u8; 8]>().add(i).read() });
        x[i / 2][i % 2] = if REVERSED { word.swap_bytes().reverse_bits() } else { word };
    }
    x
}

/// Writes an element, in which the bits of every byte may be reversed.
///
/// # Safety
/// `p` must be writable for `16 * PAIRS` bytes.
#[inline(always)]
pub(super) unsafe fn write<const PAIRS: usize, const REVERSED: bool>(p: *mut u8, x: &[[u64; 2]; 4]) {
    for i in 0..2 * PAIRS {
        let word = x[i / 2][i % 2];
        let word = if REVERSED { word.swap_bytes().reverse_bits() } else { word };
        // SAFETY: this accesses word `i` of the element.
        unsafe { p.cast::<[u8; 8]>().add(i).write(word.to_le_bytes()) }
    }
}

/// Copies the key.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn copy<I, const PAIRS: usize>(_isa: I, key: *const u8, out: *mut u8, n: usize) {
    // SAFETY: guaranteed by the caller.
    unsafe { copy_words(key, out, n * 2 * PAIRS) }
}

/// Computes H^k, …, H^2, H, i.e. as many powers as fit in [`POWERS_BYTES`].
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn powers<I, const PAIRS: usize, const REVERSED: bool>(
    _isa: I,
    key: *const u8,
    out: *mut u8,
    n: usize,
) where
    Dstu: Modulus<PAIRS>,
{
    let block = 16 * PAIRS;
    for index in 0..n {
        // SAFETY: this accesses key `index` of `n`, and its powers.
        unsafe {
            let h = read::<PAIRS, REVERSED>(key.add(block * index));
            let mut power = h;
            let mut at = POWERS_BYTES;
            while at > 0 {
                at -= block;
                write::<PAIRS, false>(out.add(POWERS_BYTES * index + at), &power);
                power = multiply::<PAIRS>(&power, &h);
            }
        }
    }
}

/// # Safety
/// See [`Ghash`](crate::abi::Ghash). `key` is the hash key.
#[inline(always)]
pub(super) unsafe fn ghash<I, const PAIRS: usize, const REVERSED: bool>(
    _isa: I,
    key: *const u8,
    src: *const u8,
    acc: *mut u8,
    n: usize,
) where
    Dstu: Modulus<PAIRS>,
{
    // SAFETY: this accesses blocks 0 to `n` of `src`, and one block each of `key` and `acc`.
    unsafe {
        let h = read::<PAIRS, REVERSED>(key);
        let mut sum = read::<PAIRS, REVERSED>(acc);
        for i in 0..n {
            let x = read::<PAIRS, REVERSED>(src.add(16 * PAIRS * i));
            for k in 0..PAIRS {
                sum[k] = [sum[k][0] ^ x[k][0], sum[k][1] ^ x[k][1]];
            }
            sum = multiply::<PAIRS>(&sum, &h);
        }
        write::<PAIRS, REVERSED>(acc, &sum);
    }
}
