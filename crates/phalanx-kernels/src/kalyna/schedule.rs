//! The key schedule (DSTU 7624:2014), and the forms that kernels read.

use core::mem::MaybeUninit;

use super::bytes;
use super::quad;
use super::rounds::{inv_mix_key, scale_key};
use crate::isa::{Isa, OwnKeys, one_by_one};

/// One group of blocks for keyless rounds. The largest group is 512 bytes long.
#[repr(C, align(64))]
struct Group([u8; 512]);

/// Computes the round keys K_0 … K_t of `n` keys.
///
/// The intermediate key results from three rounds on one block. Each even round key results from
/// two rounds, which are computed for all of them in parallel. An odd round key is a rotated copy
/// of the previous one.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand). Each key is `8 * WORDS` bytes long, and its round keys take
/// up `8 * COLUMNS * (ROUNDS + 1)` bytes.
#[inline(always)]
pub unsafe fn expand<I: Isa, const COLUMNS: usize, const WORDS: usize, const ROUNDS: usize, const CAPACITY: usize>(
    isa: I,
    key: *const u8,
    out: *mut u8,
    n: usize,
) {
    let (capacity, block) = (CAPACITY, 8 * COLUMNS);
    let mut group = Group([0; 512]);
    let p: *mut u8 = group.0.as_mut_ptr();
    for index in 0..n {
        // SAFETY: this accesses key `index` of `n` and its round keys. A group has `capacity`
        // blocks and is at most 512 bytes long.
        unsafe {
            let key: [u64; WORDS] = load(key.add(8 * WORDS * index));
            let out = out.add(block * (ROUNDS + 1) * index);
            let low: [u64; COLUMNS] = words_from(&key, 0);
            let high: [u64; COLUMNS] = words_from(&key, WORDS - COLUMNS);
            let mut intermediate = [0; COLUMNS];
            intermediate[0] = (COLUMNS + WORDS + 1) as u64;
            for round in 0..3 {
                store(p, &if round == 1 { xor(intermediate, high) } else { add(intermediate, low) });
                quad::keyless_round::<I, COLUMNS, CAPACITY>(isa, p);
                intermediate = load(p);
            }
            let mut first = 0;
            while first <= ROUNDS / 2 {
                let count = if ROUNDS / 2 + 1 - first < capacity { ROUNDS / 2 + 1 - first } else { capacity };
                for b in 0..count {
                    let half = first + b;
                    let from = if WORDS == COLUMNS { half } else { half / 2 + half % 2 * COLUMNS };
                    store(p.add(block * b), &add(words_from(&key, from), addend(intermediate, half)));
                }
                quad::keyless_round::<I, COLUMNS, CAPACITY>(isa, p);
                for b in 0..count {
                    let p = p.add(block * b);
                    store(p, &xor(load(p), addend(intermediate, first + b)));
                }
                quad::keyless_round::<I, COLUMNS, CAPACITY>(isa, p);
                for b in 0..count {
                    let half = first + b;
                    let even = add(load(p.add(block * b)), addend(intermediate, half));
                    store(out.add(block * 2 * half), &even);
                    if half < ROUNDS / 2 {
                        store(out.add(block * (2 * half + 1)), &rotate(even));
                    }
                }
                first += capacity;
            }
        }
    }
}

/// Loads `N` little-endian words.
///
/// # Safety
/// `p` must be readable for them.
#[inline(always)]
pub unsafe fn load<const N: usize>(p: *const u8) -> [u64; N] {
    let mut words = [0; N];
    for i in 0..N {
        // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
        words[i] = u64::from_le_bytes(unsafe { p.cast::<[u8; 8]>().add(i).read() });
    }
    words
}

/// Stores `N` little-endian words.
///
/// # Safety
/// `p` must be writable for them.
#[inline(always)]
pub unsafe fn store<const N: usize>(p: *mut u8, words: &[u64; N]) {
    for i in 0..N {
        // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
        unsafe { p.cast::<[u8; 8]>().add(i).write(words[i].to_le_bytes()) }
    }
}

/// Splits words into bytes.
#[inline(always)]
fn bytes<const N: usize>(words: [u64; N]) -> [[u8; 8]; N] {
    let mut bytes = [[0; 8]; N];
    for i in 0..N {
        bytes[i] = words[i].to_le_bytes();
    }
    bytes
}

