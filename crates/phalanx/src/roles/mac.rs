//! Message authentication.

use alloc::boxed::Box;

use phalanx_kernels::parts::wiped_beside;

use super::configured::Configured;
use super::no_nonce::no_nonce;
use crate::Error;
use crate::many::rows::{MacSideBySide, Nonces, Rows, RowsError, mac_rows_singly, verify_rows_singly};
use crate::modes::common::mac::{self, IsMac, MacState};
use crate::modes::dstu7624::Kalyna;
use crate::modes::gost3413::{Gost, OmacAcpkm};
use crate::modes::gost28147::{AnySet, Imit, ImitRules};
use crate::modes::nist::{self, Block128};
use crate::modes::rules::{Dstu7624, Gost3413, Nist, mode};
use crate::modes::{BlockCipher, Keyed, MacStream};

/// Authentication of a message that stays readable.
///
/// `nonce` is empty except for GMAC of SP 800-38D, and for IMIT of GOST 28147-89 that starts from a UKM.
pub trait Mac: Send + Sync {
    /// The usual length of a nonce in bytes. 0 if there is none.
    fn nonce_bytes(&self) -> usize {
        0
    }

    /// The length of a whole tag in bytes.
    fn tag_bytes(&self) -> usize;

    /// Writes the tag of a message, as many bytes of it as `tag` has.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TagLength`], [`Error::TooLong`]; [`Error::Empty`] if an empty message has no tag. Nothing is
    /// written then.
    fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error>;

    /// Verifies the tag of a message in constant time. As many bytes are verified as `tag` has, so do not let the sender choose its
    /// length.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Mac::mac`].
    fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error>;

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`].
    fn start(&self, nonce: &[u8]) -> Result<Box<dyn RunningMac>, Error>;

    /// Writes the tags of many short messages, `tag_bytes` bytes each, one behind the other. CMAC and OMAC process rows side by side,
    /// other modes one after the other. Nonces have the usual length: `Nonces::Given(&[])` where there are none.
    ///
    /// # Errors
    /// [`RowsError`]. `tags` are unchanged or zeros then.
    fn mac_rows(&self, tag_bytes: usize, nonces: Nonces<'_>, data: Rows<'_>, tags: &mut [u8]) -> Result<(), RowsError> {
        mac_rows_singly([self.nonce_bytes(), tag_bytes], nonces, data, tags, &mut |row, data, tag| {
            self.mac(row.nonce, data, tag)
        })
    }

    /// Verifies the tags of many short messages in constant time.
    ///
    /// # Errors
    /// [`RowsError`], which names the first row that is not authentic.
    fn verify_rows(&self, tag_bytes: usize, nonces: Nonces<'_>, data: Rows<'_>, tags: &[u8]) -> Result<(), RowsError> {
        verify_rows_singly([self.nonce_bytes(), tag_bytes], nonces, data, tags, &mut |row, data, tag| {
            self.verify(row.nonce, data, tag)
        })
    }
}

/// A message that is authenticated in pieces.
pub trait RunningMac: Send {
    /// Takes the next piece.
    ///
    /// # Errors
    /// [`Error::TooLong`].
    fn update(&mut self, piece: &[u8]) -> Result<(), Error>;

    /// Ends the message and writes its tag, as many bytes of it as `tag` has.
    ///
    /// # Errors
    /// [`Error::TagLength`], [`Error::Empty`]; nothing is written then.
    fn finish(self: Box<Self>, tag: &mut [u8]) -> Result<(), Error>;

    /// Ends the message and verifies its tag in constant time.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`RunningMac::finish`].
    fn verify(self: Box<Self>, tag: &[u8]) -> Result<(), Error>;

    /// A copy of the message so far.
    fn clone_box(&self) -> Box<dyn RunningMac>;
}

/// What a MAC of the library can do beside whole messages and pieces.
trait Abilities<C: BlockCipher>: mac::Mac<C> {
    /// The key for rows side by side.
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
        no_nonce(nonce)?;
        self.mac(message, tag)
    }

    fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        no_nonce(nonce)?;
        self.verify(message, tag)
    }

    fn start(&self, nonce: &[u8]) -> Result<Box<dyn RunningMac>, Error> {
        no_nonce(nonce)?;
        Ok(Box::new(self.start()))
    }

    fn mac_rows(&self, tag_bytes: usize, nonces: Nonces<'_>, data: Rows<'_>, tags: &mut [u8]) -> Result<(), RowsError> {
        match (M::side_by_side(self), nonces) {
            (Some(rows), Nonces::Given(&[])) => rows.mac(data, tag_bytes, tags),
            _ => mac_rows_singly([0, tag_bytes], nonces, data, tags, &mut |_, data, tag| self.mac(data, tag)),
        }
    }

    fn verify_rows(&self, tag_bytes: usize, nonces: Nonces<'_>, data: Rows<'_>, tags: &[u8]) -> Result<(), RowsError> {
        match (M::side_by_side(self), nonces) {
            (Some(rows), Nonces::Given(&[])) => rows.verify(data, tag_bytes, tags),
            _ => verify_rows_singly([0, tag_bytes], nonces, data, tags, &mut |_, data, tag| self.verify(data, tag)),
        }
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

/// The parameters are N of ACPKM and T*, the lengths in bytes of a section under one key and of one under one master key.
impl<C: Gost> Mac for Configured<OmacAcpkm<C>, [usize; 2]> {
    fn tag_bytes(&self) -> usize {
        OmacAcpkm::<C>::TAG_BYTES
    }

    fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result<(), Error> {
        let Self(omac, [section, period]) = self;
        no_nonce(nonce)?;
        omac.mac(*section, *period, message, tag)
    }

    fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result<(), Error> {
        let Self(omac, [section, period]) = self;
        no_nonce(nonce)?;
        omac.verify(*section, *period, message, tag)
    }

    fn start(&self, nonce: &[u8]) -> Result<Box<dyn RunningMac>, Error> {
        let Self(omac, [section, period]) = self;
        no_nonce(nonce)?;
        Ok(Box::new(omac.start(*section, *period)?))
    }
}

/// A nonce is the UKM of RFC 4357, 8 bytes.
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
