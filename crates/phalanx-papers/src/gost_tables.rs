//! GOST 28147-89 by tables: neighbouring substitutions in one, with the rotation. (Paper K, section 8.1, table 4.)
//!
//! ```text
//! word                      31 … 24 | 23 … 16 | 15 … 8 | 7 … 0
//! four tables of 8 bits     table 3 | table 2 | table 1 | table 0       4 KiB
//! 12, 12 and 8 bits         table 2 |    table 1    |    table 0       33 KiB
//! two of 16 bits                table 1       |        table 0        512 KiB
//! ```
//!
//! An entry is the image of its index, shifted to where it came from and rotated by 11: the round function is the sum of an
//! entry of each table. They are looked up in general registers, one word after the other, or by the gathers of AVX2 and AVX-512, eight
//! and sixteen words at a time; of fewer words than four or eight, by the gathers of narrower registers.
//!
//! Instructions for a register and round, with 8, 12 or 16 bits: key and sum 2, indices 6, 4 or 2, look-ups and their sums 7, 5
//! or 3.

#[cfg(target_arch = "x86_64")]
use phalanx_kernels::isa::{Avx2, Avx512};
use phalanx_kernels::isa::{Logic, Portable};
use phalanx_kernels::kernel::{Family, Form, kernel, rows, twins};

use crate::gost::{Halves, KEYS_BYTES, RoundFunction, Rows, SIZES, Tables, crypt, prepare};
#[cfg(target_arch = "x86_64")]
use crate::isa::gather_32::Gather;
use crate::symbol;

/// Key forms: the key behind its S-box, and for each width tables with round keys; that of decryption is the next one.
const TABLES_8: usize = 1;
const TABLES_12: usize = 3;
const TABLES_16: usize = 5;

/// The rows of one level and table width: bits of an index, form, level, its name in symbols and in words, registers, and
/// for each number of blocks abreast its cost.
macro_rules! tables {
    ($bits:literal, $form:expr, $level:ident, $name:literal, $layout:literal, $b:ty, $($ways:literal: $cost:literal),*) => {
        rows![$(&{
            let mut twins = *twins!($level, concat!($layout, ", ", $bits, "-bit tables"), $ways, $cost, $form, None,
                                    symbol!(concat!("gost28147_crypt_leaky_", $name, "_", $bits, "_x", $ways)),
                                    look_up::<$b, $bits, $ways>);
            (twins[0].constant_time, twins[1].constant_time) = (false, false);
            twins
        }),*]
    };
}

/// The rows that make the forms of one table width, in constant time.
macro_rules! forms {
    ($bits:literal, $form:expr, $cost:literal) => {
        &[
            kernel!(Expand Prepare, Portable, "tables", 1, $cost, $form,
                    symbol!(concat!("gost28147_prepare_", $bits, "_encrypt")), prepare::<Merged<$bits>, false>),
            kernel!(Expand Prepare, Portable, "tables", 1, $cost, $form + 1,
                    symbol!(concat!("gost28147_prepare_", $bits, "_decrypt")), prepare::<Merged<$bits>, true>),
        ]
    };
}

