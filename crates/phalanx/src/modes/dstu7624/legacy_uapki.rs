//! Decrypts legacy formats that cryptonite and UAPKI (up to version 2.0.2) write, which differ from
//! DSTU 7624:2014. **Encryption is not supported.**
//!
//! The formats only differ for the following inputs. For all others, use the standard's modes:
//!
//! | mode | difference |
//! |---|---|
//! | [`Gcm`] | partial blocks of associated data are zero-padded. For partial blocks of data, the padded length is what is authenticated |
//! | [`Gmac`] | for partial blocks, the padded length of the message is what is authenticated |
//! | [`Ccm`] | lengths are one byte long, whatever N_B is. The associated data's header has its own layout, and is present even if there is no associated data |
//! | [`Kw`] | step numbers are one byte long, which makes a difference from 21 blocks up |
//! | [`KwPadded`] | no padding if the key followed by its length makes up whole blocks |
//!
//! [`AnyKw`] reads both forms of wrapped keys, because UAPKI doesn't distinguish between them.
//!
//! **Not supported:** tags that UAPKI computed in pieces (`dstu7624_update_mac`,
//! `dstu7624_final_mac`). They authenticate the first block twice and don't authenticate the last
//! block at all, so do not trust them. The table describes [`Gcm`] and [`Gmac`] for whole messages
//! (`dstu7624_encrypt`).
//!
//! The counters are also of different sizes (the low eight bytes in GCM, the whole block in CCM),
//! which makes a difference for one block in 2^64. cryptonite padded associated data with
//! uninitialised memory, so such tags can't be verified.
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
//! Gmac::<Kalyna128_128>::new_from_slice(&key)?.verify(&message, &tag)?;
//! # Ok::<(), Error>(())
//! ```

use alloc::borrow::Cow;
use alloc::vec::Vec;

use phalanx_kernels::parts::wiped_beside;

use super::ccm::{code, verify};
use super::ctr::{counter_after, whole};
use super::kalyna::Kalyna;
use super::kw::{key_in, unwrapped};
use crate::Error;
use crate::modes::common::ghash::{Ghash, HashKey};
use crate::modes::common::mac::{Chain, authentic};
use crate::modes::common::stream::{Buffered, MAX_BLOCK_BYTES};
use crate::modes::common::{Keyed, block, nonce_length, tag_length};
use crate::modes::rules::{Uapki, mode};
use crate::steps::{LITTLE_16_LOW, LITTLE_32_LOW_8, LITTLE_64_LOW_8, Padding, Sequence, unpadded};

/// UAPKI's GCM. **The tag does not depend on the initialisation vector.**
pub type Gcm<C> = Keyed<C, mode::Gcm<Uapki>>;

impl<C: Kalyna> Gcm<C> {
    /// Verifies the tag, which is between 8 bytes and a block long, in constant time, then decrypts
    /// `data` in place.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::NonceLength`], [`Error::TagLength`] or [`Error::TooLong`].
    /// [`Error::Empty`] if both the data and the associated data are empty. On error, `data` is
    /// unchanged.
    pub fn decrypt_detached(&self, iv: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        let block = block::<C>();
        nonce_length(block, iv)?;
        tag_length(8, block, tag.len())?;
        if aad.is_empty() && data.is_empty() {
            return Err(Error::Empty);
        }
        wiped_beside(aad.len().saturating_add(data.len()), || {
            let mut hash = Ghash::new(HashKey::dstu(Cow::Borrowed(self.engine())));
            hash.check(aad.len().max(data.len()) as u64)?;
            hash.update(aad);
            // This pads with zeros.
            let aad_bytes = hash.end(Padding::None);
            hash.update(data);
            let data_bytes = hash.end(Padding::OneZeros).next_multiple_of(block as u64);
            authentic(&hash.encrypted_sum([aad_bytes, data_bytes])[..tag.len()], tag)?;
            let engine = self.engine();
            let counter = counter_after(Cow::Borrowed(engine), low_eight(block), iv, u128::MAX);
            Buffered::new(counter, self.steps()).apply_unwiped(data)
        })
    }
}

/// Little-endian counters in the low eight bytes of a block.
fn low_eight(block: usize) -> &'static Sequence {
    match block {
        16 => &LITTLE_16_LOW,
        32 => &LITTLE_32_LOW_8,
        _ => &LITTLE_64_LOW_8,
    }
}

/// UAPKI's GMAC, for whole messages.
pub type Gmac<C> = Keyed<C, mode::Gmac<Uapki>>;

