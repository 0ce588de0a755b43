//! GCM of DSTU 7624:2014, for every variant of Kalyna.
//!
//! **The standard's tag does not depend on the IV, and the tag of an empty message is the hash key.** So [`Gcm`], the form
//! to use, binds the nonce: the associated data that the standard's rules see is `N || AAD`, with the nonce `N` of one
//! whole block in front, which is never empty. [`StandardGcmWithUnboundNonce`] is the standard's own form, for data that
//! others wrote; it refuses the empty message.

use core::fmt;

use phalanx_kernels::kernel::{Family, Op};
use phalanx_kernels::parts::{Batch, Engine, MODE_STACK, wipe, wipe_stack, wipe_words, wiped_beside};
use phalanx_kernels::{equal, wiped};

use super::Kalyna;
use crate::modes::Key;
use crate::modes::aead::aead;
use crate::{Cipher, Error, KeyOnly, Level, Standard};

/// Authenticated encryption by GCM of DSTU 7624:2014 with the nonce bound into the tag.
///
/// The nonce is one block (16, 32 or 64 bytes); **it must never repeat under one key.** Random nonces are safe for blocks
/// of 32 and 64 bytes. The tag is one block: a verifier that takes
/// shorter ones lets the attacker choose how much is checked.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Gcm};
/// let gcm = Gcm::<Kalyna256_256>::new(&[7; 32]);
/// let (nonce, mut data, mut tag) = ([1; 32], *b"attack at dawn", [0; 32]);
/// gcm.encrypt_in_place(&nonce, b"header", &mut data, &mut tag)?;
/// assert_ne!(&data, b"attack at dawn");
/// gcm.decrypt_in_place(&nonce, b"header", &mut data, &tag)?;
/// assert_eq!(&data, b"attack at dawn");
/// // Anything changed, the nonce included, and nothing is decrypted.
/// assert_eq!(gcm.decrypt_in_place(&[2; 32], b"header", &mut data, &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
pub struct Gcm<C: Kalyna>(Core<C::Standard>);

impl<C: Kalyna> Gcm<C> {
    /// Bytes of a nonce.
    pub const NONCE_BYTES: usize = size_of::<<C::Standard as Standard>::Block>();
    /// Bytes of a tag.
    pub const TAG_BYTES: usize = Self::NONCE_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self(Core::new(cipher, C::FIELD))
    }

    /// Expands a key, for the best kernels that [`Level::active`] allows.
    pub fn new(key: &Key<C>) -> Self {
        Self::from_cipher(Cipher::new(key))
    }

    /// Expands a key given as a slice.
    ///
    /// # Errors
    /// [`Error::KeyLength`].
    pub fn from_slice(key: &[u8]) -> Result<Self, Error> {
        Ok(Self(Core::new(Cipher::from_slice(key)?, C::FIELD)))
    }

    /// Expands a key, for the kernels of a level and of those that it contains.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU lacks the level.
    pub fn with_level(key: &Key<C>, level: Level) -> Result<Self, Error> {
        Ok(Self(Core::new(Cipher::with_level(key, level)?, C::FIELD)))
    }

    /// Encrypts `data` in place and writes the tag, one block.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TagLength`], [`Error::TooLong`]; nothing is written then.
    pub fn encrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        self.0.check(nonce, &[nonce, aad], data, tag.len(), Self::TAG_BYTES)?;
        self.0.seal(nonce, &[nonce, aad], data, |whole| tag.copy_from_slice(whole));
        Ok(())
    }

    /// Verifies the tag in constant time, and only then decrypts `data` in place.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Gcm::encrypt_in_place`]; `data` is unchanged then.
    pub fn decrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.0.check(nonce, &[nonce, aad], data, tag.len(), Self::TAG_BYTES)?;
        self.0.open(nonce, &[nonce, aad], data, tag)
    }
}

impl<C: Kalyna> Clone for Gcm<C> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<C: Kalyna> fmt::Debug for Gcm<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Gcm").field(&self.0.cipher).finish()
    }
}

