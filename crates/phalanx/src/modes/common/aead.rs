//! Authenticated encryption: whole messages with the tag apart or at the end, and messages in pieces.

use alloc::boxed::Box;
use alloc::vec::Vec;

use phalanx_kernels::parts::{wipe, wiped_beside};

use super::keyed::{Keyed, Mode};
use super::mac::authentic;
use super::opaque::opaque;
use crate::Error;
use crate::modes::cipher::BlockCipher;

/// The modes that are [`Aead`]. It has no parameter, so that the compiler knows of every other mode that it is none, whatever the cipher.
pub trait IsAead {}

/// A mode that encrypts and authenticates.
pub trait Aead<C: BlockCipher>: Mode<C> + IsAead + Sized {
    /// Bytes of a nonce.
    const NONCE_BYTES: usize;
    /// Bytes of a whole tag.
    const TAG_BYTES: usize;

    #[doc(hidden)]
    fn encrypt(key: &Keyed<C, Self>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error>;

    #[doc(hidden)]
    fn decrypt(key: &Keyed<C, Self>, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error>;
}

/// One whose messages may come in pieces.
pub trait AeadInPieces<C: BlockCipher>: Aead<C> {
    /// A message that has begun.
    #[doc(hidden)]
    type State: AeadState;

    #[doc(hidden)]
    fn start(key: &Keyed<C, Self>, nonce: &[u8], aad: &[u8]) -> Result<Box<Self::State>, Error>;
}

/// One that has a length of nonces and a length of tags which are the ones to use.
pub trait AeadSizes<C: BlockCipher>: Aead<C> {
    /// A nonce: an array of bytes.
    type Nonce: AsRef<[u8]> + AsMut<[u8]> + Copy;
    /// A nonce of zeros.
    #[doc(hidden)]
    const ZERO_NONCE: Self::Nonce;
    /// Whether the first bit of a nonce has to be zero.
    const FIRST_BIT_ZERO: bool = false;
    /// Those lengths as size types of `aead`.
    #[cfg(feature = "aead")]
    #[doc(hidden)]
    type NonceSize: ::aead::array::ArraySize;
    /// That of the tag.
    #[cfg(feature = "aead")]
    #[doc(hidden)]
    type TagSize: ::aead::array::ArraySize;
}

/// One that does large messages on several cores.
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
    /// Encrypts `data` in place and writes the tag, as many bytes of it as `tag` has; the mode says which lengths there are.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TagLength`], [`Error::TooLong`]; [`Error::Parameter`] if the first bit of a nonce has to be
    /// zero and is not; [`Error::Empty`] if the mode has no tag for so little. Nothing is written then.
    #[doc(alias = "seal_detached")]
    #[doc(alias = "encrypt_in_place")]
    pub fn encrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        M::encrypt(self, nonce, aad, data, tag)
    }

    /// Verifies the tag in constant time, and only then decrypts `data` in place. As many bytes are verified as `tag` has, if the mode
    /// allows it: do not let whoever sends it choose how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], and those of [`Self::encrypt_detached`]; `data` is unchanged then.
    #[doc(alias = "open_detached")]
    #[doc(alias = "decrypt_in_place")]
    pub fn decrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        M::decrypt(self, nonce, aad, data, tag)
    }
}

impl<C: BlockCipher, M: AeadSizes<C> + IsAead> Keyed<C, M> {
    /// Bytes of a nonce as it should be.
    pub const NONCE_BYTES: usize = M::NONCE_BYTES;
    /// Bytes of a whole tag.
    pub const TAG_BYTES: usize = M::TAG_BYTES;

    /// A random nonce from the operating system, with the first bit zero where the mode asks for that.
    ///
    /// Random nonces of 32 bytes or more do not repeat in practice. Under one key, use at most 2<sup>48</sup> of 16 bytes and at most
    /// 2<sup>32</sup> of 12 bytes. Nonces of 8 bytes (Magma) are too short to be random: count them with [`Self::nonces`].
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
    /// If the operating system has no random numbers.
    #[cfg(all(feature = "getrandom", not(all(target_family = "wasm", target_os = "unknown"))))]
    #[doc(alias = "random")]
    pub fn generate_nonce() -> Result<M::Nonce, getrandom::Error> {
        let mut nonce = M::ZERO_NONCE;
        getrandom::fill(nonce.as_mut())?;
        if M::FIRST_BIT_ZERO {
            nonce.as_mut()[0] &= 0x7f;
        }
        Ok(nonce)
    }

    /// Encrypts a message. Returns the ciphertext, followed by the whole tag.
    ///
    /// # Errors
    /// Those of [`Self::encrypt_detached`].
    pub fn seal(&self, nonce: &[u8], aad: &[u8], message: &[u8]) -> Result<Vec<u8>, Error> {
        seal(M::TAG_BYTES, message, |data, tag| M::encrypt(self, nonce, aad, data, tag))
    }

    /// Verifies the whole tag at the end of `sealed`, and only then decrypts what is in front of it.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`], also if it is shorter than a tag, and those of [`Self::decrypt_detached`].
    pub fn open(&self, nonce: &[u8], aad: &[u8], sealed: &[u8]) -> Result<Vec<u8>, Error> {
        open(M::TAG_BYTES, sealed, |data, tag| M::decrypt(self, nonce, aad, data, tag))
    }

