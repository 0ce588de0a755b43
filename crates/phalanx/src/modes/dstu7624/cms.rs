//! Wraps content keys in Ukrainian CMS.

use alloc::vec::Vec;
use core::fmt;

use phalanx_kernels::parts::Secret;

use super::cfb::Segments;
use super::cmac::CmacState;
use crate::modes::common::Direction;
use crate::modes::common::{mac, nonce_length};
use crate::{Error, Kalyna256_256, Level};

/// The block size in bytes.
const BLOCK: usize = 32;

/// The initialisation vector of the outer encryption.
const OUTER: [u8; BLOCK] = [
    0x69, 0x73, 0x27, 0x1d, 0x6e, 0x61, 0x1d, 0x06, 0x61, 0x67, 0x15, 0x04, 0x6c, 0x65, 0x50, 0x4c, 0x20, 0x20, 0x00,
    0x4f, 0x6d, 0x68, 0x01, 0x1f, 0x65, 0x61, 0x0c, 0x0c, 0x73, 0x73, 0x47, 0x14,
];

/// The content key wrap of Ukrainian CMS, OID 1.2.804.2.1.1.1.1.1.3.11, with Kalyna-256/256. It
/// isn't one of the standard's modes, but is built from [`Cmac`](super::Cmac) and
/// [`Cfb`](super::Cfb).
///
/// The initialisation vector is 32 bytes long, **must be random**, and must be new for every wrap.
/// It is included in the result in encrypted form, so a 32-byte key becomes 96 bytes.
///
/// ```
/// use phalanx::{Error, modes::dstu7624::CmsKeyWrap};
///
/// let wrap = CmsKeyWrap::new(&[7; 32]);
/// # let random = [1; 32];
/// let mut wrapped = wrap.wrap(&random, &[5; 32])?;
/// assert_eq!(wrapped.len(), 96);
/// assert_eq!(wrap.unwrap(&wrapped)?, [5; 32]);
/// wrapped[0] ^= 1;
/// assert_eq!(wrap.unwrap(&wrapped), Err(Error::NotAuthentic));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone)]
pub struct CmsKeyWrap {
    cipher: Kalyna256_256,
}

impl phalanx_kernels::parts::ZeroizeOnDrop for CmsKeyWrap {}

impl CmsKeyWrap {
    /// The length of an initialisation vector in bytes.
    pub const IV_BYTES: usize = BLOCK;

    /// Creates the key wrap from a cipher that already has a key.
    pub fn from_cipher(cipher: Kalyna256_256) -> Self {
        cipher.engine().serve_mode();
        Self { cipher }
    }

    /// Expands a key for the best kernels that [`Level::active`] allows.
    pub fn new(key: &[u8; 32]) -> Self {
        Self::from_cipher(Kalyna256_256::new(key))
    }

    /// Expands a key that is given as a slice.
    ///
    /// # Errors
    /// [`Error::KeyLength`].
    pub fn new_from_slice(key: &[u8]) -> Result<Self, Error> {
        Ok(Self::from_cipher(Kalyna256_256::new_from_slice(key)?))
    }

    /// Expands a key for the best kernels that `level` allows.
    ///
    /// # Errors
    /// [`Error::Level`] if this CPU does not support the level.
    pub fn with_level(key: &[u8; 32], level: Level) -> Result<Self, Error> {
        Ok(Self::from_cipher(Kalyna256_256::with_level(key, level)?))
    }

    /// Wraps a key of at least one byte.
    ///
    /// # Errors
    /// [`Error::NonceLength`]. [`Error::Parameter`] if the key is empty.
    pub fn wrap(&self, iv: &[u8], key: &[u8]) -> Result<Vec<u8>, Error> {
        nonce_length(BLOCK, iv)?;
        if key.is_empty() {
            return Err(Error::Parameter { what: "length of the key to wrap", allowed: "at least one byte", got: 0 });
        }
        let mut all = Secret::zeros(BLOCK + key.len() + BLOCK);
        let (start, inner) = all.bytes_mut().split_at_mut(BLOCK);
        let (message, tag) = inner.split_at_mut(key.len());
        start.copy_from_slice(iv);
        message.copy_from_slice(key);
        mac::mac(|| Ok(self.mac()), message, tag)?;
        self.cfb(Direction::Encrypt, iv).whole(inner);
        all.bytes_mut().reverse();
        self.cfb(Direction::Encrypt, &OUTER).whole(all.bytes_mut());
        Ok(all.bytes().to_vec())
    }

    /// Verifies a wrapped key in constant time and returns the key. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`].
    pub fn unwrap(&self, wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        // At the very least, there must be an initialisation vector, one key byte and a tag.
        if wrapped.len() <= 2 * BLOCK {
            return Err(Error::NotAuthentic);
        }
        let mut all = Secret::from_slice(wrapped);
        self.cfb(Direction::Decrypt, &OUTER).whole(all.bytes_mut());
        all.bytes_mut().reverse();
        let (iv, inner) = all.bytes_mut().split_at_mut(BLOCK);
        self.cfb(Direction::Decrypt, iv).whole(inner);
        let (key, tag) = inner.split_at(inner.len() - BLOCK);
        mac::verify(|| Ok(self.mac()), key, tag)?;
        Ok(key.to_vec())
    }

    fn cfb(&self, direction: Direction, iv: &[u8]) -> Segments {
        Segments::new(self.cipher.engine().clone(), direction, iv, BLOCK)
    }

    fn mac(&self) -> CmacState {
        CmacState::new(self.cipher.engine().clone())
    }
}

impl fmt::Debug for CmsKeyWrap {
    /// Shows the cipher and level, but never the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CmsKeyWrap").field("cipher", &self.cipher).finish_non_exhaustive()
    }
}
