//! GOST 28147-89 with byte shuffles, in constant time: four shuffles do the eight substitutions of
//! every word. (Paper K, section 8.2, table 5.)
//!
//! ```text
//! word of a register    n7 n6 | n5 n4 | n3 n2 | n1 n0     the nibbles, two in a byte
//! outer index            0 n7 |  0 n4 |  0 n3 |  0 n0     their substitutions: table 0 (S3 S0) and 1 (S7 S4)
//! inner index            0 n6 |  0 n5 |  0 n2 |  0 n1                          table 2 (S1 S2) and 3 (S5 S6)
//! ```
//!
//! A shuffle's table has sixteen bytes, enough for two substitutions. Outer and inner nibbles are
//! separated so that the two substitutions of a table go to different nibbles of different bytes:
//! the low nibbles of table 0 are for byte 0 and its high nibbles for byte 1. The first table of a
//! pair serves the low half of a word, the second the high half.
//!
//! Instructions per register and round: 1 for the key, 7 for the indices, 4 shuffles, 2 to select
//! halves, 3 to select nibbles, 3 for the rotation, 1 addition. That makes 21 with SSE (plus
//! register copies) and AVX2. With AVX-512 the counts are 1, 5, 4 (the second shuffle of a pair
//! under a constant mask), none, 1, 1 and 1: 13 instructions.
//!
//! The paper names the four shuffles without a listing. The dependency chain of a round is eleven
//! instructions here, and the paper reports 10.75 cycles for a round of one register, so its code
//! is the same or has an equally long chain. Where each of these instructions has a latency of two
//! cycles, batches of few blocks need twice as long.

use phalanx_kernels::constants::gost28147::schedule;
use phalanx_kernels::entry_macros::{family, forms, kernels};

use crate::gost::{KEYS_BYTES, RoundFunction, Rows, SIZES, Tables, crypt, prepare};
use crate::isa::words::Words;

/// Bytes of one shuffle table.
const TABLE: usize = 16;
/// Bytes of a form: the tables, then the round keys.
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

/// The tables of the drawing above.
struct ShuffleTables;

impl Tables for ShuffleTables {
    const BYTES: usize = 4 * TABLE;
    #[inline(always)]
    unsafe fn write(rows: &Rows, out: *mut u8) {
        for (i, [low, high]) in [[0, 3], [4, 7], [2, 1], [6, 5]].into_iter().enumerate() {
            for n in 0..TABLE {
                // SAFETY: `i` and `n` are within the tables.
                unsafe { out.add(TABLE * i + n).write(rows[low][n] | rows[high][n] << 4) }
            }
        }
    }
}

/// The tables, copied to every lane of a register.
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
        // No bits overlap, so XOR combines the operands. With ternary logic it merges with the second
        // AND into one instruction.
        let outer = b.xor_and(b.and(low, even), high, odd);
        let inner = b.xor_and(b.and(high, even), low, odd);
        let (outer, inner) = (b.shuffle_halves(self.outer, outer), b.shuffle_halves(self.inner, inner));
        b.rol_11(b.select(b.splat_32(0xf00f_f00f), outer, inner))
    }
}

/// # Safety
/// Same contract as [`Crypt`](phalanx_kernels::kernel::Crypt).
#[inline(always)]
unsafe fn shuffles<B: Words, const WAYS: usize>(b: B, keys: *const u8, src: *const u8, dst: *mut u8, n: usize) {
    // SAFETY: the form has four tables, then the round keys. The caller guarantees the rest.
    unsafe {
        let mut tables = [b.splat_64(0); 4];
        for i in 0..4 {
            tables[i] = b.load(keys.add(TABLE * i), 0);
        }
        let f = Shuffles { b, outer: [tables[0], tables[1]], inner: [tables[2], tables[3]] };
        crypt::<B, WAYS>(b, f, keys.add(ShuffleTables::BYTES), src, dst, n);
    }
}
