//! Sums of buffers, and the bits of bytes in the other order.

use phalanx_kernels::isa::routines;
use phalanx_kernels::kernel::Routine;
use phalanx_kernels::parts::one_by_one;

pub(super) static XOR: &[Routine] = routines!(Xor, "xor", xor);
pub(super) static REVERSE_BITS: &[Routine] = routines!(Map, "reverse_bits", reverse_bits);

/// `dst = a ^ b`
///
/// # Safety
/// As [`Xor`] asks.
#[inline(always)]
unsafe fn xor(a: *const u8, b: *const u8, dst: *mut u8, n: usize) {
    const LINE: usize = 64;
    let lines = n / LINE;
    // SAFETY: line `i` of `n / 64`, then word `i` of `n / 8`, then byte `i` of `n`; each is read before it is written.
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

/// The bits of every byte in the other order: between the representation of GCM and that of DSTU 7624:2014.
///
/// # Safety
/// As [`Map`](phalanx_kernels::kernel::Map) asks, for blocks of 16 bytes.
#[inline(always)]
unsafe fn reverse_bits(src: *const u8, dst: *mut u8, n: usize) {
    let lines = n / 4;
    // SAFETY: four blocks at a time, then one.
    unsafe {
        for i in 0..lines {
            let line = src.cast::<[u8; 64]>().add(i).read();
            dst.cast::<[u8; 64]>().add(i).write(line.map(u8::reverse_bits));
        }
        for i in 4 * lines..n {
            let block = src.cast::<[u8; 16]>().add(i).read();
            dst.cast::<[u8; 16]>().add(i).write(block.map(u8::reverse_bits));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Steps;
    use super::super::tests::random;
    use crate::Level;

    #[test]
    fn sums_and_reversed_bits() {
        for level in Level::available() {
            let steps = Steps::new(level);
            for n in (0..300).chain([1000, 4096]) {
                let (a, b) = (random(1, n + 1), random(2, n + 3));
                let mut sum = a[1..].to_vec();
                steps.xor(&mut sum, &b[3..]);
                assert!(sum.iter().zip(&a[1..]).zip(&b[3..]).all(|((sum, a), b)| *sum == a ^ b));
            }
            for blocks in 0..40 {
                let before = random(3, 16 * blocks);
                let mut after = before.clone();
                steps.reverse_bits(&mut after);
                assert!(before.iter().zip(&after).all(|(a, b)| a.reverse_bits() == *b));
            }
        }
    }
}
