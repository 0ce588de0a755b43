use alloc::string::String;

use phalanx::many::rows::RowsError;

use crate::{Lengths, Parameter, Role};

/// Why an algorithm was not found, could not be made, or refused something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The algorithm has another role than it was asked for.
    #[error("{algorithm} is of the role {is}, not {asked}")]
    Role {
        /// The algorithm.
        algorithm: &'static str,
        /// Its role.
        is: Role,
        /// The role that was asked for.
        asked: Role,
    },
    /// A key has the wrong length.
    #[error("{algorithm} takes a key of {takes} bytes, got {got}")]
    Key {
        /// The algorithm.
        algorithm: &'static str,
        /// Bytes that it takes.
        takes: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// A nonce or initialisation vector has a length that the algorithm does not take.
    #[error("{algorithm} takes a nonce or IV of {takes} bytes, got {got}")]
    Nonce {
        /// The algorithm.
        algorithm: &'static str,
        /// Bytes that it takes usually.
        takes: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// A tag has another length than was agreed: that of the algorithm, or of the option `tag`.
    #[error("{algorithm} has a tag of {takes} bytes here, got room for or a tag of {got}")]
    Tag {
        /// The algorithm.
        algorithm: &'static str,
        /// Bytes of the tag.
        takes: usize,
        /// Bytes that were given.
        got: usize,
    },
    /// A message has a length that the algorithm does not take; of a wrap, the key that is to be wrapped.
    #[error("{algorithm} takes {what} of {takes}, got {got} bytes{note}")]
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
    #[error("there is no option {0:?}; options are written as in \"level=avx2;section=4096\", and their names are {known}", known = Parameter::names())]
    UnknownOption(String),
    /// An option has a value that it cannot have.
    #[error("{value:?} is no value of the option {option}: it takes {takes}")]
    OptionValue {
        /// The option.
        option: Parameter,
        /// What was given.
        value: String,
        /// What it takes.
        takes: &'static str,
    },
    /// An option was given twice.
    #[error("the option {0} was given twice")]
    OptionTwice(Parameter),
    /// The algorithm has no such option.
    #[error("{algorithm} has no option {option}; it has {takes}")]
    OptionNotTaken {
        /// The algorithm.
        algorithm: &'static str,
        /// The option.
        option: Parameter,
        /// Those that it has.
        takes: String,
    },
    /// An option that has no default was not given.
    #[error("{algorithm} needs the option {option}, which has no default, because both sides have to agree on it")]
    OptionMissing {
        /// The algorithm.
        algorithm: &'static str,
        /// The option.
        option: Parameter,
    },
    /// The algorithm cannot do this, whatever it is given.
    #[error("{algorithm} has no {what}")]
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
