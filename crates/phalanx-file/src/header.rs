//! The header of an encrypted file: public parameters, key slots, and their authentication.

use std::io::Read;

use hmac::{Hmac, KeyInit, Mac};
use phalanx::{Level, equal, wiped};
use sha2::Sha256;
use zeroize::Zeroizing;

use crate::error::{Error, Result};
use crate::fingerprint::Fingerprint;
use crate::kdf::{Cost, Kdf, Purpose};
use crate::key_text::refuse_byte_order_mark;
use crate::keys::Keys;
use crate::layout::{ChunkSize, IDENTITY_BYTES, Layout, SALT, Shape};
use crate::payload::{Payload, Sealer};
use crate::random::Randomness;
use crate::secret::Secret;
use crate::slot::{FileKey, Owner, Slot, SlotKind, new_salt, public_key_bytes, salt_of_new_file, slot_bytes};
use crate::source::read_full;
use crate::suite::Suite;
use crate::version::{Content, Version};

/// A non-ASCII byte, a name, and both kinds of line end, so that we can detect text-mode transfers.
pub(crate) const MAGIC: [u8; 8] = *b"\x93PHX\r\n\x1a\n";

/// Offset of the number of slots. The bytes before it never change.
const SLOT_COUNT: usize = 52;
/// Bytes before the first slot.
const FIXED_BYTES: usize = 56;
const MAC_BYTES: usize = 32;

/// Header lengths are multiples of a disk sector.
const STEP: usize = 512;
const MAX_BYTES: usize = 64 << 10;
const MAX_SLOTS: usize = 64;
/// For every suite, this many fit into the longest header along with 13 other slots.
const MAX_PUBLIC_KEYS: usize = 48;

/// Number of public keys that a header reserves space for, unless the plaintext is short or the
/// caller chooses a number.
const SLOT_ROOM: usize = 3;

/// How to encrypt a file.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// Whether the plaintext is a file or a folder.
    pub content: Content,
    /// The cipher suite.
    pub suite: Suite,
    /// Plaintext bytes per chunk.
    pub chunk_size: ChunkSize,
    /// The cost of guessing a passphrase.
    pub cost: Cost,
    /// The highest level whose kernels may run. `None` means [`Level::active`].
    pub level: Option<Level>,
    /// Space to reserve for further public keys, so that they can be added later. Reduced if the
    /// header would exceed 65,536 bytes. `None` means [`slot_room_for`](Self::slot_room_for) the
    /// length of the plaintext.
    pub slot_room: Option<usize>,
}

/// The default suite and cost, with large chunks.
impl Default for Options {
    fn default() -> Self {
        Self {
            content: Content::default(),
            suite: Suite::default(),
            chunk_size: ChunkSize::default(),
            cost: Cost::default(),
            level: None,
            slot_room: None,
        }
    }
}

impl Options {
    /// The longest plaintext that gets the shortest header, in bytes.
    pub const SHORT: u64 = 16 << 10;

    /// The defaults for a plaintext of `length` bytes, or of unknown length.
    pub fn for_length(length: Option<u64>) -> Self {
        let slot_room = length.map(|length| Self::slot_room_for(Some(length)));
        Self { chunk_size: ChunkSize::for_length(length), slot_room, ..Self::default() }
    }

    /// The default space for public keys: none if the plaintext has at most [`SHORT`](Self::SHORT)
    /// bytes, three if it is longer or its length is unknown.
    pub fn slot_room_for(length: Option<u64>) -> usize {
        if length.is_some_and(|length| length <= Self::SHORT) { 0 } else { SLOT_ROOM }
    }

    /// The same options with a fixed `slot_room`.
    pub(crate) fn with_room_for(self, length: Option<u64>) -> Self {
        Self { slot_room: self.slot_room.or_else(|| Some(Self::slot_room_for(length))), ..self }
    }
}

