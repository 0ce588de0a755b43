//! The layout with eight blocks per byte, i.e. bit planes with a byte for each nibble position.
//!
//! ```text
//! byte i of a lane     nibble i of the half (of a 256-bit block: nibbles 0 … 31 in two lanes)
//! bit q of the byte    block q of eight
//! word [h][w]          bit w of the nibbles of half h; eight words are a group
//! ```
//!
//! Rotating nibbles takes a single shuffle. The left permutation is never executed (see
//! [`frames`](super::frames)). For each plane of both halves, a round takes five shuffles and six
//! XORs (eight without ternary logic), and the S-box takes four steps. This comes to 52 (68)
//! instructions per group, with a dependency chain of about 24 cycles, so we process two or three
//! groups in parallel. Loading and storing transpose eight words as 8 × 8 bits, using 12 swaps that
//! take four (six) instructions each.
//!
//! The nibbles of 128-bit blocks move within lanes (`vpshufb`), while those of 256-bit blocks move
//! across lanes (`vpermb`).

#[allow(unused_imports, reason = "no kernels use this layout on targets without vectors")]
pub(super) use super::sizes::planes::*;
use core::marker::PhantomData;

use super::circuit::{complements, inv_sub, sub};
use super::frames::{Gather, Round, frame, inverse, round};
use crate::isa::bitslice::slice;
use crate::isa::{Bitslice, Bytes, CacheAligned, Logic, Permute, Shifts, Unpack};

/// How the nibbles of a half are arranged in a word, and how they move.
pub(super) trait Lay: Copy {
    /// The type of words.
    type B: Bytes;
    /// Bytes in a block.
    const BLOCK: usize;

    fn words(self) -> Self::B;
    /// Repeats the bytes of the half at `p` throughout the word.
    ///
    /// # Safety
    /// `BLOCK` bytes must be readable.
    unsafe fn repeat(self, p: *const u8) -> Word<Self>;
    /// Applies gather `which` of round `r`. These are the rotations by 1, 2 and 5, the right
    /// permutation, and its inverse.
    fn gather(self, x: Word<Self>, r: usize, which: usize) -> Word<Self>;
    /// Converts the high and low nibbles of bytes to the left and right half, in either the first
    /// or the last frame.
    fn halves<const ROUNDS: usize, const LAST: bool>(
        self,
        high: Word<Self>,
        low: Word<Self>,
    ) -> (Word<Self>, Word<Self>);
    /// The inverse of [`Lay::halves`].
    fn bytes<const ROUNDS: usize, const LAST: bool>(
        self,
        left: Word<Self>,
        right: Word<Self>,
    ) -> (Word<Self>, Word<Self>);
}

type Word<L> = <<L as Lay>::B as Logic>::W;

/// The gathers of a round, for each frame.
const fn gathers<const N: usize, const FRAMES: usize>() -> [[Gather<N>; 5]; FRAMES] {
    let (mut all, mut r) = ([[[0; N]; 5]; FRAMES], 0);
    while r < FRAMES {
        let Round { turn: [one, two, five], right: [right, back] } = round(r);
        all[r] = [one, two, five, right, back];
        r += 1;
    }
    all
}

/// 128-bit blocks, with one half in every lane.
#[derive(Clone, Copy)]
struct InLanes<B>(B);

static IN_LANES: CacheAligned<[[Gather<16>; 5]; 8]> = CacheAligned(gathers());
/// The nibbles at even positions, followed by those at odd positions.
static EVEN_ODD: Gather<16> = [0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15];

impl<B: Bytes> Lay for InLanes<B> {
    type B = B;
    const BLOCK: usize = 16;

