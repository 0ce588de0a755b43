//! Operations on words of bytes: shuffles, additions, S-boxes and multiplications.

use super::{Bitslice, Logic, Unpack};
use crate::field::Field;

/// The byte instructions that a CPU has in addition to [`Bytes`].
pub mod kit {
    /// No additional instructions.
    pub enum Shuffles {}
    /// Byte multiplication: [`Affine`](super::Affine).
    pub enum Products {}
    /// Byte multiplication, and tables of two whole registers: [`Permute`](super::Permute).
    pub enum ProductsAndTables {}
}

/// Words of bytes in 16-byte lanes, with shuffles, additions and comparisons.
pub trait Bytes: Bitslice {
    /// Additional byte instructions, as one of the types in [`kit`]. Layouts select their
    /// implementation by it.
    type Kit;

    /// Repeats a byte.
    fn splat_8(self, x: u8) -> Self::W;
    /// Byte `i` of a lane becomes byte `index[i]` of the lane of `table`, or zero if the top bit of
    /// `index[i]` is set. Other indices above 15 are not allowed, because architectures differ in
    /// their results.
    fn shuffle(self, table: Self::W, index: Self::W) -> Self::W;
    /// The high nibble of every byte.
    #[inline(always)]
    fn high_nibbles(self, a: Self::W) -> Self::W {
        self.and(self.shr_64(a, 4), self.splat_8(0x0f))
    }
    /// Adds bytes.
    fn add_8(self, a: Self::W, b: Self::W) -> Self::W;
    /// Subtracts bytes.
    fn sub_8(self, a: Self::W, b: Self::W) -> Self::W;
    /// Adds 64-bit integers.
    fn add_64(self, a: Self::W, b: Self::W) -> Self::W;
    /// All ones in bytes where `a >= b` (unsigned), else zero.
    fn at_least_8(self, a: Self::W, b: Self::W) -> Self::W;
    /// All ones in bytes whose top bit is set, else zero.
    fn spread_top(self, a: Self::W) -> Self::W;
    /// Bytes of `b` where the top bit of `m` is set, else of `a`.
    fn blend(self, a: Self::W, b: Self::W, m: Self::W) -> Self::W;
    /// Converts every pair of bytes `x`, `y` to the 16-bit integer `16 x + y`.
    fn join_8(self, a: Self::W) -> Self::W;
    /// Packs the 16-bit integers of the lanes of `a`, then of `b`, to bytes. None exceeds 255.
    fn pack_16(self, a: Self::W, b: Self::W) -> Self::W;
    /// Returns the pointer unchanged, but defers reading from it until `w` is available. The
    /// compiler would otherwise load more tables at once than fit into the registers.
    fn in_turn<T>(self, p: &'static T, w: Self::W) -> &'static T;
}

/// Words that have a single-lane counterpart.
pub trait Single: Bytes {
    /// The token of single-lane words.
    type One: Bytes;
    /// Returns that token.
    fn one(self) -> Self::One;
}

/// Words whose lanes can be combined.
pub trait Lanes: Bytes {
    /// The XOR of all lanes, in every lane.
    fn sum_lanes(self, a: Self::W) -> Self::W;
    /// Loads lane 0 from the 16 bytes at `p`. The other lanes are zero.
    ///
    /// # Safety
    /// These bytes are readable.
    unsafe fn load_first(self, p: *const u8) -> Self::W;
    /// Keeps lane 0 and zeroes the others.
    fn keep_first(self, a: Self::W) -> Self::W;
    /// Stores lane 0 to the 16 bytes at `p`.
    ///
    /// # Safety
    /// These bytes are writable.
    unsafe fn store_first(self, p: *mut u8, a: Self::W);
}

/// Words of 32-bit integers.
pub trait Words32: Bitslice {
    /// Adds integers.
    fn add_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// Shifts every integer right by a public number of bits.
    fn shr_32(self, a: Self::W, n: u32) -> Self::W;
    /// Rotates every integer left.
    fn rol_32<const N: i32>(self, a: Self::W) -> Self::W;
    /// Integers 0 and 2 of the lanes of `a`, followed by those of `b`.
    fn even_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// Integers 1 and 3 of the lanes of `a`, followed by those of `b`.
    fn odd_32(self, a: Self::W, b: Self::W) -> Self::W;
}

/// Words with multiplication of bytes by bit matrices and by each other.
pub trait Affine: Bitslice {
    /// Multiplies bytes by bit matrices. Bit `i` of a result is the parity of the AND of a byte of
    /// `x` and byte `7 - i` of the corresponding 64 bits of `m`.
    fn affine(self, x: Self::W, m: Self::W) -> Self::W;
    /// Multiplies bytes modulo x^8 + x^4 + x^3 + x + 1.
    fn multiply(self, a: Self::W, b: Self::W) -> Self::W;
}

/// Words with byte permutations across lanes.
pub trait Permute: Bytes {
    /// Byte `i` becomes byte `index[i]` of `table`, modulo its size.
    fn permute(self, table: Self::W, index: Self::W) -> Self::W;
    /// Loads the 32 bytes at `p` and repeats them in the word. A 16-byte word only holds the first
    /// half.
    ///
    /// # Safety
    /// These bytes are readable.
    unsafe fn load_32(self, p: *const u8) -> Self::W;
    /// Byte `i` becomes byte `index[i]` of the concatenation of `a` and `b`, modulo its size.
    fn permute_two(self, a: Self::W, b: Self::W, index: Self::W) -> Self::W;
}

/// A byte S-box, both as a table for shuffle instructions that read all of it, and as a circuit of
/// gates.
pub trait Sbox: 'static {
    /// The images of 0 to 255.
    const TABLE: [u8; 256];
    /// The S-box as a circuit on bit planes, least significant first.
    fn circuit<L: Logic>(l: L, x: [L::W; 8]) -> [L::W; 8];
}

