//! The code that all techniques for GOST 28147-89 share, which is everything except the round
//! function.
//!
//! ```text
//! first    word 0 of block 0 | word 0 of block 1 | …        a vector register, or a general one for each block
//! second   word 1 of block 0 | word 1 of block 1 | …
//! ```
//!
//! A batch consists of one to five such groups, or of part of one. Each round processes the groups
//! one after the other. Encryption and decryption use the same code, with the round keys in a
//! different order.

use phalanx_kernels::isa::{Logic, Portable};
use phalanx_kernels::kernel::Op;

use crate::figure::{Figure, Published};
#[cfg(target_arch = "x86_64")]
use crate::isa::words::Words;

/// The size of a block, of a key with its S-box in front, and of this schedule, in bytes.
pub(crate) const SIZES: [usize; 3] = [8, SBOX_BYTES + KEY_BYTES, SBOX_BYTES + KEY_BYTES];
const SBOX_BYTES: usize = 128;
const KEY_BYTES: usize = 32;

/// The distance between two round keys in a form, in bytes. Each key is stored four times for the
/// sake of CPUs that can't broadcast 32 bits.
const ROUND_KEY: usize = 16;
/// The size of the round keys in a form, in bytes.
pub(crate) const KEYS_BYTES: usize = 32 * ROUND_KEY;

/// Maximum number of groups in a batch.
const GROUPS: usize = 5;

/// For each technique, this lists the table, its description, the symbol up to the number of
/// blocks, and the cycles per byte for each number of blocks.
macro_rules! published {
    ($($table:literal, $row:literal, $symbol:literal: $($ways:literal $figure:literal),*;)*) => {
        &[$($(
            Published {
                table: $table,
                row: $row,
                cipher: "gost28147",
                ways: $ways,
                op: Op::Encrypt,
                mode: "ecb",
                keys: 1,
                bytes: None,
        rekeyed: false,
                figure: Some(Figure::CyclesPerByte($figure)),
                symbol: concat!("gost28147_crypt_", $symbol, "_x", $ways),
            },
        )*)*]
    };
}

/// Tables 4 and 5 in paper K. The paper used both GCC and MSVC, and we list the better of the two
/// figures.
pub(crate) const PUBLISHED: &[Published] = published!(
    "K4", "general registers, 8-bit tables", "leaky_general_8":
        1 35.00, 2 18.63, 3 13.50, 4 12.19, 5 12.20;
    "K4", "general registers, 12-bit tables", "leaky_general_12":
        1 37.00, 2 19.00, 3 13.75, 4 11.75, 5 10.90;
    "K4", "general registers, 16-bit tables", "leaky_general_16":
        1 72.00, 2 35.25, 3 24.00, 4 18.75, 5 15.05;
    "K4", "gather, AVX2, 8-bit tables", "leaky_avx2_8":
        1 91.25, 2 46.13, 4 23.69, 8 15.53, 16 8.70, 24 8.21, 32 8.45;
    "K4", "gather, AVX2, 12-bit tables", "leaky_avx2_12":
        1 104.50, 2 54.50, 4 28.63, 8 15.09, 16 8.23, 24 6.95, 32 6.66;
    "K4", "gather, AVX2, 16-bit tables", "leaky_avx2_16":
        1 124.75, 2 65.88, 4 36.31, 8 20.69, 16 11.16, 24 8.90, 32 8.52;
    "K4", "gather, AVX-512, 8-bit tables", "leaky_avx512_8":
        1 129.25, 2 69.75, 4 35.19, 8 20.78, 16 12.48, 32 8.01, 48 7.95, 64 7.93;
    "K4", "gather, AVX-512, 12-bit tables", "leaky_avx512_12":
        1 131.75, 2 71.50, 4 36.69, 8 19.47, 16 11.16, 32 6.72, 48 6.60, 64 6.45;
    "K4", "gather, AVX-512, 16-bit tables", "leaky_avx512_16":
        1 139.25, 2 77.50, 4 43.81, 8 25.13, 16 15.03, 32 9.24, 48 7.72, 64 7.06;
    "K5", "byte shuffles, SSE", "shuffles_sse41":
        1 52.25, 2 26.25, 4 10.75, 8 7.66, 12 8.83, 16 8.58;
    "K5", "byte shuffles, AVX2", "shuffles_avx2":
        1 54.00, 2 27.63, 4 13.88, 8 6.03, 16 3.73, 24 3.57, 32 3.39;
    "K5", "byte shuffles, AVX-512", "shuffles_avx512":
        1 68.25, 2 35.88, 4 18.19, 8 9.22, 16 3.42, 32 2.17, 48 1.95, 64 1.88;
);

/// The eight substitutions. Row 0 acts on the least significant nibble.
pub(crate) type Rows = [[u8; 16]; 8];

/// Registers of 32-bit words that hold the halves of blocks.
pub(crate) trait Halves: Logic {
    /// Words in a register.
    const WORDS: usize;
    /// Loads the halves of `ways` blocks, with at most one register for each half.
    ///
    /// # Safety
    /// The blocks are readable.
    unsafe fn load_halves(self, p: *const u8, ways: usize) -> [Self::W; 2];
    /// Stores the halves of `ways` blocks.
    ///
    /// # Safety
    /// The blocks are writable.
    unsafe fn store_halves(self, p: *mut u8, ways: usize, halves: [Self::W; 2]);
    /// Broadcasts a round key.
    ///
    /// # Safety
    /// [`ROUND_KEY`] bytes are readable.
    unsafe fn round_key(self, p: *const u8) -> Self::W;
    fn sum(self, a: Self::W, b: Self::W) -> Self::W;
}

