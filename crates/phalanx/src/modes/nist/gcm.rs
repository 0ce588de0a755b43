//! GCM, SP 800-38D.

use alloc::borrow::Cow;
use alloc::boxed::Box;

use phalanx_kernels::parts::{Engine, wipe, wiped_beside, with_room};

use super::ciphers::Block128;
use crate::Error;
use crate::modes::common::aead::{self, Aead, AeadInPieces, AeadSizes, Encryptor, IsAead, UnverifiedDecryptor};
use crate::modes::common::counter::Counter;
use crate::modes::common::ghash::{Ghash, HashKey, MAX_TEXT_BYTES};
use crate::modes::common::mac::authentic;
use crate::modes::common::stream::{Buffered, Keystream, PIECE_BYTES};
use crate::modes::common::{Keyed, tag_length};
use crate::modes::rules::{Nist, mode};
#[cfg(feature = "rayon")]
use crate::modes::{common::aead::AeadOnCores, parallel};
use crate::steps::{BIG_16_LAST_4, Padding};

/// The block size in bytes.
const BLOCK: usize = 16;

/// The number of counters per nonce.
const COUNTERS: u64 = (1 << 32) - 1;

/// The minimum tag length in bytes. SP 800-38D, section 5.2.1.2, only allows shorter tags for
/// special uses.
pub(super) const MIN_TAG_BYTES: usize = 12;

/// Galois/counter mode (GCM), SP 800-38D: authenticated encryption. This is not the same as
/// Kalyna's [`dstu7624::Gcm`](crate::modes::dstu7624::Gcm).
///
/// - Nonce: **12 bytes**. Never reuse it with the same key, because anyone who sees two messages
///   with the same nonce can forge others. Nonces of any other length (at least one byte) are
///   hashed to a block. If you use such nonces, or random 12-byte nonces, encrypt at most 2^32
///   messages under one key.
/// - Tag: 16 bytes, or truncated to **12 to 15**.
/// - Message: at most 2^36 - 32 bytes.
///
/// ```
/// use phalanx::{Error, Ublock128_256, modes::nist::Gcm};
///
/// let gcm = Gcm::<Ublock128_256>::new(&[7; 32]);
/// let (nonce, mut data, mut tag) = ([1; 12], *b"attack at dawn", [0; 16]);
/// gcm.encrypt_detached(&nonce, b"header", &mut data, &mut tag)?;
/// assert_ne!(&data, b"attack at dawn");
///
/// gcm.decrypt_detached(&nonce, b"header", &mut data, &tag)?;
/// assert_eq!(&data, b"attack at dawn");
/// // Modified data is rejected and left encrypted.
/// assert_eq!(gcm.decrypt_detached(&nonce, b"other", &mut data, &tag), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
///
/// When you process a message in pieces, do not use any decrypted data until the tag has been
/// verified. The type's name is there to remind you.
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
#[doc(alias = "aead")]
pub type Gcm<C> = Keyed<C, mode::Gcm<Nist>>;

/// The state of a GCM encryption that processes pieces of any size.
pub type GcmEncryptor = Encryptor<GcmState>;

/// The state of a GCM decryption that processes pieces of any size. **Plaintext is returned before
/// its tag is verified.**
pub type UnverifiedGcmDecryptor = UnverifiedDecryptor<GcmState>;

impl IsAead for mode::Gcm<Nist> {}

impl<C: Block128> Aead<C> for mode::Gcm<Nist> {
    const NONCE_BYTES: usize = 12;
    const TAG_BYTES: usize = BLOCK;

    fn encrypt(key: &Gcm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(work(aad, data), || {
            whole(key, nonce, aad, (data.len(), tag.len()), |message| message.seal(aad, data, tag))
        })
    }

    fn decrypt(key: &Gcm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        wiped_beside(work(aad, data), || {
            whole(key, nonce, aad, (data.len(), tag.len()), |message| message.open(aad, data, tag))
        })
    }
}

impl<C: Block128> AeadSizes<C> for mode::Gcm<Nist> {
    type Nonce = [u8; 12];
    const ZERO_NONCE: [u8; 12] = [0; 12];
    #[cfg(feature = "aead")]
    type NonceSize = ::aead::consts::U12;
    #[cfg(feature = "aead")]
    type TagSize = ::aead::consts::U16;
}

impl<C: Block128> AeadInPieces<C> for mode::Gcm<Nist> {
    type State = GcmState;

    fn start(key: &Gcm<C>, nonce: &[u8], aad: &[u8]) -> Result<Box<GcmState>, Error> {
        let mut message = GcmText::new(key.engine());
        message.begin(nonce, aad)?;
        Ok(Box::new(GcmState::new(message, aad)))
    }
}

