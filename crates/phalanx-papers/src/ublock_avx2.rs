//! uBlock with AVX2, in constant time. Each byte holds one nibble, and the two halves of a block
//! are in separate registers. With "high-bit parallelism", the other nibble of every byte belongs
//! to a second message.
//!
//! ```text
//! 128-bit blocks          lane 0                     lane 1                  ("left + left', right + right'")
//! left      byte i   left nibble i of block 0    … of block 1         high nibbles: of blocks 2 and 3
//! right     byte i   right nibble i of block 0   … of block 1
//!
//! 256-bit blocks
//! left      byte i   left nibble i of block 0    left nibble 16 + i   high nibbles: of block 1
//! right     byte i   right nibble i of block 0   right nibble 16 + i
//! ```
//!
//! We widen blocks by unpacking their high and low nibbles, which happens to put the halves in the
//! right places. With 128-bit blocks, a round never crosses lanes. The substitution takes one byte
//! shuffle for each nibble in a byte. Rotations of 32-bit words by 4, 8 or 20 bits and permutations
//! are byte shuffles too. Permuting half of a 256-bit block consists of two parts. Bytes that stay
//! in their lane are shuffled with indices plus K0, which clears all other bytes. Bytes that cross
//! are shuffled from the exchanged lanes, using K1.
//!
//! ```text
//! K0 = 70 … 70 | f0 … f0      an index below 16 keeps its top bit clear in lane 0 and has it set in lane 1
//! K1 = f0 … f0 | 70 … 70
//! ```
//!
//! With two nibbles per byte, a round needs 2 XORs with keys, 12 instructions for the substitution
//! (2 shuffles, or 1 with one nibble), 10 for the rotations and 2 for the permutations (8 for 256
//! bits).
//!
//! Key schedules work the same way. They expand one key for each block in a batch at once, straight
//! into the form that kernels read. The round constants are in both nibbles.

use phalanx_kernels::constants::ublock::{
    PK1, PK2, PK3, PL128, PL256, PR128, PR256, ROUND_CONSTANTS, SBOX, schedule as portable_schedule,
};
use phalanx_kernels::entry_macros::{family, forms, kernels};
use phalanx_kernels::isa::{CacheAligned, Logic};
use phalanx_kernels::kernel::Op;

use crate::figure::{Figure, Published};
use crate::isa::Halves;

/// The size of a register, of a lane, and of a round key in every form but the first, in bytes.
const REGISTER: usize = 32;
const LANE: usize = 16;
const KEY_STEP: usize = 2 * REGISTER;

family! {
    tables: [ENTRIES]; block: BLOCK, key: KEY, schedule: BLOCK * (ROUNDS + 1);
    pub(crate) static UBLOCK_128_128 = ublock_128_128: "ublock-128/128" {
        pub(crate) const BLOCK: usize = 16;
        pub(crate) const KEY: usize = 16;
        pub(crate) const ROUNDS: usize = 16;
    }
    pub(crate) static UBLOCK_128_256 = ublock_128_256: "ublock-128/256" {
        pub(crate) const BLOCK: usize = 16;
        pub(crate) const KEY: usize = 32;
        pub(crate) const ROUNDS: usize = 24;
    }
    pub(crate) static UBLOCK_256_256 = ublock_256_256: "ublock-256/256" {
        pub(crate) const BLOCK: usize = 32;
        pub(crate) const KEY: usize = 32;
        pub(crate) const ROUNDS: usize = 24;
    }
}

// All forms can be used for both directions. They hold either one key for all blocks, in the low
// nibbles or in both, or one key per block.
forms! {
    symbols: "papers_";
    for [ublock_128_128, ublock_128_256, ublock_256_256] with crate::ublock_avx2::parameters;
    SINGLE { name: "nibbles", bytes: KEY_STEP * (ROUNDS + 1) }
    DOUBLE { name: "nibbles twice", bytes: KEY_STEP * (ROUNDS + 1) }
    MANY { name: "nibbles of a key for each block", bytes: KEY_STEP * (ROUNDS + 1),
        loaded_by: { layout: "nibbles", keys: 2 * REGISTER / BLOCK, body: place::<_, BLOCK, ROUNDS>, name: "place" } }
}

