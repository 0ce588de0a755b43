//! Keys for algorithms, by role. They are the objects in [`phalanx::roles`], with the catalogue's
//! names and lengths.
//!
//! A key can be used for any number of messages, on any number of threads. A message in pieces is a
//! separate object.
//!
//! Wrong lengths are rejected before anything is written: [`Error::Nonce`], [`Error::Tag`],
//! [`Error::Message`], and [`Error::Refused`] for errors of the mode or cipher.

use alloc::boxed::Box;
use alloc::vec::Vec;

pub use phalanx::roles::Direction;

use phalanx::many::rows::{Aad, Nonces, Rows};
use phalanx::{modes, roles};

use crate::algorithm::Request;
use crate::{Algorithm, Error, Nonce, NonceRule, Result};

/// The inputs that are checked, for error messages.
const MESSAGE: &str = "the message";
const WRAPPED: &str = "the key to wrap";

/// Bytes of the longest block.
const MAX_BLOCK_BYTES: usize = 64;

/// The lengths that a key accepts.
#[derive(Clone, Copy)]
struct Terms {
    algorithm: &'static Algorithm,
    nonce: Nonce,
    tag_bytes: usize,
    /// Whether messages are padded, in which case they cannot be processed in place.
    pads: bool,
}

impl Terms {
    fn new(request: &Request<'_>) -> Result<Self> {
        let pads = !matches!(request.options.padding, None | Some(modes::Padding::None));
        Ok(Self { algorithm: request.algorithm, nonce: request.algorithm.nonce, tag_bytes: request.tag()?, pads })
    }

    fn check_nonce(&self, nonce: &[u8]) -> Result {
        if self.nonce.takes(nonce.len()) {
            return Ok(());
        }
        Err(Error::Nonce { algorithm: self.algorithm.name(), takes: self.nonce.bytes, got: nonce.len() })
    }

    fn check_tag(&self, tag: &[u8]) -> Result {
        if self.tag_bytes == tag.len() {
            return Ok(());
        }
        Err(Error::Tag { algorithm: self.algorithm.name(), takes: self.tag_bytes, got: tag.len() })
    }

    /// Checks the length of a whole message.
    fn check_message(&self, what: &'static str, bytes: usize, has_aad: bool) -> Result {
        let takes = self.algorithm.message;
        if takes.takes(bytes, has_aad) {
            return Ok(());
        }
        let note = match (bytes, has_aad) {
            (0, true) => ", and associated data alone is not a message",
            (0, false) if takes.empty_with_aad => " and no associated data",
            _ => "",
        };
        Err(Error::Message { algorithm: self.algorithm.name(), what, takes, got: bytes, note })
    }

    fn has_no(&self, what: &'static str) -> Error {
        Error::Unsupported { algorithm: self.algorithm.name(), what }
    }
}

/// A key for an algorithm in the role `R`.
pub struct AlgorithmKey<R: ?Sized> {
    terms: Terms,
    key: Box<R>,
}

impl<R: ?Sized> AlgorithmKey<R> {
    pub(crate) fn new(request: &Request<'_>, make: fn(&Request<'_>) -> Result<Box<R>>) -> Result<Self> {
        Ok(Self { terms: Terms::new(request)?, key: make(request)? })
    }
}

/// A message in pieces, in the role `R`.
pub struct MessageInPieces<R: ?Sized> {
    terms: Terms,
    state: Box<R>,
    has_aad: bool,
    /// Bytes of the message so far.
    bytes: usize,
}

impl<R: ?Sized> MessageInPieces<R> {
    fn new(terms: Terms, state: Box<R>, aad: &[u8]) -> Self {
        Self { terms, state, has_aad: !aad.is_empty(), bytes: 0 }
    }

    fn count(&mut self, piece: &[u8]) {
        self.bytes = self.bytes.saturating_add(piece.len());
    }

    /// Checks that the message may end here, with this tag.
    fn check_end(&self, tag: &[u8]) -> Result {
        self.terms.check_tag(tag)?;
        self.terms.check_message(MESSAGE, self.bytes, self.has_aad)
    }
}

/// Encryption of separate blocks (ECB), which reveals equal blocks.
pub type Blocks = AlgorithmKey<dyn roles::Blocks>;

