//! Fallbacks for architectures that don't have their own folder. Those that do also use whatever
//! parts they don't replace.

pub(super) use super::portable::words as word;
use core::mem::MaybeUninit;

use crate::abi::Routine;
use crate::isa::PIECE;

/// We don't clear registers on other architectures.
pub(crate) static CLEAR: [Routine; 0] = [];

/// How many bytes of the stack below the caller's frame [`clear_registers`] also zeroes.
pub const CLEARED_STACK: usize = 0;

/// Does nothing. See `CLEAR`.
pub fn clear_registers() {}

macro_rules! wipe_bytes {
    ($abi:tt) => {
        /// Zeroes the `n` bytes at `p` in a way that the compiler can't optimise away. All wiping
        /// goes through this function.
        ///
        /// This is just an ordinary fill, followed by a barrier that pretends to read the zeros.
        ///
        /// # Safety
        /// `p` must be writable for `n` bytes.
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

/// Zeroes `n` bytes of the stack below the caller's frame, which functions that it called may have
/// used.
///
/// This is never inlined, because its own frame has to cover the area to wipe.
///
/// # Safety
/// The stack must have at least that much space left.
#[inline(never)]
pub(crate) unsafe fn wipe_below(n: usize) {
    let mut area = MaybeUninit::<[u8; PIECE]>::uninit();
    // SAFETY: the area is that many bytes long.
    unsafe { wipe_bytes(area.as_mut_ptr().cast(), PIECE) }
    if n > PIECE {
        // SAFETY: guaranteed by the caller.
        unsafe { wipe_below(n - PIECE) }
    }
    // Keep the area alive until this point.
    core::hint::black_box(&mut area);
}

/// A guard for data-independent timing, which has no effect on this architecture.
pub struct Steady;

impl Steady {
    /// Does nothing.
    #[inline(always)]
    #[must_use]
    pub fn begin() -> Self {
        Self
    }
}

/// Returns the loop counter unchanged, but prevents the compiler from vectorising the loop.
#[inline(always)]
pub fn one_by_one(step: usize) -> usize {
    core::hint::black_box(step)
}

/// Returns `x` unchanged, but hides its value from the compiler, which might otherwise turn masks
/// into branches.
#[inline(always)]
pub fn opaque(x: u64) -> u64 {
    core::hint::black_box(x)
}