aead!(Gcm, Kalyna, <C::Standard as Standard>::BlockSize, <C::Standard as Standard>::BlockSize);

/// GCM and GMAC exactly as DSTU 7624:2014 has them, section 12 and 13. **Not for new designs**: the tag does not depend on
/// the IV, so whoever is given a wrong IV accepts the tag and decrypts to garbage.
///
/// With empty data it is GMAC of the associated data.
///
/// ```
/// use phalanx::{Error, Kalyna128_128, modes::dstu7624::StandardGcmWithUnboundNonce};
/// let gcm = StandardGcmWithUnboundNonce::<Kalyna128_128>::new(&[7; 16]);
/// let (mut data, mut tag) = (*b"data", [0; 16]);
/// gcm.encrypt_in_place(&[1; 16], b"", &mut data, &mut tag)?;
/// // Another IV is not noticed.
/// gcm.decrypt_in_place(&[2; 16], b"", &mut data, &tag)?;
/// assert_ne!(&data, b"data");
/// // The tag of nothing would be the hash key.
/// assert_eq!(gcm.encrypt_in_place(&[1; 16], b"", &mut [], &mut tag), Err(Error::Empty));
/// # Ok::<(), Error>(())
/// ```
pub struct StandardGcmWithUnboundNonce<C: Kalyna>(Core<C::Standard>);

impl<C: Kalyna> StandardGcmWithUnboundNonce<C> {
    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self(Core::new(cipher, C::FIELD))
    }

    /// Expands a key, for the best kernels that [`Level::active`] allows.
    pub fn new(key: &Key<C>) -> Self {
        Self::from_cipher(Cipher::new(key))
    }

    /// Expands a key given as a slice.
    ///
    /// # Errors
    /// [`Error::KeyLength`].
    pub fn from_slice(key: &[u8]) -> Result<Self, Error> {
        Ok(Self(Core::new(Cipher::from_slice(key)?, C::FIELD)))
    }

    /// Expands a key, for the kernels of a level and of those that it contains.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU lacks the level.
    pub fn with_level(key: &Key<C>, level: Level) -> Result<Self, Error> {
        Ok(Self(Core::new(Cipher::with_level(key, level)?, C::FIELD)))
    }

    /// Encrypts `data` in place and writes the tag, as many bytes of it as `tag` has: 8 to a whole block.
    ///
    /// # Errors
    /// [`Error::Empty`] if data and associated data are both empty, [`Error::NonceLength`], [`Error::TagLength`],
    /// [`Error::TooLong`]; nothing is written then.
    pub fn encrypt_in_place(&self, iv: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        self.check(iv, aad, data, tag.len())?;
        self.0.seal(iv, &[aad], data, |whole| tag.copy_from_slice(&whole[..tag.len()]));
        Ok(())
    }

    /// Verifies the tag in constant time, and only then decrypts `data` in place. As many bytes are verified as `tag` has:
    /// do not let whoever sends it choose how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of encryption; `data` is unchanged then.
    pub fn decrypt_in_place(&self, iv: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.check(iv, aad, data, tag.len())?;
        self.0.open(iv, &[aad], data, tag)
    }

    fn check(&self, iv: &[u8], aad: &[u8], data: &[u8], tag: usize) -> Result<(), Error> {
        if aad.is_empty() && data.is_empty() {
            return Err(Error::Empty);
        }
        self.0.check(iv, &[aad], data, tag, 8)
    }
}

impl<C: Kalyna> Clone for StandardGcmWithUnboundNonce<C> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<C: Kalyna> fmt::Debug for StandardGcmWithUnboundNonce<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("StandardGcmWithUnboundNonce").field(&self.0.cipher).finish()
    }
}

/// Bytes of keystream that are made at a time: whole batches of the widest kernels.
const KEYSTREAM_BYTES: usize = 4096;

/// The largest block.
const MOST: usize = 64;

