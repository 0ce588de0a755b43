//! Hash functions.

use alloc::boxed::Box;

#[cfg(any(feature = "streebog", feature = "kupyna"))]
use crate::hash::{HashFunction, Hasher, hash_many};
use crate::{Error, Level};

/// A hash function. The types in [`functions`](crate::hash::functions) implement it.
///
/// ```
/// use phalanx::{Error, hash::functions::Streebog256, roles::Hash};
///
/// let function: &dyn Hash = &Streebog256;
/// let mut digest = vec![0; function.digest_bytes()];
/// function.hash(b"attack at dawn", &mut digest)?;
///
/// let mut message = function.start();
/// message.update(b"attack ");
/// message.update(b"at dawn");
/// let mut same = vec![0; function.digest_bytes()];
/// message.finish(&mut same)?;
/// assert_eq!(digest, same);
/// # Ok::<(), Error>(())
/// ```
pub trait Hash: Send + Sync {
    /// The length of a digest in bytes.
    fn digest_bytes(&self) -> usize;

    /// The length of a block in bytes.
    fn block_bytes(&self) -> usize;

    /// Writes the digest of a whole message.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`] if `digest` is not as long as a digest. Nothing is written in that
    /// case.
    fn hash(&self, message: &[u8], digest: &mut [u8]) -> Result<(), Error>;

    /// Writes the digests of many messages, one after the other. Several messages are processed in
    /// parallel.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`] if `digests` doesn't have room for exactly all digests. Nothing is
    /// written in that case.
    fn hash_many(&self, messages: &[&[u8]], digests: &mut [u8]) -> Result<(), Error>;

    /// Writes the digests of many messages with the kernels of a level.
    ///
    /// # Errors
    /// As for [`Hash::hash_many`]. [`Error::Level`] if this CPU does not support the level.
    fn hash_many_at(&self, level: Level, messages: &[&[u8]], digests: &mut [u8]) -> Result<(), Error>;

    /// Starts a message in pieces.
    fn start(&self) -> Box<dyn RunningHash>;

    /// Starts a message in pieces, for the kernels of a level.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    fn start_at(&self, level: Level) -> Result<Box<dyn RunningHash>, Error>;
}

/// A message that is being hashed in pieces.
pub trait RunningHash: Send {
    /// Processes the next piece.
    fn update(&mut self, piece: &[u8]);

    /// Ends the message and writes its digest.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`] if `digest` is not as long as a digest. Nothing is written in that
    /// case.
    fn finish(self: Box<Self>, digest: &mut [u8]) -> Result<(), Error>;

    /// Returns a boxed copy of the state.
    fn clone_box(&self) -> Box<dyn RunningHash>;
}

#[cfg(any(feature = "streebog", feature = "kupyna"))]
impl<F: HashFunction> Hash for F {
    fn digest_bytes(&self) -> usize {
        F::DIGEST_BYTES
    }

    fn block_bytes(&self) -> usize {
        F::BLOCK_BYTES
    }

    fn hash(&self, message: &[u8], digest: &mut [u8]) -> Result<(), Error> {
        let mut hasher = Hasher::<F>::new();
        hasher.update(message);
        Box::new(hasher).finish(digest)
    }

    fn hash_many(&self, messages: &[&[u8]], digests: &mut [u8]) -> Result<(), Error> {
        hash_many(F::RULES, F::RULES.function(), messages, digests)
    }

    fn hash_many_at(&self, level: Level, messages: &[&[u8]], digests: &mut [u8]) -> Result<(), Error> {
        hash_many(F::RULES, F::RULES.function().with_level(level)?, messages, digests)
    }

    fn start(&self) -> Box<dyn RunningHash> {
        Box::new(Hasher::<F>::new())
    }

    fn start_at(&self, level: Level) -> Result<Box<dyn RunningHash>, Error> {
        Ok(Box::new(Hasher::<F>::with_level(level)?))
    }
}

#[cfg(any(feature = "streebog", feature = "kupyna"))]
impl<F: HashFunction> RunningHash for Hasher<F> {
    fn update(&mut self, piece: &[u8]) {
        self.message.update(piece);
    }

    fn finish(mut self: Box<Self>, digest: &mut [u8]) -> Result<(), Error> {
        if digest.len() != F::DIGEST_BYTES {
            return Err(Error::LengthsDiffer { source_bytes: F::DIGEST_BYTES, destination_bytes: digest.len() });
        }
        self.message.finish(digest);
        Ok(())
    }

    fn clone_box(&self) -> Box<dyn RunningHash> {
        Box::new(self.clone())
    }
}
