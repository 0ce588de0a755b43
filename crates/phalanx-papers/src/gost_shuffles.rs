//! GOST 28147-89 with byte shuffles, in constant time. Four shuffles perform the eight
//! substitutions for every word. (Paper K, section 8.2, table 5.)
//!
//! ```text
//! word of a register    n7 n6 | n5 n4 | n3 n2 | n1 n0     the nibbles, two in a byte
//! outer index            0 n7 |  0 n4 |  0 n3 |  0 n0     their substitutions: table 0 (S3 S0) and 1 (S7 S4)
//! inner index            0 n6 |  0 n5 |  0 n2 |  0 n1                          table 2 (S1 S2) and 3 (S5 S6)
//! ```
//!
//! A shuffle's table is sixteen bytes long, which is enough for two substitutions. We separate
//! outer and inner nibbles so that a table's two substitutions end up in different nibbles of
//! different bytes. For example, the low nibbles of table 0 are for byte 0 and its high nibbles for
//! byte 1. In each pair of tables, the first is for the low half of a word and the second for the
//! high half.
//!
//! Per register and round, this needs 1 instruction for the key, 7 for the indices, 4 shuffles, 2
//! to select halves, 3 to select nibbles, 3 for the rotation and 1 addition. That adds up to 21
//! with SSE (plus register copies) and AVX2. With AVX-512, the counts are 1, 5, 4 (where the second
//! shuffle in a pair uses a constant mask), none, 1, 1 and 1, so 13 instructions in total.
//!
//! The paper mentions the four shuffles but contains no listing. Here, the dependency chain for a
//! round is eleven instructions long. Since the paper reports 10.75 cycles for a round on one
//! register, its code must be the same or have an equally long chain. On CPUs where each of these
//! instructions has a latency of two cycles, small batches need twice as long.

use phalanx_kernels::constants::gost28147::schedule;
use phalanx_kernels::entry_macros::{family, forms, kernels};

use crate::gost::{KEYS_BYTES, RoundFunction, Rows, SIZES, Tables, crypt, prepare};
use crate::isa::words::Words;

/// The size of one shuffle table, in bytes.
const TABLE: usize = 16;
/// The size of a form in bytes. It consists of the tables followed by the round keys.
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
        // Since no bits overlap, we can combine the operands with XOR. With ternary logic, that
        // merges with the second AND into a single instruction.
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
    // SAFETY: the form consists of four tables followed by the round keys. The caller guarantees
    // the rest.
    unsafe {
        let mut tables = [b.splat_64(0); 4];
        for i in 0..4 {
            tables[i] = b.load(keys.add(TABLE * i), 0);
        }
        let f = Shuffles { b, outer: [tables[0], tables[1]], inner: [tables[2], tables[3]] };
        crypt::<B, WAYS>(b, f, keys.add(ShuffleTables::BYTES), src, dst, n);
    }
}
