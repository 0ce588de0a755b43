//! The registry of cipher suites, one entry each, and their keys.
//!
//! The algorithms themselves, with their sizes, are those of the catalogue. What is the format's own is here: numbers, how much one file may hold,
//! and what a suite does with the format's nonces.

use std::fmt;
use std::str::FromStr;

use phalanx::Level;
use phalanx_catalogue::roles::Aead;
use phalanx_catalogue::{Algorithm, Error as Refusal, Options, named};

use crate::error::{Error, Result};

/// Longest block of any suite, in bytes.
pub(crate) const MAX_BLOCK_BYTES: usize = 64;

/// Longest key of any suite, in bytes.
pub(crate) const MAX_KEY_BYTES: usize = 64;

/// One entry of the registry.
struct SuiteEntry {
    id: u16,
    /// The algorithm, whose name is the suite's.
    algorithm: &'static Algorithm,
    /// Plaintext bytes that one file key may encrypt.
    max_plaintext: u64,
    /// Plaintext bytes under one key, as a power of two, if that is not the whole file: 64 MiB for blocks of 64 bits.
    section_log2: Option<u8>,
    use_of: Use,
}

/// How the format's nonce, one block, and associated data become those of the algorithm.
#[derive(Clone, Copy)]
#[allow(dead_code, reason = "a build may lack the families that use one of them")]
enum Use {
    /// As they are.
    Plain,
    /// MGM has no tag for nothing, and files may be empty: the nonce goes in front of the associated data.
    NonceInFront,
    /// GCM of SP 800-38D takes 12 bytes; the rest is zero in every nonce of the format.
    NonceCut,
}

/// 2^48 bytes are 2^44 blocks of 128 bits: the advantage of a distinguisher stays below 2^-40.
#[cfg(feature = "kalyna")]
const KALYNA_128_256_GCM: SuiteEntry = SuiteEntry {
    id: 0x0001,
    algorithm: named("kalyna-128/256-gcm"),
    max_plaintext: 1 << 48,
    section_log2: None,
    use_of: Use::Plain,
};

#[cfg(feature = "kalyna")]
const KALYNA_256_256_GCM: SuiteEntry = SuiteEntry {
    id: 0x0002,
    algorithm: named("kalyna-256/256-gcm"),
    max_plaintext: 1 << 60,
    section_log2: None,
    use_of: Use::Plain,
};

#[cfg(feature = "kalyna")]
const KALYNA_512_512_GCM: SuiteEntry = SuiteEntry {
    id: 0x0003,
    algorithm: named("kalyna-512/512-gcm"),
    max_plaintext: 1 << 60,
    section_log2: None,
    use_of: Use::Plain,
};

/// Two encryptions for a block: 2^47 bytes are 2^44 of them, and the advantage of a distinguisher is at most 2^-40.4, with two counters that
/// may meet.
#[cfg(feature = "kuznyechik")]
const KUZNYECHIK_MGM: SuiteEntry = SuiteEntry {
    id: 0x0010,
    algorithm: named("kuznyechik-mgm"),
    max_plaintext: 1 << 47,
    section_log2: None,
    use_of: Use::NonceInFront,
};

/// 64 MiB are 2^24 encryptions of blocks of 64 bits, which give a distinguisher 2^-17, and two counters that may meet, 2^-18; the
/// bounds of 64 sections add up to 2^-10.4.
#[cfg(feature = "gost")]
const MAGMA_MGM: SuiteEntry = SuiteEntry {
    id: 0x0011,
    algorithm: named("magma-mgm"),
    max_plaintext: 1 << 32,
    section_log2: Some(26),
    use_of: Use::NonceInFront,
};

#[cfg(feature = "ublock")]
const UBLOCK_128_256_GCM: SuiteEntry = SuiteEntry {
    id: 0x0020,
    algorithm: named("ublock-128/256-gcm"),
    max_plaintext: 1 << 48,
    section_log2: None,
    use_of: Use::NonceCut,
};

/// How many suites this build has.
const COUNT: usize = 3 * cfg!(feature = "kalyna") as usize
    + cfg!(feature = "kuznyechik") as usize
    + cfg!(feature = "gost") as usize
    + cfg!(feature = "ublock") as usize;

