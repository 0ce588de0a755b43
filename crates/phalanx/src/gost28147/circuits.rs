//! Circuits of the named S-box sets, bit 0 first; written by `phalanx-tools circuits`.

use crate::isa::{Logic, Ternary};

use super::params::*;

/// A named set as circuits: row `ROW` of `x`, added to `y`.
pub(super) trait Circuits: 'static {
    /// With gates of two inputs.
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4];
    /// With gates of three inputs.
    fn three<L: Ternary, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4];
}

impl Circuits for CryptoProA {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_96328b17a4efc0d5(l, x, y),
            1 => two_37e98af0526cb4d1(l, x, y),
            2 => two_e462b3d8cf5a0719(l, x, y),
            3 => two_e7acd13902b4f856(l, x, y),
            4 => two_b5198df0e423c7a6(l, x, y),
            5 => two_3adc120b75948fe6(l, x, y),
            6 => two_1d297a608c45f3be(l, x, y),
            _ => two_baf50ce8623917d4(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Ternary, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_96328b17a4efc0d5(l, x, y),
            1 => three_37e98af0526cb4d1(l, x, y),
            2 => three_e462b3d8cf5a0719(l, x, y),
            3 => three_e7acd13902b4f856(l, x, y),
            4 => three_b5198df0e423c7a6(l, x, y),
            5 => three_3adc120b75948fe6(l, x, y),
            6 => three_1d297a608c45f3be(l, x, y),
            _ => three_baf50ce8623917d4(l, x, y),
        }
    }
}

impl Circuits for Tc26Z {
    #[inline(always)]
    fn two<L: Logic, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => two_c462a5b9e8d703f1(l, x, y),
            1 => two_68239a5c1e47bd0f(l, x, y),
            2 => two_b3582fade174c960(l, x, y),
            3 => two_c821d4f670a53e9b(l, x, y),
            4 => two_7f5a816d093eb42c(l, x, y),
            5 => two_5df692cab78143e0(l, x, y),
            6 => two_8e25691cf4b0da37(l, x, y),
            _ => two_17ed05834fa69cb2(l, x, y),
        }
    }
    #[inline(always)]
    fn three<L: Ternary, const ROW: usize>(l: L, x: [L::W; 4], y: [L::W; 4]) -> [L::W; 4] {
        match ROW {
            0 => three_c462a5b9e8d703f1(l, x, y),
            1 => three_68239a5c1e47bd0f(l, x, y),
            2 => three_b3582fade174c960(l, x, y),
            3 => three_c821d4f670a53e9b(l, x, y),
            4 => three_7f5a816d093eb42c(l, x, y),
            5 => three_5df692cab78143e0(l, x, y),
            6 => three_8e25691cf4b0da37(l, x, y),
            _ => three_17ed05834fa69cb2(l, x, y),
        }
    }
}

#[inline(always)]
fn two_96328b17a4efc0d5<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.and_not(x2, x0);
    let t5 = l.or(t4, x1);
    let t6 = l.and_not(t4, x0);
    let t7 = l.xor(t6, x1);
    let t8 = l.and(t7, x3);
    let t9 = l.xor(t5, t8);
    let t10 = l.or(t9, x2);
    let t11 = l.and_not(x0, x2);
    let t12 = l.or(t11, x3);
    let t13 = l.xor(t10, t12);
    let t14 = l.and_not(t11, t7);
    let t15 = l.xor(t13, x3);
    let t16 = l.xor(t14, t15);
    let t17 = l.xor(t10, t4);
    let t18 = l.or(t13, t5);
    let t19 = l.xor(t17, t18);
    [l.xor(l.not(y0), t19), l.xor(y1, t13), l.xor(y2, t16), l.xor(l.not(y3), t9)]
}

#[inline(always)]
fn three_96328b17a4efc0d5<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x2c>(x2, x1, x0);
    let t1 = l.ternary::<0x2c>(x3, x1, x0);
    let t2 = l.ternary::<0x3a>(x3, x1, x0);
    let t3 = l.ternary::<0x58>(t1, t0, x0);
    let t4 = l.ternary::<0xd6>(t2, x3, x2);
    let t5 = l.ternary::<0x90>(t2, t1, x2);
    [
        l.ternary::<0x4b>(y0, t4, t3),
        l.ternary::<0x96>(y1, t5, t0),
        l.ternary::<0x96>(y2, t5, x3),
        l.ternary::<0x69>(y3, t3, x0),
    ]
}

