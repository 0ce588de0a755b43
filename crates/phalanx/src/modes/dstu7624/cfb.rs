//! CFB.

use alloc::vec::Vec;

use phalanx_kernels::kernel::Op;
use phalanx_kernels::parts::{Engine, Secret, wipe, wiped_beside};

use super::kalyna::Kalyna;
use crate::Error;
use crate::modes::common::Direction;
use crate::modes::common::stream::MAX_BLOCK_BYTES;
use crate::modes::common::{Keyed, block, chain, nonce_length, opaque};
use crate::modes::rules::{Dstu7624, mode};

/// Cipher feedback (CFB-q) as specified in DSTU 7624:2014. **No authentication:** tampering goes
/// undetected.
///
/// The initialisation vector is one block (16, 32 or 64 bytes) and must never repeat under one key.
/// `segment` is the standard's parameter q in bytes: 1, 8, 16, 32 or 64, but no longer than a
/// block. CMS uses a whole block, which lets decryption process many blocks in parallel. Note that
/// this is not NIST CFB: the keystream for a segment, including a short last one, is the *end* of
/// the encrypted register, and the register keeps the rest.
///
/// ```
/// use phalanx::{Error, Kalyna256_256, modes::dstu7624::Cfb};
///
/// let cfb = Cfb::<Kalyna256_256>::new(&[7; 32]);
/// let mut data = *b"attack at dawn";
/// cfb.encrypt_in_place(&[1; 32], 8, &mut data)?;
///
/// let (mut stream, mut message) = (cfb.start_decryption(&[1; 32], 8)?, Vec::new());
/// stream.update(&data[..5], &mut message);
/// stream.update(&data[5..], &mut message);
/// stream.finish(&mut message);
/// assert_eq!(message, b"attack at dawn");
/// # Ok::<(), Error>(())
/// ```
pub type Cfb<C> = Keyed<C, mode::Cfb<Dstu7624>>;

impl<C: Kalyna> Cfb<C> {
    /// The length of an initialisation vector in bytes: one block.
    pub const IV_BYTES: usize = block::<C>();

    /// Encrypts a whole message in place.
    ///
    /// # Errors
    /// [`Error::NonceLength`] or [`Error::Parameter`]. On error, nothing is written.
    pub fn encrypt_in_place(&self, iv: &[u8], segment: usize, data: &mut [u8]) -> Result<(), Error> {
        self.crypt(Direction::Encrypt, iv, segment, data)
    }

    /// Decrypts a whole message in place.
    ///
    /// # Errors
    /// Same as [`Cfb::encrypt_in_place`].
    pub fn decrypt_in_place(&self, iv: &[u8], segment: usize, data: &mut [u8]) -> Result<(), Error> {
        self.crypt(Direction::Decrypt, iv, segment, data)
    }

    /// Starts encrypting a message in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`] or [`Error::Parameter`].
    pub fn start_encryption(&self, iv: &[u8], segment: usize) -> Result<CfbStream, Error> {
        self.start(Direction::Encrypt, iv, segment)
    }

    /// Starts decrypting a message in pieces.
    ///
    /// # Errors
    /// [`Error::NonceLength`] or [`Error::Parameter`].
    pub fn start_decryption(&self, iv: &[u8], segment: usize) -> Result<CfbStream, Error> {
        self.start(Direction::Decrypt, iv, segment)
    }

    pub(crate) fn crypt(&self, direction: Direction, iv: &[u8], segment: usize, data: &mut [u8]) -> Result<(), Error> {
        self.segments(direction, iv, segment)?.whole(data);
        Ok(())
    }

    pub(crate) fn start(&self, direction: Direction, iv: &[u8], segment: usize) -> Result<CfbStream, Error> {
        Ok(CfbStream::new(self.segments(direction, iv, segment)?))
    }

    fn segments(&self, direction: Direction, iv: &[u8], segment: usize) -> Result<Segments, Error> {
        nonce_length(block::<C>(), iv)?;
        if !matches!(segment, 1 | 8 | 16 | 32 | 64) || segment > block::<C>() {
            let allowed = "1, 8, 16, 32 or 64 bytes, up to a block";
            return Err(Error::Parameter { what: "segment", allowed, got: segment as u64 });
        }
        Ok(Segments::new(self.engine().clone(), direction, iv, segment))
    }
}

