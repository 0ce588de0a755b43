//! Instruction sets: levels, their detection, and the registers that each offers.
//!
//! A kernel body is written once over one of the traits here, [`Logic`] for bit-sliced circuits and `Isa` for
//! registers of bytes, and stamped for each level by `stamp!`. The token types ([`Avx2`], …) are values that exist
//! only where the CPU has the instructions, which makes every operation on them safe to call. Intrinsics appear in
//! this folder and nowhere else.

pub mod bitslice;
mod level;
mod portable;
mod word;
#[cfg(target_arch = "x86_64")]
mod x86;

pub use bitslice::Bitslice;
pub use level::{Features, Level, LevelError};
pub use portable::Portable;
pub use word::{Word128, Words128};
#[cfg(target_arch = "x86_64")]
pub(crate) use x86::CLEAR;
pub use x86::clear_registers;
#[cfg(target_arch = "x86_64")]
pub use x86::{Avx2, Avx2Gfni, Avx512, Avx512Vbmi, Clmul, Sse41, Vpclmul, Vpclmul256, Xmm, Ymm};

use crate::field::Field;

/// Other architectures keep what is in their registers.
#[cfg(not(target_arch = "x86_64"))]
pub(crate) static CLEAR: [crate::kernel::Routine; 0] = [];
#[cfg(not(target_arch = "x86_64"))]
pub fn clear_registers() {}

/// Bitwise operations on a word of some width: all that a bit-sliced circuit needs.
///
/// A circuit is written once over this trait and serves words of any width. There is no indexing and no comparison,
/// so a circuit cannot depend on a secret in time.
pub trait Logic: Copy {
    /// The word.
    type W: Copy;
    /// Whether the gates of three inputs are one instruction each.
    const TERNARY: bool = false;
    /// `a ^ b`
    fn xor(self, a: Self::W, b: Self::W) -> Self::W;
    /// `a & b`
    fn and(self, a: Self::W, b: Self::W) -> Self::W;
    /// `a | b`
    fn or(self, a: Self::W, b: Self::W) -> Self::W;
    /// `!a & b`
    fn and_not(self, a: Self::W, b: Self::W) -> Self::W;
    /// `!a`
    fn not(self, a: Self::W) -> Self::W;

    // Gates of three inputs: two gates each, or one instruction where there is ternary logic.

    /// `a ^ b ^ c`
    #[inline(always)]
    fn xor3(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
        self.xor(self.xor(a, b), c)
    }
    /// `a ^ (b & c)`
    #[inline(always)]
    fn xor_and(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
        self.xor(a, self.and(b, c))
    }
    /// `a ^ (b | c)`
    #[inline(always)]
    fn xor_or(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
        self.xor(a, self.or(b, c))
    }
    /// What at least two of the three have: the carry of a sum.
    #[inline(always)]
    fn majority(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
        self.or(self.and(a, b), self.and(self.xor(a, b), c))
    }
    /// `a` where `mask` has ones, else `b`.
    #[inline(always)]
    fn select(self, mask: Self::W, a: Self::W, b: Self::W) -> Self::W {
        self.xor(b, self.and(mask, self.xor(a, b)))
    }
}