impl Blocks {
    /// Encrypts or decrypts whole blocks in place.
    ///
    /// # Errors
    /// If the length is not a multiple of the block size.
    pub fn crypt(&self, direction: Direction, data: &mut [u8]) -> Result {
        Ok(self.key.crypt(direction, data)?)
    }
}

/// Unauthenticated encryption that keeps the length of the message.
pub type Stream = AlgorithmKey<dyn roles::Stream>;

impl Stream {
    /// Adjusts the nonce length if an option chose the whole first counter instead of the default
    /// initialisation vector.
    pub(crate) fn with_its_nonce(mut self) -> Self {
        let bytes = self.key.nonce_bytes();
        if bytes != self.terms.nonce.bytes {
            self.terms.nonce = Nonce::exactly(bytes, NonceRule::Counters);
        }
        self
    }

    /// Encrypts or decrypts a whole message in place.
    ///
    /// # Errors
    /// For a wrong nonce length, and a message that is too long.
    pub fn crypt(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result {
        self.terms.check_nonce(iv)?;
        Ok(self.key.crypt(direction, iv, data)?)
    }

    /// Starts a message in pieces.
    ///
    /// # Errors
    /// For a wrong nonce length.
    pub fn start(&self, direction: Direction, iv: &[u8]) -> Result<RunningStream> {
        self.terms.check_nonce(iv)?;
        Ok(MessageInPieces::new(self.terms, self.key.start(direction, iv)?, &[]))
    }

    /// Encrypts or decrypts many short messages, each with a nonce of the usual length. `out` must
    /// be as long as all of them together. Counter modes process rows in parallel. Other modes
    /// process them one after another.
    ///
    /// # Errors
    /// [`Error::Rows`]. `out` is then unchanged or zero.
    pub fn crypt_rows(&self, direction: Direction, ivs: Nonces<'_>, data: Rows<'_>, out: &mut [u8]) -> Result {
        Ok(self.key.crypt_rows(direction, ivs, data, out)?)
    }

    /// Bytes of each row's initialisation vector. An option may change the default.
    pub fn nonce_bytes(&self) -> usize {
        self.terms.nonce.bytes
    }
}

/// A [`Stream`] message in pieces of any size, each of which is processed in place.
pub type RunningStream = MessageInPieces<dyn roles::RunningStream>;

impl RunningStream {
    /// Encrypts or decrypts the next piece in place.
    ///
    /// # Errors
    /// If the message is too long.
    pub fn apply(&mut self, data: &mut [u8]) -> Result {
        Ok(self.state.apply(data)?)
    }

    /// Seeks to a position, in bytes from the beginning of the message.
    ///
    /// # Errors
    /// [`Error::Unsupported`] if every byte depends on the ones before it; any other error if the
    /// position is too large.
    pub fn seek(&mut self, place: u64) -> Result {
        let no_way = self.terms.has_no("seeking: every block depends on the ones before it");
        Ok(self.state.seekable().ok_or(no_way)?.seek(place)?)
    }
}

/// Unauthenticated encryption in which the output for a piece may be longer or shorter than the
/// piece, because of padding or buffered segments.
pub type BlockMode = AlgorithmKey<dyn roles::BlockMode>;

impl BlockMode {
    /// Encrypts or decrypts a whole message in place, without padding.
    ///
    /// # Errors
    /// For a wrong length of the initialisation vector, for a length that must be a multiple of the
    /// block size but is not, and [`Error::Unsupported`] with padding.
    pub fn crypt(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result {
        self.terms.check_nonce(iv)?;
        if self.terms.pads {
            return Err(self.terms.has_no("padding in place: start a message instead, or choose no padding"));
        }
        Ok(self.key.crypt_unpadded(direction, iv, data)?)
    }

    /// Starts a message in pieces.
    ///
    /// # Errors
    /// For a wrong length of the initialisation vector.
    pub fn start(&self, direction: Direction, iv: &[u8]) -> Result<RunningBlockMode> {
        self.terms.check_nonce(iv)?;
        Ok(MessageInPieces::new(self.terms, self.key.start(direction, iv)?, &[]))
    }
}

/// A [`BlockMode`] message in pieces of any size, from one buffer to another.
pub type RunningBlockMode = MessageInPieces<dyn roles::RunningBlockMode>;

impl RunningBlockMode {
    /// Processes the next piece and appends any output that is ready.
    pub fn update(&mut self, piece: &[u8], out: &mut Vec<u8>) {
        self.state.update(piece, out);
    }

