//! Zeroes memory using functions written entirely in assembly.
//!
//! The compiler can't see what these functions do, so it never optimises a call away. And even
//! unoptimised builds don't put another stack frame between a kernel and the area to wipe.

use core::arch::naked_asm;
use core::ffi::c_void;

use crate::isa::PIECE;
use crate::isa::naked::naked_routine;

unsafe extern "C" {
    /// Provided by the C library, or by the compiler if there isn't one. This is faster than
    /// writing every byte with a volatile write.
    fn memset(p: *mut c_void, byte: i32, n: usize) -> *mut c_void;
}

/// Zeroes the `n` bytes at `p`. All wiping goes through this function, so there's only one function
/// to verify.
///
/// # Safety
/// `p` must be writable for `n` bytes.
#[unsafe(naked)]
pub(crate) unsafe extern "C" fn wipe_bytes(p: *mut u8, n: usize) {
    naked_routine!("wipe", ["mov x2, x1", "mov w1, wzr", "b {memset}"], memset = sym memset)
}

/// Zeroes `n` bytes of the stack below the caller's frame, which functions that it called may have
/// used.
///
/// It works from the top down because guard pages require that, and also overwrites whatever it
/// stores there itself.
///
/// # Safety
/// `n` must be a multiple of 16, and the stack must have at least that much space left.
#[unsafe(naked)]
pub(crate) unsafe extern "C" fn wipe_below(n: usize) {
    naked_asm!(
        "stp x29, x30, [sp, #-32]!",
        "mov x29, sp",
        "stp x19, x19, [sp, #16]",
        "mov x19, x0",
        "2:",
        "mov x1, #{piece}",
        "cmp x19, x1",
        "csel x1, x19, x1, lo",
        "sub x19, x19, x1",
        "sub sp, sp, x1",
        "mov x0, sp",
        "bl {wipe}",
        "cbnz x19, 2b",
        "mov sp, x29",
        "ldr x19, [sp, #16]",
        "ldp x29, x30, [sp], #32",
        "ret",
        piece = const PIECE,
        wipe = sym wipe_bytes,
    )
}