kernels! {
    symbols: "papers_";
    for [ublock_128_128, ublock_128_256, ublock_256_256] {
        level Portable {
            schedule { layout: "packed planes", body: portable_schedule::<_, BLOCK, KEY, ROUNDS>, name: "schedule" }
        }
    }
    for [ublock_128_128, ublock_128_256, ublock_256_256] {
        level Avx2 {
            prepare { layout: "a nibble in a byte", makes: SINGLE, body: prepare::<_, BLOCK, ROUNDS, false>,
                name: "prepare_single" }
            prepare { layout: "a nibble in a byte", makes: DOUBLE, body: prepare::<_, BLOCK, ROUNDS, true>,
                name: "prepare_double" }
            schedule { layout: "a nibble in a byte", writes: DOUBLE,
                body: schedule::<_, BLOCK, KEY, ROUNDS, false>, name: "schedule_avx2_x1" }
        }
    }
    for [ublock_128_128, ublock_128_256] {
        level Avx2 {
            schedule { layout: "two nibbles in a byte", keys: 4, writes: MANY,
                body: schedule::<_, BLOCK, KEY, ROUNDS, true>, name: "schedule_avx2_x4" }
            crypt { layout: "a nibble in a byte", blocks: 2, reads: SINGLE,
                body: crypt::<_, BLOCK, ROUNDS, false, DECRYPT>, name: "avx2_x2" }
            crypt { layout: "two nibbles in a byte", blocks: 4, reads: DOUBLE,
                body: crypt::<_, BLOCK, ROUNDS, true, DECRYPT>, name: "avx2_x4" }
            crypt_many { layout: "two nibbles in a byte", keys: 4, reads: MANY,
                body: crypt::<_, BLOCK, ROUNDS, true, DECRYPT>, name: "avx2_x4" }
        }
    }
    for [ublock_256_256] {
        level Avx2 {
            schedule { layout: "two nibbles in a byte", keys: 2, writes: MANY,
                body: schedule::<_, BLOCK, KEY, ROUNDS, true>, name: "schedule_avx2_x2" }
            crypt { layout: "a nibble in a byte", blocks: 1, reads: SINGLE,
                body: crypt::<_, BLOCK, ROUNDS, false, DECRYPT>, name: "avx2_x1" }
            crypt { layout: "two nibbles in a byte", blocks: 2, reads: DOUBLE,
                body: crypt::<_, BLOCK, ROUNDS, true, DECRYPT>, name: "avx2_x2" }
            crypt_many { layout: "two nibbles in a byte", keys: 2, reads: MANY,
                body: crypt::<_, BLOCK, ROUNDS, true, DECRYPT>, name: "avx2_x2" }
        }
    }
}

/// The table for shuffling a register, or two of its lanes.
type Mask = [u8; REGISTER];

/// Copies sixteen bytes to both lanes.
const fn both(lane: [u8; LANE]) -> Mask {
    let (mut mask, mut i) = ([0; REGISTER], 0);
    while i < REGISTER {
        mask[i] = lane[i % LANE];
        i += 1;
    }
    mask
}

/// Returns the inverse permutation.
const fn inverse<const N: usize>(gather: &[u8; N]) -> [u8; N] {
    let (mut out, mut i) = ([0; N], 0);
    while i < N {
        out[gather[i] as usize] = i as u8;
        i += 1;
    }
    out
}

/// Returns a nibble table in both lanes, once for low nibbles, and once for high ones, with the
/// results in the high nibbles.
const fn table(images: [u8; LANE]) -> [Mask; 2] {
    let (mut high, mut i) = (images, 0);
    while i < LANE {
        high[i] <<= 4;
        i += 1;
    }
    [both(images), both(high)]
}

/// Lane 0 of `a` and lane 1 of `b`.
const fn lanes(a: &Mask, b: &Mask) -> Mask {
    let (mut mask, mut i) = (*a, LANE);
    while i < REGISTER {
        mask[i] = b[i];
        i += 1;
    }
    mask
}

