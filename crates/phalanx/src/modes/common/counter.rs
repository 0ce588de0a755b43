//! Generates keystream from any kind of counter.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use core::fmt;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Changing, Engine, wipe, wiped_beside, with_room};

use super::checks::{block, nonce_length};
use super::keyed::{Keyed, Mode};
use super::sections::{Renewal, Sections};
use super::stream::{Buffered, Keystream, MAX_BLOCK_BYTES, PIECE_BYTES, copy, too_long};
use crate::Error;
use crate::modes::cipher::BlockCipher;
use crate::modes::rules::mode;
use crate::steps::{Sequence, Steps, in_blocks, whole_blocks};

/// A seekable mode whose keystream starts from a single nonce or block.
pub trait CounterMode<C: BlockCipher>: Mode<C> {
    /// The length of a nonce in bytes.
    const NONCE_BYTES: usize;
    /// The nonce length as a `cipher` size type.
    #[cfg(feature = "cipher")]
    #[doc(hidden)]
    type NonceSize: ::cipher::array::ArraySize;

    /// Checks the length of a nonce.
    #[doc(hidden)]
    fn check_nonce(nonce: &[u8]) -> Result<(), Error> {
        nonce_length(Self::NONCE_BYTES, nonce)
    }

    /// How the counter advances.
    #[doc(hidden)]
    fn sequence() -> &'static Sequence;

    /// The maximum number of blocks of a message.
    #[doc(hidden)]
    const MAX_BLOCKS: u128;

    /// Writes the first counter block for a nonce of the right length.
    #[doc(hidden)]
    fn first(engine: &Engine, nonce: &[u8], block: &mut [u8]);
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
        mode::Ctr::<R>::check_nonce(nonce)?;
        // This includes the start, because its stack frames contain the counter.
        wiped_beside(data.len(), || {
            let (engine, steps) = (self.engine(), self.steps());
            if data.len() > PIECE_BYTES {
                let mut stream = Buffered::new(self.counter(Cow::Borrowed(engine)), steps);
                stream.keystream.begin(|engine, block| mode::Ctr::<R>::first(engine, nonce, block));
                return stream.apply_unwiped(data);
            }
            let mut next = [0; MAX_BLOCK_BYTES];
            let next = &mut next[..block::<C>()];
            mode::Ctr::<R>::first(engine, nonce, next);
            add_piece(engine, steps, mode::Ctr::<R>::sequence(), next, data);
            wipe(next);
            Ok(())
        })
    }

    pub(in crate::modes) fn counter<'k>(&self, engine: Cow<'k, Engine>) -> Counter<'k> {
        Counter::new(engine, mode::Ctr::<R>::sequence(), mode::Ctr::<R>::MAX_BLOCKS, block::<C>())
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
        mode::Ctr::<R>::check_nonce(nonce)?;
        let mut counter = self.counter(Cow::Owned(self.engine().clone()));
        counter.begin(|engine, block| mode::Ctr::<R>::first(engine, nonce, block));
        Ok(CtrStream::new(counter, self.steps()))
    }
}

/// Adds E(next), E(next + 1), … to data that is no longer than a piece, which no mode's maximum is.
/// For a short message, a [`Counter`] would be slower to set up than this.
#[inline]
pub(crate) fn add_piece(engine: &Engine, steps: Steps, sequence: &'static Sequence, next: &mut [u8], data: &mut [u8]) {
    let block = next.len();
    let blocks = in_blocks(block, whole_blocks(block, data.len()));
    let room = engine.reach(Op::Encrypt, blocks) * block;
    with_room(&[], room.min(PIECE_BYTES), |room| {
        steps.fill(sequence, next, &mut room[..blocks * block]);
        engine.in_place_within(Op::Encrypt, room, blocks);
        steps.xor(data, room);
    });
}

