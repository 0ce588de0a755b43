//! The modes of the library behind the traits of [`roles`](crate::roles).
//!
//! A key is a mode (with its parameters beside it, if it has some) and what runs it: functions that an entry of the catalogue names. What is the
//! same for all of a role is here: lengths of nonces and tags.

use alloc::boxed::Box;
use alloc::vec::Vec;

use phalanx::hazmat::RawBlocks;
use phalanx::many::rows::{
    Aad, Nonces, Rows, RowsError, apply_rows_singly, mac_rows_singly, open_rows_singly, seal_rows_singly,
    verify_rows_singly,
};
use phalanx::modes::{self, dstu7624, gost3413, gost28147, nist};
use phalanx::{Cipher, Standard};

use crate::algorithm::Request;
use crate::roles::{
    Aead, Blocks, Chain, ChainCipher, Direction, KeyDerivation, Mac, MacStream, Sealer, Stream, StreamCipher,
    UnverifiedOpener, Wrap, Xts,
};
use crate::{Algorithm, Error, Nonce, Result};

/// What the library gives.
type Given<T = (), E = phalanx::Error> = core::result::Result<T, E>;
/// What the catalogue makes.
type Made<T> = Result<Box<T>>;

/// What every key knows of itself.
#[derive(Clone, Copy)]
struct Terms {
    algorithm: &'static Algorithm,
    nonce: Nonce,
    tag: usize,
}

impl Terms {
    fn of(request: &Request<'_>) -> Result<Self> {
        Ok(Self { algorithm: request.algorithm, nonce: request.algorithm.nonce, tag: request.tag()? })
    }

    fn check_nonce(&self, nonce: &[u8]) -> Result {
        if self.nonce.takes(nonce.len()) {
            return Ok(());
        }
        Err(Error::Nonce { algorithm: self.algorithm.name(), takes: self.nonce.bytes, got: nonce.len() })
    }

    fn check_tag(&self, tag: &[u8]) -> Result {
        if self.tag == tag.len() {
            return Ok(());
        }
        Err(Error::Tag { algorithm: self.algorithm.name(), takes: self.tag, got: tag.len() })
    }

    /// Whether a whole message may have so many bytes.
    fn check_message(&self, what: &'static str, bytes: usize, has_aad: bool) -> Result {
        let takes = self.algorithm.message;
        if takes.takes(bytes, has_aad) {
            return Ok(());
        }
        let note = match (bytes, has_aad) {
            (0, true) => ", and associated data is no message",
            (0, false) if takes.empty_with_aad => " and no associated data",
            _ => "",
        };
        Err(Error::Message { algorithm: self.algorithm.name(), what, takes, got: bytes, note })
    }

    /// Bytes of a nonce and of a tag, of each of many rows.
    fn sizes(&self) -> [usize; 2] {
        [self.nonce.bytes, self.tag]
    }

    fn has_no(&self, what: &'static str) -> Error {
        Error::Unsupported { algorithm: self.algorithm.name(), what }
    }
}

impl<S: Standard> Blocks for Cipher<S> {
    fn crypt(&self, direction: Direction, data: &mut [u8]) -> Result {
        Ok(match direction {
            Direction::Encrypt => self.encrypt_bytes(data),
            Direction::Decrypt => self.decrypt_bytes(data),
        }?)
    }
}

/// A whole message in place, with its initialisation vector.
type Crypt<M> = fn(&M, Direction, &[u8], &mut [u8]) -> Given;

/// The start of a message, with its initialisation vector.
type Start<M, T> = fn(&M, Direction, &[u8]) -> Given<Box<T>>;

/// Rows by the library, which has them side by side.
pub(crate) type ApplyRows<M> = fn(&M, Nonces<'_>, Rows<'_>, &mut [u8]) -> Given<(), RowsError>;

/// A mode that keeps the length.
struct Streams<M> {
    terms: Terms,
    mode: M,
    crypt: Crypt<M>,
    start: Start<M, dyn Stream>,
    rows: Option<ApplyRows<M>>,
}

/// The same, with rows that the library has side by side, if this request can have them.
pub(crate) fn counter<M: Send + Sync + 'static>(
    request: &Request<'_>,
    mode: M,
    crypt: Crypt<M>,
    start: Start<M, dyn Stream>,
    rows: Option<ApplyRows<M>>,
) -> Made<dyn StreamCipher> {
    Ok(Box::new(Streams { terms: Terms::of(request)?, mode, crypt, start, rows }))
}

