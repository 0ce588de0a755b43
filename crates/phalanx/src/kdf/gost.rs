//! KDF_GOSTR3411_2012_256 and KDF_TREE_GOSTR3411_2012_256.

use core::fmt;

use phalanx_kernels::parts::{Secret, ZeroizeOnDrop, wiped_beside};

use super::limits::{limit, number};
use crate::Error;
use crate::hash::functions::Streebog256;
use crate::hash::{Hmac, HmacKey};

/// Bytes of a digest.
const STEP: usize = 32;

/// A key for KDF_GOSTR3411_2012_256 and KDF_TREE_GOSTR3411_2012_256 of RFC 7836 (R 50.1.113-2016).
/// It keeps the HMAC states after the key, so that each derivation is faster.
///
/// ```
/// use phalanx::{Error, kdf::KdfKey};
///
/// let key = KdfKey::new(&[7; 32])?;
/// let mut derived = [0; 32];
/// key.derive(b"label", b"seed", &mut derived);
///
/// // One step of the tree with R = 1 and L = 256 is the same.
/// let mut same = [0; 32];
/// key.derive_tree(b"label", b"seed", 1, &mut same)?;
/// assert_eq!(derived, same);
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone)]
pub struct KdfKey(Hmac<Streebog256>);

impl KdfKey {
    /// Prepares a key of at least one byte. Keys usually have 32 bytes.
    ///
    /// # Errors
    /// [`Error::Parameter`] if the key is empty.
    pub fn new(key: &[u8]) -> Result<Self, Error> {
        if key.is_empty() {
            return Err(limit("length of the key K_in", "at least one byte (RFC 7836)", 0));
        }
        Ok(Self::prepared(key))
    }

    /// A key that isn't empty.
    pub(super) fn prepared(key: &[u8]) -> Self {
        Self(Hmac::new(key))
    }

    /// KDF_GOSTR3411_2012_256, RFC 7836, section 4.5: derives one key of 32 bytes.
    ///
    /// Labels and seeds may be empty, and are public. A fixed-length seed keeps derivations with
    /// different labels apart.
    pub fn derive(&self, label: &[u8], seed: &[u8], key: &mut [u8; 32]) {
        // This is one step of the tree with R = 1 and L = 256, which is written as two bytes.
        step(self.0.key(), &[1], label, seed, &[1, 0], key);
    }

    /// KDF_TREE_GOSTR3411_2012_256, RFC 7836, section 4.4: derives `keys.len()` bytes, which you
    /// split into keys. `r` is the standard's R, the number of bytes of its counter.
    ///
    /// # Errors
    /// [`Error::Parameter`] if R isn't 1, 2, 3 or 4, or if the length is 0 or more than
    /// 32 (2^(8R) - 1) bytes. Nothing is written in that case.
    pub fn derive_tree(&self, label: &[u8], seed: &[u8], r: usize, keys: &mut [u8]) -> Result<(), Error> {
        let most = match r {
            1 => "1 to 32 * (2^8 - 1) bytes for R = 1 (RFC 7836)",
            2 => "1 to 32 * (2^16 - 1) bytes for R = 2 (RFC 7836)",
            3 => "1 to 32 * (2^24 - 1) bytes for R = 3 (RFC 7836)",
            4 => "1 to 32 * (2^32 - 1) bytes for R = 4 (RFC 7836)",
            _ => return Err(limit("R", "1, 2, 3 or 4 (RFC 7836)", number(r))),
        };
        let steps = (1u64 << (8 * r)) - 1;
        let length = number(keys.len());
        if length == 0 || length.div_ceil(STEP as u64) > steps {
            return Err(limit("length of the derived keys", most, length));
        }
        // L in bits, without leading zeros.
        let bits = (u128::from(length) * 8).to_be_bytes();
        let zeros = bits.iter().take_while(|byte| **byte == 0).count();
        let mut last = Secret::zeros(STEP);
        for (index, key) in (1u32..=u32::MAX).zip(keys.chunks_mut(STEP)) {
            let index = index.to_be_bytes();
            step(self.0.key(), &index[4 - r..], label, seed, &bits[zeros..], last.bytes_mut());
            key.copy_from_slice(&last.bytes()[..key.len()]);
        }
        Ok(())
    }
}

/// HMAC of index, label, a zero, seed and length.
fn step(key: &HmacKey, index: &[u8], label: &[u8], seed: &[u8], length: &[u8], out: &mut [u8]) {
    wiped_beside(label.len().saturating_add(seed.len()), || {
        let mut message = key.inner();
        for part in [index, label, &[0], seed, length] {
            message.take(part);
        }
        key.end(message, out);
    });
}

impl ZeroizeOnDrop for KdfKey {}

impl fmt::Debug for KdfKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KdfKey").finish_non_exhaustive()
    }
}
