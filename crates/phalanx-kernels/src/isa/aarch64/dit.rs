//! PSTATE.DIT: while it is 1, the time of the instructions in Arm's list does not depend on data.

#[cfg(feature = "dit")]
use core::arch::asm;

#[cfg(feature = "dit")]
use crate::level::Features;

/// Where DIT is in its register.
#[cfg(feature = "dit")]
const BIT: u64 = 1 << 24;

/// As long as it lives, the CPU is asked for time that does not depend on data: with the feature `dit`, where the CPU has FEAT_DIT.
/// Afterwards PSTATE.DIT is as it was before.
pub struct Steady {
    /// What is to be written at the end; none if nothing was changed.
    #[cfg(feature = "dit")]
    before: Option<u64>,
    /// It is the state of a thread.
    _here: core::marker::PhantomData<*const ()>,
}

impl Steady {
    /// From now on.
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

/// Sets the bit, and gives what it was before, if that was not 1.
#[cfg(feature = "dit")]
#[inline]
fn set() -> Option<u64> {
    if !Features::detected().contains(Features::DIT) {
        return None;
    }
    let before: u64;
    // SAFETY: the CPU has the register, which programs may read and write. Nothing that touches memory is moved across.
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
