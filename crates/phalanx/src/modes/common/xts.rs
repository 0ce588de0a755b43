//! XTS with ciphertext stealing, as in both standards.

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, wipe, wiped_beside, with_room};

use super::checks::nonce_length;
use super::direction::Direction;
use super::stream::{MAX_BLOCK_BYTES, PIECE_BYTES};
use crate::Error;
use crate::steps::{Sequence, Steps, TWEAKS_16, TWEAKS_32, TWEAKS_64};

/// How the first block's tweak is derived from T = E(iv).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum First {
    /// T, as in IEEE 1619.
    Plain,
    /// Tx, as in DSTU 7624:2014.
    Doubled,
}

/// `engine` encrypts blocks, and `tweaks` encrypts initialisation vectors. For modes with a single
/// key, they are the same.
pub(crate) struct Xts<'k> {
    pub(crate) engine: &'k Engine,
    pub(crate) tweaks: &'k Engine,
    pub(crate) first: First,
}

impl Xts<'_> {
    /// Encrypts or decrypts a message in place. It must be at least one block long, and `iv` is
    /// exactly one block.
    pub(crate) fn run(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.check(iv, data)?;
        wiped_beside(data.len(), || {
            let mut state = [0; MAX_BLOCK_BYTES];
            let state = &mut state[..iv.len()];
            self.first_tweak(iv, state);
            self.crypt(direction, state, data);
            wipe(state);
        });
        Ok(())
    }

    pub(in crate::modes) fn check(&self, iv: &[u8], data: &[u8]) -> Result<(), Error> {
        let block = self.engine.family().block;
        nonce_length(block, iv)?;
        if data.len() < block {
            let got = data.len() as u64;
            return Err(Error::Parameter { what: "message length", allowed: "at least one block", got });
        }
        Ok(())
    }

    /// Encrypts or decrypts consecutive sectors of `bytes` bytes each in place. Sector numbers are
    /// little-endian and zero-padded to a block. We compute the tweaks for many sectors together.
    pub(crate) fn run_sectors(
        &self,
        direction: Direction,
        first: u128,
        bytes: usize,
        data: &mut [u8],
    ) -> Result<(), Error> {
        let block = self.engine.family().block;
        let wrong = |what, allowed, got: usize| Err(Error::Parameter { what, allowed, got: got as u64 });
        if bytes < block {
            return wrong("length of a sector", "at least one block", bytes);
        }
        if !data.len().is_multiple_of(bytes) {
            return wrong("length of a run of sectors", "whole sectors", data.len());
        }
        if first.checked_add((data.len() / bytes) as u128).is_none() {
            return wrong("number of sectors", "no sector number above 2^128 - 1", data.len() / bytes);
        }
        let mut numbers = first..;
        wiped_beside(data.len(), || {
            for run in data.chunks_mut((PIECE_BYTES / block).saturating_mul(bytes)) {
                with_room(&[], run.len() / bytes * block, |tweaks| {
                    for (tweak, number) in tweaks.chunks_exact_mut(block).zip(&mut numbers) {
                        tweak[..16].copy_from_slice(&number.to_le_bytes());
                    }
                    self.tweaks.in_place(Op::Encrypt, tweaks);
                    for (tweak, sector) in tweaks.chunks_exact_mut(block).zip(run.chunks_exact_mut(bytes)) {
                        self.doubled(tweak);
                        self.crypt(direction, tweak, sector);
                    }
                });
            }
        });
        Ok(())
    }

    /// Writes the tweak for the first block of a message to `state`, which is one block long.
    pub(in crate::modes) fn first_tweak(&self, iv: &[u8], state: &mut [u8]) {
        state.copy_from_slice(iv);
        self.tweaks.in_place(Op::Encrypt, state);
        self.doubled(state);
    }

    /// Turns E(iv) into the tweak for the first block.
    fn doubled(&self, state: &mut [u8]) {
        if self.first == First::Doubled {
            let mut plain = [0; MAX_BLOCK_BYTES];
            let steps = Steps::new(self.engine.level());
            steps.fill(sequence(state.len()), state, &mut plain[..state.len()]);
            wipe(&mut plain);
        }
    }

    /// Encrypts or decrypts at least one block, where `state` is the first tweak.
    pub(in crate::modes) fn crypt(&self, direction: Direction, state: &mut [u8], data: &mut [u8]) {
        let block = state.len();
        let (steps, sequence) = (Steps::new(self.engine.level()), sequence(block));
        let op = if direction == Direction::Encrypt { Op::Encrypt } else { Op::Decrypt };
        // If the last block is partial, it is processed together with the whole block before it.
        let tail = data.len() % block;
        let bulk = if tail == 0 { data.len() } else { data.len() - block - tail };
        let (bulk, end) = data.split_at_mut(bulk);
        with_room(&[], PIECE_BYTES.min(bulk.len()), |room| {
            for piece in bulk.chunks_mut(PIECE_BYTES) {
                let tweaks = &mut room[..piece.len()];
                steps.fill(sequence, state, tweaks);
                steps.xor(piece, tweaks);
                self.engine.in_place(op, piece);
                steps.xor(piece, tweaks);
            }
        });
        if !end.is_empty() {
            let mut tweaks = [0; 2 * MAX_BLOCK_BYTES];
            steps.fill(sequence, state, &mut tweaks[..2 * block]);
            let (one, two) = tweaks[..2 * block].split_at(block);
            // The tweaks for the last whole block and the partial block, in the order in which they
            // are used.
            let (first, second) = if direction == Direction::Encrypt { (one, two) } else { (two, one) };
            let (last, short) = end.split_at_mut(block);
            self.single(steps, op, first, last);
            // The partial block swaps places with the first bytes of the whole block, which become
            // its ciphertext.
            short.swap_with_slice(&mut last[..tail]);
            self.single(steps, op, second, last);
            wipe(&mut tweaks);
        }
    }

    fn single(&self, steps: Steps, op: Op, tweak: &[u8], block: &mut [u8]) {
        steps.xor(block, tweak);
        self.engine.in_place(op, block);
        steps.xor(block, tweak);
    }
}

fn sequence(block: usize) -> &'static Sequence {
    match block {
        16 => &TWEAKS_16,
        32 => &TWEAKS_32,
        _ => &TWEAKS_64,
    }
}
