//! The byte-sliced layout, which processes as many blocks in parallel as a register has bytes.
//!
//! Register (c, r) holds byte r of column c of all blocks, so `shift_rows` merely renames
//! registers. To load blocks, we read 16-byte pieces of them into 16 registers, add the key, and
//! then transpose 16 × 16 bytes in every lane with four stages of unpacking. For example, with four
//! lanes:
//!
//! ```text
//!           lane 0            lane 1            lane 2            lane 3
//! before    block 4i          block 4i+1        block 4i+2        block 4i+3        register i: 16 bytes of each
//! after     blocks 0,4,…,60   blocks 1,5,…,61   blocks 2,6,…,62   blocks 3,7,…,63   register p: byte p of each
//! ```
//!
//! Instructions per round and byte position: 4 for the S-box with 64-byte registers (10 with NEON's
//! 16-byte registers), 1 for the key, which is read as a broadcast operand, and 6 for `mix_columns`
//! (8 for its inverse).
//!
//! For 128-bit blocks, the state and four registers of tables fit in 32 registers. Wider states are
//! kept in the L1 cache. When decrypting 512-bit blocks, each round goes from one state to another,
//! column by column, so that it only loads and stores every byte once.
//!
//! With NEON's 16-byte registers, we look up four or eight registers at a time in each quarter of a
//! table, and mix columns one by one. For 128-bit blocks, a round takes 521 instructions (732 for
//! decryption), of which 432 (544) are arithmetic.

use super::rounds::{InvPi, KeyFactor, Pi, inv_mix_columns, inv_mix_in_order, mix_inner, mix_outer, shift};
pub(super) use super::sizes::bytes::*;
use crate::isa::{Isa, Logic, OwnKeys, Sbox};

/// A key of zeros.
static ZERO: [u8; 16] = [0; 16];

/// How many keys the form that a kernel reads contains.
const fn keys<I: Isa>(each: bool) -> usize {
    if each { width::<I>() } else { 1 }
}

/// Transposes 16 × 16 bytes in every lane by repeating one stage four times. This is its own
/// inverse.
#[inline(always)]
fn transpose<I: Isa>(i: I, mut x: [I::W; 16]) -> [I::W; 16] {
    for _ in 0..4 {
        let a = x;
        for n in 0..8 {
            x[2 * n] = i.unpack_low_8(a[n], a[n + 8]);
            x[2 * n + 1] = i.unpack_high_8(a[n], a[n + 8]);
        }
    }
    x
}

/// The state, as columns of eight registers each.
type State<I, const COLUMNS: usize> = [[<I as Logic>::W; 8]; COLUMNS];

/// Returns the key byte at the given position.
///
/// # Safety
/// `key` must be readable for the bytes of the columns.
#[inline(always)]
unsafe fn key_byte<I: OwnKeys, const EACH: bool>(i: I, key: *const u8, column: usize, row: usize) -> I::W {
    // SAFETY: this accesses one of these bytes.
    unsafe {
        let key = key.add(byte_bytes(keys::<I>(EACH)) * (8 * column + row));
        if EACH { i.load_lanes(key) } else { i.broadcast_4(key) }
    }
}

/// Returns the byte that `shift_rows` or its inverse moves to the given position.
#[inline(always)]
fn moved<I: Isa, const COLUMNS: usize, const DECRYPT: bool>(x: &State<I, COLUMNS>, column: usize, row: usize) -> I::W {
    let by = if DECRYPT { shift(COLUMNS, row) } else { COLUMNS - shift(COLUMNS, row) };
    x[(column + by) % COLUMNS][row]
}

/// Applies an S-box to the first `2 * COLUMNS` registers, in groups that are small enough to leave
/// room for the rest of a small state.
#[inline(always)]
fn sub_many<I: Isa, S: Sbox, const COLUMNS: usize>(i: I, mut v: [I::W; 16]) -> [I::W; 16] {
    if COLUMNS == 2 {
        let four = &mut v.as_chunks_mut::<4>().0[0];
        *four = i.sub_each::<S, 4>(*four);
    } else {
        let [first, second] = v.as_chunks_mut::<8>().0 else { return v };
        *first = i.sub_each::<S, 8>(*first);
        if COLUMNS > 4 {
            *second = i.sub_each::<S, 8>(*second);
        }
    }
    v
}

