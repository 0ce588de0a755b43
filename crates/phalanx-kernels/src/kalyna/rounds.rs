//! The round transformations, which all layouts share and which work with any registers.
//!
//! `mix_columns` multiplies a column by the circulant v = 1,1,5,1,8,6,7,4. With w = 3 + x + x^2 +
//! x^3, this factors as v = 7·(x^4·w + x^2) + (x^2 + x^7)·w in the ring GF(2^8)\[x\]/(x^8 + 1), so
//! each byte only costs two multiplications and six XORs (four instructions with ternary logic):
//!
//! ```text
//! W_i = 3·x_i + x_(i+1) + x_(i+2) + x_(i+3)
//! y_i = 7·(W_(i+4) + x_(i+2)) + W_(i+2) + W_(i+7)              (indices modulo 8)
//! ```
//!
//! We divide the round key by 7 and add it to the two-term sum, which is free with ternary logic.
//!
//! The inverse splits into parts with periods 4 and 2. Let u = AD,95,76,A8,2F,49,D7,CA. If we scale
//! everything by λ = 1/(u_0 + u_4), we save one of four multiplications, and the table of the
//! inverse S-box that follows can undo the scaling:
//!
//! ```text
//! s_i = x_i + x_(i+4)                                          (period 4)
//! t_i = s_i + s_(i+2)                                          (period 2)
//! n_i = a_0·t_i + a_1·t_(i+1)                                  (period 2)
//! m_i = n_i + b_0·s_(i+2) + b_1·s_(i+3)                        (period 4)
//! y_i = m_i + x_(i+4) + p_1·x_(i+5) + p_2·x_(i+6) + p_3·x_(i+7)
//! ```

use super::circuits;
use super::tables::{FIELD, INV_MDS, INV_SBOX, MDS, SBOX};
use crate::field::Field;
use crate::isa::{Factor, Isa, Logic, Sbox, product};

/// By how many columns `shift_rows` shifts row `row` to the right in a block with `columns`
/// columns.
pub const fn shift(columns: usize, row: usize) -> usize {
    row * columns / 8
}

/// A constant factor in the field of `mix_columns`.
pub(crate) struct K<const C: u8>;

impl<const C: u8> Factor for K<C> {
    const FIELD: Field = FIELD;
    const C: u8 = C;
}

/// The outer factor of `mix_columns`. We add the round key before multiplying by this factor.
const OUTER: u8 = 7;

/// The factor by which we multiply encryption round keys to compensate for [`OUTER`].
pub(super) type KeyFactor = K<{ FIELD.inv(OUTER) }>;

/// The factor by which `inv_mix_columns` scales its output.
const LAMBDA: u8 = FIELD.inv(UNSCALED);
const UNSCALED: u8 = INV_MDS[0] ^ INV_MDS[4];

const fn u(d: usize) -> u8 {
    FIELD.mul(LAMBDA, INV_MDS[d])
}

const A: [u8; 2] = [u(0), u(1)];
const B: [u8; 2] = [u(0) ^ u(2), u(1) ^ u(3)];
const P: [u8; 4] = [u(0) ^ u(4), u(1) ^ u(5), u(2) ^ u(6), u(3) ^ u(7)];

/// S-box `J` of `sub_bytes`.
pub(crate) struct Pi<const J: usize>;

impl<const J: usize> Sbox for Pi<J> {
    const TABLE: [u8; 256] = SBOX[J];
    #[inline(always)]
    fn circuit<L: Logic>(l: L, x: [L::W; 8]) -> [L::W; 8] {
        match J {
            0 => circuits::pi0(l, x),
            1 => circuits::pi1(l, x),
            2 => circuits::pi2(l, x),
            _ => circuits::pi3(l, x),
        }
    }
}

/// The inverse of S-box `J`, for an argument that [`inv_mix_columns`] has scaled.
pub(super) struct InvPi<const J: usize>;

impl<const J: usize> Sbox for InvPi<J> {
    const TABLE: [u8; 256] = {
        let (mut t, mut y) = ([0; 256], 0);
        while y < 256 {
            t[y] = INV_SBOX[J][FIELD.mul(UNSCALED, y as u8) as usize];
            y += 1;
        }
        t
    };
    #[inline(always)]
    fn circuit<L: Logic>(l: L, x: [L::W; 8]) -> [L::W; 8] {
        let x = product::<K<UNSCALED>, _>(l, x);
        match J {
            0 => circuits::inv_pi0(l, x),
            1 => circuits::inv_pi1(l, x),
            2 => circuits::inv_pi2(l, x),
            _ => circuits::inv_pi3(l, x),
        }
    }
}