pub(crate) fn stream<M: Send + Sync + 'static>(
    request: &Request<'_>,
    mode: M,
    crypt: Crypt<M>,
    start: Start<M, dyn Stream>,
) -> Made<dyn StreamCipher> {
    Ok(Box::new(Streams { terms: Terms::of(request)?, mode, crypt, start, rows: None }))
}

/// The same, with another nonce than the algorithm has by default.
pub(crate) fn stream_with_nonce<M: Send + Sync + 'static>(
    request: &Request<'_>,
    nonce: Nonce,
    mode: M,
    crypt: Crypt<M>,
    start: Start<M, dyn Stream>,
) -> Made<dyn StreamCipher> {
    Ok(Box::new(Streams { terms: Terms { nonce, ..Terms::of(request)? }, mode, crypt, start, rows: None }))
}

impl<M: Send + Sync> StreamCipher for Streams<M> {
    fn crypt(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result {
        self.terms.check_nonce(iv)?;
        Ok((self.crypt)(&self.mode, direction, iv, data)?)
    }

    fn start(&self, direction: Direction, iv: &[u8]) -> Made<dyn Stream> {
        self.terms.check_nonce(iv)?;
        Ok((self.start)(&self.mode, direction, iv)?)
    }

    fn crypt_rows(&self, direction: Direction, ivs: Nonces<'_>, data: Rows<'_>, out: &mut [u8]) -> Result {
        let (crypt, mode) = (self.crypt, &self.mode);
        Ok(match self.rows {
            Some(rows) => rows(mode, ivs, data, out),
            None => apply_rows_singly(self.terms.nonce.bytes, ivs, data, out, &mut |row, data| {
                crypt(mode, direction, row.nonce, data)
            }),
        }?)
    }

    fn nonce_bytes(&self) -> usize {
        self.terms.nonce.bytes
    }
}

impl Stream for modes::CtrStream {
    fn apply(&mut self, data: &mut [u8]) -> Result {
        Ok(self.apply(data)?)
    }

    fn seek(&mut self, place: u64) -> Result {
        Ok(self.seek(place)?)
    }

    fn clone_box(&self) -> Box<dyn Stream> {
        Box::new(self.clone())
    }
}

/// What cannot go to a place.
const NO_SEEK: Error =
    Error::Unsupported { algorithm: "this mode", what: "way to go to a place: every block depends on those before" };

impl Stream for modes::Stream {
    fn apply(&mut self, data: &mut [u8]) -> Result {
        Ok(self.apply(data)?)
    }

    fn seek(&mut self, _: u64) -> Result {
        Err(NO_SEEK)
    }

    fn clone_box(&self) -> Box<dyn Stream> {
        Box::new(self.clone())
    }
}

impl Stream for modes::CfbStream {
    fn apply(&mut self, data: &mut [u8]) -> Result {
        self.apply(data);
        Ok(())
    }

    fn seek(&mut self, _: u64) -> Result {
        Err(NO_SEEK)
    }

    fn clone_box(&self) -> Box<dyn Stream> {
        Box::new(self.clone())
    }
}

/// A mode of whole blocks or segments.
struct Chains<M> {
    terms: Terms,
    mode: M,
    /// Whether the mode pads, so that a message cannot stay in its place.
    pads: bool,
    crypt: Crypt<M>,
    start: Start<M, dyn Chain>,
}

pub(crate) fn chain<M: Send + Sync + 'static>(
    request: &Request<'_>,
    mode: M,
    crypt: Crypt<M>,
    start: Start<M, dyn Chain>,
) -> Made<dyn ChainCipher> {
    let pads = !matches!(request.options.padding, None | Some(modes::Padding::None));
    Ok(Box::new(Chains { terms: Terms::of(request)?, mode, pads, crypt, start }))
}

impl<M: Send + Sync> ChainCipher for Chains<M> {
    fn crypt(&self, direction: Direction, iv: &[u8], data: &mut [u8]) -> Result {
        self.terms.check_nonce(iv)?;
        if self.pads {
            return Err(self.terms.has_no("padding in place: start a message instead, or choose none"));
        }
        Ok((self.crypt)(&self.mode, direction, iv, data)?)
    }