#[inline(always)]
fn two_37e98af0526cb4d1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.xor(x1, x2);
    let t5 = l.and_not(x2, x3);
    let t6 = l.or(t5, x1);
    let t7 = l.xor(x3, x1);
    let t8 = l.and_not(t7, t4);
    let t9 = l.and_not(t8, x0);
    let t10 = l.xor(t6, t9);
    let t11 = l.and_not(t10, x2);
    let t12 = l.and_not(x0, t8);
    let t13 = l.and_not(t12, x1);
    let t14 = l.xor(t11, t13);
    let t15 = l.and_not(t10, t7);
    let t16 = l.xor(t15, t4);
    let t17 = l.xor(t12, x3);
    let t18 = l.xor(t17, t15);
    [l.xor(l.not(y0), t16), l.xor(l.not(y1), t18), l.xor(y2, t10), l.xor(y3, t14)]
}

#[inline(always)]
fn three_37e98af0526cb4d1<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x6a>(x3, x2, x0);
    let t1 = l.ternary::<0xf6>(t0, x3, x1);
    let t2 = l.ternary::<0x96>(t1, t0, x2);
    let t3 = l.ternary::<0x74>(t2, t1, x1);
    let t4 = l.ternary::<0xd6>(t3, t2, x3);
    let t5 = l.ternary::<0xb2>(t4, t1, x2);
    [
        l.ternary::<0x69>(y0, t2, x3),
        l.ternary::<0x69>(y1, t3, t0),
        l.ternary::<0x96>(y2, t4, x2),
        l.ternary::<0x96>(y3, t5, x1),
    ]
}

#[inline(always)]
fn two_e462b3d8cf5a0719<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.xor(x3, x2);
    let t5 = l.xor(t4, x1);
    let t6 = l.and(x1, x0);
    let t7 = l.and_not(t6, x2);
    let t8 = l.xor(t5, x0);
    let t9 = l.and_not(t8, x3);
    let t10 = l.xor(t7, t9);
    let t11 = l.xor(t9, t5);
    let t12 = l.and(t11, x2);
    let t13 = l.xor(t6, t12);
    let t14 = l.and_not(x1, t8);
    let t15 = l.xor(t14, t11);
    let t16 = l.xor(t11, x2);
    let t17 = l.and_not(t4, t15);
    let t18 = l.xor(t16, t17);
    [l.xor(y0, t10), l.xor(l.not(y1), t18), l.xor(l.not(y2), t13), l.xor(l.not(y3), t15)]
}

#[inline(always)]
fn three_e462b3d8cf5a0719<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xf8>(x2, x1, x0);
    let t1 = l.ternary::<0xd8>(x3, x1, x0);
    let t2 = l.ternary::<0x9a>(x3, x2, x1);
    let t3 = l.ternary::<0x9c>(t2, t1, x2);
    let t4 = l.ternary::<0x32>(t2, t1, x3);
    let t5 = l.ternary::<0x42>(t4, x2, x0);
    let t6 = l.ternary::<0x86>(t4, t2, x3);
    [
        l.ternary::<0x96>(y0, t6, t0),
        l.ternary::<0x69>(y1, t5, t1),
        l.ternary::<0x2d>(y2, t4, t0),
        l.ternary::<0x69>(y3, t3, x0),
    ]
}

#[inline(always)]
fn two_e7acd13902b4f856<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.xor(x3, x0);
    let t5 = l.xor(x2, x1);
    let t6 = l.xor(t5, t4);
    let t7 = l.and(t6, x1);
    let t8 = l.xor(t7, x0);
    let t9 = l.and_not(x3, t8);
    let t10 = l.xor(t6, t9);
    let t11 = l.and_not(t7, t5);
    let t12 = l.xor(x2, x0);
    let t13 = l.or(t12, x3);
    let t14 = l.xor(t11, t13);
    let t15 = l.or(t11, t6);
    let t16 = l.xor(t15, t12);
    let t17 = l.xor(t14, t8);
    let t18 = l.xor(t17, t15);
    [l.xor(y0, t18), l.xor(l.not(y1), t10), l.xor(l.not(y2), t16), l.xor(l.not(y3), t14)]
}

