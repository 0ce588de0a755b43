//! The registry of cipher suites: one row each, and the one interface through which the format uses them.

use std::fmt;
use std::str::FromStr;

use phalanx::modes::dstu7624::{Gcm, Kalyna};
use phalanx::{Kalyna128_256, Kalyna256_256, Kalyna512_512, Level, Standard};

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
    aead: gcm::<Kalyna128_256, 32>,
};

const KALYNA_256_256_GCM: Row = Row {
    id: 0x0002,
    name: "kalyna-256/256-gcm",
    key_bytes: 32,
    block_bytes: 32,
    max_plaintext: 1 << 60,
    section_log2: None,
    aead: gcm::<Kalyna256_256, 32>,
};

const KALYNA_512_512_GCM: Row = Row {
    id: 0x0003,
    name: "kalyna-512/512-gcm",
    key_bytes: 64,
    block_bytes: 64,
    max_plaintext: 1 << 60,
    section_log2: None,
    aead: gcm::<Kalyna512_512, 64>,
};

/// Numbers that are given away but not yet runnable.
const RESERVED: [(u16, &str); 3] = [(0x0010, "kuznyechik-mgm"), (0x0011, "magma-mgm"), (0x0020, "ublock-128/256-gcm")];

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
    /// Every suite that this library runs, the default first.
    pub const ALL: [Self; 3] = [Self::KALYNA_256_256_GCM, Self::KALYNA_128_256_GCM, Self::KALYNA_512_512_GCM];

    /// A suite that reaches its limit, for tests.
    #[cfg(test)]
    pub(crate) const TINY: Self =
        Self(&Row { id: 0xfff0, name: "tiny", max_plaintext: 3_000_000, ..KALYNA_256_256_GCM });

    /// A suite that changes keys, as one with blocks of 64 bits must, for tests.
    #[cfg(test)]
    pub(crate) const SECTIONED: Self =
        Self(&Row { id: 0xfff1, name: "sectioned", section_log2: Some(26), ..KALYNA_256_256_GCM });

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
    /// [`Error::ReservedSuite`] for a number without an implementation, [`Error::Suite`] for any other.
    pub fn from_id(id: u16) -> Result<Self> {
        if let Some(suite) = Self::ALL.into_iter().find(|suite| suite.id() == id) {
            return Ok(suite);
        }
        Err(match RESERVED.iter().find(|(reserved, _)| *reserved == id) {
            Some((_, name)) => Error::ReservedSuite(name),
            None => Error::Suite(id),
        })
    }

    /// The names of all suites that run, for messages.
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
        if let Some(suite) = Self::ALL.into_iter().find(|suite| suite.name() == name) {
            return Ok(suite);
        }
        Err(match RESERVED.iter().find(|(_, reserved)| *reserved == name) {
            Some((_, reserved)) => Error::ReservedSuite(reserved),
            None => Error::SuiteName(name.to_owned()),
        })
    }
}

/// The one AEAD of all suites so far.
fn gcm<C, const KEY: usize>(key: &[u8], level: Level) -> Result<Box<dyn Aead>>
where
    C: Kalyna<Standard: Standard<Key = [u8; KEY]>> + 'static,
    Gcm<C>: Send + Sync,
{
    // By reference: an array of its own would be one more copy of the key.
    let key = <&[u8; KEY]>::try_from(key).map_err(|_| Error::Internal("cipher key length"))?;
    let gcm = Gcm::<C>::with_level(key, level.check()?).map_err(|_| Error::Internal("level"))?;
    Ok(Box::new(gcm))
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
