//! GCM of DSTU 7624:2014, for every variant of Kalyna.
//!
//! **The standard's tag does not depend on the IV, and the tag of an empty message is the hash key.** So [`Gcm`], the form
//! to use, binds the nonce: the associated data that the standard's rules see is `N || AAD`, with the nonce `N` of one
//! whole block in front, which is never empty. [`StandardGcmWithUnboundNonce`] is the standard's own form, for data that
//! others wrote; it refuses the empty message.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::fmt;

use phalanx_kernels::equal;
use phalanx_kernels::parts::wiped_beside;

use super::ctr::counter_after;
use super::hash::{Hash, HashKey};
use super::{Kalyna, low_half, one_block, tag_length};
use crate::modes::aead::aead;
use crate::modes::counter::Counter;
use crate::modes::keyed::keyed;
#[cfg(feature = "rayon")]
use crate::modes::parallel;
use crate::modes::stream::{Buffered, PIECE};
use crate::modes::{BlockCipher, Padding};
use crate::steps::Steps;
use crate::{Cipher, Error};

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
///
/// In pieces: what is decrypted before the tag was verified is not to be believed, and the name of the type says so.
///
/// ```
/// # use phalanx::{Error, Kalyna256_256, modes::dstu7624::Gcm};
/// # let gcm = Gcm::<Kalyna256_256>::new(&[7; 32]);
/// let (mut data, mut tag) = (*b"attack at dawn", [0; 32]);
/// let mut encryptor = gcm.start_encryption(&[3; 32], b"header")?;
/// data.chunks_mut(5).try_for_each(|piece| encryptor.update(piece))?;
/// encryptor.finish(&mut tag)?;
///
/// let mut decryptor = gcm.start_unverified_decryption(&[3; 32], b"header")?;
/// decryptor.update(&mut data)?;
/// decryptor.verify(&tag)?;
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct Gcm<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
    hash: Arc<HashKey>,
}

keyed!(Gcm, Kalyna, hash);
aead!(Gcm, Kalyna, <C::Standard as crate::Standard>::BlockSize, <C::Standard as crate::Standard>::BlockSize);

impl<C: Kalyna> Gcm<C> {
    /// Bytes of a nonce.
    pub const NONCE_BYTES: usize = Cipher::<C::Standard>::BLOCK_BYTES;
    /// Bytes of a tag.
    pub const TAG_BYTES: usize = Self::NONCE_BYTES;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        let hash = HashKey::new(cipher.engine(), C::FIELD);
        Self { cipher, hash }
    }

    /// Encrypts `data` in place and writes the tag, one block.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TagLength`], [`Error::TooLong`]; nothing is written then.
    pub fn encrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(work(aad, data), || self.start(nonce, aad)?.seal(data, tag))
    }

    /// Verifies the tag in constant time, and only then decrypts `data` in place.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Gcm::encrypt_in_place`]; `data` is unchanged then.
    pub fn decrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        wiped_beside(work(aad, data), || self.start(nonce, aad)?.open(data, tag))
    }

    /// [`Gcm::encrypt_in_place`] on the threads of the `rayon` pool that this is called in, if there are 512 KiB of data or more.
    ///
    /// # Errors
    /// As [`Gcm::encrypt_in_place`].
    #[cfg(feature = "rayon")]
    pub fn par_encrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(work(aad, data), || self.start(nonce, aad)?.par_seal(data, tag))
    }

    /// [`Gcm::decrypt_in_place`] likewise: all of the tag is verified before anything is decrypted.
    ///
    /// # Errors
    /// As [`Gcm::decrypt_in_place`].
    #[cfg(feature = "rayon")]
    pub fn par_decrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        wiped_beside(work(aad, data), || self.start(nonce, aad)?.par_open(data, tag))
    }

    /// Starts to encrypt a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TooLong`].
    pub fn start_encryption(&self, nonce: &[u8], aad: &[u8]) -> Result<GcmEncryptor, Error> {
        Ok(GcmEncryptor(wiped_beside(aad.len(), || self.start(nonce, aad).map(Box::new))?))
    }

    /// Starts to decrypt a message that comes in pieces, each of which is given **before anything is verified**.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TooLong`].
    pub fn start_unverified_decryption(&self, nonce: &[u8], aad: &[u8]) -> Result<UnverifiedGcmDecryptor, Error> {
        Ok(UnverifiedGcmDecryptor(wiped_beside(aad.len(), || self.start(nonce, aad).map(Box::new))?))
    }

    fn start(&self, nonce: &[u8], aad: &[u8]) -> Result<Message, Error> {
        Message::start(&self.hash, nonce, &[nonce, aad], Self::TAG_BYTES)
    }
}

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
pub struct StandardGcmWithUnboundNonce<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
    hash: Arc<HashKey>,
}

