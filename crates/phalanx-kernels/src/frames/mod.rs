//! The stack size of each kernel. After running a kernel, the engine wipes this much of the stack.
//!
//! `phalanx-assembly` computes these sizes from the assembly it writes, and adds a truncated hash
//! of the code. The prover recomputes them and rejects any kernel that may use more.
//!
//! If kernels are compiled from their bodies, we don't know their sizes, so the engine wipes
//! [`KERNEL_STACK`] bytes.

use crate::abi::find;

#[cfg(vectors = "aarch64")]
#[path = "aarch64.rs"]
mod code;
#[cfg(vectors = "x86_64")]
#[path = "x86_64.rs"]
mod code;
/// Other architectures have no assembly.
#[cfg(vectors = "none")]
mod code {
    pub(super) static CODE: [(&str, [u32; 2]); 0] = [];
}

/// Maximum stack size of a kernel, in bytes.
pub const KERNEL_STACK: usize = 32 << 10;

/// The stack size of a kernel, rounded up to a power of two or 1.5 times a power of two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Frame(u8);

/// The name, stack size in bytes and truncated code hash of each assembly kernel.
pub fn code() -> impl Iterator<Item = (&'static str, [u32; 2])> {
    code::CODE.iter().copied()
}

/// The truncated code hash of a kernel or routine, if it consists of assembly.
pub fn code_of(symbol: &str) -> Option<u32> {
    find(&code::CODE, symbol).filter(|_| cfg!(assembly)).map(|[_, hash]| hash)
}

impl Frame {
    /// The smallest frame. Smaller stack sizes are rounded up to it.
    pub const MIN: Self = Self(0);
    /// The largest frame.
    pub const MAX: Self = Self::holding(KERNEL_STACK);

    const MIN_BYTES: usize = 512;

    /// The smallest frame that holds at least this many bytes, or the largest one if there is none.
    const fn holding(bytes: usize) -> Self {
        let mut frame = Self::MIN;
        while frame.bytes() < bytes && frame.bytes() < KERNEL_STACK {
            frame.0 += 1;
        }
        frame
    }

    /// The frame of a symbol.
    pub(crate) const fn of_symbol(symbol: &str) -> Self {
        match find(&code::CODE, symbol) {
            Some([stack, _]) if cfg!(assembly) => Self::holding(stack as usize),
            _ => Self::MAX,
        }
    }

    /// The size in bytes.
    pub const fn bytes(self) -> usize {
        let power = Self::MIN_BYTES << (self.0 / 2);
        if self.0.is_multiple_of(2) { power } else { power / 2 * 3 }
    }
}

#[cfg(test)]
mod tests {
    use std::format;

    use super::*;

    #[test]
    fn a_frame_holds_the_depth() {
        assert_eq!(Frame::of_symbol("no_such_kernel"), Frame::MAX);
        for (name, [stack, _]) in code() {
            let frame = Frame::of_symbol(&format!("{}{name}", crate::abi::symbol!("")));
            assert!(frame.bytes() >= stack as usize && stack as usize <= KERNEL_STACK, "{name}");
            assert_eq!(frame == Frame::MAX, cfg!(not(assembly)) || stack > 24 << 10, "{name}");
        }
    }
}
