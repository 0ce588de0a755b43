//! MACs: block chaining, CMAC (first published as OMAC1), and messages in pieces.

use alloc::boxed::Box;
use phalanx_kernels::sync::Arc;

use phalanx_kernels::equal;
use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, One, wipe, wiped_beside};

use super::chain::{self, by_size};
use super::checks::tag_length;
use super::keyed::{Keyed, Mode};
use super::opaque::opaque;
use super::stream::MAX_BLOCK_BYTES;
use crate::Error;
use crate::modes::cipher::BlockCipher;
use crate::steps::{Padding, double_big_endian, in_blocks, pad, whole_blocks};

/// The state of a message that is being authenticated.
pub trait MacState: Clone + Send + 'static {
    /// Processes the next piece. After long pieces, the caller must wipe the stack.
    #[doc(hidden)]
    fn take(&mut self, piece: &[u8]) -> Result<(), Error>;

    /// Ends the message and returns the first bytes of the tag.
    #[doc(hidden)]
    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error>;
}

/// Writes the tag of a whole message.
pub(crate) fn mac<S: MacState>(
    start: impl FnOnce() -> Result<S, Error>,
    message: &[u8],
    tag: &mut [u8],
) -> Result<(), Error> {
    whole(start, message, tag.len(), |right| {
        tag.copy_from_slice(right);
        Ok(())
    })
}

/// Verifies the tag of a whole message.
pub(crate) fn verify<S: MacState>(
    start: impl FnOnce() -> Result<S, Error>,
    message: &[u8],
    tag: &[u8],
) -> Result<(), Error> {
    whole(start, message, tag.len(), |right| authentic(right, tag))
}

fn whole<S: MacState>(
    start: impl FnOnce() -> Result<S, Error>,
    message: &[u8],
    bytes: usize,
    then: impl FnOnce(&[u8]) -> Result<(), Error>,
) -> Result<(), Error> {
    wiped_beside(message.len(), || {
        let mut state = start()?;
        state.take(message)?;
        then(state.tag(bytes)?)
    })
}

pub(crate) fn authentic(right: &[u8], tag: &[u8]) -> Result<(), Error> {
    if equal(right, tag) { Ok(()) } else { Err(Error::NotAuthentic) }
}

/// A message that is being authenticated in pieces of any size. You can finish a clone and then
/// continue with the original.
#[derive(Clone)]
pub struct MacStream<S>(pub(crate) Box<S>);

impl<S: MacState> MacStream<S> {
    pub(crate) fn new(state: S) -> Self {
        Self(Box::new(state))
    }

    /// Ends the message and writes its tag, truncated to the length of `tag`.
    ///
    /// # Errors
    /// [`Error::TagLength`] if the mode does not allow tags of that length. [`Error::Empty`] if the
    /// mode cannot authenticate an empty message. On error, nothing is written.
    pub fn finish(mut self, tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(0, || {
            tag.copy_from_slice(self.0.tag(tag.len())?);
            Ok(())
        })
    }

    /// Ends the message and verifies its tag in constant time. Only the bytes present in `tag` are
    /// compared, so do not let the sender choose its length.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], or any error from [`MacStream::finish`].
    pub fn verify(mut self, tag: &[u8]) -> Result<(), Error> {
        wiped_beside(0, || authentic(self.0.tag(tag.len())?, tag))
    }
}

opaque!(<S> MacStream);

/// Marks the modes that implement [`Mac`]. We don't make the cipher a parameter, so that the
/// compiler can rule out all other modes no matter which cipher is used.
pub trait IsMac {}

/// A MAC that takes neither a nonce nor parameters.
pub trait Mac<C: BlockCipher>: Mode<C> + IsMac + Sized {
    /// The length of a full tag in bytes.
    const TAG_BYTES: usize;
    /// The state of a message.
    #[doc(hidden)]
    type State: MacState;

    #[doc(hidden)]
    fn state(key: &Keyed<C, Self>) -> Self::State;
}

impl<C: BlockCipher, M: Mac<C> + IsMac> Keyed<C, M> {
    /// Writes the tag of a message, truncated to the length of `tag`.
    ///
    /// # Errors
    /// [`Error::TagLength`] if the mode does not allow tags of that length. [`Error::Empty`] if the
    /// mode cannot authenticate an empty message. [`Error::TooLong`]. On error, nothing is written.
    pub fn mac(&self, message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        mac(|| Ok(M::state(self)), message, tag)
    }

    /// Verifies the tag of a message in constant time. Only the bytes present in `tag` are
    /// compared, so do not let the sender choose its length.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], or any error from [`Self::mac`].
    pub fn verify(&self, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        verify(|| Ok(M::state(self)), message, tag)
    }

    /// Starts processing a message in pieces.
    pub fn start(&self) -> MacStream<M::State> {
        MacStream::new(M::state(self))
    }
}

/// A CBC-MAC that leaves the last block unencrypted until more data arrives.
#[derive(Clone)]
pub(crate) struct Chain {
    engine: Engine,
    /// The chained sum so far, with the bytes of the last block already added.
    sum: [u8; MAX_BLOCK_BYTES],
    filled: usize,
}