    fn start(&self, direction: Direction, iv: &[u8]) -> Made<dyn Chain> {
        self.terms.check_nonce(iv)?;
        Ok((self.start)(&self.mode, direction, iv)?)
    }
}

impl Chain for modes::CbcStream {
    fn update(&mut self, piece: &[u8], out: &mut Vec<u8>) {
        self.update(piece, out);
    }

    fn finish(self: Box<Self>, out: &mut Vec<u8>) -> Result {
        Ok((*self).finish(out)?)
    }

    fn clone_box(&self) -> Box<dyn Chain> {
        Box::new(self.clone())
    }
}

impl Chain for dstu7624::CfbStream {
    fn update(&mut self, piece: &[u8], out: &mut Vec<u8>) {
        self.update(piece, out);
    }

    fn finish(self: Box<Self>, out: &mut Vec<u8>) -> Result {
        (*self).finish(out);
        Ok(())
    }

    fn clone_box(&self) -> Box<dyn Chain> {
        Box::new(self.clone())
    }
}

/// Authenticated encryption as the library has it: nonce, associated data, data, tag.
pub(crate) type Seal<M> = fn(&M, &[u8], &[u8], &mut [u8], &mut [u8]) -> Given;
pub(crate) type Open<M> = fn(&M, &[u8], &[u8], &mut [u8], &[u8]) -> Given;

/// How messages in pieces are started.
type Starts<M> =
    (fn(&M, &[u8], &[u8]) -> Given<Box<dyn Sealer>>, fn(&M, &[u8], &[u8]) -> Given<Box<dyn UnverifiedOpener>>);

/// Rows by the library, which has them side by side with whole tags: how they are encrypted, and how decrypted.
pub(crate) type AeadRows<M> = [fn(&M, Nonces<'_>, Aad<'_>, Rows<'_>, &mut [u8]) -> Given<(), RowsError>; 2];

struct Aeads<M> {
    terms: Terms,
    mode: M,
    seal: Seal<M>,
    open: Open<M>,
    starts: Option<Starts<M>>,
    rows: Option<AeadRows<M>>,
}

pub(crate) fn aead<M: Send + Sync + 'static>(
    request: &Request<'_>,
    mode: M,
    seal: Seal<M>,
    open: Open<M>,
    starts: Option<Starts<M>>,
    rows: Option<AeadRows<M>>,
) -> Made<dyn Aead> {
    let terms = Terms::of(request)?;
    let rows = rows.filter(|_| Some(terms.tag) == request.algorithm.tag.map(|tag| tag.bytes));
    Ok(Box::new(Aeads { terms, mode, seal, open, starts, rows }))
}

impl<M: Send + Sync + 'static> Aeads<M> {
    fn starts(&self, nonce: &[u8]) -> Result<Starts<M>> {
        self.terms.check_nonce(nonce)?;
        self.starts.ok_or_else(|| self.terms.has_no("messages in pieces: their length comes first"))
    }
}

impl<M: Send + Sync + 'static> Aead for Aeads<M> {
    fn seal(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &mut [u8]) -> Result {
        self.terms.check_nonce(nonce)?;
        self.terms.check_tag(tag)?;
        self.terms.check_message(MESSAGE, data.len(), !aad.is_empty())?;
        Ok((self.seal)(&self.mode, nonce, aad, data, tag)?)
    }

    fn open(&self, nonce: &[u8], aad: &[u8], data: &mut [u8], tag: &[u8]) -> Result {
        self.terms.check_nonce(nonce)?;
        self.terms.check_tag(tag)?;
        self.terms.check_message(MESSAGE, data.len(), !aad.is_empty())?;
        Ok((self.open)(&self.mode, nonce, aad, data, tag)?)
    }

    fn start_seal(&self, nonce: &[u8], aad: &[u8]) -> Made<dyn Sealer> {
        let (terms, state) = (self.terms, (self.starts(nonce)?.0)(&self.mode, nonce, aad)?);
        Ok(Box::new(Agreed { terms, state, has_aad: !aad.is_empty(), bytes: 0 }))
    }

    fn start_open_unverified(&self, nonce: &[u8], aad: &[u8]) -> Made<dyn UnverifiedOpener> {
        let (terms, state) = (self.terms, (self.starts(nonce)?.1)(&self.mode, nonce, aad)?);
        Ok(Box::new(Agreed { terms, state, has_aad: !aad.is_empty(), bytes: 0 }))
    }

    fn seal_rows(&self, nonces: Nonces<'_>, aad: Aad<'_>, data: Rows<'_>, out: &mut [u8]) -> Result {
        let (seal, mode) = (self.seal, &self.mode);
        Ok(match self.rows {
            Some([rows, _]) => rows(mode, nonces, aad, data, out),
            None => seal_rows_singly(self.terms.sizes(), nonces, aad, data, out, &mut |row, data, tag| {
                seal(mode, row.nonce, row.aad, data, tag)
            }),
        }?)
    }

    fn open_rows(&self, nonces: Nonces<'_>, aad: Aad<'_>, sealed: Rows<'_>, out: &mut [u8]) -> Result {
        let (open, mode) = (self.open, &self.mode);
        Ok(match self.rows {
            Some([_, rows]) => rows(mode, nonces, aad, sealed, out),
            None => open_rows_singly(self.terms.sizes(), nonces, aad, sealed, out, &mut |row, data, tag| {
                open(mode, row.nonce, row.aad, data, tag)
            }),
        }?)
    }
}

