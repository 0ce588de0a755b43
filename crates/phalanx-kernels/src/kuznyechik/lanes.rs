//! The layout for a small number of blocks, with one block per 16-byte lane, or a single block
//! repeated in all lanes.
//!
//! The S-box works the same way as in any other layout, but there are two implementations of the
//! linear map.
//!
//! **With byte multiplication** (GFNI): we keep bytes in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1,
//! where the linear map is again a matrix over the field. Term k of row i uses byte i + k, so we
//! rotate the block by k and multiply it by one diagonal. With one block per lane, we split
//! rotations by 4a + b, rotating by b before the multiplications and by 4a afterwards. This takes 6
//! shuffles, 16 multiplications and 15 XORs in total. For a single block in L lanes, it takes 16/L
//! rotations, which are different in each lane, and an XOR across lanes.
//!
//! **With only shuffles**: we use `L = (1 + a(z))^-1 (1 + a(1/z))` as power series (see
//! [`planes`](super::planes)), i.e. two sums of shifted blocks with constant factors. Multiplying
//! takes two shuffles, one for the low and one for the high nibbles. With one block in two lanes,
//! each lane handles half of the factors.

use super::linear::{CONSTANTS, INV_STEP, MATRIX, Map, STEP};
pub(super) use super::sizes::lanes::*;
use super::tables::{FIELD, INV_PI, PI};
use super::{bytes, decomposition as split};
use crate::field::Field;
use crate::isa::{Affine, Bitslice, Bytes, Isa, Lanes, Permute, kit};

/// Constants that are loaded into registers.
#[repr(C, align(64))]
struct Rows<const N: usize>([[u8; 16]; N]);

/// Registers that implement this cipher's maps on lanes.
pub(super) trait Blocks: Lanes + Isa {
    /// The key schedule's constants, in the field that the instructions use.
    const CONSTANTS: &'static [[u8; 16]; 32];
    /// Converts blocks to the field that the instructions use.
    fn enter(self, x: Self::W) -> Self::W;
    /// Converts blocks back from the field that the instructions use.
    fn leave(self, x: Self::W) -> Self::W;
    /// Applies the S-box or its inverse to every byte.
    fn substitute<const DECRYPT: bool>(self, x: Self::W) -> Self::W;
    /// Applies L or its inverse to every lane.
    fn linear<const DECRYPT: bool>(self, x: Self::W) -> Self::W;
    /// [`Blocks::linear`] for the case that all lanes are equal. This also adds `key`, which is
    /// only present in the first lane.
    fn linear_of_one<const DECRYPT: bool>(self, x: Self::W, key: Self::W) -> Self::W;
}

impl<B: Lanes<Kit: BlocksBy<B>> + Isa> Blocks for B {
    const CONSTANTS: &'static [[u8; 16]; 32] = B::Kit::CONSTANTS;
    #[inline(always)]
    fn enter(self, x: B::W) -> B::W {
        B::Kit::enter(self, x)
    }
    #[inline(always)]
    fn leave(self, x: B::W) -> B::W {
        B::Kit::leave(self, x)
    }
    #[inline(always)]
    fn substitute<const DECRYPT: bool>(self, x: B::W) -> B::W {
        B::Kit::substitute::<DECRYPT>(self, x)
    }
    #[inline(always)]
    fn linear<const DECRYPT: bool>(self, x: B::W) -> B::W {
        B::Kit::linear::<DECRYPT>(self, x)
    }
    #[inline(always)]
    fn linear_of_one<const DECRYPT: bool>(self, x: B::W, key: B::W) -> B::W {
        B::Kit::linear_of_one::<DECRYPT>(self, x, key)
    }
}

