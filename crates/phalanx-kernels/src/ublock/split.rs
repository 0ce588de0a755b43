//! The layout for 256-bit blocks on CPUs that can only shuffle bytes within 16-byte lanes. Each
//! half is spread across two words, which hold nibbles 0 … 15 and 16 … 31.
//!
//! ```text
//! planes      word [h][l][w]: bit w of nibbles 16 l … 16 l + 15 of half h; bit q of a byte: block q of eight
//! nibbles     word [h][l]: the nibbles themselves, a block in every lane
//! ```
//!
//! Rotations stay within a word. To permute a half, we gather each of its two words from both,
//! using four shuffles that return zero for nibbles from the other word, and XORs that also include
//! the key.
//!
//! Instructions per round on planes: 32 for the S-box, 72 for the rotations, 32 shuffles and 32
//! XORs. On nibbles, the S-box is a shuffle, and a round has a latency of about 20 cycles for one
//! block.

use super::circuit::{inv_sub, sub};
use super::frames::{Gather, inverse, permutation, rotation};
pub(super) use super::sizes::split::*;
use super::tables::SBOX;
use super::{FROM_SCHEDULE, FROM_SCHEDULES, nibbles};
use crate::isa::bitslice::slice;
use crate::isa::{Bytes, CacheAligned, Logic, Single};

const LANE: usize = 16;

/// The shuffle indices for the permutation or its inverse on both halves, from both words to both
/// words.
type Gathers = [[[[u8; 16]; 2]; 2]; 2];

const fn gathers(backward: bool) -> Gathers {
    let (mut out, mut h) = ([[[[0x80; 16]; 2]; 2]; 2], 0);
    while h < 2 {
        let forward = permutation::<32>(h == 1);
        let (gather, mut i) = (if backward { inverse(&forward) } else { forward }, 0);
        while i < 32 {
            out[h][i / 16][gather[i] as usize / 16][i % 16] = gather[i] % 16;
            i += 1;
        }
        h += 1;
    }
    out
}

static PERMUTATIONS: CacheAligned<[Gathers; 2]> = CacheAligned([gathers(false), gathers(true)]);
/// Rotations by 1, 2 and 5.
static TURNS: CacheAligned<[Gather<16>; 3]> = CacheAligned([rotation(1), rotation(2), rotation(5)]);
/// The nibbles at even positions, followed by those at odd positions.
static EVEN_ODD: Gather<16> = [0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15];
/// The S-box and its inverse.
static SUBSTITUTIONS: [[u8; 16]; 2] = [SBOX, inverse(&SBOX)];

/// Both words of the left and of the right half, which contain either one plane or nibbles.
type Halves<B> = [[<B as Logic>::W; 2]; 2];

#[inline(always)]
fn shuffle<B: Bytes>(b: B, x: B::W, index: &'static [u8; 16]) -> B::W {
    // SAFETY: this accesses 16 bytes.
    b.shuffle(x, unsafe { b.load(index.as_ptr(), 0) })
}

/// Applies the permutations, and adds a key to each word.
#[inline(always)]
fn permute<B: Bytes>(b: B, x: Halves<B>, gathers: &'static Gathers, key: Halves<B>) -> Halves<B> {
    let mut y = x;
    for h in 0..2 {
        for l in 0..2 {
            let [low, high] = &gathers[h][l];
            y[h][l] = b.xor3(shuffle(b, x[h][0], low), shuffle(b, x[h][1], high), key[h][l]);
        }
    }
    y
}

/// Applies the linear layer, the permutations, and the key.
#[inline(always)]
fn forward<B: Bytes>(b: B, [mut x, mut y]: Halves<B>, key: Halves<B>) -> Halves<B> {
    let [one, two, five] = &TURNS.0;
    for l in 0..2 {
        y[l] = b.xor(y[l], x[l]);
        x[l] = b.xor(x[l], shuffle(b, y[l], one));
        y[l] = b.xor(y[l], shuffle(b, x[l], two));
        x[l] = b.xor(x[l], shuffle(b, y[l], two));
        y[l] = b.xor(y[l], shuffle(b, x[l], five));
        x[l] = b.xor(x[l], y[l]);
    }
    permute(b, [x, y], &PERMUTATIONS.0[0], key)
}

