//! Substitutions and products by shuffles that look 16-byte tables up.
//!
//! A substitution of bytes takes 16 shuffles by the low nibble, merged over bits 7 and 4 by their algebraic normal form
//! and over bits 6 and 5 by blends: 39 instructions, fewer with ternary logic. A product takes four (`2x`, `3x`: five) or
//! six.

use core::arch::asm;

use crate::isa::{Bytes, Factor, Sbox};

/// A table that a shuffle reads, the same in every lane.
#[derive(Clone, Copy)]
#[repr(C, align(16))]
struct Lane([u8; 16]);

/// With `T(b7, b4)` the row of the table for these two bits, and `g` bits 6 and 5, in this order:
/// `T(1,1)`, `T(0,1) ^ T(1,1)`, `T(1,0) ^ T(1,1)`, the sum of all four. A shuffle gives 0 where its index has bit 7
/// set, which makes each term appear exactly for the right bits.
struct NormalForm([[Lane; 4]; 4]);

/// Derived constants. They are promoted to statics, so every use of the same type reads the same memory.
struct SboxRows<S>(core::marker::PhantomData<S>);

impl<S: Sbox> SboxRows<S> {
    const ROWS: &'static NormalForm = &NormalForm([
        normal_form(&S::TABLE, 0),
        normal_form(&S::TABLE, 1),
        normal_form(&S::TABLE, 2),
        normal_form(&S::TABLE, 3),
    ]);
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
    const LOW: &'static Lane = &products::<F>(0);
    const HIGH: &'static Lane = &products::<F>(4);
}

const fn products<F: Factor>(shift: u32) -> Lane {
    let (mut t, mut i) = ([0; 16], 0);
    while i < 16 {
        t[i] = F::FIELD.mul(F::C, (i as u8) << shift);
        i += 1;
    }
    Lane(t)
}

/// Hides where a pointer comes from, so that the compiler reads tables where they are used instead of keeping more of
/// them in registers than there are.
// The assembler does nothing with the pointer, which is the point.
#[allow(clippy::pointers_in_nomem_asm_block)]
#[inline(always)]
fn opaque<T>(p: &'static T) -> &'static T {
    let mut q: *const T = p;
    // SAFETY: no instruction is emitted; the pointer stays what it was.
    unsafe {
        asm!("/* {0} */", inout(reg) q, options(pure, nomem, nostack, preserves_flags));
        &*q
    }
}

#[inline(always)]
fn look_up<B: Bytes>(b: B, table: &'static Lane, index: B::W) -> B::W {
    // SAFETY: a table has 16 bytes.
    b.shuffle(unsafe { b.load(table.0.as_ptr(), 0) }, index)
}

/// Every byte multiplied by a constant.
#[inline(always)]
pub(super) fn mul<F: Factor, B: Bytes>(b: B, v: B::W) -> B::W {
    match F::C {
        1 => v,
        2 | 3 => {
            let twice = b.xor_and(b.add_8(v, v), b.spread_top(v), b.splat_8(F::FIELD.reduction()));
            if F::C == 2 { twice } else { b.xor(twice, v) }
        }
        _ => {
            let low = b.and(v, b.splat_8(0x0f));
            let high = b.and(b.shr_64(v, 4), b.splat_8(0x0f));
            b.xor(look_up(b, Products::<F>::LOW, low), look_up(b, Products::<F>::HIGH, high))
        }
    }
}

/// Every byte through a substitution.
#[inline(always)]
pub(super) fn sub<S: Sbox, B: Bytes>(b: B, v: B::W) -> B::W {
    let rows = opaque(SboxRows::<S>::ROWS);
    let none = b.and(v, b.splat_8(0x0f));
    let bit7 = b.and(v, b.splat_8(0x8f));
    let by6 = b.add_8(v, v);
    let by5 = b.add_8(by6, by6);
    let not4 = b.and(b.add_8(by5, by5), b.splat_8(0x80));
    let (bit4, both) = (b.or(none, not4), b.or(bit7, not4));
    let mut row = [none; 4];
    for g in 0..4 {
        let t: &'static [Lane; 4] = &rows.0[g];
        let x = b.xor(look_up(b, &t[0], none), look_up(b, &t[1], bit7));
        row[g] = b.xor3(x, look_up(b, &t[2], bit4), look_up(b, &t[3], both));
    }
    let low = b.blend(row[0], row[1], by5);
    let high = b.blend(row[2], row[3], by5);
    b.blend(low, high, by6)
}
