//! Keystream from a counter, whatever the counter is.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::fmt;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, wipe};

use super::stream::{Buffered, Keystream, MOST, copy};
use crate::Error;
use crate::steps::{Sequence, Steps};

/// E(counter), E(counter + 1), …
#[derive(Clone)]
pub(crate) struct Counter {
    engine: Arc<Engine>,
    sequence: &'static Sequence,
    /// The first block, and the next.
    start: [u8; MOST],
    next: [u8; MOST],
    /// Blocks given, and how many there may be.
    given: u128,
    most: u128,
    /// Bytes of each block that are used: all, but in modes with a parameter s.
    unit: usize,
    sections: Option<Sections>,
}

/// A key for each section of the message.
#[derive(Clone)]
struct Sections {
    first: Arc<Engine>,
    /// The key after a key.
    next: fn(&Engine) -> Engine,
    /// Blocks of a section.
    blocks: u128,
    /// The section whose key is there.
    current: u128,
}

impl Counter {
    /// From the counter block `start` on, for at most `most` blocks, of which the first `unit` bytes are used.
    pub(crate) fn new(engine: Arc<Engine>, sequence: &'static Sequence, start: &[u8], most: u128, unit: usize) -> Self {
        let mut block = [0; MOST];
        block[..start.len()].copy_from_slice(start);
        // No message has more bytes than 2^64.
        Self { engine, sequence, start: block, next: block, given: 0, most: most.min(1 << 64), unit, sections: None }
    }

    /// With another key for each section of so many blocks; `next` gives the key after a key.
    pub(crate) fn in_sections(mut self, blocks: u128, next: fn(&Engine) -> Engine) -> Self {
        self.sections = Some(Sections { first: self.engine.clone(), next, blocks, current: 0 });
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
    }

    /// The counter so many blocks on.
    #[cfg(feature = "rayon")]
    pub(crate) fn after(&self, steps: Steps, blocks: usize) -> Self {
        let mut after = self.clone();
        after.go(steps, self.given + blocks as u128);
        after
    }

    /// Takes the key of the section that the next block is in, and gives how many blocks of it are left.
    fn enter_section(&mut self) -> u128 {
        let Some(sections) = &mut self.sections else { return u128::MAX };
        let (section, done) = (self.given / sections.blocks, self.given % sections.blocks);
        if section < sections.current {
            self.engine = sections.first.clone();
            sections.current = 0;
        }
        while sections.current < section {
            self.engine = Arc::new((sections.next)(&self.engine));
            sections.current += 1;
        }
        sections.blocks - done
    }

    /// Blocks under one key.
    fn fill_section(&mut self, steps: Steps, out: &mut [u8]) {
        let block = self.block();
        if self.unit == block {
            steps.fill(self.sequence, &mut self.next[..block], out);
            self.engine.in_place(Op::Encrypt, out);
        } else {
            let mut whole = [0; MOST];
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

    fn left(&self) -> u128 {
        (self.most - self.given) * self.unit as u128
    }

    fn fill(&mut self, steps: Steps, mut out: &mut [u8]) {
        // A section begins when its first block is asked for, not when the one before ends.
        while !out.is_empty() {
            let blocks = self.enter_section().min((out.len() / self.unit) as u128) as usize;
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

/// A message in counter mode, in pieces of any size, from any place on. Encryption and decryption are the same.
pub struct CtrStream(pub(super) Box<Buffered<Counter>>);

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
    /// [`Error::TooLong`] if the counter does not reach that far; the place is the old one then.
    pub fn seek(&mut self, place: u64) -> Result<(), Error> {
        let Buffered { keystream: counter, steps, .. } = &mut *self.0;
        let most = counter.most * counter.unit as u128;
        if u128::from(place) > most {
            return Err(Error::TooLong { most: most as u64, got: place });
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
