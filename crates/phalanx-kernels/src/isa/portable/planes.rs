//! Byte registers, represented as eight bit planes.
//!
//! Plane `b` is a 16-byte word in which bit `k` of byte `p` is bit `b` of byte `p` in lane `k`, so
//! a register has eight 16-byte lanes. S-boxes are circuits on the planes, multiplying by a
//! constant takes a few XORs, and permuting the bytes of the lanes amounts to permuting the bytes
//! of the planes.

use super::{Portable, Word128, Words128};
use crate::isa::{Factor, Isa, Logic, Permutation, Sbox, Unpack, product};

/// Eight bit planes that together form a byte register.
#[derive(Clone, Copy, Debug)]
pub struct Planes<T>(T);

impl Planes<Portable> {
    /// Creates the token.
    ///
    /// # Safety
    /// This is always safe. It's only declared unsafe to match the other tokens.
    #[inline(always)]
    pub const unsafe fn assume() -> Self {
        // SAFETY: every CPU supports this.
        Self(unsafe { Portable::assume() })
    }
}

type Register = [Word128; 8];

/// Expresses a permutation of a lane as conditional swaps of bytes at distances 1, 2, 4 and 8, in
/// this order. Bit `p` of mask `s` is set if bytes `p` and `p + 2^s` are swapped. Not every
/// permutation can be expressed like this.
const fn exchanges(index: [u8; 16]) -> Option<[u16; 4]> {
    let (mut to, mut i) = ([0; 16], 0);
    while i < 16 {
        to[index[i] as usize] = i;
        i += 1;
    }
    let (mut masks, mut stage) = ([0u16; 4], 0);
    while stage < 4 {
        let mut p = 0;
        while p < 16 {
            if p >> stage & 1 == 0 {
                let q = p + (1 << stage);
                let (a, b) = (to[p] >> stage & 1, to[q] >> stage & 1);
                if a == b {
                    return None;
                }
                if a == 1 {
                    masks[stage] |= 1 << p;
                    (to[p], to[q]) = (to[q], to[p]);
                }
            }
            p += 1;
        }
        stage += 1;
    }
    Some(masks)
}

/// Expands each bit of `mask` to a byte, which is all ones if the bit is set.
const fn bytes_of(mask: u16) -> [u8; 16] {
    let (mut bytes, mut i) = ([0; 16], 0);
    while i < 16 {
        bytes[i] = if mask >> i & 1 == 1 { 0xff } else { 0 };
        i += 1;
    }
    bytes
}

/// The masks for a permutation, which are derived once per type.
struct Derived<P>(core::marker::PhantomData<P>);

impl<P: Permutation> Derived<P> {
    const EXCHANGES: Option<[u16; 4]> = exchanges(P::INDEX);
    const MASKS: [[u8; 16]; 4] = {
        let m = match Self::EXCHANGES {
            Some(m) => m,
            None => [0; 4],
        };
        // The last stage writes both bytes of each pair at once.
        [bytes_of(m[0]), bytes_of(m[1]), bytes_of(m[2]), bytes_of(m[3] | m[3] << 8)]
    };
}

impl Planes<Portable> {
    /// Performs the swaps of one stage within the 64-bit halves.
    #[inline(always)]
    fn stage<const SHIFT: i32>(self, x: Word128, mask: [u8; 16]) -> Word128 {
        let l = Words128;
        let t = l.and(l.xor(x.shr_64::<SHIFT>(), x), Word128::from_bytes(mask));
        l.xor(l.xor(x, t), t.shl_64::<SHIFT>())
    }

    /// Permutes bytes by conditional swaps.
    #[inline(always)]
    fn exchange_bytes(self, x: Word128, exchanges: [u16; 4], masks: &[[u8; 16]; 4]) -> Word128 {
        let l = Words128;
        let x = if exchanges[0] == 0 { x } else { self.stage::<8>(x, masks[0]) };
        let x = if exchanges[1] == 0 { x } else { self.stage::<16>(x, masks[1]) };
        let x = if exchanges[2] == 0 { x } else { self.stage::<32>(x, masks[2]) };
        if exchanges[3] == 0 { x } else { l.xor(x, l.and(l.xor(x, x.swap_64()), Word128::from_bytes(masks[3]))) }
    }
}

