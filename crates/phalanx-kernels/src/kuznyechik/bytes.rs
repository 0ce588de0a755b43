//! The byte-sliced layout. In each 16-byte lane, register p holds byte p of 16 blocks.
//!
//! Four stages of unpacking transpose 16 × 16 bytes in every lane. For example, with four lanes:
//!
//! ```text
//!           lane 0            lane 1            lane 2            lane 3
//! before    block 4i          block 4i+1        block 4i+2        block 4i+3        register i: 16 bytes of each
//! after     blocks 0,4,…,60   blocks 1,5,…,61   blocks 2,6,…,62   blocks 3,7,…,63   register p: byte p of each
//! ```
//!
//! The linear map is a rotating byte register that is updated in place. Step p adds the products of
//! the fifteen other bytes to byte p, where p goes from 15 down to 0 for encryption and from 0 up
//! to 15 for decryption. Each step needs the result of the previous one, so the latency of sixteen
//! consecutive steps would dominate. If multiplication is cheap, we therefore compute two steps at
//! once. If `a` is the sum of the first step without its newest byte x:
//!
//! ```text
//! first  = a + 148 x
//! second = … + 148 first + 32 x = … + 148 a + (148² + 32) x
//! ```
//!
//! The round key that follows the linear map is added byte by byte during the steps. Each step adds
//! a value that the remaining steps then turn into the key (see [`added`]). In decryption, the key
//! comes before the linear map, but the values turn out to be the same.
//!
//! Instructions per round and byte with cheap multiplication: 8 multiplications, 6 three-input XORs
//! (12 two-input XORs without ternary logic), 4 two-input XORs including the key, and the S-box.
//! The S-box takes 4 instructions with 64-byte registers and VBMI, or 13 (inverse: 12) with GFNI
//! alone.

use super::linear::{CONSTANTS, Coefficient, Map, STEP};
pub(super) use super::sizes::bytes::*;
use super::tables::{FIELD, INV_PI, PI};
use super::{circuits, decomposition as split, packed};
use crate::isa::bitslice::transpose;
use crate::isa::{Affine, Bytes, Isa, Logic, Portable, Sbox, kit};

/// The S-box.
pub(super) struct Pi;
/// The inverse S-box.
pub(super) struct InvPi;

impl Sbox for Pi {
    const TABLE: [u8; 256] = PI;
    #[inline(always)]
    fn circuit<L: Logic>(l: L, x: [L::W; 8]) -> [L::W; 8] {
        circuits::pi(l, x)
    }
}

impl Sbox for InvPi {
    const TABLE: [u8; 256] = INV_PI;
    #[inline(always)]
    fn circuit<L: Logic>(l: L, x: [L::W; 8]) -> [L::W; 8] {
        circuits::inv_pi(l, x)
    }
}

/// Registers that implement this cipher's maps, on bytes in a basis of the implementation's choice.
pub(super) trait Maps: Isa + Bytes {
    /// The basis for encryption.
    const BASIS: Map;
    /// Whether a multiplication takes a single instruction.
    const CHEAP_PRODUCTS: bool;
    /// Applies the S-box or its inverse to every byte.
    fn substitute<const DECRYPT: bool>(self, x: Self::W) -> Self::W;
    /// Multiplies every byte by a constant.
    fn product<const DECRYPT: bool, const C: u8>(self, x: Self::W) -> Self::W;
    /// Converts bytes to the basis.
    fn enter<const DECRYPT: bool>(self, x: Self::W) -> Self::W;
    /// Converts bytes from the basis.
    fn leave<const DECRYPT: bool>(self, x: Self::W) -> Self::W;
}

impl<B: Isa + Bytes<Kit: MapsBy<B>>> Maps for B {
    const BASIS: Map = B::Kit::BASIS;
    const CHEAP_PRODUCTS: bool = B::Kit::CHEAP_PRODUCTS;
    #[inline(always)]
    fn substitute<const DECRYPT: bool>(self, x: B::W) -> B::W {
        B::Kit::substitute::<DECRYPT>(self, x)
    }
    #[inline(always)]
    fn product<const DECRYPT: bool, const C: u8>(self, x: B::W) -> B::W {
        B::Kit::product::<DECRYPT, C>(self, x)
    }
    #[inline(always)]
    fn enter<const DECRYPT: bool>(self, x: B::W) -> B::W {
        B::Kit::enter::<DECRYPT>(self, x)
    }
    #[inline(always)]
    fn leave<const DECRYPT: bool>(self, x: B::W) -> B::W {
        B::Kit::leave::<DECRYPT>(self, x)
    }
}

