//! Keys for TLS records and ESP packets.

use core::fmt;

use phalanx_kernels::parts::{Secret, ZeroizeOnDrop};

use super::gost::KdfKey;
use super::limits::limit;
use crate::Error;

const KEY: usize = 32;
const LABELS: [&[u8]; 3] = [b"level1", b"level2", b"level3"];

/// The constants of [`TlsTree`] for a cipher suite: which bits of a record's number each level
/// uses (RFC 9189, section 8.1.1; RFC 9367, section 4.1.2), and the largest number, SNMAX (RFC 9189,
/// section 4.3.5; RFC 9367, section 4.1.3).
///
/// ```
/// use phalanx::kdf::TlsTreeParameters;
///
/// let own = TlsTreeParameters::new([0xff << 56, 0xffff << 48, u64::MAX], u64::MAX);
/// assert_ne!(own, TlsTreeParameters::KUZNYECHIK_MGM_L);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TlsTreeParameters {
    masks: [u64; 3],
    max: u64,
}

impl TlsTreeParameters {
    /// TLS_GOSTR341112_256_WITH_KUZNYECHIK_CTR_OMAC, RFC 9189: 64 records for each key.
    pub const KUZNYECHIK_CTR_OMAC: Self =
        Self::new([0xffff_ffff_0000_0000, 0xffff_ffff_fff8_0000, 0xffff_ffff_ffff_ffc0], u64::MAX);
    /// TLS_GOSTR341112_256_WITH_MAGMA_CTR_OMAC, RFC 9189: 4096 records for each key, and at most
    /// 2^32 records.
    pub const MAGMA_CTR_OMAC: Self =
        Self::new([0xffff_ffc0_0000_0000, 0xffff_ffff_fe00_0000, 0xffff_ffff_ffff_f000], (1 << 32) - 1);
    /// TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_L, RFC 9367: 8192 records for each key.
    pub const KUZNYECHIK_MGM_L: Self =
        Self::new([0xf800_0000_0000_0000, 0xffff_fff0_0000_0000, 0xffff_ffff_ffff_e000], u64::MAX);
    /// TLS_GOSTR341112_256_WITH_MAGMA_MGM_L, RFC 9367: 128 records for each key.
    pub const MAGMA_MGM_L: Self =
        Self::new([0xffe0_0000_0000_0000, 0xffff_ffff_c000_0000, 0xffff_ffff_ffff_ff80], u64::MAX);
    /// TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_S, RFC 9367: 8 records for each key, and at most
    /// 2^42 records.
    pub const KUZNYECHIK_MGM_S: Self =
        Self::new([0xffff_ffff_e000_0000, 0xffff_ffff_ffff_0000, 0xffff_ffff_ffff_fff8], (1 << 42) - 1);
    /// TLS_GOSTR341112_256_WITH_MAGMA_MGM_S, RFC 9367: a new key for each record, and at most 2^39
    /// records.
    pub const MAGMA_MGM_S: Self =
        Self::new([0xffff_ffff_fc00_0000, 0xffff_ffff_ffff_e000, 0xffff_ffff_ffff_ffff], (1 << 39) - 1);

    /// Other constants C_1, C_2 and C_3, and the largest record number.
    pub const fn new(masks: [u64; 3], max: u64) -> Self {
        Self { masks, max }
    }

    /// The largest record number.
    pub const fn max(&self) -> u64 {
        self.max
    }
}

/// Three levels of derived keys. The keys of the last call are kept.
struct Levels {
    root: KdfKey,
    /// The keys of the levels, one after the other.
    keys: Secret,
    /// The seeds that they were derived from.
    seeds: [Option<u64>; 3],
}

impl Levels {
    fn new(root: &[u8]) -> Result<Self, Error> {
        if root.len() != KEY {
            return Err(Error::KeyLength { cipher: "K_root", expected: KEY, got: root.len() });
        }
        Ok(Self { root: KdfKey::prepared(root), keys: Secret::zeros(3 * KEY), seeds: [None; 3] })
    }