/// A cipher suite of the format.
#[derive(Clone, Copy)]
pub struct Suite(&'static SuiteEntry);

impl Suite {
    /// Kalyna with 128-bit blocks and 256-bit keys, Galois counter mode, the nonce bound.
    #[cfg(feature = "kalyna")]
    pub const KALYNA_128_256_GCM: Self = Self(&KALYNA_128_256_GCM);
    /// Kalyna with 256-bit blocks and 256-bit keys, Galois counter mode, the nonce bound: the default.
    #[cfg(feature = "kalyna")]
    pub const KALYNA_256_256_GCM: Self = Self(&KALYNA_256_256_GCM);
    /// Kalyna with 512-bit blocks and 512-bit keys, Galois counter mode, the nonce bound.
    #[cfg(feature = "kalyna")]
    pub const KALYNA_512_512_GCM: Self = Self(&KALYNA_512_512_GCM);
    /// Kuznyechik with MGM of R 1323565.1.026-2019 (RFC 9058).
    #[cfg(feature = "kuznyechik")]
    pub const KUZNYECHIK_MGM: Self = Self(&KUZNYECHIK_MGM);
    /// Magma with MGM, a key for each 64 MiB; at most 4 GiB, and tags of 8 bytes: for those who have to.
    #[cfg(feature = "gost")]
    pub const MAGMA_MGM: Self = Self(&MAGMA_MGM);
    /// uBlock with 128-bit blocks and 256-bit keys, Galois counter mode of SP 800-38D.
    #[cfg(feature = "ublock")]
    pub const UBLOCK_128_256_GCM: Self = Self(&UBLOCK_128_256_GCM);
    /// Every suite of this build, the default first.
    pub const ALL: [Self; COUNT] = [
        #[cfg(feature = "kalyna")]
        Self::KALYNA_256_256_GCM,
        #[cfg(feature = "kalyna")]
        Self::KALYNA_128_256_GCM,
        #[cfg(feature = "kalyna")]
        Self::KALYNA_512_512_GCM,
        #[cfg(feature = "kuznyechik")]
        Self::KUZNYECHIK_MGM,
        #[cfg(feature = "gost")]
        Self::MAGMA_MGM,
        #[cfg(feature = "ublock")]
        Self::UBLOCK_128_256_GCM,
    ];

    /// A suite that reaches its limit, for tests.
    #[cfg(test)]
    pub(crate) const TINY: Self = Self(&SuiteEntry { id: 0xfff0, max_plaintext: 3_000_000, ..KALYNA_256_256_GCM });

    /// One that changes keys and reaches its limit, for tests.
    #[cfg(test)]
    pub(crate) const TINY_MAGMA: Self = Self(&SuiteEntry { id: 0xfff1, max_plaintext: 3_000_000, ..MAGMA_MGM });

    /// The suite's number in the header.
    pub fn id(self) -> u16 {
        self.0.id
    }

    /// The suite's name, as `kalyna-256/256-gcm`.
    pub fn name(self) -> &'static str {
        self.0.algorithm.name()
    }

    /// Bytes of a cipher key.
    pub fn key_bytes(self) -> usize {
        self.0.algorithm.key_bytes
    }

    /// Bytes of a block, which are also the bytes of a nonce and of a tag.
    pub fn block_bytes(self) -> usize {
        self.0.algorithm.block_bytes
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

    /// A key of [`key_bytes`](Self::key_bytes) bytes.
    pub(crate) fn key(self, key: &[u8], level: Level) -> Result<SuiteKey> {
        let made = self.0.algorithm.aead(key, &Options::at(level));
        let aead = made.map_err(|error| match error {
            Refusal::Refused(phalanx::Error::Level(error)) => Error::Level(error),
            _ => Error::Internal("cipher key length"),
        })?;
        Ok(SuiteKey { aead, use_of: self.0.use_of, nonce_bytes: self.0.algorithm.nonce.bytes })
    }
}

impl Default for Suite {
    fn default() -> Self {
        // Kalyna-256/256 if this build has Kalyna.
        Self::ALL[0]
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
        let found = Self::ALL.into_iter().find(|suite| suite.name().eq_ignore_ascii_case(name));
        found.ok_or_else(|| Error::SuiteName { name: name.to_owned(), known: Self::names() })
    }
}

/// The AEAD refused: wrong lengths, or authentication failed.
#[derive(Debug)]
pub(crate) struct Refused;

/// A key of a suite. Nonce and tag are one block long. The nonce is bound: a message opens only under the nonce that it was sealed with.
pub(crate) struct SuiteKey {
    aead: Aead,
    use_of: Use,
    /// Bytes of the algorithm's nonce.
    nonce_bytes: usize,
}

impl SuiteKey {
    /// Encrypts `data` in place and writes `tag`.
    pub(crate) fn seal(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Refused> {
        self.with(nonce, aad, |nonce, aad| self.aead.seal(nonce, aad, data, tag))
    }

    /// Verifies `tag` in constant time, then decrypts `data` in place. Otherwise leaves `data` as it was.
    pub(crate) fn open(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Refused> {
        self.with(nonce, aad, |nonce, aad| self.aead.open(nonce, aad, data, tag))
    }

    /// Calls a function with nonce and associated data of the algorithm.
    fn with(
        &self,
        nonce: &[u8],
        aad: &[u8],
        run: impl FnOnce(&[u8], &[u8]) -> phalanx_catalogue::Result,
    ) -> Result<(), Refused> {
        match self.use_of {
            Use::Plain => run(nonce, aad),
            Use::NonceInFront => run(nonce, &[nonce, aad].concat()),
            Use::NonceCut => run(&nonce[..self.nonce_bytes], aad),
        }
        .map_err(|_| Refused)
    }
}

#[cfg(test)]
mod tests {
    use phalanx_catalogue::Role;

    use super::*;

    #[test]
    fn suites_are_in_the_catalogue() {
        for suite in Suite::ALL {
            let algorithm = suite.0.algorithm;
            assert_eq!(algorithm.role(), Role::Aead, "{suite}");
            assert_eq!(algorithm.tag.map(|tag| tag.bytes), Some(suite.block_bytes()), "{suite}");
            let cut = matches!(suite.0.use_of, Use::NonceCut);
            assert_eq!(algorithm.nonce.bytes == suite.block_bytes(), !cut, "{suite}");
            assert!(suite.block_bytes() <= MAX_BLOCK_BYTES && suite.key_bytes() <= MAX_KEY_BYTES, "{suite}");
            assert!(
                suite.section_log2().map_or(suite.max_plaintext(), |log2| 1 << log2) <= algorithm.limits.key_bytes,
                "{suite}"
            );
        }
    }
}