/// [`Maps`], implemented for each kind of instructions that may be available. By default, bytes
/// aren't converted.
pub(super) trait MapsBy<B: Isa + Bytes> {
    const BASIS: Map = Map::IDENTITY;
    const CHEAP_PRODUCTS: bool;
    #[inline(always)]
    fn substitute<const DECRYPT: bool>(b: B, x: B::W) -> B::W {
        if DECRYPT { b.sub::<InvPi>(x) } else { b.sub::<Pi>(x) }
    }
    #[inline(always)]
    fn product<const DECRYPT: bool, const C: u8>(b: B, x: B::W) -> B::W {
        b.mul::<Coefficient<C>>(x)
    }
    #[inline(always)]
    fn enter<const DECRYPT: bool>(_: B, x: B::W) -> B::W {
        x
    }
    #[inline(always)]
    fn leave<const DECRYPT: bool>(_: B, x: B::W) -> B::W {
        x
    }
}

impl<B: Isa + Bytes> MapsBy<B> for kit::Shuffles {
    const CHEAP_PRODUCTS: bool = false;
}

impl<B: Isa + Bytes> MapsBy<B> for kit::ProductsAndTables {
    const CHEAP_PRODUCTS: bool = true;
}

impl<B: Isa + Bytes + Affine> MapsBy<B> for kit::Products {
    const BASIS: Map = split::BASIS[0];
    const CHEAP_PRODUCTS: bool = true;
    #[inline(always)]
    fn substitute<const DECRYPT: bool>(b: B, x: B::W) -> B::W {
        let l = split::map(b, x, const { split::SPLIT[DECRYPT as usize][0].matrix() });
        let r = split::map(b, x, const { split::SPLIT[DECRYPT as usize][1].matrix() });
        if DECRYPT {
            split::backward(b, l, r)
        } else {
            let [l1, r1] = split::forward(b, l, r);
            b.xor(l1, split::look_up(b, &split::SIGMA_OF, r1))
        }
    }
    #[inline(always)]
    fn product<const DECRYPT: bool, const C: u8>(b: B, x: B::W) -> B::W {
        split::map(b, x, const { split::product(DECRYPT, C).matrix() })
    }
    #[inline(always)]
    fn enter<const DECRYPT: bool>(b: B, x: B::W) -> B::W {
        split::map(b, x, const { split::BASIS[DECRYPT as usize].matrix() })
    }
    #[inline(always)]
    fn leave<const DECRYPT: bool>(b: B, x: B::W) -> B::W {
        split::map(b, x, const { split::FROM_BASIS[DECRYPT as usize].matrix() })
    }
}

/// The byte `d` positions from `p`, in the direction of bytes that have already been updated.
#[inline(always)]
fn new<W: Copy, const DECRYPT: bool>(m: &[W; 16], p: usize, d: usize) -> W {
    m[if DECRYPT { p + 16 - d } else { p + d } % 16]
}

/// The byte `d` positions from `p` in the other direction.
#[inline(always)]
fn old<W: Copy, const DECRYPT: bool>(m: &[W; 16], p: usize, d: usize) -> W {
    new::<W, DECRYPT>(m, p, 16 - d)
}

/// The XOR of the two bytes `d` positions from `p`, which have the same coefficient.
#[inline(always)]
fn pair<B: Maps>(b: B, m: &[B::W; 16], p: usize, d: usize) -> B::W {
    b.xor(new::<_, true>(m, p, d), old::<_, true>(m, p, d))
}

/// The result of a step at `p`.
///
/// This is used if multiplications are expensive. 133 = 148 + 16 + 1 saves one of them.
#[inline(always)]
fn step<B: Maps, const DECRYPT: bool>(b: B, m: &[B::W; 16], p: usize, key: B::W) -> B::W {
    let p3 = pair(b, m, p, 3);
    let sum = b.xor3(m[p], pair(b, m, p, 7), p3);
    let sum = b.xor3(sum, key, b.product::<DECRYPT, 251>(m[(p + 8) % 16]));
    let (p192, p194) = (pair(b, m, p, 6), pair(b, m, p, 5));
    let sum = b.xor3(sum, b.product::<DECRYPT, 192>(p192), b.product::<DECRYPT, 194>(p194));
    let (p16, p32) = (b.xor(p3, pair(b, m, p, 4)), pair(b, m, p, 2));
    let sum = b.xor3(sum, b.product::<DECRYPT, 16>(p16), b.product::<DECRYPT, 32>(p32));
    let p148 = b.xor(p3, pair(b, m, p, 1));
    b.xor(sum, b.product::<DECRYPT, 148>(p148))
}