/// [`Blocks`], implemented for each kind of instructions that may be available.
pub(super) trait BlocksBy<B: Lanes + Isa> {
    const CONSTANTS: &'static [[u8; 16]; 32];
    fn enter(b: B, x: B::W) -> B::W;
    fn leave(b: B, x: B::W) -> B::W;
    fn substitute<const DECRYPT: bool>(b: B, x: B::W) -> B::W;
    fn linear<const DECRYPT: bool>(b: B, x: B::W) -> B::W;
    fn linear_of_one<const DECRYPT: bool>(b: B, x: B::W, key: B::W) -> B::W;
}

/// Loads the 16 bytes of `row` into every lane or, if `ALL` is set, a separate row into each lane.
#[inline(always)]
fn rows<B: Bitslice, const ALL: bool, const N: usize>(b: B, table: &'static Rows<N>, row: usize) -> B::W {
    let part: &'static [[u8; 16]] = &table.0[row..];
    debug_assert!(part.len() >= if ALL { B::LANES } else { 1 });
    // SAFETY: the callers ensure that enough rows follow.
    unsafe { b.load(part.as_ptr().cast(), if ALL { 16 } else { 0 }) }
}

/// The field of the multiplication instruction.
const BYTES: Field = Field::new(0x11b);

/// Maps the linear map's field to [`BYTES`]. x is mapped to a root of the former's polynomial.
const ENTER: Map = {
    let mut root = 2;
    loop {
        let (mut images, mut power, mut i) = ([0; 8], 1, 0);
        while i < 8 {
            images[i] = power;
            power = BYTES.mul(power, root);
            i += 1;
        }
        let map = Map::new(images);
        if power == map.image(FIELD.reduction()) {
            break map;
        }
        root += 1;
    }
};
const LEAVE: Map = ENTER.inverse();

/// The shuffle indices for each rotation.
static TURNS: Rows<16> = {
    let (mut turns, mut k) = ([[0; 16]; 16], 0);
    while k < 256 {
        turns[k / 16][k % 16] = ((k / 16 + k) % 16) as u8;
        k += 1;
    }
    Rows(turns)
};

/// The factors by which the bytes are multiplied after each rotation.
static DIAGONALS: [Rows<16>; 2] = [diagonals(0), diagonals(1)];

const fn diagonals(direction: usize) -> Rows<16> {
    let (mut rows, mut k) = ([[0; 16]; 16], 0);
    while k < 256 {
        rows[k / 16][k % 16] = ENTER.image(MATRIX[direction][k % 16][(k / 16 + k) % 16]);
        k += 1;
    }
    Rows(rows)
}

/// The factors for when the rotation by 4a is still to come. Each is repeated four times, starting
/// at row `4 * (4 * a + b)`.
static INNER_DIAGONALS: [Rows<64>; 2] = [inner_diagonals(0), inner_diagonals(1)];

const fn inner_diagonals(direction: usize) -> Rows<64> {
    let (mut rows, mut k) = ([[0; 16]; 64], 0);
    while k < 1024 {
        let (turn, p) = (k / 64, k % 16);
        let i = (p + 16 - turn / 4 * 4) % 16;
        rows[k / 16][p] = ENTER.image(MATRIX[direction][i][(p + turn % 4) % 16]);
        k += 1;
    }
    Rows(rows)
}

/// Rotates by `k` and multiplies by the factors.
#[inline(always)]
fn turned<B: Lanes + Affine, const DECRYPT: bool>(b: B, x: B::W, k: usize) -> B::W {
    let turned = b.shuffle(x, rows::<_, true, 16>(b, &TURNS, k));
    b.multiply(turned, rows::<_, true, 16>(b, &DIAGONALS[DECRYPT as usize], k))
}

/// Applies L to one block that is repeated in all lanes, and adds `key`.
#[inline(always)]
fn one_by_products<B: Lanes + Affine, const DECRYPT: bool>(b: B, x: B::W, key: B::W) -> B::W {
    let mut sum = key;
    for t in 0..8 / B::LANES {
        let pair = [turned::<_, DECRYPT>(b, x, 2 * B::LANES * t), turned::<_, DECRYPT>(b, x, B::LANES * (2 * t + 1))];
        sum = b.xor3(pair[0], pair[1], sum);
    }
    b.sum_lanes(sum)
}

