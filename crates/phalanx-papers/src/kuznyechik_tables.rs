//! Kuznyechik with lookup tables, following the five steps in paper Z, which start from the text of
//! the standard and end with two blocks per register.
//!
//! ```text
//! Z1 baseline   x ^ k → 16 look-ups of pi → 16 steps of the register of bytes, 15 look-ups of a product each
//! Z2 LUT        x ^ k → 16 look-ups of pi → sum of 16 blocks out of tables of L
//! Z3 LUT, xor   x ^ k → sum of 16 blocks out of tables of L and S
//! Z4 offset     the same; even and odd bytes are masked out and shifted by four, so that every 16-bit word is the offset of an entry:
//!
//!               word i     b_2i+1  b_2i         & 00ff  << 4    0 b_2i   0     offset into table 2i       → sum of even places
//!                                               & ff00  >> 4    0 b_2i+1 0     offset into table 2i + 1   → sum of odd places
//!
//! Z5 AVX2       the same in ymm registers: a block in each half, both halves of a register loaded from the same table
//! ```
//!
//! There are sixteen tables with 256 16-byte entries each, i.e. 64 KiB per direction. Per round and
//! block, Z3 needs 16 byte loads, 16 shifts, 15 XORs from memory and one load. Z4 needs 4
//! instructions to compute the offsets, 16 to extract words, 14 XORs from memory, two loads and one
//! XOR to combine the two accumulators. Z5 needs 16 extractions, 8 loads, 8 insertions and 7 or 8
//! XORs.
//!
//! Since L is linear, decryption can use the same structure:
//!
//! ```text
//! L^-1(x ^ k) = L^-1(x) ^ L^-1(k)        D = X[k_1] S^-1 · X[L^-1(k_2)] L^-1 S^-1 · … · X[L^-1(k_10)] L^-1 S^-1 · S
//! ```
//!
//! This means that L^-1 and S^-1 can share a table. We apply L^-1 to the round keys beforehand, and
//! S and S^-1 to every block one more time.

use phalanx_kernels::constants::kuznyechik::{FIELD, INV_PI, L, PI, inv_linear_map, linear_map, schedule};
use phalanx_kernels::entry_macros::{family, forms, kernels};
use phalanx_kernels::isa::{Bitslice, CacheAligned, Logic, Portable, Word128};

#[cfg(target_arch = "x86_64")]
use crate::isa::LookUp;
use crate::multiples;

/// For each byte position, the block that each byte value contributes.
type Tables = [[[u8; BLOCK]; 256]; BLOCK];

const BLOCK: usize = 16;

/// Tabulates how byte `x` at place `p` contributes after a substitution and L or L^-1.
const fn tables(substitution: &[u8; 256], inverse: bool) -> CacheAligned<Tables> {
    let (mut tables, mut p) = ([[[0; BLOCK]; 256]; BLOCK], 0);
    while p < BLOCK {
        let mut unit = [0; BLOCK];
        unit[p] = 1;
        let image = if inverse { inv_linear_map(unit) } else { linear_map(unit) };
        let (multiples, mut x) = (multiples(FIELD, image), 0);
        while x < 256 {
            tables[p][x] = multiples[substitution[x] as usize];
            x += 1;
        }
        p += 1;
    }
    CacheAligned(tables)
}

/// No substitution.
const IDENTITY: [u8; 256] = {
    let (mut identity, mut x) = ([0; 256], 0);
    while x < 256 {
        identity[x] = x as u8;
        x += 1;
    }
    identity
};

/// L and its inverse.
static LINEAR: CacheAligned<Tables> = tables(&IDENTITY, false);
static INV_LINEAR: CacheAligned<Tables> = tables(&IDENTITY, true);
/// L after S, and L^-1 after S^-1.
static JOINED: CacheAligned<Tables> = tables(&PI, false);
static INV_JOINED: CacheAligned<Tables> = tables(&INV_PI, true);