/// The part of a step at `p` that two consecutive steps share, i.e. all bytes except those one and
/// two positions away. This uses 251 = 194 · 192/194 · 251/192.
#[inline(always)]
fn outer<B: Maps, const DECRYPT: bool>(b: B, m: &[B::W; 16], p: usize, key: B::W) -> B::W {
    const LINK: [u8; 2] = [FIELD.mul(251, FIELD.inv(192)), FIELD.mul(192, FIELD.inv(194))];
    let link = b.product::<DECRYPT, { LINK[0] }>(m[(p + 8) % 16]);
    let link = b.xor3(link, new::<_, DECRYPT>(m, p, 6), old::<_, DECRYPT>(m, p, 6));
    let link = b.product::<DECRYPT, { LINK[1] }>(link);
    let link = b.xor3(link, new::<_, DECRYPT>(m, p, 5), old::<_, DECRYPT>(m, p, 5));
    let sum = b.xor3(m[p], new::<_, DECRYPT>(m, p, 7), old::<_, DECRYPT>(m, p, 7));
    let sum = b.xor3(sum, b.product::<DECRYPT, 194>(link), key);
    let (p4, p3) = (pair(b, m, p, 4), pair(b, m, p, 3));
    b.xor3(sum, b.product::<DECRYPT, 16>(p4), b.product::<DECRYPT, 133>(p3))
}

/// Performs two steps at once, at `p` and the next position, given the keys for both.
#[inline(always)]
fn two_steps<B: Maps, const DECRYPT: bool>(b: B, m: &mut [B::W; 16], p: usize, keys: [B::W; 2]) {
    const TWO: u8 = FIELD.mul(148, 148) ^ 32;
    let q = if DECRYPT { p + 1 } else { p + 15 } % 16;
    let newest = new::<_, DECRYPT>(m, p, 1);
    let (near, far) = (old::<_, DECRYPT>(m, p, 1), pair(b, m, p, 2));
    let sum = outer::<_, DECRYPT>(b, m, p, keys[0]);
    let first = b.xor3(sum, b.product::<DECRYPT, 148>(near), b.product::<DECRYPT, 32>(far));
    let (near, far) = (old::<_, DECRYPT>(m, q, 1), old::<_, DECRYPT>(m, q, 2));
    let sum = outer::<_, DECRYPT>(b, m, q, keys[1]);
    let near = b.product::<DECRYPT, 148>(b.xor(near, first));
    let second = b.xor3(sum, near, b.product::<DECRYPT, 32>(far));
    m[p] = b.xor(first, b.product::<DECRYPT, 148>(newest));
    m[q] = b.xor(second, b.product::<DECRYPT, TWO>(newest));
}

/// The key value that the step at `p` adds. It is either the same for all blocks or, if `MANY` is
/// set, separate for each one.
///
/// # Safety
/// `keys` must be readable for the sixteen values of a round.
#[inline(always)]
unsafe fn key<B: Maps, const MANY: bool>(b: B, keys: *const u8, p: usize) -> B::W {
    // SAFETY: this accesses one of the sixteen values.
    unsafe { if MANY { b.load(keys.add(width::<B>() * p), 16) } else { b.broadcast_4(keys.add(BYTE * p)) } }
}

/// Performs steps `2 * I` and `2 * I + 1`. This is a separate function so that all positions are
/// constants.
///
/// # Safety
/// See [`key`].
#[inline(always)]
unsafe fn steps<B: Maps, const MANY: bool, const DECRYPT: bool, const I: usize>(
    b: B,
    m: &mut [B::W; 16],
    keys: *const u8,
) {
    let (p, q) = const { if DECRYPT { (2 * I, 2 * I + 1) } else { (15 - 2 * I, 14 - 2 * I) } };
    // SAFETY: guaranteed by the caller.
    let added = unsafe { [key::<_, MANY>(b, keys, p), key::<_, MANY>(b, keys, q)] };
    if B::CHEAP_PRODUCTS {
        two_steps::<_, DECRYPT>(b, m, p, added);
    } else {
        m[p] = step::<_, DECRYPT>(b, m, p, added[0]);
        m[q] = step::<_, DECRYPT>(b, m, q, added[1]);
    }
}

