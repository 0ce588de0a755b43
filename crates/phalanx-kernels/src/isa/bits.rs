//! Operations on words of bits: gates, shifts, and the moves that transposition needs.

/// The bitwise operations that bit-sliced circuits are made of, on words of some width.
///
/// Circuits are written once and work with words of any width. Since there is no indexing and no
/// comparison, their timing can't depend on secrets.
pub trait Logic: Copy {
    /// The word.
    type W: Copy;
    /// Whether every three-input gate takes a single instruction.
    const TERNARY: bool = false;
    /// Whether [`Logic::select`] takes a single instruction and there are 32 registers.
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

    /// Returns the words unchanged, but only once the words from all previous calls are available.
    /// Otherwise, the compiler would keep more values in flight than there are registers.
    #[inline(always)]
    fn in_order<const N: usize>(self, v: [Self::W; N]) -> [Self::W; N] {
        v
    }

    // Three-input gates. Each of these takes two gates, or a single instruction if the CPU has
    // ternary logic.

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
    /// The majority of three bits, i.e. the carry of an addition.
    #[inline(always)]
    fn majority(self, a: Self::W, b: Self::W, c: Self::W) -> Self::W {
        self.or(self.and(a, b), self.and(self.xor(a, b), c))
    }
    /// Selects `a` where `mask` is set, and `b` elsewhere.
    #[inline(always)]
    fn select(self, mask: Self::W, a: Self::W, b: Self::W) -> Self::W {
        self.xor(b, self.and(mask, self.xor(a, b)))
    }
    /// Like [`Logic::select`], but with a hint that operand `LAST` (0 for `mask`, 1 for `a`, 2 for
    /// `b`) isn't used afterwards. This saves a copy on CPUs where the instruction overwrites one
    /// of its operands.
    #[inline(always)]
    fn select_over<const LAST: usize>(self, mask: Self::W, a: Self::W, b: Self::W) -> Self::W {
        self.select(mask, a, b)
    }
    /// The gate with truth table `TABLE`, i.e. the output for `a`, `b` and `c` is bit
    /// `a << 2 | b << 1 | c` of the table. If there's no ternary logic, this expands to up to eight
    /// products, so only use it on words that have it.
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

/// Words made up of 64-bit lanes that can be shifted, so that a lane can hold several planes.
pub trait Shifts: Logic {
    /// The same 64 bits in every lane.
    fn splat_64(self, x: u64) -> Self::W;
    /// Shifts every lane left by a public number of bits less than 64.
    fn shl_64(self, a: Self::W, n: u32) -> Self::W;
    /// Shifts every lane right.
    fn shr_64(self, a: Self::W, n: u32) -> Self::W;
}

/// Words made up of 16-byte lanes that can be interleaved.
pub trait Unpack: Logic {
    /// Number of 16-byte lanes in a word.
    const LANES: usize;

    /// Interleaves the bytes of the low halves of the lanes of `a` and `b`.
    fn unpack_low_8(self, a: Self::W, b: Self::W) -> Self::W;
    /// Interleaves the bytes of the high halves.
    fn unpack_high_8(self, a: Self::W, b: Self::W) -> Self::W;
    /// Interleaves the 32-bit words of the low halves.
    fn unpack_low_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// Interleaves the 32-bit words of the high halves.
    fn unpack_high_32(self, a: Self::W, b: Self::W) -> Self::W;
    /// Combines the low halves of the lanes of `a` and `b`.
    fn unpack_low_64(self, a: Self::W, b: Self::W) -> Self::W;
    /// Combines the high halves.
    fn unpack_high_64(self, a: Self::W, b: Self::W) -> Self::W;
}

/// The words that bit-sliced kernels work on, with gates and the moves needed for transposition. A
/// word consists of plain bits, with no padding.
pub trait Bitslice: Shifts + Unpack {
    /// Loads lane `i` from the 16 bytes at `p + i * stride`. A stride of 0 repeats the same bytes
    /// in every lane.
    ///
    /// # Safety
    /// All of these bytes must be readable.
    unsafe fn load(self, p: *const u8, stride: usize) -> Self::W;
    /// Stores lane `i` to the 16 bytes at `p + i * stride`.
    ///
    /// # Safety
    /// All of these bytes must be writable.
    unsafe fn store(self, p: *mut u8, stride: usize, w: Self::W);
    /// Repeats 32 bits.
    fn splat_32(self, x: u32) -> Self::W;
    /// Whether a single instruction suffices for [`Bitslice::splat_four`], and for loading or
    /// storing two words that are adjacent in memory.
    const NEIGHBOURS: bool = false;
    /// Returns four words, each of which repeats one of the four 32-bit words at `p`.
    ///
    /// # Safety
    /// `p` must be readable for 16 bytes.
    #[inline(always)]
    unsafe fn splat_four(self, p: *const u8) -> [Self::W; 4] {
        let mut x = [self.splat_32(0); 4];
        for i in 0..4 {
            // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
            x[i] = self.splat_32(u32::from_le_bytes(unsafe { p.cast::<[u8; 4]>().add(i).read() }));
        }
        x
    }
    /// Shifts every lane up by one byte, with zero in byte 0.
    fn up_8(self, a: Self::W) -> Self::W;
    /// Shifts every lane down by one byte, with zero in byte 15.
    fn down_8(self, a: Self::W) -> Self::W;
}

/// Returns a 64-bit mask of the positions whose index has bit `low` set and bit `high` clear.
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

/// Moves every bit in a lane to the position whose index has bits `HIGH` and `LOW` swapped.
#[inline(always)]
pub fn exchange_index<L: Shifts, const HIGH: u32, const LOW: u32>(l: L, x: L::W) -> L::W {
    let (shift, mask) = ((1 << HIGH) - (1 << LOW), l.splat_64(const { places(HIGH, LOW) }));
    let t = l.and(l.xor(x, l.shr_64(x, shift)), mask);
    l.xor(l.xor(x, t), l.shl_64(t, shift))
}

/// 64-bit words, on any CPU.
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
