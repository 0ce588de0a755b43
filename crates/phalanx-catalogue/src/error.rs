use alloc::string::String;

use phalanx::many::rows::RowsError;

use crate::{Lengths, Parameter, Role};

/// Why an algorithm could not be created or used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The algorithm's role is not the requested one.
    #[error("{algorithm}: has the role {is}, not {asked}")]
    Role {
        /// The algorithm.
        algorithm: &'static str,
        /// Its role.
        is: Role,
        /// The requested role.
        asked: Role,
    },
    /// Wrong key length.
    #[error("{algorithm}: invalid key length: {got} bytes (expected {takes})")]
    Key {
        /// The algorithm.
        algorithm: &'static str,
        /// Expected bytes.
        takes: usize,
        /// Given bytes.
        got: usize,
    },
    /// Wrong length of a nonce or initialisation vector.
    #[error("{algorithm}: invalid nonce or IV length: {got} bytes (expected {takes})")]
    Nonce {
        /// The algorithm.
        algorithm: &'static str,
        /// Usual length in bytes.
        takes: usize,
        /// Given bytes.
        got: usize,
    },
    /// The tag length differs from that of the algorithm or of the option `tag`.
    #[error("{algorithm}: invalid tag length: {got} bytes (expected {takes})")]
    Tag {
        /// The algorithm.
        algorithm: &'static str,
        /// Expected bytes.
        takes: usize,
        /// Given bytes.
        got: usize,
    },
    /// The algorithm does not accept this message length or, for key wrap, this length of the key
    /// to wrap.
    #[error("{algorithm}: invalid length of {what}: {got} bytes{note} (expected {takes})")]
    Message {
        /// The algorithm.
        algorithm: &'static str,
        /// What has the wrong length, for the error message.
        what: &'static str,
        /// The accepted lengths.
        takes: Lengths,
        /// Given bytes.
        got: usize,
        /// A note on associated data. Usually empty.
        note: &'static str,
    },
    /// Unknown option.
    #[error("unknown option {0:?}: write options as in \"level=avx2;section=4096\", with the names {known}", known = Parameter::names())]
    UnknownOption(String),
    /// Invalid value of an option.
    #[error("invalid value {value:?} for option {option} (expected {takes})")]
    OptionValue {
        /// The option.
        option: Parameter,
        /// The given value.
        value: String,
        /// The accepted values.
        takes: &'static str,
    },
    /// An option is given twice.
    #[error("option {0} is given twice")]
    OptionTwice(Parameter),
    /// The algorithm does not have this option.
    #[error("{algorithm}: has no option {option}: it has {takes}")]
    OptionNotTaken {
        /// The algorithm.
        algorithm: &'static str,
        /// The option.
        option: Parameter,
        /// The options it has.
        takes: String,
    },
    /// A required option, one without a default, is missing.
    #[error("{algorithm}: missing option {option}: both sides must agree on it, so it has no default")]
    OptionMissing {
        /// The algorithm.
        algorithm: &'static str,
        /// The option.
        option: Parameter,
    },
    /// An option makes no sense with another option's value.
    #[error("{algorithm}: option {option} cannot be combined with {with}: leave out one of them")]
    OptionsExclude {
        /// The algorithm.
        algorithm: &'static str,
        /// The option.
        option: Parameter,
        /// The other option and its value.
        with: &'static str,
    },
    /// The algorithm does not support this operation.
    #[error("{algorithm}: does not support {what}")]
    Unsupported {
        /// The algorithm.
        algorithm: &'static str,
        /// The operation.
        what: &'static str,
    },
    /// A key derivation doesn't have this input.
    #[error("{algorithm}: does not take the input {input}: it takes {takes}")]
    KdfInput {
        /// The algorithm.
        algorithm: &'static str,
        /// The input.
        input: crate::hashes::KdfInput,
        /// The inputs it has, apart from the key.
        takes: String,
    },
    /// A key derivation needs an input that has no default.
    #[error("{algorithm}: missing input {input}: both sides must agree on it, so it has no default")]
    KdfInputMissing {
        /// The algorithm.
        algorithm: &'static str,
        /// The input.
        input: crate::hashes::KdfInput,
    },
    /// The mode or the cipher reported an error.
    #[error(transparent)]
    Refused(#[from] phalanx::Error),
    /// An error in rows, or in one of them.
    #[error(transparent)]
    Rows(#[from] RowsError),
}

impl Error {
    /// Whether authentication of a message, a tag or a wrapped key failed.
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
