//! What UAPKI up to 2.0.2 and cryptonite wrote where they depart from DSTU 7624:2014, to be read and written anew. **Nothing here
//! writes.**
//!
//! Only these inputs differ; where there are none of them, the modes of the standard read the same:
//!
//! | mode | what differs |
//! |---|---|
//! | [`Gcm`] | associated data that are not whole blocks have zeros as padding; of data that are not, the padded length is authenticated |
//! | [`Gmac`] | of a message that is not whole blocks, the padded length is authenticated |
//! | [`Ccm`] | one byte of each length, whatever N_B; the header of associated data has a layout of its own, and is there without any |
//! | [`Kw`] | the number of a step has one byte: from 21 blocks on |
//! | [`KwPadded`] | no padding where the key and its length are whole blocks |
//!
//! Counters go on in other bytes there, too (the low eight in GCM, the whole block in CCM), which is seen once in 2^64 blocks.
//! cryptonite padded associated data with whatever was in its memory, which nobody can verify.
//!
//! ```
//! use phalanx::{Error, Kalyna128_128, modes::dstu7624::uapki::Gmac};
//!
//! # let hex = |text: &str| -> Vec<u8> {
//! #     text.as_bytes().chunks(2).map(|pair| u8::from_str_radix(str::from_utf8(pair).unwrap(), 16).unwrap()).collect()
//! # };
//! let key = hex("000102030405060708090a0b0c0d0e0f");
//! let message = hex("404142434445464748494a4b4c4d4e4f5051525354");
//! let tag = hex("19aa2dcf5c8ffd82102e1dde1b64c267");
//! Gmac::<Kalyna128_128>::from_slice(&key)?.verify(&message, &tag)?;
//! # Ok::<(), Error>(())
//! ```

use alloc::sync::Arc;
use alloc::vec::Vec;

use phalanx_kernels::equal;
use phalanx_kernels::parts::wiped_beside;

use super::ccm::{Mac, code};
use super::ctr::{counter_after, whole};
use super::hash::{Hash, HashKey};
use super::kw::{key_in, unwrapped};
use super::{Kalyna, one_block, tag_length};
use crate::modes::keyed::keyed;
use crate::modes::stream::{Buffered, MOST};
use crate::modes::{BlockCipher, Padding};
use crate::steps::{LITTLE_16_LOW, LITTLE_32_LOW_8, LITTLE_64_LOW_8, Sequence, Steps, unpadded};
use crate::{Cipher, Error};

/// GCM as UAPKI had it. **The tag does not depend on the initialisation vector.**
pub struct Gcm<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
    hash: Arc<HashKey>,
}

keyed!(Gcm, Kalyna, hash);

impl<C: Kalyna> Gcm<C> {
    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        let hash = HashKey::new(cipher.engine(), C::FIELD);
        Self { cipher, hash }
    }

    /// Verifies the tag, 8 bytes to a block, in constant time, and only then decrypts `data` in place.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::NonceLength`], [`Error::TagLength`], [`Error::TooLong`]; [`Error::Empty`] if data and
    /// associated data are. `data` is unchanged then.
    pub fn decrypt_in_place(&self, iv: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        let block = Cipher::<C::Standard>::BLOCK_BYTES;
        one_block(block, iv)?;
        tag_length(8, block, tag.len())?;
        if aad.is_empty() && data.is_empty() {
            return Err(Error::Empty);
        }
        wiped_beside(aad.len().saturating_add(data.len()), || {
            let mut hash = Hash::new(&self.hash);
            hash.check(aad.len().max(data.len()) as u64)?;
            hash.update(aad);
            // Zeros.
            let aad_bytes = hash.end(Padding::None);
            hash.update(data);
            let data_bytes = hash.end(Padding::OneZeros).next_multiple_of(block as u64);
            if !equal(&hash.tag([aad_bytes, data_bytes])[..tag.len()], tag) {
                return Err(Error::NotAuthentic);
            }
            let engine = self.cipher.engine();
            let counter = counter_after(engine, low_eight(block), iv, u128::MAX);
            Buffered::new(counter, Steps::new(engine.level())).apply_unwiped(data)
        })
    }
}

/// Little-endian counters of which only the low eight bytes count.
fn low_eight(block: usize) -> &'static Sequence {
    match block {
        16 => &LITTLE_16_LOW,
        32 => &LITTLE_32_LOW_8,
        _ => &LITTLE_64_LOW_8,
    }
}