// The functions below use loops because closures can't be `#[inline(always)]`, and any code that
// isn't inlined into the entry point is compiled without the level's instructions.

/// W_`i` of a column.
#[inline(always)]
pub(super) fn mix_inner<I: Isa>(isa: I, x: &[I::W; 8], i: usize) -> I::W {
    isa.xor(isa.mul::<K<3>>(x[i]), isa.xor3(x[(i + 1) % 8], x[(i + 2) % 8], x[(i + 3) % 8]))
}

/// Computes y_`i` of a column from the column and all of its W, and adds a key that has been
/// divided by [`OUTER`].
#[inline(always)]
pub(super) fn mix_outer<I: Isa>(isa: I, x: &[I::W; 8], w: &[I::W; 8], i: usize, key: I::W) -> I::W {
    let inner = isa.xor3(w[(i + 4) % 8], x[(i + 2) % 8], key);
    isa.xor3(isa.mul::<K<OUTER>>(inner), w[(i + 2) % 8], w[(i + 7) % 8])
}

/// The same as [`mix_outer`], but without the factorisation. This takes more multiplications, but
/// they don't depend on each other, so latency is lower for a single group.
#[inline(always)]
pub(super) fn mix_flat<I: Isa>(isa: I, x: &[I::W; 8], i: usize, key: I::W) -> I::W {
    let a = isa.xor3(x[i % 8], x[(i + 1) % 8], isa.mul::<K<OUTER>>(key));
    let b =
        isa.xor3(x[(i + 3) % 8], isa.mul::<K<{ MDS[2] }>>(x[(i + 2) % 8]), isa.mul::<K<{ MDS[7] }>>(x[(i + 7) % 8]));
    let c = isa.xor3(
        isa.mul::<K<{ MDS[4] }>>(x[(i + 4) % 8]),
        isa.mul::<K<{ MDS[5] }>>(x[(i + 5) % 8]),
        isa.mul::<K<{ MDS[6] }>>(x[(i + 6) % 8]),
    );
    isa.xor3(a, b, c)
}

const _: () = assert!(MDS[0] == 1 && MDS[1] == 1 && MDS[3] == 1);

/// Computes s and n, the parts of the inverse of `mix_columns` with periods 4 and 2.
#[inline(always)]
fn inv_parts<I: Isa>(isa: I, x: &[I::W; 8]) -> ([I::W; 4], [I::W; 2]) {
    let mut s = [x[0]; 4];
    for i in 0..4 {
        s[i] = isa.xor(x[i], x[i + 4]);
    }
    let t = [isa.xor(s[0], s[2]), isa.xor(s[1], s[3])];
    let n = [
        isa.xor(isa.mul::<K<{ A[0] }>>(t[0]), isa.mul::<K<{ A[1] }>>(t[1])),
        isa.xor(isa.mul::<K<{ A[0] }>>(t[1]), isa.mul::<K<{ A[1] }>>(t[0])),
    ];
    (s, n)
}

/// Applies the inverse of `mix_columns` to a column, with the scaling that [`InvPi`] expects.
#[inline(always)]
pub(super) fn inv_mix_columns<I: Isa>(isa: I, x: &[I::W; 8]) -> [I::W; 8] {
    let (s, n) = inv_parts(isa, x);
    let mut m = s;
    for i in 0..4 {
        m[i] = isa.xor3(n[i % 2], isa.mul::<K<{ B[0] }>>(s[(i + 2) % 4]), isa.mul::<K<{ B[1] }>>(s[(i + 3) % 4]));
    }
    let mut y = *x;
    for i in 0..8 {
        let z = isa.xor3(m[i % 4], isa.mul::<K<{ P[0] }>>(x[(i + 4) % 8]), isa.mul::<K<{ P[1] }>>(x[(i + 5) % 8]));
        y[i] = isa.xor3(z, isa.mul::<K<{ P[2] }>>(x[(i + 6) % 8]), isa.mul::<K<{ P[3] }>>(x[(i + 7) % 8]));
    }
    y
}

