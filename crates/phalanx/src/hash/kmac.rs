//! KMAC of DSTU 7564:2014.

use alloc::boxed::Box;
use core::fmt;
use core::marker::PhantomData;

use phalanx_kernels::hash::Function;
use phalanx_kernels::parts::{Secret, ZeroizeOnDrop, wiped_beside};
use phalanx_kernels::sync::Arc;

use super::message::Message;
use super::rules::{ENDING_BYTES, MAX_BLOCK_BYTES, Rules};
use super::traits::{HashFunction, Kupyna};
use crate::modes::MacStream;
use crate::modes::common::mac::{self, MacState};
use crate::modes::common::tag_length;
use crate::{Error, Level};

/// Kupyna-KMAC, DSTU 7564:2014: the hash of the padded key, the padded message and the inverted
/// key. This is not KMAC as in NIST SP 800-185.
///
/// Keys and tags are as long as the digest.
///
/// ```
/// use phalanx::{Error, hash::{Kmac, functions::Kupyna256}};
///
/// let kmac = Kmac::<Kupyna256>::new(&[7; 32])?;
/// let mut tag = [0; 32];
/// kmac.mac(b"attack at dawn", &mut tag)?;
///
/// let mut stream = kmac.start();
/// stream.update(b"attack at ");
/// stream.update(b"dawn");
/// stream.verify(&tag)?;
/// assert_eq!(kmac.verify(b"attack at noon", &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
pub struct Kmac<F> {
    key: Arc<KmacKey>,
    function: PhantomData<F>,
}

impl<F: Kupyna> Kmac<F> {
    /// The length of a key and of a tag in bytes.
    pub const TAG_BYTES: usize = F::DIGEST_BYTES;

    /// Prepares a key.
    ///
    /// # Errors
    /// [`Error::KeyLength`] if the key is not as long as a digest.
    pub fn new(key: &[u8]) -> Result<Self, Error> {
        Self::with_function(F::RULES.function(), key)
    }

    /// Prepares a key for the kernels of a level.
    ///
    /// # Errors
    /// [`Error::KeyLength`]. [`Error::Level`] if this CPU does not support the level.
    pub fn with_level(key: &[u8], level: Level) -> Result<Self, Error> {
        Self::with_function(F::RULES.function().with_level(level)?, key)
    }

    fn with_function(function: Function, key: &[u8]) -> Result<Self, Error> {
        if key.len() != F::DIGEST_BYTES {
            return Err(Error::KeyLength { cipher: F::NAME, expected: F::DIGEST_BYTES, got: key.len() });
        }
        Ok(Self { key: Arc::new(KmacKey::new(F::RULES, function, key)), function: PhantomData })
    }

    /// Writes the tag of a message.
    ///
    /// # Errors
    /// [`Error::TagLength`] if `tag` is not as long as a digest. Nothing is written in that case.
    pub fn mac(&self, message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        mac::mac(|| Ok(self.state()), message, tag)
    }

    /// Verifies the tag of a message in constant time.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], or any error from [`Kmac::mac`].
    pub fn verify(&self, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        mac::verify(|| Ok(self.state()), message, tag)
    }

    /// Starts processing a message in pieces.
    pub fn start(&self) -> KmacStream {
        MacStream(Box::new(self.state()))
    }

    pub(crate) fn state(&self) -> KmacState {
        let key = self.key.clone();
        let message = Message::resume(key.rules, key.function, key.state.bytes(), key.rules.block as u128);
        KmacState { message, key }
    }
}

/// The last clone wipes the key.
impl<F> ZeroizeOnDrop for Kmac<F> {}

impl<F> Clone for Kmac<F> {
    fn clone(&self) -> Self {
        Self { key: self.key.clone(), function: PhantomData }
    }
}

impl<F: HashFunction> fmt::Debug for Kmac<F> {
    /// Shows the name of the hash function, but never the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kmac").field("function", &F::NAME).finish_non_exhaustive()
    }
}

struct KmacKey {
    rules: &'static Rules,
    function: Function,
    /// The state after the padded key.
    state: Secret,
    /// The key with all bits inverted.
    inverted: Secret,
}

impl KmacKey {
    fn new(rules: &'static Rules, function: Function, key: &[u8]) -> Self {
        wiped_beside(key.len(), || {
            let mut message = Message::with_function(rules, function);
            message.take(key);
            pad(&mut message, key.len() as u128);
            let mut inverted = Secret::from_slice(key);
            inverted.bytes_mut().iter_mut().for_each(|byte| *byte = !*byte);
            Self { rules, function, state: Secret::from_slice(message.state()), inverted }
        })
    }
}

/// Adds the padding of a message of `bytes` bytes, which ends here.
fn pad(message: &mut Message, bytes: u128) {
    let rules = message.rules();
    let filled = (message.bytes() & (rules.block - 1) as u128) as usize;
    let mut padding = [0; ENDING_BYTES];
    // Only the padding matters, not the bytes before it.
    let end = rules.ending(&[0; MAX_BLOCK_BYTES][..filled], bytes, &mut padding) * rules.block;
    message.take(&padding[filled..end]);
}

/// The state of a message that is being authenticated with [`Kmac`].
#[derive(Clone)]
pub struct KmacState {
    key: Arc<KmacKey>,
    message: Message,
}

impl MacState for KmacState {
    fn take(&mut self, piece: &[u8]) -> Result<(), Error> {
        self.message.take(piece);
        Ok(())
    }

    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        let rules = self.key.rules;
        tag_length(rules.digest, rules.digest, bytes)?;
        // The padded key is not part of the message.
        let bytes = self.message.bytes() - rules.block as u128;
        pad(&mut self.message, bytes);
        self.message.take(self.key.inverted.bytes());
        Ok(self.message.end())
    }
}

/// A message that is being authenticated in pieces with [`Kmac`].
pub type KmacStream = MacStream<KmacState>;

impl KmacStream {
    /// Processes the next piece.
    pub fn update(&mut self, piece: &[u8]) {
        self.0.message.update(piece);
    }
}