impl<C: Kalyna> Gmac<C> {
    /// Verifies a tag, which is between 8 bytes and a block long, in constant time.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::TagLength`] or [`Error::TooLong`]. [`Error::Empty`] if the
    /// message is empty.
    pub fn verify(&self, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        let block = block::<C>();
        tag_length(8, block, tag.len())?;
        if message.is_empty() {
            return Err(Error::Empty);
        }
        wiped_beside(message.len(), || {
            let mut hash = Ghash::new(HashKey::dstu(Cow::Borrowed(self.engine())));
            hash.check(message.len() as u64)?;
            hash.update(message);
            let bytes = hash.end(Padding::OneZeros).next_multiple_of(block as u64);
            authentic(&hash.encrypted_sum([bytes, 0])[..tag.len()], tag)
        })
    }
}

/// UAPKI's CCM, with the same default parameters as [`super::Ccm`].
pub type Ccm<C> = Keyed<C, mode::Ccm<Uapki>>;

impl<C: Kalyna> Ccm<C> {
    /// Verifies the tag in constant time, then decrypts `data` in place. `data` may be empty.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::NonceLength`] or [`Error::TagLength`]. On error, `data` is
    /// unchanged.
    pub fn decrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        let (expected, lengths) = C::CCM;
        nonce_length(block::<C>(), nonce)?;
        tag_length(expected, expected, tag.len())?;
        wiped_beside(aad.len().saturating_add(data.len()), || {
            let mut mac = Chain::new(self.engine().clone());
            let block = nonce.len();
            let flags = u8::from(!data.is_empty()) << 7 | code(expected).unwrap_or(0) << 4 | (lengths - 1) as u8;
            mac.absorb(&nonce[..block - lengths - 1]);
            mac.absorb(&(data.len() as u8 as u64).to_le_bytes()[..lengths]);
            mac.absorb(&[flags, aad.len() as u8]);
            mac.absorb(&[0; MAX_BLOCK_BYTES][..block - aad.len() % block - 1]);
            mac.absorb(aad);
            let keystream = || {
                let counter = counter_after(Cow::Borrowed(self.engine()), whole(block), nonce, u128::MAX);
                Buffered::new(counter, self.steps())
            };
            verify(mac, keystream(), data, tag)?;
            keystream().apply_unwiped(data)
        })
    }
}

/// UAPKI's key wrap. Unlike UAPKI, we verify the unwrapped key.
pub type Kw<C> = Keyed<C, mode::Kw<Uapki>>;

impl<C: Kalyna> Kw<C> {
    /// Verifies a wrapped key that consists of whole blocks in constant time and returns the key.
    /// Wipe it after use.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] or [`Error::NotAuthentic`].
    pub fn unwrap(&self, wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        Ok(unwrapped(self.engine(), wrapped, 1)?.bytes().to_vec())
    }
}

/// UAPKI's key wrap with padding, for keys that don't consist of whole blocks and for any other
/// keys that UAPKI padded. Unlike UAPKI, we verify the unwrapped key.
pub type KwPadded<C> = Keyed<C, mode::KwPadded<Uapki>>;

impl<C: Kalyna> KwPadded<C> {
    /// Verifies a wrapped key in constant time and returns the key. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] or [`Error::NotAuthentic`].
    pub fn unwrap(&self, wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        let message = unwrapped(self.engine(), wrapped, 1)?;
        Ok(padded_key(message.bytes(), block::<C>()).ok_or(Error::NotAuthentic)?.to_vec())
    }
}

/// UAPKI's key wrap in either form. You can't tell from a wrapped key whether [`Kw`] or
/// [`KwPadded`] produced it, so **use this type** unless you know which form it is.
///
/// If the unwrapped data ends with a valid length, the key is the data before that length.
/// Otherwise, all of the data is the key. This means that a key of whole blocks that happens to end
/// with its own length is truncated. For a random key, the probability of this is 2^-64.
///
/// ```
/// use phalanx::{Error, Kalyna128_256, modes::dstu7624};
///
/// // For a two-block key, UAPKI and the standard give the same result.
/// let wrapped = dstu7624::Kw::<Kalyna128_256>::new(&[7; 32]).wrap(&[5; 32])?;
/// assert_eq!(dstu7624::uapki::AnyKw::<Kalyna128_256>::new(&[7; 32]).unwrap(&wrapped)?, [5; 32]);
/// # Ok::<(), Error>(())
/// ```
pub type AnyKw<C> = Keyed<C, mode::AnyKw<Uapki>>;

impl<C: Kalyna> AnyKw<C> {
    /// Verifies a wrapped key in constant time and returns the key. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] or [`Error::NotAuthentic`].
    pub fn unwrap(&self, wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        let message = unwrapped(self.engine(), wrapped, 1)?;
        Ok(padded_key(message.bytes(), block::<C>()).unwrap_or(message.bytes()).to_vec())
    }
}

/// Returns the key that precedes its length, whether or not there is padding after the length.
fn padded_key(message: &[u8], block: usize) -> Option<&[u8]> {
    let padding = unpadded(Padding::OneZeros, &message[message.len() - block..]);
    padding.into_iter().chain([0]).find_map(|padding| key_in(message, padding, block / 2))
}
