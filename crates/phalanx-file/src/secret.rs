//! What a file is locked with and opened with: key files, passphrases, public keys and their identities.

use std::fmt;

use phalanx::{equal, wiped};
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;
use zeroize::Zeroizing;

use crate::error::{Error, Result};
use crate::kdf::SECRET_BYTES;
use crate::random::Randomness;
use crate::recipient::{Identity, Recipient};

/// First lines of the texts that hold a secret.
const KEY_LINE: &str = "phalanx-key-1";
pub(crate) const IDENTITY_LINE: &str = "phalanx-identity-1";
const CHECKSUM_BYTES: usize = 8;

/// The 256-bit secret of a key file.
///
/// It lives on the heap, so that a move leaves no copy.
#[derive(Clone)]
pub struct SecretKey(Box<Zeroizing<[u8; SECRET_BYTES]>>);

impl SecretKey {
    /// Longest text that [`from_text`](Self::from_text) needs to see, in bytes; anything longer is not a key file.
    pub const MAX_TEXT: usize = 4096;

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

/// A type line, a secret in hexadecimal, a checksum in hexadecimal.
pub(crate) fn secret_text(line: &str, secret: &[u8; SECRET_BYTES]) -> Zeroizing<String> {
    let checksum = base16ct::lower::encode_string(&checksum(line, secret));
    let secret = Zeroizing::new(base16ct::lower::encode_string(secret));
    // Made in one piece: a string that grows would leave copies of the secret behind.
    Zeroizing::new([line, "\n", &secret, "\n", &checksum, "\n"].concat())
}

/// The secret of such a text, or why it is none.
pub(crate) fn secret_from(
    line: &'static str,
    text: &[u8],
) -> std::result::Result<Zeroizing<[u8; SECRET_BYTES]>, &'static str> {
    if text.len() > SecretKey::MAX_TEXT {
        return Err("it is too long");
    }
    let text = std::str::from_utf8(text).map_err(|_| "it is not text")?;
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    match lines.next() {
        Some(first) if first == line => {}
        Some(KEY_LINE) => return Err("it is a key file"),
        Some(IDENTITY_LINE) => return Err("it is an identity"),
        Some(first) if first.starts_with("phx1") => return Err("it is a public key, which opens nothing"),
        _ if line == KEY_LINE => return Err("its first line is not phalanx-key-1"),
        _ => return Err("its first line is not phalanx-identity-1"),
    }
    let secret = decode(lines.next()).ok_or("the secret is not 64 hexadecimal digits")?;
    let stated: Zeroizing<[u8; CHECKSUM_BYTES]> =
        decode(lines.next()).ok_or("the checksum is not 16 hexadecimal digits")?;
    if lines.next().is_some() {
        return Err("text follows the checksum");
    }
    if !equal(&checksum(line, &secret), stated.as_slice()) {
        return Err("the checksum is wrong: it was mistyped or damaged");
    }
    Ok(secret)
}

/// It finds typing errors; it protects against nobody.
fn checksum(line: &str, secret: &[u8; SECRET_BYTES]) -> [u8; CHECKSUM_BYTES] {
    let digest = Sha256::new().chain_update(line).chain_update("\n").chain_update(secret).finalize();
    std::array::from_fn(|i| digest[i])
}

/// Exactly `N` bytes from a line of hexadecimal digits, in time that does not depend on them.
fn decode<const N: usize>(line: Option<&str>) -> Option<Zeroizing<[u8; N]>> {
    let line = line.filter(|line| line.len() == 2 * N)?;
    let mut out = Zeroizing::new([0; N]);
    base16ct::mixed::decode(line, out.as_mut_slice()).ok()?;
    Some(out)
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

/// Some shells redirect bytes as UTF-16 text, which destroys them; better to say so than "not authentic".
pub(crate) fn refuse_byte_order_mark(bytes: &[u8]) -> Result<()> {
    match bytes {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => Err(Error::ByteOrderMark("UTF-16")),
        [0xef, 0xbb, 0xbf, ..] => Err(Error::ByteOrderMark("UTF-8")),
        _ => Ok(()),
    }
}