/// What is checked, in words.
const MESSAGE: &str = "a message";
const WRAPPED: &str = "a key to be wrapped";

/// A message in pieces, whose tag has the length that was agreed.
struct Agreed<S> {
    terms: Terms,
    state: S,
    has_aad: bool,
    /// Bytes of the message so far.
    bytes: usize,
}

impl<S> Agreed<S> {
    /// Whether the message may end here, with this tag.
    fn check_end(&self, tag: &[u8]) -> Result {
        self.terms.check_tag(tag)?;
        self.terms.check_message(MESSAGE, self.bytes, self.has_aad)
    }

    /// The same message in another state.
    fn with<T>(&self, state: T) -> Agreed<T> {
        Agreed { terms: self.terms, state, has_aad: self.has_aad, bytes: self.bytes }
    }
}

impl Sealer for Agreed<Box<dyn Sealer>> {
    fn update(&mut self, data: &mut [u8]) -> Result {
        self.state.update(data)?;
        self.bytes = self.bytes.saturating_add(data.len());
        Ok(())
    }

    fn finish(self: Box<Self>, tag: &mut [u8]) -> Result {
        self.check_end(tag)?;
        self.state.finish(tag)
    }

    fn clone_box(&self) -> Box<dyn Sealer> {
        Box::new(self.with(self.state.clone_box()))
    }
}

impl UnverifiedOpener for Agreed<Box<dyn UnverifiedOpener>> {
    fn update(&mut self, data: &mut [u8]) -> Result {
        self.state.update(data)?;
        self.bytes = self.bytes.saturating_add(data.len());
        Ok(())
    }

    fn verify(self: Box<Self>, tag: &[u8]) -> Result {
        self.check_end(tag)?;
        self.state.verify(tag)
    }

    fn clone_box(&self) -> Box<dyn UnverifiedOpener> {
        Box::new(self.with(self.state.clone_box()))
    }
}

impl MacStream for Agreed<Box<dyn MacStream>> {
    fn update(&mut self, piece: &[u8]) -> Result {
        self.state.update(piece)?;
        self.bytes = self.bytes.saturating_add(piece.len());
        Ok(())
    }

    fn finish(self: Box<Self>, tag: &mut [u8]) -> Result {
        self.check_end(tag)?;
        self.state.finish(tag)
    }

    fn verify(self: Box<Self>, tag: &[u8]) -> Result {
        self.check_end(tag)?;
        self.state.verify(tag)
    }

    fn clone_box(&self) -> Box<dyn MacStream> {
        Box::new(self.with(self.state.clone_box()))
    }
}

/// The states of authenticated encryption, which differ in their types alone.
macro_rules! in_pieces {
    ($($sealer:path, $opener:path;)*) => {$(
        impl Sealer for $sealer {
            fn update(&mut self, data: &mut [u8]) -> Result {
                Ok(self.update(data)?)
            }

            fn finish(self: Box<Self>, tag: &mut [u8]) -> Result {
                Ok((*self).finish(tag)?)
            }

            fn clone_box(&self) -> Box<dyn Sealer> {
                Box::new(self.clone())
            }
        }

        impl UnverifiedOpener for $opener {
            fn update(&mut self, data: &mut [u8]) -> Result {
                Ok(self.update(data)?)
            }

            fn verify(self: Box<Self>, tag: &[u8]) -> Result {
                Ok((*self).verify(tag)?)
            }

            fn clone_box(&self) -> Box<dyn UnverifiedOpener> {
                Box::new(self.clone())
            }
        }
    )*};
}

