//! Public keys and identities (their private keys). A public key can only encrypt.
//!
//! The key encapsulation is X-Wing (draft-connolly-cfrg-xwing-kem), which combines X25519 and
//! ML-KEM-768 (FIPS 203) and is secure if either one is. The crate `x-wing` implements it. This
//! module adds the text formats and the source of randomness.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use bech32::primitives::checksum::Checksum;
use bech32::primitives::decode::CheckedHrpstring;
use bech32::{Bech32m, Hrp};
use phalanx::wiped;
use x_wing::{Decapsulate, DecapsulationKey, Decapsulator, EncapsulationKey, KeyExport, TryKeyInit};
use zeroize::Zeroizing;

use crate::error::{Error, Result};
use crate::fingerprint::Fingerprint;
use crate::kdf::{SECRET_BYTES, Secret32, boxed};
use crate::key_text::{IDENTITY_LINE, secret_from, secret_text, without_mark};
use crate::random::Randomness;

/// Bytes of an X-Wing public key.
const PUBLIC_BYTES: usize = x_wing::ENCAPSULATION_KEY_SIZE;

/// Bytes of an X-Wing ciphertext, stored in the recipient's slot.
pub(crate) const CIPHERTEXT_BYTES: usize = x_wing::CIPHERTEXT_SIZE;

/// Prefix of public keys in text form, before the separator of Bech32.
const PREFIX: Hrp = Hrp::parse_unchecked("phx");

/// The kind of public key, the same number as in its slots. It leaves room for other kinds.
const X_WING: u8 = 3;

/// The Bech32m checksum, for texts as long as a public key. Its guarantees hold for up to 1,023
/// characters. In longer texts, one in 2^30 errors goes undetected.
enum LongBech32m {}

impl Checksum for LongBech32m {
    type MidstateRepr = <Bech32m as Checksum>::MidstateRepr;
    type CorrectionField = <Bech32m as Checksum>::CorrectionField;
    const ROOT_GENERATOR: Self::CorrectionField = Bech32m::ROOT_GENERATOR;
    const ROOT_EXPONENTS: RangeInclusive<usize> = Bech32m::ROOT_EXPONENTS;
    const CODE_LENGTH: usize = 4096;
    const CHECKSUM_LENGTH: usize = Bech32m::CHECKSUM_LENGTH;
    const GENERATOR_SH: [Self::MidstateRepr; 5] = Bech32m::GENERATOR_SH;
    const TARGET_RESIDUE: Self::MidstateRepr = Bech32m::TARGET_RESIDUE;
}

/// A public key. It encrypts files for the owner of its [`Identity`], but cannot decrypt them.
///
/// ```
/// use phalanx_file::{Identity, Recipient, SystemRandom};
///
/// let identity = Identity::generate(&mut SystemRandom)?;
/// let text = identity.recipient().to_string();
/// assert!(text.starts_with("phx1") && text.len() == 1958);
/// assert_eq!(text.parse::<Recipient>()?, *identity.recipient());
/// # Ok::<(), phalanx_file::Error>(())
/// ```
#[derive(Clone)]
pub struct Recipient {
    key: Box<EncapsulationKey>,
    fingerprint: Fingerprint,
    name: String,
}

impl Recipient {
    /// Maximum bytes of a list that [`list`](Self::list) reads.
    pub const MAX_LIST: usize = 1 << 20;

    /// Bytes of a public key in text form.
    pub(crate) const TEXT_BYTES: usize = 1958;

    fn new(key: EncapsulationKey) -> Self {
        let fingerprint = Fingerprint::new(&key.to_bytes());
        Self { key: Box::new(key), fingerprint, name: String::new() }
    }

    /// Parses a list of public keys, one per line, optionally followed by a name. Blank lines and
    /// lines that start with `#` are skipped.
    ///
    /// # Errors
    /// [`Error::PublicKey`].
    pub fn list(text: &[u8]) -> Result<Vec<Self>> {
        let wrong = |line: usize, why| Error::PublicKey { line: line + 1, why };
        if text.len() > Self::MAX_LIST {
            return Err(wrong(0, "the list is longer than 1 MiB"));
        }
        let text = without_mark(text).map_err(|why| wrong(0, why))?;
        let mut all = Vec::new();
        for (number, line) in text.split(|byte| *byte == b'\n').enumerate() {
            let line = str::from_utf8(line).map_err(|_| wrong(number, "it is not text"))?.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (key, name) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let mut recipient = Self::decode(key).map_err(|why| wrong(number, why))?;
            name.trim().clone_into(&mut recipient.name);
            all.push(recipient);
        }
        if all.is_empty() { Err(wrong(0, "the file contains none")) } else { Ok(all) }
    }