/// Applies S-box `J` to rows `J` and `J + 4`, followed by `shift_rows`. For decryption, this also
/// adds the key.
///
/// # Safety
/// `key` must be readable for the bytes of a round key.
#[inline(always)]
unsafe fn sub_rows<I: OwnKeys, const COLUMNS: usize, const DECRYPT: bool, const EACH: bool, const J: usize>(
    i: I,
    x: &State<I, COLUMNS>,
    out: &mut State<I, COLUMNS>,
    key: *const u8,
) {
    if I::TOGETHER {
        let mut v = [x[0][0]; 16];
        for k in 0..2 * COLUMNS {
            v[k] = moved::<I, COLUMNS, DECRYPT>(x, k % COLUMNS, J + 4 * (k / COLUMNS));
        }
        let v = if DECRYPT { sub_many::<I, InvPi<J>, COLUMNS>(i, v) } else { sub_many::<I, Pi<J>, COLUMNS>(i, v) };
        for k in 0..2 * COLUMNS {
            let (column, row) = (k % COLUMNS, J + 4 * (k / COLUMNS));
            out[column][row] = if DECRYPT {
                // SAFETY: guaranteed by the caller.
                i.xor(v[k], unsafe { key_byte::<I, EACH>(i, key, column, row) })
            } else {
                v[k]
            };
        }
        return;
    }
    for row in [J, J + 4] {
        for column in 0..COLUMNS {
            let v = moved::<I, COLUMNS, DECRYPT>(x, column, row);
            out[column][row] = if DECRYPT {
                // SAFETY: guaranteed by the caller.
                i.xor(i.sub_unmasked::<InvPi<J>>(v), unsafe { key_byte::<I, EACH>(i, key, column, row) })
            } else {
                i.sub_unmasked::<Pi<J>>(v)
            };
        }
    }
}

/// Applies `sub_bytes`, then `shift_rows`, and adds the key if decrypting. We go S-box by S-box so
/// that only four registers of tables are live at a time.
///
/// # Safety
/// `key` must be readable for the bytes of a round key.
#[inline(always)]
unsafe fn sub_bytes<I: OwnKeys, const COLUMNS: usize, const DECRYPT: bool, const EACH: bool>(
    i: I,
    x: &State<I, COLUMNS>,
    out: &mut State<I, COLUMNS>,
    key: *const u8,
) {
    // SAFETY: guaranteed by the caller.
    unsafe {
        sub_rows::<I, COLUMNS, DECRYPT, EACH, 0>(i, x, out, key);
        sub_rows::<I, COLUMNS, DECRYPT, EACH, 1>(i, x, out, key);
        sub_rows::<I, COLUMNS, DECRYPT, EACH, 2>(i, x, out, key);
        sub_rows::<I, COLUMNS, DECRYPT, EACH, 3>(i, x, out, key);
    }
}

/// Unrolls an operation over all columns. If we wrote a loop, compilers would keep it, and the
/// state would end up in memory.
macro_rules! columns {
    ($columns:ident, $column:ident, $body:expr) => {{
        columns!(@ $column, $body, 0);
        columns!(@ $column, $body, 1);
        if $columns > 2 {
            columns!(@ $column, $body, 2);
            columns!(@ $column, $body, 3);
        }
        if $columns > 4 {
            columns!(@ $column, $body, 4);
            columns!(@ $column, $body, 5);
            columns!(@ $column, $body, 6);
            columns!(@ $column, $body, 7);
        }
    }};
    (@ $column:ident, $body:expr, $i:literal) => {{
        let $column = $i % COLUMNS;
        $body
    }};
}