/// Applies L and adds the key. Decryption adds the key and applies the inverse of L.
///
/// # Safety
/// See [`key`].
#[inline(always)]
unsafe fn linear<B: Maps, const MANY: bool, const DECRYPT: bool>(b: B, m: &mut [B::W; 16], keys: *const u8) {
    // SAFETY: guaranteed by the caller.
    unsafe {
        steps::<_, MANY, DECRYPT, 0>(b, m, keys);
        steps::<_, MANY, DECRYPT, 1>(b, m, keys);
        steps::<_, MANY, DECRYPT, 2>(b, m, keys);
        steps::<_, MANY, DECRYPT, 3>(b, m, keys);
        steps::<_, MANY, DECRYPT, 4>(b, m, keys);
        steps::<_, MANY, DECRYPT, 5>(b, m, keys);
        steps::<_, MANY, DECRYPT, 6>(b, m, keys);
        steps::<_, MANY, DECRYPT, 7>(b, m, keys);
    }
}

/// Performs nine rounds. `keys` points to the first round key in the form, and `stride` is the size
/// of a round key.
///
/// # Safety
/// `keys` must be readable for nine round keys.
#[inline(always)]
unsafe fn rounds<B: Maps, const MANY: bool, const DECRYPT: bool>(
    b: B,
    m: &mut [B::W; 16],
    keys: *const u8,
    stride: usize,
) {
    for r in 0..9 {
        if DECRYPT {
            // SAFETY: this accesses one of nine keys.
            unsafe { linear::<_, MANY, true>(b, m, keys.add(stride * (8 - r))) }
        }
        for p in 0..16 {
            m[p] = b.substitute::<DECRYPT>(m[p]);
        }
        if !DECRYPT {
            // SAFETY: this accesses one of nine keys.
            unsafe { linear::<_, MANY, false>(b, m, keys.add(stride * r)) }
        }
    }
}

/// Loads a batch.
///
/// # Safety
/// `src` must be readable for a batch.
#[inline(always)]
unsafe fn read<B: Maps, const DECRYPT: bool>(b: B, src: *const u8, first: B::W) -> [B::W; 16] {
    let mut m = [first; 16];
    for k in 0..16 {
        // SAFETY: this accesses `16 * LANES` blocks in total.
        let x = unsafe { b.load(src.add(width::<B>() * k), 16) };
        m[k] = b.xor(x, first);
    }
    m = transpose(b, m);
    for p in 0..16 {
        m[p] = b.enter::<DECRYPT>(m[p]);
    }
    m
}

/// Stores a batch.
///
/// # Safety
/// `dst` must be writable for a batch.
#[inline(always)]
unsafe fn write<B: Maps, const DECRYPT: bool>(b: B, dst: *mut u8, mut m: [B::W; 16], last: B::W) {
    for p in 0..16 {
        m[p] = b.leave::<DECRYPT>(m[p]);
    }
    m = transpose(b, m);
    for k in 0..16 {
        // SAFETY: this accesses `16 * LANES` blocks in total.
        unsafe { b.store(dst.add(width::<B>() * k), 16, b.xor(m[k], last)) }
    }
}

/// Encrypts or decrypts `n` batches of `16 * LANES` blocks.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<B: Maps, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    for batch in 0..n {
        let at = 16 * width::<B>() * batch;
        // SAFETY: this accesses batch `batch` of `n`. The keys are laid out as `FORM_BYTES`
        // assumes.
        unsafe {
            let (first, none) = (b.load(keys, 0), b.splat_32(0));
            let mut m = read::<_, DECRYPT>(b, src.add(at), if DECRYPT { none } else { first });
            rounds::<_, false, DECRYPT>(b, &mut m, keys.add(FIRST), 16 * BYTE);
            write::<_, DECRYPT>(b, dst.add(at), m, if DECRYPT { first } else { none });
        }
    }
}

/// Like [`crypt`], but with a separate key for each block of a batch.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold the form of many keys.
#[inline(always)]
pub(super) unsafe fn crypt_many<B: Maps, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let round = 16 * width::<B>();
    for batch in 0..n {
        // SAFETY: this accesses batch `batch` of `n`, and ten round keys of `round` bytes each.
        unsafe {
            let mut m = read::<_, DECRYPT>(b, src.add(round * batch), b.splat_32(0));
            if DECRYPT {
                rounds::<_, true, true>(b, &mut m, keys.add(round), round);
            }
            for p in 0..16 {
                m[p] = b.xor(m[p], key::<_, true>(b, keys, p));
            }
            if !DECRYPT {
                rounds::<_, true, false>(b, &mut m, keys.add(round), round);
            }
            write::<_, DECRYPT>(b, dst.add(round * batch), m, b.splat_32(0));
        }
    }
}