#[cfg(target_arch = "x86_64")]
impl<B: Words> Halves for B {
    const WORDS: usize = 4 * B::LANES;
    #[inline(always)]
    unsafe fn load_halves(self, p: *const u8, ways: usize) -> [B::W; 2] {
        // SAFETY: the blocks fill two registers, the same part of two registers, or at most half of
        // a single lane.
        unsafe {
            let (x, y) = if ways < 4 {
                let x = self.load_first(p, 8 * ways);
                (x, x)
            } else {
                (self.load_first(p, 4 * ways), self.load_first(p.add(4 * ways), 4 * ways))
            };
            [self.even_32(x, y), self.odd_32(x, y)]
        }
    }
    #[inline(always)]
    unsafe fn store_halves(self, p: *mut u8, ways: usize, [first, second]: [B::W; 2]) {
        // SAFETY: as above.
        unsafe {
            let x = self.unpack_low_32(first, second);
            if ways < 4 {
                self.store_first(p, 8 * ways, x);
            } else {
                self.store_first(p, 4 * ways, x);
                self.store_first(p.add(4 * ways), 4 * ways, self.unpack_high_32(first, second));
            }
        }
    }
    #[inline(always)]
    unsafe fn round_key(self, p: *const u8) -> B::W {
        // SAFETY: guaranteed by the caller.
        unsafe { self.load(p, 0) }
    }
    #[inline(always)]
    fn sum(self, a: B::W, b: B::W) -> B::W {
        self.add_32(a, b)
    }
}

/// A way to compute the substitution and the rotation.
pub(crate) trait RoundFunction<W>: Copy {
    /// Applies them to every word of a register.
    fn apply(self, w: W) -> W;
}

/// Encrypts or decrypts `n` batches of `WAYS` blocks.
///
/// # Safety
/// The round keys at `keys` are readable. `src` and `dst` meet the contract of
/// [`Crypt`](phalanx_kernels::kernel::Crypt).
#[inline(always)]
pub(crate) unsafe fn crypt<B: Halves, const WAYS: usize>(
    b: B,
    f: impl RoundFunction<B::W>,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let groups = const { WAYS.div_ceil(B::WORDS) };
    let ways = const { if WAYS < B::WORDS { WAYS } else { B::WORDS } };
    const { assert!(WAYS.div_ceil(B::WORDS) <= GROUPS && (WAYS < B::WORDS || WAYS.is_multiple_of(B::WORDS))) };
    for batch in 0..n {
        // SAFETY: `batch < n`, `g` is one of its groups, and there are 32 round keys.
        unsafe {
            let (src, dst) = (src.add(8 * WAYS * batch), dst.add(8 * WAYS * batch));
            let zero = b.load_halves(src, ways)[0];
            let (mut first, mut second) = ([zero; GROUPS], [zero; GROUPS]);
            for g in 0..groups {
                [first[g], second[g]] = b.load_halves(src.add(8 * ways * g), ways);
            }
            for pair in 0..16 {
                let key = b.round_key(keys.add(ROUND_KEY * 2 * pair));
                for g in 0..groups {
                    second[g] = b.xor(second[g], f.apply(b.sum(first[g], key)));
                }
                let key = b.round_key(keys.add(ROUND_KEY * (2 * pair + 1)));
                for g in 0..groups {
                    first[g] = b.xor(first[g], f.apply(b.sum(second[g], key)));
                }
            }
            for g in 0..groups {
                // The last round does not swap the halves.
                b.store_halves(dst.add(8 * ways * g), ways, [second[g], first[g]]);
            }
        }
    }
}

/// Computes lookup tables from the substitutions.
pub(crate) trait Tables {
    /// Size of the tables in bytes.
    const BYTES: usize;
    /// Writes the tables.
    ///
    /// # Safety
    /// `BYTES` bytes at `out` are writable.
    unsafe fn write(rows: &Rows, out: *mut u8);
}

/// Builds the forms for `n` keys, each of which consists of the tables followed by the round keys
/// in the order for one direction.
///
/// # Safety
/// Same contract as [`Expand`](phalanx_kernels::kernel::Expand).
#[inline(always)]
pub(crate) unsafe fn prepare<T: Tables, const DECRYPT: bool>(_: Portable, schedule: *const u8, out: *mut u8, n: usize) {
    for index in 0..n {
        // SAFETY: `index < n`, and each key has its S-box in front. Byte arrays don't need to be
        // aligned.
        unsafe {
            let schedule = schedule.add((SBOX_BYTES + KEY_BYTES) * index);
            let out = out.add((T::BYTES + KEYS_BYTES) * index);
            T::write(&*schedule.cast::<Rows>(), out);
            for round in 0..32 {
                let key = schedule.add(SBOX_BYTES).cast::<[u8; 4]>().add(word_of(round, DECRYPT)).read();
                out.add(T::BYTES).cast::<[[u8; 4]; 4]>().add(round).write([key; 4]);
            }
        }
    }
}

/// Returns the key word used in a round. Encryption goes through them three times forward and once
/// backward, and decryption once forward and three times backward.
const fn word_of(round: usize, decrypt: bool) -> usize {
    let forward = if decrypt { 8 } else { 24 };
    if round < forward { round % 8 } else { 7 - round % 8 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::families;

    #[test]
    fn every_row_has_a_figure() {
        for family in families().iter().filter(|family| family.name == "gost28147") {
            for kernel in family.kernels.iter().filter(|kernel| matches!(kernel.op, Op::Encrypt | Op::Decrypt)) {
                assert!(
                    PUBLISHED.iter().any(|p| kernel.symbol.ends_with(&format!("papers_{}", p.symbol))),
                    "{kernel:?}"
                );
            }
        }
    }
}