/// The substitution and its inverse.
static SUBSTITUTIONS: CacheAligned<[[Mask; 2]; 2]> = CacheAligned([table(SBOX), table(inverse(&SBOX))]);

/// T of the key schedule: doubled modulo x^4 + x + 1.
const DOUBLES: [u8; LANE] = {
    let (mut doubles, mut x) = ([0; LANE], 0);
    while x < LANE as u8 {
        doubles[x as usize] = (x << 1 & 15) ^ (x / 8 * 3);
        x += 1;
    }
    doubles
};

/// Rotations of eight nibbles by 1, 2 and 5.
static TURNS: CacheAligned<[Mask; 3]> = CacheAligned([turn(1), turn(2), turn(5)]);

const fn turn(by: u8) -> Mask {
    let (mut lane, mut i) = ([0; LANE], 0);
    while i < LANE as u8 {
        lane[i as usize] = i / 8 * 8 + (i + by) % 8;
        i += 1;
    }
    both(lane)
}

/// Returns a permutation of bytes, expanded to nibbles.
const fn nibbles<const BYTES: usize, const N: usize>(bytes: &[u8; BYTES]) -> [u8; N] {
    assert!(N == 2 * BYTES);
    let (mut out, mut i) = ([0; N], 0);
    while i < N {
        out[i] = 2 * bytes[i / 2] + i as u8 % 2;
        i += 1;
    }
    out
}

/// The permutations of the left and the right half, for both directions.
static PERMUTATIONS_128: CacheAligned<[[Mask; 2]; 2]> = {
    let (left, right): ([u8; 16], [u8; 16]) = (nibbles(&PL128), nibbles(&PR128));
    CacheAligned([[both(left), both(right)], [both(inverse(&left)), both(inverse(&right))]])
};
/// The same, but split into bytes that stay in their lane and bytes that cross.
static PERMUTATIONS_256: CacheAligned<[[[Mask; 2]; 2]; 2]> = {
    let (left, right): (Mask, Mask) = (nibbles(&PL256), nibbles(&PR256));
    CacheAligned([[split(&left), split(&right)], [split(&inverse(&left)), split(&inverse(&right))]])
};

const fn split(gather: &Mask) -> [Mask; 2] {
    const K0: Mask = lanes(&[0x70; REGISTER], &[0xf0; REGISTER]);
    const K1: Mask = lanes(&[0xf0; REGISTER], &[0x70; REGISTER]);
    let (mut out, mut i) = ([[0; REGISTER]; 2], 0);
    while i < REGISTER {
        out[0][i] = gather[i].wrapping_add(K0[i]);
        out[1][i] = gather[i].wrapping_add(K1[i]);
        i += 1;
    }
    out
}

/// The nibbles at even places, followed by those at odd places.
static EVEN_ODD: CacheAligned<Mask> = CacheAligned(both([0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15]));

#[inline(always)]
fn load<B: Halves>(b: B, mask: &'static Mask) -> B::W {
    // SAFETY: a mask is as large as a register.
    unsafe { b.load(mask.as_ptr(), LANE) }
}

#[inline(always)]
fn shuffle<B: Halves>(b: B, x: B::W, mask: &'static Mask) -> B::W {
    b.shuffle(x, load(b, mask))
}

/// The left and the right half, in one register each.
type State<B> = [<B as Logic>::W; 2];

/// Widens two lanes that are `stride` bytes apart. If `DOUBLE` is set, the lanes `second` bytes
/// further on go into the high nibbles. The first register holds the low halves of the lanes.
///
/// # Safety
/// All these lanes are readable.
#[inline(always)]
unsafe fn widen<B: Halves, const DOUBLE: bool>(b: B, src: *const u8, stride: usize, second: usize) -> State<B> {
    let (low, high) = (b.splat_8(0x0f), b.splat_8(0xf0));
    // SAFETY: guaranteed by the caller.
    let x = unsafe { b.load(src, stride) };
    let (mut even, mut odd) = (b.and(b.shr_64(x, 4), low), b.and(x, low));
    if DOUBLE {
        // SAFETY: guaranteed by the caller.
        let y = unsafe { b.load(src.add(second), stride) };
        (even, odd) = (b.or(even, b.and(y, high)), b.or(odd, b.and(b.shl_64(y, 4), high)));
    }
    [b.unpack_low_8(even, odd), b.unpack_high_8(even, odd)]
}

