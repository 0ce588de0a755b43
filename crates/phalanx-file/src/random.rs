//! Where salts and keys come from.

use crate::error::{Error, Result};

/// A source of random bytes.
///
/// Everything random in a file is asked from here, so that test files can be made again byte for byte.
pub trait Randomness {
    /// Fills `out` with random bytes.
    ///
    /// # Errors
    /// [`Error::Random`] if there are none.
    fn fill(&mut self, out: &mut [u8]) -> Result<()>;
}

/// The operating system's randomness: the only source for files that are meant to be secret.
#[derive(Debug, Default, Clone, Copy)]
pub struct SystemRandom;

impl Randomness for SystemRandom {
    fn fill(&mut self, out: &mut [u8]) -> Result<()> {
        getrandom::fill(out).map_err(Error::Random)
    }
}
