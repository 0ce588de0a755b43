//! Constant-time comparison of tags, commitments and key checksums.

use crate::abi::{Routine, RoutineEntry};
use crate::isa::routine;

/// The comparison. It is a separate function so that the prover can verify its machine code.
pub(crate) static EQUAL: Routine = routine!(Equal, "equal", equal_bytes);

/// Returns 1 if the `n` bytes at `a` and `b` are equal, and 0 otherwise. How long this takes only
/// depends on `n`.
///
/// The result is as secret as the data until the caller makes it public.
///
/// # Safety
/// Both must be readable for `n` bytes.
#[cfg(bodies)]
#[inline(always)]
unsafe fn equal_bytes(a: *const u8, b: *const u8, n: usize) -> u32 {
    let mut difference = 0;
    for i in 0..n {
        // SAFETY: `i < n`.
        difference |= unsafe { a.add(i).read() ^ b.add(i).read() };
    }
    // The barrier keeps the compiler from deducing anything about `difference`. Subtracting 1 only
    // sets the top bit if it is zero.
    u32::from(core::hint::black_box(difference)).wrapping_sub(1) >> 31
}

/// Compares two byte strings. How long this takes only depends on their lengths.
///
/// Note that the result becomes public.
#[doc(hidden)]
#[must_use]
pub fn equal(a: &[u8], b: &[u8]) -> bool {
    let RoutineEntry::Equal(equal) = EQUAL.entry else { unreachable!("the routine is a comparison") };
    // SAFETY: both slices are that many bytes long.
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
