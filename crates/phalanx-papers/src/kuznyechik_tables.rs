//! Kuznyechik by tables: sixteen of 256 blocks, one for each byte of a block, hold the substitution and the linear map
//! together. 64 KiB, looked up in general registers and added in registers of 128 bits, some blocks abreast.

use phalanx_kernels::constants::kuznyechik::{FIELD, PI, linear_map};
use phalanx_kernels::isa::{Logic, Portable, Word128};
use phalanx_kernels::kernel::{Family, Form};

use crate::{leaky, multiples, symbol};

/// 64 KiB, aligned so that an entry is never in two cache lines.
#[repr(C, align(64))]
struct Tables([[[u8; 16]; 256]; 16]);

/// What byte `x` at place `p` adds to the block behind the substitution and the linear map.
static TABLES: Tables = {
    let (mut tables, mut p) = ([[[0; 16]; 256]; 16], 0);
    while p < 16 {
        let mut unit = [0; 16];
        unit[p] = 1;
        let (multiples, mut x) = (multiples(FIELD, linear_map(unit)), 0);
        while x < 256 {
            tables[p][x] = multiples[PI[x] as usize];
            x += 1;
        }
        p += 1;
    }
    Tables(tables)
};

/// The only key form: the standard's round keys.
const SCHEDULE: usize = 0;

pub(crate) static KUZNYECHIK: Family = Family::outside(
    "kuznyechik",
    [16, 32, 160],
    &[Form { name: "schedule", bytes: 160 }],
    &[leaky!(Crypt Encrypt, Portable, "tables, 128-bit XOR", 1, 393, SCHEDULE,
                      symbol!("kuznyechik_encrypt_leaky_table_x1"), encrypt::<1>)],
);

/// # Safety
/// `p` is readable for 16 bytes.
#[inline(always)]
unsafe fn load(p: *const u8) -> Word128 {
    // SAFETY: as the caller promises; arrays of bytes need no alignment.
    Word128::from_bytes(unsafe { p.cast::<[u8; 16]>().read() })
}

/// The substitution and the linear map.
#[inline(always)]
fn ls(l: Portable, x: Word128) -> Word128 {
    let bytes = x.to_bytes();
    let mut sum = Word128::from_bytes(TABLES.0[0][usize::from(bytes[0])]);
    for p in 1..16 {
        sum = l.xor(sum, Word128::from_bytes(TABLES.0[p][usize::from(bytes[p])]));
    }
    sum
}

/// # Safety
/// As [`Crypt`](phalanx_kernels::kernel::Crypt) asks.
#[inline(always)]
unsafe fn encrypt<const WAYS: usize>(l: Portable, keys: *const u8, src: *const u8, dst: *mut u8, n: usize) {
    for batch in 0..n {
        let mut x = [Word128::splat_64(0); WAYS];
        // SAFETY: batch `batch` of `n`, of `WAYS` blocks each, and ten round keys.
        unsafe {
            for way in 0..WAYS {
                x[way] = load(src.add(16 * (WAYS * batch + way)));
            }
            for r in 0..9 {
                let key = load(keys.add(16 * r));
                for way in 0..WAYS {
                    x[way] = ls(l, l.xor(x[way], key));
                }
            }
            let last = load(keys.add(16 * 9));
            for way in 0..WAYS {
                let p = dst.add(16 * (WAYS * batch + way));
                p.cast::<[u8; 16]>().write(l.xor(x[way], last).to_bytes());
            }
        }
    }
}