#[inline(always)]
fn three_e7acd13902b4f856<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9a>(x2, x1, x0);
    let t1 = l.ternary::<0x2e>(x3, x1, x0);
    let t2 = l.ternary::<0x12>(x3, x2, x0);
    let t3 = l.ternary::<0x96>(x3, x2, x0);
    let t4 = l.ternary::<0xa6>(t3, t1, x1);
    let t5 = l.ternary::<0x78>(t4, t1, t0);
    [
        l.ternary::<0x96>(y0, t4, t0),
        l.ternary::<0x69>(y1, t5, t3),
        l.ternary::<0x69>(y2, t2, t1),
        l.ternary::<0x69>(y3, t4, t2),
    ]
}

#[inline(always)]
fn two_b5198df0e423c7a6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.xor(x2, x0);
    let t5 = l.or(x3, x0);
    let t6 = l.xor(x3, x0);
    let t7 = l.or(t6, t4);
    let t8 = l.and(t7, x1);
    let t9 = l.xor(t5, t8);
    let t10 = l.and_not(x1, t4);
    let t11 = l.xor(t9, x1);
    let t12 = l.and_not(t10, t11);
    let t13 = l.and_not(x3, t12);
    let t14 = l.xor(t10, t13);
    let t15 = l.and(t12, x0);
    let t16 = l.xor(t8, x2);
    let t17 = l.or(t16, x3);
    let t18 = l.xor(t15, t17);
    let t19 = l.xor(t16, t14);
    [l.xor(l.not(y0), t18), l.xor(l.not(y1), t14), l.xor(y2, t9), l.xor(l.not(y3), t19)]
}

#[inline(always)]
fn three_b5198df0e423c7a6<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x86>(x2, x1, x0);
    let t1 = l.ternary::<0x98>(t0, x3, x0);
    let t2 = l.ternary::<0xac>(t0, x3, x1);
    let t3 = l.ternary::<0x86>(t1, x2, x1);
    let t4 = l.ternary::<0x6e>(t3, t2, x0);
    let t5 = l.ternary::<0x18>(t3, t2, x0);
    [
        l.ternary::<0x69>(y0, t5, x3),
        l.ternary::<0x69>(y1, t3, t0),
        l.ternary::<0x96>(y2, t4, x1),
        l.ternary::<0xe1>(y3, t1, t0),
    ]
}

#[inline(always)]
fn two_3adc120b75948fe6<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.and_not(x3, x0);
    let t5 = l.or(t4, x2);
    let t6 = l.xor(t5, x0);
    let t7 = l.and(t6, x3);
    let t8 = l.xor(t7, x2);
    let t9 = l.and_not(t8, x1);
    let t10 = l.xor(t6, t9);
    let t11 = l.and_not(t8, t10);
    let t12 = l.xor(t11, x3);
    let t13 = l.xor(t11, x1);
    let t14 = l.xor(t13, t4);
    let t15 = l.or(t14, t10);
    let t16 = l.xor(t15, t8);
    [l.xor(l.not(y0), t14), l.xor(l.not(y1), t10), l.xor(y2, t12), l.xor(y3, t16)]
}

#[inline(always)]
fn three_3adc120b75948fe6<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xde>(x2, x1, x0);
    let t1 = l.ternary::<0xa4>(x3, x2, x0);
    let t2 = l.ternary::<0x76>(x3, x2, x1);
    let t3 = l.ternary::<0xee>(t0, x3, x0);
    let t4 = l.ternary::<0x7e>(t3, t2, t0);
    let t5 = l.ternary::<0x16>(t4, t1, x3);
    [
        l.ternary::<0x69>(y0, t5, x1),
        l.ternary::<0x69>(y1, t4, t3),
        l.ternary::<0x96>(y2, t5, t3),
        l.ternary::<0x96>(y3, t1, t0),
    ]
}