/// Multiplication by a constant as a bit matrix: bit `j` of `ROWS[i]` is set if bit `j` of the
/// argument is part of bit `i` of the product.
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

/// The matrix of a multiplication, in the format of [`Affine`].
pub const fn matrix<F: Factor>() -> u64 {
    u64::from_be_bytes(product_rows(F::FIELD, F::C))
}

/// Multiplies bit planes by a constant.
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

/// One plane of the product. A separate function, so that the terms are selected at compile time.
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

/// A nonzero constant factor in a field, as a type. Instruction sets derive their constants from
/// it.
pub trait Factor: 'static {
    /// The field.
    const FIELD: Field;
    /// The factor.
    const C: u8;
}

/// A permutation of the 16 bytes of a lane, as a type. Byte `i` of the output is byte `INDEX[i]` of
/// the input.
pub trait Permutation: 'static {
    /// The source index of each byte.
    const INDEX: [u8; 16];
}

/// Words of bytes in 16-byte lanes, with S-boxes and multiplication by constants. Implemented by
/// vector registers and by bit planes.
pub trait Isa: Unpack {
    /// Whether multiplication and three-input XOR are single instructions, so that low latency
    /// matters more than a low instruction count when there are only a few words.
    const PREFER_LATENCY: bool = false;
    /// Whether rounds are so large that they should not be inlined into kernels and schedules.
    const ROUNDS_APART: bool = false;

