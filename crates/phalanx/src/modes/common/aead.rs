//! Authenticated encryption, both of whole messages (with a detached or an attached tag) and of
//! messages in pieces.

use alloc::boxed::Box;
use alloc::vec::Vec;

use phalanx_kernels::parts::{wipe, wiped_beside};

use super::keyed::{Keyed, Mode};
use super::mac::authentic;
use super::opaque::opaque;
use crate::Error;
use crate::modes::cipher::BlockCipher;

/// Marks the modes that implement [`Aead`]. We don't make the cipher a parameter, so that the
/// compiler can rule out all other modes no matter which cipher is used.
pub trait IsAead {}

/// An authenticated encryption mode.
pub trait Aead<C: BlockCipher>: Mode<C> + IsAead + Sized {
    /// The recommended nonce length in bytes.
    const NONCE_BYTES: usize;
    /// The length of a full tag in bytes.
    const TAG_BYTES: usize;
    /// Whether the first bit of a nonce must be zero.
    const FIRST_BIT_ZERO: bool = false;

    #[doc(hidden)]
    fn encrypt(key: &Keyed<C, Self>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error>;

    #[doc(hidden)]
    fn decrypt(key: &Keyed<C, Self>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error>;
}

/// An AEAD that can process messages in pieces.
pub trait AeadInPieces<C: BlockCipher>: Aead<C> {
    /// The state of a message.
    #[doc(hidden)]
    type State: AeadState;

    #[doc(hidden)]
    fn start(key: &Keyed<C, Self>, nonce: &[u8], aad: &[u8]) -> Result<Box<Self::State>, Error>;
}

/// An AEAD with a recommended nonce length and tag length.
pub trait AeadSizes<C: BlockCipher>: Aead<C> {
    /// A nonce, as a byte array.
    type Nonce: AsRef<[u8]> + AsMut<[u8]> + Copy;
    /// The all-zero nonce.
    #[doc(hidden)]
    const ZERO_NONCE: Self::Nonce;
    /// The nonce length as an `aead` size type.
    #[cfg(feature = "aead")]
    #[doc(hidden)]
    type NonceSize: ::aead::array::ArraySize;
    /// The tag length as an `aead` size type.
    #[cfg(feature = "aead")]
    #[doc(hidden)]
    type TagSize: ::aead::array::ArraySize;
}

/// An AEAD that can process large messages on several cores.
#[cfg(feature = "rayon")]
pub trait AeadOnCores<C: BlockCipher>: Aead<C> {
    #[doc(hidden)]
    fn par_encrypt(
        key: &Keyed<C, Self>,
        nonce: &[u8],
        aad: &[u8],
        data: &mut [u8],
        tag: &mut [u8],
    ) -> Result<(), Error>;

    #[doc(hidden)]
    fn par_decrypt(key: &Keyed<C, Self>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error>;
}

impl<C: BlockCipher, M: Aead<C> + IsAead> Keyed<C, M> {
    /// Encrypts `data` in place and writes the tag, truncated to the length of `tag`. The valid tag
    /// lengths are listed in the mode's documentation.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TagLength`] or [`Error::TooLong`]. [`Error::Parameter`] if
    /// the mode requires the first bit of the nonce to be zero and it is not. [`Error::Empty`] if
    /// the mode cannot authenticate an empty message. On error, nothing is written.
    #[doc(alias = "seal_detached")]
    #[doc(alias = "encrypt_in_place")]
    pub fn encrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        M::encrypt(self, nonce, aad, data, tag)
    }

    /// Verifies the tag in constant time, then decrypts `data` in place. Only the bytes present in
    /// `tag` are compared, so do not let the sender choose its length.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], or any error from [`Self::encrypt_detached`]. On error, `data` is
    /// unchanged.
    #[doc(alias = "open_detached")]
    #[doc(alias = "decrypt_in_place")]
    pub fn decrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        M::decrypt(self, nonce, aad, data, tag)
    }
}

impl<C: BlockCipher, M: AeadSizes<C> + IsAead> Keyed<C, M> {
    /// The recommended nonce length in bytes.
    pub const NONCE_BYTES: usize = M::NONCE_BYTES;
    /// The length of a full tag in bytes.
    pub const TAG_BYTES: usize = M::TAG_BYTES;

