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

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, wipe, wiped_beside, with_room};

use super::kalyna::{Kalyna, low_half};
use crate::Error;
use crate::modes::common::aead::{Aead, AeadInPieces, AeadSizes, AeadState, Encryptor, IsAead, UnverifiedDecryptor};
use crate::modes::common::counter::{Counter, add_piece};
use crate::modes::common::ghash::{Ghash, HashKey};
use crate::modes::common::mac::authentic;
use crate::modes::common::stream::{Buffered, MAX_BLOCK_BYTES, PIECE_BYTES};
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
        let mut text = GcmText::new(Cow::Borrowed(key.engine()), block::<C>());
        wiped_beside(work(aad, data), || text.seal(nonce, &[nonce, aad], data, tag))
    }

    fn decrypt(key: &Gcm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        let mut text = GcmText::new(Cow::Borrowed(key.engine()), block::<C>());
        wiped_beside(work(aad, data), || text.open(nonce, &[nonce, aad], data, tag))
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

    fn start(key: &Gcm<C>, nonce: &[u8], aad: &[u8]) -> Result<Box<Self::State>, Error> {
        GcmState::start(key.engine(), block::<C>(), nonce, &[nonce, aad])
    }
}

#[cfg(feature = "rayon")]
impl<C: Kalyna> AeadOnCores<C> for mode::Gcm<Dstu7624> {
    fn par_encrypt(key: &Gcm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        let mut text = GcmText::new(Cow::Borrowed(key.engine()), block::<C>());
        wiped_beside(work(aad, data), || text.par_seal(nonce, &[nonce, aad], data, tag))
    }

    fn par_decrypt(key: &Gcm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        let mut text = GcmText::new(Cow::Borrowed(key.engine()), block::<C>());
        wiped_beside(work(aad, data), || text.par_open(nonce, &[nonce, aad], data, tag))
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
        let mut text = GcmText::new(Cow::Borrowed(key.engine()), LEAST);
        wiped_beside(work(aad, data), || text.seal(iv, &[aad], data, tag))
    }

    fn decrypt(key: &Keyed<C, Self>, iv: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        some_text(aad, data)?;
        let mut text = GcmText::new(Cow::Borrowed(key.engine()), LEAST);
        wiped_beside(work(aad, data), || text.open(iv, &[aad], data, tag))
    }
}

impl<C: Kalyna> AeadInPieces<C> for mode::StandardGcmWithUnboundNonce<Dstu7624> {
    type State = GcmState;

    fn start(key: &Keyed<C, Self>, iv: &[u8], aad: &[u8]) -> Result<Box<Self::State>, Error> {
        GcmState::start(key.engine(), LEAST, iv, &[aad])
    }
}

/// Rejects a message if both its data and its associated data are empty.
fn some_text(aad: &[u8], data: &[u8]) -> Result<(), Error> {
    if aad.is_empty() && data.is_empty() { Err(Error::Empty) } else { Ok(()) }
}

/// The number of bytes a call processes, which decides whether the stack is wiped.
fn work(aad: &[u8], data: &[u8]) -> usize {
    aad.len().saturating_add(data.len())
}

/// A message: its sum, and its keystream E(E(iv) + 1), E(E(iv) + 2), …, where the low half of the
/// block is the counter. A counter never repeats within a message that is short enough to be hashed.
#[derive(Clone)]
struct GcmText<'k> {
    hash: Ghash<'k>,
    /// The next counter block.
    next: [u8; MAX_BLOCK_BYTES],
    aad_bytes: u64,
    /// The minimum tag length in bytes.
    least: usize,
}

impl<'k> GcmText<'k> {
    /// A message that hasn't begun yet.
    #[inline]
    fn new(cipher: Cow<'k, Engine>, least: usize) -> Self {
        Self { hash: Ghash::new(HashKey::dstu(cipher)), next: [0; MAX_BLOCK_BYTES], aad_bytes: 0, least }
    }

    /// Checks that the message may start with this initialisation vector and associated data.
    fn may_start(&mut self, iv: &[u8], aad: &[&[u8]]) -> Result<(), Error> {
        nonce_length(self.hash.block(), iv)?;
        self.aad_bytes = aad.iter().map(|part| part.len() as u64).fold(0, u64::saturating_add);
        self.hash.check(self.aad_bytes)
    }

    /// Checks that the message may end after `data` bytes and have a tag of `tag` bytes.
    fn may_end(&self, data: u64, tag: usize) -> Result<(), Error> {
        tag_length(self.least, self.hash.block(), tag)?;
        // Otherwise, the tag would be the hash key.
        if self.aad_bytes == 0 && data == 0 { Err(Error::Empty) } else { Ok(()) }
    }

    /// Checks the lengths of a whole message.
    fn check(&mut self, iv: &[u8], aad: &[&[u8]], data: &[u8], tag: &[u8]) -> Result<(), Error> {
        self.may_start(iv, aad)?;
        self.hash.check(data.len() as u64)?;
        self.may_end(data.len() as u64, tag.len())
    }

    /// Begins with the associated data, once the lengths have been checked. This doesn't return the
    /// state, because copying it costs more than encrypting a few bytes.
    fn begin(&mut self, iv: &[u8], aad: &[&[u8]]) {
        let next = &mut self.next[..iv.len()];
        next.copy_from_slice(iv);
        self.hash.key.encrypt_first(next);
        self.hash.key.steps.skip(low_half(next.len()), next, 1);
        self.absorb(aad);
    }

