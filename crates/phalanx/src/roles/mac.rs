//! Message authentication.

use alloc::boxed::Box;

use phalanx_kernels::parts::wiped_beside;

use super::configured::Configured;
use crate::Error;
use crate::many::rows::{MacSideBySide, Nonces, Rows, RowsError, mac_rows_singly, verify_rows_singly};
use crate::modes::common::mac::{self, IsMac, MacState};
use crate::modes::common::nonce_length;
use crate::modes::dstu7624::Kalyna;
use crate::modes::gost3413::{Gost, OmacAcpkm};
use crate::modes::gost28147::{AnySet, Imit, ImitRules};
use crate::modes::nist::{self, Block128};
use crate::modes::rules::{Dstu7624, Gost3413, Nist, mode};
use crate::modes::{BlockCipher, Keyed, MacStream};

/// Message authentication.
///
/// `nonce` is empty except in two cases: GMAC as in SP 800-38D, and GOST 28147-89 IMIT with a UKM.
///
/// ```
/// use phalanx::roles::Mac;
/// use phalanx::{Error, Kuznyechik, modes::gost3413::Omac};
///
/// let key: Box<dyn Mac> = Box::new(Omac::<Kuznyechik>::new(&[7; 32]));
/// let mut tag = vec![0; key.tag_bytes()];
/// key.mac(&[], b"attack at dawn", &mut tag)?;
/// key.verify(&[], b"attack at dawn", &tag)?;
///
/// let mut message = key.start(&[])?;
/// message.update(b"attack ")?;
/// message.update(b"at dawn")?;
/// message.verify(&tag)?;
/// # Ok::<(), Error>(())
/// ```
pub trait Mac: Send + Sync {
    /// The recommended length of a nonce in bytes, or 0 if the mode doesn't use one.
    fn nonce_bytes(&self) -> usize {
        0
    }

    /// The length of a full tag in bytes.
    fn tag_bytes(&self) -> usize;

    /// Writes the tag of a message, truncated to the length of `tag`.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TagLength`] or [`Error::TooLong`]. [`Error::Empty`] if the
    /// mode cannot authenticate an empty message. On error, nothing is written.
    fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error>;

    /// Verifies the tag of a message in constant time. Only the bytes present in `tag` are
    /// compared, so do not let the sender choose its length.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], or any error from [`Mac::mac`].
    fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error>;

    /// Starts processing a message in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    fn start(&self, nonce: &[u8]) -> Result<Box<dyn RunningMac>, Error>;

    /// Writes the tags of many short messages one after the other, each truncated to `tag_bytes`
    /// bytes. CMAC and OMAC process rows in parallel, while other modes process one row at a time.
    /// Nonces must have the recommended length. If the mode doesn't use nonces, pass
    /// `Nonces::Given(&[])`.
    ///
    /// # Errors
    /// [`RowsError`]. On error, `tags` is either unchanged or all zeros.
    fn mac_rows(&self, tag_bytes: usize, nonces: Nonces<'_>, data: Rows<'_>, tags: &mut [u8]) -> Result<(), RowsError> {
        match (self.side_by_side(), nonces) {
            (Some(rows), Nonces::Given(&[])) => rows.mac(data, tag_bytes, tags),
            _ => mac_rows_singly([self.nonce_bytes(), tag_bytes], nonces, data, tags, &mut |row, data, tag| {
                self.mac(row.nonce, data, tag)
            }),
        }
    }

    /// Verifies the tags of many short messages in constant time.
    ///
    /// # Errors
    /// [`RowsError::NotAuthentic`] with the number of the first row that has a wrong tag, or
    /// another [`RowsError`].
    fn verify_rows(&self, tag_bytes: usize, nonces: Nonces<'_>, data: Rows<'_>, tags: &[u8]) -> Result<(), RowsError> {
        match (self.side_by_side(), nonces) {
            (Some(rows), Nonces::Given(&[])) => rows.verify(data, tag_bytes, tags),
            _ => verify_rows_singly([self.nonce_bytes(), tag_bytes], nonces, data, tags, &mut |row, data, tag| {
                self.verify(row.nonce, data, tag)
            }),
        }
    }

    /// The same key, for processing rows in parallel. It never uses a nonce.
    #[doc(hidden)]
    fn side_by_side(&self) -> Option<MacSideBySide<'_>> {
        None
    }
}

/// The state of a message that is being authenticated in pieces.
pub trait RunningMac: Send {
    /// Processes the next piece.
    ///
    /// # Errors
    /// [`Error::TooLong`].
    fn update(&mut self, piece: &[u8]) -> Result<(), Error>;

    /// Ends the message and writes its tag, truncated to the length of `tag`.
    ///
    /// # Errors
    /// [`Error::TagLength`] or [`Error::Empty`]. On error, nothing is written.
    fn finish(self: Box<Self>, tag: &mut [u8]) -> Result<(), Error>;

    /// Ends the message and verifies its tag in constant time.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], or any error from [`RunningMac::finish`].
    fn verify(self: Box<Self>, tag: &[u8]) -> Result<(), Error>;

    /// Returns a boxed copy of the state.
    fn clone_box(&self) -> Box<dyn RunningMac>;
}