    /// Generates a random nonce with the operating system's random number generator. If the mode
    /// requires the first bit to be zero, it is.
    ///
    /// Random nonces of 32 bytes or more never repeat in practice. With 16-byte nonces, use at most
    /// 2<sup>48</sup> random ones under one key, and with 12-byte nonces, at most 2<sup>32</sup>.
    /// 8-byte nonces (Magma) are too short to be random, so count them with [`Self::nonces`]
    /// instead.
    ///
    /// ```
    /// use phalanx::{Kuznyechik, modes::gost3413::Mgm};
    ///
    /// let mgm = Mgm::<Kuznyechik>::new(&[7; 32]);
    /// let nonce = Mgm::<Kuznyechik>::generate_nonce()?;
    /// let sealed = mgm.seal(&nonce, b"", b"attack at dawn")?;
    /// assert_eq!(mgm.open(&nonce, b"", &sealed)?, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the operating system cannot provide random numbers.
    #[cfg(all(feature = "getrandom", not(all(target_family = "wasm", target_os = "unknown"))))]
    #[doc(alias = "random")]
    pub fn generate_nonce() -> Result<M::Nonce, getrandom::Error> {
        let mut nonce = M::ZERO_NONCE;
        fill_nonce(nonce.as_mut(), M::FIRST_BIT_ZERO)?;
        Ok(nonce)
    }

    /// Encrypts a message. Returns the ciphertext followed by the full tag.
    ///
    /// # Errors
    /// Same as [`Self::encrypt_detached`].
    pub fn seal(&self, nonce: &[u8], aad: &[u8], message: &[u8]) -> Result<Vec<u8>, Error> {
        seal(M::TAG_BYTES, message, |data, tag| M::encrypt(self, nonce, aad, data, tag))
    }

    /// Verifies the full tag at the end of `sealed`, then decrypts the rest.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], including when `sealed` is shorter than a tag, or any error from
    /// [`Self::decrypt_detached`].
    pub fn open(&self, nonce: &[u8], aad: &[u8], sealed: &[u8]) -> Result<Vec<u8>, Error> {
        open(M::TAG_BYTES, sealed, |data, tag| M::decrypt(self, nonce, aad, data, tag))
    }

    // If these methods didn't exist, the compiler would suggest CBC, which has methods with the
    // same names.
    #[doc(hidden)]
    #[deprecated = "call `seal`: this mode also authenticates, and its output ends with a tag"]
    pub fn encrypt(&self, nonce: &[u8], aad: &[u8], message: &[u8]) -> Result<Vec<u8>, Error> {
        self.seal(nonce, aad, message)
    }

    #[doc(hidden)]
    #[deprecated = "call `open`: this mode verifies the tag before it decrypts"]
    pub fn decrypt(&self, nonce: &[u8], aad: &[u8], sealed: &[u8]) -> Result<Vec<u8>, Error> {
        self.open(nonce, aad, sealed)
    }
}

#[cfg(feature = "rayon")]
impl<C: BlockCipher, M: AeadOnCores<C> + IsAead> Keyed<C, M> {
    /// [`Self::encrypt_detached`] on the current `rayon` thread pool, if there are at least 512 KiB
    /// of data.
    ///
    /// # Errors
    /// Same as [`Self::encrypt_detached`].
    pub fn par_encrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        M::par_encrypt(self, nonce, aad, data, tag)
    }

    /// [`Self::decrypt_detached`] on the current `rayon` thread pool, if there are at least 512 KiB
    /// of data. The whole tag is verified before anything is decrypted.
    ///
    /// # Errors
    /// Same as [`Self::decrypt_detached`].
    pub fn par_decrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        M::par_decrypt(self, nonce, aad, data, tag)
    }
}

impl<C: BlockCipher, M: AeadInPieces<C> + IsAead> Keyed<C, M> {
    /// Starts encrypting a message in pieces. Pass all associated data here.
    ///
    /// # Errors
    /// [`Error::NonceLength`] or [`Error::TooLong`]. [`Error::Parameter`] if the mode requires the
    /// first bit of the nonce to be zero and it is not.
    pub fn start_encryption(&self, nonce: &[u8], aad: &[u8]) -> Result<Encryptor<M::State>, Error> {
        Ok(Encryptor(wiped_beside(aad.len(), || M::start(self, nonce, aad))?))
    }

    /// Starts decrypting a message in pieces. **Plaintext is returned before it is verified.**
    ///
    /// # Errors
    /// Same as [`Self::start_encryption`].
    pub fn start_unverified_decryption(
        &self,
        nonce: &[u8],
        aad: &[u8],
    ) -> Result<UnverifiedDecryptor<M::State>, Error> {
        Ok(UnverifiedDecryptor(wiped_beside(aad.len(), || M::start(self, nonce, aad))?))
    }
}

