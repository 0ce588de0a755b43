//! Key slots: the file key, wrapped under a key derived from one secret.

use std::fmt;

use phalanx::{Level, equal};
use zeroize::Zeroizing;

use crate::error::{Error, Result};
use crate::fingerprint::Fingerprint;
use crate::kdf::{Cost, Kdf, Purpose, SECRET_BYTES, Secret32};
use crate::keys::{NonceKind, nonce};
use crate::random::Randomness;
use crate::recipient::{CIPHERTEXT_BYTES, Recipient};
use crate::secret::{Passphrase, Secret};
use crate::stretched::{SALT_BYTES, Salt};
use crate::suite::{MAX_BLOCK_BYTES, MAX_KEY_BYTES, Suite};
use crate::version::Version;

/// Bytes of the commitment of a slot.
const COMMITMENT_BYTES: usize = 32;

/// Bytes of the kind and the length, which precede the parameters.
pub(crate) const PREFIX_BYTES: usize = 4;

/// Bytes of the Argon2id parameters.
const COST_BYTES: usize = 12;

const KEY: u16 = 1;
const PASSPHRASE: u16 = 2;
const X_WING: u16 = 3;

/// The kind of a key slot, i.e. of the secret that opens it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum SlotKind {
    /// A key file.
    Key,
    /// A passphrase, with the cost of Argon2id.
    Passphrase(Cost),
    /// An X-Wing public key, by its fingerprint. Its identity opens the slot.
    XWing(Fingerprint),
    /// A kind unknown to this version. It is authenticated like the others and otherwise ignored.
    Unknown(u16),
}

/// In words, for people.
impl fmt::Display for SlotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key => f.write_str("key file"),
            Self::Passphrase(cost) => {
                write!(f, "passphrase, Argon2id with {cost}")
            }
            Self::XWing(fingerprint) => write!(f, "public key {fingerprint} (x-wing)"),
            Self::Unknown(kind) => write!(f, "kind {kind}, unknown to this version"),
        }
    }
}

/// The key from which everything else in a file is derived.
pub(crate) type FileKey = Secret32;

/// The file that a slot belongs to.
#[derive(Clone, Copy)]
pub(crate) struct Owner<'a> {
    pub(crate) identity: &'a [u8],
    pub(crate) suite: Suite,
    pub(crate) level: Level,
}

const SHORT: Error = Error::Header("a key slot is too short");

/// A slot as stored in the header: kind and length (the prefix), parameters, salt, commitment,
/// wrapped key and tag.
#[derive(Clone, Copy)]
pub(crate) struct Slot<'a> {
    kind: SlotKind,
    bytes: &'a [u8],
}

impl<'a> Slot<'a> {
    /// Splits the first slot off `bytes`.
    pub(crate) fn split(bytes: &'a [u8], version: Version, suite: Suite) -> Result<(Self, &'a [u8])> {
        const OUTSIDE: Error = Error::Header("a key slot reaches beyond the header");
        let (kind, length) = match *bytes {
            [k0, k1, l0, l1, ..] => (u16::from_le_bytes([k0, k1]), u16::from_le_bytes([l0, l1])),
            _ => return Err(OUTSIDE),
        };
        let (bytes, rest) = bytes.split_at_checked(PREFIX_BYTES + usize::from(length)).ok_or(OUTSIDE)?;
        let body = &bytes[PREFIX_BYTES..];
        let kind = match kind {
            KEY => SlotKind::Key,
            PASSPHRASE => {
                let (word, _) = body.as_chunks::<4>();
                let &[memory, passes, lanes, ..] = word else { return Err(SHORT) };
                let [memory, passes, lanes] = [memory, passes, lanes].map(u32::from_le_bytes);
                SlotKind::Passphrase(version.check_cost(Cost::new(memory, passes, lanes)?)?)
            }
            X_WING if version.has_public_keys() => {
                SlotKind::XWing(Fingerprint::from_bytes(*body.first_chunk().ok_or(SHORT)?))
            }
            // This ensures that zeros are never parsed as a slot.
            0 => return Err(Error::Header("a key slot has kind 0")),
            other => SlotKind::Unknown(other),
        };
        let slot = Self { kind, bytes };
        if !matches!(kind, SlotKind::Unknown(_)) && body.len() != slot.params_bytes() + sealed_bytes(suite) {
            return Err(Error::Header("a key slot has the wrong length"));
        }
        Ok((slot, rest))
    }

