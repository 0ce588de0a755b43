//! Authentication code and gamma.

use alloc::sync::Arc;
use core::fmt;

use phalanx_kernels::equal;
use phalanx_kernels::parts::{Batch, Engine, wipe, wiped_beside};

use super::blocks::{Blocks, CbcMac};
use super::ctr::counter_after;
use super::{Kalyna, low_half, one_block, tag_length};
use crate::modes::aead::aead;
use crate::modes::counter::Counter;
use crate::modes::keyed::keyed;
use crate::modes::stream::{Buffered, MOST, PIECE};
use crate::modes::{BlockCipher, Padding};
use crate::steps::Steps;
use crate::{Cipher, Error};

/// Authenticated encryption by CCM of DSTU 7624:2014, with the parameters that are in use:
///
/// | variant | tag | N_B, bytes of a length | longest message |
/// |---|---|---|---|
/// | Kalyna-128/128, 128/256, 256/256 | 16 | 4 | 4 GiB less a byte |
/// | Kalyna-256/512 | 32 | 6 | 256 TiB less a byte |
/// | Kalyna-512/512 | 64 | 8 | what can be addressed |
///
/// [`Ccm::with_parameters`] takes others. The nonce is one block (16, 32 or 64 bytes), and **what of it is in front of the last
/// N_B + 1 bytes must never repeat under one key**. The message has a byte or more. It is not the CCM of NIST, and much slower than
/// [`Gcm`](super::Gcm), since every block waits for the one before.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Ccm};
///
/// let ccm = Ccm::<Kalyna256_256>::new(&[7; 32]);
/// let (nonce, mut data, mut tag) = ([1; 32], *b"attack at dawn", [0; 16]);
/// ccm.encrypt_in_place(&nonce, b"header", &mut data, &mut tag)?;
/// assert_eq!(ccm.decrypt_in_place(&nonce, b"footer", &mut data, &tag), Err(Error::NotAuthentic));
/// ccm.decrypt_in_place(&nonce, b"header", &mut data, &tag)?;
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct Ccm<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Ccm, Kalyna);
aead!(Ccm, Kalyna, <C::Standard as crate::Standard>::BlockSize, C::CcmTagSize);

impl<C: Kalyna> Ccm<C> {
    /// Bytes of a nonce.
    pub const NONCE_BYTES: usize = Cipher::<C::Standard>::BLOCK_BYTES;
    /// Bytes of a tag.
    pub const TAG_BYTES: usize = C::CCM.0;
    /// Bytes of the length of a message, N_B of the standard.
    pub const LENGTH_BYTES: usize = C::CCM.1;

    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// The same key with other parameters: a tag of 8, 16, 32, 48 or 64 bytes, up to a block, and N_B, the bytes of a length, 1 to 8.
    ///
    /// # Errors
    /// [`Error::Parameter`].
    pub fn with_parameters(&self, tag_bytes: usize, length_bytes: usize) -> Result<CcmWithParameters<C>, Error> {
        if code(tag_bytes).is_none() || tag_bytes > Self::NONCE_BYTES {
            let allowed = "8, 16, 32, 48 or 64 bytes, up to a block";
            return Err(Error::Parameter { what: "length of a tag", allowed, got: tag_bytes as u64 });
        }
        if !(1..=8).contains(&length_bytes) {
            let got = length_bytes as u64;
            return Err(Error::Parameter { what: "N_B", allowed: "1 to 8 bytes", got });
        }
        Ok(CcmWithParameters { cipher: self.cipher.clone(), tag_bytes, length_bytes })
    }

    /// Encrypts `data` in place and writes the tag.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TagLength`], [`Error::TooLong`]; [`Error::Empty`] if the message is. Nothing is written
    /// then.
    pub fn encrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        self.inner().seal(nonce, aad, data, tag)
    }

    /// Verifies the tag in constant time, and only then decrypts `data` in place.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Ccm::encrypt_in_place`]; `data` is unchanged then.
    pub fn decrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.inner().open(nonce, aad, data, tag)
    }

    fn inner(&self) -> Inner<'_> {
        Inner { engine: self.cipher.engine(), tag: Self::TAG_BYTES, lengths: Self::LENGTH_BYTES }
    }
}

/// [`Ccm`] with other parameters than the usual ones: see [`Ccm::with_parameters`].
///
/// ```
/// use phalanx::{Error, Kalyna128_256, modes::dstu7624::Ccm};
///
/// let ccm = Ccm::<Kalyna128_256>::new(&[7; 32]).with_parameters(8, 2)?;
/// let (nonce, mut data, mut tag) = ([1; 16], *b"attack at dawn", [0; 8]);
/// ccm.encrypt_in_place(&nonce, b"header", &mut data, &mut tag)?;
/// ccm.decrypt_in_place(&nonce, b"header", &mut data, &tag)?;
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub struct CcmWithParameters<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
    tag_bytes: usize,
    length_bytes: usize,
}

