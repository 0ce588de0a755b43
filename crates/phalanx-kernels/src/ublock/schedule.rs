//! The key schedule, and the forms that kernels read.

use super::circuit::complements;
use super::packed::{Gather, plane, slice, sub, unslice};
use super::sliced;
use super::tables::{PK1, PK2, PK3, ROUND_CONSTANTS};
use crate::isa::bitslice::{MASK, write_masks};
use crate::isa::{Word64, copy_words};

/// The first eight nibbles of every plane.
const FIRST: u64 = 0x00ff_00ff_00ff_00ff;

/// The nibble permutation of the register's first half, without swapping the halves.
const fn permutation(table: &[u8]) -> Gather<1, 16> {
    let (mut from, mut n) = ([0; 16], 0);
    while n < 16 {
        from[n] = table[n] as usize;
        n += 1;
    }
    Gather::new(&from)
}

/// The round constants for the first eight nibbles, as planes.
const CONSTANTS: [u64; 24] = {
    let (mut constants, mut r) = ([0; 24], 0);
    while r < 24 {
        let mut i = 0;
        while i < 32 {
            let (nibble, bit) = (i / 4, i % 4);
            constants[r] |= (ROUND_CONSTANTS[r] as u64 >> (28 - 4 * nibble + bit) & 1) << (16 * bit + nibble);
            i += 1;
        }
        r += 1;
    }
    constants
};

/// The S-box, including its complements.
#[inline(always)]
fn substitute(x: u64) -> u64 {
    sub(Word64, x ^ plane(0)) ^ plane(2)
}

/// T: doubles nibbles modulo x^4 + x + 1.
#[inline(always)]
const fn double(x: u64) -> u64 {
    x.rotate_left(16) ^ x >> 32 & plane(1)
}

/// Swaps the halves of 16 nibbles.
#[inline(always)]
const fn swap(x: u64) -> u64 {
    (x & FIRST) << 8 | x >> 8 & FIRST
}

/// The register after round `r`, counting from 0, as words of 16 nibbles each. Unused words come
/// last.
#[inline(always)]
fn next<const BLOCK: usize, const KEY: usize>([a, b, c, d]: [u64; 4], r: usize) -> [u64; 4] {
    const P1: Gather<1, 16> = permutation(&PK1);
    const P2: Gather<1, 16> = permutation(&PK2);
    const P3: Gather<1, 16> = permutation(&PK3);
    let mut first = [a];
    if KEY == 16 {
        P1.apply(Word64, &mut first);
        let [a] = first;
        [b ^ (substitute(a ^ CONSTANTS[r]) & FIRST | double(a) & !FIRST), swap(a), c, d]
    } else {
        if BLOCK == 16 { P2 } else { P3 }.apply(Word64, &mut first);
        let ([a], b) = (first, swap(b));
        [c ^ substitute(a ^ CONSTANTS[r]), d ^ double(b), b, a]
    }
}

/// Computes the round keys RK_0 … RK_r of `n` keys.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand). Each key is `KEY` bytes long, and its round keys take up
/// `BLOCK * (ROUNDS + 1)` bytes.
#[inline(always)]
pub unsafe fn expand<I, const BLOCK: usize, const KEY: usize, const ROUNDS: usize>(
    _isa: I,
    key: *const u8,
    out: *mut u8,
    n: usize,
) {
    for index in 0..n {
        let mut register = [0; 4];
        for i in 0..KEY / 8 {
            // SAFETY: this accesses word `i` of key `index` of `n`.
            let bytes = unsafe { key.add(KEY * index + 8 * i).cast::<[u8; 8]>().read() };
            register[i] = slice(Word64, u64::from_le_bytes(bytes));
        }
        for r in 0..=ROUNDS {
            for i in 0..BLOCK / 8 {
                // SAFETY: this accesses word `i` of round key `r` of key `index`.
                let p = unsafe { out.add(BLOCK * ((ROUNDS + 1) * index + r) + 8 * i).cast::<[u8; 8]>() };
                // SAFETY: as above.
                unsafe { p.write(unslice(Word64, register[i]).to_le_bytes()) }
            }
            if r < ROUNDS {
                register = next::<BLOCK, KEY>(register, r);
            }
        }
    }
}

/// Copies a schedule of `BYTES` bytes to its place among several.
///
/// # Safety
/// See [`Load`](crate::abi::Load).
#[inline(always)]
pub(super) unsafe fn place<I, const BYTES: usize>(_isa: I, schedule: *const u8, form: *mut u8, lane: usize) {
    // SAFETY: this accesses the schedule, and its place in the form.
    unsafe { copy_words(schedule, form.add(BYTES * lane), BYTES / 8) }
}

/// Computes the packed form, which consists of planes that include the complements of the S-box.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_packed<I, const BLOCK: usize, const ROUNDS: usize>(
    _isa: I,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    for index in 0..n {
        for r in 0..=ROUNDS {
            for i in 0..BLOCK / 8 {
                let at = BLOCK * ((ROUNDS + 1) * index + r) + 8 * i;
                // SAFETY: this accesses word `i` of round key `r` of key `index` of `n`. The
                // schedule and the form are the same size.
                let bytes = unsafe { schedule.add(at).cast::<[u8; 8]>().read() };
                let complements = 0x0101_0101_0101_0101 * u64::from(complements(r, ROUNDS));
                let word = slice(Word64, u64::from_le_bytes(bytes) ^ complements);
                // SAFETY: as above.
                unsafe { out.add(at).cast::<[u8; 8]>().write(word.to_le_bytes()) }
            }
        }
    }
}

/// Computes the bit-sliced form, which has a mask for every bit and includes the complements of the
/// S-box.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_sliced<I, const BLOCK: usize, const ROUNDS: usize>(
    _isa: I,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    for index in 0..n {
        for r in 0..=ROUNDS {
            for p in 0..BLOCK {
                // SAFETY: this accesses byte `p` of round key `r` of key `index` of `n`, and its
                // masks.
                unsafe {
                    let byte = schedule.add(BLOCK * ((ROUNDS + 1) * index + r) + p).read();
                    let masks = out.add(sliced::form_bytes(BLOCK, ROUNDS) * index + MASK * 8 * (BLOCK * r + p));
                    write_masks(masks, byte ^ complements(r, ROUNDS));
                }
            }
        }
    }
}
