//! Fingerprints of public keys, for people and for slots.

use std::fmt;

use bech32::Fe32;
use bech32::primitives::iter::ByteIterExt;
use sha2::{Digest, Sha256};

/// The fingerprint of a public key: its SHA-256. People compare 100 bits of it, such as
/// `q7x2-m4dk-9xzm-3hjp-04tf`.
///
/// ```
/// use phalanx_file::{Identity, SystemRandom};
///
/// let fingerprint = Identity::generate(&mut SystemRandom)?.recipient().fingerprint();
/// let shown = fingerprint.to_string();
/// assert!(fingerprint.is_written(&shown.to_uppercase()));
/// # Ok::<(), phalanx_file::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint([u8; Self::BYTES]);

impl Fingerprint {
    /// Bytes of the complete fingerprint.
    pub const BYTES: usize = 32;

    /// Number of letters displayed.
    const LETTERS: usize = 20;

    pub(crate) fn new(public: &[u8]) -> Self {
        Self(Sha256::new().chain_update(b"phalanx-file recipient x-wing\0").chain_update(public).finalize().into())
    }

    pub(crate) fn from_bytes(bytes: [u8; Self::BYTES]) -> Self {
        Self(bytes)
    }

    /// The complete fingerprint, as stored in slots.
    pub fn as_bytes(&self) -> &[u8; Self::BYTES] {
        &self.0
    }

    /// Whether `text` is this fingerprint as people write it, in upper or lower case, with or
    /// without hyphens and spaces.
    pub fn is_written(&self, text: &str) -> bool {
        Self::letters(text).eq(Self::letters(&self.to_string()))
    }

    /// Whether `text` has the form of a complete fingerprint.
    pub fn is_whole(text: &str) -> bool {
        Self::letters(text).count() == Self::LETTERS
            && Self::letters(text).all(|letter| Fe32::from_char(letter).is_ok())
    }

    fn letters(text: &str) -> impl Iterator<Item = char> {
        text.chars().filter(|letter| !matches!(letter, '-' | ' ')).map(|letter| letter.to_ascii_lowercase())
    }
}

/// Five groups of four Bech32 letters.
impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, letter) in self.0.iter().copied().bytes_to_fes().take(Self::LETTERS).enumerate() {
            if number > 0 && number.is_multiple_of(4) {
                f.write_str("-")?;
            }
            fmt::Write::write_char(f, letter.to_char())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