/// Processes segments of one size.
#[derive(Clone)]
pub(super) struct Segments {
    chain: Chain,
    bytes: usize,
}

#[derive(Clone)]
enum Chain {
    /// If a segment is a whole block, all standards process whole segments in the same way.
    Blocks(chain::Cfb),
    Parts(Parts),
}

impl Segments {
    pub(super) fn new(engine: Engine, direction: Direction, iv: &[u8], bytes: usize) -> Self {
        let chain = if bytes == iv.len() {
            Chain::Blocks(chain::Cfb::new(engine, direction, iv, bytes))
        } else {
            Chain::Parts(Parts { engine, direction, register: Secret::from_slice(iv), bytes })
        };
        Self { chain, bytes }
    }

    pub(super) fn whole(mut self, data: &mut [u8]) {
        let (whole, rest) = data.split_at_mut(data.len() / self.bytes * self.bytes);
        self.run(whole);
        self.last(rest);
    }

    fn run(&mut self, data: &mut [u8]) {
        match &mut self.chain {
            Chain::Blocks(cfb) => cfb.run(data),
            Chain::Parts(parts) => wiped_beside(data.len(), || parts.run(data)),
        }
    }

    /// Processes a short last segment as if it were the end of a whole one.
    fn last(mut self, data: &mut [u8]) {
        if data.is_empty() {
            return;
        }
        let mut segment = [0; MAX_BLOCK_BYTES];
        let from = self.bytes - data.len();
        segment[from..self.bytes].copy_from_slice(data);
        self.run(&mut segment[..self.bytes]);
        data.copy_from_slice(&segment[from..self.bytes]);
        wipe(&mut segment);
    }
}

/// Segments shorter than a block.
#[derive(Clone)]
struct Parts {
    engine: Engine,
    direction: Direction,
    register: Secret,
    bytes: usize,
}

impl Parts {
    fn run(&mut self, data: &mut [u8]) {
        let (mut one, register) = (self.engine.one(Op::Encrypt, data.len() / self.bytes), self.register.bytes_mut());
        let from = register.len() - self.bytes;
        for segment in data.chunks_exact_mut(self.bytes) {
            one.run(register);
            for (byte, gamma) in segment.iter_mut().zip(&mut register[from..]) {
                let sum = *byte ^ *gamma;
                *gamma = if self.direction == Direction::Encrypt { sum } else { *byte };
                *byte = sum;
            }
        }
    }
}

/// A message in CFB mode that is encrypted or decrypted in pieces of any size. We hold back output
/// until a segment is complete, because a short last segment is processed differently. A clone
/// continues independently.
#[derive(Clone)]
pub struct CfbStream {
    segments: Segments,
    waiting: Secret,
    filled: usize,
}

impl CfbStream {
    fn new(segments: Segments) -> Self {
        let waiting = Secret::zeros(segments.bytes);
        Self { segments, waiting, filled: 0 }
    }

    /// Processes the next piece and appends the segments it completes.
    pub fn update(&mut self, piece: &[u8], out: &mut Vec<u8>) {
        let size = self.segments.bytes;
        let ready = (self.filled + piece.len()) / size * size;
        let taken = ready.saturating_sub(self.filled);
        if ready > 0 {
            let from = out.len();
            // Reserve up front, because a reallocation would leave unwiped copies behind.
            out.reserve(self.filled + taken);
            out.extend_from_slice(&self.waiting.bytes()[..self.filled]);
            out.extend_from_slice(&piece[..taken]);
            self.filled = 0;
            self.segments.run(&mut out[from..]);
        }
        let rest = &piece[taken..];
        self.waiting.bytes_mut()[self.filled..][..rest.len()].copy_from_slice(rest);
        self.filled += rest.len();
    }

    /// Ends the message and appends the short last segment, if there is one.
    pub fn finish(mut self, out: &mut Vec<u8>) {
        let last = &mut self.waiting.bytes_mut()[..self.filled];
        self.segments.last(last);
        out.extend_from_slice(last);
    }
}

opaque!(CfbStream);
