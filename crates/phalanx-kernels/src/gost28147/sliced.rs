//! The bit-sliced layout, with one block per bit of a word. Named S-box sets are implemented as
//! circuits.
//!
//! ```text
//! word [h][b]      bit b of half h of all blocks, bit i of the word: block i, in some order
//! ```
//!
//! The key addition is a ripple-carry chain, which takes two instructions per bit with ternary
//! logic and five without. The rotation merely renumbers words, and the XOR with the other half is
//! merged into the last gates of the S-boxes. With ternary logic, a round takes 143 instructions.
//! Two streams of narrow words can run in parallel, so that each one fills the stalls in the
//! other's carry chain.
//!
//! With two-input gates and selections, a round takes 301 instructions. In this case, the bits of a
//! nibble are adjacent in memory, so that one instruction can load or store two of them.
//!
//! The state is kept in memory. A barrier after every nibble keeps the compiler from loading all of
//! it up front.
//!
//! On input, unpacking brings byte p of all blocks together, eight words at a time. We then
//! transpose eight words at a time as 8 × 8 bits:
//!
//! ```text
//! place of byte p, bit i:     p0 | p2 << 1 | p1 << 2 | i << 3
//! ```
//!
//! As a result, bit j of every byte in a word belongs to the j-th eighth of a batch (if there are
//! several streams, each of them processes a part of every eighth). This means that if the bits
//! within each byte of a mask differ, each quarter of a batch can have a separate key, so several
//! message sections with different keys cost no more than if they all used the same key.

pub(super) use super::sizes::sliced::*;
use core::mem::MaybeUninit;
use core::sync::atomic::{Ordering, compiler_fence};

use super::circuits::Circuits;
use super::order::{WORDS, rounds_of, word_of};
use crate::isa::bitslice::slice;
use crate::isa::{Bitslice, CacheAligned, Logic};

/// The gates that circuits use.
pub(super) trait Gates<L: Logic> {
    /// Returns `y` XORed with the image of `x` under S-box `ROW`.
    fn add<C: Circuits, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4];
}

/// Two-input gates.
pub(super) enum Two {}
/// Two-input gates, one of whose inputs may be complemented, and selections.
#[cfg_attr(not(vectors = "aarch64"), allow(dead_code))]
pub(super) enum Select {}
/// Three-input gates.
pub(super) enum Three {}

impl<L: Logic> Gates<L> for Two {
    #[inline(always)]
    fn add<C: Circuits, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        C::two::<L, ROW>(l, x, y)
    }
}

impl<L: Logic> Gates<L> for Select {
    #[inline(always)]
    fn add<C: Circuits, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        C::select::<L, ROW>(l, x, y)
    }
}

impl<L: Logic> Gates<L> for Three {
    #[inline(always)]
    fn add<C: Circuits, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        C::three::<L, ROW>(l, x, y)
    }
}

/// The index of a word, given the position of a byte and one of its eight bits or block groups. If
/// `neighbours` is set, the bits of a nibble are adjacent, which saves instructions.
const fn place_of(neighbours: bool, byte: usize, other: usize) -> usize {
    if neighbours { byte << 3 | other } else { other << 3 | byte }
}

/// The index of a bit of a half. Half 0 comes first in memory.
const fn word(neighbours: bool, big_endian: bool, half: usize, bit: usize) -> usize {
    let p = 4 * half + if big_endian { 3 - bit / 8 } else { bit / 8 };
    place_of(neighbours, p & 1 | (p >> 2 & 1) << 1 | (p >> 1 & 1) << 2, bit % 8)
}

/// The half that enters the round function first.
const fn first(big_endian: bool) -> usize {
    big_endian as usize
}

/// Swaps bits `low` and `high` of the index of eight words with those of their byte index.
#[inline(always)]
fn unpack_8<B: Bitslice>(b: B, x: [B::W; 8], place: usize) -> [B::W; 8] {
    let mut y = x;
    for i in 0..8 {
        if i & place == 0 {
            y[i] = b.unpack_low_8(x[i], x[i | place]);
            y[i | place] = b.unpack_high_8(x[i], x[i | place]);
        }
    }
    y
}

