//! Keystream for messages in pieces. Any unused bytes of a block are kept for the next piece.

use alloc::boxed::Box;

use phalanx_kernels::parts::{BATCH, clear_registers, wipe, wiped_beside, with_room};

use super::opaque::opaque;
use crate::Error;
use crate::steps::Steps;

/// The largest block in bytes.
pub(crate) const MAX_BLOCK_BYTES: usize = 64;

/// The number of keystream bytes that we compute at a time. This is a multiple of the widest
/// kernels' batch size.
pub(crate) const PIECE_BYTES: usize = BATCH;

/// A source of keystream.
pub(crate) trait Keystream {
    /// The size of a unit in bytes.
    fn unit(&self) -> usize;

    /// The maximum length of a message in bytes.
    fn most(&self) -> u128;

    /// The number of bytes left.
    fn left(&self) -> u128;

    /// The size of a buffer in which `bytes` bytes can be computed without copying a partial batch.
    fn room(&self, bytes: usize) -> usize {
        bytes
    }

    /// Fills the first `bytes` bytes of `room` with the next whole units. The rest may be
    /// overwritten.
    fn fill(&mut self, steps: Steps, room: &mut [u8], bytes: usize);
}

/// Adds keystream to a message in pieces of any size.
#[derive(Clone)]
pub(crate) struct Buffered<K> {
    pub(crate) keystream: K,
    pub(crate) steps: Steps,
    /// The last unit. Its bytes from `used` onwards haven't been used yet.
    spare: [u8; MAX_BLOCK_BYTES],
    used: usize,
}

impl<K: Keystream> Buffered<K> {
    #[inline]
    pub(crate) fn new(keystream: K, steps: Steps) -> Self {
        let used = keystream.unit();
        Self { keystream, steps, spare: [0; MAX_BLOCK_BYTES], used }
    }

    /// Discards the rest of the last unit.
    pub(crate) fn cut(&mut self) {
        wipe(&mut self.spare);
        self.used = self.keystream.unit();
    }

    /// The number of bytes left.
    pub(crate) fn left(&self) -> u128 {
        self.keystream.left() + (self.keystream.unit() - self.used) as u128
    }

    pub(crate) fn apply(&mut self, data: &mut [u8]) -> Result<(), Error> {
        wiped_beside(data.len(), || self.apply_unwiped(data))
    }

    /// Like `apply`, but for modes that wipe the stack themselves.
    pub(crate) fn apply_unwiped(&mut self, data: &mut [u8]) -> Result<(), Error> {
        self.check(data.len())?;
        self.apply_in_frame(data, |_| {});
        Ok(())
    }

    /// Checks that there is enough keystream left for `bytes` bytes.
    pub(crate) fn check(&self, bytes: usize) -> Result<(), Error> {
        let (most, left) = (self.keystream.most(), self.left());
        if bytes as u128 <= left {
            return Ok(());
        }
        // The error reports the length of the whole message, because the remaining length would be
        // meaningless to a caller who passes pieces.
        Err(too_long(most, most.saturating_sub(left) + bytes as u128))
    }

    /// Like `apply_unwiped`, but for modes that have also checked the length. Passes each finished
    /// part to `then` while it is still in the L1 cache.
    pub(crate) fn apply_in_frame(&mut self, data: &mut [u8], mut then: impl FnMut(&[u8])) {
        let unit = self.keystream.unit();
        let (head, rest) = data.split_at_mut(data.len().min(unit - self.used));
        if !head.is_empty() {
            self.steps.xor(head, &self.spare[self.used..unit]);
            self.used += head.len();
            then(head);
        }
        if rest.is_empty() {
            return;
        }
        let most = PIECE_BYTES / unit * unit;
        let first = most.min(rest.len().next_multiple_of(unit));
        with_room(&[], self.keystream.room(first).min(PIECE_BYTES), |room| {
            for piece in rest.chunks_mut(most) {
                let bytes = piece.len().next_multiple_of(unit);
                self.keystream.fill(self.steps, room, bytes);
                self.steps.xor(piece, room);
                then(piece);
                let over = piece.len() % unit;
                if over > 0 {
                    self.spare[..unit].copy_from_slice(&room[bytes - unit..bytes]);
                    self.used = over;
                }
            }
        });
    }

    /// Skips the first `n` bytes of the next unit.
    pub(crate) fn pass(&mut self, n: usize) {
        self.cut();
        if n > 0 {
            let unit = self.keystream.unit();
            self.keystream.fill(self.steps, &mut self.spare[..unit], unit);
            self.used = n;
            clear_registers();
        }
    }
}

impl<K> Drop for Buffered<K> {
    fn drop(&mut self) {
        wipe(&mut self.spare);
    }
}

/// A message to which keystream is added in pieces of any size. Encryption and decryption are the
/// same operation. A clone continues independently.
pub struct Stream(pub(in crate::modes) Box<dyn Apply + Send>);

pub(in crate::modes) trait Apply {
    fn boxed(&self) -> Box<dyn Apply + Send>;
    /// Processes the next piece without checking the length.
    #[cfg(feature = "cipher")]
    fn apply_unchecked(&mut self, data: &mut [u8]);
    /// Checks that another `bytes` bytes may be added to the message.
    fn check(&self, bytes: usize) -> Result<(), Error>;
    fn apply(&mut self, data: &mut [u8]) -> Result<(), Error>;
}

impl<K: Keystream + Clone + Send + 'static> Apply for Buffered<K> {
    fn boxed(&self) -> Box<dyn Apply + Send> {
        Box::new(self.clone())
    }

    #[cfg(feature = "cipher")]
    fn apply_unchecked(&mut self, data: &mut [u8]) {
        wiped_beside(data.len(), || self.apply_in_frame(data, |_| {}));
    }

    fn check(&self, bytes: usize) -> Result<(), Error> {
        Buffered::check(self, bytes)
    }

    fn apply(&mut self, data: &mut [u8]) -> Result<(), Error> {
        Buffered::apply(self, data)
    }
}

impl Stream {
    pub(crate) fn new(keystream: impl Keystream + Clone + Send + 'static, steps: Steps) -> Self {
        Self(Box::new(Buffered::new(keystream, steps)))
    }

    /// Encrypts or decrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`] if the mode does not allow messages of this length. On error, nothing is
    /// written.
    pub fn apply(&mut self, data: &mut [u8]) -> Result<(), Error> {
        self.0.apply(data)
    }

    /// Encrypts or decrypts the next piece from one buffer to another.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`], or any error from [`Stream::apply`]. On error, nothing is written.
    pub fn apply_to(&mut self, source: &[u8], destination: &mut [u8]) -> Result<(), Error> {
        self.0.check(source.len())?;
        copy(source, destination)?;
        self.0.apply(destination)
    }
}

impl Clone for Stream {
    fn clone(&self) -> Self {
        Self(self.0.boxed())
    }
}

opaque!(Stream);

/// Returns the error for a message of `got` bytes, where the maximum is `most`.
pub(in crate::modes) fn too_long(most: u128, got: u128) -> Error {
    let bytes = |count: u128| u64::try_from(count).unwrap_or(u64::MAX);
    Error::TooLong { max: bytes(most), got: bytes(got) }
}

/// Copies a message to the buffer in which it will be processed.
pub(crate) fn copy(source: &[u8], destination: &mut [u8]) -> Result<(), Error> {
    if source.len() != destination.len() {
        let (source_bytes, destination_bytes) = (source.len(), destination.len());
        return Err(Error::LengthsDiffer { source_bytes, destination_bytes });
    }
    destination.copy_from_slice(source);
    Ok(())
}
