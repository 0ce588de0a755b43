//! XORing buffers, and bit reversal.

use crate::isa::one_by_one;

/// `dst = a ^ b`
///
/// # Safety
/// See [`Xor`](crate::abi::Xor).
#[inline(always)]
pub(super) unsafe fn xor(a: *const u8, b: *const u8, dst: *mut u8, n: usize) {
    const LINE: usize = 64;
    let lines = n / LINE;
    // SAFETY: this accesses line `i` of `n / 64`, then word `i` of `n / 8`, then byte `i` of `n`,
    // reading each one before it is written.
    unsafe {
        for i in 0..lines {
            let i = one_by_one(i);
            let (x, y) = (a.cast::<[u64; 8]>().add(i).read_unaligned(), b.cast::<[u64; 8]>().add(i).read_unaligned());
            let mut sum = [0; 8];
            for w in 0..8 {
                sum[w] = x[w] ^ y[w];
            }
            dst.cast::<[u64; 8]>().add(i).write_unaligned(sum);
        }
        for i in lines * (LINE / 8)..n / 8 {
            let i = one_by_one(i);
            let (x, y) = (a.cast::<u64>().add(i).read_unaligned(), b.cast::<u64>().add(i).read_unaligned());
            dst.cast::<u64>().add(i).write_unaligned(x ^ y);
        }
        for i in n / 8 * 8..n {
            let i = one_by_one(i);
            dst.add(i).write(a.add(i).read() ^ b.add(i).read());
        }
    }
}

/// Reverses the bits of every byte. This converts between the representations that GCM and DSTU
/// 7624:2014 use.
///
/// # Safety
/// See [`Map`](crate::abi::Map). Blocks are 16 bytes long.
#[inline(always)]
pub(super) unsafe fn reverse_bits(src: *const u8, dst: *mut u8, n: usize) {
    let (lines, reversed) = (n / 4, |word: u64| word.swap_bytes().reverse_bits());
    // SAFETY: this accesses four blocks at a time, then one at a time.
    unsafe {
        for i in 0..lines {
            let i = one_by_one(i);
            let line = src.cast::<[u64; 8]>().add(i).read_unaligned();
            dst.cast::<[u64; 8]>().add(i).write_unaligned(line.map(reversed));
        }
        for i in 4 * lines..n {
            let i = one_by_one(i);
            let block = src.cast::<[u64; 2]>().add(i).read_unaligned();
            dst.cast::<[u64; 2]>().add(i).write_unaligned(block.map(reversed));
        }
    }
}
