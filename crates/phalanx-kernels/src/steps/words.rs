//! Blocks as numbers of 64-bit words, and shuffle indices.

/// Loads a block as a little-endian number of `W` words, or as a big-endian one if `BIG`.
///
/// # Safety
/// `p` is readable for `8 * W` bytes.
#[inline(always)]
pub(super) unsafe fn read<const W: usize, const BIG: bool>(p: *const u8) -> [u64; W] {
    let mut words = [0; W];
    for w in 0..W {
        // SAFETY: word `w` of the block, counted from the end if that is the low word.
        let bytes = unsafe { p.cast::<[u8; 8]>().add(if BIG { W - 1 - w } else { w }).read() };
        words[w] = if BIG { u64::from_be_bytes(bytes) } else { u64::from_le_bytes(bytes) };
    }
    words
}

/// # Safety
/// `p` is writable for `8 * W` bytes.
#[inline(always)]
pub(super) unsafe fn write<const W: usize, const BIG: bool>(p: *mut u8, words: [u64; W]) {
    for w in 0..W {
        let bytes = if BIG { words[w].to_be_bytes() } else { words[w].to_le_bytes() };
        // SAFETY: word `w` of the block, counted from the end if that is the low word.
        unsafe { p.cast::<[u8; 8]>().add(if BIG { W - 1 - w } else { w }).write(bytes) }
    }
}

/// Swaps the halves of a lane.
pub(super) static EXCHANGED: [u8; 16] = [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7];
