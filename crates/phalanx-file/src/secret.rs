//! What a file is locked with and opened with: key files, passphrases, public keys and their identities.

use std::fmt;

use phalanx::{equal, wiped};
use unicode_normalization::UnicodeNormalization;
use zeroize::Zeroizing;

use crate::error::{Error, Result};
use crate::kdf::SECRET_BYTES;
use crate::key_text::{KEY_LINE, MAX_TEXT, refuse_byte_order_mark, secret_from, secret_text};
use crate::random::Randomness;
use crate::recipient::{Identity, Recipient};

/// The 256-bit secret of a key file.
///
/// It lives on the heap, so that a move leaves no copy.
#[derive(Clone)]
pub struct SecretKey(Box<Zeroizing<[u8; SECRET_BYTES]>>);

impl SecretKey {
    /// Longest text that [`from_text`](Self::from_text) needs to see, in bytes; anything longer is not a key file.
    pub const MAX_TEXT: usize = MAX_TEXT;

    /// Makes a new key.
    ///
    /// # Errors
    /// [`Error::Random`] if there is no randomness.
    pub fn generate(random: &mut dyn Randomness) -> Result<Self> {
        let mut secret = Box::<Zeroizing<[u8; SECRET_BYTES]>>::default();
        random.fill(secret.as_mut_slice())?;
        Ok(Self(secret))
    }

    /// The key file's text: a type line, the secret in hexadecimal, a checksum in hexadecimal.
    pub fn to_text(&self) -> Zeroizing<String> {
        wiped(|| secret_text(KEY_LINE, &self.0))
    }

    /// Reads a key file's text. Line ends may be of any system; blank lines and lines that begin with `#` are skipped.
    ///
    /// # Errors
    /// [`Error::ByteOrderMark`] for text that a shell has converted, [`Error::KeyFile`] for anything else that is wrong.
    pub fn from_text(text: &[u8]) -> Result<Self> {
        refuse_byte_order_mark(text)?;
        wiped(|| secret_from(KEY_LINE, text).map_err(Error::KeyFile).map(|secret| Self(Box::new(secret))))
    }

    pub(crate) fn bytes(&self) -> &[u8; SECRET_BYTES] {
        &self.0
    }
}

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretKey(..)")
    }
}

/// A passphrase.
///
/// Text locks in Unicode's normalization form C. It opens what was locked with it in that form, and, if it was given in another, what was
/// locked with the text as it was given: so did those who did not know of forms.
#[derive(Clone)]
pub struct Passphrase {
    /// What locks.
    bytes: Zeroizing<Vec<u8>>,
    /// The text as it was given, if that is another.
    given: Option<Zeroizing<Vec<u8>>>,
}

impl Passphrase {
    /// Takes what was typed, in Unicode's normalization form C: systems differ in how they write é, and it shall be one passphrase.
    ///
    /// # Errors
    /// [`Error::EmptyPassphrase`].
    pub fn from_text(text: &str) -> Result<Self> {
        wiped(|| {
            // Form C has at most three times as many bytes: a string that grows would leave copies behind.
            let mut normal = Zeroizing::new(String::with_capacity(3 * text.len()));
            text.nfc().for_each(|letter| normal.push(letter));
            let given = (!equal(normal.as_bytes(), text.as_bytes())).then(|| Zeroizing::new(text.as_bytes().to_vec()));
            Ok(Self { given, ..Self::new(normal.as_bytes().to_vec())? })
        })
    }

    /// Takes bytes of which it is not known whether they are text: as [`from_text`](Self::from_text) if they are UTF-8, else as they are.
    ///
    /// # Errors
    /// [`Error::EmptyPassphrase`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self> {
        str::from_utf8(bytes).map_or_else(|_| Self::new(bytes.to_vec()), Self::from_text)
    }

    /// Takes the bytes of a passphrase as they are; [`from_text`](Self::from_text) is the way for text.
    ///
    /// # Errors
    /// [`Error::EmptyPassphrase`].
    pub fn new(bytes: Vec<u8>) -> Result<Self> {
        let bytes = Zeroizing::new(bytes);
        if bytes.is_empty() { Err(Error::EmptyPassphrase) } else { Ok(Self { bytes, given: None }) }
    }

    /// The bytes that lock: to show one that was made.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// What is tried to open something, in this order.
    pub(crate) fn forms(&self) -> impl Iterator<Item = &[u8]> {
        std::iter::once(self.as_bytes()).chain(self.given.as_ref().map(|given| given.as_slice()))
    }
}

impl fmt::Debug for Passphrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passphrase(..)")
    }
}

/// What locks or opens a file.
///
/// | | locks | opens |
/// |---|---|---|
/// | a key file, a passphrase | yes | yes |
/// | a public key ([`Recipient`]) | yes | no |
/// | an [`Identity`] | as its public key does | yes |
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum Secret {
    /// A key file.
    Key(SecretKey),
    /// A passphrase.
    Passphrase(Passphrase),
    /// A public key, which is no secret, and opens nothing.
    Recipient(Recipient),
    /// What belongs to a public key, and opens what was locked with that.
    Identity(Identity),
}

impl Secret {
    /// The public key that it locks with, if it is of that kind.
    pub fn recipient(&self) -> Option<&Recipient> {
        match self {
            Self::Recipient(recipient) => Some(recipient),
            Self::Identity(identity) => Some(identity.recipient()),
            Self::Key(_) | Self::Passphrase(_) => None,
        }
    }
}