/// Swaps the bits of `a` under `mask << SHIFT` with those of `b` under `mask`.
#[inline(always)]
fn exchange<const SHIFT: i32>(x: &mut Register, a: usize, b: usize, mask: u64) {
    let l = Words128;
    let t = l.and(l.xor(x[a].shr_64::<SHIFT>(), x[b]), Word128::splat_64(mask));
    x[b] = l.xor(x[b], t);
    x[a] = l.xor(x[a], t.shl_64::<SHIFT>());
}

/// Transposes the 8 × 8 bits that each byte position has across the eight words. This converts
/// lanes to planes and back.
#[inline(always)]
fn slice(mut x: Register) -> Register {
    for i in [0, 2, 4, 6] {
        exchange::<1>(&mut x, i, i + 1, 0x5555_5555_5555_5555);
    }
    for i in [0, 1, 4, 5] {
        exchange::<2>(&mut x, i, i + 2, 0x3333_3333_3333_3333);
    }
    for i in [0, 1, 2, 3] {
        exchange::<4>(&mut x, i, i + 4, 0x0f0f_0f0f_0f0f_0f0f);
    }
    x
}

/// Adds or subtracts the two 64-bit little-endian words of a key.
#[inline(always)]
fn keyed<const SUBTRACT: bool>(lane: [u8; 16], key: [u8; 16]) -> Word128 {
    let (x, k) = (u128::from_le_bytes(lane), u128::from_le_bytes(key));
    let (x0, x1, k0, k1) = (x as u64, (x >> 64) as u64, k as u64, (k >> 64) as u64);
    let (y0, y1) =
        if SUBTRACT { (x0.wrapping_sub(k0), x1.wrapping_sub(k1)) } else { (x0.wrapping_add(k0), x1.wrapping_add(k1)) };
    Word128::from_bytes((u128::from(y1) << 64 | u128::from(y0)).to_le_bytes())
}

/// The planes of a register that repeats a lane eight times.
#[inline(always)]
fn repeat(lane: Word128) -> Register {
    [
        lane.shl_64::<7>().spread_top(),
        lane.shl_64::<6>().spread_top(),
        lane.shl_64::<5>().spread_top(),
        lane.shl_64::<4>().spread_top(),
        lane.shl_64::<3>().spread_top(),
        lane.shl_64::<2>().spread_top(),
        lane.shl_64::<1>().spread_top(),
        lane.spread_top(),
    ]
}

/// Converts eight lanes to planes and adds a key. We don't inline this because otherwise its 160
/// instructions would show up eight times in a kernel and forty times in a key schedule.
///
/// # Safety
/// See [`Isa::load_keyed`].
#[inline(never)]
unsafe fn load_planes<const SUBTRACT: bool>(p: *const u8, stride: usize, key: *const u8) -> Register {
    // SAFETY: the caller guarantees that `p` and `key` are valid. Byte arrays don't need to be
    // aligned.
    let key = unsafe { key.cast::<[u8; 16]>().read() };
    let mut x = [Word128::splat_64(0); 8];
    for k in 0..8 {
        // SAFETY: as above.
        x[k] = keyed::<SUBTRACT>(unsafe { p.add(k * stride).cast::<[u8; 16]>().read() }, key);
    }
    slice(x)
}

/// The inverse of [`load_planes`].
///
/// # Safety
/// See [`Isa::store_keyed`].
#[inline(never)]
unsafe fn store_planes<const SUBTRACT: bool>(p: *mut u8, stride: usize, key: *const u8, v: &Register) {
    // SAFETY: the caller guarantees that `p` and `key` are valid. Byte arrays don't need to be
    // aligned.
    let key = unsafe { key.cast::<[u8; 16]>().read() };
    let x = slice(*v);
    for k in 0..8 {
        let lane = keyed::<SUBTRACT>(x[k].to_bytes(), key).to_bytes();
        // SAFETY: as above.
        unsafe { p.add(k * stride).cast::<[u8; 16]>().write(lane) }
    }
}

/// Not inlined, because circuits take about 700 instructions, so inlining them into every round
/// would overflow the instruction cache.
#[inline(never)]
fn substitute<S: Sbox>(v: &mut Register) {
    *v = S::circuit(Words128, *v);
}