/// Applies the inverse permutations and the inverse linear layer.
#[inline(always)]
fn backward<B: Bytes>(b: B, x: Halves<B>) -> Halves<B> {
    let [one, two, five] = &TURNS.0;
    let zero = b.splat_64(0);
    let [mut x, mut y] = permute(b, x, &PERMUTATIONS.0[1], [[zero; 2]; 2]);
    for l in 0..2 {
        x[l] = b.xor(x[l], y[l]);
        y[l] = b.xor(y[l], shuffle(b, x[l], five));
        x[l] = b.xor(x[l], shuffle(b, y[l], two));
        y[l] = b.xor(y[l], shuffle(b, x[l], two));
        x[l] = b.xor(x[l], shuffle(b, y[l], one));
        y[l] = b.xor(y[l], x[l]);
    }
    [x, y]
}

/// The key words at `key`, for plane `w` out of `PLANES` or, if `w` = 0, for the nibbles.
///
/// # Safety
/// `key` must be readable for a round key of the form.
#[inline(always)]
unsafe fn key_words<B: Bytes, const PLANES: usize>(b: B, key: *const u8, w: usize) -> Halves<B> {
    let mut k = [[b.splat_64(0); 2]; 2];
    for h in 0..2 {
        for l in 0..2 {
            // SAFETY: guaranteed by the caller.
            k[h][l] = unsafe { b.load(key.add(LANE * (2 * (PLANES * h + w) + l)), 0) };
        }
    }
    k
}

#[inline(always)]
fn add<B: Bytes>(b: B, x: Halves<B>, key: Halves<B>) -> Halves<B> {
    [[b.xor(x[0][0], key[0][0]), b.xor(x[0][1], key[0][1])], [b.xor(x[1][0], key[1][0]), b.xor(x[1][1], key[1][1])]]
}

/// The planes, with eight blocks per byte.
type Planes<B> = [Halves<B>; 4];

/// Loads half `h` of a batch, as both words of every plane.
///
/// # Safety
/// `src` must be readable for a batch.
#[inline(always)]
unsafe fn read_half<B: Bytes>(b: B, src: *const u8, h: usize) -> [[B::W; 2]; 4] {
    let mut x = [b.splat_64(0); 8];
    for i in 0..8 {
        // SAFETY: this accesses half `h` of the blocks of word `i` of eight.
        x[i] = unsafe { b.load(src.add(BLOCK * B::LANES * i + LANE * h), BLOCK) };
    }
    let x = slice(b, x);
    let mut s = [[x[0]; 2]; 4];
    for w in 0..4 {
        s[w] = [b.unpack_low_8(x[4 + w], x[w]), b.unpack_high_8(x[4 + w], x[w])];
    }
    s
}

/// Stores half `h` of a batch.
///
/// # Safety
/// `dst` must be writable for a batch.
#[inline(always)]
unsafe fn write_half<B: Bytes>(b: B, dst: *mut u8, s: &Planes<B>, h: usize) {
    let mut x = [s[0][0][0]; 8];
    for w in 0..4 {
        let (low, high) = (shuffle(b, s[w][h][0], &EVEN_ODD), shuffle(b, s[w][h][1], &EVEN_ODD));
        (x[4 + w], x[w]) = (b.unpack_low_64(low, high), b.unpack_high_64(low, high));
    }
    let x = slice(b, x);
    for i in 0..8 {
        // SAFETY: this accesses half `h` of the blocks of word `i` of eight.
        unsafe { b.store(dst.add(BLOCK * B::LANES * i + LANE * h), BLOCK, x[i]) }
    }
}

/// Applies the S-box or its inverse to all planes.
#[inline(always)]
fn substitute<B: Bytes, const INVERSE: bool>(b: B, s: &mut Planes<B>) {
    for h in 0..2 {
        for l in 0..2 {
            let x = [s[0][h][l], s[1][h][l], s[2][h][l], s[3][h][l]];
            let x = if INVERSE { inv_sub(b, x) } else { sub(b, x) };
            for w in 0..4 {
                s[w][h][l] = x[w];
            }
        }
    }
}