    /// Appends a new slot to `out` that encrypts `file_key` with `secret`. `salt` is from
    /// [`new_salt`] or [`salt_of_new_file`].
    pub(crate) fn seal(
        out: &mut Vec<u8>,
        secret: &Secret,
        salt: Salt,
        cost: Cost,
        file_key: &FileKey,
        owner: Owner<'_>,
        random: &mut dyn Randomness,
    ) -> Result<()> {
        let suite = owner.suite;
        let (number, params, shared) = match secret {
            Secret::Key(key) => (KEY, Vec::new(), key.bytes().clone()),
            Secret::Passphrase(passphrase) => {
                let params = [cost.memory_kib(), cost.passes(), cost.lanes()].map(u32::to_le_bytes).concat();
                (PASSPHRASE, params, locking(passphrase, cost, &salt)?)
            }
            Secret::Recipient(recipient) => Self::encapsulated(recipient, random)?,
            Secret::Identity(identity) => Self::encapsulated(identity.recipient(), random)?,
        };
        let length = params.len() + sealed_bytes(suite);
        let length = u16::try_from(length).map_err(|_| Error::Internal("slot length"))?;
        let start = out.len();
        out.extend(number.to_le_bytes());
        out.extend(length.to_le_bytes());
        out.extend(params);
        let keys = SlotKeys::derive(&shared, &salt, [owner.identity, &out[start..]], suite)?;

        let mut wrapped = file_key.clone();
        let mut tag = [0; MAX_BLOCK_BYTES];
        let tag = &mut tag[..suite.block_bytes()];
        let nonce = nonce(NonceKind::Slot, 0);
        suite
            .key(keys.wrapping(suite), owner.level)?
            .seal(&nonce[..suite.block_bytes()], &[], wrapped.as_mut_slice(), tag)
            .map_err(|_| Error::Internal("the AEAD of the suite rejected a key slot"))?;
        out.extend(salt);
        out.extend(keys.commitment);
        out.extend_from_slice(wrapped.as_slice());
        out.extend_from_slice(tag);
        Ok(())
    }

    /// Kind, parameters and shared secret of a slot for a public key.
    fn encapsulated(recipient: &Recipient, random: &mut dyn Randomness) -> Result<(u16, Vec<u8>, FileKey)> {
        let (ciphertext, shared) = recipient.encapsulate(random)?;
        Ok((X_WING, [recipient.fingerprint().as_bytes(), &ciphertext[..]].concat(), shared))
    }

    /// Decrypts the file key with `secret`. `None` if the slot belongs to another secret.
    ///
    /// The commitment decides that, because the AEAD alone is not committing: an attacker could
    /// craft a slot that opens with many passphrases, and by observing attempts, rule out many
    /// passphrases at a time.
    pub(crate) fn open(&self, secret: &Secret, owner: Owner<'_>) -> Result<Option<FileKey>> {
        if matches!(self.kind, SlotKind::Unknown(_)) {
            return Ok(None);
        }
        let suite = owner.suite;
        let (params, sealed) = self.bytes.split_at_checked(PREFIX_BYTES + self.params_bytes()).ok_or(SHORT)?;
        let (salt, sealed) = sealed.split_first_chunk::<SALT_BYTES>().ok_or(SHORT)?;
        let (commitment, sealed) = sealed.split_first_chunk::<COMMITMENT_BYTES>().ok_or(SHORT)?;
        let (wrapped, tag) = sealed.split_first_chunk::<SECRET_BYTES>().ok_or(SHORT)?;
        let committed = |shared: &[u8; SECRET_BYTES]| -> Result<Option<SlotKeys>> {
            let keys = SlotKeys::derive(shared, salt, [owner.identity, params], suite)?;
            Ok(equal(&keys.commitment, commitment).then_some(keys))
        };
        let keys = match (self.kind, secret) {
            (SlotKind::Key, Secret::Key(key)) => committed(key.bytes())?,
            (SlotKind::Passphrase(cost), Secret::Passphrase(passphrase)) => {
                let mut found = None;
                for stretched in passphrase.stretch(cost, salt) {
                    found = committed(&*stretched?)?;
                    if found.is_some() {
                        break;
                    }
                }
                found
            }
            (SlotKind::XWing(whose), Secret::Identity(identity)) if whose == identity.recipient().fingerprint() => {
                let ciphertext = params.last_chunk::<CIPHERTEXT_BYTES>().ok_or(SHORT)?;
                committed(&identity.decapsulate(ciphertext))?
            }
            _ => None,
        };
        let Some(keys) = keys else { return Ok(None) };
        let mut file_key = FileKey::default();
        file_key.copy_from_slice(wrapped);
        let nonce = nonce(NonceKind::Slot, 0);
        suite
            .key(keys.wrapping(suite), owner.level)?
            .open(&nonce[..suite.block_bytes()], &[], file_key.as_mut_slice(), tag)
            .map_err(|_| Error::HeaderNotAuthentic)?;
        Ok(Some(file_key))
    }