/// The header of an encrypted file.
///
/// A parsed header is well-formed, but not authentic until [`unlock`](Self::unlock) succeeds.
///
/// ```
/// use phalanx_file::{Header, Options, Secret, SecretKey, Suite, SystemRandom, Transfer, encrypt};
///
/// let secrets = [Secret::Key(SecretKey::generate(&mut SystemRandom)?)];
/// let mut file = Vec::new();
/// encrypt(&b"text"[..], &mut file, &secrets, &Options::default(), Transfer::default())?;
///
/// let header = Header::read(&file[..])?;
/// assert_eq!(header.suite(), Suite::default());
/// assert_eq!(header.layout_of_file(file.len() as u64)?.plain_len(), 4);
/// # Ok::<(), phalanx_file::Error>(())
/// ```
#[derive(Clone)]
pub struct Header {
    bytes: Vec<u8>,
    version: Version,
    content: Option<Content>,
    suite: Suite,
    chunk_size: ChunkSize,
    slots: Vec<SlotKind>,
    level: Level,
    /// Whether to allow as many passphrase attempts as version 1 does.
    trusted: bool,
    /// Offset of the header in the file it was read from.
    begin: u64,
}

impl Header {
    /// Creates the header of a new file that each of `secrets` opens, and the keys of its payload.
    ///
    /// # Errors
    /// [`Error::NoSecret`], [`Error::TooMany`] for more than 64 slots, 48 public keys or 8
    /// passphrases, [`Error::HeaderFull`], [`Error::Cost`] if trying all passphrases would cost too
    /// much, [`Error::Memory`] for Argon2id, [`Error::Random`], [`Error::Level`] if this CPU does
    /// not support the level.
    pub fn create(options: &Options, secrets: &[Secret], random: &mut dyn Randomness) -> Result<(Self, Sealer)> {
        wiped(|| Self::make(options, secrets, random)?.into_sealer())
    }

    /// Creates the header of a new file. The editor can still lengthen it.
    pub(crate) fn make(options: &Options, secrets: &[Secret], random: &mut dyn Randomness) -> Result<HeaderEditor> {
        if secrets.is_empty() {
            return Err(Error::NoSecret);
        }
        let Options { content, suite, chunk_size, cost, level, slot_room } = *options;
        let level = level.unwrap_or_else(Level::active).check()?;
        let version = Version::NEW;
        let passphrases = secrets.iter().filter(|secret| matches!(secret, Secret::Passphrase(_))).count();
        let public_keys = secrets.iter().filter(|secret| secret.recipient().is_some()).count();
        check_counts(secrets.len(), public_keys)?;
        version.check_passphrases(passphrases, cost.work().saturating_mul(passphrases as u64))?;
        let mut bytes = Vec::with_capacity(4096);
        bytes.extend(MAGIC);
        bytes.extend(version.number().to_le_bytes());
        bytes.extend(suite.id().to_le_bytes());
        bytes.extend([chunk_size.log2(), content.number(), 0, 0]);
        bytes.resize(IDENTITY_BYTES, 0);
        random.fill(&mut bytes[SALT])?;
        let identity = bytes.clone();
        let owner = Owner { identity: &identity, suite, level };

        let mut file_key = FileKey::default();
        random.fill(file_key.as_mut_slice())?;
        let (mut slots, mut salts) = (Vec::new(), Vec::new());
        for secret in secrets {
            let salt = salt_of_new_file(secret, cost, &salts, random)?;
            Slot::seal(&mut slots, secret, salt, cost, &file_key, owner, random)?;
            salts.push(salt);
        }
        let slot_room = slot_room.unwrap_or_else(|| Options::slot_room_for(None));
        let length = length_for(slots.len(), public_keys, slot_room, suite)?.max(version.least_header());
        let header = Self::sign(&identity, secrets.len(), &slots, length, &file_key)?.with_level(level)?;
        Ok(HeaderEditor { header, file_key })
    }

    /// Assembles a header of `length` bytes and authenticates it.
    fn sign(identity: &[u8], count: usize, slots: &[u8], length: usize, file_key: &FileKey) -> Result<Self> {
        let count = u16::try_from(count).map_err(|_| Error::Internal("slot count"))?;
        let stated = u32::try_from(length).map_err(|_| Error::Internal("header length"))?;
        let mut bytes = Vec::with_capacity(length);
        bytes.extend(identity);
        bytes.extend(stated.to_le_bytes());
        bytes.extend(count.to_le_bytes());
        bytes.resize(FIXED_BYTES, 0);
        bytes.extend(slots);
        bytes.resize(length - MAC_BYTES, 0);
        let tag = mac(file_key, identity, &bytes)?.finalize().into_bytes();
        bytes.extend(tag);
        Self::parse(bytes)
    }