/// The products of every byte and the coefficients of a step, starting with the one for a_15.
static PRODUCTS: [[u8; 256]; BLOCK] = {
    let (by_byte, mut products, mut x) = (multiples(FIELD, L), [[0; 256]; BLOCK], 0);
    while x < 256 {
        let mut i = 0;
        while i < BLOCK {
            products[i][x] = by_byte[x][i];
            i += 1;
        }
        x += 1;
    }
    products
};

family! {
    tables: [ENTRIES]; block: 16, key: 32, schedule: 160;
    pub(crate) static KUZNYECHIK = kuznyechik: "kuznyechik" {}
}

forms! {
    symbols: "papers_";
    for [kuznyechik] with crate::kuznyechik_tables::parameters;
    // The round keys in decryption order. All but the last have the inverse of L applied to them.
    DECRYPTION { name: "decryption", bytes: 160 }
}

kernels! {
    symbols: "papers_";
    for [kuznyechik] {
        level Portable {
            schedule { layout: "packed planes", body: schedule, name: "schedule" }
        }
    }
    for [kuznyechik] {
        level Portable {
            prepare { layout: "tables", makes: DECRYPTION, body: prepare, name: "prepare_leaky_table" }
            crypt { layout: "register of bytes", blocks: 1,
                reads: [SCHEDULE, DECRYPTION], body: crypt::<_, Register, 1, DECRYPT>, name: "leaky_register_x1" }
            crypt { layout: "tables", blocks: 1,
                reads: [SCHEDULE, DECRYPTION], body: crypt::<_, Lut, 1, DECRYPT>, name: "leaky_lut_x1" }
            crypt { layout: "tables, 128-bit XOR", blocks: 1,
                reads: [SCHEDULE, DECRYPTION], body: crypt::<_, Joined, 1, DECRYPT>, name: "leaky_table_x1" }
        }
        #[cfg(target_arch = "x86_64")]
        level Sse41 {
            crypt { layout: "tables, offsets", blocks: 1,
                reads: [SCHEDULE, DECRYPTION], body: crypt::<_, Offsets, 1, DECRYPT>, name: "leaky_offset_x1" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx2 {
            crypt { layout: "tables, offsets, two blocks", blocks: 2,
                reads: [SCHEDULE, DECRYPTION], body: crypt::<_, Offsets, 1, DECRYPT>, name: "leaky_avx2_x2" }
        }
    }
}

/// A technique's rounds, applied to the blocks in one register.
trait Technique<B: Bitslice> {
    /// S, then L.
    fn round(b: B, x: B::W) -> B::W;
    /// S^-1, then L^-1.
    fn inv_round(b: B, x: B::W) -> B::W;
}

/// Z1.
struct Register;
/// Z2.
struct Lut;
/// Z3.
struct Joined;
/// Z4 and Z5.
#[cfg(target_arch = "x86_64")]
struct Offsets;

impl Technique<Portable> for Register {
    #[inline(always)]
    fn round(_: Portable, x: Word128) -> Word128 {
        Word128::from_bytes(shift(substituted(x.to_bytes(), &PI)))
    }
    #[inline(always)]
    fn inv_round(_: Portable, x: Word128) -> Word128 {
        Word128::from_bytes(shift_back(substituted(x.to_bytes(), &INV_PI)))
    }
}

impl Technique<Portable> for Lut {
    #[inline(always)]
    fn round(_: Portable, x: Word128) -> Word128 {
        sum_of_bytes(&LINEAR, substituted(x.to_bytes(), &PI))
    }
    #[inline(always)]
    fn inv_round(_: Portable, x: Word128) -> Word128 {
        sum_of_bytes(&INV_LINEAR, substituted(x.to_bytes(), &INV_PI))
    }
}

impl Technique<Portable> for Joined {
    #[inline(always)]
    fn round(b: Portable, x: Word128) -> Word128 {
        sum_of_blocks(b, &JOINED, x)
    }
    #[inline(always)]
    fn inv_round(b: Portable, x: Word128) -> Word128 {
        sum_of_blocks(b, &INV_JOINED, x)
    }
}

#[cfg(target_arch = "x86_64")]
impl<B: LookUp> Technique<B> for Offsets {
    #[inline(always)]
    fn round(b: B, x: B::W) -> B::W {
        sum_by_offsets(b, &JOINED, x)
    }
    #[inline(always)]
    fn inv_round(b: B, x: B::W) -> B::W {
        sum_by_offsets(b, &INV_JOINED, x)
    }
}

#[inline(always)]
fn substituted<const N: usize>(mut x: [u8; N], substitution: &'static [u8; 256]) -> [u8; N] {
    for byte in &mut x {
        *byte = substitution[usize::from(*byte)];
    }
    x
}

/// Computes L by shifting the register sixteen times. Each new byte is the sum of the products.
#[inline(always)]
fn shift(block: [u8; BLOCK]) -> [u8; BLOCK] {
    // The register is a window that moves towards the front of the array.
    let mut window = [0; 2 * BLOCK];
    window[BLOCK..].copy_from_slice(&block);
    for first in (0..BLOCK).rev() {
        let mut sum = window[first + BLOCK];
        for i in 0..BLOCK - 1 {
            sum ^= PRODUCTS[i][usize::from(window[first + 1 + i])];
        }
        window[first] = sum;
    }
    let mut image = [0; BLOCK];
    image.copy_from_slice(&window[..BLOCK]);
    image
}

/// Computes L^-1 by shifting the register back.
#[inline(always)]
fn shift_back(block: [u8; BLOCK]) -> [u8; BLOCK] {
    let mut window = [0; 2 * BLOCK];
    window[..BLOCK].copy_from_slice(&block);
    for first in 0..BLOCK {
        let mut sum = window[first];
        for i in 0..BLOCK - 1 {
            sum ^= PRODUCTS[i][usize::from(window[first + 1 + i])];
        }
        window[first + BLOCK] = sum;
    }
    let mut image = [0; BLOCK];
    image.copy_from_slice(&window[BLOCK..]);
    image
}

/// XORs one block per byte, spelled out byte by byte. (Any compiler turns this into 128-bit
/// operations. Going by the published figures, so did the paper's.)
#[inline(always)]
fn sum_of_bytes(tables: &'static CacheAligned<Tables>, x: [u8; BLOCK]) -> Word128 {
    let mut sum = Word128::splat_64(0);
    for p in 0..BLOCK {
        let mut bytes = sum.to_bytes();
        for (byte, add) in bytes.iter_mut().zip(&tables.0[p][usize::from(x[p])]) {
            *byte ^= add;
        }
        sum = Word128::from_bytes(bytes);
    }
    sum
}

/// XORs one block per byte.
#[inline(always)]
fn sum_of_blocks(b: Portable, tables: &'static CacheAligned<Tables>, x: Word128) -> Word128 {
    let x = x.to_bytes();
    let mut sum = Word128::from_bytes(tables.0[0][usize::from(x[0])]);
    for p in 1..BLOCK {
        sum = b.xor(sum, Word128::from_bytes(tables.0[p][usize::from(x[p])]));
    }
    sum
}

/// The same, but with offsets. Even and odd places have separate sums.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn sum_by_offsets<B: LookUp>(b: B, tables: &'static CacheAligned<Tables>, x: B::W) -> B::W {
    const TABLE: usize = 256 * BLOCK;
    let mask = b.splat_64(0xff00_ff00_ff00_ff00);
    let (even, odd) = (b.shl_64(b.and_not(mask, x), 4), b.shr_64(b.and(mask, x), 4));
    let tables: *const u8 = tables.0.as_ptr().cast();
    // SAFETY: there are sixteen tables, and offsets are multiples of 16 that are less than the size
    // of a table.
    let (even, odd) = unsafe { (b.look_up(tables, 2 * TABLE, even), b.look_up(tables.add(TABLE), 2 * TABLE, odd)) };
    let mut sums = [even[0], odd[0]];
    for i in 1..8 {
        sums = [b.xor(sums[0], even[i]), b.xor(sums[1], odd[i])];
    }
    b.xor(b.apart(sums[0]), b.apart(sums[1]))
}

/// Computes the round keys for decryption. We use the tables for L^-1, and apply S first to cancel
/// their S^-1.
///
/// # Safety
/// Same contract as [`Expand`](phalanx_kernels::kernel::Expand).
#[inline(always)]
unsafe fn prepare(b: Portable, schedule: *const u8, out: *mut u8, n: usize) {
    for index in 0..10 * n {
        let (key, step) = (index / 10, index % 10);
        // SAFETY: `key < n`, and both the schedule and the form have ten round keys.
        unsafe {
            let mut k = b.load(schedule.add(BLOCK * (10 * key + 9 - step)), BLOCK);
            if step < 9 {
                k = sum_of_blocks(b, &INV_JOINED, Word128::from_bytes(substituted(k.to_bytes(), &PI)));
            }
            b.store(out.add(BLOCK * index), BLOCK, k);
        }
    }
}

/// # Safety
/// Same contract as [`Crypt`](phalanx_kernels::kernel::Crypt).
#[inline(always)]
unsafe fn crypt<B: Bitslice, T: Technique<B>, const WAYS: usize, const BACK: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe {
        if BACK {
            decrypt::<B, T, WAYS>(b, keys, src, dst, n);
        } else {
            encrypt::<B, T, WAYS>(b, keys, src, dst, n);
        }
    }
}