/// Words with every gate of three inputs.
pub trait Ternary: Logic {
    /// The gate whose output for the bits of `a`, `b` and `c` is bit `a << 2 | b << 1 | c` of `TABLE`.
    fn ternary<const TABLE: i32>(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W;
}

/// Words of 64-bit lanes that also shift: what keeps several planes in one lane.
pub trait Shifts: Logic {
    /// The same 64 bits in every lane.
    fn splat_64(self, x: u64) -> Self::W;
    /// Every lane shifted left by a public number of bits less than 64.
    fn shl_64(self, a: Self::W, n: u32) -> Self::W;
    /// Every lane shifted right.
    fn shr_64(self, a: Self::W, n: u32) -> Self::W;
}

/// Words of bytes in lanes of 16: shuffles, sums and comparisons.
pub trait Bytes: Bitslice {
    /// The same byte everywhere.
    fn splat_8(self, x: u8) -> Self::W;
    /// Byte `i` of a lane is byte `index[i] % 16` of the lane of `table`, or zero where `index[i]` has its top bit set.
    fn shuffle(self, table: Self::W, index: Self::W) -> Self::W;
    /// Sums of bytes.
    fn add_8(self, a: Self::W, b: Self::W) -> Self::W;
    /// Differences of bytes.
    fn sub_8(self, a: Self::W, b: Self::W) -> Self::W;
    /// Sums of 64-bit integers.
    fn add_64(self, a: Self::W, b: Self::W) -> Self::W;
    /// Bytes of ones where `a >= b`, unsigned.
    fn at_least_8(self, a: Self::W, b: Self::W) -> Self::W;
    /// Bytes of ones where the top bit is set, else of zeros.
    fn spread_top(self, a: Self::W) -> Self::W;
    /// Bytes of `b` where the top bit of `m` is set, else of `a`.
    fn blend(self, a: Self::W, b: Self::W, m: Self::W) -> Self::W;
    /// Bytes `x`, `y` of every pair as the 16-bit integer `16 x + y`.
    fn join_8(self, a: Self::W) -> Self::W;
    /// The 16-bit integers of the lanes of `a`, then of `b`, as bytes; none is above 255.
    fn pack_16(self, a: Self::W, b: Self::W) -> Self::W;
    /// The pointer as it is. What is read there is read when `w` is there: the compiler would otherwise read more tables at
    /// once than there are registers for.
    fn in_turn<T>(self, p: &'static T, w: Self::W) -> &'static T;
}

/// Words beside which there are those of one lane.
pub trait Single: Bytes {
    /// The token of words of one lane.
    type One: Bytes;
    /// That token.
    fn one(self) -> Self::One;
}

/// Words whose lanes are added to each other.
pub trait Lanes: Bytes {
    /// The sum of all lanes, in every lane.
    fn sum_lanes(self, a: Self::W) -> Self::W;
    /// Lane 0 from the 16 bytes at `p`; the others are zero.
    ///
    /// # Safety
    /// They are readable.
    unsafe fn load_first(self, p: *const u8) -> Self::W;
    /// Lane 0; the others become zero.
    fn keep_first(self, a: Self::W) -> Self::W;
    /// Lane 0 to the 16 bytes at `p`.
    ///
    /// # Safety
    /// They are writable.
    unsafe fn store_first(self, p: *mut u8, a: Self::W);
}

/// Words of 32-bit integers.
pub trait Words32: Bitslice {
    /// Sums.
    fn add_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// Every integer shifted right by a public number of bits.
    fn shr_32(self, a: Self::W, n: u32) -> Self::W;
    /// Every integer rotated left.
    fn rol_32<const N: i32>(self, a: Self::W) -> Self::W;
    /// Integers 0 and 2 of the lanes of `a`, then of `b`.
    fn even_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// Integers 1 and 3.
    fn odd_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// Integers of the low halves of the lanes of `a` and `b`, alternately.
    fn unpack_low_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// Integers of the high halves.
    fn unpack_high_32(self, a: Self::W, b: Self::W) -> Self::W;
}

/// Words whose bytes are multiplied by bit matrices and by each other.
pub trait Affine: Bitslice {
    /// Bit `i` of a byte is the parity of byte `7 - i` of the 64 bits of `m` at its place and the byte of `x`.
    fn affine(self, x: Self::W, m: Self::W) -> Self::W;
    /// Products of bytes modulo x^8 + x^4 + x^3 + x + 1.
    fn multiply(self, a: Self::W, b: Self::W) -> Self::W;
}

/// Words whose bytes are permuted across lanes.
pub trait Permute: Bytes {
    /// Byte `i` is byte `index[i]` of `table`, modulo its size.
    fn permute(self, table: Self::W, index: Self::W) -> Self::W;
    /// The 32 bytes at `p`, as often as they fit. (A word of 16 bytes takes the first half.)
    ///
    /// # Safety
    /// They are readable.
    unsafe fn load_32(self, p: *const u8) -> Self::W;
    /// Byte `i` is byte `index[i]` of `a` and `b` together, modulo their size.
    fn permute_two(self, a: Self::W, b: Self::W, index: Self::W) -> Self::W;
}

/// The places of 64 bits whose index has bit `low` and lacks bit `high`.
const fn places(high: u32, low: u32) -> u64 {
    let (mut mask, mut i) = (0, 0);
    while i < 64 {
        if i >> low & 1 == 1 && i >> high & 1 == 0 {
            mask |= 1 << i;
        }
        i += 1;
    }
    mask
}

/// Exchanges bits `HIGH` and `LOW` of the index of every bit of a lane.
#[inline(always)]
pub fn exchange_index<L: Shifts, const HIGH: u32, const LOW: u32>(l: L, x: L::W) -> L::W {
    let (shift, mask) = ((1 << HIGH) - (1 << LOW), l.splat_64(const { places(HIGH, LOW) }));
    let t = l.and(l.xor(x, l.shr_64(x, shift)), mask);
    l.xor(l.xor(x, t), l.shl_64(t, shift))
}

/// Words of 64 bits, on any machine.
#[derive(Clone, Copy, Debug)]
pub struct Word64;

impl Logic for Word64 {
    type W = u64;
    #[inline(always)]
    fn xor(self, a: u64, b: u64) -> u64 {
        a ^ b
    }
    #[inline(always)]
    fn and(self, a: u64, b: u64) -> u64 {
        a & b
    }
    #[inline(always)]
    fn or(self, a: u64, b: u64) -> u64 {
        a | b
    }
    #[inline(always)]
    fn and_not(self, a: u64, b: u64) -> u64 {
        !a & b
    }
    #[inline(always)]
    fn not(self, a: u64) -> u64 {
        !a
    }
}

impl Ternary for Word64 {
    #[inline(always)]
    fn ternary<const TABLE: i32>(self, a: u64, b: u64, c: u64) -> u64 {
        let mut out = 0;
        for row in 0..8 {
            let (x, y, z) = (row >> 2 & 1, row >> 1 & 1, row & 1);
            // All ones where the three bits are those of the row.
            let here =
                (a ^ (x as u64).wrapping_sub(1)) & (b ^ (y as u64).wrapping_sub(1)) & (c ^ (z as u64).wrapping_sub(1));
            if TABLE >> row & 1 == 1 {
                out |= here;
            }
        }
        out
    }
}

impl Shifts for Word64 {
    #[inline(always)]
    fn splat_64(self, x: u64) -> u64 {
        x
    }
    #[inline(always)]
    fn shl_64(self, a: u64, n: u32) -> u64 {
        a << n
    }
    #[inline(always)]
    fn shr_64(self, a: u64, n: u32) -> u64 {
        a >> n
    }
}

/// A substitution of bytes, in the two forms that a register can use: as a table that a shuffle instruction reads
/// whole, and as a circuit of gates.
pub trait Sbox: 'static {
    /// The images of 0 to 255.
    const TABLE: [u8; 256];
    /// The same as a circuit over bit planes, the least significant first.
    fn circuit<L: Logic>(l: L, x: [L::W; 8]) -> [L::W; 8];
}

/// The bits of multiplication by a constant: bit `j` of `ROWS[i]` says whether bit `j` of the argument enters bit `i`
/// of the product.
pub const fn product_rows(field: Field, c: u8) -> [u8; 8] {
    let (mut rows, mut i) = ([0u8; 8], 0);
    while i < 8 {
        let mut j = 0;
        while j < 8 {
            rows[i] |= (field.mul(c, 1 << j) >> i & 1) << j;
            j += 1;
        }
        i += 1;
    }
    rows
}

/// The matrix of a product, as [`Affine`] takes it.
pub const fn matrix<F: Factor>() -> u64 {
    u64::from_be_bytes(product_rows(F::FIELD, F::C))
}

/// Bit planes times a constant factor.
#[inline(always)]
pub fn product<F: Factor, L: Logic>(l: L, x: [L::W; 8]) -> [L::W; 8] {
    [
        product_bit::<F, 0, L>(l, &x),
        product_bit::<F, 1, L>(l, &x),
        product_bit::<F, 2, L>(l, &x),
        product_bit::<F, 3, L>(l, &x),
        product_bit::<F, 4, L>(l, &x),
        product_bit::<F, 5, L>(l, &x),
        product_bit::<F, 6, L>(l, &x),
        product_bit::<F, 7, L>(l, &x),
    ]
}

/// One plane of the product. A function of its own, so that the choice of terms is made by the compiler.
#[inline(always)]
fn product_bit<F: Factor, const I: usize, L: Logic>(l: L, x: &[L::W; 8]) -> L::W {
    let row = const { product_rows(F::FIELD, F::C)[I] };
    let first = row.trailing_zeros() as usize % 8;
    let mut y = x[first];
    for j in 1..8 {
        if j > first && row >> j & 1 == 1 {
            y = l.xor(y, x[j]);
        }
    }
    y
}

/// A constant factor other than zero in a field, as a type: every instruction set derives its own constants from it.
pub trait Factor: 'static {
    /// The field.
    const FIELD: Field;
    /// The factor.
    const C: u8;
}

