//! Reads the stack below the caller's frame after a call.

use std::arch::asm;

/// How many bytes of stack to check. No call in these tests goes deeper.
const DEPTH: usize = 192 << 10;

/// The byte that the stack is filled with before a call.
const PAINT: u8 = 0xa7;

/// The stack contents after a call, deepest byte first.
pub(crate) struct Left(Vec<u8>);

impl Left {
    /// Runs `f` on a stack filled with [`PAINT`].
    #[inline(never)]
    pub(crate) fn by(f: impl FnOnce()) -> Self {
        let mut left = vec![0_u8; DEPTH];
        // SAFETY: the stack below is unused, including the red zone, because the block isn't
        // `nostack`. A test thread has a 2 MiB stack, and we touch its pages from the top down, as
        // required by a guard page.
        #[cfg(target_arch = "x86_64")]
        unsafe {
            asm!(
                "lea rdi, [rsp - 1]", "std", "rep stosb", "cld",
                in("al") PAINT, inout("rcx") DEPTH => _, out("rdi") _,
            );
        }
        // SAFETY: as above. We clear callee-saved registers first, because otherwise their contents
        // in this test would be pushed to the stack.
        #[cfg(target_arch = "aarch64")]
        unsafe {
            asm!(
                ".irp r, 20, 21, 22, 23, 24, 25, 26, 27, 28", "mov x\\r, xzr", ".endr",
                ".irp r, 8, 9, 10, 11, 12, 13, 14, 15", "movi v\\r\\().2d, #0", ".endr",
                out("x20") _, out("x21") _, out("x22") _, out("x23") _, out("x24") _, out("x25") _, out("x26") _, out("x27") _,
                out("x28") _, out("v8") _, out("v9") _, out("v10") _, out("v11") _, out("v12") _, out("v13") _, out("v14") _,
                out("v15") _,
            );
            asm!(
                "mov {to}, sp", "2:", "strb {paint:w}, [{to}, #-1]!", "subs {n}, {n}, #1", "b.ne 2b",
                paint = in(reg) u32::from(PAINT), n = inout(reg) DEPTH => _, to = out(reg) _,
            );
        }
        in_a_frame(f);
        // SAFETY: as above. Nothing else is called until these instructions have copied everything.
        #[cfg(target_arch = "x86_64")]
        unsafe {
            asm!(
                "lea rsi, [rsp - {depth}]", "rep movsb",
                depth = const DEPTH,
                inout("rdi") left.as_mut_ptr() => _, inout("rcx") DEPTH => _, out("rsi") _,
            );
        }
        // SAFETY: as above.
        #[cfg(target_arch = "aarch64")]
        unsafe {
            asm!(
                "sub {from}, sp, {n}", "2:", "ldrb {byte:w}, [{from}], #1", "strb {byte:w}, [{to}], #1", "subs {n}, {n}, #1", "b.ne 2b",
                n = inout(reg) DEPTH => _, to = inout(reg) left.as_mut_ptr() => _, from = out(reg) _, byte = out(reg) _,
            );
        }
        Self(left)
    }

    /// Returns the depth to which the stack was written.
    pub(crate) fn depth(&self) -> usize {
        DEPTH - self.0.iter().position(|byte| *byte != PAINT).unwrap_or(DEPTH)
    }

    /// Returns the written bytes, deepest first.
    pub(crate) fn written(&self) -> &[u8] {
        &self.0[DEPTH - self.depth()..]
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

#[inline(never)]
fn in_a_frame(f: impl FnOnce()) {
    f();
}
