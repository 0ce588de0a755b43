//! Key derivation: HKDF-SHA-256 with one label per purpose, and Argon2id for passphrases.

use std::fmt;
use std::str::FromStr;

use argon2::{Algorithm, Argon2, Block, Params, Version};
use hkdf::Hkdf;
use sha2::Sha256;
use zeroize::{Zeroize, Zeroizing};

use crate::error::{Error, Result};

/// Bytes of a file key, of the secret in a key file, and of Argon2id's output.
pub(crate) const SECRET_BYTES: usize = 32;

/// A secret on the heap. On the stack, moving it would leave copies behind.
pub(crate) type Secret32 = Box<Zeroizing<[u8; SECRET_BYTES]>>;

/// Moves another library's secret to the heap.
pub(crate) fn boxed(mut secret: [u8; SECRET_BYTES]) -> Secret32 {
    let mut boxed = Secret32::default();
    boxed.copy_from_slice(&secret);
    secret.zeroize();
    boxed
}

/// The purpose of a derived key. Every label ends in a zero byte, so that none is a prefix of
/// another.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    SlotKey,
    SlotCommitment,
    HeaderMac,
    Payload,
    Section,
}

impl Purpose {
    fn label(self) -> &'static [u8] {
        match self {
            Self::SlotKey => b"phalanx-file slot key\0",
            Self::SlotCommitment => b"phalanx-file slot commitment\0",
            Self::HeaderMac => b"phalanx-file header\0",
            Self::Payload => b"phalanx-file payload\0",
            Self::Section => b"phalanx-file section\0",
        }
    }
}

/// HKDF-SHA-256 of one secret, with one salt and context.
pub(crate) struct Kdf<'a> {
    hkdf: Hkdf<Sha256>,
    context: [&'a [u8]; 2],
}

impl<'a> Kdf<'a> {
    /// The two parts of `context` are concatenated. This is unambiguous because the first has a
    /// fixed length.
    pub(crate) fn new(salt: &[u8], secret: &[u8; SECRET_BYTES], context: [&'a [u8]; 2]) -> Self {
        Self { hkdf: Hkdf::new(Some(salt), secret), context }
    }

    /// Fills `out` with the key for a purpose.
    pub(crate) fn derive(&self, purpose: Purpose, out: &mut [u8]) -> Result<()> {
        self.hkdf
            .expand_multi_info(&[purpose.label(), self.context[0], self.context[1]], out)
            .map_err(|_| Error::Internal("HKDF output length"))
    }
}

/// The parameters of Argon2id, which set the cost of guessing a passphrase.
///
/// ```
/// use phalanx_file::Cost;
///
/// let cost: Cost = "1GiB,3".parse()?;
/// assert_eq!((cost.memory_kib(), cost.passes(), cost.lanes()), (1 << 20, 3, 1));
/// assert_eq!("rfc9106".parse::<Cost>()?, Cost::RFC_9106);
/// # Ok::<(), phalanx_file::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cost {
    memory_kib: u32,
    passes: u32,
    lanes: u32,
}

impl Cost {
    /// Minimum memory in KiB: 8 MiB.
    pub const MIN_MEMORY_KIB: u32 = 8 << 10;
    /// Maximum memory in KiB: 2 GiB, as in the first recommended option of RFC 9106, section 4.
    pub const MAX_MEMORY_KIB: u32 = 2 << 20;
    /// Maximum number of passes over the memory.
    pub const MAX_PASSES: u32 = 16;
    /// Maximum number of lanes.
    pub const MAX_LANES: u32 = 16;
    /// Maximum total work of all passphrase slots of a header, in KiB times passes: 8 GiB.
    pub const MAX_TOTAL_WORK: u64 = 8 << 20;
    /// Maximum number of passphrases per file. There is a limit because each slot gives the creator
    /// of a file one guess at any passphrase that is tried on it.
    pub const MAX_PASSPHRASES: usize = 8;
    /// The first recommended option of RFC 9106, section 4: 2 GiB, one pass, four lanes.
    pub const RFC_9106: Self = Self { memory_kib: 2 << 20, passes: 1, lanes: 4 };
    /// The second recommended option of RFC 9106, section 4, for when memory is limited: 64 MiB,
    /// three passes, four lanes.
    pub const RFC_9106_SMALL: Self = Self { memory_kib: 64 << 10, passes: 3, lanes: 4 };

