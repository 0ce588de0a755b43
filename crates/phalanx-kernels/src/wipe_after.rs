//! Wipes the secrets that calls leave behind on the stack and in registers.

use crate::frames::{Frame, KERNEL_STACK};
use crate::isa::{CLEARED_STACK, Steady, clear_registers, wipe_below};
use crate::wipe::{BATCH, FEW, SHORT};

/// Maximum stack size of a mode in bytes. This includes batch buffers, a kernel, and the mode's own
/// frames.
pub const MODE_STACK: usize = 3 * BATCH + KERNEL_STACK + (9 << 10);

/// From this size on, wiping the stack makes no kernel more than 1% slower.
#[doc(hidden)]
pub const LARGE: usize = 64 << 10;

/// Clears registers, and wipes `N` bytes of the stack below the caller's frame, which functions
/// that the caller has called may have used.
///
/// Registers come first because functions may push any of them. This is always inlined, even in
/// unoptimised builds, because otherwise there'd be another frame between the caller's frame and
/// the wiped area, and its bytes would never be overwritten.
#[inline(always)]
pub fn wipe_stack<const N: usize>() {
    const { assert!(N.is_multiple_of(16)) }
    clear_registers();
    // SAFETY: `N` is a multiple of 16, and no more than the stack that programs need for modes
    // anyway.
    unsafe { wipe_below(N) }
}

/// Clears registers, and wipes the stack of a kernel that the caller has called and that has this
/// frame.
#[inline(always)]
pub(crate) fn wipe_behind(frame: Frame) {
    clear_registers();
    let bytes = frame.bytes();
    if bytes > CLEARED_STACK {
        // SAFETY: frames are multiples of 16, and the kernel used at least this much stack.
        unsafe { wipe_below(bytes) }
    }
}

/// Clears registers, and wipes the stack that modes use for a batch, a hash batch, and their own
/// frames, which depends on the longest message. The kernels' stack has already been wiped.
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

/// Calls `f`, then wipes registers and `N` bytes of the stack. The result of `f` shouldn't contain
/// any secrets, except behind pointers.
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

/// Calls `f`, then wipes registers and 64 KiB of the stack. The result of `f` shouldn't contain any
/// secrets, except behind pointers.
#[doc(hidden)]
pub fn wiped<T>(f: impl FnOnce() -> T) -> T {
    wiped_down::<{ 64 << 10 }, T>(f)
}

/// [`wiped`] for a mode that processes `bytes` bytes. If wiping the stack would slow the mode down
/// noticeably, we only clear registers.
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