/// Loads both halves of a batch.
///
/// # Safety
/// A batch is readable at `src`.
#[inline(always)]
unsafe fn read<B: Halves, const BLOCK: usize, const DOUBLE: bool>(b: B, src: *const u8) -> State<B> {
    // SAFETY: a batch is one register of blocks, or two if `DOUBLE` is set.
    let [x, y] = unsafe { widen::<B, DOUBLE>(b, src, LANE, REGISTER) };
    if BLOCK == LANE { [x, y] } else { [b.low_lanes(x, y), b.high_lanes(x, y)] }
}

/// Stores both halves of a batch.
///
/// # Safety
/// A batch is writable at `dst`.
#[inline(always)]
unsafe fn write<B: Halves, const BLOCK: usize, const DOUBLE: bool>(b: B, dst: *mut u8, [x, y]: State<B>) {
    let (low, high) = (b.splat_8(0x0f), b.splat_8(0xf0));
    let [x, y] = if BLOCK == LANE { [x, y] } else { [b.low_lanes(x, y), b.high_lanes(x, y)] };
    let (x, y) = (shuffle(b, x, &EVEN_ODD.0), shuffle(b, y, &EVEN_ODD.0));
    let (even, odd) = (b.unpack_low_64(x, y), b.unpack_high_64(x, y));
    // SAFETY: a batch is one register of blocks, or two if `DOUBLE` is set.
    unsafe {
        if DOUBLE {
            b.store(dst, LANE, b.or(b.and(b.shl_64(even, 4), high), b.and(odd, low)));
            b.store(dst.add(REGISTER), LANE, b.or(b.and(even, high), b.and(b.shr_64(odd, 4), low)));
        } else {
            b.store(dst, LANE, b.or(b.shl_64(even, 4), odd));
        }
    }
}

/// Looks up low and high nibbles in their respective tables.
#[inline(always)]
fn substitute<B: Halves, const DOUBLE: bool>(b: B, x: B::W, [low, high]: [B::W; 2]) -> B::W {
    if !DOUBLE {
        return b.shuffle(low, x);
    }
    let mask = b.splat_8(0x0f);
    b.or(b.shuffle(low, b.and(x, mask)), b.shuffle(high, b.and(b.shr_64(x, 4), mask)))
}

/// Applies the permutations of both halves.
#[inline(always)]
fn permute<B: Halves, const BLOCK: usize, const INVERSE: bool>(b: B, mut x: State<B>) -> State<B> {
    for h in 0..2 {
        x[h] = if BLOCK == LANE {
            shuffle(b, x[h], &PERMUTATIONS_128.0[INVERSE as usize][h])
        } else {
            let [stay, cross] = &PERMUTATIONS_256.0[INVERSE as usize][h];
            b.or(shuffle(b, x[h], stay), shuffle(b, b.swap_lanes(x[h]), cross))
        };
    }
    x
}

/// # Safety
/// The form at `keys` is readable up to round key `r`.
#[inline(always)]
unsafe fn add_key<B: Halves>(b: B, [x, y]: State<B>, keys: *const u8, r: usize) -> State<B> {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let key = keys.add(KEY_STEP * r);
        [b.xor(x, b.load(key, LANE)), b.xor(y, b.load(key.add(REGISTER), LANE))]
    }
}

