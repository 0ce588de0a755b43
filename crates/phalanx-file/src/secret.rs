//! Secrets: key files, passphrases, public keys and identities.

use std::fmt;
use std::sync::Arc;

use phalanx::{equal, wiped};
use unicode_normalization::UnicodeNormalization;
use zeroize::Zeroizing;

use crate::error::{Error, Result};
use crate::kdf::{Cost, Secret32};
use crate::key_text::{KEY_LINE, MAX_TEXT, UTF16, secret_from, secret_text};
use crate::random::Randomness;
use crate::recipient::{Identity, Recipient};
use crate::stretched::{Salt, Stretched};

/// The 256-bit secret of a key file.
///
/// It lives on the heap, so that moving it leaves no copy behind.
#[derive(Clone)]
pub struct SecretKey(Secret32);

impl SecretKey {
    /// Maximum bytes of a text that [`from_text`](Self::from_text) accepts.
    pub const MAX_TEXT: usize = MAX_TEXT;

    /// Generates a new key.
    ///
    /// # Errors
    /// [`Error::Random`].
    pub fn generate(random: &mut dyn Randomness) -> Result<Self> {
        let mut secret = Secret32::default();
        random.fill(secret.as_mut_slice())?;
        Ok(Self(secret))
    }

    /// The text of the key file: a type line, the secret in hexadecimal, and a checksum in
    /// hexadecimal.
    pub fn to_text(&self) -> Zeroizing<String> {
        wiped(|| secret_text(KEY_LINE, &self.0))
    }

    /// Parses the text of a key file. Line ends of any system are accepted. A UTF-8 byte order
    /// mark, blank lines and lines that start with `#` are skipped.
    ///
    /// # Errors
    /// [`Error::KeyFile`].
    pub fn from_text(text: &[u8]) -> Result<Self> {
        wiped(|| secret_from(KEY_LINE, text).map_err(Error::KeyFile).map(Self))
    }

    pub(crate) fn bytes(&self) -> &Secret32 {
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
/// Text is converted to Unicode normalization form C. Files written without this conversion still
/// open, because the text is also tried as given. Likewise, a byte order mark before the text is
/// not part of the passphrase, but files from earlier versions that included it still open.
///
/// A passphrase and its clones cache the secrets that Argon2id derived from it, up to 64. A second
/// file with the same salt and cost can therefore be opened without deriving the secret again. The
/// secrets are wiped when the last clone is dropped.
///
/// ```
/// use phalanx_file::Passphrase;
///
/// let passphrase = Passphrase::from_text("correct horse battery staple")?;
/// assert!(passphrase.weakness().is_none());
/// assert!(Passphrase::from_text("").is_err());
/// # Ok::<(), phalanx_file::Error>(())
/// ```
#[derive(Clone)]
pub struct Passphrase {
    /// The form used for encryption.
    bytes: Zeroizing<Vec<u8>>,
    /// The text as it was given, with and without a byte order mark, if that is different.
    others: Vec<Zeroizing<Vec<u8>>>,
    stretched: Arc<Stretched>,
    /// Whether new files share a slot salt.
    shares_salt: bool,
}

impl Passphrase {
    /// Maximum bytes of a passphrase that [`from_line`](Self::from_line) accepts.
    pub const MAX_LINE: usize = 4096;

    /// Creates a passphrase from typed text, in Unicode normalization form C, because systems
    /// encode letters such as é differently. A byte order mark before the text is removed.
    ///
    /// # Errors
    /// [`Error::EmptyPassphrase`].
    pub fn from_text(text: &str) -> Result<Self> {
        const MARK: char = '\u{feff}';
        wiped(|| {
            let marked = text.starts_with(MARK);
            let text = text.strip_prefix(MARK).unwrap_or(text);
            // Form C is at most three times as long. We allocate that much up front, because a
            // growing string would leave copies behind.
            let mut normal = Zeroizing::new(String::with_capacity(3 * text.len()));
            text.nfc().for_each(|letter| normal.push(letter));
            let mut forms = vec![normal.as_bytes()];
            if !equal(normal.as_bytes(), text.as_bytes()) {
                forms.push(text.as_bytes());
            }
            let mark = MARK.to_string();
            let marks = if marked { &["", &mark][..] } else { &[""] };
            let all = marks.iter().flat_map(|mark| forms.iter().map(move |form| [mark.as_bytes(), form].concat()));
            let mut all = all.map(Zeroizing::new);
            let first = all.next().map(|mut first| std::mem::take(&mut *first)).unwrap_or_default();
            Ok(Self { others: all.collect(), ..Self::new(first)? })
        })
    }

    /// Creates a passphrase from a file with a single line, as [`from_bytes`](Self::from_bytes)
    /// does from the line. Line ends of any system are accepted.
    ///
    /// # Errors
    /// [`Error::PassphraseFile`] for UTF-16, for a zero byte, which cannot be typed, for several
    /// lines, for more than [`MAX_LINE`](Self::MAX_LINE) bytes, and for a public key;
    /// [`Error::EmptyPassphrase`].
    pub fn from_line(contents: &[u8]) -> Result<Self> {
        // No branch or address depends on the position at which a byte was found in the passphrase.
        let has = |bytes: &[u8], wanted: u8| {
            bytes.iter().fold(0, |found, byte| found | std::hint::black_box(u8::from(*byte == wanted))) != 0
        };
        let line = contents.strip_suffix(b"\n").map_or(contents, |line| line.strip_suffix(b"\r").unwrap_or(line));
        let wrong = if matches!(contents, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]) {
            UTF16
        } else if has(line, 0) {
            "it contains a zero byte, which cannot be typed: if it is UTF-16 text, convert it to UTF-8, as with iconv -f UTF-16 -t UTF-8"
        } else if has(line, b'\n') {
            "it has more than one line: a passphrase is a single line"
        } else if line.len() > Self::MAX_LINE {
            "its line is longer than 4096 bytes"
        } else if line.len() >= Recipient::TEXT_BYTES && Recipient::list(line).is_ok() {
            "it is a public key"
        } else {
            return Self::from_bytes(line);
        };
        Err(Error::PassphraseFile(wrong))
    }

    /// Creates a passphrase from bytes that may be text: as [`from_text`](Self::from_text) if they
    /// are UTF-8, otherwise unchanged.
    ///
    /// # Errors
    /// [`Error::EmptyPassphrase`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self> {
        str::from_utf8(bytes).map_or_else(|_| Self::new(bytes.to_vec()), Self::from_text)
    }