/// A permutation of the 16 bytes of a lane, as a type: byte `i` of the output is byte `INDEX[i]` of the input.
pub trait Permutation: 'static {
    /// The gather.
    const INDEX: [u8; 16];
}

/// A vector register seen as bytes, in lanes of sixteen.
pub trait Isa: Copy {
    /// The register.
    type V: Copy;
    /// Lanes of 16 bytes in a register.
    const LANES: usize;
    /// Whether products and sums of three are single instructions, so that for a few registers a short way is better than
    /// few instructions.
    const PRODUCTS_ABOUND: bool = false;

    /// Lane `i` from the 16 bytes at `p + i * stride`, with the two 64-bit little-endian words at `key` added to it (or
    /// subtracted) word by word.
    ///
    /// # Safety
    /// All of these are readable.
    unsafe fn load<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> Self::V;
    /// Lane `i`, with `key` added (or subtracted) in the same way, to the 16 bytes at `p + i * stride`.
    ///
    /// # Safety
    /// All of these are writable, and `key` readable.
    unsafe fn store<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: Self::V);
    /// The same 16 bytes in every lane.
    ///
    /// # Safety
    /// `p` is readable for 16 bytes.
    unsafe fn broadcast_lane(self, p: *const u8) -> Self::V;
    /// The same four bytes everywhere.
    ///
    /// # Safety
    /// `p` is readable for four bytes.
    unsafe fn broadcast_4(self, p: *const u8) -> Self::V;

    /// `a ^ b`
    fn xor(self, a: Self::V, b: Self::V) -> Self::V;
    /// `a ^ b ^ c`, one instruction where there is ternary logic.
    #[inline(always)]
    fn xor3(self, a: Self::V, b: Self::V, c: Self::V) -> Self::V {
        self.xor(self.xor(a, b), c)
    }
    /// A byte permutation in each lane.
    fn permute<P: Permutation>(self, v: Self::V) -> Self::V;
    /// Bytes of the low halves of the lanes of `a` and `b`, alternately.
    fn unpack_low_8(self, a: Self::V, b: Self::V) -> Self::V;
    /// Bytes of the high halves.
    fn unpack_high_8(self, a: Self::V, b: Self::V) -> Self::V;
    /// 32-bit words of the low halves.
    fn unpack_low_32(self, a: Self::V, b: Self::V) -> Self::V;
    /// 32-bit words of the high halves.
    fn unpack_high_32(self, a: Self::V, b: Self::V) -> Self::V;
    /// 64-bit words of the low halves.
    fn unpack_low_64(self, a: Self::V, b: Self::V) -> Self::V;
    /// 64-bit words of the high halves.
    fn unpack_high_64(self, a: Self::V, b: Self::V) -> Self::V;
    /// Every byte multiplied by a constant.
    fn mul<F: Factor>(self, v: Self::V) -> Self::V;
    /// Every byte through a substitution, without a look-up at a secret address.
    fn sub<S: Sbox>(self, v: Self::V) -> Self::V;
    /// The same without mask registers, for states that exceed the registers: the compiler folds what it has spilled into a
    /// blend, and then memory is read under a secret mask.
    #[inline(always)]
    fn sub_unmasked<S: Sbox>(self, v: Self::V) -> Self::V {
        self.sub::<S>(v)
    }
    /// [`Isa::sub`] of several registers, which may share what is read of tables.
    #[inline(always)]
    fn sub_each<S: Sbox, const N: usize>(self, mut v: [Self::V; N]) -> [Self::V; N] {
        for n in 0..N {
            v[n] = self.sub::<S>(v[n]);
        }
        v
    }
}