/// Performs one round in either direction. `s` is scratch space.
///
/// # Safety
/// `key` must be readable for the bytes of a round key.
#[inline(always)]
unsafe fn round<I: OwnKeys, const COLUMNS: usize, const DECRYPT: bool, const EACH: bool>(
    i: I,
    x: &mut State<I, COLUMNS>,
    s: &mut State<I, COLUMNS>,
    key: *const u8,
) {
    // SAFETY: guaranteed by the caller.
    unsafe {
        if DECRYPT {
            if I::TOGETHER {
                columns!(COLUMNS, column, s[column] = inv_mix_in_order(i, &x[column]));
            } else {
                columns!(COLUMNS, column, s[column] = inv_mix_columns(i, &x[column]));
            }
            sub_bytes::<I, COLUMNS, DECRYPT, EACH>(i, s, x, key);
        } else {
            sub_bytes::<I, COLUMNS, DECRYPT, EACH>(i, x, s, key);
            columns!(
                COLUMNS,
                column,
                x[column] = mix_column::<I, EACH>(i, &s[column], key.add(byte_bytes(keys::<I>(EACH)) * 8 * column))
            );
        }
    }
}

/// One decryption round from `x` to `out`, both of which are in memory. We go column by column so
/// that every byte is only loaded and stored once.
///
/// # Safety
/// `key` must be readable for the bytes of a round key.
#[inline(always)]
unsafe fn inv_round_in_memory<I: OwnKeys, const COLUMNS: usize, const EACH: bool>(
    i: I,
    x: &State<I, COLUMNS>,
    out: &mut State<I, COLUMNS>,
    key: *const u8,
) {
    for column in 0..COLUMNS {
        let v = inv_mix_columns(i, &x[column]);
        let v = [
            i.sub_unmasked::<InvPi<0>>(v[0]),
            i.sub_unmasked::<InvPi<1>>(v[1]),
            i.sub_unmasked::<InvPi<2>>(v[2]),
            i.sub_unmasked::<InvPi<3>>(v[3]),
            i.sub_unmasked::<InvPi<0>>(v[4]),
            i.sub_unmasked::<InvPi<1>>(v[5]),
            i.sub_unmasked::<InvPi<2>>(v[6]),
            i.sub_unmasked::<InvPi<3>>(v[7]),
        ];
        for row in 0..8 {
            let to = (column + COLUMNS - shift(COLUMNS, row)) % COLUMNS;
            // SAFETY: guaranteed by the caller.
            out[to][row] = i.xor(v[row], unsafe { key_byte::<I, EACH>(i, key, to, row) });
        }
    }
}

/// Applies `mix_columns` to a column and adds its key.
///
/// # Safety
/// `key` must be readable for the bytes of a column.
#[inline(always)]
unsafe fn mix_column<I: OwnKeys, const EACH: bool>(i: I, s: &[I::W; 8], key: *const u8) -> [I::W; 8] {
    let s = &i.in_order(*s);
    let (mut w, mut y) = (*s, *s);
    for k in 0..8 {
        w[k] = mix_inner(i, s, k);
    }
    if I::FOUR && !EACH {
        for k in [0, 4] {
            // SAFETY: guaranteed by the caller. There are four copies of each byte.
            let four = unsafe { i.broadcast_four(key.add(4 * k)) };
            for j in 0..4 {
                y[k + j] = mix_outer(i, s, &w, k + j, four[j]);
            }
        }
        return i.in_order(y);
    }
    for k in 0..8 {
        // SAFETY: guaranteed by the caller.
        y[k] = mix_outer(i, s, &w, k, unsafe { key_byte::<I, EACH>(i, key, 0, k) });
    }
    i.in_order(y)
}

/// Encrypts or decrypts `n` batches of `16 * LANES` blocks.
///
/// # Safety
/// See [`Crypt`](crate::abi::Crypt). `keys` must hold this layout's form.
#[inline(always)]
pub(super) unsafe fn crypt<
    I: OwnKeys,
    const COLUMNS: usize,
    const ROUNDS: usize,
    const EACH: bool,
    const DECRYPT: bool,
