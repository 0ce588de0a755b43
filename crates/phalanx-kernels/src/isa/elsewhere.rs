//! Fallbacks for architectures without a folder of their own. Other architectures also use those
//! parts that they do not replace.

pub(super) use super::portable::words as word;
use core::mem::MaybeUninit;

use crate::abi::Routine;
use crate::isa::PIECE;

/// Registers are not cleared on other architectures.
pub(crate) static CLEAR: [Routine; 0] = [];

/// Bytes of the stack below the caller's frame that [`clear_registers`] also zeroes.
pub const CLEARED_STACK: usize = 0;

/// Does nothing, see `CLEAR`.
pub fn clear_registers() {}

macro_rules! wipe_bytes {
    ($abi:tt) => {
        /// Zeroes the `n` bytes at `p` in a way that the compiler cannot optimise away. All wiping
        /// calls this function.
        ///
        /// It is an ordinary fill, followed by a barrier that acts as if it read the zeros.
        ///
        /// # Safety
        /// `p` is writable for `n` bytes.
        #[inline(never)]
        pub(crate) unsafe extern $abi fn wipe_bytes(p: *mut u8, n: usize) {
            // SAFETY: guaranteed by the caller.
            unsafe { p.write_bytes(0, n) };
            // SAFETY: as above, and the bytes are initialised by now.
            zeroize::optimization_barrier(unsafe { core::slice::from_raw_parts(p, n) });
        }
    };
}
crate::__convention!(wipe_bytes!);

/// Zeroes `n` bytes of the stack below the caller's frame, which functions called by it may have
/// used.
///
/// Never inlined, so that its frame covers the area to wipe.
///
/// # Safety
/// The stack has at least that much space.
#[inline(never)]
pub(crate) unsafe fn wipe_below(n: usize) {
    let mut area = MaybeUninit::<[u8; PIECE]>::uninit();
    // SAFETY: the area has that many bytes.
    unsafe { wipe_bytes(area.as_mut_ptr().cast(), PIECE) }
    if n > PIECE {
        // SAFETY: guaranteed by the caller.
        unsafe { wipe_below(n - PIECE) }
    }
    // Keeps the area alive until here.
    core::hint::black_box(&mut area);
}

/// A guard for data-independent timing. It has no effect on this architecture.
pub struct Steady;

impl Steady {
    /// Does nothing.
    #[inline(always)]
    #[must_use]
    pub fn begin() -> Self {
        Self
    }
}

/// A loop counter that prevents the compiler from vectorising the loop.
#[inline(always)]
pub fn one_by_one(step: usize) -> usize {
    core::hint::black_box(step)
}

/// Returns `x` unchanged, but hides it from the compiler, which could otherwise replace masks by
/// branches.
#[inline(always)]
pub fn opaque(x: u64) -> u64 {
    core::hint::black_box(x)
}