/// Zeros, for when the steps have no key to add.
static NOTHING: [u8; 16 * BYTE] = [0; 16 * BYTE];

/// The key schedule's constants in a given basis, with four copies of each byte.
struct Constants<B>(core::marker::PhantomData<B>);

impl<B: Maps> Constants<B> {
    const WORDS: &'static [[[u8; BYTE]; 16]; 32] = &{
        let (mut words, mut k) = ([[[0; BYTE]; 16]; 32], 0);
        while k < 512 {
            words[k / 16][k % 16] = [B::BASIS.image(CONSTANTS[k / 16][k % 16]); BYTE];
            k += 1;
        }
        words
    };
}

/// Computes `y ^ LSX(x)` with constant `i` of the key schedule.
#[inline(always)]
fn add_lsx<B: Maps>(b: B, y: &mut [B::W; 16], x: &[B::W; 16], i: usize) {
    let mut m = *x;
    for p in 0..16 {
        // SAFETY: this accesses one of 512 constants.
        let constant =
            unsafe { b.broadcast_4(Constants::<B>::WORDS.as_ptr().add(i).cast::<[u8; BYTE]>().add(p).cast()) };
        m[p] = b.substitute::<false>(b.xor(m[p], constant));
    }
    // SAFETY: `NOTHING` contains sixteen key values.
    unsafe { linear::<_, false, false>(b, &mut m, NOTHING.as_ptr()) }
    for p in 0..16 {
        y[p] = b.xor(y[p], m[p]);
    }
}

/// Loads the half at `key` of each of `16 * LANES` keys.
///
/// # Safety
/// The halves must be readable at intervals of 32 bytes.
#[inline(always)]
unsafe fn load_halves<B: Maps>(b: B, key: *const u8) -> [B::W; 16] {
    let mut x = [b.splat_32(0); 16];
    for k in 0..16 {
        // SAFETY: guaranteed by the caller.
        x[k] = unsafe { b.load(key.add(32 * B::LANES * k), 32) };
    }
    let mut x = transpose(b, x);
    for p in 0..16 {
        x[p] = b.enter::<false>(x[p]);
    }
    x
}

/// Stores one round key of each of `16 * LANES` keys to `out`.
///
/// # Safety
/// The round keys must be writable at intervals of 160 bytes.
#[inline(always)]
unsafe fn store_keys<B: Maps>(b: B, out: *mut u8, x: &[B::W; 16]) {
    let mut y = *x;
    for p in 0..16 {
        y[p] = b.leave::<false>(x[p]);
    }
    let y = transpose(b, y);
    for k in 0..16 {
        // SAFETY: guaranteed by the caller.
        unsafe { b.store(out.add(160 * B::LANES * k), 160, y[k]) }
    }
}

/// Computes the round keys of `16 * LANES` keys.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand). Each key is 32 bytes long, and its round keys take up 160
/// bytes.
#[inline(always)]
pub(super) unsafe fn expand<B: Maps>(b: B, key: *const u8, out: *mut u8) {
    // SAFETY: this accesses both halves of the keys, and five pairs of round keys.
    unsafe {
        let (mut a1, mut a0) = (load_halves(b, key), load_halves(b, key.add(16)));
        for i in 0..5 {
            store_keys(b, out.add(32 * i), &a1);
            store_keys(b, out.add(32 * i + 16), &a0);
            if i == 4 {
                break;
            }
            for j in 0..4 {
                add_lsx(b, &mut a0, &a1, 8 * i + 2 * j);
                add_lsx(b, &mut a1, &a0, 8 * i + 2 * j + 1);
            }
        }
    }
}

/// The basis that a form uses.
pub(super) const PLAIN: usize = 0;
pub(super) const ENCRYPT: usize = 1;
pub(super) const DECRYPT: usize = 2;

/// The values that the steps add for a round key. If the register starts out as zeros, the steps
/// turn these values into the key. Value p is key byte p plus, for all d within the block, c_d
/// times key byte p + d.
///
/// # Safety
/// `key` must be readable for 16 bytes.
#[inline(always)]
unsafe fn added<const BASIS: usize>(b: Portable, key: *const u8) -> [u8; 16] {
    let mut added = [0; 16];
    // SAFETY: guaranteed by the caller.
    unsafe { packed::store(b, added.as_mut_ptr(), packed::sum::<false, false>(b, packed::load(b, key))) }
    into::<BASIS>(added)
}

