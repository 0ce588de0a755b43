//! Comparison of secrets: tags, commitments, checksums of keys.

use crate::abi::{Routine, RoutineEntry};
use crate::isa::routine;

/// The comparison, a function of its own, so that there is one place whose machine code is to be proved.
pub(crate) static EQUAL: Routine = routine!(Equal, "equal", equal_bytes);

/// 1 if the `n` bytes at `a` and at `b` are the same, otherwise 0, in a time that depends on `n` alone.
///
/// The verdict is as secret as the bytes. The caller makes it public.
///
/// # Safety
/// Both are readable for `n` bytes.
#[cfg(bodies)]
#[inline(always)]
unsafe fn equal_bytes(a: *const u8, b: *const u8, n: usize) -> u32 {
    let mut difference = 0;
    for i in 0..n {
        // SAFETY: `i < n`.
        difference |= unsafe { a.add(i).read() ^ b.add(i).read() };
    }
    // So that nothing is known of the number when the verdict is computed: zero alone has its top bit set after borrowing.
    u32::from(core::hint::black_box(difference)).wrapping_sub(1) >> 31
}

/// Whether two strings of bytes are the same, in a time that depends on their lengths alone.
///
/// This makes the verdict public.
#[doc(hidden)]
#[must_use]
pub fn equal(a: &[u8], b: &[u8]) -> bool {
    let RoutineEntry::Equal(equal) = EQUAL.entry else { unreachable!("it compares") };
    // SAFETY: both slices have that many bytes.
    a.len() == b.len() && unsafe { equal(a.as_ptr(), b.as_ptr(), a.len()) } == 1
}

#[cfg(test)]
mod tests {
    use super::equal;

    #[test]
    fn every_bit_and_every_length() {
        let mut a = [0x5a; 130];
        for n in 0..=a.len() {
            let b = a;
            assert!(equal(&a[..n], &b[..n]));
            assert!(!equal(&a[..n], &[&b[..n], &[0]].concat()));
            for bit in 0..8 * n {
                a[bit / 8] ^= 1 << (bit % 8);
                assert!(!equal(&a[..n], &b[..n]), "bit {bit} of {n} bytes");
                a[bit / 8] ^= 1 << (bit % 8);
            }
        }
    }
}
