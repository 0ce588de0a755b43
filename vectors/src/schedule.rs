//! Round keys and round states.

use serde::{Deserialize, Serialize};

use crate::{Error, hex_field, parse};

/// A file of schema `phalanx-schedule-1`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScheduleFile {
    /// Always [`ScheduleFile::SCHEMA`].
    pub schema: String,
    /// Round keys.
    pub round_keys: Vec<RoundKeys>,
    /// States of the rounds of encryption.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub round_states: Vec<RoundStates>,
}

/// The round keys of a key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundKeys {
    /// The cipher, as its authors write it: see [`RoundKeys::cipher`].
    pub variant: String,
    /// The key.
    #[serde(with = "hex_field")]
    pub key: Vec<u8>,
    /// The intermediate key K_t of Kalyna.
    #[serde(default, with = "hex_field", skip_serializing_if = "Option::is_none")]
    pub intermediate_key: Option<Vec<u8>>,
    /// The round keys in the order of encryption.
    #[serde(with = "hex_field")]
    pub round_keys: Vec<Vec<u8>>,
    /// Where they come from.
    pub note: String,
}

/// The states of the encryption of a block.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundStates {
    /// The cipher, as its authors write it: see [`RoundStates::cipher`].
    pub variant: String,
    /// The key.
    #[serde(with = "hex_field")]
    pub key: Vec<u8>,
    /// The block.
    #[serde(with = "hex_field")]
    pub plaintext: Vec<u8>,
    /// The block, then the state after every round but the last, each before the next key is added.
    #[serde(with = "hex_field")]
    pub states: Vec<Vec<u8>>,
    /// Where they come from.
    pub note: String,
}

impl ScheduleFile {
    /// The schema that this type reads.
    pub const SCHEMA: &str = "phalanx-schedule-1";

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// If the text is not JSON or does not follow the schema.
    pub fn parse(text: &str) -> Result<Self, Error> {
        parse(text, Self::SCHEMA)
    }
}

impl RoundKeys {
    /// The cipher, as test groups name it.
    pub fn cipher(&self) -> String {
        self.variant.to_lowercase()
    }
}

impl RoundStates {
    /// The cipher, as test groups name it.
    pub fn cipher(&self) -> String {
        self.variant.to_lowercase()
    }
}