/// Encrypts a message and appends its tag.
pub(crate) fn seal(
    tag_bytes: usize,
    message: &[u8],
    encrypt: impl FnOnce(&mut [u8], &mut [u8]) -> Result<(), Error>,
) -> Result<Vec<u8>, Error> {
    // Reserve up front, because a reallocation would leave an unwiped copy of the message behind.
    let mut sealed = Vec::with_capacity(message.len() + tag_bytes);
    sealed.extend_from_slice(message);
    sealed.resize(message.len() + tag_bytes, 0);
    let (data, tag) = sealed.split_at_mut(message.len());
    if let Err(error) = encrypt(data, tag) {
        wipe(data);
        return Err(error);
    }
    Ok(sealed)
}

/// Verifies and decrypts a ciphertext followed by its tag.
pub(crate) fn open(
    tag_bytes: usize,
    sealed: &[u8],
    decrypt: impl FnOnce(&mut [u8], &[u8]) -> Result<(), Error>,
) -> Result<Vec<u8>, Error> {
    let bytes = sealed.len().checked_sub(tag_bytes).ok_or(Error::NotAuthentic)?;
    let (ciphertext, tag) = sealed.split_at(bytes);
    let mut data = ciphertext.to_vec();
    decrypt(&mut data, tag)?;
    Ok(data)
}

/// The state of a message, after its associated data has been processed.
pub trait AeadState: Clone + Send + 'static {
    /// Checks that another `bytes` bytes may be added to the message.
    #[doc(hidden)]
    fn check(&self, bytes: usize) -> Result<(), Error>;

    /// Encrypts the next piece, whose length has already been checked.
    #[doc(hidden)]
    fn encrypt(&mut self, data: &mut [u8]);

    /// Decrypts the next piece, whose length has already been checked.
    #[doc(hidden)]
    fn decrypt(&mut self, data: &mut [u8]);

    /// Ends the message and returns the first bytes of the tag.
    #[doc(hidden)]
    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error>;
}

/// The state of an encryption that processes pieces of any size. The tag is written at the end.
/// **Never continue a clone with different data and send both messages**: both would use the same
/// nonce.
#[derive(Clone)]
pub struct Encryptor<M>(Box<M>);

impl<M: AeadState> Encryptor<M> {
    /// Encrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]. On error, nothing is written.
    pub fn update(&mut self, piece: &mut [u8]) -> Result<(), Error> {
        self.0.check(piece.len())?;
        wiped_beside(piece.len(), || self.0.encrypt(piece));
        Ok(())
    }

    /// Ends the message and writes the tag, truncated to the length of `tag`.
    ///
    /// # Errors
    /// [`Error::TagLength`] or [`Error::Empty`], just as for a whole message. On error, nothing is
    /// written.
    pub fn finish(mut self, tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(0, || {
            tag.copy_from_slice(self.0.tag(tag.len())?);
            Ok(())
        })
    }
}

/// The state of a decryption that processes pieces of any size. **Plaintext is returned before its
/// tag is verified.** Do not use or display it until [`UnverifiedDecryptor::verify`] succeeds. A
/// clone continues independently.
#[must_use = "the plaintext is not verified until you call `verify`"]
#[derive(Clone)]
pub struct UnverifiedDecryptor<M>(Box<M>);

impl<M: AeadState> UnverifiedDecryptor<M> {
    /// Decrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]. On error, nothing is written.
    pub fn update(&mut self, piece: &mut [u8]) -> Result<(), Error> {
        self.0.check(piece.len())?;
        wiped_beside(piece.len(), || self.0.decrypt(piece));
        Ok(())
    }

    /// Ends the message and verifies its tag in constant time. Only the bytes present in `tag` are
    /// compared, so do not let the sender choose its length.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], after which you must discard the plaintext. [`Error::TagLength`] or
    /// [`Error::Empty`], just as for a whole message.
    pub fn verify(mut self, tag: &[u8]) -> Result<(), Error> {
        wiped_beside(0, || authentic(self.0.tag(tag.len())?, tag))
    }
}

opaque!(<M> Encryptor <M> UnverifiedDecryptor);

/// Fills a nonce with random bytes.
#[cfg(all(feature = "getrandom", not(all(target_family = "wasm", target_os = "unknown"))))]
pub(crate) fn fill_nonce(nonce: &mut [u8], first_bit_zero: bool) -> Result<(), getrandom::Error> {
    getrandom::fill(nonce)?;
    if let (true, Some(first)) = (first_bit_zero, nonce.first_mut()) {
        *first &= 0x7f;
    }
    Ok(())
}
