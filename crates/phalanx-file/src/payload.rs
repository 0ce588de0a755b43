//! The payload: numbered chunks, encrypted independently, with the last one marked.

use std::io::{Read, Write};
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use phalanx::{wipe, wiped};

use crate::error::{Error, Result};
use crate::keys::{Cursor, Keys, NonceKind, nonce};
use crate::layout::{Layout, Shape};
use crate::pipeline;
use crate::source::Source;
use crate::suite::MAX_BLOCK_BYTES;
use crate::version::Content;

/// Options for processing a file: threads, progress and cancellation.
///
/// ```
/// # use phalanx_file::{Options, Progress, Secret, SecretKey, SystemRandom, Transfer, encrypt};
/// # let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom)?)];
/// let plain = vec![0; 5_000_000];
/// let mut show = |progress: Progress| println!("{} of {:?} bytes", progress.done, progress.total);
/// let transfer = Transfer { input_len: Some(5_000_000), progress: Some(&mut show), ..Transfer::default() };
/// encrypt(&plain[..], std::io::sink(), &secrets, &Options::default(), transfer)?;
/// # Ok::<(), phalanx_file::Error>(())
/// ```
#[derive(Default)]
pub struct Transfer<'a> {
    /// Number of worker threads. `None` means one per core.
    pub threads: Option<NonZeroUsize>,
    /// Number of bytes in the input, if known: that of the plaintext when encrypting, and of the
    /// payload when decrypting. Used for [`Progress::total`].
    pub input_len: Option<u64>,
    /// Called from another thread whenever more plaintext has been processed.
    pub progress: Option<&'a mut (dyn FnMut(Progress) + Send)>,
    /// Any thread can cancel the transfer by setting this to true. The transfer then fails with
    /// [`Error::Cancelled`] after the chunk that it is writing, even if that chunk is the last one.
    pub cancel: Option<&'a AtomicBool>,
}

/// The progress of a transfer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Number of plaintext bytes processed so far.
    pub done: u64,
    /// Total number of plaintext bytes, if known. There can be more or fewer if the given length
    /// was wrong.
    pub total: Option<u64>,
}

/// The payload keys of a new file, for encrypting it once. Chunk numbers are used as nonces, so
/// encrypting a second plaintext under the same keys would reveal both. After a failure, create a
/// new header.
#[derive(Debug)]
pub struct Sealer(Payload);

impl Sealer {
    pub(crate) fn new(payload: Payload) -> Self {
        Self(payload)
    }

    /// Encrypts all of `input` to `output`, which already has the header. Returns the number of
    /// plaintext bytes.
    ///
    /// Reads on the calling thread, encrypts on `transfer.threads` others, and writes in order on
    /// one more. At most 33 MiB of the file are in memory at a time.
    ///
    /// # Errors
    /// [`Error::Read`], [`Error::Write`], [`Error::TooLong`], [`Error::Memory`].
    pub fn encrypt(self, input: impl Read, output: impl Write + Send, transfer: Transfer<'_>) -> Result<u64> {
        self.0.encrypt(Part { first: 0, last: true, plain: None }, input, output, transfer)
    }
}

/// The keys and sizes of an existing file's payload, for decrypting it.
pub struct Payload {
    shape: Shape,
    content: Option<Content>,
    keys: Keys,
}

/// The range of chunks to process.
pub(crate) struct Part {
    /// Number of the first chunk.
    pub(crate) first: u64,
    /// Whether the file ends with this range.
    pub(crate) last: bool,
    /// Number of plaintext bytes in the range, if known.
    pub(crate) plain: Option<u64>,
}

impl Payload {
    pub(crate) fn new(shape: Shape, content: Option<Content>, keys: Keys) -> Self {
        Self { shape, content, keys }
    }

    /// Changes the header length.
    pub(crate) fn set_header(&mut self, length: u64) {
        self.shape.header = length;
    }

    /// Whether a file or a folder was encrypted, as [`Header::content`](crate::Header::content). It
    /// is authentic.
    pub fn content(&self) -> Option<Content> {
        self.content
    }

    pub(crate) fn shape(&self) -> Shape {
        self.shape
    }

