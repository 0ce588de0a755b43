//! Blocks as numbers made up of 64-bit words, and shuffle indices.

/// Loads a block as a number of `W` words, which is big-endian if `BIG` is set and little-endian
/// otherwise.
///
/// # Safety
/// `p` must be readable for `8 * W` bytes.
#[inline(always)]
pub(super) unsafe fn read<const W: usize, const BIG: bool>(p: *const u8) -> [u64; W] {
    let mut words = [0; W];
    for w in 0..W {
        // SAFETY: this accesses word `w` of the block, counted from the end if the low word comes
        // last.
        let bytes = unsafe { p.cast::<[u8; 8]>().add(if BIG { W - 1 - w } else { w }).read() };
        words[w] = if BIG { u64::from_be_bytes(bytes) } else { u64::from_le_bytes(bytes) };
    }
    words
}

/// # Safety
/// `p` must be writable for `8 * W` bytes.
#[inline(always)]
pub(super) unsafe fn write<const W: usize, const BIG: bool>(p: *mut u8, words: [u64; W]) {
    for w in 0..W {
        let bytes = if BIG { words[w].to_be_bytes() } else { words[w].to_le_bytes() };
        // SAFETY: this accesses word `w` of the block, counted from the end if the low word comes
        // last.
        unsafe { p.cast::<[u8; 8]>().add(if BIG { W - 1 - w } else { w }).write(bytes) }
    }
}

/// Swaps the halves of a lane.
pub(super) static EXCHANGED: [u8; 16] = [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7];
