//! Levels on the command line and in the environment.

use std::path::Path;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use phalanx::{Level, costs};

use crate::shown;

/// The names of all levels, for help texts.
pub fn names() -> String {
    Level::ALL.iter().map(|level| level.name()).collect::<Vec<_>>().join(", ")
}

/// A parser for the value of an option, with completions for shells.
pub fn parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.iter().map(|level| level.name()))
        .try_map(|name| name.to_ascii_lowercase().parse::<Level>())
}

/// Checks `PHALANX_LEVEL` and `PHALANX_COSTS`. Invalid costs only lead to slower kernels, so we
/// just warn about them.
///
/// # Errors
/// The level is unknown, or not supported by this CPU.
pub fn check_environment(warn: impl FnOnce(String)) -> Result<(), String> {
    if let Err(error) = costs::loaded() {
        let file = std::env::var_os("PHALANX_COSTS").unwrap_or_default();
        warn(format!(
            "PHALANX_COSTS: {}: {error}: using the built-in costs (to measure new ones, run phalanx-bench choice calibrate --write FILE)",
            shown(Path::new(&file))
        ));
    }
    Level::from_env().map(drop).map_err(|error| format!("PHALANX_LEVEL: {error}"))
}

/// Checks a level given by the user.
///
/// # Errors
/// This CPU does not support it, or `PHALANX_LEVEL` does not allow it.
pub fn named(level: Level) -> Result<Level, String> {
    level.check().map_err(|error| error.to_string())?;
    match cap().filter(|cap| !cap.allows(level)) {
        None => Ok(level),
        Some(cap) => Err(format!(
            "PHALANX_LEVEL: {cap} does not allow the level {level}: choose a lower level, or unset PHALANX_LEVEL"
        )),
    }
}

/// The given levels, or all levels of this CPU that `PHALANX_LEVEL` allows.
///
/// # Errors
/// As [`named`].
pub fn chosen(levels: &[Level]) -> Result<Vec<Level>, String> {
    if levels.is_empty() {
        return Ok(Level::available().filter(|level| cap().is_none_or(|cap| cap.allows(*level))).collect());
    }
    levels.iter().copied().map(named).collect()
}

/// The value of `PHALANX_LEVEL`. If it is unset, every level of this CPU is allowed. The highest
/// level could not express that, because levels are not totally ordered.
fn cap() -> Option<Level> {
    std::env::var_os("PHALANX_LEVEL").filter(|name| !name.is_empty()).map(|_| Level::active())
}
