//! The versions of the format: what they have, and what they allow.

use crate::error::{Error, Result};
use crate::kdf::Cost;

/// A version of the format. All are read; the last is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Version {
    One,
    Two,
    Three,
}

impl Version {
    /// What new files get.
    pub(crate) const NEW: Self = Self::Three;

    /// Its number in the header.
    pub(crate) fn number(self) -> u16 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
        }
    }

    pub(crate) fn from_number(number: u16) -> Result<Self> {
        let all = [Self::One, Self::Two, Self::Three];
        all.into_iter().find(|version| version.number() == number).ok_or(Error::Version(number))
    }

    /// Whether there are slots for public keys; in the first version, their kind is one that is skipped.
    pub(crate) fn has_public_keys(self) -> bool {
        self >= Self::Two
    }

    /// Whether the header says what was encrypted.
    pub(crate) fn has_content(self) -> bool {
        self >= Self::Three
    }

    /// The shortest header, in bytes.
    pub(crate) fn least_header(self) -> usize {
        match self {
            Self::One | Self::Three => 512,
            Self::Two => 4096,
        }
    }

    /// Most slots for passphrases: each of them is a guess for whoever hands a file over.
    pub(crate) fn most_passphrases(self) -> usize {
        match self {
            Self::One => 64,
            Self::Two | Self::Three => Cost::MAX_PASSPHRASES,
        }
    }

    /// Most work of all passphrases together, in KiB times passes.
    pub(crate) fn most_work(self) -> u64 {
        match self {
            Self::One => 16 << 20,
            Self::Two | Self::Three => Cost::MAX_TOTAL_WORK,
        }
    }

    /// Refuses what one passphrase may not cost in this version.
    pub(crate) fn check_cost(self, cost: Cost) -> Result<Cost> {
        if self == Self::One && cost.memory_kib() > 1 << 20 {
            return Err(Error::Cost("more than 1 GiB of memory, in format version 1"));
        }
        Ok(cost)
    }

    /// Refuses passphrases that are too many, or together cost too much to try.
    pub(crate) fn check_passphrases(self, count: usize, work: u64) -> Result<()> {
        if count > self.most_passphrases() {
            return Err(Error::TooMany { what: "passphrases", most: self.most_passphrases() });
        }
        if work > self.most_work() {
            return Err(Error::Cost(match self {
                Self::One => "the passphrases together cost more than 16 GiB of memory times passes",
                Self::Two | Self::Three => "the passphrases together cost more than 8 GiB of memory times passes",
            }));
        }
        Ok(())
    }
}

/// What was encrypted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Content {
    /// A file, or a stream of bytes.
    #[default]
    File,
    /// A folder: the plaintext is its tar archive, as `docs/file-format.md` describes it.
    Folder,
}

impl Content {
    /// Its number in the header.
    pub(crate) fn number(self) -> u8 {
        match self {
            Self::File => 1,
            Self::Folder => 2,
        }
    }

    pub(crate) fn from_number(number: u8) -> Result<Self> {
        [Self::File, Self::Folder]
            .into_iter()
            .find(|content| content.number() == number)
            .ok_or(Error::Header("byte 13 is neither a file nor a folder"))
    }
}