pub(crate) static GOST28147: Family = Family::outside(
    "gost28147",
    SIZES,
    &[
        Form { name: "key", bytes: SIZES[2] },
        Form { name: "8-bit tables, encryption", bytes: form_bytes::<8>() },
        Form { name: "8-bit tables, decryption", bytes: form_bytes::<8>() },
        Form { name: "12-bit tables, encryption", bytes: form_bytes::<12>() },
        Form { name: "12-bit tables, decryption", bytes: form_bytes::<12>() },
        Form { name: "16-bit tables, encryption", bytes: form_bytes::<16>() },
        Form { name: "16-bit tables, decryption", bytes: form_bytes::<16>() },
    ],
    rows![
        forms!(8, TABLES_8, 1850),
        forms!(12, TABLES_12, 28000),
        forms!(16, TABLES_16, 500000),
        tables!(8, TABLES_8, Portable, "general", "general registers", General,
                1: 290, 2: 340, 3: 360, 4: 380, 5: 430),
        tables!(12, TABLES_12, Portable, "general", "general registers", General,
                1: 260, 2: 310, 3: 330, 4: 350, 5: 370),
        tables!(16, TABLES_16, Portable, "general", "general registers", General,
                1: 400, 2: 570, 3: 630, 4: 670, 5: 700),
        #[cfg(target_arch = "x86_64")]
        tables!(8, TABLES_8, Avx2, "avx2", "gather", Avx2,
                1: 1060, 2: 1070, 4: 1070, 8: 1470, 16: 1860, 24: 2700, 32: 3800),
        #[cfg(target_arch = "x86_64")]
        tables!(12, TABLES_12, Avx2, "avx2", "gather", Avx2,
                1: 990, 2: 990, 4: 990, 8: 1340, 16: 1440, 24: 2000, 32: 2650),
        #[cfg(target_arch = "x86_64")]
        tables!(16, TABLES_16, Avx2, "avx2", "gather", Avx2,
                1: 1230, 2: 1280, 4: 1310, 8: 1690, 16: 1730, 24: 1940, 32: 2350),
        #[cfg(target_arch = "x86_64")]
        tables!(8, TABLES_8, Avx512, "avx512", "gather", Avx512,
                1: 1000, 2: 1000, 4: 1010, 8: 1370, 16: 2250, 32: 3450, 48: 5100, 64: 6750),
        #[cfg(target_arch = "x86_64")]
        tables!(12, TABLES_12, Avx512, "avx512", "gather", Avx512,
                1: 900, 2: 900, 4: 900, 8: 1240, 16: 1910, 32: 2650, 48: 3900, 64: 5150),
        #[cfg(target_arch = "x86_64")]
        tables!(16, TABLES_16, Avx512, "avx512", "gather", Avx512,
                1: 1230, 2: 1280, 4: 1310, 8: 1680, 16: 2200, 32: 2450, 48: 3450, 64: 4500),
    ],
);

/// Bytes of an entry.
const ENTRY: usize = 4;

/// Bytes of the tables whose indices have `bits` bits: the last one may have fewer.
const fn table_bytes(bits: usize) -> usize {
    let full = 32 / bits * (1 << bits);
    ENTRY * if 32 % bits == 0 { full } else { full + (1 << (32 % bits)) }
}

/// Bytes of a form.
const fn form_bytes<const BITS: usize>() -> usize {
    Merged::<BITS>::BYTES + KEYS_BYTES
}

/// The tables, as the drawing has them.
struct Merged<const BITS: usize>;

impl<const BITS: usize> Tables for Merged<BITS> {
    const BYTES: usize = table_bytes(BITS);
    #[inline(always)]
    unsafe fn write(rows: &Rows, out: *mut u8) {
        let out = out.cast::<[u8; ENTRY]>();
        for shift in (0..32).step_by(BITS) {
            let nibbles = BITS.min(32 - shift) / 4;
            // SAFETY: where the table begins.
            let table = unsafe { out.add((shift / BITS) << BITS) };
            for index in 0..1 << (4 * nibbles) {
                let image = |i: usize| u32::from(rows[shift / 4 + i][index >> (4 * i) & 15]) << (shift + 4 * i);
                let entry = (0..nibbles).fold(0, |sum, i| sum | image(i)).rotate_left(11);
                // SAFETY: one of its entries.
                unsafe { table.add(index).write(entry.to_le_bytes()) }
            }
        }
    }
}

/// General registers: one word each.
#[derive(Clone, Copy)]
pub(crate) struct General;

impl From<Portable> for General {
    #[inline(always)]
    fn from(_: Portable) -> Self {
        Self
    }
}

impl Logic for General {
    type W = u32;
    #[inline(always)]
    fn xor(self, a: u32, b: u32) -> u32 {
        a ^ b
    }
    #[inline(always)]
    fn and(self, a: u32, b: u32) -> u32 {
        a & b
    }
    #[inline(always)]
    fn or(self, a: u32, b: u32) -> u32 {
        a | b
    }
    #[inline(always)]
    fn and_not(self, a: u32, b: u32) -> u32 {
        !a & b
    }
    #[inline(always)]
    fn not(self, a: u32) -> u32 {
        !a
    }
}

