//! Galois/counter mode, SP 800-38D.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::fmt;

use phalanx_kernels::equal;
use phalanx_kernels::parts::{Batch, Secret, wipe, wiped_beside};

use super::Block128;
use super::ghash::{BLOCK, Ghash, HashKey};
use crate::modes::BlockCipher;
use crate::modes::aead::aead;
use crate::modes::counter::Counter;
use crate::modes::keyed::keyed;
#[cfg(feature = "rayon")]
use crate::modes::parallel;
use crate::modes::stream::{Buffered, Keystream, PIECE};
use crate::steps::BIG_16_LAST_4;
use crate::{Cipher, Error};

/// The shortest tag, in bytes.
pub(super) const LEAST: usize = 12;

/// The most bytes of associated data: its length in bits fits 64 bits.
pub(super) const MOST_AAD: u64 = u64::MAX / 8;

/// Galois/counter mode of SP 800-38D (GCM): authenticated encryption. For Kalyna it is another than
/// [`dstu7624::Gcm`](crate::modes::dstu7624::Gcm).
///
/// The nonce has **12 bytes** and must never repeat under one key: who sees two messages under one nonce can forge others. Nonces of
/// other lengths, a byte or more, are hashed to a block; then no more than 2^32 messages may be under one key, as with random nonces
/// of 12 bytes. The tag has 16 bytes, or its first **12 to 15**. A message has at most 2^36 - 32 bytes.
///
/// ```
/// use phalanx::{Error, Ublock128_256, modes::nist::Gcm};
///
/// let gcm = Gcm::<Ublock128_256>::new(&[7; 32]);
/// let (nonce, mut data, mut tag) = ([1; 12], *b"attack at dawn", [0; 16]);
/// gcm.encrypt_in_place(&nonce, b"header", &mut data, &mut tag)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// gcm.decrypt_in_place(&nonce, b"header", &mut data, &tag)?;
/// assert_eq!(&data, b"attack at dawn");
/// // Anything changed, and nothing is decrypted.
/// assert_eq!(gcm.decrypt_in_place(&nonce, b"other", &mut data, &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
///
/// In pieces: what is decrypted before the tag was verified is not to be believed, and the name of the type says so.
///
/// ```
/// # use phalanx::{Error, Ublock128_256, modes::nist::Gcm};
/// # let gcm = Gcm::<Ublock128_256>::new(&[7; 32]);
/// let (mut data, mut tag) = (*b"attack at dawn", [0; 16]);
/// let mut encryptor = gcm.start_encryption(&[2; 12], b"header")?;
/// data.chunks_mut(5).try_for_each(|piece| encryptor.update(piece))?;
/// encryptor.finish(&mut tag)?;
///
/// let mut decryptor = gcm.start_unverified_decryption(&[2; 12], b"header")?;
/// decryptor.update(&mut data)?;
/// decryptor.verify(&tag)?;
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct Gcm<C: Block128> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
    hash: Arc<HashKey>,
}

keyed!(Gcm, Block128, hash);
aead!(Gcm, Block128, ::aead::consts::U12, ::aead::consts::U16);

