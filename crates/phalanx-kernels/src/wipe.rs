//! Aligned memory for secrets, which is wiped when no longer needed.

use alloc::boxed::Box;
use core::mem::MaybeUninit;

use crate::isa::{PIECE, wipe_bytes};

/// Zeroes `bytes`.
#[inline]
pub fn wipe(bytes: &mut [u8]) {
    for piece in bytes.chunks_mut(PIECE) {
        // SAFETY: the slice is writable.
        unsafe { wipe_bytes(piece.as_mut_ptr(), piece.len()) }
    }
}

/// Zeroes words.
#[inline]
pub fn wipe_words(words: &mut [u64]) {
    // SAFETY: the slice is writable, and any bit pattern is a valid word.
    unsafe { wipe_bytes(words.as_mut_ptr().cast(), size_of_val(words)) }
}

/// One cache line.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u8; 64]);

/// A quarter of a cache line, with the usual alignment of allocators.
#[derive(Clone, Copy)]
#[repr(C, align(16))]
struct Quarter([u8; 16]);

/// Secret bytes on the heap, aligned to a cache line, wiped on drop.
pub struct Secret {
    /// Enough space for the bytes plus alignment. Allocators are slower if a larger alignment is
    /// requested.
    room: Box<[Quarter]>,
    /// The offset of the bytes.
    start: usize,
    len: usize,
}

impl Secret {
    /// Creates `len` zero bytes.
    pub fn zeros(len: usize) -> Self {
        let (line, quarter) = (size_of::<Line>(), size_of::<Quarter>());
        let mut room = Box::<[Quarter]>::new_uninit_slice((len + line - quarter).div_ceil(quarter));
        for piece in room.chunks_mut(PIECE / quarter) {
            // SAFETY: the piece is writable.
            unsafe { piece.as_mut_ptr().write_bytes(0, piece.len()) }
        }
        // SAFETY: all of it was written, and any bit pattern is a valid quarter. (Filling a vector
        // would write one quarter at a time.)
        let room = unsafe { room.assume_init() };
        let start = room.as_ptr().addr().wrapping_neg() % line;
        Self { room, start, len }
    }

    /// Creates a copy.
    pub fn from_slice(bytes: &[u8]) -> Self {
        let mut secret = Self::zeros(bytes.len());
        secret.bytes_mut().copy_from_slice(bytes);
        secret
    }

    /// Returns the bytes.
    #[inline]
    pub fn bytes(&self) -> &[u8] {
        // SAFETY: at most three quarters of a line precede the bytes, and the allocation includes
        // that much extra space, all of which is initialised.
        unsafe { core::slice::from_raw_parts(self.room.as_ptr().cast::<u8>().add(self.start), self.len) }
    }

    /// Returns the bytes for writing.
    #[inline]
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: as above, but borrowed mutably.
        unsafe { core::slice::from_raw_parts_mut(self.room.as_mut_ptr().cast::<u8>().add(self.start), self.len) }
    }
}

impl Clone for Secret {
    fn clone(&self) -> Self {
        Self::from_slice(self.bytes())
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        wipe(self.bytes_mut());
    }
}

/// Maximum size of a batch of any kernel, in bytes.
pub const BATCH: usize = 8192;

/// Maximum size of short data. Its buffers are small, so that less of the stack has to be wiped.
pub(crate) const SHORT: usize = 1024;

/// Maximum size of a few blocks, which covers most messages with a new key.
pub(crate) const FEW: usize = 256;

/// Calls `f` with a buffer of `bytes` bytes, at most [`BATCH`], on the stack. The buffer begins
/// with `data`, followed by zeros, and is wiped after the call.
#[inline]
pub fn with_room<T>(data: &[u8], bytes: usize, f: impl FnOnce(&mut [u8]) -> T) -> T {
    if bytes <= FEW {
        in_frame::<{ FEW / 64 }, T>(data, bytes, f)
    } else if bytes <= SHORT {
        in_frame::<{ SHORT / 64 }, T>(data, bytes, f)
    } else {
        in_frame::<{ BATCH / 64 }, T>(data, bytes, f)
    }
}

/// Never inlined. Otherwise the frame of every caller would contain the buffers of all sizes.
#[inline(never)]
fn in_frame<const LINES: usize, T>(data: &[u8], bytes: usize, f: impl FnOnce(&mut [u8]) -> T) -> T {
    // Not part of `Room`, because unoptimised code would move it there, including previous contents
    // of the stack.
    let mut lines = MaybeUninit::<[Line; LINES]>::uninit();
    let mut room = Room { start: lines.as_mut_ptr().cast(), size: size_of_val(&lines), used: 0 };
    f(room.fill(data, bytes))
}

/// A buffer on the stack, aligned to a cache line. On drop, the part that was used is wiped.
struct Room {
    start: *mut u8,
    size: usize,
    used: usize,
}

impl Room {
    /// Returns the first `size` bytes, which begin with `data`, followed by zeros.
    #[inline]
    fn fill(&mut self, data: &[u8], size: usize) -> &mut [u8] {
        assert!(data.len() <= size && size <= self.size, "no batch exceeds the buffer");
        self.used = self.used.max(size);
        // SAFETY: both writes stay within the buffer because `data.len() <= size <= self.size`.
        // Together, they initialise the first `size` bytes, which we borrow mutably.
        unsafe {
            self.start.copy_from_nonoverlapping(data.as_ptr(), data.len());
            self.start.add(data.len()).write_bytes(0, size - data.len());
            core::slice::from_raw_parts_mut(self.start, size)
        }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        // SAFETY: the buffer is that many bytes long, and outlives this value.
        unsafe { wipe_bytes(self.start, self.used) }
    }
}
