//! The word-sliced layout with tables in registers, for a small number of blocks and any S-box, on
//! CPUs with VBMI.
//!
//! ```text
//! halves [0], [1]      the first and the second 32-bit words of 16 blocks
//! table 0, byte 16 p + n      the image of n as the low nibble of byte p of a word
//! table 1                     the same for the high nibble, shifted there
//! ```
//!
//! A round takes nine instructions: adding the key, three for both indices (nibble | 16 p, which
//! addresses a 64-byte table), two `vpermb`, two rotations, and a three-input XOR with the other
//! half. Their latency is 12 cycles, so we process several groups of 16 blocks in parallel.

use super::order::{WORDS, word_of};
pub(super) use super::sizes::lookup::*;
use crate::isa::{Permute, Words32};

/// Reverses the bytes of each of four 32-bit words.
static REVERSED: [u8; 16] = [3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12];

/// Converts between memory order and words. Magma's words are big-endian.
#[inline(always)]
fn ordered<B: Permute, const BIG_ENDIAN: bool>(b: B, x: B::W) -> B::W {
    // SAFETY: this accesses 16 bytes.
    if BIG_ENDIAN { b.shuffle(x, unsafe { b.load(REVERSED.as_ptr(), 0) }) } else { x }
}

/// Returns `to` XORed with the round function of `from`.
#[inline(always)]
fn round<B: Permute + Words32>(b: B, tables: [B::W; 2], k: B::W, from: B::W, to: B::W) -> B::W {
    let (low, place) = (b.splat_8(0x0f), b.splat_32(0x3020_1000));
    let t = b.add_32(from, k);
    let (i0, i1) = (b.or(b.and(t, low), place), b.or(b.and(b.shr_32(t, 4), low), place));
    // Rotating both halves first lets a single instruction add them.
    b.xor3(to, b.rol_32::<11>(b.permute(tables[0], i0)), b.rol_32::<11>(b.permute(tables[1], i1)))
}

/// The key for round `r`, for the blocks in group `g`.
///
/// # Safety
/// `keys` must be readable for the form of one key or `MANY` keys.
#[inline(always)]
unsafe fn round_key<B: Permute + Words32, const KEYS: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    r: usize,
    g: usize,
) -> B::W {
    // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
    unsafe {
        let words = keys.add(2 * TABLE).cast::<[u8; 4]>();
        if KEYS == 1 {
            b.splat_32(u32::from_le_bytes(words.add(r).read()))
        } else {
            b.load(words.add(KEYS * word_of(r, DECRYPT) + 4 * B::LANES * g).cast(), 16)
        }
    }
}

/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to this layout's form of `KEYS` keys. A form
/// for one key is in round order, while a form for many keys is in key order.
#[inline(always)]
unsafe fn run<B: Permute + Words32, const BIG_ENDIAN: bool, const G: usize, const KEYS: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    const { assert!(B::LANES == 4) };
    let word = 16 * B::LANES;
    // SAFETY: the form begins with the tables.
    let tables = unsafe { [b.load(keys, 16), b.load(keys.add(TABLE), 16)] };
    for batch in 0..n {
        let (mut first, mut second) = ([b.splat_64(0); G], [b.splat_64(0); G]);
        // SAFETY: this accesses group `g` of batch `batch` of `n`, and 32 round keys.
        unsafe {
            for g in 0..G {
                let src = src.add(2 * word * (G * batch + g));
                let x = ordered::<B, BIG_ENDIAN>(b, b.load(src, 16));
                let y = ordered::<B, BIG_ENDIAN>(b, b.load(src.add(word), 16));
                (first[g], second[g]) = (b.even_32(x, y), b.odd_32(x, y));
            }
            let (from, to) = if BIG_ENDIAN { (&mut second, &mut first) } else { (&mut first, &mut second) };
            for pair in 0..16 {
                for g in 0..G {
                    let k = round_key::<B, KEYS, DECRYPT>(b, keys, 2 * pair, g);
                    to[g] = round(b, tables, k, from[g], to[g]);
                }
                for g in 0..G {
                    let k = round_key::<B, KEYS, DECRYPT>(b, keys, 2 * pair + 1, g);
                    from[g] = round(b, tables, k, to[g], from[g]);
                }
            }
            for g in 0..G {
                // The last round doesn't swap the halves.
                let (x, y) = (b.unpack_low_32(second[g], first[g]), b.unpack_high_32(second[g], first[g]));
                let dst = dst.add(2 * word * (G * batch + g));
                b.store(dst, 16, ordered::<B, BIG_ENDIAN>(b, x));
                b.store(dst.add(word), 16, ordered::<B, BIG_ENDIAN>(b, y));
            }
        }
    }
}

