//! What UAPKI up to 2.0.2 and cryptonite wrote where they depart from DSTU 7624:2014, to be read and written anew. **Nothing here
//! writes.**
//!
//! These inputs are read by other rules here; where there are none of them, the modes of the standard read the same:
//!
//! | mode | what differs |
//! |---|---|
//! | [`Gcm`] | associated data that are not whole blocks have zeros as padding; of data that are not, the padded length is authenticated |
//! | [`Gmac`] | of a message that is not whole blocks, the padded length is authenticated |
//! | [`Ccm`] | one byte of each length, whatever N_B; the header of associated data has a layout of its own, and is there without any |
//! | [`Kw`] | the number of a step has one byte: from 21 blocks on |
//! | [`KwPadded`] | no padding where the key and its length are whole blocks |
//!
//! [`AnyKw`] reads both forms of wrapped keys, between which UAPKI does not tell.
//!
//! **What is not read:** tags that UAPKI made of messages in pieces (`dstu7624_update_mac`, `dstu7624_final_mac`) do not authenticate the
//! last block, but the first one twice; nobody should verify them. The rows for [`Gcm`] and [`Gmac`] are true of whole messages
//! (`dstu7624_encrypt`).
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
//! Gmac::<Kalyna128_128>::new_from_slice(&key)?.verify(&message, &tag)?;
//! # Ok::<(), Error>(())
//! ```

use alloc::vec::Vec;

use phalanx_kernels::parts::wiped_beside;

use super::ccm::{code, verify};
use super::ctr::{counter_after, whole};
use super::kalyna::Kalyna;
use super::kw::{key_in, unwrapped};
use crate::Error;
use crate::modes::common::ghash::Ghash;
use crate::modes::common::mac::{Chain, authentic};
use crate::modes::common::stream::{Buffered, MAX_BLOCK_BYTES};
use crate::modes::common::{Keyed, block, nonce_length, tag_length};
use crate::modes::rules::{Uapki, mode};
use crate::steps::{LITTLE_16_LOW, LITTLE_32_LOW_8, LITTLE_64_LOW_8, Padding, Sequence, unpadded};

/// GCM as UAPKI had it. **The tag does not depend on the initialisation vector.**
pub type Gcm<C> = Keyed<C, mode::Gcm<Uapki>>;

impl<C: Kalyna> Gcm<C> {
    /// Verifies the tag, 8 bytes to a block, in constant time, and only then decrypts `data` in place.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::NonceLength`], [`Error::TagLength`], [`Error::TooLong`]; [`Error::Empty`] if data and
    /// associated data are. `data` is unchanged then.
    pub fn decrypt_detached(&self, iv: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        let block = block::<C>();
        nonce_length(block, iv)?;
        tag_length(8, block, tag.len())?;
        if aad.is_empty() && data.is_empty() {
            return Err(Error::Empty);
        }
        wiped_beside(aad.len().saturating_add(data.len()), || {
            let mut hash = Ghash::new(&self.extra);
            hash.check(aad.len().max(data.len()) as u64)?;
            hash.update(aad);
            // Zeros.
            let aad_bytes = hash.end(Padding::None);
            hash.update(data);
            let data_bytes = hash.end(Padding::OneZeros).next_multiple_of(block as u64);
            authentic(&hash.encrypted_sum([aad_bytes, data_bytes])[..tag.len()], tag)?;
            let engine = self.engine();
            let counter = counter_after(engine, low_eight(block), iv, u128::MAX);
            Buffered::new(counter, self.steps()).apply_unwiped(data)
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
pub type Gmac<C> = Keyed<C, mode::Gmac<Uapki>>;

impl<C: Kalyna> Gmac<C> {
    /// Verifies a tag, 8 bytes to a block, in constant time.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::TagLength`], [`Error::TooLong`]; [`Error::Empty`] if the message is.
    pub fn verify(&self, message: &[u8], tag: &[u8]) -> Result<(), Error> {
        let block = block::<C>();
        tag_length(8, block, tag.len())?;
        if message.is_empty() {
            return Err(Error::Empty);
        }
        wiped_beside(message.len(), || {
            let mut hash = Ghash::new(&self.extra);
            hash.check(message.len() as u64)?;
            hash.update(message);
            let bytes = hash.end(Padding::OneZeros).next_multiple_of(block as u64);
            authentic(&hash.encrypted_sum([bytes, 0])[..tag.len()], tag)
        })
    }
}

/// CCM as UAPKI had it, with the parameters that [`super::Ccm`] has by default.
pub type Ccm<C> = Keyed<C, mode::Ccm<Uapki>>;

impl<C: Kalyna> Ccm<C> {
    /// Verifies the tag in constant time, and only then decrypts `data` in place, which may be empty.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::NonceLength`], [`Error::TagLength`]; `data` is unchanged then.
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
                let counter = counter_after(self.engine(), whole(block), nonce, u128::MAX);
                Buffered::new(counter, self.steps())
            };
            verify(mac, keystream(), data, tag)?;
            keystream().apply_unwiped(data)
        })
    }
}