    // Names that are tried first. Without them the compiler recommends CBC, which has these methods.
    #[doc(hidden)]
    #[deprecated = "call `seal`: this mode authenticates, too, and what it returns ends with a tag"]
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
    /// [`Self::encrypt_detached`] on the threads of the `rayon` pool that this is called in, if there are 512 KiB of data or more.
    ///
    /// # Errors
    /// As [`Self::encrypt_detached`].
    pub fn par_encrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result<(), Error> {
        M::par_encrypt(self, nonce, aad, data, tag)
    }

    /// [`Self::decrypt_detached`] likewise: all of the tag is verified before anything is decrypted.
    ///
    /// # Errors
    /// As [`Self::decrypt_detached`].
    pub fn par_decrypt_detached(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result<(), Error> {
        M::par_decrypt(self, nonce, aad, data, tag)
    }
}

impl<C: BlockCipher, M: AeadInPieces<C> + IsAead> Keyed<C, M> {
    /// Starts to encrypt a message that comes in pieces. All associated data comes first.
    ///
    /// # Errors
    /// [`Error::NonceLength`], [`Error::TooLong`]; [`Error::Parameter`] if the first bit of a nonce has to be zero and is not.
    pub fn start_encryption(&self, nonce: &[u8], aad: &[u8]) -> Result<Encryptor<M::State>, Error> {
        Ok(Encryptor(wiped_beside(aad.len(), || M::start(self, nonce, aad))?))
    }

    /// Starts to decrypt a message that comes in pieces, each of which is given **before anything is verified**.
    ///
    /// # Errors
    /// As [`Self::start_encryption`].
    pub fn start_unverified_decryption(
        &self,
        nonce: &[u8],
        aad: &[u8],
    ) -> Result<UnverifiedDecryptor<M::State>, Error> {
        Ok(UnverifiedDecryptor(wiped_beside(aad.len(), || M::start(self, nonce, aad))?))
    }
}

/// A ciphertext followed by its tag.
pub(crate) fn seal(
    tag_bytes: usize,
    message: &[u8],
    encrypt: impl FnOnce(&mut [u8], &mut [u8]) -> Result<(), Error>,
) -> Result<Vec<u8>, Error> {
    // At once, so that no vector that was given up holds the message.
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

/// The message of a ciphertext followed by its tag.
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

/// A message that has begun, after its associated data.
pub trait AeadState: Clone + Send + 'static {
    /// Whether so many bytes more may come.
    #[doc(hidden)]
    fn check(&self, bytes: usize) -> Result<(), Error>;

    /// The next piece, which may come.
    #[doc(hidden)]
    fn encrypt(&mut self, data: &mut [u8]);

    /// The next piece, which may come.
    #[doc(hidden)]
    fn decrypt(&mut self, data: &mut [u8]);

    /// The first bytes of the tag; nothing comes after that.
    #[doc(hidden)]
    fn tag(&mut self, bytes: usize) -> Result<&[u8], Error>;
}

/// A message that is encrypted in pieces of any size, whose tag comes at the end. A clone goes on by itself from where the message is:
/// **never send two messages that began alike and went on differently.**
#[derive(Clone)]
pub struct Encryptor<M>(Box<M>);

impl<M: AeadState> Encryptor<M> {
    /// Encrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]; nothing is written then.
    pub fn update(&mut self, piece: &mut [u8]) -> Result<(), Error> {
        self.0.check(piece.len())?;
        wiped_beside(piece.len(), || self.0.encrypt(piece));
        Ok(())
    }

    /// Ends the message and writes its tag, as many bytes of it as `tag` has.
    ///
    /// # Errors
    /// [`Error::TagLength`], [`Error::Empty`] as in encryption of a whole message; nothing is written then.
    pub fn finish(mut self, tag: &mut [u8]) -> Result<(), Error> {
        wiped_beside(0, || {
            tag.copy_from_slice(self.0.tag(tag.len())?);
            Ok(())
        })
    }
}

/// A message that is decrypted in pieces of any size **before its tag is verified**: nothing that it gives is to be acted upon, or
/// shown, before [`UnverifiedDecryptor::verify`] has said that it is authentic. A clone goes on by itself from where the message is.
#[must_use = "what was decrypted is not verified"]
#[derive(Clone)]
pub struct UnverifiedDecryptor<M>(Box<M>);

impl<M: AeadState> UnverifiedDecryptor<M> {
    /// Decrypts the next piece in place.
    ///
    /// # Errors
    /// [`Error::TooLong`]; nothing is written then.
    pub fn update(&mut self, piece: &mut [u8]) -> Result<(), Error> {
        self.0.check(piece.len())?;
        wiped_beside(piece.len(), || self.0.decrypt(piece));
        Ok(())
    }

    /// Ends the message and verifies its tag in constant time. As many bytes are verified as `tag` has: do not let whoever sends it
    /// choose how many.
    ///
    /// # Errors
    /// [`Error::NotAuthentic`]: then forget all that was decrypted. [`Error::TagLength`], [`Error::Empty`] as in decryption of a whole
    /// message.
    pub fn verify(mut self, tag: &[u8]) -> Result<(), Error> {
        wiped_beside(0, || authentic(self.0.tag(tag.len())?, tag))
    }
}

opaque!(<M> Encryptor <M> UnverifiedDecryptor);