/// Encrypts `WAYS` registers at once.
///
/// # Safety
/// Same contract as [`Crypt`](phalanx_kernels::kernel::Crypt).
#[inline(always)]
unsafe fn encrypt<B: Bitslice, T: Technique<B>, const WAYS: usize>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let bytes = BLOCK * B::LANES;
    for batch in 0..n {
        let mut x = [b.splat_64(0); WAYS];
        // SAFETY: `batch < n`, each batch fills `WAYS` registers, and there are ten round keys.
        unsafe {
            for way in 0..WAYS {
                x[way] = b.load(src.add(bytes * (WAYS * batch + way)), BLOCK);
            }
            for r in 0..9 {
                let key = b.load(keys.add(BLOCK * r), 0);
                for way in 0..WAYS {
                    x[way] = T::round(b, b.xor(x[way], key));
                }
            }
            let last = b.load(keys.add(BLOCK * 9), 0);
            for way in 0..WAYS {
                b.store(dst.add(bytes * (WAYS * batch + way)), BLOCK, b.xor(x[way], last));
            }
        }
    }
}

/// # Safety
/// Same contract as [`Crypt`](phalanx_kernels::kernel::Crypt). `keys` are for decryption.
#[inline(always)]
unsafe fn decrypt<B: Bitslice, T: Technique<B>, const WAYS: usize>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let bytes = BLOCK * B::LANES;
    for batch in 0..n {
        let mut x = [b.splat_64(0); WAYS];
        // SAFETY: `batch < n`, each batch fills `WAYS` registers, and there are ten round keys.
        unsafe {
            for way in 0..WAYS {
                x[way] = substitute(b, b.load(src.add(bytes * (WAYS * batch + way)), BLOCK), &PI);
            }
            for r in 0..9 {
                let key = b.load(keys.add(BLOCK * r), 0);
                for way in 0..WAYS {
                    x[way] = b.xor(T::inv_round(b, x[way]), key);
                }
            }
            let last = b.load(keys.add(BLOCK * 9), 0);
            for way in 0..WAYS {
                let out = b.xor(substitute(b, x[way], &INV_PI), last);
                b.store(dst.add(bytes * (WAYS * batch + way)), BLOCK, out);
            }
        }
    }
}

/// Substitutes the bytes in a register that holds at most two blocks.
#[inline(always)]
fn substitute<B: Bitslice>(b: B, x: B::W, substitution: &'static [u8; 256]) -> B::W {
    const { assert!(B::LANES <= 2) }
    let mut bytes = [0; 2 * BLOCK];
    // SAFETY: the array is at least as large as the register.
    unsafe {
        b.store(bytes.as_mut_ptr(), BLOCK, x);
        for i in 0..BLOCK * B::LANES {
            bytes[i] = substitution[usize::from(bytes[i])];
        }
        b.load(bytes.as_ptr(), BLOCK)
    }
}
