//! Keystream from a counter, whatever the counter is.

use alloc::boxed::Box;
use core::fmt;
use phalanx_kernels::sync::Arc;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, wipe, wiped_beside};

use super::keyed::{Keyed, Mode};
use super::sections::{Renewal, Sections};
use super::stream::{Buffered, Keystream, MAX_BLOCK_BYTES, copy, too_long};
use crate::Error;
use crate::modes::cipher::BlockCipher;
use crate::modes::rules::mode;
use crate::steps::{Sequence, Steps};

/// A mode whose keystream starts from one nonce or block and can be had from any place.
pub trait CounterMode<C: BlockCipher>: Mode<C> {
    /// Bytes of a nonce.
    const NONCE_BYTES: usize;
    /// The length of the nonce as a size type of `cipher`.
    #[cfg(feature = "cipher")]
    #[doc(hidden)]
    type NonceSize: ::cipher::array::ArraySize;

    #[doc(hidden)]
    fn counter(engine: &Arc<Engine>, nonce: &[u8]) -> Result<Counter, Error>;
}

impl<C: BlockCipher, R> Keyed<C, mode::Ctr<R>>
where
    mode::Ctr<R>: CounterMode<C>,
{
    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`]; [`Error::TooLong`] if a counter would come twice. Nothing is written then.
    pub fn apply(&self, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        // Around the start as well, whose frames have the counter.
        wiped_beside(data.len(), || {
            Buffered::new(mode::Ctr::<R>::counter(self.engine(), nonce)?, self.steps()).apply_unwiped(data)
        })
    }

    // Names that are tried first. Without them the compiler recommends CBC, which has these methods.
    #[doc(hidden)]
    #[deprecated = "call `apply`, which encrypts and decrypts in place; it authenticates nothing"]
    pub fn encrypt(&self, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.apply(nonce, data)
    }

    #[doc(hidden)]
    #[deprecated = "call `apply`, which encrypts and decrypts in place; it authenticates nothing"]
    pub fn decrypt(&self, nonce: &[u8], data: &mut [u8]) -> Result<(), Error> {
        self.apply(nonce, data)
    }

    /// Starts a message that comes in pieces.
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
    engine: Arc<Engine>,
    sequence: &'static Sequence,
    /// The first block, and the next.
    start: [u8; MAX_BLOCK_BYTES],
    next: [u8; MAX_BLOCK_BYTES],
    /// Blocks given, and how many there may be.
    given: u128,
    most: u128,
    /// Bytes of each block that are used: all, but in modes with a parameter s.
    unit: usize,
    sections: Option<Sections>,
}

impl Counter {
    /// From the counter block `start` on, for at most `most` blocks, of which the first `unit` bytes are used.
    pub(crate) fn new(engine: Arc<Engine>, sequence: &'static Sequence, start: &[u8], most: u128, unit: usize) -> Self {
        let mut block = [0; MAX_BLOCK_BYTES];
        block[..start.len()].copy_from_slice(start);
        // No message has more bytes than 2^64.
        Self { engine, sequence, start: block, next: block, given: 0, most: most.min(1 << 64), unit, sections: None }
    }

    /// With another key for each section of so many blocks.
    pub(crate) fn in_sections(mut self, blocks: usize, renewal: &'static Renewal) -> Self {
        self.sections = Some(Sections::new(blocks, renewal).seekable(&self.engine));
        self
    }

    fn block(&self) -> usize {
        self.engine.family().block
    }

    /// Goes to a block, counted from the first.
    fn go(&mut self, steps: Steps, block: u128) {
        let n = self.block();
        self.next = self.start;
        // Counters of more blocks than 2^64 are not reached by an offset in bytes.
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

    /// The counter so many blocks on, with the key of its section.
    #[cfg(feature = "rayon")]
    pub(crate) fn after(&self, steps: Steps, blocks: usize) -> Self {
        let mut after = self.clone();
        after.go(steps, self.given + blocks as u128);
        if let Some(sections) = &mut after.sections {
            sections.enter(&mut after.engine, 0);
        }
        after
    }

    /// As many whole sections as are best run together; gives their bytes.
    fn fill_sections(&mut self, steps: Steps, out: &mut [u8]) -> usize {
        let block = self.block();
        let Some(sections) = self.sections.as_mut().filter(|_| self.unit == block) else { return 0 };
        let (sequence, next) = (self.sequence, &mut self.next[..block]);
        let bytes = sections.together(&mut self.engine, 1, out, |_, section| steps.fill(sequence, next, section));
        self.given += (bytes / block) as u128;
        bytes
    }

    /// Blocks under one key.
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

/// A message in counter mode, in pieces of any size, from any place on. Encryption and decryption are the same. A clone goes on by
/// itself from where the message is.
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
    /// [`Error::TooLong`] if the counter would repeat; nothing is written then.
    pub fn apply(&mut self, data: &mut [u8]) -> Result<(), Error> {
        self.0.apply(data)
    }

    /// The same from one buffer to another.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`], and those of [`CtrStream::apply`]; nothing is written then.
    pub fn apply_to(&mut self, source: &[u8], destination: &mut [u8]) -> Result<(), Error> {
        self.0.check(source.len())?;
        copy(source, destination)?;
        self.0.apply(destination)
    }

    /// Goes to a place in the message, in bytes from its beginning.
    ///
    /// # Errors
    /// [`Error::TooLong`] if the counter does not reach that far, or where keys change (CTR-ACPKM, CNT with meshing), if 2^32 of them lie before it: each
    /// is made from the one before. The place is the old one then.
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

    /// Bytes from the beginning of the message.
    pub fn position(&self) -> u128 {
        let counter = &self.0.keystream;
        counter.most * counter.unit as u128 - self.0.left()
    }
}

impl fmt::Debug for CtrStream {
    /// The position, nothing else.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CtrStream").field("position", &self.position()).finish_non_exhaustive()
    }
}
