//! What a file holds, told by its contents.

use crate::header::MAGIC;
use crate::key_text::{IDENTITY_LINE, KEY_LINE, without_mark};

/// What a file holds, told by its contents, to name the right use of a file that was given for the wrong one.
///
/// Do not ask it about a passphrase: it compares the first line byte by byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// A key file: [`SecretKey`](crate::SecretKey).
    Key,
    /// An [`Identity`](crate::Identity) that is not locked.
    Identity,
    /// One or more public keys: [`Recipient`](crate::Recipient).
    PublicKeys,
    /// An encrypted file. A locked identity is one.
    Encrypted,
    /// Anything else.
    Other,
}

impl Kind {
    /// The kind of a file with these contents or this beginning. A file of a kind may still be malformed.
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
