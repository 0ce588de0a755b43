//! The word-sliced layout, which works with any S-box on any CPU.
//!
//! Two registers hold the halves of four blocks, and we process `G` such pairs in parallel.
//!
//! ```text
//! n1   a1 | b1 | c1 | d1        n2   a2 | b2 | c2 | d2        32-bit words of the blocks a, b, c, d
//! ```
//!
//! We evaluate the S-boxes as polynomials whose coefficients are data, so neither timing nor
//! addresses depend on the S-box. Bit k of the output is a polynomial in x_k, x_0 + x_1, x_1 + x_2
//! and x_2 + x_3, where x_i are the input bits. Whatever k is, these variables determine the nibble
//! x. The first variable is just the word itself, and the other three are spread across the whole
//! nibble, so that all four bits can share them. Sixteen words hold the coefficients for all 32
//! bits, and Horner's method takes 15 ANDs and 15 XORs.
//!
//! A round takes 48 instructions per pair (four blocks): 1 key addition, 13 for the variables, 30
//! for the polynomial, 3 for the rotation, and 1 XOR. The dependency chain is 15 instructions long,
//! so a single pair would stall the CPU, but four pairs don't.

pub(super) use super::sizes::words::*;
use crate::isa::{Logic, Word128, Words128};

/// Computes the coefficients of an S-box. Bit 4 r + k of word m belongs to bit k of row r, and to
/// the product of those variables whose bits are set in m.
///
/// No address depends on the entries of the rows.
pub(super) const fn coefficients(rows: &[[u8; 16]; 8]) -> [u32; COEFFICIENTS] {
    let (mut images, mut x) = ([0; 16], 0);
    while x < 16 {
        let mut row = 0;
        while row < 8 {
            images[x] |= (rows[row][x] as u32) << (4 * row);
            row += 1;
        }
        x += 1;
    }
    let (mut values, mut y) = ([0; COEFFICIENTS], 0);
    while y < 16 {
        // This is the nibble with x_0 = 0 and these sums of neighbours. Its complement has the same
        // sums. For bit k, we need whichever of the two has a bit k equal to the first variable.
        let sums = y >> 1;
        let x = (sums << 1 ^ sums << 2 ^ sums << 3) & 15;
        let here = 0x1111_1111 * (if y & 1 == 1 { x } else { 15 ^ x }) as u32;
        values[y] = images[x] & here | images[15 ^ x] & !here;
        y += 1;
    }
    // Convert values to coefficients.
    let mut variable = 1;
    while variable < 16 {
        let mut m = 0;
        while m < 16 {
            if m & variable != 0 {
                values[m] ^= values[m ^ variable];
            }
            m += 1;
        }
        variable *= 2;
    }
    values
}

/// Writes the form.
///
/// # Safety
/// `out` must be writable for [`FORM_BYTES`].
#[inline(always)]
pub(super) unsafe fn prepare(coefficients: &[u32; COEFFICIENTS], key: &[u32; KEYS], out: *mut u8) {
    for i in 0..COEFFICIENTS + KEYS {
        let word = if i < COEFFICIENTS { coefficients[i] } else { key[i - COEFFICIENTS] };
        // SAFETY: this accesses word `i` of the form.
        unsafe { out.cast::<[[u8; 4]; 4]>().add(i).write([word.to_le_bytes(); 4]) }
    }
}

/// Word `i` of a form or message, in memory order.
///
/// # Safety
/// `p` must be readable for more than `i` words.
#[inline(always)]
unsafe fn word(p: *const u8, i: usize) -> Word128 {
    // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
    Word128::from_bytes(unsafe { p.cast::<[u8; WORD]>().add(i).read() })
}

/// Spreads bit 0 of every nibble across the whole nibble.
#[inline(always)]
fn spread(x: Word128) -> Word128 {
    let bits = Words128.and(x, Word128::splat_64(0x1111_1111_1111_1111));
    // We can subtract 64 bits at once, because nothing is borrowed across 32-bit words.
    bits.shl_64::<4>().sub_64(bits)
}

/// Horner's method in the first variable, for the polynomial with coefficients `m` and `m + 1`.
///
/// # Safety
/// `form` must be readable for the coefficients, and both must be among them.
#[inline(always)]
unsafe fn horner_2(form: *const u8, m: usize, x: Word128) -> Word128 {
    // SAFETY: guaranteed by the caller.
    let (a, b) = unsafe { (word(form, m), word(form, m + 1)) };
    Words128.xor(a, Words128.and(b, x))
}

