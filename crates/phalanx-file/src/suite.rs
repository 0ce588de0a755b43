//! The registry of cipher suites: one row each, and the one interface through which the format uses them.

use std::fmt;
use std::str::FromStr;

use phalanx::modes::dstu7624::{Gcm, Kalyna};
use phalanx::modes::gost3413::{Gost, Mgm};
use phalanx::modes::{BlockCipher, Key, nist};
use phalanx::{Kalyna128_256, Kalyna256_256, Kalyna512_512, KeyOnly, Kuznyechik, Level, Magma, Ublock128_256};

use crate::error::{Error, Result};

/// Longest block of any suite, in bytes.
pub(crate) const MAX_BLOCK: usize = 64;

/// Longest key of any suite, in bytes.
pub(crate) const MAX_KEY: usize = 64;

/// The AEAD refused: wrong lengths, or a tag that does not verify.
#[derive(Debug)]
pub(crate) struct Refused;

/// Authenticated encryption under one key.
///
/// Nonce and tag are one block long. The nonce is bound: a message opens only under the nonce that it was sealed with.
pub(crate) trait Aead: Send + Sync {
    /// Encrypts `data` in place and writes `tag`.
    fn seal(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Refused>;

    /// Verifies `tag` in constant time, and only then decrypts `data` in place; otherwise leaves `data` as it was.
    fn open(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Refused>;
}

/// One row of the registry.
struct Row {
    id: u16,
    name: &'static str,
    key_bytes: usize,
    block_bytes: usize,
    /// Plaintext bytes that one file key may encrypt.
    max_plaintext: u64,
    /// Plaintext bytes under one key, as a power of two, if that is not the whole file: 64 MiB for blocks of 64 bits.
    section_log2: Option<u8>,
    aead: MakeAead,
}

/// Makes the AEAD under a key, for the kernels of a level.
type MakeAead = fn(&[u8], Level) -> Result<Box<dyn Aead>>;

/// 2^48 bytes are 2^44 blocks of 128 bits: the advantage of a distinguisher stays below 2^-40.
const KALYNA_128_256_GCM: Row = Row {
    id: 0x0001,
    name: "kalyna-128/256-gcm",
    key_bytes: 32,
    block_bytes: 16,
    max_plaintext: 1 << 48,
    section_log2: None,
    aead: aead::<Gcm<Kalyna128_256>>,
};

const KALYNA_256_256_GCM: Row = Row {
    id: 0x0002,
    name: "kalyna-256/256-gcm",
    key_bytes: 32,
    block_bytes: 32,
    max_plaintext: 1 << 60,
    section_log2: None,
    aead: aead::<Gcm<Kalyna256_256>>,
};

const KALYNA_512_512_GCM: Row = Row {
    id: 0x0003,
    name: "kalyna-512/512-gcm",
    key_bytes: 64,
    block_bytes: 64,
    max_plaintext: 1 << 60,
    section_log2: None,
    aead: aead::<Gcm<Kalyna512_512>>,
};

/// Two encryptions for a block: 2^47 bytes are 2^44 of them, and the advantage of a distinguisher stays below 2^-40.
const KUZNYECHIK_MGM: Row = Row {
    id: 0x0010,
    name: "kuznyechik-mgm",
    key_bytes: 32,
    block_bytes: 16,
    max_plaintext: 1 << 47,
    section_log2: None,
    aead: aead::<Mgm<Kuznyechik>>,
};

/// 64 MiB are 2^24 encryptions of blocks of 64 bits, which give a distinguisher 2^-17; the bounds of 64 sections add up to
/// 2^-11.
const MAGMA_MGM: Row = Row {
    id: 0x0011,
    name: "magma-mgm",
    key_bytes: 32,
    block_bytes: 8,
    max_plaintext: 1 << 32,
    section_log2: Some(26),
    aead: aead::<Mgm<Magma>>,
};

const UBLOCK_128_256_GCM: Row = Row {
    id: 0x0020,
    name: "ublock-128/256-gcm",
    key_bytes: 32,
    block_bytes: 16,
    max_plaintext: 1 << 48,
    section_log2: None,
    aead: aead::<nist::Gcm<Ublock128_256>>,
};

/// A cipher suite of the format.
#[derive(Clone, Copy)]
pub struct Suite(&'static Row);

impl Suite {
    /// Kalyna with 128-bit blocks and 256-bit keys, Galois counter mode, the nonce bound.
    pub const KALYNA_128_256_GCM: Self = Self(&KALYNA_128_256_GCM);
    /// Kalyna with 256-bit blocks and 256-bit keys, Galois counter mode, the nonce bound: the default.
    pub const KALYNA_256_256_GCM: Self = Self(&KALYNA_256_256_GCM);
    /// Kalyna with 512-bit blocks and 512-bit keys, Galois counter mode, the nonce bound.
    pub const KALYNA_512_512_GCM: Self = Self(&KALYNA_512_512_GCM);
    /// Kuznyechik with MGM of R 1323565.1.026-2019 (RFC 9058).
    pub const KUZNYECHIK_MGM: Self = Self(&KUZNYECHIK_MGM);
    /// Magma with MGM, a key for each 64 MiB; at most 4 GiB, and tags of 8 bytes: for those who have to.
    pub const MAGMA_MGM: Self = Self(&MAGMA_MGM);
    /// uBlock with 128-bit blocks and 256-bit keys, Galois counter mode of SP 800-38D.
    pub const UBLOCK_128_256_GCM: Self = Self(&UBLOCK_128_256_GCM);
    /// Every suite, the default first.
    pub const ALL: [Self; 6] = [
        Self::KALYNA_256_256_GCM,
        Self::KALYNA_128_256_GCM,
        Self::KALYNA_512_512_GCM,
        Self::KUZNYECHIK_MGM,
        Self::MAGMA_MGM,
        Self::UBLOCK_128_256_GCM,
    ];

    /// A suite that reaches its limit, for tests.
    #[cfg(test)]
    pub(crate) const TINY: Self =
        Self(&Row { id: 0xfff0, name: "tiny", max_plaintext: 3_000_000, ..KALYNA_256_256_GCM });

    /// One that changes keys and reaches its limit, for tests.
    #[cfg(test)]
    pub(crate) const TINY_MAGMA: Self =
        Self(&Row { id: 0xfff1, name: "tiny-magma", max_plaintext: 3_000_000, ..MAGMA_MGM });

    /// The suite's number in the header.
    pub fn id(self) -> u16 {
        self.0.id
    }

    /// The suite's name, as `kalyna-256/256-gcm`.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// Bytes of a cipher key.
    pub fn key_bytes(self) -> usize {
        self.0.key_bytes
    }

    /// Bytes of a block, which are also the bytes of a nonce and of a tag.
    pub fn block_bytes(self) -> usize {
        self.0.block_bytes
    }

    /// Plaintext bytes that one file may hold.
    pub fn max_plaintext(self) -> u64 {
        self.0.max_plaintext
    }

    /// Plaintext bytes under one key, as a power of two, if that is not the whole file.
    pub(crate) fn section_log2(self) -> Option<u8> {
        self.0.section_log2
    }

    /// The suite with this number.
    ///
    /// # Errors
    /// [`Error::Suite`] if there is none.
    pub fn from_id(id: u16) -> Result<Self> {
        Self::ALL.into_iter().find(|suite| suite.id() == id).ok_or(Error::Suite(id))
    }

    /// The names of all suites, for messages.
    pub(crate) fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    /// The AEAD under `key`, which has [`key_bytes`](Self::key_bytes) bytes.
    pub(crate) fn aead(self, key: &[u8], level: Level) -> Result<Box<dyn Aead>> {
        (self.0.aead)(key, level)
    }
}

impl Default for Suite {
    fn default() -> Self {
        Self::KALYNA_256_256_GCM
    }
}

impl PartialEq for Suite {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Suite {}

impl fmt::Debug for Suite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Suite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Suite {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self> {
        let found = Self::ALL.into_iter().find(|suite| suite.name() == name);
        found.ok_or_else(|| Error::SuiteName(name.to_owned()))
    }
}

/// A mode as the suites use it.
trait Mode: Aead + Sized + 'static {
    type Cipher: BlockCipher;

    fn with_level(key: &Key<Self::Cipher>, level: Level) -> Result<Self, phalanx::Error>;
}

fn aead<M: Mode>(key: &[u8], level: Level) -> Result<Box<dyn Aead>>
where
    for<'a> &'a Key<M::Cipher>: TryFrom<&'a [u8]>,
{
    // By reference: an array of its own would be one more copy of the key.
    let key = <&Key<M::Cipher>>::try_from(key).map_err(|_| Error::Internal("cipher key length"))?;
    let mode = M::with_level(key, level.check()?).map_err(|_| Error::Internal("level"))?;
    Ok(Box::new(mode))
}

impl<C: Kalyna + 'static> Mode for Gcm<C>
where
    Gcm<C>: Send + Sync,
{
    type Cipher = C;

    fn with_level(key: &Key<C>, level: Level) -> Result<Self, phalanx::Error> {
        Gcm::with_level(key, level)
    }
}

impl<C: Kalyna> Aead for Gcm<C>
where
    Gcm<C>: Send + Sync,
{
    fn seal(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Refused> {
        self.encrypt_in_place(nonce, aad, data, tag).map_err(|_| Refused)
    }

    fn open(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Refused> {
        self.decrypt_in_place(nonce, aad, data, tag).map_err(|_| Refused)
    }
}

impl<C: Gost<Standard: KeyOnly> + 'static> Mode for Mgm<C>
where
    Mgm<C>: Send + Sync,
{
    type Cipher = C;

    fn with_level(key: &Key<C>, level: Level) -> Result<Self, phalanx::Error> {
        Mgm::with_level(key, level)
    }
}

/// MGM has no tag for nothing, and files may be empty: the nonce goes in front of the associated data.
impl<C: Gost> Aead for Mgm<C>
where
    Mgm<C>: Send + Sync,
{
    fn seal(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Refused> {
        self.encrypt_in_place(nonce, &[nonce, aad].concat(), data, tag).map_err(|_| Refused)
    }

    fn open(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Refused> {
        self.decrypt_in_place(nonce, &[nonce, aad].concat(), data, tag).map_err(|_| Refused)
    }
}

/// Bytes of the nonce block that GCM of SP 800-38D takes; the rest is zero in every nonce of the format.
const NIST_NONCE: usize = 12;

impl<C: nist::Block128 + 'static> Mode for nist::Gcm<C>
where
    nist::Gcm<C>: Send + Sync,
{
    type Cipher = C;

    fn with_level(key: &Key<C>, level: Level) -> Result<Self, phalanx::Error> {
        nist::Gcm::with_level(key, level)
    }
}

impl<C: nist::Block128> Aead for nist::Gcm<C>
where
    nist::Gcm<C>: Send + Sync,
{
    fn seal(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Refused> {
        self.encrypt_in_place(&nonce[..NIST_NONCE], aad, data, tag).map_err(|_| Refused)
    }

    fn open(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Refused> {
        self.decrypt_in_place(&nonce[..NIST_NONCE], aad, data, tag).map_err(|_| Refused)
    }
}
