//! Levels on the command line and in the environment.

use std::path::Path;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use phalanx::{Level, costs};

use crate::failure::{Failure, say, shown};

/// The names of all levels, for help texts.
pub(crate) fn names() -> String {
    Level::ALL.iter().map(|level| level.name()).collect::<Vec<_>>().join(", ")
}

/// Levels as an option takes them, and as a shell completes them.
pub(crate) fn parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.iter().map(|level| level.name()))
        .try_map(|name| name.to_ascii_lowercase().parse::<Level>())
}

/// Refuses a `PHALANX_LEVEL` that is unknown or that this CPU lacks; and tells if `PHALANX_COSTS` cannot be used, without which all is the
/// same but how long it takes.
pub(crate) fn check_environment() -> Result<(), Failure> {
    if let Err(error) = costs::loaded() {
        let file = std::env::var_os("PHALANX_COSTS").unwrap_or_default();
        say(format!(
            "PHALANX_COSTS: {}: {error}; the built-in costs are used (`phalanx bench --calibrate --write FILE` measures anew)",
            shown(Path::new(&file))
        ));
    }
    Level::from_env().map(drop).map_err(|error| Failure::Usage(format!("PHALANX_LEVEL: {error}")))
}

/// A level that was named, if this CPU has it and `PHALANX_LEVEL` allows it.
pub(crate) fn named(level: Level) -> Result<Level, Failure> {
    level.check().map_err(|error| Failure::Usage(error.to_string()))?;
    match cap().filter(|cap| !cap.allows(level)) {
        None => Ok(level),
        Some(cap) => Err(Failure::Usage(format!("PHALANX_LEVEL is {cap}, which does not allow the level {level}"))),
    }
}

/// The levels to try: those named, else all of this CPU that `PHALANX_LEVEL` allows.
pub(crate) fn chosen(levels: &[Level]) -> Result<Vec<Level>, Failure> {
    if levels.is_empty() {
        return Ok(Level::available().filter(|level| cap().is_none_or(|cap| cap.allows(*level))).collect());
    }
    levels.iter().copied().map(named).collect()
}

/// The level of `PHALANX_LEVEL`. Without a value it sets none, and every level of this CPU is allowed: the highest one
/// alone does not say so, for levels do not stand in a row.
fn cap() -> Option<Level> {
    std::env::var_os("PHALANX_LEVEL").filter(|name| !name.is_empty()).map(|_| Level::active())
}
