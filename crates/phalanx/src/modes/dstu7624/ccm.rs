//! CCM.

use alloc::borrow::Cow;

use core::fmt;

use phalanx_kernels::parts::{Engine, wipe, wiped_beside, with_room};

use super::ctr::counter_after;
use super::kalyna::{Kalyna, low_half};
use crate::modes::cipher::BlockCipher;
use crate::modes::common::aead::{Aead, AeadSizes, IsAead};
use crate::modes::common::counter::Counter;
use crate::modes::common::mac::{Chain, authentic};
use crate::modes::common::stream::{Buffered, MAX_BLOCK_BYTES, PIECE_BYTES};
use crate::modes::common::{Keyed, block, nonce_length, tag_length};
use crate::modes::rules::{Dstu7624, mode};
use crate::steps::Steps;
use crate::{Cipher, Error};

/// Authenticated encryption with CCM as in DSTU 7624:2014, using the usual parameters:
///
/// | variant | tag (bytes) | N_B, size of the length field (bytes) | longest message |
/// |---|---|---|---|
/// | Kalyna-128/128, 128/256, 256/256 | 16 | 4 | 4 GiB - 1 byte |
/// | Kalyna-256/512 | 32 | 6 | 256 TiB - 1 byte |
/// | Kalyna-512/512 | 64 | 8 | limited by the address space |
///
/// For other parameters, call [`Ccm::with_parameters`].
///
/// - Nonce: one block (16, 32 or 64 bytes). **The part before its last N_B + 1 bytes must never
///   repeat under one key.**
/// - Message: at least one byte, even if there is associated data (section 13.1). An empty message
///   is rejected with [`Error::Empty`].
///
/// This is not NIST CCM. It has to process blocks one after the other, which makes it much slower
/// than [`Gcm`](super::Gcm).
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Ccm};
///
/// let ccm = Ccm::<Kalyna256_256>::new(&[7; 32]);
/// let (nonce, mut data, mut tag) = ([1; 32], *b"attack at dawn", [0; 16]);
/// ccm.encrypt_detached(&nonce, b"header", &mut data, &mut tag)?;
/// assert_eq!(ccm.decrypt_detached(&nonce, b"footer", &mut data, &tag), Err(Error::NotAuthentic));
/// ccm.decrypt_detached(&nonce, b"header", &mut data, &tag)?;
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub type Ccm<C> = Keyed<C, mode::Ccm<Dstu7624>>;

impl<C: Kalyna> Ccm<C> {
    /// The size of the field for the message length in bytes, called N_B in the standard.
    pub const LENGTH_BYTES: usize = C::CCM.1;

    /// Returns the same key with other parameters: a tag of 8, 16, 32, 48 or 64 bytes, but no
    /// longer than a block, and N_B between 1 and 8.
    ///
    /// # Errors
    /// [`Error::Parameter`].
    pub fn with_parameters(&self, tag_bytes: usize, length_bytes: usize) -> Result<CcmWithParameters<C>, Error> {
        if code(tag_bytes).is_none() || tag_bytes > block::<C>() {
            let allowed = "8, 16, 32, 48 or 64 bytes, up to a block";
            return Err(Error::Parameter { what: "tag length", allowed, got: tag_bytes as u64 });
        }
        if !(1..=8).contains(&length_bytes) {
            let got = length_bytes as u64;
            return Err(Error::Parameter { what: "N_B", allowed: "1 to 8 bytes", got });
        }
        Ok(CcmWithParameters { cipher: self.cipher.clone(), tag_bytes, length_bytes })
    }

    fn inner(&self) -> Inner<'_> {
        Inner { engine: self.engine(), tag: C::CCM.0, lengths: C::CCM.1 }
    }
}

impl IsAead for mode::Ccm<Dstu7624> {}

impl<C: Kalyna> Aead<C> for mode::Ccm<Dstu7624> {
    const NONCE_BYTES: usize = block::<C>();
    const TAG_BYTES: usize = C::CCM.0;

    fn encrypt(key: &Ccm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        key.inner().seal(nonce, aad, data, tag)
    }

    fn decrypt(key: &Ccm<C>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        key.inner().open(nonce, aad, data, tag)
    }
}

impl<C: Kalyna> AeadSizes<C> for mode::Ccm<Dstu7624> {
    type Nonce = <C::Standard as crate::Standard>::Block;
    const ZERO_NONCE: Self::Nonce = <C::Standard as crate::Standard>::ZERO_BLOCK;
    #[cfg(feature = "aead")]
    type NonceSize = <C::Standard as crate::Standard>::BlockSize;
    #[cfg(feature = "aead")]
    type TagSize = C::CcmTagSize;
}

/// [`Ccm`] with other parameters. Created by [`Ccm::with_parameters`].
///
/// ```
/// use phalanx::{Error, Kalyna128_256, modes::dstu7624::Ccm};
///
/// let ccm = Ccm::<Kalyna128_256>::new(&[7; 32]).with_parameters(8, 2)?;
/// let (nonce, mut data, mut tag) = ([1; 16], *b"attack at dawn", [0; 8]);
/// ccm.encrypt_detached(&nonce, b"header", &mut data, &mut tag)?;
/// ccm.decrypt_detached(&nonce, b"header", &mut data, &tag)?;
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct CcmWithParameters<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
    pub(crate) tag_bytes: usize,
    length_bytes: usize,
}