>(
    i: I,
    keys: *const u8,
    src: *const u8,
    dst: *mut u8,
    n: usize,
) {
    let (block, lanes, end) = (8 * COLUMNS, I::LANES, end_bytes(COLUMNS, self::keys::<I>(EACH)));
    for batch in 0..n {
        // SAFETY: this accesses batch `batch` of `n`, as `16 * LANES` blocks in 16-byte pieces. The
        // keys are laid out as `form_bytes` assumes.
        unsafe {
            let (src, dst) = (src.add(batch * 16 * lanes * block), dst.add(batch * 16 * lanes * block));
            // An arbitrary initial value, since all registers are overwritten below.
            let any = i.broadcast_4(keys);
            let (mut x, mut s) = ([[any; 8]; COLUMNS], [[any; 8]; COLUMNS]);
            columns!(COLUMNS, column, {
                if column.is_multiple_of(2) {
                    load_pair::<I, COLUMNS, DECRYPT, EACH>(i, &mut x, column, src, keys);
                }
            });
            let mut key = keys.add(2 * end);
            let key_bytes = COLUMNS * 8 * byte_bytes(self::keys::<I>(EACH));
            if DECRYPT && COLUMNS > 4 && !I::TOGETHER {
                const { assert!(ROUNDS.is_multiple_of(2)) };
                for _ in 0..ROUNDS / 2 {
                    inv_round_in_memory::<I, COLUMNS, EACH>(i, &x, &mut s, key);
                    inv_round_in_memory::<I, COLUMNS, EACH>(i, &s, &mut x, key.add(key_bytes));
                    key = key.add(2 * key_bytes);
                }
            } else {
                for _ in 0..ROUNDS {
                    round::<I, COLUMNS, DECRYPT, EACH>(i, &mut x, &mut s, key);
                    key = key.add(key_bytes);
                }
            }
            columns!(COLUMNS, column, {
                if column.is_multiple_of(2) {
                    store_pair::<I, COLUMNS, DECRYPT, EACH>(i, &x, column, dst, keys.add(end));
                }
            });
        }
    }
}

/// Loads two columns of all blocks and adds (or subtracts) a key.
///
/// # Safety
/// `src` must be readable for a batch, and `key` for the first or the last key of the form.
#[inline(always)]
unsafe fn load_pair<I: OwnKeys, const COLUMNS: usize, const SUBTRACT: bool, const EACH: bool>(
    i: I,
    x: &mut State<I, COLUMNS>,
    column: usize,
    src: *const u8,
    key: *const u8,
) {
    let (block, at) = (8 * COLUMNS, 8 * column);
    // SAFETY: this accesses 16-byte pieces of the blocks from `k * LANES` on.
    unsafe {
        let mut t = [x[0][0]; 16];
        for k in 0..16 {
            let from = k * I::LANES * block + at;
            t[k] = if EACH {
                i.load_own::<SUBTRACT>(src.add(from), block, key.add(from))
            } else {
                i.load_keyed::<SUBTRACT>(src.add(from), block, key.add(at))
            };
        }
        let t = transpose(i, t);
        for k in 0..8 {
            (x[column][k], x[column + 1][k]) = (t[k], t[k + 8]);
        }
    }
}

/// Adds (or subtracts) a key and stores two columns of all blocks.
///
/// # Safety
/// `dst` must be writable for a batch, and `key` must be readable for the first or the last key of
/// the form.
#[inline(always)]
unsafe fn store_pair<I: OwnKeys, const COLUMNS: usize, const SUBTRACT: bool, const EACH: bool>(
    i: I,
    x: &State<I, COLUMNS>,
    column: usize,
    dst: *mut u8,
    key: *const u8,
) {
    let (block, at) = (8 * COLUMNS, 8 * column);
    // SAFETY: this accesses 16-byte pieces of the blocks from `k * LANES` on.
    unsafe {
        let mut t = [x[0][0]; 16];
        for k in 0..8 {
            (t[k], t[k + 8]) = (x[column][k], x[column + 1][k]);
        }
        let t = transpose(i, t);
        for k in 0..16 {
            let to = k * I::LANES * block + at;
            if EACH {
                i.store_own::<SUBTRACT>(dst.add(to), block, key.add(to), t[k]);
            } else {
                i.store_keyed::<SUBTRACT>(dst.add(to), block, key.add(at), t[k]);
            }
        }
    }
}

