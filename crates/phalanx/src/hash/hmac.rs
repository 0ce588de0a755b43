//! HMAC.

use core::fmt;
use core::marker::PhantomData;

use phalanx_kernels::hash::Function;
use phalanx_kernels::parts::{Secret, ZeroizeOnDrop, wiped_beside};
use phalanx_kernels::sync::Arc;

use super::message::Message;
use super::rules::Rules;
use super::traits::{HashFunction, Streebog};
use crate::modes::MacStream;
use crate::modes::common::mac::{self, MacState};
use crate::modes::common::tag_length;
use crate::{Error, Level};

/// HMAC with Streebog: HMAC_GOSTR3411_2012_256 and HMAC_GOSTR3411_2012_512 of RFC 7836, section 4.1
/// (R 50.1.113-2016).
///
/// Tags are between half a digest and a whole one. A key may have any length. RFC 7836 recommends
/// 32 to 64 bytes. The state after the key is kept, so that short messages are fast.
///
/// ```
/// use phalanx::{Error, hash::{Hmac, functions::Streebog256}};
///
/// let hmac = Hmac::<Streebog256>::new(&[7; 32]);
/// let mut tag = [0; 32];
/// hmac.mac(b"attack at dawn", &mut tag)?;
///
/// let mut stream = hmac.start();
/// stream.update(b"attack at ");
/// stream.update(b"dawn");
/// stream.verify(&tag)?;
/// assert_eq!(hmac.verify(b"attack at noon", &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
pub struct Hmac<F> {
    key: Arc<HmacKey>,
    function: PhantomData<F>,
}

impl<F: Streebog> Hmac<F> {
    /// The length of a full tag in bytes.
    pub const TAG_BYTES: usize = F::DIGEST_BYTES;

    /// Prepares a key of any length. A key of more than one block (64 bytes) is hashed first.
    pub fn new(key: &[u8]) -> Self {
        Self::with_function(F::RULES.function(), key)
    }

    /// Prepares a key for the kernels of a level.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    pub fn with_level(key: &[u8], level: Level) -> Result<Self, Error> {
        Ok(Self::with_function(F::RULES.function().with_level(level)?, key))
    }

    fn with_function(function: Function, key: &[u8]) -> Self {
        Self { key: Arc::new(HmacKey::new(F::RULES, function, key)), function: PhantomData }
    }

    /// Writes the tag of a message, truncated to the length of `tag`.
    ///
    /// # Errors
    /// [`Error::TagLength`] if the tag is shorter than half a digest or longer than a digest.
    /// Nothing is written in that case.
    pub fn mac(&self, message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        mac::mac(|| Ok(self.state()), message, tag)
    }

    /// Verifies the tag of a message in constant time. Only the bytes present in `tag` are compared,
    /// so do not let the sender choose its length.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], or any error from [`Hmac::mac`].
    pub fn verify(&self, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        mac::verify(|| Ok(self.state()), message, tag)
    }

    /// Starts processing a message in pieces.
    pub fn start(&self) -> HmacStream {
        MacStream::new(self.state())
    }

    pub(crate) fn state(&self) -> HmacState {
        HmacState::new(&self.key)
    }

    pub(crate) fn key(&self) -> &Arc<HmacKey> {
        &self.key
    }
}

/// The last clone wipes the key.
impl<F> ZeroizeOnDrop for Hmac<F> {}

impl<F> Clone for Hmac<F> {
    fn clone(&self) -> Self {
        Self { key: self.key.clone(), function: PhantomData }
    }
}

impl<F: HashFunction> fmt::Debug for Hmac<F> {
    /// Shows the name of the hash function, but never the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hmac").field("function", &F::NAME).finish_non_exhaustive()
    }
}

/// The states after the two masked keys, one after the other.
pub(crate) struct HmacKey {
    rules: &'static Rules,
    function: Function,
    states: Secret,
}

impl HmacKey {
    pub(crate) fn new(rules: &'static Rules, function: Function, key: &[u8]) -> Self {
        wiped_beside(key.len(), || {
            let mut masked = Secret::zeros(rules.block);
            if key.len() > rules.block {
                let mut short = Message::with_function(rules, function);
                short.take(key);
                masked.bytes_mut()[..rules.digest].copy_from_slice(short.end());
            } else {
                masked.bytes_mut()[..key.len()].copy_from_slice(key);
            }
            let mut states = Secret::zeros(2 * rules.state());
            // Masks that turn the key into the first one of RFC 2104, and then into the second.
            for (state, mask) in states.bytes_mut().chunks_mut(rules.state()).zip([0x36, 0x36 ^ 0x5c]) {
                masked.bytes_mut().iter_mut().for_each(|byte| *byte ^= mask);
                rules.start(state);
                function.absorb(state, masked.bytes());
            }
            Self { rules, function, states }
        })
    }

    /// The states before the message and before its digest.
    pub(crate) fn states(&self) -> (&[u8], &[u8]) {
        self.states.bytes().split_at(self.rules.state())
    }

    /// Starts a message.
    pub(crate) fn inner(&self) -> Message {
        Message::resume(self.rules, self.function, self.states().0, self.rules.block as u128)
    }

    /// Ends a message and writes its tag to `tag`, which is as long as a digest.
    pub(crate) fn end(&self, mut inner: Message, tag: &mut [u8]) {
        let mut outer = Message::resume(self.rules, self.function, self.states().1, self.rules.block as u128);
        outer.take(inner.end());
        tag.copy_from_slice(outer.end());
    }
}

/// The state of a message that is being authenticated with [`Hmac`].
#[derive(Clone)]
pub struct HmacState {
    key: Arc<HmacKey>,
    /// The message, or after its end, the outer one.
    message: Message,
}

impl HmacState {
    fn new(key: &Arc<HmacKey>) -> Self {
        Self { key: key.clone(), message: key.inner() }
    }
}

impl MacState for HmacState {
    fn take(&mut self, piece: &[u8]) -> Result<(), Error> {
        self.message.take(piece);
        Ok(())
    }

    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        let rules = self.key.rules;
        tag_length(rules.digest / 2, rules.digest, bytes)?;
        let mut outer = Message::resume(rules, self.key.function, self.key.states().1, rules.block as u128);
        outer.take(self.message.end());
        self.message = outer;
        Ok(&self.message.end()[..bytes])
    }
}

/// A message that is being authenticated in pieces with [`Hmac`].
pub type HmacStream = MacStream<HmacState>;

impl HmacStream {
    /// Processes the next piece.
    pub fn update(&mut self, piece: &[u8]) {
        self.0.message.update(piece);
    }
}