    /// Reads exactly the header from the start of an encrypted file.
    ///
    /// # Errors
    /// [`Error::NotEncrypted`], [`Error::ByteOrderMark`] or [`Error::LineEnds`] if this is
    /// something else, [`Error::Cut`] if the input ends too early, [`Error::Version`],
    /// [`Error::Suite`], [`Error::Header`] or [`Error::Cost`] for invalid contents,
    /// [`Error::Read`].
    pub fn read(input: impl Read) -> Result<Self> {
        Self::parse(Self::read_bytes(input)?)
    }

    /// Reads the bytes of a header and checks only its length.
    pub(crate) fn read_bytes(mut input: impl Read) -> Result<Vec<u8>> {
        let mut bytes = vec![0; FIXED_BYTES];
        let have = read_full(&mut input, &mut bytes, 0)?;
        refuse_byte_order_mark(&bytes[..have])?;
        check_magic(&bytes[..have])?;
        if have < bytes.len() {
            return Err(cut(have, bytes.len()));
        }
        // Check the version first, because other versions may use a different layout.
        let length = header_length(&bytes, read_version(&bytes)?)?;
        bytes.resize(length, 0);
        let have = FIXED_BYTES + read_full(&mut input, &mut bytes[FIXED_BYTES..], FIXED_BYTES as u64)?;
        if have < length {
            return Err(cut(have, length));
        }
        Ok(bytes)
    }

    /// Parses the bytes of exactly one header.
    ///
    /// # Errors
    /// As [`read`](Self::read).
    pub fn parse(bytes: Vec<u8>) -> Result<Self> {
        check_magic(&bytes)?;
        if bytes.len() < FIXED_BYTES {
            return Err(cut(bytes.len(), FIXED_BYTES));
        }
        let version = read_version(&bytes)?;
        let suite = Suite::from_id(u16::from_le_bytes([bytes[10], bytes[11]]))?;
        let chunk_size = ChunkSize::from_log2(bytes[12])
            .map_err(|_| Error::Header("the chunk size is not a power of two from 4 KiB to 16 MiB"))?;
        let content = if version.has_content() { Some(Content::from_number(bytes[13])?) } else { None };
        if header_length(&bytes, version)? != bytes.len() {
            return Err(Error::Header("its length differs from the stated one"));
        }
        let count = usize::from(u16::from_le_bytes([bytes[52], bytes[53]]));
        if !(1..=MAX_SLOTS).contains(&count) {
            return Err(Error::Header("the number of key slots is not between 1 and 64"));
        }
        let (slots, padding) = split_slots(&bytes, count, version, suite)?;
        let reserved = if version.has_content() { 14..16 } else { 13..16 };
        if [&bytes[reserved], &bytes[54..56], padding].iter().any(|part| part.iter().any(|byte| *byte != 0)) {
            return Err(Error::Header("reserved bytes are not zero"));
        }
        let slots: Vec<SlotKind> = slots.iter().map(Slot::kind).collect();
        let header = Self {
            bytes,
            version,
            content,
            suite,
            chunk_size,
            slots,
            level: Level::active(),
            trusted: false,
            begin: 0,
        };
        if header.public_keys().count() > MAX_PUBLIC_KEYS {
            return Err(Error::Header("it has more than 48 slots for public keys"));
        }
        match version.check_passphrases(header.passphrases().count(), header.work()) {
            Err(Error::TooMany { .. }) => Err(Error::Header("it has more than 8 slots for passphrases")),
            outcome => outcome.map(|()| header),
        }
    }

    /// Allows passphrases to be tried on all slots that format version 1 permits: up to 64, at up
    /// to 16 GiB of memory times passes.
    ///
    /// By default, version 1 files are held to the limits of version 2, 8 slots and 8 GiB, because
    /// the creator of a file decides how long it takes to try a passphrase. Use this only for files
    /// from a trusted source.
    pub fn trusting_costs(mut self) -> Self {
        self.trusted = true;
        self
    }

    /// Sets the highest level whose kernels may run for this file. The default is
    /// [`Level::active`].
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    pub fn with_level(mut self, level: Level) -> Result<Self> {
        self.level = level.check()?;
        Ok(self)
    }

    /// The same header, read from offset `begin` of a file.
    pub(crate) fn at(self, begin: u64) -> Self {
        Self { begin, ..self }
    }

    /// Offset of the header in the file it was read from.
    pub(crate) fn begin(&self) -> u64 {
        self.begin
    }

