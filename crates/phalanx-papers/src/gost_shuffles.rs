//! GOST 28147-89 by byte shuffles: four for the eight substitutions of every word, in constant time. (Paper K, section 8.2, table 5.)
//!
//! ```text
//! word of a register    n7 n6 | n5 n4 | n3 n2 | n1 n0     the nibbles, two in a byte
//! outer index            0 n7 |  0 n4 |  0 n3 |  0 n0     their substitutions: table 0 (S3 S0) and 1 (S7 S4)
//! inner index            0 n6 |  0 n5 |  0 n2 |  0 n1                          table 2 (S1 S2) and 3 (S5 S6)
//! ```
//!
//! A table of a shuffle has sixteen bytes, room for two substitutions. Outer and inner nibbles are taken apart so that the two
//! of a table are wanted in different nibbles of different bytes: table 0 has in its low nibble what byte 0 wants there, and in
//! its high one what byte 1 wants there. The first table of a pair serves the low half of a word, the second the high half.
//!
//! Instructions for a register and round: the key 1, indices 7, shuffles 4, halves 2, nibbles 3, rotation 3, sum 1: 21 with SSE
//! (and copies) and AVX2. With AVX-512: 1, 5, 4 (the second one of a pair under a constant mask), none, 1, 1, 1: 13.
//!
//! The paper names the four shuffles and has no listing. Eleven instructions wait for each other in a round here, and 10.75 cycles were
//! published for a round of one register, so that it is the same way or one as long. Where such an instruction takes two cycles, few
//! blocks take twice as long.

use phalanx_kernels::constants::gost28147::schedule;
use phalanx_kernels::entry_macros::{family, forms, kernels};

use crate::gost::{KEYS_BYTES, RoundFunction, Rows, SIZES, Tables, crypt, prepare};
use crate::isa::words::Words;

/// Bytes of a table.
const TABLE: usize = 16;
/// Bytes of a form: tables, round keys.
const FORM_BYTES: usize = ShuffleTables::BYTES + KEYS_BYTES;

family! {
    tables: [ENTRIES]; block: SIZES[0], key: SIZES[1], schedule: SIZES[2];
    pub(crate) static GOST28147 = gost28147: "gost28147" {}
}

forms! {
    symbols: "papers_";
    for [gost28147] with crate::gost_shuffles::parameters;
    SHUFFLES_ENCRYPT { name: "shuffles, encryption", bytes: FORM_BYTES,
        made_by: { layout: "shuffles", body: prepare::<ShuffleTables, false>, name: "prepare_shuffles_encrypt" } }
    SHUFFLES_DECRYPT { name: "shuffles, decryption", bytes: FORM_BYTES,
        made_by: { layout: "shuffles", body: prepare::<ShuffleTables, true>, name: "prepare_shuffles_decrypt" } }
}

kernels! {
    symbols: "papers_";
    for [gost28147] {
        level Portable {
            schedule { layout: "copy", body: schedule::<_, false>, name: "schedule_shuffles" }
        }
    }
    for [gost28147] {
        level Sse41 {
            twins { abreast: [1, 2, 4, 8, 12, 16], layout: "byte shuffles", blocks: ABREAST,
                reads: [SHUFFLES_ENCRYPT, SHUFFLES_DECRYPT],
                body: shuffles::<_, ABREAST>, name: "shuffles_sse41_x" }
        }
        level Avx2 {
            twins { abreast: [1, 2, 4, 8, 16, 24, 32], layout: "byte shuffles", blocks: ABREAST,
                reads: [SHUFFLES_ENCRYPT, SHUFFLES_DECRYPT],
                body: shuffles::<_, ABREAST>, name: "shuffles_avx2_x" }
        }
        level Avx512 {
            twins { abreast: [1, 2, 4, 8, 16, 32, 48, 64], layout: "byte shuffles", blocks: ABREAST,
                reads: [SHUFFLES_ENCRYPT, SHUFFLES_DECRYPT],
                body: shuffles::<_, ABREAST>, name: "shuffles_avx512_x" }
        }
    }
}

/// The tables, as the drawing has them.
struct ShuffleTables;

impl Tables for ShuffleTables {
    const BYTES: usize = 4 * TABLE;
    #[inline(always)]
    unsafe fn write(rows: &Rows, out: *mut u8) {
        for (i, [low, high]) in [[0, 3], [4, 7], [2, 1], [6, 5]].into_iter().enumerate() {
            for n in 0..TABLE {
                // SAFETY: entry `n` of table `i`.
                unsafe { out.add(TABLE * i + n).write(rows[low][n] | rows[high][n] << 4) }
            }
        }
    }
}

/// The tables in every lane of a register.
#[derive(Clone, Copy)]
struct Shuffles<B: Words> {
    b: B,
    outer: [B::W; 2],
    inner: [B::W; 2],
}

impl<B: Words> RoundFunction<B::W> for Shuffles<B> {
    #[inline(always)]
    fn apply(self, low: B::W) -> B::W {
        let b = self.b;
        let high = b.shr_32(low, 4);
        let (even, odd) = (b.splat_32(0x000f_000f), b.splat_32(0x0f00_0f00));
        // Sums of what has no bit in common: with ternary logic, one instruction with the second product.
        let outer = b.xor_and(b.and(low, even), high, odd);
        let inner = b.xor_and(b.and(high, even), low, odd);
        let (outer, inner) = (b.shuffle_halves(self.outer, outer), b.shuffle_halves(self.inner, inner));
        b.rol_11(b.select(b.splat_32(0xf00f_f00f), outer, inner))
    }
}

/// # Safety
/// As [`Crypt`](phalanx_kernels::kernel::Crypt) asks.
#[inline(always)]
unsafe fn shuffles<B: Words, const WAYS: usize>(b: B, keys: *const u8, src: *const u8, dst: *mut u8, n: usize) {
    // SAFETY: the form has four tables, then the round keys; the rest as the caller promises.
    unsafe {
        let mut tables = [b.splat_64(0); 4];
        for i in 0..4 {
            tables[i] = b.load(keys.add(TABLE * i), 0);
        }
        let f = Shuffles { b, outer: [tables[0], tables[1]], inner: [tables[2], tables[3]] };
        crypt::<B, WAYS>(b, f, keys.add(ShuffleTables::BYTES), src, dst, n);
    }
}