/// Encrypts or decrypts `n` batches on planes.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to the form with planes.
#[inline(always)]
pub(super) unsafe fn crypt_planes<B: Bytes, const INVERSE: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    /// Unrolls a statement for every word. With narrow registers, the compiler would keep a loop,
    /// and the words would end up in memory.
    macro_rules! each {
        ($w:ident, $body:expr) => {
            if B::NEIGHBOURS {
                each!(@ $w, $body, 0);
                each!(@ $w, $body, 1);
                each!(@ $w, $body, 2);
                each!(@ $w, $body, 3);
            } else {
                for $w in 0..4 {
                    $body;
                }
            }
        };
        (@ $w:ident, $body:expr, $i:literal) => {{
            let $w = $i;
            $body
        }};
    }
    let round_key = 8 * BLOCK;
    for batch in 0..n {
        let at = BLOCK * planes_width::<B>() * batch;
        // SAFETY: this accesses batch `batch` of `n`, and round keys 0 to `ROUNDS`.
        unsafe {
            // We don't use a loop because compilers only keep an array in registers if no loop
            // indexes it.
            let (left, right) = (read_half(b, src.add(at), 0), read_half(b, src.add(at), 1));
            let mut s = [[left[0], right[0]], [left[1], right[1]], [left[2], right[2]], [left[3], right[3]]];
            let first = keys.add(if INVERSE { round_key * ROUNDS } else { 0 });
            each!(w, s[w] = add(b, s[w], key_words::<B, 4>(b, first, w)));
            for step in 0..ROUNDS {
                if INVERSE {
                    let key = keys.add(round_key * (ROUNDS - 1 - step));
                    each!(w, s[w] = backward(b, s[w]));
                    substitute::<B, true>(b, &mut s);
                    each!(w, s[w] = add(b, s[w], key_words::<B, 4>(b, key, w)));
                } else {
                    let key = keys.add(round_key * (step + 1));
                    substitute::<B, false>(b, &mut s);
                    each!(w, s[w] = forward(b, s[w], key_words::<B, 4>(b, key, w)));
                }
            }
            write_half(b, dst.add(at), &s, 0);
            write_half(b, dst.add(at), &s, 1);
        }
    }
}

/// [`crypt_nibbles`] on single-lane words.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to the schedule.
#[inline(always)]
pub(super) unsafe fn crypt_one<B: Single, const INVERSE: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    // SAFETY: guaranteed by the caller.
    unsafe { crypt_nibbles::<B::One, 1, FROM_SCHEDULE, INVERSE>(b.one(), keys, src, dst, n) }
}

/// Round key `r` for the blocks of word `g`.
///
/// # Safety
/// `keys` must be readable for the form with nibbles of `KEYS` keys, for the schedule of a single
/// key, or for the schedules of the blocks in all words.
#[inline(always)]
unsafe fn key_nibbles<B: Bytes, const KEYS: usize>(b: B, keys: *const u8, r: usize, g: usize) -> Halves<B> {
    let mut k = [[b.splat_64(0); 2]; 2];
    for h in 0..2 {
        // SAFETY: guaranteed by the caller.
        unsafe {
            if KEYS == FROM_SCHEDULE {
                k[h] = nibbles(b, b.load(keys.add(BLOCK * r + LANE * h), 0));
                continue;
            }
            if KEYS == FROM_SCHEDULES {
                let schedule = BLOCK * (ROUNDS + 1);
                let keys = keys.add(schedule * B::LANES * g + BLOCK * r + LANE * h);
                k[h] = nibbles(b, b.load(keys, schedule));
                continue;
            }
            for l in 0..2 {
                let row = keys.add(LANE * KEYS * (4 * r + 2 * h + l));
                k[h][l] = if KEYS == 1 { b.load(row, 0) } else { b.load(row.add(LANE * B::LANES * g), 16) };
            }
        }
    }
    k
}