    /// Parses a word as a public key, or says why it is not one.
    fn decode(word: &str) -> std::result::Result<Self, &'static str> {
        if word.starts_with("phalanx-identity-1") {
            return Err("this is an identity, which must stay secret: use its public key");
        }
        if word.starts_with("phalanx-key-1") {
            return Err("this is a key file: use it as one (-k)");
        }
        if !word.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("phx1")) {
            return Err("it does not begin with phx1");
        }
        let text = CheckedHrpstring::new::<LongBech32m>(word)
            .map_err(|_| "its checksum is wrong, so it was truncated, mistyped or damaged: copy it again")?;
        let bytes: Vec<u8> = text.byte_iter().collect();
        // The bits that pad the last letter must be zero, so that each key has exactly one text
        // form.
        let canonical = text.hrp() == PREFIX && word.eq_ignore_ascii_case(&encode(&bytes));
        match &bytes[..] {
            [X_WING, key @ ..] if canonical && key.len() == PUBLIC_BYTES => EncapsulationKey::new_from_slice(key)
                .map(Self::new)
                .map_err(|_| "its numbers are out of range, so the program that created it is faulty"),
            [X_WING, ..] => Err("it has the wrong length"),
            _ => Err("its kind is unknown to this version"),
        }
    }

    /// The fingerprint of the key.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }

    /// The name that followed the key on its line, or an empty string.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A ciphertext and the secret in it, which only the owner of the identity can extract.
    pub(crate) fn encapsulate(&self, random: &mut dyn Randomness) -> Result<(Vec<u8>, Secret32)> {
        let mut bytes = Zeroizing::new([0; x_wing::ENCAPSULATION_RANDOMNESS_SIZE]);
        // We split this into two requests, so that all requests are the same size.
        let (kem, curve) = bytes.split_at_mut(SECRET_BYTES);
        random.fill(kem)?;
        random.fill(curve)?;
        let mut given = Zeroizing::new((*bytes).into());
        let (ciphertext, shared) = self.key.encapsulate_deterministic(&given);
        zeroize::Zeroize::zeroize(&mut given);
        Ok((ciphertext.to_vec(), boxed(shared.0)))
    }
}

fn encode(bytes: &[u8]) -> String {
    // This cannot fail, because the result fits into the code's maximum length.
    bech32::encode::<LongBech32m>(PREFIX, bytes).unwrap_or_default()
}

/// In Bech32m: `phx1` and 1,954 letters.
impl fmt::Display for Recipient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&encode(&[&[X_WING][..], &self.key.to_bytes()].concat()))
    }
}

impl FromStr for Recipient {
    type Err = Error;

    /// Parses one public key, as [`list`](Self::list) does.
    fn from_str(text: &str) -> Result<Self> {
        match &Self::list(text.as_bytes())?[..] {
            [one] => Ok(one.clone()),
            _ => Err(Error::PublicKey { line: 2, why: "there are several: use a file of public keys" }),
        }
    }
}

/// Compares the keys and ignores the names.
impl PartialEq for Recipient {
    fn eq(&self, other: &Self) -> bool {
        self.fingerprint == other.fingerprint
    }
}

impl Eq for Recipient {}

impl fmt::Debug for Recipient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Recipient({})", self.fingerprint)
    }
}

/// A private key. It opens files that were encrypted for its public key.
///
/// It lives on the heap, so that moving it leaves no copy behind.
#[derive(Clone)]
pub struct Identity {
    key: Box<DecapsulationKey>,
    recipient: Recipient,
}

impl Identity {
    /// Maximum bytes of a file that [`from_text`](Self::from_text) or [`unlock`](Self::unlock)
    /// accepts.
    pub const MAX_FILE: usize = 128 << 10;

    /// Generates a new identity.
    ///
    /// # Errors
    /// [`Error::Random`].
    pub fn generate(random: &mut dyn Randomness) -> Result<Self> {
        wiped(|| {
            let mut seed = Secret32::default();
            random.fill(seed.as_mut_slice())?;
            Ok(Self::from_seed(&seed))
        })
    }

    fn from_seed(seed: &Secret32) -> Self {
        let key = Box::new(DecapsulationKey::from(***seed));
        let recipient = Recipient::new(key.encapsulation_key().clone());
        Self { key, recipient }
    }

    /// The public key. You may give it to anyone.
    pub fn recipient(&self) -> &Recipient {
        &self.recipient
    }

    /// The text of the file: the fingerprint as a comment, a type line, the secret in hexadecimal,
    /// and a checksum in hexadecimal.
    pub fn to_text(&self) -> Zeroizing<String> {
        wiped(|| {
            let secret = secret_text(IDENTITY_LINE, self.key.as_bytes());
            Zeroizing::new(
                ["# secret identity; its public key is ", &self.recipient.fingerprint.to_string(), "\n", &secret]
                    .concat(),
            )
        })
    }

    /// Parses the text of an identity, as [`SecretKey::from_text`](crate::SecretKey::from_text)
    /// does for key files.
    ///
    /// # Errors
    /// [`Error::Identity`].
    pub fn from_text(text: &[u8]) -> Result<Self> {
        wiped(|| secret_from(IDENTITY_LINE, text).map_err(Error::Identity).map(|seed| Self::from_seed(&seed)))
    }

    /// The secret in a ciphertext. If the ciphertext was modified or is for another key, this
    /// returns a different secret rather than an error.
    pub(crate) fn decapsulate(&self, ciphertext: &[u8; CIPHERTEXT_BYTES]) -> Secret32 {
        boxed(self.key.decapsulate(&(*ciphertext).into()).0)
    }
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Identity({})", self.recipient.fingerprint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SystemRandom;

    #[test]
    fn the_checksum_is_one() {
        LongBech32m::sanity_check();
    }

    #[test]
    fn secrets_arrive_for_their_recipient_alone() {
        let [mine, yours] = [0, 1].map(|_| Identity::generate(&mut SystemRandom).unwrap());
        let (ciphertext, shared) = mine.recipient().encapsulate(&mut SystemRandom).unwrap();
        let mut ciphertext: [u8; CIPHERTEXT_BYTES] = ciphertext.try_into().unwrap();
        assert_eq!(mine.decapsulate(&ciphertext), shared);
        assert_ne!(yours.decapsulate(&ciphertext), shared);
        for bit in [0, 8 * 1088 - 1, 8 * 1088, 8 * CIPHERTEXT_BYTES - 2] {
            ciphertext[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(mine.decapsulate(&ciphertext), shared, "{bit}");
            ciphertext[bit / 8] ^= 1 << (bit % 8);
        }
        let (_, again) = mine.recipient().encapsulate(&mut SystemRandom).unwrap();
        assert_ne!(again, shared);
    }
}
