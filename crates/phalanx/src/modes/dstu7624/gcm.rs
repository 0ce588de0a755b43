//! DSTU 7624:2014 GCM for every variant of Kalyna. There are two forms of it, and NIST's GCM is a
//! third one:
//!
//! | | nonce | authenticated data | supported by |
//! |---|---|---|---|
//! | [`GcmWithBoundNonce`], or [`Gcm`] for short | one block | nonce, then associated data | only this library |
//! | [`StandardGcmWithUnboundNonce`] | one block | associated data | UAPKI, cryptonite, Bouncy Castle |
//! | [`nist::Gcm`](crate::modes::nist::Gcm) | 12 bytes | associated data. The nonce is part of the tag's mask | everyone, with AES |
//!
//! **In the standard form, the tag does not depend on the nonce, and the tag of an empty message is
//! the hash key.** Use [`Gcm`], which fixes both problems by putting the nonce `N`, which is a
//! whole block, in front of the associated data. The data that is then authenticated by the
//! standard's rules is `N || AAD`, which is never empty. [`StandardGcmWithUnboundNonce`] is the
//! standard form, which you need to exchange data with other software. It rejects empty messages.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use phalanx_kernels::sync::Arc;

use phalanx_kernels::parts::wiped_beside;

use super::kalyna::{Kalyna, low_half};
use crate::Error;
use crate::modes::common::aead::{Aead, AeadInPieces, AeadSizes, AeadState, Encryptor, IsAead, UnverifiedDecryptor};
use crate::modes::common::counter::Counter;
use crate::modes::common::ghash::{Ghash, GhashKey};
use crate::modes::common::mac::authentic;
use crate::modes::common::stream::{Buffered, PIECE_BYTES};
use crate::modes::common::{Keyed, block, nonce_length, tag_length};
use crate::modes::rules::{Dstu7624, mode};
#[cfg(feature = "rayon")]
use crate::modes::{common::aead::AeadOnCores, parallel};
use crate::steps::Padding;

/// Authenticated encryption with DSTU 7624:2014 GCM, with the nonce bound into the tag.
///
/// - Nonce: one block (16, 32 or 64 bytes). **Never reuse it with the same key.** Random 32-byte
///   and 64-byte nonces never repeat in practice.
/// - Tag: one block. Shorter tags are rejected.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::GcmWithBoundNonce};
/// let gcm = GcmWithBoundNonce::<Kalyna256_256>::new(&[7; 32]);
/// let (nonce, mut data, mut tag) = ([1; 32], *b"attack at dawn", [0; 32]);
/// gcm.encrypt_detached(&nonce, b"header", &mut data, &mut tag)?;
/// assert_ne!(&data, b"attack at dawn");
/// gcm.decrypt_detached(&nonce, b"header", &mut data, &tag)?;
/// assert_eq!(&data, b"attack at dawn");
/// // If the nonce, data or associated data is different, nothing is decrypted.
/// assert_eq!(gcm.decrypt_detached(&[2; 32], b"header", &mut data, &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
///
/// When you process a message in pieces, do not use any decrypted data until the tag has been
/// verified. The type's name is there to remind you.
///
/// ```
/// # use phalanx::{Error, Kalyna256_256, modes::dstu7624::GcmWithBoundNonce};
/// # let gcm = GcmWithBoundNonce::<Kalyna256_256>::new(&[7; 32]);
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
#[doc(alias = "aead")]
pub type GcmWithBoundNonce<C> = Keyed<C, mode::Gcm<Dstu7624>>;

/// Short name for [`GcmWithBoundNonce`], which is the GCM to use with Kalyna. **This is not
/// standard GCM**, in which the tag does not depend on the nonce: see
/// [`StandardGcmWithUnboundNonce`].
///
/// ```
/// use phalanx::{Error, Kalyna128_256, modes::dstu7624::Gcm};
/// let gcm = Gcm::<Kalyna128_256>::new(&[7; 32]);
/// let sealed = gcm.seal(&[1; 16], b"header", b"attack at dawn")?;
/// assert_eq!(gcm.open(&[1; 16], b"header", &sealed)?, b"attack at dawn");
/// assert_eq!(gcm.open(&[2; 16], b"header", &sealed), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
pub type Gcm<C> = GcmWithBoundNonce<C>;

/// The state of a GCM encryption that processes pieces of any size.
pub type GcmEncryptor = Encryptor<GcmState>;

/// The state of a GCM decryption that processes pieces of any size. **Plaintext is returned before
/// its tag is verified.**
pub type UnverifiedGcmDecryptor = UnverifiedDecryptor<GcmState>;

impl IsAead for mode::Gcm<Dstu7624> {}

impl<C: Kalyna> Aead<C> for mode::Gcm<Dstu7624> {
    const NONCE_BYTES: usize = block::<C>();
    const TAG_BYTES: usize = block::<C>();

