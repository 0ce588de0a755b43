//! Kalyna with lookup tables, as in table 6 of paper K. There are eight tables of 256 columns, one
//! for each row of the state, which combine `sub_bytes` and `mix_columns`.
//!
//! ```text
//! column j of the next state = T_0[row 0 of column j - s_0] ^ … ^ T_7[row 7 of column j - s_7] ^ round key
//! ```
//!
//! s_i is the shift of row i. There are 16 KiB of tables for each direction. Several blocks are
//! processed at once, using one of two kinds of look-ups:
//!
//! * General registers with one column each, which requires eight look-ups and as many additions
//!   per column.
//! * Gathers of 64-bit entries, with the columns of blocks side by side in vector registers (see
//!   `kalyna_columns`). Each register needs one `shift_rows` per round. After that, we extract a
//!   row with a shuffle, gather and add, eight times over. Batches that don't fill a register use a
//!   narrower one.
//!
//! Decryption goes through the same steps as encryption, with an extra `inv_mix_columns` at the
//! start and just the inverse substitution at the end.

use phalanx_kernels::constants::kalyna::*;
use phalanx_kernels::entry_macros::{forms, kernels};
use phalanx_kernels::isa::Portable;
#[cfg(target_arch = "x86_64")]
use phalanx_kernels::isa::{Bitslice, Bytes, Logic, Shifts};

#[cfg(target_arch = "x86_64")]
use crate::isa::{Columns, Gathers, Half};
#[cfg(target_arch = "x86_64")]
use crate::kalyna_columns::{self, key, shift_rows, turn};
use crate::kalyna_families::families;
use crate::multiples;

type Tables = [[u64; 256]; 8];

static ENCRYPT: Tables = tables(&SBOX, &MDS);
static DECRYPT: Tables = tables(&INV_SBOX, &INV_MDS);

/// Tabulates how byte `x` in row `i` contributes to its column, by substituting it and multiplying
/// the result by a circulant matrix.
const fn tables(sbox: &[[u8; 256]; 4], matrix: &[u8; 8]) -> Tables {
    let (mut tables, mut i) = ([[0; 256]; 8], 0);
    while i < 8 {
        let (multiples, mut x) = (multiples(FIELD, column(matrix, i)), 0);
        while x < 256 {
            tables[i][x] = u64::from_le_bytes(multiples[sbox[i % 4][x] as usize]);
            x += 1;
        }
        i += 1;
    }
    tables
}

/// Column `i` of a circulant matrix.
const fn column(matrix: &[u8; 8], i: usize) -> [u8; 8] {
    let (mut column, mut r) = ([0; 8], 0);
    while r < 8 {
        column[r] = matrix[(8 + i - r) % 8];
        r += 1;
    }
    column
}

/// The registers that a token can gather into.
#[cfg(target_arch = "x86_64")]
type W<G> = <<G as Gathers>::Registers as Logic>::W;

families!();

forms! {
    symbols: "papers_";
    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512, kalyna_512_512] with crate::kalyna_tables::parameters;
    // The round keys in decryption order. All but the first and the last have the inverse of
    // `mix_columns` applied to them.
    DECRYPTION { name: "decryption", bytes: 8 * COLUMNS * (ROUNDS + 1) }
}