    /// Implements [`Sealer::encrypt`] and [`PartSealer::encrypt`](crate::PartSealer::encrypt).
    pub(crate) fn encrypt(
        &self,
        part: Part,
        input: impl Read,
        mut output: impl Write + Send,
        transfer: Transfer<'_>,
    ) -> Result<u64> {
        // Fail now rather than when we reach the limit.
        let whole = transfer.input_len.map(|length| self.shape.of_plain(length)).transpose()?;
        let sealed = whole.map(|layout| layout.file_len() - self.shape.header);
        let offset = part.first * self.shape.size() as u64;
        let mut reading = Reading::new(input, offset, part);
        let mut counter = Counter::new(transfer.input_len, transfer.progress, transfer.cancel);
        let mut at = self.shape.offset(reading.chunks);
        self.run(
            transfer.threads,
            sealed,
            |batch| self.read_plain(&mut reading, batch),
            |batch| wiped(|| self.seal(batch)),
            |batch| {
                write(&mut output, &batch.bytes[..batch.length], &mut at)?;
                counter.add(batch.length - batch.chunks(self.shape.stride()) * self.shape.tag())
            },
        )?;
        output.flush().map_err(|source| Error::Write { offset: at, source })?;
        Ok(counter.done)
    }

    /// Decrypts `input`, which starts right after the header, to `output`. Returns the number of
    /// plaintext bytes.
    ///
    /// Every byte is verified before it is written. After a failure, the output is authentic but
    /// only the beginning of the plaintext. Do not treat it as complete.
    ///
    /// # Errors
    /// [`Error::Chunk`], [`Error::LastChunk`], [`Error::Cut`] or [`Error::Trailing`] if the payload
    /// was modified; [`Error::Read`], [`Error::Write`], [`Error::TooLong`], [`Error::Memory`].
    pub fn decrypt(&self, input: impl Read, output: impl Write + Send, transfer: Transfer<'_>) -> Result<u64> {
        let part = Part { first: 0, last: true, plain: None };
        self.decrypt_part(part, input, output, transfer)
    }

    /// Decrypts a range of chunks and returns the number of plaintext bytes. Reads
    /// [`layout.file_range(chunks)`](Layout::file_range) from `input`, which starts there, and
    /// writes [`layout.plain_range(chunks)`](Layout::plain_range) to `output`.
    ///
    /// Every byte is verified before it is written. **Only the last chunk proves that the plaintext
    /// ends there**, so decrypt that one as well if you need the whole plaintext.
    ///
    /// ```
    /// # use phalanx_file::{Header, Options, Secret, SecretKey, SystemRandom, Transfer, encrypt};
    /// # let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom)?)];
    /// # let plain: Vec<u8> = (0..200_000).map(|i| (i % 251) as u8).collect();
    /// # let mut file = Vec::new();
    /// # encrypt(&plain[..], &mut file, &secrets, &Options::for_length(Some(200_000)), Transfer::default())?;
    /// let header = Header::read(&file[..])?;
    /// let layout = header.layout_of_file(file.len() as u64)?;
    /// let chunks = layout.chunks_of(70_000..80_000);
    /// let from = layout.file_range(chunks.clone());
    /// let input = &file[from.start as usize..from.end as usize];
    /// let mut part = Vec::new();
    /// header.unlock(&secrets)?.decrypt_chunks(&layout, chunks, input, &mut part, Transfer::default())?;
    /// assert_eq!(part, plain[65_536..131_072]);
    /// # Ok::<(), phalanx_file::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`decrypt`](Self::decrypt); [`Error::Layout`] if the layout belongs to another header or
    /// has no such chunks.
    pub fn decrypt_chunks(
        &self,
        layout: &Layout,
        chunks: Range<u64>,
        input: impl Read,
        output: impl Write + Send,
        transfer: Transfer<'_>,
    ) -> Result<u64> {
        self.check_chunks(layout, &chunks)?;
        if chunks.is_empty() {
            return Ok(0);
        }
        let range = layout.file_range(chunks.clone());
        let plain = layout.plain_range(chunks.clone());
        let last = chunks.end == layout.chunks();
        let part = Part { first: chunks.start, last, plain: Some(plain.end - plain.start) };
        let length = range.end - range.start;
        let transfer = Transfer { input_len: Some(length), ..transfer };
        self.decrypt_part(part, input.take(length), output, transfer)
    }

