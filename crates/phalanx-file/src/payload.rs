//! The payload: chunks that are sealed independently under one key, numbered, the last one marked.

use std::io::{self, Read, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;

use phalanx::wiped;
use zeroize::Zeroizing;

use crate::error::{Error, Result};
use crate::pipeline;
use crate::suite::{Aead, MAX_BLOCK, Suite};

/// Plaintext bytes of every chunk but the last: a power of two from 4 KiB to 16 MiB.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ChunkSize(u8);

impl ChunkSize {
    /// 64 KiB, for files up to 1 MiB.
    pub const SMALL: Self = Self(16);
    /// 1 MiB.
    pub const LARGE: Self = Self(20);

    /// Checks a number of bytes.
    ///
    /// # Errors
    /// [`Error::ChunkSize`] if it is not a power of two from 4 KiB to 16 MiB.
    pub fn new(bytes: usize) -> Result<Self> {
        if !bytes.is_power_of_two() {
            return Err(Error::ChunkSize);
        }
        u8::try_from(bytes.trailing_zeros()).map_err(|_| Error::ChunkSize).and_then(Self::from_log2)
    }

    /// The size that suits a plaintext of `length` bytes, or of unknown length.
    pub fn for_length(length: Option<u64>) -> Self {
        if length.is_some_and(|length| length <= 1 << 20) { Self::SMALL } else { Self::LARGE }
    }

    /// The size in bytes.
    pub fn bytes(self) -> usize {
        1 << self.0
    }

    pub(crate) fn log2(self) -> u8 {
        self.0
    }

    pub(crate) fn from_log2(log2: u8) -> Result<Self> {
        if (12..=24).contains(&log2) { Ok(Self(log2)) } else { Err(Error::ChunkSize) }
    }
}

impl Default for ChunkSize {
    fn default() -> Self {
        Self::LARGE
    }
}

/// What a nonce is for: its first byte, never zero, so that no nonce is the zero block whose encryption is GCM's hash key.
#[derive(Clone, Copy)]
pub(crate) enum NonceKind {
    Chunk = 1,
    LastChunk = 2,
    Slot = 3,
}

/// One block: kind, 56-bit little-endian number, zeros. A suite with shorter blocks takes the first bytes.
pub(crate) fn nonce(kind: NonceKind, number: u64) -> [u8; MAX_BLOCK] {
    let mut nonce = [0; MAX_BLOCK];
    nonce[..8].copy_from_slice(&(number << 8 | kind as u64).to_le_bytes());
    nonce
}

/// How to go through a file.
#[derive(Default)]
pub struct Transfer<'a> {
    /// Worker threads; `None` for as many as there are cores.
    pub threads: Option<NonZeroUsize>,
    /// Called with the plaintext bytes done so far, each time some were written.
    pub progress: Option<&'a mut (dyn FnMut(u64) + Send)>,
}

/// The keys of a new file's payload, to encrypt it once: every chunk's number is used as a nonce, so a second plaintext
/// under them would give both away. After a failure, make a new header.
pub struct Sealer(Payload);

impl Sealer {
    pub(crate) fn new(payload: Payload) -> Self {
        Self(payload)
    }

    /// Bytes of a payload that holds `plain` bytes.
    ///
    /// # Errors
    /// [`Error::TooLong`] beyond the suite's limit.
    pub fn sealed_len(&self, plain: u64) -> Result<u64> {
        self.0.sealed_len(plain)
    }

    /// Encrypts all of `input` to `output`, which already has the header; the number of plaintext bytes.
    ///
    /// Reads on the calling thread, encrypts on `transfer.threads` others, writes in order on one more, and holds at most
    /// 33 MiB of the file in memory.
    ///
    /// # Errors
    /// [`Error::Read`], [`Error::Write`], [`Error::TooLong`], [`Error::Threads`], [`Error::Memory`].
    pub fn encrypt(self, input: impl Read, output: impl Write + Send, transfer: Transfer<'_>) -> Result<u64> {
        self.0.encrypt(input, output, transfer)
    }
}

/// The keys and measures of an existing file's payload: decrypts it.
pub struct Payload {
    suite: Suite,
    aead: Box<dyn Aead>,
    chunk_size: ChunkSize,
    /// Where the payload begins in the file.
    offset: u64,
}

impl Payload {
    pub(crate) fn new(suite: Suite, aead: Box<dyn Aead>, chunk_size: ChunkSize, offset: u64) -> Self {
        Self { suite, aead, chunk_size, offset }
    }

    /// Bytes of a payload that holds `plain` bytes.
    ///
    /// # Errors
    /// [`Error::TooLong`] beyond the suite's limit.
    pub fn sealed_len(&self, plain: u64) -> Result<u64> {
        if plain > self.suite.max_plaintext() {
            return Err(self.too_long());
        }
        let chunks = plain.div_ceil(self.chunk_size.bytes() as u64).max(1);
        Ok(plain + chunks * self.suite.block_bytes() as u64)
    }