#[inline(always)]
fn two_1d297a608c45f3be<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.and_not(x0, x2);
    let t5 = l.xor(x2, x0);
    let t6 = l.and_not(t5, x1);
    let t7 = l.and_not(x3, t6);
    let t8 = l.xor(x2, t7);
    let t9 = l.and_not(t6, x0);
    let t10 = l.xor(t9, x3);
    let t11 = l.and(t10, x1);
    let t12 = l.xor(t5, t11);
    let t13 = l.or(t10, t4);
    let t14 = l.xor(t12, x1);
    let t15 = l.xor(t13, t14);
    let t16 = l.and(t15, t12);
    let t17 = l.and_not(x2, t16);
    let t18 = l.xor(t10, t17);
    [l.xor(l.not(y0), t15), l.xor(y1, t8), l.xor(y2, t12), l.xor(y3, t18)]
}

#[inline(always)]
fn three_1d297a608c45f3be<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xe6>(x2, x1, x0);
    let t1 = l.ternary::<0x7c>(t0, x3, x2);
    let t2 = l.ternary::<0x66>(t1, x3, x0);
    let t3 = l.ternary::<0xc6>(t2, x2, x1);
    let t4 = l.ternary::<0xce>(t2, x3, x2);
    let t5 = l.ternary::<0x20>(t3, x3, x1);
    [
        l.ternary::<0x69>(y0, t4, t3),
        l.ternary::<0x96>(y1, t5, x2),
        l.ternary::<0x96>(y2, t3, t0),
        l.ternary::<0x96>(y3, t1, x1),
    ]
}

#[inline(always)]
fn two_baf50ce8623917d4<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.xor(x2, x0);
    let t5 = l.and(t4, x1);
    let t6 = l.and_not(x0, t4);
    let t7 = l.or(t6, x3);
    let t8 = l.xor(t5, t7);
    let t9 = l.xor(x1, x0);
    let t10 = l.and(t9, x3);
    let t11 = l.and_not(t10, x2);
    let t12 = l.xor(t5, t11);
    let t13 = l.xor(t7, x2);
    let t14 = l.or(t10, x1);
    let t15 = l.xor(t13, t14);
    let t16 = l.and_not(t13, x0);
    let t17 = l.xor(t16, x3);
    let t18 = l.and_not(x1, t17);
    let t19 = l.xor(t11, t18);
    [l.xor(l.not(y0), t19), l.xor(l.not(y1), t12), l.xor(y2, t15), l.xor(l.not(y3), t8)]
}

#[inline(always)]
fn three_baf50ce8623917d4<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x9c>(x2, x1, x0);
    let t1 = l.ternary::<0x46>(x3, x1, x0);
    let t2 = l.ternary::<0x92>(x3, x2, x0);
    let t3 = l.ternary::<0x42>(t0, x2, x0);
    let t4 = l.ternary::<0xb2>(t3, t0, x3);
    let t5 = l.ternary::<0xec>(t4, t3, x2);
    [
        l.ternary::<0x69>(y0, t4, x2),
        l.ternary::<0x69>(y1, t5, x0),
        l.ternary::<0x96>(y2, t2, t1),
        l.ternary::<0x69>(y3, t3, t2),
    ]
}

#[inline(always)]
fn two_c462a5b9e8d703f1<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.xor(x1, x0);
    let t5 = l.xor(t4, x2);
    let t6 = l.and(t4, x2);
    let t7 = l.xor(t6, x0);
    let t8 = l.or(t7, x3);
    let t9 = l.xor(t5, t8);
    let t10 = l.and_not(t7, t4);
    let t11 = l.xor(t10, t9);
    let t12 = l.and(x2, x0);
    let t13 = l.or(t12, x3);
    let t14 = l.xor(t11, t13);
    let t15 = l.and(t13, x1);
    let t16 = l.or(t15, t6);
    let t17 = l.xor(x3, x1);
    let t18 = l.and(t17, t5);
    let t19 = l.xor(t18, x0);
    [l.xor(y0, t16), l.xor(y1, t9), l.xor(l.not(y2), t14), l.xor(l.not(y3), t19)]
}