/// [`inv_mix_columns`], but finishes one byte of the column before starting on the next. This way,
/// only eight sums and the tables for three multiplications are live.
#[inline(always)]
pub(super) fn inv_mix_in_order<I: Isa>(isa: I, x: &[I::W; 8]) -> [I::W; 8] {
    let x = isa.in_order(*x);
    let (s, n) = inv_parts(isa, &x);
    let mut m = s;
    for i in 0..4 {
        m[i] = isa.xor3(n[i % 2], isa.mul::<K<{ B[0] }>>(s[(i + 2) % 4]), isa.mul::<K<{ B[1] }>>(s[(i + 3) % 4]));
    }
    let m = isa.in_order(m);
    let mut y = x;
    for i in 0..8 {
        y[i] = isa.xor(m[i % 4], x[(i + 4) % 8]);
    }
    let mut y = isa.in_order(y);
    for i in 0..8 {
        let [v] = isa.in_order([x[i]]);
        let (a, b, c) = ((i + 3) % 8, (i + 2) % 8, (i + 1) % 8);
        let sums = [
            isa.xor(y[a], isa.mul::<K<{ P[1] }>>(v)),
            isa.xor(y[b], isa.mul::<K<{ P[2] }>>(v)),
            isa.xor(y[c], isa.mul::<K<{ P[3] }>>(v)),
        ];
        [y[a], y[b], y[c]] = isa.in_order(sums);
    }
    y
}

/// Computes the first four bytes of [`inv_mix_columns`] and adds keys. n has the highest latency,
/// so it is added last.
#[inline(always)]
pub(super) fn inv_mix_halves<I: Isa>(isa: I, x: &[I::W; 8], keys: [I::W; 4]) -> [I::W; 4] {
    let (s, n) = inv_parts(isa, x);
    let mut y = keys;
    for i in 0..4 {
        let a = isa.xor3(keys[i], isa.mul::<K<{ P[0] }>>(x[(i + 4) % 8]), isa.mul::<K<{ P[1] }>>(x[(i + 5) % 8]));
        let b = isa.xor3(
            isa.mul::<K<{ B[0] }>>(s[(i + 2) % 4]),
            isa.mul::<K<{ B[1] }>>(s[(i + 3) % 4]),
            isa.mul::<K<{ P[3] }>>(x[(i + 7) % 8]),
        );
        y[i] = isa.xor3(isa.xor(a, isa.mul::<K<{ P[2] }>>(x[(i + 6) % 8])), b, n[i % 2]);
    }
    y
}

/// Applies the inverse of `mix_columns` to a column given as a 64-bit word, with the same scaling.
/// This is used for decryption round keys.
#[inline(always)]
pub(super) fn inv_mix_key(column: u64) -> u64 {
    let mut sum = 0;
    for bit in (0..8).rev() {
        sum = double(sum);
        for d in 0..8 {
            if u(d) >> bit & 1 == 1 {
                sum ^= column.rotate_right(8 * d as u32);
            }
        }
    }
    sum
}

/// Doubles every byte.
#[inline(always)]
fn double(column: u64) -> u64 {
    let carry = column >> 7 & 0x0101_0101_0101_0101;
    ((column & 0x7f7f_7f7f_7f7f_7f7f) << 1) ^ (carry * FIELD.reduction() as u64)
}