    fn absorb(&mut self, aad: &[&[u8]]) {
        aad.iter().for_each(|part| self.hash.update(part));
        self.hash.end(Padding::OneZeros);
    }

    fn counter(&self) -> Counter<'k> {
        let block = self.hash.block();
        Counter::new(self.hash.key.cipher.clone(), low_half(block), u128::MAX, block).begun(&self.next[..block])
    }

    /// Adds the keystream to all data. Passes each finished part to `then`.
    fn apply(&mut self, data: &mut [u8], then: impl Fn(&mut Ghash<'k>, &[u8])) {
        let steps = self.hash.key.steps;
        if data.len() > PIECE_BYTES {
            let (mut keystream, hash) = (Buffered::new(self.counter(), steps), &mut self.hash);
            return keystream.apply_in_frame(data, |part| then(hash, part));
        }
        let next = &mut self.next[..self.hash.key.block()];
        add_piece(&self.hash.key.cipher, steps, low_half(next.len()), next, data);
        then(&mut self.hash, data);
    }

    /// Ends the message and returns the first bytes of the tag.
    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        let data_bytes = self.hash.end(Padding::OneZeros);
        self.may_end(data_bytes, bytes)?;
        Ok(&self.hash.encrypted_sum([self.aad_bytes, data_bytes])[..bytes])
    }

    /// Encrypts a whole message in place and writes the tag, truncated to the length of `tag`.
    fn seal(&mut self, iv: &[u8], aad: &[&[u8]], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        self.check(iv, aad, data, tag)?;
        self.begin(iv, aad);
        self.apply(data, Ghash::update);
        tag.copy_from_slice(self.tag(tag.len())?);
        Ok(())
    }

    /// Verifies the given bytes of the tag, then decrypts a whole message in place.
    fn open(&mut self, iv: &[u8], aad: &[&[u8]], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.check(iv, aad, data, tag)?;
        self.absorb(aad);
        self.hash.update(data);
        let data_bytes = self.hash.end(Padding::OneZeros);
        self.hash.add_lengths([self.aad_bytes, data_bytes]);
        // We encrypt the sum and the initialisation vector in one batch.
        let (Ghash { key, sum, .. }, block) = (&self.hash, iv.len());
        with_room(&sum[..block], key.cipher.reach(Op::Encrypt, 2) * block, |both| {
            both[block..2 * block].copy_from_slice(iv);
            key.cipher.in_place_within(Op::Encrypt, both, 2);
            self.next[..block].copy_from_slice(&both[block..2 * block]);
            authentic(&both[..tag.len()], tag)
        })?;
        key.steps.skip(low_half(block), &mut self.next[..block], 1);
        self.apply(data, |_, _| {});
        Ok(())
    }

    #[cfg(feature = "rayon")]
    fn par_seal(&mut self, iv: &[u8], aad: &[&[u8]], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        if !parallel::pays(data.len()) {
            return self.seal(iv, aad, data, tag);
        }
        self.check(iv, aad, data, tag)?;
        self.begin(iv, aad);
        let (counter, steps) = (self.counter(), self.hash.key.steps);
        self.hash.par_update(Padding::OneZeros, data, |blocks, chunk, hash| {
            parallel::add_from(&counter, steps, blocks, chunk, |ciphertext| hash.update(ciphertext));
        });
        tag.copy_from_slice(self.tag(tag.len())?);
        Ok(())
    }

    #[cfg(feature = "rayon")]
    fn par_open(&mut self, iv: &[u8], aad: &[&[u8]], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        if !parallel::pays(data.len()) {
            return self.open(iv, aad, data, tag);
        }
        self.check(iv, aad, data, tag)?;
        self.begin(iv, aad);
        self.hash.par_update(Padding::OneZeros, data, |_, chunk, hash| hash.update(chunk));
        authentic(self.tag(tag.len())?, tag)?;
        parallel::add(&self.counter(), self.hash.key.steps, data);
        Ok(())
    }
}

impl Drop for GcmText<'_> {
    fn drop(&mut self) {
        wipe(&mut self.next);
    }
}

/// The state of a message that is processed in pieces.
#[derive(Clone)]
pub struct GcmState {
    keystream: Buffered<Counter<'static>>,
    text: GcmText<'static>,
}

impl GcmState {
    fn start(cipher: &Engine, least: usize, iv: &[u8], aad: &[&[u8]]) -> Result<Box<Self>, Error> {
        let mut text = GcmText::new(Cow::Owned(cipher.clone()), least);
        text.may_start(iv, aad)?;
        text.begin(iv, aad);
        Ok(Box::new(Self { keystream: Buffered::new(text.counter(), text.hash.key.steps), text }))
    }
}

impl AeadState for GcmState {
    fn check(&self, bytes: usize) -> Result<(), Error> {
        self.text.hash.check(bytes as u64)
    }

    fn encrypt(&mut self, data: &mut [u8]) {
        let hash = &mut self.text.hash;
        self.keystream.apply_in_frame(data, |ciphertext| hash.update(ciphertext));
    }

    fn decrypt(&mut self, data: &mut [u8]) {
        for piece in data.chunks_mut(PIECE_BYTES) {
            self.text.hash.update(piece);
            self.keystream.apply_in_frame(piece, |_| {});
        }
    }

    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error> {
        self.text.tag(bytes)
    }
}