keyed!(StandardGcmWithUnboundNonce, Kalyna, hash);

impl<C: Kalyna> StandardGcmWithUnboundNonce<C> {
    /// The shortest tag, in bytes.
    const LEAST: usize = 8;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        let hash = HashKey::new(cipher.engine(), C::FIELD);
        Self { cipher, hash }
    }

    /// Encrypts `data` in place and writes the tag, as many bytes of it as `tag` has: 8 to a whole block.
    ///
    /// # Errors
    /// [`Error::Empty`] if data and associated data are both empty, [`Error::NonceLength`], [`Error::TagLength`],
    /// [`Error::TooLong`]; nothing is written then.
    pub fn encrypt_in_place(&self, iv: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        something(aad, data)?;
        wiped_beside(work(aad, data), || self.start(iv, aad)?.seal(data, tag))
    }

    /// Verifies the tag in constant time, and only then decrypts `data` in place. As many bytes are verified as `tag` has:
    /// do not let whoever sends it choose how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of encryption; `data` is unchanged then.
    pub fn decrypt_in_place(&self, iv: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        something(aad, data)?;
        wiped_beside(work(aad, data), || self.start(iv, aad)?.open(data, tag))
    }

    /// Starts to encrypt a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TooLong`].
    pub fn start_encryption(&self, iv: &[u8], aad: &[u8]) -> Result<GcmEncryptor, Error> {
        Ok(GcmEncryptor(wiped_beside(aad.len(), || self.start(iv, aad).map(Box::new))?))
    }

    /// Starts to decrypt a message that comes in pieces, each of which is given **before anything is verified**.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TooLong`].
    pub fn start_unverified_decryption(&self, iv: &[u8], aad: &[u8]) -> Result<UnverifiedGcmDecryptor, Error> {
        Ok(UnverifiedGcmDecryptor(wiped_beside(aad.len(), || self.start(iv, aad).map(Box::new))?))
    }

    fn start(&self, iv: &[u8], aad: &[u8]) -> Result<Message, Error> {
        Message::start(&self.hash, iv, &[aad], Self::LEAST)
    }
}

/// Whether there is something to authenticate.
fn something(aad: &[u8], data: &[u8]) -> Result<(), Error> {
    if aad.is_empty() && data.is_empty() { Err(Error::Empty) } else { Ok(()) }
}

/// A message that has begun: its keystream E(E(iv) + 1), E(E(iv) + 2), …, where only the low half of the block counts, and its
/// sum.
struct Message {
    keystream: Buffered<Counter>,
    hash: Hash,
    aad_bytes: u64,
    /// The shortest tag, in bytes.
    least: usize,
}

impl Message {
    fn start(key: &Arc<HashKey>, iv: &[u8], aad: &[&[u8]], least: usize) -> Result<Self, Error> {
        let engine = &key.cipher;
        let block = engine.family().block;
        one_block(block, iv)?;
        let mut hash = Hash::new(key);
        let aad_bytes = aad.iter().map(|part| part.len() as u64).fold(0, u64::saturating_add);
        hash.check(aad_bytes)?;
        aad.iter().for_each(|part| hash.update(part));
        hash.end(Padding::OneZeros);
        let counter = counter_after(engine, low_half(block), iv, 1 << (4 * block).min(64));
        let keystream = Buffered::new(counter, Steps::new(engine.level()));
        Ok(Self { keystream, hash, aad_bytes, least })
    }

    /// Whether so many bytes more may come.
    fn check(&self, bytes: usize) -> Result<(), Error> {
        self.keystream.check(bytes)?;
        self.hash.check(bytes as u64)
    }

    /// Whether the message may end after `data` bytes, with a tag of `tag` bytes.
    fn may_end(&self, data: u64, tag: usize) -> Result<(), Error> {
        tag_length(self.least, self.hash.block(), tag)?;
        // The tag would be the hash key.
        if self.aad_bytes == 0 && data == 0 { Err(Error::Empty) } else { Ok(()) }
    }

    fn encrypt(&mut self, data: &mut [u8]) {
        let hash = &mut self.hash;
        self.keystream.apply_in_frame(data, |ciphertext| hash.update(ciphertext));
    }

