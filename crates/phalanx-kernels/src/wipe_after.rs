//! What secrets leave on the stack and in registers.

use core::mem::MaybeUninit;

use crate::frames::{Frame, KERNEL_STACK};
use crate::isa::{CLEARED_STACK, Steady, clear_registers};
use crate::wipe::{BATCH, FEW, PIECE, SHORT, wipe_bytes};

/// Bytes of stack that a mode uses at most: two batches, a kernel, and its own.
pub const MODE_STACK: usize = 3 * BATCH + KERNEL_STACK + (9 << 10);

/// From so many bytes on, wiping the stack takes less than a hundredth of the time of any kernel.
#[doc(hidden)]
pub const LARGE: usize = 64 << 10;

/// Clears registers, and wipes `N` bytes of the stack below the caller's frame: what functions that it called have left.
///
/// Registers first: a function may push any of them.
#[inline]
pub fn wipe_stack<const N: usize>() {
    clear_registers();
    wipe_frame::<N>();
}

/// Never inlined, so that its frame is where those were that are to be wiped.
#[inline(never)]
fn wipe_frame<const N: usize>() {
    let mut area = MaybeUninit::<[u8; N]>::uninit();
    let p: *mut u8 = area.as_mut_ptr().cast();
    for done in (0..N).step_by(PIECE) {
        // SAFETY: the area has that many bytes.
        unsafe { wipe_bytes(p.add(done), PIECE.min(N - done)) }
    }
}

/// Clears registers, and wipes what a kernel with this frame, called by the caller, has left of the stack.
#[inline]
pub(crate) fn wipe_behind(frame: Frame) {
    const fn bytes(index: u8) -> usize {
        Frame::numbered(index).bytes()
    }
    const WIPE: [fn(); Frame::MOST.index() + 1] = [
        wipe_frame::<{ bytes(0) }>,
        wipe_frame::<{ bytes(1) }>,
        wipe_frame::<{ bytes(2) }>,
        wipe_frame::<{ bytes(3) }>,
        wipe_frame::<{ bytes(4) }>,
        wipe_frame::<{ bytes(5) }>,
        wipe_frame::<{ bytes(6) }>,
        wipe_frame::<{ bytes(7) }>,
        wipe_frame::<{ bytes(8) }>,
        wipe_frame::<{ bytes(9) }>,
        wipe_frame::<{ bytes(10) }>,
        wipe_frame::<{ bytes(11) }>,
        wipe_frame::<{ bytes(12) }>,
    ];
    clear_registers();
    if frame.bytes() > CLEARED_STACK {
        WIPE[frame.index()]();
    }
}

/// Clears registers, and wipes what modes have left of the stack beside their kernels, which are wiped behind by themselves: a batch, one of
/// the hash, and their own frames, as deep as the longest message asks for.
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
