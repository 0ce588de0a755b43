//! Errors. Each message is a single line that says what is wrong, where, and what to do.

use std::io;

/// The result of this crate's functions.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a file could not be encrypted or decrypted.
///
/// Offsets are bytes from the start of the encrypted file.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The file does not start with the magic number.
    #[error("not encrypted by phalanx, or damaged at its beginning: check the name")]
    NotEncrypted,
    /// The input starts with a byte order mark, because a shell converted the bytes as if they were
    /// text. Contains the name of the encoding.
    #[error("a shell has converted the data to {0} text: create the file again, with -o instead of >")]
    ByteOrderMark(&'static str),
    /// The magic number is present, but its line ends were converted.
    #[error("its line ends were converted, as by a text-mode transfer: copy the file again in binary mode")]
    LineEnds,
    /// Unknown format version.
    #[error("unknown format version {0}: use a newer phalanx")]
    Version(u16),
    /// Unknown suite number.
    #[error("unknown cipher suite {0:#06x}: use a newer phalanx{built}", built = if phalanx_catalogue::HAS_ALL { "" } else { ", or a build that includes its cipher" })]
    Suite(u16),
    /// Unknown suite name.
    #[error("unknown cipher suite {name:?}: choose one of {known}")]
    SuiteName {
        /// The given name.
        name: String,
        /// The known names.
        known: String,
    },
    /// The chunk size is not a power of two from 4 KiB to 16 MiB.
    #[error("invalid chunk size: choose a power of two from 4096 to 16777216 bytes")]
    ChunkSize,
    /// The header violates a rule of the format.
    #[error("malformed header: {0}: use another copy")]
    Header(&'static str),
    /// The cost of a passphrase is outside the allowed limits.
    #[error("invalid passphrase cost: {0}")]
    Cost(&'static str),
    /// A secret opened a slot, but authentication of the header failed.
    #[error("authentication of the header failed because it is damaged or was modified: use another copy")]
    HeaderNotAuthentic,
    /// No given key file opens any slot.
    #[error("wrong key file (or the header is damaged): use the one the file was encrypted with")]
    WrongKey,
    /// No given passphrase opens any slot.
    #[error("wrong passphrase (or the header is damaged)")]
    WrongPassphrase,
    /// Secrets of several kinds were given, and none opens any slot.
    #[error("none of the given secrets opens the file (or the header is damaged): use one that it was encrypted with")]
    WrongSecrets,
    /// No given identity opens any slot.
    #[error("the file was not encrypted for this identity (or the header is damaged): use the identity of a recipient")]
    WrongIdentity,
    /// The file has no slot for the kinds of secrets given.
    #[error("locked with {0}")]
    OtherLock(String),
    /// No secret to encrypt with was given.
    #[error("no secret to encrypt with: use a key file, passphrase or public key")]
    NoSecret,
    /// There are more slots, in total or of one kind, than a file may have.
    #[error("too many {what}: a file can have at most {max}")]
    TooMany {
        /// The kind of slot.
        what: &'static str,
        /// The maximum number.
        max: usize,
    },
    /// The requested slots do not fit into the longest header.
    #[error("the key slots do not fit into a 65536-byte header: use fewer")]
    HeaderFull,
    /// The format version of the file does not support public keys.
    #[error("format version 1 does not support public keys: decrypt the file and encrypt it again")]
    NoPublicKeys,
    /// A version 1 file has more passphrases, or a higher cost, than we allow now.
    #[error(
        "trying its {slots} passphrases would cost {gib} GiB times passes of Argon2id, which only format version 1 allows: if you trust its creator, use --trust-costs"
    )]
    Guesses {
        /// Number of passphrase slots.
        slots: usize,
        /// Their total cost, in GiB times passes.
        gib: u64,
    },
    /// The passphrase is empty.
    #[error("the passphrase is empty")]
    EmptyPassphrase,
    /// Authentication of a chunk failed.
    #[error(
        "authentication of chunk {chunk} (at byte {offset}) failed because the file is damaged or was modified: use another copy"
    )]
    Chunk {
        /// Number of the chunk, from 0.
        chunk: u64,
        /// Its offset.
        offset: u64,
    },
    /// Authentication of the last, short chunk failed. In that chunk, damage, truncation and
    /// extension all look the same.
    #[error(
        "authentication of the last chunk {chunk} (at byte {offset}) failed because the {have}-byte file is damaged, truncated or extended: use another copy"
    )]
    LastChunk {
        /// Number of the chunk, from 0.
        chunk: u64,
        /// Its offset.
        offset: u64,
        /// Length of the file in bytes.
        have: u64,
    },
    /// The file is truncated.
    #[error("truncated to {have} of at least {at_least} bytes: use another copy")]
    Cut {
        /// Length of the file in bytes.
        have: u64,
        /// Minimum length of the complete file in bytes.
        at_least: u64,
    },
    /// No complete file is this long, so bytes must be missing or have been added.
    #[error("truncated or extended, because a file with this header cannot be {have} bytes long: use another copy")]
    Length {
        /// Length of the file in bytes.
        have: u64,
        /// Minimum length of the complete file in bytes, if it was truncated.
        at_least: u64,
    },
    /// Data follows the chunk that is marked as the last one.
    #[error(
        "data follows the last chunk, {chunk}, which ends at byte {end}, so the file was modified: use another copy"
    )]
    Trailing {
        /// Number of the last chunk, from 0.
        chunk: u64,
        /// Offset of its end.
        end: u64,
    },
    /// The plaintext exceeds the limit per file key of the suite.
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
    /// The file does not contain a passphrase on a single line.
    #[error("not a passphrase file: {0}")]
    PassphraseFile(&'static str),
    /// The text is not a public key or a list of public keys.
    #[error("not a public key (line {line}): {why}")]
    PublicKey {
        /// Line number, from 1.
        line: usize,
        /// What is wrong with it.
        why: &'static str,
    },
    /// Allocating memory for Argon2id or for buffers failed. Contains the number of KiB.
    #[error("not enough memory for {0} KiB: close other programs")]
    Memory(u64),
    /// The random number generator of the operating system failed.
    #[error("the operating system provided no random bytes: {0}")]
    Random(getrandom::Error),
    /// A primitive rejected sizes that are fixed by the format. This is a bug in the library.
    #[error("internal error: {0}: please report it")]
    Internal(&'static str),
    /// This CPU does not support the level.
    #[error(transparent)]
    Level(#[from] phalanx::LevelError),
    /// The layout belongs to another header, or has no such chunks.
    #[error("these chunks are not in this file: use a layout from its header, and a range within the layout")]
    Layout,
    /// The bytes are not the draft of a new file. Existing files cannot be written into.
    #[error("not the draft of a new file: use the bytes from Draft::to_bytes")]
    NotDraft,
    /// The input is shorter than the chunks to encrypt.
    #[error("the input ends after {have} of {expected} bytes")]
    Short {
        /// Number of bytes read.
        have: u64,
        /// Number of bytes required by the layout.
        expected: u64,
    },
    /// The header has no room for another slot. Use
    /// [`HeaderEditor::make_room`](crate::HeaderEditor::make_room).
    #[error("the header has no room for another key slot: remove a slot, or rewrite the file with a longer header")]
    NoRoom,
    /// Another process is changing the slots and did not finish in time.
    #[error("another command is changing its key slots: try again when it has finished")]
    Changing,
    /// The file has no slot with this number.
    #[error("no key slot {number}: the file has {slots}", number = slot + 1)]
    NoSuchSlot {
        /// Its number, from 0.
        slot: usize,
        /// Number of slots.
        slots: usize,
    },
    /// The last slot cannot be removed.
    #[error("cannot remove the last key slot, because nothing could open the file: add another slot first")]
    LastSlot,
    /// An adapter was used after a failure.
    #[error("an earlier read or write failed")]
    Failed,
    /// A file could not be opened, created or renamed.
    #[error("{what} {path}: {source}", path = path.display())]
    Path {
        /// The file or folder.
        path: std::path::PathBuf,
        /// The failed action.
        what: &'static str,
        /// The cause.
        source: io::Error,
    },
    /// The input changed while it was read.
    #[error("{path}: changed while it was read, nothing was written: try again", path = .0.display())]
    Changed(std::path::PathBuf),
    /// The caller cancelled the transfer with [`Transfer::cancel`](crate::Transfer::cancel).
    #[error("cancelled before the end")]
    Cancelled,
    /// Reading the input failed.
    #[error("cannot read at byte {offset}: {source}")]
    Read {
        /// Offset in the input.
        offset: u64,
        /// The cause.
        source: io::Error,
    },
    /// Writing the output failed.
    #[error("cannot write at byte {offset}: {source}")]
    Write {
        /// Offset in the output.
        offset: u64,
        /// The cause.
        source: io::Error,
    },
}

impl Error {
    /// If bytes are known to be missing, turns an impossible length into a truncation.
    pub(crate) fn of_a_cut(self) -> Self {
        match self {
            Self::Length { have, at_least } => Self::Cut { have, at_least },
            other => other,
        }
    }
}