impl Chain {
    pub(crate) fn new(engine: Engine) -> Self {
        Self { engine, sum: [0; MAX_BLOCK_BYTES], filled: 0 }
    }

    pub(crate) fn block(&self) -> usize {
        self.engine.family().block
    }

    /// The number of bytes in the last block. This is only 0 before the first byte.
    pub(crate) fn filled(&self) -> usize {
        self.filled
    }

    /// Processes the next piece, which may be of any size.
    pub(crate) fn absorb(&mut self, data: &[u8]) {
        let block = self.block();
        let sum = &mut self.sum[..block];
        let (head, rest) = data.split_at(data.len().min(block - self.filled));
        add(&mut sum[self.filled..], head);
        self.filled += head.len();
        if rest.is_empty() {
            return;
        }
        let mut one = self.engine.one(Op::Encrypt, rest.len().div_ceil(block));
        let (whole, last) = rest.split_at(rest.len() / block * block);
        by_size!(block, absorb(&mut one, sum, whole));
        self.filled = block;
        if !last.is_empty() {
            one.run(sum);
            add(sum, last);
            self.filled = last.len();
        }
    }

    /// Ends a section. The rest of the message is processed under another key.
    pub(crate) fn take_key(&mut self, engine: Engine) {
        let block = self.block();
        if self.filled == block {
            self.engine.in_place(Op::Encrypt, &mut self.sum[..block]);
            self.filled = 0;
        }
        self.engine = engine;
    }

    /// Pads the last block if it is partial, adds the mask and returns the sum, which is one block.
    pub(crate) fn end(&mut self, mask: &[u8]) -> &[u8] {
        let block = self.block();
        let sum = &mut self.sum[..block];
        if self.filled < block {
            sum[self.filled] ^= 0x80;
        }
        add(sum, mask);
        self.engine.in_place(Op::Encrypt, sum);
        sum
    }
}

impl Drop for Chain {
    fn drop(&mut self) {
        wipe(&mut self.sum);
    }
}

/// `t = E(t) ^ p[i]`
fn absorb<const N: usize>(one: &mut One<'_>, sum: &mut [u8], blocks: &[u8]) {
    let Some(sum) = sum.as_chunks_mut::<N>().0.first_mut() else { return };
    for block in blocks.as_chunks::<N>().0 {
        one.run(sum);
        chain::add(sum, block);
    }
}

/// `sum ^= block`, up to the length of `block`.
#[inline]
fn add(sum: &mut [u8], block: &[u8]) {
    sum.iter_mut().zip(block).for_each(|(byte, other)| *byte ^= other);
}

/// The CMAC masks: K1 if the last block is whole, K2 if it was padded.
#[derive(Clone, Default)]
pub(crate) struct Masks([[u8; 16]; 2]);

impl Masks {
    /// K2 is K1 doubled.
    pub(crate) fn new(k1: &[u8]) -> Self {
        let mut masks = Self::default();
        masks.set(|whole| whole.copy_from_slice(k1), k1.len());
        masks
    }

    /// Sets the masks to K1, which is `block` bytes long, and K2.
    fn set(&mut self, k1: impl FnOnce(&mut [u8]), block: usize) {
        let [whole, padded] = self.0.each_mut().map(|mask| &mut mask[..block]);
        k1(whole);
        padded.copy_from_slice(whole);
        double_big_endian(padded);
    }

    /// Returns the first `bytes` bytes of the tag, at least 4.
    pub(crate) fn tag<'c>(&self, chain: &'c mut Chain, bytes: usize) -> Result<&'c [u8], Error> {
        let block = chain.block();
        tag_length(4, block, bytes)?;
        let [whole, padded] = self.0.each_ref().map(|mask| &mask[..block]);
        Ok(&chain.end(if chain.filled() == block { whole } else { padded })[..bytes])
    }
}

impl Drop for Masks {
    fn drop(&mut self) {
        wipe(self.0.as_flattened_mut());
    }
}

/// A CMAC key as in NIST SP 800-38B and GOST R 34.13-2015, for 8-byte and 16-byte blocks.
pub struct CmacKey {
    engine: Engine,
    masks: Masks,
}

impl CmacKey {
    pub(crate) fn new(engine: &Engine) -> Arc<Self> {
        let mut key = Arc::new(Self { engine: engine.clone(), masks: Masks::default() });
        // The masks are computed where they stay, so that no copies remain on the stack.
        let Some(Self { masks, .. }) = Arc::get_mut(&mut key) else { unreachable!("there are no clones yet") };
        let k1 = |block: &mut [u8]| {
            engine.in_place(Op::Encrypt, block);
            double_big_endian(block);
        };
        masks.set(k1, engine.family().block);
        key
    }
}

/// The CMAC state for a message.
#[derive(Clone)]
pub struct Cmac {
    key: Arc<CmacKey>,
    chain: Chain,
}

impl Cmac {
    pub(crate) fn new(key: &Arc<CmacKey>) -> Self {
        Self { chain: Chain::new(key.engine.clone()), key: key.clone() }
    }

