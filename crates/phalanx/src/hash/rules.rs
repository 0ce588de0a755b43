//! The rules of each hash function: its padding, its initial state, and how a message ends.

use phalanx_kernels::hash::Function;

/// Bytes of the longest block.
pub(crate) const MAX_BLOCK_BYTES: usize = 128;

/// Bytes of room for the blocks that end a message: three blocks of Streebog, or two of Kupyna.
pub(crate) const ENDING_BYTES: usize = 2 * MAX_BLOCK_BYTES;

/// Bytes of a Streebog block, and of each of the three parts of its state.
const PART: usize = 64;

/// The standard of a hash function.
#[derive(Clone, Copy, PartialEq, Eq)]
#[allow(dead_code, reason = "one of them may be disabled")]
enum Family {
    /// GOST R 34.11-2012. The state is h, the counter N and the sum Σ.
    Streebog,
    /// DSTU 7564:2014.
    Kupyna,
}

/// A hash function.
pub struct Rules {
    pub(crate) digest: usize,
    pub(crate) block: usize,
    family: Family,
    function: fn() -> Function,
}

impl Rules {
    #[cfg(feature = "streebog")]
    pub(crate) const fn streebog(digest: usize) -> Self {
        Self { digest, block: PART, family: Family::Streebog, function: Function::streebog }
    }

    #[cfg(feature = "kupyna")]
    pub(crate) const fn kupyna(digest: usize) -> Self {
        let (block, function): (_, fn() -> Function) =
            if digest <= 32 { (64, Function::kupyna_256) } else { (128, Function::kupyna_512) };
        Self { digest, block, family: Family::Kupyna, function }
    }

    /// The kernels of [`Level::active`](crate::Level::active).
    pub(crate) fn function(&self) -> Function {
        (self.function)()
    }

    /// Bytes of a state.
    pub(crate) fn state(&self) -> usize {
        match self.family {
            Family::Streebog => 3 * PART,
            Family::Kupyna => self.block,
        }
    }

    /// Writes the state before the first block into a state that consists of zeros.
    pub(crate) fn start(&self, state: &mut [u8]) {
        match self.family {
            // IV of section 5.1.
            Family::Streebog if self.digest < PART => state[..PART].fill(1),
            Family::Streebog => {}
            // The number of bits in a state, as the first byte of a big number.
            Family::Kupyna => state[0] = if self.block == 64 { 0x40 } else { 0x80 },
        }
    }

    /// Writes the blocks that end a message of `bytes` bytes, whose last bytes `waiting` are less
    /// than a block. Returns the number of blocks.
    ///
    /// For Streebog, these are the padded block, the number of bits, and the sum, which
    /// [`Rules::before`] fills in.
    pub(crate) fn ending(&self, waiting: &[u8], bytes: u128, room: &mut [u8]) -> usize {
        room[..waiting.len()].copy_from_slice(waiting);
        room[waiting.len()..].fill(0);
        let (low, high) = (bytes << 3, bytes >> 125);
        match self.family {
            Family::Streebog => {
                room[waiting.len()] = 1;
                let count = &mut room[PART..];
                count[..16].copy_from_slice(&low.to_le_bytes());
                count[16] = high.to_le_bytes()[0];
                3
            }
            Family::Kupyna => {
                /// Bytes of the message length.
                const LENGTH: usize = 12;
                room[waiting.len()] = 0x80;
                let blocks = (waiting.len() + 1 + LENGTH).div_ceil(self.block);
                let end = blocks * self.block;
                room[end - LENGTH..end].copy_from_slice(&low.to_le_bytes()[..LENGTH]);
                blocks
            }
        }
    }

    /// Changes the state before block `index` of a message's ending.
    pub(crate) fn before(&self, index: usize, state: &mut [u8], room: &mut [u8]) {
        if self.family == Family::Streebog && index > 0 {
            if index == 1 {
                room[2 * PART..3 * PART].copy_from_slice(&state[2 * PART..]);
            }
            // g_0 for the number of bits and for the sum.
            state[PART..2 * PART].fill(0);
        }
    }

    /// Returns the digest, after the last block of a message's ending.
    pub(crate) fn digest<'s>(&self, function: Function, state: &'s mut [u8]) -> &'s [u8] {
        function.output(state);
        &state[self.block - self.digest..self.block]
    }
}

#[cfg(all(feature = "streebog", feature = "kupyna"))]
#[cfg(test)]
mod tests {
    use super::*;

    /// The number of bits as bytes, least significant first, by schoolbook multiplication.
    fn bits(bytes: u128) -> [u8; 17] {
        let (mut out, mut carry) = ([0; 17], 0);
        for (byte, out) in bytes.to_le_bytes().into_iter().chain([0]).zip(&mut out) {
            let product = 8 * u16::from(byte) + carry;
            (*out, carry) = (product as u8, product >> 8);
        }
        out
    }

    #[test]
    fn numbers_of_bits_around_powers_of_two() {
        for power in 0..128 {
            for bytes in [(1_u128 << power) - 1, 1 << power, (1 << power) + 1] {
                let right = bits(bytes);
                let waiting = &[0x5a; PART][..bytes as usize % PART];
                let mut room = [0xaa; ENDING_BYTES];
                assert_eq!(Rules::streebog(64).ending(waiting, bytes, &mut room), 3);
                assert_eq!(room[PART..][..17], right, "{bytes} bytes");
                assert!(room[PART + 17..2 * PART].iter().all(|byte| *byte == 0), "{bytes} bytes");
                // DSTU 7564 allows messages of less than 2^96 bits.
                if bytes < 1 << 93 {
                    let blocks = Rules::kupyna(32).ending(waiting, bytes, &mut room);
                    assert_eq!(room[64 * blocks - 12..64 * blocks], right[..12], "{bytes} bytes");
                }
            }
        }
    }
}