    pub(crate) fn kind(&self) -> SlotKind {
        self.kind
    }

    pub(crate) fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Bytes between the prefix and the salt.
    fn params_bytes(&self) -> usize {
        match self.kind {
            SlotKind::Passphrase(_) => COST_BYTES,
            SlotKind::XWing(_) => Fingerprint::BYTES + CIPHERTEXT_BYTES,
            SlotKind::Key | SlotKind::Unknown(_) => 0,
        }
    }
}

/// The secret that Argon2id derives from the form of a passphrase used for encryption.
fn locking(passphrase: &Passphrase, cost: Cost, salt: &Salt) -> Result<FileKey> {
    let first = passphrase.stretch(cost, salt).next();
    first.unwrap_or(Err(Error::EmptyPassphrase)).map(|secret| (*secret).clone())
}

/// A new random salt.
pub(crate) fn new_salt(random: &mut dyn Randomness) -> Result<Salt> {
    let mut salt = [0; SALT_BYTES];
    random.fill(&mut salt)?;
    Ok(salt)
}

/// The salt of a slot in a new file. A passphrase may share its salt with other new files, but it
/// never uses one of `taken`, the salts that this file already uses.
pub(crate) fn salt_of_new_file(
    secret: &Secret,
    cost: Cost,
    taken: &[Salt],
    random: &mut dyn Randomness,
) -> Result<Salt> {
    let shared = if let Secret::Passphrase(passphrase) = secret { passphrase.shared_salts() } else { None };
    match shared {
        Some(shared) => shared.shared_salt(cost, taken, random),
        None => new_salt(random),
    }
}

/// Bytes of a slot for a public key.
pub(crate) fn public_key_bytes(suite: Suite) -> usize {
    PREFIX_BYTES + Fingerprint::BYTES + CIPHERTEXT_BYTES + sealed_bytes(suite)
}

/// Bytes of a slot for a secret.
pub(crate) fn slot_bytes(secret: &Secret, suite: Suite) -> usize {
    match secret {
        Secret::Key(_) => PREFIX_BYTES + sealed_bytes(suite),
        Secret::Passphrase(_) => PREFIX_BYTES + COST_BYTES + sealed_bytes(suite),
        Secret::Recipient(_) | Secret::Identity(_) => public_key_bytes(suite),
    }
}

/// Bytes that follow the parameters in a slot of a known kind.
fn sealed_bytes(suite: Suite) -> usize {
    SALT_BYTES + COMMITMENT_BYTES + SECRET_BYTES + suite.block_bytes()
}

/// The keys derived from a secret for one slot.
struct SlotKeys {
    wrapping: Zeroizing<[u8; MAX_KEY_BYTES]>,
    commitment: [u8; COMMITMENT_BYTES],
}

impl SlotKeys {
    fn derive(shared: &[u8; SECRET_BYTES], salt: &[u8; SALT_BYTES], context: [&[u8]; 2], suite: Suite) -> Result<Self> {
        let kdf = Kdf::new(salt, shared, context);
        let mut keys = Self { wrapping: Zeroizing::new([0; MAX_KEY_BYTES]), commitment: [0; COMMITMENT_BYTES] };
        kdf.derive(Purpose::SlotKey, &mut keys.wrapping[..suite.key_bytes()])?;
        kdf.derive(Purpose::SlotCommitment, &mut keys.commitment)?;
        Ok(keys)
    }

    fn wrapping(&self, suite: Suite) -> &[u8] {
        &self.wrapping[..suite.key_bytes()]
    }
}