/// E(counter), E(counter + 1), …
#[derive(Clone)]
pub(crate) struct Counter<'k> {
    /// The cipher, which calls for a whole message only borrow.
    engine: Cow<'k, Engine>,
    sequence: &'static Sequence,
    /// The next counter block.
    next: [u8; MAX_BLOCK_BYTES],
    /// The number of blocks used so far, and the maximum.
    given: u128,
    most: u128,
    /// How many bytes of each block are used. This is only less than a whole block with the
    /// parameter s.
    unit: usize,
    sections: Option<Sections>,
}

impl<'k> Counter<'k> {
    /// Counts from zero until it [begins](Self::begin), and allows at most `most` blocks. The first
    /// `unit` bytes of each block are used.
    #[inline]
    pub(crate) fn new(engine: Cow<'k, Engine>, sequence: &'static Sequence, most: u128, unit: usize) -> Self {
        let (next, sections) = ([0; MAX_BLOCK_BYTES], None);
        // No message is longer than 2^64 bytes.
        Self { engine, sequence, next, given: 0, most: most.min(1 << 64), unit, sections }
    }

    /// Begins at the counter block that `first` writes. Copying a counter costs more than encrypting
    /// a few bytes, so call this where the counter stays.
    #[inline]
    pub(crate) fn begin(&mut self, first: impl FnOnce(&Engine, &mut [u8])) {
        let block = self.block();
        first(&self.engine, &mut self.next[..block]);
    }

    /// [`Counter::begin`] with a given block.
    pub(crate) fn begun(mut self, first: &[u8]) -> Self {
        self.begin(|_, block| block.copy_from_slice(first));
        self
    }

    /// The same counter with its own clone of the cipher.
    pub(crate) fn owned(&self) -> Counter<'static> {
        let Self { sequence, next, given, most, unit, .. } = *self;
        let (engine, sections) = (Cow::Owned(self.engine.clone().into_owned()), self.sections.clone());
        Counter { engine, sequence, next, given, most, unit, sections }
    }

    /// Changes the key after every `blocks` blocks.
    pub(crate) fn in_sections(mut self, blocks: usize, renewal: &'static Renewal) -> Self {
        self.sections = Some(Sections::new(blocks, renewal).seekable(&self.engine));
        self
    }

    fn block(&self) -> usize {
        self.engine.family().block
    }

    /// Skips `blocks` blocks.
    fn skip(&mut self, steps: Steps, blocks: u128) {
        let n = self.block();
        // A byte offset can never be more than 2^64 blocks.
        steps.skip(self.sequence, &mut self.next[..n], blocks as u64);
        self.given += blocks;
        if let Some(sections) = &mut self.sections {
            sections.seek(self.given as u64);
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
        after.skip(steps, blocks as u128);
        if let Some(sections) = &mut after.sections {
            sections.enter(after.engine.to_mut(), 0);
        }
        after
    }

    /// Fills several whole sections at once, provided that is faster. Returns the number of bytes
    /// filled.
    fn fill_sections(&mut self, steps: Steps, out: &mut [u8]) -> usize {
        let block = self.block();
        let Some(sections) = self.sections.as_mut().filter(|_| self.unit == block) else { return 0 };
        let (sequence, next) = (self.sequence, &mut self.next[..block]);
        let fill = |_: Option<&mut Changing>, section: &mut [u8]| steps.fill(sequence, next, section);
        let bytes = sections.together(self.engine.to_mut(), Op::Encrypt, 1, out, fill);
        self.given += (bytes / block) as u128;
        bytes
    }

    /// Fills the bytes of `room` from `start` to `end` with the next blocks. The bytes in front are
    /// encrypted along with the counters, and those behind may be overwritten.
    #[inline]
    pub(crate) fn fill_between(&mut self, steps: Steps, start: usize, end: usize, room: &mut [u8]) {
        let (block, counters) = (self.block(), &mut room[start..end]);
        steps.fill(self.sequence, &mut self.next[..block], counters);
        self.given += in_blocks(block, counters.len()) as u128;
        self.engine.in_place_within(Op::Encrypt, room, in_blocks(block, end));
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

impl Keystream for Counter<'_> {
    fn unit(&self) -> usize {
        self.unit
    }

    fn most(&self) -> u128 {
        self.most * self.unit as u128
    }

    fn left(&self) -> u128 {
        self.most.saturating_sub(self.given) * self.unit as u128
    }

    fn room(&self, bytes: usize) -> usize {
        let block = self.block();
        if self.unit == block { self.engine.reach(Op::Encrypt, in_blocks(block, bytes)) * block } else { bytes }
    }

    fn fill(&mut self, steps: Steps, room: &mut [u8], bytes: usize) {
        if self.sections.is_none() && self.unit == self.block() {
            return self.fill_between(steps, 0, bytes, room);
        }
        let mut out = &mut room[..bytes];
        loop {
            let together = self.fill_sections(steps, out);
            out = &mut out[together..];
            if out.is_empty() {
                return;
            }
            let blocks = match &mut self.sections {
                None => out.len() / self.unit,
                Some(sections) => sections.enter(self.engine.to_mut(), out.len() / self.unit).0,
            };
            let (section, rest) = out.split_at_mut(blocks * self.unit);
            self.fill_section(steps, section);
            out = rest;
        }
    }
}

impl Drop for Counter<'_> {
    fn drop(&mut self) {
        wipe(&mut self.next);
    }
}