    /// Checks the parameters against their limits.
    ///
    /// # Errors
    /// [`Error::Cost`] for parameters outside 8 MiB..=2 GiB, 1..=16 passes or 1..=16 lanes.
    pub fn new(memory_kib: u32, passes: u32, lanes: u32) -> Result<Self> {
        if memory_kib < Self::MIN_MEMORY_KIB {
            return Err(Error::Cost("less than 8 MiB of memory"));
        }
        if memory_kib > Self::MAX_MEMORY_KIB {
            return Err(Error::Cost("more than 2 GiB of memory"));
        }
        if !(1..=Self::MAX_PASSES).contains(&passes) {
            return Err(Error::Cost("the number of passes is not between 1 and 16"));
        }
        if !(1..=Self::MAX_LANES).contains(&lanes) {
            return Err(Error::Cost("the number of lanes is not between 1 and 16"));
        }
        Ok(Self { memory_kib, passes, lanes })
    }

    /// Memory in KiB.
    pub fn memory_kib(self) -> u32 {
        self.memory_kib
    }

    /// Passes over the memory.
    pub fn passes(self) -> u32 {
        self.passes
    }

    /// Number of lanes.
    pub fn lanes(self) -> u32 {
        self.lanes
    }

    /// Work in KiB times passes.
    pub fn work(self) -> u64 {
        u64::from(self.memory_kib) * u64::from(self.passes)
    }

    /// Argon2id (version 0x13) of a passphrase.
    pub(crate) fn stretch(self, passphrase: &[u8], salt: &[u8]) -> Result<Secret32> {
        let params = Params::new(self.memory_kib, self.passes, self.lanes, Some(SECRET_BYTES))
            .map_err(|_| Error::Cost("Argon2id rejects the parameters"))?;
        let count = params.block_count();
        let mut memory: Vec<Block> = Vec::new();
        memory.try_reserve_exact(count).map_err(|_| Error::Memory(self.memory_kib.into()))?;
        memory.resize(count, Block::default());
        let mut out = Secret32::default();
        let outcome = Argon2::new(Algorithm::Argon2id, Version::V0x13, params).hash_password_into_with_memory(
            passphrase,
            salt,
            out.as_mut_slice(),
            &mut memory,
        );
        memory.zeroize();
        outcome.map_err(|_| Error::Cost("Argon2id rejects the parameters"))?;
        Ok(out)
    }
}

/// In words, for people.
impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { memory_kib, passes, lanes } = *self;
        // The largest unit that needs no fraction.
        let (memory, unit) = match memory_kib.trailing_zeros() {
            20.. => (memory_kib >> 20, "GiB"),
            10.. => (memory_kib >> 10, "MiB"),
            _ => (memory_kib, "KiB"),
        };
        let end = |count: u32, end: &'static str| if count == 1 { "" } else { end };
        write!(f, "{memory} {unit}, {passes} pass{}, {lanes} lane{}", end(passes, "es"), end(lanes, "s"))
    }
}

/// `MEMORY,PASSES` or `MEMORY,PASSES,LANES`, as in `512MiB,3` or `2GiB,1,4`, or `rfc9106` or
/// `rfc9106-small`, in upper or lower case.
impl FromStr for Cost {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        const FORM: Error = Error::Cost("give MEMORY,PASSES[,LANES], as in 512MiB,3 or 2GiB,1,4");
        let text = &*text.to_ascii_lowercase();
        match text {
            "rfc9106" => return Ok(Self::RFC_9106),
            "rfc9106-small" => return Ok(Self::RFC_9106_SMALL),
            _ => {}
        }
        let number = |text: &str| text.parse::<u32>().map_err(|_| FORM);
        let mut parts = text.split(',').map(str::trim);
        let memory = parts.next().unwrap_or_default();
        let units = [("kib", 0), ("mib", 10), ("gib", 20)];
        let unit = units.iter().find_map(|(name, log2)| Some((memory.strip_suffix(name)?.trim_end(), *log2)));
        let (memory, log2) = unit.ok_or(FORM)?;
        let memory = number(memory)?.checked_mul(1 << log2).ok_or(Error::Cost("more than 2 GiB of memory"))?;
        let passes = number(parts.next().ok_or(FORM)?)?;
        let lanes = parts.next().map_or(Ok(1), number)?;
        if parts.next().is_some() { Err(FORM) } else { Self::new(memory, passes, lanes) }
    }
}

impl Default for Cost {
    /// 256 MiB, three passes, one lane.
    fn default() -> Self {
        Self { memory_kib: 256 << 10, passes: 3, lanes: 1 }
    }
}