kernels! {
    symbols: "papers_";
    for [kalyna_128_128, kalyna_128_256, kalyna_256_256, kalyna_256_512, kalyna_512_512] {
        level Portable as Planes {
            schedule { layout: "bit planes, quad-sliced",
                body: schedule::<_, COLUMNS, WORDS, ROUNDS, { 64 / COLUMNS }>, name: "schedule_tables" }
        }
    }
    for [kalyna_128_128] {
        level Portable {
            prepare { layout: "tables", makes: DECRYPTION, body: prepare::<COLUMNS, ROUNDS>, name: "prepare_leaky_table" }
            crypt { abreast: [1, 2, 4], layout: "tables", blocks: ABREAST, reads: [SCHEDULE, DECRYPTION],
                body: crypt::<COLUMNS, ROUNDS, ABREAST, DECRYPT>, name: "leaky_table_x" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx2 {
            crypt { layout: "tables, gathers", blocks: 1, reads: [SCHEDULE, DECRYPTION],
                body: by_half_gathers::<_, COLUMNS, ROUNDS, 1, DECRYPT>, name: "leaky_gather_avx2_x1" }
            crypt { abreast: [2, 4, 6, 8], layout: "tables, gathers", blocks: ABREAST, reads: [SCHEDULE, DECRYPTION],
                body: by_gathers::<_, COLUMNS, ROUNDS, { ABREAST / 2 }, DECRYPT>, name: "leaky_gather_avx2_x" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx512 as Xmm {
            crypt { layout: "tables, gathers", blocks: 1, reads: [SCHEDULE, DECRYPTION],
                body: by_gathers::<_, COLUMNS, ROUNDS, 1, DECRYPT>, name: "leaky_gather_avx512_x1" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx512 as Ymm {
            crypt { abreast: [2, 6], layout: "tables, gathers", blocks: ABREAST, reads: [SCHEDULE, DECRYPTION],
                body: by_gathers::<_, COLUMNS, ROUNDS, { ABREAST / 2 }, DECRYPT>, name: "leaky_gather_avx512_x" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx512 {
            crypt { abreast: [4, 8, 12, 16], layout: "tables, gathers", blocks: ABREAST, reads: [SCHEDULE, DECRYPTION],
                body: by_gathers::<_, COLUMNS, ROUNDS, { ABREAST / 4 }, DECRYPT>, name: "leaky_gather_avx512_x" }
        }
    }
    for [kalyna_128_256] {
        level Portable {
            prepare { layout: "tables", makes: DECRYPTION, body: prepare::<COLUMNS, ROUNDS>, name: "prepare_leaky_table" }
            crypt { abreast: [1, 2], layout: "tables", blocks: ABREAST, reads: [SCHEDULE, DECRYPTION],
                body: crypt::<COLUMNS, ROUNDS, ABREAST, DECRYPT>, name: "leaky_table_x" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx2 {
            crypt { layout: "tables, gathers", blocks: 4, reads: [SCHEDULE, DECRYPTION],
                body: by_gathers::<_, COLUMNS, ROUNDS, 2, DECRYPT>, name: "leaky_gather_avx2_x4" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx512 {
            crypt { layout: "tables, gathers", blocks: 12, reads: [SCHEDULE, DECRYPTION],
                body: by_gathers::<_, COLUMNS, ROUNDS, 3, DECRYPT>, name: "leaky_gather_avx512_x12" }
        }
    }
    for [kalyna_256_256, kalyna_256_512] {
        level Portable {
            prepare { layout: "tables", makes: DECRYPTION, body: prepare::<COLUMNS, ROUNDS>, name: "prepare_leaky_table" }
            crypt { layout: "tables", blocks: 1, reads: [SCHEDULE, DECRYPTION],
                body: crypt::<COLUMNS, ROUNDS, 1, DECRYPT>, name: "leaky_table_x1" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx2 {
            crypt { layout: "tables, gathers", blocks: 2, reads: [SCHEDULE, DECRYPTION],
                body: by_gathers::<_, COLUMNS, ROUNDS, 2, DECRYPT>, name: "leaky_gather_avx2_x2" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx512 {
            crypt { layout: "tables, gathers", blocks: 6, reads: [SCHEDULE, DECRYPTION],
                body: by_gathers::<_, COLUMNS, ROUNDS, 3, DECRYPT>, name: "leaky_gather_avx512_x6" }
        }
    }
    for [kalyna_512_512] {
        level Portable {
            prepare { layout: "tables", makes: DECRYPTION, body: prepare::<COLUMNS, ROUNDS>, name: "prepare_leaky_table" }
            crypt { layout: "tables", blocks: 1, reads: [SCHEDULE, DECRYPTION],
                body: crypt::<COLUMNS, ROUNDS, 1, DECRYPT>, name: "leaky_table_x1" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx2 {
            crypt { layout: "tables, gathers", blocks: 1, reads: [SCHEDULE, DECRYPTION],
                body: by_gathers::<_, COLUMNS, ROUNDS, 2, DECRYPT>, name: "leaky_gather_avx2_x1" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx512 {
            crypt { layout: "tables, gathers", blocks: 3, reads: [SCHEDULE, DECRYPTION],
                body: by_gathers::<_, COLUMNS, ROUNDS, 3, DECRYPT>, name: "leaky_gather_avx512_x3" }
        }
    }
}

/// Row `i` of a column.
#[inline(always)]
fn row(column: u64, i: usize) -> usize {
    usize::from((column >> (8 * i)) as u8)
}

/// Applies `sub_bytes`, `shift_rows` and `mix_columns`, or their inverses in this order.
#[inline(always)]
fn round<const COLUMNS: usize, const BACK: bool>(s: [u64; COLUMNS]) -> [u64; COLUMNS] {
    let mut next = [0; COLUMNS];
    for j in 0..COLUMNS {
        for i in 0..8 {
            let s_i = shift(COLUMNS, i);
            next[j] ^= if BACK {
                DECRYPT[i][row(s[(j + s_i) % COLUMNS], i)]
            } else {
                ENCRYPT[i][row(s[(j + COLUMNS - s_i) % COLUMNS], i)]
            };
        }
    }
    next
}

/// Applies the inverse of `mix_columns` to a column, after a substitution that cancels the one in
/// the tables.
#[inline(always)]
fn inv_mix_column(column: u64) -> u64 {
    let mut sum = 0;
    for i in 0..8 {
        sum ^= DECRYPT[i][usize::from(SBOX[i % 4][row(column, i)])];
    }
    sum
}

/// # Safety
/// Same contract as [`Expand`](phalanx_kernels::kernel::Expand).
#[inline(always)]
unsafe fn prepare<const COLUMNS: usize, const ROUNDS: usize>(_: Portable, schedule: *const u8, out: *mut u8, n: usize) {
    let block = 8 * COLUMNS;
    for index in 0..n {
        for r in 0..=ROUNDS {
            // SAFETY: `index < n`, and both the schedule and the form have `ROUNDS + 1` keys.
            unsafe {
                let at = block * (ROUNDS + 1) * index;
                let mut key: [u64; COLUMNS] = load(schedule.add(at + block * (ROUNDS - r)));
                if r > 0 && r < ROUNDS {
                    for column in 0..COLUMNS {
                        key[column] = inv_mix_column(key[column]);
                    }
                }
                store(out.add(at + block * r), &key);
            }
        }
    }
}

/// # Safety
/// Same contract as [`Crypt`](phalanx_kernels::kernel::Crypt).
#[inline(always)]
unsafe fn crypt<const COLUMNS: usize, const ROUNDS: usize, const WAYS: usize, const BACK: bool>(
    portable: Portable,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe {
        if BACK {
            decrypt::<COLUMNS, ROUNDS, WAYS>(portable, keys, src, dst, n);
        } else {
            encrypt::<COLUMNS, ROUNDS, WAYS>(portable, keys, src, dst, n);
        }
    }
}

/// # Safety
/// Same contract as [`Crypt`](phalanx_kernels::kernel::Crypt).
#[inline(always)]
unsafe fn encrypt<const COLUMNS: usize, const ROUNDS: usize, const WAYS: usize>(
    _: Portable,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let block = 8 * COLUMNS;
    for batch in 0..n {
        let mut s = [[0; COLUMNS]; WAYS];
        // SAFETY: `batch < n`, each batch has `WAYS` blocks, and there are `ROUNDS + 1` round keys.
        unsafe {
            for way in 0..WAYS {
                s[way] = add(load(src.add(block * (WAYS * batch + way))), load(keys));
            }
            for r in 1..ROUNDS {
                let key = load(keys.add(block * r));
                for way in 0..WAYS {
                    s[way] = xor(round::<COLUMNS, false>(s[way]), key);
                }
            }
            let last = load(keys.add(block * ROUNDS));
            for way in 0..WAYS {
                let out = add(round::<COLUMNS, false>(s[way]), last);
                store(dst.add(block * (WAYS * batch + way)), &out);
            }
        }
    }
}

/// # Safety
/// Same contract as [`Crypt`](phalanx_kernels::kernel::Crypt).
#[inline(always)]
unsafe fn decrypt<const COLUMNS: usize, const ROUNDS: usize, const WAYS: usize>(
    _: Portable,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let block = 8 * COLUMNS;
    for batch in 0..n {
        let mut s = [[0; COLUMNS]; WAYS];
        // SAFETY: `batch < n`, each batch has `WAYS` blocks, and there are `ROUNDS + 1` round keys.
        unsafe {
            for way in 0..WAYS {
                s[way] = sub(load(src.add(block * (WAYS * batch + way))), load(keys));
                for column in 0..COLUMNS {
                    s[way][column] = inv_mix_column(s[way][column]);
                }
            }
            for r in 1..ROUNDS {
                let key = load(keys.add(block * r));
                for way in 0..WAYS {
                    s[way] = xor(round::<COLUMNS, true>(s[way]), key);
                }
            }
            let last = load(keys.add(block * ROUNDS));
            for way in 0..WAYS {
                let mut out = [0; COLUMNS];
                for j in 0..COLUMNS {
                    for i in 0..8 {
                        let byte = INV_SBOX[i % 4][row(s[way][(j + shift(COLUMNS, i)) % COLUMNS], i)];
                        out[j] |= u64::from(byte) << (8 * i);
                    }
                }
                store(dst.add(block * (WAYS * batch + way)), &sub(out, last));
            }
        }
    }
}

/// How a byte in row 0 contributes to its column after the inverse of `mix_columns`. For other
/// rows, this is rotated.
#[cfg(target_arch = "x86_64")]
static INV_MIX: [u64; 256] = {
    let (multiples, mut table, mut x) = (multiples(FIELD, column(&INV_MDS, 0)), [0; 256], 0);
    while x < 256 {
        table[x] = u64::from_le_bytes(multiples[x]);
        x += 1;
    }
    table
};

/// The inverse substitutions for rows 0 to 3, with each result in the byte for its row.
#[cfg(target_arch = "x86_64")]
static INV_SUB: [[u64; 256]; 4] = {
    let (mut tables, mut i) = ([[0; 256]; 4], 0);
    while i < 1024 {
        tables[i / 256][i % 256] = (INV_SBOX[i / 256][i % 256] as u64) << (8 * (i / 256));
        i += 1;
    }
    tables
};

/// `sub_bytes` and `mix_columns`, or their inverses.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn gather<G: Gathers>(g: G, tables: &'static Tables, x: W<G>) -> W<G> {
    let mut sum = g.look_up(&tables[0], x, 0);
    for row in 1..8 {
        sum = g.registers().xor(sum, g.look_up(&tables[row], x, row));
    }
    sum
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn gather_inv_mix<G: Gathers>(g: G, x: W<G>) -> W<G> {
    let (l, mut sum) = (g.registers(), g.look_up(&INV_MIX, x, 0));
    for row in 1..8 {
        sum = l.xor(sum, turn(l, g.look_up(&INV_MIX, x, row), 8 - row));
    }
    sum
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn gather_inv_sub<G: Gathers>(g: G, x: W<G>) -> W<G> {
    let (l, mut sum) = (g.registers(), g.registers().splat_64(0));
    for row in 0..4 {
        let upper = l.shl_64(g.look_up(&INV_SUB[row], x, row + 4), 32);
        sum = l.xor(sum, l.xor(g.look_up(&INV_SUB[row], x, row), upper));
    }
    sum
}

/// Encrypts or decrypts with gathers.
///
/// # Safety
/// Same contract as [`Crypt`](phalanx_kernels::kernel::Crypt).
#[cfg(target_arch = "x86_64")]
#[inline(always)]
unsafe fn by_gathers<
    G: Gathers,
    const COLUMNS: usize,
    const ROUNDS: usize,
    const REGISTERS: usize,
    const BACK: bool,
>(
    g: G,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let (l, bytes) = (g.registers(), 8 * G::Registers::COLUMNS);
    for batch in 0..n {
        let at = bytes * REGISTERS * batch;
        let mut s = [l.splat_64(0); REGISTERS];
        // SAFETY: `batch < n`, each batch fills these registers, and there are `ROUNDS + 1` round
        // keys.
        unsafe {
            for k in 0..REGISTERS {
                let x = l.load(src.add(at + bytes * k), 16);
                s[k] = kalyna_columns::add::<_, BACK>(l, x, key(l, keys, COLUMNS, k));
                if BACK {
                    s[k] = gather_inv_mix(g, s[k]);
                }
            }
            for r in 1..ROUNDS {
                s = shift_rows::<_, COLUMNS, REGISTERS, BACK>(l, s);
                for k in 0..REGISTERS {
                    let tables: &'static Tables = if BACK { &DECRYPT } else { &ENCRYPT };
                    // We process one register after the other because the indices for all of them
                    // don't fit in registers.
                    let tables = l.in_turn(tables, s[k.saturating_sub(1)]);
                    let sum = gather(g, tables, s[k]);
                    s[k] = l.xor(sum, key(l, keys.add(8 * COLUMNS * r), COLUMNS, k));
                }
            }
            s = shift_rows::<_, COLUMNS, REGISTERS, BACK>(l, s);
            for k in 0..REGISTERS {
                let last = key(l, keys.add(8 * COLUMNS * ROUNDS), COLUMNS, k);
                let x = if BACK { gather_inv_sub(g, s[k]) } else { gather(g, &ENCRYPT, s[k]) };
                l.store(dst.add(at + bytes * k), 16, kalyna_columns::add::<_, BACK>(l, x, last));
            }
        }
    }
}

/// The same, but with registers of half the width.
///
/// # Safety
/// Same contract as [`Crypt`](phalanx_kernels::kernel::Crypt).
#[cfg(target_arch = "x86_64")]
#[inline(always)]
unsafe fn by_half_gathers<
    G: Into<Half>,
    const COLUMNS: usize,
    const ROUNDS: usize,
    const REGISTERS: usize,
    const BACK: bool,
>(
    g: G,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { by_gathers::<Half, COLUMNS, ROUNDS, REGISTERS, BACK>(g.into(), keys, src, dst, n) }
}