/// Converts bytes to a basis.
#[inline(always)]
fn into<const BASIS: usize>(bytes: [u8; 16]) -> [u8; 16] {
    if BASIS == PLAIN { bytes } else { const { split::BASIS[(BASIS + 1) % 2] }.of_block(bytes) }
}

/// Computes this layout's form, which consists of the first key, followed by the values that the
/// steps add for all other keys.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare<const BASIS: usize>(b: Portable, schedule: *const u8, out: *mut u8, n: usize) {
    for index in 0..n {
        // SAFETY: this accesses key `index` of `n`, its ten round keys, and the parts of its form.
        unsafe {
            let (schedule, out) = (schedule.add(160 * index), out.add(FORM_BYTES * index));
            out.cast::<[[u8; 16]; FIRST / 16]>().write([schedule.cast::<[u8; 16]>().read(); FIRST / 16]);
            for r in 0..9 {
                let added = added::<BASIS>(b, schedule.add(16 * (r + 1)));
                for p in 0..16 {
                    out.add(FIRST + BYTE * (16 * r + p)).cast::<[u8; BYTE]>().write([added[p]; BYTE]);
                }
            }
        }
    }
}

/// [`prepare`] with vector registers. Every lane holds the key, so that a single store writes all
/// copies of `4 * LANES` bytes. Each key takes 15 shuffles, multiplications and XORs.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_spread<B: Maps>(b: B, schedule: *const u8, out: *mut u8, n: usize) {
    const { assert!(FIRST == 64 && BYTE == 4 && 4 % B::LANES == 0) };
    /// Byte `i` of all copies is byte `i / BYTE` of a lane.
    static SPREAD: [u8; 16 * BYTE] = {
        let (mut index, mut i) = ([0; 16 * BYTE], 0);
        while i < index.len() {
            index[i] = (i / BYTE) as u8;
            i += 1;
        }
        index
    };
    for index in 0..n {
        // SAFETY: this accesses key `index` of `n`, its ten round keys, and the parts of its form.
        // The tables are 16 bytes long, or as long as all copies together.
        unsafe {
            let (schedule, out) = (schedule.add(160 * index), out.add(FORM_BYTES * index));
            for part in 0..4 / B::LANES {
                b.store(out.add(16 * B::LANES * part), 16, b.load(schedule, 0));
            }
            for r in 0..9 {
                let key = b.load(schedule.add(16 * (r + 1)), 0);
                let mut sum = key;
                macro_rules! terms {
                    ($($d:literal)*) => {$(
                        let shifted = b.shuffle(key, b.load(const { &shift_down($d) }.as_ptr(), 0));
                        sum = b.xor(sum, b.product::<false, { STEP[$d] }>(shifted));
                    )*};
                }
                terms!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
                for part in 0..4 / B::LANES {
                    let at = 16 * B::LANES * part;
                    let spread = b.load(SPREAD.as_ptr().add(at), 16);
                    b.store(out.add(FIRST + 16 * BYTE * r + at), 16, b.shuffle(sum, spread));
                }
            }
        }
    }
}

/// Returns the shuffle indices that move bytes down by `n`.
const fn shift_down(n: usize) -> [u8; 16] {
    let (mut index, mut i) = ([0x80; 16], 0);
    while i + n < 16 {
        index[i] = (i + n) as u8;
        i += 1;
    }
    index
}

/// Writes a key into the form for many keys, for registers of `LANES` lanes.
///
/// # Safety
/// See [`Load`](crate::abi::Load).
#[inline(always)]
pub(super) unsafe fn place<const LANES: usize, const BASIS: usize>(
    b: Portable,
    schedule: *const u8,
    form: *mut u8,
    lane: usize,
) {
    // The position of the block after transposition.
    let at = lane % LANES * 16 + lane / LANES;
    for r in 0..10 {
        // SAFETY: this accesses one of ten round keys, and its position among those of `16 * LANES`
        // keys.
        unsafe {
            let key = schedule.add(16 * r);
            let bytes = if r == 0 { into::<BASIS>(key.cast::<[u8; 16]>().read()) } else { added::<BASIS>(b, key) };
            for p in 0..16 {
                form.add(16 * LANES * (16 * r + p) + at).write(bytes[p]);
            }
        }
    }
}
