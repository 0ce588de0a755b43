//! Adapters that implement `Read`, `Write` and `Seek` for encrypted files, on the calling thread.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};

use phalanx::{Level, wiped};

use crate::error::{Error, Result};
use crate::header::{Header, HeaderEditor, Options};
use crate::layout::Layout;
use crate::payload::{Batch, Payload};
use crate::random::SystemRandom;
use crate::secret::Secret;
use crate::source::{Source, read_full};

impl Error {
    /// Converts to a `std::io` error, with the kind of the failed read or write, or `InvalidData`.
    ///
    /// [`io::Error::get_ref`] returns this error.
    pub fn into_io(self) -> io::Error {
        let kind = match &self {
            Self::Read { source, .. } | Self::Write { source, .. } => source.kind(),
            Self::Memory(_) => io::ErrorKind::OutOfMemory,
            Self::Cut { .. } | Self::Length { .. } => io::ErrorKind::UnexpectedEof,
            _ => io::ErrorKind::InvalidData,
        };
        io::Error::new(kind, self)
    }
}

impl From<Error> for io::Error {
    fn from(error: Error) -> Self {
        error.into_io()
    }
}

/// A [`Read`] that decrypts an encrypted file as it reads it.
///
/// It works one chunk at a time on the calling thread. To decrypt in parallel, use
/// [`decrypt`](crate::decrypt). Every byte is verified before it is returned. **The plaintext is
/// complete only once `read` returns 0.** After an error, every further `read` fails.
/// ```
/// use std::io::{Read, Write};
/// use phalanx_file::{Options, Reader, Secret, SecretKey, SystemRandom, Writer};
///
/// let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom)?)];
/// let mut writer = Writer::new(Vec::new(), &secrets, &Options::default())?;
/// writer.write_all(b"attack ")?;
/// writer.write_all(b"at dawn")?;
/// let file = writer.finish()?;
///
/// let mut text = String::new();
/// Reader::new(&file[..], &secrets)?.read_to_string(&mut text)?;
/// assert_eq!(text, "attack at dawn");
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Reader<R> {
    payload: Payload,
    source: Source<R>,
    batch: Batch,
    /// Number of plaintext bytes of the chunk that have already been returned.
    given: usize,
    state: BufferState,
}

/// The state of a reader's buffer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BufferState {
    Empty,
    Chunk,
    Failed,
}

impl<R: Read> Reader<R> {
    /// Reads the header of an encrypted file and unlocks it.
    ///
    /// # Errors
    /// As [`Header::read`] and [`Header::unlock`]; [`Error::Memory`].
    pub fn new(mut input: R, secrets: &[Secret]) -> Result<Self> {
        let payload = Header::read(&mut input)?.unlock(secrets)?;
        Self::with_payload(input, payload)
    }

    /// Decrypts `input`, which starts right after the header.
    ///
    /// # Errors
    /// [`Error::Memory`].
    pub fn with_payload(input: R, payload: Payload) -> Result<Self> {
        let shape = payload.shape();
        let batch = Batch::new(shape.stride())?;
        Ok(Self { source: Source::new(input, shape.header), payload, batch, given: 0, state: BufferState::Empty })
    }

    /// Verifies the next chunk. Returns false after the last one.
    fn next(&mut self) -> Result<bool> {
        let first = match self.state {
            BufferState::Failed => return Err(Error::Failed),
            BufferState::Chunk if self.batch.last => return Ok(false),
            BufferState::Chunk => self.batch.first + 1,
            BufferState::Empty => 0,
        };
        self.state = BufferState::Failed;
        self.batch.length = self.source.fill(&mut self.batch.bytes)?;
        self.batch.first = first;
        // A short read means the end, even if the input grows afterwards.
        self.batch.last = self.batch.length < self.batch.bytes.len() || self.source.at_end()?;
        wiped(|| self.payload.open(&mut self.batch))?;
        let shape = self.payload.shape();
        shape.of_plain(
            first.saturating_mul(shape.size() as u64).saturating_add((self.batch.length - shape.tag()) as u64),
        )?;
        self.given = 0;
        self.state = BufferState::Chunk;
        Ok(true)
    }