    /// Plaintext bytes in a payload of `sealed` bytes, if it is authentic.
    ///
    /// # Errors
    /// [`Error::Cut`] if no payload is that long, [`Error::TooLong`] beyond the suite's limit.
    pub fn plain_len(&self, sealed: u64) -> Result<u64> {
        let tag = self.suite.block_bytes() as u64;
        let chunks = sealed.div_ceil(self.stride() as u64).max(1);
        // Only the one chunk of an empty file is empty.
        let last = sealed - (chunks - 1) * self.stride() as u64;
        let least = tag + u64::from(chunks > 1);
        if last < least {
            let have = self.offset.saturating_add(sealed);
            return Err(Error::Cut { have, at_least: have.saturating_add(least - last) });
        }
        let plain = sealed - chunks * tag;
        if plain > self.suite.max_plaintext() { Err(self.too_long()) } else { Ok(plain) }
    }

    /// What [`Sealer::encrypt`] does, for it alone.
    fn encrypt(&self, input: impl Read, mut output: impl Write + Send, transfer: Transfer<'_>) -> Result<u64> {
        let mut source = Source::new(input);
        let mut progress = Progress::new(transfer.progress);
        self.run(
            transfer.threads,
            |batch| self.read_plain(&mut source, batch),
            |batch| wiped(|| self.seal(batch)),
            |batch| {
                output.write_all(&batch.bytes[..batch.length]).map_err(Error::Write)?;
                progress.add(batch.length - batch.chunks(self.stride()) * self.suite.block_bytes());
                Ok(())
            },
        )?;
        output.flush().map_err(Error::Write)?;
        Ok(progress.done)
    }

    /// Decrypts `input`, which begins right after the header, to `output`; the number of plaintext bytes.
    ///
    /// Every byte that is written was verified first. If this fails, what was written is the authentic beginning of the
    /// plaintext and no more; it must not pass for the whole.
    ///
    /// # Errors
    /// [`Error::Chunk`], [`Error::LastChunk`], [`Error::Cut`] or [`Error::Trailing`] if the payload is not what was encrypted;
    /// [`Error::Read`], [`Error::Write`], [`Error::TooLong`], [`Error::Threads`], [`Error::Memory`].
    pub fn decrypt(&self, input: impl Read, mut output: impl Write + Send, transfer: Transfer<'_>) -> Result<u64> {
        let mut source = Source::new(input);
        let mut progress = Progress::new(transfer.progress);
        let tag = self.suite.block_bytes();
        self.run(
            transfer.threads,
            |batch| self.read_sealed(&mut source, batch),
            |batch| wiped(|| self.open(batch)),
            |batch| {
                for chunk in batch.bytes[..batch.length].chunks(self.stride()) {
                    let plain = &chunk[..chunk.len() - tag];
                    output.write_all(plain).map_err(Error::Write)?;
                    progress.add(plain.len());
                }
                Ok(())
            },
        )?;
        output.flush().map_err(Error::Write)?;
        Ok(progress.done)
    }