/// The sum of four products.
#[inline(always)]
fn inner<B: Lanes + Affine, const DECRYPT: bool>(b: B, x: &[B::W; 4], a: usize) -> B::W {
    let mut y = *x;
    for k in 0..4 {
        y[k] = b.multiply(x[k], rows::<_, true, 64>(b, &INNER_DIAGONALS[DECRYPT as usize], 4 * (4 * a + k)));
    }
    b.xor(b.xor3(y[0], y[1], y[2]), y[3])
}

/// Applies L to a separate block in each lane.
#[inline(always)]
fn by_products<B: Lanes + Affine, const DECRYPT: bool>(b: B, x: B::W) -> B::W {
    let mut turned = [x; 4];
    for k in 1..4 {
        turned[k] = b.shuffle(x, rows::<_, false, 16>(b, &TURNS, k));
    }
    let mut sums = [x; 4];
    for a in 0..4 {
        sums[a] = inner::<_, DECRYPT>(b, &turned, a);
        if a > 0 {
            sums[a] = b.shuffle(sums[a], rows::<_, false, 16>(b, &TURNS, 4 * a));
        }
    }
    b.xor(b.xor3(sums[0], sums[1], sums[2]), sums[3])
}

/// An S-box in [`BYTES`].
const fn in_field(table: [u8; 256]) -> Rows<16> {
    let (mut rows, mut x) = ([[0; 16]; 16], 0);
    while x < 256 {
        let i = ENTER.image(x as u8) as usize;
        rows[i / 16][i % 16] = ENTER.image(table[x]);
        x += 1;
    }
    Rows(rows)
}

static TABLES: [Rows<16>; 2] = [in_field(PI), in_field(INV_PI)];

/// The key schedule's constants, in [`BYTES`].
static FIELD_CONSTANTS: [[u8; 16]; 32] = {
    let (mut constants, mut k) = (CONSTANTS, 0);
    while k < 512 {
        constants[k / 16][k % 16] = ENTER.image(constants[k / 16][k % 16]);
        k += 1;
    }
    constants
};

impl<B: Lanes + Isa + Affine + Permute> BlocksBy<B> for kit::ProductsAndTables {
    const CONSTANTS: &'static [[u8; 16]; 32] = &FIELD_CONSTANTS;
    #[inline(always)]
    fn enter(b: B, x: B::W) -> B::W {
        b.affine(x, b.splat_64(const { ENTER.matrix() }))
    }
    #[inline(always)]
    fn leave(b: B, x: B::W) -> B::W {
        b.affine(x, b.splat_64(const { LEAVE.matrix() }))
    }
    #[inline(always)]
    fn substitute<const DECRYPT: bool>(b: B, x: B::W) -> B::W {
        let table = &TABLES[DECRYPT as usize];
        let low = b.permute_two(rows::<_, true, 16>(b, table, 0), rows::<_, true, 16>(b, table, 4), x);
        let high = b.permute_two(rows::<_, true, 16>(b, table, 8), rows::<_, true, 16>(b, table, 12), x);
        b.blend(low, high, x)
    }
    #[inline(always)]
    fn linear<const DECRYPT: bool>(b: B, x: B::W) -> B::W {
        by_products::<_, DECRYPT>(b, x)
    }
    #[inline(always)]
    fn linear_of_one<const DECRYPT: bool>(b: B, x: B::W, key: B::W) -> B::W {
        one_by_products::<_, DECRYPT>(b, x, key)
    }
}

/// The two parts of the S-box output.
static RESULTS: [split::Table; 2] = split::results(ENTER);

