//! S-boxes and multiplications that use shuffles to look up bytes in 16-byte tables.
//!
//! An S-box uses 16 shuffles, all indexed by the low nibble. To combine their results, we use the
//! algebraic normal form for bits 7 and 4, and blends for bits 6 and 5. This takes 39 instructions
//! in total, or fewer with ternary logic. A multiplication takes six instructions, or four or five
//! if the constant is 2 or 3.

use crate::isa::{Bytes, Factor, Sbox};

/// A shuffle table that is repeated in every lane.
#[derive(Clone, Copy)]
#[repr(C, align(16))]
struct Lane([u8; 16]);

/// Let `T(b7, b4)` be the row of the table for bits 7 and 4. For each value `g` of bits 6 and 5,
/// there are four terms: `T(1,1)`, `T(0,1) ^ T(1,1)`, `T(1,0) ^ T(1,1)`, and the XOR of all four
/// rows. Since a shuffle returns 0 if bit 7 of its index is set, each term is included precisely
/// when it should be.
///
/// `N` is 1 if all lanes share one S-box. Otherwise, each lane has its own.
#[repr(C, align(32))]
struct NormalForm<const N: usize>([[[Lane; N]; 4]; 4]);

impl<const N: usize> NormalForm<N> {
    const fn new(tables: [&[u8; 256]; N]) -> Self {
        let (mut rows, mut lane) = ([[[Lane([0; 16]); N]; 4]; 4], 0);
        while lane < N {
            let mut g = 0;
            while g < 4 {
                let form = normal_form(tables[lane], g);
                let mut term = 0;
                while term < 4 {
                    rows[g][term][lane] = form[term];
                    term += 1;
                }
                g += 1;
            }
            lane += 1;
        }
        Self(rows)
    }
}

/// Derived constants. Constant promotion turns them into statics, so all uses of a type share them.
struct SboxRows<S, T>(core::marker::PhantomData<(S, T)>);

impl<S: Sbox, T: Sbox> SboxRows<S, T> {
    const ONE: &'static NormalForm<1> = &NormalForm::new([&S::TABLE]);
    const TWO: &'static NormalForm<2> = &NormalForm::new([&S::TABLE, &T::TABLE]);
}

const fn normal_form(table: &[u8; 256], g: usize) -> [Lane; 4] {
    let (mut rows, mut k) = ([Lane([0; 16]); 4], 0);
    while k < 16 {
        let t00 = table[g * 32 + k];
        let t01 = table[g * 32 + 16 + k];
        let t10 = table[128 + g * 32 + k];
        let t11 = table[128 + g * 32 + 16 + k];
        rows[0].0[k] = t11;
        rows[1].0[k] = t01 ^ t11;
        rows[2].0[k] = t10 ^ t11;
        rows[3].0[k] = t00 ^ t01 ^ t10 ^ t11;
        k += 1;
    }
    rows
}

/// The products of the low and of the high nibbles.
struct Products<F>(core::marker::PhantomData<F>);

impl<F: Factor> Products<F> {
    const LOW: &'static [Lane; 1] = &[products::<F>(0)];
    const HIGH: &'static [Lane; 1] = &[products::<F>(4)];
}

const fn products<F: Factor>(shift: u32) -> Lane {
    let (mut t, mut i) = ([0; 16], 0);
    while i < 16 {
        t[i] = F::FIELD.mul(F::C, (i as u8) << shift);
        i += 1;
    }
    Lane(t)
}

#[inline(always)]
fn look_up<B: Bytes, const N: usize>(b: B, table: &'static [Lane; N], index: B::W) -> B::W {
    // SAFETY: this reads either one 16-byte table that all lanes share, or one for each lane.
    b.shuffle(unsafe { b.load(table.as_ptr().cast(), if N == 1 { 0 } else { 16 }) }, index)
}

/// Multiplies every byte by a constant.
#[inline(always)]
pub(crate) fn mul<F: Factor, B: Bytes>(b: B, v: B::W) -> B::W {
    match F::C {
        1 => v,
        2 | 3 => {
            let twice = b.xor_and(b.add_8(v, v), b.spread_top(v), b.splat_8(const { F::FIELD.reduction() }));
            if F::C == 2 { twice } else { b.xor(twice, v) }
        }
        _ => {
            let low = b.and(v, b.splat_8(0x0f));
            let high = b.high_nibbles(v);
            b.xor(look_up(b, Products::<F>::LOW, low), look_up(b, Products::<F>::HIGH, high))
        }
    }
}

/// Applies an S-box to every byte.
#[inline(always)]
pub(crate) fn sub<S: Sbox, B: Bytes>(b: B, v: B::W) -> B::W {
    if B::LANES == 2 { substitute(b, SboxRows::<S, S>::TWO, v) } else { substitute(b, SboxRows::<S, S>::ONE, v) }
}

/// Applies one S-box to the low lane of two and another to the high lane.
#[inline(always)]
pub(crate) fn sub_pair<S: Sbox, T: Sbox, B: Bytes>(b: B, v: B::W) -> B::W {
    const { assert!(B::LANES == 2) };
    substitute(b, SboxRows::<S, T>::TWO, v)
}

/// Handles one value of bits 6 and 5 after the other, with four shuffles for each.
#[inline(always)]
fn substitute<B: Bytes, const N: usize>(b: B, rows: &'static NormalForm<N>, v: B::W) -> B::W {
    let none = b.and(v, b.splat_8(0x0f));
    let bit7 = b.and(v, b.splat_8(0x8f));
    let by6 = b.add_8(v, v);
    let by5 = b.add_8(by6, by6);
    let not4 = b.and(b.add_8(by5, by5), b.splat_8(0x80));
    let (bit4, both) = (b.or(none, not4), b.or(bit7, not4));
    let mut row = [v; 4];
    for g in 0..4 {
        let rows = b.in_turn(rows, if g == 0 { v } else { row[g - 1] });
        let t: &'static [[Lane; N]; 4] = &rows.0[g];
        let x = b.xor(look_up(b, &t[0], none), look_up(b, &t[1], bit7));
        row[g] = b.xor3(x, look_up(b, &t[2], bit4), look_up(b, &t[3], both));
    }
    let low = b.blend(row[0], row[1], by5);
    let high = b.blend(row[2], row[3], by5);
    b.blend(low, high, by6)
}