impl Halves for General {
    const WORDS: usize = 1;
    #[inline(always)]
    unsafe fn load_halves(self, p: *const u8, _ways: usize) -> [u32; 2] {
        // SAFETY: one block; arrays of bytes need no alignment.
        unsafe { p.cast::<[[u8; 4]; 2]>().read() }.map(u32::from_le_bytes)
    }
    #[inline(always)]
    unsafe fn store_halves(self, p: *mut u8, _ways: usize, halves: [u32; 2]) {
        // SAFETY: as above.
        unsafe { p.cast::<[[u8; 4]; 2]>().write(halves.map(u32::to_le_bytes)) }
    }
    #[inline(always)]
    unsafe fn round_key(self, p: *const u8) -> u32 {
        // SAFETY: as the caller promises; arrays of bytes need no alignment.
        u32::from_le_bytes(unsafe { p.cast::<[u8; 4]>().read() })
    }
    #[inline(always)]
    fn sum(self, a: u32, b: u32) -> u32 {
        a.wrapping_add(b)
    }
}

/// Registers whose words are looked up.
trait LookUp: Halves {
    /// `bits` bits of every word, from bit `shift`.
    fn index(self, w: Self::W, shift: usize, bits: usize) -> Self::W;
    /// The entries of a table at all indices, or the first `WAYS`.
    ///
    /// # Safety
    /// All indices of the register are within the table.
    unsafe fn look_up<const WAYS: usize>(self, table: *const u8, index: Self::W) -> Self::W;
}

impl LookUp for General {
    #[inline(always)]
    fn index(self, w: u32, shift: usize, bits: usize) -> u32 {
        w >> shift & ((1 << bits) - 1)
    }
    #[inline(always)]
    unsafe fn look_up<const WAYS: usize>(self, table: *const u8, index: u32) -> u32 {
        // SAFETY: as the caller promises; arrays of bytes need no alignment.
        u32::from_le_bytes(unsafe { table.cast::<[u8; ENTRY]>().add(index as usize).read() })
    }
}

#[cfg(target_arch = "x86_64")]
impl<B: Gather> LookUp for B {
    #[inline(always)]
    fn index(self, w: B::W, shift: usize, bits: usize) -> B::W {
        let w = if shift == 0 { w } else { self.shr_32(w, shift) };
        if shift + bits < 32 { self.and(w, self.splat_32((1 << bits) - 1)) } else { w }
    }
    #[inline(always)]
    unsafe fn look_up<const WAYS: usize>(self, table: *const u8, index: B::W) -> B::W {
        // SAFETY: as the caller promises.
        unsafe { self.gather::<WAYS>(table, index) }
    }
}

/// Where the tables are, for batches of `WAYS` blocks.
#[derive(Clone, Copy)]
struct At<B, const BITS: usize, const WAYS: usize> {
    b: B,
    tables: *const u8,
}

impl<B: LookUp, const BITS: usize, const WAYS: usize> At<B, BITS, WAYS> {
    /// The entries of the table whose indices begin at bit `shift` of every word.
    #[inline(always)]
    fn entry(self, w: B::W, shift: usize) -> B::W {
        let index = self.b.index(w, shift, BITS);
        // SAFETY: the table of this shift, whose indices have so many bits, or as many as there are left.
        unsafe { self.b.look_up::<WAYS>(self.tables.add((ENTRY * (shift / BITS)) << BITS), index) }
    }
}

impl<B: LookUp, const BITS: usize, const WAYS: usize> RoundFunction<B::W> for At<B, BITS, WAYS> {
    #[inline(always)]
    fn apply(self, w: B::W) -> B::W {
        let (mut sum, mut shift) = (self.entry(w, 0), BITS);
        while shift < 32 {
            sum = self.b.xor(sum, self.entry(w, shift));
            shift += BITS;
        }
        sum
    }
}

/// # Safety
/// As [`Crypt`](phalanx_kernels::kernel::Crypt) asks.
#[inline(always)]
unsafe fn look_up<B: LookUp, const BITS: usize, const WAYS: usize>(
    b: impl Into<B>,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: the form has the tables, then the round keys; the rest as the caller promises.
    unsafe {
        let b = b.into();
        let f = At::<B, BITS, WAYS> { b, tables: keys };
        crypt::<B, WAYS>(b, f, keys.add(Merged::<BITS>::BYTES), src, dst, n);
    }
}
