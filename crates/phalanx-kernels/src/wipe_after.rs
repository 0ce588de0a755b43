//! What secrets leave on the stack and in registers.

use crate::frames::{Frame, KERNEL_STACK};
use crate::isa::{CLEARED_STACK, Steady, clear_registers, wipe_below};
use crate::wipe::{BATCH, FEW, SHORT};

/// Bytes of stack that a mode uses at most: two batches, a kernel, and its own.
pub const MODE_STACK: usize = 3 * BATCH + KERNEL_STACK + (9 << 10);

/// From so many bytes on, wiping the stack takes less than a hundredth of the time of any kernel.
#[doc(hidden)]
pub const LARGE: usize = 64 << 10;

/// Clears registers, and wipes `N` bytes of the stack below the caller's frame: what functions that it called have left.
///
/// Registers first: a function may push any of them. Inlined in unoptimised builds too: a frame between the caller's and what is wiped would have
/// places that nothing writes.
#[inline(always)]
pub fn wipe_stack<const N: usize>() {
    const { assert!(N.is_multiple_of(16)) }
    clear_registers();
    // SAFETY: a multiple of 16; programs have a stack for what modes use at most, of which this is a part.
    unsafe { wipe_below(N) }
}

/// Clears registers, and wipes what a kernel with this frame, called by the caller, has left of the stack.
#[inline(always)]
pub(crate) fn wipe_behind(frame: Frame) {
    clear_registers();
    let bytes = frame.bytes();
    if bytes > CLEARED_STACK {
        // SAFETY: frames are multiples of 16, and the kernel has found as much room.
        unsafe { wipe_below(bytes) }
    }
}

/// Clears registers, and wipes what modes have left of the stack beside their kernels, which are wiped behind by themselves: a batch, one of
/// the hash, and their own frames, as deep as the longest message asks for.
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

/// Runs `f`, and wipes what it left in registers and in `N` bytes of the stack. The value of `f` should hold no secret but
/// behind pointers.
#[inline]
fn wiped_down<const N: usize, T>(f: impl FnOnce() -> T) -> T {
    /// A frame that lies where the stack is wiped.
    #[inline(never)]
    fn below<T>(f: impl FnOnce() -> T) -> T {
        f()
    }
    let _steady = Steady::begin();
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
    let _steady = Steady::begin();
    let value = f();
    clear_registers();
    value
}