/// Returns as many words of a key as a block has, starting at word `first` and wrapping around at
/// the end.
#[inline(always)]
fn words_from<const WORDS: usize, const COLUMNS: usize>(key: &[u64; WORDS], first: usize) -> [u64; COLUMNS] {
    let mut words = [0; COLUMNS];
    for i in 0..COLUMNS {
        words[i] = key[(first + i) % WORDS];
    }
    words
}

/// The intermediate key plus the constant for round key `2 * half`.
#[inline(always)]
fn addend<const N: usize>(intermediate: [u64; N], half: usize) -> [u64; N] {
    add(intermediate, [0x0001_0001_0001_0001 << half; N])
}

/// `a + b` modulo 2^64, word by word.
#[inline(always)]
pub fn add<const N: usize>(mut a: [u64; N], b: [u64; N]) -> [u64; N] {
    for i in 0..N {
        a[i] = a[i].wrapping_add(b[i]);
    }
    a
}

/// `a - b` modulo 2^64, word by word.
#[inline(always)]
pub fn sub<const N: usize>(mut a: [u64; N], b: [u64; N]) -> [u64; N] {
    for i in 0..N {
        a[i] = a[i].wrapping_sub(b[i]);
    }
    a
}

/// `a ^ b`
#[inline(always)]
pub fn xor<const N: usize>(mut a: [u64; N], b: [u64; N]) -> [u64; N] {
    for i in 0..N {
        a[i] ^= b[i];
    }
    a
}

/// Rotates a key left by 2·N + 3 bytes.
#[inline(always)]
fn rotate<const N: usize>(a: [u64; N]) -> [u64; N] {
    let (bytes, mut rotated) = (2 * N + 3, a);
    for i in 0..N {
        let (low, high) = (a[(i + bytes / 8) % N], a[(i + bytes / 8 + 1) % N]);
        let shift = 8 * (bytes % 8) as u32;
        rotated[i] = low >> shift | high << (64 - shift);
    }
    rotated
}

/// Returns key `r` of a form, in order of use: first comes the first key, then the keys that rounds
/// 1 to `ROUNDS` XOR, then the last key. One of the round keys is zero, so that all rounds can
/// share the same code.
///
/// Encryption adds round keys before multiplying by a factor of `mix_columns`, so we divide them by
/// that factor. In decryption, a key is either added after the S-box of its round or, if `AHEAD` is
/// set, multiplied by the inverse of `mix_columns` and added in the next round.
///
/// # Safety
/// The schedule must have `ROUNDS + 1` keys.
#[inline(always)]
unsafe fn form_key<const COLUMNS: usize, const ROUNDS: usize, const DECRYPT: bool, const AHEAD: bool>(
    keys: *const u8,
    r: usize,
) -> [u64; COLUMNS] {
    let ends = r == 0 || r > ROUNDS;
    if r == if AHEAD { 1 } else { ROUNDS } {
        return [0; COLUMNS];
    }
    let step = if r > ROUNDS { ROUNDS } else { r - usize::from(AHEAD && !ends) };
    let at = if DECRYPT { ROUNDS - step } else { step };
    // SAFETY: guaranteed by the caller.
    let mut key: [u64; COLUMNS] = unsafe { load(keys.add(8 * COLUMNS * at)) };
    for column in 0..COLUMNS {
        if !ends && AHEAD {
            key[column] = inv_mix_key(key[column]);
        } else if !ends && !DECRYPT {
            key[column] = scale_key(key[column]);
        }
    }
    key
}

/// Computes the quad-sliced form byte by byte.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_quad<I, const COLUMNS: usize, const ROUNDS: usize, const DECRYPT: bool>(
    _isa: I,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    for index in 0..n {
        // SAFETY: this accesses key `index` of `n`.
        let (schedule, out) =
            unsafe { (schedule.add(8 * COLUMNS * (ROUNDS + 1) * index), out.add(quad::form_bytes(ROUNDS) * index)) };
        for r in 0..ROUNDS + 2 {
            // SAFETY: the schedule is complete.
            let key = bytes(unsafe { form_key::<COLUMNS, ROUNDS, DECRYPT, DECRYPT>(schedule, r) });
            let ends = r == 0 || r > ROUNDS;
            for at in 0..quad::KEY_BYTES {
                let (j, p) = (at / 16, at % 16);
                let twist = (r % 2 == 1) != DECRYPT;
                let (row, column) =
                    if ends { (at % 8, at / 8 % COLUMNS) } else { quad::key_place(COLUMNS, twist, j, p) };
                // SAFETY: this accesses byte `at` of the 64 of key `r`.
                unsafe { out.add(quad::KEY_BYTES * r + at).write(key[column][row]) }
            }
        }
    }
}