/// The counter of a loop whose steps the compiler shall not join: it would gather and scatter the words of several, which
/// takes longer than one after the other.
#[inline(always)]
pub fn one_by_one(mut step: usize) -> usize {
    // SAFETY: no instruction is emitted; the counter stays what it was.
    #[cfg(target_arch = "x86_64")]
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) step, options(nomem, nostack, preserves_flags))
    }
    #[cfg(not(target_arch = "x86_64"))]
    core::hint::black_box(&mut step);
    step
}

/// Registers whose lanes have keys of their own.
pub trait OwnKeys: Isa {
    /// Lane `i` from the 16 bytes at `p + i * stride`, with those at `key + i * stride` added (or subtracted) word by word.
    ///
    /// # Safety
    /// All of these are readable.
    unsafe fn load_own<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> Self::V;
    /// Lane `i`, with a key added (or subtracted) in the same way, to the 16 bytes at `p + i * stride`.
    ///
    /// # Safety
    /// All of these are writable, and those at `key` readable.
    unsafe fn store_own<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: Self::V);
    /// Lane after lane from `p`.
    ///
    /// # Safety
    /// All of these bytes are readable.
    unsafe fn load_lanes(self, p: *const u8) -> Self::V;
}

/// Registers of two lanes that are treated differently.
pub trait Pairs: OwnKeys {
    /// The token of registers of one lane.
    type Half: Isa;
    /// That token.
    fn half(self) -> Self::Half;
    /// Two lanes.
    fn join(self, low: <Self::Half as Isa>::V, high: <Self::Half as Isa>::V) -> Self::V;
    /// The low lane.
    fn low(self, v: Self::V) -> <Self::Half as Isa>::V;
    /// The high lane.
    fn high(self, v: Self::V) -> <Self::Half as Isa>::V;
    /// The high lane of `a` and the low lane of `b`.
    fn middle(self, a: Self::V, b: Self::V) -> Self::V;
    /// A byte permutation in each lane.
    fn permute_pair<P: Permutation, Q: Permutation>(self, v: Self::V) -> Self::V;
    /// The bytes of each lane through a substitution.
    fn sub_pair<S: Sbox, T: Sbox>(self, v: Self::V) -> Self::V;
}