    /// [`decrypt_chunks`](Self::decrypt_chunks) from memory to memory, without intermediate
    /// buffers. `sealed` is [`layout.file_range(chunks)`](Layout::file_range) of the file, and
    /// `plain` receives [`layout.plain_range(chunks)`](Layout::plain_range) of the plaintext.
    /// `threads` is as in [`Transfer`]. No byte of `sealed` is read twice, so the data that was
    /// verified is the data that is decrypted.
    ///
    /// # Errors
    /// The authentication errors of [`decrypt`](Self::decrypt), for the first modified chunk;
    /// [`Error::Layout`] for chunks or lengths that do not match the layout. `plain` is then zero
    /// or unchanged.
    pub fn decrypt_slice(
        &self,
        layout: &Layout,
        chunks: Range<u64>,
        sealed: &[u8],
        plain: &mut [u8],
        threads: Option<NonZeroUsize>,
    ) -> Result<()> {
        self.check_chunks(layout, &chunks)?;
        let (file, text) = (layout.file_range(chunks.clone()), layout.plain_range(chunks.clone()));
        if [sealed.len() as u64, plain.len() as u64] != [file.end - file.start, text.end - text.start] {
            return Err(Error::Layout);
        }
        // Anything smaller is done before another thread would have started.
        let worth = (sealed.len() >> 18).max(1);
        let threads = threads.map_or_else(pipeline::cores, NonZeroUsize::get).min(worth);
        let outcome = self.open_slice(layout.chunks(), threads, chunks.start, sealed, plain);
        if outcome.is_err() {
            wipe(plain);
        }
        outcome
    }

    /// Decrypts whole chunks, starting with number `first`, of a file with `chunks` chunks. Half of
    /// the threads work on each half.
    fn open_slice(&self, chunks: u64, threads: usize, first: u64, sealed: &[u8], plain: &mut [u8]) -> Result<()> {
        let (stride, size) = (self.shape.stride(), self.shape.size());
        let half = sealed.len().div_ceil(stride) / 2;
        if threads < 2 || half == 0 {
            return wiped(|| self.open_each(chunks, first, sealed, plain));
        }
        let (front, back) = sealed.split_at(half * stride);
        let (front_plain, back_plain) = plain.split_at_mut(half * size);
        let behind = first + half as u64;
        let (mut outcome, mut started) = (Ok(()), true);
        thread::scope(|scope| {
            let work = || self.open_slice(chunks, threads / 2, behind, back, back_plain);
            let other = thread::Builder::new().spawn_scoped(scope, work);
            outcome = self.open_slice(chunks, threads - threads / 2, first, front, front_plain);
            match other.map(thread::ScopedJoinHandle::join) {
                Ok(Ok(ended)) => outcome = std::mem::replace(&mut outcome, Ok(())).and(ended),
                Ok(Err(panic)) => resume_unwind(panic),
                Err(_) => started = false,
            }
        });
        // If the system refuses to start a thread, this one does the work.
        if started { outcome } else { outcome.and_then(|()| self.open_slice(chunks, 1, behind, back, back_plain)) }
    }

    fn open_each(&self, chunks: u64, first: u64, sealed: &[u8], mut plain: &mut [u8]) -> Result<()> {
        let mut keys = self.keys.cursor();
        for (number, sealed) in (first..).zip(sealed.chunks(self.shape.stride())) {
            // No chunk of a layout is shorter than its tag.
            let (text, behind) = sealed.split_at(sealed.len() - self.shape.tag());
            let (data, rest) = plain.split_at_mut(text.len());
            plain = rest;
            data.copy_from_slice(text);
            let mut tag = [0; MAX_BLOCK_BYTES];
            let tag = &mut tag[..behind.len()];
            tag.copy_from_slice(behind);
            let last = number + 1 == chunks;
            if !self.verifies(&mut keys, number, last, data, tag)? {
                return Err(self.refusal(&mut keys, Chunk { number, last, data, tag }));
            }
        }
        Ok(())
    }

