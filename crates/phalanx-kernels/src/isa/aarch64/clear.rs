//! Zeroes the registers that a callee is allowed to change.
//!
//! The low halves of v8 to v15 belong to the caller, but the high halves don't, and may still hold
//! a kernel's data. x18 is reserved on some operating systems. On all others, compilers use it like
//! any other register.

use crate::abi::{Clear, Routine, RoutineEntry, symbol};
use crate::isa::Features;
use crate::isa::naked::naked_routine;

/// The routine.
pub(crate) static CLEAR: [Routine; 1] =
    [Routine { symbol: symbol!("clear_neon"), needs: Features::NEON, entry: RoutineEntry::Clear(clear_neon) }];

/// Clears the registers.
#[inline(always)]
pub fn clear_registers() {
    let clear: Clear = clear_neon;
    // SAFETY: this module is only compiled for targets with Advanced SIMD.
    unsafe { clear() }
}

/// The systems that reserve x18, according to the compiler.
#[cfg(any(
    target_vendor = "apple",
    windows,
    target_os = "android",
    target_os = "fuchsia",
    target_os = "uefi",
    target_env = "ohos"
))]
macro_rules! clear_x18 {
    () => {
        ""
    };
}
#[cfg(not(any(
    target_vendor = "apple",
    windows,
    target_os = "android",
    target_os = "fuchsia",
    target_os = "uefi",
    target_env = "ohos"
)))]
macro_rules! clear_x18 {
    () => {
        "mov x18, xzr"
    };
}

/// This is a naked function because in a normal one, the compiler would save v8 to v15. There's no
/// way to tell it that only their high halves are clobbered.
#[unsafe(naked)]
unsafe extern "C" fn clear_neon() {
    naked_routine!(
        "clear_neon",
        [
            ".irp r, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31",
            "movi v\\r\\().2d, #0",
            ".endr",
            ".irp r, 8, 9, 10, 11, 12, 13, 14, 15",
            "mov v\\r\\().d[1], xzr",
            ".endr",
            ".irp r, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17",
            "mov x\\r, xzr",
            ".endr",
            clear_x18!(),
            "ret",
        ]
    );
}
