//! Operations on words of bytes: shuffles, additions, S-boxes and multiplications.

use super::{Bitslice, Logic, Unpack};
use crate::field::Field;

/// The byte instructions that a CPU provides in addition to [`Bytes`].
pub mod kit {
    /// No additional instructions.
    pub enum Shuffles {}
    /// Byte multiplication: [`Affine`](super::Affine).
    pub enum Products {}
    /// Byte multiplication, and lookups in tables that span two whole registers:
    /// [`Permute`](super::Permute).
    pub enum ProductsAndTables {}
}

/// Words made up of bytes in 16-byte lanes, with shuffles, additions and comparisons.
pub trait Bytes: Bitslice {
    /// Which additional byte instructions there are, as one of the types in [`kit`]. Layouts use
    /// this to select their implementation.
    type Kit;

    /// Repeats a byte.
    fn splat_8(self, x: u8) -> Self::W;
    /// Sets byte `i` of each lane to byte `index[i]` of the same lane of `table`, or to zero if the
    /// top bit of `index[i]` is set. Other indices above 15 aren't allowed because the result would
    /// depend on the architecture.
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
    /// Whether [`Bytes::average_8`] rounds up.
    const AVERAGE_ROUNDS_UP: bool = true;
    /// Computes `(a + b + 1) / 2` of bytes, or `(a + b) / 2` if the average does not round up, without
    /// overflow.
    fn average_8(self, a: Self::W, b: Self::W) -> Self::W;
    /// Adds 64-bit integers.
    fn add_64(self, a: Self::W, b: Self::W) -> Self::W;
    /// All ones in bytes where `a >= b` (unsigned), and zero elsewhere.
    fn at_least_8(self, a: Self::W, b: Self::W) -> Self::W;
    /// All ones in bytes whose top bit is set, and zero elsewhere.
    fn spread_top(self, a: Self::W) -> Self::W;
    /// Selects bytes of `b` where the top bit of `m` is set, and bytes of `a` elsewhere.
    fn blend(self, a: Self::W, b: Self::W, m: Self::W) -> Self::W;
    /// Converts every pair of bytes `x`, `y` to the 16-bit integer `16 x + y`.
    fn join_8(self, a: Self::W) -> Self::W;
    /// Packs the 16-bit integers in each lane of `a`, followed by those of `b`, into bytes. None of
    /// them may exceed 255.
    fn pack_16(self, a: Self::W, b: Self::W) -> Self::W;
    /// Returns the pointer unchanged, but defers reading from it until `w` is available. Otherwise,
    /// the compiler would load more tables at once than fit in the registers.
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
    /// XORs all lanes and returns the result in every lane.
    fn sum_lanes(self, a: Self::W) -> Self::W;
    /// Exchanges neighbouring lanes. A word with a single lane stays as it is.
    fn swap_lanes(self, a: Self::W) -> Self::W;
    /// Exchanges the halves of the word.
    fn swap_halves(self, a: Self::W) -> Self::W;
    /// Interleaves the 32-bit words of the first half with those of the second.
    fn interleave_halves_32(self, a: Self::W) -> Self::W;
    /// Interleaves the 64-bit words of the first half with those of the second.
    fn interleave_halves_64(self, a: Self::W) -> Self::W;
    /// Loads lane 0 from the 16 bytes at `p`. The other lanes are zero.
    ///
    /// # Safety
    /// These bytes must be readable.
    unsafe fn load_first(self, p: *const u8) -> Self::W;
    /// Keeps lane 0 and zeroes the others.
    fn keep_first(self, a: Self::W) -> Self::W;
    /// Stores lane 0 to the 16 bytes at `p`.
    ///
    /// # Safety
    /// These bytes must be writable.
    unsafe fn store_first(self, p: *mut u8, a: Self::W);
}

/// Words made up of 32-bit integers.
pub trait Words32: Bitslice {
    /// Adds integers.
    fn add_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// Shifts every integer right by a public number of bits.
    fn shr_32(self, a: Self::W, n: u32) -> Self::W;
    /// Rotates every integer left.
    fn rol_32<const N: i32>(self, a: Self::W) -> Self::W;
    /// Integers 0 and 2 from each lane of `a`, followed by those of `b`.
    fn even_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// Integers 1 and 3 from each lane of `a`, followed by those of `b`.
    fn odd_32(self, a: Self::W, b: Self::W) -> Self::W;
}

/// Words whose bytes can be multiplied by bit matrices and by each other.
pub trait Affine: Bitslice {
    /// Multiplies bytes by bit matrices. Bit `i` of a result byte is the parity of the
    /// corresponding byte of `x` ANDed with byte `7 - i` of the corresponding 64 bits of `m`.
    fn affine(self, x: Self::W, m: Self::W) -> Self::W;
    /// Multiplies bytes modulo x^8 + x^4 + x^3 + x + 1.
    fn multiply(self, a: Self::W, b: Self::W) -> Self::W;
}

