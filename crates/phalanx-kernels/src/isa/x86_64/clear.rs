//! Zeroes the registers that a callee is allowed to change, so that no secrets remain in them.
//!
//! It also zeroes the part of the stack that most kernels use, since this doesn't make calls
//! measurably slower.

use crate::abi::{Clear, Routine, RoutineEntry, symbol};
use crate::isa::naked::naked_routine;
use crate::level::Features;

/// The routines. Each one also does everything that the previous one does.
pub(crate) static CLEAR: [Routine; 3] = [
    Routine { symbol: symbol!("clear_sse"), needs: Features::NONE, entry: RoutineEntry::Clear(clear_sse) },
    Routine { symbol: symbol!("clear_avx"), needs: Features::AVX2, entry: RoutineEntry::Clear(clear_avx) },
    Routine { symbol: symbol!("clear_avx512"), needs: Features::AVX512, entry: RoutineEntry::Clear(clear_avx512) },
];

/// How many bytes of the stack below the caller's frame [`clear_registers`] also zeroes.
pub const CLEARED_STACK: usize = 512;

/// Clears all registers that this CPU has. Kernels of lower levels don't use all of them, but the
/// operating system's `memcpy` might.
#[inline(always)]
pub fn clear_registers() {
    let features = Features::detected();
    let clear: Clear = if features.contains(Features::AVX512) {
        clear_avx512
    } else if features.contains(Features::AVX2) {
        clear_avx
    } else {
        clear_sse
    };
    // SAFETY: the CPU supports these features.
    unsafe { clear() }
}

/// Defines the routine for one register width. `$store` is the instruction that stores `$width`
/// zero bytes.
///
/// This is a naked function because in a normal one, the compiler may align the stack and keep the
/// old stack pointer in a register. The calling convention is fixed because the other one for this
/// architecture preserves ten of the vector registers.
macro_rules! clear {
    ($name:ident, $symbol:literal, [$($vector:literal),*], $width:literal, $store:literal) => {
        /// # Safety
        /// The CPU must have these registers.
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $name() {
            naked_routine!(
                $symbol,
                [
                    $($vector,)*
                    "sub rsp, {stack}",
                    concat!(".rept ", "{stack} / ", $width),
                    $store,
                    concat!("add rsp, ", $width),
                    ".endr",
                    ".irp r, eax, ecx, edx, esi, edi, r8d, r9d, r10d, r11d", "xor \\r, \\r", ".endr",
                    "ret",
                ],
                stack = const CLEARED_STACK
            );
        }
    };
}

clear!(
    clear_sse,
    "clear_sse",
    [".irp r, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15", "xorps xmm\\r, xmm\\r", ".endr"],
    16,
    "movups [rsp], xmm0"
);
clear!(clear_avx, "clear_avx", ["vzeroall"], 32, "vmovdqu [rsp], ymm0");
clear!(
    clear_avx512,
    "clear_avx512",
    [
        "vzeroall",
        // Writing to the low part of a register zeroes the rest.
        ".irp r, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31",
        "vpxorq xmm\\r, xmm\\r, xmm\\r",
        ".endr",
        // The mask registers hold values derived from secrets, so clear those as well.
        ".irp r, 0, 1, 2, 3, 4, 5, 6, 7",
        "kxorw k\\r, k\\r, k\\r",
        ".endr"
    ],
    64,
    "vmovdqu64 [rsp], zmm0"
);
