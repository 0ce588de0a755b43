//! GOST 28147-89 with lookup tables, each of which combines neighbouring substitutions and the
//! rotation. (Paper K, section 8.1, table 4.)
//!
//! ```text
//! word                      31 … 24 | 23 … 16 | 15 … 8 | 7 … 0
//! four tables of 8 bits     table 3 | table 2 | table 1 | table 0       4 KiB
//! 12, 12 and 8 bits         table 2 |    table 1    |    table 0       33 KiB
//! two of 16 bits                table 1       |        table 0        512 KiB
//! ```
//!
//! An entry is the substituted index, shifted back to its place in the word and rotated by 11. The
//! round function XORs one entry from each table. Look-ups use either general registers, one word
//! at a time, or AVX2 and AVX-512 gathers, eight or sixteen words at a time. Batches with fewer
//! words use narrower gathers.
//!
//! With 8, 12 or 16 bits, each register needs 2 instructions per round to load and add the key, 6,
//! 4 or 2 for the indices, and 7, 5 or 3 for look-ups and XORs.

use phalanx_kernels::constants::gost28147::schedule;
use phalanx_kernels::entry_macros::{family, forms, kernels};
#[cfg(target_arch = "x86_64")]
use phalanx_kernels::isa::{Avx2, Avx512};
use phalanx_kernels::isa::{Logic, Portable};

use crate::gost::{Halves, KEYS_BYTES, RoundFunction, Rows, SIZES, Tables, crypt, prepare};
#[cfg(target_arch = "x86_64")]
use crate::isa::gather_32::Gather;

family! {
    tables: [ENTRIES]; block: SIZES[0], key: SIZES[1], schedule: SIZES[2];
    pub(crate) static GOST28147 = gost28147: "gost28147" {}
}

forms! {
    symbols: "papers_";
    for [gost28147] with crate::gost_tables::parameters;
    TABLES_8_ENCRYPT { name: "8-bit tables, encryption", bytes: form_bytes::<8>(),
        made_by: { layout: "tables", body: prepare::<Merged<8>, false>, name: "prepare_8_encrypt" } }
    TABLES_8_DECRYPT { name: "8-bit tables, decryption", bytes: form_bytes::<8>(),
        made_by: { layout: "tables", body: prepare::<Merged<8>, true>, name: "prepare_8_decrypt" } }
    TABLES_12_ENCRYPT { name: "12-bit tables, encryption", bytes: form_bytes::<12>(),
        made_by: { layout: "tables", body: prepare::<Merged<12>, false>, name: "prepare_12_encrypt" } }
    TABLES_12_DECRYPT { name: "12-bit tables, decryption", bytes: form_bytes::<12>(),
        made_by: { layout: "tables", body: prepare::<Merged<12>, true>, name: "prepare_12_decrypt" } }
    TABLES_16_ENCRYPT { name: "16-bit tables, encryption", bytes: form_bytes::<16>(),
        made_by: { layout: "tables", body: prepare::<Merged<16>, false>, name: "prepare_16_encrypt" } }
    TABLES_16_DECRYPT { name: "16-bit tables, decryption", bytes: form_bytes::<16>(),
        made_by: { layout: "tables", body: prepare::<Merged<16>, true>, name: "prepare_16_decrypt" } }
}

