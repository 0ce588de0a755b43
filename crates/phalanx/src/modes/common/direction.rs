//! Which way a message goes.

/// What is done to a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Plaintext becomes ciphertext.
    Encrypt,
    /// Ciphertext becomes plaintext.
    Decrypt,
}

impl Direction {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Encrypt, Self::Decrypt];
}
