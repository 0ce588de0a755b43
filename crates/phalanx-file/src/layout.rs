//! The positions of chunks in a file, computed without a key.

use std::ops::Range;

use crate::error::{Error, Result};
use crate::suite::Suite;

/// Number of bytes that never change during the life of a file: magic, version, suite, chunk size
/// and salt. Every key is bound to them.
pub(crate) const IDENTITY_BYTES: usize = 48;

/// Position of the salt, at the end of the identity.
pub(crate) const SALT: Range<usize> = 16..IDENTITY_BYTES;

/// Plaintext bytes of every chunk except the last: a power of two from 4 KiB to 16 MiB.
///
/// ```
/// use phalanx_file::ChunkSize;
///
/// assert_eq!(ChunkSize::new(1 << 20)?, ChunkSize::LARGE);
/// assert_eq!(ChunkSize::for_length(Some(1000)).bytes(), 64 << 10);
/// assert!(ChunkSize::new(5000).is_err());
/// # Ok::<(), phalanx_file::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ChunkSize(u8);

impl ChunkSize {
    /// 64 KiB, for files up to 1 MiB.
    pub const SMALL: Self = Self(16);
    /// 1 MiB.
    pub const LARGE: Self = Self(20);

    /// Creates a chunk size from a number of bytes.
    ///
    /// # Errors
    /// [`Error::ChunkSize`] if it is not a power of two from 4 KiB to 16 MiB.
    pub fn new(bytes: usize) -> Result<Self> {
        if !bytes.is_power_of_two() {
            return Err(Error::ChunkSize);
        }
        u8::try_from(bytes.trailing_zeros()).map_err(|_| Error::ChunkSize).and_then(Self::from_log2)
    }

    /// The best size for a plaintext of `length` bytes, or of unknown length.
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

/// The sizes shared by all files with the same header parameters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) suite: Suite,
    pub(crate) chunk_size: ChunkSize,
    /// Bytes before the payload.
    pub(crate) header: u64,
}

impl Shape {
    /// Plaintext bytes of a full chunk.
    pub(crate) fn size(&self) -> usize {
        self.chunk_size.bytes()
    }

    /// Bytes of a tag.
    pub(crate) fn tag(&self) -> usize {
        self.suite.block_bytes()
    }

    /// Bytes of a full encrypted chunk, including its tag.
    pub(crate) fn stride(&self) -> usize {
        self.size() + self.tag()
    }

    /// Offset of a chunk in the file.
    pub(crate) fn offset(&self, chunk: u64) -> u64 {
        self.header.saturating_add(chunk.saturating_mul(self.stride() as u64))
    }

    /// The layout of a file with `plain` plaintext bytes.
    pub(crate) fn of_plain(self, plain: u64) -> Result<Layout> {
        if plain > self.suite.max_plaintext() { Err(self.too_long()) } else { Ok(Layout { shape: self, plain }) }
    }

    /// The layout of a file whose payload has `sealed` bytes.
    pub(crate) fn of_payload(self, sealed: u64) -> Result<Layout> {
        let tag = self.tag() as u64;
        let chunks = sealed.div_ceil(self.stride() as u64).max(1);
        // No chunk is empty, except for the single chunk of an empty file.
        let last = sealed - (chunks - 1) * self.stride() as u64;
        let least = tag + u64::from(chunks > 1);
        if last < least {
            let have = self.header.saturating_add(sealed);
            return Err(Error::Length { have, at_least: have.saturating_add(least - last) });
        }
        self.of_plain(sealed - chunks * tag)
    }

    pub(crate) fn too_long(&self) -> Error {
        Error::TooLong { suite: self.suite.name(), max: self.suite.max_plaintext() }
    }
}