    fn decrypt_part(
        &self,
        part: Part,
        input: impl Read,
        mut output: impl Write + Send,
        transfer: Transfer<'_>,
    ) -> Result<u64> {
        // We report an impossible length at the position where the data ends.
        let whole = transfer.input_len.and_then(|sealed| self.shape.of_payload(sealed).ok());
        let total = part.plain.or(whole.map(|layout| layout.plain_len()));
        let mut counter = Counter::new(total, transfer.progress, transfer.cancel);
        let mut at = part.first * self.shape.size() as u64;
        let mut reading = Reading::new(input, self.shape.offset(part.first), part);
        self.run(
            transfer.threads,
            transfer.input_len,
            |batch| self.read_sealed(&mut reading, batch),
            |batch| wiped(|| self.open(batch)),
            |batch| {
                for chunk in batch.bytes[..batch.length].chunks(self.shape.stride()) {
                    let plain = &chunk[..chunk.len() - self.shape.tag()];
                    write(&mut output, plain, &mut at)?;
                    counter.add(plain.len())?;
                }
                Ok(())
            },
        )?;
        output.flush().map_err(|source| Error::Write { offset: at, source })?;
        Ok(counter.done)
    }

    pub(crate) fn check_chunks(&self, layout: &Layout, chunks: &Range<u64>) -> Result<()> {
        if layout.shape != self.shape || chunks.start > chunks.end || chunks.end > layout.chunks() {
            return Err(Error::Layout);
        }
        Ok(())
    }

    /// Encrypted, `sealed` bytes are expected, if known.
    fn run<'a>(
        &self,
        threads: Option<NonZeroUsize>,
        sealed: Option<u64>,
        read: impl FnMut(&mut Batch) -> Result<ControlFlow<()>>,
        work: impl Fn(&mut Batch) -> Result<()> + Sync,
        write: impl FnMut(&Batch) -> Result<()> + Send + 'a,
    ) -> Result<()> {
        // Small chunks are passed to the workers 1 MiB at a time. A short file doesn't need that
        // much.
        let (most, stride) = (((1 << 20) / self.shape.size()).max(1), self.shape.stride());
        let chunks = sealed.map_or(most, |sealed| sealed.div_ceil(stride as u64).clamp(1, most as u64) as usize);
        let bytes = chunks * stride;
        // The byte after the expected ones shows that there are no more.
        let begin = sealed.map_or(bytes, |sealed| sealed.saturating_add(1).min(bytes as u64) as usize);
        let make = || Batch::growing(begin, bytes);
        pipeline::run(pipeline::Ring { threads, buffer_bytes: bytes }, make, read, work, write)
    }

    /// Reads plaintext to where its chunks will be in the encrypted batch.
    fn read_plain(&self, reading: &mut Reading<impl Read>, batch: &mut Batch) -> Result<ControlFlow<()>> {
        batch.begin(reading.chunks);
        let mut ended = false;
        while !ended && batch.length < batch.most {
            let have = reading.fill(batch, batch.length, self.shape.size(), self.shape.tag())?;
            ended = have < self.shape.size();
            if have == 0 && batch.length > 0 {
                break;
            }
            batch.length += have + self.shape.tag();
            reading.chunks += 1;
            reading.bytes += have as u64;
        }
        if reading.bytes > self.shape.suite.max_plaintext() {
            return Err(self.shape.too_long());
        }
        ended = ended || reading.source.at_end()?;
        if let Some(expected) = reading.part.plain.filter(|expected| ended && *expected != reading.bytes) {
            return Err(Error::Short { have: reading.bytes, expected });
        }
        Ok(reading.finish(batch, ended))
    }

    fn read_sealed(&self, reading: &mut Reading<impl Read>, batch: &mut Batch) -> Result<ControlFlow<()>> {
        batch.begin(reading.chunks);
        batch.length = reading.fill(batch, 0, batch.most, 0)?;
        let ended = batch.length < batch.most || reading.source.at_end()?;
        let chunks = batch.chunks(self.shape.stride());
        reading.chunks += chunks as u64;
        reading.bytes += batch.length as u64;
        let tags = chunks as u64 * self.shape.tag() as u64;
        reading.plain += (batch.length as u64).saturating_sub(tags);
        if reading.plain > self.shape.suite.max_plaintext() {
            return Err(self.shape.too_long());
        }
        if let Some(expected) = reading.part.plain.filter(|expected| ended && *expected != reading.plain) {
            let have = self.shape.offset(reading.part.first) + reading.bytes;
            return Err(Error::Cut { have, at_least: have + (expected - reading.plain.min(expected)).max(1) });
        }
        Ok(reading.finish(batch, ended))
    }

    pub(crate) fn seal(&self, batch: &mut Batch) -> Result<()> {
        let mut keys = self.keys.cursor();
        for chunk in batch.parts(&self.shape) {
            let nonce = nonce(kind(chunk.last), chunk.number);
            keys.key(chunk.number)?
                .seal(&nonce[..self.shape.tag()], &[], chunk.data, chunk.tag)
                .map_err(|_| Error::Internal("the AEAD of the suite rejected a chunk"))?;
        }
        Ok(())
    }

    pub(crate) fn open(&self, batch: &mut Batch) -> Result<()> {
        let end = batch.first * self.shape.stride() as u64 + batch.length as u64;
        // The chunks before this one said that another follows, so if the last one is too short,
        // data is missing.
        let outcome = if batch.last { self.shape.of_payload(end).map(drop).map_err(Error::of_a_cut) } else { Ok(()) };
        let mut keys = self.keys.cursor();
        for chunk in batch.parts(&self.shape) {
            if chunk.last && outcome.is_err() {
                break;
            }
            if !self.verifies(&mut keys, chunk.number, chunk.last, chunk.data, chunk.tag)? {
                return Err(self.refusal(&mut keys, chunk));
            }
        }
        // We check this even if there are no chunks, because a header on its own is a truncated
        // file, not an empty one.
        outcome
    }

    fn verifies(&self, keys: &mut Cursor<'_>, number: u64, last: bool, data: &mut [u8], tag: &[u8]) -> Result<bool> {
        let nonce: [u8; MAX_BLOCK_BYTES] = nonce(kind(last), number);
        Ok(keys.key(number)?.open(&nonce[..self.shape.tag()], &[], data, tag).is_ok())
    }

    /// Why a chunk was rejected. If a full chunk is authentic with the opposite last-chunk mark,
    /// the file ends in the wrong place.
    fn refusal(&self, keys: &mut Cursor<'_>, part: Chunk<'_>) -> Error {
        let Chunk { number: chunk, last, data, tag } = part;
        let offset = self.shape.offset(chunk);
        let end = offset + (data.len() + tag.len()) as u64;
        // If the file were complete, it would have another tag here and, unless that chunk is
        // empty, at least one more byte.
        let at_least = end + tag.len() as u64 + 1;
        if data.len() < self.shape.size() {
            return Error::LastChunk { chunk, offset, have: end };
        }
        match (self.verifies(keys, chunk, !last, data, tag), last) {
            (Err(error), _) => error,
            (Ok(true), true) => Error::Cut { have: end, at_least },
            (Ok(true), false) => Error::Trailing { chunk, end },
            (Ok(false), _) => Error::Chunk { chunk, offset },
        }
    }
}