in_pieces! {
    dstu7624::GcmEncryptor, dstu7624::UnverifiedGcmDecryptor;
    gost3413::MgmEncryptor, gost3413::UnverifiedMgmDecryptor;
    nist::GcmEncryptor, nist::UnverifiedGcmDecryptor;
}

/// A code as the library has it: nonce, message, tag.
type Code<M> = fn(&M, &[u8], &[u8], &mut [u8]) -> Given;
type Verify<M> = fn(&M, &[u8], &[u8], &[u8]) -> Given;
type StartMac<M> = fn(&M, &[u8]) -> Given<Box<dyn MacStream>>;

/// Rows by the library, which has them side by side: how their codes are made, and how verified.
pub(crate) type CodeRows<M> = (
    fn(&M, Rows<'_>, usize, &mut [u8]) -> Given<(), RowsError>,
    fn(&M, Rows<'_>, usize, &[u8]) -> Given<(), RowsError>,
);

struct Macs<M> {
    terms: Terms,
    mode: M,
    mac: Code<M>,
    verify: Verify<M>,
    start: StartMac<M>,
    rows: Option<CodeRows<M>>,
}

pub(crate) fn mac<M: Send + Sync + 'static>(
    request: &Request<'_>,
    mode: M,
    mac: Code<M>,
    verify: Verify<M>,
    start: StartMac<M>,
    rows: Option<CodeRows<M>>,
) -> Made<dyn Mac> {
    Ok(Box::new(Macs { terms: Terms::of(request)?, mode, mac, verify, start, rows }))
}

impl<M: Send + Sync> Mac for Macs<M> {
    fn mac(&self, nonce: &[u8], message: &[u8], tag: &mut [u8]) -> Result {
        self.terms.check_nonce(nonce)?;
        self.terms.check_tag(tag)?;
        self.terms.check_message(MESSAGE, message.len(), false)?;
        Ok((self.mac)(&self.mode, nonce, message, tag)?)
    }

    fn verify(&self, nonce: &[u8], message: &[u8], tag: &[u8]) -> Result {
        self.terms.check_nonce(nonce)?;
        self.terms.check_tag(tag)?;
        self.terms.check_message(MESSAGE, message.len(), false)?;
        Ok((self.verify)(&self.mode, nonce, message, tag)?)
    }

    fn start(&self, nonce: &[u8]) -> Made<dyn MacStream> {
        self.terms.check_nonce(nonce)?;
        let state = (self.start)(&self.mode, nonce)?;
        Ok(Box::new(Agreed { terms: self.terms, state, has_aad: false, bytes: 0 }))
    }

    fn mac_rows(&self, nonces: Nonces<'_>, data: Rows<'_>, tags: &mut [u8]) -> Result {
        let (mac, mode, sizes) = (self.mac, &self.mode, self.terms.sizes());
        Ok(match (self.rows, nonces) {
            (Some((rows, _)), Nonces::Given(&[])) => rows(mode, data, self.terms.tag, tags),
            _ => mac_rows_singly(sizes, nonces, data, tags, &mut |row, data, tag| mac(mode, row.nonce, data, tag)),
        }?)
    }

    fn verify_rows(&self, nonces: Nonces<'_>, data: Rows<'_>, tags: &[u8]) -> Result {
        let (verify, mode, sizes) = (self.verify, &self.mode, self.terms.sizes());
        Ok(match (self.rows, nonces) {
            (Some((_, rows)), Nonces::Given(&[])) => rows(mode, data, self.terms.tag, tags),
            _ => {
                verify_rows_singly(sizes, nonces, data, tags, &mut |row, data, tag| verify(mode, row.nonce, data, tag))
            }
        }?)
    }
}

/// The states of codes. Those of CMAC take any length, and say so by giving nothing.
macro_rules! codes_in_pieces {
    ($($state:path, |$self:ident, $piece:ident| $update:expr;)*) => {$(
        impl MacStream for $state {
            fn update(&mut self, $piece: &[u8]) -> Result {
                let $self = self;
                Ok($update)
            }

            fn finish(self: Box<Self>, tag: &mut [u8]) -> Result {
                Ok((*self).finish(tag)?)
            }

            fn verify(self: Box<Self>, tag: &[u8]) -> Result {
                Ok((*self).verify(tag)?)
            }

            fn clone_box(&self) -> Box<dyn MacStream> {
                Box::new(self.clone())
            }
        }
    )*};
}

codes_in_pieces! {
    modes::CmacStream, |state, piece| state.update(piece);
    dstu7624::CmacStream, |state, piece| state.update(piece);
    dstu7624::GmacStream, |state, piece| state.update(piece)?;
    gost3413::OmacAcpkmStream, |state, piece| state.update(piece)?;
    gost28147::ImitStream, |state, piece| state.update(piece);
    nist::GmacStream, |state, piece| state.update(piece)?;
}

struct Sectors<M> {
    terms: Terms,
    mode: M,
    crypt: Crypt<M>,
}

pub(crate) fn xts<M: Send + Sync + 'static>(request: &Request<'_>, mode: M, crypt: Crypt<M>) -> Made<dyn Xts> {
    Ok(Box::new(Sectors { terms: Terms::of(request)?, mode, crypt }))
}

