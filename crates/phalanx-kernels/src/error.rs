use core::fmt;

use crate::level::LevelError;

/// Why an operation was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// A key has the wrong length.
    KeyLength {
        /// The cipher.
        cipher: &'static str,
        /// Bytes that it takes.
        expected: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// A buffer is not a whole number of blocks.
    PartialBlock {
        /// Bytes in a block.
        block: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// Source and destination have different lengths.
    LengthsDiffer {
        /// Bytes in the source.
        source_bytes: usize,
        /// Bytes in the destination.
        destination_bytes: usize,
    },
    /// A nonce has the wrong length.
    NonceLength {
        /// Bytes that the mode takes.
        expected: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// A message names a key that is not there.
    NoSuchKey {
        /// How many keys there are.
        keys: usize,
        /// The number that was given.
        got: usize,
    },
    /// A tag has a length that the mode does not allow.
    TagLength {
        /// The shortest.
        least: usize,
        /// The longest.
        most: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// The message is empty, and the mode has no tag for that, or none that is safe. GCM and MGM take associated data alone; CCM and the
    /// authentication codes need a byte of message.
    Empty,
    /// The message or the associated data is longer than the mode allows.
    TooLong {
        /// The most bytes of a whole message.
        most: u64,
        /// Bytes that the message would have, with the pieces that came before.
        got: u64,
    },
    /// The tag does not belong to the message: it was changed, or the key, nonce or associated data is another.
    NotAuthentic,
    /// The last block of a decrypted message is not padded as it should be. Tell nobody who may try many ciphertexts.
    Padding,
    /// A parameter of a mode has a value that the mode does not allow.
    Parameter {
        /// The parameter, in the words of the standard.
        what: &'static str,
        /// What is allowed.
        allowed: &'static str,
        /// What was given.
        got: u64,
    },
    /// A nonce counter has given every nonce that its prefix has.
    NoNonceLeft {
        /// How many there are.
        given: u64,
    },
    /// Two keys that have to differ are the same.
    SameKeys,
    /// The level cannot be used here.
    Level(LevelError),
}

impl core::error::Error for Error {}

// By hand: a procedural macro would have the kernels compiled anew for every set of features that programs want of the crates that such
// macros are made with.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::KeyLength { cipher, expected, got } => write!(f, "the key has {got} bytes; {cipher} takes {expected}"),
            Self::PartialBlock { block, got } => {
                write!(f, "{got} bytes are not a whole number of blocks of {block} bytes")
            }
            Self::LengthsDiffer { source_bytes: from, destination_bytes: to } => {
                write!(f, "the source has {from} bytes and the destination {to}; they must be equal")
            }
            Self::NonceLength { expected, got } => write!(f, "the nonce has {got} bytes; this mode takes {expected}"),
            Self::NoSuchKey { keys, got } => write!(f, "there is no key {got}: keys count from 0, and there are {keys}"),
            Self::TagLength { least, most, got } => write!(f, "the tag has {got} bytes; this mode takes {least} to {most}"),
            Self::Empty => {
                f.write_str("the message is empty: this mode takes one byte or more (GCM and MGM also take associated data alone)")
            }
            Self::TooLong { most, got } => {
                write!(f, "a message of {got} bytes is too long: this mode takes {most} bytes at most")
            }
            Self::NotAuthentic => f.write_str(
                "not authentic: the message, its tag, nonce or associated data was changed, or the key is another",
            ),
            Self::Padding => f.write_str(
                "the padding is not right: the message was changed, or the key, the initialisation vector or the padding \
                 is another",
            ),
            Self::Parameter { what, allowed, got } => write!(f, "{got} is no {what} of this mode: it takes {allowed}"),
            Self::NoNonceLeft { given } => {
                write!(f, "all {given} nonces behind this prefix were given: take another prefix or a new key")
            }
            Self::SameKeys => {
                f.write_str("both keys are the same: this mode takes two that were chosen independently")
            }
            Self::Level(error) => error.fmt(f),
        }
    }
}

impl From<LevelError> for Error {
    fn from(error: LevelError) -> Self {
        Self::Level(error)
    }
}