    #[inline(always)]
    fn words(self) -> B {
        self.0
    }
    #[inline(always)]
    unsafe fn repeat(self, p: *const u8) -> B::W {
        // SAFETY: guaranteed by the caller.
        unsafe { self.0.load(p, 0) }
    }
    #[inline(always)]
    fn gather(self, x: B::W, r: usize, which: usize) -> B::W {
        // SAFETY: this reads 16 bytes. The round number is public.
        self.0.shuffle(x, unsafe { self.0.load(IN_LANES.0[r % 8][which].as_ptr(), 0) })
    }
    // The last frame is the same as the first because 16 and 24 are multiples of PL's order.
    #[inline(always)]
    fn halves<const ROUNDS: usize, const LAST: bool>(self, high: B::W, low: B::W) -> (B::W, B::W) {
        const { assert!(ROUNDS.is_multiple_of(8)) };
        (self.0.unpack_low_8(high, low), self.0.unpack_high_8(high, low))
    }
    #[inline(always)]
    fn bytes<const ROUNDS: usize, const LAST: bool>(self, left: B::W, right: B::W) -> (B::W, B::W) {
        // SAFETY: this accesses 16 bytes.
        let even_odd = unsafe { self.0.load(EVEN_ODD.as_ptr(), 0) };
        let (left, right) = (self.0.shuffle(left, even_odd), self.0.shuffle(right, even_odd));
        (self.0.unpack_low_64(left, right), self.0.unpack_high_64(left, right))
    }
}

/// 256-bit blocks, with one half in every pair of lanes.
#[derive(Clone, Copy)]
struct InPairs<B>(B);

/// A gather of 32 bytes, repeated for both pairs of lanes in the widest word.
const fn twice(gather: &Gather<32>) -> [u8; 64] {
    let (mut out, mut i) = ([0; 64], 0);
    while i < 64 {
        out[i] = gather[i % 32] + (i as u8 & 32);
        i += 1;
    }
    out
}

static IN_PAIRS: CacheAligned<[[[u8; 64]; 5]; 16]> = CacheAligned({
    let (all, mut out, mut i) = (gathers::<32, 16>(), [[[0; 64]; 5]; 16], 0);
    while i < 80 {
        out[i / 5][i % 5] = twice(&all[i / 5][i % 5]);
        i += 1;
    }
    out
});

/// Indices into two words of `LANES` lanes, for the first frame (0) and for the frame after
/// `ROUNDS` rounds (1).
struct Indices<B, const ROUNDS: usize>(PhantomData<B>);

impl<B: Bytes, const ROUNDS: usize> Indices<B, ROUNDS> {
    /// These select the left and right half from the high and low nibbles.
    const HALVES: &'static [CacheAligned<[[u8; 64]; 2]>; 2] =
        &[CacheAligned(halves(16 * B::LANES, 0)), CacheAligned(halves(16 * B::LANES, ROUNDS))];
    /// These select the high and low nibbles from the left and right half.
    const BYTES: &'static [CacheAligned<[[u8; 64]; 2]>; 2] =
        &[CacheAligned(bytes(16 * B::LANES, 0)), CacheAligned(bytes(16 * B::LANES, ROUNDS))];
}

const fn halves(word: usize, r: usize) -> [[u8; 64]; 2] {
    let (mut out, back, mut i) = ([[0; 64]; 2], inverse(&frame::<32>(r)), 0);
    while i < word {
        let nibble = back[i % 32] as usize;
        let at = i / 32 * 32 + nibble / 2 + nibble % 2 * word;
        out[0][i] = at as u8;
        out[1][i] = (at + 16) as u8;
        i += 1;
    }
    out
}

const fn bytes(word: usize, r: usize) -> [[u8; 64]; 2] {
    let (mut out, frame, mut i) = ([[0; 64]; 2], frame::<32>(r), 0);
    while i < word {
        let (byte, half) = (i % 16, i / 16 % 2);
        let at = i / 32 * 32 + half * word;
        out[0][i] = (at + frame[2 * byte] as usize) as u8;
        out[1][i] = (at + frame[2 * byte + 1] as usize) as u8;
        i += 1;
    }
    out
}

impl<B: Permute> InPairs<B> {
    #[inline(always)]
    fn both(self, a: B::W, b: B::W, [first, second]: &'static [[u8; 64]; 2]) -> (B::W, B::W) {
        // SAFETY: words are at most 64 bytes long.
        let (first, second) = unsafe { (self.0.load(first.as_ptr(), 16), self.0.load(second.as_ptr(), 16)) };
        (self.0.permute_two(a, b, first), self.0.permute_two(a, b, second))
    }
}

impl<B: Permute> Lay for InPairs<B> {
    type B = B;
    const BLOCK: usize = 32;