impl<B: Lanes + Isa + Affine> BlocksBy<B> for kit::Products {
    const CONSTANTS: &'static [[u8; 16]; 32] = &FIELD_CONSTANTS;
    #[inline(always)]
    fn enter(b: B, x: B::W) -> B::W {
        b.affine(x, b.splat_64(const { ENTER.matrix() }))
    }
    #[inline(always)]
    fn leave(b: B, x: B::W) -> B::W {
        b.affine(x, b.splat_64(const { LEAVE.matrix() }))
    }
    #[inline(always)]
    fn substitute<const DECRYPT: bool>(b: B, x: B::W) -> B::W {
        let l = split::map(b, x, const { split::PARTS[DECRYPT as usize][0].after(LEAVE).matrix() });
        let r = split::map(b, x, const { split::PARTS[DECRYPT as usize][1].after(LEAVE).matrix() });
        if DECRYPT {
            let sum = split::backward(b, l, r);
            split::map(b, sum, const { ENTER.after(split::FROM_BASIS[1]).matrix() })
        } else {
            let [l1, r1] = split::forward(b, l, r);
            b.xor(split::look_up(b, &RESULTS[0], l1), split::look_up(b, &RESULTS[1], r1))
        }
    }
    #[inline(always)]
    fn linear<const DECRYPT: bool>(b: B, x: B::W) -> B::W {
        by_products::<_, DECRYPT>(b, x)
    }
    #[inline(always)]
    fn linear_of_one<const DECRYPT: bool>(b: B, x: B::W, key: B::W) -> B::W {
        one_by_products::<_, DECRYPT>(b, x, key)
    }
}

/// The factors in the first sum for distances 1 to 8. The factor for 16 minus the distance is the
/// same.
static FACTORS: [Rows<8>; 2] = {
    let (mut tables, mut k) = ([[[0; 16]; 8]; 2], 0);
    while k < 256 {
        let (half, d, nibble) = (k / 128, 1 + k / 16 % 8, k % 16);
        tables[half][d - 1][nibble] = FIELD.mul(STEP[d], (nibble as u8) << (4 * half));
        k += 1;
    }
    [Rows(tables[0]), Rows(tables[1])]
};

/// The factors in the second sum for distances 0 to 15.
static INV_FACTORS: [Rows<16>; 2] = {
    let (mut tables, mut k) = ([[[0; 16]; 16]; 2], 0);
    while k < 512 {
        let (half, d, nibble) = (k / 256, k / 16 % 16, k % 16);
        tables[half][d][nibble] = FIELD.mul(INV_STEP[d], (nibble as u8) << (4 * half));
        k += 1;
    }
    [Rows(tables[0]), Rows(tables[1])]
};

/// Shuffle indices that shift a block by 0 to 15 bytes, down and up.
static SHIFTS: [Rows<16>; 2] = [shifts(false), shifts(true)];
/// Shifts for the second use of each factor: by 15 down to 9, followed by one that shifts
/// everything out.
static SECOND_SHIFTS: [Rows<8>; 2] = {
    let (mut rows, mut k) = ([[[0x80; 16]; 8]; 2], 0);
    while k < 14 {
        rows[k / 7][k % 7] = SHIFTS_OF[k / 7][15 - k % 7];
        k += 1;
    }
    [Rows(rows[0]), Rows(rows[1])]
};

const SHIFTS_OF: [[[u8; 16]; 16]; 2] = [shifts(false).0, shifts(true).0];

const fn shifts(up: bool) -> Rows<16> {
    let (mut rows, mut k) = ([[0x80; 16]; 16], 0);
    while k < 256 {
        let (d, i) = (k / 16, k % 16);
        if up && i >= d {
            rows[d][i] = (i - d) as u8;
        } else if !up && i + d < 16 {
            rows[d][i] = (i + d) as u8;
        }
        k += 1;
    }
    Rows(rows)
}

/// The low and the high nibble of every byte.
#[inline(always)]
fn nibbles<B: Bytes>(b: B, x: B::W) -> [B::W; 2] {
    [b.and(x, b.splat_8(0x0f)), b.high_nibbles(x)]
}