/// Words whose bytes can be permuted across lanes.
pub trait Permute: Bytes {
    /// Sets byte `i` to byte `index[i]` of `table`, where the index is taken modulo the table's
    /// size.
    fn permute(self, table: Self::W, index: Self::W) -> Self::W;
    /// Loads the 32 bytes at `p` and repeats them in the word. A 16-byte word only holds the first
    /// half.
    ///
    /// # Safety
    /// These bytes must be readable.
    unsafe fn load_32(self, p: *const u8) -> Self::W;
    /// Sets byte `i` to byte `index[i]` of the concatenation of `a` and `b`, where the index is
    /// taken modulo its size.
    fn permute_two(self, a: Self::W, b: Self::W, index: Self::W) -> Self::W;
}

/// A byte S-box, both as a table, for shuffle instructions that read all of it, and as a circuit of
/// gates.
pub trait Sbox: 'static {
    /// The images of 0 to 255.
    const TABLE: [u8; 256];
    /// The S-box as a circuit on bit planes, least significant first.
    fn circuit<L: Logic>(l: L, x: [L::W; 8]) -> [L::W; 8];
}

/// Multiplication by a constant as a bit matrix. Bit `j` of row `i` is set if bit `j` of the
/// argument contributes to bit `i` of the product.
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

/// The matrix of a multiplication, in the format that [`Affine`] uses.
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

/// One plane of the product. This is a separate function so that the terms are selected at compile
/// time.
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

/// A nonzero constant factor in a field, expressed as a type from which instruction sets derive
/// their own constants.
pub trait Factor: 'static {
    /// The field.
    const FIELD: Field;
    /// The factor.
    const C: u8;
}

/// A permutation of the 16 bytes in a lane, expressed as a type. Byte `i` of the output is byte
/// `INDEX[i]` of the input.
pub trait Permutation: 'static {
    /// The source index of each byte.
    const INDEX: [u8; 16];
}

/// Words made up of bytes in 16-byte lanes, with S-boxes and multiplication by constants. Both
/// vector registers and bit planes implement this.
pub trait Isa: Unpack {
    /// Whether multiplication and three-input XOR are single instructions. In this case, if there
    /// are only a few words, latency matters more than the number of instructions.
    const PREFER_LATENCY: bool = false;
    /// Whether rounds are too large to be inlined into kernels and schedules.
    const ROUNDS_APART: bool = false;

    /// Loads lane `i` from the 16 bytes at `p + i * stride`, and adds (or subtracts) the two 64-bit
    /// little-endian words at `key`.
    ///
    /// # Safety
    /// All of these bytes must be readable.
    unsafe fn load_keyed<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> Self::W;
    /// Adds (or subtracts) `key` in the same way, and stores lane `i` to the 16 bytes at
    /// `p + i * stride`.
    ///
    /// # Safety
    /// All of these bytes must be writable, and `key` must be readable.
    unsafe fn store_keyed<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: Self::W);
    /// Repeats the 16 bytes at `p` in every lane.
    ///
    /// # Safety
    /// `p` must be readable for 16 bytes.
    unsafe fn broadcast_lane(self, p: *const u8) -> Self::W;
    /// Repeats the four bytes at `p`.
    ///
    /// # Safety
    /// `p` must be readable for four bytes.
    unsafe fn broadcast_4(self, p: *const u8) -> Self::W;
    /// Whether [`Isa::broadcast_four`] takes a single instruction.
    const FOUR: bool = false;
    /// Applies [`Isa::broadcast_4`] to the four bytes at `p` and to each of the three groups of
    /// four bytes that follow.
    ///
    /// # Safety
    /// `p` must be readable for 16 bytes.
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
    /// [`Isa::sub`] without mask registers, for states that don't fit in the registers. Compilers
    /// may fold the reload of a spilled value into a masked blend, which would then read memory
    /// under a secret mask.
    #[inline(always)]
    fn sub_unmasked<S: Sbox>(self, v: Self::W) -> Self::W {
        self.sub::<S>(v)
    }
    /// Whether [`Isa::sub_each`] takes fewer instructions than calling [`Isa::sub`] repeatedly. If
    /// so, code should use [`Logic::in_order`] to limit how much the compiler reorders.
    const TOGETHER: bool = false;
    /// Applies [`Isa::sub`] to several registers, possibly loading the tables only once.
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
    /// All of these bytes must be readable.
    unsafe fn load_own<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> Self::W;
    /// Adds (or subtracts) keys in the same way, and stores lane `i` to the 16 bytes at
    /// `p + i * stride`.
    ///
    /// # Safety
    /// All of these bytes must be writable, and those at `key` must be readable.
    unsafe fn store_own<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: Self::W);
    /// Loads consecutive lanes from `p`.
    ///
    /// # Safety
    /// All of these bytes must be readable.
    unsafe fn load_lanes(self, p: *const u8) -> Self::W;
}

/// Two-lane registers that can apply a different operation to each lane.
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
