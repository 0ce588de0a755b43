//! Leaks that are injected into copies of functions to test the prover.

use iced_x86::IcedError;

use crate::report::Reason;

/// A leak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Leak {
    /// A load at a secret address.
    LookUp,
    /// A conditional jump on a secret.
    Branch,
    /// A division by a secret.
    Division,
}

impl Leak {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::LookUp, Self::Branch, Self::Division];

    pub(crate) fn reason(self) -> Reason {
        match self {
            Self::LookUp => Reason::Address,
            Self::Branch => Reason::Branch,
            Self::Division => Reason::Timing,
        }
    }
}

/// Why a leak can't be injected.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MutateError {
    /// The encoder failed.
    #[error(transparent)]
    Encoder(#[from] IcedError),
    /// There is no suitable instruction or no free address.
    #[error("{0}")]
    Impossible(&'static str),
}