/// Multiplies bytes, given as nibbles, by the factor in row `row` of both tables. If `ONE` is set,
/// each lane uses a separate row.
#[inline(always)]
fn times<B: Bytes, const ONE: bool, const N: usize>(
    b: B,
    n: &[B::W; 2],
    factors: &'static [Rows<N>; 2],
    row: usize,
) -> B::W {
    let low = b.shuffle(rows::<_, ONE, N>(b, &factors[0], row), n[0]);
    b.xor(low, b.shuffle(rows::<_, ONE, N>(b, &factors[1], row), n[1]))
}

/// Sums up a block shifted by 0 to 15 bytes, using the coefficients [`STEP`].
#[inline(always)]
fn first_sum<B: Lanes, const ONE: bool, const UP: bool>(b: B, x: B::W) -> B::W {
    let (n, lanes) = (nibbles(b, x), if ONE { B::LANES } else { 1 });
    let mut sum = b.splat_64(0);
    for t in 0..8 / lanes {
        // The coefficient for distance 7 is 1.
        let product = if lanes == 1 && t == 6 { x } else { times::<_, ONE, 8>(b, &n, &FACTORS, lanes * t) };
        sum = b.xor(sum, b.shuffle(product, rows::<_, ONE, 16>(b, &SHIFTS[UP as usize], 1 + lanes * t)));
        if lanes > 1 || t < 7 {
            sum = b.xor(sum, b.shuffle(product, rows::<_, ONE, 8>(b, &SECOND_SHIFTS[UP as usize], lanes * t)));
        }
    }
    b.xor(if ONE { b.sum_lanes(sum) } else { sum }, x)
}

/// The same with the coefficients [`INV_STEP`], also adding `key`.
#[inline(always)]
fn second_sum<B: Lanes, const ONE: bool, const UP: bool>(b: B, x: B::W, key: B::W) -> B::W {
    let (n, lanes) = (nibbles(b, x), if ONE { B::LANES } else { 1 });
    let mut sum = if lanes == 1 { x } else { times::<_, ONE, 16>(b, &n, &INV_FACTORS, 0) };
    if lanes > 1 {
        sum = b.shuffle(sum, rows::<_, ONE, 16>(b, &SHIFTS[UP as usize], 0));
    }
    sum = b.xor(sum, key);
    for t in 1..16 / lanes {
        let product = times::<_, ONE, 16>(b, &n, &INV_FACTORS, lanes * t);
        sum = b.xor(sum, b.shuffle(product, rows::<_, ONE, 16>(b, &SHIFTS[UP as usize], lanes * t)));
    }
    if ONE { b.sum_lanes(sum) } else { sum }
}

impl<B: Lanes + Isa> BlocksBy<B> for kit::Shuffles {
    const CONSTANTS: &'static [[u8; 16]; 32] = &CONSTANTS;
    #[inline(always)]
    fn enter(_: B, x: B::W) -> B::W {
        x
    }
    #[inline(always)]
    fn leave(_: B, x: B::W) -> B::W {
        x
    }
    #[inline(always)]
    fn substitute<const DECRYPT: bool>(b: B, x: B::W) -> B::W {
        if DECRYPT { b.sub::<bytes::InvPi>(x) } else { b.sub::<bytes::Pi>(x) }
    }
    #[inline(always)]
    fn linear<const DECRYPT: bool>(b: B, x: B::W) -> B::W {
        let zero = b.splat_64(0);
        if DECRYPT {
            second_sum::<_, false, true>(b, first_sum::<_, false, false>(b, x), zero)
        } else {
            second_sum::<_, false, false>(b, first_sum::<_, false, true>(b, x), zero)
        }
    }
    #[inline(always)]
    fn linear_of_one<const DECRYPT: bool>(b: B, x: B::W, key: B::W) -> B::W {
        if DECRYPT {
            second_sum::<_, true, true>(b, first_sum::<_, true, false>(b, x), key)
        } else {
            second_sum::<_, true, false>(b, first_sum::<_, true, true>(b, x), key)
        }
    }
}