    #[inline(always)]
    fn words(self) -> B {
        self.0
    }
    #[inline(always)]
    unsafe fn repeat(self, p: *const u8) -> B::W {
        // SAFETY: guaranteed by the caller.
        unsafe { self.0.load_32(p) }
    }
    #[inline(always)]
    fn gather(self, x: B::W, r: usize, which: usize) -> B::W {
        // SAFETY: words are at most 64 bytes long. The round number is public.
        self.0.permute(x, unsafe { self.0.load(IN_PAIRS.0[r % 16][which].as_ptr(), 16) })
    }
    #[inline(always)]
    fn halves<const ROUNDS: usize, const LAST: bool>(self, high: B::W, low: B::W) -> (B::W, B::W) {
        self.both(high, low, &Indices::<B, ROUNDS>::HALVES[usize::from(LAST)].0)
    }
    #[inline(always)]
    fn bytes<const ROUNDS: usize, const LAST: bool>(self, left: B::W, right: B::W) -> (B::W, B::W) {
        self.both(left, right, &Indices::<B, ROUNDS>::BYTES[usize::from(LAST)].0)
    }
}

type Group<L> = [[Word<L>; 4]; 2];

/// Loads a group.
///
/// # Safety
/// `src` must be readable for a group.
#[inline(always)]
unsafe fn read<L: Lay, const ROUNDS: usize, const LAST: bool>(l: L, src: *const u8) -> Group<L> {
    let (b, size) = (l.words(), 16 * L::B::LANES);
    let mut x = [b.splat_64(0); 8];
    for i in 0..8 {
        // SAFETY: this accesses word `i` of eight.
        x[i] = unsafe { b.load(src.add(size * i), 16) };
    }
    let x = slice(b, x);
    let mut s = [[x[0]; 4]; 2];
    for w in 0..4 {
        (s[0][w], s[1][w]) = l.halves::<ROUNDS, LAST>(x[4 + w], x[w]);
    }
    s
}

/// Stores a group.
///
/// # Safety
/// `dst` must be writable for a group.
#[inline(always)]
unsafe fn write<L: Lay, const ROUNDS: usize, const LAST: bool>(l: L, dst: *mut u8, s: Group<L>) {
    let (b, size) = (l.words(), 16 * L::B::LANES);
    let mut x = [s[0][0]; 8];
    for w in 0..4 {
        (x[4 + w], x[w]) = l.bytes::<ROUNDS, LAST>(s[0][w], s[1][w]);
    }
    let x = slice(b, x);
    for i in 0..8 {
        // SAFETY: this accesses word `i` of eight.
        unsafe { b.store(dst.add(size * i), 16, x[i]) }
    }
}

/// The plane of round key `r` given by half and bit, for group `g`.
///
/// # Safety
/// `keys` must be readable for the form of one key, or for the form of many if `MANY`.
#[inline(always)]
unsafe fn key_plane<L: Lay, const ROUNDS: usize, const MANY: bool>(
    l: L,
    keys: *const u8,
    [r, g]: [usize; 2],
    [h, w]: [usize; 2],
) -> Word<L> {
    let plane = 8 * r + 4 * h + w;
    // SAFETY: guaranteed by the caller.
    unsafe {
        if MANY {
            l.words().load(keys.add(16 * L::B::LANES * (8 * (ROUNDS + 1) * g + plane)), 16)
        } else {
            l.repeat(keys.add(L::BLOCK * plane))
        }
    }
}

/// # Safety
/// See [`key_plane`].
#[inline(always)]
unsafe fn add_key<L: Lay, const ROUNDS: usize, const G: usize, const MANY: bool>(
    l: L,
    x: &mut [Group<L>; G],
    r: usize,
    keys: *const u8,
) {
    for h in 0..2 {
        for w in 0..4 {
            for g in 0..G {
                // SAFETY: guaranteed by the caller.
                let k = unsafe { key_plane::<L, ROUNDS, MANY>(l, keys, [r, g], [h, w]) };
                x[g][h][w] = l.words().xor(x[g][h][w], k);
            }
        }
    }
}