    fn plain(&self) -> &[u8] {
        match self.state {
            BufferState::Chunk => &self.batch.bytes[self.given..self.batch.length - self.payload.shape().tag()],
            BufferState::Empty | BufferState::Failed => &[],
        }
    }
}

impl<R: Read> Read for Reader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if out.is_empty() {
            return Ok(0);
        }
        while self.plain().is_empty() {
            if !self.next()? {
                return Ok(0);
            }
        }
        let plain = self.plain();
        let n = plain.len().min(out.len());
        out[..n].copy_from_slice(&plain[..n]);
        self.given += n;
        Ok(n)
    }
}

/// A [`Write`] that encrypts everything written to it.
///
/// It works one chunk at a time on the calling thread. To encrypt in parallel, use
/// [`encrypt`](crate::encrypt). **Only [`finish`](Self::finish) writes the last chunk.** If the
/// writer is dropped before that, it leaves a file that readers reject as truncated. `flush` writes
/// the complete chunks encrypted so far. Unless the options set the length of the header, nothing
/// is written until there are more than 16 KiB of plaintext or the end is known.
pub struct Writer<W> {
    payload: Payload,
    /// The header, until it is written.
    header: Option<HeaderEditor>,
    output: W,
    batch: Batch,
    /// Encrypted chunks waiting for the header.
    held: Vec<u8>,
    /// Number of bytes written to the output so far.
    at: u64,
    failed: bool,
}

impl<W: Write> Writer<W> {
    /// Creates the header of a new file that each of `secrets` opens.
    ///
    /// # Errors
    /// As [`Header::create`]; [`Error::Write`].
    pub fn new(output: W, secrets: &[Secret], options: &Options) -> Result<Self> {
        let is_decided = options.slot_room.is_some();
        let shortest = options.with_room_for(Some(0));
        let header = wiped(|| Header::make(&shortest, secrets, &mut SystemRandom))?;
        let payload = wiped(|| header.payload())?;
        let batch = Batch::new(payload.shape().stride())?;
        let mut writer = Self { at: 0, payload, header: Some(header), output, batch, held: Vec::new(), failed: false };
        if is_decided {
            writer.write_header(0)?;
        }
        Ok(writer)
    }

    /// Writes the header with room for `slot_room` public keys, unless it is already written.
    fn write_header(&mut self, slot_room: usize) -> Result<()> {
        let Some(mut header) = self.header.take() else { return Ok(()) };
        header.make_room(&[], slot_room)?;
        let bytes = header.header().as_bytes();
        self.payload.set_header(bytes.len() as u64);
        self.output.write_all(bytes).map_err(|source| Error::Write { offset: 0, source })?;
        self.at = bytes.len() as u64;
        Ok(())
    }

    /// Writes the last chunk, flushes, and returns the output.
    ///
    /// # Errors
    /// [`Error::Write`]; [`Error::Failed`] after an earlier failure.
    pub fn finish(mut self) -> Result<W> {
        self.seal(true)?;
        self.output.flush().map_err(|source| Error::Write { offset: self.at, source })?;
        Ok(self.output)
    }

    /// Encrypts and writes the buffered chunk.
    fn seal(&mut self, last: bool) -> Result<()> {
        if std::mem::replace(&mut self.failed, true) {
            return Err(Error::Failed);
        }
        let shape = self.payload.shape();
        let end = self.batch.first.saturating_mul(shape.size() as u64).saturating_add(self.batch.length as u64);
        shape.of_plain(end)?;
        self.batch.length += shape.tag();
        self.batch.last = last;
        wiped(|| self.payload.seal(&mut self.batch))?;
        self.held.extend_from_slice(&self.batch.bytes[..self.batch.length]);
        let is_short = end <= Options::SHORT;
        if last || !is_short || self.header.is_none() {
            self.write_header(Options::slot_room_for(is_short.then_some(end)))?;
            self.output.write_all(&self.held).map_err(|source| Error::Write { offset: self.at, source })?;
            self.at += self.held.len() as u64;
            self.held.clear();
        }
        self.batch.length = 0;
        self.batch.first += 1;
        self.failed = false;
        Ok(())
    }
}

