//! Memory for secrets: aligned, and wiped when it is no longer needed; and what they leave on the stack and in registers.

use alloc::boxed::Box;
use alloc::vec;
use core::mem::MaybeUninit;

use crate::isa::clear_registers;

use crate::kernel::symbol;

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

/// Bytes of stack, from the caller's frame down, that the key schedule of one key and the making of its forms use at most.
#[doc(hidden)]
pub const SCHEDULE_STACK: usize = 12 << 10;

/// Bytes of stack that any kernel uses at most.
#[doc(hidden)]
pub const KERNEL_STACK: usize = 32 << 10;

/// Bytes of stack that a run through the table uses at most: a padded batch, a kernel, and a little.
pub(crate) const RUN_STACK: usize = Batch::BYTES + KERNEL_STACK + (1 << 10);

/// Bytes of stack that a mode uses at most: two batches, a run, and its own.
pub const MODE_STACK: usize = 2 * Batch::BYTES + RUN_STACK + (8 << 10);

/// From so many bytes on, wiping the stack takes less than a hundredth of the time of any kernel.
#[doc(hidden)]
pub const LARGE: usize = 64 << 10;

/// Clears registers, and wipes `N` bytes of the stack below the caller's frame: what functions that it called have left.
///
/// Registers first: a function may push any of them.
#[inline]
pub fn wipe_stack<const N: usize>() {
    /// Never inlined, so that its frame is where theirs were.
    #[inline(never)]
    fn wipe_frame<const N: usize>() {
        let mut area = MaybeUninit::<[u8; N]>::uninit();
        // SAFETY: the area has that many bytes.
        unsafe { wipe_bytes(area.as_mut_ptr().cast(), N) }
    }
    clear_registers();
    wipe_frame::<N>();
}

/// Runs `f`, and wipes what it left in registers and in `N` bytes of the stack. The value of `f` should hold no secret but
/// behind pointers.
#[inline]
fn wiped_down<const N: usize, T>(f: impl FnOnce() -> T) -> T {
    /// A frame that lies where the stack is wiped.
    #[inline(never)]
    fn below<T>(f: impl FnOnce() -> T) -> T {
        f()
    }
    let value = below(f);
    wipe_stack::<N>();
    value
}

/// Runs `f`, and wipes what it left in registers and in 64 KiB of the stack. The value of `f` should hold no secret but
/// behind pointers.
#[doc(hidden)]
pub fn wiped<T>(f: impl FnOnce() -> T) -> T {
    wiped_down::<{ 64 << 10 }, T>(f)
}

/// The same for a mode, if it takes no time beside `bytes` of work; otherwise only registers are cleared.
#[inline]
pub fn wiped_beside<T>(bytes: usize, f: impl FnOnce() -> T) -> T {
    if bytes >= LARGE {
        return wiped_down::<MODE_STACK, T>(f);
    }
    let value = f();
    clear_registers();
    value
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

/// A buffer on the stack for one batch, aligned to a cache line, wiped on drop as far as it was used.
pub struct Batch {
    lines: MaybeUninit<[Line; Self::BYTES / 64]>,
    used: usize,
}

impl Batch {
    /// The most bytes that a batch of any kernel has.
    pub const BYTES: usize = 8192;

    /// A batch of `size` bytes, at most [`Self::BYTES`], that begins with `data`; the rest is zero.
    #[inline]
    pub fn padded(data: &[u8], size: usize) -> Self {
        assert!(data.len() <= size && size <= Self::BYTES, "no batch is larger: `Plan::new` sees to it");
        let mut batch = Self { lines: MaybeUninit::uninit(), used: size };
        let p: *mut u8 = batch.lines.as_mut_ptr().cast();
        // SAFETY: both writes stay inside the array: `data.len() <= used <= BYTES`.
        unsafe {
            p.copy_from_nonoverlapping(data.as_ptr(), data.len());
            p.add(data.len()).write_bytes(0, batch.used - data.len());
        }
        batch
    }

    /// The bytes.
    #[inline]
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: the first `used` bytes were initialised by `padded`, borrowed mutably.
        unsafe { core::slice::from_raw_parts_mut(self.lines.as_mut_ptr().cast(), self.used) }
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        wipe(self.bytes_mut());
    }
}
