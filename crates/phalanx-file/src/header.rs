//! The header: what is known without a key, the key slots, and the authentication of both.

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

/// A byte that is not ASCII, a name, and line ends of both kinds: what text-mode transfers destroy.
pub(crate) const MAGIC: [u8; 8] = *b"\x93PHX\r\n\x1a\n";

/// Where the number of slots is: what comes before it stays the same when slots change.
const SLOT_COUNT: usize = 52;
/// Bytes before the first slot.
const FIXED_BYTES: usize = 56;
const MAC_BYTES: usize = 32;

/// Headers come in steps of a disk sector.
const STEP: usize = 512;
const MAX_BYTES: usize = 64 << 10;
const MAX_SLOTS: usize = 64;
/// So many have room in the longest header of every suite, and 13 other slots with them.
const MAX_PUBLIC_KEYS: usize = 48;

/// Public keys for which a header has room, unless the plaintext is short or the caller says otherwise.
const SLOT_ROOM: usize = 3;

/// How a file is to be encrypted.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// What is encrypted.
    pub content: Content,
    /// The cipher suite.
    pub suite: Suite,
    /// Plaintext bytes per chunk.
    pub chunk_size: ChunkSize,
    /// What a guess of a passphrase costs.
    pub cost: Cost,
    /// The highest level whose kernels may run; `None` for [`Level::active`].
    pub level: Option<Level>,
    /// For how many public keys more the header has room, so that they can be added later; fewer where its 65,536 bytes end. `None` for
    /// [`slot_room_for`](Self::slot_room_for) the length of the plaintext.
    pub slot_room: Option<usize>,
}

/// A file of the default suite and cost, in large chunks.
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

    /// The default room for public keys: none if the plaintext has at most [`SHORT`](Self::SHORT) bytes, three if it is longer or its length is not known.
    pub fn slot_room_for(length: Option<u64>) -> usize {
        if length.is_some_and(|length| length <= Self::SHORT) { 0 } else { SLOT_ROOM }
    }

    /// The same options with the room decided.
    pub(crate) fn with_room_for(self, length: Option<u64>) -> Self {
        Self { slot_room: self.slot_room.or_else(|| Some(Self::slot_room_for(length))), ..self }
    }
}

/// The header of an encrypted file.
///
/// A parsed header keeps to the rules of the format, but nothing in it is authentic until [`unlock`](Self::unlock) succeeds.
#[derive(Clone)]
pub struct Header {
    bytes: Vec<u8>,
    version: Version,
    content: Option<Content>,
    suite: Suite,
    chunk_size: ChunkSize,
    slots: Vec<SlotKind>,
    level: Level,
    /// Whether all the guesses of the first version are tried.
    trusted: bool,
    /// Where it begins in the file that it was read from.
    begin: u64,
}

impl Header {
    /// Makes the header of a new file, which each of `secrets` opens, and the keys of its payload.
    ///
    /// # Errors
    /// [`Error::NoSecret`], [`Error::TooMany`] for more than 64 slots, 48 public keys or 8 passphrases, [`Error::HeaderFull`],
    /// [`Error::Cost`] if the passphrases together cost too much to try, [`Error::Memory`] for Argon2id, [`Error::Random`], [`Error::Level`] if this CPU lacks the level.
    pub fn create(options: &Options, secrets: &[Secret], random: &mut dyn Randomness) -> Result<(Self, Sealer)> {
        wiped(|| Self::make(options, secrets, random)?.into_sealer())
    }

    /// Makes the header of a new file. Whoever has it can still lengthen it.
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

    /// Puts a header of `length` bytes together and authenticates it.
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
    /// [`Error::NotEncrypted`] and its kin if this is something else, [`Error::Cut`] if the input ends too soon,
    /// [`Error::Version`], [`Error::Suite`], [`Error::Header`], [`Error::Cost`] for what the header says, [`Error::Read`].
    pub fn read(input: impl Read) -> Result<Self> {
        Self::parse(Self::read_bytes(input)?)
    }

    /// Reads the bytes of a header, of which only the length was looked at.
    pub(crate) fn read_bytes(mut input: impl Read) -> Result<Vec<u8>> {
        let mut bytes = vec![0; FIXED_BYTES];
        let have = read_full(&mut input, &mut bytes, 0)?;
        refuse_byte_order_mark(&bytes[..have])?;
        check_magic(&bytes[..have])?;
        if have < bytes.len() {
            return Err(cut(have, bytes.len()));
        }
        // Another version may have another shape: say so before anything else is looked at.
        let length = header_length(&bytes, read_version(&bytes)?)?;
        bytes.resize(length, 0);
        let have = FIXED_BYTES + read_full(&mut input, &mut bytes[FIXED_BYTES..], FIXED_BYTES as u64)?;
        if have < length {
            return Err(cut(have, length));
        }
        Ok(bytes)
    }

