//! Levels given on the command line or in the environment.

use std::path::Path;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use phalanx::{Level, costs};

use crate::shown;

/// Returns the names of all levels, for help texts.
pub fn names() -> String {
    Level::ALL.iter().map(|level| level.name()).collect::<Vec<_>>().join(", ")
}

/// Returns a parser for option values, with shell completions.
pub fn parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.iter().map(|level| level.name()))
        .try_map(|name| name.to_ascii_lowercase().parse::<Level>())
}

/// Checks `PHALANX_LEVEL` and `PHALANX_COSTS`. We just warn about invalid costs, because they only
/// lead to slower kernels.
///
/// # Errors
/// If the level is unknown, or not supported by this CPU.
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
/// If this CPU doesn't support the level, or `PHALANX_LEVEL` doesn't allow it.
pub fn named(level: Level) -> Result<Level, String> {
    level.check().map_err(|error| error.to_string())?;
    match cap().filter(|cap| !cap.allows(level)) {
        None => Ok(level),
        Some(cap) => Err(format!(
            "PHALANX_LEVEL: {cap} does not allow the level {level}: choose a lower level, or unset PHALANX_LEVEL"
        )),
    }
}

/// Returns the given levels. If there are none, returns every level that this CPU supports and
/// `PHALANX_LEVEL` allows.
///
/// # Errors
/// Same as for [`named`].
pub fn chosen(levels: &[Level]) -> Result<Vec<Level>, String> {
    if levels.is_empty() {
        return Ok(Level::available().filter(|level| cap().is_none_or(|cap| cap.allows(*level))).collect());
    }
    levels.iter().copied().map(named).collect()
}

/// Returns the value of `PHALANX_LEVEL`, or `None` if it is unset and every supported level is
/// allowed. The highest level wouldn't express that, because levels aren't totally ordered.
fn cap() -> Option<Level> {
    std::env::var_os("PHALANX_LEVEL").filter(|name| !name.is_empty()).map(|_| Level::active())
}
