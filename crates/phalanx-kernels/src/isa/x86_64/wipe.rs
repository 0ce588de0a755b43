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
#[cfg(not(windows))]
#[unsafe(naked)]
pub(crate) unsafe extern "sysv64" fn wipe_bytes(p: *mut u8, n: usize) {
    naked_routine!("wipe", ["mov rdx, rsi", "xor esi, esi", "jmp {memset}"], memset = sym memset)
}

/// The same function for Windows, where `memset` has a different calling convention.
///
/// # Safety
/// `p` must be writable for `n` bytes.
#[cfg(windows)]
#[unsafe(naked)]
pub(crate) unsafe extern "sysv64" fn wipe_bytes(p: *mut u8, n: usize) {
    naked_routine!(
        "wipe",
        ["sub rsp, 40", "mov rcx, rdi", "xor edx, edx", "mov r8, rsi", "call {memset}", "add rsp, 40", "ret"],
        memset = sym memset
    )
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
pub(crate) unsafe extern "sysv64" fn wipe_below(n: usize) {
    naked_asm!(
        "push rbp",
        "mov rbp, rsp",
        "push rbx",
        // Push it twice, to keep the stack aligned.
        "push rbx",
        "mov rbx, rdi",
        "2:",
        "mov esi, {piece}",
        "cmp rbx, rsi",
        "cmovb rsi, rbx",
        "sub rbx, rsi",
        "sub rsp, rsi",
        "mov rdi, rsp",
        "call {wipe}",
        "test rbx, rbx",
        "jnz 2b",
        "mov rbx, [rbp - 8]",
        "mov rsp, rbp",
        "pop rbp",
        "ret",
        piece = const PIECE,
        wipe = sym wipe_bytes,
    )
}
