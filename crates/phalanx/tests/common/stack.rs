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
        // SAFETY: below its red zone the stack of a thread is nobody's. A thread of a test has 2 MiB, and pages are touched
        // from the top down, as a guard page wants it.
        unsafe {
            asm!(
                "lea rdi, [rsp - 129]", "std", "rep stosb", "cld",
                in("al") PAINT, inout("rcx") DEPTH - 128 => _, out("rdi") _,
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

    /// The bytes, the deepest first.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

#[inline(never)]
fn in_a_frame(f: impl FnOnce()) {
    f();
}

const WINDOW: usize = 8;

/// What must not be found: all strings of eight bytes in some secrets.
#[derive(Default)]
pub(crate) struct Secrets(std::collections::HashMap<Vec<u8>, &'static str>);

impl Secrets {
    /// Adds a secret. Strings of few different bytes are left out: constants have them too.
    pub(crate) fn add(&mut self, name: &'static str, bytes: &[u8]) {
        for window in bytes.windows(WINDOW) {
            let mut different = window.to_vec();
            different.sort_unstable();
            different.dedup();
            if different.len() > WINDOW / 2 {
                self.0.insert(window.to_vec(), name);
            }
        }
    }

    /// The first secret of which eight bytes in a row are found, and where.
    pub(crate) fn find_in(&self, bytes: &[u8]) -> Option<(&'static str, usize)> {
        bytes.windows(WINDOW).enumerate().find_map(|(at, window)| self.0.get(window).map(|name| (*name, at)))
    }

    /// How many strings there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}