/// GMAC as UAPKI had it, of whole messages.
pub struct Gmac<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
    hash: Arc<HashKey>,
}

keyed!(Gmac, Kalyna, hash);

impl<C: Kalyna> Gmac<C> {
    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        let hash = HashKey::new(cipher.engine(), C::FIELD);
        Self { cipher, hash }
    }

    /// Verifies a tag, 8 bytes to a block, in constant time.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::TagLength`], [`Error::TooLong`]; [`Error::Empty`] if the message is.
    pub fn verify(&self, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        let block = Cipher::<C::Standard>::BLOCK_BYTES;
        tag_length(8, block, tag.len())?;
        if message.is_empty() {
            return Err(Error::Empty);
        }
        wiped_beside(message.len(), || {
            let mut hash = Hash::new(&self.hash);
            hash.check(message.len() as u64)?;
            hash.update(message);
            let bytes = hash.end(Padding::OneZeros).next_multiple_of(block as u64);
            let authentic = equal(&hash.tag([bytes, 0])[..tag.len()], tag);
            if authentic { Ok(()) } else { Err(Error::NotAuthentic) }
        })
    }
}

/// CCM as UAPKI had it, with the parameters that [`super::Ccm`] has by default.
pub struct Ccm<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Ccm, Kalyna);

impl<C: Kalyna> Ccm<C> {
    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Verifies the tag in constant time, and only then decrypts `data` in place, which may be empty.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::NonceLength`], [`Error::TagLength`]; `data` is unchanged then.
    pub fn decrypt_in_place(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        let (expected, lengths) = C::CCM;
        one_block(Cipher::<C::Standard>::BLOCK_BYTES, nonce)?;
        tag_length(expected, expected, tag.len())?;
        wiped_beside(aad.len().saturating_add(data.len()), || {
            let mut mac = Mac::new(self.cipher.engine().clone());
            let block = nonce.len();
            let flags = u8::from(!data.is_empty()) << 7 | code(expected).unwrap_or(0) << 4 | (lengths - 1) as u8;
            mac.update(&nonce[..block - lengths - 1]);
            mac.update(&(data.len() as u8 as u64).to_le_bytes()[..lengths]);
            mac.update(&[flags, aad.len() as u8]);
            mac.update(&[0; MOST][..block - aad.len() % block - 1]);
            mac.update(aad);
            let keystream = || {
                let counter = counter_after(self.cipher.engine(), whole(block), nonce, u128::MAX);
                Buffered::new(counter, Steps::new(self.cipher.level()))
            };
            mac.verify(keystream(), data, tag)?;
            keystream().apply_unwiped(data)
        })
    }
}

/// Key wrap as UAPKI had it. It did not verify what it unwrapped; this does.
pub struct Kw<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(Kw, Kalyna);

impl<C: Kalyna> Kw<C> {
    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Verifies a wrapped key of whole blocks in constant time, and gives it. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::PartialBlock`], [`Error::NotAuthentic`].
    pub fn unwrap(&self, wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        Ok(unwrapped(self.cipher.engine(), wrapped, 1)?.bytes().to_vec())
    }
}

/// Key wrap with padding as UAPKI had it. It did not verify what it unwrapped; this does.
pub struct KwPadded<C: Kalyna> {
    cipher: Cipher<<C as BlockCipher>::Standard>,
}

keyed!(KwPadded, Kalyna);

impl<C: Kalyna> KwPadded<C> {
    /// The mode with a cipher that has its key already.
    pub fn from_cipher(cipher: Cipher<C::Standard>) -> Self {
        Self { cipher }
    }

    /// Verifies a wrapped key in constant time, and gives it. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::PartialBlock`], [`Error::NotAuthentic`].
    pub fn unwrap(&self, wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        let block = Cipher::<C::Standard>::BLOCK_BYTES;
        let message = unwrapped(self.cipher.engine(), wrapped, 1)?;
        let message = message.bytes();
        // With padding, and without.
        let padding = unpadded(Padding::OneZeros, &message[message.len() - block..]);
        let found = padding.into_iter().chain([0]).find_map(|padding| key_in(message, padding, block / 2));
        Ok(found.ok_or(Error::NotAuthentic)?.to_vec())
    }
}
