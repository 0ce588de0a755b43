//! Which way a message goes.

/// A direction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    Encrypt,
    Decrypt,
}
