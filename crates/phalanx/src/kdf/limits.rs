//! Errors for inputs outside the limits of a standard.

use crate::Error;

/// The error for an input outside the limits of its standard.
pub(super) fn limit(what: &'static str, allowed: &'static str, got: u64) -> Error {
    Error::Parameter { what, allowed, got }
}

/// A length, for errors.
pub(super) fn number(length: usize) -> u64 {
    length.try_into().unwrap_or(u64::MAX)
}
