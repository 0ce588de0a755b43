//! Authenticated encryption.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::Error;
use crate::many::rows::{Aad, AeadSideBySide, Nonces, Rows, RowsError, open_rows_singly, seal_rows_singly};
use crate::modes::common::aead::{self, AeadState, IsAead};
use crate::modes::dstu7624::{Ccm, CcmWithParameters, Kalyna};
use crate::modes::gost3413::Gost;
use crate::modes::nist::Block128;
use crate::modes::rules::{Dstu7624, Gost3413, Nist, mode};
use crate::modes::{BlockCipher, Encryptor, Keyed, UnverifiedDecryptor};

/// Authenticated encryption with associated data.
///
/// The nonce must never repeat under one key.
pub trait Aead: Send + Sync {
    /// The usual length of a nonce in bytes.
    fn nonce_bytes(&self) -> usize;

    /// The length of a whole tag in bytes.
    fn tag_bytes(&self) -> usize;

    /// Encrypts `data` in place and writes the tag, as many bytes of it as `tag` has.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TagLength`], [`Error::TooLong`]; [`Error::Parameter`] if the first bit of the nonce must be
    /// zero and is not; [`Error::Empty`] if the mode has no tag for so little. Nothing is written then.
    fn encrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error>;

    /// Verifies the tag in constant time, then decrypts `data` in place. As many bytes are verified as `tag` has, so do not let the
    /// sender choose its length.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Aead::encrypt_detached`]. `data` is unchanged then.
    fn decrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error>;

    /// The key for messages in pieces; none for CCM, which needs the length of a message first.
    fn in_pieces(&self) -> Option<&dyn AeadInPieces> {
        None
    }

    /// Encrypts a message. Returns the ciphertext followed by the whole tag.
    ///
    /// # Errors
    /// Those of [`Aead::encrypt_detached`].
    fn seal(&self, nonce: &[u8], aad: &[u8], message: &[u8]) -> Result<Vec<u8>, Error> {
        aead::seal(self.tag_bytes(), message, |data, tag| self.encrypt_detached(nonce, aad, data, tag))
    }

    /// Verifies the whole tag at the end of `sealed`, then decrypts the rest.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], also if `sealed` is shorter than a tag, and those of [`Aead::decrypt_detached`].
    fn open(&self, nonce: &[u8], aad: &[u8], sealed: &[u8]) -> Result<Vec<u8>, Error> {
        aead::open(self.tag_bytes(), sealed, |data, tag| self.decrypt_detached(nonce, aad, data, tag))
    }

    /// Encrypts many short messages, each with a nonce of the usual length. Row `i` of `out` is the ciphertext of row `i`, then
    /// `tag_bytes` bytes of its tag. GCM and MGM process rows with whole tags side by side, other modes one after the other.
    ///
    /// # Errors
    /// [`RowsError`]. `out` is unchanged or zeros then.
    fn seal_rows(
        &self,
        tag_bytes: usize,
        nonces: Nonces<'_>,
        aad: Aad<'_>,
        data: Rows<'_>,
        out: &mut [u8],
    ) -> Result<(), RowsError> {
        seal_rows_singly([self.nonce_bytes(), tag_bytes], nonces, aad, data, out, &mut |row, data, tag| {
            self.encrypt_detached(row.nonce, row.aad, data, tag)
        })
    }

    /// Verifies the tags of all rows in constant time and decrypts the rows. Each ends with `tag_bytes` bytes of its tag.
    ///
    /// # Errors
    /// [`RowsError::NotAuthentic`] names the first row with a wrong tag. All such rows are zeros in `out` and the others are
    /// decrypted. With other errors `out` is unchanged or zeros.
    fn open_rows(
        &self,
        tag_bytes: usize,
        nonces: Nonces<'_>,
        aad: Aad<'_>,
        sealed: Rows<'_>,
        out: &mut [u8],
    ) -> Result<(), RowsError> {
        open_rows_singly([self.nonce_bytes(), tag_bytes], nonces, aad, sealed, out, &mut |row, data, tag| {
            self.decrypt_detached(row.nonce, row.aad, data, tag)
        })
    }
}

/// Authenticated encryption of messages in pieces. All associated data comes first.
pub trait AeadInPieces: Send + Sync {
    /// Starts to encrypt a message.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TooLong`]; [`Error::Parameter`] if the first bit of the nonce must be zero and is not.
    fn start_encryption(&self, nonce: &[u8], aad: &[u8]) -> Result<Box<dyn RunningEncryption>, Error>;

    /// Starts to decrypt a message. **What it returns is not authentic before the end.**
    ///
    /// # Errors
    /// As [`AeadInPieces::start_encryption`].
    fn start_unverified_decryption(&self, nonce: &[u8], aad: &[u8]) -> Result<Box<dyn UnverifiedDecryption>, Error>;
}

/// A message that is encrypted in pieces.
pub trait RunningEncryption: Send {
    /// Encrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]; nothing is written then.
    fn update(&mut self, piece: &mut [u8]) -> Result<(), Error>;

    /// Ends the message and writes its tag, as many bytes of it as `tag` has.
    ///
    /// # Errors
    /// [`Error::TagLength`], [`Error::Empty`]; nothing is written then.
    fn finish(self: Box<Self>, tag: &mut [u8]) -> Result<(), Error>;

    /// A copy of the message so far.
    fn clone_box(&self) -> Box<dyn RunningEncryption>;
}

