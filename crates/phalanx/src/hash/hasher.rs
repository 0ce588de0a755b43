//! Messages in pieces, and whole messages.

use core::fmt;
use core::marker::PhantomData;

use phalanx_kernels::hash::Function;
use phalanx_kernels::parts::ZeroizeOnDrop;

use super::many;
use super::message::Message;
use super::rules::Rules;
use super::traits::HashFunction;
use crate::{Error, Level};

/// A message that is being hashed in pieces of any size: `Streebog256`, `Streebog512`,
/// `Kupyna256`, `Kupyna384`, `Kupyna512`.
///
/// A message may be secret. Its state is wiped on drop.
pub struct Hasher<F> {
    pub(crate) message: Message,
    function: PhantomData<F>,
}

impl<F: HashFunction> Hasher<F> {
    /// The name of the hash function, such as `streebog-256`.
    pub const NAME: &'static str = F::NAME;
    /// The length of a digest in bytes.
    pub const DIGEST_BYTES: usize = F::DIGEST_BYTES;
    /// The length of a block in bytes.
    pub const BLOCK_BYTES: usize = F::BLOCK_BYTES;

    /// Starts a message.
    pub fn new() -> Self {
        Self { message: Message::new(F::RULES), function: PhantomData }
    }

    /// Starts a message for the kernels of a level.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    pub fn with_level(level: Level) -> Result<Self, Error> {
        let function = F::RULES.function().with_level(level)?;
        Ok(Self { message: Message::with_function(F::RULES, function), function: PhantomData })
    }

    /// Processes the next piece.
    pub fn update(&mut self, piece: &[u8]) {
        self.message.update(piece);
    }

    /// Ends the message and returns its digest.
    pub fn finish(mut self) -> F::Digest {
        let mut digest = F::ZEROS;
        self.message.finish(digest.as_mut());
        digest
    }

    /// Returns the digest of a whole message.
    pub fn hash(message: &[u8]) -> F::Digest {
        let mut hasher = Self::new();
        hasher.update(message);
        hasher.finish()
    }

    /// Writes the digests of many messages, one after the other. Several messages are processed in
    /// parallel, which is fastest if their lengths are similar.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`] if `digests` is not [`Self::DIGEST_BYTES`] bytes for each message.
    /// Nothing is written in that case.
    pub fn hash_many(messages: &[&[u8]], digests: &mut [u8]) -> Result<(), Error> {
        hash_many(F::RULES, F::RULES.function(), messages, digests)
    }
}

pub(crate) fn hash_many(
    rules: &'static Rules,
    function: Function,
    messages: &[&[u8]],
    digests: &mut [u8],
) -> Result<(), Error> {
    let needed = messages.len().saturating_mul(rules.digest);
    if digests.len() != needed {
        return Err(Error::LengthsDiffer { source_bytes: needed, destination_bytes: digests.len() });
    }
    many::digest_many(rules, function, messages, digests);
    Ok(())
}

impl<F: HashFunction> Default for Hasher<F> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F> Clone for Hasher<F> {
    fn clone(&self) -> Self {
        Self { message: self.message.clone(), function: PhantomData }
    }
}

impl<F> ZeroizeOnDrop for Hasher<F> {}

impl<F: HashFunction> fmt::Debug for Hasher<F> {
    /// Shows the name of the hash function, but none of the state.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hasher").field("function", &F::NAME).finish_non_exhaustive()
    }
}