    pub(crate) fn absorb(&mut self, piece: &[u8]) {
        self.chain.absorb(piece);
    }
}

impl MacState for Cmac {
    fn take(&mut self, piece: &[u8]) -> Result<(), Error> {
        self.absorb(piece);
        Ok(())
    }

    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        self.key.masks.tag(&mut self.chain, bytes)
    }
}

/// A message that is being authenticated in pieces with [`nist::Cmac`](crate::modes::nist::Cmac) or
/// [`gost3413::Omac`](crate::modes::gost3413::Omac). Its tag is between 4 bytes and a whole block
/// long.
pub type CmacStream = MacStream<Cmac>;

impl MacStream<Cmac> {
    /// Processes the next piece.
    pub fn update(&mut self, piece: &[u8]) {
        wiped_beside(piece.len(), || self.0.absorb(piece));
    }
}

/// Collects pieces of any size. The blocks of a short message are processed together, at the end.
#[derive(Clone)]
pub(crate) struct Blocks {
    /// The last block of a message can follow even if there is no room for other blocks.
    waiting: [u8; Self::ROOM + MAX_BLOCK_BYTES],
    filled: usize,
    /// A power of two.
    block: usize,
}

impl Blocks {
    /// How many bytes wait at most. This is a multiple of every block.
    const ROOM: usize = 256;

    #[inline]
    pub(crate) fn new(block: usize) -> Self {
        Self { waiting: [0; Self::ROOM + MAX_BLOCK_BYTES], filled: 0, block }
    }

    /// Adds the next piece. Blocks for which there is no room are passed to `sink`, many at a time.
    pub(crate) fn update(&mut self, data: &[u8], mut sink: impl FnMut(&[u8])) {
        if data.len() <= Self::ROOM - self.filled {
            return self.append(data);
        }
        let (head, rest) = data.split_at(whole_blocks(self.block, self.filled) - self.filled);
        self.append(head);
        self.flush(&mut sink);
        let (whole, tail) = rest.split_at(in_blocks(self.block, rest.len()) * self.block);
        if !whole.is_empty() {
            sink(whole);
        }
        self.append(tail);
    }

    /// Adds a piece for which there is room, such as the last block of a message.
    pub(crate) fn append(&mut self, data: &[u8]) {
        self.waiting[self.filled..self.filled + data.len()].copy_from_slice(data);
        self.filled += data.len();
    }

    /// Ends a string: pads its incomplete block, or fills it up with zeros if there is no padding.
    pub(crate) fn end(&mut self, padding: Padding) {
        let end = whole_blocks(self.block, self.filled);
        if self.filled < end {
            let last = &mut self.waiting[end - self.block..end];
            let used = self.filled + self.block - end;
            last[used..].fill(0);
            pad(padding, last, used);
            self.filled = end;
        }
    }

    /// Passes all blocks to `sink`, if there are any. The last string must have ended.
    pub(crate) fn flush(&mut self, sink: impl FnOnce(&[u8])) {
        if self.filled > 0 {
            sink(&self.waiting[..self.filled]);
            self.filled = 0;
        }
    }

    /// Wipes the blocks. Owners whose blocks may be secret call this when they are dropped.
    pub(crate) fn wipe(&mut self) {
        wipe(&mut self.waiting);
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    /// The same blocks come out however a message is divided, and those of a short one come out together.
    #[test]
    fn pieces_become_blocks() {
        let text: Vec<u8> = (0..1000).map(|i| (i % 251) as u8).collect();
        let lengths = |block| [0, 1, block, block + 1, 128, 250, 255, 256, 257, 300, 1000];
        let cases = [8, 16, 32, 64].into_iter().flat_map(|block| lengths(block).map(|bytes| (block, bytes)));
        for ((block, bytes), piece) in cases.flat_map(|case| [1, 7, 64, 255, 256, 257, 1000].map(|piece| (case, piece)))
        {
            for padding in [Padding::None, Padding::OneZeros] {
                let (mut blocks, mut got, mut want, mut calls) = (Blocks::new(block), Vec::new(), Vec::new(), 0);
                let mut sink = |whole: &[u8]| {
                    assert!(!whole.is_empty() && whole.len().is_multiple_of(block));
                    got.extend_from_slice(whole);
                    calls += 1;
                };
                // Two strings, and a last block.
                for _ in 0..2 {
                    text[..bytes].chunks(piece).for_each(|piece| blocks.update(piece, &mut sink));
                    blocks.end(padding);
                    want.extend_from_slice(&text[..bytes]);
                    if padding == Padding::OneZeros && !bytes.is_multiple_of(block) {
                        want.push(0x80);
                    }
                    want.resize(want.len().next_multiple_of(block), 0);
                }
                blocks.append(&text[..block]);
                blocks.flush(&mut sink);
                want.extend_from_slice(&text[..block]);
                assert_eq!(got, want, "{bytes} bytes in pieces of {piece}, {padding:?}");
                assert!(calls == 1 || want.len() - block > Blocks::ROOM, "{bytes} bytes in pieces of {piece}");
            }
        }
    }
}
