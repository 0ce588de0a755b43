//! Targets, to lay beside what is measured.

use serde::{Deserialize, Serialize};

use crate::record::schema_of;

/// A file of schema `phalanx-targets-1`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Targets {
    /// Always [`Targets::SCHEMA`].
    pub schema: String,
    /// The machine that the targets were set on.
    #[serde(default)]
    pub machine: String,
    /// What the targets mean.
    #[serde(default)]
    pub meaning: String,
    /// The targets.
    pub rows: Vec<Target>,
}

/// Cycles for a byte to be reached.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Target {
    /// The cipher.
    pub cipher: String,
    /// The operation.
    pub op: String,
    /// The level.
    pub level: String,
    /// Bytes of data.
    pub bytes: usize,
    /// Number of keys.
    pub keys: usize,
    /// Cycles of the core for a byte.
    pub core_cpb: f64,
    /// Where the number comes from.
    pub basis: Basis,
    /// A remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Where a target comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Basis {
    /// A prototype reached it.
    Measured,
    /// It was computed, or is hoped for.
    Goal,
}

/// Why a file of targets cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TargetsError {
    /// The file follows another schema.
    #[error("the schema is `{0}` where `{expected}` is needed", expected = Targets::SCHEMA)]
    Schema(String),
    /// The text is not JSON, or does not fit the schema.
    #[error("not a file of targets: {0}")]
    Json(#[from] serde_json::Error),
}

impl Targets {
    /// The schema.
    pub const SCHEMA: &str = "phalanx-targets-1";

    /// Reads a file.
    ///
    /// # Errors
    /// If the text is not JSON or does not follow the schema.
    pub fn parse(text: &str) -> Result<Self, TargetsError> {
        match schema_of(text)? {
            schema if schema == Self::SCHEMA => Ok(serde_json::from_str(text)?),
            other => Err(TargetsError::Schema(other)),
        }
    }
}

impl Basis {
    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Measured => "measured",
            Self::Goal => "goal",
        }
    }
}
