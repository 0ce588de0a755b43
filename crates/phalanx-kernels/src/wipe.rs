//! Aligned memory for secrets, which is wiped once it's no longer needed.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::mem::MaybeUninit;
use core::ops::{Deref, DerefMut};

use crate::isa::{PIECE, wipe_bytes};

/// Zeroes `bytes`.
#[inline]
pub fn wipe(bytes: &mut [u8]) {
    // SAFETY: the slice is writable.
    unsafe { wipe_memory(bytes.as_mut_ptr(), bytes.len()) }
}

/// Zeroes the `n` bytes at `p`.
///
/// # Safety
/// They must be writable, but don't have to be initialised.
#[inline]
pub(crate) unsafe fn wipe_memory(p: *mut u8, n: usize) {
    for at in (0..n).step_by(PIECE) {
        // SAFETY: `at < n`, and all `n` bytes are writable.
        unsafe { wipe_bytes(p.add(at), PIECE.min(n - at)) }
    }
}

/// Zeroes words.
#[inline]
pub fn wipe_words(words: &mut [u64]) {
    // SAFETY: the slice is writable, and any bit pattern is a valid word.
    unsafe { wipe_bytes(words.as_mut_ptr().cast(), size_of_val(words)) }
}

/// Data that is wiped on drop. For anything longer than a key, this is much faster than `Zeroizing`,
/// which wipes byte by byte. The vector must not grow beyond its capacity, because that would leave
/// a copy behind.
#[derive(Clone, Default)]
pub struct Wiped(pub Vec<u8>);

impl From<Vec<u8>> for Wiped {
    fn from(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }
}

impl Deref for Wiped {
    type Target = Vec<u8>;

    fn deref(&self) -> &Vec<u8> {
        &self.0
    }
}

impl DerefMut for Wiped {
    fn deref_mut(&mut self) -> &mut Vec<u8> {
        &mut self.0
    }
}

impl Drop for Wiped {
    fn drop(&mut self) {
        // If the vector used to be longer, there is still data after its end.
        let room = self.0.spare_capacity_mut();
        // SAFETY: the spare capacity is writable.
        unsafe { wipe_memory(room.as_mut_ptr().cast(), room.len()) }
        wipe(&mut self.0);
    }
}

/// One cache line.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u8; 64]);

/// A quarter of a cache line, which has the alignment that allocators usually provide.
#[derive(Clone, Copy)]
#[repr(C, align(16))]
struct Quarter([u8; 16]);

/// Secret bytes on the heap, which are aligned to a cache line and wiped on drop.
pub struct Secret {
    /// Enough space for the bytes, plus some extra so that we can align them ourselves, because
    /// allocators are slower if you request a larger alignment.
    room: Box<[Quarter]>,
    /// The offset at which the bytes start.
    start: usize,
    len: usize,
}

impl Secret {
    /// Creates `len` zero bytes.
    pub fn zeros(len: usize) -> Self {
        Self::filled(len, PIECE, |_| {})
    }

    /// Creates `len` bytes, which `fill` writes piece by piece. Pieces are zeroed one at a time, so
    /// that `fill` finds them in the cache.
    pub(crate) fn filled(len: usize, piece: usize, mut fill: impl FnMut(&mut [u8])) -> Self {
        let (line, quarter) = (size_of::<Line>(), size_of::<Quarter>());
        let mut room = Box::<[Quarter]>::new_uninit_slice((len + line - quarter).div_ceil(quarter));
        let (first, bytes) = (room.as_mut_ptr().cast::<u8>(), room.len() * quarter);
        let start = first.addr().wrapping_neg() % line;
        // SAFETY: at most three quarters of a line precede the bytes, and the allocation includes
        // that much extra space. The pieces and the space around them are all of it, and any bit
        // pattern is a valid quarter.
        unsafe {
            first.write_bytes(0, start);
            for at in (0..len).step_by(piece) {
                let (p, n) = (first.add(start + at), piece.min(len - at));
                p.write_bytes(0, n);
                fill(core::slice::from_raw_parts_mut(p, n));
            }
            first.add(start + len).write_bytes(0, bytes - start - len);
            Self { room: room.assume_init(), start, len }
        }
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

/// Maximum size of short data, which uses small buffers so that we don't have to wipe as much of
/// the stack.
pub(crate) const SHORT: usize = 1024;

/// Maximum size of a few blocks, which is enough for most messages that come with a new key.
pub(crate) const FEW: usize = 256;

/// Calls `f` with a stack buffer of `bytes` bytes, which must be at most [`BATCH`]. The buffer
/// begins with `data`, is filled up with zeros, and is wiped after the call.
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

/// This is never inlined, because otherwise every caller's frame would contain buffers of all
/// sizes.
#[inline(never)]
fn in_frame<const LINES: usize, T>(data: &[u8], bytes: usize, f: impl FnOnce(&mut [u8]) -> T) -> T {
    // This isn't part of `Room` because unoptimised code would then move it there, along with
    // whatever the stack contained before.
    let mut lines = MaybeUninit::<[Line; LINES]>::uninit();
    let mut room = Room { start: lines.as_mut_ptr().cast(), size: size_of_val(&lines), used: 0 };
    f(room.fill(data, bytes))
}

/// A stack buffer that is aligned to a cache line. On drop, we wipe the part that was used.
struct Room {
    start: *mut u8,
    size: usize,
    used: usize,
}

impl Room {
    /// Returns the first `size` bytes, which begin with `data` and are filled up with zeros.
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