impl<C: Block128> Gcm<C> {
    /// Bytes of a nonce as it should be.
    pub const NONCE_BYTES: usize = 12;
    /// Bytes of a whole tag.
    pub const TAG_BYTES: usize = BLOCK;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        let hash = HashKey::new(cipher.engine());
        Self { cipher, hash }
    }

    /// Encrypts `data` in place and writes the tag, as many bytes of it as `tag` has: 12 to 16.
    ///
    /// # Errors
    /// [`Error::NonceLength`] if the nonce is empty, [`Error::TagLength`], [`Error::TooLong`]; nothing is written then.
    pub fn encrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        check_tag(tag)?;
        let message = Message::new(&self.hash, nonce, aad)?;
        message.check(data)?;
        wiped_beside(data.len(), || message.seal(data, |whole| tag.copy_from_slice(&whole[..tag.len()])));
        Ok(())
    }

    /// Verifies the tag in constant time, and only then decrypts `data` in place. As many bytes are verified as `tag` has: do
    /// not let whoever sends it choose how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Gcm::encrypt_in_place`]; `data` is unchanged then.
    pub fn decrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        check_tag(tag)?;
        let message = Message::new(&self.hash, nonce, aad)?;
        message.check(data)?;
        wiped_beside(data.len(), || message.open(data, tag))
    }

    /// [`Gcm::encrypt_in_place`] on the threads of the `rayon` pool that this is called in, if there are 512 KiB of data or more.
    ///
    /// # Errors
    /// As [`Gcm::encrypt_in_place`].
    #[cfg(feature = "rayon")]
    pub fn par_encrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        check_tag(tag)?;
        let message = Message::new(&self.hash, nonce, aad)?;
        message.check(data)?;
        wiped_beside(data.len(), || message.par_seal(data, |whole| tag.copy_from_slice(&whole[..tag.len()])));
        Ok(())
    }

    /// [`Gcm::decrypt_in_place`] likewise: all of the tag is verified before anything is decrypted.
    ///
    /// # Errors
    /// As [`Gcm::decrypt_in_place`].
    #[cfg(feature = "rayon")]
    pub fn par_decrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        check_tag(tag)?;
        let message = Message::new(&self.hash, nonce, aad)?;
        message.check(data)?;
        wiped_beside(data.len(), || message.par_open(data, tag))
    }

    /// Starts to encrypt a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`] if the nonce is empty, [`Error::TooLong`].
    pub fn start_encryption(&self, nonce: &[u8], aad: &[u8]) -> Result<GcmEncryptor, Error> {
        Ok(GcmEncryptor(Box::new(Running::new(Message::new(&self.hash, nonce, aad)?))))
    }

    /// Starts to decrypt a message that comes in pieces, each of which is given **before anything is verified**.
    ///
    /// # Errors
    /// [`Error::NonceLength`] if the nonce is empty, [`Error::TooLong`].
    pub fn start_unverified_decryption(&self, nonce: &[u8], aad: &[u8]) -> Result<UnverifiedGcmDecryptor, Error> {
        Ok(UnverifiedGcmDecryptor(Box::new(Running::new(Message::new(&self.hash, nonce, aad)?))))
    }
}

/// Whether a tag has one of the lengths of SP 800-38D, section 5.2.1.2, but for those that it restricts to special uses.
pub(super) fn check_tag(tag: &[u8]) -> Result<(), Error> {
    let (least, most, got) = (LEAST, BLOCK, tag.len());
    if (least..=most).contains(&got) { Ok(()) } else { Err(Error::TagLength { least, most, got }) }
}

/// The first counter, J0.
fn first_counter(key: &Arc<HashKey>, nonce: &[u8]) -> Result<[u8; BLOCK], Error> {
    match nonce.len() {
        0 => Err(Error::NonceLength { expected: 12, got: 0 }),
        12 => {
            let mut block = [0; BLOCK];
            block[..12].copy_from_slice(nonce);
            block[BLOCK - 1] = 1;
            Ok(block)
        }
        bytes => {
            let mut hash = Ghash::new(key);
            hash.update(nonce);
            hash.end();
            Ok(hash.finish([0, bytes as u64]))
        }
    }
}

/// A message that has begun.
pub(super) struct Message {
    /// Its first block is added to the sum, the others to the message.
    keystream: Counter,
    key: Arc<HashKey>,
    pub(super) hash: Ghash,
    aad_bytes: u64,
}