/// A vector register seen as lanes of two 64-bit binary polynomials.
pub trait Carryless: Copy {
    /// The register.
    type V: Copy;
    /// Lanes of 16 bytes in a register.
    const LANES: usize;

    /// All zeros.
    fn zero(self) -> Self::V;
    /// Lane `i` from the 16 bytes at `p + i * stride`.
    ///
    /// # Safety
    /// All of these are readable.
    unsafe fn load(self, p: *const u8, stride: usize) -> Self::V;
    /// `a + b`
    fn xor(self, a: Self::V, b: Self::V) -> Self::V;
    /// The bytes of every 64-bit word in the other order.
    fn reverse_words(self, v: Self::V) -> Self::V;
    /// The products in each lane: of the high half of `a` if bit 0 of `HALVES` is set, of the high half of `b` if bit 4 is.
    fn carryless<const HALVES: i32>(self, a: Self::V, b: Self::V) -> Self::V;
    /// The sum of all lanes, low half first.
    fn sum_lanes(self, v: Self::V) -> [u64; 2];
}

/// Makes the entry point of one kernel for one level, and gives it.
///
/// `stamp!(Crypt, Avx2, "symbol", body)`: `body(token, …)` is compiled with the level's instructions, under a symbol that
/// carries the version, so that two versions of the library can be linked together. `Avx512 as Ymm` is the level `Avx512`
/// on its registers of half the width.
#[doc(hidden)]
#[macro_export]
macro_rules! __stamp {
    ($shape:ident, Portable, $($rest:tt)*) => { $crate::isa::stamp!(@ $shape [] $crate::isa::Portable, $($rest)*) };
    ($shape:ident, Avx2, $($rest:tt)*) => {
        $crate::isa::stamp!(@ $shape [#[target_feature(enable = "avx2")]] $crate::isa::Avx2, $($rest)*)
    };
    ($shape:ident, Sse41, $($rest:tt)*) => {
        $crate::isa::stamp!(@ $shape [#[target_feature(enable = "sse4.1,ssse3")]] $crate::isa::Sse41, $($rest)*)
    };
    ($shape:ident, Avx2Gfni, $($rest:tt)*) => {
        $crate::isa::stamp!(@ $shape [#[target_feature(enable = "avx2,gfni")]] $crate::isa::Avx2Gfni, $($rest)*)
    };
    ($shape:ident, Avx512 $(as $narrow:ident)?, $($rest:tt)*) => {
        $crate::isa::stamp!(@ $shape [#[target_feature(
            enable = "avx512f,avx512bw,avx512vl,avx512dq"
        )]] $crate::isa::stamp!(@token Avx512 $($narrow)?), $($rest)*)
    };
    ($shape:ident, Avx512Vbmi $(as $narrow:ident)?, $($rest:tt)*) => {
        $crate::isa::stamp!(@ $shape [#[target_feature(
            enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,gfni"
        )]] $crate::isa::stamp!(@token Avx512Vbmi $($narrow)?), $($rest)*)
    };
    (@token $token:ident) => { $crate::isa::$token };
    (@token $token:ident $narrow:ident) => { $crate::isa::$narrow::<$crate::isa::$token> };
    ($shape:ident, Sse41 + CLMUL, $($rest:tt)*) => {
        $crate::isa::stamp!(@ $shape [#[target_feature(enable = "sse4.1,ssse3,pclmulqdq")]] $crate::isa::Clmul, $($rest)*)
    };
    ($shape:ident, Avx2 + VPCLMUL, $($rest:tt)*) => {
        $crate::isa::stamp!(@ $shape [#[target_feature(enable = "avx2,vpclmulqdq")]] $crate::isa::Vpclmul256, $($rest)*)
    };
    ($shape:ident, Avx512 + VPCLMUL, $($rest:tt)*) => {
        $crate::isa::stamp!(@ $shape [#[target_feature(
            enable = "avx512f,avx512bw,avx512vl,avx512dq,vpclmulqdq"
        )]] $crate::isa::Vpclmul, $($rest)*)
    };
    (@ Crypt [$($feature:tt)*] $($rest:tt)*) => {
        $crate::isa::stamp!(@@ Crypt [$($feature)*] (keys: *const u8, src: *const u8, dst: *mut u8, n: usize) $($rest)*)
    };
    (@ Expand [$($feature:tt)*] $($rest:tt)*) => {
        $crate::isa::stamp!(@@ Expand [$($feature)*] (key: *const u8, out: *mut u8, n: usize) $($rest)*)
    };
    (@ Hash [$($feature:tt)*] $($rest:tt)*) => {
        $crate::isa::stamp!(@@ Hash [$($feature)*] (powers: *const u8, src: *const u8, acc: *mut u8, n: usize) $($rest)*)
    };
    (@ Place [$($feature:tt)*] $($rest:tt)*) => {
        $crate::isa::stamp!(@@ Place [$($feature)*] (schedule: *const u8, form: *mut u8, lane: usize) $($rest)*)
    };
    (@@ $shape:ident [$($feature:tt)*] ($($arg:ident: $type:ty),*) $token:ty, $symbol:expr, $body:expr) => {{
        #[inline(never)]
        $($feature)*
        #[unsafe(export_name = $symbol)]
        unsafe extern "C" fn entry($($arg: $type),*) {
            // SAFETY: entered through the table alone, after the level was detected, under the contract of the shape.
            unsafe { $body(<$token>::assume(), $($arg),*) }
        }
        $crate::kernel::Entry::$shape(entry)
    }};
}
pub use __stamp as stamp;