    fn run<'a>(
        &self,
        threads: Option<NonZeroUsize>,
        read: impl FnMut(&mut Batch) -> Result<ControlFlow<()>>,
        work: impl Fn(&mut Batch) -> Result<()> + Sync,
        write: impl FnMut(&Batch) -> Result<()> + Send + 'a,
    ) -> Result<()> {
        let bytes = self.batch_chunks() * self.stride();
        let make = || Batch::new(bytes);
        pipeline::run(pipeline::Ring::new(threads, bytes), make, read, work, write)
    }

    /// Bytes of a whole sealed chunk.
    fn stride(&self) -> usize {
        self.chunk_size.bytes() + self.suite.block_bytes()
    }

    /// Chunks per batch: small ones are handed to the workers a mebibyte at a time.
    fn batch_chunks(&self) -> usize {
        ((1 << 20) / self.chunk_size.bytes()).max(1)
    }

    /// Reads plaintext into the places that its chunks have in the sealed batch.
    fn read_plain(&self, source: &mut Source<impl Read>, batch: &mut Batch) -> Result<ControlFlow<()>> {
        batch.first = source.chunks;
        batch.length = 0;
        batch.last = false;
        let (size, tag) = (self.chunk_size.bytes(), self.suite.block_bytes());
        for place in batch.bytes.chunks_exact_mut(self.stride()) {
            let have = source.fill(&mut place[..size])?;
            if have == 0 && batch.length > 0 {
                batch.last = true;
                break;
            }
            batch.length += have + tag;
            source.chunks += 1;
            source.bytes += have as u64;
            if have < size {
                batch.last = true;
                break;
            }
        }
        if source.bytes > self.suite.max_plaintext() {
            return Err(self.too_long());
        }
        self.finish_read(source, batch)
    }

    fn read_sealed(&self, source: &mut Source<impl Read>, batch: &mut Batch) -> Result<ControlFlow<()>> {
        batch.first = source.chunks;
        batch.length = source.fill(&mut batch.bytes)?;
        batch.last = batch.length < batch.bytes.len();
        source.chunks += batch.chunks(self.stride()) as u64;
        source.bytes += batch.length as u64;
        if source.bytes > self.suite.max_plaintext() + source.chunks * self.suite.block_bytes() as u64 {
            return Err(self.too_long());
        }
        self.finish_read(source, batch)
    }

    /// A full batch is the last one if nothing follows it.
    fn finish_read(&self, source: &mut Source<impl Read>, batch: &mut Batch) -> Result<ControlFlow<()>> {
        batch.last = batch.last || source.at_end()?;
        Ok(if batch.last { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    fn seal(&self, batch: &mut Batch) -> Result<()> {
        for (number, last, data, tag) in self.parts(batch) {
            let nonce = self.nonce(number, last);
            self.aead
                .seal(&nonce[..self.suite.block_bytes()], &[], data, tag)
                .map_err(|_| Error::Internal("the suite's AEAD refuses a chunk"))?;
        }
        Ok(())
    }

    fn open(&self, batch: &mut Batch) -> Result<()> {
        let end = batch.first * self.stride() as u64 + batch.length as u64;
        let shape = if batch.last { self.plain_len(end).map(drop) } else { Ok(()) };
        for (number, last, data, tag) in self.parts(batch) {
            if last && shape.is_err() {
                break;
            }
            if !self.verifies(number, last, data, tag) {
                return Err(self.refusal(number, last, data, tag));
            }
        }
        // Asked even if there was no chunk at all: a header alone is a cut file, not an empty one.
        shape
    }

    /// The chunks of a batch: number, whether it is the file's last, data, tag. Of a cut file, the last has too little of both.
    fn parts<'a>(&self, batch: &'a mut Batch) -> impl Iterator<Item = (u64, bool, &'a mut [u8], &'a mut [u8])> {
        let (first, final_batch) = (batch.first, batch.last);
        let count = batch.chunks(self.stride());
        let tag = self.suite.block_bytes();
        batch.bytes[..batch.length].chunks_mut(self.stride()).enumerate().map(move |(i, chunk)| {
            let (data, tag) = chunk.split_at_mut(chunk.len().saturating_sub(tag));
            (first + i as u64, final_batch && i + 1 == count, data, tag)
        })
    }

    fn nonce(&self, number: u64, last: bool) -> [u8; MAX_BLOCK] {
        nonce(if last { NonceKind::LastChunk } else { NonceKind::Chunk }, number)
    }

    fn verifies(&self, number: u64, last: bool, data: &mut [u8], tag: &[u8]) -> bool {
        self.aead.open(&self.nonce(number, last)[..self.suite.block_bytes()], &[], data, tag).is_ok()
    }

    /// Why a chunk was refused: a whole one may be authentic with the other mark, and then the file's end is wrong.
    fn refusal(&self, chunk: u64, last: bool, data: &mut [u8], tag: &[u8]) -> Error {
        let offset = self.offset + chunk * self.stride() as u64;
        let end = offset + (data.len() + tag.len()) as u64;
        // The end of a cut file would be another tag and, except in an empty file, another byte.
        let at_least = end + tag.len() as u64 + 1;
        if data.len() < self.chunk_size.bytes() {
            return Error::LastChunk { chunk, offset, have: end, at_least: end + 1 };
        }
        match (self.verifies(chunk, !last, data, tag), last) {
            (true, true) => Error::Cut { have: end, at_least },
            (true, false) => Error::Trailing { chunk, end },
            (false, _) => Error::Chunk { chunk, offset },
        }
    }

    fn too_long(&self) -> Error {
        Error::TooLong { suite: self.suite, max: self.suite.max_plaintext() }
    }
}

impl std::fmt::Debug for Payload {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Payload")
            .field("suite", &self.suite)
            .field("chunk_size", &self.chunk_size)
            .finish_non_exhaustive()
    }
}

/// Consecutive chunks on their way through the pipeline, wiped when done.
struct Batch {
    bytes: Zeroizing<Vec<u8>>,
    /// Bytes in use: whole chunks, the last one possibly short.
    length: usize,
    /// Number of the first chunk.
    first: u64,
    /// Whether the file's last chunk is in it.
    last: bool,
}

