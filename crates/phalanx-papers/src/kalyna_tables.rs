//! Kalyna by tables: eight of 256 columns, one for each row of the state, hold `sub_bytes` and `mix_columns` together.
//!
//! ```text
//! column j of the next state = T_0[row 0 of column j - s_0] ^ … ^ T_7[row 7 of column j - s_7] ^ round key
//! ```
//!
//! s_i is the shift of row i. 16 KiB of tables for each direction, looked up in general registers, some blocks abreast.

use phalanx_kernels::constants::kalyna::*;
use phalanx_kernels::isa::Portable;
use phalanx_kernels::kernel::{Family, Form};

use crate::{leaky, multiples, symbol};

type Tables = [[u64; 256]; 8];

static ENCRYPT: Tables = tables(&SBOX, &MDS);
static DECRYPT: Tables = tables(&INV_SBOX, &INV_MDS);

/// What byte `x` of row `i` adds to its column behind the substitution and the product with a circulant matrix.
const fn tables(sbox: &[[u8; 256]; 4], matrix: &[u8; 8]) -> Tables {
    let (mut tables, mut i) = ([[0; 256]; 8], 0);
    while i < 8 {
        let (mut column, mut r) = ([0; 8], 0);
        while r < 8 {
            column[r] = matrix[(8 + i - r) % 8];
            r += 1;
        }
        let (multiples, mut x) = (multiples(FIELD, column), 0);
        while x < 256 {
            tables[i][x] = u64::from_le_bytes(multiples[sbox[i % 4][x] as usize]);
            x += 1;
        }
        i += 1;
    }
    tables
}

/// Key forms: the standard's round keys, and these in the order of decryption, all but the outer two through the inverse of
/// `mix_columns`.
const SCHEDULE: usize = 0;
const DECRYPTION: usize = 1;

/// The rows of one variant: its index into the measured costs, name, start of the symbols, columns of a block, words of a
/// key, rounds.
macro_rules! variant {
    ($family:ident, $v:literal, $name:literal, $symbol:literal, $columns:literal, $words:literal, $rounds:literal) => {
        pub(crate) static $family: Family = Family::outside(
            $name,
            [8 * $columns, 8 * $words, 8 * $columns * ($rounds + 1)],
            &[
                Form { name: "schedule", bytes: 8 * $columns * ($rounds + 1) },
                Form { name: "decryption", bytes: 8 * $columns * ($rounds + 1) },
            ],
            &[
        leaky!(Expand Prepare, Portable, "tables", 1, [146, 206, 375, 486, 1345][$v], DECRYPTION,
                       symbol!(concat!($symbol, "_prepare_leaky_table")), prepare::<$columns, $rounds>),
        leaky!(Crypt Encrypt, Portable, "tables", 1, [143, 204, 290, 371, 749][$v], SCHEDULE,
                       symbol!(concat!($symbol, "_encrypt_leaky_table_x1")), encrypt::<$columns, $rounds, 1>),
        leaky!(Crypt Decrypt, Portable, "tables", 1, [170, 230, 318, 397, 1017][$v], DECRYPTION,
                       symbol!(concat!($symbol, "_decrypt_leaky_table_x1")), decrypt::<$columns, $rounds, 1>),
            ],
        );
    };
}

variant!(KALYNA_128_128, 0, "kalyna-128/128", "kalyna_128_128", 2, 2, 10);
variant!(KALYNA_128_256, 1, "kalyna-128/256", "kalyna_128_256", 2, 4, 14);
variant!(KALYNA_256_256, 2, "kalyna-256/256", "kalyna_256_256", 4, 4, 14);
variant!(KALYNA_256_512, 3, "kalyna-256/512", "kalyna_256_512", 4, 8, 18);
variant!(KALYNA_512_512, 4, "kalyna-512/512", "kalyna_512_512", 8, 8, 18);

/// Row `i` of a column.
#[inline(always)]
fn row(column: u64, i: usize) -> usize {
    usize::from((column >> (8 * i)) as u8)
}

/// `sub_bytes`, `shift_rows` and `mix_columns`, or their inverses in this order.
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

/// The inverse of `mix_columns` of a column: the substitution in the tables is undone beforehand.
#[inline(always)]
fn inv_mix_column(column: u64) -> u64 {
    let mut sum = 0;
    for i in 0..8 {
        sum ^= DECRYPT[i][usize::from(SBOX[i % 4][row(column, i)])];
    }
    sum
}

/// # Safety
/// As [`Expand`](phalanx_kernels::kernel::Expand) asks.
#[inline(always)]
unsafe fn prepare<const COLUMNS: usize, const ROUNDS: usize>(_: Portable, schedule: *const u8, out: *mut u8, n: usize) {
    let block = 8 * COLUMNS;
    for index in 0..n {
        for r in 0..=ROUNDS {
            // SAFETY: key `r` of `ROUNDS + 1` in the schedule and the form of key `index` of `n`.
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
/// As [`Crypt`](phalanx_kernels::kernel::Crypt) asks.
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
        // SAFETY: batch `batch` of `n`, of `WAYS` blocks each, and `ROUNDS + 1` round keys.
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
/// As [`Crypt`](phalanx_kernels::kernel::Crypt) asks.
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
        // SAFETY: batch `batch` of `n`, of `WAYS` blocks each, and `ROUNDS + 1` round keys.
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