/// Encrypts or decrypts `n` batches.
///
/// # Safety
/// Same contract as [`Crypt`](phalanx_kernels::kernel::Crypt). `keys` is one of the forms of
/// nibbles.
#[inline(always)]
unsafe fn crypt<B: Halves, const BLOCK: usize, const ROUNDS: usize, const DOUBLE: bool, const INVERSE: bool>(
    b: B,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let batch = if DOUBLE { 2 * REGISTER } else { REGISTER };
    let [low, high] = &SUBSTITUTIONS.0[INVERSE as usize];
    let substitution = [load(b, low), load(b, high)];
    // We hide the rotations from the compiler because it would replace the rotation by two nibbles
    // with two word shuffles.
    let [one, two, five] = b.in_turn(&TURNS.0, substitution[0]);
    for i in 0..n {
        // SAFETY: `i < n`, and there are `ROUNDS + 1` round keys.
        unsafe {
            let mut s = read::<B, BLOCK, DOUBLE>(b, src.add(batch * i));
            for r in 0..ROUNDS {
                s = add_key(b, s, keys, if INVERSE { ROUNDS - r } else { r });
                if INVERSE {
                    let [mut x, mut y] = permute::<B, BLOCK, true>(b, s);
                    x = b.xor(x, y);
                    y = b.xor(y, shuffle(b, x, five));
                    x = b.xor(x, shuffle(b, y, two));
                    y = b.xor(y, shuffle(b, x, two));
                    x = b.xor(x, shuffle(b, y, one));
                    y = b.xor(y, x);
                    s = [x, y];
                }
                s = [substitute::<B, DOUBLE>(b, s[0], substitution), substitute::<B, DOUBLE>(b, s[1], substitution)];
                if !INVERSE {
                    let [mut x, mut y] = s;
                    y = b.xor(y, x);
                    x = b.xor(x, shuffle(b, y, one));
                    y = b.xor(y, shuffle(b, x, two));
                    x = b.xor(x, shuffle(b, y, two));
                    y = b.xor(y, shuffle(b, x, five));
                    x = b.xor(x, y);
                    s = permute::<B, BLOCK, false>(b, [x, y]);
                }
            }
            s = add_key(b, s, keys, if INVERSE { 0 } else { ROUNDS });
            write::<B, BLOCK, DOUBLE>(b, dst.add(batch * i), s);
        }
    }
}

/// Returns the nibble permutation of the first 16 nibbles of a key register, in both lanes.
const fn first(permutation: &[u8]) -> Mask {
    let (mut lane, mut i) = ([0; LANE], 0);
    while i < LANE {
        lane[i] = permutation[i];
        i += 1;
    }
    both(lane)
}

/// Exchanges the halves of a lane, just as the second half of PK2 and PK3 does with its sixteen
/// nibbles.
const EXCHANGE: Mask = both([8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]);
/// PK1, PK2 of the first quarter, PK3 in lane 0 with the exchange in lane 1, and the exchange.
static GATHERS: CacheAligned<[Mask; 4]> =
    CacheAligned([first(&PK1), first(&PK2), lanes(&first(&PK3), &EXCHANGE), EXCHANGE]);

/// The round constants in both nibbles, once for both lanes and once for lane 0.
static CONSTANTS: CacheAligned<[[Mask; 24]; 2]> = {
    let (mut constants, mut i) = ([[[0; REGISTER]; 24]; 2], 0);
    while i < 24 * 8 {
        let (r, nibble) = (i / 8, i % 8);
        let twice = 0x11 * (ROUND_CONSTANTS[r] >> (28 - 4 * nibble) & 15) as u8;
        constants[0][r][nibble] = twice;
        constants[0][r][LANE + nibble] = twice;
        constants[1][r][nibble] = twice;
        i += 1;
    }
    CacheAligned(constants)
};

/// The tables for S, for T, and for S and T in different lanes.
static TABLES: CacheAligned<[[Mask; 2]; 3]> = {
    let (s, t) = (table(SBOX), table(DOUBLES));
    CacheAligned([s, t, [lanes(&s[0], &t[0]), lanes(&s[1], &t[1])]])
};
/// Ones in the second half of each lane.
static SECOND: CacheAligned<Mask> =
    CacheAligned(both([0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255]));

#[inline(always)]
fn image<B: Halves, const DOUBLE: bool>(b: B, x: B::W, [low, high]: &'static [Mask; 2]) -> B::W {
    substitute::<B, DOUBLE>(b, x, [load(b, low), load(b, high)])
}

