//! Stream modes that can process single bytes, as OpenSSL expects from ciphers with a "block size"
//! of 1.

use phalanx::Wiped;
use phalanx_catalogue::Result;
use phalanx_catalogue::roles::{RunningBlockMode, RunningStream};

use crate::wiped::WipedArray;

/// How many bytes of key stream to generate ahead of time for callers that process a few bytes at a
/// time. This is enough for the widest kernels.
const AHEAD: usize = 1024;

/// Pieces that are at least this long go straight to the cipher.
const LONG: usize = AHEAD / 2;

/// A stream cipher. As long as the key stream doesn't depend on the message, we generate some of it
/// ahead of time for short pieces, because calling the cipher takes just as long for 16 bytes as
/// for several hundred.
pub(crate) struct Pieces {
    stream: RunningStream,
    /// Whether encrypting and decrypting add the same key stream.
    adds: bool,
    /// Maximum length of the key stream, in bytes.
    most: u64,
    position: u64,
    ahead: WipedArray<AHEAD>,
    /// How many bytes of the buffered key stream have been used.
    used: usize,
    /// Whether we have seen a short piece before. Filling the buffer isn't worth it for just one of
    /// them.
    short: bool,
}

impl Pieces {
    pub(crate) fn new(stream: RunningStream, adds: bool, most: u64) -> Self {
        Self { stream, adds, most, position: 0, ahead: WipedArray::default(), used: AHEAD, short: false }
    }

    pub(crate) fn duplicate(&self) -> Self {
        Self { stream: self.stream.clone(), ahead: self.ahead.clone(), ..*self }
    }

    pub(crate) fn apply(&mut self, data: &mut [u8]) -> Result {
        let (served, rest) = data.split_at_mut(data.len().min(AHEAD - self.used));
        self.serve(served);
        if rest.is_empty() {
            return Ok(());
        }
        let made = self.position.saturating_add(AHEAD as u64);
        if rest.len() < LONG && self.adds && self.short && made <= self.most {
            self.ahead.fill(0);
            self.used = 0;
            if let Err(error) = self.stream.apply(&mut self.ahead[..]) {
                self.used = AHEAD;
                return Err(error);
            }
            self.serve(rest);
            return Ok(());
        }
        self.stream.apply(rest)?;
        self.short = rest.len() < LONG;
        self.position += rest.len() as u64;
        Ok(())
    }

    /// Adds buffered key stream.
    fn serve(&mut self, data: &mut [u8]) {
        let added = &self.ahead[self.used..][..data.len()];
        data.iter_mut().zip(added).for_each(|(byte, added)| *byte ^= added);
        self.used += data.len();
        self.position += data.len() as u64;
    }
}

/// Maximum segment size, in bytes.
const SEGMENT: usize = 64;

/// DSTU 7624 CFB. The library can only process whole segments, so we get the key stream for a
/// partial segment by encrypting zeros.
pub(crate) struct Segments {
    chain: RunningBlockMode,
    size: usize,
    filled: usize,
    /// The part of the current segment that has arrived so far, and its key stream.
    waiting: WipedArray<SEGMENT>,
    added: WipedArray<SEGMENT>,
    out: Wiped,
}

impl Segments {
    pub(crate) fn new(chain: RunningBlockMode, size: usize) -> Self {
        let (waiting, added, out) = Default::default();
        Self { chain, size, filled: 0, waiting, added, out }
    }

    pub(crate) fn duplicate(&self) -> Self {
        let (waiting, added, out) = (self.waiting.clone(), self.added.clone(), Wiped::default());
        Self { chain: self.chain.clone(), waiting, added, out, ..*self }
    }

    pub(crate) fn apply(&mut self, mut data: &mut [u8]) {
        while !data.is_empty() {
            let whole = data.len() / self.size * self.size;
            if self.filled == 0 && whole > 0 {
                let (segments, rest) = data.split_at_mut(whole);
                run(&mut self.chain, segments, &mut self.out);
                segments.copy_from_slice(&self.out);
                data = rest;
                continue;
            }
            if self.filled == 0 {
                run(&mut self.chain.clone(), &[0; SEGMENT][..self.size], &mut self.out);
                self.added[..self.size].copy_from_slice(&self.out);
            }
            let (piece, rest) = data.split_at_mut(data.len().min(self.size - self.filled));
            self.waiting[self.filled..][..piece.len()].copy_from_slice(piece);
            let added = &self.added[self.filled..];
            piece.iter_mut().zip(added).for_each(|(byte, added)| *byte ^= added);
            self.filled += piece.len();
            if self.filled == self.size {
                run(&mut self.chain, &self.waiting[..self.size], &mut self.out);
                self.filled = 0;
            }
            data = rest;
        }
    }
}

/// Processes whole segments from one buffer to another.
fn run(chain: &mut RunningBlockMode, segments: &[u8], out: &mut Wiped) {
    if out.capacity() < segments.len() {
        *out = Wiped(Vec::with_capacity(segments.len()));
    }
    out.clear();
    chain.update(segments, out);
}