/// The polynomial in two variables, with four coefficients.
///
/// # Safety
/// See [`horner_2`].
#[inline(always)]
unsafe fn horner_4(form: *const u8, m: usize, x: Word128, y1: Word128) -> Word128 {
    // SAFETY: guaranteed by the caller.
    let (a, b) = unsafe { (horner_2(form, m, x), horner_2(form, m + 2, x)) };
    Words128.xor(a, Words128.and(b, y1))
}

/// The polynomial in three variables, with eight coefficients.
///
/// # Safety
/// See [`horner_2`].
#[inline(always)]
unsafe fn horner_8(form: *const u8, m: usize, x: Word128, y1: Word128, y2: Word128) -> Word128 {
    // SAFETY: guaranteed by the caller.
    let (a, b) = unsafe { (horner_4(form, m, x, y1), horner_4(form, m + 4, x, y1)) };
    Words128.xor(a, Words128.and(b, y2))
}

/// Applies the eight S-boxes to every word.
///
/// # Safety
/// `form` must be readable for the coefficients.
#[inline(always)]
unsafe fn substitute(form: *const u8, x: Word128) -> Word128 {
    let l = Words128;
    let neighbours = l.xor(x, x.shr_64::<1>());
    let y1 = spread(neighbours);
    let y2 = spread(neighbours.shr_64::<1>());
    let y3 = spread(neighbours.shr_64::<2>());
    // SAFETY: this accesses one of sixteen coefficients.
    let (a, b) = unsafe { (horner_8(form, 0, x, y1, y2), horner_8(form, 8, x, y1, y2)) };
    l.xor(a, l.and(b, y3))
}

/// Performs one round on every pair, i.e. XORs the round function of `from` into `to`.
///
/// # Safety
/// `form` must be readable for the form, and `key` must be a valid index of a key word.
#[inline(always)]
unsafe fn round<const G: usize>(form: *const u8, key: usize, from: &[Word128; G], to: &mut [Word128; G]) {
    let l = Words128;
    // SAFETY: the key follows the coefficients.
    let k = unsafe { word(form, COEFFICIENTS + key) };
    for g in 0..G {
        // SAFETY: guaranteed by the caller.
        let s = unsafe { substitute(form, from[g].add_32(k)) };
        to[g] = l.xor(to[g], l.or(s.shl_32::<11>(), s.shr_32::<21>()));
    }
}

/// Puts the bytes of two blocks in the right order. For Magma, this reverses the bytes of each
/// block.
#[inline(always)]
fn ordered<const BIG_ENDIAN: bool>(blocks: Word128) -> Word128 {
    if BIG_ENDIAN {
        let [low, high] = blocks.to_halves();
        Word128::from_halves([low.swap_bytes(), high.swap_bytes()])
    } else {
        blocks
    }
}

/// Encrypts or decrypts `n` batches of `G` pairs of registers.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<I, const BIG_ENDIAN: bool, const G: usize, const DECRYPT: bool>(
    _isa: I,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    for batch in 0..n {
        // SAFETY: this accesses batch `batch` of `n`.
        let (src, dst) = unsafe { (src.add(8 * width(G) * batch), dst.add(8 * width(G) * batch)) };
        let (mut n1, mut n2) = ([Word128::splat_64(0); G], [Word128::splat_64(0); G]);
        for g in 0..G {
            // SAFETY: this accesses two of the `2 * G` words in a batch.
            let (a, b) = unsafe { (word(src, 2 * g), word(src, 2 * g + 1)) };
            let (a, b) = (ordered::<BIG_ENDIAN>(a), ordered::<BIG_ENDIAN>(b));
            let (low, high) = (a.unpack_low_32(b), a.swap_64().unpack_low_32(b.swap_64()));
            (n1[g], n2[g]) = (low.low_64(high), low.high_64(high));
        }
        // Encryption takes three passes in order and one in reverse. Decryption takes one in order
        // and three in reverse.
        for pass in 0..4 {
            let forward = if DECRYPT { pass == 0 } else { pass < 3 };
            let order = if forward { 0 } else { 7 };
            for pair in 0..KEYS / 2 {
                // SAFETY: `keys` points to a form, which contains eight key words.
                unsafe {
                    round(keys, (2 * pair) ^ order, &n1, &mut n2);
                    round(keys, (2 * pair + 1) ^ order, &n2, &mut n1);
                }
            }
        }
        // The last round doesn't swap the halves.
        for g in 0..G {
            let (low, high) = (n2[g].unpack_low_32(n1[g]), n2[g].swap_64().unpack_low_32(n1[g].swap_64()));
            let (a, b) = (ordered::<BIG_ENDIAN>(low.low_64(high)), ordered::<BIG_ENDIAN>(low.high_64(high)));
            // SAFETY: this accesses two words of the batch.
            unsafe { dst.cast::<[[u8; WORD]; 2]>().add(g).write([a.to_bytes(), b.to_bytes()]) }
        }
    }
}