    /// Parses a whole header, nothing before and nothing after it.
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
            return Err(Error::Header("the number of key slots is not from 1 to 64"));
        }
        let (slots, padding) = split_slots(&bytes, count, version, suite)?;
        let reserved = if version.has_content() { 14..16 } else { 13..16 };
        if [&bytes[reserved], &bytes[54..56], padding].concat().iter().any(|byte| *byte != 0) {
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

    /// Lets passphrases be tried on all slots that format version 1 allows: up to 64, at up to 16 GiB of memory times passes.
    ///
    /// Without this, files of that version are held to what the second allows, 8 slots and 8 GiB: whoever hands a file over chooses
    /// how long a passphrase is tried on it, and on how many slots. It is for files that come from nobody else.
    pub fn trusting_costs(mut self) -> Self {
        self.trusted = true;
        self
    }

    /// Lets no kernels above `level` run for this file; without this, [`Level::active`] is the limit.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU lacks the level.
    pub fn with_level(mut self, level: Level) -> Result<Self> {
        self.level = level.check()?;
        Ok(self)
    }

    /// The same, read from this place of a file.
    pub(crate) fn at(self, begin: u64) -> Self {
        Self { begin, ..self }
    }

    /// Where it begins in the file that it was read from.
    pub(crate) fn begin(&self) -> u64 {
        self.begin
    }

    /// With the level, the trust and the place of another header of the same file.
    pub(crate) fn with_options_of(self, other: &Self) -> Self {
        Self { level: other.level, trusted: other.trusted, begin: other.begin, ..self }
    }

    /// Finds the slot that one of `secrets` opens, verifies the whole header, and gives the keys of the payload.
    ///
    /// # Errors
    /// [`Error::WrongKey`], [`Error::WrongPassphrase`], [`Error::WrongIdentity`], [`Error::WrongSecrets`] or [`Error::OtherLock`] if
    /// none opens, [`Error::Guesses`] if a passphrase is not tried, [`Error::HeaderNotAuthentic`] if the header was changed, [`Error::Memory`] for Argon2id.
    pub fn unlock(&self, secrets: &[Secret]) -> Result<Payload> {
        wiped(|| self.payload(&self.file_key(secrets)?))
    }

    /// As [`unlock`](Self::unlock), to add and remove slots.
    ///
    /// # Errors
    /// As [`unlock`](Self::unlock).
    pub fn edit(&self, secrets: &[Secret]) -> Result<HeaderEditor> {
        wiped(|| Ok(HeaderEditor { file_key: self.file_key(secrets)?, header: self.clone() }))
    }

    /// The numbers, from 0, of the slots that any of `secrets` opens. Nothing but these slots is verified.
    ///
    /// # Errors
    /// [`Error::HeaderNotAuthentic`] if a slot was changed, [`Error::Memory`] for Argon2id.
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

    /// Refuses to try a passphrase on what only the first version allows.
    fn check_guesses(&self, secrets: &[Secret]) -> Result<()> {
        let tried = secrets.iter().any(|secret| matches!(secret, Secret::Passphrase(_)));
        let (slots, work) = (self.passphrases().count(), self.work());
        if tried && !self.trusted && Version::NEW.check_passphrases(slots, work).is_err() {
            return Err(Error::Guesses { slots, gib: work.div_ceil(1 << 20) });
        }
        Ok(())
    }

    /// Where the chunks of a file with this header and `plain` plaintext bytes lie.
    ///
    /// # Errors
    /// [`Error::TooLong`] beyond the suite's limit.
    pub fn layout(&self, plain: u64) -> Result<Layout> {
        self.shape().of_plain(plain)
    }

    /// Where the chunks of a file with this header and `length` bytes in all lie, if it is whole.
    ///
    /// # Errors
    /// [`Error::Cut`] if no whole file is that long, [`Error::TooLong`] beyond the suite's limit.
    pub fn layout_of_file(&self, length: u64) -> Result<Layout> {
        let header = self.bytes.len() as u64;
        let payload = length.checked_sub(header).ok_or(Error::Cut { have: length, at_least: header })?;
        self.shape().of_payload(payload)
    }

    /// Whether a file that begins with `start` is this header's: its identity and the length of its header are the same. Slots and
    /// authentication may differ.
    pub fn belongs_to(&self, start: &[u8]) -> bool {
        start.len() >= SLOT_COUNT && start[..SLOT_COUNT] == self.bytes[..SLOT_COUNT]
    }

    pub(crate) fn shape(&self) -> Shape {
        Shape { suite: self.suite, chunk_size: self.chunk_size, header: self.bytes.len() as u64 }
    }

    /// What all passphrases together cost to try.
    fn work(&self) -> u64 {
        self.passphrases().map(Cost::work).sum()
    }

    fn passphrases(&self) -> impl Iterator<Item = Cost> {
        self.slots.iter().filter_map(|slot| if let SlotKind::Passphrase(cost) = slot { Some(*cost) } else { None })
    }

    /// The fingerprints of the public keys whose identities open the file, in the order of their slots.
    pub fn public_keys(&self) -> impl Iterator<Item = Fingerprint> {
        self.slots.iter().filter_map(|slot| if let SlotKind::XWing(whose) = slot { Some(*whose) } else { None })
    }

    fn owner(&self) -> Owner<'_> {
        Owner { identity: self.identity(), suite: self.suite, level: self.level }
    }

    /// The header's bytes, which precede the payload.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The version of the format.
    pub fn version(&self) -> u16 {
        self.version.number()
    }

    /// What was encrypted. Versions 1 and 2 of the format do not say: `None`.
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

    /// What opens the file.
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

    /// Why nothing opened the file.
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