    /// Ends the message and appends the rest, with padding added or removed.
    ///
    /// # Errors
    /// If the length must be a multiple of the block size but is not, or the padding is invalid.
    pub fn finish(self, out: &mut Vec<u8>) -> Result {
        Ok(self.state.finish(out)?)
    }
}

/// Authenticated encryption with associated data. The tag is detached. Its length is determined by
/// the algorithm or by the option `tag`, never by the sender.
pub type Aead = AlgorithmKey<dyn roles::Aead>;

impl Aead {
    /// Encrypts `data` in place and writes `tag`.
    ///
    /// # Errors
    /// For lengths that the mode does not accept. Nothing is written in that case.
    pub fn seal(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result {
        self.check(nonce, aad, data, tag)?;
        Ok(self.key.encrypt_detached(nonce, aad, data, tag)?)
    }

    /// Verifies `tag` in constant time, then decrypts `data` in place.
    ///
    /// # Errors
    /// If authentication fails, and for lengths that the mode does not accept. `data` is then
    /// unchanged.
    pub fn open(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result {
        self.check(nonce, aad, data, tag)?;
        Ok(self.key.decrypt_detached(nonce, aad, data, tag)?)
    }

    fn check(&self, nonce: &[u8], aad: &[u8], data: &[u8], tag: &[u8]) -> Result {
        self.terms.check_nonce(nonce)?;
        self.terms.check_tag(tag)?;
        self.terms.check_message(MESSAGE, data.len(), !aad.is_empty())
    }

    /// Starts encrypting a message in pieces, after all of the associated data.
    ///
    /// # Errors
    /// As [`Aead::seal`]; [`Error::Unsupported`] if the mode needs the length first (CCM).
    pub fn start_seal(&self, nonce: &[u8], aad: &[u8]) -> Result<RunningEncryption> {
        let state = self.in_pieces(nonce)?.start_encryption(nonce, aad)?;
        Ok(MessageInPieces::new(self.terms, state, aad))
    }

    /// Starts decrypting a message in pieces. **The output is not authentic until the end is
    /// verified.**
    ///
    /// # Errors
    /// As [`Aead::start_seal`].
    pub fn start_open_unverified(&self, nonce: &[u8], aad: &[u8]) -> Result<UnverifiedDecryption> {
        let state = self.in_pieces(nonce)?.start_unverified_decryption(nonce, aad)?;
        Ok(MessageInPieces::new(self.terms, state, aad))
    }

    fn in_pieces(&self, nonce: &[u8]) -> Result<&dyn roles::AeadInPieces> {
        self.terms.check_nonce(nonce)?;
        self.key.in_pieces().ok_or_else(|| self.terms.has_no("messages in pieces: it needs their length first"))
    }

    /// Encrypts many short messages, each with a nonce of the usual length. Row `i` of `out` is the
    /// ciphertext of row `i`, followed by its tag. MGM and GCM process rows with full tags in
    /// parallel. Other modes process rows one after another.
    ///
    /// # Errors
    /// [`Error::Rows`]. `out` is then unchanged or zero.
    pub fn seal_rows(&self, nonces: Nonces<'_>, aad: Aad<'_>, data: Rows<'_>, out: &mut [u8]) -> Result {
        Ok(self.key.seal_rows(self.terms.tag_bytes, nonces, aad, data, out)?)
    }

    /// Verifies the tags of all rows in constant time, each at the end of its row, and decrypts the
    /// rows. Rows that fail authentication are zero in `out`.
    ///
    /// # Errors
    /// [`Error::Rows`] with the first row that failed authentication. The other rows are decrypted.
    /// After other errors, `out` is unchanged or zero.
    pub fn open_rows(&self, nonces: Nonces<'_>, aad: Aad<'_>, sealed: Rows<'_>, out: &mut [u8]) -> Result {
        Ok(self.key.open_rows(self.terms.tag_bytes, nonces, aad, sealed, out)?)
    }
}

/// An [`Aead`] message being encrypted in pieces.
pub type RunningEncryption = MessageInPieces<dyn roles::RunningEncryption>;

impl RunningEncryption {
    /// Encrypts the next piece in place.
    ///
    /// # Errors
    /// If the message is too long.
    pub fn update(&mut self, data: &mut [u8]) -> Result {
        self.state.update(data)?;
        self.count(data);
        Ok(())
    }

    /// Writes the tag.
    ///
    /// # Errors
    /// For a wrong tag length, or if the mode does not accept empty messages.
    pub fn finish(self, tag: &mut [u8]) -> Result {
        self.check_end(tag)?;
        Ok(self.state.finish(tag)?)
    }
}

/// An [`Aead`] message being decrypted in pieces before it has been verified.
pub type UnverifiedDecryption = MessageInPieces<dyn roles::UnverifiedDecryption>;

impl UnverifiedDecryption {
    /// Decrypts the next piece in place.
    ///
    /// # Errors
    /// If the message is too long.
    pub fn update(&mut self, data: &mut [u8]) -> Result {
        self.state.update(data)?;
        self.count(data);
        Ok(())
    }

    /// Verifies the tag in constant time. If this fails, do not use the plaintext.
    ///
    /// # Errors
    /// If authentication fails, or for a wrong tag length.
    pub fn verify(self, tag: &[u8]) -> Result {
        self.check_end(tag)?;
        Ok(self.state.verify(tag)?)
    }
}

/// Message authentication without encryption. As for [`Aead`], the tag length is fixed.
///
/// `nonce` is empty, except for SP 800-38D GMAC and for the GOST 28147-89 MAC if it starts from a
/// UKM.
pub type Mac = AlgorithmKey<dyn roles::Mac>;

impl Mac {
    /// Computes the tag of a message.
    ///
    /// # Errors
    /// For lengths that the mode does not accept. Nothing is written in that case.
    pub fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result {
        self.check(nonce, message, tag)?;
        Ok(self.key.mac(nonce, message, tag)?)
    }

    /// Verifies the tag of a message in constant time.
    ///
    /// # Errors
    /// If authentication fails, and for lengths that the mode does not accept.
    pub fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result {
        self.check(nonce, message, tag)?;
        Ok(self.key.verify(nonce, message, tag)?)
    }

    fn check(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result {
        self.terms.check_nonce(nonce)?;
        self.terms.check_tag(tag)?;
        self.terms.check_message(MESSAGE, message.len(), false)
    }

    /// Starts a message in pieces.
    ///
    /// # Errors
    /// For a wrong nonce length.
    pub fn start(&self, nonce: &[u8]) -> Result<RunningMac> {
        self.terms.check_nonce(nonce)?;
        Ok(MessageInPieces::new(self.terms, self.key.start(nonce)?, &[]))
    }

    /// Computes the tags of many short messages, one after another in `tags`. CMAC and OMAC process
    /// rows in parallel. Other modes process them one after another. Nonces have the usual length.
    /// If there are none, pass `Nonces::Given(&[])`.
    ///
    /// # Errors
    /// [`Error::Rows`]. `tags` is then unchanged or zero.
    pub fn mac_rows(&self, nonces: Nonces<'_>, data: Rows<'_>, tags: &mut [u8]) -> Result {
        Ok(self.key.mac_rows(self.terms.tag_bytes, nonces, data, tags)?)
    }

    /// Verifies the tags of many short messages in constant time.
    ///
    /// # Errors
    /// [`Error::Rows`] with the first row that failed authentication.
    pub fn verify_rows(&self, nonces: Nonces<'_>, data: Rows<'_>, tags: &[u8]) -> Result {
        Ok(self.key.verify_rows(self.terms.tag_bytes, nonces, data, tags)?)
    }
}

/// A [`Mac`] message in pieces of any size.
pub type RunningMac = MessageInPieces<dyn roles::RunningMac>;

impl RunningMac {
    /// Processes the next piece.
    ///
    /// # Errors
    /// If the message is too long.
    pub fn update(&mut self, piece: &[u8]) -> Result {
        self.state.update(piece)?;
        self.count(piece);
        Ok(())
    }

    /// Writes the tag.
    ///
    /// # Errors
    /// For a wrong tag length, or if the mode does not accept empty messages.
    pub fn finish(self, tag: &mut [u8]) -> Result {
        self.check_end(tag)?;
        Ok(self.state.finish(tag)?)
    }

    /// Verifies the tag in constant time.
    ///
    /// # Errors
    /// If authentication fails, and as [`RunningMac::finish`].
    pub fn verify(self, tag: &[u8]) -> Result {
        self.check_end(tag)?;
        Ok(self.state.verify(tag)?)
    }
}

/// Unauthenticated encryption of sectors in place. A modified block decrypts to random data, but
/// replacing a block with an older version of itself goes undetected.
pub type Xts = AlgorithmKey<dyn roles::Xts>;

impl Xts {
    /// Encrypts or decrypts one sector, identified by a tweak of one block.
    ///
    /// # Errors
    /// For a wrong tweak length, and a sector that is shorter than a block or too long.
    pub fn crypt(&self, direction: Direction, tweak: &[u8], sector: &mut [u8]) -> Result {
        self.terms.check_nonce(tweak)?;
        Ok(self.key.crypt(direction, tweak, sector)?)
    }

    /// Encrypts or decrypts sectors of `sector_bytes` bytes, numbered from `first`, in
    /// little-endian order as in IEEE 1619. The last sector may be shorter, but not shorter than a
    /// block.
    ///
    /// # Errors
    /// As [`Xts::crypt`]. Nothing is written in that case.
    pub fn crypt_sectors(&self, direction: Direction, first: u128, sector_bytes: usize, data: &mut [u8]) -> Result {
        let Algorithm { block_bytes: block, limits, .. } = *self.terms.algorithm;
        let (what, allowed) = ("sector length", "at least one block, also for the last sector");
        let last = data.len().checked_rem(sector_bytes).unwrap_or_default();
        if sector_bytes < block || (1..block).contains(&last) {
            let got = if sector_bytes < block { sector_bytes } else { last } as u64;
            return Err(phalanx::Error::Parameter { what, allowed, got }.into());
        }
        let (most, got) = (limits.message_bytes, sector_bytes.min(data.len()) as u64);
        if got > most {
            return Err(phalanx::Error::TooLong { max: most, got }.into());
        }
        for (number, sector) in (0..).zip(data.chunks_mut(sector_bytes)) {
            let mut tweak = [0; MAX_BLOCK_BYTES];
            tweak[..16].copy_from_slice(&first.wrapping_add(number).to_le_bytes());
            self.key.crypt(direction, &tweak[..block], sector)?;
        }
        Ok(())
    }
}

/// Encrypts and authenticates keys.
pub type KeyWrap = AlgorithmKey<dyn roles::KeyWrap>;

impl KeyWrap {
    /// Wraps a key.
    ///
    /// # Errors
    /// For a wrong nonce length, and for a key length that cannot be wrapped.
    pub fn wrap(&self, nonce: &[u8], key: &[u8]) -> Result<Vec<u8>> {
        self.terms.check_nonce(nonce)?;
        self.terms.check_message(WRAPPED, key.len(), false)?;
        Ok(self.key.wrap(nonce, key)?)
    }

    /// Verifies a wrapped key in constant time and returns the key. Wipe it after use. If the
    /// wrapped key contains the nonce ([`Nonce::carried`]), pass an empty one.
    ///
    /// # Errors
    /// If authentication fails, or if no wrapped key has this length.
    pub fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>> {
        let terms = if self.terms.nonce.carried { Terms { nonce: Nonce::NONE, ..self.terms } } else { self.terms };
        terms.check_nonce(nonce)?;
        Ok(self.key.unwrap(nonce, wrapped)?)
    }
}

/// Derives a key from another key and public bytes.
pub type KeyDerivation = AlgorithmKey<dyn roles::KeyDerivation>;

impl KeyDerivation {
    /// The key derived from `public`. Wipe it after use.
    ///
    /// # Errors
    /// For a wrong length of `public`.
    pub fn derive(&self, public: &[u8]) -> Result<Vec<u8>> {
        self.terms.check_nonce(public)?;
        Ok(self.key.derive(public)?)
    }
}

/// A copy of the message so far, independent of the original.
macro_rules! clone {
    ($($running:ident)*) => {$(
        impl Clone for $running {
            fn clone(&self) -> Self {
                Self { state: self.state.clone_box(), ..*self }
            }
        }
    )*};
}

clone! { RunningStream RunningBlockMode RunningEncryption UnverifiedDecryption RunningMac }
