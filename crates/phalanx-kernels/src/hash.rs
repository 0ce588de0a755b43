//! The compression functions of hashes, for building hashes on them.
//!
//! A [`Function`] absorbs whole blocks into a state. Initial values, padding and truncation are the
//! caller's.
//!
//! | function | block | state |
//! |---|---|---|
//! | `streebog` | 64 bytes | h, N and Σ: 3 × 64 bytes |
//! | `kupyna-256` | 64 bytes | 64 bytes |
//! | `kupyna-512` | 128 bytes | 128 bytes |

use crate::abi::Entry;
use crate::isa::Steady;
use crate::level::{Level, LevelError};
use crate::table::{Family, Kernel};
use crate::wipe::Secret;
use crate::wipe_after::wipe_behind;

/// The compression function of a hash, with the kernels of a level.
///
/// Afterwards, functions wipe the registers and the stack that kernels used. The caller wipes
/// the state.
#[derive(Clone, Copy)]
pub struct Function {
    family: &'static Family,
    level: Level,
    kernels: &'static [&'static Kernel],
    /// T+(0) of Kupyna. Other hashes have no output transformation.
    image_of_zero: &'static [u8],
}

impl core::fmt::Debug for Function {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} ({})", self.family.name, self.level)
    }
}

impl Function {
    /// Streebog (GOST R 34.11-2012, RFC 6986), at [`Level::active`].
    ///
    /// [`Function::absorb`] computes `h = g_N(h, block)`, `N = N + 512` and `Σ = Σ + block` for each
    /// block.
    #[cfg(feature = "streebog")]
    pub fn streebog() -> Self {
        Self::new(&crate::streebog::STREEBOG, &[], Level::active())
    }

    /// Kupyna (DSTU 7564:2014) with a state of 512 bits, for hash codes of up to 256 bits, at
    /// [`Level::active`].
    #[cfg(feature = "kupyna")]
    pub fn kupyna_256() -> Self {
        Self::new(&crate::kupyna::KUPYNA_256, &crate::kupyna::IMAGE_OF_ZERO_256, Level::active())
    }

    /// Kupyna with a state of 1024 bits, for hash codes of 264 to 512 bits, at [`Level::active`].
    #[cfg(feature = "kupyna")]
    pub fn kupyna_512() -> Self {
        Self::new(&crate::kupyna::KUPYNA_512, &crate::kupyna::IMAGE_OF_ZERO_512, Level::active())
    }

    /// The same function with the kernels of another level.
    ///
    /// # Errors
    /// Fails if this CPU does not support the level.
    pub fn with_level(self, level: Level) -> Result<Self, LevelError> {
        Ok(Self::new(self.family, self.image_of_zero, level.check()?))
    }

    fn new(family: &'static Family, image_of_zero: &'static [u8], level: Level) -> Self {
        Self { family, level, kernels: family.absorbers(level), image_of_zero }
    }