/// Round key `r`, in every lane.
///
/// # Safety
/// `keys` must hold ten round keys.
#[inline(always)]
unsafe fn key<B: Blocks>(b: B, keys: *const u8, r: usize) -> B::W {
    // SAFETY: guaranteed by the caller.
    unsafe { b.load(keys.add(16 * r), 0) }
}

/// Encrypts or decrypts `n` blocks, one at a time.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to the round keys. With byte multiplication,
/// these are in the field that the instructions use.
#[inline(always)]
pub(super) unsafe fn crypt_one<B: Blocks, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    for i in 0..n {
        // SAFETY: this accesses block `i` of `n`, and ten keys.
        unsafe {
            let mut x = b.enter(b.load(src.add(16 * i), 0));
            if DECRYPT {
                x = b.xor(x, key(b, keys, 9));
                for r in (0..9).rev() {
                    x = b.linear_of_one::<true>(x, b.splat_64(0));
                    x = b.xor(b.substitute::<true>(x), key(b, keys, r));
                }
            } else {
                x = b.xor(x, key(b, keys, 0));
                for r in 1..10 {
                    x = b.linear_of_one::<false>(b.substitute::<false>(x), b.load_first(keys.add(16 * r)));
                }
            }
            b.store_first(dst.add(16 * i), b.leave(x));
        }
    }
}

/// Round key `r` for register `i`, which is either the same in every lane, or a separate key in
/// each lane out of `KEYS`.
///
/// # Safety
/// `keys` must hold ten round keys for each key, and `KEYS` keys must fill the registers.
#[inline(always)]
unsafe fn round_key<B: Blocks, const KEYS: usize>(b: B, keys: *const u8, r: usize, i: usize) -> B::W {
    // SAFETY: guaranteed by the caller.
    unsafe { if KEYS == 1 { key(b, keys, r) } else { b.load(keys.add(16 * (KEYS * r + B::LANES * i)), 16) } }
}

/// Encrypts or decrypts `n` batches of `N * LANES` blocks, either with a single key or with a
/// separate key for each block, out of `KEYS`.
///
/// # Safety
/// See [`crypt_one`]. With several keys, `keys` must point to the form for many.
#[inline(always)]
unsafe fn run<B: Blocks, const KEYS: usize, const N: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let size = 16 * B::LANES;
    for batch in 0..n {
        // SAFETY: this accesses batch `batch` of `n`, and ten keys.
        unsafe {
            let (src, dst) = (src.add(size * N * batch), dst.add(size * N * batch));
            let mut x = [b.splat_64(0); N];
            for i in 0..N {
                let first = round_key::<_, KEYS>(b, keys, if DECRYPT { 9 } else { 0 }, i);
                x[i] = b.xor(first, b.enter(b.load(src.add(size * i), 16)));
            }
            // Go layer by layer, so that the registers are processed in parallel.
            for r in 1..10 {
                if DECRYPT {
                    for i in 0..N {
                        x[i] = b.linear::<true>(x[i]);
                    }
                }
                for i in 0..N {
                    x[i] = b.substitute::<DECRYPT>(x[i]);
                }
                if !DECRYPT {
                    for i in 0..N {
                        x[i] = b.linear::<false>(x[i]);
                    }
                }
                for i in 0..N {
                    x[i] = b.xor(x[i], round_key::<_, KEYS>(b, keys, if DECRYPT { 9 - r } else { r }, i));
                }
            }
            for i in 0..N {
                b.store(dst.add(size * i), 16, b.leave(x[i]));
            }
        }
    }
}

/// Encrypts or decrypts `n` batches of `N * LANES` blocks.
///
/// # Safety
/// See [`crypt_one`].
#[inline(always)]
pub(super) unsafe fn crypt<B: Blocks, const N: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { run::<_, 1, N, DECRYPT>(b, keys, src, dst, n) }
}

/// Like [`crypt`], but with a separate key for each block of a batch.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold the form of many keys.
#[inline(always)]
pub(super) unsafe fn crypt_many<B: Blocks, const N: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    const { assert!(width::<B>(N) <= MANY) };
    // SAFETY: guaranteed by the caller.
    unsafe { run::<_, MANY, N, DECRYPT>(b, keys, src, dst, n) }
}