impl std::fmt::Debug for Payload {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Payload").field("shape", &self.shape).finish_non_exhaustive()
    }
}

fn kind(last: bool) -> NonceKind {
    if last { NonceKind::LastChunk } else { NonceKind::Chunk }
}

/// Writes all of `bytes` at offset `at` of the output.
fn write(output: &mut impl Write, bytes: &[u8], at: &mut u64) -> Result<()> {
    output.write_all(bytes).map_err(|source| Error::Write { offset: *at, source })?;
    *at += bytes.len() as u64;
    Ok(())
}

/// Consecutive chunks on their way through the pipeline. Wiped afterwards.
pub(crate) struct Batch {
    pub(crate) bytes: Vec<u8>,
    /// Bytes that it may grow to.
    most: usize,
    /// Bytes in use. All chunks are full, except that the last one may be short.
    pub(crate) length: usize,
    /// Number of the first chunk.
    pub(crate) first: u64,
    /// Whether it contains the last chunk of the file.
    pub(crate) last: bool,
}

/// One chunk of a batch. In a truncated file, the last one may be shorter than a tag.
struct Chunk<'a> {
    number: u64,
    /// Whether it is the last chunk of the file.
    last: bool,
    data: &'a mut [u8],
    tag: &'a mut [u8],
}

impl Batch {
    pub(crate) fn new(bytes: usize) -> Result<Self> {
        Self::growing(bytes, bytes)
    }

    /// With `bytes` bytes at first, and `most` if that is not enough.
    fn growing(bytes: usize, most: usize) -> Result<Self> {
        let mut buffer = Vec::new();
        buffer.try_reserve_exact(bytes).map_err(|_| Error::Memory((bytes >> 10) as u64))?;
        buffer.resize(bytes, 0);
        Ok(Self { bytes: buffer, most, length: 0, first: 0, last: false })
    }

