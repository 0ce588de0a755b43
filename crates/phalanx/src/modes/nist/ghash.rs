//! GHASH, SP 800-38D section 6.4, in the field of DSTU 7624:2014.
//!
//! Both fields of 2^128 elements have the same polynomial. In a byte of GCM's the coefficient of the lowest power is the highest
//! bit, and in one of DSTU 7624:2014 the lowest: reversing the bits of every byte of the hash key, of what is hashed, and of the sum
//! makes one of the other.

use alloc::sync::Arc;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Batch, Engine, GF2_128, MODE_STACK, wipe, wipe_stack};
use phalanx_kernels::wiped;

#[cfg(feature = "rayon")]
use crate::modes::parallel;
use crate::modes::stream::PIECE;
use crate::steps::Steps;

/// Bytes of a block.
pub(super) const BLOCK: usize = 16;

/// The cipher, and the hash key E(0).
pub(super) struct HashKey {
    pub(super) cipher: Arc<Engine>,
    pub(super) steps: Steps,
    hash: Engine,
}

impl HashKey {
    /// The cipher has blocks of 16 bytes.
    pub(super) fn new(cipher: &Arc<Engine>) -> Arc<Self> {
        let steps = Steps::new(cipher.level());
        let hash = wiped(|| {
            let mut key = [0; BLOCK];
            cipher.in_place(Op::Encrypt, &mut key);
            steps.reverse_bits(&mut key);
            let hash = Engine::new(&GF2_128, cipher.level(), None, &key);
            wipe(&mut key);
            hash
        });
        Arc::new(Self { cipher: cipher.clone(), steps, hash })
    }
}

impl Drop for HashKey {
    /// The keys wipe themselves; this wipes what short messages have left on the stack.
    fn drop(&mut self) {
        wipe_stack::<MODE_STACK>();
    }
}

/// The sum of strings, each filled up with zeros to whole blocks.
pub(super) struct Ghash {
    key: Arc<HashKey>,
    /// Of reversed bits.
    sum: [u8; BLOCK],
    /// The beginning of a block, the rest of which is to come.
    waiting: [u8; BLOCK],
    filled: usize,
}

impl Ghash {
    pub(super) fn new(key: &Arc<HashKey>) -> Self {
        Self { key: key.clone(), sum: [0; BLOCK], waiting: [0; BLOCK], filled: 0 }
    }

    /// The string goes on.
    pub(super) fn update(&mut self, mut piece: &[u8]) {
        if self.filled > 0 {
            let (head, rest) = piece.split_at(piece.len().min(BLOCK - self.filled));
            self.waiting[self.filled..][..head.len()].copy_from_slice(head);
            self.filled += head.len();
            piece = rest;
            if self.filled < BLOCK {
                return;
            }
            self.end();
        }
        let (whole, rest) = piece.split_at(piece.len() / BLOCK * BLOCK);
        self.blocks(whole);
        self.waiting[..rest.len()].copy_from_slice(rest);
        self.filled = rest.len();
    }

    /// A whole string on several cores, to its end. `work` is given each chunk, the number of blocks in front of it, and what is to
    /// take it.
    #[cfg(feature = "rayon")]
    pub(super) fn par_update(&mut self, data: &mut [u8], work: impl Fn(usize, &mut [u8], &mut Self) + Sync) {
        let key = &self.key;
        parallel::hash(&key.hash, key.steps, &mut self.sum, data, |before, chunk, sum| {
            let mut hash = Self::new(key);
            hash.sum.copy_from_slice(sum);
            work(before, chunk, &mut hash);
            hash.end();
            sum.copy_from_slice(&hash.sum);
        });
    }

    /// The string ends.
    pub(super) fn end(&mut self) {
        if self.filled > 0 {
            let mut block = self.waiting;
            block[self.filled..].fill(0);
            self.blocks(&block);
            self.filled = 0;
        }
    }

    /// The lengths of two strings, in bytes, as a block; and the sum.
    pub(super) fn finish(&mut self, bytes: [u64; 2]) -> [u8; BLOCK] {
        let mut lengths = [0; BLOCK];
        for (half, bytes) in lengths.chunks_exact_mut(BLOCK / 2).zip(bytes) {
            half.copy_from_slice(&(8 * bytes).to_be_bytes());
        }
        self.blocks(&lengths);
        self.key.steps.reverse_bits(&mut self.sum);
        self.sum
    }

    /// Whole blocks, a piece at a time so that what is reversed is still in the first-level cache.
    fn blocks(&mut self, blocks: &[u8]) {
        for piece in blocks.chunks(PIECE) {
            let mut reversed = Batch::padded(piece, piece.len());
            self.key.steps.reverse_bits(reversed.bytes_mut());
            self.key.hash.hash(&mut self.sum, reversed.bytes_mut());
        }
    }
}

impl Drop for Ghash {
    fn drop(&mut self) {
        wipe(&mut self.sum);
        wipe(&mut self.waiting);
    }
}
