//! The text format of key files and identities.

use phalanx::equal;
use sha2::{Digest, Sha256};
use zeroize::Zeroizing;

use crate::error::{Error, Result};
use crate::kdf::{SECRET_BYTES, Secret32};

/// The first lines of secret files.
pub(crate) const KEY_LINE: &str = "phalanx-key-1";
pub(crate) const IDENTITY_LINE: &str = "phalanx-identity-1";
/// Maximum length of a secret's text in bytes.
pub(crate) const MAX_TEXT: usize = 4096;
const CHECKSUM_BYTES: usize = 8;

/// A type line, the secret in hexadecimal, and a checksum in hexadecimal.
pub(crate) fn secret_text(line: &str, secret: &[u8; SECRET_BYTES]) -> Zeroizing<String> {
    let checksum = base16ct::lower::encode_string(&checksum(line, secret));
    let secret = Zeroizing::new(base16ct::lower::encode_string(secret));
    // Allocate the string all at once, because a growing one would leave copies of the secret
    // behind.
    Zeroizing::new([line, "\n", &secret, "\n", &checksum, "\n"].concat())
}

/// Parses such a text, or says why it is invalid.
pub(crate) fn secret_from(line: &'static str, text: &[u8]) -> std::result::Result<Secret32, &'static str> {
    if text.len() > MAX_TEXT {
        return Err("it is too long");
    }
    let text = std::str::from_utf8(without_mark(text)?).map_err(|_| "it is not text")?;
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    match lines.next() {
        Some(first) if first == line => {}
        Some(KEY_LINE) => return Err("it is a key file"),
        Some(IDENTITY_LINE) => return Err("it is an identity"),
        Some(first) if first.starts_with("phx1") => return Err("it is a public key, which cannot decrypt"),
        _ if line == KEY_LINE => return Err("its first line is not phalanx-key-1"),
        _ => return Err("its first line is not phalanx-identity-1"),
    }
    let mut secret = Secret32::default();
    decode(lines.next(), secret.as_mut_slice()).ok_or("the secret is not 64 hexadecimal digits")?;
    let mut stated = [0; CHECKSUM_BYTES];
    decode(lines.next(), &mut stated).ok_or("the checksum is not 16 hexadecimal digits")?;
    if lines.next().is_some() {
        return Err("text follows the checksum");
    }
    if !equal(&checksum(line, &secret), &stated) {
        return Err("the checksum is wrong, so it was mistyped or damaged: use another copy");
    }
    Ok(secret)
}

/// Meant to detect typing errors, not attacks.
fn checksum(line: &str, secret: &[u8; SECRET_BYTES]) -> [u8; CHECKSUM_BYTES] {
    let digest = Sha256::new().chain_update(line).chain_update("\n").chain_update(secret).finalize();
    std::array::from_fn(|i| digest[i])
}

/// Decodes a line of exactly as many hexadecimal digits as `out` needs, in time that does not
/// depend on the digits.
fn decode(line: Option<&str>, out: &mut [u8]) -> Option<()> {
    let line = line.filter(|line| line.len() == 2 * out.len())?;
    base16ct::mixed::decode(line, out).ok()?;
    Some(())
}

/// Why we refuse UTF-16 text.
pub(crate) const UTF16: &str = "it is UTF-16 text: convert it to UTF-8, as with iconv -f UTF-16 -t UTF-8";

/// Removes the byte order mark that Windows editors and shells put before UTF-8. Rejects UTF-16,
/// which is recognized by its mark or by the zero bytes in its first letters.
pub(crate) fn without_mark(text: &[u8]) -> std::result::Result<&[u8], &'static str> {
    match text {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, 1..=255, 0, 1..=255, ..] | [1..=255, 0, 1..=255, 0, ..] => Err(UTF16),
        [0xef, 0xbb, 0xbf, text @ ..] | text => Ok(text),
    }
}

/// Rejects an encrypted file that a shell has destroyed by converting its bytes as text, with a
/// better message than "not encrypted". Any other text with a byte order mark was never an
/// encrypted file.
pub(crate) fn refuse_byte_order_mark(bytes: &[u8]) -> Result<()> {
    // Three letters of the first eight bytes survive every such conversion.
    let begin = &bytes[..bytes.len().min(16)];
    let has = |letters: &[u8]| begin.windows(letters.len()).any(|window| window == letters);
    match bytes {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] if has(b"P\0H\0X") => Err(Error::ByteOrderMark("UTF-16")),
        [0xef, 0xbb, 0xbf, ..] if has(b"PHX") => Err(Error::ByteOrderMark("UTF-8")),
        _ => Ok(()),
    }
}