/// Encrypts or decrypts `n` batches of `G` groups, depending on the order of the keys.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<B: Permute + Words32, const BIG_ENDIAN: bool, const G: usize>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { run::<B, BIG_ENDIAN, G, 1, false>(b, keys, src, dst, n) }
}

/// Encrypts or decrypts `n` batches of `G` groups, with a separate key for every block.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold the form of many keys.
#[inline(always)]
pub(super) unsafe fn crypt_many<B: Permute + Words32, const BIG_ENDIAN: bool, const G: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller. The form holds at least as many keys as a batch has blocks.
    unsafe { run::<B, BIG_ENDIAN, G, MANY, DECRYPT>(b, keys, src, dst, n) }
}

/// Absorbs `n` blocks into the GOST 28147-89 MAC one by one, with sixteen rounds for each. All
/// words hold the same block.
///
/// # Safety
/// See [`Ghash`](crate::abi::Ghash). `keys` must hold this layout's form for encryption.
#[inline(always)]
pub(super) unsafe fn mac<B: Permute + Words32>(b: B, keys: *const u8, src: *const u8, acc: *mut u8, n: usize) {
    const { assert!(B::LANES == 4) };
    // SAFETY: the form begins with the tables, and `acc` holds one block. Byte arrays don't need to
    // be aligned.
    let (tables, state) =
        unsafe { ([b.load(keys, 16), b.load(keys.add(TABLE), 16)], acc.cast::<[[u8; 4]; 2]>().read()) };
    let [mut n1, mut n2] = state.map(|word| b.splat_32(u32::from_le_bytes(word)));
    for block in 0..n {
        // SAFETY: this accesses block `block` of `n`, and sixteen round keys.
        unsafe {
            let [low, high] =
                src.cast::<[[u8; 4]; 2]>().add(block).read().map(|word| b.splat_32(u32::from_le_bytes(word)));
            (n1, n2) = (b.xor(n1, low), b.xor(n2, high));
            for pair in 0..8 {
                n2 = round(b, tables, round_key::<B, 1, false>(b, keys, 2 * pair, 0), n1, n2);
                n1 = round(b, tables, round_key::<B, 1, false>(b, keys, 2 * pair + 1, 0), n2, n1);
            }
        }
    }
    let mut words = [0; 64];
    // SAFETY: this accesses four lanes, the first of which begins with the block.
    unsafe {
        b.store(words.as_mut_ptr(), 16, b.unpack_low_32(n1, n2));
        acc.copy_from_nonoverlapping(words.as_ptr(), 8);
    }
}

/// Writes one key into a form for many keys.
///
/// # Safety
/// `form` must be writable for [`MANY_BYTES`], and `lane` must be less than [`MANY`].
#[inline(always)]
pub(super) unsafe fn place(rows: &[[u8; 16]; 8], key: &[u32; WORDS], form: *mut u8, lane: usize) {
    // Loading moves block i out of 16 to this word.
    let i = lane % 16;
    let at = lane / 16 * 16 + i % 8 / 2 * 4 + i / 8 * 2 + i % 2;
    // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
    unsafe {
        tables(rows, form);
        for w in 0..WORDS {
            form.add(2 * TABLE).cast::<[u8; 4]>().add(MANY * w + at).write(key[w].to_le_bytes());
        }
    }
}

/// Writes the tables.
///
/// # Safety
/// `out` must be writable for both tables.
#[inline(always)]
unsafe fn tables(rows: &[[u8; 16]; 8], out: *mut u8) {
    for p in 0..4 {
        for n in 0..16 {
            // SAFETY: guaranteed by the caller.
            unsafe {
                out.add(16 * p + n).write(rows[2 * p][n]);
                out.add(TABLE + 16 * p + n).write(rows[2 * p + 1][n] << 4);
            }
        }
    }
}

/// Writes the form of one key.
///
/// # Safety
/// `out` must be writable for [`FORM_BYTES`].
#[inline(always)]
pub(super) unsafe fn prepare(rows: &[[u8; 16]; 8], key: &[u32; WORDS], decrypt: bool, out: *mut u8) {
    // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
    unsafe {
        tables(rows, out);
        for round in 0..32 {
            out.add(2 * TABLE).cast::<[u8; 4]>().add(round).write(key[word_of(round, decrypt)].to_le_bytes());
        }
    }
}