impl<W: Write> Write for Writer<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.failed {
            return Err(Error::Failed.into_io());
        }
        let size = self.payload.shape().size();
        // A full chunk has to wait, because it may turn out to be the last one.
        if self.batch.length == size && !bytes.is_empty() {
            self.seal(false)?;
        }
        let have = self.batch.length;
        let n = bytes.len().min(size - have);
        self.batch.bytes[have..have + n].copy_from_slice(&bytes[..n]);
        self.batch.length += n;
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

/// Random access to the plaintext of an encrypted file: [`Read`] and [`Seek`].
///
/// Each chunk is read and verified when it is needed, and the most recent one is cached. Anything
/// that depends on the length, such as reading to the end or [`SeekFrom::End`], verifies the last
/// chunk first and therefore detects truncation.
///
/// ```
/// use std::io::{Cursor, Read, Seek, SeekFrom};
/// # use phalanx_file::{Options, Secret, SecretKey, SeekReader, SystemRandom, Transfer, encrypt};
/// # let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom)?)];
/// # let plain: Vec<u8> = (0..200_000).map(|i| (i % 251) as u8).collect();
/// # let mut file = Vec::new();
/// # encrypt(&plain[..], &mut file, &secrets, &Options::for_length(Some(200_000)), Transfer::default())?;
/// let mut reader = SeekReader::new(Cursor::new(file), &secrets)?;
/// let mut part = [0; 1000];
/// reader.seek(SeekFrom::Start(130_000))?;
/// reader.read_exact(&mut part)?;
/// assert_eq!(part, plain[130_000..131_000]);
/// assert_eq!(reader.len()?, 200_000);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct SeekReader<R> {
    payload: Payload,
    input: R,
    layout: Layout,
    batch: Batch,
    /// Number of the buffered chunk.
    loaded: Option<u64>,
    position: u64,
    /// Whether the last chunk has been verified.
    end_verified: bool,
}

impl<R: Read + Seek> SeekReader<R> {
    /// Opens a file whose header starts at byte 0.
    ///
    /// # Errors
    /// As [`Header::read`] and [`Header::unlock`]; [`Error::Length`] if no complete file has this
    /// length; [`Error::Memory`].
    pub fn new(input: R, secrets: &[Secret]) -> Result<Self> {
        Self::open(input, secrets, None)
    }

    /// As [`new`](Self::new), with no kernels above `level`. `None` means [`Level::active`]. If
    /// another process changes the header in the meantime, it is read again.
    ///
    /// # Errors
    /// As [`new`](Self::new); [`Error::Level`] if this CPU does not support the level.
    pub fn open(mut input: R, secrets: &[Secret], level: Option<Level>) -> Result<Self> {
        let length = input.seek(SeekFrom::End(0)).map_err(|source| Error::Read { offset: 0, source })?;
        let (header, payload) = Header::settle(&mut input, |header| {
            let header = header.with_level(level.unwrap_or_else(Level::active))?;
            let payload = header.unlock(secrets)?;
            Ok((header, payload))
        })?;
        Self::with_payload(input, payload, header.layout_of_file(length)?)
    }

    /// As [`open`](Self::open), for a file whose header other processes may lock and change.
    /// `place` may box the file.
    ///
    /// # Errors
    /// As [`open`](Self::open); [`Error::Changing`].
    pub fn open_file(
        file: File,
        place: impl FnOnce(File) -> R,
        secrets: &[Secret],
        level: Option<Level>,
    ) -> Result<Self> {
        let length = file.metadata().map_err(|source| Error::Read { offset: 0, source })?.len();
        let header = Header::read_file(&file)?.with_level(level.unwrap_or_else(Level::active))?;
        let (header, payload) = header.settled(&file, |header| header.unlock(secrets))?;
        Self::with_payload(place(file), payload, header.layout_of_file(length)?)
    }