    /// Copies the level, trust and offset from another header of the same file.
    pub(crate) fn with_options_of(self, other: &Self) -> Self {
        Self { level: other.level, trusted: other.trusted, begin: other.begin, ..self }
    }

    /// Finds a slot that one of `secrets` opens, verifies the whole header, and returns the payload
    /// keys.
    ///
    /// # Errors
    /// [`Error::WrongKey`], [`Error::WrongPassphrase`], [`Error::WrongIdentity`],
    /// [`Error::WrongSecrets`] or [`Error::OtherLock`] if none opens it, [`Error::Guesses`] if a
    /// passphrase is not tried, [`Error::HeaderNotAuthentic`] if the header was modified,
    /// [`Error::Memory`] for Argon2id.
    pub fn unlock(&self, secrets: &[Secret]) -> Result<Payload> {
        wiped(|| self.payload(&self.file_key(secrets)?))
    }

    /// Unlocks the header for adding and removing slots.
    ///
    /// # Errors
    /// As [`unlock`](Self::unlock).
    pub fn edit(&self, secrets: &[Secret]) -> Result<HeaderEditor> {
        wiped(|| Ok(HeaderEditor { file_key: self.file_key(secrets)?, header: self.clone() }))
    }

    /// The numbers, from 0, of the slots that any of `secrets` opens. Only these slots are
    /// verified.
    ///
    /// # Errors
    /// [`Error::HeaderNotAuthentic`] if a slot was modified, [`Error::Memory`] for Argon2id.
    pub fn opened_by(&self, secrets: &[Secret]) -> Result<Vec<usize>> {
        self.check_guesses(secrets)?;
        let slots = self.split()?;
        let mut opened = Vec::new();
        for (number, slot) in slots.iter().enumerate() {
            for secret in secrets {
                if wiped(|| slot.open(secret, self.owner()).map(|key| key.is_some()))? {
                    opened.push(number);
                    break;
                }
            }
        }
        Ok(opened)
    }

    /// The file key, if one of `secrets` opens a slot and the whole header is authentic.
    fn file_key(&self, secrets: &[Secret]) -> Result<FileKey> {
        self.check_guesses(secrets)?;
        let slots = self.split()?;
        for secret in secrets {
            for slot in &slots {
                if let Some(file_key) = slot.open(secret, self.owner())? {
                    let (body, tag) = self.bytes.split_at(self.bytes.len() - MAC_BYTES);
                    let authentic = mac(&file_key, self.identity(), body)?.finalize().into_bytes();
                    return if equal(&authentic, tag) { Ok(file_key) } else { Err(Error::HeaderNotAuthentic) };
                }
            }
        }
        Err(self.refusal(secrets))
    }