/// The same for the halves of lanes.
#[inline(always)]
fn unpack_64<B: Bitslice>(b: B, x: [B::W; 8], place: usize) -> [B::W; 8] {
    let mut y = x;
    for i in 0..8 {
        if i & place == 0 {
            y[i] = b.unpack_low_64(x[i], x[i | place]);
            y[i | place] = b.unpack_high_64(x[i], x[i | place]);
        }
    }
    y
}

/// Keeps the compiler from moving accesses to the state. Otherwise, it would load more words up
/// front than there are registers.
#[inline(always)]
fn barrier() {
    compiler_fence(Ordering::SeqCst);
}

/// Transposes the 8 × 8 bits of all bytes' words, which are `STREAMS` apart. This is its own
/// inverse.
///
/// # Safety
/// `state` must be readable and writable for 64 words `STREAMS` apart.
#[inline(always)]
unsafe fn transpose_bits<B: Bitslice, const STREAMS: usize>(b: B, state: *mut B::W) {
    for group in 0..8 {
        let mut x = [b.splat_32(0); 8];
        // SAFETY: guaranteed by the caller.
        unsafe {
            for i in 0..8 {
                x[i] = state.add(place_of(B::NEIGHBOURS, group, i) * STREAMS).read();
            }
            let x = slice(b, x);
            for i in 0..8 {
                state.add(place_of(B::NEIGHBOURS, group, i) * STREAMS).write(x[i]);
            }
        }
        barrier();
    }
}

/// Reads the blocks of a stream.
///
/// # Safety
/// `src` must be readable for them, and `state` must be writable for 64 words `STREAMS` apart.
#[inline(always)]
unsafe fn read<B: Bitslice, const STREAMS: usize>(b: B, src: *const u8, state: *mut B::W) {
    for group in 0..8 {
        let mut x = [b.splat_32(0); 8];
        // SAFETY: guaranteed by the caller.
        unsafe {
            for i in 0..8 {
                x[i] = b.load(src.add(16 * B::LANES * (i | (group * STREAMS) << 3)), 16);
            }
            let x = unpack_8(b, unpack_8(b, unpack_8(b, x, 1), 2), 4);
            let x = unpack_64(b, x, 1);
            for i in 0..8 {
                state.add(place_of(B::NEIGHBOURS, i, group) * STREAMS).write(x[i]);
            }
        }
        barrier();
    }
    // SAFETY: guaranteed by the caller.
    unsafe { transpose_bits::<B, STREAMS>(b, state) }
}

/// Writes the blocks of a stream, swapping their halves.
///
/// # Safety
/// `dst` must be writable for them, and `state` must be readable and writable for 64 words
/// `STREAMS` apart.
#[inline(always)]
unsafe fn write<B: Bitslice, const STREAMS: usize>(b: B, dst: *mut u8, state: *mut B::W) {
    // SAFETY: guaranteed by the caller.
    unsafe { transpose_bits::<B, STREAMS>(b, state) }
    for group in 0..8 {
        let mut x = [b.splat_32(0); 8];
        // SAFETY: guaranteed by the caller.
        unsafe {
            for i in 0..8 {
                x[i] = state.add(place_of(B::NEIGHBOURS, i ^ 2, group) * STREAMS).read();
            }
            let x = unpack_8(b, unpack_8(b, unpack_8(b, x, 2), 4), 1);
            let x = unpack_64(b, x, 2);
            for i in 0..8 {
                let at = (i & 1) << 1 | (i >> 1 & 1) << 2 | i >> 2 & 1 | (group * STREAMS) << 3;
                b.store(dst.add(16 * B::LANES * at), 16, x[i]);
            }
        }
        barrier();
    }
}

