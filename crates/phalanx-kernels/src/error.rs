use core::fmt;

use crate::level::LevelError;

/// Errors of ciphers and modes.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// A key is the wrong length.
    KeyLength {
        /// The cipher.
        cipher: &'static str,
        /// Required length in bytes.
        expected: usize,
        /// Actual length in bytes.
        got: usize,
    },
    /// The buffer length is not a multiple of the block size.
    PartialBlock {
        /// Block size in bytes.
        block: usize,
        /// Actual length in bytes.
        got: usize,
    },
    /// The source and the destination have different lengths.
    LengthsDiffer {
        /// Bytes in the source.
        source_bytes: usize,
        /// Bytes in the destination.
        destination_bytes: usize,
    },
    /// A nonce is the wrong length.
    NonceLength {
        /// Required length in bytes.
        expected: usize,
        /// Actual length in bytes.
        got: usize,
    },
    /// A message refers to a key that does not exist.
    NoSuchKey {
        /// Number of keys.
        keys: usize,
        /// The index of the missing key.
        got: usize,
    },
    /// The mode does not support this tag length.
    TagLength {
        /// Minimum length in bytes.
        min: usize,
        /// Maximum length in bytes.
        max: usize,
        /// Actual length in bytes.
        got: usize,
    },
    /// The message is empty, but the mode defines no tag for an empty message, or no safe one. GCM
    /// and MGM accept associated data without a message, while CCM and the authentication codes
    /// require at least one byte.
    Empty,
    /// The message or the associated data is longer than the mode allows.
    TooLong {
        /// Maximum length of a message in bytes.
        max: u64,
        /// Length of the message in bytes, including earlier chunks.
        got: u64,
    },
    /// Authentication failed. Either the message was modified, or the key, nonce or associated data
    /// is wrong.
    NotAuthentic,
    /// The padding of a decrypted message is invalid. Never reveal this error to anyone who can
    /// submit ciphertexts, because that would give them a padding oracle.
    Padding,
    /// The mode does not support this value for a parameter.
    Parameter {
        /// The name that the standard uses for the parameter.
        what: &'static str,
        /// The allowed values.
        allowed: &'static str,
        /// The actual value.
        got: u64,
    },
    /// A nonce counter has used up all nonces for its prefix.
    NoNonceLeft {
        /// Number of nonces.
        given: u64,
    },
    /// Two keys that must differ are equal.
    SameKeys,
    /// The level is not available.
    Level(LevelError),
}

impl core::error::Error for Error {}

// We implement this by hand because if we used a derive macro, the kernels would be recompiled
// whenever a program enables other features of the crates that the macro depends on.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::KeyLength { cipher, expected, got } => {
                write!(f, "invalid key length: {got} bytes ({cipher} takes {expected})")
            }
            Self::PartialBlock { block, got } => {
                write!(f, "invalid length: {got} bytes (must be a multiple of {block})")
            }
            Self::LengthsDiffer { source_bytes, destination_bytes } => {
                write!(f, "source and destination differ in length: {source_bytes} and {destination_bytes} bytes")
            }
            Self::NonceLength { expected, got } => {
                write!(f, "invalid nonce length: {got} bytes (this mode takes {expected})")
            }
            Self::NoSuchKey { keys, got } => write!(f, "no key with index {got} (number of keys: {keys})"),
            Self::TagLength { min, max, got } => write!(f, "invalid tag length: {got} bytes (allowed: {min} to {max})"),
            Self::Empty => f.write_str(
                "empty message: this mode requires at least one byte (GCM and MGM also accept associated data alone)",
            ),
            Self::TooLong { max, got } => write!(f, "message too long: {got} bytes (this mode allows at most {max})"),
            Self::NotAuthentic => f.write_str(
                "authentication failed: the message, tag, nonce or associated data was modified, or the key is wrong",
            ),
            Self::Padding => f.write_str(
                "invalid padding: the message was modified, or the key, initialisation vector or padding method is wrong",
            ),
            Self::Parameter { what, allowed, got } => write!(f, "invalid {what}: {got} (allowed: {allowed})"),
            Self::NoNonceLeft { given } => {
                write!(f, "all {given} nonces for this prefix have been used: choose another prefix or key")
            }
            Self::SameKeys => {
                f.write_str("both keys are equal: this mode requires two independent keys")
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
