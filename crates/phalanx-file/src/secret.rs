//! What a file is locked with: key files and passphrases.

use std::fmt;

use phalanx::{equal, wiped};
use sha2::{Digest, Sha256};
use zeroize::Zeroizing;

use crate::error::{Error, Result};
use crate::kdf::SECRET_BYTES;
use crate::random::Randomness;

const TYPE_LINE: &str = "phalanx-key-1";
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
        wiped(|| self.write())
    }

    fn write(&self) -> Zeroizing<String> {
        let secret = Zeroizing::new(base16ct::lower::encode_string(self.0.as_slice()));
        let checksum = base16ct::lower::encode_string(&self.checksum());
        // Made in one piece: a string that grows would leave copies of the secret behind.
        Zeroizing::new([TYPE_LINE, "\n", &secret, "\n", &checksum, "\n"].concat())
    }

    /// Reads a key file's text. Line ends may be of any system; blank lines and lines that begin with `#` are skipped.
    ///
    /// # Errors
    /// [`Error::ByteOrderMark`] for text that a shell has converted, [`Error::KeyFile`] for anything else that is wrong.
    pub fn from_text(text: &[u8]) -> Result<Self> {
        wiped(|| Self::parse(text))
    }

    fn parse(text: &[u8]) -> Result<Self> {
        refuse_byte_order_mark(text)?;
        if text.len() > Self::MAX_TEXT {
            return Err(Error::KeyFile("it is too long"));
        }
        let text = std::str::from_utf8(text).map_err(|_| Error::KeyFile("it is not text"))?;
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        if lines.next() != Some(TYPE_LINE) {
            return Err(Error::KeyFile("its first line is not phalanx-key-1"));
        }
        let secret = decode(lines.next()).ok_or(Error::KeyFile("the secret is not 64 hexadecimal digits"))?;
        let key = Self(Box::new(secret));
        let checksum: Zeroizing<[u8; CHECKSUM_BYTES]> =
            decode(lines.next()).ok_or(Error::KeyFile("the checksum is not 16 hexadecimal digits"))?;
        if lines.next().is_some() {
            return Err(Error::KeyFile("text follows the checksum"));
        }
        if !equal(&key.checksum(), checksum.as_slice()) {
            return Err(Error::KeyFile("the checksum is wrong: it was mistyped or damaged"));
        }
        Ok(key)
    }

    fn checksum(&self) -> [u8; CHECKSUM_BYTES] {
        let digest =
            Sha256::new().chain_update(TYPE_LINE).chain_update("\n").chain_update(self.0.as_slice()).finalize();
        std::array::from_fn(|i| digest[i])
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

/// Exactly `N` bytes from a line of hexadecimal digits, in time that does not depend on them.
fn decode<const N: usize>(line: Option<&str>) -> Option<Zeroizing<[u8; N]>> {
    let line = line.filter(|line| line.len() == 2 * N)?;
    let mut out = Zeroizing::new([0; N]);
    base16ct::mixed::decode(line, out.as_mut_slice()).ok()?;
    Some(out)
}

/// A passphrase, taken byte for byte.
#[derive(Clone)]
pub struct Passphrase(Zeroizing<Vec<u8>>);

impl Passphrase {
    /// Takes the bytes of a passphrase, usually UTF-8.
    ///
    /// # Errors
    /// [`Error::EmptyPassphrase`].
    pub fn new(bytes: Vec<u8>) -> Result<Self> {
        let bytes = Zeroizing::new(bytes);
        if bytes.is_empty() { Err(Error::EmptyPassphrase) } else { Ok(Self(bytes)) }
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for Passphrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passphrase(..)")
    }
}

/// What locks or opens a file.
#[derive(Debug, Clone)]
pub enum Secret {
    /// A key file.
    Key(SecretKey),
    /// A passphrase.
    Passphrase(Passphrase),
}

/// Some shells redirect bytes as UTF-16 text, which destroys them; better to say so than "not authentic".
pub(crate) fn refuse_byte_order_mark(bytes: &[u8]) -> Result<()> {
    match bytes {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => Err(Error::ByteOrderMark("UTF-16")),
        [0xef, 0xbb, 0xbf, ..] => Err(Error::ByteOrderMark("UTF-8")),
        _ => Ok(()),
    }
}