    fn split(&self) -> Result<Vec<Slot<'_>>> {
        Ok(split_slots(&self.bytes, self.slots.len(), self.version, self.suite)?.0)
    }

    /// Rejects passphrase attempts that only version 1 allows.
    fn check_guesses(&self, secrets: &[Secret]) -> Result<()> {
        let tried = secrets.iter().any(|secret| matches!(secret, Secret::Passphrase(_)));
        let (slots, work) = (self.passphrases().count(), self.work());
        if tried && !self.trusted && Version::NEW.check_passphrases(slots, work).is_err() {
            return Err(Error::Guesses { slots, gib: work.div_ceil(1 << 20) });
        }
        Ok(())
    }

    /// The positions of the chunks in a file with this header and `plain` plaintext bytes.
    ///
    /// # Errors
    /// [`Error::TooLong`] above the limit of the suite.
    pub fn layout(&self, plain: u64) -> Result<Layout> {
        self.shape().of_plain(plain)
    }

    /// The positions of the chunks in a complete file with this header and `length` bytes in total.
    ///
    /// # Errors
    /// [`Error::Cut`] if no complete file has this length, [`Error::TooLong`] above the limit of
    /// the suite.
    pub fn layout_of_file(&self, length: u64) -> Result<Layout> {
        let header = self.bytes.len() as u64;
        let payload = length.checked_sub(header).ok_or(Error::Cut { have: length, at_least: header })?;
        self.shape().of_payload(payload)
    }

    /// Whether a file that starts with `start` has the identity and header length of this header.
    /// Slots and authentication may differ.
    pub fn belongs_to(&self, start: &[u8]) -> bool {
        start.len() >= SLOT_COUNT && start[..SLOT_COUNT] == self.bytes[..SLOT_COUNT]
    }

    pub(crate) fn shape(&self) -> Shape {
        Shape { suite: self.suite, chunk_size: self.chunk_size, header: self.bytes.len() as u64 }
    }

    /// The cost of trying all passphrases, in KiB times passes.
    fn work(&self) -> u64 {
        self.passphrases().map(Cost::work).sum()
    }

    fn passphrases(&self) -> impl Iterator<Item = Cost> {
        self.slots.iter().filter_map(|slot| if let SlotKind::Passphrase(cost) = slot { Some(*cost) } else { None })
    }

    /// The fingerprints of the public keys that can open the file, in the order of their slots.
    pub fn public_keys(&self) -> impl Iterator<Item = Fingerprint> {
        self.slots.iter().filter_map(|slot| if let SlotKind::XWing(whose) = slot { Some(*whose) } else { None })
    }

    fn owner(&self) -> Owner<'_> {
        Owner { identity: self.identity(), suite: self.suite, level: self.level }
    }

    /// The bytes of the header. The payload follows them in the file.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The version of the format.
    pub fn version(&self) -> u16 {
        self.version.number()
    }

    /// Whether a file or a folder was encrypted. `None` in versions 1 and 2, which do not record
    /// it.
    pub fn content(&self) -> Option<Content> {
        self.content
    }

    /// The cipher suite.
    pub fn suite(&self) -> Suite {
        self.suite
    }

    /// Plaintext bytes per chunk.
    pub fn chunk_size(&self) -> ChunkSize {
        self.chunk_size
    }

    /// The key slots.
    pub fn slots(&self) -> &[SlotKind] {
        &self.slots
    }

    /// Whether a passphrase can open the file.
    pub fn has_passphrase(&self) -> bool {
        self.passphrases().next().is_some()
    }

    /// Whether a key file can open the file.
    pub fn has_key(&self) -> bool {
        self.slots.contains(&SlotKind::Key)
    }

    fn identity(&self) -> &[u8] {
        &self.bytes[..IDENTITY_BYTES]
    }

    fn payload(&self, file_key: &FileKey) -> Result<Payload> {
        let kdf = kdf(file_key, self.identity());
        let keys = Keys::new(&kdf, self.identity(), self.suite, self.chunk_size, self.level)?;
        Ok(Payload::new(self.shape(), self.content, keys))
    }

    /// Why no secret opened the file.
    fn refusal(&self, secrets: &[Secret]) -> Error {
        let given = |kind: fn(&Secret) -> bool| secrets.iter().any(kind);
        let has_public_key = self.public_keys().next().is_some();
        let tried = [
            (self.has_key() && given(|secret| matches!(secret, Secret::Key(_))), Error::WrongKey),
            (self.has_passphrase() && given(|secret| matches!(secret, Secret::Passphrase(_))), Error::WrongPassphrase),
            (has_public_key && given(|secret| matches!(secret, Secret::Identity(_))), Error::WrongIdentity),
        ];
        let mut wrong = tried.into_iter().filter(|(tried, _)| *tried).map(|(_, error)| error);
        match (wrong.next(), wrong.next()) {
            (Some(error), None) => error,
            (Some(_), Some(_)) => Error::WrongSecrets,
            (None, _) => {
                let locks = [
                    (self.has_key(), "a key file"),
                    (self.has_passphrase(), "a passphrase"),
                    (has_public_key, "a public key, whose identity opens it"),
                ];
                let locks: Vec<_> = locks.into_iter().filter(|(has, _)| *has).map(|(_, what)| what).collect();
                Error::OtherLock(match &locks[..] {
                    [] => "something that this version does not support".to_owned(),
                    locks => locks.join(" or "),
                })
            }
        }
    }
}

impl std::fmt::Debug for Header {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Header")
            .field("version", &self.version)
            .field("content", &self.content)
            .field("suite", &self.suite)
            .field("chunk_size", &self.chunk_size)
            .field("bytes", &self.bytes.len())
            .field("slots", &self.slots)
            .finish()
    }
}

