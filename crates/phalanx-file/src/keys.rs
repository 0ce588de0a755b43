//! The keys of a payload and their nonces.

use phalanx::Level;
use zeroize::Zeroizing;

use crate::error::{Error, Result};
use crate::kdf::{Kdf, Purpose, Secret32};
use crate::layout::{ChunkSize, SALT};
use crate::suite::{MAX_BLOCK_BYTES, MAX_KEY_BYTES, Suite, SuiteKey};

/// The purpose of a nonce, stored in its first byte. It is never zero, because the encryption of
/// the zero block is GCM's hash key.
#[derive(Clone, Copy)]
pub(crate) enum NonceKind {
    Chunk = 1,
    LastChunk = 2,
    Slot = 3,
}

/// One block: the kind, a 56-bit little-endian number, and zeros. Suites with shorter blocks use
/// only the first bytes.
pub(crate) fn nonce(kind: NonceKind, number: u64) -> [u8; MAX_BLOCK_BYTES] {
    let mut nonce = [0; MAX_BLOCK_BYTES];
    nonce[..8].copy_from_slice(&(number << 8 | kind as u64).to_le_bytes());
    nonce
}

/// The keys of one payload.
pub(crate) enum Keys {
    /// One key for the whole payload.
    One(SuiteKey),
    /// One key per 64 MiB section, for suites with short blocks.
    Sections(Sections),
}

/// The secret from which section keys are derived.
pub(crate) struct Sections {
    root: Secret32,
    identity: Vec<u8>,
    suite: Suite,
    level: Level,
    /// Number of chunks per section, as a power of two.
    log2: u8,
}

impl Keys {
    /// Derives the keys of the file with this identity.
    pub(crate) fn new(
        kdf: &Kdf<'_>,
        identity: &[u8],
        suite: Suite,
        chunk_size: ChunkSize,
        level: Level,
    ) -> Result<Self> {
        let Some(section_log2) = suite.section_log2() else {
            let mut key = Zeroizing::new([0; MAX_KEY_BYTES]);
            let key = &mut key[..suite.key_bytes()];
            kdf.derive(Purpose::Payload, key)?;
            return Ok(Self::One(suite.key(key, level)?));
        };
        let mut root = Secret32::default();
        kdf.derive(Purpose::Payload, root.as_mut_slice())?;
        let log2 = section_log2.saturating_sub(chunk_size.log2());
        Ok(Self::Sections(Sections { root, identity: identity.to_vec(), suite, level, log2 }))
    }

    /// The keys for chunks requested in order.
    pub(crate) fn cursor(&self) -> Cursor<'_> {
        Cursor { keys: self, made: None }
    }
}

impl Sections {
    /// The key of a section.
    pub(crate) fn key(&self, section: u64) -> Result<SuiteKey> {
        let mut key = Zeroizing::new([0; MAX_KEY_BYTES]);
        let key = &mut key[..self.suite.key_bytes()];
        let number = section.to_le_bytes();
        Kdf::new(&self.identity[SALT], &self.root, [&self.identity, &number]).derive(Purpose::Section, key)?;
        self.suite.key(key, self.level)
    }
}

/// Caches the most recently requested section key.
pub(crate) struct Cursor<'a> {
    keys: &'a Keys,
    made: Option<(u64, SuiteKey)>,
}

impl Cursor<'_> {
    /// The key of a chunk.
    pub(crate) fn key(&mut self, chunk: u64) -> Result<&SuiteKey> {
        let sections = match self.keys {
            Keys::One(key) => return Ok(key),
            Keys::Sections(sections) => sections,
        };
        let section = chunk >> sections.log2;
        if self.made.as_ref().is_none_or(|(made, _)| *made != section) {
            self.made = Some((section, sections.key(section)?));
        }
        self.made.as_ref().map(|(_, key)| key).ok_or(Error::Internal("no section key"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nonces_differ_and_are_never_zero() {
        let numbers = [0, 1, 255, 256, (1 << 56) - 1];
        let kinds = [NonceKind::Chunk, NonceKind::LastChunk, NonceKind::Slot];
        let mut all: Vec<_> = numbers.iter().flat_map(|number| kinds.map(|kind| nonce(kind, *number))).collect();
        // Suites with 64-bit blocks use the first eight bytes, and MGM requires the first bit to be
        // 0.
        assert!(all.iter().all(|nonce| nonce[0] & 0x7f == nonce[0] && nonce[0] != 0 && nonce[8..] == [0; 56]));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), numbers.len() * kinds.len());
        assert_eq!(nonce(NonceKind::LastChunk, 0x0102)[..8], [2, 2, 1, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn chunk_numbers_fit_the_nonce() {
        for suite in Suite::ALL {
            assert!(suite.max_plaintext() >> 12 < 1 << 56, "{suite}");
        }
    }

    /// A section is 64 MiB of plaintext for every chunk size, and each has its own key.
    #[test]
    fn sections_have_keys_of_their_own() {
        let identity = [5; 48];
        let kdf = || Kdf::new(&[1; 32], &[2; 32], [&identity, &[]]);
        let tag_by = |cursor: &mut Cursor<'_>, chunk| {
            let (mut data, mut tag) = ([0; 4], [0; 8]);
            cursor.key(chunk).unwrap().seal(&[7; 8], &[], &mut data, &mut tag).unwrap();
            tag
        };
        let tag = |keys: &Keys, chunk| tag_by(&mut keys.cursor(), chunk);
        for (bytes, per_section) in [(4096, 16384), (1 << 20, 64), (16 << 20, 4)] {
            let size = ChunkSize::new(bytes).unwrap();
            let keys = Keys::new(&kdf(), &identity, Suite::MAGMA_MGM, size, Level::active()).unwrap();
            assert_eq!(tag(&keys, 0), tag(&keys, per_section - 1));
            assert_eq!(tag(&keys, per_section), tag(&keys, 2 * per_section - 1));
            let mut all: Vec<_> = (0..100).map(|section| tag(&keys, section * per_section)).collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), 100);
            // The cursor moves on to the next key.
            let mut cursor = keys.cursor();
            for chunk in [0, per_section - 1, per_section, 0] {
                assert_eq!(tag_by(&mut cursor, chunk), tag(&keys, chunk));
            }
        }
        for suite in Suite::ALL {
            let keys = Keys::new(&kdf(), &identity, suite, ChunkSize::LARGE, Level::active()).unwrap();
            assert_eq!(matches!(keys, Keys::Sections(_)), suite.block_bytes() == 8, "{suite}");
        }
    }
}