    fn grow(&mut self) -> Result<()> {
        let mut grown = Self::new(self.most)?;
        grown.bytes[..self.bytes.len()].copy_from_slice(&self.bytes);
        // The old buffer gets wiped.
        std::mem::swap(&mut self.bytes, &mut grown.bytes);
        Ok(())
    }

    fn begin(&mut self, first: u64) {
        (self.first, self.length, self.last) = (first, 0, false);
    }

    fn chunks(&self, stride: usize) -> usize {
        self.length.div_ceil(stride)
    }

    fn parts(&mut self, shape: &Shape) -> impl Iterator<Item = Chunk<'_>> {
        let (first, ends) = (self.first, self.last);
        let count = self.chunks(shape.stride());
        let tag = shape.tag();
        self.bytes[..self.length].chunks_mut(shape.stride()).enumerate().map(move |(i, chunk)| {
            let (data, tag) = chunk.split_at_mut(chunk.len().saturating_sub(tag));
            Chunk { number: first + i as u64, last: ends && i + 1 == count, data, tag }
        })
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        wipe(&mut self.bytes);
    }
}

/// An input being split into batches.
struct Reading<R> {
    source: Source<R>,
    part: Part,
    /// Number of the next chunk.
    chunks: u64,
    /// Number of bytes read so far.
    bytes: u64,
    /// Number of plaintext bytes among them, for encrypted input.
    plain: u64,
}

impl<R: Read> Reading<R> {
    fn new(input: R, offset: u64, part: Part) -> Self {
        Self { source: Source::new(input, offset), chunks: part.first, part, bytes: 0, plain: 0 }
    }

    /// Reads up to `most` bytes to a batch, at `at`. At least `after` bytes are left after them.
    fn fill(&mut self, batch: &mut Batch, at: usize, most: usize, after: usize) -> Result<usize> {
        let room = most.min(batch.bytes.len() - at - after);
        let mut have = self.source.fill(&mut batch.bytes[at..at + room])?;
        if have == room && room < most {
            // There is more than expected.
            batch.grow()?;
            have += self.source.fill(&mut batch.bytes[at + have..at + most])?;
        }
        Ok(have)
    }