#[inline(always)]
fn three_c462a5b9e8d703f1<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x60>(x3, x2, x0);
    let t1 = l.ternary::<0x56>(x3, x1, x0);
    let t2 = l.ternary::<0xb2>(t1, x3, x2);
    let t3 = l.ternary::<0x8e>(t1, x2, x1);
    let t4 = l.ternary::<0x56>(t2, x2, x1);
    let t5 = l.ternary::<0xd0>(t4, t0, x0);
    [
        l.ternary::<0x96>(y0, t5, x2),
        l.ternary::<0x96>(y1, t4, t1),
        l.ternary::<0x69>(y2, t3, t0),
        l.ternary::<0x69>(y3, t3, t2),
    ]
}

#[inline(always)]
fn two_68239a5c1e47bd0f<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.and_not(x1, x0);
    let t5 = l.xor(t4, x2);
    let t6 = l.xor(t5, x0);
    let t7 = l.and(t6, x1);
    let t8 = l.and_not(t7, x3);
    let t9 = l.xor(t5, t8);
    let t10 = l.or(t4, x2);
    let t11 = l.and_not(t7, t10);
    let t12 = l.xor(t10, x1);
    let t13 = l.and_not(t9, x2);
    let t14 = l.and_not(t13, x3);
    let t15 = l.xor(t12, t14);
    let t16 = l.xor(t13, t6);
    let t17 = l.and(t15, x3);
    let t18 = l.xor(t16, t17);
    [l.xor(y0, t18), l.xor(l.not(y1), t9), l.xor(l.not(y2), t15), l.xor(y3, t11)]
}

#[inline(always)]
fn three_68239a5c1e47bd0f<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x92>(x2, x1, x0);
    let t1 = l.ternary::<0xb6>(t0, x3, x2);
    let t2 = l.ternary::<0x9e>(x3, x1, x0);
    let t3 = l.ternary::<0x32>(x2, x1, x0);
    let t4 = l.ternary::<0xe6>(x3, x2, x1);
    let t5 = l.ternary::<0x8e>(t4, t3, t1);
    [
        l.ternary::<0x96>(y0, t5, x0),
        l.ternary::<0x69>(y1, t4, t2),
        l.ternary::<0x69>(y2, t1, x1),
        l.ternary::<0x1e>(y3, t3, t0),
    ]
}

#[inline(always)]
fn two_b3582fade174c960<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.xor(x0, x1);
    let t5 = l.and_not(x3, t4);
    let t6 = l.xor(x3, x1);
    let t7 = l.and(t6, x2);
    let t8 = l.or(t7, x0);
    let t9 = l.xor(t5, t8);
    let t10 = l.or(t6, t4);
    let t11 = l.or(t10, x2);
    let t12 = l.xor(x0, t11);
    let t13 = l.and_not(x3, x2);
    let t14 = l.xor(t12, t13);
    let t15 = l.xor(t10, x2);
    let t16 = l.and(t15, x1);
    let t17 = l.xor(t12, t16);
    let t18 = l.xor(t8, x2);
    let t19 = l.xor(t18, t16);
    [l.xor(l.not(y0), t17), l.xor(l.not(y1), t9), l.xor(y2, t14), l.xor(l.not(y3), t19)]
}

#[inline(always)]
fn three_b3582fade174c960<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x26>(x2, x1, x0);
    let t1 = l.ternary::<0xf6>(x3, x2, x0);
    let t2 = l.ternary::<0x9c>(t1, x2, x1);
    let t3 = l.ternary::<0x78>(t2, x2, x0);
    let t4 = l.ternary::<0xde>(t2, t0, x3);
    let t5 = l.ternary::<0x2e>(t3, x3, x0);
    [
        l.ternary::<0x4b>(y0, t1, t0),
        l.ternary::<0x69>(y1, t5, t0),
        l.ternary::<0x96>(y2, t4, t3),
        l.ternary::<0x69>(y3, t4, x2),
    ]
}

