//! Sources of random bytes for salts and keys.

use crate::error::{Error, Result};

/// A source of random bytes.
///
/// All random bytes of a file come from it, so that test files are reproducible.
pub trait Randomness {
    /// Fills `out` with random bytes.
    ///
    /// # Errors
    /// [`Error::Random`].
    fn fill(&mut self, out: &mut [u8]) -> Result<()>;
}

/// The random number generator of the operating system. Use no other source for secret files.
#[derive(Debug, Default, Clone, Copy)]
pub struct SystemRandom;

impl Randomness for SystemRandom {
    fn fill(&mut self, out: &mut [u8]) -> Result<()> {
        getrandom::fill(out).map_err(Error::Random)
    }
}
