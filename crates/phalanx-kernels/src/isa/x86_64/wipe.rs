//! Memory overwritten with zeros, by functions that are assembly as a whole: the compiler knows nothing of what they do, so it leaves no call out,
//! and an unoptimised build has no frames of its own between a kernel and what is wiped behind it.

use core::arch::naked_asm;

use crate::isa::PIECE;
use crate::isa::naked::naked_routine;

unsafe extern "C" {
    /// That of the C library, or of the compiler where there is none. It is faster than a volatile write of every byte.
    fn memset(p: *mut u8, byte: i32, n: usize) -> *mut u8;
}

/// Overwrites the `n` bytes at `p` with zeros. All wiping is a call of this function, so that there is one place whose machine code is to be
/// proved.
///
/// # Safety
/// `p` is writable for `n` bytes.
#[cfg(not(windows))]
#[unsafe(naked)]
pub(crate) unsafe extern "sysv64" fn wipe_bytes(p: *mut u8, n: usize) {
    naked_routine!("wipe", ["mov rdx, rsi", "xor esi, esi", "jmp {memset}"], memset = sym memset)
}

/// The same with the other calling convention for what it calls.
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

/// Overwrites `n` bytes of the stack below the caller's frame with zeros: what functions that it called have left.
///
/// From the top down, as a guard page wants it. All that this function keeps there itself it writes.
///
/// # Safety
/// `n` is a multiple of 16, and the stack has that much room.
#[unsafe(naked)]
pub(crate) unsafe extern "sysv64" fn wipe_below(n: usize) {
    naked_asm!(
        "push rbp",
        "mov rbp, rsp",
        "push rbx",
        // Once more, for alignment.
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
