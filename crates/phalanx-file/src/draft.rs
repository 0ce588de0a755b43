//! Drafts: new files that are encrypted by several machines together.

use std::io::{Read, Write};
use std::ops::Range;

use phalanx::Level;

use crate::error::{Error, Result};
use crate::header::{Header, Options};
use crate::layout::Layout;
use crate::payload::{Part, Payload, Transfer};
use crate::random::Randomness;
use crate::secret::Secret;

/// The first bytes of a draft. No encrypted file starts with them.
const MAGIC: [u8; 8] = *b"\x93PHD\r\n\x1a\n";

/// A new file to be encrypted by several machines together, or by one machine in any order.
/// Consists of its header and the length of its plaintext.
///
/// Encrypting two plaintexts under the same chunk number would reveal both. A draft is therefore
/// always a new file: you cannot create one from a [`Header`] or from the bytes of an existing
/// file. Send [`to_bytes`](Self::to_bytes) to the machines that share the work. The bytes are not
/// secret, and they are useless without a secret that opens the file.
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
/// // Anyone with the draft and a secret can encrypt any chunks of the file.
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
    /// Creates the draft of a new file of `plain` plaintext bytes that each of `secrets` opens.
    ///
    /// # Errors
    /// As [`Header::create`]; [`Error::TooLong`] above the limit of the suite.
    pub fn create(options: &Options, secrets: &[Secret], plain: u64, random: &mut dyn Randomness) -> Result<Self> {
        let (header, _) = Header::create(&options.with_room_for(Some(plain)), secrets, random)?;
        let layout = header.layout(plain)?;
        Ok(Self { header, layout })
    }

    /// Serializes the draft: its own magic number, the plaintext length as 8 little-endian bytes,
    /// and the header.
    pub fn to_bytes(&self) -> Vec<u8> {
        [&MAGIC, &self.layout.plain_len().to_le_bytes()[..], self.header.as_bytes()].concat()
    }

    /// Parses the bytes of a draft. As with [`Header::read`], the header is not authentic until
    /// [`sealer`](Self::sealer) succeeds. The length is never authenticated: it is only what the
    /// creator of the draft claims.
    ///
    /// # Errors
    /// [`Error::NotDraft`] for anything else, such as an encrypted file; as [`Header::parse`];
    /// [`Error::TooLong`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(Error::NotDraft)?;
        let (length, header) = rest.split_first_chunk().ok_or(Error::NotDraft)?;
        let header = Header::parse(header.to_vec())?;
        let layout = header.layout(u64::from_le_bytes(*length))?;
        Ok(Self { header, layout })
    }

    /// Sets the highest level whose kernels may run. The default is [`Level::active`].
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    pub fn with_level(mut self, level: Level) -> Result<Self> {
        self.header = self.header.with_level(level)?;
        Ok(self)
    }

    /// The header, which the file begins with.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The positions of the chunks.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Returns the keys for encrypting a range of chunks once.
    ///
    /// **Request each chunk only once**, unless you encrypt the same plaintext again.
    ///
    /// # Errors
    /// As [`Header::unlock`]; [`Error::Layout`] if the file has no such chunks.
    pub fn sealer(&self, secrets: &[Secret], chunks: Range<u64>) -> Result<PartSealer> {
        let payload = self.header.unlock(secrets)?;
        payload.check_chunks(&self.layout, &chunks)?;
        Ok(PartSealer { payload, layout: self.layout, chunks })
    }
}

/// The keys for encrypting a range of chunks of a new file, once. See [`Draft`].
#[derive(Debug)]
pub struct PartSealer {
    payload: Payload,
    layout: Layout,
    chunks: Range<u64>,
}

impl PartSealer {
    /// Encrypts the chunks and returns the number of plaintext bytes. Reads
    /// [`layout.plain_range(chunks)`](Layout::plain_range) from `input`, which starts there, and
    /// writes [`layout.file_range(chunks)`](Layout::file_range) to `output`.
    ///
    /// # Errors
    /// [`Error::Short`] if the input ends too early, [`Error::Read`], [`Error::Write`],
    /// [`Error::Memory`].
    pub fn encrypt(self, input: impl Read, output: impl Write + Send, transfer: Transfer<'_>) -> Result<u64> {
        self.encrypt_some(self.chunks.clone(), input, output, transfer)
    }

    /// As [`encrypt`](Self::encrypt), for some of the chunks, so that threads can share a sealer.
    /// **Encrypt each chunk only once**, unless the plaintext is the same.
    ///
    /// # Errors
    /// As [`encrypt`](Self::encrypt); [`Error::Layout`] for chunks of another sealer.
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
