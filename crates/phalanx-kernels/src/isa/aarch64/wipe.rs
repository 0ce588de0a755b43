//! Zeroes memory, using functions written entirely in assembly.
//!
//! The compiler cannot see what they do, so it never removes a call. Unoptimised builds do not
//! insert a stack frame between a kernel and the area to wipe.

use core::arch::naked_asm;

use crate::isa::PIECE;
use crate::isa::naked::naked_routine;

unsafe extern "C" {
    /// From the C library, or from the compiler if there is none. Faster than a volatile write for
    /// every byte.
    fn memset(p: *mut u8, byte: i32, n: usize) -> *mut u8;
}

/// Zeroes the `n` bytes at `p`. All wiping calls this function, so only one function has to be
/// proved.
///
/// # Safety
/// `p` is writable for `n` bytes.
#[unsafe(naked)]
pub(crate) unsafe extern "C" fn wipe_bytes(p: *mut u8, n: usize) {
    naked_routine!("wipe", ["mov x2, x1", "mov w1, wzr", "b {memset}"], memset = sym memset)
}

/// Zeroes `n` bytes of the stack below the caller's frame, which functions called by it may have
/// used.
///
/// It writes from the top down, as guard pages require, and overwrites everything that it stores
/// there itself.
///
/// # Safety
/// `n` is a multiple of 16, and the stack has at least that much space.
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