/// The positions of the chunks in a file of a given length, for example so that machines can share
/// the work.
///
/// A layout follows from the header and the length. The header is authentic once it has been
/// unlocked, and the length once the last chunk has been verified.
///
/// ```
/// use phalanx_file::{Header, Options, Secret, SecretKey, SystemRandom};
///
/// let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom)?)];
/// let (header, _) = Header::create(&Options::default(), &secrets, &mut SystemRandom)?;
/// let layout = header.layout(5_000_000)?;
/// assert_eq!(layout.chunks(), 5); // of 1 MiB, the last one shorter
/// assert_eq!(layout.plain_range(1..3), 1 << 20..3 << 20);
/// assert_eq!(layout.file_range(0..5), 4096..layout.file_len());
/// assert_eq!(layout.chunks_of(3_000_000..3_000_001), 2..3);
/// # Ok::<(), phalanx_file::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    pub(crate) shape: Shape,
    plain: u64,
}

impl Layout {
    /// Number of plaintext bytes.
    pub fn plain_len(&self) -> u64 {
        self.plain
    }

    /// Number of bytes of the whole file, including the header.
    pub fn file_len(&self) -> u64 {
        self.shape.header + self.plain + self.chunks() * self.shape.tag() as u64
    }

    /// Number of chunks, at least 1.
    pub fn chunks(&self) -> u64 {
        self.plain.div_ceil(self.shape.size() as u64).max(1)
    }

    /// The plaintext bytes of these chunks. Chunks after the last one have none.
    pub fn plain_range(&self, chunks: Range<u64>) -> Range<u64> {
        let at = |chunk: u64| chunk.saturating_mul(self.shape.size() as u64).min(self.plain);
        at(chunks.start)..at(chunks.end)
    }

    /// The file bytes of these chunks, including tags. Chunks after the last one have none.
    pub fn file_range(&self, chunks: Range<u64>) -> Range<u64> {
        let end = self.file_len();
        self.shape.offset(chunks.start).min(end)..self.shape.offset(chunks.end).min(end)
    }

    /// The chunks that contain these plaintext bytes.
    ///
    /// A range that reaches the end includes the last chunk even if that chunk is empty, because
    /// only the last chunk proves that the plaintext ends there.
    pub fn chunks_of(&self, plain: Range<u64>) -> Range<u64> {
        let size = self.shape.size() as u64;
        let end = if plain.end >= self.plain { self.chunks() } else { plain.end.div_ceil(size) };
        let start = if plain.is_empty() && plain.end < self.plain { end } else { plain.start / size };
        start.min(end.saturating_sub(u64::from(plain.end >= self.plain)))..end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges() {
        let shape = Shape { suite: Suite::default(), chunk_size: ChunkSize(12), header: 1024 };
        let layout = shape.of_plain(3 * 4096 + 5).unwrap();
        assert_eq!((layout.chunks(), layout.file_len()), (4, 1024 + 3 * 4096 + 5 + 4 * 32));
        assert_eq!(shape.of_payload(layout.file_len() - 1024).unwrap(), layout);
        assert_eq!(layout.plain_range(0..4), 0..3 * 4096 + 5);
        assert_eq!(layout.plain_range(3..9), 3 * 4096..3 * 4096 + 5);
        assert_eq!(layout.plain_range(u64::MAX - 1..u64::MAX), 3 * 4096 + 5..3 * 4096 + 5);
        assert_eq!(layout.file_range(1..2), 1024 + 4128..1024 + 2 * 4128);
        assert_eq!(layout.file_range(3..4), 1024 + 3 * 4128..layout.file_len());
        for (plain, chunks) in [
            (0..1, 0..1),
            (0..4096, 0..1),
            (0..4097, 0..2),
            (4095..4097, 0..2),
            (4096..8192, 1..2),
            (100..3 * 4096 + 5, 0..4),
            (3 * 4096 + 5..3 * 4096 + 5, 3..4),
        ] {
            assert_eq!(layout.chunks_of(plain.clone()), chunks, "{plain:?}");
        }
        assert!(layout.chunks_of(7..7).is_empty());
        let whole = shape.of_plain(2 * 4096).unwrap();
        assert_eq!(whole.chunks_of(8192..8192), 1..2);
        let empty = shape.of_plain(0).unwrap();
        assert_eq!((empty.chunks(), empty.chunks_of(0..0), empty.file_range(0..1)), (1, 0..1, 1024..1056));
    }
}
