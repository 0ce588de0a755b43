//! The registry of cipher suites and their keys.
//!
//! The algorithms and their sizes come from the catalogue. This module defines the parts that are
//! specific to the format: suite numbers, the limit per file, and how the format's nonces are used.

use std::fmt;
use std::str::FromStr;

use phalanx::Level;
use phalanx_catalogue::roles::Aead;
use phalanx_catalogue::{Algorithm, Error as Refusal, Options, named};

use crate::error::{Error, Result};

/// Bytes of the longest block of any suite.
pub(crate) const MAX_BLOCK_BYTES: usize = 64;

/// Bytes of the longest key of any suite.
pub(crate) const MAX_KEY_BYTES: usize = 64;

/// An entry of the registry.
struct SuiteEntry {
    id: u16,
    /// The algorithm. Its name is the name of the suite.
    algorithm: &'static Algorithm,
    /// Maximum plaintext bytes per file key.
    max_plaintext: u64,
    /// Plaintext bytes per key, as a power of two, if one key is not used for the whole file. 64
    /// MiB for 64-bit blocks.
    section_log2: Option<u8>,
    use_of: Use,
}

/// How the one-block nonce of the format and the associated data map to the algorithm.
#[derive(Clone, Copy)]
#[allow(dead_code, reason = "not every variant is used if some families are disabled")]
enum Use {
    /// Unchanged.
    Plain,
    /// The nonce is prepended to the associated data, because files may be empty, and MGM cannot
    /// authenticate a completely empty message.
    NonceInFront,
    /// GCM as in SP 800-38D uses 12-byte nonces. The other bytes of the format's nonces are always
    /// zero.
    NonceCut,
}

/// 2^48 bytes are 2^44 128-bit blocks, so the advantage of a distinguisher stays below 2^-40.
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

/// There are two encryptions per block, so 2^47 bytes are 2^44 encryptions, and the advantage of a
/// distinguisher is at most 2^-40.4, including collisions of the two counters.
#[cfg(feature = "kuznyechik")]
const KUZNYECHIK_MGM: SuiteEntry = SuiteEntry {
    id: 0x0010,
    algorithm: named("kuznyechik-mgm"),
    max_plaintext: 1 << 47,
    section_log2: None,
    use_of: Use::NonceInFront,
};

/// 64 MiB are 2^24 encryptions of 64-bit blocks, with a distinguishing advantage of 2^-17, plus
/// 2^-18 for collisions of the two counters. The bounds of 64 sections add up to 2^-10.4.
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

/// Number of suites in this build.
const COUNT: usize = 3 * cfg!(feature = "kalyna") as usize
    + cfg!(feature = "kuznyechik") as usize
    + cfg!(feature = "gost") as usize
    + cfg!(feature = "ublock") as usize;

/// A cipher suite of the format.
///
/// ```
/// use phalanx_file::Suite;
///
/// let suite: Suite = "kalyna-256/256-gcm".parse()?;
/// assert_eq!(suite, Suite::default());
/// assert_eq!((suite.key_bytes(), suite.block_bytes()), (32, 32));
/// # Ok::<(), phalanx_file::Error>(())
/// ```
#[derive(Clone, Copy)]
pub struct Suite(&'static SuiteEntry);

impl Suite {
    /// Kalyna with 128-bit blocks and 256-bit keys in Galois/Counter Mode, with bound nonces.
    #[cfg(feature = "kalyna")]
    pub const KALYNA_128_256_GCM: Self = Self(&KALYNA_128_256_GCM);
    /// Kalyna with 256-bit blocks and 256-bit keys in Galois/Counter Mode, with bound nonces. The
    /// default.
    #[cfg(feature = "kalyna")]
    pub const KALYNA_256_256_GCM: Self = Self(&KALYNA_256_256_GCM);
    /// Kalyna with 512-bit blocks and 512-bit keys in Galois/Counter Mode, with bound nonces.
    #[cfg(feature = "kalyna")]
    pub const KALYNA_512_512_GCM: Self = Self(&KALYNA_512_512_GCM);
    /// Kuznyechik in MGM, as in R 1323565.1.026-2019 (RFC 9058).
    #[cfg(feature = "kuznyechik")]
    pub const KUZNYECHIK_MGM: Self = Self(&KUZNYECHIK_MGM);
    /// Magma in MGM, with a separate key for each 64 MiB, up to 4 GiB, and 8-byte tags. Use it only
    /// if you must.
    #[cfg(feature = "gost")]
    pub const MAGMA_MGM: Self = Self(&MAGMA_MGM);
    /// uBlock with 128-bit blocks and 256-bit keys in Galois/Counter Mode, as in SP 800-38D.
    #[cfg(feature = "ublock")]
    pub const UBLOCK_128_256_GCM: Self = Self(&UBLOCK_128_256_GCM);
    /// All suites of this build, the default first.
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

    /// A suite whose limit can be reached, for tests.
    #[cfg(test)]
    pub(crate) const TINY: Self = Self(&SuiteEntry { id: 0xfff0, max_plaintext: 3_000_000, ..KALYNA_256_256_GCM });

    /// A suite that changes keys and whose limit can be reached, for tests.
    #[cfg(test)]
    pub(crate) const TINY_MAGMA: Self = Self(&SuiteEntry { id: 0xfff1, max_plaintext: 3_000_000, ..MAGMA_MGM });

    /// The number of the suite in the header.
    pub fn id(self) -> u16 {
        self.0.id
    }

    /// The name of the suite, such as `kalyna-256/256-gcm`.
    pub fn name(self) -> &'static str {
        self.0.algorithm.name()
    }

    /// Bytes of a cipher key.
    pub fn key_bytes(self) -> usize {
        self.0.algorithm.key_bytes
    }

    /// Bytes of a block. Nonces and tags are also one block long.
    pub fn block_bytes(self) -> usize {
        self.0.algorithm.block_bytes
    }

    /// Maximum plaintext bytes per file.
    pub fn max_plaintext(self) -> u64 {
        self.0.max_plaintext
    }

    /// Plaintext bytes per key, as a power of two, if one key is not used for the whole file.
    pub(crate) fn section_log2(self) -> Option<u8> {
        self.0.section_log2
    }

    /// The suite with this number.
    ///
    /// # Errors
    /// [`Error::Suite`].
    pub fn from_id(id: u16) -> Result<Self> {
        Self::ALL.into_iter().find(|suite| suite.id() == id).ok_or(Error::Suite(id))
    }

    /// The names of all suites, for messages.
    pub(crate) fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    /// Creates a key from [`key_bytes`](Self::key_bytes) bytes.
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

/// The AEAD failed, because a length was wrong or because authentication failed.
#[derive(Debug)]
pub(crate) struct Refused;

/// A key of a suite. Nonce and tag are one block long. Nonces are bound, i.e. a message decrypts
/// only under the nonce it was encrypted with.
pub(crate) struct SuiteKey {
    aead: Aead,
    use_of: Use,
    /// Bytes of a nonce of the algorithm.
    nonce_bytes: usize,
}

impl SuiteKey {
    /// Encrypts `data` in place and writes `tag`.
    pub(crate) fn seal(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Refused> {
        self.with(nonce, aad, |nonce, aad| self.aead.seal(nonce, aad, data, tag))
    }

    /// Verifies `tag` in constant time, then decrypts `data` in place. If the tag is wrong, `data`
    /// is unchanged.
    pub(crate) fn open(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Refused> {
        self.with(nonce, aad, |nonce, aad| self.aead.open(nonce, aad, data, tag))
    }

    /// Calls a function with the nonce and associated data of the algorithm.
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
