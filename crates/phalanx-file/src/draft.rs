//! A new file that several machines encrypt together.

use std::io::{Read, Write};
use std::ops::Range;

use phalanx::Level;

use crate::error::{Error, Result};
use crate::header::{Header, Options};
use crate::layout::Layout;
use crate::payload::{Part, Payload, Transfer};
use crate::random::Randomness;
use crate::secret::Secret;

/// What the bytes of a draft begin with: no file does.
const MAGIC: [u8; 8] = *b"\x93PHD\r\n\x1a\n";

/// A draft: what there is of a new file that several machines encrypt together, or one in any order: its header, and the length of its
/// plaintext.
///
/// Two plaintexts under one chunk's number would give both away. So a draft is made for a new file alone, never from one that exists:
/// neither a [`Header`] nor a file's bytes become one. [`to_bytes`](Self::to_bytes) is for those who share the work; it is not secret, and
/// useless without a secret that opens the file.
///
/// ```
/// use phalanx_file::{ChunkSize, Draft, Options,  Secret, SecretKey, SystemRandom, Transfer, decrypt};
///
/// let plain = vec![7; 100_000];
/// let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom)?)];
/// let options = Options { chunk_size: ChunkSize::SMALL, ..Options::default() };
/// let draft = Draft::create(&options, &secrets, plain.len() as u64, &mut SystemRandom)?;
/// let mut file = vec![0; draft.layout().file_len() as usize];
/// file[..draft.header().as_bytes().len()].copy_from_slice(draft.header().as_bytes());
///
/// // Whoever has the draft and a secret can make any chunks of the file.
/// let bytes = draft.to_bytes();
/// for chunks in [1..2, 0..1] {
///     let draft = Draft::from_bytes(&bytes)?;
///     let from = draft.layout().plain_range(chunks.clone());
///     let to = draft.layout().file_range(chunks.clone());
///     draft.sealer(&secrets, chunks)?.encrypt(
///         &plain[from.start as usize..from.end as usize],
///         &mut file[to.start as usize..to.end as usize],
///         Transfer::default(),
///     )?;
/// }
///
/// let mut opened = Vec::new();
/// decrypt(&file[..], &mut opened, &secrets, Transfer::default())?;
/// assert_eq!(opened, plain);
/// assert!(Draft::from_bytes(&file).is_err());
/// # Ok::<(), phalanx_file::Error>(())
/// ```
#[derive(Debug)]
pub struct Draft {
    header: Header,
    layout: Layout,
}

impl Draft {
    /// Makes the draft of a new file of `plain` plaintext bytes, which each of `secrets` opens.
    ///
    /// # Errors
    /// As [`Header::create`]; [`Error::TooLong`] beyond the suite's limit.
    pub fn create(options: &Options, secrets: &[Secret], plain: u64, random: &mut dyn Randomness) -> Result<Self> {
        let (header, _) = Header::create(&options.with_room_for(Some(plain)), secrets, random)?;
        let layout = header.layout(plain)?;
        Ok(Self { header, layout })
    }

    /// The draft as bytes: a magic number of its own, the length of the plaintext as 8 bytes, little-endian, and the header.
    pub fn to_bytes(&self) -> Vec<u8> {
        [&MAGIC, &self.layout.plain_len().to_le_bytes()[..], self.header.as_bytes()].concat()
    }

    /// Takes the bytes of a draft. As with [`Header::read`], nothing in it is authentic until a [`sealer`](Self::sealer) was had; and the length
    /// never is: it is the word of whoever made the draft.
    ///
    /// # Errors
    /// [`Error::NotDraft`] for anything else, such as a file; as [`Header::parse`]; [`Error::TooLong`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(Error::NotDraft)?;
        let (length, header) = rest.split_first_chunk().ok_or(Error::NotDraft)?;
        let header = Header::parse(header.to_vec())?;
        let layout = header.layout(u64::from_le_bytes(*length))?;
        Ok(Self { header, layout })
    }

    /// Sets the highest level whose kernels may run; [`Level::active`] otherwise.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU lacks the level.
    pub fn with_level(mut self, level: Level) -> Result<Self> {
        self.header = self.header.with_level(level)?;
        Ok(self)
    }

    /// The header, which is the beginning of the file.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Where the chunks lie.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The keys for a range of chunks, to encrypt them once.
    ///
    /// **Ask for each chunk once**, or give it the same plaintext again.
    ///
    /// # Errors
    /// As [`Header::unlock`]; [`Error::Layout`] if the file has no such chunks.
    pub fn sealer(&self, secrets: &[Secret], chunks: Range<u64>) -> Result<PartSealer> {
        let payload = self.header.unlock(secrets)?;
        payload.check_chunks(&self.layout, &chunks)?;
        Ok(PartSealer { payload, layout: self.layout, chunks })
    }
}

/// The keys for a range of chunks of a new file, to encrypt them once; see [`Draft`].
#[derive(Debug)]
pub struct PartSealer {
    payload: Payload,
    layout: Layout,
    chunks: Range<u64>,
}

impl PartSealer {
    /// Encrypts the chunks: reads [`layout.plain_range(chunks)`](Layout::plain_range) from `input`, which begins there, and writes what
    /// belongs at [`layout.file_range(chunks)`](Layout::file_range) to `output`. Gives the number of plaintext bytes.
    ///
    /// # Errors
    /// [`Error::Short`] if the input ends too soon, [`Error::Read`], [`Error::Write`], [`Error::Memory`].
    pub fn encrypt(self, input: impl Read, output: impl Write + Send, transfer: Transfer<'_>) -> Result<u64> {
        self.encrypt_some(self.chunks.clone(), input, output, transfer)
    }

    /// The same for some of these chunks, for whoever shares one sealer among threads. **Each chunk once**, or with the same plaintext again.
    ///
    /// # Errors
    /// As [`encrypt`](Self::encrypt); [`Error::Layout`] for other chunks than this sealer's.
    pub fn encrypt_some(
        &self,
        chunks: Range<u64>,
        input: impl Read,
        output: impl Write + Send,
        transfer: Transfer<'_>,
    ) -> Result<u64> {
        let Self { payload, layout, chunks: all } = self;
        payload.check_chunks(layout, &chunks)?;
        if chunks.start < all.start || chunks.end > all.end {
            return Err(Error::Layout);
        }
        if chunks.is_empty() {
            return Ok(0);
        }
        let plain = layout.plain_range(chunks.clone());
        let length = plain.end - plain.start;
        let part = Part { first: chunks.start, last: chunks.end == layout.chunks(), plain: Some(length) };
        let transfer = Transfer { input_len: Some(length), ..transfer };
        payload.encrypt(part, input.take(length), output, transfer)
    }
}