#[inline(always)]
fn two_c821d4f670a53e9b<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.and(x1, x2);
    let t5 = l.xor(x3, x1);
    let t6 = l.and_not(t4, t5);
    let t7 = l.and_not(t5, x1);
    let t8 = l.xor(t7, x2);
    let t9 = l.and(t8, x0);
    let t10 = l.xor(t6, t9);
    let t11 = l.or(t10, t8);
    let t12 = l.xor(t11, x3);
    let t13 = l.or(t12, x0);
    let t14 = l.xor(t8, t13);
    let t15 = l.xor(t4, x0);
    let t16 = l.or(t14, t10);
    let t17 = l.xor(t15, t16);
    let t18 = l.and_not(t15, t11);
    let t19 = l.xor(t18, x1);
    [l.xor(y0, t19), l.xor(y1, t17), l.xor(l.not(y2), t14), l.xor(l.not(y3), t10)]
}

#[inline(always)]
fn three_c821d4f670a53e9b<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x56>(x2, x1, x0);
    let t1 = l.ternary::<0x74>(t0, x3, x2);
    let t2 = l.ternary::<0xd6>(t0, x3, x2);
    let t3 = l.ternary::<0xc2>(t2, t0, x1);
    let t4 = l.ternary::<0x94>(t2, t0, x1);
    let t5 = l.ternary::<0x84>(t4, t3, x3);
    [
        l.ternary::<0x96>(y0, t3, t1),
        l.ternary::<0x96>(y1, t4, x2),
        l.ternary::<0xa5>(y2, t4, t3),
        l.ternary::<0x69>(y3, t5, t2),
    ]
}

#[inline(always)]
fn two_7f5a816d093eb42c<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.and_not(x1, x2);
    let t5 = l.xor(t4, x0);
    let t6 = l.or(x3, x1);
    let t7 = l.and_not(x0, t6);
    let t8 = l.xor(x1, t7);
    let t9 = l.xor(t5, x3);
    let t10 = l.or(t9, t7);
    let t11 = l.and(t10, x2);
    let t12 = l.xor(t8, t11);
    let t13 = l.and_not(t12, x3);
    let t14 = l.or(t13, x2);
    let t15 = l.xor(t7, t14);
    let t16 = l.or(t4, x3);
    let t17 = l.and(t12, x0);
    let t18 = l.xor(t16, t17);
    [l.xor(l.not(y0), t12), l.xor(l.not(y1), t15), l.xor(l.not(y2), t18), l.xor(y3, t5)]
}

#[inline(always)]
fn three_7f5a816d093eb42c<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x16>(x3, x2, x1);
    let t1 = l.ternary::<0x9a>(x2, x1, x0);
    let t2 = l.ternary::<0x16>(t1, x3, x2);
    let t3 = l.ternary::<0xa4>(t2, t1, x1);
    let t4 = l.ternary::<0x52>(x2, x1, x0);
    let t5 = l.ternary::<0x94>(t4, t0, x0);
    [
        l.ternary::<0x69>(y0, t3, x3),
        l.ternary::<0x69>(y1, t5, x2),
        l.ternary::<0x69>(y2, t4, t2),
        l.ternary::<0x3c>(y3, t1, x2),
    ]
}

#[inline(always)]
fn two_5df692cab78143e0<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.xor(x2, x1);
    let t5 = l.or(t4, x3);
    let t6 = l.xor(x3, x1);
    let t7 = l.and(t6, x2);
    let t8 = l.or(t7, x0);
    let t9 = l.xor(t5, t8);
    let t10 = l.xor(t6, x0);
    let t11 = l.and_not(t10, t4);
    let t12 = l.xor(t11, x2);
    let t13 = l.and_not(x0, t12);
    let t14 = l.and(t10, x3);
    let t15 = l.or(t14, x2);
    let t16 = l.xor(t13, t15);
    let t17 = l.and_not(t14, t5);
    let t18 = l.and(t16, t9);
    let t19 = l.xor(t17, t18);
    [l.xor(l.not(y0), t12), l.xor(y1, t19), l.xor(l.not(y2), t16), l.xor(y3, t9)]
}

