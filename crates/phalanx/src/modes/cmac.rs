//! CMAC, first published as OMAC1: the MAC of GOST R 34.13-2015 and of NIST SP 800-38B. For blocks of 8 and 16 bytes.

use alloc::sync::Arc;
use core::fmt;

use phalanx_kernels::equal;
use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, Secret, wipe, wiped_beside};

use crate::Error;
use crate::steps::double_big_endian;

/// The largest block, in bytes.
const MOST: usize = 16;

/// The shortest tag, in bytes.
const LEAST: usize = 4;

/// What is added to the last block: K1 if it is whole, K2 if it had to be padded.
pub(crate) struct Masks(Secret);

impl Masks {
    /// K2 is K1 doubled.
    pub(crate) fn new(k1: &[u8]) -> Self {
        let mut masks = Secret::zeros(2 * k1.len());
        let (whole, padded) = masks.bytes_mut().split_at_mut(k1.len());
        whole.copy_from_slice(k1);
        padded.copy_from_slice(k1);
        double_big_endian(padded);
        Self(masks)
    }
}

/// CBC-MAC whose last block is treated apart: it is not encrypted before more comes.
pub(crate) struct Chain {
    engine: Arc<Engine>,
    /// The blocks before, encrypted, plus what is there of the last one.
    sum: [u8; MOST],
    filled: usize,
}

impl Chain {
    pub(crate) fn new(engine: Arc<Engine>) -> Self {
        Self { engine, sum: [0; MOST], filled: 0 }
    }

    fn block(&self) -> usize {
        self.engine.family().block
    }

    /// The next piece, of any size.
    pub(crate) fn update(&mut self, data: &[u8]) {
        wiped_beside(data.len(), || self.update_in_frame(data));
    }

    fn update_in_frame(&mut self, data: &[u8]) {
        let (one, block) = (self.engine.one(Op::Encrypt), self.block());
        let sum = &mut self.sum[..block];
        let (head, rest) = data.split_at(data.len().min(block - self.filled));
        add(&mut sum[self.filled..], head);
        self.filled += head.len();
        for next in rest.chunks(block) {
            one.run(sum);
            add(sum, next);
            self.filled = next.len();
        }
    }

    /// Ends a section: what comes next is under another key.
    pub(crate) fn take_key(&mut self, engine: Arc<Engine>) {
        let block = self.block();
        if self.filled == block {
            self.engine.in_place(Op::Encrypt, &mut self.sum[..block]);
            self.filled = 0;
        }
        self.engine = engine;
    }

    /// Gives the whole tag to `take`.
    fn finish<T>(mut self, masks: &Masks, take: impl FnOnce(&[u8]) -> T) -> T {
        let block = self.block();
        let (whole, padded) = masks.0.bytes().split_at(block);
        let sum = &mut self.sum[..block];
        if self.filled == block {
            add(sum, whole);
        } else {
            sum[self.filled] ^= 0x80;
            add(sum, padded);
        }
        self.engine.in_place(Op::Encrypt, sum);
        take(sum)
    }

    /// Writes the tag, as many bytes of it as there is room for.
    pub(crate) fn write(self, masks: &Masks, tag: &mut [u8]) -> Result<(), Error> {
        self.check(tag)?;
        self.finish(masks, |whole| tag.copy_from_slice(&whole[..tag.len()]));
        Ok(())
    }

    /// Compares the tag with as many bytes as are given.
    pub(crate) fn verify(self, masks: &Masks, tag: &[u8]) -> Result<(), Error> {
        self.check(tag)?;
        if self.finish(masks, |whole| equal(&whole[..tag.len()], tag)) { Ok(()) } else { Err(Error::NotAuthentic) }
    }

    fn check(&self, tag: &[u8]) -> Result<(), Error> {
        let (least, most, got) = (LEAST, self.block(), tag.len());
        if (least..=most).contains(&got) { Ok(()) } else { Err(Error::TagLength { least, most, got }) }
    }
}

impl Drop for Chain {
    fn drop(&mut self) {
        wipe(&mut self.sum);
    }
}

/// `sum ^= block`, as far as the block goes.
#[inline]
fn add(sum: &mut [u8], block: &[u8]) {
    sum.iter_mut().zip(block).for_each(|(byte, other)| *byte ^= other);
}

/// A key of CMAC.
pub(crate) struct CmacKey {
    engine: Arc<Engine>,
    masks: Masks,
}

impl CmacKey {
    /// The cipher has blocks of 8 or 16 bytes.
    pub(crate) fn new(engine: Arc<Engine>) -> Self {
        let mut k1 = Secret::zeros(engine.family().block);
        engine.in_place(Op::Encrypt, k1.bytes_mut());
        double_big_endian(k1.bytes_mut());
        let masks = Masks::new(k1.bytes());
        Self { engine, masks }
    }

    /// Writes the tag of a message, as many bytes of it as there is room for.
    pub(crate) fn write(&self, message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        self.chain(message).write(&self.masks, tag)
    }

    /// Compares the tag of a message with as many bytes as are given.
    pub(crate) fn verify(&self, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        self.chain(message).verify(&self.masks, tag)
    }

    /// The whole tag of a message in parts; it is as long as `tag`.
    pub(crate) fn tag_of(&self, parts: &[&[u8]], tag: &mut [u8]) {
        let mut chain = Chain::new(self.engine.clone());
        parts.iter().for_each(|part| chain.update(part));
        chain.finish(&self.masks, |whole| tag.copy_from_slice(whole));
    }

    fn chain(&self, message: &[u8]) -> Chain {
        let mut chain = Chain::new(self.engine.clone());
        chain.update(message);
        chain
    }
}

/// A message that is authenticated in pieces of any size.
pub struct CmacStream {
    key: Arc<CmacKey>,
    chain: Chain,
}

impl CmacStream {
    pub(crate) fn new(key: Arc<CmacKey>) -> Self {
        Self { chain: Chain::new(key.engine.clone()), key }
    }

    /// The next piece.
    pub fn update(&mut self, piece: &[u8]) {
        self.chain.update(piece);
    }

    /// Writes the tag, as many bytes of it as `tag` has: 4 to a block.
    ///
    /// # Errors
    /// [`Error::TagLength`]; nothing is written then.
    pub fn finish(self, tag: &mut [u8]) -> Result<(), Error> {
        self.chain.write(&self.key.masks, tag)
    }

    /// Verifies the tag in constant time. As many bytes are verified as `tag` has: do not let whoever sends it choose how
    /// many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::TagLength`] for less than 4 bytes or more than a block.
    pub fn verify(self, tag: &[u8]) -> Result<(), Error> {
        self.chain.verify(&self.key.masks, tag)
    }
}

impl fmt::Debug for CmacStream {
    /// Nothing of the state.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CmacStream").finish_non_exhaustive()
    }
}