/// Bytes of the longest block.
const MOST: usize = 64;

impl<M: Send + Sync> Xts for Sectors<M> {
    fn crypt(&self, direction: Direction, tweak: &[u8], sector: &mut [u8]) -> Result {
        self.terms.check_nonce(tweak)?;
        Ok((self.crypt)(&self.mode, direction, tweak, sector)?)
    }

    fn crypt_sectors(&self, direction: Direction, first: u128, sector_bytes: usize, data: &mut [u8]) -> Result {
        let Algorithm { block_bytes: block, limits, .. } = *self.terms.algorithm;
        let (what, allowed) = ("length of a sector", "a block or more, the last one too");
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
            let mut tweak = [0; MOST];
            tweak[..16].copy_from_slice(&first.wrapping_add(number).to_le_bytes());
            (self.crypt)(&self.mode, direction, &tweak[..block], sector)?;
        }
        Ok(())
    }
}

/// Protection of keys as the library has it: nonce, key or wrapped key.
type Wraps<M> = fn(&M, &[u8], &[u8]) -> Given<Vec<u8>>;

struct Wrapping<M> {
    terms: Terms,
    mode: M,
    wrap: Wraps<M>,
    unwrap: Wraps<M>,
}

pub(crate) fn wrap<M: Send + Sync + 'static>(
    request: &Request<'_>,
    mode: M,
    wrap: Wraps<M>,
    unwrap: Wraps<M>,
) -> Made<dyn Wrap> {
    Ok(Box::new(Wrapping { terms: Terms::of(request)?, mode, wrap, unwrap }))
}

impl<M: Send + Sync> Wrap for Wrapping<M> {
    fn wrap(&self, nonce: &[u8], key: &[u8]) -> Result<Vec<u8>> {
        self.terms.check_nonce(nonce)?;
        self.terms.check_message(WRAPPED, key.len(), false)?;
        Ok((self.wrap)(&self.mode, nonce, key)?)
    }

    fn unwrap(&self, nonce: &[u8], wrapped: &[u8]) -> Result<Vec<u8>> {
        let terms = if self.terms.nonce.carried { Terms { nonce: Nonce::NONE, ..self.terms } } else { self.terms };
        terms.check_nonce(nonce)?;
        Ok((self.unwrap)(&self.mode, nonce, wrapped)?)
    }
}

struct Derives<M> {
    terms: Terms,
    mode: M,
    derive: fn(&M, &[u8]) -> Given<Vec<u8>>,
}

pub(crate) fn key_derivation<M: Send + Sync + 'static>(
    request: &Request<'_>,
    mode: M,
    derive: fn(&M, &[u8]) -> Given<Vec<u8>>,
) -> Made<dyn KeyDerivation> {
    Ok(Box::new(Derives { terms: Terms::of(request)?, mode, derive }))
}

impl<M: Send + Sync> KeyDerivation for Derives<M> {
    fn derive(&self, public: &[u8]) -> Result<Vec<u8>> {
        self.terms.check_nonce(public)?;
        Ok((self.derive)(&self.mode, public)?)
    }
}