/// Computes the key register after round `r`. 128/128 uses two registers, with quarters in the
/// halves of lanes. 128/256 uses one register per quarter, and 256/256 uses two, with quarters in
/// lanes.
#[inline(always)]
fn next<B: Halves, const BLOCK: usize, const KEY: usize, const DOUBLE: bool>(
    b: B,
    [x, y, z, w]: [B::W; 4],
    r: usize,
) -> [B::W; 4] {
    let ([s, t, s_and_t], [pk1, pk2, pk3, exchange]) = (&TABLES.0, &GATHERS.0);
    let twice = load(b, &CONSTANTS.0[BLOCK / LANE - 1][r]);
    let constant = if DOUBLE { twice } else { b.and(twice, b.splat_8(0x0f)) };
    if KEY == LANE {
        let x = shuffle(b, x, pk1);
        let sum = b.xor(x, constant);
        let images = b.blend(image::<B, DOUBLE>(b, sum, s), image::<B, DOUBLE>(b, sum, t), load(b, &SECOND.0));
        [b.xor(y, images), shuffle(b, x, exchange), z, w]
    } else if BLOCK == LANE {
        let (x, y) = (shuffle(b, x, pk2), shuffle(b, y, exchange));
        let images = [image::<B, DOUBLE>(b, b.xor(x, constant), s), image::<B, DOUBLE>(b, y, t)];
        [b.xor(z, images[0]), b.xor(w, images[1]), y, x]
    } else {
        let x = shuffle(b, x, pk3);
        [b.xor(y, image::<B, DOUBLE>(b, b.xor(x, constant), s_and_t)), b.swap_lanes(x), z, w]
    }
}

/// Stores a round key in a form. If `double` is set, copies the low nibbles to the high ones.
///
/// # Safety
/// A round key is writable at `out`.
#[inline(always)]
unsafe fn write_key<B: Halves>(b: B, out: *mut u8, key: State<B>, double: bool) {
    for h in 0..2 {
        let k = if double { b.or(key[h], b.shl_64(key[h], 4)) } else { key[h] };
        // SAFETY: guaranteed by the caller.
        unsafe { b.store(out.add(REGISTER * h), LANE, k) }
    }
}

/// Computes `n` forms, each from one key for all blocks or, if `MANY` is set, from one key per
/// block.
///
/// # Safety
/// `key` is readable for `n` keys, or with `MANY` for `n` batches of keys. `out` is writable for
/// `n` forms.
#[inline(always)]
unsafe fn schedule<B: Halves, const BLOCK: usize, const KEY: usize, const ROUNDS: usize, const MANY: bool>(
    b: B,
    key: *const u8,
    out: *mut u8,
    n: usize,
) {
    let keys = if MANY { 2 * REGISTER / BLOCK } else { 1 };
    for index in 0..n {
        // SAFETY: `index < n`, and `r` is at most `ROUNDS`.
        unsafe {
            let (key, out) = (key.add(KEY * keys * index), out.add(KEY_STEP * (ROUNDS + 1) * index));
            let mut register = [b.splat_8(0); 4];
            if BLOCK == LANE {
                let stride = if MANY { KEY } else { 0 };
                for half in 0..KEY / LANE {
                    let [x, y] = widen::<B, MANY>(b, key.add(LANE * half), stride, 2 * stride);
                    (register[2 * half], register[2 * half + 1]) = (x, y);
                }
            } else {
                let [x, y] = read::<B, BLOCK, MANY>(b, key);
                (register[0], register[1]) = (x, y);
            }
            for r in 0..=ROUNDS {
                write_key(b, out.add(KEY_STEP * r), [register[0], register[1]], !MANY);
                if r < ROUNDS {
                    register = next::<B, BLOCK, KEY, MANY>(b, register, r);
                }
            }
        }
    }
}

