//! Field multiplication using carry-less multiplication instructions, on registers with any number
//! of lanes.
//!
//! Each 16-byte lane processes a separate block. Register `h` holds 16-byte part `h` of all blocks
//! and is multiplied by part `k` of the corresponding powers of the hash key. We sum up all
//! products of a group of blocks before we reduce them, so a group only needs one reduction:
//!
//! ```text
//! full[h + k]     += low(x_h)  · low(p_k)          bits 128·(h + k) and up
//! full[h + k + 1] += high(x_h) · high(p_k)
//! mid[h + k]      += low(x_h)  · high(p_k) + high(x_h) · low(p_k)      64 bits higher
//! ```
//!
//! This costs 4·PAIRS² products per block, i.e. 4, 16 or 64 for 16-byte, 32-byte or 64-byte blocks.

use super::{Dstu, Modulus, POWERS_BYTES, reduce, words};
use crate::isa::Carryless;

/// The sum of all products in one group.
struct Sums<I: Carryless> {
    full: [I::V; 8],
    mid: [I::V; 8],
}

/// Adds the products of one register of blocks with their powers, in which the bits of every byte may
/// be reversed.
///
/// # Safety
/// `powers` must be readable for `LANES` blocks.
#[inline(always)]
unsafe fn accumulate<I: Carryless, const PAIRS: usize, const REVERSED: bool>(
    i: I,
    sums: &mut Sums<I>,
    x: &[I::V; 4],
    powers: *const u8,
) {
    for k in 0..PAIRS {
        // SAFETY: this accesses part `k` of each of these blocks.
        let p = reversed::<I, REVERSED>(i, unsafe { i.load(powers.add(16 * k), 16 * PAIRS) });
        for h in 0..PAIRS {
            let s = h + k;
            sums.full[s] = i.xor(sums.full[s], i.carryless::<0x00>(x[h], p));
            sums.full[s + 1] = i.xor(sums.full[s + 1], i.carryless::<0x11>(x[h], p));
            let mid = i.xor(i.carryless::<0x01>(x[h], p), i.carryless::<0x10>(x[h], p));
            sums.mid[s] = i.xor(sums.mid[s], mid);
        }
    }
}

/// Reverses the bits of every byte, or does nothing.
#[inline(always)]
fn reversed<I: Carryless, const REVERSED: bool>(i: I, v: I::V) -> I::V {
    if REVERSED { i.reverse_bits(v) } else { v }
}

/// Sums up the lanes and reduces the result.
#[inline(always)]
fn finish<I: Carryless, const PAIRS: usize>(i: I, sums: &Sums<I>) -> [[u64; 2]; 4]
where
    Dstu: Modulus<PAIRS>,
{
    let mut product = [[0; 2]; 8];
    for s in 0..2 * PAIRS {
        product[s] = i.sum_lanes(sums.full[s]);
    }
    for s in 0..2 * PAIRS - 1 {
        let [low, high] = i.sum_lanes(sums.mid[s]);
        product[s][1] ^= low;
        product[s + 1][0] ^= high;
    }
    reduce::<PAIRS>(product)
}

/// `REVERSED` reverses the bits of every byte of the blocks and of the sum.
///
/// # Safety
/// Same as for [`Ghash`](crate::abi::Ghash). `powers` must be the output of [`powers`].
#[inline(always)]
pub(super) unsafe fn ghash<I: Carryless, const PAIRS: usize, const REVERSED: bool>(
    i: I,
    powers: *const u8,
    src: *const u8,
    acc: *mut u8,
    n: usize,
) where
    Dstu: Modulus<PAIRS>,
{
    // SAFETY: guaranteed by the caller.
    unsafe { in_groups::<I, PAIRS, REVERSED, false>(i, POWERS_BYTES / (16 * PAIRS), powers, src, acc, n) }
}

/// For a few blocks with a new key: this reduces each product, and so only needs H.
///
/// # Safety
/// Same as for [`Ghash`](crate::abi::Ghash). `key` must be the hash key, and `I` must have one lane.
#[inline(always)]
pub(super) unsafe fn ghash_one_by_one<I: Carryless, const PAIRS: usize, const REVERSED: bool>(
    i: I,
    key: *const u8,
    src: *const u8,
    acc: *mut u8,
    n: usize,
) where
    Dstu: Modulus<PAIRS>,
{
    const { assert!(I::LANES == 1) }
    // SAFETY: guaranteed by the caller. A group of one block only reads H.
    unsafe { in_groups::<I, PAIRS, REVERSED, REVERSED>(i, 1, key, src, acc, n) }
}

