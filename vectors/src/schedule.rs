//! Round keys and round states.

use serde::{Deserialize, Serialize};

use crate::{Error, hex_field, parse};

/// A file with schema `phalanx-schedule-1`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScheduleFile {
    /// Always [`ScheduleFile::SCHEMA`].
    pub schema: String,
    /// The round keys.
    pub round_keys: Vec<RoundKeys>,
    /// The states after each round of encryption.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub round_states: Vec<RoundStates>,
}

/// The round keys for a key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundKeys {
    /// The cipher's name, as written by its authors: see [`RoundKeys::cipher`].
    pub variant: String,
    /// The key.
    #[serde(with = "hex_field")]
    pub key: Vec<u8>,
    /// The intermediate key K_t, for Kalyna.
    #[serde(default, with = "hex_field", skip_serializing_if = "Option::is_none")]
    pub intermediate_key: Option<Vec<u8>>,
    /// The round keys in encryption order.
    #[serde(with = "hex_field")]
    pub round_keys: Vec<Vec<u8>>,
    /// Where they come from.
    pub note: String,
}

/// The states while a block is encrypted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundStates {
    /// The cipher's name, as written by its authors: see [`RoundStates::cipher`].
    pub variant: String,
    /// The key.
    #[serde(with = "hex_field")]
    pub key: Vec<u8>,
    /// The plaintext block.
    #[serde(with = "hex_field")]
    pub plaintext: Vec<u8>,
    /// The plaintext block, followed by the state after every round except the last, before the
    /// next round key is added.
    #[serde(with = "hex_field")]
    pub states: Vec<Vec<u8>>,
    /// Where they come from.
    pub note: String,
}

impl ScheduleFile {
    /// The schema that this type supports.
    pub const SCHEMA: &str = "phalanx-schedule-1";

    /// Parses a file.
    ///
    /// # Errors
    ///
    /// If the text is not JSON or does not match the schema.
    pub fn parse(text: &str) -> Result<Self, Error> {
        parse(text, Self::SCHEMA)
    }
}

impl RoundKeys {
    /// Returns the cipher's name, as used in test groups.
    pub fn cipher(&self) -> String {
        self.variant.to_lowercase()
    }
}

impl RoundStates {
    /// Returns the cipher's name, as used in test groups.
    pub fn cipher(&self) -> String {
        self.variant.to_lowercase()
    }
}
