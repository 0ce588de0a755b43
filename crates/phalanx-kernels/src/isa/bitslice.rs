//! Conversion of whole blocks to bit planes and back.

use super::{Bitslice, Logic, Shifts, Unpack};

/// Number of blocks per batch in the widest layout, which has one block for each bit of a word.
pub(crate) const fn batch<B: Bitslice>() -> usize {
    128 * B::LANES
}

/// The bit planes of a batch of blocks. Plane `b` of byte `p` is word `[p][b]`.
pub(crate) type Planes<B, const BLOCK: usize> = [[<B as Logic>::W; 8]; BLOCK];

#[inline(always)]
pub(crate) fn zeros<B: Bitslice, const BLOCK: usize>(b: B) -> Planes<B, BLOCK> {
    [[b.splat_32(0); 8]; BLOCK]
}

/// Loads mask `i` from a form in which each mask byte is repeated four times.
///
/// # Safety
/// `masks` must hold more than `i` masks.
#[inline(always)]
unsafe fn mask<B: Bitslice>(b: B, masks: *const u8, i: usize) -> B::W {
    // SAFETY: guaranteed by the caller. Byte arrays don't need to be aligned.
    b.splat_32(u32::from_le_bytes(unsafe { masks.add(MASK * i).cast::<[u8; MASK]>().read() }))
}

/// XORs masks into words, starting with mask `first`.
///
/// # Safety
/// `masks` must hold `first + N` masks.
#[inline(always)]
pub(crate) unsafe fn add_masks<B: Bitslice, const N: usize>(
    b: B,
    mut x: [B::W; N],
    masks: *const u8,
    first: usize,
) -> [B::W; N] {
    if B::NEIGHBOURS && N.is_multiple_of(4) {
        for i in 0..N / 4 {
            // SAFETY: guaranteed by the caller.
            let four = unsafe { b.splat_four(masks.add(MASK * (first + 4 * i))) };
            for j in 0..4 {
                x[4 * i + j] = b.xor(x[4 * i + j], four[j]);
            }
        }
        return x;
    }
    for i in 0..N {
        // SAFETY: guaranteed by the caller.
        x[i] = b.xor(x[i], unsafe { mask(b, masks, first + i) });
    }
    x
}

/// Size of a mask in a form. We store four bytes because they can be broadcast to a register with
/// one instruction, whereas a single byte needs several.
pub(crate) const MASK: usize = 4;

/// Writes the eight masks of a key byte, bit 0 first.
///
/// # Safety
/// `masks` must be writable for eight masks.
#[inline(always)]
pub(crate) unsafe fn write_masks(masks: *mut u8, byte: u8) {
    let mut bits = [[0; MASK]; 8];
    for bit in 0..8 {
        bits[bit] = 0u32.wrapping_sub(u32::from(byte >> bit & 1)).to_le_bytes();
    }
    // SAFETY: guaranteed by the caller.
    unsafe { masks.cast::<[[u8; MASK]; 8]>().write(bits) }
}

/// Swaps bits between `x[i]` and `x[i + distance]` whose positions differ by `distance`.
#[inline(always)]
fn exchange<B: Shifts>(b: B, x: &mut [B::W; 8], distance: usize, mask: u64) {
    for i in 0..8 {
        if i & distance == 0 {
            let (low, high, n) = (x[i], x[i | distance], distance as u32);
            if B::CHEAP_SELECT {
                x[i] = b.select_over::<2>(b.splat_64(mask), low, b.shl_64(high, n));
                x[i | distance] = b.select_over::<1>(b.splat_64(mask), b.shr_64(low, n), high);
            } else {
                let t = b.and(b.xor(b.shr_64(low, n), high), b.splat_64(mask));
                x[i | distance] = b.xor(high, t);
                x[i] = b.xor(low, b.shl_64(t, n));
            }
        }
    }
}

/// Transposes the 8 × 8 bits at each byte position across the eight words. This is its own inverse.
#[inline(always)]
pub(crate) fn slice<B: Shifts>(b: B, mut x: [B::W; 8]) -> [B::W; 8] {
    exchange(b, &mut x, 1, 0x5555_5555_5555_5555);
    exchange(b, &mut x, 2, 0x3333_3333_3333_3333);
    exchange(b, &mut x, 4, 0x0f0f_0f0f_0f0f_0f0f);
    x
}