/// Changes the slots of a file: the header alone, so that the payload stays as it is. The header keeps its length until
/// [`make_room`](Self::make_room) lengthens it.
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
/// What a removed secret could read, it could have copied: to take that back, encrypt again. An old header that somebody kept
/// still opens with what it opened with.
pub struct HeaderEditor {
    header: Header,
    /// On the heap, so that a move leaves no copy.
    file_key: FileKey,
}

impl HeaderEditor {
    /// The header as it is now, to be written in place of the old one.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Adds a slot that `secret` opens, after all others.
    ///
    /// # Errors
    /// [`Error::TooMany`], [`Error::NoRoom`] if the header is full, [`Error::NoPublicKeys`] in a file of the first version,
    /// [`Error::Cost`] if the passphrases together would cost too much to try, [`Error::Memory`] for Argon2id, [`Error::Random`].
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
        // Never the salt of other files, with which this file may have a slot already.
        let salt = new_salt(random)?;
        wiped(|| Slot::seal(&mut slots, secret, salt, cost, &self.file_key, header.owner(), random))?;
        self.replace(header.slots.len() + 1, &slots)
    }

    /// Lengthens the header until it has room for slots of `secrets` and of `slot_room` public keys more.
    ///
    /// **A longer header cannot be written over the old one.** The file has to be written anew: the header, and then the payload as it is.
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

    /// Ends the making of a new header.
    pub(crate) fn into_sealer(self) -> Result<(Header, Sealer)> {
        let sealer = Sealer::new(self.header.payload(&self.file_key)?);
        Ok((self.header, sealer))
    }

    /// The keys of the payload.
    pub(crate) fn payload(&self) -> Result<Payload> {
        self.header.payload(&self.file_key)
    }

    /// Removes a slot by its number, from 0; those after it move up.
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

/// HMAC-SHA-256 of the header up to its tag. It also commits to the file key: no second one verifies the same header.
fn mac(file_key: &FileKey, identity: &[u8], body: &[u8]) -> Result<Hmac<Sha256>> {
    let mut key = Zeroizing::new([0; MAC_BYTES]);
    kdf(file_key, identity).derive(Purpose::HeaderMac, key.as_mut_slice())?;
    let mac = Hmac::<Sha256>::new_from_slice(key.as_slice()).map_err(|_| Error::Internal("HMAC key length"))?;
    Ok(mac.chain_update(body))
}

/// The slots, and the padding between them and the tag. `bytes` is a header of the length that it states.
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

/// `bytes` has the fixed part at least.
fn read_version(bytes: &[u8]) -> Result<Version> {
    Version::from_number(u16::from_le_bytes([bytes[8], bytes[9]]))
}

/// `bytes` has the fixed part at least.
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

/// The length of a header with so many bytes of slots, of which so many are for public keys, and with room for more of those.
fn length_for(slots: usize, public_keys: usize, slot_room: usize, suite: Suite) -> Result<usize> {
    let needed = FIXED_BYTES + slots + MAC_BYTES;
    if needed > MAX_BYTES {
        return Err(Error::HeaderFull);
    }
    // Room to add slots later without moving the payload.
    let room = slot_room.min(MAX_PUBLIC_KEYS.saturating_sub(public_keys)) * public_key_bytes(suite);
    Ok((needed + room).next_multiple_of(STEP).min(MAX_BYTES))
}

fn cut(have: usize, at_least: usize) -> Error {
    Error::Cut { have: have as u64, at_least: at_least as u64 }
}

/// Refuses slots that are too many for a file.
fn check_counts(slots: usize, public_keys: usize) -> Result<()> {
    if public_keys > MAX_PUBLIC_KEYS {
        return Err(Error::TooMany { what: "public keys", most: MAX_PUBLIC_KEYS });
    }
    if slots > MAX_SLOTS {
        return Err(Error::TooMany { what: "key slots", most: MAX_SLOTS });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SecretKey, SystemRandom};

    /// A later version may add a kind of slot: this one must still open the slots it knows, and authenticate the rest.
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

    /// A file of the first version may have more passphrases than are tried on a file that somebody handed over.
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
        // In the second version, such a header is none.
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