#[inline(always)]
fn three_5df692cab78143e0<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0xbc>(x3, x2, x0);
    let t1 = l.ternary::<0x96>(x3, x1, x0);
    let t2 = l.ternary::<0x06>(t1, x2, x1);
    let t3 = l.ternary::<0x42>(t1, x2, x0);
    let t4 = l.ternary::<0xc8>(t1, t0, x3);
    let t5 = l.ternary::<0xa6>(t4, x1, x0);
    [
        l.ternary::<0x69>(y0, t2, x2),
        l.ternary::<0x96>(y1, t4, x1),
        l.ternary::<0x2d>(y2, t3, t0),
        l.ternary::<0x96>(y3, t5, t0),
    ]
}

#[inline(always)]
fn two_8e25691cf4b0da37<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.and_not(x0, x3);
    let t5 = l.xor(x1, x0);
    let t6 = l.and_not(x3, x1);
    let t7 = l.or(t6, t4);
    let t8 = l.or(t7, x2);
    let t9 = l.xor(t5, t8);
    let t10 = l.xor(t5, x2);
    let t11 = l.xor(t10, x3);
    let t12 = l.and(t11, x2);
    let t13 = l.xor(t12, x3);
    let t14 = l.and(t13, x1);
    let t15 = l.xor(t11, t14);
    let t16 = l.xor(t13, t7);
    let t17 = l.and_not(t4, t11);
    let t18 = l.and_not(t17, t8);
    [l.xor(y0, t18), l.xor(y1, t15), l.xor(y2, t9), l.xor(l.not(y3), t16)]
}

#[inline(always)]
fn three_8e25691cf4b0da37<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x98>(x3, x2, x0);
    let t1 = l.ternary::<0x26>(x2, x1, x0);
    let t2 = l.ternary::<0x36>(t0, x3, x0);
    let t3 = l.ternary::<0x94>(x3, x2, x1);
    let t4 = l.ternary::<0x42>(t3, t0, x1);
    let t5 = l.ternary::<0x1e>(t4, t2, t1);
    [
        l.ternary::<0x96>(y0, t5, x0),
        l.ternary::<0x96>(y1, t3, t1),
        l.ternary::<0x96>(y2, t3, t2),
        l.ternary::<0x69>(y3, t4, t3),
    ]
}

#[inline(always)]
fn two_17ed05834fa69cb2<L: Logic>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t4 = l.xor(x0, x2);
    let t5 = l.or(t4, x1);
    let t6 = l.and_not(x0, x3);
    let t7 = l.or(t6, x2);
    let t8 = l.xor(t5, t7);
    let t9 = l.xor(t7, x1);
    let t10 = l.xor(t9, x3);
    let t11 = l.xor(t4, x3);
    let t12 = l.or(t11, t9);
    let t13 = l.and(t12, x2);
    let t14 = l.xor(t10, t13);
    let t15 = l.and(t10, x1);
    let t16 = l.and_not(t13, x0);
    let t17 = l.xor(t15, t16);
    let t18 = l.xor(t11, t7);
    let t19 = l.and_not(t18, t12);
    [l.xor(l.not(y0), t19), l.xor(y1, t17), l.xor(y2, t8), l.xor(y3, t14)]
}

#[inline(always)]
fn three_17ed05834fa69cb2<L: Ternary>(l: L, [x0, x1, x2, x3]: [L::W; 4], [y0, y1, y2, y3]: [L::W; 4]) -> [L::W; 4] {
    let t0 = l.ternary::<0x94>(x3, x2, x0);
    let t1 = l.ternary::<0x2a>(x2, x1, x0);
    let t2 = l.ternary::<0x12>(t0, x2, x1);
    let t3 = l.ternary::<0x84>(x3, x1, x0);
    let t4 = l.ternary::<0xfc>(t3, t2, x0);
    let t5 = l.ternary::<0x42>(t3, x2, x0);
    [
        l.ternary::<0xe1>(y0, t3, t0),
        l.ternary::<0x96>(y1, t5, x1),
        l.ternary::<0x1e>(y2, t2, t1),
        l.ternary::<0x96>(y3, t4, x3),
    ]
}
