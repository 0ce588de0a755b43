//! Encryption or decryption.

/// Encryption or decryption.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// From plaintext to ciphertext.
    Encrypt,
    /// From ciphertext to plaintext.
    Decrypt,
}

impl Direction {
    /// Both directions.
    pub const BOTH: [Self; 2] = [Self::Encrypt, Self::Decrypt];
}
