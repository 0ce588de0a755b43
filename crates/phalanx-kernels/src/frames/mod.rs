//! How much of the stack kernels use: what they spill there is wiped behind them, as deep as they go and no deeper.
//!
//! Two depths are recorded of each. One is measured and written by a test (`PHALANX_WRITE_FRAMES=1 cargo test --test remains`), which fails
//! where a kernel goes deeper than its frame allows; another compiler, or other settings of this one, may spill more, so it counts with a
//! quarter more. The other is proved of the command as it is shipped, whatever its inputs (`phalanx-prove phalanx --frames FILE`); the prover
//! refuses a file in which a kernel may go deeper than its frame. The larger one is what is wiped.

use crate::costs::find;

#[cfg(vectors = "aarch64")]
#[path = "aarch64.rs"]
mod depths;
#[cfg(vectors = "x86_64")]
#[path = "x86_64.rs"]
mod depths;
/// Of other architectures nothing is known: all kernels have the most.
#[cfg(vectors = "none")]
mod depths {
    pub(super) static DEPTHS: [(&str, [u16; 2]); 0] = [];
}

/// Bytes of stack that any kernel uses at most.
pub const KERNEL_STACK: usize = 32 << 10;

/// Bytes of stack that a kernel may use below its caller: a power of two, or half as much again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Frame(u8);

/// The depths in bytes, as measured and as proved, by the names of symbols.
pub fn depths() -> impl Iterator<Item = (&'static str, [u16; 2])> {
    depths::DEPTHS.iter().copied()
}

impl Frame {
    /// No kernel uses less than is wiped for this one.
    pub const LEAST: Self = Self(0);
    /// No kernel uses more.
    pub const MOST: Self = Self::holding(KERNEL_STACK);

    const LEAST_BYTES: usize = 512;

    /// The least that holds so many bytes, or the most.
    const fn holding(bytes: usize) -> Self {
        let mut frame = Self::LEAST;
        while frame.bytes() < bytes && frame.bytes() < KERNEL_STACK {
            frame.0 += 1;
        }
        frame
    }

    /// Of a symbol. Without optimisation everything is spilled; then nothing that was measured holds.
    pub(crate) const fn of(symbol: &str) -> Self {
        match find(&depths::DEPTHS, symbol) {
            Some([measured, proved]) if cfg!(not(debug_assertions)) => {
                let (measured, proved) = (measured as usize * 5 / 4 + 128, proved as usize);
                Self::holding(if measured > proved { measured } else { proved })
            }
            _ => Self::MOST,
        }
    }

    /// That of so many which there are below it.
    pub(crate) const fn numbered(index: u8) -> Self {
        Self(index)
    }

    /// How many there are below it.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its size.
    pub const fn bytes(self) -> usize {
        let power = Self::LEAST_BYTES << (self.0 / 2);
        if self.0.is_multiple_of(2) { power } else { power / 2 * 3 }
    }
}