/// Interleaves the bytes in each lane of `x` and `y`, first those in the low halves, then those in
/// the high halves.
#[inline(always)]
fn unpack<B: Bitslice>(b: B, x: B::W, y: B::W) -> [B::W; 2] {
    [b.unpack_low_8(x, y), b.unpack_high_8(x, y)]
}

/// A quarter of [`transpose`]. This is unrolled by hand because if the compiler kept the loop, it
/// would also keep the words in memory.
#[inline(always)]
fn interleave<B: Bitslice>(b: B, x: [B::W; 16]) -> [B::W; 16] {
    let [x0, x1] = unpack(b, x[0], x[8]);
    let [x2, x3] = unpack(b, x[1], x[9]);
    let [x4, x5] = unpack(b, x[2], x[10]);
    let [x6, x7] = unpack(b, x[3], x[11]);
    let [x8, x9] = unpack(b, x[4], x[12]);
    let [x10, x11] = unpack(b, x[5], x[13]);
    let [x12, x13] = unpack(b, x[6], x[14]);
    let [x14, x15] = unpack(b, x[7], x[15]);
    [x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15]
}

/// Interleaves the bytes in each lane of the first `N` words, those of the first half with those of
/// the second, `STEPS` times. The index of a byte is that of its word followed by the one in its
/// lane. Each step rotates it by a bit to the left.
#[inline(always)]
pub(crate) fn interleaved<B: Unpack, const N: usize, const STEPS: usize>(b: B, mut x: [B::W; 8]) -> [B::W; 8] {
    for _ in 0..STEPS {
        let mut y = x;
        for k in 0..N / 2 {
            y[2 * k] = b.unpack_low_8(x[k], x[k + N / 2]);
            y[2 * k + 1] = b.unpack_high_8(x[k], x[k + N / 2]);
        }
        x = y;
    }
    x
}

/// Transposes 16 × 16 bytes in every lane. This is its own inverse.
#[inline(always)]
pub(crate) fn transpose<B: Bitslice>(b: B, x: [B::W; 16]) -> [B::W; 16] {
    interleave(b, interleave(b, interleave(b, interleave(b, x))))
}

/// Loads a batch into planes.
///
/// # Safety
/// `src` must be readable for a batch of blocks of `BLOCK` bytes, a multiple of 16.
#[inline(always)]
pub(crate) unsafe fn read<B: Bitslice, const BLOCK: usize>(b: B, src: *const u8, s: &mut Planes<B, BLOCK>) {
    for (piece, bytes) in s.as_chunks_mut::<16>().0.iter_mut().enumerate() {
        for group in 0..8 {
            let mut x = [b.splat_32(0); 16];
            for k in 0..16 {
                // SAFETY: this accesses 16 bytes in each of `LANES` blocks, out of `128 * LANES` in
                // total.
                x[k] = unsafe { b.load(src.add((16 * group + k) * B::LANES * BLOCK + 16 * piece), BLOCK) };
            }
            let x = transpose(b, x);
            for p in 0..16 {
                bytes[p][group] = x[p];
            }
        }
        for byte in bytes {
            *byte = slice(b, *byte);
        }
    }
}

/// Stores a batch from planes, overwriting the planes.
///
/// # Safety
/// `dst` must be writable for a batch of blocks of `BLOCK` bytes, a multiple of 16.
#[inline(always)]
pub(crate) unsafe fn write<B: Bitslice, const BLOCK: usize>(b: B, dst: *mut u8, s: &mut Planes<B, BLOCK>) {
    for (piece, bytes) in s.as_chunks_mut::<16>().0.iter_mut().enumerate() {
        for byte in bytes.iter_mut() {
            *byte = slice(b, *byte);
        }
        for group in 0..8 {
            let mut x = [b.splat_32(0); 16];
            for p in 0..16 {
                x[p] = bytes[p][group];
            }
            let x = transpose(b, x);
            for k in 0..16 {
                // SAFETY: this accesses 16 bytes in each of `LANES` blocks, out of `128 * LANES` in
                // total.
                unsafe { b.store(dst.add((16 * group + k) * B::LANES * BLOCK + 16 * piece), BLOCK, x[k]) }
            }
        }
    }
}