/// Performs one keyless round in place on a batch of packed blocks. The schedule for many keys uses
/// this.
///
/// # Safety
/// `p` must be readable and writable for a batch.
#[inline(always)]
pub(super) unsafe fn keyless_round<I: OwnKeys, const COLUMNS: usize>(i: I, p: *mut u8) {
    static ZERO: [u8; 4 * 64] = [0; 4 * 64];
    // SAFETY: guaranteed by the caller. A round key has at most 64 bytes, with four copies of each.
    unsafe {
        let key = ZERO.as_ptr();
        let any = i.broadcast_4(key);
        let (mut x, mut s) = ([[any; 8]; COLUMNS], [[any; 8]; COLUMNS]);
        columns!(COLUMNS, column, {
            if column.is_multiple_of(2) {
                load_pair::<I, COLUMNS, false, false>(i, &mut x, column, p, key);
            }
        });
        round::<I, COLUMNS, false, false>(i, &mut x, &mut s, key);
        columns!(COLUMNS, column, {
            if column.is_multiple_of(2) {
                store_pair::<I, COLUMNS, false, false>(i, &x, column, p, key);
            }
        });
    }
}

/// Writes key `r`, in order of use, to this layout's form. The first and the last key are copied,
/// and all others are split into bytes.
///
/// In a form for many keys, whose layout depends on the number of lanes, the key applies to block
/// `lane` of a batch. For a single key, `LANES` is 0.
///
/// # Safety
/// `form` must be writable for `form_bytes`. `r` must be at most `ROUNDS + 1`, and `lane` must be
/// less than the number of keys.
#[inline(always)]
pub(super) unsafe fn write_key<const COLUMNS: usize, const ROUNDS: usize, const LANES: usize>(
    form: *mut u8,
    r: usize,
    lane: usize,
    key: &[u64; COLUMNS],
) {
    let (many, keys) = (LANES > 0, 16 * LANES);
    let end = end_bytes(COLUMNS, keys);
    if r == 0 || r > ROUNDS {
        let at = (if r == 0 { 0 } else { end }) + if many { 8 * COLUMNS * lane } else { 0 };
        for i in 0..if many { COLUMNS } else { 8 } {
            // SAFETY: this accesses a block for each of many keys, or 64 bytes.
            unsafe { form.add(at + 8 * i).cast::<[u8; 8]>().write(key[i % COLUMNS].to_le_bytes()) }
        }
    } else {
        // After transposition, lane l of a register holds blocks l, l + LANES, l + 2 LANES, …
        let place = if many { lane % LANES * 16 + lane / LANES } else { 0 };
        for i in 0..8 * COLUMNS {
            let (at, byte) =
                (2 * end + byte_bytes(keys) * (8 * COLUMNS * (r - 1) + i), (key[i / 8] >> (8 * (i % 8))) as u8);
            // SAFETY: this stays inside the form.
            unsafe {
                if many {
                    form.add(at + place).write(byte);
                } else {
                    form.add(at).cast::<[u8; 4]>().write([byte; 4]);
                }
            }
        }
    }
}

/// [`write_key`] for any key `r` except the first and the last in a single-key form, using a
/// kernel's registers. For encryption, the key is divided by the outer factor.
///
/// # Safety
/// `key` must be readable for a block, and `form` must be writable for `form_bytes`. `r` must be
/// from 1 to `ROUNDS`.
#[inline(always)]
pub(super) unsafe fn spread_key<I: Isa, const COLUMNS: usize, const DECRYPT: bool>(
    i: I,
    key: *const u8,
    form: *mut u8,
    r: usize,
) {
    const { assert!(I::LANES == 1) };
    for piece in 0..COLUMNS / 2 {
        // SAFETY: this accesses 16 bytes of the key, and four times as many of the form.
        unsafe {
            let x = i.load_keyed::<false>(key.add(16 * piece), 0, ZERO.as_ptr());
            let x = if DECRYPT { x } else { i.mul::<KeyFactor>(x) };
            let out = form.add(2 * end_bytes(COLUMNS, 1) + byte_bytes(1) * (8 * COLUMNS * (r - 1) + 16 * piece));
            for (half, twice) in [i.unpack_low_8(x, x), i.unpack_high_8(x, x)].into_iter().enumerate() {
                let out = out.add(32 * half);
                i.store_keyed::<false>(out, 0, ZERO.as_ptr(), i.unpack_low_8(twice, twice));
                i.store_keyed::<false>(out.add(16), 0, ZERO.as_ptr(), i.unpack_high_8(twice, twice));
            }
        }
    }
}