/// Processes nibble `J` of a round: adds the key to half `FROM` with carry, and XORs the S-box
/// output into the other half.
///
/// # Safety
/// `state` must be readable and writable for `64 * STREAMS` words, and `key` must be readable for
/// 32 masks, or 32 words if `MANY`.
#[inline(always)]
unsafe fn nibble<
    B: Bitslice,
    S: Gates<B>,
    C: Circuits,
    const BIG_ENDIAN: bool,
    const STREAMS: usize,
    const MANY: bool,
    const FROM: usize,
    const J: usize,
>(
    b: B,
    state: *mut B::W,
    key: *const u8,
    carry: &mut [B::W; STREAMS],
) {
    let mut x = [[carry[0]; 4]; STREAMS];
    let mut masks = x[0];
    if B::NEIGHBOURS && !MANY {
        // SAFETY: guaranteed by the caller.
        masks = unsafe { b.splat_four(key.add(4 * MASK * J)) };
    }
    for i in 0..4 {
        let bit = 4 * J + i;
        // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
        let k = unsafe {
            if B::NEIGHBOURS && !MANY {
                masks[i]
            } else if MANY {
                b.load(key.add(16 * B::LANES * bit), 16)
            } else {
                b.splat_32(u32::from_le_bytes(key.cast::<[u8; MASK]>().add(bit).read()))
            }
        };
        for s in 0..STREAMS {
            // SAFETY: guaranteed by the caller.
            let r = unsafe { state.add(word(B::NEIGHBOURS, BIG_ENDIAN, FROM, bit) * STREAMS + s).read() };
            if bit == 0 {
                x[s][i] = b.xor(r, k);
                carry[s] = b.and(r, k);
            } else {
                x[s][i] = b.xor3(r, k, carry[s]);
                if bit < 31 {
                    carry[s] = b.majority(r, k, carry[s]);
                }
            }
        }
    }
    for s in 0..STREAMS {
        let mut y = x[s];
        for i in 0..4 {
            // SAFETY: guaranteed by the caller.
            y[i] = unsafe {
                state.add(word(B::NEIGHBOURS, BIG_ENDIAN, 1 - FROM, (4 * J + 11 + i) % 32) * STREAMS + s).read()
            };
        }
        let y = S::add::<C, J>(b, x[s], y);
        for i in 0..4 {
            // SAFETY: guaranteed by the caller.
            unsafe {
                state.add(word(B::NEIGHBOURS, BIG_ENDIAN, 1 - FROM, (4 * J + 11 + i) % 32) * STREAMS + s).write(y[i])
            }
        }
        barrier();
    }
}

/// Performs one round: half `FROM` enters the round function, and its output is XORed into the
/// other half.
///
/// # Safety
/// See [`nibble`].
#[inline(always)]
unsafe fn round<
    B: Bitslice,
    S: Gates<B>,
    C: Circuits,
    const BIG_ENDIAN: bool,
    const STREAMS: usize,
    const MANY: bool,
    const FROM: usize,
>(
    b: B,
    state: *mut B::W,
    key: *const u8,
) {
    let mut carry = [b.splat_32(0); STREAMS];
    // SAFETY: guaranteed by the caller.
    unsafe {
        nibble::<B, S, C, BIG_ENDIAN, STREAMS, MANY, FROM, 0>(b, state, key, &mut carry);
        nibble::<B, S, C, BIG_ENDIAN, STREAMS, MANY, FROM, 1>(b, state, key, &mut carry);
        nibble::<B, S, C, BIG_ENDIAN, STREAMS, MANY, FROM, 2>(b, state, key, &mut carry);
        nibble::<B, S, C, BIG_ENDIAN, STREAMS, MANY, FROM, 3>(b, state, key, &mut carry);
        nibble::<B, S, C, BIG_ENDIAN, STREAMS, MANY, FROM, 4>(b, state, key, &mut carry);
        nibble::<B, S, C, BIG_ENDIAN, STREAMS, MANY, FROM, 5>(b, state, key, &mut carry);
        nibble::<B, S, C, BIG_ENDIAN, STREAMS, MANY, FROM, 6>(b, state, key, &mut carry);
        nibble::<B, S, C, BIG_ENDIAN, STREAMS, MANY, FROM, 7>(b, state, key, &mut carry);
    }
}