/// A message that is decrypted in pieces before it is verified.
pub trait UnverifiedDecryption: Send {
    /// Decrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]; nothing is written then.
    fn update(&mut self, piece: &mut [u8]) -> Result<(), Error>;

    /// Ends the message and verifies its tag in constant time. Do not use the plaintext if this fails.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::TagLength`], [`Error::Empty`].
    fn verify(self: Box<Self>, tag: &[u8]) -> Result<(), Error>;

    /// A copy of the message so far.
    fn clone_box(&self) -> Box<dyn UnverifiedDecryption>;
}

/// What an AEAD of the library can do beside whole messages.
trait Abilities<C: BlockCipher>: aead::Aead<C> {
    /// The key for messages in pieces.
    fn in_pieces(_: &Keyed<C, Self>) -> Option<&dyn AeadInPieces> {
        None
    }

    /// The key for rows side by side.
    fn side_by_side(_: &Keyed<C, Self>) -> Option<AeadSideBySide<'_>> {
        None
    }
}

impl<C: Kalyna> Abilities<C> for mode::Ccm<Dstu7624> {}

/// All other AEADs do both.
macro_rules! in_pieces_and_rows {
    ($($ciphers:ident $mode:ty;)*) => {$(
        impl<C: $ciphers> Abilities<C> for $mode {
            fn in_pieces(key: &Keyed<C, Self>) -> Option<&dyn AeadInPieces> {
                Some(key)
            }

            fn side_by_side(key: &Keyed<C, Self>) -> Option<AeadSideBySide<'_>> {
                Some(AeadSideBySide::new(key))
            }
        }
    )*};
}

in_pieces_and_rows! {
    Kalyna mode::Gcm<Dstu7624>;
    Kalyna mode::StandardGcmWithUnboundNonce<Dstu7624>;
    Gost mode::Mgm<Gost3413>;
    Block128 mode::Gcm<Nist>;
}

impl<C: BlockCipher, M: Abilities<C> + IsAead> Aead for Keyed<C, M> {
    fn nonce_bytes(&self) -> usize {
        M::NONCE_BYTES
    }

    fn tag_bytes(&self) -> usize {
        M::TAG_BYTES
    }

    fn encrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        M::encrypt(self, nonce, aad, data, tag)
    }

    fn decrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        M::decrypt(self, nonce, aad, data, tag)
    }

    fn in_pieces(&self) -> Option<&dyn AeadInPieces> {
        M::in_pieces(self)
    }

    fn seal_rows(
        &self,
        tag_bytes: usize,
        nonces: Nonces<'_>,
        aad: Aad<'_>,
        data: Rows<'_>,
        out: &mut [u8],
    ) -> Result<(), RowsError> {
        match M::side_by_side(self) {
            Some(rows) if tag_bytes == M::TAG_BYTES => rows.seal(nonces, aad, data, out),
            _ => seal_rows_singly([M::NONCE_BYTES, tag_bytes], nonces, aad, data, out, &mut |row, data, tag| {
                M::encrypt(self, row.nonce, row.aad, data, tag)
            }),
        }
    }

    fn open_rows(
        &self,
        tag_bytes: usize,
        nonces: Nonces<'_>,
        aad: Aad<'_>,
        sealed: Rows<'_>,
        out: &mut [u8],
    ) -> Result<(), RowsError> {
        match M::side_by_side(self) {
            Some(rows) if tag_bytes == M::TAG_BYTES => rows.open(nonces, aad, sealed, out),
            _ => open_rows_singly([M::NONCE_BYTES, tag_bytes], nonces, aad, sealed, out, &mut |row, data, tag| {
                M::decrypt(self, row.nonce, row.aad, data, tag)
            }),
        }
    }
}

impl<C: Kalyna> Aead for CcmWithParameters<C> {
    fn nonce_bytes(&self) -> usize {
        Ccm::<C>::NONCE_BYTES
    }

    fn tag_bytes(&self) -> usize {
        self.tag_bytes
    }

    fn encrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        self.encrypt_detached(nonce, aad, data, tag)
    }

    fn decrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        self.decrypt_detached(nonce, aad, data, tag)
    }
}

impl<C: BlockCipher, M: aead::AeadInPieces<C> + IsAead> AeadInPieces for Keyed<C, M> {
    fn start_encryption(&self, nonce: &[u8], aad: &[u8]) -> Result<Box<dyn RunningEncryption>, Error> {
        Ok(Box::new(self.start_encryption(nonce, aad)?))
    }

    fn start_unverified_decryption(&self, nonce: &[u8], aad: &[u8]) -> Result<Box<dyn UnverifiedDecryption>, Error> {
        Ok(Box::new(self.start_unverified_decryption(nonce, aad)?))
    }
}

impl<M: AeadState> RunningEncryption for Encryptor<M> {
    fn update(&mut self, piece: &mut [u8]) -> Result<(), Error> {
        self.update(piece)
    }

    fn finish(self: Box<Self>, tag: &mut [u8]) -> Result<(), Error> {
        (*self).finish(tag)
    }

    fn clone_box(&self) -> Box<dyn RunningEncryption> {
        Box::new(self.clone())
    }
}

impl<M: AeadState> UnverifiedDecryption for UnverifiedDecryptor<M> {
    fn update(&mut self, piece: &mut [u8]) -> Result<(), Error> {
        self.update(piece)
    }

    fn verify(self: Box<Self>, tag: &[u8]) -> Result<(), Error> {
        (*self).verify(tag)
    }

    fn clone_box(&self) -> Box<dyn UnverifiedDecryption> {
        Box::new(self.clone())
    }
}
