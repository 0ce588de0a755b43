//! Wipes secrets that calls leave on the stack and in registers.

use crate::frames::{Frame, KERNEL_STACK};
use crate::isa::{CLEARED_STACK, Steady, clear_registers, wipe_below};
use crate::wipe::{BATCH, FEW, SHORT};

/// Maximum stack size of a mode in bytes: buffers for batches, a kernel, and its own frames.
pub const MODE_STACK: usize = 3 * BATCH + KERNEL_STACK + (9 << 10);

/// From this size on, wiping the stack adds less than 1% to the run time of any kernel.
#[doc(hidden)]
pub const LARGE: usize = 64 << 10;

/// Clears registers, and wipes `N` bytes of the stack below the caller's frame, which functions
/// called by it may have used.
///
/// Registers come first, because a function may push any of them. Always inlined, even in
/// unoptimised builds, because a frame between the caller's and the wiped area would contain bytes
/// that are never overwritten.
#[inline(always)]
pub fn wipe_stack<const N: usize>() {
    const { assert!(N.is_multiple_of(16)) }
    clear_registers();
    // SAFETY: `N` is a multiple of 16, and no more than the stack that programs need for modes
    // anyway.
    unsafe { wipe_below(N) }
}

/// Clears registers, and wipes the stack of a kernel with this frame that the caller has called.
#[inline(always)]
pub(crate) fn wipe_behind(frame: Frame) {
    clear_registers();
    let bytes = frame.bytes();
    if bytes > CLEARED_STACK {
        // SAFETY: frames are multiples of 16, and the kernel used at least this much stack.
        unsafe { wipe_below(bytes) }
    }
}

/// Clears registers, and wipes the stack of modes: a batch, a batch of the hash, and their own
/// frames, depending on the longest message. The stack of kernels has been wiped already.
#[inline(always)]
pub(crate) fn wipe_behind_modes(longest: usize) {
    if longest <= FEW {
        wipe_stack::<{ 2 * FEW + (3 << 10) }>();
    } else if longest <= SHORT {
        wipe_stack::<{ 2 * SHORT + (4 << 10) }>();
    } else {
        wipe_stack::<{ 2 * BATCH + (4 << 10) }>();
    }
}

/// Calls `f`, and wipes registers and `N` bytes of the stack after it. The result of `f` should not
/// contain secrets, except behind pointers.
#[inline]
fn wiped_down<const N: usize, T>(f: impl FnOnce() -> T) -> T {
    /// Provides a frame within the wiped area.
    #[inline(never)]
    fn below<T>(f: impl FnOnce() -> T) -> T {
        f()
    }
    let _steady = Steady::begin();
    let value = below(f);
    wipe_stack::<N>();
    value
}

/// Calls `f`, and wipes registers and 64 KiB of the stack after it. The result of `f` should not
/// contain secrets, except behind pointers.
#[doc(hidden)]
pub fn wiped<T>(f: impl FnOnce() -> T) -> T {
    wiped_down::<{ 64 << 10 }, T>(f)
}

/// [`wiped`] for a mode that processes `bytes` bytes. If wiping the stack would slow it down
/// noticeably, only registers are cleared.
#[inline]
pub fn wiped_beside<T>(bytes: usize, f: impl FnOnce() -> T) -> T {
    if bytes >= LARGE {
        return wiped_down::<MODE_STACK, T>(f);
    }
    let _steady = Steady::begin();
    let value = f();
    clear_registers();
    value
}