/// Converts round keys to a form that holds one key for all blocks, in the low nibbles or in both.
///
/// # Safety
/// Same contract as [`Expand`](phalanx_kernels::kernel::Expand).
#[inline(always)]
unsafe fn prepare<B: Halves, const BLOCK: usize, const ROUNDS: usize, const DOUBLE: bool>(
    b: B,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    for r in 0..n * (ROUNDS + 1) {
        // SAFETY: `n` keys have `n * (ROUNDS + 1)` round keys.
        unsafe {
            let key = schedule.add(BLOCK * r);
            let key = if BLOCK == LANE { widen::<B, false>(b, key, 0, 0) } else { read::<B, BLOCK, false>(b, key) };
            write_key(b, out.add(KEY_STEP * r), key, DOUBLE);
        }
    }
}

/// Places the key for block `lane` in a batch.
///
/// # Safety
/// Same contract as [`Place`](phalanx_kernels::kernel::Place).
#[inline(always)]
unsafe fn place<I, const BLOCK: usize, const ROUNDS: usize>(_: I, schedule: *const u8, form: *mut u8, lane: usize) {
    let blocks = REGISTER / BLOCK;
    let (at, shift) = (BLOCK * (lane % blocks), 4 * (lane / blocks));
    for half in 0..2 * (ROUNDS + 1) {
        for i in 0..BLOCK {
            // SAFETY: there are `2 * (ROUNDS + 1)` halves, and the nibbles of each fill a register.
            unsafe {
                let x = schedule.add(BLOCK / 2 * half + i / 2).read() >> (4 * (1 - i % 2)) & 15;
                let p = form.add(REGISTER * half + at + i);
                p.write(p.read() & 0xf0 >> shift | x << shift);
            }
        }
    }
}