impl<C: Kalyna> phalanx_kernels::parts::ZeroizeOnDrop for CcmWithParameters<C> {}

impl<C: Kalyna> CcmWithParameters<C> {
    /// Encrypts `data` in place and writes the tag.
    ///
    /// # Errors
    /// Same as [`Ccm::encrypt_detached`].
    pub fn encrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        self.inner().seal(nonce, aad, data, tag)
    }

    /// Verifies the tag in constant time, then decrypts `data` in place.
    ///
    /// # Errors
    /// Same as [`Ccm::decrypt_detached`].
    pub fn decrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.inner().open(nonce, aad, data, tag)
    }

    fn inner(&self) -> Inner<'_> {
        Inner { engine: self.cipher.engine(), tag: self.tag_bytes, lengths: self.length_bytes }
    }
}

impl<C: Kalyna> Clone for CcmWithParameters<C> {
    fn clone(&self) -> Self {
        Self { cipher: self.cipher.clone(), ..*self }
    }
}

impl<C: Kalyna> fmt::Debug for CcmWithParameters<C> {
    /// Shows the cipher, level and parameters, but never the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("CcmWithParameters");
        out.field("cipher", &self.cipher).field("tag_bytes", &self.tag_bytes).field("length_bytes", &self.length_bytes);
        out.finish()
    }
}

/// The code for a tag length in the first block.
pub(super) fn code(tag: usize) -> Option<u8> {
    Some(match tag {
        8 => 2,
        16 => 3,
        32 => 4,
        48 => 5,
        64 => 6,
        _ => return None,
    })
}

/// A key with its parameters, which are in bytes.
struct Inner<'k> {
    engine: &'k Engine,
    tag: usize,
    lengths: usize,
}

impl Inner<'_> {
    fn seal(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        self.check(nonce, aad, data, tag.len())?;
        wiped_beside(aad.len().saturating_add(data.len()), || {
            let mut mac = self.begin(nonce, aad, data.len());
            mac.absorb(data);
            let mut keystream = self.keystream(nonce);
            keystream.apply_in_frame(data, |_| {});
            tag.copy_from_slice(&mac.end(&[])[..tag.len()]);
            keystream.apply_in_frame(tag, |_| {});
        });
        Ok(())
    }

    fn open(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.check(nonce, aad, data, tag.len())?;
        wiped_beside(aad.len().saturating_add(data.len()), || {
            verify(self.begin(nonce, aad, data.len()), self.keystream(nonce), data, tag)?;
            self.keystream(nonce).apply_in_frame(data, |_| {});
            Ok(())
        })
    }

    fn check(&self, nonce: &[u8], aad: &[u8], data: &[u8], tag: usize) -> Result<(), Error> {
        nonce_length(self.engine.family().block, nonce)?;
        tag_length(self.tag, self.tag, tag)?;
        let (most, got) = (u64::MAX >> (64 - 8 * self.lengths), aad.len().max(data.len()) as u64);
        if got > most {
            return Err(Error::TooLong { max: most, got });
        }
        if data.is_empty() { Err(Error::Empty) } else { Ok(()) }
    }

    /// Returns the keystream. The tag is masked with the bytes that follow those used for the
    /// message. Only the low half of the block is used as the counter.
    fn keystream(&self, nonce: &[u8]) -> Buffered<Counter<'_>> {
        let block = nonce.len();
        let counter = counter_after(Cow::Borrowed(self.engine), low_half(block), nonce, 1 << (4 * block).min(64));
        Buffered::new(counter, Steps::new(self.engine.level()))
    }

    /// Starts the chain with everything that precedes the message.
    fn begin(&self, nonce: &[u8], aad: &[u8], message: usize) -> Chain {
        let (block, lengths) = (nonce.len(), self.lengths);
        let mut mac = Chain::new(self.engine.clone());
        let flags = u8::from(!aad.is_empty()) << 7 | code(self.tag).unwrap_or(0) << 4 | (lengths - 1) as u8;
        mac.absorb(&nonce[..block - lengths - 1]);
        mac.absorb(&(message as u64).to_le_bytes()[..lengths]);
        mac.absorb(&[flags]);
        if !aad.is_empty() {
            // The padding goes between the length and the data, so that the data ends at a block
            // boundary.
            let zeros = (lengths + aad.len()).next_multiple_of(block) - lengths - aad.len();
            mac.absorb(&(aad.len() as u64).to_le_bytes()[..lengths]);
            mac.absorb(&[0; MAX_BLOCK_BYTES][..zeros]);
            mac.absorb(aad);
        }
        mac
    }
}

/// Verifies the tag of a ciphertext. The tag authenticates the plaintext, so we have to decrypt
/// first. We use a temporary buffer, because the caller must not see unverified plaintext.
pub(super) fn verify(
    mut mac: Chain,
    mut keystream: Buffered<Counter<'_>>,
    data: &[u8],
    tag: &[u8],
) -> Result<(), Error> {
    for piece in data.chunks(PIECE_BYTES) {
        with_room(piece, piece.len(), |aside| {
            keystream.apply_in_frame(aside, |_| {});
            mac.absorb(aside);
        });
    }
    let mut plain = [0; MAX_BLOCK_BYTES];
    let plain = &mut plain[..tag.len()];
    plain.copy_from_slice(tag);
    keystream.apply_in_frame(plain, |_| {});
    let verdict = authentic(&mac.end(&[])[..tag.len()], plain);
    wipe(plain);
    verdict
}