/// Sums up `group` blocks at a time. `REVERSED` reverses the bits of every byte of the blocks and of
/// the sum, `POWERS_REVERSED` those of the powers.
///
/// # Safety
/// Same as for [`Ghash`](crate::abi::Ghash). `powers` must hold `group` powers, from the highest one
/// down to H. `group` must be a constant and a multiple of `LANES`.
#[inline(always)]
unsafe fn in_groups<I: Carryless, const PAIRS: usize, const REVERSED: bool, const POWERS_REVERSED: bool>(
    i: I,
    group: usize,
    powers: *const u8,
    src: *const u8,
    acc: *mut u8,
    n: usize,
) where
    Dstu: Modulus<PAIRS>,
{
    let block = const { 16 * PAIRS };
    let step = block * I::LANES;
    // SAFETY: each of the `n` blocks of `src` is read once. In each group, we read the powers from
    // that of the first block down to H, plus as many higher ones as it takes to fill a register.
    // Those exist because the size of a full group is a multiple of `LANES`.
    unsafe {
        let mut sum = words::read::<PAIRS, REVERSED>(acc);
        let mut done = 0;
        while done < n {
            // If there is a partial group, it comes first, so that all others are full.
            let count = if (n - done).is_multiple_of(group) { group } else { (n - done) % group };
            let registers = count.div_ceil(I::LANES);
            let missing = registers * I::LANES - count;
            let powers = powers.add((group - registers * I::LANES) * block);
            let zero = i.zero();
            let mut sums = Sums::<I> { full: [zero; 8], mid: [zero; 8] };
            // We process the first register last because it depends on the reduction of the
            // previous group.
            for r in (1..registers).rev() {
                let at = src.add((done + r * I::LANES - missing) * block);
                let mut x = [zero; 4];
                for h in 0..PAIRS {
                    x[h] = reversed::<I, REVERSED>(i, i.load(at.add(16 * h), block));
                }
                accumulate::<I, PAIRS, POWERS_REVERSED>(i, &mut sums, &x, powers.add(r * step));
            }
            // If the first register isn't full, the missing blocks are zero, and we add the
            // accumulator to the first block that is present.
            let mut first = Lanes([0; 256]);
            let p: *mut u8 = first.0.as_mut_ptr();
            // This is unrolled by lane so that all stack offsets are constant.
            for lane in 0..I::LANES {
                if lane >= missing {
                    let mut x = words::read::<PAIRS, false>(src.add((done + lane - missing) * block));
                    if lane == missing && !REVERSED {
                        for k in 0..PAIRS {
                            x[k] = [x[k][0] ^ sum[k][0], x[k][1] ^ sum[k][1]];
                        }
                    }
                    words::write::<PAIRS, false>(p.add(lane * block), &x);
                }
            }
            let mut x = [zero; 4];
            for h in 0..PAIRS {
                x[h] = reversed::<I, REVERSED>(i, i.load(p.add(16 * h), block));
            }
            if REVERSED {
                // The accumulator isn't reversed, so we add it after reversing the blocks.
                let mut before = Lanes([0; 256]);
                let p: *mut u8 = before.0.as_mut_ptr();
                for lane in 0..I::LANES {
                    if lane == missing {
                        words::write::<PAIRS, false>(p.add(lane * block), &sum);
                    }
                }
                for h in 0..PAIRS {
                    x[h] = i.xor(x[h], i.load(p.add(16 * h), block));
                }
            }
            accumulate::<I, PAIRS, POWERS_REVERSED>(i, &mut sums, &x, powers);
            sum = finish::<I, PAIRS>(i, &sums);
            done += count;
        }
        words::write::<PAIRS, REVERSED>(acc, &sum);
    }
}

/// The blocks of one register: up to four lanes, with blocks of up to 64 bytes.
#[repr(C, align(64))]
struct Lanes([u8; 256]);

/// Computes H^k, …, H^2, H, i.e. as many powers as fit in [`POWERS_BYTES`], which is a power of
/// two.
///
/// Each step multiplies all powers we already have by the highest one. Unlike H·H^2, H·H^3, …,
/// these products don't depend on each other.
///
/// ```text
/// H  →  H^2  →  H^3 H^4  →  H^5 … H^8  →  …
/// ```
///
/// # Safety
/// Same as for [`Expand`](crate::abi::Expand). `I` must have one lane.
#[inline(always)]
pub(super) unsafe fn powers<I: Carryless, const PAIRS: usize, const REVERSED: bool>(
    i: I,
    key: *const u8,
    out: *mut u8,
    n: usize,
) where
    Dstu: Modulus<PAIRS>,
{
    let (block, count) = const { (16 * PAIRS, POWERS_BYTES / (16 * PAIRS)) };
    const { assert!(I::LANES == 1 && (POWERS_BYTES / (16 * PAIRS)).is_power_of_two()) };
    for index in 0..n {
        // SAFETY: this accesses key `index` of `n` and its powers. H^e is `e` blocks before their
        // end.
        unsafe {
            let end = out.add(POWERS_BYTES * (index + 1));
            if REVERSED {
                words::write::<PAIRS, false>(end.sub(block), &words::read::<PAIRS, true>(key.add(block * index)));
            } else {
                end.sub(block).copy_from_nonoverlapping(key.add(block * index), block);
            }
            for there in [1, 2, 4, 8, 16] {
                if there < count {
                    let highest = end.sub(there * block).cast_const();
                    for power in 1..=there {
                        let from = end.sub(power * block).cast_const();
                        let zero = i.zero();
                        let mut x = [zero; 4];
                        for h in 0..PAIRS {
                            x[h] = i.load(from.add(16 * h), block);
                        }
                        let mut sums = Sums::<I> { full: [zero; 8], mid: [zero; 8] };
                        accumulate::<I, PAIRS, false>(i, &mut sums, &x, highest);
                        words::write::<PAIRS, false>(end.sub((there + power) * block), &finish::<I, PAIRS>(i, &sums));
                    }
                }
            }
        }
    }
}
