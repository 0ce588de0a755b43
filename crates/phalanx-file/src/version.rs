//! The versions of the format, with their features and limits.

use crate::error::{Error, Result};
use crate::kdf::Cost;

/// A version of the format. We read all of them and write the latest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Version {
    One,
    Two,
    Three,
}

impl Version {
    /// The version of new files.
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

    /// Whether there are slots for public keys. Version 1 skips them as an unknown kind.
    pub(crate) fn has_public_keys(self) -> bool {
        self >= Self::Two
    }

    /// Whether the header records what was encrypted.
    pub(crate) fn has_content(self) -> bool {
        self >= Self::Three
    }

    /// Bytes of the shortest header.
    pub(crate) fn least_header(self) -> usize {
        match self {
            Self::One | Self::Three => 512,
            Self::Two => 4096,
        }
    }

    /// Maximum number of passphrase slots. There is a limit because each slot gives the creator of
    /// the file one guess.
    pub(crate) fn most_passphrases(self) -> usize {
        match self {
            Self::One => 64,
            Self::Two | Self::Three => Cost::MAX_PASSPHRASES,
        }
    }

    /// Maximum work of all passphrases together, in KiB times passes.
    pub(crate) fn most_work(self) -> u64 {
        match self {
            Self::One => 16 << 20,
            Self::Two | Self::Three => Cost::MAX_TOTAL_WORK,
        }
    }

    /// Rejects a passphrase cost that this version does not allow.
    pub(crate) fn check_cost(self, cost: Cost) -> Result<Cost> {
        if self == Self::One && cost.memory_kib() > 1 << 20 {
            return Err(Error::Cost("more than 1 GiB of memory, in format version 1"));
        }
        Ok(cost)
    }

    /// Rejects too many passphrases, or passphrases that cost too much to try.
    pub(crate) fn check_passphrases(self, count: usize, work: u64) -> Result<()> {
        if count > self.most_passphrases() {
            return Err(Error::TooMany { what: "passphrases", max: self.most_passphrases() });
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

/// What was encrypted: a file or a folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Content {
    /// A file, or a stream of bytes.
    #[default]
    File,
    /// A folder. The plaintext is its tar archive, described in `docs/file-format.md`.
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
