//! Protection and derivation of keys.

use alloc::vec;
use alloc::vec::Vec;

use super::configured::Configured;
use super::no_nonce::no_nonce;
use crate::Error;
#[cfg(feature = "kalyna")]
use crate::modes::dstu7624::CmsKeyWrap;
use crate::modes::dstu7624::{Kalyna, Kw, KwPadded};
use crate::modes::gost3413::{Ctr, Gost, Omac, kexp15, kimp15};
use crate::modes::gost28147::{self, AnySet};

/// Protection of keys.
///
/// `nonce` must be empty where the mode takes none, and in [`KeyWrap::unwrap`] also where the wrapped key carries it.
pub trait KeyWrap: Send + Sync {
    /// Wraps a key.
    ///
    /// # Errors
    /// [`Error::NonceLength`]; [`Error::Parameter`], [`Error::PartialBlock`] for a key of a length that has no form.
    fn wrap(&self, nonce: &[u8], key: &[u8]) -> Result<Vec<u8>, Error>;

    /// Verifies a wrapped key in constant time and returns the key. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`KeyWrap::wrap`].
    fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>, Error>;
}

/// A key that is made of a key and of public bytes.
pub trait KeyDerivation: Send + Sync {
    /// The key that belongs to `public`. Wipe it after use.
    ///
    /// # Errors
    /// [`Error::NonceLength`] if `public` has another length than the algorithm takes.
    fn derive(&self, public: &[u8]) -> Result<Vec<u8>, Error>;
}

impl<C: Kalyna> KeyWrap for Kw<C> {
    fn wrap(&self, nonce: &[u8], key: &[u8]) -> Result<Vec<u8>, Error> {
        no_nonce(nonce)?;
        self.wrap(key)
    }

    fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        no_nonce(nonce)?;
        self.unwrap(wrapped)
    }
}

impl<C: Kalyna> KeyWrap for KwPadded<C> {
    fn wrap(&self, nonce: &[u8], key: &[u8]) -> Result<Vec<u8>, Error> {
        no_nonce(nonce)?;
        self.wrap(key)
    }

    fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        no_nonce(nonce)?;
        self.unwrap(wrapped)
    }
}

#[cfg(feature = "kalyna")]
impl KeyWrap for CmsKeyWrap {
    fn wrap(&self, iv: &[u8], key: &[u8]) -> Result<Vec<u8>, Error> {
        self.wrap(iv, key)
    }

    fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>, Error> {
        no_nonce(nonce)?;
        self.unwrap(wrapped)
    }
}

/// KExp15 and KImp15: the key of the MAC and the key of encryption.
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

/// Which wrap of GOST 28147-89.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wrapping {
    /// RFC 4357, section 6.1.
    Gost,
    /// RFC 4357, section 6.3.
    CryptoPro,
    /// Ukrainian CMS.
    Dstu,
}

fn ukm(nonce: &[u8]) -> Result<&[u8; 8], Error> {
    nonce.try_into().map_err(|_| Error::NonceLength { expected: 8, got: nonce.len() })
}

/// The nonce is the UKM, or the initialisation vector of Ukrainian CMS: 8 bytes, which the wrapped key carries.
impl<C: AnySet> KeyWrap for Configured<gost28147::KeyWrap<C>, Wrapping> {
    fn wrap(&self, nonce: &[u8], key: &[u8]) -> Result<Vec<u8>, Error> {
        let (what, allowed) = ("length of a key to be wrapped", "32 bytes");
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
        no_nonce(nonce)?;
        let key = match self.1 {
            Wrapping::Gost => self.0.unwrap_gost(wrapped),
            Wrapping::CryptoPro => self.0.unwrap_cryptopro(wrapped),
            Wrapping::Dstu => self.0.unwrap_dstu(wrapped),
        }?;
        Ok(key.to_vec())
    }
}

/// The KEK diversification of RFC 4357, section 6.5. `public` is the UKM, 8 bytes.
impl<C: AnySet> KeyDerivation for gost28147::KeyWrap<C> {
    fn derive(&self, public: &[u8]) -> Result<Vec<u8>, Error> {
        Ok(self.diversify(ukm(public)?).to_vec())
    }
}