impl<C: Kalyna> CcmWithParameters<C> {
    /// Encrypts `data` in place and writes the tag.
    ///
    /// # Errors
    /// As [`Ccm::encrypt_in_place`].
    pub fn encrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        self.inner().seal(nonce, aad, data, tag)
    }

    /// Verifies the tag in constant time, and only then decrypts `data` in place.
    ///
    /// # Errors
    /// As [`Ccm::decrypt_in_place`].
    pub fn decrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
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
    /// The cipher's name and level and the parameters, never the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("CcmWithParameters");
        out.field("cipher", &self.cipher).field("tag_bytes", &self.tag_bytes).field("length_bytes", &self.length_bytes);
        out.finish()
    }
}

/// What the first block has for a tag of so many bytes.
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

/// A key with parameters, in bytes.
struct Inner<'k> {
    engine: &'k Arc<Engine>,
    tag: usize,
    lengths: usize,
}

impl Inner<'_> {
    fn seal(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        self.check(nonce, aad, data, tag.len())?;
        wiped_beside(aad.len().saturating_add(data.len()), || {
            let mut mac = self.begin(nonce, aad, data.len());
            mac.update(data);
            let mut keystream = self.keystream(nonce);
            keystream.apply_in_frame(data, |_| {});
            tag.copy_from_slice(&mac.end()[..tag.len()]);
            keystream.apply_in_frame(tag, |_| {});
        });
        Ok(())
    }

    fn open(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.check(nonce, aad, data, tag.len())?;
        wiped_beside(aad.len().saturating_add(data.len()), || {
            self.begin(nonce, aad, data.len()).verify(self.keystream(nonce), data, tag)?;
            self.keystream(nonce).apply_in_frame(data, |_| {});
            Ok(())
        })
    }

    fn check(&self, nonce: &[u8], aad: &[u8], data: &[u8], tag: usize) -> Result<(), Error> {
        one_block(self.engine.family().block, nonce)?;
        tag_length(self.tag, self.tag, tag)?;
        let (most, got) = (u64::MAX >> (64 - 8 * self.lengths), aad.len().max(data.len()) as u64);
        if got > most {
            return Err(Error::TooLong { most, got });
        }
        if data.is_empty() { Err(Error::Empty) } else { Ok(()) }
    }

    /// The gamma, of which the tag takes what follows the message. The low half of the block counts.
    fn keystream(&self, nonce: &[u8]) -> Buffered<Counter> {
        let block = nonce.len();
        let counter = counter_after(self.engine, low_half(block), nonce, 1 << (4 * block).min(64));
        Buffered::new(counter, Steps::new(self.engine.level()))
    }

    /// The chain over what is in front of the message.
    fn begin(&self, nonce: &[u8], aad: &[u8], message: usize) -> Mac {
        let (block, lengths) = (nonce.len(), self.lengths);
        let mut mac = Mac::new(self.engine.clone());
        let flags = u8::from(!aad.is_empty()) << 7 | code(self.tag).unwrap_or(0) << 4 | (lengths - 1) as u8;
        mac.update(&nonce[..block - lengths - 1]);
        mac.update(&(message as u64).to_le_bytes()[..lengths]);
        mac.update(&[flags]);
        if !aad.is_empty() {
            // The zeros stand between the length and the data, which end with a block.
            let zeros = (lengths + aad.len()).next_multiple_of(block) - lengths - aad.len();
            mac.update(&(aad.len() as u64).to_le_bytes()[..lengths]);
            mac.update(&[0; MOST][..zeros]);
            mac.update(aad);
        }
        mac
    }
}

/// The chain over what comes in pieces.
pub(super) struct Mac {
    chain: CbcMac,
    blocks: Blocks,
}

impl Mac {
    pub(super) fn new(engine: Arc<Engine>) -> Self {
        let blocks = Blocks::new(engine.family().block, false);
        Self { chain: CbcMac::new(engine), blocks }
    }

    pub(super) fn update(&mut self, piece: &[u8]) {
        let chain = &mut self.chain;
        self.blocks.update(piece, |blocks| chain.absorb(blocks));
    }

    /// Verifies the tag of a ciphertext. What is authenticated is the message, which nobody may see yet: it is decrypted aside.
    pub(super) fn verify(mut self, mut keystream: Buffered<Counter>, data: &[u8], tag: &[u8]) -> Result<(), Error> {
        let mut room = Batch::padded(&[], PIECE.min(data.len()));
        for piece in data.chunks(PIECE) {
            let aside = &mut room.bytes_mut()[..piece.len()];
            aside.copy_from_slice(piece);
            keystream.apply_in_frame(aside, |_| {});
            self.update(aside);
        }
        let mut plain = [0; MOST];
        let plain = &mut plain[..tag.len()];
        plain.copy_from_slice(tag);
        keystream.apply_in_frame(plain, |_| {});
        let authentic = equal(&self.end()[..tag.len()], plain);
        wipe(plain);
        if authentic { Ok(()) } else { Err(Error::NotAuthentic) }
    }

    /// What authenticates, a block.
    fn end(&mut self) -> &[u8] {
        if self.blocks.filled() > 0 {
            self.chain.absorb(self.blocks.last(Padding::OneZeros));
        }
        self.chain.sum()
    }
}