/// Optional features of the MACs in this library.
trait Abilities<C: BlockCipher>: mac::Mac<C> {
    /// The key for processing rows in parallel.
    fn side_by_side(_: &Keyed<C, Self>) -> Option<MacSideBySide<'_>> {
        None
    }
}

impl<C: Kalyna> Abilities<C> for mode::Gmac<Dstu7624> {}

impl<C: Kalyna> Abilities<C> for mode::Cmac<Dstu7624> {
    fn side_by_side(key: &Keyed<C, Self>) -> Option<MacSideBySide<'_>> {
        Some(MacSideBySide::new(key))
    }
}

impl<C: Block128> Abilities<C> for mode::Cmac<Nist> {
    fn side_by_side(key: &Keyed<C, Self>) -> Option<MacSideBySide<'_>> {
        Some(MacSideBySide::new(key))
    }
}

impl<C: Gost> Abilities<C> for mode::Omac<Gost3413> {
    fn side_by_side(key: &Keyed<C, Self>) -> Option<MacSideBySide<'_>> {
        Some(MacSideBySide::new(key))
    }
}

impl<C: BlockCipher, M: Abilities<C> + IsMac> Mac for Keyed<C, M> {
    fn tag_bytes(&self) -> usize {
        M::TAG_BYTES
    }

    fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        nonce_length(0, nonce)?;
        self.mac(message, tag)
    }

    fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        nonce_length(0, nonce)?;
        self.verify(message, tag)
    }

    fn start(&self, nonce: &[u8]) -> Result<Box<dyn RunningMac>, Error> {
        nonce_length(0, nonce)?;
        Ok(Box::new(self.start()))
    }

    fn side_by_side(&self) -> Option<MacSideBySide<'_>> {
        M::side_by_side(self)
    }
}

impl<C: Block128> Mac for nist::Gmac<C> {
    fn nonce_bytes(&self) -> usize {
        Self::NONCE_BYTES
    }

    fn tag_bytes(&self) -> usize {
        Self::TAG_BYTES
    }

    fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        self.mac(nonce, message, tag)
    }

    fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        self.verify(nonce, message, tag)
    }

    fn start(&self, nonce: &[u8]) -> Result<Box<dyn RunningMac>, Error> {
        Ok(Box::new(self.start(nonce)?))
    }
}

impl<C: Gost> Mac for Configured<OmacAcpkm<C>, [usize; 2]> {
    fn tag_bytes(&self) -> usize {
        OmacAcpkm::<C>::TAG_BYTES
    }

    fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        let Self(omac, [section, period]) = self;
        nonce_length(0, nonce)?;
        omac.mac(*section, *period, message, tag)
    }

    fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        let Self(omac, [section, period]) = self;
        nonce_length(0, nonce)?;
        omac.verify(*section, *period, message, tag)
    }

    fn start(&self, nonce: &[u8]) -> Result<Box<dyn RunningMac>, Error> {
        let Self(omac, [section, period]) = self;
        nonce_length(0, nonce)?;
        Ok(Box::new(omac.start(*section, *period)?))
    }
}

/// The nonce is the 8-byte UKM of RFC 4357.
impl<C: AnySet> Mac for Configured<Imit<C>, ImitRules> {
    fn tag_bytes(&self) -> usize {
        Imit::<C>::TAG_BYTES
    }

    fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        mac::mac(|| self.0.state(self.1, nonce), message, tag)
    }

    fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        mac::verify(|| self.0.state(self.1, nonce), message, tag)
    }

    fn start(&self, nonce: &[u8]) -> Result<Box<dyn RunningMac>, Error> {
        Ok(Box::new(MacStream::new(self.0.state(self.1, nonce)?)))
    }
}

/// Implements [`Mac`] for keys of hash functions.
#[cfg(any(feature = "streebog", feature = "kupyna"))]
macro_rules! keyed_hash {
    ($feature:literal: $mac:ident of $family:ident) => {
        #[cfg(feature = $feature)]
        impl<F: crate::hash::$family> Mac for crate::hash::$mac<F> {
            fn tag_bytes(&self) -> usize {
                F::DIGEST_BYTES
            }

            fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
                nonce_length(0, nonce)?;
                self.mac(message, tag)
            }

            fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
                nonce_length(0, nonce)?;
                self.verify(message, tag)
            }

            fn start(&self, nonce: &[u8]) -> Result<Box<dyn RunningMac>, Error> {
                nonce_length(0, nonce)?;
                Ok(Box::new(self.start()))
            }
        }
    };
}

#[cfg(any(feature = "streebog", feature = "kupyna"))]
keyed_hash!("streebog": Hmac of Streebog);
#[cfg(any(feature = "streebog", feature = "kupyna"))]
keyed_hash!("kupyna": Kmac of Kupyna);

impl<S: MacState> RunningMac for MacStream<S> {
    fn update(&mut self, piece: &[u8]) -> Result<(), Error> {
        wiped_beside(piece.len(), || self.0.take(piece))
    }

    fn finish(self: Box<Self>, tag: &mut [u8]) -> Result<(), Error> {
        (*self).finish(tag)
    }

    fn verify(self: Box<Self>, tag: &[u8]) -> Result<(), Error> {
        (*self).verify(tag)
    }

    fn clone_box(&self) -> Box<dyn RunningMac> {
        Box::new(self.clone())
    }
}