/// Computes the quad-sliced form using a kernel's registers.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_quad_lanes<I: Isa, const COLUMNS: usize, const ROUNDS: usize, const DECRYPT: bool>(
    isa: I,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    for index in 0..n {
        // SAFETY: this accesses key `index` of `n` and its form, and the schedule contains key `r`
        // in order of use.
        unsafe {
            let schedule = schedule.add(8 * COLUMNS * (ROUNDS + 1) * index);
            let out = out.add(quad::form_bytes(ROUNDS) * index);
            for r in [0, if DECRYPT { 1 } else { ROUNDS }, ROUNDS + 1] {
                let key = form_key::<COLUMNS, ROUNDS, DECRYPT, DECRYPT>(schedule, r);
                let mut words = [0; 8];
                for i in 0..8 {
                    words[i] = key[i % COLUMNS];
                }
                store(out.add(quad::KEY_BYTES * r), &words);
            }
            // The remaining keys, which alternate between the twisted and the plain layout.
            for pair in 0..ROUNDS / 2 {
                let (twisted, plain) =
                    if DECRYPT { (2 * pair + 2, 2 * pair + 1) } else { (2 * pair + 1, 2 * pair + 2) };
                let at = if DECRYPT { ROUNDS + 1 - twisted } else { twisted };
                let form = out.add(quad::KEY_BYTES * twisted);
                quad::write_key::<I, COLUMNS, DECRYPT, true>(isa, schedule.add(8 * COLUMNS * at), form);
                if plain > 1 && plain < ROUNDS {
                    let at = if DECRYPT { ROUNDS + 1 - plain } else { plain };
                    let form = out.add(quad::KEY_BYTES * plain);
                    quad::write_key::<I, COLUMNS, DECRYPT, false>(isa, schedule.add(8 * COLUMNS * at), form);
                }
            }
        }
    }
}

/// Computes the byte-sliced form.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_bytes<I, const COLUMNS: usize, const ROUNDS: usize, const DECRYPT: bool>(
    _isa: I,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    for index in 0..n {
        // SAFETY: this accesses key `index` of `n` and its form.
        unsafe {
            let schedule = schedule.add(8 * COLUMNS * (ROUNDS + 1) * index);
            let out = out.add(bytes::form_bytes(COLUMNS, ROUNDS, 1) * index);
            for r in 0..ROUNDS + 2 {
                let key = form_key::<COLUMNS, ROUNDS, DECRYPT, false>(schedule, r);
                bytes::write_key::<COLUMNS, ROUNDS, 0>(out, r, 0, &key);
            }
        }
    }
}

/// [`prepare_bytes`] using a kernel's registers.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn prepare_bytes_lanes<I: Isa, const COLUMNS: usize, const ROUNDS: usize, const DECRYPT: bool>(
    isa: I,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    for index in 0..n {
        // SAFETY: this accesses key `index` of `n` and its form, and the schedule contains key `r`
        // in order of use.
        unsafe {
            let schedule = schedule.add(8 * COLUMNS * (ROUNDS + 1) * index);
            let out = out.add(bytes::form_bytes(COLUMNS, ROUNDS, 1) * index);
            for r in [0, ROUNDS, ROUNDS + 1] {
                let key = form_key::<COLUMNS, ROUNDS, DECRYPT, false>(schedule, r);
                bytes::write_key::<COLUMNS, ROUNDS, 0>(out, r, 0, &key);
            }
            for r in 1..ROUNDS {
                let at = if DECRYPT { ROUNDS - r } else { r };
                bytes::spread_key::<I, COLUMNS, DECRYPT>(isa, schedule.add(8 * COLUMNS * at), out, r);
            }
        }
    }
}

/// Loads one key into the byte-sliced form for many keys, for registers of `LANES` lanes.
///
/// # Safety
/// See [`Load`](crate::abi::Load).
#[inline(always)]
pub(super) unsafe fn place_bytes<
    I,
    const COLUMNS: usize,
    const ROUNDS: usize,
    const LANES: usize,
    const DECRYPT: bool,
>(
    _isa: I,
    schedule: *const u8,
    form: *mut u8,
    lane: usize,
) {
    for r in 0..ROUNDS + 2 {
        // SAFETY: guaranteed by the caller.
        unsafe {
            let key = form_key::<COLUMNS, ROUNDS, DECRYPT, false>(schedule, r);
            bytes::write_key::<COLUMNS, ROUNDS, LANES>(form, r, lane, &key);
        }
    }
}

