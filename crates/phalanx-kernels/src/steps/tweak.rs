//! Tweaks, where each block is the previous one multiplied by x, and doubling for CMAC.
//!
//! ```text
//!              lane 0       lane 1       lane 2       lane 3        instructions for a register
//! tweaks    | T          | x T        | x^2 T      | x^3 T      |   four registers at a time, then times x^(4 * lanes):
//!                                                                   2 shifts, shuffle, 3 shifts, and, 4 xor, store
//! ```

use crate::isa::{Bytes, one_by_one};

use super::words::{EXCHANGED, read, write};

/// The bits shifted out of the last word, multiplied by the polynomial without its leading term.
#[inline(always)]
fn folded<const W: usize>(over: u64) -> u64 {
    match W {
        2 => over ^ over << 1 ^ over << 2 ^ over << 7,
        4 => over ^ over << 2 ^ over << 5 ^ over << 10,
        _ => over ^ over << 2 ^ over << 5 ^ over << 8,
    }
}

/// Multiplies a block by x^`BITS` in the field that DSTU 7624:2014 defines for its size. IEEE 1619
/// uses the same 128-bit field.
#[inline(always)]
fn times<const W: usize, const BITS: u32>(t: [u64; W]) -> [u64; W] {
    let mut product = [0; W];
    product[0] = t[0] << BITS ^ folded::<W>(t[W - 1] >> (64 - BITS));
    for w in 1..W {
        product[w] = t[w] << BITS | t[w - 1] >> (64 - BITS);
    }
    product
}

/// # Safety
/// See [`Sequence`](crate::abi::Sequence).
#[inline(always)]
pub(super) unsafe fn tweaks<const W: usize>(state: *mut u8, dst: *mut u8, n: usize) {
    // SAFETY: this only accesses the state and block `i` of `n`.
    unsafe {
        let first = read::<W, false>(state);
        write::<W, false>(state, tweaks_from(first, dst, n));
    }
}

/// Writes `first`, followed by its products with the powers of x, and returns the block that would
/// come after the `n`-th.
///
/// # Safety
/// `dst` must be writable for `n` blocks.
#[inline(always)]
unsafe fn tweaks_from<const W: usize>(first: [u64; W], dst: *mut u8, n: usize) -> [u64; W] {
    /// Number of independent multiplication chains.
    const CHAINS: usize = 4;
    let mut chains = [first; CHAINS];
    for chain in 1..CHAINS {
        chains[chain] = times::<W, 1>(chains[chain - 1]);
    }
    let groups = n / CHAINS;
    for group in 0..groups {
        let group = one_by_one(group);
        for chain in 0..CHAINS {
            // SAFETY: this writes block `CHAINS * group + chain` of `n`.
            unsafe { write::<W, false>(dst.add(8 * W * (CHAINS * group + chain)), chains[chain]) };
            chains[chain] = times::<W, { CHAINS as u32 }>(chains[chain]);
        }
    }
    let mut next = chains[0];
    for i in CHAINS * groups..n {
        // SAFETY: this accesses block `i` of `n`.
        unsafe { write::<W, false>(dst.add(8 * W * i), next) };
        next = times::<W, 1>(next);
    }
    next
}

/// [`tweaks`] for 16-byte blocks, with one block in each lane of a register.
///
/// # Safety
/// See [`Sequence`](crate::abi::Sequence). The CPU must support the token's features.
#[inline(always)]
pub(super) unsafe fn tweaks_lanes<L: Bytes>(l: L, state: *mut u8, dst: *mut u8, n: usize) {
    /// Number of registers, each with its own independent multiplication chain.
    const CHAINS: usize = 4;
    // SAFETY: this accesses the state, register `CHAINS * group + chain` of all full groups, and
    // then the remaining blocks.
    unsafe {
        let mut next = read::<2, false>(state);
        let mut first = [[0; 2]; 4 * CHAINS];
        for lane in 0..CHAINS * L::LANES {
            first[lane] = next;
            next = times::<2, 1>(next);
        }
        let blocks = CHAINS * L::LANES;
        let groups = n / blocks;
        let exchanged = l.load(EXCHANGED.as_ptr(), 0);
        let low = l.load([u64::MAX, 0].as_ptr().cast(), 0);
        let mut chains = [l.splat_64(0); CHAINS];
        for chain in 0..CHAINS {
            chains[chain] = l.load(first.as_ptr().add(L::LANES * chain).cast(), 16);
        }
        for group in 0..groups {
            for chain in 0..CHAINS {
                let t = chains[chain];
                l.store(dst.add(16 * (blocks * group + L::LANES * chain)), 16, t);
                // Bits shifted out of each half move to the other half. Those shifted out at the
                // top are multiplied by the polynomial.
                let over = l.shuffle(l.shr_64(t, 64 - blocks as u32), exchanged);
                let back = l.xor3(l.shl_64(over, 1), l.shl_64(over, 2), l.shl_64(over, 7));
                chains[chain] = l.xor3(l.shl_64(t, blocks as u32), over, l.and(back, low));
            }
        }
        // This has room for a whole register, whose first lane is the next block.
        let mut lanes = [[0; 2]; 4];
        l.store(lanes.as_mut_ptr().cast(), 16, chains[0]);
        let next = tweaks_from(lanes[0], dst.add(16 * blocks * groups), n - blocks * groups);
        write::<2, false>(state, next);
    }
}

/// Multiplies every block, read as a big-endian number, by x. This is used for CMAC.
///
/// # Safety
/// See [`Map`](crate::abi::Map). Blocks are `8 * W` bytes long.
#[inline(always)]
pub(super) unsafe fn double<const W: usize>(src: *const u8, dst: *mut u8, n: usize) {
    let polynomial = const { if W == 1 { 0x1b } else { 0x87 } };
    for i in 0..n {
        // SAFETY: this accesses block `i` of `n`.
        unsafe {
            let x = read::<W, true>(src.add(8 * W * i));
            let mut product = [0; W];
            product[0] = x[0] << 1 ^ ((x[W - 1] >> 63).wrapping_neg() & polynomial);
            for w in 1..W {
                product[w] = x[w] << 1 | x[w - 1] >> 63;
            }
            write::<W, true>(dst.add(8 * W * i), product);
        }
    }
}
