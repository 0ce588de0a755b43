//! What the authentication codes share: bytes that wait for their block, and the chain of blocks.

use alloc::sync::Arc;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, wipe};

use crate::modes::Padding;
use crate::modes::chain::pad;
use crate::modes::stream::MOST;

/// Cuts what comes in pieces into whole blocks.
pub(super) struct Blocks {
    waiting: [u8; MOST],
    filled: usize,
    block: usize,
    /// Whether the last block waits, whole or not, until it is known to be the last.
    hold: bool,
}

impl Blocks {
    pub(super) fn new(block: usize, hold: bool) -> Self {
        Self { waiting: [0; MOST], filled: 0, block, hold }
    }

    /// Gives the blocks that `data` completes to `sink`, many at a time.
    pub(super) fn update(&mut self, mut data: &[u8], mut sink: impl FnMut(&[u8])) {
        let block = self.block;
        let all = self.filled + data.len();
        let mut ready = if self.hold { all.saturating_sub(1) } else { all } / block * block;
        if ready > 0 && self.filled > 0 {
            let (head, rest) = data.split_at(block - self.filled);
            self.waiting[self.filled..block].copy_from_slice(head);
            sink(&self.waiting[..block]);
            self.filled = 0;
            ready -= block;
            data = rest;
        }
        let (whole, rest) = data.split_at(ready);
        if !whole.is_empty() {
            sink(whole);
        }
        self.waiting[self.filled..][..rest.len()].copy_from_slice(rest);
        self.filled += rest.len();
    }

    /// Bytes that wait.
    pub(super) fn filled(&self) -> usize {
        self.filled
    }

    /// What waits as a block, with padding if it is not a whole one.
    pub(super) fn last(&mut self, padding: Padding) -> &[u8] {
        if self.filled < self.block {
            self.waiting[self.filled..].fill(0);
            pad(padding, &mut self.waiting[..self.block], self.filled);
        }
        self.filled = 0;
        &self.waiting[..self.block]
    }
}

impl Drop for Blocks {
    fn drop(&mut self) {
        wipe(&mut self.waiting);
    }
}

/// C = E(C ^ block), block after block, from zero on.
pub(super) struct CbcMac {
    engine: Arc<Engine>,
    sum: [u8; MOST],
}

impl CbcMac {
    pub(super) fn new(engine: Arc<Engine>) -> Self {
        Self { engine, sum: [0; MOST] }
    }

    /// Whole blocks.
    pub(super) fn absorb(&mut self, blocks: &[u8]) {
        let (one, block) = (self.engine.one(Op::Encrypt), self.engine.family().block);
        let sum = &mut self.sum[..block];
        for block in blocks.chunks_exact(block) {
            sum.iter_mut().zip(block).for_each(|(byte, other)| *byte ^= other);
            one.run(sum);
        }
    }

    /// Adds to the next block before it is encrypted.
    pub(super) fn add(&mut self, block: &[u8]) {
        self.sum.iter_mut().zip(block).for_each(|(byte, other)| *byte ^= other);
    }

    /// C, a block.
    pub(super) fn sum(&self) -> &[u8] {
        &self.sum[..self.engine.family().block]
    }
}

impl Drop for CbcMac {
    fn drop(&mut self) {
        wipe(&mut self.sum);
    }
}
