//! PSTATE.DIT: while it is set, the instructions that Arm lists have data-independent timing.

#[cfg(feature = "dit")]
use core::arch::asm;

#[cfg(feature = "dit")]
use crate::level::Features;

/// The mask of DIT in the register.
#[cfg(feature = "dit")]
const BIT: u64 = 1 << 24;

/// A guard that enables data-independent timing if the feature `dit` is enabled and the CPU has
/// FEAT_DIT. Dropping it restores PSTATE.DIT.
pub struct Steady {
    /// The value to restore, or `None` if nothing was changed.
    #[cfg(feature = "dit")]
    before: Option<u64>,
    /// The state belongs to a thread.
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

/// Sets the bit. Returns the previous register value, unless the bit was already set.
#[cfg(feature = "dit")]
#[inline]
fn set() -> Option<u64> {
    if !Features::detected().contains(Features::DIT) {
        return None;
    }
    let before: u64;
    // SAFETY: the CPU has the register, which is accessible to user code. Memory accesses are not
    // reordered across it.
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
