//! What secrets leave on the stack and in registers.

use core::mem::MaybeUninit;

use crate::isa::clear_registers;
use crate::wipe::{Batch, wipe_bytes};

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