/// Performs round `r`: the S-box, the linear layer and the permutations, followed by the key.
///
/// # Safety
/// See [`key_plane`].
#[inline(always)]
unsafe fn encrypt<L: Lay, const ROUNDS: usize, const G: usize, const MANY: bool>(
    l: L,
    x: &mut [Group<L>; G],
    r: usize,
    keys: *const u8,
) {
    let b = l.words();
    for g in 0..G {
        x[g] = [sub(b, x[g][0]), sub(b, x[g][1])];
    }
    for w in 0..4 {
        for g in 0..G {
            // SAFETY: guaranteed by the caller.
            let k0 = unsafe { key_plane::<L, ROUNDS, MANY>(l, keys, [r + 1, g], [0, w]) };
            // SAFETY: as above.
            let k1 = unsafe { key_plane::<L, ROUNDS, MANY>(l, keys, [r + 1, g], [1, w]) };
            let (left, right) = (x[g][0][w], x[g][1][w]);
            let right = b.xor(right, left);
            let left = b.xor(left, l.gather(right, r, 0));
            let right = b.xor(right, l.gather(left, r, 1));
            let left = b.xor(left, l.gather(right, r, 1));
            let right = b.xor(right, l.gather(left, r, 2));
            x[g][0][w] = b.xor3(left, right, k0);
            x[g][1][w] = b.xor(l.gather(right, r, 3), k1);
        }
    }
}

/// Performs the inverse of round `r`, followed by the key.
///
/// # Safety
/// See [`key_plane`].
#[inline(always)]
unsafe fn decrypt<L: Lay, const ROUNDS: usize, const G: usize, const MANY: bool>(
    l: L,
    x: &mut [Group<L>; G],
    r: usize,
    keys: *const u8,
) {
    let b = l.words();
    for w in 0..4 {
        for g in 0..G {
            let right = l.gather(x[g][1][w], r, 4);
            let left = b.xor(x[g][0][w], right);
            let right = b.xor(right, l.gather(left, r, 2));
            let left = b.xor(left, l.gather(right, r, 1));
            let right = b.xor(right, l.gather(left, r, 1));
            let left = b.xor(left, l.gather(right, r, 0));
            x[g][0][w] = left;
            x[g][1][w] = b.xor(right, left);
        }
    }
    for g in 0..G {
        x[g] = [inv_sub(b, x[g][0]), inv_sub(b, x[g][1])];
    }
    // SAFETY: guaranteed by the caller.
    unsafe { add_key::<L, ROUNDS, G, MANY>(l, x, r, keys) }
}

/// Unrolls a statement for every group, because compilers only keep an array in registers if no
/// loop indexes it.
macro_rules! each {
    ($groups:ident, $g:ident, $statement:expr) => {
        each!(@ $groups, $g, $statement, 0 1 2 3);
    };
    (@ $groups:ident, $g:ident, $statement:expr, $($index:literal)*) => {
        const { assert!($groups <= 4) };
        $(if $index < $groups {
            // The modulo gets rid of the bounds check.
            let $g: usize = $index % $groups;
            $statement;
        })*
    };
}

/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to this layout's form of one key, or of
/// many.
#[inline(always)]
unsafe fn crypt<L: Lay, const ROUNDS: usize, const DECRYPT: bool, const G: usize, const MANY: bool>(
    l: L,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let b = l.words();
    let group = 8 * 16 * L::B::LANES;
    for batch in 0..n {
        let mut x = [[[b.splat_64(0); 4]; 2]; G];
        // SAFETY: this accesses `G` groups of batch `batch` of `n`, and keys 0 to `ROUNDS`.
        unsafe {
            let (src, dst) = (src.add(group * G * batch), dst.add(group * G * batch));
            each!(G, g, x[g] = read::<L, ROUNDS, DECRYPT>(l, src.add(group * g)));
            if DECRYPT {
                add_key::<L, ROUNDS, G, MANY>(l, &mut x, ROUNDS, keys);
                for r in (0..ROUNDS).rev() {
                    decrypt::<L, ROUNDS, G, MANY>(l, &mut x, r, keys);
                }
                each!(G, g, write::<L, ROUNDS, false>(l, dst.add(group * g), x[g]));
            } else {
                add_key::<L, ROUNDS, G, MANY>(l, &mut x, 0, keys);
                for r in 0..ROUNDS {
                    encrypt::<L, ROUNDS, G, MANY>(l, &mut x, r, keys);
                }
                each!(G, g, write::<L, ROUNDS, true>(l, dst.add(group * g), x[g]));
            }
        }
    }
}

/// Encrypts or decrypts `n` batches of `G` groups of 128-bit blocks.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt_128<B: Bytes, const ROUNDS: usize, const G: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { crypt::<_, ROUNDS, DECRYPT, G, false>(InLanes(b), keys, src, dst, n) }
}