/// Writes a key into the form for many keys. If `FIELD` is set, the key is converted to the field
/// that the instructions use.
///
/// # Safety
/// See [`Load`](crate::abi::Load).
#[inline(always)]
pub(super) unsafe fn place<I, const FIELD: bool>(_: I, schedule: *const u8, form: *mut u8, lane: usize) {
    for r in 0..10 {
        // SAFETY: this accesses one of ten round keys, and its position among those of `MANY` keys.
        unsafe {
            let key = schedule.add(16 * r).cast::<[u8; 16]>().read();
            let key = if FIELD { ENTER.of_block(key) } else { key };
            form.add(16 * (MANY * r + lane)).cast::<[u8; 16]>().write(key);
        }
    }
}

/// Converts the round keys to the field that the instructions use.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare<I>(_: I, schedule: *const u8, out: *mut u8, n: usize) {
    for i in 0..10 * n {
        // SAFETY: this accesses one of ten round keys for each of `n` keys.
        unsafe {
            let key = schedule.add(16 * i).cast::<[u8; 16]>().read();
            out.add(16 * i).cast::<[u8; 16]>().write(ENTER.of_block(key));
        }
    }
}

/// [`prepare`] using the same instructions that read the form.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_entered<B: Blocks>(b: B, schedule: *const u8, out: *mut u8, n: usize) {
    for i in 0..10 * n {
        // SAFETY: this accesses one of ten round keys for each of `n` keys.
        unsafe { b.store_first(out.add(16 * i), b.enter(b.load(schedule.add(16 * i), 0))) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_field_is_the_same() {
        for (a, b) in (0..=255).flat_map(|a| (0..=255).map(move |b| (a, b))) {
            assert_eq!(ENTER.image(FIELD.mul(a, b)), BYTES.mul(ENTER.image(a), ENTER.image(b)));
        }
        for x in 0..=255 {
            assert_eq!(LEAVE.image(ENTER.image(x)), x);
            for (table, of) in TABLES.iter().zip([PI, INV_PI]) {
                let i = usize::from(ENTER.image(x));
                assert_eq!(table.0[i / 16][i % 16], ENTER.image(of[usize::from(x)]));
            }
        }
    }

    /// Tests both ways of rotating a block, in each direction.
    #[test]
    fn turns_are_the_map() {
        for (direction, seed) in (0..2).flat_map(|d| (0..=255u8).map(move |s| (d, s))) {
            let block: [u8; 16] = core::array::from_fn(|p| seed.wrapping_mul(2 * p as u8 + 1).wrapping_add(91));
            let want: [u8; 16] = core::array::from_fn(|i| {
                ENTER.image((0..16).fold(0, |sum, j| sum ^ FIELD.mul(MATRIX[direction][i][j], block[j])))
            });
            let x = block.map(|b| ENTER.image(b));
            let turn = |x: [u8; 16], k: usize| -> [u8; 16] { core::array::from_fn(|i| x[usize::from(TURNS.0[k][i])]) };
            let times = |x: [u8; 16], row: [u8; 16]| -> [u8; 16] { core::array::from_fn(|i| BYTES.mul(x[i], row[i])) };
            let add = |a: [u8; 16], b: [u8; 16]| -> [u8; 16] { core::array::from_fn(|i| a[i] ^ b[i]) };
            let at_once = (0..16).map(|k| times(turn(x, k), DIAGONALS[direction].0[k])).fold([0; 16], add);
            let inner = |a: usize| {
                let products = (0..4).map(|b| times(turn(x, b), INNER_DIAGONALS[direction].0[4 * (4 * a + b)]));
                turn(products.fold([0; 16], add), 4 * a)
            };
            assert_eq!((at_once, (0..4).map(inner).fold([0; 16], add)), (want, want));
        }
    }
}
