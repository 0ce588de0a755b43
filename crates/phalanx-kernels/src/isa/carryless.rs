//! Carry-less multiplication.

/// A vector register in which each lane holds two 64-bit polynomials over GF(2).
pub trait Carryless: Copy {
    /// The register.
    type V: Copy;
    /// Number of 16-byte lanes in a register.
    const LANES: usize;

    /// All zeros.
    fn zero(self) -> Self::V;
    /// Loads lane `i` from the 16 bytes at `p + i * stride`.
    ///
    /// # Safety
    /// All of these bytes must be readable.
    unsafe fn load(self, p: *const u8, stride: usize) -> Self::V;
    /// Stores lane `i` to the 16 bytes at `p + 16 i`.
    ///
    /// # Safety
    /// All of these bytes must be writable.
    unsafe fn store(self, p: *mut u8, v: Self::V);
    /// Moves the low half of each lane to the high half, and zeroes the low half.
    fn up(self, v: Self::V) -> Self::V;
    /// Moves the high half of each lane to the low half, and zeroes the high half.
    fn down(self, v: Self::V) -> Self::V;
    /// `a + b`
    fn xor(self, a: Self::V, b: Self::V) -> Self::V;
    /// Reverses the bits of every byte.
    fn reverse_bits(self, v: Self::V) -> Self::V;
    /// Reverses the bytes of every 64-bit word.
    fn reverse_words(self, v: Self::V) -> Self::V;
    /// Multiplies one half of each lane of `a` by one half of the same lane of `b`. Bit 0 of
    /// `HALVES` selects the high half of `a`, and bit 4 selects the high half of `b`.
    fn carryless<const HALVES: i32>(self, a: Self::V, b: Self::V) -> Self::V;
    /// XORs all lanes and returns the result, low half first.
    fn sum_lanes(self, v: Self::V) -> [u64; 2];
}