impl Message {
    pub(super) fn new(key: &Arc<HashKey>, nonce: &[u8], aad: &[u8]) -> Result<Self, Error> {
        let aad_bytes = aad.len() as u64;
        if aad_bytes > MOST_AAD {
            return Err(Error::TooLong { most: MOST_AAD, got: aad_bytes });
        }
        wiped_beside(aad.len(), || {
            let mut start = first_counter(key, nonce)?;
            // The counter of the first block does not come twice.
            let keystream = Counter::new(key.cipher.clone(), &BIG_16_LAST_4, &start, (1 << 32) - 1, BLOCK);
            wipe(&mut start);
            let mut hash = Ghash::new(key);
            hash.update(aad);
            hash.end();
            Ok(Self { keystream, key: key.clone(), hash, aad_bytes })
        })
    }

    fn check(&self, data: &[u8]) -> Result<(), Error> {
        let (most, got) = (self.keystream.left() as u64 - BLOCK as u64, data.len() as u64);
        if got > most { Err(Error::TooLong { most, got }) } else { Ok(()) }
    }

    /// The first piece of keystream. The mask of the tag goes with the message: by itself it would cost a short one a whole batch.
    fn first(&mut self, data: usize) -> Batch {
        let mut first = Batch::padded(&[], PIECE.min(BLOCK + data.next_multiple_of(BLOCK)));
        self.keystream.fill(self.key.steps, first.bytes_mut());
        first
    }

    /// The mask of the tag by itself, before any keystream.
    pub(super) fn mask(&mut self) -> Secret {
        let mut mask = Secret::zeros(BLOCK);
        self.keystream.fill(self.key.steps, mask.bytes_mut());
        mask
    }

    /// Encrypts and gives the tag to `take`.
    fn seal(mut self, data: &mut [u8], take: impl FnOnce(&[u8])) {
        let (bytes, steps) = (data.len() as u64, self.key.steps);
        let mut first = self.first(data.len());
        let (mask, keystream) = first.bytes_mut().split_at_mut(BLOCK);
        let (head, rest) = data.split_at_mut(data.len().min(keystream.len()));
        steps.xor(head, keystream);
        let hash = &mut self.hash;
        hash.update(head);
        if !rest.is_empty() {
            Buffered::new(self.keystream, steps).apply_in_frame(rest, |ciphertext| hash.update(ciphertext));
        }
        self.hash.end();
        let mut tag = self.hash.finish([self.aad_bytes, bytes]);
        steps.xor(&mut tag, mask);
        take(&tag);
    }

    /// Verifies, and decrypts if it is authentic.
    fn open(mut self, data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        let (bytes, steps) = (data.len() as u64, self.key.steps);
        let mut first = self.first(data.len());
        let (mask, keystream) = first.bytes_mut().split_at_mut(BLOCK);
        self.hash.update(data);
        self.hash.end();
        let mut whole = self.hash.finish([self.aad_bytes, bytes]);
        steps.xor(&mut whole, mask);
        let authentic = equal(&whole[..tag.len()], tag);
        wipe(&mut whole);
        if !authentic {
            return Err(Error::NotAuthentic);
        }
        let (head, rest) = data.split_at_mut(data.len().min(keystream.len()));
        steps.xor(head, keystream);
        if !rest.is_empty() {
            Buffered::new(self.keystream, steps).apply_in_frame(rest, |_| {});
        }
        Ok(())
    }

    /// [`Message::seal`] on several cores.
    #[cfg(feature = "rayon")]
    fn par_seal(mut self, data: &mut [u8], take: impl FnOnce(&[u8])) {
        if !parallel::pays(data.len()) {
            return self.seal(data, take);
        }
        let (bytes, steps, mask) = (data.len() as u64, self.key.steps, self.mask());
        let counter = &self.keystream;
        self.hash.par_update(data, |blocks, chunk, hash| {
            parallel::add_from(counter, steps, blocks, chunk, |ciphertext| hash.update(ciphertext));
        });
        let mut tag = self.hash.finish([self.aad_bytes, bytes]);
        steps.xor(&mut tag, mask.bytes());
        take(&tag);
    }