impl Batch {
    fn new(bytes: usize) -> Result<Self> {
        let mut buffer = Vec::new();
        buffer.try_reserve_exact(bytes).map_err(|_| Error::Memory((bytes >> 10) as u64))?;
        buffer.resize(bytes, 0);
        Ok(Self { bytes: Zeroizing::new(buffer), length: 0, first: 0, last: false })
    }

    fn chunks(&self, stride: usize) -> usize {
        self.length.div_ceil(stride)
    }
}

/// An input that can be asked whether it is at its end.
struct Source<R> {
    inner: R,
    /// A byte that was read to find out.
    ahead: Option<u8>,
    /// Chunks read so far.
    chunks: u64,
    /// Bytes read so far.
    bytes: u64,
}

impl<R: Read> Source<R> {
    fn new(inner: R) -> Self {
        Self { inner, ahead: None, chunks: 0, bytes: 0 }
    }

    /// Reads until `out` is full or the input ends; the number of bytes.
    fn fill(&mut self, out: &mut [u8]) -> Result<usize> {
        let mut have = 0;
        if let (Some(place), Some(byte)) = (out.first_mut(), self.ahead.take()) {
            *place = byte;
            have = 1;
        }
        have += read_full(&mut self.inner, &mut out[have..])?;
        Ok(have)
    }

    fn at_end(&mut self) -> Result<bool> {
        if self.ahead.is_none() {
            let mut byte = [0];
            self.ahead = (read_full(&mut self.inner, &mut byte)? == 1).then_some(byte[0]);
        }
        Ok(self.ahead.is_none())
    }
}

/// Reads until `out` is full or the input ends; the number of bytes.
pub(crate) fn read_full(input: &mut impl Read, out: &mut [u8]) -> Result<usize> {
    let mut have = 0;
    while have < out.len() {
        match input.read(&mut out[have..]) {
            Ok(0) => break,
            Ok(n) => have += n,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(Error::Read(error)),
        }
    }
    Ok(have)
}

/// Counts plaintext bytes and tells whoever wants to know.
struct Progress<'a> {
    done: u64,
    tell: Option<&'a mut (dyn FnMut(u64) + Send)>,
}

impl<'a> Progress<'a> {
    fn new(tell: Option<&'a mut (dyn FnMut(u64) + Send)>) -> Self {
        Self { done: 0, tell }
    }

    fn add(&mut self, bytes: usize) {
        self.done += bytes as u64;
        if let Some(tell) = &mut self.tell {
            tell(self.done);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Header, Options, Secret, SecretKey, SystemRandom};

    #[test]
    fn nonces_differ_and_are_never_zero() {
        let numbers = [0, 1, 255, 256, (1 << 56) - 1];
        let kinds = [NonceKind::Chunk, NonceKind::LastChunk, NonceKind::Slot];
        let mut all: Vec<_> = numbers.iter().flat_map(|number| kinds.map(|kind| nonce(kind, *number))).collect();
        // Sixty-four-bit blocks take the first eight bytes, and MGM wants the top bit of the first clear.
        assert!(all.iter().all(|nonce| nonce[0] & 0x7f == nonce[0] && nonce[0] != 0 && nonce[8..] == [0; 56]));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), numbers.len() * kinds.len());
        assert_eq!(nonce(NonceKind::LastChunk, 0x0102)[..8], [2, 2, 1, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn chunk_numbers_fit_the_nonce() {
        for suite in Suite::ALL {
            assert!(suite.max_plaintext() >> 12 < 1 << 56, "{suite}");
        }
    }

    #[test]
    fn the_limit_of_a_suite_holds() {
        let options = Options { chunk_size: ChunkSize(12), ..Options::default() };
        let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom).unwrap())];
        let (_, Sealer(mut payload)) = Header::create(&options, &secrets, &mut SystemRandom).unwrap();
        let limit = Suite::TINY.max_plaintext() as usize;
        let mut beyond = Vec::new();
        payload.encrypt(&vec![7; limit + 1][..], &mut beyond, Transfer::default()).unwrap();

        payload.suite = Suite::TINY;
        let seal = |length: usize| payload.encrypt(&vec![7; length][..], io::sink(), Transfer::default());
        assert_eq!(seal(limit).unwrap(), limit as u64);
        assert!(matches!(seal(limit + 1), Err(Error::TooLong { max, .. }) if max == limit as u64));
        assert!(matches!(payload.sealed_len(limit as u64 + 1), Err(Error::TooLong { .. })));
        let sealed = payload.sealed_len(limit as u64).unwrap();
        assert!(matches!(payload.plain_len(sealed + 1), Err(Error::TooLong { .. })));
        let open = payload.decrypt(&beyond[..], io::sink(), Transfer::default());
        assert!(matches!(open, Err(Error::TooLong { .. })), "{open:?}");
    }
}
