//! The key schedule (DSTU 7624:2014) and the forms that kernels read.

use super::quad;
use super::rounds::inv_mix_column;
use super::sliced;
use crate::isa::Isa;
use crate::wipe::wipe;

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
    let mut group = Group([0; 512]);
    for index in 0..n {
        // SAFETY: key `index` of `n`.
        let key = unsafe { key.add(8 * WORDS * index).cast::<[[u8; 8]; WORDS]>().read() }.map(u64::from_le_bytes);
        let put = |i: usize, words: [u64; COLUMNS]| {
            let at = 8 * COLUMNS * ((ROUNDS + 1) * index + i);
            // SAFETY: round key `i` of key `index`.
            unsafe { out.add(at).cast::<[[u8; 8]; COLUMNS]>().write(words.map(u64::to_le_bytes)) }
        };
        let p = group.0.as_mut_ptr().cast::<[[u8; 8]; COLUMNS]>();
        // SAFETY: a group has at most 512 bytes, and `b` counts the blocks in it.
        let read = |b: usize| unsafe { p.add(b).read() }.map(u64::from_le_bytes);
        // SAFETY: as above.
        let write = |b: usize, words: [u64; COLUMNS]| unsafe { p.add(b).write(words.map(u64::to_le_bytes)) };
        // SAFETY: as above.
        let rounds = || unsafe { quad::keyless_round::<I, COLUMNS>(isa, p.cast()) };

        let low: [u64; COLUMNS] = core::array::from_fn(|i| key[i]);
        let high: [u64; COLUMNS] = core::array::from_fn(|i| key[(WORDS - COLUMNS + i) % WORDS]);
        let mut state = [0; COLUMNS];
        state[0] = (COLUMNS + WORDS + 1) as u64;
        write(0, add(state, low));
        rounds();
        write(0, xor(read(0), high));
        rounds();
        write(0, add(read(0), low));
        rounds();
        let intermediate = read(0);

        let addend = |half: usize| add(intermediate, [0x0001_0001_0001_0001 << half; COLUMNS]);
        let data = |half: usize| -> [u64; COLUMNS] {
            if WORDS == COLUMNS {
                core::array::from_fn(|i| key[(i + half) % WORDS])
            } else {
                core::array::from_fn(|i| key[(i + half / 2 + half % 2 * COLUMNS) % WORDS])
            }
        };
        let capacity = const { quad::group::<I>(COLUMNS) };
        let mut first = 0;
        while first <= ROUNDS / 2 {
            let count = if ROUNDS / 2 + 1 - first < capacity { ROUNDS / 2 + 1 - first } else { capacity };
            for b in 0..count {
                write(b, add(data(first + b), addend(first + b)));
            }
            rounds();
            for b in 0..count {
                write(b, xor(read(b), addend(first + b)));
            }
            rounds();
            for b in 0..count {
                let half = first + b;
                let even = add(read(b), addend(half));
                put(2 * half, even);
                if half < ROUNDS / 2 {
                    put(2 * half + 1, rotate(even));
                }
            }
            first += capacity;
        }
    }
    wipe(&mut group.0);
}

#[inline(always)]
fn add<const N: usize>(a: [u64; N], b: [u64; N]) -> [u64; N] {
    core::array::from_fn(|i| a[i].wrapping_add(b[i]))
}

#[inline(always)]
fn xor<const N: usize>(a: [u64; N], b: [u64; N]) -> [u64; N] {
    core::array::from_fn(|i| a[i] ^ b[i])
}

/// A key as a string of bytes, rotated left by 2·N + 3 bytes.
#[inline(always)]
fn rotate<const N: usize>(a: [u64; N]) -> [u64; N] {
    let bytes = 2 * N + 3;
    core::array::from_fn(|i| {
        let (low, high) = (a[(i + bytes / 8) % N], a[(i + bytes / 8 + 1) % N]);
        let shift = 8 * (bytes % 8) as u32;
        low >> shift | high << (64 - shift)
    })
}

/// Column words of round key `r` of the schedule at `keys`.
///
/// # Safety
/// The schedule has more than `r` keys.
#[inline(always)]
unsafe fn round_key<const COLUMNS: usize>(keys: *const u8, r: usize) -> [u64; COLUMNS] {
    // SAFETY: as the caller promises.
    unsafe { keys.cast::<[[u8; 8]; COLUMNS]>().add(r).read() }.map(u64::from_le_bytes)
}

/// The key of step `r` in the order of use. Encryption wants the inverse of `mix_columns` of the keys between the first
/// and the last, since it XORs them before `mix_columns`.
///
/// # Safety
/// The schedule has `ROUNDS + 1` keys.
#[inline(always)]
unsafe fn step_key<const COLUMNS: usize, const ROUNDS: usize, const DECRYPT: bool>(
    keys: *const u8,
    r: usize,
) -> [u64; COLUMNS] {
    // SAFETY: as the caller promises.
    let key = unsafe { round_key(keys, if DECRYPT { ROUNDS - r } else { r }) };
    if DECRYPT || r == 0 || r == ROUNDS { key } else { key.map(inv_mix_column) }
}

/// The quad-sliced form: `ROUNDS + 1` keys of 64 bytes.
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
        let (schedule, out) = unsafe {
            (schedule.add(8 * COLUMNS * (ROUNDS + 1) * index), out.add(quad::KEY_BYTES * (ROUNDS + 1) * index))
        };
        for r in 0..=ROUNDS {
            // SAFETY: `r` is at most `ROUNDS`.
            let key = unsafe { step_key::<COLUMNS, ROUNDS, DECRYPT>(schedule, r) }.map(u64::to_le_bytes);
            let ends = r == 0 || r == ROUNDS;
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
        // SAFETY: key `index` of `n`; `step_key` is asked for keys 0 to `ROUNDS`.
        unsafe {
            let schedule = schedule.add(8 * COLUMNS * (ROUNDS + 1) * index);
            let out = out.add(sliced::form_bytes(COLUMNS, ROUNDS) * index);
            sliced::prepare::<COLUMNS, ROUNDS>(out, |r| step_key::<COLUMNS, ROUNDS, DECRYPT>(schedule, r));
        }
    }
}
