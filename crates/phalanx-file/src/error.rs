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
    #[error("not encrypted by phalanx, or damaged at its beginning: check the name")]
    NotEncrypted,
    /// The input begins with a byte order mark: a shell has taken the bytes for text.
    #[error("a shell has converted the data to {0} text: create the file again, with -o instead of >")]
    ByteOrderMark(&'static str),
    /// The magic number is there, but its line ends were converted.
    #[error("its line ends were converted, as by a text-mode transfer: copy the file again in binary mode")]
    LineEnds,
    /// A format version that this library does not know.
    #[error("unknown format version {0}: use a newer phalanx")]
    Version(u16),
    /// A suite number that this library does not know.
    #[error("unknown cipher suite {0:#06x}: use a newer phalanx{built}", built = if phalanx_catalogue::HAS_ALL_FAMILIES { "" } else { ", or a build that includes its cipher" })]
    Suite(u16),
    /// A suite name that is not in the registry.
    #[error("unknown cipher suite {name:?}: choose one of {known}")]
    SuiteName {
        /// The name that was given.
        name: String,
        /// The names that there are.
        known: String,
    },
    /// The chunk size is not a power of two from 4 KiB to 16 MiB.
    #[error("invalid chunk size: choose a power of two from 4096 to 16777216 bytes")]
    ChunkSize,
    /// The header breaks a rule of the format.
    #[error("malformed header: {0}: use another copy")]
    Header(&'static str),
    /// The header asks for more or less work than is allowed.
    #[error("invalid cost of a passphrase: {0}")]
    Cost(&'static str),
    /// The header's authentication failed although a secret opened a slot.
    #[error("authentication of the header failed, it is damaged or was modified: use another copy")]
    HeaderNotAuthentic,
    /// No key file that was given opens any slot.
    #[error("wrong key file (or the header is damaged): give the one that the file was encrypted with")]
    WrongKey,
    /// No passphrase that was given opens any slot.
    #[error("wrong passphrase (or the header is damaged)")]
    WrongPassphrase,
    /// Secrets of several kinds were given, and none opens any slot.
    #[error("none of the given secrets opens the file (or the header is damaged): give one that it was encrypted with")]
    WrongSecrets,
    /// No identity that was given opens any slot.
    #[error("the file was not encrypted for this identity (or the header is damaged): give that of a recipient")]
    WrongIdentity,
    /// Nothing that was given could open the kinds of slots in this file.
    #[error("locked with {0}")]
    OtherLock(String),
    /// Encryption was asked for without any secret to lock the file with.
    #[error("no secret to encrypt with: give a key file, passphrase or public key")]
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
    #[error("the key slots do not fit into a header of 65536 bytes: give fewer")]
    HeaderFull,
    /// Public keys for a file that has no slots for them.
    #[error("format version 1 does not support public keys: decrypt the file and encrypt it again")]
    NoPublicKeys,
    /// A file of the first version whose passphrases are more, or cost more, than is allowed now.
    #[error(
        "trying its {slots} passphrases would cost {gib} GiB times passes of Argon2id, which only format version 1 allows: if you trust its creator, use --trust-costs"
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
    #[error(
        "authentication of chunk {chunk} (at byte {offset}) failed, the file is damaged or was modified: use another copy"
    )]
    Chunk {
        /// Number of the chunk, from 0.
        chunk: u64,
        /// Where it begins.
        offset: u64,
    },
    /// The final, short chunk's tag does not verify: damage, a cut and added bytes look the same there.
    #[error(
        "authentication of the last chunk {chunk} (at byte {offset}) failed, the file of {have} bytes is damaged, truncated or extended: use another copy"
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
    #[error("truncated to {have} of at least {at_least} bytes: use another copy")]
    Cut {
        /// Bytes that are there.
        have: u64,
        /// Bytes that must have been there.
        at_least: u64,
    },
    /// No whole file has this length, so bytes are missing, or were added.
    #[error("truncated or extended, a file with this header cannot have {have} bytes: use another copy")]
    Length {
        /// Bytes that are there.
        have: u64,
        /// Bytes that must have been there if it was cut.
        at_least: u64,
    },
    /// Bytes follow the chunk that is marked as the last.
    #[error("data follows the last chunk, {chunk}, which ends at byte {end}, the file was modified: use another copy")]
    Trailing {
        /// Number of the last chunk, from 0.
        chunk: u64,
        /// Where it ends.
        end: u64,
    },
    /// More plaintext than one file key of the suite may encrypt.
    #[error("too long for the suite {suite}, which allows {max} bytes per file: split the data")]
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
    #[error("not enough memory for {0} KiB: close other programs")]
    Memory(u64),
    /// The operating system gave no randomness.
    #[error("the operating system provided no random bytes: {0}")]
    Random(getrandom::Error),
    /// A primitive refused sizes that the format fixes; this is a defect of the library.
    #[error("internal error: {0}: please report it")]
    Internal(&'static str),
    /// This CPU lacks a level.
    #[error(transparent)]
    Level(#[from] phalanx::LevelError),
    /// A layout that is another header's, or chunks that it does not have.
    #[error("these chunks are not in this file: use a layout from its header, and a range within the layout")]
    Layout,
    /// Bytes that are not the draft of a new file. A file that exists already cannot be written into.
    #[error("not the draft of a new file: use the bytes from Draft::to_bytes")]
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
    #[error("the header has no room for another key slot: remove a slot, or rewrite the file with a longer header")]
    NoRoom,
    /// Another process is changing the slots, and has not finished in time.
    #[error("another command is changing its key slots: try again when it has finished")]
    Changing,
    /// A slot number that the file does not have.
    #[error("no key slot {number}: the file has {slots}", number = slot + 1)]
    NoSuchSlot {
        /// Its number, from 0.
        slot: usize,
        /// How many there are.
        slots: usize,
    },
    /// The last slot was to be removed.
    #[error("cannot remove the last key slot, nothing could open the file: add another slot first")]
    LastSlot,
    /// An adapter was used after it had failed.
    #[error("an earlier read or write failed")]
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
    #[error("{path}: changed while it was read, nothing was written: try again", path = .0.display())]
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