#[cfg(feature = "rayon")]
impl<C: Block128> AeadOnCores<C> for mode::Gcm<Nist> {
    fn par_encrypt(key: &Gcm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(work(aad, data), || {
            whole(key, nonce, aad, (data.len(), tag.len()), |message| message.par_seal(aad, data, tag))
        })
    }

    fn par_decrypt(key: &Gcm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        wiped_beside(work(aad, data), || {
            whole(key, nonce, aad, (data.len(), tag.len()), |message| message.par_open(aad, data, tag))
        })
    }
}

/// The number of bytes a call processes, which decides whether the stack is wiped.
fn work(aad: &[u8], data: &[u8]) -> usize {
    aad.len().saturating_add(data.len())
}

/// Checks the lengths of a whole message and its tag, then passes the message to `work`.
fn whole<'k, C: Block128>(
    key: &'k Gcm<C>,
    nonce: &[u8],
    aad: &[u8],
    (data, tag): (usize, usize),
    work: impl FnOnce(&mut GcmText<'k>) -> Result<(), Error>,
) -> Result<(), Error> {
    tag_length(MIN_TAG_BYTES, BLOCK, tag)?;
    let mut message = GcmText::new(key.engine());
    message.begin(nonce, aad)?;
    check_length(0, data)?;
    work(&mut message)
}

/// Checks that `more` bytes may follow the first `before` bytes of a message. One block of
/// keystream is needed to mask the tag.
fn check_length(before: u64, more: usize) -> Result<(), Error> {
    let (most, got) = ((COUNTERS - 1) * BLOCK as u64, before.saturating_add(more as u64));
    if got > most { Err(Error::TooLong { max: most, got }) } else { Ok(()) }
}

/// Returns keystream that hasn't begun yet.
pub(super) fn keystream<'k>(key: &HashKey<'k>) -> Counter<'k> {
    Counter::new(key.cipher.clone(), &BIG_16_LAST_4, COUNTERS.into(), BLOCK)
}

/// Begins with the first counter, J0.
pub(super) fn begin(keystream: &mut Counter<'_>, key: &HashKey<'_>, nonce: &[u8]) -> Result<(), Error> {
    if nonce.is_empty() {
        return Err(Error::NonceLength { expected: 12, got: 0 });
    }
    keystream.begin(|_, block| {
        if nonce.len() == 12 {
            block[..12].copy_from_slice(nonce);
            block[BLOCK - 1] = 1;
        } else {
            let mut hash = Ghash::new(key.clone());
            hash.update(nonce);
            hash.end(Padding::None);
            block.copy_from_slice(hash.masked_sum([0, nonce.len() as u64], &[]));
        }
    });
    Ok(())
}

/// The mask for the tag.
#[derive(Clone)]
pub(super) struct Mask([u8; BLOCK]);

impl Mask {
    /// Computes the mask on its own, before any other keystream.
    pub(super) fn new(key: &HashKey<'_>, keystream: &mut Counter<'_>) -> Self {
        let mut mask = Self([0; BLOCK]);
        let missing = key.missing();
        with_room(&[], missing + BLOCK, |room| {
            keystream.fill_between(key.steps, missing, missing + BLOCK, room);
            let (hash_key, first) = room.split_at_mut(missing);
            key.keep(hash_key);
            mask.0.copy_from_slice(first);
        });
        mask
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl Drop for Mask {
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}

fn absorb_aad(hash: &mut Ghash<'_>, aad: &[u8]) {
    hash.update(aad);
    hash.end(Padding::None);
}

/// A message that hasn't been processed yet.
struct GcmText<'k> {
    /// The first block masks the tag, and the others encrypt the message.
    keystream: Counter<'k>,
    hash: Ghash<'k>,
    aad_bytes: u64,
}

impl<'k> GcmText<'k> {
    /// A message that hasn't begun yet.
    #[inline]
    fn new(cipher: &'k Engine) -> Self {
        let key = HashKey::nist(Cow::Borrowed(cipher));
        Self { keystream: keystream(&key), hash: Ghash::new(key), aad_bytes: 0 }
    }

    /// Begins with a nonce, and the length of the associated data. This doesn't return the message,
    /// because copying it costs more than encrypting a few bytes.
    fn begin(&mut self, nonce: &[u8], aad: &[u8]) -> Result<(), Error> {
        self.aad_bytes = aad.len() as u64;
        if self.aad_bytes > MAX_TEXT_BYTES {
            return Err(Error::TooLong { max: MAX_TEXT_BYTES, got: self.aad_bytes });
        }
        begin(&mut self.keystream, &self.hash.key, nonce)
    }

    /// The combined length of the mask and the first piece of keystream, in bytes. We compute them
    /// together, because for a short message, computing the mask on its own would cost a whole
    /// batch.
    fn first(missing: usize, data: usize) -> usize {
        PIECE_BYTES.min(missing + BLOCK + data.next_multiple_of(BLOCK))
    }

