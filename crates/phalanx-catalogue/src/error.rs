use alloc::string::String;

use phalanx::many::rows::RowsError;

use crate::{Lengths, Parameter, Role};

/// Why an algorithm was not found, could not be made, or refused something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The algorithm has another role than it was asked for.
    #[error("{algorithm}: has the role {is}, not {asked}")]
    Role {
        /// The algorithm.
        algorithm: &'static str,
        /// Its role.
        is: Role,
        /// The role that was asked for.
        asked: Role,
    },
    /// A key has the wrong length.
    #[error("{algorithm}: invalid key length: {got} bytes (expected {takes})")]
    Key {
        /// The algorithm.
        algorithm: &'static str,
        /// Bytes that it takes.
        takes: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// A nonce or initialisation vector has a length that the algorithm does not take.
    #[error("{algorithm}: invalid nonce or IV length: {got} bytes (expected {takes})")]
    Nonce {
        /// The algorithm.
        algorithm: &'static str,
        /// Bytes that it takes usually.
        takes: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// A tag has another length than was agreed: that of the algorithm, or of the option `tag`.
    #[error("{algorithm}: invalid tag length: {got} bytes (expected {takes})")]
    Tag {
        /// The algorithm.
        algorithm: &'static str,
        /// Bytes of the tag.
        takes: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// A message has a length that the algorithm does not take; of a wrap, the key that is to be wrapped.
    #[error("{algorithm}: invalid length of {what}: {got} bytes{note} (expected {takes})")]
    Message {
        /// The algorithm.
        algorithm: &'static str,
        /// The message, in words.
        what: &'static str,
        /// The lengths that it takes.
        takes: Lengths,
        /// Bytes that were given.
        got: usize,
        /// What associated data has to do with it; mostly empty.
        note: &'static str,
    },
    /// There is no option of this name.
    #[error("unknown option {0:?}: write options as in \"level=avx2;section=4096\", with the names {known}", known = Parameter::names())]
    UnknownOption(String),
    /// An option has a value that it cannot have.
    #[error("invalid value {value:?} for option {option} (expected {takes})")]
    OptionValue {
        /// The option.
        option: Parameter,
        /// What was given.
        value: String,
        /// What it takes.
        takes: &'static str,
    },
    /// An option was given twice.
    #[error("option {0} is given twice")]
    OptionTwice(Parameter),
    /// The algorithm has no such option.
    #[error("{algorithm}: has no option {option}: it has {takes}")]
    OptionNotTaken {
        /// The algorithm.
        algorithm: &'static str,
        /// The option.
        option: Parameter,
        /// Those that it has.
        takes: String,
    },
    /// An option that has no default was not given.
    #[error("{algorithm}: missing option {option}: both sides must agree on it, so it has no default")]
    OptionMissing {
        /// The algorithm.
        algorithm: &'static str,
        /// The option.
        option: Parameter,
    },
    /// The algorithm cannot do this, whatever it is given.
    #[error("{algorithm}: does not support {what}")]
    Unsupported {
        /// The algorithm.
        algorithm: &'static str,
        /// What was asked for.
        what: &'static str,
    },
    /// The mode or the cipher refused.
    #[error(transparent)]
    Refused(#[from] phalanx::Error),
    /// Rows were refused, or one of them.
    #[error(transparent)]
    Rows(#[from] RowsError),
}

impl Error {
    /// Whether a message, a tag or a wrapped key was found not to be authentic.
    pub fn is_not_authentic(&self) -> bool {
        let of_row = |error: &RowsError| {
            let short = matches!(error, RowsError::Row { error: phalanx::Error::NotAuthentic, .. });
            short || matches!(error, RowsError::NotAuthentic { .. })
        };
        match self {
            Self::Refused(error) => *error == phalanx::Error::NotAuthentic,
            Self::Rows(error) => of_row(error),
            _ => false,
        }
    }
}
