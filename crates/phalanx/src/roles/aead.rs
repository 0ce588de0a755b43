//! Authenticated encryption.

use alloc::boxed::Box;
#[cfg(all(feature = "getrandom", not(all(target_family = "wasm", target_os = "unknown"))))]
use alloc::vec;
use alloc::vec::Vec;

use crate::Error;
use crate::many::rows::{Aad, AeadSideBySide, Nonces, Rows, RowsError, open_rows_singly, seal_rows_singly};
use crate::modes::common::aead::{self, AeadState, IsAead};
use crate::modes::dstu7624::{Ccm, CcmWithParameters, Kalyna};
use crate::modes::gost3413::Gost;
use crate::modes::nist::Block128;
use crate::modes::rules::{Dstu7624, Gost3413, Nist, mode};
use crate::modes::{BlockCipher, Encryptor, Keyed, UnverifiedDecryptor};

/// Authenticated encryption with associated data. Never reuse a nonce with the same key.
pub trait Aead: Send + Sync {
    /// The recommended length of a nonce in bytes.
    fn nonce_bytes(&self) -> usize;

    /// Whether the first bit of every nonce must be zero, as in MGM.
    fn nonce_starts_with_zero(&self) -> bool {
        false
    }

    /// Generates a random nonce of the recommended length that meets the mode's requirements.
    /// Returns it as bytes. 16-byte nonces are safe for at most 2^48 messages under a key, 12-byte
    /// nonces for 2^32. Use a counter for shorter ones.
    ///
    /// # Errors
    /// If the operating system cannot provide random numbers.
    #[cfg(all(feature = "getrandom", not(all(target_family = "wasm", target_os = "unknown"))))]
    #[doc(alias = "random")]
    fn generate_nonce(&self) -> Result<Vec<u8>, getrandom::Error> {
        let mut nonce = vec![0; self.nonce_bytes()];
        aead::fill_nonce(&mut nonce, self.nonce_starts_with_zero())?;
        Ok(nonce)
    }

    /// The length of a full tag in bytes.
    fn tag_bytes(&self) -> usize;

    /// Encrypts `data` in place and writes the tag, truncated to the length of `tag`.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TagLength`] or [`Error::TooLong`]. [`Error::Parameter`] if
    /// the mode requires the first bit of the nonce to be zero and it is not. [`Error::Empty`] if
    /// the mode cannot authenticate an empty message. On error, nothing is written.
    fn encrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error>;

    /// Verifies the tag in constant time, then decrypts `data` in place. Only the bytes present in
    /// `tag` are compared, so do not let the sender choose its length.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], or any error from [`Aead::encrypt_detached`]. On error, `data` is
    /// unchanged.
    fn decrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error>;

    /// The same key, for messages that arrive in pieces. CCM returns `None`, because it needs to
    /// know the length of a message up front.
    fn in_pieces(&self) -> Option<&dyn AeadInPieces> {
        None
    }

    /// Encrypts a message. Returns the ciphertext followed by the full tag.
    ///
    /// # Errors
    /// Same as [`Aead::encrypt_detached`].
    fn seal(&self, nonce: &[u8], aad: &[u8], message: &[u8]) -> Result<Vec<u8>, Error> {
        aead::seal(self.tag_bytes(), message, |data, tag| self.encrypt_detached(nonce, aad, data, tag))
    }

    /// Verifies the full tag at the end of `sealed`, then decrypts the rest.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], including when `sealed` is shorter than a tag, or any error from
    /// [`Aead::decrypt_detached`].
    fn open(&self, nonce: &[u8], aad: &[u8], sealed: &[u8]) -> Result<Vec<u8>, Error> {
        aead::open(self.tag_bytes(), sealed, |data, tag| self.decrypt_detached(nonce, aad, data, tag))
    }

    /// Encrypts many short messages, each with a nonce of the recommended length. Row `i` of `out`
    /// is the ciphertext of row `i` followed by the first `tag_bytes` bytes of its tag. GCM and MGM
    /// process rows with full tags in parallel, while other modes process one row at a time.
    ///
    /// # Errors
    /// [`RowsError`]. On error, `out` is either unchanged or all zeros.
    fn seal_rows(
        &self,
        tag_bytes: usize,
        nonces: Nonces<'_>,
        aad: Aad<'_>,
        data: Rows<'_>,
        out: &mut [u8],
    ) -> Result<(), RowsError> {
        match self.side_by_side() {
            Some(rows) if tag_bytes == self.tag_bytes() => rows.seal(nonces, aad, data, out),
            _ => seal_rows_singly([self.nonce_bytes(), tag_bytes], nonces, aad, data, out, &mut |row, data, tag| {
                self.encrypt_detached(row.nonce, row.aad, data, tag)
            }),
        }
    }

