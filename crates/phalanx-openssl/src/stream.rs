//! Stream modes byte by byte, as OpenSSL expects of ciphers with a "block size" of 1.

use phalanx_catalogue::Result;
use phalanx_catalogue::roles::{RunningBlockMode, RunningStream};
use zeroize::Zeroizing;

/// Bytes of key stream to generate in advance for callers that process a few bytes at a time:
/// enough for the widest kernels.
const AHEAD: usize = 1024;

/// Pieces of at least this length go directly to the cipher.
const LONG: usize = AHEAD / 2;

/// A stream cipher. If the key stream does not depend on the message, short pieces use key stream
/// generated in advance: a call of the cipher takes as long for 16 bytes as for several hundred.
pub(crate) struct Pieces {
    stream: RunningStream,
    /// Whether encryption and decryption add the same key stream.
    adds: bool,
    /// Maximum length of the key stream, in bytes.
    most: u64,
    position: u64,
    ahead: Zeroizing<[u8; AHEAD]>,
    /// Used bytes of the buffered key stream.
    used: usize,
    /// Whether there was a short piece before. A single one is not worth filling the buffer.
    short: bool,
}

impl Pieces {
    pub(crate) fn new(stream: RunningStream, adds: bool, most: u64) -> Self {
        Self { stream, adds, most, position: 0, ahead: Zeroizing::new([0; AHEAD]), used: AHEAD, short: false }
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

/// CFB of DSTU 7624. The library processes whole segments only. The key stream of a partial segment
/// is obtained by encrypting zeros.
pub(crate) struct Segments {
    chain: RunningBlockMode,
    size: usize,
    filled: usize,
    /// The input of the partial segment so far, and its key stream.
    waiting: Zeroizing<[u8; SEGMENT]>,
    added: Zeroizing<[u8; SEGMENT]>,
    out: Zeroizing<Vec<u8>>,
}

impl Segments {
    pub(crate) fn new(chain: RunningBlockMode, size: usize) -> Self {
        let (waiting, added) = (Zeroizing::new([0; SEGMENT]), Zeroizing::new([0; SEGMENT]));
        Self { chain, size, filled: 0, waiting, added, out: Zeroizing::default() }
    }

    pub(crate) fn duplicate(&self) -> Self {
        let (waiting, added, out) = (self.waiting.clone(), self.added.clone(), Zeroizing::default());
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
fn run(chain: &mut RunningBlockMode, segments: &[u8], out: &mut Zeroizing<Vec<u8>>) {
    if out.capacity() < segments.len() {
        **out = Vec::with_capacity(segments.len());
    }
    out.clear();
    chain.update(segments, out);
}
