//! Words of bits: gates, shifts, and the moves that transpose.

/// Bitwise operations on a word of some width: all that a bit-sliced circuit needs.
///
/// A circuit is written once over this trait and serves words of any width. There is no indexing and no comparison,
/// so a circuit cannot depend on a secret in time.
pub trait Logic: Copy {
    /// The word.
    type W: Copy;
    /// Whether every gate of three inputs is one instruction.
    const TERNARY: bool = false;
    /// Whether [`Logic::select`] is one instruction, and there are 32 registers.
    const CHEAP_SELECT: bool = Self::TERNARY;
    /// `a ^ b`
    fn xor(self, a: Self::W, b: Self::W) -> Self::W;
    /// `a & b`
    fn and(self, a: Self::W, b: Self::W) -> Self::W;
    /// `a | b`
    fn or(self, a: Self::W, b: Self::W) -> Self::W;
    /// `!a & b`
    fn and_not(self, a: Self::W, b: Self::W) -> Self::W;
    /// `!a`
    fn not(self, a: Self::W) -> Self::W;
    /// `!a | b`
    #[inline(always)]
    fn or_not(self, a: Self::W, b: Self::W) -> Self::W {
        self.or(self.not(a), b)
    }

    /// The same words, behind all that were given so before: the compiler would work on more at a time than there are registers for.
    #[inline(always)]
    fn in_order<const N: usize>(self, v: [Self::W; N]) -> [Self::W; N] {
        v
    }

    // Gates of three inputs: two gates each, or one instruction where there is ternary logic.

    /// `a ^ b ^ c`
    #[inline(always)]
    fn xor3(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
        self.xor(self.xor(a, b), c)
    }
    /// `a ^ (b & c)`
    #[inline(always)]
    fn xor_and(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
        self.xor(a, self.and(b, c))
    }
    /// `a ^ (b | c)`
    #[inline(always)]
    fn xor_or(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
        self.xor(a, self.or(b, c))
    }
    /// What at least two of the three have: the carry of a sum.
    #[inline(always)]
    fn majority(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
        self.or(self.and(a, b), self.and(self.xor(a, b), c))
    }
    /// `a` where `mask` has ones, else `b`.
    #[inline(always)]
    fn select(self, mask: Self::W, a: Self::W, b: Self::W) -> Self::W {
        self.xor(b, self.and(mask, self.xor(a, b)))
    }
    /// [`Logic::select`] where operand `LAST` (0 is `mask`, 1 `a`, 2 `b`) is not used afterwards: an instruction that overwrites one of its
    /// operands need not copy that one.
    #[inline(always)]
    fn select_over<const LAST: usize>(self, mask: Self::W, a: Self::W, b: Self::W) -> Self::W {
        self.select(mask, a, b)
    }
    /// The gate whose output for the bits of `a`, `b` and `c` is bit `a << 2 | b << 1 | c` of `TABLE`. A sum of up to
    /// eight products where it is no instruction: circuits of such gates are for words that have it.
    #[inline(always)]
    fn ternary<const TABLE: i32>(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
        let mut out = self.and_not(a, a);
        for row in 0..8 {
            if TABLE >> row & 1 == 1 {
                let x = if row & 4 != 0 { a } else { self.not(a) };
                let y = if row & 2 != 0 { b } else { self.not(b) };
                let z = if row & 1 != 0 { c } else { self.not(c) };
                out = self.or(out, self.and(self.and(x, y), z));
            }
        }
        out
    }
}

/// Words of 64-bit lanes that also shift: what keeps several planes in one lane.
pub trait Shifts: Logic {
    /// The same 64 bits in every lane.
    fn splat_64(self, x: u64) -> Self::W;
    /// Every lane shifted left by a public number of bits less than 64.
    fn shl_64(self, a: Self::W, n: u32) -> Self::W;
    /// Every lane shifted right.
    fn shr_64(self, a: Self::W, n: u32) -> Self::W;
}

/// Words in lanes of 16 bytes, whose parts are interleaved.
pub trait Unpack: Logic {
    /// Lanes of 16 bytes in a word.
    const LANES: usize;