/// What both forms share: the cipher and the hash key H = E(0).
struct Core<S: Standard> {
    cipher: Cipher<S>,
    hash: Engine,
}

impl<S: KeyOnly> Core<S> {
    const BLOCK: usize = size_of::<S::Block>();

    fn new(cipher: Cipher<S>, field: &'static Family) -> Self {
        let hash = wiped(|| {
            let mut key = [0; MOST];
            cipher.engine().in_place(Op::Encrypt, &mut key[..Self::BLOCK]);
            let hash = Engine::new(field, cipher.level(), None, &key[..Self::BLOCK]);
            wipe(&mut key);
            hash
        });
        Self { cipher, hash }
    }

    /// Lengths: the nonce is a block, the tag `least` bytes to a block; the lengths in bits fit half a block.
    fn check(&self, nonce: &[u8], aad: &[&[u8]], data: &[u8], tag: usize, least: usize) -> Result<(), Error> {
        let (block, most) = (Self::BLOCK, u64::MAX / 8);
        if nonce.len() != block {
            return Err(Error::NonceLength { expected: block, got: nonce.len() });
        }
        if tag < least || tag > block {
            return Err(Error::TagLength { least, most: block, got: tag });
        }
        let aad = aad.iter().map(|part| part.len() as u64).fold(0, u64::saturating_add);
        let got = aad.max(data.len() as u64);
        if got > most { Err(Error::TooLong { most, got }) } else { Ok(()) }
    }

    /// XORs the keystream to `data`, a few KiB at a time so that they stay in the first-level cache, and gives each piece to
    /// `then`.
    ///
    /// The keystream is E(E(iv) + 1), E(E(iv) + 2), …, where only the low half of the block counts.
    fn crypt(&self, iv: &[u8], data: &mut [u8], mut then: impl FnMut(&[u8])) {
        let (block, words) = (Self::BLOCK, Self::BLOCK / 8);
        let mut start = [0; MOST];
        start[..block].copy_from_slice(iv);
        self.cipher.engine().in_place(Op::Encrypt, &mut start[..block]);
        let mut counter = [0; MOST / 8];
        for (word, bytes) in counter.iter_mut().zip(start.as_chunks().0) {
            *word = u64::from_le_bytes(*bytes);
        }
        let room = KEYSTREAM_BYTES.min(data.len().next_multiple_of(block));
        // Blocks whose low halves are the counters; the high halves never change.
        let mut counters = Batch::padded(&[], room);
        for block in counters.bytes_mut().chunks_exact_mut(block) {
            write(block, &counter);
        }
        let mut keystream = Batch::padded(&[], room);
        for piece in data.chunks_mut(KEYSTREAM_BYTES) {
            let bytes = piece.len().next_multiple_of(block);
            let counters = &mut counters.bytes_mut()[..bytes];
            for block in counters.chunks_exact_mut(block) {
                next(&mut counter, words / 2);
                write(&mut block[..4 * words], &counter);
            }
            let keystream = &mut keystream.bytes_mut()[..bytes];
            let (from, to) = (counters.as_ptr(), keystream.as_mut_ptr());
            // SAFETY: both buffers have that many blocks, and they are two.
            unsafe { self.cipher.engine().run(Op::Encrypt, from, to, bytes / block, |_, _| {}) }
            for (byte, key) in piece.iter_mut().zip(keystream) {
                *byte ^= *key;
            }
            then(piece);
        }
        wipe_words(&mut counter);
        wipe(&mut start);
    }

    /// Encrypts in place and gives the whole tag to `take`.
    fn seal(&self, iv: &[u8], aad: &[&[u8]], data: &mut [u8], take: impl FnOnce(&[u8])) {
        wiped_beside(data.len(), || self.seal_in_frame(iv, aad, data, take));
    }

