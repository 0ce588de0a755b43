//! Messages in pieces: what is left of a block of keystream is kept for the next piece.

use alloc::boxed::Box;

use phalanx_kernels::parts::{BATCH, clear_registers, wipe, wiped_beside, with_room};

use super::opaque::opaque;
use crate::Error;
use crate::steps::Steps;

/// The largest block, in bytes.
pub(crate) const MAX_BLOCK_BYTES: usize = 64;

/// Bytes of keystream that are made at a time: whole batches of the widest kernels.
pub(crate) const PIECE_BYTES: usize = BATCH;

/// A source of keystream, block after block.
pub(crate) trait Keystream {
    /// Bytes that it gives at a time.
    fn unit(&self) -> usize;

    /// The most bytes of a message.
    fn most(&self) -> u128;

    /// What can still be given, in bytes.
    fn left(&self) -> u128;

    /// The next whole units; as many as fill `out`.
    fn fill(&mut self, steps: Steps, out: &mut [u8]);
}

/// Keystream added to a message in pieces of any size.
#[derive(Clone)]
pub(crate) struct Buffered<K> {
    pub(crate) keystream: K,
    pub(crate) steps: Steps,
    /// The last unit that was given; the bytes from `used` on were not used.
    spare: [u8; MAX_BLOCK_BYTES],
    used: usize,
}

impl<K: Keystream> Buffered<K> {
    pub(crate) fn new(keystream: K, steps: Steps) -> Self {
        let used = keystream.unit();
        Self { keystream, steps, spare: [0; MAX_BLOCK_BYTES], used }
    }

    /// Forgets the rest of the last unit.
    pub(crate) fn cut(&mut self) {
        wipe(&mut self.spare);
        self.used = self.keystream.unit();
    }

    /// What can still be given, in bytes.
    pub(crate) fn left(&self) -> u128 {
        self.keystream.left() + (self.keystream.unit() - self.used) as u128
    }

    /// Adds keystream to a piece.
    pub(crate) fn apply(&mut self, data: &mut [u8]) -> Result<(), Error> {
        wiped_beside(data.len(), || self.apply_unwiped(data))
    }

    /// The same for a mode that wipes what is left behind.
    pub(crate) fn apply_unwiped(&mut self, data: &mut [u8]) -> Result<(), Error> {
        self.check(data.len())?;
        self.apply_in_frame(data, |_| {});
        Ok(())
    }

    /// Whether there is keystream for so many bytes.
    pub(crate) fn check(&self, bytes: usize) -> Result<(), Error> {
        let (most, left) = (self.keystream.most(), self.left());
        if bytes as u128 <= left {
            return Ok(());
        }
        // Of the whole message: what is left of it says nothing to a caller who gives pieces.
        Err(too_long(most, most.saturating_sub(left) + bytes as u128))
    }

    /// The same for a mode that has seen to the length, too; every part that is done goes to `then` while it is in the
    /// first-level cache.
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
        with_room(&[], most.min(rest.len().next_multiple_of(unit)), |room| {
            for piece in rest.chunks_mut(most) {
                let keystream = &mut room[..piece.len().next_multiple_of(unit)];
                self.keystream.fill(self.steps, keystream);
                self.steps.xor(piece, keystream);
                then(piece);
                let over = piece.len() % unit;
                if over > 0 {
                    self.spare[..unit].copy_from_slice(&keystream[keystream.len() - unit..]);
                    self.used = over;
                }
            }
        });
    }

    /// Passes over the first `n` bytes of the next unit, or none of it.
    pub(crate) fn pass(&mut self, n: usize) {
        self.cut();
        if n > 0 {
            let unit = self.keystream.unit();
            self.keystream.fill(self.steps, &mut self.spare[..unit]);
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

/// A message to which a keystream is added, in pieces of any size. Encryption and decryption are the same. A clone goes on by itself
/// from where the message is.
pub struct Stream(pub(in crate::modes) Box<dyn Apply + Send>);

pub(in crate::modes) trait Apply {
    fn boxed(&self) -> Box<dyn Apply + Send>;
    /// The next piece, whether it may come or not.
    #[cfg(feature = "cipher")]
    fn apply_unchecked(&mut self, data: &mut [u8]);
    /// Whether so many bytes more may come.
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
    /// [`Error::TooLong`] if the mode allows no message that long; nothing is written then.
    pub fn apply(&mut self, data: &mut [u8]) -> Result<(), Error> {
        self.0.apply(data)
    }

    /// The same from one buffer to another.
    ///
    /// # Errors
    /// [`Error::LengthsDiffer`], and those of [`Stream::apply`]; nothing is written then.
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

/// A message of `got` bytes is longer than the `most` that there may be.
pub(in crate::modes) fn too_long(most: u128, got: u128) -> Error {
    let bytes = |count: u128| u64::try_from(count).unwrap_or(u64::MAX);
    Error::TooLong { most: bytes(most), got: bytes(got) }
}

/// Copies a message to where it is then processed in place.
pub(crate) fn copy(source: &[u8], destination: &mut [u8]) -> Result<(), Error> {
    if source.len() != destination.len() {
        let (source_bytes, destination_bytes) = (source.len(), destination.len());
        return Err(Error::LengthsDiffer { source_bytes, destination_bytes });
    }
    destination.copy_from_slice(source);
    Ok(())
}
