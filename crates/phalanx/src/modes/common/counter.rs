//! Generates keystream from any kind of counter.

use alloc::boxed::Box;
use core::fmt;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, wipe, wiped_beside};

use super::keyed::{Keyed, Mode};
use super::sections::{Renewal, Sections};
use super::stream::{Buffered, Keystream, MAX_BLOCK_BYTES, copy, too_long};
use crate::Error;
use crate::modes::cipher::BlockCipher;
use crate::modes::rules::mode;
use crate::steps::{Sequence, Steps};

/// A seekable mode whose keystream starts from a single nonce or block.
pub trait CounterMode<C: BlockCipher>: Mode<C> {
    /// The length of a nonce in bytes.
    const NONCE_BYTES: usize;
    /// The nonce length as a `cipher` size type.
    #[cfg(feature = "cipher")]
    #[doc(hidden)]
    type NonceSize: ::cipher::array::ArraySize;

    #[doc(hidden)]
    fn counter(engine: &Engine, nonce: &[u8]) -> Result<Counter, Error>;
}

impl<C: BlockCipher, R> Keyed<C, mode::Ctr<R>>
where
    mode::Ctr<R>: CounterMode<C>,
{
    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`]. [`Error::TooLong`] if the counter would repeat. On error, nothing is
    /// written.
    pub fn apply(&self, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        // This includes the start, because its stack frames contain the counter.
        wiped_beside(data.len(), || {
            Buffered::new(mode::Ctr::<R>::counter(self.engine(), nonce)?, self.steps()).apply_unwiped(data)
        })
    }

    // If these methods didn't exist, the compiler would suggest CBC, which has methods with the
    // same names.
    #[doc(hidden)]
    #[deprecated = "call `apply`, which encrypts and decrypts in place, without authentication"]
    pub fn encrypt(&self, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.apply(nonce, data)
    }

    #[doc(hidden)]
    #[deprecated = "call `apply`, which encrypts and decrypts in place, without authentication"]
    pub fn decrypt(&self, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.apply(nonce, data)
    }

    /// Starts processing a message in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    pub fn start(&self, nonce: &[u8]) -> Result<CtrStream, Error> {
        Ok(CtrStream::new(mode::Ctr::<R>::counter(self.engine(), nonce)?, self.steps()))
    }
}

/// E(counter), E(counter + 1), …
#[derive(Clone)]
pub struct Counter {
    engine: Engine,
    sequence: &'static Sequence,
    /// The first counter block, and the next one.
    start: [u8; MAX_BLOCK_BYTES],
    next: [u8; MAX_BLOCK_BYTES],
    /// The number of blocks used so far, and the maximum.
    given: u128,
    most: u128,
    /// How many bytes of each block are used. This is only less than a whole block with the
    /// parameter s.
    unit: usize,
    sections: Option<Sections>,
}

impl Counter {
    /// Starts at the counter block `start`, and allows at most `most` blocks. The first `unit`
    /// bytes of each block are used.
    pub(crate) fn new(engine: Engine, sequence: &'static Sequence, start: &[u8], most: u128, unit: usize) -> Self {
        let mut block = [0; MAX_BLOCK_BYTES];
        block[..start.len()].copy_from_slice(start);
        // No message is longer than 2^64 bytes.
        Self { engine, sequence, start: block, next: block, given: 0, most: most.min(1 << 64), unit, sections: None }
    }

    /// Changes the key after every `blocks` blocks.
    pub(crate) fn in_sections(mut self, blocks: usize, renewal: &'static Renewal) -> Self {
        self.sections = Some(Sections::new(blocks, renewal).seekable(&self.engine));
        self
    }

    fn block(&self) -> usize {
        self.engine.family().block
    }

    /// Moves to the given block, counted from the first one.
    fn go(&mut self, steps: Steps, block: u128) {
        let n = self.block();
        self.next = self.start;
        // A byte offset can never be more than 2^64 blocks.
        steps.skip(self.sequence, &mut self.next[..n], block as u64);
        self.given = block;
        if let Some(sections) = &mut self.sections {
            sections.seek(block as u64);
        }
    }

    /// Whether the key changes within a message.
    #[cfg(feature = "rayon")]
    pub(crate) fn has_sections(&self) -> bool {
        self.sections.is_some()
    }

    /// Returns a copy of the counter that is `blocks` blocks ahead and has the key for its section.
    #[cfg(feature = "rayon")]
    pub(crate) fn after(&self, steps: Steps, blocks: usize) -> Self {
        let mut after = self.clone();
        after.go(steps, self.given + blocks as u128);
        if let Some(sections) = &mut after.sections {
            sections.enter(&mut after.engine, 0);
        }
        after
    }

    /// Fills several whole sections at once, provided that is faster. Returns the number of bytes
    /// filled.
    fn fill_sections(&mut self, steps: Steps, out: &mut [u8]) -> usize {
        let block = self.block();
        let Some(sections) = self.sections.as_mut().filter(|_| self.unit == block) else { return 0 };
        let (sequence, next) = (self.sequence, &mut self.next[..block]);
        let bytes = sections.together(&mut self.engine, 1, out, |_, section| steps.fill(sequence, next, section));
        self.given += (bytes / block) as u128;
        bytes
    }

    /// Fills blocks that all have the same key.
    fn fill_section(&mut self, steps: Steps, out: &mut [u8]) {
        let block = self.block();
        if self.unit == block {
            steps.fill(self.sequence, &mut self.next[..block], out);
            self.engine.in_place(Op::Encrypt, out);
        } else {
            let mut whole = [0; MAX_BLOCK_BYTES];
            for part in out.chunks_exact_mut(self.unit) {
                let whole = &mut whole[..block];
                steps.fill(self.sequence, &mut self.next[..block], whole);
                self.engine.in_place(Op::Encrypt, whole);
                part.copy_from_slice(&whole[..part.len()]);
            }
            wipe(&mut whole);
        }
        self.given += (out.len() / self.unit) as u128;
    }
}

impl Keystream for Counter {
    fn unit(&self) -> usize {
        self.unit
    }

    fn most(&self) -> u128 {
        self.most * self.unit as u128
    }

    fn left(&self) -> u128 {
        self.most.saturating_sub(self.given) * self.unit as u128
    }

    fn fill(&mut self, steps: Steps, mut out: &mut [u8]) {
        loop {
            let together = self.fill_sections(steps, out);
            out = &mut out[together..];
            if out.is_empty() {
                return;
            }
            let blocks = match &mut self.sections {
                None => out.len() / self.unit,
                Some(sections) => sections.enter(&mut self.engine, out.len() / self.unit).0,
            };
            let (section, rest) = out.split_at_mut(blocks * self.unit);
            self.fill_section(steps, section);
            out = rest;
        }
    }
}

impl Drop for Counter {
    fn drop(&mut self) {
        wipe(&mut self.start);
        wipe(&mut self.next);
    }
}

/// A message in counter mode, processed in pieces of any size and starting from any position.
/// Encryption and decryption are the same operation. A clone continues independently.
#[derive(Clone)]
pub struct CtrStream(pub(in crate::modes) Box<Buffered<Counter>>);

impl phalanx_kernels::parts::ZeroizeOnDrop for CtrStream {}

impl CtrStream {
    pub(crate) fn new(counter: Counter, steps: Steps) -> Self {
        Self(Box::new(Buffered::new(counter, steps)))
    }

    /// Encrypts or decrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`] if the counter would repeat. On error, nothing is written.
    pub fn apply(&mut self, data: &mut [u8]) -> Result<(), Error> {
        self.0.apply(data)
    }

    /// Encrypts or decrypts the next piece from one buffer to another.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`], or any error from [`CtrStream::apply`]. On error, nothing is
    /// written.
    pub fn apply_to(&mut self, source: &[u8], destination: &mut [u8]) -> Result<(), Error> {
        self.0.check(source.len())?;
        copy(source, destination)?;
        self.0.apply(destination)
    }

    /// Moves to a position in the message, given in bytes from its beginning.
    ///
    /// # Errors
    /// [`Error::TooLong`] if the counter does not reach that far. With changing keys (CTR-ACPKM),
    /// this error is also returned if 2^32 keys precede the position, because each key has to be
    /// derived from the previous one. On error, the position is unchanged.
    pub fn seek(&mut self, place: u64) -> Result<(), Error> {
        let Buffered { keystream: counter, steps, .. } = &mut *self.0;
        let most =
            counter.most.min(counter.sections.as_ref().map_or(u128::MAX, Sections::reach)) * counter.unit as u128;
        if u128::from(place) > most {
            return Err(too_long(most, place.into()));
        }
        let unit = counter.unit as u64;
        counter.go(*steps, u128::from(place / unit));
        self.0.pass((place % unit) as usize);
        Ok(())
    }

    /// Returns the position, in bytes from the beginning of the message.
    pub fn position(&self) -> u128 {
        let counter = &self.0.keystream;
        counter.most * counter.unit as u128 - self.0.left()
    }
}

impl fmt::Debug for CtrStream {
    /// Shows only the position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CtrStream").field("position", &self.position()).finish_non_exhaustive()
    }
}