    /// Bytes of the low halves of the lanes of `a` and `b`, alternately.
    fn unpack_low_8(self, a: Self::W, b: Self::W) -> Self::W;
    /// Bytes of the high halves.
    fn unpack_high_8(self, a: Self::W, b: Self::W) -> Self::W;
    /// 32-bit words of the low halves.
    fn unpack_low_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// 32-bit words of the high halves.
    fn unpack_high_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// The low halves of the lanes of `a` and `b`.
    fn unpack_low_64(self, a: Self::W, b: Self::W) -> Self::W;
    /// The high halves.
    fn unpack_high_64(self, a: Self::W, b: Self::W) -> Self::W;
}

/// Words of bit-sliced kernels: gates, and the few moves that transpose. A word is plain bits without padding.
pub trait Bitslice: Shifts + Unpack {
    /// Lane `i` from the 16 bytes at `p + i * stride`; with a stride of 0 the same bytes in every lane.
    ///
    /// # Safety
    /// All of these are readable.
    unsafe fn load(self, p: *const u8, stride: usize) -> Self::W;
    /// Lane `i` to the 16 bytes at `p + i * stride`.
    ///
    /// # Safety
    /// All of these are writable.
    unsafe fn store(self, p: *mut u8, stride: usize, w: Self::W);
    /// The same 32 bits everywhere.
    fn splat_32(self, x: u32) -> Self::W;
    /// Whether [`Bitslice::splat_four`] is one instruction, and two words that are neighbours in memory are read and written by one.
    const NEIGHBOURS: bool = false;
    /// The four bytes at `p` everywhere in the first word, those behind them in the second, and so on.
    ///
    /// # Safety
    /// `p` is readable for 16 bytes.
    #[inline(always)]
    unsafe fn splat_four(self, p: *const u8) -> [Self::W; 4] {
        let mut x = [self.splat_32(0); 4];
        for i in 0..4 {
            // SAFETY: as the caller promises; arrays of bytes need no alignment.
            x[i] = self.splat_32(u32::from_le_bytes(unsafe { p.cast::<[u8; 4]>().add(i).read() }));
        }
        x
    }
    /// Every byte one place up in its lane; byte 0 becomes zero.
    fn up_8(self, a: Self::W) -> Self::W;
    /// Every byte one place down in its lane; byte 15 becomes zero.
    fn down_8(self, a: Self::W) -> Self::W;
}

/// The places of 64 bits whose index has bit `low` and lacks bit `high`.
const fn places(high: u32, low: u32) -> u64 {
    let (mut mask, mut i) = (0, 0);
    while i < 64 {
        if i >> low & 1 == 1 && i >> high & 1 == 0 {
            mask |= 1 << i;
        }
        i += 1;
    }
    mask
}

/// Exchanges bits `HIGH` and `LOW` of the index of every bit of a lane.
#[inline(always)]
pub fn exchange_index<L: Shifts, const HIGH: u32, const LOW: u32>(l: L, x: L::W) -> L::W {
    let (shift, mask) = ((1 << HIGH) - (1 << LOW), l.splat_64(const { places(HIGH, LOW) }));
    let t = l.and(l.xor(x, l.shr_64(x, shift)), mask);
    l.xor(l.xor(x, t), l.shl_64(t, shift))
}

/// Words of 64 bits, on any machine.
#[derive(Clone, Copy, Debug)]
pub struct Word64;

impl Logic for Word64 {
    type W = u64;
    #[inline(always)]
    fn xor(self, a: u64, b: u64) -> u64 {
        a ^ b
    }
    #[inline(always)]
    fn and(self, a: u64, b: u64) -> u64 {
        a & b
    }
    #[inline(always)]
    fn or(self, a: u64, b: u64) -> u64 {
        a | b
    }
    #[inline(always)]
    fn and_not(self, a: u64, b: u64) -> u64 {
        !a & b
    }
    #[inline(always)]
    fn not(self, a: u64) -> u64 {
        !a
    }
}

impl Shifts for Word64 {
    #[inline(always)]
    fn splat_64(self, x: u64) -> u64 {
        x
    }
    #[inline(always)]
    fn shl_64(self, a: u64, n: u32) -> u64 {
        a << n
    }
    #[inline(always)]
    fn shr_64(self, a: u64, n: u32) -> u64 {
        a >> n
    }
}
