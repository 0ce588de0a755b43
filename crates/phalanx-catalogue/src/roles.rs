//! Keys of algorithms by role: what [`phalanx::roles`] does, with the names and lengths of the catalogue.
//!
//! A key serves any number of messages and threads. What it starts is one message.
//!
//! Wrong lengths are refused before anything is written: [`Error::Nonce`], [`Error::Tag`], [`Error::Message`], and
//! [`Error::Refused`] for what the mode or the cipher refuses.

use alloc::boxed::Box;
use alloc::vec::Vec;

pub use phalanx::roles::Direction;

use phalanx::many::rows::{Aad, Nonces, Rows};
use phalanx::{modes, roles};

use crate::algorithm::Request;
use crate::{Algorithm, Error, Nonce, NonceRule, Result};

/// What is checked, in words.
const MESSAGE: &str = "the message";
const WRAPPED: &str = "the key to wrap";

/// Bytes of the longest block.
const MAX_BLOCK_BYTES: usize = 64;

/// The lengths that a key takes.
#[derive(Clone, Copy)]
struct Terms {
    algorithm: &'static Algorithm,
    nonce: Nonce,
    tag_bytes: usize,
    /// Whether messages are padded, so that they cannot stay in place.
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

    /// Whether a whole message may have so many bytes.
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

/// A key of an algorithm in the role `R`.
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

    /// Whether the message may end here, with this tag.
    fn check_end(&self, tag: &[u8]) -> Result {
        self.terms.check_tag(tag)?;
        self.terms.check_message(MESSAGE, self.bytes, self.has_aad)
    }
}

/// Whole blocks by themselves (ECB), which reveals equal blocks.
pub type Blocks = AlgorithmKey<dyn roles::Blocks>;

impl Blocks {
    /// Encrypts or decrypts whole blocks in place.
    ///
    /// # Errors
    /// If they are not whole blocks.
    pub fn crypt(&self, direction: Direction, data: &mut [u8]) -> Result {
        Ok(self.key.crypt(direction, data)?)
    }
}

/// Encryption without authentication that keeps the length and needs nothing to end.
pub type Stream = AlgorithmKey<dyn roles::Stream>;

impl Stream {
    /// A key whose option chose another initialisation vector than the algorithm has by default: the whole first counter.
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
    /// For a nonce of another length, and a message that is too long.
    pub fn crypt(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result {
        self.terms.check_nonce(iv)?;
        Ok(self.key.crypt(direction, iv, data)?)
    }

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// For a nonce of another length.
    pub fn start(&self, direction: Direction, iv: &[u8]) -> Result<RunningStream> {
        self.terms.check_nonce(iv)?;
        Ok(MessageInPieces::new(self.terms, self.key.start(direction, iv)?, &[]))
    }

    /// Encrypts or decrypts many short messages, each with a nonce of the usual length. `out` has as many bytes as all of them.
    /// Counter modes process rows side by side, other modes one after the other.
    ///
    /// # Errors
    /// [`Error::Rows`]. `out` is unchanged or zeros then.
    pub fn crypt_rows(&self, direction: Direction, ivs: Nonces<'_>, data: Rows<'_>, out: &mut [u8]) -> Result {
        Ok(self.key.crypt_rows(direction, ivs, data, out)?)
    }

    /// Bytes of the initialisation vector of a row. An option may ask for another one than the algorithm has by default.
    pub fn nonce_bytes(&self) -> usize {
        self.terms.nonce.bytes
    }
}

/// A message of [`Stream`] in pieces of any size, each in place.
pub type RunningStream = MessageInPieces<dyn roles::RunningStream>;

impl RunningStream {
    /// Encrypts or decrypts the next piece in place.
    ///
    /// # Errors
    /// If the message is too long.
    pub fn apply(&mut self, data: &mut [u8]) -> Result {
        Ok(self.state.apply(data)?)
    }

