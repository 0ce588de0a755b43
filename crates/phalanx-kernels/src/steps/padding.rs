//! Finds the padding of a message without revealing anything but the padding's length.

/// All ones if `a == b`, and zero otherwise. Both must be less than 2^31.
#[inline(always)]
fn same(a: u32, b: u32) -> u32 {
    (core::hint::black_box(a ^ b).wrapping_sub(1) as i32 >> 31) as u32
}

/// All ones if `a < b`, and zero otherwise. Both must be less than 2^31.
#[inline(always)]
fn less(a: u32, b: u32) -> u32 {
    (core::hint::black_box(a.wrapping_sub(b)) as i32 >> 31) as u32
}

/// PKCS#7: `k` bytes of value `k`.
///
/// # Safety
/// See [`Unpad`](crate::abi::Unpad). `n` must be less than 256.
#[inline(always)]
pub(super) unsafe fn unpad_pkcs7(block: *const u8, n: usize) -> u32 {
    // SAFETY: this reads byte `i` of `n`.
    unsafe {
        let count = u32::from(block.add(n - 1).read());
        let mut right = !same(count, 0) & less(count, n as u32 + 1);
        for i in 0..n {
            let inside = less((n - 1 - i) as u32, count);
            right &= !inside | same(u32::from(block.add(i).read()), count);
        }
        count & right
    }
}

/// A 1 bit, followed by zeros.
///
/// # Safety
/// See [`Unpad`](crate::abi::Unpad).
#[inline(always)]
pub(super) unsafe fn unpad_one_zeros(block: *const u8, n: usize) -> u32 {
    let (mut seen, mut count) = (0, 0);
    for i in (0..n).rev() {
        // SAFETY: this reads byte `i` of `n`.
        let byte = u32::from(unsafe { block.add(i).read() });
        let first = !seen & !same(byte, 0);
        // The last nonzero byte is where the padding begins, and must be 0x80.
        count |= first & same(byte, 0x80) & (n - i) as u32;
        seen |= first;
    }
    count
}