/// Applies the S-boxes to one word, using the same polynomial.
///
/// # Safety
/// `form` must be readable for the coefficients.
#[inline(always)]
unsafe fn substitute_word(form: *const u8, x: u32) -> u32 {
    // SAFETY: this accesses one of sixteen coefficients.
    let c = |m| unsafe { first_word(form, m) };
    let neighbours = x ^ x >> 1;
    // The product is at most 0xffff_ffff, so this never actually wraps. It just avoids an overflow
    // check.
    let spread = |x: u32| (x & 0x1111_1111).wrapping_mul(15);
    let (y1, y2, y3) = (spread(neighbours), spread(neighbours >> 1), spread(neighbours >> 2));
    let horner_4 = |m| c(m) ^ c(m + 1) & x ^ (c(m + 2) ^ c(m + 3) & x) & y1;
    horner_4(0) ^ horner_4(4) & y2 ^ (horner_4(8) ^ horner_4(12) & y2) & y3
}

/// The first copy of word `i` of the form.
///
/// # Safety
/// `form` must be readable for more than `i` words.
#[inline(always)]
unsafe fn first_word(form: *const u8, i: usize) -> u32 {
    // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
    u32::from_le_bytes(unsafe { form.add(WORD * i).cast::<[u8; 4]>().read() })
}

/// Encrypts or decrypts `n` blocks one by one in scalar words. If blocks depend on each other, only
/// the latency of a round matters, and it is lower than in vector registers.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn one<I, const BIG_ENDIAN: bool, const DECRYPT: bool>(
    _isa: I,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    for block in 0..n {
        // SAFETY: this accesses block `block` of `n`. Byte arrays don't need to be aligned. The
        // coefficients are followed by eight key words.
        unsafe {
            let bytes = src.cast::<[u8; 8]>().add(block).read();
            let whole = if BIG_ENDIAN { u64::from_be_bytes(bytes) } else { u64::from_le_bytes(bytes) };
            let (mut n1, mut n2) = (whole as u32, (whole >> 32) as u32);
            for pass in 0..4 {
                let forward = if DECRYPT { pass == 0 } else { pass < 3 };
                let order = if forward { 0 } else { 7 };
                for pair in 0..KEYS / 2 {
                    let key = |i: usize| first_word(keys, COEFFICIENTS + ((2 * pair + i) ^ order));
                    n2 ^= substitute_word(keys, n1.wrapping_add(key(0))).rotate_left(11);
                    n1 ^= substitute_word(keys, n2.wrapping_add(key(1))).rotate_left(11);
                }
            }
            // The last round doesn't swap the halves.
            let whole = u64::from(n2) | u64::from(n1) << 32;
            let bytes = if BIG_ENDIAN { whole.to_be_bytes() } else { whole.to_le_bytes() };
            dst.cast::<[u8; 8]>().add(block).write(bytes);
        }
    }
}

/// Absorbs `n` blocks into the GOST 28147-89 MAC one by one in scalar words, with sixteen rounds
/// for each.
///
/// Every block depends on the previous one, so only the latency of a round matters.
///
/// # Safety
/// See [`Ghash`](crate::abi::Ghash). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn mac<I>(_isa: I, keys: *const u8, src: *const u8, acc: *mut u8, n: usize) {
    // SAFETY: `acc` holds one block. Byte arrays don't need to be aligned.
    let [mut n1, mut n2] = unsafe { acc.cast::<[[u8; 4]; 2]>().read() }.map(u32::from_le_bytes);
    for block in 0..n {
        // SAFETY: this accesses block `block` of `n`. The coefficients are followed by eight key
        // words.
        unsafe {
            let [low, high] = src.cast::<[[u8; 4]; 2]>().add(block).read().map(u32::from_le_bytes);
            (n1, n2) = (n1 ^ low, n2 ^ high);
            for pair in 0..8 {
                let key = |i: usize| first_word(keys, COEFFICIENTS + (2 * pair + i) % KEYS);
                n2 ^= substitute_word(keys, n1.wrapping_add(key(0))).rotate_left(11);
                n1 ^= substitute_word(keys, n2.wrapping_add(key(1))).rotate_left(11);
            }
        }
    }
    // SAFETY: as above.
    unsafe { acc.cast::<[[u8; 4]; 2]>().write([n1, n2].map(u32::to_le_bytes)) }
}