    /// Loads lane `i` from the 16 bytes at `p + i * stride`, and adds (or subtracts) the two 64-bit
    /// little-endian words at `key`.
    ///
    /// # Safety
    /// All of these bytes are readable.
    unsafe fn load_keyed<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> Self::W;
    /// Adds (or subtracts) `key` in the same way, and stores lane `i` to the 16 bytes at
    /// `p + i * stride`.
    ///
    /// # Safety
    /// All of these bytes are writable, and `key` is readable.
    unsafe fn store_keyed<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: Self::W);
    /// Repeats the 16 bytes at `p` in every lane.
    ///
    /// # Safety
    /// `p` is readable for 16 bytes.
    unsafe fn broadcast_lane(self, p: *const u8) -> Self::W;
    /// Repeats the four bytes at `p`.
    ///
    /// # Safety
    /// `p` is readable for four bytes.
    unsafe fn broadcast_4(self, p: *const u8) -> Self::W;
    /// Whether [`Isa::broadcast_four`] is one instruction.
    const FOUR: bool = false;
    /// [`Isa::broadcast_4`] of `p` and of the three following four-byte groups.
    ///
    /// # Safety
    /// `p` is readable for 16 bytes.
    #[inline(always)]
    unsafe fn broadcast_four(self, p: *const u8) -> [Self::W; 4] {
        // SAFETY: guaranteed by the caller.
        unsafe {
            [self.broadcast_4(p), self.broadcast_4(p.add(4)), self.broadcast_4(p.add(8)), self.broadcast_4(p.add(12))]
        }
    }

    /// Permutes the bytes of each lane.
    fn rearrange<P: Permutation>(self, v: Self::W) -> Self::W;
    /// Multiplies every byte by a constant.
    fn mul<F: Factor>(self, v: Self::W) -> Self::W;
    /// Applies an S-box to every byte, without lookups at secret addresses.
    fn sub<S: Sbox>(self, v: Self::W) -> Self::W;
    /// [`Isa::sub`] without mask registers, for states that do not fit into the registers.
    /// Compilers fold reloads of spilled values into a blend, which would then read memory under a
    /// secret mask.
    #[inline(always)]
    fn sub_unmasked<S: Sbox>(self, v: Self::W) -> Self::W {
        self.sub::<S>(v)
    }
    /// Whether [`Isa::sub_each`] has fewer instructions than repeated [`Isa::sub`], and code should
    /// use [`Logic::in_order`] to limit reordering by the compiler.
    const TOGETHER: bool = false;
    /// [`Isa::sub`] of several registers, which may share the loads of tables.
    #[inline(always)]
    fn sub_each<S: Sbox, const N: usize>(self, mut v: [Self::W; N]) -> [Self::W; N] {
        for n in 0..N {
            v[n] = self.sub::<S>(v[n]);
        }
        v
    }
}

/// Registers with a separate key for each lane.
pub trait OwnKeys: Isa {
    /// Loads lane `i` from the 16 bytes at `p + i * stride`, and adds (or subtracts) the 64-bit
    /// words of the 16 bytes at `key + i * stride`.
    ///
    /// # Safety
    /// All of these bytes are readable.
    unsafe fn load_own<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> Self::W;
    /// Adds (or subtracts) keys in the same way, and stores lane `i` to the 16 bytes at
    /// `p + i * stride`.
    ///
    /// # Safety
    /// All of these bytes are writable, and those at `key` are readable.
    unsafe fn store_own<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: Self::W);
    /// Loads consecutive lanes from `p`.
    ///
    /// # Safety
    /// All of these bytes are readable.
    unsafe fn load_lanes(self, p: *const u8) -> Self::W;
}

/// Registers of two lanes with different operations.
pub trait Pairs: OwnKeys {
    /// The token of single-lane registers.
    type Half: Isa;
    /// Returns that token.
    fn half(self) -> Self::Half;
    /// Combines two lanes.
    fn join(self, low: <Self::Half as Logic>::W, high: <Self::Half as Logic>::W) -> Self::W;
    /// The low lane.
    fn low(self, v: Self::W) -> <Self::Half as Logic>::W;
    /// The high lane.
    fn high(self, v: Self::W) -> <Self::Half as Logic>::W;
    /// The high lane of `a`, followed by the low lane of `b`.
    fn middle(self, a: Self::W, b: Self::W) -> Self::W;
    /// Applies a separate byte permutation to each lane.
    fn permute_pair<P: Permutation, Q: Permutation>(self, v: Self::W) -> Self::W;
    /// Applies a separate S-box to each lane.
    fn sub_pair<S: Sbox, T: Sbox>(self, v: Self::W) -> Self::W;
}
