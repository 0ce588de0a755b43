//! The word-sliced layout with tables in registers: any S-box, few blocks, VBMI.
//!
//! ```text
//! halves [0], [1]      the first and the second 32-bit words of 16 blocks
//! table 0, byte 16 p + n      the image of n as the low nibble of byte p of a word
//! table 1                     the same for the high nibble, shifted there
//! ```
//!
//! A round takes nine instructions: the key, two indices (nibble | 16 p, which is the table's address of 64 bytes), two
//! `vpermb`, their sum, the rotation, the sum with the other half. They form a chain of 13 cycles, so that several groups of 16
//! blocks are worked on at once.

use super::schedule::{WORDS, word_of};
use crate::isa::{Bitslice, Permute, Shifts, Words32};

/// Bytes of a table.
const TABLE: usize = 64;
/// Bytes of this key form: two tables, the key words in the order of the rounds.
pub(super) const FORM_BYTES: usize = 2 * TABLE + 4 * 32;

/// Blocks in a batch of `groups`.
pub(super) const fn width<B: Bitslice>(groups: usize) -> usize {
    4 * B::LANES * groups
}

/// The bytes of every word of four in reverse order.
static REVERSED: [u8; 16] = [3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12];

/// Words of a message, which are big-endian for Magma.
#[inline(always)]
fn ordered<B: Permute, const BIG_ENDIAN: bool>(b: B, x: B::W) -> B::W {
    // SAFETY: 16 bytes.
    if BIG_ENDIAN { b.shuffle(x, unsafe { b.load(REVERSED.as_ptr(), 0) }) } else { x }
}

/// `to` with the round function of `from` added to it.
#[inline(always)]
fn round<B: Permute + Words32>(b: B, tables: [B::W; 2], k: B::W, from: B::W, to: B::W) -> B::W {
    let (low, place) = (b.splat_8(0x0f), b.splat_32(0x3020_1000));
    let t = b.add_32(from, k);
    let (i0, i1) = (b.or(b.and(t, low), place), b.or(b.and(b.shr_32(t, 4), low), place));
    b.xor(to, b.rol_32::<11>(b.or(b.permute(tables[0], i0), b.permute(tables[1], i1))))
}

/// Encrypts or decrypts `n` batches of `G` groups: the order of the keys makes the difference.
///
/// # Safety
/// As [`Crypt`](crate::kernel::Crypt) asks; `keys` holds this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<B: Permute + Words32, const BIG_ENDIAN: bool, const G: usize>(
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
        // SAFETY: group `g` of batch `batch` of `n`; 32 key words behind the tables.
        unsafe {
            for g in 0..G {
                let src = src.add(2 * word * (G * batch + g));
                let x = ordered::<B, BIG_ENDIAN>(b, b.load(src, 16));
                let y = ordered::<B, BIG_ENDIAN>(b, b.load(src.add(word), 16));
                (first[g], second[g]) = (b.even_32(x, y), b.odd_32(x, y));
            }
            let (from, to) = if BIG_ENDIAN { (&mut second, &mut first) } else { (&mut first, &mut second) };
            let keys = keys.add(2 * TABLE).cast::<[u8; 4]>();
            for pair in 0..16 {
                let k0 = b.splat_32(u32::from_le_bytes(keys.add(2 * pair).read()));
                for g in 0..G {
                    to[g] = round(b, tables, k0, from[g], to[g]);
                }
                let k1 = b.splat_32(u32::from_le_bytes(keys.add(2 * pair + 1).read()));
                for g in 0..G {
                    from[g] = round(b, tables, k1, to[g], from[g]);
                }
            }
            for g in 0..G {
                // The last round leaves the halves where they are.
                let (x, y) = (b.unpack_low_32(second[g], first[g]), b.unpack_high_32(second[g], first[g]));
                let dst = dst.add(2 * word * (G * batch + g));
                b.store(dst, 16, ordered::<B, BIG_ENDIAN>(b, x));
                b.store(dst.add(word), 16, ordered::<B, BIG_ENDIAN>(b, y));
            }
        }
    }
}

/// Writes the form of one key.
///
/// # Safety
/// `out` is writable for [`FORM_BYTES`].
#[inline(always)]
pub(super) unsafe fn prepare(rows: &[[u8; 16]; 8], key: &[u32; WORDS], decrypt: bool, out: *mut u8) {
    // SAFETY: as the caller promises; arrays of bytes need no alignment.
    unsafe {
        for p in 0..4 {
            for n in 0..16 {
                out.add(16 * p + n).write(rows[2 * p][n]);
                out.add(TABLE + 16 * p + n).write(rows[2 * p + 1][n] << 4);
            }
        }
        for round in 0..32 {
            out.add(2 * TABLE).cast::<[u8; 4]>().add(round).write(key[word_of(round, decrypt)].to_le_bytes());
        }
    }
}