/// Encrypts or decrypts `n` batches of `G` words of nibbles, using one key or a separate key for
/// each block.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must point to the form with nibbles of `KEYS` keys, to
/// the schedule of a single key, or to one schedule per block.
#[inline(always)]
pub(super) unsafe fn crypt_nibbles<B: Bytes, const G: usize, const KEYS: usize, const INVERSE: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let word = BLOCK * B::LANES;
    for batch in 0..n {
        let mut x = [[[b.splat_64(0); 2]; 2]; G];
        // SAFETY: this accesses batch `batch` of `n`, and round keys 0 to `ROUNDS`.
        unsafe {
            let (src, dst) = (src.add(word * G * batch), dst.add(word * G * batch));
            let substitution = b.load(SUBSTITUTIONS[usize::from(INVERSE)].as_ptr(), 0);
            for g in 0..G {
                for h in 0..2 {
                    x[g][h] = nibbles(b, b.load(src.add(word * g + LANE * h), BLOCK));
                }
                x[g] = add(b, x[g], key_nibbles::<B, KEYS>(b, keys, if INVERSE { ROUNDS } else { 0 }, g));
            }
            for step in 0..ROUNDS {
                let r = if INVERSE { ROUNDS - 1 - step } else { step + 1 };
                for g in 0..G {
                    let key = key_nibbles::<B, KEYS>(b, keys, r, g);
                    if INVERSE {
                        x[g] = backward(b, x[g]);
                    }
                    for h in 0..2 {
                        for l in 0..2 {
                            x[g][h][l] = b.shuffle(substitution, x[g][h][l]);
                        }
                    }
                    x[g] = if INVERSE { add(b, x[g], key) } else { forward(b, x[g], key) };
                }
            }
            for g in 0..G {
                for h in 0..2 {
                    let (left, right) = (shuffle(b, x[g][h][0], &EVEN_ODD), shuffle(b, x[g][h][1], &EVEN_ODD));
                    let (even, odd) = (b.unpack_low_64(left, right), b.unpack_high_64(left, right));
                    b.store(dst.add(word * g + LANE * h), BLOCK, b.or(b.shl_64(even, 4), odd));
                }
            }
        }
    }
}

/// Computes the form with nibbles for `n` keys.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_nibbles<I>(_isa: I, schedule: *const u8, out: *mut u8, n: usize) {
    for index in 0..n * (ROUNDS + 1) {
        // SAFETY: this accesses a round key, and twice as many bytes for its nibbles.
        unsafe {
            let key = schedule.add(BLOCK * index).cast::<[u8; BLOCK]>().read();
            let nibbles = out.add(2 * BLOCK * index);
            for i in 0..BLOCK {
                nibbles.add(2 * i).write(key[i] >> 4);
                nibbles.add(2 * i + 1).write(key[i] & 15);
            }
        }
    }
}

/// [`prepare_nibbles`] using vector registers.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_unpacked<B: Bytes>(b: B, schedule: *const u8, out: *mut u8, n: usize) {
    const { assert!(B::LANES == 1) };
    for index in 0..n {
        for half in 0..2 * (ROUNDS + 1) {
            // SAFETY: this accesses half a round key of key `index` of `n`, and twice as many bytes
            // for its nibbles.
            unsafe {
                let at = LANE * (2 * (ROUNDS + 1) * index + half);
                let [first, second] = nibbles(b, b.load(schedule.add(at), LANE));
                b.store(out.add(2 * at), LANE, first);
                b.store(out.add(2 * at + LANE), LANE, second);
            }
        }
    }
}

/// Loads one key into the form with nibbles for many keys.
///
/// # Safety
/// See [`Load`](crate::abi::Load).
#[inline(always)]
pub(super) unsafe fn place<I>(_isa: I, schedule: *const u8, form: *mut u8, lane: usize) {
    for quarter in 0..4 * (ROUNDS + 1) {
        // SAFETY: this accesses eight bytes of a round key, and the lane for their nibbles.
        unsafe {
            let bytes = schedule.add(8 * quarter).cast::<[u8; 8]>().read();
            let mut nibbles = [0; LANE];
            for i in 0..8 {
                (nibbles[2 * i], nibbles[2 * i + 1]) = (bytes[i] >> 4, bytes[i] & 15);
            }
            form.cast::<[u8; LANE]>().add(MANY * quarter + lane).write(nibbles);
        }
    }
}

/// [`place`] using vector registers.
///
/// # Safety
/// See [`Load`](crate::abi::Load).
#[inline(always)]
pub(super) unsafe fn place_unpacked<B: Bytes>(b: B, schedule: *const u8, form: *mut u8, lane: usize) {
    const { assert!(B::LANES == 1) };
    for half in 0..2 * (ROUNDS + 1) {
        // SAFETY: this accesses half a round key, and the lanes for both of its quarters.
        unsafe {
            let [first, second] = nibbles(b, b.load(schedule.add(LANE * half), LANE));
            let lane = form.add(LANE * (MANY * 2 * half + lane));
            b.store(lane, LANE, first);
            b.store(lane.add(LANE * MANY), LANE, second);
        }
    }
}