/// Like [`crypt_128`], but with a separate key for every block.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold the form of many keys.
#[inline(always)]
pub(super) unsafe fn crypt_many<B: Bytes, const ROUNDS: usize, const G: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { crypt::<_, ROUNDS, DECRYPT, G, true>(InLanes(b), keys, src, dst, n) }
}

/// Encrypts or decrypts `n` batches of `G` groups of 256-bit blocks.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt_256<B: Permute, const ROUNDS: usize, const G: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { crypt::<_, ROUNDS, DECRYPT, G, false>(InPairs(b), keys, src, dst, n) }
}

/// Like [`crypt_256`], but with a separate key for every block.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold the form of many keys.
#[inline(always)]
pub(super) unsafe fn crypt_many_256<B: Permute, const ROUNDS: usize, const G: usize, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { crypt::<_, ROUNDS, DECRYPT, G, true>(InPairs(b), keys, src, dst, n) }
}

/// The gathers that take a half to each frame.
struct Frames<const BLOCK: usize>;

impl<const BLOCK: usize> Frames<BLOCK> {
    /// Where nibble `i` of the stored half comes from.
    const FROM: [Gather<BLOCK>; 16] = {
        let (mut out, mut r) = ([[0; BLOCK]; 16], 0);
        while r < 16 {
            out[r] = inverse(&frame(r));
            r += 1;
        }
        out
    };
}

const LANE: usize = 16;

/// Nibble `i` in half `h` of a round key, including the complements of the S-box.
#[inline(always)]
fn nibble<const BLOCK: usize, const ROUNDS: usize>(key: &[u8; BLOCK], r: usize, h: usize, i: u8) -> u8 {
    let i = i as usize % BLOCK;
    (key[h * BLOCK / 2 + i / 2] ^ complements(r, ROUNDS)) >> (4 - i % 2 * 4)
}

/// Computes the form of `n` keys, either in frames or in the standard's representation.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare<I, const BLOCK: usize, const ROUNDS: usize, const FRAMES: bool>(
    _isa: I,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    for index in 0..n * (ROUNDS + 1) {
        let r = index % (ROUNDS + 1);
        // SAFETY: this accesses round key `r` of key `index / (ROUNDS + 1)`, and its planes.
        let (key, planes) =
            unsafe { (&*schedule.add(BLOCK * index).cast::<[u8; BLOCK]>(), out.add(8 * BLOCK * index)) };
        let from: &[u8; BLOCK] = &Frames::<BLOCK>::FROM[if FRAMES { r % 16 } else { 0 }];
        for h in 0..2 {
            for i in 0..BLOCK {
                let byte = nibble::<BLOCK, ROUNDS>(key, r, h, from[i]);
                for w in 0..4 {
                    // SAFETY: this accesses nibble `i` of plane `4 * h + w`.
                    unsafe { planes.add(BLOCK * (4 * h + w) + i).write(0u8.wrapping_sub(byte >> w & 1)) }
                }
            }
        }
    }
}

/// [`prepare`] using vector registers.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_shuffled<B: Bytes, const BLOCK: usize, const ROUNDS: usize, const FRAMES: bool>(
    b: B,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    const { assert!(B::LANES == 1) };
    let (low, sixteen, top) = (b.splat_8(0x0f), b.splat_8(16), b.splat_8(0x80));
    for index in 0..n {
        for r in 0..=ROUNDS {
            let complement = b.splat_8(complements(r, ROUNDS));
            let from = Frames::<BLOCK>::FROM[if FRAMES { r % 16 } else { 0 }].as_ptr();
            for h in 0..2 {
                // SAFETY: this accesses round key `r` of key `index` of `n`, and its planes. Masks
                // are the size of a block.
                unsafe {
                    let at = BLOCK * ((ROUNDS + 1) * index + r);
                    let bytes = b.load(schedule.add(at + h * (BLOCK - LANE)), 0);
                    let bytes = b.xor(bytes, complement);
                    let (even, odd) = (b.high_nibbles(bytes), b.and(bytes, low));
                    let nibbles = [b.unpack_low_8(even, odd), b.unpack_high_8(even, odd)];
                    for part in 0..BLOCK / LANE {
                        let mask = b.load(from.add(LANE * part), 0);
                        let gathered = if BLOCK == LANE {
                            b.shuffle(nibbles[h], mask)
                        } else {
                            let beyond = b.and(b.at_least_8(mask, sixteen), top);
                            let first = b.shuffle(nibbles[0], b.or(mask, beyond));
                            b.or(first, b.shuffle(nibbles[1], b.sub_8(mask, sixteen)))
                        };
                        for w in 0..4 {
                            let plane = b.spread_top(b.shl_64(gathered, 7 - w as u32));
                            b.store(out.add(8 * at + BLOCK * (4 * h + w) + LANE * part), 0, plane);
                        }
                    }
                }
            }
        }
    }
}

