//! A look at the dead stack: what a call has left below the frame of its caller.

use std::arch::asm;

/// Bytes of the stack that are looked at. Nothing here goes as deep.
const DEPTH: usize = 192 << 10;

/// What the dead stack is painted with.
const PAINT: u8 = 0xa7;

/// What a call has left on the stack, the deepest byte first.
pub(crate) struct Left(Vec<u8>);

impl Left {
    /// Runs `f` on a painted stack.
    #[inline(never)]
    pub(crate) fn by(f: impl FnOnce()) -> Self {
        let mut left = vec![0_u8; DEPTH];
        // SAFETY: the stack below is nobody's, its red zone included, since the block is not `nostack`. A thread of a test has
        // 2 MiB, and pages are touched from the top down, as a guard page wants it.
        unsafe {
            asm!(
                "lea rdi, [rsp - 1]", "std", "rep stosb", "cld",
                in("al") PAINT, inout("rcx") DEPTH => _, out("rdi") _,
            );
        }
        in_a_frame(f);
        // SAFETY: as above. Nothing else is called before these instructions have copied all of it.
        unsafe {
            asm!(
                "lea rsi, [rsp - {depth}]", "rep movsb",
                depth = const DEPTH,
                inout("rdi") left.as_mut_ptr() => _, inout("rcx") DEPTH => _, out("rsi") _,
            );
        }
        Self(left)
    }

    /// How deep the stack was written.
    pub(crate) fn depth(&self) -> usize {
        DEPTH - self.0.iter().position(|byte| *byte != PAINT).unwrap_or(DEPTH)
    }

    /// What was written, the deepest byte first.
    pub(crate) fn written(&self) -> &[u8] {
        &self.0[DEPTH - self.depth()..]
    }

    /// The bytes, the deepest first.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

#[inline(never)]
fn in_a_frame(f: impl FnOnce()) {
    f();
}
