//! PSTATE.DIT. While this bit is set, Arm guarantees data-independent timing for a documented list
//! of instructions.

#[cfg(feature = "dit")]
use core::arch::asm;

#[cfg(feature = "dit")]
use crate::level::Features;

/// The bit mask of DIT in the register.
#[cfg(feature = "dit")]
const BIT: u64 = 1 << 24;

/// A guard that enables data-independent timing if the feature `dit` is enabled and the CPU has
/// FEAT_DIT. Dropping it restores PSTATE.DIT.
pub struct Steady {
    /// The value to restore, or `None` if we didn't change anything.
    #[cfg(feature = "dit")]
    before: Option<u64>,
    /// The CPU state is per thread, so the guard must not move to another one.
    _here: core::marker::PhantomData<*const ()>,
}

impl Steady {
    /// Enables data-independent timing.
    #[inline(always)]
    #[must_use]
    pub fn begin() -> Self {
        Self {
            #[cfg(feature = "dit")]
            before: set(),
            _here: core::marker::PhantomData,
        }
    }
}

/// Sets the bit, and returns the previous value of the register unless the bit was already set.
#[cfg(feature = "dit")]
#[inline]
fn set() -> Option<u64> {
    if !Features::detected().contains(Features::DIT) {
        return None;
    }
    let before: u64;
    // SAFETY: the CPU has this register, and user code may access it. The compiler doesn't reorder
    // memory accesses across this block.
    unsafe {
        asm!("mrs {0}, s3_3_c4_c2_5", out(reg) before, options(nostack, preserves_flags));
        if before & BIT != 0 {
            return None;
        }
        asm!("msr s3_3_c4_c2_5, {0}", in(reg) before | BIT, options(nostack, preserves_flags));
    }
    Some(before)
}

#[cfg(feature = "dit")]
impl Drop for Steady {
    #[inline]
    fn drop(&mut self) {
        if let Some(before) = self.before {
            // SAFETY: as in `set`.
            unsafe { asm!("msr s3_3_c4_c2_5, {0}", in(reg) before, options(nostack, preserves_flags)) }
        }
    }
}