    /// Goes to a place, in bytes from the beginning of the message.
    ///
    /// # Errors
    /// [`Error::Unsupported`] where every byte depends on those before; if the place is too far.
    pub fn seek(&mut self, place: u64) -> Result {
        let no_way = self.terms.has_no("seeking: every block depends on the ones before it");
        Ok(self.state.seekable().ok_or(no_way)?.seek(place)?)
    }
}

/// Encryption without authentication where a piece may return more or fewer bytes than it has: with padding, or with segments that wait.
pub type BlockMode = AlgorithmKey<dyn roles::BlockMode>;

impl BlockMode {
    /// Encrypts or decrypts a whole message in place, without padding.
    ///
    /// # Errors
    /// For an initialisation vector of another length, for what is not whole blocks where it must be, and [`Error::Unsupported`] with
    /// padding.
    pub fn crypt(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result {
        self.terms.check_nonce(iv)?;
        if self.terms.pads {
            return Err(self.terms.has_no("padding in place: start a message instead, or choose no padding"));
        }
        Ok(self.key.crypt_unpadded(direction, iv, data)?)
    }

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// For an initialisation vector of another length.
    pub fn start(&self, direction: Direction, iv: &[u8]) -> Result<RunningBlockMode> {
        self.terms.check_nonce(iv)?;
        Ok(MessageInPieces::new(self.terms, self.key.start(direction, iv)?, &[]))
    }
}

/// A message of [`BlockMode`] in pieces of any size, from one buffer to another.
pub type RunningBlockMode = MessageInPieces<dyn roles::RunningBlockMode>;

impl RunningBlockMode {
    /// Takes the next piece and appends what is ready.
    pub fn update(&mut self, piece: &[u8], out: &mut Vec<u8>) {
        self.state.update(piece, out);
    }

    /// Ends the message: appends what is left, with padding added or removed.
    ///
    /// # Errors
    /// If the message is not whole blocks where it must be, or the padding is wrong.
    pub fn finish(self, out: &mut Vec<u8>) -> Result {
        Ok(self.state.finish(out)?)
    }
}

/// Authenticated encryption with associated data. The tag is detached and has as many bytes as was agreed, those of the algorithm or of
/// the option `tag`, never as many as the sender chose.
pub type Aead = AlgorithmKey<dyn roles::Aead>;

impl Aead {
    /// Encrypts `data` in place and writes `tag`.
    ///
    /// # Errors
    /// For lengths that the mode does not take; nothing is written then.
    pub fn seal(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result {
        self.check(nonce, aad, data, tag)?;
        Ok(self.key.encrypt_detached(nonce, aad, data, tag)?)
    }

    /// Verifies `tag` in constant time, then decrypts `data` in place.
    ///
    /// # Errors
    /// If the message is not authentic, and for lengths that the mode does not take; `data` is unchanged then.
    pub fn open(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result {
        self.check(nonce, aad, data, tag)?;
        Ok(self.key.decrypt_detached(nonce, aad, data, tag)?)
    }

    fn check(&self, nonce: &[u8], aad: &[u8], data: &[u8], tag: &[u8]) -> Result {
        self.terms.check_nonce(nonce)?;
        self.terms.check_tag(tag)?;
        self.terms.check_message(MESSAGE, data.len(), !aad.is_empty())
    }

    /// Starts to encrypt a message that comes in pieces. All associated data comes first.
    ///
    /// # Errors
    /// As [`Aead::seal`]; [`Error::Unsupported`] where the length must come first (CCM).
    pub fn start_seal(&self, nonce: &[u8], aad: &[u8]) -> Result<RunningEncryption> {
        let state = self.in_pieces(nonce)?.start_encryption(nonce, aad)?;
        Ok(MessageInPieces::new(self.terms, state, aad))
    }

    /// Starts to decrypt a message that comes in pieces. **What it returns is not authentic before the end.**
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

    /// Encrypts many short messages, each with a nonce of the usual length. Row `i` of `out` is the ciphertext of row `i`, then its tag.
    /// MGM and GCM process rows with whole tags side by side, other modes one after the other.
    ///
    /// # Errors
    /// [`Error::Rows`]. `out` is unchanged or zeros then.
    pub fn seal_rows(&self, nonces: Nonces<'_>, aad: Aad<'_>, data: Rows<'_>, out: &mut [u8]) -> Result {
        Ok(self.key.seal_rows(self.terms.tag_bytes, nonces, aad, data, out)?)
    }

    /// Verifies the tags of all rows, each of which ends with its own, in constant time, and decrypts them. Rows that are not authentic
    /// are zeros in `out`.
    ///
    /// # Errors
    /// [`Error::Rows`], which names the first row that is not authentic: the others are decrypted then. After other errors `out` is
    /// unchanged or zeros.
    pub fn open_rows(&self, nonces: Nonces<'_>, aad: Aad<'_>, sealed: Rows<'_>, out: &mut [u8]) -> Result {
        Ok(self.key.open_rows(self.terms.tag_bytes, nonces, aad, sealed, out)?)
    }
}

/// A message of [`Aead`] that is encrypted in pieces.
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
    /// For a tag of another length, or an empty message that has none.
    pub fn finish(self, tag: &mut [u8]) -> Result {
        self.check_end(tag)?;
        Ok(self.state.finish(tag)?)
    }
}

/// A message of [`Aead`] that is decrypted in pieces before it is verified.
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

