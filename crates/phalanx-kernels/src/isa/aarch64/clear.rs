//! Registers overwritten with zeros: those that a callee may change. Of v8 to v15 the low halves belong to the caller; the high
//! halves do not, and keep what a kernel had in them. x18 belongs to some operating systems; where it does not, compilers use it as any other.

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
    // SAFETY: for this architecture the module is compiled only where Advanced SIMD is part of the target.
    unsafe { clear() }
}

/// The systems that keep x18 for themselves, by the compiler's list.
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

/// A whole function in assembly: around a statement the compiler would save v8 to v15, which it cannot know by halves.
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