    fn encrypt(key: &Gcm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(work(aad, data), || bound(key, nonce, aad, |message| message.seal(data, tag)))
    }

    fn decrypt(key: &Gcm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        wiped_beside(work(aad, data), || bound(key, nonce, aad, |message| message.open(data, tag)))
    }
}

impl<C: Kalyna> AeadSizes<C> for mode::Gcm<Dstu7624> {
    type Nonce = <C::Standard as crate::Standard>::Block;
    const ZERO_NONCE: Self::Nonce = <C::Standard as crate::Standard>::ZERO_BLOCK;
    #[cfg(feature = "aead")]
    type NonceSize = <C::Standard as crate::Standard>::BlockSize;
    #[cfg(feature = "aead")]
    type TagSize = <C::Standard as crate::Standard>::BlockSize;
}

impl<C: Kalyna> AeadInPieces<C> for mode::Gcm<Dstu7624> {
    type State = GcmState;

    fn start(key: &Gcm<C>, nonce: &[u8], aad: &[u8]) -> Result<Box<GcmState>, Error> {
        let mut message = Box::new(GcmState::new(&key.extra, block::<C>()));
        message.begin(nonce, &[nonce, aad])?;
        Ok(message)
    }
}

#[cfg(feature = "rayon")]
impl<C: Kalyna> AeadOnCores<C> for mode::Gcm<Dstu7624> {
    fn par_encrypt(key: &Gcm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(work(aad, data), || bound(key, nonce, aad, |message| message.par_seal(data, tag)))
    }

    fn par_decrypt(key: &Gcm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        wiped_beside(work(aad, data), || bound(key, nonce, aad, |message| message.par_open(data, tag)))
    }
}

/// Unmodified DSTU 7624:2014 GCM and GMAC. **Not for new designs:** the tag does not depend on the
/// initialisation vector, so a recipient who uses the wrong one accepts the tag and then decrypts
/// to garbage.
///
/// If the data is empty, the tag is the GMAC of the associated data.
///
/// ```
/// use phalanx::{Error, Kalyna128_128, modes::dstu7624::StandardGcmWithUnboundNonce};
/// let gcm = StandardGcmWithUnboundNonce::<Kalyna128_128>::new(&[7; 16]);
/// let (mut data, mut tag) = (*b"data", [0; 16]);
/// gcm.encrypt_detached(&[1; 16], b"", &mut data, &mut tag)?;
/// // The wrong IV goes undetected.
/// gcm.decrypt_detached(&[2; 16], b"", &mut data, &tag)?;
/// assert_ne!(&data, b"data");
/// // The tag of an empty message would be the hash key.
/// assert_eq!(gcm.encrypt_detached(&[1; 16], b"", &mut [], &mut tag), Err(Error::Empty));
/// # Ok::<(), Error>(())
/// ```
pub type StandardGcmWithUnboundNonce<C> = Keyed<C, mode::StandardGcmWithUnboundNonce<Dstu7624>>;

/// The minimum length of a tag of the standard form in bytes.
const LEAST: usize = 8;

impl IsAead for mode::StandardGcmWithUnboundNonce<Dstu7624> {}

impl<C: Kalyna> Aead<C> for mode::StandardGcmWithUnboundNonce<Dstu7624> {
    const NONCE_BYTES: usize = block::<C>();
    const TAG_BYTES: usize = block::<C>();

    fn encrypt(key: &Keyed<C, Self>, iv: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        some_text(aad, data)?;
        wiped_beside(work(aad, data), || {
            let mut message = GcmState::new(&key.extra, LEAST);
            message.begin(iv, &[aad])?;
            message.seal(data, tag)
        })
    }

    fn decrypt(key: &Keyed<C, Self>, iv: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        some_text(aad, data)?;
        wiped_beside(work(aad, data), || {
            let mut message = GcmState::new(&key.extra, LEAST);
            message.begin(iv, &[aad])?;
            message.open(data, tag)
        })
    }
}

impl<C: Kalyna> AeadInPieces<C> for mode::StandardGcmWithUnboundNonce<Dstu7624> {
    type State = GcmState;

    fn start(key: &Keyed<C, Self>, iv: &[u8], aad: &[u8]) -> Result<Box<GcmState>, Error> {
        let mut message = Box::new(GcmState::new(&key.extra, LEAST));
        message.begin(iv, &[aad])?;
        Ok(message)
    }
}

/// Processes a whole message with the nonce in front of its associated data.
fn bound<C: Kalyna>(
    key: &Gcm<C>,
    nonce: &[u8],
    aad: &[u8],
    work: impl FnOnce(&mut GcmState) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut message = GcmState::new(&key.extra, block::<C>());
    message.begin(nonce, &[nonce, aad])?;
    work(&mut message)
}

/// Rejects a message if both its data and its associated data are empty.
fn some_text(aad: &[u8], data: &[u8]) -> Result<(), Error> {
    if aad.is_empty() && data.is_empty() { Err(Error::Empty) } else { Ok(()) }
}