    /// Verifies the tag in constant time. Do not use the plaintext if this fails.
    ///
    /// # Errors
    /// If the message is not authentic, or the tag has another length.
    pub fn verify(self, tag: &[u8]) -> Result {
        self.check_end(tag)?;
        Ok(self.state.verify(tag)?)
    }
}

/// Authentication of a message that stays readable. The tag has as many bytes as was agreed, as that of an [`Aead`].
///
/// `nonce` is empty except for GMAC of SP 800-38D, and for the MAC of GOST 28147-89 that starts from a UKM.
pub type Mac = AlgorithmKey<dyn roles::Mac>;

impl Mac {
    /// Writes the tag of a message.
    ///
    /// # Errors
    /// For lengths that the mode does not take; nothing is written then.
    pub fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result {
        self.check(nonce, message, tag)?;
        Ok(self.key.mac(nonce, message, tag)?)
    }

    /// Verifies the tag of a message in constant time.
    ///
    /// # Errors
    /// If it is not authentic, and for lengths that the mode does not take.
    pub fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result {
        self.check(nonce, message, tag)?;
        Ok(self.key.verify(nonce, message, tag)?)
    }

    fn check(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result {
        self.terms.check_nonce(nonce)?;
        self.terms.check_tag(tag)?;
        self.terms.check_message(MESSAGE, message.len(), false)
    }

    /// Starts a message that comes in pieces.
    ///
    /// # Errors
    /// For a nonce of another length.
    pub fn start(&self, nonce: &[u8]) -> Result<RunningMac> {
        self.terms.check_nonce(nonce)?;
        Ok(MessageInPieces::new(self.terms, self.key.start(nonce)?, &[]))
    }

    /// Writes the tags of many short messages, one behind the other. CMAC and OMAC process rows side by side, other modes one after
    /// the other. Nonces have the usual length: `Nonces::Given(&[])` where there are none.
    ///
    /// # Errors
    /// [`Error::Rows`]. `tags` are unchanged or zeros then.
    pub fn mac_rows(&self, nonces: Nonces<'_>, data: Rows<'_>, tags: &mut [u8]) -> Result {
        Ok(self.key.mac_rows(self.terms.tag_bytes, nonces, data, tags)?)
    }

    /// Verifies the tags of many short messages in constant time.
    ///
    /// # Errors
    /// [`Error::Rows`], which names the first row that is not authentic.
    pub fn verify_rows(&self, nonces: Nonces<'_>, data: Rows<'_>, tags: &[u8]) -> Result {
        Ok(self.key.verify_rows(self.terms.tag_bytes, nonces, data, tags)?)
    }
}

/// A message of [`Mac`] that is authenticated in pieces of any size.
pub type RunningMac = MessageInPieces<dyn roles::RunningMac>;

impl RunningMac {
    /// Takes the next piece.
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
    /// For a tag of another length, or an empty message that has none.
    pub fn finish(self, tag: &mut [u8]) -> Result {
        self.check_end(tag)?;
        Ok(self.state.finish(tag)?)
    }

