//! What an architecture without a folder of its own has in place of it; one that has a folder takes from here what it has
//! no better way for.

pub(super) use super::portable::words as word;
use core::mem::MaybeUninit;

use crate::abi::Routine;
use crate::isa::PIECE;

/// Other architectures keep what is in their registers.
pub(crate) static CLEAR: [Routine; 0] = [];

/// Bytes of the stack below the caller's frame that [`clear_registers`] overwrites, too.
pub const CLEARED_STACK: usize = 0;

/// Does nothing: see `CLEAR`.
pub fn clear_registers() {}

macro_rules! wipe_bytes {
    ($abi:tt) => {
        /// Overwrites the `n` bytes at `p` with zeros in a way that the compiler keeps. All wiping is a call of this function.
        ///
        /// The fill is an ordinary one, and the barrier behind it makes the compiler believe that somebody reads the zeros.
        ///
        /// # Safety
        /// `p` is writable for `n` bytes.
        #[inline(never)]
        pub(crate) unsafe extern $abi fn wipe_bytes(p: *mut u8, n: usize) {
            // SAFETY: as the caller promises.
            unsafe { p.write_bytes(0, n) };
            // SAFETY: as above, and now the bytes are initialised.
            zeroize::optimization_barrier(unsafe { core::slice::from_raw_parts(p, n) });
        }
    };
}
crate::__convention!(wipe_bytes!);

/// Overwrites `n` bytes of the stack below the caller's frame with zeros: what functions that it called have left.
///
/// Never inlined, so that its frame is where those were that are to be wiped.
///
/// # Safety
/// The stack has that much room.
#[inline(never)]
pub(crate) unsafe fn wipe_below(n: usize) {
    let mut area = MaybeUninit::<[u8; PIECE]>::uninit();
    // SAFETY: the area has that many bytes.
    unsafe { wipe_bytes(area.as_mut_ptr().cast(), PIECE) }
    if n > PIECE {
        // SAFETY: as the caller promises.
        unsafe { wipe_below(n - PIECE) }
    }
    // The area is there until then.
    core::hint::black_box(&mut area);
}

/// As long as it lives, the CPU is asked for time that does not depend on data. Here nobody asks.
pub struct Steady;

impl Steady {
    /// From now on.
    #[inline(always)]
    #[must_use]
    pub fn begin() -> Self {
        Self
    }
}

/// The counter of a loop whose steps the compiler shall not join.
#[inline(always)]
pub fn one_by_one(step: usize) -> usize {
    core::hint::black_box(step)
}

/// The same number, of which the compiler knows nothing: it would make branches of masks.
#[inline(always)]
pub fn opaque(x: u64) -> u64 {
    core::hint::black_box(x)
}
