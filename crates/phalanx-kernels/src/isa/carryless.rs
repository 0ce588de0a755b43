//! Products of binary polynomials.

/// A vector register seen as lanes of two 64-bit binary polynomials.
pub trait Carryless: Copy {
    /// The register.
    type V: Copy;
    /// Lanes of 16 bytes in a register.
    const LANES: usize;

    /// All zeros.
    fn zero(self) -> Self::V;
    /// Lane `i` from the 16 bytes at `p + i * stride`.
    ///
    /// # Safety
    /// All of these are readable.
    unsafe fn load(self, p: *const u8, stride: usize) -> Self::V;
    /// Lane `i` to the 16 bytes at `p + 16 i`.
    ///
    /// # Safety
    /// All of these are writable.
    unsafe fn store(self, p: *mut u8, v: Self::V);
    /// The low half of each lane in the high one, and zeros.
    fn up(self, v: Self::V) -> Self::V;
    /// The high half of each lane in the low one, and zeros.
    fn down(self, v: Self::V) -> Self::V;
    /// `a + b`
    fn xor(self, a: Self::V, b: Self::V) -> Self::V;
    /// The bytes of every 64-bit word in the other order.
    fn reverse_words(self, v: Self::V) -> Self::V;
    /// The products in each lane: of the high half of `a` if bit 0 of `HALVES` is set, of the high half of `b` if bit 4 is.
    fn carryless<const HALVES: i32>(self, a: Self::V, b: Self::V) -> Self::V;
    /// The sum of all lanes, low half first.
    fn sum_lanes(self, v: Self::V) -> [u64; 2];
}
