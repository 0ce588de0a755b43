//! Inputs that can tell whether they have ended, and whose buffers are filled completely.

use std::io::{self, Read};

use phalanx::wipe;

use crate::error::{Error, Result};
use crate::header::Options;

/// An input and its position.
pub(crate) struct Source<R> {
    inner: R,
    /// A byte read ahead to detect the end.
    ahead: Option<u8>,
    /// Offset in the file, for messages.
    offset: u64,
}

impl<R: Read> Source<R> {
    /// Creates an input whose next byte is at `offset` of its file.
    pub(crate) fn new(inner: R, offset: u64) -> Self {
        Self { inner, ahead: None, offset }
    }

    /// Reads until `out` is full or the input ends. Returns the number of bytes.
    pub(crate) fn fill(&mut self, out: &mut [u8]) -> Result<usize> {
        let mut have = 0;
        if let (Some(place), Some(byte)) = (out.first_mut(), self.ahead.take()) {
            *place = byte;
            have = 1;
        }
        have += read_full(&mut self.inner, &mut out[have..], self.offset + have as u64)?;
        self.offset += have as u64;
        Ok(have)
    }

    pub(crate) fn at_end(&mut self) -> Result<bool> {
        if self.ahead.is_none() {
            let mut byte = [0];
            self.ahead = (read_full(&mut self.inner, &mut byte, self.offset)? == 1).then_some(byte[0]);
        }
        Ok(self.ahead.is_none())
    }
}

/// An input whose beginning has already been read, to find out whether it is
/// [short](Options::SHORT).
pub struct Ahead<R> {
    /// The bytes after the first `have` ones were not read.
    start: Beginning,
    have: usize,
    /// Number of bytes of the beginning already returned.
    given: usize,
    rest: R,
    /// Whether the input ended within the beginning.
    ended: bool,
}

impl<R: Read> Ahead<R> {
    /// Reads the beginning, which is one byte longer than any short input.
    ///
    /// # Errors
    /// [`Error::Read`].
    pub fn read(rest: R) -> Result<Self> {
        Self::read_known(rest, Options::SHORT)
    }

    /// Reads a short input of known length at once, and one byte more if it has become longer.
    ///
    /// # Errors
    /// [`Error::Read`].
    pub fn read_known(rest: R, length: u64) -> Result<Self> {
        let start = Beginning(vec![0; length.min(Options::SHORT) as usize + 1]);
        let mut ahead = Self { start, have: 0, given: 0, rest, ended: false };
        ahead.have = read_full(&mut ahead.rest, &mut ahead.start.0, 0)?;
        ahead.ended = ahead.have < ahead.start.0.len();
        Ok(ahead)
    }

    /// Reads nothing ahead. Use this if the length is known or does not matter.
    pub fn unread(rest: R) -> Self {
        Self { start: Beginning(Vec::new()), have: 0, given: 0, rest, ended: false }
    }

    /// The bytes read ahead.
    pub fn beginning(&self) -> &[u8] {
        &self.start.0[..self.have]
    }

    /// The length, if the input is short.
    pub fn length(&self) -> Option<u64> {
        self.ended.then_some(self.have as u64)
    }
}

impl<R: Read> Read for Ahead<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let left = &self.start.0[self.given..self.have];
        if left.is_empty() {
            // Once an input has ended, we don't read from it again.
            return if self.ended { Ok(0) } else { self.rest.read(out) };
        }
        let n = left.len().min(out.len());
        out[..n].copy_from_slice(&left[..n]);
        self.given += n;
        Ok(n)
    }
}

/// Plaintext, which is wiped after use.
struct Beginning(Vec<u8>);

impl Drop for Beginning {
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}

/// Reads until `out` is full or the input ends. Returns the number of bytes. `offset` is the
/// position of the input, for messages.
pub(crate) fn read_full(input: &mut impl Read, out: &mut [u8], offset: u64) -> Result<usize> {
    let mut have = 0;
    while have < out.len() {
        match input.read(&mut out[have..]) {
            Ok(0) => break,
            Ok(n) if n <= out.len() - have => have += n,
            Ok(_) => {
                let source = io::Error::other("the reader claims to have read more than requested");
                return Err(Error::Read { offset: offset + have as u64, source });
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(source) => return Err(Error::Read { offset: offset + have as u64, source }),
        }
    }
    Ok(have)
}
