//! Any CPU: a register of bytes as eight bit planes.
//!
//! Plane `b` is a word of 16 bytes; bit `k` of its byte `p` is bit `b` of byte `p` of lane `k`. So a register has eight
//! lanes of 16 bytes, a substitution is a circuit over the planes, a product with a constant a few XORs, and moving
//! bytes about in the lanes moves bytes of the planes.

use super::word::{Word128, Words128};
use super::{Factor, Isa, Logic, Permutation, Sbox, product_rows};

/// Every CPU has this.
#[derive(Clone, Copy, Debug)]
pub struct Portable(());

impl Portable {
    /// The token.
    ///
    /// # Safety
    /// None is needed; the signature is that of the other tokens.
    #[inline(always)]
    pub const unsafe fn assume() -> Self {
        Self(())
    }
}

type Planes = [Word128; 8];

/// A permutation of a lane as conditional exchanges of bytes at distance 1, 2, 4, 8, in this order: bit `p` of mask
/// `s` says that bytes `p` and `p + 2^s` change places. Not every permutation has this form.
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

/// Full bytes where `mask` has bits.
const fn bytes_of(mask: u16) -> [u8; 16] {
    let (mut bytes, mut i) = ([0; 16], 0);
    while i < 16 {
        bytes[i] = if mask >> i & 1 == 1 { 0xff } else { 0 };
        i += 1;
    }
    bytes
}

/// The masks of a permutation, derived once per type.
struct Derived<P>(core::marker::PhantomData<P>);

impl<P: Permutation> Derived<P> {
    const EXCHANGES: Option<[u16; 4]> = exchanges(P::INDEX);
    const MASKS: [[u8; 16]; 4] = {
        let m = match Self::EXCHANGES {
            Some(m) => m,
            None => [0; 4],
        };
        // In the last stage both partners are written at once.
        [bytes_of(m[0]), bytes_of(m[1]), bytes_of(m[2]), bytes_of(m[3] | m[3] << 8)]
    };
}

impl Portable {
    /// Exchanges bits `low` of `b` with bits `high` of `a`, `SHIFT` apart.
    #[inline(always)]
    fn exchange<const SHIFT: i32>(self, a: &mut Word128, b: &mut Word128, mask: u64) {
        let l = Words128;
        let t = l.and(l.xor(a.shr_64::<SHIFT>(), *b), Word128::splat_64(mask));
        *b = l.xor(*b, t);
        *a = l.xor(*a, t.shl_64::<SHIFT>());
    }

    /// Transposes eight words as 8 × 8 bits in every byte: lanes to planes, and back.
    #[inline(always)]
    fn slice(self, mut x: Planes) -> Planes {
        for (i, j) in [(0, 1), (2, 3), (4, 5), (6, 7)] {
            let [a, b] = x.get_disjoint_mut_2(i, j);
            self.exchange::<1>(a, b, 0x5555_5555_5555_5555);
        }
        for (i, j) in [(0, 2), (1, 3), (4, 6), (5, 7)] {
            let [a, b] = x.get_disjoint_mut_2(i, j);
            self.exchange::<2>(a, b, 0x3333_3333_3333_3333);
        }
        for (i, j) in [(0, 4), (1, 5), (2, 6), (3, 7)] {
            let [a, b] = x.get_disjoint_mut_2(i, j);
            self.exchange::<4>(a, b, 0x0f0f_0f0f_0f0f_0f0f);
        }
        x
    }

    #[inline(always)]
    fn each(self, a: Planes, b: Planes, f: impl Fn(Word128, Word128) -> Word128) -> Planes {
        core::array::from_fn(|i| f(a[i], b[i]))
    }

    /// The exchanges of one stage, for the stages inside a 64-bit half.
    #[inline(always)]
    fn stage<const SHIFT: i32>(self, x: Word128, mask: [u8; 16]) -> Word128 {
        let l = Words128;
        let t = l.and(l.xor(x.shr_64::<SHIFT>(), x), Word128::from_bytes(mask));
        l.xor(l.xor(x, t), t.shl_64::<SHIFT>())
    }
}

/// Two different elements of an array at once.
trait Pair<T> {
    fn get_disjoint_mut_2(&mut self, i: usize, j: usize) -> [&mut T; 2];
}

impl<T, const N: usize> Pair<T> for [T; N] {
    #[inline(always)]
    fn get_disjoint_mut_2(&mut self, i: usize, j: usize) -> [&mut T; 2] {
        let (low, high) = self.split_at_mut(j);
        [&mut low[i], &mut high[0]]
    }
}

/// Adds or subtracts the two 64-bit little-endian words of a key.
#[inline(always)]
fn keyed<const SUBTRACT: bool>(lane: [u8; 16], key: [u8; 16]) -> [u8; 16] {
    let word = |b: [u8; 16], i: usize| u64::from_le_bytes(core::array::from_fn(|k| b[8 * i + k]));
    let sum: [[u8; 8]; 2] = core::array::from_fn(|i| {
        let (x, k) = (word(lane, i), word(key, i));
        if SUBTRACT { x.wrapping_sub(k) } else { x.wrapping_add(k) }.to_le_bytes()
    });
    core::array::from_fn(|i| sum[i / 8][i % 8])
}