    /// Verifies the tags of all rows in constant time, then decrypts the rows. Each row ends with
    /// the first `tag_bytes` bytes of its tag.
    ///
    /// # Errors
    /// [`RowsError::NotAuthentic`] with the number of the first row that has a wrong tag. In `out`,
    /// every row with a wrong tag is all zeros, and the other rows are decrypted. After any other
    /// error, `out` is either unchanged or all zeros.
    fn open_rows(
        &self,
        tag_bytes: usize,
        nonces: Nonces<'_>,
        aad: Aad<'_>,
        sealed: Rows<'_>,
        out: &mut [u8],
    ) -> Result<(), RowsError> {
        match self.side_by_side() {
            Some(rows) if tag_bytes == self.tag_bytes() => rows.open(nonces, aad, sealed, out),
            _ => open_rows_singly([self.nonce_bytes(), tag_bytes], nonces, aad, sealed, out, &mut |row, data, tag| {
                self.decrypt_detached(row.nonce, row.aad, data, tag)
            }),
        }
    }

    /// The same key, for processing rows with full tags in parallel.
    #[doc(hidden)]
    fn side_by_side(&self) -> Option<AeadSideBySide<'_>> {
        None
    }
}

/// Authenticated encryption for messages that arrive in pieces. All associated data must be passed
/// at the start.
///
/// ```
/// use phalanx::modes::gost3413::Mgm;
/// use phalanx::roles::Aead;
/// use phalanx::{Error, Kuznyechik};
///
/// let key: Box<dyn Aead> = Box::new(Mgm::<Kuznyechik>::new(&[7; 32]));
/// let pieces = key.in_pieces().expect("all modes except CCM");
/// let (mut data, mut tag) = (*b"attack at dawn", [0; 16]);
/// let (first, second) = data.split_at_mut(6);
/// let mut message = pieces.start_encryption(&[1; 16], b"header")?;
/// message.update(first)?;
/// message.update(second)?;
/// message.finish(&mut tag)?;
///
/// let mut message = pieces.start_unverified_decryption(&[1; 16], b"header")?;
/// message.update(&mut data)?;
/// message.verify(&tag)?; // Use `data` only after this succeeds.
/// assert_eq!(&data, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub trait AeadInPieces: Send + Sync {
    /// Starts encrypting a message.
    ///
    /// # Errors
    /// [`Error::NonceLength`] or [`Error::TooLong`]. [`Error::Parameter`] if the mode requires the
    /// first bit of the nonce to be zero and it is not.
    fn start_encryption(&self, nonce: &[u8], aad: &[u8]) -> Result<Box<dyn RunningEncryption>, Error>;

    /// Starts decrypting a message. **Plaintext is returned before it is verified.**
    ///
    /// # Errors
    /// Same as [`AeadInPieces::start_encryption`].
    fn start_unverified_decryption(&self, nonce: &[u8], aad: &[u8]) -> Result<Box<dyn UnverifiedDecryption>, Error>;
}

/// The state of an encryption that processes a message in pieces.
pub trait RunningEncryption: Send {
    /// Encrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]. On error, nothing is written.
    fn update(&mut self, piece: &mut [u8]) -> Result<(), Error>;

    /// Ends the message and writes the tag, truncated to the length of `tag`.
    ///
    /// # Errors
    /// [`Error::TagLength`] or [`Error::Empty`]. On error, nothing is written.
    fn finish(self: Box<Self>, tag: &mut [u8]) -> Result<(), Error>;

    /// Returns a boxed copy of the state.
    fn clone_box(&self) -> Box<dyn RunningEncryption>;
}

/// The state of a decryption that processes a message in pieces. Plaintext is returned before it is
/// verified.
pub trait UnverifiedDecryption: Send {
    /// Decrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]. On error, nothing is written.
    fn update(&mut self, piece: &mut [u8]) -> Result<(), Error>;

    /// Ends the message and verifies its tag in constant time. If verification fails, discard the
    /// plaintext.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], [`Error::TagLength`] or [`Error::Empty`].
    fn verify(self: Box<Self>, tag: &[u8]) -> Result<(), Error>;

    /// Returns a boxed copy of the state.
    fn clone_box(&self) -> Box<dyn UnverifiedDecryption>;
}

/// Optional features of the AEADs in this library.
trait Abilities<C: BlockCipher>: aead::Aead<C> {
    /// The key for processing messages in pieces.
    fn in_pieces(_: &Keyed<C, Self>) -> Option<&dyn AeadInPieces> {
        None
    }

    /// The key for processing rows in parallel.
    fn side_by_side(_: &Keyed<C, Self>) -> Option<AeadSideBySide<'_>> {
        None
    }
}

impl<C: Kalyna> Abilities<C> for mode::Ccm<Dstu7624> {}

/// All AEADs except CCM support both.
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

    fn nonce_starts_with_zero(&self) -> bool {
        M::FIRST_BIT_ZERO
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

    fn side_by_side(&self) -> Option<AeadSideBySide<'_>> {
        M::side_by_side(self)
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