/// Key wrap as UAPKI had it. It did not verify what it unwrapped; this does.
pub type Kw<C> = Keyed<C, mode::Kw<Uapki>>;

impl<C: Kalyna> Kw<C> {
    /// Verifies a wrapped key of whole blocks in constant time, and gives it. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::PartialBlock`], [`Error::NotAuthentic`].
    pub fn unwrap(&self, wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        Ok(unwrapped(self.engine(), wrapped, 1)?.bytes().to_vec())
    }
}

/// Key wrap with padding as UAPKI had it, for keys that are not whole blocks, and for those of the others that it padded. It did not
/// verify what it unwrapped; this does.
pub type KwPadded<C> = Keyed<C, mode::KwPadded<Uapki>>;

impl<C: Kalyna> KwPadded<C> {
    /// Verifies a wrapped key in constant time, and gives it. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::PartialBlock`], [`Error::NotAuthentic`].
    pub fn unwrap(&self, wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        let message = unwrapped(self.engine(), wrapped, 1)?;
        Ok(padded_key(message.bytes(), block::<C>()).ok_or(Error::NotAuthentic)?.to_vec())
    }
}

/// Key wrap as UAPKI had it, of whichever form: nothing in a wrapped key tells whether it is that of [`Kw`] or of [`KwPadded`]. **Use this
/// one** unless something else tells.
///
/// The key in front of its length is the one, and where there is no length in the right place, all that was wrapped. So a key of whole
/// blocks that by chance ends with its own length comes out shorter: a random one does in one of 2^64 cases.
///
/// ```
/// use phalanx::{Error, Kalyna128_256, modes::dstu7624};
///
/// // What the standard wraps of a key of two blocks, UAPKI does, too.
/// let wrapped = dstu7624::Kw::<Kalyna128_256>::new(&[7; 32]).wrap(&[5; 32])?;
/// assert_eq!(dstu7624::uapki::AnyKw::<Kalyna128_256>::new(&[7; 32]).unwrap(&wrapped)?, [5; 32]);
/// # Ok::<(), Error>(())
/// ```
pub type AnyKw<C> = Keyed<C, mode::AnyKw<Uapki>>;

impl<C: Kalyna> AnyKw<C> {
    /// Verifies a wrapped key in constant time, and gives it. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::PartialBlock`], [`Error::NotAuthentic`].
    pub fn unwrap(&self, wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        let message = unwrapped(self.engine(), wrapped, 1)?;
        Ok(padded_key(message.bytes(), block::<C>()).unwrap_or(message.bytes()).to_vec())
    }
}

/// The key in front of its length, with padding behind that or without.
fn padded_key(message: &[u8], block: usize) -> Option<&[u8]> {
    let padding = unpadded(Padding::OneZeros, &message[message.len() - block..]);
    padding.into_iter().chain([0]).find_map(|padding| key_in(message, padding, block / 2))
}