/// Adds and removes slots. Only the header changes, and the payload stays as it is. The header
/// keeps its length unless [`make_room`](Self::make_room) lengthens it.
///
/// ```
/// use phalanx_file::{Cost, Header, Options, Secret, SecretKey, SystemRandom, Transfer, decrypt, encrypt};
/// # let [mine, yours] = [0, 1].map(|_| Secret::Key(SecretKey::generate(&mut SystemRandom).unwrap()));
/// let mut file = Vec::new();
/// encrypt(&b"text"[..], &mut file, &[mine.clone()], &Options::default(), Transfer::default())?;
///
/// let mut editor = Header::read(&file[..])?.edit(&[mine])?;
/// editor.add(&yours, Cost::default(), &mut SystemRandom)?;
/// editor.remove(0)?;
/// let header = editor.header().as_bytes();
/// file[..header.len()].copy_from_slice(header);
///
/// let mut opened = Vec::new();
/// decrypt(&file[..], &mut opened, &[yours], Transfer::default())?;
/// assert_eq!(opened, b"text");
/// # Ok::<(), phalanx_file::Error>(())
/// ```
///
/// Anyone who could open the file before may have kept a copy of it or of the old header, which can
/// still be opened with the removed secret. To revoke access to new data, encrypt it again.
pub struct HeaderEditor {
    header: Header,
    /// On the heap, so that moving it leaves no copy behind.
    file_key: FileKey,
}

impl HeaderEditor {
    /// The current header, to be written over the old one.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Adds a slot for `secret` after all others.
    ///
    /// # Errors
    /// [`Error::TooMany`], [`Error::NoRoom`] if the header is full, [`Error::NoPublicKeys`] in a
    /// version 1 file, [`Error::Cost`] if trying all passphrases would cost too much,
    /// [`Error::Memory`] for Argon2id, [`Error::Random`].
    pub fn add(&mut self, secret: &Secret, cost: Cost, random: &mut dyn Randomness) -> Result<()> {
        let header = &self.header;
        let public_key = secret.recipient().is_some();
        if public_key && !header.version.has_public_keys() {
            return Err(Error::NoPublicKeys);
        }
        check_counts(header.slots.len() + 1, header.public_keys().count() + usize::from(public_key))?;
        if matches!(secret, Secret::Passphrase(_)) {
            header.version.check_cost(cost)?;
            Version::NEW.check_passphrases(header.passphrases().count() + 1, header.work() + cost.work())?;
        }
        let mut slots = self.slots()?.concat();
        // We don't use a salt shared with other files, because it may already be in use in this
        // file.
        let salt = new_salt(random)?;
        wiped(|| Slot::seal(&mut slots, secret, salt, cost, &self.file_key, header.owner(), random))?;
        self.replace(header.slots.len() + 1, &slots)
    }

    /// Lengthens the header until it has room for slots of `secrets` and of `slot_room` more public
    /// keys.
    ///
    /// **A longer header cannot be written over the old one.** Rewrite the file: first the header,
    /// then the payload unchanged.
    ///
    /// # Errors
    /// [`Error::HeaderFull`] if even the longest header has no room for `secrets`.
    pub fn make_room(&mut self, secrets: &[Secret], slot_room: usize) -> Result<()> {
        let header = &self.header;
        let slots = self.slots()?.concat();
        let more: usize = secrets.iter().map(|secret| slot_bytes(secret, header.suite)).sum();
        let public_keys = header.public_keys().count() + secrets.iter().filter(|it| it.recipient().is_some()).count();
        let length = length_for(slots.len() + more, public_keys, slot_room, header.suite)?;
        self.put(header.slots.len(), &slots, length.max(header.bytes.len()))
    }

    /// Finishes the header of a new file.
    pub(crate) fn into_sealer(self) -> Result<(Header, Sealer)> {
        let sealer = Sealer::new(self.header.payload(&self.file_key)?);
        Ok((self.header, sealer))
    }

    /// The payload keys.
    pub(crate) fn payload(&self) -> Result<Payload> {
        self.header.payload(&self.file_key)
    }

    /// Removes slot `slot`, counted from 0. Later slots move up.
    ///
    /// # Errors
    /// [`Error::NoSuchSlot`], [`Error::LastSlot`].
    pub fn remove(&mut self, slot: usize) -> Result<()> {
        let mut slots = self.slots()?;
        if slot >= slots.len() {
            return Err(Error::NoSuchSlot { slot, slots: slots.len() });
        }
        if slots.len() == 1 {
            return Err(Error::LastSlot);
        }
        slots.remove(slot);
        let (count, slots) = (slots.len(), slots.concat());
        self.replace(count, &slots)
    }

    fn slots(&self) -> Result<Vec<&[u8]>> {
        Ok(self.header.split()?.iter().map(Slot::as_bytes).collect())
    }

