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
#[cfg(not(windows))]
#[unsafe(naked)]
pub(crate) unsafe extern "sysv64" fn wipe_bytes(p: *mut u8, n: usize) {
    naked_routine!("wipe", ["mov rdx, rsi", "xor esi, esi", "jmp {memset}"], memset = sym memset)
}

/// The same function for Windows, where `memset` has a different calling convention.
///
/// # Safety
/// `p` is writable for `n` bytes.
#[cfg(windows)]
#[unsafe(naked)]
pub(crate) unsafe extern "sysv64" fn wipe_bytes(p: *mut u8, n: usize) {
    naked_routine!(
        "wipe",
        ["sub rsp, 40", "mov rcx, rdi", "xor edx, edx", "mov r8, rsi", "call {memset}", "add rsp, 40", "ret"],
        memset = sym memset
    )
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
pub(crate) unsafe extern "sysv64" fn wipe_below(n: usize) {
    naked_asm!(
        "push rbp",
        "mov rbp, rsp",
        "push rbx",
        // Twice, for alignment.
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
