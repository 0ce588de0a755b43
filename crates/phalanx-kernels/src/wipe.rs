//! Memory for secrets: aligned, and wiped when it is no longer needed.

use alloc::boxed::Box;
use core::mem::MaybeUninit;

use crate::isa::{PIECE, wipe_bytes};

/// Overwrites `bytes` with zeros.
#[inline]
pub fn wipe(bytes: &mut [u8]) {
    for piece in bytes.chunks_mut(PIECE) {
        // SAFETY: the slice is writable.
        unsafe { wipe_bytes(piece.as_mut_ptr(), piece.len()) }
    }
}

/// Overwrites words with zeros.
#[inline]
pub fn wipe_words(words: &mut [u64]) {
    // SAFETY: the slice is writable, and any bytes are words.
    unsafe { wipe_bytes(words.as_mut_ptr().cast(), size_of_val(words)) }
}

/// One cache line.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u8; 64]);

/// A quarter of a line, aligned as allocators align everything.
#[derive(Clone, Copy)]
#[repr(C, align(16))]
struct Quarter([u8; 16]);

/// Secret bytes on the heap, aligned to a cache line, wiped on drop.
pub struct Secret {
    /// Room for the bytes, wherever the next line begins: allocators take longer for memory that begins with one.
    room: Box<[Quarter]>,
    /// Where they begin, in bytes.
    start: usize,
    len: usize,
}

impl Secret {
    /// `len` zeros.
    pub fn zeros(len: usize) -> Self {
        let (line, quarter) = (size_of::<Line>(), size_of::<Quarter>());
        let mut room = Box::<[Quarter]>::new_uninit_slice((len + line - quarter).div_ceil(quarter));
        for piece in room.chunks_mut(PIECE / quarter) {
            // SAFETY: the piece is writable.
            unsafe { piece.as_mut_ptr().write_bytes(0, piece.len()) }
        }
        // SAFETY: all of it is written, and any bytes are quarters. (A vector of as many would be filled one by one.)
        let room = unsafe { room.assume_init() };
        let start = room.as_ptr().addr().wrapping_neg() % line;
        Self { room, start, len }
    }

    /// A copy.
    pub fn from_slice(bytes: &[u8]) -> Self {
        let mut secret = Self::zeros(bytes.len());
        secret.bytes_mut().copy_from_slice(bytes);
        secret
    }

    /// The bytes.
    #[inline]
    pub fn bytes(&self) -> &[u8] {
        // SAFETY: at most three quarters of a line lie in front of them, and there is room for as much besides them; plain bytes.
        unsafe { core::slice::from_raw_parts(self.room.as_ptr().cast::<u8>().add(self.start), self.len) }
    }

    /// The bytes, to write.
    #[inline]
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: as above, borrowed mutably.
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

/// The most bytes that a batch of any kernel has.
pub const BATCH: usize = 8192;

/// What has no more bytes is short: its room on the stack is small, so that it goes less deep.
pub(crate) const SHORT: usize = 1024;

/// The same for a few blocks, as most messages under a new key are.
pub(crate) const FEW: usize = 256;

/// Runs `f` with room on the stack for that many bytes, [`BATCH`] at most: it begins with `data`, the rest is zero, and it is wiped behind
/// `f`.
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

/// Never inlined: the room would be in the frame of every caller, the large one beside the small ones.
#[inline(never)]
fn in_frame<const LINES: usize, T>(data: &[u8], bytes: usize, f: impl FnOnce(&mut [u8]) -> T) -> T {
    // In place, and not as a part of `Room`: unoptimised code would move it there, with what the stack had in it before.
    let mut lines = MaybeUninit::<[Line; LINES]>::uninit();
    let mut room = Room { start: lines.as_mut_ptr().cast(), size: size_of_val(&lines), used: 0 };
    f(room.fill(data, bytes))
}

/// Room on the stack, aligned to a cache line, wiped on drop as far as it was used.
struct Room {
    start: *mut u8,
    size: usize,
    used: usize,
}

impl Room {
    /// So many bytes of it, which begin with `data`; the rest is zero.
    #[inline]
    fn fill(&mut self, data: &[u8], size: usize) -> &mut [u8] {
        assert!(data.len() <= size && size <= self.size, "no batch is larger: `Plan::new` sees to it");
        self.used = self.used.max(size);
        // SAFETY: both writes stay inside the room: `data.len() <= size`, which it has; then `size` bytes are initialised, borrowed mutably.
        unsafe {
            self.start.copy_from_nonoverlapping(data.as_ptr(), data.len());
            self.start.add(data.len()).write_bytes(0, size - data.len());
            core::slice::from_raw_parts_mut(self.start, size)
        }
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        // SAFETY: the room has that many bytes, and it outlives this value.
        unsafe { wipe_bytes(self.start, self.used) }
    }
}