    fn finish(&self, batch: &mut Batch, ended: bool) -> ControlFlow<()> {
        batch.last = ended && self.part.last;
        if ended { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Counts plaintext bytes, reports progress, and notices if the transfer is cancelled.
struct Counter<'a> {
    done: u64,
    total: Option<u64>,
    tell: Option<&'a mut (dyn FnMut(Progress) + Send)>,
    cancel: Option<&'a AtomicBool>,
}

impl<'a> Counter<'a> {
    fn new(
        total: Option<u64>,
        tell: Option<&'a mut (dyn FnMut(Progress) + Send)>,
        cancel: Option<&'a AtomicBool>,
    ) -> Self {
        Self { done: 0, total, tell, cancel }
    }

    fn add(&mut self, bytes: usize) -> Result<()> {
        self.done += bytes as u64;
        if let Some(tell) = &mut self.tell {
            tell(Progress { done: self.done, total: self.total });
        }
        if self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed)) { Err(Error::Cancelled) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;
    use crate::suite::Suite;
    use crate::{ChunkSize, Header, Options, Secret, SecretKey, SystemRandom};

    const WHOLE: Part = Part { first: 0, last: true, plain: None };

    #[test]
    fn the_limit_of_a_suite_holds() {
        for (suite, tiny) in [(Suite::default(), Suite::TINY), (Suite::MAGMA_MGM, Suite::TINY_MAGMA)] {
            let options = Options { suite, chunk_size: ChunkSize::new(4096).unwrap(), ..Options::default() };
            let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom).unwrap())];
            let (_, Sealer(mut payload)) = Header::create(&options, &secrets, &mut SystemRandom).unwrap();
            let limit = tiny.max_plaintext() as usize;
            let mut beyond = Vec::new();
            payload.encrypt(WHOLE, &vec![7; limit + 1][..], &mut beyond, Transfer::default()).unwrap();

            payload.shape.suite = tiny;
            let seal = |length: usize| payload.encrypt(WHOLE, &vec![7; length][..], io::sink(), Transfer::default());
            assert_eq!(seal(limit).unwrap(), limit as u64);
            assert!(matches!(seal(limit + 1), Err(Error::TooLong { max, .. }) if max == limit as u64));
            let open = payload.decrypt(&beyond[..], io::sink(), Transfer::default());
            assert!(matches!(open, Err(Error::TooLong { .. })), "{open:?}");

            // If the length is known, it is checked before anything is read.
            struct Untouched;
            impl Read for Untouched {
                fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                    panic!("it was read")
                }
            }
            let transfer = Transfer { input_len: Some(limit as u64 + 1), ..Transfer::default() };
            let early = payload.encrypt(WHOLE, Untouched, io::sink(), transfer);
            assert!(matches!(early, Err(Error::TooLong { .. })), "{early:?}");
        }
        assert_eq!(Suite::MAGMA_MGM.max_plaintext(), 4 << 30);
        for suite in Suite::ALL.into_iter().chain([Suite::TINY]) {
            let limit = suite.max_plaintext();
            let shape = Shape { suite, chunk_size: ChunkSize::LARGE, header: 4096 };
            let sealed = shape.of_plain(limit).unwrap().file_len() - shape.header;
            assert!(shape.of_payload(sealed).is_ok(), "{suite}");
            assert!(matches!(shape.of_plain(limit + 1), Err(Error::TooLong { .. })), "{suite}");
            // At least a tag and one byte would follow a full chunk.
            let more = sealed + suite.block_bytes() as u64 + 1;
            assert!(matches!(shape.of_payload(more), Err(Error::TooLong { .. })), "{suite}");
        }
    }

    /// The expected length only decides how much memory is used.
    #[test]
    fn the_expected_length_may_be_wrong() {
        let options = Options { chunk_size: ChunkSize::new(4096).unwrap(), ..Options::default() };
        let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom).unwrap())];
        let (_, Sealer(payload)) = Header::create(&options, &secrets, &mut SystemRandom).unwrap();
        let lengths = [0, 1, 4095, 4096, 4097, 8191, 8192, 8193, 100_000, (1 << 20) - 1, 1 << 20, (1 << 20) + 1];
        for length in lengths {
            let plain: Vec<u8> = (0..length).map(|i| (i % 251) as u8).collect();
            let mut sealed = Vec::new();
            payload.encrypt(WHOLE, &plain[..], &mut sealed, Transfer::default()).unwrap();
            for expected in lengths {
                let transfer = || Transfer { input_len: Some(expected), ..Transfer::default() };
                let mut other = Vec::new();
                payload.encrypt(WHOLE, &plain[..], &mut other, transfer()).unwrap();
                assert!(other == sealed, "{length}, expected {expected}");
                let mut opened = Vec::new();
                payload.decrypt(&sealed[..], &mut opened, transfer()).unwrap();
                assert!(opened == plain, "{length}, expected {expected}");
                // A byte more or less is noticed.
                let longer = [&sealed[..], &[0]].concat();
                for wrong in [&longer[..], &sealed[..sealed.len() - 1]] {
                    assert!(payload.decrypt(wrong, io::sink(), transfer()).is_err(), "{length}, expected {expected}");
                }
            }
        }
    }

    /// The chunks before and after 64 MiB can be decrypted, but not with each other's key.
    #[test]
    fn sections_open_and_do_not_mix() {
        let options = Options { suite: Suite::MAGMA_MGM, ..Options::default() };
        let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom).unwrap())];
        let (_, Sealer(payload)) = Header::create(&options, &secrets, &mut SystemRandom).unwrap();
        let plain = vec![3; (65 << 20) + 9];
        let mut sealed = Vec::new();
        payload.encrypt(WHOLE, &plain[..], &mut sealed, Transfer::default()).unwrap();
        let mut opened = Vec::new();
        payload.decrypt(&sealed[..], &mut opened, Transfer::default()).unwrap();
        assert!(opened == plain);
        // A section key decrypts only its own section.
        let Keys::Sections(sections) = &payload.keys else { panic!("one key") };
        let one = Payload { shape: payload.shape, content: None, keys: Keys::One(sections.key(0).unwrap()) };
        let mut first = Vec::new();
        let outcome = one.decrypt(&sealed[..], &mut first, Transfer::default());
        assert!(matches!(outcome, Err(Error::Chunk { chunk: 64, .. })), "{outcome:?}");
        assert_eq!(first.len(), 64 << 20);
    }
}
