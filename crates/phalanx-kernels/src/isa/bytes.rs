//! Words of bytes: shuffles, sums, substitutions and products.

use super::{Bitslice, Logic, Unpack};
use crate::field::Field;

/// What instructions on bytes there are beside those of [`Bytes`].
pub mod kit {
    /// None.
    pub enum Shuffles {}
    /// Products of bytes: [`Affine`](super::Affine).
    pub enum Products {}
    /// Products, and tables of two whole registers: [`Permute`](super::Permute).
    pub enum ProductsAndTables {}
}

/// Words of bytes in lanes of 16: shuffles, sums and comparisons.
pub trait Bytes: Bitslice {
    /// What instructions on bytes there are besides: one of the types of [`kit`]. Layouts choose among their ways by it.
    type Kit;

    /// The same byte everywhere.
    fn splat_8(self, x: u8) -> Self::W;
    /// Byte `i` of a lane is byte `index[i]` of the lane of `table`, or zero where `index[i]` has its top bit set. Other indices above
    /// 15 are not allowed: what they give differs from one architecture to the next.
    fn shuffle(self, table: Self::W, index: Self::W) -> Self::W;
    /// The high nibbles of bytes.
    #[inline(always)]
    fn high_nibbles(self, a: Self::W) -> Self::W {
        self.and(self.shr_64(a, 4), self.splat_8(0x0f))
    }
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

/// Words seen as bytes, in lanes of sixteen, that are substituted and multiplied by constants: vector registers, and bit planes.
pub trait Isa: Unpack {
    /// Whether products and sums of three are single instructions, so that for a few words a short way is better than few
    /// instructions.
    const PREFER_LATENCY: bool = false;
    /// Whether a round is so much code that it is a function of its own, not a part of every kernel and schedule.
    const ROUNDS_APART: bool = false;

    /// Lane `i` from the 16 bytes at `p + i * stride`, with the two 64-bit little-endian words at `key` added to it (or
    /// subtracted) word by word.
    ///
    /// # Safety
    /// All of these are readable.
    unsafe fn load_keyed<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> Self::W;
    /// Lane `i`, with `key` added (or subtracted) in the same way, to the 16 bytes at `p + i * stride`.
    ///
    /// # Safety
    /// All of these are writable, and `key` readable.
    unsafe fn store_keyed<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: Self::W);
    /// The same 16 bytes in every lane.
    ///
    /// # Safety
    /// `p` is readable for 16 bytes.
    unsafe fn broadcast_lane(self, p: *const u8) -> Self::W;
    /// The same four bytes everywhere.
    ///
    /// # Safety
    /// `p` is readable for four bytes.
    unsafe fn broadcast_4(self, p: *const u8) -> Self::W;
    /// Whether [`Isa::broadcast_four`] is one instruction.
    const FOUR: bool = false;
    /// [`Isa::broadcast_4`] of `p` and of the three places behind it.
    ///
    /// # Safety
    /// `p` is readable for 16 bytes.
    #[inline(always)]
    unsafe fn broadcast_four(self, p: *const u8) -> [Self::W; 4] {
        // SAFETY: as the caller promises.
        unsafe {
            [self.broadcast_4(p), self.broadcast_4(p.add(4)), self.broadcast_4(p.add(8)), self.broadcast_4(p.add(12))]
        }
    }

    /// A byte permutation in each lane.
    fn rearrange<P: Permutation>(self, v: Self::W) -> Self::W;
    /// Every byte multiplied by a constant.
    fn mul<F: Factor>(self, v: Self::W) -> Self::W;
    /// Every byte through a substitution, without a look-up at a secret address.
    fn sub<S: Sbox>(self, v: Self::W) -> Self::W;
    /// The same without mask registers, for states that exceed the registers: the compiler folds what it has spilled into a
    /// blend, and then memory is read under a secret mask.
    #[inline(always)]
    fn sub_unmasked<S: Sbox>(self, v: Self::W) -> Self::W {
        self.sub::<S>(v)
    }
    /// Whether [`Isa::sub_each`] takes fewer instructions than as many times [`Isa::sub`], and the compiler is to be held to an order by
    /// [`Logic::in_order`].
    const TOGETHER: bool = false;
    /// [`Isa::sub`] of several registers, which may share what is read of tables.
    #[inline(always)]
    fn sub_each<S: Sbox, const N: usize>(self, mut v: [Self::W; N]) -> [Self::W; N] {
        for n in 0..N {
            v[n] = self.sub::<S>(v[n]);
        }
        v
    }
}

/// Registers whose lanes have keys of their own.
pub trait OwnKeys: Isa {
    /// Lane `i` from the 16 bytes at `p + i * stride`, with those at `key + i * stride` added (or subtracted) word by word.
    ///
    /// # Safety
    /// All of these are readable.
    unsafe fn load_own<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> Self::W;
    /// Lane `i`, with a key added (or subtracted) in the same way, to the 16 bytes at `p + i * stride`.
    ///
    /// # Safety
    /// All of these are writable, and those at `key` readable.
    unsafe fn store_own<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: Self::W);
    /// Lane after lane from `p`.
    ///
    /// # Safety
    /// All of these bytes are readable.
    unsafe fn load_lanes(self, p: *const u8) -> Self::W;
}

/// Registers of two lanes that are treated differently.
pub trait Pairs: OwnKeys {
    /// The token of registers of one lane.
    type Half: Isa;
    /// That token.
    fn half(self) -> Self::Half;
    /// Two lanes.
    fn join(self, low: <Self::Half as Logic>::W, high: <Self::Half as Logic>::W) -> Self::W;
    /// The low lane.
    fn low(self, v: Self::W) -> <Self::Half as Logic>::W;
    /// The high lane.
    fn high(self, v: Self::W) -> <Self::Half as Logic>::W;
    /// The high lane of `a` and the low lane of `b`.
    fn middle(self, a: Self::W, b: Self::W) -> Self::W;
    /// A byte permutation in each lane.
    fn permute_pair<P: Permutation, Q: Permutation>(self, v: Self::W) -> Self::W;
    /// The bytes of each lane through a substitution.
    fn sub_pair<S: Sbox, T: Sbox>(self, v: Self::W) -> Self::W;
}
