//! Targets, to lay beside what is measured.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::calls::Key;
use crate::record::schema_of;

/// A file of schema `phalanx-targets-2`.
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

/// What is to be reached.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Target {
    /// The cipher.
    pub cipher: String,
    /// The mode, as `gost3413-ctr`; [`Target::BLOCKS`]; or a mode behind [`Target::ROWS`].
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
    /// Whether the key is made and dropped in the call.
    #[serde(default)]
    pub key: Key,
    /// The figure.
    #[serde(flatten)]
    pub goal: Goal,
    /// Where the number comes from.
    pub basis: Basis,
    /// A remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// What else the file has, which is refused: a second figure, or a field that is misspelt.
    #[serde(flatten)]
    other: Map<String, Value>,
}

/// A figure to be reached.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// Cycles of the core for a byte.
    CoreCpb(f64),
    /// Cycles of the core for one call.
    CoreCycles(f64),
    /// Nanoseconds for a row of many in one call.
    NsPerRow(f64),
}

impl Goal {
    /// The number.
    pub const fn number(self) -> f64 {
        match self {
            Self::CoreCpb(number) | Self::CoreCycles(number) | Self::NsPerRow(number) => number,
        }
    }

    /// What it counts, in a word.
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
    /// Many short messages in one call: `rows-gost3413-ctr`.
    pub const ROWS: &str = "rows-";
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
    /// A row has a field that rows do not have, or a second figure.
    #[error("row {row}: `{field}` is no field of a target, or a second figure")]
    Field {
        /// The number of the row; the first is 1.
        row: usize,
        /// The name of the field.
        field: String,
    },
    /// A figure is none that can be reached.
    #[error("row {row}: the figure is not between 0.001 and 10^12")]
    Figure {
        /// The number of the row; the first is 1.
        row: usize,
    },
}

impl Targets {
    /// The schema.
    pub const SCHEMA: &str = "phalanx-targets-2";

    /// Reads a file.
    ///
    /// # Errors
    /// If the text is not JSON or does not follow the schema.
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