    fn replace(&mut self, count: usize, slots: &[u8]) -> Result<()> {
        let length = self.header.bytes.len();
        if FIXED_BYTES + slots.len() + MAC_BYTES > length {
            return Err(Error::NoRoom);
        }
        self.put(count, slots, length)
    }

    fn put(&mut self, count: usize, slots: &[u8], length: usize) -> Result<()> {
        let header = wiped(|| Header::sign(self.header.identity(), count, slots, length, &self.file_key))?;
        self.header = header.with_options_of(&self.header);
        Ok(())
    }
}

impl std::fmt::Debug for HeaderEditor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("HeaderEditor").field("header", &self.header).finish_non_exhaustive()
    }
}

fn kdf<'a>(file_key: &FileKey, identity: &'a [u8]) -> Kdf<'a> {
    Kdf::new(&identity[SALT], file_key, [identity, &[]])
}

/// HMAC-SHA-256 of the header up to its tag. It also commits to the file key, i.e. no other key
/// verifies the same header.
fn mac(file_key: &FileKey, identity: &[u8], body: &[u8]) -> Result<Hmac<Sha256>> {
    let mut key = Zeroizing::new([0; MAC_BYTES]);
    kdf(file_key, identity).derive(Purpose::HeaderMac, key.as_mut_slice())?;
    let mac = Hmac::<Sha256>::new_from_slice(key.as_slice()).map_err(|_| Error::Internal("HMAC key length"))?;
    Ok(mac.chain_update(body))
}

/// The slots, and the padding between them and the tag. `bytes` must be as long as the header says
/// it is.
fn split_slots(bytes: &[u8], count: usize, version: Version, suite: Suite) -> Result<(Vec<Slot<'_>>, &[u8])> {
    let mut rest = &bytes[FIXED_BYTES..bytes.len() - MAC_BYTES];
    let mut slots = Vec::with_capacity(count);
    for _ in 0..count {
        let (slot, after) = Slot::split(rest, version, suite)?;
        slots.push(slot);
        rest = after;
    }
    Ok((slots, rest))
}

fn check_magic(bytes: &[u8]) -> Result<()> {
    let length = bytes.len().min(MAGIC.len());
    if length > 0 && bytes[..length] == MAGIC[..length] {
        return Ok(());
    }
    let converted = [&b"\x93PHX\n\x1a\n"[..], b"\x93PHX\r\r\n", b"\x93PHX\r\n\x1a\r\n"];
    if converted.iter().any(|start| bytes.starts_with(start)) { Err(Error::LineEnds) } else { Err(Error::NotEncrypted) }
}

/// `bytes` must contain at least the fixed part.
fn read_version(bytes: &[u8]) -> Result<Version> {
    Version::from_number(u16::from_le_bytes([bytes[8], bytes[9]]))
}

/// `bytes` must contain at least the fixed part.
fn header_length(bytes: &[u8], version: Version) -> Result<usize> {
    let length = u32::from_le_bytes([bytes[48], bytes[49], bytes[50], bytes[51]]) as usize;
    if !(version.least_header()..=MAX_BYTES).contains(&length) || !length.is_multiple_of(STEP) {
        return Err(Error::Header(match version {
            Version::One | Version::Three => "its length is not a multiple of 512 up to 65536",
            Version::Two => "its length is not a multiple of 512 from 4096 to 65536",
        }));
    }
    Ok(length)
}

/// The length of a header with `slots` bytes of slots, `public_keys` slots for public keys among
/// them, and space for `slot_room` more.
fn length_for(slots: usize, public_keys: usize, slot_room: usize, suite: Suite) -> Result<usize> {
    let needed = FIXED_BYTES + slots + MAC_BYTES;
    if needed > MAX_BYTES {
        return Err(Error::HeaderFull);
    }
    // This allows slots to be added later without moving the payload.
    let room = slot_room.min(MAX_PUBLIC_KEYS.saturating_sub(public_keys)) * public_key_bytes(suite);
    Ok((needed + room).next_multiple_of(STEP).min(MAX_BYTES))
}

fn cut(have: usize, at_least: usize) -> Error {
    Error::Cut { have: have as u64, at_least: at_least as u64 }
}

