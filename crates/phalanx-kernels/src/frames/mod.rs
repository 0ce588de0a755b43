//! Stack depth of each kernel. The engine wipes that much of the stack behind a kernel that ran.
//!
//! The depths are computed from the checked-in assembly by the program that writes it, with the beginning of a hash of the code. The prover
//! computes them again and rejects a kernel that may go deeper.
//!
//! Kernels that are compiled from their bodies have no known depth. Their stack is wiped down to [`KERNEL_STACK`].

use crate::abi::find;

#[cfg(vectors = "aarch64")]
#[path = "aarch64.rs"]
mod code;
#[cfg(vectors = "x86_64")]
#[path = "x86_64.rs"]
mod code;
/// There is no assembly for other architectures.
#[cfg(vectors = "none")]
mod code {
    pub(super) static CODE: [(&str, [u32; 2]); 0] = [];
}

/// Bytes of stack that any kernel uses at most.
pub const KERNEL_STACK: usize = 32 << 10;

/// Bytes of stack that a kernel may use below its caller: a power of two, or half as much again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Frame(u8);

/// What is known of the assembly of each kernel: its name, its bytes of stack, and the beginning of the hash of its code.
pub fn code() -> impl Iterator<Item = (&'static str, [u32; 2])> {
    code::CODE.iter().copied()
}

/// The beginning of the hash of the code of a kernel or routine, where it is assembly.
pub fn code_of(symbol: &str) -> Option<u32> {
    find(&code::CODE, symbol).filter(|_| cfg!(assembly)).map(|[_, hash]| hash)
}

impl Frame {
    /// No kernel uses less than is wiped for this one.
    pub const MIN: Self = Self(0);
    /// No kernel uses more.
    pub const MAX: Self = Self::holding(KERNEL_STACK);

    const MIN_BYTES: usize = 512;

    /// The least that holds so many bytes, or the most.
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

    /// Its size.
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
