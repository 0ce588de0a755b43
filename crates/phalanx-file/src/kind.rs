//! Detects key files, identities, public keys and encrypted files by their contents.

use crate::header::MAGIC;
use crate::key_text::{IDENTITY_LINE, KEY_LINE, without_mark};

/// The kind of a file, detected from its contents. It allows error messages to name the right
/// option.
///
/// Do not use it on passphrases: it compares the first line byte by byte, not in constant time.
///
/// ```
/// use phalanx_file::{Kind, SecretKey, SystemRandom};
///
/// let key = SecretKey::generate(&mut SystemRandom)?;
/// assert_eq!(Kind::detect(key.to_text().as_bytes()), Kind::Key);
/// assert_eq!(Kind::detect(b"some text"), Kind::Other);
/// # Ok::<(), phalanx_file::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// A key file: [`SecretKey`](crate::SecretKey).
    Key,
    /// An [`Identity`](crate::Identity) that is not locked.
    Identity,
    /// One or more public keys: [`Recipient`](crate::Recipient).
    PublicKeys,
    /// An encrypted file, such as a locked identity.
    Encrypted,
    /// Anything else.
    Other,
}

impl Kind {
    /// Number of bytes that suffice to detect an encrypted file.
    pub const ENCRYPTED_BYTES: usize = MAGIC.len();

    /// Detects the kind from the contents, or from the first bytes. The file may still be
    /// malformed.
    pub fn detect(contents: &[u8]) -> Self {
        if contents.starts_with(&MAGIC) {
            return Self::Encrypted;
        }
        let Ok(text) = without_mark(contents) else { return Self::Other };
        let lines = text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
        let Some(first) = lines.filter(|line| !line.is_empty()).find(|line| !line.starts_with(b"#")) else {
            return Self::Other;
        };
        match first {
            _ if first == KEY_LINE.as_bytes() => Self::Key,
            _ if first == IDENTITY_LINE.as_bytes() => Self::Identity,
            _ if first.get(..4).is_some_and(|start| start.eq_ignore_ascii_case(b"phx1")) => Self::PublicKeys,
            _ => Self::Other,
        }
    }
}
