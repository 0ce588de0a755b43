//! Levels on the command line and in the environment.

use phalanx::Level;

use crate::failure::Failure;

/// Refuses a `PHALANX_LEVEL` that is unknown or that this CPU lacks.
pub(crate) fn check_environment() -> Result<(), Failure> {
    Level::from_env().map(drop).map_err(|error| Failure::Usage(format!("PHALANX_LEVEL: {error}")))
}

/// The levels to try: those named, else all of this CPU that `PHALANX_LEVEL` allows.
pub(crate) fn chosen(named: &[Level]) -> Result<Vec<Level>, Failure> {
    if named.is_empty() {
        let capped = std::env::var_os("PHALANX_LEVEL").is_some();
        return Ok(Level::available().filter(|level| !capped || Level::active().allows(*level)).collect());
    }
    named.iter().map(|level| level.check().map_err(|error| Failure::Usage(error.to_string()))).collect()
}