    /// Verifies the tag in constant time.
    ///
    /// # Errors
    /// If the message is not authentic, and as [`RunningMac::finish`].
    pub fn verify(self, tag: &[u8]) -> Result {
        self.check_end(tag)?;
        Ok(self.state.verify(tag)?)
    }
}

/// Encryption of sectors in place, without authentication: a changed block decrypts to noise, and an old one put back is not noticed.
pub type Xts = AlgorithmKey<dyn roles::Xts>;

impl Xts {
    /// Encrypts or decrypts one sector, which a block of bytes names.
    ///
    /// # Errors
    /// For a tweak of another length, and a sector that is shorter than a block or too long.
    pub fn crypt(&self, direction: Direction, tweak: &[u8], sector: &mut [u8]) -> Result {
        self.terms.check_nonce(tweak)?;
        Ok(self.key.crypt(direction, tweak, sector)?)
    }

    /// Encrypts or decrypts sectors of `sector_bytes` bytes that are numbered from `first` on, the numbers little-endian as in
    /// IEEE 1619. The last sector may be shorter, but not shorter than a block.
    ///
    /// # Errors
    /// As [`Xts::crypt`]; nothing is written then.
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
            return Err(phalanx::Error::TooLong { most, got }.into());
        }
        for (number, sector) in (0..).zip(data.chunks_mut(sector_bytes)) {
            let mut tweak = [0; MAX_BLOCK_BYTES];
            tweak[..16].copy_from_slice(&first.wrapping_add(number).to_le_bytes());
            self.key.crypt(direction, &tweak[..block], sector)?;
        }
        Ok(())
    }
}

/// Protection of keys.
pub type KeyWrap = AlgorithmKey<dyn roles::KeyWrap>;

impl KeyWrap {
    /// Wraps a key.
    ///
    /// # Errors
    /// For a nonce of another length, and a key of a length that has no form.
    pub fn wrap(&self, nonce: &[u8], key: &[u8]) -> Result<Vec<u8>> {
        self.terms.check_nonce(nonce)?;
        self.terms.check_message(WRAPPED, key.len(), false)?;
        Ok(self.key.wrap(nonce, key)?)
    }

    /// Verifies a wrapped key in constant time and returns the key. Wipe it after use. The nonce is empty where the wrapped key
    /// carries it: [`Nonce::carried`].
    ///
    /// # Errors
    /// If it is not authentic, or has no length of a wrapped key.
    pub fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>> {
        let terms = if self.terms.nonce.carried { Terms { nonce: Nonce::NONE, ..self.terms } } else { self.terms };
        terms.check_nonce(nonce)?;
        Ok(self.key.unwrap(nonce, wrapped)?)
    }
}

/// A key that is made of a key and of public bytes.
pub type KeyDerivation = AlgorithmKey<dyn roles::KeyDerivation>;

impl KeyDerivation {
    /// The key that belongs to `public`. Wipe it after use.
    ///
    /// # Errors
    /// If `public` has another length than the algorithm takes.
    pub fn derive(&self, public: &[u8]) -> Result<Vec<u8>> {
        self.terms.check_nonce(public)?;
        Ok(self.key.derive(public)?)
    }
}

/// A copy of a message so far, which goes on by itself.
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