    fn seal_in_frame(&self, iv: &[u8], aad: &[&[u8]], data: &mut [u8], take: impl FnOnce(&[u8])) {
        let mut sum = [0; MOST];
        let sum = &mut sum[..Self::BLOCK];
        let aad_bytes = self.absorb(sum, aad);
        let data_bytes = data.len() as u64;
        self.crypt(iv, data, |piece| {
            self.absorb(sum, &[piece]);
        });
        self.finish(sum, aad_bytes, data_bytes, take);
    }

    /// Verifies the tag, or what there is of it, and only then decrypts in place.
    fn open(&self, iv: &[u8], aad: &[&[u8]], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        wiped_beside(data.len(), || self.open_in_frame(iv, aad, data, tag))
    }

    fn open_in_frame(&self, iv: &[u8], aad: &[&[u8]], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        let mut sum = [0; MOST];
        let sum = &mut sum[..Self::BLOCK];
        let aad_bytes = self.absorb(sum, aad);
        let data_bytes = self.absorb(sum, &[data]);
        let mut authentic = false;
        self.finish(sum, aad_bytes, data_bytes, |whole| authentic = equal(&whole[..tag.len()], tag));
        if !authentic {
            return Err(Error::NotAuthentic);
        }
        self.crypt(iv, data, |_| {});
        Ok(())
    }

    /// The tag from the sum: both lengths in bits are added, half a block each, and the block is encrypted.
    fn finish(&self, sum: &mut [u8], aad_bytes: u64, data_bytes: u64, take: impl FnOnce(&[u8])) {
        for (half, bytes) in sum.chunks_exact_mut(Self::BLOCK / 2).zip([aad_bytes, data_bytes]) {
            for (byte, length) in half.iter_mut().zip((8 * bytes).to_le_bytes()) {
                *byte ^= length;
            }
        }
        self.cipher.engine().in_place(Op::Encrypt, sum);
        take(sum);
        wipe(sum);
    }

    /// Absorbs the concatenation of the parts, padded by a one bit and zeros if it does not end with a block. Gives its
    /// length.
    fn absorb(&self, sum: &mut [u8], parts: &[&[u8]]) -> u64 {
        let mut pending = [0; MOST];
        let (mut filled, mut bytes) = (0, 0);
        for part in parts {
            let mut part = *part;
            bytes += part.len() as u64;
            if filled > 0 {
                let (head, rest) = part.split_at(part.len().min(Self::BLOCK - filled));
                pending[filled..filled + head.len()].copy_from_slice(head);
                filled += head.len();
                part = rest;
                if filled == Self::BLOCK {
                    self.hash.hash(sum, &pending[..filled]);
                    filled = 0;
                }
            }
            let (whole, rest) = part.split_at(part.len() - part.len() % Self::BLOCK);
            self.hash.hash(sum, whole);
            if filled == 0 {
                pending[..rest.len()].copy_from_slice(rest);
                filled = rest.len();
            }
        }
        if filled > 0 {
            pending[filled] = 0x80;
            pending[filled + 1..].fill(0);
            self.hash.hash(sum, &pending[..Self::BLOCK]);
        }
        bytes
    }
}

impl<S: Standard> Drop for Core<S> {
    /// The keys wipe themselves; this wipes what short messages have left on the stack.
    fn drop(&mut self) {
        wipe_stack::<MODE_STACK>();
    }
}

impl<S: Standard> Clone for Core<S> {
    fn clone(&self) -> Self {
        Self { cipher: self.cipher.clone(), hash: self.hash.clone() }
    }
}

/// Adds one to the low `words` words, in the same time for every number.
#[inline(always)]
fn next(counter: &mut [u64; MOST / 8], words: usize) {
    let mut carry = true;
    for word in &mut counter[..words] {
        let (sum, over) = word.overflowing_add(u64::from(carry));
        (*word, carry) = (sum, over);
    }
}

/// The words of a counter to as many bytes as there are.
#[inline(always)]
fn write(bytes: &mut [u8], counter: &[u64; MOST / 8]) {
    for (bytes, word) in bytes.as_chunks_mut().0.iter_mut().zip(counter) {
        *bytes = word.to_le_bytes();
    }
}