/// A variant in the paper, with its name, the tables that contain its figures for one key and for
/// several, the number of blocks per register, its entries' symbols, and its figures.
struct Printed {
    cipher: &'static str,
    tables: [&'static str; 2],
    blocks: usize,
    /// Encryption and decryption without high-bit parallelism, with it, and with many keys,
    /// followed by the key schedules for one key and for many.
    symbols: [&'static str; 8],
    /// Short messages with one key and with several, in 10^6 bits per second, with the speed-up
    /// over the designers' code. This is followed by the speed-up for CBC encryption of several
    /// streams.
    figures: [Figure; 3],
    /// Whether the paper's program expands the keys for every short message. For 128/128, the
    /// compiler moves that out of the loop.
    rekeyed: bool,
}

macro_rules! printed {
    ($cipher:literal, $tables:expr, $symbol:literal, $blocks:literal, $single:literal, $double:literal, $rates:expr, $percent:expr,
     $rekeyed:literal) => {
        Printed {
            cipher: $cipher,
            tables: $tables,
            blocks: $blocks,
            symbols: [
                concat!($symbol, "_encrypt_avx2_", $single),
                concat!($symbol, "_decrypt_avx2_", $single),
                concat!($symbol, "_encrypt_avx2_", $double),
                concat!($symbol, "_decrypt_avx2_", $double),
                concat!($symbol, "_encrypt_many_avx2_", $double),
                concat!($symbol, "_decrypt_many_avx2_", $double),
                concat!($symbol, "_schedule_avx2_x1"),
                concat!($symbol, "_schedule_avx2_", $double),
            ],
            figures: [
                Figure::MegabitsPerSecond($rates[0], $percent[0]),
                Figure::MegabitsPerSecond($rates[1], $percent[1]),
                Figure::PercentFaster($percent[2]),
            ],
            rekeyed: $rekeyed,
        }
    };
}

const PRINTED: [Printed; 3] = [
    printed!(
        "ublock-128/128",
        ["U1", "U2"],
        "ublock_128_128",
        2,
        "x2",
        "x4",
        [7205.0, 6340.0],
        [269.0, 225.0, 143.0],
        false
    ),
    printed!(
        "ublock-128/256",
        ["U3", "U3"],
        "ublock_128_256",
        2,
        "x2",
        "x4",
        [4099.0, 3422.0],
        [182.0, 136.0, 167.0],
        true
    ),
    printed!(
        "ublock-256/256",
        ["U4", "U4"],
        "ublock_256_256",
        1,
        "x1",
        "x2",
        [3182.0, 2813.0],
        [49.0, 32.0, 47.0],
        true
    ),
];

/// A message in the paper, with the table that contains its figure (the variant's by default), its
/// description, mode, operation, symbol, length and figure.
type Message = (Option<&'static str>, &'static str, &'static str, Op, usize, Length, Option<usize>);

/// The length of a message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Length {
    /// Any number of batches.
    Any,
    /// The paper's "short message". Its programs repeat one 64-byte batch under the same key, even
    /// though the text says one block.
    Short,
    /// The same, but with a key schedule for each message.
    Rekeyed,
    /// 2^21 bits.
    Long,
}
use Length::{Any, Long, Rekeyed, Short};

/// Figures 3 to 5 are bar charts, and there are only a few numbers in the text. CBC encryption is
/// 34, 37 and 79 % faster than plain AVX2 code. The speeds for short messages include the key
/// schedule, except for 128/128, where the compiler moves it out of the loop. For 256-bit blocks,
/// the paper says four keys, but its program only uses two.
const MESSAGES: [Message; 17] = [
    (None, "one key, short", "ecb", Op::Encrypt, 2, Short, Some(0)),
    (None, "one key, short, with its schedule", "ecb", Op::Encrypt, 2, Rekeyed, Some(0)),
    (None, "four keys, short", "ecb", Op::EncryptMany, 4, Short, Some(1)),
    (None, "four keys, short, with their schedules", "ecb", Op::EncryptMany, 4, Rekeyed, Some(1)),
    (None, "one key, without high-bit parallelism", "ecb", Op::Encrypt, 0, Any, None),
    (None, "one key, without high-bit parallelism", "ecb", Op::Decrypt, 1, Any, None),
    (Some("U5"), "one key, short", "ecb", Op::Decrypt, 3, Short, None),
    (Some("U5"), "four keys, short", "ecb", Op::DecryptMany, 5, Short, None),
    (Some("U5"), "one key, long", "ecb", Op::Encrypt, 2, Long, None),
    (Some("U5"), "one key, long", "ecb", Op::Decrypt, 3, Long, None),
    (Some("U5"), "four keys, long", "ecb", Op::EncryptMany, 4, Long, None),
    (Some("U5"), "four keys, long", "ecb", Op::DecryptMany, 5, Long, None),
    (Some("U5"), "one key, without high-bit parallelism, long", "ecb", Op::Encrypt, 0, Long, None),
    (Some("U5"), "one key, without high-bit parallelism, long", "ecb", Op::Decrypt, 1, Long, None),
    (Some("U6"), "four keys and streams", "cbc", Op::EncryptMany, 4, Long, Some(2)),
    (Some("U7"), "key schedule, one key", "ecb", Op::Schedule, 6, Any, None),
    (Some("U7"), "key schedule, in parallel", "ecb", Op::Schedule, 7, Any, None),
];

/// The figures printed in the paper.
pub(crate) const PUBLISHED: &[Published] = &{
    let (mut all, mut i) = ([published(&PRINTED[0], &MESSAGES[0]); PRINTED.len() * MESSAGES.len()], 0);
    while i < all.len() {
        all[i] = published(&PRINTED[i / MESSAGES.len()], &MESSAGES[i % MESSAGES.len()]);
        i += 1;
    }
    all
};

const fn published(variant: &Printed, &(table, row, mode, op, symbol, length, figure): &Message) -> Published {
    let many = matches!(symbol, 4 | 5 | 7);
    let rekeyed = matches!(length, Rekeyed);
    Published {
        table: match table {
            Some(table) => table,
            None => variant.tables[many as usize],
        },
        row,
        cipher: variant.cipher,
        ways: match symbol {
            0 | 1 => variant.blocks,
            6 => 1,
            _ => 2 * variant.blocks,
        },
        op,
        mode,
        keys: if many { 2 * variant.blocks } else { 1 },
        bytes: match length {
            Any => None,
            Short | Rekeyed => Some(64),
            Long => Some(1 << 18),
        },
        rekeyed,
        figure: match figure {
            // Short messages were measured either with or without the key schedule.
            Some(figure) if matches!(length, Long) || rekeyed == variant.rekeyed => Some(variant.figures[figure]),
            _ => None,
        },
        symbol: variant.symbols[symbol],
    }
}