kernels! {
    symbols: "papers_";
    for [gost28147] {
        level Portable {
            schedule { layout: "copy", body: schedule::<_, false>, name: "schedule_tables" }
        }
    }
    for [gost28147] {
        level Portable {
            twins { abreast: [1, 2, 3, 4, 5], layout: "general registers, 8-bit tables", blocks: ABREAST,
                reads: [TABLES_8_ENCRYPT, TABLES_8_DECRYPT],
                body: look_up::<General, 8, ABREAST>, name: "leaky_general_8_x" }
            twins { abreast: [1, 2, 3, 4, 5], layout: "general registers, 12-bit tables", blocks: ABREAST,
                reads: [TABLES_12_ENCRYPT, TABLES_12_DECRYPT],
                body: look_up::<General, 12, ABREAST>, name: "leaky_general_12_x" }
            twins { abreast: [1, 2, 3, 4, 5], layout: "general registers, 16-bit tables", blocks: ABREAST,
                reads: [TABLES_16_ENCRYPT, TABLES_16_DECRYPT],
                body: look_up::<General, 16, ABREAST>, name: "leaky_general_16_x" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx2 {
            twins { abreast: [1, 2, 4, 8, 16, 24, 32], layout: "gather, 8-bit tables", blocks: ABREAST,
                reads: [TABLES_8_ENCRYPT, TABLES_8_DECRYPT],
                body: look_up::<Avx2, 8, ABREAST>, name: "leaky_avx2_8_x" }
            twins { abreast: [1, 2, 4, 8, 16, 24, 32], layout: "gather, 12-bit tables", blocks: ABREAST,
                reads: [TABLES_12_ENCRYPT, TABLES_12_DECRYPT],
                body: look_up::<Avx2, 12, ABREAST>, name: "leaky_avx2_12_x" }
            twins { abreast: [1, 2, 4, 8, 16, 24, 32], layout: "gather, 16-bit tables", blocks: ABREAST,
                reads: [TABLES_16_ENCRYPT, TABLES_16_DECRYPT],
                body: look_up::<Avx2, 16, ABREAST>, name: "leaky_avx2_16_x" }
        }
        #[cfg(target_arch = "x86_64")]
        level Avx512 {
            twins { abreast: [1, 2, 4, 8, 16, 32, 48, 64], layout: "gather, 8-bit tables", blocks: ABREAST,
                reads: [TABLES_8_ENCRYPT, TABLES_8_DECRYPT],
                body: look_up::<Avx512, 8, ABREAST>, name: "leaky_avx512_8_x" }
            twins { abreast: [1, 2, 4, 8, 16, 32, 48, 64], layout: "gather, 12-bit tables", blocks: ABREAST,
                reads: [TABLES_12_ENCRYPT, TABLES_12_DECRYPT],
                body: look_up::<Avx512, 12, ABREAST>, name: "leaky_avx512_12_x" }
            twins { abreast: [1, 2, 4, 8, 16, 32, 48, 64], layout: "gather, 16-bit tables", blocks: ABREAST,
                reads: [TABLES_16_ENCRYPT, TABLES_16_DECRYPT],
                body: look_up::<Avx512, 16, ABREAST>, name: "leaky_avx512_16_x" }
        }
    }
}

/// The size of a table entry, in bytes.
const ENTRY: usize = 4;

/// The size of all tables with `bits`-bit indices, in bytes. The last index may be shorter.
const fn table_bytes(bits: usize) -> usize {
    let full = 32 / bits * (1 << bits);
    ENTRY * if 32 % bits == 0 { full } else { full + (1 << (32 % bits)) }
}

/// The size of a form, in bytes.
const fn form_bytes<const BITS: usize>() -> usize {
    Merged::<BITS>::BYTES + KEYS_BYTES
}

/// The tables of the drawing above.
struct Merged<const BITS: usize>;

impl<const BITS: usize> Tables for Merged<BITS> {
    const BYTES: usize = table_bytes(BITS);
    #[inline(always)]
    unsafe fn write(rows: &Rows, out: *mut u8) {
        let out = out.cast::<[u8; ENTRY]>();
        for shift in (0..32).step_by(BITS) {
            let nibbles = BITS.min(32 - shift) / 4;
            // SAFETY: the table starts within the form.
            let table = unsafe { out.add((shift / BITS) << BITS) };
            for index in 0..1 << (4 * nibbles) {
                let image = |i: usize| u32::from(rows[shift / 4 + i][index >> (4 * i) & 15]) << (shift + 4 * i);
                let entry = (0..nibbles).fold(0, |sum, i| sum | image(i)).rotate_left(11);
                // SAFETY: `index` is within the table.
                unsafe { table.add(index).write(entry.to_le_bytes()) }
            }
        }
    }
}

/// General registers that hold one word each.
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
        // SAFETY: `p` points to a block, and byte arrays don't need to be aligned.
        unsafe { p.cast::<[[u8; 4]; 2]>().read() }.map(u32::from_le_bytes)
    }
    #[inline(always)]
    unsafe fn store_halves(self, p: *mut u8, _ways: usize, halves: [u32; 2]) {
        // SAFETY: as above.
        unsafe { p.cast::<[[u8; 4]; 2]>().write(halves.map(u32::to_le_bytes)) }
    }
    #[inline(always)]
    unsafe fn round_key(self, p: *const u8) -> u32 {
        // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
        u32::from_le_bytes(unsafe { p.cast::<[u8; 4]>().read() })
    }
    #[inline(always)]
    fn sum(self, a: u32, b: u32) -> u32 {
        a.wrapping_add(b)
    }
}

/// Registers whose words are looked up in tables.
trait LookUp: Halves {
    /// Extracts `bits` bits of every word, from bit `shift`.
    fn index(self, w: Self::W, shift: usize, bits: usize) -> Self::W;
    /// Looks up all indices, or the first `WAYS`, in a table.
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
        // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
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
        // SAFETY: guaranteed by the caller.
        unsafe { self.gather::<WAYS>(table, index) }
    }
}

/// The addresses of the tables, for batches of `WAYS` blocks.
#[derive(Clone, Copy)]
struct At<B, const BITS: usize, const WAYS: usize> {
    b: B,
    tables: *const u8,
}

impl<B: LookUp, const BITS: usize, const WAYS: usize> At<B, BITS, WAYS> {
    /// Looks up the indices that begin at bit `shift` of every word.
    #[inline(always)]
    fn entry(self, w: B::W, shift: usize) -> B::W {
        let index = self.b.index(w, shift, BITS);
        // SAFETY: indices for this shift are `BITS` bits long, or shorter in the last table.
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
/// Same contract as [`Crypt`](phalanx_kernels::kernel::Crypt).
#[inline(always)]
unsafe fn look_up<B: LookUp, const BITS: usize, const WAYS: usize>(
    b: impl Into<B>,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: the form consists of the tables followed by the round keys. The caller guarantees the
    // rest.
    unsafe {
        let b = b.into();
        let f = At::<B, BITS, WAYS> { b, tables: keys };
        crypt::<B, WAYS>(b, f, keys.add(Merged::<BITS>::BYTES), src, dst, n);
    }
}
