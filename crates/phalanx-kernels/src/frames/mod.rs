//! Stack depth of each kernel. The engine wipes that much of the stack behind a kernel that ran.
//!
//! Each kernel has two depths, and the larger one is wiped. A test measures the first one and writes it
//! (`PHALANX_WRITE_FRAMES=1 cargo test --test remains`). Another compiler may spill more, so a measured depth counts with a quarter more.
//! The prover bounds the second one for all inputs, in the command as it is shipped (`phalanx-prove phalanx --frames FILE`), and refuses a
//! file in which a kernel may go deeper than is wiped.
//!
//! A kernel that no CPU has measured yet has no first depth. That is not a depth of 0: its stack is wiped down to [`KERNEL_STACK`].

use crate::costs::find;

#[cfg(vectors = "aarch64")]
#[path = "aarch64.rs"]
mod depths;
#[cfg(vectors = "x86_64")]
#[path = "x86_64.rs"]
mod depths;
/// No kernel was measured on other architectures.
#[cfg(vectors = "none")]
mod depths {
    pub(super) static DEPTHS: [(&str, [Option<u16>; 2]); 0] = [];
}

/// Bytes of stack that any kernel uses at most.
pub const KERNEL_STACK: usize = 32 << 10;

/// Bytes of stack that a kernel may use below its caller: a power of two, or half as much again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Frame(u8);

/// The depths in bytes, measured and proved, by symbol. `None` is unknown.
pub fn depths() -> impl Iterator<Item = (&'static str, [Option<u16>; 2])> {
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

    /// The frame of a symbol. A build with debug assertions spills more than was measured.
    pub(crate) const fn of(symbol: &str) -> Self {
        match find(&depths::DEPTHS, symbol) {
            Some([Some(measured), proved]) if cfg!(not(debug_assertions)) => {
                let measured = measured as usize * 5 / 4 + 128;
                match proved {
                    Some(proved) if proved as usize > measured => Self::holding(proved as usize),
                    _ => Self::holding(measured),
                }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_depth_is_the_most() {
        assert_eq!(Frame::of("no_such_kernel"), Frame::MOST);
        for (symbol, [measured, proved]) in depths() {
            let frame = Frame::of(symbol);
            match measured {
                None => assert_eq!(frame, Frame::MOST, "{symbol} was never measured"),
                Some(measured) => assert!(frame.bytes() > measured.into(), "{symbol}"),
            }
            assert!(frame.bytes() >= proved.unwrap_or(0).into(), "{symbol}");
        }
    }
}