/// A message in counter mode, processed in pieces of any size and starting from any position.
/// Encryption and decryption are the same operation. A clone continues independently.
#[derive(Clone)]
pub struct CtrStream(pub(in crate::modes) Box<Seekable>);

/// A message and its first counter block.
#[derive(Clone)]
pub(in crate::modes) struct Seekable {
    pub(in crate::modes) stream: Buffered<Counter<'static>>,
    first: [u8; MAX_BLOCK_BYTES],
}

impl Drop for Seekable {
    fn drop(&mut self) {
        wipe(&mut self.first);
    }
}

impl phalanx_kernels::parts::ZeroizeOnDrop for CtrStream {}

impl CtrStream {
    pub(crate) fn new(counter: Counter<'static>, steps: Steps) -> Self {
        let first = counter.next;
        Self(Box::new(Seekable { stream: Buffered::new(counter, steps), first }))
    }

    /// Encrypts or decrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`] if the counter would repeat. On error, nothing is written.
    pub fn apply(&mut self, data: &mut [u8]) -> Result<(), Error> {
        self.0.stream.apply(data)
    }

    /// Encrypts or decrypts the next piece from one buffer to another.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`], or any error from [`CtrStream::apply`]. On error, nothing is
    /// written.
    pub fn apply_to(&mut self, source: &[u8], destination: &mut [u8]) -> Result<(), Error> {
        self.0.stream.check(source.len())?;
        copy(source, destination)?;
        self.0.stream.apply(destination)
    }

    /// Moves to a position in the message, given in bytes from its beginning.
    ///
    /// # Errors
    /// [`Error::TooLong`] if the counter does not reach that far. With changing keys (CTR-ACPKM),
    /// this error is also returned if 2^32 keys precede the position, because each key has to be
    /// derived from the previous one. On error, the position is unchanged.
    pub fn seek(&mut self, place: u64) -> Result<(), Error> {
        let Seekable { stream, first } = &mut *self.0;
        let Buffered { keystream: counter, steps, .. } = stream;
        let most =
            counter.most.min(counter.sections.as_ref().map_or(u128::MAX, Sections::reach)) * counter.unit as u128;
        if u128::from(place) > most {
            return Err(too_long(most, place.into()));
        }
        let unit = counter.unit as u64;
        (counter.next, counter.given) = (*first, 0);
        counter.skip(*steps, u128::from(place / unit));
        stream.pass((place % unit) as usize);
        Ok(())
    }

    /// Returns the position, in bytes from the beginning of the message.
    pub fn position(&self) -> u128 {
        let stream = &self.0.stream;
        stream.keystream.most() - stream.left()
    }
}

impl fmt::Debug for CtrStream {
    /// Shows only the position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CtrStream").field("position", &self.position()).finish_non_exhaustive()
    }
}