/// Encrypts or decrypts `n` batches, depending on the order of the keys.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<B: Bitslice, S: Gates<B>, C: Circuits, const BIG_ENDIAN: bool, const STREAMS: usize>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { run::<B, S, C, BIG_ENDIAN, STREAMS, false, false>(b, keys, src, dst, n) }
}

/// Encrypts or decrypts `n` batches, with a separate key for every block.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold the form of many keys.
#[inline(always)]
pub(super) unsafe fn crypt_many<B: Bitslice, S: Gates<B>, C: Circuits, const BIG_ENDIAN: bool, const DECRYPT: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { run::<B, S, C, BIG_ENDIAN, 1, true, DECRYPT>(b, keys, src, dst, n) }
}

/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to this layout's form. A form of one key is
/// in round order, a form of many in key order.
#[inline(always)]
unsafe fn run<
    B: Bitslice,
    S: Gates<B>,
    C: Circuits,
    const BIG_ENDIAN: bool,
    const STREAMS: usize,
    const MANY: bool,
    const DECRYPT: bool,
>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let mut memory = MaybeUninit::<CacheAligned<[[B::W; STREAMS]; 64]>>::uninit();
    let state: *mut B::W = memory.as_mut_ptr().cast();
    let (whole, eighth) = (8 * width::<B>(STREAMS), width::<B>(1));
    for batch in 0..n {
        // SAFETY: this accesses batch `batch` of `n`, of which each stream `s` processes a part of
        // every eighth. The state has 64 words per stream, and the form holds the keys for 32
        // rounds.
        unsafe {
            for s in 0..STREAMS {
                read::<B, STREAMS>(b, src.add(whole * batch + eighth * s), state.add(s));
            }
            for pair in 0..16 {
                let (k0, k1) = if MANY {
                    let size = 16 * B::LANES * 32;
                    (keys.add(size * word_of(2 * pair, DECRYPT)), keys.add(size * word_of(2 * pair + 1, DECRYPT)))
                } else {
                    (keys.add(MASK * 64 * pair), keys.add(MASK * (64 * pair + 32)))
                };
                if BIG_ENDIAN {
                    round::<B, S, C, BIG_ENDIAN, STREAMS, MANY, { first(true) }>(b, state, k0);
                    round::<B, S, C, BIG_ENDIAN, STREAMS, MANY, { 1 - first(true) }>(b, state, k1);
                } else {
                    round::<B, S, C, BIG_ENDIAN, STREAMS, MANY, { first(false) }>(b, state, k0);
                    round::<B, S, C, BIG_ENDIAN, STREAMS, MANY, { 1 - first(false) }>(b, state, k1);
                }
            }
            for s in 0..STREAMS {
                write::<B, STREAMS>(b, dst.add(whole * batch + eighth * s), state.add(s));
            }
        }
    }
}

/// Writes one key into a form for many keys, for words of `LANES` lanes.
///
/// # Safety
/// `form` must be writable for the form, and `lane` must be less than the number of blocks in a
/// batch.
#[inline(always)]
pub(super) unsafe fn place<const LANES: usize>(key: &[u32; WORDS], form: *mut u8, lane: usize) {
    // Unpacking and transposing move block 2 (LANES w + l) + h to this bit.
    let (w, l, h) = (lane / 2 / LANES, lane / 2 % LANES, lane % 2);
    let (byte, bit) = (16 * l + (h << 3 | (w & 1) << 2 | w & 2 | w >> 2 & 1), w >> 3);
    for i in 0..32 * WORDS {
        let value = (key[i / 32] >> (i % 32) & 1) as u8;
        // SAFETY: guaranteed by the caller.
        unsafe {
            let at = form.add(16 * LANES * i + byte);
            at.write(at.read() & !(1 << bit) | value << bit);
        }
    }
}

