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
#[unsafe(naked)]
pub(crate) unsafe extern "C" fn wipe_bytes(p: *mut u8, n: usize) {
    naked_routine!("wipe", ["mov x2, x1", "mov w1, wzr", "b {memset}"], memset = sym memset)
}

/// Overwrites `n` bytes of the stack below the caller's frame with zeros: what functions that it called have left.
///
/// From the top down, as a guard page wants it. All that this function keeps there itself it writes.
///
/// # Safety
/// `n` is a multiple of 16, and the stack has that much room.
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