    /// Opens a file that is already unlocked and whose length is known.
    ///
    /// # Errors
    /// [`Error::Layout`] if the layout belongs to another header; [`Error::Memory`].
    pub fn with_payload(input: R, payload: Payload, layout: Layout) -> Result<Self> {
        if layout.shape != payload.shape() {
            return Err(Error::Layout);
        }
        let batch = Batch::new(payload.shape().stride())?;
        Ok(Self { payload, input, layout, batch, loaded: None, position: 0, end_verified: false })
    }

    /// Returns the input, at its current position, and the payload keys.
    pub fn into_inner(self) -> (R, Payload) {
        (self.input, self.payload)
    }

    /// The positions of the chunks. The length in it is only what the file claims.
    /// [`len`](Self::len) verifies it.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Number of plaintext bytes, after verifying the last chunk.
    ///
    /// # Errors
    /// As [`Payload::decrypt`], for the last chunk.
    // Nobody would need an `is_empty`.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&mut self) -> Result<u64> {
        if !self.end_verified {
            self.load(self.layout.chunks() - 1)?;
        }
        Ok(self.layout.plain_len())
    }

    /// Reads plaintext from `offset` until `out` is full or the plaintext ends. Returns the number
    /// of bytes.
    ///
    /// # Errors
    /// As [`Payload::decrypt`], for the chunks needed.
    pub fn read_at(&mut self, offset: u64, out: &mut [u8]) -> Result<usize> {
        let mut have = 0;
        while have < out.len() {
            let n = self.read_some(offset.saturating_add(have as u64), &mut out[have..])?;
            if n == 0 {
                break;
            }
            have += n;
        }
        Ok(have)
    }

    /// Reads from one chunk. Returns 0 at the verified end.
    fn read_some(&mut self, offset: u64, out: &mut [u8]) -> Result<usize> {
        if offset >= self.layout.plain_len() {
            self.len()?;
            return Ok(0);
        }
        let size = self.payload.shape().size() as u64;
        self.load(offset / size)?;
        let plain = &self.batch.bytes[..self.batch.length - self.payload.shape().tag()];
        let from = (offset % size) as usize;
        let n = out.len().min(plain.len() - from);
        out[..n].copy_from_slice(&plain[from..from + n]);
        Ok(n)
    }

    /// Reads and verifies a chunk of the layout.
    fn load(&mut self, chunk: u64) -> Result<()> {
        if self.loaded == Some(chunk) {
            return Ok(());
        }
        self.loaded = None;
        let range = self.layout.file_range(chunk..chunk + 1);
        self.input.seek(SeekFrom::Start(range.start)).map_err(|source| Error::Read { offset: range.start, source })?;
        let length = (range.end - range.start) as usize;
        let have = read_full(&mut self.input, &mut self.batch.bytes[..length], range.start)?;
        if have < length {
            return Err(Error::Cut { have: range.start + have as u64, at_least: range.end });
        }
        (self.batch.first, self.batch.length) = (chunk, length);
        self.batch.last = chunk + 1 == self.layout.chunks();
        wiped(|| self.payload.open(&mut self.batch))?;
        self.end_verified |= self.batch.last;
        self.loaded = Some(chunk);
        Ok(())
    }
}

impl<R: Read + Seek> Read for SeekReader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if out.is_empty() {
            return Ok(0);
        }
        let n = self.read_some(self.position, out)?;
        self.position += n as u64;
        Ok(n)
    }
}

impl<R: Read + Seek> Seek for SeekReader<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let position = match to {
            SeekFrom::Start(offset) => Some(offset),
            SeekFrom::Current(by) => self.position.checked_add_signed(by),
            SeekFrom::End(by) => self.len()?.checked_add_signed(by),
        };
        self.position = position.ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
        Ok(self.position)
    }
}

macro_rules! debug {
    ($($adapter:ident),*) => {$(
        impl<T> std::fmt::Debug for $adapter<T> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($adapter)).field("payload", &self.payload).finish_non_exhaustive()
            }
        }
    )*};
}

debug!(Reader, Writer, SeekReader);
