use crate::level::LevelError;

/// Why an operation was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A key has the wrong length.
    #[error("the key has {got} bytes; {cipher} takes {expected}")]
    KeyLength {
        /// The cipher.
        cipher: &'static str,
        /// Bytes that it takes.
        expected: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// A buffer is not a whole number of blocks.
    #[error("{got} bytes are not a whole number of blocks of {block} bytes")]
    PartialBlock {
        /// Bytes in a block.
        block: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// Source and destination have different lengths.
    #[error("the source has {source_bytes} bytes and the destination {destination_bytes}; they must be equal")]
    LengthsDiffer {
        /// Bytes in the source.
        source_bytes: usize,
        /// Bytes in the destination.
        destination_bytes: usize,
    },
    /// A nonce has the wrong length.
    #[error("the nonce has {got} bytes; this mode takes {expected}")]
    NonceLength {
        /// Bytes that the mode takes.
        expected: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// A message names a key that is not there.
    #[error("there is no key {got}: keys count from 0, and there are {keys}")]
    NoSuchKey {
        /// How many keys there are.
        keys: usize,
        /// The number that was given.
        got: usize,
    },
    /// A tag has a length that the mode does not allow.
    #[error("the tag has {got} bytes; this mode takes {least} to {most}")]
    TagLength {
        /// The shortest.
        least: usize,
        /// The longest.
        most: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// The message is empty, in GCM the associated data too: the standard has no tag for that, or none that is safe.
    #[error("there is nothing to authenticate: the standard has no safe tag for an empty message")]
    Empty,
    /// The message or the associated data is longer than the mode allows.
    #[error("{got} bytes are more than the mode allows under one nonce ({most})")]
    TooLong {
        /// The most bytes.
        most: u64,
        /// Bytes that were given.
        got: u64,
    },
    /// The tag does not belong to the message: it was changed, or the key, nonce or associated data is another.
    #[error("not authentic: the message, its tag, nonce or associated data was changed, or the key is another")]
    NotAuthentic,
    /// The last block of a decrypted message is not padded as it should be. Tell nobody who may try many ciphertexts.
    #[error(
        "the padding is not right: the message was changed, or the key, the initialisation vector or the padding is another"
    )]
    Padding,
    /// A parameter of a mode has a value that the mode does not allow.
    #[error("{got} is no {what} of this mode: it takes {allowed}")]
    Parameter {
        /// The parameter, in the words of the standard.
        what: &'static str,
        /// What is allowed.
        allowed: &'static str,
        /// What was given.
        got: u64,
    },
    /// Two keys that have to differ are the same.
    #[error("both keys are the same: this mode takes two that were chosen independently")]
    SameKeys,
    /// The level cannot be used here.
    #[error(transparent)]
    Level(#[from] LevelError),
}