/// Multiplies every byte of a column by [`KeyFactor`], by doubling all eight bytes at once.
#[inline(always)]
pub(super) fn scale_key(column: u64) -> u64 {
    let mut sum = 0;
    for bit in (0..8).rev() {
        sum = double(sum);
        if KeyFactor::C >> bit & 1 == 1 {
            sum ^= column;
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::{Planes, Portable};
    use alloc::vec::Vec;

    type V = <Planes<Portable> as Logic>::W;
    /// Sixteen columns. Byte `i` of column `k` is `[i][k]`.
    type Columns = [[u8; 16]; 8];

    const ZERO: [u8; 16] = [0; 16];

    fn token() -> Planes<Portable> {
        // SAFETY: every CPU supports this.
        unsafe { Planes::<Portable>::assume() }
    }

    fn register(bytes: &[u8; 16]) -> V {
        // SAFETY: this accesses 16 bytes.
        unsafe { token().broadcast_lane(bytes.as_ptr()) }
    }

    fn bytes(v: V) -> [u8; 16] {
        let mut out = [0; 16];
        // SAFETY: with a stride of zero, all lanes are written to the same 16 bytes, and all lanes
        // are equal.
        unsafe { token().store_keyed::<false>(out.as_mut_ptr(), 0, ZERO.as_ptr(), v) }
        out
    }

    /// Columns with a single nonzero byte, for all byte values, as well as pseudorandom columns.
    fn samples() -> Vec<Columns> {
        let mut state = 1u32;
        let mut next = move || {
            state = state.wrapping_mul(0x0019_660d).wrapping_add(0x3c6e_f35f);
            (state >> 24) as u8
        };
        let mut samples: Vec<Columns> =
            (0..64).map(|_| core::array::from_fn(|_| core::array::from_fn(|_| next()))).collect();
        for at in 0..128 {
            let mut single = [[0; 16]; 8];
            for k in 0..16 {
                single[at % 8][k] = (16 * (at / 8) + k) as u8;
            }
            samples.push(single);
        }
        samples
    }

    /// Row `i` of the product with a circulant matrix.
    fn product_row(matrix: &[u8; 8], x: &Columns, i: usize) -> [u8; 16] {
        core::array::from_fn(|k| (0..8).fold(0, |sum, d| sum ^ FIELD.mul(matrix[d], x[(i + d) % 8][k])))
    }

    fn plus(a: [u8; 16], b: [u8; 16]) -> [u8; 16] {
        core::array::from_fn(|k| a[k] ^ b[k])
    }

    fn times(c: u8, a: [u8; 16]) -> [u8; 16] {
        a.map(|byte| FIELD.mul(c, byte))
    }

    #[test]
    fn the_circulant_factors() {
        let mut v = [0; 8];
        let w = [3, 1, 1, 1];
        for (d, w) in w.into_iter().enumerate() {
            v[(4 + d) % 8] ^= FIELD.mul(OUTER, w);
            v[(2 + d) % 8] ^= w;
            v[(7 + d) % 8] ^= w;
        }
        v[2] ^= OUTER;
        assert_eq!(v, MDS);
    }

    #[test]
    fn both_forms_of_mix_columns_are_the_matrix_and_the_key() {
        let isa = token();
        let key: [u8; 16] = core::array::from_fn(|k| 15 * k as u8 + 3);
        let divided = register(&times(KeyFactor::C, key));
        for x in samples() {
            let registers = x.each_ref().map(register);
            let mut w = registers;
            for i in 0..8 {
                w[i] = mix_inner(isa, &registers, i);
            }
            for i in 0..8 {
                let want = plus(product_row(&MDS, &x, i), key);
                assert_eq!(bytes(mix_outer(isa, &registers, &w, i, divided)), want, "row {i}");
                assert_eq!(bytes(mix_flat(isa, &registers, i, divided)), want, "row {i}, flat");
            }
        }
    }

    #[test]
    fn the_inverse_by_periods_is_the_scaled_matrix() {
        let isa = token();
        let keys: [[u8; 16]; 4] = core::array::from_fn(|j| core::array::from_fn(|k| (29 * k + 101 * j) as u8));
        for x in samples() {
            let registers = x.each_ref().map(register);
            let whole = inv_mix_columns(isa, &registers);
            assert_eq!(inv_mix_in_order(isa, &registers).map(bytes), whole.map(bytes));
            let halves = inv_mix_halves(isa, &registers, keys.each_ref().map(register));
            for i in 0..8 {
                let want = times(LAMBDA, product_row(&INV_MDS, &x, i));
                assert_eq!(bytes(whole[i]), want, "row {i}");
                if i < 4 {
                    assert_eq!(bytes(halves[i]), plus(want, keys[i]), "row {i} with a key");
                }
            }
        }
        // The scaled S-box compensates for the factor, so the first coefficient becomes 1.
        for y in 0..=255 {
            assert_eq!(InvPi::<0>::TABLE[usize::from(FIELD.mul(LAMBDA, y))], INV_SBOX[0][usize::from(y)]);
        }
        assert_eq!(P[0], 1);
    }

    #[test]
    fn keys_as_words_go_through_the_same_maps() {
        for x in samples() {
            for k in 0..16 {
                let word = u64::from_le_bytes(core::array::from_fn(|i| x[i][k]));
                let scaled: [u8; 8] = core::array::from_fn(|i| FIELD.mul(KeyFactor::C, x[i][k]));
                assert_eq!(scale_key(word).to_le_bytes(), scaled);
                let mixed: [u8; 8] = core::array::from_fn(|i| FIELD.mul(LAMBDA, product_row(&INV_MDS, &x, i)[k]));
                assert_eq!(inv_mix_key(word).to_le_bytes(), mixed);
            }
        }
        assert_eq!(FIELD.mul(KeyFactor::C, OUTER), 1);
    }
}