/// Rejects more slots than a file may have.
fn check_counts(slots: usize, public_keys: usize) -> Result<()> {
    if public_keys > MAX_PUBLIC_KEYS {
        return Err(Error::TooMany { what: "public keys", max: MAX_PUBLIC_KEYS });
    }
    if slots > MAX_SLOTS {
        return Err(Error::TooMany { what: "key slots", max: MAX_SLOTS });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SecretKey, SystemRandom};

    /// A later version may add a new kind of slot. This version must still open the slots it knows
    /// about, and authenticate the others.
    #[test]
    fn unknown_slots_are_left_alone_and_authenticated() {
        let key = [Secret::Key(SecretKey::generate(&mut SystemRandom).unwrap())];
        let mut random = Recorder::default();
        let (header, _) = Header::create(&Options::default(), &key, &mut random).unwrap();
        let file_key = FileKey::new(Zeroizing::new(random.0[1][..].try_into().unwrap()));
        let mut bytes = header.bytes;
        let known = bytes[FIXED_BYTES..188].to_vec();
        let unknown = [&[0x34, 0x12, 5, 0][..], b"other"].concat();
        bytes[FIXED_BYTES..FIXED_BYTES + 9].copy_from_slice(&unknown);
        bytes[FIXED_BYTES + 9..197].copy_from_slice(&known);
        bytes[52] = 2;
        let unsigned = Header::parse(bytes.clone()).unwrap();
        assert_eq!(unsigned.slots(), [SlotKind::Unknown(0x1234), SlotKind::Key]);
        assert!(matches!(unsigned.unlock(&key), Err(Error::HeaderNotAuthentic)));

        let body = bytes.len() - MAC_BYTES;
        let tag = mac(&file_key, unsigned.identity(), &bytes[..body]).unwrap().finalize().into_bytes();
        bytes[body..].copy_from_slice(&tag);
        assert!(Header::parse(bytes.clone()).unwrap().unlock(&key).is_ok());
        let mut none = bytes.clone();
        none[FIXED_BYTES..FIXED_BYTES + 2].fill(0);
        assert!(matches!(Header::parse(none), Err(Error::Header("a key slot has kind 0"))));
        bytes[FIXED_BYTES + 4] ^= 1;
        assert!(matches!(Header::parse(bytes).unwrap().unlock(&key), Err(Error::HeaderNotAuthentic)));
    }

    /// Version 1 files may have more passphrases than we are willing to try on somebody else's
    /// file.
    #[test]
    fn guesses_of_the_first_version_are_limited() {
        let secrets: Vec<_> =
            (b'a'..=b'i').map(|letter| Secret::Passphrase(crate::Passphrase::new(vec![letter]).unwrap())).collect();
        let key = Secret::Key(SecretKey::generate(&mut SystemRandom).unwrap());
        let (header, _) = Header::create(&Options::default(), std::slice::from_ref(&key), &mut SystemRandom).unwrap();
        let mut identity = header.identity().to_vec();
        (identity[8], identity[13]) = (1, 0);
        let owner = Owner { identity: &identity, ..header.owner() };
        let (mut slots, file_key) = (Vec::new(), FileKey::default());
        for secret in secrets.iter().chain([&key]) {
            let cost = Cost::new(Cost::MIN_MEMORY_KIB, 1, 1).unwrap();
            let salt = new_salt(&mut SystemRandom).unwrap();
            Slot::seal(&mut slots, secret, salt, cost, &file_key, owner, &mut SystemRandom).unwrap();
        }
        let header = Header::sign(&identity, 10, &slots, 2048, &file_key).unwrap();
        let refused = header.unlock(&secrets[8..]);
        assert!(matches!(refused, Err(Error::Guesses { slots: 9, gib: 1 })), "{refused:?}");
        assert!(header.opened_by(&secrets[..1]).is_err());
        assert!(header.unlock(&[key]).is_ok());
        assert!(header.trusting_costs().unlock(&secrets[8..]).is_ok());
        // Version 2 rejects such a header.
        let mut second = Header::sign(&identity, 10, &slots, 4096, &file_key).unwrap().bytes;
        second[8] = 2;
        assert!(matches!(Header::parse(second), Err(Error::Header(what)) if what.contains("more than 8 slots")));
    }

    #[derive(Default)]
    struct Recorder(Vec<Vec<u8>>);

    impl Randomness for Recorder {
        fn fill(&mut self, out: &mut [u8]) -> Result<()> {
            SystemRandom.fill(out)?;
            self.0.push(out.to_vec());
            Ok(())
        }
    }
}