/// Loads one key into the form for many keys, for words of `LANES` lanes.
///
/// # Safety
/// See [`Load`](crate::abi::Load).
#[inline(always)]
pub(super) unsafe fn place<I, const BLOCK: usize, const ROUNDS: usize, const LANES: usize>(
    _isa: I,
    schedule: *const u8,
    form: *mut u8,
    lane: usize,
) {
    let (group, q, at) = bit_of::<BLOCK, LANES>(lane);
    for r in 0..=ROUNDS {
        // SAFETY: this accesses round key `r`.
        let key = unsafe { schedule.add(BLOCK * r).cast::<[u8; BLOCK]>().read() };
        let from: &[u8; BLOCK] = &Frames::<BLOCK>::FROM[r % 16];
        for h in 0..2 {
            for i in 0..BLOCK {
                let byte = nibble::<BLOCK, ROUNDS>(&key, r, h, from[i]);
                for w in 0..4 {
                    let plane = 8 * ((ROUNDS + 1) * group + r) + 4 * h + w;
                    // SAFETY: this accesses nibble `i` of a plane of the form.
                    unsafe {
                        let at = form.add(16 * LANES * plane + at + i);
                        at.write(at.read() & !(1 << q) | (byte >> w & 1) << q);
                    }
                }
            }
        }
    }
}

/// Where a form for many keys has the planes of a key: in which group of words, in which bit of a
/// byte, and where in a word its bytes begin.
#[inline(always)]
fn bit_of<const BLOCK: usize, const LANES: usize>(key: usize) -> (usize, usize, usize) {
    // Block `per_word * q + i` of a group is bit q of the bytes of block i in a word.
    let per_word = 16 * LANES / BLOCK;
    (key / (8 * per_word), key / per_word % 8, key % per_word * BLOCK)
}

/// [`place`] for 256-bit blocks, using words of half the width of those that the kernels use.
///
/// # Safety
/// See [`Load`](crate::abi::Load).
#[inline(always)]
pub(super) unsafe fn place_permuted<B: Permute, const ROUNDS: usize>(
    b: B,
    schedule: *const u8,
    form: *mut u8,
    lane: usize,
) {
    const BLOCK: usize = 32;
    const { assert!(B::LANES == 2) };
    let (group, q, at) = bit_of::<BLOCK, 4>(lane);
    let own = b.splat_8(1 << q);
    let even = b.splat_64(0x00ff_00ff_00ff_00ff);
    for r in 0..=ROUNDS {
        let complement = b.splat_8(complements(r, ROUNDS));
        // SAFETY: this accesses round key `r`, its planes, and 32 bytes of each mask.
        unsafe {
            let key = b.xor(b.load(schedule.add(BLOCK * r), 16), complement);
            let from = b.load(Frames::<BLOCK>::FROM[r % 16].as_ptr(), 16);
            for h in 0..2 {
                let twice = b.permute(key, b.load(TWICE.0[h].as_ptr(), 16));
                let nibbles = b.permute(b.select(even, b.shr_64(twice, 4), twice), from);
                for w in 0..4 {
                    let plane = b.spread_top(b.shl_64(nibbles, 7 - w as u32));
                    let to = form.add(64 * (8 * ((ROUNDS + 1) * group + r) + 4 * h + w) + at);
                    b.store(to, 16, b.select(own, plane, b.load(to, 16)));
                }
            }
        }
    }
}

/// The byte that contains nibble `i` of a half of a 256-bit block.
static TWICE: CacheAligned<[[u8; 32]; 2]> = {
    let (mut twice, mut i) = ([[0; 32]; 2], 0);
    while i < 32 {
        twice[0][i] = i as u8 / 2;
        twice[1][i] = 16 + i as u8 / 2;
        i += 1;
    }
    CacheAligned(twice)
};