    /// Creates a passphrase from bytes, unchanged. For text, use [`from_text`](Self::from_text).
    ///
    /// # Errors
    /// [`Error::EmptyPassphrase`].
    pub fn new(bytes: Vec<u8>) -> Result<Self> {
        let bytes = Zeroizing::new(bytes);
        if bytes.is_empty() {
            return Err(Error::EmptyPassphrase);
        }
        Ok(Self { bytes, others: Vec::new(), stretched: Arc::default(), shares_salt: false })
    }

    /// The bytes used for encryption, for example to show a generated passphrase.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Gives all new files that are encrypted with this passphrase or its clones the same slot
    /// salt, so that Argon2id runs once for all of them.
    ///
    /// Every key still depends on the file, so no two files share one. However, anyone who sees the
    /// files learns that they were encrypted together, and each guess at the passphrase can be
    /// tested on all of them. See `docs/file-format.md`.
    /// [`HeaderEditor::add`](crate::HeaderEditor::add) always uses a new salt.
    pub fn sharing_salt(mut self) -> Self {
        self.shares_salt = true;
        self
    }

    /// Calls `watch` with `true` before each run of Argon2id and with `false` after it, for a
    /// progress display. Clears the cache of derived secrets.
    pub fn watched(mut self, watch: impl Fn(bool) + Send + Sync + 'static) -> Self {
        self.stretched = Arc::new(Stretched::watched(Box::new(watch)));
        self
    }

    /// The salts shared by new files, if they do share them.
    pub(crate) fn shared_salts(&self) -> Option<&Stretched> {
        self.shares_salt.then_some(&*self.stretched)
    }

    /// The secret that Argon2id derives from each form, in the order in which they are tried.
    pub(crate) fn stretch(&self, cost: Cost, salt: &Salt) -> impl Iterator<Item = Result<Arc<Secret32>>> {
        self.forms().enumerate().map(move |form| self.stretched.secret(form, cost, salt))
    }

    /// The forms to try when opening something, in order.
    fn forms(&self) -> impl Iterator<Item = &[u8]> {
        std::iter::once(self.as_bytes()).chain(self.others.iter().map(|other| other.as_slice()))
    }
}

impl fmt::Debug for Passphrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passphrase(..)")
    }
}

/// A secret that encrypts or opens files.
///
/// | | encrypts | opens |
/// |---|---|---|
/// | a key file, a passphrase | yes | yes |
/// | a public key ([`Recipient`]) | yes | no |
/// | an [`Identity`] | with its public key | yes |
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum Secret {
    /// A key file.
    Key(SecretKey),
    /// A passphrase.
    Passphrase(Passphrase),
    /// A public key. It is not secret, and cannot open files.
    Recipient(Recipient),
    /// The private key of a public key.
    Identity(Identity),
}

impl Secret {
    /// The public key that it encrypts with, if it has one.
    pub fn recipient(&self) -> Option<&Recipient> {
        match self {
            Self::Recipient(recipient) => Some(recipient),
            Self::Identity(identity) => Some(identity.recipient()),
            Self::Key(_) | Self::Passphrase(_) => None,
        }
    }
}
