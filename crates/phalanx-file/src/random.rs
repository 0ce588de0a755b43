//! Sources of random bytes for salts and keys.

use crate::error::{Error, Result};

/// A source of random bytes.
///
/// All of a file's random bytes come from it, so that test files are reproducible.
pub trait Randomness {
    /// Fills `out` with random bytes.
    ///
    /// # Errors
    /// [`Error::Random`].
    fn fill(&mut self, out: &mut [u8]) -> Result<()>;
}

/// The operating system's random number generator. Do not use any other source for files that must
/// stay secret.
#[derive(Debug, Default, Clone, Copy)]
pub struct SystemRandom;

impl Randomness for SystemRandom {
    fn fill(&mut self, out: &mut [u8]) -> Result<()> {
        getrandom::fill(out).map_err(Error::Random)
    }
}
