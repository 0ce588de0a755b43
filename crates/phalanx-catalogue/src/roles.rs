//! What algorithms can do, by their role: traits that know neither cipher nor mode.
//!
//! A value of [`Blocks`], [`StreamCipher`], [`ChainCipher`], [`Aead`], [`Mac`], [`Xts`], [`Wrap`] or [`KeyDerivation`] is a key with its options: it
//! serves any number of messages and threads. What they start is one message.
//!
//! Lengths that are wrong are refused before anything is written: [`Error::Nonce`], [`Error::Tag`], and [`Error::Refused`] for what the mode or the
//! cipher says.

use alloc::boxed::Box;
use alloc::vec::Vec;

use phalanx::many::rows::{Aad, Nonces, Rows};

#[cfg(doc)]
use crate::Error;
use crate::Result;

/// What is done to a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// A plaintext becomes a ciphertext.
    Encrypt,
    /// A ciphertext becomes a plaintext.
    Decrypt,
}

impl Direction {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Encrypt, Self::Decrypt];
}

/// Whole blocks by themselves (ECB), which show what is equal.
pub trait Blocks: Send + Sync {
    /// Encrypts or decrypts whole blocks in place.
    ///
    /// # Errors
    /// If they are not whole blocks.
    fn crypt(&self, direction: Direction, data: &mut [u8]) -> Result;
}

/// Encryption without authentication that keeps the length and needs nothing to end.
pub trait StreamCipher: Send + Sync {
    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// For a nonce of another length, and a message that is too long.
    fn crypt(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result;

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// For a nonce of another length.
    fn start(&self, direction: Direction, iv: &[u8]) -> Result<Box<dyn Stream>>;

    /// Encrypts or decrypts many short messages, each with a nonce of the usual length; `out` has as many bytes as all of them. Counter modes
    /// do them side by side, others one after the other.
    ///
    /// # Errors
    /// [`Error::Rows`]. `out` is as it was, or zeros, then.
    fn crypt_rows(&self, direction: Direction, ivs: Nonces<'_>, data: Rows<'_>, out: &mut [u8]) -> Result;

    /// The bytes of the initialisation vector of a row: an option may ask for another one than the algorithm has by default.
    fn nonce_bytes(&self) -> usize;
}

/// A message in pieces of any size, each in place.
pub trait Stream: Send {
    /// Encrypts or decrypts the next piece in place.
    ///
    /// # Errors
    /// If the message is too long.
    fn apply(&mut self, data: &mut [u8]) -> Result;

    /// Goes to a place, in bytes from the beginning of the message.
    ///
    /// # Errors
    /// [`Error::Unsupported`] where every byte depends on those before; if the place is too far.
    fn seek(&mut self, place: u64) -> Result;

    /// The message as it is now, to go on with in another way.
    fn clone_box(&self) -> Box<dyn Stream>;
}

/// Encryption without authentication where a piece may give more or less than it has: with padding, or with segments that wait.
pub trait ChainCipher: Send + Sync {
    /// Encrypts or decrypts a whole message in place, without padding.
    ///
    /// # Errors
    /// For an initialisation vector of another length, what is not whole blocks where it has to be, and [`Error::Unsupported`] with padding.
    fn crypt(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result;

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// For an initialisation vector of another length.
    fn start(&self, direction: Direction, iv: &[u8]) -> Result<Box<dyn Chain>>;
}

/// A message in pieces of any size, from one buffer to another.
pub trait Chain: Send {
    /// Takes the next piece, and appends what is ready.
    fn update(&mut self, piece: &[u8], out: &mut Vec<u8>);

    /// Ends the message: appends what is left, with padding added or taken away.
    ///
    /// # Errors
    /// If the message is not whole blocks where it has to be, or the padding is wrong.
    fn finish(self: Box<Self>, out: &mut Vec<u8>) -> Result;

