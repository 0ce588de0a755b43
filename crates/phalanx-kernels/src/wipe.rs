//! Memory for secrets: aligned, and wiped when it is no longer needed.

use alloc::boxed::Box;
use alloc::vec;
use core::mem::MaybeUninit;

use crate::abi::symbol;

/// The symbol of [`wipe_bytes`].
pub(crate) const SYMBOL: &str = symbol!("wipe");

/// Overwrites the `n` bytes at `p` with zeros in a way that the compiler keeps.
///
/// All wiping is a call of this function, so that there is one place whose machine code is to be proved. Faster than a
/// volatile write of every byte: the fill is an ordinary one, and the barrier behind it makes the compiler believe that
/// somebody reads the zeros.
///
/// # Safety
/// `p` is writable for `n` bytes.
#[unsafe(export_name = symbol!("wipe"))]
#[inline(never)]
pub(crate) unsafe extern "C" fn wipe_bytes(p: *mut u8, n: usize) {
    // SAFETY: as the caller promises.
    unsafe { p.write_bytes(0, n) };
    // SAFETY: as above, and now the bytes are initialised.
    zeroize::optimization_barrier(unsafe { core::slice::from_raw_parts(p, n) });
}

/// Overwrites `bytes` with zeros.
#[inline]
pub fn wipe(bytes: &mut [u8]) {
    // SAFETY: the slice is writable.
    unsafe { wipe_bytes(bytes.as_mut_ptr(), bytes.len()) }
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

/// Secret bytes on the heap, aligned to a cache line, wiped on drop.
#[derive(Clone)]
pub struct Secret {
    lines: Box<[Line]>,
    len: usize,
}

impl Secret {
    /// `len` zeros.
    pub fn zeros(len: usize) -> Self {
        Self { lines: vec![Line([0; 64]); len.div_ceil(64)].into_boxed_slice(), len }
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
        // SAFETY: `lines` owns at least `len` initialised bytes without padding.
        unsafe { core::slice::from_raw_parts(self.lines.as_ptr().cast(), self.len) }
    }

    /// The bytes, to write.
    #[inline]
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: `lines` owns at least `len` initialised bytes without padding, borrowed mutably.
        unsafe { core::slice::from_raw_parts_mut(self.lines.as_mut_ptr().cast(), self.len) }
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        wipe(self.bytes_mut());
    }
}

/// Room on the stack for one batch, aligned to a cache line, wiped on drop as far as it was used.
///
/// It is filled where it stands: a constructor that returned it with its bytes would leave a copy of them behind, which nothing wipes.
pub struct Batch {
    lines: MaybeUninit<[Line; Self::BYTES / 64]>,
    used: usize,
}

impl Batch {
    /// The most bytes that a batch of any kernel has.
    pub const BYTES: usize = 8192;

    /// Room, without any bytes yet.
    #[inline(always)]
    #[allow(clippy::new_without_default, reason = "it is never wanted but as a local variable")]
    pub const fn new() -> Self {
        Self { lines: MaybeUninit::uninit(), used: 0 }
    }

    /// A batch of `size` bytes, at most [`Self::BYTES`], that begins with `data`; the rest is zero.
    #[inline]
    pub fn fill(&mut self, data: &[u8], size: usize) -> &mut [u8] {
        assert!(data.len() <= size && size <= Self::BYTES, "no batch is larger: `Plan::new` sees to it");
        let p: *mut u8 = self.lines.as_mut_ptr().cast();
        self.used = self.used.max(size);
        // SAFETY: both writes stay inside the array: `data.len() <= size <= BYTES`; then `size` bytes are initialised, borrowed mutably.
        unsafe {
            p.copy_from_nonoverlapping(data.as_ptr(), data.len());
            p.add(data.len()).write_bytes(0, size - data.len());
            core::slice::from_raw_parts_mut(p, size)
        }
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        // SAFETY: the array has that many bytes.
        unsafe { wipe_bytes(self.lines.as_mut_ptr().cast(), self.used) }
    }
}