    fn decrypt(&mut self, data: &mut [u8]) {
        for piece in data.chunks_mut(PIECE) {
            self.hash.update(piece);
            self.keystream.apply_in_frame(piece, |_| {});
        }
    }

    /// The first bytes of the tag.
    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        let data_bytes = self.hash.end(Padding::OneZeros);
        self.may_end(data_bytes, bytes)?;
        Ok(&self.hash.tag([self.aad_bytes, data_bytes])[..bytes])
    }

    fn finish(&mut self, tag: &mut [u8]) -> Result<(), Error> {
        tag.copy_from_slice(self.tag(tag.len())?);
        Ok(())
    }

    fn verify(&mut self, tag: &[u8]) -> Result<(), Error> {
        if equal(self.tag(tag.len())?, tag) { Ok(()) } else { Err(Error::NotAuthentic) }
    }

    /// Encrypts a whole message in place and writes the tag, as much of it as there is room.
    fn seal(&mut self, data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        self.check(data.len())?;
        self.may_end(data.len() as u64, tag.len())?;
        self.encrypt(data);
        self.finish(tag)
    }

    /// Verifies the tag of a whole message, or what there is of it, and only then decrypts in place.
    fn open(&mut self, data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.check(data.len())?;
        self.hash.update(data);
        self.verify(tag)?;
        self.keystream.apply_in_frame(data, |_| {});
        Ok(())
    }

    /// [`Message::seal`] on several cores.
    #[cfg(feature = "rayon")]
    fn par_seal(&mut self, data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        if !parallel::pays(data.len()) {
            return self.seal(data, tag);
        }
        self.check(data.len())?;
        self.may_end(data.len() as u64, tag.len())?;
        let (counter, steps) = (&self.keystream.keystream, self.keystream.steps);
        self.hash.par_update(steps, data, |blocks, chunk, hash| {
            parallel::add_from(counter, steps, blocks, chunk, |ciphertext| hash.update(ciphertext));
        });
        self.finish(tag)
    }

    /// [`Message::open`] on several cores.
    #[cfg(feature = "rayon")]
    fn par_open(&mut self, data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        if !parallel::pays(data.len()) {
            return self.open(data, tag);
        }
        self.check(data.len())?;
        self.hash.par_update(self.keystream.steps, data, |_, chunk, hash| hash.update(chunk));
        self.verify(tag)?;
        parallel::add(&self.keystream.keystream, self.keystream.steps, data);
        Ok(())
    }
}

/// Bytes of a message, beside which wiping takes no time.
fn work(aad: &[u8], data: &[u8]) -> usize {
    aad.len().saturating_add(data.len())
}

/// A message that GCM encrypts in pieces of any size.
pub struct GcmEncryptor(Box<Message>);

impl GcmEncryptor {
    /// Encrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]; nothing is written then.
    pub fn update(&mut self, data: &mut [u8]) -> Result<(), Error> {
        self.0.check(data.len())?;
        wiped_beside(data.len(), || self.0.encrypt(data));
        Ok(())
    }

    /// Ends the message and writes its tag.
    ///
    /// # Errors
    /// [`Error::TagLength`]; [`Error::Empty`] as in encryption of a whole message.
    pub fn finish(mut self, tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(0, || self.0.finish(tag))
    }
}

/// A message that GCM decrypts in pieces of any size **before its tag is verified**: nothing that it gives is to be acted upon, or
/// shown, before [`UnverifiedGcmDecryptor::verify`] has said that it is authentic.
#[must_use = "what was decrypted is not verified"]
pub struct UnverifiedGcmDecryptor(Box<Message>);

impl UnverifiedGcmDecryptor {
    /// Decrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]; nothing is written then.
    pub fn update(&mut self, data: &mut [u8]) -> Result<(), Error> {
        self.0.check(data.len())?;
        wiped_beside(data.len(), || self.0.decrypt(data));
        Ok(())
    }

    /// Ends the message and verifies its tag in constant time.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`]: then forget all that was decrypted. [`Error::TagLength`]; [`Error::Empty`] as in decryption of a
    /// whole message.
    pub fn verify(mut self, tag: &[u8]) -> Result<(), Error> {
        wiped_beside(0, || self.0.verify(tag))
    }
}

impl fmt::Debug for GcmEncryptor {
    /// Nothing of the state.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GcmEncryptor").finish_non_exhaustive()
    }
}

impl fmt::Debug for UnverifiedGcmDecryptor {
    /// Nothing of the state.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("UnverifiedGcmDecryptor").finish_non_exhaustive()
    }
}
