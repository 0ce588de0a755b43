//! The key schedule (DSTU 7624:2014) and the forms that kernels read.

use super::quad;
use super::rounds::inv_mix_column;
use super::sliced;
use crate::isa::Isa;

/// One group of blocks for the keyless rounds; the widest has 512 bytes.
#[repr(C, align(64))]
struct Group([u8; 512]);

/// The round keys K_0 … K_t of `n` keys.
///
/// The intermediate key takes three rounds on one block. The even keys, each of two rounds, then go through the rounds
/// side by side; an odd key is its predecessor rotated.
///
/// # Safety
/// As [`Expand`](crate::kernel::Expand) asks: `8 * WORDS` bytes to `8 * COLUMNS * (ROUNDS + 1)` per key.
#[inline(always)]
pub(super) unsafe fn expand<I: Isa, const COLUMNS: usize, const WORDS: usize, const ROUNDS: usize>(
    isa: I,
    key: *const u8,
    out: *mut u8,
    n: usize,
) {
    let (capacity, block) = const { (quad::group::<I>(COLUMNS), 8 * COLUMNS) };
    let mut group = Group([0; 512]);
    let p: *mut u8 = group.0.as_mut_ptr();
    for index in 0..n {
        // SAFETY: key `index` of `n` and its round keys; a group has `capacity` blocks and at most 512 bytes.
        unsafe {
            let key: [u64; WORDS] = load(key.add(8 * WORDS * index));
            let out = out.add(block * (ROUNDS + 1) * index);
            let low: [u64; COLUMNS] = words_from(&key, 0);
            let high: [u64; COLUMNS] = words_from(&key, WORDS - COLUMNS);
            let mut intermediate = [0; COLUMNS];
            intermediate[0] = (COLUMNS + WORDS + 1) as u64;
            for round in 0..3 {
                store(p, &if round == 1 { xor(intermediate, high) } else { add(intermediate, low) });
                quad::keyless_round::<I, COLUMNS>(isa, p);
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
                quad::keyless_round::<I, COLUMNS>(isa, p);
                for b in 0..count {
                    let p = p.add(block * b);
                    store(p, &xor(load(p), addend(intermediate, first + b)));
                }
                quad::keyless_round::<I, COLUMNS>(isa, p);
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

/// `N` little-endian words.
///
/// # Safety
/// `p` is readable for them.
#[inline(always)]
pub(crate) unsafe fn load<const N: usize>(p: *const u8) -> [u64; N] {
    let mut words = [0; N];
    for i in 0..N {
        // SAFETY: as the caller promises; arrays of bytes need no alignment.
        words[i] = u64::from_le_bytes(unsafe { p.cast::<[u8; 8]>().add(i).read() });
    }
    words
}

/// The way back.
///
/// # Safety
/// `p` is writable for them.
#[inline(always)]
pub(crate) unsafe fn store<const N: usize>(p: *mut u8, words: &[u64; N]) {
    for i in 0..N {
        // SAFETY: as the caller promises; arrays of bytes need no alignment.
        unsafe { p.cast::<[u8; 8]>().add(i).write(words[i].to_le_bytes()) }
    }
}

/// The bytes of words.
#[inline(always)]
fn bytes<const N: usize>(words: [u64; N]) -> [[u8; 8]; N] {
    let mut bytes = [[0; 8]; N];
    for i in 0..N {
        bytes[i] = words[i].to_le_bytes();
    }
    bytes
}

/// A block's worth of the words of a key, from word `first` on, and again from the first behind the last.
#[inline(always)]
fn words_from<const WORDS: usize, const COLUMNS: usize>(key: &[u64; WORDS], first: usize) -> [u64; COLUMNS] {
    let mut words = [0; COLUMNS];
    for i in 0..COLUMNS {
        words[i] = key[(first + i) % WORDS];
    }
    words
}

/// The intermediate key with the constant of even key `2 * half`.
#[inline(always)]
fn addend<const N: usize>(intermediate: [u64; N], half: usize) -> [u64; N] {
    add(intermediate, [0x0001_0001_0001_0001 << half; N])
}

#[inline(always)]
pub(crate) fn add<const N: usize>(mut a: [u64; N], b: [u64; N]) -> [u64; N] {
    for i in 0..N {
        a[i] = a[i].wrapping_add(b[i]);
    }
    a
}

#[cfg(feature = "leaky")]
#[inline(always)]
pub(crate) fn sub<const N: usize>(mut a: [u64; N], b: [u64; N]) -> [u64; N] {
    for i in 0..N {
        a[i] = a[i].wrapping_sub(b[i]);
    }
    a
}

#[inline(always)]
pub(crate) fn xor<const N: usize>(mut a: [u64; N], b: [u64; N]) -> [u64; N] {
    for i in 0..N {
        a[i] ^= b[i];
    }
    a
}

/// A key as a string of bytes, rotated left by 2·N + 3 bytes.
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

/// Key `r` of a form, in the order of use: the first; those XORed behind the substitution of rounds 1 to `ROUNDS`, zero for
/// the last round, so that all rounds are the same code; the last. Encryption wants the inverse of `mix_columns` of those
/// between, since it XORs them before `mix_columns`.
///
/// # Safety
/// The schedule has `ROUNDS + 1` keys.
#[inline(always)]
unsafe fn form_key<const COLUMNS: usize, const ROUNDS: usize, const DECRYPT: bool>(
    keys: *const u8,
    r: usize,
) -> [u64; COLUMNS] {
    if r == ROUNDS {
        return [0; COLUMNS];
    }
    let step = if r > ROUNDS { ROUNDS } else { r };
    let at = if DECRYPT { ROUNDS - step } else { step };
    // SAFETY: as the caller promises.
    let mut key: [u64; COLUMNS] = unsafe { load(keys.add(8 * COLUMNS * at)) };
    if !(DECRYPT || r == 0 || r > ROUNDS) {
        for column in 0..COLUMNS {
            key[column] = inv_mix_column(key[column]);
        }
    }
    key
}

/// The quad-sliced form.
///
/// # Safety
/// As [`Expand`](crate::kernel::Expand) asks.
#[inline(always)]
pub(super) unsafe fn prepare_quad<I: Isa, const COLUMNS: usize, const ROUNDS: usize, const DECRYPT: bool>(
    _isa: I,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    for index in 0..n {
        // SAFETY: key `index` of `n`.
        let (schedule, out) =
            unsafe { (schedule.add(8 * COLUMNS * (ROUNDS + 1) * index), out.add(quad::form_bytes(ROUNDS) * index)) };
        for r in 0..ROUNDS + 2 {
            // SAFETY: the schedule is whole.
            let key = bytes(unsafe { form_key::<COLUMNS, ROUNDS, DECRYPT>(schedule, r) });
            let ends = r == 0 || r > ROUNDS;
            for at in 0..quad::KEY_BYTES {
                let (j, p) = (at / 16, at % 16);
                let (row, column) = match (ends, DECRYPT) {
                    (true, _) => (at % 8, at / 8 % COLUMNS),
                    (false, true) => quad::decrypt_key_place(COLUMNS, r % 2 == 1, j, p),
                    (false, false) => quad::encrypt_key_place(COLUMNS, r % 2 == 1, j, p),
                };
                // SAFETY: byte `at` of the 64 of key `r`.
                unsafe { out.add(quad::KEY_BYTES * r + at).write(key[column][row]) }
            }
        }
    }
}

/// The byte-sliced form.
///
/// # Safety
/// As [`Expand`](crate::kernel::Expand) asks.
#[inline(always)]
pub(super) unsafe fn prepare_sliced<I: Isa, const COLUMNS: usize, const ROUNDS: usize, const DECRYPT: bool>(
    _isa: I,
    schedule: *const u8,
    out: *mut u8,
    n: usize,
) {
    for index in 0..n {
        // SAFETY: key `index` of `n`, and its form.
        unsafe {
            let schedule = schedule.add(8 * COLUMNS * (ROUNDS + 1) * index);
            let out = out.add(sliced::form_bytes(COLUMNS, ROUNDS) * index);
            for r in 0..ROUNDS + 2 {
                let key = form_key::<COLUMNS, ROUNDS, DECRYPT>(schedule, r);
                sliced::write_key::<COLUMNS, ROUNDS>(out, r, &key);
            }
        }
    }
}