    fn mask(&mut self) -> Mask {
        Mask::new(&self.hash.key, &mut self.keystream)
    }

    /// Processes a whole message and its tag: `work` receives the keystream, the hash of the
    /// associated data, the mask, and the first piece of the keystream.
    fn at_once(
        &mut self,
        aad: &[u8],
        data: usize,
        work: impl FnOnce(&Counter<'k>, &mut Ghash<'k>, &[u8], &[u8]) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let missing = self.hash.key.missing();
        let bytes = Self::first(missing, data);
        with_room(&[], self.keystream.room(bytes).min(PIECE_BYTES), |room| {
            self.keystream.fill_between(self.hash.key.steps, missing, bytes, room);
            let (hash_key, first) = room[..bytes].split_at_mut(missing);
            self.hash.key.keep(hash_key);
            absorb_aad(&mut self.hash, aad);
            let (mask, keystream) = first.split_at(BLOCK);
            work(&self.keystream, &mut self.hash, mask, keystream)
        })
    }

    /// Computes the tag, once the ciphertext has been hashed.
    fn tag<'h>(hash: &'h mut Ghash<'_>, aad_bytes: u64, mask: &[u8]) -> &'h [u8] {
        let data_bytes = hash.end(Padding::None);
        hash.masked_sum([aad_bytes, data_bytes], mask)
    }

    fn seal(&mut self, aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        let (steps, aad_bytes) = (self.hash.key.steps, self.aad_bytes);
        self.at_once(aad, data.len(), |counter, hash, mask, keystream| {
            let (head, rest) = data.split_at_mut(data.len().min(keystream.len()));
            steps.xor(head, keystream);
            hash.update(head);
            if !rest.is_empty() {
                Buffered::new(counter.clone(), steps).apply_in_frame(rest, |ciphertext| hash.update(ciphertext));
            }
            tag.copy_from_slice(&Self::tag(hash, aad_bytes, mask)[..tag.len()]);
            Ok(())
        })
    }

    fn open(&mut self, aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        let (steps, aad_bytes) = (self.hash.key.steps, self.aad_bytes);
        self.at_once(aad, data.len(), |counter, hash, mask, keystream| {
            hash.update(data);
            authentic(&Self::tag(hash, aad_bytes, mask)[..tag.len()], tag)?;
            let (head, rest) = data.split_at_mut(data.len().min(keystream.len()));
            steps.xor(head, keystream);
            if !rest.is_empty() {
                Buffered::new(counter.clone(), steps).apply_in_frame(rest, |_| {});
            }
            Ok(())
        })
    }

    #[cfg(feature = "rayon")]
    fn par_seal(&mut self, aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        if !parallel::pays(data.len()) {
            return self.seal(aad, data, tag);
        }
        let (steps, mask) = (self.hash.key.steps, self.mask());
        absorb_aad(&mut self.hash, aad);
        let counter = &self.keystream;
        self.hash.par_update(Padding::None, data, |blocks, chunk, hash| {
            parallel::add_from(counter, steps, blocks, chunk, |ciphertext| hash.update(ciphertext));
        });
        tag.copy_from_slice(&Self::tag(&mut self.hash, self.aad_bytes, mask.bytes())[..tag.len()]);
        Ok(())
    }

    #[cfg(feature = "rayon")]
    fn par_open(&mut self, aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        if !parallel::pays(data.len()) {
            return self.open(aad, data, tag);
        }
        let (steps, mask) = (self.hash.key.steps, self.mask());
        absorb_aad(&mut self.hash, aad);
        self.hash.par_update(Padding::None, data, |_, chunk, hash| hash.update(chunk));
        authentic(&Self::tag(&mut self.hash, self.aad_bytes, mask.bytes())[..tag.len()], tag)?;
        parallel::add(&self.keystream, steps, data);
        Ok(())
    }
}

/// A message that is processed in pieces, after its first block of keystream.
#[derive(Clone)]
pub struct GcmState {
    keystream: Buffered<Counter<'static>>,
    hash: Ghash<'static>,
    mask: Mask,
    aad_bytes: u64,
}

impl GcmState {
    fn new(mut message: GcmText<'_>, aad: &[u8]) -> Self {
        let (mask, steps) = (message.mask(), message.hash.key.steps);
        absorb_aad(&mut message.hash, aad);
        let keystream = Buffered::new(message.keystream.owned(), steps);
        Self { keystream, hash: message.hash.owned(), mask, aad_bytes: message.aad_bytes }
    }
}

impl aead::AeadState for GcmState {
    fn check(&self, bytes: usize) -> Result<(), Error> {
        check_length(self.hash.bytes, bytes)
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
        tag_length(MIN_TAG_BYTES, BLOCK, bytes)?;
        Ok(&GcmText::tag(&mut self.hash, self.aad_bytes, self.mask.bytes())[..bytes])
    }
}
