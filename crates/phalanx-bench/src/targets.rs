//! Targets to compare measurements with.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::calls::Key;
use crate::record::schema_of;

/// A file with the schema `phalanx-targets-2`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

/// A target.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Target {
    /// The cipher.
    pub cipher: String,
    /// The mode, such as `gost3413-ctr`, [`Target::BLOCKS`], or a mode after [`Target::ROWS`].
    #[serde(default = "blocks")]
    pub mode: String,
    /// The operation.
    pub op: String,
    /// The level.
    pub level: String,
    /// Bytes of data.
    pub bytes: usize,
    /// Number of keys.
    pub keys: usize,
    /// Whether the call includes creating and dropping the key.
    #[serde(default)]
    pub key: Key,
    /// The figure.
    #[serde(flatten)]
    pub goal: Goal,
    /// The source of the figure.
    pub basis: Basis,
    /// A remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Any other fields, which we reject. They could be a second figure or a misspelt name.
    #[serde(flatten)]
    other: Map<String, Value>,
}

/// The figure to reach.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// Core cycles per byte.
    CoreCpb(f64),
    /// Core cycles per call.
    CoreCycles(f64),
    /// Nanoseconds per row, with many rows in one call.
    NsPerRow(f64),
}

impl Goal {
    /// The number.
    pub const fn number(self) -> f64 {
        match self {
            Self::CoreCpb(number) | Self::CoreCycles(number) | Self::NsPerRow(number) => number,
        }
    }

    /// The name of its unit.
    pub const fn unit(self) -> &'static str {
        match self {
            Self::CoreCpb(_) => "cpb",
            Self::CoreCycles(_) => "cycles",
            Self::NsPerRow(_) => "ns/row",
        }
    }
}

fn blocks() -> String {
    Target::BLOCKS.into()
}

impl Target {
    /// Whole blocks.
    pub const BLOCKS: &str = "ecb";
    /// Many short messages in one call, e.g. `rows-gost3413-ctr`.
    pub const ROWS: &str = "rows-";
}

/// Where a target comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Basis {
    /// A prototype reached it.
    Measured,
    /// It was calculated or estimated.
    Goal,
}

/// Why a target file can't be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TargetsError {
    /// The file has a different schema.
    #[error("unknown schema `{0}` (expected `{expected}`)", expected = Targets::SCHEMA)]
    Schema(String),
    /// The text isn't JSON, or doesn't match the schema.
    #[error("not a target file: {0}")]
    Json(#[from] serde_json::Error),
    /// A row has an unknown field or a second figure.
    #[error("row {row}: unknown field or second figure `{field}`")]
    Field {
        /// The number of the row, starting at 1.
        row: usize,
        /// The name of the field.
        field: String,
    },
    /// A figure that nothing can reach.
    #[error("row {row}: invalid figure (expected 0.001 to 10^12)")]
    Figure {
        /// The number of the row, starting at 1.
        row: usize,
    },
}

impl Targets {
    /// The schema.
    pub const SCHEMA: &str = "phalanx-targets-2";

    /// Parses a file.
    ///
    /// # Errors
    /// The text isn't JSON, or doesn't match the schema.
    pub fn parse(text: &str) -> Result<Self, TargetsError> {
        let targets: Self = match schema_of(text)? {
            schema if schema == Self::SCHEMA => serde_json::from_str(text)?,
            other => return Err(TargetsError::Schema(other)),
        };
        for (target, row) in targets.rows.iter().zip(1..) {
            if let Some(field) = target.other.keys().next() {
                return Err(TargetsError::Field { row, field: field.clone() });
            }
            if !(0.001..=1e12).contains(&target.goal.number()) {
                return Err(TargetsError::Figure { row });
            }
        }
        Ok(targets)
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