    /// Returns the key of the last level. Each seed is a number and its length in bytes.
    fn derive(&mut self, seeds: [(u64, usize); 3]) -> &[u8] {
        let same = self.seeds.iter().zip(&seeds).take_while(|(old, (new, _))| **old == Some(*new)).count();
        for level in same..3 {
            let (seed, bytes) = seeds[level];
            let number = seed.to_be_bytes();
            let (above, keys) = self.keys.bytes_mut().split_at_mut(level * KEY);
            let own = match level {
                0 => None,
                _ => Some(KdfKey::prepared(&above[(level - 1) * KEY..])),
            };
            let parent = own.as_ref().unwrap_or(&self.root);
            if let Some(key) = keys.first_chunk_mut() {
                parent.derive(LABELS[level], &number[8 - bytes..], key);
            }
            self.seeds[level] = Some(seed);
        }
        &self.keys.bytes()[2 * KEY..]
    }
}

/// TLSTREE, RFC 9189, section 8.1, and RFC 9367, section 4.1.2: the keys of TLS records, derived from
/// the key of a connection.
///
/// It keeps the keys of the last record, so that consecutive records are fast.
///
/// ```
/// use phalanx::{Error, kdf::{TlsTree, TlsTreeParameters}};
///
/// let mut tree = TlsTree::new(&[7; 32], TlsTreeParameters::KUZNYECHIK_CTR_OMAC)?;
/// let (mut first, mut next) = ([0; 32], [0; 32]);
/// tree.key(0, &mut first)?;
/// tree.key(64, &mut next)?;
/// assert_ne!(first, next);
/// # Ok::<(), Error>(())
/// ```
pub struct TlsTree {
    levels: Levels,
    parameters: TlsTreeParameters,
}

impl TlsTree {
    /// Prepares the 32-byte key of a connection, K_root.
    ///
    /// # Errors
    /// [`Error::KeyLength`].
    pub fn new(root: &[u8], parameters: TlsTreeParameters) -> Result<Self, Error> {
        Ok(Self { levels: Levels::new(root)?, parameters })
    }

    /// Writes the key of the record with this number.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the cipher suite allows no record with this number. Create new keys
    /// for the connection before that. Nothing is written in that case.
    pub fn key(&mut self, record: u64, key: &mut [u8; 32]) -> Result<(), Error> {
        if record > self.parameters.max {
            let allowed = match self.parameters.max {
                0xffff_ffff => "0 to 2^32 - 1 (RFC 9189, 4.3.5)",
                0x7f_ffff_ffff => "0 to 2^39 - 1 (RFC 9367, 4.1.3)",
                0x3ff_ffff_ffff => "0 to 2^42 - 1 (RFC 9367, 4.1.3)",
                _ => "up to the maximum of these parameters",
            };
            return Err(limit("record number", allowed, record));
        }
        key.copy_from_slice(self.levels.derive(self.parameters.masks.map(|mask| (record & mask, 8))));
        Ok(())
    }
}

impl ZeroizeOnDrop for TlsTree {}

impl fmt::Debug for TlsTree {
    /// Shows the parameters, but never the keys.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TlsTree").field("parameters", &self.parameters).finish_non_exhaustive()
    }
}

/// ESPTREE, RFC 9227: the keys of ESP packets, derived from the key of a security association. It
/// keeps the keys of the last packet.
///
/// ```
/// use phalanx::{Error, kdf::EspTree};
///
/// let mut tree = EspTree::new(&[7; 32])?;
/// let (mut first, mut next) = ([0; 32], [0; 32]);
/// tree.key(0, 0, 0, &mut first);
/// tree.key(0, 0, 1, &mut next);
/// assert_ne!(first, next);
/// # Ok::<(), Error>(())
/// ```
pub struct EspTree(Levels);

impl EspTree {
    /// Prepares the 32-byte key K of a transform.
    ///
    /// # Errors
    /// [`Error::KeyLength`].
    pub fn new(root: &[u8]) -> Result<Self, Error> {
        Ok(Self(Levels::new(root)?))
    }

    /// Writes the key for the indexes i1, i2 and i3 of a packet's initialisation vector. The
    /// sender increments them like one number, and must stop before that number starts again at 0.
    pub fn key(&mut self, i1: u8, i2: u16, i3: u16, key: &mut [u8; 32]) {
        let seeds = [(u64::from(i1), 2), (u64::from(i2), 2), (u64::from(i3), 2)];
        key.copy_from_slice(self.0.derive(seeds));
    }
}

impl ZeroizeOnDrop for EspTree {}

impl fmt::Debug for EspTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EspTree").finish_non_exhaustive()
    }
}
