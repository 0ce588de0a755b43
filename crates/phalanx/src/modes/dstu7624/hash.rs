//! The sum that GCM and GMAC have in common.

use alloc::sync::Arc;

use phalanx_kernels::kernel::{Family, Op};
use phalanx_kernels::parts::{Engine, MODE_STACK, wipe, wipe_stack};
use phalanx_kernels::wiped;

use super::blocks::Blocks;
use crate::Error;
use crate::modes::Padding;
#[cfg(feature = "rayon")]
use crate::modes::parallel;
use crate::modes::stream::MOST;
#[cfg(feature = "rayon")]
use crate::steps::Steps;

/// The most bytes of a string: its length in bits fits the half of the smallest block.
const MOST_BYTES: u64 = u64::MAX / 8;

/// The cipher and the hash key H = E(0).
pub(super) struct HashKey {
    pub(super) cipher: Arc<Engine>,
    hash: Engine,
}

impl HashKey {
    pub(super) fn new(cipher: &Arc<Engine>, field: &'static Family) -> Arc<Self> {
        let hash = wiped(|| {
            let mut key = [0; MOST];
            let key = &mut key[..cipher.family().block];
            cipher.in_place(Op::Encrypt, key);
            let hash = Engine::new(field, cipher.level(), None, key);
            wipe(key);
            hash
        });
        Arc::new(Self { cipher: cipher.clone(), hash })
    }
}

impl Drop for HashKey {
    /// The keys wipe themselves; this wipes what short messages have left on the stack.
    fn drop(&mut self) {
        wipe_stack::<MODE_STACK>();
    }
}

/// B = (B ^ block) H, block after block of one string and another, from zero on.
pub(super) struct Hash {
    key: Arc<HashKey>,
    sum: [u8; MOST],
    blocks: Blocks,
    /// Bytes of the string that has begun.
    bytes: u64,
}

impl Hash {
    pub(super) fn new(key: &Arc<HashKey>) -> Self {
        let blocks = Blocks::new(key.cipher.family().block, false);
        Self { key: key.clone(), sum: [0; MOST], blocks, bytes: 0 }
    }

    pub(super) fn block(&self) -> usize {
        self.key.cipher.family().block
    }

    /// Whether the string may go on for so many bytes.
    pub(super) fn check(&self, bytes: u64) -> Result<(), Error> {
        let got = self.bytes.saturating_add(bytes);
        if got > MOST_BYTES { Err(Error::TooLong { most: MOST_BYTES, got }) } else { Ok(()) }
    }

    /// The string goes on.
    pub(super) fn update(&mut self, piece: &[u8]) {
        let (hash, sum) = (&self.key.hash, &mut self.sum[..self.key.cipher.family().block]);
        self.bytes += piece.len() as u64;
        self.blocks.update(piece, |blocks| hash.hash(sum, blocks));
    }

    /// A whole string on several cores, with padding. `work` is given each chunk, the number of blocks in front of it, and what is to
    /// take it.
    #[cfg(feature = "rayon")]
    pub(super) fn par_update(
        &mut self,
        steps: Steps,
        data: &mut [u8],
        work: impl Fn(usize, &mut [u8], &mut Self) + Sync,
    ) {
        let (key, block) = (&self.key, self.block());
        self.bytes += data.len() as u64;
        parallel::hash(&key.hash, steps, &mut self.sum[..block], data, |before, chunk, sum| {
            let mut hash = Self::new(key);
            hash.sum[..block].copy_from_slice(sum);
            work(before, chunk, &mut hash);
            hash.end(Padding::OneZeros);
            sum.copy_from_slice(&hash.sum[..block]);
        });
    }

    /// Ends the string with padding if it does not end with a block, and begins the next. Gives its length in bytes.
    pub(super) fn end(&mut self, padding: Padding) -> u64 {
        let block = self.block();
        if self.blocks.filled() > 0 {
            self.key.hash.hash(&mut self.sum[..block], self.blocks.last(padding));
        }
        core::mem::take(&mut self.bytes)
    }

    /// The tag, a block: both lengths in bits are added, half a block each, and the sum is encrypted.
    pub(super) fn tag(&mut self, bytes: [u64; 2]) -> &[u8] {
        let block = self.block();
        let sum = &mut self.sum[..block];
        for (half, bytes) in sum.chunks_exact_mut(block / 2).zip(bytes) {
            for (byte, length) in half.iter_mut().zip((8 * bytes).to_le_bytes()) {
                *byte ^= length;
            }
        }
        self.key.cipher.in_place(Op::Encrypt, sum);
        sum
    }
}

impl Drop for Hash {
    fn drop(&mut self) {
        wipe(&mut self.sum);
    }
}
