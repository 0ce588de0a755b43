//! Key wrap and key derivation.

use alloc::vec;
use alloc::vec::Vec;

use super::configured::Configured;
use crate::Error;
use crate::modes::common::nonce_length;
#[cfg(feature = "kalyna")]
use crate::modes::dstu7624::CmsKeyWrap;
use crate::modes::dstu7624::{Kalyna, Kw, KwPadded};
use crate::modes::gost3413::{Ctr, Gost, Omac, kexp15, kimp15};
use crate::modes::gost28147::{self, AnySet};

/// Authenticated encryption of keys.
///
/// `nonce` must be empty for modes that don't use one. In [`KeyWrap::unwrap`], it must also be
/// empty if the wrapped key contains the nonce.
///
/// ```
/// use phalanx::roles::KeyWrap;
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Kw};
///
/// let kek: Box<dyn KeyWrap> = Box::new(Kw::<Kalyna256_256>::new(&[7; 32]));
/// let wrapped = kek.wrap(&[], &[1; 32])?;
/// assert_eq!(kek.unwrap(&[], &wrapped)?, [1; 32]);
/// # Ok::<(), Error>(())
/// ```
pub trait KeyWrap: Send + Sync {
    /// Wraps a key.
    ///
    /// # Errors
    /// [`Error::NonceLength`]. [`Error::Parameter`] or [`Error::PartialBlock`] if the mode does not
    /// support the length of the key.
    fn wrap(&self, nonce: &[u8], key: &[u8]) -> Result<Vec<u8>, Error>;

    /// Verifies a wrapped key in constant time and returns the key. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], or any error from [`KeyWrap::wrap`].
    fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>, Error>;
}

/// Derives a key from this key and some public bytes.
///
/// ```
/// use phalanx::gost28147::CryptoProA;
/// use phalanx::roles::KeyDerivation;
/// use phalanx::{Error, Gost28147, modes::gost28147::KeyWrap};
///
/// let kek: Box<dyn KeyDerivation> = Box::new(KeyWrap::<Gost28147<CryptoProA>>::new(&[7; 32]));
/// assert_eq!(kek.derive(&[1; 8])?.len(), 32);
/// # Ok::<(), Error>(())
/// ```
pub trait KeyDerivation: Send + Sync {
    /// Derives the key for `public`. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::NonceLength`] if the algorithm does not support the length of `public`.
    fn derive(&self, public: &[u8]) -> Result<Vec<u8>, Error>;
}

impl<C: Kalyna> KeyWrap for Kw<C> {
    fn wrap(&self, nonce: &[u8], key: &[u8]) -> Result<Vec<u8>, Error> {
        nonce_length(0, nonce)?;
        self.wrap(key)
    }

    fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        nonce_length(0, nonce)?;
        self.unwrap(wrapped)
    }
}

impl<C: Kalyna> KeyWrap for KwPadded<C> {
    fn wrap(&self, nonce: &[u8], key: &[u8]) -> Result<Vec<u8>, Error> {
        nonce_length(0, nonce)?;
        self.wrap(key)
    }

    fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        nonce_length(0, nonce)?;
        self.unwrap(wrapped)
    }
}

#[cfg(feature = "kalyna")]
impl KeyWrap for CmsKeyWrap {
    fn wrap(&self, iv: &[u8], key: &[u8]) -> Result<Vec<u8>, Error> {
        self.wrap(iv, key)
    }

    fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        nonce_length(0, nonce)?;
        self.unwrap(wrapped)
    }
}

impl<C: Gost> KeyWrap for Configured<Omac<C>, Ctr<C>> {
    fn wrap(&self, iv: &[u8], key: &[u8]) -> Result<Vec<u8>, Error> {
        kexp15(&self.0, &self.1, iv, key)
    }

    fn unwrap(&self, iv: &[u8], exported: &[u8]) -> Result<Vec<u8>, Error> {
        let mut key = vec![0; exported.len().saturating_sub(Omac::<C>::TAG_BYTES)];
        kimp15(&self.0, &self.1, iv, exported, &mut key)?;
        Ok(key)
    }
}

/// The GOST 28147-89 key wraps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wrapping {
    /// GOST 28147-89 key wrap, RFC 4357, section 6.1.
    Gost,
    /// CryptoPro key wrap, RFC 4357, section 6.3.
    CryptoPro,
    /// The key wrap used in Ukrainian CMS.
    Dstu,
}

fn ukm(nonce: &[u8]) -> Result<&[u8; 8], Error> {
    nonce.try_into().map_err(|_| Error::NonceLength { expected: 8, got: nonce.len() })
}

/// The 8-byte nonce is the UKM or, in Ukrainian CMS, the initialisation vector. The wrapped key
/// contains it.
impl<C: AnySet> KeyWrap for Configured<gost28147::KeyWrap<C>, Wrapping> {
    fn wrap(&self, nonce: &[u8], key: &[u8]) -> Result<Vec<u8>, Error> {
        let (what, allowed) = ("length of the key to wrap", "32 bytes");
        let key = key.try_into().map_err(|_| Error::Parameter { what, allowed, got: key.len() as u64 })?;
        let (kek, nonce) = (&self.0, ukm(nonce)?);
        Ok(match self.1 {
            Wrapping::Gost => kek.wrap_gost(nonce, key),
            Wrapping::CryptoPro => kek.wrap_cryptopro(nonce, key),
            Wrapping::Dstu => kek.wrap_dstu(nonce, key),
        }
        .to_vec())
    }

    fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        nonce_length(0, nonce)?;
        let key = match self.1 {
            Wrapping::Gost => self.0.unwrap_gost(wrapped),
            Wrapping::CryptoPro => self.0.unwrap_cryptopro(wrapped),
            Wrapping::Dstu => self.0.unwrap_dstu(wrapped),
        }?;
        Ok(key.to_vec())
    }
}

/// KEK diversification, RFC 4357, section 6.5. `public` is the 8-byte UKM.
impl<C: AnySet> KeyDerivation for gost28147::KeyWrap<C> {
    fn derive(&self, public: &[u8]) -> Result<Vec<u8>, Error> {
        Ok(self.diversify(ukm(public)?).to_vec())
    }
}