/// Sets the key of one quarter of every batch, in the single-key form for encryption.
///
/// # Safety
/// `form` must be readable and writable for [`FORM_BYTES`], and `quarter` must be less than
/// [`QUARTERS`].
#[inline(always)]
pub(super) unsafe fn place_quarter(key: &[u32; WORDS], form: *mut u8, quarter: usize) {
    // The two eighths of the batch that make up the quarter. Each is one bit of every byte.
    let own = 0x0303_0303_u32 << (2 * quarter);
    let masks = form.cast::<[u8; MASK]>();
    for (i, word) in key.iter().enumerate() {
        // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
        unsafe {
            let mut word_masks = [0; 32];
            for bit in 0..32 {
                let ones = 0_u32.wrapping_sub(word >> bit & 1);
                word_masks[bit] = u32::from_le_bytes(masks.add(32 * i + bit).read()) & !own | ones & own;
            }
            for round in rounds_of(i) {
                for bit in 0..32 {
                    masks.add(32 * round + bit).write(word_masks[bit].to_le_bytes());
                }
            }
        }
    }
}

/// Writes the form of one key.
///
/// # Safety
/// `out` must be writable for [`FORM_BYTES`].
#[inline(always)]
pub(super) unsafe fn prepare(key: &[u32; WORDS], decrypt: bool, out: *mut u8) {
    for round in 0..32 {
        let word = key[word_of(round, decrypt)];
        for bit in 0..32 {
            let mask = 0u32.wrapping_sub(word >> bit & 1).to_le_bytes();
            // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
            unsafe { out.cast::<[u8; MASK]>().add(32 * round + bit).write(mask) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::named_sets::*;
    use super::*;
    use crate::isa::Word64;

    /// Tests row `ROW` of a set with all kinds of gates, on all sixteen nibbles, XORing the result
    /// into zeros and ones.
    fn row<C: Circuits, const ROW: usize>(images: &[u8; 16]) {
        let x: [u64; 4] = core::array::from_fn(|bit| (0..16).map(|n| (n >> bit & 1) << n).sum());
        for y in [0, u64::MAX] {
            let want: [u64; 4] =
                core::array::from_fn(|bit| (0..16).map(|n| u64::from(images[n] >> bit & 1) << n).sum::<u64>());
            let by_two = C::two::<_, ROW>(Word64, x, [y; 4]);
            for got in [by_two, C::select::<_, ROW>(Word64, x, [y; 4]), C::three::<_, ROW>(Word64, x, [y; 4])] {
                assert_eq!(got.map(|w| (w ^ y) & 0xffff), want, "row {ROW}");
            }
        }
    }

    fn set<P: ParamSet + Circuits>() {
        let rows = P::SET.sbox.rows();
        row::<P, 0>(&rows[0]);
        row::<P, 1>(&rows[1]);
        row::<P, 2>(&rows[2]);
        row::<P, 3>(&rows[3]);
        row::<P, 4>(&rows[4]);
        row::<P, 5>(&rows[5]);
        row::<P, 6>(&rows[6]);
        row::<P, 7>(&rows[7]);
    }

    #[test]
    fn every_circuit_of_every_set() {
        set::<Test>();
        set::<CryptoProA>();
        set::<CryptoProB>();
        set::<CryptoProC>();
        set::<CryptoProD>();
        set::<Tc26Z>();
        set::<HashTest>();
        set::<HashCryptoPro>();
        set::<Dke1>();
        set::<Dke2>();
        set::<Dke3>();
        set::<Dke4>();
        set::<Dke5>();
        set::<Dke6>();
        set::<Dke7>();
        set::<Dke8>();
        set::<Dke9>();
        set::<Dke10>();
    }
}