/// The number of bytes a call processes, which decides whether the stack is wiped.
fn work(aad: &[u8], data: &[u8]) -> usize {
    aad.len().saturating_add(data.len())
}

/// The state of a message: its sum, and its keystream E(E(iv) + 1), E(E(iv) + 2), …, where the low
/// half of the block is the counter.
#[derive(Clone)]
pub struct GcmState {
    keystream: Buffered<Counter<'static>>,
    hash: Ghash,
    aad_bytes: u64,
    /// The minimum tag length in bytes.
    least: usize,
}

impl GcmState {
    /// A message that hasn't begun yet.
    #[inline]
    fn new(key: &Arc<GhashKey>, least: usize) -> Self {
        let (engine, block) = (Cow::Owned(key.cipher.clone()), key.cipher.family().block);
        let counter = Counter::new(engine, low_half(block), 1 << (4 * block).min(64), block);
        Self { keystream: Buffered::new(counter, key.steps), hash: Ghash::new(key), aad_bytes: 0, least }
    }

    /// Begins with the associated data. This doesn't return the state, because copying it costs
    /// more than encrypting a few bytes.
    fn begin(&mut self, iv: &[u8], aad: &[&[u8]]) -> Result<(), Error> {
        let Self { keystream, hash, .. } = self;
        nonce_length(hash.block(), iv)?;
        self.aad_bytes = aad.iter().map(|part| part.len() as u64).fold(0, u64::saturating_add);
        hash.check(self.aad_bytes)?;
        let key = &hash.key;
        keystream.keystream.begin(|_, first| {
            first.copy_from_slice(iv);
            key.encrypt_first(first);
            key.steps.skip(low_half(first.len()), first, 1);
        });
        aad.iter().for_each(|part| hash.update(part));
        hash.end(Padding::OneZeros);
        Ok(())
    }

    /// Checks that the message may end after `data` bytes and have a tag of `tag` bytes.
    fn may_end(&self, data: u64, tag: usize) -> Result<(), Error> {
        tag_length(self.least, self.hash.block(), tag)?;
        // Otherwise, the tag would be the hash key.
        if self.aad_bytes == 0 && data == 0 { Err(Error::Empty) } else { Ok(()) }
    }

    fn write(&mut self, tag: &mut [u8]) -> Result<(), Error> {
        tag.copy_from_slice(self.tag(tag.len())?);
        Ok(())
    }

    /// Encrypts a whole message in place and writes the tag, truncated to the length of `tag`.
    fn seal(&mut self, data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        self.check(data.len())?;
        self.may_end(data.len() as u64, tag.len())?;
        self.encrypt(data);
        self.write(tag)
    }

    /// Verifies the given bytes of the tag, then decrypts a whole message in place.
    fn open(&mut self, data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.check(data.len())?;
        self.hash.update(data);
        authentic(self.tag(tag.len())?, tag)?;
        self.keystream.apply_in_frame(data, |_| {});
        Ok(())
    }

    #[cfg(feature = "rayon")]
    fn par_seal(&mut self, data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        if !parallel::pays(data.len()) {
            return self.seal(data, tag);
        }
        self.check(data.len())?;
        self.may_end(data.len() as u64, tag.len())?;
        let (counter, steps) = (&self.keystream.keystream, self.keystream.steps);
        self.hash.par_update(Padding::OneZeros, data, |blocks, chunk, hash| {
            parallel::add_from(counter, steps, blocks, chunk, |ciphertext| hash.update(ciphertext));
        });
        self.write(tag)
    }

    #[cfg(feature = "rayon")]
    fn par_open(&mut self, data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        if !parallel::pays(data.len()) {
            return self.open(data, tag);
        }
        self.check(data.len())?;
        self.hash.par_update(Padding::OneZeros, data, |_, chunk, hash| hash.update(chunk));
        authentic(self.tag(tag.len())?, tag)?;
        parallel::add(&self.keystream.keystream, self.keystream.steps, data);
        Ok(())
    }
}

impl AeadState for GcmState {
    fn check(&self, bytes: usize) -> Result<(), Error> {
        self.keystream.check(bytes)?;
        self.hash.check(bytes as u64)
    }

    fn encrypt(&mut self, data: &mut [u8]) {
        let hash = &mut self.hash;
        self.keystream.apply_in_frame(data, |ciphertext| hash.update(ciphertext));
    }

    fn decrypt(&mut self, data: &mut [u8]) {
        for piece in data.chunks_mut(PIECE_BYTES) {
            self.hash.update(piece);
            self.keystream.apply_in_frame(piece, |_| {});
        }
    }

    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        let data_bytes = self.hash.end(Padding::OneZeros);
        self.may_end(data_bytes, bytes)?;
        Ok(&self.hash.encrypted_sum([self.aad_bytes, data_bytes])[..bytes])
    }
}