    /// [`Message::open`] on several cores.
    #[cfg(feature = "rayon")]
    fn par_open(mut self, data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        if !parallel::pays(data.len()) {
            return self.open(data, tag);
        }
        let (bytes, steps, mask) = (data.len() as u64, self.key.steps, self.mask());
        self.hash.par_update(data, |_, chunk, hash| hash.update(chunk));
        let mut whole = self.hash.finish([self.aad_bytes, bytes]);
        steps.xor(&mut whole, mask.bytes());
        let authentic = equal(&whole[..tag.len()], tag);
        wipe(&mut whole);
        if !authentic {
            return Err(Error::NotAuthentic);
        }
        parallel::add(&self.keystream, steps, data);
        Ok(())
    }
}

/// A message in pieces, after its first block of keystream.
struct Running {
    keystream: Buffered<Counter>,
    hash: Ghash,
    /// The mask of the tag.
    mask: Secret,
    aad_bytes: u64,
    data_bytes: u64,
}

impl Running {
    fn new(mut message: Message) -> Self {
        let (mask, steps) = (message.mask(), message.key.steps);
        let keystream = Buffered::new(message.keystream, steps);
        Self { keystream, hash: message.hash, mask, aad_bytes: message.aad_bytes, data_bytes: 0 }
    }

    fn update(&mut self, data: &mut [u8], encrypt: bool) -> Result<(), Error> {
        let (got, left) = (data.len() as u64, self.keystream.left() as u64);
        if got > left {
            return Err(Error::TooLong { most: left, got });
        }
        self.data_bytes += got;
        let (keystream, hash) = (&mut self.keystream, &mut self.hash);
        wiped_beside(data.len(), || {
            if encrypt {
                keystream.apply_in_frame(data, |ciphertext| hash.update(ciphertext));
            } else {
                for piece in data.chunks_mut(PIECE) {
                    hash.update(piece);
                    keystream.apply_in_frame(piece, |_| {});
                }
            }
        });
        Ok(())
    }

    fn tag(&mut self) -> [u8; BLOCK] {
        self.hash.end();
        let steps = self.keystream.steps;
        let mut tag = self.hash.finish([self.aad_bytes, self.data_bytes]);
        steps.xor(&mut tag, self.mask.bytes());
        tag
    }
}

/// A message that GCM encrypts in pieces of any size.
pub struct GcmEncryptor(Box<Running>);

impl GcmEncryptor {
    /// Encrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]; nothing is written then.
    pub fn update(&mut self, data: &mut [u8]) -> Result<(), Error> {
        self.0.update(data, true)
    }

    /// Ends the message and writes its tag, as many bytes of it as `tag` has: 12 to 16.
    ///
    /// # Errors
    /// [`Error::TagLength`]; nothing is written then.
    pub fn finish(mut self, tag: &mut [u8]) -> Result<(), Error> {
        check_tag(tag)?;
        wiped_beside(0, || tag.copy_from_slice(&self.0.tag()[..tag.len()]));
        Ok(())
    }
}

/// A message that GCM decrypts in pieces of any size **before its tag is verified**: nothing that it gives is to be acted upon, or
/// shown, before [`UnverifiedGcmDecryptor::verify`] has said that it is authentic.
#[must_use = "what was decrypted is not verified"]
pub struct UnverifiedGcmDecryptor(Box<Running>);

impl UnverifiedGcmDecryptor {
    /// Decrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]; nothing is written then.
    pub fn update(&mut self, data: &mut [u8]) -> Result<(), Error> {
        self.0.update(data, false)
    }

    /// Ends the message and verifies its tag in constant time. As many bytes are verified as `tag` has.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`]: then forget all that was decrypted. [`Error::TagLength`].
    pub fn verify(mut self, tag: &[u8]) -> Result<(), Error> {
        check_tag(tag)?;
        let authentic = wiped_beside(0, || {
            let mut whole = self.0.tag();
            let authentic = equal(&whole[..tag.len()], tag);
            wipe(&mut whole);
            authentic
        });
        if authentic { Ok(()) } else { Err(Error::NotAuthentic) }
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