impl Isa for Portable {
    type V = Planes;
    const LANES: usize = 8;

    #[inline(always)]
    unsafe fn load<const SUBTRACT: bool>(self, p: *const u8, stride: usize, key: *const u8) -> Planes {
        // SAFETY: as the trait asks of `p` and `key`; arrays of bytes need no alignment.
        let key = unsafe { key.cast::<[u8; 16]>().read() };
        self.slice(core::array::from_fn(|k| {
            // SAFETY: as above.
            let lane = unsafe { p.add(k * stride).cast::<[u8; 16]>().read() };
            Word128::from_bytes(keyed::<SUBTRACT>(lane, key))
        }))
    }
    #[inline(always)]
    unsafe fn store<const SUBTRACT: bool>(self, p: *mut u8, stride: usize, key: *const u8, v: Planes) {
        // SAFETY: as the trait asks of `p` and `key`; arrays of bytes need no alignment.
        let key = unsafe { key.cast::<[u8; 16]>().read() };
        for (k, lane) in self.slice(v).into_iter().enumerate() {
            // SAFETY: as above.
            unsafe { p.add(k * stride).cast::<[u8; 16]>().write(keyed::<SUBTRACT>(lane.to_bytes(), key)) }
        }
    }
    #[inline(always)]
    unsafe fn broadcast_lane(self, p: *const u8) -> Planes {
        // SAFETY: as the trait asks of `p`.
        let lane = Word128::from_bytes(unsafe { p.cast::<[u8; 16]>().read() });
        self.slice([lane; 8])
    }
    #[inline(always)]
    unsafe fn broadcast_4(self, p: *const u8) -> Planes {
        // SAFETY: as the trait asks of `p`.
        let lane = Word128::splat_32(u32::from_le_bytes(unsafe { p.cast::<[u8; 4]>().read() }));
        self.slice([lane; 8])
    }

    #[inline(always)]
    fn xor(self, a: Planes, b: Planes) -> Planes {
        self.each(a, b, |a, b| Words128.xor(a, b))
    }
    #[inline(always)]
    fn permute<P: Permutation>(self, v: Planes) -> Planes {
        let masks = Derived::<P>::MASKS;
        v.map(|x| match Derived::<P>::EXCHANGES {
            Some(exchanges) => {
                let x = if exchanges[0] == 0 { x } else { self.stage::<8>(x, masks[0]) };
                let x = if exchanges[1] == 0 { x } else { self.stage::<16>(x, masks[1]) };
                let x = if exchanges[2] == 0 { x } else { self.stage::<32>(x, masks[2]) };
                let l = Words128;
                if exchanges[3] == 0 {
                    x
                } else {
                    l.xor(x, l.and(l.xor(x, x.swap_64()), Word128::from_bytes(masks[3])))
                }
            }
            None => {
                let bytes = x.to_bytes();
                Word128::from_bytes(core::array::from_fn(|i| bytes[P::INDEX[i] as usize]))
            }
        })
    }
    #[inline(always)]
    fn unpack_low_8(self, a: Planes, b: Planes) -> Planes {
        self.each(a, b, Word128::unpack_low_8)
    }
    #[inline(always)]
    fn unpack_high_8(self, a: Planes, b: Planes) -> Planes {
        self.each(a, b, |a, b| a.swap_64().unpack_low_8(b.swap_64()))
    }
    #[inline(always)]
    fn unpack_low_32(self, a: Planes, b: Planes) -> Planes {
        self.each(a, b, Word128::unpack_low_32)
    }
    #[inline(always)]
    fn unpack_high_32(self, a: Planes, b: Planes) -> Planes {
        self.each(a, b, |a, b| a.swap_64().unpack_low_32(b.swap_64()))
    }
    #[inline(always)]
    fn unpack_low_64(self, a: Planes, b: Planes) -> Planes {
        self.each(a, b, Word128::low_64)
    }
    #[inline(always)]
    fn unpack_high_64(self, a: Planes, b: Planes) -> Planes {
        self.each(a, b, Word128::high_64)
    }
    #[inline(always)]
    fn mul<F: Factor>(self, v: Planes) -> Planes {
        let rows = const { product_rows(F::FIELD, F::C) };
        core::array::from_fn(|i| {
            let mut sum = None;
            for j in 0..8 {
                if rows[i] >> j & 1 == 1 {
                    sum = Some(sum.map_or(v[j], |s| Words128.xor(s, v[j])));
                }
            }
            sum.unwrap_or(Word128::splat_64(0))
        })
    }
    #[inline(always)]
    fn sub<S: Sbox>(self, v: Planes) -> Planes {
        S::circuit(Words128, v)
    }
}