    /// The name of the function.
    pub const fn name(&self) -> &'static str {
        self.family.name
    }

    /// The highest level whose kernels are used.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Size of a block in bytes.
    pub const fn block_bytes(&self) -> usize {
        self.family.block
    }

    /// Size of the state in bytes.
    pub const fn state_bytes(&self) -> usize {
        self.family.schedule
    }

    /// How many messages the widest kernel absorbs in parallel.
    pub fn lanes(&self) -> usize {
        self.kernels.first().map_or(1, |kernel| kernel.width)
    }

    /// Absorbs whole blocks into the state of a message.
    ///
    /// # Panics
    /// Panics if `state` isn't a state long, or `blocks` isn't a multiple of the block size.
    #[inline]
    pub fn absorb(&self, state: &mut [u8], blocks: &[u8]) {
        let (block, n) = (self.family.block, blocks.len() / self.family.block);
        assert!(state.len() == self.family.schedule && blocks.len() == n * block, "one state and whole blocks");
        if n > 0 {
            let _steady = Steady::begin();
            self.run(self.one(), state, blocks, n);
        }
    }

    /// Absorbs as many blocks of each of several messages.
    ///
    /// The states are consecutive. Block `i` of message `m` out of `M` is block `i * M + m`.
    ///
    /// # Panics
    /// Panics if `states` isn't a multiple of the state size, or `blocks` isn't a multiple of a
    /// block for each.
    pub fn absorb_many(&self, states: &mut [u8], blocks: &[u8]) {
        let (block, bytes) = (self.family.block, self.family.schedule);
        let messages = states.len() / bytes;
        let row = messages * block;
        let whole = states.len() == messages * bytes && blocks.len().checked_rem(row).unwrap_or(blocks.len()) == 0;
        assert!(whole, "whole states and as many blocks for each");
        if blocks.is_empty() {
            return;
        }
        let (_steady, rows) = (Steady::begin(), blocks.len() / row);
        let mut first = 0;
        while first < messages {
            let kernel = self.widest(messages - first);
            let width = kernel.width;
            let taken = width.min(messages - first);
            let states = &mut states[first * bytes..(first + taken) * bytes];
            let own = |blocks| -> &[u8] { &<[u8]>::split_at(blocks, first * block).1[..taken * block] };
            if taken < width {
                self.padded(kernel, states, blocks.chunks_exact(row).map(own));
            } else if width == messages {
                self.run(kernel, states, blocks, rows);
            } else {
                for blocks in blocks.chunks_exact(row) {
                    self.run(kernel, states, own(blocks), 1);
                }
            }
            first += taken;
        }
    }

    /// Absorbs blocks of fewer messages than the kernel has lanes.
    #[inline(never)]
    fn padded<'b>(&self, kernel: &Kernel, states: &mut [u8], rows: impl Iterator<Item = &'b [u8]>) {
        let (all, row) = (kernel.width * self.family.schedule, kernel.width * self.family.block);
        let mut room = Secret::zeros(all + row);
        let (wide, blocks) = room.bytes_mut().split_at_mut(all);
        wide[..states.len()].copy_from_slice(states);
        for own in rows {
            blocks[..own.len()].copy_from_slice(own);
            self.run(kernel, wide, blocks, 1);
        }
        states.copy_from_slice(&wide[..states.len()]);
    }

    /// Kupyna's output transformation without the truncation: `state = state ^ T⊕(state)`. For
    /// Streebog, this does nothing.
    ///
    /// # Panics
    /// Panics if `state` isn't a state long.
    pub fn output(&self, state: &mut [u8]) {
        assert_eq!(state.len(), self.family.schedule, "one state");
        if self.image_of_zero.is_empty() {
            return;
        }
        let _steady = Steady::begin();
        // Absorbing zeros adds T⊕(state) and T+(0), which is known.
        const ZEROS: [u8; 128] = [0; 128];
        self.run(self.one(), state, &ZEROS[..self.family.block], 1);
        for (byte, image) in state.iter_mut().zip(self.image_of_zero) {
            *byte ^= image;
        }
        crate::isa::clear_registers();
    }

    /// The kernel for one message.
    fn one(&self) -> &'static Kernel {
        match self.kernels.last() {
            Some(kernel) if kernel.width == 1 => kernel,
            _ => unreachable!("every hash has a portable kernel for one message"),
        }
    }

    /// The kernel for up to `n` of `n` messages: the widest that they fill, or one that they fill
    /// in part if that is faster.
    fn widest(&self, n: usize) -> &'static Kernel {
        let time = |kernel: &Kernel| u64::from(kernel.cost()) * n.div_ceil(kernel.width) as u64;
        let best = self.kernels.iter().min_by_key(|kernel| time(kernel));
        best.copied().unwrap_or_else(|| self.one())
    }

    fn run(&self, kernel: &Kernel, states: &mut [u8], blocks: &[u8], n: usize) {
        let Entry::Absorb(absorb) = kernel.entry else { unreachable!("kernels of this operation have this type") };
        let width = kernel.width;
        assert!(states.len() == width * self.family.schedule && blocks.len() == n * width * self.family.block);
        // SAFETY: there is a state and there are `n` blocks for each message. This CPU supports all
        // candidates.
        unsafe { absorb(blocks.as_ptr(), states.as_mut_ptr(), n) }
        wipe_behind(kernel.frame);
    }
}
