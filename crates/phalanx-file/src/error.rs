//! Everything that can go wrong, each in one line that says what, where and what to do.

use std::io;

/// Result of this crate's functions.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a file was not encrypted or decrypted.
///
/// Offsets are bytes from the start of the encrypted file.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The first bytes are not the magic number.
    #[error("not a file encrypted by phalanx, or its beginning is damaged; check the name")]
    NotEncrypted,
    /// The input begins with a byte order mark: a shell has taken the bytes for text.
    #[error(
        "a shell has rewritten these bytes as {0} text; make the file again by giving its name instead of redirecting with >"
    )]
    ByteOrderMark(&'static str),
    /// The magic number is there, but its line ends were converted.
    #[error("line ends were converted, as in a text-mode transfer; copy the file again in binary mode")]
    LineEnds,
    /// A format version that this library does not know.
    #[error("format version {0} is not known; a newer phalanx is needed")]
    Version(u16),
    /// A suite number that this library does not know.
    #[error("cipher suite {0:#06x} is not known{built}; a newer phalanx is needed", built = if phalanx_catalogue::HAS_ALL_FAMILIES { "" } else { ", or its cipher is not in this build" })]
    Suite(u16),
    /// A suite name that is not in the registry.
    #[error("cipher suite {name:?} is not known; known are {known}")]
    SuiteName {
        /// The name that was given.
        name: String,
        /// The names that there are.
        known: String,
    },
    /// The chunk size is not a power of two from 4 KiB to 16 MiB.
    #[error("the chunk size must be a power of two from 4096 to 16777216 bytes")]
    ChunkSize,
    /// The header breaks a rule of the format.
    #[error("malformed header: {0}; use another copy")]
    Header(&'static str),
    /// The header asks for more or less work than is allowed.
    #[error("the cost of a passphrase is refused: {0}")]
    Cost(&'static str),
    /// The header's authentication failed although a secret opened a slot.
    #[error("the header is not authentic: it was damaged or changed; use another copy")]
    HeaderNotAuthentic,
    /// No key file that was given opens any slot.
    #[error(
        "wrong key file: it does not open this file (or the header is damaged); give the one it was encrypted with"
    )]
    WrongKey,
    /// No passphrase that was given opens any slot.
    #[error("wrong passphrase (or the header is damaged)")]
    WrongPassphrase,
    /// Secrets of several kinds were given, and none opens any slot.
    #[error("none of the secrets given opens this file (or the header is damaged); give what it was encrypted with")]
    WrongSecrets,
    /// No identity that was given opens any slot.
    #[error(
        "none of its public keys is that of the identity given: it does not open this file (or the header is damaged)"
    )]
    WrongIdentity,
    /// Nothing that was given could open the kinds of slots in this file.
    #[error("this file is locked with {0}")]
    OtherLock(String),
    /// Encryption was asked for without any secret to lock the file with.
    #[error("no key file, passphrase or public key to encrypt with")]
    NoSecret,
    /// More slots, or slots of a kind, than a file has.
    #[error("too many {what}: a file has at most {most}")]
    TooMany {
        /// What there are too many of.
        what: &'static str,
        /// How many there may be.
        most: usize,
    },
    /// The slots that were asked for are longer than the longest header.
    #[error("the key slots need more than the 65536 bytes of a header; give fewer")]
    HeaderFull,
    /// Public keys for a file that has no slots for them.
    #[error("its format, version 1, has no slots for public keys; decrypt it and encrypt it again")]
    NoPublicKeys,
    /// A file of the first version whose passphrases are more, or cost more, than is allowed now.
    #[error(
        "it has {slots} passphrases that take {gib} GiB of memory times passes to try, as only format version 1 allows; if you know who made it, allow that (--trust-costs)"
    )]
    Guesses {
        /// Slots for passphrases.
        slots: usize,
        /// What they cost together.
        gib: u64,
    },
    /// A passphrase without a single byte.
    #[error("the passphrase is empty")]
    EmptyPassphrase,
    /// A chunk's tag does not verify.
    #[error("chunk {chunk} (at byte {offset}) is not authentic: the file was damaged or changed; use another copy")]
    Chunk {
        /// Number of the chunk, from 0.
        chunk: u64,
        /// Where it begins.
        offset: u64,
    },
    /// The final, short chunk's tag does not verify: damage, a cut and added bytes look the same there.
    #[error(
        "chunk {chunk} (at byte {offset}), the last, is not authentic: the file of {have} bytes was damaged, cut or extended; use another copy"
    )]
    LastChunk {
        /// Number of the chunk, from 0.
        chunk: u64,
        /// Where it begins.
        offset: u64,
        /// Bytes of the file.
        have: u64,
    },
    /// The file is cut.
    #[error("the file ends after {have} of at least {at_least} bytes: it was cut; use another copy")]
    Cut {
        /// Bytes that are there.
        have: u64,
        /// Bytes that must have been there.
        at_least: u64,
    },
    /// No whole file has this length, so bytes are missing, or were added.
    #[error("a file with this header cannot have {have} bytes: it was cut or extended; use another copy")]
    Length {
        /// Bytes that are there.
        have: u64,
        /// Bytes that must have been there if it was cut.
        at_least: u64,
    },
    /// Bytes follow the chunk that is marked as the last.
    #[error(
        "data follows the last chunk, number {chunk}, which ends at byte {end}: the file was changed; use another copy"
    )]
    Trailing {
        /// Number of the last chunk, from 0.
        chunk: u64,
        /// Where it ends.
        end: u64,
    },
    /// More plaintext than one file key of the suite may encrypt.
    #[error("too long: one file of suite {suite} holds at most {max} bytes; split the data")]
    TooLong {
        /// The name of the suite.
        suite: &'static str,
        /// Its limit in bytes.
        max: u64,
    },
    /// The text is not a key file.
    #[error("not a phalanx key file: {0}")]
    KeyFile(&'static str),
    /// The text is not an identity.
    #[error("not a phalanx identity: {0}")]
    Identity(&'static str),
    /// The contents of a file are not a passphrase in one line.
    #[error("not a passphrase file: {0}")]
    PassphraseFile(&'static str),
    /// The text is not a public key, or a list of them.
    #[error("not a public key (line {line}): {why}")]
    PublicKey {
        /// Number of the line, from 1.
        line: usize,
        /// What is wrong with it.
        why: &'static str,
    },
    /// Memory for Argon2id or for buffers could not be had.
    #[error("not enough memory: {0} KiB were needed; end other programs first")]
    Memory(u64),
    /// The operating system gave no randomness.
    #[error("no randomness from the operating system: {0}")]
    Random(getrandom::Error),
    /// A primitive refused sizes that the format fixes; this is a defect of the library.
    #[error("internal error: {0}; please report it")]
    Internal(&'static str),
    /// This CPU lacks a level.
    #[error(transparent)]
    Level(#[from] phalanx::LevelError),
    /// A layout that is another header's, or chunks that it does not have.
    #[error("these chunks are not in this file: the layout must come from its header, and the range lie in it")]
    Layout,
    /// Bytes that are not the draft of a new file. A file that exists already cannot be written into.
    #[error("not the draft of a new file, as Draft::to_bytes gives it")]
    NotDraft,
    /// The input is shorter than the chunks that are to be made of it.
    #[error("the input ends after {have} of {expected} bytes")]
    Short {
        /// Bytes that are there.
        have: u64,
        /// Bytes that the layout says.
        expected: u64,
    },
    /// The header has no room for one more slot. [`HeaderEditor::make_room`](crate::HeaderEditor::make_room) lengthens it.
    #[error("the header has no room for another key slot; remove one, or write the file anew with a longer header")]
    NoRoom,
    /// Another process is changing the slots, and has not finished in time.
    #[error("its key slots are being changed by another command; try again when that has ended")]
    Changing,
    /// A slot number that the file does not have.
    #[error("there is no key slot {number}; the file has {slots}", number = slot + 1)]
    NoSuchSlot {
        /// Its number, from 0.
        slot: usize,
        /// How many there are.
        slots: usize,
    },
    /// The last slot was to be removed.
    #[error("the last key slot stays: without it nothing opens the file; add another one first")]
    LastSlot,
    /// An adapter was used after it had failed.
    #[error("reading or writing failed before")]
    Failed,
    /// A file could not be opened, made or renamed.
    #[error("{what} {path}: {source}", path = path.display())]
    Path {
        /// The file or folder.
        path: std::path::PathBuf,
        /// What was tried.
        what: &'static str,
        /// Why it failed.
        source: io::Error,
    },
    /// The input did not stay as it was.
    #[error("{path} changed while it was read: nothing was written; try again", path = .0.display())]
    Changed(std::path::PathBuf),
    /// Reading the input failed.
    #[error("cannot read at byte {offset}: {source}")]
    Read {
        /// Where in the input.
        offset: u64,
        /// Why.
        source: io::Error,
    },
    /// Writing the output failed.
    #[error("cannot write at byte {offset}: {source}")]
    Write {
        /// Where in the output.
        offset: u64,
        /// Why.
        source: io::Error,
    },
}

impl Error {
    /// Of a length that cannot be, where it is known that bytes are missing.
    pub(crate) fn of_a_cut(self) -> Self {
        match self {
            Self::Length { have, at_least } => Self::Cut { have, at_least },
            other => other,
        }
    }
}