/// The maximum number of keys that are expanded in parallel, i.e. one for each byte of the widest
/// register.
const MAX_KEYS: usize = 64;

/// Words for each of many keys, as little-endian bytes.
#[repr(C, align(64))]
struct Each<const WORDS: usize>(MaybeUninit<[[[u8; 8]; WORDS]; MAX_KEYS]>);

impl<const WORDS: usize> Each<WORDS> {
    #[inline(always)]
    fn new() -> Self {
        Self(MaybeUninit::uninit())
    }

    #[inline(always)]
    fn bytes(&mut self) -> *mut u8 {
        self.0.as_mut_ptr().cast()
    }
}

/// Like [`expand`], but processes many keys in parallel, in batches. The last batch may be padded
/// with copies of its first key.
///
/// # Safety
/// See [`Expand`](crate::abi::Expand).
#[inline(always)]
pub(super) unsafe fn expand_many<I: OwnKeys, const COLUMNS: usize, const WORDS: usize, const ROUNDS: usize>(
    isa: I,
    key: *const u8,
    out: *mut u8,
    n: usize,
) {
    let (block, whole, many) = (8 * COLUMNS, 8 * WORDS, const { bytes::width::<I>() });
    const { assert!(bytes::width::<I>() <= MAX_KEYS) };
    let (mut keys, mut state, mut intermediate) =
        (Each::<WORDS>::new(), Each::<COLUMNS>::new(), Each::<COLUMNS>::new());
    let (keys, state, intermediate) = (keys.bytes(), state.bytes(), intermediate.bytes());
    let mut start = [0; COLUMNS];
    start[0] = (COLUMNS + WORDS + 1) as u64;
    for batch in 0..n.div_ceil(many) {
        let first = many * batch;
        // SAFETY: this accesses key `index` of `n`, and block `b` of a batch. All blocks are
        // written before they are read.
        unsafe {
            for b in 0..many {
                let b = one_by_one(b);
                let index = if first + b < n { first + b } else { first };
                store(keys.add(whole * b), &load::<WORDS>(key.add(whole * index)));
                store(state.add(block * b), &start);
            }
            for round in 0..3 {
                for b in 0..many {
                    let b = one_by_one(b);
                    let key: [u64; WORDS] = load(keys.add(whole * b));
                    let state = state.add(block * b);
                    let words: [u64; COLUMNS] = load(state);
                    let high = words_from(&key, WORDS - COLUMNS);
                    store(state, &if round == 1 { xor(words, high) } else { add(words, words_from(&key, 0)) });
                }
                bytes::keyless_round::<I, COLUMNS>(isa, state);
            }
            for b in 0..many {
                let b = one_by_one(b);
                store(intermediate.add(block * b), &load::<COLUMNS>(state.add(block * b)));
            }
            for half in 0..ROUNDS / 2 + 1 {
                for round in 0..2 {
                    for b in 0..many {
                        let b = one_by_one(b);
                        let (state, keys) = (state.add(block * b), keys.add(whole * b));
                        let addend: [u64; COLUMNS] = addend(load(intermediate.add(block * b)), half);
                        if round == 0 {
                            let key: [u64; WORDS] = load(keys);
                            store(state, &add(words_from(&key, 0), addend));
                            // The words for the next even key are either rotated by one, or taken
                            // from alternating halves.
                            let next: [u64; WORDS] = if WORDS == COLUMNS {
                                words_from(&key, 1)
                            } else if half % 2 == 0 {
                                words_from(&key, COLUMNS)
                            } else {
                                words_from(&key, COLUMNS + 1)
                            };
                            store(keys, &next);
                        } else {
                            store(state, &xor(load(state), addend));
                        }
                    }
                    bytes::keyless_round::<I, COLUMNS>(isa, state);
                }
                for b in 0..many {
                    let b = one_by_one(b);
                    if first + b < n {
                        let addend: [u64; COLUMNS] = addend(load(intermediate.add(block * b)), half);
                        let even = add(load(state.add(block * b)), addend);
                        let out = out.add(block * ((ROUNDS + 1) * (first + b) + 2 * half));
                        store(out, &even);
                        if half < ROUNDS / 2 {
                            store(out.add(block), &rotate(even));
                        }
                    }
                }
            }
        }
    }
}
