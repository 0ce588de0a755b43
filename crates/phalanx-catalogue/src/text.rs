//! Names joined at compile time.

use core::fmt;

/// A short text without a lifetime, such as a cipher's name, a hyphen and a mode's name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Text {
    bytes: [u8; Text::MAX_BYTES],
    length: usize,
}

impl Text {
    /// Maximum length in bytes.
    const MAX_BYTES: usize = 48;

    /// Joins the parts.
    pub(crate) const fn join(parts: &[&str]) -> Self {
        let (mut bytes, mut length, mut part) = ([0; Self::MAX_BYTES], 0, 0);
        while part < parts.len() {
            let (from, mut i) = (parts[part].as_bytes(), 0);
            while i < from.len() {
                bytes[length] = from[i];
                length += 1;
                i += 1;
            }
            part += 1;
        }
        Self { bytes, length }
    }

    /// Whether the texts are equal.
    pub(crate) const fn is(&self, text: &str) -> bool {
        self.is_bytes(text.as_bytes())
    }

    /// Whether the text consists of these bytes.
    pub(crate) const fn is_bytes(&self, text: &[u8]) -> bool {
        let mut i = 0;
        while i < self.length && i < text.len() && self.bytes[i] == text[i] {
            i += 1;
        }
        i == self.length && i == text.len()
    }

    pub(crate) fn as_str(&self) -> &str {
        let Ok(text) = core::str::from_utf8(&self.bytes[..self.length]) else { unreachable!("joined from texts") };
        text
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}