    /// The message as it is now, to go on with in another way.
    fn clone_box(&self) -> Box<dyn Chain>;
}

/// Authenticated encryption with associated data. The tag is detached and has as many bytes as was agreed: those of the algorithm, or of
/// the option `tag`; never as many as somebody sends.
pub trait Aead: Send + Sync {
    /// Encrypts `data` in place and writes `tag`.
    ///
    /// # Errors
    /// For lengths that the mode does not take; nothing is written then.
    fn seal(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result;

    /// Verifies `tag` in constant time, and only then decrypts `data` in place.
    ///
    /// # Errors
    /// If the message is not authentic, and for lengths that the mode does not take; `data` is unchanged then.
    fn open(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result;

    /// Starts to encrypt a message that comes in pieces. All associated data comes first.
    ///
    /// # Errors
    /// As [`Aead::seal`]; [`Error::Unsupported`] where the length has to come first (CCM).
    fn start_seal(&self, nonce: &[u8], aad: &[u8]) -> Result<Box<dyn Sealer>>;

    /// Starts to decrypt a message that comes in pieces. **What it gives is not authentic before the end.**
    ///
    /// # Errors
    /// As [`Aead::start_seal`].
    fn start_open_unverified(&self, nonce: &[u8], aad: &[u8]) -> Result<Box<dyn UnverifiedOpener>>;

    /// Encrypts many short messages, each with a nonce of the usual length: row `i` of `out` is the ciphertext of row `i`, then its tag. MGM and
    /// GCM with whole tags do them side by side, others one after the other.
    ///
    /// # Errors
    /// [`Error::Rows`]. `out` is as it was, or zeros, then.
    fn seal_rows(&self, nonces: Nonces<'_>, aad: Aad<'_>, data: Rows<'_>, out: &mut [u8]) -> Result;

    /// Verifies the tags of all rows, each of which ends with its own, in constant time, and decrypts them. Rows that are not authentic are
    /// zeros in `out`.
    ///
    /// # Errors
    /// [`Error::Rows`], which names the first row that is not authentic: the others are decrypted then. After other errors `out` is as it was,
    /// or zeros.
    fn open_rows(&self, nonces: Nonces<'_>, aad: Aad<'_>, sealed: Rows<'_>, out: &mut [u8]) -> Result;
}

/// A message that is encrypted in pieces.
pub trait Sealer: Send {
    /// Encrypts the next piece in place.
    ///
    /// # Errors
    /// If the message is too long.
    fn update(&mut self, data: &mut [u8]) -> Result;

    /// Writes the tag.
    ///
    /// # Errors
    /// For a tag of another length, or an empty message that has none.
    fn finish(self: Box<Self>, tag: &mut [u8]) -> Result;

    /// The message as it is now, to go on with in another way.
    fn clone_box(&self) -> Box<dyn Sealer>;
}

/// A message that is decrypted in pieces, before it was verified.
pub trait UnverifiedOpener: Send {
    /// Decrypts the next piece in place.
    ///
    /// # Errors
    /// If the message is too long.
    fn update(&mut self, data: &mut [u8]) -> Result;

    /// Verifies the tag in constant time. What was given is not to be believed if this fails.
    ///
    /// # Errors
    /// If the message is not authentic, or the tag has another length.
    fn verify(self: Box<Self>, tag: &[u8]) -> Result;

    /// The message as it is now, to go on with in another way.
    fn clone_box(&self) -> Box<dyn UnverifiedOpener>;
}

/// Authentication of a message that stays readable. The tag has as many bytes as was agreed, as that of an [`Aead`].
///
/// `nonce` is empty but for GMAC of SP 800-38D, and for the MAC of GOST 28147-89 where it begins with a UKM.
pub trait Mac: Send + Sync {
    /// Writes the tag of a message.
    ///
    /// # Errors
    /// For lengths that the mode does not take; nothing is written then.
    fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result;

    /// Verifies the tag of a message in constant time.
    ///
    /// # Errors
    /// If it is not authentic, and for lengths that the mode does not take.
    fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result;

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// For a nonce of another length.
    fn start(&self, nonce: &[u8]) -> Result<Box<dyn MacStream>>;

    /// Writes the tags of many short messages, one behind the other. CMAC and OMAC do them side by side, others one after the other. Nonces have
    /// the usual length: `Nonces::Given(&[])` where there are none.
    ///
    /// # Errors
    /// [`Error::Rows`]. `tags` are as they were, or zeros, then.
    fn mac_rows(&self, nonces: Nonces<'_>, data: Rows<'_>, tags: &mut [u8]) -> Result;

    /// Verifies the tags of many short messages in constant time.
    ///
    /// # Errors
    /// [`Error::Rows`], which names the first row that is not authentic.
    fn verify_rows(&self, nonces: Nonces<'_>, data: Rows<'_>, tags: &[u8]) -> Result;
}

/// A message that is authenticated in pieces of any size.
pub trait MacStream: Send {
    /// The next piece.
    ///
    /// # Errors
    /// If the message is too long.
    fn update(&mut self, piece: &[u8]) -> Result;

    /// Writes the tag.
    ///
    /// # Errors
    /// For a tag of another length, or an empty message that has none.
    fn finish(self: Box<Self>, tag: &mut [u8]) -> Result;

    /// Verifies the tag in constant time.
    ///
    /// # Errors
    /// If the message is not authentic, and as [`MacStream::finish`].
    fn verify(self: Box<Self>, tag: &[u8]) -> Result;

    /// The message as it is now, to go on with in another way.
    fn clone_box(&self) -> Box<dyn MacStream>;
}

/// Encryption of sectors in place, without authentication: a changed block decrypts to noise, and an old one put back is not noticed.
pub trait Xts: Send + Sync {
    /// Encrypts or decrypts one sector that a block of bytes names.
    ///
    /// # Errors
    /// For a tweak of another length, and a sector that is shorter than a block or too long.
    fn crypt(&self, direction: Direction, tweak: &[u8], sector: &mut [u8]) -> Result;

    /// Encrypts or decrypts sectors of `sector_bytes` bytes that are numbered from `first` on, the numbers little-endian, as IEEE 1619 has
    /// them. The last sector may be shorter, but not than a block.
    ///
    /// # Errors
    /// As [`Xts::crypt`]; nothing is written then.
    fn crypt_sectors(&self, direction: Direction, first: u128, sector_bytes: usize, data: &mut [u8]) -> Result;
}

/// Protection of keys.
pub trait Wrap: Send + Sync {
    /// Wraps a key.
    ///
    /// # Errors
    /// For a nonce of another length, and a key of a length that has no form.
    fn wrap(&self, nonce: &[u8], key: &[u8]) -> Result<Vec<u8>>;

    /// Verifies a wrapped key in constant time, and gives it. Wipe it after use. The nonce is empty where the wrapped key carries it:
    /// [`Nonce::carried`](crate::Nonce::carried).
    ///
    /// # Errors
    /// If it is not authentic, or has no length of a wrapped key.
    fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>>;
}

/// A key that is made of a key and something public.
pub trait KeyDerivation: Send + Sync {
    /// The key that belongs to `public`. Wipe it after use.
    ///
    /// # Errors
    /// If `public` has another length than the algorithm takes.
    fn derive(&self, public: &[u8]) -> Result<Vec<u8>>;
}