impl Logic for Planes<Portable> {
    type W = Register;
    #[inline(always)]
    fn xor(self, a: Register, b: Register) -> Register {
        let mut out = a;
        for i in 0..8 {
            out[i] = Words128.xor(a[i], b[i]);
        }
        out
    }
    #[inline(always)]
    fn and(self, a: Register, b: Register) -> Register {
        let mut out = a;
        for i in 0..8 {
            out[i] = Words128.and(a[i], b[i]);
        }
        out
    }
    #[inline(always)]
    fn or(self, a: Register, b: Register) -> Register {
        let mut out = a;
        for i in 0..8 {
            out[i] = Words128.or(a[i], b[i]);
        }
        out
    }
    #[inline(always)]
    fn and_not(self, a: Register, b: Register) -> Register {
        let mut out = a;
        for i in 0..8 {
            out[i] = Words128.and_not(a[i], b[i]);
        }
        out
    }
    #[inline(always)]
    fn not(self, a: Register) -> Register {
        let mut out = a;
        for i in 0..8 {
            out[i] = Words128.not(a[i]);
        }
        out
    }
}

impl Unpack for Planes<Portable> {
    const LANES: usize = 8;
    #[inline(always)]
    fn unpack_low_8(self, a: Register, b: Register) -> Register {
        let mut out = a;
        for i in 0..8 {
            out[i] = a[i].unpack_low_8(b[i]);
        }
        out
    }
    #[inline(always)]
    fn unpack_high_8(self, a: Register, b: Register) -> Register {
        let mut out = a;
        for i in 0..8 {
            out[i] = a[i].swap_64().unpack_low_8(b[i].swap_64());
        }
        out
    }
    #[inline(always)]
    fn unpack_low_32(self, a: Register, b: Register) -> Register {
        let mut out = a;
        for i in 0..8 {
            out[i] = a[i].unpack_low_32(b[i]);
        }
        out
    }
    #[inline(always)]
    fn unpack_high_32(self, a: Register, b: Register) -> Register {
        let mut out = a;
        for i in 0..8 {
            out[i] = a[i].swap_64().unpack_low_32(b[i].swap_64());
        }
        out
    }
    #[inline(always)]
    fn unpack_low_64(self, a: Register, b: Register) -> Register {
        let mut out = a;
        for i in 0..8 {
            out[i] = a[i].low_64(b[i]);
        }
        out
    }
    #[inline(always)]
    fn unpack_high_64(self, a: Register, b: Register) -> Register {
        let mut out = a;
        for i in 0..8 {
            out[i] = a[i].high_64(b[i]);
        }
        out
    }
}

impl Isa for Planes<Portable> {
    const ROUNDS_APART: bool = true;
    #[inline(always)]
    unsafe fn load_keyed<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> Register {
        // SAFETY: guaranteed by the caller.
        unsafe { load_planes::<SUBTRACT>(p, stride, key) }
    }
    #[inline(always)]
    unsafe fn store_keyed<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: Register) {
        // SAFETY: guaranteed by the caller.
        unsafe { store_planes::<SUBTRACT>(p, stride, key, &v) }
    }
    #[inline(always)]
    unsafe fn broadcast_lane(self, p: *const u8) -> Register {
        // SAFETY: guaranteed by the caller.
        let lane = Word128::from_bytes(unsafe { p.cast::<[u8; 16]>().read() });
        repeat(lane)
    }
    #[inline(always)]
    unsafe fn broadcast_4(self, p: *const u8) -> Register {
        // SAFETY: guaranteed by the caller.
        let lane = Word128::splat_32(u32::from_le_bytes(unsafe { p.cast::<[u8; 4]>().read() }));
        repeat(lane)
    }

    #[inline(always)]
    fn rearrange<P: Permutation>(self, v: Register) -> Register {
        let mut out = v;
        for i in 0..8 {
            out[i] = match Derived::<P>::EXCHANGES {
                Some(exchanges) => self.exchange_bytes(v[i], exchanges, &Derived::<P>::MASKS),
                None => {
                    let (bytes, mut moved) = (v[i].to_bytes(), [0; 16]);
                    for p in 0..16 {
                        moved[p] = bytes[P::INDEX[p] as usize];
                    }
                    Word128::from_bytes(moved)
                }
            };
        }
        out
    }
    #[inline(always)]
    fn mul<F: Factor>(self, v: Register) -> Register {
        product::<F, _>(Words128, v)
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: Register) -> Register {
        let mut v = v;
        substitute::<S>(&mut v);
        v
    }
}
